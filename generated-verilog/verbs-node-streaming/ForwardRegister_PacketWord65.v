`default_nettype none
// payload=PacketWord65
module ForwardRegister_PacketWord65 (  // ForwardRegister.java:28
  input  wire clock,  // ForwardRegister.java:28
  input  wire reset,  // ForwardRegister.java:28
  input  wire [63:0] source_data_data,  // ForwardRegister.java:30
  input  wire source_data_last,  // ForwardRegister.java:30
  input  wire source_valid,  // ForwardRegister.java:30
  output wire source_ready,  // ForwardRegister.java:30
  output wire [63:0] sink_data_data,  // ForwardRegister.java:31
  output wire sink_data_last,  // ForwardRegister.java:31
  output wire sink_valid,  // ForwardRegister.java:31
  input  wire sink_ready  // ForwardRegister.java:31
);
  reg  offered;  // ForwardRegister.java:33
  reg  [63:0] word_data;  // ForwardRegister.java:34
  reg  word_last;  // ForwardRegister.java:34
  assign source_ready = sink_ready || !offered;  // ForwardRegister.java:35
  assign sink_data_data = word_data;  // ForwardRegister.java:37
  assign sink_data_last = word_last;  // ForwardRegister.java:37
  assign sink_valid = offered;  // ForwardRegister.java:36
  always @(posedge clock) begin
    if (source_ready) begin  // ForwardRegister.java:38
      offered <= source_valid;  // ForwardRegister.java:38
    end
    if (source_valid && source_ready) begin  // ForwardRegister.java:39
      word_data <= source_data_data;  // ForwardRegister.java:39
      word_last <= source_data_last;  // ForwardRegister.java:39
    end
    if (reset) begin
      offered <= 1'b0;  // ForwardRegister.java:33
    end
  end
endmodule
`default_nettype wire
