`default_nettype none
// payload=PacketWord129, depth=16
module AsynchronousQueue_PacketWord129_16 (  // AsynchronousQueue.java:44
  input  wire writing_clock,  // AsynchronousQueue.java:28
  input  wire writing_reset,  // AsynchronousQueue.java:28
  input  wire reading_clock,  // AsynchronousQueue.java:31
  input  wire reading_reset,  // AsynchronousQueue.java:31
  input  wire [127:0] enqueue_data_data,  // AsynchronousQueue.java:50
  input  wire enqueue_data_last,  // AsynchronousQueue.java:50
  input  wire enqueue_valid,  // AsynchronousQueue.java:50
  output wire enqueue_ready,  // AsynchronousQueue.java:50
  output wire [127:0] dequeue_data_data,  // AsynchronousQueue.java:51
  output wire dequeue_data_last,  // AsynchronousQueue.java:51
  output wire dequeue_valid,  // AsynchronousQueue.java:51
  input  wire dequeue_ready  // AsynchronousQueue.java:51
);
  (* ASYNC_REG = "TRUE", keep = "true" *)
  reg  [4:0] head_seen_first;  // AsynchronousQueue.java:97
  (* ASYNC_REG = "TRUE", keep = "true" *)
  reg  [4:0] head_seen;  // AsynchronousQueue.java:98
  (* ASYNC_REG = "TRUE", keep = "true" *)
  reg  [4:0] tail_seen_first;  // AsynchronousQueue.java:97
  (* ASYNC_REG = "TRUE", keep = "true" *)
  reg  [4:0] tail_seen;  // AsynchronousQueue.java:98
  reg  offered;  // AsynchronousQueue.java:72
  wire resets_leftClears, resets_rightClears;  // AsynchronousQueue.java:54
  wire [4:0] tail_binary, tail_gray, tail_next;  // AsynchronousQueue.java:58
  wire [4:0] head_binary, head_gray, head_next;  // AsynchronousQueue.java:60
  reg  [128:0] words [0:15];  // AsynchronousQueue.java:82
  // From another clock: a Gray code from registers: one bit changes at a time
  wire [4:0] crossing_0 = head_gray;  // AsynchronousQueue.java:99
  // From another clock: a Gray code from registers: one bit changes at a time
  wire [4:0] crossing_1 = tail_gray;  // AsynchronousQueue.java:99
  wire full = tail_gray == (head_seen ^ 5'd24);  // AsynchronousQueue.java:65
  wire hasBeat = head_gray != tail_seen;  // AsynchronousQueue.java:73
  wire [4:0] hasAnother_sum = head_binary + 5'd1;  // AsynchronousQueue.java:74
  wire hasAnother = (hasAnother_sum ^ {1'b0, hasAnother_sum[4:1]}) != tail_seen;  // AsynchronousQueue.java:74
  wire [128:0] read_word = words[head_binary[3:0]];  // AsynchronousQueue.java:89
  // From another clock: written before the tail that shows it crossed
  wire [127:0] crossing_2_data = read_word[128:1];  // AsynchronousQueue.java:88
  // From another clock: written before the tail that shows it crossed
  wire crossing_2_last = read_word[0];  // AsynchronousQueue.java:88
  assign enqueue_ready = !full && !resets_leftClears;  // AsynchronousQueue.java:66
  assign dequeue_data_data = crossing_2_data;  // AsynchronousQueue.java:86
  assign dequeue_data_last = crossing_2_last;  // AsynchronousQueue.java:86
  assign dequeue_valid = offered;  // AsynchronousQueue.java:78
  always @(posedge writing_clock) begin
    head_seen_first <= crossing_0;  // AsynchronousQueue.java:99
    head_seen <= head_seen_first;  // AsynchronousQueue.java:100
    if (enqueue_valid && enqueue_ready) begin  // AsynchronousQueue.java:83
      words[tail_binary[3:0]] <= {enqueue_data_data, enqueue_data_last};  // AsynchronousQueue.java:83
    end
    if (writing_reset) begin
      head_seen_first <= 5'd0;  // AsynchronousQueue.java:97
      head_seen <= 5'd0;  // AsynchronousQueue.java:98
    end
  end
  always @(posedge reading_clock) begin
    tail_seen_first <= crossing_1;  // AsynchronousQueue.java:99
    tail_seen <= tail_seen_first;  // AsynchronousQueue.java:100
    offered <= ((dequeue_valid && dequeue_ready) ? hasAnother : hasBeat) && !resets_rightClears;  // AsynchronousQueue.java:77
    if (reading_reset) begin
      tail_seen_first <= 5'd0;  // AsynchronousQueue.java:97
      tail_seen <= 5'd0;  // AsynchronousQueue.java:98
      offered <= 1'b0;  // AsynchronousQueue.java:72
    end
  end
  MutualReset resets (  // AsynchronousQueue.java:54
    .left_clock(writing_clock), .left_reset(writing_reset), .right_clock(reading_clock),
    .right_reset(reading_reset), .leftClears(resets_leftClears), .rightClears(resets_rightClears));
  GrayCounter_5 tail (  // AsynchronousQueue.java:58
    .clock(writing_clock), .reset(writing_reset), .advance(enqueue_valid && enqueue_ready),
    .clear(resets_leftClears), .binary(tail_binary), .gray(tail_gray), .next(tail_next));
  GrayCounter_5 head (  // AsynchronousQueue.java:60
    .clock(reading_clock), .reset(reading_reset), .advance(dequeue_valid && dequeue_ready),
    .clear(resets_rightClears), .binary(head_binary), .gray(head_gray), .next(head_next));
  wire unused_ok = &{1'b0, tail_binary[4], tail_next, head_next};
endmodule
`default_nettype wire
