`default_nettype none
// size.ports=4, size.slots=4, size.places=256, size.threads=256, size.pipelined=false
module MessageSender_ports4_slots4_places256_threads256 (  // MessageSender.java:137
  input  wire clock,  // MessageSender.java:137
  input  wire reset,  // MessageSender.java:137
  input  wire [15:0] node,  // MessageSender.java:44
  input  wire [7:0] port_generation,  // MessageSender.java:49
  input  wire [15:0] port_rank,  // MessageSender.java:49
  input  wire [15:0] port_parent,  // MessageSender.java:49
  input  wire [5:0] port_child,  // MessageSender.java:49
  input  wire [15:0] port_firstChild,  // MessageSender.java:49
  input  wire [5:0] port_children,  // MessageSender.java:49
  input  wire [5:0] port_siblings,  // MessageSender.java:49
  input  wire [15:0] port_forChildren,  // MessageSender.java:49
  input  wire [15:0] port_forResult,  // MessageSender.java:49
  input  wire [63:0] descriptor_head,  // MessageSender.java:51
  input  wire [63:0] descriptor_shape,  // MessageSender.java:51
  input  wire [63:0] descriptor_outcome,  // MessageSender.java:51
  input  wire [31:0] tag,  // MessageSender.java:53
  input  wire [2:0] descriptorWords,  // MessageSender.java:55
  output wire looks,  // MessageSender.java:57
  output wire [15:0] thread,  // MessageSender.java:59
  input  wire [15:0] threadsNode,  // MessageSender.java:61
  output wire findsNode,  // MessageSender.java:63
  output wire reads,  // MessageSender.java:66
  output wire [2:0] word,  // MessageSender.java:68
  input  wire [63:0] data,  // MessageSender.java:70
  output wire isReplaced,  // MessageSender.java:72
  output wire isUp,  // MessageSender.java:74
  input  wire [4:0] flags,  // MessageSender.java:76
  output wire [63:0] message_data_data,  // MessageSender.java:79
  output wire message_data_last,  // MessageSender.java:79
  output wire message_valid,  // MessageSender.java:79
  input  wire message_ready,  // MessageSender.java:79
  output wire [63:0] loop_data_data,  // MessageSender.java:81
  output wire loop_data_last,  // MessageSender.java:81
  output wire loop_valid,  // MessageSender.java:81
  input  wire loop_ready,  // MessageSender.java:81
  output wire [63:0] completion_data_data,  // MessageSender.java:83
  output wire completion_data_last,  // MessageSender.java:83
  output wire completion_valid,  // MessageSender.java:83
  input  wire completion_ready,  // MessageSender.java:83
  output wire ends,  // MessageSender.java:86
  input  wire mustWait,  // MessageSender.java:88
  output wire leavesUpwards,  // MessageSender.java:90
  output wire hasLeftUpwards,  // MessageSender.java:92
  input  wire [3:0] job_data_slot,  // MessageSender.java:140
  input  wire job_data_isUp,  // MessageSender.java:140
  input  wire job_data_isReplaced,  // MessageSender.java:140
  input  wire [15:0] job_data_errors,  // MessageSender.java:140
  input  wire [7:0] job_data_named,  // MessageSender.java:140
  input  wire job_valid,  // MessageSender.java:140
  output wire job_ready,  // MessageSender.java:140
  output wire [3:0] slot,  // MessageSender.java:141
  output wire [3:0] leftSlot  // MessageSender.java:142
);
  localparam [2:0] State_IDLE = 3'd0;
  localparam [2:0] State_LOOK = 3'd1;
  localparam [2:0] State_FOUND = 3'd2;
  localparam [2:0] State_HEADER = 3'd3;
  localparam [2:0] State_DATA = 3'd4;
  localparam [2:0] State_RELEASE = 3'd5;
  reg  [2:0] state;  // MessageSender.java:97
  reg  [3:0] now_slot;  // MessageSender.java:143
  reg  now_isUp;  // MessageSender.java:143
  reg  now_isReplaced;  // MessageSender.java:143
  reg  [15:0] now_errors;  // MessageSender.java:143
  reg  [7:0] now_named;  // MessageSender.java:143
  reg  [5:0] child;  // MessageSender.java:144
  reg  [2:0] at;  // MessageSender.java:145
  reg  [15:0] sequence_;  // MessageSender.java:146
  reg  [5:0] sought;  // MessageSender.java:147
  reg  [15:0] receiver;  // MessageSender.java:148
  reg  [15:0] receiversNode;  // MessageSender.java:149
  reg  tellsHost;  // MessageSender.java:150
  reg  [63:0] headerWord;  // MessageSender.java:307
  wire composed_source_valid;  // MessageSender.java:193
  wire leaving_sink_ready;  // MessageSender.java:194
  reg  isLeaving;  // MessageSender.java:228
  reg  [3:0] slotLeaving;  // MessageSender.java:229
  wire composed_source_ready, composed_sink_data_word_last, composed_sink_data_toHost,
      composed_sink_data_toSelf, composed_sink_valid;  // MessageSender.java:193
  wire [63:0] composed_sink_data_word_data;  // MessageSender.java:193
  wire leaving_source_ready, leaving_sink_data_word_last, leaving_sink_data_toHost, leaving_sink_data_toSelf,
      leaving_sink_valid;  // MessageSender.java:194
  wire [63:0] leaving_sink_data_word_data;  // MessageSender.java:194
  wire isDown = !now_isUp;  // MessageSender.java:162
  wire isForHost = isDown && (child == port_children);  // MessageSender.java:163
  wire isRoot = port_rank == 16'd0;  // MessageSender.java:164
  wire [2:0] words = tellsHost ? descriptorWords : 3'd6;  // MessageSender.java:166
  wire [4:0] raised = (isDown || !now_isReplaced) ? 5'd0 : flags;  // MessageSender.java:179
  wire [15:0] errors = now_errors | {11'd0, raised};  // MessageSender.java:180
  wire failed = {5'd0, errors[15:5]} != 16'd0;  // MessageSender.java:181
  wire inHeader = state == State_HEADER;  // MessageSender.java:186
  wire offers = inHeader || (state == State_DATA);  // MessageSender.java:187
  wire [7:0] named = failed ? now_named : 8'd0;  // MessageSender.java:188
  wire [13:0] bytes = {8'd0, words, 3'd0};  // MessageSender.java:291
  wire [63:0] link = {sequence_, 2'd0, bytes, node, receiversNode};  // MessageSender.java:292
  wire [7:0] status = failed ? 8'd2 : 8'd1;  // MessageSender.java:301
  wire [7:0] isChild = (isUp && !isRoot) ? {2'd0, port_child} : 8'd0;  // MessageSender.java:302
  wire kept_0 = descriptor_head[0];  // Control.java:49
  wire kept_1 = descriptor_head[1];  // Control.java:49
  wire kept_2 = descriptor_head[2];  // Control.java:49
  wire kept_3 = descriptor_head[3];  // Control.java:49
  wire [1:0] kept_4 = descriptor_head[5:4];  // Control.java:49
  wire [1:0] kept_5 = descriptor_head[7:6];  // Control.java:49
  wire [3:0] kept_6 = descriptor_head[11:8];  // Control.java:49
  wire [3:0] kept_7 = descriptor_head[15:12];  // Control.java:49
  wire [5:0] kept_8 = descriptor_head[21:16];  // Control.java:49
  wire [5:0] kept_9 = descriptor_head[29:24];  // Control.java:49
  wire [7:0] kept_10 = descriptor_head[39:32];  // Control.java:49
  wire [7:0] kept_11 = descriptor_head[47:40];  // Control.java:49
  wire [15:0] kept_12 = descriptor_head[63:48];  // Control.java:49
  wire [15:0] kept_13 = descriptor_shape[15:0];  // Control.java:49
  wire [15:0] kept_14 = descriptor_shape[31:16];  // Control.java:49
  wire [7:0] kept_15 = descriptor_shape[39:32];  // Control.java:49
  wire [7:0] kept_16 = descriptor_shape[47:40];  // Control.java:49
  wire [15:0] kept_17 = descriptor_shape[63:48];  // Control.java:49
  wire [15:0] kept_18 = descriptor_outcome[15:0];  // Control.java:49
  wire [7:0] kept_19 = descriptor_outcome[23:16];  // Control.java:49
  wire [7:0] kept_20 = descriptor_outcome[31:24];  // Control.java:49
  wire [31:0] kept_21 = descriptor_outcome[63:32];  // Control.java:49
  wire isEmpty = failed || (isDown && !now_isReplaced) || (descriptorWords <= at);  // MessageSender.java:190
  wire [63:0] payload = data & {64{(state == State_DATA) && !isEmpty}};  // MessageSender.java:191
  wire isLast = (state == State_DATA) && ((at + 3'd1) == words);  // MessageSender.java:192
  wire fires = composed_source_valid && composed_source_ready;  // MessageSender.java:203
  wire toNetwork = !(leaving_sink_data_toHost || leaving_sink_data_toSelf);  // MessageSender.java:209
  wire toLoop = !leaving_sink_data_toHost && leaving_sink_data_toSelf;  // MessageSender.java:210
  wire headerEnds = inHeader && (at == 3'd3);  // MessageSender.java:218
  wire [2:0] nextWord = headerEnds ? 3'd0 : (at + 3'd1);  // MessageSender.java:219
  wire endLeaves = leaving_sink_valid && leaving_sink_ready && leaving_sink_data_word_last;  // MessageSender.java:230
  wire sent = fires && isLast;  // MessageSender.java:242
  wire goesOn = sent && isDown && !tellsHost;  // MessageSender.java:243
  assign looks = state == State_LOOK;  // MessageSender.java:170
  assign thread = isDown ? (port_firstChild + {10'd0, sought}) : port_parent;  // MessageSender.java:171
  assign findsNode = (state == State_LOOK) || goesOn;  // MessageSender.java:244
  assign reads = fires && (headerEnds || (state == State_DATA));  // MessageSender.java:220
  assign word = nextWord;  // MessageSender.java:221
  assign isReplaced = now_isReplaced;  // MessageSender.java:172
  assign isUp = now_isUp;  // MessageSender.java:173
  assign message_data_data = leaving_sink_data_word_data;  // MessageSender.java:286
  assign message_data_last = leaving_sink_data_word_last;  // MessageSender.java:287
  assign message_valid = leaving_sink_valid && toNetwork;  // MessageSender.java:285
  assign loop_data_data = leaving_sink_data_word_data;  // MessageSender.java:286
  assign loop_data_last = leaving_sink_data_word_last;  // MessageSender.java:287
  assign loop_valid = leaving_sink_valid && toLoop;  // MessageSender.java:285
  assign completion_data_data = leaving_sink_data_word_data;  // MessageSender.java:286
  assign completion_data_last = leaving_sink_data_word_last;  // MessageSender.java:287
  assign completion_valid = leaving_sink_valid && leaving_sink_data_toHost;  // MessageSender.java:285
  assign ends = (state == State_RELEASE) && !mustWait;  // MessageSender.java:225
  assign leavesUpwards = fires && isLast && !isDown;  // MessageSender.java:226
  assign hasLeftUpwards = isLeaving && endLeaves;  // MessageSender.java:236
  assign job_ready = state == State_IDLE;  // MessageSender.java:168
  assign slot = now_slot;  // MessageSender.java:169
  assign leftSlot = slotLeaving;  // MessageSender.java:237
  always @* begin
    headerWord = link;  // MessageSender.java:308
    if (at == 3'd1) begin  // MessageSender.java:309
      headerWord = {kept_12, kept_11, kept_10, 2'd0, kept_9, 2'd0, isUp ? port_siblings : port_children, kept_7,
          kept_6, 2'd0, kept_4, isUp && !isRoot, kept_2, kept_1, kept_0};  // MessageSender.java:309
    end
    if (at == 3'd2) begin  // MessageSender.java:310
      headerWord = {kept_17, kept_16, kept_15, tellsHost ? port_rank : receiver, port_rank};  // MessageSender.java:310
    end
    if (at == 3'd3) begin  // MessageSender.java:311
      headerWord = {tellsHost ? tag : descriptor_outcome[63:32], tellsHost ? named : isChild, tellsHost ? status
          : named, errors};  // MessageSender.java:311
    end
  end
  assign composed_source_valid = offers;  // MessageSender.java:196
  assign leaving_sink_ready = leaving_sink_data_toHost ? completion_ready
      : (leaving_sink_data_toSelf ? loop_ready : message_ready);  // MessageSender.java:214
  always @(posedge clock) begin
    if (leavesUpwards) begin  // MessageSender.java:231
      isLeaving <= 1'b1;  // MessageSender.java:232
      slotLeaving <= now_slot;  // MessageSender.java:233
    end else if (endLeaves) begin  // MessageSender.java:235
      isLeaving <= 1'b0;  // MessageSender.java:235
    end
    if (findsNode) begin  // MessageSender.java:245
      sought <= sought + 6'd1;  // MessageSender.java:246
      receiver <= thread;  // MessageSender.java:247
    end
    case (state)  // MessageSender.java:97
      State_IDLE: begin  // MessageSender.java:250
        if (job_valid) begin  // MessageSender.java:251
          now_slot <= job_data_slot;  // MessageSender.java:252
          now_isUp <= job_data_isUp;  // MessageSender.java:252
          now_isReplaced <= job_data_isReplaced;  // MessageSender.java:252
          now_errors <= job_data_errors;  // MessageSender.java:252
          now_named <= job_data_named;  // MessageSender.java:252
          child <= 6'd0;  // MessageSender.java:253
          sought <= 6'd0;  // MessageSender.java:254
        end
        if (job_valid) begin  // MessageSender.java:256
          state <= State_LOOK;  // MessageSender.java:256
        end
      end
      State_LOOK: begin  // MessageSender.java:257
        state <= State_FOUND;  // MessageSender.java:257
      end
      State_FOUND: begin  // MessageSender.java:259
        receiversNode <= threadsNode;  // MessageSender.java:261
        tellsHost <= isForHost;  // MessageSender.java:262
        at <= {2'd0, isForHost};  // MessageSender.java:263
        state <= State_HEADER;  // MessageSender.java:265
      end
      State_HEADER: begin  // MessageSender.java:266
        if (fires) begin  // MessageSender.java:267
          at <= nextWord;  // MessageSender.java:267
        end
        if (fires && headerEnds) begin  // MessageSender.java:268
          state <= State_DATA;  // MessageSender.java:268
        end
      end
      State_DATA: begin  // MessageSender.java:269
        if (fires) begin  // MessageSender.java:270
          at <= nextWord;  // MessageSender.java:271
          if (isLast) begin  // MessageSender.java:272
            sequence_ <= sequence_ + 16'd1;  // MessageSender.java:273
            child <= child + 6'd1;  // MessageSender.java:274
          end
        end
        if (sent && now_isUp) begin  // MessageSender.java:277
          state <= State_IDLE;  // MessageSender.java:277
        end else if (sent && tellsHost) begin  // MessageSender.java:278
          state <= State_RELEASE;  // MessageSender.java:278
        end else if (sent) begin  // MessageSender.java:279
          state <= State_FOUND;  // MessageSender.java:279
        end
      end
      default /* State_RELEASE */: begin  // MessageSender.java:280
        if (ends) begin  // MessageSender.java:280
          state <= State_IDLE;  // MessageSender.java:280
        end
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // MessageSender.java:97
      child <= 6'd0;  // MessageSender.java:144
      at <= 3'd0;  // MessageSender.java:145
      sequence_ <= 16'd0;  // MessageSender.java:146
      sought <= 6'd0;  // MessageSender.java:147
      isLeaving <= 1'b0;  // MessageSender.java:228
    end
  end
  ForwardRegister_SentWord67 composed (  // MessageSender.java:193
    .clock(clock), .reset(reset), .source_data_word_data((headerWord & {64{inHeader}}) | payload),
    .source_data_word_last(isLast), .source_data_toHost(tellsHost), .source_data_toSelf(receiversNode == node),
    .source_valid(composed_source_valid), .source_ready(composed_source_ready),
    .sink_data_word_data(composed_sink_data_word_data), .sink_data_word_last(composed_sink_data_word_last),
    .sink_data_toHost(composed_sink_data_toHost), .sink_data_toSelf(composed_sink_data_toSelf),
    .sink_valid(composed_sink_valid), .sink_ready(leaving_source_ready));
  BackwardRegister_SentWord67 leaving (  // MessageSender.java:194
    .clock(clock), .reset(reset), .source_data_word_data(composed_sink_data_word_data),
    .source_data_word_last(composed_sink_data_word_last), .source_data_toHost(composed_sink_data_toHost),
    .source_data_toSelf(composed_sink_data_toSelf), .source_valid(composed_sink_valid),
    .source_ready(leaving_source_ready), .sink_data_word_data(leaving_sink_data_word_data),
    .sink_data_word_last(leaving_sink_data_word_last), .sink_data_toHost(leaving_sink_data_toHost),
    .sink_data_toSelf(leaving_sink_data_toSelf), .sink_valid(leaving_sink_valid),
    .sink_ready(leaving_sink_ready));
  wire unused_ok = &{1'b0, port_generation, port_forChildren, port_forResult, descriptor_head[23:22],
      descriptor_head[31:30], kept_3, kept_5, kept_8, kept_13, kept_14, kept_18, kept_19, kept_20, kept_21};
endmodule
`default_nettype wire
