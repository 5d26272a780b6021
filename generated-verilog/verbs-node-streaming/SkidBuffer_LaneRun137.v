`default_nettype none
// payload=LaneRun137
module SkidBuffer_LaneRun137 (  // SkidBuffer.java:28
  input  wire clock,  // SkidBuffer.java:28
  input  wire reset,  // SkidBuffer.java:28
  input  wire [127:0] source_data_data,  // SkidBuffer.java:30
  input  wire [3:0] source_data_first,  // SkidBuffer.java:30
  input  wire [3:0] source_data_last,  // SkidBuffer.java:30
  input  wire source_data_ends,  // SkidBuffer.java:30
  input  wire source_valid,  // SkidBuffer.java:30
  output wire source_ready,  // SkidBuffer.java:30
  output wire [127:0] sink_data_data,  // SkidBuffer.java:31
  output wire [3:0] sink_data_first,  // SkidBuffer.java:31
  output wire [3:0] sink_data_last,  // SkidBuffer.java:31
  output wire sink_data_ends,  // SkidBuffer.java:31
  output wire sink_valid,  // SkidBuffer.java:31
  input  wire sink_ready  // SkidBuffer.java:31
);
  reg  offered;  // SkidBuffer.java:33
  reg  [127:0] front_data;  // SkidBuffer.java:34
  reg  [3:0] front_first;  // SkidBuffer.java:34
  reg  [3:0] front_last;  // SkidBuffer.java:34
  reg  front_ends;  // SkidBuffer.java:34
  reg  spareFull;  // SkidBuffer.java:35
  reg  [127:0] spare_data;  // SkidBuffer.java:36
  reg  [3:0] spare_first;  // SkidBuffer.java:36
  reg  [3:0] spare_last;  // SkidBuffer.java:36
  reg  spare_ends;  // SkidBuffer.java:36
  wire arrives = source_valid && source_ready;  // SkidBuffer.java:42
  wire frontFree = sink_ready || !offered;  // SkidBuffer.java:43
  assign source_ready = !spareFull;  // SkidBuffer.java:38
  assign sink_data_data = front_data;  // SkidBuffer.java:40
  assign sink_data_first = front_first;  // SkidBuffer.java:40
  assign sink_data_last = front_last;  // SkidBuffer.java:40
  assign sink_data_ends = front_ends;  // SkidBuffer.java:40
  assign sink_valid = offered;  // SkidBuffer.java:39
  always @(posedge clock) begin
    if (frontFree) begin  // SkidBuffer.java:44
      offered <= spareFull || arrives;  // SkidBuffer.java:45
      spareFull <= 1'b0;  // SkidBuffer.java:46
      if (spareFull) begin  // SkidBuffer.java:47
        front_data <= spare_data;  // SkidBuffer.java:47
        front_first <= spare_first;  // SkidBuffer.java:47
        front_last <= spare_last;  // SkidBuffer.java:47
        front_ends <= spare_ends;  // SkidBuffer.java:47
      end else begin  // SkidBuffer.java:47
        front_data <= source_data_data;  // SkidBuffer.java:47
        front_first <= source_data_first;  // SkidBuffer.java:47
        front_last <= source_data_last;  // SkidBuffer.java:47
        front_ends <= source_data_ends;  // SkidBuffer.java:47
      end
    end else if (arrives) begin  // SkidBuffer.java:49
      spareFull <= 1'b1;  // SkidBuffer.java:49
    end
    if (source_ready) begin  // SkidBuffer.java:50
      spare_data <= source_data_data;  // SkidBuffer.java:50
      spare_first <= source_data_first;  // SkidBuffer.java:50
      spare_last <= source_data_last;  // SkidBuffer.java:50
      spare_ends <= source_data_ends;  // SkidBuffer.java:50
    end
    if (reset) begin
      offered <= 1'b0;  // SkidBuffer.java:33
      spareFull <= 1'b0;  // SkidBuffer.java:35
    end
  end
endmodule
`default_nettype wire
