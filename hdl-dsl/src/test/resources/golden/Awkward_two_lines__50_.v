// text=two lines, 50%
module Awkward_two_lines__50_ (  // Examples.java:190
  input  wire a,  // Examples.java:192
  input  wire b,  // Examples.java:193
  output wire [1:0] _sum  // Examples.java:194
);
  wire wire_ = (a && b) == 1'b1;  // Examples.java:195
  wire always_ = a + b;  // Examples.java:196
  assign _sum = wire_ ? {always_, always_} : ({1'b0, a} + {1'b0, b});  // Examples.java:197
endmodule
