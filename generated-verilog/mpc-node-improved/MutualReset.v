`default_nettype none
module MutualReset (  // MutualReset.java:34
  input  wire left_clock,  // MutualReset.java:25
  input  wire left_reset,  // MutualReset.java:25
  input  wire right_clock,  // MutualReset.java:26
  input  wire right_reset,  // MutualReset.java:26
  output wire leftClears,  // MutualReset.java:29
  output wire rightClears  // MutualReset.java:32
);
  wire left_request_active;  // MutualReset.java:46
  wire right_request_active;  // MutualReset.java:46
  wire left_sees_own_sink;  // MutualReset.java:53
  wire left_sees_other_sink;  // MutualReset.java:53
  wire right_sees_own_sink;  // MutualReset.java:53
  wire right_sees_other_sink;  // MutualReset.java:53
  wire left_reset_active = left_reset;  // MutualReset.java:47
  wire right_reset_active = right_reset;  // MutualReset.java:47
  assign leftClears = left_sees_own_sink || left_sees_other_sink;  // MutualReset.java:37
  assign rightClears = right_sees_own_sink || right_sees_other_sink;  // MutualReset.java:38
  ResetSynchronizer_5 left_request (  // MutualReset.java:46
    .clock(right_clock), .request(left_reset_active), .active(left_request_active));
  ResetSynchronizer_5 right_request (  // MutualReset.java:46
    .clock(left_clock), .request(right_reset_active), .active(right_request_active));
  BitSynchronizer_2_1 left_sees_own (  // MutualReset.java:53
    .clock(left_clock), .reset(left_reset), .source(left_request_active), .sink(left_sees_own_sink));
  BitSynchronizer_2_1 left_sees_other (  // MutualReset.java:53
    .clock(left_clock), .reset(left_reset), .source(right_request_active), .sink(left_sees_other_sink));
  BitSynchronizer_2_1 right_sees_own (  // MutualReset.java:53
    .clock(right_clock), .reset(right_reset), .source(right_request_active), .sink(right_sees_own_sink));
  BitSynchronizer_2_1 right_sees_other (  // MutualReset.java:53
    .clock(right_clock), .reset(right_reset), .source(left_request_active), .sink(right_sees_other_sink));
endmodule
`default_nettype wire
