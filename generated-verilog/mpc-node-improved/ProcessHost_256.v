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
  input  wire [15:0] node,  // ProcessHost.java:25
  output wire [22:0] lmeBase_0,  // ProcessHost.java:27
  output wire [22:0] lmeBase_1,  // ProcessHost.java:27
  output wire [22:0] lmrBase_0,  // ProcessHost.java:29
  output wire [22:0] lmrBase_1,  // ProcessHost.java:29
  input  wire [15:0] lmeCurrent_0,  // ProcessHost.java:31
  input  wire [15:0] lmeCurrent_1,  // ProcessHost.java:31
  output wire [15:0] lmeNew_0,  // ProcessHost.java:33
  output wire [15:0] lmeNew_1,  // ProcessHost.java:33
  output wire [15:0] lmrCurrent_0,  // ProcessHost.java:35
  output wire [15:0] lmrCurrent_1,  // ProcessHost.java:35
  output wire [22:0] table_0,  // ProcessHost.java:37
  output wire [22:0] table_1,  // ProcessHost.java:37
  output wire [16:0] pages_0,  // ProcessHost.java:39
  output wire [16:0] pages_1,  // ProcessHost.java:39
  output wire forgets,  // ProcessHost.java:41
  output wire [23:0] timeout,  // ProcessHost.java:43
  input  wire [15:0] lost,  // ProcessHost.java:45
  input  wire [1:0] ends,  // ProcessHost.java:47
  input  wire misses,  // ProcessHost.java:49
  input  wire leaves,  // ProcessHost.java:51
  input  wire refuses,  // ProcessHost.java:53
  input  wire drops,  // ProcessHost.java:55
  input  wire dropsRequest  // ProcessHost.java:57
);
  reg  [22:0] lmeBase0Kept;  // ProcessHost.java:127
  reg  [22:0] lmrBase0Kept;  // ProcessHost.java:127
  reg  [22:0] table0Kept;  // ProcessHost.java:127
  reg  [16:0] pages0Kept;  // ProcessHost.java:127
  reg  [22:0] lmeBase1Kept;  // ProcessHost.java:127
  reg  [22:0] lmrBase1Kept;  // ProcessHost.java:127
  reg  [22:0] table1Kept;  // ProcessHost.java:127
  reg  [16:0] pages1Kept;  // ProcessHost.java:127
  reg  [23:0] cycles;  // ProcessHost.java:118
  reg  [15:0] counted_0;  // ProcessHost.java:133
  reg  [15:0] ended;  // ProcessHost.java:83
  reg  [1:0] endsNow;  // ProcessHost.java:84
  reg  [31:0] counted_1;  // ProcessHost.java:133
  reg  [31:0] counted_2;  // ProcessHost.java:133
  reg  [15:0] counted_3;  // ProcessHost.java:133
  reg  [15:0] dropped;  // ProcessHost.java:91
  wire registers_request_ready, registers_response_data_error, registers_response_valid,
      registers_order_process, registers_order_valid;  // RegisterHost.java:36
  wire [63:0] registers_response_data_data; wire [31:0] registers_order_value;  // RegisterHost.java:36
  wire [16:0] registers_order_count; wire [3:0] registers_order_kind;  // RegisterHost.java:36
  wire [15:0] registers_lmeNew_pointer_0, registers_lmeNew_pointer_1, registers_lmeNew_pointer_2,
      registers_lmeNew_pointer_3, registers_lmrCurrent_pointer_0, registers_lmrCurrent_pointer_1,
      registers_lmrCurrent_pointer_2, registers_lmrCurrent_pointer_3;  // RegisterHost.java:36
  wire [1:0] registers_page;  // RegisterHost.java:36
  wire isSystem = registers_page == 2'd0;  // ProcessHost.java:101
  wire [22:0] line = registers_order_value[22:0];  // ProcessHost.java:103
  wire isKnown_0 = registers_order_kind == 4'd1;  // ProcessHost.java:106
  wire isKnown_1 = isKnown_0 || (registers_order_kind == 4'd2);  // ProcessHost.java:106
  wire isKnown_2 = isKnown_1 || (registers_order_kind == 4'd3);  // ProcessHost.java:106
  wire isKnown_3 = isKnown_2 || (registers_order_kind == 4'd4);  // ProcessHost.java:106
  wire isKnown_4 = isKnown_3 || (registers_order_kind == 4'd5);  // ProcessHost.java:106
  wire takes = registers_order_valid && isSystem && isKnown_4;  // ProcessHost.java:108
  wire isOwn_0 = takes && (registers_order_process == 1'b0);  // ProcessHost.java:110
  wire setsTable_0 = isOwn_0 && (registers_order_kind == 4'd3);  // ProcessHost.java:113
  wire isOwn_1 = takes && (registers_order_process == 1'b1);  // ProcessHost.java:110
  wire setsTable_1 = isOwn_1 && (registers_order_kind == 4'd3);  // ProcessHost.java:113
  wire [1:0] drop = {1'b0, drops} + {1'b0, dropsRequest};  // ProcessHost.java:92
  assign request_ready = registers_request_ready;  // RegisterHost.java:47
  assign response_data = registers_response_data_data;  // RegisterHost.java:48
  assign response_valid = registers_response_valid;  // RegisterHost.java:49
  assign lmeBase_0 = lmeBase0Kept;  // ProcessHost.java:129
  assign lmeBase_1 = lmeBase1Kept;  // ProcessHost.java:129
  assign lmrBase_0 = lmrBase0Kept;  // ProcessHost.java:129
  assign lmrBase_1 = lmrBase1Kept;  // ProcessHost.java:129
  assign lmeNew_0 = registers_lmeNew_pointer_1;  // ProcessHost.java:70
  assign lmeNew_1 = registers_lmeNew_pointer_2;  // ProcessHost.java:70
  assign lmrCurrent_0 = registers_lmrCurrent_pointer_1;  // ProcessHost.java:71
  assign lmrCurrent_1 = registers_lmrCurrent_pointer_2;  // ProcessHost.java:71
  assign table_0 = table0Kept;  // ProcessHost.java:129
  assign table_1 = table1Kept;  // ProcessHost.java:129
  assign pages_0 = pages0Kept;  // ProcessHost.java:129
  assign pages_1 = pages1Kept;  // ProcessHost.java:129
  assign forgets = takes && (registers_order_kind == 4'd4);  // ProcessHost.java:117
  assign timeout = cycles;  // ProcessHost.java:122
  always @(posedge clock) begin
    if (isOwn_0 && (registers_order_kind == 4'd1)) begin  // ProcessHost.java:128
      lmeBase0Kept <= line;  // ProcessHost.java:128
    end
    if (isOwn_0 && (registers_order_kind == 4'd2)) begin  // ProcessHost.java:128
      lmrBase0Kept <= line;  // ProcessHost.java:128
    end
    if (setsTable_0) begin  // ProcessHost.java:128
      table0Kept <= line;  // ProcessHost.java:128
    end
    if (setsTable_0) begin  // ProcessHost.java:128
      pages0Kept <= registers_order_count;  // ProcessHost.java:128
    end
    if (isOwn_1 && (registers_order_kind == 4'd1)) begin  // ProcessHost.java:128
      lmeBase1Kept <= line;  // ProcessHost.java:128
    end
    if (isOwn_1 && (registers_order_kind == 4'd2)) begin  // ProcessHost.java:128
      lmrBase1Kept <= line;  // ProcessHost.java:128
    end
    if (setsTable_1) begin  // ProcessHost.java:128
      table1Kept <= line;  // ProcessHost.java:128
    end
    if (setsTable_1) begin  // ProcessHost.java:128
      pages1Kept <= registers_order_count;  // ProcessHost.java:128
    end
    if (takes && (registers_order_kind == 4'd5)) begin  // ProcessHost.java:119
      cycles <= registers_order_value[23:0];  // ProcessHost.java:121
    end
    if (registers_order_valid && !(isSystem && isKnown_4)) begin  // ProcessHost.java:134
      counted_0 <= counted_0 + 16'd1;  // ProcessHost.java:134
    end
    endsNow <= ends;  // ProcessHost.java:85
    ended <= ended + {14'd0, endsNow};  // ProcessHost.java:86
    if (misses) begin  // ProcessHost.java:134
      counted_1 <= counted_1 + 32'd1;  // ProcessHost.java:134
    end
    if (leaves && !refuses) begin  // ProcessHost.java:134
      counted_2 <= counted_2 + 32'd1;  // ProcessHost.java:134
    end
    if (refuses) begin  // ProcessHost.java:134
      counted_3 <= counted_3 + 16'd1;  // ProcessHost.java:134
    end
    dropped <= dropped + {14'd0, drop};  // ProcessHost.java:93
    if (reset) begin
      lmeBase0Kept <= 23'd0;  // ProcessHost.java:127
      lmrBase0Kept <= 23'd0;  // ProcessHost.java:127
      table0Kept <= 23'd0;  // ProcessHost.java:127
      pages0Kept <= 17'd0;  // ProcessHost.java:127
      lmeBase1Kept <= 23'd0;  // ProcessHost.java:127
      lmrBase1Kept <= 23'd0;  // ProcessHost.java:127
      table1Kept <= 23'd0;  // ProcessHost.java:127
      pages1Kept <= 17'd0;  // ProcessHost.java:127
      cycles <= 24'h989680;  // ProcessHost.java:118
      counted_0 <= 16'd0;  // ProcessHost.java:133
      ended <= 16'd0;  // ProcessHost.java:83
      endsNow <= 2'd0;  // ProcessHost.java:84
      counted_1 <= 32'd0;  // ProcessHost.java:133
      counted_2 <= 32'd0;  // ProcessHost.java:133
      counted_3 <= 16'd0;  // ProcessHost.java:133
      dropped <= 16'd0;  // ProcessHost.java:91
    end
  end
  RegisterBlock_mpc registers (  // RegisterHost.java:36
    .clock(clock), .reset(reset), .request_data_address({request_data_address[16:3], 3'd0}),
    .request_data_write(request_data_write), .request_data_data(request_data_data),
    .request_data_strobes(8'd255), .request_valid(request_valid), .request_ready(registers_request_ready),
    .response_data_data(registers_response_data_data), .response_data_error(registers_response_data_error),
    .response_valid(registers_response_valid), .response_ready(response_ready), .node_number(node),
    .order_value(registers_order_value), .order_count(registers_order_count),
    .order_process(registers_order_process), .order_kind(registers_order_kind), .lmeCurrent_pointer_0(16'd0),
    .lmeCurrent_pointer_1(lmeCurrent_0), .lmeCurrent_pointer_2(lmeCurrent_1), .lmeCurrent_pointer_3(16'd0),
    .lmeNew_pointer_0(registers_lmeNew_pointer_0), .lmeNew_pointer_1(registers_lmeNew_pointer_1),
    .lmeNew_pointer_2(registers_lmeNew_pointer_2), .lmeNew_pointer_3(registers_lmeNew_pointer_3),
    .lmrCurrent_pointer_0(registers_lmrCurrent_pointer_0),
        .lmrCurrent_pointer_1(registers_lmrCurrent_pointer_1),
    .lmrCurrent_pointer_2(registers_lmrCurrent_pointer_2),
        .lmrCurrent_pointer_3(registers_lmrCurrent_pointer_3),
    .counters_sends(counted_2), .counters_refused(counted_3), .counters_dropped(dropped),
    .lists_entries(16'd256), .walks_misses(counted_1), .walks_refusedOrders(counted_0), .peers_lost(lost),
    .peers_ended(ended), .peers_timeout(timeout), .page(registers_page), .order_valid(registers_order_valid),
    .order_ready(1'b1));
  wire unused_ok = &{1'b0, request_data_address[2:0], registers_response_data_error,
      registers_order_value[31:24], registers_lmeNew_pointer_0, registers_lmeNew_pointer_3,
      registers_lmrCurrent_pointer_0, registers_lmrCurrent_pointer_3};
endmodule
`default_nettype wire
