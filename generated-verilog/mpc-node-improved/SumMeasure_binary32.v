`default_nettype none
// format=binary32
module SumMeasure_binary32 (  // SumMeasure.java:17
  input  wire clock,  // SumMeasure.java:17
  input  wire [7:0] raw_exponent,  // SumMeasure.java:19
  input  wire [27:0] raw_significand,  // SumMeasure.java:19
  input  wire raw_subtract,  // SumMeasure.java:19
  input  wire raw_sum_negative,  // SumMeasure.java:19
  input  wire raw_sum_infinite,  // SumMeasure.java:19
  input  wire raw_sum_nan,  // SumMeasure.java:19
  input  wire raw_sum_invalid,  // SumMeasure.java:19
  output wire [7:0] measured_exponent,  // SumMeasure.java:20
  output wire [27:0] measured_significand,  // SumMeasure.java:20
  output wire [4:0] measured_shift,  // SumMeasure.java:20
  output wire measured_sum_negative,  // SumMeasure.java:20
  output wire measured_sum_infinite,  // SumMeasure.java:20
  output wire measured_sum_nan,  // SumMeasure.java:20
  output wire measured_sum_invalid  // SumMeasure.java:20
);
  reg  [7:0] next_exponent;  // SumMeasure.java:21
  reg  [27:0] next_significand;  // SumMeasure.java:21
  reg  [4:0] next_shift;  // SumMeasure.java:21
  reg  next_sum_negative;  // SumMeasure.java:21
  reg  next_sum_infinite;  // SumMeasure.java:21
  reg  next_sum_nan;  // SumMeasure.java:21
  reg  next_sum_invalid;  // SumMeasure.java:21
  wire zeros_not = !(|raw_significand[27:26]);  // SumMeasure.java:24
  wire zeros_not_1 = !(|raw_significand[23:22]);  // SumMeasure.java:24
  wire zeros_not_2 = !(|raw_significand[27:24]);  // SumMeasure.java:24
  wire [1:0] zeros_choice = zeros_not_2
      ? {zeros_not_1, zeros_not_1 ? !raw_significand[21] : !raw_significand[23]}
      : {zeros_not, zeros_not ? !raw_significand[25] : !raw_significand[27]};  // SumMeasure.java:24
  wire zeros_not_3 = !(|raw_significand[19:18]);  // SumMeasure.java:24
  wire zeros_not_4 = !(|raw_significand[15:14]);  // SumMeasure.java:24
  wire zeros_not_5 = !(|raw_significand[19:16]);  // SumMeasure.java:24
  wire [1:0] zeros_choice_1 = zeros_not_5
      ? {zeros_not_4, zeros_not_4 ? !raw_significand[13] : !raw_significand[15]}
      : {zeros_not_3, zeros_not_3 ? !raw_significand[17] : !raw_significand[19]};  // SumMeasure.java:24
  wire zeros_not_6 = !(|raw_significand[27:20]);  // SumMeasure.java:24
  wire zeros_not_7 = !(|raw_significand[11:10]);  // SumMeasure.java:24
  wire zeros_not_8 = !(|raw_significand[7:6]);  // SumMeasure.java:24
  wire zeros_not_9 = !(|raw_significand[11:8]);  // SumMeasure.java:24
  wire [1:0] zeros_choice_2 = zeros_not_9
      ? {zeros_not_8, zeros_not_8 ? !raw_significand[5] : !raw_significand[7]}
      : {zeros_not_7, zeros_not_7 ? !raw_significand[9] : !raw_significand[11]};  // SumMeasure.java:24
  wire zeros_not_10 = !(|raw_significand[3:2]);  // SumMeasure.java:24
  wire zeros_not_11 = !(|raw_significand[3:0]);  // SumMeasure.java:24
  wire zeros_not_12 = !(|raw_significand[11:4]);  // SumMeasure.java:24
  wire zeros_not_13 = !(|raw_significand[27:12]);  // SumMeasure.java:24
  wire [3:0] zeros_choice_3 = zeros_not_13
      ? {zeros_not_12, zeros_not_12 ? {zeros_not_11, zeros_not_11 ? 2'd0
      : {zeros_not_10, zeros_not_10 ? !raw_significand[1] : !raw_significand[3]}}
      : {zeros_not_9, zeros_choice_2}}
      : {zeros_not_6, zeros_not_6 ? {zeros_not_5, zeros_choice_1} : {zeros_not_2, zeros_choice}};  // SumMeasure.java:24
  wire [4:0] zeros = {zeros_not_13, zeros_choice_3};  // SumMeasure.java:24
  wire subnormal = raw_exponent < {3'd0, zeros};  // SumMeasure.java:25
  wire cancelled = raw_subtract && (raw_significand == 28'd0);  // SumMeasure.java:30
  wire negative = raw_sum_negative && !cancelled;  // SumMeasure.java:31
  assign measured_exponent = next_exponent;  // SumMeasure.java:22
  assign measured_significand = next_significand;  // SumMeasure.java:22
  assign measured_shift = next_shift;  // SumMeasure.java:22
  assign measured_sum_negative = next_sum_negative;  // SumMeasure.java:22
  assign measured_sum_infinite = next_sum_infinite;  // SumMeasure.java:22
  assign measured_sum_nan = next_sum_nan;  // SumMeasure.java:22
  assign measured_sum_invalid = next_sum_invalid;  // SumMeasure.java:22
  always @(posedge clock) begin
    next_exponent <= raw_exponent;  // SumMeasure.java:26
    next_significand <= raw_significand;  // SumMeasure.java:27
    next_shift <= subnormal ? raw_exponent[4:0] : zeros;  // SumMeasure.java:28
    next_sum_negative <= negative;  // SumMeasure.java:32
    next_sum_infinite <= raw_sum_infinite;  // SumMeasure.java:32
    next_sum_nan <= raw_sum_nan;  // SumMeasure.java:32
    next_sum_invalid <= raw_sum_invalid;  // SumMeasure.java:32
  end
endmodule
`default_nettype wire
