`default_nettype none
// payload=PlacedCompletion10, depth=8
module Queue_PlacedCompletion10_8 (  // Queue.java:55
  input  wire clock,  // Queue.java:55
  input  wire reset,  // Queue.java:55
  input  wire enqueue_data_engine,  // Queue.java:62
  input  wire [5:0] enqueue_data_queue,  // Queue.java:62
  input  wire enqueue_data_isSolicited,  // Queue.java:62
  input  wire enqueue_data_isLost,  // Queue.java:62
  input  wire enqueue_data_isNews,  // Queue.java:62
  input  wire enqueue_valid,  // Queue.java:62
  output wire enqueue_ready,  // Queue.java:62
  output wire dequeue_data_engine,  // Queue.java:63
  output wire [5:0] dequeue_data_queue,  // Queue.java:63
  output wire dequeue_data_isSolicited,  // Queue.java:63
  output wire dequeue_data_isLost,  // Queue.java:63
  output wire dequeue_data_isNews,  // Queue.java:63
  output wire dequeue_valid,  // Queue.java:63
  input  wire dequeue_ready,  // Queue.java:63
  output wire [3:0] count  // Queue.java:64
);
  reg  [3:0] used;  // Queue.java:66
  reg  [2:0] head;  // Queue.java:91
  reg  [2:0] tail;  // Queue.java:92
  reg  [9:0] words [0:7];  // Queue.java:90
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  wire [9:0] read_word = words[head];  // Queue.java:93
  assign enqueue_ready = used != 4'd8;  // Queue.java:67
  assign dequeue_data_engine = read_word[9];  // Queue.java:93
  assign dequeue_data_queue = read_word[8:3];  // Queue.java:93
  assign dequeue_data_isSolicited = read_word[2];  // Queue.java:93
  assign dequeue_data_isLost = read_word[1];  // Queue.java:93
  assign dequeue_data_isNews = read_word[0];  // Queue.java:93
  assign dequeue_valid = used != 4'd0;  // Queue.java:68
  assign count = used;  // Queue.java:69
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:73
      used <= used + 4'd1;  // Queue.java:73
    end else if (pops && !pushes) begin  // Queue.java:73
      used <= used - 4'd1;  // Queue.java:73
    end
    if (pushes) begin  // Queue.java:94
      words[tail] <= {enqueue_data_engine, enqueue_data_queue, enqueue_data_isSolicited, enqueue_data_isLost,
          enqueue_data_isNews};  // Queue.java:95
      tail <= tail + 3'd1;  // Queue.java:124
    end
    if (pops) begin  // Queue.java:98
      head <= head + 3'd1;  // Queue.java:124
    end
    if (reset) begin
      used <= 4'd0;  // Queue.java:66
      head <= 3'd0;  // Queue.java:91
      tail <= 3'd0;  // Queue.java:92
    end
  end
endmodule
`default_nettype wire
