`default_nettype none
// payload=PayloadWord129, depth=512
module Queue_PayloadWord129_512 (  // Queue.java:55
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
  output wire [9:0] count  // Queue.java:64
);
  reg  [9:0] used;  // Queue.java:66
  reg  [8:0] head;  // Queue.java:91
  reg  [8:0] tail;  // Queue.java:92
  reg  [128:0] words [0:511];  // Queue.java:90
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  wire [128:0] read_word = words[head];  // Queue.java:93
  assign enqueue_ready = used != 10'd512;  // Queue.java:67
  assign dequeue_data_data = read_word[128:1];  // Queue.java:93
  assign dequeue_data_last = read_word[0];  // Queue.java:93
  assign dequeue_valid = used != 10'd0;  // Queue.java:68
  assign count = used;  // Queue.java:69
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:73
      used <= used + 10'd1;  // Queue.java:73
    end else if (pops && !pushes) begin  // Queue.java:73
      used <= used - 10'd1;  // Queue.java:73
    end
    if (pushes) begin  // Queue.java:94
      words[tail] <= {enqueue_data_data, enqueue_data_last};  // Queue.java:95
      tail <= tail + 9'd1;  // Queue.java:124
    end
    if (pops) begin  // Queue.java:98
      head <= head + 9'd1;  // Queue.java:124
    end
    if (reset) begin
      used <= 10'd0;  // Queue.java:66
      head <= 9'd0;  // Queue.java:91
      tail <= 9'd0;  // Queue.java:92
    end
  end
endmodule
`default_nettype wire
