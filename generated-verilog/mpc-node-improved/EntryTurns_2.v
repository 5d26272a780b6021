`default_nettype none
// processes=2
module EntryTurns_2 (  // EntryTurns.java:42
  input  wire clock,  // EntryTurns.java:42
  input  wire reset,  // EntryTurns.java:42
  output wire [255:0] entry_data,  // EntryTurns.java:27
  output wire entry_valid,  // EntryTurns.java:27
  input  wire entry_ready,  // EntryTurns.java:27
  input  wire leaves,  // EntryTurns.java:29
  input  wire notifies,  // EntryTurns.java:31
  input  wire [7:0] status,  // EntryTurns.java:33
  input  wire [255:0] entries_0_data,  // EntryTurns.java:44
  input  wire entries_0_valid,  // EntryTurns.java:44
  output wire entries_0_ready,  // EntryTurns.java:44
  input  wire [255:0] entries_1_data,  // EntryTurns.java:44
  input  wire entries_1_valid,  // EntryTurns.java:44
  output wire entries_1_ready,  // EntryTurns.java:44
  output wire left_0,  // EntryTurns.java:45
  output wire left_1,  // EntryTurns.java:45
  output wire [15:0] events_0_data_message_nsrc,  // EntryTurns.java:46
  output wire [15:0] events_0_data_message_ctrl,  // EntryTurns.java:46
  output wire [31:0] events_0_data_message_rid,  // EntryTurns.java:46
  output wire [31:0] events_0_data_message_len,  // EntryTurns.java:46
  output wire [7:0] events_0_data_status,  // EntryTurns.java:46
  output wire events_0_data_isSent,  // EntryTurns.java:46
  output wire events_0_valid,  // EntryTurns.java:46
  input  wire events_0_ready,  // EntryTurns.java:46
  output wire [15:0] events_1_data_message_nsrc,  // EntryTurns.java:46
  output wire [15:0] events_1_data_message_ctrl,  // EntryTurns.java:46
  output wire [31:0] events_1_data_message_rid,  // EntryTurns.java:46
  output wire [31:0] events_1_data_message_len,  // EntryTurns.java:46
  output wire [7:0] events_1_data_status,  // EntryTurns.java:46
  output wire events_1_data_isSent,  // EntryTurns.java:46
  output wire events_1_valid,  // EntryTurns.java:46
  input  wire events_1_ready  // EntryTurns.java:46
);
  wire ends0_enqueue_valid;  // EntryTurns.java:54
  wire ends1_enqueue_valid;  // EntryTurns.java:54
  reg  owner;  // EntryTurns.java:56
  reg  [15:0] told_nsrc;  // EntryTurns.java:57
  reg  [15:0] told_ctrl;  // EntryTurns.java:57
  reg  [31:0] told_rid;  // EntryTurns.java:57
  reg  [31:0] told_len;  // EntryTurns.java:57
  wire turns_sources_0_ready, turns_sources_1_ready, turns_sink_valid, turns_chosen;  // EntryTurns.java:47
  wire [255:0] turns_sink_data;  // EntryTurns.java:47
  wire ends0_enqueue_ready, ends0_dequeue_data_isSent, ends0_dequeue_valid;  // EntryTurns.java:54
  wire [15:0] ends0_dequeue_data_message_nsrc, ends0_dequeue_data_message_ctrl;  // EntryTurns.java:54
  wire [31:0] ends0_dequeue_data_message_rid, ends0_dequeue_data_message_len;  // EntryTurns.java:54
  wire [7:0] ends0_dequeue_data_status; wire [1:0] ends0_count;  // EntryTurns.java:54
  wire ends1_enqueue_ready, ends1_dequeue_data_isSent, ends1_dequeue_valid;  // EntryTurns.java:54
  wire [15:0] ends1_dequeue_data_message_nsrc, ends1_dequeue_data_message_ctrl;  // EntryTurns.java:54
  wire [31:0] ends1_dequeue_data_message_rid, ends1_dequeue_data_message_len;  // EntryTurns.java:54
  wire [7:0] ends1_dequeue_data_status; wire [1:0] ends1_count;  // EntryTurns.java:54
  wire isOwn_0 = owner == 1'b0;  // EntryTurns.java:74
  wire isOwn_1 = owner == 1'b1;  // EntryTurns.java:74
  wire entry_valid_and = ends0_enqueue_ready && ends1_enqueue_ready;  // EntryTurns.java:62
  assign entry_data = turns_sink_data;  // EntryTurns.java:63
  assign entry_valid = turns_sink_valid && entry_valid_and;  // EntryTurns.java:62
  assign entries_0_ready = turns_sources_0_ready;  // EntryTurns.java:73
  assign entries_1_ready = turns_sources_1_ready;  // EntryTurns.java:73
  assign left_0 = leaves && isOwn_0;  // EntryTurns.java:75
  assign left_1 = leaves && isOwn_1;  // EntryTurns.java:75
  assign events_0_data_message_nsrc = ends0_dequeue_data_message_nsrc;  // EntryTurns.java:81
  assign events_0_data_message_ctrl = ends0_dequeue_data_message_ctrl;  // EntryTurns.java:81
  assign events_0_data_message_rid = ends0_dequeue_data_message_rid;  // EntryTurns.java:81
  assign events_0_data_message_len = ends0_dequeue_data_message_len;  // EntryTurns.java:81
  assign events_0_data_status = ends0_dequeue_data_status;  // EntryTurns.java:81
  assign events_0_data_isSent = ends0_dequeue_data_isSent;  // EntryTurns.java:81
  assign events_0_valid = ends0_dequeue_valid;  // EntryTurns.java:81
  assign events_1_data_message_nsrc = ends1_dequeue_data_message_nsrc;  // EntryTurns.java:81
  assign events_1_data_message_ctrl = ends1_dequeue_data_message_ctrl;  // EntryTurns.java:81
  assign events_1_data_message_rid = ends1_dequeue_data_message_rid;  // EntryTurns.java:81
  assign events_1_data_message_len = ends1_dequeue_data_message_len;  // EntryTurns.java:81
  assign events_1_data_status = ends1_dequeue_data_status;  // EntryTurns.java:81
  assign events_1_data_isSent = ends1_dequeue_data_isSent;  // EntryTurns.java:81
  assign events_1_valid = ends1_dequeue_valid;  // EntryTurns.java:81
  assign ends0_enqueue_valid = leaves && isOwn_0 && notifies;  // EntryTurns.java:77
  assign ends1_enqueue_valid = leaves && isOwn_1 && notifies;  // EntryTurns.java:77
  always @(posedge clock) begin
    if (entry_valid && entry_ready) begin  // EntryTurns.java:65
      owner <= turns_chosen;  // EntryTurns.java:66
      told_nsrc <= entry_data[15:0];  // EntryTurns.java:67
      told_ctrl <= entry_data[47:32];  // EntryTurns.java:68
      told_rid <= entry_data[159:128];  // EntryTurns.java:69
      told_len <= entry_data[223:192];  // EntryTurns.java:70
    end
    if (reset) begin
      owner <= 1'b0;  // EntryTurns.java:56
    end
  end
  RoundRobinArbiter_UInt256_2_packets turns (  // EntryTurns.java:47
    .clock(clock), .reset(reset), .sources_0_data(entries_0_data), .sources_0_valid(entries_0_valid),
    .sources_0_ready(turns_sources_0_ready), .sources_1_data(entries_1_data), .sources_1_valid(entries_1_valid),
    .sources_1_ready(turns_sources_1_ready), .sink_data(turns_sink_data), .sink_valid(turns_sink_valid),
    .sink_ready(entry_ready && entry_valid_and), .chosen(turns_chosen));
  Queue_ListEvent105_2 ends0 (  // EntryTurns.java:54
    .clock(clock), .reset(reset), .enqueue_data_message_nsrc(told_nsrc), .enqueue_data_message_ctrl(told_ctrl),
    .enqueue_data_message_rid(told_rid), .enqueue_data_message_len(told_len), .enqueue_data_status(status),
    .enqueue_data_isSent(1'b1), .enqueue_valid(ends0_enqueue_valid), .enqueue_ready(ends0_enqueue_ready),
    .dequeue_data_message_nsrc(ends0_dequeue_data_message_nsrc),
    .dequeue_data_message_ctrl(ends0_dequeue_data_message_ctrl),
    .dequeue_data_message_rid(ends0_dequeue_data_message_rid),
    .dequeue_data_message_len(ends0_dequeue_data_message_len), .dequeue_data_status(ends0_dequeue_data_status),
    .dequeue_data_isSent(ends0_dequeue_data_isSent), .dequeue_valid(ends0_dequeue_valid),
    .dequeue_ready(events_0_ready), .count(ends0_count));
  Queue_ListEvent105_2 ends1 (  // EntryTurns.java:54
    .clock(clock), .reset(reset), .enqueue_data_message_nsrc(told_nsrc), .enqueue_data_message_ctrl(told_ctrl),
    .enqueue_data_message_rid(told_rid), .enqueue_data_message_len(told_len), .enqueue_data_status(status),
    .enqueue_data_isSent(1'b1), .enqueue_valid(ends1_enqueue_valid), .enqueue_ready(ends1_enqueue_ready),
    .dequeue_data_message_nsrc(ends1_dequeue_data_message_nsrc),
    .dequeue_data_message_ctrl(ends1_dequeue_data_message_ctrl),
    .dequeue_data_message_rid(ends1_dequeue_data_message_rid),
    .dequeue_data_message_len(ends1_dequeue_data_message_len), .dequeue_data_status(ends1_dequeue_data_status),
    .dequeue_data_isSent(ends1_dequeue_data_isSent), .dequeue_valid(ends1_dequeue_valid),
    .dequeue_ready(events_1_ready), .count(ends1_count));
  wire unused_ok = &{1'b0, ends0_count, ends1_count};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!ends0_enqueue_valid || ends0_enqueue_ready)) begin  // EntryTurns.java:82
        $display("assertion failed: the event of an entry has its place before it is taken (EntryTurns.java:82)");
        $stop;  // EntryTurns.java:82
      end
      if (!(!ends1_enqueue_valid || ends1_enqueue_ready)) begin  // EntryTurns.java:82
        $display("assertion failed: the event of an entry has its place before it is taken (EntryTurns.java:82)");
        $stop;  // EntryTurns.java:82
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!ends0_enqueue_valid || ends0_enqueue_ready);  // EntryTurns.java:82
      assert (!ends1_enqueue_valid || ends1_enqueue_ready);  // EntryTurns.java:82
    end
  end
`endif
endmodule
`default_nettype wire
