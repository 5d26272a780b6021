`default_nettype none
// word=8
module HeaderCheck_8 (  // HeaderCheck.java:61
  input  wire clock,  // HeaderCheck.java:61
  input  wire reset,  // HeaderCheck.java:61
  input  wire takes,  // HeaderCheck.java:24
  output wire wantsWord,  // HeaderCheck.java:26
  input  wire [15:0] node,  // HeaderCheck.java:28
  input  wire isLocal,  // HeaderCheck.java:30
  output wire isComplete,  // HeaderCheck.java:33
  output wire [63:0] header_link,  // HeaderCheck.java:35
  output wire [63:0] header_place,  // HeaderCheck.java:35
  output wire [63:0] header_shape,  // HeaderCheck.java:35
  output wire [63:0] header_whole,  // HeaderCheck.java:35
  output wire [1:0] access_pattern,  // HeaderCheck.java:37
  output wire [29:0] access_base,  // HeaderCheck.java:37
  output wire [31:0] access_stride,  // HeaderCheck.java:37
  output wire [2:0] access_sizeLog2,  // HeaderCheck.java:37
  output wire [15:0] access_bytes,  // HeaderCheck.java:37
  output wire [31:0] asked_base,  // HeaderCheck.java:39
  output wire [31:0] asked_stride,  // HeaderCheck.java:39
  output wire [15:0] asked_elementBytes,  // HeaderCheck.java:39
  output wire [15:0] asked_count,  // HeaderCheck.java:39
  output wire [7:0] asked_pattern,  // HeaderCheck.java:39
  output wire isRequest,  // HeaderCheck.java:41
  output wire isAnswer,  // HeaderCheck.java:42
  output wire isFence,  // HeaderCheck.java:44
  output wire isFenceAnswer,  // HeaderCheck.java:46
  output wire isDenial,  // HeaderCheck.java:48
  output wire headerWrong,  // HeaderCheck.java:50
  output wire sizeWrong,  // HeaderCheck.java:52
  output wire rangeWrong,  // HeaderCheck.java:54
  input  wire [63:0] word  // HeaderCheck.java:63
);
  reg  [1:0] next;  // HeaderCheck.java:161
  reg  [63:0] word0;  // HeaderCheck.java:164
  reg  [63:0] word1;  // HeaderCheck.java:164
  reg  [63:0] word2;  // HeaderCheck.java:164
  reg  [63:0] word3;  // HeaderCheck.java:164
  reg  settles0;  // HeaderCheck.java:180
  wire [31:0] check_raw_base;  // HeaderCheck.java:65
  wire [31:0] check_raw_stride;  // HeaderCheck.java:65
  wire [15:0] check_raw_elementBytes;  // HeaderCheck.java:65
  wire [15:0] check_raw_count;  // HeaderCheck.java:65
  wire [7:0] check_raw_pattern;  // HeaderCheck.java:65
  reg  keptHeaderWrong;  // HeaderCheck.java:152
  reg  keptSizeWrong;  // HeaderCheck.java:152
  wire check_isEmpty, check_isSizeWrong, check_isCountWrong, check_isPatternWrong, check_isMisaligned,
      check_isOutOfRange;  // HeaderCheck.java:65
  wire [1:0] check_access_pattern; wire [29:0] check_access_base; wire [31:0] check_access_stride;  // HeaderCheck.java:65
  wire [2:0] check_access_sizeLog2; wire [15:0] check_access_bytes;  // HeaderCheck.java:65
  wire last = takes && (next == 2'd3);  // HeaderCheck.java:169
  wire settles = settles0;  // HeaderCheck.java:183
  wire inWindow = isLocal && header_place[29];  // HeaderCheck.java:76
  wire [31:0] offset = {20'd0, header_place[11:0]};  // HeaderCheck.java:77
  wire legal = header_shape[23:19] == 5'd0;  // HeaderCheck.java:191
  wire [15:0] bytes = 16'd1 << header_shape[18:16];  // HeaderCheck.java:192
  wire isSize = (header_shape[23:19] == 5'd0) && (header_shape[18:17] != 2'd0);  // HeaderCheck.java:86
  wire [7:0] operation = header_shape[7:0];  // PacketHeader.java:63
  wire isWrite = !isLocal && (operation == 8'd1);  // HeaderCheck.java:102
  wire isLocalPart = isLocal && (operation == 8'd2);  // HeaderCheck.java:103
  wire ofFence = isFence || isFenceAnswer;  // HeaderCheck.java:104
  wire hasAccess = !(isRequest || isDenial || ofFence);  // HeaderCheck.java:106
  wire accessWrong = check_isSizeWrong || check_isPatternWrong || check_isMisaligned;  // HeaderCheck.java:107
  wire [1:0] channel_0 = isRequest ? 2'd1 : 2'd0;  // HeaderCheck.java:109
  wire [1:0] channel_1 = (isAnswer || isFenceAnswer) ? 2'd2 : channel_0;  // HeaderCheck.java:110
  wire [16:0] missing = {1'b0, check_access_bytes} - {3'd0, header_link[45:32]};  // HeaderCheck.java:131
  wire [16:0] wholeMissing = missing & (17'h1ffff << header_shape[18:16]);  // HeaderCheck.java:133
  wire fitsCut = (wholeMissing == 17'd0) && (header_link[33:32] == 2'd0);  // HeaderCheck.java:134
  wire [15:0] bareBytes = isRequest ? 16'd16 : 16'd8;  // HeaderCheck.java:135
  wire fitsAccess = header_shape[34] ? fitsCut : (missing == 17'd0);  // HeaderCheck.java:136
  wire fits = hasAccess ? fitsAccess : ({2'd0, header_link[45:32]} == bareBytes);  // HeaderCheck.java:137
  wire keptHeaderWrong_or = (header_link[15:0] != node) || !(isLocal || (header_link[31:16] < 16'd16))
      || (header_link[47:46] != channel_1) || !(isWrite || isLocalPart || isRequest || isAnswer || ofFence);  // HeaderCheck.java:153
  assign wantsWord = !settles;  // HeaderCheck.java:186
  assign isComplete = settles0;  // HeaderCheck.java:185
  assign header_link = word0;  // HeaderCheck.java:171
  assign header_place = word1;  // HeaderCheck.java:172
  assign header_shape = word2;  // HeaderCheck.java:173
  assign header_whole = word3;  // HeaderCheck.java:174
  assign access_pattern = check_access_pattern;  // HeaderCheck.java:142
  assign access_base = check_access_base;  // HeaderCheck.java:143
  assign access_stride = check_access_stride;  // HeaderCheck.java:144
  assign access_sizeLog2 = header_shape[18:16];  // HeaderCheck.java:145
  assign access_bytes = {2'd0, header_link[45:32]};  // HeaderCheck.java:146
  assign asked_base = check_raw_base;  // HeaderCheck.java:147
  assign asked_stride = check_raw_stride;  // HeaderCheck.java:147
  assign asked_elementBytes = check_raw_elementBytes;  // HeaderCheck.java:147
  assign asked_count = check_raw_count;  // HeaderCheck.java:147
  assign asked_pattern = check_raw_pattern;  // HeaderCheck.java:147
  assign isRequest = !isLocal && (operation == 8'd3);  // HeaderCheck.java:93
  assign isAnswer = !isLocal && (operation == 8'd4);  // HeaderCheck.java:94
  assign isFence = !isLocal && (operation == 8'd5);  // HeaderCheck.java:96
  assign isFenceAnswer = !isLocal && (operation == 8'd6);  // HeaderCheck.java:97
  assign isDenial = isAnswer && !header_shape[34] && (header_shape[39:35] != 5'd1);  // HeaderCheck.java:95
  assign headerWrong = keptHeaderWrong;  // HeaderCheck.java:154
  assign sizeWrong = keptSizeWrong;  // HeaderCheck.java:154
  assign rangeWrong = hasAccess && check_isOutOfRange;  // HeaderCheck.java:70
  assign check_raw_base = inWindow ? offset : header_place[31:0];  // HeaderCheck.java:80
  assign check_raw_stride = header_place[63:32];  // HeaderCheck.java:81
  assign check_raw_elementBytes = legal ? bytes : 16'd0;  // HeaderCheck.java:82
  assign check_raw_count = {8'd0, header_shape[31:24]};  // HeaderCheck.java:88
  assign check_raw_pattern = header_shape[15:8];  // HeaderCheck.java:89
  always @(posedge clock) begin
    if (takes && (next == 2'd0)) begin  // HeaderCheck.java:166
      word0 <= word;  // HeaderCheck.java:166
    end
    if (takes && (next == 2'd1)) begin  // HeaderCheck.java:166
      word1 <= word;  // HeaderCheck.java:166
    end
    if (takes && (next == 2'd2)) begin  // HeaderCheck.java:166
      word2 <= word;  // HeaderCheck.java:166
    end
    if (takes && (next == 2'd3)) begin  // HeaderCheck.java:166
      word3 <= word;  // HeaderCheck.java:166
    end
    if (takes) begin  // HeaderCheck.java:170
      next <= next + 2'd1;  // HeaderCheck.java:170
    end
    settles0 <= last;  // HeaderCheck.java:181
    keptHeaderWrong <= keptHeaderWrong_or || (hasAccess && accessWrong);  // HeaderCheck.java:153
    keptSizeWrong <= !fits || (header_link[45:32] == 14'd0);  // HeaderCheck.java:153
    if (reset) begin
      next <= 2'd0;  // HeaderCheck.java:161
      settles0 <= 1'b0;  // HeaderCheck.java:180
    end
  end
  AccessCheck check (  // HeaderCheck.java:65
    .clock(clock), .raw_base(check_raw_base), .raw_stride(check_raw_stride),
    .raw_elementBytes(check_raw_elementBytes), .raw_count(check_raw_count), .raw_pattern(check_raw_pattern),
    .sizeLog2(isSize ? header_shape[18:16] : 3'd0), .inWindow(inWindow), .windowOwner(header_place[12]),
    .isEmpty(check_isEmpty), .isSizeWrong(check_isSizeWrong), .isCountWrong(check_isCountWrong),
    .isPatternWrong(check_isPatternWrong), .isMisaligned(check_isMisaligned), .isOutOfRange(check_isOutOfRange),
    .access_pattern(check_access_pattern), .access_base(check_access_base), .access_stride(check_access_stride),
    .access_sizeLog2(check_access_sizeLog2), .access_bytes(check_access_bytes));
  wire unused_ok = &{1'b0, check_isEmpty, check_isCountWrong, check_access_sizeLog2};
endmodule
`default_nettype wire
