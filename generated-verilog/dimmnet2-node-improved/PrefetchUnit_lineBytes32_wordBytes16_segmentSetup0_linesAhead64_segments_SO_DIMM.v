`default_nettype none
// path.lineBytes=32, path.wordBytes=16, path.segmentSetup=0, path.linesAhead=64, path.segments=SO_DIMM
module PrefetchUnit_lineBytes32_wordBytes16_segmentSetup0_linesAhead64_segments_SO_DIMM (  // PrefetchUnit.java:43
  input  wire clock,  // PrefetchUnit.java:43
  input  wire reset,  // PrefetchUnit.java:43
  input  wire [1:0] access_data_pattern,  // PrefetchUnit.java:21
  input  wire [29:0] access_data_base,  // PrefetchUnit.java:21
  input  wire [31:0] access_data_stride,  // PrefetchUnit.java:21
  input  wire [2:0] access_data_sizeLog2,  // PrefetchUnit.java:21
  input  wire [15:0] access_data_bytes,  // PrefetchUnit.java:21
  input  wire access_valid,  // PrefetchUnit.java:21
  output wire access_ready,  // PrefetchUnit.java:21
  input  wire [28:0] listed_data,  // PrefetchUnit.java:23
  input  wire listed_valid,  // PrefetchUnit.java:23
  output wire listed_ready,  // PrefetchUnit.java:23
  output wire toWindow,  // PrefetchUnit.java:27
  input  wire readValid,  // PrefetchUnit.java:29
  output wire activity_busy,  // PrefetchUnit.java:35
  output wire activity_stalledBySource,  // PrefetchUnit.java:35
  output wire activity_stalledBySink,  // PrefetchUnit.java:35
  output wire memory_data_write,  // PrefetchUnit.java:45
  output wire [23:0] memory_data_line,  // PrefetchUnit.java:45
  output wire [255:0] memory_data_data,  // PrefetchUnit.java:45
  output wire [7:0] memory_data_lanes,  // PrefetchUnit.java:45
  output wire memory_valid,  // PrefetchUnit.java:45
  input  wire memory_ready,  // PrefetchUnit.java:45
  input  wire [255:0] readLine,  // PrefetchUnit.java:46
  output wire [127:0] payload_data_data,  // PrefetchUnit.java:47
  output wire payload_data_last,  // PrefetchUnit.java:47
  output wire payload_valid,  // PrefetchUnit.java:47
  input  wire payload_ready  // PrefetchUnit.java:47
);
  wire generator_access_ready, generator_listed_ready, generator_segment_data_last, generator_segment_valid;  // PrefetchUnit.java:48
  wire [29:0] generator_segment_data_address; wire [15:0] generator_segment_data_bytes;  // PrefetchUnit.java:48
  wire gather_isStarved, gather_segment_ready, gather_memory_data_write, gather_memory_valid,
      gather_payload_data_last, gather_payload_valid;  // PrefetchUnit.java:49
  wire [24:0] gather_memory_data_line; wire [255:0] gather_memory_data_data;  // PrefetchUnit.java:49
  wire [7:0] gather_memory_data_lanes; wire [127:0] gather_payload_data_data;  // PrefetchUnit.java:49
  wire accesses_any;  // PrefetchUnit.java:59
  wire blocked = payload_valid && !payload_ready;  // PrefetchUnit.java:62
  assign access_ready = generator_access_ready;  // PrefetchUnit.java:50
  assign listed_ready = generator_listed_ready;  // PrefetchUnit.java:51
  assign toWindow = gather_memory_data_line[24];  // WindowLines.java:29
  assign activity_busy = accesses_any;  // PrefetchUnit.java:63
  assign activity_stalledBySource = gather_isStarved && !blocked;  // PrefetchUnit.java:64
  assign activity_stalledBySink = blocked;  // PrefetchUnit.java:65
  assign memory_data_write = gather_memory_data_write;  // WindowLines.java:25
  assign memory_data_line = gather_memory_data_line[23:0];  // WindowLines.java:26
  assign memory_data_data = gather_memory_data_data;  // WindowLines.java:27
  assign memory_data_lanes = gather_memory_data_lanes;  // WindowLines.java:28
  assign memory_valid = gather_memory_valid;  // WindowLines.java:23
  assign payload_data_data = gather_payload_data_data;  // PrefetchUnit.java:57
  assign payload_data_last = gather_payload_data_last;  // PrefetchUnit.java:57
  assign payload_valid = gather_payload_valid;  // PrefetchUnit.java:57
  SegmentGenerator generator (  // PrefetchUnit.java:48
    .clock(clock), .reset(reset), .access_data_pattern(access_data_pattern),
        .access_data_base(access_data_base),
    .access_data_stride(access_data_stride), .access_data_sizeLog2(access_data_sizeLog2),
    .access_data_bytes(access_data_bytes), .access_valid(access_valid), .access_ready(generator_access_ready),
    .listed_data(listed_data), .listed_valid(listed_valid), .listed_ready(generator_listed_ready),
    .segment_data_address(generator_segment_data_address), .segment_data_bytes(generator_segment_data_bytes),
    .segment_data_last(generator_segment_data_last), .segment_valid(generator_segment_valid),
    .segment_ready(gather_segment_ready));
  Gather_lineBytes32_wordBytes16_segmentSetup0_linesAhead64_segments_SO_DIMM gather (  // PrefetchUnit.java:49
    .clock(clock), .reset(reset), .readValid(readValid), .isStarved(gather_isStarved),
    .segment_data_address(generator_segment_data_address), .segment_data_bytes(generator_segment_data_bytes),
    .segment_data_last(generator_segment_data_last), .segment_valid(generator_segment_valid),
    .segment_ready(gather_segment_ready), .memory_data_write(gather_memory_data_write),
    .memory_data_line(gather_memory_data_line), .memory_data_data(gather_memory_data_data),
    .memory_data_lanes(gather_memory_data_lanes), .memory_valid(gather_memory_valid),
    .memory_ready(memory_ready), .readLine(readLine), .payload_data_data(gather_payload_data_data),
    .payload_data_last(gather_payload_data_last), .payload_valid(gather_payload_valid),
    .payload_ready(payload_ready));
  UnderWay_72 accesses (  // PrefetchUnit.java:59
    .clock(clock), .reset(reset), .begins(access_valid && access_ready),
    .ends(payload_valid && payload_ready && payload_data_last), .any(accesses_any));
endmodule
`default_nettype wire
