`default_nettype none
// rnrUnit=1000, overlaps=true, entries=AHEAD, packets=AT_ONCE, asks=SIGNALED
module Requester_rnrUnit1000_overlaps_entries_AHEAD_packets_AT_ONCE_asks_SIGNALED (  // Requester.java:313
  input  wire clock,  // Requester.java:313
  input  wire reset,  // Requester.java:313
  input  wire [5:0] order_data_queuePair,  // Requester.java:66
  input  wire order_data_sets,  // Requester.java:66
  input  wire [383:0] order_data_record,  // Requester.java:66
  input  wire order_valid,  // Requester.java:66
  output wire order_ready,  // Requester.java:66
  output wire [23:0] shownPsn,  // Requester.java:68
  output wire [15:0] shownIndex,  // Requester.java:70
  input  wire [5:0] posted_data_number,  // Requester.java:72
  input  wire [15:0] posted_data_index,  // Requester.java:72
  input  wire posted_valid,  // Requester.java:72
  output wire posted_ready,  // Requester.java:72
  input  wire [63:0] isError,  // Requester.java:74
  output wire [5:0] queuePair,  // Requester.java:76
  output wire setsError,  // Requester.java:78
  output wire clearsError,  // Requester.java:80
  output wire [42:0] memory_data,  // Requester.java:83
  output wire memory_valid,  // Requester.java:83
  input  wire memory_ready,  // Requester.java:83
  input  wire returns,  // Requester.java:85
  input  wire [255:0] line,  // Requester.java:87
  output wire sendStart_data_isList,  // Requester.java:100
  output wire sendStart_data_isPhysical,  // Requester.java:100
  output wire [47:0] sendStart_data_list,  // Requester.java:100
  output wire [8:0] sendStart_data_elements,  // Requester.java:100
  output wire [63:0] sendStart_data_address,  // Requester.java:100
  output wire [31:0] sendStart_data_key,  // Requester.java:100
  output wire [31:0] sendStart_data_length,  // Requester.java:100
  output wire [31:0] sendStart_data_skip,  // Requester.java:100
  output wire [15:0] sendStart_data_domain,  // Requester.java:100
  output wire [3:0] sendStart_data_rights,  // Requester.java:100
  output wire sendStart_valid,  // Requester.java:100
  input  wire sendStart_ready,  // Requester.java:100
  output wire [12:0] sendPacket_data,  // Requester.java:102
  output wire sendPacket_valid,  // Requester.java:102
  input  wire sendPacket_ready,  // Requester.java:102
  output wire [15:0] plan_data_to,  // Requester.java:104
  output wire [13:0] plan_data_payload,  // Requester.java:104
  output wire [191:0] plan_data_header,  // Requester.java:104
  output wire [127:0] plan_data_extension,  // Requester.java:104
  output wire plan_data_hasExtension,  // Requester.java:104
  output wire plan_data_hasData,  // Requester.java:104
  output wire [29:0] plan_data_owner,  // Requester.java:104
  output wire plan_valid,  // Requester.java:104
  input  wire plan_ready,  // Requester.java:104
  input  wire [29:0] refused_data,  // Requester.java:106
  input  wire refused_valid,  // Requester.java:106
  output wire refused_ready,  // Requester.java:106
  input  wire waits,  // Requester.java:109
  input  wire [15:0] from,  // Requester.java:111
  input  wire [12:0] bytes,  // Requester.java:113
  input  wire [191:0] header,  // Requester.java:115
  output wire accepts,  // Requester.java:117
  output wire drops,  // Requester.java:119
  output wire holds,  // Requester.java:121
  output reg  returnStart_data_isList,  // Requester.java:123
  output wire returnStart_data_isPhysical,  // Requester.java:123
  output wire [47:0] returnStart_data_list,  // Requester.java:123
  output wire [8:0] returnStart_data_elements,  // Requester.java:123
  output reg  [63:0] returnStart_data_address,  // Requester.java:123
  output reg  [31:0] returnStart_data_key,  // Requester.java:123
  output reg  [31:0] returnStart_data_length,  // Requester.java:123
  output wire [31:0] returnStart_data_skip,  // Requester.java:123
  output wire [15:0] returnStart_data_domain,  // Requester.java:123
  output wire [3:0] returnStart_data_rights,  // Requester.java:123
  output wire returnStart_valid,  // Requester.java:123
  input  wire returnStart_ready,  // Requester.java:123
  output wire [12:0] returnPacket_data,  // Requester.java:125
  output wire returnPacket_valid,  // Requester.java:125
  input  wire returnPacket_ready,  // Requester.java:125
  input  wire returnVerdict_data,  // Requester.java:127
  input  wire returnVerdict_valid,  // Requester.java:127
  output wire returnVerdict_ready,  // Requester.java:127
  input  wire returned,  // Requester.java:129
  input  wire mayWrite,  // Requester.java:131
  output wire isWriting,  // Requester.java:133
  output wire waitsToWrite,  // Requester.java:135
  output wire bind_data_isBind,  // Requester.java:138
  output wire [31:0] bind_data_key,  // Requester.java:138
  output wire [47:0] bind_data_source,  // Requester.java:138
  output wire [31:0] bind_data_entries,  // Requester.java:138
  output wire [31:0] bind_data_rounds,  // Requester.java:138
  output wire [15:0] bind_data_domain,  // Requester.java:138
  output wire bind_valid,  // Requester.java:138
  input  wire bind_ready,  // Requester.java:138
  input  wire bound,  // Requester.java:140
  input  wire isBoundRight,  // Requester.java:142
  output wire [5:0] completion_data_queue,  // Requester.java:145
  output wire [255:0] completion_data_entry,  // Requester.java:145
  output wire completion_data_isSolicited,  // Requester.java:145
  output wire completion_valid,  // Requester.java:145
  input  wire completion_ready,  // Requester.java:145
  input  wire written,  // Requester.java:147
  output wire repeats,  // Requester.java:150
  output wire ignores,  // Requester.java:152
  output wire timesOut,  // Requester.java:154
  output wire [15:0] wantedIndex,  // Requester.java:334
  output wire beginsEntry,  // Requester.java:335
  input  wire isWantedHere,  // Requester.java:336
  input  wire hasBehind,  // Requester.java:337
  input  wire [255:0] behind  // Requester.java:338
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
  reg  [5:0] state;  // Requester.java:213
  reg  [2:0] event_;  // Requester.java:214
  reg  [5:0] q;  // Requester.java:215
  reg  [15:0] s_acked;  // Requester.java:235
  reg  [15:0] s_sending;  // Requester.java:235
  reg  [15:0] s_begun;  // Requester.java:235
  reg  [23:0] s_ackedPsn;  // Requester.java:235
  reg  [23:0] s_sendPsn;  // Requester.java:235
  reg  [23:0] s_mostPsn;  // Requester.java:235
  reg  [2:0] s_retries;  // Requester.java:235
  reg  [2:0] s_rnrRetries;  // Requester.java:235
  reg  [4:0] s_reads;  // Requester.java:235
  reg  s_endsInRead;  // Requester.java:235
  reg  s_isBack;  // Requester.java:235
  reg  s_hasFailed;  // Requester.java:235
  reg  [15:0] s_failed;  // Requester.java:235
  reg  [7:0] s_failure;  // Requester.java:235
  reg  [15:0] postedIndex;  // Requester.java:236
  reg  inError;  // Requester.java:237
  reg  [63:0] pending;  // Requester.java:239
  reg  [63:0] isWaiting;  // Requester.java:241
  reg  [12:0] most;  // Requester.java:245
  reg  active;  // Requester.java:248
  reg  [5:0] activePair;  // Requester.java:249
  reg  [255:0] control;  // Requester.java:250
  reg  [127:0] operands_0;  // Requester.java:251
  reg  [47:0] entryAddress;  // Requester.java:252
  reg  [23:0] firstPsn;  // Requester.java:253
  reg  [23:0] lastPsn;  // Requester.java:254
  reg  [23:0] psn;  // Requester.java:255
  reg  [31:0] remaining;  // Requester.java:256
  reg  [23:0] packets;  // Requester.java:257
  reg  isAgain;  // Requester.java:258
  reg  [7:0] status;  // Requester.java:261
  reg  [15:0] completed;  // Requester.java:262
  reg  goesOn;  // Requester.java:263
  reg  [23:0] end_;  // Requester.java:266
  reg  progress;  // Requester.java:267
  reg  isLost;  // Requester.java:268
  reg  [23:0] entry_firstPsn;  // Requester.java:274
  reg  [23:0] entry_lastPsn;  // Requester.java:274
  reg  [3:0] entry_opcode;  // Requester.java:274
  reg  entry_isSignaled;  // Requester.java:274
  reg  [8:0] entry_elements;  // Requester.java:274
  reg  [31:0] entry_length;  // Requester.java:274
  reg  binds;  // Requester.java:277
  reg  isBound;  // Requester.java:278
  reg  hasBound;  // Requester.java:279
  reg  [5:0] bindingPair;  // Requester.java:280
  reg  [63:0] waitsToBind;  // Requester.java:282
  reg  isWanted;  // Requester.java:284
  wire begins;  // Requester.java:287
  reg  hasData;  // Requester.java:289
  wire isSettled;  // Requester.java:299
  wire isCompleted;  // Requester.java:300
  reg  continues;  // Requester.java:301
  wire isBinding;  // Requester.java:557
  wire isFlushing;  // Requester.java:559
  wire completes;  // Requester.java:1054
  reg  isFitting;  // Requester.java:1055
  wire endsRead;  // Requester.java:1239
  wire completionTaken;  // Requester.java:1351
  reg  hasOne;  // Requester.java:329
  reg  isReturning;  // Requester.java:330
  reg  exact;  // Requester.java:331
  wire held_completion_valid;  // Requester.java:333
  reg  [93:0] found;  // Requester.java:340
  reg  [2:0] inRow;  // Requester.java:472
  reg  hasMore;  // Requester.java:474
  reg  isFailed;  // Requester.java:475
  reg  [63:0] wasError;  // Requester.java:445
  reg  [157:0] stored;  // Requester.java:344
  reg  [15:0] storedPosted;  // Requester.java:345
  reg  [23:0] shownPsnNow;  // Requester.java:621
  reg  [15:0] shownIndexNow;  // Requester.java:622
  reg  [32:0] rounded;  // Requester.java:721
  reg  [31:0] skip;  // Requester.java:732
  wire [23:0] begun_firstPsn;  // Requester.java:736
  wire [23:0] begun_lastPsn;  // Requester.java:736
  wire [3:0] begun_opcode;  // Requester.java:736
  wire begun_isSignaled;  // Requester.java:736
  wire [8:0] begun_elements;  // Requester.java:736
  wire [31:0] begun_length;  // Requester.java:736
  reg  isLast;  // Requester.java:795
  reg  [12:0] data;  // Requester.java:796
  reg  [15:0] made_to;  // Requester.java:817
  reg  [13:0] made_payload;  // Requester.java:817
  reg  [191:0] made_header;  // Requester.java:817
  reg  [127:0] made_extension;  // Requester.java:817
  reg  made_hasExtension;  // Requester.java:817
  reg  made_hasData;  // Requester.java:817
  reg  [29:0] made_owner;  // Requester.java:817
  reg  [3:0] operation;  // Requester.java:818
  reg  ends_1;  // Requester.java:874
  reg  isNew;  // Requester.java:878
  reg  isAwaited;  // Requester.java:930
  reg  isCovered;  // Requester.java:941
  reg  [35:0] timeoutTicks;  // Requester.java:1031
  reg  isNextReturn;  // Requester.java:1171
  reg  [31:0] returnSkip;  // Requester.java:1079
  reg  [127:0] one;  // Requester.java:1197
  reg  isTold;  // Requester.java:1099
  reg  [6:0] returnsBegun;  // Requester.java:1123
  reg  [6:0] returnsSeen;  // Requester.java:1124
  reg  [5:0] keptPair;  // Requester.java:1216
  reg  [23:0] keptPsn;  // Requester.java:1217
  reg  isKept;  // Requester.java:1218
  reg  isUnderWay_1;  // Requester.java:1253
  reg  isBehind;  // Requester.java:696
  reg  isBehindRead;  // Requester.java:698
  wire [139:0] table_attributes;  // Requester.java:216
  wire timers_expired; wire [5:0] timers_expiredIndex;  // Requester.java:233
  wire whole_0_isNext, whole_0_starts, whole_0_isMeasured, whole_0_isBegun, whole_0_hasData, whole_0_offersSize,
      whole_0_offersPlan, whole_0_isFree;  // Requester.java:332
  wire held_completion_ready, held_completed_data_isSolicited, held_completed_valid, held_mayBegin;  // Requester.java:333
  wire [5:0] held_completed_data_queue; wire [255:0] held_completed_data_entry;  // Requester.java:333
  wire [4:0] held_given, held_shown;  // Requester.java:333
  wire [35:0] rnrTimes_ticks;  // Requester.java:339
  wire [5:0] turns_index; wire turns_hasWork;  // Requester.java:397
  wire elements_has; wire [127:0] elements_element;  // Requester.java:1185
  reg  [157:0] states [0:63];  // Requester.java:270
  reg  [15:0] postings [0:63];  // Requester.java:271
  reg  [93:0] unacked [0:1023];  // Requester.java:272
  wire [2:0] mtu = table_attributes[21:19];  // QueuePairTable.java:108
  wire isMine = active && (activePair == q);  // Requester.java:288
  wire [15:0] oldestOrNext_choice = (state == State_KNOWN) ? s_sending : s_acked;  // Requester.java:365
  wire [3:0] oldestOrNext = oldestOrNext_choice[3:0];  // Requester.java:365
  wire reads = (state == State_ENTRY) || (state == State_KNOWN);  // Requester.java:372
  wire knows = (state == State_ENTERED) || (state == State_FOUND);  // Requester.java:377
  wire mayPlan = active && plan_ready && sendPacket_ready;  // Requester.java:403
  wire maySend = mayPlan && whole_0_isFree;  // Requester.java:404
  wire isUrgent = order_valid || refused_valid || waits || isBound || timers_expired;  // Requester.java:405
  wire isOver = (event_ == Event_WORK) || (event_ == Event_RESPONSE) || (event_ == Event_PACKET);  // Requester.java:461
  wire idle = (state == State_IDLE) || ((state == State_STORE) && isOver);  // Requester.java:462
  wire worksNext = !active && turns_hasWork;  // Requester.java:407
  wire picks = idle && !isUrgent && worksNext;  // Requester.java:441
  wire goesToNextEntry = whole_0_isBegun && hasMore && !(isFailed || isUrgent) && (inRow != 3'd7);  // Requester.java:479
  wire isInRow = inRow != 3'd0;  // Requester.java:481
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
      posted_data_number == 6'd1, posted_data_number == 6'd0};  // Requester.java:447
  wire [63:0] rung = (posted_valid && posted_ready) ? rung_joined : 64'd0;  // Requester.java:447
  wire ends_0 = (state == State_STORE) || (state == State_FINISH) || (state == State_EXPIRE);  // Requester.java:497
  wire [63:0] woken_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:448
  wire [63:0] woken = (ends_0 || whole_0_isBegun) ? woken_joined : 64'd0;  // Requester.java:448
  wire [63:0] failing = isError & ~wasError;  // Requester.java:449
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
      turns_index == 6'd0};  // Requester.java:450
  wire [63:0] taken = picks ? taken_joined : 64'd0;  // Requester.java:450
  wire [63:0] waking = ((state == State_STORE) && (event_ == Event_BOUND)) ? waitsToBind : 64'd0;  // Requester.java:451
  wire fetches = state == State_FETCH;  // Requester.java:360
  wire stores = (state == State_STORE) || (state == State_WORK);  // Requester.java:566
  wire resets_0 = (state == State_ACT) && (event_ == Event_ORDER)
      && (order_data_sets && (order_data_record[2:0] == 3'd0));  // Requester.java:568
  wire isDone_0 = (state == State_IDLE) || (state == State_STORE);  // Requester.java:576
  wire carriesOut = (state == State_ACT) && (event_ == Event_ORDER);  // Requester.java:595
  wire sets = carriesOut && order_data_sets;  // Requester.java:596
  wire [2:0] wanted = order_data_record[2:0];  // LayoutField.java:18
  wire starts_0 = sets && (wanted == 3'd3) && (table_attributes[2:0] != 3'd3);  // Requester.java:599
  wire resets_1 = carriesOut && (order_data_sets && (order_data_record[2:0] == 3'd0));  // Requester.java:600
  wire [15:0] index_0 = (event_ == Event_RESPONSE) ? s_acked : s_sending;  // Requester.java:634
  wire [15:0] inQueue = index_0 & ~(16'hffff << table_attributes[87:84]);  // WorkEntry.java:36
  wire [3:0] shift_difference = table_attributes[91:88] - 4'd6;  // WorkEntry.java:46
  wire [2:0] shift = shift_difference[2:0];  // WorkEntry.java:46
  wire [47:0] offset = {26'd0, inQueue, 6'd0} << shift;  // WorkEntry.java:47
  wire finds = (state == State_ADDRESS) || (state == State_RETURN_ADDRESS);  // Requester.java:636
  wire [42:0] first = entryAddress[47:5];  // Requester.java:640
  wire isTooLong_and = !control[3] && control[2] && (control[1:0] != 2'd3) && (control[1:0] != 2'd0)
      && (control[95:64] != 32'd8);  // Requester.java:707
  wire isTooLong = (control[95] && (control[94:64] != 31'd0)
      && !((control[3:0] == 4'd7) || (control[3:0] == 4'd11))) || isTooLong_and;  // Requester.java:707
  wire isUnknown = (control[3:0] > 4'd6) && !((control[3:0] == 4'd7) || (control[3:0] == 4'd11));  // Requester.java:709
  wire isRead_0 = !control[3] && control[2] && (control[1:0] != 2'd3);  // UnackedEntry.java:44
  wire [32:0] least = (control[95:64] == 32'd0) ? 33'd1 : {1'b0, control[95:64]};  // WorkEntry.java:83
  wire [32:0] halves = {8'd0, rounded[32:8]};  // WorkEntry.java:61
  wire starts_1 = state == State_BEGIN;  // Requester.java:360
  wire [23:0] last = (firstPsn + packets) - 24'd1;  // Requester.java:735
  wire keeps = starts_1 || (bind_valid && bind_ready);  // Requester.java:743
  wire isInline = control[7];  // LayoutField.java:23
  wire isStart = ((state == State_CURSOR) && !whole_0_offersSize) || whole_0_starts;  // Requester.java:764
  wire [47:0] list = entryAddress + 48'd32;  // Requester.java:768
  wire isRead_1 = !control[3] && control[2] && (control[1:0] != 2'd3);  // UnackedEntry.java:44
  wire isAtomic_0 = !control[3] && control[2] && (control[1:0] != 2'd3) && (control[1:0] != 2'd0);  // UnackedEntry.java:49
  wire isRest = isRead_1 || (remaining <= {19'd0, most});  // Requester.java:797
  wire hasImmediate = (control[3:0] == 4'd1) || (control[3:0] == 4'd3);  // Requester.java:803
  wire isSend = (control[3:0] == 4'd2) || (control[3:0] == 4'd3);  // Requester.java:804
  wire isExtended = isAtomic_0 || (hasImmediate && isLast);  // Requester.java:805
  wire isSize = (state == State_PACKET) && hasData;  // Requester.java:812
  wire isMade = (state == State_PACKET) || whole_0_isBegun;  // Requester.java:832
  wire [127:0] operands_1 = (state == State_BEGIN) ? behind[127:0] : operands_0;  // Requester.java:834
  wire asks = control[5] && isLast;  // Requester.java:838
  wire [13:0] payload = {1'b0, whole_0_hasData ? data : 13'd0} + (isExtended ? 14'd16 : 14'd0);  // Requester.java:839
  wire [3:0] whole_1 = operation;  // RecordLayout.java:81
  wire whole_2 = psn == firstPsn;  // RecordLayout.java:81
  wire [4:0] record_0 = {whole_2, whole_1};  // RecordLayout.java:84
  wire whole_3 = isLast;  // RecordLayout.java:81
  wire [5:0] record_1 = {whole_3, record_0};  // RecordLayout.java:84
  wire whole_4 = hasImmediate && isLast;  // RecordLayout.java:81
  wire [6:0] record_2 = {whole_4, record_1};  // RecordLayout.java:84
  wire whole_5 = control[6];  // RecordLayout.java:81
  wire [7:0] record_3 = {whole_5, record_2};  // RecordLayout.java:84
  wire whole_6 = asks;  // RecordLayout.java:81
  wire [8:0] record_4 = {whole_6, record_3};  // RecordLayout.java:84
  wire whole_7 = !whole_0_hasData;  // RecordLayout.java:81
  wire [9:0] record_5 = {whole_7, record_4};  // RecordLayout.java:84
  wire [23:0] whole_8 = table_attributes[51:28];  // RecordLayout.java:81
  wire [29:0] placed_0 = {whole_8, 6'd0};  // RecordLayout.java:83
  wire [39:0] record_6 = {placed_0, record_5};  // RecordLayout.java:84
  wire [23:0] whole_9 = psn;  // RecordLayout.java:81
  wire [63:0] record_7 = {whole_9, record_6};  // RecordLayout.java:84
  wire [63:0] whole_10 = control[191:128];  // RecordLayout.java:81
  wire [127:0] record_8 = {whole_10, record_7};  // RecordLayout.java:84
  wire [31:0] whole_11 = control[223:192];  // RecordLayout.java:81
  wire [159:0] record_9 = {whole_11, record_8};  // RecordLayout.java:84
  wire [31:0] whole_12 = control[95:64];  // RecordLayout.java:81
  wire [191:0] record_10 = {whole_12, record_9};  // RecordLayout.java:84
  wire [23:0] next_0 = (isRead_1 ? lastPsn : psn) + 24'd1;  // Requester.java:876
  wire [23:0] behindMessage = firstPsn + packets;  // Requester.java:894
  wire [23:0] responsePsn = header[63:40];  // LayoutField.java:18
  wire isPair = header[39:22] == 18'd0;  // Requester.java:923
  wire mayCome = (table_attributes[2:0] == 3'd3) && !inError && isPair && (from == table_attributes[67:52]);  // Requester.java:928
  wire isUnderWay_0 = (responsePsn - s_ackedPsn) < (s_mostPsn - s_ackedPsn);  // Requester.java:929
  wire hasEntry = s_acked != s_begun;  // Requester.java:940
  wire completesNow = isCovered && !(!entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3));  // Requester.java:943
  wire isDone_1 = (state == State_JUDGE) && !completesNow;  // Requester.java:945
  wire answers = state == State_ANSWER;  // Requester.java:360
  wire isGap = isLost || (!(header[3:0] == 4'd8) && !(!isLost && isFitting));  // Requester.java:966
  wire isMissing = (isGap && !s_isBack)
      || (!isLost && ((header[3:0] == 4'd8) && (header[71:69] == 3'd3) && (header[68:64] == 5'd0)));  // Requester.java:967
  wire isWaitingNow = !isLost && ((header[3:0] == 4'd8) && (header[71:69] == 3'd1));  // Requester.java:968
  wire isRefused = !isLost && ((header[3:0] == 4'd8) && (header[71:69] == 3'd3))
      && !((header[3:0] == 4'd8) && (header[71:69] == 3'd3) && (header[68:64] == 5'd0));  // Requester.java:971
  wire [2:0] fullRnr = table_attributes[83:81];  // QueuePairTable.java:108
  wire [2:0] retriesLeft = progress ? table_attributes[80:78] : s_retries;  // Requester.java:974
  wire [2:0] rnrRetriesLeft = progress ? fullRnr : s_rnrRetries;  // Requester.java:975
  wire isTired = isMissing && (retriesLeft == 3'd0);  // Requester.java:976
  wire isRnrTired = isWaitingNow && (rnrRetriesLeft == 3'd0) && (fullRnr != 3'd7);  // Requester.java:977
  wire [7:0] refusal = (header[68:64] == 5'd1) ? 8'd9 : ((header[68:64] == 5'd2) ? 8'd10 : 8'd11);  // Requester.java:978
  wire startsWaiting = answers && isWaitingNow && !isRnrTired;  // Requester.java:985
  wire expires = state == State_EXPIRE;  // Requester.java:360
  wire [63:0] isSilent_shifted = isWaiting >> q;  // Requester.java:989
  wire isSilent = expires && !isSilent_shifted[0] && !inError && (s_acked != s_begun);  // Requester.java:989
  wire isGivenUp = isSilent && (s_retries == 3'd0);  // Requester.java:990
  wire goesBack = (answers && (isMissing || isWaitingNow || isRefused)) || isSilent;  // Requester.java:1016
  wire [23:0] isPassed_difference = s_sendPsn - s_ackedPsn;  // Requester.java:1019
  wire isPassed = isPassed_difference[23];  // Requester.java:1019
  wire isAllAcked = s_acked == s_begun;  // Requester.java:1027
  wire finishes = state == State_FINISH;  // Requester.java:360
  wire hasTimeout = table_attributes[77:73] != 5'd0;  // Requester.java:1029
  wire [63:0] isHeldUp_shifted = isWaiting >> q;  // Requester.java:1030
  wire isHeldUp = isHeldUp_shifted[0];  // Requester.java:1030
  wire restarts = ((state == State_SENT) || whole_0_isBegun || (finishes && !isAllAcked)) && !isHeldUp
      && hasTimeout;  // Requester.java:1043
  wire starts_2 = state == State_RETURN_START;  // Requester.java:360
  wire isEarly = (state == State_WINDOW) && isAwaited && isNextReturn && hasOne;  // Requester.java:1175
  wire isResponse_0 = (event_ == Event_RESPONSE) && !(header[3:0] == 4'd8) && (bytes != 13'd0);  // Requester.java:1160
  wire isAtomic_1 = !entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3)
      && (entry_opcode[1:0] != 2'd0);  // UnackedEntry.java:49
  wire [127:0] operandsBefore = behind[255:128];  // Requester.java:1186
  wire tellsSize_0 = state == State_RETURN_PACKET;  // Requester.java:360
  wire tellsEarly = (state == State_WINDOW_KNOWN) && isReturning;  // Requester.java:1098
  wire tellsNow = (state == State_ANSWER) && isReturning && !isTold;  // Requester.java:1100
  wire isResponse_1 = (event_ == Event_RESPONSE) && !(header[3:0] == 4'd8) && (bytes != 13'd0);  // Requester.java:1160
  wire tellsSize_1 = tellsSize_0 || tellsEarly || tellsNow;  // Requester.java:1107
  wire isJudged = returnVerdict_valid && returnVerdict_ready;  // Requester.java:1116
  wire isAllowed = returnVerdict_data;  // Requester.java:1117
  wire isOrdered_0 = (state == State_ACT) && (event_ == Event_ORDER);  // Requester.java:1228
  wire isBegun = s_ackedPsn != entry_firstPsn;  // Requester.java:1230
  wire isEmpty = bytes == 13'd0;  // Requester.java:1134
  wire isTaken_0 = (state == State_ANSWER) && !(header[3:0] == 4'd8) && (!isLost && isFitting);  // Requester.java:1135
  wire ends_2 = s_ackedPsn == entry_lastPsn;  // Requester.java:1145
  wire isHere = bindingPair == q;  // Requester.java:508
  wire isOurs = binds && isWanted && isHere;  // Requester.java:509
  wire ends_3 = (state == State_STORE) && (event_ == Event_BOUND);  // Requester.java:527
  wire waits_1 = (state == State_DECIDED) && ((control[3:0] == 4'd7) || (control[3:0] == 4'd11)) && binds;  // Requester.java:532
  wire forgets = (state == State_ACT) && (event_ == Event_ORDER)
      && (order_data_sets && (order_data_record[2:0] == 3'd0));  // Requester.java:535
  wire [15:0] next_1 = s_acked + 16'd1;  // Requester.java:542
  wire settles = state == State_SETTLE;  // Requester.java:360
  wire fails = settles && s_hasFailed && (s_failed == s_acked) && !inError;  // Requester.java:1244
  wire flushes = (state == State_WORK) && inError && (s_acked != postedIndex);  // Requester.java:1245
  wire isOrdered_1 = (state == State_ACT) && (event_ == Event_ORDER) && order_data_sets
      && (order_data_record[2:0] == 3'd6);  // Requester.java:1249
  wire [15:0] index_1 = refused_data[15:0];  // Requester.java:1251
  wire [15:0] next_2 = s_acked + 16'd1;  // Requester.java:1283
  wire [7:0] moved_choice = (!entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3)
      && (entry_opcode[1:0] != 2'd0)) ? ((entry_opcode == 4'd5) ? 8'd3 : 8'd4) : 8'd2;  // Requester.java:1290
  wire [7:0] moved = (!entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3)) ? moved_choice
      : ((entry_opcode >= 4'd2) ? 8'd0 : 8'd1);  // Requester.java:1290
  wire [7:0] opcode = ((entry_opcode == 4'd7) || (entry_opcode == 4'd11)) ? (entry_opcode[3] ? 8'd10 : 8'd6)
      : moved;  // Requester.java:1303
  wire [15:0] whole_13 = completed;  // RecordLayout.java:81
  wire [23:0] whole_14 = {18'd0, q};  // RecordLayout.java:81
  wire [71:0] placed_1 = {whole_14, 48'd0};  // RecordLayout.java:83
  wire [87:0] record_11 = {placed_1, whole_13};  // RecordLayout.java:84
  wire [23:0] whole_15 = table_attributes[51:28];  // RecordLayout.java:81
  wire [111:0] record_12 = {whole_15, record_11};  // RecordLayout.java:84
  wire [7:0] whole_16 = opcode;  // RecordLayout.java:81
  wire [119:0] record_13 = {whole_16, record_12};  // RecordLayout.java:84
  wire [7:0] whole_17 = status;  // RecordLayout.java:81
  wire [127:0] record_14 = {whole_17, record_13};  // RecordLayout.java:84
  wire [31:0] whole_18 = entry_length;  // RecordLayout.java:81
  wire [159:0] record_15 = {whole_18, record_14};  // RecordLayout.java:84
  wire isTaken_1 = !(header[3:0] == 4'd8) && (!isLost && isFitting);  // Requester.java:1357
  wire isWrong = s_hasFailed && (s_failed == s_sending);  // Requester.java:1358
  wire isFailing = s_hasFailed && (s_failed == s_sending);  // Requester.java:673
  wire isFenced = control[4] && (s_reads != 5'd0);  // Requester.java:693
  wire isFull = !control[3] && control[2] && (control[1:0] != 2'd3) && (table_attributes[72:68] <= s_reads);  // Requester.java:694
  wire mayReturn_0 = !(!entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3)
      && !(header[3:0] == 4'd8)) || returnStart_ready;  // Requester.java:1433
  wire mayReturn_1 = mayReturn_0 || isReturning;  // Requester.java:1435
  wire [9:0] found_address_joined = {q, (state == State_COVER) ? (s_acked[3:0] + 4'd1) : oldestOrNext};  // Requester.java:340
  wire [93:0] found_read = unacked[found_address_joined];  // Requester.java:340
  wire [63:0] isFailed_shifted = isError >> q;  // Requester.java:477
  wire [157:0] stored_read = states[q];  // Requester.java:344
  wire [15:0] storedPosted_read = postings[q];  // Requester.java:345
  wire [5:0] postings_address_choice = resets_0 ? q : posted_data_number;  // Requester.java:572
  wire [63:0] isWaiting_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:610
  wire [32:0] packets_shifted = halves >> (mtu - 3'd1);  // Requester.java:727
  wire [39:0] skip_joined = {16'd0, psn - firstPsn};  // Requester.java:733
  wire [39:0] skip_shifted = {skip_joined[31:0], 8'd0} << (mtu - 3'd1);  // Requester.java:733
  wire [9:0] unacked_address_joined = {q, s_sending[3:0]};  // Requester.java:758
  wire [23:0] isNew_difference = next_0 - s_mostPsn;  // Requester.java:879
  wire [23:0] isAgain_difference = psn - s_mostPsn;  // Requester.java:880
  wire [23:0] isCovered_difference = (end_ - 24'd1) - entry_lastPsn;  // Requester.java:942
  wire [63:0] isWaiting_joined_1 = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:1011
  wire [63:0] isWaiting_joined_2 = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:1014
  wire [36:0] timeoutTicks_shifted = 37'd13 << table_attributes[77:73];  // Requester.java:1033
  wire [39:0] returnSkip_joined = {16'd0, s_ackedPsn - entry_firstPsn};  // Requester.java:1080
  wire [39:0] returnSkip_shifted = {returnSkip_joined[31:0], 8'd0} << (mtu - 3'd1);  // Requester.java:1080
  wire [63:0] waitsToBind_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:533
  wire [63:0] inError_shifted = isError >> q;  // Requester.java:585
  wire [15:0] state_when_difference = s_sending - s_acked;  // Requester.java:1377
  wire [63:0] state_when_shifted = isWaiting >> q;  // Requester.java:1377
  assign order_ready = carriesOut;  // Requester.java:601
  assign shownPsn = shownPsnNow;  // Requester.java:627
  assign shownIndex = shownIndexNow;  // Requester.java:628
  assign posted_ready = !resets_0;  // Requester.java:569
  assign queuePair = q;  // Requester.java:575
  assign setsError = fails || isOrdered_1;  // Requester.java:1250
  assign clearsError = resets_1;  // Requester.java:620
  assign memory_data = {first[42:1], 1'b0};  // Requester.java:643
  assign memory_valid = state == State_READ;  // Requester.java:642
  assign sendStart_data_isList = !isInline;  // Requester.java:766
  assign sendStart_data_isPhysical = isInline;  // Requester.java:767
  assign sendStart_data_list = list;  // Requester.java:769
  assign sendStart_data_elements = control[16:8];  // Requester.java:770
  assign sendStart_data_address = {16'd0, list};  // Requester.java:771
  assign sendStart_data_key = 32'd0;  // Requester.java:772
  assign sendStart_data_length = control[95:64];  // Requester.java:773
  assign sendStart_data_skip = whole_0_isNext ? 32'd0 : skip;  // Requester.java:774
  assign sendStart_data_domain = table_attributes[18:3];  // Requester.java:775
  assign sendStart_data_rights = 4'd0;  // Requester.java:776
  assign sendStart_valid = isStart;  // Requester.java:765
  assign sendPacket_data = data;  // Requester.java:814
  assign sendPacket_valid = isSize || whole_0_offersSize;  // Requester.java:813
  assign plan_data_to = made_to;  // Requester.java:872
  assign plan_data_payload = made_payload;  // Requester.java:872
  assign plan_data_header = made_header;  // Requester.java:872
  assign plan_data_extension = made_extension;  // Requester.java:872
  assign plan_data_hasExtension = made_hasExtension;  // Requester.java:872
  assign plan_data_hasData = made_hasData;  // Requester.java:872
  assign plan_data_owner = made_owner;  // Requester.java:872
  assign plan_valid = (state == State_PLAN) || whole_0_offersPlan;  // Requester.java:871
  assign refused_ready = state == State_REFUSE;  // Requester.java:1264
  assign accepts = isJudged && isAllowed;  // Requester.java:1136
  assign drops = (isJudged && !isAllowed) || ((state == State_WINDOW_KNOWN) && !isAwaited)
      || ((state == State_ANSWER) && (!isTaken_0 || isEmpty));  // Requester.java:1137
  assign holds = (event_ == Event_RESPONSE) && !isDone_0;  // Requester.java:577
  always @* begin
    returnStart_data_isList = 1'b1;  // Requester.java:1081
    if (hasOne) begin  // Requester.java:1202
      returnStart_data_isList = 1'b0;  // Requester.java:1203
    end
  end
  assign returnStart_data_isPhysical = 1'b0;  // Requester.java:1082
  assign returnStart_data_list = entryAddress + (isAtomic_1 ? 48'd48 : 48'd32);  // Requester.java:1084
  assign returnStart_data_elements = entry_elements;  // Requester.java:1086
  always @* begin
    returnStart_data_address = 64'd0;  // Requester.java:1087
    if (hasOne) begin  // Requester.java:1202
      returnStart_data_address = one[63:0];  // Requester.java:1204
    end
  end
  always @* begin
    returnStart_data_key = 32'd0;  // Requester.java:1088
    if (hasOne) begin  // Requester.java:1202
      returnStart_data_key = one[127:96];  // Requester.java:1205
    end
  end
  always @* begin
    returnStart_data_length = 32'd0;  // Requester.java:1089
    if (hasOne) begin  // Requester.java:1202
      returnStart_data_length = one[95:64];  // Requester.java:1206
    end
  end
  assign returnStart_data_skip = (state == State_WINDOW) ? 32'd0 : returnSkip;  // Requester.java:1090
  assign returnStart_data_domain = table_attributes[18:3];  // Requester.java:1091
  assign returnStart_data_rights = 4'd1;  // Requester.java:1092
  assign returnStart_valid = starts_2 || ((state == State_JUDGE) && isResponse_0 && isFitting && hasOne
      && !isReturning && !continues) || isEarly;  // Requester.java:1076
  assign returnPacket_data = bytes;  // Requester.java:1113
  assign returnPacket_valid = tellsSize_1;  // Requester.java:1112
  assign returnVerdict_ready = (state == State_RETURN_VERDICT) && mayWrite && held_mayBegin;  // Requester.java:1115
  assign isWriting = !isSettled;  // Requester.java:1131
  assign waitsToWrite = state == State_RETURN_VERDICT;  // Requester.java:1132
  assign bind_data_isBind = control[3:0] == 4'd11;  // Requester.java:512
  assign bind_data_key = control[223:192];  // Requester.java:513
  assign bind_data_source = control[175:128];  // Requester.java:514
  assign bind_data_entries = control[95:64];  // Requester.java:515
  assign bind_data_rounds = control[127:96];  // Requester.java:516
  assign bind_data_domain = table_attributes[18:3];  // Requester.java:517
  assign bind_valid = state == State_BIND;  // Requester.java:510
  assign completion_data_queue = held_completed_data_queue;  // Requester.java:1345
  assign completion_data_entry = held_completed_data_entry;  // Requester.java:1345
  assign completion_data_isSolicited = held_completed_data_isSolicited;  // Requester.java:1345
  assign completion_valid = held_completed_valid;  // Requester.java:1345
  assign repeats = (state == State_SENT) && isAgain;  // Requester.java:881
  assign ignores = (state == State_WINDOW_KNOWN) && !isAwaited;  // Requester.java:938
  assign timesOut = isSilent;  // Requester.java:1015
  assign begins = idle && (isUrgent || maySend || worksNext) && (!order_valid || (isSettled && isCompleted));  // Requester.java:439
  assign isSettled = returnsBegun == returnsSeen;  // Requester.java:1129
  assign isCompleted = held_given == held_shown;  // Requester.java:1347
  assign isBinding = isOurs;  // Requester.java:553
  assign isFlushing = flushes;  // Requester.java:1310
  assign completes = (state == State_JUDGE) && completesNow;  // Requester.java:944
  assign endsRead = (state == State_RETURNED) && ends_2;  // Requester.java:1155
  assign completionTaken = held_completion_valid && held_completion_ready;  // Requester.java:1344
  assign held_completion_valid = state == State_EMIT;  // Requester.java:1343
  assign wantedIndex = s_sending;  // Requester.java:644
  assign beginsEntry = (state == State_BEGIN) || (bind_valid && bind_ready);  // Requester.java:645
  assign begun_firstPsn = firstPsn;  // Requester.java:737
  assign begun_lastPsn = last;  // Requester.java:738
  assign begun_opcode = control[3:0];  // Requester.java:739
  assign begun_isSignaled = control[5];  // Requester.java:740
  assign begun_elements = control[16:8];  // Requester.java:741
  assign begun_length = control[95:64];  // Requester.java:742
  always @(posedge clock) begin
    if (reads || (state == State_WINDOW) || (state == State_COVER)) begin  // Requester.java:340
      found <= found_read;  // Requester.java:340
    end
    if (knows || (state == State_WINDOW_KNOWN)
        || (completes && !entry_isSignaled && !(exact && (header[3:0] == 4'd8)))) begin  // Requester.java:341
      entry_firstPsn <= found[93:70];  // Requester.java:341
      entry_lastPsn <= found[69:46];  // Requester.java:341
      entry_opcode <= found[45:42];  // Requester.java:341
      entry_isSignaled <= found[41];  // Requester.java:341
      entry_elements <= found[40:32];  // Requester.java:341
      entry_length <= found[31:0];  // Requester.java:341
    end
    most <= 13'd256 << (mtu - 3'd1);  // Requester.java:342
    if (idle) begin  // Requester.java:408
      if (order_valid) begin  // Requester.java:410
        event_ <= Event_ORDER;  // Requester.java:411
        q <= order_data_queuePair;  // Requester.java:412
      end else if (refused_valid) begin  // Requester.java:414
        event_ <= Event_REFUSED;  // Requester.java:415
        q <= refused_data[29:24];  // Requester.java:416
      end else if (waits) begin  // Requester.java:418
        event_ <= Event_RESPONSE;  // Requester.java:419
        q <= header[21:16];  // Requester.java:420
      end else if (isBound) begin  // Requester.java:422
        event_ <= Event_BOUND;  // Requester.java:423
        q <= bindingPair;  // Requester.java:424
      end else if (timers_expired) begin  // Requester.java:426
        event_ <= Event_TIMER;  // Requester.java:427
        q <= timers_expiredIndex;  // Requester.java:428
      end else if (active) begin  // Requester.java:430
        event_ <= Event_PACKET;  // Requester.java:431
        q <= activePair;  // Requester.java:432
      end else begin  // Requester.java:410
        event_ <= Event_WORK;  // Requester.java:435
        q <= turns_index;  // Requester.java:436
      end
    end
    hasMore <= (s_sending + 16'd1) != postedIndex;  // Requester.java:476
    isFailed <= isFailed_shifted[0];  // Requester.java:477
    if (state == State_LOAD) begin  // Requester.java:480
      inRow <= 3'd0;  // Requester.java:480
    end else if (goesToNextEntry) begin  // Requester.java:480
      inRow <= inRow + 3'd1;  // Requester.java:480
    end
    wasError <= isError;  // Requester.java:446
    pending <= (pending & ~taken) | rung | woken | failing | waking;  // Requester.java:452
    if (state == State_FETCH) begin  // Requester.java:344
      stored <= stored_read;  // Requester.java:344
    end
    if (state == State_FETCH) begin  // Requester.java:345
      storedPosted <= storedPosted_read;  // Requester.java:345
    end
    if (stores) begin  // Requester.java:567
      states[q] <= {s_acked, s_sending, s_begun, s_ackedPsn, s_sendPsn, s_mostPsn, s_retries, s_rnrRetries,
          s_reads, s_endsInRead, s_isBack, s_hasFailed, s_failed, s_failure};  // Requester.java:567
    end
    if ((posted_valid && posted_ready) || resets_0) begin  // Requester.java:570
      postings[postings_address_choice] <= resets_0 ? 16'd0 : posted_data_index;  // Requester.java:572
    end
    if (resets_1) begin  // Requester.java:604
      s_acked <= 16'd0;  // Requester.java:606
      s_sending <= 16'd0;  // Requester.java:606
      s_begun <= 16'd0;  // Requester.java:606
      s_reads <= 5'd0;  // Requester.java:606
      s_hasFailed <= 1'b0;  // Requester.java:608
      s_isBack <= 1'b0;  // Requester.java:609
      isWaiting <= isWaiting & ~isWaiting_joined;  // Requester.java:610
    end
    if (starts_0) begin  // Requester.java:612
      s_ackedPsn <= order_data_record[175:152];  // Requester.java:614
      s_sendPsn <= order_data_record[175:152];  // Requester.java:614
      s_mostPsn <= order_data_record[175:152];  // Requester.java:614
      s_retries <= order_data_record[204:202];  // Requester.java:616
      s_rnrRetries <= order_data_record[207:205];  // Requester.java:617
    end
    if (resets_1 && isMine) begin  // Requester.java:619
      active <= 1'b0;  // Requester.java:619
    end
    if (carriesOut) begin  // Requester.java:623
      shownPsnNow <= s_mostPsn;  // Requester.java:624
      shownIndexNow <= s_acked;  // Requester.java:625
    end
    if (finds || (state == State_WORK)) begin  // Requester.java:637
      entryAddress <= table_attributes[139:92] + offset;  // Requester.java:639
    end
    if (state == State_BEGIN) begin  // Requester.java:646
      operands_0 <= behind[127:0];  // Requester.java:646
    end
    if ((state == State_WAIT) && returns) begin  // Requester.java:653
      control <= line;  // Requester.java:653
    end
    if ((state == State_DECIDE) && (isTooLong || isUnknown)) begin  // Requester.java:710
      s_hasFailed <= 1'b1;  // Requester.java:711
      s_failed <= s_sending;  // Requester.java:712
      s_failure <= isUnknown ? 8'd2 : 8'd1;  // Requester.java:714
    end
    rounded <= least + {20'd0, most - 13'd1};  // Requester.java:722
    if (state == State_SIZE) begin  // Requester.java:726
      packets <= (!control[3] && control[2] && (control[1:0] != 2'd3) && (control[1:0] != 2'd0)) ? 24'd1
          : packets_shifted[23:0];  // Requester.java:727
      firstPsn <= (s_sending != s_begun) ? entry_firstPsn : s_sendPsn;  // Requester.java:728
      psn <= ((s_sending != s_begun) && isRead_0) ? entry_firstPsn : s_sendPsn;  // Requester.java:730
    end
    if (state == State_SKIP) begin  // Requester.java:733
      skip <= skip_shifted[31:0];  // Requester.java:733
    end
    if (starts_1) begin  // Requester.java:744
      lastPsn <= last;  // Requester.java:745
      remaining <= control[95:64] - skip;  // Requester.java:746
      hasData <= !isRead_0 && (control[95:64] != 32'd0);  // Requester.java:747
      active <= !whole_0_isBegun;  // Requester.java:748
      activePair <= q;  // Requester.java:749
      if (!(s_sending != s_begun)) begin  // Requester.java:750
        s_begun <= s_begun + 16'd1;  // Requester.java:751
        if (isRead_0) begin  // Requester.java:752
          s_reads <= s_reads + 5'd1;  // Requester.java:753
          s_endsInRead <= !(!control[3] && control[2] && (control[1:0] != 2'd3) && (control[1:0] != 2'd0));  // Requester.java:754
        end
      end
    end
    if (keeps) begin  // Requester.java:758
      unacked[unacked_address_joined] <= {begun_firstPsn, begun_lastPsn, begun_opcode, begun_isSignaled,
          begun_elements, begun_length};  // Requester.java:758
    end
    if (state == State_MEASURE) begin  // Requester.java:798
      isLast <= isRest;  // Requester.java:799
      data <= isRest ? remaining[12:0] : most;  // Requester.java:800
    end
    if (whole_0_isNext) begin  // Requester.java:807
      isLast <= 1'b1;  // Requester.java:808
      data <= control[76:64];  // Requester.java:809
    end
    operation <= isRead_1 ? (isAtomic_0 ? ((control[3:0] == 4'd5) ? 4'd3 : 4'd4) : 4'd2)
        : (isSend ? 4'd0 : 4'd1);  // Requester.java:819
    if (isMade) begin  // Requester.java:840
      made_to <= table_attributes[67:52];  // Requester.java:841
      made_payload <= (payload == 14'd0) ? 14'd8 : payload;  // Requester.java:842
      made_header <= record_10;  // Requester.java:844
      made_extension <= isAtomic_0 ? operands_1 : {96'd0, isExtended ? control[127:96] : 32'd0};  // Requester.java:862
      made_hasExtension <= isExtended;  // Requester.java:867
      made_hasData <= whole_0_hasData;  // Requester.java:868
      made_owner <= {q, 8'd0, s_sending};  // Requester.java:869
    end
    if (state == State_PACKET) begin  // Requester.java:875
      ends_1 <= isLast;  // Requester.java:875
    end
    isNew <= !isNew_difference[23];  // Requester.java:879
    isAgain <= isAgain_difference[23];  // Requester.java:880
    if (state == State_SENT) begin  // Requester.java:882
      psn <= next_0;  // Requester.java:883
      remaining <= remaining - {19'd0, most};  // Requester.java:884
      s_sendPsn <= next_0;  // Requester.java:885
      if (isNew) begin  // Requester.java:886
        s_mostPsn <= next_0;  // Requester.java:886
      end
      if (ends_1) begin  // Requester.java:887
        active <= 1'b0;  // Requester.java:888
        s_sending <= s_sending + 16'd1;  // Requester.java:889
      end
    end
    if (whole_0_isBegun) begin  // Requester.java:893
      s_sendPsn <= behindMessage;  // Requester.java:895
      s_mostPsn <= behindMessage;  // Requester.java:896
      s_sending <= s_sending + 16'd1;  // Requester.java:897
    end
    if ((state == State_ACT) && (event_ == Event_PACKET) && inError) begin  // Requester.java:901
      active <= 1'b0;  // Requester.java:901
    end
    isAwaited <= mayCome && isUnderWay_0;  // Requester.java:931
    if (state == State_WINDOW) begin  // Requester.java:932
      end_ <= ((header[3:0] == 4'd8) && (header[71:69] == 3'd0)) ? (responsePsn + 24'd1) : responsePsn;  // Requester.java:933
      progress <= 1'b0;  // Requester.java:934
      isLost <= 1'b0;  // Requester.java:935
    end
    isCovered <= hasEntry && !isCovered_difference[23];  // Requester.java:942
    if (completes) begin  // Requester.java:946
      s_acked <= s_acked + 16'd1;  // Requester.java:947
      s_ackedPsn <= entry_lastPsn + 24'd1;  // Requester.java:948
      progress <= 1'b1;  // Requester.java:949
    end
    if (isDone_1) begin  // Requester.java:951
      isLost <= isCovered;  // Requester.java:953
      if ((header[3:0] == 4'd8) && !isCovered) begin  // Requester.java:954
        s_ackedPsn <= end_;  // Requester.java:955
        if (end_ != s_ackedPsn) begin  // Requester.java:956
          progress <= 1'b1;  // Requester.java:956
        end
      end
    end
    exact <= (end_ - 24'd1) == entry_lastPsn;  // Requester.java:962
    isFitting <= (s_acked != s_begun) && (!entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3))
        && (responsePsn == s_ackedPsn);  // Requester.java:964
    if (answers) begin  // Requester.java:991
      s_retries <= (isMissing && !isTired) ? (retriesLeft - 3'd1) : retriesLeft;  // Requester.java:992
      s_rnrRetries <= (startsWaiting && (fullRnr != 3'd7)) ? (rnrRetriesLeft - 3'd1) : rnrRetriesLeft;  // Requester.java:994
    end
    if (isSilent && !isGivenUp) begin  // Requester.java:996
      s_retries <= s_retries - 3'd1;  // Requester.java:996
    end
    if (completes || (state == State_RETURNED) || isSilent) begin  // Requester.java:997
      s_isBack <= 1'b0;  // Requester.java:997
    end else if (answers && isGap) begin  // Requester.java:998
      s_isBack <= 1'b1;  // Requester.java:998
    end
    if ((answers && (isTired || isRnrTired || isRefused)) || isGivenUp) begin  // Requester.java:999
      s_hasFailed <= 1'b1;  // Requester.java:1000
      s_failed <= s_acked;  // Requester.java:1001
      s_failure <= (answers && isRefused) ? refusal : ((answers && isRnrTired) ? 8'd13 : 8'd12);  // Requester.java:1003
    end
    if (startsWaiting) begin  // Requester.java:1011
      isWaiting <= isWaiting | isWaiting_joined_1;  // Requester.java:1011
    end else if (expires) begin  // Requester.java:1012
      isWaiting <= isWaiting & ~isWaiting_joined_2;  // Requester.java:1014
    end
    if (goesBack || ((state == State_FINISH) && isPassed)) begin  // Requester.java:1020
      s_sending <= s_acked;  // Requester.java:1021
      s_sendPsn <= s_ackedPsn;  // Requester.java:1022
      if (isMine) begin  // Requester.java:1023
        active <= 1'b0;  // Requester.java:1023
      end
    end
    timeoutTicks <= timeoutTicks_shifted[36:1] + 36'd2;  // Requester.java:1033
    isNextReturn <= !(header[3:0] == 4'd8) && (bytes != 13'd0) && header[4] && (header[63:40] == s_ackedPsn);  // Requester.java:1172
    returnSkip <= returnSkip_shifted[31:0];  // Requester.java:1080
    if ((state == State_ACT) || (state == State_RETURN_ADDRESS) || (state == State_COVER)) begin  // Requester.java:1198
      hasOne <= elements_has;  // Requester.java:1199
      one <= elements_element;  // Requester.java:1200
    end
    if (state == State_WINDOW) begin  // Requester.java:1101
      isReturning <= isEarly && returnStart_ready;  // Requester.java:1102
      isTold <= 1'b0;  // Requester.java:1103
    end else if ((state == State_JUDGE) && isResponse_1 && isFitting && hasOne && !isReturning
        && !continues) begin  // Requester.java:1105
      isReturning <= 1'b1;  // Requester.java:1105
    end
    if (tellsEarly) begin  // Requester.java:1106
      isTold <= 1'b1;  // Requester.java:1106
    end
    if (accepts) begin  // Requester.java:1125
      returnsBegun <= returnsBegun + 7'd1;  // Requester.java:1125
    end
    if (returned) begin  // Requester.java:1126
      returnsSeen <= returnsSeen + 7'd1;  // Requester.java:1126
    end
    if ((state == State_RETURN_PACKET) || ((state == State_ANSWER) && isReturning)) begin  // Requester.java:1219
      isKept <= 1'b1;  // Requester.java:1224
      keptPair <= q;  // Requester.java:1225
      keptPsn <= s_ackedPsn + 24'd1;  // Requester.java:1226
    end
    if (isOrdered_0 || (returnVerdict_valid && returnVerdict_ready && !accepts)) begin  // Requester.java:1229
      isKept <= 1'b0;  // Requester.java:1229
    end
    continues <= isKept && (keptPair == q) && (keptPsn == s_ackedPsn) && isBegun;  // Requester.java:1231
    if (isJudged && !isAllowed) begin  // Requester.java:1140
      s_hasFailed <= 1'b1;  // Requester.java:1141
      s_failed <= s_acked;  // Requester.java:1142
      s_failure <= 8'd4;  // Requester.java:1143
    end
    if (state == State_RETURNED) begin  // Requester.java:1146
      s_ackedPsn <= s_ackedPsn + 24'd1;  // Requester.java:1147
      s_retries <= table_attributes[80:78];  // Requester.java:1148
      s_rnrRetries <= table_attributes[83:81];  // Requester.java:1149
      if (ends_2) begin  // Requester.java:1150
        s_acked <= s_acked + 16'd1;  // Requester.java:1151
        s_reads <= s_reads - 5'd1;  // Requester.java:1152
      end
    end
    if (bind_valid && bind_ready) begin  // Requester.java:518
      binds <= 1'b1;  // Requester.java:519
      isWanted <= 1'b1;  // Requester.java:520
      bindingPair <= q;  // Requester.java:521
    end
    if (bound) begin  // Requester.java:523
      isBound <= 1'b1;  // Requester.java:524
      hasBound <= isBoundRight;  // Requester.java:525
    end
    if (ends_3) begin  // Requester.java:528
      isBound <= 1'b0;  // Requester.java:529
      binds <= 1'b0;  // Requester.java:530
    end
    if (ends_3) begin  // Requester.java:533
      waitsToBind <= 64'd0;  // Requester.java:533
    end else if (waits_1) begin  // Requester.java:533
      waitsToBind <= waitsToBind | waitsToBind_joined;  // Requester.java:533
    end
    if (isHere && (forgets || isFlushing)) begin  // Requester.java:536
      isWanted <= 1'b0;  // Requester.java:536
    end
    if (state == State_BOUND) begin  // Requester.java:537
      if (hasBound) begin  // Requester.java:538
        status <= 8'd0;  // Requester.java:539
        completed <= s_acked;  // Requester.java:540
        goesOn <= 1'b0;  // Requester.java:541
        s_acked <= next_1;  // Requester.java:543
        s_sending <= next_1;  // Requester.java:544
        s_begun <= next_1;  // Requester.java:545
      end else begin  // Requester.java:538
        s_hasFailed <= 1'b1;  // Requester.java:548
        s_failed <= s_acked;  // Requester.java:549
        s_failure <= 8'd6;  // Requester.java:550
      end
    end
    isUnderWay_1 <= (index_1 - s_acked) < (s_begun - s_acked);  // Requester.java:1254
    if (state == State_REFUSE) begin  // Requester.java:1255
      if (isUnderWay_1 && !s_hasFailed) begin  // Requester.java:1256
        s_hasFailed <= 1'b1;  // Requester.java:1257
        s_failed <= index_1;  // Requester.java:1258
        s_failure <= 8'd4;  // Requester.java:1259
        s_sending <= index_1;  // Requester.java:1260
        if (isMine) begin  // Requester.java:1261
          active <= 1'b0;  // Requester.java:1261
        end
      end
    end
    if (completes || endsRead) begin  // Requester.java:1265
      status <= 8'd0;  // Requester.java:1266
      completed <= s_acked;  // Requester.java:1267
      goesOn <= completes;  // Requester.java:1268
    end
    if (fails) begin  // Requester.java:1270
      status <= s_failure;  // Requester.java:1271
      completed <= s_acked;  // Requester.java:1272
      goesOn <= 1'b0;  // Requester.java:1273
      s_acked <= s_acked + 16'd1;  // Requester.java:1274
      s_hasFailed <= 1'b0;  // Requester.java:1275
      inError <= 1'b1;  // Requester.java:1276
      if (isMine) begin  // Requester.java:1277
        active <= 1'b0;  // Requester.java:1277
      end
    end
    if (flushes) begin  // Requester.java:1279
      status <= 8'd5;  // Requester.java:1280
      completed <= s_acked;  // Requester.java:1281
      goesOn <= 1'b0;  // Requester.java:1282
      s_acked <= next_2;  // Requester.java:1284
      s_sending <= next_2;  // Requester.java:1285
      s_begun <= next_2;  // Requester.java:1286
      s_reads <= 5'd0;  // Requester.java:1287
      s_hasFailed <= 1'b0;  // Requester.java:1288
    end
    if (state == State_LOAD) begin  // Requester.java:582
      s_acked <= stored[157:142];  // Requester.java:583
      s_sending <= stored[141:126];  // Requester.java:583
      s_begun <= stored[125:110];  // Requester.java:583
      s_ackedPsn <= stored[109:86];  // Requester.java:583
      s_sendPsn <= stored[85:62];  // Requester.java:583
      s_mostPsn <= stored[61:38];  // Requester.java:583
      s_retries <= stored[37:35];  // Requester.java:583
      s_rnrRetries <= stored[34:32];  // Requester.java:583
      s_reads <= stored[31:27];  // Requester.java:583
      s_endsInRead <= stored[26];  // Requester.java:583
      s_isBack <= stored[25];  // Requester.java:583
      s_hasFailed <= stored[24];  // Requester.java:583
      s_failed <= stored[23:8];  // Requester.java:583
      s_failure <= stored[7:0];  // Requester.java:583
      postedIndex <= storedPosted;  // Requester.java:584
      inError <= inError_shifted[0];  // Requester.java:585
    end
    isBehind <= ((control[3:0] == 4'd7) || (control[3:0] == 4'd11)) && ((s_acked != s_sending) || binds);  // Requester.java:697
    isBehindRead <= !control[3] && control[2] && (control[1:0] != 2'd3) && (control[1:0] != 2'd0)
        && (s_reads != 5'd0) && s_endsInRead;  // Requester.java:699
    case (state)  // Requester.java:213
      State_IDLE: begin  // Requester.java:1360
        if (begins) begin  // Requester.java:1360
          state <= State_FETCH;  // Requester.java:1360
        end
      end
      State_FETCH: begin  // Requester.java:1361
        state <= State_LOAD;  // Requester.java:1361
      end
      State_LOAD: begin  // Requester.java:1362
        if (event_ == Event_WORK) begin  // Requester.java:1363
          state <= State_WORK;  // Requester.java:1363
        end else begin  // Requester.java:1363
          state <= State_ACT;  // Requester.java:1364
        end
      end
      State_ACT: begin  // Requester.java:1365
        if (event_ == Event_ORDER) begin  // Requester.java:1366
          state <= State_STORE;  // Requester.java:1366
        end else if (event_ == Event_REFUSED) begin  // Requester.java:1367
          state <= State_REFUSE;  // Requester.java:1367
        end else if (event_ == Event_RESPONSE) begin  // Requester.java:1368
          state <= State_WINDOW;  // Requester.java:1368
        end else if ((event_ == Event_BOUND) && isBinding) begin  // Requester.java:1369
          state <= State_ENTRY;  // Requester.java:1369
        end else if (event_ == Event_BOUND) begin  // Requester.java:1370
          state <= State_STORE;  // Requester.java:1370
        end else if (event_ == Event_TIMER) begin  // Requester.java:1371
          state <= State_EXPIRE;  // Requester.java:1371
        end else if ((event_ == Event_PACKET) && inError) begin  // Requester.java:1372
          state <= State_IDLE;  // Requester.java:1372
        end else if (event_ == Event_PACKET) begin  // Requester.java:1373
          state <= State_MEASURE;  // Requester.java:1373
        end else begin  // Requester.java:1366
          state <= State_WORK;  // Requester.java:1374
        end
      end
      State_WORK: begin  // Requester.java:1375
        if (flushes) begin  // Requester.java:1376
          state <= State_EMIT;  // Requester.java:1376
        end else if (inError || ((table_attributes[2:0] != 3'd3) || isFailing || isBinding
            || state_when_shifted[0] || (s_sending == postedIndex)
            || (state_when_difference[15:4] != 12'd0))) begin  // Requester.java:1377
          state <= State_IDLE;  // Requester.java:1377
        end else if (isInRow && !isWantedHere) begin  // Requester.java:1378
          state <= State_STORE;  // Requester.java:1378
        end else begin  // Requester.java:1376
          state <= State_READ;  // Requester.java:1379
        end
      end
      State_ADDRESS: begin  // Requester.java:1381
        state <= State_READ;  // Requester.java:1381
      end
      State_READ: begin  // Requester.java:1382
        if (memory_ready) begin  // Requester.java:1382
          state <= State_WAIT;  // Requester.java:1382
        end
      end
      State_WAIT: begin  // Requester.java:1383
        if (returns) begin  // Requester.java:1383
          state <= State_DECIDE;  // Requester.java:1383
        end
      end
      State_READ_OPERANDS: begin  // Requester.java:1396
        state <= State_WAIT_OPERANDS;  // Requester.java:1396
      end
      State_WAIT_OPERANDS: begin  // Requester.java:1397
        if (hasBehind) begin  // Requester.java:1397
          state <= State_KNOWN;  // Requester.java:1397
        end
      end
      State_DECIDE: begin  // Requester.java:1384
        state <= State_DECIDED;  // Requester.java:1384
      end
      State_DECIDED: begin  // Requester.java:1385
        if (isWrong) begin  // Requester.java:1385
          state <= State_SETTLE;  // Requester.java:1385
        end else if ((!(s_sending != s_begun) && (isFenced || isFull || isBehindRead)) || isBehind) begin  // Requester.java:1385
          state <= State_IDLE;  // Requester.java:1385
        end else if (control[4] && !isSettled) begin  // Requester.java:1387
          state <= State_DECIDED;  // Requester.java:1387
        end else if ((control[3:0] == 4'd7) || (control[3:0] == 4'd11)) begin  // Requester.java:1389
          state <= State_BIND;  // Requester.java:1389
        end else if (!hasBehind) begin  // Requester.java:1390
          state <= State_READ_OPERANDS;  // Requester.java:1390
        end else if (!(s_sending != s_begun)) begin  // Requester.java:1393
          state <= State_SIZE;  // Requester.java:1393
        end else begin  // Requester.java:1385
          state <= State_KNOWN;  // Requester.java:1395
        end
      end
      State_BIND: begin  // Requester.java:1398
        if (bind_ready) begin  // Requester.java:1398
          state <= State_STORE;  // Requester.java:1398
        end
      end
      State_BOUND: begin  // Requester.java:1399
        if (!hasBound) begin  // Requester.java:1400
          state <= State_SETTLE;  // Requester.java:1400
        end else if (entry_isSignaled) begin  // Requester.java:1401
          state <= State_EMIT;  // Requester.java:1401
        end else begin  // Requester.java:1400
          state <= State_FINISH;  // Requester.java:1402
        end
      end
      State_KNOWN: begin  // Requester.java:1403
        state <= State_FOUND;  // Requester.java:1403
      end
      State_FOUND: begin  // Requester.java:1404
        state <= State_SIZE;  // Requester.java:1404
      end
      State_SIZE: begin  // Requester.java:1405
        if (whole_0_isMeasured) begin  // Requester.java:1407
          state <= State_BEGIN;  // Requester.java:1407
        end else if (!whole_0_isNext) begin  // Requester.java:1409
          state <= State_SKIP;  // Requester.java:1409
        end
      end
      State_SKIP: begin  // Requester.java:1410
        state <= State_BEGIN;  // Requester.java:1410
      end
      State_BEGIN: begin  // Requester.java:1411
        if (goesToNextEntry) begin  // Requester.java:1413
          state <= State_WORK;  // Requester.java:1413
        end else if (whole_0_isBegun) begin  // Requester.java:1413
          state <= State_STORE;  // Requester.java:1413
        end else if (!(!control[3] && control[2] && (control[1:0] != 2'd3)) && (control[95:64] != 32'd0)) begin  // Requester.java:1415
          state <= State_CURSOR;  // Requester.java:1415
        end else if (plan_ready && whole_0_isFree) begin  // Requester.java:1417
          state <= State_MEASURE;  // Requester.java:1417
        end else begin  // Requester.java:1413
          state <= State_STORE;  // Requester.java:1419
        end
      end
      State_CURSOR: begin  // Requester.java:1420
        if (sendStart_valid && sendStart_ready && plan_ready && whole_0_isFree) begin  // Requester.java:1422
          state <= State_MEASURE;  // Requester.java:1422
        end else if (sendStart_valid && sendStart_ready) begin  // Requester.java:1424
          state <= State_STORE;  // Requester.java:1424
        end
      end
      State_MEASURE: begin  // Requester.java:1425
        state <= State_PACKET;  // Requester.java:1425
      end
      State_PACKET: begin  // Requester.java:1426
        if (!hasData || sendPacket_ready) begin  // Requester.java:1426
          state <= State_PLAN;  // Requester.java:1426
        end
      end
      State_PLAN: begin  // Requester.java:1427
        if (plan_ready) begin  // Requester.java:1427
          state <= State_SENT;  // Requester.java:1427
        end
      end
      State_SENT: begin  // Requester.java:1428
        state <= State_STORE;  // Requester.java:1428
      end
      State_WINDOW: begin  // Requester.java:1429
        state <= State_WINDOW_KNOWN;  // Requester.java:1429
      end
      State_WINDOW_KNOWN: begin  // Requester.java:1430
        if (!isAwaited) begin  // Requester.java:1430
          state <= State_IDLE;  // Requester.java:1430
        end else begin  // Requester.java:1430
          state <= State_COVER;  // Requester.java:1430
        end
      end
      State_ENTRY: begin  // Requester.java:1431
        state <= State_ENTERED;  // Requester.java:1431
      end
      State_ENTERED: begin  // Requester.java:1432
        if (event_ == Event_BOUND) begin  // Requester.java:1432
          state <= State_BOUND;  // Requester.java:1432
        end else begin  // Requester.java:1432
          state <= State_COVER;  // Requester.java:1432
        end
      end
      State_COVER: begin  // Requester.java:1438
        if (mayReturn_1) begin  // Requester.java:1438
          state <= State_JUDGE;  // Requester.java:1438
        end
      end
      State_JUDGE: begin  // Requester.java:1439
        if (completes && entry_isSignaled) begin  // Requester.java:1439
          state <= State_EMIT;  // Requester.java:1439
        end else if (completes && (exact && (header[3:0] == 4'd8))) begin  // Requester.java:1442
          state <= State_ANSWER;  // Requester.java:1442
        end else if (completes) begin  // Requester.java:1442
          state <= State_COVER;  // Requester.java:1442
        end else begin  // Requester.java:1439
          state <= State_ANSWER;  // Requester.java:1446
        end
      end
      State_ANSWER: begin  // Requester.java:1447
        if ((state == State_ANSWER) && isReturning) begin  // Requester.java:1449
          state <= State_RETURN_VERDICT;  // Requester.java:1449
        end else if (isTaken_1 && (bytes == 13'd0)) begin  // Requester.java:1451
          state <= State_RETURNED;  // Requester.java:1451
        end else if (isTaken_1 && continues) begin  // Requester.java:1452
          state <= State_RETURN_PACKET;  // Requester.java:1452
        end else if (isTaken_1) begin  // Requester.java:1453
          state <= State_RETURN_ADDRESS;  // Requester.java:1453
        end else begin  // Requester.java:1449
          state <= State_FINISH;  // Requester.java:1454
        end
      end
      State_RETURN_ADDRESS: begin  // Requester.java:1455
        state <= State_RETURN_START;  // Requester.java:1455
      end
      State_RETURN_START: begin  // Requester.java:1456
        if (returnStart_ready) begin  // Requester.java:1456
          state <= State_RETURN_PACKET;  // Requester.java:1456
        end
      end
      State_RETURN_PACKET: begin  // Requester.java:1457
        if (returnPacket_ready) begin  // Requester.java:1457
          state <= State_RETURN_VERDICT;  // Requester.java:1457
        end
      end
      State_RETURN_VERDICT: begin  // Requester.java:1458
        if (accepts) begin  // Requester.java:1460
          state <= State_RETURNED;  // Requester.java:1460
        end else if (returnVerdict_valid && returnVerdict_ready) begin  // Requester.java:1461
          state <= State_FINISH;  // Requester.java:1461
        end
      end
      State_RETURN_DATA: begin  // Requester.java:1462
        if (returned) begin  // Requester.java:1462
          state <= State_RETURNED;  // Requester.java:1462
        end
      end
      State_RETURNED: begin  // Requester.java:1463
        if (endsRead && entry_isSignaled) begin  // Requester.java:1464
          state <= State_EMIT;  // Requester.java:1464
        end else begin  // Requester.java:1464
          state <= State_FINISH;  // Requester.java:1465
        end
      end
      State_FINISH: begin  // Requester.java:1466
        if (!s_hasFailed) begin  // Requester.java:1468
          state <= State_STORE;  // Requester.java:1468
        end else begin  // Requester.java:1468
          state <= State_SETTLE;  // Requester.java:1470
        end
      end
      State_EXPIRE: begin  // Requester.java:1471
        state <= State_SETTLE;  // Requester.java:1471
      end
      State_REFUSE: begin  // Requester.java:1472
        state <= State_SETTLE;  // Requester.java:1472
      end
      State_SETTLE: begin  // Requester.java:1473
        if (fails) begin  // Requester.java:1473
          state <= State_EMIT;  // Requester.java:1473
        end else begin  // Requester.java:1473
          state <= State_STORE;  // Requester.java:1473
        end
      end
      State_EMIT: begin  // Requester.java:1475
        if (completionTaken && goesOn) begin  // Requester.java:1486
          state <= State_ENTRY;  // Requester.java:1486
        end else if (completionTaken && (status != 8'd0)) begin  // Requester.java:1487
          state <= State_STORE;  // Requester.java:1487
        end else if (completionTaken) begin  // Requester.java:1488
          state <= State_FINISH;  // Requester.java:1488
        end
      end
      State_WRITTEN: begin  // Requester.java:1476
        if (written && goesOn) begin  // Requester.java:1486
          state <= State_ENTRY;  // Requester.java:1486
        end else if (written && (status != 8'd0)) begin  // Requester.java:1487
          state <= State_STORE;  // Requester.java:1487
        end else if (written) begin  // Requester.java:1488
          state <= State_FINISH;  // Requester.java:1488
        end
      end
      default /* State_STORE */: begin  // Requester.java:1477
        if (begins) begin  // Requester.java:1479
          state <= State_FETCH;  // Requester.java:1479
        end else begin  // Requester.java:1479
          state <= State_IDLE;  // Requester.java:1481
        end
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // Requester.java:213
      q <= 6'd0;  // Requester.java:215
      pending <= 64'd0;  // Requester.java:239
      isWaiting <= 64'd0;  // Requester.java:241
      active <= 1'b0;  // Requester.java:248
      activePair <= 6'd0;  // Requester.java:249
      binds <= 1'b0;  // Requester.java:277
      isBound <= 1'b0;  // Requester.java:278
      bindingPair <= 6'd0;  // Requester.java:280
      waitsToBind <= 64'd0;  // Requester.java:282
      isReturning <= 1'b0;  // Requester.java:330
      inRow <= 3'd0;  // Requester.java:472
      wasError <= 64'd0;  // Requester.java:445
      shownPsnNow <= 24'd0;  // Requester.java:621
      shownIndexNow <= 16'd0;  // Requester.java:622
      isTold <= 1'b0;  // Requester.java:1099
      returnsBegun <= 7'd0;  // Requester.java:1123
      returnsSeen <= 7'd0;  // Requester.java:1124
      isKept <= 1'b0;  // Requester.java:1218
    end
  end
  QueuePairTable_requester table_ (  // Requester.java:216
    .clock(clock), .reset(reset), .index(q), .looks(fetches), .sets(sets), .record(order_data_record),
    .attributes(table_attributes));
  RetryTimers timers (  // Requester.java:233
    .clock(clock), .reset(reset), .index(q), .starts(startsWaiting || restarts),
    .ticks(answers ? rnrTimes_ticks : timeoutTicks),
    .stops(expires || (finishes && isAllAcked && !isHeldUp)
        || ((state == State_ACT) && (event_ == Event_ORDER)
        && (order_data_sets && (order_data_record[2:0] == 3'd0)))),
    .expired(timers_expired), .expiredIndex(timers_expiredIndex));
  WholeMessage whole_0 (  // Requester.java:332
    .clock(clock), .reset(reset), .isRead(!control[3] && control[2] && (control[1:0] != 2'd3)),
    .isResent(s_sending != s_begun), .length(control[95:64]), .most(most), .measures(state == State_SIZE),
    .begins(state == State_BEGIN), .mayStart(sendStart_ready), .takesSize(sendPacket_ready),
    .takesPlan(plan_ready), .isNext(whole_0_isNext), .starts(whole_0_starts), .isMeasured(whole_0_isMeasured),
    .isBegun(whole_0_isBegun), .hasData(whole_0_hasData), .offersSize(whole_0_offersSize),
    .offersPlan(whole_0_offersPlan), .isFree(whole_0_isFree));
  HeldCompletions_7 held (  // Requester.java:333
    .clock(clock), .reset(reset), .completion_data_queue(table_attributes[27:22]),
    .completion_data_entry({96'd0, record_15}), .completion_data_isSolicited(status != 8'd0),
    .completion_valid(held_completion_valid), .completion_ready(held_completion_ready),
    .completed_data_queue(held_completed_data_queue), .completed_data_entry(held_completed_data_entry),
    .completed_data_isSolicited(held_completed_data_isSolicited), .completed_valid(held_completed_valid),
    .completed_ready(completion_ready), .written(written), .mayBegin(held_mayBegin), .given(held_given),
    .shown(held_shown), .begun(returnsBegun), .seen(returnsSeen));
  RnrTimes_1000 rnrTimes (  // Requester.java:339
    .code(header[68:64]), .ticks(rnrTimes_ticks));
  PairTurns_true turns (  // Requester.java:397
    .clock(clock), .reset(reset), .pending(pending), .takes(picks), .rings(posted_valid && posted_ready),
    .ringer(posted_data_number), .index(turns_index), .hasWork(turns_hasWork));
  KeptElements elements (  // Requester.java:1185
    .clock(clock), .reset(reset), .queuePair(q), .keptIndex(s_sending),
    .keeps((state == State_BEGIN) && (!control[3] && control[2] && (control[1:0] != 2'd3))
        && (control[16:8] == 9'd1)),
    .kept((!control[3] && control[2] && (control[1:0] != 2'd3) && (control[1:0] != 2'd0)) ? operandsBefore
        : behind[127:0]),
    .forgets(order_valid && order_ready), .index(s_acked), .ends(endsRead && hasOne), .has(elements_has),
    .element(elements_element));
  wire unused_ok = &{1'b0, refused_data[23:16], header[15:5], header[191:72], control[63:17], control[255:224],
      first[0], rounded[7:0], oldestOrNext_choice[15:4], shift_difference[3], isSilent_shifted[63:1],
      isPassed_difference[22:0], isHeldUp_shifted[63:1], isFailed_shifted[63:1], packets_shifted[32:24],
      skip_joined[39:32], skip_shifted[39:32], isNew_difference[22:0], isAgain_difference[22:0],
      isCovered_difference[22:0], timeoutTicks_shifted[0], returnSkip_joined[39:32], returnSkip_shifted[39:32],
      inError_shifted[63:1], state_when_difference[3:0], state_when_shifted[63:1]};
`ifdef HEDDLE_SIMULATION
  wire isResponse_2 = (event_ == Event_RESPONSE) && !(header[3:0] == 4'd8) && (bytes != 13'd0);  // Requester.java:1160
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!((state == State_ANSWER) && isReturning)
          || (!(header[3:0] == 4'd8) && (!isLost && isFitting)))) begin  // Requester.java:1108
        $display("assertion failed: who begins at once is expected (Requester.java:1108)");
        $stop;  // Requester.java:1108
      end
      if (!(!((state == State_JUDGE) && isResponse_2 && isFitting && hasOne && !isReturning && !continues)
          || returnStart_ready)) begin  // Requester.java:1109
        $display("assertion failed: a place for responses begins at once (Requester.java:1109)");
        $stop;  // Requester.java:1109
      end
      if (!(!(tellsEarly || tellsNow) || returnPacket_ready)) begin  // Requester.java:1110
        $display("assertion failed: a response's size is taken at once (Requester.java:1110)");
        $stop;  // Requester.java:1110
      end
    end
  end
`endif
`ifdef FORMAL
  wire isResponse_2 = (event_ == Event_RESPONSE) && !(header[3:0] == 4'd8) && (bytes != 13'd0);  // Requester.java:1160
  always @(posedge clock) begin
    if (!reset) begin
      assert (!((state == State_ANSWER) && isReturning) || (!(header[3:0] == 4'd8) && (!isLost && isFitting)));  // Requester.java:1108
      assert (!((state == State_JUDGE) && isResponse_2 && isFitting && hasOne && !isReturning && !continues)
          || returnStart_ready);  // Requester.java:1109
      assert (!(tellsEarly || tellsNow) || returnPacket_ready);  // Requester.java:1110
    end
  end
`endif
endmodule
`default_nettype wire
