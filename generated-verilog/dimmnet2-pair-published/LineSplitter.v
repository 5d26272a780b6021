module LineSplitter (  // LineSplitter.java:23
  input  wire clock,  // LineSplitter.java:23
  input  wire reset,  // LineSplitter.java:23
  input  wire [28:0] segment_data_address,  // LineSplitter.java:15
  input  wire [15:0] segment_data_bytes,  // LineSplitter.java:15
  input  wire segment_data_last,  // LineSplitter.java:15
  input  wire segment_valid,  // LineSplitter.java:15
  output wire segment_ready,  // LineSplitter.java:15
  output wire [23:0] piece_data_line,  // LineSplitter.java:16
  output wire [2:0] piece_data_firstLane,  // LineSplitter.java:16
  output wire [2:0] piece_data_lastLane,  // LineSplitter.java:16
  output wire piece_data_startsSegment,  // LineSplitter.java:16
  output wire piece_data_last,  // LineSplitter.java:16
  output wire piece_valid,  // LineSplitter.java:16
  input  wire piece_ready  // LineSplitter.java:16
);
  reg  [26:0] lane;  // LineSplitter.java:24
  reg  [13:0] lanesLeft;  // LineSplitter.java:25
  reg  starts;  // LineSplitter.java:26
  reg  lastSegment;  // LineSplitter.java:27
  wire [2:0] firstLane = lane[2:0];  // LineSplitter.java:29
  wire [3:0] lanesInLine = 4'd8 - {1'b0, firstLane};  // LineSplitter.java:30
  wire endsSegment = lanesLeft <= {10'd0, lanesInLine};  // LineSplitter.java:31
  wire [3:0] lanesTaken = endsSegment ? lanesLeft[3:0] : lanesInLine;  // LineSplitter.java:32
  assign segment_ready = (lanesLeft == 14'd0) || (piece_valid && piece_ready && endsSegment);  // LineSplitter.java:46
  assign piece_data_line = lane[26:3];  // LineSplitter.java:35
  assign piece_data_firstLane = firstLane;  // LineSplitter.java:36
  assign piece_data_lastLane = (firstLane + lanesTaken[2:0]) - 3'd1;  // LineSplitter.java:37
  assign piece_data_startsSegment = starts;  // LineSplitter.java:38
  assign piece_data_last = endsSegment && lastSegment;  // LineSplitter.java:39
  assign piece_valid = lanesLeft != 14'd0;  // LineSplitter.java:34
  always @(posedge clock) begin
    if (piece_valid && piece_ready) begin  // LineSplitter.java:41
      lane <= lane + {23'd0, lanesTaken};  // LineSplitter.java:42
      lanesLeft <= lanesLeft - {10'd0, lanesTaken};  // LineSplitter.java:43
      starts <= 1'b0;  // LineSplitter.java:44
    end
    if (segment_valid && segment_ready) begin  // LineSplitter.java:47
      lane <= segment_data_address[28:2];  // LineSplitter.java:48
      lanesLeft <= segment_data_bytes[15:2];  // LineSplitter.java:49
      starts <= 1'b1;  // LineSplitter.java:50
      lastSegment <= segment_data_last;  // LineSplitter.java:51
    end
    if (reset) begin
      lanesLeft <= 14'd0;  // LineSplitter.java:25
    end
  end
  wire unused_ok = &{1'b0, segment_data_address[1:0], segment_data_bytes[1:0]};
endmodule
