// word=16, payload=2024
module WindowController_16_2024 (  // WindowController.java:78
  input  wire clock,  // WindowController.java:78
  input  wire reset,  // WindowController.java:78
  input  wire [4:0] transfer_data_status,  // WindowController.java:35
  input  wire [2:0] transfer_data_operation,  // WindowController.java:35
  input  wire transfer_data_process,  // WindowController.java:35
  input  wire transfer_data_otherProcess,  // WindowController.java:35
  input  wire [1:0] transfer_data_source_pattern,  // WindowController.java:35
  input  wire [29:0] transfer_data_source_base,  // WindowController.java:35
  input  wire [31:0] transfer_data_source_stride,  // WindowController.java:35
  input  wire [2:0] transfer_data_source_sizeLog2,  // WindowController.java:35
  input  wire [15:0] transfer_data_source_bytes,  // WindowController.java:35
  input  wire [1:0] transfer_data_destination_pattern,  // WindowController.java:35
  input  wire [29:0] transfer_data_destination_base,  // WindowController.java:35
  input  wire [31:0] transfer_data_destination_stride,  // WindowController.java:35
  input  wire [2:0] transfer_data_destination_sizeLog2,  // WindowController.java:35
  input  wire [15:0] transfer_data_destination_bytes,  // WindowController.java:35
  input  wire [15:0] transfer_data_bytes,  // WindowController.java:35
  input  wire [15:0] transfer_data_node,  // WindowController.java:35
  input  wire [15:0] transfer_data_tag,  // WindowController.java:35
  input  wire transfer_data_wantsReceiveStatus,  // WindowController.java:35
  input  wire [7:0] transfer_data_entry,  // WindowController.java:35
  input  wire [7:0] transfer_data_ticket,  // WindowController.java:35
  input  wire transfer_valid,  // WindowController.java:35
  output wire transfer_ready,  // WindowController.java:35
  output wire [4:0] completion_data_status,  // WindowController.java:38
  output wire [15:0] completion_data_node,  // WindowController.java:38
  output wire [15:0] completion_data_tag,  // WindowController.java:38
  output wire [15:0] completion_data_bytes,  // WindowController.java:38
  output wire [29:0] completion_data_base,  // WindowController.java:38
  output wire [7:0] completion_data_entry,  // WindowController.java:38
  output wire completion_data_process,  // WindowController.java:38
  output wire completion_data_otherProcess,  // WindowController.java:38
  output wire completion_valid,  // WindowController.java:38
  input  wire completion_ready,  // WindowController.java:38
  input  wire [15:0] node,  // WindowController.java:40
  input  wire [7:0] nextTicket,  // WindowController.java:42
  output wire readBegins,  // WindowController.java:44
  output wire takesTicket,  // WindowController.java:46
  output wire [31:0] owner,  // WindowController.java:48
  output wire isLocal,  // WindowController.java:51
  output wire busy,  // WindowController.java:53
  output wire activity_busy,  // WindowController.java:55
  output wire activity_stalledBySource,  // WindowController.java:55
  output wire activity_stalledBySink,  // WindowController.java:55
  output wire [1:0] channel,  // WindowController.java:72
  input  wire [127:0] payload_data_data,  // WindowController.java:83
  input  wire payload_data_last,  // WindowController.java:83
  input  wire payload_valid,  // WindowController.java:83
  output wire payload_ready,  // WindowController.java:83
  output wire [127:0] packet_data_data,  // WindowController.java:84
  output wire packet_data_last,  // WindowController.java:84
  output wire packet_valid,  // WindowController.java:84
  input  wire packet_ready  // WindowController.java:84
);
  localparam [1:0] AccessPattern_CONTIGUOUS = 2'd0;
  localparam [1:0] AccessPattern_LIST_4 = 2'd2;
  localparam [1:0] AccessPattern_LIST_8 = 2'd3;
  localparam [4:0] CommandStatus_DONE = 5'd1;
  localparam [4:0] CommandStatus_SOURCE_LIST_ENTRY = 5'd17;
  localparam [2:0] Operation_LOCAL_READ = 3'd1;
  localparam [2:0] Operation_LOCAL_WRITE = 3'd2;
  localparam [2:0] Operation_REMOTE_READ = 3'd3;
  localparam [2:0] Operation_ANSWER = 3'd4;
  localparam [1:0] State_IDLE = 2'd0;
  localparam [1:0] State_HEADER = 2'd1;
  localparam [1:0] State_PAYLOAD = 2'd2;
  localparam [1:0] State_COMPLETE = 2'd3;
  reg  [1:0] state;  // WindowController.java:59
  reg  [15:0] bytesLeft;  // WindowController.java:60
  reg  [29:0] base;  // WindowController.java:61
  reg  [7:0] firstElement;  // WindowController.java:62
  reg  [7:0] ticket;  // WindowController.java:63
  reg  [15:0] packets;  // WindowController.java:70
  reg  headerWord;  // WindowController.java:86
  reg  [6:0] wordsLeft;  // WindowController.java:87
  reg  [29:0] distance;  // WindowController.java:146
  wire [15:0] sequences_word;  // WindowController.java:68
  wire isDone = transfer_data_status == CommandStatus_DONE;  // WindowController.java:89
  wire isRead = transfer_data_operation == Operation_REMOTE_READ;  // WindowController.java:90
  wire isAnswer_0 = transfer_data_operation == Operation_ANSWER;  // WindowController.java:91
  wire isCut_0 = (transfer_data_status == CommandStatus_SOURCE_LIST_ENTRY) && (transfer_data_bytes != 16'd0);  // CheckedTransfer.java:82
  wire moves = isCut_0 || ((transfer_data_status == CommandStatus_DONE)
      && (transfer_data_operation != Operation_REMOTE_READ));  // CheckedTransfer.java:83
  wire isCut_1 = moves && !isDone;  // WindowController.java:93
  wire asks = isDone && isRead;  // WindowController.java:94
  wire denies = isAnswer_0 && !moves;  // WindowController.java:95
  wire [15:0] payloadLeft = moves ? transfer_data_bytes : (asks ? 16'd16 : 16'd8);  // WindowController.java:96
  wire [15:0] fullBytes = 16'd2016 & (16'hffff << transfer_data_destination_sizeLog2);  // WindowController.java:275
  wire lastPacket = bytesLeft <= 16'd2024;  // WindowController.java:104
  wire [15:0] packetBytes = lastPacket ? bytesLeft : fullBytes;  // WindowController.java:105
  wire begins = (state == State_IDLE) && transfer_valid;  // WindowController.java:110
  wire [15:0] sequence_ = sequences_word + packets;  // WindowController.java:117
  wire packetLeaves = packet_valid && packet_ready && packet_data_last;  // WindowController.java:118
  wire ends = packetLeaves && lastPacket;  // WindowController.java:130
  wire [15:0] described = asks ? transfer_data_bytes : (denies ? 16'd0 : packetBytes);  // WindowController.java:142
  wire [6:0] sizeLessOne_0 = 7'd127 >> ~transfer_data_destination_sizeLog2;  // Access.java:69
  wire [15:0] elements_shifted = (described + {9'd0, sizeLessOne_0}) >> transfer_data_destination_sizeLog2;  // Access.java:70
  wire [7:0] elements = elements_shifted[7:0];  // Access.java:70
  wire [29:0] entryBytes = (transfer_data_destination_pattern == AccessPattern_LIST_4) ? 30'd4 : 30'd8;  // WindowController.java:280
  wire [29:0] stride = transfer_data_destination_stride[29:0];  // WindowController.java:284
  wire [29:0] step = ((transfer_data_destination_pattern == AccessPattern_LIST_4)
      || (transfer_data_destination_pattern == AccessPattern_LIST_8)) ? entryBytes : stride;  // WindowController.java:285
  wire isAnswer_1 = transfer_data_operation == Operation_ANSWER;  // WindowController.java:199
  wire [63:0] link = {sequence_, channel, packetBytes[13:0], node, isLocal ? node : transfer_data_node};  // WindowController.java:203
  wire [63:0] access = {transfer_data_destination_stride, 2'd0, base};  // WindowController.java:204
  wire [7:0] remote = (transfer_data_operation == Operation_REMOTE_READ) ? 8'd3
      : ((transfer_data_operation == Operation_ANSWER) ? 8'd4 : 8'd1);  // WindowController.java:241
  wire [7:0] operation = isLocal ? 8'd2 : remote;  // WindowController.java:248
  wire [4:0] status = isAnswer_1 ? transfer_data_status : 5'd0;  // WindowController.java:206
  wire [7:0] flags = {status, isCut_1, transfer_data_wantsReceiveStatus, lastPacket};  // WindowController.java:209
  wire [63:0] shape_0 = {firstElement, transfer_data_tag, flags, elements, 5'd0,
      transfer_data_destination_sizeLog2, 6'd0, transfer_data_destination_pattern, operation};  // WindowController.java:216
  wire [7:0] entry = isAnswer_1 ? transfer_data_entry : 8'd0;  // WindowController.java:217
  wire told = isLocal ? transfer_data_process : transfer_data_otherProcess;  // WindowController.java:218
  wire [63:0] whole = {entry, ticket, transfer_data_bytes, transfer_data_process, told,
      transfer_data_destination_base};  // WindowController.java:223
  wire [255:0] header_0 = {whole, shape_0, access, link};  // WindowController.java:224
  wire [255:0] header_1_shifted = header_0 >> {headerWord, 7'd0};  // WindowController.java:227
  wire [127:0] header_1 = header_1_shifted[127:0];  // WindowController.java:227
  wire [63:0] place = {transfer_data_source_stride, 2'd0, transfer_data_source_base};  // WindowController.java:253
  wire [15:0] elementBytes = 16'd1 << transfer_data_source_sizeLog2;  // WindowController.java:254
  wire [6:0] sizeLessOne_1 = 7'd127 >> ~transfer_data_source_sizeLog2;  // Access.java:69
  wire [15:0] shape_1_shifted = (transfer_data_source_bytes + {9'd0, sizeLessOne_1})
      >> transfer_data_source_sizeLog2;  // WindowController.java:258
  wire [63:0] shape_1 = {24'd0, 6'd0, transfer_data_source_pattern, 8'd0, shape_1_shifted[7:0], elementBytes};  // WindowController.java:258
  wire [127:0] word = moves ? payload_data_data : {shape_1, place};  // WindowController.java:149
  wire inHeader = state == State_HEADER;  // WindowController.java:150
  wire inPayload = state == State_PAYLOAD;  // WindowController.java:151
  wire [37:0] distance_product = {8'd0, step} * {30'd0, elements};  // WindowController.java:147
  wire [15:0] wordsLeft_sum = packetBytes + 16'd15;  // WindowController.java:173
  assign transfer_ready = (completion_valid && completion_ready) || (ends && isAnswer_0);  // WindowController.java:131
  assign completion_data_status = transfer_data_status;  // WindowController.java:133
  assign completion_data_node = transfer_data_node;  // WindowController.java:134
  assign completion_data_tag = transfer_data_tag;  // WindowController.java:135
  assign completion_data_bytes = (moves || asks) ? transfer_data_bytes : 16'd0;  // WindowController.java:136
  assign completion_data_base = transfer_data_destination_base;  // WindowController.java:137
  assign completion_data_entry = transfer_data_entry;  // WindowController.java:138
  assign completion_data_process = transfer_data_process;  // WindowController.java:139
  assign completion_data_otherProcess = transfer_data_otherProcess;  // WindowController.java:140
  assign completion_valid = state == State_COMPLETE;  // WindowController.java:132
  assign readBegins = begins && isRead;  // WindowController.java:111
  assign takesTicket = begins && asks;  // WindowController.java:112
  assign owner = {transfer_data_tag, transfer_data_node};  // WindowController.java:121
  assign isLocal = (transfer_data_operation == Operation_LOCAL_READ)
      || (transfer_data_operation == Operation_LOCAL_WRITE);  // WindowController.java:107
  assign busy = state != State_IDLE;  // WindowController.java:122
  assign activity_busy = busy;  // WindowController.java:123
  assign activity_stalledBySource = busy && !(packet_valid || completion_valid);  // WindowController.java:125
  assign activity_stalledBySink = (packet_valid && !packet_ready) || (completion_valid && !completion_ready);  // WindowController.java:127
  assign channel = (transfer_data_operation == Operation_REMOTE_READ) ? 2'd1
      : ((transfer_data_operation == Operation_ANSWER) ? 2'd2 : 2'd0);  // WindowController.java:113
  assign payload_ready = inPayload && moves && packet_ready;  // WindowController.java:155
  assign packet_data_data = inHeader ? header_1 : word;  // WindowController.java:153
  assign packet_data_last = inPayload && (wordsLeft == 7'd1);  // WindowController.java:154
  assign packet_valid = inHeader || (inPayload && (payload_valid || !moves));  // WindowController.java:152
  always @(posedge clock) begin
    distance <= (transfer_data_destination_pattern == AccessPattern_CONTIGUOUS) ? {14'd0, packetBytes}
        : distance_product[29:0];  // WindowController.java:147
    case (state)  // WindowController.java:157
      State_IDLE: begin  // WindowController.java:158
        if (transfer_valid) begin  // WindowController.java:160
          bytesLeft <= payloadLeft;  // WindowController.java:161
          ticket <= asks ? nextTicket : transfer_data_ticket;  // WindowController.java:162
          base <= transfer_data_destination_base;  // WindowController.java:163
          firstElement <= 8'd0;  // WindowController.java:164
          headerWord <= 1'b0;  // WindowController.java:165
          packets <= 16'd0;  // WindowController.java:166
          state <= (moves || asks || denies) ? State_HEADER : State_COMPLETE;  // WindowController.java:167
        end
      end
      State_HEADER: begin  // WindowController.java:169
        if (packet_ready) begin  // WindowController.java:171
          headerWord <= headerWord + 1'b1;  // WindowController.java:172
          wordsLeft <= wordsLeft_sum[10:4];  // WindowController.java:173
          if (headerWord == 1'b1) begin  // WindowController.java:174
            state <= State_PAYLOAD;  // WindowController.java:174
          end
        end
      end
      State_PAYLOAD: begin  // WindowController.java:176
        if (packet_valid && packet_ready) begin  // WindowController.java:178
          wordsLeft <= wordsLeft - 7'd1;  // WindowController.java:179
          if (packet_data_last) begin  // WindowController.java:180
            packets <= packets + 16'd1;  // WindowController.java:181
            bytesLeft <= bytesLeft - packetBytes;  // WindowController.java:182
            firstElement <= firstElement + elements;  // WindowController.java:183
            base <= base + distance;  // WindowController.java:184
            state <= lastPacket ? State_COMPLETE : State_HEADER;  // WindowController.java:185
            if (ends && isAnswer_0) begin  // WindowController.java:186
              state <= State_IDLE;  // WindowController.java:186
            end
          end
        end
      end
      default /* State_COMPLETE */: begin  // WindowController.java:189
        if (completion_ready) begin  // WindowController.java:189
          state <= State_IDLE;  // WindowController.java:189
        end
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // WindowController.java:59
    end
  end
  PeerWords_64_16 sequences (  // WindowController.java:68
    .clock(clock), .reset(reset), .fetches(begins), .sets(packetLeaves && !isLocal),
    .index({channel, transfer_data_node[3:0]}), .word(sequences_word), .next(sequence_ + 16'd1));
  wire unused_ok = &{1'b0, transfer_data_destination_bytes, payload_data_last, elements_shifted[15:8],
      header_1_shifted[255:128], shape_1_shifted[15:8], distance_product[37:30], wordsLeft_sum[3:0],
      wordsLeft_sum[15:11]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!(ends && moves) || payload_data_last)) begin  // WindowController.java:191
        $display("assertion failed: the last packet of a command ends with the last word of its access (WindowController.java:191)");
        $stop;  // WindowController.java:191
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!(ends && moves) || payload_data_last);  // WindowController.java:191
    end
  end
`endif
endmodule
