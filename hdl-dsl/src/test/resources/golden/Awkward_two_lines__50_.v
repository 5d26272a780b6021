`default_nettype none
// text=two lines, 50%
module Awkward_two_lines__50_ (  // Examples.java:254
  input  wire a,  // Examples.java:256
  input  wire b,  // Examples.java:257
  output wire [1:0] _sum  // Examples.java:258
);
  wire wire_ = (a && b) == 1'b1;  // Examples.java:259
  wire always_ = a + b;  // Examples.java:260
  assign _sum = wire_ ? {always_, always_} : ({1'b0, a} + {1'b0, b});  // Examples.java:261
endmodule
`default_nettype wire
