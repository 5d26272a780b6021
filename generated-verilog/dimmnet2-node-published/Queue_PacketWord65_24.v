`default_nettype none
// payload=PacketWord65, depth=24
module Queue_PacketWord65_24 (  // Queue.java:55
  input  wire clock,  // Queue.java:55
  input  wire reset,  // Queue.java:55
  input  wire [63:0] enqueue_data_data,  // Queue.java:62
  input  wire enqueue_data_last,  // Queue.java:62
  input  wire enqueue_valid,  // Queue.java:62
  output wire enqueue_ready,  // Queue.java:62
  output wire [63:0] dequeue_data_data,  // Queue.java:63
  output wire dequeue_data_last,  // Queue.java:63
  output wire dequeue_valid,  // Queue.java:63
  input  wire dequeue_ready,  // Queue.java:63
  output wire [4:0] count  // Queue.java:64
);
  reg  [4:0] used;  // Queue.java:66
  reg  [4:0] head;  // Queue.java:91
  reg  [4:0] tail;  // Queue.java:92
  reg  [64:0] words [0:23];  // Queue.java:90
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  wire [64:0] read_word = words[head];  // Queue.java:93
  assign enqueue_ready = used != 5'd24;  // Queue.java:67
  assign dequeue_data_data = read_word[64:1];  // Queue.java:93
  assign dequeue_data_last = read_word[0];  // Queue.java:93
  assign dequeue_valid = used != 5'd0;  // Queue.java:68
  assign count = used;  // Queue.java:69
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:73
      used <= used + 5'd1;  // Queue.java:73
    end else if (pops && !pushes) begin  // Queue.java:73
      used <= used - 5'd1;  // Queue.java:73
    end
    if (pushes) begin  // Queue.java:94
      words[tail] <= {enqueue_data_data, enqueue_data_last};  // Queue.java:95
      if (tail == 5'd23) begin  // Queue.java:126
        tail <= 5'd0;  // Queue.java:126
      end else begin  // Queue.java:126
        tail <= tail + 5'd1;  // Queue.java:126
      end
    end
    if (pops) begin  // Queue.java:98
      if (head == 5'd23) begin  // Queue.java:126
        head <= 5'd0;  // Queue.java:126
      end else begin  // Queue.java:126
        head <= head + 5'd1;  // Queue.java:126
      end
    end
    if (reset) begin
      used <= 5'd0;  // Queue.java:66
      head <= 5'd0;  // Queue.java:91
      tail <= 5'd0;  // Queue.java:92
    end
  end
endmodule
`default_nettype wire
