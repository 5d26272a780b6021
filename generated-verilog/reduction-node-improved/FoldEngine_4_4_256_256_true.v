// size.ports=4, size.slots=4, size.places=256, size.threads=256, size.pipelined=true
module FoldEngine_4_4_256_256_true (  // FoldEngine.java:80
  input  wire clock,  // FoldEngine.java:80
  input  wire reset,  // FoldEngine.java:80
  output wire folds,  // FoldEngine.java:41
  output wire [2:0] word,  // FoldEngine.java:48
  output wire reads,  // FoldEngine.java:50
  output wire readsOwn,  // FoldEngine.java:52
  input  wire [63:0] data,  // FoldEngine.java:56
  output wire releases,  // FoldEngine.java:58
  input  wire readsResult,  // FoldEngine.java:65
  output wire [63:0] result,  // FoldEngine.java:67
  output wire [4:0] flags,  // FoldEngine.java:69
  input  wire [3:0] job_data_slot,  // FoldEngine.java:84
  input  wire [4:0] job_data_child,  // FoldEngine.java:84
  input  wire job_data_isOwn,  // FoldEngine.java:84
  input  wire job_data_isSkip,  // FoldEngine.java:84
  input  wire job_data_isFirst,  // FoldEngine.java:84
  input  wire job_data_isBinned,  // FoldEngine.java:84
  input  wire [2:0] job_data_words,  // FoldEngine.java:84
  input  wire [3:0] job_data_operation,  // FoldEngine.java:84
  input  wire [3:0] job_data_type,  // FoldEngine.java:84
  input  wire job_valid,  // FoldEngine.java:84
  output wire job_ready,  // FoldEngine.java:84
  output wire [3:0] folded,  // FoldEngine.java:85
  output wire [7:0] place,  // FoldEngine.java:86
  output wire [3:0] slot,  // FoldEngine.java:87
  input  wire [7:0] placeOfChild,  // FoldEngine.java:88
  input  wire [6:0] resultAddress,  // FoldEngine.java:89
  input  wire [3:0] resultSlot  // FoldEngine.java:90
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
  reg  [2:0] at;  // FoldEngine.java:92
  reg  acts;  // FoldEngine.java:116
  reg  [3:0] now_slot;  // FoldEngine.java:117
  reg  [4:0] now_child;  // FoldEngine.java:117
  reg  now_isOwn;  // FoldEngine.java:117
  reg  now_isSkip;  // FoldEngine.java:117
  reg  now_isFirst;  // FoldEngine.java:117
  reg  now_isBinned;  // FoldEngine.java:117
  reg  [2:0] now_words;  // FoldEngine.java:117
  reg  [3:0] now_operation;  // FoldEngine.java:117
  reg  [3:0] now_type;  // FoldEngine.java:117
  reg  [2:0] nowWord;  // FoldEngine.java:118
  reg  [3:0] operation;  // FoldEngine.java:174
  reg  [2:0] type_;  // FoldEngine.java:174
  reg  [63:0] register;  // FoldEngine.java:156
  reg  [4:0] flags0;  // FoldEngine.java:161
  reg  [4:0] flags1;  // FoldEngine.java:161
  reg  [4:0] flags2;  // FoldEngine.java:161
  reg  [4:0] flags3;  // FoldEngine.java:161
  reg  [4:0] flags4;  // FoldEngine.java:161
  reg  [4:0] flags5;  // FoldEngine.java:161
  reg  [4:0] flags6;  // FoldEngine.java:161
  reg  [4:0] flags7;  // FoldEngine.java:161
  reg  [4:0] flags8;  // FoldEngine.java:161
  reg  [4:0] flags9;  // FoldEngine.java:161
  reg  [4:0] flags10;  // FoldEngine.java:161
  reg  [4:0] flags11;  // FoldEngine.java:161
  reg  [4:0] flags12;  // FoldEngine.java:161
  reg  [4:0] flags13;  // FoldEngine.java:161
  reg  [4:0] flags14;  // FoldEngine.java:161
  reg  [4:0] flags15;  // FoldEngine.java:161
  wire [3:0] loop_sink_data; wire loop_sink_valid;  // FoldEngine.java:106
  wire [63:0] alu_result_data_value; wire [4:0] alu_result_data_flags; wire [7:0] alu_result_data_tag;  // FoldEngine.java:126
  wire alu_result_valid;  // FoldEngine.java:126
  wire [63:0] alignment_alignedLeft, alignment_alignedRight, alignment_codes;  // FoldEngine.java:130
  reg  [63:0] results [0:127];  // FoldEngine.java:124
  wire isLast = job_data_isSkip || ((at + 3'd1) == job_data_words);  // FoldEngine.java:94
  wire isRead = job_valid && !job_data_isSkip;  // FoldEngine.java:95
  wire [6:0] address = {now_slot, nowWord};  // FoldEngine.java:122
  wire [63:0] partial = results[address];  // FoldEngine.java:125
  wire aligns = now_isBinned && !now_isFirst;  // FoldEngine.java:129
  wire merges = aligns && (nowWord == 3'd0);  // FoldEngine.java:137
  wire isPair = (operation == ReductionOperation_MINIMUM_LOCATION)
      || (operation == ReductionOperation_MAXIMUM_LOCATION);  // FoldEngine.java:145
  wire isWide = (type_ == ElementType_DOUBLE) || (type_ == ElementType_INT64) || (type_ == ElementType_UINT64);  // FoldEngine.java:146
  wire [6:0] target = alu_result_data_tag[6:0];  // FoldEngine.java:150
  wire [63:0] codes = alu_result_data_tag[7] ? alignment_codes : 64'd0;  // FoldEngine.java:152
  wire [3:0] targetSlot = target[6:3];  // FoldEngine.java:158
  wire [63:0] register_read = results[resultAddress];  // FoldEngine.java:156
  wire [4:0] flags_choice = resultSlot[2]
      ? (resultSlot[1] ? (resultSlot[0] ? flags7 : flags6) : (resultSlot[0] ? flags5 : flags4))
      : (resultSlot[1] ? (resultSlot[0] ? flags3 : flags2) : (resultSlot[0] ? flags1 : flags0));  // FoldEngine.java:169
  wire [4:0] flags_choice_1 = resultSlot[2]
      ? (resultSlot[1] ? (resultSlot[0] ? flags15 : flags14) : (resultSlot[0] ? flags13 : flags12))
      : (resultSlot[1] ? (resultSlot[0] ? flags11 : flags10) : (resultSlot[0] ? flags9 : flags8));  // FoldEngine.java:169
  assign folds = loop_sink_valid;  // FoldEngine.java:109
  assign word = at;  // FoldEngine.java:100
  assign reads = isRead;  // FoldEngine.java:98
  assign readsOwn = job_data_isOwn;  // FoldEngine.java:99
  assign releases = isRead && isLast && !job_data_isOwn;  // FoldEngine.java:103
  assign result = register;  // FoldEngine.java:156
  assign flags = resultSlot[3] ? flags_choice_1 : flags_choice;  // FoldEngine.java:169
  assign job_ready = isLast;  // FoldEngine.java:96
  assign folded = loop_sink_data;  // FoldEngine.java:110
  assign place = placeOfChild;  // FoldEngine.java:102
  assign slot = job_data_slot;  // FoldEngine.java:101
  always @* begin
    operation = ReductionOperation_SUM;  // FoldEngine.java:175
    if (now_operation == 4'd0) begin  // FoldEngine.java:177
      operation = ReductionOperation_SUM;  // FoldEngine.java:177
    end
    if (now_operation == 4'd1) begin  // FoldEngine.java:177
      operation = ReductionOperation_MINIMUM;  // FoldEngine.java:177
    end
    if (now_operation == 4'd2) begin  // FoldEngine.java:177
      operation = ReductionOperation_MAXIMUM;  // FoldEngine.java:177
    end
    if (now_operation == 4'd3) begin  // FoldEngine.java:177
      operation = ReductionOperation_MINIMUM_LOCATION;  // FoldEngine.java:177
    end
    if (now_operation == 4'd4) begin  // FoldEngine.java:177
      operation = ReductionOperation_MAXIMUM_LOCATION;  // FoldEngine.java:177
    end
    if (now_operation == 4'd5) begin  // FoldEngine.java:177
      operation = ReductionOperation_LOGICAL_AND;  // FoldEngine.java:177
    end
    if (now_operation == 4'd6) begin  // FoldEngine.java:177
      operation = ReductionOperation_LOGICAL_OR;  // FoldEngine.java:177
    end
    if (now_operation == 4'd7) begin  // FoldEngine.java:177
      operation = ReductionOperation_LOGICAL_XOR;  // FoldEngine.java:177
    end
    if (now_operation == 4'd8) begin  // FoldEngine.java:177
      operation = ReductionOperation_BITWISE_AND;  // FoldEngine.java:177
    end
    if (now_operation == 4'd9) begin  // FoldEngine.java:177
      operation = ReductionOperation_BITWISE_OR;  // FoldEngine.java:177
    end
    if (now_operation == 4'd10) begin  // FoldEngine.java:177
      operation = ReductionOperation_BITWISE_XOR;  // FoldEngine.java:177
    end
  end
  always @* begin
    type_ = ElementType_FLOAT;  // FoldEngine.java:175
    if (now_type == 4'd0) begin  // FoldEngine.java:177
      type_ = ElementType_FLOAT;  // FoldEngine.java:177
    end
    if (now_type == 4'd1) begin  // FoldEngine.java:177
      type_ = ElementType_DOUBLE;  // FoldEngine.java:177
    end
    if (now_type == 4'd2) begin  // FoldEngine.java:177
      type_ = ElementType_INT32;  // FoldEngine.java:177
    end
    if (now_type == 4'd3) begin  // FoldEngine.java:177
      type_ = ElementType_UINT32;  // FoldEngine.java:177
    end
    if (now_type == 4'd4) begin  // FoldEngine.java:177
      type_ = ElementType_INT64;  // FoldEngine.java:177
    end
    if (now_type == 4'd5) begin  // FoldEngine.java:177
      type_ = ElementType_UINT64;  // FoldEngine.java:177
    end
  end
  always @(posedge clock) begin
    if (job_valid) begin  // FoldEngine.java:97
      at <= isLast ? 3'd0 : (at + 3'd1);  // FoldEngine.java:97
    end
    acts <= isRead;  // FoldEngine.java:119
    now_slot <= job_data_slot;  // FoldEngine.java:120
    now_child <= job_data_child;  // FoldEngine.java:120
    now_isOwn <= job_data_isOwn;  // FoldEngine.java:120
    now_isSkip <= job_data_isSkip;  // FoldEngine.java:120
    now_isFirst <= job_data_isFirst;  // FoldEngine.java:120
    now_isBinned <= job_data_isBinned;  // FoldEngine.java:120
    now_words <= job_data_words;  // FoldEngine.java:120
    now_operation <= job_data_operation;  // FoldEngine.java:120
    now_type <= job_data_type;  // FoldEngine.java:120
    nowWord <= at;  // FoldEngine.java:121
    if (alu_result_valid) begin  // FoldEngine.java:153
      results[target] <= alu_result_data_value | codes;  // FoldEngine.java:155
    end
    if (readsResult) begin  // FoldEngine.java:156
      register <= register_read;  // FoldEngine.java:156
    end
    if (alu_result_valid && (targetSlot == 4'd0)) begin  // FoldEngine.java:162
      flags0 <= flags0 | alu_result_data_flags;  // FoldEngine.java:164
    end
    if (acts && now_isFirst && (now_slot == 4'd0)) begin  // FoldEngine.java:166
      flags0 <= 5'd0;  // FoldEngine.java:166
    end
    if (alu_result_valid && (targetSlot == 4'd1)) begin  // FoldEngine.java:162
      flags1 <= flags1 | alu_result_data_flags;  // FoldEngine.java:164
    end
    if (acts && now_isFirst && (now_slot == 4'd1)) begin  // FoldEngine.java:166
      flags1 <= 5'd0;  // FoldEngine.java:166
    end
    if (alu_result_valid && (targetSlot == 4'd2)) begin  // FoldEngine.java:162
      flags2 <= flags2 | alu_result_data_flags;  // FoldEngine.java:164
    end
    if (acts && now_isFirst && (now_slot == 4'd2)) begin  // FoldEngine.java:166
      flags2 <= 5'd0;  // FoldEngine.java:166
    end
    if (alu_result_valid && (targetSlot == 4'd3)) begin  // FoldEngine.java:162
      flags3 <= flags3 | alu_result_data_flags;  // FoldEngine.java:164
    end
    if (acts && now_isFirst && (now_slot == 4'd3)) begin  // FoldEngine.java:166
      flags3 <= 5'd0;  // FoldEngine.java:166
    end
    if (alu_result_valid && (targetSlot == 4'd4)) begin  // FoldEngine.java:162
      flags4 <= flags4 | alu_result_data_flags;  // FoldEngine.java:164
    end
    if (acts && now_isFirst && (now_slot == 4'd4)) begin  // FoldEngine.java:166
      flags4 <= 5'd0;  // FoldEngine.java:166
    end
    if (alu_result_valid && (targetSlot == 4'd5)) begin  // FoldEngine.java:162
      flags5 <= flags5 | alu_result_data_flags;  // FoldEngine.java:164
    end
    if (acts && now_isFirst && (now_slot == 4'd5)) begin  // FoldEngine.java:166
      flags5 <= 5'd0;  // FoldEngine.java:166
    end
    if (alu_result_valid && (targetSlot == 4'd6)) begin  // FoldEngine.java:162
      flags6 <= flags6 | alu_result_data_flags;  // FoldEngine.java:164
    end
    if (acts && now_isFirst && (now_slot == 4'd6)) begin  // FoldEngine.java:166
      flags6 <= 5'd0;  // FoldEngine.java:166
    end
    if (alu_result_valid && (targetSlot == 4'd7)) begin  // FoldEngine.java:162
      flags7 <= flags7 | alu_result_data_flags;  // FoldEngine.java:164
    end
    if (acts && now_isFirst && (now_slot == 4'd7)) begin  // FoldEngine.java:166
      flags7 <= 5'd0;  // FoldEngine.java:166
    end
    if (alu_result_valid && (targetSlot == 4'd8)) begin  // FoldEngine.java:162
      flags8 <= flags8 | alu_result_data_flags;  // FoldEngine.java:164
    end
    if (acts && now_isFirst && (now_slot == 4'd8)) begin  // FoldEngine.java:166
      flags8 <= 5'd0;  // FoldEngine.java:166
    end
    if (alu_result_valid && (targetSlot == 4'd9)) begin  // FoldEngine.java:162
      flags9 <= flags9 | alu_result_data_flags;  // FoldEngine.java:164
    end
    if (acts && now_isFirst && (now_slot == 4'd9)) begin  // FoldEngine.java:166
      flags9 <= 5'd0;  // FoldEngine.java:166
    end
    if (alu_result_valid && (targetSlot == 4'd10)) begin  // FoldEngine.java:162
      flags10 <= flags10 | alu_result_data_flags;  // FoldEngine.java:164
    end
    if (acts && now_isFirst && (now_slot == 4'd10)) begin  // FoldEngine.java:166
      flags10 <= 5'd0;  // FoldEngine.java:166
    end
    if (alu_result_valid && (targetSlot == 4'd11)) begin  // FoldEngine.java:162
      flags11 <= flags11 | alu_result_data_flags;  // FoldEngine.java:164
    end
    if (acts && now_isFirst && (now_slot == 4'd11)) begin  // FoldEngine.java:166
      flags11 <= 5'd0;  // FoldEngine.java:166
    end
    if (alu_result_valid && (targetSlot == 4'd12)) begin  // FoldEngine.java:162
      flags12 <= flags12 | alu_result_data_flags;  // FoldEngine.java:164
    end
    if (acts && now_isFirst && (now_slot == 4'd12)) begin  // FoldEngine.java:166
      flags12 <= 5'd0;  // FoldEngine.java:166
    end
    if (alu_result_valid && (targetSlot == 4'd13)) begin  // FoldEngine.java:162
      flags13 <= flags13 | alu_result_data_flags;  // FoldEngine.java:164
    end
    if (acts && now_isFirst && (now_slot == 4'd13)) begin  // FoldEngine.java:166
      flags13 <= 5'd0;  // FoldEngine.java:166
    end
    if (alu_result_valid && (targetSlot == 4'd14)) begin  // FoldEngine.java:162
      flags14 <= flags14 | alu_result_data_flags;  // FoldEngine.java:164
    end
    if (acts && now_isFirst && (now_slot == 4'd14)) begin  // FoldEngine.java:166
      flags14 <= 5'd0;  // FoldEngine.java:166
    end
    if (alu_result_valid && (targetSlot == 4'd15)) begin  // FoldEngine.java:162
      flags15 <= flags15 | alu_result_data_flags;  // FoldEngine.java:164
    end
    if (acts && now_isFirst && (now_slot == 4'd15)) begin  // FoldEngine.java:166
      flags15 <= 5'd0;  // FoldEngine.java:166
    end
    if (reset) begin
      at <= 3'd0;  // FoldEngine.java:92
      acts <= 1'b0;  // FoldEngine.java:116
      flags0 <= 5'd0;  // FoldEngine.java:161
      flags1 <= 5'd0;  // FoldEngine.java:161
      flags2 <= 5'd0;  // FoldEngine.java:161
      flags3 <= 5'd0;  // FoldEngine.java:161
      flags4 <= 5'd0;  // FoldEngine.java:161
      flags5 <= 5'd0;  // FoldEngine.java:161
      flags6 <= 5'd0;  // FoldEngine.java:161
      flags7 <= 5'd0;  // FoldEngine.java:161
      flags8 <= 5'd0;  // FoldEngine.java:161
      flags9 <= 5'd0;  // FoldEngine.java:161
      flags10 <= 5'd0;  // FoldEngine.java:161
      flags11 <= 5'd0;  // FoldEngine.java:161
      flags12 <= 5'd0;  // FoldEngine.java:161
      flags13 <= 5'd0;  // FoldEngine.java:161
      flags14 <= 5'd0;  // FoldEngine.java:161
      flags15 <= 5'd0;  // FoldEngine.java:161
    end
  end
  ValidDelay_UInt4_3 loop (  // FoldEngine.java:106
    .clock(clock), .reset(reset), .source_data(job_data_slot), .source_valid(job_valid && (at == 3'd0)),
    .sink_data(loop_sink_data), .sink_valid(loop_sink_valid));
  ReductionAlu_8 alu (  // FoldEngine.java:126
    .clock(clock), .reset(reset),
    .operands_data_operation((now_isFirst || merges) ? ReductionOperation_BITWISE_OR : operation),
    .operands_data_type((now_isFirst || aligns) ? ElementType_UINT64 : type_),
    .operands_data_isLocation(isPair && isWide && nowWord[0] && !now_isFirst),
    .operands_data_left(alignment_alignedLeft), .operands_data_right(alignment_alignedRight),
    .operands_data_tag({merges, address}), .operands_valid(acts), .result_data_value(alu_result_data_value),
    .result_data_flags(alu_result_data_flags), .result_data_tag(alu_result_data_tag),
    .result_valid(alu_result_valid));
  BinnedAlignment alignment (  // FoldEngine.java:130
    .clock(clock), .reset(reset), .valid(acts && aligns), .word(nowWord), .left(now_isFirst ? 64'd0 : partial),
    .right(data), .alignedLeft(alignment_alignedLeft), .alignedRight(alignment_alignedRight),
    .codes(alignment_codes));
  wire unused_ok = &{1'b0, now_child, now_isOwn, now_isSkip, now_words};
endmodule
