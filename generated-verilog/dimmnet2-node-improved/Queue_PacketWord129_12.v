// payload=PacketWord129, depth=12
module Queue_PacketWord129_12 (  // Queue.java:35
  input  wire clock,  // Queue.java:35
  input  wire reset,  // Queue.java:35
  input  wire [127:0] enqueue_data_data,  // Queue.java:39
  input  wire enqueue_data_last,  // Queue.java:39
  input  wire enqueue_valid,  // Queue.java:39
  output wire enqueue_ready,  // Queue.java:39
  output wire [127:0] dequeue_data_data,  // Queue.java:40
  output wire dequeue_data_last,  // Queue.java:40
  output wire dequeue_valid,  // Queue.java:40
  input  wire dequeue_ready,  // Queue.java:40
  output wire [3:0] count  // Queue.java:41
);
  reg  [3:0] used;  // Queue.java:43
  reg  [3:0] head;  // Queue.java:66
  reg  [3:0] tail;  // Queue.java:67
  reg  [128:0] words [0:11];  // Queue.java:65
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:48
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:49
  wire [128:0] read_word = words[head];  // Queue.java:68
  assign enqueue_ready = used != 4'd12;  // Queue.java:44
  assign dequeue_data_data = read_word[128:1];  // Queue.java:68
  assign dequeue_data_last = read_word[0];  // Queue.java:68
  assign dequeue_valid = used != 4'd0;  // Queue.java:45
  assign count = used;  // Queue.java:46
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:50
      used <= used + 4'd1;  // Queue.java:50
    end else if (pops && !pushes) begin  // Queue.java:50
      used <= used - 4'd1;  // Queue.java:50
    end
    if (pushes) begin  // Queue.java:69
      words[tail] <= {enqueue_data_data, enqueue_data_last};  // Queue.java:70
      if (tail == 4'd11) begin  // Queue.java:80
        tail <= 4'd0;  // Queue.java:80
      end else begin  // Queue.java:80
        tail <= tail + 4'd1;  // Queue.java:80
      end
    end
    if (pops) begin  // Queue.java:73
      if (head == 4'd11) begin  // Queue.java:80
        head <= 4'd0;  // Queue.java:80
      end else begin  // Queue.java:80
        head <= head + 4'd1;  // Queue.java:80
      end
    end
    if (reset) begin
      used <= 4'd0;  // Queue.java:43
      head <= 4'd0;  // Queue.java:66
      tail <= 4'd0;  // Queue.java:67
    end
  end
endmodule
