`default_nettype none
module PacketTurns (  // PacketTurns.java:25
  input  wire clock,  // PacketTurns.java:25
  input  wire reset,  // PacketTurns.java:25
  input  wire [63:0] usual_data_data,  // PacketTurns.java:18
  input  wire usual_data_last,  // PacketTurns.java:18
  input  wire usual_valid,  // PacketTurns.java:18
  output wire usual_ready,  // PacketTurns.java:18
  input  wire [63:0] seldom_data_data,  // PacketTurns.java:20
  input  wire seldom_data_last,  // PacketTurns.java:20
  input  wire seldom_valid,  // PacketTurns.java:20
  output wire seldom_ready,  // PacketTurns.java:20
  output wire [63:0] packet_data_data,  // PacketTurns.java:22
  output wire packet_data_last,  // PacketTurns.java:22
  output wire packet_valid,  // PacketTurns.java:22
  input  wire packet_ready  // PacketTurns.java:22
);
  reg  isSeldom;  // PacketTurns.java:26
  reg  inside_;  // PacketTurns.java:27
  wire moves = packet_valid && packet_ready;  // PacketTurns.java:37
  wire ends = moves && packet_data_last;  // PacketTurns.java:38
  assign usual_ready = !isSeldom && packet_ready;  // PacketTurns.java:35
  assign seldom_ready = isSeldom && packet_ready;  // PacketTurns.java:36
  assign packet_data_data = isSeldom ? seldom_data_data : usual_data_data;  // PacketTurns.java:31
  assign packet_data_last = isSeldom ? seldom_data_last : usual_data_last;  // PacketTurns.java:34
  assign packet_valid = isSeldom ? seldom_valid : usual_valid;  // PacketTurns.java:28
  always @(posedge clock) begin
    if (moves) begin  // PacketTurns.java:39
      inside_ <= !packet_data_last;  // PacketTurns.java:39
    end
    if (ends) begin  // PacketTurns.java:41
      isSeldom <= !isSeldom && seldom_valid;  // PacketTurns.java:41
    end else if (!(inside_ || packet_valid)) begin  // PacketTurns.java:42
      isSeldom <= seldom_valid;  // PacketTurns.java:42
    end
    if (reset) begin
      isSeldom <= 1'b0;  // PacketTurns.java:26
      inside_ <= 1'b0;  // PacketTurns.java:27
    end
  end
endmodule
`default_nettype wire
