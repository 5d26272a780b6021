`default_nettype none
module AccessCheck (  // AccessCheck.java:51
  input  wire clock,  // AccessCheck.java:51
  input  wire [31:0] raw_base,  // AccessCheck.java:24
  input  wire [31:0] raw_stride,  // AccessCheck.java:24
  input  wire [15:0] raw_elementBytes,  // AccessCheck.java:24
  input  wire [15:0] raw_count,  // AccessCheck.java:24
  input  wire [7:0] raw_pattern,  // AccessCheck.java:24
  input  wire [2:0] sizeLog2,  // AccessCheck.java:26
  input  wire inWindow,  // AccessCheck.java:28
  input  wire windowOwner,  // AccessCheck.java:30
  output wire isEmpty,  // AccessCheck.java:33
  output wire isSizeWrong,  // AccessCheck.java:35
  output wire isCountWrong,  // AccessCheck.java:36
  output wire isPatternWrong,  // AccessCheck.java:37
  output wire isMisaligned,  // AccessCheck.java:38
  output wire isOutOfRange,  // AccessCheck.java:40
  output wire [1:0] access_pattern,  // AccessCheck.java:43
  output wire [29:0] access_base,  // AccessCheck.java:43
  output wire [31:0] access_stride,  // AccessCheck.java:43
  output wire [2:0] access_sizeLog2,  // AccessCheck.java:43
  output wire [15:0] access_bytes  // AccessCheck.java:43
);
  localparam [1:0] AccessPattern_CONTIGUOUS = 2'd0;
  localparam [1:0] AccessPattern_STRIDE = 2'd1;
  localparam [1:0] AccessPattern_LIST_4 = 2'd2;
  localparam [1:0] AccessPattern_LIST_8 = 2'd3;
  reg  leavesMemory;  // AccessCheck.java:60
  reg  [40:0] product;  // AccessCheck.java:110
  reg  [32:0] firstEnd;  // AccessCheck.java:113
  reg  [33:0] from;  // AccessCheck.java:118
  reg  originOutside;  // AccessCheck.java:120
  reg  [1:0] pattern;  // AccessCheck.java:77
  reg  [15:0] bytes;  // AccessCheck.java:71
  wire contiguous = raw_pattern == 8'd0;  // AccessCheck.java:45
  wire strided = raw_pattern == 8'd1;  // AccessCheck.java:46
  wire listed4 = raw_pattern == 8'd2;  // AccessCheck.java:47
  wire listed8 = raw_pattern == 8'd3;  // AccessCheck.java:48
  wire listed = listed4 || listed8;  // AccessCheck.java:49
  wire [15:0] entryBytes = listed8 ? 16'd8 : 16'd4;  // AccessCheck.java:105
  wire [15:0] partBytes = listed ? entryBytes : raw_elementBytes;  // AccessCheck.java:106
  wire [2:0] partLog2 = listed ? (listed8 ? 3'd3 : 3'd2) : sizeLog2;  // AccessCheck.java:107
  wire [15:0] total = {8'd0, raw_count[7:0]} << partLog2;  // AccessCheck.java:108
  wire forwards = !raw_stride[31];  // AccessCheck.java:115
  wire [15:0] part = forwards ? raw_elementBytes : 16'd0;  // AccessCheck.java:116
  wire [33:0] beforeFirst = {18'd0, part} - {{2{raw_stride[31]}}, raw_stride};  // AccessCheck.java:117
  wire [41:0] sum = {{8{from[33]}}, from} + {product[40], product};  // AccessCheck.java:123
  wire above_0 = firstEnd[32:30] != 3'd0;  // AccessCheck.java:133
  wire above_1 = firstEnd[32:13] != 20'd0;  // AccessCheck.java:133
  wire above_2 = sum[41:30] != 12'd0;  // AccessCheck.java:133
  wire above_3 = sum[41:13] != 29'd0;  // AccessCheck.java:133
  wire [28:0] windowOffset = {16'd0, windowOwner, raw_base[11:0]};  // AccessCheck.java:66
  wire [28:0] offset = inWindow ? windowOffset : raw_base[28:0];  // AccessCheck.java:67
  wire leavesMemory_or = above_0 || (firstEnd[29] && (firstEnd[28:0] != 29'd0))
      || (inWindow && (above_1 || (firstEnd[12] && (firstEnd[11:0] != 12'd0))))
      || (above_2 || (sum[29] && (sum[28:0] != 29'd0))
      || (inWindow && (above_3 || (sum[12] && (sum[11:0] != 12'd0)))));  // AccessCheck.java:61
  assign isEmpty = (raw_count == 16'd0) || (raw_elementBytes == 16'd0);  // AccessCheck.java:52
  assign isSizeWrong = sizeLog2 == 3'd0;  // AccessCheck.java:53
  assign isCountWrong = raw_count > 16'd255;  // AccessCheck.java:54
  assign isPatternWrong = !contiguous && (inWindow || !(strided || listed));  // AccessCheck.java:55
  assign isMisaligned = (raw_base[1:0] != 2'd0) || (!contiguous && (raw_stride[1:0] != 2'd0));  // AccessCheck.java:56
  assign isOutOfRange = leavesMemory && !isEmpty;  // AccessCheck.java:62
  assign access_pattern = pattern;  // AccessCheck.java:64
  assign access_base = {inWindow, offset};  // AccessCheck.java:68
  assign access_stride = raw_stride;  // AccessCheck.java:69
  assign access_sizeLog2 = sizeLog2;  // AccessCheck.java:70
  assign access_bytes = bytes;  // AccessCheck.java:73
  always @* begin
    pattern = AccessPattern_STRIDE;  // AccessCheck.java:78
    if (contiguous) begin  // AccessCheck.java:79
      pattern = AccessPattern_CONTIGUOUS;  // AccessCheck.java:79
    end else if (listed4) begin  // AccessCheck.java:80
      pattern = AccessPattern_LIST_4;  // AccessCheck.java:80
    end else if (listed8) begin  // AccessCheck.java:81
      pattern = AccessPattern_LIST_8;  // AccessCheck.java:81
    end
  end
  always @(posedge clock) begin
    product <= {{9{raw_stride[31]}}, raw_stride} * {32'd0, 1'b0, raw_count[7:0]};  // AccessCheck.java:111
    if (!strided) begin  // AccessCheck.java:112
      product <= 41'd0;  // AccessCheck.java:112
    end
    firstEnd <= {1'b0, raw_base} + {17'd0, partBytes};  // AccessCheck.java:114
    from <= {2'd0, raw_base} + (strided ? beforeFirst : {18'd0, total});  // AccessCheck.java:119
    originOutside <= listed && (raw_stride[31:29] != 3'd0);  // AccessCheck.java:121
    leavesMemory <= leavesMemory_or || originOutside;  // AccessCheck.java:61
    bytes <= {8'd0, raw_count[7:0]} << sizeLog2;  // AccessCheck.java:72
  end
endmodule
`default_nettype wire
