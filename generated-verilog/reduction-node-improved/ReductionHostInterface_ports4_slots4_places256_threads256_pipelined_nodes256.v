`default_nettype none
// size.ports=4, size.slots=4, size.places=256, size.threads=256, size.pipelined=true, nodes=256
module ReductionHostInterface_ports4_slots4_places256_threads256_pipelined_nodes256 (  // RegisterHost.java:34
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
  output wire [63:0] submit_data_data,  // ReductionHostInterface.java:27
  output wire submit_data_last,  // ReductionHostInterface.java:27
  output wire submit_valid,  // ReductionHostInterface.java:27
  input  wire submit_ready,  // ReductionHostInterface.java:27
  input  wire [63:0] completion_data_data,  // ReductionHostInterface.java:29
  input  wire completion_data_last,  // ReductionHostInterface.java:29
  input  wire completion_valid,  // ReductionHostInterface.java:29
  output wire completion_ready,  // ReductionHostInterface.java:29
  output wire [63:0] sent_data_data,  // ReductionHostInterface.java:31
  output wire sent_data_last,  // ReductionHostInterface.java:31
  output wire sent_valid,  // ReductionHostInterface.java:31
  input  wire sent_ready,  // ReductionHostInterface.java:31
  input  wire [63:0] arrived_data_data,  // ReductionHostInterface.java:33
  input  wire arrived_data_last,  // ReductionHostInterface.java:33
  input  wire arrived_valid,  // ReductionHostInterface.java:33
  output wire arrived_ready,  // ReductionHostInterface.java:33
  input  wire [15:0] node,  // ReductionHostInterface.java:38
  input  wire [31:0] messages,  // ReductionHostInterface.java:40
  input  wire [31:0] dropped,  // ReductionHostInterface.java:42
  input  wire [15:0] slowestTurn  // ReductionHostInterface.java:44
);
  localparam [2:0] HostPacketStatus_TAKEN = 3'd1;
  wire check_writes;  // ReductionHostInterface.java:77
  reg  [31:0] packetsSent;  // ReductionHostInterface.java:152
  reg  [31:0] packetsReceived;  // ReductionHostInterface.java:152
  reg  [31:0] packetsWrong;  // ReductionHostInterface.java:152
  reg  [31:0] refused;  // ReductionHostInterface.java:152
  wire registers_request_ready, registers_response_data_error, registers_response_valid,
      registers_submit_word_written, registers_submitLast_word_written, registers_send_word_written,
      registers_sendLast_word_written, registers_completion_ready, registers_receive_ready;  // RegisterHost.java:36
  wire [63:0] registers_response_data_data, registers_submit_word, registers_submitLast_word,
      registers_send_word, registers_sendLast_word;  // RegisterHost.java:36
  wire [63:0] submissions_packet_data_data;  // ReductionHostInterface.java:67
  wire submissions_packet_data_last, submissions_packet_valid, submissions_refuses; wire [7:0] submissions_room;  // ReductionHostInterface.java:67
  wire [2:0] submissions_status;  // ReductionHostInterface.java:67
  wire [63:0] check_completed; wire [2:0] check_verdict;  // ReductionHostInterface.java:77
  wire [63:0] messagesSent_packet_data_data;  // ReductionHostInterface.java:78
  wire messagesSent_packet_data_last, messagesSent_packet_valid, messagesSent_refuses;  // ReductionHostInterface.java:78
  wire [7:0] messagesSent_room; wire [2:0] messagesSent_status;  // ReductionHostInterface.java:78
  wire completions_write_ready, completions_read_data_last, completions_read_valid, completions_slotFreed;  // ReductionHostInterface.java:95
  wire [63:0] completions_read_data_data; wire [4:0] completions_packets;  // ReductionHostInterface.java:95
  wire intake_arrived_ready, intake_packet_data_last, intake_packet_valid, intake_keeps, intake_drops;  // ReductionHostInterface.java:101
  wire [63:0] intake_packet_data_data; wire [3:0] intake_packets;  // ReductionHostInterface.java:101
  assign request_ready = registers_request_ready;  // RegisterHost.java:47
  assign response_data = registers_response_data_data;  // RegisterHost.java:48
  assign response_valid = registers_response_valid;  // RegisterHost.java:49
  assign submit_data_data = submissions_packet_data_data;  // ReductionHostInterface.java:75
  assign submit_data_last = submissions_packet_data_last;  // ReductionHostInterface.java:75
  assign submit_valid = submissions_packet_valid;  // ReductionHostInterface.java:75
  assign completion_ready = completions_write_ready;  // ReductionHostInterface.java:98
  assign sent_data_data = messagesSent_packet_data_data;  // ReductionHostInterface.java:93
  assign sent_data_last = messagesSent_packet_data_last;  // ReductionHostInterface.java:93
  assign sent_valid = messagesSent_packet_valid;  // ReductionHostInterface.java:93
  assign arrived_ready = intake_arrived_ready;  // ReductionHostInterface.java:103
  assign check_writes = registers_send_word_written || registers_sendLast_word_written;  // ReductionHostInterface.java:86
  always @(posedge clock) begin
    if (sent_valid && sent_ready && sent_data_last) begin  // ReductionHostInterface.java:153
      packetsSent <= packetsSent + 32'd1;  // ReductionHostInterface.java:153
    end
    if (intake_keeps) begin  // ReductionHostInterface.java:153
      packetsReceived <= packetsReceived + 32'd1;  // ReductionHostInterface.java:153
    end
    if (intake_drops) begin  // ReductionHostInterface.java:153
      packetsWrong <= packetsWrong + 32'd1;  // ReductionHostInterface.java:153
    end
    if (submissions_refuses || messagesSent_refuses) begin  // ReductionHostInterface.java:153
      refused <= refused + 32'd1;  // ReductionHostInterface.java:153
    end
    if (reset) begin
      packetsSent <= 32'd0;  // ReductionHostInterface.java:152
      packetsReceived <= 32'd0;  // ReductionHostInterface.java:152
      packetsWrong <= 32'd0;  // ReductionHostInterface.java:152
      refused <= 32'd0;  // ReductionHostInterface.java:152
    end
  end
  RegisterBlock_reduction registers (  // RegisterHost.java:36
    .clock(clock), .reset(reset), .request_data_address({request_data_address[16:3], 3'd0}),
    .request_data_write(request_data_write), .request_data_data(request_data_data),
    .request_data_strobes(8'd255), .request_valid(request_valid), .request_ready(registers_request_ready),
    .response_data_data(registers_response_data_data), .response_data_error(registers_response_data_error),
    .response_valid(registers_response_valid), .response_ready(response_ready), .node_number(node),
    .state_completions({3'd0, completions_packets}), .state_packets({4'd0, intake_packets}),
    .state_submitRoom(submissions_room), .state_sendRoom(messagesSent_room),
    .state_submitted(submissions_status), .state_sent(messagesSent_status), .size_ports(8'd4),
    .size_underWay(8'd4), .size_threads(16'd256), .size_nodes(16'd256), .submit_word(registers_submit_word),
    .submit_word_written(registers_submit_word_written), .submitLast_word(registers_submitLast_word),
    .submitLast_word_written(registers_submitLast_word_written), .send_word(registers_send_word),
    .send_word_written(registers_send_word_written), .sendLast_word(registers_sendLast_word),
    .sendLast_word_written(registers_sendLast_word_written), .completion_word(completions_read_data_data),
    .receive_word(intake_packet_data_data), .completion_valid(completions_read_valid),
    .completion_ready(registers_completion_ready), .completion_coming(completions_packets != 5'd0),
    .receive_valid(intake_packet_valid), .receive_ready(registers_receive_ready),
    .receive_coming(intake_packets != 4'd0), .counters_messages(messages), .counters_dropped(dropped),
    .counters_slowest_turn({16'd0, slowestTurn}), .counters_packets_sent(packetsSent),
    .counters_packets_received(packetsReceived), .counters_packets_wrong(packetsWrong),
    .counters_refused(refused));
  HostPackets_8_9 submissions (  // ReductionHostInterface.java:67
    .clock(clock), .reset(reset), .writes(registers_submit_word_written || registers_submitLast_word_written),
    .last(registers_submitLast_word_written), .data(registers_submit_word), .verdict(HostPacketStatus_TAKEN),
    .packet_data_data(submissions_packet_data_data), .packet_data_last(submissions_packet_data_last),
    .packet_valid(submissions_packet_valid), .packet_ready(submit_ready), .room(submissions_room),
    .status(submissions_status), .refuses(submissions_refuses));
  MessageCheck_256 check (  // ReductionHostInterface.java:77
    .clock(clock), .reset(reset), .writes(check_writes), .last(registers_sendLast_word_written),
    .data(registers_send_word), .node(node), .completed(check_completed), .verdict(check_verdict));
  HostPackets_8_36 messagesSent (  // ReductionHostInterface.java:78
    .clock(clock), .reset(reset), .writes(check_writes), .last(registers_sendLast_word_written),
    .data(check_completed), .verdict(check_verdict), .packet_data_data(messagesSent_packet_data_data),
    .packet_data_last(messagesSent_packet_data_last), .packet_valid(messagesSent_packet_valid),
    .packet_ready(sent_ready), .room(messagesSent_room), .status(messagesSent_status),
    .refuses(messagesSent_refuses));
  PacketStore_16_9 completions (  // ReductionHostInterface.java:95
    .clock(clock), .reset(reset), .write_data_data(completion_data_data),
        .write_data_last(completion_data_last),
    .write_valid(completion_valid), .write_ready(completions_write_ready), .discard(1'b0),
    .read_data_data(completions_read_data_data), .read_data_last(completions_read_data_last),
    .read_valid(completions_read_valid), .read_ready(registers_completion_ready), .mayLeave(1'b1),
    .slotFreed(completions_slotFreed), .packets(completions_packets));
  MessageIntake_8 intake (  // ReductionHostInterface.java:101
    .clock(clock), .reset(reset), .arrived_data_data(arrived_data_data), .arrived_data_last(arrived_data_last),
    .arrived_valid(arrived_valid), .arrived_ready(intake_arrived_ready), .node(node),
    .packet_data_data(intake_packet_data_data), .packet_data_last(intake_packet_data_last),
    .packet_valid(intake_packet_valid), .packet_ready(registers_receive_ready), .keeps(intake_keeps),
    .drops(intake_drops), .packets(intake_packets));
  wire unused_ok = &{1'b0, request_data_address[2:0], registers_response_data_error, registers_submitLast_word,
      registers_sendLast_word, completions_read_data_last, completions_slotFreed, intake_packet_data_last};
endmodule
`default_nettype wire
