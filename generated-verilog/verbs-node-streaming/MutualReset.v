`default_nettype none
module MutualReset (  // MutualReset.java:36
  input  wire left_clock,  // MutualReset.java:27
  input  wire left_reset,  // MutualReset.java:27
  input  wire right_clock,  // MutualReset.java:28
  input  wire right_reset,  // MutualReset.java:28
  output wire leftClears,  // MutualReset.java:31
  output wire rightClears  // MutualReset.java:34
);
  reg  left_request_asks;  // MutualReset.java:50
  reg  right_request_asks;  // MutualReset.java:50
  wire left_request_active;  // MutualReset.java:48
  wire right_request_active;  // MutualReset.java:48
  wire left_sees_own_sink;  // MutualReset.java:59
  wire left_sees_other_sink;  // MutualReset.java:59
  wire right_sees_own_sink;  // MutualReset.java:59
  wire right_sees_other_sink;  // MutualReset.java:59
  assign leftClears = left_sees_own_sink || left_sees_other_sink;  // MutualReset.java:39
  assign rightClears = right_sees_own_sink || right_sees_other_sink;  // MutualReset.java:40
  always @(posedge left_clock) begin
    left_request_asks <= 1'b0;  // MutualReset.java:51
    if (left_reset) begin
      left_request_asks <= 1'b1;  // MutualReset.java:50
    end
  end
  always @(posedge right_clock) begin
    right_request_asks <= 1'b0;  // MutualReset.java:51
    if (right_reset) begin
      right_request_asks <= 1'b1;  // MutualReset.java:50
    end
  end
  ResetSynchronizer_5 left_request (  // MutualReset.java:48
    .clock(right_clock), .request(left_request_asks), .active(left_request_active));
  ResetSynchronizer_5 right_request (  // MutualReset.java:48
    .clock(left_clock), .request(right_request_asks), .active(right_request_active));
  BitSynchronizer_2_1 left_sees_own (  // MutualReset.java:59
    .clock(left_clock), .reset(left_reset), .source(left_request_active), .sink(left_sees_own_sink));
  BitSynchronizer_2_1 left_sees_other (  // MutualReset.java:59
    .clock(left_clock), .reset(left_reset), .source(right_request_active), .sink(left_sees_other_sink));
  BitSynchronizer_2_1 right_sees_own (  // MutualReset.java:59
    .clock(right_clock), .reset(right_reset), .source(right_request_active), .sink(right_sees_own_sink));
  BitSynchronizer_2_1 right_sees_other (  // MutualReset.java:59
    .clock(right_clock), .reset(right_reset), .source(left_request_active), .sink(right_sees_other_sink));
endmodule
`default_nettype wire
