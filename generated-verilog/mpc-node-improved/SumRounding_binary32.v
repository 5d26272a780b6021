`default_nettype none
// format=binary32
module SumRounding_binary32 (  // SumRounding.java:21
  input  wire [7:0] normalised_exponent,  // SumRounding.java:23
  input  wire [27:0] normalised_significand,  // SumRounding.java:23
  input  wire normalised_sum_negative,  // SumRounding.java:23
  input  wire normalised_sum_infinite,  // SumRounding.java:23
  input  wire normalised_sum_nan,  // SumRounding.java:23
  input  wire normalised_sum_invalid,  // SumRounding.java:23
  output wire [31:0] rounded_value,  // SumRounding.java:24
  output wire [4:0] rounded_flags  // SumRounding.java:24
);
  wire guard = normalised_significand[3];  // SumRounding.java:30
  wire sticky = normalised_significand[2:0] != 3'd0;  // SumRounding.java:31
  wire odd = normalised_significand[4];  // SumRounding.java:32
  wire up = guard && (sticky || odd);  // SumRounding.java:33
  wire [22:0] fraction = normalised_significand[26:4];  // SumRounding.java:34
  wire [30:0] magnitude = {normalised_exponent, fraction} + {30'd0, up};  // SumRounding.java:35
  wire finite = !(normalised_sum_infinite || normalised_sum_nan);  // SumRounding.java:38
  wire beyond = &normalised_exponent;  // SumRounding.java:41
  wire carried = (normalised_exponent == 8'd254) && magnitude[23];  // SumRounding.java:42
  wire overflow = finite && (beyond || carried);  // SumRounding.java:43
  wire inexact = finite && (guard || sticky || overflow);  // SumRounding.java:44
  wire [31:0] number = {normalised_sum_negative, (normalised_sum_infinite || beyond) ? 31'h7f800000
      : magnitude};  // SumRounding.java:46
  assign rounded_value = normalised_sum_nan ? 32'h7fc00000 : number;  // SumRounding.java:47
  assign rounded_flags = {normalised_sum_invalid, 1'b0, overflow, 1'b0, inexact};  // SumRounding.java:48
  wire unused_ok = &{1'b0, normalised_significand[27]};
endmodule
`default_nettype wire
