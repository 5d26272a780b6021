`default_nettype none
// depth=40
module Deep_40 (  // Examples.java:271
  input  wire [15:0] value,  // Examples.java:267
  output wire [15:0] mixed,  // Examples.java:268
  output wire [255:0] joined  // Examples.java:269
);
  wire [15:0] mixed_sum = ((((((((((((value + 16'd0) ^ value) + 16'd1) ^ value) + 16'd2) ^ value) + 16'd3)
      ^ value) + 16'd4) ^ value) + 16'd5) ^ value) + 16'd6;  // Examples.java:277
  wire [15:0] mixed_xor = ((((((((((((mixed_sum ^ value) + 16'd7) ^ value) + 16'd8) ^ value) + 16'd9) ^ value)
      + 16'd10) ^ value) + 16'd11) ^ value) + 16'd12) ^ value;  // Examples.java:277
  wire [15:0] mixed_sum_1 = ((((((((((((mixed_xor + 16'd13) ^ value) + 16'd14) ^ value) + 16'd15) ^ value)
      + 16'd16) ^ value) + 16'd17) ^ value) + 16'd18) ^ value) + 16'd19;  // Examples.java:277
  wire [15:0] mixed_xor_1 = ((((((((((((mixed_sum_1 ^ value) + 16'd20) ^ value) + 16'd21) ^ value) + 16'd22)
      ^ value) + 16'd23) ^ value) + 16'd24) ^ value) + 16'd25) ^ value;  // Examples.java:277
  wire [15:0] mixed_sum_2 = ((((((((((((mixed_xor_1 + 16'd26) ^ value) + 16'd27) ^ value) + 16'd28) ^ value)
      + 16'd29) ^ value) + 16'd30) ^ value) + 16'd31) ^ value) + 16'd32;  // Examples.java:277
  wire [15:0] mixed_xor_2 = ((((((((((((mixed_sum_2 ^ value) + 16'd33) ^ value) + 16'd34) ^ value) + 16'd35)
      ^ value) + 16'd36) ^ value) + 16'd37) ^ value) + 16'd38) ^ value;  // Examples.java:277
  wire [223:0] joined_joined = {value, value, value, value, value, value, value, value, value, value, value,
      value, value, value};  // Examples.java:282
  assign mixed = (mixed_xor_2 + 16'd39) ^ value;  // Examples.java:277
  assign joined = {joined_joined, value, value};  // Examples.java:282
endmodule
`default_nettype wire
