// map=uart
module RegisterBlock_uart (  // FieldSides.java:41
  input  wire clock,  // FieldSides.java:41
  input  wire reset,  // FieldSides.java:41
  input  wire [5:0] request_data_address,  // FieldStorage.java:45
  input  wire request_data_write,  // FieldStorage.java:45
  input  wire [31:0] request_data_data,  // FieldStorage.java:45
  input  wire [3:0] request_data_strobes,  // FieldStorage.java:45
  input  wire request_valid,  // FieldStorage.java:45
  output wire request_ready,  // FieldStorage.java:45
  output wire [31:0] response_data_data,  // FieldStorage.java:46
  output wire response_data_error,  // FieldStorage.java:46
  output wire response_valid,  // FieldStorage.java:46
  input  wire response_ready,  // FieldStorage.java:46
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
  wire [31:0] word_identity;  // RegisterBlock.java:87
  reg  control_enable_kept;  // FieldStorage.java:143
  wire writes_control;  // FieldStorage.java:80
  reg  [1:0] control_parity_kept;  // FieldStorage.java:143
  reg  [19:0] control_divisor_kept;  // FieldStorage.java:143
  wire [31:0] word_control;  // RegisterBlock.java:87
  wire [31:0] word_status;  // RegisterBlock.java:87
  reg  events_done_kept;  // FieldStorage.java:143
  wire writes_events;  // FieldStorage.java:80
  reg  [8:0] events_lines_kept;  // FieldStorage.java:143
  wire [31:0] word_events;  // RegisterBlock.java:87
  reg  errors_overrun_kept;  // FieldStorage.java:143
  wire reads_errors;  // FieldStorage.java:80
  reg  [7:0] errors_framing_kept;  // FieldStorage.java:143
  wire [31:0] word_errors;  // RegisterBlock.java:87
  reg  requests_start_kept;  // FieldStorage.java:143
  wire writes_requests;  // FieldStorage.java:80
  reg  [16:0] requests_channels_kept;  // FieldStorage.java:143
  wire [31:0] word_requests;  // RegisterBlock.java:87
  wire writes_send;  // FieldStorage.java:80
  reg  [3:0] send_tag_kept;  // FieldStorage.java:143
  wire [31:0] word_send;  // RegisterBlock.java:87
  reg  [1:0] fill_seen_kept;  // FieldStorage.java:143
  wire writes_fill;  // FieldStorage.java:80
  reg  [7:0] fill_level_kept;  // FieldStorage.java:143
  wire [31:0] word_fill;  // RegisterBlock.java:87
  reg  [31:0] read;  // RegisterBlock.java:36
  reg  known;  // RegisterBlock.java:37
  reg  answered;  // RegisterBlock.java:57
  reg  [31:0] answer;  // RegisterBlock.java:58
  reg  error;  // RegisterBlock.java:59
  wire [31:0] byteMask = {request_data_strobes[3], request_data_strobes[3], request_data_strobes[3],
      request_data_strobes[3], request_data_strobes[3], request_data_strobes[3], request_data_strobes[3],
      request_data_strobes[3], request_data_strobes[2], request_data_strobes[2], request_data_strobes[2],
      request_data_strobes[2], request_data_strobes[2], request_data_strobes[2], request_data_strobes[2],
      request_data_strobes[2], request_data_strobes[1], request_data_strobes[1], request_data_strobes[1],
      request_data_strobes[1], request_data_strobes[1], request_data_strobes[1], request_data_strobes[1],
      request_data_strobes[1], request_data_strobes[0], request_data_strobes[0], request_data_strobes[0],
      request_data_strobes[0], request_data_strobes[0], request_data_strobes[0], request_data_strobes[0],
      request_data_strobes[0]};  // FieldStorage.java:209
  wire [31:0] strobed = request_data_data & byteMask;  // FieldStorage.java:49
  assign request_ready = !answered || response_ready;  // RegisterBlock.java:60
  assign response_data_data = answer;  // RegisterBlock.java:62
  assign response_data_error = error;  // RegisterBlock.java:63
  assign response_valid = answered;  // RegisterBlock.java:61
  assign control_enable = control_enable_kept;  // FieldStorage.java:151
  assign control_parity = control_parity_kept;  // FieldStorage.java:151
  assign control_divisor = control_divisor_kept;  // FieldStorage.java:151
  assign control_flush = writes_control && strobed[31];  // FieldStorage.java:164
  assign events_done = events_done_kept;  // FieldStorage.java:151
  assign events_lines = events_lines_kept;  // FieldStorage.java:151
  assign errors_overrun = errors_overrun_kept;  // FieldStorage.java:151
  assign errors_framing = errors_framing_kept;  // FieldStorage.java:151
  assign requests_start = requests_start_kept;  // FieldStorage.java:151
  assign requests_channels = requests_channels_kept;  // FieldStorage.java:151
  assign send_data = request_data_data[7:0];  // FieldStorage.java:178
  assign send_data_written = writes_send && (&request_data_strobes[0]);  // FieldStorage.java:168
  assign send_delay = request_data_data[25:14];  // FieldStorage.java:178
  assign send_delay_written = writes_send && (&request_data_strobes[3:1]);  // FieldStorage.java:168
  assign send_tag = send_tag_kept;  // FieldStorage.java:151
  assign fill_seen = fill_seen_kept;  // FieldStorage.java:151
  assign fill_level = fill_level_kept;  // FieldStorage.java:151
  assign word_identity = 32'hcafe0003;  // RegisterBlock.java:88
  assign writes_control = request_valid && request_ready && request_data_write
      && (request_data_address == 6'd4);  // FieldStorage.java:81
  assign word_control = {8'd0, control_divisor_kept, control_parity_kept, 1'b0, control_enable_kept};  // RegisterBlock.java:88
  assign word_status = {status_received, 5'd0, status_lastParity, status_busy};  // RegisterBlock.java:88
  assign writes_events = request_valid && request_ready && request_data_write
      && (request_data_address == 6'd12);  // FieldStorage.java:81
  assign word_events = {18'd0, events_lines_kept, 4'd0, events_done_kept};  // RegisterBlock.java:88
  assign reads_errors = request_valid && request_ready && !request_data_write
      && (request_data_address == 6'd16);  // FieldStorage.java:81
  assign word_errors = {12'd0, errors_framing_kept, 11'd0, errors_overrun_kept};  // RegisterBlock.java:88
  assign writes_requests = request_valid && request_ready && request_data_write
      && (request_data_address == 6'd32);  // FieldStorage.java:81
  assign word_requests = {11'd0, requests_channels_kept, requests_start_kept, 3'd0};  // RegisterBlock.java:88
  assign writes_send = request_valid && request_ready && request_data_write && (request_data_address == 6'd36);  // FieldStorage.java:81
  assign word_send = 32'd0;  // RegisterBlock.java:88
  assign writes_fill = request_valid && request_ready && request_data_write && (request_data_address == 6'd40);  // FieldStorage.java:81
  assign word_fill = {20'd0, fill_level_kept, 2'd0, fill_seen_kept};  // RegisterBlock.java:88
  always @* begin
    read = 32'd0;  // RegisterBlock.java:38
    case (request_data_address)  // RegisterBlock.java:40
      6'd0: begin  // RegisterBlock.java:43
        read = word_identity;  // RegisterBlock.java:44
      end
      6'd4: begin  // RegisterBlock.java:43
        read = word_control;  // RegisterBlock.java:44
      end
      6'd8: begin  // RegisterBlock.java:43
        read = word_status;  // RegisterBlock.java:44
      end
      6'd12: begin  // RegisterBlock.java:43
        read = word_events;  // RegisterBlock.java:44
      end
      6'd16: begin  // RegisterBlock.java:43
        read = word_errors;  // RegisterBlock.java:44
      end
      6'd32: begin  // RegisterBlock.java:43
        read = word_requests;  // RegisterBlock.java:44
      end
      6'd36: begin  // RegisterBlock.java:43
        read = word_send;  // RegisterBlock.java:44
      end
      6'd40: begin  // RegisterBlock.java:43
        read = word_fill;  // RegisterBlock.java:44
      end
      default: ;
    endcase
  end
  always @* begin
    known = 1'b0;  // RegisterBlock.java:39
    case (request_data_address)  // RegisterBlock.java:40
      6'd0: begin  // RegisterBlock.java:43
        known = 1'b1;  // RegisterBlock.java:45
      end
      6'd4: begin  // RegisterBlock.java:43
        known = 1'b1;  // RegisterBlock.java:45
      end
      6'd8: begin  // RegisterBlock.java:43
        known = 1'b1;  // RegisterBlock.java:45
      end
      6'd12: begin  // RegisterBlock.java:43
        known = 1'b1;  // RegisterBlock.java:45
      end
      6'd16: begin  // RegisterBlock.java:43
        known = 1'b1;  // RegisterBlock.java:45
      end
      6'd32: begin  // RegisterBlock.java:43
        known = 1'b1;  // RegisterBlock.java:45
      end
      6'd36: begin  // RegisterBlock.java:43
        known = 1'b1;  // RegisterBlock.java:45
      end
      6'd40: begin  // RegisterBlock.java:43
        known = 1'b1;  // RegisterBlock.java:45
      end
      default: ;
    endcase
  end
  always @(posedge clock) begin
    if (writes_control && request_data_strobes[0]) begin  // FieldStorage.java:121
      control_enable_kept <= request_data_data[0];  // FieldStorage.java:176
    end
    if (writes_control && request_data_strobes[0]) begin  // FieldStorage.java:121
      case (request_data_data[3:2])  // FieldStorage.java:187
        2'd0: begin  // FieldStorage.java:189
          control_parity_kept <= Parity_NONE;  // FieldStorage.java:189
        end
        2'd1: begin  // FieldStorage.java:189
          control_parity_kept <= Parity_EVEN;  // FieldStorage.java:189
        end
        2'd2: begin  // FieldStorage.java:189
          control_parity_kept <= Parity_ODD;  // FieldStorage.java:189
        end
        default: ;
      endcase
    end
    if (writes_control) begin  // FieldStorage.java:125
      control_divisor_kept <= (control_divisor_kept & ~byteMask[23:4]) | strobed[23:4];  // FieldStorage.java:178
    end
    events_done_kept <= (events_done_kept && !(writes_events ? strobed[0] : 1'b0)) || events_done_set;  // FieldStorage.java:176
    events_lines_kept <= (events_lines_kept & ~(writes_events ? strobed[13:5] : 9'd0)) | events_lines_set;  // FieldStorage.java:178
    errors_overrun_kept <= (reads_errors ? 1'b0 : errors_overrun_kept) || errors_overrun_set;  // FieldStorage.java:176
    errors_framing_kept <= (reads_errors ? 8'd0 : errors_framing_kept) | errors_framing_set;  // FieldStorage.java:178
    requests_start_kept <= (requests_start_kept || (writes_requests ? strobed[3] : 1'b0))
        && !requests_start_clear;  // FieldStorage.java:176
    requests_channels_kept <= (requests_channels_kept | (writes_requests ? strobed[20:4] : 17'd0))
        & ~requests_channels_clear;  // FieldStorage.java:178
    if (writes_send && request_data_strobes[3]) begin  // FieldStorage.java:121
      send_tag_kept <= request_data_data[29:26];  // FieldStorage.java:178
    end
    if (writes_fill && request_data_strobes[0]) begin  // FieldStorage.java:121
      case (request_data_data[1:0])  // FieldStorage.java:187
        2'd0: begin  // FieldStorage.java:189
          fill_seen_kept <= Parity_NONE;  // FieldStorage.java:189
        end
        2'd1: begin  // FieldStorage.java:189
          fill_seen_kept <= Parity_EVEN;  // FieldStorage.java:189
        end
        2'd2: begin  // FieldStorage.java:189
          fill_seen_kept <= Parity_ODD;  // FieldStorage.java:189
        end
        default: ;
      endcase
    end
    if (fill_seen_update) begin  // FieldStorage.java:105
      fill_seen_kept <= fill_seen_next;  // FieldStorage.java:105
    end
    if (writes_fill) begin  // FieldStorage.java:125
      fill_level_kept <= (fill_level_kept & ~byteMask[11:4]) | strobed[11:4];  // FieldStorage.java:178
    end
    if (fill_level_update) begin  // FieldStorage.java:105
      fill_level_kept <= fill_level_next;  // FieldStorage.java:105
    end
    if (request_valid && request_ready) begin  // RegisterBlock.java:64
      answered <= 1'b1;  // RegisterBlock.java:65
      answer <= request_data_write ? 32'd0 : read;  // RegisterBlock.java:66
      error <= !known;  // RegisterBlock.java:67
    end else if (response_ready) begin  // RegisterBlock.java:69
      answered <= 1'b0;  // RegisterBlock.java:69
    end
    if (reset) begin
      control_enable_kept <= 1'b0;  // FieldStorage.java:143
      control_parity_kept <= Parity_EVEN;  // FieldStorage.java:143
      control_divisor_kept <= 20'h12345;  // FieldStorage.java:143
      events_done_kept <= 1'b1;  // FieldStorage.java:143
      events_lines_kept <= 9'd257;  // FieldStorage.java:143
      errors_overrun_kept <= 1'b0;  // FieldStorage.java:143
      errors_framing_kept <= 8'd33;  // FieldStorage.java:143
      requests_start_kept <= 1'b0;  // FieldStorage.java:143
      requests_channels_kept <= 17'd1;  // FieldStorage.java:143
      send_tag_kept <= 4'd5;  // FieldStorage.java:143
      fill_seen_kept <= Parity_ODD;  // FieldStorage.java:143
      fill_level_kept <= 8'd90;  // FieldStorage.java:143
      answered <= 1'b0;  // RegisterBlock.java:57
    end
  end
  wire unused_ok = &{1'b0, strobed[2:1], strobed[30:24]};
endmodule
