`default_nettype none
// path.lineBytes=32, path.wordBytes=8, path.segmentSetup=2, path.linesAhead=8, path.segments=SO_DIMM
module ReceiveController_lineBytes32_wordBytes8_segmentSetup2_linesAhead8_segments_SO_DIMM (  // ReceiveController.java:173
  input  wire clock,  // ReceiveController.java:173
  input  wire reset,  // ReceiveController.java:173
  output wire [1:0] write_data_pattern,  // ReceiveController.java:74
  output wire [29:0] write_data_base,  // ReceiveController.java:74
  output wire [31:0] write_data_stride,  // ReceiveController.java:74
  output wire [2:0] write_data_sizeLog2,  // ReceiveController.java:74
  output wire [15:0] write_data_bytes,  // ReceiveController.java:74
  output wire write_valid,  // ReceiveController.java:74
  input  wire write_ready,  // ReceiveController.java:74
  input  wire isLocal,  // ReceiveController.java:77
  input  wire written,  // ReceiveController.java:79
  output wire [28:0] listed_data,  // ReceiveController.java:81
  output wire listed_valid,  // ReceiveController.java:81
  input  wire listed_ready,  // ReceiveController.java:81
  input  wire readValid,  // ReceiveController.java:85
  output wire [7:0] asked_data_operation,  // ReceiveController.java:90
  output wire asked_data_process,  // ReceiveController.java:90
  output wire [7:0] asked_data_otherProcess,  // ReceiveController.java:90
  output wire [31:0] asked_data_source_base,  // ReceiveController.java:90
  output wire [31:0] asked_data_source_stride,  // ReceiveController.java:90
  output wire [15:0] asked_data_source_elementBytes,  // ReceiveController.java:90
  output wire [15:0] asked_data_source_count,  // ReceiveController.java:90
  output wire [7:0] asked_data_source_pattern,  // ReceiveController.java:90
  output wire [31:0] asked_data_destination_base,  // ReceiveController.java:90
  output wire [31:0] asked_data_destination_stride,  // ReceiveController.java:90
  output wire [15:0] asked_data_destination_elementBytes,  // ReceiveController.java:90
  output wire [15:0] asked_data_destination_count,  // ReceiveController.java:90
  output wire [7:0] asked_data_destination_pattern,  // ReceiveController.java:90
  output wire [15:0] asked_data_node,  // ReceiveController.java:90
  output wire [15:0] asked_data_tag,  // ReceiveController.java:90
  output wire asked_data_wantsReceiveStatus,  // ReceiveController.java:90
  output wire [7:0] asked_data_ticket,  // ReceiveController.java:90
  output wire asked_valid,  // ReceiveController.java:90
  input  wire asked_ready,  // ReceiveController.java:90
  output wire [7:0] ticket,  // ReceiveController.java:92
  output wire [31:0] owner,  // ReceiveController.java:94
  input  wire isExpected,  // ReceiveController.java:96
  output wire answered,  // ReceiveController.java:98
  output wire [2:0] arriving,  // ReceiveController.java:101
  output wire settles,  // ReceiveController.java:103
  output wire fenceSettles,  // ReceiveController.java:105
  output wire [3:0] fencedNode,  // ReceiveController.java:107
  output wire [3:0] peer,  // ReceiveController.java:109
  input  wire isAwaited,  // ReceiveController.java:111
  output wire fenceAnswered,  // ReceiveController.java:113
  output wire [4:0] status_data_status,  // ReceiveController.java:115
  output wire [15:0] status_data_node,  // ReceiveController.java:115
  output wire [15:0] status_data_tag,  // ReceiveController.java:115
  output wire [15:0] status_data_bytes,  // ReceiveController.java:115
  output wire [29:0] status_data_base,  // ReceiveController.java:115
  output wire [7:0] status_data_entry,  // ReceiveController.java:115
  output wire status_data_process,  // ReceiveController.java:115
  output wire status_data_otherProcess,  // ReceiveController.java:115
  output wire status_valid,  // ReceiveController.java:115
  input  wire status_ready,  // ReceiveController.java:115
  input  wire [15:0] node,  // ReceiveController.java:117
  output wire activity_busy,  // ReceiveController.java:120
  output wire activity_stalledBySource,  // ReceiveController.java:120
  output wire activity_stalledBySink,  // ReceiveController.java:120
  input  wire [63:0] packet_data_data,  // ReceiveController.java:179
  input  wire packet_data_last,  // ReceiveController.java:179
  input  wire packet_valid,  // ReceiveController.java:179
  output wire packet_ready,  // ReceiveController.java:179
  output wire [63:0] payload_data_data,  // ReceiveController.java:180
  output wire payload_data_last,  // ReceiveController.java:180
  output wire payload_valid,  // ReceiveController.java:180
  input  wire payload_ready,  // ReceiveController.java:180
  output wire memory_data_write,  // ReceiveController.java:181
  output wire [23:0] memory_data_line,  // ReceiveController.java:181
  output wire [255:0] memory_data_data,  // ReceiveController.java:181
  output wire [7:0] memory_data_lanes,  // ReceiveController.java:181
  output wire memory_valid,  // ReceiveController.java:181
  input  wire memory_ready,  // ReceiveController.java:181
  input  wire [255:0] readLine  // ReceiveController.java:182
);
  localparam [4:0] CommandStatus_NONE = 5'd0;
  localparam [4:0] CommandStatus_DONE = 5'd1;
  localparam [4:0] CommandStatus_ZERO_LENGTH = 5'd2;
  localparam [4:0] CommandStatus_SOURCE_ELEMENT_SIZE = 5'd3;
  localparam [4:0] CommandStatus_SOURCE_COUNT = 5'd4;
  localparam [4:0] CommandStatus_SOURCE_PATTERN = 5'd5;
  localparam [4:0] CommandStatus_SOURCE_ALIGNMENT = 5'd6;
  localparam [4:0] CommandStatus_SOURCE_RANGE = 5'd7;
  localparam [4:0] CommandStatus_DESTINATION_ELEMENT_SIZE = 5'd8;
  localparam [4:0] CommandStatus_DESTINATION_COUNT = 5'd9;
  localparam [4:0] CommandStatus_DESTINATION_PATTERN = 5'd10;
  localparam [4:0] CommandStatus_DESTINATION_ALIGNMENT = 5'd11;
  localparam [4:0] CommandStatus_DESTINATION_RANGE = 5'd12;
  localparam [4:0] CommandStatus_SIZE_MISMATCH = 5'd13;
  localparam [4:0] CommandStatus_RECEIVED_SIZE_MISMATCH = 5'd14;
  localparam [4:0] CommandStatus_RECEIVED_HEADER = 5'd15;
  localparam [4:0] CommandStatus_RECEIVED_INCOMPLETE = 5'd16;
  localparam [4:0] CommandStatus_SOURCE_LIST_ENTRY = 5'd17;
  localparam [4:0] CommandStatus_RECEIVED_LIST_ENTRY = 5'd18;
  localparam [4:0] CommandStatus_RECEIVED_RANGE = 5'd19;
  localparam [4:0] CommandStatus_RECEIVED_CUT = 5'd20;
  localparam [4:0] CommandStatus_UNKNOWN_OPERATION = 5'd21;
  localparam [4:0] CommandStatus_UNKNOWN_PROCESS = 5'd22;
  localparam [4:0] CommandStatus_RECEIVED_UNEXPECTED = 5'd23;
  localparam [4:0] CommandStatus_UNKNOWN_NODE = 5'd24;
  localparam [2:0] State_HEADER = 3'd0;
  localparam [2:0] State_CHECK = 3'd1;
  localparam [2:0] State_PAYLOAD = 3'd2;
  localparam [2:0] State_DRAIN = 3'd3;
  localparam [2:0] State_REQUEST = 3'd4;
  localparam [2:0] State_OFFER = 3'd5;
  reg  [2:0] state;  // ReceiveController.java:123
  reg  [4:0] reports_enqueue_data_entry_status;  // ReceiveController.java:128
  wire reports_dequeue_ready;  // ReceiveController.java:128
  reg  [127:0] request;  // ReceiveController.java:135
  wire lists_judged_ready;  // ReceiveController.java:185
  reg  [9:0] wordsLeft;  // ReceiveController.java:186
  reg  expected;  // ReceiveController.java:213
  reg  awaited;  // ReceiveController.java:215
  reg  [2:0] writesDone;  // ReceiveController.java:410
  reg  insidePacket;  // ReceiveController.java:323
  wire reports_enqueue_ready, reports_dequeue_data_entry_process, reports_dequeue_data_entry_otherProcess,
      reports_dequeue_data_isWanted, reports_dequeue_data_needsWrite, reports_dequeue_data_ofFence,
      reports_dequeue_valid;  // ReceiveController.java:128
  wire [4:0] reports_dequeue_data_entry_status;  // ReceiveController.java:128
  wire [15:0] reports_dequeue_data_entry_node, reports_dequeue_data_entry_tag, reports_dequeue_data_entry_bytes;  // ReceiveController.java:128
  wire [29:0] reports_dequeue_data_entry_base; wire [7:0] reports_dequeue_data_entry_entry;  // ReceiveController.java:128
  wire [2:0] reports_count;  // ReceiveController.java:128
  wire [16:0] sequences_word;  // ReceiveController.java:131
  wire check_wantsWord, check_isComplete, check_isRequest, check_isAnswer, check_isFence, check_isFenceAnswer,
      check_isDenial, check_headerWrong, check_sizeWrong, check_rangeWrong;  // ReceiveController.java:183
  wire [63:0] check_header_link, check_header_place, check_header_shape, check_header_whole;  // ReceiveController.java:183
  wire [1:0] check_access_pattern; wire [29:0] check_access_base;  // ReceiveController.java:183
  wire [31:0] check_access_stride, check_asked_base, check_asked_stride; wire [2:0] check_access_sizeLog2;  // ReceiveController.java:183
  wire [15:0] check_access_bytes, check_asked_elementBytes, check_asked_count; wire [7:0] check_asked_pattern;  // ReceiveController.java:183
  wire lists_access_ready, lists_judged_data_isWhole, lists_judged_valid, lists_listed_valid,
      lists_memory_data_write, lists_memory_valid;  // ReceiveController.java:185
  wire [1:0] lists_judged_data_access_pattern; wire [29:0] lists_judged_data_access_base;  // ReceiveController.java:185
  wire [31:0] lists_judged_data_access_stride; wire [2:0] lists_judged_data_access_sizeLog2;  // ReceiveController.java:185
  wire [15:0] lists_judged_data_access_bytes; wire [7:0] lists_judged_data_wrongEntry, lists_memory_data_lanes;  // ReceiveController.java:185
  wire [28:0] lists_listed_data; wire [23:0] lists_memory_data_line; wire [255:0] lists_memory_data_data;  // ReceiveController.java:185
  wire ended_isDropped;  // ReceiveController.java:225
  wire takesHeader = (state == State_HEADER) && check_wantsWord;  // ReceiveController.java:204
  wire unexpected = (check_isAnswer && !expected) || (check_isFenceAnswer && !awaited);  // ReceiveController.java:217
  wire isFromNode = isLocal || (check_header_link[31:16] < 16'd16);  // ReceiveController.java:218
  wire isTaken = (state == State_HEADER) && check_isComplete;  // ReceiveController.java:219
  wire [3:0] from = check_header_link[19:16];  // ReceiveController.java:221
  wire wrong_0 = check_headerWrong || check_sizeWrong || check_rangeWrong || unexpected;  // ReceiveController.java:240
  wire ofFence = check_isFence || check_isFenceAnswer;  // ReceiveController.java:233
  wire writesNothing = check_isRequest || check_isDenial || ofFence;  // ReceiveController.java:234
  wire refused = wrong_0 || ended_isDropped || writesNothing;  // ReceiveController.java:235
  wire checks = (state == State_CHECK) && reports_enqueue_ready;  // ReceiveController.java:236
  wire nothingLeft = lists_judged_data_access_bytes == 16'd0;  // ReceiveController.java:253
  wire decided = checks && (refused || (lists_judged_valid && lists_judged_ready));  // ReceiveController.java:258
  wire listWrong = lists_judged_valid && !lists_judged_data_isWhole;  // ReceiveController.java:259
  wire writes = write_valid && write_ready;  // ReceiveController.java:260
  wire inPayload = state == State_PAYLOAD;  // ReceiveController.java:264
  wire lastWanted = wordsLeft == 10'd1;  // ReceiveController.java:267
  wire gap = check_header_link[63:48] != sequences_word[15:0];  // ReceiveController.java:345
  wire missing = !isLocal && (gap || sequences_word[16]);  // ReceiveController.java:346
  wire wrong_1 = check_headerWrong || check_sizeWrong || check_rangeWrong || unexpected;  // ReceiveController.java:240
  wire refusedThere = check_isAnswer && (check_header_shape[39:35] != 5'd1);  // ReceiveController.java:349
  wire isTold = check_header_shape[33] || refusedThere;  // ReceiveController.java:350
  wire endsCommand = check_header_shape[32] && isTold && !ended_isDropped
      && !(check_isRequest || check_isFence || check_isFenceAnswer);  // ReceiveController.java:354
  wire [7:0] entry = check_header_shape[63:56] + lists_judged_data_wrongEntry;  // ReceiveController.java:355
  wire [15:0] bytesBefore = {8'd0, entry} << check_access_sizeLog2;  // ReceiveController.java:373
  wire stillMissing = missing && !(endsCommand && !(wrong_1 || listWrong));  // ReceiveController.java:384
  wire ends = packet_valid && packet_ready && packet_data_last;  // ReceiveController.java:295
  wire isDone = reports_dequeue_valid && (!reports_dequeue_data_needsWrite || (writesDone != 3'd0));  // ReceiveController.java:412
  wire isWritten = reports_dequeue_valid && reports_dequeue_ready && reports_dequeue_data_needsWrite;  // ReceiveController.java:421
  wire blocked = (payload_valid && !payload_ready) || (write_valid && !write_ready)
      || (asked_valid && !asked_ready) || (status_valid && !status_ready)
      || ((state == State_CHECK) && !reports_enqueue_ready);  // ReceiveController.java:329
  wire wantsWord = packet_ready || (state == State_PAYLOAD);  // ReceiveController.java:332
  wire [15:0] wordsLeft_sum = lists_judged_data_access_bytes + 16'd7;  // ReceiveController.java:300
  assign write_data_pattern = lists_judged_data_access_pattern;  // ReceiveController.java:257
  assign write_data_base = lists_judged_data_access_base;  // ReceiveController.java:257
  assign write_data_stride = lists_judged_data_access_stride;  // ReceiveController.java:257
  assign write_data_sizeLog2 = lists_judged_data_access_sizeLog2;  // ReceiveController.java:257
  assign write_data_bytes = lists_judged_data_access_bytes;  // ReceiveController.java:257
  assign write_valid = lists_judged_valid && !nothingLeft;  // ReceiveController.java:256
  assign listed_data = lists_listed_data;  // ReceiveController.java:248
  assign listed_valid = lists_listed_valid;  // ReceiveController.java:248
  assign asked_data_operation = 8'd5;  // ReceiveController.java:393
  assign asked_data_process = check_header_whole[30];  // ReceiveController.java:394
  assign asked_data_otherProcess = {7'd0, check_header_whole[31]};  // ReceiveController.java:395
  assign asked_data_source_base = request[31:0];  // ReceiveController.java:396
  assign asked_data_source_stride = request[63:32];  // ReceiveController.java:397
  assign asked_data_source_elementBytes = request[79:64];  // ReceiveController.java:398
  assign asked_data_source_count = request[95:80];  // ReceiveController.java:399
  assign asked_data_source_pattern = request[103:96];  // ReceiveController.java:400
  assign asked_data_destination_base = check_asked_base;  // ReceiveController.java:401
  assign asked_data_destination_stride = check_asked_stride;  // ReceiveController.java:401
  assign asked_data_destination_elementBytes = check_asked_elementBytes;  // ReceiveController.java:401
  assign asked_data_destination_count = check_asked_count;  // ReceiveController.java:401
  assign asked_data_destination_pattern = check_asked_pattern;  // ReceiveController.java:401
  assign asked_data_node = check_header_link[31:16];  // ReceiveController.java:402
  assign asked_data_tag = check_header_shape[55:40];  // ReceiveController.java:403
  assign asked_data_wantsReceiveStatus = check_header_shape[33];  // ReceiveController.java:404
  assign asked_data_ticket = check_header_whole[55:48];  // ReceiveController.java:405
  assign asked_valid = state == State_OFFER;  // ReceiveController.java:392
  assign ticket = check_header_whole[55:48];  // ReceiveController.java:210
  assign owner = {check_header_shape[55:40], check_header_link[31:16]};  // ReceiveController.java:211
  assign answered = decided && check_isAnswer && !wrong_0 && check_header_shape[32];  // ReceiveController.java:290
  assign arriving = reports_count;  // ReceiveController.java:416
  assign settles = reports_dequeue_valid && reports_dequeue_ready;  // ReceiveController.java:417
  assign fenceSettles = reports_dequeue_valid && reports_dequeue_ready && reports_dequeue_data_ofFence;  // ReceiveController.java:418
  assign fencedNode = reports_dequeue_data_entry_node[3:0];  // ReceiveController.java:420
  assign peer = from;  // ReceiveController.java:222
  assign fenceAnswered = decided && check_isFenceAnswer && !wrong_0;  // ReceiveController.java:291
  assign status_data_status = reports_dequeue_data_entry_status;  // ReceiveController.java:414
  assign status_data_node = reports_dequeue_data_entry_node;  // ReceiveController.java:414
  assign status_data_tag = reports_dequeue_data_entry_tag;  // ReceiveController.java:414
  assign status_data_bytes = reports_dequeue_data_entry_bytes;  // ReceiveController.java:414
  assign status_data_base = reports_dequeue_data_entry_base;  // ReceiveController.java:414
  assign status_data_entry = reports_dequeue_data_entry_entry;  // ReceiveController.java:414
  assign status_data_process = reports_dequeue_data_entry_process;  // ReceiveController.java:414
  assign status_data_otherProcess = reports_dequeue_data_entry_otherProcess;  // ReceiveController.java:414
  assign status_valid = isDone && reports_dequeue_data_isWanted;  // ReceiveController.java:413
  assign activity_busy = packet_valid || insidePacket || asked_valid || reports_dequeue_valid;  // ReceiveController.java:330
  assign activity_stalledBySource = insidePacket && wantsWord && !packet_valid && !blocked;  // ReceiveController.java:334
  assign activity_stalledBySink = blocked;  // ReceiveController.java:335
  always @* begin
    reports_enqueue_data_entry_status = CommandStatus_DONE;  // ReceiveController.java:358
    if (check_header_shape[34]) begin  // ReceiveController.java:359
      reports_enqueue_data_entry_status = CommandStatus_RECEIVED_CUT;  // ReceiveController.java:359
    end
    if (refusedThere && (check_header_shape[39:35] == 5'd0)) begin  // ReceiveController.java:361
      reports_enqueue_data_entry_status = CommandStatus_NONE;  // ReceiveController.java:363
    end
    if (refusedThere && (check_header_shape[39:35] == 5'd1)) begin  // ReceiveController.java:361
      reports_enqueue_data_entry_status = CommandStatus_DONE;  // ReceiveController.java:363
    end
    if (refusedThere && (check_header_shape[39:35] == 5'd2)) begin  // ReceiveController.java:361
      reports_enqueue_data_entry_status = CommandStatus_ZERO_LENGTH;  // ReceiveController.java:363
    end
    if (refusedThere && (check_header_shape[39:35] == 5'd3)) begin  // ReceiveController.java:361
      reports_enqueue_data_entry_status = CommandStatus_SOURCE_ELEMENT_SIZE;  // ReceiveController.java:363
    end
    if (refusedThere && (check_header_shape[39:35] == 5'd4)) begin  // ReceiveController.java:361
      reports_enqueue_data_entry_status = CommandStatus_SOURCE_COUNT;  // ReceiveController.java:363
    end
    if (refusedThere && (check_header_shape[39:35] == 5'd5)) begin  // ReceiveController.java:361
      reports_enqueue_data_entry_status = CommandStatus_SOURCE_PATTERN;  // ReceiveController.java:363
    end
    if (refusedThere && (check_header_shape[39:35] == 5'd6)) begin  // ReceiveController.java:361
      reports_enqueue_data_entry_status = CommandStatus_SOURCE_ALIGNMENT;  // ReceiveController.java:363
    end
    if (refusedThere && (check_header_shape[39:35] == 5'd7)) begin  // ReceiveController.java:361
      reports_enqueue_data_entry_status = CommandStatus_SOURCE_RANGE;  // ReceiveController.java:363
    end
    if (refusedThere && (check_header_shape[39:35] == 5'd8)) begin  // ReceiveController.java:361
      reports_enqueue_data_entry_status = CommandStatus_DESTINATION_ELEMENT_SIZE;  // ReceiveController.java:363
    end
    if (refusedThere && (check_header_shape[39:35] == 5'd9)) begin  // ReceiveController.java:361
      reports_enqueue_data_entry_status = CommandStatus_DESTINATION_COUNT;  // ReceiveController.java:363
    end
    if (refusedThere && (check_header_shape[39:35] == 5'd10)) begin  // ReceiveController.java:361
      reports_enqueue_data_entry_status = CommandStatus_DESTINATION_PATTERN;  // ReceiveController.java:363
    end
    if (refusedThere && (check_header_shape[39:35] == 5'd11)) begin  // ReceiveController.java:361
      reports_enqueue_data_entry_status = CommandStatus_DESTINATION_ALIGNMENT;  // ReceiveController.java:363
    end
    if (refusedThere && (check_header_shape[39:35] == 5'd12)) begin  // ReceiveController.java:361
      reports_enqueue_data_entry_status = CommandStatus_DESTINATION_RANGE;  // ReceiveController.java:363
    end
    if (refusedThere && (check_header_shape[39:35] == 5'd13)) begin  // ReceiveController.java:361
      reports_enqueue_data_entry_status = CommandStatus_SIZE_MISMATCH;  // ReceiveController.java:363
    end
    if (refusedThere && (check_header_shape[39:35] == 5'd14)) begin  // ReceiveController.java:361
      reports_enqueue_data_entry_status = CommandStatus_RECEIVED_SIZE_MISMATCH;  // ReceiveController.java:363
    end
    if (refusedThere && (check_header_shape[39:35] == 5'd15)) begin  // ReceiveController.java:361
      reports_enqueue_data_entry_status = CommandStatus_RECEIVED_HEADER;  // ReceiveController.java:363
    end
    if (refusedThere && (check_header_shape[39:35] == 5'd16)) begin  // ReceiveController.java:361
      reports_enqueue_data_entry_status = CommandStatus_RECEIVED_INCOMPLETE;  // ReceiveController.java:363
    end
    if (refusedThere && (check_header_shape[39:35] == 5'd17)) begin  // ReceiveController.java:361
      reports_enqueue_data_entry_status = CommandStatus_SOURCE_LIST_ENTRY;  // ReceiveController.java:363
    end
    if (refusedThere && (check_header_shape[39:35] == 5'd18)) begin  // ReceiveController.java:361
      reports_enqueue_data_entry_status = CommandStatus_RECEIVED_LIST_ENTRY;  // ReceiveController.java:363
    end
    if (refusedThere && (check_header_shape[39:35] == 5'd19)) begin  // ReceiveController.java:361
      reports_enqueue_data_entry_status = CommandStatus_RECEIVED_RANGE;  // ReceiveController.java:363
    end
    if (refusedThere && (check_header_shape[39:35] == 5'd20)) begin  // ReceiveController.java:361
      reports_enqueue_data_entry_status = CommandStatus_RECEIVED_CUT;  // ReceiveController.java:363
    end
    if (refusedThere && (check_header_shape[39:35] == 5'd21)) begin  // ReceiveController.java:361
      reports_enqueue_data_entry_status = CommandStatus_UNKNOWN_OPERATION;  // ReceiveController.java:363
    end
    if (refusedThere && (check_header_shape[39:35] == 5'd22)) begin  // ReceiveController.java:361
      reports_enqueue_data_entry_status = CommandStatus_UNKNOWN_PROCESS;  // ReceiveController.java:363
    end
    if (refusedThere && (check_header_shape[39:35] == 5'd23)) begin  // ReceiveController.java:361
      reports_enqueue_data_entry_status = CommandStatus_RECEIVED_UNEXPECTED;  // ReceiveController.java:363
    end
    if (refusedThere && (check_header_shape[39:35] == 5'd24)) begin  // ReceiveController.java:361
      reports_enqueue_data_entry_status = CommandStatus_UNKNOWN_NODE;  // ReceiveController.java:363
    end
    if (missing) begin  // ReceiveController.java:365
      reports_enqueue_data_entry_status = CommandStatus_RECEIVED_INCOMPLETE;  // ReceiveController.java:365
    end
    if (listWrong) begin  // ReceiveController.java:366
      reports_enqueue_data_entry_status = CommandStatus_RECEIVED_LIST_ENTRY;  // ReceiveController.java:366
    end
    if (unexpected) begin  // ReceiveController.java:367
      reports_enqueue_data_entry_status = CommandStatus_RECEIVED_UNEXPECTED;  // ReceiveController.java:367
    end
    if (check_rangeWrong) begin  // ReceiveController.java:368
      reports_enqueue_data_entry_status = CommandStatus_RECEIVED_RANGE;  // ReceiveController.java:368
    end
    if (check_sizeWrong) begin  // ReceiveController.java:369
      reports_enqueue_data_entry_status = CommandStatus_RECEIVED_SIZE_MISMATCH;  // ReceiveController.java:369
    end
    if (check_headerWrong) begin  // ReceiveController.java:370
      reports_enqueue_data_entry_status = CommandStatus_RECEIVED_HEADER;  // ReceiveController.java:370
    end
  end
  assign reports_dequeue_ready = isDone && (!reports_dequeue_data_isWanted || status_ready);  // ReceiveController.java:415
  assign packet_ready = takesHeader || (state == State_DRAIN) || (state == State_REQUEST)
      || (inPayload && payload_ready);  // ReceiveController.java:270
  assign payload_data_data = packet_data_data;  // ReceiveController.java:266
  assign payload_data_last = lastWanted;  // ReceiveController.java:268
  assign payload_valid = inPayload && packet_valid;  // ReceiveController.java:265
  assign memory_data_write = lists_memory_data_write;  // ReceiveController.java:245
  assign memory_data_line = lists_memory_data_line;  // ReceiveController.java:245
  assign memory_data_data = lists_memory_data_data;  // ReceiveController.java:245
  assign memory_data_lanes = lists_memory_data_lanes;  // ReceiveController.java:245
  assign memory_valid = lists_memory_valid;  // ReceiveController.java:245
  assign lists_judged_ready = nothingLeft || write_ready;  // ReceiveController.java:255
  always @(posedge clock) begin
    expected <= isExpected;  // ReceiveController.java:214
    awaited <= isAwaited;  // ReceiveController.java:216
    case (state)  // ReceiveController.java:123
      State_HEADER: begin  // ReceiveController.java:297
        if (check_isComplete) begin  // ReceiveController.java:297
          state <= State_CHECK;  // ReceiveController.java:297
        end
      end
      State_CHECK: begin  // ReceiveController.java:298
        if (decided) begin  // ReceiveController.java:299
          wordsLeft <= wordsLeft_sum[12:3];  // ReceiveController.java:300
        end
        if (decided && check_isRequest && !wrong_0) begin  // ReceiveController.java:301
          state <= State_REQUEST;  // ReceiveController.java:301
        end else if (decided && writes) begin  // ReceiveController.java:302
          state <= State_PAYLOAD;  // ReceiveController.java:302
        end else if (decided) begin  // ReceiveController.java:303
          state <= State_DRAIN;  // ReceiveController.java:303
        end
      end
      State_PAYLOAD: begin  // ReceiveController.java:304
        if (packet_valid && packet_ready) begin  // ReceiveController.java:305
          wordsLeft <= wordsLeft - 10'd1;  // ReceiveController.java:305
        end
        if (ends) begin  // ReceiveController.java:306
          state <= State_HEADER;  // ReceiveController.java:306
        end else if (packet_valid && packet_ready && lastWanted) begin  // ReceiveController.java:307
          state <= State_DRAIN;  // ReceiveController.java:307
        end
      end
      State_DRAIN: begin  // ReceiveController.java:308
        if (ends) begin  // ReceiveController.java:308
          state <= State_HEADER;  // ReceiveController.java:308
        end
      end
      State_REQUEST: begin  // ReceiveController.java:309
        if (packet_valid && packet_ready) begin  // ReceiveController.java:311
          request <= {packet_data_data, request[127:64]};  // ReceiveController.java:319
        end
        if (ends) begin  // ReceiveController.java:312
          state <= State_OFFER;  // ReceiveController.java:312
        end
      end
      default /* State_OFFER */: begin  // ReceiveController.java:313
        if (asked_ready) begin  // ReceiveController.java:313
          state <= State_HEADER;  // ReceiveController.java:313
        end
      end
    endcase
    if (written && !isWritten) begin  // ReceiveController.java:422
      writesDone <= writesDone + 3'd1;  // ReceiveController.java:422
    end else if (isWritten && !written) begin  // ReceiveController.java:422
      writesDone <= writesDone - 3'd1;  // ReceiveController.java:422
    end
    if (packet_valid && packet_ready) begin  // ReceiveController.java:324
      insidePacket <= !packet_data_last;  // ReceiveController.java:324
    end
    if (reset) begin
      state <= State_HEADER;  // ReceiveController.java:123
      writesDone <= 3'd0;  // ReceiveController.java:410
      insidePacket <= 1'b0;  // ReceiveController.java:323
    end
  end
  Queue_Report96_4 reports (  // ReceiveController.java:128
    .clock(clock), .reset(reset), .enqueue_data_entry_status(reports_enqueue_data_entry_status),
    .enqueue_data_entry_node(check_header_link[31:16]), .enqueue_data_entry_tag(check_header_shape[55:40]),
    .enqueue_data_entry_bytes(listWrong ? bytesBefore : check_header_whole[47:32]),
    .enqueue_data_entry_base(check_header_whole[29:0]),
    .enqueue_data_entry_entry(listWrong ? entry : (check_isAnswer ? check_header_whole[63:56] : 8'd0)),
    .enqueue_data_entry_process(check_header_whole[30]),
    .enqueue_data_entry_otherProcess(check_header_whole[31]),
    .enqueue_data_isWanted(wrong_1 || listWrong || endsCommand), .enqueue_data_needsWrite(writes),
    .enqueue_data_ofFence(check_isFence && !wrong_1), .enqueue_valid(decided),
    .enqueue_ready(reports_enqueue_ready), .dequeue_data_entry_status(reports_dequeue_data_entry_status),
    .dequeue_data_entry_node(reports_dequeue_data_entry_node),
    .dequeue_data_entry_tag(reports_dequeue_data_entry_tag),
    .dequeue_data_entry_bytes(reports_dequeue_data_entry_bytes),
    .dequeue_data_entry_base(reports_dequeue_data_entry_base),
    .dequeue_data_entry_entry(reports_dequeue_data_entry_entry),
    .dequeue_data_entry_process(reports_dequeue_data_entry_process),
    .dequeue_data_entry_otherProcess(reports_dequeue_data_entry_otherProcess),
    .dequeue_data_isWanted(reports_dequeue_data_isWanted),
    .dequeue_data_needsWrite(reports_dequeue_data_needsWrite),
    .dequeue_data_ofFence(reports_dequeue_data_ofFence), .dequeue_valid(reports_dequeue_valid),
    .dequeue_ready(reports_dequeue_ready), .count(reports_count));
  PeerWords_64_17 sequences (  // ReceiveController.java:131
    .clock(clock), .reset(reset), .fetches(isTaken),
    .sets(decided && !isLocal && (check_header_link[31:16] < 16'd16)), .index({check_header_link[47:46], from}),
    .word(sequences_word), .next({stillMissing, check_header_link[63:48] + 16'd1}));
  HeaderCheck_8 check (  // ReceiveController.java:183
    .clock(clock), .reset(reset), .takes(takesHeader && packet_valid), .wantsWord(check_wantsWord), .node(node),
    .isLocal(isLocal), .isComplete(check_isComplete), .header_link(check_header_link),
    .header_place(check_header_place), .header_shape(check_header_shape), .header_whole(check_header_whole),
    .access_pattern(check_access_pattern), .access_base(check_access_base), .access_stride(check_access_stride),
    .access_sizeLog2(check_access_sizeLog2), .access_bytes(check_access_bytes), .asked_base(check_asked_base),
    .asked_stride(check_asked_stride), .asked_elementBytes(check_asked_elementBytes),
    .asked_count(check_asked_count), .asked_pattern(check_asked_pattern), .isRequest(check_isRequest),
    .isAnswer(check_isAnswer), .isFence(check_isFence), .isFenceAnswer(check_isFenceAnswer),
    .isDenial(check_isDenial), .headerWrong(check_headerWrong), .sizeWrong(check_sizeWrong),
    .rangeWrong(check_rangeWrong), .word(packet_data_data));
  ListReader_32 lists (  // ReceiveController.java:185
    .clock(clock), .reset(reset), .access_data_pattern(check_access_pattern),
    .access_data_base(check_access_base), .access_data_stride(check_access_stride),
    .access_data_sizeLog2(check_access_sizeLog2), .access_data_bytes(check_access_bytes),
    .access_valid(checks && !refused), .access_ready(lists_access_ready),
    .judged_data_access_pattern(lists_judged_data_access_pattern),
    .judged_data_access_base(lists_judged_data_access_base),
    .judged_data_access_stride(lists_judged_data_access_stride),
    .judged_data_access_sizeLog2(lists_judged_data_access_sizeLog2),
    .judged_data_access_bytes(lists_judged_data_access_bytes), .judged_data_isWhole(lists_judged_data_isWhole),
    .judged_data_wrongEntry(lists_judged_data_wrongEntry), .judged_valid(lists_judged_valid),
    .judged_ready(lists_judged_ready), .listed_data(lists_listed_data), .listed_valid(lists_listed_valid),
    .listed_ready(listed_ready), .readValid(readValid), .memory_data_write(lists_memory_data_write),
    .memory_data_line(lists_memory_data_line), .memory_data_data(lists_memory_data_data),
    .memory_data_lanes(lists_memory_data_lanes), .memory_valid(lists_memory_valid), .memory_ready(memory_ready),
    .readLine(readLine));
  EndedCommands ended (  // ReceiveController.java:225
    .clock(clock), .reset(reset), .kind(isLocal ? 2'd2 : (check_isAnswer ? 2'd1 : 2'd0)), .from(from),
    .looksUp(isTaken), .tag(check_header_shape[55:40]), .isFirst(check_header_shape[63:56] == 8'd0),
    .isDropped(ended_isDropped), .decides(decided && isFromNode && !writesNothing), .ends(listWrong));
  wire unused_ok = &{1'b0, check_header_link[15:0], check_header_link[45:32], check_header_place,
      check_header_shape[31:0], lists_access_ready, wordsLeft_sum[2:0], wordsLeft_sum[15:13]};
endmodule
`default_nettype wire
