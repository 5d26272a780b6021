`default_nettype none
module Decided (  // Examples.java:219
  input  wire [3:0] value,  // Examples.java:212
  output wire below,  // Examples.java:213
  output wire covered,  // Examples.java:214
  output wire [3:0] chosen,  // Examples.java:215
  output wire [69:0] constant,  // Examples.java:216
  output wire [3:0] picked  // Examples.java:217
);
  assign below = 1'b0;  // Examples.java:221
  assign covered = 1'b1;  // Examples.java:222
  assign chosen = 4'd2;  // Examples.java:224
  assign constant = 70'h123456789abcdef012;  // Examples.java:225
  assign picked = ~value;  // Examples.java:228
endmodule
`default_nettype wire
