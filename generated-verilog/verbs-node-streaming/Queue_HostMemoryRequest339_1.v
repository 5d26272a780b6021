`default_nettype none
// payload=HostMemoryRequest339, depth=1
module Queue_HostMemoryRequest339_1 (  // Queue.java:55
  input  wire clock,  // Queue.java:55
  input  wire reset,  // Queue.java:55
  input  wire enqueue_data_write,  // Queue.java:62
  input  wire [6:0] enqueue_data_tag,  // Queue.java:62
  input  wire [42:0] enqueue_data_address,  // Queue.java:62
  input  wire [255:0] enqueue_data_data,  // Queue.java:62
  input  wire [31:0] enqueue_data_mask,  // Queue.java:62
  input  wire enqueue_valid,  // Queue.java:62
  output wire enqueue_ready,  // Queue.java:62
  output wire dequeue_data_write,  // Queue.java:63
  output wire [6:0] dequeue_data_tag,  // Queue.java:63
  output wire [42:0] dequeue_data_address,  // Queue.java:63
  output wire [255:0] dequeue_data_data,  // Queue.java:63
  output wire [31:0] dequeue_data_mask,  // Queue.java:63
  output wire dequeue_valid,  // Queue.java:63
  input  wire dequeue_ready,  // Queue.java:63
  output wire count  // Queue.java:64
);
  reg  used;  // Queue.java:66
  reg  word_write;  // Queue.java:84
  reg  [6:0] word_tag;  // Queue.java:84
  reg  [42:0] word_address;  // Queue.java:84
  reg  [255:0] word_data;  // Queue.java:84
  reg  [31:0] word_mask;  // Queue.java:84
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  assign enqueue_ready = used != 1'b1;  // Queue.java:67
  assign dequeue_data_write = word_write;  // Queue.java:85
  assign dequeue_data_tag = word_tag;  // Queue.java:85
  assign dequeue_data_address = word_address;  // Queue.java:85
  assign dequeue_data_data = word_data;  // Queue.java:85
  assign dequeue_data_mask = word_mask;  // Queue.java:85
  assign dequeue_valid = used != 1'b0;  // Queue.java:68
  assign count = used;  // Queue.java:69
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:73
      used <= used + 1'b1;  // Queue.java:73
    end else if (pops && !pushes) begin  // Queue.java:73
      used <= used - 1'b1;  // Queue.java:73
    end
    if (pushes) begin  // Queue.java:86
      word_write <= enqueue_data_write;  // Queue.java:86
      word_tag <= enqueue_data_tag;  // Queue.java:86
      word_address <= enqueue_data_address;  // Queue.java:86
      word_data <= enqueue_data_data;  // Queue.java:86
      word_mask <= enqueue_data_mask;  // Queue.java:86
    end
    if (reset) begin
      used <= 1'b0;  // Queue.java:66
    end
  end
endmodule
`default_nettype wire
