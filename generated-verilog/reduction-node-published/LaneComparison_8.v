`default_nettype none
// tagWidth=8
module LaneComparison_8 (  // LaneComparison.java:21
  input  wire clock,  // LaneComparison.java:21
  input  wire reset,  // LaneComparison.java:21
  output wire facts_0_leftLess,  // LaneComparison.java:19
  output wire facts_0_rightLess,  // LaneComparison.java:19
  output wire facts_0_leftNan,  // LaneComparison.java:19
  output wire facts_0_rightNan,  // LaneComparison.java:19
  output wire facts_0_signalling,  // LaneComparison.java:19
  output wire facts_0_leftTrue,  // LaneComparison.java:19
  output wire facts_0_rightTrue,  // LaneComparison.java:19
  output wire facts_1_leftLess,  // LaneComparison.java:19
  output wire facts_1_rightLess,  // LaneComparison.java:19
  output wire facts_1_leftNan,  // LaneComparison.java:19
  output wire facts_1_rightNan,  // LaneComparison.java:19
  output wire facts_1_signalling,  // LaneComparison.java:19
  output wire facts_1_leftTrue,  // LaneComparison.java:19
  output wire facts_1_rightTrue,  // LaneComparison.java:19
  input  wire [3:0] operands_data_operation,  // LaneComparison.java:23
  input  wire [2:0] operands_data_type,  // LaneComparison.java:23
  input  wire operands_data_isLocation,  // LaneComparison.java:23
  input  wire [63:0] operands_data_left,  // LaneComparison.java:23
  input  wire [63:0] operands_data_right,  // LaneComparison.java:23
  input  wire [7:0] operands_data_tag,  // LaneComparison.java:23
  input  wire operands_valid,  // LaneComparison.java:23
  output wire [3:0] compared_data_operation,  // LaneComparison.java:24
  output wire [2:0] compared_data_type,  // LaneComparison.java:24
  output wire compared_data_isLocation,  // LaneComparison.java:24
  output wire [63:0] compared_data_left,  // LaneComparison.java:24
  output wire [63:0] compared_data_right,  // LaneComparison.java:24
  output wire [7:0] compared_data_tag,  // LaneComparison.java:24
  output wire compared_valid  // LaneComparison.java:24
);
  localparam [2:0] ElementType_FLOAT = 3'd0;
  localparam [2:0] ElementType_DOUBLE = 3'd1;
  localparam [2:0] ElementType_INT32 = 3'd2;
  localparam [2:0] ElementType_INT64 = 3'd4;
  localparam [2:0] ElementType_UINT64 = 3'd5;
  localparam [3:0] ReductionOperation_MINIMUM_LOCATION = 4'd3;
  localparam [3:0] ReductionOperation_MAXIMUM_LOCATION = 4'd4;
  reg  [3:0] waiting_operation;  // LaneComparison.java:25
  reg  [2:0] waiting_type;  // LaneComparison.java:25
  reg  waiting_isLocation;  // LaneComparison.java:25
  reg  [63:0] waiting_left;  // LaneComparison.java:25
  reg  [63:0] waiting_right;  // LaneComparison.java:25
  reg  [7:0] waiting_tag;  // LaneComparison.java:25
  reg  waits;  // LaneComparison.java:26
  reg  known_0_leftLess;  // LaneComparison.java:27
  reg  known_0_rightLess;  // LaneComparison.java:27
  reg  known_0_leftNan;  // LaneComparison.java:27
  reg  known_0_rightNan;  // LaneComparison.java:27
  reg  known_0_signalling;  // LaneComparison.java:27
  reg  known_0_leftTrue;  // LaneComparison.java:27
  reg  known_0_rightTrue;  // LaneComparison.java:27
  reg  known_1_leftLess;  // LaneComparison.java:27
  reg  known_1_rightLess;  // LaneComparison.java:27
  reg  known_1_leftNan;  // LaneComparison.java:27
  reg  known_1_rightNan;  // LaneComparison.java:27
  reg  known_1_signalling;  // LaneComparison.java:27
  reg  known_1_leftTrue;  // LaneComparison.java:27
  reg  known_1_rightTrue;  // LaneComparison.java:27
  wire wide = (operands_data_type == ElementType_DOUBLE) || (operands_data_type == ElementType_INT64)
      || (operands_data_type == ElementType_UINT64);  // WordKind.java:22
  wire floating = (operands_data_type == ElementType_FLOAT) || (operands_data_type == ElementType_DOUBLE);  // WordKind.java:23
  wire signed_ = (operands_data_type == ElementType_INT32) || (operands_data_type == ElementType_INT64);  // WordKind.java:24
  wire hasLocation = (operands_data_operation == ReductionOperation_MINIMUM_LOCATION)
      || (operands_data_operation == ReductionOperation_MAXIMUM_LOCATION);  // WordKind.java:27
  wire wideLocation = hasLocation && wide && operands_data_isLocation;  // WordKind.java:28
  wire wideNan_0 = (&operands_data_left[62:52]) && (operands_data_left[51:0] != 52'd0);  // FloatFormat.java:81
  wire wideSignalling_0 = (&operands_data_left[62:52]) && (operands_data_left[51:0] != 52'd0)
      && !operands_data_left[51];  // FloatFormat.java:86
  wire first_0 = operands_data_left[31];  // WordReading.java:56
  wire first_1 = operands_data_left[63];  // WordReading.java:56
  wire counts_0 = first_1 && !floating;  // WordReading.java:57
  wire wideTrue_0 = (operands_data_left[30:0] != 31'd0) || first_0
      || ((operands_data_left[62:32] != 31'd0) || counts_0);  // WordReading.java:28
  wire [31:0] lane_0 = operands_data_left[31:0];  // WordKind.java:38
  wire isFloat_0 = floating && !wideLocation;  // WordReading.java:31
  wire nan_0 = wide ? wideNan_0 : ((&lane_0[30:23]) && (lane_0[22:0] != 23'd0));  // WordReading.java:32
  wire isSignalling_0 = wide ? wideSignalling_0 : ((&lane_0[30:23]) && (lane_0[22:0] != 23'd0) && !lane_0[22]);  // WordReading.java:33
  wire [31:0] lane_1 = operands_data_left[31:0];  // WordKind.java:38
  wire sign_0 = lane_1[31];  // WordReading.java:45
  wire negative_0 = wide ? operands_data_left[63] : sign_0;  // WordReading.java:46
  wire isValue_0 = !wideLocation;  // WordReading.java:47
  wire invertsAll_0 = isValue_0 && floating && negative_0;  // WordReading.java:48
  wire invertsSign_0 = isValue_0 && (floating || signed_);  // WordReading.java:49
  wire first_2 = invertsAll_0 || (invertsSign_0 && !wide);  // WordReading.java:50
  wire first_3 = lane_0[31];  // WordReading.java:56
  wire counts_1 = first_3 && !floating;  // WordReading.java:57
  wire [31:0] lane_2 = operands_data_left[63:32];  // WordKind.java:38
  wire isFloat_1_or = wideLocation || (hasLocation && !wide);  // WordReading.java:31
  wire isFloat_1 = floating && !isFloat_1_or;  // WordReading.java:31
  wire nan_1 = wide ? wideNan_0 : ((&lane_2[30:23]) && (lane_2[22:0] != 23'd0));  // WordReading.java:32
  wire isSignalling_1 = wide ? wideSignalling_0 : ((&lane_2[30:23]) && (lane_2[22:0] != 23'd0) && !lane_2[22]);  // WordReading.java:33
  wire [31:0] lane_3 = operands_data_left[63:32];  // WordKind.java:38
  wire sign_1 = lane_3[31];  // WordReading.java:45
  wire isValue_1 = !isFloat_1_or;  // WordReading.java:47
  wire invertsAll_1 = isValue_1 && floating && sign_1;  // WordReading.java:48
  wire invertsSign_1 = isValue_1 && (floating || signed_);  // WordReading.java:49
  wire first_4 = lane_2[31];  // WordReading.java:56
  wire counts_2 = first_4 && !floating;  // WordReading.java:57
  wire wideNan_1 = (&operands_data_right[62:52]) && (operands_data_right[51:0] != 52'd0);  // FloatFormat.java:81
  wire wideSignalling_1 = (&operands_data_right[62:52]) && (operands_data_right[51:0] != 52'd0)
      && !operands_data_right[51];  // FloatFormat.java:86
  wire first_5 = operands_data_right[31];  // WordReading.java:56
  wire first_6 = operands_data_right[63];  // WordReading.java:56
  wire counts_3 = first_6 && !floating;  // WordReading.java:57
  wire wideTrue_1 = (operands_data_right[30:0] != 31'd0) || first_5
      || ((operands_data_right[62:32] != 31'd0) || counts_3);  // WordReading.java:28
  wire [31:0] lane_4 = operands_data_right[31:0];  // WordKind.java:38
  wire isFloat_2 = floating && !wideLocation;  // WordReading.java:31
  wire nan_2 = wide ? wideNan_1 : ((&lane_4[30:23]) && (lane_4[22:0] != 23'd0));  // WordReading.java:32
  wire isSignalling_2 = wide ? wideSignalling_1 : ((&lane_4[30:23]) && (lane_4[22:0] != 23'd0) && !lane_4[22]);  // WordReading.java:33
  wire [31:0] lane_5 = operands_data_right[31:0];  // WordKind.java:38
  wire sign_2 = lane_5[31];  // WordReading.java:45
  wire negative_1 = wide ? operands_data_right[63] : sign_2;  // WordReading.java:46
  wire isValue_2 = !wideLocation;  // WordReading.java:47
  wire invertsAll_2 = isValue_2 && floating && negative_1;  // WordReading.java:48
  wire invertsSign_2 = isValue_2 && (floating || signed_);  // WordReading.java:49
  wire first_7 = invertsAll_2 || (invertsSign_2 && !wide);  // WordReading.java:50
  wire first_8 = lane_4[31];  // WordReading.java:56
  wire counts_4 = first_8 && !floating;  // WordReading.java:57
  wire [31:0] lane_6 = operands_data_right[63:32];  // WordKind.java:38
  wire isFloat_3 = floating && !isFloat_1_or;  // WordReading.java:31
  wire nan_3 = wide ? wideNan_1 : ((&lane_6[30:23]) && (lane_6[22:0] != 23'd0));  // WordReading.java:32
  wire isSignalling_3 = wide ? wideSignalling_1 : ((&lane_6[30:23]) && (lane_6[22:0] != 23'd0) && !lane_6[22]);  // WordReading.java:33
  wire [31:0] lane_7 = operands_data_right[63:32];  // WordKind.java:38
  wire sign_3 = lane_7[31];  // WordReading.java:45
  wire isValue_3 = !isFloat_1_or;  // WordReading.java:47
  wire invertsAll_3 = isValue_3 && floating && sign_3;  // WordReading.java:48
  wire invertsSign_3 = isValue_3 && (floating || signed_);  // WordReading.java:49
  wire first_9 = lane_6[31];  // WordReading.java:56
  wire counts_5 = first_9 && !floating;  // WordReading.java:57
  wire [31:0] lowLess_xor = lane_5 ^ {first_7, {31{invertsAll_2}}};  // LaneComparison.java:37
  wire [31:0] lowLess_xor_1 = lane_1 ^ {first_2, {31{invertsAll_0}}};  // LaneComparison.java:37
  wire lowLess = lowLess_xor_1 < lowLess_xor;  // LaneComparison.java:37
  wire lowGreater = lowLess_xor < lowLess_xor_1;  // LaneComparison.java:38
  wire [31:0] highLess_xor = lane_7 ^ {invertsSign_3, {31{invertsAll_3}}};  // LaneComparison.java:39
  wire [31:0] highLess_xor_1 = lane_3 ^ {invertsSign_1, {31{invertsAll_1}}};  // LaneComparison.java:39
  wire highLess = highLess_xor_1 < highLess_xor;  // LaneComparison.java:39
  wire highGreater = highLess_xor < highLess_xor_1;  // LaneComparison.java:40
  wire highEqual = !(highLess || highGreater);  // LaneComparison.java:41
  wire wideLess = highLess || (highEqual && lowLess);  // LaneComparison.java:42
  wire wideGreater = highGreater || (highEqual && lowGreater);  // LaneComparison.java:43
  assign facts_0_leftLess = known_0_leftLess;  // LaneComparison.java:32
  assign facts_0_rightLess = known_0_rightLess;  // LaneComparison.java:32
  assign facts_0_leftNan = known_0_leftNan;  // LaneComparison.java:32
  assign facts_0_rightNan = known_0_rightNan;  // LaneComparison.java:32
  assign facts_0_signalling = known_0_signalling;  // LaneComparison.java:32
  assign facts_0_leftTrue = known_0_leftTrue;  // LaneComparison.java:32
  assign facts_0_rightTrue = known_0_rightTrue;  // LaneComparison.java:32
  assign facts_1_leftLess = known_1_leftLess;  // LaneComparison.java:32
  assign facts_1_rightLess = known_1_rightLess;  // LaneComparison.java:32
  assign facts_1_leftNan = known_1_leftNan;  // LaneComparison.java:32
  assign facts_1_rightNan = known_1_rightNan;  // LaneComparison.java:32
  assign facts_1_signalling = known_1_signalling;  // LaneComparison.java:32
  assign facts_1_leftTrue = known_1_leftTrue;  // LaneComparison.java:32
  assign facts_1_rightTrue = known_1_rightTrue;  // LaneComparison.java:32
  assign compared_data_operation = waiting_operation;  // LaneComparison.java:30
  assign compared_data_type = waiting_type;  // LaneComparison.java:30
  assign compared_data_isLocation = waiting_isLocation;  // LaneComparison.java:30
  assign compared_data_left = waiting_left;  // LaneComparison.java:30
  assign compared_data_right = waiting_right;  // LaneComparison.java:30
  assign compared_data_tag = waiting_tag;  // LaneComparison.java:30
  assign compared_valid = waits;  // LaneComparison.java:31
  always @(posedge clock) begin
    waiting_operation <= operands_data_operation;  // LaneComparison.java:28
    waiting_type <= operands_data_type;  // LaneComparison.java:28
    waiting_isLocation <= operands_data_isLocation;  // LaneComparison.java:28
    waiting_left <= operands_data_left;  // LaneComparison.java:28
    waiting_right <= operands_data_right;  // LaneComparison.java:28
    waiting_tag <= operands_data_tag;  // LaneComparison.java:28
    waits <= operands_valid;  // LaneComparison.java:29
    known_0_leftLess <= wide ? wideLess : lowLess;  // LaneComparison.java:46
    known_0_rightLess <= wide ? wideGreater : lowGreater;  // LaneComparison.java:47
    known_0_leftNan <= isFloat_0 && nan_0;  // LaneComparison.java:48
    known_0_rightNan <= isFloat_2 && nan_2;  // LaneComparison.java:49
    known_0_signalling <= (isFloat_0 && isSignalling_0) || (isFloat_2 && isSignalling_2);  // LaneComparison.java:51
    known_0_leftTrue <= wide ? wideTrue_0 : ((lane_0[30:0] != 31'd0) || counts_1);  // LaneComparison.java:52
    known_0_rightTrue <= wide ? wideTrue_1 : ((lane_4[30:0] != 31'd0) || counts_4);  // LaneComparison.java:53
    known_1_leftLess <= wide ? wideLess : highLess;  // LaneComparison.java:46
    known_1_rightLess <= wide ? wideGreater : highGreater;  // LaneComparison.java:47
    known_1_leftNan <= isFloat_1 && nan_1;  // LaneComparison.java:48
    known_1_rightNan <= isFloat_3 && nan_3;  // LaneComparison.java:49
    known_1_signalling <= (isFloat_1 && isSignalling_1) || (isFloat_3 && isSignalling_3);  // LaneComparison.java:51
    known_1_leftTrue <= wide ? wideTrue_0 : ((lane_2[30:0] != 31'd0) || counts_2);  // LaneComparison.java:52
    known_1_rightTrue <= wide ? wideTrue_1 : ((lane_6[30:0] != 31'd0) || counts_5);  // LaneComparison.java:53
    if (reset) begin
      waits <= 1'b0;  // LaneComparison.java:26
    end
  end
endmodule
`default_nettype wire
