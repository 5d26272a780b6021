`default_nettype none
// size.ports=4, size.slots=4, size.places=256, size.threads=256, size.pipelined=true
module FoldEngine_ports4_slots4_places256_threads256_pipelined (  // FoldEngine.java:84
  input  wire clock,  // FoldEngine.java:84
  input  wire reset,  // FoldEngine.java:84
  output wire folds,  // FoldEngine.java:45
  output wire [2:0] word,  // FoldEngine.java:52
  output wire reads,  // FoldEngine.java:54
  output wire readsOwn,  // FoldEngine.java:56
  input  wire [63:0] data,  // FoldEngine.java:60
  output wire releases,  // FoldEngine.java:62
  input  wire readsResult,  // FoldEngine.java:69
  output wire [63:0] result,  // FoldEngine.java:71
  output wire [4:0] flags,  // FoldEngine.java:73
  input  wire [3:0] job_data_slot,  // FoldEngine.java:88
  input  wire [4:0] job_data_number,  // FoldEngine.java:88
  input  wire job_data_isOwn,  // FoldEngine.java:88
  input  wire job_data_isSkip,  // FoldEngine.java:88
  input  wire job_data_isFirst,  // FoldEngine.java:88
  input  wire job_data_isBinned,  // FoldEngine.java:88
  input  wire [2:0] job_data_words,  // FoldEngine.java:88
  input  wire [3:0] job_data_operation,  // FoldEngine.java:88
  input  wire [3:0] job_data_type,  // FoldEngine.java:88
  input  wire job_valid,  // FoldEngine.java:88
  output wire job_ready,  // FoldEngine.java:88
  output wire [3:0] folded,  // FoldEngine.java:89
  output wire [7:0] place,  // FoldEngine.java:90
  output wire [3:0] slot,  // FoldEngine.java:91
  input  wire [7:0] placeOfMessage,  // FoldEngine.java:92
  input  wire [6:0] resultAddress,  // FoldEngine.java:93
  input  wire [3:0] resultSlot  // FoldEngine.java:94
);
  localparam [2:0] ElementType_FLOAT = 3'd0;
  localparam [2:0] ElementType_DOUBLE = 3'd1;
  localparam [2:0] ElementType_INT32 = 3'd2;
  localparam [2:0] ElementType_UINT32 = 3'd3;
  localparam [2:0] ElementType_INT64 = 3'd4;
  localparam [2:0] ElementType_UINT64 = 3'd5;
  localparam [3:0] ReductionOperation_SUM = 4'd0;
  localparam [3:0] ReductionOperation_MINIMUM = 4'd1;
  localparam [3:0] ReductionOperation_MAXIMUM = 4'd2;
  localparam [3:0] ReductionOperation_MINIMUM_LOCATION = 4'd3;
  localparam [3:0] ReductionOperation_MAXIMUM_LOCATION = 4'd4;
  localparam [3:0] ReductionOperation_LOGICAL_AND = 4'd5;
  localparam [3:0] ReductionOperation_LOGICAL_OR = 4'd6;
  localparam [3:0] ReductionOperation_LOGICAL_XOR = 4'd7;
  localparam [3:0] ReductionOperation_BITWISE_AND = 4'd8;
  localparam [3:0] ReductionOperation_BITWISE_OR = 4'd9;
  localparam [3:0] ReductionOperation_BITWISE_XOR = 4'd10;
  reg  [2:0] at;  // FoldEngine.java:96
  reg  acts;  // FoldEngine.java:123
  reg  [3:0] now_slot;  // FoldEngine.java:124
  reg  [4:0] now_number;  // FoldEngine.java:124
  reg  now_isOwn;  // FoldEngine.java:124
  reg  now_isSkip;  // FoldEngine.java:124
  reg  now_isFirst;  // FoldEngine.java:124
  reg  now_isBinned;  // FoldEngine.java:124
  reg  [2:0] now_words;  // FoldEngine.java:124
  reg  [3:0] now_operation;  // FoldEngine.java:124
  reg  [3:0] now_type;  // FoldEngine.java:124
  reg  [2:0] nowWord;  // FoldEngine.java:125
  reg  [63:0] stored;  // FoldEngine.java:136
  reg  isNewer;  // FoldEngine.java:137
  reg  [63:0] newer;  // FoldEngine.java:138
  reg  [3:0] operation;  // FoldEngine.java:203
  reg  [2:0] type_;  // FoldEngine.java:203
  reg  computes;  // FoldEngine.java:148
  reg  [3:0] next_operation;  // FoldEngine.java:149
  reg  [2:0] next_type;  // FoldEngine.java:149
  reg  next_isLocation;  // FoldEngine.java:149
  reg  [63:0] next_left;  // FoldEngine.java:149
  reg  [63:0] next_right;  // FoldEngine.java:149
  reg  [8:0] next_tag;  // FoldEngine.java:149
  reg  results_written;  // FoldEngine.java:179
  reg  [63:0] register;  // FoldEngine.java:182
  reg  [15:0] known;  // FoldEngine.java:196
  wire [3:0] loop_sink_data; wire loop_sink_valid;  // FoldEngine.java:111
  wire [63:0] alu_result_data_value; wire [4:0] alu_result_data_flags; wire [8:0] alu_result_data_tag;  // FoldEngine.java:135
  wire alu_result_valid;  // FoldEngine.java:135
  wire [63:0] alignment_alignedLeft, alignment_alignedRight, alignment_codes;  // FoldEngine.java:159
  reg  [63:0] results [0:127];  // FoldEngine.java:134
  reg  [4:0] raised [0:15];  // FoldEngine.java:189
  wire isLast = job_data_isSkip || ((at + 3'd1) == job_data_words);  // FoldEngine.java:98
  wire isRead = job_valid && !job_data_isSkip;  // FoldEngine.java:99
  wire [6:0] address = {job_data_slot, at};  // FoldEngine.java:122
  wire [63:0] partial = isNewer ? newer : stored;  // FoldEngine.java:139
  wire aligns = now_isBinned && !now_isFirst;  // FoldEngine.java:141
  wire merges = aligns && (nowWord == 3'd0);  // FoldEngine.java:142
  wire isPair = (operation == ReductionOperation_MINIMUM_LOCATION)
      || (operation == ReductionOperation_MAXIMUM_LOCATION);  // FoldEngine.java:146
  wire isWide = (type_ == ElementType_DOUBLE) || (type_ == ElementType_INT64) || (type_ == ElementType_UINT64);  // FoldEngine.java:147
  wire [6:0] target = alu_result_data_tag[6:0];  // FoldEngine.java:175
  wire [63:0] codes = alu_result_data_tag[7] ? alignment_codes : 64'd0;  // FoldEngine.java:177
  wire [63:0] made = alu_result_data_value | codes;  // FoldEngine.java:178
  wire [3:0] targetSlot = target[6:3];  // FoldEngine.java:186
  wire begins = alu_result_data_tag[8];  // FoldEngine.java:190
  wire [4:0] before__read = raised[targetSlot];  // FoldEngine.java:191
  wire [4:0] before_ = before__read & {5{!begins}};  // FoldEngine.java:191
  wire [63:0] stored_read = results[address];  // FoldEngine.java:136
  wire [63:0] register_read = results[resultAddress];  // FoldEngine.java:182
  wire [15:0] known_joined = {targetSlot == 4'd15, targetSlot == 4'd14, targetSlot == 4'd13, targetSlot
      == 4'd12, targetSlot == 4'd11, targetSlot == 4'd10, targetSlot == 4'd9, targetSlot == 4'd8, targetSlot
      == 4'd7, targetSlot == 4'd6, targetSlot == 4'd5, targetSlot == 4'd4, targetSlot == 4'd3, targetSlot
      == 4'd2, targetSlot == 4'd1, targetSlot == 4'd0};  // FoldEngine.java:197
  wire [15:0] flags_shifted = known >> resultSlot;  // FoldEngine.java:198
  wire [4:0] flags_read = raised[resultSlot];  // FoldEngine.java:198
  assign folds = loop_sink_valid;  // FoldEngine.java:114
  assign word = at;  // FoldEngine.java:104
  assign reads = isRead;  // FoldEngine.java:102
  assign readsOwn = job_data_isOwn;  // FoldEngine.java:103
  assign releases = isRead && isLast && !job_data_isOwn;  // FoldEngine.java:107
  assign result = register;  // FoldEngine.java:182
  assign flags = flags_read & {5{flags_shifted[0]}};  // FoldEngine.java:198
  assign job_ready = isLast;  // FoldEngine.java:100
  assign folded = loop_sink_data;  // FoldEngine.java:115
  assign place = placeOfMessage;  // FoldEngine.java:106
  assign slot = job_data_slot;  // FoldEngine.java:105
  always @* begin
    operation = ReductionOperation_SUM;  // FoldEngine.java:204
    if (now_operation == 4'd0) begin  // FoldEngine.java:206
      operation = ReductionOperation_SUM;  // FoldEngine.java:206
    end
    if (now_operation == 4'd1) begin  // FoldEngine.java:206
      operation = ReductionOperation_MINIMUM;  // FoldEngine.java:206
    end
    if (now_operation == 4'd2) begin  // FoldEngine.java:206
      operation = ReductionOperation_MAXIMUM;  // FoldEngine.java:206
    end
    if (now_operation == 4'd3) begin  // FoldEngine.java:206
      operation = ReductionOperation_MINIMUM_LOCATION;  // FoldEngine.java:206
    end
    if (now_operation == 4'd4) begin  // FoldEngine.java:206
      operation = ReductionOperation_MAXIMUM_LOCATION;  // FoldEngine.java:206
    end
    if (now_operation == 4'd5) begin  // FoldEngine.java:206
      operation = ReductionOperation_LOGICAL_AND;  // FoldEngine.java:206
    end
    if (now_operation == 4'd6) begin  // FoldEngine.java:206
      operation = ReductionOperation_LOGICAL_OR;  // FoldEngine.java:206
    end
    if (now_operation == 4'd7) begin  // FoldEngine.java:206
      operation = ReductionOperation_LOGICAL_XOR;  // FoldEngine.java:206
    end
    if (now_operation == 4'd8) begin  // FoldEngine.java:206
      operation = ReductionOperation_BITWISE_AND;  // FoldEngine.java:206
    end
    if (now_operation == 4'd9) begin  // FoldEngine.java:206
      operation = ReductionOperation_BITWISE_OR;  // FoldEngine.java:206
    end
    if (now_operation == 4'd10) begin  // FoldEngine.java:206
      operation = ReductionOperation_BITWISE_XOR;  // FoldEngine.java:206
    end
  end
  always @* begin
    type_ = ElementType_FLOAT;  // FoldEngine.java:204
    if (now_type == 4'd0) begin  // FoldEngine.java:206
      type_ = ElementType_FLOAT;  // FoldEngine.java:206
    end
    if (now_type == 4'd1) begin  // FoldEngine.java:206
      type_ = ElementType_DOUBLE;  // FoldEngine.java:206
    end
    if (now_type == 4'd2) begin  // FoldEngine.java:206
      type_ = ElementType_INT32;  // FoldEngine.java:206
    end
    if (now_type == 4'd3) begin  // FoldEngine.java:206
      type_ = ElementType_UINT32;  // FoldEngine.java:206
    end
    if (now_type == 4'd4) begin  // FoldEngine.java:206
      type_ = ElementType_INT64;  // FoldEngine.java:206
    end
    if (now_type == 4'd5) begin  // FoldEngine.java:206
      type_ = ElementType_UINT64;  // FoldEngine.java:206
    end
  end
  always @* begin
    results_written = 1'b0;  // FoldEngine.java:179
    if (alu_result_valid) begin  // FoldEngine.java:179
      results_written = 1'b1;  // FoldEngine.java:179
    end
  end
  always @(posedge clock) begin
    if (job_valid) begin  // FoldEngine.java:101
      at <= isLast ? 3'd0 : (at + 3'd1);  // FoldEngine.java:101
    end
    acts <= isRead;  // FoldEngine.java:126
    now_slot <= job_data_slot;  // FoldEngine.java:127
    now_number <= job_data_number;  // FoldEngine.java:127
    now_isOwn <= job_data_isOwn;  // FoldEngine.java:127
    now_isSkip <= job_data_isSkip;  // FoldEngine.java:127
    now_isFirst <= job_data_isFirst;  // FoldEngine.java:127
    now_isBinned <= job_data_isBinned;  // FoldEngine.java:127
    now_words <= job_data_words;  // FoldEngine.java:127
    now_operation <= job_data_operation;  // FoldEngine.java:127
    now_type <= job_data_type;  // FoldEngine.java:127
    nowWord <= at;  // FoldEngine.java:128
    if (isRead) begin  // FoldEngine.java:136
      stored <= (results_written && (target == address)) ? 64'bx : stored_read;  // FoldEngine.java:136
    end
    computes <= acts;  // FoldEngine.java:150
    next_left <= partial & {64{!now_isFirst}};  // FoldEngine.java:151
    next_right <= data;  // FoldEngine.java:152
    next_operation <= (now_isFirst || merges) ? ReductionOperation_BITWISE_OR : operation;  // FoldEngine.java:154
    next_type <= (now_isFirst || aligns) ? ElementType_UINT64 : type_;  // FoldEngine.java:155
    next_isLocation <= isPair && isWide && nowWord[0] && !now_isFirst;  // FoldEngine.java:157
    next_tag <= {now_isFirst && (nowWord == 3'd0), merges, now_slot, nowWord};  // FoldEngine.java:158
    if (alu_result_valid) begin  // FoldEngine.java:179
      results[target] <= made;  // FoldEngine.java:179
    end
    isNewer <= alu_result_valid && (target == address);  // FoldEngine.java:180
    newer <= made;  // FoldEngine.java:181
    if (readsResult) begin  // FoldEngine.java:182
      register <= (results_written && (target == resultAddress)) ? 64'bx : register_read;  // FoldEngine.java:182
    end
    if (alu_result_valid) begin  // FoldEngine.java:192
      raised[targetSlot] <= before_ | alu_result_data_flags;  // FoldEngine.java:194
    end
    if (alu_result_valid) begin  // FoldEngine.java:197
      known <= known | known_joined;  // FoldEngine.java:197
    end
    if (reset) begin
      at <= 3'd0;  // FoldEngine.java:96
      acts <= 1'b0;  // FoldEngine.java:123
      isNewer <= 1'b0;  // FoldEngine.java:137
      computes <= 1'b0;  // FoldEngine.java:148
      known <= 16'd0;  // FoldEngine.java:196
    end
  end
  ValidDelay_UInt4_4 loop (  // FoldEngine.java:111
    .clock(clock), .reset(reset), .source_data(job_data_slot), .source_valid(job_valid && (at == 3'd0)),
    .sink_data(loop_sink_data), .sink_valid(loop_sink_valid));
  ReductionAlu_9 alu (  // FoldEngine.java:135
    .clock(clock), .reset(reset), .operands_data_operation(next_operation), .operands_data_type(next_type),
    .operands_data_isLocation(next_isLocation), .operands_data_left(alignment_alignedLeft),
    .operands_data_right(alignment_alignedRight), .operands_data_tag(next_tag), .operands_valid(computes),
    .result_data_value(alu_result_data_value), .result_data_flags(alu_result_data_flags),
    .result_data_tag(alu_result_data_tag), .result_valid(alu_result_valid));
  BinnedAlignment alignment (  // FoldEngine.java:159
    .clock(clock), .reset(reset), .valid(acts && aligns), .word(nowWord), .left(next_left), .right(next_right),
    .alignedLeft(alignment_alignedLeft), .alignedRight(alignment_alignedRight), .codes(alignment_codes));
  wire unused_ok = &{1'b0, now_number, now_isOwn, now_isSkip, now_words, flags_shifted[15:1]};
endmodule
`default_nettype wire
