`default_nettype none
// size.ports=4, size.slots=4, size.children=32, size.epochWidth=16
module TriggerTable_ports4_slots4_children32_epochWidth16 (  // TriggerTable.java:61
  input  wire clock,  // TriggerTable.java:61
  input  wire reset,  // TriggerTable.java:61
  output wire decides,  // TriggerTable.java:41
  output reg  [2:0] outcome,  // TriggerTable.java:43
  output wire fires,  // TriggerTable.java:45
  input  wire opens,  // TriggerTable.java:50
  input  wire [7:0] openedGeneration,  // TriggerTable.java:54
  input  wire [1:0] event_data_kind,  // TriggerTable.java:64
  input  wire [1:0] event_data_port,  // TriggerTable.java:64
  input  wire [15:0] event_data_epoch,  // TriggerTable.java:64
  input  wire event_data_isUp,  // TriggerTable.java:64
  input  wire [7:0] event_data_generation,  // TriggerTable.java:64
  input  wire [4:0] event_data_child,  // TriggerTable.java:64
  input  wire [5:0] event_data_threshold,  // TriggerTable.java:64
  input  wire event_valid,  // TriggerTable.java:64
  output wire [4:0] missing,  // TriggerTable.java:65
  input  wire [1:0] openedPort  // TriggerTable.java:66
);
  localparam [1:0] Kind_ARRIVE = 2'd0;
  localparam [1:0] Kind_ARM = 2'd1;
  localparam [2:0] TriggerOutcome_COUNTED = 3'd0;
  localparam [2:0] TriggerOutcome_ARMED = 3'd1;
  localparam [2:0] TriggerOutcome_EXPIRED = 3'd2;
  localparam [2:0] TriggerOutcome_DUPLICATE = 3'd3;
  localparam [2:0] TriggerOutcome_STALE = 3'd4;
  localparam [2:0] TriggerOutcome_WRONG_EPOCH = 3'd5;
  localparam [2:0] TriggerOutcome_WRONG_CHILD = 3'd6;
  reg  [31:0] known;  // TriggerTable.java:70
  reg  [31:0] generations;  // TriggerTable.java:72
  reg  acts;  // TriggerTable.java:74
  reg  [1:0] now_kind;  // TriggerTable.java:75
  reg  [1:0] now_port;  // TriggerTable.java:75
  reg  [15:0] now_epoch;  // TriggerTable.java:75
  reg  now_isUp;  // TriggerTable.java:75
  reg  [7:0] now_generation;  // TriggerTable.java:75
  reg  [4:0] now_child;  // TriggerTable.java:75
  reg  [5:0] now_threshold;  // TriggerTable.java:75
  reg  [4:0] trigger;  // TriggerTable.java:76
  reg  [58:0] stored;  // TriggerTable.java:82
  reg  wrote;  // TriggerTable.java:83
  reg  [4:0] writtenTrigger;  // TriggerTable.java:84
  reg  written_armed;  // TriggerTable.java:85
  reg  [5:0] written_threshold;  // TriggerTable.java:85
  reg  [5:0] written_count;  // TriggerTable.java:85
  reg  [31:0] written_arrived;  // TriggerTable.java:85
  reg  [13:0] written_turn;  // TriggerTable.java:85
  reg  entry_armed;  // TriggerTable.java:86
  reg  [5:0] entry_threshold;  // TriggerTable.java:86
  reg  [5:0] entry_count;  // TriggerTable.java:86
  reg  [31:0] entry_arrived;  // TriggerTable.java:86
  reg  [13:0] entry_turn;  // TriggerTable.java:86
  reg  next_armed;  // TriggerTable.java:109
  reg  [5:0] next_threshold;  // TriggerTable.java:109
  reg  [5:0] next_count;  // TriggerTable.java:109
  reg  [31:0] next_arrived;  // TriggerTable.java:109
  wire [13:0] next_turn;  // TriggerTable.java:109
  reg  kept_armed;  // TriggerTable.java:151
  wire [5:0] kept_threshold;  // TriggerTable.java:151
  reg  [5:0] kept_count;  // TriggerTable.java:151
  reg  [31:0] kept_arrived;  // TriggerTable.java:151
  reg  [13:0] kept_turn;  // TriggerTable.java:151
  reg  [58:0] entries [0:31];  // TriggerTable.java:69
  wire [4:0] wanted = {event_data_port, event_data_epoch[1:0], event_data_isUp};  // TriggerTable.java:184
  wire [7:0] found_0 = generations[7:0];  // TriggerTable.java:188
  wire [7:0] found_1 = (now_port == 2'd1) ? generations[15:8] : found_0;  // TriggerTable.java:191
  wire [7:0] found_2 = (now_port == 2'd2) ? generations[23:16] : found_1;  // TriggerTable.java:191
  wire [7:0] found_3 = (now_port == 2'd3) ? generations[31:24] : found_2;  // TriggerTable.java:191
  wire reopens = opens && (openedPort == now_port);  // TriggerTable.java:98
  wire isStale = (now_generation != found_3) || reopens;  // TriggerTable.java:99
  wire [13:0] turn = now_epoch[15:2];  // TriggerTable.java:100
  wire [13:0] ahead = turn - entry_turn;  // TriggerTable.java:101
  wire isNow = ahead == 14'd0;  // TriggerTable.java:102
  wire isPast = ahead[13];  // TriggerTable.java:103
  wire [31:0] bit_ = {now_child == 5'd31, now_child == 5'd30, now_child == 5'd29, now_child == 5'd28, now_child
      == 5'd27, now_child == 5'd26, now_child == 5'd25, now_child == 5'd24, now_child == 5'd23, now_child
      == 5'd22, now_child == 5'd21, now_child == 5'd20, now_child == 5'd19, now_child == 5'd18, now_child
      == 5'd17, now_child == 5'd16, now_child == 5'd15, now_child == 5'd14, now_child == 5'd13, now_child
      == 5'd12, now_child == 5'd11, now_child == 5'd10, now_child == 5'd9, now_child == 5'd8, now_child == 5'd7,
      now_child == 5'd6, now_child == 5'd5, now_child == 5'd4, now_child == 5'd3, now_child == 5'd2, now_child
      == 5'd1, now_child == 5'd0};  // TriggerTable.java:104
  wire hasArrived = (entry_arrived & bit_) != 32'd0;  // TriggerTable.java:105
  wire isNoChild = entry_armed && (entry_threshold <= {1'b0, now_child});  // TriggerTable.java:106
  wire tooMany = (entry_arrived >> now_threshold) != 32'd0;  // TriggerTable.java:107
  wire expires = outcome == TriggerOutcome_EXPIRED;  // TriggerTable.java:142
  wire enough = next_threshold <= next_count;  // TriggerTable.java:143
  wire surplus = (now_kind == Kind_ARM) && (outcome == TriggerOutcome_WRONG_CHILD);  // TriggerTable.java:144
  wire changes = (outcome == TriggerOutcome_COUNTED) || (outcome == TriggerOutcome_ARMED);  // TriggerTable.java:145
  wire goes = acts && ((changes && next_armed && enough) || expires || surplus);  // TriggerTable.java:146
  wire writes = acts && !isStale;  // TriggerTable.java:163
  wire [31:0] knownNow_joined = {trigger == 5'd31, trigger == 5'd30, trigger == 5'd29, trigger == 5'd28, trigger
      == 5'd27, trigger == 5'd26, trigger == 5'd25, trigger == 5'd24, trigger == 5'd23, trigger == 5'd22,
      trigger == 5'd21, trigger == 5'd20, trigger == 5'd19, trigger == 5'd18, trigger == 5'd17, trigger
      == 5'd16, trigger == 5'd15, trigger == 5'd14, trigger == 5'd13, trigger == 5'd12, trigger == 5'd11,
      trigger == 5'd10, trigger == 5'd9, trigger == 5'd8, trigger == 5'd7, trigger == 5'd6, trigger == 5'd5,
      trigger == 5'd4, trigger == 5'd3, trigger == 5'd2, trigger == 5'd1, trigger == 5'd0};  // TriggerTable.java:168
  wire [31:0] knownNow = known | (writes ? knownNow_joined : 32'd0);  // TriggerTable.java:168
  wire [31:0] opened = 32'd255 << {openedPort, 3'd0};  // TriggerTable.java:169
  wire [7:0] old_0 = generations[7:0];  // TriggerTable.java:200
  wire [7:0] old_1 = generations[15:8];  // TriggerTable.java:200
  wire [7:0] old_2 = generations[23:16];  // TriggerTable.java:200
  wire [7:0] old_3 = generations[31:24];  // TriggerTable.java:200
  wire [58:0] stored_read = entries[wanted];  // TriggerTable.java:82
  wire [31:0] entry_armed_when_shifted = known >> trigger;  // TriggerTable.java:88
  wire [31:0] missing_and = ~entry_arrived & (32'd0 - ~entry_arrived);  // TriggerTable.java:149
  assign decides = acts;  // TriggerTable.java:147
  always @* begin
    outcome = TriggerOutcome_COUNTED;  // TriggerTable.java:111
    case (now_kind)  // TriggerTable.java:112
      Kind_ARRIVE: begin  // TriggerTable.java:113
        if (isStale) begin  // TriggerTable.java:115
          outcome = TriggerOutcome_STALE;  // TriggerTable.java:115
        end else if (isPast) begin  // TriggerTable.java:116
          outcome = TriggerOutcome_DUPLICATE;  // TriggerTable.java:116
        end else if (!isNow) begin  // TriggerTable.java:117
          outcome = TriggerOutcome_WRONG_EPOCH;  // TriggerTable.java:117
        end else if (isNoChild) begin  // TriggerTable.java:118
          outcome = TriggerOutcome_WRONG_CHILD;  // TriggerTable.java:118
        end else if (hasArrived) begin  // TriggerTable.java:119
          outcome = TriggerOutcome_DUPLICATE;  // TriggerTable.java:119
        end
      end
      Kind_ARM: begin  // TriggerTable.java:124
        if (isStale) begin  // TriggerTable.java:126
          outcome = TriggerOutcome_STALE;  // TriggerTable.java:126
        end else if (!isNow || entry_armed) begin  // TriggerTable.java:127
          outcome = TriggerOutcome_WRONG_EPOCH;  // TriggerTable.java:127
        end else if (tooMany) begin  // TriggerTable.java:128
          outcome = TriggerOutcome_WRONG_CHILD;  // TriggerTable.java:128
        end else begin  // TriggerTable.java:126
          outcome = TriggerOutcome_ARMED;  // TriggerTable.java:130
        end
      end
      default /* Kind_EXPIRE */: begin  // TriggerTable.java:134
        if (isStale) begin  // TriggerTable.java:136
          outcome = TriggerOutcome_STALE;  // TriggerTable.java:136
        end else if (!isNow || !entry_armed) begin  // TriggerTable.java:137
          outcome = TriggerOutcome_WRONG_EPOCH;  // TriggerTable.java:139
        end else begin  // TriggerTable.java:136
          outcome = TriggerOutcome_EXPIRED;  // TriggerTable.java:140
        end
      end
    endcase
  end
  assign fires = goes;  // TriggerTable.java:148
  assign missing = {|(missing_and & 32'hffff0000), |(missing_and & 32'hff00ff00), |(missing_and & 32'hf0f0f0f0),
      |(missing_and & 32'hcccccccc), |(missing_and & 32'haaaaaaaa)};  // TriggerTable.java:149
  always @* begin
    entry_armed = stored[58];  // TriggerTable.java:87
    if (!entry_armed_when_shifted[0]) begin  // TriggerTable.java:88
      entry_armed = 1'b0;  // TriggerTable.java:89
    end else if (wrote && (writtenTrigger == trigger)) begin  // TriggerTable.java:95
      entry_armed = written_armed;  // TriggerTable.java:95
    end
  end
  always @* begin
    entry_threshold = stored[57:52];  // TriggerTable.java:87
    if (!entry_armed_when_shifted[0]) begin  // TriggerTable.java:88
      entry_threshold = 6'd0;  // TriggerTable.java:90
    end else if (wrote && (writtenTrigger == trigger)) begin  // TriggerTable.java:95
      entry_threshold = written_threshold;  // TriggerTable.java:95
    end
  end
  always @* begin
    entry_count = stored[51:46];  // TriggerTable.java:87
    if (!entry_armed_when_shifted[0]) begin  // TriggerTable.java:88
      entry_count = 6'd0;  // TriggerTable.java:91
    end else if (wrote && (writtenTrigger == trigger)) begin  // TriggerTable.java:95
      entry_count = written_count;  // TriggerTable.java:95
    end
  end
  always @* begin
    entry_arrived = stored[45:14];  // TriggerTable.java:87
    if (!entry_armed_when_shifted[0]) begin  // TriggerTable.java:88
      entry_arrived = 32'd0;  // TriggerTable.java:92
    end else if (wrote && (writtenTrigger == trigger)) begin  // TriggerTable.java:95
      entry_arrived = written_arrived;  // TriggerTable.java:95
    end
  end
  always @* begin
    entry_turn = stored[13:0];  // TriggerTable.java:87
    if (!entry_armed_when_shifted[0]) begin  // TriggerTable.java:88
      entry_turn = 14'd0;  // TriggerTable.java:93
    end else if (wrote && (writtenTrigger == trigger)) begin  // TriggerTable.java:95
      entry_turn = written_turn;  // TriggerTable.java:95
    end
  end
  always @* begin
    next_armed = entry_armed;  // TriggerTable.java:110
    case (now_kind)  // TriggerTable.java:112
      Kind_ARRIVE: ;  // TriggerTable.java:113
      Kind_ARM: begin  // TriggerTable.java:124
        if (!isStale && !(!isNow || entry_armed) && !tooMany) begin  // TriggerTable.java:126
          next_armed = 1'b1;  // TriggerTable.java:131
        end
      end
      default /* Kind_EXPIRE */: ;  // TriggerTable.java:134
    endcase
  end
  always @* begin
    next_threshold = entry_threshold;  // TriggerTable.java:110
    case (now_kind)  // TriggerTable.java:112
      Kind_ARRIVE: ;  // TriggerTable.java:113
      Kind_ARM: begin  // TriggerTable.java:124
        if (!isStale && !(!isNow || entry_armed) && !tooMany) begin  // TriggerTable.java:126
          next_threshold = now_threshold;  // TriggerTable.java:132
        end
      end
      default /* Kind_EXPIRE */: ;  // TriggerTable.java:134
    endcase
  end
  always @* begin
    next_count = entry_count;  // TriggerTable.java:110
    case (now_kind)  // TriggerTable.java:112
      Kind_ARRIVE: begin  // TriggerTable.java:113
        if (!isStale && !isPast && !(!isNow) && !isNoChild && !hasArrived) begin  // TriggerTable.java:115
          next_count = entry_count + 6'd1;  // TriggerTable.java:121
        end
      end
      Kind_ARM: ;  // TriggerTable.java:124
      default /* Kind_EXPIRE */: ;  // TriggerTable.java:134
    endcase
  end
  always @* begin
    next_arrived = entry_arrived;  // TriggerTable.java:110
    case (now_kind)  // TriggerTable.java:112
      Kind_ARRIVE: begin  // TriggerTable.java:113
        if (!isStale && !isPast && !(!isNow) && !isNoChild && !hasArrived) begin  // TriggerTable.java:115
          next_arrived = entry_arrived | bit_;  // TriggerTable.java:122
        end
      end
      Kind_ARM: ;  // TriggerTable.java:124
      default /* Kind_EXPIRE */: ;  // TriggerTable.java:134
    endcase
  end
  assign next_turn = entry_turn;  // TriggerTable.java:110
  always @* begin
    kept_armed = next_armed;  // TriggerTable.java:152
    if (goes) begin  // TriggerTable.java:153
      kept_armed = 1'b0;  // TriggerTable.java:154
    end
  end
  assign kept_threshold = next_threshold;  // TriggerTable.java:152
  always @* begin
    kept_count = next_count;  // TriggerTable.java:152
    if (goes) begin  // TriggerTable.java:153
      kept_count = (expires || surplus) ? 6'd0 : (next_count - next_threshold);  // TriggerTable.java:156
    end
  end
  always @* begin
    kept_arrived = next_arrived;  // TriggerTable.java:152
    if (goes) begin  // TriggerTable.java:153
      kept_arrived = 32'd0;  // TriggerTable.java:160
    end
  end
  always @* begin
    kept_turn = next_turn;  // TriggerTable.java:152
    if (goes) begin  // TriggerTable.java:153
      kept_turn = entry_turn + 14'd1;  // TriggerTable.java:161
    end
  end
  always @(posedge clock) begin
    acts <= event_valid;  // TriggerTable.java:77
    now_kind <= event_data_kind;  // TriggerTable.java:78
    now_port <= event_data_port;  // TriggerTable.java:78
    now_epoch <= event_data_epoch;  // TriggerTable.java:78
    now_isUp <= event_data_isUp;  // TriggerTable.java:78
    now_generation <= event_data_generation;  // TriggerTable.java:78
    now_child <= event_data_child;  // TriggerTable.java:78
    now_threshold <= event_data_threshold;  // TriggerTable.java:78
    trigger <= wanted;  // TriggerTable.java:80
    if (event_valid) begin  // TriggerTable.java:82
      stored <= stored_read;  // TriggerTable.java:82
    end
    wrote <= writes;  // TriggerTable.java:164
    writtenTrigger <= trigger;  // TriggerTable.java:165
    written_armed <= kept_armed;  // TriggerTable.java:166
    written_threshold <= kept_threshold;  // TriggerTable.java:166
    written_count <= kept_count;  // TriggerTable.java:166
    written_arrived <= kept_arrived;  // TriggerTable.java:166
    written_turn <= kept_turn;  // TriggerTable.java:166
    if (writes) begin  // TriggerTable.java:167
      entries[trigger] <= {kept_armed, kept_threshold, kept_count, kept_arrived, kept_turn};  // TriggerTable.java:167
    end
    known <= opens ? (knownNow & ~opened) : knownNow;  // TriggerTable.java:170
    if (opens) begin  // TriggerTable.java:171
      generations <= {(openedPort == 2'd3) ? openedGeneration : old_3, (openedPort == 2'd2) ? openedGeneration
          : old_2, (openedPort == 2'd1) ? openedGeneration : old_1, (openedPort == 2'd0) ? openedGeneration
          : old_0};  // TriggerTable.java:171
    end
    if (reset) begin
      known <= 32'd0;  // TriggerTable.java:70
      generations <= 32'd0;  // TriggerTable.java:72
      acts <= 1'b0;  // TriggerTable.java:74
      wrote <= 1'b0;  // TriggerTable.java:83
    end
  end
  wire unused_ok = &{1'b0, now_epoch[1:0], now_isUp, entry_armed_when_shifted[31:1]};
`ifdef HEDDLE_SIMULATION
  wire [2:0] assertion_sum = {1'b0, {1'b0, entry_arrived[28]} + {1'b0, entry_arrived[29]}}
      + {1'b0, {1'b0, entry_arrived[30]} + {1'b0, entry_arrived[31]}};  // TriggerTable.java:174
  wire [2:0] assertion_sum_1 = {1'b0, {1'b0, entry_arrived[24]} + {1'b0, entry_arrived[25]}}
      + {1'b0, {1'b0, entry_arrived[26]} + {1'b0, entry_arrived[27]}};  // TriggerTable.java:174
  wire [2:0] assertion_sum_2 = {1'b0, {1'b0, entry_arrived[20]} + {1'b0, entry_arrived[21]}}
      + {1'b0, {1'b0, entry_arrived[22]} + {1'b0, entry_arrived[23]}};  // TriggerTable.java:174
  wire [2:0] assertion_sum_3 = {1'b0, {1'b0, entry_arrived[16]} + {1'b0, entry_arrived[17]}}
      + {1'b0, {1'b0, entry_arrived[18]} + {1'b0, entry_arrived[19]}};  // TriggerTable.java:174
  wire [2:0] assertion_sum_4 = {1'b0, {1'b0, entry_arrived[12]} + {1'b0, entry_arrived[13]}}
      + {1'b0, {1'b0, entry_arrived[14]} + {1'b0, entry_arrived[15]}};  // TriggerTable.java:174
  wire [2:0] assertion_sum_5 = {1'b0, {1'b0, entry_arrived[8]} + {1'b0, entry_arrived[9]}}
      + {1'b0, {1'b0, entry_arrived[10]} + {1'b0, entry_arrived[11]}};  // TriggerTable.java:174
  wire [2:0] assertion_sum_6 = {1'b0, {1'b0, entry_arrived[4]} + {1'b0, entry_arrived[5]}}
      + {1'b0, {1'b0, entry_arrived[6]} + {1'b0, entry_arrived[7]}};  // TriggerTable.java:174
  wire [2:0] assertion_sum_7 = {1'b0, {1'b0, entry_arrived[0]} + {1'b0, entry_arrived[1]}}
      + {1'b0, {1'b0, entry_arrived[2]} + {1'b0, entry_arrived[3]}};  // TriggerTable.java:174
  wire [5:0] assertion_sum_8 = {1'b0, {1'b0, {1'b0, assertion_sum_7} + {1'b0, assertion_sum_6}}
      + {1'b0, {1'b0, assertion_sum_5} + {1'b0, assertion_sum_4}}}
      + {1'b0, {1'b0, {1'b0, assertion_sum_3} + {1'b0, assertion_sum_2}}
      + {1'b0, {1'b0, assertion_sum_1} + {1'b0, assertion_sum}}};  // TriggerTable.java:174
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!goes || !kept_armed)) begin  // TriggerTable.java:173
        $display("assertion failed: R3: what fires is disarmed in the same step (TriggerTable.java:173)");
        $stop;  // TriggerTable.java:173
      end
      if (!(!acts || (entry_count == assertion_sum_8))) begin  // TriggerTable.java:174
        $display("assertion failed: R6: a child counts once (TriggerTable.java:174)");
        $stop;  // TriggerTable.java:174
      end
      if (!(!acts || !entry_armed || (entry_count < entry_threshold))) begin  // TriggerTable.java:175
        $display("assertion failed: R1, R2: nothing waits that has arrived (TriggerTable.java:175)");
        $stop;  // TriggerTable.java:175
      end
      if (!(!goes || (kept_count == 6'd0))) begin  // TriggerTable.java:178
        $display("assertion failed: R4: no arrival is left over or used twice (TriggerTable.java:178)");
        $stop;  // TriggerTable.java:178
      end
      if (!(!goes || !isStale)) begin  // TriggerTable.java:179
        $display("assertion failed: R7: nothing of another generation fires (TriggerTable.java:179)");
        $stop;  // TriggerTable.java:179
      end
    end
  end
`endif
`ifdef FORMAL
  wire [2:0] assertion_sum = {1'b0, {1'b0, entry_arrived[28]} + {1'b0, entry_arrived[29]}}
      + {1'b0, {1'b0, entry_arrived[30]} + {1'b0, entry_arrived[31]}};  // TriggerTable.java:174
  wire [2:0] assertion_sum_1 = {1'b0, {1'b0, entry_arrived[24]} + {1'b0, entry_arrived[25]}}
      + {1'b0, {1'b0, entry_arrived[26]} + {1'b0, entry_arrived[27]}};  // TriggerTable.java:174
  wire [2:0] assertion_sum_2 = {1'b0, {1'b0, entry_arrived[20]} + {1'b0, entry_arrived[21]}}
      + {1'b0, {1'b0, entry_arrived[22]} + {1'b0, entry_arrived[23]}};  // TriggerTable.java:174
  wire [2:0] assertion_sum_3 = {1'b0, {1'b0, entry_arrived[16]} + {1'b0, entry_arrived[17]}}
      + {1'b0, {1'b0, entry_arrived[18]} + {1'b0, entry_arrived[19]}};  // TriggerTable.java:174
  wire [2:0] assertion_sum_4 = {1'b0, {1'b0, entry_arrived[12]} + {1'b0, entry_arrived[13]}}
      + {1'b0, {1'b0, entry_arrived[14]} + {1'b0, entry_arrived[15]}};  // TriggerTable.java:174
  wire [2:0] assertion_sum_5 = {1'b0, {1'b0, entry_arrived[8]} + {1'b0, entry_arrived[9]}}
      + {1'b0, {1'b0, entry_arrived[10]} + {1'b0, entry_arrived[11]}};  // TriggerTable.java:174
  wire [2:0] assertion_sum_6 = {1'b0, {1'b0, entry_arrived[4]} + {1'b0, entry_arrived[5]}}
      + {1'b0, {1'b0, entry_arrived[6]} + {1'b0, entry_arrived[7]}};  // TriggerTable.java:174
  wire [2:0] assertion_sum_7 = {1'b0, {1'b0, entry_arrived[0]} + {1'b0, entry_arrived[1]}}
      + {1'b0, {1'b0, entry_arrived[2]} + {1'b0, entry_arrived[3]}};  // TriggerTable.java:174
  wire [5:0] assertion_sum_8 = {1'b0, {1'b0, {1'b0, assertion_sum_7} + {1'b0, assertion_sum_6}}
      + {1'b0, {1'b0, assertion_sum_5} + {1'b0, assertion_sum_4}}}
      + {1'b0, {1'b0, {1'b0, assertion_sum_3} + {1'b0, assertion_sum_2}}
      + {1'b0, {1'b0, assertion_sum_1} + {1'b0, assertion_sum}}};  // TriggerTable.java:174
  always @(posedge clock) begin
    if (!reset) begin
      assert (!goes || !kept_armed);  // TriggerTable.java:173
      assert (!acts || (entry_count == assertion_sum_8));  // TriggerTable.java:174
      assert (!acts || !entry_armed || (entry_count < entry_threshold));  // TriggerTable.java:175
      assert (!goes || (kept_count == 6'd0));  // TriggerTable.java:178
      assert (!goes || !isStale);  // TriggerTable.java:179
    end
  end
`endif
endmodule
`default_nettype wire
