`default_nettype none
module Llcm (  // Llcm.java:29
  input  wire clock,  // Llcm.java:29
  input  wire reset,  // Llcm.java:29
  input  wire [10:0] rings_0_data_word,  // Llcm.java:19
  input  wire [63:0] rings_0_data_data,  // Llcm.java:19
  input  wire rings_0_valid,  // Llcm.java:19
  output wire rings_0_ready,  // Llcm.java:19
  input  wire [10:0] rings_1_data_word,  // Llcm.java:19
  input  wire [63:0] rings_1_data_data,  // Llcm.java:19
  input  wire rings_1_valid,  // Llcm.java:19
  output wire rings_1_ready,  // Llcm.java:19
  input  wire [10:0] rings_2_data_word,  // Llcm.java:19
  input  wire [63:0] rings_2_data_data,  // Llcm.java:19
  input  wire rings_2_valid,  // Llcm.java:19
  output wire rings_2_ready,  // Llcm.java:19
  input  wire [10:0] rings_3_data_word,  // Llcm.java:19
  input  wire [63:0] rings_3_data_data,  // Llcm.java:19
  input  wire rings_3_valid,  // Llcm.java:19
  output wire rings_3_ready,  // Llcm.java:19
  input  wire [10:0] host_data_word,  // Llcm.java:21
  input  wire [63:0] host_data_data,  // Llcm.java:21
  input  wire host_valid,  // Llcm.java:21
  output wire host_ready,  // Llcm.java:21
  input  wire [10:0] readWord,  // Llcm.java:23
  input  wire reads,  // Llcm.java:25
  output wire [63:0] readData  // Llcm.java:27
);
  reg  wasRead;  // Llcm.java:39
  reg  [63:0] register;  // Llcm.java:41
  wire writers_sources_0_ready, writers_sources_1_ready, writers_sources_2_ready, writers_sources_3_ready,
      writers_sink_valid;  // Llcm.java:31
  wire [10:0] writers_sink_data_word; wire [63:0] writers_sink_data_data; wire [1:0] writers_chosen;  // Llcm.java:31
  reg  [63:0] words [0:2047];  // Llcm.java:30
  wire [10:0] write_word = writers_sink_valid ? writers_sink_data_word : host_data_word;  // Llcm.java:37
  wire [63:0] write_data = writers_sink_valid ? writers_sink_data_data : host_data_data;  // Llcm.java:37
  wire [63:0] register_read = words[readWord];  // Llcm.java:41
  assign rings_0_ready = writers_sources_0_ready;  // Llcm.java:32
  assign rings_1_ready = writers_sources_1_ready;  // Llcm.java:32
  assign rings_2_ready = writers_sources_2_ready;  // Llcm.java:32
  assign rings_3_ready = writers_sources_3_ready;  // Llcm.java:32
  assign host_ready = !writers_sink_valid;  // Llcm.java:36
  assign readData = wasRead ? register : 64'd0;  // Llcm.java:41
  always @(posedge clock) begin
    if (writers_sink_valid || host_valid) begin  // Llcm.java:38
      words[write_word] <= write_data;  // Llcm.java:38
    end
    wasRead <= reads;  // Llcm.java:40
    if (reads) begin  // Llcm.java:41
      register <= register_read;  // Llcm.java:41
    end
    if (reset) begin
      wasRead <= 1'b0;  // Llcm.java:39
    end
  end
  PriorityArbiter_LlcmWrite75_4_beats writers (  // Llcm.java:31
    .clock(clock), .reset(reset), .sources_0_data_word(rings_0_data_word),
    .sources_0_data_data(rings_0_data_data), .sources_0_valid(rings_0_valid),
    .sources_0_ready(writers_sources_0_ready), .sources_1_data_word(rings_1_data_word),
    .sources_1_data_data(rings_1_data_data), .sources_1_valid(rings_1_valid),
    .sources_1_ready(writers_sources_1_ready), .sources_2_data_word(rings_2_data_word),
    .sources_2_data_data(rings_2_data_data), .sources_2_valid(rings_2_valid),
    .sources_2_ready(writers_sources_2_ready), .sources_3_data_word(rings_3_data_word),
    .sources_3_data_data(rings_3_data_data), .sources_3_valid(rings_3_valid),
    .sources_3_ready(writers_sources_3_ready), .sink_data_word(writers_sink_data_word),
    .sink_data_data(writers_sink_data_data), .sink_valid(writers_sink_valid), .sink_ready(1'b1),
    .chosen(writers_chosen));
  wire unused_ok = &{1'b0, writers_chosen};
endmodule
`default_nettype wire
