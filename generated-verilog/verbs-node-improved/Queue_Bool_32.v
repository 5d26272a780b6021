`default_nettype none
// payload=Bool, depth=32
module Queue_Bool_32 (  // Queue.java:55
  input  wire clock,  // Queue.java:55
  input  wire reset,  // Queue.java:55
  input  wire enqueue_data,  // Queue.java:62
  input  wire enqueue_valid,  // Queue.java:62
  output wire enqueue_ready,  // Queue.java:62
  output wire dequeue_data,  // Queue.java:63
  output wire dequeue_valid,  // Queue.java:63
  input  wire dequeue_ready,  // Queue.java:63
  output wire [5:0] count  // Queue.java:64
);
  reg  [5:0] used;  // Queue.java:66
  reg  [4:0] head;  // Queue.java:91
  reg  [4:0] tail;  // Queue.java:92
  reg  words [0:31];  // Queue.java:90
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  wire dequeue_data_read = words[head];  // Queue.java:93
  assign enqueue_ready = used != 6'd32;  // Queue.java:67
  assign dequeue_data = dequeue_data_read;  // Queue.java:93
  assign dequeue_valid = used != 6'd0;  // Queue.java:68
  assign count = used;  // Queue.java:69
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:73
      used <= used + 6'd1;  // Queue.java:73
    end else if (pops && !pushes) begin  // Queue.java:73
      used <= used - 6'd1;  // Queue.java:73
    end
    if (pushes) begin  // Queue.java:94
      words[tail] <= enqueue_data;  // Queue.java:95
      tail <= tail + 5'd1;  // Queue.java:124
    end
    if (pops) begin  // Queue.java:98
      head <= head + 5'd1;  // Queue.java:124
    end
    if (reset) begin
      used <= 6'd0;  // Queue.java:66
      head <= 5'd0;  // Queue.java:91
      tail <= 5'd0;  // Queue.java:92
    end
  end
endmodule
`default_nettype wire
