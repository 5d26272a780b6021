`default_nettype none
module IdleBranches (  // Examples.java:89
  input  wire clock,  // Examples.java:89
  input  wire reset,  // Examples.java:89
  input  wire [7:0] value,  // Examples.java:86
  output wire [7:0] kept  // Examples.java:87
);
  reg  [7:0] last;  // Examples.java:90
  wire [15:0] idle = {8'd0, value} * {8'd0, value};  // Examples.java:91
  assign kept = last;  // Examples.java:96
  always @(posedge clock) begin
    if (value == 8'd3) begin  // Examples.java:93
      last <= value;  // Examples.java:93
    end
    if (value == 8'd4) begin  // Examples.java:94
      last <= 8'd0;  // Examples.java:94
    end
    if (reset) begin
      last <= 8'd0;  // Examples.java:90
    end
  end
  wire unused_ok = &{1'b0, idle};
`ifdef HEDDLE_SIMULATION
  wire [15:0] watched = {8'd0, value} * {8'd0, last};  // Examples.java:92
  always @(posedge clock) begin
    if (!reset) begin
      if (!(value == 8'd4) && (watched == 16'd9)) begin  // Examples.java:95
        if (!(value != 8'd5)) begin  // Examples.java:95
          $display("assertion failed: no five before a nine (Examples.java:95)");
          $stop;  // Examples.java:95
        end
      end
    end
  end
`endif
`ifdef FORMAL
  wire [15:0] watched = {8'd0, value} * {8'd0, last};  // Examples.java:92
  always @(posedge clock) begin
    if (!reset) begin
      if (!(value == 8'd4) && (watched == 16'd9)) begin  // Examples.java:95
        assert (value != 8'd5);  // Examples.java:95
      end
    end
  end
`endif
endmodule
`default_nettype wire
