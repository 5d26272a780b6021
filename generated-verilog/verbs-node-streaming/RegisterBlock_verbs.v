`default_nettype none
// map=verbs
module RegisterBlock_verbs (  // FieldSides.java:47
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
  input  wire [15:0] node_number,  // FieldSides.java:84
  input  wire state_isBusy,  // FieldSides.java:84
  input  wire state_hasEvents,  // FieldSides.java:84
  output wire [15:0] events_taken,  // FieldSides.java:89
  output wire [63:0] argument0_word,  // FieldSides.java:89
  output wire [63:0] argument1_word,  // FieldSides.java:89
  output wire [63:0] argument2_word,  // FieldSides.java:89
  output wire [63:0] argument3_word,  // FieldSides.java:89
  output wire [63:0] argument4_word,  // FieldSides.java:89
  output wire [63:0] argument5_word,  // FieldSides.java:89
  output wire [7:0] order_command,  // FieldSides.java:89
  output wire [23:0] order_index,  // FieldSides.java:89
  output wire [7:0] doorbell_kind,  // FieldSides.java:89
  output wire [23:0] doorbell_number,  // FieldSides.java:89
  output wire [15:0] doorbell_index,  // FieldSides.java:89
  output wire [3:0] page,  // RegisterBlock.java:147
  output wire order_valid,  // RegisterBlock.java:151
  input  wire order_ready,  // RegisterBlock.java:159
  output wire doorbell_valid,  // RegisterBlock.java:151
  input  wire doorbell_ready,  // RegisterBlock.java:159
  input  wire [63:0] results_state,  // RegisterBlock.java:155
  input  wire [63:0] results_numbers,  // RegisterBlock.java:155
  input  wire [63:0] results_indices,  // RegisterBlock.java:155
  input  wire [31:0] counters_cycles,  // RegisterBlock.java:155
  input  wire [31:0] counters_refused_doorbells,  // RegisterBlock.java:155
  input  wire [31:0] counters_requests_sent,  // RegisterBlock.java:155
  input  wire [31:0] counters_retransmissions,  // RegisterBlock.java:155
  input  wire [31:0] counters_responses_sent,  // RegisterBlock.java:155
  input  wire [31:0] counters_requests_dropped,  // RegisterBlock.java:155
  input  wire [31:0] counters_responses_dropped,  // RegisterBlock.java:155
  input  wire [31:0] counters_rnr_naks,  // RegisterBlock.java:155
  input  wire [31:0] counters_sequence_naks,  // RegisterBlock.java:155
  input  wire [31:0] counters_invalid_naks,  // RegisterBlock.java:155
  input  wire [31:0] counters_access_naks,  // RegisterBlock.java:155
  input  wire [31:0] counters_operation_naks,  // RegisterBlock.java:155
  input  wire [31:0] counters_timeouts,  // RegisterBlock.java:155
  input  wire [31:0] counters_translation_misses,  // RegisterBlock.java:155
  input  wire [31:0] counters_completions,  // RegisterBlock.java:155
  input  wire [31:0] counters_lost_events,  // RegisterBlock.java:155
  input  wire [31:0] counters_entries_walked  // RegisterBlock.java:155
);
  wire [63:0] word_identity;  // FieldStorage.java:74
  wire [63:0] word_node;  // FieldStorage.java:74
  wire [63:0] word_state;  // FieldStorage.java:74
  reg  [15:0] events_taken_kept;  // FieldStorage.java:174
  wire writes_events_0;  // FieldStorage.java:70
  wire [63:0] word_events;  // FieldStorage.java:74
  reg  [63:0] argument0_word_kept;  // FieldStorage.java:174
  wire writes_argument0_0;  // FieldStorage.java:70
  wire [63:0] word_argument0;  // FieldStorage.java:74
  reg  [63:0] argument1_word_kept;  // FieldStorage.java:174
  wire writes_argument1_0;  // FieldStorage.java:70
  wire [63:0] word_argument1;  // FieldStorage.java:74
  reg  [63:0] argument2_word_kept;  // FieldStorage.java:174
  wire writes_argument2_0;  // FieldStorage.java:70
  wire [63:0] word_argument2;  // FieldStorage.java:74
  reg  [63:0] argument3_word_kept;  // FieldStorage.java:174
  wire writes_argument3_0;  // FieldStorage.java:70
  wire [63:0] word_argument3;  // FieldStorage.java:74
  reg  [63:0] argument4_word_kept;  // FieldStorage.java:174
  wire writes_argument4_0;  // FieldStorage.java:70
  wire [63:0] word_argument4;  // FieldStorage.java:74
  reg  [63:0] argument5_word_kept;  // FieldStorage.java:174
  wire writes_argument5_0;  // FieldStorage.java:70
  wire [63:0] word_argument5;  // FieldStorage.java:74
  wire [63:0] word_order;  // FieldStorage.java:74
  wire [63:0] word_doorbell;  // FieldStorage.java:74
  reg  [63:0] read;  // FieldStorage.java:74
  reg  known;  // FieldStorage.java:70
  reg  [63:0] answer;  // FieldStorage.java:78
  reg  error;  // FieldStorage.java:78
  reg  answered;  // FieldStorage.java:78
  wire takes_counters;  // FieldStorage.java:70
  reg  [31:0] counters_cycles_kept;  // FieldStorage.java:78
  reg  [31:0] counters_refused_doorbells_kept;  // FieldStorage.java:78
  reg  [31:0] counters_requests_sent_kept;  // FieldStorage.java:78
  reg  [31:0] counters_retransmissions_kept;  // FieldStorage.java:78
  reg  [31:0] counters_responses_sent_kept;  // FieldStorage.java:78
  reg  [31:0] counters_requests_dropped_kept;  // FieldStorage.java:78
  reg  [31:0] counters_responses_dropped_kept;  // FieldStorage.java:78
  reg  [31:0] counters_rnr_naks_kept;  // FieldStorage.java:78
  reg  [31:0] counters_sequence_naks_kept;  // FieldStorage.java:78
  reg  [31:0] counters_invalid_naks_kept;  // FieldStorage.java:78
  reg  [31:0] counters_access_naks_kept;  // FieldStorage.java:78
  reg  [31:0] counters_operation_naks_kept;  // FieldStorage.java:78
  reg  [31:0] counters_timeouts_kept;  // FieldStorage.java:78
  reg  [31:0] counters_translation_misses_kept;  // FieldStorage.java:78
  reg  [31:0] counters_completions_kept;  // FieldStorage.java:78
  reg  [31:0] counters_lost_events_kept;  // FieldStorage.java:78
  reg  [31:0] counters_entries_walked_kept;  // FieldStorage.java:78
  wire pushes_order;  // FieldStorage.java:70
  wire pushes_doorbell;  // FieldStorage.java:70
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
  assign request_ready = !answered && !((pushes_order && !order_ready) || (pushes_doorbell && !doorbell_ready));  // BusSide.java:74
  assign response_data_data = answer;  // BusSide.java:96
  assign response_data_error = error;  // BusSide.java:97
  assign response_valid = answered;  // BusSide.java:95
  assign events_taken = events_taken_kept;  // FieldStorage.java:182
  assign argument0_word = argument0_word_kept;  // FieldStorage.java:182
  assign argument1_word = argument1_word_kept;  // FieldStorage.java:182
  assign argument2_word = argument2_word_kept;  // FieldStorage.java:182
  assign argument3_word = argument3_word_kept;  // FieldStorage.java:182
  assign argument4_word = argument4_word_kept;  // FieldStorage.java:182
  assign argument5_word = argument5_word_kept;  // FieldStorage.java:182
  assign order_command = request_data_data[7:0];  // FieldStorage.java:210
  assign order_index = request_data_data[31:8];  // FieldStorage.java:210
  assign doorbell_kind = request_data_data[7:0];  // FieldStorage.java:210
  assign doorbell_number = request_data_data[31:8];  // FieldStorage.java:210
  assign doorbell_index = request_data_data[47:32];  // FieldStorage.java:210
  assign page = request_data_address[16:13];  // RegisterBlock.java:54
  assign order_valid = request_valid && !answered && pushes_order;  // RegisterBlock.java:194
  assign doorbell_valid = request_valid && !answered && pushes_doorbell;  // RegisterBlock.java:194
  assign word_identity = 64'h5645524253524331;  // RegisterBlock.java:180
  assign word_node = {48'd0, node_number};  // RegisterBlock.java:180
  assign word_state = {62'd0, state_hasEvents, state_isBusy};  // RegisterBlock.java:180
  assign writes_events_0 = request_valid && request_ready && request_data_write
      && ((request_data_address[12:0] == 13'd24) && (request_data_address[16:13] == 4'd0));  // RegisterAccesses.java:41
  assign word_events = {48'd0, events_taken_kept};  // RegisterBlock.java:180
  assign writes_argument0_0 = request_valid && request_ready && request_data_write
      && ((request_data_address[12:0] == 13'd64) && (request_data_address[16:13] == 4'd0));  // RegisterAccesses.java:41
  assign word_argument0 = argument0_word_kept;  // RegisterBlock.java:180
  assign writes_argument1_0 = request_valid && request_ready && request_data_write
      && ((request_data_address[12:0] == 13'd72) && (request_data_address[16:13] == 4'd0));  // RegisterAccesses.java:41
  assign word_argument1 = argument1_word_kept;  // RegisterBlock.java:180
  assign writes_argument2_0 = request_valid && request_ready && request_data_write
      && ((request_data_address[12:0] == 13'd80) && (request_data_address[16:13] == 4'd0));  // RegisterAccesses.java:41
  assign word_argument2 = argument2_word_kept;  // RegisterBlock.java:180
  assign writes_argument3_0 = request_valid && request_ready && request_data_write
      && ((request_data_address[12:0] == 13'd88) && (request_data_address[16:13] == 4'd0));  // RegisterAccesses.java:41
  assign word_argument3 = argument3_word_kept;  // RegisterBlock.java:180
  assign writes_argument4_0 = request_valid && request_ready && request_data_write
      && ((request_data_address[12:0] == 13'd96) && (request_data_address[16:13] == 4'd0));  // RegisterAccesses.java:41
  assign word_argument4 = argument4_word_kept;  // RegisterBlock.java:180
  assign writes_argument5_0 = request_valid && request_ready && request_data_write
      && ((request_data_address[12:0] == 13'd104) && (request_data_address[16:13] == 4'd0));  // RegisterAccesses.java:41
  assign word_argument5 = argument5_word_kept;  // RegisterBlock.java:180
  assign word_order = 64'd0;  // RegisterBlock.java:180
  assign word_doorbell = 64'd0;  // RegisterBlock.java:180
  always @* begin
    read = 64'd0;  // BusSide.java:39
    case (request_data_address[12:0])  // RegisterBlock.java:65
      13'd0: begin  // RegisterBlock.java:69
        read = word_identity;  // BusSide.java:51
      end
      13'd8: begin  // RegisterBlock.java:69
        read = word_node;  // BusSide.java:51
      end
      13'd16: begin  // RegisterBlock.java:69
        read = word_state;  // BusSide.java:51
      end
      13'd24: begin  // RegisterBlock.java:69
        read = word_events;  // BusSide.java:51
      end
      13'd64: begin  // RegisterBlock.java:69
        read = word_argument0;  // BusSide.java:51
      end
      13'd72: begin  // RegisterBlock.java:69
        read = word_argument1;  // BusSide.java:51
      end
      13'd80: begin  // RegisterBlock.java:69
        read = word_argument2;  // BusSide.java:51
      end
      13'd88: begin  // RegisterBlock.java:69
        read = word_argument3;  // BusSide.java:51
      end
      13'd96: begin  // RegisterBlock.java:69
        read = word_argument4;  // BusSide.java:51
      end
      13'd104: begin  // RegisterBlock.java:69
        read = word_argument5;  // BusSide.java:51
      end
      13'd112: begin  // RegisterBlock.java:69
        read = word_order;  // BusSide.java:51
      end
      13'd256: begin  // RegisterBlock.java:69
        read = word_doorbell;  // BusSide.java:51
      end
      13'd128: begin  // RegisterBlock.java:71
        read = results_state;  // BusSide.java:51
      end
      13'd136: begin  // RegisterBlock.java:71
        read = results_numbers;  // BusSide.java:51
      end
      13'd144: begin  // RegisterBlock.java:71
        read = results_indices;  // BusSide.java:51
      end
      13'd1024: begin  // RegisterBlock.java:71
        read = {32'd0, counters_cycles_kept};  // BusSide.java:51
      end
      13'd1032: begin  // RegisterBlock.java:71
        read = {32'd0, counters_refused_doorbells_kept};  // BusSide.java:51
      end
      13'd1040: begin  // RegisterBlock.java:71
        read = {32'd0, counters_requests_sent_kept};  // BusSide.java:51
      end
      13'd1048: begin  // RegisterBlock.java:71
        read = {32'd0, counters_retransmissions_kept};  // BusSide.java:51
      end
      13'd1056: begin  // RegisterBlock.java:71
        read = {32'd0, counters_responses_sent_kept};  // BusSide.java:51
      end
      13'd1064: begin  // RegisterBlock.java:71
        read = {32'd0, counters_requests_dropped_kept};  // BusSide.java:51
      end
      13'd1072: begin  // RegisterBlock.java:71
        read = {32'd0, counters_responses_dropped_kept};  // BusSide.java:51
      end
      13'd1080: begin  // RegisterBlock.java:71
        read = {32'd0, counters_rnr_naks_kept};  // BusSide.java:51
      end
      13'd1088: begin  // RegisterBlock.java:71
        read = {32'd0, counters_sequence_naks_kept};  // BusSide.java:51
      end
      13'd1096: begin  // RegisterBlock.java:71
        read = {32'd0, counters_invalid_naks_kept};  // BusSide.java:51
      end
      13'd1104: begin  // RegisterBlock.java:71
        read = {32'd0, counters_access_naks_kept};  // BusSide.java:51
      end
      13'd1112: begin  // RegisterBlock.java:71
        read = {32'd0, counters_operation_naks_kept};  // BusSide.java:51
      end
      13'd1120: begin  // RegisterBlock.java:71
        read = {32'd0, counters_timeouts_kept};  // BusSide.java:51
      end
      13'd1128: begin  // RegisterBlock.java:71
        read = {32'd0, counters_translation_misses_kept};  // BusSide.java:51
      end
      13'd1136: begin  // RegisterBlock.java:71
        read = {32'd0, counters_completions_kept};  // BusSide.java:51
      end
      13'd1144: begin  // RegisterBlock.java:71
        read = {32'd0, counters_lost_events_kept};  // BusSide.java:51
      end
      13'd1152: begin  // RegisterBlock.java:71
        read = {32'd0, counters_entries_walked_kept};  // BusSide.java:51
      end
      default: ;
    endcase
  end
  always @* begin
    known = 1'b0;  // BusSide.java:40
    case (request_data_address[12:0])  // RegisterBlock.java:65
      13'd0: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      13'd8: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      13'd16: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      13'd24: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      13'd64: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      13'd72: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      13'd80: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      13'd88: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      13'd96: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      13'd104: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      13'd112: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      13'd256: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      13'd128: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      13'd136: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      13'd144: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      13'd1024: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      13'd1032: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      13'd1040: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      13'd1048: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      13'd1056: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      13'd1064: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      13'd1072: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      13'd1080: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      13'd1088: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      13'd1096: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      13'd1104: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      13'd1112: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      13'd1120: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      13'd1128: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      13'd1136: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      13'd1144: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      13'd1152: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      default: ;
    endcase
  end
  assign takes_counters = request_valid && request_ready && request_data_write
      && (request_data_address[12:0] == 13'd1024);  // RegisterBlock.java:233
  assign pushes_order = (request_data_address[12:0] == 13'd112) && request_data_write
      && (&request_data_strobes);  // RegisterBlock.java:193
  assign pushes_doorbell = (request_data_address[12:0] == 13'd256) && request_data_write
      && (&request_data_strobes);  // RegisterBlock.java:193
  always @(posedge clock) begin
    if (writes_events_0) begin  // FieldStorage.java:156
      events_taken_kept <= (events_taken_kept & ~byteMask[15:0]) | strobed[15:0];  // FieldStorage.java:210
    end
    if (writes_argument0_0) begin  // FieldStorage.java:156
      argument0_word_kept <= (argument0_word_kept & ~byteMask) | strobed;  // FieldStorage.java:210
    end
    if (writes_argument1_0) begin  // FieldStorage.java:156
      argument1_word_kept <= (argument1_word_kept & ~byteMask) | strobed;  // FieldStorage.java:210
    end
    if (writes_argument2_0) begin  // FieldStorage.java:156
      argument2_word_kept <= (argument2_word_kept & ~byteMask) | strobed;  // FieldStorage.java:210
    end
    if (writes_argument3_0) begin  // FieldStorage.java:156
      argument3_word_kept <= (argument3_word_kept & ~byteMask) | strobed;  // FieldStorage.java:210
    end
    if (writes_argument4_0) begin  // FieldStorage.java:156
      argument4_word_kept <= (argument4_word_kept & ~byteMask) | strobed;  // FieldStorage.java:210
    end
    if (writes_argument5_0) begin  // FieldStorage.java:156
      argument5_word_kept <= (argument5_word_kept & ~byteMask) | strobed;  // FieldStorage.java:210
    end
    if (takes_counters) begin  // FieldStorage.java:86
      counters_cycles_kept <= counters_cycles;  // ArraySide.java:44
    end
    if (takes_counters) begin  // FieldStorage.java:86
      counters_refused_doorbells_kept <= counters_refused_doorbells;  // ArraySide.java:44
    end
    if (takes_counters) begin  // FieldStorage.java:86
      counters_requests_sent_kept <= counters_requests_sent;  // ArraySide.java:44
    end
    if (takes_counters) begin  // FieldStorage.java:86
      counters_retransmissions_kept <= counters_retransmissions;  // ArraySide.java:44
    end
    if (takes_counters) begin  // FieldStorage.java:86
      counters_responses_sent_kept <= counters_responses_sent;  // ArraySide.java:44
    end
    if (takes_counters) begin  // FieldStorage.java:86
      counters_requests_dropped_kept <= counters_requests_dropped;  // ArraySide.java:44
    end
    if (takes_counters) begin  // FieldStorage.java:86
      counters_responses_dropped_kept <= counters_responses_dropped;  // ArraySide.java:44
    end
    if (takes_counters) begin  // FieldStorage.java:86
      counters_rnr_naks_kept <= counters_rnr_naks;  // ArraySide.java:44
    end
    if (takes_counters) begin  // FieldStorage.java:86
      counters_sequence_naks_kept <= counters_sequence_naks;  // ArraySide.java:44
    end
    if (takes_counters) begin  // FieldStorage.java:86
      counters_invalid_naks_kept <= counters_invalid_naks;  // ArraySide.java:44
    end
    if (takes_counters) begin  // FieldStorage.java:86
      counters_access_naks_kept <= counters_access_naks;  // ArraySide.java:44
    end
    if (takes_counters) begin  // FieldStorage.java:86
      counters_operation_naks_kept <= counters_operation_naks;  // ArraySide.java:44
    end
    if (takes_counters) begin  // FieldStorage.java:86
      counters_timeouts_kept <= counters_timeouts;  // ArraySide.java:44
    end
    if (takes_counters) begin  // FieldStorage.java:86
      counters_translation_misses_kept <= counters_translation_misses;  // ArraySide.java:44
    end
    if (takes_counters) begin  // FieldStorage.java:86
      counters_completions_kept <= counters_completions;  // ArraySide.java:44
    end
    if (takes_counters) begin  // FieldStorage.java:86
      counters_lost_events_kept <= counters_lost_events;  // ArraySide.java:44
    end
    if (takes_counters) begin  // FieldStorage.java:86
      counters_entries_walked_kept <= counters_entries_walked;  // ArraySide.java:44
    end
    if (request_valid && request_ready) begin  // FieldStorage.java:86
      answered <= 1'b1;  // BusSide.java:114
      answer <= request_data_write ? 64'd0 : read;  // BusSide.java:115
      error <= !known;  // BusSide.java:116
    end else if (response_ready) begin  // BusSide.java:118
      answered <= 1'b0;  // BusSide.java:118
    end
    if (reset) begin
      events_taken_kept <= 16'd0;  // FieldStorage.java:174
      argument0_word_kept <= 64'd0;  // FieldStorage.java:174
      argument1_word_kept <= 64'd0;  // FieldStorage.java:174
      argument2_word_kept <= 64'd0;  // FieldStorage.java:174
      argument3_word_kept <= 64'd0;  // FieldStorage.java:174
      argument4_word_kept <= 64'd0;  // FieldStorage.java:174
      argument5_word_kept <= 64'd0;  // FieldStorage.java:174
      answered <= 1'b0;  // FieldStorage.java:78
      counters_cycles_kept <= 32'd0;  // FieldStorage.java:78
      counters_refused_doorbells_kept <= 32'd0;  // FieldStorage.java:78
      counters_requests_sent_kept <= 32'd0;  // FieldStorage.java:78
      counters_retransmissions_kept <= 32'd0;  // FieldStorage.java:78
      counters_responses_sent_kept <= 32'd0;  // FieldStorage.java:78
      counters_requests_dropped_kept <= 32'd0;  // FieldStorage.java:78
      counters_responses_dropped_kept <= 32'd0;  // FieldStorage.java:78
      counters_rnr_naks_kept <= 32'd0;  // FieldStorage.java:78
      counters_sequence_naks_kept <= 32'd0;  // FieldStorage.java:78
      counters_invalid_naks_kept <= 32'd0;  // FieldStorage.java:78
      counters_access_naks_kept <= 32'd0;  // FieldStorage.java:78
      counters_operation_naks_kept <= 32'd0;  // FieldStorage.java:78
      counters_timeouts_kept <= 32'd0;  // FieldStorage.java:78
      counters_translation_misses_kept <= 32'd0;  // FieldStorage.java:78
      counters_completions_kept <= 32'd0;  // FieldStorage.java:78
      counters_lost_events_kept <= 32'd0;  // FieldStorage.java:78
      counters_entries_walked_kept <= 32'd0;  // FieldStorage.java:78
    end
  end
endmodule
`default_nettype wire
