`default_nettype none
// payload=PacketWord129, depth=12
module Queue_PacketWord129_12 (  // Queue.java:55
  input  wire clock,  // Queue.java:55
  input  wire reset,  // Queue.java:55
  input  wire [127:0] enqueue_data_data,  // Queue.java:62
  input  wire enqueue_data_last,  // Queue.java:62
  input  wire enqueue_valid,  // Queue.java:62
  output wire enqueue_ready,  // Queue.java:62
  output wire [127:0] dequeue_data_data,  // Queue.java:63
  output wire dequeue_data_last,  // Queue.java:63
  output wire dequeue_valid,  // Queue.java:63
  input  wire dequeue_ready,  // Queue.java:63
  output wire [3:0] count  // Queue.java:64
);
  reg  [3:0] used;  // Queue.java:66
  reg  [3:0] head;  // Queue.java:91
  reg  [3:0] tail;  // Queue.java:92
  reg  [128:0] words [0:11];  // Queue.java:90
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  wire [128:0] read_word = words[head];  // Queue.java:93
  assign enqueue_ready = used != 4'd12;  // Queue.java:67
  assign dequeue_data_data = read_word[128:1];  // Queue.java:93
  assign dequeue_data_last = read_word[0];  // Queue.java:93
  assign dequeue_valid = used != 4'd0;  // Queue.java:68
  assign count = used;  // Queue.java:69
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:73
      used <= used + 4'd1;  // Queue.java:73
    end else if (pops && !pushes) begin  // Queue.java:73
      used <= used - 4'd1;  // Queue.java:73
    end
    if (pushes) begin  // Queue.java:94
      words[tail] <= {enqueue_data_data, enqueue_data_last};  // Queue.java:95
      if (tail == 4'd11) begin  // Queue.java:126
        tail <= 4'd0;  // Queue.java:126
      end else begin  // Queue.java:126
        tail <= tail + 4'd1;  // Queue.java:126
      end
    end
    if (pops) begin  // Queue.java:98
      if (head == 4'd11) begin  // Queue.java:126
        head <= 4'd0;  // Queue.java:126
      end else begin  // Queue.java:126
        head <= head + 4'd1;  // Queue.java:126
      end
    end
    if (reset) begin
      used <= 4'd0;  // Queue.java:66
      head <= 4'd0;  // Queue.java:91
      tail <= 4'd0;  // Queue.java:92
    end
  end
endmodule
`default_nettype wire
