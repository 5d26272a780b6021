`default_nettype none
// payload=CheckedTransfer241, depth=1
module Queue_CheckedTransfer241_1 (  // Queue.java:55
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
  output wire count  // Queue.java:64
);
  reg  used;  // Queue.java:66
  reg  [4:0] word_status;  // Queue.java:84
  reg  [2:0] word_operation;  // Queue.java:84
  reg  word_process;  // Queue.java:84
  reg  word_otherProcess;  // Queue.java:84
  reg  [1:0] word_source_pattern;  // Queue.java:84
  reg  [29:0] word_source_base;  // Queue.java:84
  reg  [31:0] word_source_stride;  // Queue.java:84
  reg  [2:0] word_source_sizeLog2;  // Queue.java:84
  reg  [15:0] word_source_bytes;  // Queue.java:84
  reg  [1:0] word_destination_pattern;  // Queue.java:84
  reg  [29:0] word_destination_base;  // Queue.java:84
  reg  [31:0] word_destination_stride;  // Queue.java:84
  reg  [2:0] word_destination_sizeLog2;  // Queue.java:84
  reg  [15:0] word_destination_bytes;  // Queue.java:84
  reg  [15:0] word_bytes;  // Queue.java:84
  reg  [15:0] word_node;  // Queue.java:84
  reg  [15:0] word_tag;  // Queue.java:84
  reg  word_wantsReceiveStatus;  // Queue.java:84
  reg  [7:0] word_entry;  // Queue.java:84
  reg  [7:0] word_ticket;  // Queue.java:84
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  assign enqueue_ready = used != 1'b1;  // Queue.java:67
  assign dequeue_data_status = word_status;  // Queue.java:85
  assign dequeue_data_operation = word_operation;  // Queue.java:85
  assign dequeue_data_process = word_process;  // Queue.java:85
  assign dequeue_data_otherProcess = word_otherProcess;  // Queue.java:85
  assign dequeue_data_source_pattern = word_source_pattern;  // Queue.java:85
  assign dequeue_data_source_base = word_source_base;  // Queue.java:85
  assign dequeue_data_source_stride = word_source_stride;  // Queue.java:85
  assign dequeue_data_source_sizeLog2 = word_source_sizeLog2;  // Queue.java:85
  assign dequeue_data_source_bytes = word_source_bytes;  // Queue.java:85
  assign dequeue_data_destination_pattern = word_destination_pattern;  // Queue.java:85
  assign dequeue_data_destination_base = word_destination_base;  // Queue.java:85
  assign dequeue_data_destination_stride = word_destination_stride;  // Queue.java:85
  assign dequeue_data_destination_sizeLog2 = word_destination_sizeLog2;  // Queue.java:85
  assign dequeue_data_destination_bytes = word_destination_bytes;  // Queue.java:85
  assign dequeue_data_bytes = word_bytes;  // Queue.java:85
  assign dequeue_data_node = word_node;  // Queue.java:85
  assign dequeue_data_tag = word_tag;  // Queue.java:85
  assign dequeue_data_wantsReceiveStatus = word_wantsReceiveStatus;  // Queue.java:85
  assign dequeue_data_entry = word_entry;  // Queue.java:85
  assign dequeue_data_ticket = word_ticket;  // Queue.java:85
  assign dequeue_valid = used != 1'b0;  // Queue.java:68
  assign count = used;  // Queue.java:69
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:73
      used <= used + 1'b1;  // Queue.java:73
    end else if (pops && !pushes) begin  // Queue.java:73
      used <= used - 1'b1;  // Queue.java:73
    end
    if (pushes) begin  // Queue.java:86
      word_status <= enqueue_data_status;  // Queue.java:86
      word_operation <= enqueue_data_operation;  // Queue.java:86
      word_process <= enqueue_data_process;  // Queue.java:86
      word_otherProcess <= enqueue_data_otherProcess;  // Queue.java:86
      word_source_pattern <= enqueue_data_source_pattern;  // Queue.java:86
      word_source_base <= enqueue_data_source_base;  // Queue.java:86
      word_source_stride <= enqueue_data_source_stride;  // Queue.java:86
      word_source_sizeLog2 <= enqueue_data_source_sizeLog2;  // Queue.java:86
      word_source_bytes <= enqueue_data_source_bytes;  // Queue.java:86
      word_destination_pattern <= enqueue_data_destination_pattern;  // Queue.java:86
      word_destination_base <= enqueue_data_destination_base;  // Queue.java:86
      word_destination_stride <= enqueue_data_destination_stride;  // Queue.java:86
      word_destination_sizeLog2 <= enqueue_data_destination_sizeLog2;  // Queue.java:86
      word_destination_bytes <= enqueue_data_destination_bytes;  // Queue.java:86
      word_bytes <= enqueue_data_bytes;  // Queue.java:86
      word_node <= enqueue_data_node;  // Queue.java:86
      word_tag <= enqueue_data_tag;  // Queue.java:86
      word_wantsReceiveStatus <= enqueue_data_wantsReceiveStatus;  // Queue.java:86
      word_entry <= enqueue_data_entry;  // Queue.java:86
      word_ticket <= enqueue_data_ticket;  // Queue.java:86
    end
    if (reset) begin
      used <= 1'b0;  // Queue.java:66
    end
  end
endmodule
`default_nettype wire
