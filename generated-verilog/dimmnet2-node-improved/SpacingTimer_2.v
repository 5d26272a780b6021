`default_nettype none
// spacings=2
module SpacingTimer_2 (  // SpacingTimer.java:26
  input  wire clock,  // SpacingTimer.java:26
  input  wire reset,  // SpacingTimer.java:26
  output wire expired,  // SpacingTimer.java:16
  output wire expiresNext,  // SpacingTimer.java:19
  input  wire event_0  // SpacingTimer.java:35
);
  reg  wait_;  // SpacingTimer.java:29
  assign expired = wait_ == 1'b0;  // SpacingTimer.java:30
  assign expiresNext = 1'b1;  // SpacingTimer.java:31
  always @(posedge clock) begin
    if (wait_ != 1'b0) begin  // SpacingTimer.java:32
      wait_ <= wait_ - 1'b1;  // SpacingTimer.java:32
    end
    if (event_0) begin  // SpacingTimer.java:41
      wait_ <= 1'b1;  // SpacingTimer.java:41
    end
    if (reset) begin
      wait_ <= 1'b0;  // SpacingTimer.java:29
    end
  end
endmodule
`default_nettype wire
