// size.ports=4, size.slots=4, size.places=256, size.threads=256, size.pipelined=true, nodes=256
module ReductionHostInterface_4_4_256_256_true_256 (  // ReductionHostInterface.java:59
  input  wire clock,  // ReductionHostInterface.java:59
  input  wire reset,  // ReductionHostInterface.java:59
  input  wire request_data_write,  // ReductionHostInterface.java:29
  input  wire [16:0] request_data_address,  // ReductionHostInterface.java:29
  input  wire [63:0] request_data_data,  // ReductionHostInterface.java:29
  input  wire request_valid,  // ReductionHostInterface.java:29
  output wire request_ready,  // ReductionHostInterface.java:29
  output wire [63:0] response_data,  // ReductionHostInterface.java:31
  output wire response_valid,  // ReductionHostInterface.java:31
  input  wire response_ready,  // ReductionHostInterface.java:31
  output wire [63:0] submit_data_data,  // ReductionHostInterface.java:34
  output wire submit_data_last,  // ReductionHostInterface.java:34
  output wire submit_valid,  // ReductionHostInterface.java:34
  input  wire submit_ready,  // ReductionHostInterface.java:34
  input  wire [63:0] completion_data_data,  // ReductionHostInterface.java:36
  input  wire completion_data_last,  // ReductionHostInterface.java:36
  input  wire completion_valid,  // ReductionHostInterface.java:36
  output wire completion_ready,  // ReductionHostInterface.java:36
  output wire [63:0] sent_data_data,  // ReductionHostInterface.java:38
  output wire sent_data_last,  // ReductionHostInterface.java:38
  output wire sent_valid,  // ReductionHostInterface.java:38
  input  wire sent_ready,  // ReductionHostInterface.java:38
  input  wire [63:0] arrived_data_data,  // ReductionHostInterface.java:40
  input  wire arrived_data_last,  // ReductionHostInterface.java:40
  input  wire arrived_valid,  // ReductionHostInterface.java:40
  output wire arrived_ready,  // ReductionHostInterface.java:40
  input  wire [15:0] node,  // ReductionHostInterface.java:43
  input  wire [31:0] messages,  // ReductionHostInterface.java:45
  input  wire [31:0] dropped,  // ReductionHostInterface.java:47
  input  wire [15:0] slowestTurn  // ReductionHostInterface.java:49
);
  localparam [2:0] HostPacketStatus_TAKEN = 3'd1;
  reg  [63:0] registerValue;  // ReductionHostInterface.java:52
  reg  responds;  // ReductionHostInterface.java:53
  wire check_writes;  // ReductionHostInterface.java:73
  reg  [63:0] readValue;  // ReductionHostInterface.java:102
  reg  [31:0] packetsSent;  // ReductionHostInterface.java:159
  reg  [31:0] packetsReceived;  // ReductionHostInterface.java:159
  reg  [31:0] packetsWrong;  // ReductionHostInterface.java:159
  reg  [31:0] refused;  // ReductionHostInterface.java:159
  wire [63:0] submissions_packet_data_data;  // ReductionHostInterface.java:62
  wire submissions_packet_data_last, submissions_packet_valid, submissions_refuses; wire [7:0] submissions_room;  // ReductionHostInterface.java:62
  wire [2:0] submissions_status;  // ReductionHostInterface.java:62
  wire [63:0] check_completed; wire [2:0] check_verdict;  // ReductionHostInterface.java:73
  wire [63:0] messagesSent_packet_data_data;  // ReductionHostInterface.java:74
  wire messagesSent_packet_data_last, messagesSent_packet_valid, messagesSent_refuses;  // ReductionHostInterface.java:74
  wire [7:0] messagesSent_room; wire [2:0] messagesSent_status;  // ReductionHostInterface.java:74
  wire completions_write_ready, completions_read_data_last, completions_read_valid, completions_slotFreed;  // ReductionHostInterface.java:92
  wire [63:0] completions_read_data_data; wire [4:0] completions_packets;  // ReductionHostInterface.java:92
  wire intake_arrived_ready, intake_packet_data_last, intake_packet_valid, intake_keeps, intake_drops;  // ReductionHostInterface.java:98
  wire [63:0] intake_packet_data_data; wire [3:0] intake_packets;  // ReductionHostInterface.java:98
  wire submits = request_valid && request_ready && request_data_write && (request_data_address[16:3] == 14'd4);  // ReductionHostInterface.java:173
  wire submitsLast = request_valid && request_ready && request_data_write
      && (request_data_address[16:3] == 14'd5);  // ReductionHostInterface.java:173
  wire sends = request_valid && request_ready && request_data_write && (request_data_address[16:3] == 14'd6);  // ReductionHostInterface.java:173
  wire sendsLast = request_valid && request_ready && request_data_write
      && (request_data_address[16:3] == 14'd7);  // ReductionHostInterface.java:173
  wire reads_0 = (request_data_address[16:3] == 14'd8) && !request_data_write;  // ReductionHostInterface.java:136
  wire reads_1 = (request_data_address[16:3] == 14'd9) && !request_data_write;  // ReductionHostInterface.java:136
  wire settles = (reads_0 && (completions_packets != 5'd0) && !completions_read_valid)
      || (reads_1 && (intake_packets != 4'd0) && !intake_packet_valid);  // ReductionHostInterface.java:121
  wire leaves = sent_valid && sent_ready && sent_data_last;  // ReductionHostInterface.java:143
  assign request_ready = !responds && !settles;  // ReductionHostInterface.java:124
  assign response_data = registerValue;  // ReductionHostInterface.java:126
  assign response_valid = responds;  // ReductionHostInterface.java:125
  assign submit_data_data = submissions_packet_data_data;  // ReductionHostInterface.java:71
  assign submit_data_last = submissions_packet_data_last;  // ReductionHostInterface.java:71
  assign submit_valid = submissions_packet_valid;  // ReductionHostInterface.java:71
  assign completion_ready = completions_write_ready;  // ReductionHostInterface.java:95
  assign sent_data_data = messagesSent_packet_data_data;  // ReductionHostInterface.java:90
  assign sent_data_last = messagesSent_packet_data_last;  // ReductionHostInterface.java:90
  assign sent_valid = messagesSent_packet_valid;  // ReductionHostInterface.java:90
  assign arrived_ready = intake_arrived_ready;  // ReductionHostInterface.java:100
  assign check_writes = sends || sendsLast;  // ReductionHostInterface.java:83
  always @* begin
    readValue = 64'd0;  // ReductionHostInterface.java:103
    if (request_data_address[16:3] == 14'd0) begin  // ReductionHostInterface.java:104
      readValue = 64'h5245445543544e31;  // ReductionHostInterface.java:104
    end
    if (request_data_address[16:3] == 14'd1) begin  // ReductionHostInterface.java:105
      readValue = {48'd0, node};  // ReductionHostInterface.java:105
    end
    if (request_data_address[16:3] == 14'd3) begin  // ReductionHostInterface.java:108
      readValue = 64'h10001000404;  // ReductionHostInterface.java:108
    end
    if (request_data_address[16:3] == 14'd2) begin  // ReductionHostInterface.java:109
      readValue = {16'd0, 5'd0, messagesSent_status, 5'd0, submissions_status, messagesSent_room,
          submissions_room, 4'd0, intake_packets, 3'd0, completions_packets};  // ReductionHostInterface.java:111
    end
    if ((request_data_address[16:3] == 14'd8) && completions_read_valid) begin  // ReductionHostInterface.java:138
      readValue = completions_read_data_data;  // ReductionHostInterface.java:138
    end
    if ((request_data_address[16:3] == 14'd9) && intake_packet_valid) begin  // ReductionHostInterface.java:138
      readValue = intake_packet_data_data;  // ReductionHostInterface.java:138
    end
    if (request_data_address[16:3] == 14'd16) begin  // ReductionHostInterface.java:154
      readValue = {32'd0, messages};  // ReductionHostInterface.java:154
    end
    if (request_data_address[16:3] == 14'd17) begin  // ReductionHostInterface.java:154
      readValue = {32'd0, dropped};  // ReductionHostInterface.java:154
    end
    if (request_data_address[16:3] == 14'd18) begin  // ReductionHostInterface.java:154
      readValue = {32'd0, 16'd0, slowestTurn};  // ReductionHostInterface.java:154
    end
    if (request_data_address[16:3] == 14'd19) begin  // ReductionHostInterface.java:154
      readValue = {32'd0, packetsSent};  // ReductionHostInterface.java:154
    end
    if (request_data_address[16:3] == 14'd20) begin  // ReductionHostInterface.java:154
      readValue = {32'd0, packetsReceived};  // ReductionHostInterface.java:154
    end
    if (request_data_address[16:3] == 14'd21) begin  // ReductionHostInterface.java:154
      readValue = {32'd0, packetsWrong};  // ReductionHostInterface.java:154
    end
    if (request_data_address[16:3] == 14'd22) begin  // ReductionHostInterface.java:154
      readValue = {32'd0, refused};  // ReductionHostInterface.java:154
    end
  end
  always @(posedge clock) begin
    if (leaves) begin  // ReductionHostInterface.java:160
      packetsSent <= packetsSent + 32'd1;  // ReductionHostInterface.java:160
    end
    if (intake_keeps) begin  // ReductionHostInterface.java:160
      packetsReceived <= packetsReceived + 32'd1;  // ReductionHostInterface.java:160
    end
    if (intake_drops) begin  // ReductionHostInterface.java:160
      packetsWrong <= packetsWrong + 32'd1;  // ReductionHostInterface.java:160
    end
    if (submissions_refuses || messagesSent_refuses) begin  // ReductionHostInterface.java:160
      refused <= refused + 32'd1;  // ReductionHostInterface.java:160
    end
    if (request_valid && request_ready) begin  // ReductionHostInterface.java:127
      responds <= 1'b1;  // ReductionHostInterface.java:128
      registerValue <= request_data_write ? 64'd0 : readValue;  // ReductionHostInterface.java:129
    end else if (response_ready) begin  // ReductionHostInterface.java:131
      responds <= 1'b0;  // ReductionHostInterface.java:131
    end
    if (reset) begin
      responds <= 1'b0;  // ReductionHostInterface.java:53
      packetsSent <= 32'd0;  // ReductionHostInterface.java:159
      packetsReceived <= 32'd0;  // ReductionHostInterface.java:159
      packetsWrong <= 32'd0;  // ReductionHostInterface.java:159
      refused <= 32'd0;  // ReductionHostInterface.java:159
    end
  end
  HostPackets_8_9 submissions (  // ReductionHostInterface.java:62
    .clock(clock), .reset(reset), .writes(submits || submitsLast), .last(submitsLast), .data(request_data_data),
    .verdict(HostPacketStatus_TAKEN), .packet_data_data(submissions_packet_data_data),
    .packet_data_last(submissions_packet_data_last), .packet_valid(submissions_packet_valid),
    .packet_ready(submit_ready), .room(submissions_room), .status(submissions_status),
    .refuses(submissions_refuses));
  MessageCheck_256 check (  // ReductionHostInterface.java:73
    .clock(clock), .reset(reset), .writes(check_writes), .last(sendsLast), .data(request_data_data),
        .node(node),
    .completed(check_completed), .verdict(check_verdict));
  HostPackets_8_36 messagesSent (  // ReductionHostInterface.java:74
    .clock(clock), .reset(reset), .writes(check_writes), .last(sendsLast), .data(check_completed),
    .verdict(check_verdict), .packet_data_data(messagesSent_packet_data_data),
    .packet_data_last(messagesSent_packet_data_last), .packet_valid(messagesSent_packet_valid),
    .packet_ready(sent_ready), .room(messagesSent_room), .status(messagesSent_status),
    .refuses(messagesSent_refuses));
  PacketStore_16_9 completions (  // ReductionHostInterface.java:92
    .clock(clock), .reset(reset), .write_data_data(completion_data_data),
        .write_data_last(completion_data_last),
    .write_valid(completion_valid), .write_ready(completions_write_ready), .discard(1'b0),
    .read_data_data(completions_read_data_data), .read_data_last(completions_read_data_last),
    .read_valid(completions_read_valid), .read_ready(request_valid && request_ready && reads_0),
        .mayLeave(1'b1),
    .slotFreed(completions_slotFreed), .packets(completions_packets));
  MessageIntake_8 intake (  // ReductionHostInterface.java:98
    .clock(clock), .reset(reset), .arrived_data_data(arrived_data_data), .arrived_data_last(arrived_data_last),
    .arrived_valid(arrived_valid), .arrived_ready(intake_arrived_ready), .node(node),
    .packet_data_data(intake_packet_data_data), .packet_data_last(intake_packet_data_last),
    .packet_valid(intake_packet_valid), .packet_ready(request_valid && request_ready && reads_1),
    .keeps(intake_keeps), .drops(intake_drops), .packets(intake_packets));
  wire unused_ok = &{1'b0, request_data_address[2:0], completions_read_data_last, completions_slotFreed,
      intake_packet_data_last};
endmodule
