module CommandCheck (  // CommandCheck.java:19
  input  wire clock,  // CommandCheck.java:19
  input  wire reset,  // CommandCheck.java:19
  input  wire [31:0] command_data_source_base,  // CommandCheck.java:16
  input  wire [31:0] command_data_source_stride,  // CommandCheck.java:16
  input  wire [15:0] command_data_source_elementBytes,  // CommandCheck.java:16
  input  wire [15:0] command_data_source_count,  // CommandCheck.java:16
  input  wire [7:0] command_data_source_pattern,  // CommandCheck.java:16
  input  wire [31:0] command_data_destination_base,  // CommandCheck.java:16
  input  wire [31:0] command_data_destination_stride,  // CommandCheck.java:16
  input  wire [15:0] command_data_destination_elementBytes,  // CommandCheck.java:16
  input  wire [15:0] command_data_destination_count,  // CommandCheck.java:16
  input  wire [7:0] command_data_destination_pattern,  // CommandCheck.java:16
  input  wire [15:0] command_data_node,  // CommandCheck.java:16
  input  wire [15:0] command_data_tag,  // CommandCheck.java:16
  input  wire command_data_wantsReceiveStatus,  // CommandCheck.java:16
  input  wire command_valid,  // CommandCheck.java:16
  output wire command_ready,  // CommandCheck.java:16
  output wire [4:0] transfer_data_status,  // CommandCheck.java:17
  output wire transfer_data_source_pattern,  // CommandCheck.java:17
  output wire [28:0] transfer_data_source_base,  // CommandCheck.java:17
  output wire [31:0] transfer_data_source_stride,  // CommandCheck.java:17
  output wire [2:0] transfer_data_source_sizeLog2,  // CommandCheck.java:17
  output wire [7:0] transfer_data_source_count,  // CommandCheck.java:17
  output wire transfer_data_destination_pattern,  // CommandCheck.java:17
  output wire [28:0] transfer_data_destination_base,  // CommandCheck.java:17
  output wire [31:0] transfer_data_destination_stride,  // CommandCheck.java:17
  output wire [2:0] transfer_data_destination_sizeLog2,  // CommandCheck.java:17
  output wire [7:0] transfer_data_destination_count,  // CommandCheck.java:17
  output wire [15:0] transfer_data_bytes,  // CommandCheck.java:17
  output wire [15:0] transfer_data_node,  // CommandCheck.java:17
  output wire [15:0] transfer_data_tag,  // CommandCheck.java:17
  output wire transfer_data_wantsReceiveStatus,  // CommandCheck.java:17
  output wire transfer_valid,  // CommandCheck.java:17
  input  wire transfer_ready  // CommandCheck.java:17
);
  localparam [4:0] CommandStatus_DONE = 5'd1;
  localparam [4:0] CommandStatus_ZERO_LENGTH = 5'd2;
  localparam [4:0] CommandStatus_SOURCE_ELEMENT_SIZE = 5'd3;
  localparam [4:0] CommandStatus_SOURCE_COUNT = 5'd4;
  localparam [4:0] CommandStatus_SOURCE_PATTERN = 5'd5;
  localparam [4:0] CommandStatus_SOURCE_ALIGNMENT = 5'd6;
  localparam [4:0] CommandStatus_SOURCE_RANGE = 5'd7;
  localparam [4:0] CommandStatus_DESTINATION_ELEMENT_SIZE = 5'd8;
  localparam [4:0] CommandStatus_DESTINATION_COUNT = 5'd9;
  localparam [4:0] CommandStatus_DESTINATION_PATTERN = 5'd10;
  localparam [4:0] CommandStatus_DESTINATION_ALIGNMENT = 5'd11;
  localparam [4:0] CommandStatus_DESTINATION_RANGE = 5'd12;
  localparam [4:0] CommandStatus_SIZE_MISMATCH = 5'd13;
  reg  [1:0] settled;  // CommandCheck.java:20
  reg  [4:0] status;  // CommandCheck.java:43
  wire source_isEmpty, source_isSizeWrong, source_isCountWrong, source_isPatternWrong, source_isMisaligned, source_isOutOfRange, source_access_pattern;  // CommandCheck.java:21
  wire [15:0] source_bytes; wire [28:0] source_access_base; wire [31:0] source_access_stride;  // CommandCheck.java:21
  wire [2:0] source_access_sizeLog2; wire [7:0] source_access_count;  // CommandCheck.java:21
  wire destination_isEmpty, destination_isSizeWrong, destination_isCountWrong, destination_isPatternWrong, destination_isMisaligned, destination_isOutOfRange, destination_access_pattern;  // CommandCheck.java:22
  wire [15:0] destination_bytes; wire [28:0] destination_access_base; wire [31:0] destination_access_stride;  // CommandCheck.java:22
  wire [2:0] destination_access_sizeLog2; wire [7:0] destination_access_count;  // CommandCheck.java:22
  wire bothEmpty = source_isEmpty && destination_isEmpty;  // CommandCheck.java:44
  wire oneEmpty = source_isEmpty ^ destination_isEmpty;  // CommandCheck.java:45
  assign command_ready = transfer_valid && transfer_ready;  // CommandCheck.java:29
  assign transfer_data_status = status;  // CommandCheck.java:32
  assign transfer_data_source_pattern = source_access_pattern;  // CommandCheck.java:33
  assign transfer_data_source_base = source_access_base;  // CommandCheck.java:33
  assign transfer_data_source_stride = source_access_stride;  // CommandCheck.java:33
  assign transfer_data_source_sizeLog2 = source_access_sizeLog2;  // CommandCheck.java:33
  assign transfer_data_source_count = source_access_count;  // CommandCheck.java:33
  assign transfer_data_destination_pattern = destination_access_pattern;  // CommandCheck.java:34
  assign transfer_data_destination_base = destination_access_base;  // CommandCheck.java:34
  assign transfer_data_destination_stride = destination_access_stride;  // CommandCheck.java:34
  assign transfer_data_destination_sizeLog2 = destination_access_sizeLog2;  // CommandCheck.java:34
  assign transfer_data_destination_count = destination_access_count;  // CommandCheck.java:34
  assign transfer_data_bytes = source_bytes;  // CommandCheck.java:35
  assign transfer_data_node = command_data_node;  // CommandCheck.java:36
  assign transfer_data_tag = command_data_tag;  // CommandCheck.java:37
  assign transfer_data_wantsReceiveStatus = command_data_wantsReceiveStatus;  // CommandCheck.java:38
  assign transfer_valid = command_valid && (settled == 2'd2);  // CommandCheck.java:28
  always @* begin
    status = CommandStatus_DONE;  // CommandCheck.java:46
    if (bothEmpty) begin  // CommandCheck.java:47
      status = CommandStatus_ZERO_LENGTH;  // CommandCheck.java:47
    end else if (source_isSizeWrong) begin  // CommandCheck.java:48
      status = CommandStatus_SOURCE_ELEMENT_SIZE;  // CommandCheck.java:48
    end else if (source_isCountWrong) begin  // CommandCheck.java:49
      status = CommandStatus_SOURCE_COUNT;  // CommandCheck.java:49
    end else if (source_isPatternWrong) begin  // CommandCheck.java:50
      status = CommandStatus_SOURCE_PATTERN;  // CommandCheck.java:50
    end else if (source_isMisaligned) begin  // CommandCheck.java:51
      status = CommandStatus_SOURCE_ALIGNMENT;  // CommandCheck.java:51
    end else if (source_isOutOfRange) begin  // CommandCheck.java:52
      status = CommandStatus_SOURCE_RANGE;  // CommandCheck.java:52
    end else if (destination_isSizeWrong) begin  // CommandCheck.java:53
      status = CommandStatus_DESTINATION_ELEMENT_SIZE;  // CommandCheck.java:53
    end else if (destination_isCountWrong) begin  // CommandCheck.java:54
      status = CommandStatus_DESTINATION_COUNT;  // CommandCheck.java:54
    end else if (destination_isPatternWrong) begin  // CommandCheck.java:55
      status = CommandStatus_DESTINATION_PATTERN;  // CommandCheck.java:55
    end else if (destination_isMisaligned) begin  // CommandCheck.java:56
      status = CommandStatus_DESTINATION_ALIGNMENT;  // CommandCheck.java:56
    end else if (destination_isOutOfRange) begin  // CommandCheck.java:57
      status = CommandStatus_DESTINATION_RANGE;  // CommandCheck.java:57
    end else if (oneEmpty || (source_bytes != destination_bytes)) begin  // CommandCheck.java:58
      status = CommandStatus_SIZE_MISMATCH;  // CommandCheck.java:59
    end
  end
  always @(posedge clock) begin
    if (transfer_valid && transfer_ready) begin  // CommandCheck.java:26
      settled <= 2'd0;  // CommandCheck.java:26
    end else if (command_valid && (settled != 2'd2)) begin  // CommandCheck.java:27
      settled <= settled + 2'd1;  // CommandCheck.java:27
    end
    if (reset) begin
      settled <= 2'd0;  // CommandCheck.java:20
    end
  end
  AccessCheck source (  // CommandCheck.java:21
    .clock(clock), .raw_base(command_data_source_base), .raw_stride(command_data_source_stride),
    .raw_elementBytes(command_data_source_elementBytes), .raw_count(command_data_source_count),
    .raw_pattern(command_data_source_pattern), .isEmpty(source_isEmpty), .isSizeWrong(source_isSizeWrong),
    .isCountWrong(source_isCountWrong), .isPatternWrong(source_isPatternWrong), .isMisaligned(source_isMisaligned),
    .isOutOfRange(source_isOutOfRange), .bytes(source_bytes), .access_pattern(source_access_pattern),
    .access_base(source_access_base), .access_stride(source_access_stride), .access_sizeLog2(source_access_sizeLog2),
    .access_count(source_access_count));
  AccessCheck destination (  // CommandCheck.java:22
    .clock(clock), .raw_base(command_data_destination_base), .raw_stride(command_data_destination_stride),
    .raw_elementBytes(command_data_destination_elementBytes), .raw_count(command_data_destination_count),
    .raw_pattern(command_data_destination_pattern), .isEmpty(destination_isEmpty),
    .isSizeWrong(destination_isSizeWrong), .isCountWrong(destination_isCountWrong),
    .isPatternWrong(destination_isPatternWrong), .isMisaligned(destination_isMisaligned),
    .isOutOfRange(destination_isOutOfRange), .bytes(destination_bytes), .access_pattern(destination_access_pattern),
    .access_base(destination_access_base), .access_stride(destination_access_stride),
    .access_sizeLog2(destination_access_sizeLog2), .access_count(destination_access_count));
endmodule
