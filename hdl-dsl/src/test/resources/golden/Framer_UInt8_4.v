`default_nettype none
// payload=UInt8, limit=4
module Framer_UInt8_4 (  // Framer.java:34
  input  wire clock,  // Framer.java:34
  input  wire reset,  // Framer.java:34
  input  wire [2:0] length_data,  // Framer.java:38
  input  wire length_valid,  // Framer.java:38
  output wire length_ready,  // Framer.java:38
  input  wire [7:0] source_data,  // Framer.java:39
  input  wire source_valid,  // Framer.java:39
  output wire source_ready,  // Framer.java:39
  output wire [7:0] sink_data_data,  // Framer.java:40
  output wire sink_data_last,  // Framer.java:40
  output wire sink_valid,  // Framer.java:40
  input  wire sink_ready  // Framer.java:40
);
  reg  [2:0] passed;  // Framer.java:42
  wire wanted = length_valid && (length_data != 3'd0);  // Framer.java:43
  wire last = (passed + 3'd1) == length_data;  // Framer.java:44
  assign length_ready = (length_data == 3'd0) || (sink_valid && sink_ready && last);  // Framer.java:49
  assign source_ready = wanted && sink_ready;  // Framer.java:48
  assign sink_data_data = source_data;  // Framer.java:46
  assign sink_data_last = last;  // Framer.java:47
  assign sink_valid = source_valid && wanted;  // Framer.java:45
  always @(posedge clock) begin
    if (sink_valid && sink_ready) begin  // Framer.java:50
      passed <= last ? 3'd0 : (passed + 3'd1);  // Framer.java:50
    end
    if (reset) begin
      passed <= 3'd0;  // Framer.java:42
    end
  end
endmodule
`default_nettype wire
