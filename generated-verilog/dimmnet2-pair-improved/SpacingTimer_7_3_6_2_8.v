// spacings=7_3_6_2_8
module SpacingTimer_7_3_6_2_8 (  // SpacingTimer.java:23
  input  wire clock,  // SpacingTimer.java:23
  input  wire reset,  // SpacingTimer.java:23
  output wire expired,  // SpacingTimer.java:16
  input  wire event_0,  // SpacingTimer.java:31
  input  wire event_1,  // SpacingTimer.java:31
  input  wire event_2,  // SpacingTimer.java:31
  input  wire event_3,  // SpacingTimer.java:31
  input  wire event_4  // SpacingTimer.java:31
);
  reg  [2:0] wait_;  // SpacingTimer.java:26
  assign expired = wait_ == 3'd0;  // SpacingTimer.java:27
  always @(posedge clock) begin
    if (wait_ != 3'd0) begin  // SpacingTimer.java:28
      wait_ <= wait_ - 3'd1;  // SpacingTimer.java:28
    end
    if (event_3 && (wait_ <= 3'd1)) begin  // SpacingTimer.java:39
      wait_ <= 3'd1;  // SpacingTimer.java:39
    end
    if (event_1 && (wait_ <= 3'd2)) begin  // SpacingTimer.java:39
      wait_ <= 3'd2;  // SpacingTimer.java:39
    end
    if (event_2 && (wait_ <= 3'd5)) begin  // SpacingTimer.java:39
      wait_ <= 3'd5;  // SpacingTimer.java:39
    end
    if (event_0 && (wait_ <= 3'd6)) begin  // SpacingTimer.java:39
      wait_ <= 3'd6;  // SpacingTimer.java:39
    end
    if (event_4) begin  // SpacingTimer.java:37
      wait_ <= 3'd7;  // SpacingTimer.java:37
    end
    if (reset) begin
      wait_ <= 3'd0;  // SpacingTimer.java:26
    end
  end
endmodule
