`default_nettype none
// configuration=improved
module ReductionNode_improved (  // LinkedNode.java:58
  input  wire clock,  // LinkedNode.java:58
  input  wire reset,  // LinkedNode.java:58
  input  wire link_clock,  // LinkedNode.java:61
  input  wire link_reset,  // LinkedNode.java:61
  input  wire request_data_write,  // LinkedNode.java:18
  input  wire [16:0] request_data_address,  // LinkedNode.java:18
  input  wire [63:0] request_data_data,  // LinkedNode.java:18
  input  wire request_valid,  // LinkedNode.java:18
  output wire request_ready,  // LinkedNode.java:18
  output wire [63:0] response_data,  // LinkedNode.java:19
  output wire response_valid,  // LinkedNode.java:19
  input  wire response_ready,  // LinkedNode.java:19
  input  wire [15:0] node,  // LinkedNode.java:21
  output wire transmit_valid,  // LinkedNode.java:62
  output wire [63:0] transmit_data,  // LinkedNode.java:62
  output wire transmit_last,  // LinkedNode.java:62
  input  wire receive_valid,  // LinkedNode.java:63
  input  wire [63:0] receive_data,  // LinkedNode.java:63
  input  wire receive_last  // LinkedNode.java:63
);
  wire unit_submit_ready, unit_completion_data_last, unit_completion_valid, unit_arrived_ready,
      unit_sent_data_last, unit_sent_valid;  // ReductionNode.java:63
  wire [63:0] unit_completion_data_data, unit_sent_data_data; wire [31:0] unit_messages, unit_dropped;  // ReductionNode.java:63
  wire [15:0] unit_slowestTurn;  // ReductionNode.java:63
  wire port_transmit_valid, port_transmit_last, port_sent_0_ready, port_sent_1_ready, port_sent_2_ready,
      port_arrived_0_data_last, port_arrived_0_valid, port_arrived_1_data_last, port_arrived_1_valid,
      port_arrived_2_data_last, port_arrived_2_valid;  // LinkedNode.java:91
  wire [63:0] port_transmit_data, port_arrived_0_data_data, port_arrived_1_data_data, port_arrived_2_data_data;  // LinkedNode.java:91
  wire [31:0] port_packetsSent, port_packetsReceived, port_packetsWrong;  // LinkedNode.java:91
  wire host_request_ready, host_response_valid, host_submit_data_last, host_submit_valid, host_completion_ready,
      host_sent_data_last, host_sent_valid, host_arrived_ready;  // ReductionNode.java:66
  wire [63:0] host_response_data, host_submit_data_data, host_sent_data_data;  // ReductionNode.java:66
  wire requests_source_ready, requests_sink_data_write, requests_sink_valid;  // LinkedNode.java:78
  wire [16:0] requests_sink_data_address; wire [63:0] requests_sink_data_data;  // LinkedNode.java:78
  assign request_ready = requests_source_ready;  // LinkedNode.java:79
  assign response_data = host_response_data;  // LinkedNode.java:81
  assign response_valid = host_response_valid;  // LinkedNode.java:81
  assign transmit_valid = port_transmit_valid;  // LinkedNode.java:98
  assign transmit_data = port_transmit_data;  // LinkedNode.java:98
  assign transmit_last = port_transmit_last;  // LinkedNode.java:98
  ReductionUnit_ports4_slots4_places256_threads256_pipelined unit (  // ReductionNode.java:63
    .clock(clock), .reset(reset), .submit_data_data(host_submit_data_data),
    .submit_data_last(host_submit_data_last), .submit_valid(host_submit_valid),
        .submit_ready(unit_submit_ready),
    .completion_data_data(unit_completion_data_data), .completion_data_last(unit_completion_data_last),
    .completion_valid(unit_completion_valid), .completion_ready(host_completion_ready),
    .arrived_data_data(port_arrived_0_data_data), .arrived_data_last(port_arrived_0_data_last),
    .arrived_valid(port_arrived_0_valid), .arrived_ready(unit_arrived_ready),
    .sent_data_data(unit_sent_data_data), .sent_data_last(unit_sent_data_last), .sent_valid(unit_sent_valid),
    .sent_ready(port_sent_0_ready), .node(node), .messages(unit_messages), .dropped(unit_dropped),
    .slowestTurn(unit_slowestTurn));
  LinkPort_word8_sent8_gathered0_received8_payload2024 port (  // LinkedNode.java:91
    .clock(clock), .reset(reset), .link_clock(link_clock), .link_reset(link_reset), .moreWillCome(1'b0),
    .transmit_valid(port_transmit_valid), .transmit_data(port_transmit_data),
        .transmit_last(port_transmit_last),
    .receive_valid(receive_valid), .receive_data(receive_data), .receive_last(receive_last),
    .packetsSent(port_packetsSent), .packetsReceived(port_packetsReceived), .packetsWrong(port_packetsWrong),
    .sent_0_data_data(unit_sent_data_data), .sent_0_data_last(unit_sent_data_last),
    .sent_0_valid(unit_sent_valid), .sent_0_ready(port_sent_0_ready), .sent_1_data_data(64'd0),
    .sent_1_data_last(1'b0), .sent_1_valid(1'b0), .sent_1_ready(port_sent_1_ready),
    .sent_2_data_data(host_sent_data_data), .sent_2_data_last(host_sent_data_last),
    .sent_2_valid(host_sent_valid), .sent_2_ready(port_sent_2_ready),
    .arrived_0_data_data(port_arrived_0_data_data), .arrived_0_data_last(port_arrived_0_data_last),
    .arrived_0_valid(port_arrived_0_valid), .arrived_0_ready(unit_arrived_ready),
    .arrived_1_data_data(port_arrived_1_data_data), .arrived_1_data_last(port_arrived_1_data_last),
    .arrived_1_valid(port_arrived_1_valid), .arrived_1_ready(1'b1),
    .arrived_2_data_data(port_arrived_2_data_data), .arrived_2_data_last(port_arrived_2_data_last),
    .arrived_2_valid(port_arrived_2_valid), .arrived_2_ready(host_arrived_ready));
  ReductionHostInterface_ports4_slots4_places256_threads256_pipelined_nodes256 host (  // ReductionNode.java:66
    .clock(clock), .reset(reset), .request_data_write(requests_sink_data_write),
    .request_data_address(requests_sink_data_address), .request_data_data(requests_sink_data_data),
    .request_valid(requests_sink_valid), .request_ready(host_request_ready), .response_data(host_response_data),
    .response_valid(host_response_valid), .response_ready(response_ready),
    .submit_data_data(host_submit_data_data), .submit_data_last(host_submit_data_last),
    .submit_valid(host_submit_valid), .submit_ready(unit_submit_ready),
    .completion_data_data(unit_completion_data_data), .completion_data_last(unit_completion_data_last),
    .completion_valid(unit_completion_valid), .completion_ready(host_completion_ready),
    .sent_data_data(host_sent_data_data), .sent_data_last(host_sent_data_last), .sent_valid(host_sent_valid),
    .sent_ready(port_sent_2_ready), .arrived_data_data(port_arrived_2_data_data),
    .arrived_data_last(port_arrived_2_data_last), .arrived_valid(port_arrived_2_valid),
    .arrived_ready(host_arrived_ready), .node(node), .messages(unit_messages), .dropped(unit_dropped),
    .slowestTurn(unit_slowestTurn));
  SkidBuffer_HostRequest82 requests (  // LinkedNode.java:78
    .clock(clock), .reset(reset), .source_data_write(request_data_write),
    .source_data_address(request_data_address), .source_data_data(request_data_data),
    .source_valid(request_valid), .source_ready(requests_source_ready),
    .sink_data_write(requests_sink_data_write), .sink_data_address(requests_sink_data_address),
    .sink_data_data(requests_sink_data_data), .sink_valid(requests_sink_valid),
        .sink_ready(host_request_ready));
  wire unused_ok = &{1'b0, port_packetsSent, port_packetsReceived, port_packetsWrong, port_sent_1_ready,
      port_arrived_1_data_data, port_arrived_1_data_last, port_arrived_1_valid};
endmodule
`default_nettype wire
