`default_nettype none
module Numbers (  // TypeExamples.java:33
  input  wire [7:0] value,  // TypeExamples.java:21
  input  wire [5:0] level,  // TypeExamples.java:22
  input  wire [4:0] flags,  // TypeExamples.java:23
  input  wire [7:0] sample,  // TypeExamples.java:24
  output wire [4:0] tens,  // TypeExamples.java:25
  output wire [3:0] ones,  // TypeExamples.java:26
  output wire [4:0] third,  // TypeExamples.java:27
  output wire [7:0] turned,  // TypeExamples.java:28
  output wire [3:0] zeros,  // TypeExamples.java:29
  output wire [4:0] kept,  // TypeExamples.java:30
  output wire [4:0] scaled  // TypeExamples.java:31
);
  wire [10:0] product = {{3{sample[7]}}, sample} * 11'd5;  // TypeExamples.java:40
  wire [7:0] tens_quotient = value / 8'd10;  // TypeExamples.java:34
  wire [7:0] ones_remainder = value % 8'd10;  // TypeExamples.java:35
  wire [5:0] third_quotient = $unsigned($signed(level) / $signed(6'd3));  // TypeExamples.java:36
  wire [15:0] turned_shifted = {value, value} << flags[2:0];  // TypeExamples.java:37
  wire zeros_not = !(|value[7:6]);  // TypeExamples.java:38
  wire zeros_not_1 = !(|value[3:2]);  // TypeExamples.java:38
  wire zeros_not_2 = !(|value[7:4]);  // TypeExamples.java:38
  wire [1:0] zeros_choice = zeros_not_2 ? {zeros_not_1, zeros_not_1 ? !value[1] : !value[3]}
      : {zeros_not, zeros_not ? !value[5] : !value[7]};  // TypeExamples.java:38
  wire zeros_not_3 = !(|value);  // TypeExamples.java:38
  wire [4:0] kept_and = flags & 5'd21;  // TypeExamples.java:39
  wire [11:0] scaled_sum = {product[10], product} + (product[5] ? 12'd16 : 12'd15);  // TypeExamples.java:41
  assign tens = tens_quotient[4:0];  // TypeExamples.java:34
  assign ones = ones_remainder[3:0];  // TypeExamples.java:35
  assign third = third_quotient[4:0];  // TypeExamples.java:36
  assign turned = turned_shifted[15:8];  // TypeExamples.java:37
  assign zeros = {zeros_not_3, zeros_not_3 ? 3'd0 : {zeros_not_2, zeros_choice}};  // TypeExamples.java:38
  assign kept = {kept_and[0], kept_and[1], kept_and[2], kept_and[3], kept_and[4]};  // TypeExamples.java:39
  assign scaled = ($signed(scaled_sum[10:5]) < $signed(6'd48)) ? 5'd16
      : (($signed(6'd15) < $signed(scaled_sum[10:5])) ? 5'd15 : scaled_sum[9:5]);  // TypeExamples.java:41
  wire unused_ok = &{1'b0, tens_quotient[7:5], ones_remainder[7:4], third_quotient[5], turned_shifted[7:0],
      scaled_sum[4:0], scaled_sum[11]};
endmodule
`default_nettype wire
