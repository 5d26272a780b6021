`default_nettype none
// size.ports=4, size.slots=4, size.places=256, size.threads=256, size.pipelined=true
module MessageSender_ports4_slots4_places256_threads256_pipelined (  // MessageSender.java:89
  input  wire clock,  // MessageSender.java:89
  input  wire reset,  // MessageSender.java:89
  input  wire [15:0] node,  // MessageSender.java:40
  input  wire [7:0] port_generation,  // MessageSender.java:45
  input  wire [15:0] port_rank,  // MessageSender.java:45
  input  wire [15:0] port_parent,  // MessageSender.java:45
  input  wire [5:0] port_child,  // MessageSender.java:45
  input  wire [15:0] port_firstChild,  // MessageSender.java:45
  input  wire [5:0] port_children,  // MessageSender.java:45
  input  wire [5:0] port_siblings,  // MessageSender.java:45
  input  wire [15:0] port_forChildren,  // MessageSender.java:45
  input  wire [15:0] port_forResult,  // MessageSender.java:45
  input  wire [63:0] descriptor_head,  // MessageSender.java:47
  input  wire [63:0] descriptor_shape,  // MessageSender.java:47
  input  wire [63:0] descriptor_outcome,  // MessageSender.java:47
  input  wire [31:0] tag,  // MessageSender.java:49
  output wire looks,  // MessageSender.java:51
  output wire [15:0] thread,  // MessageSender.java:53
  input  wire [15:0] threadsNode,  // MessageSender.java:55
  output wire findsNode,  // MessageSender.java:57
  output wire reads,  // MessageSender.java:60
  output wire [2:0] word,  // MessageSender.java:62
  input  wire [63:0] data,  // MessageSender.java:64
  output wire isReplaced,  // MessageSender.java:66
  output wire isUp,  // MessageSender.java:68
  input  wire [4:0] flags,  // MessageSender.java:70
  output wire [63:0] message_data_data,  // MessageSender.java:73
  output wire message_data_last,  // MessageSender.java:73
  output wire message_valid,  // MessageSender.java:73
  input  wire message_ready,  // MessageSender.java:73
  output wire [63:0] loop_data_data,  // MessageSender.java:75
  output wire loop_data_last,  // MessageSender.java:75
  output wire loop_valid,  // MessageSender.java:75
  input  wire loop_ready,  // MessageSender.java:75
  output wire [63:0] completion_data_data,  // MessageSender.java:77
  output wire completion_data_last,  // MessageSender.java:77
  output wire completion_valid,  // MessageSender.java:77
  input  wire completion_ready,  // MessageSender.java:77
  output wire ends,  // MessageSender.java:80
  input  wire mustWait,  // MessageSender.java:82
  output wire leavesUpwards,  // MessageSender.java:84
  input  wire [3:0] job_data_slot,  // MessageSender.java:91
  input  wire job_data_isUp,  // MessageSender.java:91
  input  wire job_data_isReplaced,  // MessageSender.java:91
  input  wire [15:0] job_data_errors,  // MessageSender.java:91
  input  wire [7:0] job_data_named,  // MessageSender.java:91
  input  wire job_valid,  // MessageSender.java:91
  output wire job_ready,  // MessageSender.java:91
  output wire [3:0] slot  // MessageSender.java:92
);
  localparam [2:0] State_IDLE = 3'd0;
  localparam [2:0] State_LOOK = 3'd1;
  localparam [2:0] State_NODE = 3'd2;
  localparam [2:0] State_HEADER = 3'd3;
  localparam [2:0] State_DATA = 3'd4;
  localparam [2:0] State_RELEASE = 3'd5;
  reg  [2:0] state;  // MessageSender.java:93
  reg  [3:0] now_slot;  // MessageSender.java:94
  reg  now_isUp;  // MessageSender.java:94
  reg  now_isReplaced;  // MessageSender.java:94
  reg  [15:0] now_errors;  // MessageSender.java:94
  reg  [7:0] now_named;  // MessageSender.java:94
  reg  [5:0] child;  // MessageSender.java:95
  reg  [2:0] at;  // MessageSender.java:96
  reg  [15:0] sequence_;  // MessageSender.java:97
  reg  [63:0] headerWord;  // MessageSender.java:191
  wire [8:0] count = {1'b0, descriptor_shape[39:32]};  // DataWords.java:21
  wire isWide = descriptor_shape[43];  // DataWords.java:22
  wire [3:0] operation = descriptor_head[11:8];  // Control.java:32
  wire pairs = (operation == 4'd3) || (operation == 4'd4);  // DataWords.java:48
  wire [8:0] narrow_sum = count + 9'd1;  // DataWords.java:24
  wire [8:0] narrow = pairs ? count : {1'b0, narrow_sum[8:1]};  // DataWords.java:24
  wire [8:0] wide = pairs ? {count[7:0], 1'b0} : count;  // DataWords.java:25
  wire [8:0] accumulators = (count == 9'd1) ? 9'd6 : 9'd0;  // DataWords.java:27
  wire [3:0] type_ = descriptor_head[15:12];  // Control.java:32
  wire [8:0] ownWords_choice = ((descriptor_head[5:4] == 2'd2) && (descriptor_head[11:8] == 4'd0)
      && ((type_ == 4'd0) || (type_ == 4'd1))) ? accumulators : (isWide ? wide : narrow);  // MessageSender.java:98
  wire [2:0] ownWords = ownWords_choice[2:0];  // MessageSender.java:98
  wire isDown = !now_isUp;  // MessageSender.java:100
  wire tellsHost = isDown && (child == port_children);  // MessageSender.java:101
  wire isRoot = port_rank == 16'd0;  // MessageSender.java:102
  wire [4:0] raised = (isDown || !now_isReplaced) ? 5'd0 : flags;  // MessageSender.java:114
  wire [15:0] errors = now_errors | {11'd0, raised};  // MessageSender.java:115
  wire failed = {5'd0, errors[15:5]} != 16'd0;  // MessageSender.java:116
  wire inHeader = state == State_HEADER;  // MessageSender.java:117
  wire offers = inHeader || (state == State_DATA);  // MessageSender.java:118
  wire [7:0] named = failed ? now_named : 8'd0;  // MessageSender.java:119
  wire [13:0] bytes = {8'd0, ownWords, 3'd0};  // MessageSender.java:175
  wire [63:0] link = {sequence_, 2'd0, bytes, node, threadsNode};  // MessageSender.java:176
  wire [7:0] status = failed ? 8'd2 : 8'd1;  // MessageSender.java:185
  wire [7:0] isChild = (isUp && !isRoot) ? {2'd0, port_child} : 8'd0;  // MessageSender.java:186
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
  wire isEmpty = failed || (isDown && !now_isReplaced) || (ownWords <= at);  // MessageSender.java:121
  wire [63:0] payload = isEmpty ? 64'd0 : data;  // MessageSender.java:122
  wire isLast = (state == State_DATA) && ((at + 3'd1) == ownWords);  // MessageSender.java:123
  wire toSelf = threadsNode == node;  // MessageSender.java:124
  wire fires = (message_valid && message_ready) || (loop_valid && loop_ready)
      || (completion_valid && completion_ready);  // MessageSender.java:128
  wire headerEnds = inHeader && (at == 3'd3);  // MessageSender.java:129
  wire [2:0] nextWord = headerEnds ? 3'd0 : (at + 3'd1);  // MessageSender.java:130
  wire sent = fires && isLast;  // MessageSender.java:136
  assign looks = state == State_LOOK;  // MessageSender.java:108
  assign thread = isDown ? (port_firstChild + {10'd0, child}) : port_parent;  // MessageSender.java:109
  assign findsNode = state == State_NODE;  // MessageSender.java:110
  assign reads = fires && (headerEnds || (state == State_DATA));  // MessageSender.java:131
  assign word = nextWord;  // MessageSender.java:132
  assign isReplaced = now_isReplaced;  // MessageSender.java:111
  assign isUp = now_isUp;  // MessageSender.java:112
  assign message_data_data = inHeader ? headerWord : payload;  // MessageSender.java:169
  assign message_data_last = isLast;  // MessageSender.java:170
  assign message_valid = offers && !tellsHost && !toSelf;  // MessageSender.java:168
  assign loop_data_data = inHeader ? headerWord : payload;  // MessageSender.java:169
  assign loop_data_last = isLast;  // MessageSender.java:170
  assign loop_valid = offers && !tellsHost && toSelf;  // MessageSender.java:168
  assign completion_data_data = inHeader ? headerWord : payload;  // MessageSender.java:169
  assign completion_data_last = isLast;  // MessageSender.java:170
  assign completion_valid = offers && tellsHost;  // MessageSender.java:168
  assign ends = (state == State_RELEASE) && !mustWait;  // MessageSender.java:133
  assign leavesUpwards = fires && isLast && !isDown;  // MessageSender.java:134
  assign job_ready = state == State_IDLE;  // MessageSender.java:106
  assign slot = now_slot;  // MessageSender.java:107
  always @* begin
    headerWord = link;  // MessageSender.java:192
    if (at == 3'd1) begin  // MessageSender.java:193
      headerWord = {kept_12, kept_11, kept_10, 2'd0, kept_9, 2'd0, isUp ? port_siblings : port_children, kept_7,
          kept_6, 2'd0, kept_4, isUp && !isRoot, kept_2, kept_1, kept_0};  // MessageSender.java:193
    end
    if (at == 3'd2) begin  // MessageSender.java:194
      headerWord = {kept_17, kept_16, kept_15, tellsHost ? port_rank : thread, port_rank};  // MessageSender.java:194
    end
    if (at == 3'd3) begin  // MessageSender.java:195
      headerWord = {tellsHost ? tag : descriptor_outcome[63:32], tellsHost ? named : isChild, tellsHost ? status
          : named, errors};  // MessageSender.java:195
    end
  end
  always @(posedge clock) begin
    case (state)  // MessageSender.java:93
      State_IDLE: begin  // MessageSender.java:138
        if (job_valid) begin  // MessageSender.java:139
          now_slot <= job_data_slot;  // MessageSender.java:140
          now_isUp <= job_data_isUp;  // MessageSender.java:140
          now_isReplaced <= job_data_isReplaced;  // MessageSender.java:140
          now_errors <= job_data_errors;  // MessageSender.java:140
          now_named <= job_data_named;  // MessageSender.java:140
          child <= 6'd0;  // MessageSender.java:141
        end
        if (job_valid) begin  // MessageSender.java:143
          state <= State_LOOK;  // MessageSender.java:143
        end
      end
      State_LOOK: begin  // MessageSender.java:144
        state <= State_NODE;  // MessageSender.java:144
      end
      State_NODE: begin  // MessageSender.java:146
        at <= {2'd0, tellsHost};  // MessageSender.java:147
        state <= State_HEADER;  // MessageSender.java:148
      end
      State_HEADER: begin  // MessageSender.java:149
        if (fires) begin  // MessageSender.java:150
          at <= nextWord;  // MessageSender.java:150
        end
        if (fires && headerEnds) begin  // MessageSender.java:151
          state <= State_DATA;  // MessageSender.java:151
        end
      end
      State_DATA: begin  // MessageSender.java:152
        if (fires) begin  // MessageSender.java:153
          at <= nextWord;  // MessageSender.java:154
          if (isLast) begin  // MessageSender.java:155
            sequence_ <= sequence_ + 16'd1;  // MessageSender.java:156
            child <= child + 6'd1;  // MessageSender.java:157
          end
        end
        if (sent && now_isUp) begin  // MessageSender.java:160
          state <= State_IDLE;  // MessageSender.java:160
        end else if (sent && tellsHost) begin  // MessageSender.java:161
          state <= State_RELEASE;  // MessageSender.java:161
        end else if (sent) begin  // MessageSender.java:162
          state <= State_NODE;  // MessageSender.java:162
        end
      end
      default /* State_RELEASE */: begin  // MessageSender.java:163
        if (ends) begin  // MessageSender.java:163
          state <= State_IDLE;  // MessageSender.java:163
        end
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // MessageSender.java:93
      child <= 6'd0;  // MessageSender.java:95
      at <= 3'd0;  // MessageSender.java:96
      sequence_ <= 16'd0;  // MessageSender.java:97
    end
  end
  wire unused_ok = &{1'b0, port_generation, port_forChildren, port_forResult, descriptor_head[23:22],
      descriptor_head[31:30], kept_3, kept_5, kept_8, kept_13, kept_14, kept_18, kept_19, kept_20, kept_21,
      narrow_sum[0], ownWords_choice[8:3]};
endmodule
`default_nettype wire
