`default_nettype none
// lanes=16, laneBits=8, counted=lanes
module LaneUnpacker_16_8_lanes (  // LaneUnpacker.java:53
  input  wire clock,  // LaneUnpacker.java:53
  input  wire reset,  // LaneUnpacker.java:53
  input  wire [127:0] payload_data_data,  // LaneUnpacker.java:59
  input  wire payload_data_last,  // LaneUnpacker.java:59
  input  wire payload_valid,  // LaneUnpacker.java:59
  output wire payload_ready,  // LaneUnpacker.java:59
  input  wire [3:0] want_data_first,  // LaneUnpacker.java:60
  input  wire [3:0] want_data_last,  // LaneUnpacker.java:60
  input  wire want_data_ends,  // LaneUnpacker.java:60
  input  wire want_valid,  // LaneUnpacker.java:60
  output wire want_ready,  // LaneUnpacker.java:60
  output wire [127:0] lanes_data_data,  // LaneUnpacker.java:61
  output wire [3:0] lanes_data_first,  // LaneUnpacker.java:61
  output wire [3:0] lanes_data_last,  // LaneUnpacker.java:61
  output wire lanes_data_ends,  // LaneUnpacker.java:61
  output wire lanes_valid,  // LaneUnpacker.java:61
  input  wire lanes_ready,  // LaneUnpacker.java:61
  input  wire [4:0] count  // LaneUnpacker.java:70
);
  reg  [127:0] waiting;  // LaneUnpacker.java:66
  reg  [3:0] waitingLanes;  // LaneUnpacker.java:67
  wire needsPayload = {1'b0, waitingLanes} < count;  // LaneUnpacker.java:72
  wire [127:0] fresh = needsPayload ? payload_data_data : 128'd0;  // LaneUnpacker.java:78
  wire [3:0] oldest = ~waitingLanes + 4'd1;  // LaneUnpacker.java:79
  wire [3:0] turn = oldest - want_data_first;  // LaneUnpacker.java:80
  wire waits_0 = waitingLanes >= 4'd15;  // LaneUnpacker.java:85
  wire waits_1 = waitingLanes >= 4'd14;  // LaneUnpacker.java:85
  wire waits_2 = waitingLanes >= 4'd13;  // LaneUnpacker.java:85
  wire waits_3 = waitingLanes >= 4'd12;  // LaneUnpacker.java:85
  wire waits_4 = waitingLanes >= 4'd11;  // LaneUnpacker.java:85
  wire waits_5 = waitingLanes >= 4'd10;  // LaneUnpacker.java:85
  wire waits_6 = waitingLanes >= 4'd9;  // LaneUnpacker.java:85
  wire waits_7 = waitingLanes >= 4'd8;  // LaneUnpacker.java:85
  wire waits_8 = waitingLanes >= 4'd7;  // LaneUnpacker.java:85
  wire waits_9 = waitingLanes >= 4'd6;  // LaneUnpacker.java:85
  wire waits_10 = waitingLanes >= 4'd5;  // LaneUnpacker.java:85
  wire waits_11 = waitingLanes >= 4'd4;  // LaneUnpacker.java:85
  wire waits_12 = waitingLanes >= 4'd3;  // LaneUnpacker.java:85
  wire waits_13 = waitingLanes >= 4'd2;  // LaneUnpacker.java:85
  wire waits_14 = waitingLanes >= 4'd1;  // LaneUnpacker.java:85
  wire [127:0] pool = {waits_14 ? waiting[127:120] : fresh[127:120], waits_13 ? waiting[119:112]
      : fresh[119:112], waits_12 ? waiting[111:104] : fresh[111:104], waits_11 ? waiting[103:96]
      : fresh[103:96], waits_10 ? waiting[95:88] : fresh[95:88], waits_9 ? waiting[87:80] : fresh[87:80],
      waits_8 ? waiting[79:72] : fresh[79:72], waits_7 ? waiting[71:64] : fresh[71:64], waits_6 ? waiting[63:56]
      : fresh[63:56], waits_5 ? waiting[55:48] : fresh[55:48], waits_4 ? waiting[47:40] : fresh[47:40], waits_3
      ? waiting[39:32] : fresh[39:32], waits_2 ? waiting[31:24] : fresh[31:24], waits_1 ? waiting[23:16]
      : fresh[23:16], waits_0 ? waiting[15:8] : fresh[15:8], fresh[7:0]};  // LaneUnpacker.java:88
  wire [127:0] around_0 = {pool[63:0], pool[127:64]};  // Lanes.java:32
  wire [127:0] turned_0 = turn[3] ? around_0 : pool;  // Lanes.java:33
  wire [127:0] around_1 = {turned_0[31:0], turned_0[127:32]};  // Lanes.java:32
  wire [127:0] turned_1 = turn[2] ? around_1 : turned_0;  // Lanes.java:33
  wire [127:0] around_2 = {turned_1[15:0], turned_1[127:16]};  // Lanes.java:32
  wire [127:0] turned_2 = turn[1] ? around_2 : turned_1;  // Lanes.java:33
  wire [127:0] around_3 = {turned_2[7:0], turned_2[127:8]};  // Lanes.java:32
  wire [127:0] turned_3 = turn[0] ? around_3 : turned_2;  // Lanes.java:33
  wire [3:0] leftLanes = waitingLanes - count[3:0];  // LaneUnpacker.java:103
  assign payload_ready = lanes_valid && lanes_ready && needsPayload;  // LaneUnpacker.java:75
  assign want_ready = lanes_valid && lanes_ready;  // LaneUnpacker.java:74
  assign lanes_data_data = turned_3;  // LaneUnpacker.java:90
  assign lanes_data_first = want_data_first;  // LaneUnpacker.java:98
  assign lanes_data_last = want_data_last;  // LaneUnpacker.java:99
  assign lanes_data_ends = want_data_ends;  // LaneUnpacker.java:100
  assign lanes_valid = want_valid && (payload_valid || !needsPayload);  // LaneUnpacker.java:73
  always @(posedge clock) begin
    if (lanes_valid && lanes_ready) begin  // LaneUnpacker.java:104
      if (needsPayload) begin  // LaneUnpacker.java:105
        waiting <= payload_data_data;  // LaneUnpacker.java:105
      end
      waitingLanes <= want_data_ends ? 4'd0 : leftLanes;  // LaneUnpacker.java:106
    end
    if (reset) begin
      waitingLanes <= 4'd0;  // LaneUnpacker.java:67
    end
  end
  wire unused_ok = &{1'b0, payload_data_last, waiting[7:0]};
endmodule
`default_nettype wire
