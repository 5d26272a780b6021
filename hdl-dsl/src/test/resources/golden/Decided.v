module Decided (  // Examples.java:185
  input  wire [3:0] value,  // Examples.java:178
  output wire below,  // Examples.java:179
  output wire covered,  // Examples.java:180
  output wire [3:0] chosen,  // Examples.java:181
  output wire [69:0] constant,  // Examples.java:182
  output wire [3:0] picked  // Examples.java:183
);
  assign below = 1'b0;  // Examples.java:186
  assign covered = 1'b1;  // Examples.java:187
  assign chosen = 4'd2;  // Examples.java:189
  assign constant = 70'h123456789abcdef012;  // Examples.java:190
  assign picked = ~value;  // Examples.java:193
endmodule
