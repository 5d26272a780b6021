`default_nettype none
// payload=RunRequest317, depth=16, output=REGISTER
module Queue_RunRequest317_16_REGISTER (  // Queue.java:55
  input  wire clock,  // Queue.java:55
  input  wire reset,  // Queue.java:55
  input  wire enqueue_data_request_write,  // Queue.java:62
  input  wire [3:0] enqueue_data_request_tag,  // Queue.java:62
  input  wire [22:0] enqueue_data_request_address,  // Queue.java:62
  input  wire [255:0] enqueue_data_request_data,  // Queue.java:62
  input  wire [31:0] enqueue_data_request_mask,  // Queue.java:62
  input  wire enqueue_data_follows,  // Queue.java:62
  input  wire enqueue_valid,  // Queue.java:62
  output wire enqueue_ready,  // Queue.java:62
  output wire dequeue_data_request_write,  // Queue.java:63
  output wire [3:0] dequeue_data_request_tag,  // Queue.java:63
  output wire [22:0] dequeue_data_request_address,  // Queue.java:63
  output wire [255:0] dequeue_data_request_data,  // Queue.java:63
  output wire [31:0] dequeue_data_request_mask,  // Queue.java:63
  output wire dequeue_data_follows,  // Queue.java:63
  output wire dequeue_valid,  // Queue.java:63
  input  wire dequeue_ready,  // Queue.java:63
  output wire [4:0] count  // Queue.java:64
);
  reg  [4:0] used;  // Queue.java:66
  reg  [3:0] head;  // Queue.java:104
  reg  [3:0] tail;  // Queue.java:105
  reg  oldest_request_write;  // Queue.java:106
  reg  [3:0] oldest_request_tag;  // Queue.java:106
  reg  [22:0] oldest_request_address;  // Queue.java:106
  reg  [255:0] oldest_request_data;  // Queue.java:106
  reg  [31:0] oldest_request_mask;  // Queue.java:106
  reg  oldest_follows;  // Queue.java:106
  reg  [316:0] words [0:15];  // Queue.java:103
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  wire waits = count > 5'd1;  // Queue.java:108
  wire takes = pops || !dequeue_valid;  // Queue.java:109
  wire [316:0] read_word = words[head];  // Queue.java:118
  assign enqueue_ready = used != 5'd16;  // Queue.java:67
  assign dequeue_data_request_write = oldest_request_write;  // Queue.java:107
  assign dequeue_data_request_tag = oldest_request_tag;  // Queue.java:107
  assign dequeue_data_request_address = oldest_request_address;  // Queue.java:107
  assign dequeue_data_request_data = oldest_request_data;  // Queue.java:107
  assign dequeue_data_request_mask = oldest_request_mask;  // Queue.java:107
  assign dequeue_data_follows = oldest_follows;  // Queue.java:107
  assign dequeue_valid = used != 5'd0;  // Queue.java:68
  assign count = used;  // Queue.java:69
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:73
      used <= used + 5'd1;  // Queue.java:73
    end else if (pops && !pushes) begin  // Queue.java:73
      used <= used - 5'd1;  // Queue.java:73
    end
    if (pushes) begin  // Queue.java:112
      words[tail] <= {enqueue_data_request_write, enqueue_data_request_tag, enqueue_data_request_address,
          enqueue_data_request_data, enqueue_data_request_mask, enqueue_data_follows};  // Queue.java:113
      tail <= tail + 4'd1;  // Queue.java:124
    end
    if (takes) begin  // Queue.java:116
      if (waits || pushes) begin  // Queue.java:117
        head <= head + 4'd1;  // Queue.java:124
      end
      oldest_request_write <= waits ? read_word[316] : enqueue_data_request_write;  // Queue.java:118
      oldest_request_tag <= waits ? read_word[315:312] : enqueue_data_request_tag;  // Queue.java:118
      oldest_request_address <= waits ? read_word[311:289] : enqueue_data_request_address;  // Queue.java:118
      oldest_request_data <= waits ? read_word[288:33] : enqueue_data_request_data;  // Queue.java:118
      oldest_request_mask <= waits ? read_word[32:1] : enqueue_data_request_mask;  // Queue.java:118
      oldest_follows <= waits ? read_word[0] : enqueue_data_follows;  // Queue.java:118
    end
    if (reset) begin
      used <= 5'd0;  // Queue.java:66
      head <= 4'd0;  // Queue.java:104
      tail <= 4'd0;  // Queue.java:105
    end
  end
endmodule
`default_nettype wire
