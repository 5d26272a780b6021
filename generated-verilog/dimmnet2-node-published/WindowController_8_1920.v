`default_nettype none
// word=8, payload=1920
module WindowController_8_1920 (  // WindowController.java:126
  input  wire clock,  // WindowController.java:126
  input  wire reset,  // WindowController.java:126
  input  wire [4:0] transfer_data_status,  // WindowController.java:41
  input  wire [2:0] transfer_data_operation,  // WindowController.java:41
  input  wire transfer_data_process,  // WindowController.java:41
  input  wire transfer_data_otherProcess,  // WindowController.java:41
  input  wire [1:0] transfer_data_source_pattern,  // WindowController.java:41
  input  wire [29:0] transfer_data_source_base,  // WindowController.java:41
  input  wire [31:0] transfer_data_source_stride,  // WindowController.java:41
  input  wire [2:0] transfer_data_source_sizeLog2,  // WindowController.java:41
  input  wire [15:0] transfer_data_source_bytes,  // WindowController.java:41
  input  wire [1:0] transfer_data_destination_pattern,  // WindowController.java:41
  input  wire [29:0] transfer_data_destination_base,  // WindowController.java:41
  input  wire [31:0] transfer_data_destination_stride,  // WindowController.java:41
  input  wire [2:0] transfer_data_destination_sizeLog2,  // WindowController.java:41
  input  wire [15:0] transfer_data_destination_bytes,  // WindowController.java:41
  input  wire [15:0] transfer_data_bytes,  // WindowController.java:41
  input  wire [15:0] transfer_data_node,  // WindowController.java:41
  input  wire [15:0] transfer_data_tag,  // WindowController.java:41
  input  wire transfer_data_wantsReceiveStatus,  // WindowController.java:41
  input  wire [7:0] transfer_data_entry,  // WindowController.java:41
  input  wire [7:0] transfer_data_ticket,  // WindowController.java:41
  input  wire transfer_valid,  // WindowController.java:41
  output wire transfer_ready,  // WindowController.java:41
  output wire [4:0] completion_data_status,  // WindowController.java:44
  output wire [15:0] completion_data_node,  // WindowController.java:44
  output wire [15:0] completion_data_tag,  // WindowController.java:44
  output wire [15:0] completion_data_bytes,  // WindowController.java:44
  output wire [29:0] completion_data_base,  // WindowController.java:44
  output wire [7:0] completion_data_entry,  // WindowController.java:44
  output wire completion_data_process,  // WindowController.java:44
  output wire completion_data_otherProcess,  // WindowController.java:44
  output wire completion_valid,  // WindowController.java:44
  input  wire completion_ready,  // WindowController.java:44
  input  wire [15:0] node,  // WindowController.java:46
  input  wire [7:0] nextTicket,  // WindowController.java:48
  output wire readBegins,  // WindowController.java:50
  output wire takesTicket,  // WindowController.java:52
  output wire [31:0] owner,  // WindowController.java:54
  output wire isLocal,  // WindowController.java:57
  output wire writes,  // WindowController.java:59
  output wire [3:0] peer,  // WindowController.java:61
  output wire busy,  // WindowController.java:63
  output wire activity_busy,  // WindowController.java:65
  output wire activity_stalledBySource,  // WindowController.java:65
  output wire activity_stalledBySink,  // WindowController.java:65
  output wire [1:0] channel,  // WindowController.java:85
  input  wire [63:0] payload_data_data,  // WindowController.java:131
  input  wire payload_data_last,  // WindowController.java:131
  input  wire payload_valid,  // WindowController.java:131
  output wire payload_ready,  // WindowController.java:131
  output wire [63:0] packet_data_data,  // WindowController.java:132
  output wire packet_data_last,  // WindowController.java:132
  output wire packet_valid,  // WindowController.java:132
  input  wire packet_ready  // WindowController.java:132
);
  localparam [1:0] AccessPattern_CONTIGUOUS = 2'd0;
  localparam [1:0] AccessPattern_LIST_4 = 2'd2;
  localparam [1:0] AccessPattern_LIST_8 = 2'd3;
  localparam [4:0] CommandStatus_DONE = 5'd1;
  localparam [4:0] CommandStatus_SOURCE_LIST_ENTRY = 5'd17;
  localparam [1:0] State_IDLE = 2'd0;
  localparam [1:0] State_HEADER = 2'd1;
  localparam [1:0] State_PAYLOAD = 2'd2;
  localparam [1:0] State_COMPLETE = 2'd3;
  localparam [2:0] VectorOperation_REMOTE_WRITE = 3'd0;
  localparam [2:0] VectorOperation_LOCAL_READ = 3'd1;
  localparam [2:0] VectorOperation_LOCAL_WRITE = 3'd2;
  localparam [2:0] VectorOperation_REMOTE_READ = 3'd3;
  localparam [2:0] VectorOperation_ANSWER = 3'd5;
  localparam [2:0] VectorOperation_FENCE_REQUEST = 3'd6;
  localparam [2:0] VectorOperation_FENCE_ANSWER = 3'd7;
  reg  [1:0] state;  // WindowController.java:69
  reg  [15:0] bytesLeft;  // WindowController.java:70
  reg  [29:0] base;  // WindowController.java:71
  reg  [7:0] firstElement;  // WindowController.java:72
  reg  [7:0] elementsLeft;  // WindowController.java:74
  reg  [7:0] ticket;  // WindowController.java:76
  reg  [15:0] packets;  // WindowController.java:83
  reg  [1:0] headerWord;  // WindowController.java:134
  reg  [7:0] wordsLeft;  // WindowController.java:135
  reg  [29:0] distance;  // WindowController.java:236
  reg  [7:0] multiplied;  // WindowController.java:237
  reg  [15:0] elementBytes;  // WindowController.java:355
  reg  [15:0] elements_7;  // WindowController.java:356
  wire [15:0] sequences_word;  // WindowController.java:81
  wire isDone = transfer_data_status == CommandStatus_DONE;  // WindowController.java:154
  wire isRead = transfer_data_operation == VectorOperation_REMOTE_READ;  // WindowController.java:155
  wire isAnswer_0 = transfer_data_operation == VectorOperation_ANSWER;  // WindowController.java:156
  wire signals = (transfer_data_operation == VectorOperation_FENCE_REQUEST)
      || (transfer_data_operation == VectorOperation_FENCE_ANSWER);  // WindowController.java:159
  wire isSilent = isAnswer_0 || signals;  // WindowController.java:160
  wire isCut_0 = (transfer_data_status == CommandStatus_SOURCE_LIST_ENTRY) && (transfer_data_bytes != 16'd0);  // CheckedTransfer.java:82
  wire moves = isCut_0 || ((transfer_data_status == CommandStatus_DONE)
      && (transfer_data_operation != VectorOperation_REMOTE_READ));  // CheckedTransfer.java:83
  wire isCut_1 = moves && !isDone;  // WindowController.java:162
  wire asks = isDone && isRead;  // WindowController.java:163
  wire denies = isSilent && !moves;  // WindowController.java:164
  wire [15:0] payloadLeft = moves ? transfer_data_bytes : (asks ? 16'd16 : 16'd8);  // WindowController.java:165
  wire [15:0] fullBytes = 16'd1920 & (16'hffff << transfer_data_destination_sizeLog2);  // WindowController.java:377
  wire lastPacket = bytesLeft <= 16'd1920;  // WindowController.java:183
  wire [15:0] packetBytes = lastPacket ? bytesLeft : fullBytes;  // WindowController.java:184
  wire begins = (state == State_IDLE) && transfer_valid;  // WindowController.java:188
  wire [15:0] sequence_ = sequences_word + packets;  // WindowController.java:197
  wire packetLeaves = packet_valid && packet_ready && packet_data_last;  // WindowController.java:198
  wire ends = packetLeaves && lastPacket;  // WindowController.java:199
  wire [6:0] sizeLessOne_0 = 7'd127 >> ~transfer_data_destination_sizeLog2;  // Access.java:75
  wire [15:0] allElements_shifted = (transfer_data_bytes + {9'd0, sizeLessOne_0})
      >> transfer_data_destination_sizeLog2;  // Access.java:68
  wire [7:0] allElements = allElements_shifted[7:0];  // Access.java:68
  wire [7:0] elements_0 = (transfer_data_destination_sizeLog2 == 3'd2) ? 8'd224 : 8'd0;  // WindowController.java:386
  wire [7:0] elements_1 = (transfer_data_destination_sizeLog2 == 3'd3) ? 8'd240 : elements_0;  // WindowController.java:386
  wire [7:0] elements_2 = (transfer_data_destination_sizeLog2 == 3'd4) ? 8'd120 : elements_1;  // WindowController.java:386
  wire [7:0] elements_3 = (transfer_data_destination_sizeLog2 == 3'd5) ? 8'd60 : elements_2;  // WindowController.java:386
  wire [7:0] elements_4 = (transfer_data_destination_sizeLog2 == 3'd6) ? 8'd30 : elements_3;  // WindowController.java:386
  wire [7:0] elements_5 = (transfer_data_destination_sizeLog2 == 3'd7) ? 8'd15 : elements_4;  // WindowController.java:386
  wire [7:0] elements_6 = lastPacket ? elementsLeft : elements_5;  // WindowController.java:233
  wire [29:0] entryBytes = (transfer_data_destination_pattern == AccessPattern_LIST_4) ? 30'd4 : 30'd8;  // WindowController.java:393
  wire [29:0] stride = transfer_data_destination_stride[29:0];  // WindowController.java:397
  wire [29:0] step = ((transfer_data_destination_pattern == AccessPattern_LIST_4)
      || (transfer_data_destination_pattern == AccessPattern_LIST_8)) ? entryBytes : stride;  // WindowController.java:398
  wire isAnswer_1 = transfer_data_operation == VectorOperation_ANSWER;  // WindowController.java:295
  wire [63:0] link = {sequence_, channel, packetBytes[13:0], node, isLocal ? node : transfer_data_node};  // WindowController.java:299
  wire [63:0] access = {transfer_data_destination_stride, 2'd0, base};  // WindowController.java:300
  wire [7:0] code_0 = (transfer_data_operation == VectorOperation_REMOTE_READ) ? 8'd3 : 8'd1;  // WindowController.java:348
  wire [7:0] code_1 = (transfer_data_operation == VectorOperation_ANSWER) ? 8'd4 : code_0;  // WindowController.java:348
  wire [7:0] code_2 = (transfer_data_operation == VectorOperation_FENCE_REQUEST) ? 8'd5 : code_1;  // WindowController.java:348
  wire [7:0] code_3 = (transfer_data_operation == VectorOperation_FENCE_ANSWER) ? 8'd6 : code_2;  // WindowController.java:348
  wire [7:0] operation = isLocal ? 8'd2 : code_3;  // WindowController.java:344
  wire [4:0] status = isAnswer_1 ? transfer_data_status : 5'd0;  // WindowController.java:302
  wire [7:0] flags = {status, isCut_1, transfer_data_wantsReceiveStatus, lastPacket};  // WindowController.java:305
  wire [63:0] shape_0 = {firstElement, transfer_data_tag, flags, elements_6, 5'd0,
      transfer_data_destination_sizeLog2, 6'd0, transfer_data_destination_pattern, operation};  // WindowController.java:312
  wire [7:0] entry = isAnswer_1 ? transfer_data_entry : 8'd0;  // WindowController.java:313
  wire told = isLocal ? transfer_data_process : transfer_data_otherProcess;  // WindowController.java:314
  wire [63:0] whole = {entry, ticket, transfer_data_bytes, transfer_data_process, told,
      transfer_data_destination_base};  // WindowController.java:319
  wire [255:0] header_0 = {whole, shape_0, access, link};  // WindowController.java:320
  wire [255:0] header_1_shifted = header_0 >> {headerWord, 6'd0};  // WindowController.java:323
  wire [63:0] header_1 = header_1_shifted[63:0];  // WindowController.java:323
  wire [63:0] place = {transfer_data_source_stride, 2'd0, transfer_data_source_base};  // WindowController.java:353
  wire [6:0] sizeLessOne_1 = 7'd127 >> ~transfer_data_source_sizeLog2;  // Access.java:75
  wire [63:0] shape_1 = {24'd0, 6'd0, transfer_data_source_pattern, elements_7, elementBytes};  // WindowController.java:360
  wire [63:0] word = moves ? payload_data_data : ((wordsLeft == 8'd2) ? place : shape_1);  // WindowController.java:245
  wire inHeader = state == State_HEADER;  // WindowController.java:246
  wire inPayload = state == State_PAYLOAD;  // WindowController.java:247
  wire [37:0] distance_product = {8'd0, step} * {30'd0, multiplied};  // WindowController.java:239
  wire [15:0] elements_7_shifted = (transfer_data_source_bytes + {9'd0, sizeLessOne_1})
      >> transfer_data_source_sizeLog2;  // WindowController.java:358
  wire [15:0] wordsLeft_sum = packetBytes + 16'd7;  // WindowController.java:271
  assign transfer_ready = (completion_valid && completion_ready) || (ends && isSilent);  // WindowController.java:207
  assign completion_data_status = transfer_data_status;  // WindowController.java:209
  assign completion_data_node = transfer_data_node;  // WindowController.java:210
  assign completion_data_tag = transfer_data_tag;  // WindowController.java:211
  assign completion_data_bytes = (moves || asks) ? transfer_data_bytes : 16'd0;  // WindowController.java:212
  assign completion_data_base = transfer_data_destination_base;  // WindowController.java:213
  assign completion_data_entry = transfer_data_entry;  // WindowController.java:214
  assign completion_data_process = transfer_data_process;  // WindowController.java:215
  assign completion_data_otherProcess = transfer_data_otherProcess;  // WindowController.java:216
  assign completion_valid = state == State_COMPLETE;  // WindowController.java:208
  assign readBegins = begins && isRead;  // WindowController.java:189
  assign takesTicket = begins && asks;  // WindowController.java:190
  assign owner = {transfer_data_tag, transfer_data_node};  // WindowController.java:177
  assign isLocal = (transfer_data_operation == VectorOperation_LOCAL_READ)
      || (transfer_data_operation == VectorOperation_LOCAL_WRITE);  // WindowController.java:172
  assign writes = packetLeaves && (transfer_data_operation == VectorOperation_REMOTE_WRITE);  // WindowController.java:200
  assign peer = transfer_data_node[3:0];  // WindowController.java:176
  assign busy = !(state == State_IDLE);  // WindowController.java:220
  assign activity_busy = busy;  // WindowController.java:221
  assign activity_stalledBySource = busy && !(packet_valid || completion_valid);  // WindowController.java:223
  assign activity_stalledBySink = (packet_valid && !packet_ready) || (completion_valid && !completion_ready);  // WindowController.java:225
  assign channel = (transfer_data_operation == VectorOperation_REMOTE_READ) ? 2'd1
      : (((transfer_data_operation == VectorOperation_ANSWER)
      || (transfer_data_operation == VectorOperation_FENCE_ANSWER)) ? 2'd2 : 2'd0);  // WindowController.java:175
  assign payload_ready = inPayload && moves && packet_ready;  // WindowController.java:251
  assign packet_data_data = inHeader ? header_1 : word;  // WindowController.java:249
  assign packet_data_last = inPayload && (wordsLeft == 8'd1);  // WindowController.java:250
  assign packet_valid = inHeader || (inPayload && (payload_valid || !moves));  // WindowController.java:248
  always @(posedge clock) begin
    multiplied <= elements_5;  // WindowController.java:238
    distance <= (transfer_data_destination_pattern == AccessPattern_CONTIGUOUS) ? {14'd0, fullBytes}
        : distance_product[29:0];  // WindowController.java:239
    elementBytes <= 16'd1 << transfer_data_source_sizeLog2;  // WindowController.java:357
    elements_7 <= {8'd0, elements_7_shifted[7:0]};  // WindowController.java:358
    case (state)  // WindowController.java:69
      State_IDLE: begin  // WindowController.java:256
        if (transfer_valid) begin  // WindowController.java:257
          bytesLeft <= payloadLeft;  // WindowController.java:258
          ticket <= asks ? nextTicket : transfer_data_ticket;  // WindowController.java:259
          base <= transfer_data_destination_base;  // WindowController.java:260
          firstElement <= 8'd0;  // WindowController.java:261
          elementsLeft <= denies ? 8'd0 : allElements;  // WindowController.java:262
          headerWord <= 2'd0;  // WindowController.java:263
          packets <= 16'd0;  // WindowController.java:264
        end
        if (begins && (moves || asks || denies)) begin  // WindowController.java:266
          state <= State_HEADER;  // WindowController.java:266
        end else if (begins) begin  // WindowController.java:267
          state <= State_COMPLETE;  // WindowController.java:267
        end
      end
      State_HEADER: begin  // WindowController.java:268
        if (packet_ready) begin  // WindowController.java:269
          headerWord <= headerWord + 2'd1;  // WindowController.java:270
          wordsLeft <= wordsLeft_sum[10:3];  // WindowController.java:271
        end
        if (packet_ready && (headerWord == 2'd3)) begin  // WindowController.java:273
          state <= State_PAYLOAD;  // WindowController.java:273
        end
      end
      State_PAYLOAD: begin  // WindowController.java:274
        if (packet_valid && packet_ready) begin  // WindowController.java:275
          wordsLeft <= wordsLeft - 8'd1;  // WindowController.java:276
          if (packet_data_last) begin  // WindowController.java:277
            packets <= packets + 16'd1;  // WindowController.java:278
            bytesLeft <= bytesLeft - fullBytes;  // WindowController.java:279
            firstElement <= firstElement + elements_5;  // WindowController.java:280
            elementsLeft <= elementsLeft - elements_5;  // WindowController.java:281
            base <= base + distance;  // WindowController.java:282
          end
        end
        if (ends && isSilent) begin  // WindowController.java:285
          state <= State_IDLE;  // WindowController.java:285
        end else if (ends) begin  // WindowController.java:286
          state <= State_COMPLETE;  // WindowController.java:286
        end else if (packetLeaves) begin  // WindowController.java:287
          state <= State_HEADER;  // WindowController.java:287
        end
      end
      default /* State_COMPLETE */: begin  // WindowController.java:288
        if (completion_ready) begin  // WindowController.java:288
          state <= State_IDLE;  // WindowController.java:288
        end
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // WindowController.java:69
    end
  end
  PeerWords_64_16 sequences (  // WindowController.java:81
    .clock(clock), .reset(reset), .fetches(begins), .sets(packetLeaves && !isLocal), .index({channel, peer}),
    .word(sequences_word), .next(sequence_ + 16'd1));
  wire unused_ok = &{1'b0, transfer_data_destination_bytes, payload_data_last, allElements_shifted[15:8],
      header_1_shifted[255:64], distance_product[37:30], elements_7_shifted[15:8], wordsLeft_sum[2:0],
      wordsLeft_sum[15:11]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!(ends && moves) || payload_data_last)) begin  // WindowController.java:147
        $display("assertion failed: the last packet of a command ends with the last word of its access (WindowController.java:147)");
        $stop;  // WindowController.java:147
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!(ends && moves) || payload_data_last);  // WindowController.java:147
    end
  end
`endif
endmodule
`default_nettype wire
