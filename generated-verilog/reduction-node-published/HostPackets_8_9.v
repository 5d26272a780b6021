`default_nettype none
// slots=8, longest=9
module HostPackets_8_9 (  // HostPackets.java:41
  input  wire clock,  // HostPackets.java:41
  input  wire reset,  // HostPackets.java:41
  input  wire writes,  // HostPackets.java:20
  input  wire last,  // HostPackets.java:22
  input  wire [63:0] data,  // HostPackets.java:24
  input  wire [2:0] verdict,  // HostPackets.java:26
  output wire [63:0] packet_data_data,  // HostPackets.java:29
  output wire packet_data_last,  // HostPackets.java:29
  output wire packet_valid,  // HostPackets.java:29
  input  wire packet_ready,  // HostPackets.java:29
  output wire [7:0] room,  // HostPackets.java:31
  output wire [2:0] status,  // HostPackets.java:33
  output wire refuses  // HostPackets.java:35
);
  localparam [2:0] HostPacketStatus_NONE = 3'd0;
  localparam [2:0] HostPacketStatus_TAKEN = 3'd1;
  localparam [2:0] HostPacketStatus_NO_ROOM = 3'd2;
  localparam [2:0] HostPacketStatus_TOO_LONG = 3'd3;
  reg  [3:0] index;  // HostPackets.java:46
  reg  [2:0] kept;  // HostPackets.java:48
  reg  forgets;  // HostPackets.java:49
  reg  [2:0] outcome;  // HostPackets.java:62
  wire store_write_ready, store_read_data_last, store_read_valid, store_slotFreed;  // HostPackets.java:45
  wire [63:0] store_read_data_data; wire [3:0] store_packets;  // HostPackets.java:45
  wire isFirst = index == 4'd0;  // HostPackets.java:51
  wire hasNoRoom = isFirst ? !store_write_ready : forgets;  // HostPackets.java:52
  wire fits = index < 4'd9;  // HostPackets.java:53
  wire isRight = outcome == HostPacketStatus_TAKEN;  // HostPackets.java:66
  assign packet_data_data = store_read_data_data;  // HostPackets.java:58
  assign packet_data_last = store_read_data_last;  // HostPackets.java:58
  assign packet_valid = store_read_valid;  // HostPackets.java:58
  assign room = 8'd8 - {4'd0, store_packets};  // HostPackets.java:59
  assign status = kept;  // HostPackets.java:69
  assign refuses = writes && last && !isRight;  // HostPackets.java:68
  always @* begin
    outcome = verdict;  // HostPackets.java:63
    if (!fits) begin  // HostPackets.java:64
      outcome = HostPacketStatus_TOO_LONG;  // HostPackets.java:64
    end
    if (hasNoRoom) begin  // HostPackets.java:65
      outcome = HostPacketStatus_NO_ROOM;  // HostPackets.java:65
    end
  end
  always @(posedge clock) begin
    if (writes) begin  // HostPackets.java:70
      if (last) begin  // HostPackets.java:71
        index <= 4'd0;  // HostPackets.java:71
      end else if (fits) begin  // HostPackets.java:71
        index <= index + 4'd1;  // HostPackets.java:71
      end
      forgets <= hasNoRoom;  // HostPackets.java:72
      if (last) begin  // HostPackets.java:73
        kept <= outcome;  // HostPackets.java:73
      end
    end
    if (reset) begin
      index <= 4'd0;  // HostPackets.java:46
      kept <= HostPacketStatus_NONE;  // HostPackets.java:48
      forgets <= 1'b0;  // HostPackets.java:49
    end
  end
  PacketStore_8_10 store (  // HostPackets.java:45
    .clock(clock), .reset(reset), .write_data_data(data), .write_data_last(last),
    .write_valid(writes && !hasNoRoom && (fits || last)), .write_ready(store_write_ready), .discard(!isRight),
    .read_data_data(store_read_data_data), .read_data_last(store_read_data_last), .read_valid(store_read_valid),
    .read_ready(packet_ready), .mayLeave(1'b1), .slotFreed(store_slotFreed), .packets(store_packets));
  wire unused_ok = &{1'b0, store_slotFreed};
endmodule
`default_nettype wire
