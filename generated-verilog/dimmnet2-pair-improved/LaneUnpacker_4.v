// lanes=4
module LaneUnpacker_4 (  // LaneUnpacker.java:37
  input  wire clock,  // LaneUnpacker.java:37
  input  wire reset,  // LaneUnpacker.java:37
  input  wire [127:0] payload_data_data,  // LaneUnpacker.java:39
  input  wire payload_data_last,  // LaneUnpacker.java:39
  input  wire payload_valid,  // LaneUnpacker.java:39
  output wire payload_ready,  // LaneUnpacker.java:39
  input  wire [1:0] want_data_first,  // LaneUnpacker.java:40
  input  wire [1:0] want_data_last,  // LaneUnpacker.java:40
  input  wire want_data_ends,  // LaneUnpacker.java:40
  input  wire want_valid,  // LaneUnpacker.java:40
  output wire want_ready,  // LaneUnpacker.java:40
  output wire [127:0] lanes_data_data,  // LaneUnpacker.java:41
  output wire [1:0] lanes_data_first,  // LaneUnpacker.java:41
  output wire [1:0] lanes_data_last,  // LaneUnpacker.java:41
  output wire lanes_data_ends,  // LaneUnpacker.java:41
  output wire lanes_valid,  // LaneUnpacker.java:41
  input  wire lanes_ready  // LaneUnpacker.java:41
);
  reg  [95:0] waiting;  // LaneUnpacker.java:47
  reg  [1:0] waitingLanes;  // LaneUnpacker.java:48
  wire [2:0] wantedLanes = ({1'b0, want_data_last} - {1'b0, want_data_first}) + 3'd1;  // LaneUnpacker.java:54
  wire needsPayload = {1'b0, waitingLanes} < wantedLanes;  // LaneUnpacker.java:55
  wire [223:0] fresh = {96'd0, payload_data_data} << {waitingLanes, 5'd0};  // Lanes.java:19
  wire [223:0] pool = {128'd0, waiting} | (needsPayload ? fresh : 224'd0);  // LaneUnpacker.java:62
  wire [223:0] left_shifted = pool >> {wantedLanes, 5'd0};  // LaneUnpacker.java:68
  wire [95:0] left = left_shifted[95:0];  // LaneUnpacker.java:68
  wire [1:0] leftLanes = waitingLanes - wantedLanes[1:0];  // LaneUnpacker.java:70
  assign payload_ready = lanes_valid && lanes_ready && needsPayload;  // LaneUnpacker.java:59
  assign want_ready = lanes_valid && lanes_ready;  // LaneUnpacker.java:58
  assign lanes_data_data = pool[127:0] << {want_data_first, 5'd0};  // LaneUnpacker.java:63
  assign lanes_data_first = want_data_first;  // LaneUnpacker.java:64
  assign lanes_data_last = want_data_last;  // LaneUnpacker.java:65
  assign lanes_data_ends = want_data_ends;  // LaneUnpacker.java:66
  assign lanes_valid = want_valid && (payload_valid || !needsPayload);  // LaneUnpacker.java:57
  always @(posedge clock) begin
    if (lanes_valid && lanes_ready) begin  // LaneUnpacker.java:71
      waiting <= want_data_ends ? 96'd0 : left;  // LaneUnpacker.java:72
      waitingLanes <= want_data_ends ? 2'd0 : leftLanes;  // LaneUnpacker.java:73
    end
    if (reset) begin
      waiting <= 96'd0;  // LaneUnpacker.java:47
      waitingLanes <= 2'd0;  // LaneUnpacker.java:48
    end
  end
  wire unused_ok = &{1'b0, payload_data_last, left_shifted[223:96]};
endmodule
