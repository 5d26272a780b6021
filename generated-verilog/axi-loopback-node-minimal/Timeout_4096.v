`default_nettype none
// cycles=4096
module Timeout_4096 (  // Timeout.java:24
  input  wire clock,  // Timeout.java:24
  input  wire reset,  // Timeout.java:24
  input  wire restart,  // Timeout.java:16
  output wire expired  // Timeout.java:19
);
  reg  [12:0] left;  // Timeout.java:29
  assign expired = left == 13'd0;  // Timeout.java:30
  always @(posedge clock) begin
    if (restart) begin  // Timeout.java:31
      left <= 13'd4096;  // Timeout.java:31
    end else if (left != 13'd0) begin  // Timeout.java:31
      left <= left - 13'd1;  // Timeout.java:31
    end
    if (reset) begin
      left <= 13'd4096;  // Timeout.java:29
    end
  end
endmodule
`default_nettype wire
