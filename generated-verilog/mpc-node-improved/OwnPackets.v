`default_nettype none
module OwnPackets (  // OwnPackets.java:33
  input  wire clock,  // OwnPackets.java:33
  input  wire reset,  // OwnPackets.java:33
  input  wire [63:0] packet_data_data,  // OwnPackets.java:22
  input  wire packet_data_last,  // OwnPackets.java:22
  input  wire packet_valid,  // OwnPackets.java:22
  output wire packet_ready,  // OwnPackets.java:22
  input  wire isOwn,  // OwnPackets.java:24
  input  wire [63:0] arrived_data_data,  // OwnPackets.java:26
  input  wire arrived_data_last,  // OwnPackets.java:26
  input  wire arrived_valid,  // OwnPackets.java:26
  output wire arrived_ready,  // OwnPackets.java:26
  output wire [63:0] leaving_data_data,  // OwnPackets.java:28
  output wire leaving_data_last,  // OwnPackets.java:28
  output wire leaving_valid,  // OwnPackets.java:28
  input  wire leaving_ready,  // OwnPackets.java:28
  output wire [63:0] received_data_data,  // OwnPackets.java:30
  output wire received_data_last,  // OwnPackets.java:30
  output wire received_valid,  // OwnPackets.java:30
  input  wire received_ready  // OwnPackets.java:30
);
  wire turns_usual_ready, turns_seldom_ready, turns_packet_data_last, turns_packet_valid;  // OwnPackets.java:34
  wire [63:0] turns_packet_data_data;  // OwnPackets.java:34
  assign packet_ready = isOwn ? turns_seldom_ready : leaving_ready;  // OwnPackets.java:41
  assign arrived_ready = turns_usual_ready;  // OwnPackets.java:35
  assign leaving_data_data = packet_data_data;  // OwnPackets.java:40
  assign leaving_data_last = packet_data_last;  // OwnPackets.java:40
  assign leaving_valid = packet_valid && !isOwn;  // OwnPackets.java:39
  assign received_data_data = turns_packet_data_data;  // OwnPackets.java:42
  assign received_data_last = turns_packet_data_last;  // OwnPackets.java:42
  assign received_valid = turns_packet_valid;  // OwnPackets.java:42
  PacketTurns turns (  // OwnPackets.java:34
    .clock(clock), .reset(reset), .usual_data_data(arrived_data_data), .usual_data_last(arrived_data_last),
    .usual_valid(arrived_valid), .usual_ready(turns_usual_ready), .seldom_data_data(packet_data_data),
    .seldom_data_last(packet_data_last), .seldom_valid(packet_valid && isOwn),
        .seldom_ready(turns_seldom_ready),
    .packet_data_data(turns_packet_data_data), .packet_data_last(turns_packet_data_last),
    .packet_valid(turns_packet_valid), .packet_ready(received_ready));
endmodule
`default_nettype wire
