`default_nettype none
module InterruptQueue (  // InterruptQueue.java:41
  input  wire clock,  // InterruptQueue.java:41
  input  wire reset,  // InterruptQueue.java:41
  input  wire sent,  // InterruptQueue.java:20
  output wire maySend,  // InterruptQueue.java:22
  input  wire received,  // InterruptQueue.java:24
  output wire mayReceive,  // InterruptQueue.java:26
  input  wire enabled,  // InterruptQueue.java:28
  output wire pending_data,  // InterruptQueue.java:30
  output wire pending_valid,  // InterruptQueue.java:30
  input  wire pending_ready,  // InterruptQueue.java:30
  output wire keeps  // InterruptQueue.java:33
);
  wire kept_enqueue_valid;  // InterruptQueue.java:46
  wire sending_enqueue_valid;  // InterruptQueue.java:55
  wire receiving_enqueue_valid;  // InterruptQueue.java:55
  wire turns_sources_0_ready, turns_sources_1_ready, turns_sink_data, turns_sink_valid, turns_chosen;  // InterruptQueue.java:45
  wire kept_enqueue_ready, kept_dequeue_data, kept_dequeue_valid; wire [6:0] kept_count;  // InterruptQueue.java:46
  wire sending_enqueue_ready, sending_dequeue_data, sending_dequeue_valid; wire [1:0] sending_count;  // InterruptQueue.java:55
  wire receiving_enqueue_ready, receiving_dequeue_data, receiving_dequeue_valid; wire [1:0] receiving_count;  // InterruptQueue.java:55
  assign maySend = sending_enqueue_ready;  // InterruptQueue.java:47
  assign mayReceive = receiving_enqueue_ready;  // InterruptQueue.java:48
  assign pending_data = kept_dequeue_data;  // InterruptQueue.java:50
  assign pending_valid = kept_dequeue_valid;  // InterruptQueue.java:50
  assign keeps = kept_enqueue_valid && kept_enqueue_ready;  // InterruptQueue.java:51
  assign kept_enqueue_valid = turns_sink_valid;  // InterruptQueue.java:49
  assign sending_enqueue_valid = sent && enabled;  // InterruptQueue.java:56
  assign receiving_enqueue_valid = received && enabled;  // InterruptQueue.java:56
  RoundRobinArbiter_UInt1_2_beats turns (  // InterruptQueue.java:45
    .clock(clock), .reset(reset), .sources_0_data(sending_dequeue_data),
        .sources_0_valid(sending_dequeue_valid),
    .sources_0_ready(turns_sources_0_ready), .sources_1_data(receiving_dequeue_data),
    .sources_1_valid(receiving_dequeue_valid), .sources_1_ready(turns_sources_1_ready),
    .sink_data(turns_sink_data), .sink_valid(turns_sink_valid), .sink_ready(kept_enqueue_ready),
    .chosen(turns_chosen));
  Queue_UInt1_64 kept (  // InterruptQueue.java:46
    .clock(clock), .reset(reset), .enqueue_data(turns_sink_data), .enqueue_valid(kept_enqueue_valid),
    .enqueue_ready(kept_enqueue_ready), .dequeue_data(kept_dequeue_data), .dequeue_valid(kept_dequeue_valid),
    .dequeue_ready(pending_ready), .count(kept_count));
  Queue_UInt1_2 sending (  // InterruptQueue.java:55
    .clock(clock), .reset(reset), .enqueue_data(1'b0), .enqueue_valid(sending_enqueue_valid),
    .enqueue_ready(sending_enqueue_ready), .dequeue_data(sending_dequeue_data),
    .dequeue_valid(sending_dequeue_valid), .dequeue_ready(turns_sources_0_ready), .count(sending_count));
  Queue_UInt1_2 receiving (  // InterruptQueue.java:55
    .clock(clock), .reset(reset), .enqueue_data(1'b1), .enqueue_valid(receiving_enqueue_valid),
    .enqueue_ready(receiving_enqueue_ready), .dequeue_data(receiving_dequeue_data),
    .dequeue_valid(receiving_dequeue_valid), .dequeue_ready(turns_sources_1_ready), .count(receiving_count));
  wire unused_ok = &{1'b0, turns_chosen, kept_count, sending_count, receiving_count};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!sending_enqueue_valid || sending_enqueue_ready)) begin  // InterruptQueue.java:59
        $display("assertion failed: an interrupt has its place before it happens (InterruptQueue.java:59)");
        $stop;  // InterruptQueue.java:59
      end
      if (!(!receiving_enqueue_valid || receiving_enqueue_ready)) begin  // InterruptQueue.java:59
        $display("assertion failed: an interrupt has its place before it happens (InterruptQueue.java:59)");
        $stop;  // InterruptQueue.java:59
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!sending_enqueue_valid || sending_enqueue_ready);  // InterruptQueue.java:59
      assert (!receiving_enqueue_valid || receiving_enqueue_ready);  // InterruptQueue.java:59
    end
  end
`endif
endmodule
`default_nettype wire
