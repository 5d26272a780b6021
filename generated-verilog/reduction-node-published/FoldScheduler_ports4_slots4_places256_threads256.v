`default_nettype none
// size.ports=4, size.slots=4, size.places=256, size.threads=256, size.pipelined=false
module FoldScheduler_ports4_slots4_places256_threads256 (  // FoldScheduler.java:37
  input  wire clock,  // FoldScheduler.java:37
  input  wire reset,  // FoldScheduler.java:37
  input  wire [1:0] event_data_kind,  // FoldScheduler.java:39
  input  wire [3:0] event_data_slot,  // FoldScheduler.java:39
  input  wire [4:0] event_data_child,  // FoldScheduler.java:39
  input  wire [63:0] event_data_control_head,  // FoldScheduler.java:39
  input  wire [63:0] event_data_control_shape,  // FoldScheduler.java:39
  input  wire [63:0] event_data_control_outcome,  // FoldScheduler.java:39
  input  wire event_data_fires,  // FoldScheduler.java:39
  input  wire event_data_fails,  // FoldScheduler.java:39
  input  wire event_valid,  // FoldScheduler.java:39
  output wire [3:0] fold_data_slot,  // FoldScheduler.java:40
  output wire [4:0] fold_data_child,  // FoldScheduler.java:40
  output wire fold_data_isOwn,  // FoldScheduler.java:40
  output wire fold_data_isSkip,  // FoldScheduler.java:40
  output wire fold_data_isFirst,  // FoldScheduler.java:40
  output wire fold_data_isBinned,  // FoldScheduler.java:40
  output wire [2:0] fold_data_words,  // FoldScheduler.java:40
  output wire [3:0] fold_data_operation,  // FoldScheduler.java:40
  output wire [3:0] fold_data_type,  // FoldScheduler.java:40
  output wire fold_valid,  // FoldScheduler.java:40
  output wire [3:0] send_data_slot,  // FoldScheduler.java:41
  output wire send_data_isUp,  // FoldScheduler.java:41
  output wire send_data_isReplaced,  // FoldScheduler.java:41
  output wire [15:0] send_data_errors,  // FoldScheduler.java:41
  output wire [7:0] send_data_named,  // FoldScheduler.java:41
  output wire send_valid  // FoldScheduler.java:41
);
  localparam [1:0] Kind_ARRIVED = 2'd0;
  localparam [1:0] Kind_ARMED = 2'd1;
  localparam [1:0] Kind_FOLDED = 2'd3;
  reg  state_begun;  // FoldScheduler.java:31
  reg  [63:0] state_head;  // FoldScheduler.java:31
  reg  [63:0] state_shape;  // FoldScheduler.java:31
  reg  [31:0] state_call;  // FoldScheduler.java:31
  reg  state_byArrival;  // FoldScheduler.java:31
  reg  [31:0] state_arrived;  // FoldScheduler.java:31
  reg  [5:0] state_count;  // FoldScheduler.java:31
  wire [5:0] state_next;  // FoldScheduler.java:31
  reg  [5:0] state_branch;  // FoldScheduler.java:31
  wire state_started;  // FoldScheduler.java:31
  reg  state_fired;  // FoldScheduler.java:31
  reg  state_failed;  // FoldScheduler.java:31
  wire state_ownFolded;  // FoldScheduler.java:31
  reg  state_busy;  // FoldScheduler.java:31
  reg  [15:0] state_errors;  // FoldScheduler.java:31
  reg  [7:0] state_named;  // FoldScheduler.java:31
  reg  [15:0] known;  // FoldScheduler.java:46
  reg  acts;  // FoldScheduler.java:47
  reg  [1:0] now_kind;  // FoldScheduler.java:48
  reg  [3:0] now_slot;  // FoldScheduler.java:48
  reg  [4:0] now_child;  // FoldScheduler.java:48
  reg  [63:0] now_control_head;  // FoldScheduler.java:48
  reg  [63:0] now_control_shape;  // FoldScheduler.java:48
  reg  [63:0] now_control_outcome;  // FoldScheduler.java:48
  reg  now_fires;  // FoldScheduler.java:48
  reg  now_fails;  // FoldScheduler.java:48
  reg  [240:0] stored;  // FoldScheduler.java:51
  reg  wrote;  // FoldScheduler.java:52
  reg  [3:0] writtenSlot;  // FoldScheduler.java:53
  reg  written_begun;  // FoldScheduler.java:54
  reg  [63:0] written_head;  // FoldScheduler.java:54
  reg  [63:0] written_shape;  // FoldScheduler.java:54
  reg  [31:0] written_call;  // FoldScheduler.java:54
  reg  written_byArrival;  // FoldScheduler.java:54
  reg  [31:0] written_arrived;  // FoldScheduler.java:54
  reg  [5:0] written_count;  // FoldScheduler.java:54
  reg  [5:0] written_next;  // FoldScheduler.java:54
  reg  [5:0] written_branch;  // FoldScheduler.java:54
  reg  written_started;  // FoldScheduler.java:54
  reg  written_fired;  // FoldScheduler.java:54
  reg  written_failed;  // FoldScheduler.java:54
  reg  written_ownFolded;  // FoldScheduler.java:54
  reg  written_busy;  // FoldScheduler.java:54
  reg  [15:0] written_errors;  // FoldScheduler.java:54
  reg  [7:0] written_named;  // FoldScheduler.java:54
  reg  old_begun;  // FoldScheduler.java:56
  reg  [63:0] old_head;  // FoldScheduler.java:56
  reg  [63:0] old_shape;  // FoldScheduler.java:56
  reg  [31:0] old_call;  // FoldScheduler.java:56
  reg  old_byArrival;  // FoldScheduler.java:56
  reg  [31:0] old_arrived;  // FoldScheduler.java:56
  reg  [5:0] old_count;  // FoldScheduler.java:56
  reg  [5:0] old_next;  // FoldScheduler.java:56
  reg  [5:0] old_branch;  // FoldScheduler.java:56
  reg  old_started;  // FoldScheduler.java:56
  reg  old_fired;  // FoldScheduler.java:56
  reg  old_failed;  // FoldScheduler.java:56
  reg  old_ownFolded;  // FoldScheduler.java:56
  reg  old_busy;  // FoldScheduler.java:56
  reg  [15:0] old_errors;  // FoldScheduler.java:56
  reg  [7:0] old_named;  // FoldScheduler.java:56
  wire kept_begun;  // FoldScheduler.java:100
  wire [63:0] kept_head;  // FoldScheduler.java:100
  wire [63:0] kept_shape;  // FoldScheduler.java:100
  wire [31:0] kept_call;  // FoldScheduler.java:100
  wire kept_byArrival;  // FoldScheduler.java:100
  wire [31:0] kept_arrived;  // FoldScheduler.java:100
  wire [5:0] kept_count;  // FoldScheduler.java:100
  reg  [5:0] kept_next;  // FoldScheduler.java:100
  wire [5:0] kept_branch;  // FoldScheduler.java:100
  reg  kept_started;  // FoldScheduler.java:100
  wire kept_fired;  // FoldScheduler.java:100
  wire kept_failed;  // FoldScheduler.java:100
  reg  kept_ownFolded;  // FoldScheduler.java:100
  reg  kept_busy;  // FoldScheduler.java:100
  wire [15:0] kept_errors;  // FoldScheduler.java:100
  wire [7:0] kept_named;  // FoldScheduler.java:100
  wire agreement_replaces; wire [10:0] agreement_failuresNow; wire [7:0] agreement_namedNow;  // FoldScheduler.java:32
  reg  [240:0] states [0:15];  // FoldScheduler.java:43
  reg  [4:0] order [0:511];  // FoldScheduler.java:45
  wire [8:0] arrivalPlace = {now_slot, old_count[4:0]};  // FoldScheduler.java:60
  wire arrives_0 = now_kind == Kind_ARRIVED;  // FoldScheduler.java:61
  wire arrives_1 = now_kind == Kind_ARRIVED;  // FoldScheduler.java:142
  wire arms = now_kind == Kind_ARMED;  // FoldScheduler.java:143
  wire joins = arrives_1 || arms;  // FoldScheduler.java:144
  wire isFixed = now_control_head[5:4] == 2'd1;  // FoldScheduler.java:152
  wire [63:0] call = {old_call, 32'd0};  // FoldScheduler.java:178
  wire [4:0] flags = now_control_outcome[4:0];  // FoldScheduler.java:163
  wire [4:0] told = arrives_1 ? flags : 5'd0;  // FoldScheduler.java:164
  wire [4:0] raised = old_errors[4:0] | told;  // FoldScheduler.java:165
  wire [5:0] last = state_failed ? 6'd32 : state_branch;  // FoldScheduler.java:67
  wire childrenDone = state_fired && (state_next == (state_byArrival ? state_count : last));  // FoldScheduler.java:68
  wire [63:0] isThere_shifted = {32'd0, state_arrived} >> state_next;  // FoldScheduler.java:69
  wire isThere = state_byArrival ? (state_next < state_count) : isThere_shifted[0];  // FoldScheduler.java:69
  wire skips = state_failed && !state_byArrival && !isThere && !childrenDone;  // FoldScheduler.java:70
  wire foldsChild = !childrenDone && isThere;  // FoldScheduler.java:71
  wire isLeaf = (state_branch == 6'd0) && !state_started;  // FoldScheduler.java:73
  wire foldsOwn = childrenDone && !state_ownFolded && !isLeaf;  // FoldScheduler.java:74
  wire sends = childrenDone && (state_ownFolded || isLeaf);  // FoldScheduler.java:75
  wire mayBegin = acts && !state_busy;  // FoldScheduler.java:76
  wire [8:0] inOrder_address_joined = {now_slot, state_next[4:0]};  // FoldScheduler.java:78
  wire [4:0] inOrder = order[inOrder_address_joined];  // FoldScheduler.java:78
  wire justArrived = arrives_0 && (state_next == old_count);  // FoldScheduler.java:79
  wire [4:0] arrival = justArrived ? now_child : inOrder;  // FoldScheduler.java:80
  wire [3:0] type_0 = state_head[15:12];  // Control.java:32
  wire [8:0] count = {1'b0, state_shape[39:32]};  // DataWords.java:21
  wire isWide = state_shape[43];  // DataWords.java:22
  wire [3:0] operation = state_head[11:8];  // Control.java:32
  wire pairs = (operation == 4'd3) || (operation == 4'd4);  // DataWords.java:48
  wire [8:0] narrow_sum = count + 9'd1;  // DataWords.java:24
  wire [8:0] narrow = pairs ? count : {1'b0, narrow_sum[8:1]};  // DataWords.java:24
  wire [8:0] wide = pairs ? {count[7:0], 1'b0} : count;  // DataWords.java:25
  wire [8:0] accumulators = (count == 9'd1) ? 9'd6 : 9'd0;  // DataWords.java:27
  wire [3:0] type_1 = state_head[15:12];  // Control.java:32
  wire [15:0] mine = {now_slot == 4'd15, now_slot == 4'd14, now_slot == 4'd13, now_slot == 4'd12, now_slot
      == 4'd11, now_slot == 4'd10, now_slot == 4'd9, now_slot == 4'd8, now_slot == 4'd7, now_slot == 4'd6,
      now_slot == 4'd5, now_slot == 4'd4, now_slot == 4'd3, now_slot == 4'd2, now_slot == 4'd1, now_slot
      == 4'd0};  // FoldScheduler.java:112
  wire [240:0] stored_read = states[event_data_slot];  // FoldScheduler.java:51
  wire [15:0] old_begun_when_shifted = known >> now_slot;  // FoldScheduler.java:59
  wire [31:0] state_arrived_joined = {now_child == 5'd31, now_child == 5'd30, now_child == 5'd29, now_child
      == 5'd28, now_child == 5'd27, now_child == 5'd26, now_child == 5'd25, now_child == 5'd24, now_child
      == 5'd23, now_child == 5'd22, now_child == 5'd21, now_child == 5'd20, now_child == 5'd19, now_child
      == 5'd18, now_child == 5'd17, now_child == 5'd16, now_child == 5'd15, now_child == 5'd14, now_child
      == 5'd13, now_child == 5'd12, now_child == 5'd11, now_child == 5'd10, now_child == 5'd9, now_child
      == 5'd8, now_child == 5'd7, now_child == 5'd6, now_child == 5'd5, now_child == 5'd4, now_child == 5'd3,
      now_child == 5'd2, now_child == 5'd1, now_child == 5'd0};  // FoldScheduler.java:147
  wire [8:0] fold_data_words_choice = ((state_head[5:4] == 2'd2) && (state_head[11:8] == 4'd0)
      && ((type_1 == 4'd0) || (type_1 == 4'd1))) ? accumulators : (isWide ? wide : narrow);  // FoldScheduler.java:89
  always @* begin
    state_begun = old_begun;  // FoldScheduler.java:141
    if (joins) begin  // FoldScheduler.java:150
      state_begun = 1'b1;  // FoldScheduler.java:150
    end
  end
  always @* begin
    state_head = old_head;  // FoldScheduler.java:141
    if (agreement_replaces) begin  // FoldScheduler.java:154
      state_head = now_control_head;  // FoldScheduler.java:155
    end
  end
  always @* begin
    state_shape = old_shape;  // FoldScheduler.java:141
    if (agreement_replaces) begin  // FoldScheduler.java:154
      state_shape = now_control_shape;  // FoldScheduler.java:156
    end
  end
  always @* begin
    state_call = old_call;  // FoldScheduler.java:141
    if (agreement_replaces) begin  // FoldScheduler.java:154
      state_call = now_control_outcome[63:32];  // FoldScheduler.java:157
    end
  end
  always @* begin
    state_byArrival = old_byArrival;  // FoldScheduler.java:141
    if (joins && !old_begun) begin  // FoldScheduler.java:153
      state_byArrival = !isFixed;  // FoldScheduler.java:153
    end
  end
  always @* begin
    state_arrived = old_arrived;  // FoldScheduler.java:141
    if (arrives_1) begin  // FoldScheduler.java:146
      state_arrived = old_arrived | state_arrived_joined;  // FoldScheduler.java:147
    end
  end
  always @* begin
    state_count = old_count;  // FoldScheduler.java:141
    if (arrives_1) begin  // FoldScheduler.java:146
      state_count = old_count + 6'd1;  // FoldScheduler.java:148
    end
  end
  assign state_next = old_next;  // FoldScheduler.java:141
  always @* begin
    state_branch = old_branch;  // FoldScheduler.java:141
    if (arms) begin  // FoldScheduler.java:159
      state_branch = now_control_head[21:16];  // FoldScheduler.java:159
    end
  end
  assign state_started = old_started;  // FoldScheduler.java:141
  always @* begin
    state_fired = old_fired;  // FoldScheduler.java:141
    if (now_fires) begin  // FoldScheduler.java:160
      state_fired = 1'b1;  // FoldScheduler.java:160
    end
  end
  always @* begin
    state_failed = old_failed;  // FoldScheduler.java:141
    if (now_fails) begin  // FoldScheduler.java:161
      state_failed = 1'b1;  // FoldScheduler.java:161
    end
  end
  assign state_ownFolded = old_ownFolded;  // FoldScheduler.java:141
  always @* begin
    state_busy = old_busy;  // FoldScheduler.java:141
    if (now_kind == Kind_FOLDED) begin  // FoldScheduler.java:145
      state_busy = 1'b0;  // FoldScheduler.java:145
    end
  end
  always @* begin
    state_errors = old_errors;  // FoldScheduler.java:141
    if (now_kind != Kind_FOLDED) begin  // FoldScheduler.java:166
      state_errors = {agreement_failuresNow, raised};  // FoldScheduler.java:167
    end
  end
  always @* begin
    state_named = old_named;  // FoldScheduler.java:141
    if (now_kind != Kind_FOLDED) begin  // FoldScheduler.java:166
      state_named = agreement_namedNow;  // FoldScheduler.java:168
    end
  end
  assign fold_data_slot = now_slot;  // FoldScheduler.java:83
  assign fold_data_child = state_byArrival ? arrival : state_next[4:0];  // FoldScheduler.java:84
  assign fold_data_isOwn = foldsOwn;  // FoldScheduler.java:85
  assign fold_data_isSkip = skips;  // FoldScheduler.java:86
  assign fold_data_isFirst = !state_started;  // FoldScheduler.java:87
  assign fold_data_isBinned = (state_head[5:4] == 2'd2) && (state_head[11:8] == 4'd0)
      && ((type_0 == 4'd0) || (type_0 == 4'd1));  // FoldScheduler.java:88
  assign fold_data_words = fold_data_words_choice[2:0];  // FoldScheduler.java:89
  assign fold_data_operation = state_head[11:8];  // FoldScheduler.java:90
  assign fold_data_type = state_head[15:12];  // FoldScheduler.java:91
  assign fold_valid = mayBegin && (foldsChild || foldsOwn || skips);  // FoldScheduler.java:82
  assign send_data_slot = now_slot;  // FoldScheduler.java:94
  assign send_data_isUp = 1'b1;  // FoldScheduler.java:95
  assign send_data_isReplaced = !isLeaf;  // FoldScheduler.java:96
  assign send_data_errors = state_errors;  // FoldScheduler.java:97
  assign send_data_named = state_named;  // FoldScheduler.java:98
  assign send_valid = mayBegin && sends;  // FoldScheduler.java:93
  always @* begin
    old_begun = stored[240];  // FoldScheduler.java:57
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:58
      old_begun = written_begun;  // FoldScheduler.java:58
    end
    if (!old_begun_when_shifted[0]) begin  // FoldScheduler.java:59
      old_begun = 1'b0;  // FoldScheduler.java:121
    end
  end
  always @* begin
    old_head = stored[239:176];  // FoldScheduler.java:57
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:58
      old_head = written_head;  // FoldScheduler.java:58
    end
    if (!old_begun_when_shifted[0]) begin  // FoldScheduler.java:59
      old_head = 64'd0;  // FoldScheduler.java:122
    end
  end
  always @* begin
    old_shape = stored[175:112];  // FoldScheduler.java:57
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:58
      old_shape = written_shape;  // FoldScheduler.java:58
    end
    if (!old_begun_when_shifted[0]) begin  // FoldScheduler.java:59
      old_shape = 64'd0;  // FoldScheduler.java:123
    end
  end
  always @* begin
    old_call = stored[111:80];  // FoldScheduler.java:57
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:58
      old_call = written_call;  // FoldScheduler.java:58
    end
    if (!old_begun_when_shifted[0]) begin  // FoldScheduler.java:59
      old_call = 32'd0;  // FoldScheduler.java:124
    end
  end
  always @* begin
    old_byArrival = stored[79];  // FoldScheduler.java:57
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:58
      old_byArrival = written_byArrival;  // FoldScheduler.java:58
    end
    if (!old_begun_when_shifted[0]) begin  // FoldScheduler.java:59
      old_byArrival = 1'b0;  // FoldScheduler.java:125
    end
  end
  always @* begin
    old_arrived = stored[78:47];  // FoldScheduler.java:57
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:58
      old_arrived = written_arrived;  // FoldScheduler.java:58
    end
    if (!old_begun_when_shifted[0]) begin  // FoldScheduler.java:59
      old_arrived = 32'd0;  // FoldScheduler.java:126
    end
  end
  always @* begin
    old_count = stored[46:41];  // FoldScheduler.java:57
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:58
      old_count = written_count;  // FoldScheduler.java:58
    end
    if (!old_begun_when_shifted[0]) begin  // FoldScheduler.java:59
      old_count = 6'd0;  // FoldScheduler.java:127
    end
  end
  always @* begin
    old_next = stored[40:35];  // FoldScheduler.java:57
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:58
      old_next = written_next;  // FoldScheduler.java:58
    end
    if (!old_begun_when_shifted[0]) begin  // FoldScheduler.java:59
      old_next = 6'd0;  // FoldScheduler.java:128
    end
  end
  always @* begin
    old_branch = stored[34:29];  // FoldScheduler.java:57
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:58
      old_branch = written_branch;  // FoldScheduler.java:58
    end
    if (!old_begun_when_shifted[0]) begin  // FoldScheduler.java:59
      old_branch = 6'd0;  // FoldScheduler.java:129
    end
  end
  always @* begin
    old_started = stored[28];  // FoldScheduler.java:57
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:58
      old_started = written_started;  // FoldScheduler.java:58
    end
    if (!old_begun_when_shifted[0]) begin  // FoldScheduler.java:59
      old_started = 1'b0;  // FoldScheduler.java:130
    end
  end
  always @* begin
    old_fired = stored[27];  // FoldScheduler.java:57
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:58
      old_fired = written_fired;  // FoldScheduler.java:58
    end
    if (!old_begun_when_shifted[0]) begin  // FoldScheduler.java:59
      old_fired = 1'b0;  // FoldScheduler.java:131
    end
  end
  always @* begin
    old_failed = stored[26];  // FoldScheduler.java:57
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:58
      old_failed = written_failed;  // FoldScheduler.java:58
    end
    if (!old_begun_when_shifted[0]) begin  // FoldScheduler.java:59
      old_failed = 1'b0;  // FoldScheduler.java:132
    end
  end
  always @* begin
    old_ownFolded = stored[25];  // FoldScheduler.java:57
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:58
      old_ownFolded = written_ownFolded;  // FoldScheduler.java:58
    end
    if (!old_begun_when_shifted[0]) begin  // FoldScheduler.java:59
      old_ownFolded = 1'b0;  // FoldScheduler.java:133
    end
  end
  always @* begin
    old_busy = stored[24];  // FoldScheduler.java:57
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:58
      old_busy = written_busy;  // FoldScheduler.java:58
    end
    if (!old_begun_when_shifted[0]) begin  // FoldScheduler.java:59
      old_busy = 1'b0;  // FoldScheduler.java:134
    end
  end
  always @* begin
    old_errors = stored[23:8];  // FoldScheduler.java:57
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:58
      old_errors = written_errors;  // FoldScheduler.java:58
    end
    if (!old_begun_when_shifted[0]) begin  // FoldScheduler.java:59
      old_errors = 16'd0;  // FoldScheduler.java:135
    end
  end
  always @* begin
    old_named = stored[7:0];  // FoldScheduler.java:57
    if (wrote && (writtenSlot == now_slot)) begin  // FoldScheduler.java:58
      old_named = written_named;  // FoldScheduler.java:58
    end
    if (!old_begun_when_shifted[0]) begin  // FoldScheduler.java:59
      old_named = 8'd255;  // FoldScheduler.java:136
    end
  end
  assign kept_begun = state_begun;  // FoldScheduler.java:101
  assign kept_head = state_head;  // FoldScheduler.java:101
  assign kept_shape = state_shape;  // FoldScheduler.java:101
  assign kept_call = state_call;  // FoldScheduler.java:101
  assign kept_byArrival = state_byArrival;  // FoldScheduler.java:101
  assign kept_arrived = state_arrived;  // FoldScheduler.java:101
  assign kept_count = state_count;  // FoldScheduler.java:101
  always @* begin
    kept_next = state_next;  // FoldScheduler.java:101
    if (fold_valid) begin  // FoldScheduler.java:102
      if (!foldsOwn) begin  // FoldScheduler.java:104
        kept_next = state_next + 6'd1;  // FoldScheduler.java:105
      end
    end
  end
  assign kept_branch = state_branch;  // FoldScheduler.java:101
  always @* begin
    kept_started = state_started;  // FoldScheduler.java:101
    if (fold_valid) begin  // FoldScheduler.java:102
      if (!skips) begin  // FoldScheduler.java:106
        kept_started = 1'b1;  // FoldScheduler.java:106
      end
    end
  end
  assign kept_fired = state_fired;  // FoldScheduler.java:101
  assign kept_failed = state_failed;  // FoldScheduler.java:101
  always @* begin
    kept_ownFolded = state_ownFolded;  // FoldScheduler.java:101
    if (fold_valid) begin  // FoldScheduler.java:102
      if (foldsOwn) begin  // FoldScheduler.java:104
        kept_ownFolded = 1'b1;  // FoldScheduler.java:104
      end
    end
  end
  always @* begin
    kept_busy = state_busy;  // FoldScheduler.java:101
    if (fold_valid) begin  // FoldScheduler.java:102
      kept_busy = 1'b1;  // FoldScheduler.java:103
    end
  end
  assign kept_errors = state_errors;  // FoldScheduler.java:101
  assign kept_named = state_named;  // FoldScheduler.java:101
  always @(posedge clock) begin
    acts <= event_valid;  // FoldScheduler.java:49
    now_kind <= event_data_kind;  // FoldScheduler.java:50
    now_slot <= event_data_slot;  // FoldScheduler.java:50
    now_child <= event_data_child;  // FoldScheduler.java:50
    now_control_head <= event_data_control_head;  // FoldScheduler.java:50
    now_control_shape <= event_data_control_shape;  // FoldScheduler.java:50
    now_control_outcome <= event_data_control_outcome;  // FoldScheduler.java:50
    now_fires <= event_data_fires;  // FoldScheduler.java:50
    now_fails <= event_data_fails;  // FoldScheduler.java:50
    if (event_valid) begin  // FoldScheduler.java:51
      stored <= stored_read;  // FoldScheduler.java:51
    end
    if (acts && arrives_0) begin  // FoldScheduler.java:62
      order[arrivalPlace] <= now_child;  // FoldScheduler.java:62
    end
    if (acts) begin  // FoldScheduler.java:108
      states[now_slot] <= {kept_begun, kept_head, kept_shape, kept_call, kept_byArrival, kept_arrived,
          kept_count, kept_next, kept_branch, kept_started, kept_fired, kept_failed, kept_ownFolded, kept_busy,
          kept_errors, kept_named};  // FoldScheduler.java:108
    end
    wrote <= acts;  // FoldScheduler.java:109
    writtenSlot <= now_slot;  // FoldScheduler.java:110
    written_begun <= kept_begun;  // FoldScheduler.java:111
    written_head <= kept_head;  // FoldScheduler.java:111
    written_shape <= kept_shape;  // FoldScheduler.java:111
    written_call <= kept_call;  // FoldScheduler.java:111
    written_byArrival <= kept_byArrival;  // FoldScheduler.java:111
    written_arrived <= kept_arrived;  // FoldScheduler.java:111
    written_count <= kept_count;  // FoldScheduler.java:111
    written_next <= kept_next;  // FoldScheduler.java:111
    written_branch <= kept_branch;  // FoldScheduler.java:111
    written_started <= kept_started;  // FoldScheduler.java:111
    written_fired <= kept_fired;  // FoldScheduler.java:111
    written_failed <= kept_failed;  // FoldScheduler.java:111
    written_ownFolded <= kept_ownFolded;  // FoldScheduler.java:111
    written_busy <= kept_busy;  // FoldScheduler.java:111
    written_errors <= kept_errors;  // FoldScheduler.java:111
    written_named <= kept_named;  // FoldScheduler.java:111
    if (acts) begin  // FoldScheduler.java:113
      known <= send_valid ? (known & ~mine) : (known | mine);  // FoldScheduler.java:113
    end
    if (reset) begin
      known <= 16'd0;  // FoldScheduler.java:46
      acts <= 1'b0;  // FoldScheduler.java:47
      wrote <= 1'b0;  // FoldScheduler.java:52
    end
  end
  Agreement agreement (  // FoldScheduler.java:32
    .joins(joins), .tells(arrives_1), .fails(now_fails), .control_head(now_control_head),
    .control_shape(now_control_shape), .control_outcome(now_control_outcome), .known(old_begun),
    .lowest_head(old_head), .lowest_shape(old_shape), .lowest_outcome(call), .failures(old_errors[15:5]),
    .named(old_named), .replaces(agreement_replaces), .failuresNow(agreement_failuresNow),
    .namedNow(agreement_namedNow));
  wire unused_ok = &{1'b0, isThere_shifted[63:1], narrow_sum[0], old_begun_when_shifted[15:1],
      fold_data_words_choice[8:3]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!acts || (now_kind != Kind_FOLDED) || old_busy)) begin  // FoldScheduler.java:114
        $display("assertion failed: only a fold that began comes to its end (FoldScheduler.java:114)");
        $stop;  // FoldScheduler.java:114
      end
      if (!(!acts || !arrives_0 || !old_fired)) begin  // FoldScheduler.java:117
        $display("assertion failed: nobody arrives behind the last (FoldScheduler.java:117)");
        $stop;  // FoldScheduler.java:117
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!acts || (now_kind != Kind_FOLDED) || old_busy);  // FoldScheduler.java:114
      assert (!acts || !arrives_0 || !old_fired);  // FoldScheduler.java:117
    end
  end
`endif
endmodule
`default_nettype wire
