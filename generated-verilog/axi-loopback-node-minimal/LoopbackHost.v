`default_nettype none
module LoopbackHost (  // RegisterHost.java:34
  input  wire clock,  // RegisterHost.java:34
  input  wire reset,  // RegisterHost.java:34
  input  wire request_data_write,  // RegisterHost.java:22
  input  wire [16:0] request_data_address,  // RegisterHost.java:22
  input  wire [63:0] request_data_data,  // RegisterHost.java:22
  input  wire request_valid,  // RegisterHost.java:22
  output wire request_ready,  // RegisterHost.java:22
  output wire [63:0] response_data,  // RegisterHost.java:24
  output wire response_valid,  // RegisterHost.java:24
  input  wire response_ready,  // RegisterHost.java:24
  input  wire [15:0] node,  // LoopbackHost.java:21
  output wire [63:0] sent_data_data,  // LoopbackHost.java:23
  output wire sent_data_last,  // LoopbackHost.java:23
  output wire sent_valid,  // LoopbackHost.java:23
  input  wire sent_ready,  // LoopbackHost.java:23
  input  wire [63:0] arrived_data_data,  // LoopbackHost.java:25
  input  wire arrived_data_last,  // LoopbackHost.java:25
  input  wire arrived_valid,  // LoopbackHost.java:25
  output wire arrived_ready  // LoopbackHost.java:25
);
  reg  [15:0] refused;  // LoopbackHost.java:32
  reg  [15:0] misrouted;  // LoopbackHost.java:33
  reg  [9:0] missing;  // LoopbackHost.java:62
  reg  isFirst;  // LoopbackHost.java:85
  reg  isForeign;  // LoopbackHost.java:86
  wire registers_request_ready, registers_response_data_error, registers_response_valid,
      registers_begin_to_written, registers_begin_bytes_written, registers_word_data_written,
      registers_receive_ready;  // RegisterHost.java:36
  wire [63:0] registers_response_data_data, registers_word_data; wire [15:0] registers_begin_to;  // RegisterHost.java:36
  wire [13:0] registers_begin_bytes;  // RegisterHost.java:36
  wire outgoing_write_ready, outgoing_read_data_last, outgoing_read_valid, outgoing_slotFreed;  // LoopbackHost.java:53
  wire [63:0] outgoing_read_data_data; wire [2:0] outgoing_packets;  // LoopbackHost.java:53
  wire incoming_write_ready, incoming_read_data_last, incoming_read_valid, incoming_slotFreed;  // LoopbackHost.java:53
  wire [63:0] incoming_read_data_data; wire [2:0] incoming_packets;  // LoopbackHost.java:53
  wire fits = (registers_begin_bytes != 14'd0) && (registers_begin_bytes <= 14'd232)
      && (registers_begin_bytes[2:0] == 3'd0);  // LoopbackHost.java:68
  wire mayBegin = (missing == 10'd0) && fits && (registers_begin_to < 16'd16) && outgoing_write_ready;  // LoopbackHost.java:70
  wire takes = (registers_begin_to_written && mayBegin) || (registers_word_data_written && (missing != 10'd0));  // LoopbackHost.java:71
  wire [15:0] roundedUp = {2'd0, registers_begin_bytes} + 16'd39;  // PacketFormat.java:56
  assign request_ready = registers_request_ready;  // RegisterHost.java:47
  assign response_data = registers_response_data_data;  // RegisterHost.java:48
  assign response_valid = registers_response_valid;  // RegisterHost.java:49
  assign sent_data_data = outgoing_read_data_data;  // LoopbackHost.java:46
  assign sent_data_last = outgoing_read_data_last;  // LoopbackHost.java:46
  assign sent_valid = outgoing_read_valid;  // LoopbackHost.java:46
  assign arrived_ready = incoming_write_ready;  // LoopbackHost.java:87
  always @(posedge clock) begin
    if (takes) begin  // LoopbackHost.java:76
      missing <= registers_begin_to_written ? (roundedUp[12:3] - 10'd1) : (missing - 10'd1);  // LoopbackHost.java:78
    end
    if ((registers_begin_to_written || registers_word_data_written) && !takes) begin  // LoopbackHost.java:80
      refused <= refused + 16'd1;  // LoopbackHost.java:80
    end
    if (arrived_valid && arrived_ready) begin  // LoopbackHost.java:88
      isFirst <= arrived_data_last;  // LoopbackHost.java:88
    end
    if (arrived_valid && arrived_ready && isFirst) begin  // LoopbackHost.java:89
      isForeign <= arrived_data_data[15:0] != node;  // LoopbackHost.java:91
    end
    if (arrived_valid && arrived_ready && arrived_data_last && isForeign) begin  // LoopbackHost.java:94
      misrouted <= misrouted + 16'd1;  // LoopbackHost.java:94
    end
    if (reset) begin
      refused <= 16'd0;  // LoopbackHost.java:32
      misrouted <= 16'd0;  // LoopbackHost.java:33
      missing <= 10'd0;  // LoopbackHost.java:62
      isFirst <= 1'b1;  // LoopbackHost.java:85
      isForeign <= 1'b0;  // LoopbackHost.java:86
    end
  end
  RegisterBlock_loopback registers (  // RegisterHost.java:36
    .clock(clock), .reset(reset), .request_data_address({request_data_address[16:3], 3'd0}),
    .request_data_write(request_data_write), .request_data_data(request_data_data),
    .request_data_strobes(8'd255), .request_valid(request_valid), .request_ready(registers_request_ready),
    .response_data_data(registers_response_data_data), .response_data_error(registers_response_data_error),
    .response_valid(registers_response_valid), .response_ready(response_ready), .node_number(node),
    .state_waiting({5'd0, incoming_packets}), .state_room(8'd4 - {5'd0, outgoing_packets}),
    .state_refused(refused), .state_misrouted(misrouted), .begin_to(registers_begin_to),
    .begin_to_written(registers_begin_to_written), .begin_bytes(registers_begin_bytes),
    .begin_bytes_written(registers_begin_bytes_written), .word_data(registers_word_data),
    .word_data_written(registers_word_data_written), .receive_data(incoming_read_data_data),
    .receive_valid(incoming_read_valid), .receive_ready(registers_receive_ready),
    .receive_coming(incoming_packets != 3'd0));
  PacketStore_4_33 outgoing (  // LoopbackHost.java:53
    .clock(clock), .reset(reset),
    .write_data_data(registers_begin_to_written ? {18'd0, registers_begin_bytes, node, registers_begin_to}
        : registers_word_data),
    .write_data_last(registers_word_data_written && (missing == 10'd1)), .write_valid(takes),
    .write_ready(outgoing_write_ready), .discard(1'b0), .read_data_data(outgoing_read_data_data),
    .read_data_last(outgoing_read_data_last), .read_valid(outgoing_read_valid), .read_ready(sent_ready),
    .mayLeave(1'b1), .slotFreed(outgoing_slotFreed), .packets(outgoing_packets));
  PacketStore_4_33 incoming (  // LoopbackHost.java:53
    .clock(clock), .reset(reset), .write_data_data(arrived_data_data), .write_data_last(arrived_data_last),
    .write_valid(arrived_valid), .write_ready(incoming_write_ready), .discard(isForeign),
    .read_data_data(incoming_read_data_data), .read_data_last(incoming_read_data_last),
    .read_valid(incoming_read_valid), .read_ready(registers_receive_ready), .mayLeave(1'b1),
    .slotFreed(incoming_slotFreed), .packets(incoming_packets));
  wire unused_ok = &{1'b0, request_data_address[2:0], registers_response_data_error,
      registers_begin_bytes_written, outgoing_slotFreed, incoming_read_data_last, incoming_slotFreed,
      roundedUp[2:0], roundedUp[15:13]};
endmodule
`default_nettype wire
