`default_nettype none
// format=binary32
module SignificandAddition_binary32 (  // SignificandAddition.java:15
  input  wire clock,  // SignificandAddition.java:15
  input  wire [7:0] aligned_exponent,  // SignificandAddition.java:17
  input  wire [26:0] aligned_larger,  // SignificandAddition.java:17
  input  wire [26:0] aligned_smaller,  // SignificandAddition.java:17
  input  wire aligned_subtract,  // SignificandAddition.java:17
  input  wire aligned_sum_negative,  // SignificandAddition.java:17
  input  wire aligned_sum_infinite,  // SignificandAddition.java:17
  input  wire aligned_sum_nan,  // SignificandAddition.java:17
  input  wire aligned_sum_invalid,  // SignificandAddition.java:17
  output wire [7:0] raw_exponent,  // SignificandAddition.java:18
  output wire [27:0] raw_significand,  // SignificandAddition.java:18
  output wire raw_subtract,  // SignificandAddition.java:18
  output wire raw_sum_negative,  // SignificandAddition.java:18
  output wire raw_sum_infinite,  // SignificandAddition.java:18
  output wire raw_sum_nan,  // SignificandAddition.java:18
  output wire raw_sum_invalid  // SignificandAddition.java:18
);
  reg  [7:0] next_exponent;  // SignificandAddition.java:19
  reg  [27:0] next_significand;  // SignificandAddition.java:19
  reg  next_subtract;  // SignificandAddition.java:19
  reg  next_sum_negative;  // SignificandAddition.java:19
  reg  next_sum_infinite;  // SignificandAddition.java:19
  reg  next_sum_nan;  // SignificandAddition.java:19
  reg  next_sum_invalid;  // SignificandAddition.java:19
  wire subtract = aligned_subtract;  // SignificandAddition.java:23
  wire [27:0] addend = {1'b0, aligned_smaller} ^ {28{subtract}};  // SignificandAddition.java:24
  wire [28:0] total = {1'b0, aligned_larger, subtract} + {addend, subtract};  // SignificandAddition.java:26
  assign raw_exponent = next_exponent;  // SignificandAddition.java:20
  assign raw_significand = next_significand;  // SignificandAddition.java:20
  assign raw_subtract = next_subtract;  // SignificandAddition.java:20
  assign raw_sum_negative = next_sum_negative;  // SignificandAddition.java:20
  assign raw_sum_infinite = next_sum_infinite;  // SignificandAddition.java:20
  assign raw_sum_nan = next_sum_nan;  // SignificandAddition.java:20
  assign raw_sum_invalid = next_sum_invalid;  // SignificandAddition.java:20
  always @(posedge clock) begin
    next_exponent <= aligned_exponent;  // SignificandAddition.java:27
    next_significand <= total[28:1];  // SignificandAddition.java:28
    next_subtract <= aligned_subtract;  // SignificandAddition.java:29
    next_sum_negative <= aligned_sum_negative;  // SignificandAddition.java:30
    next_sum_infinite <= aligned_sum_infinite;  // SignificandAddition.java:30
    next_sum_nan <= aligned_sum_nan;  // SignificandAddition.java:30
    next_sum_invalid <= aligned_sum_invalid;  // SignificandAddition.java:30
  end
  wire unused_ok = &{1'b0, total[0]};
endmodule
`default_nettype wire
