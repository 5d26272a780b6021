`default_nettype none
// payload=FoldJob24, depth=16
module Queue_FoldJob24_16 (  // Queue.java:55
  input  wire clock,  // Queue.java:55
  input  wire reset,  // Queue.java:55
  input  wire [3:0] enqueue_data_slot,  // Queue.java:62
  input  wire [4:0] enqueue_data_child,  // Queue.java:62
  input  wire enqueue_data_isOwn,  // Queue.java:62
  input  wire enqueue_data_isSkip,  // Queue.java:62
  input  wire enqueue_data_isFirst,  // Queue.java:62
  input  wire enqueue_data_isBinned,  // Queue.java:62
  input  wire [2:0] enqueue_data_words,  // Queue.java:62
  input  wire [3:0] enqueue_data_operation,  // Queue.java:62
  input  wire [3:0] enqueue_data_type,  // Queue.java:62
  input  wire enqueue_valid,  // Queue.java:62
  output wire enqueue_ready,  // Queue.java:62
  output wire [3:0] dequeue_data_slot,  // Queue.java:63
  output wire [4:0] dequeue_data_child,  // Queue.java:63
  output wire dequeue_data_isOwn,  // Queue.java:63
  output wire dequeue_data_isSkip,  // Queue.java:63
  output wire dequeue_data_isFirst,  // Queue.java:63
  output wire dequeue_data_isBinned,  // Queue.java:63
  output wire [2:0] dequeue_data_words,  // Queue.java:63
  output wire [3:0] dequeue_data_operation,  // Queue.java:63
  output wire [3:0] dequeue_data_type,  // Queue.java:63
  output wire dequeue_valid,  // Queue.java:63
  input  wire dequeue_ready,  // Queue.java:63
  output wire [4:0] count  // Queue.java:64
);
  reg  [4:0] used;  // Queue.java:66
  reg  [3:0] head;  // Queue.java:91
  reg  [3:0] tail;  // Queue.java:92
  reg  [23:0] words [0:15];  // Queue.java:90
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  wire [23:0] read_word = words[head];  // Queue.java:93
  assign enqueue_ready = used != 5'd16;  // Queue.java:67
  assign dequeue_data_slot = read_word[23:20];  // Queue.java:93
  assign dequeue_data_child = read_word[19:15];  // Queue.java:93
  assign dequeue_data_isOwn = read_word[14];  // Queue.java:93
  assign dequeue_data_isSkip = read_word[13];  // Queue.java:93
  assign dequeue_data_isFirst = read_word[12];  // Queue.java:93
  assign dequeue_data_isBinned = read_word[11];  // Queue.java:93
  assign dequeue_data_words = read_word[10:8];  // Queue.java:93
  assign dequeue_data_operation = read_word[7:4];  // Queue.java:93
  assign dequeue_data_type = read_word[3:0];  // Queue.java:93
  assign dequeue_valid = used != 5'd0;  // Queue.java:68
  assign count = used;  // Queue.java:69
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:73
      used <= used + 5'd1;  // Queue.java:73
    end else if (pops && !pushes) begin  // Queue.java:73
      used <= used - 5'd1;  // Queue.java:73
    end
    if (pushes) begin  // Queue.java:94
      words[tail] <= {enqueue_data_slot, enqueue_data_child, enqueue_data_isOwn, enqueue_data_isSkip,
          enqueue_data_isFirst, enqueue_data_isBinned, enqueue_data_words, enqueue_data_operation,
          enqueue_data_type};  // Queue.java:95
      tail <= tail + 4'd1;  // Queue.java:124
    end
    if (pops) begin  // Queue.java:98
      head <= head + 4'd1;  // Queue.java:124
    end
    if (reset) begin
      used <= 5'd0;  // Queue.java:66
      head <= 4'd0;  // Queue.java:91
      tail <= 4'd0;  // Queue.java:92
    end
  end
endmodule
`default_nettype wire
