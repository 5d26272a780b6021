`default_nettype none
// payload=Receipt96
module SkidBuffer_Receipt96 (  // SkidBuffer.java:28
  input  wire clock,  // SkidBuffer.java:28
  input  wire reset,  // SkidBuffer.java:28
  input  wire [15:0] source_data_nsrc,  // SkidBuffer.java:30
  input  wire [15:0] source_data_ctrl,  // SkidBuffer.java:30
  input  wire [31:0] source_data_rid,  // SkidBuffer.java:30
  input  wire [31:0] source_data_len,  // SkidBuffer.java:30
  input  wire source_valid,  // SkidBuffer.java:30
  output wire source_ready,  // SkidBuffer.java:30
  output wire [15:0] sink_data_nsrc,  // SkidBuffer.java:31
  output wire [15:0] sink_data_ctrl,  // SkidBuffer.java:31
  output wire [31:0] sink_data_rid,  // SkidBuffer.java:31
  output wire [31:0] sink_data_len,  // SkidBuffer.java:31
  output wire sink_valid,  // SkidBuffer.java:31
  input  wire sink_ready  // SkidBuffer.java:31
);
  reg  offered;  // SkidBuffer.java:33
  reg  [15:0] front_nsrc;  // SkidBuffer.java:34
  reg  [15:0] front_ctrl;  // SkidBuffer.java:34
  reg  [31:0] front_rid;  // SkidBuffer.java:34
  reg  [31:0] front_len;  // SkidBuffer.java:34
  reg  spareFull;  // SkidBuffer.java:35
  reg  [15:0] spare_nsrc;  // SkidBuffer.java:36
  reg  [15:0] spare_ctrl;  // SkidBuffer.java:36
  reg  [31:0] spare_rid;  // SkidBuffer.java:36
  reg  [31:0] spare_len;  // SkidBuffer.java:36
  wire arrives = source_valid && source_ready;  // SkidBuffer.java:42
  wire frontFree = sink_ready || !offered;  // SkidBuffer.java:43
  assign source_ready = !spareFull;  // SkidBuffer.java:38
  assign sink_data_nsrc = front_nsrc;  // SkidBuffer.java:40
  assign sink_data_ctrl = front_ctrl;  // SkidBuffer.java:40
  assign sink_data_rid = front_rid;  // SkidBuffer.java:40
  assign sink_data_len = front_len;  // SkidBuffer.java:40
  assign sink_valid = offered;  // SkidBuffer.java:39
  always @(posedge clock) begin
    if (frontFree) begin  // SkidBuffer.java:44
      offered <= spareFull || arrives;  // SkidBuffer.java:45
      spareFull <= 1'b0;  // SkidBuffer.java:46
      if (spareFull) begin  // SkidBuffer.java:47
        front_nsrc <= spare_nsrc;  // SkidBuffer.java:47
        front_ctrl <= spare_ctrl;  // SkidBuffer.java:47
        front_rid <= spare_rid;  // SkidBuffer.java:47
        front_len <= spare_len;  // SkidBuffer.java:47
      end else begin  // SkidBuffer.java:47
        front_nsrc <= source_data_nsrc;  // SkidBuffer.java:47
        front_ctrl <= source_data_ctrl;  // SkidBuffer.java:47
        front_rid <= source_data_rid;  // SkidBuffer.java:47
        front_len <= source_data_len;  // SkidBuffer.java:47
      end
    end else if (arrives) begin  // SkidBuffer.java:49
      spareFull <= 1'b1;  // SkidBuffer.java:49
    end
    if (source_ready) begin  // SkidBuffer.java:50
      spare_nsrc <= source_data_nsrc;  // SkidBuffer.java:50
      spare_ctrl <= source_data_ctrl;  // SkidBuffer.java:50
      spare_rid <= source_data_rid;  // SkidBuffer.java:50
      spare_len <= source_data_len;  // SkidBuffer.java:50
    end
    if (reset) begin
      offered <= 1'b0;  // SkidBuffer.java:33
      spareFull <= 1'b0;  // SkidBuffer.java:35
    end
  end
endmodule
`default_nettype wire
