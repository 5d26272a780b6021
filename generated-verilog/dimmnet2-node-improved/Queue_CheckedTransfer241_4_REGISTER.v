`default_nettype none
// payload=CheckedTransfer241, depth=4, output=REGISTER
module Queue_CheckedTransfer241_4_REGISTER (  // Queue.java:55
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
  reg  [1:0] head;  // Queue.java:104
  reg  [1:0] tail;  // Queue.java:105
  reg  [4:0] oldest_status;  // Queue.java:106
  reg  [2:0] oldest_operation;  // Queue.java:106
  reg  oldest_process;  // Queue.java:106
  reg  oldest_otherProcess;  // Queue.java:106
  reg  [1:0] oldest_source_pattern;  // Queue.java:106
  reg  [29:0] oldest_source_base;  // Queue.java:106
  reg  [31:0] oldest_source_stride;  // Queue.java:106
  reg  [2:0] oldest_source_sizeLog2;  // Queue.java:106
  reg  [15:0] oldest_source_bytes;  // Queue.java:106
  reg  [1:0] oldest_destination_pattern;  // Queue.java:106
  reg  [29:0] oldest_destination_base;  // Queue.java:106
  reg  [31:0] oldest_destination_stride;  // Queue.java:106
  reg  [2:0] oldest_destination_sizeLog2;  // Queue.java:106
  reg  [15:0] oldest_destination_bytes;  // Queue.java:106
  reg  [15:0] oldest_bytes;  // Queue.java:106
  reg  [15:0] oldest_node;  // Queue.java:106
  reg  [15:0] oldest_tag;  // Queue.java:106
  reg  oldest_wantsReceiveStatus;  // Queue.java:106
  reg  [7:0] oldest_entry;  // Queue.java:106
  reg  [7:0] oldest_ticket;  // Queue.java:106
  reg  [240:0] words [0:3];  // Queue.java:103
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  wire waits = count > 3'd1;  // Queue.java:108
  wire takes = pops || !dequeue_valid;  // Queue.java:109
  wire [240:0] read_word = words[head];  // Queue.java:118
  assign enqueue_ready = used != 3'd4;  // Queue.java:67
  assign dequeue_data_status = oldest_status;  // Queue.java:107
  assign dequeue_data_operation = oldest_operation;  // Queue.java:107
  assign dequeue_data_process = oldest_process;  // Queue.java:107
  assign dequeue_data_otherProcess = oldest_otherProcess;  // Queue.java:107
  assign dequeue_data_source_pattern = oldest_source_pattern;  // Queue.java:107
  assign dequeue_data_source_base = oldest_source_base;  // Queue.java:107
  assign dequeue_data_source_stride = oldest_source_stride;  // Queue.java:107
  assign dequeue_data_source_sizeLog2 = oldest_source_sizeLog2;  // Queue.java:107
  assign dequeue_data_source_bytes = oldest_source_bytes;  // Queue.java:107
  assign dequeue_data_destination_pattern = oldest_destination_pattern;  // Queue.java:107
  assign dequeue_data_destination_base = oldest_destination_base;  // Queue.java:107
  assign dequeue_data_destination_stride = oldest_destination_stride;  // Queue.java:107
  assign dequeue_data_destination_sizeLog2 = oldest_destination_sizeLog2;  // Queue.java:107
  assign dequeue_data_destination_bytes = oldest_destination_bytes;  // Queue.java:107
  assign dequeue_data_bytes = oldest_bytes;  // Queue.java:107
  assign dequeue_data_node = oldest_node;  // Queue.java:107
  assign dequeue_data_tag = oldest_tag;  // Queue.java:107
  assign dequeue_data_wantsReceiveStatus = oldest_wantsReceiveStatus;  // Queue.java:107
  assign dequeue_data_entry = oldest_entry;  // Queue.java:107
  assign dequeue_data_ticket = oldest_ticket;  // Queue.java:107
  assign dequeue_valid = used != 3'd0;  // Queue.java:68
  assign count = used;  // Queue.java:69
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:73
      used <= used + 3'd1;  // Queue.java:73
    end else if (pops && !pushes) begin  // Queue.java:73
      used <= used - 3'd1;  // Queue.java:73
    end
    if (pushes) begin  // Queue.java:112
      words[tail] <= {enqueue_data_status, enqueue_data_operation, enqueue_data_process,
          enqueue_data_otherProcess, enqueue_data_source_pattern, enqueue_data_source_base,
          enqueue_data_source_stride, enqueue_data_source_sizeLog2, enqueue_data_source_bytes,
          enqueue_data_destination_pattern, enqueue_data_destination_base, enqueue_data_destination_stride,
          enqueue_data_destination_sizeLog2, enqueue_data_destination_bytes, enqueue_data_bytes,
          enqueue_data_node, enqueue_data_tag, enqueue_data_wantsReceiveStatus, enqueue_data_entry,
          enqueue_data_ticket};  // Queue.java:113
      tail <= tail + 2'd1;  // Queue.java:124
    end
    if (takes) begin  // Queue.java:116
      if (waits || pushes) begin  // Queue.java:117
        head <= head + 2'd1;  // Queue.java:124
      end
      oldest_status <= waits ? read_word[240:236] : enqueue_data_status;  // Queue.java:118
      oldest_operation <= waits ? read_word[235:233] : enqueue_data_operation;  // Queue.java:118
      oldest_process <= waits ? read_word[232] : enqueue_data_process;  // Queue.java:118
      oldest_otherProcess <= waits ? read_word[231] : enqueue_data_otherProcess;  // Queue.java:118
      oldest_source_pattern <= waits ? read_word[230:229] : enqueue_data_source_pattern;  // Queue.java:118
      oldest_source_base <= waits ? read_word[228:199] : enqueue_data_source_base;  // Queue.java:118
      oldest_source_stride <= waits ? read_word[198:167] : enqueue_data_source_stride;  // Queue.java:118
      oldest_source_sizeLog2 <= waits ? read_word[166:164] : enqueue_data_source_sizeLog2;  // Queue.java:118
      oldest_source_bytes <= waits ? read_word[163:148] : enqueue_data_source_bytes;  // Queue.java:118
      oldest_destination_pattern <= waits ? read_word[147:146] : enqueue_data_destination_pattern;  // Queue.java:118
      oldest_destination_base <= waits ? read_word[145:116] : enqueue_data_destination_base;  // Queue.java:118
      oldest_destination_stride <= waits ? read_word[115:84] : enqueue_data_destination_stride;  // Queue.java:118
      oldest_destination_sizeLog2 <= waits ? read_word[83:81] : enqueue_data_destination_sizeLog2;  // Queue.java:118
      oldest_destination_bytes <= waits ? read_word[80:65] : enqueue_data_destination_bytes;  // Queue.java:118
      oldest_bytes <= waits ? read_word[64:49] : enqueue_data_bytes;  // Queue.java:118
      oldest_node <= waits ? read_word[48:33] : enqueue_data_node;  // Queue.java:118
      oldest_tag <= waits ? read_word[32:17] : enqueue_data_tag;  // Queue.java:118
      oldest_wantsReceiveStatus <= waits ? read_word[16] : enqueue_data_wantsReceiveStatus;  // Queue.java:118
      oldest_entry <= waits ? read_word[15:8] : enqueue_data_entry;  // Queue.java:118
      oldest_ticket <= waits ? read_word[7:0] : enqueue_data_ticket;  // Queue.java:118
    end
    if (reset) begin
      used <= 3'd0;  // Queue.java:66
      head <= 2'd0;  // Queue.java:104
      tail <= 2'd0;  // Queue.java:105
    end
  end
endmodule
`default_nettype wire
