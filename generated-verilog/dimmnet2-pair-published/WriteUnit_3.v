// setup=3
module WriteUnit_3 (  // WriteUnit.java:39
  input  wire clock,  // WriteUnit.java:39
  input  wire reset,  // WriteUnit.java:39
  input  wire access_data_pattern,  // WriteUnit.java:28
  input  wire [28:0] access_data_base,  // WriteUnit.java:28
  input  wire [31:0] access_data_stride,  // WriteUnit.java:28
  input  wire [2:0] access_data_sizeLog2,  // WriteUnit.java:28
  input  wire [7:0] access_data_count,  // WriteUnit.java:28
  input  wire access_valid,  // WriteUnit.java:28
  output wire access_ready,  // WriteUnit.java:28
  input  wire [63:0] payload_data_data,  // WriteUnit.java:29
  input  wire payload_data_last,  // WriteUnit.java:29
  input  wire payload_valid,  // WriteUnit.java:29
  output wire payload_ready,  // WriteUnit.java:29
  output wire memory_data_write,  // WriteUnit.java:30
  output wire [23:0] memory_data_line,  // WriteUnit.java:30
  output wire [255:0] memory_data_data,  // WriteUnit.java:30
  output wire [7:0] memory_data_lanes,  // WriteUnit.java:30
  output wire memory_valid,  // WriteUnit.java:30
  input  wire memory_ready,  // WriteUnit.java:30
  input  wire writeDone,  // WriteUnit.java:32
  output wire done  // WriteUnit.java:34
);
  reg  busy;  // WriteUnit.java:41
  wire unpacker_lanes_ready;  // WriteUnit.java:45
  wire lines_enqueue_valid;  // WriteUnit.java:46
  reg  [255:0] collected;  // WriteUnit.java:71
  reg  [7:0] collectedLanes;  // WriteUnit.java:72
  reg  [3:0] outstanding;  // WriteUnit.java:97
  reg  collectedAll;  // WriteUnit.java:98
  wire generator_access_ready, generator_segment_data_last, generator_segment_valid;  // WriteUnit.java:42
  wire [28:0] generator_segment_data_address; wire [15:0] generator_segment_data_bytes;  // WriteUnit.java:42
  wire splitter_segment_ready, splitter_piece_data_startsSegment, splitter_piece_data_last, splitter_piece_valid;  // WriteUnit.java:43
  wire [23:0] splitter_piece_data_line; wire [2:0] splitter_piece_data_firstLane, splitter_piece_data_lastLane;  // WriteUnit.java:43
  wire walker_piece_ready, walker_step_data_low, walker_step_data_high, walker_step_data_endsPiece, walker_step_data_endsAccess, walker_step_valid;  // WriteUnit.java:44
  wire [1:0] walker_step_data_index;  // WriteUnit.java:44
  wire unpacker_payload_ready, unpacker_want_ready, unpacker_lanes_data_low, unpacker_lanes_data_high, unpacker_lanes_data_last, unpacker_lanes_valid;  // WriteUnit.java:45
  wire [63:0] unpacker_lanes_data_data;  // WriteUnit.java:45
  wire lines_enqueue_ready, lines_dequeue_data_write, lines_dequeue_valid; wire [23:0] lines_dequeue_data_line;  // WriteUnit.java:46
  wire [255:0] lines_dequeue_data_data; wire [7:0] lines_dequeue_data_lanes; wire [2:0] lines_count;  // WriteUnit.java:46
  wire hasRoom = !walker_step_data_endsPiece || lines_enqueue_ready;  // WriteUnit.java:57
  wire [1:0] wordLanes = {unpacker_lanes_data_high, unpacker_lanes_data_low};  // WriteUnit.java:74
  wire here_0 = walker_step_data_index == 2'd0;  // WriteUnit.java:78
  wire here_1 = walker_step_data_index == 2'd1;  // WriteUnit.java:78
  wire here_2 = walker_step_data_index == 2'd2;  // WriteUnit.java:78
  wire here_3 = walker_step_data_index == 2'd3;  // WriteUnit.java:78
  wire [255:0] data = {here_3 ? unpacker_lanes_data_data : collected[255:192], here_2 ? unpacker_lanes_data_data : collected[191:128], here_1 ? unpacker_lanes_data_data : collected[127:64], here_0 ? unpacker_lanes_data_data : collected[63:0]};  // WriteUnit.java:82
  wire [7:0] mask = {here_3 ? wordLanes : collectedLanes[7:6], here_2 ? wordLanes : collectedLanes[5:4], here_1 ? wordLanes : collectedLanes[3:2], here_0 ? wordLanes : collectedLanes[1:0]};  // WriteUnit.java:83
  wire finished = collectedAll && (outstanding == 4'd0);  // WriteUnit.java:101
  wire outstanding_when_and = lines_enqueue_valid && lines_enqueue_ready;  // WriteUnit.java:99
  assign access_ready = generator_access_ready && !busy;  // WriteUnit.java:49
  assign payload_ready = unpacker_payload_ready;  // WriteUnit.java:53
  assign memory_data_write = lines_dequeue_data_write;  // WriteUnit.java:54
  assign memory_data_line = lines_dequeue_data_line;  // WriteUnit.java:54
  assign memory_data_data = lines_dequeue_data_data;  // WriteUnit.java:54
  assign memory_data_lanes = lines_dequeue_data_lanes;  // WriteUnit.java:54
  assign memory_valid = lines_dequeue_valid;  // WriteUnit.java:54
  assign done = finished;  // WriteUnit.java:102
  assign unpacker_lanes_ready = 1'b1;  // WriteUnit.java:63
  assign lines_enqueue_valid = unpacker_lanes_valid && walker_step_data_endsPiece;  // WriteUnit.java:85
  always @(posedge clock) begin
    if (unpacker_lanes_valid && unpacker_lanes_ready) begin  // WriteUnit.java:90
      collected <= data;  // WriteUnit.java:91
      collectedLanes <= walker_step_data_endsPiece ? 8'd0 : mask;  // WriteUnit.java:92
    end
    if (outstanding_when_and && !writeDone) begin  // WriteUnit.java:99
      outstanding <= outstanding + 4'd1;  // WriteUnit.java:99
    end else if (writeDone && !outstanding_when_and) begin  // WriteUnit.java:100
      outstanding <= outstanding - 4'd1;  // WriteUnit.java:100
    end
    if (lines_enqueue_valid && lines_enqueue_ready && walker_step_data_endsAccess) begin  // WriteUnit.java:103
      collectedAll <= 1'b1;  // WriteUnit.java:103
    end
    if (access_valid && access_ready) begin  // WriteUnit.java:104
      busy <= 1'b1;  // WriteUnit.java:104
    end
    if (finished) begin  // WriteUnit.java:105
      collectedAll <= 1'b0;  // WriteUnit.java:106
      busy <= 1'b0;  // WriteUnit.java:107
    end
    if (reset) begin
      busy <= 1'b0;  // WriteUnit.java:41
      collectedLanes <= 8'd0;  // WriteUnit.java:72
      outstanding <= 4'd0;  // WriteUnit.java:97
      collectedAll <= 1'b0;  // WriteUnit.java:98
    end
  end
  SegmentGenerator generator (  // WriteUnit.java:42
    .clock(clock), .reset(reset), .access_data_pattern(access_data_pattern), .access_data_base(access_data_base),
    .access_data_stride(access_data_stride), .access_data_sizeLog2(access_data_sizeLog2),
    .access_data_count(access_data_count), .access_valid(access_valid && !busy),
    .access_ready(generator_access_ready), .segment_data_address(generator_segment_data_address),
    .segment_data_bytes(generator_segment_data_bytes), .segment_data_last(generator_segment_data_last),
    .segment_valid(generator_segment_valid), .segment_ready(splitter_segment_ready));
  LineSplitter splitter (  // WriteUnit.java:43
    .clock(clock), .reset(reset), .segment_data_address(generator_segment_data_address),
    .segment_data_bytes(generator_segment_data_bytes), .segment_data_last(generator_segment_data_last),
    .segment_valid(generator_segment_valid), .segment_ready(splitter_segment_ready),
    .piece_data_line(splitter_piece_data_line), .piece_data_firstLane(splitter_piece_data_firstLane),
    .piece_data_lastLane(splitter_piece_data_lastLane), .piece_data_startsSegment(splitter_piece_data_startsSegment),
    .piece_data_last(splitter_piece_data_last), .piece_valid(splitter_piece_valid), .piece_ready(walker_piece_ready));
  WordWalker_3 walker (  // WriteUnit.java:44
    .clock(clock), .reset(reset), .piece_data_line(splitter_piece_data_line),
    .piece_data_firstLane(splitter_piece_data_firstLane), .piece_data_lastLane(splitter_piece_data_lastLane),
    .piece_data_startsSegment(splitter_piece_data_startsSegment), .piece_data_last(splitter_piece_data_last),
    .piece_valid(splitter_piece_valid), .piece_ready(walker_piece_ready), .step_data_index(walker_step_data_index),
    .step_data_low(walker_step_data_low), .step_data_high(walker_step_data_high),
    .step_data_endsPiece(walker_step_data_endsPiece), .step_data_endsAccess(walker_step_data_endsAccess),
    .step_valid(walker_step_valid), .step_ready(unpacker_want_ready && hasRoom));
  LaneUnpacker unpacker (  // WriteUnit.java:45
    .clock(clock), .reset(reset), .payload_data_data(payload_data_data), .payload_data_last(payload_data_last),
    .payload_valid(payload_valid), .payload_ready(unpacker_payload_ready), .want_data_low(walker_step_data_low),
    .want_data_high(walker_step_data_high), .want_data_last(walker_step_data_endsAccess),
    .want_valid(walker_step_valid && hasRoom), .want_ready(unpacker_want_ready),
    .lanes_data_data(unpacker_lanes_data_data), .lanes_data_low(unpacker_lanes_data_low),
    .lanes_data_high(unpacker_lanes_data_high), .lanes_data_last(unpacker_lanes_data_last),
    .lanes_valid(unpacker_lanes_valid), .lanes_ready(unpacker_lanes_ready));
  Queue_LineRequest289_4 lines (  // WriteUnit.java:46
    .clock(clock), .reset(reset), .enqueue_data_write(1'b1), .enqueue_data_line(splitter_piece_data_line),
    .enqueue_data_data(data), .enqueue_data_lanes(mask), .enqueue_valid(lines_enqueue_valid),
    .enqueue_ready(lines_enqueue_ready), .dequeue_data_write(lines_dequeue_data_write),
    .dequeue_data_line(lines_dequeue_data_line), .dequeue_data_data(lines_dequeue_data_data),
    .dequeue_data_lanes(lines_dequeue_data_lanes), .dequeue_valid(lines_dequeue_valid), .dequeue_ready(memory_ready),
    .count(lines_count));
  wire unused_ok = &{1'b0, unpacker_lanes_data_last, lines_count};
endmodule
