`default_nettype none
// payload=UInt49, depth=64, output=REGISTER
module Queue_UInt49_64_REGISTER (  // Queue.java:55
  input  wire clock,  // Queue.java:55
  input  wire reset,  // Queue.java:55
  input  wire [48:0] enqueue_data,  // Queue.java:62
  input  wire enqueue_valid,  // Queue.java:62
  output wire enqueue_ready,  // Queue.java:62
  output wire [48:0] dequeue_data,  // Queue.java:63
  output wire dequeue_valid,  // Queue.java:63
  input  wire dequeue_ready,  // Queue.java:63
  output wire [6:0] count  // Queue.java:64
);
  reg  [6:0] used;  // Queue.java:66
  reg  [5:0] head;  // Queue.java:104
  reg  [5:0] tail;  // Queue.java:105
  reg  [48:0] oldest;  // Queue.java:106
  reg  [48:0] words [0:63];  // Queue.java:103
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  wire waits = count > 7'd1;  // Queue.java:108
  wire takes = pops || !dequeue_valid;  // Queue.java:109
  wire [48:0] oldest_read = words[head];  // Queue.java:118
  assign enqueue_ready = used != 7'd64;  // Queue.java:67
  assign dequeue_data = oldest;  // Queue.java:107
  assign dequeue_valid = used != 7'd0;  // Queue.java:68
  assign count = used;  // Queue.java:69
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:73
      used <= used + 7'd1;  // Queue.java:73
    end else if (pops && !pushes) begin  // Queue.java:73
      used <= used - 7'd1;  // Queue.java:73
    end
    if (pushes) begin  // Queue.java:112
      words[tail] <= enqueue_data;  // Queue.java:113
      tail <= tail + 6'd1;  // Queue.java:124
    end
    if (takes) begin  // Queue.java:116
      if (waits || pushes) begin  // Queue.java:117
        head <= head + 6'd1;  // Queue.java:124
      end
      oldest <= waits ? oldest_read : enqueue_data;  // Queue.java:118
    end
    if (reset) begin
      used <= 7'd0;  // Queue.java:66
      head <= 6'd0;  // Queue.java:104
      tail <= 6'd0;  // Queue.java:105
    end
  end
endmodule
`default_nettype wire
