`default_nettype none
// lanes=8, laneBits=8
module LanePacker_8_8 (  // LanePacker.java:23
  input  wire clock,  // LanePacker.java:23
  input  wire reset,  // LanePacker.java:23
  input  wire [63:0] lanes_data_data,  // LanePacker.java:26
  input  wire [2:0] lanes_data_first,  // LanePacker.java:26
  input  wire [2:0] lanes_data_last,  // LanePacker.java:26
  input  wire lanes_data_ends,  // LanePacker.java:26
  input  wire lanes_valid,  // LanePacker.java:26
  output wire lanes_ready,  // LanePacker.java:26
  output wire [63:0] payload_data_data,  // LanePacker.java:27
  output wire payload_data_last,  // LanePacker.java:27
  output wire payload_valid,  // LanePacker.java:27
  input  wire payload_ready  // LanePacker.java:27
);
  reg  [2:0] waitingLanes;  // LanePacker.java:31
  reg  flushing;  // LanePacker.java:32
  reg  [7:0] waiting0;  // LanePacker.java:62
  reg  [7:0] waiting1;  // LanePacker.java:62
  reg  [7:0] waiting2;  // LanePacker.java:62
  reg  [7:0] waiting3;  // LanePacker.java:62
  reg  [7:0] waiting4;  // LanePacker.java:62
  reg  [7:0] waiting5;  // LanePacker.java:62
  reg  [7:0] waiting6;  // LanePacker.java:62
  wire [3:0] newLanes = ({1'b0, lanes_data_last} - {1'b0, lanes_data_first}) + 4'd1;  // LanePacker.java:37
  wire [3:0] poolLanes = {1'b0, waitingLanes} + newLanes;  // LanePacker.java:38
  wire overflows = poolLanes > 4'd8;  // LanePacker.java:39
  wire emitsNow = (poolLanes >= 4'd8) || lanes_data_ends;  // LanePacker.java:40
  wire [2:0] turn = lanes_data_first - waitingLanes;  // LanePacker.java:48
  wire leaves = lanes_valid && emitsNow && payload_ready;  // LanePacker.java:51
  wire [63:0] come_0_shifted = lanes_data_data >> {turn + 3'd0, 3'd0};  // Lanes.java:17
  wire [7:0] come_0 = come_0_shifted[7:0];  // Lanes.java:17
  wire waits_0 = waitingLanes > 3'd0;  // LanePacker.java:63
  wire [63:0] come_1_shifted = lanes_data_data >> {turn + 3'd1, 3'd0};  // Lanes.java:17
  wire [7:0] come_1 = come_1_shifted[7:0];  // Lanes.java:17
  wire waits_1 = waitingLanes > 3'd1;  // LanePacker.java:63
  wire [63:0] come_2_shifted = lanes_data_data >> {turn + 3'd2, 3'd0};  // Lanes.java:17
  wire [7:0] come_2 = come_2_shifted[7:0];  // Lanes.java:17
  wire waits_2 = waitingLanes > 3'd2;  // LanePacker.java:63
  wire [63:0] come_3_shifted = lanes_data_data >> {turn + 3'd3, 3'd0};  // Lanes.java:17
  wire [7:0] come_3 = come_3_shifted[7:0];  // Lanes.java:17
  wire waits_3 = waitingLanes > 3'd3;  // LanePacker.java:63
  wire [63:0] come_4_shifted = lanes_data_data >> {turn + 3'd4, 3'd0};  // Lanes.java:17
  wire [7:0] come_4 = come_4_shifted[7:0];  // Lanes.java:17
  wire waits_4 = waitingLanes > 3'd4;  // LanePacker.java:63
  wire [63:0] come_5_shifted = lanes_data_data >> {turn + 3'd5, 3'd0};  // Lanes.java:17
  wire [7:0] come_5 = come_5_shifted[7:0];  // Lanes.java:17
  wire waits_5 = waitingLanes > 3'd5;  // LanePacker.java:63
  wire [63:0] come_6_shifted = lanes_data_data >> {turn + 3'd6, 3'd0};  // Lanes.java:17
  wire [7:0] come_6 = come_6_shifted[7:0];  // Lanes.java:17
  wire waits_6 = waitingLanes > 3'd6;  // LanePacker.java:63
  wire [63:0] come_7_shifted = lanes_data_data >> {turn + 3'd7, 3'd0};  // Lanes.java:17
  wire [7:0] come_7 = come_7_shifted[7:0];  // Lanes.java:17
  assign lanes_ready = !flushing && (payload_ready || !emitsNow);  // LanePacker.java:43
  assign payload_data_data = {flushing ? 8'd0 : come_7, (waits_6 || flushing) ? waiting6 : come_6,
      (waits_5 || flushing) ? waiting5 : come_5, (waits_4 || flushing) ? waiting4 : come_4,
      (waits_3 || flushing) ? waiting3 : come_3, (waits_2 || flushing) ? waiting2 : come_2,
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
    if (!flushing && (!waits_3 || leaves)) begin  // LanePacker.java:66
      waiting3 <= come_3;  // LanePacker.java:66
    end
    if (!flushing && (!waits_4 || leaves)) begin  // LanePacker.java:66
      waiting4 <= come_4;  // LanePacker.java:66
    end
    if (!flushing && (!waits_5 || leaves)) begin  // LanePacker.java:66
      waiting5 <= come_5;  // LanePacker.java:66
    end
    if (!flushing && (!waits_6 || leaves)) begin  // LanePacker.java:66
      waiting6 <= come_6;  // LanePacker.java:66
    end
    if (lanes_valid && lanes_ready) begin  // LanePacker.java:69
      waitingLanes <= lanes_data_ends ? 3'd0 : poolLanes[2:0];  // LanePacker.java:70
      flushing <= lanes_data_ends && overflows;  // LanePacker.java:71
    end
    if (flushing && payload_ready) begin  // LanePacker.java:73
      flushing <= 1'b0;  // LanePacker.java:73
    end
    if (reset) begin
      waitingLanes <= 3'd0;  // LanePacker.java:31
      flushing <= 1'b0;  // LanePacker.java:32
    end
  end
  wire unused_ok = &{1'b0, come_0_shifted[63:8], come_1_shifted[63:8], come_2_shifted[63:8],
      come_3_shifted[63:8], come_4_shifted[63:8], come_5_shifted[63:8], come_6_shifted[63:8],
      come_7_shifted[63:8]};
endmodule
`default_nettype wire
