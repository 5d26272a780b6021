// setup=3
module WordWalker_3 (  // WordWalker.java:43
  input  wire clock,  // WordWalker.java:43
  input  wire reset,  // WordWalker.java:43
  input  wire [23:0] piece_data_line,  // WordWalker.java:39
  input  wire [2:0] piece_data_firstLane,  // WordWalker.java:39
  input  wire [2:0] piece_data_lastLane,  // WordWalker.java:39
  input  wire piece_data_startsSegment,  // WordWalker.java:39
  input  wire piece_data_last,  // WordWalker.java:39
  input  wire piece_valid,  // WordWalker.java:39
  output wire piece_ready,  // WordWalker.java:39
  output wire [1:0] step_data_index,  // WordWalker.java:41
  output wire step_data_low,  // WordWalker.java:41
  output wire step_data_high,  // WordWalker.java:41
  output wire step_data_endsPiece,  // WordWalker.java:41
  output wire step_data_endsAccess,  // WordWalker.java:41
  output wire step_valid,  // WordWalker.java:41
  input  wire step_ready  // WordWalker.java:41
);
  reg  [1:0] position;  // WordWalker.java:45
  reg  inPiece;  // WordWalker.java:46
  reg  [1:0] setupLeft;  // WordWalker.java:72
  wire [1:0] firstWord = piece_data_firstLane[2:1];  // WordWalker.java:48
  wire [1:0] lastWord = piece_data_lastLane[2:1];  // WordWalker.java:49
  wire [1:0] index = inPiece ? position : firstWord;  // WordWalker.java:50
  wire isFirst = index == firstWord;  // WordWalker.java:51
  wire isLast = index == lastWord;  // WordWalker.java:52
  wire needsSetup = piece_data_startsSegment && !inPiece;  // WordWalker.java:73
  assign piece_ready = step_valid && step_ready && isLast;  // WordWalker.java:60
  assign step_data_index = index;  // WordWalker.java:55
  assign step_data_low = !isFirst || !piece_data_firstLane[0];  // WordWalker.java:56
  assign step_data_high = !isLast || piece_data_lastLane[0];  // WordWalker.java:57
  assign step_data_endsPiece = isLast;  // WordWalker.java:58
  assign step_data_endsAccess = isLast && piece_data_last;  // WordWalker.java:59
  assign step_valid = piece_valid && (!needsSetup || (setupLeft == 2'd0));  // WordWalker.java:54
  always @(posedge clock) begin
    if (step_valid && step_ready) begin  // WordWalker.java:74
      setupLeft <= 2'd3;  // WordWalker.java:74
    end else if (piece_valid && needsSetup && (setupLeft != 2'd0)) begin  // WordWalker.java:75
      setupLeft <= setupLeft - 2'd1;  // WordWalker.java:76
    end
    if (step_valid && step_ready) begin  // WordWalker.java:62
      inPiece <= !isLast;  // WordWalker.java:63
      position <= index + 2'd1;  // WordWalker.java:64
    end
    if (reset) begin
      inPiece <= 1'b0;  // WordWalker.java:46
      setupLeft <= 2'd3;  // WordWalker.java:72
    end
  end
  wire unused_ok = &{1'b0, piece_data_line};
endmodule
