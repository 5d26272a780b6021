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
  reg  [63:0] register;  // Llcm.java:39
  wire writers_sources_0_ready, writers_sources_1_ready, writers_sources_2_ready, writers_sources_3_ready,
      writers_sources_4_ready, writers_sink_valid;  // Llcm.java:31
  wire [10:0] writers_sink_data_word; wire [63:0] writers_sink_data_data; wire [2:0] writers_chosen;  // Llcm.java:31
  reg  [63:0] words [0:2047];  // Llcm.java:30
  wire [63:0] register_read = words[readWord];  // Llcm.java:39
  assign rings_0_ready = writers_sources_0_ready;  // Llcm.java:33
  assign rings_1_ready = writers_sources_1_ready;  // Llcm.java:33
  assign rings_2_ready = writers_sources_2_ready;  // Llcm.java:33
  assign rings_3_ready = writers_sources_3_ready;  // Llcm.java:33
  assign host_ready = writers_sources_4_ready;  // Llcm.java:35
  assign readData = register;  // Llcm.java:39
  always @(posedge clock) begin
    if (writers_sink_valid) begin  // Llcm.java:38
      words[writers_sink_data_word] <= writers_sink_data_data;  // Llcm.java:38
    end
    if (reads) begin  // Llcm.java:39
      register <= register_read;  // Llcm.java:39
    end
  end
  PriorityArbiter_LlcmWrite75_5_beats writers (  // Llcm.java:31
    .clock(clock), .reset(reset), .sources_0_data_word(rings_0_data_word),
    .sources_0_data_data(rings_0_data_data), .sources_0_valid(rings_0_valid),
    .sources_0_ready(writers_sources_0_ready), .sources_1_data_word(rings_1_data_word),
    .sources_1_data_data(rings_1_data_data), .sources_1_valid(rings_1_valid),
    .sources_1_ready(writers_sources_1_ready), .sources_2_data_word(rings_2_data_word),
    .sources_2_data_data(rings_2_data_data), .sources_2_valid(rings_2_valid),
    .sources_2_ready(writers_sources_2_ready), .sources_3_data_word(rings_3_data_word),
    .sources_3_data_data(rings_3_data_data), .sources_3_valid(rings_3_valid),
    .sources_3_ready(writers_sources_3_ready), .sources_4_data_word(host_data_word),
    .sources_4_data_data(host_data_data), .sources_4_valid(host_valid),
    .sources_4_ready(writers_sources_4_ready), .sink_data_word(writers_sink_data_word),
    .sink_data_data(writers_sink_data_data), .sink_valid(writers_sink_valid), .sink_ready(1'b1),
    .chosen(writers_chosen));
  wire unused_ok = &{1'b0, writers_chosen};
endmodule
