`default_nettype none
// latency=1
module LinkDelay_1 (  // LinkDelay.java:19
  input  wire clock,  // LinkDelay.java:19
  input  wire reset,  // LinkDelay.java:19
  input  wire from_valid,  // LinkDelay.java:13
  input  wire [63:0] from_data,  // LinkDelay.java:13
  input  wire from_last,  // LinkDelay.java:13
  output wire to_valid,  // LinkDelay.java:14
  output wire [63:0] to_data,  // LinkDelay.java:14
  output wire to_last  // LinkDelay.java:14
);
  reg  valid_0;  // LinkDelay.java:40
  reg  last_0;  // LinkDelay.java:40
  reg  [63:0] data_0;  // LinkDelay.java:30
  assign to_valid = valid_0;  // LinkDelay.java:34
  assign to_data = data_0;  // LinkDelay.java:35
  assign to_last = last_0;  // LinkDelay.java:36
  always @(posedge clock) begin
    valid_0 <= from_valid;  // LinkDelay.java:41
    last_0 <= from_last;  // LinkDelay.java:41
    data_0 <= from_data;  // LinkDelay.java:31
    if (reset) begin
      valid_0 <= 1'b0;  // LinkDelay.java:40
      last_0 <= 1'b0;  // LinkDelay.java:40
    end
  end
endmodule
`default_nettype wire
