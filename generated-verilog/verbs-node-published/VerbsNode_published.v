`default_nettype none
// configuration=published
module VerbsNode_published (  // VerbsNode.java:101
  input  wire clock,  // VerbsNode.java:101
  input  wire reset,  // VerbsNode.java:101
  input  wire link_clock,  // VerbsNode.java:66
  input  wire link_reset,  // VerbsNode.java:66
  input  wire request_data_write,  // VerbsNode.java:57
  input  wire [16:0] request_data_address,  // VerbsNode.java:57
  input  wire [63:0] request_data_data,  // VerbsNode.java:57
  input  wire request_valid,  // VerbsNode.java:57
  output wire request_ready,  // VerbsNode.java:57
  output wire [63:0] response_data,  // VerbsNode.java:58
  output wire response_valid,  // VerbsNode.java:58
  input  wire response_ready,  // VerbsNode.java:58
  output wire memory_request_data_write,  // VerbsNode.java:60
  output wire [10:0] memory_request_data_tag,  // VerbsNode.java:60
  output wire [42:0] memory_request_data_address,  // VerbsNode.java:60
  output wire [255:0] memory_request_data_data,  // VerbsNode.java:60
  output wire [31:0] memory_request_data_mask,  // VerbsNode.java:60
  output wire memory_request_valid,  // VerbsNode.java:60
  input  wire memory_request_ready,  // VerbsNode.java:60
  input  wire [10:0] memory_answer_data_tag,  // VerbsNode.java:60
  input  wire [255:0] memory_answer_data_data,  // VerbsNode.java:60
  input  wire memory_answer_valid,  // VerbsNode.java:60
  output wire memory_answer_ready,  // VerbsNode.java:60
  output wire interruptRequest,  // VerbsNode.java:62
  input  wire [15:0] node,  // VerbsNode.java:64
  output wire transmit_valid,  // VerbsNode.java:68
  output wire [63:0] transmit_data,  // VerbsNode.java:68
  output wire transmit_last,  // VerbsNode.java:68
  input  wire receive_valid,  // VerbsNode.java:69
  input  wire [63:0] receive_data,  // VerbsNode.java:69
  input  wire receive_last  // VerbsNode.java:69
);
  reg  [10:0] answer_tag;  // MemoryWays.java:58
  reg  [255:0] answer_data;  // MemoryWays.java:58
  wire isRead;  // MemoryWays.java:59
  wire [255:0] entryLine;  // IndirectKeys.java:34
  reg  comes;  // MemoryWays.java:83
  wire translationLines_memory_answer_valid;  // MemoryWays.java:172
  wire listLines_memory_answer_valid;  // MemoryWays.java:172
  wire sendListLists_memory_answer_valid;  // MemoryWays.java:172
  wire sendGatherLines_memory_answer_valid;  // MemoryWays.java:172
  wire entryLines_memory_answer_valid;  // MemoryWays.java:172
  wire returnListLists_memory_answer_valid;  // MemoryWays.java:172
  wire receiveListLists_memory_answer_valid;  // MemoryWays.java:172
  wire responseGatherLines_memory_answer_valid;  // MemoryWays.java:172
  reg  [63:0] isError;  // VerbsNode.java:219
  reg  counts0;  // NodeCounters.java:45
  reg  counts1;  // NodeCounters.java:45
  reg  counts2;  // NodeCounters.java:45
  reg  counts3;  // NodeCounters.java:45
  reg  counts4;  // NodeCounters.java:45
  reg  counts5;  // NodeCounters.java:45
  reg  counts6;  // NodeCounters.java:45
  reg  counts7;  // NodeCounters.java:45
  reg  counts8;  // NodeCounters.java:45
  reg  counts9;  // NodeCounters.java:45
  reg  counts10;  // NodeCounters.java:45
  reg  counts11;  // NodeCounters.java:45
  reg  counts12;  // NodeCounters.java:45
  reg  counts13;  // NodeCounters.java:45
  reg  counts14;  // NodeCounters.java:45
  reg  counts15;  // NodeCounters.java:45
  reg  counts16;  // NodeCounters.java:45
  reg  [2:0] walked;  // IndirectKeys.java:88
  wire writing_units_0_request_ready, writing_units_0_answer_valid, writing_units_1_request_ready,
      writing_units_1_answer_valid, writing_units_2_request_ready, writing_units_2_answer_valid,
      writing_units_3_request_ready, writing_units_3_answer_valid, writing_units_4_request_ready,
      writing_units_4_answer_valid, writing_units_5_request_ready, writing_units_5_answer_valid,
      writing_memory_request_data_write, writing_memory_request_valid, writing_memory_answer_ready;  // MemoryWays.java:55
  wire [6:0] writing_units_0_answer_data_tag, writing_units_1_answer_data_tag, writing_units_2_answer_data_tag,
      writing_units_3_answer_data_tag, writing_units_4_answer_data_tag, writing_units_5_answer_data_tag;  // MemoryWays.java:55
  wire [255:0] writing_units_0_answer_data_data, writing_units_1_answer_data_data,
      writing_units_2_answer_data_data, writing_units_3_answer_data_data, writing_units_4_answer_data_data,
      writing_units_5_answer_data_data, writing_memory_request_data_data;  // MemoryWays.java:55
  wire [9:0] writing_memory_request_data_tag; wire [42:0] writing_memory_request_data_address;  // MemoryWays.java:55
  wire [31:0] writing_memory_request_data_mask;  // MemoryWays.java:55
  wire reading_sources_0_ready, reading_sources_1_ready, reading_sources_2_ready, reading_sources_3_ready,
      reading_sources_4_ready, reading_sources_5_ready, reading_sources_6_ready, reading_sources_7_ready,
      reading_sink_valid;  // MemoryWays.java:57
  wire [49:0] reading_sink_data; wire [2:0] reading_chosen;  // MemoryWays.java:57
  wire binder_order_ready, binder_done, binder_isRight, binder_keys_valid, binder_reads_valid, binder_holds,
      binder_writes_data_write, binder_writes_valid;  // IndirectKeys.java:32
  wire [9:0] binder_keys_data_index; wire [255:0] binder_keys_data_region, binder_writes_data_data;  // IndirectKeys.java:32
  wire [42:0] binder_reads_data, binder_writes_data_line; wire [31:0] binder_writes_data_lanes;  // IndirectKeys.java:32
  wire [42:0] entryTurns_memory_data;  // IndirectKeys.java:33
  wire entryTurns_memory_valid, entryTurns_mayLeave, entryTurns_units_0_ready, entryTurns_units_1_ready,
      entryTurns_units_2_ready, entryTurns_units_3_ready;  // IndirectKeys.java:33
  wire [3:0] entryTurns_owners;  // IndirectKeys.java:33
  wire host_request_ready, host_response_valid, host_toRequester_data_sets, host_toRequester_valid,
      host_toResponder_data_sets, host_toResponder_valid, host_toSender_data_sets, host_toSender_valid,
      host_toCompletions_valid, host_toShared_valid, host_toLimits_valid, host_sharedReceives_valid,
      host_toEvents_valid, host_keys_valid, host_forgets, host_sends_valid, host_receives_valid,
      host_consumed_valid, host_notify_valid;  // VerbsNode.java:105
  wire [63:0] host_response_data;  // VerbsNode.java:105
  wire [5:0] host_toRequester_data_queuePair, host_toResponder_data_queuePair, host_toSender_data_queuePair,
      host_toCompletions_data_number, host_toShared_data_number, host_toLimits_data_number,
      host_sharedReceives_data_number, host_toEvents_data_number, host_sends_data_number,
      host_receives_data_number, host_consumed_data_number, host_notify_data_number;  // VerbsNode.java:105
  wire [383:0] host_toRequester_data_record, host_toResponder_data_record, host_toSender_data_record;  // VerbsNode.java:105
  wire [127:0] host_toCompletions_data_record, host_sharedRecord, host_toEvents_data_record;  // VerbsNode.java:105
  wire [15:0] host_toShared_data_index, host_toLimits_data_index, host_sharedReceives_data_index,
      host_sends_data_index, host_receives_data_index, host_consumed_data_index, host_notify_data_index,
      host_eventsTaken;  // VerbsNode.java:105
  wire [9:0] host_keys_data_index; wire [255:0] host_keys_data_region;  // VerbsNode.java:105
  wire addresses_answer_isAllowed, addresses_answer_last, addresses_answer_isList, addresses_memory_valid,
      addresses_misses, addresses_runs_0_ready, addresses_runs_1_ready, addresses_runs_2_ready,
      addresses_runs_3_ready, addresses_runs_4_ready;  // VerbsNode.java:110
  wire [47:0] addresses_answer_address, addresses_answer_list; wire [12:0] addresses_answer_bytes;  // VerbsNode.java:110
  wire [16:0] addresses_answer_entries; wire [42:0] addresses_memory_data; wire [4:0] addresses_answers;  // VerbsNode.java:110
  wire requester_order_ready, requester_posted_ready, requester_setsError, requester_clearsError,
      requester_memory_valid, requester_sendStart_data_isList, requester_sendStart_data_isPhysical,
      requester_sendStart_valid, requester_sendPacket_valid, requester_plan_data_hasExtension,
      requester_plan_data_hasData, requester_plan_valid, requester_refused_ready, requester_accepts,
      requester_drops, requester_holds, requester_returnStart_data_isList,
      requester_returnStart_data_isPhysical, requester_returnStart_valid, requester_returnPacket_valid,
      requester_returnVerdict_ready, requester_isWriting, requester_waitsToWrite, requester_bind_data_isBind,
      requester_bind_valid, requester_completion_data_isSolicited, requester_completion_valid,
      requester_repeats, requester_ignores, requester_timesOut;  // VerbsNode.java:111
  wire [23:0] requester_shownPsn;  // VerbsNode.java:111
  wire [15:0] requester_shownIndex, requester_sendStart_data_domain, requester_plan_data_to,
      requester_returnStart_data_domain, requester_bind_data_domain;  // VerbsNode.java:111
  wire [5:0] requester_queuePair, requester_completion_data_queue; wire [42:0] requester_memory_data;  // VerbsNode.java:111
  wire [47:0] requester_sendStart_data_list, requester_returnStart_data_list, requester_bind_data_source;  // VerbsNode.java:111
  wire [8:0] requester_sendStart_data_elements, requester_returnStart_data_elements;  // VerbsNode.java:111
  wire [63:0] requester_sendStart_data_address, requester_returnStart_data_address;  // VerbsNode.java:111
  wire [31:0] requester_sendStart_data_key, requester_sendStart_data_length, requester_sendStart_data_skip,
      requester_returnStart_data_key, requester_returnStart_data_length, requester_returnStart_data_skip,
      requester_bind_data_key, requester_bind_data_entries, requester_bind_data_rounds;  // VerbsNode.java:111
  wire [3:0] requester_sendStart_data_rights, requester_returnStart_data_rights;  // VerbsNode.java:111
  wire [12:0] requester_sendPacket_data, requester_returnPacket_data; wire [13:0] requester_plan_data_payload;  // VerbsNode.java:111
  wire [191:0] requester_plan_data_header; wire [127:0] requester_plan_data_extension;  // VerbsNode.java:111
  wire [29:0] requester_plan_data_owner; wire [255:0] requester_completion_data_entry;  // VerbsNode.java:111
  wire responder_order_ready, responder_posted_ready, responder_postedShared_ready,
      responder_beginsShared_ready, responder_limitsShared_ready, responder_setsError, responder_accepts,
      responder_drops, responder_holds, responder_memory_data_write, responder_memory_valid,
      responder_check_data_last, responder_check_data_isPhysical, responder_check_data_isCheck,
      responder_check_data_isList, responder_check_data_isWrong, responder_check_valid,
      responder_start_data_isList, responder_start_data_isPhysical, responder_start_valid,
      responder_packet_valid, responder_verdict_ready, responder_segment_ready, responder_data_data_last,
      responder_data_valid, responder_isExclusive, responder_note_data_mayWait,
      responder_note_data_resource_isAtomic, responder_note_valid, responder_completion_data_isSolicited,
      responder_completion_valid, responder_happened_valid, responder_ignores;  // VerbsNode.java:119
  wire [23:0] responder_shownPsn, responder_note_data_psn, responder_note_data_messages,
      responder_note_data_resource_psn, responder_note_data_resource_messages;  // VerbsNode.java:119
  wire [15:0] responder_shownIndex, responder_check_data_domain, responder_start_data_domain;  // VerbsNode.java:119
  wire [5:0] responder_queuePair, responder_note_data_queuePair, responder_completion_data_queue,
      responder_happened_data_number;  // VerbsNode.java:119
  wire [42:0] responder_memory_data_line;  // VerbsNode.java:119
  wire [255:0] responder_memory_data_data, responder_completion_data_entry;  // VerbsNode.java:119
  wire [31:0] responder_memory_data_lanes, responder_check_data_key, responder_check_data_bytes,
      responder_start_data_key, responder_start_data_length, responder_start_data_skip,
      responder_note_data_resource_key, responder_note_data_resource_length;  // VerbsNode.java:119
  wire [63:0] responder_check_data_address, responder_start_data_address, responder_note_data_resource_address;  // VerbsNode.java:119
  wire [3:0] responder_check_data_rights, responder_start_data_rights;  // VerbsNode.java:119
  wire [47:0] responder_start_data_list, responder_data_data_address; wire [8:0] responder_start_data_elements;  // VerbsNode.java:119
  wire [12:0] responder_packet_data; wire [30:0] responder_data_data_bytes; wire [1:0] responder_note_data_kind;  // VerbsNode.java:119
  wire [4:0] responder_note_data_place; wire [7:0] responder_note_data_syndrome, responder_happened_data_kind;  // VerbsNode.java:119
  wire completions_order_ready, completions_consumed_ready, completions_notify_ready,
      completions_memory_data_write, completions_memory_valid, completions_happened_valid, completions_loses,
      completions_completion_0_ready, completions_completion_1_ready;  // VerbsNode.java:129
  wire [42:0] completions_memory_data_line; wire [255:0] completions_memory_data_data;  // VerbsNode.java:129
  wire [31:0] completions_memory_data_lanes; wire [7:0] completions_happened_data_kind;  // VerbsNode.java:129
  wire [5:0] completions_happened_data_number, completions_loser; wire [1:0] completions_written;  // VerbsNode.java:129
  wire sender_order_ready, sender_note_ready, sender_start_data_isList, sender_start_data_isPhysical,
      sender_start_valid, sender_packet_valid, sender_plan_data_hasExtension, sender_plan_data_hasData,
      sender_plan_valid, sender_refused_ready, sender_setsError, sender_happened_valid, sender_hasTold;  // VerbsNode.java:130
  wire [4:0] sender_head; wire [47:0] sender_start_data_list; wire [8:0] sender_start_data_elements;  // VerbsNode.java:130
  wire [63:0] sender_start_data_address;  // VerbsNode.java:130
  wire [31:0] sender_start_data_key, sender_start_data_length, sender_start_data_skip;  // VerbsNode.java:130
  wire [15:0] sender_start_data_domain, sender_plan_data_to; wire [3:0] sender_start_data_rights;  // VerbsNode.java:130
  wire [12:0] sender_packet_data; wire [13:0] sender_plan_data_payload; wire [191:0] sender_plan_data_header;  // VerbsNode.java:130
  wire [127:0] sender_plan_data_extension; wire [29:0] sender_plan_data_owner;  // VerbsNode.java:130
  wire [5:0] sender_queuePair, sender_happened_data_number;  // VerbsNode.java:130
  wire [7:0] sender_happened_data_kind, sender_toldSyndrome;  // VerbsNode.java:130
  wire requests_source_ready, requests_sink_data_write, requests_sink_valid;  // VerbsNode.java:164
  wire [16:0] requests_sink_data_address; wire [63:0] requests_sink_data_data;  // VerbsNode.java:164
  wire reads_enqueue_ready, reads_dequeue_valid; wire [52:0] reads_dequeue_data; wire [1:0] reads_count;  // MemoryWays.java:70
  wire writes_source_ready, writes_sink_data_write, writes_sink_valid; wire [9:0] writes_sink_data_tag;  // MemoryWays.java:76
  wire [42:0] writes_sink_data_address; wire [255:0] writes_sink_data_data; wire [31:0] writes_sink_data_mask;  // MemoryWays.java:76
  wire asking_sources_0_ready, asking_sources_1_ready, asking_sink_data_write, asking_sink_valid, asking_chosen;  // MemoryWays.java:78
  wire [10:0] asking_sink_data_tag; wire [42:0] asking_sink_data_address; wire [255:0] asking_sink_data_data;  // MemoryWays.java:78
  wire [31:0] asking_sink_data_mask;  // MemoryWays.java:78
  wire translationLines_returns, translationLines_request_ready, translationLines_memory_request_data_write,
      translationLines_memory_request_data_tag, translationLines_memory_request_valid,
      translationLines_memory_answer_ready;  // MemoryWays.java:172
  wire [255:0] translationLines_line, translationLines_memory_request_data_data;  // MemoryWays.java:172
  wire [42:0] translationLines_memory_request_data_address;  // MemoryWays.java:172
  wire [31:0] translationLines_memory_request_data_mask;  // MemoryWays.java:172
  wire translationLinesAsking_source_ready, translationLinesAsking_sink_valid;  // MemoryWays.java:195
  wire [43:0] translationLinesAsking_sink_data;  // MemoryWays.java:195
  wire listLines_returns, listLines_request_ready, listLines_memory_request_data_write,
      listLines_memory_request_valid, listLines_memory_answer_ready, listLines_leaves;  // MemoryWays.java:172
  wire [255:0] listLines_line, listLines_memory_request_data_data; wire [6:0] listLines_memory_request_data_tag;  // MemoryWays.java:172
  wire [42:0] listLines_memory_request_data_address; wire [31:0] listLines_memory_request_data_mask;  // MemoryWays.java:172
  wire listLinesAsking_source_ready, listLinesAsking_sink_valid; wire [49:0] listLinesAsking_sink_data;  // MemoryWays.java:195
  wire boundLinesAsking_source_ready, boundLinesAsking_sink_data_write, boundLinesAsking_sink_valid;  // MemoryWays.java:131
  wire [6:0] boundLinesAsking_sink_data_tag; wire [42:0] boundLinesAsking_sink_data_address;  // MemoryWays.java:131
  wire [255:0] boundLinesAsking_sink_data_data; wire [31:0] boundLinesAsking_sink_data_mask;  // MemoryWays.java:131
  wire boundLines_returns, boundLines_request_ready, boundLines_memory_request_data_write,
      boundLines_memory_request_valid, boundLines_memory_answer_ready;  // MemoryWays.java:148
  wire [255:0] boundLines_line, boundLines_memory_request_data_data;  // MemoryWays.java:148
  wire [4:0] boundLines_memory_request_data_tag; wire [42:0] boundLines_memory_request_data_address;  // MemoryWays.java:148
  wire [31:0] boundLines_memory_request_data_mask;  // MemoryWays.java:148
  wire port_transmit_valid, port_transmit_last, port_sent_0_ready, port_sent_1_ready, port_sent_2_ready,
      port_arrived_0_data_last, port_arrived_0_valid, port_arrived_1_data_last, port_arrived_1_valid,
      port_arrived_2_data_last, port_arrived_2_valid;  // VerbsNode.java:139
  wire [63:0] port_transmit_data, port_arrived_0_data_data, port_arrived_1_data_data, port_arrived_2_data_data;  // VerbsNode.java:139
  wire [31:0] port_packetsSent, port_packetsReceived, port_packetsWrong;  // VerbsNode.java:139
  wire sendList_start_ready, sendList_packet_ready, sendList_verdict_data, sendList_verdict_valid,
      sendList_segment_data_last, sendList_segment_valid, sendList_run_data_last, sendList_run_data_isPhysical,
      sendList_run_data_isCheck, sendList_run_data_isList, sendList_run_data_isWrong, sendList_run_valid,
      sendList_memory_valid, sendList_wanted_data_last, sendList_wanted_data_isPhysical,
      sendList_wanted_data_isCheck, sendList_wanted_data_isList, sendList_wanted_data_isWrong,
      sendList_wanted_valid, sendList_walked_ready, sendList_query_ready, sendList_listAnswers;  // DataWays.java:39
  wire [47:0] sendList_segment_data_address; wire [30:0] sendList_segment_data_bytes;  // DataWays.java:39
  wire [63:0] sendList_run_data_address, sendList_wanted_data_address;  // DataWays.java:39
  wire [31:0] sendList_run_data_key, sendList_run_data_bytes, sendList_wanted_data_key,
      sendList_wanted_data_bytes;  // DataWays.java:39
  wire [15:0] sendList_run_data_domain, sendList_wanted_data_domain;  // DataWays.java:39
  wire [3:0] sendList_run_data_rights, sendList_wanted_data_rights; wire [42:0] sendList_memory_data;  // DataWays.java:39
  wire sendListLists_returns, sendListLists_request_ready, sendListLists_memory_request_data_write,
      sendListLists_memory_request_valid, sendListLists_memory_answer_ready;  // MemoryWays.java:172
  wire [255:0] sendListLists_line, sendListLists_memory_request_data_data;  // MemoryWays.java:172
  wire [3:0] sendListLists_memory_request_data_tag; wire [42:0] sendListLists_memory_request_data_address;  // MemoryWays.java:172
  wire [31:0] sendListLists_memory_request_data_mask;  // MemoryWays.java:172
  wire sendListListsAsking_source_ready, sendListListsAsking_sink_valid;  // MemoryWays.java:195
  wire [46:0] sendListListsAsking_sink_data;  // MemoryWays.java:195
  wire [42:0] sendWalker_memory_data;  // IndirectKeys.java:81
  wire sendWalker_memory_valid, sendWalker_walks, sendWalker_wanted_0_ready, sendWalker_run_0_data_last,
      sendWalker_run_0_data_isPhysical, sendWalker_run_0_data_isCheck, sendWalker_run_0_data_isList,
      sendWalker_run_0_data_isWrong, sendWalker_run_0_valid, sendWalker_query_0_data_last,
      sendWalker_query_0_data_isPhysical, sendWalker_query_0_data_isCheck, sendWalker_query_0_data_isList,
      sendWalker_query_0_data_isWrong, sendWalker_query_0_valid;  // IndirectKeys.java:81
  wire [63:0] sendWalker_run_0_data_address, sendWalker_query_0_data_address;  // IndirectKeys.java:81
  wire [31:0] sendWalker_run_0_data_key, sendWalker_run_0_data_bytes, sendWalker_query_0_data_key,
      sendWalker_query_0_data_bytes;  // IndirectKeys.java:81
  wire [15:0] sendWalker_run_0_data_domain, sendWalker_query_0_data_domain;  // IndirectKeys.java:81
  wire [3:0] sendWalker_run_0_data_rights, sendWalker_query_0_data_rights;  // IndirectKeys.java:81
  wire sendGather_isStarved, sendGather_segment_ready, sendGather_memory_data_write, sendGather_memory_valid,
      sendGather_payload_data_last, sendGather_payload_valid;  // DataWays.java:76
  wire [42:0] sendGather_memory_data_line; wire [255:0] sendGather_memory_data_data;  // DataWays.java:76
  wire [31:0] sendGather_memory_data_lanes; wire [63:0] sendGather_payload_data_data;  // DataWays.java:76
  wire sendGatherLines_returns, sendGatherLines_request_ready, sendGatherLines_memory_request_data_write,
      sendGatherLines_memory_request_valid, sendGatherLines_memory_answer_ready;  // MemoryWays.java:172
  wire [255:0] sendGatherLines_line, sendGatherLines_memory_request_data_data;  // MemoryWays.java:172
  wire [4:0] sendGatherLines_memory_request_data_tag; wire [42:0] sendGatherLines_memory_request_data_address;  // MemoryWays.java:172
  wire [31:0] sendGatherLines_memory_request_data_mask;  // MemoryWays.java:172
  wire sendGatherLinesAsking_source_ready, sendGatherLinesAsking_sink_valid;  // MemoryWays.java:195
  wire [47:0] sendGatherLinesAsking_sink_data;  // MemoryWays.java:195
  wire sendGatherPace_source_ready, sendGatherPace_sink_data_last, sendGatherPace_sink_valid;  // DataWays.java:84
  wire [47:0] sendGatherPace_sink_data_address; wire [30:0] sendGatherPace_sink_data_bytes;  // DataWays.java:84
  wire requestBuilder_plan_ready, requestBuilder_verdict_ready, requestBuilder_refused_valid,
      requestBuilder_leaves, requestBuilder_payload_ready, requestBuilder_packet_data_last,
      requestBuilder_packet_valid;  // RequesterWays.java:29
  wire [29:0] requestBuilder_refused_data; wire [63:0] requestBuilder_packet_data_data;  // RequesterWays.java:29
  wire entryLines_returns, entryLines_request_ready, entryLines_memory_request_data_write,
      entryLines_memory_request_data_tag, entryLines_memory_request_valid, entryLines_memory_answer_ready;  // MemoryWays.java:172
  wire [255:0] entryLines_line, entryLines_memory_request_data_data;  // MemoryWays.java:172
  wire [42:0] entryLines_memory_request_data_address; wire [31:0] entryLines_memory_request_data_mask;  // MemoryWays.java:172
  wire entryLinesAsking_source_ready, entryLinesAsking_sink_valid; wire [43:0] entryLinesAsking_sink_data;  // MemoryWays.java:195
  wire responseIntake_waits, responseIntake_payload_data_last, responseIntake_payload_valid,
      responseIntake_packet_ready;  // RequesterWays.java:54
  wire [15:0] responseIntake_from; wire [12:0] responseIntake_bytes; wire [191:0] responseIntake_header;  // RequesterWays.java:54
  wire [127:0] responseIntake_extension; wire [63:0] responseIntake_payload_data_data;  // RequesterWays.java:54
  wire returnList_start_ready, returnList_packet_ready, returnList_verdict_data, returnList_verdict_valid,
      returnList_segment_data_last, returnList_segment_valid, returnList_run_data_last,
      returnList_run_data_isPhysical, returnList_run_data_isCheck, returnList_run_data_isList,
      returnList_run_data_isWrong, returnList_run_valid, returnList_memory_valid, returnList_wanted_data_last,
      returnList_wanted_data_isPhysical, returnList_wanted_data_isCheck, returnList_wanted_data_isList,
      returnList_wanted_data_isWrong, returnList_wanted_valid, returnList_walked_ready, returnList_query_ready,
      returnList_listAnswers;  // DataWays.java:39
  wire [47:0] returnList_segment_data_address; wire [30:0] returnList_segment_data_bytes;  // DataWays.java:39
  wire [63:0] returnList_run_data_address, returnList_wanted_data_address;  // DataWays.java:39
  wire [31:0] returnList_run_data_key, returnList_run_data_bytes, returnList_wanted_data_key,
      returnList_wanted_data_bytes;  // DataWays.java:39
  wire [15:0] returnList_run_data_domain, returnList_wanted_data_domain;  // DataWays.java:39
  wire [3:0] returnList_run_data_rights, returnList_wanted_data_rights; wire [42:0] returnList_memory_data;  // DataWays.java:39
  wire returnListLists_returns, returnListLists_request_ready, returnListLists_memory_request_data_write,
      returnListLists_memory_request_valid, returnListLists_memory_answer_ready;  // MemoryWays.java:172
  wire [255:0] returnListLists_line, returnListLists_memory_request_data_data;  // MemoryWays.java:172
  wire [3:0] returnListLists_memory_request_data_tag; wire [42:0] returnListLists_memory_request_data_address;  // MemoryWays.java:172
  wire [31:0] returnListLists_memory_request_data_mask;  // MemoryWays.java:172
  wire returnListListsAsking_source_ready, returnListListsAsking_sink_valid;  // MemoryWays.java:195
  wire [46:0] returnListListsAsking_sink_data;  // MemoryWays.java:195
  wire returnScatter_done, returnScatter_isStarved, returnScatter_isBlocked, returnScatter_segment_ready,
      returnScatter_payload_ready, returnScatter_memory_data_write, returnScatter_memory_valid;  // DataWays.java:110
  wire [42:0] returnScatter_memory_data_line; wire [255:0] returnScatter_memory_data_data;  // DataWays.java:110
  wire [31:0] returnScatter_memory_data_lanes;  // DataWays.java:110
  wire returnScatterLinesAsking_source_ready, returnScatterLinesAsking_sink_data_write,
      returnScatterLinesAsking_sink_valid;  // MemoryWays.java:131
  wire [6:0] returnScatterLinesAsking_sink_data_tag; wire [42:0] returnScatterLinesAsking_sink_data_address;  // MemoryWays.java:131
  wire [255:0] returnScatterLinesAsking_sink_data_data; wire [31:0] returnScatterLinesAsking_sink_data_mask;  // MemoryWays.java:131
  wire returnScatterLines_returns, returnScatterLines_request_ready,
      returnScatterLines_memory_request_data_write, returnScatterLines_memory_request_valid,
      returnScatterLines_memory_answer_ready;  // MemoryWays.java:148
  wire [255:0] returnScatterLines_line, returnScatterLines_memory_request_data_data;  // MemoryWays.java:148
  wire [4:0] returnScatterLines_memory_request_data_tag;  // MemoryWays.java:148
  wire [42:0] returnScatterLines_memory_request_data_address;  // MemoryWays.java:148
  wire [31:0] returnScatterLines_memory_request_data_mask;  // MemoryWays.java:148
  wire enteringResponse_source_ready, enteringResponse_sink_data_last, enteringResponse_sink_valid;  // RequesterWays.java:59
  wire [63:0] enteringResponse_sink_data_data;  // RequesterWays.java:59
  wire requestIntake_waits, requestIntake_payload_data_last, requestIntake_payload_valid,
      requestIntake_packet_ready;  // ResponderWays.java:35
  wire [15:0] requestIntake_from; wire [12:0] requestIntake_bytes; wire [191:0] requestIntake_header;  // ResponderWays.java:35
  wire [127:0] requestIntake_extension; wire [63:0] requestIntake_payload_data_data;  // ResponderWays.java:35
  wire receiveList_start_ready, receiveList_packet_ready, receiveList_verdict_data, receiveList_verdict_valid,
      receiveList_segment_data_last, receiveList_segment_valid, receiveList_run_data_last,
      receiveList_run_data_isPhysical, receiveList_run_data_isCheck, receiveList_run_data_isList,
      receiveList_run_data_isWrong, receiveList_run_valid, receiveList_memory_valid,
      receiveList_wanted_data_last, receiveList_wanted_data_isPhysical, receiveList_wanted_data_isCheck,
      receiveList_wanted_data_isList, receiveList_wanted_data_isWrong, receiveList_wanted_valid,
      receiveList_walked_ready, receiveList_query_ready, receiveList_listAnswers;  // DataWays.java:39
  wire [47:0] receiveList_segment_data_address; wire [30:0] receiveList_segment_data_bytes;  // DataWays.java:39
  wire [63:0] receiveList_run_data_address, receiveList_wanted_data_address;  // DataWays.java:39
  wire [31:0] receiveList_run_data_key, receiveList_run_data_bytes, receiveList_wanted_data_key,
      receiveList_wanted_data_bytes;  // DataWays.java:39
  wire [15:0] receiveList_run_data_domain, receiveList_wanted_data_domain;  // DataWays.java:39
  wire [3:0] receiveList_run_data_rights, receiveList_wanted_data_rights; wire [42:0] receiveList_memory_data;  // DataWays.java:39
  wire receiveListLists_returns, receiveListLists_request_ready, receiveListLists_memory_request_data_write,
      receiveListLists_memory_request_valid, receiveListLists_memory_answer_ready;  // MemoryWays.java:172
  wire [255:0] receiveListLists_line, receiveListLists_memory_request_data_data;  // MemoryWays.java:172
  wire [3:0] receiveListLists_memory_request_data_tag; wire [42:0] receiveListLists_memory_request_data_address;  // MemoryWays.java:172
  wire [31:0] receiveListLists_memory_request_data_mask;  // MemoryWays.java:172
  wire receiveListListsAsking_source_ready, receiveListListsAsking_sink_valid;  // MemoryWays.java:195
  wire [46:0] receiveListListsAsking_sink_data;  // MemoryWays.java:195
  wire [42:0] arrivingWalker_memory_data;  // IndirectKeys.java:81
  wire arrivingWalker_memory_valid, arrivingWalker_walks, arrivingWalker_wanted_0_ready,
      arrivingWalker_wanted_1_ready, arrivingWalker_run_0_data_last, arrivingWalker_run_0_data_isPhysical,
      arrivingWalker_run_0_data_isCheck, arrivingWalker_run_0_data_isList, arrivingWalker_run_0_data_isWrong,
      arrivingWalker_run_0_valid, arrivingWalker_run_1_data_last, arrivingWalker_run_1_data_isPhysical,
      arrivingWalker_run_1_data_isCheck, arrivingWalker_run_1_data_isList, arrivingWalker_run_1_data_isWrong,
      arrivingWalker_run_1_valid, arrivingWalker_query_0_data_last, arrivingWalker_query_0_data_isPhysical,
      arrivingWalker_query_0_data_isCheck, arrivingWalker_query_0_data_isList,
      arrivingWalker_query_0_data_isWrong, arrivingWalker_query_0_valid, arrivingWalker_query_1_data_last,
      arrivingWalker_query_1_data_isPhysical, arrivingWalker_query_1_data_isCheck,
      arrivingWalker_query_1_data_isList, arrivingWalker_query_1_data_isWrong, arrivingWalker_query_1_valid;  // IndirectKeys.java:81
  wire [63:0] arrivingWalker_run_0_data_address, arrivingWalker_run_1_data_address,
      arrivingWalker_query_0_data_address, arrivingWalker_query_1_data_address;  // IndirectKeys.java:81
  wire [31:0] arrivingWalker_run_0_data_key, arrivingWalker_run_0_data_bytes, arrivingWalker_run_1_data_key,
      arrivingWalker_run_1_data_bytes, arrivingWalker_query_0_data_key, arrivingWalker_query_0_data_bytes,
      arrivingWalker_query_1_data_key, arrivingWalker_query_1_data_bytes;  // IndirectKeys.java:81
  wire [15:0] arrivingWalker_run_0_data_domain, arrivingWalker_run_1_data_domain,
      arrivingWalker_query_0_data_domain, arrivingWalker_query_1_data_domain;  // IndirectKeys.java:81
  wire [3:0] arrivingWalker_run_0_data_rights, arrivingWalker_run_1_data_rights,
      arrivingWalker_query_0_data_rights, arrivingWalker_query_1_data_rights;  // IndirectKeys.java:81
  wire receiveScatter_done, receiveScatter_isStarved, receiveScatter_isBlocked, receiveScatter_segment_ready,
      receiveScatter_payload_ready, receiveScatter_memory_data_write, receiveScatter_memory_valid;  // DataWays.java:110
  wire [42:0] receiveScatter_memory_data_line; wire [255:0] receiveScatter_memory_data_data;  // DataWays.java:110
  wire [31:0] receiveScatter_memory_data_lanes;  // DataWays.java:110
  wire receiveScatterLinesAsking_source_ready, receiveScatterLinesAsking_sink_data_write,
      receiveScatterLinesAsking_sink_valid;  // MemoryWays.java:131
  wire [6:0] receiveScatterLinesAsking_sink_data_tag; wire [42:0] receiveScatterLinesAsking_sink_data_address;  // MemoryWays.java:131
  wire [255:0] receiveScatterLinesAsking_sink_data_data; wire [31:0] receiveScatterLinesAsking_sink_data_mask;  // MemoryWays.java:131
  wire receiveScatterLines_returns, receiveScatterLines_request_ready,
      receiveScatterLines_memory_request_data_write, receiveScatterLines_memory_request_valid,
      receiveScatterLines_memory_answer_ready;  // MemoryWays.java:148
  wire [255:0] receiveScatterLines_line, receiveScatterLines_memory_request_data_data;  // MemoryWays.java:148
  wire [4:0] receiveScatterLines_memory_request_data_tag;  // MemoryWays.java:148
  wire [42:0] receiveScatterLines_memory_request_data_address;  // MemoryWays.java:148
  wire [31:0] receiveScatterLines_memory_request_data_mask;  // MemoryWays.java:148
  wire receiveLinesAsking_source_ready, receiveLinesAsking_sink_data_write, receiveLinesAsking_sink_valid;  // MemoryWays.java:131
  wire [6:0] receiveLinesAsking_sink_data_tag; wire [42:0] receiveLinesAsking_sink_data_address;  // MemoryWays.java:131
  wire [255:0] receiveLinesAsking_sink_data_data; wire [31:0] receiveLinesAsking_sink_data_mask;  // MemoryWays.java:131
  wire receiveLines_returns, receiveLines_request_ready, receiveLines_memory_request_data_write,
      receiveLines_memory_request_data_tag, receiveLines_memory_request_valid, receiveLines_memory_answer_ready;  // MemoryWays.java:148
  wire [255:0] receiveLines_line, receiveLines_memory_request_data_data;  // MemoryWays.java:148
  wire [42:0] receiveLines_memory_request_data_address; wire [31:0] receiveLines_memory_request_data_mask;  // MemoryWays.java:148
  wire enteringPut_source_ready, enteringPut_sink_data_last, enteringPut_sink_valid;  // ResponderWays.java:40
  wire [63:0] enteringPut_sink_data_data;  // ResponderWays.java:40
  wire responseList_start_ready, responseList_packet_ready, responseList_verdict_data,
      responseList_verdict_valid, responseList_segment_data_last, responseList_segment_valid,
      responseList_run_data_last, responseList_run_data_isPhysical, responseList_run_data_isCheck,
      responseList_run_data_isList, responseList_run_data_isWrong, responseList_run_valid,
      responseList_memory_valid, responseList_wanted_data_last, responseList_wanted_data_isPhysical,
      responseList_wanted_data_isCheck, responseList_wanted_data_isList, responseList_wanted_data_isWrong,
      responseList_wanted_valid, responseList_walked_ready, responseList_query_ready, responseList_listAnswers;  // DataWays.java:39
  wire [47:0] responseList_segment_data_address; wire [30:0] responseList_segment_data_bytes;  // DataWays.java:39
  wire [63:0] responseList_run_data_address, responseList_wanted_data_address;  // DataWays.java:39
  wire [31:0] responseList_run_data_key, responseList_run_data_bytes, responseList_wanted_data_key,
      responseList_wanted_data_bytes;  // DataWays.java:39
  wire [15:0] responseList_run_data_domain, responseList_wanted_data_domain;  // DataWays.java:39
  wire [3:0] responseList_run_data_rights, responseList_wanted_data_rights;  // DataWays.java:39
  wire [42:0] responseList_memory_data;  // DataWays.java:39
  wire [42:0] responseWalker_memory_data;  // IndirectKeys.java:81
  wire responseWalker_memory_valid, responseWalker_walks, responseWalker_wanted_0_ready,
      responseWalker_run_0_data_last, responseWalker_run_0_data_isPhysical, responseWalker_run_0_data_isCheck,
      responseWalker_run_0_data_isList, responseWalker_run_0_data_isWrong, responseWalker_run_0_valid,
      responseWalker_query_0_data_last, responseWalker_query_0_data_isPhysical,
      responseWalker_query_0_data_isCheck, responseWalker_query_0_data_isList,
      responseWalker_query_0_data_isWrong, responseWalker_query_0_valid;  // IndirectKeys.java:81
  wire [63:0] responseWalker_run_0_data_address, responseWalker_query_0_data_address;  // IndirectKeys.java:81
  wire [31:0] responseWalker_run_0_data_key, responseWalker_run_0_data_bytes, responseWalker_query_0_data_key,
      responseWalker_query_0_data_bytes;  // IndirectKeys.java:81
  wire [15:0] responseWalker_run_0_data_domain, responseWalker_query_0_data_domain;  // IndirectKeys.java:81
  wire [3:0] responseWalker_run_0_data_rights, responseWalker_query_0_data_rights;  // IndirectKeys.java:81
  wire responseGather_isStarved, responseGather_segment_ready, responseGather_memory_data_write,
      responseGather_memory_valid, responseGather_payload_data_last, responseGather_payload_valid;  // DataWays.java:76
  wire [42:0] responseGather_memory_data_line; wire [255:0] responseGather_memory_data_data;  // DataWays.java:76
  wire [31:0] responseGather_memory_data_lanes; wire [63:0] responseGather_payload_data_data;  // DataWays.java:76
  wire responseGatherLines_returns, responseGatherLines_request_ready,
      responseGatherLines_memory_request_data_write, responseGatherLines_memory_request_valid,
      responseGatherLines_memory_answer_ready;  // MemoryWays.java:172
  wire [255:0] responseGatherLines_line, responseGatherLines_memory_request_data_data;  // MemoryWays.java:172
  wire [4:0] responseGatherLines_memory_request_data_tag;  // MemoryWays.java:172
  wire [42:0] responseGatherLines_memory_request_data_address;  // MemoryWays.java:172
  wire [31:0] responseGatherLines_memory_request_data_mask;  // MemoryWays.java:172
  wire responseGatherLinesAsking_source_ready, responseGatherLinesAsking_sink_valid;  // MemoryWays.java:195
  wire [47:0] responseGatherLinesAsking_sink_data;  // MemoryWays.java:195
  wire responseGatherPace_source_ready, responseGatherPace_sink_data_last, responseGatherPace_sink_valid;  // DataWays.java:84
  wire [47:0] responseGatherPace_sink_data_address; wire [30:0] responseGatherPace_sink_data_bytes;  // DataWays.java:84
  wire responseBuilder_plan_ready, responseBuilder_verdict_ready, responseBuilder_refused_valid,
      responseBuilder_leaves, responseBuilder_payload_ready, responseBuilder_packet_data_last,
      responseBuilder_packet_valid;  // ResponderWays.java:78
  wire [29:0] responseBuilder_refused_data; wire [63:0] responseBuilder_packet_data_data;  // ResponderWays.java:78
  wire events_order_ready, events_event_ready, events_hasEvents, events_loses, events_memory_data_write,
      events_memory_valid;  // VerbsNode.java:241
  wire [42:0] events_memory_data_line; wire [255:0] events_memory_data_data;  // VerbsNode.java:241
  wire [31:0] events_memory_data_lanes;  // VerbsNode.java:241
  wire eventTurns_sources_0_ready, eventTurns_sources_1_ready, eventTurns_sources_2_ready,
      eventTurns_sink_valid;  // VerbsNode.java:242
  wire [7:0] eventTurns_sink_data_kind; wire [5:0] eventTurns_sink_data_number; wire [1:0] eventTurns_chosen;  // VerbsNode.java:242
  wire eventLinesAsking_source_ready, eventLinesAsking_sink_data_write, eventLinesAsking_sink_valid;  // MemoryWays.java:131
  wire [6:0] eventLinesAsking_sink_data_tag; wire [42:0] eventLinesAsking_sink_data_address;  // MemoryWays.java:131
  wire [255:0] eventLinesAsking_sink_data_data; wire [31:0] eventLinesAsking_sink_data_mask;  // MemoryWays.java:131
  wire eventLines_returns, eventLines_request_ready, eventLines_memory_request_data_write,
      eventLines_memory_request_data_tag, eventLines_memory_request_valid, eventLines_memory_answer_ready;  // MemoryWays.java:148
  wire [255:0] eventLines_line, eventLines_memory_request_data_data;  // MemoryWays.java:148
  wire [42:0] eventLines_memory_request_data_address; wire [31:0] eventLines_memory_request_data_mask;  // MemoryWays.java:148
  wire completionLinesAsking_source_ready, completionLinesAsking_sink_data_write,
      completionLinesAsking_sink_valid;  // MemoryWays.java:131
  wire [6:0] completionLinesAsking_sink_data_tag; wire [42:0] completionLinesAsking_sink_data_address;  // MemoryWays.java:131
  wire [255:0] completionLinesAsking_sink_data_data; wire [31:0] completionLinesAsking_sink_data_mask;  // MemoryWays.java:131
  wire completionLines_returns, completionLines_request_ready, completionLines_memory_request_data_write,
      completionLines_memory_request_data_tag, completionLines_memory_request_valid,
      completionLines_memory_answer_ready;  // MemoryWays.java:148
  wire [255:0] completionLines_line, completionLines_memory_request_data_data;  // MemoryWays.java:148
  wire [42:0] completionLines_memory_request_data_address; wire [31:0] completionLines_memory_request_data_mask;  // MemoryWays.java:148
  wire isWriter = answer_tag[10];  // MemoryWays.java:87
  wire [2:0] owner_0 = answer_tag[9:7];  // MemoryWays.java:213
  wire [2:0] owner_1 = answer_tag[9:7];  // MemoryWays.java:213
  wire [2:0] owner_2 = answer_tag[9:7];  // MemoryWays.java:213
  wire answers_0 = sendList_listAnswers;  // IndirectKeys.java:65
  wire [2:0] owner_3 = answer_tag[9:7];  // MemoryWays.java:213
  wire [2:0] owner_4 = answer_tag[9:7];  // MemoryWays.java:213
  wire [2:0] owner_5 = answer_tag[9:7];  // MemoryWays.java:213
  wire [2:0] owner_6 = answer_tag[9:7];  // MemoryWays.java:213
  wire answers_1 = receiveList_listAnswers;  // IndirectKeys.java:65
  wire answers_2 = answers_1 || returnList_listAnswers;  // IndirectKeys.java:65
  wire answers_3 = responseList_listAnswers;  // IndirectKeys.java:65
  wire [2:0] owner_7 = answer_tag[9:7];  // MemoryWays.java:213
  wire [2:0] kind = sender_toldSyndrome[7:5];  // NodeCounters.java:26
  wire refuses = sender_hasTold && (kind == 3'd3);  // NodeCounters.java:28
  wire [63:0] fromRequester_joined = {requester_queuePair == 6'd63, requester_queuePair == 6'd62,
      requester_queuePair == 6'd61, requester_queuePair == 6'd60, requester_queuePair == 6'd59,
      requester_queuePair == 6'd58, requester_queuePair == 6'd57, requester_queuePair == 6'd56,
      requester_queuePair == 6'd55, requester_queuePair == 6'd54, requester_queuePair == 6'd53,
      requester_queuePair == 6'd52, requester_queuePair == 6'd51, requester_queuePair == 6'd50,
      requester_queuePair == 6'd49, requester_queuePair == 6'd48, requester_queuePair == 6'd47,
      requester_queuePair == 6'd46, requester_queuePair == 6'd45, requester_queuePair == 6'd44,
      requester_queuePair == 6'd43, requester_queuePair == 6'd42, requester_queuePair == 6'd41,
      requester_queuePair == 6'd40, requester_queuePair == 6'd39, requester_queuePair == 6'd38,
      requester_queuePair == 6'd37, requester_queuePair == 6'd36, requester_queuePair == 6'd35,
      requester_queuePair == 6'd34, requester_queuePair == 6'd33, requester_queuePair == 6'd32,
      requester_queuePair == 6'd31, requester_queuePair == 6'd30, requester_queuePair == 6'd29,
      requester_queuePair == 6'd28, requester_queuePair == 6'd27, requester_queuePair == 6'd26,
      requester_queuePair == 6'd25, requester_queuePair == 6'd24, requester_queuePair == 6'd23,
      requester_queuePair == 6'd22, requester_queuePair == 6'd21, requester_queuePair == 6'd20,
      requester_queuePair == 6'd19, requester_queuePair == 6'd18, requester_queuePair == 6'd17,
      requester_queuePair == 6'd16, requester_queuePair == 6'd15, requester_queuePair == 6'd14,
      requester_queuePair == 6'd13, requester_queuePair == 6'd12, requester_queuePair == 6'd11,
      requester_queuePair == 6'd10, requester_queuePair == 6'd9, requester_queuePair == 6'd8,
      requester_queuePair == 6'd7, requester_queuePair == 6'd6, requester_queuePair == 6'd5, requester_queuePair
      == 6'd4, requester_queuePair == 6'd3, requester_queuePair == 6'd2, requester_queuePair == 6'd1,
      requester_queuePair == 6'd0};  // VerbsNode.java:221
  wire [63:0] fromRequester = requester_setsError ? fromRequester_joined : 64'd0;  // VerbsNode.java:221
  wire [63:0] fromResponder_joined = {responder_queuePair == 6'd63, responder_queuePair == 6'd62,
      responder_queuePair == 6'd61, responder_queuePair == 6'd60, responder_queuePair == 6'd59,
      responder_queuePair == 6'd58, responder_queuePair == 6'd57, responder_queuePair == 6'd56,
      responder_queuePair == 6'd55, responder_queuePair == 6'd54, responder_queuePair == 6'd53,
      responder_queuePair == 6'd52, responder_queuePair == 6'd51, responder_queuePair == 6'd50,
      responder_queuePair == 6'd49, responder_queuePair == 6'd48, responder_queuePair == 6'd47,
      responder_queuePair == 6'd46, responder_queuePair == 6'd45, responder_queuePair == 6'd44,
      responder_queuePair == 6'd43, responder_queuePair == 6'd42, responder_queuePair == 6'd41,
      responder_queuePair == 6'd40, responder_queuePair == 6'd39, responder_queuePair == 6'd38,
      responder_queuePair == 6'd37, responder_queuePair == 6'd36, responder_queuePair == 6'd35,
      responder_queuePair == 6'd34, responder_queuePair == 6'd33, responder_queuePair == 6'd32,
      responder_queuePair == 6'd31, responder_queuePair == 6'd30, responder_queuePair == 6'd29,
      responder_queuePair == 6'd28, responder_queuePair == 6'd27, responder_queuePair == 6'd26,
      responder_queuePair == 6'd25, responder_queuePair == 6'd24, responder_queuePair == 6'd23,
      responder_queuePair == 6'd22, responder_queuePair == 6'd21, responder_queuePair == 6'd20,
      responder_queuePair == 6'd19, responder_queuePair == 6'd18, responder_queuePair == 6'd17,
      responder_queuePair == 6'd16, responder_queuePair == 6'd15, responder_queuePair == 6'd14,
      responder_queuePair == 6'd13, responder_queuePair == 6'd12, responder_queuePair == 6'd11,
      responder_queuePair == 6'd10, responder_queuePair == 6'd9, responder_queuePair == 6'd8,
      responder_queuePair == 6'd7, responder_queuePair == 6'd6, responder_queuePair == 6'd5, responder_queuePair
      == 6'd4, responder_queuePair == 6'd3, responder_queuePair == 6'd2, responder_queuePair == 6'd1,
      responder_queuePair == 6'd0};  // VerbsNode.java:222
  wire [63:0] fromResponder = responder_setsError ? fromResponder_joined : 64'd0;  // VerbsNode.java:222
  wire [63:0] fromSender_joined = {sender_queuePair == 6'd63, sender_queuePair == 6'd62, sender_queuePair
      == 6'd61, sender_queuePair == 6'd60, sender_queuePair == 6'd59, sender_queuePair == 6'd58,
      sender_queuePair == 6'd57, sender_queuePair == 6'd56, sender_queuePair == 6'd55, sender_queuePair
      == 6'd54, sender_queuePair == 6'd53, sender_queuePair == 6'd52, sender_queuePair == 6'd51,
      sender_queuePair == 6'd50, sender_queuePair == 6'd49, sender_queuePair == 6'd48, sender_queuePair
      == 6'd47, sender_queuePair == 6'd46, sender_queuePair == 6'd45, sender_queuePair == 6'd44,
      sender_queuePair == 6'd43, sender_queuePair == 6'd42, sender_queuePair == 6'd41, sender_queuePair
      == 6'd40, sender_queuePair == 6'd39, sender_queuePair == 6'd38, sender_queuePair == 6'd37,
      sender_queuePair == 6'd36, sender_queuePair == 6'd35, sender_queuePair == 6'd34, sender_queuePair
      == 6'd33, sender_queuePair == 6'd32, sender_queuePair == 6'd31, sender_queuePair == 6'd30,
      sender_queuePair == 6'd29, sender_queuePair == 6'd28, sender_queuePair == 6'd27, sender_queuePair
      == 6'd26, sender_queuePair == 6'd25, sender_queuePair == 6'd24, sender_queuePair == 6'd23,
      sender_queuePair == 6'd22, sender_queuePair == 6'd21, sender_queuePair == 6'd20, sender_queuePair
      == 6'd19, sender_queuePair == 6'd18, sender_queuePair == 6'd17, sender_queuePair == 6'd16,
      sender_queuePair == 6'd15, sender_queuePair == 6'd14, sender_queuePair == 6'd13, sender_queuePair
      == 6'd12, sender_queuePair == 6'd11, sender_queuePair == 6'd10, sender_queuePair == 6'd9, sender_queuePair
      == 6'd8, sender_queuePair == 6'd7, sender_queuePair == 6'd6, sender_queuePair == 6'd5, sender_queuePair
      == 6'd4, sender_queuePair == 6'd3, sender_queuePair == 6'd2, sender_queuePair == 6'd1, sender_queuePair
      == 6'd0};  // VerbsNode.java:223
  wire [63:0] fromSender = sender_setsError ? fromSender_joined : 64'd0;  // VerbsNode.java:223
  wire [63:0] fromCompletion_joined = {completions_loser == 6'd63, completions_loser == 6'd62, completions_loser
      == 6'd61, completions_loser == 6'd60, completions_loser == 6'd59, completions_loser == 6'd58,
      completions_loser == 6'd57, completions_loser == 6'd56, completions_loser == 6'd55, completions_loser
      == 6'd54, completions_loser == 6'd53, completions_loser == 6'd52, completions_loser == 6'd51,
      completions_loser == 6'd50, completions_loser == 6'd49, completions_loser == 6'd48, completions_loser
      == 6'd47, completions_loser == 6'd46, completions_loser == 6'd45, completions_loser == 6'd44,
      completions_loser == 6'd43, completions_loser == 6'd42, completions_loser == 6'd41, completions_loser
      == 6'd40, completions_loser == 6'd39, completions_loser == 6'd38, completions_loser == 6'd37,
      completions_loser == 6'd36, completions_loser == 6'd35, completions_loser == 6'd34, completions_loser
      == 6'd33, completions_loser == 6'd32, completions_loser == 6'd31, completions_loser == 6'd30,
      completions_loser == 6'd29, completions_loser == 6'd28, completions_loser == 6'd27, completions_loser
      == 6'd26, completions_loser == 6'd25, completions_loser == 6'd24, completions_loser == 6'd23,
      completions_loser == 6'd22, completions_loser == 6'd21, completions_loser == 6'd20, completions_loser
      == 6'd19, completions_loser == 6'd18, completions_loser == 6'd17, completions_loser == 6'd16,
      completions_loser == 6'd15, completions_loser == 6'd14, completions_loser == 6'd13, completions_loser
      == 6'd12, completions_loser == 6'd11, completions_loser == 6'd10, completions_loser == 6'd9,
      completions_loser == 6'd8, completions_loser == 6'd7, completions_loser == 6'd6, completions_loser
      == 6'd5, completions_loser == 6'd4, completions_loser == 6'd3, completions_loser == 6'd2,
      completions_loser == 6'd1, completions_loser == 6'd0};  // VerbsNode.java:224
  wire [63:0] fromCompletion = completions_loses ? fromCompletion_joined : 64'd0;  // VerbsNode.java:224
  wire [63:0] reset_1_joined = {requester_queuePair == 6'd63, requester_queuePair == 6'd62, requester_queuePair
      == 6'd61, requester_queuePair == 6'd60, requester_queuePair == 6'd59, requester_queuePair == 6'd58,
      requester_queuePair == 6'd57, requester_queuePair == 6'd56, requester_queuePair == 6'd55,
      requester_queuePair == 6'd54, requester_queuePair == 6'd53, requester_queuePair == 6'd52,
      requester_queuePair == 6'd51, requester_queuePair == 6'd50, requester_queuePair == 6'd49,
      requester_queuePair == 6'd48, requester_queuePair == 6'd47, requester_queuePair == 6'd46,
      requester_queuePair == 6'd45, requester_queuePair == 6'd44, requester_queuePair == 6'd43,
      requester_queuePair == 6'd42, requester_queuePair == 6'd41, requester_queuePair == 6'd40,
      requester_queuePair == 6'd39, requester_queuePair == 6'd38, requester_queuePair == 6'd37,
      requester_queuePair == 6'd36, requester_queuePair == 6'd35, requester_queuePair == 6'd34,
      requester_queuePair == 6'd33, requester_queuePair == 6'd32, requester_queuePair == 6'd31,
      requester_queuePair == 6'd30, requester_queuePair == 6'd29, requester_queuePair == 6'd28,
      requester_queuePair == 6'd27, requester_queuePair == 6'd26, requester_queuePair == 6'd25,
      requester_queuePair == 6'd24, requester_queuePair == 6'd23, requester_queuePair == 6'd22,
      requester_queuePair == 6'd21, requester_queuePair == 6'd20, requester_queuePair == 6'd19,
      requester_queuePair == 6'd18, requester_queuePair == 6'd17, requester_queuePair == 6'd16,
      requester_queuePair == 6'd15, requester_queuePair == 6'd14, requester_queuePair == 6'd13,
      requester_queuePair == 6'd12, requester_queuePair == 6'd11, requester_queuePair == 6'd10,
      requester_queuePair == 6'd9, requester_queuePair == 6'd8, requester_queuePair == 6'd7, requester_queuePair
      == 6'd6, requester_queuePair == 6'd5, requester_queuePair == 6'd4, requester_queuePair == 6'd3,
      requester_queuePair == 6'd2, requester_queuePair == 6'd1, requester_queuePair == 6'd0};  // VerbsNode.java:225
  wire [63:0] reset_1 = requester_clearsError ? reset_1_joined : 64'd0;  // VerbsNode.java:225
  wire isWritten = completions_written != 2'd0;  // VerbsNode.java:261
  wire bits_0 = counts0;  // NodeCounters.java:47
  wire [1:0] bits_1 = {counts1, bits_0};  // NodeCounters.java:47
  wire [2:0] bits_2 = {counts2, bits_1};  // NodeCounters.java:47
  wire [3:0] bits_3 = {counts3, bits_2};  // NodeCounters.java:47
  wire [4:0] bits_4 = {counts4, bits_3};  // NodeCounters.java:47
  wire [5:0] bits_5 = {counts5, bits_4};  // NodeCounters.java:47
  wire [6:0] bits_6 = {counts6, bits_5};  // NodeCounters.java:47
  wire [7:0] bits_7 = {counts7, bits_6};  // NodeCounters.java:47
  wire [8:0] bits_8 = {counts8, bits_7};  // NodeCounters.java:47
  wire [9:0] bits_9 = {counts9, bits_8};  // NodeCounters.java:47
  wire [10:0] bits_10 = {counts10, bits_9};  // NodeCounters.java:47
  wire [11:0] bits_11 = {counts11, bits_10};  // NodeCounters.java:47
  wire [12:0] bits_12 = {counts12, bits_11};  // NodeCounters.java:47
  wire [13:0] bits_13 = {counts13, bits_12};  // NodeCounters.java:47
  wire [14:0] bits_14 = {counts14, bits_13};  // NodeCounters.java:47
  wire [15:0] bits_15 = {counts15, bits_14};  // NodeCounters.java:47
  wire [16:0] bits_16 = {counts16, bits_15};  // NodeCounters.java:47
  wire [2:0] sum_0 = 3'd0 + {2'd0, sendWalker_walks};  // IndirectKeys.java:91
  wire [2:0] sum_1 = sum_0 + {2'd0, arrivingWalker_walks};  // IndirectKeys.java:91
  wire [2:0] sum_2 = sum_1 + {2'd0, responseWalker_walks};  // IndirectKeys.java:91
  assign request_ready = requests_source_ready;  // VerbsNode.java:165
  assign response_data = host_response_data;  // VerbsNode.java:167
  assign response_valid = host_response_valid;  // VerbsNode.java:167
  assign memory_request_data_write = asking_sink_data_write;  // MemoryWays.java:82
  assign memory_request_data_tag = asking_sink_data_tag;  // MemoryWays.java:82
  assign memory_request_data_address = asking_sink_data_address;  // MemoryWays.java:82
  assign memory_request_data_data = asking_sink_data_data;  // MemoryWays.java:82
  assign memory_request_data_mask = asking_sink_data_mask;  // MemoryWays.java:82
  assign memory_request_valid = asking_sink_valid;  // MemoryWays.java:82
  assign memory_answer_ready = 1'b1;  // MemoryWays.java:86
  assign interruptRequest = events_hasEvents;  // VerbsNode.java:250
  assign transmit_valid = port_transmit_valid;  // VerbsNode.java:143
  assign transmit_data = port_transmit_data;  // VerbsNode.java:143
  assign transmit_last = port_transmit_last;  // VerbsNode.java:143
  assign isRead = comes && !isWriter;  // MemoryWays.java:88
  assign entryLine = listLines_line;  // IndirectKeys.java:44
  assign translationLines_memory_answer_valid = isRead && (owner_0 == 3'd0);  // MemoryWays.java:183
  assign listLines_memory_answer_valid = isRead && (owner_1 == 3'd1);  // MemoryWays.java:183
  assign sendListLists_memory_answer_valid = isRead && (owner_2 == 3'd2);  // MemoryWays.java:183
  assign sendGatherLines_memory_answer_valid = isRead && (owner_3 == 3'd3);  // MemoryWays.java:183
  assign entryLines_memory_answer_valid = isRead && (owner_4 == 3'd4);  // MemoryWays.java:183
  assign returnListLists_memory_answer_valid = isRead && (owner_5 == 3'd5);  // MemoryWays.java:183
  assign receiveListLists_memory_answer_valid = isRead && (owner_6 == 3'd6);  // MemoryWays.java:183
  assign responseGatherLines_memory_answer_valid = isRead && (owner_7 == 3'd7);  // MemoryWays.java:183
  always @(posedge clock) begin
    comes <= memory_answer_valid;  // MemoryWays.java:84
    answer_tag <= memory_answer_data_tag;  // MemoryWays.java:85
    answer_data <= memory_answer_data_data;  // MemoryWays.java:85
    isError <= (isError | fromRequester | fromResponder | fromSender | fromCompletion) & ~reset_1;  // VerbsNode.java:226
    counts0 <= 1'b0;  // NodeCounters.java:46
    counts1 <= 1'b0;  // NodeCounters.java:46
    counts2 <= requestBuilder_leaves;  // NodeCounters.java:46
    counts3 <= requester_repeats;  // NodeCounters.java:46
    counts4 <= responseBuilder_leaves;  // NodeCounters.java:46
    counts5 <= responder_ignores;  // NodeCounters.java:46
    counts6 <= requester_ignores;  // NodeCounters.java:46
    counts7 <= sender_hasTold && (kind == 3'd1);  // NodeCounters.java:46
    counts8 <= refuses && (sender_toldSyndrome[4:0] == 5'd0);  // NodeCounters.java:46
    counts9 <= refuses && (sender_toldSyndrome[4:0] == 5'd1);  // NodeCounters.java:46
    counts10 <= refuses && (sender_toldSyndrome[4:0] == 5'd2);  // NodeCounters.java:46
    counts11 <= refuses && (sender_toldSyndrome[4:0] == 5'd3);  // NodeCounters.java:46
    counts12 <= requester_timesOut;  // NodeCounters.java:46
    counts13 <= addresses_misses;  // NodeCounters.java:46
    counts14 <= isWritten;  // NodeCounters.java:46
    counts15 <= events_loses;  // NodeCounters.java:46
    counts16 <= 1'b0;  // NodeCounters.java:46
    walked <= sum_2;  // IndirectKeys.java:93
    if (reset) begin
      comes <= 1'b0;  // MemoryWays.java:83
      isError <= 64'd0;  // VerbsNode.java:219
      counts0 <= 1'b0;  // NodeCounters.java:45
      counts1 <= 1'b0;  // NodeCounters.java:45
      counts2 <= 1'b0;  // NodeCounters.java:45
      counts3 <= 1'b0;  // NodeCounters.java:45
      counts4 <= 1'b0;  // NodeCounters.java:45
      counts5 <= 1'b0;  // NodeCounters.java:45
      counts6 <= 1'b0;  // NodeCounters.java:45
      counts7 <= 1'b0;  // NodeCounters.java:45
      counts8 <= 1'b0;  // NodeCounters.java:45
      counts9 <= 1'b0;  // NodeCounters.java:45
      counts10 <= 1'b0;  // NodeCounters.java:45
      counts11 <= 1'b0;  // NodeCounters.java:45
      counts12 <= 1'b0;  // NodeCounters.java:45
      counts13 <= 1'b0;  // NodeCounters.java:45
      counts14 <= 1'b0;  // NodeCounters.java:45
      counts15 <= 1'b0;  // NodeCounters.java:45
      counts16 <= 1'b0;  // NodeCounters.java:45
      walked <= 3'd0;  // IndirectKeys.java:88
    end
  end
  HostMemorySharing_6_7_43 writing (  // MemoryWays.java:55
    .clock(clock), .reset(reset), .units_0_request_data_write(boundLinesAsking_sink_data_write),
    .units_0_request_data_tag(boundLinesAsking_sink_data_tag),
    .units_0_request_data_address(boundLinesAsking_sink_data_address),
    .units_0_request_data_data(boundLinesAsking_sink_data_data),
    .units_0_request_data_mask(boundLinesAsking_sink_data_mask),
    .units_0_request_valid(boundLinesAsking_sink_valid), .units_0_request_ready(writing_units_0_request_ready),
    .units_0_answer_data_tag(writing_units_0_answer_data_tag),
    .units_0_answer_data_data(writing_units_0_answer_data_data),
    .units_0_answer_valid(writing_units_0_answer_valid), .units_0_answer_ready(boundLines_memory_answer_ready),
    .units_1_request_data_write(returnScatterLinesAsking_sink_data_write),
    .units_1_request_data_tag(returnScatterLinesAsking_sink_data_tag),
    .units_1_request_data_address(returnScatterLinesAsking_sink_data_address),
    .units_1_request_data_data(returnScatterLinesAsking_sink_data_data),
    .units_1_request_data_mask(returnScatterLinesAsking_sink_data_mask),
    .units_1_request_valid(returnScatterLinesAsking_sink_valid),
    .units_1_request_ready(writing_units_1_request_ready),
    .units_1_answer_data_tag(writing_units_1_answer_data_tag),
    .units_1_answer_data_data(writing_units_1_answer_data_data),
    .units_1_answer_valid(writing_units_1_answer_valid),
    .units_1_answer_ready(returnScatterLines_memory_answer_ready),
    .units_2_request_data_write(receiveScatterLinesAsking_sink_data_write),
    .units_2_request_data_tag(receiveScatterLinesAsking_sink_data_tag),
    .units_2_request_data_address(receiveScatterLinesAsking_sink_data_address),
    .units_2_request_data_data(receiveScatterLinesAsking_sink_data_data),
    .units_2_request_data_mask(receiveScatterLinesAsking_sink_data_mask),
    .units_2_request_valid(receiveScatterLinesAsking_sink_valid),
    .units_2_request_ready(writing_units_2_request_ready),
    .units_2_answer_data_tag(writing_units_2_answer_data_tag),
    .units_2_answer_data_data(writing_units_2_answer_data_data),
    .units_2_answer_valid(writing_units_2_answer_valid),
    .units_2_answer_ready(receiveScatterLines_memory_answer_ready),
    .units_3_request_data_write(receiveLinesAsking_sink_data_write),
    .units_3_request_data_tag(receiveLinesAsking_sink_data_tag),
    .units_3_request_data_address(receiveLinesAsking_sink_data_address),
    .units_3_request_data_data(receiveLinesAsking_sink_data_data),
    .units_3_request_data_mask(receiveLinesAsking_sink_data_mask),
    .units_3_request_valid(receiveLinesAsking_sink_valid),
        .units_3_request_ready(writing_units_3_request_ready),
    .units_3_answer_data_tag(writing_units_3_answer_data_tag),
    .units_3_answer_data_data(writing_units_3_answer_data_data),
    .units_3_answer_valid(writing_units_3_answer_valid),
        .units_3_answer_ready(receiveLines_memory_answer_ready),
    .units_4_request_data_write(eventLinesAsking_sink_data_write),
    .units_4_request_data_tag(eventLinesAsking_sink_data_tag),
    .units_4_request_data_address(eventLinesAsking_sink_data_address),
    .units_4_request_data_data(eventLinesAsking_sink_data_data),
    .units_4_request_data_mask(eventLinesAsking_sink_data_mask),
    .units_4_request_valid(eventLinesAsking_sink_valid), .units_4_request_ready(writing_units_4_request_ready),
    .units_4_answer_data_tag(writing_units_4_answer_data_tag),
    .units_4_answer_data_data(writing_units_4_answer_data_data),
    .units_4_answer_valid(writing_units_4_answer_valid), .units_4_answer_ready(eventLines_memory_answer_ready),
    .units_5_request_data_write(completionLinesAsking_sink_data_write),
    .units_5_request_data_tag(completionLinesAsking_sink_data_tag),
    .units_5_request_data_address(completionLinesAsking_sink_data_address),
    .units_5_request_data_data(completionLinesAsking_sink_data_data),
    .units_5_request_data_mask(completionLinesAsking_sink_data_mask),
    .units_5_request_valid(completionLinesAsking_sink_valid),
    .units_5_request_ready(writing_units_5_request_ready),
    .units_5_answer_data_tag(writing_units_5_answer_data_tag),
    .units_5_answer_data_data(writing_units_5_answer_data_data),
    .units_5_answer_valid(writing_units_5_answer_valid),
    .units_5_answer_ready(completionLines_memory_answer_ready),
    .memory_request_data_write(writing_memory_request_data_write),
    .memory_request_data_tag(writing_memory_request_data_tag),
    .memory_request_data_address(writing_memory_request_data_address),
    .memory_request_data_data(writing_memory_request_data_data),
    .memory_request_data_mask(writing_memory_request_data_mask),
    .memory_request_valid(writing_memory_request_valid), .memory_request_ready(writes_source_ready),
    .memory_answer_data_tag(answer_tag[9:0]), .memory_answer_data_data(answer_data),
    .memory_answer_valid(comes && isWriter), .memory_answer_ready(writing_memory_answer_ready));
  RoundRobinArbiter_UInt50_8_beats reading (  // MemoryWays.java:57
    .clock(clock), .reset(reset),
    .sources_0_data({translationLinesAsking_sink_data[43:1], 6'd0, translationLinesAsking_sink_data[0]}),
    .sources_0_valid(translationLinesAsking_sink_valid), .sources_0_ready(reading_sources_0_ready),
    .sources_1_data({listLinesAsking_sink_data[49:7], listLinesAsking_sink_data[6:0]}),
    .sources_1_valid(listLinesAsking_sink_valid), .sources_1_ready(reading_sources_1_ready),
    .sources_2_data({sendListListsAsking_sink_data[46:4], 3'd0, sendListListsAsking_sink_data[3:0]}),
    .sources_2_valid(sendListListsAsking_sink_valid), .sources_2_ready(reading_sources_2_ready),
    .sources_3_data({sendGatherLinesAsking_sink_data[47:5], 2'd0, sendGatherLinesAsking_sink_data[4:0]}),
    .sources_3_valid(sendGatherLinesAsking_sink_valid), .sources_3_ready(reading_sources_3_ready),
    .sources_4_data({entryLinesAsking_sink_data[43:1], 6'd0, entryLinesAsking_sink_data[0]}),
    .sources_4_valid(entryLinesAsking_sink_valid), .sources_4_ready(reading_sources_4_ready),
    .sources_5_data({returnListListsAsking_sink_data[46:4], 3'd0, returnListListsAsking_sink_data[3:0]}),
    .sources_5_valid(returnListListsAsking_sink_valid), .sources_5_ready(reading_sources_5_ready),
    .sources_6_data({receiveListListsAsking_sink_data[46:4], 3'd0, receiveListListsAsking_sink_data[3:0]}),
    .sources_6_valid(receiveListListsAsking_sink_valid), .sources_6_ready(reading_sources_6_ready),
    .sources_7_data({responseGatherLinesAsking_sink_data[47:5], 2'd0,
        responseGatherLinesAsking_sink_data[4:0]}),
    .sources_7_valid(responseGatherLinesAsking_sink_valid), .sources_7_ready(reading_sources_7_ready),
    .sink_data(reading_sink_data), .sink_valid(reading_sink_valid), .sink_ready(reads_enqueue_ready),
    .chosen(reading_chosen));
  ListBinder binder (  // IndirectKeys.java:32
    .clock(clock), .reset(reset), .order_data_isBind(requester_bind_data_isBind),
    .order_data_key(requester_bind_data_key), .order_data_source(requester_bind_data_source),
    .order_data_entries(requester_bind_data_entries), .order_data_rounds(requester_bind_data_rounds),
    .order_data_domain(requester_bind_data_domain), .order_valid(requester_bind_valid),
    .order_ready(binder_order_ready), .done(binder_done), .isRight(binder_isRight),
    .ordered_data_index(host_keys_data_index), .ordered_data_region(host_keys_data_region),
    .ordered_valid(host_keys_valid), .keys_data_index(binder_keys_data_index),
    .keys_data_region(binder_keys_data_region), .keys_valid(binder_keys_valid), .reads_data(binder_reads_data),
    .reads_valid(binder_reads_valid), .reads_ready(entryTurns_units_3_ready), .returns(entryTurns_owners[3]),
    .line(entryLine), .holds(binder_holds), .writes_data_write(binder_writes_data_write),
    .writes_data_line(binder_writes_data_line), .writes_data_data(binder_writes_data_data),
    .writes_data_lanes(binder_writes_data_lanes), .writes_valid(binder_writes_valid),
    .writes_ready(boundLines_request_ready), .written(boundLines_returns));
  LineTurns_4_128 entryTurns (  // IndirectKeys.java:33
    .clock(clock), .reset(reset), .memory_data(entryTurns_memory_data), .memory_valid(entryTurns_memory_valid),
    .memory_ready(listLines_request_ready), .leaves(listLines_leaves), .mayLeave(entryTurns_mayLeave),
    .holds(binder_holds), .units_0_data(sendWalker_memory_data), .units_0_valid(sendWalker_memory_valid),
    .units_0_ready(entryTurns_units_0_ready), .units_1_data(arrivingWalker_memory_data),
    .units_1_valid(arrivingWalker_memory_valid), .units_1_ready(entryTurns_units_1_ready),
    .units_2_data(responseWalker_memory_data), .units_2_valid(responseWalker_memory_valid),
    .units_2_ready(entryTurns_units_2_ready), .units_3_data(binder_reads_data),
    .units_3_valid(binder_reads_valid), .units_3_ready(entryTurns_units_3_ready), .owners(entryTurns_owners));
  VerbsHost host (  // VerbsNode.java:105
    .clock(clock), .reset(reset), .request_data_write(requests_sink_data_write),
    .request_data_address(requests_sink_data_address), .request_data_data(requests_sink_data_data),
    .request_valid(requests_sink_valid), .request_ready(host_request_ready), .response_data(host_response_data),
    .response_valid(host_response_valid), .response_ready(response_ready), .node(node),
    .toRequester_data_queuePair(host_toRequester_data_queuePair),
    .toRequester_data_sets(host_toRequester_data_sets), .toRequester_data_record(host_toRequester_data_record),
    .toRequester_valid(host_toRequester_valid), .toRequester_ready(requester_order_ready),
    .toResponder_data_queuePair(host_toResponder_data_queuePair),
    .toResponder_data_sets(host_toResponder_data_sets), .toResponder_data_record(host_toResponder_data_record),
    .toResponder_valid(host_toResponder_valid), .toResponder_ready(responder_order_ready),
    .toSender_data_queuePair(host_toSender_data_queuePair), .toSender_data_sets(host_toSender_data_sets),
    .toSender_data_record(host_toSender_data_record), .toSender_valid(host_toSender_valid),
    .toSender_ready(sender_order_ready), .toCompletions_data_number(host_toCompletions_data_number),
    .toCompletions_data_record(host_toCompletions_data_record), .toCompletions_valid(host_toCompletions_valid),
    .toCompletions_ready(completions_order_ready), .toShared_data_number(host_toShared_data_number),
    .toShared_data_index(host_toShared_data_index), .toShared_valid(host_toShared_valid),
    .toShared_ready(responder_beginsShared_ready), .sharedRecord(host_sharedRecord),
    .toLimits_data_number(host_toLimits_data_number), .toLimits_data_index(host_toLimits_data_index),
    .toLimits_valid(host_toLimits_valid), .toLimits_ready(responder_limitsShared_ready),
    .sharedReceives_data_number(host_sharedReceives_data_number),
    .sharedReceives_data_index(host_sharedReceives_data_index),
        .sharedReceives_valid(host_sharedReceives_valid),
    .sharedReceives_ready(responder_postedShared_ready), .toEvents_data_number(host_toEvents_data_number),
    .toEvents_data_record(host_toEvents_data_record), .toEvents_valid(host_toEvents_valid),
    .toEvents_ready(events_order_ready), .keys_data_index(host_keys_data_index),
    .keys_data_region(host_keys_data_region), .keys_valid(host_keys_valid), .forgets(host_forgets),
    .sends_data_number(host_sends_data_number), .sends_data_index(host_sends_data_index),
    .sends_valid(host_sends_valid), .sends_ready(requester_posted_ready),
    .receives_data_number(host_receives_data_number), .receives_data_index(host_receives_data_index),
    .receives_valid(host_receives_valid), .receives_ready(responder_posted_ready),
    .consumed_data_number(host_consumed_data_number), .consumed_data_index(host_consumed_data_index),
    .consumed_valid(host_consumed_valid), .consumed_ready(completions_consumed_ready),
    .notify_data_number(host_notify_data_number), .notify_data_index(host_notify_data_index),
    .notify_valid(host_notify_valid), .notify_ready(completions_notify_ready), .sendPsn(requester_shownPsn),
    .receivePsn(responder_shownPsn), .sendIndex(requester_shownIndex), .receiveIndex(responder_shownIndex),
    .isError(isError), .hasEvents(events_hasEvents), .eventsTaken(host_eventsTaken), .counted(bits_16),
    .walked(walked));
  AddressUnit_5_1 addresses (  // VerbsNode.java:110
    .clock(clock), .reset(reset), .answer_isAllowed(addresses_answer_isAllowed),
    .answer_address(addresses_answer_address), .answer_bytes(addresses_answer_bytes),
    .answer_last(addresses_answer_last), .answer_isList(addresses_answer_isList),
    .answer_list(addresses_answer_list), .answer_entries(addresses_answer_entries),
    .keys_data_index(binder_keys_data_index), .keys_data_region(binder_keys_data_region),
    .keys_valid(binder_keys_valid), .forgets(host_forgets), .memory_data(addresses_memory_data),
    .memory_valid(addresses_memory_valid), .memory_ready(translationLines_request_ready),
    .returns(translationLines_returns), .line(translationLines_line), .misses(addresses_misses),
    .runs_0_data_address(sendList_run_data_address), .runs_0_data_key(sendList_run_data_key),
    .runs_0_data_bytes(sendList_run_data_bytes), .runs_0_data_domain(sendList_run_data_domain),
    .runs_0_data_rights(sendList_run_data_rights), .runs_0_data_last(sendList_run_data_last),
    .runs_0_data_isPhysical(sendList_run_data_isPhysical), .runs_0_data_isCheck(sendList_run_data_isCheck),
    .runs_0_data_isList(sendList_run_data_isList), .runs_0_data_isWrong(sendList_run_data_isWrong),
    .runs_0_valid(sendList_run_valid), .runs_0_ready(addresses_runs_0_ready),
    .runs_1_data_address(responseList_run_data_address), .runs_1_data_key(responseList_run_data_key),
    .runs_1_data_bytes(responseList_run_data_bytes), .runs_1_data_domain(responseList_run_data_domain),
    .runs_1_data_rights(responseList_run_data_rights), .runs_1_data_last(responseList_run_data_last),
    .runs_1_data_isPhysical(responseList_run_data_isPhysical),
    .runs_1_data_isCheck(responseList_run_data_isCheck), .runs_1_data_isList(responseList_run_data_isList),
    .runs_1_data_isWrong(responseList_run_data_isWrong), .runs_1_valid(responseList_run_valid),
    .runs_1_ready(addresses_runs_1_ready), .runs_2_data_address(receiveList_run_data_address),
    .runs_2_data_key(receiveList_run_data_key), .runs_2_data_bytes(receiveList_run_data_bytes),
    .runs_2_data_domain(receiveList_run_data_domain), .runs_2_data_rights(receiveList_run_data_rights),
    .runs_2_data_last(receiveList_run_data_last), .runs_2_data_isPhysical(receiveList_run_data_isPhysical),
    .runs_2_data_isCheck(receiveList_run_data_isCheck), .runs_2_data_isList(receiveList_run_data_isList),
    .runs_2_data_isWrong(receiveList_run_data_isWrong), .runs_2_valid(receiveList_run_valid),
    .runs_2_ready(addresses_runs_2_ready), .runs_3_data_address(returnList_run_data_address),
    .runs_3_data_key(returnList_run_data_key), .runs_3_data_bytes(returnList_run_data_bytes),
    .runs_3_data_domain(returnList_run_data_domain), .runs_3_data_rights(returnList_run_data_rights),
    .runs_3_data_last(returnList_run_data_last), .runs_3_data_isPhysical(returnList_run_data_isPhysical),
    .runs_3_data_isCheck(returnList_run_data_isCheck), .runs_3_data_isList(returnList_run_data_isList),
    .runs_3_data_isWrong(returnList_run_data_isWrong), .runs_3_valid(returnList_run_valid),
    .runs_3_ready(addresses_runs_3_ready), .runs_4_data_address(responder_check_data_address),
    .runs_4_data_key(responder_check_data_key), .runs_4_data_bytes(responder_check_data_bytes),
    .runs_4_data_domain(responder_check_data_domain), .runs_4_data_rights(responder_check_data_rights),
    .runs_4_data_last(responder_check_data_last), .runs_4_data_isPhysical(responder_check_data_isPhysical),
    .runs_4_data_isCheck(responder_check_data_isCheck), .runs_4_data_isList(responder_check_data_isList),
    .runs_4_data_isWrong(responder_check_data_isWrong), .runs_4_valid(responder_check_valid),
    .runs_4_ready(addresses_runs_4_ready), .answers(addresses_answers));
  Requester_1000_false requester (  // VerbsNode.java:111
    .clock(clock), .reset(reset), .order_data_queuePair(host_toRequester_data_queuePair),
    .order_data_sets(host_toRequester_data_sets), .order_data_record(host_toRequester_data_record),
    .order_valid(host_toRequester_valid), .order_ready(requester_order_ready), .shownPsn(requester_shownPsn),
    .shownIndex(requester_shownIndex), .posted_data_number(host_sends_data_number),
    .posted_data_index(host_sends_data_index), .posted_valid(host_sends_valid),
    .posted_ready(requester_posted_ready), .isError(isError), .queuePair(requester_queuePair),
    .setsError(requester_setsError), .clearsError(requester_clearsError), .memory_data(requester_memory_data),
    .memory_valid(requester_memory_valid), .memory_ready(entryLines_request_ready),
        .returns(entryLines_returns),
    .line(entryLines_line), .sendStart_data_isList(requester_sendStart_data_isList),
    .sendStart_data_isPhysical(requester_sendStart_data_isPhysical),
    .sendStart_data_list(requester_sendStart_data_list),
    .sendStart_data_elements(requester_sendStart_data_elements),
    .sendStart_data_address(requester_sendStart_data_address),
        .sendStart_data_key(requester_sendStart_data_key),
    .sendStart_data_length(requester_sendStart_data_length),
        .sendStart_data_skip(requester_sendStart_data_skip),
    .sendStart_data_domain(requester_sendStart_data_domain),
    .sendStart_data_rights(requester_sendStart_data_rights), .sendStart_valid(requester_sendStart_valid),
    .sendStart_ready(sendList_start_ready), .sendPacket_data(requester_sendPacket_data),
    .sendPacket_valid(requester_sendPacket_valid), .sendPacket_ready(sendList_packet_ready),
    .plan_data_to(requester_plan_data_to), .plan_data_payload(requester_plan_data_payload),
    .plan_data_header(requester_plan_data_header), .plan_data_extension(requester_plan_data_extension),
    .plan_data_hasExtension(requester_plan_data_hasExtension), .plan_data_hasData(requester_plan_data_hasData),
    .plan_data_owner(requester_plan_data_owner), .plan_valid(requester_plan_valid),
    .plan_ready(requestBuilder_plan_ready), .refused_data(requestBuilder_refused_data),
    .refused_valid(requestBuilder_refused_valid), .refused_ready(requester_refused_ready),
    .waits(responseIntake_waits), .from(responseIntake_from), .bytes(responseIntake_bytes),
    .header(responseIntake_header), .accepts(requester_accepts), .drops(requester_drops),
    .holds(requester_holds), .returnStart_data_isList(requester_returnStart_data_isList),
    .returnStart_data_isPhysical(requester_returnStart_data_isPhysical),
    .returnStart_data_list(requester_returnStart_data_list),
    .returnStart_data_elements(requester_returnStart_data_elements),
    .returnStart_data_address(requester_returnStart_data_address),
    .returnStart_data_key(requester_returnStart_data_key),
    .returnStart_data_length(requester_returnStart_data_length),
    .returnStart_data_skip(requester_returnStart_data_skip),
    .returnStart_data_domain(requester_returnStart_data_domain),
    .returnStart_data_rights(requester_returnStart_data_rights),
        .returnStart_valid(requester_returnStart_valid),
    .returnStart_ready(returnList_start_ready), .returnPacket_data(requester_returnPacket_data),
    .returnPacket_valid(requester_returnPacket_valid), .returnPacket_ready(returnList_packet_ready),
    .returnVerdict_data(returnList_verdict_data), .returnVerdict_valid(returnList_verdict_valid),
    .returnVerdict_ready(requester_returnVerdict_ready), .returned(returnScatter_done),
    .mayWrite(!responder_isExclusive), .isWriting(requester_isWriting), .waitsToWrite(requester_waitsToWrite),
    .bind_data_isBind(requester_bind_data_isBind), .bind_data_key(requester_bind_data_key),
    .bind_data_source(requester_bind_data_source), .bind_data_entries(requester_bind_data_entries),
    .bind_data_rounds(requester_bind_data_rounds), .bind_data_domain(requester_bind_data_domain),
    .bind_valid(requester_bind_valid), .bind_ready(binder_order_ready), .bound(binder_done),
    .isBoundRight(binder_isRight), .completion_data_queue(requester_completion_data_queue),
    .completion_data_entry(requester_completion_data_entry),
    .completion_data_isSolicited(requester_completion_data_isSolicited),
    .completion_valid(requester_completion_valid), .completion_ready(completions_completion_0_ready),
    .written(completions_written[0]), .repeats(requester_repeats), .ignores(requester_ignores),
    .timesOut(requester_timesOut));
  Responder_false responder (  // VerbsNode.java:119
    .clock(clock), .reset(reset), .order_data_queuePair(host_toResponder_data_queuePair),
    .order_data_sets(host_toResponder_data_sets), .order_data_record(host_toResponder_data_record),
    .order_valid(host_toResponder_valid), .order_ready(responder_order_ready), .shownPsn(responder_shownPsn),
    .shownIndex(responder_shownIndex), .posted_data_number(host_receives_data_number),
    .posted_data_index(host_receives_data_index), .posted_valid(host_receives_valid),
    .posted_ready(responder_posted_ready), .postedShared_data_number(host_sharedReceives_data_number),
    .postedShared_data_index(host_sharedReceives_data_index), .postedShared_valid(host_sharedReceives_valid),
    .postedShared_ready(responder_postedShared_ready), .beginsShared_data_number(host_toShared_data_number),
    .beginsShared_data_index(host_toShared_data_index), .beginsShared_valid(host_toShared_valid),
    .beginsShared_ready(responder_beginsShared_ready), .sharedRecord(host_sharedRecord),
    .limitsShared_data_number(host_toLimits_data_number), .limitsShared_data_index(host_toLimits_data_index),
    .limitsShared_valid(host_toLimits_valid), .limitsShared_ready(responder_limitsShared_ready),
    .isError(isError), .queuePair(responder_queuePair), .setsError(responder_setsError),
    .waits(requestIntake_waits), .from(requestIntake_from), .bytes(requestIntake_bytes),
    .header(requestIntake_header), .extension(requestIntake_extension), .accepts(responder_accepts),
    .drops(responder_drops), .holds(responder_holds), .memory_data_write(responder_memory_data_write),
    .memory_data_line(responder_memory_data_line), .memory_data_data(responder_memory_data_data),
    .memory_data_lanes(responder_memory_data_lanes), .memory_valid(responder_memory_valid),
    .memory_ready(receiveLines_request_ready), .returns(receiveLines_returns), .line(receiveLines_line),
    .check_data_address(responder_check_data_address), .check_data_key(responder_check_data_key),
    .check_data_bytes(responder_check_data_bytes), .check_data_domain(responder_check_data_domain),
    .check_data_rights(responder_check_data_rights), .check_data_last(responder_check_data_last),
    .check_data_isPhysical(responder_check_data_isPhysical), .check_data_isCheck(responder_check_data_isCheck),
    .check_data_isList(responder_check_data_isList), .check_data_isWrong(responder_check_data_isWrong),
    .check_valid(responder_check_valid), .check_ready(addresses_runs_4_ready), .checked(addresses_answers[4]),
    .isAllowed(addresses_answer_isAllowed), .start_data_isList(responder_start_data_isList),
    .start_data_isPhysical(responder_start_data_isPhysical), .start_data_list(responder_start_data_list),
    .start_data_elements(responder_start_data_elements), .start_data_address(responder_start_data_address),
    .start_data_key(responder_start_data_key), .start_data_length(responder_start_data_length),
    .start_data_skip(responder_start_data_skip), .start_data_domain(responder_start_data_domain),
    .start_data_rights(responder_start_data_rights), .start_valid(responder_start_valid),
    .start_ready(receiveList_start_ready), .packet_data(responder_packet_data),
    .packet_valid(responder_packet_valid), .packet_ready(receiveList_packet_ready),
    .verdict_data(receiveList_verdict_data), .verdict_valid(receiveList_verdict_valid),
    .verdict_ready(responder_verdict_ready), .segment_data_address(receiveList_segment_data_address),
    .segment_data_bytes(receiveList_segment_data_bytes), .segment_data_last(receiveList_segment_data_last),
    .segment_valid(receiveList_segment_valid), .segment_ready(responder_segment_ready),
    .data_data_address(responder_data_data_address), .data_data_bytes(responder_data_data_bytes),
    .data_data_last(responder_data_data_last), .data_valid(responder_data_valid),
    .data_ready(receiveScatter_segment_ready), .visible(receiveScatter_done),
    .isExclusive(responder_isExclusive), .isWriting(requester_isWriting),
    .note_data_kind(responder_note_data_kind), .note_data_mayWait(responder_note_data_mayWait),
    .note_data_queuePair(responder_note_data_queuePair), .note_data_place(responder_note_data_place),
    .note_data_syndrome(responder_note_data_syndrome), .note_data_psn(responder_note_data_psn),
    .note_data_messages(responder_note_data_messages),
    .note_data_resource_isAtomic(responder_note_data_resource_isAtomic),
    .note_data_resource_psn(responder_note_data_resource_psn),
    .note_data_resource_address(responder_note_data_resource_address),
    .note_data_resource_key(responder_note_data_resource_key),
    .note_data_resource_length(responder_note_data_resource_length),
    .note_data_resource_messages(responder_note_data_resource_messages), .note_valid(responder_note_valid),
    .note_ready(sender_note_ready), .head(sender_head), .completion_data_queue(responder_completion_data_queue),
    .completion_data_entry(responder_completion_data_entry),
    .completion_data_isSolicited(responder_completion_data_isSolicited),
    .completion_valid(responder_completion_valid), .completion_ready(completions_completion_1_ready),
    .written(completions_written[1]), .happened_data_kind(responder_happened_data_kind),
    .happened_data_number(responder_happened_data_number), .happened_valid(responder_happened_valid),
    .happened_ready(eventTurns_sources_0_ready), .ignores(responder_ignores));
  CompletionWriter_2 completions (  // VerbsNode.java:129
    .clock(clock), .reset(reset), .order_data_number(host_toCompletions_data_number),
    .order_data_record(host_toCompletions_data_record), .order_valid(host_toCompletions_valid),
    .order_ready(completions_order_ready), .consumed_data_number(host_consumed_data_number),
    .consumed_data_index(host_consumed_data_index), .consumed_valid(host_consumed_valid),
    .consumed_ready(completions_consumed_ready), .notify_data_number(host_notify_data_number),
    .notify_data_index(host_notify_data_index), .notify_valid(host_notify_valid),
    .notify_ready(completions_notify_ready), .memory_data_write(completions_memory_data_write),
    .memory_data_line(completions_memory_data_line), .memory_data_data(completions_memory_data_data),
    .memory_data_lanes(completions_memory_data_lanes), .memory_valid(completions_memory_valid),
    .memory_ready(completionLines_request_ready), .returns(completionLines_returns),
    .happened_data_kind(completions_happened_data_kind),
        .happened_data_number(completions_happened_data_number),
    .happened_valid(completions_happened_valid), .happened_ready(eventTurns_sources_1_ready),
    .loses(completions_loses), .loser(completions_loser),
    .completion_0_data_queue(requester_completion_data_queue),
    .completion_0_data_entry(requester_completion_data_entry),
    .completion_0_data_isSolicited(requester_completion_data_isSolicited),
    .completion_0_valid(requester_completion_valid), .completion_0_ready(completions_completion_0_ready),
    .completion_1_data_queue(responder_completion_data_queue),
    .completion_1_data_entry(responder_completion_data_entry),
    .completion_1_data_isSolicited(responder_completion_data_isSolicited),
    .completion_1_valid(responder_completion_valid), .completion_1_ready(completions_completion_1_ready),
    .written(completions_written));
  ResponseSender_false sender (  // VerbsNode.java:130
    .clock(clock), .reset(reset), .order_data_queuePair(host_toSender_data_queuePair),
    .order_data_sets(host_toSender_data_sets), .order_data_record(host_toSender_data_record),
    .order_valid(host_toSender_valid), .order_ready(sender_order_ready),
    .note_data_kind(responder_note_data_kind), .note_data_mayWait(responder_note_data_mayWait),
    .note_data_queuePair(responder_note_data_queuePair), .note_data_place(responder_note_data_place),
    .note_data_syndrome(responder_note_data_syndrome), .note_data_psn(responder_note_data_psn),
    .note_data_messages(responder_note_data_messages),
    .note_data_resource_isAtomic(responder_note_data_resource_isAtomic),
    .note_data_resource_psn(responder_note_data_resource_psn),
    .note_data_resource_address(responder_note_data_resource_address),
    .note_data_resource_key(responder_note_data_resource_key),
    .note_data_resource_length(responder_note_data_resource_length),
    .note_data_resource_messages(responder_note_data_resource_messages), .note_valid(responder_note_valid),
    .note_ready(sender_note_ready), .asked(responder_queuePair), .head(sender_head),
    .start_data_isList(sender_start_data_isList), .start_data_isPhysical(sender_start_data_isPhysical),
    .start_data_list(sender_start_data_list), .start_data_elements(sender_start_data_elements),
    .start_data_address(sender_start_data_address), .start_data_key(sender_start_data_key),
    .start_data_length(sender_start_data_length), .start_data_skip(sender_start_data_skip),
    .start_data_domain(sender_start_data_domain), .start_data_rights(sender_start_data_rights),
    .start_valid(sender_start_valid), .start_ready(responseList_start_ready), .packet_data(sender_packet_data),
    .packet_valid(sender_packet_valid), .packet_ready(responseList_packet_ready),
    .plan_data_to(sender_plan_data_to), .plan_data_payload(sender_plan_data_payload),
    .plan_data_header(sender_plan_data_header), .plan_data_extension(sender_plan_data_extension),
    .plan_data_hasExtension(sender_plan_data_hasExtension), .plan_data_hasData(sender_plan_data_hasData),
    .plan_data_owner(sender_plan_data_owner), .plan_valid(sender_plan_valid),
    .plan_ready(responseBuilder_plan_ready), .refused_data(responseBuilder_refused_data),
    .refused_valid(responseBuilder_refused_valid), .refused_ready(sender_refused_ready),
    .queuePair(sender_queuePair), .setsError(sender_setsError), .happened_data_kind(sender_happened_data_kind),
    .happened_data_number(sender_happened_data_number), .happened_valid(sender_happened_valid),
    .happened_ready(eventTurns_sources_2_ready), .hasTold(sender_hasTold), .toldSyndrome(sender_toldSyndrome));
  SkidBuffer_HostRequest82 requests (  // VerbsNode.java:164
    .clock(clock), .reset(reset), .source_data_write(request_data_write),
    .source_data_address(request_data_address), .source_data_data(request_data_data),
    .source_valid(request_valid), .source_ready(requests_source_ready),
    .sink_data_write(requests_sink_data_write), .sink_data_address(requests_sink_data_address),
    .sink_data_data(requests_sink_data_data), .sink_valid(requests_sink_valid),
        .sink_ready(host_request_ready));
  Queue_UInt53_2 reads (  // MemoryWays.java:70
    .clock(clock), .reset(reset), .enqueue_data({reading_chosen, reading_sink_data}),
    .enqueue_valid(reading_sink_valid), .enqueue_ready(reads_enqueue_ready), .dequeue_data(reads_dequeue_data),
    .dequeue_valid(reads_dequeue_valid), .dequeue_ready(asking_sources_0_ready), .count(reads_count));
  SkidBuffer_HostMemoryRequest342 writes (  // MemoryWays.java:76
    .clock(clock), .reset(reset), .source_data_write(writing_memory_request_data_write),
    .source_data_tag(writing_memory_request_data_tag),
        .source_data_address(writing_memory_request_data_address),
    .source_data_data(writing_memory_request_data_data), .source_data_mask(writing_memory_request_data_mask),
    .source_valid(writing_memory_request_valid), .source_ready(writes_source_ready),
    .sink_data_write(writes_sink_data_write), .sink_data_tag(writes_sink_data_tag),
    .sink_data_address(writes_sink_data_address), .sink_data_data(writes_sink_data_data),
    .sink_data_mask(writes_sink_data_mask), .sink_valid(writes_sink_valid),
        .sink_ready(asking_sources_1_ready));
  RoundRobinArbiter_HostMemoryRequest343_2_beats asking (  // MemoryWays.java:78
    .clock(clock), .reset(reset), .sources_0_data_write(1'b0),
    .sources_0_data_tag({1'b0, reads_dequeue_data[52:50], reads_dequeue_data[6:0]}),
    .sources_0_data_address(reads_dequeue_data[49:7]), .sources_0_data_data(256'd0),
    .sources_0_data_mask(32'hffffffff), .sources_0_valid(reads_dequeue_valid),
    .sources_0_ready(asking_sources_0_ready), .sources_1_data_write(writes_sink_data_write),
    .sources_1_data_tag({1'b1, writes_sink_data_tag}), .sources_1_data_address(writes_sink_data_address),
    .sources_1_data_data(writes_sink_data_data), .sources_1_data_mask(writes_sink_data_mask),
    .sources_1_valid(writes_sink_valid), .sources_1_ready(asking_sources_1_ready),
    .sink_data_write(asking_sink_data_write), .sink_data_tag(asking_sink_data_tag),
    .sink_data_address(asking_sink_data_address), .sink_data_data(asking_sink_data_data),
    .sink_data_mask(asking_sink_data_mask), .sink_valid(asking_sink_valid), .sink_ready(memory_request_ready),
    .chosen(asking_chosen));
  OrderedLines_1_43 translationLines (  // MemoryWays.java:172
    .clock(clock), .reset(reset), .returns(translationLines_returns), .line(translationLines_line),
    .request_data_write(1'b0), .request_data_line(addresses_memory_data), .request_data_data(256'd0),
    .request_data_lanes(32'hffffffff), .request_valid(addresses_memory_valid),
    .request_ready(translationLines_request_ready),
    .memory_request_data_write(translationLines_memory_request_data_write),
    .memory_request_data_tag(translationLines_memory_request_data_tag),
    .memory_request_data_address(translationLines_memory_request_data_address),
    .memory_request_data_data(translationLines_memory_request_data_data),
    .memory_request_data_mask(translationLines_memory_request_data_mask),
    .memory_request_valid(translationLines_memory_request_valid),
    .memory_request_ready(translationLinesAsking_source_ready), .memory_answer_data_tag(answer_tag[0]),
    .memory_answer_data_data(answer_data), .memory_answer_valid(translationLines_memory_answer_valid),
    .memory_answer_ready(translationLines_memory_answer_ready));
  SkidBuffer_UInt44 translationLinesAsking (  // MemoryWays.java:195
    .clock(clock), .reset(reset),
    .source_data({translationLines_memory_request_data_address, translationLines_memory_request_data_tag}),
    .source_valid(translationLines_memory_request_valid), .source_ready(translationLinesAsking_source_ready),
    .sink_data(translationLinesAsking_sink_data), .sink_valid(translationLinesAsking_sink_valid),
    .sink_ready(reading_sources_0_ready));
  OrderedLines_7_43_HELD listLines (  // MemoryWays.java:172
    .clock(clock), .reset(reset), .returns(listLines_returns), .line(listLines_line),
    .mayLeave(entryTurns_mayLeave), .request_data_write(1'b0), .request_data_line(entryTurns_memory_data),
    .request_data_data(256'd0), .request_data_lanes(32'hffffffff), .request_valid(entryTurns_memory_valid),
    .request_ready(listLines_request_ready), .memory_request_data_write(listLines_memory_request_data_write),
    .memory_request_data_tag(listLines_memory_request_data_tag),
    .memory_request_data_address(listLines_memory_request_data_address),
    .memory_request_data_data(listLines_memory_request_data_data),
    .memory_request_data_mask(listLines_memory_request_data_mask),
    .memory_request_valid(listLines_memory_request_valid), .memory_request_ready(listLinesAsking_source_ready),
    .memory_answer_data_tag(answer_tag[6:0]), .memory_answer_data_data(answer_data),
    .memory_answer_valid(listLines_memory_answer_valid), .memory_answer_ready(listLines_memory_answer_ready),
    .leaves(listLines_leaves));
  SkidBuffer_UInt50 listLinesAsking (  // MemoryWays.java:195
    .clock(clock), .reset(reset),
    .source_data({listLines_memory_request_data_address, listLines_memory_request_data_tag}),
    .source_valid(listLines_memory_request_valid), .source_ready(listLinesAsking_source_ready),
    .sink_data(listLinesAsking_sink_data), .sink_valid(listLinesAsking_sink_valid),
    .sink_ready(reading_sources_1_ready));
  SkidBuffer_HostMemoryRequest339 boundLinesAsking (  // MemoryWays.java:131
    .clock(clock), .reset(reset), .source_data_write(boundLines_memory_request_data_write),
    .source_data_tag({2'd0, boundLines_memory_request_data_tag}),
    .source_data_address(boundLines_memory_request_data_address),
    .source_data_data(boundLines_memory_request_data_data),
    .source_data_mask(boundLines_memory_request_data_mask), .source_valid(boundLines_memory_request_valid),
    .source_ready(boundLinesAsking_source_ready), .sink_data_write(boundLinesAsking_sink_data_write),
    .sink_data_tag(boundLinesAsking_sink_data_tag), .sink_data_address(boundLinesAsking_sink_data_address),
    .sink_data_data(boundLinesAsking_sink_data_data), .sink_data_mask(boundLinesAsking_sink_data_mask),
    .sink_valid(boundLinesAsking_sink_valid), .sink_ready(writing_units_0_request_ready));
  OrderedLines_5_43 boundLines (  // MemoryWays.java:148
    .clock(clock), .reset(reset), .returns(boundLines_returns), .line(boundLines_line),
    .request_data_write(binder_writes_data_write), .request_data_line(binder_writes_data_line),
    .request_data_data(binder_writes_data_data), .request_data_lanes(binder_writes_data_lanes),
    .request_valid(binder_writes_valid), .request_ready(boundLines_request_ready),
    .memory_request_data_write(boundLines_memory_request_data_write),
    .memory_request_data_tag(boundLines_memory_request_data_tag),
    .memory_request_data_address(boundLines_memory_request_data_address),
    .memory_request_data_data(boundLines_memory_request_data_data),
    .memory_request_data_mask(boundLines_memory_request_data_mask),
    .memory_request_valid(boundLines_memory_request_valid),
        .memory_request_ready(boundLinesAsking_source_ready),
    .memory_answer_data_tag(writing_units_0_answer_data_tag[4:0]),
    .memory_answer_data_data(writing_units_0_answer_data_data),
    .memory_answer_valid(writing_units_0_answer_valid), .memory_answer_ready(boundLines_memory_answer_ready));
  LinkPort_word8_sent8_gathered0_received8_payload4112 port (  // VerbsNode.java:139
    .clock(clock), .reset(reset), .link_clock(link_clock), .link_reset(link_reset), .moreWillCome(1'b0),
    .transmit_valid(port_transmit_valid), .transmit_data(port_transmit_data),
        .transmit_last(port_transmit_last),
    .receive_valid(receive_valid), .receive_data(receive_data), .receive_last(receive_last),
    .packetsSent(port_packetsSent), .packetsReceived(port_packetsReceived), .packetsWrong(port_packetsWrong),
    .sent_0_data_data(requestBuilder_packet_data_data), .sent_0_data_last(requestBuilder_packet_data_last),
    .sent_0_valid(requestBuilder_packet_valid), .sent_0_ready(port_sent_0_ready), .sent_1_data_data(64'd0),
    .sent_1_data_last(1'b0), .sent_1_valid(1'b0), .sent_1_ready(port_sent_1_ready),
    .sent_2_data_data(responseBuilder_packet_data_data), .sent_2_data_last(responseBuilder_packet_data_last),
    .sent_2_valid(responseBuilder_packet_valid), .sent_2_ready(port_sent_2_ready),
    .arrived_0_data_data(port_arrived_0_data_data), .arrived_0_data_last(port_arrived_0_data_last),
    .arrived_0_valid(port_arrived_0_valid), .arrived_0_ready(enteringPut_source_ready),
    .arrived_1_data_data(port_arrived_1_data_data), .arrived_1_data_last(port_arrived_1_data_last),
    .arrived_1_valid(port_arrived_1_valid), .arrived_1_ready(1'b1),
    .arrived_2_data_data(port_arrived_2_data_data), .arrived_2_data_last(port_arrived_2_data_last),
    .arrived_2_valid(port_arrived_2_valid), .arrived_2_ready(enteringResponse_source_ready));
  PacketSegments sendList (  // DataWays.java:39
    .clock(clock), .reset(reset), .start_data_isList(requester_sendStart_data_isList),
    .start_data_isPhysical(requester_sendStart_data_isPhysical),
        .start_data_list(requester_sendStart_data_list),
    .start_data_elements(requester_sendStart_data_elements),
    .start_data_address(requester_sendStart_data_address), .start_data_key(requester_sendStart_data_key),
    .start_data_length(requester_sendStart_data_length), .start_data_skip(requester_sendStart_data_skip),
    .start_data_domain(requester_sendStart_data_domain), .start_data_rights(requester_sendStart_data_rights),
    .start_valid(requester_sendStart_valid), .start_ready(sendList_start_ready),
    .packet_data(requester_sendPacket_data), .packet_valid(requester_sendPacket_valid),
    .packet_ready(sendList_packet_ready), .verdict_data(sendList_verdict_data),
    .verdict_valid(sendList_verdict_valid), .verdict_ready(requestBuilder_verdict_ready),
    .segment_data_address(sendList_segment_data_address), .segment_data_bytes(sendList_segment_data_bytes),
    .segment_data_last(sendList_segment_data_last), .segment_valid(sendList_segment_valid),
    .segment_ready(sendGatherPace_source_ready), .run_data_address(sendList_run_data_address),
    .run_data_key(sendList_run_data_key), .run_data_bytes(sendList_run_data_bytes),
    .run_data_domain(sendList_run_data_domain), .run_data_rights(sendList_run_data_rights),
    .run_data_last(sendList_run_data_last), .run_data_isPhysical(sendList_run_data_isPhysical),
    .run_data_isCheck(sendList_run_data_isCheck), .run_data_isList(sendList_run_data_isList),
    .run_data_isWrong(sendList_run_data_isWrong), .run_valid(sendList_run_valid),
    .run_ready(addresses_runs_0_ready), .answer_isAllowed(addresses_answer_isAllowed),
    .answer_address(addresses_answer_address), .answer_bytes(addresses_answer_bytes),
    .answer_last(addresses_answer_last), .answer_isList(addresses_answer_isList),
    .answer_list(addresses_answer_list), .answer_entries(addresses_answer_entries),
    .answers(addresses_answers[0]), .memory_data(sendList_memory_data), .memory_valid(sendList_memory_valid),
    .memory_ready(sendListLists_request_ready), .returns(sendListLists_returns), .line(sendListLists_line),
    .wanted_data_address(sendList_wanted_data_address), .wanted_data_key(sendList_wanted_data_key),
    .wanted_data_bytes(sendList_wanted_data_bytes), .wanted_data_domain(sendList_wanted_data_domain),
    .wanted_data_rights(sendList_wanted_data_rights), .wanted_data_last(sendList_wanted_data_last),
    .wanted_data_isPhysical(sendList_wanted_data_isPhysical),
        .wanted_data_isCheck(sendList_wanted_data_isCheck),
    .wanted_data_isList(sendList_wanted_data_isList), .wanted_data_isWrong(sendList_wanted_data_isWrong),
    .wanted_valid(sendList_wanted_valid), .wanted_ready(sendWalker_wanted_0_ready),
    .walked_data_address(sendWalker_run_0_data_address), .walked_data_key(sendWalker_run_0_data_key),
    .walked_data_bytes(sendWalker_run_0_data_bytes), .walked_data_domain(sendWalker_run_0_data_domain),
    .walked_data_rights(sendWalker_run_0_data_rights), .walked_data_last(sendWalker_run_0_data_last),
    .walked_data_isPhysical(sendWalker_run_0_data_isPhysical),
    .walked_data_isCheck(sendWalker_run_0_data_isCheck), .walked_data_isList(sendWalker_run_0_data_isList),
    .walked_data_isWrong(sendWalker_run_0_data_isWrong), .walked_valid(sendWalker_run_0_valid),
    .walked_ready(sendList_walked_ready), .query_data_address(sendWalker_query_0_data_address),
    .query_data_key(sendWalker_query_0_data_key), .query_data_bytes(sendWalker_query_0_data_bytes),
    .query_data_domain(sendWalker_query_0_data_domain), .query_data_rights(sendWalker_query_0_data_rights),
    .query_data_last(sendWalker_query_0_data_last), .query_data_isPhysical(sendWalker_query_0_data_isPhysical),
    .query_data_isCheck(sendWalker_query_0_data_isCheck), .query_data_isList(sendWalker_query_0_data_isList),
    .query_data_isWrong(sendWalker_query_0_data_isWrong), .query_valid(sendWalker_query_0_valid),
    .query_ready(sendList_query_ready), .listAnswers(sendList_listAnswers));
  OrderedLines_4_43 sendListLists (  // MemoryWays.java:172
    .clock(clock), .reset(reset), .returns(sendListLists_returns), .line(sendListLists_line),
    .request_data_write(1'b0), .request_data_line(sendList_memory_data), .request_data_data(256'd0),
    .request_data_lanes(32'hffffffff), .request_valid(sendList_memory_valid),
    .request_ready(sendListLists_request_ready),
    .memory_request_data_write(sendListLists_memory_request_data_write),
    .memory_request_data_tag(sendListLists_memory_request_data_tag),
    .memory_request_data_address(sendListLists_memory_request_data_address),
    .memory_request_data_data(sendListLists_memory_request_data_data),
    .memory_request_data_mask(sendListLists_memory_request_data_mask),
    .memory_request_valid(sendListLists_memory_request_valid),
    .memory_request_ready(sendListListsAsking_source_ready), .memory_answer_data_tag(answer_tag[3:0]),
    .memory_answer_data_data(answer_data), .memory_answer_valid(sendListLists_memory_answer_valid),
    .memory_answer_ready(sendListLists_memory_answer_ready));
  SkidBuffer_UInt47 sendListListsAsking (  // MemoryWays.java:195
    .clock(clock), .reset(reset),
    .source_data({sendListLists_memory_request_data_address, sendListLists_memory_request_data_tag}),
    .source_valid(sendListLists_memory_request_valid), .source_ready(sendListListsAsking_source_ready),
    .sink_data(sendListListsAsking_sink_data), .sink_valid(sendListListsAsking_sink_valid),
    .sink_ready(reading_sources_2_ready));
  ListWalker_1 sendWalker (  // IndirectKeys.java:81
    .clock(clock), .reset(reset), .answer_isAllowed(addresses_answer_isAllowed),
    .answer_address(addresses_answer_address), .answer_bytes(addresses_answer_bytes),
    .answer_last(addresses_answer_last), .answer_isList(addresses_answer_isList),
    .answer_list(addresses_answer_list), .answer_entries(addresses_answer_entries), .answers(answers_0),
    .memory_data(sendWalker_memory_data), .memory_valid(sendWalker_memory_valid),
    .memory_ready(entryTurns_units_0_ready), .returns(entryTurns_owners[0]), .line(entryLine),
    .forgets(binder_keys_valid), .walks(sendWalker_walks), .wanted_0_data_address(sendList_wanted_data_address),
    .wanted_0_data_key(sendList_wanted_data_key), .wanted_0_data_bytes(sendList_wanted_data_bytes),
    .wanted_0_data_domain(sendList_wanted_data_domain), .wanted_0_data_rights(sendList_wanted_data_rights),
    .wanted_0_data_last(sendList_wanted_data_last), .wanted_0_data_isPhysical(sendList_wanted_data_isPhysical),
    .wanted_0_data_isCheck(sendList_wanted_data_isCheck), .wanted_0_data_isList(sendList_wanted_data_isList),
    .wanted_0_data_isWrong(sendList_wanted_data_isWrong), .wanted_0_valid(sendList_wanted_valid),
    .wanted_0_ready(sendWalker_wanted_0_ready), .run_0_data_address(sendWalker_run_0_data_address),
    .run_0_data_key(sendWalker_run_0_data_key), .run_0_data_bytes(sendWalker_run_0_data_bytes),
    .run_0_data_domain(sendWalker_run_0_data_domain), .run_0_data_rights(sendWalker_run_0_data_rights),
    .run_0_data_last(sendWalker_run_0_data_last), .run_0_data_isPhysical(sendWalker_run_0_data_isPhysical),
    .run_0_data_isCheck(sendWalker_run_0_data_isCheck), .run_0_data_isList(sendWalker_run_0_data_isList),
    .run_0_data_isWrong(sendWalker_run_0_data_isWrong), .run_0_valid(sendWalker_run_0_valid),
    .run_0_ready(sendList_walked_ready), .query_0_data_address(sendWalker_query_0_data_address),
    .query_0_data_key(sendWalker_query_0_data_key), .query_0_data_bytes(sendWalker_query_0_data_bytes),
    .query_0_data_domain(sendWalker_query_0_data_domain), .query_0_data_rights(sendWalker_query_0_data_rights),
    .query_0_data_last(sendWalker_query_0_data_last),
    .query_0_data_isPhysical(sendWalker_query_0_data_isPhysical),
    .query_0_data_isCheck(sendWalker_query_0_data_isCheck),
        .query_0_data_isList(sendWalker_query_0_data_isList),
    .query_0_data_isWrong(sendWalker_query_0_data_isWrong), .query_0_valid(sendWalker_query_0_valid),
    .query_0_ready(sendList_query_ready));
  Gather_lineBytes32_wordBytes8_segmentSetup0_linesAhead32_segments_PHYSICAL_MEMORY sendGather (  // DataWays.java:76
    .clock(clock), .reset(reset), .readValid(sendGatherLines_returns), .isStarved(sendGather_isStarved),
    .segment_data_address(sendGatherPace_sink_data_address),
        .segment_data_bytes(sendGatherPace_sink_data_bytes),
    .segment_data_last(sendGatherPace_sink_data_last), .segment_valid(sendGatherPace_sink_valid),
    .segment_ready(sendGather_segment_ready), .memory_data_write(sendGather_memory_data_write),
    .memory_data_line(sendGather_memory_data_line), .memory_data_data(sendGather_memory_data_data),
    .memory_data_lanes(sendGather_memory_data_lanes), .memory_valid(sendGather_memory_valid),
    .memory_ready(sendGatherLines_request_ready), .readLine(sendGatherLines_line),
    .payload_data_data(sendGather_payload_data_data), .payload_data_last(sendGather_payload_data_last),
    .payload_valid(sendGather_payload_valid), .payload_ready(requestBuilder_payload_ready));
  OrderedLines_5_43 sendGatherLines (  // MemoryWays.java:172
    .clock(clock), .reset(reset), .returns(sendGatherLines_returns), .line(sendGatherLines_line),
    .request_data_write(sendGather_memory_data_write), .request_data_line(sendGather_memory_data_line),
    .request_data_data(sendGather_memory_data_data), .request_data_lanes(sendGather_memory_data_lanes),
    .request_valid(sendGather_memory_valid), .request_ready(sendGatherLines_request_ready),
    .memory_request_data_write(sendGatherLines_memory_request_data_write),
    .memory_request_data_tag(sendGatherLines_memory_request_data_tag),
    .memory_request_data_address(sendGatherLines_memory_request_data_address),
    .memory_request_data_data(sendGatherLines_memory_request_data_data),
    .memory_request_data_mask(sendGatherLines_memory_request_data_mask),
    .memory_request_valid(sendGatherLines_memory_request_valid),
    .memory_request_ready(sendGatherLinesAsking_source_ready), .memory_answer_data_tag(answer_tag[4:0]),
    .memory_answer_data_data(answer_data), .memory_answer_valid(sendGatherLines_memory_answer_valid),
    .memory_answer_ready(sendGatherLines_memory_answer_ready));
  SkidBuffer_UInt48 sendGatherLinesAsking (  // MemoryWays.java:195
    .clock(clock), .reset(reset),
    .source_data({sendGatherLines_memory_request_data_address, sendGatherLines_memory_request_data_tag}),
    .source_valid(sendGatherLines_memory_request_valid), .source_ready(sendGatherLinesAsking_source_ready),
    .sink_data(sendGatherLinesAsking_sink_data), .sink_valid(sendGatherLinesAsking_sink_valid),
    .sink_ready(reading_sources_3_ready));
  SegmentPace_53 sendGatherPace (  // DataWays.java:84
    .clock(clock), .reset(reset), .source_data_address(sendList_segment_data_address),
    .source_data_bytes(sendList_segment_data_bytes), .source_data_last(sendList_segment_data_last),
    .source_valid(sendList_segment_valid), .source_ready(sendGatherPace_source_ready),
    .sink_data_address(sendGatherPace_sink_data_address), .sink_data_bytes(sendGatherPace_sink_data_bytes),
    .sink_data_last(sendGatherPace_sink_data_last), .sink_valid(sendGatherPace_sink_valid),
    .sink_ready(sendGather_segment_ready));
  PacketBuilder_lineBytes32_wordBytes8_segmentSetup0_linesAhead32_segments_PHYSICAL_MEMORY_channel_PUT requestBuilder (  // RequesterWays.java:29
    .clock(clock), .reset(reset), .plan_data_to(requester_plan_data_to),
    .plan_data_payload(requester_plan_data_payload), .plan_data_header(requester_plan_data_header),
    .plan_data_extension(requester_plan_data_extension),
    .plan_data_hasExtension(requester_plan_data_hasExtension), .plan_data_hasData(requester_plan_data_hasData),
    .plan_data_owner(requester_plan_data_owner), .plan_valid(requester_plan_valid),
    .plan_ready(requestBuilder_plan_ready), .verdict_data(sendList_verdict_data),
    .verdict_valid(sendList_verdict_valid), .verdict_ready(requestBuilder_verdict_ready),
    .refused_data(requestBuilder_refused_data), .refused_valid(requestBuilder_refused_valid),
    .refused_ready(requester_refused_ready), .node(node), .leaves(requestBuilder_leaves),
    .payload_data_data(sendGather_payload_data_data), .payload_data_last(sendGather_payload_data_last),
    .payload_valid(sendGather_payload_valid), .payload_ready(requestBuilder_payload_ready),
    .packet_data_data(requestBuilder_packet_data_data), .packet_data_last(requestBuilder_packet_data_last),
    .packet_valid(requestBuilder_packet_valid), .packet_ready(port_sent_0_ready));
  OrderedLines_1_43 entryLines (  // MemoryWays.java:172
    .clock(clock), .reset(reset), .returns(entryLines_returns), .line(entryLines_line),
    .request_data_write(1'b0), .request_data_line(requester_memory_data), .request_data_data(256'd0),
    .request_data_lanes(32'hffffffff), .request_valid(requester_memory_valid),
    .request_ready(entryLines_request_ready), .memory_request_data_write(entryLines_memory_request_data_write),
    .memory_request_data_tag(entryLines_memory_request_data_tag),
    .memory_request_data_address(entryLines_memory_request_data_address),
    .memory_request_data_data(entryLines_memory_request_data_data),
    .memory_request_data_mask(entryLines_memory_request_data_mask),
    .memory_request_valid(entryLines_memory_request_valid),
        .memory_request_ready(entryLinesAsking_source_ready),
    .memory_answer_data_tag(answer_tag[0]), .memory_answer_data_data(answer_data),
    .memory_answer_valid(entryLines_memory_answer_valid), .memory_answer_ready(entryLines_memory_answer_ready));
  SkidBuffer_UInt44 entryLinesAsking (  // MemoryWays.java:195
    .clock(clock), .reset(reset),
    .source_data({entryLines_memory_request_data_address, entryLines_memory_request_data_tag}),
    .source_valid(entryLines_memory_request_valid), .source_ready(entryLinesAsking_source_ready),
    .sink_data(entryLinesAsking_sink_data), .sink_valid(entryLinesAsking_sink_valid),
    .sink_ready(reading_sources_4_ready));
  PacketIntake_lineBytes32_wordBytes8_segmentSetup0_linesAhead32_segments_PHYSICAL_MEMORY responseIntake (  // RequesterWays.java:54
    .clock(clock), .reset(reset), .waits(responseIntake_waits), .from(responseIntake_from),
    .bytes(responseIntake_bytes), .header(responseIntake_header), .extension(responseIntake_extension),
    .accepts(requester_accepts), .holds(requester_holds), .drops(requester_drops),
    .payload_data_data(responseIntake_payload_data_data), .payload_data_last(responseIntake_payload_data_last),
    .payload_valid(responseIntake_payload_valid), .payload_ready(returnScatter_payload_ready),
    .packet_data_data(enteringResponse_sink_data_data), .packet_data_last(enteringResponse_sink_data_last),
    .packet_valid(enteringResponse_sink_valid), .packet_ready(responseIntake_packet_ready));
  PacketSegments returnList (  // DataWays.java:39
    .clock(clock), .reset(reset), .start_data_isList(requester_returnStart_data_isList),
    .start_data_isPhysical(requester_returnStart_data_isPhysical),
    .start_data_list(requester_returnStart_data_list),
        .start_data_elements(requester_returnStart_data_elements),
    .start_data_address(requester_returnStart_data_address), .start_data_key(requester_returnStart_data_key),
    .start_data_length(requester_returnStart_data_length), .start_data_skip(requester_returnStart_data_skip),
    .start_data_domain(requester_returnStart_data_domain),
        .start_data_rights(requester_returnStart_data_rights),
    .start_valid(requester_returnStart_valid), .start_ready(returnList_start_ready),
    .packet_data(requester_returnPacket_data), .packet_valid(requester_returnPacket_valid),
    .packet_ready(returnList_packet_ready), .verdict_data(returnList_verdict_data),
    .verdict_valid(returnList_verdict_valid), .verdict_ready(requester_returnVerdict_ready),
    .segment_data_address(returnList_segment_data_address), .segment_data_bytes(returnList_segment_data_bytes),
    .segment_data_last(returnList_segment_data_last), .segment_valid(returnList_segment_valid),
    .segment_ready(returnScatter_segment_ready), .run_data_address(returnList_run_data_address),
    .run_data_key(returnList_run_data_key), .run_data_bytes(returnList_run_data_bytes),
    .run_data_domain(returnList_run_data_domain), .run_data_rights(returnList_run_data_rights),
    .run_data_last(returnList_run_data_last), .run_data_isPhysical(returnList_run_data_isPhysical),
    .run_data_isCheck(returnList_run_data_isCheck), .run_data_isList(returnList_run_data_isList),
    .run_data_isWrong(returnList_run_data_isWrong), .run_valid(returnList_run_valid),
    .run_ready(addresses_runs_3_ready), .answer_isAllowed(addresses_answer_isAllowed),
    .answer_address(addresses_answer_address), .answer_bytes(addresses_answer_bytes),
    .answer_last(addresses_answer_last), .answer_isList(addresses_answer_isList),
    .answer_list(addresses_answer_list), .answer_entries(addresses_answer_entries),
    .answers(addresses_answers[3]), .memory_data(returnList_memory_data),
        .memory_valid(returnList_memory_valid),
    .memory_ready(returnListLists_request_ready), .returns(returnListLists_returns),
        .line(returnListLists_line),
    .wanted_data_address(returnList_wanted_data_address), .wanted_data_key(returnList_wanted_data_key),
    .wanted_data_bytes(returnList_wanted_data_bytes), .wanted_data_domain(returnList_wanted_data_domain),
    .wanted_data_rights(returnList_wanted_data_rights), .wanted_data_last(returnList_wanted_data_last),
    .wanted_data_isPhysical(returnList_wanted_data_isPhysical),
    .wanted_data_isCheck(returnList_wanted_data_isCheck), .wanted_data_isList(returnList_wanted_data_isList),
    .wanted_data_isWrong(returnList_wanted_data_isWrong), .wanted_valid(returnList_wanted_valid),
    .wanted_ready(arrivingWalker_wanted_1_ready), .walked_data_address(arrivingWalker_run_1_data_address),
    .walked_data_key(arrivingWalker_run_1_data_key), .walked_data_bytes(arrivingWalker_run_1_data_bytes),
    .walked_data_domain(arrivingWalker_run_1_data_domain),
        .walked_data_rights(arrivingWalker_run_1_data_rights),
    .walked_data_last(arrivingWalker_run_1_data_last),
    .walked_data_isPhysical(arrivingWalker_run_1_data_isPhysical),
    .walked_data_isCheck(arrivingWalker_run_1_data_isCheck),
    .walked_data_isList(arrivingWalker_run_1_data_isList),
    .walked_data_isWrong(arrivingWalker_run_1_data_isWrong), .walked_valid(arrivingWalker_run_1_valid),
    .walked_ready(returnList_walked_ready), .query_data_address(arrivingWalker_query_1_data_address),
    .query_data_key(arrivingWalker_query_1_data_key), .query_data_bytes(arrivingWalker_query_1_data_bytes),
    .query_data_domain(arrivingWalker_query_1_data_domain),
    .query_data_rights(arrivingWalker_query_1_data_rights), .query_data_last(arrivingWalker_query_1_data_last),
    .query_data_isPhysical(arrivingWalker_query_1_data_isPhysical),
    .query_data_isCheck(arrivingWalker_query_1_data_isCheck),
    .query_data_isList(arrivingWalker_query_1_data_isList),
    .query_data_isWrong(arrivingWalker_query_1_data_isWrong), .query_valid(arrivingWalker_query_1_valid),
    .query_ready(returnList_query_ready), .listAnswers(returnList_listAnswers));
  OrderedLines_4_43 returnListLists (  // MemoryWays.java:172
    .clock(clock), .reset(reset), .returns(returnListLists_returns), .line(returnListLists_line),
    .request_data_write(1'b0), .request_data_line(returnList_memory_data), .request_data_data(256'd0),
    .request_data_lanes(32'hffffffff), .request_valid(returnList_memory_valid),
    .request_ready(returnListLists_request_ready),
    .memory_request_data_write(returnListLists_memory_request_data_write),
    .memory_request_data_tag(returnListLists_memory_request_data_tag),
    .memory_request_data_address(returnListLists_memory_request_data_address),
    .memory_request_data_data(returnListLists_memory_request_data_data),
    .memory_request_data_mask(returnListLists_memory_request_data_mask),
    .memory_request_valid(returnListLists_memory_request_valid),
    .memory_request_ready(returnListListsAsking_source_ready), .memory_answer_data_tag(answer_tag[3:0]),
    .memory_answer_data_data(answer_data), .memory_answer_valid(returnListLists_memory_answer_valid),
    .memory_answer_ready(returnListLists_memory_answer_ready));
  SkidBuffer_UInt47 returnListListsAsking (  // MemoryWays.java:195
    .clock(clock), .reset(reset),
    .source_data({returnListLists_memory_request_data_address, returnListLists_memory_request_data_tag}),
    .source_valid(returnListLists_memory_request_valid), .source_ready(returnListListsAsking_source_ready),
    .sink_data(returnListListsAsking_sink_data), .sink_valid(returnListListsAsking_sink_valid),
    .sink_ready(reading_sources_5_ready));
  Scatter_lineBytes32_wordBytes8_segmentSetup0_linesAhead32_segments_PHYSICAL_MEMORY returnScatter (  // DataWays.java:110
    .clock(clock), .reset(reset), .writeDone(returnScatterLines_returns), .done(returnScatter_done),
    .isStarved(returnScatter_isStarved), .isBlocked(returnScatter_isBlocked),
    .segment_data_address(returnList_segment_data_address), .segment_data_bytes(returnList_segment_data_bytes),
    .segment_data_last(returnList_segment_data_last), .segment_valid(returnList_segment_valid),
    .segment_ready(returnScatter_segment_ready), .payload_data_data(responseIntake_payload_data_data),
    .payload_data_last(responseIntake_payload_data_last), .payload_valid(responseIntake_payload_valid),
    .payload_ready(returnScatter_payload_ready), .memory_data_write(returnScatter_memory_data_write),
    .memory_data_line(returnScatter_memory_data_line), .memory_data_data(returnScatter_memory_data_data),
    .memory_data_lanes(returnScatter_memory_data_lanes), .memory_valid(returnScatter_memory_valid),
    .memory_ready(returnScatterLines_request_ready));
  SkidBuffer_HostMemoryRequest339 returnScatterLinesAsking (  // MemoryWays.java:131
    .clock(clock), .reset(reset), .source_data_write(returnScatterLines_memory_request_data_write),
    .source_data_tag({2'd0, returnScatterLines_memory_request_data_tag}),
    .source_data_address(returnScatterLines_memory_request_data_address),
    .source_data_data(returnScatterLines_memory_request_data_data),
    .source_data_mask(returnScatterLines_memory_request_data_mask),
    .source_valid(returnScatterLines_memory_request_valid),
        .source_ready(returnScatterLinesAsking_source_ready),
    .sink_data_write(returnScatterLinesAsking_sink_data_write),
    .sink_data_tag(returnScatterLinesAsking_sink_data_tag),
    .sink_data_address(returnScatterLinesAsking_sink_data_address),
    .sink_data_data(returnScatterLinesAsking_sink_data_data),
    .sink_data_mask(returnScatterLinesAsking_sink_data_mask), .sink_valid(returnScatterLinesAsking_sink_valid),
    .sink_ready(writing_units_1_request_ready));
  OrderedLines_5_43 returnScatterLines (  // MemoryWays.java:148
    .clock(clock), .reset(reset), .returns(returnScatterLines_returns), .line(returnScatterLines_line),
    .request_data_write(returnScatter_memory_data_write), .request_data_line(returnScatter_memory_data_line),
    .request_data_data(returnScatter_memory_data_data), .request_data_lanes(returnScatter_memory_data_lanes),
    .request_valid(returnScatter_memory_valid), .request_ready(returnScatterLines_request_ready),
    .memory_request_data_write(returnScatterLines_memory_request_data_write),
    .memory_request_data_tag(returnScatterLines_memory_request_data_tag),
    .memory_request_data_address(returnScatterLines_memory_request_data_address),
    .memory_request_data_data(returnScatterLines_memory_request_data_data),
    .memory_request_data_mask(returnScatterLines_memory_request_data_mask),
    .memory_request_valid(returnScatterLines_memory_request_valid),
    .memory_request_ready(returnScatterLinesAsking_source_ready),
    .memory_answer_data_tag(writing_units_1_answer_data_tag[4:0]),
    .memory_answer_data_data(writing_units_1_answer_data_data),
    .memory_answer_valid(writing_units_1_answer_valid),
    .memory_answer_ready(returnScatterLines_memory_answer_ready));
  SkidBuffer_PacketWord65 enteringResponse (  // RequesterWays.java:59
    .clock(clock), .reset(reset), .source_data_data(port_arrived_2_data_data),
    .source_data_last(port_arrived_2_data_last), .source_valid(port_arrived_2_valid),
    .source_ready(enteringResponse_source_ready), .sink_data_data(enteringResponse_sink_data_data),
    .sink_data_last(enteringResponse_sink_data_last), .sink_valid(enteringResponse_sink_valid),
    .sink_ready(responseIntake_packet_ready));
  PacketIntake_lineBytes32_wordBytes8_segmentSetup0_linesAhead32_segments_PHYSICAL_MEMORY_extension requestIntake (  // ResponderWays.java:35
    .clock(clock), .reset(reset), .waits(requestIntake_waits), .from(requestIntake_from),
    .bytes(requestIntake_bytes), .header(requestIntake_header), .extension(requestIntake_extension),
    .accepts(responder_accepts), .holds(responder_holds), .drops(responder_drops),
    .payload_data_data(requestIntake_payload_data_data), .payload_data_last(requestIntake_payload_data_last),
    .payload_valid(requestIntake_payload_valid), .payload_ready(receiveScatter_payload_ready),
    .packet_data_data(enteringPut_sink_data_data), .packet_data_last(enteringPut_sink_data_last),
    .packet_valid(enteringPut_sink_valid), .packet_ready(requestIntake_packet_ready));
  PacketSegments receiveList (  // DataWays.java:39
    .clock(clock), .reset(reset), .start_data_isList(responder_start_data_isList),
    .start_data_isPhysical(responder_start_data_isPhysical), .start_data_list(responder_start_data_list),
    .start_data_elements(responder_start_data_elements), .start_data_address(responder_start_data_address),
    .start_data_key(responder_start_data_key), .start_data_length(responder_start_data_length),
    .start_data_skip(responder_start_data_skip), .start_data_domain(responder_start_data_domain),
    .start_data_rights(responder_start_data_rights), .start_valid(responder_start_valid),
    .start_ready(receiveList_start_ready), .packet_data(responder_packet_data),
    .packet_valid(responder_packet_valid), .packet_ready(receiveList_packet_ready),
    .verdict_data(receiveList_verdict_data), .verdict_valid(receiveList_verdict_valid),
    .verdict_ready(responder_verdict_ready), .segment_data_address(receiveList_segment_data_address),
    .segment_data_bytes(receiveList_segment_data_bytes), .segment_data_last(receiveList_segment_data_last),
    .segment_valid(receiveList_segment_valid), .segment_ready(responder_segment_ready),
    .run_data_address(receiveList_run_data_address), .run_data_key(receiveList_run_data_key),
    .run_data_bytes(receiveList_run_data_bytes), .run_data_domain(receiveList_run_data_domain),
    .run_data_rights(receiveList_run_data_rights), .run_data_last(receiveList_run_data_last),
    .run_data_isPhysical(receiveList_run_data_isPhysical), .run_data_isCheck(receiveList_run_data_isCheck),
    .run_data_isList(receiveList_run_data_isList), .run_data_isWrong(receiveList_run_data_isWrong),
    .run_valid(receiveList_run_valid), .run_ready(addresses_runs_2_ready),
    .answer_isAllowed(addresses_answer_isAllowed), .answer_address(addresses_answer_address),
    .answer_bytes(addresses_answer_bytes), .answer_last(addresses_answer_last),
    .answer_isList(addresses_answer_isList), .answer_list(addresses_answer_list),
    .answer_entries(addresses_answer_entries), .answers(addresses_answers[2]),
    .memory_data(receiveList_memory_data), .memory_valid(receiveList_memory_valid),
    .memory_ready(receiveListLists_request_ready), .returns(receiveListLists_returns),
    .line(receiveListLists_line), .wanted_data_address(receiveList_wanted_data_address),
    .wanted_data_key(receiveList_wanted_data_key), .wanted_data_bytes(receiveList_wanted_data_bytes),
    .wanted_data_domain(receiveList_wanted_data_domain), .wanted_data_rights(receiveList_wanted_data_rights),
    .wanted_data_last(receiveList_wanted_data_last),
        .wanted_data_isPhysical(receiveList_wanted_data_isPhysical),
    .wanted_data_isCheck(receiveList_wanted_data_isCheck), .wanted_data_isList(receiveList_wanted_data_isList),
    .wanted_data_isWrong(receiveList_wanted_data_isWrong), .wanted_valid(receiveList_wanted_valid),
    .wanted_ready(arrivingWalker_wanted_0_ready), .walked_data_address(arrivingWalker_run_0_data_address),
    .walked_data_key(arrivingWalker_run_0_data_key), .walked_data_bytes(arrivingWalker_run_0_data_bytes),
    .walked_data_domain(arrivingWalker_run_0_data_domain),
        .walked_data_rights(arrivingWalker_run_0_data_rights),
    .walked_data_last(arrivingWalker_run_0_data_last),
    .walked_data_isPhysical(arrivingWalker_run_0_data_isPhysical),
    .walked_data_isCheck(arrivingWalker_run_0_data_isCheck),
    .walked_data_isList(arrivingWalker_run_0_data_isList),
    .walked_data_isWrong(arrivingWalker_run_0_data_isWrong), .walked_valid(arrivingWalker_run_0_valid),
    .walked_ready(receiveList_walked_ready), .query_data_address(arrivingWalker_query_0_data_address),
    .query_data_key(arrivingWalker_query_0_data_key), .query_data_bytes(arrivingWalker_query_0_data_bytes),
    .query_data_domain(arrivingWalker_query_0_data_domain),
    .query_data_rights(arrivingWalker_query_0_data_rights), .query_data_last(arrivingWalker_query_0_data_last),
    .query_data_isPhysical(arrivingWalker_query_0_data_isPhysical),
    .query_data_isCheck(arrivingWalker_query_0_data_isCheck),
    .query_data_isList(arrivingWalker_query_0_data_isList),
    .query_data_isWrong(arrivingWalker_query_0_data_isWrong), .query_valid(arrivingWalker_query_0_valid),
    .query_ready(receiveList_query_ready), .listAnswers(receiveList_listAnswers));
  OrderedLines_4_43 receiveListLists (  // MemoryWays.java:172
    .clock(clock), .reset(reset), .returns(receiveListLists_returns), .line(receiveListLists_line),
    .request_data_write(1'b0), .request_data_line(receiveList_memory_data), .request_data_data(256'd0),
    .request_data_lanes(32'hffffffff), .request_valid(receiveList_memory_valid),
    .request_ready(receiveListLists_request_ready),
    .memory_request_data_write(receiveListLists_memory_request_data_write),
    .memory_request_data_tag(receiveListLists_memory_request_data_tag),
    .memory_request_data_address(receiveListLists_memory_request_data_address),
    .memory_request_data_data(receiveListLists_memory_request_data_data),
    .memory_request_data_mask(receiveListLists_memory_request_data_mask),
    .memory_request_valid(receiveListLists_memory_request_valid),
    .memory_request_ready(receiveListListsAsking_source_ready), .memory_answer_data_tag(answer_tag[3:0]),
    .memory_answer_data_data(answer_data), .memory_answer_valid(receiveListLists_memory_answer_valid),
    .memory_answer_ready(receiveListLists_memory_answer_ready));
  SkidBuffer_UInt47 receiveListListsAsking (  // MemoryWays.java:195
    .clock(clock), .reset(reset),
    .source_data({receiveListLists_memory_request_data_address, receiveListLists_memory_request_data_tag}),
    .source_valid(receiveListLists_memory_request_valid), .source_ready(receiveListListsAsking_source_ready),
    .sink_data(receiveListListsAsking_sink_data), .sink_valid(receiveListListsAsking_sink_valid),
    .sink_ready(reading_sources_6_ready));
  ListWalker_2 arrivingWalker (  // IndirectKeys.java:81
    .clock(clock), .reset(reset), .answer_isAllowed(addresses_answer_isAllowed),
    .answer_address(addresses_answer_address), .answer_bytes(addresses_answer_bytes),
    .answer_last(addresses_answer_last), .answer_isList(addresses_answer_isList),
    .answer_list(addresses_answer_list), .answer_entries(addresses_answer_entries), .answers(answers_2),
    .memory_data(arrivingWalker_memory_data), .memory_valid(arrivingWalker_memory_valid),
    .memory_ready(entryTurns_units_1_ready), .returns(entryTurns_owners[1]), .line(entryLine),
    .forgets(binder_keys_valid), .walks(arrivingWalker_walks),
    .wanted_0_data_address(receiveList_wanted_data_address), .wanted_0_data_key(receiveList_wanted_data_key),
    .wanted_0_data_bytes(receiveList_wanted_data_bytes), .wanted_0_data_domain(receiveList_wanted_data_domain),
    .wanted_0_data_rights(receiveList_wanted_data_rights), .wanted_0_data_last(receiveList_wanted_data_last),
    .wanted_0_data_isPhysical(receiveList_wanted_data_isPhysical),
    .wanted_0_data_isCheck(receiveList_wanted_data_isCheck),
    .wanted_0_data_isList(receiveList_wanted_data_isList),
    .wanted_0_data_isWrong(receiveList_wanted_data_isWrong), .wanted_0_valid(receiveList_wanted_valid),
    .wanted_0_ready(arrivingWalker_wanted_0_ready), .wanted_1_data_address(returnList_wanted_data_address),
    .wanted_1_data_key(returnList_wanted_data_key), .wanted_1_data_bytes(returnList_wanted_data_bytes),
    .wanted_1_data_domain(returnList_wanted_data_domain), .wanted_1_data_rights(returnList_wanted_data_rights),
    .wanted_1_data_last(returnList_wanted_data_last),
    .wanted_1_data_isPhysical(returnList_wanted_data_isPhysical),
    .wanted_1_data_isCheck(returnList_wanted_data_isCheck),
        .wanted_1_data_isList(returnList_wanted_data_isList),
    .wanted_1_data_isWrong(returnList_wanted_data_isWrong), .wanted_1_valid(returnList_wanted_valid),
    .wanted_1_ready(arrivingWalker_wanted_1_ready), .run_0_data_address(arrivingWalker_run_0_data_address),
    .run_0_data_key(arrivingWalker_run_0_data_key), .run_0_data_bytes(arrivingWalker_run_0_data_bytes),
    .run_0_data_domain(arrivingWalker_run_0_data_domain), .run_0_data_rights(arrivingWalker_run_0_data_rights),
    .run_0_data_last(arrivingWalker_run_0_data_last),
    .run_0_data_isPhysical(arrivingWalker_run_0_data_isPhysical),
    .run_0_data_isCheck(arrivingWalker_run_0_data_isCheck),
        .run_0_data_isList(arrivingWalker_run_0_data_isList),
    .run_0_data_isWrong(arrivingWalker_run_0_data_isWrong), .run_0_valid(arrivingWalker_run_0_valid),
    .run_0_ready(receiveList_walked_ready), .run_1_data_address(arrivingWalker_run_1_data_address),
    .run_1_data_key(arrivingWalker_run_1_data_key), .run_1_data_bytes(arrivingWalker_run_1_data_bytes),
    .run_1_data_domain(arrivingWalker_run_1_data_domain), .run_1_data_rights(arrivingWalker_run_1_data_rights),
    .run_1_data_last(arrivingWalker_run_1_data_last),
    .run_1_data_isPhysical(arrivingWalker_run_1_data_isPhysical),
    .run_1_data_isCheck(arrivingWalker_run_1_data_isCheck),
        .run_1_data_isList(arrivingWalker_run_1_data_isList),
    .run_1_data_isWrong(arrivingWalker_run_1_data_isWrong), .run_1_valid(arrivingWalker_run_1_valid),
    .run_1_ready(returnList_walked_ready), .query_0_data_address(arrivingWalker_query_0_data_address),
    .query_0_data_key(arrivingWalker_query_0_data_key), .query_0_data_bytes(arrivingWalker_query_0_data_bytes),
    .query_0_data_domain(arrivingWalker_query_0_data_domain),
    .query_0_data_rights(arrivingWalker_query_0_data_rights),
    .query_0_data_last(arrivingWalker_query_0_data_last),
    .query_0_data_isPhysical(arrivingWalker_query_0_data_isPhysical),
    .query_0_data_isCheck(arrivingWalker_query_0_data_isCheck),
    .query_0_data_isList(arrivingWalker_query_0_data_isList),
    .query_0_data_isWrong(arrivingWalker_query_0_data_isWrong), .query_0_valid(arrivingWalker_query_0_valid),
    .query_0_ready(receiveList_query_ready), .query_1_data_address(arrivingWalker_query_1_data_address),
    .query_1_data_key(arrivingWalker_query_1_data_key), .query_1_data_bytes(arrivingWalker_query_1_data_bytes),
    .query_1_data_domain(arrivingWalker_query_1_data_domain),
    .query_1_data_rights(arrivingWalker_query_1_data_rights),
    .query_1_data_last(arrivingWalker_query_1_data_last),
    .query_1_data_isPhysical(arrivingWalker_query_1_data_isPhysical),
    .query_1_data_isCheck(arrivingWalker_query_1_data_isCheck),
    .query_1_data_isList(arrivingWalker_query_1_data_isList),
    .query_1_data_isWrong(arrivingWalker_query_1_data_isWrong), .query_1_valid(arrivingWalker_query_1_valid),
    .query_1_ready(returnList_query_ready));
  Scatter_lineBytes32_wordBytes8_segmentSetup0_linesAhead32_segments_PHYSICAL_MEMORY receiveScatter (  // DataWays.java:110
    .clock(clock), .reset(reset), .writeDone(receiveScatterLines_returns), .done(receiveScatter_done),
    .isStarved(receiveScatter_isStarved), .isBlocked(receiveScatter_isBlocked),
    .segment_data_address(responder_data_data_address), .segment_data_bytes(responder_data_data_bytes),
    .segment_data_last(responder_data_data_last), .segment_valid(responder_data_valid),
    .segment_ready(receiveScatter_segment_ready), .payload_data_data(requestIntake_payload_data_data),
    .payload_data_last(requestIntake_payload_data_last), .payload_valid(requestIntake_payload_valid),
    .payload_ready(receiveScatter_payload_ready), .memory_data_write(receiveScatter_memory_data_write),
    .memory_data_line(receiveScatter_memory_data_line), .memory_data_data(receiveScatter_memory_data_data),
    .memory_data_lanes(receiveScatter_memory_data_lanes), .memory_valid(receiveScatter_memory_valid),
    .memory_ready(receiveScatterLines_request_ready));
  SkidBuffer_HostMemoryRequest339 receiveScatterLinesAsking (  // MemoryWays.java:131
    .clock(clock), .reset(reset), .source_data_write(receiveScatterLines_memory_request_data_write),
    .source_data_tag({2'd0, receiveScatterLines_memory_request_data_tag}),
    .source_data_address(receiveScatterLines_memory_request_data_address),
    .source_data_data(receiveScatterLines_memory_request_data_data),
    .source_data_mask(receiveScatterLines_memory_request_data_mask),
    .source_valid(receiveScatterLines_memory_request_valid),
    .source_ready(receiveScatterLinesAsking_source_ready),
    .sink_data_write(receiveScatterLinesAsking_sink_data_write),
    .sink_data_tag(receiveScatterLinesAsking_sink_data_tag),
    .sink_data_address(receiveScatterLinesAsking_sink_data_address),
    .sink_data_data(receiveScatterLinesAsking_sink_data_data),
    .sink_data_mask(receiveScatterLinesAsking_sink_data_mask),
        .sink_valid(receiveScatterLinesAsking_sink_valid),
    .sink_ready(writing_units_2_request_ready));
  OrderedLines_5_43 receiveScatterLines (  // MemoryWays.java:148
    .clock(clock), .reset(reset), .returns(receiveScatterLines_returns), .line(receiveScatterLines_line),
    .request_data_write(receiveScatter_memory_data_write), .request_data_line(receiveScatter_memory_data_line),
    .request_data_data(receiveScatter_memory_data_data), .request_data_lanes(receiveScatter_memory_data_lanes),
    .request_valid(receiveScatter_memory_valid), .request_ready(receiveScatterLines_request_ready),
    .memory_request_data_write(receiveScatterLines_memory_request_data_write),
    .memory_request_data_tag(receiveScatterLines_memory_request_data_tag),
    .memory_request_data_address(receiveScatterLines_memory_request_data_address),
    .memory_request_data_data(receiveScatterLines_memory_request_data_data),
    .memory_request_data_mask(receiveScatterLines_memory_request_data_mask),
    .memory_request_valid(receiveScatterLines_memory_request_valid),
    .memory_request_ready(receiveScatterLinesAsking_source_ready),
    .memory_answer_data_tag(writing_units_2_answer_data_tag[4:0]),
    .memory_answer_data_data(writing_units_2_answer_data_data),
    .memory_answer_valid(writing_units_2_answer_valid),
    .memory_answer_ready(receiveScatterLines_memory_answer_ready));
  SkidBuffer_HostMemoryRequest339 receiveLinesAsking (  // MemoryWays.java:131
    .clock(clock), .reset(reset), .source_data_write(receiveLines_memory_request_data_write),
    .source_data_tag({6'd0, receiveLines_memory_request_data_tag}),
    .source_data_address(receiveLines_memory_request_data_address),
    .source_data_data(receiveLines_memory_request_data_data),
    .source_data_mask(receiveLines_memory_request_data_mask), .source_valid(receiveLines_memory_request_valid),
    .source_ready(receiveLinesAsking_source_ready), .sink_data_write(receiveLinesAsking_sink_data_write),
    .sink_data_tag(receiveLinesAsking_sink_data_tag), .sink_data_address(receiveLinesAsking_sink_data_address),
    .sink_data_data(receiveLinesAsking_sink_data_data), .sink_data_mask(receiveLinesAsking_sink_data_mask),
    .sink_valid(receiveLinesAsking_sink_valid), .sink_ready(writing_units_3_request_ready));
  OrderedLines_1_43 receiveLines (  // MemoryWays.java:148
    .clock(clock), .reset(reset), .returns(receiveLines_returns), .line(receiveLines_line),
    .request_data_write(responder_memory_data_write), .request_data_line(responder_memory_data_line),
    .request_data_data(responder_memory_data_data), .request_data_lanes(responder_memory_data_lanes),
    .request_valid(responder_memory_valid), .request_ready(receiveLines_request_ready),
    .memory_request_data_write(receiveLines_memory_request_data_write),
    .memory_request_data_tag(receiveLines_memory_request_data_tag),
    .memory_request_data_address(receiveLines_memory_request_data_address),
    .memory_request_data_data(receiveLines_memory_request_data_data),
    .memory_request_data_mask(receiveLines_memory_request_data_mask),
    .memory_request_valid(receiveLines_memory_request_valid),
    .memory_request_ready(receiveLinesAsking_source_ready),
    .memory_answer_data_tag(writing_units_3_answer_data_tag[0]),
    .memory_answer_data_data(writing_units_3_answer_data_data),
    .memory_answer_valid(writing_units_3_answer_valid), .memory_answer_ready(receiveLines_memory_answer_ready));
  SkidBuffer_PacketWord65 enteringPut (  // ResponderWays.java:40
    .clock(clock), .reset(reset), .source_data_data(port_arrived_0_data_data),
    .source_data_last(port_arrived_0_data_last), .source_valid(port_arrived_0_valid),
    .source_ready(enteringPut_source_ready), .sink_data_data(enteringPut_sink_data_data),
    .sink_data_last(enteringPut_sink_data_last), .sink_valid(enteringPut_sink_valid),
    .sink_ready(requestIntake_packet_ready));
  PacketSegments responseList (  // DataWays.java:39
    .clock(clock), .reset(reset), .start_data_isList(sender_start_data_isList),
    .start_data_isPhysical(sender_start_data_isPhysical), .start_data_list(sender_start_data_list),
    .start_data_elements(sender_start_data_elements), .start_data_address(sender_start_data_address),
    .start_data_key(sender_start_data_key), .start_data_length(sender_start_data_length),
    .start_data_skip(sender_start_data_skip), .start_data_domain(sender_start_data_domain),
    .start_data_rights(sender_start_data_rights), .start_valid(sender_start_valid),
    .start_ready(responseList_start_ready), .packet_data(sender_packet_data),
        .packet_valid(sender_packet_valid),
    .packet_ready(responseList_packet_ready), .verdict_data(responseList_verdict_data),
    .verdict_valid(responseList_verdict_valid), .verdict_ready(responseBuilder_verdict_ready),
    .segment_data_address(responseList_segment_data_address),
    .segment_data_bytes(responseList_segment_data_bytes), .segment_data_last(responseList_segment_data_last),
    .segment_valid(responseList_segment_valid), .segment_ready(responseGatherPace_source_ready),
    .run_data_address(responseList_run_data_address), .run_data_key(responseList_run_data_key),
    .run_data_bytes(responseList_run_data_bytes), .run_data_domain(responseList_run_data_domain),
    .run_data_rights(responseList_run_data_rights), .run_data_last(responseList_run_data_last),
    .run_data_isPhysical(responseList_run_data_isPhysical), .run_data_isCheck(responseList_run_data_isCheck),
    .run_data_isList(responseList_run_data_isList), .run_data_isWrong(responseList_run_data_isWrong),
    .run_valid(responseList_run_valid), .run_ready(addresses_runs_1_ready),
    .answer_isAllowed(addresses_answer_isAllowed), .answer_address(addresses_answer_address),
    .answer_bytes(addresses_answer_bytes), .answer_last(addresses_answer_last),
    .answer_isList(addresses_answer_isList), .answer_list(addresses_answer_list),
    .answer_entries(addresses_answer_entries), .answers(addresses_answers[1]),
    .memory_data(responseList_memory_data), .memory_valid(responseList_memory_valid), .memory_ready(1'b1),
    .returns(1'b0), .line(256'd0), .wanted_data_address(responseList_wanted_data_address),
    .wanted_data_key(responseList_wanted_data_key), .wanted_data_bytes(responseList_wanted_data_bytes),
    .wanted_data_domain(responseList_wanted_data_domain), .wanted_data_rights(responseList_wanted_data_rights),
    .wanted_data_last(responseList_wanted_data_last),
    .wanted_data_isPhysical(responseList_wanted_data_isPhysical),
    .wanted_data_isCheck(responseList_wanted_data_isCheck),
        .wanted_data_isList(responseList_wanted_data_isList),
    .wanted_data_isWrong(responseList_wanted_data_isWrong), .wanted_valid(responseList_wanted_valid),
    .wanted_ready(responseWalker_wanted_0_ready), .walked_data_address(responseWalker_run_0_data_address),
    .walked_data_key(responseWalker_run_0_data_key), .walked_data_bytes(responseWalker_run_0_data_bytes),
    .walked_data_domain(responseWalker_run_0_data_domain),
        .walked_data_rights(responseWalker_run_0_data_rights),
    .walked_data_last(responseWalker_run_0_data_last),
    .walked_data_isPhysical(responseWalker_run_0_data_isPhysical),
    .walked_data_isCheck(responseWalker_run_0_data_isCheck),
    .walked_data_isList(responseWalker_run_0_data_isList),
    .walked_data_isWrong(responseWalker_run_0_data_isWrong), .walked_valid(responseWalker_run_0_valid),
    .walked_ready(responseList_walked_ready), .query_data_address(responseWalker_query_0_data_address),
    .query_data_key(responseWalker_query_0_data_key), .query_data_bytes(responseWalker_query_0_data_bytes),
    .query_data_domain(responseWalker_query_0_data_domain),
    .query_data_rights(responseWalker_query_0_data_rights), .query_data_last(responseWalker_query_0_data_last),
    .query_data_isPhysical(responseWalker_query_0_data_isPhysical),
    .query_data_isCheck(responseWalker_query_0_data_isCheck),
    .query_data_isList(responseWalker_query_0_data_isList),
    .query_data_isWrong(responseWalker_query_0_data_isWrong), .query_valid(responseWalker_query_0_valid),
    .query_ready(responseList_query_ready), .listAnswers(responseList_listAnswers));
  ListWalker_1 responseWalker (  // IndirectKeys.java:81
    .clock(clock), .reset(reset), .answer_isAllowed(addresses_answer_isAllowed),
    .answer_address(addresses_answer_address), .answer_bytes(addresses_answer_bytes),
    .answer_last(addresses_answer_last), .answer_isList(addresses_answer_isList),
    .answer_list(addresses_answer_list), .answer_entries(addresses_answer_entries), .answers(answers_3),
    .memory_data(responseWalker_memory_data), .memory_valid(responseWalker_memory_valid),
    .memory_ready(entryTurns_units_2_ready), .returns(entryTurns_owners[2]), .line(entryLine),
    .forgets(binder_keys_valid), .walks(responseWalker_walks),
    .wanted_0_data_address(responseList_wanted_data_address), .wanted_0_data_key(responseList_wanted_data_key),
    .wanted_0_data_bytes(responseList_wanted_data_bytes),
        .wanted_0_data_domain(responseList_wanted_data_domain),
    .wanted_0_data_rights(responseList_wanted_data_rights), .wanted_0_data_last(responseList_wanted_data_last),
    .wanted_0_data_isPhysical(responseList_wanted_data_isPhysical),
    .wanted_0_data_isCheck(responseList_wanted_data_isCheck),
    .wanted_0_data_isList(responseList_wanted_data_isList),
    .wanted_0_data_isWrong(responseList_wanted_data_isWrong), .wanted_0_valid(responseList_wanted_valid),
    .wanted_0_ready(responseWalker_wanted_0_ready), .run_0_data_address(responseWalker_run_0_data_address),
    .run_0_data_key(responseWalker_run_0_data_key), .run_0_data_bytes(responseWalker_run_0_data_bytes),
    .run_0_data_domain(responseWalker_run_0_data_domain), .run_0_data_rights(responseWalker_run_0_data_rights),
    .run_0_data_last(responseWalker_run_0_data_last),
    .run_0_data_isPhysical(responseWalker_run_0_data_isPhysical),
    .run_0_data_isCheck(responseWalker_run_0_data_isCheck),
        .run_0_data_isList(responseWalker_run_0_data_isList),
    .run_0_data_isWrong(responseWalker_run_0_data_isWrong), .run_0_valid(responseWalker_run_0_valid),
    .run_0_ready(responseList_walked_ready), .query_0_data_address(responseWalker_query_0_data_address),
    .query_0_data_key(responseWalker_query_0_data_key), .query_0_data_bytes(responseWalker_query_0_data_bytes),
    .query_0_data_domain(responseWalker_query_0_data_domain),
    .query_0_data_rights(responseWalker_query_0_data_rights),
    .query_0_data_last(responseWalker_query_0_data_last),
    .query_0_data_isPhysical(responseWalker_query_0_data_isPhysical),
    .query_0_data_isCheck(responseWalker_query_0_data_isCheck),
    .query_0_data_isList(responseWalker_query_0_data_isList),
    .query_0_data_isWrong(responseWalker_query_0_data_isWrong), .query_0_valid(responseWalker_query_0_valid),
    .query_0_ready(responseList_query_ready));
  Gather_lineBytes32_wordBytes8_segmentSetup0_linesAhead32_segments_PHYSICAL_MEMORY responseGather (  // DataWays.java:76
    .clock(clock), .reset(reset), .readValid(responseGatherLines_returns), .isStarved(responseGather_isStarved),
    .segment_data_address(responseGatherPace_sink_data_address),
    .segment_data_bytes(responseGatherPace_sink_data_bytes),
    .segment_data_last(responseGatherPace_sink_data_last), .segment_valid(responseGatherPace_sink_valid),
    .segment_ready(responseGather_segment_ready), .memory_data_write(responseGather_memory_data_write),
    .memory_data_line(responseGather_memory_data_line), .memory_data_data(responseGather_memory_data_data),
    .memory_data_lanes(responseGather_memory_data_lanes), .memory_valid(responseGather_memory_valid),
    .memory_ready(responseGatherLines_request_ready), .readLine(responseGatherLines_line),
    .payload_data_data(responseGather_payload_data_data), .payload_data_last(responseGather_payload_data_last),
    .payload_valid(responseGather_payload_valid), .payload_ready(responseBuilder_payload_ready));
  OrderedLines_5_43 responseGatherLines (  // MemoryWays.java:172
    .clock(clock), .reset(reset), .returns(responseGatherLines_returns), .line(responseGatherLines_line),
    .request_data_write(responseGather_memory_data_write), .request_data_line(responseGather_memory_data_line),
    .request_data_data(responseGather_memory_data_data), .request_data_lanes(responseGather_memory_data_lanes),
    .request_valid(responseGather_memory_valid), .request_ready(responseGatherLines_request_ready),
    .memory_request_data_write(responseGatherLines_memory_request_data_write),
    .memory_request_data_tag(responseGatherLines_memory_request_data_tag),
    .memory_request_data_address(responseGatherLines_memory_request_data_address),
    .memory_request_data_data(responseGatherLines_memory_request_data_data),
    .memory_request_data_mask(responseGatherLines_memory_request_data_mask),
    .memory_request_valid(responseGatherLines_memory_request_valid),
    .memory_request_ready(responseGatherLinesAsking_source_ready), .memory_answer_data_tag(answer_tag[4:0]),
    .memory_answer_data_data(answer_data), .memory_answer_valid(responseGatherLines_memory_answer_valid),
    .memory_answer_ready(responseGatherLines_memory_answer_ready));
  SkidBuffer_UInt48 responseGatherLinesAsking (  // MemoryWays.java:195
    .clock(clock), .reset(reset),
    .source_data({responseGatherLines_memory_request_data_address,
        responseGatherLines_memory_request_data_tag}),
    .source_valid(responseGatherLines_memory_request_valid),
    .source_ready(responseGatherLinesAsking_source_ready), .sink_data(responseGatherLinesAsking_sink_data),
    .sink_valid(responseGatherLinesAsking_sink_valid), .sink_ready(reading_sources_7_ready));
  SegmentPace_53 responseGatherPace (  // DataWays.java:84
    .clock(clock), .reset(reset), .source_data_address(responseList_segment_data_address),
    .source_data_bytes(responseList_segment_data_bytes), .source_data_last(responseList_segment_data_last),
    .source_valid(responseList_segment_valid), .source_ready(responseGatherPace_source_ready),
    .sink_data_address(responseGatherPace_sink_data_address),
    .sink_data_bytes(responseGatherPace_sink_data_bytes), .sink_data_last(responseGatherPace_sink_data_last),
    .sink_valid(responseGatherPace_sink_valid), .sink_ready(responseGather_segment_ready));
  PacketBuilder_lineBytes32_wordBytes8_segmentSetup0_linesAhead32_segments_PHYSICAL_MEMORY_channel_RESPONSE responseBuilder (  // ResponderWays.java:78
    .clock(clock), .reset(reset), .plan_data_to(sender_plan_data_to),
    .plan_data_payload(sender_plan_data_payload), .plan_data_header(sender_plan_data_header),
    .plan_data_extension(sender_plan_data_extension), .plan_data_hasExtension(sender_plan_data_hasExtension),
    .plan_data_hasData(sender_plan_data_hasData), .plan_data_owner(sender_plan_data_owner),
    .plan_valid(sender_plan_valid), .plan_ready(responseBuilder_plan_ready),
    .verdict_data(responseList_verdict_data), .verdict_valid(responseList_verdict_valid),
    .verdict_ready(responseBuilder_verdict_ready), .refused_data(responseBuilder_refused_data),
    .refused_valid(responseBuilder_refused_valid), .refused_ready(sender_refused_ready), .node(node),
    .leaves(responseBuilder_leaves), .payload_data_data(responseGather_payload_data_data),
    .payload_data_last(responseGather_payload_data_last), .payload_valid(responseGather_payload_valid),
    .payload_ready(responseBuilder_payload_ready), .packet_data_data(responseBuilder_packet_data_data),
    .packet_data_last(responseBuilder_packet_data_last), .packet_valid(responseBuilder_packet_valid),
    .packet_ready(port_sent_2_ready));
  EventWriter events (  // VerbsNode.java:241
    .clock(clock), .reset(reset), .order_data_number(host_toEvents_data_number),
    .order_data_record(host_toEvents_data_record), .order_valid(host_toEvents_valid),
    .order_ready(events_order_ready), .taken(host_eventsTaken), .event_data_kind(eventTurns_sink_data_kind),
    .event_data_number(eventTurns_sink_data_number), .event_valid(eventTurns_sink_valid),
    .event_ready(events_event_ready), .hasEvents(events_hasEvents), .loses(events_loses),
    .memory_data_write(events_memory_data_write), .memory_data_line(events_memory_data_line),
    .memory_data_data(events_memory_data_data), .memory_data_lanes(events_memory_data_lanes),
    .memory_valid(events_memory_valid), .memory_ready(eventLines_request_ready), .returns(eventLines_returns));
  RoundRobinArbiter_NodeEvent14_3_beats eventTurns (  // VerbsNode.java:242
    .clock(clock), .reset(reset), .sources_0_data_kind(responder_happened_data_kind),
    .sources_0_data_number(responder_happened_data_number), .sources_0_valid(responder_happened_valid),
    .sources_0_ready(eventTurns_sources_0_ready), .sources_1_data_kind(completions_happened_data_kind),
    .sources_1_data_number(completions_happened_data_number), .sources_1_valid(completions_happened_valid),
    .sources_1_ready(eventTurns_sources_1_ready), .sources_2_data_kind(sender_happened_data_kind),
    .sources_2_data_number(sender_happened_data_number), .sources_2_valid(sender_happened_valid),
    .sources_2_ready(eventTurns_sources_2_ready), .sink_data_kind(eventTurns_sink_data_kind),
    .sink_data_number(eventTurns_sink_data_number), .sink_valid(eventTurns_sink_valid),
    .sink_ready(events_event_ready), .chosen(eventTurns_chosen));
  SkidBuffer_HostMemoryRequest339 eventLinesAsking (  // MemoryWays.java:131
    .clock(clock), .reset(reset), .source_data_write(eventLines_memory_request_data_write),
    .source_data_tag({6'd0, eventLines_memory_request_data_tag}),
    .source_data_address(eventLines_memory_request_data_address),
    .source_data_data(eventLines_memory_request_data_data),
    .source_data_mask(eventLines_memory_request_data_mask), .source_valid(eventLines_memory_request_valid),
    .source_ready(eventLinesAsking_source_ready), .sink_data_write(eventLinesAsking_sink_data_write),
    .sink_data_tag(eventLinesAsking_sink_data_tag), .sink_data_address(eventLinesAsking_sink_data_address),
    .sink_data_data(eventLinesAsking_sink_data_data), .sink_data_mask(eventLinesAsking_sink_data_mask),
    .sink_valid(eventLinesAsking_sink_valid), .sink_ready(writing_units_4_request_ready));
  OrderedLines_1_43 eventLines (  // MemoryWays.java:148
    .clock(clock), .reset(reset), .returns(eventLines_returns), .line(eventLines_line),
    .request_data_write(events_memory_data_write), .request_data_line(events_memory_data_line),
    .request_data_data(events_memory_data_data), .request_data_lanes(events_memory_data_lanes),
    .request_valid(events_memory_valid), .request_ready(eventLines_request_ready),
    .memory_request_data_write(eventLines_memory_request_data_write),
    .memory_request_data_tag(eventLines_memory_request_data_tag),
    .memory_request_data_address(eventLines_memory_request_data_address),
    .memory_request_data_data(eventLines_memory_request_data_data),
    .memory_request_data_mask(eventLines_memory_request_data_mask),
    .memory_request_valid(eventLines_memory_request_valid),
        .memory_request_ready(eventLinesAsking_source_ready),
    .memory_answer_data_tag(writing_units_4_answer_data_tag[0]),
    .memory_answer_data_data(writing_units_4_answer_data_data),
    .memory_answer_valid(writing_units_4_answer_valid), .memory_answer_ready(eventLines_memory_answer_ready));
  SkidBuffer_HostMemoryRequest339 completionLinesAsking (  // MemoryWays.java:131
    .clock(clock), .reset(reset), .source_data_write(completionLines_memory_request_data_write),
    .source_data_tag({6'd0, completionLines_memory_request_data_tag}),
    .source_data_address(completionLines_memory_request_data_address),
    .source_data_data(completionLines_memory_request_data_data),
    .source_data_mask(completionLines_memory_request_data_mask),
    .source_valid(completionLines_memory_request_valid), .source_ready(completionLinesAsking_source_ready),
    .sink_data_write(completionLinesAsking_sink_data_write),
        .sink_data_tag(completionLinesAsking_sink_data_tag),
    .sink_data_address(completionLinesAsking_sink_data_address),
    .sink_data_data(completionLinesAsking_sink_data_data),
        .sink_data_mask(completionLinesAsking_sink_data_mask),
    .sink_valid(completionLinesAsking_sink_valid), .sink_ready(writing_units_5_request_ready));
  OrderedLines_1_43 completionLines (  // MemoryWays.java:148
    .clock(clock), .reset(reset), .returns(completionLines_returns), .line(completionLines_line),
    .request_data_write(completions_memory_data_write), .request_data_line(completions_memory_data_line),
    .request_data_data(completions_memory_data_data), .request_data_lanes(completions_memory_data_lanes),
    .request_valid(completions_memory_valid), .request_ready(completionLines_request_ready),
    .memory_request_data_write(completionLines_memory_request_data_write),
    .memory_request_data_tag(completionLines_memory_request_data_tag),
    .memory_request_data_address(completionLines_memory_request_data_address),
    .memory_request_data_data(completionLines_memory_request_data_data),
    .memory_request_data_mask(completionLines_memory_request_data_mask),
    .memory_request_valid(completionLines_memory_request_valid),
    .memory_request_ready(completionLinesAsking_source_ready),
    .memory_answer_data_tag(writing_units_5_answer_data_tag[0]),
    .memory_answer_data_data(writing_units_5_answer_data_data),
    .memory_answer_valid(writing_units_5_answer_valid),
    .memory_answer_ready(completionLines_memory_answer_ready));
  wire unused_ok = &{1'b0, writing_units_0_answer_data_tag[6:5], writing_units_1_answer_data_tag[6:5],
      writing_units_2_answer_data_tag[6:5], writing_units_3_answer_data_tag[6:1],
      writing_units_4_answer_data_tag[6:1], writing_units_5_answer_data_tag[6:1], writing_memory_answer_ready,
      requester_waitsToWrite, reads_count, asking_chosen, translationLines_memory_request_data_write,
      translationLines_memory_request_data_data, translationLines_memory_request_data_mask,
      translationLines_memory_answer_ready, listLines_returns, listLines_memory_request_data_write,
      listLines_memory_request_data_data, listLines_memory_request_data_mask, listLines_memory_answer_ready,
      boundLines_line, port_packetsSent, port_packetsReceived, port_packetsWrong, port_sent_1_ready,
      port_arrived_1_data_data, port_arrived_1_data_last, port_arrived_1_valid,
      sendListLists_memory_request_data_write, sendListLists_memory_request_data_data,
      sendListLists_memory_request_data_mask, sendListLists_memory_answer_ready, sendGather_isStarved,
      sendGatherLines_memory_request_data_write, sendGatherLines_memory_request_data_data,
      sendGatherLines_memory_request_data_mask, sendGatherLines_memory_answer_ready,
      entryLines_memory_request_data_write, entryLines_memory_request_data_data,
      entryLines_memory_request_data_mask, entryLines_memory_answer_ready, responseIntake_extension,
      returnListLists_memory_request_data_write, returnListLists_memory_request_data_data,
      returnListLists_memory_request_data_mask, returnListLists_memory_answer_ready, returnScatter_isStarved,
      returnScatter_isBlocked, returnScatterLines_line, receiveListLists_memory_request_data_write,
      receiveListLists_memory_request_data_data, receiveListLists_memory_request_data_mask,
      receiveListLists_memory_answer_ready, receiveScatter_isStarved, receiveScatter_isBlocked,
      receiveScatterLines_line, responseList_memory_data, responseList_memory_valid, responseGather_isStarved,
      responseGatherLines_memory_request_data_write, responseGatherLines_memory_request_data_data,
      responseGatherLines_memory_request_data_mask, responseGatherLines_memory_answer_ready, eventTurns_chosen,
      eventLines_line, completionLines_line};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!translationLines_memory_request_valid || !translationLines_memory_request_data_write)) begin  // MemoryWays.java:181
        $display("assertion failed: a unit that only reads writes nothing (MemoryWays.java:181)");
        $stop;  // MemoryWays.java:181
      end
      if (!(!translationLines_memory_answer_valid || translationLines_memory_answer_ready)) begin  // MemoryWays.java:186
        $display("assertion failed: who reads has a place for the line (MemoryWays.java:186)");
        $stop;  // MemoryWays.java:186
      end
      if (!(!listLines_memory_request_valid || !listLines_memory_request_data_write)) begin  // MemoryWays.java:181
        $display("assertion failed: a unit that only reads writes nothing (MemoryWays.java:181)");
        $stop;  // MemoryWays.java:181
      end
      if (!(!listLines_memory_answer_valid || listLines_memory_answer_ready)) begin  // MemoryWays.java:186
        $display("assertion failed: who reads has a place for the line (MemoryWays.java:186)");
        $stop;  // MemoryWays.java:186
      end
      if (!(!sendListLists_memory_request_valid || !sendListLists_memory_request_data_write)) begin  // MemoryWays.java:181
        $display("assertion failed: a unit that only reads writes nothing (MemoryWays.java:181)");
        $stop;  // MemoryWays.java:181
      end
      if (!(!sendListLists_memory_answer_valid || sendListLists_memory_answer_ready)) begin  // MemoryWays.java:186
        $display("assertion failed: who reads has a place for the line (MemoryWays.java:186)");
        $stop;  // MemoryWays.java:186
      end
      if (!(!sendGatherLines_memory_request_valid || !sendGatherLines_memory_request_data_write)) begin  // MemoryWays.java:181
        $display("assertion failed: a unit that only reads writes nothing (MemoryWays.java:181)");
        $stop;  // MemoryWays.java:181
      end
      if (!(!sendGatherLines_memory_answer_valid || sendGatherLines_memory_answer_ready)) begin  // MemoryWays.java:186
        $display("assertion failed: who reads has a place for the line (MemoryWays.java:186)");
        $stop;  // MemoryWays.java:186
      end
      if (!(!entryLines_memory_request_valid || !entryLines_memory_request_data_write)) begin  // MemoryWays.java:181
        $display("assertion failed: a unit that only reads writes nothing (MemoryWays.java:181)");
        $stop;  // MemoryWays.java:181
      end
      if (!(!entryLines_memory_answer_valid || entryLines_memory_answer_ready)) begin  // MemoryWays.java:186
        $display("assertion failed: who reads has a place for the line (MemoryWays.java:186)");
        $stop;  // MemoryWays.java:186
      end
      if (!(!returnListLists_memory_request_valid || !returnListLists_memory_request_data_write)) begin  // MemoryWays.java:181
        $display("assertion failed: a unit that only reads writes nothing (MemoryWays.java:181)");
        $stop;  // MemoryWays.java:181
      end
      if (!(!returnListLists_memory_answer_valid || returnListLists_memory_answer_ready)) begin  // MemoryWays.java:186
        $display("assertion failed: who reads has a place for the line (MemoryWays.java:186)");
        $stop;  // MemoryWays.java:186
      end
      if (!(!receiveListLists_memory_request_valid || !receiveListLists_memory_request_data_write)) begin  // MemoryWays.java:181
        $display("assertion failed: a unit that only reads writes nothing (MemoryWays.java:181)");
        $stop;  // MemoryWays.java:181
      end
      if (!(!receiveListLists_memory_answer_valid || receiveListLists_memory_answer_ready)) begin  // MemoryWays.java:186
        $display("assertion failed: who reads has a place for the line (MemoryWays.java:186)");
        $stop;  // MemoryWays.java:186
      end
      if (!(!responseGatherLines_memory_request_valid || !responseGatherLines_memory_request_data_write)) begin  // MemoryWays.java:181
        $display("assertion failed: a unit that only reads writes nothing (MemoryWays.java:181)");
        $stop;  // MemoryWays.java:181
      end
      if (!(!responseGatherLines_memory_answer_valid || responseGatherLines_memory_answer_ready)) begin  // MemoryWays.java:186
        $display("assertion failed: who reads has a place for the line (MemoryWays.java:186)");
        $stop;  // MemoryWays.java:186
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!translationLines_memory_request_valid || !translationLines_memory_request_data_write);  // MemoryWays.java:181
      assert (!translationLines_memory_answer_valid || translationLines_memory_answer_ready);  // MemoryWays.java:186
      assert (!listLines_memory_request_valid || !listLines_memory_request_data_write);  // MemoryWays.java:181
      assert (!listLines_memory_answer_valid || listLines_memory_answer_ready);  // MemoryWays.java:186
      assert (!sendListLists_memory_request_valid || !sendListLists_memory_request_data_write);  // MemoryWays.java:181
      assert (!sendListLists_memory_answer_valid || sendListLists_memory_answer_ready);  // MemoryWays.java:186
      assert (!sendGatherLines_memory_request_valid || !sendGatherLines_memory_request_data_write);  // MemoryWays.java:181
      assert (!sendGatherLines_memory_answer_valid || sendGatherLines_memory_answer_ready);  // MemoryWays.java:186
      assert (!entryLines_memory_request_valid || !entryLines_memory_request_data_write);  // MemoryWays.java:181
      assert (!entryLines_memory_answer_valid || entryLines_memory_answer_ready);  // MemoryWays.java:186
      assert (!returnListLists_memory_request_valid || !returnListLists_memory_request_data_write);  // MemoryWays.java:181
      assert (!returnListLists_memory_answer_valid || returnListLists_memory_answer_ready);  // MemoryWays.java:186
      assert (!receiveListLists_memory_request_valid || !receiveListLists_memory_request_data_write);  // MemoryWays.java:181
      assert (!receiveListLists_memory_answer_valid || receiveListLists_memory_answer_ready);  // MemoryWays.java:186
      assert (!responseGatherLines_memory_request_valid || !responseGatherLines_memory_request_data_write);  // MemoryWays.java:181
      assert (!responseGatherLines_memory_answer_valid || responseGatherLines_memory_answer_ready);  // MemoryWays.java:186
    end
  end
`endif
endmodule
`default_nettype wire
