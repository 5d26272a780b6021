`default_nettype none
module Refusals (  // Refusals.java:38
  input  wire clock,  // Refusals.java:38
  input  wire reset,  // Refusals.java:38
  input  wire [15:0] writes_data_nsrc,  // Refusals.java:25
  input  wire [15:0] writes_data_ctrl,  // Refusals.java:25
  input  wire [31:0] writes_data_rid,  // Refusals.java:25
  input  wire [31:0] writes_data_len,  // Refusals.java:25
  input  wire writes_valid,  // Refusals.java:25
  output wire writes_ready,  // Refusals.java:25
  input  wire [15:0] reads_data_nsrc,  // Refusals.java:27
  input  wire [15:0] reads_data_ctrl,  // Refusals.java:27
  input  wire [31:0] reads_data_rid,  // Refusals.java:27
  input  wire [31:0] reads_data_len,  // Refusals.java:27
  input  wire reads_valid,  // Refusals.java:27
  output wire reads_ready,  // Refusals.java:27
  input  wire [15:0] node,  // Refusals.java:29
  output wire [15:0] told_data_nsrc,  // Refusals.java:31
  output wire [15:0] told_data_ctrl,  // Refusals.java:31
  output wire [31:0] told_data_rid,  // Refusals.java:31
  output wire [31:0] told_data_len,  // Refusals.java:31
  output wire told_valid,  // Refusals.java:31
  input  wire told_ready,  // Refusals.java:31
  output wire isOwn,  // Refusals.java:33
  output wire [63:0] packet_data_data,  // Refusals.java:35
  output wire packet_data_last,  // Refusals.java:35
  output wire packet_valid,  // Refusals.java:35
  input  wire packet_ready  // Refusals.java:35
);
  reg  busy;  // Refusals.java:39
  reg  tells;  // Refusals.java:40
  reg  process_;  // Refusals.java:41
  reg  [15:0] message_nsrc;  // Refusals.java:42
  reg  [15:0] message_ctrl;  // Refusals.java:42
  reg  [31:0] message_rid;  // Refusals.java:42
  reg  [31:0] message_len;  // Refusals.java:42
  reg  [2:0] index;  // Refusals.java:43
  wire [63:0] word = (index == 3'd0) ? {16'd0, 16'h8008, node, message_nsrc}
      : ((index == 3'd1) ? {message_len, 32'd0}
      : ((index == 3'd2) ? {15'd0, process_, message_ctrl, message_rid} : ((index == 3'd4) ? 64'd4 : 64'd0)));  // Refusals.java:62
  wire isLast = index == 3'd4;  // Refusals.java:72
  assign writes_ready = !busy;  // Refusals.java:44
  assign reads_ready = !busy && !writes_valid;  // Refusals.java:45
  assign told_data_nsrc = message_nsrc;  // Refusals.java:58
  assign told_data_ctrl = message_ctrl;  // Refusals.java:58
  assign told_data_rid = message_rid;  // Refusals.java:58
  assign told_data_len = message_len;  // Refusals.java:58
  assign told_valid = tells;  // Refusals.java:57
  assign isOwn = message_nsrc == node;  // Refusals.java:73
  assign packet_data_data = word;  // Refusals.java:75
  assign packet_data_last = isLast;  // Refusals.java:76
  assign packet_valid = busy && !tells;  // Refusals.java:74
  always @(posedge clock) begin
    if (writes_valid && writes_ready) begin  // Refusals.java:46
      message_nsrc <= writes_data_nsrc;  // Refusals.java:47
      message_ctrl <= writes_data_ctrl;  // Refusals.java:47
      message_rid <= writes_data_rid;  // Refusals.java:47
      message_len <= writes_data_len;  // Refusals.java:47
      process_ <= writes_data_ctrl[4];  // Refusals.java:48
      tells <= 1'b1;  // Refusals.java:49
      busy <= 1'b1;  // Refusals.java:50
    end
    if (reads_valid && reads_ready) begin  // Refusals.java:52
      message_nsrc <= reads_data_nsrc;  // Refusals.java:53
      message_ctrl <= reads_data_ctrl;  // Refusals.java:53
      message_rid <= reads_data_rid;  // Refusals.java:53
      message_len <= reads_data_len;  // Refusals.java:53
      process_ <= reads_data_ctrl[8];  // Refusals.java:54
      busy <= 1'b1;  // Refusals.java:55
    end
    if (told_valid && told_ready) begin  // Refusals.java:59
      tells <= 1'b0;  // Refusals.java:59
    end
    if (packet_valid && packet_ready) begin  // Refusals.java:77
      index <= isLast ? 3'd0 : (index + 3'd1);  // Refusals.java:77
    end
    if (packet_valid && packet_ready && isLast) begin  // Refusals.java:78
      busy <= 1'b0;  // Refusals.java:78
    end
    if (reset) begin
      busy <= 1'b0;  // Refusals.java:39
      tells <= 1'b0;  // Refusals.java:40
      index <= 3'd0;  // Refusals.java:43
    end
  end
endmodule
`default_nettype wire
