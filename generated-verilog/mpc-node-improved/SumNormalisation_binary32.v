`default_nettype none
// format=binary32
module SumNormalisation_binary32 (  // SumNormalisation.java:17
  input  wire clock,  // SumNormalisation.java:17
  input  wire [7:0] measured_exponent,  // SumNormalisation.java:19
  input  wire [27:0] measured_significand,  // SumNormalisation.java:19
  input  wire [4:0] measured_shift,  // SumNormalisation.java:19
  input  wire measured_sum_negative,  // SumNormalisation.java:19
  input  wire measured_sum_infinite,  // SumNormalisation.java:19
  input  wire measured_sum_nan,  // SumNormalisation.java:19
  input  wire measured_sum_invalid,  // SumNormalisation.java:19
  output wire [7:0] normalised_exponent,  // SumNormalisation.java:20
  output wire [27:0] normalised_significand,  // SumNormalisation.java:20
  output wire normalised_sum_negative,  // SumNormalisation.java:20
  output wire normalised_sum_infinite,  // SumNormalisation.java:20
  output wire normalised_sum_nan,  // SumNormalisation.java:20
  output wire normalised_sum_invalid  // SumNormalisation.java:20
);
  reg  [7:0] next_exponent;  // SumNormalisation.java:21
  reg  [27:0] next_significand;  // SumNormalisation.java:21
  reg  next_sum_negative;  // SumNormalisation.java:21
  reg  next_sum_infinite;  // SumNormalisation.java:21
  reg  next_sum_nan;  // SumNormalisation.java:21
  reg  next_sum_invalid;  // SumNormalisation.java:21
  wire [27:0] shifted = measured_significand << measured_shift;  // SumNormalisation.java:25
  wire normal = shifted[27];  // SumNormalisation.java:26
  wire [7:0] exponent = (measured_exponent + 8'd1) - {3'd0, measured_shift};  // SumNormalisation.java:28
  assign normalised_exponent = next_exponent;  // SumNormalisation.java:22
  assign normalised_significand = next_significand;  // SumNormalisation.java:22
  assign normalised_sum_negative = next_sum_negative;  // SumNormalisation.java:22
  assign normalised_sum_infinite = next_sum_infinite;  // SumNormalisation.java:22
  assign normalised_sum_nan = next_sum_nan;  // SumNormalisation.java:22
  assign normalised_sum_invalid = next_sum_invalid;  // SumNormalisation.java:22
  always @(posedge clock) begin
    next_significand <= shifted;  // SumNormalisation.java:29
    next_exponent <= normal ? exponent : 8'd0;  // SumNormalisation.java:30
    next_sum_negative <= measured_sum_negative;  // SumNormalisation.java:31
    next_sum_infinite <= measured_sum_infinite;  // SumNormalisation.java:31
    next_sum_nan <= measured_sum_nan;  // SumNormalisation.java:31
    next_sum_invalid <= measured_sum_invalid;  // SumNormalisation.java:31
  end
endmodule
`default_nettype wire
