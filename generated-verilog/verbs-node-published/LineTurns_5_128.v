`default_nettype none
// count=5, outstanding=128
module LineTurns_5_128 (  // LineTurns.java:31
  input  wire clock,  // LineTurns.java:31
  input  wire reset,  // LineTurns.java:31
  output wire [42:0] memory_data,  // LineTurns.java:23
  output wire memory_valid,  // LineTurns.java:23
  input  wire memory_ready,  // LineTurns.java:23
  input  wire returns,  // LineTurns.java:25
  input  wire [42:0] units_0_data,  // LineTurns.java:34
  input  wire units_0_valid,  // LineTurns.java:34
  output wire units_0_ready,  // LineTurns.java:34
  input  wire [42:0] units_1_data,  // LineTurns.java:34
  input  wire units_1_valid,  // LineTurns.java:34
  output wire units_1_ready,  // LineTurns.java:34
  input  wire [42:0] units_2_data,  // LineTurns.java:34
  input  wire units_2_valid,  // LineTurns.java:34
  output wire units_2_ready,  // LineTurns.java:34
  input  wire [42:0] units_3_data,  // LineTurns.java:34
  input  wire units_3_valid,  // LineTurns.java:34
  output wire units_3_ready,  // LineTurns.java:34
  input  wire [42:0] units_4_data,  // LineTurns.java:34
  input  wire units_4_valid,  // LineTurns.java:34
  output wire units_4_ready,  // LineTurns.java:34
  output wire [4:0] owners  // LineTurns.java:35
);
  wire turns_sources_0_ready, turns_sources_1_ready, turns_sources_2_ready, turns_sources_3_ready,
      turns_sources_4_ready, turns_sink_valid;  // LineTurns.java:36
  wire [42:0] turns_sink_data; wire [2:0] turns_chosen;  // LineTurns.java:36
  wire asked_enqueue_ready, asked_dequeue_valid; wire [2:0] asked_dequeue_data; wire [7:0] asked_count;  // LineTurns.java:41
  assign memory_data = turns_sink_data;  // LineTurns.java:45
  assign memory_valid = turns_sink_valid && asked_enqueue_ready;  // LineTurns.java:44
  assign units_0_ready = turns_sources_0_ready;  // LineTurns.java:38
  assign units_1_ready = turns_sources_1_ready;  // LineTurns.java:38
  assign units_2_ready = turns_sources_2_ready;  // LineTurns.java:38
  assign units_3_ready = turns_sources_3_ready;  // LineTurns.java:38
  assign units_4_ready = turns_sources_4_ready;  // LineTurns.java:38
  assign owners = returns ? {asked_dequeue_data == 3'd4, asked_dequeue_data == 3'd3, asked_dequeue_data == 3'd2,
      asked_dequeue_data == 3'd1, asked_dequeue_data == 3'd0} : 5'd0;  // LineTurns.java:50
  RoundRobinArbiter_UInt43_5_beats turns (  // LineTurns.java:36
    .clock(clock), .reset(reset), .sources_0_data(units_0_data), .sources_0_valid(units_0_valid),
    .sources_0_ready(turns_sources_0_ready), .sources_1_data(units_1_data), .sources_1_valid(units_1_valid),
    .sources_1_ready(turns_sources_1_ready), .sources_2_data(units_2_data), .sources_2_valid(units_2_valid),
    .sources_2_ready(turns_sources_2_ready), .sources_3_data(units_3_data), .sources_3_valid(units_3_valid),
    .sources_3_ready(turns_sources_3_ready), .sources_4_data(units_4_data), .sources_4_valid(units_4_valid),
    .sources_4_ready(turns_sources_4_ready), .sink_data(turns_sink_data), .sink_valid(turns_sink_valid),
    .sink_ready(memory_ready && asked_enqueue_ready), .chosen(turns_chosen));
  Queue_UInt3_128_REGISTER asked (  // LineTurns.java:41
    .clock(clock), .reset(reset), .enqueue_data(turns_chosen), .enqueue_valid(memory_valid && memory_ready),
    .enqueue_ready(asked_enqueue_ready), .dequeue_data(asked_dequeue_data), .dequeue_valid(asked_dequeue_valid),
    .dequeue_ready(returns), .count(asked_count));
  wire unused_ok = &{1'b0, asked_dequeue_valid, asked_count};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!returns || asked_dequeue_valid)) begin  // LineTurns.java:51
        $display("assertion failed: a line that comes was asked for (LineTurns.java:51)");
        $stop;  // LineTurns.java:51
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!returns || asked_dequeue_valid);  // LineTurns.java:51
    end
  end
`endif
endmodule
`default_nettype wire
