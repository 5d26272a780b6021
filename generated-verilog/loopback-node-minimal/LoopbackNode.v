`default_nettype none
module LoopbackNode (  // LinkedNode.java:58
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
  wire port_transmit_valid, port_transmit_last, port_sent_0_ready, port_sent_1_ready, port_sent_2_ready,
      port_arrived_0_data_last, port_arrived_0_valid, port_arrived_1_data_last, port_arrived_1_valid,
      port_arrived_2_data_last, port_arrived_2_valid;  // LinkedNode.java:91
  wire [63:0] port_transmit_data, port_arrived_0_data_data, port_arrived_1_data_data, port_arrived_2_data_data;  // LinkedNode.java:91
  wire [31:0] port_packetsSent, port_packetsReceived, port_packetsWrong;  // LinkedNode.java:91
  wire host_request_ready, host_response_valid, host_sent_data_last, host_sent_valid, host_arrived_ready;  // LoopbackNode.java:77
  wire [63:0] host_response_data, host_sent_data_data;  // LoopbackNode.java:77
  wire way_source_ready, way_loop_data_last, way_loop_valid, way_link_data_last, way_link_valid;  // LoopbackNode.java:78
  wire [63:0] way_loop_data_data, way_link_data_data;  // LoopbackNode.java:78
  wire requests_source_ready, requests_sink_data_write, requests_sink_valid;  // LinkedNode.java:78
  wire [16:0] requests_sink_data_address; wire [63:0] requests_sink_data_data;  // LinkedNode.java:78
  wire turns_sources_0_ready, turns_sources_1_ready, turns_sink_data_last, turns_sink_valid, turns_chosen;  // LoopbackNode.java:80
  wire [63:0] turns_sink_data_data;  // LoopbackNode.java:80
  assign request_ready = requests_source_ready;  // LinkedNode.java:79
  assign response_data = host_response_data;  // LinkedNode.java:81
  assign response_valid = host_response_valid;  // LinkedNode.java:81
  assign transmit_valid = port_transmit_valid;  // LinkedNode.java:98
  assign transmit_data = port_transmit_data;  // LinkedNode.java:98
  assign transmit_last = port_transmit_last;  // LinkedNode.java:98
  LinkPort_word8_sent4_gathered0_received4_payload232 port (  // LinkedNode.java:91
    .clock(clock), .reset(reset), .link_clock(link_clock), .link_reset(link_reset), .moreWillCome(1'b0),
    .transmit_valid(port_transmit_valid), .transmit_data(port_transmit_data),
        .transmit_last(port_transmit_last),
    .receive_valid(receive_valid), .receive_data(receive_data), .receive_last(receive_last),
    .packetsSent(port_packetsSent), .packetsReceived(port_packetsReceived), .packetsWrong(port_packetsWrong),
    .sent_0_data_data(way_link_data_data), .sent_0_data_last(way_link_data_last), .sent_0_valid(way_link_valid),
    .sent_0_ready(port_sent_0_ready), .sent_1_data_data(64'd0), .sent_1_data_last(1'b0), .sent_1_valid(1'b0),
    .sent_1_ready(port_sent_1_ready), .sent_2_data_data(64'd0), .sent_2_data_last(1'b0), .sent_2_valid(1'b0),
    .sent_2_ready(port_sent_2_ready), .arrived_0_data_data(port_arrived_0_data_data),
    .arrived_0_data_last(port_arrived_0_data_last), .arrived_0_valid(port_arrived_0_valid),
    .arrived_0_ready(turns_sources_1_ready), .arrived_1_data_data(port_arrived_1_data_data),
    .arrived_1_data_last(port_arrived_1_data_last), .arrived_1_valid(port_arrived_1_valid),
    .arrived_1_ready(1'b1), .arrived_2_data_data(port_arrived_2_data_data),
    .arrived_2_data_last(port_arrived_2_data_last), .arrived_2_valid(port_arrived_2_valid),
    .arrived_2_ready(1'b1));
  LoopbackHost host (  // LoopbackNode.java:77
    .clock(clock), .reset(reset), .request_data_write(requests_sink_data_write),
    .request_data_address(requests_sink_data_address), .request_data_data(requests_sink_data_data),
    .request_valid(requests_sink_valid), .request_ready(host_request_ready), .response_data(host_response_data),
    .response_valid(host_response_valid), .response_ready(response_ready), .node(node),
    .sent_data_data(host_sent_data_data), .sent_data_last(host_sent_data_last), .sent_valid(host_sent_valid),
    .sent_ready(way_source_ready), .arrived_data_data(turns_sink_data_data),
    .arrived_data_last(turns_sink_data_last), .arrived_valid(turns_sink_valid),
    .arrived_ready(host_arrived_ready));
  LoopbackWay way (  // LoopbackNode.java:78
    .clock(clock), .reset(reset), .source_data_data(host_sent_data_data),
        .source_data_last(host_sent_data_last),
    .source_valid(host_sent_valid), .source_ready(way_source_ready), .node(node),
    .loop_data_data(way_loop_data_data), .loop_data_last(way_loop_data_last), .loop_valid(way_loop_valid),
    .loop_ready(turns_sources_0_ready), .link_data_data(way_link_data_data),
        .link_data_last(way_link_data_last),
    .link_valid(way_link_valid), .link_ready(port_sent_0_ready));
  SkidBuffer_HostRequest82 requests (  // LinkedNode.java:78
    .clock(clock), .reset(reset), .source_data_write(request_data_write),
    .source_data_address(request_data_address), .source_data_data(request_data_data),
    .source_valid(request_valid), .source_ready(requests_source_ready),
    .sink_data_write(requests_sink_data_write), .sink_data_address(requests_sink_data_address),
    .sink_data_data(requests_sink_data_data), .sink_valid(requests_sink_valid),
        .sink_ready(host_request_ready));
  RoundRobinArbiter_PacketWord65_2_packets turns (  // LoopbackNode.java:80
    .clock(clock), .reset(reset), .sources_0_data_data(way_loop_data_data),
    .sources_0_data_last(way_loop_data_last), .sources_0_valid(way_loop_valid),
    .sources_0_ready(turns_sources_0_ready), .sources_1_data_data(port_arrived_0_data_data),
    .sources_1_data_last(port_arrived_0_data_last), .sources_1_valid(port_arrived_0_valid),
    .sources_1_ready(turns_sources_1_ready), .sink_data_data(turns_sink_data_data),
    .sink_data_last(turns_sink_data_last), .sink_valid(turns_sink_valid), .sink_ready(host_arrived_ready),
    .chosen(turns_chosen));
  wire unused_ok = &{1'b0, port_packetsSent, port_packetsReceived, port_packetsWrong, port_sent_1_ready,
      port_sent_2_ready, port_arrived_1_data_data, port_arrived_1_data_last, port_arrived_1_valid,
      port_arrived_2_data_data, port_arrived_2_data_last, port_arrived_2_valid, turns_chosen};
endmodule
`default_nettype wire
