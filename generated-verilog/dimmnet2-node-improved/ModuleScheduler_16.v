// window=16
module ModuleScheduler_16 (  // ModuleScheduler.java:57
  input  wire clock,  // ModuleScheduler.java:57
  input  wire reset,  // ModuleScheduler.java:57
  input  wire dataComes,  // ModuleScheduler.java:37
  input  wire [127:0] data,  // ModuleScheduler.java:40
  input  wire [3:0] dataLanes,  // ModuleScheduler.java:42
  output wire completed,  // ModuleScheduler.java:45
  output wire [127:0] readData,  // ModuleScheduler.java:49
  output wire activates,  // ModuleScheduler.java:51
  output wire [2:0] pins_command,  // ModuleScheduler.java:53
  output wire pins_autoPrecharge,  // ModuleScheduler.java:53
  output wire [1:0] pins_bank,  // ModuleScheduler.java:53
  output wire [13:0] pins_row,  // ModuleScheduler.java:53
  output wire [7:0] pins_column,  // ModuleScheduler.java:53
  output wire [127:0] pins_writeData,  // ModuleScheduler.java:53
  output wire [15:0] pins_writeMask,  // ModuleScheduler.java:53
  input  wire [127:0] pins_readData,  // ModuleScheduler.java:53
  input  wire access_data_write,  // ModuleScheduler.java:64
  input  wire [1:0] access_data_bank,  // ModuleScheduler.java:64
  input  wire [13:0] access_data_row,  // ModuleScheduler.java:64
  input  wire [7:0] access_data_column,  // ModuleScheduler.java:64
  input  wire [5:0] access_data_tag,  // ModuleScheduler.java:64
  input  wire access_valid,  // ModuleScheduler.java:64
  output wire access_ready,  // ModuleScheduler.java:64
  input  wire [5:0] dataTag,  // ModuleScheduler.java:65
  output wire [5:0] completedTag  // ModuleScheduler.java:66
);
  localparam [2:0] SoDimmCommand_NO_OPERATION = 3'd0;
  localparam [2:0] SoDimmCommand_ACTIVATE = 3'd1;
  localparam [2:0] SoDimmCommand_READ = 3'd2;
  localparam [2:0] SoDimmCommand_WRITE = 3'd3;
  localparam [2:0] SoDimmCommand_PRECHARGE = 3'd4;
  localparam [2:0] SoDimmCommand_REFRESH = 3'd5;
  localparam [2:0] SoDimmCommand_PRECHARGE_ALL = 3'd6;
  wire [3:0] choice_mayActivate;  // ModuleScheduler.java:73
  wire [3:0] choice_mayPrecharge;  // ModuleScheduler.java:73
  wire [3:0] closesBehind;  // ModuleScheduler.java:86
  wire [3:0] precharges;  // ModuleScheduler.java:88
  reg  [2:0] command;  // ModuleScheduler.java:110
  wire bank0_open, bank0_mayActivate, bank0_mayAccess, bank0_mayPrecharge; wire [13:0] bank0_openRow;  // ModuleScheduler.java:69
  wire bank1_open, bank1_mayActivate, bank1_mayAccess, bank1_mayPrecharge; wire [13:0] bank1_openRow;  // ModuleScheduler.java:69
  wire bank2_open, bank2_mayActivate, bank2_mayAccess, bank2_mayPrecharge; wire [13:0] bank2_openRow;  // ModuleScheduler.java:69
  wire bank3_open, bank3_mayActivate, bank3_mayAccess, bank3_mayPrecharge; wire [13:0] bank3_openRow;  // ModuleScheduler.java:69
  wire refresh_wanted;  // ModuleScheduler.java:71
  wire [1:0] window_chosenBank, window_oldest_bank, window_oldest_age;  // ModuleScheduler.java:72
  wire [13:0] window_chosenRow, window_oldest_row; wire [7:0] window_chosenColumn, window_oldest_column;  // ModuleScheduler.java:72
  wire window_access_ready, window_oldest_valid, window_oldest_write, window_oldest_rowHit,
      window_oldest_ordered;  // ModuleScheduler.java:72
  wire [15:0] window_valid, window_rowHits, window_writes, window_ofBank_0, window_ofBank_1, window_ofBank_2,
      window_ofBank_3, window_inTurn;  // ModuleScheduler.java:72
  wire [5:0] window_oldest_tag, window_chosenTag;  // ModuleScheduler.java:72
  wire choice_activates, choice_reads, choice_writesNow, choice_precharges;  // ModuleScheduler.java:73
  wire [3:0] choice_bank, choice_unwanted; wire [15:0] choice_chosen;  // ModuleScheduler.java:73
  wire rowTimer_expired;  // ModuleScheduler.java:123
  wire readTimer_expired;  // ModuleScheduler.java:124
  wire writeTimer_expired;  // ModuleScheduler.java:125
  wire output_completed, output_pins_autoPrecharge; wire [127:0] output_readData, output_pins_writeData;  // ModuleScheduler.java:146
  wire [2:0] output_pins_command; wire [1:0] output_pins_bank; wire [13:0] output_pins_row;  // ModuleScheduler.java:146
  wire [7:0] output_pins_column; wire [15:0] output_pins_writeMask; wire [5:0] output_completedTag;  // ModuleScheduler.java:146
  wire urgent = window_oldest_valid && (window_oldest_age == 2'd3);  // ModuleScheduler.java:74
  wire [3:0] open = {bank3_open, bank2_open, bank1_open, bank0_open};  // ModuleScheduler.java:172
  wire closesAll = refresh_wanted && (|open) && (&choice_mayPrecharge);  // ModuleScheduler.java:79
  wire refreshes = refresh_wanted && !(|open) && (&choice_mayActivate);  // ModuleScheduler.java:80
  wire accesses = choice_reads || choice_writesNow;  // ModuleScheduler.java:85
  wire isMeant_0 = choice_bank[0];  // ModuleScheduler.java:92
  wire isMeant_1 = choice_bank[1];  // ModuleScheduler.java:92
  wire isMeant_2 = choice_bank[2];  // ModuleScheduler.java:92
  wire isMeant_3 = choice_bank[3];  // ModuleScheduler.java:92
  assign completed = output_completed;  // ModuleScheduler.java:157
  assign readData = output_readData;  // ModuleScheduler.java:159
  assign activates = choice_activates;  // ModuleScheduler.java:108
  assign pins_command = output_pins_command;  // ModuleScheduler.java:160
  assign pins_autoPrecharge = output_pins_autoPrecharge;  // ModuleScheduler.java:160
  assign pins_bank = output_pins_bank;  // ModuleScheduler.java:160
  assign pins_row = output_pins_row;  // ModuleScheduler.java:160
  assign pins_column = output_pins_column;  // ModuleScheduler.java:160
  assign pins_writeData = output_pins_writeData;  // ModuleScheduler.java:160
  assign pins_writeMask = output_pins_writeMask;  // ModuleScheduler.java:160
  assign access_ready = window_access_ready;  // ModuleScheduler.java:102
  assign completedTag = output_completedTag;  // ModuleScheduler.java:158
  assign choice_mayActivate = {bank3_mayActivate, bank2_mayActivate, bank1_mayActivate, bank0_mayActivate};  // ModuleScheduler.java:136
  assign choice_mayPrecharge = {bank3_mayPrecharge, bank2_mayPrecharge, bank1_mayPrecharge, bank0_mayPrecharge};  // ModuleScheduler.java:138
  assign closesBehind = accesses ? (choice_bank & choice_unwanted) : 4'd0;  // ModuleScheduler.java:87
  assign precharges = closesAll ? 4'd15 : (choice_precharges ? choice_bank : 4'd0);  // ModuleScheduler.java:89
  always @* begin
    command = SoDimmCommand_NO_OPERATION;  // ModuleScheduler.java:111
    if (choice_activates) begin  // ModuleScheduler.java:112
      command = SoDimmCommand_ACTIVATE;  // ModuleScheduler.java:112
    end
    if (choice_reads) begin  // ModuleScheduler.java:113
      command = SoDimmCommand_READ;  // ModuleScheduler.java:113
    end
    if (choice_writesNow) begin  // ModuleScheduler.java:114
      command = SoDimmCommand_WRITE;  // ModuleScheduler.java:114
    end
    if (choice_precharges) begin  // ModuleScheduler.java:115
      command = SoDimmCommand_PRECHARGE;  // ModuleScheduler.java:115
    end
    if (closesAll) begin  // ModuleScheduler.java:116
      command = SoDimmCommand_PRECHARGE_ALL;  // ModuleScheduler.java:116
    end
    if (refreshes) begin  // ModuleScheduler.java:117
      command = SoDimmCommand_REFRESH;  // ModuleScheduler.java:117
    end
  end
  BankState bank0 (  // ModuleScheduler.java:69
    .clock(clock), .reset(reset), .activates(choice_activates && isMeant_0), .activatedRow(window_chosenRow),
    .reads(choice_reads && isMeant_0), .writes(choice_writesNow && isMeant_0), .closesBehind(closesBehind[0]),
    .precharges(precharges[0]), .refreshes(refreshes), .open(bank0_open), .openRow(bank0_openRow),
    .mayActivate(bank0_mayActivate), .mayAccess(bank0_mayAccess), .mayPrecharge(bank0_mayPrecharge));
  BankState bank1 (  // ModuleScheduler.java:69
    .clock(clock), .reset(reset), .activates(choice_activates && isMeant_1), .activatedRow(window_chosenRow),
    .reads(choice_reads && isMeant_1), .writes(choice_writesNow && isMeant_1), .closesBehind(closesBehind[1]),
    .precharges(precharges[1]), .refreshes(refreshes), .open(bank1_open), .openRow(bank1_openRow),
    .mayActivate(bank1_mayActivate), .mayAccess(bank1_mayAccess), .mayPrecharge(bank1_mayPrecharge));
  BankState bank2 (  // ModuleScheduler.java:69
    .clock(clock), .reset(reset), .activates(choice_activates && isMeant_2), .activatedRow(window_chosenRow),
    .reads(choice_reads && isMeant_2), .writes(choice_writesNow && isMeant_2), .closesBehind(closesBehind[2]),
    .precharges(precharges[2]), .refreshes(refreshes), .open(bank2_open), .openRow(bank2_openRow),
    .mayActivate(bank2_mayActivate), .mayAccess(bank2_mayAccess), .mayPrecharge(bank2_mayPrecharge));
  BankState bank3 (  // ModuleScheduler.java:69
    .clock(clock), .reset(reset), .activates(choice_activates && isMeant_3), .activatedRow(window_chosenRow),
    .reads(choice_reads && isMeant_3), .writes(choice_writesNow && isMeant_3), .closesBehind(closesBehind[3]),
    .precharges(precharges[3]), .refreshes(refreshes), .open(bank3_open), .openRow(bank3_openRow),
    .mayActivate(bank3_mayActivate), .mayAccess(bank3_mayAccess), .mayPrecharge(bank3_mayPrecharge));
  RefreshDebt_780_8 refresh (  // ModuleScheduler.java:71
    .clock(clock), .reset(reset), .idle(!((|window_valid) || access_valid)), .refreshed(refreshes),
    .wanted(refresh_wanted));
  RowWindow_16_6 window (  // ModuleScheduler.java:72
    .clock(clock), .reset(reset), .accesses(accesses), .activates(choice_activates),
    .closes(closesBehind | precharges), .chosenBank(window_chosenBank), .chosenRow(window_chosenRow),
    .chosenColumn(window_chosenColumn), .open(open), .openRows_0(bank0_openRow), .openRows_1(bank1_openRow),
    .openRows_2(bank2_openRow), .openRows_3(bank3_openRow), .access_data_write(access_data_write),
    .access_data_bank(access_data_bank), .access_data_row(access_data_row),
    .access_data_column(access_data_column), .access_data_tag(access_data_tag), .access_valid(access_valid),
    .access_ready(window_access_ready), .valid(window_valid), .rowHits(window_rowHits), .writes(window_writes),
    .ofBank_0(window_ofBank_0), .ofBank_1(window_ofBank_1), .ofBank_2(window_ofBank_2),
    .ofBank_3(window_ofBank_3), .inTurn(window_inTurn), .oldest_valid(window_oldest_valid),
    .oldest_write(window_oldest_write), .oldest_bank(window_oldest_bank), .oldest_row(window_oldest_row),
    .oldest_column(window_oldest_column), .oldest_tag(window_oldest_tag), .oldest_rowHit(window_oldest_rowHit),
    .oldest_ordered(window_oldest_ordered), .oldest_age(window_oldest_age), .chosen(choice_chosen),
    .chosenTag(window_chosenTag));
  CommandChoice_16 choice (  // ModuleScheduler.java:73
    .urgent(urgent), .allowed(!refresh_wanted), .open({bank3_open, bank2_open, bank1_open, bank0_open}),
    .mayActivate(choice_mayActivate),
    .mayAccess({bank3_mayAccess, bank2_mayAccess, bank1_mayAccess, bank0_mayAccess}),
    .mayPrecharge(choice_mayPrecharge), .mayActivateAny(rowTimer_expired), .mayRead(readTimer_expired),
    .mayWrite(writeTimer_expired), .activates(choice_activates), .reads(choice_reads),
    .writesNow(choice_writesNow), .precharges(choice_precharges), .bank(choice_bank),
        .unwanted(choice_unwanted),
    .valid(window_valid), .rowHits(window_rowHits), .writes(window_writes), .ofBank_0(window_ofBank_0),
    .ofBank_1(window_ofBank_1), .ofBank_2(window_ofBank_2), .ofBank_3(window_ofBank_3), .inTurn(window_inTurn),
    .chosen(choice_chosen));
  SpacingTimer_2 rowTimer (  // ModuleScheduler.java:123
    .clock(clock), .reset(reset), .expired(rowTimer_expired), .event_0(choice_activates));
  SpacingTimer_3 readTimer (  // ModuleScheduler.java:124
    .clock(clock), .reset(reset), .expired(readTimer_expired), .event_0(choice_writesNow));
  SpacingTimer_3 writeTimer (  // ModuleScheduler.java:125
    .clock(clock), .reset(reset), .expired(writeTimer_expired), .event_0(choice_reads));
  CommandPins_6 output_ (  // ModuleScheduler.java:146
    .clock(clock), .reset(reset), .command(command), .autoPrecharge(|closesBehind), .bank(window_chosenBank),
    .row(window_chosenRow), .column(window_chosenColumn), .dataComes(dataComes), .data(data),
    .dataLanes(dataLanes), .completed(output_completed), .readData(output_readData),
    .pins_command(output_pins_command), .pins_autoPrecharge(output_pins_autoPrecharge),
    .pins_bank(output_pins_bank), .pins_row(output_pins_row), .pins_column(output_pins_column),
    .pins_writeData(output_pins_writeData), .pins_writeMask(output_pins_writeMask),
    .pins_readData(pins_readData), .tag(window_chosenTag), .dataTag(dataTag),
        .completedTag(output_completedTag));
  wire unused_ok = &{1'b0, window_oldest_write, window_oldest_bank, window_oldest_row, window_oldest_column,
      window_oldest_tag, window_oldest_rowHit, window_oldest_ordered};
`ifdef HEDDLE_SIMULATION
  reg  [7:0] urgentFor;  // ModuleScheduler.java:166
  always @(posedge clock) begin
    urgentFor <= (urgent && !(accesses && choice_chosen[0])) ? (urgentFor + 8'd1) : 8'd0;  // ModuleScheduler.java:167
    if (reset) begin
      urgentFor <= 8'd0;  // ModuleScheduler.java:166
    end
  end
  always @(posedge clock) begin
    if (!reset) begin
      if (!(urgentFor <= 8'd127)) begin  // ModuleScheduler.java:168
        $display("assertion failed: an urgent access is served in bounded time (ModuleScheduler.java:168)");
        $stop;  // ModuleScheduler.java:168
      end
    end
  end
`endif
`ifdef FORMAL
  reg  [7:0] urgentFor;  // ModuleScheduler.java:166
  always @(posedge clock) begin
    urgentFor <= (urgent && !(accesses && choice_chosen[0])) ? (urgentFor + 8'd1) : 8'd0;  // ModuleScheduler.java:167
    if (reset) begin
      urgentFor <= 8'd0;  // ModuleScheduler.java:166
    end
  end
  always @(posedge clock) begin
    if (!reset) begin
      assert (urgentFor <= 8'd127);  // ModuleScheduler.java:168
    end
  end
`endif
endmodule
