`default_nettype none
module PendingReads (  // PendingReads.java:70
  input  wire clock,  // PendingReads.java:70
  input  wire reset,  // PendingReads.java:70
  input  wire [15:0] node,  // PendingReads.java:39
  input  wire [15:0] read_data_reader,  // PendingReads.java:41
  input  wire [15:0] read_data_holder,  // PendingReads.java:41
  input  wire [15:0] read_data_ctrl,  // PendingReads.java:41
  input  wire [31:0] read_data_rid,  // PendingReads.java:41
  input  wire [31:0] read_data_len,  // PendingReads.java:41
  input  wire [31:0] read_data_from,  // PendingReads.java:41
  input  wire [31:0] read_data_into,  // PendingReads.java:41
  input  wire read_data_notifies,  // PendingReads.java:41
  input  wire read_data_update_updates,  // PendingReads.java:41
  input  wire [3:0] read_data_update_operation,  // PendingReads.java:41
  input  wire [2:0] read_data_update_element,  // PendingReads.java:41
  input  wire [63:0] read_data_update_operand,  // PendingReads.java:41
  input  wire read_valid,  // PendingReads.java:41
  output wire mayRead,  // PendingReads.java:43
  input  wire [36:0] received_data,  // PendingReads.java:45
  input  wire received_valid,  // PendingReads.java:45
  output wire received_ready,  // PendingReads.java:45
  input  wire [36:0] refused_data,  // PendingReads.java:47
  input  wire refused_valid,  // PendingReads.java:47
  output wire refused_ready,  // PendingReads.java:47
  input  wire [15:0] lost,  // PendingReads.java:49
  input  wire loses,  // PendingReads.java:51
  input  wire settles,  // PendingReads.java:53
  input  wire isSettled,  // PendingReads.java:55
  output wire isOpen,  // PendingReads.java:57
  output wire [3:0] holder,  // PendingReads.java:59
  output wire [15:0] event_data_event_message_nsrc,  // PendingReads.java:61
  output wire [15:0] event_data_event_message_ctrl,  // PendingReads.java:61
  output wire [31:0] event_data_event_message_rid,  // PendingReads.java:61
  output wire [31:0] event_data_event_message_len,  // PendingReads.java:61
  output wire [7:0] event_data_event_status,  // PendingReads.java:61
  output wire event_data_event_isSent,  // PendingReads.java:61
  output wire event_data_owner,  // PendingReads.java:61
  output wire event_valid,  // PendingReads.java:61
  input  wire event_ready  // PendingReads.java:61
);
  reg  [15:0] open;  // PendingReads.java:63
  wire receivedEnds_dequeue_ready;  // PendingReads.java:64
  wire refusedEnds_dequeue_ready;  // PendingReads.java:65
  reg  matches_;  // PendingReads.java:67
  reg  mayTake;  // PendingReads.java:83
  reg  [3:0] turn;  // PendingReads.java:88
  reg  [15:0] seen;  // PendingReads.java:90
  reg  [36:0] key;  // PendingReads.java:91
  reg  [47:0] rest;  // PendingReads.java:92
  reg  [3:0] looked;  // PendingReads.java:128
  reg  [36:0] end_;  // PendingReads.java:129
  reg  [3:0] unsettled;  // PendingReads.java:175
  reg  tells;  // PendingReads.java:152
  reg  [15:0] told_message_nsrc;  // PendingReads.java:153
  reg  [15:0] told_message_ctrl;  // PendingReads.java:153
  reg  [31:0] told_message_rid;  // PendingReads.java:153
  reg  [31:0] told_message_len;  // PendingReads.java:153
  reg  [7:0] told_status;  // PendingReads.java:153
  reg  told_isSent;  // PendingReads.java:153
  reg  toldTo;  // PendingReads.java:154
  wire receivedEnds_enqueue_ready, receivedEnds_dequeue_valid; wire [36:0] receivedEnds_dequeue_data;  // PendingReads.java:64
  wire [1:0] receivedEnds_count;  // PendingReads.java:64
  wire refusedEnds_enqueue_ready, refusedEnds_dequeue_valid; wire [36:0] refusedEnds_dequeue_data;  // PendingReads.java:65
  wire [1:0] refusedEnds_count;  // PendingReads.java:65
  reg  [36:0] keys [0:15];  // PendingReads.java:73
  reg  [47:0] rests [0:15];  // PendingReads.java:74
  wire [15:0] free = ~open & (16'd0 - ~open);  // PendingReads.java:76
  wire opens = read_valid && read_data_notifies && (read_data_holder != node);  // PendingReads.java:77
  wire [15:0] place = seen & open;  // PendingReads.java:96
  wire isHere = place != 16'd0;  // PendingReads.java:97
  wire [3:0] peer = key[3:0];  // PendingReads.java:98
  wire [15:0] isLost_shifted = lost >> peer;  // PendingReads.java:99
  wire isLost = isLost_shifted[0];  // PendingReads.java:99
  wire begins = (receivedEnds_dequeue_valid && receivedEnds_dequeue_ready)
      || (refusedEnds_dequeue_valid && refusedEnds_dequeue_ready);  // PendingReads.java:137
  wire isFound = matches_ && isHere && (key == end_);  // PendingReads.java:138
  wire mayEnd = (unsettled == 4'd0) && !loses && !matches_
      && !(receivedEnds_dequeue_valid || refusedEnds_dequeue_valid);  // PendingReads.java:106
  wire ends = isHere && isLost && mayEnd && !tells;  // PendingReads.java:155
  wire [15:0] gone = (isFound || ends) ? place : 16'd0;  // PendingReads.java:112
  wire [3:0] keys_address_joined = {|(free & 16'hff00), |(free & 16'hf0f0), |(free & 16'hcccc),
      |(free & 16'haaaa)};  // PendingReads.java:79
  wire [3:0] rests_address_joined = {|(free & 16'hff00), |(free & 16'hf0f0), |(free & 16'hcccc),
      |(free & 16'haaaa)};  // PendingReads.java:80
  wire [2:0] mayTake_sum = {1'b0, {1'b0, open[12]} + {1'b0, open[13]}}
      + {1'b0, {1'b0, open[14]} + {1'b0, open[15]}};  // PendingReads.java:84
  wire [2:0] mayTake_sum_1 = {1'b0, {1'b0, open[8]} + {1'b0, open[9]}}
      + {1'b0, {1'b0, open[10]} + {1'b0, open[11]}};  // PendingReads.java:84
  wire [2:0] mayTake_sum_2 = {1'b0, {1'b0, open[4]} + {1'b0, open[5]}}
      + {1'b0, {1'b0, open[6]} + {1'b0, open[7]}};  // PendingReads.java:84
  wire [2:0] mayTake_sum_3 = {1'b0, {1'b0, open[0]} + {1'b0, open[1]}}
      + {1'b0, {1'b0, open[2]} + {1'b0, open[3]}};  // PendingReads.java:84
  wire [15:0] seen_joined = {turn == 4'd15, turn == 4'd14, turn == 4'd13, turn == 4'd12, turn == 4'd11, turn
      == 4'd10, turn == 4'd9, turn == 4'd8, turn == 4'd7, turn == 4'd6, turn == 4'd5, turn == 4'd4, turn
      == 4'd3, turn == 4'd2, turn == 4'd1, turn == 4'd0};  // PendingReads.java:93
  wire [36:0] key_read = keys[turn];  // PendingReads.java:94
  wire [47:0] rest_read = rests[turn];  // PendingReads.java:95
  assign mayRead = mayTake;  // PendingReads.java:85
  assign received_ready = receivedEnds_enqueue_ready;  // PendingReads.java:71
  assign refused_ready = refusedEnds_enqueue_ready;  // PendingReads.java:72
  assign isOpen = isHere && !isLost;  // PendingReads.java:100
  assign holder = peer;  // PendingReads.java:101
  assign event_data_event_message_nsrc = told_message_nsrc;  // PendingReads.java:168
  assign event_data_event_message_ctrl = told_message_ctrl;  // PendingReads.java:168
  assign event_data_event_message_rid = told_message_rid;  // PendingReads.java:168
  assign event_data_event_message_len = told_message_len;  // PendingReads.java:168
  assign event_data_event_status = told_status;  // PendingReads.java:168
  assign event_data_event_isSent = told_isSent;  // PendingReads.java:168
  assign event_data_owner = toldTo;  // PendingReads.java:169
  assign event_valid = tells;  // PendingReads.java:167
  assign receivedEnds_dequeue_ready = !matches_;  // PendingReads.java:130
  assign refusedEnds_dequeue_ready = !matches_ && !receivedEnds_dequeue_valid;  // PendingReads.java:134
  always @(posedge clock) begin
    if (opens) begin  // PendingReads.java:78
      keys[keys_address_joined] <= {read_data_rid, read_data_ctrl[8], read_data_holder[3:0]};  // PendingReads.java:79
      rests[rests_address_joined] <= {read_data_ctrl, read_data_len};  // PendingReads.java:80
    end
    mayTake <= ({1'b0, {1'b0, mayTake_sum_3} + {1'b0, mayTake_sum_2}}
        + {1'b0, {1'b0, mayTake_sum_1} + {1'b0, mayTake_sum}}) < 5'd8;  // PendingReads.java:84
    turn <= turn + 4'd1;  // PendingReads.java:89
    seen <= seen_joined & open;  // PendingReads.java:93
    key <= key_read;  // PendingReads.java:94
    rest <= rest_read;  // PendingReads.java:95
    if (receivedEnds_dequeue_valid && receivedEnds_dequeue_ready) begin  // PendingReads.java:135
      end_ <= receivedEnds_dequeue_data;  // PendingReads.java:135
    end
    if (refusedEnds_dequeue_valid && refusedEnds_dequeue_ready) begin  // PendingReads.java:136
      end_ <= refusedEnds_dequeue_data;  // PendingReads.java:136
    end
    if (begins) begin  // PendingReads.java:139
      matches_ <= 1'b1;  // PendingReads.java:140
      looked <= 4'd0;  // PendingReads.java:141
    end else if (matches_) begin  // PendingReads.java:143
      looked <= looked + 4'd1;  // PendingReads.java:144
      if (isFound || (looked == 4'd15)) begin  // PendingReads.java:145
        matches_ <= 1'b0;  // PendingReads.java:145
      end
    end
    if (loses) begin  // PendingReads.java:177
      unsettled <= 4'd9;  // PendingReads.java:177
    end else if (isSettled) begin  // PendingReads.java:178
      unsettled <= 4'd0;  // PendingReads.java:178
    end else if (settles && (unsettled != 4'd0)) begin  // PendingReads.java:179
      unsettled <= unsettled - 4'd1;  // PendingReads.java:179
    end
    if (ends) begin  // PendingReads.java:156
      tells <= 1'b1;  // PendingReads.java:157
      told_message_nsrc <= {12'd0, key[3:0]};  // PendingReads.java:158
      told_message_ctrl <= rest[47:32];  // PendingReads.java:159
      told_message_rid <= key[36:5];  // PendingReads.java:160
      told_message_len <= rest[31:0];  // PendingReads.java:161
      toldTo <= key[4];  // PendingReads.java:162
    end else if (event_valid && event_ready) begin  // PendingReads.java:164
      tells <= 1'b0;  // PendingReads.java:164
    end
    told_status <= 8'd6;  // PendingReads.java:165
    told_isSent <= 1'b1;  // PendingReads.java:166
    open <= (open & ~gone) | (opens ? free : 16'd0);  // PendingReads.java:113
    if (reset) begin
      open <= 16'd0;  // PendingReads.java:63
      matches_ <= 1'b0;  // PendingReads.java:67
      mayTake <= 1'b1;  // PendingReads.java:83
      turn <= 4'd0;  // PendingReads.java:88
      seen <= 16'd0;  // PendingReads.java:90
      looked <= 4'd0;  // PendingReads.java:128
      unsettled <= 4'd0;  // PendingReads.java:175
      tells <= 1'b0;  // PendingReads.java:152
    end
  end
  Queue_UInt37_2 receivedEnds (  // PendingReads.java:64
    .clock(clock), .reset(reset), .enqueue_data(received_data), .enqueue_valid(received_valid),
    .enqueue_ready(receivedEnds_enqueue_ready), .dequeue_data(receivedEnds_dequeue_data),
    .dequeue_valid(receivedEnds_dequeue_valid), .dequeue_ready(receivedEnds_dequeue_ready),
    .count(receivedEnds_count));
  Queue_UInt37_2 refusedEnds (  // PendingReads.java:65
    .clock(clock), .reset(reset), .enqueue_data(refused_data), .enqueue_valid(refused_valid),
    .enqueue_ready(refusedEnds_enqueue_ready), .dequeue_data(refusedEnds_dequeue_data),
    .dequeue_valid(refusedEnds_dequeue_valid), .dequeue_ready(refusedEnds_dequeue_ready),
    .count(refusedEnds_count));
  wire unused_ok = &{1'b0, read_data_reader, read_data_from, read_data_into, read_data_update_updates,
      read_data_update_operation, read_data_update_element, read_data_update_operand, receivedEnds_count,
      refusedEnds_count, isLost_shifted[15:1]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!opens || (free != 16'd0))) begin  // PendingReads.java:82
        $display("assertion failed: a read has its place before it is taken up (PendingReads.java:82)");
        $stop;  // PendingReads.java:82
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!opens || (free != 16'd0));  // PendingReads.java:82
    end
  end
`endif
endmodule
`default_nettype wire
