`default_nettype none
// tagWidth=9
module LaneComparison_9 (  // LaneComparison.java:23
  input  wire clock,  // LaneComparison.java:23
  input  wire reset,  // LaneComparison.java:23
  output wire facts_0_leftLess,  // LaneComparison.java:21
  output wire facts_0_rightLess,  // LaneComparison.java:21
  output wire facts_0_leftNan,  // LaneComparison.java:21
  output wire facts_0_rightNan,  // LaneComparison.java:21
  output wire facts_0_signalling,  // LaneComparison.java:21
  output wire facts_0_leftTrue,  // LaneComparison.java:21
  output wire facts_0_rightTrue,  // LaneComparison.java:21
  output wire facts_1_leftLess,  // LaneComparison.java:21
  output wire facts_1_rightLess,  // LaneComparison.java:21
  output wire facts_1_leftNan,  // LaneComparison.java:21
  output wire facts_1_rightNan,  // LaneComparison.java:21
  output wire facts_1_signalling,  // LaneComparison.java:21
  output wire facts_1_leftTrue,  // LaneComparison.java:21
  output wire facts_1_rightTrue,  // LaneComparison.java:21
  input  wire [3:0] operands_data_operation,  // LaneComparison.java:25
  input  wire [2:0] operands_data_type,  // LaneComparison.java:25
  input  wire operands_data_isLocation,  // LaneComparison.java:25
  input  wire [63:0] operands_data_left,  // LaneComparison.java:25
  input  wire [63:0] operands_data_right,  // LaneComparison.java:25
  input  wire [8:0] operands_data_tag,  // LaneComparison.java:25
  input  wire operands_valid,  // LaneComparison.java:25
  output wire [3:0] compared_data_operation,  // LaneComparison.java:26
  output wire [2:0] compared_data_type,  // LaneComparison.java:26
  output wire compared_data_isLocation,  // LaneComparison.java:26
  output wire [63:0] compared_data_left,  // LaneComparison.java:26
  output wire [63:0] compared_data_right,  // LaneComparison.java:26
  output wire [8:0] compared_data_tag,  // LaneComparison.java:26
  output wire compared_valid  // LaneComparison.java:26
);
  localparam [2:0] ElementType_FLOAT = 3'd0;
  localparam [2:0] ElementType_DOUBLE = 3'd1;
  localparam [2:0] ElementType_INT32 = 3'd2;
  localparam [2:0] ElementType_INT64 = 3'd4;
  localparam [2:0] ElementType_UINT64 = 3'd5;
  localparam [3:0] ReductionOperation_MINIMUM_LOCATION = 4'd3;
  localparam [3:0] ReductionOperation_MAXIMUM_LOCATION = 4'd4;
  reg  [3:0] waiting_operation;  // LaneComparison.java:27
  reg  [2:0] waiting_type;  // LaneComparison.java:27
  reg  waiting_isLocation;  // LaneComparison.java:27
  reg  [63:0] waiting_left;  // LaneComparison.java:27
  reg  [63:0] waiting_right;  // LaneComparison.java:27
  reg  [8:0] waiting_tag;  // LaneComparison.java:27
  reg  waits;  // LaneComparison.java:28
  reg  known_0_leftLess;  // LaneComparison.java:29
  reg  known_0_rightLess;  // LaneComparison.java:29
  reg  known_0_leftNan;  // LaneComparison.java:29
  reg  known_0_rightNan;  // LaneComparison.java:29
  reg  known_0_signalling;  // LaneComparison.java:29
  reg  known_0_leftTrue;  // LaneComparison.java:29
  reg  known_0_rightTrue;  // LaneComparison.java:29
  reg  known_1_leftLess;  // LaneComparison.java:29
  reg  known_1_rightLess;  // LaneComparison.java:29
  reg  known_1_leftNan;  // LaneComparison.java:29
  reg  known_1_rightNan;  // LaneComparison.java:29
  reg  known_1_signalling;  // LaneComparison.java:29
  reg  known_1_leftTrue;  // LaneComparison.java:29
  reg  known_1_rightTrue;  // LaneComparison.java:29
  wire wide = (operands_data_type == ElementType_DOUBLE) || (operands_data_type == ElementType_INT64)
      || (operands_data_type == ElementType_UINT64);  // WordKind.java:22
  wire floating = (operands_data_type == ElementType_FLOAT) || (operands_data_type == ElementType_DOUBLE);  // WordKind.java:23
  wire signed_ = (operands_data_type == ElementType_INT32) || (operands_data_type == ElementType_INT64);  // WordKind.java:24
  wire hasLocation = (operands_data_operation == ReductionOperation_MINIMUM_LOCATION)
      || (operands_data_operation == ReductionOperation_MAXIMUM_LOCATION);  // WordKind.java:27
  wire wideLocation = hasLocation && wide && operands_data_isLocation;  // WordKind.java:28
  wire wideNan_0 = (&operands_data_left[62:52]) && (operands_data_left[51:0] != 52'd0);  // FloatFormat.java:79
  wire wideSignalling_0 = (&operands_data_left[62:52]) && (operands_data_left[51:0] != 52'd0)
      && !operands_data_left[51];  // FloatFormat.java:84
  wire first_0 = operands_data_left[31];  // WordReading.java:45
  wire first_1 = operands_data_left[63];  // WordReading.java:45
  wire counts_0 = first_1 && !floating;  // WordReading.java:46
  wire wideTrue_0 = (operands_data_left[30:0] != 31'd0) || first_0
      || ((operands_data_left[62:32] != 31'd0) || counts_0);  // WordReading.java:28
  wire [31:0] lane_0 = operands_data_left[31:0];  // WordKind.java:38
  wire isFloat_0 = floating && !wideLocation;  // WordReading.java:31
  wire nan_0 = wide ? wideNan_0 : ((&lane_0[30:23]) && (lane_0[22:0] != 23'd0));  // WordReading.java:32
  wire isSignalling_0 = wide ? wideSignalling_0 : ((&lane_0[30:23]) && (lane_0[22:0] != 23'd0) && !lane_0[22]);  // WordReading.java:33
  wire first_2 = lane_0[31];  // WordReading.java:34
  wire first_3 = lane_0[31];  // WordReading.java:45
  wire counts_1 = first_3 && !floating;  // WordReading.java:46
  wire [31:0] lane_1 = operands_data_left[63:32];  // WordKind.java:38
  wire isFloat_1_or = wideLocation || (hasLocation && !wide);  // WordReading.java:31
  wire isFloat_1 = floating && !isFloat_1_or;  // WordReading.java:31
  wire nan_1 = wide ? wideNan_0 : ((&lane_1[30:23]) && (lane_1[22:0] != 23'd0));  // WordReading.java:32
  wire isSignalling_1 = wide ? wideSignalling_0 : ((&lane_1[30:23]) && (lane_1[22:0] != 23'd0) && !lane_1[22]);  // WordReading.java:33
  wire first_4 = lane_1[31];  // WordReading.java:34
  wire first_5 = lane_1[31];  // WordReading.java:45
  wire counts_2 = first_5 && !floating;  // WordReading.java:46
  wire wideNan_1 = (&operands_data_right[62:52]) && (operands_data_right[51:0] != 52'd0);  // FloatFormat.java:79
  wire wideSignalling_1 = (&operands_data_right[62:52]) && (operands_data_right[51:0] != 52'd0)
      && !operands_data_right[51];  // FloatFormat.java:84
  wire first_6 = operands_data_right[31];  // WordReading.java:45
  wire first_7 = operands_data_right[63];  // WordReading.java:45
  wire counts_3 = first_7 && !floating;  // WordReading.java:46
  wire wideTrue_1 = (operands_data_right[30:0] != 31'd0) || first_6
      || ((operands_data_right[62:32] != 31'd0) || counts_3);  // WordReading.java:28
  wire [31:0] lane_2 = operands_data_right[31:0];  // WordKind.java:38
  wire isFloat_2 = floating && !wideLocation;  // WordReading.java:31
  wire nan_2 = wide ? wideNan_1 : ((&lane_2[30:23]) && (lane_2[22:0] != 23'd0));  // WordReading.java:32
  wire isSignalling_2 = wide ? wideSignalling_1 : ((&lane_2[30:23]) && (lane_2[22:0] != 23'd0) && !lane_2[22]);  // WordReading.java:33
  wire first_8 = lane_2[31];  // WordReading.java:34
  wire first_9 = lane_2[31];  // WordReading.java:45
  wire counts_4 = first_9 && !floating;  // WordReading.java:46
  wire [31:0] lane_3 = operands_data_right[63:32];  // WordKind.java:38
  wire isFloat_3 = floating && !isFloat_1_or;  // WordReading.java:31
  wire nan_3 = wide ? wideNan_1 : ((&lane_3[30:23]) && (lane_3[22:0] != 23'd0));  // WordReading.java:32
  wire isSignalling_3 = wide ? wideSignalling_1 : ((&lane_3[30:23]) && (lane_3[22:0] != 23'd0) && !lane_3[22]);  // WordReading.java:33
  wire first_10 = lane_3[31];  // WordReading.java:34
  wire first_11 = lane_3[31];  // WordReading.java:45
  wire counts_5 = first_11 && !floating;  // WordReading.java:46
  wire lowLess = operands_data_left[31:0] < operands_data_right[31:0];  // LaneComparison.java:41
  wire lowGreater = operands_data_right[31:0] < operands_data_left[31:0];  // LaneComparison.java:42
  wire highLess = operands_data_left[63:32] < operands_data_right[63:32];  // LaneComparison.java:43
  wire highGreater = operands_data_right[63:32] < operands_data_left[63:32];  // LaneComparison.java:44
  wire highEqual = !(highLess || highGreater);  // LaneComparison.java:45
  wire wideLess = highLess || (highEqual && lowLess);  // LaneComparison.java:46
  wire wideGreater = highGreater || (highEqual && lowGreater);  // LaneComparison.java:47
  wire less_0 = wide ? wideLess : lowLess;  // LaneComparison.java:49
  wire greater_0 = wide ? wideGreater : lowGreater;  // LaneComparison.java:50
  wire isValue_0 = !wideLocation;  // LaneComparison.java:53
  wire hasSign_0 = isValue_0 && (floating || signed_);  // LaneComparison.java:54
  wire signsDecide_0_choice = wide ? operands_data_right[63] : first_8;  // LaneComparison.java:55
  wire signsDecide_0_choice_1 = wide ? operands_data_left[63] : first_2;  // LaneComparison.java:55
  wire signsDecide_0 = hasSign_0 && (signsDecide_0_choice_1 ^ signsDecide_0_choice);  // LaneComparison.java:55
  wire isReversed_0 = isValue_0 && floating && signsDecide_0_choice_1;  // LaneComparison.java:57
  wire less_1 = wide ? wideLess : highLess;  // LaneComparison.java:49
  wire greater_1 = wide ? wideGreater : highGreater;  // LaneComparison.java:50
  wire isValue_1 = !isFloat_1_or;  // LaneComparison.java:53
  wire hasSign_1 = isValue_1 && (floating || signed_);  // LaneComparison.java:54
  wire signsDecide_1 = hasSign_1 && (first_4 ^ first_10);  // LaneComparison.java:55
  wire isReversed_1 = isValue_1 && floating && first_4;  // LaneComparison.java:57
  assign facts_0_leftLess = known_0_leftLess;  // LaneComparison.java:34
  assign facts_0_rightLess = known_0_rightLess;  // LaneComparison.java:34
  assign facts_0_leftNan = known_0_leftNan;  // LaneComparison.java:34
  assign facts_0_rightNan = known_0_rightNan;  // LaneComparison.java:34
  assign facts_0_signalling = known_0_signalling;  // LaneComparison.java:34
  assign facts_0_leftTrue = known_0_leftTrue;  // LaneComparison.java:34
  assign facts_0_rightTrue = known_0_rightTrue;  // LaneComparison.java:34
  assign facts_1_leftLess = known_1_leftLess;  // LaneComparison.java:34
  assign facts_1_rightLess = known_1_rightLess;  // LaneComparison.java:34
  assign facts_1_leftNan = known_1_leftNan;  // LaneComparison.java:34
  assign facts_1_rightNan = known_1_rightNan;  // LaneComparison.java:34
  assign facts_1_signalling = known_1_signalling;  // LaneComparison.java:34
  assign facts_1_leftTrue = known_1_leftTrue;  // LaneComparison.java:34
  assign facts_1_rightTrue = known_1_rightTrue;  // LaneComparison.java:34
  assign compared_data_operation = waiting_operation;  // LaneComparison.java:32
  assign compared_data_type = waiting_type;  // LaneComparison.java:32
  assign compared_data_isLocation = waiting_isLocation;  // LaneComparison.java:32
  assign compared_data_left = waiting_left;  // LaneComparison.java:32
  assign compared_data_right = waiting_right;  // LaneComparison.java:32
  assign compared_data_tag = waiting_tag;  // LaneComparison.java:32
  assign compared_valid = waits;  // LaneComparison.java:33
  always @(posedge clock) begin
    waiting_operation <= operands_data_operation;  // LaneComparison.java:30
    waiting_type <= operands_data_type;  // LaneComparison.java:30
    waiting_isLocation <= operands_data_isLocation;  // LaneComparison.java:30
    waiting_left <= operands_data_left;  // LaneComparison.java:30
    waiting_right <= operands_data_right;  // LaneComparison.java:30
    waiting_tag <= operands_data_tag;  // LaneComparison.java:30
    waits <= operands_valid;  // LaneComparison.java:31
    known_0_leftLess <= signsDecide_0 ? signsDecide_0_choice_1 : (isReversed_0 ? greater_0 : less_0);  // LaneComparison.java:59
    known_0_rightLess <= signsDecide_0 ? signsDecide_0_choice : (isReversed_0 ? less_0 : greater_0);  // LaneComparison.java:60
    known_0_leftNan <= isFloat_0 && nan_0;  // LaneComparison.java:61
    known_0_rightNan <= isFloat_2 && nan_2;  // LaneComparison.java:62
    known_0_signalling <= (isFloat_0 && isSignalling_0) || (isFloat_2 && isSignalling_2);  // LaneComparison.java:64
    known_0_leftTrue <= wide ? wideTrue_0 : ((lane_0[30:0] != 31'd0) || counts_1);  // LaneComparison.java:65
    known_0_rightTrue <= wide ? wideTrue_1 : ((lane_2[30:0] != 31'd0) || counts_4);  // LaneComparison.java:66
    known_1_leftLess <= signsDecide_1 ? first_4 : (isReversed_1 ? greater_1 : less_1);  // LaneComparison.java:59
    known_1_rightLess <= signsDecide_1 ? first_10 : (isReversed_1 ? less_1 : greater_1);  // LaneComparison.java:60
    known_1_leftNan <= isFloat_1 && nan_1;  // LaneComparison.java:61
    known_1_rightNan <= isFloat_3 && nan_3;  // LaneComparison.java:62
    known_1_signalling <= (isFloat_1 && isSignalling_1) || (isFloat_3 && isSignalling_3);  // LaneComparison.java:64
    known_1_leftTrue <= wide ? wideTrue_0 : ((lane_1[30:0] != 31'd0) || counts_2);  // LaneComparison.java:65
    known_1_rightTrue <= wide ? wideTrue_1 : ((lane_3[30:0] != 31'd0) || counts_5);  // LaneComparison.java:66
    if (reset) begin
      waits <= 1'b0;  // LaneComparison.java:28
    end
  end
endmodule
`default_nettype wire
