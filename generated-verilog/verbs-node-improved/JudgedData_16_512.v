`default_nettype none
// wordBytes=16, places=512
module JudgedData_16_512 (  // JudgedData.java:35
  input  wire clock,  // JudgedData.java:35
  input  wire reset,  // JudgedData.java:35
  input  wire verdict_data,  // JudgedData.java:25
  input  wire verdict_valid,  // JudgedData.java:25
  output wire mayJudge,  // JudgedData.java:27
  input  wire [127:0] data_data_data,  // JudgedData.java:40
  input  wire data_data_last,  // JudgedData.java:40
  input  wire data_valid,  // JudgedData.java:40
  output wire data_ready,  // JudgedData.java:40
  output wire [127:0] judged_data_data,  // JudgedData.java:41
  output wire judged_data_last,  // JudgedData.java:41
  output wire judged_valid,  // JudgedData.java:41
  input  wire judged_ready  // JudgedData.java:41
);
  wire waiting_dequeue_ready;  // JudgedData.java:42
  wire waiting_enqueue_ready, waiting_dequeue_data_last, waiting_dequeue_valid;  // JudgedData.java:42
  wire [127:0] waiting_dequeue_data_data; wire [9:0] waiting_count;  // JudgedData.java:42
  wire verdicts_enqueue_ready, verdicts_dequeue_data, verdicts_dequeue_valid; wire [3:0] verdicts_count;  // JudgedData.java:43
  wire passes = verdicts_dequeue_data;  // JudgedData.java:48
  assign mayJudge = verdicts_enqueue_ready;  // JudgedData.java:47
  assign data_ready = waiting_enqueue_ready;  // JudgedData.java:44
  assign judged_data_data = waiting_dequeue_data_data;  // JudgedData.java:51
  assign judged_data_last = waiting_dequeue_data_last;  // JudgedData.java:51
  assign judged_valid = waiting_dequeue_valid && verdicts_dequeue_valid && passes;  // JudgedData.java:50
  assign waiting_dequeue_ready = verdicts_dequeue_valid && (!passes || judged_ready);  // JudgedData.java:52
  Queue_PayloadWord129_512 waiting (  // JudgedData.java:42
    .clock(clock), .reset(reset), .enqueue_data_data(data_data_data), .enqueue_data_last(data_data_last),
    .enqueue_valid(data_valid), .enqueue_ready(waiting_enqueue_ready),
    .dequeue_data_data(waiting_dequeue_data_data), .dequeue_data_last(waiting_dequeue_data_last),
    .dequeue_valid(waiting_dequeue_valid), .dequeue_ready(waiting_dequeue_ready), .count(waiting_count));
  Queue_UInt1_8 verdicts (  // JudgedData.java:43
    .clock(clock), .reset(reset), .enqueue_data(verdict_data), .enqueue_valid(verdict_valid),
    .enqueue_ready(verdicts_enqueue_ready), .dequeue_data(verdicts_dequeue_data),
    .dequeue_valid(verdicts_dequeue_valid),
    .dequeue_ready(waiting_dequeue_valid && waiting_dequeue_ready && waiting_dequeue_data_last),
    .count(verdicts_count));
  wire unused_ok = &{1'b0, waiting_count, verdicts_count};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!verdict_valid || verdicts_enqueue_ready)) begin  // JudgedData.java:56
        $display("assertion failed: a verdict has its place (JudgedData.java:56)");
        $stop;  // JudgedData.java:56
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!verdict_valid || verdicts_enqueue_ready);  // JudgedData.java:56
    end
  end
`endif
endmodule
`default_nettype wire
