`default_nettype none
// path.lineBytes=32, path.wordBytes=16, path.segmentSetup=0, path.linesAhead=64, path.segments=SO_DIMM
module WriteUnit_lineBytes32_wordBytes16_segmentSetup0_linesAhead64_segments_SO_DIMM (  // WriteUnit.java:42
  input  wire clock,  // WriteUnit.java:42
  input  wire reset,  // WriteUnit.java:42
  input  wire [1:0] access_data_pattern,  // WriteUnit.java:21
  input  wire [29:0] access_data_base,  // WriteUnit.java:21
  input  wire [31:0] access_data_stride,  // WriteUnit.java:21
  input  wire [2:0] access_data_sizeLog2,  // WriteUnit.java:21
  input  wire [15:0] access_data_bytes,  // WriteUnit.java:21
  input  wire access_valid,  // WriteUnit.java:21
  output wire access_ready,  // WriteUnit.java:21
  input  wire [28:0] listed_data,  // WriteUnit.java:23
  input  wire listed_valid,  // WriteUnit.java:23
  output wire listed_ready,  // WriteUnit.java:23
  output wire toWindow,  // WriteUnit.java:28
  input  wire writeDone,  // WriteUnit.java:30
  output wire done,  // WriteUnit.java:32
  output wire activity_busy,  // WriteUnit.java:34
  output wire activity_stalledBySource,  // WriteUnit.java:34
  output wire activity_stalledBySink,  // WriteUnit.java:34
  input  wire [127:0] payload_data_data,  // WriteUnit.java:44
  input  wire payload_data_last,  // WriteUnit.java:44
  input  wire payload_valid,  // WriteUnit.java:44
  output wire payload_ready,  // WriteUnit.java:44
  output wire memory_data_write,  // WriteUnit.java:45
  output wire [23:0] memory_data_line,  // WriteUnit.java:45
  output wire [255:0] memory_data_data,  // WriteUnit.java:45
  output wire [7:0] memory_data_lanes,  // WriteUnit.java:45
  output wire memory_valid,  // WriteUnit.java:45
  input  wire memory_ready  // WriteUnit.java:45
);
  wire generator_access_ready, generator_listed_ready, generator_segment_data_last, generator_segment_valid;  // WriteUnit.java:46
  wire [29:0] generator_segment_data_address; wire [15:0] generator_segment_data_bytes;  // WriteUnit.java:46
  wire scatter_done, scatter_isStarved, scatter_isBlocked, scatter_segment_ready, scatter_payload_ready,
      scatter_memory_data_write, scatter_memory_valid;  // WriteUnit.java:47
  wire [24:0] scatter_memory_data_line; wire [255:0] scatter_memory_data_data;  // WriteUnit.java:47
  wire [7:0] scatter_memory_data_lanes;  // WriteUnit.java:47
  wire accesses_any;  // WriteUnit.java:56
  assign access_ready = generator_access_ready;  // WriteUnit.java:48
  assign listed_ready = generator_listed_ready;  // WriteUnit.java:49
  assign toWindow = scatter_memory_data_line[24];  // WindowLines.java:29
  assign done = scatter_done;  // WriteUnit.java:54
  assign activity_busy = accesses_any;  // WriteUnit.java:59
  assign activity_stalledBySource = scatter_isStarved;  // WriteUnit.java:60
  assign activity_stalledBySink = scatter_isBlocked;  // WriteUnit.java:61
  assign payload_ready = scatter_payload_ready;  // WriteUnit.java:51
  assign memory_data_write = scatter_memory_data_write;  // WindowLines.java:25
  assign memory_data_line = scatter_memory_data_line[23:0];  // WindowLines.java:26
  assign memory_data_data = scatter_memory_data_data;  // WindowLines.java:27
  assign memory_data_lanes = scatter_memory_data_lanes;  // WindowLines.java:28
  assign memory_valid = scatter_memory_valid;  // WindowLines.java:23
  SegmentGenerator generator (  // WriteUnit.java:46
    .clock(clock), .reset(reset), .access_data_pattern(access_data_pattern),
        .access_data_base(access_data_base),
    .access_data_stride(access_data_stride), .access_data_sizeLog2(access_data_sizeLog2),
    .access_data_bytes(access_data_bytes), .access_valid(access_valid), .access_ready(generator_access_ready),
    .listed_data(listed_data), .listed_valid(listed_valid), .listed_ready(generator_listed_ready),
    .segment_data_address(generator_segment_data_address), .segment_data_bytes(generator_segment_data_bytes),
    .segment_data_last(generator_segment_data_last), .segment_valid(generator_segment_valid),
    .segment_ready(scatter_segment_ready));
  Scatter_lineBytes32_wordBytes16_segmentSetup0_linesAhead64_segments_SO_DIMM scatter (  // WriteUnit.java:47
    .clock(clock), .reset(reset), .writeDone(writeDone), .done(scatter_done), .isStarved(scatter_isStarved),
    .isBlocked(scatter_isBlocked), .segment_data_address(generator_segment_data_address),
    .segment_data_bytes(generator_segment_data_bytes), .segment_data_last(generator_segment_data_last),
    .segment_valid(generator_segment_valid), .segment_ready(scatter_segment_ready),
    .payload_data_data(payload_data_data), .payload_data_last(payload_data_last), .payload_valid(payload_valid),
    .payload_ready(scatter_payload_ready), .memory_data_write(scatter_memory_data_write),
    .memory_data_line(scatter_memory_data_line), .memory_data_data(scatter_memory_data_data),
    .memory_data_lanes(scatter_memory_data_lanes), .memory_valid(scatter_memory_valid),
    .memory_ready(memory_ready));
  UnderWay_72 accesses (  // WriteUnit.java:56
    .clock(clock), .reset(reset), .begins(access_valid && access_ready), .ends(done), .any(accesses_any));
endmodule
`default_nettype wire
