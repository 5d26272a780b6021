`default_nettype none
// payload=VirtualRun153
module SkidBuffer_VirtualRun153 (  // SkidBuffer.java:28
  input  wire clock,  // SkidBuffer.java:28
  input  wire reset,  // SkidBuffer.java:28
  input  wire [63:0] source_data_address,  // SkidBuffer.java:30
  input  wire [31:0] source_data_key,  // SkidBuffer.java:30
  input  wire [31:0] source_data_bytes,  // SkidBuffer.java:30
  input  wire [15:0] source_data_domain,  // SkidBuffer.java:30
  input  wire [3:0] source_data_rights,  // SkidBuffer.java:30
  input  wire source_data_last,  // SkidBuffer.java:30
  input  wire source_data_isPhysical,  // SkidBuffer.java:30
  input  wire source_data_isCheck,  // SkidBuffer.java:30
  input  wire source_data_isList,  // SkidBuffer.java:30
  input  wire source_data_isWrong,  // SkidBuffer.java:30
  input  wire source_valid,  // SkidBuffer.java:30
  output wire source_ready,  // SkidBuffer.java:30
  output wire [63:0] sink_data_address,  // SkidBuffer.java:31
  output wire [31:0] sink_data_key,  // SkidBuffer.java:31
  output wire [31:0] sink_data_bytes,  // SkidBuffer.java:31
  output wire [15:0] sink_data_domain,  // SkidBuffer.java:31
  output wire [3:0] sink_data_rights,  // SkidBuffer.java:31
  output wire sink_data_last,  // SkidBuffer.java:31
  output wire sink_data_isPhysical,  // SkidBuffer.java:31
  output wire sink_data_isCheck,  // SkidBuffer.java:31
  output wire sink_data_isList,  // SkidBuffer.java:31
  output wire sink_data_isWrong,  // SkidBuffer.java:31
  output wire sink_valid,  // SkidBuffer.java:31
  input  wire sink_ready  // SkidBuffer.java:31
);
  reg  offered;  // SkidBuffer.java:33
  reg  [63:0] front_address;  // SkidBuffer.java:34
  reg  [31:0] front_key;  // SkidBuffer.java:34
  reg  [31:0] front_bytes;  // SkidBuffer.java:34
  reg  [15:0] front_domain;  // SkidBuffer.java:34
  reg  [3:0] front_rights;  // SkidBuffer.java:34
  reg  front_last;  // SkidBuffer.java:34
  reg  front_isPhysical;  // SkidBuffer.java:34
  reg  front_isCheck;  // SkidBuffer.java:34
  reg  front_isList;  // SkidBuffer.java:34
  reg  front_isWrong;  // SkidBuffer.java:34
  reg  spareFull;  // SkidBuffer.java:35
  reg  [63:0] spare_address;  // SkidBuffer.java:36
  reg  [31:0] spare_key;  // SkidBuffer.java:36
  reg  [31:0] spare_bytes;  // SkidBuffer.java:36
  reg  [15:0] spare_domain;  // SkidBuffer.java:36
  reg  [3:0] spare_rights;  // SkidBuffer.java:36
  reg  spare_last;  // SkidBuffer.java:36
  reg  spare_isPhysical;  // SkidBuffer.java:36
  reg  spare_isCheck;  // SkidBuffer.java:36
  reg  spare_isList;  // SkidBuffer.java:36
  reg  spare_isWrong;  // SkidBuffer.java:36
  wire arrives = source_valid && source_ready;  // SkidBuffer.java:42
  wire frontFree = sink_ready || !offered;  // SkidBuffer.java:43
  assign source_ready = !spareFull;  // SkidBuffer.java:38
  assign sink_data_address = front_address;  // SkidBuffer.java:40
  assign sink_data_key = front_key;  // SkidBuffer.java:40
  assign sink_data_bytes = front_bytes;  // SkidBuffer.java:40
  assign sink_data_domain = front_domain;  // SkidBuffer.java:40
  assign sink_data_rights = front_rights;  // SkidBuffer.java:40
  assign sink_data_last = front_last;  // SkidBuffer.java:40
  assign sink_data_isPhysical = front_isPhysical;  // SkidBuffer.java:40
  assign sink_data_isCheck = front_isCheck;  // SkidBuffer.java:40
  assign sink_data_isList = front_isList;  // SkidBuffer.java:40
  assign sink_data_isWrong = front_isWrong;  // SkidBuffer.java:40
  assign sink_valid = offered;  // SkidBuffer.java:39
  always @(posedge clock) begin
    if (frontFree) begin  // SkidBuffer.java:44
      offered <= spareFull || arrives;  // SkidBuffer.java:45
      spareFull <= 1'b0;  // SkidBuffer.java:46
      if (spareFull) begin  // SkidBuffer.java:47
        front_address <= spare_address;  // SkidBuffer.java:47
        front_key <= spare_key;  // SkidBuffer.java:47
        front_bytes <= spare_bytes;  // SkidBuffer.java:47
        front_domain <= spare_domain;  // SkidBuffer.java:47
        front_rights <= spare_rights;  // SkidBuffer.java:47
        front_last <= spare_last;  // SkidBuffer.java:47
        front_isPhysical <= spare_isPhysical;  // SkidBuffer.java:47
        front_isCheck <= spare_isCheck;  // SkidBuffer.java:47
        front_isList <= spare_isList;  // SkidBuffer.java:47
        front_isWrong <= spare_isWrong;  // SkidBuffer.java:47
      end else begin  // SkidBuffer.java:47
        front_address <= source_data_address;  // SkidBuffer.java:47
        front_key <= source_data_key;  // SkidBuffer.java:47
        front_bytes <= source_data_bytes;  // SkidBuffer.java:47
        front_domain <= source_data_domain;  // SkidBuffer.java:47
        front_rights <= source_data_rights;  // SkidBuffer.java:47
        front_last <= source_data_last;  // SkidBuffer.java:47
        front_isPhysical <= source_data_isPhysical;  // SkidBuffer.java:47
        front_isCheck <= source_data_isCheck;  // SkidBuffer.java:47
        front_isList <= source_data_isList;  // SkidBuffer.java:47
        front_isWrong <= source_data_isWrong;  // SkidBuffer.java:47
      end
    end else if (arrives) begin  // SkidBuffer.java:49
      spareFull <= 1'b1;  // SkidBuffer.java:49
    end
    if (source_ready) begin  // SkidBuffer.java:50
      spare_address <= source_data_address;  // SkidBuffer.java:50
      spare_key <= source_data_key;  // SkidBuffer.java:50
      spare_bytes <= source_data_bytes;  // SkidBuffer.java:50
      spare_domain <= source_data_domain;  // SkidBuffer.java:50
      spare_rights <= source_data_rights;  // SkidBuffer.java:50
      spare_last <= source_data_last;  // SkidBuffer.java:50
      spare_isPhysical <= source_data_isPhysical;  // SkidBuffer.java:50
      spare_isCheck <= source_data_isCheck;  // SkidBuffer.java:50
      spare_isList <= source_data_isList;  // SkidBuffer.java:50
      spare_isWrong <= source_data_isWrong;  // SkidBuffer.java:50
    end
    if (reset) begin
      offered <= 1'b0;  // SkidBuffer.java:33
      spareFull <= 1'b0;  // SkidBuffer.java:35
    end
  end
endmodule
`default_nettype wire
