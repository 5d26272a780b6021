`default_nettype none
// lanes=8, laneBits=8
module LaneUnpacker_8_8 (  // LaneUnpacker.java:53
  input  wire clock,  // LaneUnpacker.java:53
  input  wire reset,  // LaneUnpacker.java:53
  input  wire [63:0] payload_data_data,  // LaneUnpacker.java:59
  input  wire payload_data_last,  // LaneUnpacker.java:59
  input  wire payload_valid,  // LaneUnpacker.java:59
  output wire payload_ready,  // LaneUnpacker.java:59
  input  wire [2:0] want_data_first,  // LaneUnpacker.java:60
  input  wire [2:0] want_data_last,  // LaneUnpacker.java:60
  input  wire want_data_ends,  // LaneUnpacker.java:60
  input  wire want_valid,  // LaneUnpacker.java:60
  output wire want_ready,  // LaneUnpacker.java:60
  output wire [63:0] lanes_data_data,  // LaneUnpacker.java:61
  output wire [2:0] lanes_data_first,  // LaneUnpacker.java:61
  output wire [2:0] lanes_data_last,  // LaneUnpacker.java:61
  output wire lanes_data_ends,  // LaneUnpacker.java:61
  output wire lanes_valid,  // LaneUnpacker.java:61
  input  wire lanes_ready  // LaneUnpacker.java:61
);
  reg  [63:0] waiting;  // LaneUnpacker.java:66
  reg  [2:0] waitingLanes;  // LaneUnpacker.java:67
  wire [3:0] wantedLanes = ({1'b0, want_data_last} - {1'b0, want_data_first}) + 4'd1;  // Lanes.java:41
  wire needsPayload = {1'b0, waitingLanes} < wantedLanes;  // LaneUnpacker.java:72
  wire [63:0] fresh = needsPayload ? payload_data_data : 64'd0;  // LaneUnpacker.java:78
  wire [2:0] oldest = ~waitingLanes + 3'd1;  // LaneUnpacker.java:79
  wire [2:0] turn = oldest - want_data_first;  // LaneUnpacker.java:80
  wire waits_0 = waitingLanes >= 3'd7;  // LaneUnpacker.java:85
  wire waits_1 = waitingLanes >= 3'd6;  // LaneUnpacker.java:85
  wire waits_2 = waitingLanes >= 3'd5;  // LaneUnpacker.java:85
  wire waits_3 = waitingLanes >= 3'd4;  // LaneUnpacker.java:85
  wire waits_4 = waitingLanes >= 3'd3;  // LaneUnpacker.java:85
  wire waits_5 = waitingLanes >= 3'd2;  // LaneUnpacker.java:85
  wire waits_6 = waitingLanes >= 3'd1;  // LaneUnpacker.java:85
  wire [63:0] pool = {waits_6 ? waiting[63:56] : fresh[63:56], waits_5 ? waiting[55:48] : fresh[55:48], waits_4
      ? waiting[47:40] : fresh[47:40], waits_3 ? waiting[39:32] : fresh[39:32], waits_2 ? waiting[31:24]
      : fresh[31:24], waits_1 ? waiting[23:16] : fresh[23:16], waits_0 ? waiting[15:8] : fresh[15:8],
      fresh[7:0]};  // LaneUnpacker.java:88
  wire [2:0] leftLanes = waitingLanes - wantedLanes[2:0];  // LaneUnpacker.java:103
  wire [63:0] lanes_data_data_shifted = pool >> {turn + 3'd0, 3'd0};  // LaneUnpacker.java:96
  wire [63:0] lanes_data_data_shifted_1 = pool >> {turn + 3'd1, 3'd0};  // LaneUnpacker.java:96
  wire [63:0] lanes_data_data_shifted_2 = pool >> {turn + 3'd2, 3'd0};  // LaneUnpacker.java:96
  wire [63:0] lanes_data_data_shifted_3 = pool >> {turn + 3'd3, 3'd0};  // LaneUnpacker.java:96
  wire [63:0] lanes_data_data_shifted_4 = pool >> {turn + 3'd4, 3'd0};  // LaneUnpacker.java:96
  wire [63:0] lanes_data_data_shifted_5 = pool >> {turn + 3'd5, 3'd0};  // LaneUnpacker.java:96
  wire [63:0] lanes_data_data_shifted_6 = pool >> {turn + 3'd6, 3'd0};  // LaneUnpacker.java:96
  wire [63:0] lanes_data_data_shifted_7 = pool >> {turn + 3'd7, 3'd0};  // LaneUnpacker.java:96
  assign payload_ready = lanes_valid && lanes_ready && needsPayload;  // LaneUnpacker.java:75
  assign want_ready = lanes_valid && lanes_ready;  // LaneUnpacker.java:74
  assign lanes_data_data = {lanes_data_data_shifted_7[7:0], lanes_data_data_shifted_6[7:0],
      lanes_data_data_shifted_5[7:0], lanes_data_data_shifted_4[7:0], lanes_data_data_shifted_3[7:0],
      lanes_data_data_shifted_2[7:0], lanes_data_data_shifted_1[7:0], lanes_data_data_shifted[7:0]};  // LaneUnpacker.java:96
  assign lanes_data_first = want_data_first;  // LaneUnpacker.java:98
  assign lanes_data_last = want_data_last;  // LaneUnpacker.java:99
  assign lanes_data_ends = want_data_ends;  // LaneUnpacker.java:100
  assign lanes_valid = want_valid && (payload_valid || !needsPayload);  // LaneUnpacker.java:73
  always @(posedge clock) begin
    if (lanes_valid && lanes_ready) begin  // LaneUnpacker.java:104
      if (needsPayload) begin  // LaneUnpacker.java:105
        waiting <= payload_data_data;  // LaneUnpacker.java:105
      end
      waitingLanes <= want_data_ends ? 3'd0 : leftLanes;  // LaneUnpacker.java:106
    end
    if (reset) begin
      waitingLanes <= 3'd0;  // LaneUnpacker.java:67
    end
  end
  wire unused_ok = &{1'b0, payload_data_last, waiting[7:0], lanes_data_data_shifted[63:8],
      lanes_data_data_shifted_1[63:8], lanes_data_data_shifted_2[63:8], lanes_data_data_shifted_3[63:8],
      lanes_data_data_shifted_4[63:8], lanes_data_data_shifted_5[63:8], lanes_data_data_shifted_6[63:8],
      lanes_data_data_shifted_7[63:8]};
endmodule
`default_nettype wire
