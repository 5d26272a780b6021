`default_nettype none
// payload=PlacedStep59
module SkidBuffer_PlacedStep59 (  // SkidBuffer.java:28
  input  wire clock,  // SkidBuffer.java:28
  input  wire reset,  // SkidBuffer.java:28
  input  wire source_data_step_index,  // SkidBuffer.java:30
  input  wire [3:0] source_data_step_first,  // SkidBuffer.java:30
  input  wire [3:0] source_data_step_last,  // SkidBuffer.java:30
  input  wire source_data_step_endsPiece,  // SkidBuffer.java:30
  input  wire source_data_step_endsAccess,  // SkidBuffer.java:30
  input  wire [42:0] source_data_line,  // SkidBuffer.java:30
  input  wire [4:0] source_data_lanes,  // SkidBuffer.java:30
  input  wire source_valid,  // SkidBuffer.java:30
  output wire source_ready,  // SkidBuffer.java:30
  output wire sink_data_step_index,  // SkidBuffer.java:31
  output wire [3:0] sink_data_step_first,  // SkidBuffer.java:31
  output wire [3:0] sink_data_step_last,  // SkidBuffer.java:31
  output wire sink_data_step_endsPiece,  // SkidBuffer.java:31
  output wire sink_data_step_endsAccess,  // SkidBuffer.java:31
  output wire [42:0] sink_data_line,  // SkidBuffer.java:31
  output wire [4:0] sink_data_lanes,  // SkidBuffer.java:31
  output wire sink_valid,  // SkidBuffer.java:31
  input  wire sink_ready  // SkidBuffer.java:31
);
  reg  offered;  // SkidBuffer.java:33
  reg  front_step_index;  // SkidBuffer.java:34
  reg  [3:0] front_step_first;  // SkidBuffer.java:34
  reg  [3:0] front_step_last;  // SkidBuffer.java:34
  reg  front_step_endsPiece;  // SkidBuffer.java:34
  reg  front_step_endsAccess;  // SkidBuffer.java:34
  reg  [42:0] front_line;  // SkidBuffer.java:34
  reg  [4:0] front_lanes;  // SkidBuffer.java:34
  reg  spareFull;  // SkidBuffer.java:35
  reg  spare_step_index;  // SkidBuffer.java:36
  reg  [3:0] spare_step_first;  // SkidBuffer.java:36
  reg  [3:0] spare_step_last;  // SkidBuffer.java:36
  reg  spare_step_endsPiece;  // SkidBuffer.java:36
  reg  spare_step_endsAccess;  // SkidBuffer.java:36
  reg  [42:0] spare_line;  // SkidBuffer.java:36
  reg  [4:0] spare_lanes;  // SkidBuffer.java:36
  wire arrives = source_valid && source_ready;  // SkidBuffer.java:42
  wire frontFree = sink_ready || !offered;  // SkidBuffer.java:43
  assign source_ready = !spareFull;  // SkidBuffer.java:38
  assign sink_data_step_index = front_step_index;  // SkidBuffer.java:40
  assign sink_data_step_first = front_step_first;  // SkidBuffer.java:40
  assign sink_data_step_last = front_step_last;  // SkidBuffer.java:40
  assign sink_data_step_endsPiece = front_step_endsPiece;  // SkidBuffer.java:40
  assign sink_data_step_endsAccess = front_step_endsAccess;  // SkidBuffer.java:40
  assign sink_data_line = front_line;  // SkidBuffer.java:40
  assign sink_data_lanes = front_lanes;  // SkidBuffer.java:40
  assign sink_valid = offered;  // SkidBuffer.java:39
  always @(posedge clock) begin
    if (frontFree) begin  // SkidBuffer.java:44
      offered <= spareFull || arrives;  // SkidBuffer.java:45
      spareFull <= 1'b0;  // SkidBuffer.java:46
      if (spareFull) begin  // SkidBuffer.java:47
        front_step_index <= spare_step_index;  // SkidBuffer.java:47
        front_step_first <= spare_step_first;  // SkidBuffer.java:47
        front_step_last <= spare_step_last;  // SkidBuffer.java:47
        front_step_endsPiece <= spare_step_endsPiece;  // SkidBuffer.java:47
        front_step_endsAccess <= spare_step_endsAccess;  // SkidBuffer.java:47
        front_line <= spare_line;  // SkidBuffer.java:47
        front_lanes <= spare_lanes;  // SkidBuffer.java:47
      end else begin  // SkidBuffer.java:47
        front_step_index <= source_data_step_index;  // SkidBuffer.java:47
        front_step_first <= source_data_step_first;  // SkidBuffer.java:47
        front_step_last <= source_data_step_last;  // SkidBuffer.java:47
        front_step_endsPiece <= source_data_step_endsPiece;  // SkidBuffer.java:47
        front_step_endsAccess <= source_data_step_endsAccess;  // SkidBuffer.java:47
        front_line <= source_data_line;  // SkidBuffer.java:47
        front_lanes <= source_data_lanes;  // SkidBuffer.java:47
      end
    end else if (arrives) begin  // SkidBuffer.java:49
      spareFull <= 1'b1;  // SkidBuffer.java:49
    end
    if (source_ready) begin  // SkidBuffer.java:50
      spare_step_index <= source_data_step_index;  // SkidBuffer.java:50
      spare_step_first <= source_data_step_first;  // SkidBuffer.java:50
      spare_step_last <= source_data_step_last;  // SkidBuffer.java:50
      spare_step_endsPiece <= source_data_step_endsPiece;  // SkidBuffer.java:50
      spare_step_endsAccess <= source_data_step_endsAccess;  // SkidBuffer.java:50
      spare_line <= source_data_line;  // SkidBuffer.java:50
      spare_lanes <= source_data_lanes;  // SkidBuffer.java:50
    end
    if (reset) begin
      offered <= 1'b0;  // SkidBuffer.java:33
      spareFull <= 1'b0;  // SkidBuffer.java:35
    end
  end
endmodule
`default_nettype wire
