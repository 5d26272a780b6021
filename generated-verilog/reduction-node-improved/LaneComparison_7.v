// tagWidth=7
module LaneComparison_7 (  // LaneComparison.java:25
  input  wire clock,  // LaneComparison.java:25
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
  input  wire [3:0] operands_operation,  // LaneComparison.java:27
  input  wire [2:0] operands_type,  // LaneComparison.java:27
  input  wire operands_isLocation,  // LaneComparison.java:27
  input  wire [63:0] operands_left,  // LaneComparison.java:27
  input  wire [63:0] operands_right,  // LaneComparison.java:27
  input  wire [6:0] operands_tag  // LaneComparison.java:27
);
  localparam [2:0] ElementType_FLOAT = 3'd0;
  localparam [2:0] ElementType_DOUBLE = 3'd1;
  localparam [2:0] ElementType_INT32 = 3'd2;
  localparam [2:0] ElementType_INT64 = 3'd4;
  localparam [2:0] ElementType_UINT64 = 3'd5;
  localparam [3:0] ReductionOperation_MINIMUM_LOCATION = 4'd3;
  localparam [3:0] ReductionOperation_MAXIMUM_LOCATION = 4'd4;
  reg  next_0_leftLess;  // LaneComparison.java:29
  reg  next_0_rightLess;  // LaneComparison.java:29
  reg  next_0_leftNan;  // LaneComparison.java:29
  reg  next_0_rightNan;  // LaneComparison.java:29
  reg  next_0_signalling;  // LaneComparison.java:29
  reg  next_0_leftTrue;  // LaneComparison.java:29
  reg  next_0_rightTrue;  // LaneComparison.java:29
  reg  next_1_leftLess;  // LaneComparison.java:29
  reg  next_1_rightLess;  // LaneComparison.java:29
  reg  next_1_leftNan;  // LaneComparison.java:29
  reg  next_1_rightNan;  // LaneComparison.java:29
  reg  next_1_signalling;  // LaneComparison.java:29
  reg  next_1_leftTrue;  // LaneComparison.java:29
  reg  next_1_rightTrue;  // LaneComparison.java:29
  wire wide = (operands_type == ElementType_DOUBLE) || (operands_type == ElementType_INT64)
      || (operands_type == ElementType_UINT64);  // WordKind.java:21
  wire floating = (operands_type == ElementType_FLOAT) || (operands_type == ElementType_DOUBLE);  // WordKind.java:22
  wire signed_ = (operands_type == ElementType_INT32) || (operands_type == ElementType_INT64);  // WordKind.java:23
  wire hasLocation = (operands_operation == ReductionOperation_MINIMUM_LOCATION)
      || (operands_operation == ReductionOperation_MAXIMUM_LOCATION);  // WordKind.java:26
  wire wideLocation = hasLocation && wide && operands_isLocation;  // WordKind.java:27
  wire value_0 = !wideLocation;  // LaneComparison.java:58
  wire negative_0 = wide ? operands_left[63] : operands_left[31];  // LaneComparison.java:60
  wire invertsAll_0 = value_0 && floating && negative_0;  // LaneComparison.java:61
  wire invertsSign_0 = value_0 && (floating || signed_);  // LaneComparison.java:62
  wire top_0 = invertsAll_0 || (invertsSign_0 && !wide);  // LaneComparison.java:63
  wire value_1 = !wideLocation;  // LaneComparison.java:58
  wire negative_1 = wide ? operands_right[63] : operands_right[31];  // LaneComparison.java:60
  wire invertsAll_1 = value_1 && floating && negative_1;  // LaneComparison.java:61
  wire invertsSign_1 = value_1 && (floating || signed_);  // LaneComparison.java:62
  wire top_1 = invertsAll_1 || (invertsSign_1 && !wide);  // LaneComparison.java:63
  wire lowLess = (operands_left[31:0] ^ {top_0, {31{invertsAll_0}}})
      < (operands_right[31:0] ^ {top_1, {31{invertsAll_1}}});  // LaneComparison.java:32
  wire value_2 = !wideLocation;  // LaneComparison.java:58
  wire negative_2 = wide ? operands_left[63] : operands_left[31];  // LaneComparison.java:60
  wire invertsAll_2 = value_2 && floating && negative_2;  // LaneComparison.java:61
  wire invertsSign_2 = value_2 && (floating || signed_);  // LaneComparison.java:62
  wire top_2 = invertsAll_2 || (invertsSign_2 && !wide);  // LaneComparison.java:63
  wire value_3 = !wideLocation;  // LaneComparison.java:58
  wire negative_3 = wide ? operands_right[63] : operands_right[31];  // LaneComparison.java:60
  wire invertsAll_3 = value_3 && floating && negative_3;  // LaneComparison.java:61
  wire invertsSign_3 = value_3 && (floating || signed_);  // LaneComparison.java:62
  wire top_3 = invertsAll_3 || (invertsSign_3 && !wide);  // LaneComparison.java:63
  wire lowGreater = (operands_right[31:0] ^ {top_3, {31{invertsAll_3}}})
      < (operands_left[31:0] ^ {top_2, {31{invertsAll_2}}});  // LaneComparison.java:33
  wire value_4_or = wideLocation || (hasLocation && !wide);  // LaneComparison.java:58
  wire value_4 = !value_4_or;  // LaneComparison.java:58
  wire negative_4 = wide ? operands_left[63] : operands_left[63];  // LaneComparison.java:60
  wire invertsAll_4 = value_4 && floating && negative_4;  // LaneComparison.java:61
  wire invertsSign_4 = value_4 && (floating || signed_);  // LaneComparison.java:62
  wire value_5 = !value_4_or;  // LaneComparison.java:58
  wire negative_5 = wide ? operands_right[63] : operands_right[63];  // LaneComparison.java:60
  wire invertsAll_5 = value_5 && floating && negative_5;  // LaneComparison.java:61
  wire invertsSign_5 = value_5 && (floating || signed_);  // LaneComparison.java:62
  wire highLess = (operands_left[63:32] ^ {invertsSign_4, {31{invertsAll_4}}})
      < (operands_right[63:32] ^ {invertsSign_5, {31{invertsAll_5}}});  // LaneComparison.java:34
  wire value_6 = !value_4_or;  // LaneComparison.java:58
  wire negative_6 = wide ? operands_left[63] : operands_left[63];  // LaneComparison.java:60
  wire invertsAll_6 = value_6 && floating && negative_6;  // LaneComparison.java:61
  wire invertsSign_6 = value_6 && (floating || signed_);  // LaneComparison.java:62
  wire value_7 = !value_4_or;  // LaneComparison.java:58
  wire negative_7 = wide ? operands_right[63] : operands_right[63];  // LaneComparison.java:60
  wire invertsAll_7 = value_7 && floating && negative_7;  // LaneComparison.java:61
  wire invertsSign_7 = value_7 && (floating || signed_);  // LaneComparison.java:62
  wire highGreater = (operands_right[63:32] ^ {invertsSign_7, {31{invertsAll_7}}})
      < (operands_left[63:32] ^ {invertsSign_6, {31{invertsAll_6}}});  // LaneComparison.java:35
  wire highEqual = !(highLess || highGreater);  // LaneComparison.java:36
  wire wideLess = highLess || (highEqual && lowLess);  // LaneComparison.java:37
  wire wideGreater = highGreater || (highEqual && lowGreater);  // LaneComparison.java:38
  wire nan_0 = wide ? ((&operands_left[62:52]) && (operands_left[51:0] != 52'd0))
      : ((&operands_left[30:23]) && (operands_left[22:0] != 23'd0));  // LaneComparison.java:68
  wire nan_1 = wide ? ((&operands_right[62:52]) && (operands_right[51:0] != 52'd0))
      : ((&operands_right[30:23]) && (operands_right[22:0] != 23'd0));  // LaneComparison.java:68
  wire signalling_0 = wide ? ((&operands_left[62:52]) && (operands_left[51:0] != 52'd0) && !operands_left[51])
      : ((&operands_left[30:23]) && (operands_left[22:0] != 23'd0) && !operands_left[22]);  // LaneComparison.java:73
  wire signalling_1 = wide ? ((&operands_right[62:52]) && (operands_right[51:0] != 52'd0)
      && !operands_right[51]) : ((&operands_right[30:23]) && (operands_right[22:0] != 23'd0)
      && !operands_right[22]);  // LaneComparison.java:73
  wire signCounts_0 = !floating || wide;  // LaneComparison.java:93
  wire [31:0] half_0 = operands_left[31:0];  // LaneComparison.java:54
  wire low_0 = (half_0[30:0] != 31'd0) || (half_0[31] && signCounts_0);  // LaneComparison.java:96
  wire signCounts_1 = !floating;  // LaneComparison.java:94
  wire [31:0] half_1 = operands_left[63:32];  // LaneComparison.java:54
  wire high_0 = (half_1[30:0] != 31'd0) || (half_1[31] && signCounts_1);  // LaneComparison.java:96
  wire signCounts_2 = !floating || wide;  // LaneComparison.java:93
  wire [31:0] half_2 = operands_right[31:0];  // LaneComparison.java:54
  wire low_1 = (half_2[30:0] != 31'd0) || (half_2[31] && signCounts_2);  // LaneComparison.java:96
  wire signCounts_3 = !floating;  // LaneComparison.java:94
  wire [31:0] half_3 = operands_right[63:32];  // LaneComparison.java:54
  wire high_1 = (half_3[30:0] != 31'd0) || (half_3[31] && signCounts_3);  // LaneComparison.java:96
  wire nan_2 = wide ? ((&operands_left[62:52]) && (operands_left[51:0] != 52'd0))
      : ((&operands_left[62:55]) && (operands_left[54:32] != 23'd0));  // LaneComparison.java:68
  wire nan_3 = wide ? ((&operands_right[62:52]) && (operands_right[51:0] != 52'd0))
      : ((&operands_right[62:55]) && (operands_right[54:32] != 23'd0));  // LaneComparison.java:68
  wire signalling_2 = wide ? ((&operands_left[62:52]) && (operands_left[51:0] != 52'd0) && !operands_left[51])
      : ((&operands_left[62:55]) && (operands_left[54:32] != 23'd0) && !operands_left[54]);  // LaneComparison.java:73
  wire signalling_3 = wide ? ((&operands_right[62:52]) && (operands_right[51:0] != 52'd0)
      && !operands_right[51]) : ((&operands_right[62:55]) && (operands_right[54:32] != 23'd0)
      && !operands_right[54]);  // LaneComparison.java:73
  wire signCounts_4 = !floating || wide;  // LaneComparison.java:93
  wire [31:0] half_4 = operands_left[31:0];  // LaneComparison.java:54
  wire low_2 = (half_4[30:0] != 31'd0) || (half_4[31] && signCounts_4);  // LaneComparison.java:96
  wire signCounts_5 = !floating;  // LaneComparison.java:94
  wire [31:0] half_5 = operands_left[63:32];  // LaneComparison.java:54
  wire high_2 = (half_5[30:0] != 31'd0) || (half_5[31] && signCounts_5);  // LaneComparison.java:96
  wire signCounts_6 = !floating || wide;  // LaneComparison.java:93
  wire [31:0] half_6 = operands_right[31:0];  // LaneComparison.java:54
  wire low_3 = (half_6[30:0] != 31'd0) || (half_6[31] && signCounts_6);  // LaneComparison.java:96
  wire signCounts_7 = !floating;  // LaneComparison.java:94
  wire [31:0] half_7 = operands_right[63:32];  // LaneComparison.java:54
  wire high_3 = (half_7[30:0] != 31'd0) || (half_7[31] && signCounts_7);  // LaneComparison.java:96
  assign facts_0_leftLess = next_0_leftLess;  // LaneComparison.java:30
  assign facts_0_rightLess = next_0_rightLess;  // LaneComparison.java:30
  assign facts_0_leftNan = next_0_leftNan;  // LaneComparison.java:30
  assign facts_0_rightNan = next_0_rightNan;  // LaneComparison.java:30
  assign facts_0_signalling = next_0_signalling;  // LaneComparison.java:30
  assign facts_0_leftTrue = next_0_leftTrue;  // LaneComparison.java:30
  assign facts_0_rightTrue = next_0_rightTrue;  // LaneComparison.java:30
  assign facts_1_leftLess = next_1_leftLess;  // LaneComparison.java:30
  assign facts_1_rightLess = next_1_rightLess;  // LaneComparison.java:30
  assign facts_1_leftNan = next_1_leftNan;  // LaneComparison.java:30
  assign facts_1_rightNan = next_1_rightNan;  // LaneComparison.java:30
  assign facts_1_signalling = next_1_signalling;  // LaneComparison.java:30
  assign facts_1_leftTrue = next_1_leftTrue;  // LaneComparison.java:30
  assign facts_1_rightTrue = next_1_rightTrue;  // LaneComparison.java:30
  always @(posedge clock) begin
    next_0_leftLess <= wide ? wideLess : lowLess;  // LaneComparison.java:39
    next_0_rightLess <= wide ? wideGreater : lowGreater;  // LaneComparison.java:40
    next_1_leftLess <= wide ? wideLess : highLess;  // LaneComparison.java:41
    next_1_rightLess <= wide ? wideGreater : highGreater;  // LaneComparison.java:42
    next_0_leftNan <= nan_0 && (floating && !wideLocation);  // LaneComparison.java:45
    next_0_rightNan <= nan_1 && (floating && !wideLocation);  // LaneComparison.java:46
    next_0_signalling <= (signalling_0 && (floating && !wideLocation))
        || (signalling_1 && (floating && !wideLocation));  // LaneComparison.java:47
    next_0_leftTrue <= wide ? (low_0 || high_0) : low_0;  // LaneComparison.java:48
    next_0_rightTrue <= wide ? (low_1 || high_1) : low_1;  // LaneComparison.java:49
    next_1_leftNan <= nan_2 && (floating && !value_4_or);  // LaneComparison.java:45
    next_1_rightNan <= nan_3 && (floating && !value_4_or);  // LaneComparison.java:46
    next_1_signalling <= (signalling_2 && (floating && !value_4_or))
        || (signalling_3 && (floating && !value_4_or));  // LaneComparison.java:47
    next_1_leftTrue <= wide ? (low_2 || high_2) : high_2;  // LaneComparison.java:48
    next_1_rightTrue <= wide ? (low_3 || high_3) : high_3;  // LaneComparison.java:49
  end
  wire unused_ok = &{1'b0, operands_tag};
endmodule
