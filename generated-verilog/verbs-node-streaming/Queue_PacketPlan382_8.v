`default_nettype none
// payload=PacketPlan382, depth=8
module Queue_PacketPlan382_8 (  // Queue.java:55
  input  wire clock,  // Queue.java:55
  input  wire reset,  // Queue.java:55
  input  wire [15:0] enqueue_data_to,  // Queue.java:62
  input  wire [13:0] enqueue_data_payload,  // Queue.java:62
  input  wire [191:0] enqueue_data_header,  // Queue.java:62
  input  wire [127:0] enqueue_data_extension,  // Queue.java:62
  input  wire enqueue_data_hasExtension,  // Queue.java:62
  input  wire enqueue_data_hasData,  // Queue.java:62
  input  wire [29:0] enqueue_data_owner,  // Queue.java:62
  input  wire enqueue_valid,  // Queue.java:62
  output wire enqueue_ready,  // Queue.java:62
  output wire [15:0] dequeue_data_to,  // Queue.java:63
  output wire [13:0] dequeue_data_payload,  // Queue.java:63
  output wire [191:0] dequeue_data_header,  // Queue.java:63
  output wire [127:0] dequeue_data_extension,  // Queue.java:63
  output wire dequeue_data_hasExtension,  // Queue.java:63
  output wire dequeue_data_hasData,  // Queue.java:63
  output wire [29:0] dequeue_data_owner,  // Queue.java:63
  output wire dequeue_valid,  // Queue.java:63
  input  wire dequeue_ready,  // Queue.java:63
  output wire [3:0] count  // Queue.java:64
);
  reg  [3:0] used;  // Queue.java:66
  reg  [2:0] head;  // Queue.java:91
  reg  [2:0] tail;  // Queue.java:92
  reg  [381:0] words [0:7];  // Queue.java:90
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  wire [381:0] read_word = words[head];  // Queue.java:93
  assign enqueue_ready = used != 4'd8;  // Queue.java:67
  assign dequeue_data_to = read_word[381:366];  // Queue.java:93
  assign dequeue_data_payload = read_word[365:352];  // Queue.java:93
  assign dequeue_data_header = read_word[351:160];  // Queue.java:93
  assign dequeue_data_extension = read_word[159:32];  // Queue.java:93
  assign dequeue_data_hasExtension = read_word[31];  // Queue.java:93
  assign dequeue_data_hasData = read_word[30];  // Queue.java:93
  assign dequeue_data_owner = read_word[29:0];  // Queue.java:93
  assign dequeue_valid = used != 4'd0;  // Queue.java:68
  assign count = used;  // Queue.java:69
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:73
      used <= used + 4'd1;  // Queue.java:73
    end else if (pops && !pushes) begin  // Queue.java:73
      used <= used - 4'd1;  // Queue.java:73
    end
    if (pushes) begin  // Queue.java:94
      words[tail] <= {enqueue_data_to, enqueue_data_payload, enqueue_data_header, enqueue_data_extension,
          enqueue_data_hasExtension, enqueue_data_hasData, enqueue_data_owner};  // Queue.java:95
      tail <= tail + 3'd1;  // Queue.java:124
    end
    if (pops) begin  // Queue.java:98
      head <= head + 3'd1;  // Queue.java:124
    end
    if (reset) begin
      used <= 4'd0;  // Queue.java:66
      head <= 3'd0;  // Queue.java:91
      tail <= 3'd0;  // Queue.java:92
    end
  end
endmodule
`default_nettype wire
