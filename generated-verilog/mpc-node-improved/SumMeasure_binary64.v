`default_nettype none
// format=binary64
module SumMeasure_binary64 (  // SumMeasure.java:17
  input  wire clock,  // SumMeasure.java:17
  input  wire [10:0] raw_exponent,  // SumMeasure.java:19
  input  wire [56:0] raw_significand,  // SumMeasure.java:19
  input  wire raw_subtract,  // SumMeasure.java:19
  input  wire raw_sum_negative,  // SumMeasure.java:19
  input  wire raw_sum_infinite,  // SumMeasure.java:19
  input  wire raw_sum_nan,  // SumMeasure.java:19
  input  wire raw_sum_invalid,  // SumMeasure.java:19
  output wire [10:0] measured_exponent,  // SumMeasure.java:20
  output wire [56:0] measured_significand,  // SumMeasure.java:20
  output wire [5:0] measured_shift,  // SumMeasure.java:20
  output wire measured_sum_negative,  // SumMeasure.java:20
  output wire measured_sum_infinite,  // SumMeasure.java:20
  output wire measured_sum_nan,  // SumMeasure.java:20
  output wire measured_sum_invalid  // SumMeasure.java:20
);
  reg  [10:0] next_exponent;  // SumMeasure.java:21
  reg  [56:0] next_significand;  // SumMeasure.java:21
  reg  [5:0] next_shift;  // SumMeasure.java:21
  reg  next_sum_negative;  // SumMeasure.java:21
  reg  next_sum_infinite;  // SumMeasure.java:21
  reg  next_sum_nan;  // SumMeasure.java:21
  reg  next_sum_invalid;  // SumMeasure.java:21
  wire zeros_not = !(|raw_significand[56:55]);  // SumMeasure.java:24
  wire zeros_not_1 = !(|raw_significand[52:51]);  // SumMeasure.java:24
  wire zeros_not_2 = !(|raw_significand[56:53]);  // SumMeasure.java:24
  wire [1:0] zeros_choice = zeros_not_2
      ? {zeros_not_1, zeros_not_1 ? !raw_significand[50] : !raw_significand[52]}
      : {zeros_not, zeros_not ? !raw_significand[54] : !raw_significand[56]};  // SumMeasure.java:24
  wire zeros_not_3 = !(|raw_significand[48:47]);  // SumMeasure.java:24
  wire zeros_not_4 = !(|raw_significand[44:43]);  // SumMeasure.java:24
  wire zeros_not_5 = !(|raw_significand[48:45]);  // SumMeasure.java:24
  wire [1:0] zeros_choice_1 = zeros_not_5
      ? {zeros_not_4, zeros_not_4 ? !raw_significand[42] : !raw_significand[44]}
      : {zeros_not_3, zeros_not_3 ? !raw_significand[46] : !raw_significand[48]};  // SumMeasure.java:24
  wire zeros_not_6 = !(|raw_significand[56:49]);  // SumMeasure.java:24
  wire zeros_not_7 = !(|raw_significand[40:39]);  // SumMeasure.java:24
  wire zeros_not_8 = !(|raw_significand[36:35]);  // SumMeasure.java:24
  wire zeros_not_9 = !(|raw_significand[40:37]);  // SumMeasure.java:24
  wire [1:0] zeros_choice_2 = zeros_not_9
      ? {zeros_not_8, zeros_not_8 ? !raw_significand[34] : !raw_significand[36]}
      : {zeros_not_7, zeros_not_7 ? !raw_significand[38] : !raw_significand[40]};  // SumMeasure.java:24
  wire zeros_not_10 = !(|raw_significand[32:31]);  // SumMeasure.java:24
  wire zeros_not_11 = !(|raw_significand[28:27]);  // SumMeasure.java:24
  wire zeros_not_12 = !(|raw_significand[32:29]);  // SumMeasure.java:24
  wire [1:0] zeros_choice_3 = zeros_not_12
      ? {zeros_not_11, zeros_not_11 ? !raw_significand[26] : !raw_significand[28]}
      : {zeros_not_10, zeros_not_10 ? !raw_significand[30] : !raw_significand[32]};  // SumMeasure.java:24
  wire zeros_not_13 = !(|raw_significand[40:33]);  // SumMeasure.java:24
  wire zeros_not_14 = !(|raw_significand[56:41]);  // SumMeasure.java:24
  wire zeros_not_15 = !(|raw_significand[24:23]);  // SumMeasure.java:24
  wire zeros_not_16 = !(|raw_significand[20:19]);  // SumMeasure.java:24
  wire zeros_not_17 = !(|raw_significand[24:21]);  // SumMeasure.java:24
  wire [1:0] zeros_choice_4 = zeros_not_17
      ? {zeros_not_16, zeros_not_16 ? !raw_significand[18] : !raw_significand[20]}
      : {zeros_not_15, zeros_not_15 ? !raw_significand[22] : !raw_significand[24]};  // SumMeasure.java:24
  wire zeros_not_18 = !(|raw_significand[16:15]);  // SumMeasure.java:24
  wire zeros_not_19 = !(|raw_significand[12:11]);  // SumMeasure.java:24
  wire zeros_not_20 = !(|raw_significand[16:13]);  // SumMeasure.java:24
  wire [1:0] zeros_choice_5 = zeros_not_20
      ? {zeros_not_19, zeros_not_19 ? !raw_significand[10] : !raw_significand[12]}
      : {zeros_not_18, zeros_not_18 ? !raw_significand[14] : !raw_significand[16]};  // SumMeasure.java:24
  wire zeros_not_21 = !(|raw_significand[24:17]);  // SumMeasure.java:24
  wire zeros_not_22 = !(|raw_significand[8:7]);  // SumMeasure.java:24
  wire zeros_not_23 = !(|raw_significand[4:3]);  // SumMeasure.java:24
  wire zeros_not_24 = !(|raw_significand[8:5]);  // SumMeasure.java:24
  wire [1:0] zeros_choice_6 = zeros_not_24
      ? {zeros_not_23, zeros_not_23 ? !raw_significand[2] : !raw_significand[4]}
      : {zeros_not_22, zeros_not_22 ? !raw_significand[6] : !raw_significand[8]};  // SumMeasure.java:24
  wire [63:0] zeros_joined = {raw_significand, 7'd127};  // SumMeasure.java:24
  wire zeros_not_25 = !(|zeros_joined[7:6]);  // SumMeasure.java:24
  wire zeros_not_26 = !(|zeros_joined[7:4]);  // SumMeasure.java:24
  wire zeros_not_27 = !(|raw_significand[8:1]);  // SumMeasure.java:24
  wire zeros_not_28 = !(|raw_significand[24:9]);  // SumMeasure.java:24
  wire [3:0] zeros_choice_7 = zeros_not_28
      ? {zeros_not_27, zeros_not_27 ? {zeros_not_26, zeros_not_26 ? 2'd0
      : {zeros_not_25, zeros_not_25 ? 1'b0 : !raw_significand[0]}} : {zeros_not_24, zeros_choice_6}}
      : {zeros_not_21, zeros_not_21 ? {zeros_not_20, zeros_choice_5} : {zeros_not_17, zeros_choice_4}};  // SumMeasure.java:24
  wire zeros_not_29 = !(|raw_significand[56:25]);  // SumMeasure.java:24
  wire [5:0] zeros = {zeros_not_29, zeros_not_29 ? {zeros_not_28, zeros_choice_7}
      : {zeros_not_14, zeros_not_14 ? {zeros_not_13, zeros_not_13 ? {zeros_not_12, zeros_choice_3}
      : {zeros_not_9, zeros_choice_2}}
      : {zeros_not_6, zeros_not_6 ? {zeros_not_5, zeros_choice_1} : {zeros_not_2, zeros_choice}}}};  // SumMeasure.java:24
  wire subnormal = raw_exponent < {5'd0, zeros};  // SumMeasure.java:25
  wire cancelled = raw_subtract && (raw_significand == 57'd0);  // SumMeasure.java:30
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
    next_shift <= subnormal ? raw_exponent[5:0] : zeros;  // SumMeasure.java:28
    next_sum_negative <= negative;  // SumMeasure.java:32
    next_sum_infinite <= raw_sum_infinite;  // SumMeasure.java:32
    next_sum_nan <= raw_sum_nan;  // SumMeasure.java:32
    next_sum_invalid <= raw_sum_invalid;  // SumMeasure.java:32
  end
  wire unused_ok = &{1'b0, zeros_joined[3:0], zeros_joined[63:8]};
endmodule
`default_nettype wire
