`default_nettype none
// overlaps=true, acknowledgeEvery=4, checks=ONCE, receives=KEPT, ahead=8, words=KEPT, translations=PREFETCHED
module Responder_overlaps_acknowledgeEvery4_checks_ONCE_receives_KEPT_ahead8_words_KEPT_translations_PREFETCHED (  // Responder.java:290
  input  wire clock,  // Responder.java:290
  input  wire reset,  // Responder.java:290
  input  wire [5:0] order_data_queuePair,  // Responder.java:68
  input  wire order_data_sets,  // Responder.java:68
  input  wire [383:0] order_data_record,  // Responder.java:68
  input  wire order_valid,  // Responder.java:68
  output wire order_ready,  // Responder.java:68
  output wire [23:0] shownPsn,  // Responder.java:70
  output wire [15:0] shownIndex,  // Responder.java:72
  input  wire [5:0] posted_data_number,  // Responder.java:74
  input  wire [15:0] posted_data_index,  // Responder.java:74
  input  wire posted_valid,  // Responder.java:74
  output wire posted_ready,  // Responder.java:74
  input  wire [5:0] postedShared_data_number,  // Responder.java:76
  input  wire [15:0] postedShared_data_index,  // Responder.java:76
  input  wire postedShared_valid,  // Responder.java:76
  output wire postedShared_ready,  // Responder.java:76
  input  wire [5:0] beginsShared_data_number,  // Responder.java:78
  input  wire [15:0] beginsShared_data_index,  // Responder.java:78
  input  wire beginsShared_valid,  // Responder.java:78
  output wire beginsShared_ready,  // Responder.java:78
  input  wire [127:0] sharedRecord,  // Responder.java:80
  input  wire [5:0] limitsShared_data_number,  // Responder.java:82
  input  wire [15:0] limitsShared_data_index,  // Responder.java:82
  input  wire limitsShared_valid,  // Responder.java:82
  output wire limitsShared_ready,  // Responder.java:82
  input  wire [63:0] isError,  // Responder.java:84
  output wire [5:0] queuePair,  // Responder.java:86
  output wire setsError,  // Responder.java:88
  input  wire waits,  // Responder.java:91
  input  wire [15:0] from,  // Responder.java:93
  input  wire [12:0] bytes,  // Responder.java:95
  input  wire [191:0] header,  // Responder.java:97
  input  wire [127:0] extension,  // Responder.java:99
  output wire accepts,  // Responder.java:101
  output wire drops,  // Responder.java:103
  output wire holds,  // Responder.java:105
  output wire memory_data_write,  // Responder.java:108
  output reg  [42:0] memory_data_line,  // Responder.java:108
  output wire [255:0] memory_data_data,  // Responder.java:108
  output wire [31:0] memory_data_lanes,  // Responder.java:108
  output wire memory_valid,  // Responder.java:108
  input  wire memory_ready,  // Responder.java:108
  input  wire returns,  // Responder.java:110
  input  wire [255:0] line,  // Responder.java:112
  output wire [63:0] check_data_address,  // Responder.java:115
  output wire [31:0] check_data_key,  // Responder.java:115
  output wire [31:0] check_data_bytes,  // Responder.java:115
  output wire [15:0] check_data_domain,  // Responder.java:115
  output wire [3:0] check_data_rights,  // Responder.java:115
  output wire check_data_last,  // Responder.java:115
  output wire check_data_isPhysical,  // Responder.java:115
  output wire check_data_isCheck,  // Responder.java:115
  output wire check_data_isList,  // Responder.java:115
  output wire check_data_isWrong,  // Responder.java:115
  output wire check_valid,  // Responder.java:115
  input  wire check_ready,  // Responder.java:115
  input  wire checked,  // Responder.java:117
  input  wire isAllowed,  // Responder.java:119
  output wire start_data_isList,  // Responder.java:121
  output wire start_data_isPhysical,  // Responder.java:121
  output wire [47:0] start_data_list,  // Responder.java:121
  output wire [8:0] start_data_elements,  // Responder.java:121
  output wire [63:0] start_data_address,  // Responder.java:121
  output wire [31:0] start_data_key,  // Responder.java:121
  output wire [31:0] start_data_length,  // Responder.java:121
  output wire [31:0] start_data_skip,  // Responder.java:121
  output wire [15:0] start_data_domain,  // Responder.java:121
  output wire [3:0] start_data_rights,  // Responder.java:121
  output wire start_valid,  // Responder.java:121
  input  wire start_ready,  // Responder.java:121
  output wire [12:0] packet_data,  // Responder.java:123
  output wire packet_valid,  // Responder.java:123
  input  wire packet_ready,  // Responder.java:123
  input  wire verdict_data,  // Responder.java:125
  input  wire verdict_valid,  // Responder.java:125
  output wire verdict_ready,  // Responder.java:125
  input  wire [47:0] segment_data_address,  // Responder.java:127
  input  wire [30:0] segment_data_bytes,  // Responder.java:127
  input  wire segment_data_last,  // Responder.java:127
  input  wire segment_valid,  // Responder.java:127
  output wire segment_ready,  // Responder.java:127
  output wire [47:0] data_data_address,  // Responder.java:129
  output wire [30:0] data_data_bytes,  // Responder.java:129
  output wire data_data_last,  // Responder.java:129
  output wire data_valid,  // Responder.java:129
  input  wire data_ready,  // Responder.java:129
  input  wire visible,  // Responder.java:131
  output wire isExclusive,  // Responder.java:133
  input  wire isWriting,  // Responder.java:135
  output wire [1:0] note_data_kind,  // Responder.java:141
  output wire note_data_mayWait,  // Responder.java:141
  output wire [5:0] note_data_queuePair,  // Responder.java:141
  output wire [4:0] note_data_place,  // Responder.java:141
  output wire [7:0] note_data_syndrome,  // Responder.java:141
  output wire [23:0] note_data_psn,  // Responder.java:141
  output wire [23:0] note_data_messages,  // Responder.java:141
  output wire note_data_resource_isAtomic,  // Responder.java:141
  output wire [23:0] note_data_resource_psn,  // Responder.java:141
  output wire [63:0] note_data_resource_address,  // Responder.java:141
  output wire [31:0] note_data_resource_key,  // Responder.java:141
  output wire [31:0] note_data_resource_length,  // Responder.java:141
  output wire [23:0] note_data_resource_messages,  // Responder.java:141
  output wire note_valid,  // Responder.java:141
  input  wire note_ready,  // Responder.java:141
  input  wire [4:0] head,  // Responder.java:143
  output wire [5:0] completion_data_queue,  // Responder.java:145
  output wire [255:0] completion_data_entry,  // Responder.java:145
  output wire completion_data_isSolicited,  // Responder.java:145
  output wire completion_valid,  // Responder.java:145
  input  wire completion_ready,  // Responder.java:145
  input  wire written,  // Responder.java:163
  output wire [7:0] happened_data_kind,  // Responder.java:165
  output wire [5:0] happened_data_number,  // Responder.java:165
  output wire happened_valid,  // Responder.java:165
  input  wire happened_ready,  // Responder.java:165
  output wire ignores,  // Responder.java:167
  output wire [63:0] prefetch_data_address,  // Responder.java:305
  output wire [31:0] prefetch_data_key,  // Responder.java:305
  output wire [31:0] prefetch_data_bytes,  // Responder.java:305
  output wire [15:0] prefetch_data_domain,  // Responder.java:305
  output wire [3:0] prefetch_data_rights,  // Responder.java:305
  output wire prefetch_data_last,  // Responder.java:305
  output wire prefetch_data_isPhysical,  // Responder.java:305
  output wire prefetch_data_isCheck,  // Responder.java:305
  output wire prefetch_data_isList,  // Responder.java:305
  output wire prefetch_data_isWrong,  // Responder.java:305
  output wire prefetch_valid,  // Responder.java:305
  input  wire prefetch_ready,  // Responder.java:305
  output wire isReceiveKept,  // Responder.java:309
  output wire [42:0] receiveNumber,  // Responder.java:310
  output wire [255:0] receive,  // Responder.java:311
  output wire [45:0] aheadMemory_data,  // Responder.java:317
  output wire aheadMemory_valid,  // Responder.java:317
  input  wire aheadMemory_ready,  // Responder.java:317
  input  wire aheadAnswers,  // Responder.java:318
  input  wire [2:0] aheadTag,  // Responder.java:319
  input  wire [255:0] aheadLine,  // Responder.java:320
  input  wire othersWait  // Responder.java:329
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
  localparam [5:0] State_ATOMIC = 6'd25;
  localparam [5:0] State_EXECUTED = 6'd26;
  localparam [5:0] State_COMPLETE = 6'd27;
  localparam [5:0] State_WRITTEN = 6'd28;
  localparam [5:0] State_REFUSE = 6'd29;
  localparam [5:0] State_EVENT = 6'd30;
  localparam [5:0] State_NOTE = 6'd31;
  localparam [5:0] State_LIMIT = 6'd32;
  localparam [5:0] State_STORE = 6'd33;
  reg  [5:0] state;  // Responder.java:212
  reg  [1:0] event_;  // Responder.java:213
  reg  [5:0] q;  // Responder.java:214
  reg  [23:0] s_psn;  // Responder.java:218
  reg  [23:0] s_messages;  // Responder.java:218
  reg  [15:0] s_taken;  // Responder.java:218
  reg  s_inMessage;  // Responder.java:218
  reg  s_isWrite;  // Responder.java:218
  reg  s_isTold;  // Responder.java:218
  reg  [31:0] s_left;  // Responder.java:218
  reg  s_isLastTold;  // Responder.java:218
  reg  [15:0] s_entry;  // Responder.java:218
  reg  [42:0] s_line;  // Responder.java:218
  reg  [8:0] s_elements;  // Responder.java:218
  reg  [4:0] s_tail;  // Responder.java:218
  reg  [4:0] s_kept;  // Responder.java:218
  reg  [15:0] postedIndex;  // Responder.java:219
  reg  inError;  // Responder.java:220
  reg  [63:0] flushing;  // Responder.java:221
  reg  [12:0] most_0;  // Responder.java:224
  reg  [23:0] packets;  // Responder.java:226
  reg  hasData;  // Responder.java:243
  reg  [31:0] left;  // Responder.java:244
  reg  [7:0] syndrome;  // Responder.java:247
  reg  [7:0] status;  // Responder.java:248
  reg  [7:0] eventKind;  // Responder.java:249
  reg  hasEvent;  // Responder.java:250
  reg  isFailing;  // Responder.java:251
  reg  [1:0] noteKind;  // Responder.java:252
  reg  [4:0] place;  // Responder.java:253
  wire isSettled;  // Responder.java:261
  wire isCompleted;  // Responder.java:262
  reg  continues;  // Responder.java:263
  wire begins;  // Responder.java:408
  reg  mayCome;  // Responder.java:502
  reg  isNext;  // Responder.java:503
  reg  isOld;  // Responder.java:504
  reg  isWrong;  // Responder.java:505
  reg  lacksRight;  // Responder.java:506
  wire isFound;  // Responder.java:571
  wire hasMore;  // Responder.java:572
  wire tellsMissing;  // Responder.java:653
  wire repeatsAnswer;  // Responder.java:654
  wire invalid;  // Responder.java:655
  wire lacksReceive;  // Responder.java:656
  wire tooMany;  // Responder.java:657
  wire doesNotFit;  // Responder.java:658
  wire isUneven;  // Responder.java:659
  wire completes;  // Responder.java:949
  wire isWordOpen;  // Responder.java:974
  wire isManifold;  // Responder.java:1120
  wire noteTaken;  // Responder.java:1122
  wire completionTaken;  // Responder.java:1123
  reg  [255:0] keptReceive;  // Responder.java:321
  wire held_completion_valid;  // Responder.java:322
  wire early_begins;  // Responder.java:323
  reg  isSingle;  // Responder.java:324
  reg  [32:0] rounded;  // Responder.java:388
  reg  isFailed;  // Responder.java:1173
  reg  isReceiveRead;  // Responder.java:749
  reg  [5:0] turn;  // Responder.java:411
  reg  [63:0] wasError;  // Responder.java:412
  reg  isReleased;  // Responder.java:1077
  reg  [177:0] stored;  // Responder.java:451
  reg  [15:0] storedPosted;  // Responder.java:452
  reg  [23:0] shownPsnNow;  // Responder.java:486
  reg  [15:0] shownIndexNow;  // Responder.java:487
  reg  [4:0] searched;  // Responder.java:545
  reg  [23:0] found;  // Responder.java:549
  reg  [23:0] foundPsn;  // Responder.java:551
  reg  [4:0] waiting;  // Responder.java:598
  reg  isCrowded;  // Responder.java:600
  reg  [47:0] entry;  // Responder.java:608
  reg  isReceive_0;  // Responder.java:722
  reg  offers;  // Responder.java:770
  reg  [63:0] wanted_1_address;  // Responder.java:771
  reg  [31:0] wanted_1_key;  // Responder.java:771
  reg  [31:0] wanted_1_bytes;  // Responder.java:771
  reg  [15:0] wanted_1_domain;  // Responder.java:771
  reg  [3:0] wanted_1_rights;  // Responder.java:771
  reg  wanted_1_last;  // Responder.java:771
  reg  wanted_1_isPhysical;  // Responder.java:771
  reg  wanted_1_isCheck;  // Responder.java:771
  reg  wanted_1_isList;  // Responder.java:771
  reg  wanted_1_isWrong;  // Responder.java:771
  reg  isReceiveHere;  // Responder.java:797
  reg  [42:0] keptReceiveNumber;  // Responder.java:798
  reg  isSeveral;  // Responder.java:837
  reg  [31:0] done;  // Responder.java:890
  reg  isPatient;  // Responder.java:1046
  reg  [5:0] keptPair;  // Responder.java:1131
  reg  [23:0] keptPsn;  // Responder.java:1132
  reg  isKept;  // Responder.java:1133
  wire shared_begins_ready, shared_limits_ready, shared_posted_ready, shared_hasReceive, shared_reachesLimit;  // Responder.java:216
  wire [15:0] shared_next, shared_domain; wire [47:0] shared_offset, shared_base;  // Responder.java:216
  wire [142:0] table_attributes, table_lent; wire table_lends;  // Responder.java:365
  wire receives_isQuiet, receives_isHere, receives_isSingle, receives_looks, receives_memory_valid;  // Responder.java:316
  wire [127:0] receives_element; wire [5:0] receives_looked; wire [45:0] receives_memory_data;  // Responder.java:316
  wire held_note_ready, held_told_data_mayWait, held_told_data_resource_isAtomic, held_told_valid,
      held_completion_ready, held_completed_data_isSolicited, held_completed_valid, held_isSettled,
      held_isCompleted;  // Responder.java:322
  wire [1:0] held_told_data_kind; wire [5:0] held_told_data_queuePair, held_completed_data_queue;  // Responder.java:322
  wire [4:0] held_told_data_place; wire [7:0] held_told_data_syndrome;  // Responder.java:322
  wire [23:0] held_told_data_psn, held_told_data_messages, held_told_data_resource_psn,
      held_told_data_resource_messages;  // Responder.java:322
  wire [63:0] held_told_data_resource_address;  // Responder.java:322
  wire [31:0] held_told_data_resource_key, held_told_data_resource_length;  // Responder.java:322
  wire [255:0] held_completed_data_entry;  // Responder.java:322
  wire early_mayBegin, early_isSingle, early_mayStart, early_isBegun, early_drops, early_holds, early_isNone,
      early_isOne, early_dropsSegments;  // Responder.java:323
  wire atomics_segment_ready, atomics_memory_data_write, atomics_memory_valid, atomics_isExclusive,
      atomics_ends, atomics_posts, atomics_isPosted;  // Responder.java:328
  wire [42:0] atomics_memory_data_line; wire [255:0] atomics_memory_data_data;  // Responder.java:328
  wire [31:0] atomics_memory_data_lanes; wire [63:0] atomics_original;  // Responder.java:328
  reg  [177:0] states [0:63];  // Responder.java:228
  reg  [15:0] postings [0:63];  // Responder.java:229
  reg  [23:0] psns [0:1023];  // Responder.java:546
  wire [3:0] operation = header[3:0];  // LayoutField.java:18
  wire [23:0] psn = header[63:40];  // LayoutField.java:18
  wire [31:0] length = header[191:160];  // LayoutField.java:18
  wire isFirst = header[4];  // LayoutField.java:23
  wire isLast = header[5];  // LayoutField.java:23
  wire hasImmediate = header[6];  // LayoutField.java:23
  wire isSend = operation == 4'd0;  // Responder.java:238
  wire isWrite = operation == 4'd1;  // Responder.java:239
  wire isRead = operation == 4'd2;  // Responder.java:240
  wire isAtomic = (operation == 4'd3) || (operation == 4'd4);  // Responder.java:242
  wire isShared = table_attributes[10];  // Responder.java:296
  wire [2:0] mtu = table_attributes[9:7];  // QueuePairTable.java:108
  wire [32:0] least = (length == 32'd0) ? 33'd1 : {1'b0, length};  // WorkEntry.java:83
  wire [32:0] halves = {8'd0, rounded[32:8]};  // WorkEntry.java:61
  wire isReadNow = isShared || isFailed;  // Responder.java:1175
  wire isReceiveKnown = (state == State_MEASURE) && isSend && isFirst && isLast && (bytes != 13'd0)
      && isReceiveRead && !isReadNow;  // Responder.java:757
  wire idle = state == State_IDLE;  // Responder.java:401
  wire [63:0] flushes_0_shifted = flushing >> turn;  // Responder.java:415
  wire flushes_0 = flushes_0_shifted[0];  // Responder.java:415
  wire isUrgent = order_valid || waits;  // Responder.java:416
  wire isQuiet = isSettled && isCompleted && receives_isQuiet;  // Responder.java:418
  wire picks = idle && !isUrgent && flushes_0 && isQuiet;  // Responder.java:419
  wire isPacket = !order_valid && waits;  // Responder.java:420
  wire follows = isReleased && ((state == State_NOTE) && noteTaken && (event_ == Event_PACKET)
      && !(shared_reachesLimit || inError)) && waits && !order_valid;  // Responder.java:1080
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
      posted_data_number == 6'd1, posted_data_number == 6'd0};  // Responder.java:440
  wire [63:0] rung = ((posted_valid && posted_ready) ? rung_joined : 64'd0) & isError;  // Responder.java:440
  wire [63:0] failing = isError & ~wasError;  // Responder.java:441
  wire [63:0] taken_joined = {turn == 6'd63, turn == 6'd62, turn == 6'd61, turn == 6'd60, turn == 6'd59, turn
      == 6'd58, turn == 6'd57, turn == 6'd56, turn == 6'd55, turn == 6'd54, turn == 6'd53, turn == 6'd52, turn
      == 6'd51, turn == 6'd50, turn == 6'd49, turn == 6'd48, turn == 6'd47, turn == 6'd46, turn == 6'd45, turn
      == 6'd44, turn == 6'd43, turn == 6'd42, turn == 6'd41, turn == 6'd40, turn == 6'd39, turn == 6'd38, turn
      == 6'd37, turn == 6'd36, turn == 6'd35, turn == 6'd34, turn == 6'd33, turn == 6'd32, turn == 6'd31, turn
      == 6'd30, turn == 6'd29, turn == 6'd28, turn == 6'd27, turn == 6'd26, turn == 6'd25, turn == 6'd24, turn
      == 6'd23, turn == 6'd22, turn == 6'd21, turn == 6'd20, turn == 6'd19, turn == 6'd18, turn == 6'd17, turn
      == 6'd16, turn == 6'd15, turn == 6'd14, turn == 6'd13, turn == 6'd12, turn == 6'd11, turn == 6'd10, turn
      == 6'd9, turn == 6'd8, turn == 6'd7, turn == 6'd6, turn == 6'd5, turn == 6'd4, turn == 6'd3, turn == 6'd2,
      turn == 6'd1, turn == 6'd0};  // Responder.java:442
  wire [63:0] taken = picks ? taken_joined : 64'd0;  // Responder.java:442
  wire [63:0] more_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q == 6'd57,
      q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49, q
      == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q == 6'd40,
      q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32, q
      == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q == 6'd23,
      q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15, q
      == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Responder.java:443
  wire [63:0] more = ((state == State_STORE) && inError) ? more_joined : 64'd0;  // Responder.java:443
  wire fetches = state == State_FETCH;  // Responder.java:401
  wire [2:0] wanted_0 = order_data_record[2:0];  // LayoutField.java:18
  wire carriesOut = (state == State_ACT) && (event_ == Event_ORDER);  // Responder.java:461
  wire sets = carriesOut && order_data_sets;  // Responder.java:462
  wire resets = sets && (wanted_0 == 3'd0);  // Responder.java:463
  wire starts = sets && (wanted_0 == 3'd2) && (table_attributes[2:0] != 3'd2);  // Responder.java:465
  wire isDone = (state == State_IDLE) || (state == State_STORE)
      || ((state == State_NOTE) && noteTaken && (event_ == Event_PACKET) && !(shared_reachesLimit || inError))
      || ((state == State_EXECUTED) && isWrite && !completes);  // Responder.java:496
  wire [2:0] own = table_attributes[2:0];  // QueuePairTable.java:108
  wire answers = (own == 3'd2) || (own == 3'd3);  // Responder.java:511
  wire isPair = header[39:22] == 18'd0;  // Responder.java:512
  wire [23:0] ahead = psn - s_psn;  // Responder.java:514
  wire isData = isSend || isWrite;  // Responder.java:517
  wire isOther = !isData || (s_isWrite != isWrite);  // Responder.java:518
  wire isBroken = s_inMessage ? (isFirst || isOther) : !isFirst;  // Responder.java:519
  wire isUnknown = !(isData || isRead || isAtomic);  // Responder.java:520
  wire isSize_0 = isLast ? (bytes <= most_0) : (bytes == most_0);  // Responder.java:521
  wire isCrooked = isAtomic && (header[66:64] != 3'd0);  // Responder.java:522
  wire isTooLong = length[31] && (length[30:0] != 31'd0);  // Responder.java:523
  wire [3:0] access = table_attributes[6:3];  // QueuePairTable.java:108
  wire mayWrite = access[1];  // Responder.java:529
  wire mayRead = access[2];  // Responder.java:530
  wire mayAtomic = access[3];  // Responder.java:531
  wire keeps = (state == State_EXECUTED) && (isRead || isAtomic);  // Responder.java:547
  wire judges_0 = state == State_JUDGE;  // Responder.java:401
  wire judges_1 = (state == State_JUDGE) && mayCome;  // Responder.java:575
  wire isMissed = !isNext && !isOld;  // Responder.java:576
  wire resources = state == State_RESOURCES;  // Responder.java:401
  wire needsReceive = (isSend && isFirst) || (isWrite && isLast && hasImmediate);  // Responder.java:587
  wire hasReceive = isShared ? shared_hasReceive : (postedIndex != s_taken);  // Responder.java:590
  wire [15:0] inQueue = s_taken & ~(16'hffff << table_attributes[90:87]);  // WorkEntry.java:36
  wire [3:0] shift_difference = table_attributes[94:91] - 4'd6;  // WorkEntry.java:46
  wire [2:0] shift = shift_difference[2:0];  // WorkEntry.java:46
  wire [47:0] offset = {26'd0, inQueue, 6'd0} << shift;  // WorkEntry.java:47
  wire [47:0] base = isShared ? shared_base : table_attributes[142:95];  // Responder.java:609
  wire [47:0] distance = isShared ? shared_offset : offset;  // Responder.java:610
  wire places = (state == State_ADDRESS) || (state == State_AHEAD);  // Responder.java:611
  wire measures = (state == State_LENGTH) && !isManifold;  // Responder.java:614
  wire takes = measures && isSend && isFirst;  // Responder.java:638
  wire overflows = isSend && isFirst && (keptReceive[95:64] < length);  // Responder.java:615
  wire isOdd = (isSend || isWrite) && (isLast ? (left != {19'd0, bytes}) : (left <= {19'd0, bytes}));  // Responder.java:616
  wire isInvalid_0 = invalid || tooMany || doesNotFit || isUneven;  // Responder.java:619
  wire isForbidden = (state == State_CHECKING) && checked && !isAllowed;  // Responder.java:689
  wire isVanished_0 = verdict_valid && verdict_ready && !early_drops && !verdict_data;  // Responder.java:690
  wire isWhole_0 = isWrite && isFirst && isLast && (bytes != 13'd0);  // Responder.java:718
  wire isWord_0 = isAtomic && !header[146];  // Responder.java:719
  wire isKnown = isWhole_0 || isWord_0 || isReceiveKnown || (isReceive_0 && (state == State_LOOK));  // Responder.java:729
  wire isRight_0 = (state == State_JUDGE) ? (mayCome && isNext && !invalid) : !lacksReceive;  // Responder.java:733
  wire isInvalid_1 = tooMany || isUneven || doesNotFit;  // Responder.java:734
  wire isRequest = (state == State_ACT) && (event_ == Event_PACKET) && isFirst && !isSend && !early_mayBegin;  // Responder.java:777
  wire isReceive_1 = (state == State_LENGTH) && !isManifold && isSend && isFirst;  // Responder.java:780
  wire [127:0] element_0 = keptReceive[255:128];  // Responder.java:781
  wire isTaken = state == State_TAKEN;  // Responder.java:401
  wire comes = ((state == State_WAIT) && returns) || isTaken;  // Responder.java:800
  wire isOrdered_0 = (order_valid && order_ready) || (beginsShared_valid && beginsShared_ready);  // Responder.java:802
  wire [31:0] whole_0 = receives_element[95:64];  // RecordLayout.java:81
  wire [86:0] placed_0 = {whole_0, 55'd0};  // RecordLayout.java:83
  wire [95:0] record_0 = {placed_0, 9'd1};  // RecordLayout.java:84
  wire [127:0] control = {32'd0, record_0};  // RecordLayout.java:93
  wire isWhole_1 = !isTaken || receives_isSingle;  // Responder.java:809
  wire isStart_0 = state == State_START;  // Responder.java:401
  wire isStart_1 = (isStart_0 && early_mayStart) || ((state == State_ACT) && early_mayBegin)
      || ((state == State_LOOK) && isSend && isSingle && early_mayBegin);  // Responder.java:865
  wire isOne = isSend && isFirst && ((s_elements == 9'd1)
      || ((state == State_LOOK) && isSend && isSingle && early_mayBegin));  // Responder.java:872
  wire [63:0] address_0 = header[127:64];  // LayoutField.java:18
  wire [31:0] key_0 = header[159:128];  // LayoutField.java:18
  wire [31:0] most_1 = isAtomic ? 32'd8 : length;  // Responder.java:880
  wire [127:0] element_1 = keptReceive[255:128];  // Responder.java:882
  wire [63:0] address_1 = isOne ? element_1[63:0] : address_0;  // Responder.java:883
  wire [31:0] key_1 = isOne ? element_1[127:96] : key_0;  // Responder.java:884
  wire [31:0] most_2 = isOne ? element_1[95:64] : most_1;  // Responder.java:885
  wire isSize_1 = state == State_PACKET;  // Responder.java:401
  wire isSize_2 = isSize_1 || early_begins;  // Responder.java:898
  wire takesVerdict = (state == State_VERDICT) && (!isWordOpen || isAtomic);  // Responder.java:903
  wire isRight_1 = verdict_valid && verdict_ready && !early_drops && verdict_data;  // Responder.java:905
  wire isWord_1 = isAtomic && ((state == State_ATOMIC) ? early_isOne : early_isNone);  // Responder.java:934
  wire takesWord = (state == State_ATOMIC) && early_isOne;  // Responder.java:935
  wire passes_0 = !isWord_1;  // Responder.java:939
  wire ready_0 = isWord_1 ? atomics_segment_ready : data_ready;  // Responder.java:940
  wire passes_1 = passes_0 && !early_holds;  // Responder.java:942
  wire ready_1 = early_holds ? early_dropsSegments : ready_0;  // Responder.java:943
  wire executed = state == State_EXECUTED;  // Responder.java:401
  wire isSilent = (executed && (!hasData || isAtomic)) || (state == State_REFUSE);  // Responder.java:910
  wire takesReceive = isSend || hasImmediate;  // Responder.java:924
  wire asks = (state == State_READ) && !isWordOpen;  // Responder.java:966
  wire flushes_1 = (state == State_ACT) && (event_ == Event_FLUSH);  // Responder.java:977
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
  wire isLimit = state == State_LIMIT;  // Responder.java:401
  wire isDue = psn[1:0] == 2'd3;  // Responder.java:1045
  wire isAcknowledged = syndrome == 8'd0;  // Responder.java:1029
  wire isOrdered_1 = (state == State_ACT) && (event_ == Event_ORDER);  // Responder.java:1134
  wire isVanished_1 = verdict_valid && verdict_ready && !early_drops && !verdict_data;  // Responder.java:1135
  wire isInvalid_2 = invalid || tooMany || doesNotFit || isUneven;  // Responder.java:1179
  wire isRepeatedRead = isOld && (isRead || isAtomic);  // Responder.java:1180
  wire isLonger = (isWrite && !isLast) || isRead;  // Responder.java:1158
  wire isIndirect = header[146];  // LayoutField.java:23
  wire needsCheck = (isFirst && isLonger && (length != 32'd0)) || (isAtomic && isIndirect);  // Responder.java:1160
  wire holdsReceive = s_inMessage && !s_isWrite;  // Responder.java:1184
  wire hasFlush = inError && (isShared ? holdsReceive : (s_taken != postedIndex));  // Responder.java:1185
  wire tellsLast = inError && isShared && !s_isLastTold;  // Responder.java:1186
  wire needsList = isSend && isFirst;  // Responder.java:1187
  wire isTakenAtOnce = needsList && receives_isHere && !isReadNow;  // Responder.java:1190
  wire [32:0] packets_shifted = halves >> (mtu - 3'd1);  // Responder.java:390
  wire [63:0] isFailed_shifted = isError >> q;  // Responder.java:1174
  wire [177:0] stored_read = states[q];  // Responder.java:451
  wire [15:0] storedPosted_read = postings[q];  // Responder.java:452
  wire [63:0] inError_shifted = isError >> q;  // Responder.java:456
  wire [5:0] postings_address_choice = resets ? q : posted_data_number;  // Responder.java:472
  wire [9:0] psns_address_joined = {q, s_tail[3:0]};  // Responder.java:548
  wire [9:0] found_address_joined = {q, place[3:0]};  // Responder.java:549
  wire [23:0] found_read = psns[found_address_joined];  // Responder.java:549
  assign order_ready = carriesOut;  // Responder.java:466
  assign shownPsn = shownPsnNow;  // Responder.java:492
  assign shownIndex = shownIndexNow;  // Responder.java:493
  assign posted_ready = !resets;  // Responder.java:469
  assign postedShared_ready = shared_posted_ready;  // Responder.java:394
  assign beginsShared_ready = shared_begins_ready;  // Responder.java:395
  assign limitsShared_ready = shared_limits_ready;  // Responder.java:397
  assign queuePair = q;  // Responder.java:494
  assign setsError = state == State_REFUSE;  // Responder.java:1020
  assign accepts = isRight_1 && !isAtomic;  // Responder.java:906
  assign drops = isSilent || (state == State_LACKING) || ((state == State_JUDGE) && (!mayCome || !isNext));  // Responder.java:911
  assign holds = (event_ == Event_PACKET) && !isDone;  // Responder.java:497
  assign memory_data_write = atomics_memory_data_write;  // Responder.java:969
  always @* begin
    memory_data_line = atomics_memory_data_line;  // Responder.java:969
    if (state == State_READ) begin  // Responder.java:970
      memory_data_line = entry[47:5];  // Responder.java:970
    end
  end
  assign memory_data_data = atomics_memory_data_data;  // Responder.java:969
  assign memory_data_lanes = atomics_memory_data_lanes;  // Responder.java:969
  assign memory_valid = asks || atomics_memory_valid;  // Responder.java:967
  assign check_data_address = header[127:64];  // Responder.java:678
  assign check_data_key = header[159:128];  // Responder.java:679
  assign check_data_bytes = isAtomic ? 32'd8 : length;  // Responder.java:680
  assign check_data_domain = table_attributes[30:15];  // Responder.java:681
  assign check_data_rights = isWrite ? 4'd2 : (isRead ? 4'd4 : (isAtomic ? 4'd8 : 4'd1));  // Responder.java:682
  assign check_data_last = 1'b1;  // Responder.java:683
  assign check_data_isPhysical = 1'b0;  // Responder.java:684
  assign check_data_isCheck = 1'b1;  // Responder.java:685
  assign check_data_isList = 1'b0;  // Responder.java:686
  assign check_data_isWrong = isAtomic && header[146];  // Responder.java:688
  assign check_valid = state == State_CHECK;  // Responder.java:677
  assign start_data_isList = isSend && !isOne;  // Responder.java:874
  assign start_data_isPhysical = 1'b0;  // Responder.java:875
  assign start_data_list = {s_line, 5'd16};  // Responder.java:876
  assign start_data_elements = s_elements;  // Responder.java:877
  assign start_data_address = address_1;  // Responder.java:887
  assign start_data_key = key_1;  // Responder.java:888
  assign start_data_length = most_2;  // Responder.java:889
  assign start_data_skip = (isAtomic || early_isSingle) ? 32'd0 : done;  // Responder.java:892
  assign start_data_domain = (isSend && isShared) ? shared_domain : table_attributes[30:15];  // Responder.java:893
  assign start_data_rights = isWrite ? 4'd2 : (isRead ? 4'd4 : (isAtomic ? 4'd8 : 4'd1));  // Responder.java:894
  assign start_valid = isStart_1;  // Responder.java:868
  assign packet_data = isAtomic ? 13'd8 : bytes;  // Responder.java:902
  assign packet_valid = isSize_2;  // Responder.java:901
  assign verdict_ready = takesVerdict || early_drops;  // Responder.java:904
  assign segment_ready = ready_1;  // Responder.java:946
  assign data_data_address = segment_data_address;  // Responder.java:907
  assign data_data_bytes = segment_data_bytes;  // Responder.java:907
  assign data_data_last = segment_data_last;  // Responder.java:907
  assign data_valid = segment_valid && passes_1;  // Responder.java:945
  assign isExclusive = atomics_isExclusive;  // Responder.java:964
  assign note_data_kind = held_told_data_kind;  // Responder.java:1112
  assign note_data_mayWait = held_told_data_mayWait;  // Responder.java:1112
  assign note_data_queuePair = held_told_data_queuePair;  // Responder.java:1112
  assign note_data_place = held_told_data_place;  // Responder.java:1112
  assign note_data_syndrome = held_told_data_syndrome;  // Responder.java:1112
  assign note_data_psn = held_told_data_psn;  // Responder.java:1112
  assign note_data_messages = held_told_data_messages;  // Responder.java:1112
  assign note_data_resource_isAtomic = held_told_data_resource_isAtomic;  // Responder.java:1112
  assign note_data_resource_psn = held_told_data_resource_psn;  // Responder.java:1112
  assign note_data_resource_address = held_told_data_resource_address;  // Responder.java:1112
  assign note_data_resource_key = held_told_data_resource_key;  // Responder.java:1112
  assign note_data_resource_length = held_told_data_resource_length;  // Responder.java:1112
  assign note_data_resource_messages = held_told_data_resource_messages;  // Responder.java:1112
  assign note_valid = held_told_valid;  // Responder.java:1112
  assign completion_data_queue = held_completed_data_queue;  // Responder.java:1096
  assign completion_data_entry = held_completed_data_entry;  // Responder.java:1096
  assign completion_data_isSolicited = held_completed_data_isSolicited;  // Responder.java:1096
  assign completion_valid = held_completed_valid;  // Responder.java:1096
  assign happened_data_kind = isLimit ? 8'd15 : eventKind;  // Responder.java:1015
  assign happened_data_number = isLimit ? {2'd0, table_attributes[14:11]} : q;  // Responder.java:1018
  assign happened_valid = ((state == State_EVENT) && isCompleted) || isLimit;  // Responder.java:1014
  assign ignores = drops && (state == State_JUDGE) && (!mayCome || isOld);  // Responder.java:541
  assign isSettled = held_isSettled;  // Responder.java:1113
  assign isCompleted = held_isCompleted;  // Responder.java:1098
  assign begins = idle && (isUrgent || flushes_0) && (isPacket || isQuiet);  // Responder.java:421
  assign isFound = foundPsn == psn;  // Responder.java:553
  assign hasMore = searched != 5'd0;  // Responder.java:563
  assign tellsMissing = judges_1 && isMissed && !s_isTold;  // Responder.java:577
  assign repeatsAnswer = judges_1 && isOld && (isSend || isWrite) && !s_isTold;  // Responder.java:578
  assign invalid = judges_1 && isNext && (isWrong || lacksRight);  // Responder.java:584
  assign lacksReceive = resources && needsReceive && !hasReceive;  // Responder.java:593
  assign tooMany = resources && (isRead || isAtomic) && isCrowded;  // Responder.java:602
  assign doesNotFit = measures && overflows;  // Responder.java:617
  assign isUneven = measures && isOdd;  // Responder.java:618
  assign completes = executed && isLast && (isSend || isWrite) && takesReceive;  // Responder.java:925
  assign isWordOpen = atomics_isPosted;  // Responder.java:963
  assign isManifold = isSeveral && isSend && isFirst;  // Responder.java:840
  assign noteTaken = held_note_ready;  // Responder.java:1115
  assign completionTaken = held_completion_valid && held_completion_ready;  // Responder.java:1095
  assign prefetch_data_address = wanted_1_address;  // Responder.java:792
  assign prefetch_data_key = wanted_1_key;  // Responder.java:792
  assign prefetch_data_bytes = wanted_1_bytes;  // Responder.java:792
  assign prefetch_data_domain = wanted_1_domain;  // Responder.java:792
  assign prefetch_data_rights = wanted_1_rights;  // Responder.java:792
  assign prefetch_data_last = wanted_1_last;  // Responder.java:792
  assign prefetch_data_isPhysical = wanted_1_isPhysical;  // Responder.java:792
  assign prefetch_data_isCheck = wanted_1_isCheck;  // Responder.java:792
  assign prefetch_data_isList = wanted_1_isList;  // Responder.java:792
  assign prefetch_data_isWrong = wanted_1_isWrong;  // Responder.java:792
  assign prefetch_valid = offers;  // Responder.java:791
  assign isReceiveKept = isReceiveHere && !(comes || isReceiveKnown);  // Responder.java:811
  assign receiveNumber = keptReceiveNumber;  // Responder.java:812
  assign receive = keptReceive;  // Responder.java:813
  assign aheadMemory_data = receives_memory_data;  // Responder.java:852
  assign aheadMemory_valid = receives_memory_valid;  // Responder.java:852
  assign held_completion_valid = state == State_COMPLETE;  // Responder.java:1094
  assign early_begins = ((state == State_ACT) || (state == State_LOOK)) && (start_valid && start_ready);  // Responder.java:731
  always @(posedge clock) begin
    most_0 <= 13'd256 << (mtu - 3'd1);  // Responder.java:387
    rounded <= least + {20'd0, most_0 - 13'd1};  // Responder.java:389
    packets <= packets_shifted[23:0];  // Responder.java:390
    isFailed <= isFailed_shifted[0];  // Responder.java:1174
    isReceiveRead <= receives_isHere;  // Responder.java:750
    wasError <= isError;  // Responder.java:413
    if (idle) begin  // Responder.java:422
      if (order_valid) begin  // Responder.java:424
        event_ <= Event_ORDER;  // Responder.java:425
        q <= order_data_queuePair;  // Responder.java:426
      end else if (waits) begin  // Responder.java:428
        event_ <= Event_PACKET;  // Responder.java:429
        q <= header[21:16];  // Responder.java:430
      end else begin  // Responder.java:424
        event_ <= Event_FLUSH;  // Responder.java:433
        q <= turn;  // Responder.java:434
      end
    end
    if (state == State_EXECUTED) begin  // Responder.java:1078
      isReleased <= (state == State_EXECUTED) && isWrite && !completes;  // Responder.java:1078
    end else if (state == State_LOOK) begin  // Responder.java:1079
      isReleased <= 1'b0;  // Responder.java:1079
    end
    if (follows) begin  // Responder.java:436
      q <= header[21:16];  // Responder.java:436
    end
    if (picks || !flushes_0) begin  // Responder.java:437
      turn <= turn + 6'd1;  // Responder.java:437
    end
    flushing <= (flushing & ~taken) | rung | failing | more;  // Responder.java:444
    if (fetches) begin  // Responder.java:451
      stored <= stored_read;  // Responder.java:451
    end
    if (fetches) begin  // Responder.java:452
      storedPosted <= storedPosted_read;  // Responder.java:452
    end
    if (state == State_LOAD) begin  // Responder.java:453
      s_psn <= stored[177:154];  // Responder.java:454
      s_messages <= stored[153:130];  // Responder.java:454
      s_taken <= stored[129:114];  // Responder.java:454
      s_inMessage <= stored[113];  // Responder.java:454
      s_isWrite <= stored[112];  // Responder.java:454
      s_isTold <= stored[111];  // Responder.java:454
      s_left <= stored[110:79];  // Responder.java:454
      s_isLastTold <= stored[78];  // Responder.java:454
      s_entry <= stored[77:62];  // Responder.java:454
      s_line <= stored[61:19];  // Responder.java:454
      s_elements <= stored[18:10];  // Responder.java:454
      s_tail <= stored[9:5];  // Responder.java:454
      s_kept <= stored[4:0];  // Responder.java:454
      postedIndex <= storedPosted;  // Responder.java:455
      inError <= inError_shifted[0];  // Responder.java:456
    end
    if ((state == State_STORE) || (state == State_NOTE)) begin  // Responder.java:458
      states[q] <= {s_psn, s_messages, s_taken, s_inMessage, s_isWrite, s_isTold, s_left, s_isLastTold, s_entry,
          s_line, s_elements, s_tail, s_kept};  // Responder.java:458
    end
    if ((posted_valid && posted_ready) || resets) begin  // Responder.java:470
      postings[postings_address_choice] <= resets ? 16'd0 : posted_data_index;  // Responder.java:472
    end
    if (resets) begin  // Responder.java:475
      s_taken <= 16'd0;  // Responder.java:476
      s_messages <= 24'd0;  // Responder.java:477
      s_tail <= 5'd0;  // Responder.java:478
      s_kept <= 5'd0;  // Responder.java:479
      s_inMessage <= 1'b0;  // Responder.java:480
      s_isTold <= 1'b0;  // Responder.java:481
      s_isLastTold <= 1'b0;  // Responder.java:482
      noteKind <= 2'd3;  // Responder.java:483
    end
    if (starts) begin  // Responder.java:485
      s_psn <= order_data_record[151:128];  // Responder.java:485
    end
    if (carriesOut) begin  // Responder.java:488
      shownPsnNow <= s_psn;  // Responder.java:489
      shownIndexNow <= s_taken;  // Responder.java:490
    end
    mayCome <= answers && !inError && isPair && (from == table_attributes[76:61]);  // Responder.java:513
    isNext <= ahead == 24'd0;  // Responder.java:515
    isOld <= ahead[23];  // Responder.java:516
    isWrong <= isBroken || isUnknown || (isData && !isSize_0) || isCrooked || isTooLong;  // Responder.java:524
    lacksRight <= (isWrite && !mayWrite) || (isRead && !mayRead) || (isAtomic && !mayAtomic);  // Responder.java:532
    if (state == State_LOOK) begin  // Responder.java:533
      hasData <= bytes != 13'd0;  // Responder.java:534
      left <= isFirst ? length : s_left;  // Responder.java:535
      hasEvent <= 1'b0;  // Responder.java:536
      isFailing <= 1'b0;  // Responder.java:537
      syndrome <= 8'd0;  // Responder.java:538
      noteKind <= 2'd0;  // Responder.java:539
    end
    if (keeps) begin  // Responder.java:548
      psns[psns_address_joined] <= psn;  // Responder.java:548
    end
    if (state == State_SEARCH) begin  // Responder.java:549
      found <= found_read;  // Responder.java:549
    end
    foundPsn <= found;  // Responder.java:552
    if (judges_0) begin  // Responder.java:555
      searched <= s_kept;  // Responder.java:556
      place <= s_tail - 5'd1;  // Responder.java:557
    end
    if ((state == State_COMPARE) && !isFound) begin  // Responder.java:559
      searched <= searched - 5'd1;  // Responder.java:560
      place <= place - 5'd1;  // Responder.java:561
    end
    if (state == State_AGAIN) begin  // Responder.java:564
      noteKind <= 2'd2;  // Responder.java:564
    end
    if (keeps) begin  // Responder.java:565
      place <= s_tail;  // Responder.java:566
      noteKind <= 2'd1;  // Responder.java:567
    end
    if (tellsMissing) begin  // Responder.java:580
      s_isTold <= 1'b1;  // Responder.java:581
      syndrome <= 8'd96;  // Responder.java:582
    end
    if (resources && needsReceive) begin  // Responder.java:592
      s_entry <= isShared ? shared_next : s_taken;  // Responder.java:592
    end
    if (lacksReceive) begin  // Responder.java:594
      s_isTold <= 1'b1;  // Responder.java:595
      syndrome <= {3'd1, table_attributes[86:82]};  // Responder.java:596
    end
    waiting <= s_tail - head;  // Responder.java:599
    isCrowded <= table_attributes[81:77] <= waiting;  // Responder.java:601
    if (resources && !lacksReceive) begin  // Responder.java:603
      s_isTold <= 1'b0;  // Responder.java:603
    end
    if (places || resources) begin  // Responder.java:612
      entry <= base + distance;  // Responder.java:612
    end
    if (takes) begin  // Responder.java:640
      s_line <= entry[47:5];  // Responder.java:641
      s_elements <= keptReceive[8:0];  // Responder.java:642
    end
    if (isInvalid_0) begin  // Responder.java:620
      syndrome <= 8'd97;  // Responder.java:621
      eventKind <= 8'd2;  // Responder.java:622
      hasEvent <= 1'b1;  // Responder.java:623
    end
    if (doesNotFit) begin  // Responder.java:626
      status <= 8'd1;  // Responder.java:627
      isFailing <= 1'b1;  // Responder.java:628
      hasEvent <= 1'b0;  // Responder.java:629
    end
    if (isForbidden || isVanished_0) begin  // Responder.java:691
      syndrome <= isSend ? 8'd99 : 8'd98;  // Responder.java:692
      eventKind <= 8'd3;  // Responder.java:696
      hasEvent <= !isSend;  // Responder.java:697
      isFailing <= isSend;  // Responder.java:698
      status <= 8'd4;  // Responder.java:699
    end
    if (state == State_MEASURE) begin  // Responder.java:723
      isReceive_0 <= isReceiveKnown;  // Responder.java:724
      isSingle <= receives_isSingle;  // Responder.java:726
    end
    if ((isRequest || isReceive_1) && !offers) begin  // Responder.java:782
      offers <= 1'b1;  // Responder.java:783
      wanted_1_address <= isReceive_1 ? element_0[63:0] : header[127:64];  // VirtualRun.java:87
      wanted_1_key <= isReceive_1 ? element_0[127:96] : header[159:128];  // VirtualRun.java:88
      wanted_1_bytes <= 32'd1;  // VirtualRun.java:89
      wanted_1_domain <= (isReceive_1 && isShared) ? shared_domain : table_attributes[30:15];  // VirtualRun.java:90
      wanted_1_rights <= isWrite ? 4'd2 : (isRead ? 4'd4 : (isAtomic ? 4'd8 : 4'd1));  // VirtualRun.java:91
      wanted_1_last <= 1'b0;  // VirtualRun.java:92
      wanted_1_isPhysical <= 1'b0;  // VirtualRun.java:93
      wanted_1_isCheck <= 1'b0;  // VirtualRun.java:94
      wanted_1_isList <= 1'b0;  // VirtualRun.java:95
      wanted_1_isWrong <= 1'b0;  // VirtualRun.java:70
    end else if (prefetch_ready) begin  // Responder.java:790
      offers <= 1'b0;  // Responder.java:790
    end
    if (comes || isReceiveKnown) begin  // Responder.java:803
      keptReceive <= (isTaken || isReceiveKnown) ? {receives_element, control} : line;  // Responder.java:805
    end
    if (comes) begin  // Responder.java:806
      keptReceiveNumber <= entry[47:5];  // Responder.java:807
    end
    if (isOrdered_0 || isReceiveKnown) begin  // Responder.java:810
      isReceiveHere <= 1'b0;  // Responder.java:810
    end else if (comes) begin  // Responder.java:810
      isReceiveHere <= isWhole_1;  // Responder.java:810
    end
    if (state == State_TAKEN) begin  // Responder.java:838
      isSeveral <= !receives_isSingle;  // Responder.java:838
    end else if (state == State_WAIT) begin  // Responder.java:839
      isSeveral <= 1'b0;  // Responder.java:839
    end
    done <= length - left;  // Responder.java:891
    if (executed) begin  // Responder.java:913
      s_psn <= psn + (isRead ? packets : 24'd1);  // Responder.java:914
      if (isLast) begin  // Responder.java:915
        s_messages <= s_messages + 24'd1;  // Responder.java:915
      end
      s_inMessage <= !isLast;  // Responder.java:916
      s_isWrite <= isWrite;  // Responder.java:917
      s_left <= left - {19'd0, bytes};  // Responder.java:918
      if (isRead || isAtomic) begin  // Responder.java:919
        s_tail <= s_tail + 5'd1;  // Responder.java:920
        if (s_kept != 5'd16) begin  // Responder.java:921
          s_kept <= s_kept + 5'd1;  // Responder.java:921
        end
      end
    end
    if (completes) begin  // Responder.java:926
      status <= 8'd0;  // Responder.java:926
    end
    if (flushes_1) begin  // Responder.java:978
      status <= 8'd5;  // Responder.java:979
      isFailing <= 1'b1;  // Responder.java:980
      if (!isShared) begin  // Responder.java:981
        s_entry <= s_taken;  // Responder.java:981
      end
      s_inMessage <= 1'b0;  // Responder.java:982
      eventKind <= 8'd16;  // Responder.java:983
    end
    if (completionTaken && !isShared) begin  // Responder.java:1011
      s_taken <= s_taken + 16'd1;  // Responder.java:1011
    end
    if ((state == State_EVENT) && (event_ == Event_FLUSH)) begin  // Responder.java:1019
      s_isLastTold <= 1'b1;  // Responder.java:1019
    end
    if (state == State_LOOK) begin  // Responder.java:1047
      isPatient <= 1'b0;  // Responder.java:1047
    end else if (state == State_EXECUTED) begin  // Responder.java:1048
      isPatient <= !(isDue || header[8]);  // Responder.java:1050
    end
    if (state == State_PACKET) begin  // Responder.java:1137
      isKept <= !isAtomic;  // Responder.java:1138
      keptPair <= q;  // Responder.java:1139
      keptPsn <= psn + 24'd1;  // Responder.java:1140
    end
    if (isOrdered_1 || isVanished_1 || early_begins) begin  // Responder.java:1142
      isKept <= 1'b0;  // Responder.java:1142
    end
    continues <= isKept && (keptPair == q) && (keptPsn == psn) && !isFirst;  // Responder.java:1143
    if (state == State_REFUSE) begin  // Responder.java:1147
      noteKind <= 2'd0;  // Responder.java:1148
      inError <= 1'b1;  // Responder.java:1149
    end
    case (state)  // Responder.java:212
      State_IDLE: begin  // Responder.java:1192
        if (begins) begin  // Responder.java:1192
          state <= State_FETCH;  // Responder.java:1192
        end
      end
      State_FETCH: begin  // Responder.java:1193
        state <= State_LOAD;  // Responder.java:1193
      end
      State_LOAD: begin  // Responder.java:1194
        state <= State_ACT;  // Responder.java:1194
      end
      State_ACT: begin  // Responder.java:1195
        if ((event_ == Event_ORDER) && resets) begin  // Responder.java:1196
          state <= State_NOTE;  // Responder.java:1196
        end else if (event_ == Event_ORDER) begin  // Responder.java:1197
          state <= State_STORE;  // Responder.java:1197
        end else if ((event_ == Event_FLUSH) && hasFlush) begin  // Responder.java:1198
          state <= State_COMPLETE;  // Responder.java:1198
        end else if ((event_ == Event_FLUSH) && tellsLast) begin  // Responder.java:1199
          state <= State_EVENT;  // Responder.java:1199
        end else if (event_ == Event_FLUSH) begin  // Responder.java:1200
          state <= State_IDLE;  // Responder.java:1200
        end else if (!early_mayBegin || start_ready) begin  // Responder.java:1201
          state <= State_MEASURE;  // Responder.java:1201
        end
      end
      State_MEASURE: begin  // Responder.java:1204
        state <= State_LOOK;  // Responder.java:1204
      end
      State_LOOK: begin  // Responder.java:1205
        if (!((state == State_LOOK) && isSend && isSingle && early_mayBegin) || start_ready) begin  // Responder.java:1205
          state <= State_JUDGE;  // Responder.java:1205
        end
      end
      State_SEARCH: begin  // Responder.java:1213
        if (hasMore) begin  // Responder.java:1213
          state <= State_FOUND;  // Responder.java:1213
        end else begin  // Responder.java:1213
          state <= State_IDLE;  // Responder.java:1213
        end
      end
      State_FOUND: begin  // Responder.java:1214
        state <= State_COMPARE;  // Responder.java:1214
      end
      State_COMPARE: begin  // Responder.java:1215
        if (isFound) begin  // Responder.java:1215
          state <= State_AGAIN;  // Responder.java:1215
        end else begin  // Responder.java:1215
          state <= State_SEARCH;  // Responder.java:1215
        end
      end
      State_AGAIN: begin  // Responder.java:1216
        state <= State_NOTE;  // Responder.java:1216
      end
      State_JUDGE: begin  // Responder.java:1206
        if (!mayCome) begin  // Responder.java:1207
          state <= State_IDLE;  // Responder.java:1207
        end else if (tellsMissing || repeatsAnswer) begin  // Responder.java:1208
          state <= State_NOTE;  // Responder.java:1208
        end else if (isRepeatedRead) begin  // Responder.java:1209
          state <= State_SEARCH;  // Responder.java:1209
        end else if (!isNext) begin  // Responder.java:1210
          state <= State_IDLE;  // Responder.java:1210
        end else if (isInvalid_2) begin  // Responder.java:1211
          state <= State_REFUSE;  // Responder.java:1211
        end else begin  // Responder.java:1207
          state <= State_RESOURCES;  // Responder.java:1212
        end
      end
      State_RESOURCES: begin  // Responder.java:1217
        if (lacksReceive) begin  // Responder.java:1218
          state <= State_LACKING;  // Responder.java:1218
        end else if (isInvalid_2) begin  // Responder.java:1219
          state <= State_REFUSE;  // Responder.java:1219
        end else if (isTakenAtOnce) begin  // Responder.java:1220
          state <= State_TAKEN;  // Responder.java:1220
        end else if (needsList) begin  // Responder.java:1221
          state <= State_AHEAD;  // Responder.java:1221
        end else if (needsList) begin  // Responder.java:1222
          state <= State_ADDRESS;  // Responder.java:1222
        end else begin  // Responder.java:1218
          state <= State_LENGTH;  // Responder.java:1223
        end
      end
      State_LACKING: begin  // Responder.java:1226
        state <= State_NOTE;  // Responder.java:1226
      end
      State_ADDRESS: begin  // Responder.java:1227
        state <= State_READ;  // Responder.java:1227
      end
      State_READ: begin  // Responder.java:1228
        if (memory_valid && memory_ready) begin  // Responder.java:1228
          state <= State_WAIT;  // Responder.java:1228
        end
      end
      State_WAIT: begin  // Responder.java:1229
        if (returns) begin  // Responder.java:1229
          state <= State_LENGTH;  // Responder.java:1229
        end
      end
      State_AHEAD: begin  // Responder.java:1224
        if (isReadNow) begin  // Responder.java:1224
          state <= State_ADDRESS;  // Responder.java:1224
        end else if (receives_isHere) begin  // Responder.java:1224
          state <= State_TAKEN;  // Responder.java:1224
        end
      end
      State_TAKEN: begin  // Responder.java:1225
        state <= State_LENGTH;  // Responder.java:1225
      end
      State_LENGTH: begin  // Responder.java:1230
        if (isManifold) begin  // Responder.java:1231
          state <= State_ADDRESS;  // Responder.java:1231
        end else if (isInvalid_2) begin  // Responder.java:1232
          state <= State_REFUSE;  // Responder.java:1232
        end else if (early_isBegun) begin  // Responder.java:1233
          state <= State_VERDICT;  // Responder.java:1233
        end else if (needsCheck) begin  // Responder.java:1234
          state <= State_CHECK;  // Responder.java:1234
        end else if (hasData && continues) begin  // Responder.java:1235
          state <= State_PACKET;  // Responder.java:1235
        end else if (hasData || isAtomic) begin  // Responder.java:1236
          state <= State_START;  // Responder.java:1236
        end else begin  // Responder.java:1231
          state <= State_EXECUTED;  // Responder.java:1237
        end
      end
      State_CHECK: begin  // Responder.java:1238
        if (check_ready) begin  // Responder.java:1238
          state <= State_CHECKING;  // Responder.java:1238
        end
      end
      State_CHECKING: begin  // Responder.java:1239
        if (checked && !isAllowed) begin  // Responder.java:1240
          state <= State_REFUSE;  // Responder.java:1240
        end else if (checked && isRead) begin  // Responder.java:1241
          state <= State_EXECUTED;  // Responder.java:1241
        end else if (checked && (hasData || isAtomic)) begin  // Responder.java:1242
          state <= State_START;  // Responder.java:1242
        end else if (checked) begin  // Responder.java:1243
          state <= State_EXECUTED;  // Responder.java:1243
        end
      end
      State_START: begin  // Responder.java:1244
        if (start_valid && start_ready) begin  // Responder.java:1244
          state <= State_PACKET;  // Responder.java:1244
        end
      end
      State_PACKET: begin  // Responder.java:1245
        if (packet_ready) begin  // Responder.java:1245
          state <= State_VERDICT;  // Responder.java:1245
        end
      end
      State_VERDICT: begin  // Responder.java:1246
        if (verdict_valid && verdict_ready && !early_drops && !verdict_data) begin  // Responder.java:1247
          state <= State_REFUSE;  // Responder.java:1247
        end else if (verdict_valid && verdict_ready && !early_drops && isAtomic) begin  // Responder.java:1248
          state <= State_ATOMIC;  // Responder.java:1248
        end else if (verdict_valid && verdict_ready && !early_drops) begin  // Responder.java:1250
          state <= State_EXECUTED;  // Responder.java:1250
        end
      end
      State_DATA: begin  // Responder.java:1251
        if (visible) begin  // Responder.java:1251
          state <= State_EXECUTED;  // Responder.java:1251
        end
      end
      State_ATOMIC: begin  // Responder.java:1252
        if (atomics_ends) begin  // Responder.java:1252
          state <= State_EXECUTED;  // Responder.java:1252
        end
      end
      State_EXECUTED: begin  // Responder.java:1253
        if (completes) begin  // Responder.java:1253
          state <= State_COMPLETE;  // Responder.java:1253
        end else begin  // Responder.java:1253
          state <= State_NOTE;  // Responder.java:1253
        end
      end
      State_COMPLETE: begin  // Responder.java:1261
        if (completionTaken && (event_ == Event_FLUSH)) begin  // Responder.java:1263
          state <= State_STORE;  // Responder.java:1263
        end else if (completionTaken) begin  // Responder.java:1264
          state <= State_NOTE;  // Responder.java:1264
        end
      end
      State_WRITTEN: begin  // Responder.java:1265
        if (written && (event_ == Event_FLUSH)) begin  // Responder.java:1266
          state <= State_STORE;  // Responder.java:1266
        end else if (written) begin  // Responder.java:1267
          state <= State_NOTE;  // Responder.java:1267
        end
      end
      State_REFUSE: begin  // Responder.java:1254
        if (hasEvent) begin  // Responder.java:1255
          state <= State_EVENT;  // Responder.java:1255
        end else if (isFailing) begin  // Responder.java:1256
          state <= State_COMPLETE;  // Responder.java:1256
        end else begin  // Responder.java:1255
          state <= State_NOTE;  // Responder.java:1257
        end
      end
      State_EVENT: begin  // Responder.java:1258
        if (happened_valid && happened_ready && (event_ == Event_FLUSH)) begin  // Responder.java:1259
          state <= State_STORE;  // Responder.java:1259
        end else if (happened_valid && happened_ready) begin  // Responder.java:1260
          state <= State_NOTE;  // Responder.java:1260
        end
      end
      State_NOTE: begin  // Responder.java:1268
        if (noteTaken && shared_reachesLimit && (event_ == Event_PACKET)) begin  // Responder.java:1269
          state <= State_LIMIT;  // Responder.java:1269
        end else if (follows) begin  // Responder.java:1270
          state <= State_FETCH;  // Responder.java:1270
        end else if ((state == State_NOTE) && noteTaken && (event_ == Event_PACKET)
            && !(shared_reachesLimit || inError)) begin  // Responder.java:1271
          state <= State_IDLE;  // Responder.java:1271
        end else if (noteTaken) begin  // Responder.java:1272
          state <= State_STORE;  // Responder.java:1272
        end
      end
      State_LIMIT: begin  // Responder.java:1273
        if (happened_ready) begin  // Responder.java:1273
          state <= State_STORE;  // Responder.java:1273
        end
      end
      default /* State_STORE */: begin  // Responder.java:1274
        state <= State_IDLE;  // Responder.java:1274
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // Responder.java:212
      q <= 6'd0;  // Responder.java:214
      flushing <= 64'd0;  // Responder.java:221
      turn <= 6'd0;  // Responder.java:411
      wasError <= 64'd0;  // Responder.java:412
      shownPsnNow <= 24'd0;  // Responder.java:486
      shownIndexNow <= 16'd0;  // Responder.java:487
      isReceive_0 <= 1'b0;  // Responder.java:722
      offers <= 1'b0;  // Responder.java:770
      isReceiveHere <= 1'b0;  // Responder.java:797
      isKept <= 1'b0;  // Responder.java:1133
    end
  end
  SharedReceives shared (  // Responder.java:216
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
  QueuePairTable_responder_SHARED table_ (  // Responder.java:365
    .clock(clock), .reset(reset), .index(q), .looks(fetches), .sets(sets), .record(order_data_record),
    .attributes(table_attributes), .borrows(receives_looks), .borrowed(receives_looked), .lends(table_lends),
    .lent(table_lent));
  ReceiveReader_8 receives (  // Responder.java:316
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
  VisibleNotes held (  // Responder.java:322
    .clock(clock), .reset(reset), .note_data_kind(noteKind), .note_data_mayWait(isPatient),
    .note_data_queuePair(q), .note_data_place(place), .note_data_syndrome(syndrome),
    .note_data_psn(isAcknowledged ? (s_psn - 24'd1) : s_psn), .note_data_messages(s_messages),
    .note_data_resource_isAtomic(isAtomic), .note_data_resource_psn(psn),
    .note_data_resource_address(isAtomic ? atomics_original : header[127:64]),
    .note_data_resource_key(header[159:128]), .note_data_resource_length(length),
    .note_data_resource_messages(s_messages), .note_valid(state == State_NOTE), .note_ready(held_note_ready),
    .told_data_kind(held_told_data_kind), .told_data_mayWait(held_told_data_mayWait),
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
    .completed_ready(completion_ready), .written(written), .begins(accepts || atomics_posts),
    .visible(visible || (isWordOpen && returns)), .isSettled(held_isSettled), .isCompleted(held_isCompleted));
  EarlyData early (  // Responder.java:323
    .clock(clock), .reset(reset), .isWhole(isKnown && (event_ == Event_PACKET)), .begins(early_begins),
    .judges(state == State_LENGTH),
    .abandons(((state == State_JUDGE) || (state == State_RESOURCES) || (state == State_LENGTH))
        && (!isRight_0 || isInvalid_1)),
    .isTold(verdict_valid && verdict_ready), .isAllowed(verdict_data),
    .passes(segment_valid && segment_ready && segment_data_last), .mayBegin(early_mayBegin),
    .isSingle(early_isSingle), .mayStart(early_mayStart), .isBegun(early_isBegun), .drops(early_drops),
    .holds(early_holds), .isNone(early_isNone), .isOne(early_isOne), .dropsSegments(early_dropsSegments));
  AtomicUnit_true_KEPT atomics (  // Responder.java:328
    .clock(clock), .reset(reset), .wanted(state == State_ATOMIC), .isAdd(operation == 4'd4),
    .operands(extension), .segment_data_address(segment_data_address), .segment_data_bytes(segment_data_bytes),
    .segment_data_last(segment_data_last), .segment_valid(segment_valid && takesWord),
    .segment_ready(atomics_segment_ready), .isWriting(isWriting), .isSettled(isSettled), .begins(accepts),
    .memory_data_write(atomics_memory_data_write), .memory_data_line(atomics_memory_data_line),
    .memory_data_data(atomics_memory_data_data), .memory_data_lanes(atomics_memory_data_lanes),
    .memory_valid(atomics_memory_valid), .memory_ready(memory_ready), .returns(returns), .line(line),
    .isExclusive(atomics_isExclusive), .original(atomics_original), .ends(atomics_ends), .posts(atomics_posts),
    .isPosted(atomics_isPosted), .othersWait(othersWait));
  wire unused_ok = &{1'b0, header[15:9], table_lent[9:3], table_lent[86:11], rounded[7:0], access[0],
      entry[4:0], element_0[95:64], flushes_0_shifted[63:1], shift_difference[3], packets_shifted[32:24],
      isFailed_shifted[63:1], inError_shifted[63:1]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!early_begins || packet_ready)) begin  // Responder.java:899
        $display("assertion failed: the size of what begins early is taken at once (Responder.java:899)");
        $stop;  // Responder.java:899
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!early_begins || packet_ready);  // Responder.java:899
    end
  end
`endif
endmodule
`default_nettype wire
