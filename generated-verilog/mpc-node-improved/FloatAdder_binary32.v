`default_nettype none
// format=binary32
module FloatAdder_binary32 (  // FloatAdder.java:31
  input  wire clock,  // FloatAdder.java:31
  input  wire reset,  // FloatAdder.java:31
  input  wire [31:0] pair_data_left,  // FloatAdder.java:33
  input  wire [31:0] pair_data_right,  // FloatAdder.java:33
  input  wire pair_valid,  // FloatAdder.java:33
  output wire [31:0] sum_data_value,  // FloatAdder.java:34
  output wire [4:0] sum_data_flags,  // FloatAdder.java:34
  output wire sum_valid  // FloatAdder.java:34
);
  reg  arrived_0;  // FloatAdder.java:49
  reg  arrived_1;  // FloatAdder.java:49
  reg  arrived_2;  // FloatAdder.java:49
  reg  arrived_3;  // FloatAdder.java:49
  reg  arrived_4;  // FloatAdder.java:49
  wire [7:0] order_ordered_exponent, order_ordered_distance;  // FloatAdder.java:35
  wire [23:0] order_ordered_larger, order_ordered_smaller;  // FloatAdder.java:35
  wire order_ordered_subtract, order_ordered_sum_negative, order_ordered_sum_infinite, order_ordered_sum_nan,
      order_ordered_sum_invalid;  // FloatAdder.java:35
  wire [7:0] alignment_aligned_exponent; wire [26:0] alignment_aligned_larger, alignment_aligned_smaller;  // FloatAdder.java:36
  wire alignment_aligned_subtract, alignment_aligned_sum_negative, alignment_aligned_sum_infinite,
      alignment_aligned_sum_nan, alignment_aligned_sum_invalid;  // FloatAdder.java:36
  wire [7:0] addition_raw_exponent; wire [27:0] addition_raw_significand;  // FloatAdder.java:37
  wire addition_raw_subtract, addition_raw_sum_negative, addition_raw_sum_infinite, addition_raw_sum_nan,
      addition_raw_sum_invalid;  // FloatAdder.java:37
  wire [7:0] measure_measured_exponent; wire [27:0] measure_measured_significand;  // FloatAdder.java:38
  wire [4:0] measure_measured_shift;  // FloatAdder.java:38
  wire measure_measured_sum_negative, measure_measured_sum_infinite, measure_measured_sum_nan,
      measure_measured_sum_invalid;  // FloatAdder.java:38
  wire [7:0] normalisation_normalised_exponent; wire [27:0] normalisation_normalised_significand;  // FloatAdder.java:39
  wire normalisation_normalised_sum_negative, normalisation_normalised_sum_infinite,
      normalisation_normalised_sum_nan, normalisation_normalised_sum_invalid;  // FloatAdder.java:39
  wire [31:0] rounding_rounded_value; wire [4:0] rounding_rounded_flags;  // FloatAdder.java:40
  assign sum_data_value = rounding_rounded_value;  // FloatAdder.java:47
  assign sum_data_flags = rounding_rounded_flags;  // FloatAdder.java:47
  assign sum_valid = arrived_4;  // FloatAdder.java:53
  always @(posedge clock) begin
    arrived_0 <= pair_valid;  // FloatAdder.java:51
    arrived_1 <= arrived_0;  // FloatAdder.java:51
    arrived_2 <= arrived_1;  // FloatAdder.java:51
    arrived_3 <= arrived_2;  // FloatAdder.java:51
    arrived_4 <= arrived_3;  // FloatAdder.java:51
    if (reset) begin
      arrived_0 <= 1'b0;  // FloatAdder.java:49
      arrived_1 <= 1'b0;  // FloatAdder.java:49
      arrived_2 <= 1'b0;  // FloatAdder.java:49
      arrived_3 <= 1'b0;  // FloatAdder.java:49
      arrived_4 <= 1'b0;  // FloatAdder.java:49
    end
  end
  OperandOrder_binary32 order (  // FloatAdder.java:35
    .clock(clock), .pair_left(pair_data_left), .pair_right(pair_data_right),
    .ordered_exponent(order_ordered_exponent), .ordered_larger(order_ordered_larger),
    .ordered_smaller(order_ordered_smaller), .ordered_distance(order_ordered_distance),
    .ordered_subtract(order_ordered_subtract), .ordered_sum_negative(order_ordered_sum_negative),
    .ordered_sum_infinite(order_ordered_sum_infinite), .ordered_sum_nan(order_ordered_sum_nan),
    .ordered_sum_invalid(order_ordered_sum_invalid));
  OperandAlignment_binary32 alignment (  // FloatAdder.java:36
    .clock(clock), .ordered_exponent(order_ordered_exponent), .ordered_larger(order_ordered_larger),
    .ordered_smaller(order_ordered_smaller), .ordered_distance(order_ordered_distance),
    .ordered_subtract(order_ordered_subtract), .ordered_sum_negative(order_ordered_sum_negative),
    .ordered_sum_infinite(order_ordered_sum_infinite), .ordered_sum_nan(order_ordered_sum_nan),
    .ordered_sum_invalid(order_ordered_sum_invalid), .aligned_exponent(alignment_aligned_exponent),
    .aligned_larger(alignment_aligned_larger), .aligned_smaller(alignment_aligned_smaller),
    .aligned_subtract(alignment_aligned_subtract), .aligned_sum_negative(alignment_aligned_sum_negative),
    .aligned_sum_infinite(alignment_aligned_sum_infinite), .aligned_sum_nan(alignment_aligned_sum_nan),
    .aligned_sum_invalid(alignment_aligned_sum_invalid));
  SignificandAddition_binary32 addition (  // FloatAdder.java:37
    .clock(clock), .aligned_exponent(alignment_aligned_exponent), .aligned_larger(alignment_aligned_larger),
    .aligned_smaller(alignment_aligned_smaller), .aligned_subtract(alignment_aligned_subtract),
    .aligned_sum_negative(alignment_aligned_sum_negative),
        .aligned_sum_infinite(alignment_aligned_sum_infinite),
    .aligned_sum_nan(alignment_aligned_sum_nan), .aligned_sum_invalid(alignment_aligned_sum_invalid),
    .raw_exponent(addition_raw_exponent), .raw_significand(addition_raw_significand),
    .raw_subtract(addition_raw_subtract), .raw_sum_negative(addition_raw_sum_negative),
    .raw_sum_infinite(addition_raw_sum_infinite), .raw_sum_nan(addition_raw_sum_nan),
    .raw_sum_invalid(addition_raw_sum_invalid));
  SumMeasure_binary32 measure (  // FloatAdder.java:38
    .clock(clock), .raw_exponent(addition_raw_exponent), .raw_significand(addition_raw_significand),
    .raw_subtract(addition_raw_subtract), .raw_sum_negative(addition_raw_sum_negative),
    .raw_sum_infinite(addition_raw_sum_infinite), .raw_sum_nan(addition_raw_sum_nan),
    .raw_sum_invalid(addition_raw_sum_invalid), .measured_exponent(measure_measured_exponent),
    .measured_significand(measure_measured_significand), .measured_shift(measure_measured_shift),
    .measured_sum_negative(measure_measured_sum_negative),
        .measured_sum_infinite(measure_measured_sum_infinite),
    .measured_sum_nan(measure_measured_sum_nan), .measured_sum_invalid(measure_measured_sum_invalid));
  SumNormalisation_binary32 normalisation (  // FloatAdder.java:39
    .clock(clock), .measured_exponent(measure_measured_exponent),
    .measured_significand(measure_measured_significand), .measured_shift(measure_measured_shift),
    .measured_sum_negative(measure_measured_sum_negative),
        .measured_sum_infinite(measure_measured_sum_infinite),
    .measured_sum_nan(measure_measured_sum_nan), .measured_sum_invalid(measure_measured_sum_invalid),
    .normalised_exponent(normalisation_normalised_exponent),
    .normalised_significand(normalisation_normalised_significand),
    .normalised_sum_negative(normalisation_normalised_sum_negative),
    .normalised_sum_infinite(normalisation_normalised_sum_infinite),
    .normalised_sum_nan(normalisation_normalised_sum_nan),
    .normalised_sum_invalid(normalisation_normalised_sum_invalid));
  SumRounding_binary32 rounding (  // FloatAdder.java:40
    .normalised_exponent(normalisation_normalised_exponent),
    .normalised_significand(normalisation_normalised_significand),
    .normalised_sum_negative(normalisation_normalised_sum_negative),
    .normalised_sum_infinite(normalisation_normalised_sum_infinite),
    .normalised_sum_nan(normalisation_normalised_sum_nan),
    .normalised_sum_invalid(normalisation_normalised_sum_invalid), .rounded_value(rounding_rounded_value),
    .rounded_flags(rounding_rounded_flags));
endmodule
`default_nettype wire
