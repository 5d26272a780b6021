`default_nettype none
// payload=OwnedEvent106
module SkidBuffer_OwnedEvent106 (  // SkidBuffer.java:28
  input  wire clock,  // SkidBuffer.java:28
  input  wire reset,  // SkidBuffer.java:28
  input  wire [15:0] source_data_event_message_nsrc,  // SkidBuffer.java:30
  input  wire [15:0] source_data_event_message_ctrl,  // SkidBuffer.java:30
  input  wire [31:0] source_data_event_message_rid,  // SkidBuffer.java:30
  input  wire [31:0] source_data_event_message_len,  // SkidBuffer.java:30
  input  wire [7:0] source_data_event_status,  // SkidBuffer.java:30
  input  wire source_data_event_isSent,  // SkidBuffer.java:30
  input  wire source_data_owner,  // SkidBuffer.java:30
  input  wire source_valid,  // SkidBuffer.java:30
  output wire source_ready,  // SkidBuffer.java:30
  output wire [15:0] sink_data_event_message_nsrc,  // SkidBuffer.java:31
  output wire [15:0] sink_data_event_message_ctrl,  // SkidBuffer.java:31
  output wire [31:0] sink_data_event_message_rid,  // SkidBuffer.java:31
  output wire [31:0] sink_data_event_message_len,  // SkidBuffer.java:31
  output wire [7:0] sink_data_event_status,  // SkidBuffer.java:31
  output wire sink_data_event_isSent,  // SkidBuffer.java:31
  output wire sink_data_owner,  // SkidBuffer.java:31
  output wire sink_valid,  // SkidBuffer.java:31
  input  wire sink_ready  // SkidBuffer.java:31
);
  reg  offered;  // SkidBuffer.java:33
  reg  [15:0] front_event_message_nsrc;  // SkidBuffer.java:34
  reg  [15:0] front_event_message_ctrl;  // SkidBuffer.java:34
  reg  [31:0] front_event_message_rid;  // SkidBuffer.java:34
  reg  [31:0] front_event_message_len;  // SkidBuffer.java:34
  reg  [7:0] front_event_status;  // SkidBuffer.java:34
  reg  front_event_isSent;  // SkidBuffer.java:34
  reg  front_owner;  // SkidBuffer.java:34
  reg  spareFull;  // SkidBuffer.java:35
  reg  [15:0] spare_event_message_nsrc;  // SkidBuffer.java:36
  reg  [15:0] spare_event_message_ctrl;  // SkidBuffer.java:36
  reg  [31:0] spare_event_message_rid;  // SkidBuffer.java:36
  reg  [31:0] spare_event_message_len;  // SkidBuffer.java:36
  reg  [7:0] spare_event_status;  // SkidBuffer.java:36
  reg  spare_event_isSent;  // SkidBuffer.java:36
  reg  spare_owner;  // SkidBuffer.java:36
  wire arrives = source_valid && source_ready;  // SkidBuffer.java:42
  wire frontFree = sink_ready || !offered;  // SkidBuffer.java:43
  assign source_ready = !spareFull;  // SkidBuffer.java:38
  assign sink_data_event_message_nsrc = front_event_message_nsrc;  // SkidBuffer.java:40
  assign sink_data_event_message_ctrl = front_event_message_ctrl;  // SkidBuffer.java:40
  assign sink_data_event_message_rid = front_event_message_rid;  // SkidBuffer.java:40
  assign sink_data_event_message_len = front_event_message_len;  // SkidBuffer.java:40
  assign sink_data_event_status = front_event_status;  // SkidBuffer.java:40
  assign sink_data_event_isSent = front_event_isSent;  // SkidBuffer.java:40
  assign sink_data_owner = front_owner;  // SkidBuffer.java:40
  assign sink_valid = offered;  // SkidBuffer.java:39
  always @(posedge clock) begin
    if (frontFree) begin  // SkidBuffer.java:44
      offered <= spareFull || arrives;  // SkidBuffer.java:45
      spareFull <= 1'b0;  // SkidBuffer.java:46
      if (spareFull) begin  // SkidBuffer.java:47
        front_event_message_nsrc <= spare_event_message_nsrc;  // SkidBuffer.java:47
        front_event_message_ctrl <= spare_event_message_ctrl;  // SkidBuffer.java:47
        front_event_message_rid <= spare_event_message_rid;  // SkidBuffer.java:47
        front_event_message_len <= spare_event_message_len;  // SkidBuffer.java:47
        front_event_status <= spare_event_status;  // SkidBuffer.java:47
        front_event_isSent <= spare_event_isSent;  // SkidBuffer.java:47
        front_owner <= spare_owner;  // SkidBuffer.java:47
      end else begin  // SkidBuffer.java:47
        front_event_message_nsrc <= source_data_event_message_nsrc;  // SkidBuffer.java:47
        front_event_message_ctrl <= source_data_event_message_ctrl;  // SkidBuffer.java:47
        front_event_message_rid <= source_data_event_message_rid;  // SkidBuffer.java:47
        front_event_message_len <= source_data_event_message_len;  // SkidBuffer.java:47
        front_event_status <= source_data_event_status;  // SkidBuffer.java:47
        front_event_isSent <= source_data_event_isSent;  // SkidBuffer.java:47
        front_owner <= source_data_owner;  // SkidBuffer.java:47
      end
    end else if (arrives) begin  // SkidBuffer.java:49
      spareFull <= 1'b1;  // SkidBuffer.java:49
    end
    if (source_ready) begin  // SkidBuffer.java:50
      spare_event_message_nsrc <= source_data_event_message_nsrc;  // SkidBuffer.java:50
      spare_event_message_ctrl <= source_data_event_message_ctrl;  // SkidBuffer.java:50
      spare_event_message_rid <= source_data_event_message_rid;  // SkidBuffer.java:50
      spare_event_message_len <= source_data_event_message_len;  // SkidBuffer.java:50
      spare_event_status <= source_data_event_status;  // SkidBuffer.java:50
      spare_event_isSent <= source_data_event_isSent;  // SkidBuffer.java:50
      spare_owner <= source_data_owner;  // SkidBuffer.java:50
    end
    if (reset) begin
      offered <= 1'b0;  // SkidBuffer.java:33
      spareFull <= 1'b0;  // SkidBuffer.java:35
    end
  end
endmodule
`default_nettype wire
