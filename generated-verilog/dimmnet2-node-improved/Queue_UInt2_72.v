// payload=UInt2, depth=72
module Queue_UInt2_72 (  // Queue.java:35
  input  wire clock,  // Queue.java:35
  input  wire reset,  // Queue.java:35
  input  wire [1:0] enqueue_data,  // Queue.java:39
  input  wire enqueue_valid,  // Queue.java:39
  output wire enqueue_ready,  // Queue.java:39
  output wire [1:0] dequeue_data,  // Queue.java:40
  output wire dequeue_valid,  // Queue.java:40
  input  wire dequeue_ready,  // Queue.java:40
  output wire [6:0] count  // Queue.java:41
);
  reg  [6:0] used;  // Queue.java:43
  reg  [6:0] head;  // Queue.java:66
  reg  [6:0] tail;  // Queue.java:67
  reg  [1:0] words [0:71];  // Queue.java:65
  wire pushes = enqueue_valid && enqueue_ready;  // Queue.java:48
  wire pops = dequeue_valid && dequeue_ready;  // Queue.java:49
  wire [1:0] dequeue_data_read = words[head];  // Queue.java:68
  assign enqueue_ready = used != 7'd72;  // Queue.java:44
  assign dequeue_data = dequeue_data_read;  // Queue.java:68
  assign dequeue_valid = used != 7'd0;  // Queue.java:45
  assign count = used;  // Queue.java:46
  always @(posedge clock) begin
    if (pushes && !pops) begin  // Queue.java:50
      used <= used + 7'd1;  // Queue.java:50
    end else if (pops && !pushes) begin  // Queue.java:50
      used <= used - 7'd1;  // Queue.java:50
    end
    if (pushes) begin  // Queue.java:69
      words[tail] <= enqueue_data;  // Queue.java:70
      if (tail == 7'd71) begin  // Queue.java:80
        tail <= 7'd0;  // Queue.java:80
      end else begin  // Queue.java:80
        tail <= tail + 7'd1;  // Queue.java:80
      end
    end
    if (pops) begin  // Queue.java:73
      if (head == 7'd71) begin  // Queue.java:80
        head <= 7'd0;  // Queue.java:80
      end else begin  // Queue.java:80
        head <= head + 7'd1;  // Queue.java:80
      end
    end
    if (reset) begin
      used <= 7'd0;  // Queue.java:43
      head <= 7'd0;  // Queue.java:66
      tail <= 7'd0;  // Queue.java:67
    end
  end
endmodule
