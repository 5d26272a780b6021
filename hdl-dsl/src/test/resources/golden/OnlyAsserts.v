`default_nettype none
module OnlyAsserts (  // Examples.java:106
  input  wire clock,  // Examples.java:106
  input  wire reset,  // Examples.java:106
  input  wire request,  // Examples.java:102
  input  wire grant,  // Examples.java:103
  output wire both  // Examples.java:104
);
  assign both = request && grant;  // Examples.java:108
  wire unused_ok = &{1'b0, clock, reset};
`ifdef HEDDLE_SIMULATION
  wire fine = request || !grant;  // Examples.java:107
  always @(posedge clock) begin
    if (!reset) begin
      if (request) begin  // Examples.java:109
        if (!fine) begin  // Examples.java:109
          $display("assertion failed: no grant without a request (Examples.java:109)");
          $stop;  // Examples.java:109
        end
      end
    end
  end
`endif
`ifdef FORMAL
  wire fine = request || !grant;  // Examples.java:107
  always @(posedge clock) begin
    if (!reset) begin
      if (request) begin  // Examples.java:109
        assert (fine);  // Examples.java:109
      end
    end
  end
`endif
endmodule
`default_nettype wire
