`default_nettype none
// spacings=3
module SpacingTimer_3 (  // SpacingTimer.java:26
  input  wire clock,  // SpacingTimer.java:26
  input  wire reset,  // SpacingTimer.java:26
  output wire expired,  // SpacingTimer.java:16
  output wire expiresNext,  // SpacingTimer.java:19
  input  wire event_0  // SpacingTimer.java:35
);
  reg  [1:0] wait_;  // SpacingTimer.java:29
  assign expired = wait_ == 2'd0;  // SpacingTimer.java:30
  assign expiresNext = wait_ < 2'd2;  // SpacingTimer.java:31
  always @(posedge clock) begin
    if (wait_ != 2'd0) begin  // SpacingTimer.java:32
      wait_ <= wait_ - 2'd1;  // SpacingTimer.java:32
    end
    if (event_0) begin  // SpacingTimer.java:41
      wait_ <= 2'd2;  // SpacingTimer.java:41
    end
    if (reset) begin
      wait_ <= 2'd0;  // SpacingTimer.java:29
    end
  end
endmodule
`default_nettype wire
