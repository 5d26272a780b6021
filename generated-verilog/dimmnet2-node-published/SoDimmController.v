module SoDimmController (  // SoDimmController.java:35
  input  wire clock,  // SoDimmController.java:35
  input  wire reset,  // SoDimmController.java:35
  input  wire request_data_write,  // SoDimmController.java:22
  input  wire [23:0] request_data_line,  // SoDimmController.java:22
  input  wire [1:0] request_data_modules,  // SoDimmController.java:22
  input  wire [255:0] request_data_data,  // SoDimmController.java:22
  input  wire [7:0] request_data_lanes,  // SoDimmController.java:22
  input  wire request_valid,  // SoDimmController.java:22
  output wire request_ready,  // SoDimmController.java:22
  output wire readValid,  // SoDimmController.java:24
  output wire [255:0] readLine,  // SoDimmController.java:26
  output wire writeDone,  // SoDimmController.java:28
  output wire [1:0] activates,  // SoDimmController.java:30
  output wire [2:0] sodimm0_command,  // SoDimmController.java:32
  output wire sodimm0_autoPrecharge,  // SoDimmController.java:32
  output wire [1:0] sodimm0_bank,  // SoDimmController.java:32
  output wire [13:0] sodimm0_row,  // SoDimmController.java:32
  output wire [7:0] sodimm0_column,  // SoDimmController.java:32
  output wire [127:0] sodimm0_writeData,  // SoDimmController.java:32
  output wire [15:0] sodimm0_writeMask,  // SoDimmController.java:32
  input  wire [127:0] sodimm0_readData,  // SoDimmController.java:32
  output wire [2:0] sodimm1_command,  // SoDimmController.java:33
  output wire sodimm1_autoPrecharge,  // SoDimmController.java:33
  output wire [1:0] sodimm1_bank,  // SoDimmController.java:33
  output wire [13:0] sodimm1_row,  // SoDimmController.java:33
  output wire [7:0] sodimm1_column,  // SoDimmController.java:33
  output wire [127:0] sodimm1_writeData,  // SoDimmController.java:33
  output wire [15:0] sodimm1_writeMask,  // SoDimmController.java:33
  input  wire [127:0] sodimm1_readData  // SoDimmController.java:33
);
  wire sequencer0_access_valid;  // SoDimmController.java:36
  wire sequencer1_access_valid;  // SoDimmController.java:37
  reg  current_write;  // SoDimmController.java:42
  reg  [23:0] current_line;  // SoDimmController.java:42
  reg  [1:0] current_modules;  // SoDimmController.java:42
  reg  [255:0] current_data;  // SoDimmController.java:42
  reg  [7:0] current_lanes;  // SoDimmController.java:42
  reg  pending0;  // SoDimmController.java:43
  reg  pending1;  // SoDimmController.java:44
  reg  [9:0] untilRefresh;  // SoDimmController.java:98
  reg  due0;  // SoDimmController.java:99
  reg  due1;  // SoDimmController.java:100
  reg  pulse;  // SoDimmController.java:115
  reg  arrives_0;  // SoDimmController.java:128
  reg  arrives_1;  // SoDimmController.java:128
  reg  arrives_2;  // SoDimmController.java:128
  reg  arrives_3;  // SoDimmController.java:128
  reg  [127:0] latest0;  // SoDimmController.java:142
  reg  [127:0] latest1;  // SoDimmController.java:142
  wire sequencer0_access_ready, sequencer0_refreshed, sequencer0_activates, sequencer0_readValid, sequencer0_pins_autoPrecharge;  // SoDimmController.java:36
  wire [127:0] sequencer0_readData, sequencer0_pins_writeData; wire [2:0] sequencer0_pins_command;  // SoDimmController.java:36
  wire [1:0] sequencer0_pins_bank; wire [13:0] sequencer0_pins_row; wire [7:0] sequencer0_pins_column;  // SoDimmController.java:36
  wire [15:0] sequencer0_pins_writeMask;  // SoDimmController.java:36
  wire sequencer1_access_ready, sequencer1_refreshed, sequencer1_activates, sequencer1_readValid, sequencer1_pins_autoPrecharge;  // SoDimmController.java:37
  wire [127:0] sequencer1_readData, sequencer1_pins_writeData; wire [2:0] sequencer1_pins_command;  // SoDimmController.java:37
  wire [1:0] sequencer1_pins_bank; wire [13:0] sequencer1_pins_row; wire [7:0] sequencer1_pins_column;  // SoDimmController.java:37
  wire [15:0] sequencer1_pins_writeMask;  // SoDimmController.java:37
  wire issues0 = sequencer0_access_valid && sequencer0_access_ready;  // SoDimmController.java:46
  wire issues1 = sequencer1_access_valid && sequencer1_access_ready;  // SoDimmController.java:47
  wire finished0 = !pending0 || issues0;  // SoDimmController.java:48
  wire finished1 = !pending1 || issues1;  // SoDimmController.java:49
  wire idle = !(pending0 || pending1);  // SoDimmController.java:50
  wire finishes = !idle && finished0 && finished1;  // SoDimmController.java:51
  wire expires = untilRefresh == 10'd0;  // SoDimmController.java:101
  wire refreshWanted = due0 || due1;  // SoDimmController.java:111
  wire bit_0 = current_lanes[5];  // SoDimmController.java:92
  wire bit_1 = current_lanes[4];  // SoDimmController.java:92
  wire bit_2 = current_lanes[1];  // SoDimmController.java:92
  wire bit_3 = current_lanes[0];  // SoDimmController.java:92
  wire bit_4 = current_lanes[7];  // SoDimmController.java:92
  wire bit_5 = current_lanes[6];  // SoDimmController.java:92
  wire bit_6 = current_lanes[3];  // SoDimmController.java:92
  wire bit_7 = current_lanes[2];  // SoDimmController.java:92
  wire [127:0] data0 = sequencer0_readValid ? sequencer0_readData : latest0;  // SoDimmController.java:144
  wire [127:0] data1 = sequencer1_readValid ? sequencer1_readData : latest1;  // SoDimmController.java:144
  assign request_ready = (idle || finishes) && !refreshWanted;  // SoDimmController.java:55
  assign readValid = arrives_3;  // SoDimmController.java:132
  assign readLine = {data1[127:64], data0[127:64], data1[63:0], data0[63:0]};  // SoDimmController.java:135
  assign writeDone = pulse;  // SoDimmController.java:66
  assign activates = {sequencer1_activates, sequencer0_activates};  // SoDimmController.java:40
  assign sodimm0_command = sequencer0_pins_command;  // SoDimmController.java:38
  assign sodimm0_autoPrecharge = sequencer0_pins_autoPrecharge;  // SoDimmController.java:38
  assign sodimm0_bank = sequencer0_pins_bank;  // SoDimmController.java:38
  assign sodimm0_row = sequencer0_pins_row;  // SoDimmController.java:38
  assign sodimm0_column = sequencer0_pins_column;  // SoDimmController.java:38
  assign sodimm0_writeData = sequencer0_pins_writeData;  // SoDimmController.java:38
  assign sodimm0_writeMask = sequencer0_pins_writeMask;  // SoDimmController.java:38
  assign sodimm1_command = sequencer1_pins_command;  // SoDimmController.java:39
  assign sodimm1_autoPrecharge = sequencer1_pins_autoPrecharge;  // SoDimmController.java:39
  assign sodimm1_bank = sequencer1_pins_bank;  // SoDimmController.java:39
  assign sodimm1_row = sequencer1_pins_row;  // SoDimmController.java:39
  assign sodimm1_column = sequencer1_pins_column;  // SoDimmController.java:39
  assign sodimm1_writeData = sequencer1_pins_writeData;  // SoDimmController.java:39
  assign sodimm1_writeMask = sequencer1_pins_writeMask;  // SoDimmController.java:39
  assign sequencer0_access_valid = pending0;  // SoDimmController.java:72
  assign sequencer1_access_valid = pending1;  // SoDimmController.java:72
  always @(posedge clock) begin
    untilRefresh <= expires ? 10'd779 : (untilRefresh - 10'd1);  // SoDimmController.java:102
    if (sequencer0_refreshed) begin  // SoDimmController.java:105
      due0 <= 1'b0;  // SoDimmController.java:105
    end
    if (sequencer1_refreshed) begin  // SoDimmController.java:106
      due1 <= 1'b0;  // SoDimmController.java:106
    end
    if (expires) begin  // SoDimmController.java:107
      due0 <= 1'b1;  // SoDimmController.java:108
      due1 <= 1'b1;  // SoDimmController.java:109
    end
    if (finished0) begin  // SoDimmController.java:56
      pending0 <= 1'b0;  // SoDimmController.java:56
    end
    if (finished1) begin  // SoDimmController.java:57
      pending1 <= 1'b0;  // SoDimmController.java:57
    end
    if (request_valid && request_ready) begin  // SoDimmController.java:58
      current_write <= request_data_write;  // SoDimmController.java:59
      current_line <= request_data_line;  // SoDimmController.java:59
      current_modules <= request_data_modules;  // SoDimmController.java:59
      current_data <= request_data_data;  // SoDimmController.java:59
      current_lanes <= request_data_lanes;  // SoDimmController.java:59
      pending0 <= request_data_modules[0];  // SoDimmController.java:60
      pending1 <= request_data_modules[1];  // SoDimmController.java:61
    end
    pulse <= finishes && current_write;  // SoDimmController.java:116
    arrives_0 <= finishes && !current_write;  // SoDimmController.java:129
    arrives_1 <= arrives_0;  // SoDimmController.java:129
    arrives_2 <= arrives_1;  // SoDimmController.java:129
    arrives_3 <= arrives_2;  // SoDimmController.java:129
    if (sequencer0_readValid) begin  // SoDimmController.java:143
      latest0 <= sequencer0_readData;  // SoDimmController.java:143
    end
    if (sequencer1_readValid) begin  // SoDimmController.java:143
      latest1 <= sequencer1_readData;  // SoDimmController.java:143
    end
    if (reset) begin
      pending0 <= 1'b0;  // SoDimmController.java:43
      pending1 <= 1'b0;  // SoDimmController.java:44
      untilRefresh <= 10'd779;  // SoDimmController.java:98
      due0 <= 1'b0;  // SoDimmController.java:99
      due1 <= 1'b0;  // SoDimmController.java:100
      pulse <= 1'b0;  // SoDimmController.java:115
      arrives_0 <= 1'b0;  // SoDimmController.java:128
      arrives_1 <= 1'b0;  // SoDimmController.java:128
      arrives_2 <= 1'b0;  // SoDimmController.java:128
      arrives_3 <= 1'b0;  // SoDimmController.java:128
    end
  end
  SoDimmSequencer sequencer0 (  // SoDimmController.java:36
    .clock(clock), .reset(reset), .access_data_write(current_write), .access_data_bank(current_line[9:8]),
    .access_data_row(current_line[23:10]), .access_data_column(current_line[7:0]),
    .access_data_data({current_data[191:128], current_data[63:0]}),
    .access_data_mask({bit_0, bit_0, bit_0, bit_0, bit_1, bit_1, bit_1, bit_1, bit_2, bit_2, bit_2, bit_2, bit_3, bit_3, bit_3, bit_3}),
    .access_valid(sequencer0_access_valid), .access_ready(sequencer0_access_ready), .refresh(due0 && idle),
    .refreshed(sequencer0_refreshed), .activates(sequencer0_activates), .readValid(sequencer0_readValid),
    .readData(sequencer0_readData), .pins_command(sequencer0_pins_command),
    .pins_autoPrecharge(sequencer0_pins_autoPrecharge), .pins_bank(sequencer0_pins_bank),
    .pins_row(sequencer0_pins_row), .pins_column(sequencer0_pins_column), .pins_writeData(sequencer0_pins_writeData),
    .pins_writeMask(sequencer0_pins_writeMask), .pins_readData(sodimm0_readData));
  SoDimmSequencer sequencer1 (  // SoDimmController.java:37
    .clock(clock), .reset(reset), .access_data_write(current_write), .access_data_bank(current_line[9:8]),
    .access_data_row(current_line[23:10]), .access_data_column(current_line[7:0]),
    .access_data_data({current_data[255:192], current_data[127:64]}),
    .access_data_mask({bit_4, bit_4, bit_4, bit_4, bit_5, bit_5, bit_5, bit_5, bit_6, bit_6, bit_6, bit_6, bit_7, bit_7, bit_7, bit_7}),
    .access_valid(sequencer1_access_valid), .access_ready(sequencer1_access_ready), .refresh(due1 && idle),
    .refreshed(sequencer1_refreshed), .activates(sequencer1_activates), .readValid(sequencer1_readValid),
    .readData(sequencer1_readData), .pins_command(sequencer1_pins_command),
    .pins_autoPrecharge(sequencer1_pins_autoPrecharge), .pins_bank(sequencer1_pins_bank),
    .pins_row(sequencer1_pins_row), .pins_column(sequencer1_pins_column), .pins_writeData(sequencer1_pins_writeData),
    .pins_writeMask(sequencer1_pins_writeMask), .pins_readData(sodimm1_readData));
  wire unused_ok = &{1'b0, current_modules};
endmodule
