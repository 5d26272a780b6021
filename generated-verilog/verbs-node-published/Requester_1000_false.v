`default_nettype none
// rnrUnit=1000, overlaps=false
module Requester_1000_false (  // Requester.java:321
  input  wire clock,  // Requester.java:321
  input  wire reset,  // Requester.java:321
  input  wire [5:0] order_data_queuePair,  // Requester.java:74
  input  wire order_data_sets,  // Requester.java:74
  input  wire [383:0] order_data_record,  // Requester.java:74
  input  wire order_valid,  // Requester.java:74
  output wire order_ready,  // Requester.java:74
  output wire [23:0] shownPsn,  // Requester.java:76
  output wire [15:0] shownIndex,  // Requester.java:78
  input  wire [5:0] posted_data_number,  // Requester.java:80
  input  wire [15:0] posted_data_index,  // Requester.java:80
  input  wire posted_valid,  // Requester.java:80
  output wire posted_ready,  // Requester.java:80
  input  wire [63:0] isError,  // Requester.java:82
  output wire [5:0] queuePair,  // Requester.java:84
  output wire setsError,  // Requester.java:86
  output wire clearsError,  // Requester.java:88
  output wire [42:0] memory_data,  // Requester.java:91
  output wire memory_valid,  // Requester.java:91
  input  wire memory_ready,  // Requester.java:91
  input  wire returns,  // Requester.java:93
  input  wire [255:0] line,  // Requester.java:95
  output wire sendStart_data_isList,  // Requester.java:108
  output wire sendStart_data_isPhysical,  // Requester.java:108
  output wire [47:0] sendStart_data_list,  // Requester.java:108
  output wire [8:0] sendStart_data_elements,  // Requester.java:108
  output wire [63:0] sendStart_data_address,  // Requester.java:108
  output wire [31:0] sendStart_data_key,  // Requester.java:108
  output wire [31:0] sendStart_data_length,  // Requester.java:108
  output wire [31:0] sendStart_data_skip,  // Requester.java:108
  output wire [15:0] sendStart_data_domain,  // Requester.java:108
  output wire [3:0] sendStart_data_rights,  // Requester.java:108
  output wire sendStart_valid,  // Requester.java:108
  input  wire sendStart_ready,  // Requester.java:108
  output wire [12:0] sendPacket_data,  // Requester.java:110
  output wire sendPacket_valid,  // Requester.java:110
  input  wire sendPacket_ready,  // Requester.java:110
  output wire [15:0] plan_data_to,  // Requester.java:112
  output wire [13:0] plan_data_payload,  // Requester.java:112
  output wire [191:0] plan_data_header,  // Requester.java:112
  output wire [127:0] plan_data_extension,  // Requester.java:112
  output wire plan_data_hasExtension,  // Requester.java:112
  output wire plan_data_hasData,  // Requester.java:112
  output wire [29:0] plan_data_owner,  // Requester.java:112
  output wire plan_valid,  // Requester.java:112
  input  wire plan_ready,  // Requester.java:112
  input  wire [29:0] refused_data,  // Requester.java:114
  input  wire refused_valid,  // Requester.java:114
  output wire refused_ready,  // Requester.java:114
  input  wire waits,  // Requester.java:117
  input  wire [15:0] from,  // Requester.java:119
  input  wire [12:0] bytes,  // Requester.java:121
  input  wire [191:0] header,  // Requester.java:123
  output wire accepts,  // Requester.java:125
  output wire drops,  // Requester.java:127
  output wire holds,  // Requester.java:129
  output wire returnStart_data_isList,  // Requester.java:131
  output wire returnStart_data_isPhysical,  // Requester.java:131
  output wire [47:0] returnStart_data_list,  // Requester.java:131
  output wire [8:0] returnStart_data_elements,  // Requester.java:131
  output wire [63:0] returnStart_data_address,  // Requester.java:131
  output wire [31:0] returnStart_data_key,  // Requester.java:131
  output wire [31:0] returnStart_data_length,  // Requester.java:131
  output wire [31:0] returnStart_data_skip,  // Requester.java:131
  output wire [15:0] returnStart_data_domain,  // Requester.java:131
  output wire [3:0] returnStart_data_rights,  // Requester.java:131
  output wire returnStart_valid,  // Requester.java:131
  input  wire returnStart_ready,  // Requester.java:131
  output wire [12:0] returnPacket_data,  // Requester.java:133
  output wire returnPacket_valid,  // Requester.java:133
  input  wire returnPacket_ready,  // Requester.java:133
  input  wire returnVerdict_data,  // Requester.java:135
  input  wire returnVerdict_valid,  // Requester.java:135
  output wire returnVerdict_ready,  // Requester.java:135
  input  wire returned,  // Requester.java:137
  input  wire mayWrite,  // Requester.java:139
  output wire isWriting,  // Requester.java:141
  output wire waitsToWrite,  // Requester.java:143
  output wire bind_data_isBind,  // Requester.java:146
  output wire [31:0] bind_data_key,  // Requester.java:146
  output wire [47:0] bind_data_source,  // Requester.java:146
  output wire [31:0] bind_data_entries,  // Requester.java:146
  output wire [31:0] bind_data_rounds,  // Requester.java:146
  output wire [15:0] bind_data_domain,  // Requester.java:146
  output wire bind_valid,  // Requester.java:146
  input  wire bind_ready,  // Requester.java:146
  input  wire bound,  // Requester.java:148
  input  wire isBoundRight,  // Requester.java:150
  output wire [5:0] completion_data_queue,  // Requester.java:153
  output wire [255:0] completion_data_entry,  // Requester.java:153
  output wire completion_data_isSolicited,  // Requester.java:153
  output wire completion_valid,  // Requester.java:153
  input  wire completion_ready,  // Requester.java:153
  input  wire written,  // Requester.java:155
  output wire repeats,  // Requester.java:158
  output wire ignores,  // Requester.java:160
  output wire timesOut  // Requester.java:162
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
  reg  [5:0] state;  // Requester.java:221
  reg  [2:0] event_;  // Requester.java:222
  reg  [5:0] q;  // Requester.java:223
  reg  [15:0] s_acked;  // Requester.java:243
  reg  [15:0] s_sending;  // Requester.java:243
  reg  [15:0] s_begun;  // Requester.java:243
  reg  [23:0] s_ackedPsn;  // Requester.java:243
  reg  [23:0] s_sendPsn;  // Requester.java:243
  reg  [23:0] s_mostPsn;  // Requester.java:243
  reg  [2:0] s_retries;  // Requester.java:243
  reg  [2:0] s_rnrRetries;  // Requester.java:243
  reg  [4:0] s_reads;  // Requester.java:243
  reg  s_endsInRead;  // Requester.java:243
  reg  s_isBack;  // Requester.java:243
  reg  s_hasFailed;  // Requester.java:243
  reg  [15:0] s_failed;  // Requester.java:243
  reg  [7:0] s_failure;  // Requester.java:243
  reg  [15:0] postedIndex;  // Requester.java:244
  reg  inError;  // Requester.java:245
  reg  [63:0] pending;  // Requester.java:247
  reg  [63:0] isWaiting;  // Requester.java:249
  reg  [12:0] most;  // Requester.java:253
  reg  active;  // Requester.java:256
  reg  [5:0] activePair;  // Requester.java:257
  reg  [255:0] control;  // Requester.java:258
  reg  [127:0] operands;  // Requester.java:259
  reg  [47:0] entryAddress;  // Requester.java:260
  reg  [23:0] firstPsn;  // Requester.java:261
  reg  [23:0] lastPsn;  // Requester.java:262
  reg  [23:0] psn;  // Requester.java:263
  reg  [31:0] remaining;  // Requester.java:264
  reg  [23:0] packets;  // Requester.java:265
  reg  isAgain;  // Requester.java:266
  reg  [7:0] status;  // Requester.java:269
  reg  [15:0] completed;  // Requester.java:270
  reg  goesOn;  // Requester.java:271
  reg  [23:0] end_;  // Requester.java:274
  reg  progress;  // Requester.java:275
  reg  isLost;  // Requester.java:276
  reg  [23:0] entry_firstPsn;  // Requester.java:282
  reg  [23:0] entry_lastPsn;  // Requester.java:282
  reg  [3:0] entry_opcode;  // Requester.java:282
  reg  entry_isSignaled;  // Requester.java:282
  reg  [8:0] entry_elements;  // Requester.java:282
  reg  [31:0] entry_length;  // Requester.java:282
  reg  binds;  // Requester.java:285
  reg  isBound;  // Requester.java:286
  reg  hasBound;  // Requester.java:287
  reg  [5:0] bindingPair;  // Requester.java:288
  reg  [63:0] waitsToBind;  // Requester.java:290
  reg  isWanted;  // Requester.java:292
  wire begins;  // Requester.java:295
  reg  hasData;  // Requester.java:297
  wire isSettled;  // Requester.java:307
  wire isCompleted;  // Requester.java:308
  reg  continues;  // Requester.java:309
  wire isBinding;  // Requester.java:565
  wire isFlushing;  // Requester.java:567
  wire completes;  // Requester.java:1062
  reg  isFitting;  // Requester.java:1063
  wire endsRead;  // Requester.java:1247
  wire completionTaken;  // Requester.java:1359
  reg  [93:0] found;  // Requester.java:348
  reg  [63:0] wasError;  // Requester.java:453
  reg  [157:0] stored;  // Requester.java:352
  reg  [15:0] storedPosted;  // Requester.java:353
  reg  [23:0] shownPsnNow;  // Requester.java:629
  reg  [15:0] shownIndexNow;  // Requester.java:630
  reg  [32:0] rounded;  // Requester.java:729
  reg  [31:0] skip;  // Requester.java:740
  wire [23:0] begun_firstPsn;  // Requester.java:744
  wire [23:0] begun_lastPsn;  // Requester.java:744
  wire [3:0] begun_opcode;  // Requester.java:744
  wire begun_isSignaled;  // Requester.java:744
  wire [8:0] begun_elements;  // Requester.java:744
  wire [31:0] begun_length;  // Requester.java:744
  reg  isLast;  // Requester.java:803
  reg  [12:0] data;  // Requester.java:804
  reg  [15:0] made_to;  // Requester.java:825
  reg  [13:0] made_payload;  // Requester.java:825
  reg  [191:0] made_header;  // Requester.java:825
  reg  [127:0] made_extension;  // Requester.java:825
  reg  made_hasExtension;  // Requester.java:825
  reg  made_hasData;  // Requester.java:825
  reg  [29:0] made_owner;  // Requester.java:825
  reg  [3:0] operation;  // Requester.java:826
  reg  ends_1;  // Requester.java:882
  reg  isNew;  // Requester.java:886
  reg  isAwaited;  // Requester.java:938
  reg  isCovered;  // Requester.java:949
  reg  [35:0] timeoutTicks;  // Requester.java:1039
  reg  [31:0] returnSkip;  // Requester.java:1087
  reg  [5:0] writing;  // Requester.java:1127
  reg  isUnderWay_1;  // Requester.java:1261
  reg  isBehind;  // Requester.java:704
  reg  isBehindRead;  // Requester.java:706
  wire [139:0] table_attributes;  // Requester.java:224
  wire timers_expired; wire [5:0] timers_expiredIndex;  // Requester.java:241
  wire [35:0] rnrTimes_ticks;  // Requester.java:347
  wire [5:0] turns_index; wire turns_hasWork;  // Requester.java:405
  reg  [157:0] states [0:63];  // Requester.java:278
  reg  [15:0] postings [0:63];  // Requester.java:279
  reg  [93:0] unacked [0:1023];  // Requester.java:280
  wire [2:0] mtu = table_attributes[21:19];  // QueuePairTable.java:108
  wire isMine = active && (activePair == q);  // Requester.java:296
  wire [15:0] oldestOrNext_choice = (state == State_KNOWN) ? s_sending : s_acked;  // Requester.java:373
  wire [3:0] oldestOrNext = oldestOrNext_choice[3:0];  // Requester.java:373
  wire reads = (state == State_ENTRY) || (state == State_KNOWN);  // Requester.java:380
  wire knows = (state == State_ENTERED) || (state == State_FOUND);  // Requester.java:385
  wire mayPlan = active && plan_ready && sendPacket_ready;  // Requester.java:411
  wire isUrgent = order_valid || refused_valid || waits || isBound || timers_expired;  // Requester.java:413
  wire idle = state == State_IDLE;  // Requester.java:368
  wire worksNext = !active && turns_hasWork;  // Requester.java:415
  wire picks = idle && !isUrgent && worksNext;  // Requester.java:449
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
      posted_data_number == 6'd1, posted_data_number == 6'd0};  // Requester.java:455
  wire [63:0] rung = (posted_valid && posted_ready) ? rung_joined : 64'd0;  // Requester.java:455
  wire ends_0 = (state == State_STORE) || (state == State_FINISH) || (state == State_EXPIRE);  // Requester.java:505
  wire [63:0] woken_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:456
  wire [63:0] woken = ends_0 ? woken_joined : 64'd0;  // Requester.java:456
  wire [63:0] failing = isError & ~wasError;  // Requester.java:457
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
      turns_index == 6'd0};  // Requester.java:458
  wire [63:0] taken = picks ? taken_joined : 64'd0;  // Requester.java:458
  wire [63:0] waking = ((state == State_STORE) && (event_ == Event_BOUND)) ? waitsToBind : 64'd0;  // Requester.java:459
  wire fetches = state == State_FETCH;  // Requester.java:368
  wire stores = state == State_STORE;  // Requester.java:368
  wire resets_0 = (state == State_ACT) && (event_ == Event_ORDER)
      && (order_data_sets && (order_data_record[2:0] == 3'd0));  // Requester.java:576
  wire isDone_0 = state == State_IDLE;  // Requester.java:368
  wire carriesOut = (state == State_ACT) && (event_ == Event_ORDER);  // Requester.java:603
  wire sets = carriesOut && order_data_sets;  // Requester.java:604
  wire [2:0] wanted = order_data_record[2:0];  // LayoutField.java:18
  wire starts_0 = sets && (wanted == 3'd3) && (table_attributes[2:0] != 3'd3);  // Requester.java:607
  wire resets_1 = carriesOut && (order_data_sets && (order_data_record[2:0] == 3'd0));  // Requester.java:608
  wire [15:0] index_0 = (event_ == Event_RESPONSE) ? s_acked : s_sending;  // Requester.java:642
  wire [15:0] inQueue = index_0 & ~(16'hffff << table_attributes[87:84]);  // WorkEntry.java:36
  wire [3:0] shift_difference = table_attributes[91:88] - 4'd6;  // WorkEntry.java:46
  wire [2:0] shift = shift_difference[2:0];  // WorkEntry.java:46
  wire [47:0] offset = {26'd0, inQueue, 6'd0} << shift;  // WorkEntry.java:47
  wire finds = (state == State_ADDRESS) || (state == State_RETURN_ADDRESS);  // Requester.java:644
  wire [42:0] first = entryAddress[47:5];  // Requester.java:648
  wire isTooLong_and = !control[3] && control[2] && (control[1:0] != 2'd3) && (control[1:0] != 2'd0)
      && (control[95:64] != 32'd8);  // Requester.java:715
  wire isTooLong = (control[95] && (control[94:64] != 31'd0)
      && !((control[3:0] == 4'd7) || (control[3:0] == 4'd11))) || isTooLong_and;  // Requester.java:715
  wire isUnknown = (control[3:0] > 4'd6) && !((control[3:0] == 4'd7) || (control[3:0] == 4'd11));  // Requester.java:717
  wire isRead_0 = !control[3] && control[2] && (control[1:0] != 2'd3);  // UnackedEntry.java:45
  wire [32:0] least = (control[95:64] == 32'd0) ? 33'd1 : {1'b0, control[95:64]};  // WorkEntry.java:83
  wire [32:0] halves = {8'd0, rounded[32:8]};  // WorkEntry.java:61
  wire starts_1 = state == State_BEGIN;  // Requester.java:368
  wire [23:0] last = (firstPsn + packets) - 24'd1;  // Requester.java:743
  wire keeps = starts_1 || (bind_valid && bind_ready);  // Requester.java:751
  wire isInline = control[7];  // LayoutField.java:23
  wire isStart = state == State_CURSOR;  // Requester.java:368
  wire [47:0] list = entryAddress + 48'd32;  // Requester.java:776
  wire isRead_1 = !control[3] && control[2] && (control[1:0] != 2'd3);  // UnackedEntry.java:45
  wire isAtomic_0 = !control[3] && control[2] && (control[1:0] != 2'd3) && (control[1:0] != 2'd0);  // UnackedEntry.java:50
  wire isRest = isRead_1 || (remaining <= {19'd0, most});  // Requester.java:805
  wire hasImmediate = (control[3:0] == 4'd1) || (control[3:0] == 4'd3);  // Requester.java:811
  wire isSend = (control[3:0] == 4'd2) || (control[3:0] == 4'd3);  // Requester.java:812
  wire isExtended = isAtomic_0 || (hasImmediate && isLast);  // Requester.java:813
  wire isSize = (state == State_PACKET) && hasData;  // Requester.java:820
  wire isMade = state == State_PACKET;  // Requester.java:368
  wire [13:0] payload = {1'b0, hasData ? data : 13'd0} + (isExtended ? 14'd16 : 14'd0);  // Requester.java:847
  wire [3:0] whole_0 = operation;  // RecordLayout.java:81
  wire whole_1 = psn == firstPsn;  // RecordLayout.java:81
  wire [4:0] record_0 = {whole_1, whole_0};  // RecordLayout.java:84
  wire whole_2 = isLast;  // RecordLayout.java:81
  wire [5:0] record_1 = {whole_2, record_0};  // RecordLayout.java:84
  wire whole_3 = hasImmediate && isLast;  // RecordLayout.java:81
  wire [6:0] record_2 = {whole_3, record_1};  // RecordLayout.java:84
  wire whole_4 = control[6];  // RecordLayout.java:81
  wire [7:0] record_3 = {whole_4, record_2};  // RecordLayout.java:84
  wire [8:0] record_4 = {1'b1, record_3};  // RecordLayout.java:84
  wire whole_5 = !hasData;  // RecordLayout.java:81
  wire [9:0] record_5 = {whole_5, record_4};  // RecordLayout.java:84
  wire [23:0] whole_6 = table_attributes[51:28];  // RecordLayout.java:81
  wire [29:0] placed_0 = {whole_6, 6'd0};  // RecordLayout.java:83
  wire [39:0] record_6 = {placed_0, record_5};  // RecordLayout.java:84
  wire [23:0] whole_7 = psn;  // RecordLayout.java:81
  wire [63:0] record_7 = {whole_7, record_6};  // RecordLayout.java:84
  wire [63:0] whole_8 = control[191:128];  // RecordLayout.java:81
  wire [127:0] record_8 = {whole_8, record_7};  // RecordLayout.java:84
  wire [31:0] whole_9 = control[223:192];  // RecordLayout.java:81
  wire [159:0] record_9 = {whole_9, record_8};  // RecordLayout.java:84
  wire [31:0] whole_10 = control[95:64];  // RecordLayout.java:81
  wire [191:0] record_10 = {whole_10, record_9};  // RecordLayout.java:84
  wire [23:0] next_0 = (isRead_1 ? lastPsn : psn) + 24'd1;  // Requester.java:884
  wire [23:0] responsePsn = header[63:40];  // LayoutField.java:18
  wire isPair = header[39:22] == 18'd0;  // Requester.java:931
  wire mayCome = (table_attributes[2:0] == 3'd3) && !inError && isPair && (from == table_attributes[67:52]);  // Requester.java:936
  wire isUnderWay_0 = (responsePsn - s_ackedPsn) < (s_mostPsn - s_ackedPsn);  // Requester.java:937
  wire hasEntry = s_acked != s_begun;  // Requester.java:948
  wire completesNow = isCovered && !(!entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3));  // Requester.java:951
  wire isDone_1 = (state == State_JUDGE) && !completesNow;  // Requester.java:953
  wire answers = state == State_ANSWER;  // Requester.java:368
  wire isGap = isLost || (!(header[3:0] == 4'd8) && !(!isLost && isFitting));  // Requester.java:974
  wire isMissing = (isGap && !s_isBack)
      || (!isLost && ((header[3:0] == 4'd8) && (header[71:69] == 3'd3) && (header[68:64] == 5'd0)));  // Requester.java:975
  wire isWaitingNow = !isLost && ((header[3:0] == 4'd8) && (header[71:69] == 3'd1));  // Requester.java:976
  wire isRefused = !isLost && ((header[3:0] == 4'd8) && (header[71:69] == 3'd3))
      && !((header[3:0] == 4'd8) && (header[71:69] == 3'd3) && (header[68:64] == 5'd0));  // Requester.java:979
  wire [2:0] fullRnr = table_attributes[83:81];  // QueuePairTable.java:108
  wire [2:0] retriesLeft = progress ? table_attributes[80:78] : s_retries;  // Requester.java:982
  wire [2:0] rnrRetriesLeft = progress ? fullRnr : s_rnrRetries;  // Requester.java:983
  wire isTired = isMissing && (retriesLeft == 3'd0);  // Requester.java:984
  wire isRnrTired = isWaitingNow && (rnrRetriesLeft == 3'd0) && (fullRnr != 3'd7);  // Requester.java:985
  wire [7:0] refusal = (header[68:64] == 5'd1) ? 8'd9 : ((header[68:64] == 5'd2) ? 8'd10 : 8'd11);  // Requester.java:986
  wire startsWaiting = answers && isWaitingNow && !isRnrTired;  // Requester.java:993
  wire expires = state == State_EXPIRE;  // Requester.java:368
  wire [63:0] isSilent_shifted = isWaiting >> q;  // Requester.java:997
  wire isSilent = expires && !isSilent_shifted[0] && !inError && (s_acked != s_begun);  // Requester.java:997
  wire isGivenUp = isSilent && (s_retries == 3'd0);  // Requester.java:998
  wire goesBack = (answers && (isMissing || isWaitingNow || isRefused)) || isSilent;  // Requester.java:1024
  wire [23:0] isPassed_difference = s_sendPsn - s_ackedPsn;  // Requester.java:1027
  wire isPassed = isPassed_difference[23];  // Requester.java:1027
  wire isAllAcked = s_acked == s_begun;  // Requester.java:1035
  wire finishes = state == State_FINISH;  // Requester.java:368
  wire hasTimeout = table_attributes[77:73] != 5'd0;  // Requester.java:1037
  wire [63:0] isHeldUp_shifted = isWaiting >> q;  // Requester.java:1038
  wire isHeldUp = isHeldUp_shifted[0];  // Requester.java:1038
  wire restarts = ((state == State_SENT) || (finishes && !isAllAcked)) && !isHeldUp && hasTimeout;  // Requester.java:1051
  wire starts_2 = state == State_RETURN_START;  // Requester.java:368
  wire isAtomic_1 = !entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3)
      && (entry_opcode[1:0] != 2'd0);  // UnackedEntry.java:50
  wire tellsSize = state == State_RETURN_PACKET;  // Requester.java:368
  wire isJudged = returnVerdict_valid && returnVerdict_ready;  // Requester.java:1124
  wire isAllowed = returnVerdict_data;  // Requester.java:1125
  wire isEmpty = bytes == 13'd0;  // Requester.java:1142
  wire isTaken_0 = (state == State_ANSWER) && !(header[3:0] == 4'd8) && (!isLost && isFitting);  // Requester.java:1143
  wire ends_2 = s_ackedPsn == entry_lastPsn;  // Requester.java:1153
  wire isHere = bindingPair == q;  // Requester.java:516
  wire isOurs = binds && isWanted && isHere;  // Requester.java:517
  wire ends_3 = (state == State_STORE) && (event_ == Event_BOUND);  // Requester.java:535
  wire waits_1 = (state == State_DECIDED) && ((control[3:0] == 4'd7) || (control[3:0] == 4'd11)) && binds;  // Requester.java:540
  wire forgets = (state == State_ACT) && (event_ == Event_ORDER)
      && (order_data_sets && (order_data_record[2:0] == 3'd0));  // Requester.java:543
  wire [15:0] next_1 = s_acked + 16'd1;  // Requester.java:550
  wire settles = state == State_SETTLE;  // Requester.java:368
  wire fails = settles && s_hasFailed && (s_failed == s_acked) && !inError;  // Requester.java:1252
  wire flushes = (state == State_WORK) && inError && (s_acked != postedIndex);  // Requester.java:1253
  wire isOrdered = (state == State_ACT) && (event_ == Event_ORDER) && order_data_sets
      && (order_data_record[2:0] == 3'd6);  // Requester.java:1257
  wire [15:0] index_1 = refused_data[15:0];  // Requester.java:1259
  wire [15:0] next_2 = s_acked + 16'd1;  // Requester.java:1291
  wire [7:0] moved_choice = (!entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3)
      && (entry_opcode[1:0] != 2'd0)) ? ((entry_opcode == 4'd5) ? 8'd3 : 8'd4) : 8'd2;  // Requester.java:1298
  wire [7:0] moved = (!entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3)) ? moved_choice
      : ((entry_opcode >= 4'd2) ? 8'd0 : 8'd1);  // Requester.java:1298
  wire [7:0] opcode = ((entry_opcode == 4'd7) || (entry_opcode == 4'd11)) ? (entry_opcode[3] ? 8'd10 : 8'd6)
      : moved;  // Requester.java:1311
  wire [15:0] whole_11 = completed;  // RecordLayout.java:81
  wire [23:0] whole_12 = {18'd0, q};  // RecordLayout.java:81
  wire [71:0] placed_1 = {whole_12, 48'd0};  // RecordLayout.java:83
  wire [87:0] record_11 = {placed_1, whole_11};  // RecordLayout.java:84
  wire [23:0] whole_13 = table_attributes[51:28];  // RecordLayout.java:81
  wire [111:0] record_12 = {whole_13, record_11};  // RecordLayout.java:84
  wire [7:0] whole_14 = opcode;  // RecordLayout.java:81
  wire [119:0] record_13 = {whole_14, record_12};  // RecordLayout.java:84
  wire [7:0] whole_15 = status;  // RecordLayout.java:81
  wire [127:0] record_14 = {whole_15, record_13};  // RecordLayout.java:84
  wire [31:0] whole_16 = entry_length;  // RecordLayout.java:81
  wire [159:0] record_15 = {whole_16, record_14};  // RecordLayout.java:84
  wire isTaken_1 = !(header[3:0] == 4'd8) && (!isLost && isFitting);  // Requester.java:1365
  wire isWrong = s_hasFailed && (s_failed == s_sending);  // Requester.java:1366
  wire isFailing = s_hasFailed && (s_failed == s_sending);  // Requester.java:681
  wire isFenced = control[4] && (s_reads != 5'd0);  // Requester.java:701
  wire isFull = !control[3] && control[2] && (control[1:0] != 2'd3) && (table_attributes[72:68] <= s_reads);  // Requester.java:702
  wire mayReturn = !(!entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3)
      && !(header[3:0] == 4'd8)) || returnStart_ready;  // Requester.java:1441
  wire [9:0] found_address_joined = {q, oldestOrNext};  // Requester.java:348
  wire [93:0] found_read = unacked[found_address_joined];  // Requester.java:348
  wire [157:0] stored_read = states[q];  // Requester.java:352
  wire [15:0] storedPosted_read = postings[q];  // Requester.java:353
  wire [5:0] postings_address_choice = resets_0 ? q : posted_data_number;  // Requester.java:580
  wire [63:0] isWaiting_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:618
  wire [32:0] packets_shifted = halves >> (mtu - 3'd1);  // Requester.java:735
  wire [39:0] skip_joined = {16'd0, psn - firstPsn};  // Requester.java:741
  wire [39:0] skip_shifted = {skip_joined[31:0], 8'd0} << (mtu - 3'd1);  // Requester.java:741
  wire [9:0] unacked_address_joined = {q, s_sending[3:0]};  // Requester.java:766
  wire [23:0] isNew_difference = next_0 - s_mostPsn;  // Requester.java:887
  wire [23:0] isAgain_difference = psn - s_mostPsn;  // Requester.java:888
  wire [23:0] isCovered_difference = (end_ - 24'd1) - entry_lastPsn;  // Requester.java:950
  wire [63:0] isWaiting_joined_1 = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:1019
  wire [63:0] isWaiting_joined_2 = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:1022
  wire [36:0] timeoutTicks_shifted = 37'd13 << table_attributes[77:73];  // Requester.java:1041
  wire [39:0] returnSkip_joined = {16'd0, s_ackedPsn - entry_firstPsn};  // Requester.java:1088
  wire [39:0] returnSkip_shifted = {returnSkip_joined[31:0], 8'd0} << (mtu - 3'd1);  // Requester.java:1088
  wire writing_when_and = isJudged && isAllowed;  // Requester.java:1128
  wire [63:0] waitsToBind_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:541
  wire [63:0] inError_shifted = isError >> q;  // Requester.java:593
  wire [15:0] state_when_difference = s_sending - s_acked;  // Requester.java:1385
  wire [63:0] state_when_shifted = isWaiting >> q;  // Requester.java:1385
  assign order_ready = carriesOut;  // Requester.java:609
  assign shownPsn = shownPsnNow;  // Requester.java:635
  assign shownIndex = shownIndexNow;  // Requester.java:636
  assign posted_ready = !resets_0;  // Requester.java:577
  assign queuePair = q;  // Requester.java:583
  assign setsError = fails || isOrdered;  // Requester.java:1258
  assign clearsError = resets_1;  // Requester.java:628
  assign memory_data = {first[42:1], (state == State_READ_OPERANDS) ? 1'b1 : first[0]};  // Requester.java:658
  assign memory_valid = (state == State_READ) || (state == State_READ_OPERANDS);  // Requester.java:656
  assign sendStart_data_isList = !isInline;  // Requester.java:774
  assign sendStart_data_isPhysical = isInline;  // Requester.java:775
  assign sendStart_data_list = list;  // Requester.java:777
  assign sendStart_data_elements = control[16:8];  // Requester.java:778
  assign sendStart_data_address = {16'd0, list};  // Requester.java:779
  assign sendStart_data_key = 32'd0;  // Requester.java:780
  assign sendStart_data_length = control[95:64];  // Requester.java:781
  assign sendStart_data_skip = skip;  // Requester.java:782
  assign sendStart_data_domain = table_attributes[18:3];  // Requester.java:783
  assign sendStart_data_rights = 4'd0;  // Requester.java:784
  assign sendStart_valid = isStart;  // Requester.java:773
  assign sendPacket_data = data;  // Requester.java:822
  assign sendPacket_valid = isSize;  // Requester.java:821
  assign plan_data_to = made_to;  // Requester.java:880
  assign plan_data_payload = made_payload;  // Requester.java:880
  assign plan_data_header = made_header;  // Requester.java:880
  assign plan_data_extension = made_extension;  // Requester.java:880
  assign plan_data_hasExtension = made_hasExtension;  // Requester.java:880
  assign plan_data_hasData = made_hasData;  // Requester.java:880
  assign plan_data_owner = made_owner;  // Requester.java:880
  assign plan_valid = state == State_PLAN;  // Requester.java:879
  assign refused_ready = state == State_REFUSE;  // Requester.java:1272
  assign accepts = isJudged && isAllowed;  // Requester.java:1144
  assign drops = (isJudged && !isAllowed) || ((state == State_WINDOW_KNOWN) && !isAwaited)
      || ((state == State_ANSWER) && (!isTaken_0 || isEmpty));  // Requester.java:1145
  assign holds = (event_ == Event_RESPONSE) && !isDone_0;  // Requester.java:585
  assign returnStart_data_isList = 1'b1;  // Requester.java:1089
  assign returnStart_data_isPhysical = 1'b0;  // Requester.java:1090
  assign returnStart_data_list = entryAddress + (isAtomic_1 ? 48'd48 : 48'd32);  // Requester.java:1092
  assign returnStart_data_elements = entry_elements;  // Requester.java:1094
  assign returnStart_data_address = 64'd0;  // Requester.java:1095
  assign returnStart_data_key = 32'd0;  // Requester.java:1096
  assign returnStart_data_length = 32'd0;  // Requester.java:1097
  assign returnStart_data_skip = returnSkip;  // Requester.java:1098
  assign returnStart_data_domain = table_attributes[18:3];  // Requester.java:1099
  assign returnStart_data_rights = 4'd1;  // Requester.java:1100
  assign returnStart_valid = starts_2;  // Requester.java:1084
  assign returnPacket_data = bytes;  // Requester.java:1121
  assign returnPacket_valid = tellsSize;  // Requester.java:1120
  assign returnVerdict_ready = (state == State_RETURN_VERDICT) && mayWrite;  // Requester.java:1123
  assign isWriting = !isSettled;  // Requester.java:1139
  assign waitsToWrite = state == State_RETURN_VERDICT;  // Requester.java:1140
  assign bind_data_isBind = control[3:0] == 4'd11;  // Requester.java:520
  assign bind_data_key = control[223:192];  // Requester.java:521
  assign bind_data_source = control[175:128];  // Requester.java:522
  assign bind_data_entries = control[95:64];  // Requester.java:523
  assign bind_data_rounds = control[127:96];  // Requester.java:524
  assign bind_data_domain = table_attributes[18:3];  // Requester.java:525
  assign bind_valid = state == State_BIND;  // Requester.java:518
  assign completion_data_queue = table_attributes[27:22];  // Requester.java:1321
  assign completion_data_entry = {96'd0, record_15};  // Requester.java:1324
  assign completion_data_isSolicited = status != 8'd0;  // Requester.java:1322
  assign completion_valid = (state == State_EMIT) && isSettled;  // Requester.java:1346
  assign repeats = (state == State_SENT) && isAgain;  // Requester.java:889
  assign ignores = (state == State_WINDOW_KNOWN) && !isAwaited;  // Requester.java:946
  assign timesOut = isSilent;  // Requester.java:1023
  assign begins = idle && (isUrgent || mayPlan || worksNext) && (!order_valid || (isSettled && isCompleted));  // Requester.java:447
  assign isSettled = writing == 6'd0;  // Requester.java:1129
  assign isCompleted = 1'b1;  // Requester.java:1348
  assign isBinding = isOurs;  // Requester.java:561
  assign isFlushing = flushes;  // Requester.java:1318
  assign completes = (state == State_JUDGE) && completesNow;  // Requester.java:952
  assign endsRead = (state == State_RETURNED) && ends_2;  // Requester.java:1163
  assign completionTaken = completion_valid && completion_ready;  // Requester.java:1347
  assign begun_firstPsn = firstPsn;  // Requester.java:745
  assign begun_lastPsn = last;  // Requester.java:746
  assign begun_opcode = control[3:0];  // Requester.java:747
  assign begun_isSignaled = control[5];  // Requester.java:748
  assign begun_elements = control[16:8];  // Requester.java:749
  assign begun_length = control[95:64];  // Requester.java:750
  always @(posedge clock) begin
    if (reads) begin  // Requester.java:348
      found <= found_read;  // Requester.java:348
    end
    if (knows) begin  // Requester.java:349
      entry_firstPsn <= found[93:70];  // Requester.java:349
      entry_lastPsn <= found[69:46];  // Requester.java:349
      entry_opcode <= found[45:42];  // Requester.java:349
      entry_isSignaled <= found[41];  // Requester.java:349
      entry_elements <= found[40:32];  // Requester.java:349
      entry_length <= found[31:0];  // Requester.java:349
    end
    most <= 13'd256 << (mtu - 3'd1);  // Requester.java:350
    if (idle) begin  // Requester.java:416
      if (order_valid) begin  // Requester.java:418
        event_ <= Event_ORDER;  // Requester.java:419
        q <= order_data_queuePair;  // Requester.java:420
      end else if (refused_valid) begin  // Requester.java:422
        event_ <= Event_REFUSED;  // Requester.java:423
        q <= refused_data[29:24];  // Requester.java:424
      end else if (waits) begin  // Requester.java:426
        event_ <= Event_RESPONSE;  // Requester.java:427
        q <= header[21:16];  // Requester.java:428
      end else if (isBound) begin  // Requester.java:430
        event_ <= Event_BOUND;  // Requester.java:431
        q <= bindingPair;  // Requester.java:432
      end else if (timers_expired) begin  // Requester.java:434
        event_ <= Event_TIMER;  // Requester.java:435
        q <= timers_expiredIndex;  // Requester.java:436
      end else if (active) begin  // Requester.java:438
        event_ <= Event_PACKET;  // Requester.java:439
        q <= activePair;  // Requester.java:440
      end else begin  // Requester.java:418
        event_ <= Event_WORK;  // Requester.java:443
        q <= turns_index;  // Requester.java:444
      end
    end
    wasError <= isError;  // Requester.java:454
    pending <= (pending & ~taken) | rung | woken | failing | waking;  // Requester.java:460
    if (state == State_FETCH) begin  // Requester.java:352
      stored <= stored_read;  // Requester.java:352
    end
    if (state == State_FETCH) begin  // Requester.java:353
      storedPosted <= storedPosted_read;  // Requester.java:353
    end
    if (stores) begin  // Requester.java:575
      states[q] <= {s_acked, s_sending, s_begun, s_ackedPsn, s_sendPsn, s_mostPsn, s_retries, s_rnrRetries,
          s_reads, s_endsInRead, s_isBack, s_hasFailed, s_failed, s_failure};  // Requester.java:575
    end
    if ((posted_valid && posted_ready) || resets_0) begin  // Requester.java:578
      postings[postings_address_choice] <= resets_0 ? 16'd0 : posted_data_index;  // Requester.java:580
    end
    if (resets_1) begin  // Requester.java:612
      s_acked <= 16'd0;  // Requester.java:614
      s_sending <= 16'd0;  // Requester.java:614
      s_begun <= 16'd0;  // Requester.java:614
      s_reads <= 5'd0;  // Requester.java:614
      s_hasFailed <= 1'b0;  // Requester.java:616
      s_isBack <= 1'b0;  // Requester.java:617
      isWaiting <= isWaiting & ~isWaiting_joined;  // Requester.java:618
    end
    if (starts_0) begin  // Requester.java:620
      s_ackedPsn <= order_data_record[175:152];  // Requester.java:622
      s_sendPsn <= order_data_record[175:152];  // Requester.java:622
      s_mostPsn <= order_data_record[175:152];  // Requester.java:622
      s_retries <= order_data_record[204:202];  // Requester.java:624
      s_rnrRetries <= order_data_record[207:205];  // Requester.java:625
    end
    if (resets_1 && isMine) begin  // Requester.java:627
      active <= 1'b0;  // Requester.java:627
    end
    if (carriesOut) begin  // Requester.java:631
      shownPsnNow <= s_mostPsn;  // Requester.java:632
      shownIndexNow <= s_acked;  // Requester.java:633
    end
    if (finds) begin  // Requester.java:645
      entryAddress <= table_attributes[139:92] + offset;  // Requester.java:647
    end
    if ((state == State_WAIT) && returns) begin  // Requester.java:661
      control <= line;  // Requester.java:661
    end
    if ((state == State_WAIT_OPERANDS) && returns) begin  // Requester.java:663
      operands <= line[127:0];  // Requester.java:663
    end
    if ((state == State_DECIDE) && (isTooLong || isUnknown)) begin  // Requester.java:718
      s_hasFailed <= 1'b1;  // Requester.java:719
      s_failed <= s_sending;  // Requester.java:720
      s_failure <= isUnknown ? 8'd2 : 8'd1;  // Requester.java:722
    end
    rounded <= least + {20'd0, most - 13'd1};  // Requester.java:730
    if (state == State_SIZE) begin  // Requester.java:734
      packets <= (!control[3] && control[2] && (control[1:0] != 2'd3) && (control[1:0] != 2'd0)) ? 24'd1
          : packets_shifted[23:0];  // Requester.java:735
      firstPsn <= (s_sending != s_begun) ? entry_firstPsn : s_sendPsn;  // Requester.java:736
      psn <= ((s_sending != s_begun) && isRead_0) ? entry_firstPsn : s_sendPsn;  // Requester.java:738
    end
    if (state == State_SKIP) begin  // Requester.java:741
      skip <= skip_shifted[31:0];  // Requester.java:741
    end
    if (starts_1) begin  // Requester.java:752
      lastPsn <= last;  // Requester.java:753
      remaining <= control[95:64] - skip;  // Requester.java:754
      hasData <= !isRead_0 && (control[95:64] != 32'd0);  // Requester.java:755
      active <= 1'b1;  // Requester.java:756
      activePair <= q;  // Requester.java:757
      if (!(s_sending != s_begun)) begin  // Requester.java:758
        s_begun <= s_begun + 16'd1;  // Requester.java:759
        if (isRead_0) begin  // Requester.java:760
          s_reads <= s_reads + 5'd1;  // Requester.java:761
          s_endsInRead <= !(!control[3] && control[2] && (control[1:0] != 2'd3) && (control[1:0] != 2'd0));  // Requester.java:762
        end
      end
    end
    if (keeps) begin  // Requester.java:766
      unacked[unacked_address_joined] <= {begun_firstPsn, begun_lastPsn, begun_opcode, begun_isSignaled,
          begun_elements, begun_length};  // Requester.java:766
    end
    if (state == State_MEASURE) begin  // Requester.java:806
      isLast <= isRest;  // Requester.java:807
      data <= isRest ? remaining[12:0] : most;  // Requester.java:808
    end
    operation <= isRead_1 ? (isAtomic_0 ? ((control[3:0] == 4'd5) ? 4'd3 : 4'd4) : 4'd2)
        : (isSend ? 4'd0 : 4'd1);  // Requester.java:827
    if (isMade) begin  // Requester.java:848
      made_to <= table_attributes[67:52];  // Requester.java:849
      made_payload <= (payload == 14'd0) ? 14'd8 : payload;  // Requester.java:850
      made_header <= record_10;  // Requester.java:852
      made_extension <= isAtomic_0 ? operands : {96'd0, isExtended ? control[127:96] : 32'd0};  // Requester.java:870
      made_hasExtension <= isExtended;  // Requester.java:875
      made_hasData <= hasData;  // Requester.java:876
      made_owner <= {q, 8'd0, s_sending};  // Requester.java:877
    end
    if (state == State_PACKET) begin  // Requester.java:883
      ends_1 <= isLast;  // Requester.java:883
    end
    isNew <= !isNew_difference[23];  // Requester.java:887
    isAgain <= isAgain_difference[23];  // Requester.java:888
    if (state == State_SENT) begin  // Requester.java:890
      psn <= next_0;  // Requester.java:891
      remaining <= remaining - {19'd0, most};  // Requester.java:892
      s_sendPsn <= next_0;  // Requester.java:893
      if (isNew) begin  // Requester.java:894
        s_mostPsn <= next_0;  // Requester.java:894
      end
      if (ends_1) begin  // Requester.java:895
        active <= 1'b0;  // Requester.java:896
        s_sending <= s_sending + 16'd1;  // Requester.java:897
      end
    end
    if ((state == State_ACT) && (event_ == Event_PACKET) && inError) begin  // Requester.java:909
      active <= 1'b0;  // Requester.java:909
    end
    isAwaited <= mayCome && isUnderWay_0;  // Requester.java:939
    if (state == State_WINDOW) begin  // Requester.java:940
      end_ <= ((header[3:0] == 4'd8) && (header[71:69] == 3'd0)) ? (responsePsn + 24'd1) : responsePsn;  // Requester.java:941
      progress <= 1'b0;  // Requester.java:942
      isLost <= 1'b0;  // Requester.java:943
    end
    isCovered <= hasEntry && !isCovered_difference[23];  // Requester.java:950
    if (completes) begin  // Requester.java:954
      s_acked <= s_acked + 16'd1;  // Requester.java:955
      s_ackedPsn <= entry_lastPsn + 24'd1;  // Requester.java:956
      progress <= 1'b1;  // Requester.java:957
    end
    if (isDone_1) begin  // Requester.java:959
      isLost <= isCovered;  // Requester.java:961
      if ((header[3:0] == 4'd8) && !isCovered) begin  // Requester.java:962
        s_ackedPsn <= end_;  // Requester.java:963
        if (end_ != s_ackedPsn) begin  // Requester.java:964
          progress <= 1'b1;  // Requester.java:964
        end
      end
    end
    isFitting <= (s_acked != s_begun) && (!entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3))
        && (responsePsn == s_ackedPsn);  // Requester.java:972
    if (answers) begin  // Requester.java:999
      s_retries <= (isMissing && !isTired) ? (retriesLeft - 3'd1) : retriesLeft;  // Requester.java:1000
      s_rnrRetries <= (startsWaiting && (fullRnr != 3'd7)) ? (rnrRetriesLeft - 3'd1) : rnrRetriesLeft;  // Requester.java:1002
    end
    if (isSilent && !isGivenUp) begin  // Requester.java:1004
      s_retries <= s_retries - 3'd1;  // Requester.java:1004
    end
    if (completes || (state == State_RETURNED) || isSilent) begin  // Requester.java:1005
      s_isBack <= 1'b0;  // Requester.java:1005
    end else if (answers && isGap) begin  // Requester.java:1006
      s_isBack <= 1'b1;  // Requester.java:1006
    end
    if ((answers && (isTired || isRnrTired || isRefused)) || isGivenUp) begin  // Requester.java:1007
      s_hasFailed <= 1'b1;  // Requester.java:1008
      s_failed <= s_acked;  // Requester.java:1009
      s_failure <= (answers && isRefused) ? refusal : ((answers && isRnrTired) ? 8'd13 : 8'd12);  // Requester.java:1011
    end
    if (startsWaiting) begin  // Requester.java:1019
      isWaiting <= isWaiting | isWaiting_joined_1;  // Requester.java:1019
    end else if (expires) begin  // Requester.java:1020
      isWaiting <= isWaiting & ~isWaiting_joined_2;  // Requester.java:1022
    end
    if (goesBack || ((state == State_FINISH) && isPassed)) begin  // Requester.java:1028
      s_sending <= s_acked;  // Requester.java:1029
      s_sendPsn <= s_ackedPsn;  // Requester.java:1030
      if (isMine) begin  // Requester.java:1031
        active <= 1'b0;  // Requester.java:1031
      end
    end
    timeoutTicks <= timeoutTicks_shifted[36:1] + 36'd2;  // Requester.java:1041
    returnSkip <= returnSkip_shifted[31:0];  // Requester.java:1088
    if (writing_when_and && !returned) begin  // Requester.java:1128
      writing <= writing + 6'd1;  // Requester.java:1128
    end else if (returned && !writing_when_and) begin  // Requester.java:1128
      writing <= writing - 6'd1;  // Requester.java:1128
    end
    continues <= 1'b0;  // Requester.java:1221
    if (isJudged && !isAllowed) begin  // Requester.java:1148
      s_hasFailed <= 1'b1;  // Requester.java:1149
      s_failed <= s_acked;  // Requester.java:1150
      s_failure <= 8'd4;  // Requester.java:1151
    end
    if (state == State_RETURNED) begin  // Requester.java:1154
      s_ackedPsn <= s_ackedPsn + 24'd1;  // Requester.java:1155
      s_retries <= table_attributes[80:78];  // Requester.java:1156
      s_rnrRetries <= table_attributes[83:81];  // Requester.java:1157
      if (ends_2) begin  // Requester.java:1158
        s_acked <= s_acked + 16'd1;  // Requester.java:1159
        s_reads <= s_reads - 5'd1;  // Requester.java:1160
      end
    end
    if (bind_valid && bind_ready) begin  // Requester.java:526
      binds <= 1'b1;  // Requester.java:527
      isWanted <= 1'b1;  // Requester.java:528
      bindingPair <= q;  // Requester.java:529
    end
    if (bound) begin  // Requester.java:531
      isBound <= 1'b1;  // Requester.java:532
      hasBound <= isBoundRight;  // Requester.java:533
    end
    if (ends_3) begin  // Requester.java:536
      isBound <= 1'b0;  // Requester.java:537
      binds <= 1'b0;  // Requester.java:538
    end
    if (ends_3) begin  // Requester.java:541
      waitsToBind <= 64'd0;  // Requester.java:541
    end else if (waits_1) begin  // Requester.java:541
      waitsToBind <= waitsToBind | waitsToBind_joined;  // Requester.java:541
    end
    if (isHere && (forgets || isFlushing)) begin  // Requester.java:544
      isWanted <= 1'b0;  // Requester.java:544
    end
    if (state == State_BOUND) begin  // Requester.java:545
      if (hasBound) begin  // Requester.java:546
        status <= 8'd0;  // Requester.java:547
        completed <= s_acked;  // Requester.java:548
        goesOn <= 1'b0;  // Requester.java:549
        s_acked <= next_1;  // Requester.java:551
        s_sending <= next_1;  // Requester.java:552
        s_begun <= next_1;  // Requester.java:553
      end else begin  // Requester.java:546
        s_hasFailed <= 1'b1;  // Requester.java:556
        s_failed <= s_acked;  // Requester.java:557
        s_failure <= 8'd6;  // Requester.java:558
      end
    end
    isUnderWay_1 <= (index_1 - s_acked) < (s_begun - s_acked);  // Requester.java:1262
    if (state == State_REFUSE) begin  // Requester.java:1263
      if (isUnderWay_1 && !s_hasFailed) begin  // Requester.java:1264
        s_hasFailed <= 1'b1;  // Requester.java:1265
        s_failed <= index_1;  // Requester.java:1266
        s_failure <= 8'd4;  // Requester.java:1267
        s_sending <= index_1;  // Requester.java:1268
        if (isMine) begin  // Requester.java:1269
          active <= 1'b0;  // Requester.java:1269
        end
      end
    end
    if (completes || endsRead) begin  // Requester.java:1273
      status <= 8'd0;  // Requester.java:1274
      completed <= s_acked;  // Requester.java:1275
      goesOn <= completes;  // Requester.java:1276
    end
    if (fails) begin  // Requester.java:1278
      status <= s_failure;  // Requester.java:1279
      completed <= s_acked;  // Requester.java:1280
      goesOn <= 1'b0;  // Requester.java:1281
      s_acked <= s_acked + 16'd1;  // Requester.java:1282
      s_hasFailed <= 1'b0;  // Requester.java:1283
      inError <= 1'b1;  // Requester.java:1284
      if (isMine) begin  // Requester.java:1285
        active <= 1'b0;  // Requester.java:1285
      end
    end
    if (flushes) begin  // Requester.java:1287
      status <= 8'd5;  // Requester.java:1288
      completed <= s_acked;  // Requester.java:1289
      goesOn <= 1'b0;  // Requester.java:1290
      s_acked <= next_2;  // Requester.java:1292
      s_sending <= next_2;  // Requester.java:1293
      s_begun <= next_2;  // Requester.java:1294
      s_reads <= 5'd0;  // Requester.java:1295
      s_hasFailed <= 1'b0;  // Requester.java:1296
    end
    if (state == State_LOAD) begin  // Requester.java:590
      s_acked <= stored[157:142];  // Requester.java:591
      s_sending <= stored[141:126];  // Requester.java:591
      s_begun <= stored[125:110];  // Requester.java:591
      s_ackedPsn <= stored[109:86];  // Requester.java:591
      s_sendPsn <= stored[85:62];  // Requester.java:591
      s_mostPsn <= stored[61:38];  // Requester.java:591
      s_retries <= stored[37:35];  // Requester.java:591
      s_rnrRetries <= stored[34:32];  // Requester.java:591
      s_reads <= stored[31:27];  // Requester.java:591
      s_endsInRead <= stored[26];  // Requester.java:591
      s_isBack <= stored[25];  // Requester.java:591
      s_hasFailed <= stored[24];  // Requester.java:591
      s_failed <= stored[23:8];  // Requester.java:591
      s_failure <= stored[7:0];  // Requester.java:591
      postedIndex <= storedPosted;  // Requester.java:592
      inError <= inError_shifted[0];  // Requester.java:593
    end
    isBehind <= ((control[3:0] == 4'd7) || (control[3:0] == 4'd11)) && ((s_acked != s_sending) || binds);  // Requester.java:705
    isBehindRead <= !control[3] && control[2] && (control[1:0] != 2'd3) && (control[1:0] != 2'd0)
        && (s_reads != 5'd0) && s_endsInRead;  // Requester.java:707
    case (state)  // Requester.java:221
      State_IDLE: begin  // Requester.java:1368
        if (begins) begin  // Requester.java:1368
          state <= State_FETCH;  // Requester.java:1368
        end
      end
      State_FETCH: begin  // Requester.java:1369
        state <= State_LOAD;  // Requester.java:1369
      end
      State_LOAD: begin  // Requester.java:1370
        state <= State_ACT;  // Requester.java:1372
      end
      State_ACT: begin  // Requester.java:1373
        if (event_ == Event_ORDER) begin  // Requester.java:1374
          state <= State_STORE;  // Requester.java:1374
        end else if (event_ == Event_REFUSED) begin  // Requester.java:1375
          state <= State_REFUSE;  // Requester.java:1375
        end else if (event_ == Event_RESPONSE) begin  // Requester.java:1376
          state <= State_WINDOW;  // Requester.java:1376
        end else if ((event_ == Event_BOUND) && isBinding) begin  // Requester.java:1377
          state <= State_ENTRY;  // Requester.java:1377
        end else if (event_ == Event_BOUND) begin  // Requester.java:1378
          state <= State_STORE;  // Requester.java:1378
        end else if (event_ == Event_TIMER) begin  // Requester.java:1379
          state <= State_EXPIRE;  // Requester.java:1379
        end else if ((event_ == Event_PACKET) && inError) begin  // Requester.java:1380
          state <= State_IDLE;  // Requester.java:1380
        end else if (event_ == Event_PACKET) begin  // Requester.java:1381
          state <= State_MEASURE;  // Requester.java:1381
        end else begin  // Requester.java:1374
          state <= State_WORK;  // Requester.java:1382
        end
      end
      State_WORK: begin  // Requester.java:1383
        if (flushes) begin  // Requester.java:1384
          state <= State_EMIT;  // Requester.java:1384
        end else if (inError || ((table_attributes[2:0] != 3'd3) || isFailing || isBinding
            || state_when_shifted[0] || (s_sending == postedIndex)
            || (state_when_difference[15:4] != 12'd0))) begin  // Requester.java:1385
          state <= State_IDLE;  // Requester.java:1385
        end else begin  // Requester.java:1384
          state <= State_ADDRESS;  // Requester.java:1388
        end
      end
      State_ADDRESS: begin  // Requester.java:1389
        state <= State_READ;  // Requester.java:1389
      end
      State_READ: begin  // Requester.java:1390
        if (memory_ready) begin  // Requester.java:1390
          state <= State_WAIT;  // Requester.java:1390
        end
      end
      State_WAIT: begin  // Requester.java:1391
        if (returns) begin  // Requester.java:1391
          state <= State_DECIDE;  // Requester.java:1391
        end
      end
      State_READ_OPERANDS: begin  // Requester.java:1404
        if (memory_ready) begin  // Requester.java:1404
          state <= State_WAIT_OPERANDS;  // Requester.java:1404
        end
      end
      State_WAIT_OPERANDS: begin  // Requester.java:1405
        if (returns) begin  // Requester.java:1405
          state <= State_KNOWN;  // Requester.java:1405
        end
      end
      State_DECIDE: begin  // Requester.java:1392
        state <= State_DECIDED;  // Requester.java:1392
      end
      State_DECIDED: begin  // Requester.java:1393
        if (isWrong) begin  // Requester.java:1393
          state <= State_SETTLE;  // Requester.java:1393
        end else if ((!(s_sending != s_begun) && (isFenced || isFull || isBehindRead)) || isBehind) begin  // Requester.java:1393
          state <= State_IDLE;  // Requester.java:1393
        end else if ((control[3:0] == 4'd7) || (control[3:0] == 4'd11)) begin  // Requester.java:1397
          state <= State_BIND;  // Requester.java:1397
        end else if (!control[3] && control[2] && (control[1:0] != 2'd3) && (control[1:0] != 2'd0)) begin  // Requester.java:1398
          state <= State_READ_OPERANDS;  // Requester.java:1398
        end else begin  // Requester.java:1393
          state <= State_KNOWN;  // Requester.java:1403
        end
      end
      State_BIND: begin  // Requester.java:1406
        if (bind_ready) begin  // Requester.java:1406
          state <= State_STORE;  // Requester.java:1406
        end
      end
      State_BOUND: begin  // Requester.java:1407
        if (!hasBound) begin  // Requester.java:1408
          state <= State_SETTLE;  // Requester.java:1408
        end else if (entry_isSignaled) begin  // Requester.java:1409
          state <= State_EMIT;  // Requester.java:1409
        end else begin  // Requester.java:1408
          state <= State_FINISH;  // Requester.java:1410
        end
      end
      State_KNOWN: begin  // Requester.java:1411
        state <= State_FOUND;  // Requester.java:1411
      end
      State_FOUND: begin  // Requester.java:1412
        state <= State_SIZE;  // Requester.java:1412
      end
      State_SIZE: begin  // Requester.java:1413
        state <= State_SKIP;  // Requester.java:1417
      end
      State_SKIP: begin  // Requester.java:1418
        state <= State_BEGIN;  // Requester.java:1418
      end
      State_BEGIN: begin  // Requester.java:1419
        if (!(!control[3] && control[2] && (control[1:0] != 2'd3)) && (control[95:64] != 32'd0)) begin  // Requester.java:1423
          state <= State_CURSOR;  // Requester.java:1423
        end else begin  // Requester.java:1423
          state <= State_STORE;  // Requester.java:1427
        end
      end
      State_CURSOR: begin  // Requester.java:1428
        if (sendStart_valid && sendStart_ready) begin  // Requester.java:1432
          state <= State_STORE;  // Requester.java:1432
        end
      end
      State_MEASURE: begin  // Requester.java:1433
        state <= State_PACKET;  // Requester.java:1433
      end
      State_PACKET: begin  // Requester.java:1434
        if (!hasData || sendPacket_ready) begin  // Requester.java:1434
          state <= State_PLAN;  // Requester.java:1434
        end
      end
      State_PLAN: begin  // Requester.java:1435
        if (plan_ready) begin  // Requester.java:1435
          state <= State_SENT;  // Requester.java:1435
        end
      end
      State_SENT: begin  // Requester.java:1436
        state <= State_STORE;  // Requester.java:1436
      end
      State_WINDOW: begin  // Requester.java:1437
        state <= State_WINDOW_KNOWN;  // Requester.java:1437
      end
      State_WINDOW_KNOWN: begin  // Requester.java:1438
        if (!isAwaited) begin  // Requester.java:1438
          state <= State_IDLE;  // Requester.java:1438
        end else begin  // Requester.java:1438
          state <= State_ENTRY;  // Requester.java:1438
        end
      end
      State_ENTRY: begin  // Requester.java:1439
        state <= State_ENTERED;  // Requester.java:1439
      end
      State_ENTERED: begin  // Requester.java:1440
        if (event_ == Event_BOUND) begin  // Requester.java:1440
          state <= State_BOUND;  // Requester.java:1440
        end else begin  // Requester.java:1440
          state <= State_COVER;  // Requester.java:1440
        end
      end
      State_COVER: begin  // Requester.java:1446
        state <= State_JUDGE;  // Requester.java:1446
      end
      State_JUDGE: begin  // Requester.java:1447
        if (completes && entry_isSignaled) begin  // Requester.java:1447
          state <= State_EMIT;  // Requester.java:1447
        end else if (completes) begin  // Requester.java:1452
          state <= State_ENTRY;  // Requester.java:1452
        end else begin  // Requester.java:1447
          state <= State_ANSWER;  // Requester.java:1454
        end
      end
      State_ANSWER: begin  // Requester.java:1455
        if (isTaken_1 && (bytes == 13'd0)) begin  // Requester.java:1459
          state <= State_RETURNED;  // Requester.java:1459
        end else if (isTaken_1 && continues) begin  // Requester.java:1460
          state <= State_RETURN_PACKET;  // Requester.java:1460
        end else if (isTaken_1) begin  // Requester.java:1461
          state <= State_RETURN_ADDRESS;  // Requester.java:1461
        end else begin  // Requester.java:1459
          state <= State_FINISH;  // Requester.java:1462
        end
      end
      State_RETURN_ADDRESS: begin  // Requester.java:1463
        state <= State_RETURN_START;  // Requester.java:1463
      end
      State_RETURN_START: begin  // Requester.java:1464
        if (returnStart_ready) begin  // Requester.java:1464
          state <= State_RETURN_PACKET;  // Requester.java:1464
        end
      end
      State_RETURN_PACKET: begin  // Requester.java:1465
        if (returnPacket_ready) begin  // Requester.java:1465
          state <= State_RETURN_VERDICT;  // Requester.java:1465
        end
      end
      State_RETURN_VERDICT: begin  // Requester.java:1466
        if (accepts) begin  // Requester.java:1467
          state <= State_RETURN_DATA;  // Requester.java:1467
        end else if (accepts) begin  // Requester.java:1468
          state <= State_RETURNED;  // Requester.java:1468
        end else if (returnVerdict_valid && returnVerdict_ready) begin  // Requester.java:1469
          state <= State_FINISH;  // Requester.java:1469
        end
      end
      State_RETURN_DATA: begin  // Requester.java:1470
        if (returned) begin  // Requester.java:1470
          state <= State_RETURNED;  // Requester.java:1470
        end
      end
      State_RETURNED: begin  // Requester.java:1471
        if (endsRead && entry_isSignaled) begin  // Requester.java:1472
          state <= State_EMIT;  // Requester.java:1472
        end else begin  // Requester.java:1472
          state <= State_FINISH;  // Requester.java:1473
        end
      end
      State_FINISH: begin  // Requester.java:1474
        state <= State_SETTLE;  // Requester.java:1478
      end
      State_EXPIRE: begin  // Requester.java:1479
        state <= State_SETTLE;  // Requester.java:1479
      end
      State_REFUSE: begin  // Requester.java:1480
        state <= State_SETTLE;  // Requester.java:1480
      end
      State_SETTLE: begin  // Requester.java:1481
        if (fails) begin  // Requester.java:1481
          state <= State_EMIT;  // Requester.java:1481
        end else begin  // Requester.java:1481
          state <= State_STORE;  // Requester.java:1481
        end
      end
      State_EMIT: begin  // Requester.java:1483
        if (completionTaken) begin  // Requester.java:1483
          state <= State_WRITTEN;  // Requester.java:1483
        end else if (completionTaken && goesOn) begin  // Requester.java:1494
          state <= State_ENTRY;  // Requester.java:1494
        end else if (completionTaken && (status != 8'd0)) begin  // Requester.java:1495
          state <= State_STORE;  // Requester.java:1495
        end else if (completionTaken) begin  // Requester.java:1496
          state <= State_FINISH;  // Requester.java:1496
        end
      end
      State_WRITTEN: begin  // Requester.java:1484
        if (written && goesOn) begin  // Requester.java:1494
          state <= State_ENTRY;  // Requester.java:1494
        end else if (written && (status != 8'd0)) begin  // Requester.java:1495
          state <= State_STORE;  // Requester.java:1495
        end else if (written) begin  // Requester.java:1496
          state <= State_FINISH;  // Requester.java:1496
        end
      end
      default /* State_STORE */: begin  // Requester.java:1485
        state <= State_IDLE;  // Requester.java:1489
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // Requester.java:221
      q <= 6'd0;  // Requester.java:223
      pending <= 64'd0;  // Requester.java:247
      isWaiting <= 64'd0;  // Requester.java:249
      active <= 1'b0;  // Requester.java:256
      activePair <= 6'd0;  // Requester.java:257
      binds <= 1'b0;  // Requester.java:285
      isBound <= 1'b0;  // Requester.java:286
      bindingPair <= 6'd0;  // Requester.java:288
      waitsToBind <= 64'd0;  // Requester.java:290
      wasError <= 64'd0;  // Requester.java:453
      shownPsnNow <= 24'd0;  // Requester.java:629
      shownIndexNow <= 16'd0;  // Requester.java:630
      writing <= 6'd0;  // Requester.java:1127
    end
  end
  QueuePairTable_requester table_ (  // Requester.java:224
    .clock(clock), .reset(reset), .index(q), .looks(fetches), .sets(sets), .record(order_data_record),
    .attributes(table_attributes));
  RetryTimers timers (  // Requester.java:241
    .clock(clock), .reset(reset), .index(q), .starts(startsWaiting || restarts),
    .ticks(answers ? rnrTimes_ticks : timeoutTicks),
    .stops(expires || (finishes && isAllAcked && !isHeldUp)
        || ((state == State_ACT) && (event_ == Event_ORDER)
        && (order_data_sets && (order_data_record[2:0] == 3'd0)))),
    .expired(timers_expired), .expiredIndex(timers_expiredIndex));
  RnrTimes_1000 rnrTimes (  // Requester.java:347
    .code(header[68:64]), .ticks(rnrTimes_ticks));
  PairTurns_false turns (  // Requester.java:405
    .clock(clock), .reset(reset), .pending(pending), .takes(picks), .rings(posted_valid && posted_ready),
    .ringer(posted_data_number), .index(turns_index), .hasWork(turns_hasWork));
  wire unused_ok = &{1'b0, refused_data[23:16], header[15:4], header[191:72], control[63:17], control[255:224],
      rounded[7:0], mayReturn, oldestOrNext_choice[15:4], shift_difference[3], isSilent_shifted[63:1],
      isPassed_difference[22:0], isHeldUp_shifted[63:1], packets_shifted[32:24], skip_joined[39:32],
      skip_shifted[39:32], isNew_difference[22:0], isAgain_difference[22:0], isCovered_difference[22:0],
      timeoutTicks_shifted[0], returnSkip_joined[39:32], returnSkip_shifted[39:32], inError_shifted[63:1],
      state_when_difference[3:0], state_when_shifted[63:1]};
endmodule
`default_nettype wire
