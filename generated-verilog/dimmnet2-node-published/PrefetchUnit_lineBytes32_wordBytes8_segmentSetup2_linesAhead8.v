`default_nettype none
// path.lineBytes=32, path.wordBytes=8, path.segmentSetup=2, path.linesAhead=8
module PrefetchUnit_lineBytes32_wordBytes8_segmentSetup2_linesAhead8 (  // PrefetchUnit.java:47
  input  wire clock,  // PrefetchUnit.java:47
  input  wire reset,  // PrefetchUnit.java:47
  input  wire [1:0] access_data_pattern,  // PrefetchUnit.java:26
  input  wire [29:0] access_data_base,  // PrefetchUnit.java:26
  input  wire [31:0] access_data_stride,  // PrefetchUnit.java:26
  input  wire [2:0] access_data_sizeLog2,  // PrefetchUnit.java:26
  input  wire [15:0] access_data_bytes,  // PrefetchUnit.java:26
  input  wire access_valid,  // PrefetchUnit.java:26
  output wire access_ready,  // PrefetchUnit.java:26
  input  wire [28:0] listed_data,  // PrefetchUnit.java:28
  input  wire listed_valid,  // PrefetchUnit.java:28
  output wire listed_ready,  // PrefetchUnit.java:28
  output wire toWindow,  // PrefetchUnit.java:32
  input  wire readValid,  // PrefetchUnit.java:34
  output wire activity_busy,  // PrefetchUnit.java:40
  output wire activity_stalledBySource,  // PrefetchUnit.java:40
  output wire activity_stalledBySink,  // PrefetchUnit.java:40
  output wire memory_data_write,  // PrefetchUnit.java:50
  output wire [23:0] memory_data_line,  // PrefetchUnit.java:50
  output wire [255:0] memory_data_data,  // PrefetchUnit.java:50
  output wire [7:0] memory_data_lanes,  // PrefetchUnit.java:50
  output wire memory_valid,  // PrefetchUnit.java:50
  input  wire memory_ready,  // PrefetchUnit.java:50
  input  wire [255:0] readLine,  // PrefetchUnit.java:51
  output wire [63:0] payload_data_data,  // PrefetchUnit.java:52
  output wire payload_data_last,  // PrefetchUnit.java:52
  output wire payload_valid,  // PrefetchUnit.java:52
  input  wire payload_ready  // PrefetchUnit.java:52
);
  wire walker_step_ready;  // PrefetchUnit.java:70
  wire generator_access_ready, generator_listed_ready, generator_segment_data_last, generator_segment_valid;  // PrefetchUnit.java:53
  wire [29:0] generator_segment_data_address; wire [15:0] generator_segment_data_bytes;  // PrefetchUnit.java:53
  wire splitter_segment_ready, splitter_piece_data_startsSegment, splitter_piece_data_last,
      splitter_piece_valid;  // PrefetchUnit.java:54
  wire [24:0] splitter_piece_data_line; wire [2:0] splitter_piece_data_firstLane, splitter_piece_data_lastLane;  // PrefetchUnit.java:54
  wire pieces_enqueue_ready, pieces_dequeue_data_startsSegment, pieces_dequeue_data_last, pieces_dequeue_valid;  // PrefetchUnit.java:59
  wire [24:0] pieces_dequeue_data_line; wire [2:0] pieces_dequeue_data_firstLane, pieces_dequeue_data_lastLane;  // PrefetchUnit.java:59
  wire [3:0] pieces_count;  // PrefetchUnit.java:59
  wire lines_enqueue_ready, lines_dequeue_valid; wire [255:0] lines_dequeue_data; wire [3:0] lines_count;  // PrefetchUnit.java:60
  wire cut_source_ready, cut_sink_data_startsSegment, cut_sink_data_last, cut_sink_valid;  // PrefetchUnit.java:61
  wire [24:0] cut_sink_data_line; wire [2:0] cut_sink_data_firstLane, cut_sink_data_lastLane;  // PrefetchUnit.java:61
  wire walker_piece_ready, walker_step_data_first, walker_step_data_last, walker_step_data_endsPiece,
      walker_step_data_endsAccess, walker_step_valid;  // PrefetchUnit.java:70
  wire [1:0] walker_step_data_index;  // PrefetchUnit.java:70
  wire packer_lanes_ready, packer_payload_data_last, packer_payload_valid; wire [63:0] packer_payload_data_data;  // PrefetchUnit.java:72
  wire walked_source_ready, walked_sink_data_first, walked_sink_data_last, walked_sink_data_ends,
      walked_sink_valid;  // PrefetchUnit.java:75
  wire [63:0] walked_sink_data_data;  // PrefetchUnit.java:75
  wire skid_source_ready, skid_sink_data_last, skid_sink_valid; wire [63:0] skid_sink_data_data;  // PrefetchUnit.java:86
  wire accesses_any;  // PrefetchUnit.java:90
  wire blocked = payload_valid && !payload_ready;  // PrefetchUnit.java:93
  wire [255:0] walked_source_data_data_shifted = lines_dequeue_data >> {walker_step_data_index, 6'd0};  // PrefetchUnit.java:79
  assign access_ready = generator_access_ready;  // PrefetchUnit.java:55
  assign listed_ready = generator_listed_ready;  // PrefetchUnit.java:56
  assign toWindow = cut_sink_data_line[24];  // PrefetchUnit.java:109
  assign activity_busy = accesses_any;  // PrefetchUnit.java:94
  assign activity_stalledBySource = walker_step_valid && !lines_dequeue_valid && !blocked;  // PrefetchUnit.java:95
  assign activity_stalledBySink = blocked;  // PrefetchUnit.java:96
  assign memory_data_write = 1'b0;  // PrefetchUnit.java:106
  assign memory_data_line = cut_sink_data_line[23:0];  // PrefetchUnit.java:108
  assign memory_data_data = 256'd0;  // PrefetchUnit.java:110
  assign memory_data_lanes = (8'd255 << cut_sink_data_firstLane) & (8'd255 >> ~cut_sink_data_lastLane);  // PrefetchUnit.java:111
  assign memory_valid = cut_sink_valid && pieces_enqueue_ready;  // PrefetchUnit.java:103
  assign payload_data_data = skid_sink_data_data;  // PrefetchUnit.java:88
  assign payload_data_last = skid_sink_data_last;  // PrefetchUnit.java:88
  assign payload_valid = skid_sink_valid;  // PrefetchUnit.java:88
  assign walker_step_ready = walked_source_ready && lines_dequeue_valid;  // PrefetchUnit.java:78
  SegmentGenerator generator (  // PrefetchUnit.java:53
    .clock(clock), .reset(reset), .access_data_pattern(access_data_pattern),
        .access_data_base(access_data_base),
    .access_data_stride(access_data_stride), .access_data_sizeLog2(access_data_sizeLog2),
    .access_data_bytes(access_data_bytes), .access_valid(access_valid), .access_ready(generator_access_ready),
    .listed_data(listed_data), .listed_valid(listed_valid), .listed_ready(generator_listed_ready),
    .segment_data_address(generator_segment_data_address), .segment_data_bytes(generator_segment_data_bytes),
    .segment_data_last(generator_segment_data_last), .segment_valid(generator_segment_valid),
    .segment_ready(splitter_segment_ready));
  LineSplitter_32 splitter (  // PrefetchUnit.java:54
    .clock(clock), .reset(reset), .segment_data_address(generator_segment_data_address),
    .segment_data_bytes(generator_segment_data_bytes), .segment_data_last(generator_segment_data_last),
    .segment_valid(generator_segment_valid), .segment_ready(splitter_segment_ready),
    .piece_data_line(splitter_piece_data_line), .piece_data_firstLane(splitter_piece_data_firstLane),
    .piece_data_lastLane(splitter_piece_data_lastLane),
    .piece_data_startsSegment(splitter_piece_data_startsSegment), .piece_data_last(splitter_piece_data_last),
    .piece_valid(splitter_piece_valid), .piece_ready(cut_source_ready));
  Queue_LinePiece33_8_REGISTER pieces (  // PrefetchUnit.java:59
    .clock(clock), .reset(reset), .enqueue_data_line(cut_sink_data_line),
    .enqueue_data_firstLane(cut_sink_data_firstLane), .enqueue_data_lastLane(cut_sink_data_lastLane),
    .enqueue_data_startsSegment(cut_sink_data_startsSegment), .enqueue_data_last(cut_sink_data_last),
    .enqueue_valid(cut_sink_valid && memory_ready), .enqueue_ready(pieces_enqueue_ready),
    .dequeue_data_line(pieces_dequeue_data_line), .dequeue_data_firstLane(pieces_dequeue_data_firstLane),
    .dequeue_data_lastLane(pieces_dequeue_data_lastLane),
    .dequeue_data_startsSegment(pieces_dequeue_data_startsSegment),
        .dequeue_data_last(pieces_dequeue_data_last),
    .dequeue_valid(pieces_dequeue_valid), .dequeue_ready(walker_piece_ready), .count(pieces_count));
  Queue_UInt256_8_REGISTER lines (  // PrefetchUnit.java:60
    .clock(clock), .reset(reset), .enqueue_data(readLine), .enqueue_valid(readValid),
    .enqueue_ready(lines_enqueue_ready), .dequeue_data(lines_dequeue_data), .dequeue_valid(lines_dequeue_valid),
    .dequeue_ready(walker_step_valid && walker_step_ready && walker_step_data_endsPiece), .count(lines_count));
  SkidBuffer_LinePiece33 cut (  // PrefetchUnit.java:61
    .clock(clock), .reset(reset), .source_data_line(splitter_piece_data_line),
    .source_data_firstLane(splitter_piece_data_firstLane), .source_data_lastLane(splitter_piece_data_lastLane),
    .source_data_startsSegment(splitter_piece_data_startsSegment), .source_data_last(splitter_piece_data_last),
    .source_valid(splitter_piece_valid), .source_ready(cut_source_ready), .sink_data_line(cut_sink_data_line),
    .sink_data_firstLane(cut_sink_data_firstLane), .sink_data_lastLane(cut_sink_data_lastLane),
    .sink_data_startsSegment(cut_sink_data_startsSegment), .sink_data_last(cut_sink_data_last),
    .sink_valid(cut_sink_valid), .sink_ready(memory_ready && pieces_enqueue_ready));
  WordWalker_lineBytes32_wordBytes8_segmentSetup2_linesAhead8 walker (  // PrefetchUnit.java:70
    .clock(clock), .reset(reset), .piece_data_line(pieces_dequeue_data_line),
    .piece_data_firstLane(pieces_dequeue_data_firstLane), .piece_data_lastLane(pieces_dequeue_data_lastLane),
    .piece_data_startsSegment(pieces_dequeue_data_startsSegment), .piece_data_last(pieces_dequeue_data_last),
    .piece_valid(pieces_dequeue_valid), .piece_ready(walker_piece_ready),
    .step_data_index(walker_step_data_index), .step_data_first(walker_step_data_first),
    .step_data_last(walker_step_data_last), .step_data_endsPiece(walker_step_data_endsPiece),
    .step_data_endsAccess(walker_step_data_endsAccess), .step_valid(walker_step_valid),
    .step_ready(walker_step_ready));
  LanePacker_2 packer (  // PrefetchUnit.java:72
    .clock(clock), .reset(reset), .lanes_data_data(walked_sink_data_data),
    .lanes_data_first(walked_sink_data_first), .lanes_data_last(walked_sink_data_last),
    .lanes_data_ends(walked_sink_data_ends), .lanes_valid(walked_sink_valid), .lanes_ready(packer_lanes_ready),
    .payload_data_data(packer_payload_data_data), .payload_data_last(packer_payload_data_last),
    .payload_valid(packer_payload_valid), .payload_ready(skid_source_ready));
  SkidBuffer_LaneRun67 walked (  // PrefetchUnit.java:75
    .clock(clock), .reset(reset), .source_data_data(walked_source_data_data_shifted[63:0]),
    .source_data_first(walker_step_data_first), .source_data_last(walker_step_data_last),
    .source_data_ends(walker_step_data_endsAccess), .source_valid(walker_step_valid && lines_dequeue_valid),
    .source_ready(walked_source_ready), .sink_data_data(walked_sink_data_data),
    .sink_data_first(walked_sink_data_first), .sink_data_last(walked_sink_data_last),
    .sink_data_ends(walked_sink_data_ends), .sink_valid(walked_sink_valid), .sink_ready(packer_lanes_ready));
  SkidBuffer_PayloadWord65 skid (  // PrefetchUnit.java:86
    .clock(clock), .reset(reset), .source_data_data(packer_payload_data_data),
    .source_data_last(packer_payload_data_last), .source_valid(packer_payload_valid),
    .source_ready(skid_source_ready), .sink_data_data(skid_sink_data_data),
        .sink_data_last(skid_sink_data_last),
    .sink_valid(skid_sink_valid), .sink_ready(payload_ready));
  UnderWay_16 accesses (  // PrefetchUnit.java:90
    .clock(clock), .reset(reset), .begins(access_valid && access_ready),
    .ends(payload_valid && payload_ready && payload_data_last), .any(accesses_any));
  wire unused_ok = &{1'b0, pieces_count, lines_enqueue_ready, lines_count,
      walked_source_data_data_shifted[255:64]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!readValid || lines_enqueue_ready)) begin  // PrefetchUnit.java:66
        $display("assertion failed: a line that was asked for has its place: pieces and lines pair up (PrefetchUnit.java:66)");
        $stop;  // PrefetchUnit.java:66
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!readValid || lines_enqueue_ready);  // PrefetchUnit.java:66
    end
  end
`endif
endmodule
`default_nettype wire
