`default_nettype none
// payload=UInt2, depth=72
module Queue_UInt2_72 (  // Queue.java:55
  input  wire clock,  // Queue.java:55
  input  wire reset,  // Queue.java:55
  input  wire [1:0] enqueue_data,  // Queue.java:62
  input  wire enqueue_valid,  // Queue.java:62
  output wire enqueue_ready,  // Queue.java:62
  output wire [1:0] dequeue_data,  // Queue.java:63
  output wire dequeue_valid,  // Queue.java:63
  input  wire dequeue_ready,  // Queue.java:63
  output wire [6:0] count  // Queue.java:64
);
  reg  [6:0] used;  // Queue.java:66
  reg  [6:0] head;  // Queue.java:91
  reg  [6:0] tail;  // Queue.java:92
  reg  [1:0] words [0:71];  // Queue.java:90
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  wire [1:0] dequeue_data_read = words[head];  // Queue.java:93
  assign enqueue_ready = used != 7'd72;  // Queue.java:67
  assign dequeue_data = dequeue_data_read;  // Queue.java:93
  assign dequeue_valid = used != 7'd0;  // Queue.java:68
  assign count = used;  // Queue.java:69
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:73
      used <= used + 7'd1;  // Queue.java:73
    end else if (pops && !pushes) begin  // Queue.java:73
      used <= used - 7'd1;  // Queue.java:73
    end
    if (pushes) begin  // Queue.java:94
      words[tail] <= enqueue_data;  // Queue.java:95
      if (tail == 7'd71) begin  // Queue.java:126
        tail <= 7'd0;  // Queue.java:126
      end else begin  // Queue.java:126
        tail <= tail + 7'd1;  // Queue.java:126
      end
    end
    if (pops) begin  // Queue.java:98
      if (head == 7'd71) begin  // Queue.java:126
        head <= 7'd0;  // Queue.java:126
      end else begin  // Queue.java:126
        head <= head + 7'd1;  // Queue.java:126
      end
    end
    if (reset) begin
      used <= 7'd0;  // Queue.java:66
      head <= 7'd0;  // Queue.java:91
      tail <= 7'd0;  // Queue.java:92
    end
  end
endmodule
`default_nettype wire
