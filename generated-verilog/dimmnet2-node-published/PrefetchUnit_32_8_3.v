// path=32_8_3
module PrefetchUnit_32_8_3 (  // PrefetchUnit.java:35
  input  wire clock,  // PrefetchUnit.java:35
  input  wire reset,  // PrefetchUnit.java:35
  input  wire access_data_pattern,  // PrefetchUnit.java:24
  input  wire [28:0] access_data_base,  // PrefetchUnit.java:24
  input  wire [31:0] access_data_stride,  // PrefetchUnit.java:24
  input  wire [2:0] access_data_sizeLog2,  // PrefetchUnit.java:24
  input  wire [7:0] access_data_count,  // PrefetchUnit.java:24
  input  wire access_valid,  // PrefetchUnit.java:24
  output wire access_ready,  // PrefetchUnit.java:24
  input  wire readValid,  // PrefetchUnit.java:27
  output wire memory_data_write,  // PrefetchUnit.java:38
  output wire [23:0] memory_data_line,  // PrefetchUnit.java:38
  output wire [255:0] memory_data_data,  // PrefetchUnit.java:38
  output wire [7:0] memory_data_lanes,  // PrefetchUnit.java:38
  output wire memory_valid,  // PrefetchUnit.java:38
  input  wire memory_ready,  // PrefetchUnit.java:38
  input  wire [255:0] readLine,  // PrefetchUnit.java:39
  output wire [63:0] payload_data_data,  // PrefetchUnit.java:40
  output wire payload_data_last,  // PrefetchUnit.java:40
  output wire payload_valid,  // PrefetchUnit.java:40
  input  wire payload_ready  // PrefetchUnit.java:40
);
  wire walker_step_ready;  // PrefetchUnit.java:55
  wire generator_access_ready, generator_segment_data_last, generator_segment_valid;  // PrefetchUnit.java:41
  wire [28:0] generator_segment_data_address; wire [15:0] generator_segment_data_bytes;  // PrefetchUnit.java:41
  wire splitter_segment_ready, splitter_piece_data_startsSegment, splitter_piece_data_last, splitter_piece_valid;  // PrefetchUnit.java:42
  wire [23:0] splitter_piece_data_line; wire [2:0] splitter_piece_data_firstLane, splitter_piece_data_lastLane;  // PrefetchUnit.java:42
  wire pieces_enqueue_ready, pieces_dequeue_data_startsSegment, pieces_dequeue_data_last, pieces_dequeue_valid;  // PrefetchUnit.java:46
  wire [23:0] pieces_dequeue_data_line; wire [2:0] pieces_dequeue_data_firstLane, pieces_dequeue_data_lastLane;  // PrefetchUnit.java:46
  wire [3:0] pieces_count;  // PrefetchUnit.java:46
  wire lines_enqueue_ready, lines_dequeue_valid; wire [255:0] lines_dequeue_data; wire [3:0] lines_count;  // PrefetchUnit.java:47
  wire walker_piece_ready, walker_step_data_first, walker_step_data_last, walker_step_data_endsPiece, walker_step_data_endsAccess, walker_step_valid;  // PrefetchUnit.java:55
  wire [1:0] walker_step_data_index;  // PrefetchUnit.java:55
  wire packer_lanes_ready, packer_payload_data_last, packer_payload_valid; wire [63:0] packer_payload_data_data;  // PrefetchUnit.java:57
  wire skid_source_ready, skid_sink_data_last, skid_sink_valid; wire [63:0] skid_sink_data_data;  // PrefetchUnit.java:68
  wire [255:0] packer_lanes_data_data_shifted = lines_dequeue_data >> {walker_step_data_index, 6'd0};  // PrefetchUnit.java:62
  assign access_ready = generator_access_ready;  // PrefetchUnit.java:43
  assign memory_data_write = 1'b0;  // PrefetchUnit.java:80
  assign memory_data_line = splitter_piece_data_line;  // PrefetchUnit.java:81
  assign memory_data_data = 256'd0;  // PrefetchUnit.java:82
  assign memory_data_lanes = (8'd255 << splitter_piece_data_firstLane) & (8'd255 >> ~splitter_piece_data_lastLane);  // PrefetchUnit.java:83
  assign memory_valid = splitter_piece_valid && pieces_enqueue_ready;  // PrefetchUnit.java:77
  assign payload_data_data = skid_sink_data_data;  // PrefetchUnit.java:70
  assign payload_data_last = skid_sink_data_last;  // PrefetchUnit.java:70
  assign payload_valid = skid_sink_valid;  // PrefetchUnit.java:70
  assign walker_step_ready = packer_lanes_ready && lines_dequeue_valid;  // PrefetchUnit.java:61
  SegmentGenerator generator (  // PrefetchUnit.java:41
    .clock(clock), .reset(reset), .access_data_pattern(access_data_pattern), .access_data_base(access_data_base),
    .access_data_stride(access_data_stride), .access_data_sizeLog2(access_data_sizeLog2),
    .access_data_count(access_data_count), .access_valid(access_valid), .access_ready(generator_access_ready),
    .segment_data_address(generator_segment_data_address), .segment_data_bytes(generator_segment_data_bytes),
    .segment_data_last(generator_segment_data_last), .segment_valid(generator_segment_valid),
    .segment_ready(splitter_segment_ready));
  LineSplitter_32 splitter (  // PrefetchUnit.java:42
    .clock(clock), .reset(reset), .segment_data_address(generator_segment_data_address),
    .segment_data_bytes(generator_segment_data_bytes), .segment_data_last(generator_segment_data_last),
    .segment_valid(generator_segment_valid), .segment_ready(splitter_segment_ready),
    .piece_data_line(splitter_piece_data_line), .piece_data_firstLane(splitter_piece_data_firstLane),
    .piece_data_lastLane(splitter_piece_data_lastLane), .piece_data_startsSegment(splitter_piece_data_startsSegment),
    .piece_data_last(splitter_piece_data_last), .piece_valid(splitter_piece_valid),
    .piece_ready(memory_ready && pieces_enqueue_ready));
  Queue_LinePiece32_8 pieces (  // PrefetchUnit.java:46
    .clock(clock), .reset(reset), .enqueue_data_line(splitter_piece_data_line),
    .enqueue_data_firstLane(splitter_piece_data_firstLane), .enqueue_data_lastLane(splitter_piece_data_lastLane),
    .enqueue_data_startsSegment(splitter_piece_data_startsSegment), .enqueue_data_last(splitter_piece_data_last),
    .enqueue_valid(splitter_piece_valid && memory_ready), .enqueue_ready(pieces_enqueue_ready),
    .dequeue_data_line(pieces_dequeue_data_line), .dequeue_data_firstLane(pieces_dequeue_data_firstLane),
    .dequeue_data_lastLane(pieces_dequeue_data_lastLane),
    .dequeue_data_startsSegment(pieces_dequeue_data_startsSegment), .dequeue_data_last(pieces_dequeue_data_last),
    .dequeue_valid(pieces_dequeue_valid), .dequeue_ready(walker_piece_ready), .count(pieces_count));
  Queue_UInt256_8 lines (  // PrefetchUnit.java:47
    .clock(clock), .reset(reset), .enqueue_data(readLine), .enqueue_valid(readValid),
    .enqueue_ready(lines_enqueue_ready), .dequeue_data(lines_dequeue_data), .dequeue_valid(lines_dequeue_valid),
    .dequeue_ready(walker_step_valid && walker_step_ready && walker_step_data_endsPiece), .count(lines_count));
  WordWalker_32_8_3 walker (  // PrefetchUnit.java:55
    .clock(clock), .reset(reset), .piece_data_line(pieces_dequeue_data_line),
    .piece_data_firstLane(pieces_dequeue_data_firstLane), .piece_data_lastLane(pieces_dequeue_data_lastLane),
    .piece_data_startsSegment(pieces_dequeue_data_startsSegment), .piece_data_last(pieces_dequeue_data_last),
    .piece_valid(pieces_dequeue_valid), .piece_ready(walker_piece_ready), .step_data_index(walker_step_data_index),
    .step_data_first(walker_step_data_first), .step_data_last(walker_step_data_last),
    .step_data_endsPiece(walker_step_data_endsPiece), .step_data_endsAccess(walker_step_data_endsAccess),
    .step_valid(walker_step_valid), .step_ready(walker_step_ready));
  LanePacker_2 packer (  // PrefetchUnit.java:57
    .clock(clock), .reset(reset), .lanes_data_data(packer_lanes_data_data_shifted[63:0]),
    .lanes_data_first(walker_step_data_first), .lanes_data_last(walker_step_data_last),
    .lanes_data_ends(walker_step_data_endsAccess), .lanes_valid(walker_step_valid && lines_dequeue_valid),
    .lanes_ready(packer_lanes_ready), .payload_data_data(packer_payload_data_data),
    .payload_data_last(packer_payload_data_last), .payload_valid(packer_payload_valid),
    .payload_ready(skid_source_ready));
  SkidBuffer_PayloadWord65 skid (  // PrefetchUnit.java:68
    .clock(clock), .reset(reset), .source_data_data(packer_payload_data_data),
    .source_data_last(packer_payload_data_last), .source_valid(packer_payload_valid),
    .source_ready(skid_source_ready), .sink_data_data(skid_sink_data_data), .sink_data_last(skid_sink_data_last),
    .sink_valid(skid_sink_valid), .sink_ready(payload_ready));
  wire unused_ok = &{1'b0, pieces_count, lines_enqueue_ready, lines_count, packer_lanes_data_data_shifted[255:64]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!readValid || lines_enqueue_ready)) begin  // PrefetchUnit.java:51
        $display("assertion failed: a line that was asked for has its place: pieces and lines pair up (PrefetchUnit.java:51)");
        $stop;  // PrefetchUnit.java:51
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!readValid || lines_enqueue_ready);  // PrefetchUnit.java:51
    end
  end
`endif
endmodule
