module Decided (  // Examples.java:172
  input  wire [3:0] value,  // Examples.java:165
  output wire below,  // Examples.java:166
  output wire covered,  // Examples.java:167
  output wire [3:0] chosen,  // Examples.java:168
  output wire [69:0] constant,  // Examples.java:169
  output wire [3:0] picked  // Examples.java:170
);
  assign below = 1'b0;  // Examples.java:173
  assign covered = 1'b1;  // Examples.java:174
  assign chosen = 4'd2;  // Examples.java:176
  assign constant = 70'h123456789abcdef012;  // Examples.java:177
  assign picked = ~value;  // Examples.java:180
endmodule
