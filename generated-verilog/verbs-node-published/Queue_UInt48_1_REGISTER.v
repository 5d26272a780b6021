`default_nettype none
// payload=UInt48, depth=1, output=REGISTER
module Queue_UInt48_1_REGISTER (  // Queue.java:55
  input  wire clock,  // Queue.java:55
  input  wire reset,  // Queue.java:55
  input  wire [47:0] enqueue_data,  // Queue.java:62
  input  wire enqueue_valid,  // Queue.java:62
  output wire enqueue_ready,  // Queue.java:62
  output wire [47:0] dequeue_data,  // Queue.java:63
  output wire dequeue_valid,  // Queue.java:63
  input  wire dequeue_ready,  // Queue.java:63
  output wire count  // Queue.java:64
);
  reg  used;  // Queue.java:66
  reg  [47:0] word;  // Queue.java:84
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  assign enqueue_ready = used != 1'b1;  // Queue.java:67
  assign dequeue_data = word;  // Queue.java:85
  assign dequeue_valid = used != 1'b0;  // Queue.java:68
  assign count = used;  // Queue.java:69
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:73
      used <= used + 1'b1;  // Queue.java:73
    end else if (pops && !pushes) begin  // Queue.java:73
      used <= used - 1'b1;  // Queue.java:73
    end
    if (pushes) begin  // Queue.java:86
      word <= enqueue_data;  // Queue.java:86
    end
    if (reset) begin
      used <= 1'b0;  // Queue.java:66
    end
  end
endmodule
`default_nettype wire
