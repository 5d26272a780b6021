`default_nettype none
// LoopbackNode behind a synchroniser for each reset: resets may begin and end at any time.
module LoopbackNode_top (  // LoopbackNode.java:40
  input  wire clock,  // LoopbackNode.java:40
  input  wire reset,  // LoopbackNode.java:40
  input  wire link_clock,  // LoopbackNode.java:34
  input  wire link_reset,  // LoopbackNode.java:34
  input  wire request_data_write,  // LoopbackNode.java:29
  input  wire [16:0] request_data_address,  // LoopbackNode.java:29
  input  wire [63:0] request_data_data,  // LoopbackNode.java:29
  input  wire request_valid,  // LoopbackNode.java:29
  output wire request_ready,  // LoopbackNode.java:29
  output wire [63:0] response_data,  // LoopbackNode.java:30
  output wire response_valid,  // LoopbackNode.java:30
  input  wire response_ready,  // LoopbackNode.java:30
  input  wire [15:0] node,  // LoopbackNode.java:32
  output wire transmit_valid,  // LoopbackNode.java:36
  output wire [63:0] transmit_data,  // LoopbackNode.java:36
  output wire transmit_last,  // LoopbackNode.java:36
  input  wire receive_valid,  // LoopbackNode.java:37
  input  wire [63:0] receive_data,  // LoopbackNode.java:37
  input  wire receive_last  // LoopbackNode.java:37
);
  wire inner_reset;  // LoopbackNode.java:40
  wire inner_link_reset;  // LoopbackNode.java:34
  wire reset_synchronizer_active;  // LoopbackNode.java:40
  wire link_reset_synchronizer_active;  // LoopbackNode.java:40
  wire inner_request_ready, inner_response_valid, inner_transmit_valid, inner_transmit_last;  // LoopbackNode.java:40
  wire [63:0] inner_response_data, inner_transmit_data;  // LoopbackNode.java:40
  assign request_ready = inner_request_ready && !reset_synchronizer_active;  // LoopbackNode.java:29
  assign response_data = inner_response_data;  // LoopbackNode.java:30
  assign response_valid = inner_response_valid;  // LoopbackNode.java:30
  assign transmit_valid = inner_transmit_valid;  // LoopbackNode.java:36
  assign transmit_data = inner_transmit_data;  // LoopbackNode.java:36
  assign transmit_last = inner_transmit_last;  // LoopbackNode.java:36
  assign inner_reset = reset_synchronizer_active;  // LoopbackNode.java:40
  assign inner_link_reset = link_reset_synchronizer_active;  // LoopbackNode.java:34
  ResetSynchronizer reset_synchronizer (  // LoopbackNode.java:40
    .clock(clock), .request(reset), .active(reset_synchronizer_active));
  ResetSynchronizer link_reset_synchronizer (  // LoopbackNode.java:40
    .clock(link_clock), .request(link_reset), .active(link_reset_synchronizer_active));
  LoopbackNode inner (  // LoopbackNode.java:40
    .clock(clock), .reset(inner_reset), .link_clock(link_clock), .link_reset(inner_link_reset),
    .request_data_write(request_data_write), .request_data_address(request_data_address),
    .request_data_data(request_data_data), .request_valid(request_valid), .request_ready(inner_request_ready),
    .response_data(inner_response_data), .response_valid(inner_response_valid), .response_ready(response_ready),
    .node(node), .transmit_valid(inner_transmit_valid), .transmit_data(inner_transmit_data),
    .transmit_last(inner_transmit_last), .receive_valid(receive_valid), .receive_data(receive_data),
    .receive_last(receive_last));
endmodule
`default_nettype wire
