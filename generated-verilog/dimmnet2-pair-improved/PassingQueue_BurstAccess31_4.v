// payload=BurstAccess31, depth=4
module PassingQueue_BurstAccess31_4 (  // PassingQueue.java:29
  input  wire clock,  // PassingQueue.java:29
  input  wire reset,  // PassingQueue.java:29
  input  wire enqueue_data_write,  // PassingQueue.java:32
  input  wire [1:0] enqueue_data_bank,  // PassingQueue.java:32
  input  wire [13:0] enqueue_data_row,  // PassingQueue.java:32
  input  wire [7:0] enqueue_data_column,  // PassingQueue.java:32
  input  wire [5:0] enqueue_data_tag,  // PassingQueue.java:32
  input  wire enqueue_valid,  // PassingQueue.java:32
  output wire enqueue_ready,  // PassingQueue.java:32
  output wire dequeue_data_write,  // PassingQueue.java:33
  output wire [1:0] dequeue_data_bank,  // PassingQueue.java:33
  output wire [13:0] dequeue_data_row,  // PassingQueue.java:33
  output wire [7:0] dequeue_data_column,  // PassingQueue.java:33
  output wire [5:0] dequeue_data_tag,  // PassingQueue.java:33
  output wire dequeue_valid,  // PassingQueue.java:33
  input  wire dequeue_ready  // PassingQueue.java:33
);
  wire waiting_enqueue_ready, waiting_dequeue_data_write, waiting_dequeue_valid;  // PassingQueue.java:34
  wire [1:0] waiting_dequeue_data_bank; wire [13:0] waiting_dequeue_data_row;  // PassingQueue.java:34
  wire [7:0] waiting_dequeue_data_column; wire [5:0] waiting_dequeue_data_tag; wire [2:0] waiting_count;  // PassingQueue.java:34
  wire isEmpty = !waiting_dequeue_valid;  // PassingQueue.java:36
  wire passes = isEmpty && dequeue_ready;  // PassingQueue.java:37
  assign enqueue_ready = waiting_enqueue_ready;  // PassingQueue.java:38
  assign dequeue_data_write = isEmpty ? enqueue_data_write : waiting_dequeue_data_write;  // PassingQueue.java:42
  assign dequeue_data_bank = isEmpty ? enqueue_data_bank : waiting_dequeue_data_bank;  // PassingQueue.java:42
  assign dequeue_data_row = isEmpty ? enqueue_data_row : waiting_dequeue_data_row;  // PassingQueue.java:42
  assign dequeue_data_column = isEmpty ? enqueue_data_column : waiting_dequeue_data_column;  // PassingQueue.java:42
  assign dequeue_data_tag = isEmpty ? enqueue_data_tag : waiting_dequeue_data_tag;  // PassingQueue.java:42
  assign dequeue_valid = enqueue_valid || !isEmpty;  // PassingQueue.java:41
  Queue_BurstAccess31_4 waiting (  // PassingQueue.java:34
    .clock(clock), .reset(reset), .enqueue_data_write(enqueue_data_write),
        .enqueue_data_bank(enqueue_data_bank),
    .enqueue_data_row(enqueue_data_row), .enqueue_data_column(enqueue_data_column),
    .enqueue_data_tag(enqueue_data_tag), .enqueue_valid(enqueue_valid && !passes),
    .enqueue_ready(waiting_enqueue_ready), .dequeue_data_write(waiting_dequeue_data_write),
    .dequeue_data_bank(waiting_dequeue_data_bank), .dequeue_data_row(waiting_dequeue_data_row),
    .dequeue_data_column(waiting_dequeue_data_column), .dequeue_data_tag(waiting_dequeue_data_tag),
    .dequeue_valid(waiting_dequeue_valid), .dequeue_ready(dequeue_ready), .count(waiting_count));
  wire unused_ok = &{1'b0, waiting_count};
endmodule
