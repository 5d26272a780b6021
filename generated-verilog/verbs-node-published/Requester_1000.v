`default_nettype none
// rnrUnit=1000
module Requester_1000 (  // Requester.java:249
  input  wire clock,  // Requester.java:249
  input  wire reset,  // Requester.java:249
  input  wire [5:0] order_data_queuePair,  // Requester.java:54
  input  wire order_data_sets,  // Requester.java:54
  input  wire [383:0] order_data_record,  // Requester.java:54
  input  wire order_valid,  // Requester.java:54
  output wire order_ready,  // Requester.java:54
  output wire [23:0] shownPsn,  // Requester.java:56
  output wire [15:0] shownIndex,  // Requester.java:58
  input  wire [5:0] posted_data_number,  // Requester.java:60
  input  wire [15:0] posted_data_index,  // Requester.java:60
  input  wire posted_valid,  // Requester.java:60
  output wire posted_ready,  // Requester.java:60
  input  wire [63:0] isError,  // Requester.java:62
  output wire [5:0] queuePair,  // Requester.java:64
  output wire setsError,  // Requester.java:66
  output wire clearsError,  // Requester.java:68
  output wire memory_data_write,  // Requester.java:71
  output wire [42:0] memory_data_line,  // Requester.java:71
  output wire [255:0] memory_data_data,  // Requester.java:71
  output wire [31:0] memory_data_lanes,  // Requester.java:71
  output wire memory_valid,  // Requester.java:71
  input  wire memory_ready,  // Requester.java:71
  input  wire returns,  // Requester.java:73
  input  wire [255:0] line,  // Requester.java:75
  output wire sendStart_data_isList,  // Requester.java:78
  output wire sendStart_data_isPhysical,  // Requester.java:78
  output wire [47:0] sendStart_data_list,  // Requester.java:78
  output wire [8:0] sendStart_data_elements,  // Requester.java:78
  output wire [63:0] sendStart_data_address,  // Requester.java:78
  output wire [31:0] sendStart_data_key,  // Requester.java:78
  output wire [31:0] sendStart_data_length,  // Requester.java:78
  output wire [31:0] sendStart_data_skip,  // Requester.java:78
  output wire [15:0] sendStart_data_domain,  // Requester.java:78
  output wire [3:0] sendStart_data_rights,  // Requester.java:78
  output wire sendStart_valid,  // Requester.java:78
  input  wire sendStart_ready,  // Requester.java:78
  output wire [12:0] sendPacket_data,  // Requester.java:80
  output wire sendPacket_valid,  // Requester.java:80
  input  wire sendPacket_ready,  // Requester.java:80
  output wire [15:0] plan_data_to,  // Requester.java:82
  output wire [13:0] plan_data_payload,  // Requester.java:82
  output wire [191:0] plan_data_header,  // Requester.java:82
  output wire [127:0] plan_data_extension,  // Requester.java:82
  output wire plan_data_hasExtension,  // Requester.java:82
  output wire plan_data_hasData,  // Requester.java:82
  output wire [21:0] plan_data_owner,  // Requester.java:82
  output wire plan_valid,  // Requester.java:82
  input  wire plan_ready,  // Requester.java:82
  input  wire [21:0] refused_data,  // Requester.java:84
  input  wire refused_valid,  // Requester.java:84
  output wire refused_ready,  // Requester.java:84
  input  wire waits,  // Requester.java:87
  input  wire [15:0] from,  // Requester.java:89
  input  wire [12:0] bytes,  // Requester.java:91
  input  wire [191:0] header,  // Requester.java:93
  output wire accepts,  // Requester.java:95
  output wire drops,  // Requester.java:97
  output wire holds,  // Requester.java:99
  output wire returnStart_data_isList,  // Requester.java:101
  output wire returnStart_data_isPhysical,  // Requester.java:101
  output wire [47:0] returnStart_data_list,  // Requester.java:101
  output wire [8:0] returnStart_data_elements,  // Requester.java:101
  output wire [63:0] returnStart_data_address,  // Requester.java:101
  output wire [31:0] returnStart_data_key,  // Requester.java:101
  output wire [31:0] returnStart_data_length,  // Requester.java:101
  output wire [31:0] returnStart_data_skip,  // Requester.java:101
  output wire [15:0] returnStart_data_domain,  // Requester.java:101
  output wire [3:0] returnStart_data_rights,  // Requester.java:101
  output wire returnStart_valid,  // Requester.java:101
  input  wire returnStart_ready,  // Requester.java:101
  output wire [12:0] returnPacket_data,  // Requester.java:103
  output wire returnPacket_valid,  // Requester.java:103
  input  wire returnPacket_ready,  // Requester.java:103
  input  wire returnVerdict_data,  // Requester.java:105
  input  wire returnVerdict_valid,  // Requester.java:105
  output wire returnVerdict_ready,  // Requester.java:105
  input  wire returned,  // Requester.java:107
  input  wire mayWrite,  // Requester.java:109
  output wire isWriting,  // Requester.java:111
  output wire [5:0] completion_data_queue,  // Requester.java:114
  output wire [255:0] completion_data_entry,  // Requester.java:114
  output wire completion_data_isSolicited,  // Requester.java:114
  output wire completion_valid,  // Requester.java:114
  input  wire completion_ready,  // Requester.java:114
  input  wire written,  // Requester.java:116
  output wire repeats,  // Requester.java:119
  output wire ignores,  // Requester.java:121
  output wire timesOut  // Requester.java:123
);
  localparam [2:0] Event_ORDER = 3'd0;
  localparam [2:0] Event_REFUSED = 3'd1;
  localparam [2:0] Event_RESPONSE = 3'd2;
  localparam [2:0] Event_TIMER = 3'd3;
  localparam [2:0] Event_PACKET = 3'd4;
  localparam [2:0] Event_WORK = 3'd5;
  localparam [5:0] State_IDLE = 6'd0;
  localparam [5:0] State_FETCH = 6'd1;
  localparam [5:0] State_LOAD = 6'd2;
  localparam [5:0] State_ACT = 6'd3;
  localparam [5:0] State_WORK = 6'd4;
  localparam [5:0] State_ADDRESS = 6'd5;
  localparam [5:0] State_READ = 6'd6;
  localparam [5:0] State_WAIT = 6'd7;
  localparam [5:0] State_READ_OPERANDS = 6'd8;
  localparam [5:0] State_WAIT_OPERANDS = 6'd9;
  localparam [5:0] State_DECIDE = 6'd10;
  localparam [5:0] State_DECIDED = 6'd11;
  localparam [5:0] State_KNOWN = 6'd12;
  localparam [5:0] State_FOUND = 6'd13;
  localparam [5:0] State_SIZE = 6'd14;
  localparam [5:0] State_SKIP = 6'd15;
  localparam [5:0] State_BEGIN = 6'd16;
  localparam [5:0] State_CURSOR = 6'd17;
  localparam [5:0] State_MEASURE = 6'd18;
  localparam [5:0] State_PACKET = 6'd19;
  localparam [5:0] State_PLAN = 6'd20;
  localparam [5:0] State_SENT = 6'd21;
  localparam [5:0] State_WINDOW = 6'd22;
  localparam [5:0] State_WINDOW_KNOWN = 6'd23;
  localparam [5:0] State_ENTRY = 6'd24;
  localparam [5:0] State_ENTERED = 6'd25;
  localparam [5:0] State_COVER = 6'd26;
  localparam [5:0] State_JUDGE = 6'd27;
  localparam [5:0] State_ANSWER = 6'd28;
  localparam [5:0] State_RETURN_ADDRESS = 6'd29;
  localparam [5:0] State_RETURN_START = 6'd30;
  localparam [5:0] State_RETURN_PACKET = 6'd31;
  localparam [5:0] State_RETURN_VERDICT = 6'd32;
  localparam [5:0] State_RETURN_DATA = 6'd33;
  localparam [5:0] State_RETURNED = 6'd34;
  localparam [5:0] State_FINISH = 6'd35;
  localparam [5:0] State_EXPIRE = 6'd36;
  localparam [5:0] State_REFUSE = 6'd37;
  localparam [5:0] State_SETTLE = 6'd38;
  localparam [5:0] State_EMIT = 6'd39;
  localparam [5:0] State_WRITTEN = 6'd40;
  localparam [5:0] State_STORE = 6'd41;
  reg  [5:0] state;  // Requester.java:179
  reg  [2:0] event_;  // Requester.java:180
  reg  [5:0] q;  // Requester.java:181
  reg  [15:0] s_acked;  // Requester.java:201
  reg  [15:0] s_sending;  // Requester.java:201
  reg  [15:0] s_begun;  // Requester.java:201
  reg  [23:0] s_ackedPsn;  // Requester.java:201
  reg  [23:0] s_sendPsn;  // Requester.java:201
  reg  [23:0] s_mostPsn;  // Requester.java:201
  reg  [2:0] s_retries;  // Requester.java:201
  reg  [2:0] s_rnrRetries;  // Requester.java:201
  reg  [4:0] s_reads;  // Requester.java:201
  reg  s_isBack;  // Requester.java:201
  reg  s_hasFailed;  // Requester.java:201
  reg  [15:0] s_failed;  // Requester.java:201
  reg  [7:0] s_failure;  // Requester.java:201
  reg  [15:0] postedIndex;  // Requester.java:202
  reg  inError;  // Requester.java:203
  reg  [63:0] pending;  // Requester.java:205
  reg  [63:0] isWaiting;  // Requester.java:207
  reg  [12:0] most;  // Requester.java:211
  reg  active;  // Requester.java:214
  reg  [5:0] activePair;  // Requester.java:215
  reg  [255:0] control;  // Requester.java:216
  reg  [127:0] operands;  // Requester.java:217
  reg  [47:0] entryAddress;  // Requester.java:218
  reg  [23:0] firstPsn;  // Requester.java:219
  reg  [23:0] lastPsn;  // Requester.java:220
  reg  [23:0] psn;  // Requester.java:221
  reg  [31:0] remaining;  // Requester.java:222
  reg  isAgain;  // Requester.java:223
  reg  [7:0] status;  // Requester.java:226
  reg  [15:0] completed;  // Requester.java:227
  reg  goesOn;  // Requester.java:228
  reg  [23:0] end_;  // Requester.java:231
  reg  progress;  // Requester.java:232
  reg  isLost;  // Requester.java:233
  reg  [23:0] entry_firstPsn;  // Requester.java:239
  reg  [23:0] entry_lastPsn;  // Requester.java:239
  reg  [2:0] entry_opcode;  // Requester.java:239
  reg  entry_isSignaled;  // Requester.java:239
  reg  [8:0] entry_elements;  // Requester.java:239
  reg  [31:0] entry_length;  // Requester.java:239
  wire begins;  // Requester.java:242
  reg  hasData;  // Requester.java:244
  wire completes;  // Requester.java:745
  reg  isFitting;  // Requester.java:746
  wire endsRead;  // Requester.java:812
  reg  [92:0] found;  // Requester.java:253
  reg  [5:0] turn;  // Requester.java:279
  reg  [63:0] wasError;  // Requester.java:317
  reg  [156:0] stored;  // Requester.java:335
  reg  [15:0] storedPosted;  // Requester.java:336
  reg  [23:0] shownPsnNow;  // Requester.java:386
  reg  [15:0] shownIndexNow;  // Requester.java:387
  reg  [23:0] packets;  // Requester.java:464
  reg  [32:0] rounded;  // Requester.java:466
  reg  [31:0] skip;  // Requester.java:474
  wire [23:0] begun_firstPsn;  // Requester.java:478
  wire [23:0] begun_lastPsn;  // Requester.java:478
  wire [2:0] begun_opcode;  // Requester.java:478
  wire begun_isSignaled;  // Requester.java:478
  wire [8:0] begun_elements;  // Requester.java:478
  wire [31:0] begun_length;  // Requester.java:478
  reg  isLast;  // Requester.java:516
  reg  [12:0] data;  // Requester.java:517
  reg  [15:0] made_to;  // Requester.java:531
  reg  [13:0] made_payload;  // Requester.java:531
  reg  [191:0] made_header;  // Requester.java:531
  reg  [127:0] made_extension;  // Requester.java:531
  reg  made_hasExtension;  // Requester.java:531
  reg  made_hasData;  // Requester.java:531
  reg  [21:0] made_owner;  // Requester.java:531
  reg  [3:0] operation;  // Requester.java:532
  reg  ends_0;  // Requester.java:581
  reg  isAwaited;  // Requester.java:627
  reg  isCovered;  // Requester.java:638
  reg  [35:0] timeoutTicks;  // Requester.java:725
  reg  [31:0] returnSkip;  // Requester.java:766
  reg  writing;  // Requester.java:785
  wire [139:0] table_attributes;  // Requester.java:182
  wire timers_expired; wire [5:0] timers_expiredIndex;  // Requester.java:199
  wire [35:0] rnrTimes_ticks;  // Requester.java:251
  reg  [156:0] states [0:63];  // Requester.java:235
  reg  [15:0] postings [0:63];  // Requester.java:236
  reg  [92:0] unacked [0:1023];  // Requester.java:237
  wire [2:0] mtu = table_attributes[21:19];  // QueuePairTable.java:69
  wire isMine = active && (activePair == q);  // Requester.java:243
  wire [15:0] oldestOrNext = (state == State_KNOWN) ? s_sending : s_acked;  // Requester.java:252
  wire [63:0] hasWork_shifted = pending >> turn;  // Requester.java:280
  wire hasWork = hasWork_shifted[0];  // Requester.java:280
  wire maySend = active && plan_ready && sendPacket_ready;  // Requester.java:281
  wire isUrgent = order_valid || refused_valid || waits || timers_expired;  // Requester.java:282
  wire idle = state == State_IDLE;  // Requester.java:270
  wire worksNext = !active && hasWork;  // Requester.java:284
  wire picks = idle && !isUrgent && worksNext;  // Requester.java:312
  wire [63:0] rung_joined = {posted_data_number == 6'd63, posted_data_number == 6'd62, posted_data_number
      == 6'd61, posted_data_number == 6'd60, posted_data_number == 6'd59, posted_data_number == 6'd58,
      posted_data_number == 6'd57, posted_data_number == 6'd56, posted_data_number == 6'd55, posted_data_number
      == 6'd54, posted_data_number == 6'd53, posted_data_number == 6'd52, posted_data_number == 6'd51,
      posted_data_number == 6'd50, posted_data_number == 6'd49, posted_data_number == 6'd48, posted_data_number
      == 6'd47, posted_data_number == 6'd46, posted_data_number == 6'd45, posted_data_number == 6'd44,
      posted_data_number == 6'd43, posted_data_number == 6'd42, posted_data_number == 6'd41, posted_data_number
      == 6'd40, posted_data_number == 6'd39, posted_data_number == 6'd38, posted_data_number == 6'd37,
      posted_data_number == 6'd36, posted_data_number == 6'd35, posted_data_number == 6'd34, posted_data_number
      == 6'd33, posted_data_number == 6'd32, posted_data_number == 6'd31, posted_data_number == 6'd30,
      posted_data_number == 6'd29, posted_data_number == 6'd28, posted_data_number == 6'd27, posted_data_number
      == 6'd26, posted_data_number == 6'd25, posted_data_number == 6'd24, posted_data_number == 6'd23,
      posted_data_number == 6'd22, posted_data_number == 6'd21, posted_data_number == 6'd20, posted_data_number
      == 6'd19, posted_data_number == 6'd18, posted_data_number == 6'd17, posted_data_number == 6'd16,
      posted_data_number == 6'd15, posted_data_number == 6'd14, posted_data_number == 6'd13, posted_data_number
      == 6'd12, posted_data_number == 6'd11, posted_data_number == 6'd10, posted_data_number == 6'd9,
      posted_data_number == 6'd8, posted_data_number == 6'd7, posted_data_number == 6'd6, posted_data_number
      == 6'd5, posted_data_number == 6'd4, posted_data_number == 6'd3, posted_data_number == 6'd2,
      posted_data_number == 6'd1, posted_data_number == 6'd0};  // Requester.java:319
  wire [63:0] rung = (posted_valid && posted_ready) ? rung_joined : 64'd0;  // Requester.java:319
  wire [63:0] woken_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:320
  wire [63:0] woken = ((state == State_STORE) || (state == State_FINISH) || (state == State_EXPIRE))
      ? woken_joined : 64'd0;  // Requester.java:320
  wire [63:0] failing = isError & ~wasError;  // Requester.java:321
  wire [63:0] taken_joined = {turn == 6'd63, turn == 6'd62, turn == 6'd61, turn == 6'd60, turn == 6'd59, turn
      == 6'd58, turn == 6'd57, turn == 6'd56, turn == 6'd55, turn == 6'd54, turn == 6'd53, turn == 6'd52, turn
      == 6'd51, turn == 6'd50, turn == 6'd49, turn == 6'd48, turn == 6'd47, turn == 6'd46, turn == 6'd45, turn
      == 6'd44, turn == 6'd43, turn == 6'd42, turn == 6'd41, turn == 6'd40, turn == 6'd39, turn == 6'd38, turn
      == 6'd37, turn == 6'd36, turn == 6'd35, turn == 6'd34, turn == 6'd33, turn == 6'd32, turn == 6'd31, turn
      == 6'd30, turn == 6'd29, turn == 6'd28, turn == 6'd27, turn == 6'd26, turn == 6'd25, turn == 6'd24, turn
      == 6'd23, turn == 6'd22, turn == 6'd21, turn == 6'd20, turn == 6'd19, turn == 6'd18, turn == 6'd17, turn
      == 6'd16, turn == 6'd15, turn == 6'd14, turn == 6'd13, turn == 6'd12, turn == 6'd11, turn == 6'd10, turn
      == 6'd9, turn == 6'd8, turn == 6'd7, turn == 6'd6, turn == 6'd5, turn == 6'd4, turn == 6'd3, turn == 6'd2,
      turn == 6'd1, turn == 6'd0};  // Requester.java:322
  wire [63:0] taken = picks ? taken_joined : 64'd0;  // Requester.java:322
  wire fetches = state == State_FETCH;  // Requester.java:270
  wire resets_0 = (state == State_ACT) && (event_ == Event_ORDER)
      && (order_data_sets && (order_data_record[2:0] == 3'd0));  // Requester.java:343
  wire carriesOut = (state == State_ACT) && (event_ == Event_ORDER);  // Requester.java:360
  wire sets = carriesOut && order_data_sets;  // Requester.java:361
  wire [2:0] wanted = order_data_record[2:0];  // LayoutField.java:17
  wire starts_0 = sets && (wanted == 3'd3) && (table_attributes[2:0] != 3'd3);  // Requester.java:364
  wire resets_1 = carriesOut && (order_data_sets && (order_data_record[2:0] == 3'd0));  // Requester.java:365
  wire [15:0] index_0 = (state == State_RETURN_ADDRESS) ? s_acked : s_sending;  // Requester.java:398
  wire [15:0] inQueue = index_0 & ~(16'hffff << table_attributes[87:84]);  // WorkEntry.java:25
  wire [3:0] shift_difference = table_attributes[91:88] - 4'd6;  // WorkEntry.java:26
  wire [2:0] shift = shift_difference[2:0];  // WorkEntry.java:26
  wire [47:0] offset = {26'd0, inQueue, 6'd0} << shift;  // WorkEntry.java:27
  wire [42:0] first = entryAddress[47:5];  // Requester.java:405
  wire isTooLong = (control[95] && (control[94:64] != 31'd0))
      || ((control[2:0] >= 3'd5) && (control[95:64] != 32'd8));  // Requester.java:452
  wire isUnknown = control[2:0] > 3'd6;  // Requester.java:453
  wire isRead_0 = control[2:0] >= 3'd4;  // UnackedEntry.java:44
  wire [32:0] least = (control[95:64] == 32'd0) ? 33'd1 : {1'b0, control[95:64]};  // WorkEntry.java:63
  wire [32:0] halves = {8'd0, rounded[32:8]};  // WorkEntry.java:41
  wire starts_1 = state == State_BEGIN;  // Requester.java:270
  wire [23:0] last = (firstPsn + packets) - 24'd1;  // Requester.java:477
  wire isInline = control[6];  // LayoutField.java:22
  wire [47:0] list = entryAddress + 48'd32;  // Requester.java:502
  wire isRead_1 = control[2:0] >= 3'd4;  // UnackedEntry.java:44
  wire isAtomic_0 = control[2:0] >= 3'd5;  // UnackedEntry.java:49
  wire isRest = isRead_1 || (remaining <= {19'd0, most});  // Requester.java:518
  wire hasImmediate = (control[2:0] == 3'd1) || (control[2:0] == 3'd3);  // Requester.java:524
  wire isSend = (control[2:0] == 3'd2) || (control[2:0] == 3'd3);  // Requester.java:525
  wire isExtended = isAtomic_0 || (hasImmediate && isLast);  // Requester.java:526
  wire [13:0] payload = {1'b0, hasData ? data : 13'd0} + (isExtended ? 14'd16 : 14'd0);  // Requester.java:546
  wire [3:0] whole_0 = operation;  // RecordLayout.java:80
  wire whole_1 = psn == firstPsn;  // RecordLayout.java:80
  wire [4:0] record_0 = {whole_1, whole_0};  // RecordLayout.java:83
  wire whole_2 = isLast;  // RecordLayout.java:80
  wire [5:0] record_1 = {whole_2, record_0};  // RecordLayout.java:83
  wire whole_3 = hasImmediate && isLast;  // RecordLayout.java:80
  wire [6:0] record_2 = {whole_3, record_1};  // RecordLayout.java:83
  wire whole_4 = control[5];  // RecordLayout.java:80
  wire [7:0] record_3 = {whole_4, record_2};  // RecordLayout.java:83
  wire [8:0] record_4 = {1'b1, record_3};  // RecordLayout.java:83
  wire whole_5 = !hasData;  // RecordLayout.java:80
  wire [9:0] record_5 = {whole_5, record_4};  // RecordLayout.java:83
  wire [23:0] whole_6 = table_attributes[51:28];  // RecordLayout.java:80
  wire [29:0] placed_0 = {whole_6, 6'd0};  // RecordLayout.java:82
  wire [39:0] record_6 = {placed_0, record_5};  // RecordLayout.java:83
  wire [23:0] whole_7 = psn;  // RecordLayout.java:80
  wire [63:0] record_7 = {whole_7, record_6};  // RecordLayout.java:83
  wire [63:0] whole_8 = control[191:128];  // RecordLayout.java:80
  wire [127:0] record_8 = {whole_8, record_7};  // RecordLayout.java:83
  wire [31:0] whole_9 = control[223:192];  // RecordLayout.java:80
  wire [159:0] record_9 = {whole_9, record_8};  // RecordLayout.java:83
  wire [31:0] whole_10 = control[95:64];  // RecordLayout.java:80
  wire [191:0] record_10 = {whole_10, record_9};  // RecordLayout.java:83
  wire [23:0] next_0 = (isRead_1 ? lastPsn : psn) + 24'd1;  // Requester.java:583
  wire [23:0] isNew_difference = next_0 - s_mostPsn;  // WorkEntry.java:32
  wire isNew = !isNew_difference[23];  // WorkEntry.java:32
  wire [23:0] responsePsn = header[63:40];  // LayoutField.java:17
  wire isPair = header[39:22] == 18'd0;  // Requester.java:620
  wire mayCome = (table_attributes[2:0] == 3'd3) && !inError && isPair && (from == table_attributes[67:52]);  // Requester.java:625
  wire isUnderWay_0 = (responsePsn - s_ackedPsn) < (s_mostPsn - s_ackedPsn);  // Requester.java:626
  wire hasEntry = s_acked != s_begun;  // Requester.java:637
  wire completesNow = isCovered && !(entry_opcode >= 3'd4);  // Requester.java:640
  wire isDone = (state == State_JUDGE) && !completesNow;  // Requester.java:642
  wire answers = state == State_ANSWER;  // Requester.java:270
  wire isGap = isLost || (!(header[3:0] == 4'd8) && !(!isLost && isFitting));  // Requester.java:660
  wire isMissing = (isGap && !s_isBack)
      || (!isLost && ((header[3:0] == 4'd8) && (header[71:69] == 3'd3) && (header[68:64] == 5'd0)));  // Requester.java:661
  wire isWaitingNow = !isLost && ((header[3:0] == 4'd8) && (header[71:69] == 3'd1));  // Requester.java:662
  wire isRefused = !isLost && ((header[3:0] == 4'd8) && (header[71:69] == 3'd3))
      && !((header[3:0] == 4'd8) && (header[71:69] == 3'd3) && (header[68:64] == 5'd0));  // Requester.java:665
  wire [2:0] fullRnr = table_attributes[83:81];  // QueuePairTable.java:69
  wire [2:0] retriesLeft = progress ? table_attributes[80:78] : s_retries;  // Requester.java:668
  wire [2:0] rnrRetriesLeft = progress ? fullRnr : s_rnrRetries;  // Requester.java:669
  wire isTired = isMissing && (retriesLeft == 3'd0);  // Requester.java:670
  wire isRnrTired = isWaitingNow && (rnrRetriesLeft == 3'd0) && (fullRnr != 3'd7);  // Requester.java:671
  wire [7:0] refusal = (header[68:64] == 5'd1) ? 8'd9 : ((header[68:64] == 5'd2) ? 8'd10 : 8'd11);  // Requester.java:672
  wire startsWaiting = answers && isWaitingNow && !isRnrTired;  // Requester.java:679
  wire expires = state == State_EXPIRE;  // Requester.java:270
  wire [63:0] isSilent_shifted = isWaiting >> q;  // Requester.java:683
  wire isSilent = expires && !isSilent_shifted[0] && !inError && (s_acked != s_begun);  // Requester.java:683
  wire isGivenUp = isSilent && (s_retries == 3'd0);  // Requester.java:684
  wire goesBack = (answers && (isMissing || isWaitingNow || isRefused)) || isSilent;  // Requester.java:710
  wire [23:0] isPassed_difference = s_sendPsn - s_ackedPsn;  // Requester.java:713
  wire isPassed = isPassed_difference[23];  // Requester.java:713
  wire isAllAcked = s_acked == s_begun;  // Requester.java:721
  wire finishes = state == State_FINISH;  // Requester.java:270
  wire hasTimeout = table_attributes[77:73] != 5'd0;  // Requester.java:723
  wire [63:0] isHeldUp_shifted = isWaiting >> q;  // Requester.java:724
  wire isHeldUp = isHeldUp_shifted[0];  // Requester.java:724
  wire restarts = ((state == State_SENT) || (finishes && !isAllAcked)) && !isHeldUp && hasTimeout;  // Requester.java:737
  wire isAtomic_1 = entry_opcode >= 3'd5;  // UnackedEntry.java:49
  wire isJudged = returnVerdict_valid && returnVerdict_ready;  // Requester.java:783
  wire isAllowed = returnVerdict_data;  // Requester.java:784
  wire isEmpty = bytes == 13'd0;  // Requester.java:788
  wire isTaken_0 = (state == State_ANSWER) && !(header[3:0] == 4'd8) && (!isLost && isFitting);  // Requester.java:789
  wire ends_1 = s_ackedPsn == entry_lastPsn;  // Requester.java:799
  wire settles = state == State_SETTLE;  // Requester.java:270
  wire fails = settles && s_hasFailed && (s_failed == s_acked) && !inError;  // Requester.java:817
  wire flushes = (state == State_WORK) && inError && (s_acked != postedIndex);  // Requester.java:818
  wire isOrdered = (state == State_ACT) && (event_ == Event_ORDER) && order_data_sets
      && (order_data_record[2:0] == 3'd6);  // Requester.java:822
  wire [15:0] index_1 = refused_data[15:0];  // Requester.java:825
  wire isUnderWay_1 = (index_1 - s_acked) < (s_begun - s_acked);  // Requester.java:826
  wire [15:0] next_1 = s_acked + 16'd1;  // Requester.java:854
  wire [7:0] opcode = (entry_opcode >= 3'd4)
      ? ((entry_opcode >= 3'd5) ? ((entry_opcode == 3'd5) ? 8'd3 : 8'd4) : 8'd2)
      : ((entry_opcode >= 3'd2) ? 8'd0 : 8'd1);  // Requester.java:861
  wire [15:0] whole_11 = completed;  // RecordLayout.java:80
  wire [23:0] whole_12 = {18'd0, q};  // RecordLayout.java:80
  wire [71:0] placed_1 = {whole_12, 48'd0};  // RecordLayout.java:82
  wire [87:0] record_11 = {placed_1, whole_11};  // RecordLayout.java:83
  wire [23:0] whole_13 = table_attributes[51:28];  // RecordLayout.java:80
  wire [111:0] record_12 = {whole_13, record_11};  // RecordLayout.java:83
  wire [7:0] whole_14 = opcode;  // RecordLayout.java:80
  wire [119:0] record_13 = {whole_14, record_12};  // RecordLayout.java:83
  wire [7:0] whole_15 = status;  // RecordLayout.java:80
  wire [127:0] record_14 = {whole_15, record_13};  // RecordLayout.java:83
  wire [31:0] whole_16 = entry_length;  // RecordLayout.java:80
  wire [159:0] record_15 = {whole_16, record_14};  // RecordLayout.java:83
  wire isTaken_1 = !(header[3:0] == 4'd8) && (!isLost && isFitting);  // Requester.java:904
  wire isWrong = s_hasFailed && (s_failed == s_sending);  // Requester.java:905
  wire isFailing = s_hasFailed && (s_failed == s_sending);  // Requester.java:430
  wire isFenced = control[3] && (s_reads != 5'd0);  // Requester.java:444
  wire isFull = (control[2:0] >= 3'd4) && (table_attributes[72:68] <= s_reads);  // Requester.java:445
  wire [9:0] found_address_joined = {q, oldestOrNext[3:0]};  // Requester.java:253
  wire [92:0] found_read = unacked[found_address_joined];  // Requester.java:253
  wire [156:0] stored_read = states[q];  // Requester.java:335
  wire [15:0] storedPosted_read = postings[q];  // Requester.java:336
  wire [63:0] inError_shifted = isError >> q;  // Requester.java:340
  wire [5:0] postings_address_choice = resets_0 ? q : posted_data_number;  // Requester.java:347
  wire [63:0] isWaiting_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:375
  wire [32:0] packets_shifted = halves >> (mtu - 3'd1);  // Requester.java:469
  wire [39:0] skip_joined = {16'd0, psn - firstPsn};  // Requester.java:475
  wire [39:0] skip_shifted = {skip_joined[31:0], 8'd0} << (mtu - 3'd1);  // Requester.java:475
  wire [9:0] unacked_address_joined = {q, s_sending[3:0]};  // Requester.java:495
  wire [23:0] isAgain_difference = psn - s_mostPsn;  // Requester.java:585
  wire [23:0] isCovered_difference = (end_ - 24'd1) - entry_lastPsn;  // Requester.java:639
  wire [63:0] isWaiting_joined_1 = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:705
  wire [63:0] isWaiting_joined_2 = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:708
  wire [36:0] timeoutTicks_shifted = 37'd13 << table_attributes[77:73];  // Requester.java:727
  wire [39:0] returnSkip_joined = {16'd0, s_ackedPsn - entry_firstPsn};  // Requester.java:767
  wire [39:0] returnSkip_shifted = {returnSkip_joined[31:0], 8'd0} << (mtu - 3'd1);  // Requester.java:767
  wire [15:0] state_when_difference = s_sending - s_acked;  // Requester.java:920
  wire [63:0] state_when_shifted = isWaiting >> q;  // Requester.java:920
  assign order_ready = carriesOut;  // Requester.java:366
  assign shownPsn = shownPsnNow;  // Requester.java:392
  assign shownIndex = shownIndexNow;  // Requester.java:393
  assign posted_ready = !resets_0;  // Requester.java:344
  assign queuePair = q;  // Requester.java:350
  assign setsError = fails || isOrdered;  // Requester.java:823
  assign clearsError = resets_1;  // Requester.java:385
  assign memory_data_write = 1'b0;  // Requester.java:404
  assign memory_data_line = {first[42:1], (state == State_READ_OPERANDS) ? 1'b1 : first[0]};  // Requester.java:408
  assign memory_data_data = 256'd0;  // Requester.java:410
  assign memory_data_lanes = 32'hffffffff;  // Requester.java:411
  assign memory_valid = (state == State_READ) || (state == State_READ_OPERANDS);  // Requester.java:403
  assign sendStart_data_isList = !isInline;  // Requester.java:500
  assign sendStart_data_isPhysical = isInline;  // Requester.java:501
  assign sendStart_data_list = list;  // Requester.java:503
  assign sendStart_data_elements = control[15:7];  // Requester.java:504
  assign sendStart_data_address = {16'd0, list};  // Requester.java:505
  assign sendStart_data_key = 32'd0;  // Requester.java:506
  assign sendStart_data_length = control[95:64];  // Requester.java:507
  assign sendStart_data_skip = skip;  // Requester.java:508
  assign sendStart_data_domain = table_attributes[18:3];  // Requester.java:509
  assign sendStart_data_rights = 4'd0;  // Requester.java:510
  assign sendStart_valid = state == State_CURSOR;  // Requester.java:499
  assign sendPacket_data = data;  // Requester.java:528
  assign sendPacket_valid = (state == State_PACKET) && hasData;  // Requester.java:527
  assign plan_data_to = made_to;  // Requester.java:579
  assign plan_data_payload = made_payload;  // Requester.java:579
  assign plan_data_header = made_header;  // Requester.java:579
  assign plan_data_extension = made_extension;  // Requester.java:579
  assign plan_data_hasExtension = made_hasExtension;  // Requester.java:579
  assign plan_data_hasData = made_hasData;  // Requester.java:579
  assign plan_data_owner = made_owner;  // Requester.java:579
  assign plan_valid = state == State_PLAN;  // Requester.java:578
  assign refused_ready = state == State_REFUSE;  // Requester.java:835
  assign accepts = isJudged && isAllowed;  // Requester.java:790
  assign drops = (isJudged && !isAllowed) || ((state == State_WINDOW_KNOWN) && !isAwaited)
      || ((state == State_ANSWER) && (!isTaken_0 || isEmpty));  // Requester.java:791
  assign holds = (event_ == Event_RESPONSE) && !(state == State_IDLE);  // Requester.java:351
  assign returnStart_data_isList = 1'b1;  // Requester.java:768
  assign returnStart_data_isPhysical = 1'b0;  // Requester.java:769
  assign returnStart_data_list = entryAddress + (isAtomic_1 ? 48'd48 : 48'd32);  // Requester.java:771
  assign returnStart_data_elements = entry_elements;  // Requester.java:773
  assign returnStart_data_address = 64'd0;  // Requester.java:774
  assign returnStart_data_key = 32'd0;  // Requester.java:775
  assign returnStart_data_length = 32'd0;  // Requester.java:776
  assign returnStart_data_skip = returnSkip;  // Requester.java:777
  assign returnStart_data_domain = table_attributes[18:3];  // Requester.java:778
  assign returnStart_data_rights = 4'd1;  // Requester.java:779
  assign returnStart_valid = state == State_RETURN_START;  // Requester.java:763
  assign returnPacket_data = bytes;  // Requester.java:781
  assign returnPacket_valid = state == State_RETURN_PACKET;  // Requester.java:780
  assign returnVerdict_ready = (state == State_RETURN_VERDICT) && mayWrite;  // Requester.java:782
  assign isWriting = writing;  // Requester.java:787
  assign completion_data_queue = table_attributes[27:22];  // Requester.java:876
  assign completion_data_entry = {96'd0, record_15};  // Requester.java:881
  assign completion_data_isSolicited = status != 8'd0;  // Requester.java:877
  assign completion_valid = state == State_EMIT;  // Requester.java:875
  assign repeats = (state == State_SENT) && isAgain;  // Requester.java:586
  assign ignores = (state == State_WINDOW_KNOWN) && !isAwaited;  // Requester.java:635
  assign timesOut = isSilent;  // Requester.java:709
  assign begins = idle && (isUrgent || maySend || worksNext);  // Requester.java:311
  assign completes = (state == State_JUDGE) && completesNow;  // Requester.java:641
  assign endsRead = (state == State_RETURNED) && ends_1;  // Requester.java:809
  assign begun_firstPsn = firstPsn;  // Requester.java:479
  assign begun_lastPsn = last;  // Requester.java:480
  assign begun_opcode = control[2:0];  // Requester.java:481
  assign begun_isSignaled = control[4];  // Requester.java:482
  assign begun_elements = control[15:7];  // Requester.java:483
  assign begun_length = control[95:64];  // Requester.java:484
  always @(posedge clock) begin
    if ((state == State_ENTRY) || (state == State_KNOWN)) begin  // Requester.java:253
      found <= found_read;  // Requester.java:253
    end
    if ((state == State_ENTERED) || (state == State_FOUND)) begin  // Requester.java:255
      entry_firstPsn <= found[92:69];  // Requester.java:255
      entry_lastPsn <= found[68:45];  // Requester.java:255
      entry_opcode <= found[44:42];  // Requester.java:255
      entry_isSignaled <= found[41];  // Requester.java:255
      entry_elements <= found[40:32];  // Requester.java:255
      entry_length <= found[31:0];  // Requester.java:255
    end
    most <= 13'd256 << (mtu - 3'd1);  // Requester.java:256
    if (idle) begin  // Requester.java:285
      if (order_valid) begin  // Requester.java:287
        event_ <= Event_ORDER;  // Requester.java:288
        q <= order_data_queuePair;  // Requester.java:289
      end else if (refused_valid) begin  // Requester.java:291
        event_ <= Event_REFUSED;  // Requester.java:292
        q <= refused_data[21:16];  // Requester.java:293
      end else if (waits) begin  // Requester.java:295
        event_ <= Event_RESPONSE;  // Requester.java:296
        q <= header[21:16];  // Requester.java:297
      end else if (timers_expired) begin  // Requester.java:299
        event_ <= Event_TIMER;  // Requester.java:300
        q <= timers_expiredIndex;  // Requester.java:301
      end else if (active) begin  // Requester.java:303
        event_ <= Event_PACKET;  // Requester.java:304
        q <= activePair;  // Requester.java:305
      end else begin  // Requester.java:287
        event_ <= Event_WORK;  // Requester.java:308
        q <= turn;  // Requester.java:309
      end
    end
    if (posted_valid && posted_ready && !hasWork) begin  // Requester.java:314
      turn <= posted_data_number;  // Requester.java:314
    end else if (picks || !hasWork) begin  // Requester.java:315
      turn <= turn + 6'd1;  // Requester.java:315
    end
    wasError <= isError;  // Requester.java:318
    pending <= (pending & ~taken) | rung | woken | failing;  // Requester.java:323
    if (fetches) begin  // Requester.java:335
      stored <= stored_read;  // Requester.java:335
    end
    if (fetches) begin  // Requester.java:336
      storedPosted <= storedPosted_read;  // Requester.java:336
    end
    if (state == State_LOAD) begin  // Requester.java:337
      s_acked <= stored[156:141];  // Requester.java:338
      s_sending <= stored[140:125];  // Requester.java:338
      s_begun <= stored[124:109];  // Requester.java:338
      s_ackedPsn <= stored[108:85];  // Requester.java:338
      s_sendPsn <= stored[84:61];  // Requester.java:338
      s_mostPsn <= stored[60:37];  // Requester.java:338
      s_retries <= stored[36:34];  // Requester.java:338
      s_rnrRetries <= stored[33:31];  // Requester.java:338
      s_reads <= stored[30:26];  // Requester.java:338
      s_isBack <= stored[25];  // Requester.java:338
      s_hasFailed <= stored[24];  // Requester.java:338
      s_failed <= stored[23:8];  // Requester.java:338
      s_failure <= stored[7:0];  // Requester.java:338
      postedIndex <= storedPosted;  // Requester.java:339
      inError <= inError_shifted[0];  // Requester.java:340
    end
    if (state == State_STORE) begin  // Requester.java:342
      states[q] <= {s_acked, s_sending, s_begun, s_ackedPsn, s_sendPsn, s_mostPsn, s_retries, s_rnrRetries,
          s_reads, s_isBack, s_hasFailed, s_failed, s_failure};  // Requester.java:342
    end
    if ((posted_valid && posted_ready) || resets_0) begin  // Requester.java:345
      postings[postings_address_choice] <= resets_0 ? 16'd0 : posted_data_index;  // Requester.java:347
    end
    if (resets_1) begin  // Requester.java:369
      s_acked <= 16'd0;  // Requester.java:371
      s_sending <= 16'd0;  // Requester.java:371
      s_begun <= 16'd0;  // Requester.java:371
      s_reads <= 5'd0;  // Requester.java:371
      s_hasFailed <= 1'b0;  // Requester.java:373
      s_isBack <= 1'b0;  // Requester.java:374
      isWaiting <= isWaiting & ~isWaiting_joined;  // Requester.java:375
    end
    if (starts_0) begin  // Requester.java:377
      s_ackedPsn <= order_data_record[175:152];  // Requester.java:379
      s_sendPsn <= order_data_record[175:152];  // Requester.java:379
      s_mostPsn <= order_data_record[175:152];  // Requester.java:379
      s_retries <= order_data_record[204:202];  // Requester.java:381
      s_rnrRetries <= order_data_record[207:205];  // Requester.java:382
    end
    if (resets_1 && isMine) begin  // Requester.java:384
      active <= 1'b0;  // Requester.java:384
    end
    if (carriesOut) begin  // Requester.java:388
      shownPsnNow <= s_mostPsn;  // Requester.java:389
      shownIndexNow <= s_acked;  // Requester.java:390
    end
    if ((state == State_ADDRESS) || (state == State_RETURN_ADDRESS)) begin  // Requester.java:400
      entryAddress <= table_attributes[139:92] + offset;  // Requester.java:402
    end
    if ((state == State_WAIT) && returns) begin  // Requester.java:412
      control <= line;  // Requester.java:412
    end
    if ((state == State_WAIT_OPERANDS) && returns) begin  // Requester.java:413
      operands <= line[127:0];  // Requester.java:413
    end
    if ((state == State_DECIDE) && (isTooLong || isUnknown)) begin  // Requester.java:454
      s_hasFailed <= 1'b1;  // Requester.java:455
      s_failed <= s_sending;  // Requester.java:456
      s_failure <= isUnknown ? 8'd2 : 8'd1;  // Requester.java:458
    end
    rounded <= least + {20'd0, most - 13'd1};  // Requester.java:467
    if (state == State_SIZE) begin  // Requester.java:468
      packets <= (control[2:0] >= 3'd5) ? 24'd1 : packets_shifted[23:0];  // Requester.java:469
      firstPsn <= (s_sending != s_begun) ? entry_firstPsn : s_sendPsn;  // Requester.java:470
      psn <= ((s_sending != s_begun) && isRead_0) ? entry_firstPsn : s_sendPsn;  // Requester.java:472
    end
    if (state == State_SKIP) begin  // Requester.java:475
      skip <= skip_shifted[31:0];  // Requester.java:475
    end
    if (starts_1) begin  // Requester.java:485
      lastPsn <= last;  // Requester.java:486
      remaining <= control[95:64] - skip;  // Requester.java:487
      hasData <= !isRead_0 && (control[95:64] != 32'd0);  // Requester.java:488
      active <= 1'b1;  // Requester.java:489
      activePair <= q;  // Requester.java:490
      if (!(s_sending != s_begun)) begin  // Requester.java:491
        s_begun <= s_begun + 16'd1;  // Requester.java:492
        if (isRead_0) begin  // Requester.java:493
          s_reads <= s_reads + 5'd1;  // Requester.java:493
        end
      end
      unacked[unacked_address_joined] <= {begun_firstPsn, begun_lastPsn, begun_opcode, begun_isSignaled,
          begun_elements, begun_length};  // Requester.java:495
    end
    if (state == State_MEASURE) begin  // Requester.java:519
      isLast <= isRest;  // Requester.java:520
      data <= isRest ? remaining[12:0] : most;  // Requester.java:521
    end
    operation <= isRead_1 ? (isAtomic_0 ? ((control[2:0] == 3'd5) ? 4'd3 : 4'd4) : 4'd2)
        : (isSend ? 4'd0 : 4'd1);  // Requester.java:533
    if (state == State_PACKET) begin  // Requester.java:547
      made_to <= table_attributes[67:52];  // Requester.java:548
      made_payload <= (payload == 14'd0) ? 14'd8 : payload;  // Requester.java:549
      made_header <= record_10;  // Requester.java:551
      made_extension <= isAtomic_0 ? operands : {96'd0, isExtended ? control[127:96] : 32'd0};  // Requester.java:569
      made_hasExtension <= isExtended;  // Requester.java:574
      made_hasData <= hasData;  // Requester.java:575
      made_owner <= {q, s_sending};  // Requester.java:576
    end
    if (state == State_PACKET) begin  // Requester.java:582
      ends_0 <= isLast;  // Requester.java:582
    end
    isAgain <= isAgain_difference[23];  // Requester.java:585
    if (state == State_SENT) begin  // Requester.java:587
      psn <= next_0;  // Requester.java:588
      remaining <= remaining - {19'd0, most};  // Requester.java:589
      s_sendPsn <= next_0;  // Requester.java:590
      if (isNew) begin  // Requester.java:591
        s_mostPsn <= next_0;  // Requester.java:591
      end
      if (ends_0) begin  // Requester.java:592
        active <= 1'b0;  // Requester.java:593
        s_sending <= s_sending + 16'd1;  // Requester.java:594
      end
    end
    if ((state == State_ACT) && (event_ == Event_PACKET) && inError) begin  // Requester.java:598
      active <= 1'b0;  // Requester.java:598
    end
    isAwaited <= mayCome && isUnderWay_0;  // Requester.java:628
    if (state == State_WINDOW) begin  // Requester.java:629
      end_ <= ((header[3:0] == 4'd8) && (header[71:69] == 3'd0)) ? (responsePsn + 24'd1) : responsePsn;  // Requester.java:630
      progress <= 1'b0;  // Requester.java:631
      isLost <= 1'b0;  // Requester.java:632
    end
    isCovered <= hasEntry && !isCovered_difference[23];  // Requester.java:639
    if (completes) begin  // Requester.java:643
      s_acked <= s_acked + 16'd1;  // Requester.java:644
      s_ackedPsn <= entry_lastPsn + 24'd1;  // Requester.java:645
      progress <= 1'b1;  // Requester.java:646
    end
    if (isDone) begin  // Requester.java:648
      isLost <= isCovered;  // Requester.java:650
      if ((header[3:0] == 4'd8) && !isCovered) begin  // Requester.java:651
        s_ackedPsn <= end_;  // Requester.java:652
        if (end_ != s_ackedPsn) begin  // Requester.java:653
          progress <= 1'b1;  // Requester.java:653
        end
      end
    end
    isFitting <= (s_acked != s_begun) && (entry_opcode >= 3'd4) && (responsePsn == s_ackedPsn);  // Requester.java:658
    if (answers) begin  // Requester.java:685
      s_retries <= (isMissing && !isTired) ? (retriesLeft - 3'd1) : retriesLeft;  // Requester.java:686
      s_rnrRetries <= (startsWaiting && (fullRnr != 3'd7)) ? (rnrRetriesLeft - 3'd1) : rnrRetriesLeft;  // Requester.java:688
    end
    if (isSilent && !isGivenUp) begin  // Requester.java:690
      s_retries <= s_retries - 3'd1;  // Requester.java:690
    end
    if (completes || (state == State_RETURNED) || isSilent) begin  // Requester.java:691
      s_isBack <= 1'b0;  // Requester.java:691
    end else if (answers && isGap) begin  // Requester.java:692
      s_isBack <= 1'b1;  // Requester.java:692
    end
    if ((answers && (isTired || isRnrTired || isRefused)) || isGivenUp) begin  // Requester.java:693
      s_hasFailed <= 1'b1;  // Requester.java:694
      s_failed <= s_acked;  // Requester.java:695
      s_failure <= (answers && isRefused) ? refusal : ((answers && isRnrTired) ? 8'd13 : 8'd12);  // Requester.java:697
    end
    if (startsWaiting) begin  // Requester.java:705
      isWaiting <= isWaiting | isWaiting_joined_1;  // Requester.java:705
    end else if (expires) begin  // Requester.java:706
      isWaiting <= isWaiting & ~isWaiting_joined_2;  // Requester.java:708
    end
    if (goesBack || ((state == State_FINISH) && isPassed)) begin  // Requester.java:714
      s_sending <= s_acked;  // Requester.java:715
      s_sendPsn <= s_ackedPsn;  // Requester.java:716
      if (isMine) begin  // Requester.java:717
        active <= 1'b0;  // Requester.java:717
      end
    end
    timeoutTicks <= timeoutTicks_shifted[36:1] + 36'd2;  // Requester.java:727
    returnSkip <= returnSkip_shifted[31:0];  // Requester.java:767
    if (isJudged && isAllowed) begin  // Requester.java:786
      writing <= 1'b1;  // Requester.java:786
    end else if (returned) begin  // Requester.java:786
      writing <= 1'b0;  // Requester.java:786
    end
    if (isJudged && !isAllowed) begin  // Requester.java:794
      s_hasFailed <= 1'b1;  // Requester.java:795
      s_failed <= s_acked;  // Requester.java:796
      s_failure <= 8'd4;  // Requester.java:797
    end
    if (state == State_RETURNED) begin  // Requester.java:800
      s_ackedPsn <= s_ackedPsn + 24'd1;  // Requester.java:801
      s_retries <= table_attributes[80:78];  // Requester.java:802
      s_rnrRetries <= table_attributes[83:81];  // Requester.java:803
      if (ends_1) begin  // Requester.java:804
        s_acked <= s_acked + 16'd1;  // Requester.java:805
        s_reads <= s_reads - 5'd1;  // Requester.java:806
      end
    end
    if (state == State_REFUSE) begin  // Requester.java:824
      if (isUnderWay_1 && !s_hasFailed) begin  // Requester.java:827
        s_hasFailed <= 1'b1;  // Requester.java:828
        s_failed <= index_1;  // Requester.java:829
        s_failure <= 8'd4;  // Requester.java:830
        s_sending <= index_1;  // Requester.java:831
        if (isMine) begin  // Requester.java:832
          active <= 1'b0;  // Requester.java:832
        end
      end
    end
    if (completes || endsRead) begin  // Requester.java:836
      status <= 8'd0;  // Requester.java:837
      completed <= s_acked;  // Requester.java:838
      goesOn <= completes;  // Requester.java:839
    end
    if (fails) begin  // Requester.java:841
      status <= s_failure;  // Requester.java:842
      completed <= s_acked;  // Requester.java:843
      goesOn <= 1'b0;  // Requester.java:844
      s_acked <= s_acked + 16'd1;  // Requester.java:845
      s_hasFailed <= 1'b0;  // Requester.java:846
      inError <= 1'b1;  // Requester.java:847
      if (isMine) begin  // Requester.java:848
        active <= 1'b0;  // Requester.java:848
      end
    end
    if (flushes) begin  // Requester.java:850
      status <= 8'd5;  // Requester.java:851
      completed <= s_acked;  // Requester.java:852
      goesOn <= 1'b0;  // Requester.java:853
      s_acked <= next_1;  // Requester.java:855
      s_sending <= next_1;  // Requester.java:856
      s_begun <= next_1;  // Requester.java:857
      s_reads <= 5'd0;  // Requester.java:858
      s_hasFailed <= 1'b0;  // Requester.java:859
    end
    case (state)  // Requester.java:179
      State_IDLE: begin  // Requester.java:907
        if (begins) begin  // Requester.java:907
          state <= State_FETCH;  // Requester.java:907
        end
      end
      State_FETCH: begin  // Requester.java:908
        state <= State_LOAD;  // Requester.java:908
      end
      State_LOAD: begin  // Requester.java:909
        state <= State_ACT;  // Requester.java:909
      end
      State_ACT: begin  // Requester.java:910
        if (event_ == Event_ORDER) begin  // Requester.java:911
          state <= State_STORE;  // Requester.java:911
        end else if (event_ == Event_REFUSED) begin  // Requester.java:912
          state <= State_REFUSE;  // Requester.java:912
        end else if (event_ == Event_RESPONSE) begin  // Requester.java:913
          state <= State_WINDOW;  // Requester.java:913
        end else if (event_ == Event_TIMER) begin  // Requester.java:914
          state <= State_EXPIRE;  // Requester.java:914
        end else if ((event_ == Event_PACKET) && inError) begin  // Requester.java:915
          state <= State_IDLE;  // Requester.java:915
        end else if (event_ == Event_PACKET) begin  // Requester.java:916
          state <= State_MEASURE;  // Requester.java:916
        end else begin  // Requester.java:911
          state <= State_WORK;  // Requester.java:917
        end
      end
      State_WORK: begin  // Requester.java:918
        if (flushes) begin  // Requester.java:919
          state <= State_EMIT;  // Requester.java:919
        end else if (inError || ((table_attributes[2:0] != 3'd3) || isFailing || state_when_shifted[0]
            || (s_sending == postedIndex) || (state_when_difference[15:4] != 12'd0))) begin  // Requester.java:920
          state <= State_IDLE;  // Requester.java:920
        end else begin  // Requester.java:919
          state <= State_ADDRESS;  // Requester.java:921
        end
      end
      State_ADDRESS: begin  // Requester.java:922
        state <= State_READ;  // Requester.java:922
      end
      State_READ: begin  // Requester.java:923
        if (memory_ready) begin  // Requester.java:923
          state <= State_WAIT;  // Requester.java:923
        end
      end
      State_WAIT: begin  // Requester.java:924
        if (returns) begin  // Requester.java:924
          state <= State_DECIDE;  // Requester.java:924
        end
      end
      State_READ_OPERANDS: begin  // Requester.java:931
        if (memory_ready) begin  // Requester.java:931
          state <= State_WAIT_OPERANDS;  // Requester.java:931
        end
      end
      State_WAIT_OPERANDS: begin  // Requester.java:932
        if (returns) begin  // Requester.java:932
          state <= State_KNOWN;  // Requester.java:932
        end
      end
      State_DECIDE: begin  // Requester.java:925
        state <= State_DECIDED;  // Requester.java:925
      end
      State_DECIDED: begin  // Requester.java:926
        if (isWrong) begin  // Requester.java:927
          state <= State_SETTLE;  // Requester.java:927
        end else if (!(s_sending != s_begun) && (isFenced || isFull)) begin  // Requester.java:928
          state <= State_IDLE;  // Requester.java:928
        end else if (control[2:0] >= 3'd5) begin  // Requester.java:929
          state <= State_READ_OPERANDS;  // Requester.java:929
        end else begin  // Requester.java:927
          state <= State_KNOWN;  // Requester.java:930
        end
      end
      State_KNOWN: begin  // Requester.java:933
        state <= State_FOUND;  // Requester.java:933
      end
      State_FOUND: begin  // Requester.java:934
        state <= State_SIZE;  // Requester.java:934
      end
      State_SIZE: begin  // Requester.java:935
        state <= State_SKIP;  // Requester.java:935
      end
      State_SKIP: begin  // Requester.java:936
        state <= State_BEGIN;  // Requester.java:936
      end
      State_BEGIN: begin  // Requester.java:937
        if (!(control[2:0] >= 3'd4) && (control[95:64] != 32'd0)) begin  // Requester.java:938
          state <= State_CURSOR;  // Requester.java:938
        end else begin  // Requester.java:938
          state <= State_STORE;  // Requester.java:939
        end
      end
      State_CURSOR: begin  // Requester.java:940
        if (sendStart_ready) begin  // Requester.java:940
          state <= State_STORE;  // Requester.java:940
        end
      end
      State_MEASURE: begin  // Requester.java:941
        state <= State_PACKET;  // Requester.java:941
      end
      State_PACKET: begin  // Requester.java:942
        if (!hasData || sendPacket_ready) begin  // Requester.java:942
          state <= State_PLAN;  // Requester.java:942
        end
      end
      State_PLAN: begin  // Requester.java:943
        if (plan_ready) begin  // Requester.java:943
          state <= State_SENT;  // Requester.java:943
        end
      end
      State_SENT: begin  // Requester.java:944
        state <= State_STORE;  // Requester.java:944
      end
      State_WINDOW: begin  // Requester.java:945
        state <= State_WINDOW_KNOWN;  // Requester.java:945
      end
      State_WINDOW_KNOWN: begin  // Requester.java:946
        if (!isAwaited) begin  // Requester.java:946
          state <= State_IDLE;  // Requester.java:946
        end else begin  // Requester.java:946
          state <= State_ENTRY;  // Requester.java:946
        end
      end
      State_ENTRY: begin  // Requester.java:947
        state <= State_ENTERED;  // Requester.java:947
      end
      State_ENTERED: begin  // Requester.java:948
        state <= State_COVER;  // Requester.java:948
      end
      State_COVER: begin  // Requester.java:949
        state <= State_JUDGE;  // Requester.java:949
      end
      State_JUDGE: begin  // Requester.java:950
        if (completes && entry_isSignaled) begin  // Requester.java:951
          state <= State_EMIT;  // Requester.java:951
        end else if (completes) begin  // Requester.java:952
          state <= State_ENTRY;  // Requester.java:952
        end else begin  // Requester.java:951
          state <= State_ANSWER;  // Requester.java:953
        end
      end
      State_ANSWER: begin  // Requester.java:954
        if (isTaken_1 && (bytes == 13'd0)) begin  // Requester.java:955
          state <= State_RETURNED;  // Requester.java:955
        end else if (isTaken_1) begin  // Requester.java:956
          state <= State_RETURN_ADDRESS;  // Requester.java:956
        end else begin  // Requester.java:955
          state <= State_FINISH;  // Requester.java:957
        end
      end
      State_RETURN_ADDRESS: begin  // Requester.java:958
        state <= State_RETURN_START;  // Requester.java:958
      end
      State_RETURN_START: begin  // Requester.java:959
        if (returnStart_ready) begin  // Requester.java:959
          state <= State_RETURN_PACKET;  // Requester.java:959
        end
      end
      State_RETURN_PACKET: begin  // Requester.java:960
        if (returnPacket_ready) begin  // Requester.java:960
          state <= State_RETURN_VERDICT;  // Requester.java:960
        end
      end
      State_RETURN_VERDICT: begin  // Requester.java:961
        if (accepts) begin  // Requester.java:961
          state <= State_RETURN_DATA;  // Requester.java:961
        end else if (returnVerdict_valid && returnVerdict_ready) begin  // Requester.java:961
          state <= State_FINISH;  // Requester.java:961
        end
      end
      State_RETURN_DATA: begin  // Requester.java:962
        if (returned) begin  // Requester.java:962
          state <= State_RETURNED;  // Requester.java:962
        end
      end
      State_RETURNED: begin  // Requester.java:963
        if (endsRead && entry_isSignaled) begin  // Requester.java:964
          state <= State_EMIT;  // Requester.java:964
        end else begin  // Requester.java:964
          state <= State_FINISH;  // Requester.java:965
        end
      end
      State_FINISH: begin  // Requester.java:966
        state <= State_SETTLE;  // Requester.java:966
      end
      State_EXPIRE: begin  // Requester.java:967
        state <= State_SETTLE;  // Requester.java:967
      end
      State_REFUSE: begin  // Requester.java:968
        state <= State_SETTLE;  // Requester.java:968
      end
      State_SETTLE: begin  // Requester.java:969
        if (fails) begin  // Requester.java:969
          state <= State_EMIT;  // Requester.java:969
        end else begin  // Requester.java:969
          state <= State_STORE;  // Requester.java:969
        end
      end
      State_EMIT: begin  // Requester.java:970
        if (completion_ready) begin  // Requester.java:970
          state <= State_WRITTEN;  // Requester.java:970
        end
      end
      State_WRITTEN: begin  // Requester.java:971
        if (written && goesOn) begin  // Requester.java:972
          state <= State_ENTRY;  // Requester.java:972
        end else if (written && (status != 8'd0)) begin  // Requester.java:973
          state <= State_STORE;  // Requester.java:973
        end else if (written) begin  // Requester.java:974
          state <= State_FINISH;  // Requester.java:974
        end
      end
      default /* State_STORE */: begin  // Requester.java:975
        state <= State_IDLE;  // Requester.java:975
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // Requester.java:179
      q <= 6'd0;  // Requester.java:181
      pending <= 64'd0;  // Requester.java:205
      isWaiting <= 64'd0;  // Requester.java:207
      active <= 1'b0;  // Requester.java:214
      activePair <= 6'd0;  // Requester.java:215
      turn <= 6'd0;  // Requester.java:279
      wasError <= 64'd0;  // Requester.java:317
      shownPsnNow <= 24'd0;  // Requester.java:386
      shownIndexNow <= 16'd0;  // Requester.java:387
      writing <= 1'b0;  // Requester.java:785
    end
  end
  QueuePairTable_requester table_ (  // Requester.java:182
    .clock(clock), .reset(reset), .index(q), .looks(fetches), .sets(sets), .record(order_data_record),
    .attributes(table_attributes));
  RetryTimers timers (  // Requester.java:199
    .clock(clock), .reset(reset), .index(q), .starts(startsWaiting || restarts),
    .ticks(answers ? rnrTimes_ticks : timeoutTicks),
    .stops(expires || (finishes && isAllAcked && !isHeldUp)
        || ((state == State_ACT) && (event_ == Event_ORDER)
        && (order_data_sets && (order_data_record[2:0] == 3'd0)))),
    .expired(timers_expired), .expiredIndex(timers_expiredIndex));
  RnrTimes_1000 rnrTimes (  // Requester.java:251
    .code(header[68:64]), .ticks(rnrTimes_ticks));
  wire unused_ok = &{1'b0, header[15:4], header[191:72], control[63:16], control[255:224], oldestOrNext[15:4],
      rounded[7:0], hasWork_shifted[63:1], shift_difference[3], isNew_difference[22:0], isSilent_shifted[63:1],
      isPassed_difference[22:0], isHeldUp_shifted[63:1], inError_shifted[63:1], packets_shifted[32:24],
      skip_joined[39:32], skip_shifted[39:32], isAgain_difference[22:0], isCovered_difference[22:0],
      timeoutTicks_shifted[0], returnSkip_joined[39:32], returnSkip_shifted[39:32], state_when_difference[3:0],
      state_when_shifted[63:1]};
endmodule
`default_nettype wire
