module LoopbackHost (  // LoopbackHost.java:33
  input  wire clock,  // LoopbackHost.java:33
  input  wire reset,  // LoopbackHost.java:33
  input  wire request_data_write,  // LoopbackHost.java:19
  input  wire [16:0] request_data_address,  // LoopbackHost.java:19
  input  wire [63:0] request_data_data,  // LoopbackHost.java:19
  input  wire request_valid,  // LoopbackHost.java:19
  output wire request_ready,  // LoopbackHost.java:19
  output wire [63:0] response_data,  // LoopbackHost.java:20
  output wire response_valid,  // LoopbackHost.java:20
  input  wire response_ready,  // LoopbackHost.java:20
  input  wire [15:0] node,  // LoopbackHost.java:22
  output wire [63:0] sent_data_data,  // LoopbackHost.java:24
  output wire sent_data_last,  // LoopbackHost.java:24
  output wire sent_valid,  // LoopbackHost.java:24
  input  wire sent_ready,  // LoopbackHost.java:24
  input  wire [63:0] arrived_data_data,  // LoopbackHost.java:26
  input  wire arrived_data_last,  // LoopbackHost.java:26
  input  wire arrived_valid,  // LoopbackHost.java:26
  output wire arrived_ready  // LoopbackHost.java:26
);
  reg  [15:0] refused;  // LoopbackHost.java:30
  reg  [15:0] misrouted;  // LoopbackHost.java:31
  reg  [9:0] missing;  // LoopbackHost.java:51
  reg  isFirst;  // LoopbackHost.java:74
  reg  isForeign;  // LoopbackHost.java:75
  reg  responds;  // LoopbackHost.java:87
  reg  [63:0] shown;  // LoopbackHost.java:88
  reg  [63:0] value;  // LoopbackHost.java:89
  wire outgoing_write_ready, outgoing_read_data_last, outgoing_read_valid, outgoing_slotFreed;  // LoopbackHost.java:41
  wire [63:0] outgoing_read_data_data; wire [3:0] outgoing_packets;  // LoopbackHost.java:41
  wire incoming_write_ready, incoming_read_data_last, incoming_read_valid, incoming_slotFreed;  // LoopbackHost.java:41
  wire [63:0] incoming_read_data_data; wire [3:0] incoming_packets;  // LoopbackHost.java:41
  wire begins = request_valid && request_ready && request_data_write && (request_data_address[16:3] == 14'd3);  // LoopbackHost.java:120
  wire adds = request_valid && request_ready && request_data_write && (request_data_address[16:3] == 14'd4);  // LoopbackHost.java:120
  wire fits = (request_data_data[45:32] != 14'd0) && (request_data_data[45:32] <= 14'd232)
      && (request_data_data[34:32] == 3'd0);  // LoopbackHost.java:57
  wire mayBegin = (missing == 10'd0) && fits && (request_data_data[15:0] < 16'd16) && outgoing_write_ready;  // LoopbackHost.java:59
  wire takes_0 = (begins && mayBegin) || (adds && (missing != 10'd0));  // LoopbackHost.java:60
  wire [15:0] roundedUp = {2'd0, request_data_data[45:32]} + 16'd39;  // PacketFormat.java:56
  wire takes_1 = (request_data_address[16:3] == 14'd5) && !request_data_write;  // LoopbackHost.java:90
  wire [7:0] room = 8'd8 - {4'd0, outgoing_packets};  // LoopbackHost.java:92
  wire settles = takes_1 && (incoming_packets != 4'd0) && !incoming_read_valid;  // LoopbackHost.java:104
  assign request_ready = !responds && !settles;  // LoopbackHost.java:105
  assign response_data = shown;  // LoopbackHost.java:107
  assign response_valid = responds;  // LoopbackHost.java:106
  assign sent_data_data = outgoing_read_data_data;  // LoopbackHost.java:34
  assign sent_data_last = outgoing_read_data_last;  // LoopbackHost.java:34
  assign sent_valid = outgoing_read_valid;  // LoopbackHost.java:34
  assign arrived_ready = incoming_write_ready;  // LoopbackHost.java:76
  always @* begin
    value = 64'd0;  // LoopbackHost.java:93
    if (request_data_address[16:3] == 14'd0) begin  // LoopbackHost.java:94
      value = 64'h4c4f4f5042414b31;  // LoopbackHost.java:94
    end
    if (request_data_address[16:3] == 14'd1) begin  // LoopbackHost.java:95
      value = {48'd0, node};  // LoopbackHost.java:95
    end
    if (request_data_address[16:3] == 14'd2) begin  // LoopbackHost.java:96
      value = {16'd0, misrouted, refused, room, 4'd0, incoming_packets};  // LoopbackHost.java:98
    end
    if (takes_1 && incoming_read_valid) begin  // LoopbackHost.java:100
      value = incoming_read_data_data;  // LoopbackHost.java:102
    end
  end
  always @(posedge clock) begin
    if (takes_0) begin  // LoopbackHost.java:65
      missing <= begins ? (roundedUp[12:3] - 10'd1) : (missing - 10'd1);  // LoopbackHost.java:67
    end
    if ((begins || adds) && !takes_0) begin  // LoopbackHost.java:69
      refused <= refused + 16'd1;  // LoopbackHost.java:69
    end
    if (arrived_valid && arrived_ready) begin  // LoopbackHost.java:77
      isFirst <= arrived_data_last;  // LoopbackHost.java:77
    end
    if (arrived_valid && arrived_ready && isFirst) begin  // LoopbackHost.java:78
      isForeign <= arrived_data_data[15:0] != node;  // LoopbackHost.java:80
    end
    if (arrived_valid && arrived_ready && arrived_data_last && isForeign) begin  // LoopbackHost.java:83
      misrouted <= misrouted + 16'd1;  // LoopbackHost.java:83
    end
    if (request_valid && request_ready) begin  // LoopbackHost.java:108
      responds <= 1'b1;  // LoopbackHost.java:109
      shown <= request_data_write ? 64'd0 : value;  // LoopbackHost.java:110
    end else if (response_ready) begin  // LoopbackHost.java:112
      responds <= 1'b0;  // LoopbackHost.java:112
    end
    if (reset) begin
      refused <= 16'd0;  // LoopbackHost.java:30
      misrouted <= 16'd0;  // LoopbackHost.java:31
      missing <= 10'd0;  // LoopbackHost.java:51
      isFirst <= 1'b1;  // LoopbackHost.java:74
      isForeign <= 1'b0;  // LoopbackHost.java:75
      responds <= 1'b0;  // LoopbackHost.java:87
    end
  end
  PacketStore_8_33 outgoing (  // LoopbackHost.java:41
    .clock(clock), .reset(reset),
    .write_data_data(begins ? {18'd0, request_data_data[45:32], node, request_data_data[15:0]}
        : request_data_data),
    .write_data_last(adds && (missing == 10'd1)), .write_valid(takes_0), .write_ready(outgoing_write_ready),
    .discard(1'b0), .read_data_data(outgoing_read_data_data), .read_data_last(outgoing_read_data_last),
    .read_valid(outgoing_read_valid), .read_ready(sent_ready), .mayLeave(1'b1), .slotFreed(outgoing_slotFreed),
    .packets(outgoing_packets));
  PacketStore_8_33 incoming (  // LoopbackHost.java:41
    .clock(clock), .reset(reset), .write_data_data(arrived_data_data), .write_data_last(arrived_data_last),
    .write_valid(arrived_valid), .write_ready(incoming_write_ready), .discard(isForeign),
    .read_data_data(incoming_read_data_data), .read_data_last(incoming_read_data_last),
    .read_valid(incoming_read_valid), .read_ready(request_valid && request_ready && takes_1), .mayLeave(1'b1),
    .slotFreed(incoming_slotFreed), .packets(incoming_packets));
  wire unused_ok = &{1'b0, request_data_address[2:0], outgoing_slotFreed, incoming_read_data_last,
      incoming_slotFreed, roundedUp[2:0], roundedUp[15:13]};
endmodule
