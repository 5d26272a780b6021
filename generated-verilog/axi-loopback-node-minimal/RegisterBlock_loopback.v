`default_nettype none
// map=loopback
module RegisterBlock_loopback (  // FieldSides.java:47
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
  input  wire [7:0] state_waiting,  // FieldSides.java:84
  input  wire [7:0] state_room,  // FieldSides.java:84
  input  wire [15:0] state_refused,  // FieldSides.java:84
  input  wire [15:0] state_misrouted,  // FieldSides.java:84
  output wire [15:0] begin_to,  // FieldSides.java:89
  output wire begin_to_written,  // FieldSides.java:89
  output wire [13:0] begin_bytes,  // FieldSides.java:89
  output wire begin_bytes_written,  // FieldSides.java:89
  output wire [63:0] word_data,  // FieldSides.java:89
  output wire word_data_written,  // FieldSides.java:89
  input  wire [63:0] receive_data,  // FieldSides.java:84
  input  wire receive_valid,  // RegisterBlock.java:159
  output wire receive_ready,  // RegisterBlock.java:151
  input  wire receive_coming  // RegisterBlock.java:159
);
  wire [63:0] word_identity;  // FieldStorage.java:74
  wire [63:0] word_node;  // FieldStorage.java:74
  wire [63:0] word_state;  // FieldStorage.java:74
  wire writes_begin;  // FieldStorage.java:70
  wire [63:0] word_begin;  // FieldStorage.java:74
  wire writes_word;  // FieldStorage.java:70
  wire [63:0] word_word;  // FieldStorage.java:74
  wire [63:0] word_receive;  // FieldStorage.java:74
  reg  [63:0] read;  // FieldStorage.java:74
  reg  known;  // FieldStorage.java:70
  reg  [63:0] answer;  // FieldStorage.java:78
  reg  error;  // FieldStorage.java:78
  reg  answered;  // FieldStorage.java:78
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
  assign request_ready = !answered && !(pops_receive && receive_coming && !receive_valid);  // BusSide.java:74
  assign response_data_data = answer;  // BusSide.java:96
  assign response_data_error = error;  // BusSide.java:97
  assign response_valid = answered;  // BusSide.java:95
  assign begin_to = request_data_data[15:0];  // FieldStorage.java:210
  assign begin_to_written = writes_begin && (&request_data_strobes[1:0]);  // FieldStorage.java:196
  assign begin_bytes = request_data_data[45:32];  // FieldStorage.java:210
  assign begin_bytes_written = writes_begin && (&request_data_strobes[5:4]);  // FieldStorage.java:196
  assign word_data = request_data_data;  // FieldStorage.java:210
  assign word_data_written = writes_word && (&request_data_strobes);  // FieldStorage.java:196
  assign receive_ready = request_valid && request_ready && pops_receive;  // RegisterBlock.java:202
  assign word_identity = 64'h4c4f4f5042414b31;  // RegisterBlock.java:180
  assign word_node = {48'd0, node_number};  // RegisterBlock.java:180
  assign word_state = {16'd0, state_misrouted, state_refused, state_room, state_waiting};  // RegisterBlock.java:180
  assign writes_begin = request_valid && request_ready && request_data_write
      && (request_data_address == 17'd24);  // RegisterAccesses.java:41
  assign word_begin = 64'd0;  // RegisterBlock.java:180
  assign writes_word = request_valid && request_ready && request_data_write && (request_data_address == 17'd32);  // RegisterAccesses.java:41
  assign word_word = 64'd0;  // RegisterBlock.java:180
  assign word_receive = receive_data;  // RegisterBlock.java:180
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
        read = word_begin;  // BusSide.java:51
      end
      17'd32: begin  // RegisterBlock.java:69
        read = word_word;  // BusSide.java:51
      end
      17'd40: ;  // RegisterBlock.java:69
      default: ;
    endcase
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
        known = 1'b1;  // BusSide.java:57
      end
      default: ;
    endcase
    if (pops_receive && receive_valid) begin  // RegisterBlock.java:205
      known = 1'b1;  // BusSide.java:52
    end
  end
  assign pops_receive = (request_data_address == 17'd40) && !request_data_write;  // RegisterBlock.java:201
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
