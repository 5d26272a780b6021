`default_nettype none
// payload=LinePiece55
module SkidBuffer_LinePiece55 (  // SkidBuffer.java:28
  input  wire clock,  // SkidBuffer.java:28
  input  wire reset,  // SkidBuffer.java:28
  input  wire [42:0] source_data_line,  // SkidBuffer.java:30
  input  wire [4:0] source_data_firstLane,  // SkidBuffer.java:30
  input  wire [4:0] source_data_lastLane,  // SkidBuffer.java:30
  input  wire source_data_startsSegment,  // SkidBuffer.java:30
  input  wire source_data_last,  // SkidBuffer.java:30
  input  wire source_valid,  // SkidBuffer.java:30
  output wire source_ready,  // SkidBuffer.java:30
  output wire [42:0] sink_data_line,  // SkidBuffer.java:31
  output wire [4:0] sink_data_firstLane,  // SkidBuffer.java:31
  output wire [4:0] sink_data_lastLane,  // SkidBuffer.java:31
  output wire sink_data_startsSegment,  // SkidBuffer.java:31
  output wire sink_data_last,  // SkidBuffer.java:31
  output wire sink_valid,  // SkidBuffer.java:31
  input  wire sink_ready  // SkidBuffer.java:31
);
  reg  offered;  // SkidBuffer.java:33
  reg  [42:0] front_line;  // SkidBuffer.java:34
  reg  [4:0] front_firstLane;  // SkidBuffer.java:34
  reg  [4:0] front_lastLane;  // SkidBuffer.java:34
  reg  front_startsSegment;  // SkidBuffer.java:34
  reg  front_last;  // SkidBuffer.java:34
  reg  spareFull;  // SkidBuffer.java:35
  reg  [42:0] spare_line;  // SkidBuffer.java:36
  reg  [4:0] spare_firstLane;  // SkidBuffer.java:36
  reg  [4:0] spare_lastLane;  // SkidBuffer.java:36
  reg  spare_startsSegment;  // SkidBuffer.java:36
  reg  spare_last;  // SkidBuffer.java:36
  wire arrives = source_valid && source_ready;  // SkidBuffer.java:42
  wire frontFree = sink_ready || !offered;  // SkidBuffer.java:43
  assign source_ready = !spareFull;  // SkidBuffer.java:38
  assign sink_data_line = front_line;  // SkidBuffer.java:40
  assign sink_data_firstLane = front_firstLane;  // SkidBuffer.java:40
  assign sink_data_lastLane = front_lastLane;  // SkidBuffer.java:40
  assign sink_data_startsSegment = front_startsSegment;  // SkidBuffer.java:40
  assign sink_data_last = front_last;  // SkidBuffer.java:40
  assign sink_valid = offered;  // SkidBuffer.java:39
  always @(posedge clock) begin
    if (frontFree) begin  // SkidBuffer.java:44
      offered <= spareFull || arrives;  // SkidBuffer.java:45
      spareFull <= 1'b0;  // SkidBuffer.java:46
      if (spareFull) begin  // SkidBuffer.java:47
        front_line <= spare_line;  // SkidBuffer.java:47
        front_firstLane <= spare_firstLane;  // SkidBuffer.java:47
        front_lastLane <= spare_lastLane;  // SkidBuffer.java:47
        front_startsSegment <= spare_startsSegment;  // SkidBuffer.java:47
        front_last <= spare_last;  // SkidBuffer.java:47
      end else begin  // SkidBuffer.java:47
        front_line <= source_data_line;  // SkidBuffer.java:47
        front_firstLane <= source_data_firstLane;  // SkidBuffer.java:47
        front_lastLane <= source_data_lastLane;  // SkidBuffer.java:47
        front_startsSegment <= source_data_startsSegment;  // SkidBuffer.java:47
        front_last <= source_data_last;  // SkidBuffer.java:47
      end
    end else if (arrives) begin  // SkidBuffer.java:49
      spareFull <= 1'b1;  // SkidBuffer.java:49
    end
    if (source_ready) begin  // SkidBuffer.java:50
      spare_line <= source_data_line;  // SkidBuffer.java:50
      spare_firstLane <= source_data_firstLane;  // SkidBuffer.java:50
      spare_lastLane <= source_data_lastLane;  // SkidBuffer.java:50
      spare_startsSegment <= source_data_startsSegment;  // SkidBuffer.java:50
      spare_last <= source_data_last;  // SkidBuffer.java:50
    end
    if (reset) begin
      offered <= 1'b0;  // SkidBuffer.java:33
      spareFull <= 1'b0;  // SkidBuffer.java:35
    end
  end
endmodule
`default_nettype wire
