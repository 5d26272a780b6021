// payload=CheckedTransfer241, depth=4
module Queue_CheckedTransfer241_4 (  // Queue.java:55
  input  wire clock,  // Queue.java:55
  input  wire reset,  // Queue.java:55
  input  wire [4:0] enqueue_data_status,  // Queue.java:62
  input  wire [2:0] enqueue_data_operation,  // Queue.java:62
  input  wire enqueue_data_process,  // Queue.java:62
  input  wire enqueue_data_otherProcess,  // Queue.java:62
  input  wire [1:0] enqueue_data_source_pattern,  // Queue.java:62
  input  wire [29:0] enqueue_data_source_base,  // Queue.java:62
  input  wire [31:0] enqueue_data_source_stride,  // Queue.java:62
  input  wire [2:0] enqueue_data_source_sizeLog2,  // Queue.java:62
  input  wire [15:0] enqueue_data_source_bytes,  // Queue.java:62
  input  wire [1:0] enqueue_data_destination_pattern,  // Queue.java:62
  input  wire [29:0] enqueue_data_destination_base,  // Queue.java:62
  input  wire [31:0] enqueue_data_destination_stride,  // Queue.java:62
  input  wire [2:0] enqueue_data_destination_sizeLog2,  // Queue.java:62
  input  wire [15:0] enqueue_data_destination_bytes,  // Queue.java:62
  input  wire [15:0] enqueue_data_bytes,  // Queue.java:62
  input  wire [15:0] enqueue_data_node,  // Queue.java:62
  input  wire [15:0] enqueue_data_tag,  // Queue.java:62
  input  wire enqueue_data_wantsReceiveStatus,  // Queue.java:62
  input  wire [7:0] enqueue_data_entry,  // Queue.java:62
  input  wire [7:0] enqueue_data_ticket,  // Queue.java:62
  input  wire enqueue_valid,  // Queue.java:62
  output wire enqueue_ready,  // Queue.java:62
  output wire [4:0] dequeue_data_status,  // Queue.java:63
  output wire [2:0] dequeue_data_operation,  // Queue.java:63
  output wire dequeue_data_process,  // Queue.java:63
  output wire dequeue_data_otherProcess,  // Queue.java:63
  output wire [1:0] dequeue_data_source_pattern,  // Queue.java:63
  output wire [29:0] dequeue_data_source_base,  // Queue.java:63
  output wire [31:0] dequeue_data_source_stride,  // Queue.java:63
  output wire [2:0] dequeue_data_source_sizeLog2,  // Queue.java:63
  output wire [15:0] dequeue_data_source_bytes,  // Queue.java:63
  output wire [1:0] dequeue_data_destination_pattern,  // Queue.java:63
  output wire [29:0] dequeue_data_destination_base,  // Queue.java:63
  output wire [31:0] dequeue_data_destination_stride,  // Queue.java:63
  output wire [2:0] dequeue_data_destination_sizeLog2,  // Queue.java:63
  output wire [15:0] dequeue_data_destination_bytes,  // Queue.java:63
  output wire [15:0] dequeue_data_bytes,  // Queue.java:63
  output wire [15:0] dequeue_data_node,  // Queue.java:63
  output wire [15:0] dequeue_data_tag,  // Queue.java:63
  output wire dequeue_data_wantsReceiveStatus,  // Queue.java:63
  output wire [7:0] dequeue_data_entry,  // Queue.java:63
  output wire [7:0] dequeue_data_ticket,  // Queue.java:63
  output wire dequeue_valid,  // Queue.java:63
  input  wire dequeue_ready,  // Queue.java:63
  output wire [2:0] count  // Queue.java:64
);
  reg  [2:0] used;  // Queue.java:66
  reg  [1:0] head;  // Queue.java:91
  reg  [1:0] tail;  // Queue.java:92
  reg  [240:0] words [0:3];  // Queue.java:90
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  wire [240:0] read_word = words[head];  // Queue.java:93
  assign enqueue_ready = used != 3'd4;  // Queue.java:67
  assign dequeue_data_status = read_word[240:236];  // Queue.java:93
  assign dequeue_data_operation = read_word[235:233];  // Queue.java:93
  assign dequeue_data_process = read_word[232];  // Queue.java:93
  assign dequeue_data_otherProcess = read_word[231];  // Queue.java:93
  assign dequeue_data_source_pattern = read_word[230:229];  // Queue.java:93
  assign dequeue_data_source_base = read_word[228:199];  // Queue.java:93
  assign dequeue_data_source_stride = read_word[198:167];  // Queue.java:93
  assign dequeue_data_source_sizeLog2 = read_word[166:164];  // Queue.java:93
  assign dequeue_data_source_bytes = read_word[163:148];  // Queue.java:93
  assign dequeue_data_destination_pattern = read_word[147:146];  // Queue.java:93
  assign dequeue_data_destination_base = read_word[145:116];  // Queue.java:93
  assign dequeue_data_destination_stride = read_word[115:84];  // Queue.java:93
  assign dequeue_data_destination_sizeLog2 = read_word[83:81];  // Queue.java:93
  assign dequeue_data_destination_bytes = read_word[80:65];  // Queue.java:93
  assign dequeue_data_bytes = read_word[64:49];  // Queue.java:93
  assign dequeue_data_node = read_word[48:33];  // Queue.java:93
  assign dequeue_data_tag = read_word[32:17];  // Queue.java:93
  assign dequeue_data_wantsReceiveStatus = read_word[16];  // Queue.java:93
  assign dequeue_data_entry = read_word[15:8];  // Queue.java:93
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
      words[tail] <= {enqueue_data_status, enqueue_data_operation, enqueue_data_process,
          enqueue_data_otherProcess, enqueue_data_source_pattern, enqueue_data_source_base,
          enqueue_data_source_stride, enqueue_data_source_sizeLog2, enqueue_data_source_bytes,
          enqueue_data_destination_pattern, enqueue_data_destination_base, enqueue_data_destination_stride,
          enqueue_data_destination_sizeLog2, enqueue_data_destination_bytes, enqueue_data_bytes,
          enqueue_data_node, enqueue_data_tag, enqueue_data_wantsReceiveStatus, enqueue_data_entry,
          enqueue_data_ticket};  // Queue.java:95
      tail <= tail + 2'd1;  // Queue.java:124
    end
    if (pops) begin  // Queue.java:98
      head <= head + 2'd1;  // Queue.java:124
    end
    if (reset) begin
      used <= 3'd0;  // Queue.java:66
      head <= 2'd0;  // Queue.java:91
      tail <= 2'd0;  // Queue.java:92
    end
  end
endmodule
