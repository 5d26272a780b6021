`default_nettype none
// engines=2
module VisibleCompletions_2 (  // VisibleCompletions.java:29
  input  wire clock,  // VisibleCompletions.java:29
  input  wire reset,  // VisibleCompletions.java:29
  input  wire visible,  // VisibleCompletions.java:22
  output wire isEmpty,  // VisibleCompletions.java:26
  input  wire placed_data_engine,  // VisibleCompletions.java:31
  input  wire [5:0] placed_data_queue,  // VisibleCompletions.java:31
  input  wire placed_data_isSolicited,  // VisibleCompletions.java:31
  input  wire placed_data_isLost,  // VisibleCompletions.java:31
  input  wire placed_data_isNews,  // VisibleCompletions.java:31
  input  wire placed_valid,  // VisibleCompletions.java:31
  output wire placed_ready,  // VisibleCompletions.java:31
  output wire shown_data_engine,  // VisibleCompletions.java:32
  output wire [5:0] shown_data_queue,  // VisibleCompletions.java:32
  output wire shown_data_isSolicited,  // VisibleCompletions.java:32
  output wire shown_data_isLost,  // VisibleCompletions.java:32
  output wire shown_data_isNews,  // VisibleCompletions.java:32
  output wire shown_valid,  // VisibleCompletions.java:32
  input  wire shown_ready  // VisibleCompletions.java:32
);
  reg  [3:0] seen;  // VisibleCompletions.java:35
  reg  isShown;  // VisibleCompletions.java:38
  reg  front_engine;  // VisibleCompletions.java:39
  reg  [5:0] front_queue;  // VisibleCompletions.java:39
  reg  front_isSolicited;  // VisibleCompletions.java:39
  reg  front_isLost;  // VisibleCompletions.java:39
  reg  front_isNews;  // VisibleCompletions.java:39
  wire held_enqueue_ready, held_dequeue_data_engine, held_dequeue_data_isSolicited, held_dequeue_data_isLost,
      held_dequeue_data_isNews, held_dequeue_valid;  // VisibleCompletions.java:33
  wire [5:0] held_dequeue_data_queue; wire [3:0] held_count;  // VisibleCompletions.java:33
  wire isDue = held_dequeue_valid && (held_dequeue_data_isLost || (seen != 4'd0));  // VisibleCompletions.java:37
  wire moves = isDue && !isShown;  // VisibleCompletions.java:40
  wire seen_when_and = moves && !held_dequeue_data_isLost;  // VisibleCompletions.java:47
  assign isEmpty = !(held_dequeue_valid || isShown);  // VisibleCompletions.java:50
  assign placed_ready = held_enqueue_ready;  // VisibleCompletions.java:34
  assign shown_data_engine = front_engine;  // VisibleCompletions.java:49
  assign shown_data_queue = front_queue;  // VisibleCompletions.java:49
  assign shown_data_isSolicited = front_isSolicited;  // VisibleCompletions.java:49
  assign shown_data_isLost = front_isLost;  // VisibleCompletions.java:49
  assign shown_data_isNews = front_isNews;  // VisibleCompletions.java:49
  assign shown_valid = isShown;  // VisibleCompletions.java:48
  always @(posedge clock) begin
    if (moves) begin  // VisibleCompletions.java:42
      isShown <= 1'b1;  // VisibleCompletions.java:43
      front_engine <= held_dequeue_data_engine;  // VisibleCompletions.java:44
      front_queue <= held_dequeue_data_queue;  // VisibleCompletions.java:44
      front_isSolicited <= held_dequeue_data_isSolicited;  // VisibleCompletions.java:44
      front_isLost <= held_dequeue_data_isLost;  // VisibleCompletions.java:44
      front_isNews <= held_dequeue_data_isNews;  // VisibleCompletions.java:44
    end else if (shown_ready) begin  // VisibleCompletions.java:46
      isShown <= 1'b0;  // VisibleCompletions.java:46
    end
    if (visible && !seen_when_and) begin  // VisibleCompletions.java:47
      seen <= seen + 4'd1;  // VisibleCompletions.java:47
    end else if (seen_when_and && !visible) begin  // VisibleCompletions.java:47
      seen <= seen - 4'd1;  // VisibleCompletions.java:47
    end
    if (reset) begin
      seen <= 4'd0;  // VisibleCompletions.java:35
      isShown <= 1'b0;  // VisibleCompletions.java:38
    end
  end
  Queue_PlacedCompletion10_8 held (  // VisibleCompletions.java:33
    .clock(clock), .reset(reset), .enqueue_data_engine(placed_data_engine),
    .enqueue_data_queue(placed_data_queue), .enqueue_data_isSolicited(placed_data_isSolicited),
    .enqueue_data_isLost(placed_data_isLost), .enqueue_data_isNews(placed_data_isNews),
    .enqueue_valid(placed_valid), .enqueue_ready(held_enqueue_ready),
    .dequeue_data_engine(held_dequeue_data_engine), .dequeue_data_queue(held_dequeue_data_queue),
    .dequeue_data_isSolicited(held_dequeue_data_isSolicited), .dequeue_data_isLost(held_dequeue_data_isLost),
    .dequeue_data_isNews(held_dequeue_data_isNews), .dequeue_valid(held_dequeue_valid), .dequeue_ready(moves),
    .count(held_count));
  wire unused_ok = &{1'b0, held_count};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!visible || (seen != 4'd8))) begin  // VisibleCompletions.java:51
        $display("assertion failed: no more entries become visible than are written (VisibleCompletions.java:51)");
        $stop;  // VisibleCompletions.java:51
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!visible || (seen != 4'd8));  // VisibleCompletions.java:51
    end
  end
`endif
endmodule
`default_nettype wire
