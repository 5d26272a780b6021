`default_nettype none
// ports=8, nodes=256, sent=8, received=8, payload=2024
module Switch_ports8_nodes256_sent8_received8_payload2024 (  // Switch.java:68
  input  wire clock,  // Switch.java:68
  input  wire reset,  // Switch.java:68
  input  wire [15:0] load_data_destination,  // Switch.java:54
  input  wire [4:0] load_data_port,  // Switch.java:54
  input  wire load_data_exists,  // Switch.java:54
  input  wire load_valid,  // Switch.java:54
  output wire load_ready,  // Switch.java:54
  output wire [31:0] forwarded,  // Switch.java:56
  output wire [31:0] discarded,  // Switch.java:58
  input  wire receive_0_valid,  // Switch.java:83
  input  wire [63:0] receive_0_data,  // Switch.java:83
  input  wire receive_0_last,  // Switch.java:83
  input  wire receive_1_valid,  // Switch.java:83
  input  wire [63:0] receive_1_data,  // Switch.java:83
  input  wire receive_1_last,  // Switch.java:83
  input  wire receive_2_valid,  // Switch.java:83
  input  wire [63:0] receive_2_data,  // Switch.java:83
  input  wire receive_2_last,  // Switch.java:83
  input  wire receive_3_valid,  // Switch.java:83
  input  wire [63:0] receive_3_data,  // Switch.java:83
  input  wire receive_3_last,  // Switch.java:83
  input  wire receive_4_valid,  // Switch.java:83
  input  wire [63:0] receive_4_data,  // Switch.java:83
  input  wire receive_4_last,  // Switch.java:83
  input  wire receive_5_valid,  // Switch.java:83
  input  wire [63:0] receive_5_data,  // Switch.java:83
  input  wire receive_5_last,  // Switch.java:83
  input  wire receive_6_valid,  // Switch.java:83
  input  wire [63:0] receive_6_data,  // Switch.java:83
  input  wire receive_6_last,  // Switch.java:83
  input  wire receive_7_valid,  // Switch.java:83
  input  wire [63:0] receive_7_data,  // Switch.java:83
  input  wire receive_7_last,  // Switch.java:83
  output wire transmit_0_valid,  // Switch.java:84
  output wire [63:0] transmit_0_data,  // Switch.java:84
  output wire transmit_0_last,  // Switch.java:84
  output wire transmit_1_valid,  // Switch.java:84
  output wire [63:0] transmit_1_data,  // Switch.java:84
  output wire transmit_1_last,  // Switch.java:84
  output wire transmit_2_valid,  // Switch.java:84
  output wire [63:0] transmit_2_data,  // Switch.java:84
  output wire transmit_2_last,  // Switch.java:84
  output wire transmit_3_valid,  // Switch.java:84
  output wire [63:0] transmit_3_data,  // Switch.java:84
  output wire transmit_3_last,  // Switch.java:84
  output wire transmit_4_valid,  // Switch.java:84
  output wire [63:0] transmit_4_data,  // Switch.java:84
  output wire transmit_4_last,  // Switch.java:84
  output wire transmit_5_valid,  // Switch.java:84
  output wire [63:0] transmit_5_data,  // Switch.java:84
  output wire transmit_5_last,  // Switch.java:84
  output wire transmit_6_valid,  // Switch.java:84
  output wire [63:0] transmit_6_data,  // Switch.java:84
  output wire transmit_6_last,  // Switch.java:84
  output wire transmit_7_valid,  // Switch.java:84
  output wire [63:0] transmit_7_data,  // Switch.java:84
  output wire transmit_7_last  // Switch.java:84
);
  wire channel0_sinks_0_ready;  // Switch.java:87
  wire channel0_sinks_1_ready;  // Switch.java:87
  wire channel0_sinks_2_ready;  // Switch.java:87
  wire channel0_sinks_3_ready;  // Switch.java:87
  wire channel0_sinks_4_ready;  // Switch.java:87
  wire channel0_sinks_5_ready;  // Switch.java:87
  wire channel0_sinks_6_ready;  // Switch.java:87
  wire channel0_sinks_7_ready;  // Switch.java:87
  wire channel1_sinks_0_ready;  // Switch.java:87
  wire channel1_sinks_1_ready;  // Switch.java:87
  wire channel1_sinks_2_ready;  // Switch.java:87
  wire channel1_sinks_3_ready;  // Switch.java:87
  wire channel1_sinks_4_ready;  // Switch.java:87
  wire channel1_sinks_5_ready;  // Switch.java:87
  wire channel1_sinks_6_ready;  // Switch.java:87
  wire channel1_sinks_7_ready;  // Switch.java:87
  wire channel2_sinks_0_ready;  // Switch.java:87
  wire channel2_sinks_1_ready;  // Switch.java:87
  wire channel2_sinks_2_ready;  // Switch.java:87
  wire channel2_sinks_3_ready;  // Switch.java:87
  wire channel2_sinks_4_ready;  // Switch.java:87
  wire channel2_sinks_5_ready;  // Switch.java:87
  wire channel2_sinks_6_ready;  // Switch.java:87
  wire channel2_sinks_7_ready;  // Switch.java:87
  reg  [16:0] clearing;  // Switch.java:154
  reg  isReady;  // Switch.java:156
  reg  writes;  // Switch.java:161
  reg  [15:0] line_destination;  // Switch.java:162
  reg  [4:0] line_port;  // Switch.java:162
  reg  line_exists;  // Switch.java:162
  reg  [23:0] forwardedCountSeen;  // Switch.java:182
  reg  [4:0] forwardedCountNow;  // Switch.java:185
  reg  [31:0] forwardedCount;  // Switch.java:187
  reg  [23:0] discardedCountSeen;  // Switch.java:182
  reg  [4:0] discardedCountNow;  // Switch.java:185
  reg  [31:0] discardedCount;  // Switch.java:187
  wire channel0_sources_0_ready, channel0_sources_1_ready, channel0_sources_2_ready, channel0_sources_3_ready,
      channel0_sources_4_ready, channel0_sources_5_ready, channel0_sources_6_ready, channel0_sources_7_ready,
      channel0_sinks_0_data_last, channel0_sinks_0_valid, channel0_sinks_1_data_last, channel0_sinks_1_valid,
      channel0_sinks_2_data_last, channel0_sinks_2_valid, channel0_sinks_3_data_last, channel0_sinks_3_valid,
      channel0_sinks_4_data_last, channel0_sinks_4_valid, channel0_sinks_5_data_last, channel0_sinks_5_valid,
      channel0_sinks_6_data_last, channel0_sinks_6_valid, channel0_sinks_7_data_last, channel0_sinks_7_valid;  // Switch.java:87
  wire [63:0] channel0_sinks_0_data_data, channel0_sinks_1_data_data, channel0_sinks_2_data_data,
      channel0_sinks_3_data_data, channel0_sinks_4_data_data, channel0_sinks_5_data_data,
      channel0_sinks_6_data_data, channel0_sinks_7_data_data;  // Switch.java:87
  wire channel1_sources_0_ready, channel1_sources_1_ready, channel1_sources_2_ready, channel1_sources_3_ready,
      channel1_sources_4_ready, channel1_sources_5_ready, channel1_sources_6_ready, channel1_sources_7_ready,
      channel1_sinks_0_data_last, channel1_sinks_0_valid, channel1_sinks_1_data_last, channel1_sinks_1_valid,
      channel1_sinks_2_data_last, channel1_sinks_2_valid, channel1_sinks_3_data_last, channel1_sinks_3_valid,
      channel1_sinks_4_data_last, channel1_sinks_4_valid, channel1_sinks_5_data_last, channel1_sinks_5_valid,
      channel1_sinks_6_data_last, channel1_sinks_6_valid, channel1_sinks_7_data_last, channel1_sinks_7_valid;  // Switch.java:87
  wire [63:0] channel1_sinks_0_data_data, channel1_sinks_1_data_data, channel1_sinks_2_data_data,
      channel1_sinks_3_data_data, channel1_sinks_4_data_data, channel1_sinks_5_data_data,
      channel1_sinks_6_data_data, channel1_sinks_7_data_data;  // Switch.java:87
  wire channel2_sources_0_ready, channel2_sources_1_ready, channel2_sources_2_ready, channel2_sources_3_ready,
      channel2_sources_4_ready, channel2_sources_5_ready, channel2_sources_6_ready, channel2_sources_7_ready,
      channel2_sinks_0_data_last, channel2_sinks_0_valid, channel2_sinks_1_data_last, channel2_sinks_1_valid,
      channel2_sinks_2_data_last, channel2_sinks_2_valid, channel2_sinks_3_data_last, channel2_sinks_3_valid,
      channel2_sinks_4_data_last, channel2_sinks_4_valid, channel2_sinks_5_data_last, channel2_sinks_5_valid,
      channel2_sinks_6_data_last, channel2_sinks_6_valid, channel2_sinks_7_data_last, channel2_sinks_7_valid;  // Switch.java:87
  wire [63:0] channel2_sinks_0_data_data, channel2_sinks_1_data_data, channel2_sinks_2_data_data,
      channel2_sinks_3_data_data, channel2_sinks_4_data_data, channel2_sinks_5_data_data,
      channel2_sinks_6_data_data, channel2_sinks_7_data_data;  // Switch.java:87
  wire port0_transmit_valid, port0_transmit_last, port0_sent_0_ready, port0_sent_1_ready, port0_sent_2_ready,
      port0_arrived_0_data_last, port0_arrived_0_valid, port0_arrived_1_data_last, port0_arrived_1_valid,
      port0_arrived_2_data_last, port0_arrived_2_valid;  // Switch.java:92
  wire [63:0] port0_transmit_data, port0_arrived_0_data_data, port0_arrived_1_data_data,
      port0_arrived_2_data_data;  // Switch.java:92
  wire [31:0] port0_packetsSent, port0_packetsReceived, port0_packetsWrong;  // Switch.java:92
  wire input0_to_valid, input0_to_last; wire [63:0] input0_to_data;  // Switch.java:93
  wire route0_0_packet_ready, route0_0_routed_data_last, route0_0_routed_valid, route0_0_discards,
      route0_0_looks;  // Switch.java:102
  wire [63:0] route0_0_routed_data_data; wire [4:0] route0_0_port; wire [15:0] route0_0_destination;  // Switch.java:102
  wire route0_1_packet_ready, route0_1_routed_data_last, route0_1_routed_valid, route0_1_discards,
      route0_1_looks;  // Switch.java:102
  wire [63:0] route0_1_routed_data_data; wire [4:0] route0_1_port; wire [15:0] route0_1_destination;  // Switch.java:102
  wire route0_2_packet_ready, route0_2_routed_data_last, route0_2_routed_valid, route0_2_discards,
      route0_2_looks;  // Switch.java:102
  wire [63:0] route0_2_routed_data_data; wire [4:0] route0_2_port; wire [15:0] route0_2_destination;  // Switch.java:102
  wire port1_transmit_valid, port1_transmit_last, port1_sent_0_ready, port1_sent_1_ready, port1_sent_2_ready,
      port1_arrived_0_data_last, port1_arrived_0_valid, port1_arrived_1_data_last, port1_arrived_1_valid,
      port1_arrived_2_data_last, port1_arrived_2_valid;  // Switch.java:92
  wire [63:0] port1_transmit_data, port1_arrived_0_data_data, port1_arrived_1_data_data,
      port1_arrived_2_data_data;  // Switch.java:92
  wire [31:0] port1_packetsSent, port1_packetsReceived, port1_packetsWrong;  // Switch.java:92
  wire input1_to_valid, input1_to_last; wire [63:0] input1_to_data;  // Switch.java:93
  wire route1_0_packet_ready, route1_0_routed_data_last, route1_0_routed_valid, route1_0_discards,
      route1_0_looks;  // Switch.java:102
  wire [63:0] route1_0_routed_data_data; wire [4:0] route1_0_port; wire [15:0] route1_0_destination;  // Switch.java:102
  wire route1_1_packet_ready, route1_1_routed_data_last, route1_1_routed_valid, route1_1_discards,
      route1_1_looks;  // Switch.java:102
  wire [63:0] route1_1_routed_data_data; wire [4:0] route1_1_port; wire [15:0] route1_1_destination;  // Switch.java:102
  wire route1_2_packet_ready, route1_2_routed_data_last, route1_2_routed_valid, route1_2_discards,
      route1_2_looks;  // Switch.java:102
  wire [63:0] route1_2_routed_data_data; wire [4:0] route1_2_port; wire [15:0] route1_2_destination;  // Switch.java:102
  wire port2_transmit_valid, port2_transmit_last, port2_sent_0_ready, port2_sent_1_ready, port2_sent_2_ready,
      port2_arrived_0_data_last, port2_arrived_0_valid, port2_arrived_1_data_last, port2_arrived_1_valid,
      port2_arrived_2_data_last, port2_arrived_2_valid;  // Switch.java:92
  wire [63:0] port2_transmit_data, port2_arrived_0_data_data, port2_arrived_1_data_data,
      port2_arrived_2_data_data;  // Switch.java:92
  wire [31:0] port2_packetsSent, port2_packetsReceived, port2_packetsWrong;  // Switch.java:92
  wire input2_to_valid, input2_to_last; wire [63:0] input2_to_data;  // Switch.java:93
  wire route2_0_packet_ready, route2_0_routed_data_last, route2_0_routed_valid, route2_0_discards,
      route2_0_looks;  // Switch.java:102
  wire [63:0] route2_0_routed_data_data; wire [4:0] route2_0_port; wire [15:0] route2_0_destination;  // Switch.java:102
  wire route2_1_packet_ready, route2_1_routed_data_last, route2_1_routed_valid, route2_1_discards,
      route2_1_looks;  // Switch.java:102
  wire [63:0] route2_1_routed_data_data; wire [4:0] route2_1_port; wire [15:0] route2_1_destination;  // Switch.java:102
  wire route2_2_packet_ready, route2_2_routed_data_last, route2_2_routed_valid, route2_2_discards,
      route2_2_looks;  // Switch.java:102
  wire [63:0] route2_2_routed_data_data; wire [4:0] route2_2_port; wire [15:0] route2_2_destination;  // Switch.java:102
  wire port3_transmit_valid, port3_transmit_last, port3_sent_0_ready, port3_sent_1_ready, port3_sent_2_ready,
      port3_arrived_0_data_last, port3_arrived_0_valid, port3_arrived_1_data_last, port3_arrived_1_valid,
      port3_arrived_2_data_last, port3_arrived_2_valid;  // Switch.java:92
  wire [63:0] port3_transmit_data, port3_arrived_0_data_data, port3_arrived_1_data_data,
      port3_arrived_2_data_data;  // Switch.java:92
  wire [31:0] port3_packetsSent, port3_packetsReceived, port3_packetsWrong;  // Switch.java:92
  wire input3_to_valid, input3_to_last; wire [63:0] input3_to_data;  // Switch.java:93
  wire route3_0_packet_ready, route3_0_routed_data_last, route3_0_routed_valid, route3_0_discards,
      route3_0_looks;  // Switch.java:102
  wire [63:0] route3_0_routed_data_data; wire [4:0] route3_0_port; wire [15:0] route3_0_destination;  // Switch.java:102
  wire route3_1_packet_ready, route3_1_routed_data_last, route3_1_routed_valid, route3_1_discards,
      route3_1_looks;  // Switch.java:102
  wire [63:0] route3_1_routed_data_data; wire [4:0] route3_1_port; wire [15:0] route3_1_destination;  // Switch.java:102
  wire route3_2_packet_ready, route3_2_routed_data_last, route3_2_routed_valid, route3_2_discards,
      route3_2_looks;  // Switch.java:102
  wire [63:0] route3_2_routed_data_data; wire [4:0] route3_2_port; wire [15:0] route3_2_destination;  // Switch.java:102
  wire port4_transmit_valid, port4_transmit_last, port4_sent_0_ready, port4_sent_1_ready, port4_sent_2_ready,
      port4_arrived_0_data_last, port4_arrived_0_valid, port4_arrived_1_data_last, port4_arrived_1_valid,
      port4_arrived_2_data_last, port4_arrived_2_valid;  // Switch.java:92
  wire [63:0] port4_transmit_data, port4_arrived_0_data_data, port4_arrived_1_data_data,
      port4_arrived_2_data_data;  // Switch.java:92
  wire [31:0] port4_packetsSent, port4_packetsReceived, port4_packetsWrong;  // Switch.java:92
  wire input4_to_valid, input4_to_last; wire [63:0] input4_to_data;  // Switch.java:93
  wire route4_0_packet_ready, route4_0_routed_data_last, route4_0_routed_valid, route4_0_discards,
      route4_0_looks;  // Switch.java:102
  wire [63:0] route4_0_routed_data_data; wire [4:0] route4_0_port; wire [15:0] route4_0_destination;  // Switch.java:102
  wire route4_1_packet_ready, route4_1_routed_data_last, route4_1_routed_valid, route4_1_discards,
      route4_1_looks;  // Switch.java:102
  wire [63:0] route4_1_routed_data_data; wire [4:0] route4_1_port; wire [15:0] route4_1_destination;  // Switch.java:102
  wire route4_2_packet_ready, route4_2_routed_data_last, route4_2_routed_valid, route4_2_discards,
      route4_2_looks;  // Switch.java:102
  wire [63:0] route4_2_routed_data_data; wire [4:0] route4_2_port; wire [15:0] route4_2_destination;  // Switch.java:102
  wire port5_transmit_valid, port5_transmit_last, port5_sent_0_ready, port5_sent_1_ready, port5_sent_2_ready,
      port5_arrived_0_data_last, port5_arrived_0_valid, port5_arrived_1_data_last, port5_arrived_1_valid,
      port5_arrived_2_data_last, port5_arrived_2_valid;  // Switch.java:92
  wire [63:0] port5_transmit_data, port5_arrived_0_data_data, port5_arrived_1_data_data,
      port5_arrived_2_data_data;  // Switch.java:92
  wire [31:0] port5_packetsSent, port5_packetsReceived, port5_packetsWrong;  // Switch.java:92
  wire input5_to_valid, input5_to_last; wire [63:0] input5_to_data;  // Switch.java:93
  wire route5_0_packet_ready, route5_0_routed_data_last, route5_0_routed_valid, route5_0_discards,
      route5_0_looks;  // Switch.java:102
  wire [63:0] route5_0_routed_data_data; wire [4:0] route5_0_port; wire [15:0] route5_0_destination;  // Switch.java:102
  wire route5_1_packet_ready, route5_1_routed_data_last, route5_1_routed_valid, route5_1_discards,
      route5_1_looks;  // Switch.java:102
  wire [63:0] route5_1_routed_data_data; wire [4:0] route5_1_port; wire [15:0] route5_1_destination;  // Switch.java:102
  wire route5_2_packet_ready, route5_2_routed_data_last, route5_2_routed_valid, route5_2_discards,
      route5_2_looks;  // Switch.java:102
  wire [63:0] route5_2_routed_data_data; wire [4:0] route5_2_port; wire [15:0] route5_2_destination;  // Switch.java:102
  wire port6_transmit_valid, port6_transmit_last, port6_sent_0_ready, port6_sent_1_ready, port6_sent_2_ready,
      port6_arrived_0_data_last, port6_arrived_0_valid, port6_arrived_1_data_last, port6_arrived_1_valid,
      port6_arrived_2_data_last, port6_arrived_2_valid;  // Switch.java:92
  wire [63:0] port6_transmit_data, port6_arrived_0_data_data, port6_arrived_1_data_data,
      port6_arrived_2_data_data;  // Switch.java:92
  wire [31:0] port6_packetsSent, port6_packetsReceived, port6_packetsWrong;  // Switch.java:92
  wire input6_to_valid, input6_to_last; wire [63:0] input6_to_data;  // Switch.java:93
  wire route6_0_packet_ready, route6_0_routed_data_last, route6_0_routed_valid, route6_0_discards,
      route6_0_looks;  // Switch.java:102
  wire [63:0] route6_0_routed_data_data; wire [4:0] route6_0_port; wire [15:0] route6_0_destination;  // Switch.java:102
  wire route6_1_packet_ready, route6_1_routed_data_last, route6_1_routed_valid, route6_1_discards,
      route6_1_looks;  // Switch.java:102
  wire [63:0] route6_1_routed_data_data; wire [4:0] route6_1_port; wire [15:0] route6_1_destination;  // Switch.java:102
  wire route6_2_packet_ready, route6_2_routed_data_last, route6_2_routed_valid, route6_2_discards,
      route6_2_looks;  // Switch.java:102
  wire [63:0] route6_2_routed_data_data; wire [4:0] route6_2_port; wire [15:0] route6_2_destination;  // Switch.java:102
  wire port7_transmit_valid, port7_transmit_last, port7_sent_0_ready, port7_sent_1_ready, port7_sent_2_ready,
      port7_arrived_0_data_last, port7_arrived_0_valid, port7_arrived_1_data_last, port7_arrived_1_valid,
      port7_arrived_2_data_last, port7_arrived_2_valid;  // Switch.java:92
  wire [63:0] port7_transmit_data, port7_arrived_0_data_data, port7_arrived_1_data_data,
      port7_arrived_2_data_data;  // Switch.java:92
  wire [31:0] port7_packetsSent, port7_packetsReceived, port7_packetsWrong;  // Switch.java:92
  wire input7_to_valid, input7_to_last; wire [63:0] input7_to_data;  // Switch.java:93
  wire route7_0_packet_ready, route7_0_routed_data_last, route7_0_routed_valid, route7_0_discards,
      route7_0_looks;  // Switch.java:102
  wire [63:0] route7_0_routed_data_data; wire [4:0] route7_0_port; wire [15:0] route7_0_destination;  // Switch.java:102
  wire route7_1_packet_ready, route7_1_routed_data_last, route7_1_routed_valid, route7_1_discards,
      route7_1_looks;  // Switch.java:102
  wire [63:0] route7_1_routed_data_data; wire [4:0] route7_1_port; wire [15:0] route7_1_destination;  // Switch.java:102
  wire route7_2_packet_ready, route7_2_routed_data_last, route7_2_routed_valid, route7_2_discards,
      route7_2_looks;  // Switch.java:102
  wire [63:0] route7_2_routed_data_data; wire [4:0] route7_2_port; wire [15:0] route7_2_destination;  // Switch.java:102
  wire [5:0] table0_lines_0, table0_lines_1;  // Switch.java:140
  wire [5:0] table1_lines_0, table1_lines_1;  // Switch.java:140
  wire [5:0] table2_lines_0, table2_lines_1;  // Switch.java:140
  wire [5:0] table3_lines_0, table3_lines_1;  // Switch.java:140
  wire [5:0] table4_lines_0, table4_lines_1;  // Switch.java:140
  wire [5:0] table5_lines_0, table5_lines_1;  // Switch.java:140
  wire [5:0] table6_lines_0, table6_lines_1;  // Switch.java:140
  wire [5:0] table7_lines_0, table7_lines_1;  // Switch.java:140
  wire [5:0] table8_lines_0, table8_lines_1;  // Switch.java:140
  wire [5:0] table9_lines_0, table9_lines_1;  // Switch.java:140
  wire [5:0] table10_lines_0, table10_lines_1;  // Switch.java:140
  wire [5:0] table11_lines_0, table11_lines_1;  // Switch.java:140
  wire cleared = clearing == 17'd256;  // Switch.java:155
  wire [2:0] forwardedCountNow_sum = {1'b0, {1'b0, forwardedCountSeen[20]} + {1'b0, forwardedCountSeen[21]}}
      + {1'b0, {1'b0, forwardedCountSeen[22]} + {1'b0, forwardedCountSeen[23]}};  // Switch.java:186
  wire [2:0] forwardedCountNow_sum_1 = {1'b0, {1'b0, forwardedCountSeen[16]} + {1'b0, forwardedCountSeen[17]}}
      + {1'b0, {1'b0, forwardedCountSeen[18]} + {1'b0, forwardedCountSeen[19]}};  // Switch.java:186
  wire [2:0] forwardedCountNow_sum_2 = {1'b0, {1'b0, forwardedCountSeen[12]} + {1'b0, forwardedCountSeen[13]}}
      + {1'b0, {1'b0, forwardedCountSeen[14]} + {1'b0, forwardedCountSeen[15]}};  // Switch.java:186
  wire [2:0] forwardedCountNow_sum_3 = {1'b0, {1'b0, forwardedCountSeen[8]} + {1'b0, forwardedCountSeen[9]}}
      + {1'b0, {1'b0, forwardedCountSeen[10]} + {1'b0, forwardedCountSeen[11]}};  // Switch.java:186
  wire [2:0] forwardedCountNow_sum_4 = {1'b0, {1'b0, forwardedCountSeen[4]} + {1'b0, forwardedCountSeen[5]}}
      + {1'b0, {1'b0, forwardedCountSeen[6]} + {1'b0, forwardedCountSeen[7]}};  // Switch.java:186
  wire [2:0] forwardedCountNow_sum_5 = {1'b0, {1'b0, forwardedCountSeen[0]} + {1'b0, forwardedCountSeen[1]}}
      + {1'b0, {1'b0, forwardedCountSeen[2]} + {1'b0, forwardedCountSeen[3]}};  // Switch.java:186
  wire [2:0] discardedCountNow_sum = {1'b0, {1'b0, discardedCountSeen[20]} + {1'b0, discardedCountSeen[21]}}
      + {1'b0, {1'b0, discardedCountSeen[22]} + {1'b0, discardedCountSeen[23]}};  // Switch.java:186
  wire [2:0] discardedCountNow_sum_1 = {1'b0, {1'b0, discardedCountSeen[16]} + {1'b0, discardedCountSeen[17]}}
      + {1'b0, {1'b0, discardedCountSeen[18]} + {1'b0, discardedCountSeen[19]}};  // Switch.java:186
  wire [2:0] discardedCountNow_sum_2 = {1'b0, {1'b0, discardedCountSeen[12]} + {1'b0, discardedCountSeen[13]}}
      + {1'b0, {1'b0, discardedCountSeen[14]} + {1'b0, discardedCountSeen[15]}};  // Switch.java:186
  wire [2:0] discardedCountNow_sum_3 = {1'b0, {1'b0, discardedCountSeen[8]} + {1'b0, discardedCountSeen[9]}}
      + {1'b0, {1'b0, discardedCountSeen[10]} + {1'b0, discardedCountSeen[11]}};  // Switch.java:186
  wire [2:0] discardedCountNow_sum_4 = {1'b0, {1'b0, discardedCountSeen[4]} + {1'b0, discardedCountSeen[5]}}
      + {1'b0, {1'b0, discardedCountSeen[6]} + {1'b0, discardedCountSeen[7]}};  // Switch.java:186
  wire [2:0] discardedCountNow_sum_5 = {1'b0, {1'b0, discardedCountSeen[0]} + {1'b0, discardedCountSeen[1]}}
      + {1'b0, {1'b0, discardedCountSeen[2]} + {1'b0, discardedCountSeen[3]}};  // Switch.java:186
  assign load_ready = isReady;  // Switch.java:159
  assign forwarded = forwardedCount;  // Switch.java:189
  assign discarded = discardedCount;  // Switch.java:189
  assign transmit_0_valid = port0_transmit_valid;  // Switch.java:96
  assign transmit_0_data = port0_transmit_data;  // Switch.java:96
  assign transmit_0_last = port0_transmit_last;  // Switch.java:96
  assign transmit_1_valid = port1_transmit_valid;  // Switch.java:96
  assign transmit_1_data = port1_transmit_data;  // Switch.java:96
  assign transmit_1_last = port1_transmit_last;  // Switch.java:96
  assign transmit_2_valid = port2_transmit_valid;  // Switch.java:96
  assign transmit_2_data = port2_transmit_data;  // Switch.java:96
  assign transmit_2_last = port2_transmit_last;  // Switch.java:96
  assign transmit_3_valid = port3_transmit_valid;  // Switch.java:96
  assign transmit_3_data = port3_transmit_data;  // Switch.java:96
  assign transmit_3_last = port3_transmit_last;  // Switch.java:96
  assign transmit_4_valid = port4_transmit_valid;  // Switch.java:96
  assign transmit_4_data = port4_transmit_data;  // Switch.java:96
  assign transmit_4_last = port4_transmit_last;  // Switch.java:96
  assign transmit_5_valid = port5_transmit_valid;  // Switch.java:96
  assign transmit_5_data = port5_transmit_data;  // Switch.java:96
  assign transmit_5_last = port5_transmit_last;  // Switch.java:96
  assign transmit_6_valid = port6_transmit_valid;  // Switch.java:96
  assign transmit_6_data = port6_transmit_data;  // Switch.java:96
  assign transmit_6_last = port6_transmit_last;  // Switch.java:96
  assign transmit_7_valid = port7_transmit_valid;  // Switch.java:96
  assign transmit_7_data = port7_transmit_data;  // Switch.java:96
  assign transmit_7_last = port7_transmit_last;  // Switch.java:96
  assign channel0_sinks_0_ready = port0_sent_0_ready;  // Switch.java:107
  assign channel0_sinks_1_ready = port1_sent_0_ready;  // Switch.java:107
  assign channel0_sinks_2_ready = port2_sent_0_ready;  // Switch.java:107
  assign channel0_sinks_3_ready = port3_sent_0_ready;  // Switch.java:107
  assign channel0_sinks_4_ready = port4_sent_0_ready;  // Switch.java:107
  assign channel0_sinks_5_ready = port5_sent_0_ready;  // Switch.java:107
  assign channel0_sinks_6_ready = port6_sent_0_ready;  // Switch.java:107
  assign channel0_sinks_7_ready = port7_sent_0_ready;  // Switch.java:107
  assign channel1_sinks_0_ready = port0_sent_1_ready;  // Switch.java:107
  assign channel1_sinks_1_ready = port1_sent_1_ready;  // Switch.java:107
  assign channel1_sinks_2_ready = port2_sent_1_ready;  // Switch.java:107
  assign channel1_sinks_3_ready = port3_sent_1_ready;  // Switch.java:107
  assign channel1_sinks_4_ready = port4_sent_1_ready;  // Switch.java:107
  assign channel1_sinks_5_ready = port5_sent_1_ready;  // Switch.java:107
  assign channel1_sinks_6_ready = port6_sent_1_ready;  // Switch.java:107
  assign channel1_sinks_7_ready = port7_sent_1_ready;  // Switch.java:107
  assign channel2_sinks_0_ready = port0_sent_2_ready;  // Switch.java:107
  assign channel2_sinks_1_ready = port1_sent_2_ready;  // Switch.java:107
  assign channel2_sinks_2_ready = port2_sent_2_ready;  // Switch.java:107
  assign channel2_sinks_3_ready = port3_sent_2_ready;  // Switch.java:107
  assign channel2_sinks_4_ready = port4_sent_2_ready;  // Switch.java:107
  assign channel2_sinks_5_ready = port5_sent_2_ready;  // Switch.java:107
  assign channel2_sinks_6_ready = port6_sent_2_ready;  // Switch.java:107
  assign channel2_sinks_7_ready = port7_sent_2_ready;  // Switch.java:107
  always @(posedge clock) begin
    isReady <= cleared;  // Switch.java:157
    if (!cleared) begin  // Switch.java:158
      clearing <= clearing + 17'd1;  // Switch.java:158
    end
    writes <= !isReady || (load_valid && load_ready && ({1'b0, load_data_destination} < 17'd256));  // Switch.java:165
    line_destination <= isReady ? load_data_destination : clearing[15:0];  // Switch.java:167
    line_port <= load_data_port;  // Switch.java:168
    line_exists <= isReady && load_data_exists && ({1'b0, load_data_port} < 6'd8);  // Switch.java:170
    forwardedCountSeen <= {channel0_sinks_0_valid && channel0_sinks_0_ready && channel0_sinks_0_data_last,
        channel0_sinks_1_valid && channel0_sinks_1_ready && channel0_sinks_1_data_last, channel0_sinks_2_valid
        && channel0_sinks_2_ready && channel0_sinks_2_data_last, channel0_sinks_3_valid
        && channel0_sinks_3_ready && channel0_sinks_3_data_last, channel0_sinks_4_valid
        && channel0_sinks_4_ready && channel0_sinks_4_data_last, channel0_sinks_5_valid
        && channel0_sinks_5_ready && channel0_sinks_5_data_last, channel0_sinks_6_valid
        && channel0_sinks_6_ready && channel0_sinks_6_data_last, channel0_sinks_7_valid
        && channel0_sinks_7_ready && channel0_sinks_7_data_last, channel1_sinks_0_valid
        && channel1_sinks_0_ready && channel1_sinks_0_data_last, channel1_sinks_1_valid
        && channel1_sinks_1_ready && channel1_sinks_1_data_last, channel1_sinks_2_valid
        && channel1_sinks_2_ready && channel1_sinks_2_data_last, channel1_sinks_3_valid
        && channel1_sinks_3_ready && channel1_sinks_3_data_last, channel1_sinks_4_valid
        && channel1_sinks_4_ready && channel1_sinks_4_data_last, channel1_sinks_5_valid
        && channel1_sinks_5_ready && channel1_sinks_5_data_last, channel1_sinks_6_valid
        && channel1_sinks_6_ready && channel1_sinks_6_data_last, channel1_sinks_7_valid
        && channel1_sinks_7_ready && channel1_sinks_7_data_last, channel2_sinks_0_valid
        && channel2_sinks_0_ready && channel2_sinks_0_data_last, channel2_sinks_1_valid
        && channel2_sinks_1_ready && channel2_sinks_1_data_last, channel2_sinks_2_valid
        && channel2_sinks_2_ready && channel2_sinks_2_data_last, channel2_sinks_3_valid
        && channel2_sinks_3_ready && channel2_sinks_3_data_last, channel2_sinks_4_valid
        && channel2_sinks_4_ready && channel2_sinks_4_data_last, channel2_sinks_5_valid
        && channel2_sinks_5_ready && channel2_sinks_5_data_last, channel2_sinks_6_valid
        && channel2_sinks_6_ready && channel2_sinks_6_data_last, channel2_sinks_7_valid
        && channel2_sinks_7_ready && channel2_sinks_7_data_last};  // Switch.java:183
    forwardedCountNow <= {1'b0, {1'b0, forwardedCountNow_sum_5} + {1'b0, forwardedCountNow_sum_4}}
        + {1'b0, {1'b0, forwardedCountNow_sum_3} + {1'b0, forwardedCountNow_sum_2}}
        + {1'b0, {1'b0, forwardedCountNow_sum_1} + {1'b0, forwardedCountNow_sum}};  // Switch.java:186
    forwardedCount <= forwardedCount + {27'd0, forwardedCountNow};  // Switch.java:188
    discardedCountSeen <= {route0_0_discards, route0_1_discards, route0_2_discards, route1_0_discards,
        route1_1_discards, route1_2_discards, route2_0_discards, route2_1_discards, route2_2_discards,
        route3_0_discards, route3_1_discards, route3_2_discards, route4_0_discards, route4_1_discards,
        route4_2_discards, route5_0_discards, route5_1_discards, route5_2_discards, route6_0_discards,
        route6_1_discards, route6_2_discards, route7_0_discards, route7_1_discards, route7_2_discards};  // Switch.java:183
    discardedCountNow <= {1'b0, {1'b0, discardedCountNow_sum_5} + {1'b0, discardedCountNow_sum_4}}
        + {1'b0, {1'b0, discardedCountNow_sum_3} + {1'b0, discardedCountNow_sum_2}}
        + {1'b0, {1'b0, discardedCountNow_sum_1} + {1'b0, discardedCountNow_sum}};  // Switch.java:186
    discardedCount <= discardedCount + {27'd0, discardedCountNow};  // Switch.java:188
    if (reset) begin
      clearing <= 17'd0;  // Switch.java:154
      isReady <= 1'b0;  // Switch.java:156
      writes <= 1'b0;  // Switch.java:161
      forwardedCountSeen <= 24'd0;  // Switch.java:182
      forwardedCountNow <= 5'd0;  // Switch.java:185
      forwardedCount <= 32'd0;  // Switch.java:187
      discardedCountSeen <= 24'd0;  // Switch.java:182
      discardedCountNow <= 5'd0;  // Switch.java:185
      discardedCount <= 32'd0;  // Switch.java:187
    end
  end
  Crossbar_8 channel0 (  // Switch.java:87
    .clock(clock), .reset(reset), .sources_0_data_data(route0_0_routed_data_data),
    .sources_0_data_last(route0_0_routed_data_last), .sources_0_valid(route0_0_routed_valid),
    .sources_0_ready(channel0_sources_0_ready), .sources_1_data_data(route1_0_routed_data_data),
    .sources_1_data_last(route1_0_routed_data_last), .sources_1_valid(route1_0_routed_valid),
    .sources_1_ready(channel0_sources_1_ready), .sources_2_data_data(route2_0_routed_data_data),
    .sources_2_data_last(route2_0_routed_data_last), .sources_2_valid(route2_0_routed_valid),
    .sources_2_ready(channel0_sources_2_ready), .sources_3_data_data(route3_0_routed_data_data),
    .sources_3_data_last(route3_0_routed_data_last), .sources_3_valid(route3_0_routed_valid),
    .sources_3_ready(channel0_sources_3_ready), .sources_4_data_data(route4_0_routed_data_data),
    .sources_4_data_last(route4_0_routed_data_last), .sources_4_valid(route4_0_routed_valid),
    .sources_4_ready(channel0_sources_4_ready), .sources_5_data_data(route5_0_routed_data_data),
    .sources_5_data_last(route5_0_routed_data_last), .sources_5_valid(route5_0_routed_valid),
    .sources_5_ready(channel0_sources_5_ready), .sources_6_data_data(route6_0_routed_data_data),
    .sources_6_data_last(route6_0_routed_data_last), .sources_6_valid(route6_0_routed_valid),
    .sources_6_ready(channel0_sources_6_ready), .sources_7_data_data(route7_0_routed_data_data),
    .sources_7_data_last(route7_0_routed_data_last), .sources_7_valid(route7_0_routed_valid),
    .sources_7_ready(channel0_sources_7_ready), .targets_0(route0_0_port), .targets_1(route1_0_port),
    .targets_2(route2_0_port), .targets_3(route3_0_port), .targets_4(route4_0_port), .targets_5(route5_0_port),
    .targets_6(route6_0_port), .targets_7(route7_0_port), .sinks_0_data_data(channel0_sinks_0_data_data),
    .sinks_0_data_last(channel0_sinks_0_data_last), .sinks_0_valid(channel0_sinks_0_valid),
    .sinks_0_ready(channel0_sinks_0_ready), .sinks_1_data_data(channel0_sinks_1_data_data),
    .sinks_1_data_last(channel0_sinks_1_data_last), .sinks_1_valid(channel0_sinks_1_valid),
    .sinks_1_ready(channel0_sinks_1_ready), .sinks_2_data_data(channel0_sinks_2_data_data),
    .sinks_2_data_last(channel0_sinks_2_data_last), .sinks_2_valid(channel0_sinks_2_valid),
    .sinks_2_ready(channel0_sinks_2_ready), .sinks_3_data_data(channel0_sinks_3_data_data),
    .sinks_3_data_last(channel0_sinks_3_data_last), .sinks_3_valid(channel0_sinks_3_valid),
    .sinks_3_ready(channel0_sinks_3_ready), .sinks_4_data_data(channel0_sinks_4_data_data),
    .sinks_4_data_last(channel0_sinks_4_data_last), .sinks_4_valid(channel0_sinks_4_valid),
    .sinks_4_ready(channel0_sinks_4_ready), .sinks_5_data_data(channel0_sinks_5_data_data),
    .sinks_5_data_last(channel0_sinks_5_data_last), .sinks_5_valid(channel0_sinks_5_valid),
    .sinks_5_ready(channel0_sinks_5_ready), .sinks_6_data_data(channel0_sinks_6_data_data),
    .sinks_6_data_last(channel0_sinks_6_data_last), .sinks_6_valid(channel0_sinks_6_valid),
    .sinks_6_ready(channel0_sinks_6_ready), .sinks_7_data_data(channel0_sinks_7_data_data),
    .sinks_7_data_last(channel0_sinks_7_data_last), .sinks_7_valid(channel0_sinks_7_valid),
    .sinks_7_ready(channel0_sinks_7_ready));
  Crossbar_8 channel1 (  // Switch.java:87
    .clock(clock), .reset(reset), .sources_0_data_data(route0_1_routed_data_data),
    .sources_0_data_last(route0_1_routed_data_last), .sources_0_valid(route0_1_routed_valid),
    .sources_0_ready(channel1_sources_0_ready), .sources_1_data_data(route1_1_routed_data_data),
    .sources_1_data_last(route1_1_routed_data_last), .sources_1_valid(route1_1_routed_valid),
    .sources_1_ready(channel1_sources_1_ready), .sources_2_data_data(route2_1_routed_data_data),
    .sources_2_data_last(route2_1_routed_data_last), .sources_2_valid(route2_1_routed_valid),
    .sources_2_ready(channel1_sources_2_ready), .sources_3_data_data(route3_1_routed_data_data),
    .sources_3_data_last(route3_1_routed_data_last), .sources_3_valid(route3_1_routed_valid),
    .sources_3_ready(channel1_sources_3_ready), .sources_4_data_data(route4_1_routed_data_data),
    .sources_4_data_last(route4_1_routed_data_last), .sources_4_valid(route4_1_routed_valid),
    .sources_4_ready(channel1_sources_4_ready), .sources_5_data_data(route5_1_routed_data_data),
    .sources_5_data_last(route5_1_routed_data_last), .sources_5_valid(route5_1_routed_valid),
    .sources_5_ready(channel1_sources_5_ready), .sources_6_data_data(route6_1_routed_data_data),
    .sources_6_data_last(route6_1_routed_data_last), .sources_6_valid(route6_1_routed_valid),
    .sources_6_ready(channel1_sources_6_ready), .sources_7_data_data(route7_1_routed_data_data),
    .sources_7_data_last(route7_1_routed_data_last), .sources_7_valid(route7_1_routed_valid),
    .sources_7_ready(channel1_sources_7_ready), .targets_0(route0_1_port), .targets_1(route1_1_port),
    .targets_2(route2_1_port), .targets_3(route3_1_port), .targets_4(route4_1_port), .targets_5(route5_1_port),
    .targets_6(route6_1_port), .targets_7(route7_1_port), .sinks_0_data_data(channel1_sinks_0_data_data),
    .sinks_0_data_last(channel1_sinks_0_data_last), .sinks_0_valid(channel1_sinks_0_valid),
    .sinks_0_ready(channel1_sinks_0_ready), .sinks_1_data_data(channel1_sinks_1_data_data),
    .sinks_1_data_last(channel1_sinks_1_data_last), .sinks_1_valid(channel1_sinks_1_valid),
    .sinks_1_ready(channel1_sinks_1_ready), .sinks_2_data_data(channel1_sinks_2_data_data),
    .sinks_2_data_last(channel1_sinks_2_data_last), .sinks_2_valid(channel1_sinks_2_valid),
    .sinks_2_ready(channel1_sinks_2_ready), .sinks_3_data_data(channel1_sinks_3_data_data),
    .sinks_3_data_last(channel1_sinks_3_data_last), .sinks_3_valid(channel1_sinks_3_valid),
    .sinks_3_ready(channel1_sinks_3_ready), .sinks_4_data_data(channel1_sinks_4_data_data),
    .sinks_4_data_last(channel1_sinks_4_data_last), .sinks_4_valid(channel1_sinks_4_valid),
    .sinks_4_ready(channel1_sinks_4_ready), .sinks_5_data_data(channel1_sinks_5_data_data),
    .sinks_5_data_last(channel1_sinks_5_data_last), .sinks_5_valid(channel1_sinks_5_valid),
    .sinks_5_ready(channel1_sinks_5_ready), .sinks_6_data_data(channel1_sinks_6_data_data),
    .sinks_6_data_last(channel1_sinks_6_data_last), .sinks_6_valid(channel1_sinks_6_valid),
    .sinks_6_ready(channel1_sinks_6_ready), .sinks_7_data_data(channel1_sinks_7_data_data),
    .sinks_7_data_last(channel1_sinks_7_data_last), .sinks_7_valid(channel1_sinks_7_valid),
    .sinks_7_ready(channel1_sinks_7_ready));
  Crossbar_8 channel2 (  // Switch.java:87
    .clock(clock), .reset(reset), .sources_0_data_data(route0_2_routed_data_data),
    .sources_0_data_last(route0_2_routed_data_last), .sources_0_valid(route0_2_routed_valid),
    .sources_0_ready(channel2_sources_0_ready), .sources_1_data_data(route1_2_routed_data_data),
    .sources_1_data_last(route1_2_routed_data_last), .sources_1_valid(route1_2_routed_valid),
    .sources_1_ready(channel2_sources_1_ready), .sources_2_data_data(route2_2_routed_data_data),
    .sources_2_data_last(route2_2_routed_data_last), .sources_2_valid(route2_2_routed_valid),
    .sources_2_ready(channel2_sources_2_ready), .sources_3_data_data(route3_2_routed_data_data),
    .sources_3_data_last(route3_2_routed_data_last), .sources_3_valid(route3_2_routed_valid),
    .sources_3_ready(channel2_sources_3_ready), .sources_4_data_data(route4_2_routed_data_data),
    .sources_4_data_last(route4_2_routed_data_last), .sources_4_valid(route4_2_routed_valid),
    .sources_4_ready(channel2_sources_4_ready), .sources_5_data_data(route5_2_routed_data_data),
    .sources_5_data_last(route5_2_routed_data_last), .sources_5_valid(route5_2_routed_valid),
    .sources_5_ready(channel2_sources_5_ready), .sources_6_data_data(route6_2_routed_data_data),
    .sources_6_data_last(route6_2_routed_data_last), .sources_6_valid(route6_2_routed_valid),
    .sources_6_ready(channel2_sources_6_ready), .sources_7_data_data(route7_2_routed_data_data),
    .sources_7_data_last(route7_2_routed_data_last), .sources_7_valid(route7_2_routed_valid),
    .sources_7_ready(channel2_sources_7_ready), .targets_0(route0_2_port), .targets_1(route1_2_port),
    .targets_2(route2_2_port), .targets_3(route3_2_port), .targets_4(route4_2_port), .targets_5(route5_2_port),
    .targets_6(route6_2_port), .targets_7(route7_2_port), .sinks_0_data_data(channel2_sinks_0_data_data),
    .sinks_0_data_last(channel2_sinks_0_data_last), .sinks_0_valid(channel2_sinks_0_valid),
    .sinks_0_ready(channel2_sinks_0_ready), .sinks_1_data_data(channel2_sinks_1_data_data),
    .sinks_1_data_last(channel2_sinks_1_data_last), .sinks_1_valid(channel2_sinks_1_valid),
    .sinks_1_ready(channel2_sinks_1_ready), .sinks_2_data_data(channel2_sinks_2_data_data),
    .sinks_2_data_last(channel2_sinks_2_data_last), .sinks_2_valid(channel2_sinks_2_valid),
    .sinks_2_ready(channel2_sinks_2_ready), .sinks_3_data_data(channel2_sinks_3_data_data),
    .sinks_3_data_last(channel2_sinks_3_data_last), .sinks_3_valid(channel2_sinks_3_valid),
    .sinks_3_ready(channel2_sinks_3_ready), .sinks_4_data_data(channel2_sinks_4_data_data),
    .sinks_4_data_last(channel2_sinks_4_data_last), .sinks_4_valid(channel2_sinks_4_valid),
    .sinks_4_ready(channel2_sinks_4_ready), .sinks_5_data_data(channel2_sinks_5_data_data),
    .sinks_5_data_last(channel2_sinks_5_data_last), .sinks_5_valid(channel2_sinks_5_valid),
    .sinks_5_ready(channel2_sinks_5_ready), .sinks_6_data_data(channel2_sinks_6_data_data),
    .sinks_6_data_last(channel2_sinks_6_data_last), .sinks_6_valid(channel2_sinks_6_valid),
    .sinks_6_ready(channel2_sinks_6_ready), .sinks_7_data_data(channel2_sinks_7_data_data),
    .sinks_7_data_last(channel2_sinks_7_data_last), .sinks_7_valid(channel2_sinks_7_valid),
    .sinks_7_ready(channel2_sinks_7_ready));
  LinkPort_word8_sent8_gathered0_received8_payload2024_clocks1 port0 (  // Switch.java:92
    .clock(clock), .reset(reset), .moreWillCome(1'b0), .transmit_valid(port0_transmit_valid),
    .transmit_data(port0_transmit_data), .transmit_last(port0_transmit_last), .receive_valid(input0_to_valid),
    .receive_data(input0_to_data), .receive_last(input0_to_last), .packetsSent(port0_packetsSent),
    .packetsReceived(port0_packetsReceived), .packetsWrong(port0_packetsWrong),
    .sent_0_data_data(channel0_sinks_0_data_data), .sent_0_data_last(channel0_sinks_0_data_last),
    .sent_0_valid(channel0_sinks_0_valid), .sent_0_ready(port0_sent_0_ready),
    .sent_1_data_data(channel1_sinks_0_data_data), .sent_1_data_last(channel1_sinks_0_data_last),
    .sent_1_valid(channel1_sinks_0_valid), .sent_1_ready(port0_sent_1_ready),
    .sent_2_data_data(channel2_sinks_0_data_data), .sent_2_data_last(channel2_sinks_0_data_last),
    .sent_2_valid(channel2_sinks_0_valid), .sent_2_ready(port0_sent_2_ready),
    .arrived_0_data_data(port0_arrived_0_data_data), .arrived_0_data_last(port0_arrived_0_data_last),
    .arrived_0_valid(port0_arrived_0_valid), .arrived_0_ready(route0_0_packet_ready),
    .arrived_1_data_data(port0_arrived_1_data_data), .arrived_1_data_last(port0_arrived_1_data_last),
    .arrived_1_valid(port0_arrived_1_valid), .arrived_1_ready(route0_1_packet_ready),
    .arrived_2_data_data(port0_arrived_2_data_data), .arrived_2_data_last(port0_arrived_2_data_last),
    .arrived_2_valid(port0_arrived_2_valid), .arrived_2_ready(route0_2_packet_ready));
  LinkDelay_1 input0 (  // Switch.java:93
    .clock(clock), .reset(reset), .from_valid(receive_0_valid), .from_data(receive_0_data),
    .from_last(receive_0_last), .to_valid(input0_to_valid), .to_data(input0_to_data), .to_last(input0_to_last));
  RouteLookup_256 route0_0 (  // Switch.java:102
    .clock(clock), .reset(reset), .packet_data_data(port0_arrived_0_data_data),
    .packet_data_last(port0_arrived_0_data_last), .packet_valid(port0_arrived_0_valid),
    .packet_ready(route0_0_packet_ready), .routed_data_data(route0_0_routed_data_data),
    .routed_data_last(route0_0_routed_data_last), .routed_valid(route0_0_routed_valid),
    .routed_ready(channel0_sources_0_ready), .port(route0_0_port), .discards(route0_0_discards),
    .looks(route0_0_looks), .destination(route0_0_destination), .line(table0_lines_0),
    .mayLook(isReady && !writes));
  RouteLookup_256 route0_1 (  // Switch.java:102
    .clock(clock), .reset(reset), .packet_data_data(port0_arrived_1_data_data),
    .packet_data_last(port0_arrived_1_data_last), .packet_valid(port0_arrived_1_valid),
    .packet_ready(route0_1_packet_ready), .routed_data_data(route0_1_routed_data_data),
    .routed_data_last(route0_1_routed_data_last), .routed_valid(route0_1_routed_valid),
    .routed_ready(channel1_sources_0_ready), .port(route0_1_port), .discards(route0_1_discards),
    .looks(route0_1_looks), .destination(route0_1_destination), .line(table0_lines_1),
    .mayLook(isReady && !writes));
  RouteLookup_256 route0_2 (  // Switch.java:102
    .clock(clock), .reset(reset), .packet_data_data(port0_arrived_2_data_data),
    .packet_data_last(port0_arrived_2_data_last), .packet_valid(port0_arrived_2_valid),
    .packet_ready(route0_2_packet_ready), .routed_data_data(route0_2_routed_data_data),
    .routed_data_last(route0_2_routed_data_last), .routed_valid(route0_2_routed_valid),
    .routed_ready(channel2_sources_0_ready), .port(route0_2_port), .discards(route0_2_discards),
    .looks(route0_2_looks), .destination(route0_2_destination), .line(table1_lines_0),
    .mayLook(isReady && !writes));
  LinkPort_word8_sent8_gathered0_received8_payload2024_clocks1 port1 (  // Switch.java:92
    .clock(clock), .reset(reset), .moreWillCome(1'b0), .transmit_valid(port1_transmit_valid),
    .transmit_data(port1_transmit_data), .transmit_last(port1_transmit_last), .receive_valid(input1_to_valid),
    .receive_data(input1_to_data), .receive_last(input1_to_last), .packetsSent(port1_packetsSent),
    .packetsReceived(port1_packetsReceived), .packetsWrong(port1_packetsWrong),
    .sent_0_data_data(channel0_sinks_1_data_data), .sent_0_data_last(channel0_sinks_1_data_last),
    .sent_0_valid(channel0_sinks_1_valid), .sent_0_ready(port1_sent_0_ready),
    .sent_1_data_data(channel1_sinks_1_data_data), .sent_1_data_last(channel1_sinks_1_data_last),
    .sent_1_valid(channel1_sinks_1_valid), .sent_1_ready(port1_sent_1_ready),
    .sent_2_data_data(channel2_sinks_1_data_data), .sent_2_data_last(channel2_sinks_1_data_last),
    .sent_2_valid(channel2_sinks_1_valid), .sent_2_ready(port1_sent_2_ready),
    .arrived_0_data_data(port1_arrived_0_data_data), .arrived_0_data_last(port1_arrived_0_data_last),
    .arrived_0_valid(port1_arrived_0_valid), .arrived_0_ready(route1_0_packet_ready),
    .arrived_1_data_data(port1_arrived_1_data_data), .arrived_1_data_last(port1_arrived_1_data_last),
    .arrived_1_valid(port1_arrived_1_valid), .arrived_1_ready(route1_1_packet_ready),
    .arrived_2_data_data(port1_arrived_2_data_data), .arrived_2_data_last(port1_arrived_2_data_last),
    .arrived_2_valid(port1_arrived_2_valid), .arrived_2_ready(route1_2_packet_ready));
  LinkDelay_1 input1 (  // Switch.java:93
    .clock(clock), .reset(reset), .from_valid(receive_1_valid), .from_data(receive_1_data),
    .from_last(receive_1_last), .to_valid(input1_to_valid), .to_data(input1_to_data), .to_last(input1_to_last));
  RouteLookup_256 route1_0 (  // Switch.java:102
    .clock(clock), .reset(reset), .packet_data_data(port1_arrived_0_data_data),
    .packet_data_last(port1_arrived_0_data_last), .packet_valid(port1_arrived_0_valid),
    .packet_ready(route1_0_packet_ready), .routed_data_data(route1_0_routed_data_data),
    .routed_data_last(route1_0_routed_data_last), .routed_valid(route1_0_routed_valid),
    .routed_ready(channel0_sources_1_ready), .port(route1_0_port), .discards(route1_0_discards),
    .looks(route1_0_looks), .destination(route1_0_destination), .line(table1_lines_1),
    .mayLook(isReady && !writes));
  RouteLookup_256 route1_1 (  // Switch.java:102
    .clock(clock), .reset(reset), .packet_data_data(port1_arrived_1_data_data),
    .packet_data_last(port1_arrived_1_data_last), .packet_valid(port1_arrived_1_valid),
    .packet_ready(route1_1_packet_ready), .routed_data_data(route1_1_routed_data_data),
    .routed_data_last(route1_1_routed_data_last), .routed_valid(route1_1_routed_valid),
    .routed_ready(channel1_sources_1_ready), .port(route1_1_port), .discards(route1_1_discards),
    .looks(route1_1_looks), .destination(route1_1_destination), .line(table2_lines_0),
    .mayLook(isReady && !writes));
  RouteLookup_256 route1_2 (  // Switch.java:102
    .clock(clock), .reset(reset), .packet_data_data(port1_arrived_2_data_data),
    .packet_data_last(port1_arrived_2_data_last), .packet_valid(port1_arrived_2_valid),
    .packet_ready(route1_2_packet_ready), .routed_data_data(route1_2_routed_data_data),
    .routed_data_last(route1_2_routed_data_last), .routed_valid(route1_2_routed_valid),
    .routed_ready(channel2_sources_1_ready), .port(route1_2_port), .discards(route1_2_discards),
    .looks(route1_2_looks), .destination(route1_2_destination), .line(table2_lines_1),
    .mayLook(isReady && !writes));
  LinkPort_word8_sent8_gathered0_received8_payload2024_clocks1 port2 (  // Switch.java:92
    .clock(clock), .reset(reset), .moreWillCome(1'b0), .transmit_valid(port2_transmit_valid),
    .transmit_data(port2_transmit_data), .transmit_last(port2_transmit_last), .receive_valid(input2_to_valid),
    .receive_data(input2_to_data), .receive_last(input2_to_last), .packetsSent(port2_packetsSent),
    .packetsReceived(port2_packetsReceived), .packetsWrong(port2_packetsWrong),
    .sent_0_data_data(channel0_sinks_2_data_data), .sent_0_data_last(channel0_sinks_2_data_last),
    .sent_0_valid(channel0_sinks_2_valid), .sent_0_ready(port2_sent_0_ready),
    .sent_1_data_data(channel1_sinks_2_data_data), .sent_1_data_last(channel1_sinks_2_data_last),
    .sent_1_valid(channel1_sinks_2_valid), .sent_1_ready(port2_sent_1_ready),
    .sent_2_data_data(channel2_sinks_2_data_data), .sent_2_data_last(channel2_sinks_2_data_last),
    .sent_2_valid(channel2_sinks_2_valid), .sent_2_ready(port2_sent_2_ready),
    .arrived_0_data_data(port2_arrived_0_data_data), .arrived_0_data_last(port2_arrived_0_data_last),
    .arrived_0_valid(port2_arrived_0_valid), .arrived_0_ready(route2_0_packet_ready),
    .arrived_1_data_data(port2_arrived_1_data_data), .arrived_1_data_last(port2_arrived_1_data_last),
    .arrived_1_valid(port2_arrived_1_valid), .arrived_1_ready(route2_1_packet_ready),
    .arrived_2_data_data(port2_arrived_2_data_data), .arrived_2_data_last(port2_arrived_2_data_last),
    .arrived_2_valid(port2_arrived_2_valid), .arrived_2_ready(route2_2_packet_ready));
  LinkDelay_1 input2 (  // Switch.java:93
    .clock(clock), .reset(reset), .from_valid(receive_2_valid), .from_data(receive_2_data),
    .from_last(receive_2_last), .to_valid(input2_to_valid), .to_data(input2_to_data), .to_last(input2_to_last));
  RouteLookup_256 route2_0 (  // Switch.java:102
    .clock(clock), .reset(reset), .packet_data_data(port2_arrived_0_data_data),
    .packet_data_last(port2_arrived_0_data_last), .packet_valid(port2_arrived_0_valid),
    .packet_ready(route2_0_packet_ready), .routed_data_data(route2_0_routed_data_data),
    .routed_data_last(route2_0_routed_data_last), .routed_valid(route2_0_routed_valid),
    .routed_ready(channel0_sources_2_ready), .port(route2_0_port), .discards(route2_0_discards),
    .looks(route2_0_looks), .destination(route2_0_destination), .line(table3_lines_0),
    .mayLook(isReady && !writes));
  RouteLookup_256 route2_1 (  // Switch.java:102
    .clock(clock), .reset(reset), .packet_data_data(port2_arrived_1_data_data),
    .packet_data_last(port2_arrived_1_data_last), .packet_valid(port2_arrived_1_valid),
    .packet_ready(route2_1_packet_ready), .routed_data_data(route2_1_routed_data_data),
    .routed_data_last(route2_1_routed_data_last), .routed_valid(route2_1_routed_valid),
    .routed_ready(channel1_sources_2_ready), .port(route2_1_port), .discards(route2_1_discards),
    .looks(route2_1_looks), .destination(route2_1_destination), .line(table3_lines_1),
    .mayLook(isReady && !writes));
  RouteLookup_256 route2_2 (  // Switch.java:102
    .clock(clock), .reset(reset), .packet_data_data(port2_arrived_2_data_data),
    .packet_data_last(port2_arrived_2_data_last), .packet_valid(port2_arrived_2_valid),
    .packet_ready(route2_2_packet_ready), .routed_data_data(route2_2_routed_data_data),
    .routed_data_last(route2_2_routed_data_last), .routed_valid(route2_2_routed_valid),
    .routed_ready(channel2_sources_2_ready), .port(route2_2_port), .discards(route2_2_discards),
    .looks(route2_2_looks), .destination(route2_2_destination), .line(table4_lines_0),
    .mayLook(isReady && !writes));
  LinkPort_word8_sent8_gathered0_received8_payload2024_clocks1 port3 (  // Switch.java:92
    .clock(clock), .reset(reset), .moreWillCome(1'b0), .transmit_valid(port3_transmit_valid),
    .transmit_data(port3_transmit_data), .transmit_last(port3_transmit_last), .receive_valid(input3_to_valid),
    .receive_data(input3_to_data), .receive_last(input3_to_last), .packetsSent(port3_packetsSent),
    .packetsReceived(port3_packetsReceived), .packetsWrong(port3_packetsWrong),
    .sent_0_data_data(channel0_sinks_3_data_data), .sent_0_data_last(channel0_sinks_3_data_last),
    .sent_0_valid(channel0_sinks_3_valid), .sent_0_ready(port3_sent_0_ready),
    .sent_1_data_data(channel1_sinks_3_data_data), .sent_1_data_last(channel1_sinks_3_data_last),
    .sent_1_valid(channel1_sinks_3_valid), .sent_1_ready(port3_sent_1_ready),
    .sent_2_data_data(channel2_sinks_3_data_data), .sent_2_data_last(channel2_sinks_3_data_last),
    .sent_2_valid(channel2_sinks_3_valid), .sent_2_ready(port3_sent_2_ready),
    .arrived_0_data_data(port3_arrived_0_data_data), .arrived_0_data_last(port3_arrived_0_data_last),
    .arrived_0_valid(port3_arrived_0_valid), .arrived_0_ready(route3_0_packet_ready),
    .arrived_1_data_data(port3_arrived_1_data_data), .arrived_1_data_last(port3_arrived_1_data_last),
    .arrived_1_valid(port3_arrived_1_valid), .arrived_1_ready(route3_1_packet_ready),
    .arrived_2_data_data(port3_arrived_2_data_data), .arrived_2_data_last(port3_arrived_2_data_last),
    .arrived_2_valid(port3_arrived_2_valid), .arrived_2_ready(route3_2_packet_ready));
  LinkDelay_1 input3 (  // Switch.java:93
    .clock(clock), .reset(reset), .from_valid(receive_3_valid), .from_data(receive_3_data),
    .from_last(receive_3_last), .to_valid(input3_to_valid), .to_data(input3_to_data), .to_last(input3_to_last));
  RouteLookup_256 route3_0 (  // Switch.java:102
    .clock(clock), .reset(reset), .packet_data_data(port3_arrived_0_data_data),
    .packet_data_last(port3_arrived_0_data_last), .packet_valid(port3_arrived_0_valid),
    .packet_ready(route3_0_packet_ready), .routed_data_data(route3_0_routed_data_data),
    .routed_data_last(route3_0_routed_data_last), .routed_valid(route3_0_routed_valid),
    .routed_ready(channel0_sources_3_ready), .port(route3_0_port), .discards(route3_0_discards),
    .looks(route3_0_looks), .destination(route3_0_destination), .line(table4_lines_1),
    .mayLook(isReady && !writes));
  RouteLookup_256 route3_1 (  // Switch.java:102
    .clock(clock), .reset(reset), .packet_data_data(port3_arrived_1_data_data),
    .packet_data_last(port3_arrived_1_data_last), .packet_valid(port3_arrived_1_valid),
    .packet_ready(route3_1_packet_ready), .routed_data_data(route3_1_routed_data_data),
    .routed_data_last(route3_1_routed_data_last), .routed_valid(route3_1_routed_valid),
    .routed_ready(channel1_sources_3_ready), .port(route3_1_port), .discards(route3_1_discards),
    .looks(route3_1_looks), .destination(route3_1_destination), .line(table5_lines_0),
    .mayLook(isReady && !writes));
  RouteLookup_256 route3_2 (  // Switch.java:102
    .clock(clock), .reset(reset), .packet_data_data(port3_arrived_2_data_data),
    .packet_data_last(port3_arrived_2_data_last), .packet_valid(port3_arrived_2_valid),
    .packet_ready(route3_2_packet_ready), .routed_data_data(route3_2_routed_data_data),
    .routed_data_last(route3_2_routed_data_last), .routed_valid(route3_2_routed_valid),
    .routed_ready(channel2_sources_3_ready), .port(route3_2_port), .discards(route3_2_discards),
    .looks(route3_2_looks), .destination(route3_2_destination), .line(table5_lines_1),
    .mayLook(isReady && !writes));
  LinkPort_word8_sent8_gathered0_received8_payload2024_clocks1 port4 (  // Switch.java:92
    .clock(clock), .reset(reset), .moreWillCome(1'b0), .transmit_valid(port4_transmit_valid),
    .transmit_data(port4_transmit_data), .transmit_last(port4_transmit_last), .receive_valid(input4_to_valid),
    .receive_data(input4_to_data), .receive_last(input4_to_last), .packetsSent(port4_packetsSent),
    .packetsReceived(port4_packetsReceived), .packetsWrong(port4_packetsWrong),
    .sent_0_data_data(channel0_sinks_4_data_data), .sent_0_data_last(channel0_sinks_4_data_last),
    .sent_0_valid(channel0_sinks_4_valid), .sent_0_ready(port4_sent_0_ready),
    .sent_1_data_data(channel1_sinks_4_data_data), .sent_1_data_last(channel1_sinks_4_data_last),
    .sent_1_valid(channel1_sinks_4_valid), .sent_1_ready(port4_sent_1_ready),
    .sent_2_data_data(channel2_sinks_4_data_data), .sent_2_data_last(channel2_sinks_4_data_last),
    .sent_2_valid(channel2_sinks_4_valid), .sent_2_ready(port4_sent_2_ready),
    .arrived_0_data_data(port4_arrived_0_data_data), .arrived_0_data_last(port4_arrived_0_data_last),
    .arrived_0_valid(port4_arrived_0_valid), .arrived_0_ready(route4_0_packet_ready),
    .arrived_1_data_data(port4_arrived_1_data_data), .arrived_1_data_last(port4_arrived_1_data_last),
    .arrived_1_valid(port4_arrived_1_valid), .arrived_1_ready(route4_1_packet_ready),
    .arrived_2_data_data(port4_arrived_2_data_data), .arrived_2_data_last(port4_arrived_2_data_last),
    .arrived_2_valid(port4_arrived_2_valid), .arrived_2_ready(route4_2_packet_ready));
  LinkDelay_1 input4 (  // Switch.java:93
    .clock(clock), .reset(reset), .from_valid(receive_4_valid), .from_data(receive_4_data),
    .from_last(receive_4_last), .to_valid(input4_to_valid), .to_data(input4_to_data), .to_last(input4_to_last));
  RouteLookup_256 route4_0 (  // Switch.java:102
    .clock(clock), .reset(reset), .packet_data_data(port4_arrived_0_data_data),
    .packet_data_last(port4_arrived_0_data_last), .packet_valid(port4_arrived_0_valid),
    .packet_ready(route4_0_packet_ready), .routed_data_data(route4_0_routed_data_data),
    .routed_data_last(route4_0_routed_data_last), .routed_valid(route4_0_routed_valid),
    .routed_ready(channel0_sources_4_ready), .port(route4_0_port), .discards(route4_0_discards),
    .looks(route4_0_looks), .destination(route4_0_destination), .line(table6_lines_0),
    .mayLook(isReady && !writes));
  RouteLookup_256 route4_1 (  // Switch.java:102
    .clock(clock), .reset(reset), .packet_data_data(port4_arrived_1_data_data),
    .packet_data_last(port4_arrived_1_data_last), .packet_valid(port4_arrived_1_valid),
    .packet_ready(route4_1_packet_ready), .routed_data_data(route4_1_routed_data_data),
    .routed_data_last(route4_1_routed_data_last), .routed_valid(route4_1_routed_valid),
    .routed_ready(channel1_sources_4_ready), .port(route4_1_port), .discards(route4_1_discards),
    .looks(route4_1_looks), .destination(route4_1_destination), .line(table6_lines_1),
    .mayLook(isReady && !writes));
  RouteLookup_256 route4_2 (  // Switch.java:102
    .clock(clock), .reset(reset), .packet_data_data(port4_arrived_2_data_data),
    .packet_data_last(port4_arrived_2_data_last), .packet_valid(port4_arrived_2_valid),
    .packet_ready(route4_2_packet_ready), .routed_data_data(route4_2_routed_data_data),
    .routed_data_last(route4_2_routed_data_last), .routed_valid(route4_2_routed_valid),
    .routed_ready(channel2_sources_4_ready), .port(route4_2_port), .discards(route4_2_discards),
    .looks(route4_2_looks), .destination(route4_2_destination), .line(table7_lines_0),
    .mayLook(isReady && !writes));
  LinkPort_word8_sent8_gathered0_received8_payload2024_clocks1 port5 (  // Switch.java:92
    .clock(clock), .reset(reset), .moreWillCome(1'b0), .transmit_valid(port5_transmit_valid),
    .transmit_data(port5_transmit_data), .transmit_last(port5_transmit_last), .receive_valid(input5_to_valid),
    .receive_data(input5_to_data), .receive_last(input5_to_last), .packetsSent(port5_packetsSent),
    .packetsReceived(port5_packetsReceived), .packetsWrong(port5_packetsWrong),
    .sent_0_data_data(channel0_sinks_5_data_data), .sent_0_data_last(channel0_sinks_5_data_last),
    .sent_0_valid(channel0_sinks_5_valid), .sent_0_ready(port5_sent_0_ready),
    .sent_1_data_data(channel1_sinks_5_data_data), .sent_1_data_last(channel1_sinks_5_data_last),
    .sent_1_valid(channel1_sinks_5_valid), .sent_1_ready(port5_sent_1_ready),
    .sent_2_data_data(channel2_sinks_5_data_data), .sent_2_data_last(channel2_sinks_5_data_last),
    .sent_2_valid(channel2_sinks_5_valid), .sent_2_ready(port5_sent_2_ready),
    .arrived_0_data_data(port5_arrived_0_data_data), .arrived_0_data_last(port5_arrived_0_data_last),
    .arrived_0_valid(port5_arrived_0_valid), .arrived_0_ready(route5_0_packet_ready),
    .arrived_1_data_data(port5_arrived_1_data_data), .arrived_1_data_last(port5_arrived_1_data_last),
    .arrived_1_valid(port5_arrived_1_valid), .arrived_1_ready(route5_1_packet_ready),
    .arrived_2_data_data(port5_arrived_2_data_data), .arrived_2_data_last(port5_arrived_2_data_last),
    .arrived_2_valid(port5_arrived_2_valid), .arrived_2_ready(route5_2_packet_ready));
  LinkDelay_1 input5 (  // Switch.java:93
    .clock(clock), .reset(reset), .from_valid(receive_5_valid), .from_data(receive_5_data),
    .from_last(receive_5_last), .to_valid(input5_to_valid), .to_data(input5_to_data), .to_last(input5_to_last));
  RouteLookup_256 route5_0 (  // Switch.java:102
    .clock(clock), .reset(reset), .packet_data_data(port5_arrived_0_data_data),
    .packet_data_last(port5_arrived_0_data_last), .packet_valid(port5_arrived_0_valid),
    .packet_ready(route5_0_packet_ready), .routed_data_data(route5_0_routed_data_data),
    .routed_data_last(route5_0_routed_data_last), .routed_valid(route5_0_routed_valid),
    .routed_ready(channel0_sources_5_ready), .port(route5_0_port), .discards(route5_0_discards),
    .looks(route5_0_looks), .destination(route5_0_destination), .line(table7_lines_1),
    .mayLook(isReady && !writes));
  RouteLookup_256 route5_1 (  // Switch.java:102
    .clock(clock), .reset(reset), .packet_data_data(port5_arrived_1_data_data),
    .packet_data_last(port5_arrived_1_data_last), .packet_valid(port5_arrived_1_valid),
    .packet_ready(route5_1_packet_ready), .routed_data_data(route5_1_routed_data_data),
    .routed_data_last(route5_1_routed_data_last), .routed_valid(route5_1_routed_valid),
    .routed_ready(channel1_sources_5_ready), .port(route5_1_port), .discards(route5_1_discards),
    .looks(route5_1_looks), .destination(route5_1_destination), .line(table8_lines_0),
    .mayLook(isReady && !writes));
  RouteLookup_256 route5_2 (  // Switch.java:102
    .clock(clock), .reset(reset), .packet_data_data(port5_arrived_2_data_data),
    .packet_data_last(port5_arrived_2_data_last), .packet_valid(port5_arrived_2_valid),
    .packet_ready(route5_2_packet_ready), .routed_data_data(route5_2_routed_data_data),
    .routed_data_last(route5_2_routed_data_last), .routed_valid(route5_2_routed_valid),
    .routed_ready(channel2_sources_5_ready), .port(route5_2_port), .discards(route5_2_discards),
    .looks(route5_2_looks), .destination(route5_2_destination), .line(table8_lines_1),
    .mayLook(isReady && !writes));
  LinkPort_word8_sent8_gathered0_received8_payload2024_clocks1 port6 (  // Switch.java:92
    .clock(clock), .reset(reset), .moreWillCome(1'b0), .transmit_valid(port6_transmit_valid),
    .transmit_data(port6_transmit_data), .transmit_last(port6_transmit_last), .receive_valid(input6_to_valid),
    .receive_data(input6_to_data), .receive_last(input6_to_last), .packetsSent(port6_packetsSent),
    .packetsReceived(port6_packetsReceived), .packetsWrong(port6_packetsWrong),
    .sent_0_data_data(channel0_sinks_6_data_data), .sent_0_data_last(channel0_sinks_6_data_last),
    .sent_0_valid(channel0_sinks_6_valid), .sent_0_ready(port6_sent_0_ready),
    .sent_1_data_data(channel1_sinks_6_data_data), .sent_1_data_last(channel1_sinks_6_data_last),
    .sent_1_valid(channel1_sinks_6_valid), .sent_1_ready(port6_sent_1_ready),
    .sent_2_data_data(channel2_sinks_6_data_data), .sent_2_data_last(channel2_sinks_6_data_last),
    .sent_2_valid(channel2_sinks_6_valid), .sent_2_ready(port6_sent_2_ready),
    .arrived_0_data_data(port6_arrived_0_data_data), .arrived_0_data_last(port6_arrived_0_data_last),
    .arrived_0_valid(port6_arrived_0_valid), .arrived_0_ready(route6_0_packet_ready),
    .arrived_1_data_data(port6_arrived_1_data_data), .arrived_1_data_last(port6_arrived_1_data_last),
    .arrived_1_valid(port6_arrived_1_valid), .arrived_1_ready(route6_1_packet_ready),
    .arrived_2_data_data(port6_arrived_2_data_data), .arrived_2_data_last(port6_arrived_2_data_last),
    .arrived_2_valid(port6_arrived_2_valid), .arrived_2_ready(route6_2_packet_ready));
  LinkDelay_1 input6 (  // Switch.java:93
    .clock(clock), .reset(reset), .from_valid(receive_6_valid), .from_data(receive_6_data),
    .from_last(receive_6_last), .to_valid(input6_to_valid), .to_data(input6_to_data), .to_last(input6_to_last));
  RouteLookup_256 route6_0 (  // Switch.java:102
    .clock(clock), .reset(reset), .packet_data_data(port6_arrived_0_data_data),
    .packet_data_last(port6_arrived_0_data_last), .packet_valid(port6_arrived_0_valid),
    .packet_ready(route6_0_packet_ready), .routed_data_data(route6_0_routed_data_data),
    .routed_data_last(route6_0_routed_data_last), .routed_valid(route6_0_routed_valid),
    .routed_ready(channel0_sources_6_ready), .port(route6_0_port), .discards(route6_0_discards),
    .looks(route6_0_looks), .destination(route6_0_destination), .line(table9_lines_0),
    .mayLook(isReady && !writes));
  RouteLookup_256 route6_1 (  // Switch.java:102
    .clock(clock), .reset(reset), .packet_data_data(port6_arrived_1_data_data),
    .packet_data_last(port6_arrived_1_data_last), .packet_valid(port6_arrived_1_valid),
    .packet_ready(route6_1_packet_ready), .routed_data_data(route6_1_routed_data_data),
    .routed_data_last(route6_1_routed_data_last), .routed_valid(route6_1_routed_valid),
    .routed_ready(channel1_sources_6_ready), .port(route6_1_port), .discards(route6_1_discards),
    .looks(route6_1_looks), .destination(route6_1_destination), .line(table9_lines_1),
    .mayLook(isReady && !writes));
  RouteLookup_256 route6_2 (  // Switch.java:102
    .clock(clock), .reset(reset), .packet_data_data(port6_arrived_2_data_data),
    .packet_data_last(port6_arrived_2_data_last), .packet_valid(port6_arrived_2_valid),
    .packet_ready(route6_2_packet_ready), .routed_data_data(route6_2_routed_data_data),
    .routed_data_last(route6_2_routed_data_last), .routed_valid(route6_2_routed_valid),
    .routed_ready(channel2_sources_6_ready), .port(route6_2_port), .discards(route6_2_discards),
    .looks(route6_2_looks), .destination(route6_2_destination), .line(table10_lines_0),
    .mayLook(isReady && !writes));
  LinkPort_word8_sent8_gathered0_received8_payload2024_clocks1 port7 (  // Switch.java:92
    .clock(clock), .reset(reset), .moreWillCome(1'b0), .transmit_valid(port7_transmit_valid),
    .transmit_data(port7_transmit_data), .transmit_last(port7_transmit_last), .receive_valid(input7_to_valid),
    .receive_data(input7_to_data), .receive_last(input7_to_last), .packetsSent(port7_packetsSent),
    .packetsReceived(port7_packetsReceived), .packetsWrong(port7_packetsWrong),
    .sent_0_data_data(channel0_sinks_7_data_data), .sent_0_data_last(channel0_sinks_7_data_last),
    .sent_0_valid(channel0_sinks_7_valid), .sent_0_ready(port7_sent_0_ready),
    .sent_1_data_data(channel1_sinks_7_data_data), .sent_1_data_last(channel1_sinks_7_data_last),
    .sent_1_valid(channel1_sinks_7_valid), .sent_1_ready(port7_sent_1_ready),
    .sent_2_data_data(channel2_sinks_7_data_data), .sent_2_data_last(channel2_sinks_7_data_last),
    .sent_2_valid(channel2_sinks_7_valid), .sent_2_ready(port7_sent_2_ready),
    .arrived_0_data_data(port7_arrived_0_data_data), .arrived_0_data_last(port7_arrived_0_data_last),
    .arrived_0_valid(port7_arrived_0_valid), .arrived_0_ready(route7_0_packet_ready),
    .arrived_1_data_data(port7_arrived_1_data_data), .arrived_1_data_last(port7_arrived_1_data_last),
    .arrived_1_valid(port7_arrived_1_valid), .arrived_1_ready(route7_1_packet_ready),
    .arrived_2_data_data(port7_arrived_2_data_data), .arrived_2_data_last(port7_arrived_2_data_last),
    .arrived_2_valid(port7_arrived_2_valid), .arrived_2_ready(route7_2_packet_ready));
  LinkDelay_1 input7 (  // Switch.java:93
    .clock(clock), .reset(reset), .from_valid(receive_7_valid), .from_data(receive_7_data),
    .from_last(receive_7_last), .to_valid(input7_to_valid), .to_data(input7_to_data), .to_last(input7_to_last));
  RouteLookup_256 route7_0 (  // Switch.java:102
    .clock(clock), .reset(reset), .packet_data_data(port7_arrived_0_data_data),
    .packet_data_last(port7_arrived_0_data_last), .packet_valid(port7_arrived_0_valid),
    .packet_ready(route7_0_packet_ready), .routed_data_data(route7_0_routed_data_data),
    .routed_data_last(route7_0_routed_data_last), .routed_valid(route7_0_routed_valid),
    .routed_ready(channel0_sources_7_ready), .port(route7_0_port), .discards(route7_0_discards),
    .looks(route7_0_looks), .destination(route7_0_destination), .line(table10_lines_1),
    .mayLook(isReady && !writes));
  RouteLookup_256 route7_1 (  // Switch.java:102
    .clock(clock), .reset(reset), .packet_data_data(port7_arrived_1_data_data),
    .packet_data_last(port7_arrived_1_data_last), .packet_valid(port7_arrived_1_valid),
    .packet_ready(route7_1_packet_ready), .routed_data_data(route7_1_routed_data_data),
    .routed_data_last(route7_1_routed_data_last), .routed_valid(route7_1_routed_valid),
    .routed_ready(channel1_sources_7_ready), .port(route7_1_port), .discards(route7_1_discards),
    .looks(route7_1_looks), .destination(route7_1_destination), .line(table11_lines_0),
    .mayLook(isReady && !writes));
  RouteLookup_256 route7_2 (  // Switch.java:102
    .clock(clock), .reset(reset), .packet_data_data(port7_arrived_2_data_data),
    .packet_data_last(port7_arrived_2_data_last), .packet_valid(port7_arrived_2_valid),
    .packet_ready(route7_2_packet_ready), .routed_data_data(route7_2_routed_data_data),
    .routed_data_last(route7_2_routed_data_last), .routed_valid(route7_2_routed_valid),
    .routed_ready(channel2_sources_7_ready), .port(route7_2_port), .discards(route7_2_discards),
    .looks(route7_2_looks), .destination(route7_2_destination), .line(table11_lines_1),
    .mayLook(isReady && !writes));
  RouteTable_256_2 table0 (  // Switch.java:140
    .clock(clock), .reset(reset), .write_data_destination(line_destination), .write_data_port(line_port),
    .write_data_exists(line_exists), .write_valid(writes), .looks_0(route0_0_looks), .looks_1(route0_1_looks),
    .destinations_0(route0_0_destination), .destinations_1(route0_1_destination), .lines_0(table0_lines_0),
    .lines_1(table0_lines_1));
  RouteTable_256_2 table1 (  // Switch.java:140
    .clock(clock), .reset(reset), .write_data_destination(line_destination), .write_data_port(line_port),
    .write_data_exists(line_exists), .write_valid(writes), .looks_0(route0_2_looks), .looks_1(route1_0_looks),
    .destinations_0(route0_2_destination), .destinations_1(route1_0_destination), .lines_0(table1_lines_0),
    .lines_1(table1_lines_1));
  RouteTable_256_2 table2 (  // Switch.java:140
    .clock(clock), .reset(reset), .write_data_destination(line_destination), .write_data_port(line_port),
    .write_data_exists(line_exists), .write_valid(writes), .looks_0(route1_1_looks), .looks_1(route1_2_looks),
    .destinations_0(route1_1_destination), .destinations_1(route1_2_destination), .lines_0(table2_lines_0),
    .lines_1(table2_lines_1));
  RouteTable_256_2 table3 (  // Switch.java:140
    .clock(clock), .reset(reset), .write_data_destination(line_destination), .write_data_port(line_port),
    .write_data_exists(line_exists), .write_valid(writes), .looks_0(route2_0_looks), .looks_1(route2_1_looks),
    .destinations_0(route2_0_destination), .destinations_1(route2_1_destination), .lines_0(table3_lines_0),
    .lines_1(table3_lines_1));
  RouteTable_256_2 table4 (  // Switch.java:140
    .clock(clock), .reset(reset), .write_data_destination(line_destination), .write_data_port(line_port),
    .write_data_exists(line_exists), .write_valid(writes), .looks_0(route2_2_looks), .looks_1(route3_0_looks),
    .destinations_0(route2_2_destination), .destinations_1(route3_0_destination), .lines_0(table4_lines_0),
    .lines_1(table4_lines_1));
  RouteTable_256_2 table5 (  // Switch.java:140
    .clock(clock), .reset(reset), .write_data_destination(line_destination), .write_data_port(line_port),
    .write_data_exists(line_exists), .write_valid(writes), .looks_0(route3_1_looks), .looks_1(route3_2_looks),
    .destinations_0(route3_1_destination), .destinations_1(route3_2_destination), .lines_0(table5_lines_0),
    .lines_1(table5_lines_1));
  RouteTable_256_2 table6 (  // Switch.java:140
    .clock(clock), .reset(reset), .write_data_destination(line_destination), .write_data_port(line_port),
    .write_data_exists(line_exists), .write_valid(writes), .looks_0(route4_0_looks), .looks_1(route4_1_looks),
    .destinations_0(route4_0_destination), .destinations_1(route4_1_destination), .lines_0(table6_lines_0),
    .lines_1(table6_lines_1));
  RouteTable_256_2 table7 (  // Switch.java:140
    .clock(clock), .reset(reset), .write_data_destination(line_destination), .write_data_port(line_port),
    .write_data_exists(line_exists), .write_valid(writes), .looks_0(route4_2_looks), .looks_1(route5_0_looks),
    .destinations_0(route4_2_destination), .destinations_1(route5_0_destination), .lines_0(table7_lines_0),
    .lines_1(table7_lines_1));
  RouteTable_256_2 table8 (  // Switch.java:140
    .clock(clock), .reset(reset), .write_data_destination(line_destination), .write_data_port(line_port),
    .write_data_exists(line_exists), .write_valid(writes), .looks_0(route5_1_looks), .looks_1(route5_2_looks),
    .destinations_0(route5_1_destination), .destinations_1(route5_2_destination), .lines_0(table8_lines_0),
    .lines_1(table8_lines_1));
  RouteTable_256_2 table9 (  // Switch.java:140
    .clock(clock), .reset(reset), .write_data_destination(line_destination), .write_data_port(line_port),
    .write_data_exists(line_exists), .write_valid(writes), .looks_0(route6_0_looks), .looks_1(route6_1_looks),
    .destinations_0(route6_0_destination), .destinations_1(route6_1_destination), .lines_0(table9_lines_0),
    .lines_1(table9_lines_1));
  RouteTable_256_2 table10 (  // Switch.java:140
    .clock(clock), .reset(reset), .write_data_destination(line_destination), .write_data_port(line_port),
    .write_data_exists(line_exists), .write_valid(writes), .looks_0(route6_2_looks), .looks_1(route7_0_looks),
    .destinations_0(route6_2_destination), .destinations_1(route7_0_destination), .lines_0(table10_lines_0),
    .lines_1(table10_lines_1));
  RouteTable_256_2 table11 (  // Switch.java:140
    .clock(clock), .reset(reset), .write_data_destination(line_destination), .write_data_port(line_port),
    .write_data_exists(line_exists), .write_valid(writes), .looks_0(route7_1_looks), .looks_1(route7_2_looks),
    .destinations_0(route7_1_destination), .destinations_1(route7_2_destination), .lines_0(table11_lines_0),
    .lines_1(table11_lines_1));
  wire unused_ok = &{1'b0, port0_packetsSent, port0_packetsReceived, port0_packetsWrong, port1_packetsSent,
      port1_packetsReceived, port1_packetsWrong, port2_packetsSent, port2_packetsReceived, port2_packetsWrong,
      port3_packetsSent, port3_packetsReceived, port3_packetsWrong, port4_packetsSent, port4_packetsReceived,
      port4_packetsWrong, port5_packetsSent, port5_packetsReceived, port5_packetsWrong, port6_packetsSent,
      port6_packetsReceived, port6_packetsWrong, port7_packetsSent, port7_packetsReceived, port7_packetsWrong};
endmodule
`default_nettype wire
