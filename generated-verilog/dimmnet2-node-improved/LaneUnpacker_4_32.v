`default_nettype none
// lanes=4, laneBits=32
module LaneUnpacker_4_32 (  // LaneUnpacker.java:53
  input  wire clock,  // LaneUnpacker.java:53
  input  wire reset,  // LaneUnpacker.java:53
  input  wire [127:0] payload_data_data,  // LaneUnpacker.java:59
  input  wire payload_data_last,  // LaneUnpacker.java:59
  input  wire payload_valid,  // LaneUnpacker.java:59
  output wire payload_ready,  // LaneUnpacker.java:59
  input  wire [1:0] want_data_first,  // LaneUnpacker.java:60
  input  wire [1:0] want_data_last,  // LaneUnpacker.java:60
  input  wire want_data_ends,  // LaneUnpacker.java:60
  input  wire want_valid,  // LaneUnpacker.java:60
  output wire want_ready,  // LaneUnpacker.java:60
  output wire [127:0] lanes_data_data,  // LaneUnpacker.java:61
  output wire [1:0] lanes_data_first,  // LaneUnpacker.java:61
  output wire [1:0] lanes_data_last,  // LaneUnpacker.java:61
  output wire lanes_data_ends,  // LaneUnpacker.java:61
  output wire lanes_valid,  // LaneUnpacker.java:61
  input  wire lanes_ready  // LaneUnpacker.java:61
);
  reg  [127:0] waiting;  // LaneUnpacker.java:66
  reg  [1:0] waitingLanes;  // LaneUnpacker.java:67
  wire [2:0] wantedLanes = ({1'b0, want_data_last} - {1'b0, want_data_first}) + 3'd1;  // Lanes.java:41
  wire needsPayload = {1'b0, waitingLanes} < wantedLanes;  // LaneUnpacker.java:72
  wire [127:0] fresh = needsPayload ? payload_data_data : 128'd0;  // LaneUnpacker.java:78
  wire [1:0] oldest = ~waitingLanes + 2'd1;  // LaneUnpacker.java:79
  wire [1:0] turn = oldest - want_data_first;  // LaneUnpacker.java:80
  wire waits_0 = waitingLanes >= 2'd3;  // LaneUnpacker.java:85
  wire waits_1 = waitingLanes >= 2'd2;  // LaneUnpacker.java:85
  wire waits_2 = waitingLanes >= 2'd1;  // LaneUnpacker.java:85
  wire [127:0] pool = {waits_2 ? waiting[127:96] : fresh[127:96], waits_1 ? waiting[95:64] : fresh[95:64],
      waits_0 ? waiting[63:32] : fresh[63:32], fresh[31:0]};  // LaneUnpacker.java:88
  wire [1:0] leftLanes = waitingLanes - wantedLanes[1:0];  // LaneUnpacker.java:103
  wire [127:0] lanes_data_data_shifted = pool >> {turn + 2'd0, 5'd0};  // LaneUnpacker.java:96
  wire [127:0] lanes_data_data_shifted_1 = pool >> {turn + 2'd1, 5'd0};  // LaneUnpacker.java:96
  wire [127:0] lanes_data_data_shifted_2 = pool >> {turn + 2'd2, 5'd0};  // LaneUnpacker.java:96
  wire [127:0] lanes_data_data_shifted_3 = pool >> {turn + 2'd3, 5'd0};  // LaneUnpacker.java:96
  assign payload_ready = lanes_valid && lanes_ready && needsPayload;  // LaneUnpacker.java:75
  assign want_ready = lanes_valid && lanes_ready;  // LaneUnpacker.java:74
  assign lanes_data_data = {lanes_data_data_shifted_3[31:0], lanes_data_data_shifted_2[31:0],
      lanes_data_data_shifted_1[31:0], lanes_data_data_shifted[31:0]};  // LaneUnpacker.java:96
  assign lanes_data_first = want_data_first;  // LaneUnpacker.java:98
  assign lanes_data_last = want_data_last;  // LaneUnpacker.java:99
  assign lanes_data_ends = want_data_ends;  // LaneUnpacker.java:100
  assign lanes_valid = want_valid && (payload_valid || !needsPayload);  // LaneUnpacker.java:73
  always @(posedge clock) begin
    if (lanes_valid && lanes_ready) begin  // LaneUnpacker.java:104
      if (needsPayload) begin  // LaneUnpacker.java:105
        waiting <= payload_data_data;  // LaneUnpacker.java:105
      end
      waitingLanes <= want_data_ends ? 2'd0 : leftLanes;  // LaneUnpacker.java:106
    end
    if (reset) begin
      waitingLanes <= 2'd0;  // LaneUnpacker.java:67
    end
  end
  wire unused_ok = &{1'b0, payload_data_last, waiting[31:0], lanes_data_data_shifted[127:32],
      lanes_data_data_shifted_1[127:32], lanes_data_data_shifted_2[127:32], lanes_data_data_shifted_3[127:32]};
endmodule
`default_nettype wire
