// first=1
module SegmentGenerator_1 (  // SegmentGenerator.java:51
  input  wire clock,  // SegmentGenerator.java:51
  input  wire reset,  // SegmentGenerator.java:51
  input  wire [1:0] access_data_pattern,  // SegmentGenerator.java:21
  input  wire [29:0] access_data_base,  // SegmentGenerator.java:21
  input  wire [31:0] access_data_stride,  // SegmentGenerator.java:21
  input  wire [2:0] access_data_sizeLog2,  // SegmentGenerator.java:21
  input  wire [15:0] access_data_bytes,  // SegmentGenerator.java:21
  input  wire access_valid,  // SegmentGenerator.java:21
  output wire access_ready,  // SegmentGenerator.java:21
  input  wire [28:0] listed_data,  // SegmentGenerator.java:23
  input  wire listed_valid,  // SegmentGenerator.java:23
  output wire listed_ready,  // SegmentGenerator.java:23
  output wire [29:0] segment_data_address,  // SegmentGenerator.java:25
  output wire [15:0] segment_data_bytes,  // SegmentGenerator.java:25
  output wire segment_data_last,  // SegmentGenerator.java:25
  output wire segment_valid,  // SegmentGenerator.java:25
  input  wire segment_ready  // SegmentGenerator.java:25
);
  localparam [1:0] AccessPattern_CONTIGUOUS = 2'd0;
  localparam [1:0] AccessPattern_LIST_4 = 2'd2;
  localparam [1:0] AccessPattern_LIST_8 = 2'd3;
  reg  [29:0] rest_address;  // SegmentGenerator.java:53
  reg  [29:0] rest_stride;  // SegmentGenerator.java:53
  reg  [15:0] rest_segmentBytes;  // SegmentGenerator.java:53
  reg  [15:0] rest_bytesLeft;  // SegmentGenerator.java:53
  reg  rest_fromList;  // SegmentGenerator.java:53
  wire [29:0] whole_address;  // SegmentGenerator.java:57
  wire [29:0] whole_stride;  // SegmentGenerator.java:57
  wire [15:0] whole_segmentBytes;  // SegmentGenerator.java:57
  wire [15:0] whole_bytesLeft;  // SegmentGenerator.java:57
  wire whole_fromList;  // SegmentGenerator.java:57
  wire busy = rest_bytesLeft != 16'd0;  // SegmentGenerator.java:56
  wire contiguous = access_data_pattern == AccessPattern_CONTIGUOUS;  // SegmentGenerator.java:81
  wire [15:0] elementBytes = 16'd1 << access_data_sizeLog2;  // SegmentGenerator.java:82
  wire last = rest_bytesLeft <= rest_segmentBytes;  // SegmentGenerator.java:63
  wire [15:0] bytes = last ? rest_bytesLeft : rest_segmentBytes;  // SegmentGenerator.java:64
  assign access_ready = !busy;  // SegmentGenerator.java:66
  assign listed_ready = busy && rest_fromList && segment_ready;  // SegmentGenerator.java:71
  assign segment_data_address = rest_fromList ? {1'b0, listed_data} : rest_address;  // SegmentGenerator.java:68
  assign segment_data_bytes = bytes;  // SegmentGenerator.java:69
  assign segment_data_last = last;  // SegmentGenerator.java:70
  assign segment_valid = busy && (!rest_fromList || listed_valid);  // SegmentGenerator.java:67
  assign whole_address = access_data_base;  // SegmentGenerator.java:83
  assign whole_stride = access_data_stride[29:0];  // SegmentGenerator.java:84
  assign whole_segmentBytes = contiguous ? access_data_bytes : elementBytes;  // SegmentGenerator.java:85
  assign whole_bytesLeft = access_data_bytes;  // SegmentGenerator.java:86
  assign whole_fromList = (access_data_pattern == AccessPattern_LIST_4)
      || (access_data_pattern == AccessPattern_LIST_8);  // SegmentGenerator.java:87
  always @(posedge clock) begin
    if (access_valid && access_ready) begin  // SegmentGenerator.java:73
      rest_address <= whole_address;  // SegmentGenerator.java:73
      rest_stride <= whole_stride;  // SegmentGenerator.java:73
      rest_segmentBytes <= whole_segmentBytes;  // SegmentGenerator.java:73
      rest_bytesLeft <= whole_bytesLeft;  // SegmentGenerator.java:73
      rest_fromList <= whole_fromList;  // SegmentGenerator.java:73
    end
    if (segment_valid && segment_ready) begin  // SegmentGenerator.java:74
      rest_address <= rest_address + rest_stride;  // SegmentGenerator.java:75
      rest_bytesLeft <= rest_bytesLeft - bytes;  // SegmentGenerator.java:76
    end
    if (reset) begin
      rest_bytesLeft <= 16'd0;  // SegmentGenerator.java:53
      rest_fromList <= 1'b0;  // SegmentGenerator.java:53
    end
  end
  wire unused_ok = &{1'b0, access_data_stride[31:30]};
endmodule
