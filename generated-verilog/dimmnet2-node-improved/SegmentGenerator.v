`default_nettype none
module SegmentGenerator (  // SegmentGenerator.java:48
  input  wire clock,  // SegmentGenerator.java:48
  input  wire reset,  // SegmentGenerator.java:48
  input  wire [1:0] access_data_pattern,  // SegmentGenerator.java:20
  input  wire [29:0] access_data_base,  // SegmentGenerator.java:20
  input  wire [31:0] access_data_stride,  // SegmentGenerator.java:20
  input  wire [2:0] access_data_sizeLog2,  // SegmentGenerator.java:20
  input  wire [15:0] access_data_bytes,  // SegmentGenerator.java:20
  input  wire access_valid,  // SegmentGenerator.java:20
  output wire access_ready,  // SegmentGenerator.java:20
  input  wire [28:0] listed_data,  // SegmentGenerator.java:22
  input  wire listed_valid,  // SegmentGenerator.java:22
  output wire listed_ready,  // SegmentGenerator.java:22
  output wire [29:0] segment_data_address,  // SegmentGenerator.java:24
  output wire [15:0] segment_data_bytes,  // SegmentGenerator.java:24
  output wire segment_data_last,  // SegmentGenerator.java:24
  output wire segment_valid,  // SegmentGenerator.java:24
  input  wire segment_ready  // SegmentGenerator.java:24
);
  localparam [1:0] AccessPattern_CONTIGUOUS = 2'd0;
  localparam [1:0] AccessPattern_LIST_4 = 2'd2;
  localparam [1:0] AccessPattern_LIST_8 = 2'd3;
  reg  [29:0] rest_address;  // SegmentGenerator.java:49
  reg  [29:0] rest_stride;  // SegmentGenerator.java:49
  reg  [15:0] rest_segmentBytes;  // SegmentGenerator.java:49
  reg  [15:0] rest_bytesLeft;  // SegmentGenerator.java:49
  reg  rest_fromList;  // SegmentGenerator.java:49
  wire [29:0] whole_address;  // SegmentGenerator.java:53
  wire [29:0] whole_stride;  // SegmentGenerator.java:53
  wire [15:0] whole_segmentBytes;  // SegmentGenerator.java:53
  wire [15:0] whole_bytesLeft;  // SegmentGenerator.java:53
  wire whole_fromList;  // SegmentGenerator.java:53
  wire busy = rest_bytesLeft != 16'd0;  // SegmentGenerator.java:52
  wire contiguous = access_data_pattern == AccessPattern_CONTIGUOUS;  // SegmentGenerator.java:73
  wire [15:0] elementBytes = 16'd1 << access_data_sizeLog2;  // SegmentGenerator.java:74
  wire last = rest_bytesLeft <= rest_segmentBytes;  // SegmentGenerator.java:55
  wire [15:0] bytes = last ? rest_bytesLeft : rest_segmentBytes;  // SegmentGenerator.java:56
  assign access_ready = !busy;  // SegmentGenerator.java:58
  assign listed_ready = busy && rest_fromList && segment_ready;  // SegmentGenerator.java:63
  assign segment_data_address = rest_fromList ? {1'b0, listed_data} : rest_address;  // SegmentGenerator.java:60
  assign segment_data_bytes = bytes;  // SegmentGenerator.java:61
  assign segment_data_last = last;  // SegmentGenerator.java:62
  assign segment_valid = busy && (!rest_fromList || listed_valid);  // SegmentGenerator.java:59
  assign whole_address = access_data_base;  // SegmentGenerator.java:75
  assign whole_stride = access_data_stride[29:0];  // SegmentGenerator.java:76
  assign whole_segmentBytes = contiguous ? access_data_bytes : elementBytes;  // SegmentGenerator.java:77
  assign whole_bytesLeft = access_data_bytes;  // SegmentGenerator.java:78
  assign whole_fromList = (access_data_pattern == AccessPattern_LIST_4)
      || (access_data_pattern == AccessPattern_LIST_8);  // SegmentGenerator.java:79
  always @(posedge clock) begin
    if (access_valid && access_ready) begin  // SegmentGenerator.java:65
      rest_address <= whole_address;  // SegmentGenerator.java:65
      rest_stride <= whole_stride;  // SegmentGenerator.java:65
      rest_segmentBytes <= whole_segmentBytes;  // SegmentGenerator.java:65
      rest_bytesLeft <= whole_bytesLeft;  // SegmentGenerator.java:65
      rest_fromList <= whole_fromList;  // SegmentGenerator.java:65
    end
    if (segment_valid && segment_ready) begin  // SegmentGenerator.java:66
      rest_address <= rest_address + rest_stride;  // SegmentGenerator.java:67
      rest_bytesLeft <= rest_bytesLeft - bytes;  // SegmentGenerator.java:68
    end
    if (reset) begin
      rest_bytesLeft <= 16'd0;  // SegmentGenerator.java:49
      rest_fromList <= 1'b0;  // SegmentGenerator.java:49
    end
  end
  wire unused_ok = &{1'b0, access_data_stride[31:30]};
endmodule
`default_nettype wire
