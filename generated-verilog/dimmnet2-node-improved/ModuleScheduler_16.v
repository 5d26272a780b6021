`default_nettype none
// window=16
module ModuleScheduler_16 (  // ModuleScheduler.java:75
  input  wire clock,  // ModuleScheduler.java:75
  input  wire reset,  // ModuleScheduler.java:75
  input  wire start_starts,  // ModuleScheduler.java:38
  input  wire [2:0] start_command,  // ModuleScheduler.java:38
  input  wire [1:0] start_bank,  // ModuleScheduler.java:38
  input  wire [13:0] start_mode,  // ModuleScheduler.java:38
  input  wire dataComes,  // ModuleScheduler.java:42
  input  wire [127:0] data,  // ModuleScheduler.java:45
  input  wire [3:0] dataLanes,  // ModuleScheduler.java:47
  output wire completed,  // ModuleScheduler.java:50
  output wire [127:0] readData,  // ModuleScheduler.java:54
  output wire activates,  // ModuleScheduler.java:56
  output wire [2:0] pins_command,  // ModuleScheduler.java:58
  output wire pins_autoPrecharge,  // ModuleScheduler.java:58
  output wire [1:0] pins_bank,  // ModuleScheduler.java:58
  output wire [13:0] pins_row,  // ModuleScheduler.java:58
  output wire [7:0] pins_column,  // ModuleScheduler.java:58
  output wire [127:0] pins_writeData,  // ModuleScheduler.java:58
  output wire [15:0] pins_writeMask,  // ModuleScheduler.java:58
  input  wire [127:0] pins_readData,  // ModuleScheduler.java:58
  input  wire access_data_write,  // ModuleScheduler.java:81
  input  wire [1:0] access_data_bank,  // ModuleScheduler.java:81
  input  wire [13:0] access_data_row,  // ModuleScheduler.java:81
  input  wire [7:0] access_data_column,  // ModuleScheduler.java:81
  input  wire [5:0] access_data_tag,  // ModuleScheduler.java:81
  input  wire access_valid,  // ModuleScheduler.java:81
  output wire access_ready,  // ModuleScheduler.java:81
  input  wire [5:0] dataTag,  // ModuleScheduler.java:82
  output wire [5:0] completedTag  // ModuleScheduler.java:83
);
  localparam [2:0] SoDimmCommand_ACTIVATE = 3'd1;
  localparam [2:0] SoDimmCommand_READ = 3'd2;
  localparam [2:0] SoDimmCommand_WRITE = 3'd3;
  localparam [2:0] SoDimmCommand_PRECHARGE = 3'd4;
  localparam [2:0] SoDimmCommand_REFRESH = 3'd5;
  localparam [2:0] SoDimmCommand_PRECHARGE_ALL = 3'd6;
  reg  activation;  // ModuleScheduler.java:183
  reg  [3:0] precharge;  // ModuleScheduler.java:185
  reg  prechargesFirst;  // ModuleScheduler.java:187
  wire [3:0] precharges;  // ModuleScheduler.java:119
  reg  [2:0] command;  // ModuleScheduler.java:149
  wire bank0_open, bank0_mayActivate, bank0_mayPrecharge, bank0_mayActivateNext, bank0_mayAccessNext,
      bank0_mayPrechargeNext;  // ModuleScheduler.java:85
  wire [13:0] bank0_openRow;  // ModuleScheduler.java:85
  wire bank1_open, bank1_mayActivate, bank1_mayPrecharge, bank1_mayActivateNext, bank1_mayAccessNext,
      bank1_mayPrechargeNext;  // ModuleScheduler.java:85
  wire [13:0] bank1_openRow;  // ModuleScheduler.java:85
  wire bank2_open, bank2_mayActivate, bank2_mayPrecharge, bank2_mayActivateNext, bank2_mayAccessNext,
      bank2_mayPrechargeNext;  // ModuleScheduler.java:85
  wire [13:0] bank2_openRow;  // ModuleScheduler.java:85
  wire bank3_open, bank3_mayActivate, bank3_mayPrecharge, bank3_mayActivateNext, bank3_mayAccessNext,
      bank3_mayPrechargeNext;  // ModuleScheduler.java:85
  wire [13:0] bank3_openRow;  // ModuleScheduler.java:85
  wire refresh_wanted;  // ModuleScheduler.java:88
  wire [3:0] window_activationBank, window_accessBank; wire [13:0] window_activationRow, window_oldest_row;  // ModuleScheduler.java:89
  wire window_accessWrites, window_access_ready, window_oldest_valid, window_oldest_write, window_oldest_rowHit,
      window_oldest_ordered, window_oldest_activationNext, window_oldest_accessNext;  // ModuleScheduler.java:89
  wire [7:0] window_accessColumn, window_oldest_column;  // ModuleScheduler.java:89
  wire [15:0] window_valid, window_rowHits, window_writes, window_ofBank_0, window_ofBank_1, window_ofBank_2,
      window_ofBank_3, window_inTurn, window_accessNext;  // ModuleScheduler.java:89
  wire [1:0] window_oldest_bank, window_oldest_age; wire [5:0] window_oldest_tag, window_accessTag;  // ModuleScheduler.java:89
  wire choice_activates, choice_prechargesFirst; wire [3:0] choice_precharge, choice_unwanted;  // ModuleScheduler.java:90
  wire [15:0] choice_activation, choice_access;  // ModuleScheduler.java:90
  wire issue_activates, issue_reads, issue_writesNow, issue_precharges, issue_keepsAccess;  // ModuleScheduler.java:91
  wire [3:0] issue_bank, issue_closesBehind;  // ModuleScheduler.java:91
  wire rowTimer_expired, rowTimer_expiresNext;  // ModuleScheduler.java:201
  wire readTimer_expired, readTimer_expiresNext;  // ModuleScheduler.java:202
  wire writeTimer_expired, writeTimer_expiresNext;  // ModuleScheduler.java:203
  wire output_completed, output_pins_autoPrecharge; wire [127:0] output_readData, output_pins_writeData;  // ModuleScheduler.java:215
  wire [2:0] output_pins_command; wire [1:0] output_pins_bank; wire [13:0] output_pins_row;  // ModuleScheduler.java:215
  wire [7:0] output_pins_column; wire [15:0] output_pins_writeMask; wire [5:0] output_completedTag;  // ModuleScheduler.java:215
  wire urgent = window_oldest_valid && (window_oldest_age == 2'd3);  // ModuleScheduler.java:94
  wire [3:0] open = {bank3_open, bank2_open, bank1_open, bank0_open};  // ModuleScheduler.java:252
  wire [3:0] mayActivate = {bank3_mayActivate, bank2_mayActivate, bank1_mayActivate, bank0_mayActivate};  // ModuleScheduler.java:252
  wire [3:0] mayPrecharge = {bank3_mayPrecharge, bank2_mayPrecharge, bank1_mayPrecharge, bank0_mayPrecharge};  // ModuleScheduler.java:252
  wire closesAll = refresh_wanted && (|open) && (&mayPrecharge);  // ModuleScheduler.java:111
  wire refreshes = refresh_wanted && !(|open) && (&mayActivate);  // ModuleScheduler.java:112
  wire allowed = !refresh_wanted;  // ModuleScheduler.java:115
  wire accesses = issue_reads || issue_writesNow;  // ModuleScheduler.java:100
  wire [13:0] row_0 = window_accessBank[0] ? bank0_openRow : 14'd0;  // ModuleScheduler.java:238
  wire [13:0] row_1 = row_0 | (window_accessBank[1] ? bank1_openRow : 14'd0);  // ModuleScheduler.java:238
  wire [13:0] row_2 = row_1 | (window_accessBank[2] ? bank2_openRow : 14'd0);  // ModuleScheduler.java:238
  wire [13:0] row_3 = row_2 | (window_accessBank[3] ? bank3_openRow : 14'd0);  // ModuleScheduler.java:238
  wire [13:0] row_4 = issue_activates ? window_activationRow : row_3;  // ModuleScheduler.java:220
  assign completed = output_completed;  // ModuleScheduler.java:228
  assign readData = output_readData;  // ModuleScheduler.java:230
  assign activates = issue_activates;  // ModuleScheduler.java:145
  assign pins_command = output_pins_command;  // ModuleScheduler.java:231
  assign pins_autoPrecharge = output_pins_autoPrecharge;  // ModuleScheduler.java:231
  assign pins_bank = output_pins_bank;  // ModuleScheduler.java:231
  assign pins_row = output_pins_row;  // ModuleScheduler.java:231
  assign pins_column = output_pins_column;  // ModuleScheduler.java:231
  assign pins_writeData = output_pins_writeData;  // ModuleScheduler.java:231
  assign pins_writeMask = output_pins_writeMask;  // ModuleScheduler.java:231
  assign access_ready = window_access_ready;  // ModuleScheduler.java:93
  assign completedTag = output_completedTag;  // ModuleScheduler.java:229
  assign precharges = closesAll ? 4'd15 : (issue_precharges ? issue_bank : 4'd0);  // ModuleScheduler.java:120
  always @* begin
    command = start_command;  // ModuleScheduler.java:150
    if (issue_activates) begin  // ModuleScheduler.java:151
      command = SoDimmCommand_ACTIVATE;  // ModuleScheduler.java:151
    end
    if (issue_reads) begin  // ModuleScheduler.java:152
      command = SoDimmCommand_READ;  // ModuleScheduler.java:152
    end
    if (issue_writesNow) begin  // ModuleScheduler.java:153
      command = SoDimmCommand_WRITE;  // ModuleScheduler.java:153
    end
    if (issue_precharges) begin  // ModuleScheduler.java:154
      command = SoDimmCommand_PRECHARGE;  // ModuleScheduler.java:154
    end
    if (closesAll) begin  // ModuleScheduler.java:155
      command = SoDimmCommand_PRECHARGE_ALL;  // ModuleScheduler.java:155
    end
    if (refreshes) begin  // ModuleScheduler.java:156
      command = SoDimmCommand_REFRESH;  // ModuleScheduler.java:156
    end
  end
  always @(posedge clock) begin
    activation <= choice_activates;  // ModuleScheduler.java:184
    precharge <= choice_precharge;  // ModuleScheduler.java:186
    prechargesFirst <= choice_prechargesFirst;  // ModuleScheduler.java:188
    if (reset) begin
      activation <= 1'b0;  // ModuleScheduler.java:183
      precharge <= 4'd0;  // ModuleScheduler.java:185
      prechargesFirst <= 1'b0;  // ModuleScheduler.java:187
    end
  end
  BankState bank0 (  // ModuleScheduler.java:85
    .clock(clock), .reset(reset), .activates(issue_activates && window_activationBank[0]),
    .activatedRow(window_activationRow), .reads(issue_reads && window_accessBank[0]),
    .writes(issue_writesNow && window_accessBank[0]), .closesBehind(issue_closesBehind[0]),
    .precharges(precharges[0]), .refreshes(refreshes), .open(bank0_open), .openRow(bank0_openRow),
    .mayActivate(bank0_mayActivate), .mayPrecharge(bank0_mayPrecharge), .mayActivateNext(bank0_mayActivateNext),
    .mayAccessNext(bank0_mayAccessNext), .mayPrechargeNext(bank0_mayPrechargeNext));
  BankState bank1 (  // ModuleScheduler.java:85
    .clock(clock), .reset(reset), .activates(issue_activates && window_activationBank[1]),
    .activatedRow(window_activationRow), .reads(issue_reads && window_accessBank[1]),
    .writes(issue_writesNow && window_accessBank[1]), .closesBehind(issue_closesBehind[1]),
    .precharges(precharges[1]), .refreshes(refreshes), .open(bank1_open), .openRow(bank1_openRow),
    .mayActivate(bank1_mayActivate), .mayPrecharge(bank1_mayPrecharge), .mayActivateNext(bank1_mayActivateNext),
    .mayAccessNext(bank1_mayAccessNext), .mayPrechargeNext(bank1_mayPrechargeNext));
  BankState bank2 (  // ModuleScheduler.java:85
    .clock(clock), .reset(reset), .activates(issue_activates && window_activationBank[2]),
    .activatedRow(window_activationRow), .reads(issue_reads && window_accessBank[2]),
    .writes(issue_writesNow && window_accessBank[2]), .closesBehind(issue_closesBehind[2]),
    .precharges(precharges[2]), .refreshes(refreshes), .open(bank2_open), .openRow(bank2_openRow),
    .mayActivate(bank2_mayActivate), .mayPrecharge(bank2_mayPrecharge), .mayActivateNext(bank2_mayActivateNext),
    .mayAccessNext(bank2_mayAccessNext), .mayPrechargeNext(bank2_mayPrechargeNext));
  BankState bank3 (  // ModuleScheduler.java:85
    .clock(clock), .reset(reset), .activates(issue_activates && window_activationBank[3]),
    .activatedRow(window_activationRow), .reads(issue_reads && window_accessBank[3]),
    .writes(issue_writesNow && window_accessBank[3]), .closesBehind(issue_closesBehind[3]),
    .precharges(precharges[3]), .refreshes(refreshes), .open(bank3_open), .openRow(bank3_openRow),
    .mayActivate(bank3_mayActivate), .mayPrecharge(bank3_mayPrecharge), .mayActivateNext(bank3_mayActivateNext),
    .mayAccessNext(bank3_mayAccessNext), .mayPrechargeNext(bank3_mayPrechargeNext));
  RefreshDebt_780_8_206 refresh (  // ModuleScheduler.java:88
    .clock(clock), .reset(reset), .idle(!((|window_valid) || access_valid)), .refreshed(refreshes),
    .wanted(refresh_wanted));
  RowWindow_16_6 window (  // ModuleScheduler.java:89
    .clock(clock), .reset(reset), .keepsAccess(issue_keepsAccess), .activates(issue_activates),
    .accesses(accesses), .closes(issue_closesBehind | precharges), .activationBank(window_activationBank),
    .activationRow(window_activationRow), .accessBank(window_accessBank), .accessWrites(window_accessWrites),
    .accessColumn(window_accessColumn), .open(open), .openRows_0(bank0_openRow), .openRows_1(bank1_openRow),
    .openRows_2(bank2_openRow), .openRows_3(bank3_openRow), .access_data_write(access_data_write),
    .access_data_bank(access_data_bank), .access_data_row(access_data_row),
    .access_data_column(access_data_column), .access_data_tag(access_data_tag), .access_valid(access_valid),
    .access_ready(window_access_ready), .valid(window_valid), .rowHits(window_rowHits), .writes(window_writes),
    .ofBank_0(window_ofBank_0), .ofBank_1(window_ofBank_1), .ofBank_2(window_ofBank_2),
    .ofBank_3(window_ofBank_3), .inTurn(window_inTurn), .accessNext(window_accessNext),
    .oldest_valid(window_oldest_valid), .oldest_write(window_oldest_write), .oldest_bank(window_oldest_bank),
    .oldest_row(window_oldest_row), .oldest_column(window_oldest_column), .oldest_tag(window_oldest_tag),
    .oldest_rowHit(window_oldest_rowHit), .oldest_ordered(window_oldest_ordered),
    .oldest_activationNext(window_oldest_activationNext), .oldest_accessNext(window_oldest_accessNext),
    .oldest_age(window_oldest_age), .activationChosen(choice_activation), .accessChosen(choice_access),
    .accessTag(window_accessTag));
  CommandChoice_16 choice (  // ModuleScheduler.java:90
    .urgent(urgent), .allowed(allowed), .open(open),
    .mayActivate({bank3_mayActivateNext, bank2_mayActivateNext, bank1_mayActivateNext, bank0_mayActivateNext}),
    .mayAccess({bank3_mayAccessNext, bank2_mayAccessNext, bank1_mayAccessNext, bank0_mayAccessNext}),
    .mayPrecharge({bank3_mayPrechargeNext, bank2_mayPrechargeNext, bank1_mayPrechargeNext,
        bank0_mayPrechargeNext}),
    .mayRead(readTimer_expiresNext), .mayWrite(writeTimer_expiresNext), .activates(choice_activates),
    .precharge(choice_precharge), .prechargesFirst(choice_prechargesFirst), .unwanted(choice_unwanted),
    .valid(window_valid), .rowHits(window_rowHits), .writes(window_writes), .ofBank_0(window_ofBank_0),
    .ofBank_1(window_ofBank_1), .ofBank_2(window_ofBank_2), .ofBank_3(window_ofBank_3), .inTurn(window_inTurn),
    .accessNext(window_accessNext), .activation(choice_activation), .access(choice_access));
  CommandIssue issue (  // ModuleScheduler.java:91
    .clock(clock), .reset(reset), .allowed(allowed), .open(open), .mayActivateAny(rowTimer_expired),
    .mayRead(readTimer_expired), .mayWrite(writeTimer_expired), .activation(activation),
    .activationBank(window_activationBank), .accessBank(window_accessBank), .accessWrites(window_accessWrites),
    .unwanted(choice_unwanted), .precharge(precharge), .prechargesFirst(prechargesFirst),
    .activates(issue_activates), .reads(issue_reads), .writesNow(issue_writesNow),
        .precharges(issue_precharges),
    .bank(issue_bank), .closesBehind(issue_closesBehind), .keepsAccess(issue_keepsAccess));
  SpacingTimer_2 rowTimer (  // ModuleScheduler.java:201
    .clock(clock), .reset(reset), .expired(rowTimer_expired), .expiresNext(rowTimer_expiresNext),
    .event_0(issue_activates));
  SpacingTimer_3 readTimer (  // ModuleScheduler.java:202
    .clock(clock), .reset(reset), .expired(readTimer_expired), .expiresNext(readTimer_expiresNext),
    .event_0(issue_writesNow));
  SpacingTimer_3 writeTimer (  // ModuleScheduler.java:203
    .clock(clock), .reset(reset), .expired(writeTimer_expired), .expiresNext(writeTimer_expiresNext),
    .event_0(issue_reads));
  CommandPins_6 output_ (  // ModuleScheduler.java:215
    .clock(clock), .reset(reset), .command(command), .autoPrecharge(|issue_closesBehind),
    .bank({|(issue_bank & 4'd12), |(issue_bank & 4'd10)} | start_bank), .row(row_4 | start_mode),
    .column(window_accessColumn), .dataComes(dataComes), .data(data), .dataLanes(dataLanes),
    .completed(output_completed), .readData(output_readData), .pins_command(output_pins_command),
    .pins_autoPrecharge(output_pins_autoPrecharge), .pins_bank(output_pins_bank), .pins_row(output_pins_row),
    .pins_column(output_pins_column), .pins_writeData(output_pins_writeData),
    .pins_writeMask(output_pins_writeMask), .pins_readData(pins_readData), .tag(window_accessTag),
    .dataTag(dataTag), .completedTag(output_completedTag));
  wire unused_ok = &{1'b0, start_starts, window_oldest_write, window_oldest_bank, window_oldest_row,
      window_oldest_column, window_oldest_tag, window_oldest_rowHit, window_oldest_ordered,
      window_oldest_activationNext, window_oldest_accessNext, rowTimer_expiresNext};
`ifdef HEDDLE_SIMULATION
  reg  [7:0] urgentFor;  // ModuleScheduler.java:246
  always @(posedge clock) begin
    urgentFor <= (urgent && !(accesses && window_accessNext[0])) ? (urgentFor + 8'd1) : 8'd0;  // ModuleScheduler.java:247
    if (reset) begin
      urgentFor <= 8'd0;  // ModuleScheduler.java:246
    end
  end
  always @(posedge clock) begin
    if (!reset) begin
      if (!(urgentFor <= 8'd127)) begin  // ModuleScheduler.java:248
        $display("assertion failed: an urgent access is served in bounded time (ModuleScheduler.java:248)");
        $stop;  // ModuleScheduler.java:248
      end
    end
  end
`endif
`ifdef FORMAL
  reg  [7:0] urgentFor;  // ModuleScheduler.java:246
  always @(posedge clock) begin
    urgentFor <= (urgent && !(accesses && window_accessNext[0])) ? (urgentFor + 8'd1) : 8'd0;  // ModuleScheduler.java:247
    if (reset) begin
      urgentFor <= 8'd0;  // ModuleScheduler.java:246
    end
  end
  always @(posedge clock) begin
    if (!reset) begin
      assert (urgentFor <= 8'd127);  // ModuleScheduler.java:248
    end
  end
`endif
endmodule
`default_nettype wire
