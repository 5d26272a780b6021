`default_nettype none
// payload=AluResult70, cycles=3
module ValidDelay_AluResult70_3 (  // ValidDelay.java:29
  input  wire clock,  // ValidDelay.java:29
  input  wire reset,  // ValidDelay.java:29
  input  wire [63:0] source_data_value,  // ValidDelay.java:35
  input  wire [4:0] source_data_flags,  // ValidDelay.java:35
  input  wire source_data_tag,  // ValidDelay.java:35
  input  wire source_valid,  // ValidDelay.java:35
  output wire [63:0] sink_data_value,  // ValidDelay.java:36
  output wire [4:0] sink_data_flags,  // ValidDelay.java:36
  output wire sink_data_tag,  // ValidDelay.java:36
  output wire sink_valid  // ValidDelay.java:36
);
  reg  arrived_0;  // ValidDelay.java:37
  reg  arrived_1;  // ValidDelay.java:37
  reg  arrived_2;  // ValidDelay.java:37
  reg  [63:0] data_0_value;  // ValidDelay.java:38
  reg  [4:0] data_0_flags;  // ValidDelay.java:38
  reg  data_0_tag;  // ValidDelay.java:38
  reg  [63:0] data_1_value;  // ValidDelay.java:38
  reg  [4:0] data_1_flags;  // ValidDelay.java:38
  reg  data_1_tag;  // ValidDelay.java:38
  reg  [63:0] data_2_value;  // ValidDelay.java:38
  reg  [4:0] data_2_flags;  // ValidDelay.java:38
  reg  data_2_tag;  // ValidDelay.java:38
  assign sink_data_value = data_2_value;  // ValidDelay.java:44
  assign sink_data_flags = data_2_flags;  // ValidDelay.java:44
  assign sink_data_tag = data_2_tag;  // ValidDelay.java:44
  assign sink_valid = arrived_2;  // ValidDelay.java:43
  always @(posedge clock) begin
    arrived_0 <= source_valid;  // ValidDelay.java:40
    data_0_value <= source_data_value;  // ValidDelay.java:41
    data_0_flags <= source_data_flags;  // ValidDelay.java:41
    data_0_tag <= source_data_tag;  // ValidDelay.java:41
    arrived_1 <= arrived_0;  // ValidDelay.java:40
    data_1_value <= data_0_value;  // ValidDelay.java:41
    data_1_flags <= data_0_flags;  // ValidDelay.java:41
    data_1_tag <= data_0_tag;  // ValidDelay.java:41
    arrived_2 <= arrived_1;  // ValidDelay.java:40
    data_2_value <= data_1_value;  // ValidDelay.java:41
    data_2_flags <= data_1_flags;  // ValidDelay.java:41
    data_2_tag <= data_1_tag;  // ValidDelay.java:41
    if (reset) begin
      arrived_0 <= 1'b0;  // ValidDelay.java:37
      arrived_1 <= 1'b0;  // ValidDelay.java:37
      arrived_2 <= 1'b0;  // ValidDelay.java:37
    end
  end
endmodule
`default_nettype wire
