// payload=UInt4, cycles=4
module ValidDelay_UInt4_4 (  // ValidDelay.java:29
  input  wire clock,  // ValidDelay.java:29
  input  wire reset,  // ValidDelay.java:29
  input  wire [3:0] source_data,  // ValidDelay.java:35
  input  wire source_valid,  // ValidDelay.java:35
  output wire [3:0] sink_data,  // ValidDelay.java:36
  output wire sink_valid  // ValidDelay.java:36
);
  reg  arrived_0;  // ValidDelay.java:37
  reg  arrived_1;  // ValidDelay.java:37
  reg  arrived_2;  // ValidDelay.java:37
  reg  arrived_3;  // ValidDelay.java:37
  reg  [3:0] data_0;  // ValidDelay.java:38
  reg  [3:0] data_1;  // ValidDelay.java:38
  reg  [3:0] data_2;  // ValidDelay.java:38
  reg  [3:0] data_3;  // ValidDelay.java:38
  assign sink_data = data_3;  // ValidDelay.java:44
  assign sink_valid = arrived_3;  // ValidDelay.java:43
  always @(posedge clock) begin
    arrived_0 <= source_valid;  // ValidDelay.java:40
    data_0 <= source_data;  // ValidDelay.java:41
    arrived_1 <= arrived_0;  // ValidDelay.java:40
    data_1 <= data_0;  // ValidDelay.java:41
    arrived_2 <= arrived_1;  // ValidDelay.java:40
    data_2 <= data_1;  // ValidDelay.java:41
    arrived_3 <= arrived_2;  // ValidDelay.java:40
    data_3 <= data_2;  // ValidDelay.java:41
    if (reset) begin
      arrived_0 <= 1'b0;  // ValidDelay.java:37
      arrived_1 <= 1'b0;  // ValidDelay.java:37
      arrived_2 <= 1'b0;  // ValidDelay.java:37
      arrived_3 <= 1'b0;  // ValidDelay.java:37
    end
  end
endmodule
