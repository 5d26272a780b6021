`default_nettype none
// payload=PacketWord129, count=4
module StreamDemux_PacketWord129_4 (  // StreamDemux.java:34
  input  wire [127:0] source_data_data,  // StreamDemux.java:40
  input  wire source_data_last,  // StreamDemux.java:40
  input  wire source_valid,  // StreamDemux.java:40
  output wire source_ready,  // StreamDemux.java:40
  input  wire [1:0] select,  // StreamDemux.java:41
  output wire [127:0] sinks_0_data_data,  // StreamDemux.java:42
  output wire sinks_0_data_last,  // StreamDemux.java:42
  output wire sinks_0_valid,  // StreamDemux.java:42
  input  wire sinks_0_ready,  // StreamDemux.java:42
  output wire [127:0] sinks_1_data_data,  // StreamDemux.java:42
  output wire sinks_1_data_last,  // StreamDemux.java:42
  output wire sinks_1_valid,  // StreamDemux.java:42
  input  wire sinks_1_ready,  // StreamDemux.java:42
  output wire [127:0] sinks_2_data_data,  // StreamDemux.java:42
  output wire sinks_2_data_last,  // StreamDemux.java:42
  output wire sinks_2_valid,  // StreamDemux.java:42
  input  wire sinks_2_ready,  // StreamDemux.java:42
  output wire [127:0] sinks_3_data_data,  // StreamDemux.java:42
  output wire sinks_3_data_last,  // StreamDemux.java:42
  output wire sinks_3_valid,  // StreamDemux.java:42
  input  wire sinks_3_ready  // StreamDemux.java:42
);
  wire chosen_0 = select == 2'd0;  // StreamDemux.java:47
  wire taken_0 = chosen_0 && sinks_0_ready;  // StreamDemux.java:50
  wire chosen_1 = select == 2'd1;  // StreamDemux.java:47
  wire taken_1 = taken_0 || (chosen_1 && sinks_1_ready);  // StreamDemux.java:50
  wire chosen_2 = select == 2'd2;  // StreamDemux.java:47
  wire taken_2 = taken_1 || (chosen_2 && sinks_2_ready);  // StreamDemux.java:50
  wire chosen_3 = select == 2'd3;  // StreamDemux.java:47
  wire taken_3 = taken_2 || (chosen_3 && sinks_3_ready);  // StreamDemux.java:50
  assign source_ready = taken_3;  // StreamDemux.java:52
  assign sinks_0_data_data = source_data_data;  // StreamDemux.java:49
  assign sinks_0_data_last = source_data_last;  // StreamDemux.java:49
  assign sinks_0_valid = source_valid && chosen_0;  // StreamDemux.java:48
  assign sinks_1_data_data = source_data_data;  // StreamDemux.java:49
  assign sinks_1_data_last = source_data_last;  // StreamDemux.java:49
  assign sinks_1_valid = source_valid && chosen_1;  // StreamDemux.java:48
  assign sinks_2_data_data = source_data_data;  // StreamDemux.java:49
  assign sinks_2_data_last = source_data_last;  // StreamDemux.java:49
  assign sinks_2_valid = source_valid && chosen_2;  // StreamDemux.java:48
  assign sinks_3_data_data = source_data_data;  // StreamDemux.java:49
  assign sinks_3_data_last = source_data_last;  // StreamDemux.java:49
  assign sinks_3_valid = source_valid && chosen_3;  // StreamDemux.java:48
endmodule
`default_nettype wire
