`default_nettype none
// AxiLoopbackNode behind a synchroniser for each reset: resets may begin and end at any time.
module AxiLoopbackNode_top (  // AxiNode.java:61
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
  wire top_reset;  // AxiNode.java:61
  wire top_link_reset;  // AxiNode.java:75
  wire top_transmitting_reset;  // AxiNode.java:76
  wire top_receiving_reset;  // AxiNode.java:77
  wire reset_synchronizer_active;  // AxiNode.java:61
  wire link_reset_synchronizer_active;  // AxiNode.java:61
  wire transmitting_reset_synchronizer_active;  // AxiNode.java:61
  wire receiving_reset_synchronizer_active;  // AxiNode.java:61
  wire top_bus_awready, top_bus_wready, top_bus_bvalid, top_bus_arready, top_bus_rvalid, top_interruptRequest,
      top_sent_tuser, top_sent_tlast, top_sent_tvalid, top_arriving_tready;  // AxiNode.java:61
  wire [1:0] top_bus_bresp, top_bus_rresp; wire [63:0] top_bus_rdata, top_sent_tdata; wire [7:0] top_sent_tkeep;  // AxiNode.java:61
  assign bus_awready = top_bus_awready;  // AxiNode.java:72
  assign bus_wready = top_bus_wready;  // AxiNode.java:72
  assign bus_bresp = top_bus_bresp;  // AxiNode.java:72
  assign bus_bvalid = top_bus_bvalid;  // AxiNode.java:72
  assign bus_arready = top_bus_arready;  // AxiNode.java:72
  assign bus_rdata = top_bus_rdata;  // AxiNode.java:72
  assign bus_rresp = top_bus_rresp;  // AxiNode.java:72
  assign bus_rvalid = top_bus_rvalid;  // AxiNode.java:72
  assign interruptRequest = top_interruptRequest;  // AxiNode.java:74
  assign sent_tdata = top_sent_tdata;  // AxiNode.java:78
  assign sent_tkeep = top_sent_tkeep;  // AxiNode.java:78
  assign sent_tuser = top_sent_tuser;  // AxiNode.java:78
  assign sent_tlast = top_sent_tlast;  // AxiNode.java:78
  assign sent_tvalid = top_sent_tvalid;  // AxiNode.java:78
  assign arriving_tready = top_arriving_tready;  // AxiNode.java:79
  assign top_reset = reset_synchronizer_active;  // AxiNode.java:61
  assign top_link_reset = link_reset_synchronizer_active;  // AxiNode.java:75
  assign top_transmitting_reset = transmitting_reset_synchronizer_active;  // AxiNode.java:76
  assign top_receiving_reset = receiving_reset_synchronizer_active;  // AxiNode.java:77
  ResetSynchronizer reset_synchronizer (  // AxiNode.java:61
    .clock(clock), .request(reset), .active(reset_synchronizer_active));
  ResetSynchronizer link_reset_synchronizer (  // AxiNode.java:61
    .clock(link_clock), .request(link_reset), .active(link_reset_synchronizer_active));
  ResetSynchronizer transmitting_reset_synchronizer (  // AxiNode.java:61
    .clock(transmitting_clock), .request(transmitting_reset), .active(transmitting_reset_synchronizer_active));
  ResetSynchronizer receiving_reset_synchronizer (  // AxiNode.java:61
    .clock(receiving_clock), .request(receiving_reset), .active(receiving_reset_synchronizer_active));
  AxiLoopbackNode top (  // AxiNode.java:61
    .clock(clock), .reset(top_reset), .link_clock(link_clock), .link_reset(top_link_reset),
    .transmitting_clock(transmitting_clock), .transmitting_reset(top_transmitting_reset),
    .receiving_clock(receiving_clock), .receiving_reset(top_receiving_reset), .bus_awaddr(bus_awaddr),
    .bus_awprot(bus_awprot), .bus_awvalid(bus_awvalid), .bus_awready(top_bus_awready), .bus_wdata(bus_wdata),
    .bus_wstrb(bus_wstrb), .bus_wvalid(bus_wvalid), .bus_wready(top_bus_wready), .bus_bresp(top_bus_bresp),
    .bus_bvalid(top_bus_bvalid), .bus_bready(bus_bready), .bus_araddr(bus_araddr), .bus_arprot(bus_arprot),
    .bus_arvalid(bus_arvalid), .bus_arready(top_bus_arready), .bus_rdata(top_bus_rdata),
    .bus_rresp(top_bus_rresp), .bus_rvalid(top_bus_rvalid), .bus_rready(bus_rready),
    .interruptRequest(top_interruptRequest), .sent_tdata(top_sent_tdata), .sent_tkeep(top_sent_tkeep),
    .sent_tuser(top_sent_tuser), .sent_tlast(top_sent_tlast), .sent_tvalid(top_sent_tvalid),
    .sent_tready(sent_tready), .arriving_tdata(arriving_tdata), .arriving_tkeep(arriving_tkeep),
    .arriving_tuser(arriving_tuser), .arriving_tlast(arriving_tlast), .arriving_tvalid(arriving_tvalid),
    .arriving_tready(top_arriving_tready), .node(node));
endmodule
`default_nettype wire
