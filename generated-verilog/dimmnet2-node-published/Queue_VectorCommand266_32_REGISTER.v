`default_nettype none
// payload=VectorCommand266, depth=32, output=REGISTER
module Queue_VectorCommand266_32_REGISTER (  // Queue.java:55
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
  output wire [5:0] count  // Queue.java:64
);
  reg  [5:0] used;  // Queue.java:66
  reg  [4:0] head;  // Queue.java:104
  reg  [4:0] tail;  // Queue.java:105
  reg  [7:0] oldest_operation;  // Queue.java:106
  reg  oldest_process;  // Queue.java:106
  reg  [7:0] oldest_otherProcess;  // Queue.java:106
  reg  [31:0] oldest_source_base;  // Queue.java:106
  reg  [31:0] oldest_source_stride;  // Queue.java:106
  reg  [15:0] oldest_source_elementBytes;  // Queue.java:106
  reg  [15:0] oldest_source_count;  // Queue.java:106
  reg  [7:0] oldest_source_pattern;  // Queue.java:106
  reg  [31:0] oldest_destination_base;  // Queue.java:106
  reg  [31:0] oldest_destination_stride;  // Queue.java:106
  reg  [15:0] oldest_destination_elementBytes;  // Queue.java:106
  reg  [15:0] oldest_destination_count;  // Queue.java:106
  reg  [7:0] oldest_destination_pattern;  // Queue.java:106
  reg  [15:0] oldest_node;  // Queue.java:106
  reg  [15:0] oldest_tag;  // Queue.java:106
  reg  oldest_wantsReceiveStatus;  // Queue.java:106
  reg  [7:0] oldest_ticket;  // Queue.java:106
  reg  [265:0] words [0:31];  // Queue.java:103
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  wire waits = count > 6'd1;  // Queue.java:108
  wire takes = pops || !dequeue_valid;  // Queue.java:109
  wire [265:0] read_word = words[head];  // Queue.java:118
  assign enqueue_ready = used != 6'd32;  // Queue.java:67
  assign dequeue_data_operation = oldest_operation;  // Queue.java:107
  assign dequeue_data_process = oldest_process;  // Queue.java:107
  assign dequeue_data_otherProcess = oldest_otherProcess;  // Queue.java:107
  assign dequeue_data_source_base = oldest_source_base;  // Queue.java:107
  assign dequeue_data_source_stride = oldest_source_stride;  // Queue.java:107
  assign dequeue_data_source_elementBytes = oldest_source_elementBytes;  // Queue.java:107
  assign dequeue_data_source_count = oldest_source_count;  // Queue.java:107
  assign dequeue_data_source_pattern = oldest_source_pattern;  // Queue.java:107
  assign dequeue_data_destination_base = oldest_destination_base;  // Queue.java:107
  assign dequeue_data_destination_stride = oldest_destination_stride;  // Queue.java:107
  assign dequeue_data_destination_elementBytes = oldest_destination_elementBytes;  // Queue.java:107
  assign dequeue_data_destination_count = oldest_destination_count;  // Queue.java:107
  assign dequeue_data_destination_pattern = oldest_destination_pattern;  // Queue.java:107
  assign dequeue_data_node = oldest_node;  // Queue.java:107
  assign dequeue_data_tag = oldest_tag;  // Queue.java:107
  assign dequeue_data_wantsReceiveStatus = oldest_wantsReceiveStatus;  // Queue.java:107
  assign dequeue_data_ticket = oldest_ticket;  // Queue.java:107
  assign dequeue_valid = used != 6'd0;  // Queue.java:68
  assign count = used;  // Queue.java:69
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:73
      used <= used + 6'd1;  // Queue.java:73
    end else if (pops && !pushes) begin  // Queue.java:73
      used <= used - 6'd1;  // Queue.java:73
    end
    if (pushes) begin  // Queue.java:112
      words[tail] <= {enqueue_data_operation, enqueue_data_process, enqueue_data_otherProcess,
          enqueue_data_source_base, enqueue_data_source_stride, enqueue_data_source_elementBytes,
          enqueue_data_source_count, enqueue_data_source_pattern, enqueue_data_destination_base,
          enqueue_data_destination_stride, enqueue_data_destination_elementBytes,
          enqueue_data_destination_count, enqueue_data_destination_pattern, enqueue_data_node, enqueue_data_tag,
          enqueue_data_wantsReceiveStatus, enqueue_data_ticket};  // Queue.java:113
      tail <= tail + 5'd1;  // Queue.java:124
    end
    if (takes) begin  // Queue.java:116
      if (waits || pushes) begin  // Queue.java:117
        head <= head + 5'd1;  // Queue.java:124
      end
      oldest_operation <= waits ? read_word[265:258] : enqueue_data_operation;  // Queue.java:118
      oldest_process <= waits ? read_word[257] : enqueue_data_process;  // Queue.java:118
      oldest_otherProcess <= waits ? read_word[256:249] : enqueue_data_otherProcess;  // Queue.java:118
      oldest_source_base <= waits ? read_word[248:217] : enqueue_data_source_base;  // Queue.java:118
      oldest_source_stride <= waits ? read_word[216:185] : enqueue_data_source_stride;  // Queue.java:118
      oldest_source_elementBytes <= waits ? read_word[184:169] : enqueue_data_source_elementBytes;  // Queue.java:118
      oldest_source_count <= waits ? read_word[168:153] : enqueue_data_source_count;  // Queue.java:118
      oldest_source_pattern <= waits ? read_word[152:145] : enqueue_data_source_pattern;  // Queue.java:118
      oldest_destination_base <= waits ? read_word[144:113] : enqueue_data_destination_base;  // Queue.java:118
      oldest_destination_stride <= waits ? read_word[112:81] : enqueue_data_destination_stride;  // Queue.java:118
      oldest_destination_elementBytes <= waits ? read_word[80:65] : enqueue_data_destination_elementBytes;  // Queue.java:118
      oldest_destination_count <= waits ? read_word[64:49] : enqueue_data_destination_count;  // Queue.java:118
      oldest_destination_pattern <= waits ? read_word[48:41] : enqueue_data_destination_pattern;  // Queue.java:118
      oldest_node <= waits ? read_word[40:25] : enqueue_data_node;  // Queue.java:118
      oldest_tag <= waits ? read_word[24:9] : enqueue_data_tag;  // Queue.java:118
      oldest_wantsReceiveStatus <= waits ? read_word[8] : enqueue_data_wantsReceiveStatus;  // Queue.java:118
      oldest_ticket <= waits ? read_word[7:0] : enqueue_data_ticket;  // Queue.java:118
    end
    if (reset) begin
      used <= 6'd0;  // Queue.java:66
      head <= 5'd0;  // Queue.java:104
      tail <= 5'd0;  // Queue.java:105
    end
  end
endmodule
`default_nettype wire
