`default_nettype none
// entries=256
module ProcessHost_256 (  // RegisterHost.java:34
  input  wire clock,  // RegisterHost.java:34
  input  wire reset,  // RegisterHost.java:34
  input  wire request_data_write,  // RegisterHost.java:22
  input  wire [16:0] request_data_address,  // RegisterHost.java:22
  input  wire [63:0] request_data_data,  // RegisterHost.java:22
  input  wire request_valid,  // RegisterHost.java:22
  output wire request_ready,  // RegisterHost.java:22
  output wire [63:0] response_data,  // RegisterHost.java:24
  output wire response_valid,  // RegisterHost.java:24
  input  wire response_ready,  // RegisterHost.java:24
  input  wire [15:0] node,  // ProcessHost.java:21
  output wire [22:0] lmeBase_0,  // ProcessHost.java:23
  output wire [22:0] lmeBase_1,  // ProcessHost.java:23
  output wire [22:0] lmrBase_0,  // ProcessHost.java:25
  output wire [22:0] lmrBase_1,  // ProcessHost.java:25
  input  wire [15:0] lmeCurrent_0,  // ProcessHost.java:27
  input  wire [15:0] lmeCurrent_1,  // ProcessHost.java:27
  output wire [15:0] lmeNew_0,  // ProcessHost.java:29
  output wire [15:0] lmeNew_1,  // ProcessHost.java:29
  output wire [15:0] lmrCurrent_0,  // ProcessHost.java:31
  output wire [15:0] lmrCurrent_1,  // ProcessHost.java:31
  output wire [22:0] table_0,  // ProcessHost.java:33
  output wire [22:0] table_1,  // ProcessHost.java:33
  output wire [16:0] pages_0,  // ProcessHost.java:35
  output wire [16:0] pages_1,  // ProcessHost.java:35
  output wire forgets,  // ProcessHost.java:37
  input  wire misses,  // ProcessHost.java:39
  input  wire leaves,  // ProcessHost.java:41
  input  wire refuses,  // ProcessHost.java:43
  input  wire drops,  // ProcessHost.java:45
  input  wire dropsRequest  // ProcessHost.java:47
);
  reg  [31:0] counted_0;  // ProcessHost.java:79
  reg  [31:0] counted_1;  // ProcessHost.java:79
  reg  [15:0] counted_2;  // ProcessHost.java:79
  reg  [15:0] dropped;  // ProcessHost.java:72
  wire registers_request_ready, registers_response_data_error, registers_response_valid, registers_forget_all,
      registers_page;  // RegisterHost.java:36
  wire [63:0] registers_response_data_data;  // RegisterHost.java:36
  wire [22:0] registers_lmeBase_line_0, registers_lmeBase_line_1, registers_lmrBase_line_0,
      registers_lmrBase_line_1, registers_pages_line_0, registers_pages_line_1;  // RegisterHost.java:36
  wire [15:0] registers_lmeNew_pointer_0, registers_lmeNew_pointer_1, registers_lmrCurrent_pointer_0,
      registers_lmrCurrent_pointer_1;  // RegisterHost.java:36
  wire [16:0] registers_pages_count_0, registers_pages_count_1;  // RegisterHost.java:36
  wire forgetsAny_0 = registers_forget_all;  // ProcessHost.java:66
  wire forgetsAny_1 = forgetsAny_0 || registers_forget_all;  // ProcessHost.java:66
  wire [1:0] drop = {1'b0, drops} + {1'b0, dropsRequest};  // ProcessHost.java:73
  assign request_ready = registers_request_ready;  // RegisterHost.java:47
  assign response_data = registers_response_data_data;  // RegisterHost.java:48
  assign response_valid = registers_response_valid;  // RegisterHost.java:49
  assign lmeBase_0 = registers_lmeBase_line_0;  // ProcessHost.java:59
  assign lmeBase_1 = registers_lmeBase_line_1;  // ProcessHost.java:59
  assign lmrBase_0 = registers_lmrBase_line_0;  // ProcessHost.java:60
  assign lmrBase_1 = registers_lmrBase_line_1;  // ProcessHost.java:60
  assign lmeNew_0 = registers_lmeNew_pointer_0;  // ProcessHost.java:62
  assign lmeNew_1 = registers_lmeNew_pointer_1;  // ProcessHost.java:62
  assign lmrCurrent_0 = registers_lmrCurrent_pointer_0;  // ProcessHost.java:63
  assign lmrCurrent_1 = registers_lmrCurrent_pointer_1;  // ProcessHost.java:63
  assign table_0 = registers_pages_line_0;  // ProcessHost.java:64
  assign table_1 = registers_pages_line_1;  // ProcessHost.java:64
  assign pages_0 = registers_pages_count_0;  // ProcessHost.java:65
  assign pages_1 = registers_pages_count_1;  // ProcessHost.java:65
  assign forgets = forgetsAny_1;  // ProcessHost.java:68
  always @(posedge clock) begin
    if (misses) begin  // ProcessHost.java:80
      counted_0 <= counted_0 + 32'd1;  // ProcessHost.java:80
    end
    if (leaves && !refuses) begin  // ProcessHost.java:80
      counted_1 <= counted_1 + 32'd1;  // ProcessHost.java:80
    end
    if (refuses) begin  // ProcessHost.java:80
      counted_2 <= counted_2 + 16'd1;  // ProcessHost.java:80
    end
    dropped <= dropped + {14'd0, drop};  // ProcessHost.java:74
    if (reset) begin
      counted_0 <= 32'd0;  // ProcessHost.java:79
      counted_1 <= 32'd0;  // ProcessHost.java:79
      counted_2 <= 16'd0;  // ProcessHost.java:79
      dropped <= 16'd0;  // ProcessHost.java:72
    end
  end
  RegisterBlock_mpc registers (  // RegisterHost.java:36
    .clock(clock), .reset(reset), .request_data_address({request_data_address[16:3], 3'd0}),
    .request_data_write(request_data_write), .request_data_data(request_data_data),
    .request_data_strobes(8'd255), .request_valid(request_valid), .request_ready(registers_request_ready),
    .response_data_data(registers_response_data_data), .response_data_error(registers_response_data_error),
    .response_valid(registers_response_valid), .response_ready(response_ready), .node_number(node),
    .lmeBase_line_0(registers_lmeBase_line_0), .lmeBase_line_1(registers_lmeBase_line_1),
    .lmrBase_line_0(registers_lmrBase_line_0), .lmrBase_line_1(registers_lmrBase_line_1),
    .lmeCurrent_pointer_0(lmeCurrent_0), .lmeCurrent_pointer_1(lmeCurrent_1),
    .lmeNew_pointer_0(registers_lmeNew_pointer_0), .lmeNew_pointer_1(registers_lmeNew_pointer_1),
    .lmrCurrent_pointer_0(registers_lmrCurrent_pointer_0),
        .lmrCurrent_pointer_1(registers_lmrCurrent_pointer_1),
    .counters_sends(counted_1), .counters_refused(counted_2), .counters_dropped(dropped),
    .lists_entries(16'd256), .pages_line_0(registers_pages_line_0), .pages_line_1(registers_pages_line_1),
    .pages_count_0(registers_pages_count_0), .pages_count_1(registers_pages_count_1),
    .forget_all(registers_forget_all), .walks_misses(counted_0), .page(registers_page));
  wire unused_ok = &{1'b0, request_data_address[2:0], registers_response_data_error, registers_page};
endmodule
`default_nettype wire
