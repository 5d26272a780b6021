`default_nettype none
// map=mpc
module RegisterBlock_mpc (  // FieldSides.java:47
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
  output wire [31:0] order_value,  // FieldSides.java:89
  output wire [16:0] order_count,  // FieldSides.java:89
  output wire order_process,  // FieldSides.java:89
  output wire [3:0] order_kind,  // FieldSides.java:89
  input  wire [15:0] lmeCurrent_pointer_0,  // FieldSides.java:84
  input  wire [15:0] lmeCurrent_pointer_1,  // FieldSides.java:84
  input  wire [15:0] lmeCurrent_pointer_2,  // FieldSides.java:84
  input  wire [15:0] lmeCurrent_pointer_3,  // FieldSides.java:84
  output wire [15:0] lmeNew_pointer_0,  // FieldSides.java:89
  output wire [15:0] lmeNew_pointer_1,  // FieldSides.java:89
  output wire [15:0] lmeNew_pointer_2,  // FieldSides.java:89
  output wire [15:0] lmeNew_pointer_3,  // FieldSides.java:89
  output wire [15:0] lmrCurrent_pointer_0,  // FieldSides.java:89
  output wire [15:0] lmrCurrent_pointer_1,  // FieldSides.java:89
  output wire [15:0] lmrCurrent_pointer_2,  // FieldSides.java:89
  output wire [15:0] lmrCurrent_pointer_3,  // FieldSides.java:89
  input  wire [31:0] counters_sends,  // FieldSides.java:84
  input  wire [15:0] counters_refused,  // FieldSides.java:84
  input  wire [15:0] counters_dropped,  // FieldSides.java:84
  input  wire [15:0] lists_entries,  // FieldSides.java:84
  input  wire [31:0] walks_misses,  // FieldSides.java:84
  input  wire [15:0] walks_refusedOrders,  // FieldSides.java:84
  input  wire [15:0] peers_lost,  // FieldSides.java:84
  input  wire [15:0] peers_ended,  // FieldSides.java:84
  input  wire [23:0] peers_timeout,  // FieldSides.java:84
  output wire [1:0] page,  // RegisterBlock.java:147
  output wire order_valid,  // RegisterBlock.java:151
  input  wire order_ready  // RegisterBlock.java:159
);
  wire [63:0] word_identity;  // FieldStorage.java:74
  wire [63:0] word_node;  // FieldStorage.java:74
  wire [63:0] word_order;  // FieldStorage.java:74
  wire [63:0] word_lmeCurrent;  // FieldStorage.java:74
  reg  [15:0] lmeNew_pointer_kept_0;  // FieldStorage.java:174
  wire writes_lmeNew_0;  // FieldStorage.java:70
  reg  [15:0] lmeNew_pointer_kept_1;  // FieldStorage.java:174
  wire writes_lmeNew_1;  // FieldStorage.java:70
  reg  [15:0] lmeNew_pointer_kept_2;  // FieldStorage.java:174
  wire writes_lmeNew_2;  // FieldStorage.java:70
  reg  [15:0] lmeNew_pointer_kept_3;  // FieldStorage.java:174
  wire writes_lmeNew_3;  // FieldStorage.java:70
  wire [63:0] word_lmeNew;  // FieldStorage.java:74
  reg  [15:0] lmrCurrent_pointer_kept_0;  // FieldStorage.java:174
  wire writes_lmrCurrent_0;  // FieldStorage.java:70
  reg  [15:0] lmrCurrent_pointer_kept_1;  // FieldStorage.java:174
  wire writes_lmrCurrent_1;  // FieldStorage.java:70
  reg  [15:0] lmrCurrent_pointer_kept_2;  // FieldStorage.java:174
  wire writes_lmrCurrent_2;  // FieldStorage.java:70
  reg  [15:0] lmrCurrent_pointer_kept_3;  // FieldStorage.java:174
  wire writes_lmrCurrent_3;  // FieldStorage.java:70
  wire [63:0] word_lmrCurrent;  // FieldStorage.java:74
  wire [63:0] word_counters;  // FieldStorage.java:74
  wire [63:0] word_lists;  // FieldStorage.java:74
  wire [63:0] word_walks;  // FieldStorage.java:74
  wire [63:0] word_peers;  // FieldStorage.java:74
  reg  [63:0] read;  // FieldStorage.java:74
  reg  known;  // FieldStorage.java:70
  reg  [63:0] answer;  // FieldStorage.java:78
  reg  error;  // FieldStorage.java:78
  reg  answered;  // FieldStorage.java:78
  wire pushes_order;  // FieldStorage.java:70
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
  assign request_ready = !answered && !(pushes_order && !order_ready);  // BusSide.java:74
  assign response_data_data = answer;  // BusSide.java:96
  assign response_data_error = error;  // BusSide.java:97
  assign response_valid = answered;  // BusSide.java:95
  assign order_value = request_data_data[31:0];  // FieldStorage.java:210
  assign order_count = request_data_data[48:32];  // FieldStorage.java:210
  assign order_process = request_data_data[52];  // FieldStorage.java:210
  assign order_kind = request_data_data[59:56];  // FieldStorage.java:210
  assign lmeNew_pointer_0 = lmeNew_pointer_kept_0;  // FieldStorage.java:182
  assign lmeNew_pointer_1 = lmeNew_pointer_kept_1;  // FieldStorage.java:182
  assign lmeNew_pointer_2 = lmeNew_pointer_kept_2;  // FieldStorage.java:182
  assign lmeNew_pointer_3 = lmeNew_pointer_kept_3;  // FieldStorage.java:182
  assign lmrCurrent_pointer_0 = lmrCurrent_pointer_kept_0;  // FieldStorage.java:182
  assign lmrCurrent_pointer_1 = lmrCurrent_pointer_kept_1;  // FieldStorage.java:182
  assign lmrCurrent_pointer_2 = lmrCurrent_pointer_kept_2;  // FieldStorage.java:182
  assign lmrCurrent_pointer_3 = lmrCurrent_pointer_kept_3;  // FieldStorage.java:182
  assign page = request_data_address[16:15];  // RegisterBlock.java:54
  assign order_valid = request_valid && !answered && pushes_order;  // RegisterBlock.java:194
  assign word_identity = 64'h4d5043524d575233;  // RegisterBlock.java:180
  assign word_node = {48'd0, node_number};  // RegisterBlock.java:180
  assign word_order = 64'd0;  // RegisterBlock.java:180
  assign word_lmeCurrent = {48'd0, request_data_address[16]
      ? (request_data_address[15] ? lmeCurrent_pointer_3 : lmeCurrent_pointer_2)
      : (request_data_address[15] ? lmeCurrent_pointer_1 : lmeCurrent_pointer_0)};  // RegisterBlock.java:180
  assign writes_lmeNew_0 = request_valid && request_ready && request_data_write
      && ((request_data_address[14:0] == 15'd32) && (request_data_address[16:15] == 2'd0));  // RegisterAccesses.java:41
  assign writes_lmeNew_1 = request_valid && request_ready && request_data_write
      && ((request_data_address[14:0] == 15'd32) && (request_data_address[16:15] == 2'd1));  // RegisterAccesses.java:41
  assign writes_lmeNew_2 = request_valid && request_ready && request_data_write
      && ((request_data_address[14:0] == 15'd32) && (request_data_address[16:15] == 2'd2));  // RegisterAccesses.java:41
  assign writes_lmeNew_3 = request_valid && request_ready && request_data_write
      && ((request_data_address[14:0] == 15'd32) && (request_data_address[16:15] == 2'd3));  // RegisterAccesses.java:41
  assign word_lmeNew = 64'd0;  // RegisterBlock.java:180
  assign writes_lmrCurrent_0 = request_valid && request_ready && request_data_write
      && ((request_data_address[14:0] == 15'd40) && (request_data_address[16:15] == 2'd0));  // RegisterAccesses.java:41
  assign writes_lmrCurrent_1 = request_valid && request_ready && request_data_write
      && ((request_data_address[14:0] == 15'd40) && (request_data_address[16:15] == 2'd1));  // RegisterAccesses.java:41
  assign writes_lmrCurrent_2 = request_valid && request_ready && request_data_write
      && ((request_data_address[14:0] == 15'd40) && (request_data_address[16:15] == 2'd2));  // RegisterAccesses.java:41
  assign writes_lmrCurrent_3 = request_valid && request_ready && request_data_write
      && ((request_data_address[14:0] == 15'd40) && (request_data_address[16:15] == 2'd3));  // RegisterAccesses.java:41
  assign word_lmrCurrent = 64'd0;  // RegisterBlock.java:180
  assign word_counters = {counters_dropped, counters_refused, counters_sends};  // RegisterBlock.java:180
  assign word_lists = {48'd0, lists_entries};  // RegisterBlock.java:180
  assign word_walks = {16'd0, walks_refusedOrders, walks_misses};  // RegisterBlock.java:180
  assign word_peers = {8'd0, peers_timeout, peers_ended, peers_lost};  // RegisterBlock.java:180
  always @* begin
    read = 64'd0;  // BusSide.java:39
    case (request_data_address[14:0])  // RegisterBlock.java:65
      15'd0: begin  // RegisterBlock.java:69
        read = word_identity;  // BusSide.java:51
      end
      15'd8: begin  // RegisterBlock.java:69
        read = word_node;  // BusSide.java:51
      end
      15'd16: begin  // RegisterBlock.java:69
        read = word_order;  // BusSide.java:51
      end
      15'd24: begin  // RegisterBlock.java:69
        read = word_lmeCurrent;  // BusSide.java:51
      end
      15'd32: begin  // RegisterBlock.java:69
        read = word_lmeNew;  // BusSide.java:51
      end
      15'd40: begin  // RegisterBlock.java:69
        read = word_lmrCurrent;  // BusSide.java:51
      end
      15'd48: begin  // RegisterBlock.java:69
        read = word_counters;  // BusSide.java:51
      end
      15'd56: begin  // RegisterBlock.java:69
        read = word_lists;  // BusSide.java:51
      end
      15'd64: begin  // RegisterBlock.java:69
        read = word_walks;  // BusSide.java:51
      end
      15'd72: begin  // RegisterBlock.java:69
        read = word_peers;  // BusSide.java:51
      end
      default: ;
    endcase
  end
  always @* begin
    known = 1'b0;  // BusSide.java:40
    case (request_data_address[14:0])  // RegisterBlock.java:65
      15'd0: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      15'd8: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      15'd16: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      15'd24: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      15'd32: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      15'd40: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      15'd48: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      15'd56: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      15'd64: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      15'd72: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      default: ;
    endcase
  end
  assign pushes_order = (request_data_address[14:0] == 15'd16) && request_data_write && (&request_data_strobes);  // RegisterBlock.java:193
  always @(posedge clock) begin
    if (writes_lmeNew_0) begin  // FieldStorage.java:156
      lmeNew_pointer_kept_0 <= (lmeNew_pointer_kept_0 & ~byteMask[15:0]) | strobed[15:0];  // FieldStorage.java:210
    end
    if (writes_lmeNew_1) begin  // FieldStorage.java:156
      lmeNew_pointer_kept_1 <= (lmeNew_pointer_kept_1 & ~byteMask[15:0]) | strobed[15:0];  // FieldStorage.java:210
    end
    if (writes_lmeNew_2) begin  // FieldStorage.java:156
      lmeNew_pointer_kept_2 <= (lmeNew_pointer_kept_2 & ~byteMask[15:0]) | strobed[15:0];  // FieldStorage.java:210
    end
    if (writes_lmeNew_3) begin  // FieldStorage.java:156
      lmeNew_pointer_kept_3 <= (lmeNew_pointer_kept_3 & ~byteMask[15:0]) | strobed[15:0];  // FieldStorage.java:210
    end
    if (writes_lmrCurrent_0) begin  // FieldStorage.java:156
      lmrCurrent_pointer_kept_0 <= (lmrCurrent_pointer_kept_0 & ~byteMask[15:0]) | strobed[15:0];  // FieldStorage.java:210
    end
    if (writes_lmrCurrent_1) begin  // FieldStorage.java:156
      lmrCurrent_pointer_kept_1 <= (lmrCurrent_pointer_kept_1 & ~byteMask[15:0]) | strobed[15:0];  // FieldStorage.java:210
    end
    if (writes_lmrCurrent_2) begin  // FieldStorage.java:156
      lmrCurrent_pointer_kept_2 <= (lmrCurrent_pointer_kept_2 & ~byteMask[15:0]) | strobed[15:0];  // FieldStorage.java:210
    end
    if (writes_lmrCurrent_3) begin  // FieldStorage.java:156
      lmrCurrent_pointer_kept_3 <= (lmrCurrent_pointer_kept_3 & ~byteMask[15:0]) | strobed[15:0];  // FieldStorage.java:210
    end
    if (request_valid && request_ready) begin  // FieldStorage.java:86
      answered <= 1'b1;  // BusSide.java:114
      answer <= request_data_write ? 64'd0 : read;  // BusSide.java:115
      error <= !known;  // BusSide.java:116
    end else if (response_ready) begin  // BusSide.java:118
      answered <= 1'b0;  // BusSide.java:118
    end
    if (reset) begin
      lmeNew_pointer_kept_0 <= 16'd0;  // FieldStorage.java:174
      lmeNew_pointer_kept_1 <= 16'd0;  // FieldStorage.java:174
      lmeNew_pointer_kept_2 <= 16'd0;  // FieldStorage.java:174
      lmeNew_pointer_kept_3 <= 16'd0;  // FieldStorage.java:174
      lmrCurrent_pointer_kept_0 <= 16'd0;  // FieldStorage.java:174
      lmrCurrent_pointer_kept_1 <= 16'd0;  // FieldStorage.java:174
      lmrCurrent_pointer_kept_2 <= 16'd0;  // FieldStorage.java:174
      lmrCurrent_pointer_kept_3 <= 16'd0;  // FieldStorage.java:174
      answered <= 1'b0;  // FieldStorage.java:78
    end
  end
  wire unused_ok = &{1'b0, strobed[63:16]};
endmodule
`default_nettype wire
