`default_nettype none
// VerbsNode_published behind a synchroniser for each reset: resets may begin and end at any time.
// configuration=published
module VerbsNode_published_top (  // VerbsNode.java:101
  input  wire clock,  // VerbsNode.java:101
  input  wire reset,  // VerbsNode.java:101
  input  wire link_clock,  // VerbsNode.java:66
  input  wire link_reset,  // VerbsNode.java:66
  input  wire request_data_write,  // VerbsNode.java:57
  input  wire [16:0] request_data_address,  // VerbsNode.java:57
  input  wire [63:0] request_data_data,  // VerbsNode.java:57
  input  wire request_valid,  // VerbsNode.java:57
  output wire request_ready,  // VerbsNode.java:57
  output wire [63:0] response_data,  // VerbsNode.java:58
  output wire response_valid,  // VerbsNode.java:58
  input  wire response_ready,  // VerbsNode.java:58
  output wire memory_request_data_write,  // VerbsNode.java:60
  output wire [10:0] memory_request_data_tag,  // VerbsNode.java:60
  output wire [42:0] memory_request_data_address,  // VerbsNode.java:60
  output wire [255:0] memory_request_data_data,  // VerbsNode.java:60
  output wire [31:0] memory_request_data_mask,  // VerbsNode.java:60
  output wire memory_request_valid,  // VerbsNode.java:60
  input  wire memory_request_ready,  // VerbsNode.java:60
  input  wire [10:0] memory_answer_data_tag,  // VerbsNode.java:60
  input  wire [255:0] memory_answer_data_data,  // VerbsNode.java:60
  input  wire memory_answer_valid,  // VerbsNode.java:60
  output wire memory_answer_ready,  // VerbsNode.java:60
  output wire interruptRequest,  // VerbsNode.java:62
  input  wire [15:0] node,  // VerbsNode.java:64
  output wire transmit_valid,  // VerbsNode.java:68
  output wire [63:0] transmit_data,  // VerbsNode.java:68
  output wire transmit_last,  // VerbsNode.java:68
  input  wire receive_valid,  // VerbsNode.java:69
  input  wire [63:0] receive_data,  // VerbsNode.java:69
  input  wire receive_last  // VerbsNode.java:69
);
  wire top_reset;  // VerbsNode.java:101
  wire top_link_reset;  // VerbsNode.java:66
  wire reset_synchronizer_active;  // VerbsNode.java:101
  wire link_reset_synchronizer_active;  // VerbsNode.java:101
  wire top_request_ready, top_response_valid, top_memory_request_data_write, top_memory_request_valid,
      top_memory_answer_ready, top_interruptRequest, top_transmit_valid, top_transmit_last;  // VerbsNode.java:101
  wire [63:0] top_response_data, top_transmit_data; wire [10:0] top_memory_request_data_tag;  // VerbsNode.java:101
  wire [42:0] top_memory_request_data_address; wire [255:0] top_memory_request_data_data;  // VerbsNode.java:101
  wire [31:0] top_memory_request_data_mask;  // VerbsNode.java:101
  assign request_ready = top_request_ready && !reset_synchronizer_active;  // VerbsNode.java:57
  assign response_data = top_response_data;  // VerbsNode.java:58
  assign response_valid = top_response_valid;  // VerbsNode.java:58
  assign memory_request_data_write = top_memory_request_data_write;  // VerbsNode.java:60
  assign memory_request_data_tag = top_memory_request_data_tag;  // VerbsNode.java:60
  assign memory_request_data_address = top_memory_request_data_address;  // VerbsNode.java:60
  assign memory_request_data_data = top_memory_request_data_data;  // VerbsNode.java:60
  assign memory_request_data_mask = top_memory_request_data_mask;  // VerbsNode.java:60
  assign memory_request_valid = top_memory_request_valid;  // VerbsNode.java:60
  assign memory_answer_ready = top_memory_answer_ready && !reset_synchronizer_active;  // VerbsNode.java:60
  assign interruptRequest = top_interruptRequest;  // VerbsNode.java:62
  assign transmit_valid = top_transmit_valid;  // VerbsNode.java:68
  assign transmit_data = top_transmit_data;  // VerbsNode.java:68
  assign transmit_last = top_transmit_last;  // VerbsNode.java:68
  assign top_reset = reset_synchronizer_active;  // VerbsNode.java:101
  assign top_link_reset = link_reset_synchronizer_active;  // VerbsNode.java:66
  ResetSynchronizer reset_synchronizer (  // VerbsNode.java:101
    .clock(clock), .request(reset), .active(reset_synchronizer_active));
  ResetSynchronizer link_reset_synchronizer (  // VerbsNode.java:101
    .clock(link_clock), .request(link_reset), .active(link_reset_synchronizer_active));
  VerbsNode_published top (  // VerbsNode.java:101
    .clock(clock), .reset(top_reset), .link_clock(link_clock), .link_reset(top_link_reset),
    .request_data_write(request_data_write), .request_data_address(request_data_address),
    .request_data_data(request_data_data), .request_valid(request_valid), .request_ready(top_request_ready),
    .response_data(top_response_data), .response_valid(top_response_valid), .response_ready(response_ready),
    .memory_request_data_write(top_memory_request_data_write),
    .memory_request_data_tag(top_memory_request_data_tag),
    .memory_request_data_address(top_memory_request_data_address),
    .memory_request_data_data(top_memory_request_data_data),
    .memory_request_data_mask(top_memory_request_data_mask), .memory_request_valid(top_memory_request_valid),
    .memory_request_ready(memory_request_ready), .memory_answer_data_tag(memory_answer_data_tag),
    .memory_answer_data_data(memory_answer_data_data), .memory_answer_valid(memory_answer_valid),
    .memory_answer_ready(top_memory_answer_ready), .interruptRequest(top_interruptRequest), .node(node),
    .transmit_valid(top_transmit_valid), .transmit_data(top_transmit_data), .transmit_last(top_transmit_last),
    .receive_valid(receive_valid), .receive_data(receive_data), .receive_last(receive_last));
endmodule
`default_nettype wire
