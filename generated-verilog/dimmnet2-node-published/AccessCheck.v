module AccessCheck (  // AccessCheck.java:36
  input  wire clock,  // AccessCheck.java:36
  input  wire [31:0] raw_base,  // AccessCheck.java:21
  input  wire [31:0] raw_stride,  // AccessCheck.java:21
  input  wire [15:0] raw_elementBytes,  // AccessCheck.java:21
  input  wire [15:0] raw_count,  // AccessCheck.java:21
  input  wire [7:0] raw_pattern,  // AccessCheck.java:21
  output wire isEmpty,  // AccessCheck.java:23
  output wire isSizeWrong,  // AccessCheck.java:25
  output wire isCountWrong,  // AccessCheck.java:26
  output wire isPatternWrong,  // AccessCheck.java:27
  output wire isMisaligned,  // AccessCheck.java:28
  output wire isOutOfRange,  // AccessCheck.java:30
  output wire [15:0] bytes,  // AccessCheck.java:32
  output wire access_pattern,  // AccessCheck.java:34
  output wire [28:0] access_base,  // AccessCheck.java:34
  output wire [31:0] access_stride,  // AccessCheck.java:34
  output wire [2:0] access_sizeLog2,  // AccessCheck.java:34
  output wire [7:0] access_count  // AccessCheck.java:34
);
  localparam AccessPattern_CONTIGUOUS = 1'b0;
  localparam AccessPattern_STRIDE = 1'b1;
  reg  [2:0] sizeLog2;  // AccessCheck.java:63
  reg  [39:0] reach;  // AccessCheck.java:81
  wire contiguous = raw_pattern == 8'd0;  // AccessCheck.java:37
  wire strided = raw_pattern == 8'd1;  // AccessCheck.java:38
  wire negative = raw_stride[31] && !contiguous;  // AccessCheck.java:77
  wire [31:0] magnitude = negative ? (~raw_stride + 32'd1) : raw_stride;  // AccessCheck.java:78
  wire [31:0] distance = contiguous ? {16'd0, raw_elementBytes} : magnitude;  // AccessCheck.java:79
  wire [7:0] steps = raw_count[7:0] - 8'd1;  // AccessCheck.java:80
  wire [32:0] end_ = {1'b0, raw_base} + {17'd0, raw_elementBytes};  // AccessCheck.java:84
  wire [40:0] farEnd = {8'd0, end_} + {1'b0, reach};  // AccessCheck.java:85
  wire startsBelow = negative && ({8'd0, raw_base} < reach);  // AccessCheck.java:86
  wire [40:0] highest = negative ? {8'd0, end_} : farEnd;  // AccessCheck.java:87
  wire [7:0] count = raw_count[7:0];  // AccessCheck.java:51
  assign isEmpty = (raw_count == 16'd0) || (raw_elementBytes == 16'd0);  // AccessCheck.java:41
  assign isSizeWrong = sizeLog2 == 3'd0;  // AccessCheck.java:42
  assign isCountWrong = raw_count > 16'd255;  // AccessCheck.java:43
  assign isPatternWrong = !(contiguous || strided);  // AccessCheck.java:44
  assign isMisaligned = (raw_base[1:0] != 2'd0) || (strided && (raw_stride[1:0] != 2'd0));  // AccessCheck.java:45
  assign isOutOfRange = (startsBelow || (highest > 41'h20000000)) && !isEmpty;  // AccessCheck.java:49
  assign bytes = {8'd0, count} << sizeLog2;  // AccessCheck.java:52
  assign access_pattern = contiguous ? AccessPattern_CONTIGUOUS : AccessPattern_STRIDE;  // AccessCheck.java:54
  assign access_base = raw_base[28:0];  // AccessCheck.java:55
  assign access_stride = raw_stride;  // AccessCheck.java:56
  assign access_sizeLog2 = sizeLog2;  // AccessCheck.java:57
  assign access_count = count;  // AccessCheck.java:58
  always @* begin
    sizeLog2 = 3'd0;  // AccessCheck.java:64
    if (raw_elementBytes == 16'd4) begin  // AccessCheck.java:67
      sizeLog2 = 3'd2;  // AccessCheck.java:67
    end
    if (raw_elementBytes == 16'd8) begin  // AccessCheck.java:67
      sizeLog2 = 3'd3;  // AccessCheck.java:67
    end
    if (raw_elementBytes == 16'd16) begin  // AccessCheck.java:67
      sizeLog2 = 3'd4;  // AccessCheck.java:67
    end
    if (raw_elementBytes == 16'd32) begin  // AccessCheck.java:67
      sizeLog2 = 3'd5;  // AccessCheck.java:67
    end
    if (raw_elementBytes == 16'd64) begin  // AccessCheck.java:67
      sizeLog2 = 3'd6;  // AccessCheck.java:67
    end
    if (raw_elementBytes == 16'd128) begin  // AccessCheck.java:67
      sizeLog2 = 3'd7;  // AccessCheck.java:67
    end
  end
  always @(posedge clock) begin
    reach <= {8'd0, distance} * {32'd0, steps};  // AccessCheck.java:82
  end
endmodule
