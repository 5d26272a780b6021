`default_nettype none
// lanes=2, laneBits=32
module LaneUnpacker_2_32 (  // LaneUnpacker.java:53
  input  wire clock,  // LaneUnpacker.java:53
  input  wire reset,  // LaneUnpacker.java:53
  input  wire [63:0] payload_data_data,  // LaneUnpacker.java:59
  input  wire payload_data_last,  // LaneUnpacker.java:59
  input  wire payload_valid,  // LaneUnpacker.java:59
  output wire payload_ready,  // LaneUnpacker.java:59
  input  wire want_data_first,  // LaneUnpacker.java:60
  input  wire want_data_last,  // LaneUnpacker.java:60
  input  wire want_data_ends,  // LaneUnpacker.java:60
  input  wire want_valid,  // LaneUnpacker.java:60
  output wire want_ready,  // LaneUnpacker.java:60
  output wire [63:0] lanes_data_data,  // LaneUnpacker.java:61
  output wire lanes_data_first,  // LaneUnpacker.java:61
  output wire lanes_data_last,  // LaneUnpacker.java:61
  output wire lanes_data_ends,  // LaneUnpacker.java:61
  output wire lanes_valid,  // LaneUnpacker.java:61
  input  wire lanes_ready  // LaneUnpacker.java:61
);
  reg  [63:0] waiting;  // LaneUnpacker.java:66
  reg  waitingLanes;  // LaneUnpacker.java:67
  wire [1:0] wantedLanes = ({1'b0, want_data_last} - {1'b0, want_data_first}) + 2'd1;  // Lanes.java:41
  wire needsPayload = {1'b0, waitingLanes} < wantedLanes;  // LaneUnpacker.java:72
  wire [63:0] fresh = needsPayload ? payload_data_data : 64'd0;  // LaneUnpacker.java:78
  wire oldest = !waitingLanes + 1'b1;  // LaneUnpacker.java:79
  wire turn = oldest - want_data_first;  // LaneUnpacker.java:80
  wire waits = waitingLanes >= 1'b1;  // LaneUnpacker.java:85
  wire [63:0] pool = {waits ? waiting[63:32] : fresh[63:32], fresh[31:0]};  // LaneUnpacker.java:88
  wire leftLanes = waitingLanes - wantedLanes[0];  // LaneUnpacker.java:103
  wire [63:0] lanes_data_data_shifted = pool >> {turn + 1'b0, 5'd0};  // LaneUnpacker.java:96
  wire [63:0] lanes_data_data_shifted_1 = pool >> {turn + 1'b1, 5'd0};  // LaneUnpacker.java:96
  assign payload_ready = lanes_valid && lanes_ready && needsPayload;  // LaneUnpacker.java:75
  assign want_ready = lanes_valid && lanes_ready;  // LaneUnpacker.java:74
  assign lanes_data_data = {lanes_data_data_shifted_1[31:0], lanes_data_data_shifted[31:0]};  // LaneUnpacker.java:96
  assign lanes_data_first = want_data_first;  // LaneUnpacker.java:98
  assign lanes_data_last = want_data_last;  // LaneUnpacker.java:99
  assign lanes_data_ends = want_data_ends;  // LaneUnpacker.java:100
  assign lanes_valid = want_valid && (payload_valid || !needsPayload);  // LaneUnpacker.java:73
  always @(posedge clock) begin
    if (lanes_valid && lanes_ready) begin  // LaneUnpacker.java:104
      if (needsPayload) begin  // LaneUnpacker.java:105
        waiting <= payload_data_data;  // LaneUnpacker.java:105
      end
      waitingLanes <= want_data_ends ? 1'b0 : leftLanes;  // LaneUnpacker.java:106
    end
    if (reset) begin
      waitingLanes <= 1'b0;  // LaneUnpacker.java:67
    end
  end
  wire unused_ok = &{1'b0, payload_data_last, waiting[31:0], lanes_data_data_shifted[63:32],
      lanes_data_data_shifted_1[63:32]};
endmodule
`default_nettype wire
