`default_nettype none
// Dimmnet2Node_improved behind a synchroniser for each reset: resets may begin and end at any time.
// configuration=improved
module Dimmnet2Node_improved_top (  // Dimmnet2Node.java:100
  input  wire clock,  // Dimmnet2Node.java:100
  input  wire reset,  // Dimmnet2Node.java:100
  input  wire link_clock,  // Dimmnet2Node.java:110
  input  wire link_reset,  // Dimmnet2Node.java:110
  input  wire request_data_write,  // Dimmnet2Node.java:47
  input  wire [16:0] request_data_address,  // Dimmnet2Node.java:47
  input  wire [63:0] request_data_data,  // Dimmnet2Node.java:47
  input  wire request_valid,  // Dimmnet2Node.java:47
  output wire request_ready,  // Dimmnet2Node.java:47
  output wire [63:0] response_data,  // Dimmnet2Node.java:48
  output wire response_valid,  // Dimmnet2Node.java:48
  input  wire response_ready,  // Dimmnet2Node.java:48
  output wire [2:0] sodimm0_command,  // Dimmnet2Node.java:49
  output wire sodimm0_autoPrecharge,  // Dimmnet2Node.java:49
  output wire [1:0] sodimm0_bank,  // Dimmnet2Node.java:49
  output wire [13:0] sodimm0_row,  // Dimmnet2Node.java:49
  output wire [7:0] sodimm0_column,  // Dimmnet2Node.java:49
  output wire [127:0] sodimm0_writeData,  // Dimmnet2Node.java:49
  output wire [15:0] sodimm0_writeMask,  // Dimmnet2Node.java:49
  input  wire [127:0] sodimm0_readData,  // Dimmnet2Node.java:49
  output wire [2:0] sodimm1_command,  // Dimmnet2Node.java:50
  output wire sodimm1_autoPrecharge,  // Dimmnet2Node.java:50
  output wire [1:0] sodimm1_bank,  // Dimmnet2Node.java:50
  output wire [13:0] sodimm1_row,  // Dimmnet2Node.java:50
  output wire [7:0] sodimm1_column,  // Dimmnet2Node.java:50
  output wire [127:0] sodimm1_writeData,  // Dimmnet2Node.java:50
  output wire [15:0] sodimm1_writeMask,  // Dimmnet2Node.java:50
  input  wire [127:0] sodimm1_readData,  // Dimmnet2Node.java:50
  output wire transmit_valid,  // Dimmnet2Node.java:111
  output wire [63:0] transmit_data,  // Dimmnet2Node.java:111
  output wire transmit_last,  // Dimmnet2Node.java:111
  input  wire receive_valid,  // Dimmnet2Node.java:112
  input  wire [63:0] receive_data,  // Dimmnet2Node.java:112
  input  wire receive_last,  // Dimmnet2Node.java:112
  input  wire [15:0] unreachable  // Dimmnet2Node.java:113
);
  wire top_reset;  // Dimmnet2Node.java:100
  wire top_link_reset;  // Dimmnet2Node.java:110
  wire reset_synchronizer_active;  // Dimmnet2Node.java:100
  wire link_reset_synchronizer_active;  // Dimmnet2Node.java:100
  wire top_request_ready, top_response_valid, top_sodimm0_autoPrecharge, top_sodimm1_autoPrecharge,
      top_transmit_valid, top_transmit_last;  // Dimmnet2Node.java:100
  wire [63:0] top_response_data, top_transmit_data; wire [2:0] top_sodimm0_command, top_sodimm1_command;  // Dimmnet2Node.java:100
  wire [1:0] top_sodimm0_bank, top_sodimm1_bank; wire [13:0] top_sodimm0_row, top_sodimm1_row;  // Dimmnet2Node.java:100
  wire [7:0] top_sodimm0_column, top_sodimm1_column; wire [127:0] top_sodimm0_writeData, top_sodimm1_writeData;  // Dimmnet2Node.java:100
  wire [15:0] top_sodimm0_writeMask, top_sodimm1_writeMask;  // Dimmnet2Node.java:100
  assign request_ready = top_request_ready && !reset_synchronizer_active;  // Dimmnet2Node.java:47
  assign response_data = top_response_data;  // Dimmnet2Node.java:48
  assign response_valid = top_response_valid;  // Dimmnet2Node.java:48
  assign sodimm0_command = top_sodimm0_command;  // Dimmnet2Node.java:49
  assign sodimm0_autoPrecharge = top_sodimm0_autoPrecharge;  // Dimmnet2Node.java:49
  assign sodimm0_bank = top_sodimm0_bank;  // Dimmnet2Node.java:49
  assign sodimm0_row = top_sodimm0_row;  // Dimmnet2Node.java:49
  assign sodimm0_column = top_sodimm0_column;  // Dimmnet2Node.java:49
  assign sodimm0_writeData = top_sodimm0_writeData;  // Dimmnet2Node.java:49
  assign sodimm0_writeMask = top_sodimm0_writeMask;  // Dimmnet2Node.java:49
  assign sodimm1_command = top_sodimm1_command;  // Dimmnet2Node.java:50
  assign sodimm1_autoPrecharge = top_sodimm1_autoPrecharge;  // Dimmnet2Node.java:50
  assign sodimm1_bank = top_sodimm1_bank;  // Dimmnet2Node.java:50
  assign sodimm1_row = top_sodimm1_row;  // Dimmnet2Node.java:50
  assign sodimm1_column = top_sodimm1_column;  // Dimmnet2Node.java:50
  assign sodimm1_writeData = top_sodimm1_writeData;  // Dimmnet2Node.java:50
  assign sodimm1_writeMask = top_sodimm1_writeMask;  // Dimmnet2Node.java:50
  assign transmit_valid = top_transmit_valid;  // Dimmnet2Node.java:111
  assign transmit_data = top_transmit_data;  // Dimmnet2Node.java:111
  assign transmit_last = top_transmit_last;  // Dimmnet2Node.java:111
  assign top_reset = reset_synchronizer_active;  // Dimmnet2Node.java:100
  assign top_link_reset = link_reset_synchronizer_active;  // Dimmnet2Node.java:110
  ResetSynchronizer reset_synchronizer (  // Dimmnet2Node.java:100
    .clock(clock), .request(reset), .active(reset_synchronizer_active));
  ResetSynchronizer link_reset_synchronizer (  // Dimmnet2Node.java:100
    .clock(link_clock), .request(link_reset), .active(link_reset_synchronizer_active));
  Dimmnet2Node_improved top (  // Dimmnet2Node.java:100
    .clock(clock), .reset(top_reset), .link_clock(link_clock), .link_reset(top_link_reset),
    .request_data_write(request_data_write), .request_data_address(request_data_address),
    .request_data_data(request_data_data), .request_valid(request_valid), .request_ready(top_request_ready),
    .response_data(top_response_data), .response_valid(top_response_valid), .response_ready(response_ready),
    .sodimm0_command(top_sodimm0_command), .sodimm0_autoPrecharge(top_sodimm0_autoPrecharge),
    .sodimm0_bank(top_sodimm0_bank), .sodimm0_row(top_sodimm0_row), .sodimm0_column(top_sodimm0_column),
    .sodimm0_writeData(top_sodimm0_writeData), .sodimm0_writeMask(top_sodimm0_writeMask),
    .sodimm0_readData(sodimm0_readData), .sodimm1_command(top_sodimm1_command),
    .sodimm1_autoPrecharge(top_sodimm1_autoPrecharge), .sodimm1_bank(top_sodimm1_bank),
    .sodimm1_row(top_sodimm1_row), .sodimm1_column(top_sodimm1_column),
    .sodimm1_writeData(top_sodimm1_writeData), .sodimm1_writeMask(top_sodimm1_writeMask),
    .sodimm1_readData(sodimm1_readData), .transmit_valid(top_transmit_valid), .transmit_data(top_transmit_data),
    .transmit_last(top_transmit_last), .receive_valid(receive_valid), .receive_data(receive_data),
    .receive_last(receive_last), .unreachable(unreachable));
endmodule
`default_nettype wire
