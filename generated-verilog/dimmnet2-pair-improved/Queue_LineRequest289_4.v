// payload=LineRequest289, depth=4
module Queue_LineRequest289_4 (  // Queue.java:35
  input  wire clock,  // Queue.java:35
  input  wire reset,  // Queue.java:35
  input  wire enqueue_data_write,  // Queue.java:39
  input  wire [23:0] enqueue_data_line,  // Queue.java:39
  input  wire [255:0] enqueue_data_data,  // Queue.java:39
  input  wire [7:0] enqueue_data_lanes,  // Queue.java:39
  input  wire enqueue_valid,  // Queue.java:39
  output wire enqueue_ready,  // Queue.java:39
  output wire dequeue_data_write,  // Queue.java:40
  output wire [23:0] dequeue_data_line,  // Queue.java:40
  output wire [255:0] dequeue_data_data,  // Queue.java:40
  output wire [7:0] dequeue_data_lanes,  // Queue.java:40
  output wire dequeue_valid,  // Queue.java:40
  input  wire dequeue_ready,  // Queue.java:40
  output wire [2:0] count  // Queue.java:41
);
  reg  [2:0] used;  // Queue.java:43
  reg  [1:0] head;  // Queue.java:66
  reg  [1:0] tail;  // Queue.java:67
  reg  [288:0] words [0:3];  // Queue.java:65
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:48
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:49
  wire [288:0] read_word = words[head];  // Queue.java:68
  assign enqueue_ready = used != 3'd4;  // Queue.java:44
  assign dequeue_data_write = read_word[288];  // Queue.java:68
  assign dequeue_data_line = read_word[287:264];  // Queue.java:68
  assign dequeue_data_data = read_word[263:8];  // Queue.java:68
  assign dequeue_data_lanes = read_word[7:0];  // Queue.java:68
  assign dequeue_valid = used != 3'd0;  // Queue.java:45
  assign count = used;  // Queue.java:46
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:50
      used <= used + 3'd1;  // Queue.java:50
    end else if (pops && !pushes) begin  // Queue.java:50
      used <= used - 3'd1;  // Queue.java:50
    end
    if (pushes) begin  // Queue.java:69
      words[tail] <= {enqueue_data_write, enqueue_data_line, enqueue_data_data, enqueue_data_lanes};  // Queue.java:70
      tail <= tail + 2'd1;  // Queue.java:78
    end
    if (pops) begin  // Queue.java:73
      head <= head + 2'd1;  // Queue.java:78
    end
    if (reset) begin
      used <= 3'd0;  // Queue.java:43
      head <= 2'd0;  // Queue.java:66
      tail <= 2'd0;  // Queue.java:67
    end
  end
endmodule
