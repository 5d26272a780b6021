`default_nettype none
// interval=53
module SegmentPace_53 (  // SegmentPace.java:25
  input  wire clock,  // SegmentPace.java:25
  input  wire reset,  // SegmentPace.java:25
  input  wire [47:0] source_data_address,  // SegmentPace.java:18
  input  wire [30:0] source_data_bytes,  // SegmentPace.java:18
  input  wire source_data_last,  // SegmentPace.java:18
  input  wire source_valid,  // SegmentPace.java:18
  output wire source_ready,  // SegmentPace.java:18
  output wire [47:0] sink_data_address,  // SegmentPace.java:20
  output wire [30:0] sink_data_bytes,  // SegmentPace.java:20
  output wire sink_data_last,  // SegmentPace.java:20
  output wire sink_valid,  // SegmentPace.java:20
  input  wire sink_ready  // SegmentPace.java:20
);
  reg  [5:0] pause;  // SegmentPace.java:27
  wire mayPass = pause == 6'd0;  // SegmentPace.java:28
  assign source_ready = sink_ready && mayPass;  // SegmentPace.java:31
  assign sink_data_address = source_data_address;  // SegmentPace.java:29
  assign sink_data_bytes = source_data_bytes;  // SegmentPace.java:29
  assign sink_data_last = source_data_last;  // SegmentPace.java:29
  assign sink_valid = source_valid && mayPass;  // SegmentPace.java:30
  always @(posedge clock) begin
    if (sink_valid && sink_ready) begin  // SegmentPace.java:32
      pause <= 6'd52;  // SegmentPace.java:32
    end else if (!mayPass) begin  // SegmentPace.java:32
      pause <= pause - 6'd1;  // SegmentPace.java:32
    end
    if (reset) begin
      pause <= 6'd0;  // SegmentPace.java:27
    end
  end
endmodule
`default_nettype wire
