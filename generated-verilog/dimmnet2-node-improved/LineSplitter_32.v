`default_nettype none
// line=32
module LineSplitter_32 (  // LineSplitter.java:23
  input  wire clock,  // LineSplitter.java:23
  input  wire reset,  // LineSplitter.java:23
  input  wire [29:0] segment_data_address,  // LineSplitter.java:15
  input  wire [15:0] segment_data_bytes,  // LineSplitter.java:15
  input  wire segment_data_last,  // LineSplitter.java:15
  input  wire segment_valid,  // LineSplitter.java:15
  output wire segment_ready,  // LineSplitter.java:15
  output wire [24:0] piece_data_line,  // LineSplitter.java:25
  output wire [2:0] piece_data_firstLane,  // LineSplitter.java:25
  output wire [2:0] piece_data_lastLane,  // LineSplitter.java:25
  output wire piece_data_startsSegment,  // LineSplitter.java:25
  output wire piece_data_last,  // LineSplitter.java:25
  output wire piece_valid,  // LineSplitter.java:25
  input  wire piece_ready  // LineSplitter.java:25
);
  reg  [27:0] lane;  // LineSplitter.java:27
  reg  [13:0] lanesLeft;  // LineSplitter.java:28
  reg  starts;  // LineSplitter.java:29
  reg  lastSegment;  // LineSplitter.java:30
  wire [2:0] firstLane = lane[2:0];  // LineSplitter.java:32
  wire [3:0] lanesInLine = 4'd8 - {1'b0, firstLane};  // LineSplitter.java:33
  wire endsSegment = lanesLeft <= {10'd0, lanesInLine};  // LineSplitter.java:34
  wire [3:0] lanesTaken = endsSegment ? lanesLeft[3:0] : lanesInLine;  // LineSplitter.java:35
  assign segment_ready = (lanesLeft == 14'd0) || (piece_valid && piece_ready && endsSegment);  // LineSplitter.java:49
  assign piece_data_line = lane[27:3];  // LineSplitter.java:38
  assign piece_data_firstLane = firstLane;  // LineSplitter.java:39
  assign piece_data_lastLane = (firstLane + lanesTaken[2:0]) - 3'd1;  // LineSplitter.java:40
  assign piece_data_startsSegment = starts;  // LineSplitter.java:41
  assign piece_data_last = endsSegment && lastSegment;  // LineSplitter.java:42
  assign piece_valid = lanesLeft != 14'd0;  // LineSplitter.java:37
  always @(posedge clock) begin
    if (piece_valid && piece_ready) begin  // LineSplitter.java:44
      lane <= lane + {24'd0, lanesTaken};  // LineSplitter.java:45
      lanesLeft <= lanesLeft - {10'd0, lanesTaken};  // LineSplitter.java:46
      starts <= 1'b0;  // LineSplitter.java:47
    end
    if (segment_valid && segment_ready) begin  // LineSplitter.java:50
      lane <= segment_data_address[29:2];  // LineSplitter.java:51
      lanesLeft <= segment_data_bytes[15:2];  // LineSplitter.java:52
      starts <= 1'b1;  // LineSplitter.java:53
      lastSegment <= segment_data_last;  // LineSplitter.java:54
    end
    if (reset) begin
      lanesLeft <= 14'd0;  // LineSplitter.java:28
    end
  end
  wire unused_ok = &{1'b0, segment_data_address[1:0], segment_data_bytes[1:0]};
endmodule
`default_nettype wire
