`default_nettype none
// overlaps=true, checks=ONCE, receives=KEPT, ahead=8, translations=PREFETCHED
module Responder_overlaps_checks_ONCE_receives_KEPT_ahead8_translations_PREFETCHED (  // Responder.java:277
  input  wire clock,  // Responder.java:277
  input  wire reset,  // Responder.java:277
  input  wire [5:0] order_data_queuePair,  // Responder.java:58
  input  wire order_data_sets,  // Responder.java:58
  input  wire [383:0] order_data_record,  // Responder.java:58
  input  wire order_valid,  // Responder.java:58
  output wire order_ready,  // Responder.java:58
  output wire [23:0] shownPsn,  // Responder.java:60
  output wire [15:0] shownIndex,  // Responder.java:62
  input  wire [5:0] posted_data_number,  // Responder.java:64
  input  wire [15:0] posted_data_index,  // Responder.java:64
  input  wire posted_valid,  // Responder.java:64
  output wire posted_ready,  // Responder.java:64
  input  wire [5:0] postedShared_data_number,  // Responder.java:66
  input  wire [15:0] postedShared_data_index,  // Responder.java:66
  input  wire postedShared_valid,  // Responder.java:66
  output wire postedShared_ready,  // Responder.java:66
  input  wire [5:0] beginsShared_data_number,  // Responder.java:68
  input  wire [15:0] beginsShared_data_index,  // Responder.java:68
  input  wire beginsShared_valid,  // Responder.java:68
  output wire beginsShared_ready,  // Responder.java:68
  input  wire [127:0] sharedRecord,  // Responder.java:70
  input  wire [5:0] limitsShared_data_number,  // Responder.java:72
  input  wire [15:0] limitsShared_data_index,  // Responder.java:72
  input  wire limitsShared_valid,  // Responder.java:72
  output wire limitsShared_ready,  // Responder.java:72
  input  wire [63:0] isError,  // Responder.java:74
  output wire [5:0] queuePair,  // Responder.java:76
  output wire setsError,  // Responder.java:78
  input  wire waits,  // Responder.java:81
  input  wire [15:0] from,  // Responder.java:83
  input  wire [12:0] bytes,  // Responder.java:85
  input  wire [191:0] header,  // Responder.java:87
  input  wire [127:0] extension,  // Responder.java:89
  output wire accepts,  // Responder.java:91
  output wire drops,  // Responder.java:93
  output wire holds,  // Responder.java:95
  output wire memory_data_write,  // Responder.java:98
  output wire [42:0] memory_data_line,  // Responder.java:98
  output wire [255:0] memory_data_data,  // Responder.java:98
  output wire [31:0] memory_data_lanes,  // Responder.java:98
  output wire memory_valid,  // Responder.java:98
  input  wire memory_ready,  // Responder.java:98
  input  wire returns,  // Responder.java:100
  input  wire [255:0] line,  // Responder.java:102
  output wire [63:0] check_data_address,  // Responder.java:105
  output wire [31:0] check_data_key,  // Responder.java:105
  output wire [31:0] check_data_bytes,  // Responder.java:105
  output wire [15:0] check_data_domain,  // Responder.java:105
  output wire [3:0] check_data_rights,  // Responder.java:105
  output wire check_data_last,  // Responder.java:105
  output wire check_data_isPhysical,  // Responder.java:105
  output wire check_data_isCheck,  // Responder.java:105
  output wire check_data_isList,  // Responder.java:105
  output wire check_data_isWrong,  // Responder.java:105
  output wire check_valid,  // Responder.java:105
  input  wire check_ready,  // Responder.java:105
  input  wire checked,  // Responder.java:107
  input  wire isAllowed,  // Responder.java:109
  output wire start_data_isList,  // Responder.java:111
  output wire start_data_isPhysical,  // Responder.java:111
  output wire [47:0] start_data_list,  // Responder.java:111
  output wire [8:0] start_data_elements,  // Responder.java:111
  output wire [63:0] start_data_address,  // Responder.java:111
  output wire [31:0] start_data_key,  // Responder.java:111
  output wire [31:0] start_data_length,  // Responder.java:111
  output wire [31:0] start_data_skip,  // Responder.java:111
  output wire [15:0] start_data_domain,  // Responder.java:111
  output wire [3:0] start_data_rights,  // Responder.java:111
  output wire start_valid,  // Responder.java:111
  input  wire start_ready,  // Responder.java:111
  output wire [12:0] packet_data,  // Responder.java:113
  output wire packet_valid,  // Responder.java:113
  input  wire packet_ready,  // Responder.java:113
  input  wire verdict_data,  // Responder.java:115
  input  wire verdict_valid,  // Responder.java:115
  output wire verdict_ready,  // Responder.java:115
  input  wire [47:0] segment_data_address,  // Responder.java:117
  input  wire [30:0] segment_data_bytes,  // Responder.java:117
  input  wire segment_data_last,  // Responder.java:117
  input  wire segment_valid,  // Responder.java:117
  output wire segment_ready,  // Responder.java:117
  output wire [47:0] data_data_address,  // Responder.java:119
  output wire [30:0] data_data_bytes,  // Responder.java:119
  output wire data_data_last,  // Responder.java:119
  output wire data_valid,  // Responder.java:119
  input  wire data_ready,  // Responder.java:119
  input  wire visible,  // Responder.java:121
  output wire isExclusive,  // Responder.java:123
  input  wire isWriting,  // Responder.java:125
  output wire [1:0] note_data_kind,  // Responder.java:128
  output wire [5:0] note_data_queuePair,  // Responder.java:128
  output wire [4:0] note_data_place,  // Responder.java:128
  output wire [7:0] note_data_syndrome,  // Responder.java:128
  output wire [23:0] note_data_psn,  // Responder.java:128
  output wire [23:0] note_data_messages,  // Responder.java:128
  output wire note_data_resource_isAtomic,  // Responder.java:128
  output wire [23:0] note_data_resource_psn,  // Responder.java:128
  output wire [63:0] note_data_resource_address,  // Responder.java:128
  output wire [31:0] note_data_resource_key,  // Responder.java:128
  output wire [31:0] note_data_resource_length,  // Responder.java:128
  output wire [23:0] note_data_resource_messages,  // Responder.java:128
  output wire note_valid,  // Responder.java:128
  input  wire note_ready,  // Responder.java:128
  input  wire [4:0] head,  // Responder.java:130
  output wire [5:0] completion_data_queue,  // Responder.java:132
  output wire [255:0] completion_data_entry,  // Responder.java:132
  output wire completion_data_isSolicited,  // Responder.java:132
  output wire completion_valid,  // Responder.java:132
  input  wire completion_ready,  // Responder.java:132
  input  wire written,  // Responder.java:150
  output wire [7:0] happened_data_kind,  // Responder.java:152
  output wire [5:0] happened_data_number,  // Responder.java:152
  output wire happened_valid,  // Responder.java:152
  input  wire happened_ready,  // Responder.java:152
  output wire ignores,  // Responder.java:154
  output wire [63:0] prefetch_data_address,  // Responder.java:288
  output wire [31:0] prefetch_data_key,  // Responder.java:288
  output wire [31:0] prefetch_data_bytes,  // Responder.java:288
  output wire [15:0] prefetch_data_domain,  // Responder.java:288
  output wire [3:0] prefetch_data_rights,  // Responder.java:288
  output wire prefetch_data_last,  // Responder.java:288
  output wire prefetch_data_isPhysical,  // Responder.java:288
  output wire prefetch_data_isCheck,  // Responder.java:288
  output wire prefetch_data_isList,  // Responder.java:288
  output wire prefetch_data_isWrong,  // Responder.java:288
  output wire prefetch_valid,  // Responder.java:288
  input  wire prefetch_ready,  // Responder.java:288
  output wire isReceiveKept,  // Responder.java:292
  output wire [42:0] receiveNumber,  // Responder.java:293
  output wire [255:0] receive,  // Responder.java:294
  output wire [45:0] aheadMemory_data,  // Responder.java:300
  output wire aheadMemory_valid,  // Responder.java:300
  input  wire aheadMemory_ready,  // Responder.java:300
  input  wire aheadAnswers,  // Responder.java:301
  input  wire [2:0] aheadTag,  // Responder.java:302
  input  wire [255:0] aheadLine  // Responder.java:303
);
  localparam [1:0] Event_ORDER = 2'd0;
  localparam [1:0] Event_PACKET = 2'd1;
  localparam [1:0] Event_FLUSH = 2'd2;
  localparam [5:0] State_IDLE = 6'd0;
  localparam [5:0] State_FETCH = 6'd1;
  localparam [5:0] State_LOAD = 6'd2;
  localparam [5:0] State_ACT = 6'd3;
  localparam [5:0] State_MEASURE = 6'd4;
  localparam [5:0] State_LOOK = 6'd5;
  localparam [5:0] State_SEARCH = 6'd6;
  localparam [5:0] State_FOUND = 6'd7;
  localparam [5:0] State_COMPARE = 6'd8;
  localparam [5:0] State_AGAIN = 6'd9;
  localparam [5:0] State_JUDGE = 6'd10;
  localparam [5:0] State_RESOURCES = 6'd11;
  localparam [5:0] State_LACKING = 6'd12;
  localparam [5:0] State_ADDRESS = 6'd13;
  localparam [5:0] State_READ = 6'd14;
  localparam [5:0] State_WAIT = 6'd15;
  localparam [5:0] State_AHEAD = 6'd16;
  localparam [5:0] State_TAKEN = 6'd17;
  localparam [5:0] State_LENGTH = 6'd18;
  localparam [5:0] State_CHECK = 6'd19;
  localparam [5:0] State_CHECKING = 6'd20;
  localparam [5:0] State_START = 6'd21;
  localparam [5:0] State_PACKET = 6'd22;
  localparam [5:0] State_VERDICT = 6'd23;
  localparam [5:0] State_DATA = 6'd24;
  localparam [5:0] State_LOCK = 6'd25;
  localparam [5:0] State_LOCKED = 6'd26;
  localparam [5:0] State_READ_WORD = 6'd27;
  localparam [5:0] State_WAIT_WORD = 6'd28;
  localparam [5:0] State_SUM = 6'd29;
  localparam [5:0] State_COMPUTE = 6'd30;
  localparam [5:0] State_WRITE_WORD = 6'd31;
  localparam [5:0] State_WAIT_WRITTEN = 6'd32;
  localparam [5:0] State_EXECUTED = 6'd33;
  localparam [5:0] State_COMPLETE = 6'd34;
  localparam [5:0] State_WRITTEN = 6'd35;
  localparam [5:0] State_REFUSE = 6'd36;
  localparam [5:0] State_EVENT = 6'd37;
  localparam [5:0] State_NOTE = 6'd38;
  localparam [5:0] State_LIMIT = 6'd39;
  localparam [5:0] State_STORE = 6'd40;
  reg  [5:0] state;  // Responder.java:206
  reg  [1:0] event_;  // Responder.java:207
  reg  [5:0] q;  // Responder.java:208
  reg  [23:0] s_psn;  // Responder.java:212
  reg  [23:0] s_messages;  // Responder.java:212
  reg  [15:0] s_taken;  // Responder.java:212
  reg  s_inMessage;  // Responder.java:212
  reg  s_isWrite;  // Responder.java:212
  reg  s_isTold;  // Responder.java:212
  reg  [31:0] s_left;  // Responder.java:212
  reg  s_isLastTold;  // Responder.java:212
  reg  [15:0] s_entry;  // Responder.java:212
  reg  [42:0] s_line;  // Responder.java:212
  reg  [8:0] s_elements;  // Responder.java:212
  reg  [4:0] s_tail;  // Responder.java:212
  reg  [4:0] s_kept;  // Responder.java:212
  reg  [15:0] postedIndex;  // Responder.java:213
  reg  inError;  // Responder.java:214
  reg  [63:0] flushing;  // Responder.java:215
  reg  [12:0] most;  // Responder.java:218
  reg  [23:0] packets;  // Responder.java:220
  reg  hasData;  // Responder.java:237
  reg  [31:0] left;  // Responder.java:238
  reg  [7:0] syndrome;  // Responder.java:241
  reg  [7:0] status;  // Responder.java:242
  reg  [7:0] eventKind;  // Responder.java:243
  reg  hasEvent;  // Responder.java:244
  reg  isFailing;  // Responder.java:245
  reg  [1:0] noteKind;  // Responder.java:246
  reg  [63:0] original;  // Responder.java:247
  reg  [4:0] place;  // Responder.java:248
  reg  [47:0] word;  // Responder.java:251
  reg  [63:0] replaced;  // Responder.java:252
  wire isSettled;  // Responder.java:258
  wire isCompleted;  // Responder.java:259
  reg  continues;  // Responder.java:260
  wire begins;  // Responder.java:377
  reg  mayCome;  // Responder.java:468
  reg  isNext;  // Responder.java:469
  reg  isOld;  // Responder.java:470
  reg  isWrong;  // Responder.java:471
  reg  lacksRight;  // Responder.java:472
  wire isFound;  // Responder.java:537
  wire hasMore;  // Responder.java:538
  wire tellsMissing;  // Responder.java:618
  wire repeatsAnswer;  // Responder.java:619
  wire invalid;  // Responder.java:620
  wire lacksReceive;  // Responder.java:621
  wire tooMany;  // Responder.java:622
  wire doesNotFit;  // Responder.java:623
  wire isUneven;  // Responder.java:624
  wire completes;  // Responder.java:794
  wire isWordOpen;  // Responder.java:850
  wire isManifold;  // Responder.java:949
  wire noteTaken;  // Responder.java:951
  wire completionTaken;  // Responder.java:952
  reg  [255:0] keptReceive;  // Responder.java:304
  wire held_completion_valid;  // Responder.java:305
  reg  [32:0] rounded;  // Responder.java:357
  reg  [5:0] turn;  // Responder.java:380
  reg  [63:0] wasError;  // Responder.java:381
  reg  [177:0] stored;  // Responder.java:419
  reg  [15:0] storedPosted;  // Responder.java:420
  reg  [23:0] shownPsnNow;  // Responder.java:454
  reg  [15:0] shownIndexNow;  // Responder.java:455
  reg  [4:0] searched;  // Responder.java:511
  reg  [23:0] found;  // Responder.java:515
  reg  [23:0] foundPsn;  // Responder.java:517
  reg  [4:0] waiting;  // Responder.java:564
  reg  isCrowded;  // Responder.java:566
  reg  [47:0] entry;  // Responder.java:574
  reg  offers;  // Responder.java:671
  reg  [63:0] wanted_1_address;  // Responder.java:672
  reg  [31:0] wanted_1_key;  // Responder.java:672
  reg  [31:0] wanted_1_bytes;  // Responder.java:672
  reg  [15:0] wanted_1_domain;  // Responder.java:672
  reg  [3:0] wanted_1_rights;  // Responder.java:672
  reg  wanted_1_last;  // Responder.java:672
  reg  wanted_1_isPhysical;  // Responder.java:672
  reg  wanted_1_isCheck;  // Responder.java:672
  reg  wanted_1_isList;  // Responder.java:672
  reg  wanted_1_isWrong;  // Responder.java:672
  reg  isReceiveHere;  // Responder.java:693
  reg  [42:0] keptReceiveNumber;  // Responder.java:694
  reg  isSeveral;  // Responder.java:730
  reg  [31:0] done;  // Responder.java:761
  reg  locked;  // Responder.java:797
  reg  isOpen;  // Responder.java:801
  reg  isEqual;  // Responder.java:814
  reg  [63:0] sum;  // Responder.java:815
  reg  [5:0] keptPair;  // Responder.java:960
  reg  [23:0] keptPsn;  // Responder.java:961
  reg  isKept;  // Responder.java:962
  reg  isFailed;  // Responder.java:996
  wire shared_begins_ready, shared_limits_ready, shared_posted_ready, shared_hasReceive, shared_reachesLimit;  // Responder.java:210
  wire [15:0] shared_next, shared_domain; wire [47:0] shared_offset, shared_base;  // Responder.java:210
  wire [142:0] table_attributes, table_lent; wire table_lends;  // Responder.java:334
  wire receives_isQuiet, receives_isHere, receives_isSingle, receives_looks, receives_memory_valid;  // Responder.java:299
  wire [127:0] receives_element; wire [5:0] receives_looked; wire [45:0] receives_memory_data;  // Responder.java:299
  wire held_note_ready, held_told_data_resource_isAtomic, held_told_valid, held_completion_ready,
      held_completed_data_isSolicited, held_completed_valid, held_isSettled, held_isCompleted;  // Responder.java:305
  wire [1:0] held_told_data_kind; wire [5:0] held_told_data_queuePair, held_completed_data_queue;  // Responder.java:305
  wire [4:0] held_told_data_place; wire [7:0] held_told_data_syndrome;  // Responder.java:305
  wire [23:0] held_told_data_psn, held_told_data_messages, held_told_data_resource_psn,
      held_told_data_resource_messages;  // Responder.java:305
  wire [63:0] held_told_data_resource_address;  // Responder.java:305
  wire [31:0] held_told_data_resource_key, held_told_data_resource_length;  // Responder.java:305
  wire [255:0] held_completed_data_entry;  // Responder.java:305
  reg  [177:0] states [0:63];  // Responder.java:222
  reg  [15:0] postings [0:63];  // Responder.java:223
  reg  [23:0] psns [0:1023];  // Responder.java:512
  wire [3:0] operation = header[3:0];  // LayoutField.java:18
  wire [23:0] psn = header[63:40];  // LayoutField.java:18
  wire [31:0] length = header[191:160];  // LayoutField.java:18
  wire isFirst = header[4];  // LayoutField.java:23
  wire isLast = header[5];  // LayoutField.java:23
  wire hasImmediate = header[6];  // LayoutField.java:23
  wire isSend = operation == 4'd0;  // Responder.java:232
  wire isWrite = operation == 4'd1;  // Responder.java:233
  wire isRead = operation == 4'd2;  // Responder.java:234
  wire isAtomic = (operation == 4'd3) || (operation == 4'd4);  // Responder.java:236
  wire isShared = table_attributes[10];  // Responder.java:282
  wire [2:0] mtu = table_attributes[9:7];  // QueuePairTable.java:108
  wire [32:0] least = (length == 32'd0) ? 33'd1 : {1'b0, length};  // WorkEntry.java:83
  wire [32:0] halves = {8'd0, rounded[32:8]};  // WorkEntry.java:61
  wire idle = state == State_IDLE;  // Responder.java:370
  wire [63:0] flushes_0_shifted = flushing >> turn;  // Responder.java:384
  wire flushes_0 = flushes_0_shifted[0];  // Responder.java:384
  wire isUrgent = order_valid || waits;  // Responder.java:385
  wire isQuiet = isSettled && isCompleted && receives_isQuiet;  // Responder.java:387
  wire picks = idle && !isUrgent && flushes_0 && isQuiet;  // Responder.java:388
  wire isPacket = !order_valid && waits;  // Responder.java:389
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
      posted_data_number == 6'd1, posted_data_number == 6'd0};  // Responder.java:408
  wire [63:0] rung = ((posted_valid && posted_ready) ? rung_joined : 64'd0) & isError;  // Responder.java:408
  wire [63:0] failing = isError & ~wasError;  // Responder.java:409
  wire [63:0] taken_joined = {turn == 6'd63, turn == 6'd62, turn == 6'd61, turn == 6'd60, turn == 6'd59, turn
      == 6'd58, turn == 6'd57, turn == 6'd56, turn == 6'd55, turn == 6'd54, turn == 6'd53, turn == 6'd52, turn
      == 6'd51, turn == 6'd50, turn == 6'd49, turn == 6'd48, turn == 6'd47, turn == 6'd46, turn == 6'd45, turn
      == 6'd44, turn == 6'd43, turn == 6'd42, turn == 6'd41, turn == 6'd40, turn == 6'd39, turn == 6'd38, turn
      == 6'd37, turn == 6'd36, turn == 6'd35, turn == 6'd34, turn == 6'd33, turn == 6'd32, turn == 6'd31, turn
      == 6'd30, turn == 6'd29, turn == 6'd28, turn == 6'd27, turn == 6'd26, turn == 6'd25, turn == 6'd24, turn
      == 6'd23, turn == 6'd22, turn == 6'd21, turn == 6'd20, turn == 6'd19, turn == 6'd18, turn == 6'd17, turn
      == 6'd16, turn == 6'd15, turn == 6'd14, turn == 6'd13, turn == 6'd12, turn == 6'd11, turn == 6'd10, turn
      == 6'd9, turn == 6'd8, turn == 6'd7, turn == 6'd6, turn == 6'd5, turn == 6'd4, turn == 6'd3, turn == 6'd2,
      turn == 6'd1, turn == 6'd0};  // Responder.java:410
  wire [63:0] taken = picks ? taken_joined : 64'd0;  // Responder.java:410
  wire [63:0] more_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q == 6'd57,
      q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49, q
      == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q == 6'd40,
      q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32, q
      == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q == 6'd23,
      q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15, q
      == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Responder.java:411
  wire [63:0] more = ((state == State_STORE) && inError) ? more_joined : 64'd0;  // Responder.java:411
  wire fetches = state == State_FETCH;  // Responder.java:370
  wire [2:0] wanted_0 = order_data_record[2:0];  // LayoutField.java:18
  wire carriesOut = (state == State_ACT) && (event_ == Event_ORDER);  // Responder.java:429
  wire sets = carriesOut && order_data_sets;  // Responder.java:430
  wire resets = sets && (wanted_0 == 3'd0);  // Responder.java:431
  wire starts = sets && (wanted_0 == 3'd2) && (table_attributes[2:0] != 3'd2);  // Responder.java:433
  wire [2:0] own = table_attributes[2:0];  // QueuePairTable.java:108
  wire answers = (own == 3'd2) || (own == 3'd3);  // Responder.java:477
  wire isPair = header[39:22] == 18'd0;  // Responder.java:478
  wire [23:0] ahead = psn - s_psn;  // Responder.java:480
  wire isData = isSend || isWrite;  // Responder.java:483
  wire isOther = !isData || (s_isWrite != isWrite);  // Responder.java:484
  wire isBroken = s_inMessage ? (isFirst || isOther) : !isFirst;  // Responder.java:485
  wire isUnknown = !(isData || isRead || isAtomic);  // Responder.java:486
  wire isSize = isLast ? (bytes <= most) : (bytes == most);  // Responder.java:487
  wire isCrooked = isAtomic && (header[66:64] != 3'd0);  // Responder.java:488
  wire isTooLong = length[31] && (length[30:0] != 31'd0);  // Responder.java:489
  wire [3:0] access = table_attributes[6:3];  // QueuePairTable.java:108
  wire mayWrite = access[1];  // Responder.java:495
  wire mayRead = access[2];  // Responder.java:496
  wire mayAtomic = access[3];  // Responder.java:497
  wire keeps = (state == State_EXECUTED) && (isRead || isAtomic);  // Responder.java:513
  wire judges_0 = state == State_JUDGE;  // Responder.java:370
  wire judges_1 = (state == State_JUDGE) && mayCome;  // Responder.java:541
  wire isMissed = !isNext && !isOld;  // Responder.java:542
  wire resources = state == State_RESOURCES;  // Responder.java:370
  wire needsReceive = (isSend && isFirst) || (isWrite && isLast && hasImmediate);  // Responder.java:553
  wire hasReceive = isShared ? shared_hasReceive : (postedIndex != s_taken);  // Responder.java:556
  wire [15:0] inQueue = s_taken & ~(16'hffff << table_attributes[90:87]);  // WorkEntry.java:36
  wire [3:0] shift_0_difference = table_attributes[94:91] - 4'd6;  // WorkEntry.java:46
  wire [2:0] shift_0 = shift_0_difference[2:0];  // WorkEntry.java:46
  wire [47:0] offset = {26'd0, inQueue, 6'd0} << shift_0;  // WorkEntry.java:47
  wire [47:0] base = isShared ? shared_base : table_attributes[142:95];  // Responder.java:575
  wire [47:0] distance = isShared ? shared_offset : offset;  // Responder.java:576
  wire measures = (state == State_LENGTH) && !isManifold;  // Responder.java:579
  wire takes = measures && isSend && isFirst;  // Responder.java:603
  wire overflows = isSend && isFirst && (keptReceive[95:64] < length);  // Responder.java:580
  wire isOdd = (isSend || isWrite) && (isLast ? (left != {19'd0, bytes}) : (left <= {19'd0, bytes}));  // Responder.java:581
  wire isInvalid_0 = invalid || tooMany || doesNotFit || isUneven;  // Responder.java:584
  wire isForbidden = (state == State_CHECKING) && checked && !isAllowed;  // Responder.java:654
  wire isVanished_0 = verdict_valid && verdict_ready && !verdict_data;  // Responder.java:655
  wire isRequest = (state == State_ACT) && (event_ == Event_PACKET) && isFirst && !isSend;  // Responder.java:673
  wire isReceive = (state == State_LENGTH) && !isManifold && isSend && isFirst;  // Responder.java:676
  wire [127:0] element = keptReceive[255:128];  // Responder.java:677
  wire isTaken = state == State_TAKEN;  // Responder.java:370
  wire comes = ((state == State_WAIT) && returns) || isTaken;  // Responder.java:696
  wire isOrdered_0 = (order_valid && order_ready) || (beginsShared_valid && beginsShared_ready);  // Responder.java:697
  wire [31:0] whole_0 = receives_element[95:64];  // RecordLayout.java:81
  wire [86:0] placed_0 = {whole_0, 55'd0};  // RecordLayout.java:83
  wire [95:0] record_0 = {placed_0, 9'd1};  // RecordLayout.java:84
  wire [127:0] control = {32'd0, record_0};  // RecordLayout.java:93
  wire isWhole = !isTaken || receives_isSingle;  // Responder.java:702
  wire isRight = verdict_valid && verdict_ready && verdict_data;  // Responder.java:769
  wire executed = state == State_EXECUTED;  // Responder.java:370
  wire isSilent = (executed && (!hasData || isAtomic)) || (state == State_REFUSE);  // Responder.java:775
  wire takesReceive = isSend || hasImmediate;  // Responder.java:789
  wire [7:0] shift_1 = {word[4:3], 6'd0};  // Responder.java:808
  wire [63:0] operand = extension[63:0];  // LayoutField.java:18
  wire isWord = (state == State_READ_WORD) || (state == State_WRITE_WORD);  // Responder.java:822
  wire flushes_1 = (state == State_ACT) && (event_ == Event_FLUSH);  // Responder.java:853
  wire [15:0] whole_1 = s_entry;  // RecordLayout.java:81
  wire [16:0] record_1 = {1'b1, whole_1};  // RecordLayout.java:84
  wire whole_2 = isShared;  // RecordLayout.java:81
  wire [17:0] record_2 = {whole_2, record_1};  // RecordLayout.java:84
  wire whole_3 = hasImmediate;  // RecordLayout.java:81
  wire [18:0] record_3 = {whole_3, record_2};  // RecordLayout.java:84
  wire [23:0] whole_4 = {18'd0, q};  // RecordLayout.java:81
  wire [68:0] placed_1 = {whole_4, 45'd0};  // RecordLayout.java:83
  wire [87:0] record_4 = {placed_1, record_3};  // RecordLayout.java:84
  wire [23:0] whole_5 = table_attributes[60:37];  // RecordLayout.java:81
  wire [111:0] record_5 = {whole_5, record_4};  // RecordLayout.java:84
  wire [7:0] whole_6 = isSend ? 8'd128 : 8'd129;  // RecordLayout.java:81
  wire [119:0] record_6 = {whole_6, record_5};  // RecordLayout.java:84
  wire [7:0] whole_7 = status;  // RecordLayout.java:81
  wire [127:0] record_7 = {whole_7, record_6};  // RecordLayout.java:84
  wire [31:0] whole_8 = length;  // RecordLayout.java:81
  wire [159:0] record_8 = {whole_8, record_7};  // RecordLayout.java:84
  wire [31:0] whole_9 = extension[31:0];  // RecordLayout.java:81
  wire [191:0] record_9 = {whole_9, record_8};  // RecordLayout.java:84
  wire isLimit = state == State_LIMIT;  // Responder.java:370
  wire isAcknowledged = syndrome == 8'd0;  // Responder.java:904
  wire isOrdered_1 = (state == State_ACT) && (event_ == Event_ORDER);  // Responder.java:963
  wire isVanished_1 = verdict_valid && verdict_ready && !verdict_data;  // Responder.java:964
  wire isInvalid_1 = invalid || tooMany || doesNotFit || isUneven;  // Responder.java:1002
  wire isRepeatedRead = isOld && (isRead || isAtomic);  // Responder.java:1003
  wire isLonger = (isWrite && !isLast) || isRead;  // Responder.java:986
  wire isIndirect = header[146];  // LayoutField.java:23
  wire needsCheck = (isFirst && isLonger && (length != 32'd0)) || (isAtomic && isIndirect);  // Responder.java:988
  wire holdsReceive = s_inMessage && !s_isWrite;  // Responder.java:1007
  wire hasFlush = inError && (isShared ? holdsReceive : (s_taken != postedIndex));  // Responder.java:1008
  wire tellsLast = inError && isShared && !s_isLastTold;  // Responder.java:1009
  wire needsList = isSend && isFirst;  // Responder.java:1010
  wire [32:0] packets_shifted = halves >> (mtu - 3'd1);  // Responder.java:359
  wire [177:0] stored_read = states[q];  // Responder.java:419
  wire [15:0] storedPosted_read = postings[q];  // Responder.java:420
  wire [63:0] inError_shifted = isError >> q;  // Responder.java:424
  wire [5:0] postings_address_choice = resets ? q : posted_data_number;  // Responder.java:440
  wire [9:0] psns_address_joined = {q, s_tail[3:0]};  // Responder.java:514
  wire [9:0] found_address_joined = {q, place[3:0]};  // Responder.java:515
  wire [23:0] found_read = psns[found_address_joined];  // Responder.java:515
  wire [255:0] original_shifted = line >> shift_1;  // Responder.java:811
  wire [63:0] isFailed_shifted = isError >> q;  // Responder.java:997
  assign order_ready = carriesOut;  // Responder.java:434
  assign shownPsn = shownPsnNow;  // Responder.java:460
  assign shownIndex = shownIndexNow;  // Responder.java:461
  assign posted_ready = !resets;  // Responder.java:437
  assign postedShared_ready = shared_posted_ready;  // Responder.java:363
  assign beginsShared_ready = shared_begins_ready;  // Responder.java:364
  assign limitsShared_ready = shared_limits_ready;  // Responder.java:366
  assign queuePair = q;  // Responder.java:462
  assign setsError = state == State_REFUSE;  // Responder.java:896
  assign accepts = isRight && !isAtomic;  // Responder.java:770
  assign drops = isSilent || (state == State_LACKING) || ((state == State_JUDGE) && (!mayCome || !isNext));  // Responder.java:776
  assign holds = (event_ == Event_PACKET) && !(state == State_IDLE);  // Responder.java:463
  assign memory_data_write = state == State_WRITE_WORD;  // Responder.java:824
  assign memory_data_line = isWord ? word[47:5] : entry[47:5];  // Responder.java:827
  assign memory_data_data = {4{replaced}};  // Responder.java:831
  assign memory_data_lanes = (state == State_WRITE_WORD) ? (32'd255 << {word[4:3], 3'd0}) : 32'hffffffff;  // Responder.java:834
  assign memory_valid = ((state == State_READ) || isWord) && !isWordOpen;  // Responder.java:823
  assign check_data_address = header[127:64];  // Responder.java:643
  assign check_data_key = header[159:128];  // Responder.java:644
  assign check_data_bytes = isAtomic ? 32'd8 : length;  // Responder.java:645
  assign check_data_domain = table_attributes[30:15];  // Responder.java:646
  assign check_data_rights = isWrite ? 4'd2 : (isRead ? 4'd4 : (isAtomic ? 4'd8 : 4'd1));  // Responder.java:647
  assign check_data_last = 1'b1;  // Responder.java:648
  assign check_data_isPhysical = 1'b0;  // Responder.java:649
  assign check_data_isCheck = 1'b1;  // Responder.java:650
  assign check_data_isList = 1'b0;  // Responder.java:651
  assign check_data_isWrong = isAtomic && header[146];  // Responder.java:653
  assign check_valid = state == State_CHECK;  // Responder.java:642
  assign start_data_isList = isSend;  // Responder.java:754
  assign start_data_isPhysical = 1'b0;  // Responder.java:755
  assign start_data_list = {s_line, 5'd16};  // Responder.java:756
  assign start_data_elements = s_elements;  // Responder.java:757
  assign start_data_address = header[127:64];  // Responder.java:758
  assign start_data_key = header[159:128];  // Responder.java:759
  assign start_data_length = isAtomic ? 32'd8 : length;  // Responder.java:760
  assign start_data_skip = isAtomic ? 32'd0 : done;  // Responder.java:763
  assign start_data_domain = (isSend && isShared) ? shared_domain : table_attributes[30:15];  // Responder.java:764
  assign start_data_rights = isWrite ? 4'd2 : (isRead ? 4'd4 : (isAtomic ? 4'd8 : 4'd1));  // Responder.java:765
  assign start_valid = state == State_START;  // Responder.java:753
  assign packet_data = isAtomic ? 13'd8 : bytes;  // Responder.java:767
  assign packet_valid = state == State_PACKET;  // Responder.java:766
  assign verdict_ready = (state == State_VERDICT) && (!isWordOpen || isAtomic);  // Responder.java:768
  assign segment_ready = isAtomic ? ((state == State_LOCK) && !isWordOpen) : data_ready;  // Responder.java:773
  assign data_data_address = segment_data_address;  // Responder.java:771
  assign data_data_bytes = segment_data_bytes;  // Responder.java:771
  assign data_data_last = segment_data_last;  // Responder.java:771
  assign data_valid = segment_valid && !isAtomic;  // Responder.java:772
  assign isExclusive = locked || isWordOpen;  // Responder.java:806
  assign note_data_kind = held_told_data_kind;  // Responder.java:941
  assign note_data_queuePair = held_told_data_queuePair;  // Responder.java:941
  assign note_data_place = held_told_data_place;  // Responder.java:941
  assign note_data_syndrome = held_told_data_syndrome;  // Responder.java:941
  assign note_data_psn = held_told_data_psn;  // Responder.java:941
  assign note_data_messages = held_told_data_messages;  // Responder.java:941
  assign note_data_resource_isAtomic = held_told_data_resource_isAtomic;  // Responder.java:941
  assign note_data_resource_psn = held_told_data_resource_psn;  // Responder.java:941
  assign note_data_resource_address = held_told_data_resource_address;  // Responder.java:941
  assign note_data_resource_key = held_told_data_resource_key;  // Responder.java:941
  assign note_data_resource_length = held_told_data_resource_length;  // Responder.java:941
  assign note_data_resource_messages = held_told_data_resource_messages;  // Responder.java:941
  assign note_valid = held_told_valid;  // Responder.java:941
  assign completion_data_queue = held_completed_data_queue;  // Responder.java:925
  assign completion_data_entry = held_completed_data_entry;  // Responder.java:925
  assign completion_data_isSolicited = held_completed_data_isSolicited;  // Responder.java:925
  assign completion_valid = held_completed_valid;  // Responder.java:925
  assign happened_data_kind = isLimit ? 8'd15 : eventKind;  // Responder.java:891
  assign happened_data_number = isLimit ? {2'd0, table_attributes[14:11]} : q;  // Responder.java:894
  assign happened_valid = ((state == State_EVENT) && isCompleted) || isLimit;  // Responder.java:890
  assign ignores = drops && (state == State_JUDGE) && (!mayCome || isOld);  // Responder.java:507
  assign isSettled = held_isSettled;  // Responder.java:942
  assign isCompleted = held_isCompleted;  // Responder.java:927
  assign begins = idle && (isUrgent || flushes_0) && (isPacket || isQuiet);  // Responder.java:390
  assign isFound = foundPsn == psn;  // Responder.java:519
  assign hasMore = searched != 5'd0;  // Responder.java:529
  assign tellsMissing = judges_1 && isMissed && !s_isTold;  // Responder.java:543
  assign repeatsAnswer = judges_1 && isOld && (isSend || isWrite) && !s_isTold;  // Responder.java:544
  assign invalid = judges_1 && isNext && (isWrong || lacksRight);  // Responder.java:550
  assign lacksReceive = resources && needsReceive && !hasReceive;  // Responder.java:559
  assign tooMany = resources && (isRead || isAtomic) && isCrowded;  // Responder.java:568
  assign doesNotFit = measures && overflows;  // Responder.java:582
  assign isUneven = measures && isOdd;  // Responder.java:583
  assign completes = executed && isLast && (isSend || isWrite) && takesReceive;  // Responder.java:790
  assign isWordOpen = isOpen;  // Responder.java:805
  assign isManifold = isSeveral && isSend && isFirst;  // Responder.java:733
  assign noteTaken = held_note_ready;  // Responder.java:944
  assign completionTaken = held_completion_valid && held_completion_ready;  // Responder.java:924
  assign prefetch_data_address = wanted_1_address;  // Responder.java:688
  assign prefetch_data_key = wanted_1_key;  // Responder.java:688
  assign prefetch_data_bytes = wanted_1_bytes;  // Responder.java:688
  assign prefetch_data_domain = wanted_1_domain;  // Responder.java:688
  assign prefetch_data_rights = wanted_1_rights;  // Responder.java:688
  assign prefetch_data_last = wanted_1_last;  // Responder.java:688
  assign prefetch_data_isPhysical = wanted_1_isPhysical;  // Responder.java:688
  assign prefetch_data_isCheck = wanted_1_isCheck;  // Responder.java:688
  assign prefetch_data_isList = wanted_1_isList;  // Responder.java:688
  assign prefetch_data_isWrong = wanted_1_isWrong;  // Responder.java:688
  assign prefetch_valid = offers;  // Responder.java:687
  assign isReceiveKept = isReceiveHere && !comes;  // Responder.java:704
  assign receiveNumber = keptReceiveNumber;  // Responder.java:705
  assign receive = keptReceive;  // Responder.java:706
  assign aheadMemory_data = receives_memory_data;  // Responder.java:745
  assign aheadMemory_valid = receives_memory_valid;  // Responder.java:745
  assign held_completion_valid = state == State_COMPLETE;  // Responder.java:923
  always @(posedge clock) begin
    most <= 13'd256 << (mtu - 3'd1);  // Responder.java:356
    rounded <= least + {20'd0, most - 13'd1};  // Responder.java:358
    packets <= packets_shifted[23:0];  // Responder.java:359
    wasError <= isError;  // Responder.java:382
    if (idle) begin  // Responder.java:391
      if (order_valid) begin  // Responder.java:393
        event_ <= Event_ORDER;  // Responder.java:394
        q <= order_data_queuePair;  // Responder.java:395
      end else if (waits) begin  // Responder.java:397
        event_ <= Event_PACKET;  // Responder.java:398
        q <= header[21:16];  // Responder.java:399
      end else begin  // Responder.java:393
        event_ <= Event_FLUSH;  // Responder.java:402
        q <= turn;  // Responder.java:403
      end
    end
    if (picks || !flushes_0) begin  // Responder.java:405
      turn <= turn + 6'd1;  // Responder.java:405
    end
    flushing <= (flushing & ~taken) | rung | failing | more;  // Responder.java:412
    if (fetches) begin  // Responder.java:419
      stored <= stored_read;  // Responder.java:419
    end
    if (fetches) begin  // Responder.java:420
      storedPosted <= storedPosted_read;  // Responder.java:420
    end
    if (state == State_LOAD) begin  // Responder.java:421
      s_psn <= stored[177:154];  // Responder.java:422
      s_messages <= stored[153:130];  // Responder.java:422
      s_taken <= stored[129:114];  // Responder.java:422
      s_inMessage <= stored[113];  // Responder.java:422
      s_isWrite <= stored[112];  // Responder.java:422
      s_isTold <= stored[111];  // Responder.java:422
      s_left <= stored[110:79];  // Responder.java:422
      s_isLastTold <= stored[78];  // Responder.java:422
      s_entry <= stored[77:62];  // Responder.java:422
      s_line <= stored[61:19];  // Responder.java:422
      s_elements <= stored[18:10];  // Responder.java:422
      s_tail <= stored[9:5];  // Responder.java:422
      s_kept <= stored[4:0];  // Responder.java:422
      postedIndex <= storedPosted;  // Responder.java:423
      inError <= inError_shifted[0];  // Responder.java:424
    end
    if (state == State_STORE) begin  // Responder.java:426
      states[q] <= {s_psn, s_messages, s_taken, s_inMessage, s_isWrite, s_isTold, s_left, s_isLastTold, s_entry,
          s_line, s_elements, s_tail, s_kept};  // Responder.java:426
    end
    if ((posted_valid && posted_ready) || resets) begin  // Responder.java:438
      postings[postings_address_choice] <= resets ? 16'd0 : posted_data_index;  // Responder.java:440
    end
    if (resets) begin  // Responder.java:443
      s_taken <= 16'd0;  // Responder.java:444
      s_messages <= 24'd0;  // Responder.java:445
      s_tail <= 5'd0;  // Responder.java:446
      s_kept <= 5'd0;  // Responder.java:447
      s_inMessage <= 1'b0;  // Responder.java:448
      s_isTold <= 1'b0;  // Responder.java:449
      s_isLastTold <= 1'b0;  // Responder.java:450
      noteKind <= 2'd3;  // Responder.java:451
    end
    if (starts) begin  // Responder.java:453
      s_psn <= order_data_record[151:128];  // Responder.java:453
    end
    if (carriesOut) begin  // Responder.java:456
      shownPsnNow <= s_psn;  // Responder.java:457
      shownIndexNow <= s_taken;  // Responder.java:458
    end
    mayCome <= answers && !inError && isPair && (from == table_attributes[76:61]);  // Responder.java:479
    isNext <= ahead == 24'd0;  // Responder.java:481
    isOld <= ahead[23];  // Responder.java:482
    isWrong <= isBroken || isUnknown || (isData && !isSize) || isCrooked || isTooLong;  // Responder.java:490
    lacksRight <= (isWrite && !mayWrite) || (isRead && !mayRead) || (isAtomic && !mayAtomic);  // Responder.java:498
    if (state == State_LOOK) begin  // Responder.java:499
      hasData <= bytes != 13'd0;  // Responder.java:500
      left <= isFirst ? length : s_left;  // Responder.java:501
      hasEvent <= 1'b0;  // Responder.java:502
      isFailing <= 1'b0;  // Responder.java:503
      syndrome <= 8'd0;  // Responder.java:504
      noteKind <= 2'd0;  // Responder.java:505
    end
    if (keeps) begin  // Responder.java:514
      psns[psns_address_joined] <= psn;  // Responder.java:514
    end
    if (state == State_SEARCH) begin  // Responder.java:515
      found <= found_read;  // Responder.java:515
    end
    foundPsn <= found;  // Responder.java:518
    if (judges_0) begin  // Responder.java:521
      searched <= s_kept;  // Responder.java:522
      place <= s_tail - 5'd1;  // Responder.java:523
    end
    if ((state == State_COMPARE) && !isFound) begin  // Responder.java:525
      searched <= searched - 5'd1;  // Responder.java:526
      place <= place - 5'd1;  // Responder.java:527
    end
    if (state == State_AGAIN) begin  // Responder.java:530
      noteKind <= 2'd2;  // Responder.java:530
    end
    if (keeps) begin  // Responder.java:531
      place <= s_tail;  // Responder.java:532
      noteKind <= 2'd1;  // Responder.java:533
    end
    if (tellsMissing) begin  // Responder.java:546
      s_isTold <= 1'b1;  // Responder.java:547
      syndrome <= 8'd96;  // Responder.java:548
    end
    if (resources && needsReceive) begin  // Responder.java:558
      s_entry <= isShared ? shared_next : s_taken;  // Responder.java:558
    end
    if (lacksReceive) begin  // Responder.java:560
      s_isTold <= 1'b1;  // Responder.java:561
      syndrome <= {3'd1, table_attributes[86:82]};  // Responder.java:562
    end
    waiting <= s_tail - head;  // Responder.java:565
    isCrowded <= table_attributes[81:77] <= waiting;  // Responder.java:567
    if (resources && !lacksReceive) begin  // Responder.java:569
      s_isTold <= 1'b0;  // Responder.java:569
    end
    if ((state == State_ADDRESS) || (state == State_AHEAD)) begin  // Responder.java:577
      entry <= base + distance;  // Responder.java:577
    end
    if (takes) begin  // Responder.java:605
      s_line <= entry[47:5];  // Responder.java:606
      s_elements <= keptReceive[8:0];  // Responder.java:607
    end
    if (isInvalid_0) begin  // Responder.java:585
      syndrome <= 8'd97;  // Responder.java:586
      eventKind <= 8'd2;  // Responder.java:587
      hasEvent <= 1'b1;  // Responder.java:588
    end
    if (doesNotFit) begin  // Responder.java:591
      status <= 8'd1;  // Responder.java:592
      isFailing <= 1'b1;  // Responder.java:593
      hasEvent <= 1'b0;  // Responder.java:594
    end
    if (isForbidden || isVanished_0) begin  // Responder.java:656
      syndrome <= isSend ? 8'd99 : 8'd98;  // Responder.java:657
      eventKind <= 8'd3;  // Responder.java:661
      hasEvent <= !isSend;  // Responder.java:662
      isFailing <= isSend;  // Responder.java:663
      status <= 8'd4;  // Responder.java:664
    end
    if ((isRequest || isReceive) && !offers) begin  // Responder.java:678
      offers <= 1'b1;  // Responder.java:679
      wanted_1_address <= isReceive ? element[63:0] : header[127:64];  // VirtualRun.java:67
      wanted_1_key <= isReceive ? element[127:96] : header[159:128];  // VirtualRun.java:68
      wanted_1_bytes <= 32'd1;  // VirtualRun.java:69
      wanted_1_domain <= (isReceive && isShared) ? shared_domain : table_attributes[30:15];  // VirtualRun.java:70
      wanted_1_rights <= isWrite ? 4'd2 : (isRead ? 4'd4 : (isAtomic ? 4'd8 : 4'd1));  // VirtualRun.java:71
      wanted_1_last <= 1'b0;  // VirtualRun.java:72
      wanted_1_isPhysical <= 1'b0;  // VirtualRun.java:73
      wanted_1_isCheck <= 1'b0;  // VirtualRun.java:74
      wanted_1_isList <= 1'b0;  // VirtualRun.java:75
      wanted_1_isWrong <= 1'b0;  // VirtualRun.java:76
    end else if (prefetch_ready) begin  // Responder.java:686
      offers <= 1'b0;  // Responder.java:686
    end
    if (comes) begin  // Responder.java:698
      keptReceive <= isTaken ? {receives_element, control} : line;  // Responder.java:699
      keptReceiveNumber <= entry[47:5];  // Responder.java:700
    end
    if (isOrdered_0) begin  // Responder.java:703
      isReceiveHere <= 1'b0;  // Responder.java:703
    end else if (comes) begin  // Responder.java:703
      isReceiveHere <= isWhole;  // Responder.java:703
    end
    if (state == State_TAKEN) begin  // Responder.java:731
      isSeveral <= !receives_isSingle;  // Responder.java:731
    end else if (state == State_WAIT) begin  // Responder.java:732
      isSeveral <= 1'b0;  // Responder.java:732
    end
    done <= length - left;  // Responder.java:762
    if (executed) begin  // Responder.java:778
      s_psn <= psn + (isRead ? packets : 24'd1);  // Responder.java:779
      if (isLast) begin  // Responder.java:780
        s_messages <= s_messages + 24'd1;  // Responder.java:780
      end
      s_inMessage <= !isLast;  // Responder.java:781
      s_isWrite <= isWrite;  // Responder.java:782
      s_left <= left - {19'd0, bytes};  // Responder.java:783
      if (isRead || isAtomic) begin  // Responder.java:784
        s_tail <= s_tail + 5'd1;  // Responder.java:785
        if (s_kept != 5'd16) begin  // Responder.java:786
          s_kept <= s_kept + 5'd1;  // Responder.java:786
        end
      end
    end
    if (completes) begin  // Responder.java:791
      status <= 8'd0;  // Responder.java:791
    end
    if ((state == State_LOCK) && !isWordOpen) begin  // Responder.java:798
      locked <= 1'b1;  // Responder.java:798
    end else if (state == State_EXECUTED) begin  // Responder.java:798
      locked <= 1'b0;  // Responder.java:798
    end
    if ((state == State_WRITE_WORD) && (memory_valid && memory_ready)) begin  // Responder.java:803
      isOpen <= 1'b1;  // Responder.java:803
    end else if (returns) begin  // Responder.java:803
      isOpen <= 1'b0;  // Responder.java:803
    end
    if (segment_valid && segment_ready && isAtomic) begin  // Responder.java:807
      word <= segment_data_address;  // Responder.java:807
    end
    if ((state == State_WAIT_WORD) && returns) begin  // Responder.java:809
      original <= original_shifted[63:0];  // Responder.java:811
    end
    isEqual <= original == extension[127:64];  // Responder.java:816
    sum <= original + operand;  // Responder.java:817
    if (state == State_COMPUTE) begin  // Responder.java:818
      replaced <= (operation == 4'd4) ? sum : (isEqual ? operand : original);  // Responder.java:820
    end
    if (flushes_1) begin  // Responder.java:854
      status <= 8'd5;  // Responder.java:855
      isFailing <= 1'b1;  // Responder.java:856
      if (!isShared) begin  // Responder.java:857
        s_entry <= s_taken;  // Responder.java:857
      end
      s_inMessage <= 1'b0;  // Responder.java:858
      eventKind <= 8'd16;  // Responder.java:859
    end
    if (completionTaken && !isShared) begin  // Responder.java:887
      s_taken <= s_taken + 16'd1;  // Responder.java:887
    end
    if ((state == State_EVENT) && (event_ == Event_FLUSH)) begin  // Responder.java:895
      s_isLastTold <= 1'b1;  // Responder.java:895
    end
    if (state == State_PACKET) begin  // Responder.java:965
      isKept <= !isAtomic;  // Responder.java:966
      keptPair <= q;  // Responder.java:967
      keptPsn <= psn + 24'd1;  // Responder.java:968
    end
    if (isOrdered_1 || isVanished_1) begin  // Responder.java:970
      isKept <= 1'b0;  // Responder.java:970
    end
    continues <= isKept && (keptPair == q) && (keptPsn == psn) && !isFirst;  // Responder.java:971
    if (state == State_REFUSE) begin  // Responder.java:975
      noteKind <= 2'd0;  // Responder.java:976
      inError <= 1'b1;  // Responder.java:977
    end
    isFailed <= isFailed_shifted[0];  // Responder.java:997
    case (state)  // Responder.java:206
      State_IDLE: begin  // Responder.java:1013
        if (begins) begin  // Responder.java:1013
          state <= State_FETCH;  // Responder.java:1013
        end
      end
      State_FETCH: begin  // Responder.java:1014
        state <= State_LOAD;  // Responder.java:1014
      end
      State_LOAD: begin  // Responder.java:1015
        state <= State_ACT;  // Responder.java:1015
      end
      State_ACT: begin  // Responder.java:1016
        if ((event_ == Event_ORDER) && resets) begin  // Responder.java:1017
          state <= State_NOTE;  // Responder.java:1017
        end else if (event_ == Event_ORDER) begin  // Responder.java:1018
          state <= State_STORE;  // Responder.java:1018
        end else if ((event_ == Event_FLUSH) && hasFlush) begin  // Responder.java:1019
          state <= State_COMPLETE;  // Responder.java:1019
        end else if ((event_ == Event_FLUSH) && tellsLast) begin  // Responder.java:1020
          state <= State_EVENT;  // Responder.java:1020
        end else if (event_ == Event_FLUSH) begin  // Responder.java:1021
          state <= State_IDLE;  // Responder.java:1021
        end else begin  // Responder.java:1017
          state <= State_MEASURE;  // Responder.java:1022
        end
      end
      State_MEASURE: begin  // Responder.java:1023
        state <= State_LOOK;  // Responder.java:1023
      end
      State_LOOK: begin  // Responder.java:1024
        state <= State_JUDGE;  // Responder.java:1024
      end
      State_SEARCH: begin  // Responder.java:1032
        if (hasMore) begin  // Responder.java:1032
          state <= State_FOUND;  // Responder.java:1032
        end else begin  // Responder.java:1032
          state <= State_IDLE;  // Responder.java:1032
        end
      end
      State_FOUND: begin  // Responder.java:1033
        state <= State_COMPARE;  // Responder.java:1033
      end
      State_COMPARE: begin  // Responder.java:1034
        if (isFound) begin  // Responder.java:1034
          state <= State_AGAIN;  // Responder.java:1034
        end else begin  // Responder.java:1034
          state <= State_SEARCH;  // Responder.java:1034
        end
      end
      State_AGAIN: begin  // Responder.java:1035
        state <= State_NOTE;  // Responder.java:1035
      end
      State_JUDGE: begin  // Responder.java:1025
        if (!mayCome) begin  // Responder.java:1026
          state <= State_IDLE;  // Responder.java:1026
        end else if (tellsMissing || repeatsAnswer) begin  // Responder.java:1027
          state <= State_NOTE;  // Responder.java:1027
        end else if (isRepeatedRead) begin  // Responder.java:1028
          state <= State_SEARCH;  // Responder.java:1028
        end else if (!isNext) begin  // Responder.java:1029
          state <= State_IDLE;  // Responder.java:1029
        end else if (isInvalid_1) begin  // Responder.java:1030
          state <= State_REFUSE;  // Responder.java:1030
        end else begin  // Responder.java:1026
          state <= State_RESOURCES;  // Responder.java:1031
        end
      end
      State_RESOURCES: begin  // Responder.java:1036
        if (lacksReceive) begin  // Responder.java:1037
          state <= State_LACKING;  // Responder.java:1037
        end else if (isInvalid_1) begin  // Responder.java:1038
          state <= State_REFUSE;  // Responder.java:1038
        end else if (needsList) begin  // Responder.java:1039
          state <= State_AHEAD;  // Responder.java:1039
        end else if (needsList) begin  // Responder.java:1040
          state <= State_ADDRESS;  // Responder.java:1040
        end else begin  // Responder.java:1037
          state <= State_LENGTH;  // Responder.java:1041
        end
      end
      State_LACKING: begin  // Responder.java:1044
        state <= State_NOTE;  // Responder.java:1044
      end
      State_ADDRESS: begin  // Responder.java:1045
        state <= State_READ;  // Responder.java:1045
      end
      State_READ: begin  // Responder.java:1046
        if (memory_valid && memory_ready) begin  // Responder.java:1046
          state <= State_WAIT;  // Responder.java:1046
        end
      end
      State_WAIT: begin  // Responder.java:1047
        if (returns) begin  // Responder.java:1047
          state <= State_LENGTH;  // Responder.java:1047
        end
      end
      State_AHEAD: begin  // Responder.java:1042
        if (isShared || isFailed) begin  // Responder.java:1042
          state <= State_ADDRESS;  // Responder.java:1042
        end else if (receives_isHere) begin  // Responder.java:1042
          state <= State_TAKEN;  // Responder.java:1042
        end
      end
      State_TAKEN: begin  // Responder.java:1043
        state <= State_LENGTH;  // Responder.java:1043
      end
      State_LENGTH: begin  // Responder.java:1048
        if (isManifold) begin  // Responder.java:1049
          state <= State_ADDRESS;  // Responder.java:1049
        end else if (isInvalid_1) begin  // Responder.java:1050
          state <= State_REFUSE;  // Responder.java:1050
        end else if (needsCheck) begin  // Responder.java:1051
          state <= State_CHECK;  // Responder.java:1051
        end else if (hasData && continues) begin  // Responder.java:1052
          state <= State_PACKET;  // Responder.java:1052
        end else if (hasData || isAtomic) begin  // Responder.java:1053
          state <= State_START;  // Responder.java:1053
        end else begin  // Responder.java:1049
          state <= State_EXECUTED;  // Responder.java:1054
        end
      end
      State_CHECK: begin  // Responder.java:1055
        if (check_ready) begin  // Responder.java:1055
          state <= State_CHECKING;  // Responder.java:1055
        end
      end
      State_CHECKING: begin  // Responder.java:1056
        if (checked && !isAllowed) begin  // Responder.java:1057
          state <= State_REFUSE;  // Responder.java:1057
        end else if (checked && isRead) begin  // Responder.java:1058
          state <= State_EXECUTED;  // Responder.java:1058
        end else if (checked && (hasData || isAtomic)) begin  // Responder.java:1059
          state <= State_START;  // Responder.java:1059
        end else if (checked) begin  // Responder.java:1060
          state <= State_EXECUTED;  // Responder.java:1060
        end
      end
      State_START: begin  // Responder.java:1061
        if (start_ready) begin  // Responder.java:1061
          state <= State_PACKET;  // Responder.java:1061
        end
      end
      State_PACKET: begin  // Responder.java:1062
        if (packet_ready) begin  // Responder.java:1062
          state <= State_VERDICT;  // Responder.java:1062
        end
      end
      State_VERDICT: begin  // Responder.java:1063
        if (verdict_valid && verdict_ready && !verdict_data) begin  // Responder.java:1064
          state <= State_REFUSE;  // Responder.java:1064
        end else if (verdict_valid && verdict_ready && isAtomic) begin  // Responder.java:1067
          state <= State_LOCK;  // Responder.java:1067
        end else if (verdict_valid && verdict_ready) begin  // Responder.java:1069
          state <= State_EXECUTED;  // Responder.java:1069
        end
      end
      State_DATA: begin  // Responder.java:1070
        if (visible) begin  // Responder.java:1070
          state <= State_EXECUTED;  // Responder.java:1070
        end
      end
      State_LOCK: begin  // Responder.java:1071
        if (segment_valid && segment_ready) begin  // Responder.java:1071
          state <= State_LOCKED;  // Responder.java:1071
        end
      end
      State_LOCKED: begin  // Responder.java:1072
        if (!isWriting && isSettled) begin  // Responder.java:1072
          state <= State_READ_WORD;  // Responder.java:1072
        end
      end
      State_READ_WORD: begin  // Responder.java:1073
        if (memory_valid && memory_ready) begin  // Responder.java:1073
          state <= State_WAIT_WORD;  // Responder.java:1073
        end
      end
      State_WAIT_WORD: begin  // Responder.java:1074
        if (returns) begin  // Responder.java:1074
          state <= State_SUM;  // Responder.java:1074
        end
      end
      State_SUM: begin  // Responder.java:1075
        state <= State_COMPUTE;  // Responder.java:1075
      end
      State_COMPUTE: begin  // Responder.java:1076
        state <= State_WRITE_WORD;  // Responder.java:1076
      end
      State_WRITE_WORD: begin  // Responder.java:1077
        if (memory_valid && memory_ready) begin  // Responder.java:1079
          state <= State_EXECUTED;  // Responder.java:1079
        end
      end
      State_WAIT_WRITTEN: begin  // Responder.java:1080
        if (returns) begin  // Responder.java:1080
          state <= State_EXECUTED;  // Responder.java:1080
        end
      end
      State_EXECUTED: begin  // Responder.java:1081
        if (completes) begin  // Responder.java:1081
          state <= State_COMPLETE;  // Responder.java:1081
        end else begin  // Responder.java:1081
          state <= State_NOTE;  // Responder.java:1081
        end
      end
      State_COMPLETE: begin  // Responder.java:1089
        if (completionTaken && (event_ == Event_FLUSH)) begin  // Responder.java:1091
          state <= State_STORE;  // Responder.java:1091
        end else if (completionTaken) begin  // Responder.java:1092
          state <= State_NOTE;  // Responder.java:1092
        end
      end
      State_WRITTEN: begin  // Responder.java:1093
        if (written && (event_ == Event_FLUSH)) begin  // Responder.java:1094
          state <= State_STORE;  // Responder.java:1094
        end else if (written) begin  // Responder.java:1095
          state <= State_NOTE;  // Responder.java:1095
        end
      end
      State_REFUSE: begin  // Responder.java:1082
        if (hasEvent) begin  // Responder.java:1083
          state <= State_EVENT;  // Responder.java:1083
        end else if (isFailing) begin  // Responder.java:1084
          state <= State_COMPLETE;  // Responder.java:1084
        end else begin  // Responder.java:1083
          state <= State_NOTE;  // Responder.java:1085
        end
      end
      State_EVENT: begin  // Responder.java:1086
        if (happened_valid && happened_ready && (event_ == Event_FLUSH)) begin  // Responder.java:1087
          state <= State_STORE;  // Responder.java:1087
        end else if (happened_valid && happened_ready) begin  // Responder.java:1088
          state <= State_NOTE;  // Responder.java:1088
        end
      end
      State_NOTE: begin  // Responder.java:1096
        if (noteTaken && shared_reachesLimit && (event_ == Event_PACKET)) begin  // Responder.java:1097
          state <= State_LIMIT;  // Responder.java:1097
        end else if (noteTaken) begin  // Responder.java:1098
          state <= State_STORE;  // Responder.java:1098
        end
      end
      State_LIMIT: begin  // Responder.java:1099
        if (happened_ready) begin  // Responder.java:1099
          state <= State_STORE;  // Responder.java:1099
        end
      end
      default /* State_STORE */: begin  // Responder.java:1100
        state <= State_IDLE;  // Responder.java:1100
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // Responder.java:206
      q <= 6'd0;  // Responder.java:208
      flushing <= 64'd0;  // Responder.java:215
      turn <= 6'd0;  // Responder.java:380
      wasError <= 64'd0;  // Responder.java:381
      shownPsnNow <= 24'd0;  // Responder.java:454
      shownIndexNow <= 16'd0;  // Responder.java:455
      offers <= 1'b0;  // Responder.java:671
      isReceiveHere <= 1'b0;  // Responder.java:693
      locked <= 1'b0;  // Responder.java:797
      isOpen <= 1'b0;  // Responder.java:801
      isKept <= 1'b0;  // Responder.java:962
    end
  end
  SharedReceives shared (  // Responder.java:210
    .clock(clock), .reset(reset), .begins_data_number(beginsShared_data_number),
    .begins_data_index(beginsShared_data_index), .begins_valid(beginsShared_valid),
    .begins_ready(shared_begins_ready), .record(sharedRecord), .limits_data_number(limitsShared_data_number),
    .limits_data_index(limitsShared_data_index), .limits_valid(limitsShared_valid),
    .limits_ready(shared_limits_ready), .posted_data_number(postedShared_data_number),
    .posted_data_index(postedShared_data_index), .posted_valid(postedShared_valid),
    .posted_ready(shared_posted_ready), .index(table_attributes[14:11]), .looks(state == State_ACT),
    .hasReceive(shared_hasReceive), .next(shared_next), .offset(shared_offset), .base(shared_base),
    .domain(shared_domain), .takes(resources && needsReceive && hasReceive && isShared),
    .reachesLimit(shared_reachesLimit));
  QueuePairTable_responder_SHARED table_ (  // Responder.java:334
    .clock(clock), .reset(reset), .index(q), .looks(fetches), .sets(sets), .record(order_data_record),
    .attributes(table_attributes), .borrows(receives_looks), .borrowed(receives_looked), .lends(table_lends),
    .lent(table_lent));
  ReceiveReader_8 receives (  // Responder.java:299
    .clock(clock), .reset(reset), .posted_data_number(posted_data_number),
        .posted_data_index(posted_data_index),
    .posted_valid(posted_valid && posted_ready), .order_data_queuePair(order_data_queuePair),
    .order_data_sets(order_data_sets), .order_data_record(order_data_record),
    .order_valid(order_valid && order_ready),
    .pauses(order_valid && ((state == State_IDLE) || (event_ == Event_ORDER))), .isQuiet(receives_isQuiet),
    .isError(isError), .taken_data_number(q), .taken_data_index(s_taken + 16'd1),
    .taken_valid(completionTaken && !isShared), .queuePair(q), .index(s_taken), .isHere(receives_isHere),
    .isSingle(receives_isSingle), .element(receives_element), .looks(receives_looks), .looked(receives_looked),
    .finds(table_lends), .state(table_lent[2:0]), .isShared(table_lent[10]), .logEntries(table_lent[90:87]),
    .logStride(table_lent[94:91]), .base(table_lent[142:95]), .memory_data(receives_memory_data),
    .memory_valid(receives_memory_valid), .memory_ready(aheadMemory_ready), .answers(aheadAnswers),
    .tag(aheadTag), .answer(aheadLine));
  VisibleNotes held (  // Responder.java:305
    .clock(clock), .reset(reset), .note_data_kind(noteKind), .note_data_queuePair(q), .note_data_place(place),
    .note_data_syndrome(syndrome), .note_data_psn(isAcknowledged ? (s_psn - 24'd1) : s_psn),
    .note_data_messages(s_messages), .note_data_resource_isAtomic(isAtomic), .note_data_resource_psn(psn),
    .note_data_resource_address(isAtomic ? original : header[127:64]), .note_data_resource_key(header[159:128]),
    .note_data_resource_length(length), .note_data_resource_messages(s_messages),
    .note_valid(state == State_NOTE), .note_ready(held_note_ready), .told_data_kind(held_told_data_kind),
    .told_data_queuePair(held_told_data_queuePair), .told_data_place(held_told_data_place),
    .told_data_syndrome(held_told_data_syndrome), .told_data_psn(held_told_data_psn),
    .told_data_messages(held_told_data_messages),
        .told_data_resource_isAtomic(held_told_data_resource_isAtomic),
    .told_data_resource_psn(held_told_data_resource_psn),
    .told_data_resource_address(held_told_data_resource_address),
    .told_data_resource_key(held_told_data_resource_key),
    .told_data_resource_length(held_told_data_resource_length),
    .told_data_resource_messages(held_told_data_resource_messages), .told_valid(held_told_valid),
    .told_ready(note_ready), .completion_data_queue(table_attributes[36:31]),
    .completion_data_entry({64'd0, record_9}), .completion_data_isSolicited(isFailing || header[7]),
    .completion_valid(held_completion_valid), .completion_ready(held_completion_ready),
    .completed_data_queue(held_completed_data_queue), .completed_data_entry(held_completed_data_entry),
    .completed_data_isSolicited(held_completed_data_isSolicited), .completed_valid(held_completed_valid),
    .completed_ready(completion_ready), .written(written),
    .begins(accepts || ((state == State_WRITE_WORD) && (memory_valid && memory_ready))),
    .visible(visible || (isWordOpen && returns)), .isSettled(held_isSettled), .isCompleted(held_isCompleted));
  wire unused_ok = &{1'b0, header[15:8], word[2:0], table_lent[9:3], table_lent[86:11], rounded[7:0], access[0],
      entry[4:0], element[95:64], flushes_0_shifted[63:1], shift_0_difference[3], packets_shifted[32:24],
      inError_shifted[63:1], original_shifted[255:64], isFailed_shifted[63:1]};
endmodule
`default_nettype wire
