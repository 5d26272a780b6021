module AccessCheck (  // AccessCheck.java:47
  input  wire clock,  // AccessCheck.java:47
  input  wire [31:0] raw_base,  // AccessCheck.java:22
  input  wire [31:0] raw_stride,  // AccessCheck.java:22
  input  wire [15:0] raw_elementBytes,  // AccessCheck.java:22
  input  wire [15:0] raw_count,  // AccessCheck.java:22
  input  wire [7:0] raw_pattern,  // AccessCheck.java:22
  input  wire inWindow,  // AccessCheck.java:24
  input  wire windowOwner,  // AccessCheck.java:26
  output wire isEmpty,  // AccessCheck.java:29
  output wire isSizeWrong,  // AccessCheck.java:31
  output wire isCountWrong,  // AccessCheck.java:32
  output wire isPatternWrong,  // AccessCheck.java:33
  output wire isMisaligned,  // AccessCheck.java:34
  output wire isOutOfRange,  // AccessCheck.java:36
  output wire [1:0] access_pattern,  // AccessCheck.java:39
  output wire [29:0] access_base,  // AccessCheck.java:39
  output wire [31:0] access_stride,  // AccessCheck.java:39
  output wire [2:0] access_sizeLog2,  // AccessCheck.java:39
  output wire [15:0] access_bytes  // AccessCheck.java:39
);
  localparam [1:0] AccessPattern_CONTIGUOUS = 2'd0;
  localparam [1:0] AccessPattern_STRIDE = 2'd1;
  localparam [1:0] AccessPattern_LIST_4 = 2'd2;
  localparam [1:0] AccessPattern_LIST_8 = 2'd3;
  reg  [2:0] sizeLog2;  // AccessCheck.java:80
  reg  [39:0] reach;  // AccessCheck.java:101
  reg  [32:0] end_;  // AccessCheck.java:104
  reg  [31:0] base;  // AccessCheck.java:107
  reg  downwards;  // AccessCheck.java:109
  reg  originOutside;  // AccessCheck.java:113
  reg  [1:0] pattern;  // AccessCheck.java:70
  wire contiguous = raw_pattern == 8'd0;  // AccessCheck.java:41
  wire strided = raw_pattern == 8'd1;  // AccessCheck.java:42
  wire listed4 = raw_pattern == 8'd2;  // AccessCheck.java:43
  wire listed8 = raw_pattern == 8'd3;  // AccessCheck.java:44
  wire listed = listed4 || listed8;  // AccessCheck.java:45
  wire [15:0] entryBytes = listed8 ? 16'd8 : 16'd4;  // AccessCheck.java:95
  wire [15:0] partBytes = listed ? entryBytes : raw_elementBytes;  // AccessCheck.java:96
  wire negative = raw_stride[31] && strided;  // AccessCheck.java:97
  wire [31:0] magnitude = negative ? (~raw_stride + 32'd1) : raw_stride;  // AccessCheck.java:98
  wire [31:0] distance = strided ? magnitude : {16'd0, partBytes};  // AccessCheck.java:99
  wire [7:0] steps = raw_count[7:0] - 8'd1;  // AccessCheck.java:100
  wire [40:0] farEnd = {8'd0, end_} + {1'b0, reach};  // AccessCheck.java:106
  wire startsBelow = downwards && ({8'd0, base} < reach);  // AccessCheck.java:111
  wire [40:0] highest = downwards ? {8'd0, end_} : farEnd;  // AccessCheck.java:112
  wire leavesWindow = inWindow && (highest > 41'd4096);  // AccessCheck.java:115
  wire [28:0] windowOffset = {16'd0, windowOwner, raw_base[11:0]};  // AccessCheck.java:61
  wire [28:0] offset = inWindow ? windowOffset : raw_base[28:0];  // AccessCheck.java:62
  assign isEmpty = (raw_count == 16'd0) || (raw_elementBytes == 16'd0);  // AccessCheck.java:49
  assign isSizeWrong = sizeLog2 == 3'd0;  // AccessCheck.java:50
  assign isCountWrong = raw_count > 16'd255;  // AccessCheck.java:51
  assign isPatternWrong = !contiguous && (inWindow || !(strided || listed));  // AccessCheck.java:52
  assign isMisaligned = (raw_base[1:0] != 2'd0) || (!contiguous && (raw_stride[1:0] != 2'd0));  // AccessCheck.java:53
  assign isOutOfRange = (startsBelow || (highest > 41'h20000000) || leavesWindow || originOutside) && !isEmpty;  // AccessCheck.java:57
  assign access_pattern = pattern;  // AccessCheck.java:59
  assign access_base = {inWindow, offset};  // AccessCheck.java:63
  assign access_stride = raw_stride;  // AccessCheck.java:64
  assign access_sizeLog2 = sizeLog2;  // AccessCheck.java:65
  assign access_bytes = {8'd0, raw_count[7:0]} << sizeLog2;  // AccessCheck.java:66
  always @* begin
    sizeLog2 = 3'd0;  // AccessCheck.java:81
    if (raw_elementBytes == 16'd4) begin  // AccessCheck.java:84
      sizeLog2 = 3'd2;  // AccessCheck.java:84
    end
    if (raw_elementBytes == 16'd8) begin  // AccessCheck.java:84
      sizeLog2 = 3'd3;  // AccessCheck.java:84
    end
    if (raw_elementBytes == 16'd16) begin  // AccessCheck.java:84
      sizeLog2 = 3'd4;  // AccessCheck.java:84
    end
    if (raw_elementBytes == 16'd32) begin  // AccessCheck.java:84
      sizeLog2 = 3'd5;  // AccessCheck.java:84
    end
    if (raw_elementBytes == 16'd64) begin  // AccessCheck.java:84
      sizeLog2 = 3'd6;  // AccessCheck.java:84
    end
    if (raw_elementBytes == 16'd128) begin  // AccessCheck.java:84
      sizeLog2 = 3'd7;  // AccessCheck.java:84
    end
  end
  always @* begin
    pattern = AccessPattern_STRIDE;  // AccessCheck.java:71
    if (contiguous) begin  // AccessCheck.java:72
      pattern = AccessPattern_CONTIGUOUS;  // AccessCheck.java:72
    end else if (listed4) begin  // AccessCheck.java:73
      pattern = AccessPattern_LIST_4;  // AccessCheck.java:73
    end else if (listed8) begin  // AccessCheck.java:74
      pattern = AccessPattern_LIST_8;  // AccessCheck.java:74
    end
  end
  always @(posedge clock) begin
    reach <= {8'd0, distance} * {32'd0, steps};  // AccessCheck.java:102
    end_ <= {1'b0, raw_base} + {17'd0, partBytes};  // AccessCheck.java:105
    base <= raw_base;  // AccessCheck.java:108
    downwards <= negative;  // AccessCheck.java:110
    originOutside <= listed && (raw_stride[31:29] != 3'd0);  // AccessCheck.java:114
  end
endmodule
