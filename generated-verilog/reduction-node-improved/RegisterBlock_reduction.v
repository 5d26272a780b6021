`default_nettype none
// map=reduction
module RegisterBlock_reduction (  // FieldSides.java:47
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
  input  wire [7:0] state_completions,  // FieldSides.java:84
  input  wire [7:0] state_packets,  // FieldSides.java:84
  input  wire [7:0] state_submitRoom,  // FieldSides.java:84
  input  wire [7:0] state_sendRoom,  // FieldSides.java:84
  input  wire [2:0] state_submitted,  // FieldSides.java:84
  input  wire [2:0] state_sent,  // FieldSides.java:84
  input  wire [7:0] size_ports,  // FieldSides.java:84
  input  wire [7:0] size_underWay,  // FieldSides.java:84
  input  wire [15:0] size_threads,  // FieldSides.java:84
  input  wire [15:0] size_nodes,  // FieldSides.java:84
  output wire [63:0] submit_word,  // FieldSides.java:89
  output wire submit_word_written,  // FieldSides.java:89
  output wire [63:0] submitLast_word,  // FieldSides.java:89
  output wire submitLast_word_written,  // FieldSides.java:89
  output wire [63:0] send_word,  // FieldSides.java:89
  output wire send_word_written,  // FieldSides.java:89
  output wire [63:0] sendLast_word,  // FieldSides.java:89
  output wire sendLast_word_written,  // FieldSides.java:89
  input  wire [63:0] completion_word,  // FieldSides.java:84
  input  wire [63:0] receive_word,  // FieldSides.java:84
  input  wire completion_valid,  // RegisterBlock.java:159
  output wire completion_ready,  // RegisterBlock.java:151
  input  wire completion_coming,  // RegisterBlock.java:159
  input  wire receive_valid,  // RegisterBlock.java:159
  output wire receive_ready,  // RegisterBlock.java:151
  input  wire receive_coming,  // RegisterBlock.java:159
  input  wire [31:0] counters_messages,  // RegisterBlock.java:155
  input  wire [31:0] counters_dropped,  // RegisterBlock.java:155
  input  wire [31:0] counters_slowest_turn,  // RegisterBlock.java:155
  input  wire [31:0] counters_packets_sent,  // RegisterBlock.java:155
  input  wire [31:0] counters_packets_received,  // RegisterBlock.java:155
  input  wire [31:0] counters_packets_wrong,  // RegisterBlock.java:155
  input  wire [31:0] counters_refused  // RegisterBlock.java:155
);
  wire [63:0] word_identity;  // FieldStorage.java:74
  wire [63:0] word_node;  // FieldStorage.java:74
  wire [63:0] word_state;  // FieldStorage.java:74
  wire [63:0] word_size;  // FieldStorage.java:74
  wire writes_submit;  // FieldStorage.java:70
  wire [63:0] word_submit;  // FieldStorage.java:74
  wire writes_submitLast;  // FieldStorage.java:70
  wire [63:0] word_submitLast;  // FieldStorage.java:74
  wire writes_send;  // FieldStorage.java:70
  wire [63:0] word_send;  // FieldStorage.java:74
  wire writes_sendLast;  // FieldStorage.java:70
  wire [63:0] word_sendLast;  // FieldStorage.java:74
  wire [63:0] word_completion;  // FieldStorage.java:74
  wire [63:0] word_receive;  // FieldStorage.java:74
  reg  [63:0] read;  // FieldStorage.java:74
  reg  known;  // FieldStorage.java:70
  reg  [63:0] answer;  // FieldStorage.java:78
  reg  error;  // FieldStorage.java:78
  reg  answered;  // FieldStorage.java:78
  wire pops_completion;  // FieldStorage.java:70
  wire pops_receive;  // FieldStorage.java:70
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
  assign request_ready = !answered && !((pops_completion && completion_coming && !completion_valid)
      || (pops_receive && receive_coming && !receive_valid));  // BusSide.java:74
  assign response_data_data = answer;  // BusSide.java:96
  assign response_data_error = error;  // BusSide.java:97
  assign response_valid = answered;  // BusSide.java:95
  assign submit_word = request_data_data;  // FieldStorage.java:210
  assign submit_word_written = writes_submit && (&request_data_strobes);  // FieldStorage.java:196
  assign submitLast_word = request_data_data;  // FieldStorage.java:210
  assign submitLast_word_written = writes_submitLast && (&request_data_strobes);  // FieldStorage.java:196
  assign send_word = request_data_data;  // FieldStorage.java:210
  assign send_word_written = writes_send && (&request_data_strobes);  // FieldStorage.java:196
  assign sendLast_word = request_data_data;  // FieldStorage.java:210
  assign sendLast_word_written = writes_sendLast && (&request_data_strobes);  // FieldStorage.java:196
  assign completion_ready = request_valid && request_ready && pops_completion;  // RegisterBlock.java:202
  assign receive_ready = request_valid && request_ready && pops_receive;  // RegisterBlock.java:202
  assign word_identity = 64'h5245445543544e31;  // RegisterBlock.java:180
  assign word_node = {48'd0, node_number};  // RegisterBlock.java:180
  assign word_state = {21'd0, state_sent, 5'd0, state_submitted, state_sendRoom, state_submitRoom,
      state_packets, state_completions};  // RegisterBlock.java:180
  assign word_size = {16'd0, size_nodes, size_threads, size_underWay, size_ports};  // RegisterBlock.java:180
  assign writes_submit = request_valid && request_ready && request_data_write
      && (request_data_address == 17'd32);  // RegisterAccesses.java:41
  assign word_submit = 64'd0;  // RegisterBlock.java:180
  assign writes_submitLast = request_valid && request_ready && request_data_write
      && (request_data_address == 17'd40);  // RegisterAccesses.java:41
  assign word_submitLast = 64'd0;  // RegisterBlock.java:180
  assign writes_send = request_valid && request_ready && request_data_write && (request_data_address == 17'd48);  // RegisterAccesses.java:41
  assign word_send = 64'd0;  // RegisterBlock.java:180
  assign writes_sendLast = request_valid && request_ready && request_data_write
      && (request_data_address == 17'd56);  // RegisterAccesses.java:41
  assign word_sendLast = 64'd0;  // RegisterBlock.java:180
  assign word_completion = completion_word;  // RegisterBlock.java:180
  assign word_receive = receive_word;  // RegisterBlock.java:180
  always @* begin
    read = 64'd0;  // BusSide.java:39
    case (request_data_address)  // RegisterBlock.java:65
      17'd0: begin  // RegisterBlock.java:69
        read = word_identity;  // BusSide.java:51
      end
      17'd8: begin  // RegisterBlock.java:69
        read = word_node;  // BusSide.java:51
      end
      17'd16: begin  // RegisterBlock.java:69
        read = word_state;  // BusSide.java:51
      end
      17'd24: begin  // RegisterBlock.java:69
        read = word_size;  // BusSide.java:51
      end
      17'd32: begin  // RegisterBlock.java:69
        read = word_submit;  // BusSide.java:51
      end
      17'd40: begin  // RegisterBlock.java:69
        read = word_submitLast;  // BusSide.java:51
      end
      17'd48: begin  // RegisterBlock.java:69
        read = word_send;  // BusSide.java:51
      end
      17'd56: begin  // RegisterBlock.java:69
        read = word_sendLast;  // BusSide.java:51
      end
      17'd64: ;  // RegisterBlock.java:69
      17'd72: ;  // RegisterBlock.java:69
      17'd128: begin  // RegisterBlock.java:71
        read = {32'd0, counters_messages};  // BusSide.java:51
      end
      17'd136: begin  // RegisterBlock.java:71
        read = {32'd0, counters_dropped};  // BusSide.java:51
      end
      17'd144: begin  // RegisterBlock.java:71
        read = {32'd0, counters_slowest_turn};  // BusSide.java:51
      end
      17'd152: begin  // RegisterBlock.java:71
        read = {32'd0, counters_packets_sent};  // BusSide.java:51
      end
      17'd160: begin  // RegisterBlock.java:71
        read = {32'd0, counters_packets_received};  // BusSide.java:51
      end
      17'd168: begin  // RegisterBlock.java:71
        read = {32'd0, counters_packets_wrong};  // BusSide.java:51
      end
      17'd176: begin  // RegisterBlock.java:71
        read = {32'd0, counters_refused};  // BusSide.java:51
      end
      default: ;
    endcase
    if (pops_completion && completion_valid) begin  // RegisterBlock.java:205
      read = word_completion;  // BusSide.java:51
    end
    if (pops_receive && receive_valid) begin  // RegisterBlock.java:205
      read = word_receive;  // BusSide.java:51
    end
  end
  always @* begin
    known = 1'b0;  // BusSide.java:40
    case (request_data_address)  // RegisterBlock.java:65
      17'd0: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      17'd8: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      17'd16: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      17'd24: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      17'd32: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      17'd40: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      17'd48: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      17'd56: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      17'd64: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:57
      end
      17'd72: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:57
      end
      17'd128: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      17'd136: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      17'd144: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      17'd152: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      17'd160: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      17'd168: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      17'd176: begin  // RegisterBlock.java:71
        known = 1'b1;  // BusSide.java:52
      end
      default: ;
    endcase
    if (pops_completion && completion_valid) begin  // RegisterBlock.java:205
      known = 1'b1;  // BusSide.java:52
    end
    if (pops_receive && receive_valid) begin  // RegisterBlock.java:205
      known = 1'b1;  // BusSide.java:52
    end
  end
  assign pops_completion = (request_data_address == 17'd64) && !request_data_write;  // RegisterBlock.java:201
  assign pops_receive = (request_data_address == 17'd72) && !request_data_write;  // RegisterBlock.java:201
  always @(posedge clock) begin
    if (request_valid && request_ready) begin  // FieldStorage.java:86
      answered <= 1'b1;  // BusSide.java:114
      answer <= request_data_write ? 64'd0 : read;  // BusSide.java:115
      error <= !known;  // BusSide.java:116
    end else if (response_ready) begin  // BusSide.java:118
      answered <= 1'b0;  // BusSide.java:118
    end
    if (reset) begin
      answered <= 1'b0;  // FieldStorage.java:78
    end
  end
  wire unused_ok = &{1'b0, strobed};
endmodule
`default_nettype wire
