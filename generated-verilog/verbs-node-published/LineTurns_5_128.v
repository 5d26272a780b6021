`default_nettype none
// count=5, outstanding=128
module LineTurns_5_128 (  // LineTurns.java:33
  input  wire clock,  // LineTurns.java:33
  input  wire reset,  // LineTurns.java:33
  output wire memory_data_write,  // LineTurns.java:25
  output wire [42:0] memory_data_line,  // LineTurns.java:25
  output wire [255:0] memory_data_data,  // LineTurns.java:25
  output wire [31:0] memory_data_lanes,  // LineTurns.java:25
  output wire memory_valid,  // LineTurns.java:25
  input  wire memory_ready,  // LineTurns.java:25
  input  wire returns,  // LineTurns.java:27
  input  wire units_0_data_write,  // LineTurns.java:36
  input  wire [42:0] units_0_data_line,  // LineTurns.java:36
  input  wire [255:0] units_0_data_data,  // LineTurns.java:36
  input  wire [31:0] units_0_data_lanes,  // LineTurns.java:36
  input  wire units_0_valid,  // LineTurns.java:36
  output wire units_0_ready,  // LineTurns.java:36
  input  wire units_1_data_write,  // LineTurns.java:36
  input  wire [42:0] units_1_data_line,  // LineTurns.java:36
  input  wire [255:0] units_1_data_data,  // LineTurns.java:36
  input  wire [31:0] units_1_data_lanes,  // LineTurns.java:36
  input  wire units_1_valid,  // LineTurns.java:36
  output wire units_1_ready,  // LineTurns.java:36
  input  wire units_2_data_write,  // LineTurns.java:36
  input  wire [42:0] units_2_data_line,  // LineTurns.java:36
  input  wire [255:0] units_2_data_data,  // LineTurns.java:36
  input  wire [31:0] units_2_data_lanes,  // LineTurns.java:36
  input  wire units_2_valid,  // LineTurns.java:36
  output wire units_2_ready,  // LineTurns.java:36
  input  wire units_3_data_write,  // LineTurns.java:36
  input  wire [42:0] units_3_data_line,  // LineTurns.java:36
  input  wire [255:0] units_3_data_data,  // LineTurns.java:36
  input  wire [31:0] units_3_data_lanes,  // LineTurns.java:36
  input  wire units_3_valid,  // LineTurns.java:36
  output wire units_3_ready,  // LineTurns.java:36
  input  wire units_4_data_write,  // LineTurns.java:36
  input  wire [42:0] units_4_data_line,  // LineTurns.java:36
  input  wire [255:0] units_4_data_data,  // LineTurns.java:36
  input  wire [31:0] units_4_data_lanes,  // LineTurns.java:36
  input  wire units_4_valid,  // LineTurns.java:36
  output wire units_4_ready,  // LineTurns.java:36
  output wire [4:0] owners  // LineTurns.java:37
);
  wire turns_sources_0_ready, turns_sources_1_ready, turns_sources_2_ready, turns_sources_3_ready,
      turns_sources_4_ready, turns_sink_data_write, turns_sink_valid;  // LineTurns.java:39
  wire [42:0] turns_sink_data_line; wire [255:0] turns_sink_data_data; wire [31:0] turns_sink_data_lanes;  // LineTurns.java:39
  wire [2:0] turns_chosen;  // LineTurns.java:39
  wire asked_enqueue_ready, asked_dequeue_valid; wire [2:0] asked_dequeue_data; wire [7:0] asked_count;  // LineTurns.java:44
  assign memory_data_write = turns_sink_data_write;  // LineTurns.java:48
  assign memory_data_line = turns_sink_data_line;  // LineTurns.java:48
  assign memory_data_data = turns_sink_data_data;  // LineTurns.java:48
  assign memory_data_lanes = turns_sink_data_lanes;  // LineTurns.java:48
  assign memory_valid = turns_sink_valid && asked_enqueue_ready;  // LineTurns.java:47
  assign units_0_ready = turns_sources_0_ready;  // LineTurns.java:41
  assign units_1_ready = turns_sources_1_ready;  // LineTurns.java:41
  assign units_2_ready = turns_sources_2_ready;  // LineTurns.java:41
  assign units_3_ready = turns_sources_3_ready;  // LineTurns.java:41
  assign units_4_ready = turns_sources_4_ready;  // LineTurns.java:41
  assign owners = returns ? {asked_dequeue_data == 3'd4, asked_dequeue_data == 3'd3, asked_dequeue_data == 3'd2,
      asked_dequeue_data == 3'd1, asked_dequeue_data == 3'd0} : 5'd0;  // LineTurns.java:53
  RoundRobinArbiter_LineRequest332_5_beats turns (  // LineTurns.java:39
    .clock(clock), .reset(reset), .sources_0_data_write(units_0_data_write),
    .sources_0_data_line(units_0_data_line), .sources_0_data_data(units_0_data_data),
    .sources_0_data_lanes(units_0_data_lanes), .sources_0_valid(units_0_valid),
    .sources_0_ready(turns_sources_0_ready), .sources_1_data_write(units_1_data_write),
    .sources_1_data_line(units_1_data_line), .sources_1_data_data(units_1_data_data),
    .sources_1_data_lanes(units_1_data_lanes), .sources_1_valid(units_1_valid),
    .sources_1_ready(turns_sources_1_ready), .sources_2_data_write(units_2_data_write),
    .sources_2_data_line(units_2_data_line), .sources_2_data_data(units_2_data_data),
    .sources_2_data_lanes(units_2_data_lanes), .sources_2_valid(units_2_valid),
    .sources_2_ready(turns_sources_2_ready), .sources_3_data_write(units_3_data_write),
    .sources_3_data_line(units_3_data_line), .sources_3_data_data(units_3_data_data),
    .sources_3_data_lanes(units_3_data_lanes), .sources_3_valid(units_3_valid),
    .sources_3_ready(turns_sources_3_ready), .sources_4_data_write(units_4_data_write),
    .sources_4_data_line(units_4_data_line), .sources_4_data_data(units_4_data_data),
    .sources_4_data_lanes(units_4_data_lanes), .sources_4_valid(units_4_valid),
    .sources_4_ready(turns_sources_4_ready), .sink_data_write(turns_sink_data_write),
    .sink_data_line(turns_sink_data_line), .sink_data_data(turns_sink_data_data),
    .sink_data_lanes(turns_sink_data_lanes), .sink_valid(turns_sink_valid),
    .sink_ready(memory_ready && asked_enqueue_ready), .chosen(turns_chosen));
  Queue_UInt3_128_REGISTER asked (  // LineTurns.java:44
    .clock(clock), .reset(reset), .enqueue_data(turns_chosen), .enqueue_valid(memory_valid && memory_ready),
    .enqueue_ready(asked_enqueue_ready), .dequeue_data(asked_dequeue_data), .dequeue_valid(asked_dequeue_valid),
    .dequeue_ready(returns), .count(asked_count));
  wire unused_ok = &{1'b0, asked_dequeue_valid, asked_count};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!returns || asked_dequeue_valid)) begin  // LineTurns.java:54
        $display("assertion failed: a line that comes was asked for (LineTurns.java:54)");
        $stop;  // LineTurns.java:54
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!returns || asked_dequeue_valid);  // LineTurns.java:54
    end
  end
`endif
endmodule
`default_nettype wire
