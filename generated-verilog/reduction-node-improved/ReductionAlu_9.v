`default_nettype none
// tagWidth=9
module ReductionAlu_9 (  // ReductionAlu.java:51
  input  wire clock,  // ReductionAlu.java:51
  input  wire reset,  // ReductionAlu.java:51
  input  wire [3:0] operands_data_operation,  // ReductionAlu.java:56
  input  wire [2:0] operands_data_type,  // ReductionAlu.java:56
  input  wire operands_data_isLocation,  // ReductionAlu.java:56
  input  wire [63:0] operands_data_left,  // ReductionAlu.java:56
  input  wire [63:0] operands_data_right,  // ReductionAlu.java:56
  input  wire [8:0] operands_data_tag,  // ReductionAlu.java:56
  input  wire operands_valid,  // ReductionAlu.java:56
  output wire [63:0] result_data_value,  // ReductionAlu.java:57
  output wire [4:0] result_data_flags,  // ReductionAlu.java:57
  output wire [8:0] result_data_tag,  // ReductionAlu.java:57
  output wire result_valid  // ReductionAlu.java:57
);
  localparam [2:0] ElementType_FLOAT = 3'd0;
  localparam [2:0] ElementType_DOUBLE = 3'd1;
  localparam [3:0] ReductionOperation_SUM = 4'd0;
  reg  [63:0] next_value;  // ReductionAlu.java:88
  reg  [4:0] next_flags;  // ReductionAlu.java:88
  reg  [8:0] next_tag;  // ReductionAlu.java:88
  reg  nextValid;  // ReductionAlu.java:89
  wire [63:0] doubleAdder_sum_data_value; wire [4:0] doubleAdder_sum_data_flags; wire doubleAdder_sum_valid;  // ReductionAlu.java:105
  wire [31:0] lowAdder_sum_data_value; wire [4:0] lowAdder_sum_data_flags; wire lowAdder_sum_valid;  // ReductionAlu.java:105
  wire [31:0] highAdder_sum_data_value; wire [4:0] highAdder_sum_data_flags; wire highAdder_sum_valid;  // ReductionAlu.java:105
  wire comparison_facts_0_leftLess, comparison_facts_0_rightLess, comparison_facts_0_leftNan,
      comparison_facts_0_rightNan, comparison_facts_0_signalling, comparison_facts_0_leftTrue,
      comparison_facts_0_rightTrue, comparison_facts_1_leftLess, comparison_facts_1_rightLess,
      comparison_facts_1_leftNan, comparison_facts_1_rightNan, comparison_facts_1_signalling,
      comparison_facts_1_leftTrue, comparison_facts_1_rightTrue, comparison_compared_data_isLocation,
      comparison_compared_valid;  // ReductionAlu.java:79
  wire [3:0] comparison_compared_data_operation; wire [2:0] comparison_compared_data_type;  // ReductionAlu.java:79
  wire [63:0] comparison_compared_data_left, comparison_compared_data_right;  // ReductionAlu.java:79
  wire [8:0] comparison_compared_data_tag;  // ReductionAlu.java:79
  wire [63:0] choice_result_data_value; wire [4:0] choice_result_data_flags; wire [8:0] choice_result_data_tag;  // ReductionAlu.java:81
  wire choice_result_valid;  // ReductionAlu.java:81
  wire [63:0] waiting_sink_data_value; wire [4:0] waiting_sink_data_flags; wire [8:0] waiting_sink_data_tag;  // ReductionAlu.java:85
  wire waiting_sink_valid;  // ReductionAlu.java:85
  wire isSum = operands_valid && (operands_data_operation == ReductionOperation_SUM);  // ReductionAlu.java:60
  wire addsDoubles = isSum && (operands_data_type == ElementType_DOUBLE);  // ReductionAlu.java:61
  wire addsFloats = isSum && (operands_data_type == ElementType_FLOAT);  // ReductionAlu.java:62
  wire [63:0] floats = {highAdder_sum_data_value, lowAdder_sum_data_value};  // ReductionAlu.java:93
  wire [4:0] floatFlags = highAdder_sum_data_flags | lowAdder_sum_data_flags;  // ReductionAlu.java:94
  assign result_data_value = next_value;  // ReductionAlu.java:90
  assign result_data_flags = next_flags;  // ReductionAlu.java:90
  assign result_data_tag = next_tag;  // ReductionAlu.java:90
  assign result_valid = nextValid;  // ReductionAlu.java:91
  always @(posedge clock) begin
    next_value <= doubleAdder_sum_valid ? doubleAdder_sum_data_value
        : (lowAdder_sum_valid ? floats : waiting_sink_data_value);  // ReductionAlu.java:95
    next_flags <= doubleAdder_sum_valid ? doubleAdder_sum_data_flags
        : (lowAdder_sum_valid ? floatFlags : waiting_sink_data_flags);  // ReductionAlu.java:96
    next_tag <= waiting_sink_data_tag;  // ReductionAlu.java:97
    nextValid <= waiting_sink_valid;  // ReductionAlu.java:98
    if (reset) begin
      nextValid <= 1'b0;  // ReductionAlu.java:89
    end
  end
  FloatAdder_binary64 doubleAdder (  // ReductionAlu.java:105
    .clock(clock), .reset(reset), .pair_data_left(operands_data_left), .pair_data_right(operands_data_right),
    .pair_valid(addsDoubles), .sum_data_value(doubleAdder_sum_data_value),
    .sum_data_flags(doubleAdder_sum_data_flags), .sum_valid(doubleAdder_sum_valid));
  FloatAdder_binary32 lowAdder (  // ReductionAlu.java:105
    .clock(clock), .reset(reset), .pair_data_left(operands_data_left[31:0]),
    .pair_data_right(operands_data_right[31:0]), .pair_valid(addsFloats),
    .sum_data_value(lowAdder_sum_data_value), .sum_data_flags(lowAdder_sum_data_flags),
    .sum_valid(lowAdder_sum_valid));
  FloatAdder_binary32 highAdder (  // ReductionAlu.java:105
    .clock(clock), .reset(reset), .pair_data_left(operands_data_left[63:32]),
    .pair_data_right(operands_data_right[63:32]), .pair_valid(addsFloats),
    .sum_data_value(highAdder_sum_data_value), .sum_data_flags(highAdder_sum_data_flags),
    .sum_valid(highAdder_sum_valid));
  LaneComparison_9 comparison (  // ReductionAlu.java:79
    .clock(clock), .reset(reset), .facts_0_leftLess(comparison_facts_0_leftLess),
    .facts_0_rightLess(comparison_facts_0_rightLess), .facts_0_leftNan(comparison_facts_0_leftNan),
    .facts_0_rightNan(comparison_facts_0_rightNan), .facts_0_signalling(comparison_facts_0_signalling),
    .facts_0_leftTrue(comparison_facts_0_leftTrue), .facts_0_rightTrue(comparison_facts_0_rightTrue),
    .facts_1_leftLess(comparison_facts_1_leftLess), .facts_1_rightLess(comparison_facts_1_rightLess),
    .facts_1_leftNan(comparison_facts_1_leftNan), .facts_1_rightNan(comparison_facts_1_rightNan),
    .facts_1_signalling(comparison_facts_1_signalling), .facts_1_leftTrue(comparison_facts_1_leftTrue),
    .facts_1_rightTrue(comparison_facts_1_rightTrue), .operands_data_operation(operands_data_operation),
    .operands_data_type(operands_data_type), .operands_data_isLocation(operands_data_isLocation),
    .operands_data_left(operands_data_left), .operands_data_right(operands_data_right),
    .operands_data_tag(operands_data_tag), .operands_valid(operands_valid),
    .compared_data_operation(comparison_compared_data_operation),
    .compared_data_type(comparison_compared_data_type),
    .compared_data_isLocation(comparison_compared_data_isLocation),
    .compared_data_left(comparison_compared_data_left), .compared_data_right(comparison_compared_data_right),
    .compared_data_tag(comparison_compared_data_tag), .compared_valid(comparison_compared_valid));
  LaneChoice_9 choice (  // ReductionAlu.java:81
    .clock(clock), .reset(reset), .facts_0_leftLess(comparison_facts_0_leftLess),
    .facts_0_rightLess(comparison_facts_0_rightLess), .facts_0_leftNan(comparison_facts_0_leftNan),
    .facts_0_rightNan(comparison_facts_0_rightNan), .facts_0_signalling(comparison_facts_0_signalling),
    .facts_0_leftTrue(comparison_facts_0_leftTrue), .facts_0_rightTrue(comparison_facts_0_rightTrue),
    .facts_1_leftLess(comparison_facts_1_leftLess), .facts_1_rightLess(comparison_facts_1_rightLess),
    .facts_1_leftNan(comparison_facts_1_leftNan), .facts_1_rightNan(comparison_facts_1_rightNan),
    .facts_1_signalling(comparison_facts_1_signalling), .facts_1_leftTrue(comparison_facts_1_leftTrue),
    .facts_1_rightTrue(comparison_facts_1_rightTrue),
    .compared_data_operation(comparison_compared_data_operation),
    .compared_data_type(comparison_compared_data_type),
    .compared_data_isLocation(comparison_compared_data_isLocation),
    .compared_data_left(comparison_compared_data_left), .compared_data_right(comparison_compared_data_right),
    .compared_data_tag(comparison_compared_data_tag), .compared_valid(comparison_compared_valid),
    .result_data_value(choice_result_data_value), .result_data_flags(choice_result_data_flags),
    .result_data_tag(choice_result_data_tag), .result_valid(choice_result_valid));
  ValidDelay_AluResult78_3 waiting (  // ReductionAlu.java:85
    .clock(clock), .reset(reset), .source_data_value(choice_result_data_value),
    .source_data_flags(choice_result_data_flags), .source_data_tag(choice_result_data_tag),
    .source_valid(choice_result_valid), .sink_data_value(waiting_sink_data_value),
    .sink_data_flags(waiting_sink_data_flags), .sink_data_tag(waiting_sink_data_tag),
    .sink_valid(waiting_sink_valid));
  wire unused_ok = &{1'b0, highAdder_sum_valid};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!(doubleAdder_sum_valid || lowAdder_sum_valid || highAdder_sum_valid) || waiting_sink_valid)) begin  // ReductionAlu.java:99
        $display("assertion failed: a sum arrives with its tag (ReductionAlu.java:99)");
        $stop;  // ReductionAlu.java:99
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!(doubleAdder_sum_valid || lowAdder_sum_valid || highAdder_sum_valid) || waiting_sink_valid);  // ReductionAlu.java:99
    end
  end
`endif
endmodule
`default_nettype wire
