`default_nettype none
// lanes=4, laneBits=32
module LanePacker_4_32 (  // LanePacker.java:23
  input  wire clock,  // LanePacker.java:23
  input  wire reset,  // LanePacker.java:23
  input  wire [127:0] lanes_data_data,  // LanePacker.java:26
  input  wire [1:0] lanes_data_first,  // LanePacker.java:26
  input  wire [1:0] lanes_data_last,  // LanePacker.java:26
  input  wire lanes_data_ends,  // LanePacker.java:26
  input  wire lanes_valid,  // LanePacker.java:26
  output wire lanes_ready,  // LanePacker.java:26
  output wire [127:0] payload_data_data,  // LanePacker.java:27
  output wire payload_data_last,  // LanePacker.java:27
  output wire payload_valid,  // LanePacker.java:27
  input  wire payload_ready  // LanePacker.java:27
);
  reg  [1:0] waitingLanes;  // LanePacker.java:31
  reg  flushing;  // LanePacker.java:32
  reg  [31:0] waiting0;  // LanePacker.java:62
  reg  [31:0] waiting1;  // LanePacker.java:62
  reg  [31:0] waiting2;  // LanePacker.java:62
  wire [2:0] newLanes = ({1'b0, lanes_data_last} - {1'b0, lanes_data_first}) + 3'd1;  // LanePacker.java:37
  wire [2:0] poolLanes = {1'b0, waitingLanes} + newLanes;  // LanePacker.java:38
  wire overflows = poolLanes > 3'd4;  // LanePacker.java:39
  wire emitsNow = (poolLanes >= 3'd4) || lanes_data_ends;  // LanePacker.java:40
  wire [1:0] turn = lanes_data_first - waitingLanes;  // LanePacker.java:48
  wire leaves = lanes_valid && emitsNow && payload_ready;  // LanePacker.java:51
  wire [127:0] come_0_shifted = lanes_data_data >> {turn + 2'd0, 5'd0};  // Lanes.java:17
  wire [31:0] come_0 = come_0_shifted[31:0];  // Lanes.java:17
  wire waits_0 = waitingLanes > 2'd0;  // LanePacker.java:63
  wire [127:0] come_1_shifted = lanes_data_data >> {turn + 2'd1, 5'd0};  // Lanes.java:17
  wire [31:0] come_1 = come_1_shifted[31:0];  // Lanes.java:17
  wire waits_1 = waitingLanes > 2'd1;  // LanePacker.java:63
  wire [127:0] come_2_shifted = lanes_data_data >> {turn + 2'd2, 5'd0};  // Lanes.java:17
  wire [31:0] come_2 = come_2_shifted[31:0];  // Lanes.java:17
  wire waits_2 = waitingLanes > 2'd2;  // LanePacker.java:63
  wire [127:0] come_3_shifted = lanes_data_data >> {turn + 2'd3, 5'd0};  // Lanes.java:17
  wire [31:0] come_3 = come_3_shifted[31:0];  // Lanes.java:17
  assign lanes_ready = !flushing && (payload_ready || !emitsNow);  // LanePacker.java:43
  assign payload_data_data = {flushing ? 32'd0 : come_3, (waits_2 || flushing) ? waiting2 : come_2,
      (waits_1 || flushing) ? waiting1 : come_1, (waits_0 || flushing) ? waiting0 : come_0};  // LanePacker.java:68
  assign payload_data_last = flushing || (lanes_data_ends && !overflows);  // LanePacker.java:44
  assign payload_valid = flushing || (lanes_valid && emitsNow);  // LanePacker.java:42
  always @(posedge clock) begin
    if (!flushing && (!waits_0 || leaves)) begin  // LanePacker.java:66
      waiting0 <= come_0;  // LanePacker.java:66
    end
    if (!flushing && (!waits_1 || leaves)) begin  // LanePacker.java:66
      waiting1 <= come_1;  // LanePacker.java:66
    end
    if (!flushing && (!waits_2 || leaves)) begin  // LanePacker.java:66
      waiting2 <= come_2;  // LanePacker.java:66
    end
    if (lanes_valid && lanes_ready) begin  // LanePacker.java:69
      waitingLanes <= lanes_data_ends ? 2'd0 : poolLanes[1:0];  // LanePacker.java:70
      flushing <= lanes_data_ends && overflows;  // LanePacker.java:71
    end
    if (flushing && payload_ready) begin  // LanePacker.java:73
      flushing <= 1'b0;  // LanePacker.java:73
    end
    if (reset) begin
      waitingLanes <= 2'd0;  // LanePacker.java:31
      flushing <= 1'b0;  // LanePacker.java:32
    end
  end
  wire unused_ok = &{1'b0, come_0_shifted[127:32], come_1_shifted[127:32], come_2_shifted[127:32],
      come_3_shifted[127:32]};
endmodule
`default_nettype wire
