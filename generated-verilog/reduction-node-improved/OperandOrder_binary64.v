`default_nettype none
// format=binary64
module OperandOrder_binary64 (  // OperandOrder.java:19
  input  wire clock,  // OperandOrder.java:19
  input  wire [63:0] pair_left,  // OperandOrder.java:22
  input  wire [63:0] pair_right,  // OperandOrder.java:22
  output wire [10:0] ordered_exponent,  // OperandOrder.java:23
  output wire [52:0] ordered_larger,  // OperandOrder.java:23
  output wire [52:0] ordered_smaller,  // OperandOrder.java:23
  output wire [10:0] ordered_distance,  // OperandOrder.java:23
  output wire ordered_subtract,  // OperandOrder.java:23
  output wire ordered_sum_negative,  // OperandOrder.java:23
  output wire ordered_sum_infinite,  // OperandOrder.java:23
  output wire ordered_sum_nan,  // OperandOrder.java:23
  output wire ordered_sum_invalid  // OperandOrder.java:23
);
  reg  [10:0] next_exponent;  // OperandOrder.java:24
  reg  [52:0] next_larger;  // OperandOrder.java:24
  reg  [52:0] next_smaller;  // OperandOrder.java:24
  reg  [10:0] next_distance;  // OperandOrder.java:24
  reg  next_subtract;  // OperandOrder.java:24
  reg  next_sum_negative;  // OperandOrder.java:24
  reg  next_sum_infinite;  // OperandOrder.java:24
  reg  next_sum_nan;  // OperandOrder.java:24
  reg  next_sum_invalid;  // OperandOrder.java:24
  wire swapped = pair_left[62:0] < pair_right[62:0];  // OperandOrder.java:29
  wire [10:0] exponent_0 = pair_left[62:52];  // FloatFormat.java:67
  wire [10:0] leftExponent = exponent_0 | {10'd0, exponent_0 == 11'd0};  // OperandOrder.java:52
  wire [10:0] exponent_1 = pair_right[62:52];  // FloatFormat.java:67
  wire [10:0] rightExponent = exponent_1 | {10'd0, exponent_1 == 11'd0};  // OperandOrder.java:52
  wire signsDiffer = pair_left[63] ^ pair_right[63];  // OperandOrder.java:39
  wire opposed = signsDiffer && ((&pair_left[62:52]) && (pair_left[51:0] == 52'd0))
      && ((&pair_right[62:52]) && (pair_right[51:0] == 52'd0));  // OperandOrder.java:40
  wire anyNan = ((&pair_left[62:52]) && (pair_left[51:0] != 52'd0))
      || ((&pair_right[62:52]) && (pair_right[51:0] != 52'd0));  // OperandOrder.java:41
  wire signalling = ((&pair_left[62:52]) && (pair_left[51:0] != 52'd0) && !pair_left[51])
      || ((&pair_right[62:52]) && (pair_right[51:0] != 52'd0) && !pair_right[51]);  // OperandOrder.java:42
  assign ordered_exponent = next_exponent;  // OperandOrder.java:25
  assign ordered_larger = next_larger;  // OperandOrder.java:25
  assign ordered_smaller = next_smaller;  // OperandOrder.java:25
  assign ordered_distance = next_distance;  // OperandOrder.java:25
  assign ordered_subtract = next_subtract;  // OperandOrder.java:25
  assign ordered_sum_negative = next_sum_negative;  // OperandOrder.java:25
  assign ordered_sum_infinite = next_sum_infinite;  // OperandOrder.java:25
  assign ordered_sum_nan = next_sum_nan;  // OperandOrder.java:25
  assign ordered_sum_invalid = next_sum_invalid;  // OperandOrder.java:25
  always @(posedge clock) begin
    next_exponent <= swapped ? rightExponent : leftExponent;  // OperandOrder.java:32
    next_larger <= swapped ? {pair_right[62:52] != 11'd0, pair_right[51:0]}
        : {pair_left[62:52] != 11'd0, pair_left[51:0]};  // OperandOrder.java:33
    next_smaller <= swapped ? {pair_left[62:52] != 11'd0, pair_left[51:0]}
        : {pair_right[62:52] != 11'd0, pair_right[51:0]};  // OperandOrder.java:34
    next_distance <= swapped ? (rightExponent - leftExponent) : (leftExponent - rightExponent);  // OperandOrder.java:36
    next_subtract <= signsDiffer;  // OperandOrder.java:43
    next_sum_negative <= swapped ? pair_right[63] : pair_left[63];  // OperandOrder.java:44
    next_sum_infinite <= ((&pair_left[62:52]) && (pair_left[51:0] == 52'd0))
        || ((&pair_right[62:52]) && (pair_right[51:0] == 52'd0));  // OperandOrder.java:45
    next_sum_nan <= anyNan || opposed;  // OperandOrder.java:46
    next_sum_invalid <= signalling || opposed;  // OperandOrder.java:47
  end
endmodule
`default_nettype wire
