module SoDimmController (  // MemoryController.java:33
  input  wire clock,  // MemoryController.java:33
  input  wire reset,  // MemoryController.java:33
  output wire readValid,  // MemoryController.java:19
  output wire writeDone,  // MemoryController.java:23
  output wire [1:0] activates,  // MemoryController.java:25
  output wire [2:0] sodimm0_command,  // MemoryController.java:27
  output wire sodimm0_autoPrecharge,  // MemoryController.java:27
  output wire [1:0] sodimm0_bank,  // MemoryController.java:27
  output wire [13:0] sodimm0_row,  // MemoryController.java:27
  output wire [7:0] sodimm0_column,  // MemoryController.java:27
  output wire [127:0] sodimm0_writeData,  // MemoryController.java:27
  output wire [15:0] sodimm0_writeMask,  // MemoryController.java:27
  input  wire [127:0] sodimm0_readData,  // MemoryController.java:27
  output wire [2:0] sodimm1_command,  // MemoryController.java:28
  output wire sodimm1_autoPrecharge,  // MemoryController.java:28
  output wire [1:0] sodimm1_bank,  // MemoryController.java:28
  output wire [13:0] sodimm1_row,  // MemoryController.java:28
  output wire [7:0] sodimm1_column,  // MemoryController.java:28
  output wire [127:0] sodimm1_writeData,  // MemoryController.java:28
  output wire [15:0] sodimm1_writeMask,  // MemoryController.java:28
  input  wire [127:0] sodimm1_readData,  // MemoryController.java:28
  input  wire request_data_write,  // MemoryController.java:35
  input  wire [23:0] request_data_line,  // MemoryController.java:35
  input  wire [255:0] request_data_data,  // MemoryController.java:35
  input  wire [7:0] request_data_lanes,  // MemoryController.java:35
  input  wire request_valid,  // MemoryController.java:35
  output wire request_ready,  // MemoryController.java:35
  output wire [255:0] readLine  // MemoryController.java:36
);
  wire sequencer0_access_valid;  // SoDimmController.java:24
  wire sequencer1_access_valid;  // SoDimmController.java:25
  reg  current_write;  // SoDimmController.java:30
  reg  [23:0] current_line;  // SoDimmController.java:30
  reg  [255:0] current_data;  // SoDimmController.java:30
  reg  [7:0] current_lanes;  // SoDimmController.java:30
  reg  pending0;  // SoDimmController.java:31
  reg  pending1;  // SoDimmController.java:32
  reg  [9:0] untilRefresh;  // SoDimmController.java:93
  reg  due0;  // SoDimmController.java:94
  reg  due1;  // SoDimmController.java:95
  reg  pulse;  // SoDimmController.java:110
  reg  arrives_0;  // SoDimmController.java:123
  reg  arrives_1;  // SoDimmController.java:123
  reg  arrives_2;  // SoDimmController.java:123
  reg  arrives_3;  // SoDimmController.java:123
  reg  [127:0] latest0;  // SoDimmController.java:137
  reg  [127:0] latest1;  // SoDimmController.java:137
  wire sequencer0_access_ready, sequencer0_refreshed, sequencer0_activates, sequencer0_readValid, sequencer0_pins_autoPrecharge;  // SoDimmController.java:24
  wire [127:0] sequencer0_readData, sequencer0_pins_writeData; wire [2:0] sequencer0_pins_command;  // SoDimmController.java:24
  wire [1:0] sequencer0_pins_bank; wire [13:0] sequencer0_pins_row; wire [7:0] sequencer0_pins_column;  // SoDimmController.java:24
  wire [15:0] sequencer0_pins_writeMask;  // SoDimmController.java:24
  wire sequencer1_access_ready, sequencer1_refreshed, sequencer1_activates, sequencer1_readValid, sequencer1_pins_autoPrecharge;  // SoDimmController.java:25
  wire [127:0] sequencer1_readData, sequencer1_pins_writeData; wire [2:0] sequencer1_pins_command;  // SoDimmController.java:25
  wire [1:0] sequencer1_pins_bank; wire [13:0] sequencer1_pins_row; wire [7:0] sequencer1_pins_column;  // SoDimmController.java:25
  wire [15:0] sequencer1_pins_writeMask;  // SoDimmController.java:25
  wire issues0 = sequencer0_access_valid && sequencer0_access_ready;  // SoDimmController.java:34
  wire issues1 = sequencer1_access_valid && sequencer1_access_ready;  // SoDimmController.java:35
  wire finished0 = !pending0 || issues0;  // SoDimmController.java:36
  wire finished1 = !pending1 || issues1;  // SoDimmController.java:37
  wire idle = !(pending0 || pending1);  // SoDimmController.java:38
  wire finishes = !idle && finished0 && finished1;  // SoDimmController.java:39
  wire expires = untilRefresh == 10'd0;  // SoDimmController.java:96
  wire refreshWanted = due0 || due1;  // SoDimmController.java:106
  wire bit_0 = current_lanes[5];  // SoDimmController.java:87
  wire bit_1 = current_lanes[4];  // SoDimmController.java:87
  wire bit_2 = current_lanes[1];  // SoDimmController.java:87
  wire bit_3 = current_lanes[0];  // SoDimmController.java:87
  wire bit_4 = current_lanes[7];  // SoDimmController.java:87
  wire bit_5 = current_lanes[6];  // SoDimmController.java:87
  wire bit_6 = current_lanes[3];  // SoDimmController.java:87
  wire bit_7 = current_lanes[2];  // SoDimmController.java:87
  wire [127:0] data0 = sequencer0_readValid ? sequencer0_readData : latest0;  // SoDimmController.java:139
  wire [127:0] data1 = sequencer1_readValid ? sequencer1_readData : latest1;  // SoDimmController.java:139
  assign readValid = arrives_3;  // SoDimmController.java:127
  assign writeDone = pulse;  // SoDimmController.java:54
  assign activates = {sequencer1_activates, sequencer0_activates};  // SoDimmController.java:28
  assign sodimm0_command = sequencer0_pins_command;  // SoDimmController.java:26
  assign sodimm0_autoPrecharge = sequencer0_pins_autoPrecharge;  // SoDimmController.java:26
  assign sodimm0_bank = sequencer0_pins_bank;  // SoDimmController.java:26
  assign sodimm0_row = sequencer0_pins_row;  // SoDimmController.java:26
  assign sodimm0_column = sequencer0_pins_column;  // SoDimmController.java:26
  assign sodimm0_writeData = sequencer0_pins_writeData;  // SoDimmController.java:26
  assign sodimm0_writeMask = sequencer0_pins_writeMask;  // SoDimmController.java:26
  assign sodimm1_command = sequencer1_pins_command;  // SoDimmController.java:27
  assign sodimm1_autoPrecharge = sequencer1_pins_autoPrecharge;  // SoDimmController.java:27
  assign sodimm1_bank = sequencer1_pins_bank;  // SoDimmController.java:27
  assign sodimm1_row = sequencer1_pins_row;  // SoDimmController.java:27
  assign sodimm1_column = sequencer1_pins_column;  // SoDimmController.java:27
  assign sodimm1_writeData = sequencer1_pins_writeData;  // SoDimmController.java:27
  assign sodimm1_writeMask = sequencer1_pins_writeMask;  // SoDimmController.java:27
  assign request_ready = (idle || finishes) && !refreshWanted;  // SoDimmController.java:43
  assign readLine = {data1[127:64], data0[127:64], data1[63:0], data0[63:0]};  // SoDimmController.java:130
  assign sequencer0_access_valid = pending0;  // SoDimmController.java:67
  assign sequencer1_access_valid = pending1;  // SoDimmController.java:67
  always @(posedge clock) begin
    untilRefresh <= expires ? 10'd779 : (untilRefresh - 10'd1);  // SoDimmController.java:97
    if (sequencer0_refreshed) begin  // SoDimmController.java:100
      due0 <= 1'b0;  // SoDimmController.java:100
    end
    if (sequencer1_refreshed) begin  // SoDimmController.java:101
      due1 <= 1'b0;  // SoDimmController.java:101
    end
    if (expires) begin  // SoDimmController.java:102
      due0 <= 1'b1;  // SoDimmController.java:103
      due1 <= 1'b1;  // SoDimmController.java:104
    end
    if (finished0) begin  // SoDimmController.java:44
      pending0 <= 1'b0;  // SoDimmController.java:44
    end
    if (finished1) begin  // SoDimmController.java:45
      pending1 <= 1'b0;  // SoDimmController.java:45
    end
    if (request_valid && request_ready) begin  // SoDimmController.java:46
      current_write <= request_data_write;  // SoDimmController.java:47
      current_line <= request_data_line;  // SoDimmController.java:47
      current_data <= request_data_data;  // SoDimmController.java:47
      current_lanes <= request_data_lanes;  // SoDimmController.java:47
      pending0 <= (|request_data_lanes[1:0]) || (|request_data_lanes[5:4]);  // SoDimmController.java:48
      pending1 <= (|request_data_lanes[3:2]) || (|request_data_lanes[7:6]);  // SoDimmController.java:49
    end
    pulse <= finishes && current_write;  // SoDimmController.java:111
    arrives_0 <= finishes && !current_write;  // SoDimmController.java:124
    arrives_1 <= arrives_0;  // SoDimmController.java:124
    arrives_2 <= arrives_1;  // SoDimmController.java:124
    arrives_3 <= arrives_2;  // SoDimmController.java:124
    if (sequencer0_readValid) begin  // SoDimmController.java:138
      latest0 <= sequencer0_readData;  // SoDimmController.java:138
    end
    if (sequencer1_readValid) begin  // SoDimmController.java:138
      latest1 <= sequencer1_readData;  // SoDimmController.java:138
    end
    if (reset) begin
      pending0 <= 1'b0;  // SoDimmController.java:31
      pending1 <= 1'b0;  // SoDimmController.java:32
      untilRefresh <= 10'd779;  // SoDimmController.java:93
      due0 <= 1'b0;  // SoDimmController.java:94
      due1 <= 1'b0;  // SoDimmController.java:95
      pulse <= 1'b0;  // SoDimmController.java:110
      arrives_0 <= 1'b0;  // SoDimmController.java:123
      arrives_1 <= 1'b0;  // SoDimmController.java:123
      arrives_2 <= 1'b0;  // SoDimmController.java:123
      arrives_3 <= 1'b0;  // SoDimmController.java:123
    end
  end
  SoDimmSequencer sequencer0 (  // SoDimmController.java:24
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
  SoDimmSequencer sequencer1 (  // SoDimmController.java:25
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
endmodule
