`default_nettype none
// payload=PacketWord65
module BackwardRegister_PacketWord65 (  // BackwardRegister.java:28
  input  wire clock,  // BackwardRegister.java:28
  input  wire reset,  // BackwardRegister.java:28
  input  wire [63:0] source_data_data,  // BackwardRegister.java:30
  input  wire source_data_last,  // BackwardRegister.java:30
  input  wire source_valid,  // BackwardRegister.java:30
  output wire source_ready,  // BackwardRegister.java:30
  output wire [63:0] sink_data_data,  // BackwardRegister.java:31
  output wire sink_data_last,  // BackwardRegister.java:31
  output wire sink_valid,  // BackwardRegister.java:31
  input  wire sink_ready  // BackwardRegister.java:31
);
  reg  full;  // BackwardRegister.java:33
  reg  [63:0] spare_data;  // BackwardRegister.java:34
  reg  spare_last;  // BackwardRegister.java:34
  assign source_ready = !full;  // BackwardRegister.java:35
  assign sink_data_data = full ? spare_data : source_data_data;  // BackwardRegister.java:37
  assign sink_data_last = full ? spare_last : source_data_last;  // BackwardRegister.java:37
  assign sink_valid = source_valid || full;  // BackwardRegister.java:36
  always @(posedge clock) begin
    if (sink_ready) begin  // BackwardRegister.java:38
      full <= 1'b0;  // BackwardRegister.java:38
    end else if (source_valid) begin  // BackwardRegister.java:38
      full <= 1'b1;  // BackwardRegister.java:38
    end
    if (source_ready) begin  // BackwardRegister.java:39
      spare_data <= source_data_data;  // BackwardRegister.java:39
      spare_last <= source_data_last;  // BackwardRegister.java:39
    end
    if (reset) begin
      full <= 1'b0;  // BackwardRegister.java:33
    end
  end
endmodule
`default_nettype wire
