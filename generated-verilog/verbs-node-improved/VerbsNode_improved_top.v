`default_nettype none
// VerbsNode_improved behind a synchroniser for each reset: resets may begin and end at any time.
// configuration=improved
module VerbsNode_improved_top (  // VerbsNode.java:126
  input  wire clock,  // VerbsNode.java:126
  input  wire reset,  // VerbsNode.java:126
  input  wire link_clock,  // VerbsNode.java:97
  input  wire link_reset,  // VerbsNode.java:97
  input  wire request_data_write,  // VerbsNode.java:88
  input  wire [16:0] request_data_address,  // VerbsNode.java:88
  input  wire [63:0] request_data_data,  // VerbsNode.java:88
  input  wire request_valid,  // VerbsNode.java:88
  output wire request_ready,  // VerbsNode.java:88
  output wire [63:0] response_data,  // VerbsNode.java:89
  output wire response_valid,  // VerbsNode.java:89
  input  wire response_ready,  // VerbsNode.java:89
  output wire memory_request_data_write,  // VerbsNode.java:91
  output wire [10:0] memory_request_data_tag,  // VerbsNode.java:91
  output wire [42:0] memory_request_data_address,  // VerbsNode.java:91
  output wire [255:0] memory_request_data_data,  // VerbsNode.java:91
  output wire [31:0] memory_request_data_mask,  // VerbsNode.java:91
  output wire memory_request_valid,  // VerbsNode.java:91
  input  wire memory_request_ready,  // VerbsNode.java:91
  input  wire [10:0] memory_answer_data_tag,  // VerbsNode.java:91
  input  wire [255:0] memory_answer_data_data,  // VerbsNode.java:91
  input  wire memory_answer_valid,  // VerbsNode.java:91
  output wire memory_answer_ready,  // VerbsNode.java:91
  output wire interruptRequest,  // VerbsNode.java:93
  input  wire [15:0] node,  // VerbsNode.java:95
  output wire transmit_valid,  // VerbsNode.java:99
  output wire [63:0] transmit_data,  // VerbsNode.java:99
  output wire transmit_last,  // VerbsNode.java:99
  input  wire receive_valid,  // VerbsNode.java:100
  input  wire [63:0] receive_data,  // VerbsNode.java:100
  input  wire receive_last  // VerbsNode.java:100
);
  wire inner_reset;  // VerbsNode.java:126
  wire inner_link_reset;  // VerbsNode.java:97
  wire reset_synchronizer_active;  // VerbsNode.java:126
  wire link_reset_synchronizer_active;  // VerbsNode.java:126
  wire inner_request_ready, inner_response_valid, inner_memory_request_data_write, inner_memory_request_valid,
      inner_memory_answer_ready, inner_interruptRequest, inner_transmit_valid, inner_transmit_last;  // VerbsNode.java:126
  wire [63:0] inner_response_data, inner_transmit_data; wire [10:0] inner_memory_request_data_tag;  // VerbsNode.java:126
  wire [42:0] inner_memory_request_data_address; wire [255:0] inner_memory_request_data_data;  // VerbsNode.java:126
  wire [31:0] inner_memory_request_data_mask;  // VerbsNode.java:126
  assign request_ready = inner_request_ready && !reset_synchronizer_active;  // VerbsNode.java:88
  assign response_data = inner_response_data;  // VerbsNode.java:89
  assign response_valid = inner_response_valid;  // VerbsNode.java:89
  assign memory_request_data_write = inner_memory_request_data_write;  // VerbsNode.java:91
  assign memory_request_data_tag = inner_memory_request_data_tag;  // VerbsNode.java:91
  assign memory_request_data_address = inner_memory_request_data_address;  // VerbsNode.java:91
  assign memory_request_data_data = inner_memory_request_data_data;  // VerbsNode.java:91
  assign memory_request_data_mask = inner_memory_request_data_mask;  // VerbsNode.java:91
  assign memory_request_valid = inner_memory_request_valid;  // VerbsNode.java:91
  assign memory_answer_ready = inner_memory_answer_ready && !reset_synchronizer_active;  // VerbsNode.java:91
  assign interruptRequest = inner_interruptRequest;  // VerbsNode.java:93
  assign transmit_valid = inner_transmit_valid;  // VerbsNode.java:99
  assign transmit_data = inner_transmit_data;  // VerbsNode.java:99
  assign transmit_last = inner_transmit_last;  // VerbsNode.java:99
  assign inner_reset = reset_synchronizer_active;  // VerbsNode.java:126
  assign inner_link_reset = link_reset_synchronizer_active;  // VerbsNode.java:97
  ResetSynchronizer reset_synchronizer (  // VerbsNode.java:126
    .clock(clock), .request(reset), .active(reset_synchronizer_active));
  ResetSynchronizer link_reset_synchronizer (  // VerbsNode.java:126
    .clock(link_clock), .request(link_reset), .active(link_reset_synchronizer_active));
  VerbsNode_improved inner (  // VerbsNode.java:126
    .clock(clock), .reset(inner_reset), .link_clock(link_clock), .link_reset(inner_link_reset),
    .request_data_write(request_data_write), .request_data_address(request_data_address),
    .request_data_data(request_data_data), .request_valid(request_valid), .request_ready(inner_request_ready),
    .response_data(inner_response_data), .response_valid(inner_response_valid), .response_ready(response_ready),
    .memory_request_data_write(inner_memory_request_data_write),
    .memory_request_data_tag(inner_memory_request_data_tag),
    .memory_request_data_address(inner_memory_request_data_address),
    .memory_request_data_data(inner_memory_request_data_data),
    .memory_request_data_mask(inner_memory_request_data_mask),
        .memory_request_valid(inner_memory_request_valid),
    .memory_request_ready(memory_request_ready), .memory_answer_data_tag(memory_answer_data_tag),
    .memory_answer_data_data(memory_answer_data_data), .memory_answer_valid(memory_answer_valid),
    .memory_answer_ready(inner_memory_answer_ready), .interruptRequest(inner_interruptRequest), .node(node),
    .transmit_valid(inner_transmit_valid), .transmit_data(inner_transmit_data),
    .transmit_last(inner_transmit_last), .receive_valid(receive_valid), .receive_data(receive_data),
    .receive_last(receive_last));
endmodule
`default_nettype wire
