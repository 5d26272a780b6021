`default_nettype none
// payload=UInt8, count=2
module Fork_UInt8_2 (  // Fork.java:36
  input  wire clock,  // Fork.java:36
  input  wire reset,  // Fork.java:36
  input  wire [7:0] source_data,  // Fork.java:42
  input  wire source_valid,  // Fork.java:42
  output wire source_ready,  // Fork.java:42
  output wire [7:0] sinks_0_data,  // Fork.java:43
  output wire sinks_0_valid,  // Fork.java:43
  input  wire sinks_0_ready,  // Fork.java:43
  output wire [7:0] sinks_1_data,  // Fork.java:43
  output wire sinks_1_valid,  // Fork.java:43
  input  wire sinks_1_ready  // Fork.java:43
);
  reg  [1:0] taken;  // Fork.java:45
  wire [1:0] served = taken | {sinks_1_ready, sinks_0_ready};  // Fork.java:53
  assign source_ready = &served;  // Fork.java:54
  assign sinks_0_data = source_data;  // Fork.java:50
  assign sinks_0_valid = source_valid && !taken[0];  // Fork.java:49
  assign sinks_1_data = source_data;  // Fork.java:50
  assign sinks_1_valid = source_valid && !taken[1];  // Fork.java:49
  always @(posedge clock) begin
    if (source_valid) begin  // Fork.java:55
      taken <= source_ready ? 2'd0 : served;  // Fork.java:55
    end
    if (reset) begin
      taken <= 2'd0;  // Fork.java:45
    end
  end
endmodule
`default_nettype wire
