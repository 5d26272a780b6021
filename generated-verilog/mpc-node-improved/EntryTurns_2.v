`default_nettype none
// processes=2
module EntryTurns_2 (  // EntryTurns.java:52
  input  wire clock,  // EntryTurns.java:52
  input  wire reset,  // EntryTurns.java:52
  input  wire [255:0] served_data,  // EntryTurns.java:27
  input  wire served_valid,  // EntryTurns.java:27
  output wire served_ready,  // EntryTurns.java:27
  output wire [255:0] entry_data,  // EntryTurns.java:29
  output wire entry_valid,  // EntryTurns.java:29
  input  wire entry_ready,  // EntryTurns.java:29
  input  wire leaves,  // EntryTurns.java:31
  input  wire notifies,  // EntryTurns.java:33
  input  wire [7:0] status,  // EntryTurns.java:35
  input  wire [255:0] entries_0_data,  // EntryTurns.java:54
  input  wire entries_0_valid,  // EntryTurns.java:54
  output wire entries_0_ready,  // EntryTurns.java:54
  input  wire [255:0] entries_1_data,  // EntryTurns.java:54
  input  wire entries_1_valid,  // EntryTurns.java:54
  output wire entries_1_ready,  // EntryTurns.java:54
  input  wire asked_0,  // EntryTurns.java:55
  input  wire asked_1,  // EntryTurns.java:55
  output wire left_0,  // EntryTurns.java:56
  output wire left_1,  // EntryTurns.java:56
  output wire [15:0] events_0_data_message_nsrc,  // EntryTurns.java:57
  output wire [15:0] events_0_data_message_ctrl,  // EntryTurns.java:57
  output wire [31:0] events_0_data_message_rid,  // EntryTurns.java:57
  output wire [31:0] events_0_data_message_len,  // EntryTurns.java:57
  output wire [7:0] events_0_data_status,  // EntryTurns.java:57
  output wire events_0_data_isSent,  // EntryTurns.java:57
  output wire events_0_valid,  // EntryTurns.java:57
  input  wire events_0_ready,  // EntryTurns.java:57
  output wire [15:0] events_1_data_message_nsrc,  // EntryTurns.java:57
  output wire [15:0] events_1_data_message_ctrl,  // EntryTurns.java:57
  output wire [31:0] events_1_data_message_rid,  // EntryTurns.java:57
  output wire [31:0] events_1_data_message_len,  // EntryTurns.java:57
  output wire [7:0] events_1_data_status,  // EntryTurns.java:57
  output wire events_1_data_isSent,  // EntryTurns.java:57
  output wire events_1_valid,  // EntryTurns.java:57
  input  wire events_1_ready,  // EntryTurns.java:57
  output wire [1:0] owner  // EntryTurns.java:64
);
  reg  [15:0] told_nsrc;  // EntryTurns.java:45
  reg  [15:0] told_ctrl;  // EntryTurns.java:45
  reg  [31:0] told_rid;  // EntryTurns.java:45
  reg  [31:0] told_len;  // EntryTurns.java:45
  reg  reads;  // EntryTurns.java:47
  reg  [1:0] orderedBy;  // EntryTurns.java:65
  wire ends0_enqueue_valid;  // EntryTurns.java:88
  wire ends0_dequeue_ready;  // EntryTurns.java:88
  reg  [1:0] held0;  // EntryTurns.java:90
  reg  isReading0;  // EntryTurns.java:91
  wire ends1_enqueue_valid;  // EntryTurns.java:88
  wire ends1_dequeue_ready;  // EntryTurns.java:88
  reg  [1:0] held1;  // EntryTurns.java:90
  reg  isReading1;  // EntryTurns.java:91
  wire turns_sources_0_ready, turns_sources_1_ready, turns_sources_2_ready, turns_sink_valid;  // EntryTurns.java:58
  wire [255:0] turns_sink_data; wire [1:0] turns_chosen;  // EntryTurns.java:58
  wire ends0_enqueue_ready, ends0_dequeue_data_isSent, ends0_dequeue_valid;  // EntryTurns.java:88
  wire [15:0] ends0_dequeue_data_message_nsrc, ends0_dequeue_data_message_ctrl;  // EntryTurns.java:88
  wire [31:0] ends0_dequeue_data_message_rid, ends0_dequeue_data_message_len;  // EntryTurns.java:88
  wire [7:0] ends0_dequeue_data_status; wire [1:0] ends0_count;  // EntryTurns.java:88
  wire ends1_enqueue_ready, ends1_dequeue_data_isSent, ends1_dequeue_valid;  // EntryTurns.java:88
  wire [15:0] ends1_dequeue_data_message_nsrc, ends1_dequeue_data_message_ctrl;  // EntryTurns.java:88
  wire [31:0] ends1_dequeue_data_message_rid, ends1_dequeue_data_message_len;  // EntryTurns.java:88
  wire [7:0] ends1_dequeue_data_status; wire [1:0] ends1_count;  // EntryTurns.java:88
  wire mayTurn_0 = (held0 != 2'd2) && !(entries_0_data[51] && isReading0);  // EntryTurns.java:94
  wire takes_0 = entries_0_valid && entries_0_ready;  // EntryTurns.java:106
  wire isUntold_0_and = leaves && (orderedBy == 2'd0);  // EntryTurns.java:107
  wire isUntold_0 = isUntold_0_and && !notifies;  // EntryTurns.java:107
  wire isRefused_0 = isUntold_0_and && reads && (status != 8'd0);  // EntryTurns.java:111
  wire mayTurn_1 = (held1 != 2'd2) && !(entries_1_data[51] && isReading1);  // EntryTurns.java:94
  wire takes_1 = entries_1_valid && entries_1_ready;  // EntryTurns.java:106
  wire isUntold_1_and = leaves && (orderedBy == 2'd1);  // EntryTurns.java:107
  wire isUntold_1 = isUntold_1_and && !notifies;  // EntryTurns.java:107
  wire isRefused_1 = isUntold_1_and && reads && (status != 8'd0);  // EntryTurns.java:111
  assign served_ready = turns_sources_2_ready;  // EntryTurns.java:79
  assign entry_data = turns_sink_data;  // EntryTurns.java:67
  assign entry_valid = turns_sink_valid;  // EntryTurns.java:67
  assign entries_0_ready = turns_sources_0_ready && mayTurn_0;  // EntryTurns.java:97
  assign entries_1_ready = turns_sources_1_ready && mayTurn_1;  // EntryTurns.java:97
  assign left_0 = isUntold_0_and;  // EntryTurns.java:98
  assign left_1 = isUntold_1_and;  // EntryTurns.java:98
  assign events_0_data_message_nsrc = ends0_dequeue_data_message_nsrc;  // EntryTurns.java:104
  assign events_0_data_message_ctrl = ends0_dequeue_data_message_ctrl;  // EntryTurns.java:104
  assign events_0_data_message_rid = ends0_dequeue_data_message_rid;  // EntryTurns.java:104
  assign events_0_data_message_len = ends0_dequeue_data_message_len;  // EntryTurns.java:104
  assign events_0_data_status = ends0_dequeue_data_status;  // EntryTurns.java:104
  assign events_0_data_isSent = ends0_dequeue_data_isSent;  // EntryTurns.java:104
  assign events_0_valid = ends0_dequeue_valid;  // EntryTurns.java:104
  assign events_1_data_message_nsrc = ends1_dequeue_data_message_nsrc;  // EntryTurns.java:104
  assign events_1_data_message_ctrl = ends1_dequeue_data_message_ctrl;  // EntryTurns.java:104
  assign events_1_data_message_rid = ends1_dequeue_data_message_rid;  // EntryTurns.java:104
  assign events_1_data_message_len = ends1_dequeue_data_message_len;  // EntryTurns.java:104
  assign events_1_data_status = ends1_dequeue_data_status;  // EntryTurns.java:104
  assign events_1_data_isSent = ends1_dequeue_data_isSent;  // EntryTurns.java:104
  assign events_1_valid = ends1_dequeue_valid;  // EntryTurns.java:104
  assign owner = orderedBy;  // EntryTurns.java:66
  assign ends0_enqueue_valid = isUntold_0_and && notifies;  // EntryTurns.java:100
  assign ends0_dequeue_ready = events_0_ready;  // EntryTurns.java:104
  assign ends1_enqueue_valid = isUntold_1_and && notifies;  // EntryTurns.java:100
  assign ends1_dequeue_ready = events_1_ready;  // EntryTurns.java:104
  always @(posedge clock) begin
    if (entry_valid && entry_ready) begin  // EntryTurns.java:68
      orderedBy <= turns_chosen;  // EntryTurns.java:69
      reads <= entry_data[51];  // EntryTurns.java:70
      told_nsrc <= entry_data[15:0];  // EntryTurns.java:71
      told_ctrl <= entry_data[47:32];  // EntryTurns.java:72
      told_rid <= entry_data[159:128];  // EntryTurns.java:73
      told_len <= entry_data[223:192];  // EntryTurns.java:74
    end
    held0 <= ((held0 + {1'b0, takes_0}) - {1'b0, ends0_dequeue_valid && ends0_dequeue_ready})
        - {1'b0, isUntold_0};  // EntryTurns.java:108
    if (takes_0 && entries_0_data[51]) begin  // EntryTurns.java:112
      isReading0 <= 1'b1;  // EntryTurns.java:112
    end else if (asked_0 || isRefused_0) begin  // EntryTurns.java:113
      isReading0 <= 1'b0;  // EntryTurns.java:113
    end
    held1 <= ((held1 + {1'b0, takes_1}) - {1'b0, ends1_dequeue_valid && ends1_dequeue_ready})
        - {1'b0, isUntold_1};  // EntryTurns.java:108
    if (takes_1 && entries_1_data[51]) begin  // EntryTurns.java:112
      isReading1 <= 1'b1;  // EntryTurns.java:112
    end else if (asked_1 || isRefused_1) begin  // EntryTurns.java:113
      isReading1 <= 1'b0;  // EntryTurns.java:113
    end
    if (reset) begin
      reads <= 1'b0;  // EntryTurns.java:47
      orderedBy <= 2'd0;  // EntryTurns.java:65
      held0 <= 2'd0;  // EntryTurns.java:90
      isReading0 <= 1'b0;  // EntryTurns.java:91
      held1 <= 2'd0;  // EntryTurns.java:90
      isReading1 <= 1'b0;  // EntryTurns.java:91
    end
  end
  RoundRobinArbiter_UInt256_3_packets turns (  // EntryTurns.java:58
    .clock(clock), .reset(reset), .sources_0_data(entries_0_data),
    .sources_0_valid(entries_0_valid && mayTurn_0), .sources_0_ready(turns_sources_0_ready),
    .sources_1_data(entries_1_data), .sources_1_valid(entries_1_valid && mayTurn_1),
    .sources_1_ready(turns_sources_1_ready), .sources_2_data(served_data), .sources_2_valid(served_valid),
    .sources_2_ready(turns_sources_2_ready), .sink_data(turns_sink_data), .sink_valid(turns_sink_valid),
    .sink_ready(entry_ready), .chosen(turns_chosen));
  Queue_ListEvent105_2 ends0 (  // EntryTurns.java:88
    .clock(clock), .reset(reset), .enqueue_data_message_nsrc(told_nsrc), .enqueue_data_message_ctrl(told_ctrl),
    .enqueue_data_message_rid(told_rid), .enqueue_data_message_len(told_len), .enqueue_data_status(status),
    .enqueue_data_isSent(1'b1), .enqueue_valid(ends0_enqueue_valid), .enqueue_ready(ends0_enqueue_ready),
    .dequeue_data_message_nsrc(ends0_dequeue_data_message_nsrc),
    .dequeue_data_message_ctrl(ends0_dequeue_data_message_ctrl),
    .dequeue_data_message_rid(ends0_dequeue_data_message_rid),
    .dequeue_data_message_len(ends0_dequeue_data_message_len), .dequeue_data_status(ends0_dequeue_data_status),
    .dequeue_data_isSent(ends0_dequeue_data_isSent), .dequeue_valid(ends0_dequeue_valid),
    .dequeue_ready(ends0_dequeue_ready), .count(ends0_count));
  Queue_ListEvent105_2 ends1 (  // EntryTurns.java:88
    .clock(clock), .reset(reset), .enqueue_data_message_nsrc(told_nsrc), .enqueue_data_message_ctrl(told_ctrl),
    .enqueue_data_message_rid(told_rid), .enqueue_data_message_len(told_len), .enqueue_data_status(status),
    .enqueue_data_isSent(1'b1), .enqueue_valid(ends1_enqueue_valid), .enqueue_ready(ends1_enqueue_ready),
    .dequeue_data_message_nsrc(ends1_dequeue_data_message_nsrc),
    .dequeue_data_message_ctrl(ends1_dequeue_data_message_ctrl),
    .dequeue_data_message_rid(ends1_dequeue_data_message_rid),
    .dequeue_data_message_len(ends1_dequeue_data_message_len), .dequeue_data_status(ends1_dequeue_data_status),
    .dequeue_data_isSent(ends1_dequeue_data_isSent), .dequeue_valid(ends1_dequeue_valid),
    .dequeue_ready(ends1_dequeue_ready), .count(ends1_count));
  wire unused_ok = &{1'b0, ends0_enqueue_ready, ends0_count, ends1_enqueue_ready, ends1_count};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!ends0_enqueue_valid || ends0_enqueue_ready)) begin  // EntryTurns.java:105
        $display("assertion failed: the event of an entry has its place before it is taken (EntryTurns.java:105)");
        $stop;  // EntryTurns.java:105
      end
      if (!(!ends1_enqueue_valid || ends1_enqueue_ready)) begin  // EntryTurns.java:105
        $display("assertion failed: the event of an entry has its place before it is taken (EntryTurns.java:105)");
        $stop;  // EntryTurns.java:105
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!ends0_enqueue_valid || ends0_enqueue_ready);  // EntryTurns.java:105
      assert (!ends1_enqueue_valid || ends1_enqueue_ready);  // EntryTurns.java:105
    end
  end
`endif
endmodule
`default_nettype wire
