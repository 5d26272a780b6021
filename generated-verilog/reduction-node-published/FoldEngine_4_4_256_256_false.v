// size.ports=4, size.slots=4, size.places=256, size.threads=256, size.pipelined=false
module FoldEngine_4_4_256_256_false (  // FoldEngine.java:79
  input  wire clock,  // FoldEngine.java:79
  input  wire reset,  // FoldEngine.java:79
  output wire folds,  // FoldEngine.java:40
  output wire [2:0] word,  // FoldEngine.java:47
  output wire reads,  // FoldEngine.java:49
  output wire readsOwn,  // FoldEngine.java:51
  input  wire [63:0] data,  // FoldEngine.java:55
  output wire releases,  // FoldEngine.java:57
  input  wire readsResult,  // FoldEngine.java:64
  output wire [63:0] result,  // FoldEngine.java:66
  output wire [4:0] flags,  // FoldEngine.java:68
  input  wire [3:0] job_data_slot,  // FoldEngine.java:83
  input  wire [4:0] job_data_child,  // FoldEngine.java:83
  input  wire job_data_isOwn,  // FoldEngine.java:83
  input  wire job_data_isSkip,  // FoldEngine.java:83
  input  wire job_data_isFirst,  // FoldEngine.java:83
  input  wire job_data_isBinned,  // FoldEngine.java:83
  input  wire [2:0] job_data_words,  // FoldEngine.java:83
  input  wire [3:0] job_data_operation,  // FoldEngine.java:83
  input  wire [3:0] job_data_type,  // FoldEngine.java:83
  input  wire job_valid,  // FoldEngine.java:83
  output wire job_ready,  // FoldEngine.java:83
  output wire [3:0] folded,  // FoldEngine.java:84
  output wire [7:0] place,  // FoldEngine.java:85
  output wire [3:0] slot,  // FoldEngine.java:86
  input  wire [7:0] placeOfChild,  // FoldEngine.java:87
  input  wire [6:0] resultAddress,  // FoldEngine.java:88
  input  wire [3:0] resultSlot  // FoldEngine.java:89
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
  reg  [2:0] at;  // FoldEngine.java:91
  reg  acts;  // FoldEngine.java:115
  reg  [3:0] now_slot;  // FoldEngine.java:116
  reg  [4:0] now_child;  // FoldEngine.java:116
  reg  now_isOwn;  // FoldEngine.java:116
  reg  now_isSkip;  // FoldEngine.java:116
  reg  now_isFirst;  // FoldEngine.java:116
  reg  now_isBinned;  // FoldEngine.java:116
  reg  [2:0] now_words;  // FoldEngine.java:116
  reg  [3:0] now_operation;  // FoldEngine.java:116
  reg  [3:0] now_type;  // FoldEngine.java:116
  reg  [2:0] nowWord;  // FoldEngine.java:117
  reg  [3:0] operation;  // FoldEngine.java:173
  reg  [2:0] type_;  // FoldEngine.java:173
  reg  [63:0] register;  // FoldEngine.java:155
  reg  [4:0] flags0;  // FoldEngine.java:160
  reg  [4:0] flags1;  // FoldEngine.java:160
  reg  [4:0] flags2;  // FoldEngine.java:160
  reg  [4:0] flags3;  // FoldEngine.java:160
  reg  [4:0] flags4;  // FoldEngine.java:160
  reg  [4:0] flags5;  // FoldEngine.java:160
  reg  [4:0] flags6;  // FoldEngine.java:160
  reg  [4:0] flags7;  // FoldEngine.java:160
  reg  [4:0] flags8;  // FoldEngine.java:160
  reg  [4:0] flags9;  // FoldEngine.java:160
  reg  [4:0] flags10;  // FoldEngine.java:160
  reg  [4:0] flags11;  // FoldEngine.java:160
  reg  [4:0] flags12;  // FoldEngine.java:160
  reg  [4:0] flags13;  // FoldEngine.java:160
  reg  [4:0] flags14;  // FoldEngine.java:160
  reg  [4:0] flags15;  // FoldEngine.java:160
  wire [3:0] loop_sink_data; wire loop_sink_valid;  // FoldEngine.java:105
  wire [63:0] alu_result_data_value; wire [4:0] alu_result_data_flags; wire [7:0] alu_result_data_tag;  // FoldEngine.java:125
  wire alu_result_valid;  // FoldEngine.java:125
  wire [63:0] alignment_alignedLeft, alignment_alignedRight, alignment_codes;  // FoldEngine.java:129
  reg  [63:0] results [0:127];  // FoldEngine.java:123
  wire isLast = job_data_isSkip || ((at + 3'd1) == job_data_words);  // FoldEngine.java:93
  wire isRead = job_valid && !job_data_isSkip;  // FoldEngine.java:94
  wire [6:0] address = {now_slot, nowWord};  // FoldEngine.java:121
  wire [63:0] partial = results[address];  // FoldEngine.java:124
  wire aligns = now_isBinned && !now_isFirst;  // FoldEngine.java:128
  wire merges = aligns && (nowWord == 3'd0);  // FoldEngine.java:136
  wire isPair = (operation == ReductionOperation_MINIMUM_LOCATION)
      || (operation == ReductionOperation_MAXIMUM_LOCATION);  // FoldEngine.java:144
  wire isWide = (type_ == ElementType_DOUBLE) || (type_ == ElementType_INT64) || (type_ == ElementType_UINT64);  // FoldEngine.java:145
  wire [6:0] target = alu_result_data_tag[6:0];  // FoldEngine.java:149
  wire [63:0] codes = alu_result_data_tag[7] ? alignment_codes : 64'd0;  // FoldEngine.java:151
  wire [3:0] targetSlot = target[6:3];  // FoldEngine.java:157
  wire [63:0] register_read = results[resultAddress];  // FoldEngine.java:155
  wire [4:0] flags_choice = resultSlot[2]
      ? (resultSlot[1] ? (resultSlot[0] ? flags7 : flags6) : (resultSlot[0] ? flags5 : flags4))
      : (resultSlot[1] ? (resultSlot[0] ? flags3 : flags2) : (resultSlot[0] ? flags1 : flags0));  // FoldEngine.java:168
  wire [4:0] flags_choice_1 = resultSlot[2]
      ? (resultSlot[1] ? (resultSlot[0] ? flags15 : flags14) : (resultSlot[0] ? flags13 : flags12))
      : (resultSlot[1] ? (resultSlot[0] ? flags11 : flags10) : (resultSlot[0] ? flags9 : flags8));  // FoldEngine.java:168
  assign folds = loop_sink_valid;  // FoldEngine.java:108
  assign word = at;  // FoldEngine.java:99
  assign reads = isRead;  // FoldEngine.java:97
  assign readsOwn = job_data_isOwn;  // FoldEngine.java:98
  assign releases = isRead && isLast && !job_data_isOwn;  // FoldEngine.java:102
  assign result = register;  // FoldEngine.java:155
  assign flags = resultSlot[3] ? flags_choice_1 : flags_choice;  // FoldEngine.java:168
  assign job_ready = isLast;  // FoldEngine.java:95
  assign folded = loop_sink_data;  // FoldEngine.java:109
  assign place = placeOfChild;  // FoldEngine.java:101
  assign slot = job_data_slot;  // FoldEngine.java:100
  always @* begin
    operation = ReductionOperation_SUM;  // FoldEngine.java:174
    if (now_operation == 4'd0) begin  // FoldEngine.java:176
      operation = ReductionOperation_SUM;  // FoldEngine.java:176
    end
    if (now_operation == 4'd1) begin  // FoldEngine.java:176
      operation = ReductionOperation_MINIMUM;  // FoldEngine.java:176
    end
    if (now_operation == 4'd2) begin  // FoldEngine.java:176
      operation = ReductionOperation_MAXIMUM;  // FoldEngine.java:176
    end
    if (now_operation == 4'd3) begin  // FoldEngine.java:176
      operation = ReductionOperation_MINIMUM_LOCATION;  // FoldEngine.java:176
    end
    if (now_operation == 4'd4) begin  // FoldEngine.java:176
      operation = ReductionOperation_MAXIMUM_LOCATION;  // FoldEngine.java:176
    end
    if (now_operation == 4'd5) begin  // FoldEngine.java:176
      operation = ReductionOperation_LOGICAL_AND;  // FoldEngine.java:176
    end
    if (now_operation == 4'd6) begin  // FoldEngine.java:176
      operation = ReductionOperation_LOGICAL_OR;  // FoldEngine.java:176
    end
    if (now_operation == 4'd7) begin  // FoldEngine.java:176
      operation = ReductionOperation_LOGICAL_XOR;  // FoldEngine.java:176
    end
    if (now_operation == 4'd8) begin  // FoldEngine.java:176
      operation = ReductionOperation_BITWISE_AND;  // FoldEngine.java:176
    end
    if (now_operation == 4'd9) begin  // FoldEngine.java:176
      operation = ReductionOperation_BITWISE_OR;  // FoldEngine.java:176
    end
    if (now_operation == 4'd10) begin  // FoldEngine.java:176
      operation = ReductionOperation_BITWISE_XOR;  // FoldEngine.java:176
    end
  end
  always @* begin
    type_ = ElementType_FLOAT;  // FoldEngine.java:174
    if (now_type == 4'd0) begin  // FoldEngine.java:176
      type_ = ElementType_FLOAT;  // FoldEngine.java:176
    end
    if (now_type == 4'd1) begin  // FoldEngine.java:176
      type_ = ElementType_DOUBLE;  // FoldEngine.java:176
    end
    if (now_type == 4'd2) begin  // FoldEngine.java:176
      type_ = ElementType_INT32;  // FoldEngine.java:176
    end
    if (now_type == 4'd3) begin  // FoldEngine.java:176
      type_ = ElementType_UINT32;  // FoldEngine.java:176
    end
    if (now_type == 4'd4) begin  // FoldEngine.java:176
      type_ = ElementType_INT64;  // FoldEngine.java:176
    end
    if (now_type == 4'd5) begin  // FoldEngine.java:176
      type_ = ElementType_UINT64;  // FoldEngine.java:176
    end
  end
  always @(posedge clock) begin
    if (job_valid) begin  // FoldEngine.java:96
      at <= isLast ? 3'd0 : (at + 3'd1);  // FoldEngine.java:96
    end
    acts <= isRead;  // FoldEngine.java:118
    now_slot <= job_data_slot;  // FoldEngine.java:119
    now_child <= job_data_child;  // FoldEngine.java:119
    now_isOwn <= job_data_isOwn;  // FoldEngine.java:119
    now_isSkip <= job_data_isSkip;  // FoldEngine.java:119
    now_isFirst <= job_data_isFirst;  // FoldEngine.java:119
    now_isBinned <= job_data_isBinned;  // FoldEngine.java:119
    now_words <= job_data_words;  // FoldEngine.java:119
    now_operation <= job_data_operation;  // FoldEngine.java:119
    now_type <= job_data_type;  // FoldEngine.java:119
    nowWord <= at;  // FoldEngine.java:120
    if (alu_result_valid) begin  // FoldEngine.java:152
      results[target] <= alu_result_data_value | codes;  // FoldEngine.java:154
    end
    if (readsResult) begin  // FoldEngine.java:155
      register <= register_read;  // FoldEngine.java:155
    end
    if (alu_result_valid && (targetSlot == 4'd0)) begin  // FoldEngine.java:161
      flags0 <= flags0 | alu_result_data_flags;  // FoldEngine.java:163
    end
    if (acts && now_isFirst && (now_slot == 4'd0)) begin  // FoldEngine.java:165
      flags0 <= 5'd0;  // FoldEngine.java:165
    end
    if (alu_result_valid && (targetSlot == 4'd1)) begin  // FoldEngine.java:161
      flags1 <= flags1 | alu_result_data_flags;  // FoldEngine.java:163
    end
    if (acts && now_isFirst && (now_slot == 4'd1)) begin  // FoldEngine.java:165
      flags1 <= 5'd0;  // FoldEngine.java:165
    end
    if (alu_result_valid && (targetSlot == 4'd2)) begin  // FoldEngine.java:161
      flags2 <= flags2 | alu_result_data_flags;  // FoldEngine.java:163
    end
    if (acts && now_isFirst && (now_slot == 4'd2)) begin  // FoldEngine.java:165
      flags2 <= 5'd0;  // FoldEngine.java:165
    end
    if (alu_result_valid && (targetSlot == 4'd3)) begin  // FoldEngine.java:161
      flags3 <= flags3 | alu_result_data_flags;  // FoldEngine.java:163
    end
    if (acts && now_isFirst && (now_slot == 4'd3)) begin  // FoldEngine.java:165
      flags3 <= 5'd0;  // FoldEngine.java:165
    end
    if (alu_result_valid && (targetSlot == 4'd4)) begin  // FoldEngine.java:161
      flags4 <= flags4 | alu_result_data_flags;  // FoldEngine.java:163
    end
    if (acts && now_isFirst && (now_slot == 4'd4)) begin  // FoldEngine.java:165
      flags4 <= 5'd0;  // FoldEngine.java:165
    end
    if (alu_result_valid && (targetSlot == 4'd5)) begin  // FoldEngine.java:161
      flags5 <= flags5 | alu_result_data_flags;  // FoldEngine.java:163
    end
    if (acts && now_isFirst && (now_slot == 4'd5)) begin  // FoldEngine.java:165
      flags5 <= 5'd0;  // FoldEngine.java:165
    end
    if (alu_result_valid && (targetSlot == 4'd6)) begin  // FoldEngine.java:161
      flags6 <= flags6 | alu_result_data_flags;  // FoldEngine.java:163
    end
    if (acts && now_isFirst && (now_slot == 4'd6)) begin  // FoldEngine.java:165
      flags6 <= 5'd0;  // FoldEngine.java:165
    end
    if (alu_result_valid && (targetSlot == 4'd7)) begin  // FoldEngine.java:161
      flags7 <= flags7 | alu_result_data_flags;  // FoldEngine.java:163
    end
    if (acts && now_isFirst && (now_slot == 4'd7)) begin  // FoldEngine.java:165
      flags7 <= 5'd0;  // FoldEngine.java:165
    end
    if (alu_result_valid && (targetSlot == 4'd8)) begin  // FoldEngine.java:161
      flags8 <= flags8 | alu_result_data_flags;  // FoldEngine.java:163
    end
    if (acts && now_isFirst && (now_slot == 4'd8)) begin  // FoldEngine.java:165
      flags8 <= 5'd0;  // FoldEngine.java:165
    end
    if (alu_result_valid && (targetSlot == 4'd9)) begin  // FoldEngine.java:161
      flags9 <= flags9 | alu_result_data_flags;  // FoldEngine.java:163
    end
    if (acts && now_isFirst && (now_slot == 4'd9)) begin  // FoldEngine.java:165
      flags9 <= 5'd0;  // FoldEngine.java:165
    end
    if (alu_result_valid && (targetSlot == 4'd10)) begin  // FoldEngine.java:161
      flags10 <= flags10 | alu_result_data_flags;  // FoldEngine.java:163
    end
    if (acts && now_isFirst && (now_slot == 4'd10)) begin  // FoldEngine.java:165
      flags10 <= 5'd0;  // FoldEngine.java:165
    end
    if (alu_result_valid && (targetSlot == 4'd11)) begin  // FoldEngine.java:161
      flags11 <= flags11 | alu_result_data_flags;  // FoldEngine.java:163
    end
    if (acts && now_isFirst && (now_slot == 4'd11)) begin  // FoldEngine.java:165
      flags11 <= 5'd0;  // FoldEngine.java:165
    end
    if (alu_result_valid && (targetSlot == 4'd12)) begin  // FoldEngine.java:161
      flags12 <= flags12 | alu_result_data_flags;  // FoldEngine.java:163
    end
    if (acts && now_isFirst && (now_slot == 4'd12)) begin  // FoldEngine.java:165
      flags12 <= 5'd0;  // FoldEngine.java:165
    end
    if (alu_result_valid && (targetSlot == 4'd13)) begin  // FoldEngine.java:161
      flags13 <= flags13 | alu_result_data_flags;  // FoldEngine.java:163
    end
    if (acts && now_isFirst && (now_slot == 4'd13)) begin  // FoldEngine.java:165
      flags13 <= 5'd0;  // FoldEngine.java:165
    end
    if (alu_result_valid && (targetSlot == 4'd14)) begin  // FoldEngine.java:161
      flags14 <= flags14 | alu_result_data_flags;  // FoldEngine.java:163
    end
    if (acts && now_isFirst && (now_slot == 4'd14)) begin  // FoldEngine.java:165
      flags14 <= 5'd0;  // FoldEngine.java:165
    end
    if (alu_result_valid && (targetSlot == 4'd15)) begin  // FoldEngine.java:161
      flags15 <= flags15 | alu_result_data_flags;  // FoldEngine.java:163
    end
    if (acts && now_isFirst && (now_slot == 4'd15)) begin  // FoldEngine.java:165
      flags15 <= 5'd0;  // FoldEngine.java:165
    end
    if (reset) begin
      at <= 3'd0;  // FoldEngine.java:91
      acts <= 1'b0;  // FoldEngine.java:115
      flags0 <= 5'd0;  // FoldEngine.java:160
      flags1 <= 5'd0;  // FoldEngine.java:160
      flags2 <= 5'd0;  // FoldEngine.java:160
      flags3 <= 5'd0;  // FoldEngine.java:160
      flags4 <= 5'd0;  // FoldEngine.java:160
      flags5 <= 5'd0;  // FoldEngine.java:160
      flags6 <= 5'd0;  // FoldEngine.java:160
      flags7 <= 5'd0;  // FoldEngine.java:160
      flags8 <= 5'd0;  // FoldEngine.java:160
      flags9 <= 5'd0;  // FoldEngine.java:160
      flags10 <= 5'd0;  // FoldEngine.java:160
      flags11 <= 5'd0;  // FoldEngine.java:160
      flags12 <= 5'd0;  // FoldEngine.java:160
      flags13 <= 5'd0;  // FoldEngine.java:160
      flags14 <= 5'd0;  // FoldEngine.java:160
      flags15 <= 5'd0;  // FoldEngine.java:160
    end
  end
  ValidDelay_UInt4_4 loop (  // FoldEngine.java:105
    .clock(clock), .reset(reset), .source_data(job_data_slot), .source_valid(job_valid && (at == 3'd0)),
    .sink_data(loop_sink_data), .sink_valid(loop_sink_valid));
  ReductionAlu_8 alu (  // FoldEngine.java:125
    .clock(clock), .reset(reset),
    .operands_data_operation((now_isFirst || merges) ? ReductionOperation_BITWISE_OR : operation),
    .operands_data_type((now_isFirst || aligns) ? ElementType_UINT64 : type_),
    .operands_data_isLocation(isPair && isWide && nowWord[0] && !now_isFirst),
    .operands_data_left(alignment_alignedLeft), .operands_data_right(alignment_alignedRight),
    .operands_data_tag({merges, address}), .operands_valid(acts), .result_data_value(alu_result_data_value),
    .result_data_flags(alu_result_data_flags), .result_data_tag(alu_result_data_tag),
    .result_valid(alu_result_valid));
  BinnedAlignment alignment (  // FoldEngine.java:129
    .clock(clock), .reset(reset), .valid(acts && aligns), .word(nowWord), .left(now_isFirst ? 64'd0 : partial),
    .right(data), .alignedLeft(alignment_alignedLeft), .alignedRight(alignment_alignedRight),
    .codes(alignment_codes));
  wire unused_ok = &{1'b0, now_child, now_isOwn, now_isSkip, now_words};
endmodule
