`default_nettype none
// rnrUnit=1000, overlaps=false
module Requester_1000_false (  // Requester.java:279
  input  wire clock,  // Requester.java:279
  input  wire reset,  // Requester.java:279
  input  wire [5:0] order_data_queuePair,  // Requester.java:58
  input  wire order_data_sets,  // Requester.java:58
  input  wire [383:0] order_data_record,  // Requester.java:58
  input  wire order_valid,  // Requester.java:58
  output wire order_ready,  // Requester.java:58
  output wire [23:0] shownPsn,  // Requester.java:60
  output wire [15:0] shownIndex,  // Requester.java:62
  input  wire [5:0] posted_data_number,  // Requester.java:64
  input  wire [15:0] posted_data_index,  // Requester.java:64
  input  wire posted_valid,  // Requester.java:64
  output wire posted_ready,  // Requester.java:64
  input  wire [63:0] isError,  // Requester.java:66
  output wire [5:0] queuePair,  // Requester.java:68
  output wire setsError,  // Requester.java:70
  output wire clearsError,  // Requester.java:72
  output wire memory_data_write,  // Requester.java:75
  output wire [42:0] memory_data_line,  // Requester.java:75
  output wire [255:0] memory_data_data,  // Requester.java:75
  output wire [31:0] memory_data_lanes,  // Requester.java:75
  output wire memory_valid,  // Requester.java:75
  input  wire memory_ready,  // Requester.java:75
  input  wire returns,  // Requester.java:77
  input  wire [255:0] line,  // Requester.java:79
  output wire sendStart_data_isList,  // Requester.java:82
  output wire sendStart_data_isPhysical,  // Requester.java:82
  output wire [47:0] sendStart_data_list,  // Requester.java:82
  output wire [8:0] sendStart_data_elements,  // Requester.java:82
  output wire [63:0] sendStart_data_address,  // Requester.java:82
  output wire [31:0] sendStart_data_key,  // Requester.java:82
  output wire [31:0] sendStart_data_length,  // Requester.java:82
  output wire [31:0] sendStart_data_skip,  // Requester.java:82
  output wire [15:0] sendStart_data_domain,  // Requester.java:82
  output wire [3:0] sendStart_data_rights,  // Requester.java:82
  output wire sendStart_valid,  // Requester.java:82
  input  wire sendStart_ready,  // Requester.java:82
  output wire [12:0] sendPacket_data,  // Requester.java:84
  output wire sendPacket_valid,  // Requester.java:84
  input  wire sendPacket_ready,  // Requester.java:84
  output wire [15:0] plan_data_to,  // Requester.java:86
  output wire [13:0] plan_data_payload,  // Requester.java:86
  output wire [191:0] plan_data_header,  // Requester.java:86
  output wire [127:0] plan_data_extension,  // Requester.java:86
  output wire plan_data_hasExtension,  // Requester.java:86
  output wire plan_data_hasData,  // Requester.java:86
  output wire [29:0] plan_data_owner,  // Requester.java:86
  output wire plan_valid,  // Requester.java:86
  input  wire plan_ready,  // Requester.java:86
  input  wire [29:0] refused_data,  // Requester.java:88
  input  wire refused_valid,  // Requester.java:88
  output wire refused_ready,  // Requester.java:88
  input  wire waits,  // Requester.java:91
  input  wire [15:0] from,  // Requester.java:93
  input  wire [12:0] bytes,  // Requester.java:95
  input  wire [191:0] header,  // Requester.java:97
  output wire accepts,  // Requester.java:99
  output wire drops,  // Requester.java:101
  output wire holds,  // Requester.java:103
  output wire returnStart_data_isList,  // Requester.java:105
  output wire returnStart_data_isPhysical,  // Requester.java:105
  output wire [47:0] returnStart_data_list,  // Requester.java:105
  output wire [8:0] returnStart_data_elements,  // Requester.java:105
  output wire [63:0] returnStart_data_address,  // Requester.java:105
  output wire [31:0] returnStart_data_key,  // Requester.java:105
  output wire [31:0] returnStart_data_length,  // Requester.java:105
  output wire [31:0] returnStart_data_skip,  // Requester.java:105
  output wire [15:0] returnStart_data_domain,  // Requester.java:105
  output wire [3:0] returnStart_data_rights,  // Requester.java:105
  output wire returnStart_valid,  // Requester.java:105
  input  wire returnStart_ready,  // Requester.java:105
  output wire [12:0] returnPacket_data,  // Requester.java:107
  output wire returnPacket_valid,  // Requester.java:107
  input  wire returnPacket_ready,  // Requester.java:107
  input  wire returnVerdict_data,  // Requester.java:109
  input  wire returnVerdict_valid,  // Requester.java:109
  output wire returnVerdict_ready,  // Requester.java:109
  input  wire returned,  // Requester.java:111
  input  wire mayWrite,  // Requester.java:113
  output wire isWriting,  // Requester.java:115
  output wire bind_data_isBind,  // Requester.java:118
  output wire [31:0] bind_data_key,  // Requester.java:118
  output wire [47:0] bind_data_source,  // Requester.java:118
  output wire [31:0] bind_data_entries,  // Requester.java:118
  output wire [31:0] bind_data_rounds,  // Requester.java:118
  output wire [15:0] bind_data_domain,  // Requester.java:118
  output wire bind_valid,  // Requester.java:118
  input  wire bind_ready,  // Requester.java:118
  input  wire bound,  // Requester.java:120
  input  wire isBoundRight,  // Requester.java:122
  output wire [5:0] completion_data_queue,  // Requester.java:125
  output wire [255:0] completion_data_entry,  // Requester.java:125
  output wire completion_data_isSolicited,  // Requester.java:125
  output wire completion_valid,  // Requester.java:125
  input  wire completion_ready,  // Requester.java:125
  input  wire written,  // Requester.java:127
  output wire repeats,  // Requester.java:130
  output wire ignores,  // Requester.java:132
  output wire timesOut  // Requester.java:134
);
  localparam [2:0] Event_ORDER = 3'd0;
  localparam [2:0] Event_REFUSED = 3'd1;
  localparam [2:0] Event_RESPONSE = 3'd2;
  localparam [2:0] Event_BOUND = 3'd3;
  localparam [2:0] Event_TIMER = 3'd4;
  localparam [2:0] Event_PACKET = 3'd5;
  localparam [2:0] Event_WORK = 3'd6;
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
  localparam [5:0] State_BIND = 6'd12;
  localparam [5:0] State_BOUND = 6'd13;
  localparam [5:0] State_KNOWN = 6'd14;
  localparam [5:0] State_FOUND = 6'd15;
  localparam [5:0] State_SIZE = 6'd16;
  localparam [5:0] State_SKIP = 6'd17;
  localparam [5:0] State_BEGIN = 6'd18;
  localparam [5:0] State_CURSOR = 6'd19;
  localparam [5:0] State_MEASURE = 6'd20;
  localparam [5:0] State_PACKET = 6'd21;
  localparam [5:0] State_PLAN = 6'd22;
  localparam [5:0] State_SENT = 6'd23;
  localparam [5:0] State_WINDOW = 6'd24;
  localparam [5:0] State_WINDOW_KNOWN = 6'd25;
  localparam [5:0] State_ENTRY = 6'd26;
  localparam [5:0] State_ENTERED = 6'd27;
  localparam [5:0] State_COVER = 6'd28;
  localparam [5:0] State_JUDGE = 6'd29;
  localparam [5:0] State_ANSWER = 6'd30;
  localparam [5:0] State_RETURN_ADDRESS = 6'd31;
  localparam [5:0] State_RETURN_START = 6'd32;
  localparam [5:0] State_RETURN_PACKET = 6'd33;
  localparam [5:0] State_RETURN_VERDICT = 6'd34;
  localparam [5:0] State_RETURN_DATA = 6'd35;
  localparam [5:0] State_RETURNED = 6'd36;
  localparam [5:0] State_FINISH = 6'd37;
  localparam [5:0] State_EXPIRE = 6'd38;
  localparam [5:0] State_REFUSE = 6'd39;
  localparam [5:0] State_SETTLE = 6'd40;
  localparam [5:0] State_EMIT = 6'd41;
  localparam [5:0] State_WRITTEN = 6'd42;
  localparam [5:0] State_STORE = 6'd43;
  reg  [5:0] state;  // Requester.java:193
  reg  [2:0] event_;  // Requester.java:194
  reg  [5:0] q;  // Requester.java:195
  reg  [15:0] s_acked;  // Requester.java:215
  reg  [15:0] s_sending;  // Requester.java:215
  reg  [15:0] s_begun;  // Requester.java:215
  reg  [23:0] s_ackedPsn;  // Requester.java:215
  reg  [23:0] s_sendPsn;  // Requester.java:215
  reg  [23:0] s_mostPsn;  // Requester.java:215
  reg  [2:0] s_retries;  // Requester.java:215
  reg  [2:0] s_rnrRetries;  // Requester.java:215
  reg  [4:0] s_reads;  // Requester.java:215
  reg  s_isBack;  // Requester.java:215
  reg  s_hasFailed;  // Requester.java:215
  reg  [15:0] s_failed;  // Requester.java:215
  reg  [7:0] s_failure;  // Requester.java:215
  reg  [15:0] postedIndex;  // Requester.java:216
  reg  inError;  // Requester.java:217
  reg  [63:0] pending;  // Requester.java:219
  reg  [63:0] isWaiting;  // Requester.java:221
  reg  [12:0] most;  // Requester.java:225
  reg  active;  // Requester.java:228
  reg  [5:0] activePair;  // Requester.java:229
  reg  [255:0] control;  // Requester.java:230
  reg  [127:0] operands;  // Requester.java:231
  reg  [47:0] entryAddress;  // Requester.java:232
  reg  [23:0] firstPsn;  // Requester.java:233
  reg  [23:0] lastPsn;  // Requester.java:234
  reg  [23:0] psn;  // Requester.java:235
  reg  [31:0] remaining;  // Requester.java:236
  reg  isAgain;  // Requester.java:237
  reg  [7:0] status;  // Requester.java:240
  reg  [15:0] completed;  // Requester.java:241
  reg  goesOn;  // Requester.java:242
  reg  [23:0] end_;  // Requester.java:245
  reg  progress;  // Requester.java:246
  reg  isLost;  // Requester.java:247
  reg  [23:0] entry_firstPsn;  // Requester.java:253
  reg  [23:0] entry_lastPsn;  // Requester.java:253
  reg  [3:0] entry_opcode;  // Requester.java:253
  reg  entry_isSignaled;  // Requester.java:253
  reg  [8:0] entry_elements;  // Requester.java:253
  reg  [31:0] entry_length;  // Requester.java:253
  reg  binds;  // Requester.java:256
  reg  isBound;  // Requester.java:257
  reg  hasBound;  // Requester.java:258
  reg  [5:0] bindingPair;  // Requester.java:259
  reg  [63:0] waitsToBind;  // Requester.java:261
  reg  isWanted;  // Requester.java:263
  wire begins;  // Requester.java:266
  reg  hasData;  // Requester.java:268
  wire isSettled;  // Requester.java:272
  reg  continues;  // Requester.java:273
  wire isBinding;  // Requester.java:432
  wire isFlushing;  // Requester.java:434
  wire completes;  // Requester.java:859
  reg  isFitting;  // Requester.java:860
  wire endsRead;  // Requester.java:948
  reg  [93:0] found;  // Requester.java:285
  reg  [63:0] wasError;  // Requester.java:361
  reg  [156:0] stored;  // Requester.java:290
  reg  [15:0] storedPosted;  // Requester.java:291
  reg  [23:0] shownPsnNow;  // Requester.java:493
  reg  [15:0] shownIndexNow;  // Requester.java:494
  reg  [23:0] packets;  // Requester.java:577
  reg  [32:0] rounded;  // Requester.java:579
  reg  [31:0] skip;  // Requester.java:587
  wire [23:0] begun_firstPsn;  // Requester.java:591
  wire [23:0] begun_lastPsn;  // Requester.java:591
  wire [3:0] begun_opcode;  // Requester.java:591
  wire begun_isSignaled;  // Requester.java:591
  wire [8:0] begun_elements;  // Requester.java:591
  wire [31:0] begun_length;  // Requester.java:591
  reg  isLast;  // Requester.java:630
  reg  [12:0] data;  // Requester.java:631
  reg  [15:0] made_to;  // Requester.java:645
  reg  [13:0] made_payload;  // Requester.java:645
  reg  [191:0] made_header;  // Requester.java:645
  reg  [127:0] made_extension;  // Requester.java:645
  reg  made_hasExtension;  // Requester.java:645
  reg  made_hasData;  // Requester.java:645
  reg  [29:0] made_owner;  // Requester.java:645
  reg  [3:0] operation;  // Requester.java:646
  reg  ends_0;  // Requester.java:695
  reg  isAwaited;  // Requester.java:741
  reg  isCovered;  // Requester.java:752
  reg  [35:0] timeoutTicks;  // Requester.java:839
  reg  [31:0] returnSkip;  // Requester.java:880
  reg  [5:0] writing;  // Requester.java:899
  reg  isBehind;  // Requester.java:555
  wire [139:0] table_attributes;  // Requester.java:196
  wire timers_expired; wire [5:0] timers_expiredIndex;  // Requester.java:213
  wire [35:0] rnrTimes_ticks;  // Requester.java:283
  wire [5:0] turns_index; wire turns_hasWork;  // Requester.java:315
  reg  [156:0] states [0:63];  // Requester.java:249
  reg  [15:0] postings [0:63];  // Requester.java:250
  reg  [93:0] unacked [0:1023];  // Requester.java:251
  wire [2:0] mtu = table_attributes[21:19];  // QueuePairTable.java:69
  wire isMine = active && (activePair == q);  // Requester.java:267
  wire [15:0] oldestOrNext = (state == State_KNOWN) ? s_sending : s_acked;  // Requester.java:284
  wire maySend = active && plan_ready && sendPacket_ready;  // Requester.java:321
  wire isUrgent = order_valid || refused_valid || waits || isBound || timers_expired;  // Requester.java:322
  wire idle = state == State_IDLE;  // Requester.java:306
  wire worksNext = !active && turns_hasWork;  // Requester.java:324
  wire picks = idle && !isUrgent && worksNext;  // Requester.java:358
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
      posted_data_number == 6'd1, posted_data_number == 6'd0};  // Requester.java:363
  wire [63:0] rung = (posted_valid && posted_ready) ? rung_joined : 64'd0;  // Requester.java:363
  wire [63:0] woken_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:364
  wire [63:0] woken = ((state == State_STORE) || (state == State_FINISH) || (state == State_EXPIRE))
      ? woken_joined : 64'd0;  // Requester.java:364
  wire [63:0] failing = isError & ~wasError;  // Requester.java:365
  wire [63:0] taken_joined = {turns_index == 6'd63, turns_index == 6'd62, turns_index == 6'd61, turns_index
      == 6'd60, turns_index == 6'd59, turns_index == 6'd58, turns_index == 6'd57, turns_index == 6'd56,
      turns_index == 6'd55, turns_index == 6'd54, turns_index == 6'd53, turns_index == 6'd52, turns_index
      == 6'd51, turns_index == 6'd50, turns_index == 6'd49, turns_index == 6'd48, turns_index == 6'd47,
      turns_index == 6'd46, turns_index == 6'd45, turns_index == 6'd44, turns_index == 6'd43, turns_index
      == 6'd42, turns_index == 6'd41, turns_index == 6'd40, turns_index == 6'd39, turns_index == 6'd38,
      turns_index == 6'd37, turns_index == 6'd36, turns_index == 6'd35, turns_index == 6'd34, turns_index
      == 6'd33, turns_index == 6'd32, turns_index == 6'd31, turns_index == 6'd30, turns_index == 6'd29,
      turns_index == 6'd28, turns_index == 6'd27, turns_index == 6'd26, turns_index == 6'd25, turns_index
      == 6'd24, turns_index == 6'd23, turns_index == 6'd22, turns_index == 6'd21, turns_index == 6'd20,
      turns_index == 6'd19, turns_index == 6'd18, turns_index == 6'd17, turns_index == 6'd16, turns_index
      == 6'd15, turns_index == 6'd14, turns_index == 6'd13, turns_index == 6'd12, turns_index == 6'd11,
      turns_index == 6'd10, turns_index == 6'd9, turns_index == 6'd8, turns_index == 6'd7, turns_index == 6'd6,
      turns_index == 6'd5, turns_index == 6'd4, turns_index == 6'd3, turns_index == 6'd2, turns_index == 6'd1,
      turns_index == 6'd0};  // Requester.java:366
  wire [63:0] taken = picks ? taken_joined : 64'd0;  // Requester.java:366
  wire [63:0] waking = ((state == State_STORE) && (event_ == Event_BOUND)) ? waitsToBind : 64'd0;  // Requester.java:367
  wire fetches = state == State_FETCH;  // Requester.java:306
  wire resets_0 = (state == State_ACT) && (event_ == Event_ORDER)
      && (order_data_sets && (order_data_record[2:0] == 3'd0));  // Requester.java:441
  wire carriesOut = (state == State_ACT) && (event_ == Event_ORDER);  // Requester.java:467
  wire sets = carriesOut && order_data_sets;  // Requester.java:468
  wire [2:0] wanted = order_data_record[2:0];  // LayoutField.java:17
  wire starts_0 = sets && (wanted == 3'd3) && (table_attributes[2:0] != 3'd3);  // Requester.java:471
  wire resets_1 = carriesOut && (order_data_sets && (order_data_record[2:0] == 3'd0));  // Requester.java:472
  wire [15:0] index_0 = (state == State_RETURN_ADDRESS) ? s_acked : s_sending;  // Requester.java:505
  wire [15:0] inQueue = index_0 & ~(16'hffff << table_attributes[87:84]);  // WorkEntry.java:25
  wire [3:0] shift_difference = table_attributes[91:88] - 4'd6;  // WorkEntry.java:26
  wire [2:0] shift = shift_difference[2:0];  // WorkEntry.java:26
  wire [47:0] offset = {26'd0, inQueue, 6'd0} << shift;  // WorkEntry.java:27
  wire [42:0] first = entryAddress[47:5];  // Requester.java:512
  wire isTooLong_and = !control[3] && control[2] && (control[1:0] != 2'd3) && (control[1:0] != 2'd0)
      && (control[95:64] != 32'd8);  // Requester.java:564
  wire isTooLong = (control[95] && (control[94:64] != 31'd0)
      && !((control[3:0] == 4'd7) || (control[3:0] == 4'd11))) || isTooLong_and;  // Requester.java:564
  wire isUnknown = (control[3:0] > 4'd6) && !((control[3:0] == 4'd7) || (control[3:0] == 4'd11));  // Requester.java:566
  wire isRead_0 = !control[3] && control[2] && (control[1:0] != 2'd3);  // UnackedEntry.java:44
  wire [32:0] least = (control[95:64] == 32'd0) ? 33'd1 : {1'b0, control[95:64]};  // WorkEntry.java:63
  wire [32:0] halves = {8'd0, rounded[32:8]};  // WorkEntry.java:41
  wire starts_1 = state == State_BEGIN;  // Requester.java:306
  wire [23:0] last = (firstPsn + packets) - 24'd1;  // Requester.java:590
  wire keeps = starts_1 || (bind_valid && bind_ready);  // Requester.java:598
  wire isInline = control[7];  // LayoutField.java:22
  wire [47:0] list = entryAddress + 48'd32;  // Requester.java:616
  wire isRead_1 = !control[3] && control[2] && (control[1:0] != 2'd3);  // UnackedEntry.java:44
  wire isAtomic_0 = !control[3] && control[2] && (control[1:0] != 2'd3) && (control[1:0] != 2'd0);  // UnackedEntry.java:49
  wire isRest = isRead_1 || (remaining <= {19'd0, most});  // Requester.java:632
  wire hasImmediate = (control[3:0] == 4'd1) || (control[3:0] == 4'd3);  // Requester.java:638
  wire isSend = (control[3:0] == 4'd2) || (control[3:0] == 4'd3);  // Requester.java:639
  wire isExtended = isAtomic_0 || (hasImmediate && isLast);  // Requester.java:640
  wire [13:0] payload = {1'b0, hasData ? data : 13'd0} + (isExtended ? 14'd16 : 14'd0);  // Requester.java:660
  wire [3:0] whole_0 = operation;  // RecordLayout.java:80
  wire whole_1 = psn == firstPsn;  // RecordLayout.java:80
  wire [4:0] record_0 = {whole_1, whole_0};  // RecordLayout.java:83
  wire whole_2 = isLast;  // RecordLayout.java:80
  wire [5:0] record_1 = {whole_2, record_0};  // RecordLayout.java:83
  wire whole_3 = hasImmediate && isLast;  // RecordLayout.java:80
  wire [6:0] record_2 = {whole_3, record_1};  // RecordLayout.java:83
  wire whole_4 = control[6];  // RecordLayout.java:80
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
  wire [23:0] next_0 = (isRead_1 ? lastPsn : psn) + 24'd1;  // Requester.java:697
  wire [23:0] isNew_difference = next_0 - s_mostPsn;  // WorkEntry.java:32
  wire isNew = !isNew_difference[23];  // WorkEntry.java:32
  wire [23:0] responsePsn = header[63:40];  // LayoutField.java:17
  wire isPair = header[39:22] == 18'd0;  // Requester.java:734
  wire mayCome = (table_attributes[2:0] == 3'd3) && !inError && isPair && (from == table_attributes[67:52]);  // Requester.java:739
  wire isUnderWay_0 = (responsePsn - s_ackedPsn) < (s_mostPsn - s_ackedPsn);  // Requester.java:740
  wire hasEntry = s_acked != s_begun;  // Requester.java:751
  wire completesNow = isCovered && !(!entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3));  // Requester.java:754
  wire isDone = (state == State_JUDGE) && !completesNow;  // Requester.java:756
  wire answers = state == State_ANSWER;  // Requester.java:306
  wire isGap = isLost || (!(header[3:0] == 4'd8) && !(!isLost && isFitting));  // Requester.java:774
  wire isMissing = (isGap && !s_isBack)
      || (!isLost && ((header[3:0] == 4'd8) && (header[71:69] == 3'd3) && (header[68:64] == 5'd0)));  // Requester.java:775
  wire isWaitingNow = !isLost && ((header[3:0] == 4'd8) && (header[71:69] == 3'd1));  // Requester.java:776
  wire isRefused = !isLost && ((header[3:0] == 4'd8) && (header[71:69] == 3'd3))
      && !((header[3:0] == 4'd8) && (header[71:69] == 3'd3) && (header[68:64] == 5'd0));  // Requester.java:779
  wire [2:0] fullRnr = table_attributes[83:81];  // QueuePairTable.java:69
  wire [2:0] retriesLeft = progress ? table_attributes[80:78] : s_retries;  // Requester.java:782
  wire [2:0] rnrRetriesLeft = progress ? fullRnr : s_rnrRetries;  // Requester.java:783
  wire isTired = isMissing && (retriesLeft == 3'd0);  // Requester.java:784
  wire isRnrTired = isWaitingNow && (rnrRetriesLeft == 3'd0) && (fullRnr != 3'd7);  // Requester.java:785
  wire [7:0] refusal = (header[68:64] == 5'd1) ? 8'd9 : ((header[68:64] == 5'd2) ? 8'd10 : 8'd11);  // Requester.java:786
  wire startsWaiting = answers && isWaitingNow && !isRnrTired;  // Requester.java:793
  wire expires = state == State_EXPIRE;  // Requester.java:306
  wire [63:0] isSilent_shifted = isWaiting >> q;  // Requester.java:797
  wire isSilent = expires && !isSilent_shifted[0] && !inError && (s_acked != s_begun);  // Requester.java:797
  wire isGivenUp = isSilent && (s_retries == 3'd0);  // Requester.java:798
  wire goesBack = (answers && (isMissing || isWaitingNow || isRefused)) || isSilent;  // Requester.java:824
  wire [23:0] isPassed_difference = s_sendPsn - s_ackedPsn;  // Requester.java:827
  wire isPassed = isPassed_difference[23];  // Requester.java:827
  wire isAllAcked = s_acked == s_begun;  // Requester.java:835
  wire finishes = state == State_FINISH;  // Requester.java:306
  wire hasTimeout = table_attributes[77:73] != 5'd0;  // Requester.java:837
  wire [63:0] isHeldUp_shifted = isWaiting >> q;  // Requester.java:838
  wire isHeldUp = isHeldUp_shifted[0];  // Requester.java:838
  wire restarts = ((state == State_SENT) || (finishes && !isAllAcked)) && !isHeldUp && hasTimeout;  // Requester.java:851
  wire isAtomic_1 = !entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3)
      && (entry_opcode[1:0] != 2'd0);  // UnackedEntry.java:49
  wire isJudged = returnVerdict_valid && returnVerdict_ready;  // Requester.java:897
  wire isAllowed = returnVerdict_data;  // Requester.java:898
  wire isEmpty = bytes == 13'd0;  // Requester.java:904
  wire isTaken_0 = (state == State_ANSWER) && !(header[3:0] == 4'd8) && (!isLost && isFitting);  // Requester.java:905
  wire ends_1 = s_ackedPsn == entry_lastPsn;  // Requester.java:915
  wire isHere = bindingPair == q;  // Requester.java:383
  wire isOurs = binds && isWanted && isHere;  // Requester.java:384
  wire ends_2 = (state == State_STORE) && (event_ == Event_BOUND);  // Requester.java:402
  wire waits_1 = (state == State_DECIDED) && ((control[3:0] == 4'd7) || (control[3:0] == 4'd11)) && binds;  // Requester.java:407
  wire forgets = (state == State_ACT) && (event_ == Event_ORDER)
      && (order_data_sets && (order_data_record[2:0] == 3'd0));  // Requester.java:410
  wire [15:0] next_1 = s_acked + 16'd1;  // Requester.java:417
  wire settles = state == State_SETTLE;  // Requester.java:306
  wire fails = settles && s_hasFailed && (s_failed == s_acked) && !inError;  // Requester.java:953
  wire flushes = (state == State_WORK) && inError && (s_acked != postedIndex);  // Requester.java:954
  wire isOrdered = (state == State_ACT) && (event_ == Event_ORDER) && order_data_sets
      && (order_data_record[2:0] == 3'd6);  // Requester.java:958
  wire [15:0] index_1 = refused_data[15:0];  // Requester.java:961
  wire isUnderWay_1 = (index_1 - s_acked) < (s_begun - s_acked);  // Requester.java:962
  wire [15:0] next_2 = s_acked + 16'd1;  // Requester.java:990
  wire [7:0] moved_choice = (!entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3)
      && (entry_opcode[1:0] != 2'd0)) ? ((entry_opcode == 4'd5) ? 8'd3 : 8'd4) : 8'd2;  // Requester.java:997
  wire [7:0] moved = (!entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3)) ? moved_choice
      : ((entry_opcode >= 4'd2) ? 8'd0 : 8'd1);  // Requester.java:997
  wire [7:0] opcode = ((entry_opcode == 4'd7) || (entry_opcode == 4'd11)) ? (entry_opcode[3] ? 8'd10 : 8'd6)
      : moved;  // Requester.java:1010
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
  wire isTaken_1 = !(header[3:0] == 4'd8) && (!isLost && isFitting);  // Requester.java:1049
  wire isWrong = s_hasFailed && (s_failed == s_sending);  // Requester.java:1051
  wire isFailing = s_hasFailed && (s_failed == s_sending);  // Requester.java:537
  wire isFenced = control[4] && (s_reads != 5'd0);  // Requester.java:552
  wire isFull = !control[3] && control[2] && (control[1:0] != 2'd3) && (table_attributes[72:68] <= s_reads);  // Requester.java:553
  wire [9:0] found_address_joined = {q, oldestOrNext[3:0]};  // Requester.java:285
  wire [93:0] found_read = unacked[found_address_joined];  // Requester.java:285
  wire [156:0] stored_read = states[q];  // Requester.java:290
  wire [15:0] storedPosted_read = postings[q];  // Requester.java:291
  wire [5:0] postings_address_choice = resets_0 ? q : posted_data_number;  // Requester.java:445
  wire [63:0] isWaiting_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:482
  wire [32:0] packets_shifted = halves >> (mtu - 3'd1);  // Requester.java:582
  wire [39:0] skip_joined = {16'd0, psn - firstPsn};  // Requester.java:588
  wire [39:0] skip_shifted = {skip_joined[31:0], 8'd0} << (mtu - 3'd1);  // Requester.java:588
  wire [9:0] unacked_address_joined = {q, s_sending[3:0]};  // Requester.java:610
  wire [23:0] isAgain_difference = psn - s_mostPsn;  // Requester.java:699
  wire [23:0] isCovered_difference = (end_ - 24'd1) - entry_lastPsn;  // Requester.java:753
  wire [63:0] isWaiting_joined_1 = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:819
  wire [63:0] isWaiting_joined_2 = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:822
  wire [36:0] timeoutTicks_shifted = 37'd13 << table_attributes[77:73];  // Requester.java:841
  wire [39:0] returnSkip_joined = {16'd0, s_ackedPsn - entry_firstPsn};  // Requester.java:881
  wire [39:0] returnSkip_shifted = {returnSkip_joined[31:0], 8'd0} << (mtu - 3'd1);  // Requester.java:881
  wire writing_when_and = isJudged && isAllowed;  // Requester.java:900
  wire [63:0] waitsToBind_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:408
  wire [63:0] inError_shifted = isError >> q;  // Requester.java:457
  wire [15:0] state_when_difference = s_sending - s_acked;  // Requester.java:1068
  wire [63:0] state_when_shifted = isWaiting >> q;  // Requester.java:1068
  assign order_ready = carriesOut;  // Requester.java:473
  assign shownPsn = shownPsnNow;  // Requester.java:499
  assign shownIndex = shownIndexNow;  // Requester.java:500
  assign posted_ready = !resets_0;  // Requester.java:442
  assign queuePair = q;  // Requester.java:448
  assign setsError = fails || isOrdered;  // Requester.java:959
  assign clearsError = resets_1;  // Requester.java:492
  assign memory_data_write = 1'b0;  // Requester.java:511
  assign memory_data_line = {first[42:1], (state == State_READ_OPERANDS) ? 1'b1 : first[0]};  // Requester.java:515
  assign memory_data_data = 256'd0;  // Requester.java:517
  assign memory_data_lanes = 32'hffffffff;  // Requester.java:518
  assign memory_valid = (state == State_READ) || (state == State_READ_OPERANDS);  // Requester.java:510
  assign sendStart_data_isList = !isInline;  // Requester.java:614
  assign sendStart_data_isPhysical = isInline;  // Requester.java:615
  assign sendStart_data_list = list;  // Requester.java:617
  assign sendStart_data_elements = control[16:8];  // Requester.java:618
  assign sendStart_data_address = {16'd0, list};  // Requester.java:619
  assign sendStart_data_key = 32'd0;  // Requester.java:620
  assign sendStart_data_length = control[95:64];  // Requester.java:621
  assign sendStart_data_skip = skip;  // Requester.java:622
  assign sendStart_data_domain = table_attributes[18:3];  // Requester.java:623
  assign sendStart_data_rights = 4'd0;  // Requester.java:624
  assign sendStart_valid = state == State_CURSOR;  // Requester.java:613
  assign sendPacket_data = data;  // Requester.java:642
  assign sendPacket_valid = (state == State_PACKET) && hasData;  // Requester.java:641
  assign plan_data_to = made_to;  // Requester.java:693
  assign plan_data_payload = made_payload;  // Requester.java:693
  assign plan_data_header = made_header;  // Requester.java:693
  assign plan_data_extension = made_extension;  // Requester.java:693
  assign plan_data_hasExtension = made_hasExtension;  // Requester.java:693
  assign plan_data_hasData = made_hasData;  // Requester.java:693
  assign plan_data_owner = made_owner;  // Requester.java:693
  assign plan_valid = state == State_PLAN;  // Requester.java:692
  assign refused_ready = state == State_REFUSE;  // Requester.java:971
  assign accepts = isJudged && isAllowed;  // Requester.java:906
  assign drops = (isJudged && !isAllowed) || ((state == State_WINDOW_KNOWN) && !isAwaited)
      || ((state == State_ANSWER) && (!isTaken_0 || isEmpty));  // Requester.java:907
  assign holds = (event_ == Event_RESPONSE) && !(state == State_IDLE);  // Requester.java:449
  assign returnStart_data_isList = 1'b1;  // Requester.java:882
  assign returnStart_data_isPhysical = 1'b0;  // Requester.java:883
  assign returnStart_data_list = entryAddress + (isAtomic_1 ? 48'd48 : 48'd32);  // Requester.java:885
  assign returnStart_data_elements = entry_elements;  // Requester.java:887
  assign returnStart_data_address = 64'd0;  // Requester.java:888
  assign returnStart_data_key = 32'd0;  // Requester.java:889
  assign returnStart_data_length = 32'd0;  // Requester.java:890
  assign returnStart_data_skip = returnSkip;  // Requester.java:891
  assign returnStart_data_domain = table_attributes[18:3];  // Requester.java:892
  assign returnStart_data_rights = 4'd1;  // Requester.java:893
  assign returnStart_valid = state == State_RETURN_START;  // Requester.java:877
  assign returnPacket_data = bytes;  // Requester.java:895
  assign returnPacket_valid = state == State_RETURN_PACKET;  // Requester.java:894
  assign returnVerdict_ready = (state == State_RETURN_VERDICT) && mayWrite;  // Requester.java:896
  assign isWriting = writing != 6'd0;  // Requester.java:902
  assign bind_data_isBind = control[3:0] == 4'd11;  // Requester.java:387
  assign bind_data_key = control[223:192];  // Requester.java:388
  assign bind_data_source = control[175:128];  // Requester.java:389
  assign bind_data_entries = control[95:64];  // Requester.java:390
  assign bind_data_rounds = control[127:96];  // Requester.java:391
  assign bind_data_domain = table_attributes[18:3];  // Requester.java:392
  assign bind_valid = state == State_BIND;  // Requester.java:385
  assign completion_data_queue = table_attributes[27:22];  // Requester.java:1021
  assign completion_data_entry = {96'd0, record_15};  // Requester.java:1026
  assign completion_data_isSolicited = status != 8'd0;  // Requester.java:1022
  assign completion_valid = (state == State_EMIT) && isSettled;  // Requester.java:1020
  assign repeats = (state == State_SENT) && isAgain;  // Requester.java:700
  assign ignores = (state == State_WINDOW_KNOWN) && !isAwaited;  // Requester.java:749
  assign timesOut = isSilent;  // Requester.java:823
  assign begins = idle && (isUrgent || maySend || worksNext) && (!order_valid || isSettled);  // Requester.java:356
  assign isSettled = writing == 6'd0;  // Requester.java:901
  assign isBinding = isOurs;  // Requester.java:428
  assign isFlushing = flushes;  // Requester.java:1017
  assign completes = (state == State_JUDGE) && completesNow;  // Requester.java:755
  assign endsRead = (state == State_RETURNED) && ends_1;  // Requester.java:925
  assign begun_firstPsn = firstPsn;  // Requester.java:592
  assign begun_lastPsn = last;  // Requester.java:593
  assign begun_opcode = control[3:0];  // Requester.java:594
  assign begun_isSignaled = control[5];  // Requester.java:595
  assign begun_elements = control[16:8];  // Requester.java:596
  assign begun_length = control[95:64];  // Requester.java:597
  always @(posedge clock) begin
    if ((state == State_ENTRY) || (state == State_KNOWN)) begin  // Requester.java:285
      found <= found_read;  // Requester.java:285
    end
    if ((state == State_ENTERED) || (state == State_FOUND)) begin  // Requester.java:287
      entry_firstPsn <= found[93:70];  // Requester.java:287
      entry_lastPsn <= found[69:46];  // Requester.java:287
      entry_opcode <= found[45:42];  // Requester.java:287
      entry_isSignaled <= found[41];  // Requester.java:287
      entry_elements <= found[40:32];  // Requester.java:287
      entry_length <= found[31:0];  // Requester.java:287
    end
    most <= 13'd256 << (mtu - 3'd1);  // Requester.java:288
    if (idle) begin  // Requester.java:325
      if (order_valid) begin  // Requester.java:327
        event_ <= Event_ORDER;  // Requester.java:328
        q <= order_data_queuePair;  // Requester.java:329
      end else if (refused_valid) begin  // Requester.java:331
        event_ <= Event_REFUSED;  // Requester.java:332
        q <= refused_data[29:24];  // Requester.java:333
      end else if (waits) begin  // Requester.java:335
        event_ <= Event_RESPONSE;  // Requester.java:336
        q <= header[21:16];  // Requester.java:337
      end else if (isBound) begin  // Requester.java:339
        event_ <= Event_BOUND;  // Requester.java:340
        q <= bindingPair;  // Requester.java:341
      end else if (timers_expired) begin  // Requester.java:343
        event_ <= Event_TIMER;  // Requester.java:344
        q <= timers_expiredIndex;  // Requester.java:345
      end else if (active) begin  // Requester.java:347
        event_ <= Event_PACKET;  // Requester.java:348
        q <= activePair;  // Requester.java:349
      end else begin  // Requester.java:327
        event_ <= Event_WORK;  // Requester.java:352
        q <= turns_index;  // Requester.java:353
      end
    end
    wasError <= isError;  // Requester.java:362
    pending <= (pending & ~taken) | rung | woken | failing | waking;  // Requester.java:368
    if (state == State_FETCH) begin  // Requester.java:290
      stored <= stored_read;  // Requester.java:290
    end
    if (state == State_FETCH) begin  // Requester.java:291
      storedPosted <= storedPosted_read;  // Requester.java:291
    end
    if (state == State_STORE) begin  // Requester.java:440
      states[q] <= {s_acked, s_sending, s_begun, s_ackedPsn, s_sendPsn, s_mostPsn, s_retries, s_rnrRetries,
          s_reads, s_isBack, s_hasFailed, s_failed, s_failure};  // Requester.java:440
    end
    if ((posted_valid && posted_ready) || resets_0) begin  // Requester.java:443
      postings[postings_address_choice] <= resets_0 ? 16'd0 : posted_data_index;  // Requester.java:445
    end
    if (resets_1) begin  // Requester.java:476
      s_acked <= 16'd0;  // Requester.java:478
      s_sending <= 16'd0;  // Requester.java:478
      s_begun <= 16'd0;  // Requester.java:478
      s_reads <= 5'd0;  // Requester.java:478
      s_hasFailed <= 1'b0;  // Requester.java:480
      s_isBack <= 1'b0;  // Requester.java:481
      isWaiting <= isWaiting & ~isWaiting_joined;  // Requester.java:482
    end
    if (starts_0) begin  // Requester.java:484
      s_ackedPsn <= order_data_record[175:152];  // Requester.java:486
      s_sendPsn <= order_data_record[175:152];  // Requester.java:486
      s_mostPsn <= order_data_record[175:152];  // Requester.java:486
      s_retries <= order_data_record[204:202];  // Requester.java:488
      s_rnrRetries <= order_data_record[207:205];  // Requester.java:489
    end
    if (resets_1 && isMine) begin  // Requester.java:491
      active <= 1'b0;  // Requester.java:491
    end
    if (carriesOut) begin  // Requester.java:495
      shownPsnNow <= s_mostPsn;  // Requester.java:496
      shownIndexNow <= s_acked;  // Requester.java:497
    end
    if ((state == State_ADDRESS) || (state == State_RETURN_ADDRESS)) begin  // Requester.java:507
      entryAddress <= table_attributes[139:92] + offset;  // Requester.java:509
    end
    if ((state == State_WAIT) && returns) begin  // Requester.java:519
      control <= line;  // Requester.java:519
    end
    if ((state == State_WAIT_OPERANDS) && returns) begin  // Requester.java:520
      operands <= line[127:0];  // Requester.java:520
    end
    if ((state == State_DECIDE) && (isTooLong || isUnknown)) begin  // Requester.java:567
      s_hasFailed <= 1'b1;  // Requester.java:568
      s_failed <= s_sending;  // Requester.java:569
      s_failure <= isUnknown ? 8'd2 : 8'd1;  // Requester.java:571
    end
    rounded <= least + {20'd0, most - 13'd1};  // Requester.java:580
    if (state == State_SIZE) begin  // Requester.java:581
      packets <= (!control[3] && control[2] && (control[1:0] != 2'd3) && (control[1:0] != 2'd0)) ? 24'd1
          : packets_shifted[23:0];  // Requester.java:582
      firstPsn <= (s_sending != s_begun) ? entry_firstPsn : s_sendPsn;  // Requester.java:583
      psn <= ((s_sending != s_begun) && isRead_0) ? entry_firstPsn : s_sendPsn;  // Requester.java:585
    end
    if (state == State_SKIP) begin  // Requester.java:588
      skip <= skip_shifted[31:0];  // Requester.java:588
    end
    if (starts_1) begin  // Requester.java:599
      lastPsn <= last;  // Requester.java:600
      remaining <= control[95:64] - skip;  // Requester.java:601
      hasData <= !isRead_0 && (control[95:64] != 32'd0);  // Requester.java:602
      active <= 1'b1;  // Requester.java:603
      activePair <= q;  // Requester.java:604
      if (!(s_sending != s_begun)) begin  // Requester.java:605
        s_begun <= s_begun + 16'd1;  // Requester.java:606
        if (isRead_0) begin  // Requester.java:607
          s_reads <= s_reads + 5'd1;  // Requester.java:607
        end
      end
    end
    if (keeps) begin  // Requester.java:610
      unacked[unacked_address_joined] <= {begun_firstPsn, begun_lastPsn, begun_opcode, begun_isSignaled,
          begun_elements, begun_length};  // Requester.java:610
    end
    if (state == State_MEASURE) begin  // Requester.java:633
      isLast <= isRest;  // Requester.java:634
      data <= isRest ? remaining[12:0] : most;  // Requester.java:635
    end
    operation <= isRead_1 ? (isAtomic_0 ? ((control[3:0] == 4'd5) ? 4'd3 : 4'd4) : 4'd2)
        : (isSend ? 4'd0 : 4'd1);  // Requester.java:647
    if (state == State_PACKET) begin  // Requester.java:661
      made_to <= table_attributes[67:52];  // Requester.java:662
      made_payload <= (payload == 14'd0) ? 14'd8 : payload;  // Requester.java:663
      made_header <= record_10;  // Requester.java:665
      made_extension <= isAtomic_0 ? operands : {96'd0, isExtended ? control[127:96] : 32'd0};  // Requester.java:683
      made_hasExtension <= isExtended;  // Requester.java:688
      made_hasData <= hasData;  // Requester.java:689
      made_owner <= {q, 8'd0, s_sending};  // Requester.java:690
    end
    if (state == State_PACKET) begin  // Requester.java:696
      ends_0 <= isLast;  // Requester.java:696
    end
    isAgain <= isAgain_difference[23];  // Requester.java:699
    if (state == State_SENT) begin  // Requester.java:701
      psn <= next_0;  // Requester.java:702
      remaining <= remaining - {19'd0, most};  // Requester.java:703
      s_sendPsn <= next_0;  // Requester.java:704
      if (isNew) begin  // Requester.java:705
        s_mostPsn <= next_0;  // Requester.java:705
      end
      if (ends_0) begin  // Requester.java:706
        active <= 1'b0;  // Requester.java:707
        s_sending <= s_sending + 16'd1;  // Requester.java:708
      end
    end
    if ((state == State_ACT) && (event_ == Event_PACKET) && inError) begin  // Requester.java:712
      active <= 1'b0;  // Requester.java:712
    end
    isAwaited <= mayCome && isUnderWay_0;  // Requester.java:742
    if (state == State_WINDOW) begin  // Requester.java:743
      end_ <= ((header[3:0] == 4'd8) && (header[71:69] == 3'd0)) ? (responsePsn + 24'd1) : responsePsn;  // Requester.java:744
      progress <= 1'b0;  // Requester.java:745
      isLost <= 1'b0;  // Requester.java:746
    end
    isCovered <= hasEntry && !isCovered_difference[23];  // Requester.java:753
    if (completes) begin  // Requester.java:757
      s_acked <= s_acked + 16'd1;  // Requester.java:758
      s_ackedPsn <= entry_lastPsn + 24'd1;  // Requester.java:759
      progress <= 1'b1;  // Requester.java:760
    end
    if (isDone) begin  // Requester.java:762
      isLost <= isCovered;  // Requester.java:764
      if ((header[3:0] == 4'd8) && !isCovered) begin  // Requester.java:765
        s_ackedPsn <= end_;  // Requester.java:766
        if (end_ != s_ackedPsn) begin  // Requester.java:767
          progress <= 1'b1;  // Requester.java:767
        end
      end
    end
    isFitting <= (s_acked != s_begun) && (!entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3))
        && (responsePsn == s_ackedPsn);  // Requester.java:772
    if (answers) begin  // Requester.java:799
      s_retries <= (isMissing && !isTired) ? (retriesLeft - 3'd1) : retriesLeft;  // Requester.java:800
      s_rnrRetries <= (startsWaiting && (fullRnr != 3'd7)) ? (rnrRetriesLeft - 3'd1) : rnrRetriesLeft;  // Requester.java:802
    end
    if (isSilent && !isGivenUp) begin  // Requester.java:804
      s_retries <= s_retries - 3'd1;  // Requester.java:804
    end
    if (completes || (state == State_RETURNED) || isSilent) begin  // Requester.java:805
      s_isBack <= 1'b0;  // Requester.java:805
    end else if (answers && isGap) begin  // Requester.java:806
      s_isBack <= 1'b1;  // Requester.java:806
    end
    if ((answers && (isTired || isRnrTired || isRefused)) || isGivenUp) begin  // Requester.java:807
      s_hasFailed <= 1'b1;  // Requester.java:808
      s_failed <= s_acked;  // Requester.java:809
      s_failure <= (answers && isRefused) ? refusal : ((answers && isRnrTired) ? 8'd13 : 8'd12);  // Requester.java:811
    end
    if (startsWaiting) begin  // Requester.java:819
      isWaiting <= isWaiting | isWaiting_joined_1;  // Requester.java:819
    end else if (expires) begin  // Requester.java:820
      isWaiting <= isWaiting & ~isWaiting_joined_2;  // Requester.java:822
    end
    if (goesBack || ((state == State_FINISH) && isPassed)) begin  // Requester.java:828
      s_sending <= s_acked;  // Requester.java:829
      s_sendPsn <= s_ackedPsn;  // Requester.java:830
      if (isMine) begin  // Requester.java:831
        active <= 1'b0;  // Requester.java:831
      end
    end
    timeoutTicks <= timeoutTicks_shifted[36:1] + 36'd2;  // Requester.java:841
    returnSkip <= returnSkip_shifted[31:0];  // Requester.java:881
    if (writing_when_and && !returned) begin  // Requester.java:900
      writing <= writing + 6'd1;  // Requester.java:900
    end else if (returned && !writing_when_and) begin  // Requester.java:900
      writing <= writing - 6'd1;  // Requester.java:900
    end
    continues <= 1'b0;  // Requester.java:931
    if (isJudged && !isAllowed) begin  // Requester.java:910
      s_hasFailed <= 1'b1;  // Requester.java:911
      s_failed <= s_acked;  // Requester.java:912
      s_failure <= 8'd4;  // Requester.java:913
    end
    if (state == State_RETURNED) begin  // Requester.java:916
      s_ackedPsn <= s_ackedPsn + 24'd1;  // Requester.java:917
      s_retries <= table_attributes[80:78];  // Requester.java:918
      s_rnrRetries <= table_attributes[83:81];  // Requester.java:919
      if (ends_1) begin  // Requester.java:920
        s_acked <= s_acked + 16'd1;  // Requester.java:921
        s_reads <= s_reads - 5'd1;  // Requester.java:922
      end
    end
    if (bind_valid && bind_ready) begin  // Requester.java:393
      binds <= 1'b1;  // Requester.java:394
      isWanted <= 1'b1;  // Requester.java:395
      bindingPair <= q;  // Requester.java:396
    end
    if (bound) begin  // Requester.java:398
      isBound <= 1'b1;  // Requester.java:399
      hasBound <= isBoundRight;  // Requester.java:400
    end
    if (ends_2) begin  // Requester.java:403
      isBound <= 1'b0;  // Requester.java:404
      binds <= 1'b0;  // Requester.java:405
    end
    if (ends_2) begin  // Requester.java:408
      waitsToBind <= 64'd0;  // Requester.java:408
    end else if (waits_1) begin  // Requester.java:408
      waitsToBind <= waitsToBind | waitsToBind_joined;  // Requester.java:408
    end
    if (isHere && (forgets || isFlushing)) begin  // Requester.java:411
      isWanted <= 1'b0;  // Requester.java:411
    end
    if (state == State_BOUND) begin  // Requester.java:412
      if (hasBound) begin  // Requester.java:413
        status <= 8'd0;  // Requester.java:414
        completed <= s_acked;  // Requester.java:415
        goesOn <= 1'b0;  // Requester.java:416
        s_acked <= next_1;  // Requester.java:418
        s_sending <= next_1;  // Requester.java:419
        s_begun <= next_1;  // Requester.java:420
      end else begin  // Requester.java:413
        s_hasFailed <= 1'b1;  // Requester.java:423
        s_failed <= s_acked;  // Requester.java:424
        s_failure <= 8'd6;  // Requester.java:425
      end
    end
    if (state == State_REFUSE) begin  // Requester.java:960
      if (isUnderWay_1 && !s_hasFailed) begin  // Requester.java:963
        s_hasFailed <= 1'b1;  // Requester.java:964
        s_failed <= index_1;  // Requester.java:965
        s_failure <= 8'd4;  // Requester.java:966
        s_sending <= index_1;  // Requester.java:967
        if (isMine) begin  // Requester.java:968
          active <= 1'b0;  // Requester.java:968
        end
      end
    end
    if (completes || endsRead) begin  // Requester.java:972
      status <= 8'd0;  // Requester.java:973
      completed <= s_acked;  // Requester.java:974
      goesOn <= completes;  // Requester.java:975
    end
    if (fails) begin  // Requester.java:977
      status <= s_failure;  // Requester.java:978
      completed <= s_acked;  // Requester.java:979
      goesOn <= 1'b0;  // Requester.java:980
      s_acked <= s_acked + 16'd1;  // Requester.java:981
      s_hasFailed <= 1'b0;  // Requester.java:982
      inError <= 1'b1;  // Requester.java:983
      if (isMine) begin  // Requester.java:984
        active <= 1'b0;  // Requester.java:984
      end
    end
    if (flushes) begin  // Requester.java:986
      status <= 8'd5;  // Requester.java:987
      completed <= s_acked;  // Requester.java:988
      goesOn <= 1'b0;  // Requester.java:989
      s_acked <= next_2;  // Requester.java:991
      s_sending <= next_2;  // Requester.java:992
      s_begun <= next_2;  // Requester.java:993
      s_reads <= 5'd0;  // Requester.java:994
      s_hasFailed <= 1'b0;  // Requester.java:995
    end
    if (state == State_LOAD) begin  // Requester.java:454
      s_acked <= stored[156:141];  // Requester.java:455
      s_sending <= stored[140:125];  // Requester.java:455
      s_begun <= stored[124:109];  // Requester.java:455
      s_ackedPsn <= stored[108:85];  // Requester.java:455
      s_sendPsn <= stored[84:61];  // Requester.java:455
      s_mostPsn <= stored[60:37];  // Requester.java:455
      s_retries <= stored[36:34];  // Requester.java:455
      s_rnrRetries <= stored[33:31];  // Requester.java:455
      s_reads <= stored[30:26];  // Requester.java:455
      s_isBack <= stored[25];  // Requester.java:455
      s_hasFailed <= stored[24];  // Requester.java:455
      s_failed <= stored[23:8];  // Requester.java:455
      s_failure <= stored[7:0];  // Requester.java:455
      postedIndex <= storedPosted;  // Requester.java:456
      inError <= inError_shifted[0];  // Requester.java:457
    end
    isBehind <= ((control[3:0] == 4'd7) || (control[3:0] == 4'd11)) && ((s_acked != s_sending) || binds);  // Requester.java:556
    case (state)  // Requester.java:193
      State_IDLE: begin  // Requester.java:1053
        if (begins) begin  // Requester.java:1053
          state <= State_FETCH;  // Requester.java:1053
        end
      end
      State_FETCH: begin  // Requester.java:1054
        state <= State_LOAD;  // Requester.java:1054
      end
      State_LOAD: begin  // Requester.java:1055
        state <= State_ACT;  // Requester.java:1055
      end
      State_ACT: begin  // Requester.java:1056
        if (event_ == Event_ORDER) begin  // Requester.java:1057
          state <= State_STORE;  // Requester.java:1057
        end else if (event_ == Event_REFUSED) begin  // Requester.java:1058
          state <= State_REFUSE;  // Requester.java:1058
        end else if (event_ == Event_RESPONSE) begin  // Requester.java:1059
          state <= State_WINDOW;  // Requester.java:1059
        end else if ((event_ == Event_BOUND) && isBinding) begin  // Requester.java:1060
          state <= State_ENTRY;  // Requester.java:1060
        end else if (event_ == Event_BOUND) begin  // Requester.java:1061
          state <= State_STORE;  // Requester.java:1061
        end else if (event_ == Event_TIMER) begin  // Requester.java:1062
          state <= State_EXPIRE;  // Requester.java:1062
        end else if ((event_ == Event_PACKET) && inError) begin  // Requester.java:1063
          state <= State_IDLE;  // Requester.java:1063
        end else if (event_ == Event_PACKET) begin  // Requester.java:1064
          state <= State_MEASURE;  // Requester.java:1064
        end else begin  // Requester.java:1057
          state <= State_WORK;  // Requester.java:1065
        end
      end
      State_WORK: begin  // Requester.java:1066
        if (flushes) begin  // Requester.java:1067
          state <= State_EMIT;  // Requester.java:1067
        end else if (inError || ((table_attributes[2:0] != 3'd3) || isFailing || isBinding
            || state_when_shifted[0] || (s_sending == postedIndex)
            || (state_when_difference[15:4] != 12'd0))) begin  // Requester.java:1068
          state <= State_IDLE;  // Requester.java:1068
        end else begin  // Requester.java:1067
          state <= State_ADDRESS;  // Requester.java:1069
        end
      end
      State_ADDRESS: begin  // Requester.java:1070
        state <= State_READ;  // Requester.java:1070
      end
      State_READ: begin  // Requester.java:1071
        if (memory_ready) begin  // Requester.java:1071
          state <= State_WAIT;  // Requester.java:1071
        end
      end
      State_WAIT: begin  // Requester.java:1072
        if (returns) begin  // Requester.java:1072
          state <= State_DECIDE;  // Requester.java:1072
        end
      end
      State_READ_OPERANDS: begin  // Requester.java:1080
        if (memory_ready) begin  // Requester.java:1080
          state <= State_WAIT_OPERANDS;  // Requester.java:1080
        end
      end
      State_WAIT_OPERANDS: begin  // Requester.java:1081
        if (returns) begin  // Requester.java:1081
          state <= State_KNOWN;  // Requester.java:1081
        end
      end
      State_DECIDE: begin  // Requester.java:1073
        state <= State_DECIDED;  // Requester.java:1073
      end
      State_DECIDED: begin  // Requester.java:1074
        if (isWrong) begin  // Requester.java:1075
          state <= State_SETTLE;  // Requester.java:1075
        end else if ((!(s_sending != s_begun) && (isFenced || isFull)) || isBehind) begin  // Requester.java:1076
          state <= State_IDLE;  // Requester.java:1076
        end else if ((control[3:0] == 4'd7) || (control[3:0] == 4'd11)) begin  // Requester.java:1077
          state <= State_BIND;  // Requester.java:1077
        end else if (!control[3] && control[2] && (control[1:0] != 2'd3) && (control[1:0] != 2'd0)) begin  // Requester.java:1078
          state <= State_READ_OPERANDS;  // Requester.java:1078
        end else begin  // Requester.java:1075
          state <= State_KNOWN;  // Requester.java:1079
        end
      end
      State_BIND: begin  // Requester.java:1082
        if (bind_ready) begin  // Requester.java:1082
          state <= State_STORE;  // Requester.java:1082
        end
      end
      State_BOUND: begin  // Requester.java:1083
        if (!hasBound) begin  // Requester.java:1084
          state <= State_SETTLE;  // Requester.java:1084
        end else if (entry_isSignaled) begin  // Requester.java:1085
          state <= State_EMIT;  // Requester.java:1085
        end else begin  // Requester.java:1084
          state <= State_FINISH;  // Requester.java:1086
        end
      end
      State_KNOWN: begin  // Requester.java:1087
        state <= State_FOUND;  // Requester.java:1087
      end
      State_FOUND: begin  // Requester.java:1088
        state <= State_SIZE;  // Requester.java:1088
      end
      State_SIZE: begin  // Requester.java:1089
        state <= State_SKIP;  // Requester.java:1089
      end
      State_SKIP: begin  // Requester.java:1090
        state <= State_BEGIN;  // Requester.java:1090
      end
      State_BEGIN: begin  // Requester.java:1091
        if (!(!control[3] && control[2] && (control[1:0] != 2'd3)) && (control[95:64] != 32'd0)) begin  // Requester.java:1092
          state <= State_CURSOR;  // Requester.java:1092
        end else begin  // Requester.java:1092
          state <= State_STORE;  // Requester.java:1093
        end
      end
      State_CURSOR: begin  // Requester.java:1094
        if (sendStart_ready) begin  // Requester.java:1094
          state <= State_STORE;  // Requester.java:1094
        end
      end
      State_MEASURE: begin  // Requester.java:1095
        state <= State_PACKET;  // Requester.java:1095
      end
      State_PACKET: begin  // Requester.java:1096
        if (!hasData || sendPacket_ready) begin  // Requester.java:1096
          state <= State_PLAN;  // Requester.java:1096
        end
      end
      State_PLAN: begin  // Requester.java:1097
        if (plan_ready) begin  // Requester.java:1097
          state <= State_SENT;  // Requester.java:1097
        end
      end
      State_SENT: begin  // Requester.java:1098
        state <= State_STORE;  // Requester.java:1098
      end
      State_WINDOW: begin  // Requester.java:1099
        state <= State_WINDOW_KNOWN;  // Requester.java:1099
      end
      State_WINDOW_KNOWN: begin  // Requester.java:1100
        if (!isAwaited) begin  // Requester.java:1100
          state <= State_IDLE;  // Requester.java:1100
        end else begin  // Requester.java:1100
          state <= State_ENTRY;  // Requester.java:1100
        end
      end
      State_ENTRY: begin  // Requester.java:1101
        state <= State_ENTERED;  // Requester.java:1101
      end
      State_ENTERED: begin  // Requester.java:1102
        if (event_ == Event_BOUND) begin  // Requester.java:1102
          state <= State_BOUND;  // Requester.java:1102
        end else begin  // Requester.java:1102
          state <= State_COVER;  // Requester.java:1102
        end
      end
      State_COVER: begin  // Requester.java:1103
        state <= State_JUDGE;  // Requester.java:1103
      end
      State_JUDGE: begin  // Requester.java:1104
        if (completes && entry_isSignaled) begin  // Requester.java:1105
          state <= State_EMIT;  // Requester.java:1105
        end else if (completes) begin  // Requester.java:1106
          state <= State_ENTRY;  // Requester.java:1106
        end else begin  // Requester.java:1105
          state <= State_ANSWER;  // Requester.java:1107
        end
      end
      State_ANSWER: begin  // Requester.java:1108
        if (isTaken_1 && (bytes == 13'd0)) begin  // Requester.java:1109
          state <= State_RETURNED;  // Requester.java:1109
        end else if (isTaken_1 && continues) begin  // Requester.java:1110
          state <= State_RETURN_PACKET;  // Requester.java:1110
        end else if (isTaken_1) begin  // Requester.java:1111
          state <= State_RETURN_ADDRESS;  // Requester.java:1111
        end else begin  // Requester.java:1109
          state <= State_FINISH;  // Requester.java:1112
        end
      end
      State_RETURN_ADDRESS: begin  // Requester.java:1113
        state <= State_RETURN_START;  // Requester.java:1113
      end
      State_RETURN_START: begin  // Requester.java:1114
        if (returnStart_ready) begin  // Requester.java:1114
          state <= State_RETURN_PACKET;  // Requester.java:1114
        end
      end
      State_RETURN_PACKET: begin  // Requester.java:1115
        if (returnPacket_ready) begin  // Requester.java:1115
          state <= State_RETURN_VERDICT;  // Requester.java:1115
        end
      end
      State_RETURN_VERDICT: begin  // Requester.java:1117
        if (accepts) begin  // Requester.java:1119
          state <= State_RETURN_DATA;  // Requester.java:1119
        end else if (returnVerdict_valid && returnVerdict_ready) begin  // Requester.java:1120
          state <= State_FINISH;  // Requester.java:1120
        end
      end
      State_RETURN_DATA: begin  // Requester.java:1121
        if (returned) begin  // Requester.java:1121
          state <= State_RETURNED;  // Requester.java:1121
        end
      end
      State_RETURNED: begin  // Requester.java:1122
        if (endsRead && entry_isSignaled) begin  // Requester.java:1123
          state <= State_EMIT;  // Requester.java:1123
        end else begin  // Requester.java:1123
          state <= State_FINISH;  // Requester.java:1124
        end
      end
      State_FINISH: begin  // Requester.java:1125
        state <= State_SETTLE;  // Requester.java:1125
      end
      State_EXPIRE: begin  // Requester.java:1126
        state <= State_SETTLE;  // Requester.java:1126
      end
      State_REFUSE: begin  // Requester.java:1127
        state <= State_SETTLE;  // Requester.java:1127
      end
      State_SETTLE: begin  // Requester.java:1128
        if (fails) begin  // Requester.java:1128
          state <= State_EMIT;  // Requester.java:1128
        end else begin  // Requester.java:1128
          state <= State_STORE;  // Requester.java:1128
        end
      end
      State_EMIT: begin  // Requester.java:1129
        if (completion_valid && completion_ready) begin  // Requester.java:1129
          state <= State_WRITTEN;  // Requester.java:1129
        end
      end
      State_WRITTEN: begin  // Requester.java:1130
        if (written && goesOn) begin  // Requester.java:1131
          state <= State_ENTRY;  // Requester.java:1131
        end else if (written && (status != 8'd0)) begin  // Requester.java:1132
          state <= State_STORE;  // Requester.java:1132
        end else if (written) begin  // Requester.java:1133
          state <= State_FINISH;  // Requester.java:1133
        end
      end
      default /* State_STORE */: begin  // Requester.java:1134
        state <= State_IDLE;  // Requester.java:1134
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // Requester.java:193
      q <= 6'd0;  // Requester.java:195
      pending <= 64'd0;  // Requester.java:219
      isWaiting <= 64'd0;  // Requester.java:221
      active <= 1'b0;  // Requester.java:228
      activePair <= 6'd0;  // Requester.java:229
      binds <= 1'b0;  // Requester.java:256
      isBound <= 1'b0;  // Requester.java:257
      bindingPair <= 6'd0;  // Requester.java:259
      waitsToBind <= 64'd0;  // Requester.java:261
      wasError <= 64'd0;  // Requester.java:361
      shownPsnNow <= 24'd0;  // Requester.java:493
      shownIndexNow <= 16'd0;  // Requester.java:494
      writing <= 6'd0;  // Requester.java:899
    end
  end
  QueuePairTable_requester table_ (  // Requester.java:196
    .clock(clock), .reset(reset), .index(q), .looks(fetches), .sets(sets), .record(order_data_record),
    .attributes(table_attributes));
  RetryTimers timers (  // Requester.java:213
    .clock(clock), .reset(reset), .index(q), .starts(startsWaiting || restarts),
    .ticks(answers ? rnrTimes_ticks : timeoutTicks),
    .stops(expires || (finishes && isAllAcked && !isHeldUp)
        || ((state == State_ACT) && (event_ == Event_ORDER)
        && (order_data_sets && (order_data_record[2:0] == 3'd0)))),
    .expired(timers_expired), .expiredIndex(timers_expiredIndex));
  RnrTimes_1000 rnrTimes (  // Requester.java:283
    .code(header[68:64]), .ticks(rnrTimes_ticks));
  PairTurns_false turns (  // Requester.java:315
    .clock(clock), .reset(reset), .pending(pending), .takes(picks), .rings(posted_valid && posted_ready),
    .ringer(posted_data_number), .index(turns_index), .hasWork(turns_hasWork));
  wire unused_ok = &{1'b0, refused_data[23:16], header[15:4], header[191:72], control[63:17], control[255:224],
      oldestOrNext[15:4], rounded[7:0], shift_difference[3], isNew_difference[22:0], isSilent_shifted[63:1],
      isPassed_difference[22:0], isHeldUp_shifted[63:1], packets_shifted[32:24], skip_joined[39:32],
      skip_shifted[39:32], isAgain_difference[22:0], isCovered_difference[22:0], timeoutTicks_shifted[0],
      returnSkip_joined[39:32], returnSkip_shifted[39:32], inError_shifted[63:1], state_when_difference[3:0],
      state_when_shifted[63:1]};
endmodule
`default_nettype wire
