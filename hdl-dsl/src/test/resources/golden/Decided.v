module Decided (  // Examples.java:201
  input  wire [3:0] value,  // Examples.java:194
  output wire below,  // Examples.java:195
  output wire covered,  // Examples.java:196
  output wire [3:0] chosen,  // Examples.java:197
  output wire [69:0] constant,  // Examples.java:198
  output wire [3:0] picked  // Examples.java:199
);
  assign below = 1'b0;  // Examples.java:202
  assign covered = 1'b1;  // Examples.java:203
  assign chosen = 4'd2;  // Examples.java:205
  assign constant = 70'h123456789abcdef012;  // Examples.java:206
  assign picked = ~value;  // Examples.java:209
endmodule
