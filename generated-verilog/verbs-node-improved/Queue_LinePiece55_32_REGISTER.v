`default_nettype none
// payload=LinePiece55, depth=32, output=REGISTER
module Queue_LinePiece55_32_REGISTER (  // Queue.java:55
  input  wire clock,  // Queue.java:55
  input  wire reset,  // Queue.java:55
  input  wire [42:0] enqueue_data_line,  // Queue.java:62
  input  wire [4:0] enqueue_data_firstLane,  // Queue.java:62
  input  wire [4:0] enqueue_data_lastLane,  // Queue.java:62
  input  wire enqueue_data_startsSegment,  // Queue.java:62
  input  wire enqueue_data_last,  // Queue.java:62
  input  wire enqueue_valid,  // Queue.java:62
  output wire enqueue_ready,  // Queue.java:62
  output wire [42:0] dequeue_data_line,  // Queue.java:63
  output wire [4:0] dequeue_data_firstLane,  // Queue.java:63
  output wire [4:0] dequeue_data_lastLane,  // Queue.java:63
  output wire dequeue_data_startsSegment,  // Queue.java:63
  output wire dequeue_data_last,  // Queue.java:63
  output wire dequeue_valid,  // Queue.java:63
  input  wire dequeue_ready,  // Queue.java:63
  output wire [5:0] count  // Queue.java:64
);
  reg  [5:0] used;  // Queue.java:66
  reg  [4:0] head;  // Queue.java:104
  reg  [4:0] tail;  // Queue.java:105
  reg  [42:0] oldest_line;  // Queue.java:106
  reg  [4:0] oldest_firstLane;  // Queue.java:106
  reg  [4:0] oldest_lastLane;  // Queue.java:106
  reg  oldest_startsSegment;  // Queue.java:106
  reg  oldest_last;  // Queue.java:106
  reg  [54:0] words [0:31];  // Queue.java:103
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:71
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:72
  wire waits = count > 6'd1;  // Queue.java:108
  wire takes = pops || !dequeue_valid;  // Queue.java:109
  wire [54:0] read_word = words[head];  // Queue.java:118
  assign enqueue_ready = used != 6'd32;  // Queue.java:67
  assign dequeue_data_line = oldest_line;  // Queue.java:107
  assign dequeue_data_firstLane = oldest_firstLane;  // Queue.java:107
  assign dequeue_data_lastLane = oldest_lastLane;  // Queue.java:107
  assign dequeue_data_startsSegment = oldest_startsSegment;  // Queue.java:107
  assign dequeue_data_last = oldest_last;  // Queue.java:107
  assign dequeue_valid = used != 6'd0;  // Queue.java:68
  assign count = used;  // Queue.java:69
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:73
      used <= used + 6'd1;  // Queue.java:73
    end else if (pops && !pushes) begin  // Queue.java:73
      used <= used - 6'd1;  // Queue.java:73
    end
    if (pushes) begin  // Queue.java:112
      words[tail] <= {enqueue_data_line, enqueue_data_firstLane, enqueue_data_lastLane,
          enqueue_data_startsSegment, enqueue_data_last};  // Queue.java:113
      tail <= tail + 5'd1;  // Queue.java:124
    end
    if (takes) begin  // Queue.java:116
      if (waits || pushes) begin  // Queue.java:117
        head <= head + 5'd1;  // Queue.java:124
      end
      oldest_line <= waits ? read_word[54:12] : enqueue_data_line;  // Queue.java:118
      oldest_firstLane <= waits ? read_word[11:7] : enqueue_data_firstLane;  // Queue.java:118
      oldest_lastLane <= waits ? read_word[6:2] : enqueue_data_lastLane;  // Queue.java:118
      oldest_startsSegment <= waits ? read_word[1] : enqueue_data_startsSegment;  // Queue.java:118
      oldest_last <= waits ? read_word[0] : enqueue_data_last;  // Queue.java:118
    end
    if (reset) begin
      used <= 6'd0;  // Queue.java:66
      head <= 5'd0;  // Queue.java:104
      tail <= 5'd0;  // Queue.java:105
    end
  end
endmodule
`default_nettype wire
