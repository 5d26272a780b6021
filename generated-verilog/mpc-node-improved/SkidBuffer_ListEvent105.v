`default_nettype none
// payload=ListEvent105
module SkidBuffer_ListEvent105 (  // SkidBuffer.java:28
  input  wire clock,  // SkidBuffer.java:28
  input  wire reset,  // SkidBuffer.java:28
  input  wire [15:0] source_data_message_nsrc,  // SkidBuffer.java:30
  input  wire [15:0] source_data_message_ctrl,  // SkidBuffer.java:30
  input  wire [31:0] source_data_message_rid,  // SkidBuffer.java:30
  input  wire [31:0] source_data_message_len,  // SkidBuffer.java:30
  input  wire [7:0] source_data_status,  // SkidBuffer.java:30
  input  wire source_data_isSent,  // SkidBuffer.java:30
  input  wire source_valid,  // SkidBuffer.java:30
  output wire source_ready,  // SkidBuffer.java:30
  output wire [15:0] sink_data_message_nsrc,  // SkidBuffer.java:31
  output wire [15:0] sink_data_message_ctrl,  // SkidBuffer.java:31
  output wire [31:0] sink_data_message_rid,  // SkidBuffer.java:31
  output wire [31:0] sink_data_message_len,  // SkidBuffer.java:31
  output wire [7:0] sink_data_status,  // SkidBuffer.java:31
  output wire sink_data_isSent,  // SkidBuffer.java:31
  output wire sink_valid,  // SkidBuffer.java:31
  input  wire sink_ready  // SkidBuffer.java:31
);
  reg  offered;  // SkidBuffer.java:33
  reg  [15:0] front_message_nsrc;  // SkidBuffer.java:34
  reg  [15:0] front_message_ctrl;  // SkidBuffer.java:34
  reg  [31:0] front_message_rid;  // SkidBuffer.java:34
  reg  [31:0] front_message_len;  // SkidBuffer.java:34
  reg  [7:0] front_status;  // SkidBuffer.java:34
  reg  front_isSent;  // SkidBuffer.java:34
  reg  spareFull;  // SkidBuffer.java:35
  reg  [15:0] spare_message_nsrc;  // SkidBuffer.java:36
  reg  [15:0] spare_message_ctrl;  // SkidBuffer.java:36
  reg  [31:0] spare_message_rid;  // SkidBuffer.java:36
  reg  [31:0] spare_message_len;  // SkidBuffer.java:36
  reg  [7:0] spare_status;  // SkidBuffer.java:36
  reg  spare_isSent;  // SkidBuffer.java:36
  wire arrives = source_valid && source_ready;  // SkidBuffer.java:42
  wire frontFree = sink_ready || !offered;  // SkidBuffer.java:43
  assign source_ready = !spareFull;  // SkidBuffer.java:38
  assign sink_data_message_nsrc = front_message_nsrc;  // SkidBuffer.java:40
  assign sink_data_message_ctrl = front_message_ctrl;  // SkidBuffer.java:40
  assign sink_data_message_rid = front_message_rid;  // SkidBuffer.java:40
  assign sink_data_message_len = front_message_len;  // SkidBuffer.java:40
  assign sink_data_status = front_status;  // SkidBuffer.java:40
  assign sink_data_isSent = front_isSent;  // SkidBuffer.java:40
  assign sink_valid = offered;  // SkidBuffer.java:39
  always @(posedge clock) begin
    if (frontFree) begin  // SkidBuffer.java:44
      offered <= spareFull || arrives;  // SkidBuffer.java:45
      spareFull <= 1'b0;  // SkidBuffer.java:46
      if (spareFull) begin  // SkidBuffer.java:47
        front_message_nsrc <= spare_message_nsrc;  // SkidBuffer.java:47
        front_message_ctrl <= spare_message_ctrl;  // SkidBuffer.java:47
        front_message_rid <= spare_message_rid;  // SkidBuffer.java:47
        front_message_len <= spare_message_len;  // SkidBuffer.java:47
        front_status <= spare_status;  // SkidBuffer.java:47
        front_isSent <= spare_isSent;  // SkidBuffer.java:47
      end else begin  // SkidBuffer.java:47
        front_message_nsrc <= source_data_message_nsrc;  // SkidBuffer.java:47
        front_message_ctrl <= source_data_message_ctrl;  // SkidBuffer.java:47
        front_message_rid <= source_data_message_rid;  // SkidBuffer.java:47
        front_message_len <= source_data_message_len;  // SkidBuffer.java:47
        front_status <= source_data_status;  // SkidBuffer.java:47
        front_isSent <= source_data_isSent;  // SkidBuffer.java:47
      end
    end else if (arrives) begin  // SkidBuffer.java:49
      spareFull <= 1'b1;  // SkidBuffer.java:49
    end
    if (source_ready) begin  // SkidBuffer.java:50
      spare_message_nsrc <= source_data_message_nsrc;  // SkidBuffer.java:50
      spare_message_ctrl <= source_data_message_ctrl;  // SkidBuffer.java:50
      spare_message_rid <= source_data_message_rid;  // SkidBuffer.java:50
      spare_message_len <= source_data_message_len;  // SkidBuffer.java:50
      spare_status <= source_data_status;  // SkidBuffer.java:50
      spare_isSent <= source_data_isSent;  // SkidBuffer.java:50
    end
    if (reset) begin
      offered <= 1'b0;  // SkidBuffer.java:33
      spareFull <= 1'b0;  // SkidBuffer.java:35
    end
  end
endmodule
`default_nettype wire
