`default_nettype none
// payload=Report96, depth=4
module Queue_Report96_4 (  // Queue.java:55
  input  wire clock,  // Queue.java:55
  input  wire reset,  // Queue.java:55
  input  wire [4:0] enqueue_data_entry_status,  // Queue.java:62
  input  wire [15:0] enqueue_data_entry_node,  // Queue.java:62
  input  wire [15:0] enqueue_data_entry_tag,  // Queue.java:62
  input  wire [15:0] enqueue_data_entry_bytes,  // Queue.java:62
  input  wire [29:0] enqueue_data_entry_base,  // Queue.java:62
  input  wire [7:0] enqueue_data_entry_entry,  // Queue.java:62
  input  wire enqueue_data_entry_process,  // Queue.java:62
  input  wire enqueue_data_entry_otherProcess,  // Queue.java:62
  input  wire enqueue_data_isWanted,  // Queue.java:62
  input  wire enqueue_data_needsWrite,  // Queue.java:62
  input  wire enqueue_data_ofFence,  // Queue.java:62
  input  wire enqueue_valid,  // Queue.java:62
  output wire enqueue_ready,  // Queue.java:62
  output wire [4:0] dequeue_data_entry_status,  // Queue.java:63
  output wire [15:0] dequeue_data_entry_node,  // Queue.java:63
  output wire [15:0] dequeue_data_entry_tag,  // Queue.java:63
  output wire [15:0] dequeue_data_entry_bytes,  // Queue.java:63
  output wire [29:0] dequeue_data_entry_base,  // Queue.java:63
  output wire [7:0] dequeue_data_entry_entry,  // Queue.java:63
  output wire dequeue_data_entry_process,  // Queue.java:63
  output wire dequeue_data_entry_otherProcess,  // Queue.java:63
  output wire dequeue_data_isWanted,  // Queue.java:63
  output wire dequeue_data_needsWrite,  // Queue.java:63
  output wire dequeue_data_ofFence,  // Queue.java:63
  output wire dequeue_valid,  // Queue.java:63
  input  wire dequeue_ready,  // Queue.java:63
  output wire [2:0] count  // Queue.java:64
);
  reg  [2:0] used;  // Queue.java:66
  reg  [1:0] head;  // Queue.java:91
  reg  [1:0] tail;  // Queue.java:92
  reg  [95:0] words [0:3];  // Queue.java:90
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  wire [95:0] read_word = words[head];  // Queue.java:93
  assign enqueue_ready = used != 3'd4;  // Queue.java:67
  assign dequeue_data_entry_status = read_word[95:91];  // Queue.java:93
  assign dequeue_data_entry_node = read_word[90:75];  // Queue.java:93
  assign dequeue_data_entry_tag = read_word[74:59];  // Queue.java:93
  assign dequeue_data_entry_bytes = read_word[58:43];  // Queue.java:93
  assign dequeue_data_entry_base = read_word[42:13];  // Queue.java:93
  assign dequeue_data_entry_entry = read_word[12:5];  // Queue.java:93
  assign dequeue_data_entry_process = read_word[4];  // Queue.java:93
  assign dequeue_data_entry_otherProcess = read_word[3];  // Queue.java:93
  assign dequeue_data_isWanted = read_word[2];  // Queue.java:93
  assign dequeue_data_needsWrite = read_word[1];  // Queue.java:93
  assign dequeue_data_ofFence = read_word[0];  // Queue.java:93
  assign dequeue_valid = used != 3'd0;  // Queue.java:68
  assign count = used;  // Queue.java:69
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:73
      used <= used + 3'd1;  // Queue.java:73
    end else if (pops && !pushes) begin  // Queue.java:73
      used <= used - 3'd1;  // Queue.java:73
    end
    if (pushes) begin  // Queue.java:94
      words[tail] <= {enqueue_data_entry_status, enqueue_data_entry_node, enqueue_data_entry_tag,
          enqueue_data_entry_bytes, enqueue_data_entry_base, enqueue_data_entry_entry,
          enqueue_data_entry_process, enqueue_data_entry_otherProcess, enqueue_data_isWanted,
          enqueue_data_needsWrite, enqueue_data_ofFence};  // Queue.java:95
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
`default_nettype wire
