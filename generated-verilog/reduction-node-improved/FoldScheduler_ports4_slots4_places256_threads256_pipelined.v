`default_nettype none
// size.ports=4, size.slots=4, size.places=256, size.threads=256, size.pipelined=true
module FoldScheduler_ports4_slots4_places256_threads256_pipelined (  // FoldScheduler.java:60
  input  wire clock,  // FoldScheduler.java:60
  input  wire reset,  // FoldScheduler.java:60
  output wire keeps,  // FoldScheduler.java:41
  input  wire [1:0] event_data_kind,  // FoldScheduler.java:63
  input  wire [3:0] event_data_slot,  // FoldScheduler.java:63
  input  wire [4:0] event_data_child,  // FoldScheduler.java:63
  input  wire [63:0] event_data_control_head,  // FoldScheduler.java:63
  input  wire [63:0] event_data_control_shape,  // FoldScheduler.java:63
  input  wire [63:0] event_data_control_outcome,  // FoldScheduler.java:63
  input  wire event_data_fires,  // FoldScheduler.java:63
  input  wire event_data_fails,  // FoldScheduler.java:63
  input  wire event_valid,  // FoldScheduler.java:63
  output wire [3:0] fold_data_slot,  // FoldScheduler.java:64
  output wire [4:0] fold_data_number,  // FoldScheduler.java:64
  output wire fold_data_isOwn,  // FoldScheduler.java:64
  output wire fold_data_isSkip,  // FoldScheduler.java:64
  output wire fold_data_isFirst,  // FoldScheduler.java:64
  output wire fold_data_isBinned,  // FoldScheduler.java:64
  output wire [2:0] fold_data_words,  // FoldScheduler.java:64
  output wire [3:0] fold_data_operation,  // FoldScheduler.java:64
  output wire [3:0] fold_data_type,  // FoldScheduler.java:64
  output wire fold_valid,  // FoldScheduler.java:64
  output wire [3:0] send_data_slot,  // FoldScheduler.java:65
  output wire send_data_isUp,  // FoldScheduler.java:65
  output wire send_data_isReplaced,  // FoldScheduler.java:65
  output wire [15:0] send_data_errors,  // FoldScheduler.java:65
  output wire [7:0] send_data_named,  // FoldScheduler.java:65
  output wire send_valid,  // FoldScheduler.java:65
  output wire [8:0] number  // FoldScheduler.java:72
);
  localparam [1:0] Kind_ARRIVED = 2'd0;
  localparam [1:0] Kind_ARMED = 2'd1;
  localparam [1:0] Kind_FOLDED = 2'd3;
  reg  acts;  // FoldScheduler.java:51
  reg  isFolded;  // FoldScheduler.java:53
  reg  [4:0] flags;  // FoldScheduler.java:54
  reg  state_begun;  // FoldScheduler.java:55
  reg  [95:0] state_asked;  // FoldScheduler.java:55
  reg  state_byArrival;  // FoldScheduler.java:55
  reg  [31:0] state_arrived;  // FoldScheduler.java:55
  reg  [5:0] state_count;  // FoldScheduler.java:55
  reg  [5:0] state_branch;  // FoldScheduler.java:55
  reg  state_fired;  // FoldScheduler.java:55
  reg  state_failed;  // FoldScheduler.java:55
  wire [15:0] ends;  // FoldScheduler.java:66
  reg  [3:0] slot;  // FoldScheduler.java:67
  reg  comes;  // FoldScheduler.java:68
  reg  [1:0] now_kind;  // FoldScheduler.java:69
  reg  [3:0] now_slot;  // FoldScheduler.java:69
  reg  [4:0] now_child;  // FoldScheduler.java:69
  reg  [63:0] now_control_head;  // FoldScheduler.java:69
  reg  [63:0] now_control_shape;  // FoldScheduler.java:69
  reg  [63:0] now_control_outcome;  // FoldScheduler.java:69
  reg  now_fires;  // FoldScheduler.java:69
  reg  now_fails;  // FoldScheduler.java:69
  reg  [15:0] known_0;  // FoldScheduler.java:80
  reg  [143:0] stored_0;  // FoldScheduler.java:82
  reg  isKnown_0;  // FoldScheduler.java:83
  reg  forwards_0;  // FoldScheduler.java:85
  wire old_0_begun;  // FoldScheduler.java:88
  wire [95:0] old_0_asked;  // FoldScheduler.java:88
  wire old_0_byArrival;  // FoldScheduler.java:88
  wire [31:0] old_0_arrived;  // FoldScheduler.java:88
  wire [5:0] old_0_count;  // FoldScheduler.java:88
  wire [5:0] old_0_branch;  // FoldScheduler.java:88
  wire old_0_fired;  // FoldScheduler.java:88
  wire old_0_failed;  // FoldScheduler.java:88
  reg  noted_begun;  // FoldScheduler.java:101
  reg  [95:0] noted_asked;  // FoldScheduler.java:101
  reg  noted_byArrival;  // FoldScheduler.java:101
  reg  [31:0] noted_arrived;  // FoldScheduler.java:101
  reg  [5:0] noted_count;  // FoldScheduler.java:101
  reg  [5:0] noted_branch;  // FoldScheduler.java:101
  reg  noted_fired;  // FoldScheduler.java:101
  reg  noted_failed;  // FoldScheduler.java:101
  reg  [15:0] known_1;  // FoldScheduler.java:138
  reg  [32:0] stored_1;  // FoldScheduler.java:145
  reg  [5:0] written_next;  // FoldScheduler.java:146
  reg  written_started;  // FoldScheduler.java:146
  reg  written_ownFolded;  // FoldScheduler.java:146
  reg  written_busy;  // FoldScheduler.java:146
  reg  [4:0] written_flags;  // FoldScheduler.java:146
  reg  [10:0] written_failures;  // FoldScheduler.java:146
  reg  [7:0] written_named;  // FoldScheduler.java:146
  reg  isKnown_1;  // FoldScheduler.java:147
  reg  forwards_1;  // FoldScheduler.java:149
  wire [5:0] old_1_next;  // FoldScheduler.java:152
  wire old_1_started;  // FoldScheduler.java:152
  wire old_1_ownFolded;  // FoldScheduler.java:152
  wire old_1_busy;  // FoldScheduler.java:152
  wire [4:0] old_1_flags;  // FoldScheduler.java:152
  wire [10:0] old_1_failures;  // FoldScheduler.java:152
  wire [7:0] old_1_named;  // FoldScheduler.java:152
  wire [5:0] kept_44_next;  // FoldScheduler.java:190
  wire kept_44_started;  // FoldScheduler.java:190
  wire kept_44_ownFolded;  // FoldScheduler.java:190
  wire kept_44_busy;  // FoldScheduler.java:190
  wire [4:0] kept_44_flags;  // FoldScheduler.java:190
  wire [10:0] kept_44_failures;  // FoldScheduler.java:190
  wire [7:0] kept_44_named;  // FoldScheduler.java:190
  wire agreement_replaces; wire [10:0] agreement_failuresNow; wire [7:0] agreement_namedNow;  // FoldScheduler.java:46
  reg  [143:0] states [0:15];  // FoldScheduler.java:79
  reg  [32:0] progresses [0:15];  // FoldScheduler.java:137
  wire arrives_0 = now_kind == Kind_ARRIVED;  // FoldScheduler.java:98
  wire arms = now_kind == Kind_ARMED;  // FoldScheduler.java:99
  wire joins = arrives_0 || arms;  // FoldScheduler.java:100
  wire isFixed = now_control_head[5:4] == 2'd1;  // FoldScheduler.java:109
  wire [4:0] arrival = old_0_count[4:0];  // FoldScheduler.java:128
  wire arrives_1 = now_kind == Kind_ARRIVED;  // FoldScheduler.java:142
  wire [4:0] raised = now_control_outcome[4:0];  // FoldScheduler.java:143
  wire [7:0] nobody = {8{!isKnown_1}};  // FoldScheduler.java:159
  wire [5:0] last = state_byArrival ? state_count : (state_failed ? 6'd32 : state_branch);  // FoldScheduler.java:164
  wire childrenDone = state_fired && (old_1_next == last);  // FoldScheduler.java:165
  wire [63:0] bits = {32'd0, state_arrived};  // FoldScheduler.java:166
  wire [63:0] isThere_shifted = bits >> old_1_next;  // FoldScheduler.java:167
  wire isThere = state_byArrival ? (old_1_next < state_count) : isThere_shifted[0];  // FoldScheduler.java:167
  wire skips = state_failed && !state_byArrival && !isThere && !childrenDone;  // FoldScheduler.java:168
  wire foldsChild = !childrenDone && isThere;  // FoldScheduler.java:169
  wire isLeaf = (state_branch == 6'd0) && !old_1_started;  // FoldScheduler.java:171
  wire foldsOwn = childrenDone && !old_1_ownFolded && !isLeaf;  // FoldScheduler.java:172
  wire sends = childrenDone && (old_1_ownFolded || isLeaf);  // FoldScheduler.java:173
  wire mayBegin = acts && (!old_1_busy || isFolded);  // FoldScheduler.java:174
  wire folds = mayBegin && (foldsChild || foldsOwn || skips);  // FoldScheduler.java:175
  wire [3:0] type_0 = state_asked[9:6];  // Control.java:32
  wire [8:0] count = {1'b0, state_asked[39:32]};  // DataWords.java:21
  wire isWide = state_asked[43];  // DataWords.java:22
  wire [3:0] operation = state_asked[5:2];  // Control.java:32
  wire pairs = (operation == 4'd3) || (operation == 4'd4);  // DataWords.java:48
  wire [8:0] narrow_sum = count + 9'd1;  // DataWords.java:24
  wire [8:0] narrow = pairs ? count : {1'b0, narrow_sum[8:1]};  // DataWords.java:24
  wire [8:0] wide = pairs ? {count[7:0], 1'b0} : count;  // DataWords.java:25
  wire [8:0] accumulators = (count == 9'd1) ? 9'd6 : 9'd0;  // DataWords.java:27
  wire [3:0] type_1 = state_asked[9:6];  // Control.java:32
  wire [15:0] mine = {slot == 4'd15, slot == 4'd14, slot == 4'd13, slot == 4'd12, slot == 4'd11, slot == 4'd10,
      slot == 4'd9, slot == 4'd8, slot == 4'd7, slot == 4'd6, slot == 4'd5, slot == 4'd4, slot == 4'd3, slot
      == 4'd2, slot == 4'd1, slot == 4'd0};  // FoldScheduler.java:208
  wire [15:0] begun = mine & {16{acts}};  // FoldScheduler.java:212
  wire [143:0] stored_0_read = states[event_data_slot];  // FoldScheduler.java:82
  wire [15:0] isKnown_0_shifted = known_0 >> event_data_slot;  // FoldScheduler.java:84
  wire [31:0] noted_arrived_joined = {now_child == 5'd31, now_child == 5'd30, now_child == 5'd29, now_child
      == 5'd28, now_child == 5'd27, now_child == 5'd26, now_child == 5'd25, now_child == 5'd24, now_child
      == 5'd23, now_child == 5'd22, now_child == 5'd21, now_child == 5'd20, now_child == 5'd19, now_child
      == 5'd18, now_child == 5'd17, now_child == 5'd16, now_child == 5'd15, now_child == 5'd14, now_child
      == 5'd13, now_child == 5'd12, now_child == 5'd11, now_child == 5'd10, now_child == 5'd9, now_child
      == 5'd8, now_child == 5'd7, now_child == 5'd6, now_child == 5'd5, now_child == 5'd4, now_child == 5'd3,
      now_child == 5'd2, now_child == 5'd1, now_child == 5'd0};  // FoldScheduler.java:104
  wire [15:0] known_0_joined = {now_slot == 4'd15, now_slot == 4'd14, now_slot == 4'd13, now_slot == 4'd12,
      now_slot == 4'd11, now_slot == 4'd10, now_slot == 4'd9, now_slot == 4'd8, now_slot == 4'd7, now_slot
      == 4'd6, now_slot == 4'd5, now_slot == 4'd4, now_slot == 4'd3, now_slot == 4'd2, now_slot == 4'd1,
      now_slot == 4'd0};  // FoldScheduler.java:124
  wire [32:0] stored_1_read = progresses[now_slot];  // FoldScheduler.java:145
  wire [15:0] isKnown_1_shifted = known_1 >> now_slot;  // FoldScheduler.java:148
  wire [8:0] fold_data_words_choice = ((state_asked[1:0] == 2'd2) && (state_asked[5:2] == 4'd0)
      && ((type_1 == 4'd0) || (type_1 == 4'd1))) ? accumulators : (isWide ? wide : narrow);  // FoldScheduler.java:186
  assign keeps = comes && arrives_0;  // FoldScheduler.java:129
  assign fold_data_slot = slot;  // FoldScheduler.java:180
  assign fold_data_number = old_1_next[4:0];  // FoldScheduler.java:181
  assign fold_data_isOwn = foldsOwn;  // FoldScheduler.java:182
  assign fold_data_isSkip = skips;  // FoldScheduler.java:183
  assign fold_data_isFirst = !old_1_started;  // FoldScheduler.java:184
  assign fold_data_isBinned = (state_asked[1:0] == 2'd2) && (state_asked[5:2] == 4'd0)
      && ((type_0 == 4'd0) || (type_0 == 4'd1));  // FoldScheduler.java:185
  assign fold_data_words = fold_data_words_choice[2:0];  // FoldScheduler.java:186
  assign fold_data_operation = state_asked[5:2];  // FoldScheduler.java:187
  assign fold_data_type = state_asked[9:6];  // FoldScheduler.java:188
  assign fold_valid = folds;  // FoldScheduler.java:179
  assign send_data_slot = slot;  // FoldScheduler.java:202
  assign send_data_isUp = 1'b1;  // FoldScheduler.java:203
  assign send_data_isReplaced = !isLeaf;  // FoldScheduler.java:204
  assign send_data_errors = {kept_44_failures, kept_44_flags};  // FoldScheduler.java:205
  assign send_data_named = kept_44_named;  // FoldScheduler.java:206
  assign send_valid = mayBegin && sends;  // FoldScheduler.java:201
  assign ends = mine & {16{send_valid}};  // FoldScheduler.java:209
  assign number = {now_slot, noted_byArrival ? arrival : now_child};  // FoldScheduler.java:131
  assign old_0_begun = forwards_0 ? state_begun : (stored_0[143] && isKnown_0);  // FoldScheduler.java:89
  assign old_0_asked = forwards_0 ? state_asked : stored_0[142:47];  // FoldScheduler.java:90
  assign old_0_byArrival = forwards_0 ? state_byArrival : (stored_0[46] && isKnown_0);  // FoldScheduler.java:91
  assign old_0_arrived = forwards_0 ? state_arrived : (stored_0[45:14] & {32{isKnown_0}});  // FoldScheduler.java:92
  assign old_0_count = forwards_0 ? state_count : (stored_0[13:8] & {6{isKnown_0}});  // FoldScheduler.java:93
  assign old_0_branch = forwards_0 ? state_branch : (stored_0[7:2] & {6{isKnown_0}});  // FoldScheduler.java:94
  assign old_0_fired = forwards_0 ? state_fired : (stored_0[1] && isKnown_0);  // FoldScheduler.java:95
  assign old_0_failed = forwards_0 ? state_failed : (stored_0[0] && isKnown_0);  // FoldScheduler.java:96
  always @* begin
    noted_begun = old_0_begun;  // FoldScheduler.java:102
    if (joins) begin  // FoldScheduler.java:107
      noted_begun = 1'b1;  // FoldScheduler.java:107
    end
  end
  always @* begin
    noted_asked = old_0_asked;  // FoldScheduler.java:102
    if (agreement_replaces) begin  // FoldScheduler.java:111
      noted_asked = {now_control_outcome[63:32], now_control_shape[63:48], now_control_shape[47:40],
          now_control_shape[39:32], now_control_shape[15:0], now_control_head[21:16], now_control_head[15:12],
          now_control_head[11:8], now_control_head[5:4]};  // FoldScheduler.java:111
    end
  end
  always @* begin
    noted_byArrival = old_0_byArrival;  // FoldScheduler.java:102
    if (joins && !old_0_begun) begin  // FoldScheduler.java:110
      noted_byArrival = !isFixed;  // FoldScheduler.java:110
    end
  end
  always @* begin
    noted_arrived = old_0_arrived;  // FoldScheduler.java:102
    if (arrives_0) begin  // FoldScheduler.java:103
      noted_arrived = old_0_arrived | noted_arrived_joined;  // FoldScheduler.java:104
    end
  end
  always @* begin
    noted_count = old_0_count;  // FoldScheduler.java:102
    if (arrives_0) begin  // FoldScheduler.java:103
      noted_count = old_0_count + 6'd1;  // FoldScheduler.java:105
    end
  end
  always @* begin
    noted_branch = old_0_branch;  // FoldScheduler.java:102
    if (arms) begin  // FoldScheduler.java:112
      noted_branch = now_control_head[21:16];  // FoldScheduler.java:112
    end
  end
  always @* begin
    noted_fired = old_0_fired;  // FoldScheduler.java:102
    if (now_fires) begin  // FoldScheduler.java:113
      noted_fired = 1'b1;  // FoldScheduler.java:113
    end
  end
  always @* begin
    noted_failed = old_0_failed;  // FoldScheduler.java:102
    if (now_fails) begin  // FoldScheduler.java:114
      noted_failed = 1'b1;  // FoldScheduler.java:114
    end
  end
  assign old_1_next = forwards_1 ? written_next : (stored_1[32:27] & {6{isKnown_1}});  // FoldScheduler.java:153
  assign old_1_started = forwards_1 ? written_started : (stored_1[26] && isKnown_1);  // FoldScheduler.java:154
  assign old_1_ownFolded = forwards_1 ? written_ownFolded : (stored_1[25] && isKnown_1);  // FoldScheduler.java:155
  assign old_1_busy = forwards_1 ? written_busy : (stored_1[24] && isKnown_1);  // FoldScheduler.java:156
  assign old_1_flags = forwards_1 ? written_flags : (stored_1[23:19] & {5{isKnown_1}});  // FoldScheduler.java:157
  assign old_1_failures = forwards_1 ? written_failures : (stored_1[18:8] & {11{isKnown_1}});  // FoldScheduler.java:158
  assign old_1_named = forwards_1 ? written_named : (stored_1[7:0] | nobody);  // FoldScheduler.java:160
  assign kept_44_next = old_1_next + {5'd0, folds && !foldsOwn};  // FoldScheduler.java:192
  assign kept_44_started = old_1_started || (folds && !skips);  // FoldScheduler.java:194
  assign kept_44_ownFolded = old_1_ownFolded || (folds && foldsOwn);  // FoldScheduler.java:193
  assign kept_44_busy = isFolded ? folds : (old_1_busy || folds);  // FoldScheduler.java:191
  assign kept_44_flags = old_1_flags | flags;  // FoldScheduler.java:195
  assign kept_44_failures = agreement_failuresNow;  // FoldScheduler.java:198
  assign kept_44_named = agreement_namedNow;  // FoldScheduler.java:199
  always @(posedge clock) begin
    comes <= event_valid;  // FoldScheduler.java:70
    now_kind <= event_data_kind;  // FoldScheduler.java:71
    now_slot <= event_data_slot;  // FoldScheduler.java:71
    now_child <= event_data_child;  // FoldScheduler.java:71
    now_control_head <= event_data_control_head;  // FoldScheduler.java:71
    now_control_shape <= event_data_control_shape;  // FoldScheduler.java:71
    now_control_outcome <= event_data_control_outcome;  // FoldScheduler.java:71
    now_fires <= event_data_fires;  // FoldScheduler.java:71
    now_fails <= event_data_fails;  // FoldScheduler.java:71
    if (event_valid) begin  // FoldScheduler.java:82
      stored_0 <= stored_0_read;  // FoldScheduler.java:82
    end
    isKnown_0 <= isKnown_0_shifted[0];  // FoldScheduler.java:84
    forwards_0 <= comes && (now_slot == event_data_slot);  // FoldScheduler.java:86
    if (comes) begin  // FoldScheduler.java:122
      states[now_slot] <= {noted_begun, noted_asked, noted_byArrival, noted_arrived, noted_count, noted_branch,
          noted_fired, noted_failed};  // FoldScheduler.java:123
      known_0 <= (known_0 | known_0_joined) & ~ends;  // FoldScheduler.java:124
    end
    if (!comes) begin  // FoldScheduler.java:126
      known_0 <= known_0 & ~ends;  // FoldScheduler.java:126
    end
    state_begun <= noted_begun;  // FoldScheduler.java:127
    state_asked <= noted_asked;  // FoldScheduler.java:127
    state_byArrival <= noted_byArrival;  // FoldScheduler.java:127
    state_arrived <= noted_arrived;  // FoldScheduler.java:127
    state_count <= noted_count;  // FoldScheduler.java:127
    state_branch <= noted_branch;  // FoldScheduler.java:127
    state_fired <= noted_fired;  // FoldScheduler.java:127
    state_failed <= noted_failed;  // FoldScheduler.java:127
    acts <= comes;  // FoldScheduler.java:139
    slot <= now_slot;  // FoldScheduler.java:140
    isFolded <= now_kind == Kind_FOLDED;  // FoldScheduler.java:141
    flags <= raised & {5{arrives_1}};  // FoldScheduler.java:144
    if (comes) begin  // FoldScheduler.java:145
      stored_1 <= stored_1_read;  // FoldScheduler.java:145
    end
    isKnown_1 <= isKnown_1_shifted[0];  // FoldScheduler.java:148
    forwards_1 <= acts && (slot == now_slot);  // FoldScheduler.java:150
    if (acts) begin  // FoldScheduler.java:210
      progresses[slot] <= {kept_44_next, kept_44_started, kept_44_ownFolded, kept_44_busy, kept_44_flags,
          kept_44_failures, kept_44_named};  // FoldScheduler.java:210
    end
    written_next <= kept_44_next;  // FoldScheduler.java:211
    written_started <= kept_44_started;  // FoldScheduler.java:211
    written_ownFolded <= kept_44_ownFolded;  // FoldScheduler.java:211
    written_busy <= kept_44_busy;  // FoldScheduler.java:211
    written_flags <= kept_44_flags;  // FoldScheduler.java:211
    written_failures <= kept_44_failures;  // FoldScheduler.java:211
    written_named <= kept_44_named;  // FoldScheduler.java:211
    known_1 <= (known_1 | begun) & ~ends;  // FoldScheduler.java:213
    if (reset) begin
      acts <= 1'b0;  // FoldScheduler.java:51
      comes <= 1'b0;  // FoldScheduler.java:68
      known_0 <= 16'd0;  // FoldScheduler.java:80
      known_1 <= 16'd0;  // FoldScheduler.java:138
    end
  end
  Agreement agreement (  // FoldScheduler.java:46
    .clock(clock), .joins(joins), .tells(arrives_0), .fails(now_fails), .control_head(now_control_head),
    .control_shape(now_control_shape), .control_outcome(now_control_outcome), .known(old_0_begun),
    .lowest_head({16'd0, 8'd0, 8'd0, 2'd0, 6'd0, 2'd0, old_0_asked[15:10], old_0_asked[9:6], old_0_asked[5:2],
        2'd0, old_0_asked[1:0], 1'b0, 1'b0, 1'b0, 1'b0}),
    .lowest_shape({old_0_asked[63:48], old_0_asked[47:40], old_0_asked[39:32], 16'd0, old_0_asked[31:16]}),
    .lowest_outcome({old_0_asked[95:64], 8'd0, 8'd0, 16'd0}), .failures(old_1_failures), .named(old_1_named),
    .replaces(agreement_replaces), .failuresNow(agreement_failuresNow), .namedNow(agreement_namedNow));
  wire unused_ok = &{1'b0, isThere_shifted[63:1], narrow_sum[0], isKnown_0_shifted[15:1],
      isKnown_1_shifted[15:1], fold_data_words_choice[8:3]};
`ifdef HEDDLE_SIMULATION
  wire follows = comes && (now_slot == slot);  // FoldScheduler.java:214
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!comes || !arrives_0 || !old_0_fired)) begin  // FoldScheduler.java:132
        $display("assertion failed: nobody arrives behind the last (FoldScheduler.java:132)");
        $stop;  // FoldScheduler.java:132
      end
      if (!(!acts || !isFolded || old_1_busy)) begin  // FoldScheduler.java:215
        $display("assertion failed: only a fold that began comes to its end (FoldScheduler.java:215)");
        $stop;  // FoldScheduler.java:215
      end
      if (!(!send_valid || !follows)) begin  // FoldScheduler.java:216
        $display("assertion failed: a slot's next reduction begins behind its message (FoldScheduler.java:216)");
        $stop;  // FoldScheduler.java:216
      end
    end
  end
`endif
`ifdef FORMAL
  wire follows = comes && (now_slot == slot);  // FoldScheduler.java:214
  always @(posedge clock) begin
    if (!reset) begin
      assert (!comes || !arrives_0 || !old_0_fired);  // FoldScheduler.java:132
      assert (!acts || !isFolded || old_1_busy);  // FoldScheduler.java:215
      assert (!send_valid || !follows);  // FoldScheduler.java:216
    end
  end
`endif
endmodule
`default_nettype wire
