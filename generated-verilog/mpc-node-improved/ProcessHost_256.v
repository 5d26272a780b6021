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
  input  wire [15:0] node,  // ProcessHost.java:24
  output wire [22:0] lmeBase_0,  // ProcessHost.java:26
  output wire [22:0] lmeBase_1,  // ProcessHost.java:26
  output wire [22:0] lmrBase_0,  // ProcessHost.java:28
  output wire [22:0] lmrBase_1,  // ProcessHost.java:28
  input  wire [15:0] lmeCurrent_0,  // ProcessHost.java:30
  input  wire [15:0] lmeCurrent_1,  // ProcessHost.java:30
  output wire [15:0] lmeNew_0,  // ProcessHost.java:32
  output wire [15:0] lmeNew_1,  // ProcessHost.java:32
  output wire [15:0] lmrCurrent_0,  // ProcessHost.java:34
  output wire [15:0] lmrCurrent_1,  // ProcessHost.java:34
  output wire [22:0] table_0,  // ProcessHost.java:36
  output wire [22:0] table_1,  // ProcessHost.java:36
  output wire [16:0] pages_0,  // ProcessHost.java:38
  output wire [16:0] pages_1,  // ProcessHost.java:38
  output wire forgets,  // ProcessHost.java:40
  input  wire misses,  // ProcessHost.java:42
  input  wire leaves,  // ProcessHost.java:44
  input  wire refuses,  // ProcessHost.java:46
  input  wire drops,  // ProcessHost.java:48
  input  wire dropsRequest  // ProcessHost.java:50
);
  reg  [22:0] lmeBase0Kept;  // ProcessHost.java:108
  reg  [22:0] lmrBase0Kept;  // ProcessHost.java:108
  reg  [22:0] table0Kept;  // ProcessHost.java:108
  reg  [16:0] pages0Kept;  // ProcessHost.java:108
  reg  [22:0] lmeBase1Kept;  // ProcessHost.java:108
  reg  [22:0] lmrBase1Kept;  // ProcessHost.java:108
  reg  [22:0] table1Kept;  // ProcessHost.java:108
  reg  [16:0] pages1Kept;  // ProcessHost.java:108
  reg  [15:0] counted_0;  // ProcessHost.java:114
  reg  [31:0] counted_1;  // ProcessHost.java:114
  reg  [31:0] counted_2;  // ProcessHost.java:114
  reg  [15:0] counted_3;  // ProcessHost.java:114
  reg  [15:0] dropped;  // ProcessHost.java:77
  wire registers_request_ready, registers_response_data_error, registers_response_valid,
      registers_order_process, registers_order_valid;  // RegisterHost.java:36
  wire [63:0] registers_response_data_data; wire [31:0] registers_order_value;  // RegisterHost.java:36
  wire [16:0] registers_order_count; wire [3:0] registers_order_kind;  // RegisterHost.java:36
  wire [15:0] registers_lmeNew_pointer_0, registers_lmeNew_pointer_1, registers_lmeNew_pointer_2,
      registers_lmeNew_pointer_3, registers_lmrCurrent_pointer_0, registers_lmrCurrent_pointer_1,
      registers_lmrCurrent_pointer_2, registers_lmrCurrent_pointer_3;  // RegisterHost.java:36
  wire [1:0] registers_page;  // RegisterHost.java:36
  wire isSystem = registers_page == 2'd0;  // ProcessHost.java:87
  wire [22:0] line = registers_order_value[22:0];  // ProcessHost.java:89
  wire isKnown_0 = registers_order_kind == 4'd1;  // ProcessHost.java:92
  wire isKnown_1 = isKnown_0 || (registers_order_kind == 4'd2);  // ProcessHost.java:92
  wire isKnown_2 = isKnown_1 || (registers_order_kind == 4'd3);  // ProcessHost.java:92
  wire isKnown_3 = isKnown_2 || (registers_order_kind == 4'd4);  // ProcessHost.java:92
  wire takes = registers_order_valid && isSystem && isKnown_3;  // ProcessHost.java:94
  wire isOwn_0 = takes && (registers_order_process == 1'b0);  // ProcessHost.java:96
  wire setsTable_0 = isOwn_0 && (registers_order_kind == 4'd3);  // ProcessHost.java:99
  wire isOwn_1 = takes && (registers_order_process == 1'b1);  // ProcessHost.java:96
  wire setsTable_1 = isOwn_1 && (registers_order_kind == 4'd3);  // ProcessHost.java:99
  wire [1:0] drop = {1'b0, drops} + {1'b0, dropsRequest};  // ProcessHost.java:78
  assign request_ready = registers_request_ready;  // RegisterHost.java:47
  assign response_data = registers_response_data_data;  // RegisterHost.java:48
  assign response_valid = registers_response_valid;  // RegisterHost.java:49
  assign lmeBase_0 = lmeBase0Kept;  // ProcessHost.java:110
  assign lmeBase_1 = lmeBase1Kept;  // ProcessHost.java:110
  assign lmrBase_0 = lmrBase0Kept;  // ProcessHost.java:110
  assign lmrBase_1 = lmrBase1Kept;  // ProcessHost.java:110
  assign lmeNew_0 = registers_lmeNew_pointer_1;  // ProcessHost.java:63
  assign lmeNew_1 = registers_lmeNew_pointer_2;  // ProcessHost.java:63
  assign lmrCurrent_0 = registers_lmrCurrent_pointer_1;  // ProcessHost.java:64
  assign lmrCurrent_1 = registers_lmrCurrent_pointer_2;  // ProcessHost.java:64
  assign table_0 = table0Kept;  // ProcessHost.java:110
  assign table_1 = table1Kept;  // ProcessHost.java:110
  assign pages_0 = pages0Kept;  // ProcessHost.java:110
  assign pages_1 = pages1Kept;  // ProcessHost.java:110
  assign forgets = takes && (registers_order_kind == 4'd4);  // ProcessHost.java:103
  always @(posedge clock) begin
    if (isOwn_0 && (registers_order_kind == 4'd1)) begin  // ProcessHost.java:109
      lmeBase0Kept <= line;  // ProcessHost.java:109
    end
    if (isOwn_0 && (registers_order_kind == 4'd2)) begin  // ProcessHost.java:109
      lmrBase0Kept <= line;  // ProcessHost.java:109
    end
    if (setsTable_0) begin  // ProcessHost.java:109
      table0Kept <= line;  // ProcessHost.java:109
    end
    if (setsTable_0) begin  // ProcessHost.java:109
      pages0Kept <= registers_order_count;  // ProcessHost.java:109
    end
    if (isOwn_1 && (registers_order_kind == 4'd1)) begin  // ProcessHost.java:109
      lmeBase1Kept <= line;  // ProcessHost.java:109
    end
    if (isOwn_1 && (registers_order_kind == 4'd2)) begin  // ProcessHost.java:109
      lmrBase1Kept <= line;  // ProcessHost.java:109
    end
    if (setsTable_1) begin  // ProcessHost.java:109
      table1Kept <= line;  // ProcessHost.java:109
    end
    if (setsTable_1) begin  // ProcessHost.java:109
      pages1Kept <= registers_order_count;  // ProcessHost.java:109
    end
    if (registers_order_valid && !(isSystem && isKnown_3)) begin  // ProcessHost.java:115
      counted_0 <= counted_0 + 16'd1;  // ProcessHost.java:115
    end
    if (misses) begin  // ProcessHost.java:115
      counted_1 <= counted_1 + 32'd1;  // ProcessHost.java:115
    end
    if (leaves && !refuses) begin  // ProcessHost.java:115
      counted_2 <= counted_2 + 32'd1;  // ProcessHost.java:115
    end
    if (refuses) begin  // ProcessHost.java:115
      counted_3 <= counted_3 + 16'd1;  // ProcessHost.java:115
    end
    dropped <= dropped + {14'd0, drop};  // ProcessHost.java:79
    if (reset) begin
      lmeBase0Kept <= 23'd0;  // ProcessHost.java:108
      lmrBase0Kept <= 23'd0;  // ProcessHost.java:108
      table0Kept <= 23'd0;  // ProcessHost.java:108
      pages0Kept <= 17'd0;  // ProcessHost.java:108
      lmeBase1Kept <= 23'd0;  // ProcessHost.java:108
      lmrBase1Kept <= 23'd0;  // ProcessHost.java:108
      table1Kept <= 23'd0;  // ProcessHost.java:108
      pages1Kept <= 17'd0;  // ProcessHost.java:108
      counted_0 <= 16'd0;  // ProcessHost.java:114
      counted_1 <= 32'd0;  // ProcessHost.java:114
      counted_2 <= 32'd0;  // ProcessHost.java:114
      counted_3 <= 16'd0;  // ProcessHost.java:114
      dropped <= 16'd0;  // ProcessHost.java:77
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
    .lists_entries(16'd256), .walks_misses(counted_1), .walks_refusedOrders(counted_0), .page(registers_page),
    .order_valid(registers_order_valid), .order_ready(1'b1));
  wire unused_ok = &{1'b0, request_data_address[2:0], registers_response_data_error,
      registers_order_value[31:23], registers_lmeNew_pointer_0, registers_lmeNew_pointer_3,
      registers_lmrCurrent_pointer_0, registers_lmrCurrent_pointer_3};
endmodule
`default_nettype wire
