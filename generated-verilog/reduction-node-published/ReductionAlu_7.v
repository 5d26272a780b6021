// tagWidth=7
module ReductionAlu_7 (  // ReductionAlu.java:45
  input  wire clock,  // ReductionAlu.java:45
  input  wire reset,  // ReductionAlu.java:45
  input  wire [3:0] operands_data_operation,  // ReductionAlu.java:47
  input  wire [2:0] operands_data_type,  // ReductionAlu.java:47
  input  wire operands_data_isLocation,  // ReductionAlu.java:47
  input  wire [63:0] operands_data_left,  // ReductionAlu.java:47
  input  wire [63:0] operands_data_right,  // ReductionAlu.java:47
  input  wire [6:0] operands_data_tag,  // ReductionAlu.java:47
  input  wire operands_valid,  // ReductionAlu.java:47
  output wire [63:0] result_data_value,  // ReductionAlu.java:48
  output wire [4:0] result_data_flags,  // ReductionAlu.java:48
  output wire [6:0] result_data_tag,  // ReductionAlu.java:48
  output wire result_valid  // ReductionAlu.java:48
);
  localparam [2:0] ElementType_FLOAT = 3'd0;
  localparam [2:0] ElementType_DOUBLE = 3'd1;
  localparam [3:0] ReductionOperation_SUM = 4'd0;
  reg  comparedValid;  // ReductionAlu.java:70
  reg  [3:0] compared_operation;  // ReductionAlu.java:71
  reg  [2:0] compared_type;  // ReductionAlu.java:71
  reg  compared_isLocation;  // ReductionAlu.java:71
  reg  [63:0] compared_left;  // ReductionAlu.java:71
  reg  [63:0] compared_right;  // ReductionAlu.java:71
  reg  [6:0] compared_tag;  // ReductionAlu.java:71
  reg  chosenValid;  // ReductionAlu.java:78
  reg  [63:0] next_value;  // ReductionAlu.java:88
  reg  [4:0] next_flags;  // ReductionAlu.java:88
  reg  [6:0] next_tag;  // ReductionAlu.java:88
  reg  nextValid;  // ReductionAlu.java:89
  wire [63:0] doubleAdder_sum_data_value; wire [4:0] doubleAdder_sum_data_flags; wire doubleAdder_sum_valid;  // ReductionAlu.java:104
  wire [31:0] lowAdder_sum_data_value; wire [4:0] lowAdder_sum_data_flags; wire lowAdder_sum_valid;  // ReductionAlu.java:104
  wire [31:0] highAdder_sum_data_value; wire [4:0] highAdder_sum_data_flags; wire highAdder_sum_valid;  // ReductionAlu.java:104
  wire comparison_facts_0_leftLess, comparison_facts_0_rightLess, comparison_facts_0_leftNan,
      comparison_facts_0_rightNan, comparison_facts_0_signalling, comparison_facts_0_leftTrue,
      comparison_facts_0_rightTrue, comparison_facts_1_leftLess, comparison_facts_1_rightLess,
      comparison_facts_1_leftNan, comparison_facts_1_rightNan, comparison_facts_1_signalling,
      comparison_facts_1_leftTrue, comparison_facts_1_rightTrue;  // ReductionAlu.java:68
  wire [63:0] choice_value; wire choice_invalid;  // ReductionAlu.java:74
  wire [63:0] waiting_sink_data_value; wire waiting_sink_data_invalid, waiting_sink_valid;  // ReductionAlu.java:80
  wire [6:0] tags_delayed;  // ReductionAlu.java:85
  wire isSum = operands_valid && (operands_data_operation == ReductionOperation_SUM);  // ReductionAlu.java:51
  wire addsDoubles = isSum && (operands_data_type == ElementType_DOUBLE);  // ReductionAlu.java:52
  wire addsFloats = isSum && (operands_data_type == ElementType_FLOAT);  // ReductionAlu.java:53
  wire [63:0] floats = {highAdder_sum_data_value, lowAdder_sum_data_value};  // ReductionAlu.java:93
  wire [4:0] floatFlags = highAdder_sum_data_flags | lowAdder_sum_data_flags;  // ReductionAlu.java:94
  wire [4:0] invalid = {waiting_sink_data_invalid, 1'b0, 1'b0, 1'b0, 1'b0};  // FloatFlags.java:29
  assign result_data_value = next_value;  // ReductionAlu.java:90
  assign result_data_flags = next_flags;  // ReductionAlu.java:90
  assign result_data_tag = next_tag;  // ReductionAlu.java:90
  assign result_valid = nextValid;  // ReductionAlu.java:91
  always @(posedge clock) begin
    comparedValid <= operands_valid && !(addsDoubles || addsFloats);  // ReductionAlu.java:72
    compared_operation <= operands_data_operation;  // ReductionAlu.java:73
    compared_type <= operands_data_type;  // ReductionAlu.java:73
    compared_isLocation <= operands_data_isLocation;  // ReductionAlu.java:73
    compared_left <= operands_data_left;  // ReductionAlu.java:73
    compared_right <= operands_data_right;  // ReductionAlu.java:73
    compared_tag <= operands_data_tag;  // ReductionAlu.java:73
    chosenValid <= comparedValid;  // ReductionAlu.java:79
    next_value <= doubleAdder_sum_valid ? doubleAdder_sum_data_value
        : (lowAdder_sum_valid ? floats : waiting_sink_data_value);  // ReductionAlu.java:96
    next_flags <= doubleAdder_sum_valid ? doubleAdder_sum_data_flags
        : (lowAdder_sum_valid ? floatFlags : invalid);  // ReductionAlu.java:97
    next_tag <= tags_delayed;  // ReductionAlu.java:98
    nextValid <= doubleAdder_sum_valid || lowAdder_sum_valid || waiting_sink_valid;  // ReductionAlu.java:99
    if (reset) begin
      comparedValid <= 1'b0;  // ReductionAlu.java:70
      chosenValid <= 1'b0;  // ReductionAlu.java:78
      nextValid <= 1'b0;  // ReductionAlu.java:89
    end
  end
  FloatAdder_binary64 doubleAdder (  // ReductionAlu.java:104
    .clock(clock), .reset(reset), .pair_data_left(operands_data_left), .pair_data_right(operands_data_right),
    .pair_valid(addsDoubles), .sum_data_value(doubleAdder_sum_data_value),
    .sum_data_flags(doubleAdder_sum_data_flags), .sum_valid(doubleAdder_sum_valid));
  FloatAdder_binary32 lowAdder (  // ReductionAlu.java:104
    .clock(clock), .reset(reset), .pair_data_left(operands_data_left[31:0]),
    .pair_data_right(operands_data_right[31:0]), .pair_valid(addsFloats),
    .sum_data_value(lowAdder_sum_data_value), .sum_data_flags(lowAdder_sum_data_flags),
    .sum_valid(lowAdder_sum_valid));
  FloatAdder_binary32 highAdder (  // ReductionAlu.java:104
    .clock(clock), .reset(reset), .pair_data_left(operands_data_left[63:32]),
    .pair_data_right(operands_data_right[63:32]), .pair_valid(addsFloats),
    .sum_data_value(highAdder_sum_data_value), .sum_data_flags(highAdder_sum_data_flags),
    .sum_valid(highAdder_sum_valid));
  LaneComparison_7 comparison (  // ReductionAlu.java:68
    .clock(clock), .facts_0_leftLess(comparison_facts_0_leftLess),
    .facts_0_rightLess(comparison_facts_0_rightLess), .facts_0_leftNan(comparison_facts_0_leftNan),
    .facts_0_rightNan(comparison_facts_0_rightNan), .facts_0_signalling(comparison_facts_0_signalling),
    .facts_0_leftTrue(comparison_facts_0_leftTrue), .facts_0_rightTrue(comparison_facts_0_rightTrue),
    .facts_1_leftLess(comparison_facts_1_leftLess), .facts_1_rightLess(comparison_facts_1_rightLess),
    .facts_1_leftNan(comparison_facts_1_leftNan), .facts_1_rightNan(comparison_facts_1_rightNan),
    .facts_1_signalling(comparison_facts_1_signalling), .facts_1_leftTrue(comparison_facts_1_leftTrue),
    .facts_1_rightTrue(comparison_facts_1_rightTrue), .operands_operation(operands_data_operation),
    .operands_type(operands_data_type), .operands_isLocation(operands_data_isLocation),
    .operands_left(operands_data_left), .operands_right(operands_data_right), .operands_tag(operands_data_tag));
  LaneChoice_7 choice (  // ReductionAlu.java:74
    .clock(clock), .facts_0_leftLess(comparison_facts_0_leftLess),
    .facts_0_rightLess(comparison_facts_0_rightLess), .facts_0_leftNan(comparison_facts_0_leftNan),
    .facts_0_rightNan(comparison_facts_0_rightNan), .facts_0_signalling(comparison_facts_0_signalling),
    .facts_0_leftTrue(comparison_facts_0_leftTrue), .facts_0_rightTrue(comparison_facts_0_rightTrue),
    .facts_1_leftLess(comparison_facts_1_leftLess), .facts_1_rightLess(comparison_facts_1_rightLess),
    .facts_1_leftNan(comparison_facts_1_leftNan), .facts_1_rightNan(comparison_facts_1_rightNan),
    .facts_1_signalling(comparison_facts_1_signalling), .facts_1_leftTrue(comparison_facts_1_leftTrue),
    .facts_1_rightTrue(comparison_facts_1_rightTrue), .value(choice_value), .invalid(choice_invalid),
    .operands_data_operation(compared_operation), .operands_data_type(compared_type),
    .operands_data_isLocation(compared_isLocation), .operands_data_left(compared_left),
    .operands_data_right(compared_right), .operands_data_tag(compared_tag), .operands_valid(comparedValid));
  ValidDelay_Chosen65_3 waiting (  // ReductionAlu.java:80
    .clock(clock), .reset(reset), .source_data_value(choice_value), .source_data_invalid(choice_invalid),
    .source_valid(chosenValid), .sink_data_value(waiting_sink_data_value),
    .sink_data_invalid(waiting_sink_data_invalid), .sink_valid(waiting_sink_valid));
  DelayLine_UInt7_4 tags (  // ReductionAlu.java:85
    .clock(clock), .now(compared_tag), .delayed(tags_delayed));
  wire unused_ok = &{1'b0, highAdder_sum_valid};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(lowAdder_sum_valid == highAdder_sum_valid)) begin  // ReductionAlu.java:100
        $display("assertion failed: both floats of a word arrive together (ReductionAlu.java:100)");
        $stop;  // ReductionAlu.java:100
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (lowAdder_sum_valid == highAdder_sum_valid);  // ReductionAlu.java:100
    end
  end
`endif
endmodule
