`default_nettype none
// overlaps=false
module Responder_false (  // Responder.java:195
  input  wire clock,  // Responder.java:195
  input  wire reset,  // Responder.java:195
  input  wire [5:0] order_data_queuePair,  // Responder.java:48
  input  wire order_data_sets,  // Responder.java:48
  input  wire [383:0] order_data_record,  // Responder.java:48
  input  wire order_valid,  // Responder.java:48
  output wire order_ready,  // Responder.java:48
  output wire [23:0] shownPsn,  // Responder.java:50
  output wire [15:0] shownIndex,  // Responder.java:52
  input  wire [5:0] posted_data_number,  // Responder.java:54
  input  wire [15:0] posted_data_index,  // Responder.java:54
  input  wire posted_valid,  // Responder.java:54
  output wire posted_ready,  // Responder.java:54
  input  wire [5:0] postedShared_data_number,  // Responder.java:56
  input  wire [15:0] postedShared_data_index,  // Responder.java:56
  input  wire postedShared_valid,  // Responder.java:56
  output wire postedShared_ready,  // Responder.java:56
  input  wire [5:0] beginsShared_data_number,  // Responder.java:58
  input  wire [15:0] beginsShared_data_index,  // Responder.java:58
  input  wire beginsShared_valid,  // Responder.java:58
  output wire beginsShared_ready,  // Responder.java:58
  input  wire [127:0] sharedRecord,  // Responder.java:60
  input  wire [5:0] limitsShared_data_number,  // Responder.java:62
  input  wire [15:0] limitsShared_data_index,  // Responder.java:62
  input  wire limitsShared_valid,  // Responder.java:62
  output wire limitsShared_ready,  // Responder.java:62
  input  wire [63:0] isError,  // Responder.java:64
  output wire [5:0] queuePair,  // Responder.java:66
  output wire setsError,  // Responder.java:68
  input  wire waits,  // Responder.java:71
  input  wire [15:0] from,  // Responder.java:73
  input  wire [12:0] bytes,  // Responder.java:75
  input  wire [191:0] header,  // Responder.java:77
  input  wire [127:0] extension,  // Responder.java:79
  output wire accepts,  // Responder.java:81
  output wire drops,  // Responder.java:83
  output wire holds,  // Responder.java:85
  output wire memory_data_write,  // Responder.java:88
  output reg  [42:0] memory_data_line,  // Responder.java:88
  output wire [255:0] memory_data_data,  // Responder.java:88
  output wire [31:0] memory_data_lanes,  // Responder.java:88
  output wire memory_valid,  // Responder.java:88
  input  wire memory_ready,  // Responder.java:88
  input  wire returns,  // Responder.java:90
  input  wire [255:0] line,  // Responder.java:92
  output wire [63:0] check_data_address,  // Responder.java:95
  output wire [31:0] check_data_key,  // Responder.java:95
  output wire [31:0] check_data_bytes,  // Responder.java:95
  output wire [15:0] check_data_domain,  // Responder.java:95
  output wire [3:0] check_data_rights,  // Responder.java:95
  output wire check_data_last,  // Responder.java:95
  output wire check_data_isPhysical,  // Responder.java:95
  output wire check_data_isCheck,  // Responder.java:95
  output wire check_data_isList,  // Responder.java:95
  output wire check_data_isWrong,  // Responder.java:95
  output wire check_valid,  // Responder.java:95
  input  wire check_ready,  // Responder.java:95
  input  wire checked,  // Responder.java:97
  input  wire isAllowed,  // Responder.java:99
  output wire start_data_isList,  // Responder.java:101
  output wire start_data_isPhysical,  // Responder.java:101
  output wire [47:0] start_data_list,  // Responder.java:101
  output wire [8:0] start_data_elements,  // Responder.java:101
  output wire [63:0] start_data_address,  // Responder.java:101
  output wire [31:0] start_data_key,  // Responder.java:101
  output wire [31:0] start_data_length,  // Responder.java:101
  output wire [31:0] start_data_skip,  // Responder.java:101
  output wire [15:0] start_data_domain,  // Responder.java:101
  output wire [3:0] start_data_rights,  // Responder.java:101
  output wire start_valid,  // Responder.java:101
  input  wire start_ready,  // Responder.java:101
  output wire [12:0] packet_data,  // Responder.java:103
  output wire packet_valid,  // Responder.java:103
  input  wire packet_ready,  // Responder.java:103
  input  wire verdict_data,  // Responder.java:105
  input  wire verdict_valid,  // Responder.java:105
  output wire verdict_ready,  // Responder.java:105
  input  wire [47:0] segment_data_address,  // Responder.java:107
  input  wire [30:0] segment_data_bytes,  // Responder.java:107
  input  wire segment_data_last,  // Responder.java:107
  input  wire segment_valid,  // Responder.java:107
  output wire segment_ready,  // Responder.java:107
  output wire [47:0] data_data_address,  // Responder.java:109
  output wire [30:0] data_data_bytes,  // Responder.java:109
  output wire data_data_last,  // Responder.java:109
  output wire data_valid,  // Responder.java:109
  input  wire data_ready,  // Responder.java:109
  input  wire visible,  // Responder.java:111
  output wire isExclusive,  // Responder.java:113
  input  wire isWriting,  // Responder.java:115
  output wire [1:0] note_data_kind,  // Responder.java:121
  output wire note_data_mayWait,  // Responder.java:121
  output wire [5:0] note_data_queuePair,  // Responder.java:121
  output wire [4:0] note_data_place,  // Responder.java:121
  output wire [7:0] note_data_syndrome,  // Responder.java:121
  output wire [23:0] note_data_psn,  // Responder.java:121
  output wire [23:0] note_data_messages,  // Responder.java:121
  output wire note_data_resource_isAtomic,  // Responder.java:121
  output wire [23:0] note_data_resource_psn,  // Responder.java:121
  output wire [63:0] note_data_resource_address,  // Responder.java:121
  output wire [31:0] note_data_resource_key,  // Responder.java:121
  output wire [31:0] note_data_resource_length,  // Responder.java:121
  output wire [23:0] note_data_resource_messages,  // Responder.java:121
  output wire note_valid,  // Responder.java:121
  input  wire note_ready,  // Responder.java:121
  input  wire [4:0] head,  // Responder.java:123
  output wire [5:0] completion_data_queue,  // Responder.java:125
  output wire [255:0] completion_data_entry,  // Responder.java:125
  output wire completion_data_isSolicited,  // Responder.java:125
  output wire completion_valid,  // Responder.java:125
  input  wire completion_ready,  // Responder.java:125
  input  wire written,  // Responder.java:143
  output wire [7:0] happened_data_kind,  // Responder.java:145
  output wire [5:0] happened_data_number,  // Responder.java:145
  output wire happened_valid,  // Responder.java:145
  input  wire happened_ready,  // Responder.java:145
  output wire ignores  // Responder.java:147
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
  reg  [5:0] state;  // ResponderEvent.java:65
  reg  [1:0] event_;  // ResponderEvent.java:67
  reg  [5:0] q;  // ResponderEvent.java:70
  reg  [23:0] s_psn;  // ResponderEvent.java:76
  reg  [23:0] s_messages;  // ResponderEvent.java:76
  reg  [15:0] s_taken;  // ResponderEvent.java:76
  reg  s_inMessage;  // ResponderEvent.java:76
  reg  s_isWrite;  // ResponderEvent.java:76
  reg  s_isTold;  // ResponderEvent.java:76
  reg  [31:0] s_left;  // ResponderEvent.java:76
  reg  s_isLastTold;  // ResponderEvent.java:76
  reg  [15:0] s_entry;  // ResponderEvent.java:76
  reg  [42:0] s_line;  // ResponderEvent.java:76
  reg  [8:0] s_elements;  // ResponderEvent.java:76
  reg  [4:0] s_tail;  // ResponderEvent.java:76
  reg  [4:0] s_kept;  // ResponderEvent.java:76
  reg  [15:0] postedIndex;  // ResponderEvent.java:78
  reg  inError;  // ResponderEvent.java:80
  reg  [63:0] flushing;  // ResponderEvent.java:82
  reg  [12:0] most_0;  // RequestPacket.java:20
  reg  [23:0] packets;  // RequestPacket.java:22
  reg  hasData;  // RequestPacket.java:36
  reg  [31:0] left;  // RequestPacket.java:38
  reg  [7:0] syndrome;  // RequestOutcome.java:14
  reg  [7:0] status;  // RequestOutcome.java:16
  reg  [7:0] eventKind;  // RequestOutcome.java:18
  reg  hasEvent;  // RequestOutcome.java:20
  reg  isFailing;  // RequestOutcome.java:22
  reg  [1:0] noteKind;  // RequestOutcome.java:24
  reg  [4:0] place;  // RequestOutcome.java:26
  wire isSettled;  // ResponderSignals.java:12
  wire isCompleted;  // ResponderSignals.java:14
  reg  continues;  // ResponderSignals.java:16
  wire begins;  // ResponderSignals.java:18
  reg  mayCome;  // ResponderSignals.java:20
  reg  isNext;  // ResponderSignals.java:22
  reg  isOld;  // ResponderSignals.java:24
  reg  isWrong;  // ResponderSignals.java:26
  reg  lacksRight;  // ResponderSignals.java:28
  wire isFound;  // ResponderSignals.java:30
  wire hasMore;  // ResponderSignals.java:32
  wire tellsMissing;  // ResponderSignals.java:34
  wire repeatsAnswer;  // ResponderSignals.java:36
  wire invalid;  // ResponderSignals.java:38
  wire lacksReceive;  // ResponderSignals.java:40
  wire tooMany;  // ResponderSignals.java:42
  wire doesNotFit;  // ResponderSignals.java:44
  wire isUneven;  // ResponderSignals.java:46
  wire completes;  // ResponderSignals.java:48
  wire isWordOpen;  // ResponderSignals.java:50
  wire isManifold;  // ResponderSignals.java:52
  wire noteTaken;  // ResponderSignals.java:54
  wire completionTaken;  // ResponderSignals.java:56
  reg  [32:0] rounded;  // RequestPacket.java:61
  reg  [5:0] turn;  // RequestChoice.java:15
  reg  [63:0] wasError;  // RequestChoice.java:16
  reg  [177:0] stored;  // ReceiveContexts.java:58
  reg  [15:0] storedPosted;  // ReceiveContexts.java:59
  reg  [23:0] shownPsnNow;  // ReceiveContexts.java:70
  reg  [15:0] shownIndexNow;  // ReceiveContexts.java:71
  reg  [4:0] searched;  // RepeatedRead.java:14
  reg  [23:0] found;  // RepeatedRead.java:18
  reg  [23:0] foundPsn;  // RepeatedRead.java:20
  reg  [4:0] waiting;  // RequestJudge.java:58
  reg  isCrowded;  // RequestJudge.java:60
  reg  [47:0] entry;  // RequestJudge.java:24
  reg  [31:0] room;  // RequestJudge.java:114
  reg  [31:0] done;  // RequestExecution.java:60
  wire shared_begins_ready, shared_limits_ready, shared_posted_ready, shared_hasReceive, shared_reachesLimit;  // ResponderEvent.java:72
  wire [15:0] shared_next, shared_domain; wire [47:0] shared_offset, shared_base;  // ResponderEvent.java:72
  wire [142:0] table_attributes;  // ResponderEvent.java:87
  wire atomics_segment_ready, atomics_memory_data_write, atomics_memory_valid, atomics_isExclusive,
      atomics_ends, atomics_posts, atomics_isPosted;  // Responder.java:217
  wire [42:0] atomics_memory_data_line; wire [255:0] atomics_memory_data_data;  // Responder.java:217
  wire [31:0] atomics_memory_data_lanes; wire [63:0] atomics_original;  // Responder.java:217
  reg  [177:0] states [0:63];  // Responder.java:152
  reg  [15:0] postings [0:63];  // Responder.java:154
  reg  [23:0] psns [0:1023];  // RepeatedRead.java:15
  wire [3:0] operation = header[3:0];  // LayoutField.java:18
  wire [23:0] psn = header[63:40];  // LayoutField.java:18
  wire [31:0] length = header[191:160];  // LayoutField.java:18
  wire isFirst = header[4];  // LayoutField.java:23
  wire isLast = header[5];  // LayoutField.java:23
  wire hasImmediate = header[6];  // LayoutField.java:23
  wire isSend = operation == 4'd0;  // RequestPacket.java:49
  wire isWrite = operation == 4'd1;  // RequestPacket.java:50
  wire isRead = operation == 4'd2;  // RequestPacket.java:51
  wire isAtomic = (operation == 4'd3) || (operation == 4'd4);  // RequestPacket.java:54
  wire isShared = table_attributes[10];  // Responder.java:204
  wire [2:0] mtu = table_attributes[9:7];  // QueuePairTable.java:108
  wire [32:0] least = (length == 32'd0) ? 33'd1 : {1'b0, length};  // WorkEntry.java:83
  wire [32:0] halves = {8'd0, rounded[32:8]};  // WorkEntry.java:61
  wire idle = state == State_IDLE;  // ResponderEvent.java:110
  wire [63:0] flushes_0_shifted = flushing >> turn;  // RequestChoice.java:19
  wire flushes_0 = flushes_0_shifted[0];  // RequestChoice.java:19
  wire isUrgent = order_valid || waits;  // RequestChoice.java:20
  wire isQuiet = isSettled && isCompleted;  // RequestChoice.java:22
  wire picks = idle && !isUrgent && flushes_0 && isQuiet;  // RequestChoice.java:23
  wire isPacket = !order_valid && waits;  // RequestChoice.java:24
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
      posted_data_number == 6'd1, posted_data_number == 6'd0};  // RequestChoice.java:42
  wire [63:0] rung = ((posted_valid && posted_ready) ? rung_joined : 64'd0) & isError;  // RequestChoice.java:42
  wire [63:0] failing = isError & ~wasError;  // RequestChoice.java:43
  wire [63:0] taken_joined = {turn == 6'd63, turn == 6'd62, turn == 6'd61, turn == 6'd60, turn == 6'd59, turn
      == 6'd58, turn == 6'd57, turn == 6'd56, turn == 6'd55, turn == 6'd54, turn == 6'd53, turn == 6'd52, turn
      == 6'd51, turn == 6'd50, turn == 6'd49, turn == 6'd48, turn == 6'd47, turn == 6'd46, turn == 6'd45, turn
      == 6'd44, turn == 6'd43, turn == 6'd42, turn == 6'd41, turn == 6'd40, turn == 6'd39, turn == 6'd38, turn
      == 6'd37, turn == 6'd36, turn == 6'd35, turn == 6'd34, turn == 6'd33, turn == 6'd32, turn == 6'd31, turn
      == 6'd30, turn == 6'd29, turn == 6'd28, turn == 6'd27, turn == 6'd26, turn == 6'd25, turn == 6'd24, turn
      == 6'd23, turn == 6'd22, turn == 6'd21, turn == 6'd20, turn == 6'd19, turn == 6'd18, turn == 6'd17, turn
      == 6'd16, turn == 6'd15, turn == 6'd14, turn == 6'd13, turn == 6'd12, turn == 6'd11, turn == 6'd10, turn
      == 6'd9, turn == 6'd8, turn == 6'd7, turn == 6'd6, turn == 6'd5, turn == 6'd4, turn == 6'd3, turn == 6'd2,
      turn == 6'd1, turn == 6'd0};  // RequestChoice.java:44
  wire [63:0] taken = picks ? taken_joined : 64'd0;  // RequestChoice.java:44
  wire [63:0] more_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q == 6'd57,
      q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49, q
      == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q == 6'd40,
      q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32, q
      == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q == 6'd23,
      q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15, q
      == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // RequestChoice.java:45
  wire [63:0] more = ((state == State_STORE) && inError) ? more_joined : 64'd0;  // RequestChoice.java:45
  wire fetches = state == State_FETCH;  // ResponderEvent.java:110
  wire [2:0] wanted = order_data_record[2:0];  // LayoutField.java:18
  wire carriesOut = (state == State_ACT) && (event_ == Event_ORDER);  // ReceiveContexts.java:20
  wire sets = carriesOut && order_data_sets;  // ReceiveContexts.java:21
  wire resets = sets && (wanted == 3'd0);  // ReceiveContexts.java:22
  wire starts = sets && (wanted == 3'd2) && (table_attributes[2:0] != 3'd2);  // ReceiveContexts.java:24
  wire isDone = state == State_IDLE;  // ResponderEvent.java:110
  wire [2:0] own = table_attributes[2:0];  // QueuePairTable.java:108
  wire answers = (own == 3'd2) || (own == 3'd3);  // RequestRules.java:16
  wire isPair = header[39:22] == 18'd0;  // RequestRules.java:17
  wire [23:0] ahead = psn - s_psn;  // RequestRules.java:19
  wire isData = isSend || isWrite;  // RequestRules.java:22
  wire isOther = !isData || (s_isWrite != isWrite);  // RequestRules.java:23
  wire isBroken = s_inMessage ? (isFirst || isOther) : !isFirst;  // RequestRules.java:24
  wire isUnknown = !(isData || isRead || isAtomic);  // RequestRules.java:25
  wire isSize_0 = isLast ? (bytes <= most_0) : (bytes == most_0);  // RequestRules.java:26
  wire isCrooked = isAtomic && (header[66:64] != 3'd0);  // RequestRules.java:28
  wire isTooLong = length[31] && (length[30:0] != 31'd0);  // RequestRules.java:29
  wire [3:0] access = table_attributes[6:3];  // QueuePairTable.java:108
  wire mayWrite = access[1];  // RequestRules.java:35
  wire mayRead = access[2];  // RequestRules.java:36
  wire mayAtomic = access[3];  // RequestRules.java:37
  wire keeps = (state == State_EXECUTED) && (isRead || isAtomic);  // RepeatedRead.java:16
  wire judges_0 = state == State_JUDGE;  // ResponderEvent.java:110
  wire judges_1 = (state == State_JUDGE) && mayCome;  // RequestJudge.java:31
  wire isMissed = !isNext && !isOld;  // RequestJudge.java:32
  wire resources = state == State_RESOURCES;  // ResponderEvent.java:110
  wire needsReceive = (isSend && isFirst) || (isWrite && isLast && hasImmediate);  // RequestJudge.java:47
  wire hasReceive = isShared ? shared_hasReceive : (postedIndex != s_taken);  // RequestJudge.java:50
  wire [15:0] inQueue = s_taken & ~(16'hffff << table_attributes[90:87]);  // WorkEntry.java:36
  wire [3:0] shift_difference = table_attributes[94:91] - 4'd6;  // WorkEntry.java:46
  wire [2:0] shift = shift_difference[2:0];  // WorkEntry.java:46
  wire [47:0] offset = {26'd0, inQueue, 6'd0} << shift;  // WorkEntry.java:47
  wire [47:0] base = isShared ? shared_base : table_attributes[142:95];  // RequestJudge.java:70
  wire [47:0] distance = isShared ? shared_offset : offset;  // RequestJudge.java:71
  wire places = (state == State_ADDRESS) || (state == State_AHEAD);  // RequestJudge.java:72
  wire measures = (state == State_LENGTH) && !isManifold;  // RequestJudge.java:78
  wire takes = (state == State_WAIT) && returns;  // RequestJudge.java:104
  wire overflows = isSend && isFirst && (room < length);  // RequestJudge.java:79
  wire isOdd = (isSend || isWrite) && (isLast ? (left != {19'd0, bytes}) : (left <= {19'd0, bytes}));  // RequestJudge.java:82
  wire isInvalid_0 = invalid || tooMany || doesNotFit || isUneven;  // RequestJudge.java:86
  wire isForbidden = (state == State_CHECKING) && checked && !isAllowed;  // KeyCheck.java:29
  wire isVanished = verdict_valid && verdict_ready && !verdict_data;  // KeyCheck.java:30
  wire isStart = state == State_START;  // ResponderEvent.java:110
  wire [63:0] address = header[127:64];  // LayoutField.java:18
  wire [31:0] key = header[159:128];  // LayoutField.java:18
  wire [31:0] most_1 = isAtomic ? 32'd8 : length;  // RequestExecution.java:50
  wire isSize_1 = state == State_PACKET;  // ResponderEvent.java:110
  wire takesVerdict = (state == State_VERDICT) && (!isWordOpen || isAtomic);  // RequestExecution.java:80
  wire isRight = verdict_valid && verdict_ready && verdict_data;  // RequestExecution.java:82
  wire passes = !isAtomic;  // RequestExecution.java:123
  wire ready = isAtomic ? atomics_segment_ready : data_ready;  // RequestExecution.java:124
  wire executed = state == State_EXECUTED;  // ResponderEvent.java:110
  wire isSilent = (executed && (!hasData || isAtomic)) || (state == State_REFUSE);  // RequestExecution.java:91
  wire takesReceive = isSend || hasImmediate;  // RequestExecution.java:105
  wire asks = (state == State_READ) && !isWordOpen;  // WordAccess.java:28
  wire flushes_1 = (state == State_ACT) && (event_ == Event_FLUSH);  // ReceiveCompletions.java:24
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
  wire isLimit = state == State_LIMIT;  // ResponderEvent.java:110
  wire isAcknowledged = syndrome == 8'd0;  // AnswerNotes.java:24
  wire isInvalid_1 = invalid || tooMany || doesNotFit || isUneven;  // ResponderSteps.java:38
  wire isRepeatedRead = isOld && (isRead || isAtomic);  // ResponderSteps.java:39
  wire needsCheck = (isFirst && (isWrite || isRead) && (length != 32'd0)) || isAtomic;  // ResponderSteps.java:45
  wire holdsReceive = s_inMessage && !s_isWrite;  // ResponderSteps.java:46
  wire hasFlush = inError && (isShared ? holdsReceive : (s_taken != postedIndex));  // ResponderSteps.java:47
  wire tellsLast = inError && isShared && !s_isLastTold;  // ResponderSteps.java:48
  wire needsList = isSend && isFirst;  // ResponderSteps.java:49
  wire [32:0] packets_shifted = halves >> (mtu - 3'd1);  // RequestPacket.java:63
  wire [177:0] stored_read = states[q];  // ReceiveContexts.java:58
  wire [15:0] storedPosted_read = postings[q];  // ReceiveContexts.java:59
  wire [63:0] inError_shifted = isError >> q;  // ReceiveContexts.java:63
  wire [5:0] postings_address_choice = resets ? q : posted_data_number;  // ReceiveContexts.java:31
  wire [9:0] psns_address_joined = {q, s_tail[3:0]};  // RepeatedRead.java:17
  wire [9:0] found_address_joined = {q, place[3:0]};  // RepeatedRead.java:18
  wire [23:0] found_read = psns[found_address_joined];  // RepeatedRead.java:18
  assign order_ready = carriesOut;  // ReceiveContexts.java:25
  assign shownPsn = shownPsnNow;  // ReceiveContexts.java:78
  assign shownIndex = shownIndexNow;  // ReceiveContexts.java:79
  assign posted_ready = !resets;  // ReceiveContexts.java:28
  assign postedShared_ready = shared_posted_ready;  // Responder.java:274
  assign beginsShared_ready = shared_begins_ready;  // Responder.java:275
  assign limitsShared_ready = shared_limits_ready;  // Responder.java:277
  assign queuePair = q;  // ReceiveContexts.java:46
  assign setsError = state == State_REFUSE;  // ReceiveCompletions.java:78
  assign accepts = isRight && !isAtomic;  // RequestExecution.java:83
  assign drops = isSilent || (state == State_LACKING) || ((state == State_JUDGE) && (!mayCome || !isNext));  // RequestExecution.java:92
  assign holds = (event_ == Event_PACKET) && !isDone;  // ReceiveContexts.java:50
  assign memory_data_write = atomics_memory_data_write;  // WordAccess.java:31
  always @* begin
    memory_data_line = atomics_memory_data_line;  // WordAccess.java:31
    if (state == State_READ) begin  // WordAccess.java:32
      memory_data_line = entry[47:5];  // WordAccess.java:34
    end
  end
  assign memory_data_data = atomics_memory_data_data;  // WordAccess.java:31
  assign memory_data_lanes = atomics_memory_data_lanes;  // WordAccess.java:31
  assign memory_valid = asks || atomics_memory_valid;  // WordAccess.java:29
  assign check_data_address = header[127:64];  // KeyCheck.java:18
  assign check_data_key = header[159:128];  // KeyCheck.java:19
  assign check_data_bytes = isAtomic ? 32'd8 : length;  // KeyCheck.java:20
  assign check_data_domain = table_attributes[30:15];  // KeyCheck.java:21
  assign check_data_rights = isWrite ? 4'd2 : (isRead ? 4'd4 : (isAtomic ? 4'd8 : 4'd1));  // KeyCheck.java:22
  assign check_data_last = 1'b1;  // KeyCheck.java:23
  assign check_data_isPhysical = 1'b0;  // KeyCheck.java:24
  assign check_data_isCheck = 1'b1;  // KeyCheck.java:25
  assign check_data_isList = 1'b0;  // KeyCheck.java:26
  assign check_data_isWrong = isAtomic && header[146];  // KeyCheck.java:28
  assign check_valid = state == State_CHECK;  // KeyCheck.java:17
  assign start_data_isList = isSend;  // RequestExecution.java:44
  assign start_data_isPhysical = 1'b0;  // RequestExecution.java:45
  assign start_data_list = {s_line, 5'd16};  // RequestExecution.java:46
  assign start_data_elements = s_elements;  // RequestExecution.java:47
  assign start_data_address = address;  // RequestExecution.java:57
  assign start_data_key = key;  // RequestExecution.java:58
  assign start_data_length = most_1;  // RequestExecution.java:59
  assign start_data_skip = isAtomic ? 32'd0 : done;  // RequestExecution.java:62
  assign start_data_domain = (isSend && isShared) ? shared_domain : table_attributes[30:15];  // RequestExecution.java:63
  assign start_data_rights = isWrite ? 4'd2 : (isRead ? 4'd4 : (isAtomic ? 4'd8 : 4'd1));  // RequestExecution.java:64
  assign start_valid = isStart;  // RequestExecution.java:38
  assign packet_data = isAtomic ? 13'd8 : bytes;  // RequestExecution.java:75
  assign packet_valid = isSize_1;  // RequestExecution.java:74
  assign verdict_ready = takesVerdict;  // RequestExecution.java:81
  assign segment_ready = ready;  // RequestExecution.java:130
  assign data_data_address = segment_data_address;  // RequestExecution.java:84
  assign data_data_bytes = segment_data_bytes;  // RequestExecution.java:84
  assign data_data_last = segment_data_last;  // RequestExecution.java:84
  assign data_valid = segment_valid && passes;  // RequestExecution.java:129
  assign isExclusive = atomics_isExclusive;  // WordAccess.java:26
  assign note_data_kind = noteKind;  // AnswerNotes.java:18
  assign note_data_mayWait = 1'b0;  // AnswerNotes.java:19
  assign note_data_queuePair = q;  // AnswerNotes.java:20
  assign note_data_place = place;  // AnswerNotes.java:21
  assign note_data_syndrome = syndrome;  // AnswerNotes.java:22
  assign note_data_psn = isAcknowledged ? (s_psn - 24'd1) : s_psn;  // AnswerNotes.java:25
  assign note_data_messages = s_messages;  // AnswerNotes.java:26
  assign note_data_resource_isAtomic = isAtomic;  // AnswerNotes.java:27
  assign note_data_resource_psn = psn;  // AnswerNotes.java:28
  assign note_data_resource_address = isAtomic ? atomics_original : header[127:64];  // AnswerNotes.java:29
  assign note_data_resource_key = header[159:128];  // AnswerNotes.java:30
  assign note_data_resource_length = length;  // AnswerNotes.java:31
  assign note_data_resource_messages = s_messages;  // AnswerNotes.java:32
  assign note_valid = state == State_NOTE;  // AnswerNotes.java:63
  assign completion_data_queue = table_attributes[36:31];  // ReceiveCompletions.java:37
  assign completion_data_entry = {64'd0, record_8};  // ReceiveCompletions.java:41
  assign completion_data_isSolicited = isFailing || header[7];  // ReceiveCompletions.java:38
  assign completion_valid = (state == State_COMPLETE) && isSettled;  // ReceiveCompletions.java:84
  assign happened_data_kind = isLimit ? 8'd15 : eventKind;  // ReceiveCompletions.java:72
  assign happened_data_number = isLimit ? {2'd0, table_attributes[14:11]} : q;  // ReceiveCompletions.java:76
  assign happened_valid = ((state == State_EVENT) && isCompleted) || isLimit;  // ReceiveCompletions.java:68
  assign ignores = drops && (state == State_JUDGE) && (!mayCome || isOld);  // RequestRules.java:50
  assign isSettled = 1'b1;  // AnswerNotes.java:65
  assign isCompleted = 1'b1;  // ReceiveCompletions.java:86
  assign begins = idle && (isUrgent || flushes_0) && (isPacket || isQuiet);  // RequestChoice.java:25
  assign isFound = foundPsn == psn;  // RepeatedRead.java:22
  assign hasMore = searched != 5'd0;  // RepeatedRead.java:32
  assign tellsMissing = judges_1 && isMissed && !s_isTold;  // RequestJudge.java:33
  assign repeatsAnswer = judges_1 && isOld && (isSend || isWrite);  // RequestJudge.java:35
  assign invalid = judges_1 && isNext && (isWrong || lacksRight);  // RequestJudge.java:40
  assign lacksReceive = resources && needsReceive && !hasReceive;  // RequestJudge.java:53
  assign tooMany = resources && (isRead || isAtomic) && isCrowded;  // RequestJudge.java:62
  assign doesNotFit = measures && overflows;  // RequestJudge.java:83
  assign isUneven = measures && isOdd;  // RequestJudge.java:84
  assign completes = executed && isLast && (isSend || isWrite) && takesReceive;  // RequestExecution.java:106
  assign isWordOpen = atomics_isPosted;  // WordAccess.java:25
  assign isManifold = 1'b0;  // ReceivesAhead.java:23
  assign noteTaken = note_ready;  // AnswerNotes.java:64
  assign completionTaken = completion_valid && completion_ready;  // ReceiveCompletions.java:85
  always @(posedge clock) begin
    most_0 <= 13'd256 << (mtu - 3'd1);  // RequestPacket.java:60
    rounded <= least + {20'd0, most_0 - 13'd1};  // RequestPacket.java:62
    packets <= packets_shifted[23:0];  // RequestPacket.java:63
    wasError <= isError;  // RequestChoice.java:17
    if (idle) begin  // RequestChoice.java:26
      if (order_valid) begin  // RequestChoice.java:28
        event_ <= Event_ORDER;  // ResponderEvent.java:120
        q <= order_data_queuePair;  // ResponderEvent.java:121
      end else if (waits) begin  // RequestChoice.java:31
        event_ <= Event_PACKET;  // ResponderEvent.java:120
        q <= header[21:16];  // ResponderEvent.java:121
      end else begin  // RequestChoice.java:28
        event_ <= Event_FLUSH;  // ResponderEvent.java:120
        q <= turn;  // ResponderEvent.java:121
      end
    end
    if (picks || !flushes_0) begin  // RequestChoice.java:39
      turn <= turn + 6'd1;  // RequestChoice.java:39
    end
    flushing <= (flushing & ~taken) | rung | failing | more;  // RequestChoice.java:46
    if (fetches) begin  // ReceiveContexts.java:58
      stored <= stored_read;  // ReceiveContexts.java:58
    end
    if (fetches) begin  // ReceiveContexts.java:59
      storedPosted <= storedPosted_read;  // ReceiveContexts.java:59
    end
    if (state == State_LOAD) begin  // ReceiveContexts.java:60
      s_psn <= stored[177:154];  // ReceiveContexts.java:61
      s_messages <= stored[153:130];  // ReceiveContexts.java:61
      s_taken <= stored[129:114];  // ReceiveContexts.java:61
      s_inMessage <= stored[113];  // ReceiveContexts.java:61
      s_isWrite <= stored[112];  // ReceiveContexts.java:61
      s_isTold <= stored[111];  // ReceiveContexts.java:61
      s_left <= stored[110:79];  // ReceiveContexts.java:61
      s_isLastTold <= stored[78];  // ReceiveContexts.java:61
      s_entry <= stored[77:62];  // ReceiveContexts.java:61
      s_line <= stored[61:19];  // ReceiveContexts.java:61
      s_elements <= stored[18:10];  // ReceiveContexts.java:61
      s_tail <= stored[9:5];  // ReceiveContexts.java:61
      s_kept <= stored[4:0];  // ReceiveContexts.java:61
      postedIndex <= storedPosted;  // ReceiveContexts.java:62
      inError <= inError_shifted[0];  // ReceiveContexts.java:63
    end
    if (state == State_STORE) begin  // ReceiveContexts.java:65
      states[q] <= {s_psn, s_messages, s_taken, s_inMessage, s_isWrite, s_isTold, s_left, s_isLastTold, s_entry,
          s_line, s_elements, s_tail, s_kept};  // ReceiveContexts.java:65
    end
    if ((posted_valid && posted_ready) || resets) begin  // ReceiveContexts.java:29
      postings[postings_address_choice] <= resets ? 16'd0 : posted_data_index;  // ReceiveContexts.java:31
    end
    if (resets) begin  // ReceiveContexts.java:34
      s_taken <= 16'd0;  // ReceiveContexts.java:35
      s_messages <= 24'd0;  // ReceiveContexts.java:36
      s_tail <= 5'd0;  // ReceiveContexts.java:37
      s_kept <= 5'd0;  // ReceiveContexts.java:38
      s_inMessage <= 1'b0;  // ReceiveContexts.java:39
      s_isTold <= 1'b0;  // ReceiveContexts.java:40
      s_isLastTold <= 1'b0;  // ReceiveContexts.java:41
      noteKind <= 2'd3;  // ReceiveContexts.java:42
    end
    if (starts) begin  // ReceiveContexts.java:44
      s_psn <= order_data_record[151:128];  // ReceiveContexts.java:44
    end
    if (carriesOut) begin  // ReceiveContexts.java:74
      shownPsnNow <= s_psn;  // ReceiveContexts.java:75
      shownIndexNow <= s_taken;  // ReceiveContexts.java:76
    end
    mayCome <= answers && !inError && isPair && (from == table_attributes[76:61]);  // RequestRules.java:18
    isNext <= ahead == 24'd0;  // RequestRules.java:20
    isOld <= ahead[23];  // RequestRules.java:21
    isWrong <= isBroken || isUnknown || (isData && !isSize_0) || isCrooked || isTooLong;  // RequestRules.java:30
    lacksRight <= (isWrite && !mayWrite) || (isRead && !mayRead) || (isAtomic && !mayAtomic);  // RequestRules.java:38
    if (state == State_LOOK) begin  // RequestRules.java:42
      hasData <= bytes != 13'd0;  // RequestRules.java:43
      left <= isFirst ? length : s_left;  // RequestRules.java:44
      hasEvent <= 1'b0;  // RequestRules.java:45
      isFailing <= 1'b0;  // RequestRules.java:46
      syndrome <= 8'd0;  // RequestRules.java:47
      noteKind <= 2'd0;  // RequestRules.java:48
    end
    if (keeps) begin  // RepeatedRead.java:17
      psns[psns_address_joined] <= psn;  // RepeatedRead.java:17
    end
    if (state == State_SEARCH) begin  // RepeatedRead.java:18
      found <= found_read;  // RepeatedRead.java:18
    end
    foundPsn <= found;  // RepeatedRead.java:21
    if (judges_0) begin  // RepeatedRead.java:24
      searched <= s_kept;  // RepeatedRead.java:25
      place <= s_tail - 5'd1;  // RepeatedRead.java:26
    end
    if ((state == State_COMPARE) && !isFound) begin  // RepeatedRead.java:28
      searched <= searched - 5'd1;  // RepeatedRead.java:29
      place <= place - 5'd1;  // RepeatedRead.java:30
    end
    if (state == State_AGAIN) begin  // RepeatedRead.java:33
      noteKind <= 2'd2;  // RepeatedRead.java:33
    end
    if (keeps) begin  // RepeatedRead.java:34
      place <= s_tail;  // RepeatedRead.java:35
      noteKind <= 2'd1;  // RepeatedRead.java:36
    end
    if (tellsMissing) begin  // RequestJudge.java:36
      s_isTold <= 1'b1;  // RequestJudge.java:37
      syndrome <= 8'd96;  // RequestJudge.java:38
    end
    if (resources && needsReceive) begin  // RequestJudge.java:52
      s_entry <= isShared ? shared_next : s_taken;  // RequestJudge.java:52
    end
    if (lacksReceive) begin  // RequestJudge.java:54
      s_isTold <= 1'b1;  // RequestJudge.java:55
      syndrome <= {3'd1, table_attributes[86:82]};  // RequestJudge.java:56
    end
    waiting <= s_tail - head;  // RequestJudge.java:59
    isCrowded <= table_attributes[81:77] <= waiting;  // RequestJudge.java:61
    if (resources && !lacksReceive) begin  // RequestJudge.java:63
      s_isTold <= 1'b0;  // RequestJudge.java:63
    end
    if (places) begin  // RequestJudge.java:73
      entry <= base + distance;  // RequestJudge.java:73
    end
    if (takes) begin  // RequestJudge.java:107
      s_line <= entry[47:5];  // RequestJudge.java:108
      s_elements <= line[8:0];  // RequestJudge.java:109
    end
    if (takes) begin  // RequestJudge.java:115
      room <= line[95:64];  // RequestJudge.java:115
    end
    if (isInvalid_0) begin  // RequestJudge.java:87
      syndrome <= 8'd97;  // RequestJudge.java:88
      eventKind <= 8'd2;  // RequestJudge.java:89
      hasEvent <= 1'b1;  // RequestJudge.java:90
    end
    if (doesNotFit) begin  // RequestJudge.java:93
      status <= 8'd1;  // RequestJudge.java:94
      isFailing <= 1'b1;  // RequestJudge.java:95
      hasEvent <= 1'b0;  // RequestJudge.java:96
    end
    if (isForbidden || isVanished) begin  // KeyCheck.java:31
      syndrome <= isSend ? 8'd99 : 8'd98;  // KeyCheck.java:32
      eventKind <= 8'd3;  // KeyCheck.java:36
      hasEvent <= !isSend;  // KeyCheck.java:37
      isFailing <= isSend;  // KeyCheck.java:38
      status <= 8'd4;  // KeyCheck.java:39
    end
    done <= length - left;  // RequestExecution.java:61
    if (executed) begin  // RequestExecution.java:94
      s_psn <= psn + (isRead ? packets : 24'd1);  // RequestExecution.java:95
      if (isLast) begin  // RequestExecution.java:96
        s_messages <= s_messages + 24'd1;  // RequestExecution.java:96
      end
      s_inMessage <= !isLast;  // RequestExecution.java:97
      s_isWrite <= isWrite;  // RequestExecution.java:98
      s_left <= left - {19'd0, bytes};  // RequestExecution.java:99
      if (isRead || isAtomic) begin  // RequestExecution.java:100
        s_tail <= s_tail + 5'd1;  // RequestExecution.java:101
        if (s_kept != 5'd16) begin  // RequestExecution.java:102
          s_kept <= s_kept + 5'd1;  // RequestExecution.java:102
        end
      end
    end
    if (completes) begin  // RequestExecution.java:109
      status <= 8'd0;  // RequestExecution.java:109
    end
    if (flushes_1) begin  // ReceiveCompletions.java:25
      status <= 8'd5;  // ReceiveCompletions.java:26
      isFailing <= 1'b1;  // ReceiveCompletions.java:27
      if (!isShared) begin  // ReceiveCompletions.java:28
        s_entry <= s_taken;  // ReceiveCompletions.java:28
      end
      s_inMessage <= 1'b0;  // ReceiveCompletions.java:29
      eventKind <= 8'd16;  // ReceiveCompletions.java:30
    end
    if (completionTaken && !isShared) begin  // ReceiveCompletions.java:61
      s_taken <= s_taken + 16'd1;  // ReceiveCompletions.java:61
    end
    if ((state == State_EVENT) && (event_ == Event_FLUSH)) begin  // ReceiveCompletions.java:77
      s_isLastTold <= 1'b1;  // ReceiveCompletions.java:77
    end
    continues <= 1'b0;  // RequestExecution.java:136
    if (state == State_REFUSE) begin  // AnswerNotes.java:37
      noteKind <= 2'd0;  // AnswerNotes.java:38
      inError <= 1'b1;  // AnswerNotes.java:39
    end
    case (state)  // ResponderEvent.java:65
      State_IDLE: begin  // ResponderSteps.java:63
        if (begins) begin  // ResponderSteps.java:63
          state <= State_FETCH;  // ResponderSteps.java:63
        end
      end
      State_FETCH: begin  // ResponderSteps.java:64
        state <= State_LOAD;  // ResponderSteps.java:64
      end
      State_LOAD: begin  // ResponderSteps.java:65
        state <= State_ACT;  // ResponderSteps.java:65
      end
      State_ACT: begin  // ResponderSteps.java:66
        if ((event_ == Event_ORDER) && resets) begin  // ResponderSteps.java:67
          state <= State_NOTE;  // ResponderSteps.java:67
        end else if (event_ == Event_ORDER) begin  // ResponderSteps.java:68
          state <= State_STORE;  // ResponderSteps.java:68
        end else if ((event_ == Event_FLUSH) && hasFlush) begin  // ResponderSteps.java:69
          state <= State_COMPLETE;  // ResponderSteps.java:69
        end else if ((event_ == Event_FLUSH) && tellsLast) begin  // ResponderSteps.java:70
          state <= State_EVENT;  // ResponderSteps.java:70
        end else if (event_ == Event_FLUSH) begin  // ResponderSteps.java:71
          state <= State_IDLE;  // ResponderSteps.java:71
        end else begin  // ResponderSteps.java:67
          state <= State_MEASURE;  // ResponderSteps.java:72
        end
      end
      State_MEASURE: begin  // ResponderSteps.java:75
        state <= State_LOOK;  // ResponderSteps.java:75
      end
      State_LOOK: begin  // ResponderSteps.java:76
        state <= State_JUDGE;  // ResponderSteps.java:76
      end
      State_SEARCH: begin  // ResponderSteps.java:88
        if (hasMore) begin  // ResponderSteps.java:88
          state <= State_FOUND;  // ResponderSteps.java:88
        end else begin  // ResponderSteps.java:88
          state <= State_IDLE;  // ResponderSteps.java:88
        end
      end
      State_FOUND: begin  // ResponderSteps.java:89
        state <= State_COMPARE;  // ResponderSteps.java:89
      end
      State_COMPARE: begin  // ResponderSteps.java:90
        if (isFound) begin  // ResponderSteps.java:90
          state <= State_AGAIN;  // ResponderSteps.java:90
        end else begin  // ResponderSteps.java:90
          state <= State_SEARCH;  // ResponderSteps.java:90
        end
      end
      State_AGAIN: begin  // ResponderSteps.java:91
        state <= State_NOTE;  // ResponderSteps.java:91
      end
      State_JUDGE: begin  // ResponderSteps.java:81
        if (!mayCome) begin  // ResponderSteps.java:82
          state <= State_IDLE;  // ResponderSteps.java:82
        end else if (tellsMissing || repeatsAnswer) begin  // ResponderSteps.java:83
          state <= State_NOTE;  // ResponderSteps.java:83
        end else if (isRepeatedRead) begin  // ResponderSteps.java:84
          state <= State_SEARCH;  // ResponderSteps.java:84
        end else if (!isNext) begin  // ResponderSteps.java:85
          state <= State_IDLE;  // ResponderSteps.java:85
        end else if (isInvalid_1) begin  // ResponderSteps.java:86
          state <= State_REFUSE;  // ResponderSteps.java:86
        end else begin  // ResponderSteps.java:82
          state <= State_RESOURCES;  // ResponderSteps.java:87
        end
      end
      State_RESOURCES: begin  // ResponderSteps.java:96
        if (lacksReceive) begin  // ResponderSteps.java:97
          state <= State_LACKING;  // ResponderSteps.java:97
        end else if (isInvalid_1) begin  // ResponderSteps.java:98
          state <= State_REFUSE;  // ResponderSteps.java:98
        end else if (needsList) begin  // ResponderSteps.java:101
          state <= State_ADDRESS;  // ResponderSteps.java:101
        end else begin  // ResponderSteps.java:97
          state <= State_LENGTH;  // ResponderSteps.java:102
        end
      end
      State_LACKING: begin  // ResponderSteps.java:105
        state <= State_NOTE;  // ResponderSteps.java:105
      end
      State_ADDRESS: begin  // ResponderSteps.java:106
        state <= State_READ;  // ResponderSteps.java:106
      end
      State_READ: begin  // ResponderSteps.java:107
        if (memory_valid && memory_ready) begin  // ResponderSteps.java:107
          state <= State_WAIT;  // ResponderSteps.java:107
        end
      end
      State_WAIT: begin  // ResponderSteps.java:108
        if (returns) begin  // ResponderSteps.java:108
          state <= State_LENGTH;  // ResponderSteps.java:108
        end
      end
      State_AHEAD: begin  // ResponderSteps.java:103
        state <= State_ADDRESS;  // ResponderSteps.java:103
      end
      State_TAKEN: begin  // ResponderSteps.java:104
        state <= State_LENGTH;  // ResponderSteps.java:104
      end
      State_LENGTH: begin  // ResponderSteps.java:113
        if (isManifold) begin  // ResponderSteps.java:114
          state <= State_ADDRESS;  // ResponderSteps.java:114
        end else if (isInvalid_1) begin  // ResponderSteps.java:115
          state <= State_REFUSE;  // ResponderSteps.java:115
        end else if (needsCheck) begin  // ResponderSteps.java:117
          state <= State_CHECK;  // ResponderSteps.java:117
        end else if (hasData && continues) begin  // ResponderSteps.java:118
          state <= State_PACKET;  // ResponderSteps.java:118
        end else if (hasData) begin  // ResponderSteps.java:119
          state <= State_START;  // ResponderSteps.java:119
        end else begin  // ResponderSteps.java:114
          state <= State_EXECUTED;  // ResponderSteps.java:120
        end
      end
      State_CHECK: begin  // ResponderSteps.java:121
        if (check_ready) begin  // ResponderSteps.java:121
          state <= State_CHECKING;  // ResponderSteps.java:121
        end
      end
      State_CHECKING: begin  // ResponderSteps.java:122
        if (checked && !isAllowed) begin  // ResponderSteps.java:123
          state <= State_REFUSE;  // ResponderSteps.java:123
        end else if (checked && isRead) begin  // ResponderSteps.java:124
          state <= State_EXECUTED;  // ResponderSteps.java:124
        end else if (checked && (hasData || isAtomic)) begin  // ResponderSteps.java:125
          state <= State_START;  // ResponderSteps.java:125
        end else if (checked) begin  // ResponderSteps.java:126
          state <= State_EXECUTED;  // ResponderSteps.java:126
        end
      end
      State_START: begin  // ResponderSteps.java:127
        if (start_valid && start_ready) begin  // ResponderSteps.java:127
          state <= State_PACKET;  // ResponderSteps.java:127
        end
      end
      State_PACKET: begin  // ResponderSteps.java:128
        if (packet_ready) begin  // ResponderSteps.java:128
          state <= State_VERDICT;  // ResponderSteps.java:128
        end
      end
      State_VERDICT: begin  // ResponderSteps.java:129
        if (verdict_valid && verdict_ready && !verdict_data) begin  // ResponderSteps.java:130
          state <= State_REFUSE;  // ResponderSteps.java:130
        end else if (verdict_valid && verdict_ready && isAtomic) begin  // ResponderSteps.java:131
          state <= State_ATOMIC;  // ResponderSteps.java:131
        end else if (verdict_valid && verdict_ready) begin  // ResponderSteps.java:132
          state <= State_DATA;  // ResponderSteps.java:132
        end else if (verdict_valid && verdict_ready) begin  // ResponderSteps.java:133
          state <= State_EXECUTED;  // ResponderSteps.java:133
        end
      end
      State_DATA: begin  // ResponderSteps.java:134
        if (visible) begin  // ResponderSteps.java:134
          state <= State_EXECUTED;  // ResponderSteps.java:134
        end
      end
      State_ATOMIC: begin  // ResponderSteps.java:135
        if (atomics_ends) begin  // ResponderSteps.java:135
          state <= State_EXECUTED;  // ResponderSteps.java:135
        end
      end
      State_EXECUTED: begin  // ResponderSteps.java:140
        if (completes) begin  // ResponderSteps.java:140
          state <= State_COMPLETE;  // ResponderSteps.java:140
        end else begin  // ResponderSteps.java:140
          state <= State_NOTE;  // ResponderSteps.java:140
        end
      end
      State_COMPLETE: begin  // ResponderSteps.java:148
        if (completionTaken) begin  // ResponderSteps.java:149
          state <= State_WRITTEN;  // ResponderSteps.java:149
        end else if (completionTaken && (event_ == Event_FLUSH)) begin  // ResponderSteps.java:150
          state <= State_STORE;  // ResponderSteps.java:150
        end else if (completionTaken) begin  // ResponderSteps.java:151
          state <= State_NOTE;  // ResponderSteps.java:151
        end
      end
      State_WRITTEN: begin  // ResponderSteps.java:152
        if (written && (event_ == Event_FLUSH)) begin  // ResponderSteps.java:153
          state <= State_STORE;  // ResponderSteps.java:153
        end else if (written) begin  // ResponderSteps.java:154
          state <= State_NOTE;  // ResponderSteps.java:154
        end
      end
      State_REFUSE: begin  // ResponderSteps.java:141
        if (hasEvent) begin  // ResponderSteps.java:142
          state <= State_EVENT;  // ResponderSteps.java:142
        end else if (isFailing) begin  // ResponderSteps.java:143
          state <= State_COMPLETE;  // ResponderSteps.java:143
        end else begin  // ResponderSteps.java:142
          state <= State_NOTE;  // ResponderSteps.java:144
        end
      end
      State_EVENT: begin  // ResponderSteps.java:145
        if (happened_valid && happened_ready && (event_ == Event_FLUSH)) begin  // ResponderSteps.java:146
          state <= State_STORE;  // ResponderSteps.java:146
        end else if (happened_valid && happened_ready) begin  // ResponderSteps.java:147
          state <= State_NOTE;  // ResponderSteps.java:147
        end
      end
      State_NOTE: begin  // ResponderSteps.java:155
        if (noteTaken && shared_reachesLimit && (event_ == Event_PACKET)) begin  // ResponderSteps.java:156
          state <= State_LIMIT;  // ResponderSteps.java:156
        end else if (noteTaken) begin  // ResponderSteps.java:159
          state <= State_STORE;  // ResponderSteps.java:159
        end
      end
      State_LIMIT: begin  // ResponderSteps.java:160
        if (happened_ready) begin  // ResponderSteps.java:160
          state <= State_STORE;  // ResponderSteps.java:160
        end
      end
      default /* State_STORE */: begin  // ResponderSteps.java:161
        state <= State_IDLE;  // ResponderSteps.java:161
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // ResponderEvent.java:65
      q <= 6'd0;  // ResponderEvent.java:70
      flushing <= 64'd0;  // ResponderEvent.java:82
      turn <= 6'd0;  // RequestChoice.java:15
      wasError <= 64'd0;  // RequestChoice.java:16
      shownPsnNow <= 24'd0;  // ReceiveContexts.java:70
      shownIndexNow <= 16'd0;  // ReceiveContexts.java:71
    end
  end
  SharedReceives shared (  // ResponderEvent.java:72
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
  QueuePairTable_responder table_ (  // ResponderEvent.java:87
    .clock(clock), .reset(reset), .index(q), .looks(fetches), .sets(sets), .record(order_data_record),
    .attributes(table_attributes));
  AtomicUnit_false atomics (  // Responder.java:217
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
