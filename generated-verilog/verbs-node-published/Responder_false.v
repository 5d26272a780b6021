`default_nettype none
// overlaps=false
module Responder_false (  // Responder.java:287
  input  wire clock,  // Responder.java:287
  input  wire reset,  // Responder.java:287
  input  wire [5:0] order_data_queuePair,  // Responder.java:65
  input  wire order_data_sets,  // Responder.java:65
  input  wire [383:0] order_data_record,  // Responder.java:65
  input  wire order_valid,  // Responder.java:65
  output wire order_ready,  // Responder.java:65
  output wire [23:0] shownPsn,  // Responder.java:67
  output wire [15:0] shownIndex,  // Responder.java:69
  input  wire [5:0] posted_data_number,  // Responder.java:71
  input  wire [15:0] posted_data_index,  // Responder.java:71
  input  wire posted_valid,  // Responder.java:71
  output wire posted_ready,  // Responder.java:71
  input  wire [5:0] postedShared_data_number,  // Responder.java:73
  input  wire [15:0] postedShared_data_index,  // Responder.java:73
  input  wire postedShared_valid,  // Responder.java:73
  output wire postedShared_ready,  // Responder.java:73
  input  wire [5:0] beginsShared_data_number,  // Responder.java:75
  input  wire [15:0] beginsShared_data_index,  // Responder.java:75
  input  wire beginsShared_valid,  // Responder.java:75
  output wire beginsShared_ready,  // Responder.java:75
  input  wire [127:0] sharedRecord,  // Responder.java:77
  input  wire [5:0] limitsShared_data_number,  // Responder.java:79
  input  wire [15:0] limitsShared_data_index,  // Responder.java:79
  input  wire limitsShared_valid,  // Responder.java:79
  output wire limitsShared_ready,  // Responder.java:79
  input  wire [63:0] isError,  // Responder.java:81
  output wire [5:0] queuePair,  // Responder.java:83
  output wire setsError,  // Responder.java:85
  input  wire waits,  // Responder.java:88
  input  wire [15:0] from,  // Responder.java:90
  input  wire [12:0] bytes,  // Responder.java:92
  input  wire [191:0] header,  // Responder.java:94
  input  wire [127:0] extension,  // Responder.java:96
  output wire accepts,  // Responder.java:98
  output wire drops,  // Responder.java:100
  output wire holds,  // Responder.java:102
  output wire memory_data_write,  // Responder.java:105
  output reg  [42:0] memory_data_line,  // Responder.java:105
  output wire [255:0] memory_data_data,  // Responder.java:105
  output wire [31:0] memory_data_lanes,  // Responder.java:105
  output wire memory_valid,  // Responder.java:105
  input  wire memory_ready,  // Responder.java:105
  input  wire returns,  // Responder.java:107
  input  wire [255:0] line,  // Responder.java:109
  output wire [63:0] check_data_address,  // Responder.java:112
  output wire [31:0] check_data_key,  // Responder.java:112
  output wire [31:0] check_data_bytes,  // Responder.java:112
  output wire [15:0] check_data_domain,  // Responder.java:112
  output wire [3:0] check_data_rights,  // Responder.java:112
  output wire check_data_last,  // Responder.java:112
  output wire check_data_isPhysical,  // Responder.java:112
  output wire check_data_isCheck,  // Responder.java:112
  output wire check_data_isList,  // Responder.java:112
  output wire check_data_isWrong,  // Responder.java:112
  output wire check_valid,  // Responder.java:112
  input  wire check_ready,  // Responder.java:112
  input  wire checked,  // Responder.java:114
  input  wire isAllowed,  // Responder.java:116
  output wire start_data_isList,  // Responder.java:118
  output wire start_data_isPhysical,  // Responder.java:118
  output wire [47:0] start_data_list,  // Responder.java:118
  output wire [8:0] start_data_elements,  // Responder.java:118
  output wire [63:0] start_data_address,  // Responder.java:118
  output wire [31:0] start_data_key,  // Responder.java:118
  output wire [31:0] start_data_length,  // Responder.java:118
  output wire [31:0] start_data_skip,  // Responder.java:118
  output wire [15:0] start_data_domain,  // Responder.java:118
  output wire [3:0] start_data_rights,  // Responder.java:118
  output wire start_valid,  // Responder.java:118
  input  wire start_ready,  // Responder.java:118
  output wire [12:0] packet_data,  // Responder.java:120
  output wire packet_valid,  // Responder.java:120
  input  wire packet_ready,  // Responder.java:120
  input  wire verdict_data,  // Responder.java:122
  input  wire verdict_valid,  // Responder.java:122
  output wire verdict_ready,  // Responder.java:122
  input  wire [47:0] segment_data_address,  // Responder.java:124
  input  wire [30:0] segment_data_bytes,  // Responder.java:124
  input  wire segment_data_last,  // Responder.java:124
  input  wire segment_valid,  // Responder.java:124
  output wire segment_ready,  // Responder.java:124
  output wire [47:0] data_data_address,  // Responder.java:126
  output wire [30:0] data_data_bytes,  // Responder.java:126
  output wire data_data_last,  // Responder.java:126
  output wire data_valid,  // Responder.java:126
  input  wire data_ready,  // Responder.java:126
  input  wire visible,  // Responder.java:128
  output wire isExclusive,  // Responder.java:130
  input  wire isWriting,  // Responder.java:132
  output wire [1:0] note_data_kind,  // Responder.java:138
  output wire note_data_mayWait,  // Responder.java:138
  output wire [5:0] note_data_queuePair,  // Responder.java:138
  output wire [4:0] note_data_place,  // Responder.java:138
  output wire [7:0] note_data_syndrome,  // Responder.java:138
  output wire [23:0] note_data_psn,  // Responder.java:138
  output wire [23:0] note_data_messages,  // Responder.java:138
  output wire note_data_resource_isAtomic,  // Responder.java:138
  output wire [23:0] note_data_resource_psn,  // Responder.java:138
  output wire [63:0] note_data_resource_address,  // Responder.java:138
  output wire [31:0] note_data_resource_key,  // Responder.java:138
  output wire [31:0] note_data_resource_length,  // Responder.java:138
  output wire [23:0] note_data_resource_messages,  // Responder.java:138
  output wire note_valid,  // Responder.java:138
  input  wire note_ready,  // Responder.java:138
  input  wire [4:0] head,  // Responder.java:140
  output wire [5:0] completion_data_queue,  // Responder.java:142
  output wire [255:0] completion_data_entry,  // Responder.java:142
  output wire completion_data_isSolicited,  // Responder.java:142
  output wire completion_valid,  // Responder.java:142
  input  wire completion_ready,  // Responder.java:142
  input  wire written,  // Responder.java:160
  output wire [7:0] happened_data_kind,  // Responder.java:162
  output wire [5:0] happened_data_number,  // Responder.java:162
  output wire happened_valid,  // Responder.java:162
  input  wire happened_ready,  // Responder.java:162
  output wire ignores  // Responder.java:164
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
  reg  [5:0] state;  // Responder.java:209
  reg  [1:0] event_;  // Responder.java:210
  reg  [5:0] q;  // Responder.java:211
  reg  [23:0] s_psn;  // Responder.java:215
  reg  [23:0] s_messages;  // Responder.java:215
  reg  [15:0] s_taken;  // Responder.java:215
  reg  s_inMessage;  // Responder.java:215
  reg  s_isWrite;  // Responder.java:215
  reg  s_isTold;  // Responder.java:215
  reg  [31:0] s_left;  // Responder.java:215
  reg  s_isLastTold;  // Responder.java:215
  reg  [15:0] s_entry;  // Responder.java:215
  reg  [42:0] s_line;  // Responder.java:215
  reg  [8:0] s_elements;  // Responder.java:215
  reg  [4:0] s_tail;  // Responder.java:215
  reg  [4:0] s_kept;  // Responder.java:215
  reg  [15:0] postedIndex;  // Responder.java:216
  reg  inError;  // Responder.java:217
  reg  [63:0] flushing;  // Responder.java:218
  reg  [12:0] most_0;  // Responder.java:221
  reg  [23:0] packets;  // Responder.java:223
  reg  hasData;  // Responder.java:240
  reg  [31:0] left;  // Responder.java:241
  reg  [7:0] syndrome;  // Responder.java:244
  reg  [7:0] status;  // Responder.java:245
  reg  [7:0] eventKind;  // Responder.java:246
  reg  hasEvent;  // Responder.java:247
  reg  isFailing;  // Responder.java:248
  reg  [1:0] noteKind;  // Responder.java:249
  reg  [4:0] place;  // Responder.java:250
  wire isSettled;  // Responder.java:258
  wire isCompleted;  // Responder.java:259
  reg  continues;  // Responder.java:260
  wire begins;  // Responder.java:405
  reg  mayCome;  // Responder.java:499
  reg  isNext;  // Responder.java:500
  reg  isOld;  // Responder.java:501
  reg  isWrong;  // Responder.java:502
  reg  lacksRight;  // Responder.java:503
  wire isFound;  // Responder.java:568
  wire hasMore;  // Responder.java:569
  wire tellsMissing;  // Responder.java:650
  wire repeatsAnswer;  // Responder.java:651
  wire invalid;  // Responder.java:652
  wire lacksReceive;  // Responder.java:653
  wire tooMany;  // Responder.java:654
  wire doesNotFit;  // Responder.java:655
  wire isUneven;  // Responder.java:656
  wire completes;  // Responder.java:946
  wire isWordOpen;  // Responder.java:971
  wire isManifold;  // Responder.java:1117
  wire noteTaken;  // Responder.java:1119
  wire completionTaken;  // Responder.java:1120
  reg  [32:0] rounded;  // Responder.java:385
  reg  [5:0] turn;  // Responder.java:408
  reg  [63:0] wasError;  // Responder.java:409
  reg  [177:0] stored;  // Responder.java:448
  reg  [15:0] storedPosted;  // Responder.java:449
  reg  [23:0] shownPsnNow;  // Responder.java:483
  reg  [15:0] shownIndexNow;  // Responder.java:484
  reg  [4:0] searched;  // Responder.java:542
  reg  [23:0] found;  // Responder.java:546
  reg  [23:0] foundPsn;  // Responder.java:548
  reg  [4:0] waiting;  // Responder.java:595
  reg  isCrowded;  // Responder.java:597
  reg  [47:0] entry;  // Responder.java:605
  reg  [31:0] room;  // Responder.java:644
  reg  [31:0] done;  // Responder.java:887
  wire shared_begins_ready, shared_limits_ready, shared_posted_ready, shared_hasReceive, shared_reachesLimit;  // Responder.java:213
  wire [15:0] shared_next, shared_domain; wire [47:0] shared_offset, shared_base;  // Responder.java:213
  wire [142:0] table_attributes;  // Responder.java:362
  wire atomics_segment_ready, atomics_memory_data_write, atomics_memory_valid, atomics_isExclusive,
      atomics_ends, atomics_posts, atomics_isPosted;  // Responder.java:325
  wire [42:0] atomics_memory_data_line; wire [255:0] atomics_memory_data_data;  // Responder.java:325
  wire [31:0] atomics_memory_data_lanes; wire [63:0] atomics_original;  // Responder.java:325
  reg  [177:0] states [0:63];  // Responder.java:225
  reg  [15:0] postings [0:63];  // Responder.java:226
  reg  [23:0] psns [0:1023];  // Responder.java:543
  wire [3:0] operation = header[3:0];  // LayoutField.java:18
  wire [23:0] psn = header[63:40];  // LayoutField.java:18
  wire [31:0] length = header[191:160];  // LayoutField.java:18
  wire isFirst = header[4];  // LayoutField.java:23
  wire isLast = header[5];  // LayoutField.java:23
  wire hasImmediate = header[6];  // LayoutField.java:23
  wire isSend = operation == 4'd0;  // Responder.java:235
  wire isWrite = operation == 4'd1;  // Responder.java:236
  wire isRead = operation == 4'd2;  // Responder.java:237
  wire isAtomic = (operation == 4'd3) || (operation == 4'd4);  // Responder.java:239
  wire isShared = table_attributes[10];  // Responder.java:293
  wire [2:0] mtu = table_attributes[9:7];  // QueuePairTable.java:108
  wire [32:0] least = (length == 32'd0) ? 33'd1 : {1'b0, length};  // WorkEntry.java:83
  wire [32:0] halves = {8'd0, rounded[32:8]};  // WorkEntry.java:61
  wire idle = state == State_IDLE;  // Responder.java:398
  wire [63:0] flushes_0_shifted = flushing >> turn;  // Responder.java:412
  wire flushes_0 = flushes_0_shifted[0];  // Responder.java:412
  wire isUrgent = order_valid || waits;  // Responder.java:413
  wire isQuiet = isSettled && isCompleted;  // Responder.java:415
  wire picks = idle && !isUrgent && flushes_0 && isQuiet;  // Responder.java:416
  wire isPacket = !order_valid && waits;  // Responder.java:417
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
      posted_data_number == 6'd1, posted_data_number == 6'd0};  // Responder.java:437
  wire [63:0] rung = ((posted_valid && posted_ready) ? rung_joined : 64'd0) & isError;  // Responder.java:437
  wire [63:0] failing = isError & ~wasError;  // Responder.java:438
  wire [63:0] taken_joined = {turn == 6'd63, turn == 6'd62, turn == 6'd61, turn == 6'd60, turn == 6'd59, turn
      == 6'd58, turn == 6'd57, turn == 6'd56, turn == 6'd55, turn == 6'd54, turn == 6'd53, turn == 6'd52, turn
      == 6'd51, turn == 6'd50, turn == 6'd49, turn == 6'd48, turn == 6'd47, turn == 6'd46, turn == 6'd45, turn
      == 6'd44, turn == 6'd43, turn == 6'd42, turn == 6'd41, turn == 6'd40, turn == 6'd39, turn == 6'd38, turn
      == 6'd37, turn == 6'd36, turn == 6'd35, turn == 6'd34, turn == 6'd33, turn == 6'd32, turn == 6'd31, turn
      == 6'd30, turn == 6'd29, turn == 6'd28, turn == 6'd27, turn == 6'd26, turn == 6'd25, turn == 6'd24, turn
      == 6'd23, turn == 6'd22, turn == 6'd21, turn == 6'd20, turn == 6'd19, turn == 6'd18, turn == 6'd17, turn
      == 6'd16, turn == 6'd15, turn == 6'd14, turn == 6'd13, turn == 6'd12, turn == 6'd11, turn == 6'd10, turn
      == 6'd9, turn == 6'd8, turn == 6'd7, turn == 6'd6, turn == 6'd5, turn == 6'd4, turn == 6'd3, turn == 6'd2,
      turn == 6'd1, turn == 6'd0};  // Responder.java:439
  wire [63:0] taken = picks ? taken_joined : 64'd0;  // Responder.java:439
  wire [63:0] more_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q == 6'd57,
      q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49, q
      == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q == 6'd40,
      q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32, q
      == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q == 6'd23,
      q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15, q
      == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // Responder.java:440
  wire [63:0] more = ((state == State_STORE) && inError) ? more_joined : 64'd0;  // Responder.java:440
  wire fetches = state == State_FETCH;  // Responder.java:398
  wire [2:0] wanted = order_data_record[2:0];  // LayoutField.java:18
  wire carriesOut = (state == State_ACT) && (event_ == Event_ORDER);  // Responder.java:458
  wire sets = carriesOut && order_data_sets;  // Responder.java:459
  wire resets = sets && (wanted == 3'd0);  // Responder.java:460
  wire starts = sets && (wanted == 3'd2) && (table_attributes[2:0] != 3'd2);  // Responder.java:462
  wire isDone = state == State_IDLE;  // Responder.java:398
  wire [2:0] own = table_attributes[2:0];  // QueuePairTable.java:108
  wire answers = (own == 3'd2) || (own == 3'd3);  // Responder.java:508
  wire isPair = header[39:22] == 18'd0;  // Responder.java:509
  wire [23:0] ahead = psn - s_psn;  // Responder.java:511
  wire isData = isSend || isWrite;  // Responder.java:514
  wire isOther = !isData || (s_isWrite != isWrite);  // Responder.java:515
  wire isBroken = s_inMessage ? (isFirst || isOther) : !isFirst;  // Responder.java:516
  wire isUnknown = !(isData || isRead || isAtomic);  // Responder.java:517
  wire isSize_0 = isLast ? (bytes <= most_0) : (bytes == most_0);  // Responder.java:518
  wire isCrooked = isAtomic && (header[66:64] != 3'd0);  // Responder.java:519
  wire isTooLong = length[31] && (length[30:0] != 31'd0);  // Responder.java:520
  wire [3:0] access = table_attributes[6:3];  // QueuePairTable.java:108
  wire mayWrite = access[1];  // Responder.java:526
  wire mayRead = access[2];  // Responder.java:527
  wire mayAtomic = access[3];  // Responder.java:528
  wire keeps = (state == State_EXECUTED) && (isRead || isAtomic);  // Responder.java:544
  wire judges_0 = state == State_JUDGE;  // Responder.java:398
  wire judges_1 = (state == State_JUDGE) && mayCome;  // Responder.java:572
  wire isMissed = !isNext && !isOld;  // Responder.java:573
  wire resources = state == State_RESOURCES;  // Responder.java:398
  wire needsReceive = (isSend && isFirst) || (isWrite && isLast && hasImmediate);  // Responder.java:584
  wire hasReceive = isShared ? shared_hasReceive : (postedIndex != s_taken);  // Responder.java:587
  wire [15:0] inQueue = s_taken & ~(16'hffff << table_attributes[90:87]);  // WorkEntry.java:36
  wire [3:0] shift_difference = table_attributes[94:91] - 4'd6;  // WorkEntry.java:46
  wire [2:0] shift = shift_difference[2:0];  // WorkEntry.java:46
  wire [47:0] offset = {26'd0, inQueue, 6'd0} << shift;  // WorkEntry.java:47
  wire [47:0] base = isShared ? shared_base : table_attributes[142:95];  // Responder.java:606
  wire [47:0] distance = isShared ? shared_offset : offset;  // Responder.java:607
  wire places = (state == State_ADDRESS) || (state == State_AHEAD);  // Responder.java:608
  wire measures = (state == State_LENGTH) && !isManifold;  // Responder.java:611
  wire takes = (state == State_WAIT) && returns;  // Responder.java:634
  wire overflows = isSend && isFirst && (room < length);  // Responder.java:612
  wire isOdd = (isSend || isWrite) && (isLast ? (left != {19'd0, bytes}) : (left <= {19'd0, bytes}));  // Responder.java:613
  wire isInvalid_0 = invalid || tooMany || doesNotFit || isUneven;  // Responder.java:616
  wire isForbidden = (state == State_CHECKING) && checked && !isAllowed;  // Responder.java:686
  wire isVanished = verdict_valid && verdict_ready && !verdict_data;  // Responder.java:687
  wire isStart = state == State_START;  // Responder.java:398
  wire [63:0] address = header[127:64];  // LayoutField.java:18
  wire [31:0] key = header[159:128];  // LayoutField.java:18
  wire [31:0] most_1 = isAtomic ? 32'd8 : length;  // Responder.java:877
  wire isSize_1 = state == State_PACKET;  // Responder.java:398
  wire takesVerdict = (state == State_VERDICT) && (!isWordOpen || isAtomic);  // Responder.java:900
  wire isRight = verdict_valid && verdict_ready && verdict_data;  // Responder.java:902
  wire passes = !isAtomic;  // Responder.java:936
  wire ready = isAtomic ? atomics_segment_ready : data_ready;  // Responder.java:937
  wire executed = state == State_EXECUTED;  // Responder.java:398
  wire isSilent = (executed && (!hasData || isAtomic)) || (state == State_REFUSE);  // Responder.java:907
  wire takesReceive = isSend || hasImmediate;  // Responder.java:921
  wire asks = (state == State_READ) && !isWordOpen;  // Responder.java:963
  wire flushes_1 = (state == State_ACT) && (event_ == Event_FLUSH);  // Responder.java:974
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
  wire isLimit = state == State_LIMIT;  // Responder.java:398
  wire isAcknowledged = syndrome == 8'd0;  // Responder.java:1026
  wire isInvalid_1 = invalid || tooMany || doesNotFit || isUneven;  // Responder.java:1176
  wire isRepeatedRead = isOld && (isRead || isAtomic);  // Responder.java:1177
  wire needsCheck = (isFirst && (isWrite || isRead) && (length != 32'd0)) || isAtomic;  // Responder.java:1180
  wire holdsReceive = s_inMessage && !s_isWrite;  // Responder.java:1181
  wire hasFlush = inError && (isShared ? holdsReceive : (s_taken != postedIndex));  // Responder.java:1182
  wire tellsLast = inError && isShared && !s_isLastTold;  // Responder.java:1183
  wire needsList = isSend && isFirst;  // Responder.java:1184
  wire [32:0] packets_shifted = halves >> (mtu - 3'd1);  // Responder.java:387
  wire [177:0] stored_read = states[q];  // Responder.java:448
  wire [15:0] storedPosted_read = postings[q];  // Responder.java:449
  wire [63:0] inError_shifted = isError >> q;  // Responder.java:453
  wire [5:0] postings_address_choice = resets ? q : posted_data_number;  // Responder.java:469
  wire [9:0] psns_address_joined = {q, s_tail[3:0]};  // Responder.java:545
  wire [9:0] found_address_joined = {q, place[3:0]};  // Responder.java:546
  wire [23:0] found_read = psns[found_address_joined];  // Responder.java:546
  assign order_ready = carriesOut;  // Responder.java:463
  assign shownPsn = shownPsnNow;  // Responder.java:489
  assign shownIndex = shownIndexNow;  // Responder.java:490
  assign posted_ready = !resets;  // Responder.java:466
  assign postedShared_ready = shared_posted_ready;  // Responder.java:391
  assign beginsShared_ready = shared_begins_ready;  // Responder.java:392
  assign limitsShared_ready = shared_limits_ready;  // Responder.java:394
  assign queuePair = q;  // Responder.java:491
  assign setsError = state == State_REFUSE;  // Responder.java:1017
  assign accepts = isRight && !isAtomic;  // Responder.java:903
  assign drops = isSilent || (state == State_LACKING) || ((state == State_JUDGE) && (!mayCome || !isNext));  // Responder.java:908
  assign holds = (event_ == Event_PACKET) && !isDone;  // Responder.java:494
  assign memory_data_write = atomics_memory_data_write;  // Responder.java:966
  always @* begin
    memory_data_line = atomics_memory_data_line;  // Responder.java:966
    if (state == State_READ) begin  // Responder.java:967
      memory_data_line = entry[47:5];  // Responder.java:967
    end
  end
  assign memory_data_data = atomics_memory_data_data;  // Responder.java:966
  assign memory_data_lanes = atomics_memory_data_lanes;  // Responder.java:966
  assign memory_valid = asks || atomics_memory_valid;  // Responder.java:964
  assign check_data_address = header[127:64];  // Responder.java:675
  assign check_data_key = header[159:128];  // Responder.java:676
  assign check_data_bytes = isAtomic ? 32'd8 : length;  // Responder.java:677
  assign check_data_domain = table_attributes[30:15];  // Responder.java:678
  assign check_data_rights = isWrite ? 4'd2 : (isRead ? 4'd4 : (isAtomic ? 4'd8 : 4'd1));  // Responder.java:679
  assign check_data_last = 1'b1;  // Responder.java:680
  assign check_data_isPhysical = 1'b0;  // Responder.java:681
  assign check_data_isCheck = 1'b1;  // Responder.java:682
  assign check_data_isList = 1'b0;  // Responder.java:683
  assign check_data_isWrong = isAtomic && header[146];  // Responder.java:685
  assign check_valid = state == State_CHECK;  // Responder.java:674
  assign start_data_isList = isSend;  // Responder.java:871
  assign start_data_isPhysical = 1'b0;  // Responder.java:872
  assign start_data_list = {s_line, 5'd16};  // Responder.java:873
  assign start_data_elements = s_elements;  // Responder.java:874
  assign start_data_address = address;  // Responder.java:884
  assign start_data_key = key;  // Responder.java:885
  assign start_data_length = most_1;  // Responder.java:886
  assign start_data_skip = isAtomic ? 32'd0 : done;  // Responder.java:889
  assign start_data_domain = (isSend && isShared) ? shared_domain : table_attributes[30:15];  // Responder.java:890
  assign start_data_rights = isWrite ? 4'd2 : (isRead ? 4'd4 : (isAtomic ? 4'd8 : 4'd1));  // Responder.java:891
  assign start_valid = isStart;  // Responder.java:865
  assign packet_data = isAtomic ? 13'd8 : bytes;  // Responder.java:899
  assign packet_valid = isSize_1;  // Responder.java:898
  assign verdict_ready = takesVerdict;  // Responder.java:901
  assign segment_ready = ready;  // Responder.java:943
  assign data_data_address = segment_data_address;  // Responder.java:904
  assign data_data_bytes = segment_data_bytes;  // Responder.java:904
  assign data_data_last = segment_data_last;  // Responder.java:904
  assign data_valid = segment_valid && passes;  // Responder.java:942
  assign isExclusive = atomics_isExclusive;  // Responder.java:961
  assign note_data_kind = noteKind;  // Responder.java:1020
  assign note_data_mayWait = 1'b0;  // Responder.java:1021
  assign note_data_queuePair = q;  // Responder.java:1022
  assign note_data_place = place;  // Responder.java:1023
  assign note_data_syndrome = syndrome;  // Responder.java:1024
  assign note_data_psn = isAcknowledged ? (s_psn - 24'd1) : s_psn;  // Responder.java:1027
  assign note_data_messages = s_messages;  // Responder.java:1028
  assign note_data_resource_isAtomic = isAtomic;  // Responder.java:1029
  assign note_data_resource_psn = psn;  // Responder.java:1030
  assign note_data_resource_address = isAtomic ? atomics_original : header[127:64];  // Responder.java:1031
  assign note_data_resource_key = header[159:128];  // Responder.java:1032
  assign note_data_resource_length = length;  // Responder.java:1033
  assign note_data_resource_messages = s_messages;  // Responder.java:1034
  assign note_valid = state == State_NOTE;  // Responder.java:1102
  assign completion_data_queue = table_attributes[36:31];  // Responder.java:984
  assign completion_data_entry = {64'd0, record_8};  // Responder.java:988
  assign completion_data_isSolicited = isFailing || header[7];  // Responder.java:985
  assign completion_valid = (state == State_COMPLETE) && isSettled;  // Responder.java:1086
  assign happened_data_kind = isLimit ? 8'd15 : eventKind;  // Responder.java:1012
  assign happened_data_number = isLimit ? {2'd0, table_attributes[14:11]} : q;  // Responder.java:1015
  assign happened_valid = ((state == State_EVENT) && isCompleted) || isLimit;  // Responder.java:1011
  assign ignores = drops && (state == State_JUDGE) && (!mayCome || isOld);  // Responder.java:538
  assign isSettled = 1'b1;  // Responder.java:1104
  assign isCompleted = 1'b1;  // Responder.java:1088
  assign begins = idle && (isUrgent || flushes_0) && (isPacket || isQuiet);  // Responder.java:418
  assign isFound = foundPsn == psn;  // Responder.java:550
  assign hasMore = searched != 5'd0;  // Responder.java:560
  assign tellsMissing = judges_1 && isMissed && !s_isTold;  // Responder.java:574
  assign repeatsAnswer = judges_1 && isOld && (isSend || isWrite) && !s_isTold;  // Responder.java:575
  assign invalid = judges_1 && isNext && (isWrong || lacksRight);  // Responder.java:581
  assign lacksReceive = resources && needsReceive && !hasReceive;  // Responder.java:590
  assign tooMany = resources && (isRead || isAtomic) && isCrowded;  // Responder.java:599
  assign doesNotFit = measures && overflows;  // Responder.java:614
  assign isUneven = measures && isOdd;  // Responder.java:615
  assign completes = executed && isLast && (isSend || isWrite) && takesReceive;  // Responder.java:922
  assign isWordOpen = atomics_isPosted;  // Responder.java:960
  assign isManifold = 1'b0;  // Responder.java:351
  assign noteTaken = note_ready;  // Responder.java:1103
  assign completionTaken = completion_valid && completion_ready;  // Responder.java:1087
  always @(posedge clock) begin
    most_0 <= 13'd256 << (mtu - 3'd1);  // Responder.java:384
    rounded <= least + {20'd0, most_0 - 13'd1};  // Responder.java:386
    packets <= packets_shifted[23:0];  // Responder.java:387
    wasError <= isError;  // Responder.java:410
    if (idle) begin  // Responder.java:419
      if (order_valid) begin  // Responder.java:421
        event_ <= Event_ORDER;  // Responder.java:422
        q <= order_data_queuePair;  // Responder.java:423
      end else if (waits) begin  // Responder.java:425
        event_ <= Event_PACKET;  // Responder.java:426
        q <= header[21:16];  // Responder.java:427
      end else begin  // Responder.java:421
        event_ <= Event_FLUSH;  // Responder.java:430
        q <= turn;  // Responder.java:431
      end
    end
    if (picks || !flushes_0) begin  // Responder.java:434
      turn <= turn + 6'd1;  // Responder.java:434
    end
    flushing <= (flushing & ~taken) | rung | failing | more;  // Responder.java:441
    if (fetches) begin  // Responder.java:448
      stored <= stored_read;  // Responder.java:448
    end
    if (fetches) begin  // Responder.java:449
      storedPosted <= storedPosted_read;  // Responder.java:449
    end
    if (state == State_LOAD) begin  // Responder.java:450
      s_psn <= stored[177:154];  // Responder.java:451
      s_messages <= stored[153:130];  // Responder.java:451
      s_taken <= stored[129:114];  // Responder.java:451
      s_inMessage <= stored[113];  // Responder.java:451
      s_isWrite <= stored[112];  // Responder.java:451
      s_isTold <= stored[111];  // Responder.java:451
      s_left <= stored[110:79];  // Responder.java:451
      s_isLastTold <= stored[78];  // Responder.java:451
      s_entry <= stored[77:62];  // Responder.java:451
      s_line <= stored[61:19];  // Responder.java:451
      s_elements <= stored[18:10];  // Responder.java:451
      s_tail <= stored[9:5];  // Responder.java:451
      s_kept <= stored[4:0];  // Responder.java:451
      postedIndex <= storedPosted;  // Responder.java:452
      inError <= inError_shifted[0];  // Responder.java:453
    end
    if (state == State_STORE) begin  // Responder.java:455
      states[q] <= {s_psn, s_messages, s_taken, s_inMessage, s_isWrite, s_isTold, s_left, s_isLastTold, s_entry,
          s_line, s_elements, s_tail, s_kept};  // Responder.java:455
    end
    if ((posted_valid && posted_ready) || resets) begin  // Responder.java:467
      postings[postings_address_choice] <= resets ? 16'd0 : posted_data_index;  // Responder.java:469
    end
    if (resets) begin  // Responder.java:472
      s_taken <= 16'd0;  // Responder.java:473
      s_messages <= 24'd0;  // Responder.java:474
      s_tail <= 5'd0;  // Responder.java:475
      s_kept <= 5'd0;  // Responder.java:476
      s_inMessage <= 1'b0;  // Responder.java:477
      s_isTold <= 1'b0;  // Responder.java:478
      s_isLastTold <= 1'b0;  // Responder.java:479
      noteKind <= 2'd3;  // Responder.java:480
    end
    if (starts) begin  // Responder.java:482
      s_psn <= order_data_record[151:128];  // Responder.java:482
    end
    if (carriesOut) begin  // Responder.java:485
      shownPsnNow <= s_psn;  // Responder.java:486
      shownIndexNow <= s_taken;  // Responder.java:487
    end
    mayCome <= answers && !inError && isPair && (from == table_attributes[76:61]);  // Responder.java:510
    isNext <= ahead == 24'd0;  // Responder.java:512
    isOld <= ahead[23];  // Responder.java:513
    isWrong <= isBroken || isUnknown || (isData && !isSize_0) || isCrooked || isTooLong;  // Responder.java:521
    lacksRight <= (isWrite && !mayWrite) || (isRead && !mayRead) || (isAtomic && !mayAtomic);  // Responder.java:529
    if (state == State_LOOK) begin  // Responder.java:530
      hasData <= bytes != 13'd0;  // Responder.java:531
      left <= isFirst ? length : s_left;  // Responder.java:532
      hasEvent <= 1'b0;  // Responder.java:533
      isFailing <= 1'b0;  // Responder.java:534
      syndrome <= 8'd0;  // Responder.java:535
      noteKind <= 2'd0;  // Responder.java:536
    end
    if (keeps) begin  // Responder.java:545
      psns[psns_address_joined] <= psn;  // Responder.java:545
    end
    if (state == State_SEARCH) begin  // Responder.java:546
      found <= found_read;  // Responder.java:546
    end
    foundPsn <= found;  // Responder.java:549
    if (judges_0) begin  // Responder.java:552
      searched <= s_kept;  // Responder.java:553
      place <= s_tail - 5'd1;  // Responder.java:554
    end
    if ((state == State_COMPARE) && !isFound) begin  // Responder.java:556
      searched <= searched - 5'd1;  // Responder.java:557
      place <= place - 5'd1;  // Responder.java:558
    end
    if (state == State_AGAIN) begin  // Responder.java:561
      noteKind <= 2'd2;  // Responder.java:561
    end
    if (keeps) begin  // Responder.java:562
      place <= s_tail;  // Responder.java:563
      noteKind <= 2'd1;  // Responder.java:564
    end
    if (tellsMissing) begin  // Responder.java:577
      s_isTold <= 1'b1;  // Responder.java:578
      syndrome <= 8'd96;  // Responder.java:579
    end
    if (resources && needsReceive) begin  // Responder.java:589
      s_entry <= isShared ? shared_next : s_taken;  // Responder.java:589
    end
    if (lacksReceive) begin  // Responder.java:591
      s_isTold <= 1'b1;  // Responder.java:592
      syndrome <= {3'd1, table_attributes[86:82]};  // Responder.java:593
    end
    waiting <= s_tail - head;  // Responder.java:596
    isCrowded <= table_attributes[81:77] <= waiting;  // Responder.java:598
    if (resources && !lacksReceive) begin  // Responder.java:600
      s_isTold <= 1'b0;  // Responder.java:600
    end
    if (places) begin  // Responder.java:609
      entry <= base + distance;  // Responder.java:609
    end
    if (takes) begin  // Responder.java:637
      s_line <= entry[47:5];  // Responder.java:638
      s_elements <= line[8:0];  // Responder.java:639
    end
    if (takes) begin  // Responder.java:645
      room <= line[95:64];  // Responder.java:645
    end
    if (isInvalid_0) begin  // Responder.java:617
      syndrome <= 8'd97;  // Responder.java:618
      eventKind <= 8'd2;  // Responder.java:619
      hasEvent <= 1'b1;  // Responder.java:620
    end
    if (doesNotFit) begin  // Responder.java:623
      status <= 8'd1;  // Responder.java:624
      isFailing <= 1'b1;  // Responder.java:625
      hasEvent <= 1'b0;  // Responder.java:626
    end
    if (isForbidden || isVanished) begin  // Responder.java:688
      syndrome <= isSend ? 8'd99 : 8'd98;  // Responder.java:689
      eventKind <= 8'd3;  // Responder.java:693
      hasEvent <= !isSend;  // Responder.java:694
      isFailing <= isSend;  // Responder.java:695
      status <= 8'd4;  // Responder.java:696
    end
    done <= length - left;  // Responder.java:888
    if (executed) begin  // Responder.java:910
      s_psn <= psn + (isRead ? packets : 24'd1);  // Responder.java:911
      if (isLast) begin  // Responder.java:912
        s_messages <= s_messages + 24'd1;  // Responder.java:912
      end
      s_inMessage <= !isLast;  // Responder.java:913
      s_isWrite <= isWrite;  // Responder.java:914
      s_left <= left - {19'd0, bytes};  // Responder.java:915
      if (isRead || isAtomic) begin  // Responder.java:916
        s_tail <= s_tail + 5'd1;  // Responder.java:917
        if (s_kept != 5'd16) begin  // Responder.java:918
          s_kept <= s_kept + 5'd1;  // Responder.java:918
        end
      end
    end
    if (completes) begin  // Responder.java:923
      status <= 8'd0;  // Responder.java:923
    end
    if (flushes_1) begin  // Responder.java:975
      status <= 8'd5;  // Responder.java:976
      isFailing <= 1'b1;  // Responder.java:977
      if (!isShared) begin  // Responder.java:978
        s_entry <= s_taken;  // Responder.java:978
      end
      s_inMessage <= 1'b0;  // Responder.java:979
      eventKind <= 8'd16;  // Responder.java:980
    end
    if (completionTaken && !isShared) begin  // Responder.java:1008
      s_taken <= s_taken + 16'd1;  // Responder.java:1008
    end
    if ((state == State_EVENT) && (event_ == Event_FLUSH)) begin  // Responder.java:1016
      s_isLastTold <= 1'b1;  // Responder.java:1016
    end
    continues <= 1'b0;  // Responder.java:1125
    if (state == State_REFUSE) begin  // Responder.java:1144
      noteKind <= 2'd0;  // Responder.java:1145
      inError <= 1'b1;  // Responder.java:1146
    end
    case (state)  // Responder.java:209
      State_IDLE: begin  // Responder.java:1189
        if (begins) begin  // Responder.java:1189
          state <= State_FETCH;  // Responder.java:1189
        end
      end
      State_FETCH: begin  // Responder.java:1190
        state <= State_LOAD;  // Responder.java:1190
      end
      State_LOAD: begin  // Responder.java:1191
        state <= State_ACT;  // Responder.java:1191
      end
      State_ACT: begin  // Responder.java:1192
        if ((event_ == Event_ORDER) && resets) begin  // Responder.java:1193
          state <= State_NOTE;  // Responder.java:1193
        end else if (event_ == Event_ORDER) begin  // Responder.java:1194
          state <= State_STORE;  // Responder.java:1194
        end else if ((event_ == Event_FLUSH) && hasFlush) begin  // Responder.java:1195
          state <= State_COMPLETE;  // Responder.java:1195
        end else if ((event_ == Event_FLUSH) && tellsLast) begin  // Responder.java:1196
          state <= State_EVENT;  // Responder.java:1196
        end else if (event_ == Event_FLUSH) begin  // Responder.java:1197
          state <= State_IDLE;  // Responder.java:1197
        end else begin  // Responder.java:1193
          state <= State_MEASURE;  // Responder.java:1198
        end
      end
      State_MEASURE: begin  // Responder.java:1201
        state <= State_LOOK;  // Responder.java:1201
      end
      State_LOOK: begin  // Responder.java:1202
        state <= State_JUDGE;  // Responder.java:1202
      end
      State_SEARCH: begin  // Responder.java:1210
        if (hasMore) begin  // Responder.java:1210
          state <= State_FOUND;  // Responder.java:1210
        end else begin  // Responder.java:1210
          state <= State_IDLE;  // Responder.java:1210
        end
      end
      State_FOUND: begin  // Responder.java:1211
        state <= State_COMPARE;  // Responder.java:1211
      end
      State_COMPARE: begin  // Responder.java:1212
        if (isFound) begin  // Responder.java:1212
          state <= State_AGAIN;  // Responder.java:1212
        end else begin  // Responder.java:1212
          state <= State_SEARCH;  // Responder.java:1212
        end
      end
      State_AGAIN: begin  // Responder.java:1213
        state <= State_NOTE;  // Responder.java:1213
      end
      State_JUDGE: begin  // Responder.java:1203
        if (!mayCome) begin  // Responder.java:1204
          state <= State_IDLE;  // Responder.java:1204
        end else if (tellsMissing || repeatsAnswer) begin  // Responder.java:1205
          state <= State_NOTE;  // Responder.java:1205
        end else if (isRepeatedRead) begin  // Responder.java:1206
          state <= State_SEARCH;  // Responder.java:1206
        end else if (!isNext) begin  // Responder.java:1207
          state <= State_IDLE;  // Responder.java:1207
        end else if (isInvalid_1) begin  // Responder.java:1208
          state <= State_REFUSE;  // Responder.java:1208
        end else begin  // Responder.java:1204
          state <= State_RESOURCES;  // Responder.java:1209
        end
      end
      State_RESOURCES: begin  // Responder.java:1214
        if (lacksReceive) begin  // Responder.java:1215
          state <= State_LACKING;  // Responder.java:1215
        end else if (isInvalid_1) begin  // Responder.java:1216
          state <= State_REFUSE;  // Responder.java:1216
        end else if (needsList) begin  // Responder.java:1219
          state <= State_ADDRESS;  // Responder.java:1219
        end else begin  // Responder.java:1215
          state <= State_LENGTH;  // Responder.java:1220
        end
      end
      State_LACKING: begin  // Responder.java:1223
        state <= State_NOTE;  // Responder.java:1223
      end
      State_ADDRESS: begin  // Responder.java:1224
        state <= State_READ;  // Responder.java:1224
      end
      State_READ: begin  // Responder.java:1225
        if (memory_valid && memory_ready) begin  // Responder.java:1225
          state <= State_WAIT;  // Responder.java:1225
        end
      end
      State_WAIT: begin  // Responder.java:1226
        if (returns) begin  // Responder.java:1226
          state <= State_LENGTH;  // Responder.java:1226
        end
      end
      State_AHEAD: begin  // Responder.java:1221
        state <= State_ADDRESS;  // Responder.java:1221
      end
      State_TAKEN: begin  // Responder.java:1222
        state <= State_LENGTH;  // Responder.java:1222
      end
      State_LENGTH: begin  // Responder.java:1227
        if (isManifold) begin  // Responder.java:1228
          state <= State_ADDRESS;  // Responder.java:1228
        end else if (isInvalid_1) begin  // Responder.java:1229
          state <= State_REFUSE;  // Responder.java:1229
        end else if (needsCheck) begin  // Responder.java:1231
          state <= State_CHECK;  // Responder.java:1231
        end else if (hasData && continues) begin  // Responder.java:1232
          state <= State_PACKET;  // Responder.java:1232
        end else if (hasData) begin  // Responder.java:1233
          state <= State_START;  // Responder.java:1233
        end else begin  // Responder.java:1228
          state <= State_EXECUTED;  // Responder.java:1234
        end
      end
      State_CHECK: begin  // Responder.java:1235
        if (check_ready) begin  // Responder.java:1235
          state <= State_CHECKING;  // Responder.java:1235
        end
      end
      State_CHECKING: begin  // Responder.java:1236
        if (checked && !isAllowed) begin  // Responder.java:1237
          state <= State_REFUSE;  // Responder.java:1237
        end else if (checked && isRead) begin  // Responder.java:1238
          state <= State_EXECUTED;  // Responder.java:1238
        end else if (checked && (hasData || isAtomic)) begin  // Responder.java:1239
          state <= State_START;  // Responder.java:1239
        end else if (checked) begin  // Responder.java:1240
          state <= State_EXECUTED;  // Responder.java:1240
        end
      end
      State_START: begin  // Responder.java:1241
        if (start_valid && start_ready) begin  // Responder.java:1241
          state <= State_PACKET;  // Responder.java:1241
        end
      end
      State_PACKET: begin  // Responder.java:1242
        if (packet_ready) begin  // Responder.java:1242
          state <= State_VERDICT;  // Responder.java:1242
        end
      end
      State_VERDICT: begin  // Responder.java:1243
        if (verdict_valid && verdict_ready && !verdict_data) begin  // Responder.java:1244
          state <= State_REFUSE;  // Responder.java:1244
        end else if (verdict_valid && verdict_ready && isAtomic) begin  // Responder.java:1245
          state <= State_ATOMIC;  // Responder.java:1245
        end else if (verdict_valid && verdict_ready) begin  // Responder.java:1246
          state <= State_DATA;  // Responder.java:1246
        end else if (verdict_valid && verdict_ready) begin  // Responder.java:1247
          state <= State_EXECUTED;  // Responder.java:1247
        end
      end
      State_DATA: begin  // Responder.java:1248
        if (visible) begin  // Responder.java:1248
          state <= State_EXECUTED;  // Responder.java:1248
        end
      end
      State_ATOMIC: begin  // Responder.java:1249
        if (atomics_ends) begin  // Responder.java:1249
          state <= State_EXECUTED;  // Responder.java:1249
        end
      end
      State_EXECUTED: begin  // Responder.java:1250
        if (completes) begin  // Responder.java:1250
          state <= State_COMPLETE;  // Responder.java:1250
        end else begin  // Responder.java:1250
          state <= State_NOTE;  // Responder.java:1250
        end
      end
      State_COMPLETE: begin  // Responder.java:1258
        if (completionTaken) begin  // Responder.java:1259
          state <= State_WRITTEN;  // Responder.java:1259
        end else if (completionTaken && (event_ == Event_FLUSH)) begin  // Responder.java:1260
          state <= State_STORE;  // Responder.java:1260
        end else if (completionTaken) begin  // Responder.java:1261
          state <= State_NOTE;  // Responder.java:1261
        end
      end
      State_WRITTEN: begin  // Responder.java:1262
        if (written && (event_ == Event_FLUSH)) begin  // Responder.java:1263
          state <= State_STORE;  // Responder.java:1263
        end else if (written) begin  // Responder.java:1264
          state <= State_NOTE;  // Responder.java:1264
        end
      end
      State_REFUSE: begin  // Responder.java:1251
        if (hasEvent) begin  // Responder.java:1252
          state <= State_EVENT;  // Responder.java:1252
        end else if (isFailing) begin  // Responder.java:1253
          state <= State_COMPLETE;  // Responder.java:1253
        end else begin  // Responder.java:1252
          state <= State_NOTE;  // Responder.java:1254
        end
      end
      State_EVENT: begin  // Responder.java:1255
        if (happened_valid && happened_ready && (event_ == Event_FLUSH)) begin  // Responder.java:1256
          state <= State_STORE;  // Responder.java:1256
        end else if (happened_valid && happened_ready) begin  // Responder.java:1257
          state <= State_NOTE;  // Responder.java:1257
        end
      end
      State_NOTE: begin  // Responder.java:1265
        if (noteTaken && shared_reachesLimit && (event_ == Event_PACKET)) begin  // Responder.java:1266
          state <= State_LIMIT;  // Responder.java:1266
        end else if (noteTaken) begin  // Responder.java:1269
          state <= State_STORE;  // Responder.java:1269
        end
      end
      State_LIMIT: begin  // Responder.java:1270
        if (happened_ready) begin  // Responder.java:1270
          state <= State_STORE;  // Responder.java:1270
        end
      end
      default /* State_STORE */: begin  // Responder.java:1271
        state <= State_IDLE;  // Responder.java:1271
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // Responder.java:209
      q <= 6'd0;  // Responder.java:211
      flushing <= 64'd0;  // Responder.java:218
      turn <= 6'd0;  // Responder.java:408
      wasError <= 64'd0;  // Responder.java:409
      shownPsnNow <= 24'd0;  // Responder.java:483
      shownIndexNow <= 16'd0;  // Responder.java:484
    end
  end
  SharedReceives shared (  // Responder.java:213
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
  QueuePairTable_responder table_ (  // Responder.java:362
    .clock(clock), .reset(reset), .index(q), .looks(fetches), .sets(sets), .record(order_data_record),
    .attributes(table_attributes));
  AtomicUnit_false atomics (  // Responder.java:325
    .clock(clock), .reset(reset), .wanted(state == State_ATOMIC), .isAdd(operation == 4'd4),
    .operands(extension), .segment_data_address(segment_data_address), .segment_data_bytes(segment_data_bytes),
    .segment_data_last(segment_data_last), .segment_valid(segment_valid && isAtomic),
    .segment_ready(atomics_segment_ready), .isWriting(isWriting), .isSettled(isSettled), .begins(accepts),
    .memory_data_write(atomics_memory_data_write), .memory_data_line(atomics_memory_data_line),
    .memory_data_data(atomics_memory_data_data), .memory_data_lanes(atomics_memory_data_lanes),
    .memory_valid(atomics_memory_valid), .memory_ready(memory_ready), .returns(returns), .line(line),
    .isExclusive(atomics_isExclusive), .original(atomics_original), .ends(atomics_ends), .posts(atomics_posts),
    .isPosted(atomics_isPosted));
  wire unused_ok = &{1'b0, header[15:8], atomics_posts, rounded[7:0], access[0], entry[4:0],
      flushes_0_shifted[63:1], shift_difference[3], packets_shifted[32:24], inError_shifted[63:1]};
endmodule
`default_nettype wire
