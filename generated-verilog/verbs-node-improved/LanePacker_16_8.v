`default_nettype none
// lanes=16, laneBits=8
module LanePacker_16_8 (  // LanePacker.java:23
  input  wire clock,  // LanePacker.java:23
  input  wire reset,  // LanePacker.java:23
  input  wire [127:0] lanes_data_data,  // LanePacker.java:26
  input  wire [3:0] lanes_data_first,  // LanePacker.java:26
  input  wire [3:0] lanes_data_last,  // LanePacker.java:26
  input  wire lanes_data_ends,  // LanePacker.java:26
  input  wire lanes_valid,  // LanePacker.java:26
  output wire lanes_ready,  // LanePacker.java:26
  output wire [127:0] payload_data_data,  // LanePacker.java:27
  output wire payload_data_last,  // LanePacker.java:27
  output wire payload_valid,  // LanePacker.java:27
  input  wire payload_ready  // LanePacker.java:27
);
  reg  [3:0] waitingLanes;  // LanePacker.java:31
  reg  flushing;  // LanePacker.java:32
  reg  [7:0] waiting0;  // LanePacker.java:58
  reg  [7:0] waiting1;  // LanePacker.java:58
  reg  [7:0] waiting2;  // LanePacker.java:58
  reg  [7:0] waiting3;  // LanePacker.java:58
  reg  [7:0] waiting4;  // LanePacker.java:58
  reg  [7:0] waiting5;  // LanePacker.java:58
  reg  [7:0] waiting6;  // LanePacker.java:58
  reg  [7:0] waiting7;  // LanePacker.java:58
  reg  [7:0] waiting8;  // LanePacker.java:58
  reg  [7:0] waiting9;  // LanePacker.java:58
  reg  [7:0] waiting10;  // LanePacker.java:58
  reg  [7:0] waiting11;  // LanePacker.java:58
  reg  [7:0] waiting12;  // LanePacker.java:58
  reg  [7:0] waiting13;  // LanePacker.java:58
  reg  [7:0] waiting14;  // LanePacker.java:58
  wire [4:0] newLanes = ({1'b0, lanes_data_last} - {1'b0, lanes_data_first}) + 5'd1;  // LanePacker.java:37
  wire [4:0] poolLanes = {1'b0, waitingLanes} + newLanes;  // LanePacker.java:38
  wire overflows = poolLanes > 5'd16;  // LanePacker.java:39
  wire emitsNow = (poolLanes >= 5'd16) || lanes_data_ends;  // LanePacker.java:40
  wire [3:0] turn = lanes_data_first - waitingLanes;  // LanePacker.java:48
  wire leaves = lanes_valid && emitsNow && payload_ready;  // LanePacker.java:49
  wire [127:0] come_0_shifted = lanes_data_data >> {turn + 4'd0, 3'd0};  // Lanes.java:13
  wire [7:0] come_0 = come_0_shifted[7:0];  // Lanes.java:13
  wire waits_0 = waitingLanes > 4'd0;  // LanePacker.java:59
  wire [127:0] come_1_shifted = lanes_data_data >> {turn + 4'd1, 3'd0};  // Lanes.java:13
  wire [7:0] come_1 = come_1_shifted[7:0];  // Lanes.java:13
  wire waits_1 = waitingLanes > 4'd1;  // LanePacker.java:59
  wire [127:0] come_2_shifted = lanes_data_data >> {turn + 4'd2, 3'd0};  // Lanes.java:13
  wire [7:0] come_2 = come_2_shifted[7:0];  // Lanes.java:13
  wire waits_2 = waitingLanes > 4'd2;  // LanePacker.java:59
  wire [127:0] come_3_shifted = lanes_data_data >> {turn + 4'd3, 3'd0};  // Lanes.java:13
  wire [7:0] come_3 = come_3_shifted[7:0];  // Lanes.java:13
  wire waits_3 = waitingLanes > 4'd3;  // LanePacker.java:59
  wire [127:0] come_4_shifted = lanes_data_data >> {turn + 4'd4, 3'd0};  // Lanes.java:13
  wire [7:0] come_4 = come_4_shifted[7:0];  // Lanes.java:13
  wire waits_4 = waitingLanes > 4'd4;  // LanePacker.java:59
  wire [127:0] come_5_shifted = lanes_data_data >> {turn + 4'd5, 3'd0};  // Lanes.java:13
  wire [7:0] come_5 = come_5_shifted[7:0];  // Lanes.java:13
  wire waits_5 = waitingLanes > 4'd5;  // LanePacker.java:59
  wire [127:0] come_6_shifted = lanes_data_data >> {turn + 4'd6, 3'd0};  // Lanes.java:13
  wire [7:0] come_6 = come_6_shifted[7:0];  // Lanes.java:13
  wire waits_6 = waitingLanes > 4'd6;  // LanePacker.java:59
  wire [127:0] come_7_shifted = lanes_data_data >> {turn + 4'd7, 3'd0};  // Lanes.java:13
  wire [7:0] come_7 = come_7_shifted[7:0];  // Lanes.java:13
  wire waits_7 = waitingLanes > 4'd7;  // LanePacker.java:59
  wire [127:0] come_8_shifted = lanes_data_data >> {turn + 4'd8, 3'd0};  // Lanes.java:13
  wire [7:0] come_8 = come_8_shifted[7:0];  // Lanes.java:13
  wire waits_8 = waitingLanes > 4'd8;  // LanePacker.java:59
  wire [127:0] come_9_shifted = lanes_data_data >> {turn + 4'd9, 3'd0};  // Lanes.java:13
  wire [7:0] come_9 = come_9_shifted[7:0];  // Lanes.java:13
  wire waits_9 = waitingLanes > 4'd9;  // LanePacker.java:59
  wire [127:0] come_10_shifted = lanes_data_data >> {turn + 4'd10, 3'd0};  // Lanes.java:13
  wire [7:0] come_10 = come_10_shifted[7:0];  // Lanes.java:13
  wire waits_10 = waitingLanes > 4'd10;  // LanePacker.java:59
  wire [127:0] come_11_shifted = lanes_data_data >> {turn + 4'd11, 3'd0};  // Lanes.java:13
  wire [7:0] come_11 = come_11_shifted[7:0];  // Lanes.java:13
  wire waits_11 = waitingLanes > 4'd11;  // LanePacker.java:59
  wire [127:0] come_12_shifted = lanes_data_data >> {turn + 4'd12, 3'd0};  // Lanes.java:13
  wire [7:0] come_12 = come_12_shifted[7:0];  // Lanes.java:13
  wire waits_12 = waitingLanes > 4'd12;  // LanePacker.java:59
  wire [127:0] come_13_shifted = lanes_data_data >> {turn + 4'd13, 3'd0};  // Lanes.java:13
  wire [7:0] come_13 = come_13_shifted[7:0];  // Lanes.java:13
  wire waits_13 = waitingLanes > 4'd13;  // LanePacker.java:59
  wire [127:0] come_14_shifted = lanes_data_data >> {turn + 4'd14, 3'd0};  // Lanes.java:13
  wire [7:0] come_14 = come_14_shifted[7:0];  // Lanes.java:13
  wire waits_14 = waitingLanes > 4'd14;  // LanePacker.java:59
  wire [127:0] come_15_shifted = lanes_data_data >> {turn + 4'd15, 3'd0};  // Lanes.java:13
  wire [7:0] come_15 = come_15_shifted[7:0];  // Lanes.java:13
  assign lanes_ready = !flushing && (payload_ready || !emitsNow);  // LanePacker.java:43
  assign payload_data_data = {flushing ? 8'd0 : come_15, (waits_14 || flushing) ? waiting14 : come_14,
      (waits_13 || flushing) ? waiting13 : come_13, (waits_12 || flushing) ? waiting12 : come_12,
      (waits_11 || flushing) ? waiting11 : come_11, (waits_10 || flushing) ? waiting10 : come_10,
      (waits_9 || flushing) ? waiting9 : come_9, (waits_8 || flushing) ? waiting8 : come_8,
      (waits_7 || flushing) ? waiting7 : come_7, (waits_6 || flushing) ? waiting6 : come_6,
      (waits_5 || flushing) ? waiting5 : come_5, (waits_4 || flushing) ? waiting4 : come_4,
      (waits_3 || flushing) ? waiting3 : come_3, (waits_2 || flushing) ? waiting2 : come_2,
      (waits_1 || flushing) ? waiting1 : come_1, (waits_0 || flushing) ? waiting0 : come_0};  // LanePacker.java:64
  assign payload_data_last = flushing || (lanes_data_ends && !overflows);  // LanePacker.java:44
  assign payload_valid = flushing || (lanes_valid && emitsNow);  // LanePacker.java:42
  always @(posedge clock) begin
    if (!flushing && (!waits_0 || leaves)) begin  // LanePacker.java:62
      waiting0 <= come_0;  // LanePacker.java:62
    end
    if (!flushing && (!waits_1 || leaves)) begin  // LanePacker.java:62
      waiting1 <= come_1;  // LanePacker.java:62
    end
    if (!flushing && (!waits_2 || leaves)) begin  // LanePacker.java:62
      waiting2 <= come_2;  // LanePacker.java:62
    end
    if (!flushing && (!waits_3 || leaves)) begin  // LanePacker.java:62
      waiting3 <= come_3;  // LanePacker.java:62
    end
    if (!flushing && (!waits_4 || leaves)) begin  // LanePacker.java:62
      waiting4 <= come_4;  // LanePacker.java:62
    end
    if (!flushing && (!waits_5 || leaves)) begin  // LanePacker.java:62
      waiting5 <= come_5;  // LanePacker.java:62
    end
    if (!flushing && (!waits_6 || leaves)) begin  // LanePacker.java:62
      waiting6 <= come_6;  // LanePacker.java:62
    end
    if (!flushing && (!waits_7 || leaves)) begin  // LanePacker.java:62
      waiting7 <= come_7;  // LanePacker.java:62
    end
    if (!flushing && (!waits_8 || leaves)) begin  // LanePacker.java:62
      waiting8 <= come_8;  // LanePacker.java:62
    end
    if (!flushing && (!waits_9 || leaves)) begin  // LanePacker.java:62
      waiting9 <= come_9;  // LanePacker.java:62
    end
    if (!flushing && (!waits_10 || leaves)) begin  // LanePacker.java:62
      waiting10 <= come_10;  // LanePacker.java:62
    end
    if (!flushing && (!waits_11 || leaves)) begin  // LanePacker.java:62
      waiting11 <= come_11;  // LanePacker.java:62
    end
    if (!flushing && (!waits_12 || leaves)) begin  // LanePacker.java:62
      waiting12 <= come_12;  // LanePacker.java:62
    end
    if (!flushing && (!waits_13 || leaves)) begin  // LanePacker.java:62
      waiting13 <= come_13;  // LanePacker.java:62
    end
    if (!flushing && (!waits_14 || leaves)) begin  // LanePacker.java:62
      waiting14 <= come_14;  // LanePacker.java:62
    end
    if (lanes_valid && lanes_ready) begin  // LanePacker.java:65
      waitingLanes <= lanes_data_ends ? 4'd0 : poolLanes[3:0];  // LanePacker.java:66
      flushing <= lanes_data_ends && overflows;  // LanePacker.java:67
    end
    if (flushing && payload_ready) begin  // LanePacker.java:69
      flushing <= 1'b0;  // LanePacker.java:69
    end
    if (reset) begin
      waitingLanes <= 4'd0;  // LanePacker.java:31
      flushing <= 1'b0;  // LanePacker.java:32
    end
  end
  wire unused_ok = &{1'b0, come_0_shifted[127:8], come_1_shifted[127:8], come_2_shifted[127:8],
      come_3_shifted[127:8], come_4_shifted[127:8], come_5_shifted[127:8], come_6_shifted[127:8],
      come_7_shifted[127:8], come_8_shifted[127:8], come_9_shifted[127:8], come_10_shifted[127:8],
      come_11_shifted[127:8], come_12_shifted[127:8], come_13_shifted[127:8], come_14_shifted[127:8],
      come_15_shifted[127:8]};
endmodule
`default_nettype wire
