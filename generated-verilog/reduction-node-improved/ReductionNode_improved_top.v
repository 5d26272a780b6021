`default_nettype none
// ReductionNode_improved behind a synchroniser for each reset: resets may begin and end at any time.
// configuration=improved
module ReductionNode_improved_top (  // LinkedNode.java:58
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
  wire top_reset;  // LinkedNode.java:58
  wire top_link_reset;  // LinkedNode.java:61
  wire reset_synchronizer_active;  // LinkedNode.java:58
  wire link_reset_synchronizer_active;  // LinkedNode.java:58
  wire top_request_ready, top_response_valid, top_transmit_valid, top_transmit_last;  // LinkedNode.java:58
  wire [63:0] top_response_data, top_transmit_data;  // LinkedNode.java:58
  assign request_ready = top_request_ready && !reset_synchronizer_active;  // LinkedNode.java:18
  assign response_data = top_response_data;  // LinkedNode.java:19
  assign response_valid = top_response_valid;  // LinkedNode.java:19
  assign transmit_valid = top_transmit_valid;  // LinkedNode.java:62
  assign transmit_data = top_transmit_data;  // LinkedNode.java:62
  assign transmit_last = top_transmit_last;  // LinkedNode.java:62
  assign top_reset = reset_synchronizer_active;  // LinkedNode.java:58
  assign top_link_reset = link_reset_synchronizer_active;  // LinkedNode.java:61
  ResetSynchronizer reset_synchronizer (  // LinkedNode.java:58
    .clock(clock), .request(reset), .active(reset_synchronizer_active));
  ResetSynchronizer link_reset_synchronizer (  // LinkedNode.java:58
    .clock(link_clock), .request(link_reset), .active(link_reset_synchronizer_active));
  ReductionNode_improved top (  // LinkedNode.java:58
    .clock(clock), .reset(top_reset), .link_clock(link_clock), .link_reset(top_link_reset),
    .request_data_write(request_data_write), .request_data_address(request_data_address),
    .request_data_data(request_data_data), .request_valid(request_valid), .request_ready(top_request_ready),
    .response_data(top_response_data), .response_valid(top_response_valid), .response_ready(response_ready),
    .node(node), .transmit_valid(top_transmit_valid), .transmit_data(top_transmit_data),
    .transmit_last(top_transmit_last), .receive_valid(receive_valid), .receive_data(receive_data),
    .receive_last(receive_last));
endmodule
`default_nettype wire
