`default_nettype none
// payload=Segment80
module SkidBuffer_Segment80 (  // SkidBuffer.java:28
  input  wire clock,  // SkidBuffer.java:28
  input  wire reset,  // SkidBuffer.java:28
  input  wire [47:0] source_data_address,  // SkidBuffer.java:30
  input  wire [30:0] source_data_bytes,  // SkidBuffer.java:30
  input  wire source_data_last,  // SkidBuffer.java:30
  input  wire source_valid,  // SkidBuffer.java:30
  output wire source_ready,  // SkidBuffer.java:30
  output wire [47:0] sink_data_address,  // SkidBuffer.java:31
  output wire [30:0] sink_data_bytes,  // SkidBuffer.java:31
  output wire sink_data_last,  // SkidBuffer.java:31
  output wire sink_valid,  // SkidBuffer.java:31
  input  wire sink_ready  // SkidBuffer.java:31
);
  reg  offered;  // SkidBuffer.java:33
  reg  [47:0] front_address;  // SkidBuffer.java:34
  reg  [30:0] front_bytes;  // SkidBuffer.java:34
  reg  front_last;  // SkidBuffer.java:34
  reg  spareFull;  // SkidBuffer.java:35
  reg  [47:0] spare_address;  // SkidBuffer.java:36
  reg  [30:0] spare_bytes;  // SkidBuffer.java:36
  reg  spare_last;  // SkidBuffer.java:36
  wire arrives = source_valid && source_ready;  // SkidBuffer.java:42
  wire frontFree = sink_ready || !offered;  // SkidBuffer.java:43
  assign source_ready = !spareFull;  // SkidBuffer.java:38
  assign sink_data_address = front_address;  // SkidBuffer.java:40
  assign sink_data_bytes = front_bytes;  // SkidBuffer.java:40
  assign sink_data_last = front_last;  // SkidBuffer.java:40
  assign sink_valid = offered;  // SkidBuffer.java:39
  always @(posedge clock) begin
    if (frontFree) begin  // SkidBuffer.java:44
      offered <= spareFull || arrives;  // SkidBuffer.java:45
      spareFull <= 1'b0;  // SkidBuffer.java:46
      if (spareFull) begin  // SkidBuffer.java:47
        front_address <= spare_address;  // SkidBuffer.java:47
        front_bytes <= spare_bytes;  // SkidBuffer.java:47
        front_last <= spare_last;  // SkidBuffer.java:47
      end else begin  // SkidBuffer.java:47
        front_address <= source_data_address;  // SkidBuffer.java:47
        front_bytes <= source_data_bytes;  // SkidBuffer.java:47
        front_last <= source_data_last;  // SkidBuffer.java:47
      end
    end else if (arrives) begin  // SkidBuffer.java:49
      spareFull <= 1'b1;  // SkidBuffer.java:49
    end
    if (source_ready) begin  // SkidBuffer.java:50
      spare_address <= source_data_address;  // SkidBuffer.java:50
      spare_bytes <= source_data_bytes;  // SkidBuffer.java:50
      spare_last <= source_data_last;  // SkidBuffer.java:50
    end
    if (reset) begin
      offered <= 1'b0;  // SkidBuffer.java:33
      spareFull <= 1'b0;  // SkidBuffer.java:35
    end
  end
endmodule
`default_nettype wire
