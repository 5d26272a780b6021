// configuration=improved
module ReductionNode_improved (  // ReductionNode.java:49
  input  wire clock,  // ReductionNode.java:49
  input  wire reset,  // ReductionNode.java:49
  input  wire link_clock,  // ReductionNode.java:38
  input  wire link_reset,  // ReductionNode.java:38
  input  wire [63:0] submit_data_data,  // ReductionNode.java:25
  input  wire submit_data_last,  // ReductionNode.java:25
  input  wire submit_valid,  // ReductionNode.java:25
  output wire submit_ready,  // ReductionNode.java:25
  output wire [63:0] completion_data_data,  // ReductionNode.java:27
  output wire completion_data_last,  // ReductionNode.java:27
  output wire completion_valid,  // ReductionNode.java:27
  input  wire completion_ready,  // ReductionNode.java:27
  input  wire [15:0] node,  // ReductionNode.java:29
  output wire [31:0] messages,  // ReductionNode.java:31
  output wire [31:0] dropped,  // ReductionNode.java:33
  output wire [15:0] slowestTurn,  // ReductionNode.java:35
  output wire transmit_valid,  // ReductionNode.java:40
  output wire [63:0] transmit_data,  // ReductionNode.java:40
  output wire transmit_last,  // ReductionNode.java:40
  input  wire receive_valid,  // ReductionNode.java:41
  input  wire [63:0] receive_data,  // ReductionNode.java:41
  input  wire receive_last  // ReductionNode.java:41
);
  wire unit_submit_ready, unit_completion_data_last, unit_completion_valid, unit_arrived_ready,
      unit_sent_data_last, unit_sent_valid;  // ReductionNode.java:52
  wire [63:0] unit_completion_data_data, unit_sent_data_data; wire [31:0] unit_messages, unit_dropped;  // ReductionNode.java:52
  wire [15:0] unit_slowestTurn;  // ReductionNode.java:52
  wire port_transmit_valid, port_transmit_last, port_sent_0_ready, port_sent_1_ready, port_sent_2_ready,
      port_arrived_0_data_last, port_arrived_0_valid, port_arrived_1_data_last, port_arrived_1_valid,
      port_arrived_2_data_last, port_arrived_2_valid;  // ReductionNode.java:53
  wire [63:0] port_transmit_data, port_arrived_0_data_data, port_arrived_1_data_data, port_arrived_2_data_data;  // ReductionNode.java:53
  wire [31:0] port_packetsSent, port_packetsReceived, port_packetsWrong;  // ReductionNode.java:53
  assign submit_ready = unit_submit_ready;  // ReductionNode.java:59
  assign completion_data_data = unit_completion_data_data;  // ReductionNode.java:60
  assign completion_data_last = unit_completion_data_last;  // ReductionNode.java:60
  assign completion_valid = unit_completion_valid;  // ReductionNode.java:60
  assign messages = unit_messages;  // ReductionNode.java:74
  assign dropped = unit_dropped;  // ReductionNode.java:75
  assign slowestTurn = unit_slowestTurn;  // ReductionNode.java:76
  assign transmit_valid = port_transmit_valid;  // ReductionNode.java:56
  assign transmit_data = port_transmit_data;  // ReductionNode.java:56
  assign transmit_last = port_transmit_last;  // ReductionNode.java:56
  ReductionUnit_4_4_256_256_true unit (  // ReductionNode.java:52
    .clock(clock), .reset(reset), .submit_data_data(submit_data_data), .submit_data_last(submit_data_last),
    .submit_valid(submit_valid), .submit_ready(unit_submit_ready),
    .completion_data_data(unit_completion_data_data), .completion_data_last(unit_completion_data_last),
    .completion_valid(unit_completion_valid), .completion_ready(completion_ready),
    .arrived_data_data(port_arrived_0_data_data), .arrived_data_last(port_arrived_0_data_last),
    .arrived_valid(port_arrived_0_valid), .arrived_ready(unit_arrived_ready),
    .sent_data_data(unit_sent_data_data), .sent_data_last(unit_sent_data_last), .sent_valid(unit_sent_valid),
    .sent_ready(port_sent_0_ready), .node(node), .messages(unit_messages), .dropped(unit_dropped),
    .slowestTurn(unit_slowestTurn));
  LinkPort_8_8_0_8_2024 port (  // ReductionNode.java:53
    .clock(clock), .reset(reset), .link_clock(link_clock), .link_reset(link_reset), .moreWillCome(1'b0),
    .transmit_valid(port_transmit_valid), .transmit_data(port_transmit_data),
        .transmit_last(port_transmit_last),
    .receive_valid(receive_valid), .receive_data(receive_data), .receive_last(receive_last),
    .packetsSent(port_packetsSent), .packetsReceived(port_packetsReceived), .packetsWrong(port_packetsWrong),
    .sent_0_data_data(unit_sent_data_data), .sent_0_data_last(unit_sent_data_last),
    .sent_0_valid(unit_sent_valid), .sent_0_ready(port_sent_0_ready), .sent_1_data_data(64'd0),
    .sent_1_data_last(1'b0), .sent_1_valid(1'b0), .sent_1_ready(port_sent_1_ready), .sent_2_data_data(64'd0),
    .sent_2_data_last(1'b0), .sent_2_valid(1'b0), .sent_2_ready(port_sent_2_ready),
    .arrived_0_data_data(port_arrived_0_data_data), .arrived_0_data_last(port_arrived_0_data_last),
    .arrived_0_valid(port_arrived_0_valid), .arrived_0_ready(unit_arrived_ready),
    .arrived_1_data_data(port_arrived_1_data_data), .arrived_1_data_last(port_arrived_1_data_last),
    .arrived_1_valid(port_arrived_1_valid), .arrived_1_ready(1'b1),
    .arrived_2_data_data(port_arrived_2_data_data), .arrived_2_data_last(port_arrived_2_data_last),
    .arrived_2_valid(port_arrived_2_valid), .arrived_2_ready(1'b1));
  wire unused_ok = &{1'b0, port_packetsSent, port_packetsReceived, port_packetsWrong, port_sent_1_ready,
      port_sent_2_ready, port_arrived_1_data_data, port_arrived_1_data_last, port_arrived_1_valid,
      port_arrived_2_data_data, port_arrived_2_data_last, port_arrived_2_valid};
endmodule
