`default_nettype none
// path.lineBytes=32, path.wordBytes=16, path.segmentSetup=0, path.linesAhead=32, path.segments=PHYSICAL_MEMORY
module Scatter_lineBytes32_wordBytes16_segmentSetup0_linesAhead32_segments_PHYSICAL_MEMORY (  // Scatter.java:54
  input  wire clock,  // Scatter.java:54
  input  wire reset,  // Scatter.java:54
  input  wire writeDone,  // Scatter.java:41
  output wire done,  // Scatter.java:43
  output wire isStarved,  // Scatter.java:45
  output wire isBlocked,  // Scatter.java:47
  input  wire [47:0] segment_data_address,  // Scatter.java:57
  input  wire [30:0] segment_data_bytes,  // Scatter.java:57
  input  wire segment_data_last,  // Scatter.java:57
  input  wire segment_valid,  // Scatter.java:57
  output wire segment_ready,  // Scatter.java:57
  input  wire [127:0] payload_data_data,  // Scatter.java:58
  input  wire payload_data_last,  // Scatter.java:58
  input  wire payload_valid,  // Scatter.java:58
  output wire payload_ready,  // Scatter.java:58
  output wire memory_data_write,  // Scatter.java:59
  output wire [42:0] memory_data_line,  // Scatter.java:59
  output wire [255:0] memory_data_data,  // Scatter.java:59
  output wire [31:0] memory_data_lanes,  // Scatter.java:59
  output wire memory_valid,  // Scatter.java:59
  input  wire memory_ready  // Scatter.java:59
);
  wire unpacker_want_valid;  // Scatter.java:63
  wire unpacker_lanes_ready;  // Scatter.java:63
  wire lines_enqueue_valid;  // Scatter.java:64
  wire steps_data_index;  // Scatter.java:79
  wire [3:0] steps_data_first;  // Scatter.java:79
  wire [3:0] steps_data_last;  // Scatter.java:79
  wire steps_data_endsPiece;  // Scatter.java:79
  wire steps_data_endsAccess;  // Scatter.java:79
  wire steps_valid;  // Scatter.java:79
  wire steps_ready;  // Scatter.java:79
  reg  [127:0] word0;  // Scatter.java:126
  reg  [15:0] lanes0;  // Scatter.java:127
  wire splitter_segment_ready, splitter_piece_data_startsSegment, splitter_piece_data_last,
      splitter_piece_valid;  // Scatter.java:60
  wire [42:0] splitter_piece_data_line; wire [4:0] splitter_piece_data_firstLane, splitter_piece_data_lastLane;  // Scatter.java:60
  wire walker_piece_ready, walker_step_data_index, walker_step_data_endsPiece, walker_step_data_endsAccess,
      walker_step_valid;  // Scatter.java:61
  wire [3:0] walker_step_data_first, walker_step_data_last;  // Scatter.java:61
  wire unpacker_payload_ready, unpacker_want_ready, unpacker_lanes_data_ends, unpacker_lanes_valid;  // Scatter.java:63
  wire [127:0] unpacker_lanes_data_data; wire [3:0] unpacker_lanes_data_first, unpacker_lanes_data_last;  // Scatter.java:63
  wire lines_enqueue_ready, lines_dequeue_data_write, lines_dequeue_valid; wire [42:0] lines_dequeue_data_line;  // Scatter.java:64
  wire [255:0] lines_dequeue_data_data; wire [31:0] lines_dequeue_data_lanes; wire [2:0] lines_count;  // Scatter.java:64
  wire cut_source_ready, cut_sink_data_startsSegment, cut_sink_data_last, cut_sink_valid;  // Scatter.java:68
  wire [42:0] cut_sink_data_line; wire [4:0] cut_sink_data_firstLane, cut_sink_data_lastLane;  // Scatter.java:68
  wire placed_source_ready, placed_sink_data_step_index, placed_sink_data_step_endsPiece,
      placed_sink_data_step_endsAccess, placed_sink_valid;  // Scatter.java:77
  wire [3:0] placed_sink_data_step_first, placed_sink_data_step_last; wire [42:0] placed_sink_data_line;  // Scatter.java:77
  wire [4:0] placed_sink_data_lanes;  // Scatter.java:77
  wire underWay_enqueue_ready, underWay_dequeue_data, underWay_dequeue_valid; wire [5:0] underWay_count;  // Scatter.java:87
  wire hasRoom = !steps_data_endsPiece || (lines_enqueue_ready && underWay_enqueue_ready);  // Scatter.java:88
  wire [15:0] lineMask_0 = (16'hffff << unpacker_lanes_data_first) & (16'hffff >> ~unpacker_lanes_data_last);  // Lanes.java:50
  wire comes_0 = steps_data_index == 1'b0;  // Scatter.java:121
  wire [15:0] lanes = (comes_0 ? lineMask_0 : 16'd0) | lanes0;  // Scatter.java:128
  wire comes_1 = steps_data_index == 1'b1;  // Scatter.java:121
  wire [255:0] lineData = {unpacker_lanes_data_data, comes_0 ? unpacker_lanes_data_data : word0};  // Scatter.java:135
  wire [31:0] lineMask_1 = {comes_1 ? lineMask_0 : 16'd0, lanes};  // Scatter.java:136
  assign done = writeDone && underWay_dequeue_data;  // Scatter.java:156
  assign isStarved = unpacker_want_valid && !unpacker_lanes_valid;  // Scatter.java:98
  assign isBlocked = steps_valid && !hasRoom;  // Scatter.java:99
  assign segment_ready = splitter_segment_ready;  // Scatter.java:67
  assign payload_ready = unpacker_payload_ready;  // Scatter.java:71
  assign memory_data_write = lines_dequeue_data_write;  // Scatter.java:72
  assign memory_data_line = lines_dequeue_data_line;  // Scatter.java:72
  assign memory_data_data = lines_dequeue_data_data;  // Scatter.java:72
  assign memory_data_lanes = lines_dequeue_data_lanes;  // Scatter.java:72
  assign memory_valid = lines_dequeue_valid;  // Scatter.java:72
  assign unpacker_want_valid = steps_valid && hasRoom;  // Scatter.java:89
  assign unpacker_lanes_ready = 1'b1;  // Scatter.java:94
  assign lines_enqueue_valid = unpacker_lanes_valid && steps_data_endsPiece;  // Scatter.java:138
  assign steps_data_index = placed_sink_data_step_index;  // Scatter.java:82
  assign steps_data_first = placed_sink_data_step_first;  // Scatter.java:82
  assign steps_data_last = placed_sink_data_step_last;  // Scatter.java:82
  assign steps_data_endsPiece = placed_sink_data_step_endsPiece;  // Scatter.java:82
  assign steps_data_endsAccess = placed_sink_data_step_endsAccess;  // Scatter.java:82
  assign steps_valid = placed_sink_valid;  // Scatter.java:80
  assign steps_ready = unpacker_want_ready && hasRoom;  // Scatter.java:90
  always @(posedge clock) begin
    if (unpacker_lanes_valid && unpacker_lanes_ready && comes_0) begin  // Scatter.java:131
      word0 <= unpacker_lanes_data_data;  // Scatter.java:131
    end
    if (unpacker_lanes_valid && unpacker_lanes_ready) begin  // Scatter.java:132
      lanes0 <= steps_data_endsPiece ? 16'd0 : lanes;  // Scatter.java:132
    end
    if (reset) begin
      lanes0 <= 16'd0;  // Scatter.java:127
    end
  end
  LineSplitter_32_PHYSICAL_MEMORY splitter (  // Scatter.java:60
    .clock(clock), .reset(reset), .segment_data_address(segment_data_address),
    .segment_data_bytes(segment_data_bytes), .segment_data_last(segment_data_last),
    .segment_valid(segment_valid), .segment_ready(splitter_segment_ready),
    .piece_data_line(splitter_piece_data_line), .piece_data_firstLane(splitter_piece_data_firstLane),
    .piece_data_lastLane(splitter_piece_data_lastLane),
    .piece_data_startsSegment(splitter_piece_data_startsSegment), .piece_data_last(splitter_piece_data_last),
    .piece_valid(splitter_piece_valid), .piece_ready(cut_source_ready));
  WordWalker_lineBytes32_wordBytes16_segmentSetup0_linesAhead32_segments_PHYSICAL_MEMORY walker (  // Scatter.java:61
    .clock(clock), .reset(reset), .piece_data_line(cut_sink_data_line),
    .piece_data_firstLane(cut_sink_data_firstLane), .piece_data_lastLane(cut_sink_data_lastLane),
    .piece_data_startsSegment(cut_sink_data_startsSegment), .piece_data_last(cut_sink_data_last),
    .piece_valid(cut_sink_valid), .piece_ready(walker_piece_ready), .step_data_index(walker_step_data_index),
    .step_data_first(walker_step_data_first), .step_data_last(walker_step_data_last),
    .step_data_endsPiece(walker_step_data_endsPiece), .step_data_endsAccess(walker_step_data_endsAccess),
    .step_valid(walker_step_valid), .step_ready(placed_source_ready));
  LaneUnpacker_16_8_lanes unpacker (  // Scatter.java:63
    .clock(clock), .reset(reset), .payload_data_data(payload_data_data), .payload_data_last(payload_data_last),
    .payload_valid(payload_valid), .payload_ready(unpacker_payload_ready), .want_data_first(steps_data_first),
    .want_data_last(steps_data_last), .want_data_ends(steps_data_endsAccess), .want_valid(unpacker_want_valid),
    .want_ready(unpacker_want_ready), .lanes_data_data(unpacker_lanes_data_data),
    .lanes_data_first(unpacker_lanes_data_first), .lanes_data_last(unpacker_lanes_data_last),
    .lanes_data_ends(unpacker_lanes_data_ends), .lanes_valid(unpacker_lanes_valid),
    .lanes_ready(unpacker_lanes_ready), .count(placed_sink_data_lanes));
  Queue_LineRequest332_4 lines (  // Scatter.java:64
    .clock(clock), .reset(reset), .enqueue_data_write(1'b1), .enqueue_data_line(placed_sink_data_line),
    .enqueue_data_data(lineData), .enqueue_data_lanes(lineMask_1), .enqueue_valid(lines_enqueue_valid),
    .enqueue_ready(lines_enqueue_ready), .dequeue_data_write(lines_dequeue_data_write),
    .dequeue_data_line(lines_dequeue_data_line), .dequeue_data_data(lines_dequeue_data_data),
    .dequeue_data_lanes(lines_dequeue_data_lanes), .dequeue_valid(lines_dequeue_valid),
    .dequeue_ready(memory_ready), .count(lines_count));
  SkidBuffer_LinePiece55 cut (  // Scatter.java:68
    .clock(clock), .reset(reset), .source_data_line(splitter_piece_data_line),
    .source_data_firstLane(splitter_piece_data_firstLane), .source_data_lastLane(splitter_piece_data_lastLane),
    .source_data_startsSegment(splitter_piece_data_startsSegment), .source_data_last(splitter_piece_data_last),
    .source_valid(splitter_piece_valid), .source_ready(cut_source_ready), .sink_data_line(cut_sink_data_line),
    .sink_data_firstLane(cut_sink_data_firstLane), .sink_data_lastLane(cut_sink_data_lastLane),
    .sink_data_startsSegment(cut_sink_data_startsSegment), .sink_data_last(cut_sink_data_last),
    .sink_valid(cut_sink_valid), .sink_ready(walker_piece_ready));
  SkidBuffer_PlacedStep59 placed (  // Scatter.java:77
    .clock(clock), .reset(reset), .source_data_step_index(walker_step_data_index),
    .source_data_step_first(walker_step_data_first), .source_data_step_last(walker_step_data_last),
    .source_data_step_endsPiece(walker_step_data_endsPiece),
    .source_data_step_endsAccess(walker_step_data_endsAccess), .source_data_line(cut_sink_data_line),
    .source_data_lanes(({1'b0, walker_step_data_last} - {1'b0, walker_step_data_first}) + 5'd1),
    .source_valid(walker_step_valid), .source_ready(placed_source_ready),
    .sink_data_step_index(placed_sink_data_step_index), .sink_data_step_first(placed_sink_data_step_first),
    .sink_data_step_last(placed_sink_data_step_last),
        .sink_data_step_endsPiece(placed_sink_data_step_endsPiece),
    .sink_data_step_endsAccess(placed_sink_data_step_endsAccess), .sink_data_line(placed_sink_data_line),
    .sink_data_lanes(placed_sink_data_lanes), .sink_valid(placed_sink_valid), .sink_ready(steps_ready));
  Queue_Bool_32 underWay (  // Scatter.java:87
    .clock(clock), .reset(reset), .enqueue_data(steps_data_endsAccess),
    .enqueue_valid(lines_enqueue_valid && lines_enqueue_ready), .enqueue_ready(underWay_enqueue_ready),
    .dequeue_data(underWay_dequeue_data), .dequeue_valid(underWay_dequeue_valid), .dequeue_ready(writeDone),
    .count(underWay_count));
  wire unused_ok = &{1'b0, unpacker_lanes_data_ends, lines_count, underWay_dequeue_valid, underWay_count};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!writeDone || underWay_dequeue_valid)) begin  // Scatter.java:157
        $display("assertion failed: the controller reports a line only after it was given one (Scatter.java:157)");
        $stop;  // Scatter.java:157
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!writeDone || underWay_dequeue_valid);  // Scatter.java:157
    end
  end
`endif
endmodule
`default_nettype wire
