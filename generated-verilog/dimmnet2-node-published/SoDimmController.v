`default_nettype none
module SoDimmController (  // MemoryController.java:41
  input  wire clock,  // MemoryController.java:41
  input  wire reset,  // MemoryController.java:41
  output wire readValid,  // MemoryController.java:20
  output wire writeDone,  // MemoryController.java:24
  output wire initialised,  // MemoryController.java:26
  output wire [1:0] activates,  // MemoryController.java:28
  output wire [2:0] sodimm0_command,  // MemoryController.java:30
  output wire sodimm0_autoPrecharge,  // MemoryController.java:30
  output wire [1:0] sodimm0_bank,  // MemoryController.java:30
  output wire [13:0] sodimm0_row,  // MemoryController.java:30
  output wire [7:0] sodimm0_column,  // MemoryController.java:30
  output wire [127:0] sodimm0_writeData,  // MemoryController.java:30
  output wire [15:0] sodimm0_writeMask,  // MemoryController.java:30
  input  wire [127:0] sodimm0_readData,  // MemoryController.java:30
  output wire [2:0] sodimm1_command,  // MemoryController.java:31
  output wire sodimm1_autoPrecharge,  // MemoryController.java:31
  output wire [1:0] sodimm1_bank,  // MemoryController.java:31
  output wire [13:0] sodimm1_row,  // MemoryController.java:31
  output wire [7:0] sodimm1_column,  // MemoryController.java:31
  output wire [127:0] sodimm1_writeData,  // MemoryController.java:31
  output wire [15:0] sodimm1_writeMask,  // MemoryController.java:31
  input  wire [127:0] sodimm1_readData,  // MemoryController.java:31
  input  wire request_data_write,  // MemoryController.java:45
  input  wire [23:0] request_data_line,  // MemoryController.java:45
  input  wire [255:0] request_data_data,  // MemoryController.java:45
  input  wire [7:0] request_data_lanes,  // MemoryController.java:45
  input  wire request_valid,  // MemoryController.java:45
  output wire request_ready,  // MemoryController.java:45
  output wire [255:0] readLine  // MemoryController.java:46
);
  wire sequencer0_access_valid;  // SoDimmController.java:24
  wire sequencer1_access_valid;  // SoDimmController.java:25
  reg  current0_write;  // SoDimmController.java:36
  reg  [1:0] current0_bank;  // SoDimmController.java:36
  reg  [13:0] current0_row;  // SoDimmController.java:36
  reg  [7:0] current0_column;  // SoDimmController.java:36
  reg  [127:0] current0_data;  // SoDimmController.java:36
  reg  [15:0] current0_mask;  // SoDimmController.java:36
  reg  current1_write;  // SoDimmController.java:37
  reg  [1:0] current1_bank;  // SoDimmController.java:37
  reg  [13:0] current1_row;  // SoDimmController.java:37
  reg  [7:0] current1_column;  // SoDimmController.java:37
  reg  [127:0] current1_data;  // SoDimmController.java:37
  reg  [15:0] current1_mask;  // SoDimmController.java:37
  reg  pending0;  // SoDimmController.java:38
  reg  pending1;  // SoDimmController.java:39
  reg  [9:0] untilRefresh;  // SoDimmController.java:90
  reg  due0;  // SoDimmController.java:91
  reg  due1;  // SoDimmController.java:92
  reg  pulse;  // SoDimmController.java:107
  reg  arrives_0;  // SoDimmController.java:124
  reg  arrives_1;  // SoDimmController.java:124
  reg  arrives_2;  // SoDimmController.java:124
  reg  arrives_3;  // SoDimmController.java:124
  reg  [127:0] latest0;  // SoDimmController.java:137
  reg  [127:0] latest1;  // SoDimmController.java:137
  wire powerUp_start_starts; wire [2:0] powerUp_start_command; wire [1:0] powerUp_start_bank;  // MemoryController.java:43
  wire [13:0] powerUp_start_mode;  // MemoryController.java:43
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
  wire [1:0] placement_bank; wire [13:0] placement_row; wire [7:0] placement_column;  // SoDimmController.java:32
  wire placement_startsInModule1; wire [127:0] placement_data0, placement_data1;  // SoDimmController.java:32
  wire [3:0] placement_lanes0, placement_lanes1;  // SoDimmController.java:32
  wire [255:0] assembly_line;  // SoDimmController.java:129
  wire issues0 = sequencer0_access_valid && sequencer0_access_ready;  // SoDimmController.java:41
  wire issues1 = sequencer1_access_valid && sequencer1_access_ready;  // SoDimmController.java:42
  wire finished0 = !pending0 || issues0;  // SoDimmController.java:43
  wire finished1 = !pending1 || issues1;  // SoDimmController.java:44
  wire idle = !(pending0 || pending1);  // SoDimmController.java:45
  wire finishes = !idle && finished0 && finished1;  // SoDimmController.java:46
  wire expires = untilRefresh == 10'd0;  // SoDimmController.java:93
  wire refreshWanted = due0 || due1;  // SoDimmController.java:103
  wire bit_0 = placement_lanes0[3];  // SoDimmController.java:83
  wire bit_1 = placement_lanes0[2];  // SoDimmController.java:83
  wire bit_2 = placement_lanes0[1];  // SoDimmController.java:83
  wire bit_3 = placement_lanes0[0];  // SoDimmController.java:83
  wire bit_4 = placement_lanes1[3];  // SoDimmController.java:83
  wire bit_5 = placement_lanes1[2];  // SoDimmController.java:83
  wire bit_6 = placement_lanes1[1];  // SoDimmController.java:83
  wire bit_7 = placement_lanes1[0];  // SoDimmController.java:83
  assign readValid = arrives_3;  // SoDimmController.java:128
  assign writeDone = pulse;  // SoDimmController.java:64
  assign initialised = !powerUp_start_starts;  // MemoryController.java:44
  assign activates = {sequencer1_activates, sequencer0_activates};  // SoDimmController.java:30
  assign sodimm0_command = sequencer0_pins_command;  // SoDimmController.java:28
  assign sodimm0_autoPrecharge = sequencer0_pins_autoPrecharge;  // SoDimmController.java:28
  assign sodimm0_bank = sequencer0_pins_bank;  // SoDimmController.java:28
  assign sodimm0_row = sequencer0_pins_row;  // SoDimmController.java:28
  assign sodimm0_column = sequencer0_pins_column;  // SoDimmController.java:28
  assign sodimm0_writeData = sequencer0_pins_writeData;  // SoDimmController.java:28
  assign sodimm0_writeMask = sequencer0_pins_writeMask;  // SoDimmController.java:28
  assign sodimm1_command = sequencer1_pins_command;  // SoDimmController.java:29
  assign sodimm1_autoPrecharge = sequencer1_pins_autoPrecharge;  // SoDimmController.java:29
  assign sodimm1_bank = sequencer1_pins_bank;  // SoDimmController.java:29
  assign sodimm1_row = sequencer1_pins_row;  // SoDimmController.java:29
  assign sodimm1_column = sequencer1_pins_column;  // SoDimmController.java:29
  assign sodimm1_writeData = sequencer1_pins_writeData;  // SoDimmController.java:29
  assign sodimm1_writeMask = sequencer1_pins_writeMask;  // SoDimmController.java:29
  assign request_ready = (idle || finishes) && !refreshWanted && initialised;  // SoDimmController.java:50
  assign readLine = assembly_line;  // SoDimmController.java:133
  assign sequencer0_access_valid = pending0;  // SoDimmController.java:59
  assign sequencer1_access_valid = pending1;  // SoDimmController.java:60
  always @(posedge clock) begin
    untilRefresh <= expires ? 10'd779 : (untilRefresh - 10'd1);  // SoDimmController.java:94
    if (sequencer0_refreshed) begin  // SoDimmController.java:97
      due0 <= 1'b0;  // SoDimmController.java:97
    end
    if (sequencer1_refreshed) begin  // SoDimmController.java:98
      due1 <= 1'b0;  // SoDimmController.java:98
    end
    if (expires) begin  // SoDimmController.java:99
      due0 <= 1'b1;  // SoDimmController.java:100
      due1 <= 1'b1;  // SoDimmController.java:101
    end
    if (finished0) begin  // SoDimmController.java:51
      pending0 <= 1'b0;  // SoDimmController.java:51
    end
    if (finished1) begin  // SoDimmController.java:52
      pending1 <= 1'b0;  // SoDimmController.java:52
    end
    if (request_valid && request_ready) begin  // SoDimmController.java:53
      pending0 <= |placement_lanes0;  // SoDimmController.java:54
      pending1 <= |placement_lanes1;  // SoDimmController.java:55
      current0_write <= request_data_write;  // SoDimmController.java:69
      current0_bank <= placement_bank;  // SoDimmController.java:70
      current0_row <= placement_row;  // SoDimmController.java:71
      current0_column <= placement_column;  // SoDimmController.java:72
      current0_data <= placement_data0;  // SoDimmController.java:73
      current0_mask <= {bit_0, bit_0, bit_0, bit_0, bit_1, bit_1, bit_1, bit_1, bit_2, bit_2, bit_2, bit_2,
          bit_3, bit_3, bit_3, bit_3};  // SoDimmController.java:75
      current1_write <= request_data_write;  // SoDimmController.java:69
      current1_bank <= placement_bank;  // SoDimmController.java:70
      current1_row <= placement_row;  // SoDimmController.java:71
      current1_column <= placement_column;  // SoDimmController.java:72
      current1_data <= placement_data1;  // SoDimmController.java:73
      current1_mask <= {bit_4, bit_4, bit_4, bit_4, bit_5, bit_5, bit_5, bit_5, bit_6, bit_6, bit_6, bit_6,
          bit_7, bit_7, bit_7, bit_7};  // SoDimmController.java:75
    end
    pulse <= finishes && current0_write;  // SoDimmController.java:108
    arrives_0 <= finishes && !current0_write;  // SoDimmController.java:125
    arrives_1 <= arrives_0;  // SoDimmController.java:125
    arrives_2 <= arrives_1;  // SoDimmController.java:125
    arrives_3 <= arrives_2;  // SoDimmController.java:125
    if (sequencer0_readValid) begin  // SoDimmController.java:138
      latest0 <= sequencer0_readData;  // SoDimmController.java:138
    end
    if (sequencer1_readValid) begin  // SoDimmController.java:138
      latest1 <= sequencer1_readData;  // SoDimmController.java:138
    end
    if (reset) begin
      pending0 <= 1'b0;  // SoDimmController.java:38
      pending1 <= 1'b0;  // SoDimmController.java:39
      untilRefresh <= 10'd985;  // SoDimmController.java:90
      due0 <= 1'b0;  // SoDimmController.java:91
      due1 <= 1'b0;  // SoDimmController.java:92
      pulse <= 1'b0;  // SoDimmController.java:107
      arrives_0 <= 1'b0;  // SoDimmController.java:124
      arrives_1 <= 1'b0;  // SoDimmController.java:124
      arrives_2 <= 1'b0;  // SoDimmController.java:124
      arrives_3 <= 1'b0;  // SoDimmController.java:124
    end
  end
  SoDimmPowerUp powerUp (  // MemoryController.java:43
    .clock(clock), .reset(reset), .start_starts(powerUp_start_starts), .start_command(powerUp_start_command),
    .start_bank(powerUp_start_bank), .start_mode(powerUp_start_mode));
  SoDimmSequencer sequencer0 (  // SoDimmController.java:24
    .clock(clock), .reset(reset), .start_starts(powerUp_start_starts), .start_command(powerUp_start_command),
    .start_bank(powerUp_start_bank), .start_mode(powerUp_start_mode), .access_data_write(current0_write),
    .access_data_bank(current0_bank), .access_data_row(current0_row), .access_data_column(current0_column),
    .access_data_data(current0_data), .access_data_mask(current0_mask), .access_valid(sequencer0_access_valid),
    .access_ready(sequencer0_access_ready), .refresh(due0 && idle), .refreshed(sequencer0_refreshed),
    .activates(sequencer0_activates), .readValid(sequencer0_readValid), .readData(sequencer0_readData),
    .pins_command(sequencer0_pins_command), .pins_autoPrecharge(sequencer0_pins_autoPrecharge),
    .pins_bank(sequencer0_pins_bank), .pins_row(sequencer0_pins_row), .pins_column(sequencer0_pins_column),
    .pins_writeData(sequencer0_pins_writeData), .pins_writeMask(sequencer0_pins_writeMask),
    .pins_readData(sodimm0_readData));
  SoDimmSequencer sequencer1 (  // SoDimmController.java:25
    .clock(clock), .reset(reset), .start_starts(powerUp_start_starts), .start_command(powerUp_start_command),
    .start_bank(powerUp_start_bank), .start_mode(powerUp_start_mode), .access_data_write(current1_write),
    .access_data_bank(current1_bank), .access_data_row(current1_row), .access_data_column(current1_column),
    .access_data_data(current1_data), .access_data_mask(current1_mask), .access_valid(sequencer1_access_valid),
    .access_ready(sequencer1_access_ready), .refresh(due1 && idle), .refreshed(sequencer1_refreshed),
    .activates(sequencer1_activates), .readValid(sequencer1_readValid), .readData(sequencer1_readData),
    .pins_command(sequencer1_pins_command), .pins_autoPrecharge(sequencer1_pins_autoPrecharge),
    .pins_bank(sequencer1_pins_bank), .pins_row(sequencer1_pins_row), .pins_column(sequencer1_pins_column),
    .pins_writeData(sequencer1_pins_writeData), .pins_writeMask(sequencer1_pins_writeMask),
    .pins_readData(sodimm1_readData));
  LinePlacement_by8_32 placement (  // SoDimmController.java:32
    .bank(placement_bank), .row(placement_row), .column(placement_column),
    .startsInModule1(placement_startsInModule1), .data0(placement_data0), .lanes0(placement_lanes0),
    .data1(placement_data1), .lanes1(placement_lanes1), .line(request_data_line), .data(request_data_data),
    .lanes(request_data_lanes));
  LineAssembly_by8_32 assembly (  // SoDimmController.java:129
    .data0(sequencer0_readValid ? sequencer0_readData : latest0),
    .data1(sequencer1_readValid ? sequencer1_readData : latest1), .startsInModule1(placement_startsInModule1),
    .line(assembly_line));
endmodule
`default_nettype wire
