`default_nettype none
module AxiLoopbackNode (  // AxiNode.java:61
  input  wire clock,  // AxiNode.java:61
  input  wire reset,  // AxiNode.java:61
  input  wire link_clock,  // AxiNode.java:75
  input  wire link_reset,  // AxiNode.java:75
  input  wire transmitting_clock,  // AxiNode.java:76
  input  wire transmitting_reset,  // AxiNode.java:76
  input  wire receiving_clock,  // AxiNode.java:77
  input  wire receiving_reset,  // AxiNode.java:77
  input  wire [17:0] bus_awaddr,  // AxiNode.java:72
  input  wire [2:0] bus_awprot,  // AxiNode.java:72
  input  wire bus_awvalid,  // AxiNode.java:72
  output wire bus_awready,  // AxiNode.java:72
  input  wire [63:0] bus_wdata,  // AxiNode.java:72
  input  wire [7:0] bus_wstrb,  // AxiNode.java:72
  input  wire bus_wvalid,  // AxiNode.java:72
  output wire bus_wready,  // AxiNode.java:72
  output wire [1:0] bus_bresp,  // AxiNode.java:72
  output wire bus_bvalid,  // AxiNode.java:72
  input  wire bus_bready,  // AxiNode.java:72
  input  wire [17:0] bus_araddr,  // AxiNode.java:72
  input  wire [2:0] bus_arprot,  // AxiNode.java:72
  input  wire bus_arvalid,  // AxiNode.java:72
  output wire bus_arready,  // AxiNode.java:72
  output wire [63:0] bus_rdata,  // AxiNode.java:72
  output wire [1:0] bus_rresp,  // AxiNode.java:72
  output wire bus_rvalid,  // AxiNode.java:72
  input  wire bus_rready,  // AxiNode.java:72
  output wire interruptRequest,  // AxiNode.java:74
  output wire [63:0] sent_tdata,  // AxiNode.java:78
  output wire [7:0] sent_tkeep,  // AxiNode.java:78
  output wire sent_tuser,  // AxiNode.java:78
  output wire sent_tlast,  // AxiNode.java:78
  output wire sent_tvalid,  // AxiNode.java:78
  input  wire sent_tready,  // AxiNode.java:78
  input  wire [63:0] arriving_tdata,  // AxiNode.java:79
  input  wire [7:0] arriving_tkeep,  // AxiNode.java:79
  input  wire arriving_tuser,  // AxiNode.java:79
  input  wire arriving_tlast,  // AxiNode.java:79
  input  wire arriving_tvalid,  // AxiNode.java:79
  output wire arriving_tready,  // AxiNode.java:79
  input  wire [15:0] node  // AxiLoopbackNode.java:10
);
  wire hostFace_request_ready, hostFace_response_data_error, hostFace_response_valid, hostFace_host_data_write,
      hostFace_host_valid, hostFace_hostResponse_ready, hostFace_interruptRequest;  // AxiNode.java:81
  wire [63:0] hostFace_response_data_data, hostFace_host_data_data; wire [16:0] hostFace_host_data_address;  // AxiNode.java:81
  wire [17:0] slave_request_data_address;  // AxiNode.java:98
  wire slave_request_data_write, slave_request_valid, slave_response_ready, slave_bus_awready, slave_bus_wready,
      slave_bus_bvalid, slave_bus_arready, slave_bus_rvalid;  // AxiNode.java:98
  wire [63:0] slave_request_data_data, slave_bus_rdata; wire [7:0] slave_request_data_strobes;  // AxiNode.java:98
  wire [1:0] slave_bus_bresp, slave_bus_rresp;  // AxiNode.java:98
  wire inner_request_ready, inner_response_valid, inner_transmit_valid, inner_transmit_last;  // AxiLoopbackNode.java:30
  wire [63:0] inner_response_data, inner_transmit_data;  // AxiLoopbackNode.java:30
  wire streamLink_room, streamLink_receive_valid, streamLink_receive_last, streamLink_isUp,
      streamLink_sent_tuser, streamLink_sent_tlast, streamLink_sent_tvalid, streamLink_arriving_tready;  // AxiNode.java:146
  wire [63:0] streamLink_receive_data, streamLink_sent_tdata; wire [7:0] streamLink_sent_tkeep;  // AxiNode.java:146
  // From another clock: a register, which synchronisers follow
  wire crossing = streamLink_isUp;  // AxiNode.java:158
  assign bus_awready = slave_bus_awready;  // AxiNode.java:99
  assign bus_wready = slave_bus_wready;  // AxiNode.java:99
  assign bus_bresp = slave_bus_bresp;  // AxiNode.java:99
  assign bus_bvalid = slave_bus_bvalid;  // AxiNode.java:99
  assign bus_arready = slave_bus_arready;  // AxiNode.java:99
  assign bus_rdata = slave_bus_rdata;  // AxiNode.java:99
  assign bus_rresp = slave_bus_rresp;  // AxiNode.java:99
  assign bus_rvalid = slave_bus_rvalid;  // AxiNode.java:99
  assign interruptRequest = hostFace_interruptRequest;  // AxiNode.java:86
  assign sent_tdata = streamLink_sent_tdata;  // AxiNode.java:154
  assign sent_tkeep = streamLink_sent_tkeep;  // AxiNode.java:154
  assign sent_tuser = streamLink_sent_tuser;  // AxiNode.java:154
  assign sent_tlast = streamLink_sent_tlast;  // AxiNode.java:154
  assign sent_tvalid = streamLink_sent_tvalid;  // AxiNode.java:154
  assign arriving_tready = streamLink_arriving_tready;  // AxiNode.java:155
  HostFace hostFace (  // AxiNode.java:81
    .clock(clock), .reset(reset), .request_data_address(slave_request_data_address),
    .request_data_write(slave_request_data_write), .request_data_data(slave_request_data_data),
    .request_data_strobes(slave_request_data_strobes), .request_valid(slave_request_valid),
    .request_ready(hostFace_request_ready), .response_data_data(hostFace_response_data_data),
    .response_data_error(hostFace_response_data_error), .response_valid(hostFace_response_valid),
    .response_ready(slave_response_ready), .host_data_write(hostFace_host_data_write),
    .host_data_address(hostFace_host_data_address), .host_data_data(hostFace_host_data_data),
    .host_valid(hostFace_host_valid), .host_ready(inner_request_ready), .hostResponse_data(inner_response_data),
    .hostResponse_valid(inner_response_valid), .hostResponse_ready(hostFace_hostResponse_ready),
    .linkUp(crossing), .wantsDriver(1'b0), .memoryFails(1'b0), .interruptRequest(hostFace_interruptRequest));
  AxiLiteSlave_18_64 slave (  // AxiNode.java:98
    .clock(clock), .reset(reset), .request_data_address(slave_request_data_address),
    .request_data_write(slave_request_data_write), .request_data_data(slave_request_data_data),
    .request_data_strobes(slave_request_data_strobes), .request_valid(slave_request_valid),
    .request_ready(hostFace_request_ready), .response_data_data(hostFace_response_data_data),
    .response_data_error(hostFace_response_data_error), .response_valid(hostFace_response_valid),
    .response_ready(slave_response_ready), .bus_awaddr(bus_awaddr), .bus_awprot(bus_awprot),
    .bus_awvalid(bus_awvalid), .bus_awready(slave_bus_awready), .bus_wdata(bus_wdata), .bus_wstrb(bus_wstrb),
    .bus_wvalid(bus_wvalid), .bus_wready(slave_bus_wready), .bus_bresp(slave_bus_bresp),
    .bus_bvalid(slave_bus_bvalid), .bus_bready(bus_bready), .bus_araddr(bus_araddr), .bus_arprot(bus_arprot),
    .bus_arvalid(bus_arvalid), .bus_arready(slave_bus_arready), .bus_rdata(slave_bus_rdata),
    .bus_rresp(slave_bus_rresp), .bus_rvalid(slave_bus_rvalid), .bus_rready(bus_rready));
  LoopbackNode_waits inner (  // AxiLoopbackNode.java:30
    .clock(clock), .reset(reset), .link_clock(link_clock), .link_reset(link_reset),
    .request_data_write(hostFace_host_data_write), .request_data_address(hostFace_host_data_address),
    .request_data_data(hostFace_host_data_data), .request_valid(hostFace_host_valid),
    .request_ready(inner_request_ready), .response_data(inner_response_data),
    .response_valid(inner_response_valid), .response_ready(hostFace_hostResponse_ready), .node(node),
    .transmit_valid(inner_transmit_valid), .transmit_data(inner_transmit_data),
    .transmit_last(inner_transmit_last), .receive_valid(streamLink_receive_valid),
    .receive_data(streamLink_receive_data), .receive_last(streamLink_receive_last), .room(streamLink_room));
  StreamLink streamLink (  // AxiNode.java:146
    .link_clock(link_clock), .link_reset(link_reset), .transmitting_clock(transmitting_clock),
    .transmitting_reset(transmitting_reset), .receiving_clock(receiving_clock),
    .receiving_reset(receiving_reset), .transmit_valid(inner_transmit_valid),
    .transmit_data(inner_transmit_data), .transmit_last(inner_transmit_last), .room(streamLink_room),
    .receive_valid(streamLink_receive_valid), .receive_data(streamLink_receive_data),
    .receive_last(streamLink_receive_last), .isUp(streamLink_isUp), .sent_tdata(streamLink_sent_tdata),
    .sent_tkeep(streamLink_sent_tkeep), .sent_tuser(streamLink_sent_tuser), .sent_tlast(streamLink_sent_tlast),
    .sent_tvalid(streamLink_sent_tvalid), .sent_tready(sent_tready), .arriving_tdata(arriving_tdata),
    .arriving_tkeep(arriving_tkeep), .arriving_tuser(arriving_tuser), .arriving_tlast(arriving_tlast),
    .arriving_tvalid(arriving_tvalid), .arriving_tready(streamLink_arriving_tready));
endmodule
`default_nettype wire
