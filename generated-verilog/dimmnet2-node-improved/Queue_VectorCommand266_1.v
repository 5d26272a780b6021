`default_nettype none
// payload=VectorCommand266, depth=1
module Queue_VectorCommand266_1 (  // Queue.java:55
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
  output wire count  // Queue.java:64
);
  reg  used;  // Queue.java:66
  reg  [7:0] word_operation;  // Queue.java:84
  reg  word_process;  // Queue.java:84
  reg  [7:0] word_otherProcess;  // Queue.java:84
  reg  [31:0] word_source_base;  // Queue.java:84
  reg  [31:0] word_source_stride;  // Queue.java:84
  reg  [15:0] word_source_elementBytes;  // Queue.java:84
  reg  [15:0] word_source_count;  // Queue.java:84
  reg  [7:0] word_source_pattern;  // Queue.java:84
  reg  [31:0] word_destination_base;  // Queue.java:84
  reg  [31:0] word_destination_stride;  // Queue.java:84
  reg  [15:0] word_destination_elementBytes;  // Queue.java:84
  reg  [15:0] word_destination_count;  // Queue.java:84
  reg  [7:0] word_destination_pattern;  // Queue.java:84
  reg  [15:0] word_node;  // Queue.java:84
  reg  [15:0] word_tag;  // Queue.java:84
  reg  word_wantsReceiveStatus;  // Queue.java:84
  reg  [7:0] word_ticket;  // Queue.java:84
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  assign enqueue_ready = used != 1'b1;  // Queue.java:67
  assign dequeue_data_operation = word_operation;  // Queue.java:85
  assign dequeue_data_process = word_process;  // Queue.java:85
  assign dequeue_data_otherProcess = word_otherProcess;  // Queue.java:85
  assign dequeue_data_source_base = word_source_base;  // Queue.java:85
  assign dequeue_data_source_stride = word_source_stride;  // Queue.java:85
  assign dequeue_data_source_elementBytes = word_source_elementBytes;  // Queue.java:85
  assign dequeue_data_source_count = word_source_count;  // Queue.java:85
  assign dequeue_data_source_pattern = word_source_pattern;  // Queue.java:85
  assign dequeue_data_destination_base = word_destination_base;  // Queue.java:85
  assign dequeue_data_destination_stride = word_destination_stride;  // Queue.java:85
  assign dequeue_data_destination_elementBytes = word_destination_elementBytes;  // Queue.java:85
  assign dequeue_data_destination_count = word_destination_count;  // Queue.java:85
  assign dequeue_data_destination_pattern = word_destination_pattern;  // Queue.java:85
  assign dequeue_data_node = word_node;  // Queue.java:85
  assign dequeue_data_tag = word_tag;  // Queue.java:85
  assign dequeue_data_wantsReceiveStatus = word_wantsReceiveStatus;  // Queue.java:85
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
      word_operation <= enqueue_data_operation;  // Queue.java:86
      word_process <= enqueue_data_process;  // Queue.java:86
      word_otherProcess <= enqueue_data_otherProcess;  // Queue.java:86
      word_source_base <= enqueue_data_source_base;  // Queue.java:86
      word_source_stride <= enqueue_data_source_stride;  // Queue.java:86
      word_source_elementBytes <= enqueue_data_source_elementBytes;  // Queue.java:86
      word_source_count <= enqueue_data_source_count;  // Queue.java:86
      word_source_pattern <= enqueue_data_source_pattern;  // Queue.java:86
      word_destination_base <= enqueue_data_destination_base;  // Queue.java:86
      word_destination_stride <= enqueue_data_destination_stride;  // Queue.java:86
      word_destination_elementBytes <= enqueue_data_destination_elementBytes;  // Queue.java:86
      word_destination_count <= enqueue_data_destination_count;  // Queue.java:86
      word_destination_pattern <= enqueue_data_destination_pattern;  // Queue.java:86
      word_node <= enqueue_data_node;  // Queue.java:86
      word_tag <= enqueue_data_tag;  // Queue.java:86
      word_wantsReceiveStatus <= enqueue_data_wantsReceiveStatus;  // Queue.java:86
      word_ticket <= enqueue_data_ticket;  // Queue.java:86
    end
    if (reset) begin
      used <= 1'b0;  // Queue.java:66
    end
  end
endmodule
`default_nettype wire
