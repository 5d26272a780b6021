// size.ports=4, size.slots=4, size.places=256, size.threads=256, size.pipelined=true
module FoldScheduler_4_4_256_256_true (  // FoldScheduler.java:29
  input  wire clock,  // FoldScheduler.java:29
  input  wire reset,  // FoldScheduler.java:29
  input  wire [1:0] event_data_kind,  // FoldScheduler.java:31
  input  wire [3:0] event_data_slot,  // FoldScheduler.java:31
  input  wire [4:0] event_data_child,  // FoldScheduler.java:31
  input  wire [63:0] event_data_control_head,  // FoldScheduler.java:31
  input  wire [63:0] event_data_control_shape,  // FoldScheduler.java:31
  input  wire [63:0] event_data_control_outcome,  // FoldScheduler.java:31
  input  wire event_data_fires,  // FoldScheduler.java:31
  input  wire event_data_fails,  // FoldScheduler.java:31
  input  wire event_valid,  // FoldScheduler.java:31
  output wire [3:0] fold_data_slot,  // FoldScheduler.java:32
  output wire [4:0] fold_data_child,  // FoldScheduler.java:32
  output wire fold_data_isOwn,  // FoldScheduler.java:32
  output wire fold_data_isSkip,  // FoldScheduler.java:32
  output wire fold_data_isFirst,  // FoldScheduler.java:32
  output wire fold_data_isBinned,  // FoldScheduler.java:32
  output wire [2:0] fold_data_words,  // FoldScheduler.java:32
  output wire [3:0] fold_data_operation,  // FoldScheduler.java:32
  output wire [3:0] fold_data_type,  // FoldScheduler.java:32
  output wire fold_valid,  // FoldScheduler.java:32
  output wire [3:0] send_data_slot,  // FoldScheduler.java:33
  output wire send_data_isUp,  // FoldScheduler.java:33
  output wire send_data_isReplaced,  // FoldScheduler.java:33
  output wire [15:0] send_data_errors,  // FoldScheduler.java:33
  output wire [7:0] send_data_missing,  // FoldScheduler.java:33
  output wire send_valid  // FoldScheduler.java:33
);
  localparam [1:0] Kind_ARRIVED = 2'd0;
  localparam [1:0] Kind_ARMED = 2'd1;
  localparam [1:0] Kind_FOLDED = 2'd3;
  reg  state_agreed;  // FoldScheduler.java:24
  reg  [63:0] state_head;  // FoldScheduler.java:24
  reg  [63:0] state_shape;  // FoldScheduler.java:24
  reg  [31:0] state_arrived;  // FoldScheduler.java:24
  reg  [5:0] state_count;  // FoldScheduler.java:24
  wire [5:0] state_next;  // FoldScheduler.java:24
  reg  [5:0] state_branch;  // FoldScheduler.java:24
  wire state_started;  // FoldScheduler.java:24
  reg  state_fired;  // FoldScheduler.java:24
  reg  state_failed;  // FoldScheduler.java:24
  wire state_ownFolded;  // FoldScheduler.java:24
  reg  state_busy;  // FoldScheduler.java:24
  reg  [15:0] state_errors;  // FoldScheduler.java:24
  reg  [7:0] state_missing;  // FoldScheduler.java:24
  reg  [15:0] known;  // FoldScheduler.java:38
  reg  acts;  // FoldScheduler.java:39
  reg  [1:0] now_kind;  // FoldScheduler.java:40
  reg  [3:0] now_slot;  // FoldScheduler.java:40
  reg  [4:0] now_child;  // FoldScheduler.java:40
  reg  [63:0] now_control_head;  // FoldScheduler.java:40
  reg  [63:0] now_control_shape;  // FoldScheduler.java:40
  reg  [63:0] now_control_outcome;  // FoldScheduler.java:40
  reg  now_fires;  // FoldScheduler.java:40
  reg  now_fails;  // FoldScheduler.java:40
  reg  [207:0] stored;  // FoldScheduler.java:43
  reg  wrote;  // FoldScheduler.java:44
  reg  [3:0] writtenSlot;  // FoldScheduler.java:45
  reg  written_agreed;  // FoldScheduler.java:46
  reg  [63:0] written_head;  // FoldScheduler.java:46
  reg  [63:0] written_shape;  // FoldScheduler.java:46
  reg  [31:0] written_arrived;  // FoldScheduler.java:46
  reg  [5:0] written_count;  // FoldScheduler.java:46
  reg  [5:0] written_next;  // FoldScheduler.java:46
  reg  [5:0] written_branch;  // FoldScheduler.java:46
  reg  written_started;  // FoldScheduler.java:46
  reg  written_fired;  // FoldScheduler.java:46
  reg  written_failed;  // FoldScheduler.java:46
  reg  written_ownFolded;  // FoldScheduler.java:46
  reg  written_busy;  // FoldScheduler.java:46
  reg  [15:0] written_errors;  // FoldScheduler.java:46
  reg  [7:0] written_missing;  // FoldScheduler.java:46
  reg  old_agreed;  // FoldScheduler.java:48
  reg  [63:0] old_head;  // FoldScheduler.java:48
  reg  [63:0] old_shape;  // FoldScheduler.java:48
  reg  [31:0] old_arrived;  // FoldScheduler.java:48
  reg  [5:0] old_count;  // FoldScheduler.java:48
  reg  [5:0] old_next;  // FoldScheduler.java:48
  reg  [5:0] old_branch;  // FoldScheduler.java:48
  reg  old_started;  // FoldScheduler.java:48
  reg  old_fired;  // FoldScheduler.java:48
  reg  old_failed;  // FoldScheduler.java:48
  reg  old_ownFolded;  // FoldScheduler.java:48
  reg  old_busy;  // FoldScheduler.java:48
  reg  [15:0] old_errors;  // FoldScheduler.java:48
  reg  [7:0] old_missing;  // FoldScheduler.java:48
  reg  [15:0] raised;  // FoldScheduler.java:134
  wire kept_agreed;  // FoldScheduler.java:92
  wire [63:0] kept_head;  // FoldScheduler.java:92
  wire [63:0] kept_shape;  // FoldScheduler.java:92
  wire [31:0] kept_arrived;  // FoldScheduler.java:92
  wire [5:0] kept_count;  // FoldScheduler.java:92
  reg  [5:0] kept_next;  // FoldScheduler.java:92
  wire [5:0] kept_branch;  // FoldScheduler.java:92
  reg  kept_started;  // FoldScheduler.java:92
  wire kept_fired;  // FoldScheduler.java:92
  wire kept_failed;  // FoldScheduler.java:92
  reg  kept_ownFolded;  // FoldScheduler.java:92
  reg  kept_busy;  // FoldScheduler.java:92
  wire [15:0] kept_errors;  // FoldScheduler.java:92
  wire [7:0] kept_missing;  // FoldScheduler.java:92
  reg  [207:0] states [0:15];  // FoldScheduler.java:35
  reg  [4:0] order [0:511];  // FoldScheduler.java:37
  wire [8:0] arrivalPlace = {now_slot, old_count[4:0]};  // FoldScheduler.java:52
  wire arrives_0 = now_kind == Kind_ARRIVED;  // FoldScheduler.java:53
  wire arrives_1 = now_kind == Kind_ARRIVED;  // FoldScheduler.java:132
  wire arms = now_kind == Kind_ARMED;  // FoldScheduler.java:133
  wire type_0 = (old_head[15:12] != now_control_head[15:12]) || (old_shape[47:40] != now_control_shape[47:40]);  // FoldScheduler.java:170
  wire [5:0] bits = {old_shape[63:48] != now_control_shape[63:48], old_head[5:4] != now_control_head[5:4],
      old_head[21:16] != now_control_head[21:16], old_shape[39:32] != now_control_shape[39:32], type_0,
      old_head[11:8] != now_control_head[11:8]};  // FoldScheduler.java:171
  wire [15:0] told = arrives_1 ? now_control_outcome[15:0] : 16'd0;  // FoldScheduler.java:158
  wire firstMissing = !old_errors[14];  // FoldScheduler.java:159
  wire byArrival = state_head[5:4] != 2'd1;  // FoldScheduler.java:58
  wire [5:0] last = state_failed ? 6'd32 : state_branch;  // FoldScheduler.java:59
  wire childrenDone = state_fired && (state_next == (byArrival ? state_count : last));  // FoldScheduler.java:60
  wire [63:0] isThere_shifted = {32'd0, state_arrived} >> state_next;  // FoldScheduler.java:61
  wire isThere = byArrival ? (state_next < state_count) : isThere_shifted[0];  // FoldScheduler.java:61
  wire skips = state_failed && !byArrival && !isThere && !childrenDone;  // FoldScheduler.java:62
  wire foldsChild = !childrenDone && isThere;  // FoldScheduler.java:63
  wire isLeaf = (state_branch == 6'd0) && !state_started;  // FoldScheduler.java:65
  wire foldsOwn = childrenDone && !state_ownFolded && !isLeaf;  // FoldScheduler.java:66
  wire sends = childrenDone && (state_ownFolded || isLeaf);  // FoldScheduler.java:67
  wire mayBegin = acts && !state_busy;  // FoldScheduler.java:68
  wire [8:0] inOrder_address_joined = {now_slot, state_next[4:0]};  // FoldScheduler.java:70
  wire [4:0] inOrder = order[inOrder_address_joined];  // FoldScheduler.java:70
  wire justArrived = arrives_0 && (state_next == old_count);  // FoldScheduler.java:71
  wire [4:0] arrival = justArrived ? now_child : inOrder;  // FoldScheduler.java:72
  wire [3:0] type_1 = state_head[15:12];  // Control.java:32
  wire [8:0] count = {1'b0, state_shape[39:32]};  // DataWords.java:21
  wire isWide = state_shape[43];  // DataWords.java:22
  wire [3:0] operation = state_head[11:8];  // Control.java:32
  wire pairs = (operation == 4'd3) || (operation == 4'd4);  // DataWords.java:48
  wire [8:0] narrow_sum = count + 9'd1;  // DataWords.java:24
  wire [8:0] narrow = pairs ? count : {1'b0, narrow_sum[8:1]};  // DataWords.java:24
  wire [8:0] wide = pairs ? {count[7:0], 1'b0} : count;  // DataWords.java:25
  wire [8:0] accumulators = (count == 9'd1) ? 9'd6 : 9'd0;  // DataWords.java:27
  wire [3:0] type_2 = state_head[15:12];  // Control.java:32
  wire [15:0] mine = {now_slot == 4'd15, now_slot == 4'd14, now_slot == 4'd13, now_slot == 4'd12, now_slot
      == 4'd11, now_slot == 4'd10, now_slot == 4'd9, now_slot == 4'd8, now_slot == 4'd7, now_slot == 4'd6,
      now_slot == 4'd5, now_slot == 4'd4, now_slot == 4'd3, now_slot == 4'd2, now_slot == 4'd1, now_slot
      == 4'd0};  // FoldScheduler.java:104
  wire [207:0] stored_read = states[event_data_slot];  // FoldScheduler.java:43
  wire [15:0] old_agreed_when_shifted = known >> now_slot;  // FoldScheduler.java:51
  wire [31:0] state_arrived_joined = {now_child == 5'd31, now_child == 5'd30, now_child == 5'd29, now_child
      == 5'd28, now_child == 5'd27, now_child == 5'd26, now_child == 5'd25, now_child == 5'd24, now_child
      == 5'd23, now_child == 5'd22, now_child == 5'd21, now_child == 5'd20, now_child == 5'd19, now_child
      == 5'd18, now_child == 5'd17, now_child == 5'd16, now_child == 5'd15, now_child == 5'd14, now_child
      == 5'd13, now_child == 5'd12, now_child == 5'd11, now_child == 5'd10, now_child == 5'd9, now_child
      == 5'd8, now_child == 5'd7, now_child == 5'd6, now_child == 5'd5, now_child == 5'd4, now_child == 5'd3,
      now_child == 5'd2, now_child == 5'd1, now_child == 5'd0};  // FoldScheduler.java:138
  wire [8:0] fold_data_words_choice = ((state_head[5:4] == 2'd2) && (state_head[11:8] == 4'd0)
      && ((type_2 == 4'd0) || (type_2 == 4'd1))) ? accumulators : (isWide ? wide : narrow);  // FoldScheduler.java:81
  always @* begin
    state_agreed = old_agreed;  // FoldScheduler.java:131
    if (arrives_1 || arms) begin  // FoldScheduler.java:141
      if (!old_agreed) begin  // FoldScheduler.java:142
        state_agreed = 1'b1;  // FoldScheduler.java:143
      end
    end
  end
  always @* begin
    state_head = old_head;  // FoldScheduler.java:131
    if (arrives_1 || arms) begin  // FoldScheduler.java:141
      if (!old_agreed) begin  // FoldScheduler.java:142
        state_head = now_control_head;  // FoldScheduler.java:144
      end
    end
  end
  always @* begin
    state_shape = old_shape;  // FoldScheduler.java:131
    if (arrives_1 || arms) begin  // FoldScheduler.java:141
      if (!old_agreed) begin  // FoldScheduler.java:142
        state_shape = now_control_shape;  // FoldScheduler.java:145
      end
    end
  end
  always @* begin
    state_arrived = old_arrived;  // FoldScheduler.java:131
    if (arrives_1) begin  // FoldScheduler.java:137
      state_arrived = old_arrived | state_arrived_joined;  // FoldScheduler.java:138
    end
  end
  always @* begin
    state_count = old_count;  // FoldScheduler.java:131
    if (arrives_1) begin  // FoldScheduler.java:137
      state_count = old_count + 6'd1;  // FoldScheduler.java:139
    end
  end
  assign state_next = old_next;  // FoldScheduler.java:131
  always @* begin
    state_branch = old_branch;  // FoldScheduler.java:131
    if (arms) begin  // FoldScheduler.java:149
      state_branch = now_control_head[21:16];  // FoldScheduler.java:149
    end
  end
  assign state_started = old_started;  // FoldScheduler.java:131
  always @* begin
    state_fired = old_fired;  // FoldScheduler.java:131
    if (now_fires) begin  // FoldScheduler.java:150
      state_fired = 1'b1;  // FoldScheduler.java:150
    end
  end
  always @* begin
    state_failed = old_failed;  // FoldScheduler.java:131
    if (now_fails) begin  // FoldScheduler.java:151
      state_failed = 1'b1;  // FoldScheduler.java:152
    end
  end
  assign state_ownFolded = old_ownFolded;  // FoldScheduler.java:131
  always @* begin
    state_busy = old_busy;  // FoldScheduler.java:131
    if (now_kind == Kind_FOLDED) begin  // FoldScheduler.java:136
      state_busy = 1'b0;  // FoldScheduler.java:136
    end
  end
  always @* begin
    state_errors = old_errors;  // FoldScheduler.java:131
    if (now_kind != Kind_FOLDED) begin  // FoldScheduler.java:163
      state_errors = old_errors | raised | told;  // FoldScheduler.java:165
    end
  end
  always @* begin
    state_missing = old_missing;  // FoldScheduler.java:131
    if (now_fails) begin  // FoldScheduler.java:151
      if (!arms) begin  // FoldScheduler.java:153
        state_missing = now_control_outcome[23:16];  // FoldScheduler.java:155
      end
    end
    if (arrives_1 && told[14] && firstMissing) begin  // FoldScheduler.java:160
      state_missing = now_control_outcome[23:16];  // FoldScheduler.java:162
    end
  end
  assign fold_data_slot = now_slot;  // FoldScheduler.java:75
  assign fold_data_child = byArrival ? arrival : state_next[4:0];  // FoldScheduler.java:76
  assign fold_data_isOwn = foldsOwn;  // FoldScheduler.java:77
  assign fold_data_isSkip = skips;  // FoldScheduler.java:78
  assign fold_data_isFirst = !state_started;  // FoldScheduler.java:79
  assign fold_data_isBinned = (state_head[5:4] == 2'd2) && (state_head[11:8] == 4'd0)
      && ((type_1 == 4'd0) || (type_1 == 4'd1));  // FoldScheduler.java:80
  assign fold_data_words = fold_data_words_choice[2:0];  // FoldScheduler.java:81
  assign fold_data_operation = state_head[11:8];  // FoldScheduler.java:82
  assign fold_data_type = state_head[15:12];  // FoldScheduler.java:83
  assign fold_valid = mayBegin && (foldsChild || foldsOwn || skips);  // FoldScheduler.java:74
  assign send_data_slot = now_slot;  // FoldScheduler.java:86
  assign send_data_isUp = 1'b1;  // FoldScheduler.java:87
  assign send_data_isReplaced = !isLeaf;  // FoldScheduler.java:88
  assign send_data_errors = state_errors;  // FoldScheduler.java:89
  assign send_data_missing = state_missing;  // FoldScheduler.java:90
  assign send_valid = mayBegin && sends;  // FoldScheduler.java:85
  always @* begin
    old_agreed = stored[207];  // FoldScheduler.java:49
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:50
      old_agreed = written_agreed;  // FoldScheduler.java:50
    end
    if (!old_agreed_when_shifted[0]) begin  // FoldScheduler.java:51
      old_agreed = 1'b0;  // FoldScheduler.java:113
    end
  end
  always @* begin
    old_head = stored[206:143];  // FoldScheduler.java:49
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:50
      old_head = written_head;  // FoldScheduler.java:50
    end
    if (!old_agreed_when_shifted[0]) begin  // FoldScheduler.java:51
      old_head = 64'd0;  // FoldScheduler.java:114
    end
  end
  always @* begin
    old_shape = stored[142:79];  // FoldScheduler.java:49
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:50
      old_shape = written_shape;  // FoldScheduler.java:50
    end
    if (!old_agreed_when_shifted[0]) begin  // FoldScheduler.java:51
      old_shape = 64'd0;  // FoldScheduler.java:115
    end
  end
  always @* begin
    old_arrived = stored[78:47];  // FoldScheduler.java:49
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:50
      old_arrived = written_arrived;  // FoldScheduler.java:50
    end
    if (!old_agreed_when_shifted[0]) begin  // FoldScheduler.java:51
      old_arrived = 32'd0;  // FoldScheduler.java:116
    end
  end
  always @* begin
    old_count = stored[46:41];  // FoldScheduler.java:49
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:50
      old_count = written_count;  // FoldScheduler.java:50
    end
    if (!old_agreed_when_shifted[0]) begin  // FoldScheduler.java:51
      old_count = 6'd0;  // FoldScheduler.java:117
    end
  end
  always @* begin
    old_next = stored[40:35];  // FoldScheduler.java:49
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:50
      old_next = written_next;  // FoldScheduler.java:50
    end
    if (!old_agreed_when_shifted[0]) begin  // FoldScheduler.java:51
      old_next = 6'd0;  // FoldScheduler.java:118
    end
  end
  always @* begin
    old_branch = stored[34:29];  // FoldScheduler.java:49
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:50
      old_branch = written_branch;  // FoldScheduler.java:50
    end
    if (!old_agreed_when_shifted[0]) begin  // FoldScheduler.java:51
      old_branch = 6'd0;  // FoldScheduler.java:119
    end
  end
  always @* begin
    old_started = stored[28];  // FoldScheduler.java:49
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:50
      old_started = written_started;  // FoldScheduler.java:50
    end
    if (!old_agreed_when_shifted[0]) begin  // FoldScheduler.java:51
      old_started = 1'b0;  // FoldScheduler.java:120
    end
  end
  always @* begin
    old_fired = stored[27];  // FoldScheduler.java:49
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:50
      old_fired = written_fired;  // FoldScheduler.java:50
    end
    if (!old_agreed_when_shifted[0]) begin  // FoldScheduler.java:51
      old_fired = 1'b0;  // FoldScheduler.java:121
    end
  end
  always @* begin
    old_failed = stored[26];  // FoldScheduler.java:49
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:50
      old_failed = written_failed;  // FoldScheduler.java:50
    end
    if (!old_agreed_when_shifted[0]) begin  // FoldScheduler.java:51
      old_failed = 1'b0;  // FoldScheduler.java:122
    end
  end
  always @* begin
    old_ownFolded = stored[25];  // FoldScheduler.java:49
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:50
      old_ownFolded = written_ownFolded;  // FoldScheduler.java:50
    end
    if (!old_agreed_when_shifted[0]) begin  // FoldScheduler.java:51
      old_ownFolded = 1'b0;  // FoldScheduler.java:123
    end
  end
  always @* begin
    old_busy = stored[24];  // FoldScheduler.java:49
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:50
      old_busy = written_busy;  // FoldScheduler.java:50
    end
    if (!old_agreed_when_shifted[0]) begin  // FoldScheduler.java:51
      old_busy = 1'b0;  // FoldScheduler.java:124
    end
  end
  always @* begin
    old_errors = stored[23:8];  // FoldScheduler.java:49
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:50
      old_errors = written_errors;  // FoldScheduler.java:50
    end
    if (!old_agreed_when_shifted[0]) begin  // FoldScheduler.java:51
      old_errors = 16'd0;  // FoldScheduler.java:125
    end
  end
  always @* begin
    old_missing = stored[7:0];  // FoldScheduler.java:49
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:50
      old_missing = written_missing;  // FoldScheduler.java:50
    end
    if (!old_agreed_when_shifted[0]) begin  // FoldScheduler.java:51
      old_missing = 8'd0;  // FoldScheduler.java:126
    end
  end
  always @* begin
    raised = 16'd0;  // FoldScheduler.java:135
    if (arrives_1 || arms) begin  // FoldScheduler.java:141
      if (!(!old_agreed)) begin  // FoldScheduler.java:142
        raised = {2'd0, bits, 8'd0};  // FoldScheduler.java:147
      end
    end
    if (now_fails) begin  // FoldScheduler.java:151
      if (arms) begin  // FoldScheduler.java:153
        raised = 16'd2048;  // FoldScheduler.java:153
      end else begin  // FoldScheduler.java:153
        raised = 16'h4000;  // FoldScheduler.java:154
      end
    end
  end
  assign kept_agreed = state_agreed;  // FoldScheduler.java:93
  assign kept_head = state_head;  // FoldScheduler.java:93
  assign kept_shape = state_shape;  // FoldScheduler.java:93
  assign kept_arrived = state_arrived;  // FoldScheduler.java:93
  assign kept_count = state_count;  // FoldScheduler.java:93
  always @* begin
    kept_next = state_next;  // FoldScheduler.java:93
    if (fold_valid) begin  // FoldScheduler.java:94
      if (!foldsOwn) begin  // FoldScheduler.java:96
        kept_next = state_next + 6'd1;  // FoldScheduler.java:97
      end
    end
  end
  assign kept_branch = state_branch;  // FoldScheduler.java:93
  always @* begin
    kept_started = state_started;  // FoldScheduler.java:93
    if (fold_valid) begin  // FoldScheduler.java:94
      if (!skips) begin  // FoldScheduler.java:98
        kept_started = 1'b1;  // FoldScheduler.java:98
      end
    end
  end
  assign kept_fired = state_fired;  // FoldScheduler.java:93
  assign kept_failed = state_failed;  // FoldScheduler.java:93
  always @* begin
    kept_ownFolded = state_ownFolded;  // FoldScheduler.java:93
    if (fold_valid) begin  // FoldScheduler.java:94
      if (foldsOwn) begin  // FoldScheduler.java:96
        kept_ownFolded = 1'b1;  // FoldScheduler.java:96
      end
    end
  end
  always @* begin
    kept_busy = state_busy;  // FoldScheduler.java:93
    if (fold_valid) begin  // FoldScheduler.java:94
      kept_busy = 1'b1;  // FoldScheduler.java:95
    end
  end
  assign kept_errors = state_errors;  // FoldScheduler.java:93
  assign kept_missing = state_missing;  // FoldScheduler.java:93
  always @(posedge clock) begin
    acts <= event_valid;  // FoldScheduler.java:41
    now_kind <= event_data_kind;  // FoldScheduler.java:42
    now_slot <= event_data_slot;  // FoldScheduler.java:42
    now_child <= event_data_child;  // FoldScheduler.java:42
    now_control_head <= event_data_control_head;  // FoldScheduler.java:42
    now_control_shape <= event_data_control_shape;  // FoldScheduler.java:42
    now_control_outcome <= event_data_control_outcome;  // FoldScheduler.java:42
    now_fires <= event_data_fires;  // FoldScheduler.java:42
    now_fails <= event_data_fails;  // FoldScheduler.java:42
    if (event_valid) begin  // FoldScheduler.java:43
      stored <= stored_read;  // FoldScheduler.java:43
    end
    if (acts && arrives_0) begin  // FoldScheduler.java:54
      order[arrivalPlace] <= now_child;  // FoldScheduler.java:54
    end
    if (acts) begin  // FoldScheduler.java:100
      states[now_slot] <= {kept_agreed, kept_head, kept_shape, kept_arrived, kept_count, kept_next, kept_branch,
          kept_started, kept_fired, kept_failed, kept_ownFolded, kept_busy, kept_errors, kept_missing};  // FoldScheduler.java:100
    end
    wrote <= acts;  // FoldScheduler.java:101
    writtenSlot <= now_slot;  // FoldScheduler.java:102
    written_agreed <= kept_agreed;  // FoldScheduler.java:103
    written_head <= kept_head;  // FoldScheduler.java:103
    written_shape <= kept_shape;  // FoldScheduler.java:103
    written_arrived <= kept_arrived;  // FoldScheduler.java:103
    written_count <= kept_count;  // FoldScheduler.java:103
    written_next <= kept_next;  // FoldScheduler.java:103
    written_branch <= kept_branch;  // FoldScheduler.java:103
    written_started <= kept_started;  // FoldScheduler.java:103
    written_fired <= kept_fired;  // FoldScheduler.java:103
    written_failed <= kept_failed;  // FoldScheduler.java:103
    written_ownFolded <= kept_ownFolded;  // FoldScheduler.java:103
    written_busy <= kept_busy;  // FoldScheduler.java:103
    written_errors <= kept_errors;  // FoldScheduler.java:103
    written_missing <= kept_missing;  // FoldScheduler.java:103
    if (acts) begin  // FoldScheduler.java:105
      known <= send_valid ? (known & ~mine) : (known | mine);  // FoldScheduler.java:105
    end
    if (reset) begin
      known <= 16'd0;  // FoldScheduler.java:38
      acts <= 1'b0;  // FoldScheduler.java:39
      wrote <= 1'b0;  // FoldScheduler.java:44
    end
  end
  wire unused_ok = &{1'b0, now_control_outcome[63:24], isThere_shifted[63:1], narrow_sum[0],
      old_agreed_when_shifted[15:1], fold_data_words_choice[8:3]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!acts || (now_kind != Kind_FOLDED) || old_busy)) begin  // FoldScheduler.java:106
        $display("assertion failed: only a fold that began comes to its end (FoldScheduler.java:106)");
        $stop;  // FoldScheduler.java:106
      end
      if (!(!acts || !arrives_0 || !old_fired)) begin  // FoldScheduler.java:109
        $display("assertion failed: nobody arrives behind the last (FoldScheduler.java:109)");
        $stop;  // FoldScheduler.java:109
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!acts || (now_kind != Kind_FOLDED) || old_busy);  // FoldScheduler.java:106
      assert (!acts || !arrives_0 || !old_fired);  // FoldScheduler.java:109
    end
  end
`endif
endmodule
