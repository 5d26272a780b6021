`default_nettype none
// configuration=published
module Dimmnet2Pair_published (  // Dimmnet2Pair.java:38
  input  wire clock,  // Dimmnet2Pair.java:38
  input  wire reset,  // Dimmnet2Pair.java:38
  input  wire link_clock,  // Dimmnet2Pair.java:18
  input  wire link_reset,  // Dimmnet2Pair.java:18
  input  wire request0_data_write,  // Dimmnet2Pair.java:63
  input  wire [16:0] request0_data_address,  // Dimmnet2Pair.java:63
  input  wire [63:0] request0_data_data,  // Dimmnet2Pair.java:63
  input  wire request0_valid,  // Dimmnet2Pair.java:63
  output wire request0_ready,  // Dimmnet2Pair.java:63
  output wire [63:0] response0_data,  // Dimmnet2Pair.java:64
  output wire response0_valid,  // Dimmnet2Pair.java:64
  input  wire response0_ready,  // Dimmnet2Pair.java:64
  output wire [2:0] sodimm00_command,  // Dimmnet2Pair.java:65
  output wire sodimm00_autoPrecharge,  // Dimmnet2Pair.java:65
  output wire [1:0] sodimm00_bank,  // Dimmnet2Pair.java:65
  output wire [13:0] sodimm00_row,  // Dimmnet2Pair.java:65
  output wire [7:0] sodimm00_column,  // Dimmnet2Pair.java:65
  output wire [127:0] sodimm00_writeData,  // Dimmnet2Pair.java:65
  output wire [15:0] sodimm00_writeMask,  // Dimmnet2Pair.java:65
  input  wire [127:0] sodimm00_readData,  // Dimmnet2Pair.java:65
  output wire [2:0] sodimm01_command,  // Dimmnet2Pair.java:66
  output wire sodimm01_autoPrecharge,  // Dimmnet2Pair.java:66
  output wire [1:0] sodimm01_bank,  // Dimmnet2Pair.java:66
  output wire [13:0] sodimm01_row,  // Dimmnet2Pair.java:66
  output wire [7:0] sodimm01_column,  // Dimmnet2Pair.java:66
  output wire [127:0] sodimm01_writeData,  // Dimmnet2Pair.java:66
  output wire [15:0] sodimm01_writeMask,  // Dimmnet2Pair.java:66
  input  wire [127:0] sodimm01_readData,  // Dimmnet2Pair.java:66
  input  wire request1_data_write,  // Dimmnet2Pair.java:63
  input  wire [16:0] request1_data_address,  // Dimmnet2Pair.java:63
  input  wire [63:0] request1_data_data,  // Dimmnet2Pair.java:63
  input  wire request1_valid,  // Dimmnet2Pair.java:63
  output wire request1_ready,  // Dimmnet2Pair.java:63
  output wire [63:0] response1_data,  // Dimmnet2Pair.java:64
  output wire response1_valid,  // Dimmnet2Pair.java:64
  input  wire response1_ready,  // Dimmnet2Pair.java:64
  output wire [2:0] sodimm10_command,  // Dimmnet2Pair.java:65
  output wire sodimm10_autoPrecharge,  // Dimmnet2Pair.java:65
  output wire [1:0] sodimm10_bank,  // Dimmnet2Pair.java:65
  output wire [13:0] sodimm10_row,  // Dimmnet2Pair.java:65
  output wire [7:0] sodimm10_column,  // Dimmnet2Pair.java:65
  output wire [127:0] sodimm10_writeData,  // Dimmnet2Pair.java:65
  output wire [15:0] sodimm10_writeMask,  // Dimmnet2Pair.java:65
  input  wire [127:0] sodimm10_readData,  // Dimmnet2Pair.java:65
  output wire [2:0] sodimm11_command,  // Dimmnet2Pair.java:66
  output wire sodimm11_autoPrecharge,  // Dimmnet2Pair.java:66
  output wire [1:0] sodimm11_bank,  // Dimmnet2Pair.java:66
  output wire [13:0] sodimm11_row,  // Dimmnet2Pair.java:66
  output wire [7:0] sodimm11_column,  // Dimmnet2Pair.java:66
  output wire [127:0] sodimm11_writeData,  // Dimmnet2Pair.java:66
  output wire [15:0] sodimm11_writeMask,  // Dimmnet2Pair.java:66
  input  wire [127:0] sodimm11_readData  // Dimmnet2Pair.java:66
);
  wire node0_request_ready, node0_response_valid, node0_sodimm0_autoPrecharge, node0_sodimm1_autoPrecharge,
      node0_transmit_valid, node0_transmit_last;  // Dimmnet2Pair.java:41
  wire [63:0] node0_response_data, node0_transmit_data; wire [2:0] node0_sodimm0_command, node0_sodimm1_command;  // Dimmnet2Pair.java:41
  wire [1:0] node0_sodimm0_bank, node0_sodimm1_bank; wire [13:0] node0_sodimm0_row, node0_sodimm1_row;  // Dimmnet2Pair.java:41
  wire [7:0] node0_sodimm0_column, node0_sodimm1_column;  // Dimmnet2Pair.java:41
  wire [127:0] node0_sodimm0_writeData, node0_sodimm1_writeData;  // Dimmnet2Pair.java:41
  wire [15:0] node0_sodimm0_writeMask, node0_sodimm1_writeMask;  // Dimmnet2Pair.java:41
  wire node1_request_ready, node1_response_valid, node1_sodimm0_autoPrecharge, node1_sodimm1_autoPrecharge,
      node1_transmit_valid, node1_transmit_last;  // Dimmnet2Pair.java:42
  wire [63:0] node1_response_data, node1_transmit_data; wire [2:0] node1_sodimm0_command, node1_sodimm1_command;  // Dimmnet2Pair.java:42
  wire [1:0] node1_sodimm0_bank, node1_sodimm1_bank; wire [13:0] node1_sodimm0_row, node1_sodimm1_row;  // Dimmnet2Pair.java:42
  wire [7:0] node1_sodimm0_column, node1_sodimm1_column;  // Dimmnet2Pair.java:42
  wire [127:0] node1_sodimm0_writeData, node1_sodimm1_writeData;  // Dimmnet2Pair.java:42
  wire [15:0] node1_sodimm0_writeMask, node1_sodimm1_writeMask;  // Dimmnet2Pair.java:42
  wire there_to_valid, there_to_last; wire [63:0] there_to_data;  // Dimmnet2Pair.java:48
  wire back_to_valid, back_to_last; wire [63:0] back_to_data;  // Dimmnet2Pair.java:49
  assign request0_ready = node0_request_ready;  // Dimmnet2Pair.java:67
  assign response0_data = node0_response_data;  // Dimmnet2Pair.java:68
  assign response0_valid = node0_response_valid;  // Dimmnet2Pair.java:68
  assign sodimm00_command = node0_sodimm0_command;  // Dimmnet2Pair.java:69
  assign sodimm00_autoPrecharge = node0_sodimm0_autoPrecharge;  // Dimmnet2Pair.java:69
  assign sodimm00_bank = node0_sodimm0_bank;  // Dimmnet2Pair.java:69
  assign sodimm00_row = node0_sodimm0_row;  // Dimmnet2Pair.java:69
  assign sodimm00_column = node0_sodimm0_column;  // Dimmnet2Pair.java:69
  assign sodimm00_writeData = node0_sodimm0_writeData;  // Dimmnet2Pair.java:69
  assign sodimm00_writeMask = node0_sodimm0_writeMask;  // Dimmnet2Pair.java:69
  assign sodimm01_command = node0_sodimm1_command;  // Dimmnet2Pair.java:70
  assign sodimm01_autoPrecharge = node0_sodimm1_autoPrecharge;  // Dimmnet2Pair.java:70
  assign sodimm01_bank = node0_sodimm1_bank;  // Dimmnet2Pair.java:70
  assign sodimm01_row = node0_sodimm1_row;  // Dimmnet2Pair.java:70
  assign sodimm01_column = node0_sodimm1_column;  // Dimmnet2Pair.java:70
  assign sodimm01_writeData = node0_sodimm1_writeData;  // Dimmnet2Pair.java:70
  assign sodimm01_writeMask = node0_sodimm1_writeMask;  // Dimmnet2Pair.java:70
  assign request1_ready = node1_request_ready;  // Dimmnet2Pair.java:67
  assign response1_data = node1_response_data;  // Dimmnet2Pair.java:68
  assign response1_valid = node1_response_valid;  // Dimmnet2Pair.java:68
  assign sodimm10_command = node1_sodimm0_command;  // Dimmnet2Pair.java:69
  assign sodimm10_autoPrecharge = node1_sodimm0_autoPrecharge;  // Dimmnet2Pair.java:69
  assign sodimm10_bank = node1_sodimm0_bank;  // Dimmnet2Pair.java:69
  assign sodimm10_row = node1_sodimm0_row;  // Dimmnet2Pair.java:69
  assign sodimm10_column = node1_sodimm0_column;  // Dimmnet2Pair.java:69
  assign sodimm10_writeData = node1_sodimm0_writeData;  // Dimmnet2Pair.java:69
  assign sodimm10_writeMask = node1_sodimm0_writeMask;  // Dimmnet2Pair.java:69
  assign sodimm11_command = node1_sodimm1_command;  // Dimmnet2Pair.java:70
  assign sodimm11_autoPrecharge = node1_sodimm1_autoPrecharge;  // Dimmnet2Pair.java:70
  assign sodimm11_bank = node1_sodimm1_bank;  // Dimmnet2Pair.java:70
  assign sodimm11_row = node1_sodimm1_row;  // Dimmnet2Pair.java:70
  assign sodimm11_column = node1_sodimm1_column;  // Dimmnet2Pair.java:70
  assign sodimm11_writeData = node1_sodimm1_writeData;  // Dimmnet2Pair.java:70
  assign sodimm11_writeMask = node1_sodimm1_writeMask;  // Dimmnet2Pair.java:70
  Dimmnet2Node_published node0 (  // Dimmnet2Pair.java:41
    .clock(clock), .reset(reset), .link_clock(link_clock), .link_reset(link_reset),
    .request_data_write(request0_data_write), .request_data_address(request0_data_address),
    .request_data_data(request0_data_data), .request_valid(request0_valid), .request_ready(node0_request_ready),
    .response_data(node0_response_data), .response_valid(node0_response_valid),
        .response_ready(response0_ready),
    .sodimm0_command(node0_sodimm0_command), .sodimm0_autoPrecharge(node0_sodimm0_autoPrecharge),
    .sodimm0_bank(node0_sodimm0_bank), .sodimm0_row(node0_sodimm0_row), .sodimm0_column(node0_sodimm0_column),
    .sodimm0_writeData(node0_sodimm0_writeData), .sodimm0_writeMask(node0_sodimm0_writeMask),
    .sodimm0_readData(sodimm00_readData), .sodimm1_command(node0_sodimm1_command),
    .sodimm1_autoPrecharge(node0_sodimm1_autoPrecharge), .sodimm1_bank(node0_sodimm1_bank),
    .sodimm1_row(node0_sodimm1_row), .sodimm1_column(node0_sodimm1_column),
    .sodimm1_writeData(node0_sodimm1_writeData), .sodimm1_writeMask(node0_sodimm1_writeMask),
    .sodimm1_readData(sodimm01_readData), .transmit_valid(node0_transmit_valid),
    .transmit_data(node0_transmit_data), .transmit_last(node0_transmit_last), .receive_valid(back_to_valid),
    .receive_data(back_to_data), .receive_last(back_to_last), .unreachable(16'hfffd));
  Dimmnet2Node_published node1 (  // Dimmnet2Pair.java:42
    .clock(clock), .reset(reset), .link_clock(link_clock), .link_reset(link_reset),
    .request_data_write(request1_data_write), .request_data_address(request1_data_address),
    .request_data_data(request1_data_data), .request_valid(request1_valid), .request_ready(node1_request_ready),
    .response_data(node1_response_data), .response_valid(node1_response_valid),
        .response_ready(response1_ready),
    .sodimm0_command(node1_sodimm0_command), .sodimm0_autoPrecharge(node1_sodimm0_autoPrecharge),
    .sodimm0_bank(node1_sodimm0_bank), .sodimm0_row(node1_sodimm0_row), .sodimm0_column(node1_sodimm0_column),
    .sodimm0_writeData(node1_sodimm0_writeData), .sodimm0_writeMask(node1_sodimm0_writeMask),
    .sodimm0_readData(sodimm10_readData), .sodimm1_command(node1_sodimm1_command),
    .sodimm1_autoPrecharge(node1_sodimm1_autoPrecharge), .sodimm1_bank(node1_sodimm1_bank),
    .sodimm1_row(node1_sodimm1_row), .sodimm1_column(node1_sodimm1_column),
    .sodimm1_writeData(node1_sodimm1_writeData), .sodimm1_writeMask(node1_sodimm1_writeMask),
    .sodimm1_readData(sodimm11_readData), .transmit_valid(node1_transmit_valid),
    .transmit_data(node1_transmit_data), .transmit_last(node1_transmit_last), .receive_valid(there_to_valid),
    .receive_data(there_to_data), .receive_last(there_to_last), .unreachable(16'hfffe));
  LinkDelay_13 there (  // Dimmnet2Pair.java:48
    .clock(link_clock), .reset(link_reset), .from_valid(node0_transmit_valid), .from_data(node0_transmit_data),
    .from_last(node0_transmit_last), .to_valid(there_to_valid), .to_data(there_to_data),
        .to_last(there_to_last));
  LinkDelay_13 back (  // Dimmnet2Pair.java:49
    .clock(link_clock), .reset(link_reset), .from_valid(node1_transmit_valid), .from_data(node1_transmit_data),
    .from_last(node1_transmit_last), .to_valid(back_to_valid), .to_data(back_to_data), .to_last(back_to_last));
endmodule
`default_nettype wire
