`default_nettype none
// payload=ResolvingRun97, depth=1, output=REGISTER
module Queue_ResolvingRun97_1_REGISTER (  // Queue.java:55
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
  output wire count  // Queue.java:64
);
  reg  used;  // Queue.java:66
  reg  [2:0] word_unit;  // Queue.java:84
  reg  word_isAllowed;  // Queue.java:84
  reg  word_waits;  // Queue.java:84
  reg  [11:0] word_offset;  // Queue.java:84
  reg  [12:0] word_bytes;  // Queue.java:84
  reg  word_last;  // Queue.java:84
  reg  word_isList;  // Queue.java:84
  reg  [64:0] word_place;  // Queue.java:84
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  assign enqueue_ready = used != 1'b1;  // Queue.java:67
  assign dequeue_data_unit = word_unit;  // Queue.java:85
  assign dequeue_data_isAllowed = word_isAllowed;  // Queue.java:85
  assign dequeue_data_waits = word_waits;  // Queue.java:85
  assign dequeue_data_offset = word_offset;  // Queue.java:85
  assign dequeue_data_bytes = word_bytes;  // Queue.java:85
  assign dequeue_data_last = word_last;  // Queue.java:85
  assign dequeue_data_isList = word_isList;  // Queue.java:85
  assign dequeue_data_place = word_place;  // Queue.java:85
  assign dequeue_valid = used != 1'b0;  // Queue.java:68
  assign count = used;  // Queue.java:69
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:73
      used <= used + 1'b1;  // Queue.java:73
    end else if (pops && !pushes) begin  // Queue.java:73
      used <= used - 1'b1;  // Queue.java:73
    end
    if (pushes) begin  // Queue.java:86
      word_unit <= enqueue_data_unit;  // Queue.java:86
      word_isAllowed <= enqueue_data_isAllowed;  // Queue.java:86
      word_waits <= enqueue_data_waits;  // Queue.java:86
      word_offset <= enqueue_data_offset;  // Queue.java:86
      word_bytes <= enqueue_data_bytes;  // Queue.java:86
      word_last <= enqueue_data_last;  // Queue.java:86
      word_isList <= enqueue_data_isList;  // Queue.java:86
      word_place <= enqueue_data_place;  // Queue.java:86
    end
    if (reset) begin
      used <= 1'b0;  // Queue.java:66
    end
  end
endmodule
`default_nettype wire
