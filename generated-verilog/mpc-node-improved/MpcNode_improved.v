`default_nettype none
// configuration=improved
module MpcNode_improved (  // MpcNode.java:75
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
  wire pendingReads_event_ready;  // ProcessLists.java:47
  wire entryPages_owner;  // ProcessOrders.java:64
  wire unmapped_enqueue_valid;  // RemoteOrders.java:34
  wire receipts_source_valid;  // ProcessEvents.java:79
  wire seldomTurns_sources_0_valid;  // ProcessEvents.java:109
  wire kinds0_sources_0_valid;  // ProcessEvents.java:60
  wire kinds0_sources_2_valid;  // ProcessEvents.java:60
  wire kinds0_sources_3_valid;  // ProcessEvents.java:60
  wire kinds1_sources_0_valid;  // ProcessEvents.java:60
  wire kinds1_sources_2_valid;  // ProcessEvents.java:60
  wire kinds1_sources_3_valid;  // ProcessEvents.java:60
  wire sharing_units_0_request_ready, sharing_units_0_answer_valid, sharing_units_1_request_ready,
      sharing_units_1_answer_valid, sharing_units_2_request_ready, sharing_units_2_answer_valid,
      sharing_units_3_request_ready, sharing_units_3_answer_valid, sharing_units_4_request_ready,
      sharing_units_4_answer_valid, sharing_units_5_request_ready, sharing_units_5_answer_valid,
      sharing_units_6_request_ready, sharing_units_6_answer_valid, sharing_units_7_request_ready,
      sharing_units_7_answer_valid, sharing_memory_request_data_write, sharing_memory_request_valid,
      sharing_memory_answer_ready;  // MpcMemory.java:25
  wire [3:0] sharing_units_0_answer_data_tag, sharing_units_1_answer_data_tag, sharing_units_2_answer_data_tag,
      sharing_units_3_answer_data_tag, sharing_units_4_answer_data_tag, sharing_units_5_answer_data_tag,
      sharing_units_6_answer_data_tag, sharing_units_7_answer_data_tag;  // MpcMemory.java:25
  wire [255:0] sharing_units_0_answer_data_data, sharing_units_1_answer_data_data,
      sharing_units_2_answer_data_data, sharing_units_3_answer_data_data, sharing_units_4_answer_data_data,
      sharing_units_5_answer_data_data, sharing_units_6_answer_data_data, sharing_units_7_answer_data_data,
      sharing_memory_request_data_data;  // MpcMemory.java:25
  wire [6:0] sharing_memory_request_data_tag; wire [22:0] sharing_memory_request_data_address;  // MpcMemory.java:25
  wire [31:0] sharing_memory_request_data_mask;  // MpcMemory.java:25
  wire host_request_ready, host_response_valid, host_forgets; wire [63:0] host_response_data;  // MpcNode.java:93
  wire [22:0] host_lmeBase_0, host_lmeBase_1, host_lmrBase_0, host_lmrBase_1, host_table_0, host_table_1;  // MpcNode.java:93
  wire [15:0] host_lmeNew_0, host_lmeNew_1, host_lmrCurrent_0, host_lmrCurrent_1;  // MpcNode.java:93
  wire [16:0] host_pages_0, host_pages_1; wire [23:0] host_timeout;  // MpcNode.java:93
  wire requests_source_ready, requests_sink_data_write, requests_sink_valid;  // MpcNode.java:111
  wire [16:0] requests_sink_data_address; wire [63:0] requests_sink_data_data;  // MpcNode.java:111
  wire master_pins_begins, master_pins_write, master_pins_isFinal, master_request_ready, master_answer_valid;  // MpcMemory.java:54
  wire [25:0] master_pins_address; wire [31:0] master_pins_data; wire [3:0] master_pins_mask;  // MpcMemory.java:54
  wire [6:0] master_answer_data_tag; wire [255:0] master_answer_data_data;  // MpcMemory.java:54
  wire port_transmit_valid, port_transmit_last, port_sent_0_ready, port_sent_1_ready, port_sent_2_ready,
      port_arrived_0_data_last, port_arrived_0_valid, port_arrived_1_data_last, port_arrived_1_valid,
      port_arrived_2_data_last, port_arrived_2_valid;  // MpcNode.java:119
  wire [63:0] port_transmit_data, port_arrived_0_data_data, port_arrived_1_data_data, port_arrived_2_data_data;  // MpcNode.java:119
  wire [31:0] port_packetsSent, port_packetsReceived, port_packetsWrong;  // MpcNode.java:119
  wire lmr0_receipt_ready, lmr0_notifies, lmr0_memory_data_write, lmr0_memory_valid; wire [15:0] lmr0_written;  // ProcessEvents.java:34
  wire [22:0] lmr0_memory_data_line; wire [255:0] lmr0_memory_data_data; wire [31:0] lmr0_memory_data_lanes;  // ProcessEvents.java:34
  wire eventLines0_returns, eventLines0_request_ready, eventLines0_memory_request_data_write,
      eventLines0_memory_request_valid, eventLines0_memory_answer_ready;  // MpcMemory.java:62
  wire [255:0] eventLines0_line, eventLines0_memory_request_data_data;  // MpcMemory.java:62
  wire [3:0] eventLines0_memory_request_data_tag; wire [22:0] eventLines0_memory_request_data_address;  // MpcMemory.java:62
  wire [31:0] eventLines0_memory_request_data_mask;  // MpcMemory.java:62
  wire lmr1_receipt_ready, lmr1_notifies, lmr1_memory_data_write, lmr1_memory_valid; wire [15:0] lmr1_written;  // ProcessEvents.java:34
  wire [22:0] lmr1_memory_data_line; wire [255:0] lmr1_memory_data_data; wire [31:0] lmr1_memory_data_lanes;  // ProcessEvents.java:34
  wire eventLines1_returns, eventLines1_request_ready, eventLines1_memory_request_data_write,
      eventLines1_memory_request_valid, eventLines1_memory_answer_ready;  // MpcMemory.java:62
  wire [255:0] eventLines1_line, eventLines1_memory_request_data_data;  // MpcMemory.java:62
  wire [3:0] eventLines1_memory_request_data_tag; wire [22:0] eventLines1_memory_request_data_address;  // MpcMemory.java:62
  wire [31:0] eventLines1_memory_request_data_mask;  // MpcMemory.java:62
  wire updates_update_ready, updates_holds, updates_operands_data_isLocation, updates_operands_data_tag,
      updates_operands_valid, updates_isOwn, updates_packet_data_last, updates_packet_valid,
      updates_memory_request_data_write, updates_memory_request_valid, updates_memory_answer_ready;  // RemoteOrders.java:19
  wire [3:0] updates_operands_data_operation, updates_memory_request_data_tag;  // RemoteOrders.java:19
  wire [2:0] updates_operands_data_type;  // RemoteOrders.java:19
  wire [63:0] updates_operands_data_left, updates_operands_data_right, updates_packet_data_data;  // RemoteOrders.java:19
  wire [22:0] updates_memory_request_data_address; wire [255:0] updates_memory_request_data_data;  // RemoteOrders.java:19
  wire [31:0] updates_memory_request_data_mask;  // RemoteOrders.java:19
  wire [63:0] alu_result_data_value; wire [4:0] alu_result_data_flags;  // RemoteOrders.java:20
  wire alu_result_data_tag, alu_result_valid;  // RemoteOrders.java:20
  wire walker_answer_isMapped, walker_misses, walker_runs_0_ready, walker_runs_1_ready, walker_runs_2_ready,
      walker_runs_3_ready, walker_memory_data_write, walker_memory_valid;  // PageLooks.java:21
  wire [15:0] walker_answer_first, walker_answer_last; wire [3:0] walker_answers;  // PageLooks.java:21
  wire [22:0] walker_memory_data_line; wire [255:0] walker_memory_data_data;  // PageLooks.java:21
  wire [31:0] walker_memory_data_lanes;  // PageLooks.java:21
  wire pageLines_returns, pageLines_request_ready, pageLines_memory_request_data_write,
      pageLines_memory_request_valid, pageLines_memory_answer_ready;  // MpcMemory.java:62
  wire [255:0] pageLines_line, pageLines_memory_request_data_data; wire [3:0] pageLines_memory_request_data_tag;  // MpcMemory.java:62
  wire [22:0] pageLines_memory_request_data_address; wire [31:0] pageLines_memory_request_data_mask;  // MpcMemory.java:62
  wire ownRequests_packet_ready, ownRequests_arrived_ready, ownRequests_leaving_data_last,
      ownRequests_leaving_valid, ownRequests_received_data_last, ownRequests_received_valid;  // ProcessLists.java:42
  wire [63:0] ownRequests_leaving_data_data, ownRequests_received_data_data;  // ProcessLists.java:42
  wire ownAnswers_packet_ready, ownAnswers_arrived_ready, ownAnswers_leaving_data_last,
      ownAnswers_leaving_valid, ownAnswers_received_data_last, ownAnswers_received_valid;  // ProcessLists.java:43
  wire [63:0] ownAnswers_leaving_data_data, ownAnswers_received_data_data;  // ProcessLists.java:43
  wire ownRefusals_packet_ready, ownRefusals_arrived_ready, ownRefusals_leaving_data_last,
      ownRefusals_leaving_valid, ownRefusals_received_data_last, ownRefusals_received_valid;  // ProcessLists.java:44
  wire [63:0] ownRefusals_leaving_data_data, ownRefusals_received_data_data;  // ProcessLists.java:44
  wire refusals_writes_ready, refusals_reads_ready, refusals_awaits, refusals_told_valid, refusals_isOwn,
      refusals_packet_data_last, refusals_packet_valid;  // ProcessLists.java:45
  wire [3:0] refusals_peer; wire [15:0] refusals_told_data_nsrc, refusals_told_data_ctrl;  // ProcessLists.java:45
  wire [31:0] refusals_told_data_rid, refusals_told_data_len; wire [63:0] refusals_packet_data_data;  // ProcessLists.java:45
  wire [15:0] peers_lost, peers_event_data_event_message_nsrc, peers_event_data_event_message_ctrl;  // ProcessLists.java:46
  wire peers_loses, peers_event_data_event_isSent, peers_event_data_owner, peers_event_valid,
      peers_packet_data_last, peers_packet_valid;  // ProcessLists.java:46
  wire [31:0] peers_event_data_event_message_rid, peers_event_data_event_message_len;  // ProcessLists.java:46
  wire [7:0] peers_event_data_event_status; wire [63:0] peers_packet_data_data;  // ProcessLists.java:46
  wire pendingReads_mayRead, pendingReads_received_ready, pendingReads_refused_ready, pendingReads_isOpen,
      pendingReads_event_data_event_isSent, pendingReads_event_data_owner, pendingReads_event_valid;  // ProcessLists.java:47
  wire [3:0] pendingReads_holder;  // ProcessLists.java:47
  wire [15:0] pendingReads_event_data_event_message_nsrc, pendingReads_event_data_event_message_ctrl;  // ProcessLists.java:47
  wire [31:0] pendingReads_event_data_event_message_rid, pendingReads_event_data_event_message_len;  // ProcessLists.java:47
  wire [7:0] pendingReads_event_data_event_status;  // ProcessLists.java:47
  wire sender_entry_ready, sender_packet_data_last, sender_packet_valid, sender_leaves, sender_notifies,
      sender_refuses, sender_segment_data_last, sender_segment_valid, sender_payload_ready,
      sender_read_data_notifies, sender_read_data_update_updates, sender_read_valid;  // ProcessOrders.java:28
  wire [63:0] sender_packet_data_data, sender_read_data_update_operand; wire [27:0] sender_segment_data_address;  // ProcessOrders.java:28
  wire [24:0] sender_segment_data_bytes; wire [7:0] sender_status;  // ProcessOrders.java:28
  wire [15:0] sender_read_data_reader, sender_read_data_holder, sender_read_data_ctrl;  // ProcessOrders.java:28
  wire [31:0] sender_read_data_rid, sender_read_data_len, sender_read_data_from, sender_read_data_into;  // ProcessOrders.java:28
  wire [3:0] sender_read_data_update_operation; wire [2:0] sender_read_data_update_element;  // ProcessOrders.java:28
  wire entries_served_ready, entries_entry_valid, entries_refusesServed, entries_entries_0_ready,
      entries_entries_1_ready, entries_left_0, entries_left_1, entries_events_0_data_isSent,
      entries_events_0_valid, entries_events_1_data_isSent, entries_events_1_valid;  // ProcessOrders.java:36
  wire [255:0] entries_entry_data;  // ProcessOrders.java:36
  wire [15:0] entries_told_nsrc, entries_told_ctrl, entries_events_0_data_message_nsrc,
      entries_events_0_data_message_ctrl, entries_events_1_data_message_nsrc,
      entries_events_1_data_message_ctrl;  // ProcessOrders.java:36
  wire [31:0] entries_told_rid, entries_told_len, entries_events_0_data_message_rid,
      entries_events_0_data_message_len, entries_events_1_data_message_rid, entries_events_1_data_message_len;  // ProcessOrders.java:36
  wire [7:0] entries_events_0_data_status, entries_events_1_data_status; wire [1:0] entries_owner;  // ProcessOrders.java:36
  wire [15:0] lme0_current; wire [255:0] lme0_entry_data, lme0_memory_data_data;  // ProcessOrders.java:50
  wire lme0_entry_valid, lme0_memory_data_write, lme0_memory_valid; wire [22:0] lme0_memory_data_line;  // ProcessOrders.java:50
  wire [31:0] lme0_memory_data_lanes;  // ProcessOrders.java:50
  wire entryLines0_returns, entryLines0_request_ready, entryLines0_memory_request_data_write,
      entryLines0_memory_request_valid, entryLines0_memory_answer_ready;  // MpcMemory.java:62
  wire [255:0] entryLines0_line, entryLines0_memory_request_data_data;  // MpcMemory.java:62
  wire [3:0] entryLines0_memory_request_data_tag; wire [22:0] entryLines0_memory_request_data_address;  // MpcMemory.java:62
  wire [31:0] entryLines0_memory_request_data_mask;  // MpcMemory.java:62
  wire [15:0] lme1_current; wire [255:0] lme1_entry_data, lme1_memory_data_data;  // ProcessOrders.java:50
  wire lme1_entry_valid, lme1_memory_data_write, lme1_memory_valid; wire [22:0] lme1_memory_data_line;  // ProcessOrders.java:50
  wire [31:0] lme1_memory_data_lanes;  // ProcessOrders.java:50
  wire entryLines1_returns, entryLines1_request_ready, entryLines1_memory_request_data_write,
      entryLines1_memory_request_valid, entryLines1_memory_answer_ready;  // MpcMemory.java:62
  wire [255:0] entryLines1_line, entryLines1_memory_request_data_data;  // MpcMemory.java:62
  wire [3:0] entryLines1_memory_request_data_tag; wire [22:0] entryLines1_memory_request_data_address;  // MpcMemory.java:62
  wire [31:0] entryLines1_memory_request_data_mask;  // MpcMemory.java:62
  wire entryPages_entry_ready, entryPages_checked_valid, entryPages_isUnmapped, entryPages_run_data_process,
      entryPages_run_valid;  // ProcessOrders.java:64
  wire [255:0] entryPages_checked_data; wire [31:0] entryPages_run_data_address;  // ProcessOrders.java:64
  wire [24:0] entryPages_run_data_bytes;  // ProcessOrders.java:64
  wire gather_isStarved, gather_segment_ready, gather_memory_data_write, gather_memory_valid,
      gather_payload_data_last, gather_payload_valid;  // ProcessOrders.java:99
  wire [22:0] gather_memory_data_line; wire [255:0] gather_memory_data_data;  // ProcessOrders.java:99
  wire [31:0] gather_memory_data_lanes; wire [63:0] gather_payload_data_data;  // ProcessOrders.java:99
  wire gatherLines_returns, gatherLines_request_ready, gatherLines_memory_request_data_write,
      gatherLines_memory_request_valid, gatherLines_memory_answer_ready;  // MpcMemory.java:62
  wire [255:0] gatherLines_line, gatherLines_memory_request_data_data;  // MpcMemory.java:62
  wire [3:0] gatherLines_memory_request_data_tag; wire [22:0] gatherLines_memory_request_data_address;  // MpcMemory.java:62
  wire [31:0] gatherLines_memory_request_data_mask;  // MpcMemory.java:62
  wire gatherPages_segment_ready, gatherPages_passes, gatherPages_fails, gatherPages_physical_data_last,
      gatherPages_physical_valid, gatherPages_run_data_process, gatherPages_run_valid;  // ProcessOrders.java:101
  wire [27:0] gatherPages_physical_data_address;  // ProcessOrders.java:101
  wire [24:0] gatherPages_physical_data_bytes, gatherPages_run_data_bytes;  // ProcessOrders.java:101
  wire [31:0] gatherPages_run_data_address;  // ProcessOrders.java:101
  wire writes_usual_ready, writes_seldom_ready, writes_packet_data_last, writes_packet_valid;  // ProcessOrders.java:117
  wire [63:0] writes_packet_data_data;  // ProcessOrders.java:117
  wire reads_isOwn, reads_packet_data_last, reads_packet_valid, reads_asked_0, reads_asked_1;  // ProcessOrders.java:127
  wire [63:0] reads_packet_data_data;  // ProcessOrders.java:127
  wire server_packet_ready, server_entry_valid, server_update_data_notifies, server_update_data_update_updates,
      server_update_valid, server_drops;  // RemoteOrders.java:30
  wire [255:0] server_entry_data;  // RemoteOrders.java:30
  wire [15:0] server_update_data_reader, server_update_data_holder, server_update_data_ctrl;  // RemoteOrders.java:30
  wire [31:0] server_update_data_rid, server_update_data_len, server_update_data_from, server_update_data_into;  // RemoteOrders.java:30
  wire [3:0] server_update_data_update_operation; wire [2:0] server_update_data_update_element;  // RemoteOrders.java:30
  wire [63:0] server_update_data_update_operand;  // RemoteOrders.java:30
  wire unmapped_enqueue_ready, unmapped_dequeue_valid;  // RemoteOrders.java:34
  wire [15:0] unmapped_dequeue_data_nsrc, unmapped_dequeue_data_ctrl;  // RemoteOrders.java:34
  wire [31:0] unmapped_dequeue_data_rid, unmapped_dequeue_data_len; wire [1:0] unmapped_count;  // RemoteOrders.java:34
  wire updatePages_update_ready, updatePages_physical_data_notifies, updatePages_physical_data_update_updates,
      updatePages_physical_valid, updatePages_refused_valid, updatePages_run_data_process,
      updatePages_run_valid;  // RemoteOrders.java:42
  wire [15:0] updatePages_physical_data_reader, updatePages_physical_data_holder,
      updatePages_physical_data_ctrl, updatePages_refused_data_nsrc, updatePages_refused_data_ctrl;  // RemoteOrders.java:42
  wire [31:0] updatePages_physical_data_rid, updatePages_physical_data_len, updatePages_physical_data_from,
      updatePages_physical_data_into, updatePages_refused_data_rid, updatePages_refused_data_len,
      updatePages_run_data_address;  // RemoteOrders.java:42
  wire [3:0] updatePages_physical_data_update_operation; wire [2:0] updatePages_physical_data_update_element;  // RemoteOrders.java:42
  wire [63:0] updatePages_physical_data_update_operand; wire [24:0] updatePages_run_data_bytes;  // RemoteOrders.java:42
  wire refusedReads_sources_0_ready, refusedReads_sources_1_ready, refusedReads_sink_valid, refusedReads_chosen;  // RemoteOrders.java:46
  wire [15:0] refusedReads_sink_data_nsrc, refusedReads_sink_data_ctrl;  // RemoteOrders.java:46
  wire [31:0] refusedReads_sink_data_rid, refusedReads_sink_data_len;  // RemoteOrders.java:46
  wire responses_usual_ready, responses_seldom_ready, responses_packet_data_last, responses_packet_valid;  // ProcessLists.java:72
  wire [63:0] responses_packet_data_data;  // ProcessLists.java:72
  wire receiver_0_packet_ready, receiver_0_receipt_valid, receiver_0_drops, receiver_0_owner,
      receiver_0_refused_valid, receiver_0_settles, receiver_0_isSettled, receiver_0_segment_data_last,
      receiver_0_segment_valid, receiver_0_payload_data_last, receiver_0_payload_valid;  // ProcessArrivals.java:17
  wire [15:0] receiver_0_receipt_data_nsrc, receiver_0_receipt_data_ctrl, receiver_0_refused_data_nsrc,
      receiver_0_refused_data_ctrl;  // ProcessArrivals.java:17
  wire [31:0] receiver_0_receipt_data_rid, receiver_0_receipt_data_len, receiver_0_refused_data_rid,
      receiver_0_refused_data_len;  // ProcessArrivals.java:17
  wire [27:0] receiver_0_segment_data_address; wire [24:0] receiver_0_segment_data_bytes;  // ProcessArrivals.java:17
  wire [63:0] receiver_0_payload_data_data;  // ProcessArrivals.java:17
  wire scatterPages_segment_ready, scatterPages_passes, scatterPages_fails, scatterPages_physical_data_last,
      scatterPages_physical_valid, scatterPages_run_data_process, scatterPages_run_valid;  // ProcessArrivals.java:18
  wire [27:0] scatterPages_physical_data_address;  // ProcessArrivals.java:18
  wire [24:0] scatterPages_physical_data_bytes, scatterPages_run_data_bytes;  // ProcessArrivals.java:18
  wire [31:0] scatterPages_run_data_address;  // ProcessArrivals.java:18
  wire scatter_done, scatter_isStarved, scatter_isBlocked, scatter_segment_ready, scatter_payload_ready,
      scatter_memory_data_write, scatter_memory_valid;  // ProcessArrivals.java:19
  wire [22:0] scatter_memory_data_line; wire [255:0] scatter_memory_data_data;  // ProcessArrivals.java:19
  wire [31:0] scatter_memory_data_lanes;  // ProcessArrivals.java:19
  wire scatterLines_returns, scatterLines_request_ready, scatterLines_memory_request_data_write,
      scatterLines_memory_request_valid, scatterLines_memory_answer_ready;  // MpcMemory.java:62
  wire [255:0] scatterLines_line, scatterLines_memory_request_data_data;  // MpcMemory.java:62
  wire [3:0] scatterLines_memory_request_data_tag; wire [22:0] scatterLines_memory_request_data_address;  // MpcMemory.java:62
  wire [31:0] scatterLines_memory_request_data_mask;  // MpcMemory.java:62
  wire gate_write_ready, gate_memory_data_write, gate_memory_valid, gate_isHeld;  // ProcessArrivals.java:30
  wire [22:0] gate_memory_data_line; wire [255:0] gate_memory_data_data; wire [31:0] gate_memory_data_lanes;  // ProcessArrivals.java:30
  wire receipts_source_ready, receipts_sink_valid; wire [15:0] receipts_sink_data_nsrc, receipts_sink_data_ctrl;  // ProcessEvents.java:79
  wire [31:0] receipts_sink_data_rid, receipts_sink_data_len;  // ProcessEvents.java:79
  wire refusalReader_packet_ready, refusalReader_asked, refusalReader_answered, refusalReader_tells,
      refusalReader_acknowledged, refusalReader_event_data_event_isSent, refusalReader_event_data_owner,
      refusalReader_event_valid;  // ProcessEvents.java:92
  wire [3:0] refusalReader_by, refusalReader_refuser, refusalReader_acknowledger;  // ProcessEvents.java:92
  wire [15:0] refusalReader_event_data_event_message_nsrc, refusalReader_event_data_event_message_ctrl;  // ProcessEvents.java:92
  wire [31:0] refusalReader_event_data_event_message_rid, refusalReader_event_data_event_message_len;  // ProcessEvents.java:92
  wire [7:0] refusalReader_event_data_event_status;  // ProcessEvents.java:92
  wire seldomTurns_sources_0_ready, seldomTurns_sources_1_ready, seldomTurns_sources_2_ready,
      seldomTurns_sink_data_event_isSent, seldomTurns_sink_data_owner, seldomTurns_sink_valid;  // ProcessEvents.java:109
  wire [15:0] seldomTurns_sink_data_event_message_nsrc, seldomTurns_sink_data_event_message_ctrl;  // ProcessEvents.java:109
  wire [31:0] seldomTurns_sink_data_event_message_rid, seldomTurns_sink_data_event_message_len;  // ProcessEvents.java:109
  wire [7:0] seldomTurns_sink_data_event_status; wire [1:0] seldomTurns_chosen;  // ProcessEvents.java:109
  wire seldom_source_ready, seldom_sink_data_event_isSent, seldom_sink_data_owner, seldom_sink_valid;  // ProcessEvents.java:119
  wire [15:0] seldom_sink_data_event_message_nsrc, seldom_sink_data_event_message_ctrl;  // ProcessEvents.java:119
  wire [31:0] seldom_sink_data_event_message_rid, seldom_sink_data_event_message_len;  // ProcessEvents.java:119
  wire [7:0] seldom_sink_data_event_status;  // ProcessEvents.java:119
  wire kinds0_sources_0_ready, kinds0_sources_1_ready, kinds0_sources_2_ready, kinds0_sources_3_ready,
      kinds0_sink_data_isSent, kinds0_sink_valid;  // ProcessEvents.java:60
  wire [15:0] kinds0_sink_data_message_nsrc, kinds0_sink_data_message_ctrl;  // ProcessEvents.java:60
  wire [31:0] kinds0_sink_data_message_rid, kinds0_sink_data_message_len; wire [7:0] kinds0_sink_data_status;  // ProcessEvents.java:60
  wire [1:0] kinds0_chosen;  // ProcessEvents.java:60
  wire event0_source_ready, event0_sink_data_isSent, event0_sink_valid;  // ProcessEvents.java:68
  wire [15:0] event0_sink_data_message_nsrc, event0_sink_data_message_ctrl;  // ProcessEvents.java:68
  wire [31:0] event0_sink_data_message_rid, event0_sink_data_message_len; wire [7:0] event0_sink_data_status;  // ProcessEvents.java:68
  wire kinds1_sources_0_ready, kinds1_sources_1_ready, kinds1_sources_2_ready, kinds1_sources_3_ready,
      kinds1_sink_data_isSent, kinds1_sink_valid;  // ProcessEvents.java:60
  wire [15:0] kinds1_sink_data_message_nsrc, kinds1_sink_data_message_ctrl;  // ProcessEvents.java:60
  wire [31:0] kinds1_sink_data_message_rid, kinds1_sink_data_message_len; wire [7:0] kinds1_sink_data_status;  // ProcessEvents.java:60
  wire [1:0] kinds1_chosen;  // ProcessEvents.java:60
  wire event1_source_ready, event1_sink_data_isSent, event1_sink_valid;  // ProcessEvents.java:68
  wire [15:0] event1_sink_data_message_nsrc, event1_sink_data_message_ctrl;  // ProcessEvents.java:68
  wire [31:0] event1_sink_data_message_rid, event1_sink_data_message_len; wire [7:0] event1_sink_data_status;  // ProcessEvents.java:68
  wire isOwn = entries_owner != 2'd2;  // ProcessOrders.java:90
  wire isLost = sender_leaves && isOwn && (sender_status == 8'd6);  // ProcessOrders.java:93
  wire receiver_1 = receipts_sink_data_ctrl[8];  // ControlBits.java:13
  wire refuser = refusals_told_data_ctrl[8];  // ControlBits.java:13
  assign request_ready = requests_source_ready;  // MpcNode.java:112
  assign response_data = host_response_data;  // MpcNode.java:114
  assign response_valid = host_response_valid;  // MpcNode.java:114
  assign bus_begins = master_pins_begins;  // MpcMemory.java:57
  assign bus_write = master_pins_write;  // MpcMemory.java:57
  assign bus_address = master_pins_address;  // MpcMemory.java:57
  assign bus_isFinal = master_pins_isFinal;  // MpcMemory.java:57
  assign bus_data = master_pins_data;  // MpcMemory.java:57
  assign bus_mask = master_pins_mask;  // MpcMemory.java:57
  assign interruptRequest = 1'b0;  // ProcessLists.java:38
  assign transmit_valid = port_transmit_valid;  // MpcNode.java:123
  assign transmit_data = port_transmit_data;  // MpcNode.java:123
  assign transmit_last = port_transmit_last;  // MpcNode.java:123
  assign pendingReads_event_ready = seldomTurns_sources_2_ready;  // ProcessEvents.java:118
  assign entryPages_owner = (entries_owner == 2'd2) ? entries_told_ctrl[4] : entries_owner[0];  // ProcessOrders.java:66
  assign unmapped_enqueue_valid = entries_refusesServed;  // RemoteOrders.java:38
  assign receipts_source_valid = receiver_0_receipt_valid && pendingReads_received_ready;  // ProcessEvents.java:81
  assign seldomTurns_sources_0_valid = refusalReader_event_valid && pendingReads_refused_ready;  // ProcessEvents.java:112
  assign kinds0_sources_0_valid = receipts_sink_valid && (receiver_1 == 1'b0);  // ProcessEvents.java:126
  assign kinds0_sources_2_valid = refusals_told_valid && (refuser == 1'b0);  // ProcessEvents.java:126
  assign kinds0_sources_3_valid = seldom_sink_valid && (seldom_sink_data_owner == 1'b0);  // ProcessEvents.java:65
  assign kinds1_sources_0_valid = receipts_sink_valid && (receiver_1 == 1'b1);  // ProcessEvents.java:126
  assign kinds1_sources_2_valid = refusals_told_valid && (refuser == 1'b1);  // ProcessEvents.java:126
  assign kinds1_sources_3_valid = seldom_sink_valid && (seldom_sink_data_owner == 1'b1);  // ProcessEvents.java:65
  BurstSharing_single4_followed3_collected1_tagWidth4_burstLines16 sharing (  // MpcMemory.java:25
    .clock(clock), .reset(reset), .units_0_request_data_write(eventLines0_memory_request_data_write),
    .units_0_request_data_tag(eventLines0_memory_request_data_tag),
    .units_0_request_data_address(eventLines0_memory_request_data_address),
    .units_0_request_data_data(eventLines0_memory_request_data_data),
    .units_0_request_data_mask(eventLines0_memory_request_data_mask),
    .units_0_request_valid(eventLines0_memory_request_valid),
    .units_0_request_ready(sharing_units_0_request_ready),
    .units_0_answer_data_tag(sharing_units_0_answer_data_tag),
    .units_0_answer_data_data(sharing_units_0_answer_data_data),
    .units_0_answer_valid(sharing_units_0_answer_valid), .units_0_answer_ready(eventLines0_memory_answer_ready),
    .units_1_request_data_write(eventLines1_memory_request_data_write),
    .units_1_request_data_tag(eventLines1_memory_request_data_tag),
    .units_1_request_data_address(eventLines1_memory_request_data_address),
    .units_1_request_data_data(eventLines1_memory_request_data_data),
    .units_1_request_data_mask(eventLines1_memory_request_data_mask),
    .units_1_request_valid(eventLines1_memory_request_valid),
    .units_1_request_ready(sharing_units_1_request_ready),
    .units_1_answer_data_tag(sharing_units_1_answer_data_tag),
    .units_1_answer_data_data(sharing_units_1_answer_data_data),
    .units_1_answer_valid(sharing_units_1_answer_valid), .units_1_answer_ready(eventLines1_memory_answer_ready),
    .units_2_request_data_write(updates_memory_request_data_write),
    .units_2_request_data_tag(updates_memory_request_data_tag),
    .units_2_request_data_address(updates_memory_request_data_address),
    .units_2_request_data_data(updates_memory_request_data_data),
    .units_2_request_data_mask(updates_memory_request_data_mask),
    .units_2_request_valid(updates_memory_request_valid), .units_2_request_ready(sharing_units_2_request_ready),
    .units_2_answer_data_tag(sharing_units_2_answer_data_tag),
    .units_2_answer_data_data(sharing_units_2_answer_data_data),
    .units_2_answer_valid(sharing_units_2_answer_valid), .units_2_answer_ready(updates_memory_answer_ready),
    .units_3_request_data_write(pageLines_memory_request_data_write),
    .units_3_request_data_tag(pageLines_memory_request_data_tag),
    .units_3_request_data_address(pageLines_memory_request_data_address),
    .units_3_request_data_data(pageLines_memory_request_data_data),
    .units_3_request_data_mask(pageLines_memory_request_data_mask),
    .units_3_request_valid(pageLines_memory_request_valid),
    .units_3_request_ready(sharing_units_3_request_ready),
    .units_3_answer_data_tag(sharing_units_3_answer_data_tag),
    .units_3_answer_data_data(sharing_units_3_answer_data_data),
    .units_3_answer_valid(sharing_units_3_answer_valid), .units_3_answer_ready(pageLines_memory_answer_ready),
    .units_4_request_data_write(entryLines0_memory_request_data_write),
    .units_4_request_data_tag(entryLines0_memory_request_data_tag),
    .units_4_request_data_address(entryLines0_memory_request_data_address),
    .units_4_request_data_data(entryLines0_memory_request_data_data),
    .units_4_request_data_mask(entryLines0_memory_request_data_mask),
    .units_4_request_valid(entryLines0_memory_request_valid),
    .units_4_request_ready(sharing_units_4_request_ready),
    .units_4_answer_data_tag(sharing_units_4_answer_data_tag),
    .units_4_answer_data_data(sharing_units_4_answer_data_data),
    .units_4_answer_valid(sharing_units_4_answer_valid), .units_4_answer_ready(entryLines0_memory_answer_ready),
    .units_5_request_data_write(entryLines1_memory_request_data_write),
    .units_5_request_data_tag(entryLines1_memory_request_data_tag),
    .units_5_request_data_address(entryLines1_memory_request_data_address),
    .units_5_request_data_data(entryLines1_memory_request_data_data),
    .units_5_request_data_mask(entryLines1_memory_request_data_mask),
    .units_5_request_valid(entryLines1_memory_request_valid),
    .units_5_request_ready(sharing_units_5_request_ready),
    .units_5_answer_data_tag(sharing_units_5_answer_data_tag),
    .units_5_answer_data_data(sharing_units_5_answer_data_data),
    .units_5_answer_valid(sharing_units_5_answer_valid), .units_5_answer_ready(entryLines1_memory_answer_ready),
    .units_6_request_data_write(gatherLines_memory_request_data_write),
    .units_6_request_data_tag(gatherLines_memory_request_data_tag),
    .units_6_request_data_address(gatherLines_memory_request_data_address),
    .units_6_request_data_data(gatherLines_memory_request_data_data),
    .units_6_request_data_mask(gatherLines_memory_request_data_mask),
    .units_6_request_valid(gatherLines_memory_request_valid),
    .units_6_request_ready(sharing_units_6_request_ready),
    .units_6_answer_data_tag(sharing_units_6_answer_data_tag),
    .units_6_answer_data_data(sharing_units_6_answer_data_data),
    .units_6_answer_valid(sharing_units_6_answer_valid), .units_6_answer_ready(gatherLines_memory_answer_ready),
    .units_7_request_data_write(scatterLines_memory_request_data_write),
    .units_7_request_data_tag(scatterLines_memory_request_data_tag),
    .units_7_request_data_address(scatterLines_memory_request_data_address),
    .units_7_request_data_data(scatterLines_memory_request_data_data),
    .units_7_request_data_mask(scatterLines_memory_request_data_mask),
    .units_7_request_valid(scatterLines_memory_request_valid),
    .units_7_request_ready(sharing_units_7_request_ready),
    .units_7_answer_data_tag(sharing_units_7_answer_data_tag),
    .units_7_answer_data_data(sharing_units_7_answer_data_data),
    .units_7_answer_valid(sharing_units_7_answer_valid),
        .units_7_answer_ready(scatterLines_memory_answer_ready),
    .memory_request_data_write(sharing_memory_request_data_write),
    .memory_request_data_tag(sharing_memory_request_data_tag),
    .memory_request_data_address(sharing_memory_request_data_address),
    .memory_request_data_data(sharing_memory_request_data_data),
    .memory_request_data_mask(sharing_memory_request_data_mask),
    .memory_request_valid(sharing_memory_request_valid), .memory_request_ready(master_request_ready),
    .memory_answer_data_tag(master_answer_data_tag), .memory_answer_data_data(master_answer_data_data),
    .memory_answer_valid(master_answer_valid), .memory_answer_ready(sharing_memory_answer_ready));
  ProcessHost_256 host (  // MpcNode.java:93
    .clock(clock), .reset(reset), .request_data_write(requests_sink_data_write),
    .request_data_address(requests_sink_data_address), .request_data_data(requests_sink_data_data),
    .request_valid(requests_sink_valid), .request_ready(host_request_ready), .response_data(host_response_data),
    .response_valid(host_response_valid), .response_ready(response_ready), .node(node),
    .lmeBase_0(host_lmeBase_0), .lmeBase_1(host_lmeBase_1), .lmrBase_0(host_lmrBase_0),
    .lmrBase_1(host_lmrBase_1), .lmeCurrent_0(lme0_current), .lmeCurrent_1(lme1_current),
    .lmeNew_0(host_lmeNew_0), .lmeNew_1(host_lmeNew_1), .lmrCurrent_0(host_lmrCurrent_0),
    .lmrCurrent_1(host_lmrCurrent_1), .table_0(host_table_0), .table_1(host_table_1), .pages_0(host_pages_0),
    .pages_1(host_pages_1), .forgets(host_forgets), .timeout(host_timeout), .lost(peers_lost),
    .ends({1'b0, isLost} + {1'b0, pendingReads_event_valid && pendingReads_event_ready}),
        .misses(walker_misses),
    .leaves(sender_leaves), .refuses(sender_refuses), .drops(receiver_0_drops), .dropsRequest(server_drops));
  SkidBuffer_HostRequest82 requests (  // MpcNode.java:111
    .clock(clock), .reset(reset), .source_data_write(request_data_write),
    .source_data_address(request_data_address), .source_data_data(request_data_data),
    .source_valid(request_valid), .source_ready(requests_source_ready),
    .sink_data_write(requests_sink_data_write), .sink_data_address(requests_sink_data_address),
    .sink_data_data(requests_sink_data_data), .sink_valid(requests_sink_valid),
        .sink_ready(host_request_ready));
  HostBusMaster_7_16 master (  // MpcMemory.java:54
    .clock(clock), .reset(reset), .pins_begins(master_pins_begins), .pins_write(master_pins_write),
    .pins_address(master_pins_address), .pins_isFinal(master_pins_isFinal), .pins_data(master_pins_data),
    .pins_mask(master_pins_mask), .pins_grant(bus_grant), .pins_moves(bus_moves), .pins_readData(bus_readData),
    .request_data_write(sharing_memory_request_data_write), .request_data_tag(sharing_memory_request_data_tag),
    .request_data_address(sharing_memory_request_data_address),
    .request_data_data(sharing_memory_request_data_data), .request_data_mask(sharing_memory_request_data_mask),
    .request_valid(sharing_memory_request_valid), .request_ready(master_request_ready),
    .answer_data_tag(master_answer_data_tag), .answer_data_data(master_answer_data_data),
    .answer_valid(master_answer_valid), .answer_ready(sharing_memory_answer_ready));
  LinkPort_word8_sent8_gathered0_received8_payload2016_wordCycles8_givesUp port (  // MpcNode.java:119
    .clock(clock), .reset(reset), .link_clock(link_clock), .link_reset(link_reset), .moreWillCome(1'b0),
    .transmit_valid(port_transmit_valid), .transmit_data(port_transmit_data),
        .transmit_last(port_transmit_last),
    .receive_valid(receive_valid), .receive_data(receive_data), .receive_last(receive_last),
    .packetsSent(port_packetsSent), .packetsReceived(port_packetsReceived), .packetsWrong(port_packetsWrong),
    .sent_0_data_data(writes_packet_data_data), .sent_0_data_last(writes_packet_data_last),
    .sent_0_valid(writes_packet_valid), .sent_0_ready(port_sent_0_ready),
    .sent_1_data_data(ownRequests_leaving_data_data), .sent_1_data_last(ownRequests_leaving_data_last),
    .sent_1_valid(ownRequests_leaving_valid), .sent_1_ready(port_sent_1_ready),
    .sent_2_data_data(responses_packet_data_data), .sent_2_data_last(responses_packet_data_last),
    .sent_2_valid(responses_packet_valid), .sent_2_ready(port_sent_2_ready),
    .arrived_0_data_data(port_arrived_0_data_data), .arrived_0_data_last(port_arrived_0_data_last),
    .arrived_0_valid(port_arrived_0_valid), .arrived_0_ready(ownAnswers_arrived_ready),
    .arrived_1_data_data(port_arrived_1_data_data), .arrived_1_data_last(port_arrived_1_data_last),
    .arrived_1_valid(port_arrived_1_valid), .arrived_1_ready(ownRequests_arrived_ready),
    .arrived_2_data_data(port_arrived_2_data_data), .arrived_2_data_last(port_arrived_2_data_last),
    .arrived_2_valid(port_arrived_2_valid), .arrived_2_ready(ownRefusals_arrived_ready));
  LmrWriter_256_events lmr0 (  // ProcessEvents.java:34
    .clock(clock), .reset(reset), .receipt_data_message_nsrc(event0_sink_data_message_nsrc),
    .receipt_data_message_ctrl(event0_sink_data_message_ctrl),
    .receipt_data_message_rid(event0_sink_data_message_rid),
    .receipt_data_message_len(event0_sink_data_message_len), .receipt_data_status(event0_sink_data_status),
    .receipt_data_isSent(event0_sink_data_isSent), .receipt_valid(event0_sink_valid),
    .receipt_ready(lmr0_receipt_ready), .base(host_lmrBase_0), .current(host_lmrCurrent_0),
    .written(lmr0_written), .returns(eventLines0_returns), .mayNotify(1'b1), .notifies(lmr0_notifies),
    .memory_data_write(lmr0_memory_data_write), .memory_data_line(lmr0_memory_data_line),
    .memory_data_data(lmr0_memory_data_data), .memory_data_lanes(lmr0_memory_data_lanes),
    .memory_valid(lmr0_memory_valid), .memory_ready(eventLines0_request_ready));
  OrderedLines_4 eventLines0 (  // MpcMemory.java:62
    .clock(clock), .reset(reset), .returns(eventLines0_returns), .line(eventLines0_line),
    .request_data_write(lmr0_memory_data_write), .request_data_line(lmr0_memory_data_line),
    .request_data_data(lmr0_memory_data_data), .request_data_lanes(lmr0_memory_data_lanes),
    .request_valid(lmr0_memory_valid), .request_ready(eventLines0_request_ready),
    .memory_request_data_write(eventLines0_memory_request_data_write),
    .memory_request_data_tag(eventLines0_memory_request_data_tag),
    .memory_request_data_address(eventLines0_memory_request_data_address),
    .memory_request_data_data(eventLines0_memory_request_data_data),
    .memory_request_data_mask(eventLines0_memory_request_data_mask),
    .memory_request_valid(eventLines0_memory_request_valid),
    .memory_request_ready(sharing_units_0_request_ready),
    .memory_answer_data_tag(sharing_units_0_answer_data_tag),
    .memory_answer_data_data(sharing_units_0_answer_data_data),
    .memory_answer_valid(sharing_units_0_answer_valid), .memory_answer_ready(eventLines0_memory_answer_ready));
  LmrWriter_256_events lmr1 (  // ProcessEvents.java:34
    .clock(clock), .reset(reset), .receipt_data_message_nsrc(event1_sink_data_message_nsrc),
    .receipt_data_message_ctrl(event1_sink_data_message_ctrl),
    .receipt_data_message_rid(event1_sink_data_message_rid),
    .receipt_data_message_len(event1_sink_data_message_len), .receipt_data_status(event1_sink_data_status),
    .receipt_data_isSent(event1_sink_data_isSent), .receipt_valid(event1_sink_valid),
    .receipt_ready(lmr1_receipt_ready), .base(host_lmrBase_1), .current(host_lmrCurrent_1),
    .written(lmr1_written), .returns(eventLines1_returns), .mayNotify(1'b1), .notifies(lmr1_notifies),
    .memory_data_write(lmr1_memory_data_write), .memory_data_line(lmr1_memory_data_line),
    .memory_data_data(lmr1_memory_data_data), .memory_data_lanes(lmr1_memory_data_lanes),
    .memory_valid(lmr1_memory_valid), .memory_ready(eventLines1_request_ready));
  OrderedLines_4 eventLines1 (  // MpcMemory.java:62
    .clock(clock), .reset(reset), .returns(eventLines1_returns), .line(eventLines1_line),
    .request_data_write(lmr1_memory_data_write), .request_data_line(lmr1_memory_data_line),
    .request_data_data(lmr1_memory_data_data), .request_data_lanes(lmr1_memory_data_lanes),
    .request_valid(lmr1_memory_valid), .request_ready(eventLines1_request_ready),
    .memory_request_data_write(eventLines1_memory_request_data_write),
    .memory_request_data_tag(eventLines1_memory_request_data_tag),
    .memory_request_data_address(eventLines1_memory_request_data_address),
    .memory_request_data_data(eventLines1_memory_request_data_data),
    .memory_request_data_mask(eventLines1_memory_request_data_mask),
    .memory_request_valid(eventLines1_memory_request_valid),
    .memory_request_ready(sharing_units_1_request_ready),
    .memory_answer_data_tag(sharing_units_1_answer_data_tag),
    .memory_answer_data_data(sharing_units_1_answer_data_data),
    .memory_answer_valid(sharing_units_1_answer_valid), .memory_answer_ready(eventLines1_memory_answer_ready));
  AccumulateUnit_4 updates (  // RemoteOrders.java:19
    .clock(clock), .reset(reset), .update_data_reader(updatePages_physical_data_reader),
    .update_data_holder(updatePages_physical_data_holder), .update_data_ctrl(updatePages_physical_data_ctrl),
    .update_data_rid(updatePages_physical_data_rid), .update_data_len(updatePages_physical_data_len),
    .update_data_from(updatePages_physical_data_from), .update_data_into(updatePages_physical_data_into),
    .update_data_notifies(updatePages_physical_data_notifies),
    .update_data_update_updates(updatePages_physical_data_update_updates),
    .update_data_update_operation(updatePages_physical_data_update_operation),
    .update_data_update_element(updatePages_physical_data_update_element),
    .update_data_update_operand(updatePages_physical_data_update_operand),
    .update_valid(updatePages_physical_valid), .update_ready(updates_update_ready), .node(node),
    .holds(updates_holds), .isHeld(gate_isHeld), .operands_data_operation(updates_operands_data_operation),
    .operands_data_type(updates_operands_data_type),
        .operands_data_isLocation(updates_operands_data_isLocation),
    .operands_data_left(updates_operands_data_left), .operands_data_right(updates_operands_data_right),
    .operands_data_tag(updates_operands_data_tag), .operands_valid(updates_operands_valid),
    .result_data_value(alu_result_data_value), .result_data_flags(alu_result_data_flags),
    .result_data_tag(alu_result_data_tag), .result_valid(alu_result_valid), .isOwn(updates_isOwn),
    .packet_data_data(updates_packet_data_data), .packet_data_last(updates_packet_data_last),
    .packet_valid(updates_packet_valid), .packet_ready(ownAnswers_packet_ready),
    .memory_request_data_write(updates_memory_request_data_write),
    .memory_request_data_tag(updates_memory_request_data_tag),
    .memory_request_data_address(updates_memory_request_data_address),
    .memory_request_data_data(updates_memory_request_data_data),
    .memory_request_data_mask(updates_memory_request_data_mask),
    .memory_request_valid(updates_memory_request_valid), .memory_request_ready(sharing_units_2_request_ready),
    .memory_answer_data_tag(sharing_units_2_answer_data_tag),
    .memory_answer_data_data(sharing_units_2_answer_data_data),
    .memory_answer_valid(sharing_units_2_answer_valid), .memory_answer_ready(updates_memory_answer_ready));
  ReductionAlu_1_ONE alu (  // RemoteOrders.java:20
    .clock(clock), .reset(reset), .operands_data_operation(updates_operands_data_operation),
    .operands_data_type(updates_operands_data_type),
        .operands_data_isLocation(updates_operands_data_isLocation),
    .operands_data_left(updates_operands_data_left), .operands_data_right(updates_operands_data_right),
    .operands_data_tag(updates_operands_data_tag), .operands_valid(updates_operands_valid),
    .result_data_value(alu_result_data_value), .result_data_flags(alu_result_data_flags),
    .result_data_tag(alu_result_data_tag), .result_valid(alu_result_valid));
  PageWalker_4 walker (  // PageLooks.java:21
    .clock(clock), .reset(reset), .answer_isMapped(walker_answer_isMapped), .answer_first(walker_answer_first),
    .answer_last(walker_answer_last), .forgets(host_forgets), .returns(pageLines_returns),
        .line(pageLines_line),
    .misses(walker_misses), .runs_0_data_process(entryPages_run_data_process),
    .runs_0_data_address(entryPages_run_data_address), .runs_0_data_bytes(entryPages_run_data_bytes),
    .runs_0_valid(entryPages_run_valid), .runs_0_ready(walker_runs_0_ready),
    .runs_1_data_process(gatherPages_run_data_process), .runs_1_data_address(gatherPages_run_data_address),
    .runs_1_data_bytes(gatherPages_run_data_bytes), .runs_1_valid(gatherPages_run_valid),
    .runs_1_ready(walker_runs_1_ready), .runs_2_data_process(updatePages_run_data_process),
    .runs_2_data_address(updatePages_run_data_address), .runs_2_data_bytes(updatePages_run_data_bytes),
    .runs_2_valid(updatePages_run_valid), .runs_2_ready(walker_runs_2_ready),
    .runs_3_data_process(scatterPages_run_data_process), .runs_3_data_address(scatterPages_run_data_address),
    .runs_3_data_bytes(scatterPages_run_data_bytes), .runs_3_valid(scatterPages_run_valid),
    .runs_3_ready(walker_runs_3_ready), .answers(walker_answers), .table_0(host_table_0),
        .table_1(host_table_1),
    .pages_0(host_pages_0), .pages_1(host_pages_1), .memory_data_write(walker_memory_data_write),
    .memory_data_line(walker_memory_data_line), .memory_data_data(walker_memory_data_data),
    .memory_data_lanes(walker_memory_data_lanes), .memory_valid(walker_memory_valid),
    .memory_ready(pageLines_request_ready));
  OrderedLines_4 pageLines (  // MpcMemory.java:62
    .clock(clock), .reset(reset), .returns(pageLines_returns), .line(pageLines_line),
    .request_data_write(walker_memory_data_write), .request_data_line(walker_memory_data_line),
    .request_data_data(walker_memory_data_data), .request_data_lanes(walker_memory_data_lanes),
    .request_valid(walker_memory_valid), .request_ready(pageLines_request_ready),
    .memory_request_data_write(pageLines_memory_request_data_write),
    .memory_request_data_tag(pageLines_memory_request_data_tag),
    .memory_request_data_address(pageLines_memory_request_data_address),
    .memory_request_data_data(pageLines_memory_request_data_data),
    .memory_request_data_mask(pageLines_memory_request_data_mask),
    .memory_request_valid(pageLines_memory_request_valid), .memory_request_ready(sharing_units_3_request_ready),
    .memory_answer_data_tag(sharing_units_3_answer_data_tag),
    .memory_answer_data_data(sharing_units_3_answer_data_data),
    .memory_answer_valid(sharing_units_3_answer_valid), .memory_answer_ready(pageLines_memory_answer_ready));
  OwnPackets ownRequests (  // ProcessLists.java:42
    .clock(clock), .reset(reset), .packet_data_data(reads_packet_data_data),
    .packet_data_last(reads_packet_data_last), .packet_valid(reads_packet_valid),
    .packet_ready(ownRequests_packet_ready), .isOwn(reads_isOwn), .arrived_data_data(port_arrived_1_data_data),
    .arrived_data_last(port_arrived_1_data_last), .arrived_valid(port_arrived_1_valid),
    .arrived_ready(ownRequests_arrived_ready), .leaving_data_data(ownRequests_leaving_data_data),
    .leaving_data_last(ownRequests_leaving_data_last), .leaving_valid(ownRequests_leaving_valid),
    .leaving_ready(port_sent_1_ready), .received_data_data(ownRequests_received_data_data),
    .received_data_last(ownRequests_received_data_last), .received_valid(ownRequests_received_valid),
    .received_ready(server_packet_ready));
  OwnPackets ownAnswers (  // ProcessLists.java:43
    .clock(clock), .reset(reset), .packet_data_data(updates_packet_data_data),
    .packet_data_last(updates_packet_data_last), .packet_valid(updates_packet_valid),
    .packet_ready(ownAnswers_packet_ready), .isOwn(updates_isOwn), .arrived_data_data(port_arrived_0_data_data),
    .arrived_data_last(port_arrived_0_data_last), .arrived_valid(port_arrived_0_valid),
    .arrived_ready(ownAnswers_arrived_ready), .leaving_data_data(ownAnswers_leaving_data_data),
    .leaving_data_last(ownAnswers_leaving_data_last), .leaving_valid(ownAnswers_leaving_valid),
    .leaving_ready(writes_seldom_ready), .received_data_data(ownAnswers_received_data_data),
    .received_data_last(ownAnswers_received_data_last), .received_valid(ownAnswers_received_valid),
    .received_ready(receiver_0_packet_ready));
  OwnPackets ownRefusals (  // ProcessLists.java:44
    .clock(clock), .reset(reset), .packet_data_data(refusals_packet_data_data),
    .packet_data_last(refusals_packet_data_last), .packet_valid(refusals_packet_valid),
    .packet_ready(ownRefusals_packet_ready), .isOwn(refusals_isOwn),
    .arrived_data_data(port_arrived_2_data_data), .arrived_data_last(port_arrived_2_data_last),
    .arrived_valid(port_arrived_2_valid), .arrived_ready(ownRefusals_arrived_ready),
    .leaving_data_data(ownRefusals_leaving_data_data), .leaving_data_last(ownRefusals_leaving_data_last),
    .leaving_valid(ownRefusals_leaving_valid), .leaving_ready(responses_usual_ready),
    .received_data_data(ownRefusals_received_data_data), .received_data_last(ownRefusals_received_data_last),
    .received_valid(ownRefusals_received_valid), .received_ready(refusalReader_packet_ready));
  Refusals refusals (  // ProcessLists.java:45
    .clock(clock), .reset(reset), .writes_data_nsrc(receiver_0_refused_data_nsrc),
    .writes_data_ctrl(receiver_0_refused_data_ctrl), .writes_data_rid(receiver_0_refused_data_rid),
    .writes_data_len(receiver_0_refused_data_len), .writes_valid(receiver_0_refused_valid),
    .writes_ready(refusals_writes_ready), .reads_data_nsrc(refusedReads_sink_data_nsrc),
    .reads_data_ctrl(refusedReads_sink_data_ctrl), .reads_data_rid(refusedReads_sink_data_rid),
    .reads_data_len(refusedReads_sink_data_len), .reads_valid(refusedReads_sink_valid),
    .reads_ready(refusals_reads_ready), .node(node), .acknowledged(refusalReader_acknowledged),
    .by(refusalReader_acknowledger), .lost(peers_lost), .awaits(refusals_awaits), .peer(refusals_peer),
    .told_data_nsrc(refusals_told_data_nsrc), .told_data_ctrl(refusals_told_data_ctrl),
    .told_data_rid(refusals_told_data_rid), .told_data_len(refusals_told_data_len),
    .told_valid(refusals_told_valid),
    .told_ready(|{kinds0_sources_2_valid && kinds0_sources_2_ready, kinds1_sources_2_valid
        && kinds1_sources_2_ready}),
    .isOwn(refusals_isOwn), .packet_data_data(refusals_packet_data_data),
    .packet_data_last(refusals_packet_data_last), .packet_valid(refusals_packet_valid),
    .packet_ready(ownRefusals_packet_ready));
  PeerWatch peers (  // ProcessLists.java:46
    .clock(clock), .reset(reset), .node(node), .timeout(host_timeout),
    .leaves(sender_leaves && isOwn && !sender_refuses), .to(entries_told_nsrc[3:0]),
    .isOpen(pendingReads_isOpen), .holder(pendingReads_holder), .awaits(refusals_awaits),
    .refused(refusals_peer), .tells(refusalReader_tells), .refuser(refusalReader_refuser),
    .asked(refusalReader_asked), .answered(refusalReader_answered), .by(refusalReader_by), .lost(peers_lost),
    .loses(peers_loses), .event_data_event_message_nsrc(peers_event_data_event_message_nsrc),
    .event_data_event_message_ctrl(peers_event_data_event_message_ctrl),
    .event_data_event_message_rid(peers_event_data_event_message_rid),
    .event_data_event_message_len(peers_event_data_event_message_len),
    .event_data_event_status(peers_event_data_event_status),
    .event_data_event_isSent(peers_event_data_event_isSent), .event_data_owner(peers_event_data_owner),
    .event_valid(peers_event_valid), .event_ready(seldomTurns_sources_1_ready),
    .packet_data_data(peers_packet_data_data), .packet_data_last(peers_packet_data_last),
    .packet_valid(peers_packet_valid), .packet_ready(responses_seldom_ready));
  PendingReads pendingReads (  // ProcessLists.java:47
    .clock(clock), .reset(reset), .node(node), .read_data_reader(sender_read_data_reader),
    .read_data_holder(sender_read_data_holder), .read_data_ctrl(sender_read_data_ctrl),
    .read_data_rid(sender_read_data_rid), .read_data_len(sender_read_data_len),
    .read_data_from(sender_read_data_from), .read_data_into(sender_read_data_into),
    .read_data_notifies(sender_read_data_notifies), .read_data_update_updates(sender_read_data_update_updates),
    .read_data_update_operation(sender_read_data_update_operation),
    .read_data_update_element(sender_read_data_update_element),
    .read_data_update_operand(sender_read_data_update_operand), .read_valid(sender_read_valid),
    .mayRead(pendingReads_mayRead),
    .received_data({receiver_0_receipt_data_rid, receiver_0_receipt_data_ctrl[8],
        receiver_0_receipt_data_nsrc[3:0]}),
    .received_valid(receipts_source_valid && receipts_source_ready),
    .received_ready(pendingReads_received_ready),
    .refused_data({refusalReader_event_data_event_message_rid, refusalReader_event_data_event_message_ctrl[8],
        refusalReader_event_data_event_message_nsrc[3:0]}),
    .refused_valid(seldomTurns_sources_0_valid && seldomTurns_sources_0_ready),
    .refused_ready(pendingReads_refused_ready), .lost(peers_lost), .loses(peers_loses),
    .settles(receiver_0_settles), .isSettled(receiver_0_isSettled), .isOpen(pendingReads_isOpen),
    .holder(pendingReads_holder), .event_data_event_message_nsrc(pendingReads_event_data_event_message_nsrc),
    .event_data_event_message_ctrl(pendingReads_event_data_event_message_ctrl),
    .event_data_event_message_rid(pendingReads_event_data_event_message_rid),
    .event_data_event_message_len(pendingReads_event_data_event_message_len),
    .event_data_event_status(pendingReads_event_data_event_status),
    .event_data_event_isSent(pendingReads_event_data_event_isSent),
    .event_data_owner(pendingReads_event_data_owner), .event_valid(pendingReads_event_valid),
    .event_ready(pendingReads_event_ready));
  SendEngine_payload2016_turnaround0_short512_tells_status sender (  // ProcessOrders.java:28
    .clock(clock), .reset(reset), .entry_data(entryPages_checked_data), .entry_valid(entryPages_checked_valid),
    .entry_ready(sender_entry_ready), .lineArrives(gatherLines_returns),
    .packet_data_data(sender_packet_data_data), .packet_data_last(sender_packet_data_last),
    .packet_valid(sender_packet_valid), .packet_ready(writes_usual_ready), .leaves(sender_leaves),
    .notifies(sender_notifies), .refuses(sender_refuses), .segment_data_address(sender_segment_data_address),
    .segment_data_bytes(sender_segment_data_bytes), .segment_data_last(sender_segment_data_last),
    .segment_valid(sender_segment_valid), .segment_ready(gatherPages_segment_ready),
    .payload_data_data(gather_payload_data_data), .payload_data_last(gather_payload_data_last),
    .payload_valid(gather_payload_valid), .payload_ready(sender_payload_ready),
    .isUnmapped(entryPages_isUnmapped), .lost(peers_lost), .passes(gatherPages_passes),
    .fails(gatherPages_fails), .node(node), .status(sender_status), .read_data_reader(sender_read_data_reader),
    .read_data_holder(sender_read_data_holder), .read_data_ctrl(sender_read_data_ctrl),
    .read_data_rid(sender_read_data_rid), .read_data_len(sender_read_data_len),
    .read_data_from(sender_read_data_from), .read_data_into(sender_read_data_into),
    .read_data_notifies(sender_read_data_notifies), .read_data_update_updates(sender_read_data_update_updates),
    .read_data_update_operation(sender_read_data_update_operation),
    .read_data_update_element(sender_read_data_update_element),
    .read_data_update_operand(sender_read_data_update_operand), .read_valid(sender_read_valid));
  EntryTurns_2 entries (  // ProcessOrders.java:36
    .clock(clock), .reset(reset), .served_data(server_entry_data),
    .served_valid(server_entry_valid && unmapped_enqueue_ready), .served_ready(entries_served_ready),
    .entry_data(entries_entry_data), .entry_valid(entries_entry_valid), .entry_ready(entryPages_entry_ready),
    .leaves(sender_leaves), .notifies(sender_notifies || sender_refuses), .status(sender_status),
    .mayRead(pendingReads_mayRead), .told_nsrc(entries_told_nsrc), .told_ctrl(entries_told_ctrl),
    .told_rid(entries_told_rid), .told_len(entries_told_len), .refusesServed(entries_refusesServed),
    .entries_0_data(lme0_entry_data), .entries_0_valid(lme0_entry_valid),
    .entries_0_ready(entries_entries_0_ready), .entries_1_data(lme1_entry_data),
    .entries_1_valid(lme1_entry_valid), .entries_1_ready(entries_entries_1_ready), .asked_0(reads_asked_0),
    .asked_1(reads_asked_1), .left_0(entries_left_0), .left_1(entries_left_1),
    .events_0_data_message_nsrc(entries_events_0_data_message_nsrc),
    .events_0_data_message_ctrl(entries_events_0_data_message_ctrl),
    .events_0_data_message_rid(entries_events_0_data_message_rid),
    .events_0_data_message_len(entries_events_0_data_message_len),
    .events_0_data_status(entries_events_0_data_status), .events_0_data_isSent(entries_events_0_data_isSent),
    .events_0_valid(entries_events_0_valid), .events_0_ready(kinds0_sources_1_ready),
    .events_1_data_message_nsrc(entries_events_1_data_message_nsrc),
    .events_1_data_message_ctrl(entries_events_1_data_message_ctrl),
    .events_1_data_message_rid(entries_events_1_data_message_rid),
    .events_1_data_message_len(entries_events_1_data_message_len),
    .events_1_data_status(entries_events_1_data_status), .events_1_data_isSent(entries_events_1_data_isSent),
    .events_1_valid(entries_events_1_valid), .events_1_ready(kinds1_sources_1_ready), .owner(entries_owner));
  LmeFetcher_256_8 lme0 (  // ProcessOrders.java:50
    .clock(clock), .reset(reset), .base(host_lmeBase_0), .written(host_lmeNew_0), .current(lme0_current),
    .returns(entryLines0_returns), .line(entryLines0_line), .entry_data(lme0_entry_data),
    .entry_valid(lme0_entry_valid), .entry_ready(entries_entries_0_ready), .leaves(entries_left_0),
    .memory_data_write(lme0_memory_data_write), .memory_data_line(lme0_memory_data_line),
    .memory_data_data(lme0_memory_data_data), .memory_data_lanes(lme0_memory_data_lanes),
    .memory_valid(lme0_memory_valid), .memory_ready(entryLines0_request_ready));
  OrderedLines_4 entryLines0 (  // MpcMemory.java:62
    .clock(clock), .reset(reset), .returns(entryLines0_returns), .line(entryLines0_line),
    .request_data_write(lme0_memory_data_write), .request_data_line(lme0_memory_data_line),
    .request_data_data(lme0_memory_data_data), .request_data_lanes(lme0_memory_data_lanes),
    .request_valid(lme0_memory_valid), .request_ready(entryLines0_request_ready),
    .memory_request_data_write(entryLines0_memory_request_data_write),
    .memory_request_data_tag(entryLines0_memory_request_data_tag),
    .memory_request_data_address(entryLines0_memory_request_data_address),
    .memory_request_data_data(entryLines0_memory_request_data_data),
    .memory_request_data_mask(entryLines0_memory_request_data_mask),
    .memory_request_valid(entryLines0_memory_request_valid),
    .memory_request_ready(sharing_units_4_request_ready),
    .memory_answer_data_tag(sharing_units_4_answer_data_tag),
    .memory_answer_data_data(sharing_units_4_answer_data_data),
    .memory_answer_valid(sharing_units_4_answer_valid), .memory_answer_ready(entryLines0_memory_answer_ready));
  LmeFetcher_256_8 lme1 (  // ProcessOrders.java:50
    .clock(clock), .reset(reset), .base(host_lmeBase_1), .written(host_lmeNew_1), .current(lme1_current),
    .returns(entryLines1_returns), .line(entryLines1_line), .entry_data(lme1_entry_data),
    .entry_valid(lme1_entry_valid), .entry_ready(entries_entries_1_ready), .leaves(entries_left_1),
    .memory_data_write(lme1_memory_data_write), .memory_data_line(lme1_memory_data_line),
    .memory_data_data(lme1_memory_data_data), .memory_data_lanes(lme1_memory_data_lanes),
    .memory_valid(lme1_memory_valid), .memory_ready(entryLines1_request_ready));
  OrderedLines_4 entryLines1 (  // MpcMemory.java:62
    .clock(clock), .reset(reset), .returns(entryLines1_returns), .line(entryLines1_line),
    .request_data_write(lme1_memory_data_write), .request_data_line(lme1_memory_data_line),
    .request_data_data(lme1_memory_data_data), .request_data_lanes(lme1_memory_data_lanes),
    .request_valid(lme1_memory_valid), .request_ready(entryLines1_request_ready),
    .memory_request_data_write(entryLines1_memory_request_data_write),
    .memory_request_data_tag(entryLines1_memory_request_data_tag),
    .memory_request_data_address(entryLines1_memory_request_data_address),
    .memory_request_data_data(entryLines1_memory_request_data_data),
    .memory_request_data_mask(entryLines1_memory_request_data_mask),
    .memory_request_valid(entryLines1_memory_request_valid),
    .memory_request_ready(sharing_units_5_request_ready),
    .memory_answer_data_tag(sharing_units_5_answer_data_tag),
    .memory_answer_data_data(sharing_units_5_answer_data_data),
    .memory_answer_valid(sharing_units_5_answer_valid), .memory_answer_ready(entryLines1_memory_answer_ready));
  EntryPages entryPages (  // ProcessOrders.java:64
    .clock(clock), .reset(reset), .entry_data(entries_entry_data), .entry_valid(entries_entry_valid),
    .entry_ready(entryPages_entry_ready), .owner(entryPages_owner), .checked_data(entryPages_checked_data),
    .checked_valid(entryPages_checked_valid), .checked_ready(sender_entry_ready),
    .isUnmapped(entryPages_isUnmapped), .run_data_process(entryPages_run_data_process),
    .run_data_address(entryPages_run_data_address), .run_data_bytes(entryPages_run_data_bytes),
    .run_valid(entryPages_run_valid), .run_ready(walker_runs_0_ready), .answer_isMapped(walker_answer_isMapped),
    .answer_first(walker_answer_first), .answer_last(walker_answer_last), .answers(walker_answers[0]));
  Gather_lineBytes32_wordBytes8_segmentSetup0_linesAhead16_segments_HOST_MEMORY gather (  // ProcessOrders.java:99
    .clock(clock), .reset(reset), .readValid(gatherLines_returns), .isStarved(gather_isStarved),
    .segment_data_address(gatherPages_physical_data_address),
    .segment_data_bytes(gatherPages_physical_data_bytes), .segment_data_last(gatherPages_physical_data_last),
    .segment_valid(gatherPages_physical_valid), .segment_ready(gather_segment_ready),
    .memory_data_write(gather_memory_data_write), .memory_data_line(gather_memory_data_line),
    .memory_data_data(gather_memory_data_data), .memory_data_lanes(gather_memory_data_lanes),
    .memory_valid(gather_memory_valid), .memory_ready(gatherLines_request_ready), .readLine(gatherLines_line),
    .payload_data_data(gather_payload_data_data), .payload_data_last(gather_payload_data_last),
    .payload_valid(gather_payload_valid), .payload_ready(sender_payload_ready));
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
    .memory_request_ready(sharing_units_6_request_ready),
    .memory_answer_data_tag(sharing_units_6_answer_data_tag),
    .memory_answer_data_data(sharing_units_6_answer_data_data),
    .memory_answer_valid(sharing_units_6_answer_valid), .memory_answer_ready(gatherLines_memory_answer_ready));
  SegmentPages gatherPages (  // ProcessOrders.java:101
    .clock(clock), .reset(reset), .segment_data_address(sender_segment_data_address),
    .segment_data_bytes(sender_segment_data_bytes), .segment_data_last(sender_segment_data_last),
    .segment_valid(sender_segment_valid), .segment_ready(gatherPages_segment_ready), .owner(entryPages_owner),
    .passes(gatherPages_passes), .fails(gatherPages_fails),
    .physical_data_address(gatherPages_physical_data_address),
    .physical_data_bytes(gatherPages_physical_data_bytes), .physical_data_last(gatherPages_physical_data_last),
    .physical_valid(gatherPages_physical_valid), .physical_ready(gather_segment_ready),
    .run_data_process(gatherPages_run_data_process), .run_data_address(gatherPages_run_data_address),
    .run_data_bytes(gatherPages_run_data_bytes), .run_valid(gatherPages_run_valid),
    .run_ready(walker_runs_1_ready), .answer_isMapped(walker_answer_isMapped),
    .answer_first(walker_answer_first), .answer_last(walker_answer_last), .answers(walker_answers[1]));
  PacketTurns writes (  // ProcessOrders.java:117
    .clock(clock), .reset(reset), .usual_data_data(sender_packet_data_data),
    .usual_data_last(sender_packet_data_last), .usual_valid(sender_packet_valid),
    .usual_ready(writes_usual_ready), .seldom_data_data(ownAnswers_leaving_data_data),
    .seldom_data_last(ownAnswers_leaving_data_last), .seldom_valid(ownAnswers_leaving_valid),
    .seldom_ready(writes_seldom_ready), .packet_data_data(writes_packet_data_data),
    .packet_data_last(writes_packet_data_last), .packet_valid(writes_packet_valid),
    .packet_ready(port_sent_0_ready));
  ReadRequester_2 reads (  // ProcessOrders.java:127
    .clock(clock), .reset(reset), .read_data_reader(sender_read_data_reader),
    .read_data_holder(sender_read_data_holder), .read_data_ctrl(sender_read_data_ctrl),
    .read_data_rid(sender_read_data_rid), .read_data_len(sender_read_data_len),
    .read_data_from(sender_read_data_from), .read_data_into(sender_read_data_into),
    .read_data_notifies(sender_read_data_notifies), .read_data_update_updates(sender_read_data_update_updates),
    .read_data_update_operation(sender_read_data_update_operation),
    .read_data_update_element(sender_read_data_update_element),
    .read_data_update_operand(sender_read_data_update_operand), .read_valid(sender_read_valid), .node(node),
    .isOwn(reads_isOwn), .packet_data_data(reads_packet_data_data), .packet_data_last(reads_packet_data_last),
    .packet_valid(reads_packet_valid), .packet_ready(ownRequests_packet_ready), .owner(entries_owner[0]),
    .asked_0(reads_asked_0), .asked_1(reads_asked_1));
  ReadServer server (  // RemoteOrders.java:30
    .clock(clock), .reset(reset), .packet_data_data(ownRequests_received_data_data),
    .packet_data_last(ownRequests_received_data_last), .packet_valid(ownRequests_received_valid),
    .packet_ready(server_packet_ready), .node(node), .entry_data(server_entry_data),
    .entry_valid(server_entry_valid), .entry_ready(entries_served_ready && unmapped_enqueue_ready),
    .update_data_reader(server_update_data_reader), .update_data_holder(server_update_data_holder),
    .update_data_ctrl(server_update_data_ctrl), .update_data_rid(server_update_data_rid),
    .update_data_len(server_update_data_len), .update_data_from(server_update_data_from),
    .update_data_into(server_update_data_into), .update_data_notifies(server_update_data_notifies),
    .update_data_update_updates(server_update_data_update_updates),
    .update_data_update_operation(server_update_data_update_operation),
    .update_data_update_element(server_update_data_update_element),
    .update_data_update_operand(server_update_data_update_operand), .update_valid(server_update_valid),
    .update_ready(updatePages_update_ready), .drops(server_drops));
  Queue_Receipt96_2 unmapped (  // RemoteOrders.java:34
    .clock(clock), .reset(reset), .enqueue_data_nsrc(entries_told_nsrc), .enqueue_data_ctrl(entries_told_ctrl),
    .enqueue_data_rid(entries_told_rid), .enqueue_data_len(entries_told_len),
    .enqueue_valid(unmapped_enqueue_valid), .enqueue_ready(unmapped_enqueue_ready),
    .dequeue_data_nsrc(unmapped_dequeue_data_nsrc), .dequeue_data_ctrl(unmapped_dequeue_data_ctrl),
    .dequeue_data_rid(unmapped_dequeue_data_rid), .dequeue_data_len(unmapped_dequeue_data_len),
    .dequeue_valid(unmapped_dequeue_valid), .dequeue_ready(refusedReads_sources_0_ready),
        .count(unmapped_count));
  UpdatePages updatePages (  // RemoteOrders.java:42
    .clock(clock), .reset(reset), .update_data_reader(server_update_data_reader),
    .update_data_holder(server_update_data_holder), .update_data_ctrl(server_update_data_ctrl),
    .update_data_rid(server_update_data_rid), .update_data_len(server_update_data_len),
    .update_data_from(server_update_data_from), .update_data_into(server_update_data_into),
    .update_data_notifies(server_update_data_notifies),
    .update_data_update_updates(server_update_data_update_updates),
    .update_data_update_operation(server_update_data_update_operation),
    .update_data_update_element(server_update_data_update_element),
    .update_data_update_operand(server_update_data_update_operand), .update_valid(server_update_valid),
    .update_ready(updatePages_update_ready), .physical_data_reader(updatePages_physical_data_reader),
    .physical_data_holder(updatePages_physical_data_holder),
        .physical_data_ctrl(updatePages_physical_data_ctrl),
    .physical_data_rid(updatePages_physical_data_rid), .physical_data_len(updatePages_physical_data_len),
    .physical_data_from(updatePages_physical_data_from), .physical_data_into(updatePages_physical_data_into),
    .physical_data_notifies(updatePages_physical_data_notifies),
    .physical_data_update_updates(updatePages_physical_data_update_updates),
    .physical_data_update_operation(updatePages_physical_data_update_operation),
    .physical_data_update_element(updatePages_physical_data_update_element),
    .physical_data_update_operand(updatePages_physical_data_update_operand),
    .physical_valid(updatePages_physical_valid), .physical_ready(updates_update_ready),
    .refused_data_nsrc(updatePages_refused_data_nsrc), .refused_data_ctrl(updatePages_refused_data_ctrl),
    .refused_data_rid(updatePages_refused_data_rid), .refused_data_len(updatePages_refused_data_len),
    .refused_valid(updatePages_refused_valid), .refused_ready(refusedReads_sources_1_ready),
    .run_data_process(updatePages_run_data_process), .run_data_address(updatePages_run_data_address),
    .run_data_bytes(updatePages_run_data_bytes), .run_valid(updatePages_run_valid),
    .run_ready(walker_runs_2_ready), .answer_isMapped(walker_answer_isMapped),
    .answer_first(walker_answer_first), .answer_last(walker_answer_last), .answers(walker_answers[2]));
  RoundRobinArbiter_Receipt96_2_beats refusedReads (  // RemoteOrders.java:46
    .clock(clock), .reset(reset), .sources_0_data_nsrc(unmapped_dequeue_data_nsrc),
    .sources_0_data_ctrl(unmapped_dequeue_data_ctrl), .sources_0_data_rid(unmapped_dequeue_data_rid),
    .sources_0_data_len(unmapped_dequeue_data_len), .sources_0_valid(unmapped_dequeue_valid),
    .sources_0_ready(refusedReads_sources_0_ready), .sources_1_data_nsrc(updatePages_refused_data_nsrc),
    .sources_1_data_ctrl(updatePages_refused_data_ctrl), .sources_1_data_rid(updatePages_refused_data_rid),
    .sources_1_data_len(updatePages_refused_data_len), .sources_1_valid(updatePages_refused_valid),
    .sources_1_ready(refusedReads_sources_1_ready), .sink_data_nsrc(refusedReads_sink_data_nsrc),
    .sink_data_ctrl(refusedReads_sink_data_ctrl), .sink_data_rid(refusedReads_sink_data_rid),
    .sink_data_len(refusedReads_sink_data_len), .sink_valid(refusedReads_sink_valid),
    .sink_ready(refusals_reads_ready), .chosen(refusedReads_chosen));
  PacketTurns responses (  // ProcessLists.java:72
    .clock(clock), .reset(reset), .usual_data_data(ownRefusals_leaving_data_data),
    .usual_data_last(ownRefusals_leaving_data_last), .usual_valid(ownRefusals_leaving_valid),
    .usual_ready(responses_usual_ready), .seldom_data_data(peers_packet_data_data),
    .seldom_data_last(peers_packet_data_last), .seldom_valid(peers_packet_valid),
    .seldom_ready(responses_seldom_ready), .packet_data_data(responses_packet_data_data),
    .packet_data_last(responses_packet_data_last), .packet_valid(responses_packet_valid),
    .packet_ready(port_sent_2_ready));
  ReceiveEngine_lineBytes32_wordBytes8_segmentSetup0_linesAhead16_segments_HOST_MEMORY_addresses_VIRTUAL receiver_0 (  // ProcessArrivals.java:17
    .clock(clock), .reset(reset), .packet_data_data(ownAnswers_received_data_data),
    .packet_data_last(ownAnswers_received_data_last), .packet_valid(ownAnswers_received_valid),
    .packet_ready(receiver_0_packet_ready), .visible(scatter_done),
    .receipt_data_nsrc(receiver_0_receipt_data_nsrc), .receipt_data_ctrl(receiver_0_receipt_data_ctrl),
    .receipt_data_rid(receiver_0_receipt_data_rid), .receipt_data_len(receiver_0_receipt_data_len),
    .receipt_valid(receiver_0_receipt_valid),
    .receipt_ready(receipts_source_ready && pendingReads_received_ready), .node(node), .drops(receiver_0_drops),
    .owner(receiver_0_owner), .passes(scatterPages_passes), .fails(scatterPages_fails),
    .refused_data_nsrc(receiver_0_refused_data_nsrc), .refused_data_ctrl(receiver_0_refused_data_ctrl),
    .refused_data_rid(receiver_0_refused_data_rid), .refused_data_len(receiver_0_refused_data_len),
    .refused_valid(receiver_0_refused_valid), .refused_ready(refusals_writes_ready), .lost(peers_lost),
    .settles(receiver_0_settles), .isSettled(receiver_0_isSettled),
    .segment_data_address(receiver_0_segment_data_address), .segment_data_bytes(receiver_0_segment_data_bytes),
    .segment_data_last(receiver_0_segment_data_last), .segment_valid(receiver_0_segment_valid),
    .segment_ready(scatterPages_segment_ready), .payload_data_data(receiver_0_payload_data_data),
    .payload_data_last(receiver_0_payload_data_last), .payload_valid(receiver_0_payload_valid),
    .payload_ready(scatter_payload_ready));
  SegmentPages scatterPages (  // ProcessArrivals.java:18
    .clock(clock), .reset(reset), .segment_data_address(receiver_0_segment_data_address),
    .segment_data_bytes(receiver_0_segment_data_bytes), .segment_data_last(receiver_0_segment_data_last),
    .segment_valid(receiver_0_segment_valid), .segment_ready(scatterPages_segment_ready),
    .owner(receiver_0_owner), .passes(scatterPages_passes), .fails(scatterPages_fails),
    .physical_data_address(scatterPages_physical_data_address),
    .physical_data_bytes(scatterPages_physical_data_bytes),
        .physical_data_last(scatterPages_physical_data_last),
    .physical_valid(scatterPages_physical_valid), .physical_ready(scatter_segment_ready),
    .run_data_process(scatterPages_run_data_process), .run_data_address(scatterPages_run_data_address),
    .run_data_bytes(scatterPages_run_data_bytes), .run_valid(scatterPages_run_valid),
    .run_ready(walker_runs_3_ready), .answer_isMapped(walker_answer_isMapped),
    .answer_first(walker_answer_first), .answer_last(walker_answer_last), .answers(walker_answers[3]));
  Scatter_lineBytes32_wordBytes8_segmentSetup0_linesAhead16_segments_HOST_MEMORY scatter (  // ProcessArrivals.java:19
    .clock(clock), .reset(reset), .writeDone(scatterLines_returns), .done(scatter_done),
    .isStarved(scatter_isStarved), .isBlocked(scatter_isBlocked),
    .segment_data_address(scatterPages_physical_data_address),
    .segment_data_bytes(scatterPages_physical_data_bytes), .segment_data_last(scatterPages_physical_data_last),
    .segment_valid(scatterPages_physical_valid), .segment_ready(scatter_segment_ready),
    .payload_data_data(receiver_0_payload_data_data), .payload_data_last(receiver_0_payload_data_last),
    .payload_valid(receiver_0_payload_valid), .payload_ready(scatter_payload_ready),
    .memory_data_write(scatter_memory_data_write), .memory_data_line(scatter_memory_data_line),
    .memory_data_data(scatter_memory_data_data), .memory_data_lanes(scatter_memory_data_lanes),
    .memory_valid(scatter_memory_valid), .memory_ready(gate_write_ready));
  OrderedLines_4 scatterLines (  // MpcMemory.java:62
    .clock(clock), .reset(reset), .returns(scatterLines_returns), .line(scatterLines_line),
    .request_data_write(gate_memory_data_write), .request_data_line(gate_memory_data_line),
    .request_data_data(gate_memory_data_data), .request_data_lanes(gate_memory_data_lanes),
    .request_valid(gate_memory_valid), .request_ready(scatterLines_request_ready),
    .memory_request_data_write(scatterLines_memory_request_data_write),
    .memory_request_data_tag(scatterLines_memory_request_data_tag),
    .memory_request_data_address(scatterLines_memory_request_data_address),
    .memory_request_data_data(scatterLines_memory_request_data_data),
    .memory_request_data_mask(scatterLines_memory_request_data_mask),
    .memory_request_valid(scatterLines_memory_request_valid),
    .memory_request_ready(sharing_units_7_request_ready),
    .memory_answer_data_tag(sharing_units_7_answer_data_tag),
    .memory_answer_data_data(sharing_units_7_answer_data_data),
    .memory_answer_valid(sharing_units_7_answer_valid), .memory_answer_ready(scatterLines_memory_answer_ready));
  WriteGate_16 gate (  // ProcessArrivals.java:30
    .clock(clock), .reset(reset), .write_data_write(scatter_memory_data_write),
    .write_data_line(scatter_memory_data_line), .write_data_data(scatter_memory_data_data),
    .write_data_lanes(scatter_memory_data_lanes), .write_valid(scatter_memory_valid),
    .write_ready(gate_write_ready), .memory_data_write(gate_memory_data_write),
    .memory_data_line(gate_memory_data_line), .memory_data_data(gate_memory_data_data),
    .memory_data_lanes(gate_memory_data_lanes), .memory_valid(gate_memory_valid),
    .memory_ready(scatterLines_request_ready), .returns(scatterLines_returns), .holds(updates_holds),
    .isHeld(gate_isHeld));
  SkidBuffer_Receipt96 receipts (  // ProcessEvents.java:79
    .clock(clock), .reset(reset), .source_data_nsrc(receiver_0_receipt_data_nsrc),
    .source_data_ctrl(receiver_0_receipt_data_ctrl), .source_data_rid(receiver_0_receipt_data_rid),
    .source_data_len(receiver_0_receipt_data_len), .source_valid(receipts_source_valid),
    .source_ready(receipts_source_ready), .sink_data_nsrc(receipts_sink_data_nsrc),
    .sink_data_ctrl(receipts_sink_data_ctrl), .sink_data_rid(receipts_sink_data_rid),
    .sink_data_len(receipts_sink_data_len), .sink_valid(receipts_sink_valid),
    .sink_ready(|{kinds0_sources_0_valid && kinds0_sources_0_ready, kinds1_sources_0_valid
        && kinds1_sources_0_ready}));
  RefusalReader refusalReader (  // ProcessEvents.java:92
    .clock(clock), .reset(reset), .packet_data_data(ownRefusals_received_data_data),
    .packet_data_last(ownRefusals_received_data_last), .packet_valid(ownRefusals_received_valid),
    .packet_ready(refusalReader_packet_ready), .node(node), .lost(peers_lost), .asked(refusalReader_asked),
    .answered(refusalReader_answered), .by(refusalReader_by), .tells(refusalReader_tells),
    .refuser(refusalReader_refuser), .acknowledged(refusalReader_acknowledged),
    .acknowledger(refusalReader_acknowledger),
    .event_data_event_message_nsrc(refusalReader_event_data_event_message_nsrc),
    .event_data_event_message_ctrl(refusalReader_event_data_event_message_ctrl),
    .event_data_event_message_rid(refusalReader_event_data_event_message_rid),
    .event_data_event_message_len(refusalReader_event_data_event_message_len),
    .event_data_event_status(refusalReader_event_data_event_status),
    .event_data_event_isSent(refusalReader_event_data_event_isSent),
    .event_data_owner(refusalReader_event_data_owner), .event_valid(refusalReader_event_valid),
    .event_ready(seldomTurns_sources_0_ready && pendingReads_refused_ready));
  RoundRobinArbiter_OwnedEvent106_3_beats seldomTurns (  // ProcessEvents.java:109
    .clock(clock), .reset(reset),
    .sources_0_data_event_message_nsrc(refusalReader_event_data_event_message_nsrc),
    .sources_0_data_event_message_ctrl(refusalReader_event_data_event_message_ctrl),
    .sources_0_data_event_message_rid(refusalReader_event_data_event_message_rid),
    .sources_0_data_event_message_len(refusalReader_event_data_event_message_len),
    .sources_0_data_event_status(refusalReader_event_data_event_status),
    .sources_0_data_event_isSent(refusalReader_event_data_event_isSent),
    .sources_0_data_owner(refusalReader_event_data_owner), .sources_0_valid(seldomTurns_sources_0_valid),
    .sources_0_ready(seldomTurns_sources_0_ready),
    .sources_1_data_event_message_nsrc(peers_event_data_event_message_nsrc),
    .sources_1_data_event_message_ctrl(peers_event_data_event_message_ctrl),
    .sources_1_data_event_message_rid(peers_event_data_event_message_rid),
    .sources_1_data_event_message_len(peers_event_data_event_message_len),
    .sources_1_data_event_status(peers_event_data_event_status),
    .sources_1_data_event_isSent(peers_event_data_event_isSent), .sources_1_data_owner(peers_event_data_owner),
    .sources_1_valid(peers_event_valid), .sources_1_ready(seldomTurns_sources_1_ready),
    .sources_2_data_event_message_nsrc(pendingReads_event_data_event_message_nsrc),
    .sources_2_data_event_message_ctrl(pendingReads_event_data_event_message_ctrl),
    .sources_2_data_event_message_rid(pendingReads_event_data_event_message_rid),
    .sources_2_data_event_message_len(pendingReads_event_data_event_message_len),
    .sources_2_data_event_status(pendingReads_event_data_event_status),
    .sources_2_data_event_isSent(pendingReads_event_data_event_isSent),
    .sources_2_data_owner(pendingReads_event_data_owner), .sources_2_valid(pendingReads_event_valid),
    .sources_2_ready(seldomTurns_sources_2_ready),
    .sink_data_event_message_nsrc(seldomTurns_sink_data_event_message_nsrc),
    .sink_data_event_message_ctrl(seldomTurns_sink_data_event_message_ctrl),
    .sink_data_event_message_rid(seldomTurns_sink_data_event_message_rid),
    .sink_data_event_message_len(seldomTurns_sink_data_event_message_len),
    .sink_data_event_status(seldomTurns_sink_data_event_status),
    .sink_data_event_isSent(seldomTurns_sink_data_event_isSent), .sink_data_owner(seldomTurns_sink_data_owner),
    .sink_valid(seldomTurns_sink_valid), .sink_ready(seldom_source_ready), .chosen(seldomTurns_chosen));
  SkidBuffer_OwnedEvent106 seldom (  // ProcessEvents.java:119
    .clock(clock), .reset(reset), .source_data_event_message_nsrc(seldomTurns_sink_data_event_message_nsrc),
    .source_data_event_message_ctrl(seldomTurns_sink_data_event_message_ctrl),
    .source_data_event_message_rid(seldomTurns_sink_data_event_message_rid),
    .source_data_event_message_len(seldomTurns_sink_data_event_message_len),
    .source_data_event_status(seldomTurns_sink_data_event_status),
    .source_data_event_isSent(seldomTurns_sink_data_event_isSent),
    .source_data_owner(seldomTurns_sink_data_owner), .source_valid(seldomTurns_sink_valid),
    .source_ready(seldom_source_ready), .sink_data_event_message_nsrc(seldom_sink_data_event_message_nsrc),
    .sink_data_event_message_ctrl(seldom_sink_data_event_message_ctrl),
    .sink_data_event_message_rid(seldom_sink_data_event_message_rid),
    .sink_data_event_message_len(seldom_sink_data_event_message_len),
    .sink_data_event_status(seldom_sink_data_event_status),
    .sink_data_event_isSent(seldom_sink_data_event_isSent), .sink_data_owner(seldom_sink_data_owner),
    .sink_valid(seldom_sink_valid),
    .sink_ready(|{kinds0_sources_3_valid && kinds0_sources_3_ready, kinds1_sources_3_valid
        && kinds1_sources_3_ready}));
  RoundRobinArbiter_ListEvent105_4_beats kinds0 (  // ProcessEvents.java:60
    .clock(clock), .reset(reset), .sources_0_data_message_nsrc(receipts_sink_data_nsrc),
    .sources_0_data_message_ctrl(receipts_sink_data_ctrl), .sources_0_data_message_rid(receipts_sink_data_rid),
    .sources_0_data_message_len(receipts_sink_data_len), .sources_0_data_status(8'd0),
    .sources_0_data_isSent(1'b0), .sources_0_valid(kinds0_sources_0_valid),
    .sources_0_ready(kinds0_sources_0_ready), .sources_1_data_message_nsrc(entries_events_0_data_message_nsrc),
    .sources_1_data_message_ctrl(entries_events_0_data_message_ctrl),
    .sources_1_data_message_rid(entries_events_0_data_message_rid),
    .sources_1_data_message_len(entries_events_0_data_message_len),
    .sources_1_data_status(entries_events_0_data_status), .sources_1_data_isSent(entries_events_0_data_isSent),
    .sources_1_valid(entries_events_0_valid), .sources_1_ready(kinds0_sources_1_ready),
    .sources_2_data_message_nsrc(refusals_told_data_nsrc),
        .sources_2_data_message_ctrl(refusals_told_data_ctrl),
    .sources_2_data_message_rid(refusals_told_data_rid), .sources_2_data_message_len(refusals_told_data_len),
    .sources_2_data_status(8'd4), .sources_2_data_isSent(1'b0), .sources_2_valid(kinds0_sources_2_valid),
    .sources_2_ready(kinds0_sources_2_ready), .sources_3_data_message_nsrc(seldom_sink_data_event_message_nsrc),
    .sources_3_data_message_ctrl(seldom_sink_data_event_message_ctrl),
    .sources_3_data_message_rid(seldom_sink_data_event_message_rid),
    .sources_3_data_message_len(seldom_sink_data_event_message_len),
    .sources_3_data_status(seldom_sink_data_event_status),
        .sources_3_data_isSent(seldom_sink_data_event_isSent),
    .sources_3_valid(kinds0_sources_3_valid), .sources_3_ready(kinds0_sources_3_ready),
    .sink_data_message_nsrc(kinds0_sink_data_message_nsrc),
    .sink_data_message_ctrl(kinds0_sink_data_message_ctrl),
        .sink_data_message_rid(kinds0_sink_data_message_rid),
    .sink_data_message_len(kinds0_sink_data_message_len), .sink_data_status(kinds0_sink_data_status),
    .sink_data_isSent(kinds0_sink_data_isSent), .sink_valid(kinds0_sink_valid),
        .sink_ready(event0_source_ready),
    .chosen(kinds0_chosen));
  SkidBuffer_ListEvent105 event0 (  // ProcessEvents.java:68
    .clock(clock), .reset(reset), .source_data_message_nsrc(kinds0_sink_data_message_nsrc),
    .source_data_message_ctrl(kinds0_sink_data_message_ctrl),
    .source_data_message_rid(kinds0_sink_data_message_rid),
    .source_data_message_len(kinds0_sink_data_message_len), .source_data_status(kinds0_sink_data_status),
    .source_data_isSent(kinds0_sink_data_isSent), .source_valid(kinds0_sink_valid),
    .source_ready(event0_source_ready), .sink_data_message_nsrc(event0_sink_data_message_nsrc),
    .sink_data_message_ctrl(event0_sink_data_message_ctrl),
        .sink_data_message_rid(event0_sink_data_message_rid),
    .sink_data_message_len(event0_sink_data_message_len), .sink_data_status(event0_sink_data_status),
    .sink_data_isSent(event0_sink_data_isSent), .sink_valid(event0_sink_valid),
        .sink_ready(lmr0_receipt_ready));
  RoundRobinArbiter_ListEvent105_4_beats kinds1 (  // ProcessEvents.java:60
    .clock(clock), .reset(reset), .sources_0_data_message_nsrc(receipts_sink_data_nsrc),
    .sources_0_data_message_ctrl(receipts_sink_data_ctrl), .sources_0_data_message_rid(receipts_sink_data_rid),
    .sources_0_data_message_len(receipts_sink_data_len), .sources_0_data_status(8'd0),
    .sources_0_data_isSent(1'b0), .sources_0_valid(kinds1_sources_0_valid),
    .sources_0_ready(kinds1_sources_0_ready), .sources_1_data_message_nsrc(entries_events_1_data_message_nsrc),
    .sources_1_data_message_ctrl(entries_events_1_data_message_ctrl),
    .sources_1_data_message_rid(entries_events_1_data_message_rid),
    .sources_1_data_message_len(entries_events_1_data_message_len),
    .sources_1_data_status(entries_events_1_data_status), .sources_1_data_isSent(entries_events_1_data_isSent),
    .sources_1_valid(entries_events_1_valid), .sources_1_ready(kinds1_sources_1_ready),
    .sources_2_data_message_nsrc(refusals_told_data_nsrc),
        .sources_2_data_message_ctrl(refusals_told_data_ctrl),
    .sources_2_data_message_rid(refusals_told_data_rid), .sources_2_data_message_len(refusals_told_data_len),
    .sources_2_data_status(8'd4), .sources_2_data_isSent(1'b0), .sources_2_valid(kinds1_sources_2_valid),
    .sources_2_ready(kinds1_sources_2_ready), .sources_3_data_message_nsrc(seldom_sink_data_event_message_nsrc),
    .sources_3_data_message_ctrl(seldom_sink_data_event_message_ctrl),
    .sources_3_data_message_rid(seldom_sink_data_event_message_rid),
    .sources_3_data_message_len(seldom_sink_data_event_message_len),
    .sources_3_data_status(seldom_sink_data_event_status),
        .sources_3_data_isSent(seldom_sink_data_event_isSent),
    .sources_3_valid(kinds1_sources_3_valid), .sources_3_ready(kinds1_sources_3_ready),
    .sink_data_message_nsrc(kinds1_sink_data_message_nsrc),
    .sink_data_message_ctrl(kinds1_sink_data_message_ctrl),
        .sink_data_message_rid(kinds1_sink_data_message_rid),
    .sink_data_message_len(kinds1_sink_data_message_len), .sink_data_status(kinds1_sink_data_status),
    .sink_data_isSent(kinds1_sink_data_isSent), .sink_valid(kinds1_sink_valid),
        .sink_ready(event1_source_ready),
    .chosen(kinds1_chosen));
  SkidBuffer_ListEvent105 event1 (  // ProcessEvents.java:68
    .clock(clock), .reset(reset), .source_data_message_nsrc(kinds1_sink_data_message_nsrc),
    .source_data_message_ctrl(kinds1_sink_data_message_ctrl),
    .source_data_message_rid(kinds1_sink_data_message_rid),
    .source_data_message_len(kinds1_sink_data_message_len), .source_data_status(kinds1_sink_data_status),
    .source_data_isSent(kinds1_sink_data_isSent), .source_valid(kinds1_sink_valid),
    .source_ready(event1_source_ready), .sink_data_message_nsrc(event1_sink_data_message_nsrc),
    .sink_data_message_ctrl(event1_sink_data_message_ctrl),
        .sink_data_message_rid(event1_sink_data_message_rid),
    .sink_data_message_len(event1_sink_data_message_len), .sink_data_status(event1_sink_data_status),
    .sink_data_isSent(event1_sink_data_isSent), .sink_valid(event1_sink_valid),
        .sink_ready(lmr1_receipt_ready));
  wire unused_ok = &{1'b0, port_packetsSent, port_packetsReceived, port_packetsWrong, lmr0_written,
      lmr0_notifies, eventLines0_line, lmr1_written, lmr1_notifies, eventLines1_line, gather_isStarved,
      unmapped_count, refusedReads_chosen, scatter_isStarved, scatter_isBlocked, scatterLines_line,
      seldomTurns_chosen, kinds0_chosen, kinds1_chosen};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!unmapped_enqueue_valid || unmapped_enqueue_ready)) begin  // RemoteOrders.java:40
        $display("assertion failed: a read that is refused has its place (RemoteOrders.java:40)");
        $stop;  // RemoteOrders.java:40
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!unmapped_enqueue_valid || unmapped_enqueue_ready);  // RemoteOrders.java:40
    end
  end
`endif
endmodule
`default_nettype wire
