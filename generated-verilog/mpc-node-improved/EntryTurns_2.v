`default_nettype none
// processes=2
module EntryTurns_2 (  // EntryTurns.java:61
  input  wire clock,  // EntryTurns.java:61
  input  wire reset,  // EntryTurns.java:61
  input  wire [255:0] served_data,  // EntryTurns.java:29
  input  wire served_valid,  // EntryTurns.java:29
  output wire served_ready,  // EntryTurns.java:29
  output wire [255:0] entry_data,  // EntryTurns.java:31
  output wire entry_valid,  // EntryTurns.java:31
  input  wire entry_ready,  // EntryTurns.java:31
  input  wire leaves,  // EntryTurns.java:33
  input  wire notifies,  // EntryTurns.java:35
  input  wire [7:0] status,  // EntryTurns.java:37
  input  wire mayRead,  // EntryTurns.java:41
  output wire [15:0] told_nsrc,  // EntryTurns.java:50
  output wire [15:0] told_ctrl,  // EntryTurns.java:50
  output wire [31:0] told_rid,  // EntryTurns.java:50
  output wire [31:0] told_len,  // EntryTurns.java:50
  output wire refusesServed,  // EntryTurns.java:52
  input  wire [255:0] entries_0_data,  // EntryTurns.java:63
  input  wire entries_0_valid,  // EntryTurns.java:63
  output wire entries_0_ready,  // EntryTurns.java:63
  input  wire [255:0] entries_1_data,  // EntryTurns.java:63
  input  wire entries_1_valid,  // EntryTurns.java:63
  output wire entries_1_ready,  // EntryTurns.java:63
  input  wire asked_0,  // EntryTurns.java:64
  input  wire asked_1,  // EntryTurns.java:64
  output wire left_0,  // EntryTurns.java:65
  output wire left_1,  // EntryTurns.java:65
  output wire [15:0] events_0_data_message_nsrc,  // EntryTurns.java:66
  output wire [15:0] events_0_data_message_ctrl,  // EntryTurns.java:66
  output wire [31:0] events_0_data_message_rid,  // EntryTurns.java:66
  output wire [31:0] events_0_data_message_len,  // EntryTurns.java:66
  output wire [7:0] events_0_data_status,  // EntryTurns.java:66
  output wire events_0_data_isSent,  // EntryTurns.java:66
  output wire events_0_valid,  // EntryTurns.java:66
  input  wire events_0_ready,  // EntryTurns.java:66
  output wire [15:0] events_1_data_message_nsrc,  // EntryTurns.java:66
  output wire [15:0] events_1_data_message_ctrl,  // EntryTurns.java:66
  output wire [31:0] events_1_data_message_rid,  // EntryTurns.java:66
  output wire [31:0] events_1_data_message_len,  // EntryTurns.java:66
  output wire [7:0] events_1_data_status,  // EntryTurns.java:66
  output wire events_1_data_isSent,  // EntryTurns.java:66
  output wire events_1_valid,  // EntryTurns.java:66
  input  wire events_1_ready,  // EntryTurns.java:66
  output wire [1:0] owner  // EntryTurns.java:79
);
  reg  [15:0] taken_nsrc;  // EntryTurns.java:54
  reg  [15:0] taken_ctrl;  // EntryTurns.java:54
  reg  [31:0] taken_rid;  // EntryTurns.java:54
  reg  [31:0] taken_len;  // EntryTurns.java:54
  reg  reads;  // EntryTurns.java:56
  reg  [1:0] orderedBy;  // EntryTurns.java:80
  wire ends0_enqueue_valid;  // EntryTurns.java:104
  wire ends0_dequeue_ready;  // EntryTurns.java:104
  reg  [1:0] held0;  // EntryTurns.java:106
  reg  isReading0;  // EntryTurns.java:107
  reg  hasLeft0;  // EntryTurns.java:129
  wire ends1_enqueue_valid;  // EntryTurns.java:104
  wire ends1_dequeue_ready;  // EntryTurns.java:104
  reg  [1:0] held1;  // EntryTurns.java:106
  reg  isReading1;  // EntryTurns.java:107
  reg  hasLeft1;  // EntryTurns.java:129
  wire turns_sources_0_ready, turns_sources_1_ready, turns_sink_valid, turns_chosen;  // EntryTurns.java:67
  wire [255:0] turns_sink_data;  // EntryTurns.java:67
  wire sides_sources_0_ready, sides_sources_1_ready, sides_sink_valid, sides_chosen;  // EntryTurns.java:75
  wire [255:0] sides_sink_data;  // EntryTurns.java:75
  wire ends0_enqueue_ready, ends0_dequeue_data_isSent, ends0_dequeue_valid;  // EntryTurns.java:104
  wire [15:0] ends0_dequeue_data_message_nsrc, ends0_dequeue_data_message_ctrl;  // EntryTurns.java:104
  wire [31:0] ends0_dequeue_data_message_rid, ends0_dequeue_data_message_len;  // EntryTurns.java:104
  wire [7:0] ends0_dequeue_data_status; wire [1:0] ends0_count;  // EntryTurns.java:104
  wire ends1_enqueue_ready, ends1_dequeue_data_isSent, ends1_dequeue_valid;  // EntryTurns.java:104
  wire [15:0] ends1_dequeue_data_message_nsrc, ends1_dequeue_data_message_ctrl;  // EntryTurns.java:104
  wire [31:0] ends1_dequeue_data_message_rid, ends1_dequeue_data_message_len;  // EntryTurns.java:104
  wire [7:0] ends1_dequeue_data_status; wire [1:0] ends1_count;  // EntryTurns.java:104
  wire mayTurn_0 = (held0 != 2'd2) && !(entries_0_data[51] && isReading0);  // EntryTurns.java:110
  wire takes_0 = entries_0_valid && entries_0_ready;  // EntryTurns.java:122
  wire isUntold_0_and = leaves && (orderedBy == 2'd0);  // EntryTurns.java:123
  wire isUntold_0 = isUntold_0_and && !notifies;  // EntryTurns.java:123
  wire isRefused_0 = isUntold_0_and && reads && (status != 8'd0);  // EntryTurns.java:127
  wire mayTurn_1 = (held1 != 2'd2) && !(entries_1_data[51] && isReading1);  // EntryTurns.java:110
  wire takes_1 = entries_1_valid && entries_1_ready;  // EntryTurns.java:122
  wire isUntold_1_and = leaves && (orderedBy == 2'd1);  // EntryTurns.java:123
  wire isUntold_1 = isUntold_1_and && !notifies;  // EntryTurns.java:123
  wire isRefused_1 = isUntold_1_and && reads && (status != 8'd0);  // EntryTurns.java:127
  assign served_ready = sides_sources_1_ready;  // EntryTurns.java:77
  assign entry_data = sides_sink_data;  // EntryTurns.java:82
  assign entry_valid = sides_sink_valid;  // EntryTurns.java:82
  assign told_nsrc = taken_nsrc;  // EntryTurns.java:91
  assign told_ctrl = taken_ctrl;  // EntryTurns.java:91
  assign told_rid = taken_rid;  // EntryTurns.java:91
  assign told_len = taken_len;  // EntryTurns.java:91
  assign refusesServed = leaves && (orderedBy == 2'd2) && (status != 8'd0);  // EntryTurns.java:92
  assign entries_0_ready = turns_sources_0_ready && mayTurn_0;  // EntryTurns.java:113
  assign entries_1_ready = turns_sources_1_ready && mayTurn_1;  // EntryTurns.java:113
  assign left_0 = isUntold_0_and;  // EntryTurns.java:114
  assign left_1 = isUntold_1_and;  // EntryTurns.java:114
  assign events_0_data_message_nsrc = ends0_dequeue_data_message_nsrc;  // EntryTurns.java:120
  assign events_0_data_message_ctrl = ends0_dequeue_data_message_ctrl;  // EntryTurns.java:120
  assign events_0_data_message_rid = ends0_dequeue_data_message_rid;  // EntryTurns.java:120
  assign events_0_data_message_len = ends0_dequeue_data_message_len;  // EntryTurns.java:120
  assign events_0_data_status = ends0_dequeue_data_status;  // EntryTurns.java:120
  assign events_0_data_isSent = ends0_dequeue_data_isSent;  // EntryTurns.java:120
  assign events_0_valid = ends0_dequeue_valid;  // EntryTurns.java:120
  assign events_1_data_message_nsrc = ends1_dequeue_data_message_nsrc;  // EntryTurns.java:120
  assign events_1_data_message_ctrl = ends1_dequeue_data_message_ctrl;  // EntryTurns.java:120
  assign events_1_data_message_rid = ends1_dequeue_data_message_rid;  // EntryTurns.java:120
  assign events_1_data_message_len = ends1_dequeue_data_message_len;  // EntryTurns.java:120
  assign events_1_data_status = ends1_dequeue_data_status;  // EntryTurns.java:120
  assign events_1_data_isSent = ends1_dequeue_data_isSent;  // EntryTurns.java:120
  assign events_1_valid = ends1_dequeue_valid;  // EntryTurns.java:120
  assign owner = orderedBy;  // EntryTurns.java:81
  assign ends0_enqueue_valid = isUntold_0_and && notifies;  // EntryTurns.java:116
  assign ends0_dequeue_ready = events_0_ready;  // EntryTurns.java:120
  assign ends1_enqueue_valid = isUntold_1_and && notifies;  // EntryTurns.java:116
  assign ends1_dequeue_ready = events_1_ready;  // EntryTurns.java:120
  always @(posedge clock) begin
    if (entry_valid && entry_ready) begin  // EntryTurns.java:83
      orderedBy <= (sides_chosen == 1'b1) ? 2'd2 : {1'b0, turns_chosen};  // EntryTurns.java:84
      reads <= entry_data[51];  // EntryTurns.java:85
      taken_nsrc <= entry_data[15:0];  // EntryTurns.java:86
      taken_ctrl <= entry_data[47:32];  // EntryTurns.java:87
      taken_rid <= ((entry_data[60] && !entry_data[51]) || (entry_data[51] && entry_data[52]))
          ? ((entry_data[60] && !entry_data[51]) ? {24'd0, entry_data[167:160]} : entry_data[191:160])
          : entry_data[159:128];  // EntryTurns.java:88
      taken_len <= (entry_data[60] && !entry_data[51]) ? {27'd0, entry_data[56:52]} : entry_data[223:192];  // EntryTurns.java:89
    end
    held0 <= ((held0 + {1'b0, takes_0}) - {1'b0, ends0_dequeue_valid && ends0_dequeue_ready})
        - {1'b0, isUntold_0};  // EntryTurns.java:124
    if (asked_0 || isRefused_0) begin  // EntryTurns.java:130
      hasLeft0 <= 1'b1;  // EntryTurns.java:130
    end
    if (takes_0 && entries_0_data[51]) begin  // EntryTurns.java:131
      isReading0 <= 1'b1;  // EntryTurns.java:131
    end else if (hasLeft0 && mayRead) begin  // EntryTurns.java:132
      isReading0 <= 1'b0;  // EntryTurns.java:133
      hasLeft0 <= 1'b0;  // EntryTurns.java:134
    end
    held1 <= ((held1 + {1'b0, takes_1}) - {1'b0, ends1_dequeue_valid && ends1_dequeue_ready})
        - {1'b0, isUntold_1};  // EntryTurns.java:124
    if (asked_1 || isRefused_1) begin  // EntryTurns.java:130
      hasLeft1 <= 1'b1;  // EntryTurns.java:130
    end
    if (takes_1 && entries_1_data[51]) begin  // EntryTurns.java:131
      isReading1 <= 1'b1;  // EntryTurns.java:131
    end else if (hasLeft1 && mayRead) begin  // EntryTurns.java:132
      isReading1 <= 1'b0;  // EntryTurns.java:133
      hasLeft1 <= 1'b0;  // EntryTurns.java:134
    end
    if (reset) begin
      reads <= 1'b0;  // EntryTurns.java:56
      orderedBy <= 2'd0;  // EntryTurns.java:80
      held0 <= 2'd0;  // EntryTurns.java:106
      isReading0 <= 1'b0;  // EntryTurns.java:107
      hasLeft0 <= 1'b0;  // EntryTurns.java:129
      held1 <= 2'd0;  // EntryTurns.java:106
      isReading1 <= 1'b0;  // EntryTurns.java:107
      hasLeft1 <= 1'b0;  // EntryTurns.java:129
    end
  end
  RoundRobinArbiter_UInt256_2_packets turns (  // EntryTurns.java:67
    .clock(clock), .reset(reset), .sources_0_data(entries_0_data),
    .sources_0_valid(entries_0_valid && mayTurn_0), .sources_0_ready(turns_sources_0_ready),
    .sources_1_data(entries_1_data), .sources_1_valid(entries_1_valid && mayTurn_1),
    .sources_1_ready(turns_sources_1_ready), .sink_data(turns_sink_data), .sink_valid(turns_sink_valid),
    .sink_ready(sides_sources_0_ready), .chosen(turns_chosen));
  RoundRobinArbiter_UInt256_2_beats sides (  // EntryTurns.java:75
    .clock(clock), .reset(reset), .sources_0_data(turns_sink_data), .sources_0_valid(turns_sink_valid),
    .sources_0_ready(sides_sources_0_ready), .sources_1_data(served_data), .sources_1_valid(served_valid),
    .sources_1_ready(sides_sources_1_ready), .sink_data(sides_sink_data), .sink_valid(sides_sink_valid),
    .sink_ready(entry_ready), .chosen(sides_chosen));
  Queue_ListEvent105_2 ends0 (  // EntryTurns.java:104
    .clock(clock), .reset(reset), .enqueue_data_message_nsrc(taken_nsrc),
        .enqueue_data_message_ctrl(taken_ctrl),
    .enqueue_data_message_rid(taken_rid), .enqueue_data_message_len(taken_len), .enqueue_data_status(status),
    .enqueue_data_isSent(1'b1), .enqueue_valid(ends0_enqueue_valid), .enqueue_ready(ends0_enqueue_ready),
    .dequeue_data_message_nsrc(ends0_dequeue_data_message_nsrc),
    .dequeue_data_message_ctrl(ends0_dequeue_data_message_ctrl),
    .dequeue_data_message_rid(ends0_dequeue_data_message_rid),
    .dequeue_data_message_len(ends0_dequeue_data_message_len), .dequeue_data_status(ends0_dequeue_data_status),
    .dequeue_data_isSent(ends0_dequeue_data_isSent), .dequeue_valid(ends0_dequeue_valid),
    .dequeue_ready(ends0_dequeue_ready), .count(ends0_count));
  Queue_ListEvent105_2 ends1 (  // EntryTurns.java:104
    .clock(clock), .reset(reset), .enqueue_data_message_nsrc(taken_nsrc),
        .enqueue_data_message_ctrl(taken_ctrl),
    .enqueue_data_message_rid(taken_rid), .enqueue_data_message_len(taken_len), .enqueue_data_status(status),
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
      if (!(!ends0_enqueue_valid || ends0_enqueue_ready)) begin  // EntryTurns.java:121
        $display("assertion failed: the event of an entry has its place before it is taken (EntryTurns.java:121)");
        $stop;  // EntryTurns.java:121
      end
      if (!(!ends1_enqueue_valid || ends1_enqueue_ready)) begin  // EntryTurns.java:121
        $display("assertion failed: the event of an entry has its place before it is taken (EntryTurns.java:121)");
        $stop;  // EntryTurns.java:121
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!ends0_enqueue_valid || ends0_enqueue_ready);  // EntryTurns.java:121
      assert (!ends1_enqueue_valid || ends1_enqueue_ready);  // EntryTurns.java:121
    end
  end
`endif
endmodule
`default_nettype wire
