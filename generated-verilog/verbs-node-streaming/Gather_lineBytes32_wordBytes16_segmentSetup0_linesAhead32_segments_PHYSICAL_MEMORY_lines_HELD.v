`default_nettype none
// path.lineBytes=32, path.wordBytes=16, path.segmentSetup=0, path.linesAhead=32, path.segments=PHYSICAL_MEMORY, lines=HELD
module Gather_lineBytes32_wordBytes16_segmentSetup0_linesAhead32_segments_PHYSICAL_MEMORY_lines_HELD (  // Gather.java:65
  input  wire clock,  // Gather.java:65
  input  wire reset,  // Gather.java:65
  input  wire readValid,  // Gather.java:35
  output wire isStarved,  // Gather.java:41
  input  wire [47:0] segment_data_address,  // Gather.java:71
  input  wire [30:0] segment_data_bytes,  // Gather.java:71
  input  wire segment_data_last,  // Gather.java:71
  input  wire segment_valid,  // Gather.java:71
  output wire segment_ready,  // Gather.java:71
  output wire memory_data_write,  // Gather.java:72
  output wire [42:0] memory_data_line,  // Gather.java:72
  output wire [255:0] memory_data_data,  // Gather.java:72
  output wire [31:0] memory_data_lanes,  // Gather.java:72
  output wire memory_valid,  // Gather.java:72
  input  wire memory_ready,  // Gather.java:72
  input  wire [255:0] readLine,  // Gather.java:73
  output wire [127:0] payload_data_data,  // Gather.java:74
  output wire payload_data_last,  // Gather.java:74
  output wire payload_valid,  // Gather.java:74
  input  wire payload_ready,  // Gather.java:74
  output wire mayCome  // Gather.java:83
);
  reg  hasRoom;  // Gather.java:85
  wire walker_step_ready;  // Gather.java:98
  wire splitter_segment_ready, splitter_piece_data_startsSegment, splitter_piece_data_last,
      splitter_piece_valid;  // Gather.java:75
  wire [42:0] splitter_piece_data_line; wire [4:0] splitter_piece_data_firstLane, splitter_piece_data_lastLane;  // Gather.java:75
  wire pieces_enqueue_ready, pieces_dequeue_data_startsSegment, pieces_dequeue_data_last, pieces_dequeue_valid;  // Gather.java:78
  wire [42:0] pieces_dequeue_data_line; wire [4:0] pieces_dequeue_data_firstLane, pieces_dequeue_data_lastLane;  // Gather.java:78
  wire [5:0] pieces_count;  // Gather.java:78
  wire lines_enqueue_ready, lines_dequeue_valid; wire [255:0] lines_dequeue_data; wire [4:0] lines_count;  // Gather.java:79
  wire cut_source_ready, cut_sink_data_startsSegment, cut_sink_data_last, cut_sink_valid;  // Gather.java:89
  wire [42:0] cut_sink_data_line; wire [4:0] cut_sink_data_firstLane, cut_sink_data_lastLane;  // Gather.java:89
  wire walker_piece_ready, walker_step_data_index, walker_step_data_endsPiece, walker_step_data_endsAccess,
      walker_step_valid;  // Gather.java:98
  wire [3:0] walker_step_data_first, walker_step_data_last;  // Gather.java:98
  wire packer_lanes_ready, packer_payload_data_last, packer_payload_valid;  // Gather.java:100
  wire [127:0] packer_payload_data_data;  // Gather.java:100
  wire walked_source_ready, walked_sink_data_ends, walked_sink_valid; wire [127:0] walked_sink_data_data;  // Gather.java:103
  wire [3:0] walked_sink_data_first, walked_sink_data_last;  // Gather.java:103
  wire skid_source_ready, skid_sink_data_last, skid_sink_valid; wire [127:0] skid_sink_data_data;  // Gather.java:115
  wire [255:0] walked_source_data_data_shifted = lines_dequeue_data >> {walker_step_data_index, 7'd0};  // Gather.java:107
  assign isStarved = walker_step_valid && !lines_dequeue_valid;  // Gather.java:113
  assign segment_ready = splitter_segment_ready;  // Gather.java:76
  assign memory_data_write = 1'b0;  // Gather.java:127
  assign memory_data_line = cut_sink_data_line;  // Gather.java:128
  assign memory_data_data = 256'd0;  // Gather.java:129
  assign memory_data_lanes = (32'hffffffff << cut_sink_data_firstLane)
      & (32'hffffffff >> ~cut_sink_data_lastLane);  // Gather.java:130
  assign memory_valid = cut_sink_valid && pieces_enqueue_ready;  // Gather.java:124
  assign payload_data_data = skid_sink_data_data;  // Gather.java:117
  assign payload_data_last = skid_sink_data_last;  // Gather.java:117
  assign payload_valid = skid_sink_valid;  // Gather.java:117
  assign mayCome = hasRoom;  // Gather.java:87
  assign walker_step_ready = walked_source_ready && lines_dequeue_valid;  // Gather.java:106
  always @(posedge clock) begin
    hasRoom <= lines_count <= 5'd12;  // Gather.java:86
    if (reset) begin
      hasRoom <= 1'b0;  // Gather.java:85
    end
  end
  LineSplitter_32_PHYSICAL_MEMORY splitter (  // Gather.java:75
    .clock(clock), .reset(reset), .segment_data_address(segment_data_address),
    .segment_data_bytes(segment_data_bytes), .segment_data_last(segment_data_last),
    .segment_valid(segment_valid), .segment_ready(splitter_segment_ready),
    .piece_data_line(splitter_piece_data_line), .piece_data_firstLane(splitter_piece_data_firstLane),
    .piece_data_lastLane(splitter_piece_data_lastLane),
    .piece_data_startsSegment(splitter_piece_data_startsSegment), .piece_data_last(splitter_piece_data_last),
    .piece_valid(splitter_piece_valid), .piece_ready(cut_source_ready));
  Queue_LinePiece55_32_REGISTER pieces (  // Gather.java:78
    .clock(clock), .reset(reset), .enqueue_data_line(cut_sink_data_line),
    .enqueue_data_firstLane(cut_sink_data_firstLane), .enqueue_data_lastLane(cut_sink_data_lastLane),
    .enqueue_data_startsSegment(cut_sink_data_startsSegment), .enqueue_data_last(cut_sink_data_last),
    .enqueue_valid(cut_sink_valid && memory_ready), .enqueue_ready(pieces_enqueue_ready),
    .dequeue_data_line(pieces_dequeue_data_line), .dequeue_data_firstLane(pieces_dequeue_data_firstLane),
    .dequeue_data_lastLane(pieces_dequeue_data_lastLane),
    .dequeue_data_startsSegment(pieces_dequeue_data_startsSegment),
        .dequeue_data_last(pieces_dequeue_data_last),
    .dequeue_valid(pieces_dequeue_valid), .dequeue_ready(walker_piece_ready), .count(pieces_count));
  Queue_UInt256_16 lines (  // Gather.java:79
    .clock(clock), .reset(reset), .enqueue_data(readLine), .enqueue_valid(readValid),
    .enqueue_ready(lines_enqueue_ready), .dequeue_data(lines_dequeue_data), .dequeue_valid(lines_dequeue_valid),
    .dequeue_ready(walker_step_valid && walker_step_ready && walker_step_data_endsPiece), .count(lines_count));
  SkidBuffer_LinePiece55 cut (  // Gather.java:89
    .clock(clock), .reset(reset), .source_data_line(splitter_piece_data_line),
    .source_data_firstLane(splitter_piece_data_firstLane), .source_data_lastLane(splitter_piece_data_lastLane),
    .source_data_startsSegment(splitter_piece_data_startsSegment), .source_data_last(splitter_piece_data_last),
    .source_valid(splitter_piece_valid), .source_ready(cut_source_ready), .sink_data_line(cut_sink_data_line),
    .sink_data_firstLane(cut_sink_data_firstLane), .sink_data_lastLane(cut_sink_data_lastLane),
    .sink_data_startsSegment(cut_sink_data_startsSegment), .sink_data_last(cut_sink_data_last),
    .sink_valid(cut_sink_valid), .sink_ready(memory_ready && pieces_enqueue_ready));
  WordWalker_lineBytes32_wordBytes16_segmentSetup0_linesAhead32_segments_PHYSICAL_MEMORY walker (  // Gather.java:98
    .clock(clock), .reset(reset), .piece_data_line(pieces_dequeue_data_line),
    .piece_data_firstLane(pieces_dequeue_data_firstLane), .piece_data_lastLane(pieces_dequeue_data_lastLane),
    .piece_data_startsSegment(pieces_dequeue_data_startsSegment), .piece_data_last(pieces_dequeue_data_last),
    .piece_valid(pieces_dequeue_valid), .piece_ready(walker_piece_ready),
    .step_data_index(walker_step_data_index), .step_data_first(walker_step_data_first),
    .step_data_last(walker_step_data_last), .step_data_endsPiece(walker_step_data_endsPiece),
    .step_data_endsAccess(walker_step_data_endsAccess), .step_valid(walker_step_valid),
    .step_ready(walker_step_ready));
  LanePacker_16_8 packer (  // Gather.java:100
    .clock(clock), .reset(reset), .lanes_data_data(walked_sink_data_data),
    .lanes_data_first(walked_sink_data_first), .lanes_data_last(walked_sink_data_last),
    .lanes_data_ends(walked_sink_data_ends), .lanes_valid(walked_sink_valid), .lanes_ready(packer_lanes_ready),
    .payload_data_data(packer_payload_data_data), .payload_data_last(packer_payload_data_last),
    .payload_valid(packer_payload_valid), .payload_ready(skid_source_ready));
  SkidBuffer_LaneRun137 walked (  // Gather.java:103
    .clock(clock), .reset(reset), .source_data_data(walked_source_data_data_shifted[127:0]),
    .source_data_first(walker_step_data_first), .source_data_last(walker_step_data_last),
    .source_data_ends(walker_step_data_endsAccess), .source_valid(walker_step_valid && lines_dequeue_valid),
    .source_ready(walked_source_ready), .sink_data_data(walked_sink_data_data),
    .sink_data_first(walked_sink_data_first), .sink_data_last(walked_sink_data_last),
    .sink_data_ends(walked_sink_data_ends), .sink_valid(walked_sink_valid), .sink_ready(packer_lanes_ready));
  SkidBuffer_PayloadWord129 skid (  // Gather.java:115
    .clock(clock), .reset(reset), .source_data_data(packer_payload_data_data),
    .source_data_last(packer_payload_data_last), .source_valid(packer_payload_valid),
    .source_ready(skid_source_ready), .sink_data_data(skid_sink_data_data),
        .sink_data_last(skid_sink_data_last),
    .sink_valid(skid_sink_valid), .sink_ready(payload_ready));
  wire unused_ok = &{1'b0, pieces_count, lines_enqueue_ready, walked_source_data_data_shifted[255:128]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!readValid || lines_enqueue_ready)) begin  // Gather.java:94
        $display("assertion failed: a line that was asked for has its place: pieces and lines pair up (Gather.java:94)");
        $stop;  // Gather.java:94
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!readValid || lines_enqueue_ready);  // Gather.java:94
    end
  end
`endif
endmodule
`default_nettype wire
