// text=two lines, 50%
module Awkward_two_lines__50_ (  // Examples.java:206
  input  wire a,  // Examples.java:208
  input  wire b,  // Examples.java:209
  output wire [1:0] _sum  // Examples.java:210
);
  wire wire_ = (a && b) == 1'b1;  // Examples.java:211
  wire always_ = a + b;  // Examples.java:212
  assign _sum = wire_ ? {always_, always_} : ({1'b0, a} + {1'b0, b});  // Examples.java:213
endmodule
