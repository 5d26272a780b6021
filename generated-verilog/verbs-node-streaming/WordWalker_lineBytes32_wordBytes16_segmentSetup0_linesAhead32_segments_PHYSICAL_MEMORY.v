`default_nettype none
// path.lineBytes=32, path.wordBytes=16, path.segmentSetup=0, path.linesAhead=32, path.segments=PHYSICAL_MEMORY
module WordWalker_lineBytes32_wordBytes16_segmentSetup0_linesAhead32_segments_PHYSICAL_MEMORY (  // WordWalker.java:48
  input  wire clock,  // WordWalker.java:48
  input  wire reset,  // WordWalker.java:48
  input  wire [42:0] piece_data_line,  // WordWalker.java:50
  input  wire [4:0] piece_data_firstLane,  // WordWalker.java:50
  input  wire [4:0] piece_data_lastLane,  // WordWalker.java:50
  input  wire piece_data_startsSegment,  // WordWalker.java:50
  input  wire piece_data_last,  // WordWalker.java:50
  input  wire piece_valid,  // WordWalker.java:50
  output wire piece_ready,  // WordWalker.java:50
  output wire step_data_index,  // WordWalker.java:51
  output wire [3:0] step_data_first,  // WordWalker.java:51
  output wire [3:0] step_data_last,  // WordWalker.java:51
  output wire step_data_endsPiece,  // WordWalker.java:51
  output wire step_data_endsAccess,  // WordWalker.java:51
  output wire step_valid,  // WordWalker.java:51
  input  wire step_ready  // WordWalker.java:51
);
  reg  inPiece;  // WordWalker.java:52
  reg  position;  // WordWalker.java:77
  wire index = inPiece ? position : piece_data_firstLane[4];  // WordWalker.java:78
  wire isFirst = index == piece_data_firstLane[4];  // WordWalker.java:57
  wire isLast = index == piece_data_lastLane[4];  // WordWalker.java:58
  assign piece_ready = step_valid && step_ready && isLast;  // WordWalker.java:68
  assign step_data_index = index;  // WordWalker.java:61
  assign step_data_first = isFirst ? piece_data_firstLane[3:0] : 4'd0;  // WordWalker.java:62
  assign step_data_last = isLast ? piece_data_lastLane[3:0] : 4'd15;  // WordWalker.java:65
  assign step_data_endsPiece = isLast;  // WordWalker.java:66
  assign step_data_endsAccess = isLast && piece_data_last;  // WordWalker.java:67
  assign step_valid = piece_valid;  // WordWalker.java:60
  always @(posedge clock) begin
    if (step_valid && step_ready) begin  // WordWalker.java:79
      position <= index + 1'b1;  // WordWalker.java:79
    end
    if (step_valid && step_ready) begin  // WordWalker.java:69
      inPiece <= !isLast;  // WordWalker.java:69
    end
    if (reset) begin
      inPiece <= 1'b0;  // WordWalker.java:52
    end
  end
  wire unused_ok = &{1'b0, piece_data_line, piece_data_startsSegment};
endmodule
`default_nettype wire
