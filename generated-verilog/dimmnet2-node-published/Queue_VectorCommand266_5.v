`default_nettype none
// payload=VectorCommand266, depth=5
module Queue_VectorCommand266_5 (  // Queue.java:55
  input  wire clock,  // Queue.java:55
  input  wire reset,  // Queue.java:55
  input  wire [7:0] enqueue_data_operation,  // Queue.java:62
  input  wire enqueue_data_process,  // Queue.java:62
  input  wire [7:0] enqueue_data_otherProcess,  // Queue.java:62
  input  wire [31:0] enqueue_data_source_base,  // Queue.java:62
  input  wire [31:0] enqueue_data_source_stride,  // Queue.java:62
  input  wire [15:0] enqueue_data_source_elementBytes,  // Queue.java:62
  input  wire [15:0] enqueue_data_source_count,  // Queue.java:62
  input  wire [7:0] enqueue_data_source_pattern,  // Queue.java:62
  input  wire [31:0] enqueue_data_destination_base,  // Queue.java:62
  input  wire [31:0] enqueue_data_destination_stride,  // Queue.java:62
  input  wire [15:0] enqueue_data_destination_elementBytes,  // Queue.java:62
  input  wire [15:0] enqueue_data_destination_count,  // Queue.java:62
  input  wire [7:0] enqueue_data_destination_pattern,  // Queue.java:62
  input  wire [15:0] enqueue_data_node,  // Queue.java:62
  input  wire [15:0] enqueue_data_tag,  // Queue.java:62
  input  wire enqueue_data_wantsReceiveStatus,  // Queue.java:62
  input  wire [7:0] enqueue_data_ticket,  // Queue.java:62
  input  wire enqueue_valid,  // Queue.java:62
  output wire enqueue_ready,  // Queue.java:62
  output wire [7:0] dequeue_data_operation,  // Queue.java:63
  output wire dequeue_data_process,  // Queue.java:63
  output wire [7:0] dequeue_data_otherProcess,  // Queue.java:63
  output wire [31:0] dequeue_data_source_base,  // Queue.java:63
  output wire [31:0] dequeue_data_source_stride,  // Queue.java:63
  output wire [15:0] dequeue_data_source_elementBytes,  // Queue.java:63
  output wire [15:0] dequeue_data_source_count,  // Queue.java:63
  output wire [7:0] dequeue_data_source_pattern,  // Queue.java:63
  output wire [31:0] dequeue_data_destination_base,  // Queue.java:63
  output wire [31:0] dequeue_data_destination_stride,  // Queue.java:63
  output wire [15:0] dequeue_data_destination_elementBytes,  // Queue.java:63
  output wire [15:0] dequeue_data_destination_count,  // Queue.java:63
  output wire [7:0] dequeue_data_destination_pattern,  // Queue.java:63
  output wire [15:0] dequeue_data_node,  // Queue.java:63
  output wire [15:0] dequeue_data_tag,  // Queue.java:63
  output wire dequeue_data_wantsReceiveStatus,  // Queue.java:63
  output wire [7:0] dequeue_data_ticket,  // Queue.java:63
  output wire dequeue_valid,  // Queue.java:63
  input  wire dequeue_ready,  // Queue.java:63
  output wire [2:0] count  // Queue.java:64
);
  reg  [2:0] used;  // Queue.java:66
  reg  [2:0] head;  // Queue.java:91
  reg  [2:0] tail;  // Queue.java:92
  reg  [265:0] words [0:4];  // Queue.java:90
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  wire [265:0] read_word = words[head];  // Queue.java:93
  assign enqueue_ready = used != 3'd5;  // Queue.java:67
  assign dequeue_data_operation = read_word[265:258];  // Queue.java:93
  assign dequeue_data_process = read_word[257];  // Queue.java:93
  assign dequeue_data_otherProcess = read_word[256:249];  // Queue.java:93
  assign dequeue_data_source_base = read_word[248:217];  // Queue.java:93
  assign dequeue_data_source_stride = read_word[216:185];  // Queue.java:93
  assign dequeue_data_source_elementBytes = read_word[184:169];  // Queue.java:93
  assign dequeue_data_source_count = read_word[168:153];  // Queue.java:93
  assign dequeue_data_source_pattern = read_word[152:145];  // Queue.java:93
  assign dequeue_data_destination_base = read_word[144:113];  // Queue.java:93
  assign dequeue_data_destination_stride = read_word[112:81];  // Queue.java:93
  assign dequeue_data_destination_elementBytes = read_word[80:65];  // Queue.java:93
  assign dequeue_data_destination_count = read_word[64:49];  // Queue.java:93
  assign dequeue_data_destination_pattern = read_word[48:41];  // Queue.java:93
  assign dequeue_data_node = read_word[40:25];  // Queue.java:93
  assign dequeue_data_tag = read_word[24:9];  // Queue.java:93
  assign dequeue_data_wantsReceiveStatus = read_word[8];  // Queue.java:93
  assign dequeue_data_ticket = read_word[7:0];  // Queue.java:93
  assign dequeue_valid = used != 3'd0;  // Queue.java:68
  assign count = used;  // Queue.java:69
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:73
      used <= used + 3'd1;  // Queue.java:73
    end else if (pops && !pushes) begin  // Queue.java:73
      used <= used - 3'd1;  // Queue.java:73
    end
    if (pushes) begin  // Queue.java:94
      words[tail] <= {enqueue_data_operation, enqueue_data_process, enqueue_data_otherProcess,
          enqueue_data_source_base, enqueue_data_source_stride, enqueue_data_source_elementBytes,
          enqueue_data_source_count, enqueue_data_source_pattern, enqueue_data_destination_base,
          enqueue_data_destination_stride, enqueue_data_destination_elementBytes,
          enqueue_data_destination_count, enqueue_data_destination_pattern, enqueue_data_node, enqueue_data_tag,
          enqueue_data_wantsReceiveStatus, enqueue_data_ticket};  // Queue.java:95
      if (tail == 3'd4) begin  // Queue.java:126
        tail <= 3'd0;  // Queue.java:126
      end else begin  // Queue.java:126
        tail <= tail + 3'd1;  // Queue.java:126
      end
    end
    if (pops) begin  // Queue.java:98
      if (head == 3'd4) begin  // Queue.java:126
        head <= 3'd0;  // Queue.java:126
      end else begin  // Queue.java:126
        head <= head + 3'd1;  // Queue.java:126
      end
    end
    if (reset) begin
      used <= 3'd0;  // Queue.java:66
      head <= 3'd0;  // Queue.java:91
      tail <= 3'd0;  // Queue.java:92
    end
  end
endmodule
`default_nettype wire
