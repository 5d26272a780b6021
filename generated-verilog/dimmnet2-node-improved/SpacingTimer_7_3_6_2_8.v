`default_nettype none
// spacings=7_3_6_2_8
module SpacingTimer_7_3_6_2_8 (  // SpacingTimer.java:26
  input  wire clock,  // SpacingTimer.java:26
  input  wire reset,  // SpacingTimer.java:26
  output wire expired,  // SpacingTimer.java:16
  output wire expiresNext,  // SpacingTimer.java:19
  input  wire event_0,  // SpacingTimer.java:35
  input  wire event_1,  // SpacingTimer.java:35
  input  wire event_2,  // SpacingTimer.java:35
  input  wire event_3,  // SpacingTimer.java:35
  input  wire event_4  // SpacingTimer.java:35
);
  reg  [2:0] wait_;  // SpacingTimer.java:29
  assign expired = wait_ == 3'd0;  // SpacingTimer.java:30
  assign expiresNext = wait_ < 3'd2;  // SpacingTimer.java:31
  always @(posedge clock) begin
    if (wait_ != 3'd0) begin  // SpacingTimer.java:32
      wait_ <= wait_ - 3'd1;  // SpacingTimer.java:32
    end
    if (event_3 && (wait_ <= 3'd1)) begin  // SpacingTimer.java:43
      wait_ <= 3'd1;  // SpacingTimer.java:43
    end
    if (event_1 && (wait_ <= 3'd2)) begin  // SpacingTimer.java:43
      wait_ <= 3'd2;  // SpacingTimer.java:43
    end
    if (event_2 && (wait_ <= 3'd5)) begin  // SpacingTimer.java:43
      wait_ <= 3'd5;  // SpacingTimer.java:43
    end
    if (event_0 && (wait_ <= 3'd6)) begin  // SpacingTimer.java:43
      wait_ <= 3'd6;  // SpacingTimer.java:43
    end
    if (event_4) begin  // SpacingTimer.java:41
      wait_ <= 3'd7;  // SpacingTimer.java:41
    end
    if (reset) begin
      wait_ <= 3'd0;  // SpacingTimer.java:29
    end
  end
endmodule
`default_nettype wire
