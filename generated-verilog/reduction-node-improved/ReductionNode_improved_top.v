`default_nettype none
// ReductionNode_improved behind a synchroniser for each reset: resets may begin and end at any time.
// configuration=improved
module ReductionNode_improved_top (  // ReductionNode.java:50
  input  wire clock,  // ReductionNode.java:50
  input  wire reset,  // ReductionNode.java:50
  input  wire link_clock,  // ReductionNode.java:39
  input  wire link_reset,  // ReductionNode.java:39
  input  wire request_data_write,  // ReductionNode.java:33
  input  wire [16:0] request_data_address,  // ReductionNode.java:33
  input  wire [63:0] request_data_data,  // ReductionNode.java:33
  input  wire request_valid,  // ReductionNode.java:33
  output wire request_ready,  // ReductionNode.java:33
  output wire [63:0] response_data,  // ReductionNode.java:34
  output wire response_valid,  // ReductionNode.java:34
  input  wire response_ready,  // ReductionNode.java:34
  input  wire [15:0] node,  // ReductionNode.java:36
  output wire transmit_valid,  // ReductionNode.java:41
  output wire [63:0] transmit_data,  // ReductionNode.java:41
  output wire transmit_last,  // ReductionNode.java:41
  input  wire receive_valid,  // ReductionNode.java:42
  input  wire [63:0] receive_data,  // ReductionNode.java:42
  input  wire receive_last  // ReductionNode.java:42
);
  wire inner_reset;  // ReductionNode.java:50
  wire inner_link_reset;  // ReductionNode.java:39
  wire reset_synchronizer_active;  // ReductionNode.java:50
  wire link_reset_synchronizer_active;  // ReductionNode.java:50
  wire inner_request_ready, inner_response_valid, inner_transmit_valid, inner_transmit_last;  // ReductionNode.java:50
  wire [63:0] inner_response_data, inner_transmit_data;  // ReductionNode.java:50
  assign request_ready = inner_request_ready && !reset_synchronizer_active;  // ReductionNode.java:33
  assign response_data = inner_response_data;  // ReductionNode.java:34
  assign response_valid = inner_response_valid;  // ReductionNode.java:34
  assign transmit_valid = inner_transmit_valid;  // ReductionNode.java:41
  assign transmit_data = inner_transmit_data;  // ReductionNode.java:41
  assign transmit_last = inner_transmit_last;  // ReductionNode.java:41
  assign inner_reset = reset_synchronizer_active;  // ReductionNode.java:50
  assign inner_link_reset = link_reset_synchronizer_active;  // ReductionNode.java:39
  ResetSynchronizer reset_synchronizer (  // ReductionNode.java:50
    .clock(clock), .request(reset), .active(reset_synchronizer_active));
  ResetSynchronizer link_reset_synchronizer (  // ReductionNode.java:50
    .clock(link_clock), .request(link_reset), .active(link_reset_synchronizer_active));
  ReductionNode_improved inner (  // ReductionNode.java:50
    .clock(clock), .reset(inner_reset), .link_clock(link_clock), .link_reset(inner_link_reset),
    .request_data_write(request_data_write), .request_data_address(request_data_address),
    .request_data_data(request_data_data), .request_valid(request_valid), .request_ready(inner_request_ready),
    .response_data(inner_response_data), .response_valid(inner_response_valid), .response_ready(response_ready),
    .node(node), .transmit_valid(inner_transmit_valid), .transmit_data(inner_transmit_data),
    .transmit_last(inner_transmit_last), .receive_valid(receive_valid), .receive_data(receive_data),
    .receive_last(receive_last));
endmodule
`default_nettype wire
