`default_nettype none
module Refusals (  // Refusals.java:52
  input  wire clock,  // Refusals.java:52
  input  wire reset,  // Refusals.java:52
  input  wire [15:0] writes_data_nsrc,  // Refusals.java:29
  input  wire [15:0] writes_data_ctrl,  // Refusals.java:29
  input  wire [31:0] writes_data_rid,  // Refusals.java:29
  input  wire [31:0] writes_data_len,  // Refusals.java:29
  input  wire writes_valid,  // Refusals.java:29
  output wire writes_ready,  // Refusals.java:29
  input  wire [15:0] reads_data_nsrc,  // Refusals.java:31
  input  wire [15:0] reads_data_ctrl,  // Refusals.java:31
  input  wire [31:0] reads_data_rid,  // Refusals.java:31
  input  wire [31:0] reads_data_len,  // Refusals.java:31
  input  wire reads_valid,  // Refusals.java:31
  output wire reads_ready,  // Refusals.java:31
  input  wire [15:0] node,  // Refusals.java:33
  input  wire acknowledged,  // Refusals.java:35
  input  wire [3:0] by,  // Refusals.java:37
  input  wire [15:0] lost,  // Refusals.java:39
  output wire awaits,  // Refusals.java:41
  output wire [3:0] peer,  // Refusals.java:43
  output wire [15:0] told_data_nsrc,  // Refusals.java:45
  output wire [15:0] told_data_ctrl,  // Refusals.java:45
  output wire [31:0] told_data_rid,  // Refusals.java:45
  output wire [31:0] told_data_len,  // Refusals.java:45
  output wire told_valid,  // Refusals.java:45
  input  wire told_ready,  // Refusals.java:45
  output wire isOwn,  // Refusals.java:47
  output wire [63:0] packet_data_data,  // Refusals.java:49
  output wire packet_data_last,  // Refusals.java:49
  output wire packet_valid,  // Refusals.java:49
  input  wire packet_ready  // Refusals.java:49
);
  reg  [15:0] untold_enqueue_data_message_nsrc;  // Refusals.java:53
  reg  [15:0] untold_enqueue_data_message_ctrl;  // Refusals.java:53
  reg  [31:0] untold_enqueue_data_message_rid;  // Refusals.java:53
  reg  [31:0] untold_enqueue_data_message_len;  // Refusals.java:53
  reg  tells;  // Refusals.java:55
  reg  [15:0] refused_nsrc;  // Refusals.java:56
  reg  [15:0] refused_ctrl;  // Refusals.java:56
  reg  [31:0] refused_rid;  // Refusals.java:56
  reg  [31:0] refused_len;  // Refusals.java:56
  reg  [2:0] index;  // Refusals.java:81
  reg  awaitsNow;  // Refusals.java:97
  reg  isLost;  // Refusals.java:98
  wire untold_enqueue_ready, untold_dequeue_data_process, untold_dequeue_valid;  // Refusals.java:53
  wire [15:0] untold_dequeue_data_message_nsrc, untold_dequeue_data_message_ctrl;  // Refusals.java:53
  wire [31:0] untold_dequeue_data_message_rid, untold_dequeue_data_message_len; wire [1:0] untold_count;  // Refusals.java:53
  wire [63:0] word = (index == 3'd0) ? {16'd0, 16'h8008, node, untold_dequeue_data_message_nsrc}
      : ((index == 3'd1) ? {untold_dequeue_data_message_len, 32'd0}
      : ((index == 3'd2) ? {15'd0, untold_dequeue_data_process, untold_dequeue_data_message_ctrl,
      untold_dequeue_data_message_rid} : ((index == 3'd4) ? 64'd4 : 64'd0)));  // Refusals.java:83
  wire isLast = index == 3'd4;  // Refusals.java:96
  wire ends = awaitsNow && (isLost || (acknowledged && (by == peer)));  // Refusals.java:109
  wire [15:0] isLost_shifted = lost >> peer;  // Refusals.java:108
  assign writes_ready = !tells;  // Refusals.java:57
  assign reads_ready = !tells && untold_enqueue_ready;  // Refusals.java:65
  assign awaits = awaitsNow;  // Refusals.java:105
  assign peer = untold_dequeue_data_message_nsrc[3:0];  // Refusals.java:106
  assign told_data_nsrc = refused_nsrc;  // Refusals.java:64
  assign told_data_ctrl = refused_ctrl;  // Refusals.java:64
  assign told_data_rid = refused_rid;  // Refusals.java:64
  assign told_data_len = refused_len;  // Refusals.java:64
  assign told_valid = tells && untold_enqueue_ready;  // Refusals.java:63
  assign isOwn = untold_dequeue_data_message_nsrc == node;  // Refusals.java:99
  assign packet_data_data = word;  // Refusals.java:102
  assign packet_data_last = isLast;  // Refusals.java:103
  assign packet_valid = untold_dequeue_valid && !awaitsNow;  // Refusals.java:100
  always @* begin
    untold_enqueue_data_message_nsrc = reads_data_nsrc;  // Refusals.java:73
    if (tells) begin  // Refusals.java:74
      untold_enqueue_data_message_nsrc = refused_nsrc;  // Refusals.java:74
    end
  end
  always @* begin
    untold_enqueue_data_message_ctrl = reads_data_ctrl;  // Refusals.java:73
    if (tells) begin  // Refusals.java:74
      untold_enqueue_data_message_ctrl = refused_ctrl;  // Refusals.java:74
    end
  end
  always @* begin
    untold_enqueue_data_message_rid = reads_data_rid;  // Refusals.java:73
    if (tells) begin  // Refusals.java:74
      untold_enqueue_data_message_rid = refused_rid;  // Refusals.java:74
    end
  end
  always @* begin
    untold_enqueue_data_message_len = reads_data_len;  // Refusals.java:73
    if (tells) begin  // Refusals.java:74
      untold_enqueue_data_message_len = refused_len;  // Refusals.java:74
    end
  end
  always @(posedge clock) begin
    if (writes_valid && writes_ready) begin  // Refusals.java:58
      refused_nsrc <= writes_data_nsrc;  // Refusals.java:59
      refused_ctrl <= writes_data_ctrl;  // Refusals.java:59
      refused_rid <= writes_data_rid;  // Refusals.java:59
      refused_len <= writes_data_len;  // Refusals.java:59
      tells <= 1'b1;  // Refusals.java:60
    end else if (told_valid && told_ready) begin  // Refusals.java:62
      tells <= 1'b0;  // Refusals.java:62
    end
    if (packet_valid && packet_ready) begin  // Refusals.java:104
      index <= isLast ? 3'd0 : (index + 3'd1);  // Refusals.java:104
    end
    isLost <= isLost_shifted[0];  // Refusals.java:108
    if (packet_valid && packet_ready && isLast) begin  // Refusals.java:110
      awaitsNow <= 1'b1;  // Refusals.java:110
    end else if (ends) begin  // Refusals.java:110
      awaitsNow <= 1'b0;  // Refusals.java:110
    end
    if (reset) begin
      tells <= 1'b0;  // Refusals.java:55
      index <= 3'd0;  // Refusals.java:81
      awaitsNow <= 1'b0;  // Refusals.java:97
      isLost <= 1'b0;  // Refusals.java:98
    end
  end
  Queue_Refusal97_2 untold (  // Refusals.java:53
    .clock(clock), .reset(reset), .enqueue_data_message_nsrc(untold_enqueue_data_message_nsrc),
    .enqueue_data_message_ctrl(untold_enqueue_data_message_ctrl),
    .enqueue_data_message_rid(untold_enqueue_data_message_rid),
    .enqueue_data_message_len(untold_enqueue_data_message_len),
    .enqueue_data_process(tells ? refused_ctrl[4] : reads_data_ctrl[8]),
    .enqueue_valid((told_valid && told_ready) || (reads_valid && reads_ready)),
    .enqueue_ready(untold_enqueue_ready), .dequeue_data_message_nsrc(untold_dequeue_data_message_nsrc),
    .dequeue_data_message_ctrl(untold_dequeue_data_message_ctrl),
    .dequeue_data_message_rid(untold_dequeue_data_message_rid),
    .dequeue_data_message_len(untold_dequeue_data_message_len),
    .dequeue_data_process(untold_dequeue_data_process), .dequeue_valid(untold_dequeue_valid),
    .dequeue_ready(ends), .count(untold_count));
  wire unused_ok = &{1'b0, untold_count, isLost_shifted[15:1]};
endmodule
`default_nettype wire
