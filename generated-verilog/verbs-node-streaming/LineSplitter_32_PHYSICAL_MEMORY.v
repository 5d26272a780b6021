`default_nettype none
// line=32, segments=PHYSICAL_MEMORY
module LineSplitter_32_PHYSICAL_MEMORY (  // LineSplitter.java:21
  input  wire clock,  // LineSplitter.java:21
  input  wire reset,  // LineSplitter.java:21
  input  wire [47:0] segment_data_address,  // LineSplitter.java:25
  input  wire [30:0] segment_data_bytes,  // LineSplitter.java:25
  input  wire segment_data_last,  // LineSplitter.java:25
  input  wire segment_valid,  // LineSplitter.java:25
  output wire segment_ready,  // LineSplitter.java:25
  output wire [42:0] piece_data_line,  // LineSplitter.java:26
  output wire [4:0] piece_data_firstLane,  // LineSplitter.java:26
  output wire [4:0] piece_data_lastLane,  // LineSplitter.java:26
  output wire piece_data_startsSegment,  // LineSplitter.java:26
  output wire piece_data_last,  // LineSplitter.java:26
  output wire piece_valid,  // LineSplitter.java:26
  input  wire piece_ready  // LineSplitter.java:26
);
  reg  [47:0] lane;  // LineSplitter.java:32
  reg  [30:0] lanesLeft;  // LineSplitter.java:33
  reg  starts;  // LineSplitter.java:34
  reg  lastSegment;  // LineSplitter.java:35
  wire [4:0] firstLane = lane[4:0];  // LineSplitter.java:37
  wire [5:0] lanesInLine = 6'd32 - {1'b0, firstLane};  // LineSplitter.java:38
  wire [24:0] linesLeft = lanesLeft[30:6];  // LineSplitter.java:39
  wire endsSegment = (linesLeft == 25'd0) && (lanesLeft[5:0] <= lanesInLine);  // LineSplitter.java:40
  wire [42:0] nextLine = lane[47:5] + 43'd1;  // LineSplitter.java:43
  wire [4:0] segmentsLast = (firstLane + lanesLeft[4:0]) - 5'd1;  // LineSplitter.java:44
  assign segment_ready = (lanesLeft == 31'd0) || (piece_valid && piece_ready && endsSegment);  // LineSplitter.java:58
  assign piece_data_line = lane[47:5];  // LineSplitter.java:47
  assign piece_data_firstLane = firstLane;  // LineSplitter.java:48
  assign piece_data_lastLane = endsSegment ? segmentsLast : 5'd31;  // LineSplitter.java:49
  assign piece_data_startsSegment = starts;  // LineSplitter.java:50
  assign piece_data_last = endsSegment && lastSegment;  // LineSplitter.java:51
  assign piece_valid = lanesLeft != 31'd0;  // LineSplitter.java:46
  always @(posedge clock) begin
    if (piece_valid && piece_ready) begin  // LineSplitter.java:53
      lane <= {nextLine, 5'd0};  // LineSplitter.java:54
      lanesLeft <= endsSegment ? 31'd0 : (lanesLeft - {25'd0, lanesInLine});  // LineSplitter.java:55
      starts <= 1'b0;  // LineSplitter.java:56
    end
    if (segment_valid && segment_ready) begin  // LineSplitter.java:59
      lane <= segment_data_address;  // LineSplitter.java:60
      lanesLeft <= segment_data_bytes;  // LineSplitter.java:61
      starts <= 1'b1;  // LineSplitter.java:62
      lastSegment <= segment_data_last;  // LineSplitter.java:63
    end
    if (reset) begin
      lanesLeft <= 31'd0;  // LineSplitter.java:33
    end
  end
endmodule
`default_nettype wire
