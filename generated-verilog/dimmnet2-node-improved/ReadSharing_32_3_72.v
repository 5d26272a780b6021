`default_nettype none
// lineBytes=32, readers=3, underWay=72
module ReadSharing_32_3_72 (  // ReadSharing.java:32
  input  wire clock,  // ReadSharing.java:32
  input  wire reset,  // ReadSharing.java:32
  input  wire readValid,  // ReadSharing.java:23
  input  wire readers_0_data_write,  // ReadSharing.java:36
  input  wire [23:0] readers_0_data_line,  // ReadSharing.java:36
  input  wire [255:0] readers_0_data_data,  // ReadSharing.java:36
  input  wire [7:0] readers_0_data_lanes,  // ReadSharing.java:36
  input  wire readers_0_valid,  // ReadSharing.java:36
  output wire readers_0_ready,  // ReadSharing.java:36
  input  wire readers_1_data_write,  // ReadSharing.java:36
  input  wire [23:0] readers_1_data_line,  // ReadSharing.java:36
  input  wire [255:0] readers_1_data_data,  // ReadSharing.java:36
  input  wire [7:0] readers_1_data_lanes,  // ReadSharing.java:36
  input  wire readers_1_valid,  // ReadSharing.java:36
  output wire readers_1_ready,  // ReadSharing.java:36
  input  wire readers_2_data_write,  // ReadSharing.java:36
  input  wire [23:0] readers_2_data_line,  // ReadSharing.java:36
  input  wire [255:0] readers_2_data_data,  // ReadSharing.java:36
  input  wire [7:0] readers_2_data_lanes,  // ReadSharing.java:36
  input  wire readers_2_valid,  // ReadSharing.java:36
  output wire readers_2_ready,  // ReadSharing.java:36
  output wire memory_data_write,  // ReadSharing.java:37
  output wire [23:0] memory_data_line,  // ReadSharing.java:37
  output wire [255:0] memory_data_data,  // ReadSharing.java:37
  output wire [7:0] memory_data_lanes,  // ReadSharing.java:37
  output wire memory_valid,  // ReadSharing.java:37
  input  wire memory_ready,  // ReadSharing.java:37
  output wire [2:0] ownLine  // ReadSharing.java:38
);
  wire arbiter_sources_0_ready, arbiter_sources_1_ready, arbiter_sources_2_ready, arbiter_sink_data_write,
      arbiter_sink_valid;  // ReadSharing.java:39
  wire [23:0] arbiter_sink_data_line; wire [255:0] arbiter_sink_data_data; wire [7:0] arbiter_sink_data_lanes;  // ReadSharing.java:39
  wire [1:0] arbiter_chosen;  // ReadSharing.java:39
  wire owners_enqueue_ready, owners_dequeue_valid; wire [1:0] owners_dequeue_data; wire [6:0] owners_count;  // ReadSharing.java:40
  assign readers_0_ready = arbiter_sources_0_ready;  // ReadSharing.java:41
  assign readers_1_ready = arbiter_sources_1_ready;  // ReadSharing.java:41
  assign readers_2_ready = arbiter_sources_2_ready;  // ReadSharing.java:41
  assign memory_data_write = arbiter_sink_data_write;  // ReadSharing.java:42
  assign memory_data_line = arbiter_sink_data_line;  // ReadSharing.java:42
  assign memory_data_data = arbiter_sink_data_data;  // ReadSharing.java:42
  assign memory_data_lanes = arbiter_sink_data_lanes;  // ReadSharing.java:42
  assign memory_valid = arbiter_sink_valid && owners_enqueue_ready;  // ReadSharing.java:43
  assign ownLine = readValid ? {owners_dequeue_data == 2'd2, owners_dequeue_data == 2'd1, owners_dequeue_data
      == 2'd0} : 3'd0;  // ReadSharing.java:48
  PriorityArbiter_LineRequest289_3_beats arbiter (  // ReadSharing.java:39
    .clock(clock), .reset(reset), .sources_0_data_write(readers_0_data_write),
    .sources_0_data_line(readers_0_data_line), .sources_0_data_data(readers_0_data_data),
    .sources_0_data_lanes(readers_0_data_lanes), .sources_0_valid(readers_0_valid),
    .sources_0_ready(arbiter_sources_0_ready), .sources_1_data_write(readers_1_data_write),
    .sources_1_data_line(readers_1_data_line), .sources_1_data_data(readers_1_data_data),
    .sources_1_data_lanes(readers_1_data_lanes), .sources_1_valid(readers_1_valid),
    .sources_1_ready(arbiter_sources_1_ready), .sources_2_data_write(readers_2_data_write),
    .sources_2_data_line(readers_2_data_line), .sources_2_data_data(readers_2_data_data),
    .sources_2_data_lanes(readers_2_data_lanes), .sources_2_valid(readers_2_valid),
    .sources_2_ready(arbiter_sources_2_ready), .sink_data_write(arbiter_sink_data_write),
    .sink_data_line(arbiter_sink_data_line), .sink_data_data(arbiter_sink_data_data),
    .sink_data_lanes(arbiter_sink_data_lanes), .sink_valid(arbiter_sink_valid),
    .sink_ready(memory_ready && owners_enqueue_ready), .chosen(arbiter_chosen));
  Queue_UInt2_72 owners (  // ReadSharing.java:40
    .clock(clock), .reset(reset), .enqueue_data(arbiter_chosen), .enqueue_valid(memory_valid && memory_ready),
    .enqueue_ready(owners_enqueue_ready), .dequeue_data(owners_dequeue_data),
    .dequeue_valid(owners_dequeue_valid), .dequeue_ready(readValid), .count(owners_count));
  wire unused_ok = &{1'b0, owners_dequeue_valid, owners_count};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!readValid || owners_dequeue_valid)) begin  // ReadSharing.java:49
        $display("assertion failed: a line comes back only for a request (ReadSharing.java:49)");
        $stop;  // ReadSharing.java:49
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!readValid || owners_dequeue_valid);  // ReadSharing.java:49
    end
  end
`endif
endmodule
`default_nettype wire
