module OnlyAsserts (  // Examples.java:90
  input  wire clock,  // Examples.java:90
  input  wire reset,  // Examples.java:90
  input  wire request,  // Examples.java:86
  input  wire grant,  // Examples.java:87
  output wire both  // Examples.java:88
);
  assign both = request && grant;  // Examples.java:92
  wire unused_ok = &{1'b0, clock, reset};
`ifdef HEDDLE_SIMULATION
  wire fine = request || !grant;  // Examples.java:91
  always @(posedge clock) begin
    if (!reset) begin
      if (request) begin  // Examples.java:93
        if (!fine) begin  // Examples.java:93
          $display("assertion failed: no grant without a request (Examples.java:93)");
          $stop;  // Examples.java:93
        end
      end
    end
  end
`endif
`ifdef FORMAL
  wire fine = request || !grant;  // Examples.java:91
  always @(posedge clock) begin
    if (!reset) begin
      if (request) begin  // Examples.java:93
        assert (fine);  // Examples.java:93
      end
    end
  end
`endif
endmodule
