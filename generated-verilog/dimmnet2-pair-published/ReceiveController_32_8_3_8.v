// path=32_8_3_8
module ReceiveController_32_8_3_8 (  // ReceiveController.java:89
  input  wire clock,  // ReceiveController.java:89
  input  wire reset,  // ReceiveController.java:89
  output wire [1:0] write_data_pattern,  // ReceiveController.java:56
  output wire [29:0] write_data_base,  // ReceiveController.java:56
  output wire [31:0] write_data_stride,  // ReceiveController.java:56
  output wire [2:0] write_data_sizeLog2,  // ReceiveController.java:56
  output wire [15:0] write_data_bytes,  // ReceiveController.java:56
  output wire write_valid,  // ReceiveController.java:56
  input  wire write_ready,  // ReceiveController.java:56
  input  wire isLocal,  // ReceiveController.java:59
  input  wire written,  // ReceiveController.java:61
  output wire [28:0] listed_data,  // ReceiveController.java:63
  output wire listed_valid,  // ReceiveController.java:63
  input  wire listed_ready,  // ReceiveController.java:63
  input  wire readValid,  // ReceiveController.java:67
  output wire [4:0] status_data_status,  // ReceiveController.java:71
  output wire [15:0] status_data_node,  // ReceiveController.java:71
  output wire [15:0] status_data_tag,  // ReceiveController.java:71
  output wire [15:0] status_data_bytes,  // ReceiveController.java:71
  output wire [29:0] status_data_base,  // ReceiveController.java:71
  output wire [7:0] status_data_entry,  // ReceiveController.java:71
  output wire status_valid,  // ReceiveController.java:71
  input  wire status_ready,  // ReceiveController.java:71
  input  wire [15:0] node,  // ReceiveController.java:73
  input  wire [63:0] packet_data_data,  // ReceiveController.java:92
  input  wire packet_data_last,  // ReceiveController.java:92
  input  wire packet_valid,  // ReceiveController.java:92
  output wire packet_ready,  // ReceiveController.java:92
  output wire [63:0] payload_data_data,  // ReceiveController.java:93
  output wire payload_data_last,  // ReceiveController.java:93
  output wire payload_valid,  // ReceiveController.java:93
  input  wire payload_ready,  // ReceiveController.java:93
  output wire memory_data_write,  // ReceiveController.java:94
  output wire [23:0] memory_data_line,  // ReceiveController.java:94
  output wire [255:0] memory_data_data,  // ReceiveController.java:94
  output wire [7:0] memory_data_lanes,  // ReceiveController.java:94
  output wire memory_valid,  // ReceiveController.java:94
  input  wire memory_ready,  // ReceiveController.java:94
  input  wire [255:0] readLine  // ReceiveController.java:95
);
  localparam [4:0] CommandStatus_DONE = 5'd1;
  localparam [4:0] CommandStatus_RECEIVED_SIZE_MISMATCH = 5'd14;
  localparam [4:0] CommandStatus_RECEIVED_HEADER = 5'd15;
  localparam [4:0] CommandStatus_RECEIVED_INCOMPLETE = 5'd16;
  localparam [4:0] CommandStatus_RECEIVED_LIST_ENTRY = 5'd18;
  localparam [4:0] CommandStatus_RECEIVED_RANGE = 5'd19;
  localparam [4:0] CommandStatus_RECEIVED_CUT = 5'd20;
  localparam [1:0] State_HEADER = 2'd0;
  localparam [1:0] State_CHECK = 2'd1;
  localparam [1:0] State_PAYLOAD = 2'd2;
  localparam [1:0] State_DRAIN = 2'd3;
  reg  [1:0] state;  // ReceiveController.java:76
  reg  [4:0] reports_enqueue_data_entry_status;  // ReceiveController.java:79
  wire reports_dequeue_ready;  // ReceiveController.java:79
  reg  [15:0] nextSequence;  // ReceiveController.java:80
  reg  packetMissing;  // ReceiveController.java:81
  reg  commandEnded;  // ReceiveController.java:83
  reg  [31:0] endedCommand;  // ReceiveController.java:85
  wire lists_judged_ready;  // ReceiveController.java:98
  reg  [7:0] wordsLeft;  // ReceiveController.java:99
  reg  [2:0] writesDone;  // ReceiveController.java:194
  wire reports_enqueue_ready, reports_dequeue_data_isWanted, reports_dequeue_data_needsWrite, reports_dequeue_valid;  // ReceiveController.java:79
  wire [4:0] reports_dequeue_data_entry_status;  // ReceiveController.java:79
  wire [15:0] reports_dequeue_data_entry_node, reports_dequeue_data_entry_tag, reports_dequeue_data_entry_bytes;  // ReceiveController.java:79
  wire [29:0] reports_dequeue_data_entry_base; wire [7:0] reports_dequeue_data_entry_entry;  // ReceiveController.java:79
  wire [2:0] reports_count;  // ReceiveController.java:79
  wire check_wantsWord, check_isComplete, check_headerWrong, check_sizeWrong, check_rangeWrong;  // ReceiveController.java:96
  wire [63:0] check_header_link, check_header_place, check_header_shape, check_header_whole;  // ReceiveController.java:96
  wire [1:0] check_access_pattern; wire [29:0] check_access_base; wire [31:0] check_access_stride;  // ReceiveController.java:96
  wire [2:0] check_access_sizeLog2; wire [15:0] check_access_bytes;  // ReceiveController.java:96
  wire lists_access_ready, lists_judged_data_isWhole, lists_judged_valid, lists_listed_valid, lists_memory_data_write, lists_memory_valid;  // ReceiveController.java:98
  wire [1:0] lists_judged_data_access_pattern; wire [29:0] lists_judged_data_access_base;  // ReceiveController.java:98
  wire [31:0] lists_judged_data_access_stride; wire [2:0] lists_judged_data_access_sizeLog2;  // ReceiveController.java:98
  wire [15:0] lists_judged_data_access_bytes; wire [7:0] lists_judged_data_wrongEntry, lists_memory_data_lanes;  // ReceiveController.java:98
  wire [28:0] lists_listed_data; wire [23:0] lists_memory_data_line; wire [255:0] lists_memory_data_data;  // ReceiveController.java:98
  wire takesHeader = (state == State_HEADER) && check_wantsWord;  // ReceiveController.java:107
  wire continues = check_header_shape[63:56] != 8'd0;  // ReceiveController.java:110
  wire dropped = commandEnded && continues && (endedCommand == {check_header_shape[55:40], check_header_link[31:16]});  // ReceiveController.java:112
  wire refused = check_headerWrong || check_sizeWrong || check_rangeWrong || dropped;  // ReceiveController.java:114
  wire checks = (state == State_CHECK) && reports_enqueue_ready;  // ReceiveController.java:115
  wire nothingLeft = lists_judged_data_access_bytes == 16'd0;  // ReceiveController.java:120
  wire decided = checks && (refused || (lists_judged_valid && lists_judged_ready));  // ReceiveController.java:125
  wire listWrong = lists_judged_valid && !lists_judged_data_isWhole;  // ReceiveController.java:126
  wire writes = write_valid && write_ready;  // ReceiveController.java:127
  wire inPayload = state == State_PAYLOAD;  // ReceiveController.java:129
  wire lastWanted = wordsLeft == 8'd1;  // ReceiveController.java:132
  wire gap = (check_header_link[63:48] != nextSequence) && !isLocal;  // ReceiveController.java:162
  wire missing = (packetMissing || gap) && !isLocal;  // ReceiveController.java:163
  wire wrong = check_headerWrong || check_sizeWrong || check_rangeWrong;  // ReceiveController.java:164
  wire endsCommand = check_header_shape[32] && check_header_shape[33] && !dropped;  // ReceiveController.java:165
  wire [7:0] entry = check_header_shape[63:56] + lists_judged_data_wrongEntry;  // ReceiveController.java:166
  wire [15:0] bytesBefore = {8'd0, entry} << check_access_sizeLog2;  // ReceiveController.java:178
  wire ends = packet_valid && packet_ready && packet_data_last;  // ReceiveController.java:137
  wire isDone = reports_dequeue_valid && (!reports_dequeue_data_needsWrite || (writesDone != 3'd0));  // ReceiveController.java:196
  wire settles = reports_dequeue_valid && reports_dequeue_ready && reports_dequeue_data_needsWrite;  // ReceiveController.java:200
  wire [15:0] wordsLeft_sum = lists_judged_data_access_bytes + 16'd7;  // ReceiveController.java:144
  assign write_data_pattern = lists_judged_data_access_pattern;  // ReceiveController.java:124
  assign write_data_base = lists_judged_data_access_base;  // ReceiveController.java:124
  assign write_data_stride = lists_judged_data_access_stride;  // ReceiveController.java:124
  assign write_data_sizeLog2 = lists_judged_data_access_sizeLog2;  // ReceiveController.java:124
  assign write_data_bytes = lists_judged_data_access_bytes;  // ReceiveController.java:124
  assign write_valid = lists_judged_valid && !nothingLeft;  // ReceiveController.java:123
  assign listed_data = lists_listed_data;  // ReceiveController.java:103
  assign listed_valid = lists_listed_valid;  // ReceiveController.java:103
  assign status_data_status = reports_dequeue_data_entry_status;  // ReceiveController.java:198
  assign status_data_node = reports_dequeue_data_entry_node;  // ReceiveController.java:198
  assign status_data_tag = reports_dequeue_data_entry_tag;  // ReceiveController.java:198
  assign status_data_bytes = reports_dequeue_data_entry_bytes;  // ReceiveController.java:198
  assign status_data_base = reports_dequeue_data_entry_base;  // ReceiveController.java:198
  assign status_data_entry = reports_dequeue_data_entry_entry;  // ReceiveController.java:198
  assign status_valid = isDone && reports_dequeue_data_isWanted;  // ReceiveController.java:197
  always @* begin
    reports_enqueue_data_entry_status = CommandStatus_DONE;  // ReceiveController.java:169
    if (check_header_shape[34]) begin  // ReceiveController.java:170
      reports_enqueue_data_entry_status = CommandStatus_RECEIVED_CUT;  // ReceiveController.java:170
    end
    if (missing) begin  // ReceiveController.java:171
      reports_enqueue_data_entry_status = CommandStatus_RECEIVED_INCOMPLETE;  // ReceiveController.java:171
    end
    if (listWrong) begin  // ReceiveController.java:172
      reports_enqueue_data_entry_status = CommandStatus_RECEIVED_LIST_ENTRY;  // ReceiveController.java:172
    end
    if (check_rangeWrong) begin  // ReceiveController.java:173
      reports_enqueue_data_entry_status = CommandStatus_RECEIVED_RANGE;  // ReceiveController.java:173
    end
    if (check_sizeWrong) begin  // ReceiveController.java:174
      reports_enqueue_data_entry_status = CommandStatus_RECEIVED_SIZE_MISMATCH;  // ReceiveController.java:174
    end
    if (check_headerWrong) begin  // ReceiveController.java:175
      reports_enqueue_data_entry_status = CommandStatus_RECEIVED_HEADER;  // ReceiveController.java:175
    end
  end
  assign reports_dequeue_ready = isDone && (!reports_dequeue_data_isWanted || status_ready);  // ReceiveController.java:199
  assign packet_ready = takesHeader || (state == State_DRAIN) || (inPayload && payload_ready);  // ReceiveController.java:134
  assign payload_data_data = packet_data_data;  // ReceiveController.java:131
  assign payload_data_last = lastWanted;  // ReceiveController.java:133
  assign payload_valid = inPayload && packet_valid;  // ReceiveController.java:130
  assign memory_data_write = lists_memory_data_write;  // ReceiveController.java:100
  assign memory_data_line = lists_memory_data_line;  // ReceiveController.java:100
  assign memory_data_data = lists_memory_data_data;  // ReceiveController.java:100
  assign memory_data_lanes = lists_memory_data_lanes;  // ReceiveController.java:100
  assign memory_valid = lists_memory_valid;  // ReceiveController.java:100
  assign lists_judged_ready = nothingLeft || write_ready;  // ReceiveController.java:122
  always @(posedge clock) begin
    if (decided && !isLocal) begin  // ReceiveController.java:184
      nextSequence <= check_header_link[63:48] + 16'd1;  // ReceiveController.java:185
      packetMissing <= missing && !(endsCommand && !(wrong || listWrong));  // ReceiveController.java:187
    end
    case (state)  // ReceiveController.java:138
      State_HEADER: begin  // ReceiveController.java:139
        if (check_isComplete) begin  // ReceiveController.java:139
          state <= State_CHECK;  // ReceiveController.java:139
        end
      end
      State_CHECK: begin  // ReceiveController.java:140
        if (decided) begin  // ReceiveController.java:142
          state <= writes ? State_PAYLOAD : State_DRAIN;  // ReceiveController.java:143
          wordsLeft <= wordsLeft_sum[10:3];  // ReceiveController.java:144
          commandEnded <= listWrong || dropped;  // ReceiveController.java:145
          endedCommand <= {check_header_shape[55:40], check_header_link[31:16]};  // ReceiveController.java:146
        end
      end
      State_PAYLOAD: begin  // ReceiveController.java:148
        if (packet_valid && packet_ready) begin  // ReceiveController.java:150
          wordsLeft <= wordsLeft - 8'd1;  // ReceiveController.java:151
          if (lastWanted) begin  // ReceiveController.java:152
            state <= State_DRAIN;  // ReceiveController.java:152
          end
          if (ends) begin  // ReceiveController.java:153
            state <= State_HEADER;  // ReceiveController.java:153
          end
        end
      end
      default /* State_DRAIN */: begin  // ReceiveController.java:155
        if (ends) begin  // ReceiveController.java:155
          state <= State_HEADER;  // ReceiveController.java:155
        end
      end
    endcase
    if (written && !settles) begin  // ReceiveController.java:201
      writesDone <= writesDone + 3'd1;  // ReceiveController.java:201
    end else if (settles && !written) begin  // ReceiveController.java:202
      writesDone <= writesDone - 3'd1;  // ReceiveController.java:202
    end
    if (reset) begin
      state <= State_HEADER;  // ReceiveController.java:76
      nextSequence <= 16'd0;  // ReceiveController.java:80
      packetMissing <= 1'b0;  // ReceiveController.java:81
      commandEnded <= 1'b0;  // ReceiveController.java:83
      writesDone <= 3'd0;  // ReceiveController.java:194
    end
  end
  Queue_Report93_4 reports (  // ReceiveController.java:79
    .clock(clock), .reset(reset), .enqueue_data_entry_status(reports_enqueue_data_entry_status),
    .enqueue_data_entry_node(check_header_link[31:16]), .enqueue_data_entry_tag(check_header_shape[55:40]),
    .enqueue_data_entry_bytes(listWrong ? bytesBefore : check_header_whole[47:32]),
    .enqueue_data_entry_base(check_header_whole[29:0]), .enqueue_data_entry_entry(listWrong ? entry : 8'd0),
    .enqueue_data_isWanted(wrong || listWrong || endsCommand), .enqueue_data_needsWrite(writes),
    .enqueue_valid(decided), .enqueue_ready(reports_enqueue_ready),
    .dequeue_data_entry_status(reports_dequeue_data_entry_status),
    .dequeue_data_entry_node(reports_dequeue_data_entry_node),
    .dequeue_data_entry_tag(reports_dequeue_data_entry_tag),
    .dequeue_data_entry_bytes(reports_dequeue_data_entry_bytes),
    .dequeue_data_entry_base(reports_dequeue_data_entry_base),
    .dequeue_data_entry_entry(reports_dequeue_data_entry_entry),
    .dequeue_data_isWanted(reports_dequeue_data_isWanted), .dequeue_data_needsWrite(reports_dequeue_data_needsWrite),
    .dequeue_valid(reports_dequeue_valid), .dequeue_ready(reports_dequeue_ready), .count(reports_count));
  HeaderCheck_8 check (  // ReceiveController.java:96
    .clock(clock), .reset(reset), .takes(takesHeader && packet_valid), .wantsWord(check_wantsWord), .node(node),
    .isLocal(isLocal), .isComplete(check_isComplete), .header_link(check_header_link),
    .header_place(check_header_place), .header_shape(check_header_shape), .header_whole(check_header_whole),
    .access_pattern(check_access_pattern), .access_base(check_access_base), .access_stride(check_access_stride),
    .access_sizeLog2(check_access_sizeLog2), .access_bytes(check_access_bytes), .headerWrong(check_headerWrong),
    .sizeWrong(check_sizeWrong), .rangeWrong(check_rangeWrong), .word(packet_data_data));
  ListReader_32 lists (  // ReceiveController.java:98
    .clock(clock), .reset(reset), .access_data_pattern(check_access_pattern), .access_data_base(check_access_base),
    .access_data_stride(check_access_stride), .access_data_sizeLog2(check_access_sizeLog2),
    .access_data_bytes(check_access_bytes), .access_valid(checks && !refused), .access_ready(lists_access_ready),
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
  wire unused_ok = &{1'b0, reports_count, check_header_link[15:0], check_header_link[47:32], check_header_place, check_header_shape[31:0], check_header_shape[39:35], check_header_whole[31:30], check_header_whole[63:48], lists_access_ready, wordsLeft_sum[2:0], wordsLeft_sum[15:11]};
endmodule
