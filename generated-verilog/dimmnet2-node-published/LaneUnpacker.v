module LaneUnpacker (  // LaneUnpacker.java:36
  input  wire clock,  // LaneUnpacker.java:36
  input  wire reset,  // LaneUnpacker.java:36
  input  wire [63:0] payload_data_data,  // LaneUnpacker.java:32
  input  wire payload_data_last,  // LaneUnpacker.java:32
  input  wire payload_valid,  // LaneUnpacker.java:32
  output wire payload_ready,  // LaneUnpacker.java:32
  input  wire want_data_low,  // LaneUnpacker.java:33
  input  wire want_data_high,  // LaneUnpacker.java:33
  input  wire want_data_last,  // LaneUnpacker.java:33
  input  wire want_valid,  // LaneUnpacker.java:33
  output wire want_ready,  // LaneUnpacker.java:33
  output wire [63:0] lanes_data_data,  // LaneUnpacker.java:34
  output wire lanes_data_low,  // LaneUnpacker.java:34
  output wire lanes_data_high,  // LaneUnpacker.java:34
  output wire lanes_data_last,  // LaneUnpacker.java:34
  output wire lanes_valid,  // LaneUnpacker.java:34
  input  wire lanes_ready  // LaneUnpacker.java:34
);
  reg  [31:0] waiting;  // LaneUnpacker.java:37
  reg  hasWaiting;  // LaneUnpacker.java:38
  wire both = want_data_low && want_data_high;  // LaneUnpacker.java:41
  wire needsPayload = both || !hasWaiting;  // LaneUnpacker.java:42
  wire [31:0] low = payload_data_data[31:0];  // LaneUnpacker.java:43
  wire [31:0] high = payload_data_data[63:32];  // LaneUnpacker.java:44
  wire [31:0] first = hasWaiting ? waiting : low;  // LaneUnpacker.java:50
  wire [31:0] second = hasWaiting ? low : high;  // LaneUnpacker.java:51
  assign payload_ready = lanes_valid && lanes_ready && needsPayload;  // LaneUnpacker.java:48
  assign want_ready = lanes_valid && lanes_ready;  // LaneUnpacker.java:47
  assign lanes_data_data = {both ? second : first, first};  // LaneUnpacker.java:52
  assign lanes_data_low = want_data_low;  // LaneUnpacker.java:53
  assign lanes_data_high = want_data_high;  // LaneUnpacker.java:54
  assign lanes_data_last = want_data_last;  // LaneUnpacker.java:55
  assign lanes_valid = want_valid && (payload_valid || !needsPayload);  // LaneUnpacker.java:46
  always @(posedge clock) begin
    if (lanes_valid && lanes_ready) begin  // LaneUnpacker.java:57
      hasWaiting <= !want_data_last && (both ? hasWaiting : !hasWaiting);  // LaneUnpacker.java:59
      if (needsPayload) begin  // LaneUnpacker.java:60
        waiting <= high;  // LaneUnpacker.java:60
      end
    end
    if (reset) begin
      hasWaiting <= 1'b0;  // LaneUnpacker.java:38
    end
  end
  wire unused_ok = &{1'b0, payload_data_last};
endmodule
