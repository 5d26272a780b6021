// text=two lines, 50%
module Awkward_two_lines__50_ (  // Examples.java:235
  input  wire a,  // Examples.java:237
  input  wire b,  // Examples.java:238
  output wire [1:0] _sum  // Examples.java:239
);
  wire wire_ = (a && b) == 1'b1;  // Examples.java:240
  wire always_ = a + b;  // Examples.java:241
  assign _sum = wire_ ? {always_, always_} : ({1'b0, a} + {1'b0, b});  // Examples.java:242
endmodule
