`default_nettype none
// path.lineBytes=32, path.wordBytes=8, path.segmentSetup=2, path.linesAhead=8
module WriteUnit_lineBytes32_wordBytes8_segmentSetup2_linesAhead8 (  // WriteUnit.java:52
  input  wire clock,  // WriteUnit.java:52
  input  wire reset,  // WriteUnit.java:52
  input  wire [1:0] access_data_pattern,  // WriteUnit.java:32
  input  wire [29:0] access_data_base,  // WriteUnit.java:32
  input  wire [31:0] access_data_stride,  // WriteUnit.java:32
  input  wire [2:0] access_data_sizeLog2,  // WriteUnit.java:32
  input  wire [15:0] access_data_bytes,  // WriteUnit.java:32
  input  wire access_valid,  // WriteUnit.java:32
  output wire access_ready,  // WriteUnit.java:32
  input  wire [28:0] listed_data,  // WriteUnit.java:34
  input  wire listed_valid,  // WriteUnit.java:34
  output wire listed_ready,  // WriteUnit.java:34
  output wire toWindow,  // WriteUnit.java:39
  input  wire writeDone,  // WriteUnit.java:41
  output wire done,  // WriteUnit.java:43
  output wire activity_busy,  // WriteUnit.java:45
  output wire activity_stalledBySource,  // WriteUnit.java:45
  output wire activity_stalledBySink,  // WriteUnit.java:45
  input  wire [63:0] payload_data_data,  // WriteUnit.java:55
  input  wire payload_data_last,  // WriteUnit.java:55
  input  wire payload_valid,  // WriteUnit.java:55
  output wire payload_ready,  // WriteUnit.java:55
  output wire memory_data_write,  // WriteUnit.java:56
  output wire [23:0] memory_data_line,  // WriteUnit.java:56
  output wire [255:0] memory_data_data,  // WriteUnit.java:56
  output wire [7:0] memory_data_lanes,  // WriteUnit.java:56
  output wire memory_valid,  // WriteUnit.java:56
  input  wire memory_ready  // WriteUnit.java:56
);
  wire unpacker_want_valid;  // WriteUnit.java:60
  wire unpacker_lanes_ready;  // WriteUnit.java:60
  wire lines_enqueue_valid;  // WriteUnit.java:61
  wire lines_dequeue_ready;  // WriteUnit.java:61
  reg  [63:0] word0;  // WriteUnit.java:114
  reg  [1:0] lanes0;  // WriteUnit.java:115
  reg  [63:0] word1;  // WriteUnit.java:114
  reg  [1:0] lanes1;  // WriteUnit.java:115
  reg  [63:0] word2;  // WriteUnit.java:114
  reg  [1:0] lanes2;  // WriteUnit.java:115
  wire generator_access_ready, generator_listed_ready, generator_segment_data_last, generator_segment_valid;  // WriteUnit.java:57
  wire [29:0] generator_segment_data_address; wire [15:0] generator_segment_data_bytes;  // WriteUnit.java:57
  wire splitter_segment_ready, splitter_piece_data_startsSegment, splitter_piece_data_last,
      splitter_piece_valid;  // WriteUnit.java:58
  wire [24:0] splitter_piece_data_line; wire [2:0] splitter_piece_data_firstLane, splitter_piece_data_lastLane;  // WriteUnit.java:58
  wire walker_piece_ready, walker_step_data_first, walker_step_data_last, walker_step_data_endsPiece,
      walker_step_data_endsAccess, walker_step_valid;  // WriteUnit.java:59
  wire [1:0] walker_step_data_index;  // WriteUnit.java:59
  wire unpacker_payload_ready, unpacker_want_ready, unpacker_lanes_data_first, unpacker_lanes_data_last,
      unpacker_lanes_data_ends, unpacker_lanes_valid;  // WriteUnit.java:60
  wire [63:0] unpacker_lanes_data_data;  // WriteUnit.java:60
  wire lines_enqueue_ready, lines_dequeue_data_write, lines_dequeue_valid; wire [23:0] lines_dequeue_data_line;  // WriteUnit.java:61
  wire [255:0] lines_dequeue_data_data; wire [7:0] lines_dequeue_data_lanes; wire [2:0] lines_count;  // WriteUnit.java:61
  wire spaces_enqueue_ready, spaces_dequeue_data, spaces_dequeue_valid; wire [2:0] spaces_count;  // WriteUnit.java:62
  wire cut_source_ready, cut_sink_data_startsSegment, cut_sink_data_last, cut_sink_valid;  // WriteUnit.java:67
  wire [24:0] cut_sink_data_line; wire [2:0] cut_sink_data_firstLane, cut_sink_data_lastLane;  // WriteUnit.java:67
  wire underWay_enqueue_ready, underWay_dequeue_data, underWay_dequeue_valid; wire [3:0] underWay_count;  // WriteUnit.java:74
  wire accesses_any;  // WriteUnit.java:89
  wire hasRoom = !walker_step_data_endsPiece || (lines_enqueue_ready && underWay_enqueue_ready);  // WriteUnit.java:75
  wire [1:0] lineMask_0 = (2'd3 << unpacker_lanes_data_first) & (2'd3 >> !unpacker_lanes_data_last);  // Lanes.java:28
  wire comes_0 = walker_step_data_index == 2'd0;  // WriteUnit.java:109
  wire [1:0] lanes_0 = (comes_0 ? lineMask_0 : 2'd0) | lanes0;  // WriteUnit.java:116
  wire comes_1 = walker_step_data_index == 2'd1;  // WriteUnit.java:109
  wire [1:0] lanes_1 = (comes_1 ? lineMask_0 : 2'd0) | lanes1;  // WriteUnit.java:116
  wire comes_2 = walker_step_data_index == 2'd2;  // WriteUnit.java:109
  wire [1:0] lanes_2 = (comes_2 ? lineMask_0 : 2'd0) | lanes2;  // WriteUnit.java:116
  wire comes_3 = walker_step_data_index == 2'd3;  // WriteUnit.java:109
  wire [255:0] lineData = {unpacker_lanes_data_data, comes_2 ? unpacker_lanes_data_data : word2, comes_1
      ? unpacker_lanes_data_data : word1, comes_0 ? unpacker_lanes_data_data : word0};  // WriteUnit.java:123
  wire [7:0] lineMask_1 = {comes_3 ? lineMask_0 : 2'd0, lanes_2, lanes_1, lanes_0};  // WriteUnit.java:124
  assign access_ready = generator_access_ready;  // WriteUnit.java:64
  assign listed_ready = generator_listed_ready;  // WriteUnit.java:65
  assign toWindow = spaces_dequeue_data;  // WriteUnit.java:86
  assign done = writeDone && underWay_dequeue_data;  // WriteUnit.java:146
  assign activity_busy = accesses_any;  // WriteUnit.java:92
  assign activity_stalledBySource = unpacker_want_valid && !unpacker_lanes_valid;  // WriteUnit.java:94
  assign activity_stalledBySink = walker_step_valid && !hasRoom;  // WriteUnit.java:95
  assign payload_ready = unpacker_payload_ready;  // WriteUnit.java:70
  assign memory_data_write = lines_dequeue_data_write;  // WriteUnit.java:71
  assign memory_data_line = lines_dequeue_data_line;  // WriteUnit.java:71
  assign memory_data_data = lines_dequeue_data_data;  // WriteUnit.java:71
  assign memory_data_lanes = lines_dequeue_data_lanes;  // WriteUnit.java:71
  assign memory_valid = lines_dequeue_valid;  // WriteUnit.java:71
  assign unpacker_want_valid = walker_step_valid && hasRoom;  // WriteUnit.java:76
  assign unpacker_lanes_ready = 1'b1;  // WriteUnit.java:81
  assign lines_enqueue_valid = unpacker_lanes_valid && walker_step_data_endsPiece;  // WriteUnit.java:126
  assign lines_dequeue_ready = memory_ready;  // WriteUnit.java:71
  always @(posedge clock) begin
    if (unpacker_lanes_valid && unpacker_lanes_ready && comes_0) begin  // WriteUnit.java:119
      word0 <= unpacker_lanes_data_data;  // WriteUnit.java:119
    end
    if (unpacker_lanes_valid && unpacker_lanes_ready) begin  // WriteUnit.java:120
      lanes0 <= walker_step_data_endsPiece ? 2'd0 : lanes_0;  // WriteUnit.java:120
    end
    if (unpacker_lanes_valid && unpacker_lanes_ready && comes_1) begin  // WriteUnit.java:119
      word1 <= unpacker_lanes_data_data;  // WriteUnit.java:119
    end
    if (unpacker_lanes_valid && unpacker_lanes_ready) begin  // WriteUnit.java:120
      lanes1 <= walker_step_data_endsPiece ? 2'd0 : lanes_1;  // WriteUnit.java:120
    end
    if (unpacker_lanes_valid && unpacker_lanes_ready && comes_2) begin  // WriteUnit.java:119
      word2 <= unpacker_lanes_data_data;  // WriteUnit.java:119
    end
    if (unpacker_lanes_valid && unpacker_lanes_ready) begin  // WriteUnit.java:120
      lanes2 <= walker_step_data_endsPiece ? 2'd0 : lanes_2;  // WriteUnit.java:120
    end
    if (reset) begin
      lanes0 <= 2'd0;  // WriteUnit.java:115
      lanes1 <= 2'd0;  // WriteUnit.java:115
      lanes2 <= 2'd0;  // WriteUnit.java:115
    end
  end
  SegmentGenerator generator (  // WriteUnit.java:57
    .clock(clock), .reset(reset), .access_data_pattern(access_data_pattern),
        .access_data_base(access_data_base),
    .access_data_stride(access_data_stride), .access_data_sizeLog2(access_data_sizeLog2),
    .access_data_bytes(access_data_bytes), .access_valid(access_valid), .access_ready(generator_access_ready),
    .listed_data(listed_data), .listed_valid(listed_valid), .listed_ready(generator_listed_ready),
    .segment_data_address(generator_segment_data_address), .segment_data_bytes(generator_segment_data_bytes),
    .segment_data_last(generator_segment_data_last), .segment_valid(generator_segment_valid),
    .segment_ready(splitter_segment_ready));
  LineSplitter_32 splitter (  // WriteUnit.java:58
    .clock(clock), .reset(reset), .segment_data_address(generator_segment_data_address),
    .segment_data_bytes(generator_segment_data_bytes), .segment_data_last(generator_segment_data_last),
    .segment_valid(generator_segment_valid), .segment_ready(splitter_segment_ready),
    .piece_data_line(splitter_piece_data_line), .piece_data_firstLane(splitter_piece_data_firstLane),
    .piece_data_lastLane(splitter_piece_data_lastLane),
    .piece_data_startsSegment(splitter_piece_data_startsSegment), .piece_data_last(splitter_piece_data_last),
    .piece_valid(splitter_piece_valid), .piece_ready(cut_source_ready));
  WordWalker_lineBytes32_wordBytes8_segmentSetup2_linesAhead8 walker (  // WriteUnit.java:59
    .clock(clock), .reset(reset), .piece_data_line(cut_sink_data_line),
    .piece_data_firstLane(cut_sink_data_firstLane), .piece_data_lastLane(cut_sink_data_lastLane),
    .piece_data_startsSegment(cut_sink_data_startsSegment), .piece_data_last(cut_sink_data_last),
    .piece_valid(cut_sink_valid), .piece_ready(walker_piece_ready), .step_data_index(walker_step_data_index),
    .step_data_first(walker_step_data_first), .step_data_last(walker_step_data_last),
    .step_data_endsPiece(walker_step_data_endsPiece), .step_data_endsAccess(walker_step_data_endsAccess),
    .step_valid(walker_step_valid), .step_ready(unpacker_want_ready && hasRoom));
  LaneUnpacker_2 unpacker (  // WriteUnit.java:60
    .clock(clock), .reset(reset), .payload_data_data(payload_data_data), .payload_data_last(payload_data_last),
    .payload_valid(payload_valid), .payload_ready(unpacker_payload_ready),
    .want_data_first(walker_step_data_first), .want_data_last(walker_step_data_last),
    .want_data_ends(walker_step_data_endsAccess), .want_valid(unpacker_want_valid),
    .want_ready(unpacker_want_ready), .lanes_data_data(unpacker_lanes_data_data),
    .lanes_data_first(unpacker_lanes_data_first), .lanes_data_last(unpacker_lanes_data_last),
    .lanes_data_ends(unpacker_lanes_data_ends), .lanes_valid(unpacker_lanes_valid),
    .lanes_ready(unpacker_lanes_ready));
  Queue_LineRequest289_4 lines (  // WriteUnit.java:61
    .clock(clock), .reset(reset), .enqueue_data_write(1'b1), .enqueue_data_line(cut_sink_data_line[23:0]),
    .enqueue_data_data(lineData), .enqueue_data_lanes(lineMask_1), .enqueue_valid(lines_enqueue_valid),
    .enqueue_ready(lines_enqueue_ready), .dequeue_data_write(lines_dequeue_data_write),
    .dequeue_data_line(lines_dequeue_data_line), .dequeue_data_data(lines_dequeue_data_data),
    .dequeue_data_lanes(lines_dequeue_data_lanes), .dequeue_valid(lines_dequeue_valid),
    .dequeue_ready(lines_dequeue_ready), .count(lines_count));
  Queue_Bool_4 spaces (  // WriteUnit.java:62
    .clock(clock), .reset(reset), .enqueue_data(cut_sink_data_line[24]), .enqueue_valid(lines_enqueue_valid),
    .enqueue_ready(spaces_enqueue_ready), .dequeue_data(spaces_dequeue_data),
    .dequeue_valid(spaces_dequeue_valid), .dequeue_ready(lines_dequeue_ready), .count(spaces_count));
  SkidBuffer_LinePiece33 cut (  // WriteUnit.java:67
    .clock(clock), .reset(reset), .source_data_line(splitter_piece_data_line),
    .source_data_firstLane(splitter_piece_data_firstLane), .source_data_lastLane(splitter_piece_data_lastLane),
    .source_data_startsSegment(splitter_piece_data_startsSegment), .source_data_last(splitter_piece_data_last),
    .source_valid(splitter_piece_valid), .source_ready(cut_source_ready), .sink_data_line(cut_sink_data_line),
    .sink_data_firstLane(cut_sink_data_firstLane), .sink_data_lastLane(cut_sink_data_lastLane),
    .sink_data_startsSegment(cut_sink_data_startsSegment), .sink_data_last(cut_sink_data_last),
    .sink_valid(cut_sink_valid), .sink_ready(walker_piece_ready));
  Queue_Bool_8 underWay (  // WriteUnit.java:74
    .clock(clock), .reset(reset), .enqueue_data(walker_step_data_endsAccess),
    .enqueue_valid(lines_enqueue_valid && lines_enqueue_ready), .enqueue_ready(underWay_enqueue_ready),
    .dequeue_data(underWay_dequeue_data), .dequeue_valid(underWay_dequeue_valid), .dequeue_ready(writeDone),
    .count(underWay_count));
  UnderWay_16 accesses (  // WriteUnit.java:89
    .clock(clock), .reset(reset), .begins(access_valid && access_ready), .ends(done), .any(accesses_any));
  wire unused_ok = &{1'b0, unpacker_lanes_data_ends, lines_count, spaces_enqueue_ready, spaces_dequeue_valid,
      spaces_count, underWay_dequeue_valid, underWay_count};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!writeDone || underWay_dequeue_valid)) begin  // WriteUnit.java:147
        $display("assertion failed: the controller reports a line only after it was given one (WriteUnit.java:147)");
        $stop;  // WriteUnit.java:147
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!writeDone || underWay_dequeue_valid);  // WriteUnit.java:147
    end
  end
`endif
endmodule
`default_nettype wire
