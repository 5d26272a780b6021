`default_nettype none
// map=uart
module RegisterBlock_uart (  // FieldSides.java:47
  input  wire clock,  // FieldSides.java:47
  input  wire reset,  // FieldSides.java:47
  input  wire [5:0] request_data_address,  // FieldStorage.java:51
  input  wire request_data_write,  // FieldStorage.java:51
  input  wire [31:0] request_data_data,  // FieldStorage.java:51
  input  wire [3:0] request_data_strobes,  // FieldStorage.java:51
  input  wire request_valid,  // FieldStorage.java:51
  output wire request_ready,  // FieldStorage.java:51
  output wire [31:0] response_data_data,  // FieldStorage.java:52
  output wire response_data_error,  // FieldStorage.java:52
  output wire response_valid,  // FieldStorage.java:52
  input  wire response_ready,  // FieldStorage.java:52
  output wire control_enable,  // FieldSides.java:89
  output wire [1:0] control_parity,  // FieldSides.java:89
  output wire [19:0] control_divisor,  // FieldSides.java:89
  output wire control_flush,  // FieldSides.java:89
  input  wire status_busy,  // FieldSides.java:84
  input  wire [1:0] status_lastParity,  // FieldSides.java:84
  input  wire [23:0] status_received,  // FieldSides.java:84
  output wire events_done,  // FieldSides.java:89
  input  wire events_done_set,  // FieldSides.java:84
  output wire [8:0] events_lines,  // FieldSides.java:89
  input  wire [8:0] events_lines_set,  // FieldSides.java:84
  output wire errors_overrun,  // FieldSides.java:89
  input  wire errors_overrun_set,  // FieldSides.java:84
  output wire [7:0] errors_framing,  // FieldSides.java:89
  input  wire [7:0] errors_framing_set,  // FieldSides.java:84
  output wire requests_start,  // FieldSides.java:89
  input  wire requests_start_clear,  // FieldSides.java:84
  output wire [16:0] requests_channels,  // FieldSides.java:89
  input  wire [16:0] requests_channels_clear,  // FieldSides.java:84
  output wire [7:0] send_data,  // FieldSides.java:89
  output wire send_data_written,  // FieldSides.java:89
  output wire [11:0] send_delay,  // FieldSides.java:89
  output wire send_delay_written,  // FieldSides.java:89
  output wire [3:0] send_tag,  // FieldSides.java:89
  output wire [1:0] fill_seen,  // FieldSides.java:89
  input  wire fill_seen_update,  // FieldSides.java:84
  input  wire [1:0] fill_seen_next,  // FieldSides.java:84
  output wire [7:0] fill_level,  // FieldSides.java:89
  input  wire fill_level_update,  // FieldSides.java:84
  input  wire [7:0] fill_level_next  // FieldSides.java:84
);
  localparam [1:0] Parity_NONE = 2'd0;
  localparam [1:0] Parity_EVEN = 2'd1;
  localparam [1:0] Parity_ODD = 2'd2;
  wire [31:0] word_identity;  // FieldStorage.java:74
  reg  control_enable_kept;  // FieldStorage.java:174
  wire writes_control;  // FieldStorage.java:70
  reg  [1:0] control_parity_kept;  // FieldStorage.java:174
  reg  [19:0] control_divisor_kept;  // FieldStorage.java:174
  wire [31:0] word_control;  // FieldStorage.java:74
  wire [31:0] word_status;  // FieldStorage.java:74
  reg  events_done_kept;  // FieldStorage.java:174
  wire writes_events;  // FieldStorage.java:70
  reg  [8:0] events_lines_kept;  // FieldStorage.java:174
  wire [31:0] word_events;  // FieldStorage.java:74
  reg  errors_overrun_kept;  // FieldStorage.java:174
  wire reads_errors;  // FieldStorage.java:70
  reg  [7:0] errors_framing_kept;  // FieldStorage.java:174
  wire [31:0] word_errors;  // FieldStorage.java:74
  reg  requests_start_kept;  // FieldStorage.java:174
  wire writes_requests;  // FieldStorage.java:70
  reg  [16:0] requests_channels_kept;  // FieldStorage.java:174
  wire [31:0] word_requests;  // FieldStorage.java:74
  wire writes_send;  // FieldStorage.java:70
  reg  [3:0] send_tag_kept;  // FieldStorage.java:174
  wire [31:0] word_send;  // FieldStorage.java:74
  reg  [1:0] fill_seen_kept;  // FieldStorage.java:174
  wire writes_fill;  // FieldStorage.java:70
  reg  [7:0] fill_level_kept;  // FieldStorage.java:174
  wire [31:0] word_fill;  // FieldStorage.java:74
  reg  [31:0] read;  // FieldStorage.java:74
  reg  known;  // FieldStorage.java:70
  reg  [31:0] answer;  // FieldStorage.java:78
  reg  error;  // FieldStorage.java:78
  reg  answered;  // FieldStorage.java:78
  wire [31:0] byteMask = {request_data_strobes[3], request_data_strobes[3], request_data_strobes[3],
      request_data_strobes[3], request_data_strobes[3], request_data_strobes[3], request_data_strobes[3],
      request_data_strobes[3], request_data_strobes[2], request_data_strobes[2], request_data_strobes[2],
      request_data_strobes[2], request_data_strobes[2], request_data_strobes[2], request_data_strobes[2],
      request_data_strobes[2], request_data_strobes[1], request_data_strobes[1], request_data_strobes[1],
      request_data_strobes[1], request_data_strobes[1], request_data_strobes[1], request_data_strobes[1],
      request_data_strobes[1], request_data_strobes[0], request_data_strobes[0], request_data_strobes[0],
      request_data_strobes[0], request_data_strobes[0], request_data_strobes[0], request_data_strobes[0],
      request_data_strobes[0]};  // FieldStorage.java:254
  wire [31:0] strobed = request_data_data & byteMask;  // FieldStorage.java:55
  assign request_ready = !answered || response_ready;  // BusSide.java:74
  assign response_data_data = answer;  // BusSide.java:96
  assign response_data_error = error;  // BusSide.java:97
  assign response_valid = answered;  // BusSide.java:95
  assign control_enable = control_enable_kept;  // FieldStorage.java:182
  assign control_parity = control_parity_kept;  // FieldStorage.java:182
  assign control_divisor = control_divisor_kept;  // FieldStorage.java:182
  assign control_flush = writes_control && strobed[31];  // FieldStorage.java:193
  assign events_done = events_done_kept;  // FieldStorage.java:182
  assign events_lines = events_lines_kept;  // FieldStorage.java:182
  assign errors_overrun = errors_overrun_kept;  // FieldStorage.java:182
  assign errors_framing = errors_framing_kept;  // FieldStorage.java:182
  assign requests_start = requests_start_kept;  // FieldStorage.java:182
  assign requests_channels = requests_channels_kept;  // FieldStorage.java:182
  assign send_data = request_data_data[7:0];  // FieldStorage.java:210
  assign send_data_written = writes_send && (&request_data_strobes[0]);  // FieldStorage.java:196
  assign send_delay = request_data_data[25:14];  // FieldStorage.java:210
  assign send_delay_written = writes_send && (&request_data_strobes[3:1]);  // FieldStorage.java:196
  assign send_tag = send_tag_kept;  // FieldStorage.java:182
  assign fill_seen = fill_seen_kept;  // FieldStorage.java:182
  assign fill_level = fill_level_kept;  // FieldStorage.java:182
  assign word_identity = 32'hcafe0003;  // RegisterBlock.java:180
  assign writes_control = request_valid && request_ready && request_data_write
      && (request_data_address == 6'd4);  // RegisterAccesses.java:41
  assign word_control = {8'd0, control_divisor_kept, control_parity_kept, 1'b0, control_enable_kept};  // RegisterBlock.java:180
  assign word_status = {status_received, 5'd0, status_lastParity, status_busy};  // RegisterBlock.java:180
  assign writes_events = request_valid && request_ready && request_data_write
      && (request_data_address == 6'd12);  // RegisterAccesses.java:41
  assign word_events = {18'd0, events_lines_kept, 4'd0, events_done_kept};  // RegisterBlock.java:180
  assign reads_errors = request_valid && request_ready && !request_data_write
      && (request_data_address == 6'd16);  // RegisterAccesses.java:41
  assign word_errors = {12'd0, errors_framing_kept, 11'd0, errors_overrun_kept};  // RegisterBlock.java:180
  assign writes_requests = request_valid && request_ready && request_data_write
      && (request_data_address == 6'd32);  // RegisterAccesses.java:41
  assign word_requests = {11'd0, requests_channels_kept, requests_start_kept, 3'd0};  // RegisterBlock.java:180
  assign writes_send = request_valid && request_ready && request_data_write && (request_data_address == 6'd36);  // RegisterAccesses.java:41
  assign word_send = 32'd0;  // RegisterBlock.java:180
  assign writes_fill = request_valid && request_ready && request_data_write && (request_data_address == 6'd40);  // RegisterAccesses.java:41
  assign word_fill = {20'd0, fill_level_kept, 2'd0, fill_seen_kept};  // RegisterBlock.java:180
  always @* begin
    read = 32'd0;  // BusSide.java:39
    case (request_data_address)  // RegisterBlock.java:65
      6'd0: begin  // RegisterBlock.java:69
        read = word_identity;  // BusSide.java:51
      end
      6'd4: begin  // RegisterBlock.java:69
        read = word_control;  // BusSide.java:51
      end
      6'd8: begin  // RegisterBlock.java:69
        read = word_status;  // BusSide.java:51
      end
      6'd12: begin  // RegisterBlock.java:69
        read = word_events;  // BusSide.java:51
      end
      6'd16: begin  // RegisterBlock.java:69
        read = word_errors;  // BusSide.java:51
      end
      6'd32: begin  // RegisterBlock.java:69
        read = word_requests;  // BusSide.java:51
      end
      6'd36: begin  // RegisterBlock.java:69
        read = word_send;  // BusSide.java:51
      end
      6'd40: begin  // RegisterBlock.java:69
        read = word_fill;  // BusSide.java:51
      end
      default: ;
    endcase
  end
  always @* begin
    known = 1'b0;  // BusSide.java:40
    case (request_data_address)  // RegisterBlock.java:65
      6'd0: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      6'd4: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      6'd8: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      6'd12: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      6'd16: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      6'd32: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      6'd36: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      6'd40: begin  // RegisterBlock.java:69
        known = 1'b1;  // BusSide.java:52
      end
      default: ;
    endcase
  end
  always @(posedge clock) begin
    if (writes_control && request_data_strobes[0]) begin  // FieldStorage.java:152
      control_enable_kept <= request_data_data[0];  // FieldStorage.java:208
    end
    if (writes_control && request_data_strobes[0]) begin  // FieldStorage.java:152
      case (request_data_data[3:2])  // FieldStorage.java:219
        2'd0: begin  // FieldStorage.java:221
          control_parity_kept <= Parity_NONE;  // FieldStorage.java:221
        end
        2'd1: begin  // FieldStorage.java:221
          control_parity_kept <= Parity_EVEN;  // FieldStorage.java:221
        end
        2'd2: begin  // FieldStorage.java:221
          control_parity_kept <= Parity_ODD;  // FieldStorage.java:221
        end
        default: ;
      endcase
    end
    if (writes_control) begin  // FieldStorage.java:156
      control_divisor_kept <= (control_divisor_kept & ~byteMask[23:4]) | strobed[23:4];  // FieldStorage.java:210
    end
    events_done_kept <= (events_done_kept && !(writes_events ? strobed[0] : 1'b0)) || events_done_set;  // FieldStorage.java:208
    events_lines_kept <= (events_lines_kept & ~(writes_events ? strobed[13:5] : 9'd0)) | events_lines_set;  // FieldStorage.java:210
    errors_overrun_kept <= (reads_errors ? 1'b0 : errors_overrun_kept) || errors_overrun_set;  // FieldStorage.java:208
    errors_framing_kept <= (reads_errors ? 8'd0 : errors_framing_kept) | errors_framing_set;  // FieldStorage.java:210
    requests_start_kept <= (requests_start_kept || (writes_requests ? strobed[3] : 1'b0))
        && !requests_start_clear;  // FieldStorage.java:208
    requests_channels_kept <= (requests_channels_kept | (writes_requests ? strobed[20:4] : 17'd0))
        & ~requests_channels_clear;  // FieldStorage.java:210
    if (writes_send && request_data_strobes[3]) begin  // FieldStorage.java:152
      send_tag_kept <= request_data_data[29:26];  // FieldStorage.java:210
    end
    if (writes_fill && request_data_strobes[0]) begin  // FieldStorage.java:152
      case (request_data_data[1:0])  // FieldStorage.java:219
        2'd0: begin  // FieldStorage.java:221
          fill_seen_kept <= Parity_NONE;  // FieldStorage.java:221
        end
        2'd1: begin  // FieldStorage.java:221
          fill_seen_kept <= Parity_EVEN;  // FieldStorage.java:221
        end
        2'd2: begin  // FieldStorage.java:221
          fill_seen_kept <= Parity_ODD;  // FieldStorage.java:221
        end
        default: ;
      endcase
    end
    if (fill_seen_update) begin  // FieldStorage.java:128
      fill_seen_kept <= fill_seen_next;  // FieldStorage.java:128
    end
    if (writes_fill) begin  // FieldStorage.java:156
      fill_level_kept <= (fill_level_kept & ~byteMask[11:4]) | strobed[11:4];  // FieldStorage.java:210
    end
    if (fill_level_update) begin  // FieldStorage.java:128
      fill_level_kept <= fill_level_next;  // FieldStorage.java:128
    end
    if (request_valid && request_ready) begin  // FieldStorage.java:86
      answered <= 1'b1;  // BusSide.java:114
      answer <= request_data_write ? 32'd0 : read;  // BusSide.java:115
      error <= !known;  // BusSide.java:116
    end else if (response_ready) begin  // BusSide.java:118
      answered <= 1'b0;  // BusSide.java:118
    end
    if (reset) begin
      control_enable_kept <= 1'b0;  // FieldStorage.java:174
      control_parity_kept <= Parity_EVEN;  // FieldStorage.java:174
      control_divisor_kept <= 20'h12345;  // FieldStorage.java:174
      events_done_kept <= 1'b1;  // FieldStorage.java:174
      events_lines_kept <= 9'd257;  // FieldStorage.java:174
      errors_overrun_kept <= 1'b0;  // FieldStorage.java:174
      errors_framing_kept <= 8'd33;  // FieldStorage.java:174
      requests_start_kept <= 1'b0;  // FieldStorage.java:174
      requests_channels_kept <= 17'd1;  // FieldStorage.java:174
      send_tag_kept <= 4'd5;  // FieldStorage.java:174
      fill_seen_kept <= Parity_ODD;  // FieldStorage.java:174
      fill_level_kept <= 8'd90;  // FieldStorage.java:174
      answered <= 1'b0;  // FieldStorage.java:78
    end
  end
  wire unused_ok = &{1'b0, strobed[2:1], strobed[30:24]};
endmodule
`default_nettype wire
