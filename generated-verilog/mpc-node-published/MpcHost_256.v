`default_nettype none
// entries=256
module MpcHost_256 (  // RegisterHost.java:34
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
  input  wire [15:0] node,  // MpcHost.java:19
  output wire [22:0] lmeBase,  // MpcHost.java:21
  output wire [22:0] lmrBase,  // MpcHost.java:23
  input  wire [15:0] lmeCurrent,  // MpcHost.java:25
  output wire [15:0] lmeNew,  // MpcHost.java:27
  output wire [15:0] lmrCurrent,  // MpcHost.java:29
  input  wire [15:0] lmrNew,  // MpcHost.java:31
  output wire interrupts,  // MpcHost.java:33
  input  wire pending_data,  // MpcHost.java:35
  input  wire pending_valid,  // MpcHost.java:35
  output wire pending_ready,  // MpcHost.java:35
  input  wire leaves,  // MpcHost.java:37
  input  wire refuses,  // MpcHost.java:39
  input  wire interrupted,  // MpcHost.java:41
  input  wire drops  // MpcHost.java:43
);
  reg  [31:0] counted_0;  // MpcHost.java:73
  reg  [15:0] counted_1;  // MpcHost.java:73
  reg  [15:0] counted_2;  // MpcHost.java:73
  reg  [31:0] counted_3;  // MpcHost.java:73
  wire registers_request_ready, registers_response_data_error, registers_response_valid,
      registers_control_interrupts, registers_interrupt_ready;  // RegisterHost.java:36
  wire [63:0] registers_response_data_data; wire [22:0] registers_lmeBase_line, registers_lmrBase_line;  // RegisterHost.java:36
  wire [15:0] registers_lmeNew_pointer, registers_lmrCurrent_pointer;  // RegisterHost.java:36
  assign request_ready = registers_request_ready;  // RegisterHost.java:47
  assign response_data = registers_response_data_data;  // RegisterHost.java:48
  assign response_valid = registers_response_valid;  // RegisterHost.java:49
  assign lmeBase = registers_lmeBase_line;  // MpcHost.java:53
  assign lmrBase = registers_lmrBase_line;  // MpcHost.java:54
  assign lmeNew = registers_lmeNew_pointer;  // MpcHost.java:56
  assign lmrCurrent = registers_lmrCurrent_pointer;  // MpcHost.java:57
  assign interrupts = registers_control_interrupts;  // MpcHost.java:59
  assign pending_ready = registers_interrupt_ready;  // MpcHost.java:65
  always @(posedge clock) begin
    if (leaves && !refuses) begin  // MpcHost.java:74
      counted_0 <= counted_0 + 32'd1;  // MpcHost.java:74
    end
    if (refuses) begin  // MpcHost.java:74
      counted_1 <= counted_1 + 16'd1;  // MpcHost.java:74
    end
    if (drops) begin  // MpcHost.java:74
      counted_2 <= counted_2 + 16'd1;  // MpcHost.java:74
    end
    if (interrupted) begin  // MpcHost.java:74
      counted_3 <= counted_3 + 32'd1;  // MpcHost.java:74
    end
    if (reset) begin
      counted_0 <= 32'd0;  // MpcHost.java:73
      counted_1 <= 16'd0;  // MpcHost.java:73
      counted_2 <= 16'd0;  // MpcHost.java:73
      counted_3 <= 32'd0;  // MpcHost.java:73
    end
  end
  RegisterBlock_mpc registers (  // RegisterHost.java:36
    .clock(clock), .reset(reset), .request_data_address({request_data_address[16:3], 3'd0}),
    .request_data_write(request_data_write), .request_data_data(request_data_data),
    .request_data_strobes(8'd255), .request_valid(request_valid), .request_ready(registers_request_ready),
    .response_data_data(registers_response_data_data), .response_data_error(registers_response_data_error),
    .response_valid(registers_response_valid), .response_ready(response_ready), .node_number(node),
    .lmeBase_line(registers_lmeBase_line), .lmrBase_line(registers_lmrBase_line),
    .lmeCurrent_pointer(lmeCurrent), .lmeNew_pointer(registers_lmeNew_pointer),
    .lmrCurrent_pointer(registers_lmrCurrent_pointer), .lmrNew_pointer(lmrNew),
    .control_interrupts(registers_control_interrupts), .interrupt_received(pending_data),
    .interrupt_pending(1'b1), .counters_sends(counted_0), .counters_refused(counted_1),
    .counters_dropped(counted_2), .lists_entries(16'd256), .notifications_interrupts(counted_3),
    .interrupt_valid(pending_valid), .interrupt_ready(registers_interrupt_ready), .interrupt_coming(1'b0));
  wire unused_ok = &{1'b0, request_data_address[2:0], registers_response_data_error};
endmodule
`default_nettype wire
