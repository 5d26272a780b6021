// spacings=3
module SpacingTimer_3 (  // SpacingTimer.java:23
  input  wire clock,  // SpacingTimer.java:23
  input  wire reset,  // SpacingTimer.java:23
  output wire expired,  // SpacingTimer.java:16
  input  wire event_0  // SpacingTimer.java:31
);
  reg  [1:0] wait_;  // SpacingTimer.java:26
  assign expired = wait_ == 2'd0;  // SpacingTimer.java:27
  always @(posedge clock) begin
    if (wait_ != 2'd0) begin  // SpacingTimer.java:28
      wait_ <= wait_ - 2'd1;  // SpacingTimer.java:28
    end
    if (event_0) begin  // SpacingTimer.java:37
      wait_ <= 2'd2;  // SpacingTimer.java:37
    end
    if (reset) begin
      wait_ <= 2'd0;  // SpacingTimer.java:26
    end
  end
endmodule
