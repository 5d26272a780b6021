// word=16, payload=2024
module WindowController_16_2024 (  // WindowController.java:75
  input  wire clock,  // WindowController.java:75
  input  wire reset,  // WindowController.java:75
  input  wire [4:0] transfer_data_status,  // WindowController.java:34
  input  wire [2:0] transfer_data_operation,  // WindowController.java:34
  input  wire transfer_data_process,  // WindowController.java:34
  input  wire transfer_data_otherProcess,  // WindowController.java:34
  input  wire [1:0] transfer_data_source_pattern,  // WindowController.java:34
  input  wire [29:0] transfer_data_source_base,  // WindowController.java:34
  input  wire [31:0] transfer_data_source_stride,  // WindowController.java:34
  input  wire [2:0] transfer_data_source_sizeLog2,  // WindowController.java:34
  input  wire [15:0] transfer_data_source_bytes,  // WindowController.java:34
  input  wire [1:0] transfer_data_destination_pattern,  // WindowController.java:34
  input  wire [29:0] transfer_data_destination_base,  // WindowController.java:34
  input  wire [31:0] transfer_data_destination_stride,  // WindowController.java:34
  input  wire [2:0] transfer_data_destination_sizeLog2,  // WindowController.java:34
  input  wire [15:0] transfer_data_destination_bytes,  // WindowController.java:34
  input  wire [15:0] transfer_data_bytes,  // WindowController.java:34
  input  wire [15:0] transfer_data_node,  // WindowController.java:34
  input  wire [15:0] transfer_data_tag,  // WindowController.java:34
  input  wire transfer_data_wantsReceiveStatus,  // WindowController.java:34
  input  wire [7:0] transfer_data_entry,  // WindowController.java:34
  input  wire [7:0] transfer_data_ticket,  // WindowController.java:34
  input  wire transfer_valid,  // WindowController.java:34
  output wire transfer_ready,  // WindowController.java:34
  output wire [4:0] completion_data_status,  // WindowController.java:37
  output wire [15:0] completion_data_node,  // WindowController.java:37
  output wire [15:0] completion_data_tag,  // WindowController.java:37
  output wire [15:0] completion_data_bytes,  // WindowController.java:37
  output wire [29:0] completion_data_base,  // WindowController.java:37
  output wire [7:0] completion_data_entry,  // WindowController.java:37
  output wire completion_data_process,  // WindowController.java:37
  output wire completion_data_otherProcess,  // WindowController.java:37
  output wire completion_valid,  // WindowController.java:37
  input  wire completion_ready,  // WindowController.java:37
  input  wire [15:0] node,  // WindowController.java:39
  input  wire [7:0] nextTicket,  // WindowController.java:41
  output wire readBegins,  // WindowController.java:43
  output wire takesTicket,  // WindowController.java:45
  output wire [31:0] owner,  // WindowController.java:47
  output wire isLocal,  // WindowController.java:50
  output wire busy,  // WindowController.java:52
  output wire [1:0] channel,  // WindowController.java:69
  input  wire [127:0] payload_data_data,  // WindowController.java:80
  input  wire payload_data_last,  // WindowController.java:80
  input  wire payload_valid,  // WindowController.java:80
  output wire payload_ready,  // WindowController.java:80
  output wire [127:0] packet_data_data,  // WindowController.java:81
  output wire packet_data_last,  // WindowController.java:81
  output wire packet_valid,  // WindowController.java:81
  input  wire packet_ready  // WindowController.java:81
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
  reg  [1:0] state;  // WindowController.java:56
  reg  [15:0] bytesLeft;  // WindowController.java:57
  reg  [29:0] base;  // WindowController.java:58
  reg  [7:0] firstElement;  // WindowController.java:59
  reg  [7:0] ticket;  // WindowController.java:60
  reg  [15:0] packets;  // WindowController.java:67
  reg  headerWord;  // WindowController.java:83
  reg  [6:0] wordsLeft;  // WindowController.java:84
  reg  [29:0] distance;  // WindowController.java:136
  wire [15:0] sequences_word;  // WindowController.java:65
  wire isDone = transfer_data_status == CommandStatus_DONE;  // WindowController.java:86
  wire isRead = transfer_data_operation == Operation_REMOTE_READ;  // WindowController.java:87
  wire isAnswer_0 = transfer_data_operation == Operation_ANSWER;  // WindowController.java:88
  wire isCut_0 = (transfer_data_status == CommandStatus_SOURCE_LIST_ENTRY) && (transfer_data_bytes != 16'd0);  // CheckedTransfer.java:82
  wire moves = isCut_0 || ((transfer_data_status == CommandStatus_DONE)
      && (transfer_data_operation != Operation_REMOTE_READ));  // CheckedTransfer.java:83
  wire isCut_1 = moves && !isDone;  // WindowController.java:90
  wire asks = isDone && isRead;  // WindowController.java:91
  wire denies = isAnswer_0 && !moves;  // WindowController.java:92
  wire [15:0] payloadLeft = moves ? transfer_data_bytes : (asks ? 16'd16 : 16'd8);  // WindowController.java:93
  wire [15:0] fullBytes = 16'd2016 & (16'hffff << transfer_data_destination_sizeLog2);  // WindowController.java:265
  wire lastPacket = bytesLeft <= 16'd2024;  // WindowController.java:101
  wire [15:0] packetBytes = lastPacket ? bytesLeft : fullBytes;  // WindowController.java:102
  wire begins = (state == State_IDLE) && transfer_valid;  // WindowController.java:107
  wire [15:0] sequence_ = sequences_word + packets;  // WindowController.java:114
  wire packetLeaves = packet_valid && packet_ready && packet_data_last;  // WindowController.java:115
  wire ends = packetLeaves && lastPacket;  // WindowController.java:120
  wire [15:0] described = asks ? transfer_data_bytes : (denies ? 16'd0 : packetBytes);  // WindowController.java:132
  wire [6:0] sizeLessOne_0 = 7'd127 >> ~transfer_data_destination_sizeLog2;  // Access.java:69
  wire [15:0] elements_shifted = (described + {9'd0, sizeLessOne_0}) >> transfer_data_destination_sizeLog2;  // Access.java:70
  wire [7:0] elements = elements_shifted[7:0];  // Access.java:70
  wire [29:0] entryBytes = (transfer_data_destination_pattern == AccessPattern_LIST_4) ? 30'd4 : 30'd8;  // WindowController.java:270
  wire [29:0] stride = transfer_data_destination_stride[29:0];  // WindowController.java:274
  wire [29:0] step = ((transfer_data_destination_pattern == AccessPattern_LIST_4)
      || (transfer_data_destination_pattern == AccessPattern_LIST_8)) ? entryBytes : stride;  // WindowController.java:275
  wire isAnswer_1 = transfer_data_operation == Operation_ANSWER;  // WindowController.java:189
  wire [63:0] link = {sequence_, channel, packetBytes[13:0], node, isLocal ? node : transfer_data_node};  // WindowController.java:193
  wire [63:0] access = {transfer_data_destination_stride, 2'd0, base};  // WindowController.java:194
  wire [7:0] remote = (transfer_data_operation == Operation_REMOTE_READ) ? 8'd3
      : ((transfer_data_operation == Operation_ANSWER) ? 8'd4 : 8'd1);  // WindowController.java:231
  wire [7:0] operation = isLocal ? 8'd2 : remote;  // WindowController.java:238
  wire [4:0] status = isAnswer_1 ? transfer_data_status : 5'd0;  // WindowController.java:196
  wire [7:0] flags = {status, isCut_1, transfer_data_wantsReceiveStatus, lastPacket};  // WindowController.java:199
  wire [63:0] shape_0 = {firstElement, transfer_data_tag, flags, elements, 5'd0,
      transfer_data_destination_sizeLog2, 6'd0, transfer_data_destination_pattern, operation};  // WindowController.java:206
  wire [7:0] entry = isAnswer_1 ? transfer_data_entry : 8'd0;  // WindowController.java:207
  wire told = isLocal ? transfer_data_process : transfer_data_otherProcess;  // WindowController.java:208
  wire [63:0] whole = {entry, ticket, transfer_data_bytes, transfer_data_process, told,
      transfer_data_destination_base};  // WindowController.java:213
  wire [255:0] header_0 = {whole, shape_0, access, link};  // WindowController.java:214
  wire [255:0] header_1_shifted = header_0 >> {headerWord, 7'd0};  // WindowController.java:217
  wire [127:0] header_1 = header_1_shifted[127:0];  // WindowController.java:217
  wire [63:0] place = {transfer_data_source_stride, 2'd0, transfer_data_source_base};  // WindowController.java:243
  wire [15:0] elementBytes = 16'd1 << transfer_data_source_sizeLog2;  // WindowController.java:244
  wire [6:0] sizeLessOne_1 = 7'd127 >> ~transfer_data_source_sizeLog2;  // Access.java:69
  wire [15:0] shape_1_shifted = (transfer_data_source_bytes + {9'd0, sizeLessOne_1})
      >> transfer_data_source_sizeLog2;  // WindowController.java:248
  wire [63:0] shape_1 = {24'd0, 6'd0, transfer_data_source_pattern, 8'd0, shape_1_shifted[7:0], elementBytes};  // WindowController.java:248
  wire [127:0] word = moves ? payload_data_data : {shape_1, place};  // WindowController.java:139
  wire inHeader = state == State_HEADER;  // WindowController.java:140
  wire inPayload = state == State_PAYLOAD;  // WindowController.java:141
  wire [37:0] distance_product = {8'd0, step} * {30'd0, elements};  // WindowController.java:137
  wire [15:0] wordsLeft_sum = packetBytes + 16'd15;  // WindowController.java:163
  assign transfer_ready = (completion_valid && completion_ready) || (ends && isAnswer_0);  // WindowController.java:121
  assign completion_data_status = transfer_data_status;  // WindowController.java:123
  assign completion_data_node = transfer_data_node;  // WindowController.java:124
  assign completion_data_tag = transfer_data_tag;  // WindowController.java:125
  assign completion_data_bytes = (moves || asks) ? transfer_data_bytes : 16'd0;  // WindowController.java:126
  assign completion_data_base = transfer_data_destination_base;  // WindowController.java:127
  assign completion_data_entry = transfer_data_entry;  // WindowController.java:128
  assign completion_data_process = transfer_data_process;  // WindowController.java:129
  assign completion_data_otherProcess = transfer_data_otherProcess;  // WindowController.java:130
  assign completion_valid = state == State_COMPLETE;  // WindowController.java:122
  assign readBegins = begins && isRead;  // WindowController.java:108
  assign takesTicket = begins && asks;  // WindowController.java:109
  assign owner = {transfer_data_tag, transfer_data_node};  // WindowController.java:118
  assign isLocal = (transfer_data_operation == Operation_LOCAL_READ)
      || (transfer_data_operation == Operation_LOCAL_WRITE);  // WindowController.java:104
  assign busy = state != State_IDLE;  // WindowController.java:119
  assign channel = (transfer_data_operation == Operation_REMOTE_READ) ? 2'd1
      : ((transfer_data_operation == Operation_ANSWER) ? 2'd2 : 2'd0);  // WindowController.java:110
  assign payload_ready = inPayload && moves && packet_ready;  // WindowController.java:145
  assign packet_data_data = inHeader ? header_1 : word;  // WindowController.java:143
  assign packet_data_last = inPayload && (wordsLeft == 7'd1);  // WindowController.java:144
  assign packet_valid = inHeader || (inPayload && (payload_valid || !moves));  // WindowController.java:142
  always @(posedge clock) begin
    distance <= (transfer_data_destination_pattern == AccessPattern_CONTIGUOUS) ? {14'd0, packetBytes}
        : distance_product[29:0];  // WindowController.java:137
    case (state)  // WindowController.java:147
      State_IDLE: begin  // WindowController.java:148
        if (transfer_valid) begin  // WindowController.java:150
          bytesLeft <= payloadLeft;  // WindowController.java:151
          ticket <= asks ? nextTicket : transfer_data_ticket;  // WindowController.java:152
          base <= transfer_data_destination_base;  // WindowController.java:153
          firstElement <= 8'd0;  // WindowController.java:154
          headerWord <= 1'b0;  // WindowController.java:155
          packets <= 16'd0;  // WindowController.java:156
          state <= (moves || asks || denies) ? State_HEADER : State_COMPLETE;  // WindowController.java:157
        end
      end
      State_HEADER: begin  // WindowController.java:159
        if (packet_ready) begin  // WindowController.java:161
          headerWord <= headerWord + 1'b1;  // WindowController.java:162
          wordsLeft <= wordsLeft_sum[10:4];  // WindowController.java:163
          if (headerWord == 1'b1) begin  // WindowController.java:164
            state <= State_PAYLOAD;  // WindowController.java:164
          end
        end
      end
      State_PAYLOAD: begin  // WindowController.java:166
        if (packet_valid && packet_ready) begin  // WindowController.java:168
          wordsLeft <= wordsLeft - 7'd1;  // WindowController.java:169
          if (packet_data_last) begin  // WindowController.java:170
            packets <= packets + 16'd1;  // WindowController.java:171
            bytesLeft <= bytesLeft - packetBytes;  // WindowController.java:172
            firstElement <= firstElement + elements;  // WindowController.java:173
            base <= base + distance;  // WindowController.java:174
            state <= lastPacket ? State_COMPLETE : State_HEADER;  // WindowController.java:175
            if (ends && isAnswer_0) begin  // WindowController.java:176
              state <= State_IDLE;  // WindowController.java:176
            end
          end
        end
      end
      default /* State_COMPLETE */: begin  // WindowController.java:179
        if (completion_ready) begin  // WindowController.java:179
          state <= State_IDLE;  // WindowController.java:179
        end
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // WindowController.java:56
    end
  end
  PeerWords_64_16 sequences (  // WindowController.java:65
    .clock(clock), .reset(reset), .fetches(begins), .sets(packetLeaves && !isLocal),
    .index({channel, transfer_data_node[3:0]}), .word(sequences_word), .next(sequence_ + 16'd1));
  wire unused_ok = &{1'b0, transfer_data_destination_bytes, payload_data_last, elements_shifted[15:8],
      header_1_shifted[255:128], shape_1_shifted[15:8], distance_product[37:30], wordsLeft_sum[3:0],
      wordsLeft_sum[15:11]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!(ends && moves) || payload_data_last)) begin  // WindowController.java:181
        $display("assertion failed: the last packet of a command ends with the last word of its access (WindowController.java:181)");
        $stop;  // WindowController.java:181
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!(ends && moves) || payload_data_last);  // WindowController.java:181
    end
  end
`endif
endmodule
