`default_nettype none
// word=16
module HeaderCheck_16 (  // HeaderCheck.java:63
  input  wire clock,  // HeaderCheck.java:63
  input  wire reset,  // HeaderCheck.java:63
  input  wire takes,  // HeaderCheck.java:25
  output wire wantsWord,  // HeaderCheck.java:27
  input  wire [15:0] node,  // HeaderCheck.java:29
  input  wire isLocal,  // HeaderCheck.java:31
  output wire isComplete,  // HeaderCheck.java:34
  output wire [63:0] header_link,  // HeaderCheck.java:36
  output wire [63:0] header_place,  // HeaderCheck.java:36
  output wire [63:0] header_shape,  // HeaderCheck.java:36
  output wire [63:0] header_whole,  // HeaderCheck.java:36
  output wire [1:0] access_pattern,  // HeaderCheck.java:38
  output wire [29:0] access_base,  // HeaderCheck.java:38
  output wire [31:0] access_stride,  // HeaderCheck.java:38
  output wire [2:0] access_sizeLog2,  // HeaderCheck.java:38
  output wire [15:0] access_bytes,  // HeaderCheck.java:38
  output wire [31:0] asked_base,  // HeaderCheck.java:40
  output wire [31:0] asked_stride,  // HeaderCheck.java:40
  output wire [15:0] asked_elementBytes,  // HeaderCheck.java:40
  output wire [15:0] asked_count,  // HeaderCheck.java:40
  output wire [7:0] asked_pattern,  // HeaderCheck.java:40
  output wire isRequest,  // HeaderCheck.java:42
  output wire isAnswer,  // HeaderCheck.java:43
  output wire isFence,  // HeaderCheck.java:45
  output wire isFenceAnswer,  // HeaderCheck.java:47
  output wire isDenial,  // HeaderCheck.java:49
  output wire headerWrong,  // HeaderCheck.java:51
  output wire sizeWrong,  // HeaderCheck.java:53
  output wire rangeWrong,  // HeaderCheck.java:55
  input  wire [127:0] word  // HeaderCheck.java:68
);
  reg  next;  // HeaderCheck.java:166
  reg  [63:0] word0;  // HeaderCheck.java:169
  reg  [63:0] word1;  // HeaderCheck.java:169
  reg  [63:0] word2;  // HeaderCheck.java:169
  reg  [63:0] word3;  // HeaderCheck.java:169
  reg  settles0;  // HeaderCheck.java:185
  reg  settles1;  // HeaderCheck.java:185
  wire [31:0] check_raw_base;  // HeaderCheck.java:70
  wire [31:0] check_raw_stride;  // HeaderCheck.java:70
  wire [15:0] check_raw_elementBytes;  // HeaderCheck.java:70
  wire [15:0] check_raw_count;  // HeaderCheck.java:70
  wire [7:0] check_raw_pattern;  // HeaderCheck.java:70
  reg  keptHeaderWrong;  // HeaderCheck.java:157
  reg  keptSizeWrong;  // HeaderCheck.java:157
  wire check_isEmpty, check_isSizeWrong, check_isCountWrong, check_isPatternWrong, check_isMisaligned,
      check_isOutOfRange;  // HeaderCheck.java:70
  wire [1:0] check_access_pattern; wire [29:0] check_access_base; wire [31:0] check_access_stride;  // HeaderCheck.java:70
  wire [2:0] check_access_sizeLog2; wire [15:0] check_access_bytes;  // HeaderCheck.java:70
  wire last = takes && (next == 1'b1);  // HeaderCheck.java:174
  wire settles_0 = settles0;  // HeaderCheck.java:188
  wire settles_1 = settles_0 || settles1;  // HeaderCheck.java:188
  wire inWindow = isLocal && header_place[29];  // HeaderCheck.java:81
  wire [31:0] offset = {20'd0, header_place[11:0]};  // HeaderCheck.java:82
  wire legal = header_shape[23:19] == 5'd0;  // HeaderCheck.java:196
  wire [15:0] bytes = 16'd1 << header_shape[18:16];  // HeaderCheck.java:197
  wire isSize = (header_shape[23:19] == 5'd0) && (header_shape[18:17] != 2'd0);  // HeaderCheck.java:91
  wire [7:0] operation = header_shape[7:0];  // PacketHeader.java:63
  wire isWrite = !isLocal && (operation == 8'd1);  // HeaderCheck.java:107
  wire isLocalPart = isLocal && (operation == 8'd2);  // HeaderCheck.java:108
  wire ofFence = isFence || isFenceAnswer;  // HeaderCheck.java:109
  wire hasAccess = !(isRequest || isDenial || ofFence);  // HeaderCheck.java:111
  wire accessWrong = check_isSizeWrong || check_isPatternWrong || check_isMisaligned;  // HeaderCheck.java:112
  wire [1:0] channel_0 = isRequest ? 2'd1 : 2'd0;  // HeaderCheck.java:114
  wire [1:0] channel_1 = (isAnswer || isFenceAnswer) ? 2'd2 : channel_0;  // HeaderCheck.java:115
  wire [16:0] missing = {1'b0, check_access_bytes} - {3'd0, header_link[45:32]};  // HeaderCheck.java:136
  wire [16:0] wholeMissing = missing & (17'h1ffff << header_shape[18:16]);  // HeaderCheck.java:138
  wire fitsCut = (wholeMissing == 17'd0) && (header_link[33:32] == 2'd0);  // HeaderCheck.java:139
  wire [15:0] bareBytes = isRequest ? 16'd16 : 16'd8;  // HeaderCheck.java:140
  wire fitsAccess = header_shape[34] ? fitsCut : (missing == 17'd0);  // HeaderCheck.java:141
  wire fits = hasAccess ? fitsAccess : ({2'd0, header_link[45:32]} == bareBytes);  // HeaderCheck.java:142
  wire keptHeaderWrong_or = (header_link[15:0] != node) || !(isLocal || (header_link[31:16] < 16'd16))
      || (header_link[47:46] != channel_1) || !(isWrite || isLocalPart || isRequest || isAnswer || ofFence);  // HeaderCheck.java:158
  assign wantsWord = !settles_1;  // HeaderCheck.java:191
  assign isComplete = settles1;  // HeaderCheck.java:190
  assign header_link = word0;  // HeaderCheck.java:176
  assign header_place = word1;  // HeaderCheck.java:177
  assign header_shape = word2;  // HeaderCheck.java:178
  assign header_whole = word3;  // HeaderCheck.java:179
  assign access_pattern = check_access_pattern;  // HeaderCheck.java:147
  assign access_base = check_access_base;  // HeaderCheck.java:148
  assign access_stride = check_access_stride;  // HeaderCheck.java:149
  assign access_sizeLog2 = header_shape[18:16];  // HeaderCheck.java:150
  assign access_bytes = {2'd0, header_link[45:32]};  // HeaderCheck.java:151
  assign asked_base = check_raw_base;  // HeaderCheck.java:152
  assign asked_stride = check_raw_stride;  // HeaderCheck.java:152
  assign asked_elementBytes = check_raw_elementBytes;  // HeaderCheck.java:152
  assign asked_count = check_raw_count;  // HeaderCheck.java:152
  assign asked_pattern = check_raw_pattern;  // HeaderCheck.java:152
  assign isRequest = !isLocal && (operation == 8'd3);  // HeaderCheck.java:98
  assign isAnswer = !isLocal && (operation == 8'd4);  // HeaderCheck.java:99
  assign isFence = !isLocal && (operation == 8'd5);  // HeaderCheck.java:101
  assign isFenceAnswer = !isLocal && (operation == 8'd6);  // HeaderCheck.java:102
  assign isDenial = isAnswer && !header_shape[34] && (header_shape[39:35] != 5'd1);  // HeaderCheck.java:100
  assign headerWrong = keptHeaderWrong;  // HeaderCheck.java:159
  assign sizeWrong = keptSizeWrong;  // HeaderCheck.java:159
  assign rangeWrong = hasAccess && check_isOutOfRange;  // HeaderCheck.java:75
  assign check_raw_base = inWindow ? offset : header_place[31:0];  // HeaderCheck.java:85
  assign check_raw_stride = header_place[63:32];  // HeaderCheck.java:86
  assign check_raw_elementBytes = legal ? bytes : 16'd0;  // HeaderCheck.java:87
  assign check_raw_count = {8'd0, header_shape[31:24]};  // HeaderCheck.java:93
  assign check_raw_pattern = header_shape[15:8];  // HeaderCheck.java:94
  always @(posedge clock) begin
    if (takes && (next == 1'b0)) begin  // HeaderCheck.java:171
      word0 <= word[63:0];  // HeaderCheck.java:171
    end
    if (takes && (next == 1'b0)) begin  // HeaderCheck.java:171
      word1 <= word[127:64];  // HeaderCheck.java:171
    end
    if (takes && (next == 1'b1)) begin  // HeaderCheck.java:171
      word2 <= word[63:0];  // HeaderCheck.java:171
    end
    if (takes && (next == 1'b1)) begin  // HeaderCheck.java:171
      word3 <= word[127:64];  // HeaderCheck.java:171
    end
    if (takes) begin  // HeaderCheck.java:175
      next <= next + 1'b1;  // HeaderCheck.java:175
    end
    settles0 <= last;  // HeaderCheck.java:186
    settles1 <= settles0;  // HeaderCheck.java:186
    keptHeaderWrong <= keptHeaderWrong_or || (hasAccess && accessWrong);  // HeaderCheck.java:158
    keptSizeWrong <= !fits || (header_link[45:32] == 14'd0);  // HeaderCheck.java:158
    if (reset) begin
      next <= 1'b0;  // HeaderCheck.java:166
      settles0 <= 1'b0;  // HeaderCheck.java:185
      settles1 <= 1'b0;  // HeaderCheck.java:185
    end
  end
  AccessCheck check (  // HeaderCheck.java:70
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
