// text=two lines, 50%
module Awkward_two_lines__50_ (  // Examples.java:219
  input  wire a,  // Examples.java:221
  input  wire b,  // Examples.java:222
  output wire [1:0] _sum  // Examples.java:223
);
  wire wire_ = (a && b) == 1'b1;  // Examples.java:224
  wire always_ = a + b;  // Examples.java:225
  assign _sum = wire_ ? {always_, always_} : ({1'b0, a} + {1'b0, b});  // Examples.java:226
endmodule
