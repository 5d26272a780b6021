`default_nettype none
// overlaps=true, checks=ONCE, receives=KEPT, translations=PREFETCHED
module Responder_overlaps_checks_ONCE_receives_KEPT_translations_PREFETCHED (  // Responder.java:273
  input  wire clock,  // Responder.java:273
  input  wire reset,  // Responder.java:273
  input  wire [5:0] order_data_queuePair,  // Responder.java:57
  input  wire order_data_sets,  // Responder.java:57
  input  wire [383:0] order_data_record,  // Responder.java:57
  input  wire order_valid,  // Responder.java:57
  output wire order_ready,  // Responder.java:57
  output wire [23:0] shownPsn,  // Responder.java:59
  output wire [15:0] shownIndex,  // Responder.java:61
  input  wire [5:0] posted_data_number,  // Responder.java:63
  input  wire [15:0] posted_data_index,  // Responder.java:63
  input  wire posted_valid,  // Responder.java:63
  output wire posted_ready,  // Responder.java:63
  input  wire [5:0] postedShared_data_number,  // Responder.java:65
  input  wire [15:0] postedShared_data_index,  // Responder.java:65
  input  wire postedShared_valid,  // Responder.java:65
  output wire postedShared_ready,  // Responder.java:65
  input  wire [5:0] beginsShared_data_number,  // Responder.java:67
  input  wire [15:0] beginsShared_data_index,  // Responder.java:67
  input  wire beginsShared_valid,  // Responder.java:67
  output wire beginsShared_ready,  // Responder.java:67
  input  wire [127:0] sharedRecord,  // Responder.java:69
  input  wire [5:0] limitsShared_data_number,  // Responder.java:71
  input  wire [15:0] limitsShared_data_index,  // Responder.java:71
  input  wire limitsShared_valid,  // Responder.java:71
  output wire limitsShared_ready,  // Responder.java:71
  input  wire [63:0] isError,  // Responder.java:73
  output wire [5:0] queuePair,  // Responder.java:75
  output wire setsError,  // Responder.java:77
  input  wire waits,  // Responder.java:80
  input  wire [15:0] from,  // Responder.java:82
  input  wire [12:0] bytes,  // Responder.java:84
  input  wire [191:0] header,  // Responder.java:86
  input  wire [127:0] extension,  // Responder.java:88
  output wire accepts,  // Responder.java:90
  output wire drops,  // Responder.java:92
  output wire holds,  // Responder.java:94
  output wire memory_data_write,  // Responder.java:97
  output wire [42:0] memory_data_line,  // Responder.java:97
  output wire [255:0] memory_data_data,  // Responder.java:97
  output wire [31:0] memory_data_lanes,  // Responder.java:97
  output wire memory_valid,  // Responder.java:97
  input  wire memory_ready,  // Responder.java:97
  input  wire returns,  // Responder.java:99
  input  wire [255:0] line,  // Responder.java:101
  output wire [63:0] check_data_address,  // Responder.java:104
  output wire [31:0] check_data_key,  // Responder.java:104
  output wire [31:0] check_data_bytes,  // Responder.java:104
  output wire [15:0] check_data_domain,  // Responder.java:104
  output wire [3:0] check_data_rights,  // Responder.java:104
  output wire check_data_last,  // Responder.java:104
  output wire check_data_isPhysical,  // Responder.java:104
  output wire check_data_isCheck,  // Responder.java:104
  output wire check_data_isList,  // Responder.java:104
  output wire check_data_isWrong,  // Responder.java:104
  output wire check_valid,  // Responder.java:104
  input  wire check_ready,  // Responder.java:104
  input  wire checked,  // Responder.java:106
  input  wire isAllowed,  // Responder.java:108
  output wire start_data_isList,  // Responder.java:110
  output wire start_data_isPhysical,  // Responder.java:110
  output wire [47:0] start_data_list,  // Responder.java:110
  output wire [8:0] start_data_elements,  // Responder.java:110
  output wire [63:0] start_data_address,  // Responder.java:110
  output wire [31:0] start_data_key,  // Responder.java:110
  output wire [31:0] start_data_length,  // Responder.java:110
  output wire [31:0] start_data_skip,  // Responder.java:110
  output wire [15:0] start_data_domain,  // Responder.java:110
  output wire [3:0] start_data_rights,  // Responder.java:110
  output wire start_valid,  // Responder.java:110
  input  wire start_ready,  // Responder.java:110
  output wire [12:0] packet_data,  // Responder.java:112
  output wire packet_valid,  // Responder.java:112
  input  wire packet_ready,  // Responder.java:112
  input  wire verdict_data,  // Responder.java:114
  input  wire verdict_valid,  // Responder.java:114
  output wire verdict_ready,  // Responder.java:114
  input  wire [47:0] segment_data_address,  // Responder.java:116
  input  wire [30:0] segment_data_bytes,  // Responder.java:116
  input  wire segment_data_last,  // Responder.java:116
  input  wire segment_valid,  // Responder.java:116
  output wire segment_ready,  // Responder.java:116
  output wire [47:0] data_data_address,  // Responder.java:118
  output wire [30:0] data_data_bytes,  // Responder.java:118
  output wire data_data_last,  // Responder.java:118
  output wire data_valid,  // Responder.java:118
  input  wire data_ready,  // Responder.java:118
  input  wire visible,  // Responder.java:120
  output wire isExclusive,  // Responder.java:122
  input  wire isWriting,  // Responder.java:124
  output wire [1:0] note_data_kind,  // Responder.java:127
  output wire [5:0] note_data_queuePair,  // Responder.java:127
  output wire [4:0] note_data_place,  // Responder.java:127
  output wire [7:0] note_data_syndrome,  // Responder.java:127
  output wire [23:0] note_data_psn,  // Responder.java:127
  output wire [23:0] note_data_messages,  // Responder.java:127
  output wire note_data_resource_isAtomic,  // Responder.java:127
  output wire [23:0] note_data_resource_psn,  // Responder.java:127
  output wire [63:0] note_data_resource_address,  // Responder.java:127
  output wire [31:0] note_data_resource_key,  // Responder.java:127
  output wire [31:0] note_data_resource_length,  // Responder.java:127
  output wire [23:0] note_data_resource_messages,  // Responder.java:127
  output wire note_valid,  // Responder.java:127
  input  wire note_ready,  // Responder.java:127
  input  wire [4:0] head,  // Responder.java:129
  output wire [5:0] completion_data_queue,  // Responder.java:131
  output wire [255:0] completion_data_entry,  // Responder.java:131
  output wire completion_data_isSolicited,  // Responder.java:131
  output wire completion_valid,  // Responder.java:131
  input  wire completion_ready,  // Responder.java:131
  input  wire written,  // Responder.java:141
  output wire [7:0] happened_data_kind,  // Responder.java:143
  output wire [5:0] happened_data_number,  // Responder.java:143
  output wire happened_valid,  // Responder.java:143
  input  wire happened_ready,  // Responder.java:143
  output wire ignores,  // Responder.java:145
  output wire [63:0] prefetch_data_address,  // Responder.java:281
  output wire [31:0] prefetch_data_key,  // Responder.java:281
  output wire [31:0] prefetch_data_bytes,  // Responder.java:281
  output wire [15:0] prefetch_data_domain,  // Responder.java:281
  output wire [3:0] prefetch_data_rights,  // Responder.java:281
  output wire prefetch_data_last,  // Responder.java:281
  output wire prefetch_data_isPhysical,  // Responder.java:281
  output wire prefetch_data_isCheck,  // Responder.java:281
  output wire prefetch_data_isList,  // Responder.java:281
  output wire prefetch_data_isWrong,  // Responder.java:281
  output wire prefetch_valid,  // Responder.java:281
  input  wire prefetch_ready,  // Responder.java:281
  output wire isReceiveKept,  // Responder.java:285
  output wire [42:0] receiveNumber,  // Responder.java:286
  output wire [255:0] receive  // Responder.java:287
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
  localparam [5:0] State_LENGTH = 6'd16;
  localparam [5:0] State_CHECK = 6'd17;
  localparam [5:0] State_CHECKING = 6'd18;
  localparam [5:0] State_START = 6'd19;
  localparam [5:0] State_PACKET = 6'd20;
  localparam [5:0] State_VERDICT = 6'd21;
  localparam [5:0] State_DATA = 6'd22;
  localparam [5:0] State_LOCK = 6'd23;
  localparam [5:0] State_LOCKED = 6'd24;
  localparam [5:0] State_READ_WORD = 6'd25;
  localparam [5:0] State_WAIT_WORD = 6'd26;
  localparam [5:0] State_SUM = 6'd27;
  localparam [5:0] State_COMPUTE = 6'd28;
  localparam [5:0] State_WRITE_WORD = 6'd29;
  localparam [5:0] State_WAIT_WRITTEN = 6'd30;
  localparam [5:0] State_EXECUTED = 6'd31;
  localparam [5:0] State_COMPLETE = 6'd32;
  localparam [5:0] State_WRITTEN = 6'd33;
  localparam [5:0] State_REFUSE = 6'd34;
  localparam [5:0] State_EVENT = 6'd35;
  localparam [5:0] State_NOTE = 6'd36;
  localparam [5:0] State_LIMIT = 6'd37;
  localparam [5:0] State_STORE = 6'd38;
  reg  [5:0] state;  // Responder.java:195
  reg  [1:0] event_;  // Responder.java:196
  reg  [5:0] q;  // Responder.java:197
  reg  [23:0] s_psn;  // Responder.java:218
  reg  [23:0] s_messages;  // Responder.java:218
  reg  [15:0] s_taken;  // Responder.java:218
  reg  s_inMessage;  // Responder.java:218
  reg  s_isWrite;  // Responder.java:218
  reg  s_isTold;  // Responder.java:218
  reg  [31:0] s_left;  // Responder.java:218
  reg  s_isLastTold;  // Responder.java:218
  reg  [15:0] s_entry;  // Responder.java:218
  reg  [47:0] s_list;  // Responder.java:218
  reg  [8:0] s_elements;  // Responder.java:218
  reg  [4:0] s_tail;  // Responder.java:218
  reg  [4:0] s_kept;  // Responder.java:218
  reg  [15:0] postedIndex;  // Responder.java:219
  reg  inError;  // Responder.java:220
  reg  [63:0] flushing;  // Responder.java:221
  reg  [12:0] most;  // Responder.java:224
  reg  [23:0] packets;  // Responder.java:226
  reg  hasData;  // Responder.java:243
  reg  [31:0] left;  // Responder.java:244
  reg  [7:0] syndrome;  // Responder.java:247
  reg  [7:0] status;  // Responder.java:248
  reg  [7:0] eventKind;  // Responder.java:249
  reg  hasEvent;  // Responder.java:250
  reg  isFailing;  // Responder.java:251
  reg  [1:0] noteKind;  // Responder.java:252
  reg  [63:0] original;  // Responder.java:253
  reg  [4:0] place;  // Responder.java:254
  reg  [47:0] word;  // Responder.java:257
  reg  [63:0] replaced;  // Responder.java:258
  wire isSettled;  // Responder.java:264
  reg  continues;  // Responder.java:265
  wire begins;  // Responder.java:324
  reg  mayCome;  // Responder.java:414
  reg  isNext;  // Responder.java:415
  reg  isOld;  // Responder.java:416
  reg  isWrong;  // Responder.java:417
  reg  lacksRight;  // Responder.java:418
  wire isFound;  // Responder.java:482
  wire hasMore;  // Responder.java:483
  wire tellsMissing;  // Responder.java:551
  wire repeatsAnswer;  // Responder.java:552
  wire invalid;  // Responder.java:553
  wire lacksReceive;  // Responder.java:554
  wire tooMany;  // Responder.java:555
  wire doesNotFit;  // Responder.java:556
  wire isUneven;  // Responder.java:557
  wire completes;  // Responder.java:682
  wire noteTaken;  // Responder.java:803
  reg  [32:0] rounded;  // Responder.java:289
  reg  [5:0] turn;  // Responder.java:327
  reg  [63:0] wasError;  // Responder.java:328
  reg  [182:0] stored;  // Responder.java:365
  reg  [15:0] storedPosted;  // Responder.java:366
  reg  [23:0] shownPsnNow;  // Responder.java:400
  reg  [15:0] shownIndexNow;  // Responder.java:401
  reg  [4:0] searched;  // Responder.java:457
  reg  [23:0] found;  // Responder.java:461
  reg  isSame;  // Responder.java:462
  reg  [4:0] waiting;  // Responder.java:509
  reg  isCrowded;  // Responder.java:511
  reg  [47:0] entry;  // Responder.java:519
  reg  [31:0] room;  // Responder.java:523
  reg  offers;  // Responder.java:604
  reg  [63:0] wanted_1_address;  // Responder.java:605
  reg  [31:0] wanted_1_key;  // Responder.java:605
  reg  [31:0] wanted_1_bytes;  // Responder.java:605
  reg  [15:0] wanted_1_domain;  // Responder.java:605
  reg  [3:0] wanted_1_rights;  // Responder.java:605
  reg  wanted_1_last;  // Responder.java:605
  reg  wanted_1_isPhysical;  // Responder.java:605
  reg  wanted_1_isCheck;  // Responder.java:605
  reg  wanted_1_isList;  // Responder.java:605
  reg  wanted_1_isWrong;  // Responder.java:605
  reg  isReceiveHere;  // Responder.java:624
  reg  [255:0] keptReceive;  // Responder.java:625
  reg  [42:0] keptReceiveNumber;  // Responder.java:626
  reg  [31:0] done;  // Responder.java:649
  reg  locked;  // Responder.java:685
  reg  isEqual;  // Responder.java:695
  reg  [63:0] sum;  // Responder.java:696
  reg  [5:0] keptPair;  // Responder.java:811
  reg  [23:0] keptPsn;  // Responder.java:812
  reg  isKept;  // Responder.java:813
  wire [142:0] table_attributes;  // Responder.java:198
  wire shared_begins_ready, shared_limits_ready, shared_posted_ready, shared_hasReceive, shared_reachesLimit;  // Responder.java:216
  wire [15:0] shared_next, shared_domain; wire [47:0] shared_offset, shared_base;  // Responder.java:216
  wire held_note_ready, held_told_data_resource_isAtomic, held_told_valid, held_isSettled;  // Responder.java:793
  wire [1:0] held_told_data_kind; wire [5:0] held_told_data_queuePair; wire [4:0] held_told_data_place;  // Responder.java:793
  wire [7:0] held_told_data_syndrome;  // Responder.java:793
  wire [23:0] held_told_data_psn, held_told_data_messages, held_told_data_resource_psn,
      held_told_data_resource_messages;  // Responder.java:793
  wire [63:0] held_told_data_resource_address;  // Responder.java:793
  wire [31:0] held_told_data_resource_key, held_told_data_resource_length;  // Responder.java:793
  reg  [182:0] states [0:63];  // Responder.java:228
  reg  [15:0] postings [0:63];  // Responder.java:229
  reg  [23:0] psns [0:1023];  // Responder.java:458
  wire isShared = table_attributes[10];  // Responder.java:217
  wire [2:0] mtu = table_attributes[9:7];  // QueuePairTable.java:69
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
  wire [32:0] least = (length == 32'd0) ? 33'd1 : {1'b0, length};  // WorkEntry.java:83
  wire [32:0] halves = {8'd0, rounded[32:8]};  // WorkEntry.java:61
  wire idle = state == State_IDLE;  // Responder.java:317
  wire [63:0] flushes_0_shifted = flushing >> turn;  // Responder.java:331
  wire flushes_0 = flushes_0_shifted[0];  // Responder.java:331
  wire isUrgent = order_valid || waits;  // Responder.java:332
  wire picks = idle && !isUrgent && flushes_0 && isSettled;  // Responder.java:334
  wire isPacket = !order_valid && waits;  // Responder.java:335
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
      posted_data_number == 6'd1, posted_data_number == 6'd0};  // Responder.java:354
  wire [63:0] rung = ((posted_valid && posted_ready) ? rung_joined : 64'd0) & isError;  // Responder.java:354
  wire [63:0] failing = isError & ~wasError;  // Responder.java:355
  wire [63:0] taken_joined = {turn == 6'd63, turn == 6'd62, turn == 6'd61, turn == 6'd60, turn == 6'd59, turn
      == 6'd58, turn == 6'd57, turn == 6'd56, turn == 6'd55, turn == 6'd54, turn == 6'd53, turn == 6'd52, turn
      == 6'd51, turn == 6'd50, turn == 6'd49, turn == 6'd48, turn == 6'd47, turn == 6'd46, turn == 6'd45, turn
      == 6'd44, turn == 6'd43, turn == 6'd42, turn == 6'd41, turn == 6'd40, turn == 6'd39, turn == 6'd38, turn
      == 6'd37, turn == 6'd36, turn == 6'd35, turn == 6'd34, turn == 6'd33, turn == 6'd32, turn == 6'd31, turn
      == 6'd30, turn == 6'd29, turn == 6'd28, turn == 6'd27, turn == 6'd26, turn == 6'd25, turn == 6'd24, turn
      == 6'd23, turn == 6'd22, turn == 6'd21, turn == 6'd20, turn == 6'd19, turn == 6'd18, turn == 6'd17, turn
      == 6'd16, turn == 6'd15, turn == 6'd14, turn == 6'd13, turn == 6'd12, turn == 6'd11, turn == 6'd10, turn
      == 6'd9, turn == 6'd8, turn == 6'd7, turn == 6'd6, turn == 6'd5, turn == 6'd4, turn == 6'd3, turn == 6'd2,
      turn == 6'd1, turn == 6'd0};  // Responder.java:356
  wire [63:0] taken = picks ? taken_joined : 64'd0;  // Responder.java:356
  wire [63:0] more_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q == 6'd57,
      q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49, q
      == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q == 6'd40,
      q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32, q
      == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q == 6'd23,
      q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15, q
      == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Responder.java:357
  wire [63:0] more = ((state == State_STORE) && inError) ? more_joined : 64'd0;  // Responder.java:357
  wire fetches = state == State_FETCH;  // Responder.java:317
  wire [2:0] wanted_0 = order_data_record[2:0];  // LayoutField.java:18
  wire carriesOut = (state == State_ACT) && (event_ == Event_ORDER);  // Responder.java:375
  wire sets = carriesOut && order_data_sets;  // Responder.java:376
  wire resets = sets && (wanted_0 == 3'd0);  // Responder.java:377
  wire starts = sets && (wanted_0 == 3'd2) && (table_attributes[2:0] != 3'd2);  // Responder.java:379
  wire [2:0] own = table_attributes[2:0];  // QueuePairTable.java:69
  wire answers = (own == 3'd2) || (own == 3'd3);  // Responder.java:423
  wire isPair = header[39:22] == 18'd0;  // Responder.java:424
  wire [23:0] ahead = psn - s_psn;  // Responder.java:426
  wire isData = isSend || isWrite;  // Responder.java:429
  wire isOther = !isData || (s_isWrite != isWrite);  // Responder.java:430
  wire isBroken = s_inMessage ? (isFirst || isOther) : !isFirst;  // Responder.java:431
  wire isUnknown = !(isData || isRead || isAtomic);  // Responder.java:432
  wire isSize = isLast ? (bytes <= most) : (bytes == most);  // Responder.java:433
  wire isCrooked = isAtomic && (header[66:64] != 3'd0);  // Responder.java:434
  wire isTooLong = length[31] && (length[30:0] != 31'd0);  // Responder.java:435
  wire [3:0] access = table_attributes[6:3];  // QueuePairTable.java:69
  wire mayWrite = access[1];  // Responder.java:441
  wire mayRead = access[2];  // Responder.java:442
  wire mayAtomic = access[3];  // Responder.java:443
  wire keeps = (state == State_EXECUTED) && (isRead || isAtomic);  // Responder.java:459
  wire judges_0 = state == State_JUDGE;  // Responder.java:317
  wire judges_1 = (state == State_JUDGE) && mayCome;  // Responder.java:486
  wire isMissed = !isNext && !isOld;  // Responder.java:487
  wire resources = state == State_RESOURCES;  // Responder.java:317
  wire needsReceive = (isSend && isFirst) || (isWrite && isLast && hasImmediate);  // Responder.java:498
  wire hasReceive = isShared ? shared_hasReceive : (postedIndex != s_taken);  // Responder.java:501
  wire [15:0] inQueue = s_taken & ~(16'hffff << table_attributes[90:87]);  // WorkEntry.java:36
  wire [3:0] shift_0_difference = table_attributes[94:91] - 4'd6;  // WorkEntry.java:46
  wire [2:0] shift_0 = shift_0_difference[2:0];  // WorkEntry.java:46
  wire [47:0] offset = {26'd0, inQueue, 6'd0} << shift_0;  // WorkEntry.java:47
  wire [47:0] base = isShared ? shared_base : table_attributes[142:95];  // Responder.java:520
  wire [47:0] distance = isShared ? shared_offset : offset;  // Responder.java:521
  wire measures = state == State_LENGTH;  // Responder.java:317
  wire overflows = isSend && isFirst && (room < length);  // Responder.java:532
  wire isOdd = (isSend || isWrite) && (isLast ? (left != {19'd0, bytes}) : (left <= {19'd0, bytes}));  // Responder.java:533
  wire isInvalid_0 = invalid || tooMany || doesNotFit || isUneven;  // Responder.java:536
  wire isForbidden = (state == State_CHECKING) && checked && !isAllowed;  // Responder.java:587
  wire isVanished_0 = verdict_valid && verdict_ready && !verdict_data;  // Responder.java:588
  wire isRequest = (state == State_ACT) && (event_ == Event_PACKET) && isFirst && !isSend;  // Responder.java:606
  wire isReceive = (state == State_WAIT) && returns;  // Responder.java:607
  wire [127:0] element = line[255:128];  // Responder.java:608
  wire comes = (state == State_WAIT) && returns;  // Responder.java:627
  wire isOrdered_0 = (order_valid && order_ready) || (beginsShared_valid && beginsShared_ready);  // Responder.java:628
  wire isRight = verdict_valid && verdict_ready && verdict_data;  // Responder.java:657
  wire executed = state == State_EXECUTED;  // Responder.java:317
  wire isSilent = (executed && (!hasData || isAtomic)) || (state == State_REFUSE);  // Responder.java:663
  wire takesReceive = isSend || hasImmediate;  // Responder.java:677
  wire [7:0] shift_1 = {word[4:3], 6'd0};  // Responder.java:689
  wire [63:0] operand = extension[63:0];  // LayoutField.java:18
  wire isWord = (state == State_READ_WORD) || (state == State_WRITE_WORD);  // Responder.java:703
  wire flushes_1 = (state == State_ACT) && (event_ == Event_FLUSH);  // Responder.java:722
  wire [15:0] whole_0 = s_entry;  // RecordLayout.java:81
  wire [16:0] record_0 = {1'b1, whole_0};  // RecordLayout.java:84
  wire whole_1 = isShared;  // RecordLayout.java:81
  wire [17:0] record_1 = {whole_1, record_0};  // RecordLayout.java:84
  wire whole_2 = hasImmediate;  // RecordLayout.java:81
  wire [18:0] record_2 = {whole_2, record_1};  // RecordLayout.java:84
  wire [23:0] whole_3 = {18'd0, q};  // RecordLayout.java:81
  wire [68:0] placed = {whole_3, 45'd0};  // RecordLayout.java:83
  wire [87:0] record_3 = {placed, record_2};  // RecordLayout.java:84
  wire [23:0] whole_4 = table_attributes[60:37];  // RecordLayout.java:81
  wire [111:0] record_4 = {whole_4, record_3};  // RecordLayout.java:84
  wire [7:0] whole_5 = isSend ? 8'd128 : 8'd129;  // RecordLayout.java:81
  wire [119:0] record_5 = {whole_5, record_4};  // RecordLayout.java:84
  wire [7:0] whole_6 = status;  // RecordLayout.java:81
  wire [127:0] record_6 = {whole_6, record_5};  // RecordLayout.java:84
  wire [31:0] whole_7 = length;  // RecordLayout.java:81
  wire [159:0] record_7 = {whole_7, record_6};  // RecordLayout.java:84
  wire [31:0] whole_8 = extension[31:0];  // RecordLayout.java:81
  wire [191:0] record_8 = {whole_8, record_7};  // RecordLayout.java:84
  wire isLimit = state == State_LIMIT;  // Responder.java:317
  wire isAcknowledged = syndrome == 8'd0;  // Responder.java:774
  wire isOrdered_1 = (state == State_ACT) && (event_ == Event_ORDER);  // Responder.java:814
  wire isVanished_1 = verdict_valid && verdict_ready && !verdict_data;  // Responder.java:815
  wire isInvalid_1 = invalid || tooMany || doesNotFit || isUneven;  // Responder.java:843
  wire isRepeatedRead = isOld && (isRead || isAtomic);  // Responder.java:844
  wire isLonger = (isWrite && !isLast) || isRead;  // Responder.java:837
  wire isIndirect = header[146];  // LayoutField.java:23
  wire needsCheck = (isFirst && isLonger && (length != 32'd0)) || (isAtomic && isIndirect);  // Responder.java:839
  wire holdsReceive = s_inMessage && !s_isWrite;  // Responder.java:848
  wire hasFlush = inError && (isShared ? holdsReceive : (s_taken != postedIndex));  // Responder.java:849
  wire tellsLast = inError && isShared && !s_isLastTold;  // Responder.java:850
  wire needsList = isSend && isFirst;  // Responder.java:851
  wire goesAhead = !(isLast && (isSend || hasImmediate));  // Responder.java:853
  wire [32:0] packets_shifted = halves >> (mtu - 3'd1);  // Responder.java:291
  wire [182:0] stored_read = states[q];  // Responder.java:365
  wire [15:0] storedPosted_read = postings[q];  // Responder.java:366
  wire [63:0] inError_shifted = isError >> q;  // Responder.java:370
  wire [5:0] postings_address_choice = resets ? q : posted_data_number;  // Responder.java:386
  wire [9:0] psns_address_joined = {q, s_tail[3:0]};  // Responder.java:460
  wire [9:0] found_address_joined = {q, place[3:0]};  // Responder.java:461
  wire [23:0] found_read = psns[found_address_joined];  // Responder.java:461
  wire [255:0] original_shifted = line >> shift_1;  // Responder.java:692
  assign order_ready = carriesOut;  // Responder.java:380
  assign shownPsn = shownPsnNow;  // Responder.java:406
  assign shownIndex = shownIndexNow;  // Responder.java:407
  assign posted_ready = !resets;  // Responder.java:383
  assign postedShared_ready = shared_posted_ready;  // Responder.java:292
  assign beginsShared_ready = shared_begins_ready;  // Responder.java:293
  assign limitsShared_ready = shared_limits_ready;  // Responder.java:295
  assign queuePair = q;  // Responder.java:408
  assign setsError = state == State_REFUSE;  // Responder.java:766
  assign accepts = isRight && !isAtomic;  // Responder.java:658
  assign drops = isSilent || (state == State_LACKING) || ((state == State_JUDGE) && (!mayCome || !isNext));  // Responder.java:664
  assign holds = (event_ == Event_PACKET) && !(state == State_IDLE);  // Responder.java:409
  assign memory_data_write = state == State_WRITE_WORD;  // Responder.java:705
  assign memory_data_line = isWord ? word[47:5] : entry[47:5];  // Responder.java:708
  assign memory_data_data = {4{replaced}};  // Responder.java:712
  assign memory_data_lanes = (state == State_WRITE_WORD) ? (32'd255 << {word[4:3], 3'd0}) : 32'hffffffff;  // Responder.java:715
  assign memory_valid = (state == State_READ) || isWord;  // Responder.java:704
  assign check_data_address = header[127:64];  // Responder.java:576
  assign check_data_key = header[159:128];  // Responder.java:577
  assign check_data_bytes = isAtomic ? 32'd8 : length;  // Responder.java:578
  assign check_data_domain = table_attributes[30:15];  // Responder.java:579
  assign check_data_rights = isWrite ? 4'd2 : (isRead ? 4'd4 : (isAtomic ? 4'd8 : 4'd1));  // Responder.java:580
  assign check_data_last = 1'b1;  // Responder.java:581
  assign check_data_isPhysical = 1'b0;  // Responder.java:582
  assign check_data_isCheck = 1'b1;  // Responder.java:583
  assign check_data_isList = 1'b0;  // Responder.java:584
  assign check_data_isWrong = isAtomic && header[146];  // Responder.java:586
  assign check_valid = state == State_CHECK;  // Responder.java:575
  assign start_data_isList = isSend;  // Responder.java:642
  assign start_data_isPhysical = 1'b0;  // Responder.java:643
  assign start_data_list = s_list;  // Responder.java:644
  assign start_data_elements = s_elements;  // Responder.java:645
  assign start_data_address = header[127:64];  // Responder.java:646
  assign start_data_key = header[159:128];  // Responder.java:647
  assign start_data_length = isAtomic ? 32'd8 : length;  // Responder.java:648
  assign start_data_skip = isAtomic ? 32'd0 : done;  // Responder.java:651
  assign start_data_domain = (isSend && isShared) ? shared_domain : table_attributes[30:15];  // Responder.java:652
  assign start_data_rights = isWrite ? 4'd2 : (isRead ? 4'd4 : (isAtomic ? 4'd8 : 4'd1));  // Responder.java:653
  assign start_valid = state == State_START;  // Responder.java:641
  assign packet_data = isAtomic ? 13'd8 : bytes;  // Responder.java:655
  assign packet_valid = state == State_PACKET;  // Responder.java:654
  assign verdict_ready = state == State_VERDICT;  // Responder.java:656
  assign segment_ready = isAtomic ? (state == State_LOCK) : data_ready;  // Responder.java:661
  assign data_data_address = segment_data_address;  // Responder.java:659
  assign data_data_bytes = segment_data_bytes;  // Responder.java:659
  assign data_data_last = segment_data_last;  // Responder.java:659
  assign data_valid = segment_valid && !isAtomic;  // Responder.java:660
  assign isExclusive = locked;  // Responder.java:687
  assign note_data_kind = held_told_data_kind;  // Responder.java:796
  assign note_data_queuePair = held_told_data_queuePair;  // Responder.java:796
  assign note_data_place = held_told_data_place;  // Responder.java:796
  assign note_data_syndrome = held_told_data_syndrome;  // Responder.java:796
  assign note_data_psn = held_told_data_psn;  // Responder.java:796
  assign note_data_messages = held_told_data_messages;  // Responder.java:796
  assign note_data_resource_isAtomic = held_told_data_resource_isAtomic;  // Responder.java:796
  assign note_data_resource_psn = held_told_data_resource_psn;  // Responder.java:796
  assign note_data_resource_address = held_told_data_resource_address;  // Responder.java:796
  assign note_data_resource_key = held_told_data_resource_key;  // Responder.java:796
  assign note_data_resource_length = held_told_data_resource_length;  // Responder.java:796
  assign note_data_resource_messages = held_told_data_resource_messages;  // Responder.java:796
  assign note_valid = held_told_valid;  // Responder.java:796
  assign completion_data_queue = table_attributes[36:31];  // Responder.java:733
  assign completion_data_entry = {64'd0, record_8};  // Responder.java:738
  assign completion_data_isSolicited = isFailing || header[7];  // Responder.java:734
  assign completion_valid = (state == State_COMPLETE) && isSettled;  // Responder.java:732
  assign happened_data_kind = isLimit ? 8'd15 : eventKind;  // Responder.java:761
  assign happened_data_number = isLimit ? {2'd0, table_attributes[14:11]} : q;  // Responder.java:764
  assign happened_valid = (state == State_EVENT) || isLimit;  // Responder.java:760
  assign ignores = drops && (state == State_JUDGE) && (!mayCome || isOld);  // Responder.java:453
  assign isSettled = held_isSettled;  // Responder.java:797
  assign begins = idle && (isUrgent || flushes_0) && (isPacket || isSettled);  // Responder.java:336
  assign isFound = isSame;  // Responder.java:464
  assign hasMore = searched != 5'd0;  // Responder.java:474
  assign tellsMissing = judges_1 && isMissed && !s_isTold;  // Responder.java:488
  assign repeatsAnswer = judges_1 && isOld && (isSend || isWrite) && !s_isTold;  // Responder.java:489
  assign invalid = judges_1 && isNext && (isWrong || lacksRight);  // Responder.java:495
  assign lacksReceive = resources && needsReceive && !hasReceive;  // Responder.java:504
  assign tooMany = resources && (isRead || isAtomic) && isCrowded;  // Responder.java:513
  assign doesNotFit = measures && overflows;  // Responder.java:534
  assign isUneven = measures && isOdd;  // Responder.java:535
  assign completes = executed && isLast && (isSend || isWrite) && takesReceive;  // Responder.java:678
  assign noteTaken = held_note_ready;  // Responder.java:799
  assign prefetch_data_address = wanted_1_address;  // Responder.java:619
  assign prefetch_data_key = wanted_1_key;  // Responder.java:619
  assign prefetch_data_bytes = wanted_1_bytes;  // Responder.java:619
  assign prefetch_data_domain = wanted_1_domain;  // Responder.java:619
  assign prefetch_data_rights = wanted_1_rights;  // Responder.java:619
  assign prefetch_data_last = wanted_1_last;  // Responder.java:619
  assign prefetch_data_isPhysical = wanted_1_isPhysical;  // Responder.java:619
  assign prefetch_data_isCheck = wanted_1_isCheck;  // Responder.java:619
  assign prefetch_data_isList = wanted_1_isList;  // Responder.java:619
  assign prefetch_data_isWrong = wanted_1_isWrong;  // Responder.java:619
  assign prefetch_valid = offers;  // Responder.java:618
  assign isReceiveKept = isReceiveHere && !comes;  // Responder.java:634
  assign receiveNumber = keptReceiveNumber;  // Responder.java:635
  assign receive = keptReceive;  // Responder.java:636
  always @(posedge clock) begin
    most <= 13'd256 << (mtu - 3'd1);  // Responder.java:288
    rounded <= least + {20'd0, most - 13'd1};  // Responder.java:290
    packets <= packets_shifted[23:0];  // Responder.java:291
    wasError <= isError;  // Responder.java:329
    if (idle) begin  // Responder.java:337
      if (order_valid) begin  // Responder.java:339
        event_ <= Event_ORDER;  // Responder.java:340
        q <= order_data_queuePair;  // Responder.java:341
      end else if (waits) begin  // Responder.java:343
        event_ <= Event_PACKET;  // Responder.java:344
        q <= header[21:16];  // Responder.java:345
      end else begin  // Responder.java:339
        event_ <= Event_FLUSH;  // Responder.java:348
        q <= turn;  // Responder.java:349
      end
    end
    if (picks || !flushes_0) begin  // Responder.java:351
      turn <= turn + 6'd1;  // Responder.java:351
    end
    flushing <= (flushing & ~taken) | rung | failing | more;  // Responder.java:358
    if (fetches) begin  // Responder.java:365
      stored <= stored_read;  // Responder.java:365
    end
    if (fetches) begin  // Responder.java:366
      storedPosted <= storedPosted_read;  // Responder.java:366
    end
    if (state == State_LOAD) begin  // Responder.java:367
      s_psn <= stored[182:159];  // Responder.java:368
      s_messages <= stored[158:135];  // Responder.java:368
      s_taken <= stored[134:119];  // Responder.java:368
      s_inMessage <= stored[118];  // Responder.java:368
      s_isWrite <= stored[117];  // Responder.java:368
      s_isTold <= stored[116];  // Responder.java:368
      s_left <= stored[115:84];  // Responder.java:368
      s_isLastTold <= stored[83];  // Responder.java:368
      s_entry <= stored[82:67];  // Responder.java:368
      s_list <= stored[66:19];  // Responder.java:368
      s_elements <= stored[18:10];  // Responder.java:368
      s_tail <= stored[9:5];  // Responder.java:368
      s_kept <= stored[4:0];  // Responder.java:368
      postedIndex <= storedPosted;  // Responder.java:369
      inError <= inError_shifted[0];  // Responder.java:370
    end
    if (state == State_STORE) begin  // Responder.java:372
      states[q] <= {s_psn, s_messages, s_taken, s_inMessage, s_isWrite, s_isTold, s_left, s_isLastTold, s_entry,
          s_list, s_elements, s_tail, s_kept};  // Responder.java:372
    end
    if ((posted_valid && posted_ready) || resets) begin  // Responder.java:384
      postings[postings_address_choice] <= resets ? 16'd0 : posted_data_index;  // Responder.java:386
    end
    if (resets) begin  // Responder.java:389
      s_taken <= 16'd0;  // Responder.java:390
      s_messages <= 24'd0;  // Responder.java:391
      s_tail <= 5'd0;  // Responder.java:392
      s_kept <= 5'd0;  // Responder.java:393
      s_inMessage <= 1'b0;  // Responder.java:394
      s_isTold <= 1'b0;  // Responder.java:395
      s_isLastTold <= 1'b0;  // Responder.java:396
      noteKind <= 2'd3;  // Responder.java:397
    end
    if (starts) begin  // Responder.java:399
      s_psn <= order_data_record[151:128];  // Responder.java:399
    end
    if (carriesOut) begin  // Responder.java:402
      shownPsnNow <= s_psn;  // Responder.java:403
      shownIndexNow <= s_taken;  // Responder.java:404
    end
    mayCome <= answers && !inError && isPair && (from == table_attributes[76:61]);  // Responder.java:425
    isNext <= ahead == 24'd0;  // Responder.java:427
    isOld <= ahead[23];  // Responder.java:428
    isWrong <= isBroken || isUnknown || (isData && !isSize) || isCrooked || isTooLong;  // Responder.java:436
    lacksRight <= (isWrite && !mayWrite) || (isRead && !mayRead) || (isAtomic && !mayAtomic);  // Responder.java:444
    if (state == State_LOOK) begin  // Responder.java:445
      hasData <= bytes != 13'd0;  // Responder.java:446
      left <= isFirst ? length : s_left;  // Responder.java:447
      hasEvent <= 1'b0;  // Responder.java:448
      isFailing <= 1'b0;  // Responder.java:449
      syndrome <= 8'd0;  // Responder.java:450
      noteKind <= 2'd0;  // Responder.java:451
    end
    if (keeps) begin  // Responder.java:460
      psns[psns_address_joined] <= psn;  // Responder.java:460
    end
    if (state == State_SEARCH) begin  // Responder.java:461
      found <= found_read;  // Responder.java:461
    end
    isSame <= found == psn;  // Responder.java:463
    if (judges_0) begin  // Responder.java:466
      searched <= s_kept;  // Responder.java:467
      place <= s_tail - 5'd1;  // Responder.java:468
    end
    if ((state == State_COMPARE) && !isFound) begin  // Responder.java:470
      searched <= searched - 5'd1;  // Responder.java:471
      place <= place - 5'd1;  // Responder.java:472
    end
    if (state == State_AGAIN) begin  // Responder.java:475
      noteKind <= 2'd2;  // Responder.java:475
    end
    if (keeps) begin  // Responder.java:476
      place <= s_tail;  // Responder.java:477
      noteKind <= 2'd1;  // Responder.java:478
    end
    if (tellsMissing) begin  // Responder.java:491
      s_isTold <= 1'b1;  // Responder.java:492
      syndrome <= 8'd96;  // Responder.java:493
    end
    if (resources && needsReceive) begin  // Responder.java:503
      s_entry <= isShared ? shared_next : s_taken;  // Responder.java:503
    end
    if (lacksReceive) begin  // Responder.java:505
      s_isTold <= 1'b1;  // Responder.java:506
      syndrome <= {3'd1, table_attributes[86:82]};  // Responder.java:507
    end
    waiting <= s_tail - head;  // Responder.java:510
    isCrowded <= table_attributes[81:77] <= waiting;  // Responder.java:512
    if (resources && !lacksReceive) begin  // Responder.java:514
      s_isTold <= 1'b0;  // Responder.java:514
    end
    if (state == State_ADDRESS) begin  // Responder.java:522
      entry <= base + distance;  // Responder.java:522
    end
    if ((state == State_WAIT) && returns) begin  // Responder.java:524
      s_list <= entry + 48'd16;  // Responder.java:525
      s_elements <= line[8:0];  // Responder.java:526
      room <= line[95:64];  // Responder.java:527
    end
    if (isInvalid_0) begin  // Responder.java:537
      syndrome <= 8'd97;  // Responder.java:538
      eventKind <= 8'd2;  // Responder.java:539
      hasEvent <= 1'b1;  // Responder.java:540
    end
    if (doesNotFit) begin  // Responder.java:543
      status <= 8'd1;  // Responder.java:544
      isFailing <= 1'b1;  // Responder.java:545
      hasEvent <= 1'b0;  // Responder.java:546
    end
    if (isForbidden || isVanished_0) begin  // Responder.java:589
      syndrome <= isSend ? 8'd99 : 8'd98;  // Responder.java:590
      eventKind <= 8'd3;  // Responder.java:594
      hasEvent <= !isSend;  // Responder.java:595
      isFailing <= isSend;  // Responder.java:596
      status <= 8'd4;  // Responder.java:597
    end
    if ((isRequest || isReceive) && !offers) begin  // Responder.java:609
      offers <= 1'b1;  // Responder.java:610
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
    end else if (prefetch_ready) begin  // Responder.java:617
      offers <= 1'b0;  // Responder.java:617
    end
    if (comes) begin  // Responder.java:629
      keptReceive <= line;  // Responder.java:630
      keptReceiveNumber <= entry[47:5];  // Responder.java:631
    end
    if (isOrdered_0) begin  // Responder.java:633
      isReceiveHere <= 1'b0;  // Responder.java:633
    end else if (comes) begin  // Responder.java:633
      isReceiveHere <= 1'b1;  // Responder.java:633
    end
    done <= length - left;  // Responder.java:650
    if (executed) begin  // Responder.java:666
      s_psn <= psn + (isRead ? packets : 24'd1);  // Responder.java:667
      if (isLast) begin  // Responder.java:668
        s_messages <= s_messages + 24'd1;  // Responder.java:668
      end
      s_inMessage <= !isLast;  // Responder.java:669
      s_isWrite <= isWrite;  // Responder.java:670
      s_left <= left - {19'd0, bytes};  // Responder.java:671
      if (isRead || isAtomic) begin  // Responder.java:672
        s_tail <= s_tail + 5'd1;  // Responder.java:673
        if (s_kept != 5'd16) begin  // Responder.java:674
          s_kept <= s_kept + 5'd1;  // Responder.java:674
        end
      end
    end
    if (completes) begin  // Responder.java:679
      status <= 8'd0;  // Responder.java:679
    end
    if (state == State_LOCK) begin  // Responder.java:686
      locked <= 1'b1;  // Responder.java:686
    end else if (state == State_EXECUTED) begin  // Responder.java:686
      locked <= 1'b0;  // Responder.java:686
    end
    if (segment_valid && segment_ready && isAtomic) begin  // Responder.java:688
      word <= segment_data_address;  // Responder.java:688
    end
    if ((state == State_WAIT_WORD) && returns) begin  // Responder.java:690
      original <= original_shifted[63:0];  // Responder.java:692
    end
    isEqual <= original == extension[127:64];  // Responder.java:697
    sum <= original + operand;  // Responder.java:698
    if (state == State_COMPUTE) begin  // Responder.java:699
      replaced <= (operation == 4'd4) ? sum : (isEqual ? operand : original);  // Responder.java:701
    end
    if (flushes_1) begin  // Responder.java:723
      status <= 8'd5;  // Responder.java:724
      isFailing <= 1'b1;  // Responder.java:725
      if (!isShared) begin  // Responder.java:726
        s_entry <= s_taken;  // Responder.java:726
      end
      s_inMessage <= 1'b0;  // Responder.java:727
      eventKind <= 8'd16;  // Responder.java:728
    end
    if (completion_valid && completion_ready && !isShared) begin  // Responder.java:758
      s_taken <= s_taken + 16'd1;  // Responder.java:758
    end
    if ((state == State_EVENT) && (event_ == Event_FLUSH)) begin  // Responder.java:765
      s_isLastTold <= 1'b1;  // Responder.java:765
    end
    if (state == State_PACKET) begin  // Responder.java:816
      isKept <= !isAtomic;  // Responder.java:817
      keptPair <= q;  // Responder.java:818
      keptPsn <= psn + 24'd1;  // Responder.java:819
    end
    if (isOrdered_1 || isVanished_1) begin  // Responder.java:821
      isKept <= 1'b0;  // Responder.java:821
    end
    continues <= isKept && (keptPair == q) && (keptPsn == psn) && !isFirst;  // Responder.java:822
    if (state == State_REFUSE) begin  // Responder.java:826
      noteKind <= 2'd0;  // Responder.java:827
      inError <= 1'b1;  // Responder.java:828
    end
    case (state)  // Responder.java:195
      State_IDLE: begin  // Responder.java:855
        if (begins) begin  // Responder.java:855
          state <= State_FETCH;  // Responder.java:855
        end
      end
      State_FETCH: begin  // Responder.java:856
        state <= State_LOAD;  // Responder.java:856
      end
      State_LOAD: begin  // Responder.java:857
        state <= State_ACT;  // Responder.java:857
      end
      State_ACT: begin  // Responder.java:858
        if ((event_ == Event_ORDER) && resets) begin  // Responder.java:859
          state <= State_NOTE;  // Responder.java:859
        end else if (event_ == Event_ORDER) begin  // Responder.java:860
          state <= State_STORE;  // Responder.java:860
        end else if ((event_ == Event_FLUSH) && hasFlush) begin  // Responder.java:861
          state <= State_COMPLETE;  // Responder.java:861
        end else if ((event_ == Event_FLUSH) && tellsLast) begin  // Responder.java:862
          state <= State_EVENT;  // Responder.java:862
        end else if (event_ == Event_FLUSH) begin  // Responder.java:863
          state <= State_IDLE;  // Responder.java:863
        end else begin  // Responder.java:859
          state <= State_MEASURE;  // Responder.java:864
        end
      end
      State_MEASURE: begin  // Responder.java:865
        state <= State_LOOK;  // Responder.java:865
      end
      State_LOOK: begin  // Responder.java:866
        state <= State_JUDGE;  // Responder.java:866
      end
      State_SEARCH: begin  // Responder.java:874
        if (hasMore) begin  // Responder.java:874
          state <= State_FOUND;  // Responder.java:874
        end else begin  // Responder.java:874
          state <= State_IDLE;  // Responder.java:874
        end
      end
      State_FOUND: begin  // Responder.java:875
        state <= State_COMPARE;  // Responder.java:875
      end
      State_COMPARE: begin  // Responder.java:876
        if (isFound) begin  // Responder.java:876
          state <= State_AGAIN;  // Responder.java:876
        end else begin  // Responder.java:876
          state <= State_SEARCH;  // Responder.java:876
        end
      end
      State_AGAIN: begin  // Responder.java:877
        state <= State_NOTE;  // Responder.java:877
      end
      State_JUDGE: begin  // Responder.java:867
        if (!mayCome) begin  // Responder.java:868
          state <= State_IDLE;  // Responder.java:868
        end else if (tellsMissing || repeatsAnswer) begin  // Responder.java:869
          state <= State_NOTE;  // Responder.java:869
        end else if (isRepeatedRead) begin  // Responder.java:870
          state <= State_SEARCH;  // Responder.java:870
        end else if (!isNext) begin  // Responder.java:871
          state <= State_IDLE;  // Responder.java:871
        end else if (isInvalid_1) begin  // Responder.java:872
          state <= State_REFUSE;  // Responder.java:872
        end else begin  // Responder.java:868
          state <= State_RESOURCES;  // Responder.java:873
        end
      end
      State_RESOURCES: begin  // Responder.java:878
        if (lacksReceive) begin  // Responder.java:879
          state <= State_LACKING;  // Responder.java:879
        end else if (isInvalid_1) begin  // Responder.java:880
          state <= State_REFUSE;  // Responder.java:880
        end else if (needsList) begin  // Responder.java:881
          state <= State_ADDRESS;  // Responder.java:881
        end else begin  // Responder.java:879
          state <= State_LENGTH;  // Responder.java:882
        end
      end
      State_LACKING: begin  // Responder.java:883
        state <= State_NOTE;  // Responder.java:883
      end
      State_ADDRESS: begin  // Responder.java:884
        state <= State_READ;  // Responder.java:884
      end
      State_READ: begin  // Responder.java:885
        if (memory_ready) begin  // Responder.java:885
          state <= State_WAIT;  // Responder.java:885
        end
      end
      State_WAIT: begin  // Responder.java:886
        if (returns) begin  // Responder.java:886
          state <= State_LENGTH;  // Responder.java:886
        end
      end
      State_LENGTH: begin  // Responder.java:887
        if (isInvalid_1) begin  // Responder.java:888
          state <= State_REFUSE;  // Responder.java:888
        end else if (needsCheck) begin  // Responder.java:889
          state <= State_CHECK;  // Responder.java:889
        end else if (hasData && continues) begin  // Responder.java:890
          state <= State_PACKET;  // Responder.java:890
        end else if (hasData || isAtomic) begin  // Responder.java:891
          state <= State_START;  // Responder.java:891
        end else begin  // Responder.java:888
          state <= State_EXECUTED;  // Responder.java:892
        end
      end
      State_CHECK: begin  // Responder.java:893
        if (check_ready) begin  // Responder.java:893
          state <= State_CHECKING;  // Responder.java:893
        end
      end
      State_CHECKING: begin  // Responder.java:894
        if (checked && !isAllowed) begin  // Responder.java:895
          state <= State_REFUSE;  // Responder.java:895
        end else if (checked && isRead) begin  // Responder.java:896
          state <= State_EXECUTED;  // Responder.java:896
        end else if (checked && (hasData || isAtomic)) begin  // Responder.java:897
          state <= State_START;  // Responder.java:897
        end else if (checked) begin  // Responder.java:898
          state <= State_EXECUTED;  // Responder.java:898
        end
      end
      State_START: begin  // Responder.java:899
        if (start_ready) begin  // Responder.java:899
          state <= State_PACKET;  // Responder.java:899
        end
      end
      State_PACKET: begin  // Responder.java:900
        if (packet_ready) begin  // Responder.java:900
          state <= State_VERDICT;  // Responder.java:900
        end
      end
      State_VERDICT: begin  // Responder.java:901
        if (verdict_valid && verdict_ready && !verdict_data) begin  // Responder.java:902
          state <= State_REFUSE;  // Responder.java:902
        end else if (verdict_valid && verdict_ready && isAtomic) begin  // Responder.java:905
          state <= State_LOCK;  // Responder.java:905
        end else if (verdict_valid && verdict_ready && goesAhead) begin  // Responder.java:906
          state <= State_EXECUTED;  // Responder.java:906
        end else if (verdict_valid && verdict_ready) begin  // Responder.java:907
          state <= State_DATA;  // Responder.java:907
        end
      end
      State_DATA: begin  // Responder.java:908
        if (isSettled) begin  // Responder.java:908
          state <= State_EXECUTED;  // Responder.java:908
        end
      end
      State_LOCK: begin  // Responder.java:909
        if (segment_valid && segment_ready) begin  // Responder.java:909
          state <= State_LOCKED;  // Responder.java:909
        end
      end
      State_LOCKED: begin  // Responder.java:910
        if (!isWriting && isSettled) begin  // Responder.java:910
          state <= State_READ_WORD;  // Responder.java:910
        end
      end
      State_READ_WORD: begin  // Responder.java:911
        if (memory_ready) begin  // Responder.java:911
          state <= State_WAIT_WORD;  // Responder.java:911
        end
      end
      State_WAIT_WORD: begin  // Responder.java:912
        if (returns) begin  // Responder.java:912
          state <= State_SUM;  // Responder.java:912
        end
      end
      State_SUM: begin  // Responder.java:913
        state <= State_COMPUTE;  // Responder.java:913
      end
      State_COMPUTE: begin  // Responder.java:914
        state <= State_WRITE_WORD;  // Responder.java:914
      end
      State_WRITE_WORD: begin  // Responder.java:915
        if (memory_ready) begin  // Responder.java:915
          state <= State_WAIT_WRITTEN;  // Responder.java:915
        end
      end
      State_WAIT_WRITTEN: begin  // Responder.java:916
        if (returns) begin  // Responder.java:916
          state <= State_EXECUTED;  // Responder.java:916
        end
      end
      State_EXECUTED: begin  // Responder.java:917
        if (completes) begin  // Responder.java:917
          state <= State_COMPLETE;  // Responder.java:917
        end else begin  // Responder.java:917
          state <= State_NOTE;  // Responder.java:917
        end
      end
      State_COMPLETE: begin  // Responder.java:925
        if (completion_valid && completion_ready) begin  // Responder.java:925
          state <= State_WRITTEN;  // Responder.java:925
        end
      end
      State_WRITTEN: begin  // Responder.java:926
        if (written && (event_ == Event_FLUSH)) begin  // Responder.java:927
          state <= State_STORE;  // Responder.java:927
        end else if (written) begin  // Responder.java:928
          state <= State_NOTE;  // Responder.java:928
        end
      end
      State_REFUSE: begin  // Responder.java:918
        if (hasEvent) begin  // Responder.java:919
          state <= State_EVENT;  // Responder.java:919
        end else if (isFailing) begin  // Responder.java:920
          state <= State_COMPLETE;  // Responder.java:920
        end else begin  // Responder.java:919
          state <= State_NOTE;  // Responder.java:921
        end
      end
      State_EVENT: begin  // Responder.java:922
        if (happened_ready && (event_ == Event_FLUSH)) begin  // Responder.java:923
          state <= State_STORE;  // Responder.java:923
        end else if (happened_ready) begin  // Responder.java:924
          state <= State_NOTE;  // Responder.java:924
        end
      end
      State_NOTE: begin  // Responder.java:929
        if (noteTaken && shared_reachesLimit && (event_ == Event_PACKET)) begin  // Responder.java:930
          state <= State_LIMIT;  // Responder.java:930
        end else if (noteTaken) begin  // Responder.java:931
          state <= State_STORE;  // Responder.java:931
        end
      end
      State_LIMIT: begin  // Responder.java:932
        if (happened_ready) begin  // Responder.java:932
          state <= State_STORE;  // Responder.java:932
        end
      end
      default /* State_STORE */: begin  // Responder.java:933
        state <= State_IDLE;  // Responder.java:933
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // Responder.java:195
      q <= 6'd0;  // Responder.java:197
      flushing <= 64'd0;  // Responder.java:221
      turn <= 6'd0;  // Responder.java:327
      wasError <= 64'd0;  // Responder.java:328
      shownPsnNow <= 24'd0;  // Responder.java:400
      shownIndexNow <= 16'd0;  // Responder.java:401
      offers <= 1'b0;  // Responder.java:604
      isReceiveHere <= 1'b0;  // Responder.java:624
      locked <= 1'b0;  // Responder.java:685
      isKept <= 1'b0;  // Responder.java:813
    end
  end
  QueuePairTable_responder table_ (  // Responder.java:198
    .clock(clock), .reset(reset), .index(q), .looks(fetches), .sets(sets), .record(order_data_record),
    .attributes(table_attributes));
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
  VisibleNotes held (  // Responder.java:793
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
    .told_ready(note_ready), .begins(accepts), .visible(visible), .isSettled(held_isSettled));
  wire unused_ok = &{1'b0, header[15:8], word[2:0], rounded[7:0], access[0], element[95:64],
      flushes_0_shifted[63:1], shift_0_difference[3], packets_shifted[32:24], inError_shifted[63:1],
      original_shifted[255:64]};
endmodule
`default_nettype wire
