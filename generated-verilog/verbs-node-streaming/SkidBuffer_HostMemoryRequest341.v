`default_nettype none
// payload=HostMemoryRequest341
module SkidBuffer_HostMemoryRequest341 (  // SkidBuffer.java:28
  input  wire clock,  // SkidBuffer.java:28
  input  wire reset,  // SkidBuffer.java:28
  input  wire source_data_write,  // SkidBuffer.java:30
  input  wire [8:0] source_data_tag,  // SkidBuffer.java:30
  input  wire [42:0] source_data_address,  // SkidBuffer.java:30
  input  wire [255:0] source_data_data,  // SkidBuffer.java:30
  input  wire [31:0] source_data_mask,  // SkidBuffer.java:30
  input  wire source_valid,  // SkidBuffer.java:30
  output wire source_ready,  // SkidBuffer.java:30
  output wire sink_data_write,  // SkidBuffer.java:31
  output wire [8:0] sink_data_tag,  // SkidBuffer.java:31
  output wire [42:0] sink_data_address,  // SkidBuffer.java:31
  output wire [255:0] sink_data_data,  // SkidBuffer.java:31
  output wire [31:0] sink_data_mask,  // SkidBuffer.java:31
  output wire sink_valid,  // SkidBuffer.java:31
  input  wire sink_ready  // SkidBuffer.java:31
);
  reg  offered;  // SkidBuffer.java:33
  reg  front_write;  // SkidBuffer.java:34
  reg  [8:0] front_tag;  // SkidBuffer.java:34
  reg  [42:0] front_address;  // SkidBuffer.java:34
  reg  [255:0] front_data;  // SkidBuffer.java:34
  reg  [31:0] front_mask;  // SkidBuffer.java:34
  reg  spareFull;  // SkidBuffer.java:35
  reg  spare_write;  // SkidBuffer.java:36
  reg  [8:0] spare_tag;  // SkidBuffer.java:36
  reg  [42:0] spare_address;  // SkidBuffer.java:36
  reg  [255:0] spare_data;  // SkidBuffer.java:36
  reg  [31:0] spare_mask;  // SkidBuffer.java:36
  wire arrives = source_valid && source_ready;  // SkidBuffer.java:42
  wire frontFree = sink_ready || !offered;  // SkidBuffer.java:43
  assign source_ready = !spareFull;  // SkidBuffer.java:38
  assign sink_data_write = front_write;  // SkidBuffer.java:40
  assign sink_data_tag = front_tag;  // SkidBuffer.java:40
  assign sink_data_address = front_address;  // SkidBuffer.java:40
  assign sink_data_data = front_data;  // SkidBuffer.java:40
  assign sink_data_mask = front_mask;  // SkidBuffer.java:40
  assign sink_valid = offered;  // SkidBuffer.java:39
  always @(posedge clock) begin
    if (frontFree) begin  // SkidBuffer.java:44
      offered <= spareFull || arrives;  // SkidBuffer.java:45
      spareFull <= 1'b0;  // SkidBuffer.java:46
      if (spareFull) begin  // SkidBuffer.java:47
        front_write <= spare_write;  // SkidBuffer.java:47
        front_tag <= spare_tag;  // SkidBuffer.java:47
        front_address <= spare_address;  // SkidBuffer.java:47
        front_data <= spare_data;  // SkidBuffer.java:47
        front_mask <= spare_mask;  // SkidBuffer.java:47
      end else begin  // SkidBuffer.java:47
        front_write <= source_data_write;  // SkidBuffer.java:47
        front_tag <= source_data_tag;  // SkidBuffer.java:47
        front_address <= source_data_address;  // SkidBuffer.java:47
        front_data <= source_data_data;  // SkidBuffer.java:47
        front_mask <= source_data_mask;  // SkidBuffer.java:47
      end
    end else if (arrives) begin  // SkidBuffer.java:49
      spareFull <= 1'b1;  // SkidBuffer.java:49
    end
    if (source_ready) begin  // SkidBuffer.java:50
      spare_write <= source_data_write;  // SkidBuffer.java:50
      spare_tag <= source_data_tag;  // SkidBuffer.java:50
      spare_address <= source_data_address;  // SkidBuffer.java:50
      spare_data <= source_data_data;  // SkidBuffer.java:50
      spare_mask <= source_data_mask;  // SkidBuffer.java:50
    end
    if (reset) begin
      offered <= 1'b0;  // SkidBuffer.java:33
      spareFull <= 1'b0;  // SkidBuffer.java:35
    end
  end
endmodule
`default_nettype wire
