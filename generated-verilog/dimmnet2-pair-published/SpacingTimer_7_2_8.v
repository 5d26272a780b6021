// spacings=7_2_8
module SpacingTimer_7_2_8 (  // SpacingTimer.java:22
  input  wire clock,  // SpacingTimer.java:22
  input  wire reset,  // SpacingTimer.java:22
  output wire expired,  // SpacingTimer.java:15
  input  wire event_0,  // SpacingTimer.java:30
  input  wire event_1,  // SpacingTimer.java:30
  input  wire event_2  // SpacingTimer.java:30
);
  reg  [2:0] wait_;  // SpacingTimer.java:25
  assign expired = wait_ == 3'd0;  // SpacingTimer.java:26
  always @(posedge clock) begin
    if (wait_ != 3'd0) begin  // SpacingTimer.java:27
      wait_ <= wait_ - 3'd1;  // SpacingTimer.java:27
    end
    if (event_0 && (wait_ <= 3'd6)) begin  // SpacingTimer.java:35
      wait_ <= 3'd6;  // SpacingTimer.java:35
    end
    if (event_1 && (wait_ <= 3'd1)) begin  // SpacingTimer.java:35
      wait_ <= 3'd1;  // SpacingTimer.java:35
    end
    if (event_2) begin  // SpacingTimer.java:33
      wait_ <= 3'd7;  // SpacingTimer.java:33
    end
    if (reset) begin
      wait_ <= 3'd0;  // SpacingTimer.java:25
    end
  end
endmodule
