`default_nettype none
// payload=StatusEntry93, count=2
module StreamDemux_StatusEntry93_2 (  // StreamDemux.java:34
  input  wire [4:0] source_data_status,  // StreamDemux.java:40
  input  wire [15:0] source_data_node,  // StreamDemux.java:40
  input  wire [15:0] source_data_tag,  // StreamDemux.java:40
  input  wire [15:0] source_data_bytes,  // StreamDemux.java:40
  input  wire [29:0] source_data_base,  // StreamDemux.java:40
  input  wire [7:0] source_data_entry,  // StreamDemux.java:40
  input  wire source_data_process,  // StreamDemux.java:40
  input  wire source_data_otherProcess,  // StreamDemux.java:40
  input  wire source_valid,  // StreamDemux.java:40
  output wire source_ready,  // StreamDemux.java:40
  input  wire select,  // StreamDemux.java:41
  output wire [4:0] sinks_0_data_status,  // StreamDemux.java:42
  output wire [15:0] sinks_0_data_node,  // StreamDemux.java:42
  output wire [15:0] sinks_0_data_tag,  // StreamDemux.java:42
  output wire [15:0] sinks_0_data_bytes,  // StreamDemux.java:42
  output wire [29:0] sinks_0_data_base,  // StreamDemux.java:42
  output wire [7:0] sinks_0_data_entry,  // StreamDemux.java:42
  output wire sinks_0_data_process,  // StreamDemux.java:42
  output wire sinks_0_data_otherProcess,  // StreamDemux.java:42
  output wire sinks_0_valid,  // StreamDemux.java:42
  input  wire sinks_0_ready,  // StreamDemux.java:42
  output wire [4:0] sinks_1_data_status,  // StreamDemux.java:42
  output wire [15:0] sinks_1_data_node,  // StreamDemux.java:42
  output wire [15:0] sinks_1_data_tag,  // StreamDemux.java:42
  output wire [15:0] sinks_1_data_bytes,  // StreamDemux.java:42
  output wire [29:0] sinks_1_data_base,  // StreamDemux.java:42
  output wire [7:0] sinks_1_data_entry,  // StreamDemux.java:42
  output wire sinks_1_data_process,  // StreamDemux.java:42
  output wire sinks_1_data_otherProcess,  // StreamDemux.java:42
  output wire sinks_1_valid,  // StreamDemux.java:42
  input  wire sinks_1_ready  // StreamDemux.java:42
);
  wire chosen_0 = select == 1'b0;  // StreamDemux.java:47
  wire taken_0 = chosen_0 && sinks_0_ready;  // StreamDemux.java:50
  wire chosen_1 = select == 1'b1;  // StreamDemux.java:47
  wire taken_1 = taken_0 || (chosen_1 && sinks_1_ready);  // StreamDemux.java:50
  assign source_ready = taken_1;  // StreamDemux.java:52
  assign sinks_0_data_status = source_data_status;  // StreamDemux.java:49
  assign sinks_0_data_node = source_data_node;  // StreamDemux.java:49
  assign sinks_0_data_tag = source_data_tag;  // StreamDemux.java:49
  assign sinks_0_data_bytes = source_data_bytes;  // StreamDemux.java:49
  assign sinks_0_data_base = source_data_base;  // StreamDemux.java:49
  assign sinks_0_data_entry = source_data_entry;  // StreamDemux.java:49
  assign sinks_0_data_process = source_data_process;  // StreamDemux.java:49
  assign sinks_0_data_otherProcess = source_data_otherProcess;  // StreamDemux.java:49
  assign sinks_0_valid = source_valid && chosen_0;  // StreamDemux.java:48
  assign sinks_1_data_status = source_data_status;  // StreamDemux.java:49
  assign sinks_1_data_node = source_data_node;  // StreamDemux.java:49
  assign sinks_1_data_tag = source_data_tag;  // StreamDemux.java:49
  assign sinks_1_data_bytes = source_data_bytes;  // StreamDemux.java:49
  assign sinks_1_data_base = source_data_base;  // StreamDemux.java:49
  assign sinks_1_data_entry = source_data_entry;  // StreamDemux.java:49
  assign sinks_1_data_process = source_data_process;  // StreamDemux.java:49
  assign sinks_1_data_otherProcess = source_data_otherProcess;  // StreamDemux.java:49
  assign sinks_1_valid = source_valid && chosen_1;  // StreamDemux.java:48
endmodule
`default_nettype wire
