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
  output wire [22:0] lmeBase_line,  // FieldSides.java:89
  output wire [22:0] lmrBase_line,  // FieldSides.java:89
  input  wire [15:0] lmeCurrent_pointer,  // FieldSides.java:84
  output wire [15:0] lmeNew_pointer,  // FieldSides.java:89
  output wire [15:0] lmrCurrent_pointer,  // FieldSides.java:89
  input  wire [15:0] lmrNew_pointer,  // FieldSides.java:84
  output wire control_interrupts,  // FieldSides.java:89
  input  wire interrupt_received,  // FieldSides.java:84
  input  wire interrupt_pending,  // FieldSides.java:84
  input  wire [31:0] counters_sends,  // FieldSides.java:84
  input  wire [15:0] counters_refused,  // FieldSides.java:84
  input  wire [15:0] counters_dropped,  // FieldSides.java:84
  input  wire [15:0] lists_entries,  // FieldSides.java:84
  input  wire [31:0] notifications_interrupts,  // FieldSides.java:84
  input  wire interrupt_valid,  // RegisterBlock.java:159
  output wire interrupt_ready,  // RegisterBlock.java:151
  input  wire interrupt_coming  // RegisterBlock.java:159
);
  wire [63:0] word_identity;  // FieldStorage.java:74
  wire [63:0] word_node;  // FieldStorage.java:74
  reg  [22:0] lmeBase_line_kept;  // FieldStorage.java:174
  wire writes_lmeBase;  // FieldStorage.java:70
  wire [63:0] word_lmeBase;  // FieldStorage.java:74
  reg  [22:0] lmrBase_line_kept;  // FieldStorage.java:174
  wire writes_lmrBase;  // FieldStorage.java:70
  wire [63:0] word_lmrBase;  // FieldStorage.java:74
  wire [63:0] word_lmeCurrent;  // FieldStorage.java:74
  reg  [15:0] lmeNew_pointer_kept;  // FieldStorage.java:174
  wire writes_lmeNew;  // FieldStorage.java:70
  wire [63:0] word_lmeNew;  // FieldStorage.java:74
  reg  [15:0] lmrCurrent_pointer_kept;  // FieldStorage.java:174
  wire writes_lmrCurrent;  // FieldStorage.java:70
  wire [63:0] word_lmrCurrent;  // FieldStorage.java:74
  wire [63:0] word_lmrNew;  // FieldStorage.java:74
  reg  control_interrupts_kept;  // FieldStorage.java:174
  wire writes_control;  // FieldStorage.java:70
  wire [63:0] word_control;  // FieldStorage.java:74
  wire [63:0] word_interrupt;  // FieldStorage.java:74
  wire [63:0] word_counters;  // FieldStorage.java:74
  wire [63:0] word_lists;  // FieldStorage.java:74
  wire [63:0] word_notifications;  // FieldStorage.java:74
  reg  [63:0] read;  // FieldStorage.java:74
  reg  known;  // FieldStorage.java:70
  reg  [63:0] answer;  // FieldStorage.java:78
  reg  error;  // FieldStorage.java:78
  reg  answered;  // FieldStorage.java:78
  wire pops_interrupt;  // FieldStorage.java:70
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
  assign request_ready = !answered && !(pops_interrupt && interrupt_coming && !interrupt_valid);  // BusSide.java:74
  assign response_data_data = answer;  // BusSide.java:96
  assign response_data_error = error;  // BusSide.java:97
  assign response_valid = answered;  // BusSide.java:95
  assign lmeBase_line = lmeBase_line_kept;  // FieldStorage.java:182
  assign lmrBase_line = lmrBase_line_kept;  // FieldStorage.java:182
  assign lmeNew_pointer = lmeNew_pointer_kept;  // FieldStorage.java:182
  assign lmrCurrent_pointer = lmrCurrent_pointer_kept;  // FieldStorage.java:182
  assign control_interrupts = control_interrupts_kept;  // FieldStorage.java:182
  assign interrupt_ready = request_valid && request_ready && pops_interrupt;  // RegisterBlock.java:202
  assign word_identity = 64'h4d5043524d575231;  // RegisterBlock.java:180
  assign word_node = {48'd0, node_number};  // RegisterBlock.java:180
  assign writes_lmeBase = request_valid && request_ready && request_data_write
      && (request_data_address == 17'd16);  // RegisterAccesses.java:41
  assign word_lmeBase = {41'd0, lmeBase_line_kept};  // RegisterBlock.java:180
  assign writes_lmrBase = request_valid && request_ready && request_data_write
      && (request_data_address == 17'd24);  // RegisterAccesses.java:41
  assign word_lmrBase = {41'd0, lmrBase_line_kept};  // RegisterBlock.java:180
  assign word_lmeCurrent = {48'd0, lmeCurrent_pointer};  // RegisterBlock.java:180
  assign writes_lmeNew = request_valid && request_ready && request_data_write
      && (request_data_address == 17'd40);  // RegisterAccesses.java:41
  assign word_lmeNew = {48'd0, lmeNew_pointer_kept};  // RegisterBlock.java:180
  assign writes_lmrCurrent = request_valid && request_ready && request_data_write
      && (request_data_address == 17'd48);  // RegisterAccesses.java:41
  assign word_lmrCurrent = {48'd0, lmrCurrent_pointer_kept};  // RegisterBlock.java:180
  assign word_lmrNew = {48'd0, lmrNew_pointer};  // RegisterBlock.java:180
  assign writes_control = request_valid && request_ready && request_data_write
      && (request_data_address == 17'd64);  // RegisterAccesses.java:41
  assign word_control = {63'd0, control_interrupts_kept};  // RegisterBlock.java:180
  assign word_interrupt = {62'd0, interrupt_pending, interrupt_received};  // RegisterBlock.java:180
  assign word_counters = {counters_dropped, counters_refused, counters_sends};  // RegisterBlock.java:180
  assign word_lists = {48'd0, lists_entries};  // RegisterBlock.java:180
  assign word_notifications = {32'd0, notifications_interrupts};  // RegisterBlock.java:180
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
        read = word_lmeBase;  // BusSide.java:51
      end
      17'd24: begin  // RegisterBlock.java:69
        read = word_lmrBase;  // BusSide.java:51
      end
      17'd32: begin  // RegisterBlock.java:69
        read = word_lmeCurrent;  // BusSide.java:51
      end
      17'd40: begin  // RegisterBlock.java:69
        read = word_lmeNew;  // BusSide.java:51
      end
      17'd48: begin  // RegisterBlock.java:69
        read = word_lmrCurrent;  // BusSide.java:51
      end
      17'd56: begin  // RegisterBlock.java:69
        read = word_lmrNew;  // BusSide.java:51
      end
      17'd64: begin  // RegisterBlock.java:69
        read = word_control;  // BusSide.java:51
      end
      17'd72: ;  // RegisterBlock.java:69
      17'd80: begin  // RegisterBlock.java:69
        read = word_counters;  // BusSide.java:51
      end
      17'd88: begin  // RegisterBlock.java:69
        read = word_lists;  // BusSide.java:51
      end
      17'd96: begin  // RegisterBlock.java:69
        read = word_notifications;  // BusSide.java:51
      end
      default: ;
    endcase
    if (pops_interrupt && interrupt_valid) begin  // RegisterBlock.java:205
      read = word_interrupt;  // BusSide.java:51
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
        known = 1'b1;  // BusSide.java:52
      end
      17'd72: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:57
      end
      17'd80: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      17'd88: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      17'd96: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      default: ;
    endcase
    if (pops_interrupt && interrupt_valid) begin  // RegisterBlock.java:205
      known = 1'b1;  // BusSide.java:52
    end
  end
  assign pops_interrupt = (request_data_address == 17'd72) && !request_data_write;  // RegisterBlock.java:201
  always @(posedge clock) begin
    if (writes_lmeBase) begin  // FieldStorage.java:156
      lmeBase_line_kept <= (lmeBase_line_kept & ~byteMask[22:0]) | strobed[22:0];  // FieldStorage.java:210
    end
    if (writes_lmrBase) begin  // FieldStorage.java:156
      lmrBase_line_kept <= (lmrBase_line_kept & ~byteMask[22:0]) | strobed[22:0];  // FieldStorage.java:210
    end
    if (writes_lmeNew) begin  // FieldStorage.java:156
      lmeNew_pointer_kept <= (lmeNew_pointer_kept & ~byteMask[15:0]) | strobed[15:0];  // FieldStorage.java:210
    end
    if (writes_lmrCurrent) begin  // FieldStorage.java:156
      lmrCurrent_pointer_kept <= (lmrCurrent_pointer_kept & ~byteMask[15:0]) | strobed[15:0];  // FieldStorage.java:210
    end
    if (writes_control && request_data_strobes[0]) begin  // FieldStorage.java:152
      control_interrupts_kept <= request_data_data[0];  // FieldStorage.java:208
    end
    if (request_valid && request_ready) begin  // FieldStorage.java:86
      answered <= 1'b1;  // BusSide.java:114
      answer <= request_data_write ? 64'd0 : read;  // BusSide.java:115
      error <= !known;  // BusSide.java:116
    end else if (response_ready) begin  // BusSide.java:118
      answered <= 1'b0;  // BusSide.java:118
    end
    if (reset) begin
      lmeBase_line_kept <= 23'd0;  // FieldStorage.java:174
      lmrBase_line_kept <= 23'd0;  // FieldStorage.java:174
      lmeNew_pointer_kept <= 16'd0;  // FieldStorage.java:174
      lmrCurrent_pointer_kept <= 16'd0;  // FieldStorage.java:174
      control_interrupts_kept <= 1'b0;  // FieldStorage.java:174
      answered <= 1'b0;  // FieldStorage.java:78
    end
  end
  wire unused_ok = &{1'b0, strobed[63:23]};
endmodule
`default_nettype wire
