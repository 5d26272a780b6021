`default_nettype none
// map=dimmnet2
module RegisterBlock_dimmnet2 (  // FieldSides.java:47
  input  wire clock,  // FieldSides.java:47
  input  wire reset,  // FieldSides.java:47
  input  wire [16:0] request_data_address,  // FieldStorage.java:51
  input  wire request_data_write,  // FieldStorage.java:51
  input  wire [63:0] request_data_data,  // FieldStorage.java:51
  input  wire [7:0] request_data_strobes,  // FieldStorage.java:51
  input  wire request_valid,  // FieldStorage.java:51
  output wire request_ready,  // FieldStorage.java:51
  output wire [63:0] response_data_data,  // FieldStorage.java:52
  output wire response_data_error,  // FieldStorage.java:52
  output wire response_valid,  // FieldStorage.java:52
  input  wire response_ready,  // FieldStorage.java:52
  output wire [15:0] node_number,  // FieldSides.java:89
  input  wire state_memoryReady,  // FieldSides.java:84
  output wire [31:0] sourcePlace_base_0,  // FieldSides.java:89
  output wire [31:0] sourcePlace_base_1,  // FieldSides.java:89
  output wire [31:0] sourcePlace_stride_0,  // FieldSides.java:89
  output wire [31:0] sourcePlace_stride_1,  // FieldSides.java:89
  output wire [15:0] sourceShape_elementBytes_0,  // FieldSides.java:89
  output wire [15:0] sourceShape_elementBytes_1,  // FieldSides.java:89
  output wire [15:0] sourceShape_count_0,  // FieldSides.java:89
  output wire [15:0] sourceShape_count_1,  // FieldSides.java:89
  output wire [7:0] sourceShape_pattern_0,  // FieldSides.java:89
  output wire [7:0] sourceShape_pattern_1,  // FieldSides.java:89
  output wire [31:0] destinationPlace_base_0,  // FieldSides.java:89
  output wire [31:0] destinationPlace_base_1,  // FieldSides.java:89
  output wire [31:0] destinationPlace_stride_0,  // FieldSides.java:89
  output wire [31:0] destinationPlace_stride_1,  // FieldSides.java:89
  output wire [15:0] destinationShape_elementBytes_0,  // FieldSides.java:89
  output wire [15:0] destinationShape_elementBytes_1,  // FieldSides.java:89
  output wire [15:0] destinationShape_count_0,  // FieldSides.java:89
  output wire [15:0] destinationShape_count_1,  // FieldSides.java:89
  output wire [7:0] destinationShape_pattern_0,  // FieldSides.java:89
  output wire [7:0] destinationShape_pattern_1,  // FieldSides.java:89
  output wire [15:0] submit_otherNode,  // FieldSides.java:89
  output wire [15:0] submit_tag,  // FieldSides.java:89
  output wire submit_wantsReceiveStatus,  // FieldSides.java:89
  output wire [7:0] submit_operation,  // FieldSides.java:89
  output wire [7:0] submit_otherProcess,  // FieldSides.java:89
  output wire [6:0] receiveTaken_count_0,  // FieldSides.java:89
  output wire [6:0] receiveTaken_count_1,  // FieldSides.java:89
  input  wire [6:0] receiveWritten_count_0,  // FieldSides.java:84
  input  wire [6:0] receiveWritten_count_1,  // FieldSides.java:84
  output wire [6:0] completionTaken_count_0,  // FieldSides.java:89
  output wire [6:0] completionTaken_count_1,  // FieldSides.java:89
  input  wire [6:0] completionWritten_count_0,  // FieldSides.java:84
  input  wire [6:0] completionWritten_count_1,  // FieldSides.java:84
  output wire ringOverflow_drops,  // FieldSides.java:89
  input  wire [15:0] ringOverflow_receptions_0,  // FieldSides.java:84
  input  wire [15:0] ringOverflow_receptions_1,  // FieldSides.java:84
  input  wire [15:0] ringOverflow_completions_0,  // FieldSides.java:84
  input  wire [15:0] ringOverflow_completions_1,  // FieldSides.java:84
  output wire page,  // RegisterBlock.java:147
  output wire submit_valid,  // RegisterBlock.java:151
  input  wire submit_ready,  // RegisterBlock.java:159
  output wire [9:0] llcm_word,  // RegisterBlock.java:147
  output wire llcm_reads,  // RegisterBlock.java:151
  input  wire [63:0] llcm_readData,  // RegisterBlock.java:155
  output wire llcm_writes,  // RegisterBlock.java:151
  input  wire llcm_takes,  // RegisterBlock.java:159
  output wire [63:0] llcm_writeData,  // RegisterBlock.java:147
  output wire [8:0] prefetchWindow_word,  // RegisterBlock.java:147
  output wire prefetchWindow_reads,  // RegisterBlock.java:151
  input  wire [63:0] prefetchWindow_readData,  // RegisterBlock.java:155
  output wire [8:0] writeWindow_word,  // RegisterBlock.java:147
  output wire writeWindow_writes,  // RegisterBlock.java:151
  input  wire writeWindow_takes,  // RegisterBlock.java:159
  output wire [63:0] writeWindow_writeData,  // RegisterBlock.java:147
  input  wire [31:0] counters_cycles,  // RegisterBlock.java:155
  input  wire [31:0] counters_packets_sent,  // RegisterBlock.java:155
  input  wire [31:0] counters_packets_received,  // RegisterBlock.java:155
  input  wire [31:0] counters_packets_wrong,  // RegisterBlock.java:155
  input  wire [31:0] counters_activations,  // RegisterBlock.java:155
  input  wire [31:0] counters_lines_read,  // RegisterBlock.java:155
  input  wire [31:0] counters_lines_written,  // RegisterBlock.java:155
  input  wire [31:0] counters_bursts,  // RegisterBlock.java:155
  input  wire [31:0] snapshot_cycles,  // RegisterBlock.java:155
  input  wire [31:0] snapshot_packets_sent,  // RegisterBlock.java:155
  input  wire [31:0] snapshot_packets_received,  // RegisterBlock.java:155
  input  wire [31:0] snapshot_packets_wrong,  // RegisterBlock.java:155
  input  wire [31:0] snapshot_activations,  // RegisterBlock.java:155
  input  wire [31:0] snapshot_lines_read,  // RegisterBlock.java:155
  input  wire [31:0] snapshot_lines_written,  // RegisterBlock.java:155
  input  wire [31:0] snapshot_bursts,  // RegisterBlock.java:155
  input  wire [31:0] snapshot_prefetch_unit_busy,  // RegisterBlock.java:155
  input  wire [31:0] snapshot_prefetch_unit_stalled_by_source,  // RegisterBlock.java:155
  input  wire [31:0] snapshot_prefetch_unit_stalled_by_sink,  // RegisterBlock.java:155
  input  wire [31:0] snapshot_write_unit_busy,  // RegisterBlock.java:155
  input  wire [31:0] snapshot_write_unit_stalled_by_source,  // RegisterBlock.java:155
  input  wire [31:0] snapshot_write_unit_stalled_by_sink,  // RegisterBlock.java:155
  input  wire [31:0] snapshot_window_controller_busy,  // RegisterBlock.java:155
  input  wire [31:0] snapshot_window_controller_stalled_by_source,  // RegisterBlock.java:155
  input  wire [31:0] snapshot_window_controller_stalled_by_sink,  // RegisterBlock.java:155
  input  wire [31:0] snapshot_receive_controller_busy,  // RegisterBlock.java:155
  input  wire [31:0] snapshot_receive_controller_stalled_by_source,  // RegisterBlock.java:155
  input  wire [31:0] snapshot_receive_controller_stalled_by_sink,  // RegisterBlock.java:155
  input  wire [31:0] snapshot_memory_controller_busy,  // RegisterBlock.java:155
  input  wire [31:0] snapshot_memory_controller_stalled_by_source,  // RegisterBlock.java:155
  input  wire [31:0] snapshot_memory_controller_stalled_by_sink  // RegisterBlock.java:155
);
  localparam [1:0] State_IDLE = 2'd0;
  localparam [1:0] State_READ = 2'd1;
  localparam [1:0] State_ANSWER = 2'd2;
  wire [63:0] word_identity;  // FieldStorage.java:74
  reg  [15:0] node_number_kept;  // FieldStorage.java:174
  wire writes_node_0;  // FieldStorage.java:70
  wire [63:0] word_node;  // FieldStorage.java:74
  wire [63:0] word_state;  // FieldStorage.java:74
  reg  [31:0] sourcePlace_base_kept_0;  // FieldStorage.java:174
  wire writes_sourcePlace_0;  // FieldStorage.java:70
  reg  [31:0] sourcePlace_base_kept_1;  // FieldStorage.java:174
  wire writes_sourcePlace_1;  // FieldStorage.java:70
  reg  [31:0] sourcePlace_stride_kept_0;  // FieldStorage.java:174
  reg  [31:0] sourcePlace_stride_kept_1;  // FieldStorage.java:174
  wire [63:0] word_sourcePlace;  // FieldStorage.java:74
  reg  [15:0] sourceShape_elementBytes_kept_0;  // FieldStorage.java:174
  wire writes_sourceShape_0;  // FieldStorage.java:70
  reg  [15:0] sourceShape_elementBytes_kept_1;  // FieldStorage.java:174
  wire writes_sourceShape_1;  // FieldStorage.java:70
  reg  [15:0] sourceShape_count_kept_0;  // FieldStorage.java:174
  reg  [15:0] sourceShape_count_kept_1;  // FieldStorage.java:174
  reg  [7:0] sourceShape_pattern_kept_0;  // FieldStorage.java:174
  reg  [7:0] sourceShape_pattern_kept_1;  // FieldStorage.java:174
  wire [63:0] word_sourceShape;  // FieldStorage.java:74
  reg  [31:0] destinationPlace_base_kept_0;  // FieldStorage.java:174
  wire writes_destinationPlace_0;  // FieldStorage.java:70
  reg  [31:0] destinationPlace_base_kept_1;  // FieldStorage.java:174
  wire writes_destinationPlace_1;  // FieldStorage.java:70
  reg  [31:0] destinationPlace_stride_kept_0;  // FieldStorage.java:174
  reg  [31:0] destinationPlace_stride_kept_1;  // FieldStorage.java:174
  wire [63:0] word_destinationPlace;  // FieldStorage.java:74
  reg  [15:0] destinationShape_elementBytes_kept_0;  // FieldStorage.java:174
  wire writes_destinationShape_0;  // FieldStorage.java:70
  reg  [15:0] destinationShape_elementBytes_kept_1;  // FieldStorage.java:174
  wire writes_destinationShape_1;  // FieldStorage.java:70
  reg  [15:0] destinationShape_count_kept_0;  // FieldStorage.java:174
  reg  [15:0] destinationShape_count_kept_1;  // FieldStorage.java:174
  reg  [7:0] destinationShape_pattern_kept_0;  // FieldStorage.java:174
  reg  [7:0] destinationShape_pattern_kept_1;  // FieldStorage.java:174
  wire [63:0] word_destinationShape;  // FieldStorage.java:74
  wire [63:0] word_submit;  // FieldStorage.java:74
  reg  [6:0] receiveTaken_count_kept_0;  // FieldStorage.java:174
  wire writes_receiveTaken_0;  // FieldStorage.java:70
  reg  [6:0] receiveTaken_count_kept_1;  // FieldStorage.java:174
  wire writes_receiveTaken_1;  // FieldStorage.java:70
  wire [63:0] word_receiveTaken;  // FieldStorage.java:74
  wire [63:0] word_receiveWritten;  // FieldStorage.java:74
  reg  [6:0] completionTaken_count_kept_0;  // FieldStorage.java:174
  wire writes_completionTaken_0;  // FieldStorage.java:70
  reg  [6:0] completionTaken_count_kept_1;  // FieldStorage.java:174
  wire writes_completionTaken_1;  // FieldStorage.java:70
  wire [63:0] word_completionTaken;  // FieldStorage.java:74
  wire [63:0] word_completionWritten;  // FieldStorage.java:74
  reg  ringOverflow_drops_kept;  // FieldStorage.java:174
  wire writes_ringOverflow_0;  // FieldStorage.java:70
  wire [63:0] word_ringOverflow;  // FieldStorage.java:74
  reg  [63:0] read;  // FieldStorage.java:74
  reg  known;  // FieldStorage.java:70
  reg  [63:0] answer;  // FieldStorage.java:78
  reg  error;  // FieldStorage.java:78
  reg  [1:0] state;  // FieldStorage.java:82
  wire takes_snapshot;  // FieldStorage.java:70
  reg  [31:0] snapshot_cycles_kept;  // FieldStorage.java:78
  reg  [31:0] snapshot_packets_sent_kept;  // FieldStorage.java:78
  reg  [31:0] snapshot_packets_received_kept;  // FieldStorage.java:78
  reg  [31:0] snapshot_packets_wrong_kept;  // FieldStorage.java:78
  reg  [31:0] snapshot_activations_kept;  // FieldStorage.java:78
  reg  [31:0] snapshot_lines_read_kept;  // FieldStorage.java:78
  reg  [31:0] snapshot_lines_written_kept;  // FieldStorage.java:78
  reg  [31:0] snapshot_bursts_kept;  // FieldStorage.java:78
  reg  [31:0] snapshot_prefetch_unit_busy_kept;  // FieldStorage.java:78
  reg  [31:0] snapshot_prefetch_unit_stalled_by_source_kept;  // FieldStorage.java:78
  reg  [31:0] snapshot_prefetch_unit_stalled_by_sink_kept;  // FieldStorage.java:78
  reg  [31:0] snapshot_write_unit_busy_kept;  // FieldStorage.java:78
  reg  [31:0] snapshot_write_unit_stalled_by_source_kept;  // FieldStorage.java:78
  reg  [31:0] snapshot_write_unit_stalled_by_sink_kept;  // FieldStorage.java:78
  reg  [31:0] snapshot_window_controller_busy_kept;  // FieldStorage.java:78
  reg  [31:0] snapshot_window_controller_stalled_by_source_kept;  // FieldStorage.java:78
  reg  [31:0] snapshot_window_controller_stalled_by_sink_kept;  // FieldStorage.java:78
  reg  [31:0] snapshot_receive_controller_busy_kept;  // FieldStorage.java:78
  reg  [31:0] snapshot_receive_controller_stalled_by_source_kept;  // FieldStorage.java:78
  reg  [31:0] snapshot_receive_controller_stalled_by_sink_kept;  // FieldStorage.java:78
  reg  [31:0] snapshot_memory_controller_busy_kept;  // FieldStorage.java:78
  reg  [31:0] snapshot_memory_controller_stalled_by_source_kept;  // FieldStorage.java:78
  reg  [31:0] snapshot_memory_controller_stalled_by_sink_kept;  // FieldStorage.java:78
  wire pushes_submit;  // FieldStorage.java:70
  wire in_llcm;  // FieldStorage.java:70
  wire writes_llcm;  // FieldStorage.java:70
  wire in_prefetchWindow;  // FieldStorage.java:70
  wire in_writeWindow;  // FieldStorage.java:70
  wire writes_writeWindow;  // FieldStorage.java:70
  reg  late0;  // FieldStorage.java:78
  reg  late1;  // FieldStorage.java:78
  wire [63:0] byteMask = {request_data_strobes[7], request_data_strobes[7], request_data_strobes[7],
      request_data_strobes[7], request_data_strobes[7], request_data_strobes[7], request_data_strobes[7],
      request_data_strobes[7], request_data_strobes[6], request_data_strobes[6], request_data_strobes[6],
      request_data_strobes[6], request_data_strobes[6], request_data_strobes[6], request_data_strobes[6],
      request_data_strobes[6], request_data_strobes[5], request_data_strobes[5], request_data_strobes[5],
      request_data_strobes[5], request_data_strobes[5], request_data_strobes[5], request_data_strobes[5],
      request_data_strobes[5], request_data_strobes[4], request_data_strobes[4], request_data_strobes[4],
      request_data_strobes[4], request_data_strobes[4], request_data_strobes[4], request_data_strobes[4],
      request_data_strobes[4], request_data_strobes[3], request_data_strobes[3], request_data_strobes[3],
      request_data_strobes[3], request_data_strobes[3], request_data_strobes[3], request_data_strobes[3],
      request_data_strobes[3], request_data_strobes[2], request_data_strobes[2], request_data_strobes[2],
      request_data_strobes[2], request_data_strobes[2], request_data_strobes[2], request_data_strobes[2],
      request_data_strobes[2], request_data_strobes[1], request_data_strobes[1], request_data_strobes[1],
      request_data_strobes[1], request_data_strobes[1], request_data_strobes[1], request_data_strobes[1],
      request_data_strobes[1], request_data_strobes[0], request_data_strobes[0], request_data_strobes[0],
      request_data_strobes[0], request_data_strobes[0], request_data_strobes[0], request_data_strobes[0],
      request_data_strobes[0]};  // FieldStorage.java:254
  wire [63:0] strobed = request_data_data & byteMask;  // FieldStorage.java:55
  wire taken = request_valid && request_ready;  // BusSide.java:134
  assign request_ready = (state == State_IDLE)
      && !((pushes_submit && !submit_ready) || (writes_llcm && !llcm_takes)
      || (writes_writeWindow && !writeWindow_takes));  // BusSide.java:74
  assign response_data_data = answer;  // BusSide.java:96
  assign response_data_error = error;  // BusSide.java:97
  assign response_valid = state == State_ANSWER;  // BusSide.java:95
  assign node_number = node_number_kept;  // FieldStorage.java:182
  assign sourcePlace_base_0 = sourcePlace_base_kept_0;  // FieldStorage.java:182
  assign sourcePlace_base_1 = sourcePlace_base_kept_1;  // FieldStorage.java:182
  assign sourcePlace_stride_0 = sourcePlace_stride_kept_0;  // FieldStorage.java:182
  assign sourcePlace_stride_1 = sourcePlace_stride_kept_1;  // FieldStorage.java:182
  assign sourceShape_elementBytes_0 = sourceShape_elementBytes_kept_0;  // FieldStorage.java:182
  assign sourceShape_elementBytes_1 = sourceShape_elementBytes_kept_1;  // FieldStorage.java:182
  assign sourceShape_count_0 = sourceShape_count_kept_0;  // FieldStorage.java:182
  assign sourceShape_count_1 = sourceShape_count_kept_1;  // FieldStorage.java:182
  assign sourceShape_pattern_0 = sourceShape_pattern_kept_0;  // FieldStorage.java:182
  assign sourceShape_pattern_1 = sourceShape_pattern_kept_1;  // FieldStorage.java:182
  assign destinationPlace_base_0 = destinationPlace_base_kept_0;  // FieldStorage.java:182
  assign destinationPlace_base_1 = destinationPlace_base_kept_1;  // FieldStorage.java:182
  assign destinationPlace_stride_0 = destinationPlace_stride_kept_0;  // FieldStorage.java:182
  assign destinationPlace_stride_1 = destinationPlace_stride_kept_1;  // FieldStorage.java:182
  assign destinationShape_elementBytes_0 = destinationShape_elementBytes_kept_0;  // FieldStorage.java:182
  assign destinationShape_elementBytes_1 = destinationShape_elementBytes_kept_1;  // FieldStorage.java:182
  assign destinationShape_count_0 = destinationShape_count_kept_0;  // FieldStorage.java:182
  assign destinationShape_count_1 = destinationShape_count_kept_1;  // FieldStorage.java:182
  assign destinationShape_pattern_0 = destinationShape_pattern_kept_0;  // FieldStorage.java:182
  assign destinationShape_pattern_1 = destinationShape_pattern_kept_1;  // FieldStorage.java:182
  assign submit_otherNode = request_data_data[15:0];  // FieldStorage.java:210
  assign submit_tag = request_data_data[31:16];  // FieldStorage.java:210
  assign submit_wantsReceiveStatus = request_data_data[32];  // FieldStorage.java:208
  assign submit_operation = request_data_data[47:40];  // FieldStorage.java:210
  assign submit_otherProcess = request_data_data[55:48];  // FieldStorage.java:210
  assign receiveTaken_count_0 = receiveTaken_count_kept_0;  // FieldStorage.java:182
  assign receiveTaken_count_1 = receiveTaken_count_kept_1;  // FieldStorage.java:182
  assign completionTaken_count_0 = completionTaken_count_kept_0;  // FieldStorage.java:182
  assign completionTaken_count_1 = completionTaken_count_kept_1;  // FieldStorage.java:182
  assign ringOverflow_drops = ringOverflow_drops_kept;  // FieldStorage.java:182
  assign page = request_data_address[16];  // RegisterBlock.java:54
  assign submit_valid = request_valid && (state == State_IDLE) && pushes_submit;  // RegisterBlock.java:194
  assign llcm_word = request_data_address[12:3];  // RegisterBlock.java:213
  assign llcm_reads = request_valid && request_ready && in_llcm && !request_data_write;  // RegisterBlock.java:216
  assign llcm_writes = request_valid && (state == State_IDLE) && writes_llcm;  // RegisterBlock.java:222
  assign llcm_writeData = request_data_data;  // RegisterBlock.java:223
  assign prefetchWindow_word = request_data_address[11:3];  // RegisterBlock.java:213
  assign prefetchWindow_reads = request_valid && request_ready && in_prefetchWindow && !request_data_write;  // RegisterBlock.java:216
  assign writeWindow_word = request_data_address[11:3];  // RegisterBlock.java:213
  assign writeWindow_writes = request_valid && (state == State_IDLE) && writes_writeWindow;  // RegisterBlock.java:222
  assign writeWindow_writeData = request_data_data;  // RegisterBlock.java:223
  assign word_identity = 64'h44494d4d4e455432;  // RegisterBlock.java:180
  assign writes_node_0 = request_valid && request_ready && request_data_write
      && ((request_data_address[15:0] == 16'd8) && (request_data_address[16] == 1'b0));  // RegisterAccesses.java:41
  assign word_node = {48'd0, node_number_kept};  // RegisterBlock.java:180
  assign word_state = {63'd0, state_memoryReady};  // RegisterBlock.java:180
  assign writes_sourcePlace_0 = request_valid && request_ready && request_data_write
      && ((request_data_address[15:0] == 16'd64) && (request_data_address[16] == 1'b0));  // RegisterAccesses.java:41
  assign writes_sourcePlace_1 = request_valid && request_ready && request_data_write
      && ((request_data_address[15:0] == 16'd64) && (request_data_address[16] == 1'b1));  // RegisterAccesses.java:41
  assign word_sourcePlace = 64'd0;  // RegisterBlock.java:180
  assign writes_sourceShape_0 = request_valid && request_ready && request_data_write
      && ((request_data_address[15:0] == 16'd72) && (request_data_address[16] == 1'b0));  // RegisterAccesses.java:41
  assign writes_sourceShape_1 = request_valid && request_ready && request_data_write
      && ((request_data_address[15:0] == 16'd72) && (request_data_address[16] == 1'b1));  // RegisterAccesses.java:41
  assign word_sourceShape = 64'd0;  // RegisterBlock.java:180
  assign writes_destinationPlace_0 = request_valid && request_ready && request_data_write
      && ((request_data_address[15:0] == 16'd80) && (request_data_address[16] == 1'b0));  // RegisterAccesses.java:41
  assign writes_destinationPlace_1 = request_valid && request_ready && request_data_write
      && ((request_data_address[15:0] == 16'd80) && (request_data_address[16] == 1'b1));  // RegisterAccesses.java:41
  assign word_destinationPlace = 64'd0;  // RegisterBlock.java:180
  assign writes_destinationShape_0 = request_valid && request_ready && request_data_write
      && ((request_data_address[15:0] == 16'd88) && (request_data_address[16] == 1'b0));  // RegisterAccesses.java:41
  assign writes_destinationShape_1 = request_valid && request_ready && request_data_write
      && ((request_data_address[15:0] == 16'd88) && (request_data_address[16] == 1'b1));  // RegisterAccesses.java:41
  assign word_destinationShape = 64'd0;  // RegisterBlock.java:180
  assign word_submit = 64'd0;  // RegisterBlock.java:180
  assign writes_receiveTaken_0 = request_valid && request_ready && request_data_write
      && ((request_data_address[15:0] == 16'd128) && (request_data_address[16] == 1'b0));  // RegisterAccesses.java:41
  assign writes_receiveTaken_1 = request_valid && request_ready && request_data_write
      && ((request_data_address[15:0] == 16'd128) && (request_data_address[16] == 1'b1));  // RegisterAccesses.java:41
  assign word_receiveTaken = {57'd0, request_data_address[16] ? receiveTaken_count_kept_1
      : receiveTaken_count_kept_0};  // RegisterBlock.java:180
  assign word_receiveWritten = {57'd0, request_data_address[16] ? receiveWritten_count_1
      : receiveWritten_count_0};  // RegisterBlock.java:180
  assign writes_completionTaken_0 = request_valid && request_ready && request_data_write
      && ((request_data_address[15:0] == 16'd144) && (request_data_address[16] == 1'b0));  // RegisterAccesses.java:41
  assign writes_completionTaken_1 = request_valid && request_ready && request_data_write
      && ((request_data_address[15:0] == 16'd144) && (request_data_address[16] == 1'b1));  // RegisterAccesses.java:41
  assign word_completionTaken = {57'd0, request_data_address[16] ? completionTaken_count_kept_1
      : completionTaken_count_kept_0};  // RegisterBlock.java:180
  assign word_completionWritten = {57'd0, request_data_address[16] ? completionWritten_count_1
      : completionWritten_count_0};  // RegisterBlock.java:180
  assign writes_ringOverflow_0 = request_valid && request_ready && request_data_write
      && ((request_data_address[15:0] == 16'd160) && (request_data_address[16] == 1'b0));  // RegisterAccesses.java:41
  assign word_ringOverflow = {16'd0, request_data_address[16] ? ringOverflow_completions_1
      : ringOverflow_completions_0, request_data_address[16] ? ringOverflow_receptions_1
      : ringOverflow_receptions_0, 15'd0, ringOverflow_drops_kept};  // RegisterBlock.java:180
  always @* begin
    read = 64'd0;  // BusSide.java:39
    case (request_data_address[15:0])  // RegisterBlock.java:65
      16'd0: begin  // RegisterBlock.java:69
        read = word_identity;  // BusSide.java:51
      end
      16'd8: begin  // RegisterBlock.java:69
        read = word_node;  // BusSide.java:51
      end
      16'd16: begin  // RegisterBlock.java:69
        read = word_state;  // BusSide.java:51
      end
      16'd64: begin  // RegisterBlock.java:69
        read = word_sourcePlace;  // BusSide.java:51
      end
      16'd72: begin  // RegisterBlock.java:69
        read = word_sourceShape;  // BusSide.java:51
      end
      16'd80: begin  // RegisterBlock.java:69
        read = word_destinationPlace;  // BusSide.java:51
      end
      16'd88: begin  // RegisterBlock.java:69
        read = word_destinationShape;  // BusSide.java:51
      end
      16'd96: begin  // RegisterBlock.java:69
        read = word_submit;  // BusSide.java:51
      end
      16'd128: begin  // RegisterBlock.java:69
        read = word_receiveTaken;  // BusSide.java:51
      end
      16'd136: begin  // RegisterBlock.java:69
        read = word_receiveWritten;  // BusSide.java:51
      end
      16'd144: begin  // RegisterBlock.java:69
        read = word_completionTaken;  // BusSide.java:51
      end
      16'd152: begin  // RegisterBlock.java:69
        read = word_completionWritten;  // BusSide.java:51
      end
      16'd160: begin  // RegisterBlock.java:69
        read = word_ringOverflow;  // BusSide.java:51
      end
      16'd256: begin  // RegisterBlock.java:71
        read = {32'd0, counters_cycles};  // BusSide.java:51
      end
      16'd264: begin  // RegisterBlock.java:71
        read = {32'd0, counters_packets_sent};  // BusSide.java:51
      end
      16'd272: begin  // RegisterBlock.java:71
        read = {32'd0, counters_packets_received};  // BusSide.java:51
      end
      16'd280: begin  // RegisterBlock.java:71
        read = {32'd0, counters_packets_wrong};  // BusSide.java:51
      end
      16'd288: begin  // RegisterBlock.java:71
        read = {32'd0, counters_activations};  // BusSide.java:51
      end
      16'd296: begin  // RegisterBlock.java:71
        read = {32'd0, counters_lines_read};  // BusSide.java:51
      end
      16'd304: begin  // RegisterBlock.java:71
        read = {32'd0, counters_lines_written};  // BusSide.java:51
      end
      16'd312: begin  // RegisterBlock.java:71
        read = {32'd0, counters_bursts};  // BusSide.java:51
      end
      16'd512: begin  // RegisterBlock.java:71
        read = {32'd0, snapshot_cycles_kept};  // BusSide.java:51
      end
      16'd520: begin  // RegisterBlock.java:71
        read = {32'd0, snapshot_packets_sent_kept};  // BusSide.java:51
      end
      16'd528: begin  // RegisterBlock.java:71
        read = {32'd0, snapshot_packets_received_kept};  // BusSide.java:51
      end
      16'd536: begin  // RegisterBlock.java:71
        read = {32'd0, snapshot_packets_wrong_kept};  // BusSide.java:51
      end
      16'd544: begin  // RegisterBlock.java:71
        read = {32'd0, snapshot_activations_kept};  // BusSide.java:51
      end
      16'd552: begin  // RegisterBlock.java:71
        read = {32'd0, snapshot_lines_read_kept};  // BusSide.java:51
      end
      16'd560: begin  // RegisterBlock.java:71
        read = {32'd0, snapshot_lines_written_kept};  // BusSide.java:51
      end
      16'd568: begin  // RegisterBlock.java:71
        read = {32'd0, snapshot_bursts_kept};  // BusSide.java:51
      end
      16'd576: begin  // RegisterBlock.java:71
        read = {32'd0, snapshot_prefetch_unit_busy_kept};  // BusSide.java:51
      end
      16'd584: begin  // RegisterBlock.java:71
        read = {32'd0, snapshot_prefetch_unit_stalled_by_source_kept};  // BusSide.java:51
      end
      16'd592: begin  // RegisterBlock.java:71
        read = {32'd0, snapshot_prefetch_unit_stalled_by_sink_kept};  // BusSide.java:51
      end
      16'd600: begin  // RegisterBlock.java:71
        read = {32'd0, snapshot_write_unit_busy_kept};  // BusSide.java:51
      end
      16'd608: begin  // RegisterBlock.java:71
        read = {32'd0, snapshot_write_unit_stalled_by_source_kept};  // BusSide.java:51
      end
      16'd616: begin  // RegisterBlock.java:71
        read = {32'd0, snapshot_write_unit_stalled_by_sink_kept};  // BusSide.java:51
      end
      16'd624: begin  // RegisterBlock.java:71
        read = {32'd0, snapshot_window_controller_busy_kept};  // BusSide.java:51
      end
      16'd632: begin  // RegisterBlock.java:71
        read = {32'd0, snapshot_window_controller_stalled_by_source_kept};  // BusSide.java:51
      end
      16'd640: begin  // RegisterBlock.java:71
        read = {32'd0, snapshot_window_controller_stalled_by_sink_kept};  // BusSide.java:51
      end
      16'd648: begin  // RegisterBlock.java:71
        read = {32'd0, snapshot_receive_controller_busy_kept};  // BusSide.java:51
      end
      16'd656: begin  // RegisterBlock.java:71
        read = {32'd0, snapshot_receive_controller_stalled_by_source_kept};  // BusSide.java:51
      end
      16'd664: begin  // RegisterBlock.java:71
        read = {32'd0, snapshot_receive_controller_stalled_by_sink_kept};  // BusSide.java:51
      end
      16'd672: begin  // RegisterBlock.java:71
        read = {32'd0, snapshot_memory_controller_busy_kept};  // BusSide.java:51
      end
      16'd680: begin  // RegisterBlock.java:71
        read = {32'd0, snapshot_memory_controller_stalled_by_source_kept};  // BusSide.java:51
      end
      16'd688: begin  // RegisterBlock.java:71
        read = {32'd0, snapshot_memory_controller_stalled_by_sink_kept};  // BusSide.java:51
      end
      default: ;
    endcase
  end
  always @* begin
    known = 1'b0;  // BusSide.java:40
    case (request_data_address[15:0])  // RegisterBlock.java:65
      16'd0: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      16'd8: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      16'd16: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      16'd64: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      16'd72: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      16'd80: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      16'd88: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      16'd96: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      16'd128: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      16'd136: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      16'd144: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      16'd152: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      16'd160: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      16'd256: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd264: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd272: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd280: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd288: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd296: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd304: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd312: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd512: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd520: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd528: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd536: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd544: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd552: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd560: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd568: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd576: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd584: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd592: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd600: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd608: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd616: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd624: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd632: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd640: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd648: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd656: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd664: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd672: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd680: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      16'd688: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      default: ;
    endcase
    if (in_llcm) begin  // RegisterBlock.java:212
      known = 1'b1;  // BusSide.java:57
    end
    if (in_prefetchWindow) begin  // RegisterBlock.java:212
      known = 1'b1;  // BusSide.java:57
    end
    if (in_writeWindow) begin  // RegisterBlock.java:212
      known = 1'b1;  // BusSide.java:57
    end
  end
  assign takes_snapshot = request_valid && request_ready && request_data_write
      && (request_data_address[15:0] == 16'd512);  // RegisterBlock.java:233
  assign pushes_submit = (request_data_address[15:0] == 16'd96) && request_data_write
      && (&request_data_strobes);  // RegisterBlock.java:193
  assign in_llcm = (request_data_address[15:13] == 3'd4) && (request_data_address[2:0] == 3'd0);  // RegisterBlock.java:211
  assign writes_llcm = in_llcm && request_data_write && (&request_data_strobes);  // RegisterBlock.java:221
  assign in_prefetchWindow = (request_data_address[15:12] == 4'd10) && (request_data_address[2:0] == 3'd0);  // RegisterBlock.java:211
  assign in_writeWindow = (request_data_address[15:12] == 4'd11) && (request_data_address[2:0] == 3'd0);  // RegisterBlock.java:211
  assign writes_writeWindow = in_writeWindow && request_data_write && (&request_data_strobes);  // RegisterBlock.java:221
  always @(posedge clock) begin
    if (writes_node_0) begin  // FieldStorage.java:156
      node_number_kept <= (node_number_kept & ~byteMask[15:0]) | strobed[15:0];  // FieldStorage.java:210
    end
    if (writes_sourcePlace_0) begin  // FieldStorage.java:156
      sourcePlace_base_kept_0 <= (sourcePlace_base_kept_0 & ~byteMask[31:0]) | strobed[31:0];  // FieldStorage.java:210
    end
    if (writes_sourcePlace_1) begin  // FieldStorage.java:156
      sourcePlace_base_kept_1 <= (sourcePlace_base_kept_1 & ~byteMask[31:0]) | strobed[31:0];  // FieldStorage.java:210
    end
    if (writes_sourcePlace_0) begin  // FieldStorage.java:156
      sourcePlace_stride_kept_0 <= (sourcePlace_stride_kept_0 & ~byteMask[63:32]) | strobed[63:32];  // FieldStorage.java:210
    end
    if (writes_sourcePlace_1) begin  // FieldStorage.java:156
      sourcePlace_stride_kept_1 <= (sourcePlace_stride_kept_1 & ~byteMask[63:32]) | strobed[63:32];  // FieldStorage.java:210
    end
    if (writes_sourceShape_0) begin  // FieldStorage.java:156
      sourceShape_elementBytes_kept_0 <= (sourceShape_elementBytes_kept_0 & ~byteMask[15:0]) | strobed[15:0];  // FieldStorage.java:210
    end
    if (writes_sourceShape_1) begin  // FieldStorage.java:156
      sourceShape_elementBytes_kept_1 <= (sourceShape_elementBytes_kept_1 & ~byteMask[15:0]) | strobed[15:0];  // FieldStorage.java:210
    end
    if (writes_sourceShape_0) begin  // FieldStorage.java:156
      sourceShape_count_kept_0 <= (sourceShape_count_kept_0 & ~byteMask[31:16]) | strobed[31:16];  // FieldStorage.java:210
    end
    if (writes_sourceShape_1) begin  // FieldStorage.java:156
      sourceShape_count_kept_1 <= (sourceShape_count_kept_1 & ~byteMask[31:16]) | strobed[31:16];  // FieldStorage.java:210
    end
    if (writes_sourceShape_0 && request_data_strobes[4]) begin  // FieldStorage.java:152
      sourceShape_pattern_kept_0 <= request_data_data[39:32];  // FieldStorage.java:210
    end
    if (writes_sourceShape_1 && request_data_strobes[4]) begin  // FieldStorage.java:152
      sourceShape_pattern_kept_1 <= request_data_data[39:32];  // FieldStorage.java:210
    end
    if (writes_destinationPlace_0) begin  // FieldStorage.java:156
      destinationPlace_base_kept_0 <= (destinationPlace_base_kept_0 & ~byteMask[31:0]) | strobed[31:0];  // FieldStorage.java:210
    end
    if (writes_destinationPlace_1) begin  // FieldStorage.java:156
      destinationPlace_base_kept_1 <= (destinationPlace_base_kept_1 & ~byteMask[31:0]) | strobed[31:0];  // FieldStorage.java:210
    end
    if (writes_destinationPlace_0) begin  // FieldStorage.java:156
      destinationPlace_stride_kept_0 <= (destinationPlace_stride_kept_0 & ~byteMask[63:32]) | strobed[63:32];  // FieldStorage.java:210
    end
    if (writes_destinationPlace_1) begin  // FieldStorage.java:156
      destinationPlace_stride_kept_1 <= (destinationPlace_stride_kept_1 & ~byteMask[63:32]) | strobed[63:32];  // FieldStorage.java:210
    end
    if (writes_destinationShape_0) begin  // FieldStorage.java:156
      destinationShape_elementBytes_kept_0 <= (destinationShape_elementBytes_kept_0 & ~byteMask[15:0])
          | strobed[15:0];  // FieldStorage.java:210
    end
    if (writes_destinationShape_1) begin  // FieldStorage.java:156
      destinationShape_elementBytes_kept_1 <= (destinationShape_elementBytes_kept_1 & ~byteMask[15:0])
          | strobed[15:0];  // FieldStorage.java:210
    end
    if (writes_destinationShape_0) begin  // FieldStorage.java:156
      destinationShape_count_kept_0 <= (destinationShape_count_kept_0 & ~byteMask[31:16]) | strobed[31:16];  // FieldStorage.java:210
    end
    if (writes_destinationShape_1) begin  // FieldStorage.java:156
      destinationShape_count_kept_1 <= (destinationShape_count_kept_1 & ~byteMask[31:16]) | strobed[31:16];  // FieldStorage.java:210
    end
    if (writes_destinationShape_0 && request_data_strobes[4]) begin  // FieldStorage.java:152
      destinationShape_pattern_kept_0 <= request_data_data[39:32];  // FieldStorage.java:210
    end
    if (writes_destinationShape_1 && request_data_strobes[4]) begin  // FieldStorage.java:152
      destinationShape_pattern_kept_1 <= request_data_data[39:32];  // FieldStorage.java:210
    end
    if (writes_receiveTaken_0 && request_data_strobes[0]) begin  // FieldStorage.java:152
      receiveTaken_count_kept_0 <= request_data_data[6:0];  // FieldStorage.java:210
    end
    if (writes_receiveTaken_1 && request_data_strobes[0]) begin  // FieldStorage.java:152
      receiveTaken_count_kept_1 <= request_data_data[6:0];  // FieldStorage.java:210
    end
    if (writes_completionTaken_0 && request_data_strobes[0]) begin  // FieldStorage.java:152
      completionTaken_count_kept_0 <= request_data_data[6:0];  // FieldStorage.java:210
    end
    if (writes_completionTaken_1 && request_data_strobes[0]) begin  // FieldStorage.java:152
      completionTaken_count_kept_1 <= request_data_data[6:0];  // FieldStorage.java:210
    end
    if (writes_ringOverflow_0 && request_data_strobes[0]) begin  // FieldStorage.java:152
      ringOverflow_drops_kept <= request_data_data[0];  // FieldStorage.java:208
    end
    if (takes_snapshot) begin  // FieldStorage.java:86
      snapshot_cycles_kept <= snapshot_cycles;  // ArraySide.java:44
    end
    if (takes_snapshot) begin  // FieldStorage.java:86
      snapshot_packets_sent_kept <= snapshot_packets_sent;  // ArraySide.java:44
    end
    if (takes_snapshot) begin  // FieldStorage.java:86
      snapshot_packets_received_kept <= snapshot_packets_received;  // ArraySide.java:44
    end
    if (takes_snapshot) begin  // FieldStorage.java:86
      snapshot_packets_wrong_kept <= snapshot_packets_wrong;  // ArraySide.java:44
    end
    if (takes_snapshot) begin  // FieldStorage.java:86
      snapshot_activations_kept <= snapshot_activations;  // ArraySide.java:44
    end
    if (takes_snapshot) begin  // FieldStorage.java:86
      snapshot_lines_read_kept <= snapshot_lines_read;  // ArraySide.java:44
    end
    if (takes_snapshot) begin  // FieldStorage.java:86
      snapshot_lines_written_kept <= snapshot_lines_written;  // ArraySide.java:44
    end
    if (takes_snapshot) begin  // FieldStorage.java:86
      snapshot_bursts_kept <= snapshot_bursts;  // ArraySide.java:44
    end
    if (takes_snapshot) begin  // FieldStorage.java:86
      snapshot_prefetch_unit_busy_kept <= snapshot_prefetch_unit_busy;  // ArraySide.java:44
    end
    if (takes_snapshot) begin  // FieldStorage.java:86
      snapshot_prefetch_unit_stalled_by_source_kept <= snapshot_prefetch_unit_stalled_by_source;  // ArraySide.java:44
    end
    if (takes_snapshot) begin  // FieldStorage.java:86
      snapshot_prefetch_unit_stalled_by_sink_kept <= snapshot_prefetch_unit_stalled_by_sink;  // ArraySide.java:44
    end
    if (takes_snapshot) begin  // FieldStorage.java:86
      snapshot_write_unit_busy_kept <= snapshot_write_unit_busy;  // ArraySide.java:44
    end
    if (takes_snapshot) begin  // FieldStorage.java:86
      snapshot_write_unit_stalled_by_source_kept <= snapshot_write_unit_stalled_by_source;  // ArraySide.java:44
    end
    if (takes_snapshot) begin  // FieldStorage.java:86
      snapshot_write_unit_stalled_by_sink_kept <= snapshot_write_unit_stalled_by_sink;  // ArraySide.java:44
    end
    if (takes_snapshot) begin  // FieldStorage.java:86
      snapshot_window_controller_busy_kept <= snapshot_window_controller_busy;  // ArraySide.java:44
    end
    if (takes_snapshot) begin  // FieldStorage.java:86
      snapshot_window_controller_stalled_by_source_kept <= snapshot_window_controller_stalled_by_source;  // ArraySide.java:44
    end
    if (takes_snapshot) begin  // FieldStorage.java:86
      snapshot_window_controller_stalled_by_sink_kept <= snapshot_window_controller_stalled_by_sink;  // ArraySide.java:44
    end
    if (takes_snapshot) begin  // FieldStorage.java:86
      snapshot_receive_controller_busy_kept <= snapshot_receive_controller_busy;  // ArraySide.java:44
    end
    if (takes_snapshot) begin  // FieldStorage.java:86
      snapshot_receive_controller_stalled_by_source_kept <= snapshot_receive_controller_stalled_by_source;  // ArraySide.java:44
    end
    if (takes_snapshot) begin  // FieldStorage.java:86
      snapshot_receive_controller_stalled_by_sink_kept <= snapshot_receive_controller_stalled_by_sink;  // ArraySide.java:44
    end
    if (takes_snapshot) begin  // FieldStorage.java:86
      snapshot_memory_controller_busy_kept <= snapshot_memory_controller_busy;  // ArraySide.java:44
    end
    if (takes_snapshot) begin  // FieldStorage.java:86
      snapshot_memory_controller_stalled_by_source_kept <= snapshot_memory_controller_stalled_by_source;  // ArraySide.java:44
    end
    if (takes_snapshot) begin  // FieldStorage.java:86
      snapshot_memory_controller_stalled_by_sink_kept <= snapshot_memory_controller_stalled_by_sink;  // ArraySide.java:44
    end
    case (state)  // FieldStorage.java:82
      State_IDLE: begin  // BusSide.java:141
        if (taken) begin  // FieldStorage.java:86
          answer <= request_data_write ? 64'd0 : read;  // BusSide.java:143
          error <= !known;  // BusSide.java:144
          late0 <= in_llcm;  // BusSide.java:146
          late1 <= in_prefetchWindow;  // BusSide.java:146
        end
        if (taken && request_data_write) begin  // BusSide.java:149
          state <= State_ANSWER;  // BusSide.java:149
        end else if (taken) begin  // BusSide.java:150
          state <= State_READ;  // BusSide.java:150
        end
      end
      State_READ: begin  // BusSide.java:151
        if (late0) begin  // FieldStorage.java:86
          answer <= llcm_readData;  // BusSide.java:155
        end
        if (late1) begin  // FieldStorage.java:86
          answer <= prefetchWindow_readData;  // BusSide.java:155
        end
        state <= State_ANSWER;  // BusSide.java:158
      end
      default /* State_ANSWER */: begin  // BusSide.java:159
        if (response_ready) begin  // BusSide.java:159
          state <= State_IDLE;  // BusSide.java:159
        end
      end
    endcase
    if (reset) begin
      node_number_kept <= 16'd0;  // FieldStorage.java:174
      sourcePlace_base_kept_0 <= 32'd0;  // FieldStorage.java:174
      sourcePlace_base_kept_1 <= 32'd0;  // FieldStorage.java:174
      sourcePlace_stride_kept_0 <= 32'd0;  // FieldStorage.java:174
      sourcePlace_stride_kept_1 <= 32'd0;  // FieldStorage.java:174
      sourceShape_elementBytes_kept_0 <= 16'd0;  // FieldStorage.java:174
      sourceShape_elementBytes_kept_1 <= 16'd0;  // FieldStorage.java:174
      sourceShape_count_kept_0 <= 16'd0;  // FieldStorage.java:174
      sourceShape_count_kept_1 <= 16'd0;  // FieldStorage.java:174
      sourceShape_pattern_kept_0 <= 8'd0;  // FieldStorage.java:174
      sourceShape_pattern_kept_1 <= 8'd0;  // FieldStorage.java:174
      destinationPlace_base_kept_0 <= 32'd0;  // FieldStorage.java:174
      destinationPlace_base_kept_1 <= 32'd0;  // FieldStorage.java:174
      destinationPlace_stride_kept_0 <= 32'd0;  // FieldStorage.java:174
      destinationPlace_stride_kept_1 <= 32'd0;  // FieldStorage.java:174
      destinationShape_elementBytes_kept_0 <= 16'd0;  // FieldStorage.java:174
      destinationShape_elementBytes_kept_1 <= 16'd0;  // FieldStorage.java:174
      destinationShape_count_kept_0 <= 16'd0;  // FieldStorage.java:174
      destinationShape_count_kept_1 <= 16'd0;  // FieldStorage.java:174
      destinationShape_pattern_kept_0 <= 8'd0;  // FieldStorage.java:174
      destinationShape_pattern_kept_1 <= 8'd0;  // FieldStorage.java:174
      receiveTaken_count_kept_0 <= 7'd0;  // FieldStorage.java:174
      receiveTaken_count_kept_1 <= 7'd0;  // FieldStorage.java:174
      completionTaken_count_kept_0 <= 7'd0;  // FieldStorage.java:174
      completionTaken_count_kept_1 <= 7'd0;  // FieldStorage.java:174
      ringOverflow_drops_kept <= 1'b0;  // FieldStorage.java:174
      state <= State_IDLE;  // FieldStorage.java:82
      snapshot_cycles_kept <= 32'd0;  // FieldStorage.java:78
      snapshot_packets_sent_kept <= 32'd0;  // FieldStorage.java:78
      snapshot_packets_received_kept <= 32'd0;  // FieldStorage.java:78
      snapshot_packets_wrong_kept <= 32'd0;  // FieldStorage.java:78
      snapshot_activations_kept <= 32'd0;  // FieldStorage.java:78
      snapshot_lines_read_kept <= 32'd0;  // FieldStorage.java:78
      snapshot_lines_written_kept <= 32'd0;  // FieldStorage.java:78
      snapshot_bursts_kept <= 32'd0;  // FieldStorage.java:78
      snapshot_prefetch_unit_busy_kept <= 32'd0;  // FieldStorage.java:78
      snapshot_prefetch_unit_stalled_by_source_kept <= 32'd0;  // FieldStorage.java:78
      snapshot_prefetch_unit_stalled_by_sink_kept <= 32'd0;  // FieldStorage.java:78
      snapshot_write_unit_busy_kept <= 32'd0;  // FieldStorage.java:78
      snapshot_write_unit_stalled_by_source_kept <= 32'd0;  // FieldStorage.java:78
      snapshot_write_unit_stalled_by_sink_kept <= 32'd0;  // FieldStorage.java:78
      snapshot_window_controller_busy_kept <= 32'd0;  // FieldStorage.java:78
      snapshot_window_controller_stalled_by_source_kept <= 32'd0;  // FieldStorage.java:78
      snapshot_window_controller_stalled_by_sink_kept <= 32'd0;  // FieldStorage.java:78
      snapshot_receive_controller_busy_kept <= 32'd0;  // FieldStorage.java:78
      snapshot_receive_controller_stalled_by_source_kept <= 32'd0;  // FieldStorage.java:78
      snapshot_receive_controller_stalled_by_sink_kept <= 32'd0;  // FieldStorage.java:78
      snapshot_memory_controller_busy_kept <= 32'd0;  // FieldStorage.java:78
      snapshot_memory_controller_stalled_by_source_kept <= 32'd0;  // FieldStorage.java:78
      snapshot_memory_controller_stalled_by_sink_kept <= 32'd0;  // FieldStorage.java:78
    end
  end
endmodule
`default_nettype wire
