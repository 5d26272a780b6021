`default_nettype none
module SoDimmSequencer (  // SoDimmSequencer.java:33
  input  wire clock,  // SoDimmSequencer.java:33
  input  wire reset,  // SoDimmSequencer.java:33
  input  wire access_data_write,  // SoDimmSequencer.java:19
  input  wire [1:0] access_data_bank,  // SoDimmSequencer.java:19
  input  wire [13:0] access_data_row,  // SoDimmSequencer.java:19
  input  wire [7:0] access_data_column,  // SoDimmSequencer.java:19
  input  wire [127:0] access_data_data,  // SoDimmSequencer.java:19
  input  wire [15:0] access_data_mask,  // SoDimmSequencer.java:19
  input  wire access_valid,  // SoDimmSequencer.java:19
  output wire access_ready,  // SoDimmSequencer.java:19
  input  wire refresh,  // SoDimmSequencer.java:21
  output wire refreshed,  // SoDimmSequencer.java:23
  output wire activates,  // SoDimmSequencer.java:25
  output wire readValid,  // SoDimmSequencer.java:27
  output wire [127:0] readData,  // SoDimmSequencer.java:29
  output wire [2:0] pins_command,  // SoDimmSequencer.java:31
  output wire pins_autoPrecharge,  // SoDimmSequencer.java:31
  output wire [1:0] pins_bank,  // SoDimmSequencer.java:31
  output wire [13:0] pins_row,  // SoDimmSequencer.java:31
  output wire [7:0] pins_column,  // SoDimmSequencer.java:31
  output wire [127:0] pins_writeData,  // SoDimmSequencer.java:31
  output wire [15:0] pins_writeMask,  // SoDimmSequencer.java:31
  input  wire [127:0] pins_readData  // SoDimmSequencer.java:31
);
  localparam [2:0] SoDimmCommand_NO_OPERATION = 3'd0;
  localparam [2:0] SoDimmCommand_ACTIVATE = 3'd1;
  localparam [2:0] SoDimmCommand_READ = 3'd2;
  localparam [2:0] SoDimmCommand_WRITE = 3'd3;
  localparam [2:0] SoDimmCommand_REFRESH = 3'd5;
  localparam [2:0] SoDimmCommand_PRECHARGE_ALL = 3'd6;
  reg  open;  // SoDimmSequencer.java:34
  reg  [1:0] openBank;  // SoDimmSequencer.java:35
  reg  [13:0] openRow;  // SoDimmSequencer.java:36
  reg  [2:0] command;  // SoDimmSequencer.java:85
  reg  [1:0] bank_1;  // SoDimmSequencer.java:106
  reg  [13:0] row_1;  // SoDimmSequencer.java:106
  reg  [7:0] column_1;  // SoDimmSequencer.java:106
  reg  [127:0] writeData_1;  // SoDimmSequencer.java:106
  reg  [127:0] writeData_2;  // SoDimmSequencer.java:106
  reg  [15:0] writeMask_1;  // SoDimmSequencer.java:106
  reg  [15:0] writeMask_2;  // SoDimmSequencer.java:106
  reg  expected_0;  // SoDimmSequencer.java:117
  reg  expected_1;  // SoDimmSequencer.java:117
  reg  expected_2;  // SoDimmSequencer.java:117
  reg  [127:0] captured;  // SoDimmSequencer.java:121
  reg  capturedValid;  // SoDimmSequencer.java:122
  wire activateTimer_expired, activateTimer_expiresNext;  // SoDimmSequencer.java:42
  wire readTimer_expired, readTimer_expiresNext;  // SoDimmSequencer.java:43
  wire writeTimer_expired, writeTimer_expiresNext;  // SoDimmSequencer.java:44
  wire prechargeTimer_expired, prechargeTimer_expiresNext;  // SoDimmSequencer.java:45
  wire rowHit = open && (access_data_bank == openBank) && (access_data_row == openRow);  // SoDimmSequencer.java:39
  wire rowMiss = open && !rowHit;  // SoDimmSequencer.java:40
  wire reads = access_valid && rowHit && !access_data_write && readTimer_expired;  // SoDimmSequencer.java:47
  wire writes = access_valid && rowHit && access_data_write && writeTimer_expired;  // SoDimmSequencer.java:48
  wire activatesNow = access_valid && !open && activateTimer_expired;  // SoDimmSequencer.java:49
  wire rowUnwanted = (access_valid && rowMiss) || (refresh && open);  // SoDimmSequencer.java:50
  wire precharges = rowUnwanted && prechargeTimer_expired;  // SoDimmSequencer.java:51
  wire refreshes = refresh && !open && activateTimer_expired;  // SoDimmSequencer.java:52
  assign access_ready = reads || writes;  // SoDimmSequencer.java:54
  assign refreshed = refreshes;  // SoDimmSequencer.java:55
  assign activates = activatesNow;  // SoDimmSequencer.java:56
  assign readValid = capturedValid;  // SoDimmSequencer.java:125
  assign readData = captured;  // SoDimmSequencer.java:126
  assign pins_command = command;  // SoDimmSequencer.java:93
  assign pins_autoPrecharge = 1'b0;  // SoDimmSequencer.java:94
  assign pins_bank = bank_1;  // SoDimmSequencer.java:95
  assign pins_row = row_1;  // SoDimmSequencer.java:96
  assign pins_column = column_1;  // SoDimmSequencer.java:97
  assign pins_writeData = writeData_2;  // SoDimmSequencer.java:99
  assign pins_writeMask = writeMask_2;  // SoDimmSequencer.java:100
  always @(posedge clock) begin
    if (activatesNow) begin  // SoDimmSequencer.java:68
      open <= 1'b1;  // SoDimmSequencer.java:69
      openBank <= access_data_bank;  // SoDimmSequencer.java:70
      openRow <= access_data_row;  // SoDimmSequencer.java:71
    end
    if (precharges) begin  // SoDimmSequencer.java:73
      open <= 1'b0;  // SoDimmSequencer.java:73
    end
    command <= SoDimmCommand_NO_OPERATION;  // SoDimmSequencer.java:87
    if (activatesNow) begin  // SoDimmSequencer.java:88
      command <= SoDimmCommand_ACTIVATE;  // SoDimmSequencer.java:88
    end
    if (reads) begin  // SoDimmSequencer.java:89
      command <= SoDimmCommand_READ;  // SoDimmSequencer.java:89
    end
    if (writes) begin  // SoDimmSequencer.java:90
      command <= SoDimmCommand_WRITE;  // SoDimmSequencer.java:90
    end
    if (precharges) begin  // SoDimmSequencer.java:91
      command <= SoDimmCommand_PRECHARGE_ALL;  // SoDimmSequencer.java:91
    end
    if (refreshes) begin  // SoDimmSequencer.java:92
      command <= SoDimmCommand_REFRESH;  // SoDimmSequencer.java:92
    end
    bank_1 <= access_data_bank;  // SoDimmSequencer.java:107
    row_1 <= access_data_row;  // SoDimmSequencer.java:107
    column_1 <= access_data_column;  // SoDimmSequencer.java:107
    writeData_1 <= access_data_data;  // SoDimmSequencer.java:107
    writeData_2 <= writeData_1;  // SoDimmSequencer.java:107
    writeMask_1 <= access_data_mask;  // SoDimmSequencer.java:107
    writeMask_2 <= writeMask_1;  // SoDimmSequencer.java:107
    expected_0 <= reads;  // SoDimmSequencer.java:118
    expected_1 <= expected_0;  // SoDimmSequencer.java:118
    expected_2 <= expected_1;  // SoDimmSequencer.java:118
    captured <= pins_readData;  // SoDimmSequencer.java:123
    capturedValid <= expected_2;  // SoDimmSequencer.java:124
    if (reset) begin
      open <= 1'b0;  // SoDimmSequencer.java:34
      command <= SoDimmCommand_NO_OPERATION;  // SoDimmSequencer.java:85
      expected_0 <= 1'b0;  // SoDimmSequencer.java:117
      expected_1 <= 1'b0;  // SoDimmSequencer.java:117
      expected_2 <= 1'b0;  // SoDimmSequencer.java:117
      capturedValid <= 1'b0;  // SoDimmSequencer.java:122
    end
  end
  SpacingTimer_7_2_8 activateTimer (  // SoDimmSequencer.java:42
    .clock(clock), .reset(reset), .expired(activateTimer_expired), .expiresNext(activateTimer_expiresNext),
    .event_0(activatesNow), .event_1(precharges), .event_2(refreshes));
  SpacingTimer_2_3 readTimer (  // SoDimmSequencer.java:43
    .clock(clock), .reset(reset), .expired(readTimer_expired), .expiresNext(readTimer_expiresNext),
    .event_0(activatesNow), .event_1(writes));
  SpacingTimer_2_3 writeTimer (  // SoDimmSequencer.java:44
    .clock(clock), .reset(reset), .expired(writeTimer_expired), .expiresNext(writeTimer_expiresNext),
    .event_0(activatesNow), .event_1(reads));
  SpacingTimer_5_4 prechargeTimer (  // SoDimmSequencer.java:45
    .clock(clock), .reset(reset), .expired(prechargeTimer_expired), .expiresNext(prechargeTimer_expiresNext),
    .event_0(activatesNow), .event_1(writes));
  wire unused_ok = &{1'b0, activateTimer_expiresNext, readTimer_expiresNext, writeTimer_expiresNext,
      prechargeTimer_expiresNext};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!(access_valid && refresh))) begin  // SoDimmSequencer.java:77
        $display("assertion failed: no access is offered while a refresh is asked for: the two would race (SoDimmSequencer.java:77)");
        $stop;  // SoDimmSequencer.java:77
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!(access_valid && refresh));  // SoDimmSequencer.java:77
    end
  end
`endif
endmodule
`default_nettype wire
