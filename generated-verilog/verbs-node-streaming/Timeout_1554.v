`default_nettype none
// cycles=1554
module Timeout_1554 (  // Timeout.java:24
  input  wire clock,  // Timeout.java:24
  input  wire reset,  // Timeout.java:24
  input  wire restart,  // Timeout.java:16
  output wire expired  // Timeout.java:19
);
  reg  [10:0] left;  // Timeout.java:29
  assign expired = left == 11'd0;  // Timeout.java:30
  always @(posedge clock) begin
    if (restart) begin  // Timeout.java:31
      left <= 11'd1554;  // Timeout.java:31
    end else if (left != 11'd0) begin  // Timeout.java:31
      left <= left - 11'd1;  // Timeout.java:31
    end
    if (reset) begin
      left <= 11'd1554;  // Timeout.java:29
    end
  end
endmodule
`default_nettype wire
