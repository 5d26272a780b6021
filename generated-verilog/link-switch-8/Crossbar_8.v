`default_nettype none
// ports=8
module Crossbar_8 (  // Crossbar.java:34
  input  wire clock,  // Crossbar.java:34
  input  wire reset,  // Crossbar.java:34
  input  wire [63:0] sources_0_data_data,  // Crossbar.java:36
  input  wire sources_0_data_last,  // Crossbar.java:36
  input  wire sources_0_valid,  // Crossbar.java:36
  output wire sources_0_ready,  // Crossbar.java:36
  input  wire [63:0] sources_1_data_data,  // Crossbar.java:36
  input  wire sources_1_data_last,  // Crossbar.java:36
  input  wire sources_1_valid,  // Crossbar.java:36
  output wire sources_1_ready,  // Crossbar.java:36
  input  wire [63:0] sources_2_data_data,  // Crossbar.java:36
  input  wire sources_2_data_last,  // Crossbar.java:36
  input  wire sources_2_valid,  // Crossbar.java:36
  output wire sources_2_ready,  // Crossbar.java:36
  input  wire [63:0] sources_3_data_data,  // Crossbar.java:36
  input  wire sources_3_data_last,  // Crossbar.java:36
  input  wire sources_3_valid,  // Crossbar.java:36
  output wire sources_3_ready,  // Crossbar.java:36
  input  wire [63:0] sources_4_data_data,  // Crossbar.java:36
  input  wire sources_4_data_last,  // Crossbar.java:36
  input  wire sources_4_valid,  // Crossbar.java:36
  output wire sources_4_ready,  // Crossbar.java:36
  input  wire [63:0] sources_5_data_data,  // Crossbar.java:36
  input  wire sources_5_data_last,  // Crossbar.java:36
  input  wire sources_5_valid,  // Crossbar.java:36
  output wire sources_5_ready,  // Crossbar.java:36
  input  wire [63:0] sources_6_data_data,  // Crossbar.java:36
  input  wire sources_6_data_last,  // Crossbar.java:36
  input  wire sources_6_valid,  // Crossbar.java:36
  output wire sources_6_ready,  // Crossbar.java:36
  input  wire [63:0] sources_7_data_data,  // Crossbar.java:36
  input  wire sources_7_data_last,  // Crossbar.java:36
  input  wire sources_7_valid,  // Crossbar.java:36
  output wire sources_7_ready,  // Crossbar.java:36
  input  wire [4:0] targets_0,  // Crossbar.java:37
  input  wire [4:0] targets_1,  // Crossbar.java:37
  input  wire [4:0] targets_2,  // Crossbar.java:37
  input  wire [4:0] targets_3,  // Crossbar.java:37
  input  wire [4:0] targets_4,  // Crossbar.java:37
  input  wire [4:0] targets_5,  // Crossbar.java:37
  input  wire [4:0] targets_6,  // Crossbar.java:37
  input  wire [4:0] targets_7,  // Crossbar.java:37
  output wire [63:0] sinks_0_data_data,  // Crossbar.java:38
  output wire sinks_0_data_last,  // Crossbar.java:38
  output wire sinks_0_valid,  // Crossbar.java:38
  input  wire sinks_0_ready,  // Crossbar.java:38
  output wire [63:0] sinks_1_data_data,  // Crossbar.java:38
  output wire sinks_1_data_last,  // Crossbar.java:38
  output wire sinks_1_valid,  // Crossbar.java:38
  input  wire sinks_1_ready,  // Crossbar.java:38
  output wire [63:0] sinks_2_data_data,  // Crossbar.java:38
  output wire sinks_2_data_last,  // Crossbar.java:38
  output wire sinks_2_valid,  // Crossbar.java:38
  input  wire sinks_2_ready,  // Crossbar.java:38
  output wire [63:0] sinks_3_data_data,  // Crossbar.java:38
  output wire sinks_3_data_last,  // Crossbar.java:38
  output wire sinks_3_valid,  // Crossbar.java:38
  input  wire sinks_3_ready,  // Crossbar.java:38
  output wire [63:0] sinks_4_data_data,  // Crossbar.java:38
  output wire sinks_4_data_last,  // Crossbar.java:38
  output wire sinks_4_valid,  // Crossbar.java:38
  input  wire sinks_4_ready,  // Crossbar.java:38
  output wire [63:0] sinks_5_data_data,  // Crossbar.java:38
  output wire sinks_5_data_last,  // Crossbar.java:38
  output wire sinks_5_valid,  // Crossbar.java:38
  input  wire sinks_5_ready,  // Crossbar.java:38
  output wire [63:0] sinks_6_data_data,  // Crossbar.java:38
  output wire sinks_6_data_last,  // Crossbar.java:38
  output wire sinks_6_valid,  // Crossbar.java:38
  input  wire sinks_6_ready,  // Crossbar.java:38
  output wire [63:0] sinks_7_data_data,  // Crossbar.java:38
  output wire sinks_7_data_last,  // Crossbar.java:38
  output wire sinks_7_valid,  // Crossbar.java:38
  input  wire sinks_7_ready  // Crossbar.java:38
);
  wire turn0_isGranted; wire [7:0] turn0_grant; wire [2:0] turn0_chosen;  // Crossbar.java:47
  wire turn1_isGranted; wire [7:0] turn1_grant; wire [2:0] turn1_chosen;  // Crossbar.java:47
  wire turn2_isGranted; wire [7:0] turn2_grant; wire [2:0] turn2_chosen;  // Crossbar.java:47
  wire turn3_isGranted; wire [7:0] turn3_grant; wire [2:0] turn3_chosen;  // Crossbar.java:47
  wire turn4_isGranted; wire [7:0] turn4_grant; wire [2:0] turn4_chosen;  // Crossbar.java:47
  wire turn5_isGranted; wire [7:0] turn5_grant; wire [2:0] turn5_chosen;  // Crossbar.java:47
  wire turn6_isGranted; wire [7:0] turn6_grant; wire [2:0] turn6_chosen;  // Crossbar.java:47
  wire turn7_isGranted; wire [7:0] turn7_grant; wire [2:0] turn7_chosen;  // Crossbar.java:47
  wire sinks_0_valid_choice = turn0_chosen[2]
      ? (turn0_chosen[1] ? (turn0_chosen[0] ? sources_7_valid : sources_6_valid)
      : (turn0_chosen[0] ? sources_5_valid : sources_4_valid))
      : (turn0_chosen[1] ? (turn0_chosen[0] ? sources_3_valid : sources_2_valid)
      : (turn0_chosen[0] ? sources_1_valid : sources_0_valid));  // Crossbar.java:54
  wire sinks_1_valid_choice = turn1_chosen[2]
      ? (turn1_chosen[1] ? (turn1_chosen[0] ? sources_7_valid : sources_6_valid)
      : (turn1_chosen[0] ? sources_5_valid : sources_4_valid))
      : (turn1_chosen[1] ? (turn1_chosen[0] ? sources_3_valid : sources_2_valid)
      : (turn1_chosen[0] ? sources_1_valid : sources_0_valid));  // Crossbar.java:54
  wire sinks_2_valid_choice = turn2_chosen[2]
      ? (turn2_chosen[1] ? (turn2_chosen[0] ? sources_7_valid : sources_6_valid)
      : (turn2_chosen[0] ? sources_5_valid : sources_4_valid))
      : (turn2_chosen[1] ? (turn2_chosen[0] ? sources_3_valid : sources_2_valid)
      : (turn2_chosen[0] ? sources_1_valid : sources_0_valid));  // Crossbar.java:54
  wire sinks_3_valid_choice = turn3_chosen[2]
      ? (turn3_chosen[1] ? (turn3_chosen[0] ? sources_7_valid : sources_6_valid)
      : (turn3_chosen[0] ? sources_5_valid : sources_4_valid))
      : (turn3_chosen[1] ? (turn3_chosen[0] ? sources_3_valid : sources_2_valid)
      : (turn3_chosen[0] ? sources_1_valid : sources_0_valid));  // Crossbar.java:54
  wire sinks_4_valid_choice = turn4_chosen[2]
      ? (turn4_chosen[1] ? (turn4_chosen[0] ? sources_7_valid : sources_6_valid)
      : (turn4_chosen[0] ? sources_5_valid : sources_4_valid))
      : (turn4_chosen[1] ? (turn4_chosen[0] ? sources_3_valid : sources_2_valid)
      : (turn4_chosen[0] ? sources_1_valid : sources_0_valid));  // Crossbar.java:54
  wire sinks_5_valid_choice = turn5_chosen[2]
      ? (turn5_chosen[1] ? (turn5_chosen[0] ? sources_7_valid : sources_6_valid)
      : (turn5_chosen[0] ? sources_5_valid : sources_4_valid))
      : (turn5_chosen[1] ? (turn5_chosen[0] ? sources_3_valid : sources_2_valid)
      : (turn5_chosen[0] ? sources_1_valid : sources_0_valid));  // Crossbar.java:54
  wire sinks_6_valid_choice = turn6_chosen[2]
      ? (turn6_chosen[1] ? (turn6_chosen[0] ? sources_7_valid : sources_6_valid)
      : (turn6_chosen[0] ? sources_5_valid : sources_4_valid))
      : (turn6_chosen[1] ? (turn6_chosen[0] ? sources_3_valid : sources_2_valid)
      : (turn6_chosen[0] ? sources_1_valid : sources_0_valid));  // Crossbar.java:54
  wire sinks_7_valid_choice = turn7_chosen[2]
      ? (turn7_chosen[1] ? (turn7_chosen[0] ? sources_7_valid : sources_6_valid)
      : (turn7_chosen[0] ? sources_5_valid : sources_4_valid))
      : (turn7_chosen[1] ? (turn7_chosen[0] ? sources_3_valid : sources_2_valid)
      : (turn7_chosen[0] ? sources_1_valid : sources_0_valid));  // Crossbar.java:54
  wire [7:0] sources_0_ready_joined = {turn0_grant[0] && sinks_0_ready, turn1_grant[0] && sinks_1_ready,
      turn2_grant[0] && sinks_2_ready, turn3_grant[0] && sinks_3_ready, turn4_grant[0] && sinks_4_ready,
      turn5_grant[0] && sinks_5_ready, turn6_grant[0] && sinks_6_ready, turn7_grant[0] && sinks_7_ready};  // Crossbar.java:64
  wire [7:0] sources_1_ready_joined = {turn0_grant[1] && sinks_0_ready, turn1_grant[1] && sinks_1_ready,
      turn2_grant[1] && sinks_2_ready, turn3_grant[1] && sinks_3_ready, turn4_grant[1] && sinks_4_ready,
      turn5_grant[1] && sinks_5_ready, turn6_grant[1] && sinks_6_ready, turn7_grant[1] && sinks_7_ready};  // Crossbar.java:64
  wire [7:0] sources_2_ready_joined = {turn0_grant[2] && sinks_0_ready, turn1_grant[2] && sinks_1_ready,
      turn2_grant[2] && sinks_2_ready, turn3_grant[2] && sinks_3_ready, turn4_grant[2] && sinks_4_ready,
      turn5_grant[2] && sinks_5_ready, turn6_grant[2] && sinks_6_ready, turn7_grant[2] && sinks_7_ready};  // Crossbar.java:64
  wire [7:0] sources_3_ready_joined = {turn0_grant[3] && sinks_0_ready, turn1_grant[3] && sinks_1_ready,
      turn2_grant[3] && sinks_2_ready, turn3_grant[3] && sinks_3_ready, turn4_grant[3] && sinks_4_ready,
      turn5_grant[3] && sinks_5_ready, turn6_grant[3] && sinks_6_ready, turn7_grant[3] && sinks_7_ready};  // Crossbar.java:64
  wire [7:0] sources_4_ready_joined = {turn0_grant[4] && sinks_0_ready, turn1_grant[4] && sinks_1_ready,
      turn2_grant[4] && sinks_2_ready, turn3_grant[4] && sinks_3_ready, turn4_grant[4] && sinks_4_ready,
      turn5_grant[4] && sinks_5_ready, turn6_grant[4] && sinks_6_ready, turn7_grant[4] && sinks_7_ready};  // Crossbar.java:64
  wire [7:0] sources_5_ready_joined = {turn0_grant[5] && sinks_0_ready, turn1_grant[5] && sinks_1_ready,
      turn2_grant[5] && sinks_2_ready, turn3_grant[5] && sinks_3_ready, turn4_grant[5] && sinks_4_ready,
      turn5_grant[5] && sinks_5_ready, turn6_grant[5] && sinks_6_ready, turn7_grant[5] && sinks_7_ready};  // Crossbar.java:64
  wire [7:0] sources_6_ready_joined = {turn0_grant[6] && sinks_0_ready, turn1_grant[6] && sinks_1_ready,
      turn2_grant[6] && sinks_2_ready, turn3_grant[6] && sinks_3_ready, turn4_grant[6] && sinks_4_ready,
      turn5_grant[6] && sinks_5_ready, turn6_grant[6] && sinks_6_ready, turn7_grant[6] && sinks_7_ready};  // Crossbar.java:64
  wire [7:0] sources_7_ready_joined = {turn0_grant[7] && sinks_0_ready, turn1_grant[7] && sinks_1_ready,
      turn2_grant[7] && sinks_2_ready, turn3_grant[7] && sinks_3_ready, turn4_grant[7] && sinks_4_ready,
      turn5_grant[7] && sinks_5_ready, turn6_grant[7] && sinks_6_ready, turn7_grant[7] && sinks_7_ready};  // Crossbar.java:64
  assign sources_0_ready = |sources_0_ready_joined;  // Crossbar.java:64
  assign sources_1_ready = |sources_1_ready_joined;  // Crossbar.java:64
  assign sources_2_ready = |sources_2_ready_joined;  // Crossbar.java:64
  assign sources_3_ready = |sources_3_ready_joined;  // Crossbar.java:64
  assign sources_4_ready = |sources_4_ready_joined;  // Crossbar.java:64
  assign sources_5_ready = |sources_5_ready_joined;  // Crossbar.java:64
  assign sources_6_ready = |sources_6_ready_joined;  // Crossbar.java:64
  assign sources_7_ready = |sources_7_ready_joined;  // Crossbar.java:64
  assign sinks_0_data_data = turn0_chosen[2]
      ? (turn0_chosen[1] ? (turn0_chosen[0] ? sources_7_data_data : sources_6_data_data)
      : (turn0_chosen[0] ? sources_5_data_data : sources_4_data_data))
      : (turn0_chosen[1] ? (turn0_chosen[0] ? sources_3_data_data : sources_2_data_data)
      : (turn0_chosen[0] ? sources_1_data_data : sources_0_data_data));  // Crossbar.java:55
  assign sinks_0_data_last = turn0_chosen[2]
      ? (turn0_chosen[1] ? (turn0_chosen[0] ? sources_7_data_last : sources_6_data_last)
      : (turn0_chosen[0] ? sources_5_data_last : sources_4_data_last))
      : (turn0_chosen[1] ? (turn0_chosen[0] ? sources_3_data_last : sources_2_data_last)
      : (turn0_chosen[0] ? sources_1_data_last : sources_0_data_last));  // Crossbar.java:55
  assign sinks_0_valid = turn0_isGranted && sinks_0_valid_choice;  // Crossbar.java:54
  assign sinks_1_data_data = turn1_chosen[2]
      ? (turn1_chosen[1] ? (turn1_chosen[0] ? sources_7_data_data : sources_6_data_data)
      : (turn1_chosen[0] ? sources_5_data_data : sources_4_data_data))
      : (turn1_chosen[1] ? (turn1_chosen[0] ? sources_3_data_data : sources_2_data_data)
      : (turn1_chosen[0] ? sources_1_data_data : sources_0_data_data));  // Crossbar.java:55
  assign sinks_1_data_last = turn1_chosen[2]
      ? (turn1_chosen[1] ? (turn1_chosen[0] ? sources_7_data_last : sources_6_data_last)
      : (turn1_chosen[0] ? sources_5_data_last : sources_4_data_last))
      : (turn1_chosen[1] ? (turn1_chosen[0] ? sources_3_data_last : sources_2_data_last)
      : (turn1_chosen[0] ? sources_1_data_last : sources_0_data_last));  // Crossbar.java:55
  assign sinks_1_valid = turn1_isGranted && sinks_1_valid_choice;  // Crossbar.java:54
  assign sinks_2_data_data = turn2_chosen[2]
      ? (turn2_chosen[1] ? (turn2_chosen[0] ? sources_7_data_data : sources_6_data_data)
      : (turn2_chosen[0] ? sources_5_data_data : sources_4_data_data))
      : (turn2_chosen[1] ? (turn2_chosen[0] ? sources_3_data_data : sources_2_data_data)
      : (turn2_chosen[0] ? sources_1_data_data : sources_0_data_data));  // Crossbar.java:55
  assign sinks_2_data_last = turn2_chosen[2]
      ? (turn2_chosen[1] ? (turn2_chosen[0] ? sources_7_data_last : sources_6_data_last)
      : (turn2_chosen[0] ? sources_5_data_last : sources_4_data_last))
      : (turn2_chosen[1] ? (turn2_chosen[0] ? sources_3_data_last : sources_2_data_last)
      : (turn2_chosen[0] ? sources_1_data_last : sources_0_data_last));  // Crossbar.java:55
  assign sinks_2_valid = turn2_isGranted && sinks_2_valid_choice;  // Crossbar.java:54
  assign sinks_3_data_data = turn3_chosen[2]
      ? (turn3_chosen[1] ? (turn3_chosen[0] ? sources_7_data_data : sources_6_data_data)
      : (turn3_chosen[0] ? sources_5_data_data : sources_4_data_data))
      : (turn3_chosen[1] ? (turn3_chosen[0] ? sources_3_data_data : sources_2_data_data)
      : (turn3_chosen[0] ? sources_1_data_data : sources_0_data_data));  // Crossbar.java:55
  assign sinks_3_data_last = turn3_chosen[2]
      ? (turn3_chosen[1] ? (turn3_chosen[0] ? sources_7_data_last : sources_6_data_last)
      : (turn3_chosen[0] ? sources_5_data_last : sources_4_data_last))
      : (turn3_chosen[1] ? (turn3_chosen[0] ? sources_3_data_last : sources_2_data_last)
      : (turn3_chosen[0] ? sources_1_data_last : sources_0_data_last));  // Crossbar.java:55
  assign sinks_3_valid = turn3_isGranted && sinks_3_valid_choice;  // Crossbar.java:54
  assign sinks_4_data_data = turn4_chosen[2]
      ? (turn4_chosen[1] ? (turn4_chosen[0] ? sources_7_data_data : sources_6_data_data)
      : (turn4_chosen[0] ? sources_5_data_data : sources_4_data_data))
      : (turn4_chosen[1] ? (turn4_chosen[0] ? sources_3_data_data : sources_2_data_data)
      : (turn4_chosen[0] ? sources_1_data_data : sources_0_data_data));  // Crossbar.java:55
  assign sinks_4_data_last = turn4_chosen[2]
      ? (turn4_chosen[1] ? (turn4_chosen[0] ? sources_7_data_last : sources_6_data_last)
      : (turn4_chosen[0] ? sources_5_data_last : sources_4_data_last))
      : (turn4_chosen[1] ? (turn4_chosen[0] ? sources_3_data_last : sources_2_data_last)
      : (turn4_chosen[0] ? sources_1_data_last : sources_0_data_last));  // Crossbar.java:55
  assign sinks_4_valid = turn4_isGranted && sinks_4_valid_choice;  // Crossbar.java:54
  assign sinks_5_data_data = turn5_chosen[2]
      ? (turn5_chosen[1] ? (turn5_chosen[0] ? sources_7_data_data : sources_6_data_data)
      : (turn5_chosen[0] ? sources_5_data_data : sources_4_data_data))
      : (turn5_chosen[1] ? (turn5_chosen[0] ? sources_3_data_data : sources_2_data_data)
      : (turn5_chosen[0] ? sources_1_data_data : sources_0_data_data));  // Crossbar.java:55
  assign sinks_5_data_last = turn5_chosen[2]
      ? (turn5_chosen[1] ? (turn5_chosen[0] ? sources_7_data_last : sources_6_data_last)
      : (turn5_chosen[0] ? sources_5_data_last : sources_4_data_last))
      : (turn5_chosen[1] ? (turn5_chosen[0] ? sources_3_data_last : sources_2_data_last)
      : (turn5_chosen[0] ? sources_1_data_last : sources_0_data_last));  // Crossbar.java:55
  assign sinks_5_valid = turn5_isGranted && sinks_5_valid_choice;  // Crossbar.java:54
  assign sinks_6_data_data = turn6_chosen[2]
      ? (turn6_chosen[1] ? (turn6_chosen[0] ? sources_7_data_data : sources_6_data_data)
      : (turn6_chosen[0] ? sources_5_data_data : sources_4_data_data))
      : (turn6_chosen[1] ? (turn6_chosen[0] ? sources_3_data_data : sources_2_data_data)
      : (turn6_chosen[0] ? sources_1_data_data : sources_0_data_data));  // Crossbar.java:55
  assign sinks_6_data_last = turn6_chosen[2]
      ? (turn6_chosen[1] ? (turn6_chosen[0] ? sources_7_data_last : sources_6_data_last)
      : (turn6_chosen[0] ? sources_5_data_last : sources_4_data_last))
      : (turn6_chosen[1] ? (turn6_chosen[0] ? sources_3_data_last : sources_2_data_last)
      : (turn6_chosen[0] ? sources_1_data_last : sources_0_data_last));  // Crossbar.java:55
  assign sinks_6_valid = turn6_isGranted && sinks_6_valid_choice;  // Crossbar.java:54
  assign sinks_7_data_data = turn7_chosen[2]
      ? (turn7_chosen[1] ? (turn7_chosen[0] ? sources_7_data_data : sources_6_data_data)
      : (turn7_chosen[0] ? sources_5_data_data : sources_4_data_data))
      : (turn7_chosen[1] ? (turn7_chosen[0] ? sources_3_data_data : sources_2_data_data)
      : (turn7_chosen[0] ? sources_1_data_data : sources_0_data_data));  // Crossbar.java:55
  assign sinks_7_data_last = turn7_chosen[2]
      ? (turn7_chosen[1] ? (turn7_chosen[0] ? sources_7_data_last : sources_6_data_last)
      : (turn7_chosen[0] ? sources_5_data_last : sources_4_data_last))
      : (turn7_chosen[1] ? (turn7_chosen[0] ? sources_3_data_last : sources_2_data_last)
      : (turn7_chosen[0] ? sources_1_data_last : sources_0_data_last));  // Crossbar.java:55
  assign sinks_7_valid = turn7_isGranted && sinks_7_valid_choice;  // Crossbar.java:54
  PacketTurn_8 turn0 (  // Crossbar.java:47
    .clock(clock), .reset(reset), .ends(sinks_0_valid && sinks_0_ready && sinks_0_data_last),
    .isGranted(turn0_isGranted),
    .requests({sources_7_valid && (targets_7 == 5'd0), sources_6_valid && (targets_6 == 5'd0), sources_5_valid
        && (targets_5 == 5'd0), sources_4_valid && (targets_4 == 5'd0), sources_3_valid && (targets_3 == 5'd0),
        sources_2_valid && (targets_2 == 5'd0), sources_1_valid && (targets_1 == 5'd0), sources_0_valid
        && (targets_0 == 5'd0)}),
    .grant(turn0_grant), .chosen(turn0_chosen));
  PacketTurn_8 turn1 (  // Crossbar.java:47
    .clock(clock), .reset(reset), .ends(sinks_1_valid && sinks_1_ready && sinks_1_data_last),
    .isGranted(turn1_isGranted),
    .requests({sources_7_valid && (targets_7 == 5'd1), sources_6_valid && (targets_6 == 5'd1), sources_5_valid
        && (targets_5 == 5'd1), sources_4_valid && (targets_4 == 5'd1), sources_3_valid && (targets_3 == 5'd1),
        sources_2_valid && (targets_2 == 5'd1), sources_1_valid && (targets_1 == 5'd1), sources_0_valid
        && (targets_0 == 5'd1)}),
    .grant(turn1_grant), .chosen(turn1_chosen));
  PacketTurn_8 turn2 (  // Crossbar.java:47
    .clock(clock), .reset(reset), .ends(sinks_2_valid && sinks_2_ready && sinks_2_data_last),
    .isGranted(turn2_isGranted),
    .requests({sources_7_valid && (targets_7 == 5'd2), sources_6_valid && (targets_6 == 5'd2), sources_5_valid
        && (targets_5 == 5'd2), sources_4_valid && (targets_4 == 5'd2), sources_3_valid && (targets_3 == 5'd2),
        sources_2_valid && (targets_2 == 5'd2), sources_1_valid && (targets_1 == 5'd2), sources_0_valid
        && (targets_0 == 5'd2)}),
    .grant(turn2_grant), .chosen(turn2_chosen));
  PacketTurn_8 turn3 (  // Crossbar.java:47
    .clock(clock), .reset(reset), .ends(sinks_3_valid && sinks_3_ready && sinks_3_data_last),
    .isGranted(turn3_isGranted),
    .requests({sources_7_valid && (targets_7 == 5'd3), sources_6_valid && (targets_6 == 5'd3), sources_5_valid
        && (targets_5 == 5'd3), sources_4_valid && (targets_4 == 5'd3), sources_3_valid && (targets_3 == 5'd3),
        sources_2_valid && (targets_2 == 5'd3), sources_1_valid && (targets_1 == 5'd3), sources_0_valid
        && (targets_0 == 5'd3)}),
    .grant(turn3_grant), .chosen(turn3_chosen));
  PacketTurn_8 turn4 (  // Crossbar.java:47
    .clock(clock), .reset(reset), .ends(sinks_4_valid && sinks_4_ready && sinks_4_data_last),
    .isGranted(turn4_isGranted),
    .requests({sources_7_valid && (targets_7 == 5'd4), sources_6_valid && (targets_6 == 5'd4), sources_5_valid
        && (targets_5 == 5'd4), sources_4_valid && (targets_4 == 5'd4), sources_3_valid && (targets_3 == 5'd4),
        sources_2_valid && (targets_2 == 5'd4), sources_1_valid && (targets_1 == 5'd4), sources_0_valid
        && (targets_0 == 5'd4)}),
    .grant(turn4_grant), .chosen(turn4_chosen));
  PacketTurn_8 turn5 (  // Crossbar.java:47
    .clock(clock), .reset(reset), .ends(sinks_5_valid && sinks_5_ready && sinks_5_data_last),
    .isGranted(turn5_isGranted),
    .requests({sources_7_valid && (targets_7 == 5'd5), sources_6_valid && (targets_6 == 5'd5), sources_5_valid
        && (targets_5 == 5'd5), sources_4_valid && (targets_4 == 5'd5), sources_3_valid && (targets_3 == 5'd5),
        sources_2_valid && (targets_2 == 5'd5), sources_1_valid && (targets_1 == 5'd5), sources_0_valid
        && (targets_0 == 5'd5)}),
    .grant(turn5_grant), .chosen(turn5_chosen));
  PacketTurn_8 turn6 (  // Crossbar.java:47
    .clock(clock), .reset(reset), .ends(sinks_6_valid && sinks_6_ready && sinks_6_data_last),
    .isGranted(turn6_isGranted),
    .requests({sources_7_valid && (targets_7 == 5'd6), sources_6_valid && (targets_6 == 5'd6), sources_5_valid
        && (targets_5 == 5'd6), sources_4_valid && (targets_4 == 5'd6), sources_3_valid && (targets_3 == 5'd6),
        sources_2_valid && (targets_2 == 5'd6), sources_1_valid && (targets_1 == 5'd6), sources_0_valid
        && (targets_0 == 5'd6)}),
    .grant(turn6_grant), .chosen(turn6_chosen));
  PacketTurn_8 turn7 (  // Crossbar.java:47
    .clock(clock), .reset(reset), .ends(sinks_7_valid && sinks_7_ready && sinks_7_data_last),
    .isGranted(turn7_isGranted),
    .requests({sources_7_valid && (targets_7 == 5'd7), sources_6_valid && (targets_6 == 5'd7), sources_5_valid
        && (targets_5 == 5'd7), sources_4_valid && (targets_4 == 5'd7), sources_3_valid && (targets_3 == 5'd7),
        sources_2_valid && (targets_2 == 5'd7), sources_1_valid && (targets_1 == 5'd7), sources_0_valid
        && (targets_0 == 5'd7)}),
    .grant(turn7_grant), .chosen(turn7_chosen));
endmodule
`default_nettype wire
