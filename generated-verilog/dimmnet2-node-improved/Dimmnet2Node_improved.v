`default_nettype none
// configuration=improved
module Dimmnet2Node_improved (  // Dimmnet2Node.java:100
  input  wire clock,  // Dimmnet2Node.java:100
  input  wire reset,  // Dimmnet2Node.java:100
  input  wire link_clock,  // Dimmnet2Node.java:110
  input  wire link_reset,  // Dimmnet2Node.java:110
  input  wire request_data_write,  // Dimmnet2Node.java:47
  input  wire [16:0] request_data_address,  // Dimmnet2Node.java:47
  input  wire [63:0] request_data_data,  // Dimmnet2Node.java:47
  input  wire request_valid,  // Dimmnet2Node.java:47
  output wire request_ready,  // Dimmnet2Node.java:47
  output wire [63:0] response_data,  // Dimmnet2Node.java:48
  output wire response_valid,  // Dimmnet2Node.java:48
  input  wire response_ready,  // Dimmnet2Node.java:48
  output wire [2:0] sodimm0_command,  // Dimmnet2Node.java:49
  output wire sodimm0_autoPrecharge,  // Dimmnet2Node.java:49
  output wire [1:0] sodimm0_bank,  // Dimmnet2Node.java:49
  output wire [13:0] sodimm0_row,  // Dimmnet2Node.java:49
  output wire [7:0] sodimm0_column,  // Dimmnet2Node.java:49
  output wire [127:0] sodimm0_writeData,  // Dimmnet2Node.java:49
  output wire [15:0] sodimm0_writeMask,  // Dimmnet2Node.java:49
  input  wire [127:0] sodimm0_readData,  // Dimmnet2Node.java:49
  output wire [2:0] sodimm1_command,  // Dimmnet2Node.java:50
  output wire sodimm1_autoPrecharge,  // Dimmnet2Node.java:50
  output wire [1:0] sodimm1_bank,  // Dimmnet2Node.java:50
  output wire [13:0] sodimm1_row,  // Dimmnet2Node.java:50
  output wire [7:0] sodimm1_column,  // Dimmnet2Node.java:50
  output wire [127:0] sodimm1_writeData,  // Dimmnet2Node.java:50
  output wire [15:0] sodimm1_writeMask,  // Dimmnet2Node.java:50
  input  wire [127:0] sodimm1_readData,  // Dimmnet2Node.java:50
  output wire transmit_valid,  // Dimmnet2Node.java:111
  output wire [63:0] transmit_data,  // Dimmnet2Node.java:111
  output wire transmit_last,  // Dimmnet2Node.java:111
  input  wire receive_valid,  // Dimmnet2Node.java:112
  input  wire [63:0] receive_data,  // Dimmnet2Node.java:112
  input  wire receive_last,  // Dimmnet2Node.java:112
  input  wire [15:0] unreachable  // Dimmnet2Node.java:113
);
  localparam [2:0] SoDimmCommand_READ = 3'd2;
  localparam [2:0] SoDimmCommand_WRITE = 3'd3;
  wire [127:0] loop_data_data;  // Dimmnet2Node.java:121
  wire loop_data_last;  // Dimmnet2Node.java:121
  wire loop_valid;  // Dimmnet2Node.java:121
  wire loop_ready;  // Dimmnet2Node.java:121
  wire port_arrived_1_ready;  // Dimmnet2Node.java:122
  wire memory_request_data_write;  // Dimmnet2Node.java:131
  wire memory_request_valid;  // Dimmnet2Node.java:131
  wire receptions_source_data_process;  // StatusRings.java:38
  wire completions_source_data_process;  // StatusRings.java:38
  wire window_transfer_valid;  // SendingSide.java:33
  wire window_completion_ready;  // SendingSide.java:33
  wire window_packet_ready;  // SendingSide.java:33
  wire localLeaves;  // LeavingPackets.java:42
  reg  working;  // SendingSide.java:56
  wire controller_isLocal;  // ReceivingSide.java:23
  wire controller_packet_data_last;  // ReceivingSide.java:23
  wire controller_packet_valid;  // ReceivingSide.java:23
  wire arrivals_sources_3_valid;  // ArrivingPackets.java:21
  reg  insideRequest;  // ArrivingPackets.java:45
  reg  [31:0] count_CYCLES;  // CountedEvents.java:33
  reg  [31:0] count_LINES_READ;  // CountedEvents.java:33
  reg  [31:0] count_LINES_WRITTEN;  // CountedEvents.java:33
  reg  [31:0] count_ACTIVATIONS;  // CountedEvents.java:40
  reg  [31:0] count_BURSTS;  // CountedEvents.java:65
  wire memoryActivity_busy;  // CountedEvents.java:56
  wire memoryActivity_stalledBySource;  // CountedEvents.java:56
  wire memoryActivity_stalledBySink;  // CountedEvents.java:56
  wire [3:0] fenceAnswers_answer_data; wire fenceAnswers_answer_valid;  // Dimmnet2Node.java:75
  wire [7:0] outstanding_nextTicket; wire outstanding_isKnown; wire [2:0] outstanding_tickets;  // Dimmnet2Node.java:117
  wire fence_command_ready, fence_admitted_data_process, fence_admitted_data_wantsReceiveStatus,
      fence_admitted_valid, fence_isAwaited, fence_completion_data_process, fence_completion_data_otherProcess,
      fence_completion_valid;  // Dimmnet2Node.java:119
  wire [7:0] fence_admitted_data_operation, fence_admitted_data_otherProcess,
      fence_admitted_data_source_pattern, fence_admitted_data_destination_pattern, fence_admitted_data_ticket,
      fence_completion_data_entry;  // Dimmnet2Node.java:119
  wire [31:0] fence_admitted_data_source_base, fence_admitted_data_source_stride,
      fence_admitted_data_destination_base, fence_admitted_data_destination_stride;  // Dimmnet2Node.java:119
  wire [15:0] fence_admitted_data_source_elementBytes, fence_admitted_data_source_count,
      fence_admitted_data_destination_elementBytes, fence_admitted_data_destination_count,
      fence_admitted_data_node, fence_admitted_data_tag, fence_completion_data_node, fence_completion_data_tag,
      fence_completion_data_bytes;  // Dimmnet2Node.java:119
  wire [4:0] fence_completion_data_status; wire [29:0] fence_completion_data_base;  // Dimmnet2Node.java:119
  wire asked_enqueue_ready, asked_dequeue_data_process, asked_dequeue_data_wantsReceiveStatus,
      asked_dequeue_valid;  // Dimmnet2Node.java:120
  wire [7:0] asked_dequeue_data_operation, asked_dequeue_data_otherProcess, asked_dequeue_data_source_pattern,
      asked_dequeue_data_destination_pattern, asked_dequeue_data_ticket;  // Dimmnet2Node.java:120
  wire [31:0] asked_dequeue_data_source_base, asked_dequeue_data_source_stride,
      asked_dequeue_data_destination_base, asked_dequeue_data_destination_stride;  // Dimmnet2Node.java:120
  wire [15:0] asked_dequeue_data_source_elementBytes, asked_dequeue_data_source_count,
      asked_dequeue_data_destination_elementBytes, asked_dequeue_data_destination_count,
      asked_dequeue_data_node, asked_dequeue_data_tag;  // Dimmnet2Node.java:120
  wire [2:0] asked_count;  // Dimmnet2Node.java:120
  wire port_transmit_valid, port_transmit_last, port_sent_0_ready, port_sent_1_ready, port_sent_2_ready,
      port_arrived_0_data_last, port_arrived_0_valid, port_arrived_1_data_last, port_arrived_1_valid,
      port_arrived_2_data_last, port_arrived_2_valid;  // Dimmnet2Node.java:122
  wire [63:0] port_transmit_data; wire [31:0] port_packetsSent, port_packetsReceived, port_packetsWrong;  // Dimmnet2Node.java:122
  wire [127:0] port_arrived_0_data_data, port_arrived_1_data_data, port_arrived_2_data_data;  // Dimmnet2Node.java:122
  wire windows_stored, windows_loaded, windows_store_ready, windows_load_ready;  // Dimmnet2Node.java:127
  wire [63:0] windows_hostReadData; wire [255:0] windows_loadedLine;  // Dimmnet2Node.java:127
  wire host_request_ready, host_response_valid, host_command_data_process, host_command_data_wantsReceiveStatus,
      host_command_valid, host_llcmWrite_valid, host_llcmReads, host_windowReads, host_windowWrites,
      host_ringsDrop;  // Dimmnet2Node.java:128
  wire [63:0] host_response_data, host_llcmWrite_data_data, host_windowWriteData;  // Dimmnet2Node.java:128
  wire [7:0] host_command_data_operation, host_command_data_otherProcess, host_command_data_source_pattern,
      host_command_data_destination_pattern, host_command_data_ticket;  // Dimmnet2Node.java:128
  wire [31:0] host_command_data_source_base, host_command_data_source_stride,
      host_command_data_destination_base, host_command_data_destination_stride;  // Dimmnet2Node.java:128
  wire [15:0] host_command_data_source_elementBytes, host_command_data_source_count,
      host_command_data_destination_elementBytes, host_command_data_destination_count, host_command_data_node,
      host_command_data_tag, host_node;  // Dimmnet2Node.java:128
  wire [10:0] host_llcmWrite_data_word, host_llcmReadWord; wire [9:0] host_windowWord;  // Dimmnet2Node.java:128
  wire [6:0] host_receiveTaken_0, host_receiveTaken_1, host_completionTaken_0, host_completionTaken_1;  // Dimmnet2Node.java:128
  wire requests_source_ready, requests_sink_data_write, requests_sink_valid;  // Dimmnet2Node.java:152
  wire [16:0] requests_sink_data_address; wire [63:0] requests_sink_data_data;  // Dimmnet2Node.java:152
  wire memory_readValid, memory_writeDone, memory_initialised, memory_sodimm0_autoPrecharge,
      memory_sodimm1_autoPrecharge, memory_request_ready;  // Dimmnet2Node.java:131
  wire [1:0] memory_activates, memory_sodimm0_bank, memory_sodimm1_bank;  // Dimmnet2Node.java:131
  wire [2:0] memory_sodimm0_command, memory_sodimm1_command; wire [13:0] memory_sodimm0_row, memory_sodimm1_row;  // Dimmnet2Node.java:131
  wire [7:0] memory_sodimm0_column, memory_sodimm1_column;  // Dimmnet2Node.java:131
  wire [127:0] memory_sodimm0_writeData, memory_sodimm1_writeData;  // Dimmnet2Node.java:131
  wire [15:0] memory_sodimm0_writeMask, memory_sodimm1_writeMask; wire [255:0] memory_readLine;  // Dimmnet2Node.java:131
  wire arbiter_reader_ready, arbiter_writer_ready, arbiter_memory_data_write, arbiter_memory_valid;  // Dimmnet2Node.java:132
  wire [23:0] arbiter_memory_data_line; wire [255:0] arbiter_memory_data_data;  // Dimmnet2Node.java:132
  wire [7:0] arbiter_memory_data_lanes;  // Dimmnet2Node.java:132
  wire llcm_rings_0_ready, llcm_rings_1_ready, llcm_rings_2_ready, llcm_rings_3_ready, llcm_host_ready;  // Dimmnet2Node.java:134
  wire [63:0] llcm_readData;  // Dimmnet2Node.java:134
  wire receptions_source_ready, receptions_sinks_0_data_process, receptions_sinks_0_data_otherProcess,
      receptions_sinks_0_valid, receptions_sinks_1_data_process, receptions_sinks_1_data_otherProcess,
      receptions_sinks_1_valid;  // StatusRings.java:38
  wire [4:0] receptions_sinks_0_data_status, receptions_sinks_1_data_status;  // StatusRings.java:38
  wire [15:0] receptions_sinks_0_data_node, receptions_sinks_0_data_tag, receptions_sinks_0_data_bytes,
      receptions_sinks_1_data_node, receptions_sinks_1_data_tag, receptions_sinks_1_data_bytes;  // StatusRings.java:38
  wire [29:0] receptions_sinks_0_data_base, receptions_sinks_1_data_base;  // StatusRings.java:38
  wire [7:0] receptions_sinks_0_data_entry, receptions_sinks_1_data_entry;  // StatusRings.java:38
  wire receptions0_entry_ready, receptions0_llcm_valid; wire [10:0] receptions0_llcm_data_word;  // StatusRings.java:41
  wire [63:0] receptions0_llcm_data_data; wire [6:0] receptions0_written; wire [15:0] receptions0_dropped;  // StatusRings.java:41
  wire receptionsWrite0_source_ready, receptionsWrite0_sink_valid; wire [10:0] receptionsWrite0_sink_data_word;  // StatusRings.java:45
  wire [63:0] receptionsWrite0_sink_data_data;  // StatusRings.java:45
  wire receptions1_entry_ready, receptions1_llcm_valid; wire [10:0] receptions1_llcm_data_word;  // StatusRings.java:41
  wire [63:0] receptions1_llcm_data_data; wire [6:0] receptions1_written; wire [15:0] receptions1_dropped;  // StatusRings.java:41
  wire receptionsWrite1_source_ready, receptionsWrite1_sink_valid; wire [10:0] receptionsWrite1_sink_data_word;  // StatusRings.java:45
  wire [63:0] receptionsWrite1_sink_data_data;  // StatusRings.java:45
  wire completions_source_ready, completions_sinks_0_data_process, completions_sinks_0_data_otherProcess,
      completions_sinks_0_valid, completions_sinks_1_data_process, completions_sinks_1_data_otherProcess,
      completions_sinks_1_valid;  // StatusRings.java:38
  wire [4:0] completions_sinks_0_data_status, completions_sinks_1_data_status;  // StatusRings.java:38
  wire [15:0] completions_sinks_0_data_node, completions_sinks_0_data_tag, completions_sinks_0_data_bytes,
      completions_sinks_1_data_node, completions_sinks_1_data_tag, completions_sinks_1_data_bytes;  // StatusRings.java:38
  wire [29:0] completions_sinks_0_data_base, completions_sinks_1_data_base;  // StatusRings.java:38
  wire [7:0] completions_sinks_0_data_entry, completions_sinks_1_data_entry;  // StatusRings.java:38
  wire completions0_entry_ready, completions0_llcm_valid; wire [10:0] completions0_llcm_data_word;  // StatusRings.java:41
  wire [63:0] completions0_llcm_data_data; wire [6:0] completions0_written; wire [15:0] completions0_dropped;  // StatusRings.java:41
  wire completionsWrite0_source_ready, completionsWrite0_sink_valid;  // StatusRings.java:45
  wire [10:0] completionsWrite0_sink_data_word; wire [63:0] completionsWrite0_sink_data_data;  // StatusRings.java:45
  wire completions1_entry_ready, completions1_llcm_valid; wire [10:0] completions1_llcm_data_word;  // StatusRings.java:41
  wire [63:0] completions1_llcm_data_data; wire [6:0] completions1_written; wire [15:0] completions1_dropped;  // StatusRings.java:41
  wire completionsWrite1_source_ready, completionsWrite1_sink_valid;  // StatusRings.java:45
  wire [10:0] completionsWrite1_sink_data_word; wire [63:0] completionsWrite1_sink_data_data;  // StatusRings.java:45
  wire reads_readers_0_ready, reads_readers_1_ready, reads_readers_2_ready, reads_memory_data_write,
      reads_memory_valid;  // LineWays.java:32
  wire [23:0] reads_memory_data_line; wire [255:0] reads_memory_data_data; wire [7:0] reads_memory_data_lanes;  // LineWays.java:32
  wire [2:0] reads_ownLine;  // LineWays.java:32
  wire commands_enqueue_ready, commands_dequeue_data_process, commands_dequeue_data_wantsReceiveStatus,
      commands_dequeue_valid;  // SendingSide.java:29
  wire [7:0] commands_dequeue_data_operation, commands_dequeue_data_otherProcess,
      commands_dequeue_data_source_pattern, commands_dequeue_data_destination_pattern,
      commands_dequeue_data_ticket;  // SendingSide.java:29
  wire [31:0] commands_dequeue_data_source_base, commands_dequeue_data_source_stride,
      commands_dequeue_data_destination_base, commands_dequeue_data_destination_stride;  // SendingSide.java:29
  wire [15:0] commands_dequeue_data_source_elementBytes, commands_dequeue_data_source_count,
      commands_dequeue_data_destination_elementBytes, commands_dequeue_data_destination_count,
      commands_dequeue_data_node, commands_dequeue_data_tag;  // SendingSide.java:29
  wire [5:0] commands_count;  // SendingSide.java:29
  wire check_command_ready, check_transfer_data_process, check_transfer_data_otherProcess,
      check_transfer_data_wantsReceiveStatus, check_transfer_valid;  // SendingSide.java:30
  wire [4:0] check_transfer_data_status;  // SendingSide.java:30
  wire [2:0] check_transfer_data_operation, check_transfer_data_source_sizeLog2,
      check_transfer_data_destination_sizeLog2;  // SendingSide.java:30
  wire [1:0] check_transfer_data_source_pattern, check_transfer_data_destination_pattern;  // SendingSide.java:30
  wire [29:0] check_transfer_data_source_base, check_transfer_data_destination_base;  // SendingSide.java:30
  wire [31:0] check_transfer_data_source_stride, check_transfer_data_destination_stride;  // SendingSide.java:30
  wire [15:0] check_transfer_data_source_bytes, check_transfer_data_destination_bytes,
      check_transfer_data_bytes, check_transfer_data_node, check_transfer_data_tag;  // SendingSide.java:30
  wire [7:0] check_transfer_data_entry, check_transfer_data_ticket;  // SendingSide.java:30
  wire lists_transfer_ready, lists_known_data_process, lists_known_data_otherProcess,
      lists_known_data_wantsReceiveStatus, lists_known_valid, lists_listed_valid, lists_memory_data_write,
      lists_memory_valid;  // SendingSide.java:31
  wire [4:0] lists_known_data_status;  // SendingSide.java:31
  wire [2:0] lists_known_data_operation, lists_known_data_source_sizeLog2,
      lists_known_data_destination_sizeLog2;  // SendingSide.java:31
  wire [1:0] lists_known_data_source_pattern, lists_known_data_destination_pattern;  // SendingSide.java:31
  wire [29:0] lists_known_data_source_base, lists_known_data_destination_base;  // SendingSide.java:31
  wire [31:0] lists_known_data_source_stride, lists_known_data_destination_stride;  // SendingSide.java:31
  wire [15:0] lists_known_data_source_bytes, lists_known_data_destination_bytes, lists_known_data_bytes,
      lists_known_data_node, lists_known_data_tag;  // SendingSide.java:31
  wire [7:0] lists_known_data_entry, lists_known_data_ticket, lists_memory_data_lanes;  // SendingSide.java:31
  wire [28:0] lists_listed_data; wire [23:0] lists_memory_data_line; wire [255:0] lists_memory_data_data;  // SendingSide.java:31
  wire window_transfer_ready, window_completion_data_process, window_completion_data_otherProcess,
      window_completion_valid, window_readBegins, window_takesTicket, window_isLocal, window_writes,
      window_busy, window_activity_busy, window_activity_stalledBySource, window_activity_stalledBySink,
      window_payload_ready, window_packet_data_last, window_packet_valid;  // SendingSide.java:33
  wire [4:0] window_completion_data_status;  // SendingSide.java:33
  wire [15:0] window_completion_data_node, window_completion_data_tag, window_completion_data_bytes;  // SendingSide.java:33
  wire [29:0] window_completion_data_base; wire [7:0] window_completion_data_entry; wire [31:0] window_owner;  // SendingSide.java:33
  wire [3:0] window_peer; wire [1:0] window_channel; wire [127:0] window_packet_data_data;  // SendingSide.java:33
  wire prefetch_access_ready, prefetch_listed_ready, prefetch_toWindow, prefetch_activity_busy,
      prefetch_activity_stalledBySource, prefetch_activity_stalledBySink, prefetch_memory_data_write,
      prefetch_memory_valid, prefetch_payload_data_last, prefetch_payload_valid;  // SendingSide.java:34
  wire [23:0] prefetch_memory_data_line; wire [255:0] prefetch_memory_data_data;  // SendingSide.java:34
  wire [7:0] prefetch_memory_data_lanes; wire [127:0] prefetch_payload_data_data;  // SendingSide.java:34
  wire gate_command_ready, gate_admitted_data_process, gate_admitted_data_wantsReceiveStatus,
      gate_admitted_valid;  // SendingSide.java:68
  wire [7:0] gate_admitted_data_operation, gate_admitted_data_otherProcess, gate_admitted_data_source_pattern,
      gate_admitted_data_destination_pattern, gate_admitted_data_ticket;  // SendingSide.java:68
  wire [31:0] gate_admitted_data_source_base, gate_admitted_data_source_stride,
      gate_admitted_data_destination_base, gate_admitted_data_destination_stride;  // SendingSide.java:68
  wire [15:0] gate_admitted_data_source_elementBytes, gate_admitted_data_source_count,
      gate_admitted_data_destination_elementBytes, gate_admitted_data_destination_count,
      gate_admitted_data_node, gate_admitted_data_tag;  // SendingSide.java:68
  wire next_sources_0_ready, next_sources_1_ready, next_sources_2_ready, next_sink_data_process,
      next_sink_data_wantsReceiveStatus, next_sink_valid;  // SendingSide.java:76
  wire [7:0] next_sink_data_operation, next_sink_data_otherProcess, next_sink_data_source_pattern,
      next_sink_data_destination_pattern, next_sink_data_ticket;  // SendingSide.java:76
  wire [31:0] next_sink_data_source_base, next_sink_data_source_stride, next_sink_data_destination_base,
      next_sink_data_destination_stride;  // SendingSide.java:76
  wire [15:0] next_sink_data_source_elementBytes, next_sink_data_source_count,
      next_sink_data_destination_elementBytes, next_sink_data_destination_count, next_sink_data_node,
      next_sink_data_tag;  // SendingSide.java:76
  wire [1:0] next_chosen;  // SendingSide.java:76
  wire taken_enqueue_ready, taken_dequeue_data_process, taken_dequeue_data_wantsReceiveStatus,
      taken_dequeue_valid, taken_count;  // SendingSide.java:40
  wire [7:0] taken_dequeue_data_operation, taken_dequeue_data_otherProcess, taken_dequeue_data_source_pattern,
      taken_dequeue_data_destination_pattern, taken_dequeue_data_ticket;  // SendingSide.java:40
  wire [31:0] taken_dequeue_data_source_base, taken_dequeue_data_source_stride,
      taken_dequeue_data_destination_base, taken_dequeue_data_destination_stride;  // SendingSide.java:40
  wire [15:0] taken_dequeue_data_source_elementBytes, taken_dequeue_data_source_count,
      taken_dequeue_data_destination_elementBytes, taken_dequeue_data_destination_count,
      taken_dequeue_data_node, taken_dequeue_data_tag;  // SendingSide.java:40
  wire checked_enqueue_ready, checked_dequeue_data_process, checked_dequeue_data_otherProcess,
      checked_dequeue_data_wantsReceiveStatus, checked_dequeue_valid, checked_count;  // SendingSide.java:41
  wire [4:0] checked_dequeue_data_status;  // SendingSide.java:41
  wire [2:0] checked_dequeue_data_operation, checked_dequeue_data_source_sizeLog2,
      checked_dequeue_data_destination_sizeLog2;  // SendingSide.java:41
  wire [1:0] checked_dequeue_data_source_pattern, checked_dequeue_data_destination_pattern;  // SendingSide.java:41
  wire [29:0] checked_dequeue_data_source_base, checked_dequeue_data_destination_base;  // SendingSide.java:41
  wire [31:0] checked_dequeue_data_source_stride, checked_dequeue_data_destination_stride;  // SendingSide.java:41
  wire [15:0] checked_dequeue_data_source_bytes, checked_dequeue_data_destination_bytes,
      checked_dequeue_data_bytes, checked_dequeue_data_node, checked_dequeue_data_tag;  // SendingSide.java:41
  wire [7:0] checked_dequeue_data_entry, checked_dequeue_data_ticket;  // SendingSide.java:41
  wire dispatch_transfer_ready, dispatch_prefetch_valid, dispatch_begun_data_process,
      dispatch_begun_data_otherProcess, dispatch_begun_data_wantsReceiveStatus, dispatch_begun_valid;  // SendingSide.java:47
  wire [1:0] dispatch_prefetch_data_pattern, dispatch_begun_data_source_pattern,
      dispatch_begun_data_destination_pattern;  // SendingSide.java:47
  wire [29:0] dispatch_prefetch_data_base, dispatch_begun_data_source_base,
      dispatch_begun_data_destination_base;  // SendingSide.java:47
  wire [31:0] dispatch_prefetch_data_stride, dispatch_begun_data_source_stride,
      dispatch_begun_data_destination_stride;  // SendingSide.java:47
  wire [2:0] dispatch_prefetch_data_sizeLog2, dispatch_begun_data_operation,
      dispatch_begun_data_source_sizeLog2, dispatch_begun_data_destination_sizeLog2;  // SendingSide.java:47
  wire [15:0] dispatch_prefetch_data_bytes, dispatch_begun_data_source_bytes,
      dispatch_begun_data_destination_bytes, dispatch_begun_data_bytes, dispatch_begun_data_node,
      dispatch_begun_data_tag;  // SendingSide.java:47
  wire [4:0] dispatch_begun_data_status; wire [7:0] dispatch_begun_data_entry, dispatch_begun_data_ticket;  // SendingSide.java:47
  wire begun_enqueue_ready, begun_dequeue_data_process, begun_dequeue_data_otherProcess,
      begun_dequeue_data_wantsReceiveStatus, begun_dequeue_valid;  // SendingSide.java:106
  wire [4:0] begun_dequeue_data_status;  // SendingSide.java:106
  wire [2:0] begun_dequeue_data_operation, begun_dequeue_data_source_sizeLog2,
      begun_dequeue_data_destination_sizeLog2, begun_count;  // SendingSide.java:106
  wire [1:0] begun_dequeue_data_source_pattern, begun_dequeue_data_destination_pattern;  // SendingSide.java:106
  wire [29:0] begun_dequeue_data_source_base, begun_dequeue_data_destination_base;  // SendingSide.java:106
  wire [31:0] begun_dequeue_data_source_stride, begun_dequeue_data_destination_stride;  // SendingSide.java:106
  wire [15:0] begun_dequeue_data_source_bytes, begun_dequeue_data_destination_bytes, begun_dequeue_data_bytes,
      begun_dequeue_data_node, begun_dequeue_data_tag;  // SendingSide.java:106
  wire [7:0] begun_dequeue_data_entry, begun_dequeue_data_ticket;  // SendingSide.java:106
  wire completed_sources_0_ready, completed_sources_1_ready, completed_sink_data_process,
      completed_sink_data_otherProcess, completed_sink_valid, completed_chosen;  // SendingSide.java:94
  wire [4:0] completed_sink_data_status;  // SendingSide.java:94
  wire [15:0] completed_sink_data_node, completed_sink_data_tag, completed_sink_data_bytes;  // SendingSide.java:94
  wire [29:0] completed_sink_data_base; wire [7:0] completed_sink_data_entry;  // SendingSide.java:94
  wire loads_answers, loads_request_ready, loads_memory_data_write, loads_memory_valid, loads_window_data_write,
      loads_window_valid;  // LineWays.java:53
  wire [23:0] loads_memory_data_line, loads_window_data_line;  // LineWays.java:53
  wire [255:0] loads_memory_data_data, loads_window_data_data;  // LineWays.java:53
  wire [7:0] loads_memory_data_lanes, loads_window_data_lanes;  // LineWays.java:53
  wire leaving_source_ready, leaving_sink_data_word_last, leaving_sink_valid; wire [1:0] leaving_sink_data_way;  // LeavingPackets.java:29
  wire [127:0] leaving_sink_data_word_data;  // LeavingPackets.java:29
  wire ways_source_ready, ways_sinks_0_data_last, ways_sinks_0_valid, ways_sinks_1_data_last,
      ways_sinks_1_valid, ways_sinks_2_data_last, ways_sinks_2_valid, ways_sinks_3_data_last,
      ways_sinks_3_valid;  // LeavingPackets.java:37
  wire [127:0] ways_sinks_0_data_data, ways_sinks_1_data_data, ways_sinks_2_data_data, ways_sinks_3_data_data;  // LeavingPackets.java:37
  wire requestsSent_enqueue_ready, requestsSent_dequeue_data_last, requestsSent_dequeue_valid;  // LeavingPackets.java:47
  wire [127:0] requestsSent_dequeue_data_data; wire [3:0] requestsSent_count;  // LeavingPackets.java:47
  wire looping_source_ready, looping_sink_data_last, looping_sink_valid; wire [127:0] looping_sink_data_data;  // LeavingPackets.java:54
  wire [1:0] controller_write_data_pattern; wire [29:0] controller_write_data_base, controller_status_data_base;  // ReceivingSide.java:23
  wire [31:0] controller_write_data_stride, controller_asked_data_source_base,
      controller_asked_data_source_stride, controller_asked_data_destination_base,
      controller_asked_data_destination_stride, controller_owner;  // ReceivingSide.java:23
  wire [2:0] controller_write_data_sizeLog2, controller_arriving;  // ReceivingSide.java:23
  wire [15:0] controller_write_data_bytes, controller_asked_data_source_elementBytes,
      controller_asked_data_source_count, controller_asked_data_destination_elementBytes,
      controller_asked_data_destination_count, controller_asked_data_node, controller_asked_data_tag,
      controller_status_data_node, controller_status_data_tag, controller_status_data_bytes;  // ReceivingSide.java:23
  wire controller_write_valid, controller_listed_valid, controller_asked_data_process,
      controller_asked_data_wantsReceiveStatus, controller_asked_valid, controller_answered, controller_settles,
      controller_fenceSettles, controller_fenceAnswered, controller_status_data_process,
      controller_status_data_otherProcess, controller_status_valid, controller_activity_busy,
      controller_activity_stalledBySource, controller_activity_stalledBySink, controller_packet_ready,
      controller_payload_data_last, controller_payload_valid, controller_memory_data_write,
      controller_memory_valid;  // ReceivingSide.java:23
  wire [28:0] controller_listed_data;  // ReceivingSide.java:23
  wire [7:0] controller_asked_data_operation, controller_asked_data_otherProcess,
      controller_asked_data_source_pattern, controller_asked_data_destination_pattern,
      controller_asked_data_ticket, controller_ticket, controller_status_data_entry,
      controller_memory_data_lanes;  // ReceivingSide.java:23
  wire [3:0] controller_fencedNode, controller_peer; wire [4:0] controller_status_data_status;  // ReceivingSide.java:23
  wire [127:0] controller_payload_data_data; wire [23:0] controller_memory_data_line;  // ReceivingSide.java:23
  wire [255:0] controller_memory_data_data;  // ReceivingSide.java:23
  wire write_access_ready, write_listed_ready, write_toWindow, write_done, write_activity_busy,
      write_activity_stalledBySource, write_activity_stalledBySink, write_payload_ready,
      write_memory_data_write, write_memory_valid;  // ReceivingSide.java:25
  wire [23:0] write_memory_data_line; wire [255:0] write_memory_data_data; wire [7:0] write_memory_data_lanes;  // ReceivingSide.java:25
  wire arrivals_sources_0_ready, arrivals_sources_1_ready, arrivals_sources_2_ready, arrivals_sources_3_ready,
      arrivals_sink_data_last, arrivals_sink_valid;  // ArrivingPackets.java:21
  wire [127:0] arrivals_sink_data_data; wire [1:0] arrivals_chosen;  // ArrivingPackets.java:21
  wire arriving_source_ready, arriving_sink_data_isLocal, arriving_sink_data_word_last, arriving_sink_valid;  // ArrivingPackets.java:27
  wire [127:0] arriving_sink_data_word_data;  // ArrivingPackets.java:27
  wire local_any;  // ReceivingSide.java:43
  wire stores_answers, stores_request_ready, stores_memory_data_write, stores_memory_valid,
      stores_window_data_write, stores_window_valid;  // LineWays.java:68
  wire [23:0] stores_memory_data_line, stores_window_data_line;  // LineWays.java:68
  wire [255:0] stores_memory_data_data, stores_window_data_data;  // LineWays.java:68
  wire [7:0] stores_memory_data_lanes, stores_window_data_lanes;  // LineWays.java:68
  wire reading_any;  // CountedEvents.java:49
  wire writing_any;  // CountedEvents.java:50
  wire [15:0] toWhom = {12'd0, fenceAnswers_answer_data};  // VectorCommand.java:61
  wire mayBegin = insideRequest || (asked_count < 3'd4);  // ArrivingPackets.java:46
  wire [1:0] both_0 = {1'b0, memory_activates[0]} + {1'b0, memory_activates[1]};  // CountedEvents.java:41
  wire [1:0] both_1 = {1'b0, (memory_sodimm0_command == SoDimmCommand_READ)
      || (memory_sodimm0_command == SoDimmCommand_WRITE)}
      + {1'b0, (memory_sodimm1_command == SoDimmCommand_READ)
      || (memory_sodimm1_command == SoDimmCommand_WRITE)};  // CountedEvents.java:66
  assign request_ready = requests_source_ready;  // Dimmnet2Node.java:153
  assign response_data = host_response_data;  // Dimmnet2Node.java:155
  assign response_valid = host_response_valid;  // Dimmnet2Node.java:155
  assign sodimm0_command = memory_sodimm0_command;  // Dimmnet2Node.java:165
  assign sodimm0_autoPrecharge = memory_sodimm0_autoPrecharge;  // Dimmnet2Node.java:165
  assign sodimm0_bank = memory_sodimm0_bank;  // Dimmnet2Node.java:165
  assign sodimm0_row = memory_sodimm0_row;  // Dimmnet2Node.java:165
  assign sodimm0_column = memory_sodimm0_column;  // Dimmnet2Node.java:165
  assign sodimm0_writeData = memory_sodimm0_writeData;  // Dimmnet2Node.java:165
  assign sodimm0_writeMask = memory_sodimm0_writeMask;  // Dimmnet2Node.java:165
  assign sodimm1_command = memory_sodimm1_command;  // Dimmnet2Node.java:166
  assign sodimm1_autoPrecharge = memory_sodimm1_autoPrecharge;  // Dimmnet2Node.java:166
  assign sodimm1_bank = memory_sodimm1_bank;  // Dimmnet2Node.java:166
  assign sodimm1_row = memory_sodimm1_row;  // Dimmnet2Node.java:166
  assign sodimm1_column = memory_sodimm1_column;  // Dimmnet2Node.java:166
  assign sodimm1_writeData = memory_sodimm1_writeData;  // Dimmnet2Node.java:166
  assign sodimm1_writeMask = memory_sodimm1_writeMask;  // Dimmnet2Node.java:166
  assign transmit_valid = port_transmit_valid;  // Dimmnet2Node.java:147
  assign transmit_data = port_transmit_data;  // Dimmnet2Node.java:147
  assign transmit_last = port_transmit_last;  // Dimmnet2Node.java:147
  assign loop_data_data = looping_sink_data_data;  // LeavingPackets.java:57
  assign loop_data_last = looping_sink_data_last;  // LeavingPackets.java:57
  assign loop_valid = looping_sink_valid;  // LeavingPackets.java:57
  assign loop_ready = arrivals_sources_2_ready;  // ArrivingPackets.java:25
  assign port_arrived_1_ready = arrivals_sources_3_ready && mayBegin;  // ArrivingPackets.java:49
  assign memory_request_data_write = arbiter_memory_data_write;  // Dimmnet2Node.java:164
  assign memory_request_valid = arbiter_memory_valid;  // Dimmnet2Node.java:164
  assign receptions_source_data_process = controller_status_data_process;  // ReceivingSide.java:36
  assign completions_source_data_process = completed_sink_data_process;  // SendingSide.java:97
  assign window_transfer_valid = begun_dequeue_valid;  // SendingSide.java:49
  assign window_completion_ready = completed_sources_0_ready;  // SendingSide.java:95
  assign window_packet_ready = leaving_source_ready;  // LeavingPackets.java:33
  assign localLeaves = window_packet_valid && window_packet_ready && window_packet_data_last && window_isLocal;  // LeavingPackets.java:43
  assign controller_isLocal = arriving_sink_data_isLocal;  // ArrivingPackets.java:37
  assign controller_packet_data_last = arriving_sink_data_word_last;  // ArrivingPackets.java:36
  assign controller_packet_valid = arriving_sink_valid;  // ArrivingPackets.java:34
  assign arrivals_sources_3_valid = port_arrived_1_valid && mayBegin;  // ArrivingPackets.java:48
  assign memoryActivity_busy = memory_request_valid || reading_any || writing_any;  // CountedEvents.java:58
  assign memoryActivity_stalledBySource = memoryActivity_busy && !memory_request_valid;  // CountedEvents.java:59
  assign memoryActivity_stalledBySink = memory_request_valid && !memory_request_ready;  // CountedEvents.java:60
  always @(posedge clock) begin
    working <= window_busy || leaving_sink_valid || window_transfer_valid || checked_dequeue_valid
        || taken_dequeue_valid || next_sink_valid;  // SendingSide.java:57
    insideRequest <= arrivals_sources_3_valid
        && !(port_arrived_1_valid && port_arrived_1_ready && port_arrived_1_data_last);  // ArrivingPackets.java:50
    count_CYCLES <= count_CYCLES + 32'd1;  // CountedEvents.java:34
    if (memory_readValid) begin  // CountedEvents.java:34
      count_LINES_READ <= count_LINES_READ + 32'd1;  // CountedEvents.java:34
    end
    if (memory_writeDone) begin  // CountedEvents.java:34
      count_LINES_WRITTEN <= count_LINES_WRITTEN + 32'd1;  // CountedEvents.java:34
    end
    count_ACTIVATIONS <= count_ACTIVATIONS + {30'd0, both_0};  // CountedEvents.java:42
    count_BURSTS <= count_BURSTS + {30'd0, both_1};  // CountedEvents.java:67
    if (reset) begin
      working <= 1'b0;  // SendingSide.java:56
      insideRequest <= 1'b0;  // ArrivingPackets.java:45
      count_CYCLES <= 32'd0;  // CountedEvents.java:33
      count_LINES_READ <= 32'd0;  // CountedEvents.java:33
      count_LINES_WRITTEN <= 32'd0;  // CountedEvents.java:33
      count_ACTIVATIONS <= 32'd0;  // CountedEvents.java:40
      count_BURSTS <= 32'd0;  // CountedEvents.java:65
    end
  end
  FenceAnswers fenceAnswers (  // Dimmnet2Node.java:75
    .clock(clock), .reset(reset), .settles(controller_fenceSettles), .from(controller_fencedNode),
    .answer_data(fenceAnswers_answer_data), .answer_valid(fenceAnswers_answer_valid),
    .answer_ready(next_sources_2_ready));
  OutstandingReads_4 outstanding (  // Dimmnet2Node.java:117
    .clock(clock), .reset(reset), .nextTicket(outstanding_nextTicket), .takes(window_takesTicket),
    .owner(window_owner), .ticket(controller_ticket), .claimedOwner(controller_owner),
    .isKnown(outstanding_isKnown), .releases(controller_answered), .tickets(outstanding_tickets));
  CommandFence_6 fence (  // Dimmnet2Node.java:119
    .clock(clock), .reset(reset), .command_data_operation(commands_dequeue_data_operation),
    .command_data_process(commands_dequeue_data_process),
    .command_data_otherProcess(commands_dequeue_data_otherProcess),
    .command_data_source_base(commands_dequeue_data_source_base),
    .command_data_source_stride(commands_dequeue_data_source_stride),
    .command_data_source_elementBytes(commands_dequeue_data_source_elementBytes),
    .command_data_source_count(commands_dequeue_data_source_count),
    .command_data_source_pattern(commands_dequeue_data_source_pattern),
    .command_data_destination_base(commands_dequeue_data_destination_base),
    .command_data_destination_stride(commands_dequeue_data_destination_stride),
    .command_data_destination_elementBytes(commands_dequeue_data_destination_elementBytes),
    .command_data_destination_count(commands_dequeue_data_destination_count),
    .command_data_destination_pattern(commands_dequeue_data_destination_pattern),
    .command_data_node(commands_dequeue_data_node), .command_data_tag(commands_dequeue_data_tag),
    .command_data_wantsReceiveStatus(commands_dequeue_data_wantsReceiveStatus),
    .command_data_ticket(commands_dequeue_data_ticket), .command_valid(commands_dequeue_valid),
    .command_ready(fence_command_ready), .admitted_data_operation(fence_admitted_data_operation),
    .admitted_data_process(fence_admitted_data_process),
    .admitted_data_otherProcess(fence_admitted_data_otherProcess),
    .admitted_data_source_base(fence_admitted_data_source_base),
    .admitted_data_source_stride(fence_admitted_data_source_stride),
    .admitted_data_source_elementBytes(fence_admitted_data_source_elementBytes),
    .admitted_data_source_count(fence_admitted_data_source_count),
    .admitted_data_source_pattern(fence_admitted_data_source_pattern),
    .admitted_data_destination_base(fence_admitted_data_destination_base),
    .admitted_data_destination_stride(fence_admitted_data_destination_stride),
    .admitted_data_destination_elementBytes(fence_admitted_data_destination_elementBytes),
    .admitted_data_destination_count(fence_admitted_data_destination_count),
    .admitted_data_destination_pattern(fence_admitted_data_destination_pattern),
    .admitted_data_node(fence_admitted_data_node), .admitted_data_tag(fence_admitted_data_tag),
    .admitted_data_wantsReceiveStatus(fence_admitted_data_wantsReceiveStatus),
    .admitted_data_ticket(fence_admitted_data_ticket), .admitted_valid(fence_admitted_valid),
    .admitted_ready(gate_command_ready), .completes(window_completion_valid && window_completion_ready),
    .writes(window_writes), .writtenTo(window_peer), .awaits((outstanding_tickets != 3'd4) || local_any),
    .arriving(controller_arriving), .settles(controller_settles), .from(controller_peer),
    .isAwaited(fence_isAwaited), .answers(controller_fenceAnswered),
    .completion_data_status(fence_completion_data_status), .completion_data_node(fence_completion_data_node),
    .completion_data_tag(fence_completion_data_tag), .completion_data_bytes(fence_completion_data_bytes),
    .completion_data_base(fence_completion_data_base), .completion_data_entry(fence_completion_data_entry),
    .completion_data_process(fence_completion_data_process),
    .completion_data_otherProcess(fence_completion_data_otherProcess),
        .completion_valid(fence_completion_valid),
    .completion_ready(completed_sources_1_ready));
  Queue_VectorCommand266_5 asked (  // Dimmnet2Node.java:120
    .clock(clock), .reset(reset), .enqueue_data_operation(controller_asked_data_operation),
    .enqueue_data_process(controller_asked_data_process),
    .enqueue_data_otherProcess(controller_asked_data_otherProcess),
    .enqueue_data_source_base(controller_asked_data_source_base),
    .enqueue_data_source_stride(controller_asked_data_source_stride),
    .enqueue_data_source_elementBytes(controller_asked_data_source_elementBytes),
    .enqueue_data_source_count(controller_asked_data_source_count),
    .enqueue_data_source_pattern(controller_asked_data_source_pattern),
    .enqueue_data_destination_base(controller_asked_data_destination_base),
    .enqueue_data_destination_stride(controller_asked_data_destination_stride),
    .enqueue_data_destination_elementBytes(controller_asked_data_destination_elementBytes),
    .enqueue_data_destination_count(controller_asked_data_destination_count),
    .enqueue_data_destination_pattern(controller_asked_data_destination_pattern),
    .enqueue_data_node(controller_asked_data_node), .enqueue_data_tag(controller_asked_data_tag),
    .enqueue_data_wantsReceiveStatus(controller_asked_data_wantsReceiveStatus),
    .enqueue_data_ticket(controller_asked_data_ticket), .enqueue_valid(controller_asked_valid),
    .enqueue_ready(asked_enqueue_ready), .dequeue_data_operation(asked_dequeue_data_operation),
    .dequeue_data_process(asked_dequeue_data_process),
    .dequeue_data_otherProcess(asked_dequeue_data_otherProcess),
    .dequeue_data_source_base(asked_dequeue_data_source_base),
    .dequeue_data_source_stride(asked_dequeue_data_source_stride),
    .dequeue_data_source_elementBytes(asked_dequeue_data_source_elementBytes),
    .dequeue_data_source_count(asked_dequeue_data_source_count),
    .dequeue_data_source_pattern(asked_dequeue_data_source_pattern),
    .dequeue_data_destination_base(asked_dequeue_data_destination_base),
    .dequeue_data_destination_stride(asked_dequeue_data_destination_stride),
    .dequeue_data_destination_elementBytes(asked_dequeue_data_destination_elementBytes),
    .dequeue_data_destination_count(asked_dequeue_data_destination_count),
    .dequeue_data_destination_pattern(asked_dequeue_data_destination_pattern),
    .dequeue_data_node(asked_dequeue_data_node), .dequeue_data_tag(asked_dequeue_data_tag),
    .dequeue_data_wantsReceiveStatus(asked_dequeue_data_wantsReceiveStatus),
    .dequeue_data_ticket(asked_dequeue_data_ticket), .dequeue_valid(asked_dequeue_valid),
    .dequeue_ready(next_sources_1_ready), .count(asked_count));
  LinkPort_word16_sent8_gathered0_received8_payload2024 port (  // Dimmnet2Node.java:122
    .clock(clock), .reset(reset), .link_clock(link_clock), .link_reset(link_reset), .moreWillCome(working),
    .transmit_valid(port_transmit_valid), .transmit_data(port_transmit_data),
        .transmit_last(port_transmit_last),
    .receive_valid(receive_valid), .receive_data(receive_data), .receive_last(receive_last),
    .packetsSent(port_packetsSent), .packetsReceived(port_packetsReceived), .packetsWrong(port_packetsWrong),
    .sent_0_data_data(ways_sinks_0_data_data), .sent_0_data_last(ways_sinks_0_data_last),
    .sent_0_valid(ways_sinks_0_valid), .sent_0_ready(port_sent_0_ready),
    .sent_1_data_data(requestsSent_dequeue_data_data), .sent_1_data_last(requestsSent_dequeue_data_last),
    .sent_1_valid(requestsSent_dequeue_valid), .sent_1_ready(port_sent_1_ready),
    .sent_2_data_data(ways_sinks_2_data_data), .sent_2_data_last(ways_sinks_2_data_last),
    .sent_2_valid(ways_sinks_2_valid), .sent_2_ready(port_sent_2_ready),
    .arrived_0_data_data(port_arrived_0_data_data), .arrived_0_data_last(port_arrived_0_data_last),
    .arrived_0_valid(port_arrived_0_valid), .arrived_0_ready(arrivals_sources_1_ready),
    .arrived_1_data_data(port_arrived_1_data_data), .arrived_1_data_last(port_arrived_1_data_last),
    .arrived_1_valid(port_arrived_1_valid), .arrived_1_ready(port_arrived_1_ready),
    .arrived_2_data_data(port_arrived_2_data_data), .arrived_2_data_last(port_arrived_2_data_last),
    .arrived_2_valid(port_arrived_2_valid), .arrived_2_ready(arrivals_sources_0_ready));
  Windows_32 windows (  // Dimmnet2Node.java:127
    .clock(clock), .reset(reset), .stored(windows_stored), .loaded(windows_loaded), .hostWord(host_windowWord),
    .hostReads(host_windowReads), .hostReadData(windows_hostReadData), .hostWrites(host_windowWrites),
    .hostWriteData(host_windowWriteData), .store_data_write(stores_window_data_write),
    .store_data_line(stores_window_data_line), .store_data_data(stores_window_data_data),
    .store_data_lanes(stores_window_data_lanes), .store_valid(stores_window_valid),
    .store_ready(windows_store_ready), .load_data_write(loads_window_data_write),
    .load_data_line(loads_window_data_line), .load_data_data(loads_window_data_data),
    .load_data_lanes(loads_window_data_lanes), .load_valid(loads_window_valid), .load_ready(windows_load_ready),
    .loadedLine(windows_loadedLine));
  HostInterface host (  // Dimmnet2Node.java:128
    .clock(clock), .reset(reset), .request_data_write(requests_sink_data_write),
    .request_data_address(requests_sink_data_address), .request_data_data(requests_sink_data_data),
    .request_valid(requests_sink_valid), .request_ready(host_request_ready), .response_data(host_response_data),
    .response_valid(host_response_valid), .response_ready(response_ready),
    .command_data_operation(host_command_data_operation), .command_data_process(host_command_data_process),
    .command_data_otherProcess(host_command_data_otherProcess),
    .command_data_source_base(host_command_data_source_base),
    .command_data_source_stride(host_command_data_source_stride),
    .command_data_source_elementBytes(host_command_data_source_elementBytes),
    .command_data_source_count(host_command_data_source_count),
    .command_data_source_pattern(host_command_data_source_pattern),
    .command_data_destination_base(host_command_data_destination_base),
    .command_data_destination_stride(host_command_data_destination_stride),
    .command_data_destination_elementBytes(host_command_data_destination_elementBytes),
    .command_data_destination_count(host_command_data_destination_count),
    .command_data_destination_pattern(host_command_data_destination_pattern),
    .command_data_node(host_command_data_node), .command_data_tag(host_command_data_tag),
    .command_data_wantsReceiveStatus(host_command_data_wantsReceiveStatus),
    .command_data_ticket(host_command_data_ticket), .command_valid(host_command_valid),
    .command_ready(commands_enqueue_ready), .llcmWrite_data_word(host_llcmWrite_data_word),
    .llcmWrite_data_data(host_llcmWrite_data_data), .llcmWrite_valid(host_llcmWrite_valid),
    .llcmWrite_ready(llcm_host_ready), .llcmReadWord(host_llcmReadWord), .llcmReads(host_llcmReads),
    .llcmReadData(llcm_readData), .windowWord(host_windowWord), .windowReads(host_windowReads),
    .windowReadData(windows_hostReadData), .windowWrites(host_windowWrites),
    .windowWriteData(host_windowWriteData), .node(host_node), .receiveTaken_0(host_receiveTaken_0),
    .receiveTaken_1(host_receiveTaken_1), .receiveWritten_0(receptions0_written),
    .receiveWritten_1(receptions1_written), .completionTaken_0(host_completionTaken_0),
    .completionTaken_1(host_completionTaken_1), .completionWritten_0(completions0_written),
    .completionWritten_1(completions1_written), .memoryReady(memory_initialised), .ringsDrop(host_ringsDrop),
    .receiveDropped_0(receptions0_dropped), .receiveDropped_1(receptions1_dropped),
    .completionDropped_0(completions0_dropped), .completionDropped_1(completions1_dropped),
    .activities_0_busy(prefetch_activity_busy),
        .activities_0_stalledBySource(prefetch_activity_stalledBySource),
    .activities_0_stalledBySink(prefetch_activity_stalledBySink), .activities_1_busy(write_activity_busy),
    .activities_1_stalledBySource(write_activity_stalledBySource),
    .activities_1_stalledBySink(write_activity_stalledBySink), .activities_2_busy(window_activity_busy),
    .activities_2_stalledBySource(window_activity_stalledBySource),
    .activities_2_stalledBySink(window_activity_stalledBySink), .activities_3_busy(controller_activity_busy),
    .activities_3_stalledBySource(controller_activity_stalledBySource),
    .activities_3_stalledBySink(controller_activity_stalledBySink), .activities_4_busy(memoryActivity_busy),
    .activities_4_stalledBySource(memoryActivity_stalledBySource),
    .activities_4_stalledBySink(memoryActivity_stalledBySink), .counter_cycles(count_CYCLES),
    .counter_packets_sent(port_packetsSent), .counter_packets_received(port_packetsReceived),
    .counter_packets_wrong(port_packetsWrong), .counter_activations(count_ACTIVATIONS),
    .counter_lines_read(count_LINES_READ), .counter_lines_written(count_LINES_WRITTEN),
    .counter_bursts(count_BURSTS));
  SkidBuffer_HostRequest82 requests (  // Dimmnet2Node.java:152
    .clock(clock), .reset(reset), .source_data_write(request_data_write),
    .source_data_address(request_data_address), .source_data_data(request_data_data),
    .source_valid(request_valid), .source_ready(requests_source_ready),
    .sink_data_write(requests_sink_data_write), .sink_data_address(requests_sink_data_address),
    .sink_data_data(requests_sink_data_data), .sink_valid(requests_sink_valid),
        .sink_ready(host_request_ready));
  ReorderingController_map_hashed_lineBytes32_window16_slots64 memory (  // Dimmnet2Node.java:131
    .clock(clock), .reset(reset), .readValid(memory_readValid), .writeDone(memory_writeDone),
    .initialised(memory_initialised), .activates(memory_activates), .sodimm0_command(memory_sodimm0_command),
    .sodimm0_autoPrecharge(memory_sodimm0_autoPrecharge), .sodimm0_bank(memory_sodimm0_bank),
    .sodimm0_row(memory_sodimm0_row), .sodimm0_column(memory_sodimm0_column),
    .sodimm0_writeData(memory_sodimm0_writeData), .sodimm0_writeMask(memory_sodimm0_writeMask),
    .sodimm0_readData(sodimm0_readData), .sodimm1_command(memory_sodimm1_command),
    .sodimm1_autoPrecharge(memory_sodimm1_autoPrecharge), .sodimm1_bank(memory_sodimm1_bank),
    .sodimm1_row(memory_sodimm1_row), .sodimm1_column(memory_sodimm1_column),
    .sodimm1_writeData(memory_sodimm1_writeData), .sodimm1_writeMask(memory_sodimm1_writeMask),
    .sodimm1_readData(sodimm1_readData), .request_data_write(memory_request_data_write),
    .request_data_line(arbiter_memory_data_line), .request_data_data(arbiter_memory_data_data),
    .request_data_lanes(arbiter_memory_data_lanes), .request_valid(memory_request_valid),
    .request_ready(memory_request_ready), .readLine(memory_readLine));
  MemoryArbiter_32 arbiter (  // Dimmnet2Node.java:132
    .clock(clock), .reset(reset), .reader_data_write(reads_memory_data_write),
    .reader_data_line(reads_memory_data_line), .reader_data_data(reads_memory_data_data),
    .reader_data_lanes(reads_memory_data_lanes), .reader_valid(reads_memory_valid),
    .reader_ready(arbiter_reader_ready), .writer_data_write(stores_memory_data_write),
    .writer_data_line(stores_memory_data_line), .writer_data_data(stores_memory_data_data),
    .writer_data_lanes(stores_memory_data_lanes), .writer_valid(stores_memory_valid),
    .writer_ready(arbiter_writer_ready), .memory_data_write(arbiter_memory_data_write),
    .memory_data_line(arbiter_memory_data_line), .memory_data_data(arbiter_memory_data_data),
    .memory_data_lanes(arbiter_memory_data_lanes), .memory_valid(arbiter_memory_valid),
    .memory_ready(memory_request_ready));
  Llcm llcm (  // Dimmnet2Node.java:134
    .clock(clock), .reset(reset), .rings_0_data_word(receptionsWrite0_sink_data_word),
    .rings_0_data_data(receptionsWrite0_sink_data_data), .rings_0_valid(receptionsWrite0_sink_valid),
    .rings_0_ready(llcm_rings_0_ready), .rings_1_data_word(receptionsWrite1_sink_data_word),
    .rings_1_data_data(receptionsWrite1_sink_data_data), .rings_1_valid(receptionsWrite1_sink_valid),
    .rings_1_ready(llcm_rings_1_ready), .rings_2_data_word(completionsWrite0_sink_data_word),
    .rings_2_data_data(completionsWrite0_sink_data_data), .rings_2_valid(completionsWrite0_sink_valid),
    .rings_2_ready(llcm_rings_2_ready), .rings_3_data_word(completionsWrite1_sink_data_word),
    .rings_3_data_data(completionsWrite1_sink_data_data), .rings_3_valid(completionsWrite1_sink_valid),
    .rings_3_ready(llcm_rings_3_ready), .host_data_word(host_llcmWrite_data_word),
    .host_data_data(host_llcmWrite_data_data), .host_valid(host_llcmWrite_valid), .host_ready(llcm_host_ready),
    .readWord(host_llcmReadWord), .reads(host_llcmReads), .readData(llcm_readData));
  StreamDemux_StatusEntry93_2 receptions (  // StatusRings.java:38
    .source_data_status(controller_status_data_status), .source_data_node(controller_status_data_node),
    .source_data_tag(controller_status_data_tag), .source_data_bytes(controller_status_data_bytes),
    .source_data_base(controller_status_data_base), .source_data_entry(controller_status_data_entry),
    .source_data_process(receptions_source_data_process),
    .source_data_otherProcess(controller_status_data_otherProcess), .source_valid(controller_status_valid),
    .source_ready(receptions_source_ready), .select(receptions_source_data_process),
    .sinks_0_data_status(receptions_sinks_0_data_status), .sinks_0_data_node(receptions_sinks_0_data_node),
    .sinks_0_data_tag(receptions_sinks_0_data_tag), .sinks_0_data_bytes(receptions_sinks_0_data_bytes),
    .sinks_0_data_base(receptions_sinks_0_data_base), .sinks_0_data_entry(receptions_sinks_0_data_entry),
    .sinks_0_data_process(receptions_sinks_0_data_process),
    .sinks_0_data_otherProcess(receptions_sinks_0_data_otherProcess), .sinks_0_valid(receptions_sinks_0_valid),
    .sinks_0_ready(receptions0_entry_ready), .sinks_1_data_status(receptions_sinks_1_data_status),
    .sinks_1_data_node(receptions_sinks_1_data_node), .sinks_1_data_tag(receptions_sinks_1_data_tag),
    .sinks_1_data_bytes(receptions_sinks_1_data_bytes), .sinks_1_data_base(receptions_sinks_1_data_base),
    .sinks_1_data_entry(receptions_sinks_1_data_entry), .sinks_1_data_process(receptions_sinks_1_data_process),
    .sinks_1_data_otherProcess(receptions_sinks_1_data_otherProcess), .sinks_1_valid(receptions_sinks_1_valid),
    .sinks_1_ready(receptions1_entry_ready));
  StatusRing_0 receptions0 (  // StatusRings.java:41
    .clock(clock), .reset(reset), .entry_data_status(receptions_sinks_0_data_status),
    .entry_data_node(receptions_sinks_0_data_node), .entry_data_tag(receptions_sinks_0_data_tag),
    .entry_data_bytes(receptions_sinks_0_data_bytes), .entry_data_base(receptions_sinks_0_data_base),
    .entry_data_entry(receptions_sinks_0_data_entry), .entry_data_process(receptions_sinks_0_data_process),
    .entry_data_otherProcess(receptions_sinks_0_data_otherProcess), .entry_valid(receptions_sinks_0_valid),
    .entry_ready(receptions0_entry_ready), .llcm_data_word(receptions0_llcm_data_word),
    .llcm_data_data(receptions0_llcm_data_data), .llcm_valid(receptions0_llcm_valid),
    .llcm_ready(receptionsWrite0_source_ready), .taken(host_receiveTaken_0), .written(receptions0_written),
    .drops(host_ringsDrop), .dropped(receptions0_dropped));
  ForwardRegister_LlcmWrite75 receptionsWrite0 (  // StatusRings.java:45
    .clock(clock), .reset(reset), .source_data_word(receptions0_llcm_data_word),
    .source_data_data(receptions0_llcm_data_data), .source_valid(receptions0_llcm_valid),
    .source_ready(receptionsWrite0_source_ready), .sink_data_word(receptionsWrite0_sink_data_word),
    .sink_data_data(receptionsWrite0_sink_data_data), .sink_valid(receptionsWrite0_sink_valid),
    .sink_ready(llcm_rings_0_ready));
  StatusRing_8192 receptions1 (  // StatusRings.java:41
    .clock(clock), .reset(reset), .entry_data_status(receptions_sinks_1_data_status),
    .entry_data_node(receptions_sinks_1_data_node), .entry_data_tag(receptions_sinks_1_data_tag),
    .entry_data_bytes(receptions_sinks_1_data_bytes), .entry_data_base(receptions_sinks_1_data_base),
    .entry_data_entry(receptions_sinks_1_data_entry), .entry_data_process(receptions_sinks_1_data_process),
    .entry_data_otherProcess(receptions_sinks_1_data_otherProcess), .entry_valid(receptions_sinks_1_valid),
    .entry_ready(receptions1_entry_ready), .llcm_data_word(receptions1_llcm_data_word),
    .llcm_data_data(receptions1_llcm_data_data), .llcm_valid(receptions1_llcm_valid),
    .llcm_ready(receptionsWrite1_source_ready), .taken(host_receiveTaken_1), .written(receptions1_written),
    .drops(host_ringsDrop), .dropped(receptions1_dropped));
  ForwardRegister_LlcmWrite75 receptionsWrite1 (  // StatusRings.java:45
    .clock(clock), .reset(reset), .source_data_word(receptions1_llcm_data_word),
    .source_data_data(receptions1_llcm_data_data), .source_valid(receptions1_llcm_valid),
    .source_ready(receptionsWrite1_source_ready), .sink_data_word(receptionsWrite1_sink_data_word),
    .sink_data_data(receptionsWrite1_sink_data_data), .sink_valid(receptionsWrite1_sink_valid),
    .sink_ready(llcm_rings_1_ready));
  StreamDemux_StatusEntry93_2 completions (  // StatusRings.java:38
    .source_data_status(completed_sink_data_status), .source_data_node(completed_sink_data_node),
    .source_data_tag(completed_sink_data_tag), .source_data_bytes(completed_sink_data_bytes),
    .source_data_base(completed_sink_data_base), .source_data_entry(completed_sink_data_entry),
    .source_data_process(completions_source_data_process),
    .source_data_otherProcess(completed_sink_data_otherProcess), .source_valid(completed_sink_valid),
    .source_ready(completions_source_ready), .select(completions_source_data_process),
    .sinks_0_data_status(completions_sinks_0_data_status), .sinks_0_data_node(completions_sinks_0_data_node),
    .sinks_0_data_tag(completions_sinks_0_data_tag), .sinks_0_data_bytes(completions_sinks_0_data_bytes),
    .sinks_0_data_base(completions_sinks_0_data_base), .sinks_0_data_entry(completions_sinks_0_data_entry),
    .sinks_0_data_process(completions_sinks_0_data_process),
    .sinks_0_data_otherProcess(completions_sinks_0_data_otherProcess),
        .sinks_0_valid(completions_sinks_0_valid),
    .sinks_0_ready(completions0_entry_ready), .sinks_1_data_status(completions_sinks_1_data_status),
    .sinks_1_data_node(completions_sinks_1_data_node), .sinks_1_data_tag(completions_sinks_1_data_tag),
    .sinks_1_data_bytes(completions_sinks_1_data_bytes), .sinks_1_data_base(completions_sinks_1_data_base),
    .sinks_1_data_entry(completions_sinks_1_data_entry),
        .sinks_1_data_process(completions_sinks_1_data_process),
    .sinks_1_data_otherProcess(completions_sinks_1_data_otherProcess),
        .sinks_1_valid(completions_sinks_1_valid),
    .sinks_1_ready(completions1_entry_ready));
  StatusRing_1024 completions0 (  // StatusRings.java:41
    .clock(clock), .reset(reset), .entry_data_status(completions_sinks_0_data_status),
    .entry_data_node(completions_sinks_0_data_node), .entry_data_tag(completions_sinks_0_data_tag),
    .entry_data_bytes(completions_sinks_0_data_bytes), .entry_data_base(completions_sinks_0_data_base),
    .entry_data_entry(completions_sinks_0_data_entry), .entry_data_process(completions_sinks_0_data_process),
    .entry_data_otherProcess(completions_sinks_0_data_otherProcess), .entry_valid(completions_sinks_0_valid),
    .entry_ready(completions0_entry_ready), .llcm_data_word(completions0_llcm_data_word),
    .llcm_data_data(completions0_llcm_data_data), .llcm_valid(completions0_llcm_valid),
    .llcm_ready(completionsWrite0_source_ready), .taken(host_completionTaken_0), .written(completions0_written),
    .drops(host_ringsDrop), .dropped(completions0_dropped));
  ForwardRegister_LlcmWrite75 completionsWrite0 (  // StatusRings.java:45
    .clock(clock), .reset(reset), .source_data_word(completions0_llcm_data_word),
    .source_data_data(completions0_llcm_data_data), .source_valid(completions0_llcm_valid),
    .source_ready(completionsWrite0_source_ready), .sink_data_word(completionsWrite0_sink_data_word),
    .sink_data_data(completionsWrite0_sink_data_data), .sink_valid(completionsWrite0_sink_valid),
    .sink_ready(llcm_rings_2_ready));
  StatusRing_9216 completions1 (  // StatusRings.java:41
    .clock(clock), .reset(reset), .entry_data_status(completions_sinks_1_data_status),
    .entry_data_node(completions_sinks_1_data_node), .entry_data_tag(completions_sinks_1_data_tag),
    .entry_data_bytes(completions_sinks_1_data_bytes), .entry_data_base(completions_sinks_1_data_base),
    .entry_data_entry(completions_sinks_1_data_entry), .entry_data_process(completions_sinks_1_data_process),
    .entry_data_otherProcess(completions_sinks_1_data_otherProcess), .entry_valid(completions_sinks_1_valid),
    .entry_ready(completions1_entry_ready), .llcm_data_word(completions1_llcm_data_word),
    .llcm_data_data(completions1_llcm_data_data), .llcm_valid(completions1_llcm_valid),
    .llcm_ready(completionsWrite1_source_ready), .taken(host_completionTaken_1), .written(completions1_written),
    .drops(host_ringsDrop), .dropped(completions1_dropped));
  ForwardRegister_LlcmWrite75 completionsWrite1 (  // StatusRings.java:45
    .clock(clock), .reset(reset), .source_data_word(completions1_llcm_data_word),
    .source_data_data(completions1_llcm_data_data), .source_valid(completions1_llcm_valid),
    .source_ready(completionsWrite1_source_ready), .sink_data_word(completionsWrite1_sink_data_word),
    .sink_data_data(completionsWrite1_sink_data_data), .sink_valid(completionsWrite1_sink_valid),
    .sink_ready(llcm_rings_3_ready));
  ReadSharing_32_3_72 reads (  // LineWays.java:32
    .clock(clock), .reset(reset), .readValid(memory_readValid), .readers_0_data_write(lists_memory_data_write),
    .readers_0_data_line(lists_memory_data_line), .readers_0_data_data(lists_memory_data_data),
    .readers_0_data_lanes(lists_memory_data_lanes), .readers_0_valid(lists_memory_valid),
    .readers_0_ready(reads_readers_0_ready), .readers_1_data_write(controller_memory_data_write),
    .readers_1_data_line(controller_memory_data_line), .readers_1_data_data(controller_memory_data_data),
    .readers_1_data_lanes(controller_memory_data_lanes), .readers_1_valid(controller_memory_valid),
    .readers_1_ready(reads_readers_1_ready), .readers_2_data_write(loads_memory_data_write),
    .readers_2_data_line(loads_memory_data_line), .readers_2_data_data(loads_memory_data_data),
    .readers_2_data_lanes(loads_memory_data_lanes), .readers_2_valid(loads_memory_valid),
    .readers_2_ready(reads_readers_2_ready), .memory_data_write(reads_memory_data_write),
    .memory_data_line(reads_memory_data_line), .memory_data_data(reads_memory_data_data),
    .memory_data_lanes(reads_memory_data_lanes), .memory_valid(reads_memory_valid),
    .memory_ready(arbiter_reader_ready), .ownLine(reads_ownLine));
  Queue_VectorCommand266_32_REGISTER commands (  // SendingSide.java:29
    .clock(clock), .reset(reset), .enqueue_data_operation(host_command_data_operation),
    .enqueue_data_process(host_command_data_process),
        .enqueue_data_otherProcess(host_command_data_otherProcess),
    .enqueue_data_source_base(host_command_data_source_base),
    .enqueue_data_source_stride(host_command_data_source_stride),
    .enqueue_data_source_elementBytes(host_command_data_source_elementBytes),
    .enqueue_data_source_count(host_command_data_source_count),
    .enqueue_data_source_pattern(host_command_data_source_pattern),
    .enqueue_data_destination_base(host_command_data_destination_base),
    .enqueue_data_destination_stride(host_command_data_destination_stride),
    .enqueue_data_destination_elementBytes(host_command_data_destination_elementBytes),
    .enqueue_data_destination_count(host_command_data_destination_count),
    .enqueue_data_destination_pattern(host_command_data_destination_pattern),
    .enqueue_data_node(host_command_data_node), .enqueue_data_tag(host_command_data_tag),
    .enqueue_data_wantsReceiveStatus(host_command_data_wantsReceiveStatus),
    .enqueue_data_ticket(host_command_data_ticket), .enqueue_valid(host_command_valid),
    .enqueue_ready(commands_enqueue_ready), .dequeue_data_operation(commands_dequeue_data_operation),
    .dequeue_data_process(commands_dequeue_data_process),
    .dequeue_data_otherProcess(commands_dequeue_data_otherProcess),
    .dequeue_data_source_base(commands_dequeue_data_source_base),
    .dequeue_data_source_stride(commands_dequeue_data_source_stride),
    .dequeue_data_source_elementBytes(commands_dequeue_data_source_elementBytes),
    .dequeue_data_source_count(commands_dequeue_data_source_count),
    .dequeue_data_source_pattern(commands_dequeue_data_source_pattern),
    .dequeue_data_destination_base(commands_dequeue_data_destination_base),
    .dequeue_data_destination_stride(commands_dequeue_data_destination_stride),
    .dequeue_data_destination_elementBytes(commands_dequeue_data_destination_elementBytes),
    .dequeue_data_destination_count(commands_dequeue_data_destination_count),
    .dequeue_data_destination_pattern(commands_dequeue_data_destination_pattern),
    .dequeue_data_node(commands_dequeue_data_node), .dequeue_data_tag(commands_dequeue_data_tag),
    .dequeue_data_wantsReceiveStatus(commands_dequeue_data_wantsReceiveStatus),
    .dequeue_data_ticket(commands_dequeue_data_ticket), .dequeue_valid(commands_dequeue_valid),
    .dequeue_ready(fence_command_ready), .count(commands_count));
  CommandCheck check (  // SendingSide.java:30
    .clock(clock), .reset(reset), .command_data_operation(taken_dequeue_data_operation),
    .command_data_process(taken_dequeue_data_process),
    .command_data_otherProcess(taken_dequeue_data_otherProcess),
    .command_data_source_base(taken_dequeue_data_source_base),
    .command_data_source_stride(taken_dequeue_data_source_stride),
    .command_data_source_elementBytes(taken_dequeue_data_source_elementBytes),
    .command_data_source_count(taken_dequeue_data_source_count),
    .command_data_source_pattern(taken_dequeue_data_source_pattern),
    .command_data_destination_base(taken_dequeue_data_destination_base),
    .command_data_destination_stride(taken_dequeue_data_destination_stride),
    .command_data_destination_elementBytes(taken_dequeue_data_destination_elementBytes),
    .command_data_destination_count(taken_dequeue_data_destination_count),
    .command_data_destination_pattern(taken_dequeue_data_destination_pattern),
    .command_data_node(taken_dequeue_data_node), .command_data_tag(taken_dequeue_data_tag),
    .command_data_wantsReceiveStatus(taken_dequeue_data_wantsReceiveStatus),
    .command_data_ticket(taken_dequeue_data_ticket), .command_valid(taken_dequeue_valid),
    .command_ready(check_command_ready), .transfer_data_status(check_transfer_data_status),
    .transfer_data_operation(check_transfer_data_operation),
        .transfer_data_process(check_transfer_data_process),
    .transfer_data_otherProcess(check_transfer_data_otherProcess),
    .transfer_data_source_pattern(check_transfer_data_source_pattern),
    .transfer_data_source_base(check_transfer_data_source_base),
    .transfer_data_source_stride(check_transfer_data_source_stride),
    .transfer_data_source_sizeLog2(check_transfer_data_source_sizeLog2),
    .transfer_data_source_bytes(check_transfer_data_source_bytes),
    .transfer_data_destination_pattern(check_transfer_data_destination_pattern),
    .transfer_data_destination_base(check_transfer_data_destination_base),
    .transfer_data_destination_stride(check_transfer_data_destination_stride),
    .transfer_data_destination_sizeLog2(check_transfer_data_destination_sizeLog2),
    .transfer_data_destination_bytes(check_transfer_data_destination_bytes),
    .transfer_data_bytes(check_transfer_data_bytes), .transfer_data_node(check_transfer_data_node),
    .transfer_data_tag(check_transfer_data_tag),
    .transfer_data_wantsReceiveStatus(check_transfer_data_wantsReceiveStatus),
    .transfer_data_entry(check_transfer_data_entry), .transfer_data_ticket(check_transfer_data_ticket),
    .transfer_valid(check_transfer_valid), .transfer_ready(checked_enqueue_ready), .unreachable(unreachable));
  SourceLists_32 lists (  // SendingSide.java:31
    .clock(clock), .reset(reset), .transfer_data_status(checked_dequeue_data_status),
    .transfer_data_operation(checked_dequeue_data_operation),
    .transfer_data_process(checked_dequeue_data_process),
    .transfer_data_otherProcess(checked_dequeue_data_otherProcess),
    .transfer_data_source_pattern(checked_dequeue_data_source_pattern),
    .transfer_data_source_base(checked_dequeue_data_source_base),
    .transfer_data_source_stride(checked_dequeue_data_source_stride),
    .transfer_data_source_sizeLog2(checked_dequeue_data_source_sizeLog2),
    .transfer_data_source_bytes(checked_dequeue_data_source_bytes),
    .transfer_data_destination_pattern(checked_dequeue_data_destination_pattern),
    .transfer_data_destination_base(checked_dequeue_data_destination_base),
    .transfer_data_destination_stride(checked_dequeue_data_destination_stride),
    .transfer_data_destination_sizeLog2(checked_dequeue_data_destination_sizeLog2),
    .transfer_data_destination_bytes(checked_dequeue_data_destination_bytes),
    .transfer_data_bytes(checked_dequeue_data_bytes), .transfer_data_node(checked_dequeue_data_node),
    .transfer_data_tag(checked_dequeue_data_tag),
    .transfer_data_wantsReceiveStatus(checked_dequeue_data_wantsReceiveStatus),
    .transfer_data_entry(checked_dequeue_data_entry), .transfer_data_ticket(checked_dequeue_data_ticket),
    .transfer_valid(checked_dequeue_valid), .transfer_ready(lists_transfer_ready),
    .known_data_status(lists_known_data_status), .known_data_operation(lists_known_data_operation),
    .known_data_process(lists_known_data_process), .known_data_otherProcess(lists_known_data_otherProcess),
    .known_data_source_pattern(lists_known_data_source_pattern),
    .known_data_source_base(lists_known_data_source_base),
    .known_data_source_stride(lists_known_data_source_stride),
    .known_data_source_sizeLog2(lists_known_data_source_sizeLog2),
    .known_data_source_bytes(lists_known_data_source_bytes),
    .known_data_destination_pattern(lists_known_data_destination_pattern),
    .known_data_destination_base(lists_known_data_destination_base),
    .known_data_destination_stride(lists_known_data_destination_stride),
    .known_data_destination_sizeLog2(lists_known_data_destination_sizeLog2),
    .known_data_destination_bytes(lists_known_data_destination_bytes),
        .known_data_bytes(lists_known_data_bytes),
    .known_data_node(lists_known_data_node), .known_data_tag(lists_known_data_tag),
    .known_data_wantsReceiveStatus(lists_known_data_wantsReceiveStatus),
    .known_data_entry(lists_known_data_entry), .known_data_ticket(lists_known_data_ticket),
    .known_valid(lists_known_valid), .known_ready(dispatch_transfer_ready), .listed_data(lists_listed_data),
    .listed_valid(lists_listed_valid), .listed_ready(prefetch_listed_ready), .readValid(reads_ownLine[0]),
    .memory_data_write(lists_memory_data_write), .memory_data_line(lists_memory_data_line),
    .memory_data_data(lists_memory_data_data), .memory_data_lanes(lists_memory_data_lanes),
    .memory_valid(lists_memory_valid), .memory_ready(reads_readers_0_ready), .readLine(memory_readLine));
  WindowController_16_2024 window (  // SendingSide.java:33
    .clock(clock), .reset(reset), .transfer_data_status(begun_dequeue_data_status),
    .transfer_data_operation(begun_dequeue_data_operation), .transfer_data_process(begun_dequeue_data_process),
    .transfer_data_otherProcess(begun_dequeue_data_otherProcess),
    .transfer_data_source_pattern(begun_dequeue_data_source_pattern),
    .transfer_data_source_base(begun_dequeue_data_source_base),
    .transfer_data_source_stride(begun_dequeue_data_source_stride),
    .transfer_data_source_sizeLog2(begun_dequeue_data_source_sizeLog2),
    .transfer_data_source_bytes(begun_dequeue_data_source_bytes),
    .transfer_data_destination_pattern(begun_dequeue_data_destination_pattern),
    .transfer_data_destination_base(begun_dequeue_data_destination_base),
    .transfer_data_destination_stride(begun_dequeue_data_destination_stride),
    .transfer_data_destination_sizeLog2(begun_dequeue_data_destination_sizeLog2),
    .transfer_data_destination_bytes(begun_dequeue_data_destination_bytes),
    .transfer_data_bytes(begun_dequeue_data_bytes), .transfer_data_node(begun_dequeue_data_node),
    .transfer_data_tag(begun_dequeue_data_tag),
    .transfer_data_wantsReceiveStatus(begun_dequeue_data_wantsReceiveStatus),
    .transfer_data_entry(begun_dequeue_data_entry), .transfer_data_ticket(begun_dequeue_data_ticket),
    .transfer_valid(window_transfer_valid), .transfer_ready(window_transfer_ready),
    .completion_data_status(window_completion_data_status), .completion_data_node(window_completion_data_node),
    .completion_data_tag(window_completion_data_tag), .completion_data_bytes(window_completion_data_bytes),
    .completion_data_base(window_completion_data_base), .completion_data_entry(window_completion_data_entry),
    .completion_data_process(window_completion_data_process),
    .completion_data_otherProcess(window_completion_data_otherProcess),
    .completion_valid(window_completion_valid), .completion_ready(window_completion_ready), .node(host_node),
    .nextTicket(outstanding_nextTicket), .readBegins(window_readBegins), .takesTicket(window_takesTicket),
    .owner(window_owner), .isLocal(window_isLocal), .writes(window_writes), .peer(window_peer),
    .busy(window_busy), .activity_busy(window_activity_busy),
    .activity_stalledBySource(window_activity_stalledBySource),
    .activity_stalledBySink(window_activity_stalledBySink), .channel(window_channel),
    .payload_data_data(prefetch_payload_data_data), .payload_data_last(prefetch_payload_data_last),
    .payload_valid(prefetch_payload_valid), .payload_ready(window_payload_ready),
    .packet_data_data(window_packet_data_data), .packet_data_last(window_packet_data_last),
    .packet_valid(window_packet_valid), .packet_ready(window_packet_ready));
  PrefetchUnit_lineBytes32_wordBytes16_segmentSetup0_linesAhead64_segments_SO_DIMM prefetch (  // SendingSide.java:34
    .clock(clock), .reset(reset), .access_data_pattern(dispatch_prefetch_data_pattern),
    .access_data_base(dispatch_prefetch_data_base), .access_data_stride(dispatch_prefetch_data_stride),
    .access_data_sizeLog2(dispatch_prefetch_data_sizeLog2), .access_data_bytes(dispatch_prefetch_data_bytes),
    .access_valid(dispatch_prefetch_valid), .access_ready(prefetch_access_ready),
    .listed_data(lists_listed_data), .listed_valid(lists_listed_valid), .listed_ready(prefetch_listed_ready),
    .toWindow(prefetch_toWindow), .readValid(loads_answers), .activity_busy(prefetch_activity_busy),
    .activity_stalledBySource(prefetch_activity_stalledBySource),
    .activity_stalledBySink(prefetch_activity_stalledBySink), .memory_data_write(prefetch_memory_data_write),
    .memory_data_line(prefetch_memory_data_line), .memory_data_data(prefetch_memory_data_data),
    .memory_data_lanes(prefetch_memory_data_lanes), .memory_valid(prefetch_memory_valid),
    .memory_ready(loads_request_ready), .readLine(windows_loaded ? windows_loadedLine : memory_readLine),
    .payload_data_data(prefetch_payload_data_data), .payload_data_last(prefetch_payload_data_last),
    .payload_valid(prefetch_payload_valid), .payload_ready(window_payload_ready));
  ReadGate_4 gate (  // SendingSide.java:68
    .clock(clock), .reset(reset), .command_data_operation(fence_admitted_data_operation),
    .command_data_process(fence_admitted_data_process),
    .command_data_otherProcess(fence_admitted_data_otherProcess),
    .command_data_source_base(fence_admitted_data_source_base),
    .command_data_source_stride(fence_admitted_data_source_stride),
    .command_data_source_elementBytes(fence_admitted_data_source_elementBytes),
    .command_data_source_count(fence_admitted_data_source_count),
    .command_data_source_pattern(fence_admitted_data_source_pattern),
    .command_data_destination_base(fence_admitted_data_destination_base),
    .command_data_destination_stride(fence_admitted_data_destination_stride),
    .command_data_destination_elementBytes(fence_admitted_data_destination_elementBytes),
    .command_data_destination_count(fence_admitted_data_destination_count),
    .command_data_destination_pattern(fence_admitted_data_destination_pattern),
    .command_data_node(fence_admitted_data_node), .command_data_tag(fence_admitted_data_tag),
    .command_data_wantsReceiveStatus(fence_admitted_data_wantsReceiveStatus),
    .command_data_ticket(fence_admitted_data_ticket), .command_valid(fence_admitted_valid),
    .command_ready(gate_command_ready), .admitted_data_operation(gate_admitted_data_operation),
    .admitted_data_process(gate_admitted_data_process),
    .admitted_data_otherProcess(gate_admitted_data_otherProcess),
    .admitted_data_source_base(gate_admitted_data_source_base),
    .admitted_data_source_stride(gate_admitted_data_source_stride),
    .admitted_data_source_elementBytes(gate_admitted_data_source_elementBytes),
    .admitted_data_source_count(gate_admitted_data_source_count),
    .admitted_data_source_pattern(gate_admitted_data_source_pattern),
    .admitted_data_destination_base(gate_admitted_data_destination_base),
    .admitted_data_destination_stride(gate_admitted_data_destination_stride),
    .admitted_data_destination_elementBytes(gate_admitted_data_destination_elementBytes),
    .admitted_data_destination_count(gate_admitted_data_destination_count),
    .admitted_data_destination_pattern(gate_admitted_data_destination_pattern),
    .admitted_data_node(gate_admitted_data_node), .admitted_data_tag(gate_admitted_data_tag),
    .admitted_data_wantsReceiveStatus(gate_admitted_data_wantsReceiveStatus),
    .admitted_data_ticket(gate_admitted_data_ticket), .admitted_valid(gate_admitted_valid),
    .admitted_ready(next_sources_0_ready), .redeems(window_readBegins), .tickets(outstanding_tickets));
  RoundRobinArbiter_VectorCommand266_3_beats next (  // SendingSide.java:76
    .clock(clock), .reset(reset), .sources_0_data_operation(gate_admitted_data_operation),
    .sources_0_data_process(gate_admitted_data_process),
    .sources_0_data_otherProcess(gate_admitted_data_otherProcess),
    .sources_0_data_source_base(gate_admitted_data_source_base),
    .sources_0_data_source_stride(gate_admitted_data_source_stride),
    .sources_0_data_source_elementBytes(gate_admitted_data_source_elementBytes),
    .sources_0_data_source_count(gate_admitted_data_source_count),
    .sources_0_data_source_pattern(gate_admitted_data_source_pattern),
    .sources_0_data_destination_base(gate_admitted_data_destination_base),
    .sources_0_data_destination_stride(gate_admitted_data_destination_stride),
    .sources_0_data_destination_elementBytes(gate_admitted_data_destination_elementBytes),
    .sources_0_data_destination_count(gate_admitted_data_destination_count),
    .sources_0_data_destination_pattern(gate_admitted_data_destination_pattern),
    .sources_0_data_node(gate_admitted_data_node), .sources_0_data_tag(gate_admitted_data_tag),
    .sources_0_data_wantsReceiveStatus(gate_admitted_data_wantsReceiveStatus),
    .sources_0_data_ticket(gate_admitted_data_ticket), .sources_0_valid(gate_admitted_valid),
    .sources_0_ready(next_sources_0_ready), .sources_1_data_operation(asked_dequeue_data_operation),
    .sources_1_data_process(asked_dequeue_data_process),
    .sources_1_data_otherProcess(asked_dequeue_data_otherProcess),
    .sources_1_data_source_base(asked_dequeue_data_source_base),
    .sources_1_data_source_stride(asked_dequeue_data_source_stride),
    .sources_1_data_source_elementBytes(asked_dequeue_data_source_elementBytes),
    .sources_1_data_source_count(asked_dequeue_data_source_count),
    .sources_1_data_source_pattern(asked_dequeue_data_source_pattern),
    .sources_1_data_destination_base(asked_dequeue_data_destination_base),
    .sources_1_data_destination_stride(asked_dequeue_data_destination_stride),
    .sources_1_data_destination_elementBytes(asked_dequeue_data_destination_elementBytes),
    .sources_1_data_destination_count(asked_dequeue_data_destination_count),
    .sources_1_data_destination_pattern(asked_dequeue_data_destination_pattern),
    .sources_1_data_node(asked_dequeue_data_node), .sources_1_data_tag(asked_dequeue_data_tag),
    .sources_1_data_wantsReceiveStatus(asked_dequeue_data_wantsReceiveStatus),
    .sources_1_data_ticket(asked_dequeue_data_ticket), .sources_1_valid(asked_dequeue_valid),
    .sources_1_ready(next_sources_1_ready), .sources_2_data_operation(8'd7),
    .sources_2_data_process(gate_admitted_data_process),
    .sources_2_data_otherProcess(gate_admitted_data_otherProcess),
    .sources_2_data_source_base(gate_admitted_data_source_base),
    .sources_2_data_source_stride(gate_admitted_data_source_stride),
    .sources_2_data_source_elementBytes(gate_admitted_data_source_elementBytes),
    .sources_2_data_source_count(gate_admitted_data_source_count),
    .sources_2_data_source_pattern(gate_admitted_data_source_pattern),
    .sources_2_data_destination_base(gate_admitted_data_destination_base),
    .sources_2_data_destination_stride(gate_admitted_data_destination_stride),
    .sources_2_data_destination_elementBytes(gate_admitted_data_destination_elementBytes),
    .sources_2_data_destination_count(gate_admitted_data_destination_count),
    .sources_2_data_destination_pattern(gate_admitted_data_destination_pattern), .sources_2_data_node(toWhom),
    .sources_2_data_tag(gate_admitted_data_tag), .sources_2_data_wantsReceiveStatus(1'b0),
    .sources_2_data_ticket(gate_admitted_data_ticket), .sources_2_valid(fenceAnswers_answer_valid),
    .sources_2_ready(next_sources_2_ready), .sink_data_operation(next_sink_data_operation),
    .sink_data_process(next_sink_data_process), .sink_data_otherProcess(next_sink_data_otherProcess),
    .sink_data_source_base(next_sink_data_source_base), .sink_data_source_stride(next_sink_data_source_stride),
    .sink_data_source_elementBytes(next_sink_data_source_elementBytes),
    .sink_data_source_count(next_sink_data_source_count),
    .sink_data_source_pattern(next_sink_data_source_pattern),
    .sink_data_destination_base(next_sink_data_destination_base),
    .sink_data_destination_stride(next_sink_data_destination_stride),
    .sink_data_destination_elementBytes(next_sink_data_destination_elementBytes),
    .sink_data_destination_count(next_sink_data_destination_count),
    .sink_data_destination_pattern(next_sink_data_destination_pattern), .sink_data_node(next_sink_data_node),
    .sink_data_tag(next_sink_data_tag), .sink_data_wantsReceiveStatus(next_sink_data_wantsReceiveStatus),
    .sink_data_ticket(next_sink_data_ticket), .sink_valid(next_sink_valid), .sink_ready(taken_enqueue_ready),
    .chosen(next_chosen));
  Queue_VectorCommand266_1 taken (  // SendingSide.java:40
    .clock(clock), .reset(reset), .enqueue_data_operation(next_sink_data_operation),
    .enqueue_data_process(next_sink_data_process), .enqueue_data_otherProcess(next_sink_data_otherProcess),
    .enqueue_data_source_base(next_sink_data_source_base),
    .enqueue_data_source_stride(next_sink_data_source_stride),
    .enqueue_data_source_elementBytes(next_sink_data_source_elementBytes),
    .enqueue_data_source_count(next_sink_data_source_count),
    .enqueue_data_source_pattern(next_sink_data_source_pattern),
    .enqueue_data_destination_base(next_sink_data_destination_base),
    .enqueue_data_destination_stride(next_sink_data_destination_stride),
    .enqueue_data_destination_elementBytes(next_sink_data_destination_elementBytes),
    .enqueue_data_destination_count(next_sink_data_destination_count),
    .enqueue_data_destination_pattern(next_sink_data_destination_pattern),
    .enqueue_data_node(next_sink_data_node), .enqueue_data_tag(next_sink_data_tag),
    .enqueue_data_wantsReceiveStatus(next_sink_data_wantsReceiveStatus),
    .enqueue_data_ticket(next_sink_data_ticket), .enqueue_valid(next_sink_valid),
    .enqueue_ready(taken_enqueue_ready), .dequeue_data_operation(taken_dequeue_data_operation),
    .dequeue_data_process(taken_dequeue_data_process),
    .dequeue_data_otherProcess(taken_dequeue_data_otherProcess),
    .dequeue_data_source_base(taken_dequeue_data_source_base),
    .dequeue_data_source_stride(taken_dequeue_data_source_stride),
    .dequeue_data_source_elementBytes(taken_dequeue_data_source_elementBytes),
    .dequeue_data_source_count(taken_dequeue_data_source_count),
    .dequeue_data_source_pattern(taken_dequeue_data_source_pattern),
    .dequeue_data_destination_base(taken_dequeue_data_destination_base),
    .dequeue_data_destination_stride(taken_dequeue_data_destination_stride),
    .dequeue_data_destination_elementBytes(taken_dequeue_data_destination_elementBytes),
    .dequeue_data_destination_count(taken_dequeue_data_destination_count),
    .dequeue_data_destination_pattern(taken_dequeue_data_destination_pattern),
    .dequeue_data_node(taken_dequeue_data_node), .dequeue_data_tag(taken_dequeue_data_tag),
    .dequeue_data_wantsReceiveStatus(taken_dequeue_data_wantsReceiveStatus),
    .dequeue_data_ticket(taken_dequeue_data_ticket), .dequeue_valid(taken_dequeue_valid),
    .dequeue_ready(check_command_ready), .count(taken_count));
  Queue_CheckedTransfer241_1 checked (  // SendingSide.java:41
    .clock(clock), .reset(reset), .enqueue_data_status(check_transfer_data_status),
    .enqueue_data_operation(check_transfer_data_operation), .enqueue_data_process(check_transfer_data_process),
    .enqueue_data_otherProcess(check_transfer_data_otherProcess),
    .enqueue_data_source_pattern(check_transfer_data_source_pattern),
    .enqueue_data_source_base(check_transfer_data_source_base),
    .enqueue_data_source_stride(check_transfer_data_source_stride),
    .enqueue_data_source_sizeLog2(check_transfer_data_source_sizeLog2),
    .enqueue_data_source_bytes(check_transfer_data_source_bytes),
    .enqueue_data_destination_pattern(check_transfer_data_destination_pattern),
    .enqueue_data_destination_base(check_transfer_data_destination_base),
    .enqueue_data_destination_stride(check_transfer_data_destination_stride),
    .enqueue_data_destination_sizeLog2(check_transfer_data_destination_sizeLog2),
    .enqueue_data_destination_bytes(check_transfer_data_destination_bytes),
    .enqueue_data_bytes(check_transfer_data_bytes), .enqueue_data_node(check_transfer_data_node),
    .enqueue_data_tag(check_transfer_data_tag),
    .enqueue_data_wantsReceiveStatus(check_transfer_data_wantsReceiveStatus),
    .enqueue_data_entry(check_transfer_data_entry), .enqueue_data_ticket(check_transfer_data_ticket),
    .enqueue_valid(check_transfer_valid), .enqueue_ready(checked_enqueue_ready),
    .dequeue_data_status(checked_dequeue_data_status), .dequeue_data_operation(checked_dequeue_data_operation),
    .dequeue_data_process(checked_dequeue_data_process),
    .dequeue_data_otherProcess(checked_dequeue_data_otherProcess),
    .dequeue_data_source_pattern(checked_dequeue_data_source_pattern),
    .dequeue_data_source_base(checked_dequeue_data_source_base),
    .dequeue_data_source_stride(checked_dequeue_data_source_stride),
    .dequeue_data_source_sizeLog2(checked_dequeue_data_source_sizeLog2),
    .dequeue_data_source_bytes(checked_dequeue_data_source_bytes),
    .dequeue_data_destination_pattern(checked_dequeue_data_destination_pattern),
    .dequeue_data_destination_base(checked_dequeue_data_destination_base),
    .dequeue_data_destination_stride(checked_dequeue_data_destination_stride),
    .dequeue_data_destination_sizeLog2(checked_dequeue_data_destination_sizeLog2),
    .dequeue_data_destination_bytes(checked_dequeue_data_destination_bytes),
    .dequeue_data_bytes(checked_dequeue_data_bytes), .dequeue_data_node(checked_dequeue_data_node),
    .dequeue_data_tag(checked_dequeue_data_tag),
    .dequeue_data_wantsReceiveStatus(checked_dequeue_data_wantsReceiveStatus),
    .dequeue_data_entry(checked_dequeue_data_entry), .dequeue_data_ticket(checked_dequeue_data_ticket),
    .dequeue_valid(checked_dequeue_valid), .dequeue_ready(lists_transfer_ready), .count(checked_count));
  TransferDispatch dispatch (  // SendingSide.java:47
    .clock(clock), .reset(reset), .transfer_data_status(lists_known_data_status),
    .transfer_data_operation(lists_known_data_operation), .transfer_data_process(lists_known_data_process),
    .transfer_data_otherProcess(lists_known_data_otherProcess),
    .transfer_data_source_pattern(lists_known_data_source_pattern),
    .transfer_data_source_base(lists_known_data_source_base),
    .transfer_data_source_stride(lists_known_data_source_stride),
    .transfer_data_source_sizeLog2(lists_known_data_source_sizeLog2),
    .transfer_data_source_bytes(lists_known_data_source_bytes),
    .transfer_data_destination_pattern(lists_known_data_destination_pattern),
    .transfer_data_destination_base(lists_known_data_destination_base),
    .transfer_data_destination_stride(lists_known_data_destination_stride),
    .transfer_data_destination_sizeLog2(lists_known_data_destination_sizeLog2),
    .transfer_data_destination_bytes(lists_known_data_destination_bytes),
    .transfer_data_bytes(lists_known_data_bytes), .transfer_data_node(lists_known_data_node),
    .transfer_data_tag(lists_known_data_tag),
    .transfer_data_wantsReceiveStatus(lists_known_data_wantsReceiveStatus),
    .transfer_data_entry(lists_known_data_entry), .transfer_data_ticket(lists_known_data_ticket),
    .transfer_valid(lists_known_valid), .transfer_ready(dispatch_transfer_ready),
    .prefetch_data_pattern(dispatch_prefetch_data_pattern), .prefetch_data_base(dispatch_prefetch_data_base),
    .prefetch_data_stride(dispatch_prefetch_data_stride),
    .prefetch_data_sizeLog2(dispatch_prefetch_data_sizeLog2),
        .prefetch_data_bytes(dispatch_prefetch_data_bytes),
    .prefetch_valid(dispatch_prefetch_valid), .prefetch_ready(prefetch_access_ready),
    .begun_data_status(dispatch_begun_data_status), .begun_data_operation(dispatch_begun_data_operation),
    .begun_data_process(dispatch_begun_data_process),
        .begun_data_otherProcess(dispatch_begun_data_otherProcess),
    .begun_data_source_pattern(dispatch_begun_data_source_pattern),
    .begun_data_source_base(dispatch_begun_data_source_base),
    .begun_data_source_stride(dispatch_begun_data_source_stride),
    .begun_data_source_sizeLog2(dispatch_begun_data_source_sizeLog2),
    .begun_data_source_bytes(dispatch_begun_data_source_bytes),
    .begun_data_destination_pattern(dispatch_begun_data_destination_pattern),
    .begun_data_destination_base(dispatch_begun_data_destination_base),
    .begun_data_destination_stride(dispatch_begun_data_destination_stride),
    .begun_data_destination_sizeLog2(dispatch_begun_data_destination_sizeLog2),
    .begun_data_destination_bytes(dispatch_begun_data_destination_bytes),
    .begun_data_bytes(dispatch_begun_data_bytes), .begun_data_node(dispatch_begun_data_node),
    .begun_data_tag(dispatch_begun_data_tag),
    .begun_data_wantsReceiveStatus(dispatch_begun_data_wantsReceiveStatus),
    .begun_data_entry(dispatch_begun_data_entry), .begun_data_ticket(dispatch_begun_data_ticket),
    .begun_valid(dispatch_begun_valid), .begun_ready(begun_enqueue_ready));
  Queue_CheckedTransfer241_4_REGISTER begun (  // SendingSide.java:106
    .clock(clock), .reset(reset), .enqueue_data_status(dispatch_begun_data_status),
    .enqueue_data_operation(dispatch_begun_data_operation), .enqueue_data_process(dispatch_begun_data_process),
    .enqueue_data_otherProcess(dispatch_begun_data_otherProcess),
    .enqueue_data_source_pattern(dispatch_begun_data_source_pattern),
    .enqueue_data_source_base(dispatch_begun_data_source_base),
    .enqueue_data_source_stride(dispatch_begun_data_source_stride),
    .enqueue_data_source_sizeLog2(dispatch_begun_data_source_sizeLog2),
    .enqueue_data_source_bytes(dispatch_begun_data_source_bytes),
    .enqueue_data_destination_pattern(dispatch_begun_data_destination_pattern),
    .enqueue_data_destination_base(dispatch_begun_data_destination_base),
    .enqueue_data_destination_stride(dispatch_begun_data_destination_stride),
    .enqueue_data_destination_sizeLog2(dispatch_begun_data_destination_sizeLog2),
    .enqueue_data_destination_bytes(dispatch_begun_data_destination_bytes),
    .enqueue_data_bytes(dispatch_begun_data_bytes), .enqueue_data_node(dispatch_begun_data_node),
    .enqueue_data_tag(dispatch_begun_data_tag),
    .enqueue_data_wantsReceiveStatus(dispatch_begun_data_wantsReceiveStatus),
    .enqueue_data_entry(dispatch_begun_data_entry), .enqueue_data_ticket(dispatch_begun_data_ticket),
    .enqueue_valid(dispatch_begun_valid), .enqueue_ready(begun_enqueue_ready),
    .dequeue_data_status(begun_dequeue_data_status), .dequeue_data_operation(begun_dequeue_data_operation),
    .dequeue_data_process(begun_dequeue_data_process),
    .dequeue_data_otherProcess(begun_dequeue_data_otherProcess),
    .dequeue_data_source_pattern(begun_dequeue_data_source_pattern),
    .dequeue_data_source_base(begun_dequeue_data_source_base),
    .dequeue_data_source_stride(begun_dequeue_data_source_stride),
    .dequeue_data_source_sizeLog2(begun_dequeue_data_source_sizeLog2),
    .dequeue_data_source_bytes(begun_dequeue_data_source_bytes),
    .dequeue_data_destination_pattern(begun_dequeue_data_destination_pattern),
    .dequeue_data_destination_base(begun_dequeue_data_destination_base),
    .dequeue_data_destination_stride(begun_dequeue_data_destination_stride),
    .dequeue_data_destination_sizeLog2(begun_dequeue_data_destination_sizeLog2),
    .dequeue_data_destination_bytes(begun_dequeue_data_destination_bytes),
    .dequeue_data_bytes(begun_dequeue_data_bytes), .dequeue_data_node(begun_dequeue_data_node),
    .dequeue_data_tag(begun_dequeue_data_tag),
    .dequeue_data_wantsReceiveStatus(begun_dequeue_data_wantsReceiveStatus),
    .dequeue_data_entry(begun_dequeue_data_entry), .dequeue_data_ticket(begun_dequeue_data_ticket),
    .dequeue_valid(begun_dequeue_valid), .dequeue_ready(window_transfer_ready), .count(begun_count));
  PriorityArbiter_StatusEntry93_2_beats completed (  // SendingSide.java:94
    .clock(clock), .reset(reset), .sources_0_data_status(window_completion_data_status),
    .sources_0_data_node(window_completion_data_node), .sources_0_data_tag(window_completion_data_tag),
    .sources_0_data_bytes(window_completion_data_bytes), .sources_0_data_base(window_completion_data_base),
    .sources_0_data_entry(window_completion_data_entry),
        .sources_0_data_process(window_completion_data_process),
    .sources_0_data_otherProcess(window_completion_data_otherProcess),
        .sources_0_valid(window_completion_valid),
    .sources_0_ready(completed_sources_0_ready), .sources_1_data_status(fence_completion_data_status),
    .sources_1_data_node(fence_completion_data_node), .sources_1_data_tag(fence_completion_data_tag),
    .sources_1_data_bytes(fence_completion_data_bytes), .sources_1_data_base(fence_completion_data_base),
    .sources_1_data_entry(fence_completion_data_entry), .sources_1_data_process(fence_completion_data_process),
    .sources_1_data_otherProcess(fence_completion_data_otherProcess), .sources_1_valid(fence_completion_valid),
    .sources_1_ready(completed_sources_1_ready), .sink_data_status(completed_sink_data_status),
    .sink_data_node(completed_sink_data_node), .sink_data_tag(completed_sink_data_tag),
    .sink_data_bytes(completed_sink_data_bytes), .sink_data_base(completed_sink_data_base),
    .sink_data_entry(completed_sink_data_entry), .sink_data_process(completed_sink_data_process),
    .sink_data_otherProcess(completed_sink_data_otherProcess), .sink_valid(completed_sink_valid),
    .sink_ready(completions_source_ready), .chosen(completed_chosen));
  SpaceRouter_32_64 loads (  // LineWays.java:53
    .clock(clock), .reset(reset), .toWindow(prefetch_toWindow), .memoryAnswers(reads_ownLine[2]),
    .windowAnswers(windows_loaded), .answers(loads_answers), .request_data_write(prefetch_memory_data_write),
    .request_data_line(prefetch_memory_data_line), .request_data_data(prefetch_memory_data_data),
    .request_data_lanes(prefetch_memory_data_lanes), .request_valid(prefetch_memory_valid),
    .request_ready(loads_request_ready), .memory_data_write(loads_memory_data_write),
    .memory_data_line(loads_memory_data_line), .memory_data_data(loads_memory_data_data),
    .memory_data_lanes(loads_memory_data_lanes), .memory_valid(loads_memory_valid),
    .memory_ready(reads_readers_2_ready), .window_data_write(loads_window_data_write),
    .window_data_line(loads_window_data_line), .window_data_data(loads_window_data_data),
    .window_data_lanes(loads_window_data_lanes), .window_valid(loads_window_valid),
    .window_ready(windows_load_ready));
  SkidBuffer_RoutedWord131 leaving (  // LeavingPackets.java:29
    .clock(clock), .reset(reset), .source_data_way(window_isLocal ? 2'd3 : window_channel),
    .source_data_word_data(window_packet_data_data), .source_data_word_last(window_packet_data_last),
    .source_valid(window_packet_valid), .source_ready(leaving_source_ready),
    .sink_data_way(leaving_sink_data_way), .sink_data_word_data(leaving_sink_data_word_data),
    .sink_data_word_last(leaving_sink_data_word_last), .sink_valid(leaving_sink_valid),
    .sink_ready(ways_source_ready));
  StreamDemux_PacketWord129_4 ways (  // LeavingPackets.java:37
    .source_data_data(leaving_sink_data_word_data), .source_data_last(leaving_sink_data_word_last),
    .source_valid(leaving_sink_valid), .source_ready(ways_source_ready), .select(leaving_sink_data_way),
    .sinks_0_data_data(ways_sinks_0_data_data), .sinks_0_data_last(ways_sinks_0_data_last),
    .sinks_0_valid(ways_sinks_0_valid), .sinks_0_ready(port_sent_0_ready),
    .sinks_1_data_data(ways_sinks_1_data_data), .sinks_1_data_last(ways_sinks_1_data_last),
    .sinks_1_valid(ways_sinks_1_valid), .sinks_1_ready(requestsSent_enqueue_ready),
    .sinks_2_data_data(ways_sinks_2_data_data), .sinks_2_data_last(ways_sinks_2_data_last),
    .sinks_2_valid(ways_sinks_2_valid), .sinks_2_ready(port_sent_2_ready),
    .sinks_3_data_data(ways_sinks_3_data_data), .sinks_3_data_last(ways_sinks_3_data_last),
    .sinks_3_valid(ways_sinks_3_valid), .sinks_3_ready(looping_source_ready));
  Queue_PacketWord129_12 requestsSent (  // LeavingPackets.java:47
    .clock(clock), .reset(reset), .enqueue_data_data(ways_sinks_1_data_data),
    .enqueue_data_last(ways_sinks_1_data_last), .enqueue_valid(ways_sinks_1_valid),
    .enqueue_ready(requestsSent_enqueue_ready), .dequeue_data_data(requestsSent_dequeue_data_data),
    .dequeue_data_last(requestsSent_dequeue_data_last), .dequeue_valid(requestsSent_dequeue_valid),
    .dequeue_ready(port_sent_1_ready), .count(requestsSent_count));
  SkidBuffer_PacketWord129 looping (  // LeavingPackets.java:54
    .clock(clock), .reset(reset), .source_data_data(ways_sinks_3_data_data),
    .source_data_last(ways_sinks_3_data_last), .source_valid(ways_sinks_3_valid),
    .source_ready(looping_source_ready), .sink_data_data(looping_sink_data_data),
    .sink_data_last(looping_sink_data_last), .sink_valid(looping_sink_valid), .sink_ready(loop_ready));
  ReceiveController_lineBytes32_wordBytes16_segmentSetup0_linesAhead64_segments_SO_DIMM controller (  // ReceivingSide.java:23
    .clock(clock), .reset(reset), .write_data_pattern(controller_write_data_pattern),
    .write_data_base(controller_write_data_base), .write_data_stride(controller_write_data_stride),
    .write_data_sizeLog2(controller_write_data_sizeLog2), .write_data_bytes(controller_write_data_bytes),
    .write_valid(controller_write_valid), .write_ready(write_access_ready), .isLocal(controller_isLocal),
    .written(write_done), .listed_data(controller_listed_data), .listed_valid(controller_listed_valid),
    .listed_ready(write_listed_ready), .readValid(reads_ownLine[1]),
    .asked_data_operation(controller_asked_data_operation), .asked_data_process(controller_asked_data_process),
    .asked_data_otherProcess(controller_asked_data_otherProcess),
    .asked_data_source_base(controller_asked_data_source_base),
    .asked_data_source_stride(controller_asked_data_source_stride),
    .asked_data_source_elementBytes(controller_asked_data_source_elementBytes),
    .asked_data_source_count(controller_asked_data_source_count),
    .asked_data_source_pattern(controller_asked_data_source_pattern),
    .asked_data_destination_base(controller_asked_data_destination_base),
    .asked_data_destination_stride(controller_asked_data_destination_stride),
    .asked_data_destination_elementBytes(controller_asked_data_destination_elementBytes),
    .asked_data_destination_count(controller_asked_data_destination_count),
    .asked_data_destination_pattern(controller_asked_data_destination_pattern),
    .asked_data_node(controller_asked_data_node), .asked_data_tag(controller_asked_data_tag),
    .asked_data_wantsReceiveStatus(controller_asked_data_wantsReceiveStatus),
    .asked_data_ticket(controller_asked_data_ticket), .asked_valid(controller_asked_valid),
    .asked_ready(asked_enqueue_ready), .ticket(controller_ticket), .owner(controller_owner),
    .isExpected(outstanding_isKnown), .answered(controller_answered), .arriving(controller_arriving),
    .settles(controller_settles), .fenceSettles(controller_fenceSettles), .fencedNode(controller_fencedNode),
    .peer(controller_peer), .isAwaited(fence_isAwaited), .fenceAnswered(controller_fenceAnswered),
    .status_data_status(controller_status_data_status), .status_data_node(controller_status_data_node),
    .status_data_tag(controller_status_data_tag), .status_data_bytes(controller_status_data_bytes),
    .status_data_base(controller_status_data_base), .status_data_entry(controller_status_data_entry),
    .status_data_process(controller_status_data_process),
    .status_data_otherProcess(controller_status_data_otherProcess), .status_valid(controller_status_valid),
    .status_ready(receptions_source_ready), .node(host_node), .activity_busy(controller_activity_busy),
    .activity_stalledBySource(controller_activity_stalledBySource),
    .activity_stalledBySink(controller_activity_stalledBySink), .packet_data_data(arriving_sink_data_word_data),
    .packet_data_last(controller_packet_data_last), .packet_valid(controller_packet_valid),
    .packet_ready(controller_packet_ready), .payload_data_data(controller_payload_data_data),
    .payload_data_last(controller_payload_data_last), .payload_valid(controller_payload_valid),
    .payload_ready(write_payload_ready), .memory_data_write(controller_memory_data_write),
    .memory_data_line(controller_memory_data_line), .memory_data_data(controller_memory_data_data),
    .memory_data_lanes(controller_memory_data_lanes), .memory_valid(controller_memory_valid),
    .memory_ready(reads_readers_1_ready), .readLine(memory_readLine));
  WriteUnit_lineBytes32_wordBytes16_segmentSetup0_linesAhead64_segments_SO_DIMM write (  // ReceivingSide.java:25
    .clock(clock), .reset(reset), .access_data_pattern(controller_write_data_pattern),
    .access_data_base(controller_write_data_base), .access_data_stride(controller_write_data_stride),
    .access_data_sizeLog2(controller_write_data_sizeLog2), .access_data_bytes(controller_write_data_bytes),
    .access_valid(controller_write_valid), .access_ready(write_access_ready),
    .listed_data(controller_listed_data), .listed_valid(controller_listed_valid),
    .listed_ready(write_listed_ready), .toWindow(write_toWindow), .writeDone(stores_answers), .done(write_done),
    .activity_busy(write_activity_busy), .activity_stalledBySource(write_activity_stalledBySource),
    .activity_stalledBySink(write_activity_stalledBySink), .payload_data_data(controller_payload_data_data),
    .payload_data_last(controller_payload_data_last), .payload_valid(controller_payload_valid),
    .payload_ready(write_payload_ready), .memory_data_write(write_memory_data_write),
    .memory_data_line(write_memory_data_line), .memory_data_data(write_memory_data_data),
    .memory_data_lanes(write_memory_data_lanes), .memory_valid(write_memory_valid),
    .memory_ready(stores_request_ready));
  PriorityArbiter_PacketWord129_4_packets arrivals (  // ArrivingPackets.java:21
    .clock(clock), .reset(reset), .sources_0_data_data(port_arrived_2_data_data),
    .sources_0_data_last(port_arrived_2_data_last), .sources_0_valid(port_arrived_2_valid),
    .sources_0_ready(arrivals_sources_0_ready), .sources_1_data_data(port_arrived_0_data_data),
    .sources_1_data_last(port_arrived_0_data_last), .sources_1_valid(port_arrived_0_valid),
    .sources_1_ready(arrivals_sources_1_ready), .sources_2_data_data(loop_data_data),
    .sources_2_data_last(loop_data_last), .sources_2_valid(loop_valid),
    .sources_2_ready(arrivals_sources_2_ready), .sources_3_data_data(port_arrived_1_data_data),
    .sources_3_data_last(port_arrived_1_data_last), .sources_3_valid(arrivals_sources_3_valid),
    .sources_3_ready(arrivals_sources_3_ready), .sink_data_data(arrivals_sink_data_data),
    .sink_data_last(arrivals_sink_data_last), .sink_valid(arrivals_sink_valid),
    .sink_ready(arriving_source_ready), .chosen(arrivals_chosen));
  SkidBuffer_ArrivedWord130 arriving (  // ArrivingPackets.java:27
    .clock(clock), .reset(reset), .source_data_isLocal(arrivals_chosen == 2'd2),
    .source_data_word_data(arrivals_sink_data_data), .source_data_word_last(arrivals_sink_data_last),
    .source_valid(arrivals_sink_valid), .source_ready(arriving_source_ready),
    .sink_data_isLocal(arriving_sink_data_isLocal), .sink_data_word_data(arriving_sink_data_word_data),
    .sink_data_word_last(arriving_sink_data_word_last), .sink_valid(arriving_sink_valid),
    .sink_ready(controller_packet_ready));
  UnderWay_4 local_ (  // ReceivingSide.java:43
    .clock(clock), .reset(reset), .begins(localLeaves),
    .ends(controller_packet_valid && controller_packet_ready && controller_packet_data_last
        && controller_isLocal),
    .any(local_any));
  SpaceRouter_32_64 stores (  // LineWays.java:68
    .clock(clock), .reset(reset), .toWindow(write_toWindow), .memoryAnswers(memory_writeDone),
    .windowAnswers(windows_stored), .answers(stores_answers), .request_data_write(write_memory_data_write),
    .request_data_line(write_memory_data_line), .request_data_data(write_memory_data_data),
    .request_data_lanes(write_memory_data_lanes), .request_valid(write_memory_valid),
    .request_ready(stores_request_ready), .memory_data_write(stores_memory_data_write),
    .memory_data_line(stores_memory_data_line), .memory_data_data(stores_memory_data_data),
    .memory_data_lanes(stores_memory_data_lanes), .memory_valid(stores_memory_valid),
    .memory_ready(arbiter_writer_ready), .window_data_write(stores_window_data_write),
    .window_data_line(stores_window_data_line), .window_data_data(stores_window_data_data),
    .window_data_lanes(stores_window_data_lanes), .window_valid(stores_window_valid),
    .window_ready(windows_store_ready));
  UnderWay_136 reading (  // CountedEvents.java:49
    .clock(clock), .reset(reset),
    .begins(memory_request_valid && memory_request_ready && !memory_request_data_write),
        .ends(memory_readValid),
    .any(reading_any));
  UnderWay_136 writing (  // CountedEvents.java:50
    .clock(clock), .reset(reset),
    .begins(memory_request_valid && memory_request_ready && memory_request_data_write), .ends(memory_writeDone),
    .any(writing_any));
  wire unused_ok = &{1'b0, commands_count, next_chosen, taken_count, checked_count, begun_count,
      completed_chosen, requestsSent_count};
endmodule
`default_nettype wire
