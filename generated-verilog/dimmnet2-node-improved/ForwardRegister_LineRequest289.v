`default_nettype none
// payload=LineRequest289
module ForwardRegister_LineRequest289 (  // ForwardRegister.java:28
  input  wire clock,  // ForwardRegister.java:28
  input  wire reset,  // ForwardRegister.java:28
  input  wire source_data_write,  // ForwardRegister.java:30
  input  wire [23:0] source_data_line,  // ForwardRegister.java:30
  input  wire [255:0] source_data_data,  // ForwardRegister.java:30
  input  wire [7:0] source_data_lanes,  // ForwardRegister.java:30
  input  wire source_valid,  // ForwardRegister.java:30
  output wire source_ready,  // ForwardRegister.java:30
  output wire sink_data_write,  // ForwardRegister.java:31
  output wire [23:0] sink_data_line,  // ForwardRegister.java:31
  output wire [255:0] sink_data_data,  // ForwardRegister.java:31
  output wire [7:0] sink_data_lanes,  // ForwardRegister.java:31
  output wire sink_valid,  // ForwardRegister.java:31
  input  wire sink_ready  // ForwardRegister.java:31
);
  reg  offered;  // ForwardRegister.java:33
  reg  word_write;  // ForwardRegister.java:34
  reg  [23:0] word_line;  // ForwardRegister.java:34
  reg  [255:0] word_data;  // ForwardRegister.java:34
  reg  [7:0] word_lanes;  // ForwardRegister.java:34
  assign source_ready = sink_ready || !offered;  // ForwardRegister.java:35
  assign sink_data_write = word_write;  // ForwardRegister.java:37
  assign sink_data_line = word_line;  // ForwardRegister.java:37
  assign sink_data_data = word_data;  // ForwardRegister.java:37
  assign sink_data_lanes = word_lanes;  // ForwardRegister.java:37
  assign sink_valid = offered;  // ForwardRegister.java:36
  always @(posedge clock) begin
    if (source_ready) begin  // ForwardRegister.java:38
      offered <= source_valid;  // ForwardRegister.java:38
    end
    if (source_valid && source_ready) begin  // ForwardRegister.java:39
      word_write <= source_data_write;  // ForwardRegister.java:39
      word_line <= source_data_line;  // ForwardRegister.java:39
      word_data <= source_data_data;  // ForwardRegister.java:39
      word_lanes <= source_data_lanes;  // ForwardRegister.java:39
    end
    if (reset) begin
      offered <= 1'b0;  // ForwardRegister.java:33
    end
  end
endmodule
`default_nettype wire
