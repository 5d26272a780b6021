// payload=LinePiece33, depth=8
module Queue_LinePiece33_8 (  // Queue.java:35
  input  wire clock,  // Queue.java:35
  input  wire reset,  // Queue.java:35
  input  wire [24:0] enqueue_data_line,  // Queue.java:39
  input  wire [2:0] enqueue_data_firstLane,  // Queue.java:39
  input  wire [2:0] enqueue_data_lastLane,  // Queue.java:39
  input  wire enqueue_data_startsSegment,  // Queue.java:39
  input  wire enqueue_data_last,  // Queue.java:39
  input  wire enqueue_valid,  // Queue.java:39
  output wire enqueue_ready,  // Queue.java:39
  output wire [24:0] dequeue_data_line,  // Queue.java:40
  output wire [2:0] dequeue_data_firstLane,  // Queue.java:40
  output wire [2:0] dequeue_data_lastLane,  // Queue.java:40
  output wire dequeue_data_startsSegment,  // Queue.java:40
  output wire dequeue_data_last,  // Queue.java:40
  output wire dequeue_valid,  // Queue.java:40
  input  wire dequeue_ready,  // Queue.java:40
  output wire [3:0] count  // Queue.java:41
);
  reg  [3:0] used;  // Queue.java:43
  reg  [2:0] head;  // Queue.java:66
  reg  [2:0] tail;  // Queue.java:67
  reg  [32:0] words [0:7];  // Queue.java:65
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:48
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:49
  wire [32:0] read_word = words[head];  // Queue.java:68
  assign enqueue_ready = used != 4'd8;  // Queue.java:44
  assign dequeue_data_line = read_word[32:8];  // Queue.java:68
  assign dequeue_data_firstLane = read_word[7:5];  // Queue.java:68
  assign dequeue_data_lastLane = read_word[4:2];  // Queue.java:68
  assign dequeue_data_startsSegment = read_word[1];  // Queue.java:68
  assign dequeue_data_last = read_word[0];  // Queue.java:68
  assign dequeue_valid = used != 4'd0;  // Queue.java:45
  assign count = used;  // Queue.java:46
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:50
      used <= used + 4'd1;  // Queue.java:50
    end else if (pops && !pushes) begin  // Queue.java:50
      used <= used - 4'd1;  // Queue.java:50
    end
    if (pushes) begin  // Queue.java:69
      words[tail] <= {enqueue_data_line, enqueue_data_firstLane, enqueue_data_lastLane,
          enqueue_data_startsSegment, enqueue_data_last};  // Queue.java:70
      tail <= tail + 3'd1;  // Queue.java:78
    end
    if (pops) begin  // Queue.java:73
      head <= head + 3'd1;  // Queue.java:78
    end
    if (reset) begin
      used <= 4'd0;  // Queue.java:43
      head <= 3'd0;  // Queue.java:66
      tail <= 3'd0;  // Queue.java:67
    end
  end
endmodule
