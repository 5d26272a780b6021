// ports=8
module Crossbar_8 (  // Crossbar.java:30
  input  wire clock,  // Crossbar.java:30
  input  wire reset,  // Crossbar.java:30
  input  wire [63:0] sources_0_data_data,  // Crossbar.java:32
  input  wire sources_0_data_last,  // Crossbar.java:32
  input  wire sources_0_valid,  // Crossbar.java:32
  output wire sources_0_ready,  // Crossbar.java:32
  input  wire [63:0] sources_1_data_data,  // Crossbar.java:32
  input  wire sources_1_data_last,  // Crossbar.java:32
  input  wire sources_1_valid,  // Crossbar.java:32
  output wire sources_1_ready,  // Crossbar.java:32
  input  wire [63:0] sources_2_data_data,  // Crossbar.java:32
  input  wire sources_2_data_last,  // Crossbar.java:32
  input  wire sources_2_valid,  // Crossbar.java:32
  output wire sources_2_ready,  // Crossbar.java:32
  input  wire [63:0] sources_3_data_data,  // Crossbar.java:32
  input  wire sources_3_data_last,  // Crossbar.java:32
  input  wire sources_3_valid,  // Crossbar.java:32
  output wire sources_3_ready,  // Crossbar.java:32
  input  wire [63:0] sources_4_data_data,  // Crossbar.java:32
  input  wire sources_4_data_last,  // Crossbar.java:32
  input  wire sources_4_valid,  // Crossbar.java:32
  output wire sources_4_ready,  // Crossbar.java:32
  input  wire [63:0] sources_5_data_data,  // Crossbar.java:32
  input  wire sources_5_data_last,  // Crossbar.java:32
  input  wire sources_5_valid,  // Crossbar.java:32
  output wire sources_5_ready,  // Crossbar.java:32
  input  wire [63:0] sources_6_data_data,  // Crossbar.java:32
  input  wire sources_6_data_last,  // Crossbar.java:32
  input  wire sources_6_valid,  // Crossbar.java:32
  output wire sources_6_ready,  // Crossbar.java:32
  input  wire [63:0] sources_7_data_data,  // Crossbar.java:32
  input  wire sources_7_data_last,  // Crossbar.java:32
  input  wire sources_7_valid,  // Crossbar.java:32
  output wire sources_7_ready,  // Crossbar.java:32
  input  wire [4:0] targets_0,  // Crossbar.java:33
  input  wire [4:0] targets_1,  // Crossbar.java:33
  input  wire [4:0] targets_2,  // Crossbar.java:33
  input  wire [4:0] targets_3,  // Crossbar.java:33
  input  wire [4:0] targets_4,  // Crossbar.java:33
  input  wire [4:0] targets_5,  // Crossbar.java:33
  input  wire [4:0] targets_6,  // Crossbar.java:33
  input  wire [4:0] targets_7,  // Crossbar.java:33
  output wire [63:0] sinks_0_data_data,  // Crossbar.java:34
  output wire sinks_0_data_last,  // Crossbar.java:34
  output wire sinks_0_valid,  // Crossbar.java:34
  input  wire sinks_0_ready,  // Crossbar.java:34
  output wire [63:0] sinks_1_data_data,  // Crossbar.java:34
  output wire sinks_1_data_last,  // Crossbar.java:34
  output wire sinks_1_valid,  // Crossbar.java:34
  input  wire sinks_1_ready,  // Crossbar.java:34
  output wire [63:0] sinks_2_data_data,  // Crossbar.java:34
  output wire sinks_2_data_last,  // Crossbar.java:34
  output wire sinks_2_valid,  // Crossbar.java:34
  input  wire sinks_2_ready,  // Crossbar.java:34
  output wire [63:0] sinks_3_data_data,  // Crossbar.java:34
  output wire sinks_3_data_last,  // Crossbar.java:34
  output wire sinks_3_valid,  // Crossbar.java:34
  input  wire sinks_3_ready,  // Crossbar.java:34
  output wire [63:0] sinks_4_data_data,  // Crossbar.java:34
  output wire sinks_4_data_last,  // Crossbar.java:34
  output wire sinks_4_valid,  // Crossbar.java:34
  input  wire sinks_4_ready,  // Crossbar.java:34
  output wire [63:0] sinks_5_data_data,  // Crossbar.java:34
  output wire sinks_5_data_last,  // Crossbar.java:34
  output wire sinks_5_valid,  // Crossbar.java:34
  input  wire sinks_5_ready,  // Crossbar.java:34
  output wire [63:0] sinks_6_data_data,  // Crossbar.java:34
  output wire sinks_6_data_last,  // Crossbar.java:34
  output wire sinks_6_valid,  // Crossbar.java:34
  input  wire sinks_6_ready,  // Crossbar.java:34
  output wire [63:0] sinks_7_data_data,  // Crossbar.java:34
  output wire sinks_7_data_last,  // Crossbar.java:34
  output wire sinks_7_valid,  // Crossbar.java:34
  input  wire sinks_7_ready  // Crossbar.java:34
);
  wire turn0_sources_0_ready, turn0_sources_1_ready, turn0_sources_2_ready, turn0_sources_3_ready,
      turn0_sources_4_ready, turn0_sources_5_ready, turn0_sources_6_ready, turn0_sources_7_ready,
      turn0_sink_data, turn0_sink_valid;  // Crossbar.java:41
  wire [2:0] turn0_chosen;  // Crossbar.java:41
  wire turn1_sources_0_ready, turn1_sources_1_ready, turn1_sources_2_ready, turn1_sources_3_ready,
      turn1_sources_4_ready, turn1_sources_5_ready, turn1_sources_6_ready, turn1_sources_7_ready,
      turn1_sink_data, turn1_sink_valid;  // Crossbar.java:41
  wire [2:0] turn1_chosen;  // Crossbar.java:41
  wire turn2_sources_0_ready, turn2_sources_1_ready, turn2_sources_2_ready, turn2_sources_3_ready,
      turn2_sources_4_ready, turn2_sources_5_ready, turn2_sources_6_ready, turn2_sources_7_ready,
      turn2_sink_data, turn2_sink_valid;  // Crossbar.java:41
  wire [2:0] turn2_chosen;  // Crossbar.java:41
  wire turn3_sources_0_ready, turn3_sources_1_ready, turn3_sources_2_ready, turn3_sources_3_ready,
      turn3_sources_4_ready, turn3_sources_5_ready, turn3_sources_6_ready, turn3_sources_7_ready,
      turn3_sink_data, turn3_sink_valid;  // Crossbar.java:41
  wire [2:0] turn3_chosen;  // Crossbar.java:41
  wire turn4_sources_0_ready, turn4_sources_1_ready, turn4_sources_2_ready, turn4_sources_3_ready,
      turn4_sources_4_ready, turn4_sources_5_ready, turn4_sources_6_ready, turn4_sources_7_ready,
      turn4_sink_data, turn4_sink_valid;  // Crossbar.java:41
  wire [2:0] turn4_chosen;  // Crossbar.java:41
  wire turn5_sources_0_ready, turn5_sources_1_ready, turn5_sources_2_ready, turn5_sources_3_ready,
      turn5_sources_4_ready, turn5_sources_5_ready, turn5_sources_6_ready, turn5_sources_7_ready,
      turn5_sink_data, turn5_sink_valid;  // Crossbar.java:41
  wire [2:0] turn5_chosen;  // Crossbar.java:41
  wire turn6_sources_0_ready, turn6_sources_1_ready, turn6_sources_2_ready, turn6_sources_3_ready,
      turn6_sources_4_ready, turn6_sources_5_ready, turn6_sources_6_ready, turn6_sources_7_ready,
      turn6_sink_data, turn6_sink_valid;  // Crossbar.java:41
  wire [2:0] turn6_chosen;  // Crossbar.java:41
  wire turn7_sources_0_ready, turn7_sources_1_ready, turn7_sources_2_ready, turn7_sources_3_ready,
      turn7_sources_4_ready, turn7_sources_5_ready, turn7_sources_6_ready, turn7_sources_7_ready,
      turn7_sink_data, turn7_sink_valid;  // Crossbar.java:41
  wire [2:0] turn7_chosen;  // Crossbar.java:41
  assign sources_0_ready = |{turn0_sources_0_ready, turn1_sources_0_ready, turn2_sources_0_ready,
      turn3_sources_0_ready, turn4_sources_0_ready, turn5_sources_0_ready, turn6_sources_0_ready,
      turn7_sources_0_ready};  // Crossbar.java:59
  assign sources_1_ready = |{turn0_sources_1_ready, turn1_sources_1_ready, turn2_sources_1_ready,
      turn3_sources_1_ready, turn4_sources_1_ready, turn5_sources_1_ready, turn6_sources_1_ready,
      turn7_sources_1_ready};  // Crossbar.java:59
  assign sources_2_ready = |{turn0_sources_2_ready, turn1_sources_2_ready, turn2_sources_2_ready,
      turn3_sources_2_ready, turn4_sources_2_ready, turn5_sources_2_ready, turn6_sources_2_ready,
      turn7_sources_2_ready};  // Crossbar.java:59
  assign sources_3_ready = |{turn0_sources_3_ready, turn1_sources_3_ready, turn2_sources_3_ready,
      turn3_sources_3_ready, turn4_sources_3_ready, turn5_sources_3_ready, turn6_sources_3_ready,
      turn7_sources_3_ready};  // Crossbar.java:59
  assign sources_4_ready = |{turn0_sources_4_ready, turn1_sources_4_ready, turn2_sources_4_ready,
      turn3_sources_4_ready, turn4_sources_4_ready, turn5_sources_4_ready, turn6_sources_4_ready,
      turn7_sources_4_ready};  // Crossbar.java:59
  assign sources_5_ready = |{turn0_sources_5_ready, turn1_sources_5_ready, turn2_sources_5_ready,
      turn3_sources_5_ready, turn4_sources_5_ready, turn5_sources_5_ready, turn6_sources_5_ready,
      turn7_sources_5_ready};  // Crossbar.java:59
  assign sources_6_ready = |{turn0_sources_6_ready, turn1_sources_6_ready, turn2_sources_6_ready,
      turn3_sources_6_ready, turn4_sources_6_ready, turn5_sources_6_ready, turn6_sources_6_ready,
      turn7_sources_6_ready};  // Crossbar.java:59
  assign sources_7_ready = |{turn0_sources_7_ready, turn1_sources_7_ready, turn2_sources_7_ready,
      turn3_sources_7_ready, turn4_sources_7_ready, turn5_sources_7_ready, turn6_sources_7_ready,
      turn7_sources_7_ready};  // Crossbar.java:59
  assign sinks_0_data_data = turn0_chosen[2]
      ? (turn0_chosen[1] ? (turn0_chosen[0] ? sources_7_data_data : sources_6_data_data)
      : (turn0_chosen[0] ? sources_5_data_data : sources_4_data_data))
      : (turn0_chosen[1] ? (turn0_chosen[0] ? sources_3_data_data : sources_2_data_data)
      : (turn0_chosen[0] ? sources_1_data_data : sources_0_data_data));  // Crossbar.java:51
  assign sinks_0_data_last = turn0_sink_data;  // Crossbar.java:50
  assign sinks_0_valid = turn0_sink_valid;  // Crossbar.java:49
  assign sinks_1_data_data = turn1_chosen[2]
      ? (turn1_chosen[1] ? (turn1_chosen[0] ? sources_7_data_data : sources_6_data_data)
      : (turn1_chosen[0] ? sources_5_data_data : sources_4_data_data))
      : (turn1_chosen[1] ? (turn1_chosen[0] ? sources_3_data_data : sources_2_data_data)
      : (turn1_chosen[0] ? sources_1_data_data : sources_0_data_data));  // Crossbar.java:51
  assign sinks_1_data_last = turn1_sink_data;  // Crossbar.java:50
  assign sinks_1_valid = turn1_sink_valid;  // Crossbar.java:49
  assign sinks_2_data_data = turn2_chosen[2]
      ? (turn2_chosen[1] ? (turn2_chosen[0] ? sources_7_data_data : sources_6_data_data)
      : (turn2_chosen[0] ? sources_5_data_data : sources_4_data_data))
      : (turn2_chosen[1] ? (turn2_chosen[0] ? sources_3_data_data : sources_2_data_data)
      : (turn2_chosen[0] ? sources_1_data_data : sources_0_data_data));  // Crossbar.java:51
  assign sinks_2_data_last = turn2_sink_data;  // Crossbar.java:50
  assign sinks_2_valid = turn2_sink_valid;  // Crossbar.java:49
  assign sinks_3_data_data = turn3_chosen[2]
      ? (turn3_chosen[1] ? (turn3_chosen[0] ? sources_7_data_data : sources_6_data_data)
      : (turn3_chosen[0] ? sources_5_data_data : sources_4_data_data))
      : (turn3_chosen[1] ? (turn3_chosen[0] ? sources_3_data_data : sources_2_data_data)
      : (turn3_chosen[0] ? sources_1_data_data : sources_0_data_data));  // Crossbar.java:51
  assign sinks_3_data_last = turn3_sink_data;  // Crossbar.java:50
  assign sinks_3_valid = turn3_sink_valid;  // Crossbar.java:49
  assign sinks_4_data_data = turn4_chosen[2]
      ? (turn4_chosen[1] ? (turn4_chosen[0] ? sources_7_data_data : sources_6_data_data)
      : (turn4_chosen[0] ? sources_5_data_data : sources_4_data_data))
      : (turn4_chosen[1] ? (turn4_chosen[0] ? sources_3_data_data : sources_2_data_data)
      : (turn4_chosen[0] ? sources_1_data_data : sources_0_data_data));  // Crossbar.java:51
  assign sinks_4_data_last = turn4_sink_data;  // Crossbar.java:50
  assign sinks_4_valid = turn4_sink_valid;  // Crossbar.java:49
  assign sinks_5_data_data = turn5_chosen[2]
      ? (turn5_chosen[1] ? (turn5_chosen[0] ? sources_7_data_data : sources_6_data_data)
      : (turn5_chosen[0] ? sources_5_data_data : sources_4_data_data))
      : (turn5_chosen[1] ? (turn5_chosen[0] ? sources_3_data_data : sources_2_data_data)
      : (turn5_chosen[0] ? sources_1_data_data : sources_0_data_data));  // Crossbar.java:51
  assign sinks_5_data_last = turn5_sink_data;  // Crossbar.java:50
  assign sinks_5_valid = turn5_sink_valid;  // Crossbar.java:49
  assign sinks_6_data_data = turn6_chosen[2]
      ? (turn6_chosen[1] ? (turn6_chosen[0] ? sources_7_data_data : sources_6_data_data)
      : (turn6_chosen[0] ? sources_5_data_data : sources_4_data_data))
      : (turn6_chosen[1] ? (turn6_chosen[0] ? sources_3_data_data : sources_2_data_data)
      : (turn6_chosen[0] ? sources_1_data_data : sources_0_data_data));  // Crossbar.java:51
  assign sinks_6_data_last = turn6_sink_data;  // Crossbar.java:50
  assign sinks_6_valid = turn6_sink_valid;  // Crossbar.java:49
  assign sinks_7_data_data = turn7_chosen[2]
      ? (turn7_chosen[1] ? (turn7_chosen[0] ? sources_7_data_data : sources_6_data_data)
      : (turn7_chosen[0] ? sources_5_data_data : sources_4_data_data))
      : (turn7_chosen[1] ? (turn7_chosen[0] ? sources_3_data_data : sources_2_data_data)
      : (turn7_chosen[0] ? sources_1_data_data : sources_0_data_data));  // Crossbar.java:51
  assign sinks_7_data_last = turn7_sink_data;  // Crossbar.java:50
  assign sinks_7_valid = turn7_sink_valid;  // Crossbar.java:49
  RoundRobinArbiter_Bool_8_packets turn0 (  // Crossbar.java:41
    .clock(clock), .reset(reset), .sources_0_data(sources_0_data_last),
    .sources_0_valid(sources_0_valid && (targets_0 == 5'd0)), .sources_0_ready(turn0_sources_0_ready),
    .sources_1_data(sources_1_data_last), .sources_1_valid(sources_1_valid && (targets_1 == 5'd0)),
    .sources_1_ready(turn0_sources_1_ready), .sources_2_data(sources_2_data_last),
    .sources_2_valid(sources_2_valid && (targets_2 == 5'd0)), .sources_2_ready(turn0_sources_2_ready),
    .sources_3_data(sources_3_data_last), .sources_3_valid(sources_3_valid && (targets_3 == 5'd0)),
    .sources_3_ready(turn0_sources_3_ready), .sources_4_data(sources_4_data_last),
    .sources_4_valid(sources_4_valid && (targets_4 == 5'd0)), .sources_4_ready(turn0_sources_4_ready),
    .sources_5_data(sources_5_data_last), .sources_5_valid(sources_5_valid && (targets_5 == 5'd0)),
    .sources_5_ready(turn0_sources_5_ready), .sources_6_data(sources_6_data_last),
    .sources_6_valid(sources_6_valid && (targets_6 == 5'd0)), .sources_6_ready(turn0_sources_6_ready),
    .sources_7_data(sources_7_data_last), .sources_7_valid(sources_7_valid && (targets_7 == 5'd0)),
    .sources_7_ready(turn0_sources_7_ready), .sink_data(turn0_sink_data), .sink_valid(turn0_sink_valid),
    .sink_ready(sinks_0_ready), .chosen(turn0_chosen));
  RoundRobinArbiter_Bool_8_packets turn1 (  // Crossbar.java:41
    .clock(clock), .reset(reset), .sources_0_data(sources_0_data_last),
    .sources_0_valid(sources_0_valid && (targets_0 == 5'd1)), .sources_0_ready(turn1_sources_0_ready),
    .sources_1_data(sources_1_data_last), .sources_1_valid(sources_1_valid && (targets_1 == 5'd1)),
    .sources_1_ready(turn1_sources_1_ready), .sources_2_data(sources_2_data_last),
    .sources_2_valid(sources_2_valid && (targets_2 == 5'd1)), .sources_2_ready(turn1_sources_2_ready),
    .sources_3_data(sources_3_data_last), .sources_3_valid(sources_3_valid && (targets_3 == 5'd1)),
    .sources_3_ready(turn1_sources_3_ready), .sources_4_data(sources_4_data_last),
    .sources_4_valid(sources_4_valid && (targets_4 == 5'd1)), .sources_4_ready(turn1_sources_4_ready),
    .sources_5_data(sources_5_data_last), .sources_5_valid(sources_5_valid && (targets_5 == 5'd1)),
    .sources_5_ready(turn1_sources_5_ready), .sources_6_data(sources_6_data_last),
    .sources_6_valid(sources_6_valid && (targets_6 == 5'd1)), .sources_6_ready(turn1_sources_6_ready),
    .sources_7_data(sources_7_data_last), .sources_7_valid(sources_7_valid && (targets_7 == 5'd1)),
    .sources_7_ready(turn1_sources_7_ready), .sink_data(turn1_sink_data), .sink_valid(turn1_sink_valid),
    .sink_ready(sinks_1_ready), .chosen(turn1_chosen));
  RoundRobinArbiter_Bool_8_packets turn2 (  // Crossbar.java:41
    .clock(clock), .reset(reset), .sources_0_data(sources_0_data_last),
    .sources_0_valid(sources_0_valid && (targets_0 == 5'd2)), .sources_0_ready(turn2_sources_0_ready),
    .sources_1_data(sources_1_data_last), .sources_1_valid(sources_1_valid && (targets_1 == 5'd2)),
    .sources_1_ready(turn2_sources_1_ready), .sources_2_data(sources_2_data_last),
    .sources_2_valid(sources_2_valid && (targets_2 == 5'd2)), .sources_2_ready(turn2_sources_2_ready),
    .sources_3_data(sources_3_data_last), .sources_3_valid(sources_3_valid && (targets_3 == 5'd2)),
    .sources_3_ready(turn2_sources_3_ready), .sources_4_data(sources_4_data_last),
    .sources_4_valid(sources_4_valid && (targets_4 == 5'd2)), .sources_4_ready(turn2_sources_4_ready),
    .sources_5_data(sources_5_data_last), .sources_5_valid(sources_5_valid && (targets_5 == 5'd2)),
    .sources_5_ready(turn2_sources_5_ready), .sources_6_data(sources_6_data_last),
    .sources_6_valid(sources_6_valid && (targets_6 == 5'd2)), .sources_6_ready(turn2_sources_6_ready),
    .sources_7_data(sources_7_data_last), .sources_7_valid(sources_7_valid && (targets_7 == 5'd2)),
    .sources_7_ready(turn2_sources_7_ready), .sink_data(turn2_sink_data), .sink_valid(turn2_sink_valid),
    .sink_ready(sinks_2_ready), .chosen(turn2_chosen));
  RoundRobinArbiter_Bool_8_packets turn3 (  // Crossbar.java:41
    .clock(clock), .reset(reset), .sources_0_data(sources_0_data_last),
    .sources_0_valid(sources_0_valid && (targets_0 == 5'd3)), .sources_0_ready(turn3_sources_0_ready),
    .sources_1_data(sources_1_data_last), .sources_1_valid(sources_1_valid && (targets_1 == 5'd3)),
    .sources_1_ready(turn3_sources_1_ready), .sources_2_data(sources_2_data_last),
    .sources_2_valid(sources_2_valid && (targets_2 == 5'd3)), .sources_2_ready(turn3_sources_2_ready),
    .sources_3_data(sources_3_data_last), .sources_3_valid(sources_3_valid && (targets_3 == 5'd3)),
    .sources_3_ready(turn3_sources_3_ready), .sources_4_data(sources_4_data_last),
    .sources_4_valid(sources_4_valid && (targets_4 == 5'd3)), .sources_4_ready(turn3_sources_4_ready),
    .sources_5_data(sources_5_data_last), .sources_5_valid(sources_5_valid && (targets_5 == 5'd3)),
    .sources_5_ready(turn3_sources_5_ready), .sources_6_data(sources_6_data_last),
    .sources_6_valid(sources_6_valid && (targets_6 == 5'd3)), .sources_6_ready(turn3_sources_6_ready),
    .sources_7_data(sources_7_data_last), .sources_7_valid(sources_7_valid && (targets_7 == 5'd3)),
    .sources_7_ready(turn3_sources_7_ready), .sink_data(turn3_sink_data), .sink_valid(turn3_sink_valid),
    .sink_ready(sinks_3_ready), .chosen(turn3_chosen));
  RoundRobinArbiter_Bool_8_packets turn4 (  // Crossbar.java:41
    .clock(clock), .reset(reset), .sources_0_data(sources_0_data_last),
    .sources_0_valid(sources_0_valid && (targets_0 == 5'd4)), .sources_0_ready(turn4_sources_0_ready),
    .sources_1_data(sources_1_data_last), .sources_1_valid(sources_1_valid && (targets_1 == 5'd4)),
    .sources_1_ready(turn4_sources_1_ready), .sources_2_data(sources_2_data_last),
    .sources_2_valid(sources_2_valid && (targets_2 == 5'd4)), .sources_2_ready(turn4_sources_2_ready),
    .sources_3_data(sources_3_data_last), .sources_3_valid(sources_3_valid && (targets_3 == 5'd4)),
    .sources_3_ready(turn4_sources_3_ready), .sources_4_data(sources_4_data_last),
    .sources_4_valid(sources_4_valid && (targets_4 == 5'd4)), .sources_4_ready(turn4_sources_4_ready),
    .sources_5_data(sources_5_data_last), .sources_5_valid(sources_5_valid && (targets_5 == 5'd4)),
    .sources_5_ready(turn4_sources_5_ready), .sources_6_data(sources_6_data_last),
    .sources_6_valid(sources_6_valid && (targets_6 == 5'd4)), .sources_6_ready(turn4_sources_6_ready),
    .sources_7_data(sources_7_data_last), .sources_7_valid(sources_7_valid && (targets_7 == 5'd4)),
    .sources_7_ready(turn4_sources_7_ready), .sink_data(turn4_sink_data), .sink_valid(turn4_sink_valid),
    .sink_ready(sinks_4_ready), .chosen(turn4_chosen));
  RoundRobinArbiter_Bool_8_packets turn5 (  // Crossbar.java:41
    .clock(clock), .reset(reset), .sources_0_data(sources_0_data_last),
    .sources_0_valid(sources_0_valid && (targets_0 == 5'd5)), .sources_0_ready(turn5_sources_0_ready),
    .sources_1_data(sources_1_data_last), .sources_1_valid(sources_1_valid && (targets_1 == 5'd5)),
    .sources_1_ready(turn5_sources_1_ready), .sources_2_data(sources_2_data_last),
    .sources_2_valid(sources_2_valid && (targets_2 == 5'd5)), .sources_2_ready(turn5_sources_2_ready),
    .sources_3_data(sources_3_data_last), .sources_3_valid(sources_3_valid && (targets_3 == 5'd5)),
    .sources_3_ready(turn5_sources_3_ready), .sources_4_data(sources_4_data_last),
    .sources_4_valid(sources_4_valid && (targets_4 == 5'd5)), .sources_4_ready(turn5_sources_4_ready),
    .sources_5_data(sources_5_data_last), .sources_5_valid(sources_5_valid && (targets_5 == 5'd5)),
    .sources_5_ready(turn5_sources_5_ready), .sources_6_data(sources_6_data_last),
    .sources_6_valid(sources_6_valid && (targets_6 == 5'd5)), .sources_6_ready(turn5_sources_6_ready),
    .sources_7_data(sources_7_data_last), .sources_7_valid(sources_7_valid && (targets_7 == 5'd5)),
    .sources_7_ready(turn5_sources_7_ready), .sink_data(turn5_sink_data), .sink_valid(turn5_sink_valid),
    .sink_ready(sinks_5_ready), .chosen(turn5_chosen));
  RoundRobinArbiter_Bool_8_packets turn6 (  // Crossbar.java:41
    .clock(clock), .reset(reset), .sources_0_data(sources_0_data_last),
    .sources_0_valid(sources_0_valid && (targets_0 == 5'd6)), .sources_0_ready(turn6_sources_0_ready),
    .sources_1_data(sources_1_data_last), .sources_1_valid(sources_1_valid && (targets_1 == 5'd6)),
    .sources_1_ready(turn6_sources_1_ready), .sources_2_data(sources_2_data_last),
    .sources_2_valid(sources_2_valid && (targets_2 == 5'd6)), .sources_2_ready(turn6_sources_2_ready),
    .sources_3_data(sources_3_data_last), .sources_3_valid(sources_3_valid && (targets_3 == 5'd6)),
    .sources_3_ready(turn6_sources_3_ready), .sources_4_data(sources_4_data_last),
    .sources_4_valid(sources_4_valid && (targets_4 == 5'd6)), .sources_4_ready(turn6_sources_4_ready),
    .sources_5_data(sources_5_data_last), .sources_5_valid(sources_5_valid && (targets_5 == 5'd6)),
    .sources_5_ready(turn6_sources_5_ready), .sources_6_data(sources_6_data_last),
    .sources_6_valid(sources_6_valid && (targets_6 == 5'd6)), .sources_6_ready(turn6_sources_6_ready),
    .sources_7_data(sources_7_data_last), .sources_7_valid(sources_7_valid && (targets_7 == 5'd6)),
    .sources_7_ready(turn6_sources_7_ready), .sink_data(turn6_sink_data), .sink_valid(turn6_sink_valid),
    .sink_ready(sinks_6_ready), .chosen(turn6_chosen));
  RoundRobinArbiter_Bool_8_packets turn7 (  // Crossbar.java:41
    .clock(clock), .reset(reset), .sources_0_data(sources_0_data_last),
    .sources_0_valid(sources_0_valid && (targets_0 == 5'd7)), .sources_0_ready(turn7_sources_0_ready),
    .sources_1_data(sources_1_data_last), .sources_1_valid(sources_1_valid && (targets_1 == 5'd7)),
    .sources_1_ready(turn7_sources_1_ready), .sources_2_data(sources_2_data_last),
    .sources_2_valid(sources_2_valid && (targets_2 == 5'd7)), .sources_2_ready(turn7_sources_2_ready),
    .sources_3_data(sources_3_data_last), .sources_3_valid(sources_3_valid && (targets_3 == 5'd7)),
    .sources_3_ready(turn7_sources_3_ready), .sources_4_data(sources_4_data_last),
    .sources_4_valid(sources_4_valid && (targets_4 == 5'd7)), .sources_4_ready(turn7_sources_4_ready),
    .sources_5_data(sources_5_data_last), .sources_5_valid(sources_5_valid && (targets_5 == 5'd7)),
    .sources_5_ready(turn7_sources_5_ready), .sources_6_data(sources_6_data_last),
    .sources_6_valid(sources_6_valid && (targets_6 == 5'd7)), .sources_6_ready(turn7_sources_6_ready),
    .sources_7_data(sources_7_data_last), .sources_7_valid(sources_7_valid && (targets_7 == 5'd7)),
    .sources_7_ready(turn7_sources_7_ready), .sink_data(turn7_sink_data), .sink_valid(turn7_sink_valid),
    .sink_ready(sinks_7_ready), .chosen(turn7_chosen));
endmodule
