module SegmentGenerator (  // SegmentGenerator.java:18
  input  wire clock,  // SegmentGenerator.java:18
  input  wire reset,  // SegmentGenerator.java:18
  input  wire access_data_pattern,  // SegmentGenerator.java:15
  input  wire [28:0] access_data_base,  // SegmentGenerator.java:15
  input  wire [31:0] access_data_stride,  // SegmentGenerator.java:15
  input  wire [2:0] access_data_sizeLog2,  // SegmentGenerator.java:15
  input  wire [7:0] access_data_count,  // SegmentGenerator.java:15
  input  wire access_valid,  // SegmentGenerator.java:15
  output wire access_ready,  // SegmentGenerator.java:15
  output wire [28:0] segment_data_address,  // SegmentGenerator.java:16
  output wire [15:0] segment_data_bytes,  // SegmentGenerator.java:16
  output wire segment_data_last,  // SegmentGenerator.java:16
  output wire segment_valid,  // SegmentGenerator.java:16
  input  wire segment_ready  // SegmentGenerator.java:16
);
  localparam AccessPattern_CONTIGUOUS = 1'b0;
  reg  [28:0] address;  // SegmentGenerator.java:19
  reg  [15:0] bytes;  // SegmentGenerator.java:20
  reg  [28:0] stride;  // SegmentGenerator.java:21
  reg  [7:0] left;  // SegmentGenerator.java:22
  wire contiguous = access_data_pattern == AccessPattern_CONTIGUOUS;  // SegmentGenerator.java:25
  wire [7:0] elements = contiguous ? access_data_count : 8'd1;  // SegmentGenerator.java:26
  assign access_ready = left == 8'd0;  // SegmentGenerator.java:28
  assign segment_data_address = address;  // SegmentGenerator.java:30
  assign segment_data_bytes = bytes;  // SegmentGenerator.java:31
  assign segment_data_last = left == 8'd1;  // SegmentGenerator.java:32
  assign segment_valid = left != 8'd0;  // SegmentGenerator.java:29
  always @(posedge clock) begin
    if (access_valid && access_ready) begin  // SegmentGenerator.java:34
      address <= access_data_base;  // SegmentGenerator.java:35
      stride <= access_data_stride[28:0];  // SegmentGenerator.java:37
      bytes <= {8'd0, elements} << access_data_sizeLog2;  // SegmentGenerator.java:38
      left <= contiguous ? 8'd1 : access_data_count;  // SegmentGenerator.java:39
    end
    if (segment_valid && segment_ready) begin  // SegmentGenerator.java:41
      address <= address + stride;  // SegmentGenerator.java:42
      left <= left - 8'd1;  // SegmentGenerator.java:43
    end
    if (reset) begin
      left <= 8'd0;  // SegmentGenerator.java:22
    end
  end
  wire unused_ok = &{1'b0, access_data_stride[31:29]};
endmodule
