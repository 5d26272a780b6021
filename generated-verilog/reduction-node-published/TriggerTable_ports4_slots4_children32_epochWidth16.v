`default_nettype none
// size.ports=4, size.slots=4, size.children=32, size.epochWidth=16
module TriggerTable_ports4_slots4_children32_epochWidth16 (  // TriggerTable.java:104
  input  wire clock,  // TriggerTable.java:104
  input  wire reset,  // TriggerTable.java:104
  output wire decides,  // TriggerTable.java:43
  output wire [2:0] outcome,  // TriggerTable.java:45
  output wire fires,  // TriggerTable.java:47
  input  wire opens,  // TriggerTable.java:52
  input  wire [7:0] openedGeneration,  // TriggerTable.java:56
  input  wire [1:0] event_data_kind,  // TriggerTable.java:107
  input  wire [1:0] event_data_port,  // TriggerTable.java:107
  input  wire [15:0] event_data_epoch,  // TriggerTable.java:107
  input  wire event_data_isUp,  // TriggerTable.java:107
  input  wire [7:0] event_data_generation,  // TriggerTable.java:107
  input  wire [4:0] event_data_child,  // TriggerTable.java:107
  input  wire [5:0] event_data_threshold,  // TriggerTable.java:107
  input  wire event_valid,  // TriggerTable.java:107
  output wire [4:0] missing,  // TriggerTable.java:108
  input  wire [1:0] openedPort  // TriggerTable.java:109
);
  localparam [1:0] Kind_ARRIVE = 2'd0;
  localparam [1:0] Kind_ARM = 2'd1;
  localparam [1:0] Kind_EXPIRE = 2'd2;
  localparam [2:0] TriggerOutcome_COUNTED = 3'd0;
  localparam [2:0] TriggerOutcome_ARMED = 3'd1;
  localparam [2:0] TriggerOutcome_EXPIRED = 3'd2;
  localparam [2:0] TriggerOutcome_DUPLICATE = 3'd3;
  localparam [2:0] TriggerOutcome_STALE = 3'd4;
  localparam [2:0] TriggerOutcome_WRONG_EPOCH = 3'd5;
  localparam [2:0] TriggerOutcome_WRONG_CHILD = 3'd6;
  reg  [31:0] known;  // TriggerTable.java:113
  reg  [31:0] generations;  // TriggerTable.java:114
  reg  acts;  // TriggerTable.java:115
  reg  [1:0] now_kind;  // TriggerTable.java:116
  reg  [1:0] now_port;  // TriggerTable.java:116
  reg  [15:0] now_epoch;  // TriggerTable.java:116
  reg  now_isUp;  // TriggerTable.java:116
  reg  [7:0] now_generation;  // TriggerTable.java:116
  reg  [4:0] now_child;  // TriggerTable.java:116
  reg  [5:0] now_threshold;  // TriggerTable.java:116
  reg  [4:0] trigger;  // TriggerTable.java:117
  reg  [58:0] stored;  // TriggerTable.java:135
  reg  written_armed;  // TriggerTable.java:136
  reg  [5:0] written_threshold;  // TriggerTable.java:136
  reg  [5:0] written_count;  // TriggerTable.java:136
  reg  [31:0] written_arrived;  // TriggerTable.java:136
  reg  [13:0] written_turn;  // TriggerTable.java:136
  reg  isKnown;  // TriggerTable.java:138
  reg  forwards;  // TriggerTable.java:140
  reg  isOld;  // TriggerTable.java:143
  reg  [31:0] bit_;  // TriggerTable.java:145
  reg  [31:0] strangers;  // TriggerTable.java:147
  wire entry_armed;  // TriggerTable.java:151
  wire [5:0] entry_threshold;  // TriggerTable.java:151
  wire [5:0] entry_count;  // TriggerTable.java:151
  wire [31:0] entry_arrived;  // TriggerTable.java:151
  wire [13:0] entry_turn;  // TriggerTable.java:151
  reg  [2:0] decided;  // TriggerTable.java:205
  reg  hasDecided;  // TriggerTable.java:192
  reg  hasFired;  // TriggerTable.java:195
  reg  [31:0] absent;  // TriggerTable.java:197
  wire kept_armed;  // TriggerTable.java:233
  wire [5:0] kept_threshold;  // TriggerTable.java:233
  wire [5:0] kept_count;  // TriggerTable.java:233
  wire [31:0] kept_arrived;  // TriggerTable.java:233
  wire [13:0] kept_turn;  // TriggerTable.java:233
  reg  [58:0] entries [0:31];  // TriggerTable.java:112
  wire [4:0] wanted = {event_data_port, event_data_epoch[1:0], event_data_isUp};  // TriggerTable.java:268
  wire opensWanted = opens && (openedPort == event_data_port);  // TriggerTable.java:137
  wire [7:0] found_0 = generations[7:0];  // TriggerTable.java:272
  wire [7:0] found_1 = (event_data_port == 2'd1) ? generations[15:8] : found_0;  // TriggerTable.java:275
  wire [7:0] found_2 = (event_data_port == 2'd2) ? generations[23:16] : found_1;  // TriggerTable.java:275
  wire [7:0] found_3 = (event_data_port == 2'd3) ? generations[31:24] : found_2;  // TriggerTable.java:275
  wire [7:0] generation = opensWanted ? openedGeneration : found_3;  // TriggerTable.java:142
  wire reopens = opens && (openedPort == now_port);  // TriggerTable.java:161
  wire isStale = isOld || reopens;  // TriggerTable.java:162
  wire [13:0] turn = now_epoch[15:2];  // TriggerTable.java:163
  wire isNow = turn == entry_turn;  // TriggerTable.java:164
  wire [13:0] isPast_difference = turn - entry_turn;  // TriggerTable.java:165
  wire isPast = isPast_difference[13];  // TriggerTable.java:165
  wire hasArrived = (entry_arrived & bit_) != 32'd0;  // TriggerTable.java:166
  wire isNoChild = entry_armed && (entry_threshold <= {1'b0, now_child});  // TriggerTable.java:167
  wire tooMany = (entry_arrived & strangers) != 32'd0;  // TriggerTable.java:168
  wire arrives = now_kind == Kind_ARRIVE;  // TriggerTable.java:173
  wire arms = now_kind == Kind_ARM;  // TriggerTable.java:174
  wire isLive = !isStale && isNow;  // TriggerTable.java:175
  wire counts = arrives && isLive && !isNoChild && !hasArrived;  // TriggerTable.java:176
  wire mayArm = arms && isLive && !entry_armed;  // TriggerTable.java:177
  wire waits = mayArm && !tooMany;  // TriggerTable.java:178
  wire surplus = mayArm && tooMany;  // TriggerTable.java:179
  wire expires = (now_kind == Kind_EXPIRE) && isLive && entry_armed;  // TriggerTable.java:180
  wire [5:0] more = entry_count + 6'd1;  // TriggerTable.java:182
  wire isLast = entry_armed && (more == entry_threshold);  // TriggerTable.java:183
  wire allThere = now_threshold <= entry_count;  // TriggerTable.java:184
  wire goes = acts && ((counts && isLast) || (waits && allThere) || surplus || expires);  // TriggerTable.java:185
  wire [5:0] count = counts ? more : entry_count;  // TriggerTable.java:236
  wire [31:0] arrived = entry_arrived | (bit_ & {32{counts}});  // TriggerTable.java:238
  wire [31:0] knownNow_joined = {trigger == 5'd31, trigger == 5'd30, trigger == 5'd29, trigger == 5'd28, trigger
      == 5'd27, trigger == 5'd26, trigger == 5'd25, trigger == 5'd24, trigger == 5'd23, trigger == 5'd22,
      trigger == 5'd21, trigger == 5'd20, trigger == 5'd19, trigger == 5'd18, trigger == 5'd17, trigger
      == 5'd16, trigger == 5'd15, trigger == 5'd14, trigger == 5'd13, trigger == 5'd12, trigger == 5'd11,
      trigger == 5'd10, trigger == 5'd9, trigger == 5'd8, trigger == 5'd7, trigger == 5'd6, trigger == 5'd5,
      trigger == 5'd4, trigger == 5'd3, trigger == 5'd2, trigger == 5'd1, trigger == 5'd0};  // TriggerTable.java:248
  wire [31:0] knownNow = known | (acts ? knownNow_joined : 32'd0);  // TriggerTable.java:248
  wire [31:0] opened = 32'd255 << {openedPort, 3'd0};  // TriggerTable.java:249
  wire [7:0] old_0 = generations[7:0];  // TriggerTable.java:284
  wire [7:0] old_1 = generations[15:8];  // TriggerTable.java:284
  wire [7:0] old_2 = generations[23:16];  // TriggerTable.java:284
  wire [7:0] old_3 = generations[31:24];  // TriggerTable.java:284
  wire [58:0] stored_read = entries[wanted];  // TriggerTable.java:135
  wire [31:0] isKnown_shifted = known >> wanted;  // TriggerTable.java:139
  wire [31:0] missing_joined = {absent[0], absent[1], absent[2], absent[3], absent[4], absent[5], absent[6],
      absent[7], absent[8], absent[9], absent[10], absent[11], absent[12], absent[13], absent[14], absent[15],
      absent[16], absent[17], absent[18], absent[19], absent[20], absent[21], absent[22], absent[23],
      absent[24], absent[25], absent[26], absent[27], absent[28], absent[29], absent[30], absent[31]};  // TriggerTable.java:201
  wire missing_not = !(|missing_joined[31:30]);  // TriggerTable.java:201
  wire missing_not_1 = !(|missing_joined[27:26]);  // TriggerTable.java:201
  wire missing_not_2 = !(|missing_joined[31:28]);  // TriggerTable.java:201
  wire [1:0] missing_choice = missing_not_2 ? {missing_not_1, missing_not_1 ? !absent[6] : !absent[4]}
      : {missing_not, missing_not ? !absent[2] : !absent[0]};  // TriggerTable.java:201
  wire missing_not_3 = !(|missing_joined[23:22]);  // TriggerTable.java:201
  wire missing_not_4 = !(|missing_joined[19:18]);  // TriggerTable.java:201
  wire missing_not_5 = !(|missing_joined[23:20]);  // TriggerTable.java:201
  wire [1:0] missing_choice_1 = missing_not_5 ? {missing_not_4, missing_not_4 ? !absent[14] : !absent[12]}
      : {missing_not_3, missing_not_3 ? !absent[10] : !absent[8]};  // TriggerTable.java:201
  wire missing_not_6 = !(|missing_joined[31:24]);  // TriggerTable.java:201
  wire missing_not_7 = !(|missing_joined[15:14]);  // TriggerTable.java:201
  wire missing_not_8 = !(|missing_joined[11:10]);  // TriggerTable.java:201
  wire missing_not_9 = !(|missing_joined[15:12]);  // TriggerTable.java:201
  wire [1:0] missing_choice_2 = missing_not_9 ? {missing_not_8, missing_not_8 ? !absent[22] : !absent[20]}
      : {missing_not_7, missing_not_7 ? !absent[18] : !absent[16]};  // TriggerTable.java:201
  wire missing_not_10 = !(|missing_joined[7:6]);  // TriggerTable.java:201
  wire missing_not_11 = !(|missing_joined[3:2]);  // TriggerTable.java:201
  wire missing_not_12 = !(|missing_joined[7:4]);  // TriggerTable.java:201
  wire [1:0] missing_choice_3 = missing_not_12 ? {missing_not_11, missing_not_11 ? !absent[30] : !absent[28]}
      : {missing_not_10, missing_not_10 ? !absent[26] : !absent[24]};  // TriggerTable.java:201
  wire missing_not_13 = !(|missing_joined[15:8]);  // TriggerTable.java:201
  wire missing_not_14 = !(|missing_joined[31:16]);  // TriggerTable.java:201
  assign decides = hasDecided;  // TriggerTable.java:199
  assign outcome = decided;  // TriggerTable.java:191
  assign fires = hasFired;  // TriggerTable.java:200
  assign missing = !(|missing_joined) ? 5'd0
      : {missing_not_14, missing_not_14
      ? {missing_not_13, missing_not_13 ? {missing_not_12, missing_choice_3}
      : {missing_not_9, missing_choice_2}}
      : {missing_not_6, missing_not_6 ? {missing_not_5, missing_choice_1} : {missing_not_2, missing_choice}}};  // TriggerTable.java:201
  assign entry_armed = forwards ? written_armed : (stored[58] && isKnown);  // TriggerTable.java:152
  assign entry_threshold = forwards ? written_threshold : (stored[57:52] & {6{isKnown}});  // TriggerTable.java:153
  assign entry_count = forwards ? written_count : (stored[51:46] & {6{isKnown}});  // TriggerTable.java:154
  assign entry_arrived = forwards ? written_arrived : (stored[45:14] & {32{isKnown}});  // TriggerTable.java:155
  assign entry_turn = forwards ? written_turn : (stored[13:0] & {14{isKnown}});  // TriggerTable.java:156
  assign kept_armed = (entry_armed || waits) && !goes;  // TriggerTable.java:234
  assign kept_threshold = waits ? now_threshold : entry_threshold;  // TriggerTable.java:235
  assign kept_count = count & {6{!goes}};  // TriggerTable.java:237
  assign kept_arrived = arrived & {32{!goes}};  // TriggerTable.java:239
  assign kept_turn = goes ? (entry_turn + 14'd1) : entry_turn;  // TriggerTable.java:240
  always @(posedge clock) begin
    acts <= event_valid;  // TriggerTable.java:130
    now_kind <= event_data_kind;  // TriggerTable.java:131
    now_port <= event_data_port;  // TriggerTable.java:131
    now_epoch <= event_data_epoch;  // TriggerTable.java:131
    now_isUp <= event_data_isUp;  // TriggerTable.java:131
    now_generation <= event_data_generation;  // TriggerTable.java:131
    now_child <= event_data_child;  // TriggerTable.java:131
    now_threshold <= event_data_threshold;  // TriggerTable.java:131
    trigger <= wanted;  // TriggerTable.java:133
    if (event_valid) begin  // TriggerTable.java:135
      stored <= stored_read;  // TriggerTable.java:135
    end
    isKnown <= isKnown_shifted[0] && !opensWanted;  // TriggerTable.java:139
    forwards <= acts && (trigger == wanted) && !opensWanted;  // TriggerTable.java:141
    isOld <= event_data_generation != generation;  // TriggerTable.java:144
    bit_ <= {event_data_child == 5'd31, event_data_child == 5'd30, event_data_child == 5'd29, event_data_child
        == 5'd28, event_data_child == 5'd27, event_data_child == 5'd26, event_data_child == 5'd25,
        event_data_child == 5'd24, event_data_child == 5'd23, event_data_child == 5'd22, event_data_child
        == 5'd21, event_data_child == 5'd20, event_data_child == 5'd19, event_data_child == 5'd18,
        event_data_child == 5'd17, event_data_child == 5'd16, event_data_child == 5'd15, event_data_child
        == 5'd14, event_data_child == 5'd13, event_data_child == 5'd12, event_data_child == 5'd11,
        event_data_child == 5'd10, event_data_child == 5'd9, event_data_child == 5'd8, event_data_child == 5'd7,
        event_data_child == 5'd6, event_data_child == 5'd5, event_data_child == 5'd4, event_data_child == 5'd3,
        event_data_child == 5'd2, event_data_child == 5'd1, event_data_child == 5'd0};  // TriggerTable.java:146
    strangers <= 32'hffffffff << event_data_threshold;  // TriggerTable.java:148
    case (now_kind)  // TriggerTable.java:206
      Kind_ARRIVE: begin  // TriggerTable.java:207
        if (isStale) begin  // TriggerTable.java:209
          decided <= TriggerOutcome_STALE;  // TriggerTable.java:209
        end else if (isPast) begin  // TriggerTable.java:210
          decided <= TriggerOutcome_DUPLICATE;  // TriggerTable.java:210
        end else if (!isNow) begin  // TriggerTable.java:211
          decided <= TriggerOutcome_WRONG_EPOCH;  // TriggerTable.java:211
        end else if (isNoChild) begin  // TriggerTable.java:212
          decided <= TriggerOutcome_WRONG_CHILD;  // TriggerTable.java:212
        end else if (hasArrived) begin  // TriggerTable.java:213
          decided <= TriggerOutcome_DUPLICATE;  // TriggerTable.java:213
        end else begin  // TriggerTable.java:209
          decided <= TriggerOutcome_COUNTED;  // TriggerTable.java:214
        end
      end
      Kind_ARM: begin  // TriggerTable.java:215
        if (isStale) begin  // TriggerTable.java:217
          decided <= TriggerOutcome_STALE;  // TriggerTable.java:217
        end else if (!isNow || entry_armed) begin  // TriggerTable.java:218
          decided <= TriggerOutcome_WRONG_EPOCH;  // TriggerTable.java:218
        end else if (tooMany) begin  // TriggerTable.java:219
          decided <= TriggerOutcome_WRONG_CHILD;  // TriggerTable.java:219
        end else begin  // TriggerTable.java:217
          decided <= TriggerOutcome_ARMED;  // TriggerTable.java:220
        end
      end
      default /* Kind_EXPIRE */: begin  // TriggerTable.java:221
        if (isStale) begin  // TriggerTable.java:223
          decided <= TriggerOutcome_STALE;  // TriggerTable.java:223
        end else if (!isNow || !entry_armed) begin  // TriggerTable.java:224
          decided <= TriggerOutcome_WRONG_EPOCH;  // TriggerTable.java:226
        end else begin  // TriggerTable.java:223
          decided <= TriggerOutcome_EXPIRED;  // TriggerTable.java:227
        end
      end
    endcase
    hasDecided <= acts;  // TriggerTable.java:194
    hasFired <= goes;  // TriggerTable.java:196
    absent <= ~entry_arrived;  // TriggerTable.java:198
    written_armed <= kept_armed;  // TriggerTable.java:241
    written_threshold <= kept_threshold;  // TriggerTable.java:241
    written_count <= kept_count;  // TriggerTable.java:241
    written_arrived <= kept_arrived;  // TriggerTable.java:241
    written_turn <= kept_turn;  // TriggerTable.java:241
    if (acts) begin  // TriggerTable.java:242
      entries[trigger] <= {kept_armed, kept_threshold, kept_count, kept_arrived, kept_turn};  // TriggerTable.java:242
    end
    known <= opens ? (knownNow & ~opened) : knownNow;  // TriggerTable.java:250
    if (opens) begin  // TriggerTable.java:251
      generations <= {(openedPort == 2'd3) ? openedGeneration : old_3, (openedPort == 2'd2) ? openedGeneration
          : old_2, (openedPort == 2'd1) ? openedGeneration : old_1, (openedPort == 2'd0) ? openedGeneration
          : old_0};  // TriggerTable.java:251
    end
    if (reset) begin
      known <= 32'd0;  // TriggerTable.java:113
      generations <= 32'd0;  // TriggerTable.java:114
      acts <= 1'b0;  // TriggerTable.java:115
      decided <= TriggerOutcome_COUNTED;  // TriggerTable.java:205
      hasDecided <= 1'b0;  // TriggerTable.java:192
      hasFired <= 1'b0;  // TriggerTable.java:195
    end
  end
  wire unused_ok = &{1'b0, now_epoch[1:0], now_isUp, now_generation, isPast_difference[12:0],
      isKnown_shifted[31:1]};
`ifdef HEDDLE_SIMULATION
  wire [2:0] assertion_sum = {1'b0, {1'b0, entry_arrived[28]} + {1'b0, entry_arrived[29]}}
      + {1'b0, {1'b0, entry_arrived[30]} + {1'b0, entry_arrived[31]}};  // TriggerTable.java:256
  wire [2:0] assertion_sum_1 = {1'b0, {1'b0, entry_arrived[24]} + {1'b0, entry_arrived[25]}}
      + {1'b0, {1'b0, entry_arrived[26]} + {1'b0, entry_arrived[27]}};  // TriggerTable.java:256
  wire [2:0] assertion_sum_2 = {1'b0, {1'b0, entry_arrived[20]} + {1'b0, entry_arrived[21]}}
      + {1'b0, {1'b0, entry_arrived[22]} + {1'b0, entry_arrived[23]}};  // TriggerTable.java:256
  wire [2:0] assertion_sum_3 = {1'b0, {1'b0, entry_arrived[16]} + {1'b0, entry_arrived[17]}}
      + {1'b0, {1'b0, entry_arrived[18]} + {1'b0, entry_arrived[19]}};  // TriggerTable.java:256
  wire [2:0] assertion_sum_4 = {1'b0, {1'b0, entry_arrived[12]} + {1'b0, entry_arrived[13]}}
      + {1'b0, {1'b0, entry_arrived[14]} + {1'b0, entry_arrived[15]}};  // TriggerTable.java:256
  wire [2:0] assertion_sum_5 = {1'b0, {1'b0, entry_arrived[8]} + {1'b0, entry_arrived[9]}}
      + {1'b0, {1'b0, entry_arrived[10]} + {1'b0, entry_arrived[11]}};  // TriggerTable.java:256
  wire [2:0] assertion_sum_6 = {1'b0, {1'b0, entry_arrived[4]} + {1'b0, entry_arrived[5]}}
      + {1'b0, {1'b0, entry_arrived[6]} + {1'b0, entry_arrived[7]}};  // TriggerTable.java:256
  wire [2:0] assertion_sum_7 = {1'b0, {1'b0, entry_arrived[0]} + {1'b0, entry_arrived[1]}}
      + {1'b0, {1'b0, entry_arrived[2]} + {1'b0, entry_arrived[3]}};  // TriggerTable.java:256
  wire [5:0] assertion_sum_8 = {1'b0, {1'b0, {1'b0, assertion_sum_7} + {1'b0, assertion_sum_6}}
      + {1'b0, {1'b0, assertion_sum_5} + {1'b0, assertion_sum_4}}}
      + {1'b0, {1'b0, {1'b0, assertion_sum_3} + {1'b0, assertion_sum_2}}
      + {1'b0, {1'b0, assertion_sum_1} + {1'b0, assertion_sum}}};  // TriggerTable.java:256
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!goes || !kept_armed)) begin  // TriggerTable.java:255
        $display("assertion failed: R3: what fires is disarmed in the same step (TriggerTable.java:255)");
        $stop;  // TriggerTable.java:255
      end
      if (!(!acts || (entry_count == assertion_sum_8))) begin  // TriggerTable.java:256
        $display("assertion failed: R6: a child counts once (TriggerTable.java:256)");
        $stop;  // TriggerTable.java:256
      end
      if (!(!acts || !entry_armed || (entry_count < entry_threshold))) begin  // TriggerTable.java:257
        $display("assertion failed: R1, R2: nothing waits that has arrived (TriggerTable.java:257)");
        $stop;  // TriggerTable.java:257
      end
      if (!(!(goes && (counts || waits)) || (count == kept_threshold))) begin  // TriggerTable.java:260
        $display("assertion failed: R4: no arrival is left over or used twice (TriggerTable.java:260)");
        $stop;  // TriggerTable.java:260
      end
      if (!(!goes || !isStale)) begin  // TriggerTable.java:263
        $display("assertion failed: R7: nothing of another generation fires (TriggerTable.java:263)");
        $stop;  // TriggerTable.java:263
      end
    end
  end
`endif
`ifdef FORMAL
  wire [2:0] assertion_sum = {1'b0, {1'b0, entry_arrived[28]} + {1'b0, entry_arrived[29]}}
      + {1'b0, {1'b0, entry_arrived[30]} + {1'b0, entry_arrived[31]}};  // TriggerTable.java:256
  wire [2:0] assertion_sum_1 = {1'b0, {1'b0, entry_arrived[24]} + {1'b0, entry_arrived[25]}}
      + {1'b0, {1'b0, entry_arrived[26]} + {1'b0, entry_arrived[27]}};  // TriggerTable.java:256
  wire [2:0] assertion_sum_2 = {1'b0, {1'b0, entry_arrived[20]} + {1'b0, entry_arrived[21]}}
      + {1'b0, {1'b0, entry_arrived[22]} + {1'b0, entry_arrived[23]}};  // TriggerTable.java:256
  wire [2:0] assertion_sum_3 = {1'b0, {1'b0, entry_arrived[16]} + {1'b0, entry_arrived[17]}}
      + {1'b0, {1'b0, entry_arrived[18]} + {1'b0, entry_arrived[19]}};  // TriggerTable.java:256
  wire [2:0] assertion_sum_4 = {1'b0, {1'b0, entry_arrived[12]} + {1'b0, entry_arrived[13]}}
      + {1'b0, {1'b0, entry_arrived[14]} + {1'b0, entry_arrived[15]}};  // TriggerTable.java:256
  wire [2:0] assertion_sum_5 = {1'b0, {1'b0, entry_arrived[8]} + {1'b0, entry_arrived[9]}}
      + {1'b0, {1'b0, entry_arrived[10]} + {1'b0, entry_arrived[11]}};  // TriggerTable.java:256
  wire [2:0] assertion_sum_6 = {1'b0, {1'b0, entry_arrived[4]} + {1'b0, entry_arrived[5]}}
      + {1'b0, {1'b0, entry_arrived[6]} + {1'b0, entry_arrived[7]}};  // TriggerTable.java:256
  wire [2:0] assertion_sum_7 = {1'b0, {1'b0, entry_arrived[0]} + {1'b0, entry_arrived[1]}}
      + {1'b0, {1'b0, entry_arrived[2]} + {1'b0, entry_arrived[3]}};  // TriggerTable.java:256
  wire [5:0] assertion_sum_8 = {1'b0, {1'b0, {1'b0, assertion_sum_7} + {1'b0, assertion_sum_6}}
      + {1'b0, {1'b0, assertion_sum_5} + {1'b0, assertion_sum_4}}}
      + {1'b0, {1'b0, {1'b0, assertion_sum_3} + {1'b0, assertion_sum_2}}
      + {1'b0, {1'b0, assertion_sum_1} + {1'b0, assertion_sum}}};  // TriggerTable.java:256
  always @(posedge clock) begin
    if (!reset) begin
      assert (!goes || !kept_armed);  // TriggerTable.java:255
      assert (!acts || (entry_count == assertion_sum_8));  // TriggerTable.java:256
      assert (!acts || !entry_armed || (entry_count < entry_threshold));  // TriggerTable.java:257
      assert (!(goes && (counts || waits)) || (count == kept_threshold));  // TriggerTable.java:260
      assert (!goes || !isStale);  // TriggerTable.java:263
    end
  end
`endif
endmodule
`default_nettype wire
