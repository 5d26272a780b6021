`default_nettype none
// rnrUnit=1000, overlaps=true, entries=AHEAD, packets=AT_ONCE, asks=SIGNALED
module Requester_rnrUnit1000_overlaps_entries_AHEAD_packets_AT_ONCE_asks_SIGNALED (  // Requester.java:169
  input  wire clock,  // Requester.java:169
  input  wire reset,  // Requester.java:169
  input  wire [5:0] order_data_queuePair,  // Requester.java:45
  input  wire order_data_sets,  // Requester.java:45
  input  wire [383:0] order_data_record,  // Requester.java:45
  input  wire order_valid,  // Requester.java:45
  output wire order_ready,  // Requester.java:45
  output wire [23:0] shownPsn,  // Requester.java:47
  output wire [15:0] shownIndex,  // Requester.java:49
  input  wire [5:0] posted_data_number,  // Requester.java:51
  input  wire [15:0] posted_data_index,  // Requester.java:51
  input  wire posted_valid,  // Requester.java:51
  output wire posted_ready,  // Requester.java:51
  input  wire [63:0] isError,  // Requester.java:53
  output wire [5:0] queuePair,  // Requester.java:55
  output wire setsError,  // Requester.java:57
  output wire clearsError,  // Requester.java:59
  output wire [42:0] memory_data,  // Requester.java:62
  output wire memory_valid,  // Requester.java:62
  input  wire memory_ready,  // Requester.java:62
  input  wire returns,  // Requester.java:64
  input  wire [255:0] line,  // Requester.java:66
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
  output reg  returnStart_data_isList,  // Requester.java:102
  output wire returnStart_data_isPhysical,  // Requester.java:102
  output wire [47:0] returnStart_data_list,  // Requester.java:102
  output wire [8:0] returnStart_data_elements,  // Requester.java:102
  output reg  [63:0] returnStart_data_address,  // Requester.java:102
  output reg  [31:0] returnStart_data_key,  // Requester.java:102
  output reg  [31:0] returnStart_data_length,  // Requester.java:102
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
  output wire waitsToWrite,  // Requester.java:114
  output wire bind_data_isBind,  // Requester.java:117
  output wire [31:0] bind_data_key,  // Requester.java:117
  output wire [47:0] bind_data_source,  // Requester.java:117
  output wire [31:0] bind_data_entries,  // Requester.java:117
  output wire [31:0] bind_data_rounds,  // Requester.java:117
  output wire [15:0] bind_data_domain,  // Requester.java:117
  output wire bind_valid,  // Requester.java:117
  input  wire bind_ready,  // Requester.java:117
  input  wire bound,  // Requester.java:119
  input  wire isBoundRight,  // Requester.java:121
  output wire [5:0] completion_data_queue,  // Requester.java:124
  output wire [255:0] completion_data_entry,  // Requester.java:124
  output wire completion_data_isSolicited,  // Requester.java:124
  output wire completion_valid,  // Requester.java:124
  input  wire completion_ready,  // Requester.java:124
  input  wire written,  // Requester.java:126
  output wire repeats,  // Requester.java:129
  output wire ignores,  // Requester.java:131
  output wire timesOut,  // Requester.java:133
  output wire [15:0] wantedIndex,  // Requester.java:187
  output wire beginsEntry,  // Requester.java:188
  input  wire isWantedHere,  // Requester.java:189
  input  wire hasBehind,  // Requester.java:190
  input  wire [255:0] behind  // Requester.java:191
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
  reg  [5:0] state;  // RequesterEvent.java:81
  reg  [2:0] event_;  // RequesterEvent.java:83
  reg  [5:0] q;  // RequesterEvent.java:86
  reg  [15:0] s_acked;  // RequesterEvent.java:108
  reg  [15:0] s_sending;  // RequesterEvent.java:108
  reg  [15:0] s_begun;  // RequesterEvent.java:108
  reg  [23:0] s_ackedPsn;  // RequesterEvent.java:108
  reg  [23:0] s_sendPsn;  // RequesterEvent.java:108
  reg  [23:0] s_mostPsn;  // RequesterEvent.java:108
  reg  [2:0] s_retries;  // RequesterEvent.java:108
  reg  [2:0] s_rnrRetries;  // RequesterEvent.java:108
  reg  [4:0] s_reads;  // RequesterEvent.java:108
  reg  s_endsInRead;  // RequesterEvent.java:108
  reg  s_isBack;  // RequesterEvent.java:108
  reg  s_hasFailed;  // RequesterEvent.java:108
  reg  [15:0] s_failed;  // RequesterEvent.java:108
  reg  [7:0] s_failure;  // RequesterEvent.java:108
  reg  [15:0] postedIndex;  // RequesterEvent.java:110
  reg  inError;  // RequesterEvent.java:112
  reg  [63:0] pending;  // RequesterEvent.java:114
  reg  [63:0] isWaiting;  // RequesterEvent.java:116
  reg  [12:0] most;  // MessageUnderWay.java:24
  reg  active;  // MessageUnderWay.java:26
  reg  [5:0] activePair;  // MessageUnderWay.java:28
  reg  [255:0] control;  // MessageUnderWay.java:30
  reg  [127:0] operands_0;  // MessageUnderWay.java:32
  reg  [47:0] entryAddress;  // MessageUnderWay.java:34
  reg  [23:0] firstPsn;  // MessageUnderWay.java:36
  reg  [23:0] lastPsn;  // MessageUnderWay.java:38
  reg  [23:0] psn;  // MessageUnderWay.java:40
  reg  [31:0] remaining;  // MessageUnderWay.java:42
  reg  [23:0] packets;  // MessageUnderWay.java:44
  reg  isAgain;  // MessageUnderWay.java:46
  reg  [7:0] status;  // SendCompletions.java:21
  reg  [15:0] completed;  // SendCompletions.java:23
  reg  goesOn;  // SendCompletions.java:25
  reg  [23:0] end_;  // JudgedResponse.java:18
  reg  progress;  // JudgedResponse.java:20
  reg  isLost;  // JudgedResponse.java:22
  reg  [23:0] entry_firstPsn;  // UnackedEntries.java:16
  reg  [23:0] entry_lastPsn;  // UnackedEntries.java:16
  reg  [3:0] entry_opcode;  // UnackedEntries.java:16
  reg  entry_isSignaled;  // UnackedEntries.java:16
  reg  [8:0] entry_elements;  // UnackedEntries.java:16
  reg  [31:0] entry_length;  // UnackedEntries.java:16
  reg  binds;  // KeyChange.java:18
  reg  isBound;  // KeyChange.java:20
  reg  hasBound;  // KeyChange.java:22
  reg  [5:0] bindingPair;  // KeyChange.java:24
  reg  [63:0] waitsToBind;  // KeyChange.java:26
  reg  isWanted;  // KeyChange.java:28
  wire begins;  // RequesterSignals.java:10
  reg  hasData;  // RequesterSignals.java:12
  wire isSettled;  // RequesterSignals.java:14
  wire isCompleted;  // RequesterSignals.java:16
  reg  continues;  // RequesterSignals.java:18
  wire isBinding;  // RequesterSignals.java:20
  wire isFlushing;  // RequesterSignals.java:22
  wire completes;  // RequesterSignals.java:24
  reg  isFitting;  // RequesterSignals.java:26
  wire endsRead;  // RequesterSignals.java:28
  wire completionTaken;  // RequesterSignals.java:30
  reg  hasOne;  // RequesterSignals.java:40
  reg  isReturning;  // RequesterSignals.java:41
  reg  exact;  // RequesterSignals.java:42
  wire held_completion_valid;  // Requester.java:186
  reg  [93:0] found;  // UnackedEntries.java:25
  reg  [2:0] inRow;  // EventChoice.java:93
  reg  hasMore;  // EventChoice.java:95
  reg  isFailed;  // EventChoice.java:96
  reg  [63:0] wasError;  // EventChoice.java:65
  reg  [157:0] stored;  // ContextStore.java:16
  reg  [15:0] storedPosted;  // ContextStore.java:17
  reg  [23:0] shownPsnNow;  // ContextStore.java:69
  reg  [15:0] shownIndexNow;  // ContextStore.java:70
  reg  [32:0] rounded;  // MessageStart.java:52
  reg  [31:0] skip;  // MessageStart.java:22
  wire [23:0] begun_firstPsn;  // MessageStart.java:70
  wire [23:0] begun_lastPsn;  // MessageStart.java:70
  wire [3:0] begun_opcode;  // MessageStart.java:70
  wire begun_isSignaled;  // MessageStart.java:70
  wire [8:0] begun_elements;  // MessageStart.java:70
  wire [31:0] begun_length;  // MessageStart.java:70
  reg  isLast;  // PacketSend.java:19
  reg  [12:0] data;  // PacketSend.java:21
  reg  [15:0] made_to;  // PacketSend.java:67
  reg  [13:0] made_payload;  // PacketSend.java:67
  reg  [191:0] made_header;  // PacketSend.java:67
  reg  [127:0] made_extension;  // PacketSend.java:67
  reg  made_hasExtension;  // PacketSend.java:67
  reg  made_hasData;  // PacketSend.java:67
  reg  [29:0] made_owner;  // PacketSend.java:67
  reg  [3:0] operation;  // PacketSend.java:68
  reg  ends_1;  // PacketSend.java:130
  reg  isNew;  // PacketSend.java:134
  reg  isAwaited;  // AcknowledgeWindow.java:25
  reg  isCovered;  // AcknowledgeWindow.java:35
  reg  [35:0] timeoutTicks;  // RetryPolicy.java:135
  reg  isNextReturn;  // ReturnedData.java:133
  reg  [31:0] returnSkip;  // ReturnPlace.java:25
  reg  [127:0] one;  // ReturnPlace.java:57
  reg  isTold;  // ReturnedData.java:52
  reg  [6:0] returnsBegun;  // ReturnedData.java:79
  reg  [6:0] returnsSeen;  // ReturnedData.java:80
  reg  [5:0] keptPair;  // ReturnPlace.java:76
  reg  [23:0] keptPsn;  // ReturnPlace.java:77
  reg  isKept;  // ReturnPlace.java:78
  reg  isUnderWay_1;  // SendCompletions.java:58
  reg  isReached;  // SendCompletions.java:61
  reg  isBehind;  // MessageStart.java:155
  reg  isBehindRead;  // MessageStart.java:157
  wire [139:0] table_attributes;  // RequesterEvent.java:88
  wire timers_expired; wire [5:0] timers_expiredIndex;  // RequesterEvent.java:106
  wire whole_0_isNext, whole_0_starts, whole_0_isMeasured, whole_0_isBegun, whole_0_hasData, whole_0_offersSize,
      whole_0_offersPlan, whole_0_isFree;  // Requester.java:185
  wire held_completion_ready, held_completed_data_isSolicited, held_completed_valid, held_mayBegin;  // Requester.java:186
  wire [5:0] held_completed_data_queue; wire [255:0] held_completed_data_entry;  // Requester.java:186
  wire [4:0] held_given, held_shown;  // Requester.java:186
  wire [35:0] rnrTimes_ticks;  // Requester.java:192
  wire [5:0] turns_index; wire turns_hasWork;  // EventChoice.java:24
  wire elements_has; wire [127:0] elements_element;  // ReturnPlace.java:46
  reg  [157:0] states [0:63];  // Requester.java:141
  reg  [15:0] postings [0:63];  // Requester.java:143
  reg  [93:0] unacked [0:1023];  // UnackedEntries.java:14
  wire [2:0] mtu = table_attributes[21:19];  // QueuePairTable.java:108
  wire isMine = active && (activePair == q);  // MessageUnderWay.java:56
  wire [15:0] oldestOrNext_choice = (state == State_KNOWN) ? s_sending : s_acked;  // UnackedEntries.java:31
  wire [3:0] oldestOrNext = oldestOrNext_choice[3:0];  // UnackedEntries.java:31
  wire reads = (state == State_ENTRY) || (state == State_KNOWN);  // UnackedEntries.java:38
  wire knows = (state == State_ENTERED) || (state == State_FOUND);  // UnackedEntries.java:43
  wire mayPlan = active && plan_ready && sendPacket_ready;  // EventChoice.java:30
  wire maySend = mayPlan && whole_0_isFree;  // EventChoice.java:31
  wire isUrgent = order_valid || refused_valid || waits || isBound || timers_expired;  // EventChoice.java:37
  wire isOver = (event_ == Event_WORK) || (event_ == Event_RESPONSE) || (event_ == Event_PACKET);  // EventChoice.java:82
  wire idle = (state == State_IDLE) || ((state == State_STORE) && isOver);  // EventChoice.java:83
  wire worksNext = !active && turns_hasWork;  // EventChoice.java:39
  wire picks = idle && !isUrgent && worksNext;  // EventChoice.java:61
  wire goesToNextEntry = whole_0_isBegun && hasMore && !(isFailed || isUrgent) && (inRow != 3'd7);  // EventChoice.java:100
  wire isInRow = inRow != 3'd0;  // EventChoice.java:102
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
      posted_data_number == 6'd1, posted_data_number == 6'd0};  // EventChoice.java:67
  wire [63:0] rung = (posted_valid && posted_ready) ? rung_joined : 64'd0;  // EventChoice.java:67
  wire ends_0 = (state == State_STORE) || (state == State_FINISH) || (state == State_EXPIRE);  // EventChoice.java:112
  wire [63:0] woken_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // EventChoice.java:68
  wire [63:0] woken = (ends_0 || whole_0_isBegun) ? woken_joined : 64'd0;  // EventChoice.java:68
  wire [63:0] failing = isError & ~wasError;  // EventChoice.java:69
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
      turns_index == 6'd0};  // EventChoice.java:70
  wire [63:0] taken = picks ? taken_joined : 64'd0;  // EventChoice.java:70
  wire [63:0] waking = ((state == State_STORE) && (event_ == Event_BOUND)) ? waitsToBind : 64'd0;  // EventChoice.java:71
  wire fetches = state == State_FETCH;  // RequesterEvent.java:124
  wire stores = (state == State_STORE) || (state == State_WORK);  // ContextStore.java:27
  wire resets_0 = (state == State_ACT) && (event_ == Event_ORDER)
      && (order_data_sets && (order_data_record[2:0] == 3'd0));  // ContextStore.java:29
  wire isDone_0 = (state == State_IDLE) || (state == State_STORE);  // ContextStore.java:37
  wire carriesOut = (state == State_ACT) && (event_ == Event_ORDER);  // ContextStore.java:43
  wire sets = carriesOut && order_data_sets;  // ContextStore.java:44
  wire [2:0] wanted = order_data_record[2:0];  // LayoutField.java:18
  wire starts_0 = sets && (wanted == 3'd3) && (table_attributes[2:0] != 3'd3);  // ContextStore.java:47
  wire resets_1 = carriesOut && (order_data_sets && (order_data_record[2:0] == 3'd0));  // ContextStore.java:48
  wire [15:0] index_0 = (event_ == Event_RESPONSE) ? s_acked : s_sending;  // EntryFetch.java:15
  wire [15:0] inQueue = index_0 & ~(16'hffff << table_attributes[87:84]);  // WorkEntry.java:36
  wire [3:0] shift_difference = table_attributes[91:88] - 4'd6;  // WorkEntry.java:46
  wire [2:0] shift = shift_difference[2:0];  // WorkEntry.java:46
  wire [47:0] offset = {26'd0, inQueue, 6'd0} << shift;  // WorkEntry.java:47
  wire finds = (state == State_ADDRESS) || (state == State_RETURN_ADDRESS);  // EntryFetch.java:17
  wire [42:0] first = entryAddress[47:5];  // EntryFetch.java:21
  wire isTooLong_and = !control[3] && control[2] && (control[1:0] != 2'd3) && (control[1:0] != 2'd0)
      && (control[95:64] != 32'd8);  // MessageStart.java:34
  wire isTooLong = (control[95] && (control[94:64] != 31'd0)
      && !((control[3:0] == 4'd7) || (control[3:0] == 4'd11))) || isTooLong_and;  // MessageStart.java:34
  wire isUnknown = (control[3:0] > 4'd6) && !((control[3:0] == 4'd7) || (control[3:0] == 4'd11));  // MessageStart.java:37
  wire isRead_0 = !control[3] && control[2] && (control[1:0] != 2'd3);  // UnackedEntry.java:45
  wire [32:0] least = (control[95:64] == 32'd0) ? 33'd1 : {1'b0, control[95:64]};  // WorkEntry.java:83
  wire [32:0] halves = {8'd0, rounded[32:8]};  // WorkEntry.java:61
  wire starts_1 = state == State_BEGIN;  // RequesterEvent.java:124
  wire [23:0] last = (firstPsn + packets) - 24'd1;  // MessageStart.java:69
  wire keeps = starts_1 || (bind_valid && bind_ready);  // MessageStart.java:77
  wire isInline = control[7];  // LayoutField.java:23
  wire isStart = ((state == State_CURSOR) && !whole_0_offersSize) || whole_0_starts;  // MessageStart.java:102
  wire [47:0] list = entryAddress + 48'd32;  // MessageStart.java:106
  wire isRead_1 = !control[3] && control[2] && (control[1:0] != 2'd3);  // UnackedEntry.java:45
  wire isAtomic_0 = !control[3] && control[2] && (control[1:0] != 2'd3) && (control[1:0] != 2'd0);  // UnackedEntry.java:50
  wire isRest = isRead_1 || (remaining <= {19'd0, most});  // PacketSend.java:45
  wire hasImmediate = (control[3:0] == 4'd1) || (control[3:0] == 4'd3);  // PacketSend.java:32
  wire isSend = (control[3:0] == 4'd2) || (control[3:0] == 4'd3);  // PacketSend.java:34
  wire isExtended = isAtomic_0 || (hasImmediate && isLast);  // PacketSend.java:35
  wire isSize = (state == State_PACKET) && hasData;  // PacketSend.java:60
  wire isMade = (state == State_PACKET) || whole_0_isBegun;  // PacketSend.java:82
  wire [127:0] operands_1 = (state == State_BEGIN) ? behind[127:0] : operands_0;  // PacketSend.java:85
  wire asks = control[5] && isLast;  // PacketSend.java:89
  wire [13:0] payload = {1'b0, whole_0_hasData ? data : 13'd0} + (isExtended ? 14'd16 : 14'd0);  // PacketSend.java:90
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
  wire [23:0] next_0 = (isRead_1 ? lastPsn : psn) + 24'd1;  // PacketSend.java:132
  wire [23:0] behindMessage = firstPsn + packets;  // PacketSend.java:150
  wire [23:0] responsePsn = header[63:40];  // LayoutField.java:18
  wire isPair = header[39:22] == 18'd0;  // AcknowledgeWindow.java:18
  wire mayCome = (table_attributes[2:0] == 3'd3) && !inError && isPair && (from == table_attributes[67:52]);  // AcknowledgeWindow.java:23
  wire isUnderWay_0 = (responsePsn - s_ackedPsn) < (s_mostPsn - s_ackedPsn);  // AcknowledgeWindow.java:24
  wire hasEntry = s_acked != s_begun;  // AcknowledgeWindow.java:34
  wire completesNow = isCovered && !(!entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3));  // AcknowledgeWindow.java:37
  wire isDone_1 = (state == State_JUDGE) && !completesNow;  // AcknowledgeWindow.java:39
  wire answers = state == State_ANSWER;  // RequesterEvent.java:124
  wire isGap = isLost || (!(header[3:0] == 4'd8) && !(!isLost && isFitting));  // RetryPolicy.java:43
  wire isMissing = (isGap && !s_isBack)
      || (!isLost && ((header[3:0] == 4'd8) && (header[71:69] == 3'd3) && (header[68:64] == 5'd0)));  // RetryPolicy.java:45
  wire isWaitingNow = !isLost && ((header[3:0] == 4'd8) && (header[71:69] == 3'd1));  // RetryPolicy.java:46
  wire isRefused = !isLost && ((header[3:0] == 4'd8) && (header[71:69] == 3'd3))
      && !((header[3:0] == 4'd8) && (header[71:69] == 3'd3) && (header[68:64] == 5'd0));  // RetryPolicy.java:50
  wire [2:0] fullRnr = table_attributes[83:81];  // QueuePairTable.java:108
  wire [2:0] retriesLeft = progress ? table_attributes[80:78] : s_retries;  // RetryPolicy.java:53
  wire [2:0] rnrRetriesLeft = progress ? fullRnr : s_rnrRetries;  // RetryPolicy.java:54
  wire isTired = isMissing && (retriesLeft == 3'd0);  // RetryPolicy.java:55
  wire isRnrTired = isWaitingNow && (rnrRetriesLeft == 3'd0) && (fullRnr != 3'd7);  // RetryPolicy.java:56
  wire [7:0] refusal = (header[68:64] == 5'd1) ? 8'd9 : ((header[68:64] == 5'd2) ? 8'd10 : 8'd11);  // RetryPolicy.java:57
  wire startsWaiting = answers && isWaitingNow && !isRnrTired;  // RetryPolicy.java:64
  wire expires = state == State_EXPIRE;  // RequesterEvent.java:124
  wire [63:0] isSilent_shifted = isWaiting >> q;  // RetryPolicy.java:68
  wire isSilent = expires && !isSilent_shifted[0] && !inError && (s_acked != s_begun);  // RetryPolicy.java:68
  wire isGivenUp = isSilent && (s_retries == 3'd0);  // RetryPolicy.java:69
  wire goesBack = (answers && (isMissing || isWaitingNow || isRefused)) || isSilent;  // RetryPolicy.java:119
  wire [23:0] isPassed_difference = s_sendPsn - s_ackedPsn;  // RetryPolicy.java:121
  wire isPassed = isPassed_difference[23];  // RetryPolicy.java:121
  wire isAllAcked = s_acked == s_begun;  // RetryPolicy.java:131
  wire finishes = state == State_FINISH;  // RequesterEvent.java:124
  wire hasTimeout = table_attributes[77:73] != 5'd0;  // RetryPolicy.java:133
  wire [63:0] isHeldUp_shifted = isWaiting >> q;  // RetryPolicy.java:134
  wire isHeldUp = isHeldUp_shifted[0];  // RetryPolicy.java:134
  wire restarts = ((state == State_SENT) || whole_0_isBegun || (finishes && !isAllAcked)) && !isHeldUp
      && hasTimeout;  // RetryPolicy.java:147
  wire starts_2 = state == State_RETURN_START;  // RequesterEvent.java:124
  wire isEarly = (state == State_WINDOW) && isAwaited && isNextReturn && hasOne;  // ReturnedData.java:138
  wire isResponse_0 = (event_ == Event_RESPONSE) && !(header[3:0] == 4'd8) && (bytes != 13'd0);  // ReturnedData.java:122
  wire isAtomic_1 = !entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3)
      && (entry_opcode[1:0] != 2'd0);  // UnackedEntry.java:50
  wire [127:0] operandsBefore = behind[255:128];  // ReturnPlace.java:47
  wire tellsSize_0 = state == State_RETURN_PACKET;  // RequesterEvent.java:124
  wire tellsEarly = (state == State_WINDOW_KNOWN) && isReturning;  // ReturnedData.java:51
  wire tellsNow = (state == State_ANSWER) && isReturning && !isTold;  // ReturnedData.java:53
  wire isResponse_1 = (event_ == Event_RESPONSE) && !(header[3:0] == 4'd8) && (bytes != 13'd0);  // ReturnedData.java:122
  wire tellsSize_1 = tellsSize_0 || tellsEarly || tellsNow;  // ReturnedData.java:60
  wire isJudged = returnVerdict_valid && returnVerdict_ready;  // ReturnedData.java:39
  wire isAllowed = returnVerdict_data;  // ReturnedData.java:40
  wire isOrdered_0 = (state == State_ACT) && (event_ == Event_ORDER);  // ReturnPlace.java:88
  wire isBegun = s_ackedPsn != entry_firstPsn;  // ReturnPlace.java:90
  wire isEmpty = bytes == 13'd0;  // ReturnedData.java:92
  wire isTaken_0 = (state == State_ANSWER) && !(header[3:0] == 4'd8) && (!isLost && isFitting);  // ReturnedData.java:93
  wire ends_2 = s_ackedPsn == entry_lastPsn;  // ReturnedData.java:107
  wire isHere = bindingPair == q;  // KeyChange.java:37
  wire isOurs = binds && isWanted && isHere;  // KeyChange.java:38
  wire ends_3 = (state == State_STORE) && (event_ == Event_BOUND);  // KeyChange.java:56
  wire waits_1 = (state == State_DECIDED) && ((control[3:0] == 4'd7) || (control[3:0] == 4'd11)) && binds;  // KeyChange.java:61
  wire forgets = (state == State_ACT) && (event_ == Event_ORDER)
      && (order_data_sets && (order_data_record[2:0] == 3'd0));  // KeyChange.java:65
  wire [15:0] next_1 = s_acked + 16'd1;  // KeyChange.java:72
  wire settles = state == State_SETTLE;  // RequesterEvent.java:124
  wire fails = settles && s_hasFailed && (s_failed == s_acked) && !inError;  // SendCompletions.java:40
  wire flushes = (state == State_WORK) && inError && (s_acked != postedIndex);  // SendCompletions.java:41
  wire isOrdered_1 = (state == State_ACT) && (event_ == Event_ORDER) && order_data_sets
      && (order_data_record[2:0] == 3'd6);  // SendCompletions.java:45
  wire [15:0] index_1 = refused_data[15:0];  // SendCompletions.java:56
  wire [15:0] next_2 = s_acked + 16'd1;  // SendCompletions.java:96
  wire [7:0] moved_choice = (!entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3)
      && (entry_opcode[1:0] != 2'd0)) ? ((entry_opcode == 4'd5) ? 8'd3 : 8'd4) : 8'd2;  // SendCompletions.java:107
  wire [7:0] moved = (!entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3)) ? moved_choice
      : ((entry_opcode >= 4'd2) ? 8'd0 : 8'd1);  // SendCompletions.java:107
  wire [7:0] opcode = ((entry_opcode == 4'd7) || (entry_opcode == 4'd11)) ? (entry_opcode[3] ? 8'd10 : 8'd6)
      : moved;  // SendCompletions.java:120
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
  wire isTaken_1 = !(header[3:0] == 4'd8) && (!isLost && isFitting);  // RequesterSteps.java:31
  wire isWrong = s_hasFailed && (s_failed == s_sending);  // RequesterSteps.java:32
  wire isFailing = s_hasFailed && (s_failed == s_sending);  // MessageStart.java:132
  wire isFenced = control[4] && (s_reads != 5'd0);  // MessageStart.java:152
  wire isFull = !control[3] && control[2] && (control[1:0] != 2'd3) && (table_attributes[72:68] <= s_reads);  // MessageStart.java:153
  wire mayReturn_0 = !(!entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3)
      && !(header[3:0] == 4'd8)) || returnStart_ready;  // RequesterSteps.java:143
  wire mayReturn_1 = mayReturn_0 || isReturning;  // RequesterSteps.java:145
  wire [9:0] found_address_joined = {q, (state == State_COVER) ? (s_acked[3:0] + 4'd1) : oldestOrNext};  // UnackedEntries.java:25
  wire [93:0] found_read = unacked[found_address_joined];  // UnackedEntries.java:25
  wire [63:0] isFailed_shifted = isError >> q;  // EventChoice.java:98
  wire [157:0] stored_read = states[q];  // ContextStore.java:16
  wire [15:0] storedPosted_read = postings[q];  // ContextStore.java:17
  wire [5:0] postings_address_choice = resets_0 ? q : posted_data_number;  // ContextStore.java:33
  wire [63:0] isWaiting_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // ContextStore.java:58
  wire [32:0] packets_shifted = halves >> (mtu - 3'd1);  // MessageStart.java:58
  wire [39:0] skip_joined = {16'd0, psn - firstPsn};  // MessageStart.java:23
  wire [39:0] skip_shifted = {skip_joined[31:0], 8'd0} << (mtu - 3'd1);  // MessageStart.java:23
  wire [9:0] unacked_address_joined = {q, s_sending[3:0]};  // MessageStart.java:92
  wire [23:0] isNew_difference = next_0 - s_mostPsn;  // PacketSend.java:135
  wire [23:0] isAgain_difference = psn - s_mostPsn;  // PacketSend.java:136
  wire [23:0] isCovered_difference = (end_ - 24'd1) - entry_lastPsn;  // AcknowledgeWindow.java:36
  wire [63:0] isWaiting_joined_1 = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // RetryPolicy.java:109
  wire [63:0] isWaiting_joined_2 = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // RetryPolicy.java:112
  wire [36:0] timeoutTicks_shifted = 37'd13 << table_attributes[77:73];  // RetryPolicy.java:137
  wire [39:0] returnSkip_joined = {16'd0, s_ackedPsn - entry_firstPsn};  // ReturnPlace.java:26
  wire [39:0] returnSkip_shifted = {returnSkip_joined[31:0], 8'd0} << (mtu - 3'd1);  // ReturnPlace.java:26
  wire [63:0] waitsToBind_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // KeyChange.java:63
  wire [63:0] inError_shifted = isError >> q;  // ContextStore.java:86
  wire [15:0] state_when_difference = s_sending - s_acked;  // RequesterSteps.java:64
  wire [63:0] state_when_shifted = isWaiting >> q;  // RequesterSteps.java:64
  assign order_ready = carriesOut;  // ContextStore.java:49
  assign shownPsn = shownPsnNow;  // ContextStore.java:77
  assign shownIndex = shownIndexNow;  // ContextStore.java:78
  assign posted_ready = !resets_0;  // ContextStore.java:30
  assign queuePair = q;  // ContextStore.java:36
  assign setsError = fails || isOrdered_1;  // SendCompletions.java:46
  assign clearsError = resets_1;  // ContextStore.java:68
  assign memory_data = {first[42:1], 1'b0};  // EntryFetch.java:24
  assign memory_valid = state == State_READ;  // EntryFetch.java:23
  assign sendStart_data_isList = !isInline;  // MessageStart.java:104
  assign sendStart_data_isPhysical = isInline;  // MessageStart.java:105
  assign sendStart_data_list = list;  // MessageStart.java:107
  assign sendStart_data_elements = control[16:8];  // MessageStart.java:108
  assign sendStart_data_address = {16'd0, list};  // MessageStart.java:109
  assign sendStart_data_key = 32'd0;  // MessageStart.java:110
  assign sendStart_data_length = control[95:64];  // MessageStart.java:111
  assign sendStart_data_skip = whole_0_isNext ? 32'd0 : skip;  // MessageStart.java:112
  assign sendStart_data_domain = table_attributes[18:3];  // MessageStart.java:113
  assign sendStart_data_rights = 4'd0;  // MessageStart.java:114
  assign sendStart_valid = isStart;  // MessageStart.java:103
  assign sendPacket_data = data;  // PacketSend.java:62
  assign sendPacket_valid = isSize || whole_0_offersSize;  // PacketSend.java:61
  assign plan_data_to = made_to;  // PacketSend.java:125
  assign plan_data_payload = made_payload;  // PacketSend.java:125
  assign plan_data_header = made_header;  // PacketSend.java:125
  assign plan_data_extension = made_extension;  // PacketSend.java:125
  assign plan_data_hasExtension = made_hasExtension;  // PacketSend.java:125
  assign plan_data_hasData = made_hasData;  // PacketSend.java:125
  assign plan_data_owner = made_owner;  // PacketSend.java:125
  assign plan_valid = (state == State_PLAN) || whole_0_offersPlan;  // PacketSend.java:124
  assign refused_ready = state == State_REFUSE;  // SendCompletions.java:74
  assign accepts = isJudged && isAllowed;  // ReturnedData.java:94
  assign drops = (isJudged && !isAllowed) || ((state == State_WINDOW_KNOWN) && !isAwaited)
      || ((state == State_ANSWER) && (!isTaken_0 || isEmpty));  // ReturnedData.java:95
  assign holds = (event_ == Event_RESPONSE) && !isDone_0;  // ContextStore.java:38
  always @* begin
    returnStart_data_isList = 1'b1;  // ReturnPlace.java:27
    if (hasOne) begin  // ReturnPlace.java:62
      returnStart_data_isList = 1'b0;  // ReturnPlace.java:63
    end
  end
  assign returnStart_data_isPhysical = 1'b0;  // ReturnPlace.java:28
  assign returnStart_data_list = entryAddress + (isAtomic_1 ? 48'd48 : 48'd32);  // ReturnPlace.java:30
  assign returnStart_data_elements = entry_elements;  // ReturnPlace.java:32
  always @* begin
    returnStart_data_address = 64'd0;  // ReturnPlace.java:33
    if (hasOne) begin  // ReturnPlace.java:62
      returnStart_data_address = one[63:0];  // ReturnPlace.java:64
    end
  end
  always @* begin
    returnStart_data_key = 32'd0;  // ReturnPlace.java:34
    if (hasOne) begin  // ReturnPlace.java:62
      returnStart_data_key = one[127:96];  // ReturnPlace.java:65
    end
  end
  always @* begin
    returnStart_data_length = 32'd0;  // ReturnPlace.java:35
    if (hasOne) begin  // ReturnPlace.java:62
      returnStart_data_length = one[95:64];  // ReturnPlace.java:66
    end
  end
  assign returnStart_data_skip = (state == State_WINDOW) ? 32'd0 : returnSkip;  // ReturnPlace.java:36
  assign returnStart_data_domain = table_attributes[18:3];  // ReturnPlace.java:37
  assign returnStart_data_rights = 4'd1;  // ReturnPlace.java:38
  assign returnStart_valid = starts_2 || ((state == State_JUDGE) && isResponse_0 && isFitting && hasOne
      && !isReturning && !continues) || isEarly;  // ReturnedData.java:28
  assign returnPacket_data = bytes;  // ReturnedData.java:69
  assign returnPacket_valid = tellsSize_1;  // ReturnedData.java:68
  assign returnVerdict_ready = (state == State_RETURN_VERDICT) && mayWrite && held_mayBegin;  // ReturnedData.java:38
  assign isWriting = !isSettled;  // ReturnedData.java:87
  assign waitsToWrite = state == State_RETURN_VERDICT;  // ReturnedData.java:88
  assign bind_data_isBind = control[3:0] == 4'd11;  // KeyChange.java:41
  assign bind_data_key = control[223:192];  // KeyChange.java:42
  assign bind_data_source = control[175:128];  // KeyChange.java:43
  assign bind_data_entries = control[95:64];  // KeyChange.java:44
  assign bind_data_rounds = control[127:96];  // KeyChange.java:45
  assign bind_data_domain = table_attributes[18:3];  // KeyChange.java:46
  assign bind_valid = state == State_BIND;  // KeyChange.java:39
  assign completion_data_queue = held_completed_data_queue;  // SendCompletions.java:162
  assign completion_data_entry = held_completed_data_entry;  // SendCompletions.java:162
  assign completion_data_isSolicited = held_completed_data_isSolicited;  // SendCompletions.java:162
  assign completion_valid = held_completed_valid;  // SendCompletions.java:162
  assign repeats = (state == State_SENT) && isAgain;  // PacketSend.java:137
  assign ignores = (state == State_WINDOW_KNOWN) && !isAwaited;  // AcknowledgeWindow.java:32
  assign timesOut = isSilent;  // RetryPolicy.java:114
  assign begins = idle && (isUrgent || maySend || worksNext) && (!order_valid || (isSettled && isCompleted));  // EventChoice.java:59
  assign isSettled = returnsBegun == returnsSeen;  // ReturnedData.java:85
  assign isCompleted = held_given == held_shown;  // SendCompletions.java:164
  assign isBinding = isOurs;  // KeyChange.java:83
  assign isFlushing = flushes;  // SendCompletions.java:50
  assign completes = (state == State_JUDGE) && completesNow;  // AcknowledgeWindow.java:38
  assign endsRead = (state == State_RETURNED) && ends_2;  // ReturnedData.java:117
  assign completionTaken = held_completion_valid && held_completion_ready;  // SendCompletions.java:161
  assign held_completion_valid = state == State_EMIT;  // SendCompletions.java:160
  assign wantedIndex = s_sending;  // EntryFetch.java:25
  assign beginsEntry = (state == State_BEGIN) || (bind_valid && bind_ready);  // EntryFetch.java:26
  assign begun_firstPsn = firstPsn;  // MessageStart.java:71
  assign begun_lastPsn = last;  // MessageStart.java:72
  assign begun_opcode = control[3:0];  // MessageStart.java:73
  assign begun_isSignaled = control[5];  // MessageStart.java:74
  assign begun_elements = control[16:8];  // MessageStart.java:75
  assign begun_length = control[95:64];  // MessageStart.java:76
  always @(posedge clock) begin
    if (reads || (state == State_WINDOW) || (state == State_COVER)) begin  // UnackedEntries.java:25
      found <= found_read;  // UnackedEntries.java:25
    end
    if (knows || (state == State_WINDOW_KNOWN)
        || (completes && !entry_isSignaled && !(exact && (header[3:0] == 4'd8)))) begin  // UnackedEntries.java:26
      entry_firstPsn <= found[93:70];  // UnackedEntries.java:26
      entry_lastPsn <= found[69:46];  // UnackedEntries.java:26
      entry_opcode <= found[45:42];  // UnackedEntries.java:26
      entry_isSignaled <= found[41];  // UnackedEntries.java:26
      entry_elements <= found[40:32];  // UnackedEntries.java:26
      entry_length <= found[31:0];  // UnackedEntries.java:26
    end
    most <= 13'd256 << (mtu - 3'd1);  // MessageUnderWay.java:61
    if (idle) begin  // EventChoice.java:40
      if (order_valid) begin  // EventChoice.java:42
        event_ <= Event_ORDER;  // RequesterEvent.java:134
        q <= order_data_queuePair;  // RequesterEvent.java:135
      end else if (refused_valid) begin  // EventChoice.java:45
        event_ <= Event_REFUSED;  // RequesterEvent.java:134
        q <= refused_data[29:24];  // RequesterEvent.java:135
      end else if (waits) begin  // EventChoice.java:49
        event_ <= Event_RESPONSE;  // RequesterEvent.java:134
        q <= header[21:16];  // RequesterEvent.java:135
      end else if (isBound) begin  // EventChoice.java:54
        event_ <= Event_BOUND;  // RequesterEvent.java:134
        q <= bindingPair;  // RequesterEvent.java:135
      end else if (timers_expired) begin  // EventChoice.java:55
        event_ <= Event_TIMER;  // RequesterEvent.java:134
        q <= timers_expiredIndex;  // RequesterEvent.java:135
      end else if (active) begin  // EventChoice.java:56
        event_ <= Event_PACKET;  // RequesterEvent.java:134
        q <= activePair;  // RequesterEvent.java:135
      end else begin  // EventChoice.java:42
        event_ <= Event_WORK;  // RequesterEvent.java:134
        q <= turns_index;  // RequesterEvent.java:135
      end
    end
    hasMore <= (s_sending + 16'd1) != postedIndex;  // EventChoice.java:97
    isFailed <= isFailed_shifted[0];  // EventChoice.java:98
    if (state == State_LOAD) begin  // EventChoice.java:101
      inRow <= 3'd0;  // EventChoice.java:101
    end else if (goesToNextEntry) begin  // EventChoice.java:101
      inRow <= inRow + 3'd1;  // EventChoice.java:101
    end
    wasError <= isError;  // EventChoice.java:66
    pending <= (pending & ~taken) | rung | woken | failing | waking;  // EventChoice.java:72
    if (state == State_FETCH) begin  // ContextStore.java:16
      stored <= stored_read;  // ContextStore.java:16
    end
    if (state == State_FETCH) begin  // ContextStore.java:17
      storedPosted <= storedPosted_read;  // ContextStore.java:17
    end
    if (stores) begin  // ContextStore.java:28
      states[q] <= {s_acked, s_sending, s_begun, s_ackedPsn, s_sendPsn, s_mostPsn, s_retries, s_rnrRetries,
          s_reads, s_endsInRead, s_isBack, s_hasFailed, s_failed, s_failure};  // ContextStore.java:28
    end
    if ((posted_valid && posted_ready) || resets_0) begin  // ContextStore.java:31
      postings[postings_address_choice] <= resets_0 ? 16'd0 : posted_data_index;  // ContextStore.java:33
    end
    if (resets_1) begin  // ContextStore.java:52
      s_acked <= 16'd0;  // ContextStore.java:54
      s_sending <= 16'd0;  // ContextStore.java:54
      s_begun <= 16'd0;  // ContextStore.java:54
      s_reads <= 5'd0;  // ContextStore.java:54
      s_hasFailed <= 1'b0;  // ContextStore.java:56
      s_isBack <= 1'b0;  // ContextStore.java:57
      isWaiting <= isWaiting & ~isWaiting_joined;  // ContextStore.java:58
    end
    if (starts_0) begin  // ContextStore.java:60
      s_ackedPsn <= order_data_record[175:152];  // ContextStore.java:62
      s_sendPsn <= order_data_record[175:152];  // ContextStore.java:62
      s_mostPsn <= order_data_record[175:152];  // ContextStore.java:62
      s_retries <= order_data_record[204:202];  // ContextStore.java:64
      s_rnrRetries <= order_data_record[207:205];  // ContextStore.java:65
    end
    if (resets_1 && isMine) begin  // ContextStore.java:67
      active <= 1'b0;  // ContextStore.java:67
    end
    if (carriesOut) begin  // ContextStore.java:73
      shownPsnNow <= s_mostPsn;  // ContextStore.java:74
      shownIndexNow <= s_acked;  // ContextStore.java:75
    end
    if (finds || (state == State_WORK)) begin  // EntryFetch.java:18
      entryAddress <= table_attributes[139:92] + offset;  // EntryFetch.java:20
    end
    if (state == State_BEGIN) begin  // EntryFetch.java:27
      operands_0 <= behind[127:0];  // EntryFetch.java:27
    end
    if ((state == State_WAIT) && returns) begin  // EntryFetch.java:35
      control <= line;  // EntryFetch.java:35
    end
    if ((state == State_DECIDE) && (isTooLong || isUnknown)) begin  // MessageStart.java:38
      s_hasFailed <= 1'b1;  // MessageStart.java:39
      s_failed <= s_sending;  // MessageStart.java:40
      s_failure <= isUnknown ? 8'd2 : 8'd1;  // MessageStart.java:42
    end
    rounded <= least + {20'd0, most - 13'd1};  // MessageStart.java:53
    if (state == State_SIZE) begin  // MessageStart.java:57
      packets <= (!control[3] && control[2] && (control[1:0] != 2'd3) && (control[1:0] != 2'd0)) ? 24'd1
          : packets_shifted[23:0];  // MessageStart.java:58
      firstPsn <= (s_sending != s_begun) ? entry_firstPsn : s_sendPsn;  // MessageStart.java:60
      psn <= ((s_sending != s_begun) && isRead_0) ? entry_firstPsn : s_sendPsn;  // MessageStart.java:62
    end
    if (state == State_SKIP) begin  // MessageStart.java:23
      skip <= skip_shifted[31:0];  // MessageStart.java:23
    end
    if (starts_1) begin  // MessageStart.java:78
      lastPsn <= last;  // MessageStart.java:79
      remaining <= control[95:64] - skip;  // MessageStart.java:80
      hasData <= !isRead_0 && (control[95:64] != 32'd0);  // MessageStart.java:81
      active <= !whole_0_isBegun;  // MessageStart.java:82
      activePair <= q;  // MessageStart.java:83
      if (!(s_sending != s_begun)) begin  // MessageStart.java:84
        s_begun <= s_begun + 16'd1;  // MessageStart.java:85
        if (isRead_0) begin  // MessageStart.java:86
          s_reads <= s_reads + 5'd1;  // MessageStart.java:87
          s_endsInRead <= !(!control[3] && control[2] && (control[1:0] != 2'd3) && (control[1:0] != 2'd0));  // MessageStart.java:88
        end
      end
    end
    if (keeps) begin  // MessageStart.java:92
      unacked[unacked_address_joined] <= {begun_firstPsn, begun_lastPsn, begun_opcode, begun_isSignaled,
          begun_elements, begun_length};  // MessageStart.java:92
    end
    if (state == State_MEASURE) begin  // PacketSend.java:46
      isLast <= isRest;  // PacketSend.java:47
      data <= isRest ? remaining[12:0] : most;  // PacketSend.java:48
    end
    if (whole_0_isNext) begin  // PacketSend.java:55
      isLast <= 1'b1;  // PacketSend.java:56
      data <= control[76:64];  // PacketSend.java:57
    end
    operation <= isRead_1 ? (isAtomic_0 ? ((control[3:0] == 4'd5) ? 4'd3 : 4'd4) : 4'd2)
        : (isSend ? 4'd0 : 4'd1);  // PacketSend.java:69
    if (isMade) begin  // PacketSend.java:91
      made_to <= table_attributes[67:52];  // PacketSend.java:92
      made_payload <= (payload == 14'd0) ? 14'd8 : payload;  // PacketSend.java:93
      made_header <= record_10;  // PacketSend.java:95
      made_extension <= isAtomic_0 ? operands_1 : {96'd0, isExtended ? control[127:96] : 32'd0};  // PacketSend.java:115
      made_hasExtension <= isExtended;  // PacketSend.java:120
      made_hasData <= whole_0_hasData;  // PacketSend.java:121
      made_owner <= {q, 8'd0, s_sending};  // PacketSend.java:122
    end
    if (state == State_PACKET) begin  // PacketSend.java:131
      ends_1 <= isLast;  // PacketSend.java:131
    end
    isNew <= !isNew_difference[23];  // PacketSend.java:135
    isAgain <= isAgain_difference[23];  // PacketSend.java:136
    if (state == State_SENT) begin  // PacketSend.java:138
      psn <= next_0;  // PacketSend.java:139
      remaining <= remaining - {19'd0, most};  // PacketSend.java:140
      s_sendPsn <= next_0;  // PacketSend.java:141
      if (isNew) begin  // PacketSend.java:142
        s_mostPsn <= next_0;  // PacketSend.java:142
      end
      if (ends_1) begin  // PacketSend.java:143
        active <= 1'b0;  // PacketSend.java:144
        s_sending <= s_sending + 16'd1;  // PacketSend.java:145
      end
    end
    if (whole_0_isBegun) begin  // PacketSend.java:149
      s_sendPsn <= behindMessage;  // PacketSend.java:151
      s_mostPsn <= behindMessage;  // PacketSend.java:152
      s_sending <= s_sending + 16'd1;  // PacketSend.java:153
    end
    if ((state == State_ACT) && (event_ == Event_PACKET) && inError) begin  // PacketSend.java:40
      active <= 1'b0;  // PacketSend.java:40
    end
    isAwaited <= mayCome && isUnderWay_0;  // AcknowledgeWindow.java:26
    if (state == State_WINDOW) begin  // AcknowledgeWindow.java:27
      end_ <= ((header[3:0] == 4'd8) && (header[71:69] == 3'd0)) ? (responsePsn + 24'd1) : responsePsn;  // AcknowledgeWindow.java:28
      progress <= 1'b0;  // AcknowledgeWindow.java:29
      isLost <= 1'b0;  // AcknowledgeWindow.java:30
    end
    isCovered <= hasEntry && !isCovered_difference[23];  // AcknowledgeWindow.java:36
    if (completes) begin  // AcknowledgeWindow.java:40
      s_acked <= s_acked + 16'd1;  // AcknowledgeWindow.java:41
      s_ackedPsn <= entry_lastPsn + 24'd1;  // AcknowledgeWindow.java:42
      progress <= 1'b1;  // AcknowledgeWindow.java:43
    end
    if (isDone_1) begin  // AcknowledgeWindow.java:45
      isLost <= isCovered;  // AcknowledgeWindow.java:47
      if ((header[3:0] == 4'd8) && !isCovered) begin  // AcknowledgeWindow.java:48
        s_ackedPsn <= end_;  // AcknowledgeWindow.java:49
        if (end_ != s_ackedPsn) begin  // AcknowledgeWindow.java:50
          progress <= 1'b1;  // AcknowledgeWindow.java:50
        end
      end
    end
    exact <= (end_ - 24'd1) == entry_lastPsn;  // AcknowledgeWindow.java:56
    isFitting <= (s_acked != s_begun) && (!entry_opcode[3] && entry_opcode[2] && (entry_opcode[1:0] != 2'd3))
        && (responsePsn == s_ackedPsn);  // AcknowledgeWindow.java:58
    if (answers) begin  // RetryPolicy.java:79
      s_retries <= (isMissing && !isTired) ? (retriesLeft - 3'd1) : retriesLeft;  // RetryPolicy.java:80
      s_rnrRetries <= (startsWaiting && (fullRnr != 3'd7)) ? (rnrRetriesLeft - 3'd1) : rnrRetriesLeft;  // RetryPolicy.java:82
    end
    if (isSilent && !isGivenUp) begin  // RetryPolicy.java:84
      s_retries <= s_retries - 3'd1;  // RetryPolicy.java:84
    end
    if (completes || (state == State_RETURNED) || isSilent) begin  // RetryPolicy.java:85
      s_isBack <= 1'b0;  // RetryPolicy.java:87
    end else if (answers && isGap) begin  // RetryPolicy.java:88
      s_isBack <= 1'b1;  // RetryPolicy.java:88
    end
    if ((answers && (isTired || isRnrTired || isRefused)) || isGivenUp) begin  // RetryPolicy.java:93
      s_hasFailed <= 1'b1;  // RetryPolicy.java:94
      s_failed <= s_acked;  // RetryPolicy.java:95
      s_failure <= (answers && isRefused) ? refusal : ((answers && isRnrTired) ? 8'd13 : 8'd12);  // RetryPolicy.java:97
    end
    if (startsWaiting) begin  // RetryPolicy.java:109
      isWaiting <= isWaiting | isWaiting_joined_1;  // RetryPolicy.java:109
    end else if (expires) begin  // RetryPolicy.java:110
      isWaiting <= isWaiting & ~isWaiting_joined_2;  // RetryPolicy.java:112
    end
    if (goesBack || ((state == State_FINISH) && isPassed)) begin  // RetryPolicy.java:122
      s_sending <= s_acked;  // RetryPolicy.java:123
      s_sendPsn <= s_ackedPsn;  // RetryPolicy.java:124
      if (isMine) begin  // RetryPolicy.java:125
        active <= 1'b0;  // RetryPolicy.java:125
      end
    end
    timeoutTicks <= timeoutTicks_shifted[36:1] + 36'd2;  // RetryPolicy.java:137
    isNextReturn <= !(header[3:0] == 4'd8) && (bytes != 13'd0) && header[4] && (header[63:40] == s_ackedPsn);  // ReturnedData.java:134
    returnSkip <= returnSkip_shifted[31:0];  // ReturnPlace.java:26
    if ((state == State_ACT) || (state == State_RETURN_ADDRESS) || (state == State_COVER)) begin  // ReturnPlace.java:58
      hasOne <= elements_has;  // ReturnPlace.java:59
      one <= elements_element;  // ReturnPlace.java:60
    end
    if (state == State_WINDOW) begin  // ReturnedData.java:54
      isReturning <= isEarly && returnStart_ready;  // ReturnedData.java:55
      isTold <= 1'b0;  // ReturnedData.java:56
    end else if ((state == State_JUDGE) && isResponse_1 && isFitting && hasOne && !isReturning
        && !continues) begin  // ReturnedData.java:58
      isReturning <= 1'b1;  // ReturnedData.java:58
    end
    if (tellsEarly) begin  // ReturnedData.java:59
      isTold <= 1'b1;  // ReturnedData.java:59
    end
    if (accepts) begin  // ReturnedData.java:81
      returnsBegun <= returnsBegun + 7'd1;  // ReturnedData.java:81
    end
    if (returned) begin  // ReturnedData.java:82
      returnsSeen <= returnsSeen + 7'd1;  // ReturnedData.java:82
    end
    if ((state == State_RETURN_PACKET) || ((state == State_ANSWER) && isReturning)) begin  // ReturnPlace.java:79
      isKept <= 1'b1;  // ReturnPlace.java:84
      keptPair <= q;  // ReturnPlace.java:85
      keptPsn <= s_ackedPsn + 24'd1;  // ReturnPlace.java:86
    end
    if (isOrdered_0 || (returnVerdict_valid && returnVerdict_ready && !accepts)) begin  // ReturnPlace.java:89
      isKept <= 1'b0;  // ReturnPlace.java:89
    end
    continues <= isKept && (keptPair == q) && (keptPsn == s_ackedPsn) && isBegun;  // ReturnPlace.java:91
    if (isJudged && !isAllowed) begin  // ReturnedData.java:98
      s_hasFailed <= 1'b1;  // ReturnedData.java:99
      s_failed <= s_acked;  // ReturnedData.java:100
      s_failure <= 8'd4;  // ReturnedData.java:101
    end
    if (state == State_RETURNED) begin  // ReturnedData.java:108
      s_ackedPsn <= s_ackedPsn + 24'd1;  // ReturnedData.java:109
      s_retries <= table_attributes[80:78];  // ReturnedData.java:110
      s_rnrRetries <= table_attributes[83:81];  // ReturnedData.java:111
      if (ends_2) begin  // ReturnedData.java:112
        s_acked <= s_acked + 16'd1;  // ReturnedData.java:113
        s_reads <= s_reads - 5'd1;  // ReturnedData.java:114
      end
    end
    if (bind_valid && bind_ready) begin  // KeyChange.java:47
      binds <= 1'b1;  // KeyChange.java:48
      isWanted <= 1'b1;  // KeyChange.java:49
      bindingPair <= q;  // KeyChange.java:50
    end
    if (bound) begin  // KeyChange.java:52
      isBound <= 1'b1;  // KeyChange.java:53
      hasBound <= isBoundRight;  // KeyChange.java:54
    end
    if (ends_3) begin  // KeyChange.java:57
      isBound <= 1'b0;  // KeyChange.java:58
      binds <= 1'b0;  // KeyChange.java:59
    end
    if (ends_3) begin  // KeyChange.java:62
      waitsToBind <= 64'd0;  // KeyChange.java:62
    end else if (waits_1) begin  // KeyChange.java:63
      waitsToBind <= waitsToBind | waitsToBind_joined;  // KeyChange.java:63
    end
    if (isHere && (forgets || isFlushing)) begin  // KeyChange.java:66
      isWanted <= 1'b0;  // KeyChange.java:66
    end
    if (state == State_BOUND) begin  // KeyChange.java:67
      if (hasBound) begin  // KeyChange.java:68
        status <= 8'd0;  // KeyChange.java:69
        completed <= s_acked;  // KeyChange.java:70
        goesOn <= 1'b0;  // KeyChange.java:71
        s_acked <= next_1;  // KeyChange.java:73
        s_sending <= next_1;  // KeyChange.java:74
        s_begun <= next_1;  // KeyChange.java:75
      end else begin  // KeyChange.java:68
        s_hasFailed <= 1'b1;  // KeyChange.java:78
        s_failed <= s_acked;  // KeyChange.java:79
        s_failure <= 8'd6;  // KeyChange.java:80
      end
    end
    isUnderWay_1 <= (index_1 - s_acked) < (s_begun - s_acked);  // SendCompletions.java:59
    isReached <= (index_1 - s_acked) <= (s_sending - s_acked);  // SendCompletions.java:62
    if (state == State_REFUSE) begin  // SendCompletions.java:63
      if (isUnderWay_1 && !s_hasFailed) begin  // SendCompletions.java:64
        s_hasFailed <= 1'b1;  // SendCompletions.java:65
        s_failed <= index_1;  // SendCompletions.java:66
        s_failure <= 8'd4;  // SendCompletions.java:67
        if (isReached) begin  // SendCompletions.java:68
          s_sending <= index_1;  // SendCompletions.java:69
          if (isMine) begin  // SendCompletions.java:70
            active <= 1'b0;  // SendCompletions.java:70
          end
        end
      end
    end
    if (completes || endsRead) begin  // SendCompletions.java:78
      status <= 8'd0;  // SendCompletions.java:79
      completed <= s_acked;  // SendCompletions.java:80
      goesOn <= completes;  // SendCompletions.java:81
    end
    if (fails) begin  // SendCompletions.java:83
      status <= s_failure;  // SendCompletions.java:84
      completed <= s_acked;  // SendCompletions.java:85
      goesOn <= 1'b0;  // SendCompletions.java:86
      s_acked <= s_acked + 16'd1;  // SendCompletions.java:87
      s_hasFailed <= 1'b0;  // SendCompletions.java:88
      inError <= 1'b1;  // SendCompletions.java:89
      if (isMine) begin  // SendCompletions.java:90
        active <= 1'b0;  // SendCompletions.java:90
      end
    end
    if (flushes) begin  // SendCompletions.java:92
      status <= 8'd5;  // SendCompletions.java:93
      completed <= s_acked;  // SendCompletions.java:94
      goesOn <= 1'b0;  // SendCompletions.java:95
      s_acked <= next_2;  // SendCompletions.java:97
      s_sending <= next_2;  // SendCompletions.java:98
      s_begun <= next_2;  // SendCompletions.java:99
      s_reads <= 5'd0;  // SendCompletions.java:100
      s_hasFailed <= 1'b0;  // SendCompletions.java:101
    end
    if (state == State_LOAD) begin  // ContextStore.java:83
      s_acked <= stored[157:142];  // ContextStore.java:84
      s_sending <= stored[141:126];  // ContextStore.java:84
      s_begun <= stored[125:110];  // ContextStore.java:84
      s_ackedPsn <= stored[109:86];  // ContextStore.java:84
      s_sendPsn <= stored[85:62];  // ContextStore.java:84
      s_mostPsn <= stored[61:38];  // ContextStore.java:84
      s_retries <= stored[37:35];  // ContextStore.java:84
      s_rnrRetries <= stored[34:32];  // ContextStore.java:84
      s_reads <= stored[31:27];  // ContextStore.java:84
      s_endsInRead <= stored[26];  // ContextStore.java:84
      s_isBack <= stored[25];  // ContextStore.java:84
      s_hasFailed <= stored[24];  // ContextStore.java:84
      s_failed <= stored[23:8];  // ContextStore.java:84
      s_failure <= stored[7:0];  // ContextStore.java:84
      postedIndex <= storedPosted;  // ContextStore.java:85
      inError <= inError_shifted[0];  // ContextStore.java:86
    end
    isBehind <= ((control[3:0] == 4'd7) || (control[3:0] == 4'd11)) && ((s_acked != s_sending) || binds);  // MessageStart.java:156
    isBehindRead <= !control[3] && control[2] && (control[1:0] != 2'd3) && (control[1:0] != 2'd0)
        && (s_reads != 5'd0) && s_endsInRead;  // MessageStart.java:158
    case (state)  // RequesterEvent.java:81
      State_IDLE: begin  // RequesterSteps.java:47
        if (begins) begin  // RequesterSteps.java:47
          state <= State_FETCH;  // RequesterSteps.java:47
        end
      end
      State_FETCH: begin  // RequesterSteps.java:48
        state <= State_LOAD;  // RequesterSteps.java:48
      end
      State_LOAD: begin  // RequesterSteps.java:49
        if (event_ == Event_WORK) begin  // RequesterSteps.java:50
          state <= State_WORK;  // RequesterSteps.java:50
        end else begin  // RequesterSteps.java:50
          state <= State_ACT;  // RequesterSteps.java:51
        end
      end
      State_ACT: begin  // RequesterSteps.java:52
        if (event_ == Event_ORDER) begin  // RequesterSteps.java:53
          state <= State_STORE;  // RequesterSteps.java:53
        end else if (event_ == Event_REFUSED) begin  // RequesterSteps.java:54
          state <= State_REFUSE;  // RequesterSteps.java:54
        end else if (event_ == Event_RESPONSE) begin  // RequesterSteps.java:55
          state <= State_WINDOW;  // RequesterSteps.java:55
        end else if ((event_ == Event_BOUND) && isBinding) begin  // RequesterSteps.java:56
          state <= State_ENTRY;  // RequesterSteps.java:56
        end else if (event_ == Event_BOUND) begin  // RequesterSteps.java:57
          state <= State_STORE;  // RequesterSteps.java:57
        end else if (event_ == Event_TIMER) begin  // RequesterSteps.java:58
          state <= State_EXPIRE;  // RequesterSteps.java:58
        end else if ((event_ == Event_PACKET) && inError) begin  // RequesterSteps.java:59
          state <= State_IDLE;  // RequesterSteps.java:59
        end else if (event_ == Event_PACKET) begin  // RequesterSteps.java:60
          state <= State_MEASURE;  // RequesterSteps.java:60
        end else begin  // RequesterSteps.java:53
          state <= State_WORK;  // RequesterSteps.java:61
        end
      end
      State_WORK: begin  // RequesterSteps.java:62
        if (flushes) begin  // RequesterSteps.java:63
          state <= State_EMIT;  // RequesterSteps.java:63
        end else if (inError || ((table_attributes[2:0] != 3'd3) || isFailing || isBinding
            || state_when_shifted[0] || (s_sending == postedIndex)
            || (state_when_difference[15:4] != 12'd0))) begin  // RequesterSteps.java:64
          state <= State_IDLE;  // RequesterSteps.java:64
        end else if (isInRow && !isWantedHere) begin  // RequesterSteps.java:65
          state <= State_STORE;  // RequesterSteps.java:65
        end else begin  // RequesterSteps.java:63
          state <= State_READ;  // RequesterSteps.java:66
        end
      end
      State_ADDRESS: begin  // RequesterSteps.java:72
        state <= State_READ;  // RequesterSteps.java:72
      end
      State_READ: begin  // RequesterSteps.java:73
        if (memory_ready) begin  // RequesterSteps.java:73
          state <= State_WAIT;  // RequesterSteps.java:73
        end
      end
      State_WAIT: begin  // RequesterSteps.java:74
        if (returns) begin  // RequesterSteps.java:74
          state <= State_DECIDE;  // RequesterSteps.java:74
        end
      end
      State_READ_OPERANDS: begin  // RequesterSteps.java:87
        state <= State_WAIT_OPERANDS;  // RequesterSteps.java:87
      end
      State_WAIT_OPERANDS: begin  // RequesterSteps.java:88
        if (hasBehind) begin  // RequesterSteps.java:88
          state <= State_KNOWN;  // RequesterSteps.java:88
        end
      end
      State_DECIDE: begin  // RequesterSteps.java:75
        state <= State_DECIDED;  // RequesterSteps.java:75
      end
      State_DECIDED: begin  // RequesterSteps.java:76
        if (isWrong) begin  // RequesterSteps.java:76
          state <= State_SETTLE;  // RequesterSteps.java:76
        end else if ((!(s_sending != s_begun) && (isFenced || isFull || isBehindRead)) || isBehind) begin  // RequesterSteps.java:76
          state <= State_IDLE;  // RequesterSteps.java:76
        end else if (control[4] && !isSettled) begin  // RequesterSteps.java:78
          state <= State_DECIDED;  // RequesterSteps.java:78
        end else if ((control[3:0] == 4'd7) || (control[3:0] == 4'd11)) begin  // RequesterSteps.java:80
          state <= State_BIND;  // RequesterSteps.java:80
        end else if (!hasBehind) begin  // RequesterSteps.java:81
          state <= State_READ_OPERANDS;  // RequesterSteps.java:81
        end else if (!(s_sending != s_begun)) begin  // RequesterSteps.java:84
          state <= State_SIZE;  // RequesterSteps.java:84
        end else begin  // RequesterSteps.java:76
          state <= State_KNOWN;  // RequesterSteps.java:86
        end
      end
      State_BIND: begin  // RequesterSteps.java:92
        if (bind_ready) begin  // RequesterSteps.java:92
          state <= State_STORE;  // RequesterSteps.java:92
        end
      end
      State_BOUND: begin  // RequesterSteps.java:93
        if (!hasBound) begin  // RequesterSteps.java:94
          state <= State_SETTLE;  // RequesterSteps.java:94
        end else if (entry_isSignaled) begin  // RequesterSteps.java:95
          state <= State_EMIT;  // RequesterSteps.java:95
        end else begin  // RequesterSteps.java:94
          state <= State_FINISH;  // RequesterSteps.java:96
        end
      end
      State_KNOWN: begin  // RequesterSteps.java:101
        state <= State_FOUND;  // RequesterSteps.java:101
      end
      State_FOUND: begin  // RequesterSteps.java:102
        state <= State_SIZE;  // RequesterSteps.java:102
      end
      State_SIZE: begin  // RequesterSteps.java:103
        if (whole_0_isMeasured) begin  // RequesterSteps.java:105
          state <= State_BEGIN;  // RequesterSteps.java:105
        end else if (!whole_0_isNext) begin  // RequesterSteps.java:107
          state <= State_SKIP;  // RequesterSteps.java:107
        end
      end
      State_SKIP: begin  // RequesterSteps.java:108
        state <= State_BEGIN;  // RequesterSteps.java:108
      end
      State_BEGIN: begin  // RequesterSteps.java:109
        if (goesToNextEntry) begin  // RequesterSteps.java:111
          state <= State_WORK;  // RequesterSteps.java:111
        end else if (whole_0_isBegun) begin  // RequesterSteps.java:111
          state <= State_STORE;  // RequesterSteps.java:111
        end else if (!(!control[3] && control[2] && (control[1:0] != 2'd3)) && (control[95:64] != 32'd0)) begin  // RequesterSteps.java:113
          state <= State_CURSOR;  // RequesterSteps.java:113
        end else if (plan_ready && whole_0_isFree) begin  // RequesterSteps.java:117
          state <= State_MEASURE;  // RequesterSteps.java:117
        end else begin  // RequesterSteps.java:111
          state <= State_STORE;  // RequesterSteps.java:119
        end
      end
      State_CURSOR: begin  // RequesterSteps.java:120
        if (sendStart_valid && sendStart_ready && plan_ready && whole_0_isFree) begin  // RequesterSteps.java:122
          state <= State_MEASURE;  // RequesterSteps.java:122
        end else if (sendStart_valid && sendStart_ready) begin  // RequesterSteps.java:125
          state <= State_STORE;  // RequesterSteps.java:125
        end
      end
      State_MEASURE: begin  // RequesterSteps.java:129
        state <= State_PACKET;  // RequesterSteps.java:129
      end
      State_PACKET: begin  // RequesterSteps.java:130
        if (!hasData || sendPacket_ready) begin  // RequesterSteps.java:130
          state <= State_PLAN;  // RequesterSteps.java:130
        end
      end
      State_PLAN: begin  // RequesterSteps.java:131
        if (plan_ready) begin  // RequesterSteps.java:131
          state <= State_SENT;  // RequesterSteps.java:131
        end
      end
      State_SENT: begin  // RequesterSteps.java:132
        state <= State_STORE;  // RequesterSteps.java:132
      end
      State_WINDOW: begin  // RequesterSteps.java:137
        state <= State_WINDOW_KNOWN;  // RequesterSteps.java:137
      end
      State_WINDOW_KNOWN: begin  // RequesterSteps.java:138
        if (!isAwaited) begin  // RequesterSteps.java:139
          state <= State_IDLE;  // RequesterSteps.java:139
        end else begin  // RequesterSteps.java:139
          state <= State_COVER;  // RequesterSteps.java:140
        end
      end
      State_ENTRY: begin  // RequesterSteps.java:141
        state <= State_ENTERED;  // RequesterSteps.java:141
      end
      State_ENTERED: begin  // RequesterSteps.java:142
        if (event_ == Event_BOUND) begin  // RequesterSteps.java:142
          state <= State_BOUND;  // RequesterSteps.java:142
        end else begin  // RequesterSteps.java:142
          state <= State_COVER;  // RequesterSteps.java:142
        end
      end
      State_COVER: begin  // RequesterSteps.java:147
        if (mayReturn_1) begin  // RequesterSteps.java:147
          state <= State_JUDGE;  // RequesterSteps.java:147
        end
      end
      State_JUDGE: begin  // RequesterSteps.java:148
        if (completes && entry_isSignaled) begin  // RequesterSteps.java:148
          state <= State_EMIT;  // RequesterSteps.java:148
        end else if (completes && (exact && (header[3:0] == 4'd8))) begin  // RequesterSteps.java:151
          state <= State_ANSWER;  // RequesterSteps.java:151
        end else if (completes) begin  // RequesterSteps.java:152
          state <= State_COVER;  // RequesterSteps.java:152
        end else begin  // RequesterSteps.java:148
          state <= State_ANSWER;  // RequesterSteps.java:156
        end
      end
      State_ANSWER: begin  // RequesterSteps.java:157
        if ((state == State_ANSWER) && isReturning) begin  // RequesterSteps.java:159
          state <= State_RETURN_VERDICT;  // RequesterSteps.java:159
        end else if (isTaken_1 && (bytes == 13'd0)) begin  // RequesterSteps.java:161
          state <= State_RETURNED;  // RequesterSteps.java:161
        end else if (isTaken_1 && continues) begin  // RequesterSteps.java:162
          state <= State_RETURN_PACKET;  // RequesterSteps.java:162
        end else if (isTaken_1) begin  // RequesterSteps.java:163
          state <= State_RETURN_ADDRESS;  // RequesterSteps.java:163
        end else begin  // RequesterSteps.java:159
          state <= State_FINISH;  // RequesterSteps.java:164
        end
      end
      State_RETURN_ADDRESS: begin  // RequesterSteps.java:169
        state <= State_RETURN_START;  // RequesterSteps.java:169
      end
      State_RETURN_START: begin  // RequesterSteps.java:170
        if (returnStart_ready) begin  // RequesterSteps.java:170
          state <= State_RETURN_PACKET;  // RequesterSteps.java:170
        end
      end
      State_RETURN_PACKET: begin  // RequesterSteps.java:171
        if (returnPacket_ready) begin  // RequesterSteps.java:171
          state <= State_RETURN_VERDICT;  // RequesterSteps.java:171
        end
      end
      State_RETURN_VERDICT: begin  // RequesterSteps.java:172
        if (accepts) begin  // RequesterSteps.java:174
          state <= State_RETURNED;  // RequesterSteps.java:174
        end else if (returnVerdict_valid && returnVerdict_ready) begin  // RequesterSteps.java:175
          state <= State_FINISH;  // RequesterSteps.java:175
        end
      end
      State_RETURN_DATA: begin  // RequesterSteps.java:176
        if (returned) begin  // RequesterSteps.java:176
          state <= State_RETURNED;  // RequesterSteps.java:176
        end
      end
      State_RETURNED: begin  // RequesterSteps.java:177
        if (endsRead && entry_isSignaled) begin  // RequesterSteps.java:178
          state <= State_EMIT;  // RequesterSteps.java:178
        end else begin  // RequesterSteps.java:178
          state <= State_FINISH;  // RequesterSteps.java:179
        end
      end
      State_FINISH: begin  // RequesterSteps.java:184
        if (!s_hasFailed) begin  // RequesterSteps.java:186
          state <= State_STORE;  // RequesterSteps.java:186
        end else begin  // RequesterSteps.java:186
          state <= State_SETTLE;  // RequesterSteps.java:188
        end
      end
      State_EXPIRE: begin  // RequesterSteps.java:189
        state <= State_SETTLE;  // RequesterSteps.java:189
      end
      State_REFUSE: begin  // RequesterSteps.java:190
        state <= State_SETTLE;  // RequesterSteps.java:190
      end
      State_SETTLE: begin  // RequesterSteps.java:191
        if (fails) begin  // RequesterSteps.java:191
          state <= State_EMIT;  // RequesterSteps.java:191
        end else begin  // RequesterSteps.java:191
          state <= State_STORE;  // RequesterSteps.java:191
        end
      end
      State_EMIT: begin  // RequesterSteps.java:193
        if (completionTaken && goesOn) begin  // RequesterSteps.java:204
          state <= State_ENTRY;  // RequesterSteps.java:204
        end else if (completionTaken && (status != 8'd0)) begin  // RequesterSteps.java:205
          state <= State_STORE;  // RequesterSteps.java:205
        end else if (completionTaken) begin  // RequesterSteps.java:206
          state <= State_FINISH;  // RequesterSteps.java:206
        end
      end
      State_WRITTEN: begin  // RequesterSteps.java:195
        if (written && goesOn) begin  // RequesterSteps.java:204
          state <= State_ENTRY;  // RequesterSteps.java:204
        end else if (written && (status != 8'd0)) begin  // RequesterSteps.java:205
          state <= State_STORE;  // RequesterSteps.java:205
        end else if (written) begin  // RequesterSteps.java:206
          state <= State_FINISH;  // RequesterSteps.java:206
        end
      end
      default /* State_STORE */: begin  // RequesterSteps.java:196
        if (begins) begin  // RequesterSteps.java:198
          state <= State_FETCH;  // RequesterSteps.java:198
        end else begin  // RequesterSteps.java:198
          state <= State_IDLE;  // RequesterSteps.java:200
        end
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // RequesterEvent.java:81
      q <= 6'd0;  // RequesterEvent.java:86
      pending <= 64'd0;  // RequesterEvent.java:114
      isWaiting <= 64'd0;  // RequesterEvent.java:116
      active <= 1'b0;  // MessageUnderWay.java:26
      activePair <= 6'd0;  // MessageUnderWay.java:28
      binds <= 1'b0;  // KeyChange.java:18
      isBound <= 1'b0;  // KeyChange.java:20
      bindingPair <= 6'd0;  // KeyChange.java:24
      waitsToBind <= 64'd0;  // KeyChange.java:26
      isReturning <= 1'b0;  // RequesterSignals.java:41
      inRow <= 3'd0;  // EventChoice.java:93
      wasError <= 64'd0;  // EventChoice.java:65
      shownPsnNow <= 24'd0;  // ContextStore.java:69
      shownIndexNow <= 16'd0;  // ContextStore.java:70
      isTold <= 1'b0;  // ReturnedData.java:52
      returnsBegun <= 7'd0;  // ReturnedData.java:79
      returnsSeen <= 7'd0;  // ReturnedData.java:80
      isKept <= 1'b0;  // ReturnPlace.java:78
    end
  end
  QueuePairTable_requester table_ (  // RequesterEvent.java:88
    .clock(clock), .reset(reset), .index(q), .looks(fetches), .sets(sets), .record(order_data_record),
    .attributes(table_attributes));
  RetryTimers timers (  // RequesterEvent.java:106
    .clock(clock), .reset(reset), .index(q), .starts(startsWaiting || restarts),
    .ticks(answers ? rnrTimes_ticks : timeoutTicks),
    .stops(expires || (finishes && isAllAcked && !isHeldUp)
        || ((state == State_ACT) && (event_ == Event_ORDER)
        && (order_data_sets && (order_data_record[2:0] == 3'd0)))),
    .expired(timers_expired), .expiredIndex(timers_expiredIndex));
  WholeMessage whole_0 (  // Requester.java:185
    .clock(clock), .reset(reset), .isRead(!control[3] && control[2] && (control[1:0] != 2'd3)),
    .isResent(s_sending != s_begun), .length(control[95:64]), .most(most), .measures(state == State_SIZE),
    .begins(state == State_BEGIN), .mayStart(sendStart_ready), .takesSize(sendPacket_ready),
    .takesPlan(plan_ready), .isNext(whole_0_isNext), .starts(whole_0_starts), .isMeasured(whole_0_isMeasured),
    .isBegun(whole_0_isBegun), .hasData(whole_0_hasData), .offersSize(whole_0_offersSize),
    .offersPlan(whole_0_offersPlan), .isFree(whole_0_isFree));
  HeldCompletions_7 held (  // Requester.java:186
    .clock(clock), .reset(reset), .completion_data_queue(table_attributes[27:22]),
    .completion_data_entry({96'd0, record_15}), .completion_data_isSolicited(status != 8'd0),
    .completion_valid(held_completion_valid), .completion_ready(held_completion_ready),
    .completed_data_queue(held_completed_data_queue), .completed_data_entry(held_completed_data_entry),
    .completed_data_isSolicited(held_completed_data_isSolicited), .completed_valid(held_completed_valid),
    .completed_ready(completion_ready), .written(written), .mayBegin(held_mayBegin), .given(held_given),
    .shown(held_shown), .begun(returnsBegun), .seen(returnsSeen));
  RnrTimes_1000 rnrTimes (  // Requester.java:192
    .code(header[68:64]), .ticks(rnrTimes_ticks));
  PairTurns_true turns (  // EventChoice.java:24
    .clock(clock), .reset(reset), .pending(pending), .takes(picks), .rings(posted_valid && posted_ready),
    .ringer(posted_data_number), .index(turns_index), .hasWork(turns_hasWork));
  KeptElements elements (  // ReturnPlace.java:46
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
  wire isResponse_2 = (event_ == Event_RESPONSE) && !(header[3:0] == 4'd8) && (bytes != 13'd0);  // ReturnedData.java:122
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!((state == State_ANSWER) && isReturning)
          || (!(header[3:0] == 4'd8) && (!isLost && isFitting)))) begin  // ReturnedData.java:61
        $display("assertion failed: who begins at once is expected (ReturnedData.java:61)");
        $stop;  // ReturnedData.java:61
      end
      if (!(!((state == State_JUDGE) && isResponse_2 && isFitting && hasOne && !isReturning && !continues)
          || returnStart_ready)) begin  // ReturnedData.java:64
        $display("assertion failed: a place for responses begins at once (ReturnedData.java:64)");
        $stop;  // ReturnedData.java:64
      end
      if (!(!(tellsEarly || tellsNow) || returnPacket_ready)) begin  // ReturnedData.java:65
        $display("assertion failed: a response's size is taken at once (ReturnedData.java:65)");
        $stop;  // ReturnedData.java:65
      end
    end
  end
`endif
`ifdef FORMAL
  wire isResponse_2 = (event_ == Event_RESPONSE) && !(header[3:0] == 4'd8) && (bytes != 13'd0);  // ReturnedData.java:122
  always @(posedge clock) begin
    if (!reset) begin
      assert (!((state == State_ANSWER) && isReturning) || (!(header[3:0] == 4'd8) && (!isLost && isFitting)));  // ReturnedData.java:61
      assert (!((state == State_JUDGE) && isResponse_2 && isFitting && hasOne && !isReturning && !continues)
          || returnStart_ready);  // ReturnedData.java:64
      assert (!(tellsEarly || tellsNow) || returnPacket_ready);  // ReturnedData.java:65
    end
  end
`endif
endmodule
`default_nettype wire
