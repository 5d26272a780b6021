module SegmentGenerator (  // SegmentGenerator.java:21
  input  wire clock,  // SegmentGenerator.java:21
  input  wire reset,  // SegmentGenerator.java:21
  input  wire [1:0] access_data_pattern,  // SegmentGenerator.java:15
  input  wire [29:0] access_data_base,  // SegmentGenerator.java:15
  input  wire [31:0] access_data_stride,  // SegmentGenerator.java:15
  input  wire [2:0] access_data_sizeLog2,  // SegmentGenerator.java:15
  input  wire [15:0] access_data_bytes,  // SegmentGenerator.java:15
  input  wire access_valid,  // SegmentGenerator.java:15
  output wire access_ready,  // SegmentGenerator.java:15
  input  wire [28:0] listed_data,  // SegmentGenerator.java:17
  input  wire listed_valid,  // SegmentGenerator.java:17
  output wire listed_ready,  // SegmentGenerator.java:17
  output wire [29:0] segment_data_address,  // SegmentGenerator.java:19
  output wire [15:0] segment_data_bytes,  // SegmentGenerator.java:19
  output wire segment_data_last,  // SegmentGenerator.java:19
  output wire segment_valid,  // SegmentGenerator.java:19
  input  wire segment_ready  // SegmentGenerator.java:19
);
  localparam [1:0] AccessPattern_CONTIGUOUS = 2'd0;
  localparam [1:0] AccessPattern_LIST_4 = 2'd2;
  localparam [1:0] AccessPattern_LIST_8 = 2'd3;
  reg  [29:0] address;  // SegmentGenerator.java:22
  reg  [29:0] stride;  // SegmentGenerator.java:23
  reg  [15:0] segmentBytes;  // SegmentGenerator.java:24
  reg  [15:0] bytesLeft;  // SegmentGenerator.java:25
  reg  fromList;  // SegmentGenerator.java:26
  wire contiguous = access_data_pattern == AccessPattern_CONTIGUOUS;  // SegmentGenerator.java:29
  wire [15:0] elementBytes = 16'd1 << access_data_sizeLog2;  // SegmentGenerator.java:30
  wire busy = bytesLeft != 16'd0;  // SegmentGenerator.java:31
  wire last = bytesLeft <= segmentBytes;  // SegmentGenerator.java:32
  assign access_ready = !busy;  // SegmentGenerator.java:34
  assign listed_ready = busy && fromList && segment_ready;  // SegmentGenerator.java:39
  assign segment_data_address = fromList ? {1'b0, listed_data} : address;  // SegmentGenerator.java:36
  assign segment_data_bytes = last ? bytesLeft : segmentBytes;  // SegmentGenerator.java:37
  assign segment_data_last = last;  // SegmentGenerator.java:38
  assign segment_valid = busy && (!fromList || listed_valid);  // SegmentGenerator.java:35
  always @(posedge clock) begin
    if (access_valid && access_ready) begin  // SegmentGenerator.java:41
      address <= access_data_base;  // SegmentGenerator.java:42
      stride <= access_data_stride[29:0];  // SegmentGenerator.java:44
      segmentBytes <= contiguous ? access_data_bytes : elementBytes;  // SegmentGenerator.java:45
      bytesLeft <= access_data_bytes;  // SegmentGenerator.java:46
      fromList <= (access_data_pattern == AccessPattern_LIST_4)
          || (access_data_pattern == AccessPattern_LIST_8);  // SegmentGenerator.java:47
    end
    if (segment_valid && segment_ready) begin  // SegmentGenerator.java:49
      address <= address + stride;  // SegmentGenerator.java:50
      bytesLeft <= bytesLeft - segment_data_bytes;  // SegmentGenerator.java:51
    end
    if (reset) begin
      bytesLeft <= 16'd0;  // SegmentGenerator.java:25
      fromList <= 1'b0;  // SegmentGenerator.java:26
    end
  end
  wire unused_ok = &{1'b0, access_data_stride[31:30]};
endmodule
