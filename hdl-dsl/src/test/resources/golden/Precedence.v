`default_nettype none
module Precedence (  // Examples.java:22
  input  wire [7:0] a,  // Examples.java:23
  input  wire [7:0] b,  // Examples.java:24
  input  wire p,  // Examples.java:25
  input  wire q,  // Examples.java:26
  output wire [7:0] sums,  // Examples.java:27
  output wire [7:0] mixed,  // Examples.java:28
  output wire [7:0] chosen,  // Examples.java:29
  output wire decision,  // Examples.java:30
  output wire parity,  // Examples.java:31
  output wire negated,  // Examples.java:32
  output wire [7:0] shifted,  // Examples.java:33
  output wire wide  // Examples.java:34
);
  assign sums = (a + b + 8'd3) - (a - b);  // Examples.java:35
  assign mixed = ((a & ~b) | (a ^ b)) & b;  // Examples.java:36
  assign chosen = p ? (q ? a : b) : (a + b);  // Examples.java:37
  assign decision = ((p && q) || (!p && (a == b))) && (q ^ p);  // Examples.java:38
  assign parity = (^(a & b)) && !(&(~a));  // Examples.java:39
  assign negated = (p && q) || p;  // Examples.java:40
  assign shifted = (a >> b[2:0]) << b[5:4];  // Examples.java:41
  assign wide = {1'b0, {8'd0, a} * {8'd0, b}} < ({1'b0, a, b} + {9'd0, b});  // Examples.java:42
endmodule
`default_nettype wire
