module Decided (  // Examples.java:156
  input  wire [3:0] value,  // Examples.java:149
  output wire below,  // Examples.java:150
  output wire covered,  // Examples.java:151
  output wire [3:0] chosen,  // Examples.java:152
  output wire [69:0] constant,  // Examples.java:153
  output wire [3:0] picked  // Examples.java:154
);
  assign below = 1'b0;  // Examples.java:157
  assign covered = 1'b1;  // Examples.java:158
  assign chosen = 4'd2;  // Examples.java:160
  assign constant = 70'h123456789abcdef012;  // Examples.java:161
  assign picked = ~value;  // Examples.java:164
endmodule
