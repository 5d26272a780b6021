`default_nettype none
// format=binary32
module OperandAlignment_binary32 (  // OperandAlignment.java:22
  input  wire clock,  // OperandAlignment.java:22
  input  wire [7:0] ordered_exponent,  // OperandAlignment.java:24
  input  wire [23:0] ordered_larger,  // OperandAlignment.java:24
  input  wire [23:0] ordered_smaller,  // OperandAlignment.java:24
  input  wire [7:0] ordered_distance,  // OperandAlignment.java:24
  input  wire ordered_subtract,  // OperandAlignment.java:24
  input  wire ordered_sum_negative,  // OperandAlignment.java:24
  input  wire ordered_sum_infinite,  // OperandAlignment.java:24
  input  wire ordered_sum_nan,  // OperandAlignment.java:24
  input  wire ordered_sum_invalid,  // OperandAlignment.java:24
  output wire [7:0] aligned_exponent,  // OperandAlignment.java:25
  output wire [26:0] aligned_larger,  // OperandAlignment.java:25
  output wire [26:0] aligned_smaller,  // OperandAlignment.java:25
  output wire aligned_subtract,  // OperandAlignment.java:25
  output wire aligned_sum_negative,  // OperandAlignment.java:25
  output wire aligned_sum_infinite,  // OperandAlignment.java:25
  output wire aligned_sum_nan,  // OperandAlignment.java:25
  output wire aligned_sum_invalid  // OperandAlignment.java:25
);
  reg  [7:0] next_exponent;  // OperandAlignment.java:26
  reg  [26:0] next_larger;  // OperandAlignment.java:26
  reg  [26:0] next_smaller;  // OperandAlignment.java:26
  reg  next_subtract;  // OperandAlignment.java:26
  reg  next_sum_negative;  // OperandAlignment.java:26
  reg  next_sum_infinite;  // OperandAlignment.java:26
  reg  next_sum_nan;  // OperandAlignment.java:26
  reg  next_sum_invalid;  // OperandAlignment.java:26
  wire [26:0] kept_0_joined = {ordered_smaller, 3'd0};  // OperandAlignment.java:54
  wire [24:0] kept_0 = kept_0_joined[26:2];  // OperandAlignment.java:54
  wire [26:0] shifted_0 = ordered_distance[0] ? {1'b0, kept_0, 1'b0} : kept_0_joined;  // OperandAlignment.java:42
  wire sticky_1 = shifted_0[2:0] != 3'd0;  // OperandAlignment.java:53
  wire [23:0] kept_1 = shifted_0[26:3];  // OperandAlignment.java:54
  wire [26:0] shifted_1 = ordered_distance[1] ? {2'd0, kept_1, sticky_1} : shifted_0;  // OperandAlignment.java:42
  wire sticky_2 = shifted_1[4:0] != 5'd0;  // OperandAlignment.java:53
  wire [21:0] kept_2 = shifted_1[26:5];  // OperandAlignment.java:54
  wire [26:0] shifted_2 = ordered_distance[2] ? {4'd0, kept_2, sticky_2} : shifted_1;  // OperandAlignment.java:42
  wire sticky_3 = shifted_2[8:0] != 9'd0;  // OperandAlignment.java:53
  wire [17:0] kept_3 = shifted_2[26:9];  // OperandAlignment.java:54
  wire [26:0] shifted_3 = ordered_distance[3] ? {8'd0, kept_3, sticky_3} : shifted_2;  // OperandAlignment.java:42
  wire sticky_4 = shifted_3[16:0] != 17'd0;  // OperandAlignment.java:53
  wire [9:0] kept_4 = shifted_3[26:17];  // OperandAlignment.java:54
  wire [26:0] shifted_4 = ordered_distance[4] ? {16'd0, kept_4, sticky_4} : shifted_3;  // OperandAlignment.java:42
  wire allFallsOff = ordered_distance[7:5] != 3'd0;  // OperandAlignment.java:44
  wire [26:0] onlySticky = {26'd0, kept_0_joined != 27'd0};  // OperandAlignment.java:45
  assign aligned_exponent = next_exponent;  // OperandAlignment.java:27
  assign aligned_larger = next_larger;  // OperandAlignment.java:27
  assign aligned_smaller = next_smaller;  // OperandAlignment.java:27
  assign aligned_subtract = next_subtract;  // OperandAlignment.java:27
  assign aligned_sum_negative = next_sum_negative;  // OperandAlignment.java:27
  assign aligned_sum_infinite = next_sum_infinite;  // OperandAlignment.java:27
  assign aligned_sum_nan = next_sum_nan;  // OperandAlignment.java:27
  assign aligned_sum_invalid = next_sum_invalid;  // OperandAlignment.java:27
  always @(posedge clock) begin
    next_exponent <= ordered_exponent;  // OperandAlignment.java:30
    next_larger <= {ordered_larger, 3'd0};  // OperandAlignment.java:31
    next_smaller <= allFallsOff ? onlySticky : shifted_4;  // OperandAlignment.java:32
    next_subtract <= ordered_subtract;  // OperandAlignment.java:33
    next_sum_negative <= ordered_sum_negative;  // OperandAlignment.java:34
    next_sum_infinite <= ordered_sum_infinite;  // OperandAlignment.java:34
    next_sum_nan <= ordered_sum_nan;  // OperandAlignment.java:34
    next_sum_invalid <= ordered_sum_invalid;  // OperandAlignment.java:34
  end
endmodule
`default_nettype wire
