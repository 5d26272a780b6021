// spacings=2_3
module SpacingTimer_2_3 (  // SpacingTimer.java:22
  input  wire clock,  // SpacingTimer.java:22
  input  wire reset,  // SpacingTimer.java:22
  output wire expired,  // SpacingTimer.java:15
  input  wire event_0,  // SpacingTimer.java:30
  input  wire event_1  // SpacingTimer.java:30
);
  reg  [1:0] wait_;  // SpacingTimer.java:25
  assign expired = wait_ == 2'd0;  // SpacingTimer.java:26
  always @(posedge clock) begin
    if (wait_ != 2'd0) begin  // SpacingTimer.java:27
      wait_ <= wait_ - 2'd1;  // SpacingTimer.java:27
    end
    if (event_0 && (wait_ <= 2'd1)) begin  // SpacingTimer.java:35
      wait_ <= 2'd1;  // SpacingTimer.java:35
    end
    if (event_1) begin  // SpacingTimer.java:33
      wait_ <= 2'd2;  // SpacingTimer.java:33
    end
    if (reset) begin
      wait_ <= 2'd0;  // SpacingTimer.java:25
    end
  end
endmodule
