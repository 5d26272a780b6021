`default_nettype none
module SoDimmController (  // MemoryController.java:34
  input  wire clock,  // MemoryController.java:34
  input  wire reset,  // MemoryController.java:34
  output wire readValid,  // MemoryController.java:20
  output wire writeDone,  // MemoryController.java:24
  output wire [1:0] activates,  // MemoryController.java:26
  output wire [2:0] sodimm0_command,  // MemoryController.java:28
  output wire sodimm0_autoPrecharge,  // MemoryController.java:28
  output wire [1:0] sodimm0_bank,  // MemoryController.java:28
  output wire [13:0] sodimm0_row,  // MemoryController.java:28
  output wire [7:0] sodimm0_column,  // MemoryController.java:28
  output wire [127:0] sodimm0_writeData,  // MemoryController.java:28
  output wire [15:0] sodimm0_writeMask,  // MemoryController.java:28
  input  wire [127:0] sodimm0_readData,  // MemoryController.java:28
  output wire [2:0] sodimm1_command,  // MemoryController.java:29
  output wire sodimm1_autoPrecharge,  // MemoryController.java:29
  output wire [1:0] sodimm1_bank,  // MemoryController.java:29
  output wire [13:0] sodimm1_row,  // MemoryController.java:29
  output wire [7:0] sodimm1_column,  // MemoryController.java:29
  output wire [127:0] sodimm1_writeData,  // MemoryController.java:29
  output wire [15:0] sodimm1_writeMask,  // MemoryController.java:29
  input  wire [127:0] sodimm1_readData,  // MemoryController.java:29
  input  wire request_data_write,  // MemoryController.java:36
  input  wire [23:0] request_data_line,  // MemoryController.java:36
  input  wire [255:0] request_data_data,  // MemoryController.java:36
  input  wire [7:0] request_data_lanes,  // MemoryController.java:36
  input  wire request_valid,  // MemoryController.java:36
  output wire request_ready,  // MemoryController.java:36
  output wire [255:0] readLine  // MemoryController.java:37
);
  wire sequencer0_access_valid;  // SoDimmController.java:24
  wire sequencer1_access_valid;  // SoDimmController.java:25
  reg  current0_write;  // SoDimmController.java:34
  reg  [1:0] current0_bank;  // SoDimmController.java:34
  reg  [13:0] current0_row;  // SoDimmController.java:34
  reg  [7:0] current0_column;  // SoDimmController.java:34
  reg  [127:0] current0_data;  // SoDimmController.java:34
  reg  [15:0] current0_mask;  // SoDimmController.java:34
  reg  current1_write;  // SoDimmController.java:35
  reg  [1:0] current1_bank;  // SoDimmController.java:35
  reg  [13:0] current1_row;  // SoDimmController.java:35
  reg  [7:0] current1_column;  // SoDimmController.java:35
  reg  [127:0] current1_data;  // SoDimmController.java:35
  reg  [15:0] current1_mask;  // SoDimmController.java:35
  reg  pending0;  // SoDimmController.java:36
  reg  pending1;  // SoDimmController.java:37
  reg  [9:0] untilRefresh;  // SoDimmController.java:87
  reg  due0;  // SoDimmController.java:88
  reg  due1;  // SoDimmController.java:89
  reg  pulse;  // SoDimmController.java:104
  reg  arrives_0;  // SoDimmController.java:121
  reg  arrives_1;  // SoDimmController.java:121
  reg  arrives_2;  // SoDimmController.java:121
  reg  arrives_3;  // SoDimmController.java:121
  reg  [127:0] latest0;  // SoDimmController.java:134
  reg  [127:0] latest1;  // SoDimmController.java:134
  wire sequencer0_access_ready, sequencer0_refreshed, sequencer0_activates, sequencer0_readValid,
      sequencer0_pins_autoPrecharge;  // SoDimmController.java:24
  wire [127:0] sequencer0_readData, sequencer0_pins_writeData; wire [2:0] sequencer0_pins_command;  // SoDimmController.java:24
  wire [1:0] sequencer0_pins_bank; wire [13:0] sequencer0_pins_row; wire [7:0] sequencer0_pins_column;  // SoDimmController.java:24
  wire [15:0] sequencer0_pins_writeMask;  // SoDimmController.java:24
  wire sequencer1_access_ready, sequencer1_refreshed, sequencer1_activates, sequencer1_readValid,
      sequencer1_pins_autoPrecharge;  // SoDimmController.java:25
  wire [127:0] sequencer1_readData, sequencer1_pins_writeData; wire [2:0] sequencer1_pins_command;  // SoDimmController.java:25
  wire [1:0] sequencer1_pins_bank; wire [13:0] sequencer1_pins_row; wire [7:0] sequencer1_pins_column;  // SoDimmController.java:25
  wire [15:0] sequencer1_pins_writeMask;  // SoDimmController.java:25
  wire [1:0] placement_bank; wire [13:0] placement_row; wire [7:0] placement_column;  // SoDimmController.java:30
  wire placement_startsInModule1; wire [127:0] placement_data0, placement_data1;  // SoDimmController.java:30
  wire [3:0] placement_lanes0, placement_lanes1;  // SoDimmController.java:30
  wire [255:0] assembly_line;  // SoDimmController.java:126
  wire issues0 = sequencer0_access_valid && sequencer0_access_ready;  // SoDimmController.java:39
  wire issues1 = sequencer1_access_valid && sequencer1_access_ready;  // SoDimmController.java:40
  wire finished0 = !pending0 || issues0;  // SoDimmController.java:41
  wire finished1 = !pending1 || issues1;  // SoDimmController.java:42
  wire idle = !(pending0 || pending1);  // SoDimmController.java:43
  wire finishes = !idle && finished0 && finished1;  // SoDimmController.java:44
  wire expires = untilRefresh == 10'd0;  // SoDimmController.java:90
  wire refreshWanted = due0 || due1;  // SoDimmController.java:100
  wire bit_0 = placement_lanes0[3];  // SoDimmController.java:81
  wire bit_1 = placement_lanes0[2];  // SoDimmController.java:81
  wire bit_2 = placement_lanes0[1];  // SoDimmController.java:81
  wire bit_3 = placement_lanes0[0];  // SoDimmController.java:81
  wire bit_4 = placement_lanes1[3];  // SoDimmController.java:81
  wire bit_5 = placement_lanes1[2];  // SoDimmController.java:81
  wire bit_6 = placement_lanes1[1];  // SoDimmController.java:81
  wire bit_7 = placement_lanes1[0];  // SoDimmController.java:81
  assign readValid = arrives_3;  // SoDimmController.java:125
  assign writeDone = pulse;  // SoDimmController.java:62
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
  assign request_ready = (idle || finishes) && !refreshWanted;  // SoDimmController.java:48
  assign readLine = assembly_line;  // SoDimmController.java:130
  assign sequencer0_access_valid = pending0;  // SoDimmController.java:57
  assign sequencer1_access_valid = pending1;  // SoDimmController.java:58
  always @(posedge clock) begin
    untilRefresh <= expires ? 10'd779 : (untilRefresh - 10'd1);  // SoDimmController.java:91
    if (sequencer0_refreshed) begin  // SoDimmController.java:94
      due0 <= 1'b0;  // SoDimmController.java:94
    end
    if (sequencer1_refreshed) begin  // SoDimmController.java:95
      due1 <= 1'b0;  // SoDimmController.java:95
    end
    if (expires) begin  // SoDimmController.java:96
      due0 <= 1'b1;  // SoDimmController.java:97
      due1 <= 1'b1;  // SoDimmController.java:98
    end
    if (finished0) begin  // SoDimmController.java:49
      pending0 <= 1'b0;  // SoDimmController.java:49
    end
    if (finished1) begin  // SoDimmController.java:50
      pending1 <= 1'b0;  // SoDimmController.java:50
    end
    if (request_valid && request_ready) begin  // SoDimmController.java:51
      pending0 <= |placement_lanes0;  // SoDimmController.java:52
      pending1 <= |placement_lanes1;  // SoDimmController.java:53
      current0_write <= request_data_write;  // SoDimmController.java:67
      current0_bank <= placement_bank;  // SoDimmController.java:68
      current0_row <= placement_row;  // SoDimmController.java:69
      current0_column <= placement_column;  // SoDimmController.java:70
      current0_data <= placement_data0;  // SoDimmController.java:71
      current0_mask <= {bit_0, bit_0, bit_0, bit_0, bit_1, bit_1, bit_1, bit_1, bit_2, bit_2, bit_2, bit_2,
          bit_3, bit_3, bit_3, bit_3};  // SoDimmController.java:73
      current1_write <= request_data_write;  // SoDimmController.java:67
      current1_bank <= placement_bank;  // SoDimmController.java:68
      current1_row <= placement_row;  // SoDimmController.java:69
      current1_column <= placement_column;  // SoDimmController.java:70
      current1_data <= placement_data1;  // SoDimmController.java:71
      current1_mask <= {bit_4, bit_4, bit_4, bit_4, bit_5, bit_5, bit_5, bit_5, bit_6, bit_6, bit_6, bit_6,
          bit_7, bit_7, bit_7, bit_7};  // SoDimmController.java:73
    end
    pulse <= finishes && current0_write;  // SoDimmController.java:105
    arrives_0 <= finishes && !current0_write;  // SoDimmController.java:122
    arrives_1 <= arrives_0;  // SoDimmController.java:122
    arrives_2 <= arrives_1;  // SoDimmController.java:122
    arrives_3 <= arrives_2;  // SoDimmController.java:122
    if (sequencer0_readValid) begin  // SoDimmController.java:135
      latest0 <= sequencer0_readData;  // SoDimmController.java:135
    end
    if (sequencer1_readValid) begin  // SoDimmController.java:135
      latest1 <= sequencer1_readData;  // SoDimmController.java:135
    end
    if (reset) begin
      pending0 <= 1'b0;  // SoDimmController.java:36
      pending1 <= 1'b0;  // SoDimmController.java:37
      untilRefresh <= 10'd779;  // SoDimmController.java:87
      due0 <= 1'b0;  // SoDimmController.java:88
      due1 <= 1'b0;  // SoDimmController.java:89
      pulse <= 1'b0;  // SoDimmController.java:104
      arrives_0 <= 1'b0;  // SoDimmController.java:121
      arrives_1 <= 1'b0;  // SoDimmController.java:121
      arrives_2 <= 1'b0;  // SoDimmController.java:121
      arrives_3 <= 1'b0;  // SoDimmController.java:121
    end
  end
  SoDimmSequencer sequencer0 (  // SoDimmController.java:24
    .clock(clock), .reset(reset), .access_data_write(current0_write), .access_data_bank(current0_bank),
    .access_data_row(current0_row), .access_data_column(current0_column), .access_data_data(current0_data),
    .access_data_mask(current0_mask), .access_valid(sequencer0_access_valid),
    .access_ready(sequencer0_access_ready), .refresh(due0 && idle), .refreshed(sequencer0_refreshed),
    .activates(sequencer0_activates), .readValid(sequencer0_readValid), .readData(sequencer0_readData),
    .pins_command(sequencer0_pins_command), .pins_autoPrecharge(sequencer0_pins_autoPrecharge),
    .pins_bank(sequencer0_pins_bank), .pins_row(sequencer0_pins_row), .pins_column(sequencer0_pins_column),
    .pins_writeData(sequencer0_pins_writeData), .pins_writeMask(sequencer0_pins_writeMask),
    .pins_readData(sodimm0_readData));
  SoDimmSequencer sequencer1 (  // SoDimmController.java:25
    .clock(clock), .reset(reset), .access_data_write(current1_write), .access_data_bank(current1_bank),
    .access_data_row(current1_row), .access_data_column(current1_column), .access_data_data(current1_data),
    .access_data_mask(current1_mask), .access_valid(sequencer1_access_valid),
    .access_ready(sequencer1_access_ready), .refresh(due1 && idle), .refreshed(sequencer1_refreshed),
    .activates(sequencer1_activates), .readValid(sequencer1_readValid), .readData(sequencer1_readData),
    .pins_command(sequencer1_pins_command), .pins_autoPrecharge(sequencer1_pins_autoPrecharge),
    .pins_bank(sequencer1_pins_bank), .pins_row(sequencer1_pins_row), .pins_column(sequencer1_pins_column),
    .pins_writeData(sequencer1_pins_writeData), .pins_writeMask(sequencer1_pins_writeMask),
    .pins_readData(sodimm1_readData));
  LinePlacement_by8_32 placement (  // SoDimmController.java:30
    .bank(placement_bank), .row(placement_row), .column(placement_column),
    .startsInModule1(placement_startsInModule1), .data0(placement_data0), .lanes0(placement_lanes0),
    .data1(placement_data1), .lanes1(placement_lanes1), .line(request_data_line), .data(request_data_data),
    .lanes(request_data_lanes));
  LineAssembly_by8_32 assembly (  // SoDimmController.java:126
    .data0(sequencer0_readValid ? sequencer0_readData : latest0),
    .data1(sequencer1_readValid ? sequencer1_readData : latest1), .startsInModule1(placement_startsInModule1),
    .line(assembly_line));
endmodule
`default_nettype wire
