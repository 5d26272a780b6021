`default_nettype none
// payload=PacketPlan382, depth=8, output=REGISTER
module Queue_PacketPlan382_8_REGISTER (  // Queue.java:55
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
  reg  [2:0] head;  // Queue.java:104
  reg  [2:0] tail;  // Queue.java:105
  reg  [15:0] oldest_to;  // Queue.java:106
  reg  [13:0] oldest_payload;  // Queue.java:106
  reg  [191:0] oldest_header;  // Queue.java:106
  reg  [127:0] oldest_extension;  // Queue.java:106
  reg  oldest_hasExtension;  // Queue.java:106
  reg  oldest_hasData;  // Queue.java:106
  reg  [29:0] oldest_owner;  // Queue.java:106
  reg  [381:0] words [0:7];  // Queue.java:103
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  wire waits = count > 4'd1;  // Queue.java:108
  wire takes = pops || !dequeue_valid;  // Queue.java:109
  wire [381:0] read_word = words[head];  // Queue.java:118
  assign enqueue_ready = used != 4'd8;  // Queue.java:67
  assign dequeue_data_to = oldest_to;  // Queue.java:107
  assign dequeue_data_payload = oldest_payload;  // Queue.java:107
  assign dequeue_data_header = oldest_header;  // Queue.java:107
  assign dequeue_data_extension = oldest_extension;  // Queue.java:107
  assign dequeue_data_hasExtension = oldest_hasExtension;  // Queue.java:107
  assign dequeue_data_hasData = oldest_hasData;  // Queue.java:107
  assign dequeue_data_owner = oldest_owner;  // Queue.java:107
  assign dequeue_valid = used != 4'd0;  // Queue.java:68
  assign count = used;  // Queue.java:69
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:73
      used <= used + 4'd1;  // Queue.java:73
    end else if (pops && !pushes) begin  // Queue.java:73
      used <= used - 4'd1;  // Queue.java:73
    end
    if (pushes) begin  // Queue.java:112
      words[tail] <= {enqueue_data_to, enqueue_data_payload, enqueue_data_header, enqueue_data_extension,
          enqueue_data_hasExtension, enqueue_data_hasData, enqueue_data_owner};  // Queue.java:113
      tail <= tail + 3'd1;  // Queue.java:124
    end
    if (takes) begin  // Queue.java:116
      if (waits || pushes) begin  // Queue.java:117
        head <= head + 3'd1;  // Queue.java:124
      end
      oldest_to <= waits ? read_word[381:366] : enqueue_data_to;  // Queue.java:118
      oldest_payload <= waits ? read_word[365:352] : enqueue_data_payload;  // Queue.java:118
      oldest_header <= waits ? read_word[351:160] : enqueue_data_header;  // Queue.java:118
      oldest_extension <= waits ? read_word[159:32] : enqueue_data_extension;  // Queue.java:118
      oldest_hasExtension <= waits ? read_word[31] : enqueue_data_hasExtension;  // Queue.java:118
      oldest_hasData <= waits ? read_word[30] : enqueue_data_hasData;  // Queue.java:118
      oldest_owner <= waits ? read_word[29:0] : enqueue_data_owner;  // Queue.java:118
    end
    if (reset) begin
      used <= 4'd0;  // Queue.java:66
      head <= 3'd0;  // Queue.java:104
      tail <= 3'd0;  // Queue.java:105
    end
  end
endmodule
`default_nettype wire
