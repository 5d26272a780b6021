`default_nettype none
// slots=8
module MessageIntake_8 (  // MessageIntake.java:43
  input  wire clock,  // MessageIntake.java:43
  input  wire reset,  // MessageIntake.java:43
  input  wire [63:0] arrived_data_data,  // MessageIntake.java:20
  input  wire arrived_data_last,  // MessageIntake.java:20
  input  wire arrived_valid,  // MessageIntake.java:20
  output wire arrived_ready,  // MessageIntake.java:20
  input  wire [15:0] node,  // MessageIntake.java:24
  output wire [63:0] packet_data_data,  // MessageIntake.java:26
  output wire packet_data_last,  // MessageIntake.java:26
  output wire packet_valid,  // MessageIntake.java:26
  input  wire packet_ready,  // MessageIntake.java:26
  output wire keeps,  // MessageIntake.java:30
  output wire drops,  // MessageIntake.java:32
  output wire [3:0] packets  // MessageIntake.java:55
);
  reg  inside_;  // MessageIntake.java:57
  reg  wasOurs;  // MessageIntake.java:58
  wire store_write_ready, store_read_data_last, store_read_valid, store_slotFreed;  // MessageIntake.java:49
  wire [63:0] store_read_data_data; wire [3:0] store_packets;  // MessageIntake.java:49
  wire fits = arrived_data_data[45:32] <= 14'd256;  // MessageIntake.java:61
  wire isOurs = inside_ ? wasOurs : ((arrived_data_data[15:0] == node) && fits);  // MessageIntake.java:62
  wire ends = arrived_valid && arrived_ready && arrived_data_last;  // MessageIntake.java:69
  assign arrived_ready = !isOurs || store_write_ready;  // MessageIntake.java:67
  assign packet_data_data = store_read_data_data;  // MessageIntake.java:68
  assign packet_data_last = store_read_data_last;  // MessageIntake.java:68
  assign packet_valid = store_read_valid;  // MessageIntake.java:68
  assign keeps = ends && isOurs;  // MessageIntake.java:70
  assign drops = ends && !isOurs;  // MessageIntake.java:71
  assign packets = store_packets;  // MessageIntake.java:56
  always @(posedge clock) begin
    if (arrived_valid && arrived_ready) begin  // MessageIntake.java:72
      inside_ <= !arrived_data_last;  // MessageIntake.java:73
      wasOurs <= isOurs;  // MessageIntake.java:74
    end
    if (reset) begin
      inside_ <= 1'b0;  // MessageIntake.java:57
    end
  end
  PacketStore_8_36 store (  // MessageIntake.java:49
    .clock(clock), .reset(reset), .write_data_data(arrived_data_data), .write_data_last(arrived_data_last),
    .write_valid(arrived_valid && isOurs), .write_ready(store_write_ready), .discard(1'b0),
    .read_data_data(store_read_data_data), .read_data_last(store_read_data_last), .read_valid(store_read_valid),
    .read_ready(packet_ready), .mayLeave(1'b1), .slotFreed(store_slotFreed), .packets(store_packets));
  wire unused_ok = &{1'b0, store_slotFreed};
endmodule
`default_nettype wire
