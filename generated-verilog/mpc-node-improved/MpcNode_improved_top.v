`default_nettype none
// MpcNode_improved behind a synchroniser for each reset: resets may begin and end at any time.
// configuration=improved
module MpcNode_improved_top (  // MpcNode.java:127
  input  wire clock,  // MpcNode.java:127
  input  wire reset,  // MpcNode.java:127
  input  wire link_clock,  // MpcNode.java:132
  input  wire link_reset,  // MpcNode.java:132
  input  wire request_data_write,  // MpcNode.java:92
  input  wire [16:0] request_data_address,  // MpcNode.java:92
  input  wire [63:0] request_data_data,  // MpcNode.java:92
  input  wire request_valid,  // MpcNode.java:92
  output wire request_ready,  // MpcNode.java:92
  output wire [63:0] response_data,  // MpcNode.java:93
  output wire response_valid,  // MpcNode.java:93
  input  wire response_ready,  // MpcNode.java:93
  output wire bus_begins,  // MpcNode.java:129
  output wire bus_write,  // MpcNode.java:129
  output wire [25:0] bus_address,  // MpcNode.java:129
  output wire bus_isFinal,  // MpcNode.java:129
  output wire [31:0] bus_data,  // MpcNode.java:129
  output wire [3:0] bus_mask,  // MpcNode.java:129
  input  wire bus_grant,  // MpcNode.java:129
  input  wire bus_moves,  // MpcNode.java:129
  input  wire [31:0] bus_readData,  // MpcNode.java:129
  output wire interruptRequest,  // MpcNode.java:130
  input  wire [15:0] node,  // MpcNode.java:131
  output wire transmit_valid,  // MpcNode.java:133
  output wire [63:0] transmit_data,  // MpcNode.java:133
  output wire transmit_last,  // MpcNode.java:133
  input  wire receive_valid,  // MpcNode.java:134
  input  wire [63:0] receive_data,  // MpcNode.java:134
  input  wire receive_last  // MpcNode.java:134
);
  wire top_reset;  // MpcNode.java:127
  wire top_link_reset;  // MpcNode.java:132
  wire reset_synchronizer_active;  // MpcNode.java:127
  wire link_reset_synchronizer_active;  // MpcNode.java:127
  wire top_request_ready, top_response_valid, top_bus_begins, top_bus_write, top_bus_isFinal,
      top_interruptRequest, top_transmit_valid, top_transmit_last;  // MpcNode.java:127
  wire [63:0] top_response_data, top_transmit_data; wire [25:0] top_bus_address; wire [31:0] top_bus_data;  // MpcNode.java:127
  wire [3:0] top_bus_mask;  // MpcNode.java:127
  assign request_ready = top_request_ready && !reset_synchronizer_active;  // MpcNode.java:92
  assign response_data = top_response_data;  // MpcNode.java:93
  assign response_valid = top_response_valid;  // MpcNode.java:93
  assign bus_begins = top_bus_begins;  // MpcNode.java:129
  assign bus_write = top_bus_write;  // MpcNode.java:129
  assign bus_address = top_bus_address;  // MpcNode.java:129
  assign bus_isFinal = top_bus_isFinal;  // MpcNode.java:129
  assign bus_data = top_bus_data;  // MpcNode.java:129
  assign bus_mask = top_bus_mask;  // MpcNode.java:129
  assign interruptRequest = top_interruptRequest;  // MpcNode.java:130
  assign transmit_valid = top_transmit_valid;  // MpcNode.java:133
  assign transmit_data = top_transmit_data;  // MpcNode.java:133
  assign transmit_last = top_transmit_last;  // MpcNode.java:133
  assign top_reset = reset_synchronizer_active;  // MpcNode.java:127
  assign top_link_reset = link_reset_synchronizer_active;  // MpcNode.java:132
  ResetSynchronizer reset_synchronizer (  // MpcNode.java:127
    .clock(clock), .request(reset), .active(reset_synchronizer_active));
  ResetSynchronizer link_reset_synchronizer (  // MpcNode.java:127
    .clock(link_clock), .request(link_reset), .active(link_reset_synchronizer_active));
  MpcNode_improved top (  // MpcNode.java:127
    .clock(clock), .reset(top_reset), .link_clock(link_clock), .link_reset(top_link_reset),
    .request_data_write(request_data_write), .request_data_address(request_data_address),
    .request_data_data(request_data_data), .request_valid(request_valid), .request_ready(top_request_ready),
    .response_data(top_response_data), .response_valid(top_response_valid), .response_ready(response_ready),
    .bus_begins(top_bus_begins), .bus_write(top_bus_write), .bus_address(top_bus_address),
    .bus_isFinal(top_bus_isFinal), .bus_data(top_bus_data), .bus_mask(top_bus_mask), .bus_grant(bus_grant),
    .bus_moves(bus_moves), .bus_readData(bus_readData), .interruptRequest(top_interruptRequest), .node(node),
    .transmit_valid(top_transmit_valid), .transmit_data(top_transmit_data), .transmit_last(top_transmit_last),
    .receive_valid(receive_valid), .receive_data(receive_data), .receive_last(receive_last));
endmodule
`default_nettype wire
