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
  reg  [7:0] waiting0;  // LanePacker.java:62
  reg  [7:0] waiting1;  // LanePacker.java:62
  reg  [7:0] waiting2;  // LanePacker.java:62
  reg  [7:0] waiting3;  // LanePacker.java:62
  reg  [7:0] waiting4;  // LanePacker.java:62
  reg  [7:0] waiting5;  // LanePacker.java:62
  reg  [7:0] waiting6;  // LanePacker.java:62
  reg  [7:0] waiting7;  // LanePacker.java:62
  reg  [7:0] waiting8;  // LanePacker.java:62
  reg  [7:0] waiting9;  // LanePacker.java:62
  reg  [7:0] waiting10;  // LanePacker.java:62
  reg  [7:0] waiting11;  // LanePacker.java:62
  reg  [7:0] waiting12;  // LanePacker.java:62
  reg  [7:0] waiting13;  // LanePacker.java:62
  reg  [7:0] waiting14;  // LanePacker.java:62
  wire [4:0] newLanes = ({1'b0, lanes_data_last} - {1'b0, lanes_data_first}) + 5'd1;  // LanePacker.java:37
  wire [4:0] poolLanes = {1'b0, waitingLanes} + newLanes;  // LanePacker.java:38
  wire overflows = poolLanes > 5'd16;  // LanePacker.java:39
  wire emitsNow = (poolLanes >= 5'd16) || lanes_data_ends;  // LanePacker.java:40
  wire [3:0] turn = lanes_data_first - waitingLanes;  // LanePacker.java:48
  wire [127:0] around_0 = {lanes_data_data[63:0], lanes_data_data[127:64]};  // Lanes.java:32
  wire [127:0] turned_0 = turn[3] ? around_0 : lanes_data_data;  // Lanes.java:33
  wire [127:0] around_1 = {turned_0[31:0], turned_0[127:32]};  // Lanes.java:32
  wire [127:0] turned_1 = turn[2] ? around_1 : turned_0;  // Lanes.java:33
  wire [127:0] around_2 = {turned_1[15:0], turned_1[127:16]};  // Lanes.java:32
  wire [127:0] turned_2 = turn[1] ? around_2 : turned_1;  // Lanes.java:33
  wire [127:0] around_3 = {turned_2[7:0], turned_2[127:8]};  // Lanes.java:32
  wire [127:0] turned_3 = turn[0] ? around_3 : turned_2;  // Lanes.java:33
  wire leaves = lanes_valid && emitsNow && payload_ready;  // LanePacker.java:51
  wire [7:0] come_0 = turned_3[7:0];  // LanePacker.java:56
  wire waits_0 = waitingLanes > 4'd0;  // LanePacker.java:63
  wire [7:0] come_1 = turned_3[15:8];  // LanePacker.java:56
  wire waits_1 = waitingLanes > 4'd1;  // LanePacker.java:63
  wire [7:0] come_2 = turned_3[23:16];  // LanePacker.java:56
  wire waits_2 = waitingLanes > 4'd2;  // LanePacker.java:63
  wire [7:0] come_3 = turned_3[31:24];  // LanePacker.java:56
  wire waits_3 = waitingLanes > 4'd3;  // LanePacker.java:63
  wire [7:0] come_4 = turned_3[39:32];  // LanePacker.java:56
  wire waits_4 = waitingLanes > 4'd4;  // LanePacker.java:63
  wire [7:0] come_5 = turned_3[47:40];  // LanePacker.java:56
  wire waits_5 = waitingLanes > 4'd5;  // LanePacker.java:63
  wire [7:0] come_6 = turned_3[55:48];  // LanePacker.java:56
  wire waits_6 = waitingLanes > 4'd6;  // LanePacker.java:63
  wire [7:0] come_7 = turned_3[63:56];  // LanePacker.java:56
  wire waits_7 = waitingLanes > 4'd7;  // LanePacker.java:63
  wire [7:0] come_8 = turned_3[71:64];  // LanePacker.java:56
  wire waits_8 = waitingLanes > 4'd8;  // LanePacker.java:63
  wire [7:0] come_9 = turned_3[79:72];  // LanePacker.java:56
  wire waits_9 = waitingLanes > 4'd9;  // LanePacker.java:63
  wire [7:0] come_10 = turned_3[87:80];  // LanePacker.java:56
  wire waits_10 = waitingLanes > 4'd10;  // LanePacker.java:63
  wire [7:0] come_11 = turned_3[95:88];  // LanePacker.java:56
  wire waits_11 = waitingLanes > 4'd11;  // LanePacker.java:63
  wire [7:0] come_12 = turned_3[103:96];  // LanePacker.java:56
  wire waits_12 = waitingLanes > 4'd12;  // LanePacker.java:63
  wire [7:0] come_13 = turned_3[111:104];  // LanePacker.java:56
  wire waits_13 = waitingLanes > 4'd13;  // LanePacker.java:63
  wire [7:0] come_14 = turned_3[119:112];  // LanePacker.java:56
  wire waits_14 = waitingLanes > 4'd14;  // LanePacker.java:63
  wire [7:0] come_15 = turned_3[127:120];  // LanePacker.java:56
  assign lanes_ready = !flushing && (payload_ready || !emitsNow);  // LanePacker.java:43
  assign payload_data_data = {flushing ? 8'd0 : come_15, (waits_14 || flushing) ? waiting14 : come_14,
      (waits_13 || flushing) ? waiting13 : come_13, (waits_12 || flushing) ? waiting12 : come_12,
      (waits_11 || flushing) ? waiting11 : come_11, (waits_10 || flushing) ? waiting10 : come_10,
      (waits_9 || flushing) ? waiting9 : come_9, (waits_8 || flushing) ? waiting8 : come_8,
      (waits_7 || flushing) ? waiting7 : come_7, (waits_6 || flushing) ? waiting6 : come_6,
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
    if (!flushing && (!waits_7 || leaves)) begin  // LanePacker.java:66
      waiting7 <= come_7;  // LanePacker.java:66
    end
    if (!flushing && (!waits_8 || leaves)) begin  // LanePacker.java:66
      waiting8 <= come_8;  // LanePacker.java:66
    end
    if (!flushing && (!waits_9 || leaves)) begin  // LanePacker.java:66
      waiting9 <= come_9;  // LanePacker.java:66
    end
    if (!flushing && (!waits_10 || leaves)) begin  // LanePacker.java:66
      waiting10 <= come_10;  // LanePacker.java:66
    end
    if (!flushing && (!waits_11 || leaves)) begin  // LanePacker.java:66
      waiting11 <= come_11;  // LanePacker.java:66
    end
    if (!flushing && (!waits_12 || leaves)) begin  // LanePacker.java:66
      waiting12 <= come_12;  // LanePacker.java:66
    end
    if (!flushing && (!waits_13 || leaves)) begin  // LanePacker.java:66
      waiting13 <= come_13;  // LanePacker.java:66
    end
    if (!flushing && (!waits_14 || leaves)) begin  // LanePacker.java:66
      waiting14 <= come_14;  // LanePacker.java:66
    end
    if (lanes_valid && lanes_ready) begin  // LanePacker.java:69
      waitingLanes <= lanes_data_ends ? 4'd0 : poolLanes[3:0];  // LanePacker.java:70
      flushing <= lanes_data_ends && overflows;  // LanePacker.java:71
    end
    if (flushing && payload_ready) begin  // LanePacker.java:73
      flushing <= 1'b0;  // LanePacker.java:73
    end
    if (reset) begin
      waitingLanes <= 4'd0;  // LanePacker.java:31
      flushing <= 1'b0;  // LanePacker.java:32
    end
  end
endmodule
`default_nettype wire
