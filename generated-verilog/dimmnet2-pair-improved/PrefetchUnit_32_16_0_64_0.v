// path.lineBytes=32, path.wordBytes=16, path.segmentSetup=0, path.linesAhead=64, path.firstSegmentCycles=0
module PrefetchUnit_32_16_0_64_0 (  // PrefetchUnit.java:40
  input  wire clock,  // PrefetchUnit.java:40
  input  wire reset,  // PrefetchUnit.java:40
  input  wire [1:0] access_data_pattern,  // PrefetchUnit.java:24
  input  wire [29:0] access_data_base,  // PrefetchUnit.java:24
  input  wire [31:0] access_data_stride,  // PrefetchUnit.java:24
  input  wire [2:0] access_data_sizeLog2,  // PrefetchUnit.java:24
  input  wire [15:0] access_data_bytes,  // PrefetchUnit.java:24
  input  wire access_valid,  // PrefetchUnit.java:24
  output wire access_ready,  // PrefetchUnit.java:24
  input  wire [28:0] listed_data,  // PrefetchUnit.java:26
  input  wire listed_valid,  // PrefetchUnit.java:26
  output wire listed_ready,  // PrefetchUnit.java:26
  output wire toWindow,  // PrefetchUnit.java:30
  input  wire readValid,  // PrefetchUnit.java:32
  output wire memory_data_write,  // PrefetchUnit.java:43
  output wire [23:0] memory_data_line,  // PrefetchUnit.java:43
  output wire [255:0] memory_data_data,  // PrefetchUnit.java:43
  output wire [7:0] memory_data_lanes,  // PrefetchUnit.java:43
  output wire memory_valid,  // PrefetchUnit.java:43
  input  wire memory_ready,  // PrefetchUnit.java:43
  input  wire [255:0] readLine,  // PrefetchUnit.java:44
  output wire [127:0] payload_data_data,  // PrefetchUnit.java:45
  output wire payload_data_last,  // PrefetchUnit.java:45
  output wire payload_valid,  // PrefetchUnit.java:45
  input  wire payload_ready  // PrefetchUnit.java:45
);
  wire walker_step_ready;  // PrefetchUnit.java:61
  wire generator_access_ready, generator_listed_ready, generator_segment_data_last, generator_segment_valid;  // PrefetchUnit.java:46
  wire [29:0] generator_segment_data_address; wire [15:0] generator_segment_data_bytes;  // PrefetchUnit.java:46
  wire splitter_segment_ready, splitter_piece_data_startsSegment, splitter_piece_data_last,
      splitter_piece_valid;  // PrefetchUnit.java:47
  wire [24:0] splitter_piece_data_line; wire [2:0] splitter_piece_data_firstLane, splitter_piece_data_lastLane;  // PrefetchUnit.java:47
  wire pieces_enqueue_ready, pieces_dequeue_data_startsSegment, pieces_dequeue_data_last, pieces_dequeue_valid;  // PrefetchUnit.java:52
  wire [24:0] pieces_dequeue_data_line; wire [2:0] pieces_dequeue_data_firstLane, pieces_dequeue_data_lastLane;  // PrefetchUnit.java:52
  wire [6:0] pieces_count;  // PrefetchUnit.java:52
  wire lines_enqueue_ready, lines_dequeue_valid; wire [255:0] lines_dequeue_data; wire [6:0] lines_count;  // PrefetchUnit.java:53
  wire walker_piece_ready, walker_step_data_index, walker_step_data_endsPiece, walker_step_data_endsAccess,
      walker_step_valid;  // PrefetchUnit.java:61
  wire [1:0] walker_step_data_first, walker_step_data_last;  // PrefetchUnit.java:61
  wire packer_lanes_ready, packer_payload_data_last, packer_payload_valid;  // PrefetchUnit.java:63
  wire [127:0] packer_payload_data_data;  // PrefetchUnit.java:63
  wire skid_source_ready, skid_sink_data_last, skid_sink_valid; wire [127:0] skid_sink_data_data;  // PrefetchUnit.java:74
  wire [255:0] packer_lanes_data_data_shifted = lines_dequeue_data >> {walker_step_data_index, 7'd0};  // PrefetchUnit.java:68
  assign access_ready = generator_access_ready;  // PrefetchUnit.java:48
  assign listed_ready = generator_listed_ready;  // PrefetchUnit.java:49
  assign toWindow = splitter_piece_data_line[24];  // PrefetchUnit.java:89
  assign memory_data_write = 1'b0;  // PrefetchUnit.java:86
  assign memory_data_line = splitter_piece_data_line[23:0];  // PrefetchUnit.java:88
  assign memory_data_data = 256'd0;  // PrefetchUnit.java:90
  assign memory_data_lanes = (8'd255 << splitter_piece_data_firstLane)
      & (8'd255 >> ~splitter_piece_data_lastLane);  // PrefetchUnit.java:91
  assign memory_valid = splitter_piece_valid && pieces_enqueue_ready;  // PrefetchUnit.java:83
  assign payload_data_data = skid_sink_data_data;  // PrefetchUnit.java:76
  assign payload_data_last = skid_sink_data_last;  // PrefetchUnit.java:76
  assign payload_valid = skid_sink_valid;  // PrefetchUnit.java:76
  assign walker_step_ready = packer_lanes_ready && lines_dequeue_valid;  // PrefetchUnit.java:67
  SegmentGenerator_0 generator (  // PrefetchUnit.java:46
    .clock(clock), .reset(reset), .access_data_pattern(access_data_pattern),
        .access_data_base(access_data_base),
    .access_data_stride(access_data_stride), .access_data_sizeLog2(access_data_sizeLog2),
    .access_data_bytes(access_data_bytes), .access_valid(access_valid), .access_ready(generator_access_ready),
    .listed_data(listed_data), .listed_valid(listed_valid), .listed_ready(generator_listed_ready),
    .segment_data_address(generator_segment_data_address), .segment_data_bytes(generator_segment_data_bytes),
    .segment_data_last(generator_segment_data_last), .segment_valid(generator_segment_valid),
    .segment_ready(splitter_segment_ready));
  LineSplitter_32 splitter (  // PrefetchUnit.java:47
    .clock(clock), .reset(reset), .segment_data_address(generator_segment_data_address),
    .segment_data_bytes(generator_segment_data_bytes), .segment_data_last(generator_segment_data_last),
    .segment_valid(generator_segment_valid), .segment_ready(splitter_segment_ready),
    .piece_data_line(splitter_piece_data_line), .piece_data_firstLane(splitter_piece_data_firstLane),
    .piece_data_lastLane(splitter_piece_data_lastLane),
    .piece_data_startsSegment(splitter_piece_data_startsSegment), .piece_data_last(splitter_piece_data_last),
    .piece_valid(splitter_piece_valid), .piece_ready(memory_ready && pieces_enqueue_ready));
  Queue_LinePiece33_64 pieces (  // PrefetchUnit.java:52
    .clock(clock), .reset(reset), .enqueue_data_line(splitter_piece_data_line),
    .enqueue_data_firstLane(splitter_piece_data_firstLane),
        .enqueue_data_lastLane(splitter_piece_data_lastLane),
    .enqueue_data_startsSegment(splitter_piece_data_startsSegment),
        .enqueue_data_last(splitter_piece_data_last),
    .enqueue_valid(splitter_piece_valid && memory_ready), .enqueue_ready(pieces_enqueue_ready),
    .dequeue_data_line(pieces_dequeue_data_line), .dequeue_data_firstLane(pieces_dequeue_data_firstLane),
    .dequeue_data_lastLane(pieces_dequeue_data_lastLane),
    .dequeue_data_startsSegment(pieces_dequeue_data_startsSegment),
        .dequeue_data_last(pieces_dequeue_data_last),
    .dequeue_valid(pieces_dequeue_valid), .dequeue_ready(walker_piece_ready), .count(pieces_count));
  Queue_UInt256_64 lines (  // PrefetchUnit.java:53
    .clock(clock), .reset(reset), .enqueue_data(readLine), .enqueue_valid(readValid),
    .enqueue_ready(lines_enqueue_ready), .dequeue_data(lines_dequeue_data), .dequeue_valid(lines_dequeue_valid),
    .dequeue_ready(walker_step_valid && walker_step_ready && walker_step_data_endsPiece), .count(lines_count));
  WordWalker_32_16_0_64_0 walker (  // PrefetchUnit.java:61
    .clock(clock), .reset(reset), .piece_data_line(pieces_dequeue_data_line),
    .piece_data_firstLane(pieces_dequeue_data_firstLane), .piece_data_lastLane(pieces_dequeue_data_lastLane),
    .piece_data_startsSegment(pieces_dequeue_data_startsSegment), .piece_data_last(pieces_dequeue_data_last),
    .piece_valid(pieces_dequeue_valid), .piece_ready(walker_piece_ready),
    .step_data_index(walker_step_data_index), .step_data_first(walker_step_data_first),
    .step_data_last(walker_step_data_last), .step_data_endsPiece(walker_step_data_endsPiece),
    .step_data_endsAccess(walker_step_data_endsAccess), .step_valid(walker_step_valid),
    .step_ready(walker_step_ready));
  LanePacker_4 packer (  // PrefetchUnit.java:63
    .clock(clock), .reset(reset), .lanes_data_data(packer_lanes_data_data_shifted[127:0]),
    .lanes_data_first(walker_step_data_first), .lanes_data_last(walker_step_data_last),
    .lanes_data_ends(walker_step_data_endsAccess), .lanes_valid(walker_step_valid && lines_dequeue_valid),
    .lanes_ready(packer_lanes_ready), .payload_data_data(packer_payload_data_data),
    .payload_data_last(packer_payload_data_last), .payload_valid(packer_payload_valid),
    .payload_ready(skid_source_ready));
  SkidBuffer_PayloadWord129 skid (  // PrefetchUnit.java:74
    .clock(clock), .reset(reset), .source_data_data(packer_payload_data_data),
    .source_data_last(packer_payload_data_last), .source_valid(packer_payload_valid),
    .source_ready(skid_source_ready), .sink_data_data(skid_sink_data_data),
        .sink_data_last(skid_sink_data_last),
    .sink_valid(skid_sink_valid), .sink_ready(payload_ready));
  wire unused_ok = &{1'b0, pieces_count, lines_enqueue_ready, lines_count,
      packer_lanes_data_data_shifted[255:128]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!readValid || lines_enqueue_ready)) begin  // PrefetchUnit.java:57
        $display("assertion failed: a line that was asked for has its place: pieces and lines pair up (PrefetchUnit.java:57)");
        $stop;  // PrefetchUnit.java:57
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!readValid || lines_enqueue_ready);  // PrefetchUnit.java:57
    end
  end
`endif
endmodule
