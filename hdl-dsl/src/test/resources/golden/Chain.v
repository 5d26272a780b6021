`default_nettype none
// width=64, depth=16
module WordQueue_64_16 (  // WordQueue.java:16
  input  wire clock,  // WordQueue.java:16
  input  wire reset,  // WordQueue.java:16
  input  wire [63:0] enqueue_data,  // WordQueue.java:19
  input  wire enqueue_valid,  // WordQueue.java:19
  output wire enqueue_ready,  // WordQueue.java:19
  output wire [63:0] dequeue_data,  // WordQueue.java:20
  output wire dequeue_valid,  // WordQueue.java:20
  input  wire dequeue_ready  // WordQueue.java:20
);
  localparam [1:0] State_EMPTY = 2'd0;
  localparam [1:0] State_SOME = 2'd1;
  localparam [1:0] State_FULL = 2'd2;
  reg  [3:0] head;  // WordQueue.java:23
  reg  [3:0] tail;  // WordQueue.java:24
  reg  [4:0] count;  // WordQueue.java:25
  reg  [1:0] state;  // WordQueue.java:26
  reg  [63:0] words [0:15];  // WordQueue.java:22
  wire pushes = enqueue_valid && enqueue_ready;  // WordQueue.java:31
  wire pops = dequeue_valid && dequeue_ready;  // WordQueue.java:32
  wire [63:0] dequeue_data_read = words[head];  // WordQueue.java:30
  assign enqueue_ready = count != 5'd16;  // WordQueue.java:28
  assign dequeue_data = dequeue_data_read;  // WordQueue.java:30
  assign dequeue_valid = count != 5'd0;  // WordQueue.java:29
  always @(posedge clock) begin
    if (pushes) begin  // WordQueue.java:33
      words[tail] <= enqueue_data;  // WordQueue.java:34
      tail <= tail + 4'd1;  // WordQueue.java:35
    end
    if (pops) begin  // WordQueue.java:37
      head <= head + 4'd1;  // WordQueue.java:37
    end
    if (pushes && !pops) begin  // WordQueue.java:38
      count <= count + 5'd1;  // WordQueue.java:38
    end else if (pops && !pushes) begin  // WordQueue.java:39
      count <= count - 5'd1;  // WordQueue.java:39
    end
    case (state)  // WordQueue.java:40
      State_EMPTY: begin  // WordQueue.java:41
        if (pushes) begin  // WordQueue.java:41
          state <= State_SOME;  // WordQueue.java:41
        end
      end
      State_SOME: begin  // WordQueue.java:42
        state <= pops ? State_EMPTY : State_FULL;  // WordQueue.java:42
      end
      default /* State_FULL */: begin  // WordQueue.java:43
        if (pops) begin  // WordQueue.java:44
          state <= State_SOME;  // WordQueue.java:44
        end
      end
    endcase
    if (reset) begin
      head <= 4'd0;  // WordQueue.java:23
      tail <= 4'd0;  // WordQueue.java:24
      count <= 5'd0;  // WordQueue.java:25
      state <= State_EMPTY;  // WordQueue.java:26
    end
  end
endmodule
`default_nettype wire

`default_nettype none
module Chain (  // Chain.java:10
  input  wire clock,  // Chain.java:10
  input  wire reset,  // Chain.java:10
  input  wire [63:0] enqueue_data,  // Chain.java:7
  input  wire enqueue_valid,  // Chain.java:7
  output wire enqueue_ready,  // Chain.java:7
  output wire [63:0] dequeue_data,  // Chain.java:8
  output wire dequeue_valid,  // Chain.java:8
  input  wire dequeue_ready  // Chain.java:8
);
  wire queue_0_enqueue_ready, queue_0_dequeue_valid; wire [63:0] queue_0_dequeue_data;  // Chain.java:13
  wire queue_1_enqueue_ready, queue_1_dequeue_valid; wire [63:0] queue_1_dequeue_data;  // Chain.java:13
  wire queue_2_enqueue_ready, queue_2_dequeue_valid; wire [63:0] queue_2_dequeue_data;  // Chain.java:13
  assign enqueue_ready = queue_0_enqueue_ready;  // Chain.java:14
  assign dequeue_data = queue_2_dequeue_data;  // Chain.java:17
  assign dequeue_valid = queue_2_dequeue_valid;  // Chain.java:17
  WordQueue_64_16 queue_0 (  // Chain.java:13
    .clock(clock), .reset(reset), .enqueue_data(enqueue_data), .enqueue_valid(enqueue_valid),
    .enqueue_ready(queue_0_enqueue_ready), .dequeue_data(queue_0_dequeue_data),
    .dequeue_valid(queue_0_dequeue_valid), .dequeue_ready(queue_1_enqueue_ready));
  WordQueue_64_16 queue_1 (  // Chain.java:13
    .clock(clock), .reset(reset), .enqueue_data(queue_0_dequeue_data), .enqueue_valid(queue_0_dequeue_valid),
    .enqueue_ready(queue_1_enqueue_ready), .dequeue_data(queue_1_dequeue_data),
    .dequeue_valid(queue_1_dequeue_valid), .dequeue_ready(queue_2_enqueue_ready));
  WordQueue_64_16 queue_2 (  // Chain.java:13
    .clock(clock), .reset(reset), .enqueue_data(queue_1_dequeue_data), .enqueue_valid(queue_1_dequeue_valid),
    .enqueue_ready(queue_2_enqueue_ready), .dequeue_data(queue_2_dequeue_data),
    .dequeue_valid(queue_2_dequeue_valid), .dequeue_ready(dequeue_ready));
endmodule
`default_nettype wire
