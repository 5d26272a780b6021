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
  output wire [22:0] lmeBase_line_0,  // FieldSides.java:89
  output wire [22:0] lmeBase_line_1,  // FieldSides.java:89
  output wire [22:0] lmrBase_line_0,  // FieldSides.java:89
  output wire [22:0] lmrBase_line_1,  // FieldSides.java:89
  input  wire [15:0] lmeCurrent_pointer_0,  // FieldSides.java:84
  input  wire [15:0] lmeCurrent_pointer_1,  // FieldSides.java:84
  output wire [15:0] lmeNew_pointer_0,  // FieldSides.java:89
  output wire [15:0] lmeNew_pointer_1,  // FieldSides.java:89
  output wire [15:0] lmrCurrent_pointer_0,  // FieldSides.java:89
  output wire [15:0] lmrCurrent_pointer_1,  // FieldSides.java:89
  input  wire [31:0] counters_sends,  // FieldSides.java:84
  input  wire [15:0] counters_refused,  // FieldSides.java:84
  input  wire [15:0] counters_dropped,  // FieldSides.java:84
  input  wire [15:0] lists_entries,  // FieldSides.java:84
  output wire [22:0] pages_line_0,  // FieldSides.java:89
  output wire [22:0] pages_line_1,  // FieldSides.java:89
  output wire [16:0] pages_count_0,  // FieldSides.java:89
  output wire [16:0] pages_count_1,  // FieldSides.java:89
  output wire forget_all,  // FieldSides.java:89
  input  wire [31:0] walks_misses,  // FieldSides.java:84
  output wire page  // RegisterBlock.java:147
);
  wire [63:0] word_identity;  // FieldStorage.java:74
  wire [63:0] word_node;  // FieldStorage.java:74
  reg  [22:0] lmeBase_line_kept_0;  // FieldStorage.java:174
  wire writes_lmeBase_0;  // FieldStorage.java:70
  reg  [22:0] lmeBase_line_kept_1;  // FieldStorage.java:174
  wire writes_lmeBase_1;  // FieldStorage.java:70
  wire [63:0] word_lmeBase;  // FieldStorage.java:74
  reg  [22:0] lmrBase_line_kept_0;  // FieldStorage.java:174
  wire writes_lmrBase_0;  // FieldStorage.java:70
  reg  [22:0] lmrBase_line_kept_1;  // FieldStorage.java:174
  wire writes_lmrBase_1;  // FieldStorage.java:70
  wire [63:0] word_lmrBase;  // FieldStorage.java:74
  wire [63:0] word_lmeCurrent;  // FieldStorage.java:74
  reg  [15:0] lmeNew_pointer_kept_0;  // FieldStorage.java:174
  wire writes_lmeNew_0;  // FieldStorage.java:70
  reg  [15:0] lmeNew_pointer_kept_1;  // FieldStorage.java:174
  wire writes_lmeNew_1;  // FieldStorage.java:70
  wire [63:0] word_lmeNew;  // FieldStorage.java:74
  reg  [15:0] lmrCurrent_pointer_kept_0;  // FieldStorage.java:174
  wire writes_lmrCurrent_0;  // FieldStorage.java:70
  reg  [15:0] lmrCurrent_pointer_kept_1;  // FieldStorage.java:174
  wire writes_lmrCurrent_1;  // FieldStorage.java:70
  wire [63:0] word_lmrCurrent;  // FieldStorage.java:74
  wire [63:0] word_counters;  // FieldStorage.java:74
  wire [63:0] word_lists;  // FieldStorage.java:74
  reg  [22:0] pages_line_kept_0;  // FieldStorage.java:174
  wire writes_pages_0;  // FieldStorage.java:70
  reg  [22:0] pages_line_kept_1;  // FieldStorage.java:174
  wire writes_pages_1;  // FieldStorage.java:70
  reg  [16:0] pages_count_kept_0;  // FieldStorage.java:174
  reg  [16:0] pages_count_kept_1;  // FieldStorage.java:174
  wire [63:0] word_pages;  // FieldStorage.java:74
  wire writes_forget;  // FieldStorage.java:70
  wire [63:0] word_forget;  // FieldStorage.java:74
  wire [63:0] word_walks;  // FieldStorage.java:74
  reg  [63:0] read;  // FieldStorage.java:74
  reg  known;  // FieldStorage.java:70
  reg  [63:0] answer;  // FieldStorage.java:78
  reg  error;  // FieldStorage.java:78
  reg  answered;  // FieldStorage.java:78
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
  assign request_ready = !answered;  // BusSide.java:74
  assign response_data_data = answer;  // BusSide.java:96
  assign response_data_error = error;  // BusSide.java:97
  assign response_valid = answered;  // BusSide.java:95
  assign lmeBase_line_0 = lmeBase_line_kept_0;  // FieldStorage.java:182
  assign lmeBase_line_1 = lmeBase_line_kept_1;  // FieldStorage.java:182
  assign lmrBase_line_0 = lmrBase_line_kept_0;  // FieldStorage.java:182
  assign lmrBase_line_1 = lmrBase_line_kept_1;  // FieldStorage.java:182
  assign lmeNew_pointer_0 = lmeNew_pointer_kept_0;  // FieldStorage.java:182
  assign lmeNew_pointer_1 = lmeNew_pointer_kept_1;  // FieldStorage.java:182
  assign lmrCurrent_pointer_0 = lmrCurrent_pointer_kept_0;  // FieldStorage.java:182
  assign lmrCurrent_pointer_1 = lmrCurrent_pointer_kept_1;  // FieldStorage.java:182
  assign pages_line_0 = pages_line_kept_0;  // FieldStorage.java:182
  assign pages_line_1 = pages_line_kept_1;  // FieldStorage.java:182
  assign pages_count_0 = pages_count_kept_0;  // FieldStorage.java:182
  assign pages_count_1 = pages_count_kept_1;  // FieldStorage.java:182
  assign forget_all = writes_forget && strobed[0];  // FieldStorage.java:193
  assign page = request_data_address[16];  // RegisterBlock.java:54
  assign word_identity = 64'h4d5043524d575232;  // RegisterBlock.java:180
  assign word_node = {48'd0, node_number};  // RegisterBlock.java:180
  assign writes_lmeBase_0 = request_valid && request_ready && request_data_write
      && ((request_data_address[15:0] == 16'd16) && (request_data_address[16] == 1'b0));  // RegisterAccesses.java:41
  assign writes_lmeBase_1 = request_valid && request_ready && request_data_write
      && ((request_data_address[15:0] == 16'd16) && (request_data_address[16] == 1'b1));  // RegisterAccesses.java:41
  assign word_lmeBase = {41'd0, request_data_address[16] ? lmeBase_line_kept_1 : lmeBase_line_kept_0};  // RegisterBlock.java:180
  assign writes_lmrBase_0 = request_valid && request_ready && request_data_write
      && ((request_data_address[15:0] == 16'd24) && (request_data_address[16] == 1'b0));  // RegisterAccesses.java:41
  assign writes_lmrBase_1 = request_valid && request_ready && request_data_write
      && ((request_data_address[15:0] == 16'd24) && (request_data_address[16] == 1'b1));  // RegisterAccesses.java:41
  assign word_lmrBase = {41'd0, request_data_address[16] ? lmrBase_line_kept_1 : lmrBase_line_kept_0};  // RegisterBlock.java:180
  assign word_lmeCurrent = {48'd0, request_data_address[16] ? lmeCurrent_pointer_1 : lmeCurrent_pointer_0};  // RegisterBlock.java:180
  assign writes_lmeNew_0 = request_valid && request_ready && request_data_write
      && ((request_data_address[15:0] == 16'd40) && (request_data_address[16] == 1'b0));  // RegisterAccesses.java:41
  assign writes_lmeNew_1 = request_valid && request_ready && request_data_write
      && ((request_data_address[15:0] == 16'd40) && (request_data_address[16] == 1'b1));  // RegisterAccesses.java:41
  assign word_lmeNew = {48'd0, request_data_address[16] ? lmeNew_pointer_kept_1 : lmeNew_pointer_kept_0};  // RegisterBlock.java:180
  assign writes_lmrCurrent_0 = request_valid && request_ready && request_data_write
      && ((request_data_address[15:0] == 16'd48) && (request_data_address[16] == 1'b0));  // RegisterAccesses.java:41
  assign writes_lmrCurrent_1 = request_valid && request_ready && request_data_write
      && ((request_data_address[15:0] == 16'd48) && (request_data_address[16] == 1'b1));  // RegisterAccesses.java:41
  assign word_lmrCurrent = {48'd0, request_data_address[16] ? lmrCurrent_pointer_kept_1
      : lmrCurrent_pointer_kept_0};  // RegisterBlock.java:180
  assign word_counters = {counters_dropped, counters_refused, counters_sends};  // RegisterBlock.java:180
  assign word_lists = {48'd0, lists_entries};  // RegisterBlock.java:180
  assign writes_pages_0 = request_valid && request_ready && request_data_write
      && ((request_data_address[15:0] == 16'd72) && (request_data_address[16] == 1'b0));  // RegisterAccesses.java:41
  assign writes_pages_1 = request_valid && request_ready && request_data_write
      && ((request_data_address[15:0] == 16'd72) && (request_data_address[16] == 1'b1));  // RegisterAccesses.java:41
  assign word_pages = {15'd0, request_data_address[16] ? pages_count_kept_1 : pages_count_kept_0, 9'd0,
      request_data_address[16] ? pages_line_kept_1 : pages_line_kept_0};  // RegisterBlock.java:180
  assign writes_forget = request_valid && request_ready && request_data_write
      && (request_data_address[15:0] == 16'd80);  // RegisterAccesses.java:41
  assign word_forget = 64'd0;  // RegisterBlock.java:180
  assign word_walks = {32'd0, walks_misses};  // RegisterBlock.java:180
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
        read = word_lmeBase;  // BusSide.java:51
      end
      16'd24: begin  // RegisterBlock.java:69
        read = word_lmrBase;  // BusSide.java:51
      end
      16'd32: begin  // RegisterBlock.java:69
        read = word_lmeCurrent;  // BusSide.java:51
      end
      16'd40: begin  // RegisterBlock.java:69
        read = word_lmeNew;  // BusSide.java:51
      end
      16'd48: begin  // RegisterBlock.java:69
        read = word_lmrCurrent;  // BusSide.java:51
      end
      16'd56: begin  // RegisterBlock.java:69
        read = word_counters;  // BusSide.java:51
      end
      16'd64: begin  // RegisterBlock.java:69
        read = word_lists;  // BusSide.java:51
      end
      16'd72: begin  // RegisterBlock.java:69
        read = word_pages;  // BusSide.java:51
      end
      16'd80: begin  // RegisterBlock.java:69
        read = word_forget;  // BusSide.java:51
      end
      16'd88: begin  // RegisterBlock.java:69
        read = word_walks;  // BusSide.java:51
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
      16'd24: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      16'd32: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      16'd40: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      16'd48: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      16'd56: begin  // RegisterBlock.java:69
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
      default: ;
    endcase
  end
  always @(posedge clock) begin
    if (writes_lmeBase_0) begin  // FieldStorage.java:156
      lmeBase_line_kept_0 <= (lmeBase_line_kept_0 & ~byteMask[22:0]) | strobed[22:0];  // FieldStorage.java:210
    end
    if (writes_lmeBase_1) begin  // FieldStorage.java:156
      lmeBase_line_kept_1 <= (lmeBase_line_kept_1 & ~byteMask[22:0]) | strobed[22:0];  // FieldStorage.java:210
    end
    if (writes_lmrBase_0) begin  // FieldStorage.java:156
      lmrBase_line_kept_0 <= (lmrBase_line_kept_0 & ~byteMask[22:0]) | strobed[22:0];  // FieldStorage.java:210
    end
    if (writes_lmrBase_1) begin  // FieldStorage.java:156
      lmrBase_line_kept_1 <= (lmrBase_line_kept_1 & ~byteMask[22:0]) | strobed[22:0];  // FieldStorage.java:210
    end
    if (writes_lmeNew_0) begin  // FieldStorage.java:156
      lmeNew_pointer_kept_0 <= (lmeNew_pointer_kept_0 & ~byteMask[15:0]) | strobed[15:0];  // FieldStorage.java:210
    end
    if (writes_lmeNew_1) begin  // FieldStorage.java:156
      lmeNew_pointer_kept_1 <= (lmeNew_pointer_kept_1 & ~byteMask[15:0]) | strobed[15:0];  // FieldStorage.java:210
    end
    if (writes_lmrCurrent_0) begin  // FieldStorage.java:156
      lmrCurrent_pointer_kept_0 <= (lmrCurrent_pointer_kept_0 & ~byteMask[15:0]) | strobed[15:0];  // FieldStorage.java:210
    end
    if (writes_lmrCurrent_1) begin  // FieldStorage.java:156
      lmrCurrent_pointer_kept_1 <= (lmrCurrent_pointer_kept_1 & ~byteMask[15:0]) | strobed[15:0];  // FieldStorage.java:210
    end
    if (writes_pages_0) begin  // FieldStorage.java:156
      pages_line_kept_0 <= (pages_line_kept_0 & ~byteMask[22:0]) | strobed[22:0];  // FieldStorage.java:210
    end
    if (writes_pages_1) begin  // FieldStorage.java:156
      pages_line_kept_1 <= (pages_line_kept_1 & ~byteMask[22:0]) | strobed[22:0];  // FieldStorage.java:210
    end
    if (writes_pages_0) begin  // FieldStorage.java:156
      pages_count_kept_0 <= (pages_count_kept_0 & ~byteMask[48:32]) | strobed[48:32];  // FieldStorage.java:210
    end
    if (writes_pages_1) begin  // FieldStorage.java:156
      pages_count_kept_1 <= (pages_count_kept_1 & ~byteMask[48:32]) | strobed[48:32];  // FieldStorage.java:210
    end
    if (request_valid && request_ready) begin  // FieldStorage.java:86
      answered <= 1'b1;  // BusSide.java:114
      answer <= request_data_write ? 64'd0 : read;  // BusSide.java:115
      error <= !known;  // BusSide.java:116
    end else if (response_ready) begin  // BusSide.java:118
      answered <= 1'b0;  // BusSide.java:118
    end
    if (reset) begin
      lmeBase_line_kept_0 <= 23'd0;  // FieldStorage.java:174
      lmeBase_line_kept_1 <= 23'd0;  // FieldStorage.java:174
      lmrBase_line_kept_0 <= 23'd0;  // FieldStorage.java:174
      lmrBase_line_kept_1 <= 23'd0;  // FieldStorage.java:174
      lmeNew_pointer_kept_0 <= 16'd0;  // FieldStorage.java:174
      lmeNew_pointer_kept_1 <= 16'd0;  // FieldStorage.java:174
      lmrCurrent_pointer_kept_0 <= 16'd0;  // FieldStorage.java:174
      lmrCurrent_pointer_kept_1 <= 16'd0;  // FieldStorage.java:174
      pages_line_kept_0 <= 23'd0;  // FieldStorage.java:174
      pages_line_kept_1 <= 23'd0;  // FieldStorage.java:174
      pages_count_kept_0 <= 17'd0;  // FieldStorage.java:174
      pages_count_kept_1 <= 17'd0;  // FieldStorage.java:174
      answered <= 1'b0;  // FieldStorage.java:78
    end
  end
  wire unused_ok = &{1'b0, strobed[31:23], strobed[63:49]};
endmodule
`default_nettype wire
