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
  wire completes;  // Requester.java:750
  reg  isFitting;  // Requester.java:751
  wire endsRead;  // Requester.java:817
  reg  [92:0] found;  // Requester.java:253
  reg  [5:0] turn;  // Requester.java:282
  reg  [63:0] wasError;  // Requester.java:320
  reg  [156:0] stored;  // Requester.java:258
  reg  [15:0] storedPosted;  // Requester.java:259
  reg  [23:0] shownPsnNow;  // Requester.java:391
  reg  [15:0] shownIndexNow;  // Requester.java:392
  reg  [23:0] packets;  // Requester.java:469
  reg  [32:0] rounded;  // Requester.java:471
  reg  [31:0] skip;  // Requester.java:479
  wire [23:0] begun_firstPsn;  // Requester.java:483
  wire [23:0] begun_lastPsn;  // Requester.java:483
  wire [2:0] begun_opcode;  // Requester.java:483
  wire begun_isSignaled;  // Requester.java:483
  wire [8:0] begun_elements;  // Requester.java:483
  wire [31:0] begun_length;  // Requester.java:483
  reg  isLast;  // Requester.java:521
  reg  [12:0] data;  // Requester.java:522
  reg  [15:0] made_to;  // Requester.java:536
  reg  [13:0] made_payload;  // Requester.java:536
  reg  [191:0] made_header;  // Requester.java:536
  reg  [127:0] made_extension;  // Requester.java:536
  reg  made_hasExtension;  // Requester.java:536
  reg  made_hasData;  // Requester.java:536
  reg  [21:0] made_owner;  // Requester.java:536
  reg  [3:0] operation;  // Requester.java:537
  reg  ends_0;  // Requester.java:586
  reg  isAwaited;  // Requester.java:632
  reg  isCovered;  // Requester.java:643
  reg  [35:0] timeoutTicks;  // Requester.java:730
  reg  [31:0] returnSkip;  // Requester.java:771
  reg  writing;  // Requester.java:790
  wire [139:0] table_attributes;  // Requester.java:182
  wire timers_expired; wire [5:0] timers_expiredIndex;  // Requester.java:199
  wire [35:0] rnrTimes_ticks;  // Requester.java:251
  reg  [156:0] states [0:63];  // Requester.java:235
  reg  [15:0] postings [0:63];  // Requester.java:236
  reg  [92:0] unacked [0:1023];  // Requester.java:237
  wire [2:0] mtu = table_attributes[21:19];  // QueuePairTable.java:69
  wire isMine = active && (activePair == q);  // Requester.java:243
  wire [15:0] oldestOrNext = (state == State_KNOWN) ? s_sending : s_acked;  // Requester.java:252
  wire [63:0] hasWork_shifted = pending >> turn;  // Requester.java:283
  wire hasWork = hasWork_shifted[0];  // Requester.java:283
  wire maySend = active && plan_ready && sendPacket_ready;  // Requester.java:284
  wire isUrgent = order_valid || refused_valid || waits || timers_expired;  // Requester.java:285
  wire idle = state == State_IDLE;  // Requester.java:273
  wire worksNext = !active && hasWork;  // Requester.java:287
  wire picks = idle && !isUrgent && worksNext;  // Requester.java:315
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
      posted_data_number == 6'd1, posted_data_number == 6'd0};  // Requester.java:322
  wire [63:0] rung = (posted_valid && posted_ready) ? rung_joined : 64'd0;  // Requester.java:322
  wire [63:0] woken_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:323
  wire [63:0] woken = ((state == State_STORE) || (state == State_FINISH) || (state == State_EXPIRE))
      ? woken_joined : 64'd0;  // Requester.java:323
  wire [63:0] failing = isError & ~wasError;  // Requester.java:324
  wire [63:0] taken_joined = {turn == 6'd63, turn == 6'd62, turn == 6'd61, turn == 6'd60, turn == 6'd59, turn
      == 6'd58, turn == 6'd57, turn == 6'd56, turn == 6'd55, turn == 6'd54, turn == 6'd53, turn == 6'd52, turn
      == 6'd51, turn == 6'd50, turn == 6'd49, turn == 6'd48, turn == 6'd47, turn == 6'd46, turn == 6'd45, turn
      == 6'd44, turn == 6'd43, turn == 6'd42, turn == 6'd41, turn == 6'd40, turn == 6'd39, turn == 6'd38, turn
      == 6'd37, turn == 6'd36, turn == 6'd35, turn == 6'd34, turn == 6'd33, turn == 6'd32, turn == 6'd31, turn
      == 6'd30, turn == 6'd29, turn == 6'd28, turn == 6'd27, turn == 6'd26, turn == 6'd25, turn == 6'd24, turn
      == 6'd23, turn == 6'd22, turn == 6'd21, turn == 6'd20, turn == 6'd19, turn == 6'd18, turn == 6'd17, turn
      == 6'd16, turn == 6'd15, turn == 6'd14, turn == 6'd13, turn == 6'd12, turn == 6'd11, turn == 6'd10, turn
      == 6'd9, turn == 6'd8, turn == 6'd7, turn == 6'd6, turn == 6'd5, turn == 6'd4, turn == 6'd3, turn == 6'd2,
      turn == 6'd1, turn == 6'd0};  // Requester.java:325
  wire [63:0] taken = picks ? taken_joined : 64'd0;  // Requester.java:325
  wire fetches = state == State_FETCH;  // Requester.java:273
  wire resets_0 = (state == State_ACT) && (event_ == Event_ORDER)
      && (order_data_sets && (order_data_record[2:0] == 3'd0));  // Requester.java:339
  wire carriesOut = (state == State_ACT) && (event_ == Event_ORDER);  // Requester.java:365
  wire sets = carriesOut && order_data_sets;  // Requester.java:366
  wire [2:0] wanted = order_data_record[2:0];  // LayoutField.java:17
  wire starts_0 = sets && (wanted == 3'd3) && (table_attributes[2:0] != 3'd3);  // Requester.java:369
  wire resets_1 = carriesOut && (order_data_sets && (order_data_record[2:0] == 3'd0));  // Requester.java:370
  wire [15:0] index_0 = (state == State_RETURN_ADDRESS) ? s_acked : s_sending;  // Requester.java:403
  wire [15:0] inQueue = index_0 & ~(16'hffff << table_attributes[87:84]);  // WorkEntry.java:25
  wire [3:0] shift_difference = table_attributes[91:88] - 4'd6;  // WorkEntry.java:26
  wire [2:0] shift = shift_difference[2:0];  // WorkEntry.java:26
  wire [47:0] offset = {26'd0, inQueue, 6'd0} << shift;  // WorkEntry.java:27
  wire [42:0] first = entryAddress[47:5];  // Requester.java:410
  wire isTooLong = (control[95] && (control[94:64] != 31'd0))
      || ((control[2:0] >= 3'd5) && (control[95:64] != 32'd8));  // Requester.java:457
  wire isUnknown = control[2:0] > 3'd6;  // Requester.java:458
  wire isRead_0 = control[2:0] >= 3'd4;  // UnackedEntry.java:44
  wire [32:0] least = (control[95:64] == 32'd0) ? 33'd1 : {1'b0, control[95:64]};  // WorkEntry.java:63
  wire [32:0] halves = {8'd0, rounded[32:8]};  // WorkEntry.java:41
  wire starts_1 = state == State_BEGIN;  // Requester.java:273
  wire [23:0] last = (firstPsn + packets) - 24'd1;  // Requester.java:482
  wire isInline = control[6];  // LayoutField.java:22
  wire [47:0] list = entryAddress + 48'd32;  // Requester.java:507
  wire isRead_1 = control[2:0] >= 3'd4;  // UnackedEntry.java:44
  wire isAtomic_0 = control[2:0] >= 3'd5;  // UnackedEntry.java:49
  wire isRest = isRead_1 || (remaining <= {19'd0, most});  // Requester.java:523
  wire hasImmediate = (control[2:0] == 3'd1) || (control[2:0] == 3'd3);  // Requester.java:529
  wire isSend = (control[2:0] == 3'd2) || (control[2:0] == 3'd3);  // Requester.java:530
  wire isExtended = isAtomic_0 || (hasImmediate && isLast);  // Requester.java:531
  wire [13:0] payload = {1'b0, hasData ? data : 13'd0} + (isExtended ? 14'd16 : 14'd0);  // Requester.java:551
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
  wire [23:0] next_0 = (isRead_1 ? lastPsn : psn) + 24'd1;  // Requester.java:588
  wire [23:0] isNew_difference = next_0 - s_mostPsn;  // WorkEntry.java:32
  wire isNew = !isNew_difference[23];  // WorkEntry.java:32
  wire [23:0] responsePsn = header[63:40];  // LayoutField.java:17
  wire isPair = header[39:22] == 18'd0;  // Requester.java:625
  wire mayCome = (table_attributes[2:0] == 3'd3) && !inError && isPair && (from == table_attributes[67:52]);  // Requester.java:630
  wire isUnderWay_0 = (responsePsn - s_ackedPsn) < (s_mostPsn - s_ackedPsn);  // Requester.java:631
  wire hasEntry = s_acked != s_begun;  // Requester.java:642
  wire completesNow = isCovered && !(entry_opcode >= 3'd4);  // Requester.java:645
  wire isDone = (state == State_JUDGE) && !completesNow;  // Requester.java:647
  wire answers = state == State_ANSWER;  // Requester.java:273
  wire isGap = isLost || (!(header[3:0] == 4'd8) && !(!isLost && isFitting));  // Requester.java:665
  wire isMissing = (isGap && !s_isBack)
      || (!isLost && ((header[3:0] == 4'd8) && (header[71:69] == 3'd3) && (header[68:64] == 5'd0)));  // Requester.java:666
  wire isWaitingNow = !isLost && ((header[3:0] == 4'd8) && (header[71:69] == 3'd1));  // Requester.java:667
  wire isRefused = !isLost && ((header[3:0] == 4'd8) && (header[71:69] == 3'd3))
      && !((header[3:0] == 4'd8) && (header[71:69] == 3'd3) && (header[68:64] == 5'd0));  // Requester.java:670
  wire [2:0] fullRnr = table_attributes[83:81];  // QueuePairTable.java:69
  wire [2:0] retriesLeft = progress ? table_attributes[80:78] : s_retries;  // Requester.java:673
  wire [2:0] rnrRetriesLeft = progress ? fullRnr : s_rnrRetries;  // Requester.java:674
  wire isTired = isMissing && (retriesLeft == 3'd0);  // Requester.java:675
  wire isRnrTired = isWaitingNow && (rnrRetriesLeft == 3'd0) && (fullRnr != 3'd7);  // Requester.java:676
  wire [7:0] refusal = (header[68:64] == 5'd1) ? 8'd9 : ((header[68:64] == 5'd2) ? 8'd10 : 8'd11);  // Requester.java:677
  wire startsWaiting = answers && isWaitingNow && !isRnrTired;  // Requester.java:684
  wire expires = state == State_EXPIRE;  // Requester.java:273
  wire [63:0] isSilent_shifted = isWaiting >> q;  // Requester.java:688
  wire isSilent = expires && !isSilent_shifted[0] && !inError && (s_acked != s_begun);  // Requester.java:688
  wire isGivenUp = isSilent && (s_retries == 3'd0);  // Requester.java:689
  wire goesBack = (answers && (isMissing || isWaitingNow || isRefused)) || isSilent;  // Requester.java:715
  wire [23:0] isPassed_difference = s_sendPsn - s_ackedPsn;  // Requester.java:718
  wire isPassed = isPassed_difference[23];  // Requester.java:718
  wire isAllAcked = s_acked == s_begun;  // Requester.java:726
  wire finishes = state == State_FINISH;  // Requester.java:273
  wire hasTimeout = table_attributes[77:73] != 5'd0;  // Requester.java:728
  wire [63:0] isHeldUp_shifted = isWaiting >> q;  // Requester.java:729
  wire isHeldUp = isHeldUp_shifted[0];  // Requester.java:729
  wire restarts = ((state == State_SENT) || (finishes && !isAllAcked)) && !isHeldUp && hasTimeout;  // Requester.java:742
  wire isAtomic_1 = entry_opcode >= 3'd5;  // UnackedEntry.java:49
  wire isJudged = returnVerdict_valid && returnVerdict_ready;  // Requester.java:788
  wire isAllowed = returnVerdict_data;  // Requester.java:789
  wire isEmpty = bytes == 13'd0;  // Requester.java:793
  wire isTaken_0 = (state == State_ANSWER) && !(header[3:0] == 4'd8) && (!isLost && isFitting);  // Requester.java:794
  wire ends_1 = s_ackedPsn == entry_lastPsn;  // Requester.java:804
  wire settles = state == State_SETTLE;  // Requester.java:273
  wire fails = settles && s_hasFailed && (s_failed == s_acked) && !inError;  // Requester.java:822
  wire flushes = (state == State_WORK) && inError && (s_acked != postedIndex);  // Requester.java:823
  wire isOrdered = (state == State_ACT) && (event_ == Event_ORDER) && order_data_sets
      && (order_data_record[2:0] == 3'd6);  // Requester.java:827
  wire [15:0] index_1 = refused_data[15:0];  // Requester.java:830
  wire isUnderWay_1 = (index_1 - s_acked) < (s_begun - s_acked);  // Requester.java:831
  wire [15:0] next_1 = s_acked + 16'd1;  // Requester.java:859
  wire [7:0] opcode = (entry_opcode >= 3'd4)
      ? ((entry_opcode >= 3'd5) ? ((entry_opcode == 3'd5) ? 8'd3 : 8'd4) : 8'd2)
      : ((entry_opcode >= 3'd2) ? 8'd0 : 8'd1);  // Requester.java:866
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
  wire isTaken_1 = !(header[3:0] == 4'd8) && (!isLost && isFitting);  // Requester.java:909
  wire isWrong = s_hasFailed && (s_failed == s_sending);  // Requester.java:910
  wire isFailing = s_hasFailed && (s_failed == s_sending);  // Requester.java:435
  wire isFenced = control[3] && (s_reads != 5'd0);  // Requester.java:449
  wire isFull = (control[2:0] >= 3'd4) && (table_attributes[72:68] <= s_reads);  // Requester.java:450
  wire [9:0] found_address_joined = {q, oldestOrNext[3:0]};  // Requester.java:253
  wire [92:0] found_read = unacked[found_address_joined];  // Requester.java:253
  wire [156:0] stored_read = states[q];  // Requester.java:258
  wire [15:0] storedPosted_read = postings[q];  // Requester.java:259
  wire [5:0] postings_address_choice = resets_0 ? q : posted_data_number;  // Requester.java:343
  wire [63:0] isWaiting_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:380
  wire [32:0] packets_shifted = halves >> (mtu - 3'd1);  // Requester.java:474
  wire [39:0] skip_joined = {16'd0, psn - firstPsn};  // Requester.java:480
  wire [39:0] skip_shifted = {skip_joined[31:0], 8'd0} << (mtu - 3'd1);  // Requester.java:480
  wire [9:0] unacked_address_joined = {q, s_sending[3:0]};  // Requester.java:500
  wire [23:0] isAgain_difference = psn - s_mostPsn;  // Requester.java:590
  wire [23:0] isCovered_difference = (end_ - 24'd1) - entry_lastPsn;  // Requester.java:644
  wire [63:0] isWaiting_joined_1 = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:710
  wire [63:0] isWaiting_joined_2 = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:713
  wire [36:0] timeoutTicks_shifted = 37'd13 << table_attributes[77:73];  // Requester.java:732
  wire [39:0] returnSkip_joined = {16'd0, s_ackedPsn - entry_firstPsn};  // Requester.java:772
  wire [39:0] returnSkip_shifted = {returnSkip_joined[31:0], 8'd0} << (mtu - 3'd1);  // Requester.java:772
  wire [63:0] inError_shifted = isError >> q;  // Requester.java:355
  wire [15:0] state_when_difference = s_sending - s_acked;  // Requester.java:925
  wire [63:0] state_when_shifted = isWaiting >> q;  // Requester.java:925
  assign order_ready = carriesOut;  // Requester.java:371
  assign shownPsn = shownPsnNow;  // Requester.java:397
  assign shownIndex = shownIndexNow;  // Requester.java:398
  assign posted_ready = !resets_0;  // Requester.java:340
  assign queuePair = q;  // Requester.java:346
  assign setsError = fails || isOrdered;  // Requester.java:828
  assign clearsError = resets_1;  // Requester.java:390
  assign memory_data_write = 1'b0;  // Requester.java:409
  assign memory_data_line = {first[42:1], (state == State_READ_OPERANDS) ? 1'b1 : first[0]};  // Requester.java:413
  assign memory_data_data = 256'd0;  // Requester.java:415
  assign memory_data_lanes = 32'hffffffff;  // Requester.java:416
  assign memory_valid = (state == State_READ) || (state == State_READ_OPERANDS);  // Requester.java:408
  assign sendStart_data_isList = !isInline;  // Requester.java:505
  assign sendStart_data_isPhysical = isInline;  // Requester.java:506
  assign sendStart_data_list = list;  // Requester.java:508
  assign sendStart_data_elements = control[15:7];  // Requester.java:509
  assign sendStart_data_address = {16'd0, list};  // Requester.java:510
  assign sendStart_data_key = 32'd0;  // Requester.java:511
  assign sendStart_data_length = control[95:64];  // Requester.java:512
  assign sendStart_data_skip = skip;  // Requester.java:513
  assign sendStart_data_domain = table_attributes[18:3];  // Requester.java:514
  assign sendStart_data_rights = 4'd0;  // Requester.java:515
  assign sendStart_valid = state == State_CURSOR;  // Requester.java:504
  assign sendPacket_data = data;  // Requester.java:533
  assign sendPacket_valid = (state == State_PACKET) && hasData;  // Requester.java:532
  assign plan_data_to = made_to;  // Requester.java:584
  assign plan_data_payload = made_payload;  // Requester.java:584
  assign plan_data_header = made_header;  // Requester.java:584
  assign plan_data_extension = made_extension;  // Requester.java:584
  assign plan_data_hasExtension = made_hasExtension;  // Requester.java:584
  assign plan_data_hasData = made_hasData;  // Requester.java:584
  assign plan_data_owner = made_owner;  // Requester.java:584
  assign plan_valid = state == State_PLAN;  // Requester.java:583
  assign refused_ready = state == State_REFUSE;  // Requester.java:840
  assign accepts = isJudged && isAllowed;  // Requester.java:795
  assign drops = (isJudged && !isAllowed) || ((state == State_WINDOW_KNOWN) && !isAwaited)
      || ((state == State_ANSWER) && (!isTaken_0 || isEmpty));  // Requester.java:796
  assign holds = (event_ == Event_RESPONSE) && !(state == State_IDLE);  // Requester.java:347
  assign returnStart_data_isList = 1'b1;  // Requester.java:773
  assign returnStart_data_isPhysical = 1'b0;  // Requester.java:774
  assign returnStart_data_list = entryAddress + (isAtomic_1 ? 48'd48 : 48'd32);  // Requester.java:776
  assign returnStart_data_elements = entry_elements;  // Requester.java:778
  assign returnStart_data_address = 64'd0;  // Requester.java:779
  assign returnStart_data_key = 32'd0;  // Requester.java:780
  assign returnStart_data_length = 32'd0;  // Requester.java:781
  assign returnStart_data_skip = returnSkip;  // Requester.java:782
  assign returnStart_data_domain = table_attributes[18:3];  // Requester.java:783
  assign returnStart_data_rights = 4'd1;  // Requester.java:784
  assign returnStart_valid = state == State_RETURN_START;  // Requester.java:768
  assign returnPacket_data = bytes;  // Requester.java:786
  assign returnPacket_valid = state == State_RETURN_PACKET;  // Requester.java:785
  assign returnVerdict_ready = (state == State_RETURN_VERDICT) && mayWrite;  // Requester.java:787
  assign isWriting = writing;  // Requester.java:792
  assign completion_data_queue = table_attributes[27:22];  // Requester.java:881
  assign completion_data_entry = {96'd0, record_15};  // Requester.java:886
  assign completion_data_isSolicited = status != 8'd0;  // Requester.java:882
  assign completion_valid = state == State_EMIT;  // Requester.java:880
  assign repeats = (state == State_SENT) && isAgain;  // Requester.java:591
  assign ignores = (state == State_WINDOW_KNOWN) && !isAwaited;  // Requester.java:640
  assign timesOut = isSilent;  // Requester.java:714
  assign begins = idle && (isUrgent || maySend || worksNext);  // Requester.java:314
  assign completes = (state == State_JUDGE) && completesNow;  // Requester.java:646
  assign endsRead = (state == State_RETURNED) && ends_1;  // Requester.java:814
  assign begun_firstPsn = firstPsn;  // Requester.java:484
  assign begun_lastPsn = last;  // Requester.java:485
  assign begun_opcode = control[2:0];  // Requester.java:486
  assign begun_isSignaled = control[4];  // Requester.java:487
  assign begun_elements = control[15:7];  // Requester.java:488
  assign begun_length = control[95:64];  // Requester.java:489
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
    if (idle) begin  // Requester.java:288
      if (order_valid) begin  // Requester.java:290
        event_ <= Event_ORDER;  // Requester.java:291
        q <= order_data_queuePair;  // Requester.java:292
      end else if (refused_valid) begin  // Requester.java:294
        event_ <= Event_REFUSED;  // Requester.java:295
        q <= refused_data[21:16];  // Requester.java:296
      end else if (waits) begin  // Requester.java:298
        event_ <= Event_RESPONSE;  // Requester.java:299
        q <= header[21:16];  // Requester.java:300
      end else if (timers_expired) begin  // Requester.java:302
        event_ <= Event_TIMER;  // Requester.java:303
        q <= timers_expiredIndex;  // Requester.java:304
      end else if (active) begin  // Requester.java:306
        event_ <= Event_PACKET;  // Requester.java:307
        q <= activePair;  // Requester.java:308
      end else begin  // Requester.java:290
        event_ <= Event_WORK;  // Requester.java:311
        q <= turn;  // Requester.java:312
      end
    end
    if (posted_valid && posted_ready && !hasWork) begin  // Requester.java:317
      turn <= posted_data_number;  // Requester.java:317
    end else if (picks || !hasWork) begin  // Requester.java:318
      turn <= turn + 6'd1;  // Requester.java:318
    end
    wasError <= isError;  // Requester.java:321
    pending <= (pending & ~taken) | rung | woken | failing;  // Requester.java:326
    if (state == State_FETCH) begin  // Requester.java:258
      stored <= stored_read;  // Requester.java:258
    end
    if (state == State_FETCH) begin  // Requester.java:259
      storedPosted <= storedPosted_read;  // Requester.java:259
    end
    if (state == State_STORE) begin  // Requester.java:338
      states[q] <= {s_acked, s_sending, s_begun, s_ackedPsn, s_sendPsn, s_mostPsn, s_retries, s_rnrRetries,
          s_reads, s_isBack, s_hasFailed, s_failed, s_failure};  // Requester.java:338
    end
    if ((posted_valid && posted_ready) || resets_0) begin  // Requester.java:341
      postings[postings_address_choice] <= resets_0 ? 16'd0 : posted_data_index;  // Requester.java:343
    end
    if (resets_1) begin  // Requester.java:374
      s_acked <= 16'd0;  // Requester.java:376
      s_sending <= 16'd0;  // Requester.java:376
      s_begun <= 16'd0;  // Requester.java:376
      s_reads <= 5'd0;  // Requester.java:376
      s_hasFailed <= 1'b0;  // Requester.java:378
      s_isBack <= 1'b0;  // Requester.java:379
      isWaiting <= isWaiting & ~isWaiting_joined;  // Requester.java:380
    end
    if (starts_0) begin  // Requester.java:382
      s_ackedPsn <= order_data_record[175:152];  // Requester.java:384
      s_sendPsn <= order_data_record[175:152];  // Requester.java:384
      s_mostPsn <= order_data_record[175:152];  // Requester.java:384
      s_retries <= order_data_record[204:202];  // Requester.java:386
      s_rnrRetries <= order_data_record[207:205];  // Requester.java:387
    end
    if (resets_1 && isMine) begin  // Requester.java:389
      active <= 1'b0;  // Requester.java:389
    end
    if (carriesOut) begin  // Requester.java:393
      shownPsnNow <= s_mostPsn;  // Requester.java:394
      shownIndexNow <= s_acked;  // Requester.java:395
    end
    if ((state == State_ADDRESS) || (state == State_RETURN_ADDRESS)) begin  // Requester.java:405
      entryAddress <= table_attributes[139:92] + offset;  // Requester.java:407
    end
    if ((state == State_WAIT) && returns) begin  // Requester.java:417
      control <= line;  // Requester.java:417
    end
    if ((state == State_WAIT_OPERANDS) && returns) begin  // Requester.java:418
      operands <= line[127:0];  // Requester.java:418
    end
    if ((state == State_DECIDE) && (isTooLong || isUnknown)) begin  // Requester.java:459
      s_hasFailed <= 1'b1;  // Requester.java:460
      s_failed <= s_sending;  // Requester.java:461
      s_failure <= isUnknown ? 8'd2 : 8'd1;  // Requester.java:463
    end
    rounded <= least + {20'd0, most - 13'd1};  // Requester.java:472
    if (state == State_SIZE) begin  // Requester.java:473
      packets <= (control[2:0] >= 3'd5) ? 24'd1 : packets_shifted[23:0];  // Requester.java:474
      firstPsn <= (s_sending != s_begun) ? entry_firstPsn : s_sendPsn;  // Requester.java:475
      psn <= ((s_sending != s_begun) && isRead_0) ? entry_firstPsn : s_sendPsn;  // Requester.java:477
    end
    if (state == State_SKIP) begin  // Requester.java:480
      skip <= skip_shifted[31:0];  // Requester.java:480
    end
    if (starts_1) begin  // Requester.java:490
      lastPsn <= last;  // Requester.java:491
      remaining <= control[95:64] - skip;  // Requester.java:492
      hasData <= !isRead_0 && (control[95:64] != 32'd0);  // Requester.java:493
      active <= 1'b1;  // Requester.java:494
      activePair <= q;  // Requester.java:495
      if (!(s_sending != s_begun)) begin  // Requester.java:496
        s_begun <= s_begun + 16'd1;  // Requester.java:497
        if (isRead_0) begin  // Requester.java:498
          s_reads <= s_reads + 5'd1;  // Requester.java:498
        end
      end
      unacked[unacked_address_joined] <= {begun_firstPsn, begun_lastPsn, begun_opcode, begun_isSignaled,
          begun_elements, begun_length};  // Requester.java:500
    end
    if (state == State_MEASURE) begin  // Requester.java:524
      isLast <= isRest;  // Requester.java:525
      data <= isRest ? remaining[12:0] : most;  // Requester.java:526
    end
    operation <= isRead_1 ? (isAtomic_0 ? ((control[2:0] == 3'd5) ? 4'd3 : 4'd4) : 4'd2)
        : (isSend ? 4'd0 : 4'd1);  // Requester.java:538
    if (state == State_PACKET) begin  // Requester.java:552
      made_to <= table_attributes[67:52];  // Requester.java:553
      made_payload <= (payload == 14'd0) ? 14'd8 : payload;  // Requester.java:554
      made_header <= record_10;  // Requester.java:556
      made_extension <= isAtomic_0 ? operands : {96'd0, isExtended ? control[127:96] : 32'd0};  // Requester.java:574
      made_hasExtension <= isExtended;  // Requester.java:579
      made_hasData <= hasData;  // Requester.java:580
      made_owner <= {q, s_sending};  // Requester.java:581
    end
    if (state == State_PACKET) begin  // Requester.java:587
      ends_0 <= isLast;  // Requester.java:587
    end
    isAgain <= isAgain_difference[23];  // Requester.java:590
    if (state == State_SENT) begin  // Requester.java:592
      psn <= next_0;  // Requester.java:593
      remaining <= remaining - {19'd0, most};  // Requester.java:594
      s_sendPsn <= next_0;  // Requester.java:595
      if (isNew) begin  // Requester.java:596
        s_mostPsn <= next_0;  // Requester.java:596
      end
      if (ends_0) begin  // Requester.java:597
        active <= 1'b0;  // Requester.java:598
        s_sending <= s_sending + 16'd1;  // Requester.java:599
      end
    end
    if ((state == State_ACT) && (event_ == Event_PACKET) && inError) begin  // Requester.java:603
      active <= 1'b0;  // Requester.java:603
    end
    isAwaited <= mayCome && isUnderWay_0;  // Requester.java:633
    if (state == State_WINDOW) begin  // Requester.java:634
      end_ <= ((header[3:0] == 4'd8) && (header[71:69] == 3'd0)) ? (responsePsn + 24'd1) : responsePsn;  // Requester.java:635
      progress <= 1'b0;  // Requester.java:636
      isLost <= 1'b0;  // Requester.java:637
    end
    isCovered <= hasEntry && !isCovered_difference[23];  // Requester.java:644
    if (completes) begin  // Requester.java:648
      s_acked <= s_acked + 16'd1;  // Requester.java:649
      s_ackedPsn <= entry_lastPsn + 24'd1;  // Requester.java:650
      progress <= 1'b1;  // Requester.java:651
    end
    if (isDone) begin  // Requester.java:653
      isLost <= isCovered;  // Requester.java:655
      if ((header[3:0] == 4'd8) && !isCovered) begin  // Requester.java:656
        s_ackedPsn <= end_;  // Requester.java:657
        if (end_ != s_ackedPsn) begin  // Requester.java:658
          progress <= 1'b1;  // Requester.java:658
        end
      end
    end
    isFitting <= (s_acked != s_begun) && (entry_opcode >= 3'd4) && (responsePsn == s_ackedPsn);  // Requester.java:663
    if (answers) begin  // Requester.java:690
      s_retries <= (isMissing && !isTired) ? (retriesLeft - 3'd1) : retriesLeft;  // Requester.java:691
      s_rnrRetries <= (startsWaiting && (fullRnr != 3'd7)) ? (rnrRetriesLeft - 3'd1) : rnrRetriesLeft;  // Requester.java:693
    end
    if (isSilent && !isGivenUp) begin  // Requester.java:695
      s_retries <= s_retries - 3'd1;  // Requester.java:695
    end
    if (completes || (state == State_RETURNED) || isSilent) begin  // Requester.java:696
      s_isBack <= 1'b0;  // Requester.java:696
    end else if (answers && isGap) begin  // Requester.java:697
      s_isBack <= 1'b1;  // Requester.java:697
    end
    if ((answers && (isTired || isRnrTired || isRefused)) || isGivenUp) begin  // Requester.java:698
      s_hasFailed <= 1'b1;  // Requester.java:699
      s_failed <= s_acked;  // Requester.java:700
      s_failure <= (answers && isRefused) ? refusal : ((answers && isRnrTired) ? 8'd13 : 8'd12);  // Requester.java:702
    end
    if (startsWaiting) begin  // Requester.java:710
      isWaiting <= isWaiting | isWaiting_joined_1;  // Requester.java:710
    end else if (expires) begin  // Requester.java:711
      isWaiting <= isWaiting & ~isWaiting_joined_2;  // Requester.java:713
    end
    if (goesBack || ((state == State_FINISH) && isPassed)) begin  // Requester.java:719
      s_sending <= s_acked;  // Requester.java:720
      s_sendPsn <= s_ackedPsn;  // Requester.java:721
      if (isMine) begin  // Requester.java:722
        active <= 1'b0;  // Requester.java:722
      end
    end
    timeoutTicks <= timeoutTicks_shifted[36:1] + 36'd2;  // Requester.java:732
    returnSkip <= returnSkip_shifted[31:0];  // Requester.java:772
    if (isJudged && isAllowed) begin  // Requester.java:791
      writing <= 1'b1;  // Requester.java:791
    end else if (returned) begin  // Requester.java:791
      writing <= 1'b0;  // Requester.java:791
    end
    if (isJudged && !isAllowed) begin  // Requester.java:799
      s_hasFailed <= 1'b1;  // Requester.java:800
      s_failed <= s_acked;  // Requester.java:801
      s_failure <= 8'd4;  // Requester.java:802
    end
    if (state == State_RETURNED) begin  // Requester.java:805
      s_ackedPsn <= s_ackedPsn + 24'd1;  // Requester.java:806
      s_retries <= table_attributes[80:78];  // Requester.java:807
      s_rnrRetries <= table_attributes[83:81];  // Requester.java:808
      if (ends_1) begin  // Requester.java:809
        s_acked <= s_acked + 16'd1;  // Requester.java:810
        s_reads <= s_reads - 5'd1;  // Requester.java:811
      end
    end
    if (state == State_REFUSE) begin  // Requester.java:829
      if (isUnderWay_1 && !s_hasFailed) begin  // Requester.java:832
        s_hasFailed <= 1'b1;  // Requester.java:833
        s_failed <= index_1;  // Requester.java:834
        s_failure <= 8'd4;  // Requester.java:835
        s_sending <= index_1;  // Requester.java:836
        if (isMine) begin  // Requester.java:837
          active <= 1'b0;  // Requester.java:837
        end
      end
    end
    if (completes || endsRead) begin  // Requester.java:841
      status <= 8'd0;  // Requester.java:842
      completed <= s_acked;  // Requester.java:843
      goesOn <= completes;  // Requester.java:844
    end
    if (fails) begin  // Requester.java:846
      status <= s_failure;  // Requester.java:847
      completed <= s_acked;  // Requester.java:848
      goesOn <= 1'b0;  // Requester.java:849
      s_acked <= s_acked + 16'd1;  // Requester.java:850
      s_hasFailed <= 1'b0;  // Requester.java:851
      inError <= 1'b1;  // Requester.java:852
      if (isMine) begin  // Requester.java:853
        active <= 1'b0;  // Requester.java:853
      end
    end
    if (flushes) begin  // Requester.java:855
      status <= 8'd5;  // Requester.java:856
      completed <= s_acked;  // Requester.java:857
      goesOn <= 1'b0;  // Requester.java:858
      s_acked <= next_1;  // Requester.java:860
      s_sending <= next_1;  // Requester.java:861
      s_begun <= next_1;  // Requester.java:862
      s_reads <= 5'd0;  // Requester.java:863
      s_hasFailed <= 1'b0;  // Requester.java:864
    end
    if (state == State_LOAD) begin  // Requester.java:352
      s_acked <= stored[156:141];  // Requester.java:353
      s_sending <= stored[140:125];  // Requester.java:353
      s_begun <= stored[124:109];  // Requester.java:353
      s_ackedPsn <= stored[108:85];  // Requester.java:353
      s_sendPsn <= stored[84:61];  // Requester.java:353
      s_mostPsn <= stored[60:37];  // Requester.java:353
      s_retries <= stored[36:34];  // Requester.java:353
      s_rnrRetries <= stored[33:31];  // Requester.java:353
      s_reads <= stored[30:26];  // Requester.java:353
      s_isBack <= stored[25];  // Requester.java:353
      s_hasFailed <= stored[24];  // Requester.java:353
      s_failed <= stored[23:8];  // Requester.java:353
      s_failure <= stored[7:0];  // Requester.java:353
      postedIndex <= storedPosted;  // Requester.java:354
      inError <= inError_shifted[0];  // Requester.java:355
    end
    case (state)  // Requester.java:179
      State_IDLE: begin  // Requester.java:912
        if (begins) begin  // Requester.java:912
          state <= State_FETCH;  // Requester.java:912
        end
      end
      State_FETCH: begin  // Requester.java:913
        state <= State_LOAD;  // Requester.java:913
      end
      State_LOAD: begin  // Requester.java:914
        state <= State_ACT;  // Requester.java:914
      end
      State_ACT: begin  // Requester.java:915
        if (event_ == Event_ORDER) begin  // Requester.java:916
          state <= State_STORE;  // Requester.java:916
        end else if (event_ == Event_REFUSED) begin  // Requester.java:917
          state <= State_REFUSE;  // Requester.java:917
        end else if (event_ == Event_RESPONSE) begin  // Requester.java:918
          state <= State_WINDOW;  // Requester.java:918
        end else if (event_ == Event_TIMER) begin  // Requester.java:919
          state <= State_EXPIRE;  // Requester.java:919
        end else if ((event_ == Event_PACKET) && inError) begin  // Requester.java:920
          state <= State_IDLE;  // Requester.java:920
        end else if (event_ == Event_PACKET) begin  // Requester.java:921
          state <= State_MEASURE;  // Requester.java:921
        end else begin  // Requester.java:916
          state <= State_WORK;  // Requester.java:922
        end
      end
      State_WORK: begin  // Requester.java:923
        if (flushes) begin  // Requester.java:924
          state <= State_EMIT;  // Requester.java:924
        end else if (inError || ((table_attributes[2:0] != 3'd3) || isFailing || state_when_shifted[0]
            || (s_sending == postedIndex) || (state_when_difference[15:4] != 12'd0))) begin  // Requester.java:925
          state <= State_IDLE;  // Requester.java:925
        end else begin  // Requester.java:924
          state <= State_ADDRESS;  // Requester.java:926
        end
      end
      State_ADDRESS: begin  // Requester.java:927
        state <= State_READ;  // Requester.java:927
      end
      State_READ: begin  // Requester.java:928
        if (memory_ready) begin  // Requester.java:928
          state <= State_WAIT;  // Requester.java:928
        end
      end
      State_WAIT: begin  // Requester.java:929
        if (returns) begin  // Requester.java:929
          state <= State_DECIDE;  // Requester.java:929
        end
      end
      State_READ_OPERANDS: begin  // Requester.java:936
        if (memory_ready) begin  // Requester.java:936
          state <= State_WAIT_OPERANDS;  // Requester.java:936
        end
      end
      State_WAIT_OPERANDS: begin  // Requester.java:937
        if (returns) begin  // Requester.java:937
          state <= State_KNOWN;  // Requester.java:937
        end
      end
      State_DECIDE: begin  // Requester.java:930
        state <= State_DECIDED;  // Requester.java:930
      end
      State_DECIDED: begin  // Requester.java:931
        if (isWrong) begin  // Requester.java:932
          state <= State_SETTLE;  // Requester.java:932
        end else if (!(s_sending != s_begun) && (isFenced || isFull)) begin  // Requester.java:933
          state <= State_IDLE;  // Requester.java:933
        end else if (control[2:0] >= 3'd5) begin  // Requester.java:934
          state <= State_READ_OPERANDS;  // Requester.java:934
        end else begin  // Requester.java:932
          state <= State_KNOWN;  // Requester.java:935
        end
      end
      State_KNOWN: begin  // Requester.java:938
        state <= State_FOUND;  // Requester.java:938
      end
      State_FOUND: begin  // Requester.java:939
        state <= State_SIZE;  // Requester.java:939
      end
      State_SIZE: begin  // Requester.java:940
        state <= State_SKIP;  // Requester.java:940
      end
      State_SKIP: begin  // Requester.java:941
        state <= State_BEGIN;  // Requester.java:941
      end
      State_BEGIN: begin  // Requester.java:942
        if (!(control[2:0] >= 3'd4) && (control[95:64] != 32'd0)) begin  // Requester.java:943
          state <= State_CURSOR;  // Requester.java:943
        end else begin  // Requester.java:943
          state <= State_STORE;  // Requester.java:944
        end
      end
      State_CURSOR: begin  // Requester.java:945
        if (sendStart_ready) begin  // Requester.java:945
          state <= State_STORE;  // Requester.java:945
        end
      end
      State_MEASURE: begin  // Requester.java:946
        state <= State_PACKET;  // Requester.java:946
      end
      State_PACKET: begin  // Requester.java:947
        if (!hasData || sendPacket_ready) begin  // Requester.java:947
          state <= State_PLAN;  // Requester.java:947
        end
      end
      State_PLAN: begin  // Requester.java:948
        if (plan_ready) begin  // Requester.java:948
          state <= State_SENT;  // Requester.java:948
        end
      end
      State_SENT: begin  // Requester.java:949
        state <= State_STORE;  // Requester.java:949
      end
      State_WINDOW: begin  // Requester.java:950
        state <= State_WINDOW_KNOWN;  // Requester.java:950
      end
      State_WINDOW_KNOWN: begin  // Requester.java:951
        if (!isAwaited) begin  // Requester.java:951
          state <= State_IDLE;  // Requester.java:951
        end else begin  // Requester.java:951
          state <= State_ENTRY;  // Requester.java:951
        end
      end
      State_ENTRY: begin  // Requester.java:952
        state <= State_ENTERED;  // Requester.java:952
      end
      State_ENTERED: begin  // Requester.java:953
        state <= State_COVER;  // Requester.java:953
      end
      State_COVER: begin  // Requester.java:954
        state <= State_JUDGE;  // Requester.java:954
      end
      State_JUDGE: begin  // Requester.java:955
        if (completes && entry_isSignaled) begin  // Requester.java:956
          state <= State_EMIT;  // Requester.java:956
        end else if (completes) begin  // Requester.java:957
          state <= State_ENTRY;  // Requester.java:957
        end else begin  // Requester.java:956
          state <= State_ANSWER;  // Requester.java:958
        end
      end
      State_ANSWER: begin  // Requester.java:959
        if (isTaken_1 && (bytes == 13'd0)) begin  // Requester.java:960
          state <= State_RETURNED;  // Requester.java:960
        end else if (isTaken_1) begin  // Requester.java:961
          state <= State_RETURN_ADDRESS;  // Requester.java:961
        end else begin  // Requester.java:960
          state <= State_FINISH;  // Requester.java:962
        end
      end
      State_RETURN_ADDRESS: begin  // Requester.java:963
        state <= State_RETURN_START;  // Requester.java:963
      end
      State_RETURN_START: begin  // Requester.java:964
        if (returnStart_ready) begin  // Requester.java:964
          state <= State_RETURN_PACKET;  // Requester.java:964
        end
      end
      State_RETURN_PACKET: begin  // Requester.java:965
        if (returnPacket_ready) begin  // Requester.java:965
          state <= State_RETURN_VERDICT;  // Requester.java:965
        end
      end
      State_RETURN_VERDICT: begin  // Requester.java:966
        if (accepts) begin  // Requester.java:966
          state <= State_RETURN_DATA;  // Requester.java:966
        end else if (returnVerdict_valid && returnVerdict_ready) begin  // Requester.java:966
          state <= State_FINISH;  // Requester.java:966
        end
      end
      State_RETURN_DATA: begin  // Requester.java:967
        if (returned) begin  // Requester.java:967
          state <= State_RETURNED;  // Requester.java:967
        end
      end
      State_RETURNED: begin  // Requester.java:968
        if (endsRead && entry_isSignaled) begin  // Requester.java:969
          state <= State_EMIT;  // Requester.java:969
        end else begin  // Requester.java:969
          state <= State_FINISH;  // Requester.java:970
        end
      end
      State_FINISH: begin  // Requester.java:971
        state <= State_SETTLE;  // Requester.java:971
      end
      State_EXPIRE: begin  // Requester.java:972
        state <= State_SETTLE;  // Requester.java:972
      end
      State_REFUSE: begin  // Requester.java:973
        state <= State_SETTLE;  // Requester.java:973
      end
      State_SETTLE: begin  // Requester.java:974
        if (fails) begin  // Requester.java:974
          state <= State_EMIT;  // Requester.java:974
        end else begin  // Requester.java:974
          state <= State_STORE;  // Requester.java:974
        end
      end
      State_EMIT: begin  // Requester.java:975
        if (completion_ready) begin  // Requester.java:975
          state <= State_WRITTEN;  // Requester.java:975
        end
      end
      State_WRITTEN: begin  // Requester.java:976
        if (written && goesOn) begin  // Requester.java:977
          state <= State_ENTRY;  // Requester.java:977
        end else if (written && (status != 8'd0)) begin  // Requester.java:978
          state <= State_STORE;  // Requester.java:978
        end else if (written) begin  // Requester.java:979
          state <= State_FINISH;  // Requester.java:979
        end
      end
      default /* State_STORE */: begin  // Requester.java:980
        state <= State_IDLE;  // Requester.java:980
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // Requester.java:179
      q <= 6'd0;  // Requester.java:181
      pending <= 64'd0;  // Requester.java:205
      isWaiting <= 64'd0;  // Requester.java:207
      active <= 1'b0;  // Requester.java:214
      activePair <= 6'd0;  // Requester.java:215
      turn <= 6'd0;  // Requester.java:282
      wasError <= 64'd0;  // Requester.java:320
      shownPsnNow <= 24'd0;  // Requester.java:391
      shownIndexNow <= 16'd0;  // Requester.java:392
      writing <= 1'b0;  // Requester.java:790
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
      isPassed_difference[22:0], isHeldUp_shifted[63:1], packets_shifted[32:24], skip_joined[39:32],
      skip_shifted[39:32], isAgain_difference[22:0], isCovered_difference[22:0], timeoutTicks_shifted[0],
      returnSkip_joined[39:32], returnSkip_shifted[39:32], inError_shifted[63:1], state_when_difference[3:0],
      state_when_shifted[63:1]};
endmodule
`default_nettype wire
