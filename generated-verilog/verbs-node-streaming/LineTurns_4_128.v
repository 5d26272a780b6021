`default_nettype none
// count=4, outstanding=128
module LineTurns_4_128 (  // LineTurns.java:35
  input  wire clock,  // LineTurns.java:35
  input  wire reset,  // LineTurns.java:35
  output wire [42:0] memory_data,  // LineTurns.java:23
  output wire memory_valid,  // LineTurns.java:23
  input  wire memory_ready,  // LineTurns.java:23
  input  wire leaves,  // LineTurns.java:25
  output wire mayLeave,  // LineTurns.java:27
  input  wire holds,  // LineTurns.java:29
  input  wire [42:0] units_0_data,  // LineTurns.java:38
  input  wire units_0_valid,  // LineTurns.java:38
  output wire units_0_ready,  // LineTurns.java:38
  input  wire [42:0] units_1_data,  // LineTurns.java:38
  input  wire units_1_valid,  // LineTurns.java:38
  output wire units_1_ready,  // LineTurns.java:38
  input  wire [42:0] units_2_data,  // LineTurns.java:38
  input  wire units_2_valid,  // LineTurns.java:38
  output wire units_2_ready,  // LineTurns.java:38
  input  wire [42:0] units_3_data,  // LineTurns.java:38
  input  wire units_3_valid,  // LineTurns.java:38
  output wire units_3_ready,  // LineTurns.java:38
  output wire [3:0] owners  // LineTurns.java:39
);
  reg  [3:0] owner;  // LineTurns.java:55
  wire turns_sources_0_ready, turns_sources_1_ready, turns_sources_2_ready, turns_sources_3_ready,
      turns_sink_valid;  // LineTurns.java:40
  wire [42:0] turns_sink_data; wire [1:0] turns_chosen;  // LineTurns.java:40
  wire asked_enqueue_ready, asked_dequeue_valid; wire [1:0] asked_dequeue_data; wire [7:0] asked_count;  // LineTurns.java:45
  assign memory_data = turns_sink_data;  // LineTurns.java:49
  assign memory_valid = turns_sink_valid && asked_enqueue_ready;  // LineTurns.java:48
  assign mayLeave = !(holds && (asked_dequeue_data == 2'd3));  // LineTurns.java:54
  assign units_0_ready = turns_sources_0_ready;  // LineTurns.java:42
  assign units_1_ready = turns_sources_1_ready;  // LineTurns.java:42
  assign units_2_ready = turns_sources_2_ready;  // LineTurns.java:42
  assign units_3_ready = turns_sources_3_ready;  // LineTurns.java:42
  assign owners = owner;  // LineTurns.java:57
  always @(posedge clock) begin
    owner <= leaves ? {asked_dequeue_data == 2'd3, asked_dequeue_data == 2'd2, asked_dequeue_data == 2'd1,
        asked_dequeue_data == 2'd0} : 4'd0;  // LineTurns.java:56
    if (reset) begin
      owner <= 4'd0;  // LineTurns.java:55
    end
  end
  RoundRobinArbiter_UInt43_4_beats turns (  // LineTurns.java:40
    .clock(clock), .reset(reset), .sources_0_data(units_0_data), .sources_0_valid(units_0_valid),
    .sources_0_ready(turns_sources_0_ready), .sources_1_data(units_1_data), .sources_1_valid(units_1_valid),
    .sources_1_ready(turns_sources_1_ready), .sources_2_data(units_2_data), .sources_2_valid(units_2_valid),
    .sources_2_ready(turns_sources_2_ready), .sources_3_data(units_3_data), .sources_3_valid(units_3_valid),
    .sources_3_ready(turns_sources_3_ready), .sink_data(turns_sink_data), .sink_valid(turns_sink_valid),
    .sink_ready(memory_ready && asked_enqueue_ready), .chosen(turns_chosen));
  Queue_UInt2_128_REGISTER asked (  // LineTurns.java:45
    .clock(clock), .reset(reset), .enqueue_data(turns_chosen), .enqueue_valid(memory_valid && memory_ready),
    .enqueue_ready(asked_enqueue_ready), .dequeue_data(asked_dequeue_data), .dequeue_valid(asked_dequeue_valid),
    .dequeue_ready(leaves), .count(asked_count));
  wire unused_ok = &{1'b0, asked_dequeue_valid, asked_count};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!leaves || asked_dequeue_valid)) begin  // LineTurns.java:58
        $display("assertion failed: a line that comes was asked for (LineTurns.java:58)");
        $stop;  // LineTurns.java:58
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!leaves || asked_dequeue_valid);  // LineTurns.java:58
    end
  end
`endif
endmodule
`default_nettype wire
