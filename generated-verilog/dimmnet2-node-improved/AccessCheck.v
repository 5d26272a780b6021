`default_nettype none
module AccessCheck (  // AccessCheck.java:65
  input  wire clock,  // AccessCheck.java:65
  input  wire [31:0] raw_base,  // AccessCheck.java:29
  input  wire [31:0] raw_stride,  // AccessCheck.java:29
  input  wire [15:0] raw_elementBytes,  // AccessCheck.java:29
  input  wire [15:0] raw_count,  // AccessCheck.java:29
  input  wire [7:0] raw_pattern,  // AccessCheck.java:29
  input  wire [2:0] sizeLog2,  // AccessCheck.java:31
  input  wire inWindow,  // AccessCheck.java:33
  input  wire windowOwner,  // AccessCheck.java:35
  output wire isEmpty,  // AccessCheck.java:38
  output wire isSizeWrong,  // AccessCheck.java:40
  output wire isCountWrong,  // AccessCheck.java:41
  output wire isPatternWrong,  // AccessCheck.java:42
  output wire isMisaligned,  // AccessCheck.java:43
  output wire isOutOfRange,  // AccessCheck.java:45
  output wire [1:0] access_pattern,  // AccessCheck.java:48
  output wire [29:0] access_base,  // AccessCheck.java:48
  output wire [31:0] access_stride,  // AccessCheck.java:48
  output wire [2:0] access_sizeLog2,  // AccessCheck.java:48
  output wire [15:0] access_bytes  // AccessCheck.java:48
);
  localparam [1:0] AccessPattern_CONTIGUOUS = 2'd0;
  localparam [1:0] AccessPattern_STRIDE = 2'd1;
  localparam [1:0] AccessPattern_LIST_4 = 2'd2;
  localparam [1:0] AccessPattern_LIST_8 = 2'd3;
  reg  leavesMemory;  // AccessCheck.java:81
  reg  [40:0] product;  // AccessCheck.java:143
  reg  [15:0] inOnePiece;  // AccessCheck.java:149
  reg  [32:0] firstEnd;  // AccessCheck.java:152
  reg  [33:0] beforeFirst;  // AccessCheck.java:154
  reg  originOutside;  // AccessCheck.java:156
  reg  [1:0] pattern;  // AccessCheck.java:106
  reg  [15:0] bytes_1;  // AccessCheck.java:92
  wire contiguous = raw_pattern == 8'd0;  // AccessCheck.java:51
  wire strided = raw_pattern == 8'd1;  // AccessCheck.java:52
  wire listed4 = raw_pattern == 8'd2;  // AccessCheck.java:70
  wire listed8 = raw_pattern == 8'd3;  // AccessCheck.java:71
  wire listed = listed4 || listed8;  // AccessCheck.java:72
  wire [15:0] entryBytes = listed8 ? 16'd8 : 16'd4;  // AccessCheck.java:134
  wire [15:0] partBytes = listed ? entryBytes : raw_elementBytes;  // AccessCheck.java:135
  wire [15:0] parts_0_joined = {8'd0, raw_count[7:0]};  // AccessCheck.java:139
  wire [15:0] parts_0 = {parts_0_joined[13:0], 2'd0};  // AccessCheck.java:139
  wire [15:0] total_0 = parts_0 & {16{partBytes[2]}};  // AccessCheck.java:140
  wire [15:0] parts_1_joined = {8'd0, raw_count[7:0]};  // AccessCheck.java:139
  wire [15:0] parts_1 = {parts_1_joined[12:0], 3'd0};  // AccessCheck.java:139
  wire [15:0] total_1 = total_0 | (parts_1 & {16{partBytes[3]}});  // AccessCheck.java:140
  wire [15:0] parts_2_joined = {8'd0, raw_count[7:0]};  // AccessCheck.java:139
  wire [15:0] parts_2 = {parts_2_joined[11:0], 4'd0};  // AccessCheck.java:139
  wire [15:0] total_2 = total_1 | (parts_2 & {16{partBytes[4]}});  // AccessCheck.java:140
  wire [15:0] parts_3_joined = {8'd0, raw_count[7:0]};  // AccessCheck.java:139
  wire [15:0] parts_3 = {parts_3_joined[10:0], 5'd0};  // AccessCheck.java:139
  wire [15:0] total_3 = total_2 | (parts_3 & {16{partBytes[5]}});  // AccessCheck.java:140
  wire [15:0] parts_4_joined = {8'd0, raw_count[7:0]};  // AccessCheck.java:139
  wire [15:0] parts_4 = {parts_4_joined[9:0], 6'd0};  // AccessCheck.java:139
  wire [15:0] total_4 = total_3 | (parts_4 & {16{partBytes[6]}});  // AccessCheck.java:140
  wire [15:0] parts_5_joined = {8'd0, raw_count[7:0]};  // AccessCheck.java:139
  wire [15:0] parts_5 = {parts_5_joined[8:0], 7'd0};  // AccessCheck.java:139
  wire [15:0] total_5 = total_4 | (parts_5 & {16{partBytes[7]}});  // AccessCheck.java:140
  wire forwards = !raw_stride[31];  // AccessCheck.java:191
  wire [15:0] part = strided ? (forwards ? raw_elementBytes : 16'd1) : 16'd0;  // AccessCheck.java:192
  wire [33:0] base = {2'd0, raw_base};  // AccessCheck.java:193
  wire [33:0] bytes_0 = {18'd0, part};  // AccessCheck.java:194
  wire [33:0] less = ~({{2{raw_stride[31]}}, raw_stride} & {34{strided}});  // AccessCheck.java:200
  wire [33:0] sums = base ^ bytes_0 ^ less;  // AccessCheck.java:201
  wire [33:0] carries = (base & bytes_0) | ((base | bytes_0) & less);  // AccessCheck.java:202
  wire [41:0] reach = {product[40], product} | {26'd0, inOnePiece};  // AccessCheck.java:159
  wire [41:0] last = {{8{beforeFirst[33]}}, beforeFirst} + reach;  // AccessCheck.java:160
  wire above_0 = firstEnd[32:30] != 3'd0;  // AccessCheck.java:221
  wire above_1 = firstEnd[32:13] != 20'd0;  // AccessCheck.java:221
  wire outsideWindow = last[28:12] != 17'd0;  // AccessCheck.java:211
  wire [28:0] windowOffset = {16'd0, windowOwner, raw_base[11:0]};  // AccessCheck.java:87
  wire [28:0] offset = inWindow ? windowOffset : raw_base[28:0];  // AccessCheck.java:88
  wire leavesMemory_or = above_0 || (firstEnd[29] && (firstEnd[28:0] != 29'd0))
      || (inWindow && (above_1 || (firstEnd[12] && (firstEnd[11:0] != 12'd0))))
      || ((last[41:29] != 13'd0) || (inWindow && outsideWindow));  // AccessCheck.java:82
  assign isEmpty = (raw_count == 16'd0) || (raw_elementBytes == 16'd0);  // AccessCheck.java:73
  assign isSizeWrong = sizeLog2 == 3'd0;  // AccessCheck.java:74
  assign isCountWrong = raw_count > 16'd255;  // AccessCheck.java:75
  assign isPatternWrong = !contiguous && (inWindow || !(strided || listed));  // AccessCheck.java:76
  assign isMisaligned = (raw_base[1:0] != 2'd0) || (!contiguous && (raw_stride[1:0] != 2'd0));  // AccessCheck.java:77
  assign isOutOfRange = leavesMemory && !isEmpty;  // AccessCheck.java:83
  assign access_pattern = pattern;  // AccessCheck.java:85
  assign access_base = {inWindow, offset};  // AccessCheck.java:89
  assign access_stride = raw_stride;  // AccessCheck.java:90
  assign access_sizeLog2 = sizeLog2;  // AccessCheck.java:91
  assign access_bytes = bytes_1;  // AccessCheck.java:94
  always @* begin
    pattern = AccessPattern_STRIDE;  // AccessCheck.java:107
    if (contiguous) begin  // AccessCheck.java:108
      pattern = AccessPattern_CONTIGUOUS;  // AccessCheck.java:108
    end else if (listed4) begin  // AccessCheck.java:109
      pattern = AccessPattern_LIST_4;  // AccessCheck.java:109
    end else if (listed8) begin  // AccessCheck.java:110
      pattern = AccessPattern_LIST_8;  // AccessCheck.java:110
    end
  end
  always @(posedge clock) begin
    product <= {{9{raw_stride[31]}}, raw_stride} * {32'd0, 1'b0, raw_count[7:0]};  // AccessCheck.java:144
    if (!strided) begin  // AccessCheck.java:147
      product <= 41'd0;  // AccessCheck.java:147
    end
    inOnePiece <= total_5;  // AccessCheck.java:150
    if (strided) begin  // AccessCheck.java:151
      inOnePiece <= 16'd0;  // AccessCheck.java:151
    end
    firstEnd <= {1'b0, raw_base} + {17'd0, partBytes};  // AccessCheck.java:153
    beforeFirst <= sums + {carries[32:0], 1'b0};  // AccessCheck.java:155
    originOutside <= listed && (raw_stride[31:29] != 3'd0);  // AccessCheck.java:157
    leavesMemory <= leavesMemory_or || originOutside;  // AccessCheck.java:82
    bytes_1 <= {8'd0, raw_count[7:0]} << sizeLog2;  // AccessCheck.java:93
  end
  wire unused_ok = &{1'b0, carries[33], last[11:0], parts_0_joined[15:14], parts_1_joined[15:13],
      parts_2_joined[15:12], parts_3_joined[15:11], parts_4_joined[15:10], parts_5_joined[15:9]};
endmodule
`default_nettype wire
