`default_nettype none
// MpcNode_improved behind a synchroniser for each reset: resets may begin and end at any time.
// configuration=improved
module MpcNode_improved_top (  // MpcNode.java:75
  input  wire clock,  // MpcNode.java:75
  input  wire reset,  // MpcNode.java:75
  input  wire link_clock,  // MpcNode.java:80
  input  wire link_reset,  // MpcNode.java:80
  input  wire request_data_write,  // MpcNode.java:44
  input  wire [16:0] request_data_address,  // MpcNode.java:44
  input  wire [63:0] request_data_data,  // MpcNode.java:44
  input  wire request_valid,  // MpcNode.java:44
  output wire request_ready,  // MpcNode.java:44
  output wire [63:0] response_data,  // MpcNode.java:45
  output wire response_valid,  // MpcNode.java:45
  input  wire response_ready,  // MpcNode.java:45
  output wire bus_begins,  // MpcNode.java:77
  output wire bus_write,  // MpcNode.java:77
  output wire [25:0] bus_address,  // MpcNode.java:77
  output wire bus_isFinal,  // MpcNode.java:77
  output wire [31:0] bus_data,  // MpcNode.java:77
  output wire [3:0] bus_mask,  // MpcNode.java:77
  input  wire bus_grant,  // MpcNode.java:77
  input  wire bus_moves,  // MpcNode.java:77
  input  wire [31:0] bus_readData,  // MpcNode.java:77
  output wire interruptRequest,  // MpcNode.java:78
  input  wire [15:0] node,  // MpcNode.java:79
  output wire transmit_valid,  // MpcNode.java:81
  output wire [63:0] transmit_data,  // MpcNode.java:81
  output wire transmit_last,  // MpcNode.java:81
  input  wire receive_valid,  // MpcNode.java:82
  input  wire [63:0] receive_data,  // MpcNode.java:82
  input  wire receive_last  // MpcNode.java:82
);
  wire top_reset;  // MpcNode.java:75
  wire top_link_reset;  // MpcNode.java:80
  wire reset_synchronizer_active;  // MpcNode.java:75
  wire link_reset_synchronizer_active;  // MpcNode.java:75
  wire top_request_ready, top_response_valid, top_bus_begins, top_bus_write, top_bus_isFinal,
      top_interruptRequest, top_transmit_valid, top_transmit_last;  // MpcNode.java:75
  wire [63:0] top_response_data, top_transmit_data; wire [25:0] top_bus_address; wire [31:0] top_bus_data;  // MpcNode.java:75
  wire [3:0] top_bus_mask;  // MpcNode.java:75
  assign request_ready = top_request_ready && !reset_synchronizer_active;  // MpcNode.java:44
  assign response_data = top_response_data;  // MpcNode.java:45
  assign response_valid = top_response_valid;  // MpcNode.java:45
  assign bus_begins = top_bus_begins;  // MpcNode.java:77
  assign bus_write = top_bus_write;  // MpcNode.java:77
  assign bus_address = top_bus_address;  // MpcNode.java:77
  assign bus_isFinal = top_bus_isFinal;  // MpcNode.java:77
  assign bus_data = top_bus_data;  // MpcNode.java:77
  assign bus_mask = top_bus_mask;  // MpcNode.java:77
  assign interruptRequest = top_interruptRequest;  // MpcNode.java:78
  assign transmit_valid = top_transmit_valid;  // MpcNode.java:81
  assign transmit_data = top_transmit_data;  // MpcNode.java:81
  assign transmit_last = top_transmit_last;  // MpcNode.java:81
  assign top_reset = reset_synchronizer_active;  // MpcNode.java:75
  assign top_link_reset = link_reset_synchronizer_active;  // MpcNode.java:80
  ResetSynchronizer reset_synchronizer (  // MpcNode.java:75
    .clock(clock), .request(reset), .active(reset_synchronizer_active));
  ResetSynchronizer link_reset_synchronizer (  // MpcNode.java:75
    .clock(link_clock), .request(link_reset), .active(link_reset_synchronizer_active));
  MpcNode_improved top (  // MpcNode.java:75
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
