// map=uart
module RegisterBlock_uart (  // FieldSides.java:41
  input  wire clock,  // FieldSides.java:41
  input  wire reset,  // FieldSides.java:41
  input  wire [5:0] request_data_address,  // RegisterBlock.java:60
  input  wire request_data_write,  // RegisterBlock.java:60
  input  wire [31:0] request_data_data,  // RegisterBlock.java:60
  input  wire [3:0] request_data_strobes,  // RegisterBlock.java:60
  input  wire request_valid,  // RegisterBlock.java:60
  output wire request_ready,  // RegisterBlock.java:60
  output wire [31:0] response_data_data,  // RegisterBlock.java:61
  output wire response_data_error,  // RegisterBlock.java:61
  output wire response_valid,  // RegisterBlock.java:61
  input  wire response_ready,  // RegisterBlock.java:61
  output wire control_enable,  // FieldSides.java:81
  output wire [1:0] control_parity,  // FieldSides.java:81
  output wire [19:0] control_divisor,  // FieldSides.java:81
  output wire control_flush,  // FieldSides.java:81
  input  wire status_busy,  // FieldSides.java:77
  input  wire [1:0] status_lastParity,  // FieldSides.java:77
  input  wire [23:0] status_received,  // FieldSides.java:77
  output wire events_done,  // FieldSides.java:81
  input  wire events_done_set,  // FieldSides.java:77
  output wire [8:0] events_lines,  // FieldSides.java:81
  input  wire [8:0] events_lines_set,  // FieldSides.java:77
  output wire errors_overrun,  // FieldSides.java:81
  input  wire errors_overrun_set,  // FieldSides.java:77
  output wire [7:0] errors_framing,  // FieldSides.java:81
  input  wire [7:0] errors_framing_set,  // FieldSides.java:77
  output wire requests_start,  // FieldSides.java:81
  input  wire requests_start_clear,  // FieldSides.java:77
  output wire [16:0] requests_channels,  // FieldSides.java:81
  input  wire [16:0] requests_channels_clear,  // FieldSides.java:77
  output wire [7:0] send_data,  // FieldSides.java:81
  output wire send_data_written,  // FieldSides.java:81
  output wire [11:0] send_delay,  // FieldSides.java:81
  output wire send_delay_written,  // FieldSides.java:81
  output wire [3:0] send_tag,  // FieldSides.java:81
  output wire [1:0] fill_seen,  // FieldSides.java:81
  input  wire fill_seen_update,  // FieldSides.java:77
  input  wire [1:0] fill_seen_next,  // FieldSides.java:77
  output wire [7:0] fill_level,  // FieldSides.java:81
  input  wire fill_level_update,  // FieldSides.java:77
  input  wire [7:0] fill_level_next  // FieldSides.java:77
);
  localparam [1:0] Parity_NONE = 2'd0;
  localparam [1:0] Parity_EVEN = 2'd1;
  localparam [1:0] Parity_ODD = 2'd2;
  wire [31:0] word_identity;  // RegisterBlock.java:118
  reg  control_enable_kept;  // RegisterBlock.java:220
  wire writes_control;  // RegisterBlock.java:151
  reg  [1:0] control_parity_kept;  // RegisterBlock.java:220
  reg  [19:0] control_divisor_kept;  // RegisterBlock.java:220
  wire [31:0] word_control;  // RegisterBlock.java:118
  wire [31:0] word_status;  // RegisterBlock.java:118
  reg  events_done_kept;  // RegisterBlock.java:220
  wire writes_events;  // RegisterBlock.java:151
  reg  [8:0] events_lines_kept;  // RegisterBlock.java:220
  wire [31:0] word_events;  // RegisterBlock.java:118
  reg  errors_overrun_kept;  // RegisterBlock.java:220
  wire reads_errors;  // RegisterBlock.java:151
  reg  [7:0] errors_framing_kept;  // RegisterBlock.java:220
  wire [31:0] word_errors;  // RegisterBlock.java:118
  reg  requests_start_kept;  // RegisterBlock.java:220
  wire writes_requests;  // RegisterBlock.java:151
  reg  [16:0] requests_channels_kept;  // RegisterBlock.java:220
  wire [31:0] word_requests;  // RegisterBlock.java:118
  wire writes_send;  // RegisterBlock.java:151
  reg  [3:0] send_tag_kept;  // RegisterBlock.java:220
  wire [31:0] word_send;  // RegisterBlock.java:118
  reg  [1:0] fill_seen_kept;  // RegisterBlock.java:220
  wire writes_fill;  // RegisterBlock.java:151
  reg  [7:0] fill_level_kept;  // RegisterBlock.java:220
  wire [31:0] word_fill;  // RegisterBlock.java:118
  reg  [31:0] read;  // RegisterBlock.java:67
  reg  known;  // RegisterBlock.java:68
  reg  answered;  // RegisterBlock.java:88
  reg  [31:0] answer;  // RegisterBlock.java:89
  reg  error;  // RegisterBlock.java:90
  wire [31:0] byteMask = {request_data_strobes[3], request_data_strobes[3], request_data_strobes[3], request_data_strobes[3], request_data_strobes[3], request_data_strobes[3], request_data_strobes[3], request_data_strobes[3], request_data_strobes[2], request_data_strobes[2], request_data_strobes[2], request_data_strobes[2], request_data_strobes[2], request_data_strobes[2], request_data_strobes[2], request_data_strobes[2], request_data_strobes[1], request_data_strobes[1], request_data_strobes[1], request_data_strobes[1], request_data_strobes[1], request_data_strobes[1], request_data_strobes[1], request_data_strobes[1], request_data_strobes[0], request_data_strobes[0], request_data_strobes[0], request_data_strobes[0], request_data_strobes[0], request_data_strobes[0], request_data_strobes[0], request_data_strobes[0]};  // RegisterBlock.java:286
  wire [31:0] strobed = request_data_data & byteMask;  // RegisterBlock.java:65
  assign request_ready = !answered || response_ready;  // RegisterBlock.java:91
  assign response_data_data = answer;  // RegisterBlock.java:93
  assign response_data_error = error;  // RegisterBlock.java:94
  assign response_valid = answered;  // RegisterBlock.java:92
  assign control_enable = control_enable_kept;  // RegisterBlock.java:228
  assign control_parity = control_parity_kept;  // RegisterBlock.java:228
  assign control_divisor = control_divisor_kept;  // RegisterBlock.java:228
  assign control_flush = writes_control && strobed[31];  // RegisterBlock.java:241
  assign events_done = events_done_kept;  // RegisterBlock.java:228
  assign events_lines = events_lines_kept;  // RegisterBlock.java:228
  assign errors_overrun = errors_overrun_kept;  // RegisterBlock.java:228
  assign errors_framing = errors_framing_kept;  // RegisterBlock.java:228
  assign requests_start = requests_start_kept;  // RegisterBlock.java:228
  assign requests_channels = requests_channels_kept;  // RegisterBlock.java:228
  assign send_data = request_data_data[7:0];  // RegisterBlock.java:255
  assign send_data_written = writes_send && (&request_data_strobes[0]);  // RegisterBlock.java:245
  assign send_delay = request_data_data[25:14];  // RegisterBlock.java:255
  assign send_delay_written = writes_send && (&request_data_strobes[3:1]);  // RegisterBlock.java:245
  assign send_tag = send_tag_kept;  // RegisterBlock.java:228
  assign fill_seen = fill_seen_kept;  // RegisterBlock.java:228
  assign fill_level = fill_level_kept;  // RegisterBlock.java:228
  assign word_identity = 32'hcafe0003;  // RegisterBlock.java:119
  assign writes_control = request_valid && request_ready && request_data_write && (request_data_address == 6'd4);  // RegisterBlock.java:152
  assign word_control = {8'd0, control_divisor_kept, control_parity_kept, 1'b0, control_enable_kept};  // RegisterBlock.java:119
  assign word_status = {status_received, 5'd0, status_lastParity, status_busy};  // RegisterBlock.java:119
  assign writes_events = request_valid && request_ready && request_data_write && (request_data_address == 6'd12);  // RegisterBlock.java:152
  assign word_events = {18'd0, events_lines_kept, 4'd0, events_done_kept};  // RegisterBlock.java:119
  assign reads_errors = request_valid && request_ready && !request_data_write && (request_data_address == 6'd16);  // RegisterBlock.java:152
  assign word_errors = {12'd0, errors_framing_kept, 11'd0, errors_overrun_kept};  // RegisterBlock.java:119
  assign writes_requests = request_valid && request_ready && request_data_write && (request_data_address == 6'd32);  // RegisterBlock.java:152
  assign word_requests = {11'd0, requests_channels_kept, requests_start_kept, 3'd0};  // RegisterBlock.java:119
  assign writes_send = request_valid && request_ready && request_data_write && (request_data_address == 6'd36);  // RegisterBlock.java:152
  assign word_send = 32'd0;  // RegisterBlock.java:119
  assign writes_fill = request_valid && request_ready && request_data_write && (request_data_address == 6'd40);  // RegisterBlock.java:152
  assign word_fill = {20'd0, fill_level_kept, 2'd0, fill_seen_kept};  // RegisterBlock.java:119
  always @* begin
    read = 32'd0;  // RegisterBlock.java:69
    case (request_data_address)  // RegisterBlock.java:71
      6'd0: begin  // RegisterBlock.java:74
        read = word_identity;  // RegisterBlock.java:75
      end
      6'd4: begin  // RegisterBlock.java:74
        read = word_control;  // RegisterBlock.java:75
      end
      6'd8: begin  // RegisterBlock.java:74
        read = word_status;  // RegisterBlock.java:75
      end
      6'd12: begin  // RegisterBlock.java:74
        read = word_events;  // RegisterBlock.java:75
      end
      6'd16: begin  // RegisterBlock.java:74
        read = word_errors;  // RegisterBlock.java:75
      end
      6'd32: begin  // RegisterBlock.java:74
        read = word_requests;  // RegisterBlock.java:75
      end
      6'd36: begin  // RegisterBlock.java:74
        read = word_send;  // RegisterBlock.java:75
      end
      6'd40: begin  // RegisterBlock.java:74
        read = word_fill;  // RegisterBlock.java:75
      end
      default: ;
    endcase
  end
  always @* begin
    known = 1'b0;  // RegisterBlock.java:70
    case (request_data_address)  // RegisterBlock.java:71
      6'd0: begin  // RegisterBlock.java:74
        known = 1'b1;  // RegisterBlock.java:76
      end
      6'd4: begin  // RegisterBlock.java:74
        known = 1'b1;  // RegisterBlock.java:76
      end
      6'd8: begin  // RegisterBlock.java:74
        known = 1'b1;  // RegisterBlock.java:76
      end
      6'd12: begin  // RegisterBlock.java:74
        known = 1'b1;  // RegisterBlock.java:76
      end
      6'd16: begin  // RegisterBlock.java:74
        known = 1'b1;  // RegisterBlock.java:76
      end
      6'd32: begin  // RegisterBlock.java:74
        known = 1'b1;  // RegisterBlock.java:76
      end
      6'd36: begin  // RegisterBlock.java:74
        known = 1'b1;  // RegisterBlock.java:76
      end
      6'd40: begin  // RegisterBlock.java:74
        known = 1'b1;  // RegisterBlock.java:76
      end
      default: ;
    endcase
  end
  always @(posedge clock) begin
    if (writes_control && request_data_strobes[0]) begin  // RegisterBlock.java:198
      control_enable_kept <= request_data_data[0];  // RegisterBlock.java:253
    end
    if (writes_control && request_data_strobes[0]) begin  // RegisterBlock.java:198
      case (request_data_data[3:2])  // RegisterBlock.java:264
        2'd0: begin  // RegisterBlock.java:266
          control_parity_kept <= Parity_NONE;  // RegisterBlock.java:266
        end
        2'd1: begin  // RegisterBlock.java:266
          control_parity_kept <= Parity_EVEN;  // RegisterBlock.java:266
        end
        2'd2: begin  // RegisterBlock.java:266
          control_parity_kept <= Parity_ODD;  // RegisterBlock.java:266
        end
        default: ;
      endcase
    end
    if (writes_control) begin  // RegisterBlock.java:202
      control_divisor_kept <= (control_divisor_kept & ~byteMask[23:4]) | strobed[23:4];  // RegisterBlock.java:255
    end
    events_done_kept <= (events_done_kept && !(writes_events ? strobed[0] : 1'b0)) || events_done_set;  // RegisterBlock.java:253
    events_lines_kept <= (events_lines_kept & ~(writes_events ? strobed[13:5] : 9'd0)) | events_lines_set;  // RegisterBlock.java:255
    errors_overrun_kept <= (reads_errors ? 1'b0 : errors_overrun_kept) || errors_overrun_set;  // RegisterBlock.java:253
    errors_framing_kept <= (reads_errors ? 8'd0 : errors_framing_kept) | errors_framing_set;  // RegisterBlock.java:255
    requests_start_kept <= (requests_start_kept || (writes_requests ? strobed[3] : 1'b0)) && !requests_start_clear;  // RegisterBlock.java:253
    requests_channels_kept <= (requests_channels_kept | (writes_requests ? strobed[20:4] : 17'd0)) & ~requests_channels_clear;  // RegisterBlock.java:255
    if (writes_send && request_data_strobes[3]) begin  // RegisterBlock.java:198
      send_tag_kept <= request_data_data[29:26];  // RegisterBlock.java:255
    end
    if (writes_fill && request_data_strobes[0]) begin  // RegisterBlock.java:198
      case (request_data_data[1:0])  // RegisterBlock.java:264
        2'd0: begin  // RegisterBlock.java:266
          fill_seen_kept <= Parity_NONE;  // RegisterBlock.java:266
        end
        2'd1: begin  // RegisterBlock.java:266
          fill_seen_kept <= Parity_EVEN;  // RegisterBlock.java:266
        end
        2'd2: begin  // RegisterBlock.java:266
          fill_seen_kept <= Parity_ODD;  // RegisterBlock.java:266
        end
        default: ;
      endcase
    end
    if (fill_seen_update) begin  // RegisterBlock.java:182
      fill_seen_kept <= fill_seen_next;  // RegisterBlock.java:182
    end
    if (writes_fill) begin  // RegisterBlock.java:202
      fill_level_kept <= (fill_level_kept & ~byteMask[11:4]) | strobed[11:4];  // RegisterBlock.java:255
    end
    if (fill_level_update) begin  // RegisterBlock.java:182
      fill_level_kept <= fill_level_next;  // RegisterBlock.java:182
    end
    if (request_valid && request_ready) begin  // RegisterBlock.java:95
      answered <= 1'b1;  // RegisterBlock.java:96
      answer <= request_data_write ? 32'd0 : read;  // RegisterBlock.java:97
      error <= !known;  // RegisterBlock.java:98
    end else if (response_ready) begin  // RegisterBlock.java:100
      answered <= 1'b0;  // RegisterBlock.java:100
    end
    if (reset) begin
      control_enable_kept <= 1'b0;  // RegisterBlock.java:220
      control_parity_kept <= Parity_EVEN;  // RegisterBlock.java:220
      control_divisor_kept <= 20'h12345;  // RegisterBlock.java:220
      events_done_kept <= 1'b1;  // RegisterBlock.java:220
      events_lines_kept <= 9'd257;  // RegisterBlock.java:220
      errors_overrun_kept <= 1'b0;  // RegisterBlock.java:220
      errors_framing_kept <= 8'd33;  // RegisterBlock.java:220
      requests_start_kept <= 1'b0;  // RegisterBlock.java:220
      requests_channels_kept <= 17'd1;  // RegisterBlock.java:220
      send_tag_kept <= 4'd5;  // RegisterBlock.java:220
      fill_seen_kept <= Parity_ODD;  // RegisterBlock.java:220
      fill_level_kept <= 8'd90;  // RegisterBlock.java:220
      answered <= 1'b0;  // RegisterBlock.java:88
    end
  end
  wire unused_ok = &{1'b0, strobed[2:1], strobed[30:24]};
endmodule
