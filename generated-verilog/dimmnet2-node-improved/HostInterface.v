`default_nettype none
module HostInterface (  // RegisterHost.java:34
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
  output wire [7:0] command_data_operation,  // HostInterface.java:32
  output wire command_data_process,  // HostInterface.java:32
  output wire [7:0] command_data_otherProcess,  // HostInterface.java:32
  output wire [31:0] command_data_source_base,  // HostInterface.java:32
  output wire [31:0] command_data_source_stride,  // HostInterface.java:32
  output wire [15:0] command_data_source_elementBytes,  // HostInterface.java:32
  output wire [15:0] command_data_source_count,  // HostInterface.java:32
  output wire [7:0] command_data_source_pattern,  // HostInterface.java:32
  output wire [31:0] command_data_destination_base,  // HostInterface.java:32
  output wire [31:0] command_data_destination_stride,  // HostInterface.java:32
  output wire [15:0] command_data_destination_elementBytes,  // HostInterface.java:32
  output wire [15:0] command_data_destination_count,  // HostInterface.java:32
  output wire [7:0] command_data_destination_pattern,  // HostInterface.java:32
  output wire [15:0] command_data_node,  // HostInterface.java:32
  output wire [15:0] command_data_tag,  // HostInterface.java:32
  output wire command_data_wantsReceiveStatus,  // HostInterface.java:32
  output wire [7:0] command_data_ticket,  // HostInterface.java:32
  output wire command_valid,  // HostInterface.java:32
  input  wire command_ready,  // HostInterface.java:32
  output wire [10:0] llcmWrite_data_word,  // HostInterface.java:33
  output wire [63:0] llcmWrite_data_data,  // HostInterface.java:33
  output wire llcmWrite_valid,  // HostInterface.java:33
  input  wire llcmWrite_ready,  // HostInterface.java:33
  output wire [10:0] llcmReadWord,  // HostInterface.java:34
  output wire llcmReads,  // HostInterface.java:35
  input  wire [63:0] llcmReadData,  // HostInterface.java:37
  output wire [9:0] windowWord,  // HostInterface.java:40
  output wire windowReads,  // HostInterface.java:42
  input  wire [63:0] windowReadData,  // HostInterface.java:44
  output wire windowWrites,  // HostInterface.java:46
  output wire [63:0] windowWriteData,  // HostInterface.java:47
  output wire [15:0] node,  // HostInterface.java:50
  output wire [6:0] receiveTaken_0,  // HostInterface.java:53
  output wire [6:0] receiveTaken_1,  // HostInterface.java:53
  input  wire [6:0] receiveWritten_0,  // HostInterface.java:55
  input  wire [6:0] receiveWritten_1,  // HostInterface.java:55
  output wire [6:0] completionTaken_0,  // HostInterface.java:56
  output wire [6:0] completionTaken_1,  // HostInterface.java:56
  input  wire [6:0] completionWritten_0,  // HostInterface.java:57
  input  wire [6:0] completionWritten_1,  // HostInterface.java:57
  input  wire memoryReady,  // HostInterface.java:60
  output wire ringsDrop,  // HostInterface.java:62
  input  wire [15:0] receiveDropped_0,  // HostInterface.java:64
  input  wire [15:0] receiveDropped_1,  // HostInterface.java:64
  input  wire [15:0] completionDropped_0,  // HostInterface.java:66
  input  wire [15:0] completionDropped_1,  // HostInterface.java:66
  input  wire activities_0_busy,  // HostInterface.java:68
  input  wire activities_0_stalledBySource,  // HostInterface.java:68
  input  wire activities_0_stalledBySink,  // HostInterface.java:68
  input  wire activities_1_busy,  // HostInterface.java:68
  input  wire activities_1_stalledBySource,  // HostInterface.java:68
  input  wire activities_1_stalledBySink,  // HostInterface.java:68
  input  wire activities_2_busy,  // HostInterface.java:68
  input  wire activities_2_stalledBySource,  // HostInterface.java:68
  input  wire activities_2_stalledBySink,  // HostInterface.java:68
  input  wire activities_3_busy,  // HostInterface.java:68
  input  wire activities_3_stalledBySource,  // HostInterface.java:68
  input  wire activities_3_stalledBySink,  // HostInterface.java:68
  input  wire activities_4_busy,  // HostInterface.java:68
  input  wire activities_4_stalledBySource,  // HostInterface.java:68
  input  wire activities_4_stalledBySink,  // HostInterface.java:68
  input  wire [31:0] counter_cycles,  // HostInterface.java:88
  input  wire [31:0] counter_packets_sent,  // HostInterface.java:88
  input  wire [31:0] counter_packets_received,  // HostInterface.java:88
  input  wire [31:0] counter_packets_wrong,  // HostInterface.java:88
  input  wire [31:0] counter_activations,  // HostInterface.java:88
  input  wire [31:0] counter_lines_read,  // HostInterface.java:88
  input  wire [31:0] counter_lines_written,  // HostInterface.java:88
  input  wire [31:0] counter_bursts  // HostInterface.java:88
);
  wire registers_request_ready, registers_response_data_error, registers_response_valid,
      registers_submit_wantsReceiveStatus, registers_ringOverflow_drops, registers_page, registers_submit_valid,
      registers_llcm_reads, registers_llcm_writes, registers_prefetchWindow_reads, registers_writeWindow_writes;  // RegisterHost.java:36
  wire [63:0] registers_response_data_data, registers_llcm_writeData, registers_writeWindow_writeData;  // RegisterHost.java:36
  wire [15:0] registers_node_number, registers_sourceShape_elementBytes_0, registers_sourceShape_elementBytes_1,
      registers_sourceShape_count_0, registers_sourceShape_count_1, registers_destinationShape_elementBytes_0,
      registers_destinationShape_elementBytes_1, registers_destinationShape_count_0,
      registers_destinationShape_count_1, registers_submit_otherNode, registers_submit_tag;  // RegisterHost.java:36
  wire [31:0] registers_sourcePlace_base_0, registers_sourcePlace_base_1, registers_sourcePlace_stride_0,
      registers_sourcePlace_stride_1, registers_destinationPlace_base_0, registers_destinationPlace_base_1,
      registers_destinationPlace_stride_0, registers_destinationPlace_stride_1;  // RegisterHost.java:36
  wire [7:0] registers_sourceShape_pattern_0, registers_sourceShape_pattern_1,
      registers_destinationShape_pattern_0, registers_destinationShape_pattern_1, registers_submit_operation,
      registers_submit_otherProcess;  // RegisterHost.java:36
  wire [6:0] registers_receiveTaken_count_0, registers_receiveTaken_count_1, registers_completionTaken_count_0,
      registers_completionTaken_count_1;  // RegisterHost.java:36
  wire [9:0] registers_llcm_word; wire [8:0] registers_prefetchWindow_word, registers_writeWindow_word;  // RegisterHost.java:36
  wire [31:0] count0_busy, count0_stalledBySource, count0_stalledBySink;  // HostInterface.java:163
  wire [31:0] count1_busy, count1_stalledBySource, count1_stalledBySink;  // HostInterface.java:163
  wire [31:0] count2_busy, count2_stalledBySource, count2_stalledBySink;  // HostInterface.java:163
  wire [31:0] count3_busy, count3_stalledBySource, count3_stalledBySink;  // HostInterface.java:163
  wire [31:0] count4_busy, count4_stalledBySource, count4_stalledBySink;  // HostInterface.java:163
  wire [10:0] word = {registers_page, registers_llcm_word};  // HostInterface.java:177
  wire [63:0] read = llcmReadData | windowReadData;  // HostInterface.java:185
  assign request_ready = registers_request_ready;  // RegisterHost.java:47
  assign response_data = registers_response_data_data;  // RegisterHost.java:48
  assign response_valid = registers_response_valid;  // RegisterHost.java:49
  assign command_data_operation = (registers_submit_operation >= 8'd5) ? 8'd255 : registers_submit_operation;  // HostInterface.java:132
  assign command_data_process = registers_page;  // HostInterface.java:134
  assign command_data_otherProcess = registers_submit_otherProcess;  // HostInterface.java:135
  assign command_data_source_base = registers_page ? registers_sourcePlace_base_1
      : registers_sourcePlace_base_0;  // HostInterface.java:142
  assign command_data_source_stride = registers_page ? registers_sourcePlace_stride_1
      : registers_sourcePlace_stride_0;  // HostInterface.java:143
  assign command_data_source_elementBytes = registers_page ? registers_sourceShape_elementBytes_1
      : registers_sourceShape_elementBytes_0;  // HostInterface.java:144
  assign command_data_source_count = registers_page ? registers_sourceShape_count_1
      : registers_sourceShape_count_0;  // HostInterface.java:145
  assign command_data_source_pattern = registers_page ? registers_sourceShape_pattern_1
      : registers_sourceShape_pattern_0;  // HostInterface.java:146
  assign command_data_destination_base = registers_page ? registers_destinationPlace_base_1
      : registers_destinationPlace_base_0;  // HostInterface.java:142
  assign command_data_destination_stride = registers_page ? registers_destinationPlace_stride_1
      : registers_destinationPlace_stride_0;  // HostInterface.java:143
  assign command_data_destination_elementBytes = registers_page ? registers_destinationShape_elementBytes_1
      : registers_destinationShape_elementBytes_0;  // HostInterface.java:144
  assign command_data_destination_count = registers_page ? registers_destinationShape_count_1
      : registers_destinationShape_count_0;  // HostInterface.java:145
  assign command_data_destination_pattern = registers_page ? registers_destinationShape_pattern_1
      : registers_destinationShape_pattern_0;  // HostInterface.java:146
  assign command_data_node = registers_submit_otherNode;  // HostInterface.java:136
  assign command_data_tag = registers_submit_tag;  // HostInterface.java:137
  assign command_data_wantsReceiveStatus = registers_submit_wantsReceiveStatus;  // HostInterface.java:138
  assign command_data_ticket = 8'd0;  // HostInterface.java:133
  assign command_valid = registers_submit_valid;  // HostInterface.java:127
  assign llcmWrite_data_word = word;  // HostInterface.java:179
  assign llcmWrite_data_data = registers_llcm_writeData;  // HostInterface.java:180
  assign llcmWrite_valid = registers_llcm_writes;  // HostInterface.java:178
  assign llcmReadWord = word;  // HostInterface.java:182
  assign llcmReads = registers_llcm_reads;  // HostInterface.java:183
  assign windowWord = {registers_page, windowWrites ? registers_writeWindow_word
      : registers_prefetchWindow_word};  // HostInterface.java:190
  assign windowReads = registers_prefetchWindow_reads;  // HostInterface.java:191
  assign windowWrites = registers_writeWindow_writes;  // HostInterface.java:193
  assign windowWriteData = registers_writeWindow_writeData;  // HostInterface.java:194
  assign node = registers_node_number;  // HostInterface.java:90
  assign receiveTaken_0 = registers_receiveTaken_count_0;  // HostInterface.java:94
  assign receiveTaken_1 = registers_receiveTaken_count_1;  // HostInterface.java:94
  assign completionTaken_0 = registers_completionTaken_count_0;  // HostInterface.java:95
  assign completionTaken_1 = registers_completionTaken_count_1;  // HostInterface.java:95
  assign ringsDrop = registers_ringOverflow_drops;  // HostInterface.java:92
  RegisterBlock_dimmnet2 registers (  // RegisterHost.java:36
    .clock(clock), .reset(reset), .request_data_address({request_data_address[16:3], 3'd0}),
    .request_data_write(request_data_write), .request_data_data(request_data_data),
    .request_data_strobes(8'd255), .request_valid(request_valid), .request_ready(registers_request_ready),
    .response_data_data(registers_response_data_data), .response_data_error(registers_response_data_error),
    .response_valid(registers_response_valid), .response_ready(response_ready),
    .node_number(registers_node_number), .state_memoryReady(memoryReady),
    .sourcePlace_base_0(registers_sourcePlace_base_0), .sourcePlace_base_1(registers_sourcePlace_base_1),
    .sourcePlace_stride_0(registers_sourcePlace_stride_0),
        .sourcePlace_stride_1(registers_sourcePlace_stride_1),
    .sourceShape_elementBytes_0(registers_sourceShape_elementBytes_0),
    .sourceShape_elementBytes_1(registers_sourceShape_elementBytes_1),
    .sourceShape_count_0(registers_sourceShape_count_0), .sourceShape_count_1(registers_sourceShape_count_1),
    .sourceShape_pattern_0(registers_sourceShape_pattern_0),
    .sourceShape_pattern_1(registers_sourceShape_pattern_1),
    .destinationPlace_base_0(registers_destinationPlace_base_0),
    .destinationPlace_base_1(registers_destinationPlace_base_1),
    .destinationPlace_stride_0(registers_destinationPlace_stride_0),
    .destinationPlace_stride_1(registers_destinationPlace_stride_1),
    .destinationShape_elementBytes_0(registers_destinationShape_elementBytes_0),
    .destinationShape_elementBytes_1(registers_destinationShape_elementBytes_1),
    .destinationShape_count_0(registers_destinationShape_count_0),
    .destinationShape_count_1(registers_destinationShape_count_1),
    .destinationShape_pattern_0(registers_destinationShape_pattern_0),
    .destinationShape_pattern_1(registers_destinationShape_pattern_1),
    .submit_otherNode(registers_submit_otherNode), .submit_tag(registers_submit_tag),
    .submit_wantsReceiveStatus(registers_submit_wantsReceiveStatus),
    .submit_operation(registers_submit_operation), .submit_otherProcess(registers_submit_otherProcess),
    .receiveTaken_count_0(registers_receiveTaken_count_0),
        .receiveTaken_count_1(registers_receiveTaken_count_1),
    .receiveWritten_count_0(receiveWritten_0), .receiveWritten_count_1(receiveWritten_1),
    .completionTaken_count_0(registers_completionTaken_count_0),
    .completionTaken_count_1(registers_completionTaken_count_1),
        .completionWritten_count_0(completionWritten_0),
    .completionWritten_count_1(completionWritten_1), .ringOverflow_drops(registers_ringOverflow_drops),
    .ringOverflow_receptions_0(receiveDropped_0), .ringOverflow_receptions_1(receiveDropped_1),
    .ringOverflow_completions_0(completionDropped_0), .ringOverflow_completions_1(completionDropped_1),
    .page(registers_page), .submit_valid(registers_submit_valid), .submit_ready(command_ready),
    .llcm_word(registers_llcm_word), .llcm_reads(registers_llcm_reads), .llcm_readData(read),
    .llcm_writes(registers_llcm_writes), .llcm_takes(llcmWrite_ready),
        .llcm_writeData(registers_llcm_writeData),
    .prefetchWindow_word(registers_prefetchWindow_word), .prefetchWindow_reads(registers_prefetchWindow_reads),
    .prefetchWindow_readData(read), .writeWindow_word(registers_writeWindow_word),
    .writeWindow_writes(registers_writeWindow_writes), .writeWindow_takes(1'b1),
    .writeWindow_writeData(registers_writeWindow_writeData), .counters_cycles(counter_cycles),
    .counters_packets_sent(counter_packets_sent), .counters_packets_received(counter_packets_received),
    .counters_packets_wrong(counter_packets_wrong), .counters_activations(counter_activations),
    .counters_lines_read(counter_lines_read), .counters_lines_written(counter_lines_written),
    .counters_bursts(counter_bursts), .snapshot_cycles(counter_cycles),
    .snapshot_packets_sent(counter_packets_sent), .snapshot_packets_received(counter_packets_received),
    .snapshot_packets_wrong(counter_packets_wrong), .snapshot_activations(counter_activations),
    .snapshot_lines_read(counter_lines_read), .snapshot_lines_written(counter_lines_written),
    .snapshot_bursts(counter_bursts), .snapshot_prefetch_unit_busy(count0_busy),
    .snapshot_prefetch_unit_stalled_by_source(count0_stalledBySource),
    .snapshot_prefetch_unit_stalled_by_sink(count0_stalledBySink), .snapshot_write_unit_busy(count1_busy),
    .snapshot_write_unit_stalled_by_source(count1_stalledBySource),
    .snapshot_write_unit_stalled_by_sink(count1_stalledBySink), .snapshot_window_controller_busy(count2_busy),
    .snapshot_window_controller_stalled_by_source(count2_stalledBySource),
    .snapshot_window_controller_stalled_by_sink(count2_stalledBySink),
    .snapshot_receive_controller_busy(count3_busy),
    .snapshot_receive_controller_stalled_by_source(count3_stalledBySource),
    .snapshot_receive_controller_stalled_by_sink(count3_stalledBySink),
    .snapshot_memory_controller_busy(count4_busy),
    .snapshot_memory_controller_stalled_by_source(count4_stalledBySource),
    .snapshot_memory_controller_stalled_by_sink(count4_stalledBySink));
  ActivityCount count0 (  // HostInterface.java:163
    .clock(clock), .reset(reset), .activity_busy(activities_0_busy),
    .activity_stalledBySource(activities_0_stalledBySource),
        .activity_stalledBySink(activities_0_stalledBySink),
    .busy(count0_busy), .stalledBySource(count0_stalledBySource), .stalledBySink(count0_stalledBySink));
  ActivityCount count1 (  // HostInterface.java:163
    .clock(clock), .reset(reset), .activity_busy(activities_1_busy),
    .activity_stalledBySource(activities_1_stalledBySource),
        .activity_stalledBySink(activities_1_stalledBySink),
    .busy(count1_busy), .stalledBySource(count1_stalledBySource), .stalledBySink(count1_stalledBySink));
  ActivityCount count2 (  // HostInterface.java:163
    .clock(clock), .reset(reset), .activity_busy(activities_2_busy),
    .activity_stalledBySource(activities_2_stalledBySource),
        .activity_stalledBySink(activities_2_stalledBySink),
    .busy(count2_busy), .stalledBySource(count2_stalledBySource), .stalledBySink(count2_stalledBySink));
  ActivityCount count3 (  // HostInterface.java:163
    .clock(clock), .reset(reset), .activity_busy(activities_3_busy),
    .activity_stalledBySource(activities_3_stalledBySource),
        .activity_stalledBySink(activities_3_stalledBySink),
    .busy(count3_busy), .stalledBySource(count3_stalledBySource), .stalledBySink(count3_stalledBySink));
  ActivityCount count4 (  // HostInterface.java:163
    .clock(clock), .reset(reset), .activity_busy(activities_4_busy),
    .activity_stalledBySource(activities_4_stalledBySource),
        .activity_stalledBySink(activities_4_stalledBySink),
    .busy(count4_busy), .stalledBySource(count4_stalledBySource), .stalledBySink(count4_stalledBySink));
  wire unused_ok = &{1'b0, request_data_address[2:0], registers_response_data_error};
endmodule
`default_nettype wire
