// payload=SendJob30, depth=16
module Queue_SendJob30_16 (  // Queue.java:35
  input  wire clock,  // Queue.java:35
  input  wire reset,  // Queue.java:35
  input  wire [3:0] enqueue_data_slot,  // Queue.java:39
  input  wire enqueue_data_isUp,  // Queue.java:39
  input  wire enqueue_data_isReplaced,  // Queue.java:39
  input  wire [15:0] enqueue_data_errors,  // Queue.java:39
  input  wire [7:0] enqueue_data_named,  // Queue.java:39
  input  wire enqueue_valid,  // Queue.java:39
  output wire enqueue_ready,  // Queue.java:39
  output wire [3:0] dequeue_data_slot,  // Queue.java:40
  output wire dequeue_data_isUp,  // Queue.java:40
  output wire dequeue_data_isReplaced,  // Queue.java:40
  output wire [15:0] dequeue_data_errors,  // Queue.java:40
  output wire [7:0] dequeue_data_named,  // Queue.java:40
  output wire dequeue_valid,  // Queue.java:40
  input  wire dequeue_ready,  // Queue.java:40
  output wire [4:0] count  // Queue.java:41
);
  reg  [4:0] used;  // Queue.java:43
  reg  [3:0] head;  // Queue.java:66
  reg  [3:0] tail;  // Queue.java:67
  reg  [29:0] words [0:15];  // Queue.java:65
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:48
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:49
  wire [29:0] read_word = words[head];  // Queue.java:68
  assign enqueue_ready = used != 5'd16;  // Queue.java:44
  assign dequeue_data_slot = read_word[29:26];  // Queue.java:68
  assign dequeue_data_isUp = read_word[25];  // Queue.java:68
  assign dequeue_data_isReplaced = read_word[24];  // Queue.java:68
  assign dequeue_data_errors = read_word[23:8];  // Queue.java:68
  assign dequeue_data_named = read_word[7:0];  // Queue.java:68
  assign dequeue_valid = used != 5'd0;  // Queue.java:45
  assign count = used;  // Queue.java:46
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:50
      used <= used + 5'd1;  // Queue.java:50
    end else if (pops && !pushes) begin  // Queue.java:50
      used <= used - 5'd1;  // Queue.java:50
    end
    if (pushes) begin  // Queue.java:69
      words[tail] <= {enqueue_data_slot, enqueue_data_isUp, enqueue_data_isReplaced, enqueue_data_errors,
          enqueue_data_named};  // Queue.java:70
      tail <= tail + 4'd1;  // Queue.java:78
    end
    if (pops) begin  // Queue.java:73
      head <= head + 4'd1;  // Queue.java:78
    end
    if (reset) begin
      used <= 5'd0;  // Queue.java:43
      head <= 4'd0;  // Queue.java:66
      tail <= 4'd0;  // Queue.java:67
    end
  end
endmodule
