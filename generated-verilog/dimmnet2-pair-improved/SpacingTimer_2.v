// spacings=2
module SpacingTimer_2 (  // SpacingTimer.java:23
  input  wire clock,  // SpacingTimer.java:23
  input  wire reset,  // SpacingTimer.java:23
  output wire expired,  // SpacingTimer.java:16
  input  wire event_0  // SpacingTimer.java:31
);
  reg  wait_;  // SpacingTimer.java:26
  assign expired = wait_ == 1'b0;  // SpacingTimer.java:27
  always @(posedge clock) begin
    if (wait_ != 1'b0) begin  // SpacingTimer.java:28
      wait_ <= wait_ - 1'b1;  // SpacingTimer.java:28
    end
    if (event_0) begin  // SpacingTimer.java:37
      wait_ <= 1'b1;  // SpacingTimer.java:37
    end
    if (reset) begin
      wait_ <= 1'b0;  // SpacingTimer.java:26
    end
  end
endmodule
