`default_nettype none
module CommandCheck (  // CommandCheck.java:29
  input  wire clock,  // CommandCheck.java:29
  input  wire reset,  // CommandCheck.java:29
  input  wire [7:0] command_data_operation,  // CommandCheck.java:21
  input  wire command_data_process,  // CommandCheck.java:21
  input  wire [7:0] command_data_otherProcess,  // CommandCheck.java:21
  input  wire [31:0] command_data_source_base,  // CommandCheck.java:21
  input  wire [31:0] command_data_source_stride,  // CommandCheck.java:21
  input  wire [15:0] command_data_source_elementBytes,  // CommandCheck.java:21
  input  wire [15:0] command_data_source_count,  // CommandCheck.java:21
  input  wire [7:0] command_data_source_pattern,  // CommandCheck.java:21
  input  wire [31:0] command_data_destination_base,  // CommandCheck.java:21
  input  wire [31:0] command_data_destination_stride,  // CommandCheck.java:21
  input  wire [15:0] command_data_destination_elementBytes,  // CommandCheck.java:21
  input  wire [15:0] command_data_destination_count,  // CommandCheck.java:21
  input  wire [7:0] command_data_destination_pattern,  // CommandCheck.java:21
  input  wire [15:0] command_data_node,  // CommandCheck.java:21
  input  wire [15:0] command_data_tag,  // CommandCheck.java:21
  input  wire command_data_wantsReceiveStatus,  // CommandCheck.java:21
  input  wire [7:0] command_data_ticket,  // CommandCheck.java:21
  input  wire command_valid,  // CommandCheck.java:21
  output wire command_ready,  // CommandCheck.java:21
  output wire [4:0] transfer_data_status,  // CommandCheck.java:22
  output wire [2:0] transfer_data_operation,  // CommandCheck.java:22
  output wire transfer_data_process,  // CommandCheck.java:22
  output wire transfer_data_otherProcess,  // CommandCheck.java:22
  output wire [1:0] transfer_data_source_pattern,  // CommandCheck.java:22
  output wire [29:0] transfer_data_source_base,  // CommandCheck.java:22
  output wire [31:0] transfer_data_source_stride,  // CommandCheck.java:22
  output wire [2:0] transfer_data_source_sizeLog2,  // CommandCheck.java:22
  output wire [15:0] transfer_data_source_bytes,  // CommandCheck.java:22
  output wire [1:0] transfer_data_destination_pattern,  // CommandCheck.java:22
  output wire [29:0] transfer_data_destination_base,  // CommandCheck.java:22
  output wire [31:0] transfer_data_destination_stride,  // CommandCheck.java:22
  output wire [2:0] transfer_data_destination_sizeLog2,  // CommandCheck.java:22
  output wire [15:0] transfer_data_destination_bytes,  // CommandCheck.java:22
  output wire [15:0] transfer_data_bytes,  // CommandCheck.java:22
  output wire [15:0] transfer_data_node,  // CommandCheck.java:22
  output wire [15:0] transfer_data_tag,  // CommandCheck.java:22
  output wire transfer_data_wantsReceiveStatus,  // CommandCheck.java:22
  output wire [7:0] transfer_data_entry,  // CommandCheck.java:22
  output wire [7:0] transfer_data_ticket,  // CommandCheck.java:22
  output wire transfer_valid,  // CommandCheck.java:22
  input  wire transfer_ready,  // CommandCheck.java:22
  input  wire [15:0] unreachable  // CommandCheck.java:24
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
  localparam [4:0] CommandStatus_UNKNOWN_OPERATION = 5'd21;
  localparam [4:0] CommandStatus_UNKNOWN_PROCESS = 5'd22;
  localparam [4:0] CommandStatus_UNKNOWN_NODE = 5'd24;
  localparam [2:0] VectorOperation_REMOTE_WRITE = 3'd0;
  localparam [2:0] VectorOperation_LOCAL_READ = 3'd1;
  localparam [2:0] VectorOperation_LOCAL_WRITE = 3'd2;
  localparam [2:0] VectorOperation_REMOTE_READ = 3'd3;
  localparam [2:0] VectorOperation_FENCE = 3'd4;
  localparam [2:0] VectorOperation_ANSWER = 3'd5;
  localparam [2:0] VectorOperation_FENCE_REQUEST = 3'd6;
  localparam [2:0] VectorOperation_FENCE_ANSWER = 3'd7;
  reg  [1:0] settled;  // CommandCheck.java:33
  reg  [2:0] operation;  // CommandCheck.java:36
  reg  [4:0] status;  // CommandCheck.java:74
  wire source_isEmpty, source_isSizeWrong, source_isCountWrong, source_isPatternWrong, source_isMisaligned,
      source_isOutOfRange;  // CommandCheck.java:34
  wire [1:0] source_access_pattern; wire [29:0] source_access_base; wire [31:0] source_access_stride;  // CommandCheck.java:34
  wire [2:0] source_access_sizeLog2; wire [15:0] source_access_bytes;  // CommandCheck.java:34
  wire destination_isEmpty, destination_isSizeWrong, destination_isCountWrong, destination_isPatternWrong,
      destination_isMisaligned, destination_isOutOfRange;  // CommandCheck.java:35
  wire [1:0] destination_access_pattern; wire [29:0] destination_access_base;  // CommandCheck.java:35
  wire [31:0] destination_access_stride; wire [2:0] destination_access_sizeLog2;  // CommandCheck.java:35
  wire [15:0] destination_access_bytes;  // CommandCheck.java:35
  wire [2:0] log2_0 = {3{command_data_source_elementBytes == 16'd4}} & 3'd2;  // AccessCheck.java:123
  wire [2:0] log2_1 = log2_0 | ({3{command_data_source_elementBytes == 16'd8}} & 3'd3);  // AccessCheck.java:123
  wire [2:0] log2_2 = log2_1 | ({3{command_data_source_elementBytes == 16'd16}} & 3'd4);  // AccessCheck.java:123
  wire [2:0] log2_3 = log2_2 | ({3{command_data_source_elementBytes == 16'd32}} & 3'd5);  // AccessCheck.java:123
  wire [2:0] log2_4 = log2_3 | ({3{command_data_source_elementBytes == 16'd64}} & 3'd6);  // AccessCheck.java:123
  wire [2:0] log2_5 = log2_4 | {3{command_data_source_elementBytes == 16'd128}};  // AccessCheck.java:123
  wire [2:0] log2_6 = {3{command_data_destination_elementBytes == 16'd4}} & 3'd2;  // AccessCheck.java:123
  wire [2:0] log2_7 = log2_6 | ({3{command_data_destination_elementBytes == 16'd8}} & 3'd3);  // AccessCheck.java:123
  wire [2:0] log2_8 = log2_7 | ({3{command_data_destination_elementBytes == 16'd16}} & 3'd4);  // AccessCheck.java:123
  wire [2:0] log2_9 = log2_8 | ({3{command_data_destination_elementBytes == 16'd32}} & 3'd5);  // AccessCheck.java:123
  wire [2:0] log2_10 = log2_9 | ({3{command_data_destination_elementBytes == 16'd64}} & 3'd6);  // AccessCheck.java:123
  wire [2:0] log2_11 = log2_10 | {3{command_data_destination_elementBytes == 16'd128}};  // AccessCheck.java:123
  wire bothEmpty = source_isEmpty && destination_isEmpty;  // CommandCheck.java:75
  wire oneEmpty = source_isEmpty ^ destination_isEmpty;  // CommandCheck.java:76
  wire unknown = command_data_operation >= 8'd8;  // CommandCheck.java:78
  wire noProcess = command_data_otherProcess >= 8'd2;  // CommandCheck.java:79
  wire goesElsewhere = (operation == VectorOperation_REMOTE_WRITE)
      || (operation == VectorOperation_REMOTE_READ);  // CommandCheck.java:80
  wire [15:0] noNode_shifted = unreachable >> command_data_node[3:0];  // CommandCheck.java:82
  wire noNode = goesElsewhere && (!(command_data_node < 16'd16) || noNode_shifted[0]);  // CommandCheck.java:82
  wire signals = (operation == VectorOperation_FENCE_REQUEST) || (operation == VectorOperation_FENCE_ANSWER);  // CommandCheck.java:84
  assign command_ready = transfer_valid && transfer_ready;  // CommandCheck.java:52
  assign transfer_data_status = status;  // CommandCheck.java:55
  assign transfer_data_operation = operation;  // CommandCheck.java:56
  assign transfer_data_process = command_data_process;  // CommandCheck.java:57
  assign transfer_data_otherProcess = command_data_otherProcess[0];  // CommandCheck.java:58
  assign transfer_data_source_pattern = source_access_pattern;  // CommandCheck.java:61
  assign transfer_data_source_base = source_access_base;  // CommandCheck.java:61
  assign transfer_data_source_stride = source_access_stride;  // CommandCheck.java:61
  assign transfer_data_source_sizeLog2 = source_access_sizeLog2;  // CommandCheck.java:61
  assign transfer_data_source_bytes = source_access_bytes;  // CommandCheck.java:61
  assign transfer_data_destination_pattern = destination_access_pattern;  // CommandCheck.java:62
  assign transfer_data_destination_base = destination_access_base;  // CommandCheck.java:62
  assign transfer_data_destination_stride = destination_access_stride;  // CommandCheck.java:62
  assign transfer_data_destination_sizeLog2 = destination_access_sizeLog2;  // CommandCheck.java:62
  assign transfer_data_destination_bytes = destination_access_bytes;  // CommandCheck.java:62
  assign transfer_data_bytes = source_access_bytes;  // CommandCheck.java:63
  assign transfer_data_node = command_data_node;  // CommandCheck.java:64
  assign transfer_data_tag = command_data_tag;  // CommandCheck.java:65
  assign transfer_data_wantsReceiveStatus = command_data_wantsReceiveStatus;  // CommandCheck.java:66
  assign transfer_data_entry = 8'd0;  // CommandCheck.java:67
  assign transfer_data_ticket = command_data_ticket;  // CommandCheck.java:68
  assign transfer_valid = command_valid && (settled == 2'd2);  // CommandCheck.java:51
  always @* begin
    operation = VectorOperation_REMOTE_WRITE;  // CommandCheck.java:37
    if (command_data_operation == 8'd0) begin  // CommandCheck.java:39
      operation = VectorOperation_REMOTE_WRITE;  // CommandCheck.java:39
    end
    if (command_data_operation == 8'd1) begin  // CommandCheck.java:39
      operation = VectorOperation_LOCAL_READ;  // CommandCheck.java:39
    end
    if (command_data_operation == 8'd2) begin  // CommandCheck.java:39
      operation = VectorOperation_LOCAL_WRITE;  // CommandCheck.java:39
    end
    if (command_data_operation == 8'd3) begin  // CommandCheck.java:39
      operation = VectorOperation_REMOTE_READ;  // CommandCheck.java:39
    end
    if (command_data_operation == 8'd4) begin  // CommandCheck.java:39
      operation = VectorOperation_FENCE;  // CommandCheck.java:39
    end
    if (command_data_operation == 8'd5) begin  // CommandCheck.java:39
      operation = VectorOperation_ANSWER;  // CommandCheck.java:39
    end
    if (command_data_operation == 8'd6) begin  // CommandCheck.java:39
      operation = VectorOperation_FENCE_REQUEST;  // CommandCheck.java:39
    end
    if (command_data_operation == 8'd7) begin  // CommandCheck.java:39
      operation = VectorOperation_FENCE_ANSWER;  // CommandCheck.java:39
    end
  end
  always @* begin
    status = CommandStatus_DONE;  // CommandCheck.java:77
    if (signals) begin  // CommandCheck.java:85
      status = CommandStatus_ZERO_LENGTH;  // CommandCheck.java:85
    end else if (unknown) begin  // CommandCheck.java:86
      status = CommandStatus_UNKNOWN_OPERATION;  // CommandCheck.java:86
    end else if (noNode) begin  // CommandCheck.java:87
      status = CommandStatus_UNKNOWN_NODE;  // CommandCheck.java:87
    end else if (noProcess) begin  // CommandCheck.java:88
      status = CommandStatus_UNKNOWN_PROCESS;  // CommandCheck.java:88
    end else if (bothEmpty) begin  // CommandCheck.java:89
      status = CommandStatus_ZERO_LENGTH;  // CommandCheck.java:89
    end else if (source_isSizeWrong) begin  // CommandCheck.java:90
      status = CommandStatus_SOURCE_ELEMENT_SIZE;  // CommandCheck.java:90
    end else if (source_isCountWrong) begin  // CommandCheck.java:91
      status = CommandStatus_SOURCE_COUNT;  // CommandCheck.java:91
    end else if (source_isPatternWrong) begin  // CommandCheck.java:92
      status = CommandStatus_SOURCE_PATTERN;  // CommandCheck.java:92
    end else if (source_isMisaligned) begin  // CommandCheck.java:93
      status = CommandStatus_SOURCE_ALIGNMENT;  // CommandCheck.java:93
    end else if (source_isOutOfRange) begin  // CommandCheck.java:94
      status = CommandStatus_SOURCE_RANGE;  // CommandCheck.java:94
    end else if (destination_isSizeWrong) begin  // CommandCheck.java:95
      status = CommandStatus_DESTINATION_ELEMENT_SIZE;  // CommandCheck.java:95
    end else if (destination_isCountWrong) begin  // CommandCheck.java:96
      status = CommandStatus_DESTINATION_COUNT;  // CommandCheck.java:96
    end else if (destination_isPatternWrong) begin  // CommandCheck.java:97
      status = CommandStatus_DESTINATION_PATTERN;  // CommandCheck.java:97
    end else if (destination_isMisaligned) begin  // CommandCheck.java:98
      status = CommandStatus_DESTINATION_ALIGNMENT;  // CommandCheck.java:98
    end else if (destination_isOutOfRange) begin  // CommandCheck.java:99
      status = CommandStatus_DESTINATION_RANGE;  // CommandCheck.java:99
    end else if (oneEmpty || (source_access_bytes != destination_access_bytes)) begin  // CommandCheck.java:100
      status = CommandStatus_SIZE_MISMATCH;  // CommandCheck.java:102
    end
  end
  always @(posedge clock) begin
    if (transfer_valid && transfer_ready) begin  // CommandCheck.java:49
      settled <= 2'd0;  // CommandCheck.java:49
    end else if (command_valid && (settled != 2'd2)) begin  // CommandCheck.java:50
      settled <= settled + 2'd1;  // CommandCheck.java:50
    end
    if (reset) begin
      settled <= 2'd0;  // CommandCheck.java:33
    end
  end
  AccessCheck source (  // CommandCheck.java:34
    .clock(clock), .raw_base(command_data_source_base), .raw_stride(command_data_source_stride),
    .raw_elementBytes(command_data_source_elementBytes), .raw_count(command_data_source_count),
    .raw_pattern(command_data_source_pattern), .sizeLog2(log2_5),
    .inWindow(operation == VectorOperation_LOCAL_WRITE), .windowOwner(command_data_process),
    .isEmpty(source_isEmpty), .isSizeWrong(source_isSizeWrong), .isCountWrong(source_isCountWrong),
    .isPatternWrong(source_isPatternWrong), .isMisaligned(source_isMisaligned),
    .isOutOfRange(source_isOutOfRange), .access_pattern(source_access_pattern),
        .access_base(source_access_base),
    .access_stride(source_access_stride), .access_sizeLog2(source_access_sizeLog2),
    .access_bytes(source_access_bytes));
  AccessCheck destination (  // CommandCheck.java:35
    .clock(clock), .raw_base(command_data_destination_base), .raw_stride(command_data_destination_stride),
    .raw_elementBytes(command_data_destination_elementBytes), .raw_count(command_data_destination_count),
    .raw_pattern(command_data_destination_pattern), .sizeLog2(log2_11),
    .inWindow(operation == VectorOperation_LOCAL_READ), .windowOwner(command_data_process),
    .isEmpty(destination_isEmpty), .isSizeWrong(destination_isSizeWrong),
    .isCountWrong(destination_isCountWrong), .isPatternWrong(destination_isPatternWrong),
    .isMisaligned(destination_isMisaligned), .isOutOfRange(destination_isOutOfRange),
    .access_pattern(destination_access_pattern), .access_base(destination_access_base),
    .access_stride(destination_access_stride), .access_sizeLog2(destination_access_sizeLog2),
    .access_bytes(destination_access_bytes));
  wire unused_ok = &{1'b0, noNode_shifted[15:1]};
endmodule
`default_nettype wire
