`default_nettype none
// addressWidth=18, width=64
module AxiLiteSlave_18_64 (  // BusTarget.java:23
  input  wire clock,  // BusTarget.java:23
  input  wire reset,  // BusTarget.java:23
  output wire [17:0] request_data_address,  // BusTarget.java:26
  output wire request_data_write,  // BusTarget.java:26
  output wire [63:0] request_data_data,  // BusTarget.java:26
  output wire [7:0] request_data_strobes,  // BusTarget.java:26
  output wire request_valid,  // BusTarget.java:26
  input  wire request_ready,  // BusTarget.java:26
  input  wire [63:0] response_data_data,  // BusTarget.java:27
  input  wire response_data_error,  // BusTarget.java:27
  input  wire response_valid,  // BusTarget.java:27
  output wire response_ready,  // BusTarget.java:27
  input  wire [17:0] bus_awaddr,  // AxiLiteSlave.java:40
  input  wire [2:0] bus_awprot,  // AxiLiteSlave.java:40
  input  wire bus_awvalid,  // AxiLiteSlave.java:40
  output wire bus_awready,  // AxiLiteSlave.java:40
  input  wire [63:0] bus_wdata,  // AxiLiteSlave.java:40
  input  wire [7:0] bus_wstrb,  // AxiLiteSlave.java:40
  input  wire bus_wvalid,  // AxiLiteSlave.java:40
  output wire bus_wready,  // AxiLiteSlave.java:40
  output wire [1:0] bus_bresp,  // AxiLiteSlave.java:40
  output wire bus_bvalid,  // AxiLiteSlave.java:40
  input  wire bus_bready,  // AxiLiteSlave.java:40
  input  wire [17:0] bus_araddr,  // AxiLiteSlave.java:40
  input  wire [2:0] bus_arprot,  // AxiLiteSlave.java:40
  input  wire bus_arvalid,  // AxiLiteSlave.java:40
  output wire bus_arready,  // AxiLiteSlave.java:40
  output wire [63:0] bus_rdata,  // AxiLiteSlave.java:40
  output wire [1:0] bus_rresp,  // AxiLiteSlave.java:40
  output wire bus_rvalid,  // AxiLiteSlave.java:40
  input  wire bus_rready  // AxiLiteSlave.java:40
);
  reg  underWay;  // AxiLiteSlave.java:79
  reg  isWrite;  // AxiLiteSlave.java:80
  wire writeAddress_source_ready, writeAddress_sink_valid; wire [17:0] writeAddress_sink_data;  // AxiLiteSlave.java:44
  wire writeData_source_ready, writeData_sink_valid; wire [71:0] writeData_sink_data;  // AxiLiteSlave.java:45
  wire readAddress_source_ready, readAddress_sink_valid; wire [17:0] readAddress_sink_data;  // AxiLiteSlave.java:46
  wire write_first_ready, write_second_ready, write_sink_valid; wire [17:0] write_sink_data_first;  // AxiLiteSlave.java:57
  wire [71:0] write_sink_data_second;  // AxiLiteSlave.java:57
  wire turns_sources_0_ready, turns_sources_1_ready, turns_sink_data_write, turns_sink_valid, turns_chosen;  // AxiLiteSlave.java:60
  wire [17:0] turns_sink_data_address; wire [63:0] turns_sink_data_data; wire [7:0] turns_sink_data_strobes;  // AxiLiteSlave.java:60
  wire writeAnswer_source_ready, writeAnswer_sink_data, writeAnswer_sink_valid;  // AxiLiteSlave.java:77
  wire readAnswer_source_ready, readAnswer_sink_valid; wire [64:0] readAnswer_sink_data;  // AxiLiteSlave.java:78
  wire room = isWrite ? writeAnswer_source_ready : readAnswer_source_ready;  // AxiLiteSlave.java:81
  wire goesOn = !underWay || (response_valid && response_ready);  // AxiLiteSlave.java:91
  assign request_data_address = turns_sink_data_address;  // AxiLiteSlave.java:92
  assign request_data_write = turns_sink_data_write;  // AxiLiteSlave.java:92
  assign request_data_data = turns_sink_data_data;  // AxiLiteSlave.java:92
  assign request_data_strobes = turns_sink_data_strobes;  // AxiLiteSlave.java:92
  assign request_valid = turns_sink_valid && goesOn;  // AxiLiteSlave.java:93
  assign response_ready = underWay && room;  // AxiLiteSlave.java:82
  assign bus_awready = writeAddress_source_ready;  // AxiLiteSlave.java:47
  assign bus_wready = writeData_source_ready;  // AxiLiteSlave.java:48
  assign bus_bresp = writeAnswer_sink_data ? 2'd2 : 2'd0;  // AxiLiteSlave.java:104
  assign bus_bvalid = writeAnswer_sink_valid;  // AxiLiteSlave.java:103
  assign bus_arready = readAddress_source_ready;  // AxiLiteSlave.java:49
  assign bus_rdata = readAnswer_sink_data[63:0];  // AxiLiteSlave.java:107
  assign bus_rresp = readAnswer_sink_data[64] ? 2'd2 : 2'd0;  // AxiLiteSlave.java:108
  assign bus_rvalid = readAnswer_sink_valid;  // AxiLiteSlave.java:106
  always @(posedge clock) begin
    if (request_valid && request_ready) begin  // AxiLiteSlave.java:95
      underWay <= 1'b1;  // AxiLiteSlave.java:96
      isWrite <= request_data_write;  // AxiLiteSlave.java:97
    end else if (response_valid && response_ready) begin  // AxiLiteSlave.java:99
      underWay <= 1'b0;  // AxiLiteSlave.java:99
    end
    if (reset) begin
      underWay <= 1'b0;  // AxiLiteSlave.java:79
    end
  end
  SkidBuffer_UInt18 writeAddress (  // AxiLiteSlave.java:44
    .clock(clock), .reset(reset), .source_data(bus_awaddr), .source_valid(bus_awvalid),
    .source_ready(writeAddress_source_ready), .sink_data(writeAddress_sink_data),
    .sink_valid(writeAddress_sink_valid), .sink_ready(write_first_ready));
  SkidBuffer_UInt72 writeData (  // AxiLiteSlave.java:45
    .clock(clock), .reset(reset), .source_data({bus_wstrb, bus_wdata}), .source_valid(bus_wvalid),
    .source_ready(writeData_source_ready), .sink_data(writeData_sink_data), .sink_valid(writeData_sink_valid),
    .sink_ready(write_second_ready));
  SkidBuffer_UInt18 readAddress (  // AxiLiteSlave.java:46
    .clock(clock), .reset(reset), .source_data(bus_araddr), .source_valid(bus_arvalid),
    .source_ready(readAddress_source_ready), .sink_data(readAddress_sink_data),
    .sink_valid(readAddress_sink_valid), .sink_ready(turns_sources_1_ready));
  Join_UInt18_UInt72 write (  // AxiLiteSlave.java:57
    .first_data(writeAddress_sink_data), .first_valid(writeAddress_sink_valid), .first_ready(write_first_ready),
    .second_data(writeData_sink_data), .second_valid(writeData_sink_valid), .second_ready(write_second_ready),
    .sink_data_first(write_sink_data_first), .sink_data_second(write_sink_data_second),
    .sink_valid(write_sink_valid), .sink_ready(turns_sources_0_ready));
  RoundRobinArbiter_RegisterRequest91_2_beats turns (  // AxiLiteSlave.java:60
    .clock(clock), .reset(reset), .sources_0_data_address(write_sink_data_first), .sources_0_data_write(1'b1),
    .sources_0_data_data(write_sink_data_second[63:0]), .sources_0_data_strobes(write_sink_data_second[71:64]),
    .sources_0_valid(write_sink_valid), .sources_0_ready(turns_sources_0_ready),
    .sources_1_data_address(readAddress_sink_data), .sources_1_data_write(1'b0), .sources_1_data_data(64'd0),
    .sources_1_data_strobes(8'd0), .sources_1_valid(readAddress_sink_valid),
    .sources_1_ready(turns_sources_1_ready), .sink_data_address(turns_sink_data_address),
    .sink_data_write(turns_sink_data_write), .sink_data_data(turns_sink_data_data),
    .sink_data_strobes(turns_sink_data_strobes), .sink_valid(turns_sink_valid),
    .sink_ready(request_ready && goesOn), .chosen(turns_chosen));
  SkidBuffer_Bool writeAnswer (  // AxiLiteSlave.java:77
    .clock(clock), .reset(reset), .source_data(response_data_error),
    .source_valid(response_valid && response_ready && isWrite), .source_ready(writeAnswer_source_ready),
    .sink_data(writeAnswer_sink_data), .sink_valid(writeAnswer_sink_valid), .sink_ready(bus_bready));
  SkidBuffer_UInt65 readAnswer (  // AxiLiteSlave.java:78
    .clock(clock), .reset(reset), .source_data({response_data_error, response_data_data}),
    .source_valid(response_valid && response_ready && !isWrite), .source_ready(readAnswer_source_ready),
    .sink_data(readAnswer_sink_data), .sink_valid(readAnswer_sink_valid), .sink_ready(bus_rready));
  wire unused_ok = &{1'b0, bus_awprot, bus_arprot, turns_chosen};
endmodule
`default_nettype wire
