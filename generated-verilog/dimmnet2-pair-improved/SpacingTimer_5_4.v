// spacings=5_4
module SpacingTimer_5_4 (  // SpacingTimer.java:23
  input  wire clock,  // SpacingTimer.java:23
  input  wire reset,  // SpacingTimer.java:23
  output wire expired,  // SpacingTimer.java:16
  input  wire event_0,  // SpacingTimer.java:31
  input  wire event_1  // SpacingTimer.java:31
);
  reg  [2:0] wait_;  // SpacingTimer.java:26
  assign expired = wait_ == 3'd0;  // SpacingTimer.java:27
  always @(posedge clock) begin
    if (wait_ != 3'd0) begin  // SpacingTimer.java:28
      wait_ <= wait_ - 3'd1;  // SpacingTimer.java:28
    end
    if (event_1 && (wait_ <= 3'd3)) begin  // SpacingTimer.java:39
      wait_ <= 3'd3;  // SpacingTimer.java:39
    end
    if (event_0) begin  // SpacingTimer.java:37
      wait_ <= 3'd4;  // SpacingTimer.java:37
    end
    if (reset) begin
      wait_ <= 3'd0;  // SpacingTimer.java:26
    end
  end
endmodule
