`default_nettype none
// payload=FoldJob24, depth=16, output=REGISTER
module Queue_FoldJob24_16_REGISTER (  // Queue.java:55
  input  wire clock,  // Queue.java:55
  input  wire reset,  // Queue.java:55
  input  wire [3:0] enqueue_data_slot,  // Queue.java:62
  input  wire [4:0] enqueue_data_number,  // Queue.java:62
  input  wire enqueue_data_isOwn,  // Queue.java:62
  input  wire enqueue_data_isSkip,  // Queue.java:62
  input  wire enqueue_data_isFirst,  // Queue.java:62
  input  wire enqueue_data_isBinned,  // Queue.java:62
  input  wire [2:0] enqueue_data_words,  // Queue.java:62
  input  wire [3:0] enqueue_data_operation,  // Queue.java:62
  input  wire [3:0] enqueue_data_type,  // Queue.java:62
  input  wire enqueue_valid,  // Queue.java:62
  output wire enqueue_ready,  // Queue.java:62
  output wire [3:0] dequeue_data_slot,  // Queue.java:63
  output wire [4:0] dequeue_data_number,  // Queue.java:63
  output wire dequeue_data_isOwn,  // Queue.java:63
  output wire dequeue_data_isSkip,  // Queue.java:63
  output wire dequeue_data_isFirst,  // Queue.java:63
  output wire dequeue_data_isBinned,  // Queue.java:63
  output wire [2:0] dequeue_data_words,  // Queue.java:63
  output wire [3:0] dequeue_data_operation,  // Queue.java:63
  output wire [3:0] dequeue_data_type,  // Queue.java:63
  output wire dequeue_valid,  // Queue.java:63
  input  wire dequeue_ready,  // Queue.java:63
  output wire [4:0] count  // Queue.java:64
);
  reg  [4:0] used;  // Queue.java:66
  reg  [3:0] head;  // Queue.java:104
  reg  [3:0] tail;  // Queue.java:105
  reg  [3:0] oldest_slot;  // Queue.java:106
  reg  [4:0] oldest_number;  // Queue.java:106
  reg  oldest_isOwn;  // Queue.java:106
  reg  oldest_isSkip;  // Queue.java:106
  reg  oldest_isFirst;  // Queue.java:106
  reg  oldest_isBinned;  // Queue.java:106
  reg  [2:0] oldest_words;  // Queue.java:106
  reg  [3:0] oldest_operation;  // Queue.java:106
  reg  [3:0] oldest_type;  // Queue.java:106
  reg  [23:0] words [0:15];  // Queue.java:103
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  wire waits = count > 5'd1;  // Queue.java:108
  wire takes = pops || !dequeue_valid;  // Queue.java:109
  wire [23:0] read_word = words[head];  // Queue.java:118
  assign enqueue_ready = used != 5'd16;  // Queue.java:67
  assign dequeue_data_slot = oldest_slot;  // Queue.java:107
  assign dequeue_data_number = oldest_number;  // Queue.java:107
  assign dequeue_data_isOwn = oldest_isOwn;  // Queue.java:107
  assign dequeue_data_isSkip = oldest_isSkip;  // Queue.java:107
  assign dequeue_data_isFirst = oldest_isFirst;  // Queue.java:107
  assign dequeue_data_isBinned = oldest_isBinned;  // Queue.java:107
  assign dequeue_data_words = oldest_words;  // Queue.java:107
  assign dequeue_data_operation = oldest_operation;  // Queue.java:107
  assign dequeue_data_type = oldest_type;  // Queue.java:107
  assign dequeue_valid = used != 5'd0;  // Queue.java:68
  assign count = used;  // Queue.java:69
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:73
      used <= used + 5'd1;  // Queue.java:73
    end else if (pops && !pushes) begin  // Queue.java:73
      used <= used - 5'd1;  // Queue.java:73
    end
    if (pushes) begin  // Queue.java:112
      words[tail] <= {enqueue_data_slot, enqueue_data_number, enqueue_data_isOwn, enqueue_data_isSkip,
          enqueue_data_isFirst, enqueue_data_isBinned, enqueue_data_words, enqueue_data_operation,
          enqueue_data_type};  // Queue.java:113
      tail <= tail + 4'd1;  // Queue.java:124
    end
    if (takes) begin  // Queue.java:116
      if (waits || pushes) begin  // Queue.java:117
        head <= head + 4'd1;  // Queue.java:124
      end
      oldest_slot <= waits ? read_word[23:20] : enqueue_data_slot;  // Queue.java:118
      oldest_number <= waits ? read_word[19:15] : enqueue_data_number;  // Queue.java:118
      oldest_isOwn <= waits ? read_word[14] : enqueue_data_isOwn;  // Queue.java:118
      oldest_isSkip <= waits ? read_word[13] : enqueue_data_isSkip;  // Queue.java:118
      oldest_isFirst <= waits ? read_word[12] : enqueue_data_isFirst;  // Queue.java:118
      oldest_isBinned <= waits ? read_word[11] : enqueue_data_isBinned;  // Queue.java:118
      oldest_words <= waits ? read_word[10:8] : enqueue_data_words;  // Queue.java:118
      oldest_operation <= waits ? read_word[7:4] : enqueue_data_operation;  // Queue.java:118
      oldest_type <= waits ? read_word[3:0] : enqueue_data_type;  // Queue.java:118
    end
    if (reset) begin
      used <= 5'd0;  // Queue.java:66
      head <= 4'd0;  // Queue.java:104
      tail <= 4'd0;  // Queue.java:105
    end
  end
endmodule
`default_nettype wire
