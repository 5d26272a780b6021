`default_nettype none
// lanes=2, laneBits=32
module LanePacker_2_32 (  // LanePacker.java:23
  input  wire clock,  // LanePacker.java:23
  input  wire reset,  // LanePacker.java:23
  input  wire [63:0] lanes_data_data,  // LanePacker.java:26
  input  wire lanes_data_first,  // LanePacker.java:26
  input  wire lanes_data_last,  // LanePacker.java:26
  input  wire lanes_data_ends,  // LanePacker.java:26
  input  wire lanes_valid,  // LanePacker.java:26
  output wire lanes_ready,  // LanePacker.java:26
  output wire [63:0] payload_data_data,  // LanePacker.java:27
  output wire payload_data_last,  // LanePacker.java:27
  output wire payload_valid,  // LanePacker.java:27
  input  wire payload_ready  // LanePacker.java:27
);
  reg  waitingLanes;  // LanePacker.java:31
  reg  flushing;  // LanePacker.java:32
  reg  [31:0] waiting0;  // LanePacker.java:62
  wire [1:0] newLanes = ({1'b0, lanes_data_last} - {1'b0, lanes_data_first}) + 2'd1;  // LanePacker.java:37
  wire [1:0] poolLanes = {1'b0, waitingLanes} + newLanes;  // LanePacker.java:38
  wire overflows = poolLanes > 2'd2;  // LanePacker.java:39
  wire emitsNow = (poolLanes >= 2'd2) || lanes_data_ends;  // LanePacker.java:40
  wire turn = lanes_data_first - waitingLanes;  // LanePacker.java:48
  wire leaves = lanes_valid && emitsNow && payload_ready;  // LanePacker.java:51
  wire [63:0] come_0_shifted = lanes_data_data >> {turn + 1'b0, 5'd0};  // Lanes.java:17
  wire [31:0] come_0 = come_0_shifted[31:0];  // Lanes.java:17
  wire waits = waitingLanes > 1'b0;  // LanePacker.java:63
  wire [63:0] come_1_shifted = lanes_data_data >> {turn + 1'b1, 5'd0};  // Lanes.java:17
  wire [31:0] come_1 = come_1_shifted[31:0];  // Lanes.java:17
  assign lanes_ready = !flushing && (payload_ready || !emitsNow);  // LanePacker.java:43
  assign payload_data_data = {flushing ? 32'd0 : come_1, (waits || flushing) ? waiting0 : come_0};  // LanePacker.java:68
  assign payload_data_last = flushing || (lanes_data_ends && !overflows);  // LanePacker.java:44
  assign payload_valid = flushing || (lanes_valid && emitsNow);  // LanePacker.java:42
  always @(posedge clock) begin
    if (!flushing && (!waits || leaves)) begin  // LanePacker.java:66
      waiting0 <= come_0;  // LanePacker.java:66
    end
    if (lanes_valid && lanes_ready) begin  // LanePacker.java:69
      waitingLanes <= lanes_data_ends ? 1'b0 : poolLanes[0];  // LanePacker.java:70
      flushing <= lanes_data_ends && overflows;  // LanePacker.java:71
    end
    if (flushing && payload_ready) begin  // LanePacker.java:73
      flushing <= 1'b0;  // LanePacker.java:73
    end
    if (reset) begin
      waitingLanes <= 1'b0;  // LanePacker.java:31
      flushing <= 1'b0;  // LanePacker.java:32
    end
  end
  wire unused_ok = &{1'b0, come_0_shifted[63:32], come_1_shifted[63:32]};
endmodule
`default_nettype wire
