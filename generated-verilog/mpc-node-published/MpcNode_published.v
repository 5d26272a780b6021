`default_nettype none
// configuration=published
module MpcNode_published (  // MpcNode.java:75
  input  wire clock,  // MpcNode.java:75
  input  wire reset,  // MpcNode.java:75
  input  wire link_clock,  // MpcNode.java:80
  input  wire link_reset,  // MpcNode.java:80
  input  wire request_data_write,  // MpcNode.java:44
  input  wire [16:0] request_data_address,  // MpcNode.java:44
  input  wire [63:0] request_data_data,  // MpcNode.java:44
  input  wire request_valid,  // MpcNode.java:44
  output wire request_ready,  // MpcNode.java:44
  output wire [63:0] response_data,  // MpcNode.java:45
  output wire response_valid,  // MpcNode.java:45
  input  wire response_ready,  // MpcNode.java:45
  output wire bus_begins,  // MpcNode.java:77
  output wire bus_write,  // MpcNode.java:77
  output wire [25:0] bus_address,  // MpcNode.java:77
  output wire bus_isFinal,  // MpcNode.java:77
  output wire [31:0] bus_data,  // MpcNode.java:77
  output wire [3:0] bus_mask,  // MpcNode.java:77
  input  wire bus_grant,  // MpcNode.java:77
  input  wire bus_moves,  // MpcNode.java:77
  input  wire [31:0] bus_readData,  // MpcNode.java:77
  output wire interruptRequest,  // MpcNode.java:78
  input  wire [15:0] node,  // MpcNode.java:79
  output wire transmit_valid,  // MpcNode.java:81
  output wire [63:0] transmit_data,  // MpcNode.java:81
  output wire transmit_last,  // MpcNode.java:81
  input  wire receive_valid,  // MpcNode.java:82
  input  wire [63:0] receive_data,  // MpcNode.java:82
  input  wire receive_last  // MpcNode.java:82
);
  wire sharing_units_0_request_ready, sharing_units_0_answer_valid, sharing_units_1_request_ready,
      sharing_units_1_answer_valid, sharing_units_2_request_ready, sharing_units_2_answer_valid,
      sharing_units_3_request_ready, sharing_units_3_answer_valid, sharing_memory_request_data_write,
      sharing_memory_request_valid, sharing_memory_answer_ready;  // MpcMemory.java:36
  wire [3:0] sharing_units_0_answer_data_tag, sharing_units_1_answer_data_tag, sharing_units_2_answer_data_tag,
      sharing_units_3_answer_data_tag;  // MpcMemory.java:36
  wire [255:0] sharing_units_0_answer_data_data, sharing_units_1_answer_data_data,
      sharing_units_2_answer_data_data, sharing_units_3_answer_data_data, sharing_memory_request_data_data;  // MpcMemory.java:36
  wire [5:0] sharing_memory_request_data_tag; wire [22:0] sharing_memory_request_data_address;  // MpcMemory.java:36
  wire [31:0] sharing_memory_request_data_mask;  // MpcMemory.java:36
  wire host_request_ready, host_response_valid, host_interrupts, host_pending_ready;  // MpcNode.java:100
  wire [63:0] host_response_data; wire [22:0] host_lmeBase, host_lmrBase;  // MpcNode.java:100
  wire [15:0] host_lmeNew, host_lmrCurrent;  // MpcNode.java:100
  wire requests_source_ready, requests_sink_data_write, requests_sink_valid;  // MpcNode.java:111
  wire [16:0] requests_sink_data_address; wire [63:0] requests_sink_data_data;  // MpcNode.java:111
  wire master_pins_begins, master_pins_write, master_pins_isFinal, master_request_ready, master_answer_valid;  // MpcMemory.java:54
  wire [25:0] master_pins_address; wire [31:0] master_pins_data; wire [3:0] master_pins_mask;  // MpcMemory.java:54
  wire [5:0] master_answer_data_tag; wire [255:0] master_answer_data_data;  // MpcMemory.java:54
  wire port_transmit_valid, port_transmit_last, port_sent_0_ready, port_sent_1_ready, port_sent_2_ready,
      port_arrived_0_data_last, port_arrived_0_valid, port_arrived_1_data_last, port_arrived_1_valid,
      port_arrived_2_data_last, port_arrived_2_valid;  // MpcNode.java:119
  wire [63:0] port_transmit_data, port_arrived_0_data_data, port_arrived_1_data_data, port_arrived_2_data_data;  // MpcNode.java:119
  wire [31:0] port_packetsSent, port_packetsReceived, port_packetsWrong;  // MpcNode.java:119
  wire interrupts_maySend, interrupts_mayReceive, interrupts_pending_data, interrupts_pending_valid,
      interrupts_keeps;  // CommonLists.java:26
  wire [15:0] lme_current; wire [255:0] lme_entry_data, lme_memory_data_data;  // CommonLists.java:37
  wire lme_entry_valid, lme_memory_data_write, lme_memory_valid; wire [22:0] lme_memory_data_line;  // CommonLists.java:37
  wire [31:0] lme_memory_data_lanes;  // CommonLists.java:37
  wire sender_entry_ready, sender_packet_data_last, sender_packet_valid, sender_leaves, sender_notifies,
      sender_refuses, sender_segment_data_last, sender_segment_valid, sender_payload_ready;  // CommonLists.java:38
  wire [63:0] sender_packet_data_data; wire [27:0] sender_segment_data_address;  // CommonLists.java:38
  wire [24:0] sender_segment_data_bytes;  // CommonLists.java:38
  wire gather_isStarved, gather_segment_ready, gather_memory_data_write, gather_memory_valid,
      gather_payload_data_last, gather_payload_valid;  // CommonLists.java:41
  wire [22:0] gather_memory_data_line; wire [255:0] gather_memory_data_data;  // CommonLists.java:41
  wire [31:0] gather_memory_data_lanes; wire [63:0] gather_payload_data_data;  // CommonLists.java:41
  wire entryLines_returns, entryLines_request_ready, entryLines_memory_request_data_write,
      entryLines_memory_request_valid, entryLines_memory_answer_ready;  // MpcMemory.java:62
  wire [255:0] entryLines_line, entryLines_memory_request_data_data;  // MpcMemory.java:62
  wire [3:0] entryLines_memory_request_data_tag; wire [22:0] entryLines_memory_request_data_address;  // MpcMemory.java:62
  wire [31:0] entryLines_memory_request_data_mask;  // MpcMemory.java:62
  wire gatherLines_returns, gatherLines_request_ready, gatherLines_memory_request_data_write,
      gatherLines_memory_request_valid, gatherLines_memory_answer_ready;  // MpcMemory.java:62
  wire [255:0] gatherLines_line, gatherLines_memory_request_data_data;  // MpcMemory.java:62
  wire [3:0] gatherLines_memory_request_data_tag; wire [22:0] gatherLines_memory_request_data_address;  // MpcMemory.java:62
  wire [31:0] gatherLines_memory_request_data_mask;  // MpcMemory.java:62
  wire receiver_packet_ready, receiver_receipt_valid, receiver_drops, receiver_segment_data_last,
      receiver_segment_valid, receiver_payload_data_last, receiver_payload_valid;  // CommonLists.java:69
  wire [15:0] receiver_receipt_data_nsrc, receiver_receipt_data_ctrl;  // CommonLists.java:69
  wire [31:0] receiver_receipt_data_rid, receiver_receipt_data_len; wire [27:0] receiver_segment_data_address;  // CommonLists.java:69
  wire [24:0] receiver_segment_data_bytes; wire [63:0] receiver_payload_data_data;  // CommonLists.java:69
  wire scatter_done, scatter_isStarved, scatter_isBlocked, scatter_segment_ready, scatter_payload_ready,
      scatter_memory_data_write, scatter_memory_valid;  // CommonLists.java:70
  wire [22:0] scatter_memory_data_line; wire [255:0] scatter_memory_data_data;  // CommonLists.java:70
  wire [31:0] scatter_memory_data_lanes;  // CommonLists.java:70
  wire lmr_receipt_ready, lmr_notifies, lmr_memory_data_write, lmr_memory_valid; wire [15:0] lmr_written;  // CommonLists.java:71
  wire [22:0] lmr_memory_data_line; wire [255:0] lmr_memory_data_data; wire [31:0] lmr_memory_data_lanes;  // CommonLists.java:71
  wire scatterLines_returns, scatterLines_request_ready, scatterLines_memory_request_data_write,
      scatterLines_memory_request_valid, scatterLines_memory_answer_ready;  // MpcMemory.java:62
  wire [255:0] scatterLines_line, scatterLines_memory_request_data_data;  // MpcMemory.java:62
  wire [3:0] scatterLines_memory_request_data_tag; wire [22:0] scatterLines_memory_request_data_address;  // MpcMemory.java:62
  wire [31:0] scatterLines_memory_request_data_mask;  // MpcMemory.java:62
  wire receiptLines_returns, receiptLines_request_ready, receiptLines_memory_request_data_write,
      receiptLines_memory_request_valid, receiptLines_memory_answer_ready;  // MpcMemory.java:62
  wire [255:0] receiptLines_line, receiptLines_memory_request_data_data;  // MpcMemory.java:62
  wire [3:0] receiptLines_memory_request_data_tag; wire [22:0] receiptLines_memory_request_data_address;  // MpcMemory.java:62
  wire [31:0] receiptLines_memory_request_data_mask;  // MpcMemory.java:62
  assign request_ready = requests_source_ready;  // MpcNode.java:112
  assign response_data = host_response_data;  // MpcNode.java:114
  assign response_valid = host_response_valid;  // MpcNode.java:114
  assign bus_begins = master_pins_begins;  // MpcMemory.java:57
  assign bus_write = master_pins_write;  // MpcMemory.java:57
  assign bus_address = master_pins_address;  // MpcMemory.java:57
  assign bus_isFinal = master_pins_isFinal;  // MpcMemory.java:57
  assign bus_data = master_pins_data;  // MpcMemory.java:57
  assign bus_mask = master_pins_mask;  // MpcMemory.java:57
  assign interruptRequest = interrupts_pending_valid;  // CommonLists.java:30
  assign transmit_valid = port_transmit_valid;  // MpcNode.java:123
  assign transmit_data = port_transmit_data;  // MpcNode.java:123
  assign transmit_last = port_transmit_last;  // MpcNode.java:123
  HostMemorySharing_4_4 sharing (  // MpcMemory.java:36
    .clock(clock), .reset(reset), .units_0_request_data_write(entryLines_memory_request_data_write),
    .units_0_request_data_tag(entryLines_memory_request_data_tag),
    .units_0_request_data_address(entryLines_memory_request_data_address),
    .units_0_request_data_data(entryLines_memory_request_data_data),
    .units_0_request_data_mask(entryLines_memory_request_data_mask),
    .units_0_request_valid(entryLines_memory_request_valid),
    .units_0_request_ready(sharing_units_0_request_ready),
    .units_0_answer_data_tag(sharing_units_0_answer_data_tag),
    .units_0_answer_data_data(sharing_units_0_answer_data_data),
    .units_0_answer_valid(sharing_units_0_answer_valid), .units_0_answer_ready(entryLines_memory_answer_ready),
    .units_1_request_data_write(gatherLines_memory_request_data_write),
    .units_1_request_data_tag(gatherLines_memory_request_data_tag),
    .units_1_request_data_address(gatherLines_memory_request_data_address),
    .units_1_request_data_data(gatherLines_memory_request_data_data),
    .units_1_request_data_mask(gatherLines_memory_request_data_mask),
    .units_1_request_valid(gatherLines_memory_request_valid),
    .units_1_request_ready(sharing_units_1_request_ready),
    .units_1_answer_data_tag(sharing_units_1_answer_data_tag),
    .units_1_answer_data_data(sharing_units_1_answer_data_data),
    .units_1_answer_valid(sharing_units_1_answer_valid), .units_1_answer_ready(gatherLines_memory_answer_ready),
    .units_2_request_data_write(scatterLines_memory_request_data_write),
    .units_2_request_data_tag(scatterLines_memory_request_data_tag),
    .units_2_request_data_address(scatterLines_memory_request_data_address),
    .units_2_request_data_data(scatterLines_memory_request_data_data),
    .units_2_request_data_mask(scatterLines_memory_request_data_mask),
    .units_2_request_valid(scatterLines_memory_request_valid),
    .units_2_request_ready(sharing_units_2_request_ready),
    .units_2_answer_data_tag(sharing_units_2_answer_data_tag),
    .units_2_answer_data_data(sharing_units_2_answer_data_data),
    .units_2_answer_valid(sharing_units_2_answer_valid),
        .units_2_answer_ready(scatterLines_memory_answer_ready),
    .units_3_request_data_write(receiptLines_memory_request_data_write),
    .units_3_request_data_tag(receiptLines_memory_request_data_tag),
    .units_3_request_data_address(receiptLines_memory_request_data_address),
    .units_3_request_data_data(receiptLines_memory_request_data_data),
    .units_3_request_data_mask(receiptLines_memory_request_data_mask),
    .units_3_request_valid(receiptLines_memory_request_valid),
    .units_3_request_ready(sharing_units_3_request_ready),
    .units_3_answer_data_tag(sharing_units_3_answer_data_tag),
    .units_3_answer_data_data(sharing_units_3_answer_data_data),
    .units_3_answer_valid(sharing_units_3_answer_valid),
        .units_3_answer_ready(receiptLines_memory_answer_ready),
    .memory_request_data_write(sharing_memory_request_data_write),
    .memory_request_data_tag(sharing_memory_request_data_tag),
    .memory_request_data_address(sharing_memory_request_data_address),
    .memory_request_data_data(sharing_memory_request_data_data),
    .memory_request_data_mask(sharing_memory_request_data_mask),
    .memory_request_valid(sharing_memory_request_valid), .memory_request_ready(master_request_ready),
    .memory_answer_data_tag(master_answer_data_tag), .memory_answer_data_data(master_answer_data_data),
    .memory_answer_valid(master_answer_valid), .memory_answer_ready(sharing_memory_answer_ready));
  MpcHost_256 host (  // MpcNode.java:100
    .clock(clock), .reset(reset), .request_data_write(requests_sink_data_write),
    .request_data_address(requests_sink_data_address), .request_data_data(requests_sink_data_data),
    .request_valid(requests_sink_valid), .request_ready(host_request_ready), .response_data(host_response_data),
    .response_valid(host_response_valid), .response_ready(response_ready), .node(node), .lmeBase(host_lmeBase),
    .lmrBase(host_lmrBase), .lmeCurrent(lme_current), .lmeNew(host_lmeNew), .lmrCurrent(host_lmrCurrent),
    .lmrNew(lmr_written), .interrupts(host_interrupts), .pending_data(interrupts_pending_data),
    .pending_valid(interrupts_pending_valid), .pending_ready(host_pending_ready), .leaves(sender_leaves),
    .refuses(sender_refuses), .interrupted(interrupts_keeps), .drops(receiver_drops));
  SkidBuffer_HostRequest82 requests (  // MpcNode.java:111
    .clock(clock), .reset(reset), .source_data_write(request_data_write),
    .source_data_address(request_data_address), .source_data_data(request_data_data),
    .source_valid(request_valid), .source_ready(requests_source_ready),
    .sink_data_write(requests_sink_data_write), .sink_data_address(requests_sink_data_address),
    .sink_data_data(requests_sink_data_data), .sink_valid(requests_sink_valid),
        .sink_ready(host_request_ready));
  HostBusMaster_6_1 master (  // MpcMemory.java:54
    .clock(clock), .reset(reset), .pins_begins(master_pins_begins), .pins_write(master_pins_write),
    .pins_address(master_pins_address), .pins_isFinal(master_pins_isFinal), .pins_data(master_pins_data),
    .pins_mask(master_pins_mask), .pins_grant(bus_grant), .pins_moves(bus_moves), .pins_readData(bus_readData),
    .request_data_write(sharing_memory_request_data_write), .request_data_tag(sharing_memory_request_data_tag),
    .request_data_address(sharing_memory_request_data_address),
    .request_data_data(sharing_memory_request_data_data), .request_data_mask(sharing_memory_request_data_mask),
    .request_valid(sharing_memory_request_valid), .request_ready(master_request_ready),
    .answer_data_tag(master_answer_data_tag), .answer_data_data(master_answer_data_data),
    .answer_valid(master_answer_valid), .answer_ready(sharing_memory_answer_ready));
  LinkPort_word8_sent8_gathered0_received8_payload128_wordCycles8 port (  // MpcNode.java:119
    .clock(clock), .reset(reset), .link_clock(link_clock), .link_reset(link_reset), .moreWillCome(1'b0),
    .transmit_valid(port_transmit_valid), .transmit_data(port_transmit_data),
        .transmit_last(port_transmit_last),
    .receive_valid(receive_valid), .receive_data(receive_data), .receive_last(receive_last),
    .packetsSent(port_packetsSent), .packetsReceived(port_packetsReceived), .packetsWrong(port_packetsWrong),
    .sent_0_data_data(sender_packet_data_data), .sent_0_data_last(sender_packet_data_last),
    .sent_0_valid(sender_packet_valid), .sent_0_ready(port_sent_0_ready), .sent_1_data_data(64'd0),
    .sent_1_data_last(1'b0), .sent_1_valid(1'b0), .sent_1_ready(port_sent_1_ready), .sent_2_data_data(64'd0),
    .sent_2_data_last(1'b0), .sent_2_valid(1'b0), .sent_2_ready(port_sent_2_ready),
    .arrived_0_data_data(port_arrived_0_data_data), .arrived_0_data_last(port_arrived_0_data_last),
    .arrived_0_valid(port_arrived_0_valid), .arrived_0_ready(receiver_packet_ready),
    .arrived_1_data_data(port_arrived_1_data_data), .arrived_1_data_last(port_arrived_1_data_last),
    .arrived_1_valid(port_arrived_1_valid), .arrived_1_ready(1'b1),
    .arrived_2_data_data(port_arrived_2_data_data), .arrived_2_data_last(port_arrived_2_data_last),
    .arrived_2_valid(port_arrived_2_valid), .arrived_2_ready(1'b1));
  InterruptQueue interrupts (  // CommonLists.java:26
    .clock(clock), .reset(reset), .sent(sender_leaves && sender_notifies), .maySend(interrupts_maySend),
    .received(lmr_notifies), .mayReceive(interrupts_mayReceive), .enabled(host_interrupts),
    .pending_data(interrupts_pending_data), .pending_valid(interrupts_pending_valid),
    .pending_ready(host_pending_ready), .keeps(interrupts_keeps));
  LmeReader_256 lme (  // CommonLists.java:37
    .clock(clock), .reset(reset), .base(host_lmeBase), .written(host_lmeNew), .current(lme_current),
    .returns(entryLines_returns), .line(entryLines_line), .entry_data(lme_entry_data),
    .entry_valid(lme_entry_valid), .entry_ready(sender_entry_ready && interrupts_maySend),
    .leaves(sender_leaves), .memory_data_write(lme_memory_data_write), .memory_data_line(lme_memory_data_line),
    .memory_data_data(lme_memory_data_data), .memory_data_lanes(lme_memory_data_lanes),
    .memory_valid(lme_memory_valid), .memory_ready(entryLines_request_ready));
  SendEngine_128_1 sender (  // CommonLists.java:38
    .clock(clock), .reset(reset), .entry_data(lme_entry_data),
    .entry_valid(lme_entry_valid && interrupts_maySend), .entry_ready(sender_entry_ready),
    .lineArrives(gatherLines_returns), .packet_data_data(sender_packet_data_data),
    .packet_data_last(sender_packet_data_last), .packet_valid(sender_packet_valid),
    .packet_ready(port_sent_0_ready), .leaves(sender_leaves), .notifies(sender_notifies),
    .refuses(sender_refuses), .segment_data_address(sender_segment_data_address),
    .segment_data_bytes(sender_segment_data_bytes), .segment_data_last(sender_segment_data_last),
    .segment_valid(sender_segment_valid), .segment_ready(gather_segment_ready),
    .payload_data_data(gather_payload_data_data), .payload_data_last(gather_payload_data_last),
    .payload_valid(gather_payload_valid), .payload_ready(sender_payload_ready));
  Gather_lineBytes32_wordBytes8_segmentSetup0_linesAhead16_segments_HOST_MEMORY gather (  // CommonLists.java:41
    .clock(clock), .reset(reset), .readValid(gatherLines_returns), .isStarved(gather_isStarved),
    .segment_data_address(sender_segment_data_address), .segment_data_bytes(sender_segment_data_bytes),
    .segment_data_last(sender_segment_data_last), .segment_valid(sender_segment_valid),
    .segment_ready(gather_segment_ready), .memory_data_write(gather_memory_data_write),
    .memory_data_line(gather_memory_data_line), .memory_data_data(gather_memory_data_data),
    .memory_data_lanes(gather_memory_data_lanes), .memory_valid(gather_memory_valid),
    .memory_ready(gatherLines_request_ready), .readLine(gatherLines_line),
    .payload_data_data(gather_payload_data_data), .payload_data_last(gather_payload_data_last),
    .payload_valid(gather_payload_valid), .payload_ready(sender_payload_ready));
  OrderedLines_4 entryLines (  // MpcMemory.java:62
    .clock(clock), .reset(reset), .returns(entryLines_returns), .line(entryLines_line),
    .request_data_write(lme_memory_data_write), .request_data_line(lme_memory_data_line),
    .request_data_data(lme_memory_data_data), .request_data_lanes(lme_memory_data_lanes),
    .request_valid(lme_memory_valid), .request_ready(entryLines_request_ready),
    .memory_request_data_write(entryLines_memory_request_data_write),
    .memory_request_data_tag(entryLines_memory_request_data_tag),
    .memory_request_data_address(entryLines_memory_request_data_address),
    .memory_request_data_data(entryLines_memory_request_data_data),
    .memory_request_data_mask(entryLines_memory_request_data_mask),
    .memory_request_valid(entryLines_memory_request_valid),
        .memory_request_ready(sharing_units_0_request_ready),
    .memory_answer_data_tag(sharing_units_0_answer_data_tag),
    .memory_answer_data_data(sharing_units_0_answer_data_data),
    .memory_answer_valid(sharing_units_0_answer_valid), .memory_answer_ready(entryLines_memory_answer_ready));
  OrderedLines_4 gatherLines (  // MpcMemory.java:62
    .clock(clock), .reset(reset), .returns(gatherLines_returns), .line(gatherLines_line),
    .request_data_write(gather_memory_data_write), .request_data_line(gather_memory_data_line),
    .request_data_data(gather_memory_data_data), .request_data_lanes(gather_memory_data_lanes),
    .request_valid(gather_memory_valid), .request_ready(gatherLines_request_ready),
    .memory_request_data_write(gatherLines_memory_request_data_write),
    .memory_request_data_tag(gatherLines_memory_request_data_tag),
    .memory_request_data_address(gatherLines_memory_request_data_address),
    .memory_request_data_data(gatherLines_memory_request_data_data),
    .memory_request_data_mask(gatherLines_memory_request_data_mask),
    .memory_request_valid(gatherLines_memory_request_valid),
    .memory_request_ready(sharing_units_1_request_ready),
    .memory_answer_data_tag(sharing_units_1_answer_data_tag),
    .memory_answer_data_data(sharing_units_1_answer_data_data),
    .memory_answer_valid(sharing_units_1_answer_valid), .memory_answer_ready(gatherLines_memory_answer_ready));
  ReceiveEngine_lineBytes32_wordBytes8_segmentSetup0_linesAhead16_segments_HOST_MEMORY receiver (  // CommonLists.java:69
    .clock(clock), .reset(reset), .packet_data_data(port_arrived_0_data_data),
    .packet_data_last(port_arrived_0_data_last), .packet_valid(port_arrived_0_valid),
    .packet_ready(receiver_packet_ready), .visible(scatter_done),
        .receipt_data_nsrc(receiver_receipt_data_nsrc),
    .receipt_data_ctrl(receiver_receipt_data_ctrl), .receipt_data_rid(receiver_receipt_data_rid),
    .receipt_data_len(receiver_receipt_data_len), .receipt_valid(receiver_receipt_valid),
    .receipt_ready(lmr_receipt_ready), .node(node), .drops(receiver_drops),
    .segment_data_address(receiver_segment_data_address), .segment_data_bytes(receiver_segment_data_bytes),
    .segment_data_last(receiver_segment_data_last), .segment_valid(receiver_segment_valid),
    .segment_ready(scatter_segment_ready), .payload_data_data(receiver_payload_data_data),
    .payload_data_last(receiver_payload_data_last), .payload_valid(receiver_payload_valid),
    .payload_ready(scatter_payload_ready));
  Scatter_lineBytes32_wordBytes8_segmentSetup0_linesAhead16_segments_HOST_MEMORY scatter (  // CommonLists.java:70
    .clock(clock), .reset(reset), .writeDone(scatterLines_returns), .done(scatter_done),
    .isStarved(scatter_isStarved), .isBlocked(scatter_isBlocked),
    .segment_data_address(receiver_segment_data_address), .segment_data_bytes(receiver_segment_data_bytes),
    .segment_data_last(receiver_segment_data_last), .segment_valid(receiver_segment_valid),
    .segment_ready(scatter_segment_ready), .payload_data_data(receiver_payload_data_data),
    .payload_data_last(receiver_payload_data_last), .payload_valid(receiver_payload_valid),
    .payload_ready(scatter_payload_ready), .memory_data_write(scatter_memory_data_write),
    .memory_data_line(scatter_memory_data_line), .memory_data_data(scatter_memory_data_data),
    .memory_data_lanes(scatter_memory_data_lanes), .memory_valid(scatter_memory_valid),
    .memory_ready(scatterLines_request_ready));
  LmrWriter_256 lmr (  // CommonLists.java:71
    .clock(clock), .reset(reset), .receipt_data_nsrc(receiver_receipt_data_nsrc),
    .receipt_data_ctrl(receiver_receipt_data_ctrl), .receipt_data_rid(receiver_receipt_data_rid),
    .receipt_data_len(receiver_receipt_data_len), .receipt_valid(receiver_receipt_valid),
    .receipt_ready(lmr_receipt_ready), .base(host_lmrBase), .current(host_lmrCurrent), .written(lmr_written),
    .returns(receiptLines_returns), .mayNotify(interrupts_mayReceive), .notifies(lmr_notifies),
    .memory_data_write(lmr_memory_data_write), .memory_data_line(lmr_memory_data_line),
    .memory_data_data(lmr_memory_data_data), .memory_data_lanes(lmr_memory_data_lanes),
    .memory_valid(lmr_memory_valid), .memory_ready(receiptLines_request_ready));
  OrderedLines_4 scatterLines (  // MpcMemory.java:62
    .clock(clock), .reset(reset), .returns(scatterLines_returns), .line(scatterLines_line),
    .request_data_write(scatter_memory_data_write), .request_data_line(scatter_memory_data_line),
    .request_data_data(scatter_memory_data_data), .request_data_lanes(scatter_memory_data_lanes),
    .request_valid(scatter_memory_valid), .request_ready(scatterLines_request_ready),
    .memory_request_data_write(scatterLines_memory_request_data_write),
    .memory_request_data_tag(scatterLines_memory_request_data_tag),
    .memory_request_data_address(scatterLines_memory_request_data_address),
    .memory_request_data_data(scatterLines_memory_request_data_data),
    .memory_request_data_mask(scatterLines_memory_request_data_mask),
    .memory_request_valid(scatterLines_memory_request_valid),
    .memory_request_ready(sharing_units_2_request_ready),
    .memory_answer_data_tag(sharing_units_2_answer_data_tag),
    .memory_answer_data_data(sharing_units_2_answer_data_data),
    .memory_answer_valid(sharing_units_2_answer_valid), .memory_answer_ready(scatterLines_memory_answer_ready));
  OrderedLines_4 receiptLines (  // MpcMemory.java:62
    .clock(clock), .reset(reset), .returns(receiptLines_returns), .line(receiptLines_line),
    .request_data_write(lmr_memory_data_write), .request_data_line(lmr_memory_data_line),
    .request_data_data(lmr_memory_data_data), .request_data_lanes(lmr_memory_data_lanes),
    .request_valid(lmr_memory_valid), .request_ready(receiptLines_request_ready),
    .memory_request_data_write(receiptLines_memory_request_data_write),
    .memory_request_data_tag(receiptLines_memory_request_data_tag),
    .memory_request_data_address(receiptLines_memory_request_data_address),
    .memory_request_data_data(receiptLines_memory_request_data_data),
    .memory_request_data_mask(receiptLines_memory_request_data_mask),
    .memory_request_valid(receiptLines_memory_request_valid),
    .memory_request_ready(sharing_units_3_request_ready),
    .memory_answer_data_tag(sharing_units_3_answer_data_tag),
    .memory_answer_data_data(sharing_units_3_answer_data_data),
    .memory_answer_valid(sharing_units_3_answer_valid), .memory_answer_ready(receiptLines_memory_answer_ready));
  wire unused_ok = &{1'b0, port_packetsSent, port_packetsReceived, port_packetsWrong, port_sent_1_ready,
      port_sent_2_ready, port_arrived_1_data_data, port_arrived_1_data_last, port_arrived_1_valid,
      port_arrived_2_data_data, port_arrived_2_data_last, port_arrived_2_valid, gather_isStarved,
      scatter_isStarved, scatter_isBlocked, scatterLines_line, receiptLines_line};
endmodule
`default_nettype wire
