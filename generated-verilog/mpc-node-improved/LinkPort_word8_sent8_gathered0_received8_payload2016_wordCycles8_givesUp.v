`default_nettype none
// word=8, sent=8, gathered=0, received=8, payload=2016, wordCycles=8, givesUp=true
module LinkPort_word8_sent8_gathered0_received8_payload2016_wordCycles8_givesUp (  // LinkPort.java:182
  input  wire clock,  // LinkPort.java:182
  input  wire reset,  // LinkPort.java:182
  input  wire link_clock,  // LinkPort.java:188
  input  wire link_reset,  // LinkPort.java:188
  input  wire moreWillCome,  // LinkPort.java:74
  output wire transmit_valid,  // LinkPort.java:189
  output wire [63:0] transmit_data,  // LinkPort.java:189
  output wire transmit_last,  // LinkPort.java:189
  input  wire receive_valid,  // LinkPort.java:190
  input  wire [63:0] receive_data,  // LinkPort.java:190
  input  wire receive_last,  // LinkPort.java:190
  output wire [31:0] packetsSent,  // LinkPort.java:192
  output wire [31:0] packetsReceived,  // LinkPort.java:193
  output wire [31:0] packetsWrong,  // LinkPort.java:194
  input  wire [63:0] sent_0_data_data,  // LinkPort.java:199
  input  wire sent_0_data_last,  // LinkPort.java:199
  input  wire sent_0_valid,  // LinkPort.java:199
  output wire sent_0_ready,  // LinkPort.java:199
  input  wire [63:0] sent_1_data_data,  // LinkPort.java:199
  input  wire sent_1_data_last,  // LinkPort.java:199
  input  wire sent_1_valid,  // LinkPort.java:199
  output wire sent_1_ready,  // LinkPort.java:199
  input  wire [63:0] sent_2_data_data,  // LinkPort.java:199
  input  wire sent_2_data_last,  // LinkPort.java:199
  input  wire sent_2_valid,  // LinkPort.java:199
  output wire sent_2_ready,  // LinkPort.java:199
  output wire [63:0] arrived_0_data_data,  // LinkPort.java:200
  output wire arrived_0_data_last,  // LinkPort.java:200
  output wire arrived_0_valid,  // LinkPort.java:200
  input  wire arrived_0_ready,  // LinkPort.java:200
  output wire [63:0] arrived_1_data_data,  // LinkPort.java:200
  output wire arrived_1_data_last,  // LinkPort.java:200
  output wire arrived_1_valid,  // LinkPort.java:200
  input  wire arrived_1_ready,  // LinkPort.java:200
  output wire [63:0] arrived_2_data_data,  // LinkPort.java:200
  output wire arrived_2_data_last,  // LinkPort.java:200
  output wire arrived_2_valid,  // LinkPort.java:200
  input  wire arrived_2_ready  // LinkPort.java:200
);
  wire outgoing0_dequeue_ready;  // LinkPort.java:359
  wire outgoing1_dequeue_ready;  // LinkPort.java:359
  wire outgoing2_dequeue_ready;  // LinkPort.java:359
  wire flow_tells;  // LinkPort.java:211
  wire [31:0] flow_told;  // LinkPort.java:211
  wire turns_sources_0_data_last;  // LinkPort.java:366
  wire turns_sources_0_valid;  // LinkPort.java:366
  wire turns_sources_1_data_last;  // LinkPort.java:366
  wire turns_sources_1_valid;  // LinkPort.java:366
  wire turns_sources_2_data_last;  // LinkPort.java:366
  wire turns_sources_2_valid;  // LinkPort.java:366
  reg  givenUp;  // LinkPort.java:369
  reg  inside0;  // LinkPort.java:466
  reg  held0;  // LinkPort.java:467
  reg  mayPass0;  // LinkPort.java:468
  reg  wasInside0;  // LinkPort.java:474
  reg  inside1;  // LinkPort.java:466
  reg  held1;  // LinkPort.java:467
  reg  mayPass1;  // LinkPort.java:468
  reg  wasInside1;  // LinkPort.java:474
  reg  inside2;  // LinkPort.java:466
  reg  held2;  // LinkPort.java:467
  reg  mayPass2;  // LinkPort.java:468
  reg  wasInside2;  // LinkPort.java:474
  reg  takenNow0;  // LinkPort.java:528
  reg  [4:0] takenBefore0;  // LinkPort.java:529
  reg  takenNow1;  // LinkPort.java:528
  reg  [4:0] takenBefore1;  // LinkPort.java:529
  reg  takenNow2;  // LinkPort.java:528
  reg  [4:0] takenBefore2;  // LinkPort.java:529
  reg  restIsThere;  // LinkPort.java:536
  reg  advanced;  // LinkPort.java:406
  reg  [3:0] timeouts;  // LinkPort.java:504
  wire received0_write_valid;  // LinkPort.java:583
  wire received1_write_valid;  // LinkPort.java:583
  wire received2_write_valid;  // LinkPort.java:583
  wire outgoing0_enqueue_ready, outgoing0_dequeue_data_last, outgoing0_dequeue_valid;  // LinkPort.java:359
  wire [63:0] outgoing0_dequeue_data_data;  // LinkPort.java:359
  wire outgoing1_enqueue_ready, outgoing1_dequeue_data_last, outgoing1_dequeue_valid;  // LinkPort.java:359
  wire [63:0] outgoing1_dequeue_data_data;  // LinkPort.java:359
  wire outgoing2_enqueue_ready, outgoing2_dequeue_data_last, outgoing2_dequeue_valid;  // LinkPort.java:359
  wire [63:0] outgoing2_dequeue_data_data;  // LinkPort.java:359
  wire incoming0_enqueue_ready, incoming0_dequeue_data_last, incoming0_dequeue_valid;  // LinkPort.java:359
  wire [63:0] incoming0_dequeue_data_data;  // LinkPort.java:359
  wire incoming1_enqueue_ready, incoming1_dequeue_data_last, incoming1_dequeue_valid;  // LinkPort.java:359
  wire [63:0] incoming1_dequeue_data_data;  // LinkPort.java:359
  wire incoming2_enqueue_ready, incoming2_dequeue_data_last, incoming2_dequeue_valid;  // LinkPort.java:359
  wire [63:0] incoming2_dequeue_data_data;  // LinkPort.java:359
  wire flow_wanted, flow_isImpossible; wire [31:0] flow_word; wire [2:0] flow_hasPlace;  // LinkPort.java:211
  wire turns_sources_0_ready, turns_sources_1_ready, turns_sources_2_ready, turns_sink_data_last,
      turns_sink_valid;  // LinkPort.java:366
  wire [63:0] turns_sink_data_data; wire [1:0] turns_chosen;  // LinkPort.java:366
  wire turn_source_ready, turn_sink_data_last, turn_sink_valid; wire [63:0] turn_sink_data_data;  // LinkPort.java:374
  wire replay_write_ready, replay_read_data_last, replay_read_valid, replay_leaves, replay_isAwaiting,
      replay_advances;  // LinkPort.java:384
  wire [63:0] replay_read_data_data; wire [7:0] replay_number, replay_packets;  // LinkPort.java:384
  wire [4:0] handed0_count;  // LinkPort.java:524
  wire [4:0] handed1_count;  // LinkPort.java:524
  wire [4:0] handed2_count;  // LinkPort.java:524
  wire silence_expired;  // LinkPort.java:402
  wire transmitter_packet_ready, transmitter_flowSent, transmitter_link_valid, transmitter_link_last,
      transmitter_packetSent;  // LinkPort.java:416
  wire [63:0] transmitter_link_data;  // LinkPort.java:416
  wire [31:0] sentCount_count;  // LinkPort.java:646
  wire [63:0] receiver_packet_data_data;  // LinkPort.java:562
  wire receiver_packet_data_last, receiver_packet_valid, receiver_discard, receiver_accepted, receiver_repeated,
      receiver_missed, receiver_packetWrong, receiver_ended, receiver_flowArrives;  // LinkPort.java:562
  wire [1:0] receiver_channel; wire [7:0] receiver_expected; wire [31:0] receiver_flow;  // LinkPort.java:562
  wire received0_write_ready, received0_read_data_last, received0_read_valid, received0_slotFreed;  // LinkPort.java:583
  wire [63:0] received0_read_data_data; wire [3:0] received0_packets;  // LinkPort.java:583
  wire received1_write_ready, received1_read_data_last, received1_read_valid, received1_slotFreed;  // LinkPort.java:583
  wire [63:0] received1_read_data_data; wire [3:0] received1_packets;  // LinkPort.java:583
  wire received2_write_ready, received2_read_data_last, received2_read_valid, received2_slotFreed;  // LinkPort.java:583
  wire [63:0] received2_read_data_data; wire [3:0] received2_packets;  // LinkPort.java:583
  wire [31:0] receivedCount_count;  // LinkPort.java:646
  wire [31:0] wrongCount_count;  // LinkPort.java:646
  wire takes_0 = !held0 && flow_hasPlace[0];  // LinkPort.java:472
  wire staysInside_0 = (outgoing0_dequeue_valid && outgoing0_dequeue_ready) ? !outgoing0_dequeue_data_last
      : inside0;  // LinkPort.java:476
  wire staysHeld_0 = takes_0 || (held0 && !(inside0 && !wasInside0));  // LinkPort.java:477
  wire takes_1 = !held1 && flow_hasPlace[1];  // LinkPort.java:472
  wire staysInside_1 = (outgoing1_dequeue_valid && outgoing1_dequeue_ready) ? !outgoing1_dequeue_data_last
      : inside1;  // LinkPort.java:476
  wire staysHeld_1 = takes_1 || (held1 && !(inside1 && !wasInside1));  // LinkPort.java:477
  wire takes_2 = !held2 && flow_hasPlace[2];  // LinkPort.java:472
  wire staysInside_2 = (outgoing2_dequeue_valid && outgoing2_dequeue_ready) ? !outgoing2_dequeue_data_last
      : inside2;  // LinkPort.java:476
  wire staysHeld_2 = takes_2 || (held2 && !(inside2 && !wasInside2));  // LinkPort.java:477
  wire [4:0] taken_0 = takenBefore0 + {4'd0, takenNow0};  // LinkPort.java:531
  wire [4:0] taken_1 = takenBefore1 + {4'd0, takenNow1};  // LinkPort.java:531
  wire [4:0] taken_2 = takenBefore2 + {4'd0, takenNow2};  // LinkPort.java:531
  wire isLost = silence_expired && replay_isAwaiting;  // LinkPort.java:403
  wire again = isLost || (flow_tells && flow_told[8]);  // LinkPort.java:404
  wire [2:0] restIsThere_shifted = {handed2_count != taken_2, handed1_count != taken_1, handed0_count
      != taken_0} >> turns_chosen;  // LinkPort.java:537
  assign transmit_valid = transmitter_link_valid;  // LinkPort.java:425
  assign transmit_data = transmitter_link_data;  // LinkPort.java:425
  assign transmit_last = transmitter_link_last;  // LinkPort.java:425
  assign packetsSent = sentCount_count;  // LinkPort.java:649
  assign packetsReceived = receivedCount_count;  // LinkPort.java:649
  assign packetsWrong = wrongCount_count;  // LinkPort.java:649
  assign sent_0_ready = outgoing0_enqueue_ready;  // LinkPort.java:338
  assign sent_1_ready = outgoing1_enqueue_ready;  // LinkPort.java:338
  assign sent_2_ready = outgoing2_enqueue_ready;  // LinkPort.java:338
  assign arrived_0_data_data = incoming0_dequeue_data_data;  // LinkPort.java:351
  assign arrived_0_data_last = incoming0_dequeue_data_last;  // LinkPort.java:351
  assign arrived_0_valid = incoming0_dequeue_valid;  // LinkPort.java:351
  assign arrived_1_data_data = incoming1_dequeue_data_data;  // LinkPort.java:351
  assign arrived_1_data_last = incoming1_dequeue_data_last;  // LinkPort.java:351
  assign arrived_1_valid = incoming1_dequeue_valid;  // LinkPort.java:351
  assign arrived_2_data_data = incoming2_dequeue_data_data;  // LinkPort.java:351
  assign arrived_2_data_last = incoming2_dequeue_data_last;  // LinkPort.java:351
  assign arrived_2_valid = incoming2_dequeue_valid;  // LinkPort.java:351
  assign outgoing0_dequeue_ready = turns_sources_0_ready && mayPass0;  // LinkPort.java:471
  assign outgoing1_dequeue_ready = turns_sources_1_ready && mayPass1;  // LinkPort.java:471
  assign outgoing2_dequeue_ready = turns_sources_2_ready && mayPass2;  // LinkPort.java:471
  assign flow_tells = receiver_flowArrives;  // LinkPort.java:576
  assign flow_told = receiver_flow;  // LinkPort.java:577
  assign turns_sources_0_data_last = outgoing0_dequeue_data_last;  // LinkPort.java:469
  assign turns_sources_0_valid = outgoing0_dequeue_valid && mayPass0;  // LinkPort.java:470
  assign turns_sources_1_data_last = outgoing1_dequeue_data_last;  // LinkPort.java:469
  assign turns_sources_1_valid = outgoing1_dequeue_valid && mayPass1;  // LinkPort.java:470
  assign turns_sources_2_data_last = outgoing2_dequeue_data_last;  // LinkPort.java:469
  assign turns_sources_2_valid = outgoing2_dequeue_valid && mayPass2;  // LinkPort.java:470
  assign received0_write_valid = receiver_packet_valid && (receiver_channel == 2'd0);  // LinkPort.java:596
  assign received1_write_valid = receiver_packet_valid && (receiver_channel == 2'd1);  // LinkPort.java:596
  assign received2_write_valid = receiver_packet_valid && (receiver_channel == 2'd2);  // LinkPort.java:596
  always @(posedge link_clock) begin
    wasInside0 <= inside0;  // LinkPort.java:475
    inside0 <= staysInside_0;  // LinkPort.java:478
    held0 <= staysHeld_0;  // LinkPort.java:479
    mayPass0 <= staysInside_0 || staysHeld_0 || givenUp;  // LinkPort.java:480
    wasInside1 <= inside1;  // LinkPort.java:475
    inside1 <= staysInside_1;  // LinkPort.java:478
    held1 <= staysHeld_1;  // LinkPort.java:479
    mayPass1 <= staysInside_1 || staysHeld_1 || givenUp;  // LinkPort.java:480
    wasInside2 <= inside2;  // LinkPort.java:475
    inside2 <= staysInside_2;  // LinkPort.java:478
    held2 <= staysHeld_2;  // LinkPort.java:479
    mayPass2 <= staysInside_2 || staysHeld_2 || givenUp;  // LinkPort.java:480
    takenNow0 <= turns_sources_0_valid && turns_sources_0_ready && turns_sources_0_data_last;  // LinkPort.java:530
    takenBefore0 <= taken_0;  // LinkPort.java:532
    takenNow1 <= turns_sources_1_valid && turns_sources_1_ready && turns_sources_1_data_last;  // LinkPort.java:530
    takenBefore1 <= taken_1;  // LinkPort.java:532
    takenNow2 <= turns_sources_2_valid && turns_sources_2_ready && turns_sources_2_data_last;  // LinkPort.java:530
    takenBefore2 <= taken_2;  // LinkPort.java:532
    restIsThere <= restIsThere_shifted[0];  // LinkPort.java:537
    advanced <= replay_advances;  // LinkPort.java:407
    if (advanced) begin  // LinkPort.java:505
      timeouts <= 4'd0;  // LinkPort.java:505
    end else if (isLost) begin  // LinkPort.java:505
      timeouts <= timeouts + 4'd1;  // LinkPort.java:506
      if (timeouts == 4'd15) begin  // LinkPort.java:507
        givenUp <= 1'b1;  // LinkPort.java:507
      end
    end
    if (flow_isImpossible) begin  // LinkPort.java:509
      givenUp <= 1'b1;  // LinkPort.java:509
    end
    if (link_reset) begin
      givenUp <= 1'b0;  // LinkPort.java:369
      inside0 <= 1'b0;  // LinkPort.java:466
      held0 <= 1'b0;  // LinkPort.java:467
      mayPass0 <= 1'b0;  // LinkPort.java:468
      wasInside0 <= 1'b0;  // LinkPort.java:474
      inside1 <= 1'b0;  // LinkPort.java:466
      held1 <= 1'b0;  // LinkPort.java:467
      mayPass1 <= 1'b0;  // LinkPort.java:468
      wasInside1 <= 1'b0;  // LinkPort.java:474
      inside2 <= 1'b0;  // LinkPort.java:466
      held2 <= 1'b0;  // LinkPort.java:467
      mayPass2 <= 1'b0;  // LinkPort.java:468
      wasInside2 <= 1'b0;  // LinkPort.java:474
      takenNow0 <= 1'b0;  // LinkPort.java:528
      takenBefore0 <= 5'd0;  // LinkPort.java:529
      takenNow1 <= 1'b0;  // LinkPort.java:528
      takenBefore1 <= 5'd0;  // LinkPort.java:529
      takenNow2 <= 1'b0;  // LinkPort.java:528
      takenBefore2 <= 5'd0;  // LinkPort.java:529
      restIsThere <= 1'b0;  // LinkPort.java:536
      advanced <= 1'b0;  // LinkPort.java:406
      timeouts <= 4'd0;  // LinkPort.java:504
    end
  end
  AsynchronousQueue_PacketWord65_16 outgoing0 (  // LinkPort.java:359
    .writing_clock(clock), .writing_reset(reset), .reading_clock(link_clock), .reading_reset(link_reset),
    .enqueue_data_data(sent_0_data_data), .enqueue_data_last(sent_0_data_last), .enqueue_valid(sent_0_valid),
    .enqueue_ready(outgoing0_enqueue_ready), .dequeue_data_data(outgoing0_dequeue_data_data),
    .dequeue_data_last(outgoing0_dequeue_data_last), .dequeue_valid(outgoing0_dequeue_valid),
    .dequeue_ready(outgoing0_dequeue_ready));
  AsynchronousQueue_PacketWord65_16 outgoing1 (  // LinkPort.java:359
    .writing_clock(clock), .writing_reset(reset), .reading_clock(link_clock), .reading_reset(link_reset),
    .enqueue_data_data(sent_1_data_data), .enqueue_data_last(sent_1_data_last), .enqueue_valid(sent_1_valid),
    .enqueue_ready(outgoing1_enqueue_ready), .dequeue_data_data(outgoing1_dequeue_data_data),
    .dequeue_data_last(outgoing1_dequeue_data_last), .dequeue_valid(outgoing1_dequeue_valid),
    .dequeue_ready(outgoing1_dequeue_ready));
  AsynchronousQueue_PacketWord65_16 outgoing2 (  // LinkPort.java:359
    .writing_clock(clock), .writing_reset(reset), .reading_clock(link_clock), .reading_reset(link_reset),
    .enqueue_data_data(sent_2_data_data), .enqueue_data_last(sent_2_data_last), .enqueue_valid(sent_2_valid),
    .enqueue_ready(outgoing2_enqueue_ready), .dequeue_data_data(outgoing2_dequeue_data_data),
    .dequeue_data_last(outgoing2_dequeue_data_last), .dequeue_valid(outgoing2_dequeue_valid),
    .dequeue_ready(outgoing2_dequeue_ready));
  AsynchronousQueue_PacketWord65_16 incoming0 (  // LinkPort.java:359
    .writing_clock(link_clock), .writing_reset(link_reset), .reading_clock(clock), .reading_reset(reset),
    .enqueue_data_data(received0_read_data_data), .enqueue_data_last(received0_read_data_last),
    .enqueue_valid(received0_read_valid), .enqueue_ready(incoming0_enqueue_ready),
    .dequeue_data_data(incoming0_dequeue_data_data), .dequeue_data_last(incoming0_dequeue_data_last),
    .dequeue_valid(incoming0_dequeue_valid), .dequeue_ready(arrived_0_ready));
  AsynchronousQueue_PacketWord65_16 incoming1 (  // LinkPort.java:359
    .writing_clock(link_clock), .writing_reset(link_reset), .reading_clock(clock), .reading_reset(reset),
    .enqueue_data_data(received1_read_data_data), .enqueue_data_last(received1_read_data_last),
    .enqueue_valid(received1_read_valid), .enqueue_ready(incoming1_enqueue_ready),
    .dequeue_data_data(incoming1_dequeue_data_data), .dequeue_data_last(incoming1_dequeue_data_last),
    .dequeue_valid(incoming1_dequeue_valid), .dequeue_ready(arrived_1_ready));
  AsynchronousQueue_PacketWord65_16 incoming2 (  // LinkPort.java:359
    .writing_clock(link_clock), .writing_reset(link_reset), .reading_clock(clock), .reading_reset(reset),
    .enqueue_data_data(received2_read_data_data), .enqueue_data_last(received2_read_data_last),
    .enqueue_valid(received2_read_valid), .enqueue_ready(incoming2_enqueue_ready),
    .dequeue_data_data(incoming2_dequeue_data_data), .dequeue_data_last(incoming2_dequeue_data_last),
    .dequeue_valid(incoming2_dequeue_valid), .dequeue_ready(arrived_2_ready));
  FlowControl_7_true flow (  // LinkPort.java:211
    .clock(link_clock), .reset(link_reset), .expected(receiver_expected),
    .arrived(receiver_accepted || receiver_repeated), .missed(receiver_missed), .accepted(receiver_accepted),
    .frees({received2_slotFreed, received1_slotFreed, received0_slotFreed}), .wanted(flow_wanted),
    .word(flow_word), .sent(transmitter_flowSent), .tells(flow_tells), .told(flow_told),
    .hasPlace(flow_hasPlace), .spends({takes_2, takes_1, takes_0}), .isImpossible(flow_isImpossible));
  RoundRobinArbiter_PacketWord65_3_packets turns (  // LinkPort.java:366
    .clock(link_clock), .reset(link_reset), .sources_0_data_data(outgoing0_dequeue_data_data),
    .sources_0_data_last(turns_sources_0_data_last), .sources_0_valid(turns_sources_0_valid),
    .sources_0_ready(turns_sources_0_ready), .sources_1_data_data(outgoing1_dequeue_data_data),
    .sources_1_data_last(turns_sources_1_data_last), .sources_1_valid(turns_sources_1_valid),
    .sources_1_ready(turns_sources_1_ready), .sources_2_data_data(outgoing2_dequeue_data_data),
    .sources_2_data_last(turns_sources_2_data_last), .sources_2_valid(turns_sources_2_valid),
    .sources_2_ready(turns_sources_2_ready), .sink_data_data(turns_sink_data_data),
    .sink_data_last(turns_sink_data_last), .sink_valid(turns_sink_valid),
    .sink_ready(turn_source_ready || givenUp), .chosen(turns_chosen));
  SkidBuffer_PacketWord65 turn (  // LinkPort.java:374
    .clock(link_clock), .reset(link_reset), .source_data_data(turns_sink_data_data),
    .source_data_last(turns_sink_data_last), .source_valid(turns_sink_valid), .source_ready(turn_source_ready),
    .sink_data_data(turn_sink_data_data), .sink_data_last(turn_sink_data_last), .sink_valid(turn_sink_valid),
    .sink_ready(replay_write_ready));
  ReplayBuffer_8_8_256 replay (  // LinkPort.java:384
    .clock(link_clock), .reset(link_reset), .write_data_data(turn_sink_data_data),
    .write_data_last(turn_sink_data_last), .write_valid(turn_sink_valid), .write_ready(replay_write_ready),
    .read_data_data(replay_read_data_data), .read_data_last(replay_read_data_last),
    .read_valid(replay_read_valid), .read_ready(transmitter_packet_ready), .number(replay_number),
    .mayLeave(1'b1), .packets(replay_packets), .leaves(replay_leaves), .restIsHere(restIsThere),
    .acknowledges(flow_tells), .acknowledged(flow_told[7:0]), .again(again), .isAwaiting(replay_isAwaiting),
    .advances(replay_advances));
  EventCount_5 handed0 (  // LinkPort.java:524
    .clock(link_clock), .reset(link_reset), .there_clock(clock), .there_reset(reset),
    .happens(sent_0_valid && sent_0_ready && sent_0_data_last), .count(handed0_count));
  EventCount_5 handed1 (  // LinkPort.java:524
    .clock(link_clock), .reset(link_reset), .there_clock(clock), .there_reset(reset),
    .happens(sent_1_valid && sent_1_ready && sent_1_data_last), .count(handed1_count));
  EventCount_5 handed2 (  // LinkPort.java:524
    .clock(link_clock), .reset(link_reset), .there_clock(clock), .there_reset(reset),
    .happens(sent_2_valid && sent_2_ready && sent_2_data_last), .count(handed2_count));
  Timeout_6144 silence (  // LinkPort.java:402
    .clock(link_clock), .reset(link_reset), .restart(!replay_isAwaiting || advanced || replay_leaves || again),
    .expired(silence_expired));
  LinkTransmitter_8 transmitter (  // LinkPort.java:416
    .clock(link_clock), .reset(link_reset), .packet_data_data(replay_read_data_data),
    .packet_data_last(replay_read_data_last), .packet_valid(replay_read_valid),
    .packet_ready(transmitter_packet_ready), .number(replay_number), .flowWanted(flow_wanted), .flow(flow_word),
    .flowSent(transmitter_flowSent), .link_valid(transmitter_link_valid), .link_data(transmitter_link_data),
    .link_last(transmitter_link_last), .packetSent(transmitter_packetSent));
  EventCount_32 sentCount (  // LinkPort.java:646
    .clock(clock), .reset(reset), .there_clock(link_clock), .there_reset(link_reset),
    .happens(transmitter_packetSent), .count(sentCount_count));
  LinkReceiver_2016 receiver (  // LinkPort.java:562
    .clock(link_clock), .reset(link_reset), .link_valid(receive_valid), .link_data(receive_data),
    .link_last(receive_last), .packet_data_data(receiver_packet_data_data),
    .packet_data_last(receiver_packet_data_last), .packet_valid(receiver_packet_valid), .packet_ready(1'b1),
    .channel(receiver_channel), .discard(receiver_discard), .expected(receiver_expected),
    .accepted(receiver_accepted), .repeated(receiver_repeated), .missed(receiver_missed),
    .packetWrong(receiver_packetWrong), .ended(receiver_ended), .flowArrives(receiver_flowArrives),
    .flow(receiver_flow));
  PacketStore_8_256 received0 (  // LinkPort.java:583
    .clock(link_clock), .reset(link_reset), .write_data_data(receiver_packet_data_data),
    .write_data_last(receiver_packet_data_last), .write_valid(received0_write_valid),
    .write_ready(received0_write_ready), .discard(receiver_discard), .read_data_data(received0_read_data_data),
    .read_data_last(received0_read_data_last), .read_valid(received0_read_valid),
    .read_ready(incoming0_enqueue_ready), .mayLeave(1'b1), .slotFreed(received0_slotFreed),
    .packets(received0_packets));
  PacketStore_8_6 received1 (  // LinkPort.java:583
    .clock(link_clock), .reset(link_reset), .write_data_data(receiver_packet_data_data),
    .write_data_last(receiver_packet_data_last), .write_valid(received1_write_valid),
    .write_ready(received1_write_ready), .discard(receiver_discard), .read_data_data(received1_read_data_data),
    .read_data_last(received1_read_data_last), .read_valid(received1_read_valid),
    .read_ready(incoming1_enqueue_ready), .mayLeave(1'b1), .slotFreed(received1_slotFreed),
    .packets(received1_packets));
  PacketStore_8_256 received2 (  // LinkPort.java:583
    .clock(link_clock), .reset(link_reset), .write_data_data(receiver_packet_data_data),
    .write_data_last(receiver_packet_data_last), .write_valid(received2_write_valid),
    .write_ready(received2_write_ready), .discard(receiver_discard), .read_data_data(received2_read_data_data),
    .read_data_last(received2_read_data_last), .read_valid(received2_read_valid),
    .read_ready(incoming2_enqueue_ready), .mayLeave(1'b1), .slotFreed(received2_slotFreed),
    .packets(received2_packets));
  EventCount_32 receivedCount (  // LinkPort.java:646
    .clock(clock), .reset(reset), .there_clock(link_clock), .there_reset(link_reset), .happens(receiver_ended),
    .count(receivedCount_count));
  EventCount_32 wrongCount (  // LinkPort.java:646
    .clock(clock), .reset(reset), .there_clock(link_clock), .there_reset(link_reset),
    .happens(receiver_packetWrong), .count(wrongCount_count));
  wire unused_ok = &{1'b0, moreWillCome, replay_packets, received0_write_ready, received0_packets,
      received1_write_ready, received1_packets, received2_write_ready, received2_packets,
      restIsThere_shifted[2:1]};
`ifdef HEDDLE_SIMULATION
  always @(posedge link_clock) begin
    if (!link_reset) begin
      if (!((mayPass0 == (inside0 || held0)) || givenUp)) begin  // LinkPort.java:481
        $display("assertion failed: a packet may pass while it is sent, and while a place is held for it (LinkPort.java:481)");
        $stop;  // LinkPort.java:481
      end
      if (!(!(outgoing0_dequeue_valid && outgoing0_dequeue_ready) || inside0 || held0 || givenUp)) begin  // LinkPort.java:484
        $display("assertion failed: a packet is sent only into a place that is held for it (LinkPort.java:484)");
        $stop;  // LinkPort.java:484
      end
      if (!((mayPass1 == (inside1 || held1)) || givenUp)) begin  // LinkPort.java:481
        $display("assertion failed: a packet may pass while it is sent, and while a place is held for it (LinkPort.java:481)");
        $stop;  // LinkPort.java:481
      end
      if (!(!(outgoing1_dequeue_valid && outgoing1_dequeue_ready) || inside1 || held1 || givenUp)) begin  // LinkPort.java:484
        $display("assertion failed: a packet is sent only into a place that is held for it (LinkPort.java:484)");
        $stop;  // LinkPort.java:484
      end
      if (!((mayPass2 == (inside2 || held2)) || givenUp)) begin  // LinkPort.java:481
        $display("assertion failed: a packet may pass while it is sent, and while a place is held for it (LinkPort.java:481)");
        $stop;  // LinkPort.java:481
      end
      if (!(!(outgoing2_dequeue_valid && outgoing2_dequeue_ready) || inside2 || held2 || givenUp)) begin  // LinkPort.java:484
        $display("assertion failed: a packet is sent only into a place that is held for it (LinkPort.java:484)");
        $stop;  // LinkPort.java:484
      end
      if (!(!received0_write_valid || received0_write_ready)) begin  // LinkPort.java:607
        $display("assertion failed: credits leave a place for a packet that may be wrong (LinkPort.java:607)");
        $stop;  // LinkPort.java:607
      end
      if (!(!received1_write_valid || received1_write_ready)) begin  // LinkPort.java:607
        $display("assertion failed: credits leave a place for a packet that may be wrong (LinkPort.java:607)");
        $stop;  // LinkPort.java:607
      end
      if (!(!received2_write_valid || received2_write_ready)) begin  // LinkPort.java:607
        $display("assertion failed: credits leave a place for a packet that may be wrong (LinkPort.java:607)");
        $stop;  // LinkPort.java:607
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge link_clock) begin
    if (!link_reset) begin
      assert ((mayPass0 == (inside0 || held0)) || givenUp);  // LinkPort.java:481
      assert (!(outgoing0_dequeue_valid && outgoing0_dequeue_ready) || inside0 || held0 || givenUp);  // LinkPort.java:484
      assert ((mayPass1 == (inside1 || held1)) || givenUp);  // LinkPort.java:481
      assert (!(outgoing1_dequeue_valid && outgoing1_dequeue_ready) || inside1 || held1 || givenUp);  // LinkPort.java:484
      assert ((mayPass2 == (inside2 || held2)) || givenUp);  // LinkPort.java:481
      assert (!(outgoing2_dequeue_valid && outgoing2_dequeue_ready) || inside2 || held2 || givenUp);  // LinkPort.java:484
      assert (!received0_write_valid || received0_write_ready);  // LinkPort.java:607
      assert (!received1_write_valid || received1_write_ready);  // LinkPort.java:607
      assert (!received2_write_valid || received2_write_ready);  // LinkPort.java:607
    end
  end
`endif
endmodule
`default_nettype wire
