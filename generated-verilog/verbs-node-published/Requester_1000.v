`default_nettype none
// rnrUnit=1000
module Requester_1000 (  // Requester.java:270
  input  wire clock,  // Requester.java:270
  input  wire reset,  // Requester.java:270
  input  wire [5:0] order_data_queuePair,  // Requester.java:55
  input  wire order_data_sets,  // Requester.java:55
  input  wire [383:0] order_data_record,  // Requester.java:55
  input  wire order_valid,  // Requester.java:55
  output wire order_ready,  // Requester.java:55
  output wire [23:0] shownPsn,  // Requester.java:57
  output wire [15:0] shownIndex,  // Requester.java:59
  input  wire [5:0] posted_data_number,  // Requester.java:61
  input  wire [15:0] posted_data_index,  // Requester.java:61
  input  wire posted_valid,  // Requester.java:61
  output wire posted_ready,  // Requester.java:61
  input  wire [63:0] isError,  // Requester.java:63
  output wire [5:0] queuePair,  // Requester.java:65
  output wire setsError,  // Requester.java:67
  output wire clearsError,  // Requester.java:69
  output wire memory_data_write,  // Requester.java:72
  output wire [42:0] memory_data_line,  // Requester.java:72
  output wire [255:0] memory_data_data,  // Requester.java:72
  output wire [31:0] memory_data_lanes,  // Requester.java:72
  output wire memory_valid,  // Requester.java:72
  input  wire memory_ready,  // Requester.java:72
  input  wire returns,  // Requester.java:74
  input  wire [255:0] line,  // Requester.java:76
  output wire sendStart_data_isList,  // Requester.java:79
  output wire sendStart_data_isPhysical,  // Requester.java:79
  output wire [47:0] sendStart_data_list,  // Requester.java:79
  output wire [8:0] sendStart_data_elements,  // Requester.java:79
  output wire [63:0] sendStart_data_address,  // Requester.java:79
  output wire [31:0] sendStart_data_key,  // Requester.java:79
  output wire [31:0] sendStart_data_length,  // Requester.java:79
  output wire [31:0] sendStart_data_skip,  // Requester.java:79
  output wire [15:0] sendStart_data_domain,  // Requester.java:79
  output wire [3:0] sendStart_data_rights,  // Requester.java:79
  output wire sendStart_valid,  // Requester.java:79
  input  wire sendStart_ready,  // Requester.java:79
  output wire [12:0] sendPacket_data,  // Requester.java:81
  output wire sendPacket_valid,  // Requester.java:81
  input  wire sendPacket_ready,  // Requester.java:81
  output wire [15:0] plan_data_to,  // Requester.java:83
  output wire [13:0] plan_data_payload,  // Requester.java:83
  output wire [191:0] plan_data_header,  // Requester.java:83
  output wire [127:0] plan_data_extension,  // Requester.java:83
  output wire plan_data_hasExtension,  // Requester.java:83
  output wire plan_data_hasData,  // Requester.java:83
  output wire [29:0] plan_data_owner,  // Requester.java:83
  output wire plan_valid,  // Requester.java:83
  input  wire plan_ready,  // Requester.java:83
  input  wire [29:0] refused_data,  // Requester.java:85
  input  wire refused_valid,  // Requester.java:85
  output wire refused_ready,  // Requester.java:85
  input  wire waits,  // Requester.java:88
  input  wire [15:0] from,  // Requester.java:90
  input  wire [12:0] bytes,  // Requester.java:92
  input  wire [191:0] header,  // Requester.java:94
  output wire accepts,  // Requester.java:96
  output wire drops,  // Requester.java:98
  output wire holds,  // Requester.java:100
  output wire returnStart_data_isList,  // Requester.java:102
  output wire returnStart_data_isPhysical,  // Requester.java:102
  output wire [47:0] returnStart_data_list,  // Requester.java:102
  output wire [8:0] returnStart_data_elements,  // Requester.java:102
  output wire [63:0] returnStart_data_address,  // Requester.java:102
  output wire [31:0] returnStart_data_key,  // Requester.java:102
  output wire [31:0] returnStart_data_length,  // Requester.java:102
  output wire [31:0] returnStart_data_skip,  // Requester.java:102
  output wire [15:0] returnStart_data_domain,  // Requester.java:102
  output wire [3:0] returnStart_data_rights,  // Requester.java:102
  output wire returnStart_valid,  // Requester.java:102
  input  wire returnStart_ready,  // Requester.java:102
  output wire [12:0] returnPacket_data,  // Requester.java:104
  output wire returnPacket_valid,  // Requester.java:104
  input  wire returnPacket_ready,  // Requester.java:104
  input  wire returnVerdict_data,  // Requester.java:106
  input  wire returnVerdict_valid,  // Requester.java:106
  output wire returnVerdict_ready,  // Requester.java:106
  input  wire returned,  // Requester.java:108
  input  wire mayWrite,  // Requester.java:110
  output wire isWriting,  // Requester.java:112
  output wire bind_data_isBind,  // Requester.java:115
  output wire [31:0] bind_data_key,  // Requester.java:115
  output wire [47:0] bind_data_source,  // Requester.java:115
  output wire [31:0] bind_data_entries,  // Requester.java:115
  output wire [31:0] bind_data_rounds,  // Requester.java:115
  output wire [15:0] bind_data_domain,  // Requester.java:115
  output wire bind_valid,  // Requester.java:115
  input  wire bind_ready,  // Requester.java:115
  input  wire bound,  // Requester.java:117
  input  wire isBoundRight,  // Requester.java:119
  output wire [5:0] completion_data_queue,  // Requester.java:122
  output wire [255:0] completion_data_entry,  // Requester.java:122
  output wire completion_data_isSolicited,  // Requester.java:122
  output wire completion_valid,  // Requester.java:122
  input  wire completion_ready,  // Requester.java:122
  input  wire written,  // Requester.java:124
  output wire repeats,  // Requester.java:127
  output wire ignores,  // Requester.java:129
  output wire timesOut  // Requester.java:131
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
  reg  [5:0] state;  // Requester.java:190
  reg  [2:0] event_;  // Requester.java:191
  reg  [5:0] q;  // Requester.java:192
  reg  [15:0] s_acked;  // Requester.java:212
  reg  [15:0] s_sending;  // Requester.java:212
  reg  [15:0] s_begun;  // Requester.java:212
  reg  [23:0] s_ackedPsn;  // Requester.java:212
  reg  [23:0] s_sendPsn;  // Requester.java:212
  reg  [23:0] s_mostPsn;  // Requester.java:212
  reg  [2:0] s_retries;  // Requester.java:212
  reg  [2:0] s_rnrRetries;  // Requester.java:212
  reg  [4:0] s_reads;  // Requester.java:212
  reg  s_isBack;  // Requester.java:212
  reg  s_hasFailed;  // Requester.java:212
  reg  [15:0] s_failed;  // Requester.java:212
  reg  [7:0] s_failure;  // Requester.java:212
  reg  [15:0] postedIndex;  // Requester.java:213
  reg  inError;  // Requester.java:214
  reg  [63:0] pending;  // Requester.java:216
  reg  [63:0] isWaiting;  // Requester.java:218
  reg  [12:0] most;  // Requester.java:222
  reg  active;  // Requester.java:225
  reg  [5:0] activePair;  // Requester.java:226
  reg  [255:0] control;  // Requester.java:227
  reg  [127:0] operands;  // Requester.java:228
  reg  [47:0] entryAddress;  // Requester.java:229
  reg  [23:0] firstPsn;  // Requester.java:230
  reg  [23:0] lastPsn;  // Requester.java:231
  reg  [23:0] psn;  // Requester.java:232
  reg  [31:0] remaining;  // Requester.java:233
  reg  isAgain;  // Requester.java:234
  reg  [7:0] status;  // Requester.java:237
  reg  [15:0] completed;  // Requester.java:238
  reg  goesOn;  // Requester.java:239
  reg  [23:0] end_;  // Requester.java:242
  reg  progress;  // Requester.java:243
  reg  isLost;  // Requester.java:244
  reg  [23:0] entry_firstPsn;  // Requester.java:250
  reg  [23:0] entry_lastPsn;  // Requester.java:250
  reg  [3:0] entry_opcode;  // Requester.java:250
  reg  entry_isSignaled;  // Requester.java:250
  reg  [8:0] entry_elements;  // Requester.java:250
  reg  [31:0] entry_length;  // Requester.java:250
  reg  binds;  // Requester.java:253
  reg  isBound;  // Requester.java:254
  reg  hasBound;  // Requester.java:255
  reg  [5:0] bindingPair;  // Requester.java:256
  reg  [63:0] waitsToBind;  // Requester.java:258
  reg  isWanted;  // Requester.java:260
  wire begins;  // Requester.java:263
  reg  hasData;  // Requester.java:265
  wire isBinding;  // Requester.java:417
  wire isFlushing;  // Requester.java:419
  wire completes;  // Requester.java:844
  reg  isFitting;  // Requester.java:845
  wire endsRead;  // Requester.java:911
  reg  [93:0] found;  // Requester.java:274
  reg  [5:0] turn;  // Requester.java:304
  reg  [63:0] wasError;  // Requester.java:346
  reg  [156:0] stored;  // Requester.java:279
  reg  [15:0] storedPosted;  // Requester.java:280
  reg  [23:0] shownPsnNow;  // Requester.java:478
  reg  [15:0] shownIndexNow;  // Requester.java:479
  reg  [23:0] packets;  // Requester.java:562
  reg  [32:0] rounded;  // Requester.java:564
  reg  [31:0] skip;  // Requester.java:572
  wire [23:0] begun_firstPsn;  // Requester.java:576
  wire [23:0] begun_lastPsn;  // Requester.java:576
  wire [3:0] begun_opcode;  // Requester.java:576
  wire begun_isSignaled;  // Requester.java:576
  wire [8:0] begun_elements;  // Requester.java:576
  wire [31:0] begun_length;  // Requester.java:576
  reg  isLast;  // Requester.java:615
  reg  [12:0] data;  // Requester.java:616
  reg  [15:0] made_to;  // Requester.java:630
  reg  [13:0] made_payload;  // Requester.java:630
  reg  [191:0] made_header;  // Requester.java:630
  reg  [127:0] made_extension;  // Requester.java:630
  reg  made_hasExtension;  // Requester.java:630
  reg  made_hasData;  // Requester.java:630
  reg  [29:0] made_owner;  // Requester.java:630
  reg  [3:0] operation;  // Requester.java:631
  reg  ends_0;  // Requester.java:680
  reg  isAwaited;  // Requester.java:726
  reg  isCovered;  // Requester.java:737
  reg  [35:0] timeoutTicks;  // Requester.java:824
  reg  [31:0] returnSkip;  // Requester.java:865
  reg  writing;  // Requester.java:884
  reg  isBehind;  // Requester.java:540
  wire [139:0] table_attributes;  // Requester.java:193
  wire timers_expired; wire [5:0] timers_expiredIndex;  // Requester.java:210
  wire [35:0] rnrTimes_ticks;  // Requester.java:272
  reg  [156:0] states [0:63];  // Requester.java:246
  reg  [15:0] postings [0:63];  // Requester.java:247
  reg  [93:0] unacked [0:1023];  // Requester.java:248
  wire [2:0] mtu = table_attributes[21:19];  // QueuePairTable.java:69
  wire isMine = active && (activePair == q);  // Requester.java:264
  wire [15:0] oldestOrNext = (state == State_KNOWN) ? s_sending : s_acked;  // Requester.java:273
  wire [63:0] hasWork_shifted = pending >> turn;  // Requester.java:305
  wire hasWork = hasWork_shifted[0];  // Requester.java:305
  wire maySend = active && plan_ready && sendPacket_ready;  // Requester.java:306
  wire isUrgent = order_valid || refused_valid || waits || isBound || timers_expired;  // Requester.java:307
  wire idle = state == State_IDLE;  // Requester.java:295
  wire worksNext = !active && hasWork;  // Requester.java:309
  wire picks = idle && !isUrgent && worksNext;  // Requester.java:341
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
      posted_data_number == 6'd1, posted_data_number == 6'd0};  // Requester.java:348
  wire [63:0] rung = (posted_valid && posted_ready) ? rung_joined : 64'd0;  // Requester.java:348
  wire [63:0] woken_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:349
  wire [63:0] woken = ((state == State_STORE) || (state == State_FINISH) || (state == State_EXPIRE))
      ? woken_joined : 64'd0;  // Requester.java:349
  wire [63:0] failing = isError & ~wasError;  // Requester.java:350
  wire [63:0] taken_joined = {turn == 6'd63, turn == 6'd62, turn == 6'd61, turn == 6'd60, turn == 6'd59, turn
      == 6'd58, turn == 6'd57, turn == 6'd56, turn == 6'd55, turn == 6'd54, turn == 6'd53, turn == 6'd52, turn
      == 6'd51, turn == 6'd50, turn == 6'd49, turn == 6'd48, turn == 6'd47, turn == 6'd46, turn == 6'd45, turn
      == 6'd44, turn == 6'd43, turn == 6'd42, turn == 6'd41, turn == 6'd40, turn == 6'd39, turn == 6'd38, turn
      == 6'd37, turn == 6'd36, turn == 6'd35, turn == 6'd34, turn == 6'd33, turn == 6'd32, turn == 6'd31, turn
      == 6'd30, turn == 6'd29, turn == 6'd28, turn == 6'd27, turn == 6'd26, turn == 6'd25, turn == 6'd24, turn
      == 6'd23, turn == 6'd22, turn == 6'd21, turn == 6'd20, turn == 6'd19, turn == 6'd18, turn == 6'd17, turn
      == 6'd16, turn == 6'd15, turn == 6'd14, turn == 6'd13, turn == 6'd12, turn == 6'd11, turn == 6'd10, turn
      == 6'd9, turn == 6'd8, turn == 6'd7, turn == 6'd6, turn == 6'd5, turn == 6'd4, turn == 6'd3, turn == 6'd2,
      turn == 6'd1, turn == 6'd0};  // Requester.java:351
  wire [63:0] taken = picks ? taken_joined : 64'd0;  // Requester.java:351
  wire [63:0] waking = ((state == State_STORE) && (event_ == Event_BOUND)) ? waitsToBind : 64'd0;  // Requester.java:352
  wire fetches = state == State_FETCH;  // Requester.java:295
  wire resets_0 = (state == State_ACT) && (event_ == Event_ORDER)
      && (order_data_sets && (order_data_record[2:0] == 3'd0));  // Requester.java:426
  wire carriesOut = (state == State_ACT) && (event_ == Event_ORDER);  // Requester.java:452
  wire sets = carriesOut && order_data_sets;  // Requester.java:453
  wire [2:0] wanted = order_data_record[2:0];  // LayoutField.java:17
  wire starts_0 = sets && (wanted == 3'd3) && (table_attributes[2:0] != 3'd3);  // Requester.java:456
  wire resets_1 = carriesOut && (order_data_sets && (order_data_record[2:0] == 3'd0));  // Requester.java:457
  wire [15:0] index_0 = (state == State_RETURN_ADDRESS) ? s_acked : s_sending;  // Requester.java:490
  wire [15:0] inQueue = index_0 & ~(16'hffff << table_attributes[87:84]);  // WorkEntry.java:25
  wire [3:0] shift_difference = table_attributes[91:88] - 4'd6;  // WorkEntry.java:26
  wire [2:0] shift = shift_difference[2:0];  // WorkEntry.java:26
  wire [47:0] offset = {26'd0, inQueue, 6'd0} << shift;  // WorkEntry.java:27
  wire [42:0] first = entryAddress[47:5];  // Requester.java:497
  wire isTooLong_and = !control[3] && control[2] && (control[1:0] != 2'd3) && (control[1:0] != 2'd0)
      && (control[95:64] != 32'd8);  // Requester.java:549
  wire isTooLong = (control[95] && (control[94:64] != 31'd0)
      && !((control[3:0] == 4'd7) || (control[3:0] == 4'd11))) || isTooLong_and;  // Requester.java:549
  wire isUnknown = (control[3:0] > 4'd6) && !((control[3:0] == 4'd7) || (control[3:0] == 4'd11));  // Requester.java:551
  wire isRead_0 = !control[3] && control[2] && (control[1:0] != 2'd3);  // UnackedEntry.java:44
  wire [32:0] least = (control[95:64] == 32'd0) ? 33'd1 : {1'b0, control[95:64]};  // WorkEntry.java:63
  wire [32:0] halves = {8'd0, rounded[32:8]};  // WorkEntry.java:41
  wire starts_1 = state == State_BEGIN;  // Requester.java:295
  wire [23:0] last = (firstPsn + packets) - 24'd1;  // Requester.java:575
  wire keeps = starts_1 || (bind_valid && bind_ready);  // Requester.java:583
  wire isInline = control[7];  // LayoutField.java:22
  wire [47:0] list = entryAddress + 48'd32;  // Requester.java:601
  wire isRead_1 = !control[3] && control[2] && (control[1:0] != 2'd3);  // UnackedEntry.java:44
  wire isAtomic_0 = !control[3] && control[2] && (control[1:0] != 2'd3) && (control[1:0] != 2'd0);  // UnackedEntry.java:49
  wire isRest = isRead_1 || (remaining <= {19'd0, most});  // Requester.java:617
  wire hasImmediate = (control[3:0] == 4'd1) || (control[3:0] == 4'd3);  // Requester.java:623
  wire isSend = (control[3:0] == 4'd2) || (control[3:0] == 4'd3);  // Requester.java:624
  wire isExtended = isAtomic_0 || (hasImmediate && isLast);  // Requester.java:625
  wire [13:0] payload = {1'b0, hasData ? data : 13'd0} + (isExtended ? 14'd16 : 14'd0);  // Requester.java:645
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
  wire [23:0] next_0 = (isRead_1 ? lastPsn : psn) + 24'd1;  // Requester.java:682
  wire [23:0] isNew_difference = next_0 - s_mostPsn;  // WorkEntry.java:32
  wire isNew = !isNew_difference[23];  // WorkEntry.java:32
  wire [23:0] responsePsn = header[63:40];  // LayoutField.java:17
  wire isPair = header[39:22] == 18'd0;  // Requester.java:719
  wire mayCome = (table_attributes[2:0] == 3'd3) && !inError && isPair && (from == table_attributes[67:52]);  // Requester.java:724
  wire isUnderWay_0 = (responsePsn - s_ackedPsn) < (s_mostPsn - s_ackedPsn);  // Requester.java:725
  wire hasEntry = s_acked != s_begun;  // Requester.java:736
  wire completesNow = isCovered && !(!entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3));  // Requester.java:739
  wire isDone = (state == State_JUDGE) && !completesNow;  // Requester.java:741
  wire answers = state == State_ANSWER;  // Requester.java:295
  wire isGap = isLost || (!(header[3:0] == 4'd8) && !(!isLost && isFitting));  // Requester.java:759
  wire isMissing = (isGap && !s_isBack)
      || (!isLost && ((header[3:0] == 4'd8) && (header[71:69] == 3'd3) && (header[68:64] == 5'd0)));  // Requester.java:760
  wire isWaitingNow = !isLost && ((header[3:0] == 4'd8) && (header[71:69] == 3'd1));  // Requester.java:761
  wire isRefused = !isLost && ((header[3:0] == 4'd8) && (header[71:69] == 3'd3))
      && !((header[3:0] == 4'd8) && (header[71:69] == 3'd3) && (header[68:64] == 5'd0));  // Requester.java:764
  wire [2:0] fullRnr = table_attributes[83:81];  // QueuePairTable.java:69
  wire [2:0] retriesLeft = progress ? table_attributes[80:78] : s_retries;  // Requester.java:767
  wire [2:0] rnrRetriesLeft = progress ? fullRnr : s_rnrRetries;  // Requester.java:768
  wire isTired = isMissing && (retriesLeft == 3'd0);  // Requester.java:769
  wire isRnrTired = isWaitingNow && (rnrRetriesLeft == 3'd0) && (fullRnr != 3'd7);  // Requester.java:770
  wire [7:0] refusal = (header[68:64] == 5'd1) ? 8'd9 : ((header[68:64] == 5'd2) ? 8'd10 : 8'd11);  // Requester.java:771
  wire startsWaiting = answers && isWaitingNow && !isRnrTired;  // Requester.java:778
  wire expires = state == State_EXPIRE;  // Requester.java:295
  wire [63:0] isSilent_shifted = isWaiting >> q;  // Requester.java:782
  wire isSilent = expires && !isSilent_shifted[0] && !inError && (s_acked != s_begun);  // Requester.java:782
  wire isGivenUp = isSilent && (s_retries == 3'd0);  // Requester.java:783
  wire goesBack = (answers && (isMissing || isWaitingNow || isRefused)) || isSilent;  // Requester.java:809
  wire [23:0] isPassed_difference = s_sendPsn - s_ackedPsn;  // Requester.java:812
  wire isPassed = isPassed_difference[23];  // Requester.java:812
  wire isAllAcked = s_acked == s_begun;  // Requester.java:820
  wire finishes = state == State_FINISH;  // Requester.java:295
  wire hasTimeout = table_attributes[77:73] != 5'd0;  // Requester.java:822
  wire [63:0] isHeldUp_shifted = isWaiting >> q;  // Requester.java:823
  wire isHeldUp = isHeldUp_shifted[0];  // Requester.java:823
  wire restarts = ((state == State_SENT) || (finishes && !isAllAcked)) && !isHeldUp && hasTimeout;  // Requester.java:836
  wire isAtomic_1 = !entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3)
      && (entry_opcode[1:0] != 2'd0);  // UnackedEntry.java:49
  wire isJudged = returnVerdict_valid && returnVerdict_ready;  // Requester.java:882
  wire isAllowed = returnVerdict_data;  // Requester.java:883
  wire isEmpty = bytes == 13'd0;  // Requester.java:887
  wire isTaken_0 = (state == State_ANSWER) && !(header[3:0] == 4'd8) && (!isLost && isFitting);  // Requester.java:888
  wire ends_1 = s_ackedPsn == entry_lastPsn;  // Requester.java:898
  wire isHere = bindingPair == q;  // Requester.java:368
  wire isOurs = binds && isWanted && isHere;  // Requester.java:369
  wire ends_2 = (state == State_STORE) && (event_ == Event_BOUND);  // Requester.java:387
  wire waits_1 = (state == State_DECIDED) && ((control[3:0] == 4'd7) || (control[3:0] == 4'd11)) && binds;  // Requester.java:392
  wire forgets = (state == State_ACT) && (event_ == Event_ORDER)
      && (order_data_sets && (order_data_record[2:0] == 3'd0));  // Requester.java:395
  wire [15:0] next_1 = s_acked + 16'd1;  // Requester.java:402
  wire settles = state == State_SETTLE;  // Requester.java:295
  wire fails = settles && s_hasFailed && (s_failed == s_acked) && !inError;  // Requester.java:916
  wire flushes = (state == State_WORK) && inError && (s_acked != postedIndex);  // Requester.java:917
  wire isOrdered = (state == State_ACT) && (event_ == Event_ORDER) && order_data_sets
      && (order_data_record[2:0] == 3'd6);  // Requester.java:921
  wire [15:0] index_1 = refused_data[15:0];  // Requester.java:924
  wire isUnderWay_1 = (index_1 - s_acked) < (s_begun - s_acked);  // Requester.java:925
  wire [15:0] next_2 = s_acked + 16'd1;  // Requester.java:953
  wire [7:0] moved_choice = (!entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3)
      && (entry_opcode[1:0] != 2'd0)) ? ((entry_opcode == 4'd5) ? 8'd3 : 8'd4) : 8'd2;  // Requester.java:960
  wire [7:0] moved = (!entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3)) ? moved_choice
      : ((entry_opcode >= 4'd2) ? 8'd0 : 8'd1);  // Requester.java:960
  wire [7:0] opcode = ((entry_opcode == 4'd7) || (entry_opcode == 4'd11)) ? (entry_opcode[3] ? 8'd10 : 8'd6)
      : moved;  // Requester.java:973
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
  wire isTaken_1 = !(header[3:0] == 4'd8) && (!isLost && isFitting);  // Requester.java:1011
  wire isWrong = s_hasFailed && (s_failed == s_sending);  // Requester.java:1012
  wire isFailing = s_hasFailed && (s_failed == s_sending);  // Requester.java:522
  wire isFenced = control[4] && (s_reads != 5'd0);  // Requester.java:537
  wire isFull = !control[3] && control[2] && (control[1:0] != 2'd3) && (table_attributes[72:68] <= s_reads);  // Requester.java:538
  wire [9:0] found_address_joined = {q, oldestOrNext[3:0]};  // Requester.java:274
  wire [93:0] found_read = unacked[found_address_joined];  // Requester.java:274
  wire [156:0] stored_read = states[q];  // Requester.java:279
  wire [15:0] storedPosted_read = postings[q];  // Requester.java:280
  wire [5:0] postings_address_choice = resets_0 ? q : posted_data_number;  // Requester.java:430
  wire [63:0] isWaiting_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:467
  wire [32:0] packets_shifted = halves >> (mtu - 3'd1);  // Requester.java:567
  wire [39:0] skip_joined = {16'd0, psn - firstPsn};  // Requester.java:573
  wire [39:0] skip_shifted = {skip_joined[31:0], 8'd0} << (mtu - 3'd1);  // Requester.java:573
  wire [9:0] unacked_address_joined = {q, s_sending[3:0]};  // Requester.java:595
  wire [23:0] isAgain_difference = psn - s_mostPsn;  // Requester.java:684
  wire [23:0] isCovered_difference = (end_ - 24'd1) - entry_lastPsn;  // Requester.java:738
  wire [63:0] isWaiting_joined_1 = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:804
  wire [63:0] isWaiting_joined_2 = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:807
  wire [36:0] timeoutTicks_shifted = 37'd13 << table_attributes[77:73];  // Requester.java:826
  wire [39:0] returnSkip_joined = {16'd0, s_ackedPsn - entry_firstPsn};  // Requester.java:866
  wire [39:0] returnSkip_shifted = {returnSkip_joined[31:0], 8'd0} << (mtu - 3'd1);  // Requester.java:866
  wire [63:0] waitsToBind_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Requester.java:393
  wire [63:0] inError_shifted = isError >> q;  // Requester.java:442
  wire [15:0] state_when_difference = s_sending - s_acked;  // Requester.java:1029
  wire [63:0] state_when_shifted = isWaiting >> q;  // Requester.java:1029
  assign order_ready = carriesOut;  // Requester.java:458
  assign shownPsn = shownPsnNow;  // Requester.java:484
  assign shownIndex = shownIndexNow;  // Requester.java:485
  assign posted_ready = !resets_0;  // Requester.java:427
  assign queuePair = q;  // Requester.java:433
  assign setsError = fails || isOrdered;  // Requester.java:922
  assign clearsError = resets_1;  // Requester.java:477
  assign memory_data_write = 1'b0;  // Requester.java:496
  assign memory_data_line = {first[42:1], (state == State_READ_OPERANDS) ? 1'b1 : first[0]};  // Requester.java:500
  assign memory_data_data = 256'd0;  // Requester.java:502
  assign memory_data_lanes = 32'hffffffff;  // Requester.java:503
  assign memory_valid = (state == State_READ) || (state == State_READ_OPERANDS);  // Requester.java:495
  assign sendStart_data_isList = !isInline;  // Requester.java:599
  assign sendStart_data_isPhysical = isInline;  // Requester.java:600
  assign sendStart_data_list = list;  // Requester.java:602
  assign sendStart_data_elements = control[16:8];  // Requester.java:603
  assign sendStart_data_address = {16'd0, list};  // Requester.java:604
  assign sendStart_data_key = 32'd0;  // Requester.java:605
  assign sendStart_data_length = control[95:64];  // Requester.java:606
  assign sendStart_data_skip = skip;  // Requester.java:607
  assign sendStart_data_domain = table_attributes[18:3];  // Requester.java:608
  assign sendStart_data_rights = 4'd0;  // Requester.java:609
  assign sendStart_valid = state == State_CURSOR;  // Requester.java:598
  assign sendPacket_data = data;  // Requester.java:627
  assign sendPacket_valid = (state == State_PACKET) && hasData;  // Requester.java:626
  assign plan_data_to = made_to;  // Requester.java:678
  assign plan_data_payload = made_payload;  // Requester.java:678
  assign plan_data_header = made_header;  // Requester.java:678
  assign plan_data_extension = made_extension;  // Requester.java:678
  assign plan_data_hasExtension = made_hasExtension;  // Requester.java:678
  assign plan_data_hasData = made_hasData;  // Requester.java:678
  assign plan_data_owner = made_owner;  // Requester.java:678
  assign plan_valid = state == State_PLAN;  // Requester.java:677
  assign refused_ready = state == State_REFUSE;  // Requester.java:934
  assign accepts = isJudged && isAllowed;  // Requester.java:889
  assign drops = (isJudged && !isAllowed) || ((state == State_WINDOW_KNOWN) && !isAwaited)
      || ((state == State_ANSWER) && (!isTaken_0 || isEmpty));  // Requester.java:890
  assign holds = (event_ == Event_RESPONSE) && !(state == State_IDLE);  // Requester.java:434
  assign returnStart_data_isList = 1'b1;  // Requester.java:867
  assign returnStart_data_isPhysical = 1'b0;  // Requester.java:868
  assign returnStart_data_list = entryAddress + (isAtomic_1 ? 48'd48 : 48'd32);  // Requester.java:870
  assign returnStart_data_elements = entry_elements;  // Requester.java:872
  assign returnStart_data_address = 64'd0;  // Requester.java:873
  assign returnStart_data_key = 32'd0;  // Requester.java:874
  assign returnStart_data_length = 32'd0;  // Requester.java:875
  assign returnStart_data_skip = returnSkip;  // Requester.java:876
  assign returnStart_data_domain = table_attributes[18:3];  // Requester.java:877
  assign returnStart_data_rights = 4'd1;  // Requester.java:878
  assign returnStart_valid = state == State_RETURN_START;  // Requester.java:862
  assign returnPacket_data = bytes;  // Requester.java:880
  assign returnPacket_valid = state == State_RETURN_PACKET;  // Requester.java:879
  assign returnVerdict_ready = (state == State_RETURN_VERDICT) && mayWrite;  // Requester.java:881
  assign isWriting = writing;  // Requester.java:886
  assign bind_data_isBind = control[3:0] == 4'd11;  // Requester.java:372
  assign bind_data_key = control[223:192];  // Requester.java:373
  assign bind_data_source = control[175:128];  // Requester.java:374
  assign bind_data_entries = control[95:64];  // Requester.java:375
  assign bind_data_rounds = control[127:96];  // Requester.java:376
  assign bind_data_domain = table_attributes[18:3];  // Requester.java:377
  assign bind_valid = state == State_BIND;  // Requester.java:370
  assign completion_data_queue = table_attributes[27:22];  // Requester.java:983
  assign completion_data_entry = {96'd0, record_15};  // Requester.java:988
  assign completion_data_isSolicited = status != 8'd0;  // Requester.java:984
  assign completion_valid = state == State_EMIT;  // Requester.java:982
  assign repeats = (state == State_SENT) && isAgain;  // Requester.java:685
  assign ignores = (state == State_WINDOW_KNOWN) && !isAwaited;  // Requester.java:734
  assign timesOut = isSilent;  // Requester.java:808
  assign begins = idle && (isUrgent || maySend || worksNext);  // Requester.java:340
  assign isBinding = isOurs;  // Requester.java:413
  assign isFlushing = flushes;  // Requester.java:980
  assign completes = (state == State_JUDGE) && completesNow;  // Requester.java:740
  assign endsRead = (state == State_RETURNED) && ends_1;  // Requester.java:908
  assign begun_firstPsn = firstPsn;  // Requester.java:577
  assign begun_lastPsn = last;  // Requester.java:578
  assign begun_opcode = control[3:0];  // Requester.java:579
  assign begun_isSignaled = control[5];  // Requester.java:580
  assign begun_elements = control[16:8];  // Requester.java:581
  assign begun_length = control[95:64];  // Requester.java:582
  always @(posedge clock) begin
    if ((state == State_ENTRY) || (state == State_KNOWN)) begin  // Requester.java:274
      found <= found_read;  // Requester.java:274
    end
    if ((state == State_ENTERED) || (state == State_FOUND)) begin  // Requester.java:276
      entry_firstPsn <= found[93:70];  // Requester.java:276
      entry_lastPsn <= found[69:46];  // Requester.java:276
      entry_opcode <= found[45:42];  // Requester.java:276
      entry_isSignaled <= found[41];  // Requester.java:276
      entry_elements <= found[40:32];  // Requester.java:276
      entry_length <= found[31:0];  // Requester.java:276
    end
    most <= 13'd256 << (mtu - 3'd1);  // Requester.java:277
    if (idle) begin  // Requester.java:310
      if (order_valid) begin  // Requester.java:312
        event_ <= Event_ORDER;  // Requester.java:313
        q <= order_data_queuePair;  // Requester.java:314
      end else if (refused_valid) begin  // Requester.java:316
        event_ <= Event_REFUSED;  // Requester.java:317
        q <= refused_data[29:24];  // Requester.java:318
      end else if (waits) begin  // Requester.java:320
        event_ <= Event_RESPONSE;  // Requester.java:321
        q <= header[21:16];  // Requester.java:322
      end else if (isBound) begin  // Requester.java:324
        event_ <= Event_BOUND;  // Requester.java:325
        q <= bindingPair;  // Requester.java:326
      end else if (timers_expired) begin  // Requester.java:328
        event_ <= Event_TIMER;  // Requester.java:329
        q <= timers_expiredIndex;  // Requester.java:330
      end else if (active) begin  // Requester.java:332
        event_ <= Event_PACKET;  // Requester.java:333
        q <= activePair;  // Requester.java:334
      end else begin  // Requester.java:312
        event_ <= Event_WORK;  // Requester.java:337
        q <= turn;  // Requester.java:338
      end
    end
    if (posted_valid && posted_ready && !hasWork) begin  // Requester.java:343
      turn <= posted_data_number;  // Requester.java:343
    end else if (picks || !hasWork) begin  // Requester.java:344
      turn <= turn + 6'd1;  // Requester.java:344
    end
    wasError <= isError;  // Requester.java:347
    pending <= (pending & ~taken) | rung | woken | failing | waking;  // Requester.java:353
    if (state == State_FETCH) begin  // Requester.java:279
      stored <= stored_read;  // Requester.java:279
    end
    if (state == State_FETCH) begin  // Requester.java:280
      storedPosted <= storedPosted_read;  // Requester.java:280
    end
    if (state == State_STORE) begin  // Requester.java:425
      states[q] <= {s_acked, s_sending, s_begun, s_ackedPsn, s_sendPsn, s_mostPsn, s_retries, s_rnrRetries,
          s_reads, s_isBack, s_hasFailed, s_failed, s_failure};  // Requester.java:425
    end
    if ((posted_valid && posted_ready) || resets_0) begin  // Requester.java:428
      postings[postings_address_choice] <= resets_0 ? 16'd0 : posted_data_index;  // Requester.java:430
    end
    if (resets_1) begin  // Requester.java:461
      s_acked <= 16'd0;  // Requester.java:463
      s_sending <= 16'd0;  // Requester.java:463
      s_begun <= 16'd0;  // Requester.java:463
      s_reads <= 5'd0;  // Requester.java:463
      s_hasFailed <= 1'b0;  // Requester.java:465
      s_isBack <= 1'b0;  // Requester.java:466
      isWaiting <= isWaiting & ~isWaiting_joined;  // Requester.java:467
    end
    if (starts_0) begin  // Requester.java:469
      s_ackedPsn <= order_data_record[175:152];  // Requester.java:471
      s_sendPsn <= order_data_record[175:152];  // Requester.java:471
      s_mostPsn <= order_data_record[175:152];  // Requester.java:471
      s_retries <= order_data_record[204:202];  // Requester.java:473
      s_rnrRetries <= order_data_record[207:205];  // Requester.java:474
    end
    if (resets_1 && isMine) begin  // Requester.java:476
      active <= 1'b0;  // Requester.java:476
    end
    if (carriesOut) begin  // Requester.java:480
      shownPsnNow <= s_mostPsn;  // Requester.java:481
      shownIndexNow <= s_acked;  // Requester.java:482
    end
    if ((state == State_ADDRESS) || (state == State_RETURN_ADDRESS)) begin  // Requester.java:492
      entryAddress <= table_attributes[139:92] + offset;  // Requester.java:494
    end
    if ((state == State_WAIT) && returns) begin  // Requester.java:504
      control <= line;  // Requester.java:504
    end
    if ((state == State_WAIT_OPERANDS) && returns) begin  // Requester.java:505
      operands <= line[127:0];  // Requester.java:505
    end
    if ((state == State_DECIDE) && (isTooLong || isUnknown)) begin  // Requester.java:552
      s_hasFailed <= 1'b1;  // Requester.java:553
      s_failed <= s_sending;  // Requester.java:554
      s_failure <= isUnknown ? 8'd2 : 8'd1;  // Requester.java:556
    end
    rounded <= least + {20'd0, most - 13'd1};  // Requester.java:565
    if (state == State_SIZE) begin  // Requester.java:566
      packets <= (!control[3] && control[2] && (control[1:0] != 2'd3) && (control[1:0] != 2'd0)) ? 24'd1
          : packets_shifted[23:0];  // Requester.java:567
      firstPsn <= (s_sending != s_begun) ? entry_firstPsn : s_sendPsn;  // Requester.java:568
      psn <= ((s_sending != s_begun) && isRead_0) ? entry_firstPsn : s_sendPsn;  // Requester.java:570
    end
    if (state == State_SKIP) begin  // Requester.java:573
      skip <= skip_shifted[31:0];  // Requester.java:573
    end
    if (starts_1) begin  // Requester.java:584
      lastPsn <= last;  // Requester.java:585
      remaining <= control[95:64] - skip;  // Requester.java:586
      hasData <= !isRead_0 && (control[95:64] != 32'd0);  // Requester.java:587
      active <= 1'b1;  // Requester.java:588
      activePair <= q;  // Requester.java:589
      if (!(s_sending != s_begun)) begin  // Requester.java:590
        s_begun <= s_begun + 16'd1;  // Requester.java:591
        if (isRead_0) begin  // Requester.java:592
          s_reads <= s_reads + 5'd1;  // Requester.java:592
        end
      end
    end
    if (keeps) begin  // Requester.java:595
      unacked[unacked_address_joined] <= {begun_firstPsn, begun_lastPsn, begun_opcode, begun_isSignaled,
          begun_elements, begun_length};  // Requester.java:595
    end
    if (state == State_MEASURE) begin  // Requester.java:618
      isLast <= isRest;  // Requester.java:619
      data <= isRest ? remaining[12:0] : most;  // Requester.java:620
    end
    operation <= isRead_1 ? (isAtomic_0 ? ((control[3:0] == 4'd5) ? 4'd3 : 4'd4) : 4'd2)
        : (isSend ? 4'd0 : 4'd1);  // Requester.java:632
    if (state == State_PACKET) begin  // Requester.java:646
      made_to <= table_attributes[67:52];  // Requester.java:647
      made_payload <= (payload == 14'd0) ? 14'd8 : payload;  // Requester.java:648
      made_header <= record_10;  // Requester.java:650
      made_extension <= isAtomic_0 ? operands : {96'd0, isExtended ? control[127:96] : 32'd0};  // Requester.java:668
      made_hasExtension <= isExtended;  // Requester.java:673
      made_hasData <= hasData;  // Requester.java:674
      made_owner <= {q, 8'd0, s_sending};  // Requester.java:675
    end
    if (state == State_PACKET) begin  // Requester.java:681
      ends_0 <= isLast;  // Requester.java:681
    end
    isAgain <= isAgain_difference[23];  // Requester.java:684
    if (state == State_SENT) begin  // Requester.java:686
      psn <= next_0;  // Requester.java:687
      remaining <= remaining - {19'd0, most};  // Requester.java:688
      s_sendPsn <= next_0;  // Requester.java:689
      if (isNew) begin  // Requester.java:690
        s_mostPsn <= next_0;  // Requester.java:690
      end
      if (ends_0) begin  // Requester.java:691
        active <= 1'b0;  // Requester.java:692
        s_sending <= s_sending + 16'd1;  // Requester.java:693
      end
    end
    if ((state == State_ACT) && (event_ == Event_PACKET) && inError) begin  // Requester.java:697
      active <= 1'b0;  // Requester.java:697
    end
    isAwaited <= mayCome && isUnderWay_0;  // Requester.java:727
    if (state == State_WINDOW) begin  // Requester.java:728
      end_ <= ((header[3:0] == 4'd8) && (header[71:69] == 3'd0)) ? (responsePsn + 24'd1) : responsePsn;  // Requester.java:729
      progress <= 1'b0;  // Requester.java:730
      isLost <= 1'b0;  // Requester.java:731
    end
    isCovered <= hasEntry && !isCovered_difference[23];  // Requester.java:738
    if (completes) begin  // Requester.java:742
      s_acked <= s_acked + 16'd1;  // Requester.java:743
      s_ackedPsn <= entry_lastPsn + 24'd1;  // Requester.java:744
      progress <= 1'b1;  // Requester.java:745
    end
    if (isDone) begin  // Requester.java:747
      isLost <= isCovered;  // Requester.java:749
      if ((header[3:0] == 4'd8) && !isCovered) begin  // Requester.java:750
        s_ackedPsn <= end_;  // Requester.java:751
        if (end_ != s_ackedPsn) begin  // Requester.java:752
          progress <= 1'b1;  // Requester.java:752
        end
      end
    end
    isFitting <= (s_acked != s_begun) && (!entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3))
        && (responsePsn == s_ackedPsn);  // Requester.java:757
    if (answers) begin  // Requester.java:784
      s_retries <= (isMissing && !isTired) ? (retriesLeft - 3'd1) : retriesLeft;  // Requester.java:785
      s_rnrRetries <= (startsWaiting && (fullRnr != 3'd7)) ? (rnrRetriesLeft - 3'd1) : rnrRetriesLeft;  // Requester.java:787
    end
    if (isSilent && !isGivenUp) begin  // Requester.java:789
      s_retries <= s_retries - 3'd1;  // Requester.java:789
    end
    if (completes || (state == State_RETURNED) || isSilent) begin  // Requester.java:790
      s_isBack <= 1'b0;  // Requester.java:790
    end else if (answers && isGap) begin  // Requester.java:791
      s_isBack <= 1'b1;  // Requester.java:791
    end
    if ((answers && (isTired || isRnrTired || isRefused)) || isGivenUp) begin  // Requester.java:792
      s_hasFailed <= 1'b1;  // Requester.java:793
      s_failed <= s_acked;  // Requester.java:794
      s_failure <= (answers && isRefused) ? refusal : ((answers && isRnrTired) ? 8'd13 : 8'd12);  // Requester.java:796
    end
    if (startsWaiting) begin  // Requester.java:804
      isWaiting <= isWaiting | isWaiting_joined_1;  // Requester.java:804
    end else if (expires) begin  // Requester.java:805
      isWaiting <= isWaiting & ~isWaiting_joined_2;  // Requester.java:807
    end
    if (goesBack || ((state == State_FINISH) && isPassed)) begin  // Requester.java:813
      s_sending <= s_acked;  // Requester.java:814
      s_sendPsn <= s_ackedPsn;  // Requester.java:815
      if (isMine) begin  // Requester.java:816
        active <= 1'b0;  // Requester.java:816
      end
    end
    timeoutTicks <= timeoutTicks_shifted[36:1] + 36'd2;  // Requester.java:826
    returnSkip <= returnSkip_shifted[31:0];  // Requester.java:866
    if (isJudged && isAllowed) begin  // Requester.java:885
      writing <= 1'b1;  // Requester.java:885
    end else if (returned) begin  // Requester.java:885
      writing <= 1'b0;  // Requester.java:885
    end
    if (isJudged && !isAllowed) begin  // Requester.java:893
      s_hasFailed <= 1'b1;  // Requester.java:894
      s_failed <= s_acked;  // Requester.java:895
      s_failure <= 8'd4;  // Requester.java:896
    end
    if (state == State_RETURNED) begin  // Requester.java:899
      s_ackedPsn <= s_ackedPsn + 24'd1;  // Requester.java:900
      s_retries <= table_attributes[80:78];  // Requester.java:901
      s_rnrRetries <= table_attributes[83:81];  // Requester.java:902
      if (ends_1) begin  // Requester.java:903
        s_acked <= s_acked + 16'd1;  // Requester.java:904
        s_reads <= s_reads - 5'd1;  // Requester.java:905
      end
    end
    if (bind_valid && bind_ready) begin  // Requester.java:378
      binds <= 1'b1;  // Requester.java:379
      isWanted <= 1'b1;  // Requester.java:380
      bindingPair <= q;  // Requester.java:381
    end
    if (bound) begin  // Requester.java:383
      isBound <= 1'b1;  // Requester.java:384
      hasBound <= isBoundRight;  // Requester.java:385
    end
    if (ends_2) begin  // Requester.java:388
      isBound <= 1'b0;  // Requester.java:389
      binds <= 1'b0;  // Requester.java:390
    end
    if (ends_2) begin  // Requester.java:393
      waitsToBind <= 64'd0;  // Requester.java:393
    end else if (waits_1) begin  // Requester.java:393
      waitsToBind <= waitsToBind | waitsToBind_joined;  // Requester.java:393
    end
    if (isHere && (forgets || isFlushing)) begin  // Requester.java:396
      isWanted <= 1'b0;  // Requester.java:396
    end
    if (state == State_BOUND) begin  // Requester.java:397
      if (hasBound) begin  // Requester.java:398
        status <= 8'd0;  // Requester.java:399
        completed <= s_acked;  // Requester.java:400
        goesOn <= 1'b0;  // Requester.java:401
        s_acked <= next_1;  // Requester.java:403
        s_sending <= next_1;  // Requester.java:404
        s_begun <= next_1;  // Requester.java:405
      end else begin  // Requester.java:398
        s_hasFailed <= 1'b1;  // Requester.java:408
        s_failed <= s_acked;  // Requester.java:409
        s_failure <= 8'd6;  // Requester.java:410
      end
    end
    if (state == State_REFUSE) begin  // Requester.java:923
      if (isUnderWay_1 && !s_hasFailed) begin  // Requester.java:926
        s_hasFailed <= 1'b1;  // Requester.java:927
        s_failed <= index_1;  // Requester.java:928
        s_failure <= 8'd4;  // Requester.java:929
        s_sending <= index_1;  // Requester.java:930
        if (isMine) begin  // Requester.java:931
          active <= 1'b0;  // Requester.java:931
        end
      end
    end
    if (completes || endsRead) begin  // Requester.java:935
      status <= 8'd0;  // Requester.java:936
      completed <= s_acked;  // Requester.java:937
      goesOn <= completes;  // Requester.java:938
    end
    if (fails) begin  // Requester.java:940
      status <= s_failure;  // Requester.java:941
      completed <= s_acked;  // Requester.java:942
      goesOn <= 1'b0;  // Requester.java:943
      s_acked <= s_acked + 16'd1;  // Requester.java:944
      s_hasFailed <= 1'b0;  // Requester.java:945
      inError <= 1'b1;  // Requester.java:946
      if (isMine) begin  // Requester.java:947
        active <= 1'b0;  // Requester.java:947
      end
    end
    if (flushes) begin  // Requester.java:949
      status <= 8'd5;  // Requester.java:950
      completed <= s_acked;  // Requester.java:951
      goesOn <= 1'b0;  // Requester.java:952
      s_acked <= next_2;  // Requester.java:954
      s_sending <= next_2;  // Requester.java:955
      s_begun <= next_2;  // Requester.java:956
      s_reads <= 5'd0;  // Requester.java:957
      s_hasFailed <= 1'b0;  // Requester.java:958
    end
    if (state == State_LOAD) begin  // Requester.java:439
      s_acked <= stored[156:141];  // Requester.java:440
      s_sending <= stored[140:125];  // Requester.java:440
      s_begun <= stored[124:109];  // Requester.java:440
      s_ackedPsn <= stored[108:85];  // Requester.java:440
      s_sendPsn <= stored[84:61];  // Requester.java:440
      s_mostPsn <= stored[60:37];  // Requester.java:440
      s_retries <= stored[36:34];  // Requester.java:440
      s_rnrRetries <= stored[33:31];  // Requester.java:440
      s_reads <= stored[30:26];  // Requester.java:440
      s_isBack <= stored[25];  // Requester.java:440
      s_hasFailed <= stored[24];  // Requester.java:440
      s_failed <= stored[23:8];  // Requester.java:440
      s_failure <= stored[7:0];  // Requester.java:440
      postedIndex <= storedPosted;  // Requester.java:441
      inError <= inError_shifted[0];  // Requester.java:442
    end
    isBehind <= ((control[3:0] == 4'd7) || (control[3:0] == 4'd11)) && ((s_acked != s_sending) || binds);  // Requester.java:541
    case (state)  // Requester.java:190
      State_IDLE: begin  // Requester.java:1014
        if (begins) begin  // Requester.java:1014
          state <= State_FETCH;  // Requester.java:1014
        end
      end
      State_FETCH: begin  // Requester.java:1015
        state <= State_LOAD;  // Requester.java:1015
      end
      State_LOAD: begin  // Requester.java:1016
        state <= State_ACT;  // Requester.java:1016
      end
      State_ACT: begin  // Requester.java:1017
        if (event_ == Event_ORDER) begin  // Requester.java:1018
          state <= State_STORE;  // Requester.java:1018
        end else if (event_ == Event_REFUSED) begin  // Requester.java:1019
          state <= State_REFUSE;  // Requester.java:1019
        end else if (event_ == Event_RESPONSE) begin  // Requester.java:1020
          state <= State_WINDOW;  // Requester.java:1020
        end else if ((event_ == Event_BOUND) && isBinding) begin  // Requester.java:1021
          state <= State_ENTRY;  // Requester.java:1021
        end else if (event_ == Event_BOUND) begin  // Requester.java:1022
          state <= State_STORE;  // Requester.java:1022
        end else if (event_ == Event_TIMER) begin  // Requester.java:1023
          state <= State_EXPIRE;  // Requester.java:1023
        end else if ((event_ == Event_PACKET) && inError) begin  // Requester.java:1024
          state <= State_IDLE;  // Requester.java:1024
        end else if (event_ == Event_PACKET) begin  // Requester.java:1025
          state <= State_MEASURE;  // Requester.java:1025
        end else begin  // Requester.java:1018
          state <= State_WORK;  // Requester.java:1026
        end
      end
      State_WORK: begin  // Requester.java:1027
        if (flushes) begin  // Requester.java:1028
          state <= State_EMIT;  // Requester.java:1028
        end else if (inError || ((table_attributes[2:0] != 3'd3) || isFailing || isBinding
            || state_when_shifted[0] || (s_sending == postedIndex)
            || (state_when_difference[15:4] != 12'd0))) begin  // Requester.java:1029
          state <= State_IDLE;  // Requester.java:1029
        end else begin  // Requester.java:1028
          state <= State_ADDRESS;  // Requester.java:1030
        end
      end
      State_ADDRESS: begin  // Requester.java:1031
        state <= State_READ;  // Requester.java:1031
      end
      State_READ: begin  // Requester.java:1032
        if (memory_ready) begin  // Requester.java:1032
          state <= State_WAIT;  // Requester.java:1032
        end
      end
      State_WAIT: begin  // Requester.java:1033
        if (returns) begin  // Requester.java:1033
          state <= State_DECIDE;  // Requester.java:1033
        end
      end
      State_READ_OPERANDS: begin  // Requester.java:1041
        if (memory_ready) begin  // Requester.java:1041
          state <= State_WAIT_OPERANDS;  // Requester.java:1041
        end
      end
      State_WAIT_OPERANDS: begin  // Requester.java:1042
        if (returns) begin  // Requester.java:1042
          state <= State_KNOWN;  // Requester.java:1042
        end
      end
      State_DECIDE: begin  // Requester.java:1034
        state <= State_DECIDED;  // Requester.java:1034
      end
      State_DECIDED: begin  // Requester.java:1035
        if (isWrong) begin  // Requester.java:1036
          state <= State_SETTLE;  // Requester.java:1036
        end else if ((!(s_sending != s_begun) && (isFenced || isFull)) || isBehind) begin  // Requester.java:1037
          state <= State_IDLE;  // Requester.java:1037
        end else if ((control[3:0] == 4'd7) || (control[3:0] == 4'd11)) begin  // Requester.java:1038
          state <= State_BIND;  // Requester.java:1038
        end else if (!control[3] && control[2] && (control[1:0] != 2'd3) && (control[1:0] != 2'd0)) begin  // Requester.java:1039
          state <= State_READ_OPERANDS;  // Requester.java:1039
        end else begin  // Requester.java:1036
          state <= State_KNOWN;  // Requester.java:1040
        end
      end
      State_BIND: begin  // Requester.java:1043
        if (bind_ready) begin  // Requester.java:1043
          state <= State_STORE;  // Requester.java:1043
        end
      end
      State_BOUND: begin  // Requester.java:1044
        if (!hasBound) begin  // Requester.java:1045
          state <= State_SETTLE;  // Requester.java:1045
        end else if (entry_isSignaled) begin  // Requester.java:1046
          state <= State_EMIT;  // Requester.java:1046
        end else begin  // Requester.java:1045
          state <= State_FINISH;  // Requester.java:1047
        end
      end
      State_KNOWN: begin  // Requester.java:1048
        state <= State_FOUND;  // Requester.java:1048
      end
      State_FOUND: begin  // Requester.java:1049
        state <= State_SIZE;  // Requester.java:1049
      end
      State_SIZE: begin  // Requester.java:1050
        state <= State_SKIP;  // Requester.java:1050
      end
      State_SKIP: begin  // Requester.java:1051
        state <= State_BEGIN;  // Requester.java:1051
      end
      State_BEGIN: begin  // Requester.java:1052
        if (!(!control[3] && control[2] && (control[1:0] != 2'd3)) && (control[95:64] != 32'd0)) begin  // Requester.java:1053
          state <= State_CURSOR;  // Requester.java:1053
        end else begin  // Requester.java:1053
          state <= State_STORE;  // Requester.java:1054
        end
      end
      State_CURSOR: begin  // Requester.java:1055
        if (sendStart_ready) begin  // Requester.java:1055
          state <= State_STORE;  // Requester.java:1055
        end
      end
      State_MEASURE: begin  // Requester.java:1056
        state <= State_PACKET;  // Requester.java:1056
      end
      State_PACKET: begin  // Requester.java:1057
        if (!hasData || sendPacket_ready) begin  // Requester.java:1057
          state <= State_PLAN;  // Requester.java:1057
        end
      end
      State_PLAN: begin  // Requester.java:1058
        if (plan_ready) begin  // Requester.java:1058
          state <= State_SENT;  // Requester.java:1058
        end
      end
      State_SENT: begin  // Requester.java:1059
        state <= State_STORE;  // Requester.java:1059
      end
      State_WINDOW: begin  // Requester.java:1060
        state <= State_WINDOW_KNOWN;  // Requester.java:1060
      end
      State_WINDOW_KNOWN: begin  // Requester.java:1061
        if (!isAwaited) begin  // Requester.java:1061
          state <= State_IDLE;  // Requester.java:1061
        end else begin  // Requester.java:1061
          state <= State_ENTRY;  // Requester.java:1061
        end
      end
      State_ENTRY: begin  // Requester.java:1062
        state <= State_ENTERED;  // Requester.java:1062
      end
      State_ENTERED: begin  // Requester.java:1063
        if (event_ == Event_BOUND) begin  // Requester.java:1063
          state <= State_BOUND;  // Requester.java:1063
        end else begin  // Requester.java:1063
          state <= State_COVER;  // Requester.java:1063
        end
      end
      State_COVER: begin  // Requester.java:1064
        state <= State_JUDGE;  // Requester.java:1064
      end
      State_JUDGE: begin  // Requester.java:1065
        if (completes && entry_isSignaled) begin  // Requester.java:1066
          state <= State_EMIT;  // Requester.java:1066
        end else if (completes) begin  // Requester.java:1067
          state <= State_ENTRY;  // Requester.java:1067
        end else begin  // Requester.java:1066
          state <= State_ANSWER;  // Requester.java:1068
        end
      end
      State_ANSWER: begin  // Requester.java:1069
        if (isTaken_1 && (bytes == 13'd0)) begin  // Requester.java:1070
          state <= State_RETURNED;  // Requester.java:1070
        end else if (isTaken_1) begin  // Requester.java:1071
          state <= State_RETURN_ADDRESS;  // Requester.java:1071
        end else begin  // Requester.java:1070
          state <= State_FINISH;  // Requester.java:1072
        end
      end
      State_RETURN_ADDRESS: begin  // Requester.java:1073
        state <= State_RETURN_START;  // Requester.java:1073
      end
      State_RETURN_START: begin  // Requester.java:1074
        if (returnStart_ready) begin  // Requester.java:1074
          state <= State_RETURN_PACKET;  // Requester.java:1074
        end
      end
      State_RETURN_PACKET: begin  // Requester.java:1075
        if (returnPacket_ready) begin  // Requester.java:1075
          state <= State_RETURN_VERDICT;  // Requester.java:1075
        end
      end
      State_RETURN_VERDICT: begin  // Requester.java:1076
        if (accepts) begin  // Requester.java:1076
          state <= State_RETURN_DATA;  // Requester.java:1076
        end else if (returnVerdict_valid && returnVerdict_ready) begin  // Requester.java:1076
          state <= State_FINISH;  // Requester.java:1076
        end
      end
      State_RETURN_DATA: begin  // Requester.java:1077
        if (returned) begin  // Requester.java:1077
          state <= State_RETURNED;  // Requester.java:1077
        end
      end
      State_RETURNED: begin  // Requester.java:1078
        if (endsRead && entry_isSignaled) begin  // Requester.java:1079
          state <= State_EMIT;  // Requester.java:1079
        end else begin  // Requester.java:1079
          state <= State_FINISH;  // Requester.java:1080
        end
      end
      State_FINISH: begin  // Requester.java:1081
        state <= State_SETTLE;  // Requester.java:1081
      end
      State_EXPIRE: begin  // Requester.java:1082
        state <= State_SETTLE;  // Requester.java:1082
      end
      State_REFUSE: begin  // Requester.java:1083
        state <= State_SETTLE;  // Requester.java:1083
      end
      State_SETTLE: begin  // Requester.java:1084
        if (fails) begin  // Requester.java:1084
          state <= State_EMIT;  // Requester.java:1084
        end else begin  // Requester.java:1084
          state <= State_STORE;  // Requester.java:1084
        end
      end
      State_EMIT: begin  // Requester.java:1085
        if (completion_ready) begin  // Requester.java:1085
          state <= State_WRITTEN;  // Requester.java:1085
        end
      end
      State_WRITTEN: begin  // Requester.java:1086
        if (written && goesOn) begin  // Requester.java:1087
          state <= State_ENTRY;  // Requester.java:1087
        end else if (written && (status != 8'd0)) begin  // Requester.java:1088
          state <= State_STORE;  // Requester.java:1088
        end else if (written) begin  // Requester.java:1089
          state <= State_FINISH;  // Requester.java:1089
        end
      end
      default /* State_STORE */: begin  // Requester.java:1090
        state <= State_IDLE;  // Requester.java:1090
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // Requester.java:190
      q <= 6'd0;  // Requester.java:192
      pending <= 64'd0;  // Requester.java:216
      isWaiting <= 64'd0;  // Requester.java:218
      active <= 1'b0;  // Requester.java:225
      activePair <= 6'd0;  // Requester.java:226
      binds <= 1'b0;  // Requester.java:253
      isBound <= 1'b0;  // Requester.java:254
      bindingPair <= 6'd0;  // Requester.java:256
      waitsToBind <= 64'd0;  // Requester.java:258
      turn <= 6'd0;  // Requester.java:304
      wasError <= 64'd0;  // Requester.java:346
      shownPsnNow <= 24'd0;  // Requester.java:478
      shownIndexNow <= 16'd0;  // Requester.java:479
      writing <= 1'b0;  // Requester.java:884
    end
  end
  QueuePairTable_requester table_ (  // Requester.java:193
    .clock(clock), .reset(reset), .index(q), .looks(fetches), .sets(sets), .record(order_data_record),
    .attributes(table_attributes));
  RetryTimers timers (  // Requester.java:210
    .clock(clock), .reset(reset), .index(q), .starts(startsWaiting || restarts),
    .ticks(answers ? rnrTimes_ticks : timeoutTicks),
    .stops(expires || (finishes && isAllAcked && !isHeldUp)
        || ((state == State_ACT) && (event_ == Event_ORDER)
        && (order_data_sets && (order_data_record[2:0] == 3'd0)))),
    .expired(timers_expired), .expiredIndex(timers_expiredIndex));
  RnrTimes_1000 rnrTimes (  // Requester.java:272
    .code(header[68:64]), .ticks(rnrTimes_ticks));
  wire unused_ok = &{1'b0, refused_data[23:16], header[15:4], header[191:72], control[63:17], control[255:224],
      oldestOrNext[15:4], rounded[7:0], hasWork_shifted[63:1], shift_difference[3], isNew_difference[22:0],
      isSilent_shifted[63:1], isPassed_difference[22:0], isHeldUp_shifted[63:1], packets_shifted[32:24],
      skip_joined[39:32], skip_shifted[39:32], isAgain_difference[22:0], isCovered_difference[22:0],
      timeoutTicks_shifted[0], returnSkip_joined[39:32], returnSkip_shifted[39:32], inError_shifted[63:1],
      state_when_difference[3:0], state_when_shifted[63:1]};
endmodule
`default_nettype wire
