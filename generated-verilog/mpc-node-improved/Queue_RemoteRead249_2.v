`default_nettype none
// payload=RemoteRead249, depth=2
module Queue_RemoteRead249_2 (  // Queue.java:55
  input  wire clock,  // Queue.java:55
  input  wire reset,  // Queue.java:55
  input  wire [15:0] enqueue_data_reader,  // Queue.java:62
  input  wire [15:0] enqueue_data_holder,  // Queue.java:62
  input  wire [15:0] enqueue_data_ctrl,  // Queue.java:62
  input  wire [31:0] enqueue_data_rid,  // Queue.java:62
  input  wire [31:0] enqueue_data_len,  // Queue.java:62
  input  wire [31:0] enqueue_data_from,  // Queue.java:62
  input  wire [31:0] enqueue_data_into,  // Queue.java:62
  input  wire enqueue_data_notifies,  // Queue.java:62
  input  wire enqueue_data_update_updates,  // Queue.java:62
  input  wire [3:0] enqueue_data_update_operation,  // Queue.java:62
  input  wire [2:0] enqueue_data_update_element,  // Queue.java:62
  input  wire [63:0] enqueue_data_update_operand,  // Queue.java:62
  input  wire enqueue_valid,  // Queue.java:62
  output wire enqueue_ready,  // Queue.java:62
  output wire [15:0] dequeue_data_reader,  // Queue.java:63
  output wire [15:0] dequeue_data_holder,  // Queue.java:63
  output wire [15:0] dequeue_data_ctrl,  // Queue.java:63
  output wire [31:0] dequeue_data_rid,  // Queue.java:63
  output wire [31:0] dequeue_data_len,  // Queue.java:63
  output wire [31:0] dequeue_data_from,  // Queue.java:63
  output wire [31:0] dequeue_data_into,  // Queue.java:63
  output wire dequeue_data_notifies,  // Queue.java:63
  output wire dequeue_data_update_updates,  // Queue.java:63
  output wire [3:0] dequeue_data_update_operation,  // Queue.java:63
  output wire [2:0] dequeue_data_update_element,  // Queue.java:63
  output wire [63:0] dequeue_data_update_operand,  // Queue.java:63
  output wire dequeue_valid,  // Queue.java:63
  input  wire dequeue_ready,  // Queue.java:63
  output wire [1:0] count  // Queue.java:64
);
  reg  [1:0] used;  // Queue.java:66
  reg  head;  // Queue.java:91
  reg  tail;  // Queue.java:92
  reg  [248:0] words [0:1];  // Queue.java:90
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  wire [248:0] read_word = words[head];  // Queue.java:93
  assign enqueue_ready = used != 2'd2;  // Queue.java:67
  assign dequeue_data_reader = read_word[248:233];  // Queue.java:93
  assign dequeue_data_holder = read_word[232:217];  // Queue.java:93
  assign dequeue_data_ctrl = read_word[216:201];  // Queue.java:93
  assign dequeue_data_rid = read_word[200:169];  // Queue.java:93
  assign dequeue_data_len = read_word[168:137];  // Queue.java:93
  assign dequeue_data_from = read_word[136:105];  // Queue.java:93
  assign dequeue_data_into = read_word[104:73];  // Queue.java:93
  assign dequeue_data_notifies = read_word[72];  // Queue.java:93
  assign dequeue_data_update_updates = read_word[71];  // Queue.java:93
  assign dequeue_data_update_operation = read_word[70:67];  // Queue.java:93
  assign dequeue_data_update_element = read_word[66:64];  // Queue.java:93
  assign dequeue_data_update_operand = read_word[63:0];  // Queue.java:93
  assign dequeue_valid = used != 2'd0;  // Queue.java:68
  assign count = used;  // Queue.java:69
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:73
      used <= used + 2'd1;  // Queue.java:73
    end else if (pops && !pushes) begin  // Queue.java:73
      used <= used - 2'd1;  // Queue.java:73
    end
    if (pushes) begin  // Queue.java:94
      words[tail] <= {enqueue_data_reader, enqueue_data_holder, enqueue_data_ctrl, enqueue_data_rid,
          enqueue_data_len, enqueue_data_from, enqueue_data_into, enqueue_data_notifies,
          enqueue_data_update_updates, enqueue_data_update_operation, enqueue_data_update_element,
          enqueue_data_update_operand};  // Queue.java:95
      tail <= tail + 1'b1;  // Queue.java:124
    end
    if (pops) begin  // Queue.java:98
      head <= head + 1'b1;  // Queue.java:124
    end
    if (reset) begin
      used <= 2'd0;  // Queue.java:66
      head <= 1'b0;  // Queue.java:91
      tail <= 1'b0;  // Queue.java:92
    end
  end
endmodule
`default_nettype wire
