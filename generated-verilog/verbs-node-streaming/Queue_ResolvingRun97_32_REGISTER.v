`default_nettype none
// payload=ResolvingRun97, depth=32, output=REGISTER
module Queue_ResolvingRun97_32_REGISTER (  // Queue.java:55
  input  wire clock,  // Queue.java:55
  input  wire reset,  // Queue.java:55
  input  wire [2:0] enqueue_data_unit,  // Queue.java:62
  input  wire enqueue_data_isAllowed,  // Queue.java:62
  input  wire enqueue_data_waits,  // Queue.java:62
  input  wire [11:0] enqueue_data_offset,  // Queue.java:62
  input  wire [12:0] enqueue_data_bytes,  // Queue.java:62
  input  wire enqueue_data_last,  // Queue.java:62
  input  wire enqueue_data_isList,  // Queue.java:62
  input  wire [64:0] enqueue_data_place,  // Queue.java:62
  input  wire enqueue_valid,  // Queue.java:62
  output wire enqueue_ready,  // Queue.java:62
  output wire [2:0] dequeue_data_unit,  // Queue.java:63
  output wire dequeue_data_isAllowed,  // Queue.java:63
  output wire dequeue_data_waits,  // Queue.java:63
  output wire [11:0] dequeue_data_offset,  // Queue.java:63
  output wire [12:0] dequeue_data_bytes,  // Queue.java:63
  output wire dequeue_data_last,  // Queue.java:63
  output wire dequeue_data_isList,  // Queue.java:63
  output wire [64:0] dequeue_data_place,  // Queue.java:63
  output wire dequeue_valid,  // Queue.java:63
  input  wire dequeue_ready,  // Queue.java:63
  output wire [5:0] count  // Queue.java:64
);
  reg  [5:0] used;  // Queue.java:66
  reg  [4:0] head;  // Queue.java:104
  reg  [4:0] tail;  // Queue.java:105
  reg  [2:0] oldest_unit;  // Queue.java:106
  reg  oldest_isAllowed;  // Queue.java:106
  reg  oldest_waits;  // Queue.java:106
  reg  [11:0] oldest_offset;  // Queue.java:106
  reg  [12:0] oldest_bytes;  // Queue.java:106
  reg  oldest_last;  // Queue.java:106
  reg  oldest_isList;  // Queue.java:106
  reg  [64:0] oldest_place;  // Queue.java:106
  reg  [96:0] words [0:31];  // Queue.java:103
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  wire waits = count > 6'd1;  // Queue.java:108
  wire takes = pops || !dequeue_valid;  // Queue.java:109
  wire [96:0] read_word = words[head];  // Queue.java:118
  assign enqueue_ready = used != 6'd32;  // Queue.java:67
  assign dequeue_data_unit = oldest_unit;  // Queue.java:107
  assign dequeue_data_isAllowed = oldest_isAllowed;  // Queue.java:107
  assign dequeue_data_waits = oldest_waits;  // Queue.java:107
  assign dequeue_data_offset = oldest_offset;  // Queue.java:107
  assign dequeue_data_bytes = oldest_bytes;  // Queue.java:107
  assign dequeue_data_last = oldest_last;  // Queue.java:107
  assign dequeue_data_isList = oldest_isList;  // Queue.java:107
  assign dequeue_data_place = oldest_place;  // Queue.java:107
  assign dequeue_valid = used != 6'd0;  // Queue.java:68
  assign count = used;  // Queue.java:69
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:73
      used <= used + 6'd1;  // Queue.java:73
    end else if (pops && !pushes) begin  // Queue.java:73
      used <= used - 6'd1;  // Queue.java:73
    end
    if (pushes) begin  // Queue.java:112
      words[tail] <= {enqueue_data_unit, enqueue_data_isAllowed, enqueue_data_waits, enqueue_data_offset,
          enqueue_data_bytes, enqueue_data_last, enqueue_data_isList, enqueue_data_place};  // Queue.java:113
      tail <= tail + 5'd1;  // Queue.java:124
    end
    if (takes) begin  // Queue.java:116
      if (waits || pushes) begin  // Queue.java:117
        head <= head + 5'd1;  // Queue.java:124
      end
      oldest_unit <= waits ? read_word[96:94] : enqueue_data_unit;  // Queue.java:118
      oldest_isAllowed <= waits ? read_word[93] : enqueue_data_isAllowed;  // Queue.java:118
      oldest_waits <= waits ? read_word[92] : enqueue_data_waits;  // Queue.java:118
      oldest_offset <= waits ? read_word[91:80] : enqueue_data_offset;  // Queue.java:118
      oldest_bytes <= waits ? read_word[79:67] : enqueue_data_bytes;  // Queue.java:118
      oldest_last <= waits ? read_word[66] : enqueue_data_last;  // Queue.java:118
      oldest_isList <= waits ? read_word[65] : enqueue_data_isList;  // Queue.java:118
      oldest_place <= waits ? read_word[64:0] : enqueue_data_place;  // Queue.java:118
    end
    if (reset) begin
      used <= 6'd0;  // Queue.java:66
      head <= 5'd0;  // Queue.java:104
      tail <= 5'd0;  // Queue.java:105
    end
  end
endmodule
`default_nettype wire
