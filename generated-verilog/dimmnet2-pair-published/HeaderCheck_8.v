// word=8
module HeaderCheck_8 (  // HeaderCheck.java:44
  input  wire clock,  // HeaderCheck.java:44
  input  wire reset,  // HeaderCheck.java:44
  input  wire takes,  // HeaderCheck.java:20
  output wire wantsWord,  // HeaderCheck.java:22
  input  wire [15:0] node,  // HeaderCheck.java:24
  input  wire isLocal,  // HeaderCheck.java:26
  output wire isComplete,  // HeaderCheck.java:29
  output wire [63:0] header_link,  // HeaderCheck.java:31
  output wire [63:0] header_place,  // HeaderCheck.java:31
  output wire [63:0] header_shape,  // HeaderCheck.java:31
  output wire [63:0] header_whole,  // HeaderCheck.java:31
  output wire [1:0] access_pattern,  // HeaderCheck.java:33
  output wire [29:0] access_base,  // HeaderCheck.java:33
  output wire [31:0] access_stride,  // HeaderCheck.java:33
  output wire [2:0] access_sizeLog2,  // HeaderCheck.java:33
  output wire [15:0] access_bytes,  // HeaderCheck.java:33
  output wire headerWrong,  // HeaderCheck.java:35
  output wire sizeWrong,  // HeaderCheck.java:37
  output wire rangeWrong,  // HeaderCheck.java:39
  input  wire [63:0] word  // HeaderCheck.java:46
);
  reg  [1:0] next;  // HeaderCheck.java:82
  reg  [63:0] word0;  // HeaderCheck.java:85
  reg  [63:0] word1;  // HeaderCheck.java:85
  reg  [63:0] word2;  // HeaderCheck.java:85
  reg  [63:0] word3;  // HeaderCheck.java:85
  wire check_isEmpty, check_isSizeWrong, check_isCountWrong, check_isPatternWrong, check_isMisaligned, check_isOutOfRange;  // HeaderCheck.java:49
  wire [1:0] check_access_pattern; wire [29:0] check_access_base; wire [31:0] check_access_stride;  // HeaderCheck.java:49
  wire [2:0] check_access_sizeLog2; wire [15:0] check_access_bytes;  // HeaderCheck.java:49
  wire last = takes && (next == 2'd3);  // HeaderCheck.java:90
  wire inWindow = isLocal && header_place[29];  // HeaderCheck.java:50
  wire [31:0] offset = {3'd0, header_place[28:0]};  // HeaderCheck.java:51
  wire legal_0 = header_shape[23:19] == 5'd0;  // HeaderCheck.java:110
  wire [15:0] bytes_0 = 16'd1 << header_shape[18:16];  // HeaderCheck.java:111
  wire [7:0] operation = isLocal ? 8'd2 : 8'd1;  // HeaderCheck.java:59
  wire legal_1 = header_shape[23:19] == 5'd0;  // HeaderCheck.java:110
  wire [15:0] bytes_1 = 16'd1 << header_shape[18:16];  // HeaderCheck.java:111
  wire [15:0] withoutLast = check_access_bytes - (legal_1 ? bytes_1 : 16'd0);  // HeaderCheck.java:68
  wire fitsCut = (withoutLast < header_link[47:32]) && (header_link[47:32] <= check_access_bytes) && (header_link[33:32] == 2'd0);  // HeaderCheck.java:72
  wire fits = header_shape[34] ? fitsCut : (check_access_bytes == header_link[47:32]);  // HeaderCheck.java:73
  assign wantsWord = 1'b1;  // HeaderCheck.java:99
  assign isComplete = last;  // HeaderCheck.java:98
  assign header_link = word0;  // HeaderCheck.java:92
  assign header_place = word1;  // HeaderCheck.java:93
  assign header_shape = word2;  // HeaderCheck.java:94
  assign header_whole = word3;  // HeaderCheck.java:95
  assign access_pattern = check_access_pattern;  // Access.java:51
  assign access_base = check_access_base;  // Access.java:52
  assign access_stride = check_access_stride;  // Access.java:53
  assign access_sizeLog2 = check_access_sizeLog2;  // Access.java:54
  assign access_bytes = header_link[47:32];  // Access.java:55
  assign headerWrong = (header_link[15:0] != node) || (header_shape[7:0] != operation) || check_isSizeWrong || check_isPatternWrong || check_isMisaligned;  // HeaderCheck.java:60
  assign sizeWrong = !fits || (header_link[47:32] == 16'd0);  // HeaderCheck.java:74
  assign rangeWrong = check_isOutOfRange;  // HeaderCheck.java:66
  always @(posedge clock) begin
    if (takes && (next == 2'd0)) begin  // HeaderCheck.java:87
      word0 <= word;  // HeaderCheck.java:87
    end
    if (takes && (next == 2'd1)) begin  // HeaderCheck.java:87
      word1 <= word;  // HeaderCheck.java:87
    end
    if (takes && (next == 2'd2)) begin  // HeaderCheck.java:87
      word2 <= word;  // HeaderCheck.java:87
    end
    if (takes && (next == 2'd3)) begin  // HeaderCheck.java:87
      word3 <= word;  // HeaderCheck.java:87
    end
    if (takes) begin  // HeaderCheck.java:91
      next <= next + 2'd1;  // HeaderCheck.java:91
    end
    if (reset) begin
      next <= 2'd0;  // HeaderCheck.java:82
    end
  end
  AccessCheck check (  // HeaderCheck.java:49
    .clock(clock), .raw_base(inWindow ? offset : header_place[31:0]), .raw_stride(header_place[63:32]),
    .raw_elementBytes(legal_0 ? bytes_0 : 16'd0), .raw_count({8'd0, header_shape[31:24]}),
    .raw_pattern(header_shape[15:8]), .inWindow(inWindow), .isEmpty(check_isEmpty), .isSizeWrong(check_isSizeWrong),
    .isCountWrong(check_isCountWrong), .isPatternWrong(check_isPatternWrong), .isMisaligned(check_isMisaligned),
    .isOutOfRange(check_isOutOfRange), .access_pattern(check_access_pattern), .access_base(check_access_base),
    .access_stride(check_access_stride), .access_sizeLog2(check_access_sizeLog2), .access_bytes(check_access_bytes));
  wire unused_ok = &{1'b0, check_isEmpty, check_isCountWrong};
endmodule
