`default_nettype none
// payload=RunRequest317
module SkidBuffer_RunRequest317 (  // SkidBuffer.java:28
  input  wire clock,  // SkidBuffer.java:28
  input  wire reset,  // SkidBuffer.java:28
  input  wire source_data_request_write,  // SkidBuffer.java:30
  input  wire [3:0] source_data_request_tag,  // SkidBuffer.java:30
  input  wire [22:0] source_data_request_address,  // SkidBuffer.java:30
  input  wire [255:0] source_data_request_data,  // SkidBuffer.java:30
  input  wire [31:0] source_data_request_mask,  // SkidBuffer.java:30
  input  wire source_data_follows,  // SkidBuffer.java:30
  input  wire source_valid,  // SkidBuffer.java:30
  output wire source_ready,  // SkidBuffer.java:30
  output wire sink_data_request_write,  // SkidBuffer.java:31
  output wire [3:0] sink_data_request_tag,  // SkidBuffer.java:31
  output wire [22:0] sink_data_request_address,  // SkidBuffer.java:31
  output wire [255:0] sink_data_request_data,  // SkidBuffer.java:31
  output wire [31:0] sink_data_request_mask,  // SkidBuffer.java:31
  output wire sink_data_follows,  // SkidBuffer.java:31
  output wire sink_valid,  // SkidBuffer.java:31
  input  wire sink_ready  // SkidBuffer.java:31
);
  reg  offered;  // SkidBuffer.java:33
  reg  front_request_write;  // SkidBuffer.java:34
  reg  [3:0] front_request_tag;  // SkidBuffer.java:34
  reg  [22:0] front_request_address;  // SkidBuffer.java:34
  reg  [255:0] front_request_data;  // SkidBuffer.java:34
  reg  [31:0] front_request_mask;  // SkidBuffer.java:34
  reg  front_follows;  // SkidBuffer.java:34
  reg  spareFull;  // SkidBuffer.java:35
  reg  spare_request_write;  // SkidBuffer.java:36
  reg  [3:0] spare_request_tag;  // SkidBuffer.java:36
  reg  [22:0] spare_request_address;  // SkidBuffer.java:36
  reg  [255:0] spare_request_data;  // SkidBuffer.java:36
  reg  [31:0] spare_request_mask;  // SkidBuffer.java:36
  reg  spare_follows;  // SkidBuffer.java:36
  wire arrives = source_valid && source_ready;  // SkidBuffer.java:42
  wire frontFree = sink_ready || !offered;  // SkidBuffer.java:43
  assign source_ready = !spareFull;  // SkidBuffer.java:38
  assign sink_data_request_write = front_request_write;  // SkidBuffer.java:40
  assign sink_data_request_tag = front_request_tag;  // SkidBuffer.java:40
  assign sink_data_request_address = front_request_address;  // SkidBuffer.java:40
  assign sink_data_request_data = front_request_data;  // SkidBuffer.java:40
  assign sink_data_request_mask = front_request_mask;  // SkidBuffer.java:40
  assign sink_data_follows = front_follows;  // SkidBuffer.java:40
  assign sink_valid = offered;  // SkidBuffer.java:39
  always @(posedge clock) begin
    if (frontFree) begin  // SkidBuffer.java:44
      offered <= spareFull || arrives;  // SkidBuffer.java:45
      spareFull <= 1'b0;  // SkidBuffer.java:46
      if (spareFull) begin  // SkidBuffer.java:47
        front_request_write <= spare_request_write;  // SkidBuffer.java:47
        front_request_tag <= spare_request_tag;  // SkidBuffer.java:47
        front_request_address <= spare_request_address;  // SkidBuffer.java:47
        front_request_data <= spare_request_data;  // SkidBuffer.java:47
        front_request_mask <= spare_request_mask;  // SkidBuffer.java:47
        front_follows <= spare_follows;  // SkidBuffer.java:47
      end else begin  // SkidBuffer.java:47
        front_request_write <= source_data_request_write;  // SkidBuffer.java:47
        front_request_tag <= source_data_request_tag;  // SkidBuffer.java:47
        front_request_address <= source_data_request_address;  // SkidBuffer.java:47
        front_request_data <= source_data_request_data;  // SkidBuffer.java:47
        front_request_mask <= source_data_request_mask;  // SkidBuffer.java:47
        front_follows <= source_data_follows;  // SkidBuffer.java:47
      end
    end else if (arrives) begin  // SkidBuffer.java:49
      spareFull <= 1'b1;  // SkidBuffer.java:49
    end
    if (source_ready) begin  // SkidBuffer.java:50
      spare_request_write <= source_data_request_write;  // SkidBuffer.java:50
      spare_request_tag <= source_data_request_tag;  // SkidBuffer.java:50
      spare_request_address <= source_data_request_address;  // SkidBuffer.java:50
      spare_request_data <= source_data_request_data;  // SkidBuffer.java:50
      spare_request_mask <= source_data_request_mask;  // SkidBuffer.java:50
      spare_follows <= source_data_follows;  // SkidBuffer.java:50
    end
    if (reset) begin
      offered <= 1'b0;  // SkidBuffer.java:33
      spareFull <= 1'b0;  // SkidBuffer.java:35
    end
  end
endmodule
`default_nettype wire
