`default_nettype none
module SoDimmSequencer (  // SoDimmSequencer.java:35
  input  wire clock,  // SoDimmSequencer.java:35
  input  wire reset,  // SoDimmSequencer.java:35
  input  wire start_starts,  // SoDimmSequencer.java:19
  input  wire [2:0] start_command,  // SoDimmSequencer.java:19
  input  wire [1:0] start_bank,  // SoDimmSequencer.java:19
  input  wire [13:0] start_mode,  // SoDimmSequencer.java:19
  input  wire access_data_write,  // SoDimmSequencer.java:21
  input  wire [1:0] access_data_bank,  // SoDimmSequencer.java:21
  input  wire [13:0] access_data_row,  // SoDimmSequencer.java:21
  input  wire [7:0] access_data_column,  // SoDimmSequencer.java:21
  input  wire [127:0] access_data_data,  // SoDimmSequencer.java:21
  input  wire [15:0] access_data_mask,  // SoDimmSequencer.java:21
  input  wire access_valid,  // SoDimmSequencer.java:21
  output wire access_ready,  // SoDimmSequencer.java:21
  input  wire refresh,  // SoDimmSequencer.java:23
  output wire refreshed,  // SoDimmSequencer.java:25
  output wire activates,  // SoDimmSequencer.java:27
  output wire readValid,  // SoDimmSequencer.java:29
  output wire [127:0] readData,  // SoDimmSequencer.java:31
  output wire [2:0] pins_command,  // SoDimmSequencer.java:33
  output wire pins_autoPrecharge,  // SoDimmSequencer.java:33
  output wire [1:0] pins_bank,  // SoDimmSequencer.java:33
  output wire [13:0] pins_row,  // SoDimmSequencer.java:33
  output wire [7:0] pins_column,  // SoDimmSequencer.java:33
  output wire [127:0] pins_writeData,  // SoDimmSequencer.java:33
  output wire [15:0] pins_writeMask,  // SoDimmSequencer.java:33
  input  wire [127:0] pins_readData  // SoDimmSequencer.java:33
);
  localparam [2:0] SoDimmCommand_NO_OPERATION = 3'd0;
  localparam [2:0] SoDimmCommand_ACTIVATE = 3'd1;
  localparam [2:0] SoDimmCommand_READ = 3'd2;
  localparam [2:0] SoDimmCommand_WRITE = 3'd3;
  localparam [2:0] SoDimmCommand_REFRESH = 3'd5;
  localparam [2:0] SoDimmCommand_PRECHARGE_ALL = 3'd6;
  reg  open;  // SoDimmSequencer.java:36
  reg  [1:0] openBank;  // SoDimmSequencer.java:37
  reg  [13:0] openRow;  // SoDimmSequencer.java:38
  reg  [2:0] command;  // SoDimmSequencer.java:87
  reg  [1:0] bank_1;  // SoDimmSequencer.java:108
  reg  [13:0] row_1;  // SoDimmSequencer.java:108
  reg  [7:0] column_1;  // SoDimmSequencer.java:108
  reg  [127:0] writeData_1;  // SoDimmSequencer.java:108
  reg  [127:0] writeData_2;  // SoDimmSequencer.java:108
  reg  [15:0] writeMask_1;  // SoDimmSequencer.java:108
  reg  [15:0] writeMask_2;  // SoDimmSequencer.java:108
  reg  expected_0;  // SoDimmSequencer.java:119
  reg  expected_1;  // SoDimmSequencer.java:119
  reg  expected_2;  // SoDimmSequencer.java:119
  reg  [127:0] captured;  // SoDimmSequencer.java:123
  reg  capturedValid;  // SoDimmSequencer.java:124
  wire activateTimer_expired, activateTimer_expiresNext;  // SoDimmSequencer.java:44
  wire readTimer_expired, readTimer_expiresNext;  // SoDimmSequencer.java:45
  wire writeTimer_expired, writeTimer_expiresNext;  // SoDimmSequencer.java:46
  wire prechargeTimer_expired, prechargeTimer_expiresNext;  // SoDimmSequencer.java:47
  wire rowHit = open && (access_data_bank == openBank) && (access_data_row == openRow);  // SoDimmSequencer.java:41
  wire rowMiss = open && !rowHit;  // SoDimmSequencer.java:42
  wire reads = access_valid && rowHit && !access_data_write && readTimer_expired;  // SoDimmSequencer.java:49
  wire writes = access_valid && rowHit && access_data_write && writeTimer_expired;  // SoDimmSequencer.java:50
  wire activatesNow = access_valid && !open && activateTimer_expired;  // SoDimmSequencer.java:51
  wire rowUnwanted = (access_valid && rowMiss) || (refresh && open);  // SoDimmSequencer.java:52
  wire precharges = rowUnwanted && prechargeTimer_expired;  // SoDimmSequencer.java:53
  wire refreshes = refresh && !open && activateTimer_expired;  // SoDimmSequencer.java:54
  assign access_ready = reads || writes;  // SoDimmSequencer.java:56
  assign refreshed = refreshes;  // SoDimmSequencer.java:57
  assign activates = activatesNow;  // SoDimmSequencer.java:58
  assign readValid = capturedValid;  // SoDimmSequencer.java:127
  assign readData = captured;  // SoDimmSequencer.java:128
  assign pins_command = command;  // SoDimmSequencer.java:95
  assign pins_autoPrecharge = 1'b0;  // SoDimmSequencer.java:96
  assign pins_bank = bank_1;  // SoDimmSequencer.java:97
  assign pins_row = row_1;  // SoDimmSequencer.java:98
  assign pins_column = column_1;  // SoDimmSequencer.java:99
  assign pins_writeData = writeData_2;  // SoDimmSequencer.java:101
  assign pins_writeMask = writeMask_2;  // SoDimmSequencer.java:102
  always @(posedge clock) begin
    if (activatesNow) begin  // SoDimmSequencer.java:70
      open <= 1'b1;  // SoDimmSequencer.java:71
      openBank <= access_data_bank;  // SoDimmSequencer.java:72
      openRow <= access_data_row;  // SoDimmSequencer.java:73
    end
    if (precharges) begin  // SoDimmSequencer.java:75
      open <= 1'b0;  // SoDimmSequencer.java:75
    end
    command <= start_command;  // SoDimmSequencer.java:89
    if (activatesNow) begin  // SoDimmSequencer.java:90
      command <= SoDimmCommand_ACTIVATE;  // SoDimmSequencer.java:90
    end
    if (reads) begin  // SoDimmSequencer.java:91
      command <= SoDimmCommand_READ;  // SoDimmSequencer.java:91
    end
    if (writes) begin  // SoDimmSequencer.java:92
      command <= SoDimmCommand_WRITE;  // SoDimmSequencer.java:92
    end
    if (precharges) begin  // SoDimmSequencer.java:93
      command <= SoDimmCommand_PRECHARGE_ALL;  // SoDimmSequencer.java:93
    end
    if (refreshes) begin  // SoDimmSequencer.java:94
      command <= SoDimmCommand_REFRESH;  // SoDimmSequencer.java:94
    end
    bank_1 <= start_starts ? start_bank : access_data_bank;  // SoDimmSequencer.java:109
    row_1 <= start_starts ? start_mode : access_data_row;  // SoDimmSequencer.java:109
    column_1 <= access_data_column;  // SoDimmSequencer.java:109
    writeData_1 <= access_data_data;  // SoDimmSequencer.java:109
    writeData_2 <= writeData_1;  // SoDimmSequencer.java:109
    writeMask_1 <= access_data_mask;  // SoDimmSequencer.java:109
    writeMask_2 <= writeMask_1;  // SoDimmSequencer.java:109
    expected_0 <= reads;  // SoDimmSequencer.java:120
    expected_1 <= expected_0;  // SoDimmSequencer.java:120
    expected_2 <= expected_1;  // SoDimmSequencer.java:120
    captured <= pins_readData;  // SoDimmSequencer.java:125
    capturedValid <= expected_2;  // SoDimmSequencer.java:126
    if (reset) begin
      open <= 1'b0;  // SoDimmSequencer.java:36
      command <= SoDimmCommand_NO_OPERATION;  // SoDimmSequencer.java:87
      expected_0 <= 1'b0;  // SoDimmSequencer.java:119
      expected_1 <= 1'b0;  // SoDimmSequencer.java:119
      expected_2 <= 1'b0;  // SoDimmSequencer.java:119
      capturedValid <= 1'b0;  // SoDimmSequencer.java:124
    end
  end
  SpacingTimer_7_2_8 activateTimer (  // SoDimmSequencer.java:44
    .clock(clock), .reset(reset), .expired(activateTimer_expired), .expiresNext(activateTimer_expiresNext),
    .event_0(activatesNow), .event_1(precharges), .event_2(refreshes));
  SpacingTimer_2_3 readTimer (  // SoDimmSequencer.java:45
    .clock(clock), .reset(reset), .expired(readTimer_expired), .expiresNext(readTimer_expiresNext),
    .event_0(activatesNow), .event_1(writes));
  SpacingTimer_2_3 writeTimer (  // SoDimmSequencer.java:46
    .clock(clock), .reset(reset), .expired(writeTimer_expired), .expiresNext(writeTimer_expiresNext),
    .event_0(activatesNow), .event_1(reads));
  SpacingTimer_5_4 prechargeTimer (  // SoDimmSequencer.java:47
    .clock(clock), .reset(reset), .expired(prechargeTimer_expired), .expiresNext(prechargeTimer_expiresNext),
    .event_0(activatesNow), .event_1(writes));
  wire unused_ok = &{1'b0, activateTimer_expiresNext, readTimer_expiresNext, writeTimer_expiresNext,
      prechargeTimer_expiresNext};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!(access_valid && refresh))) begin  // SoDimmSequencer.java:79
        $display("assertion failed: no access is offered while a refresh is asked for: the two would race (SoDimmSequencer.java:79)");
        $stop;  // SoDimmSequencer.java:79
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!(access_valid && refresh));  // SoDimmSequencer.java:79
    end
  end
`endif
endmodule
`default_nettype wire
