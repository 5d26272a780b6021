// inside=5
module CommandFence_5 (  // CommandFence.java:66
  input  wire clock,  // CommandFence.java:66
  input  wire reset,  // CommandFence.java:66
  input  wire [7:0] command_data_operation,  // CommandFence.java:39
  input  wire command_data_process,  // CommandFence.java:39
  input  wire [7:0] command_data_otherProcess,  // CommandFence.java:39
  input  wire [31:0] command_data_source_base,  // CommandFence.java:39
  input  wire [31:0] command_data_source_stride,  // CommandFence.java:39
  input  wire [15:0] command_data_source_elementBytes,  // CommandFence.java:39
  input  wire [15:0] command_data_source_count,  // CommandFence.java:39
  input  wire [7:0] command_data_source_pattern,  // CommandFence.java:39
  input  wire [31:0] command_data_destination_base,  // CommandFence.java:39
  input  wire [31:0] command_data_destination_stride,  // CommandFence.java:39
  input  wire [15:0] command_data_destination_elementBytes,  // CommandFence.java:39
  input  wire [15:0] command_data_destination_count,  // CommandFence.java:39
  input  wire [7:0] command_data_destination_pattern,  // CommandFence.java:39
  input  wire [15:0] command_data_node,  // CommandFence.java:39
  input  wire [15:0] command_data_tag,  // CommandFence.java:39
  input  wire command_data_wantsReceiveStatus,  // CommandFence.java:39
  input  wire [7:0] command_data_ticket,  // CommandFence.java:39
  input  wire command_valid,  // CommandFence.java:39
  output wire command_ready,  // CommandFence.java:39
  output reg  [7:0] admitted_data_operation,  // CommandFence.java:41
  output wire admitted_data_process,  // CommandFence.java:41
  output wire [7:0] admitted_data_otherProcess,  // CommandFence.java:41
  output wire [31:0] admitted_data_source_base,  // CommandFence.java:41
  output wire [31:0] admitted_data_source_stride,  // CommandFence.java:41
  output wire [15:0] admitted_data_source_elementBytes,  // CommandFence.java:41
  output wire [15:0] admitted_data_source_count,  // CommandFence.java:41
  output wire [7:0] admitted_data_source_pattern,  // CommandFence.java:41
  output wire [31:0] admitted_data_destination_base,  // CommandFence.java:41
  output wire [31:0] admitted_data_destination_stride,  // CommandFence.java:41
  output wire [15:0] admitted_data_destination_elementBytes,  // CommandFence.java:41
  output wire [15:0] admitted_data_destination_count,  // CommandFence.java:41
  output wire [7:0] admitted_data_destination_pattern,  // CommandFence.java:41
  output reg  [15:0] admitted_data_node,  // CommandFence.java:41
  output wire [15:0] admitted_data_tag,  // CommandFence.java:41
  output reg  admitted_data_wantsReceiveStatus,  // CommandFence.java:41
  output wire [7:0] admitted_data_ticket,  // CommandFence.java:41
  output wire admitted_valid,  // CommandFence.java:41
  input  wire admitted_ready,  // CommandFence.java:41
  input  wire completes,  // CommandFence.java:43
  input  wire writes,  // CommandFence.java:45
  input  wire [3:0] writtenTo,  // CommandFence.java:47
  input  wire reads,  // CommandFence.java:49
  input  wire [2:0] arriving,  // CommandFence.java:51
  input  wire settles,  // CommandFence.java:53
  input  wire [3:0] from,  // CommandFence.java:55
  output wire isAwaited,  // CommandFence.java:57
  input  wire answers,  // CommandFence.java:59
  output wire [4:0] completion_data_status,  // CommandFence.java:61
  output wire [15:0] completion_data_node,  // CommandFence.java:61
  output wire [15:0] completion_data_tag,  // CommandFence.java:61
  output wire [15:0] completion_data_bytes,  // CommandFence.java:61
  output wire [29:0] completion_data_base,  // CommandFence.java:61
  output wire [7:0] completion_data_entry,  // CommandFence.java:61
  output wire completion_data_process,  // CommandFence.java:61
  output wire completion_data_otherProcess,  // CommandFence.java:61
  output wire completion_valid,  // CommandFence.java:61
  input  wire completion_ready  // CommandFence.java:61
);
  localparam [4:0] CommandStatus_DONE = 5'd1;
  localparam [2:0] State_OPEN = 3'd0;
  localparam [2:0] State_DRAIN = 3'd1;
  localparam [2:0] State_ASK = 3'd2;
  localparam [2:0] State_RETURN = 3'd3;
  localparam [2:0] State_SETTLE = 3'd4;
  localparam [2:0] State_REPORT = 3'd5;
  reg  [2:0] state;  // CommandFence.java:68
  reg  [15:0] written;  // CommandFence.java:69
  reg  [15:0] asked;  // CommandFence.java:70
  reg  [2:0] left;  // CommandFence.java:71
  wire commands_any;  // CommandFence.java:74
  wire isOpen = state == State_OPEN;  // CommandFence.java:72
  wire isFence = command_data_operation == 8'd4;  // CommandFence.java:73
  wire [15:0] next = written & (16'd0 - written);  // CommandFence.java:78
  wire asks = (state == State_ASK) && (written != 16'd0);  // CommandFence.java:79
  wire [15:0] begins = (asks && admitted_ready) ? next : 16'd0;  // CommandFence.java:100
  wire [15:0] isAwaited_shifted = asked >> from;  // CommandFence.java:99
  wire [15:0] asked_joined = {from == 4'd15, from == 4'd14, from == 4'd13, from == 4'd12, from == 4'd11, from
      == 4'd10, from == 4'd9, from == 4'd8, from == 4'd7, from == 4'd6, from == 4'd5, from == 4'd4, from
      == 4'd3, from == 4'd2, from == 4'd1, from == 4'd0};  // CommandFence.java:101
  wire [15:0] written_joined = {writtenTo == 4'd15, writtenTo == 4'd14, writtenTo == 4'd13, writtenTo == 4'd12,
      writtenTo == 4'd11, writtenTo == 4'd10, writtenTo == 4'd9, writtenTo == 4'd8, writtenTo == 4'd7, writtenTo
      == 4'd6, writtenTo == 4'd5, writtenTo == 4'd4, writtenTo == 4'd3, writtenTo == 4'd2, writtenTo == 4'd1,
      writtenTo == 4'd0};  // CommandFence.java:102
  assign command_ready = isOpen ? (!isFence && admitted_ready) : (completion_valid && completion_ready);  // CommandFence.java:97
  always @* begin
    admitted_data_operation = command_data_operation;  // CommandFence.java:81
    if (!isOpen) begin  // CommandFence.java:83
      admitted_data_operation = 8'd6;  // CommandFence.java:84
    end
  end
  assign admitted_data_process = command_data_process;  // CommandFence.java:81
  assign admitted_data_otherProcess = command_data_otherProcess;  // CommandFence.java:81
  assign admitted_data_source_base = command_data_source_base;  // CommandFence.java:81
  assign admitted_data_source_stride = command_data_source_stride;  // CommandFence.java:81
  assign admitted_data_source_elementBytes = command_data_source_elementBytes;  // CommandFence.java:81
  assign admitted_data_source_count = command_data_source_count;  // CommandFence.java:81
  assign admitted_data_source_pattern = command_data_source_pattern;  // CommandFence.java:81
  assign admitted_data_destination_base = command_data_destination_base;  // CommandFence.java:81
  assign admitted_data_destination_stride = command_data_destination_stride;  // CommandFence.java:81
  assign admitted_data_destination_elementBytes = command_data_destination_elementBytes;  // CommandFence.java:81
  assign admitted_data_destination_count = command_data_destination_count;  // CommandFence.java:81
  assign admitted_data_destination_pattern = command_data_destination_pattern;  // CommandFence.java:81
  always @* begin
    admitted_data_node = command_data_node;  // CommandFence.java:81
    if (!isOpen) begin  // CommandFence.java:83
      admitted_data_node = {12'd0, |(next & 16'hff00), |(next & 16'hf0f0), |(next & 16'hcccc),
          |(next & 16'haaaa)};  // CommandFence.java:85
    end
  end
  assign admitted_data_tag = command_data_tag;  // CommandFence.java:81
  always @* begin
    admitted_data_wantsReceiveStatus = command_data_wantsReceiveStatus;  // CommandFence.java:81
    if (!isOpen) begin  // CommandFence.java:83
      admitted_data_wantsReceiveStatus = 1'b0;  // CommandFence.java:86
    end
  end
  assign admitted_data_ticket = command_data_ticket;  // CommandFence.java:81
  assign admitted_valid = asks || (isOpen && command_valid && !isFence);  // CommandFence.java:80
  assign isAwaited = isAwaited_shifted[0];  // CommandFence.java:99
  assign completion_data_status = CommandStatus_DONE;  // CommandFence.java:89
  assign completion_data_node = command_data_node;  // CommandFence.java:90
  assign completion_data_tag = command_data_tag;  // CommandFence.java:91
  assign completion_data_bytes = 16'd0;  // CommandFence.java:92
  assign completion_data_base = 30'd0;  // CommandFence.java:93
  assign completion_data_entry = 8'd0;  // CommandFence.java:94
  assign completion_data_process = command_data_process;  // CommandFence.java:95
  assign completion_data_otherProcess = 1'b0;  // CommandFence.java:96
  assign completion_valid = state == State_REPORT;  // CommandFence.java:88
  always @(posedge clock) begin
    asked <= (asked | begins) & ~(answers ? asked_joined : 16'd0);  // CommandFence.java:101
    written <= (written & ~begins) | (writes ? written_joined : 16'd0);  // CommandFence.java:102
    if (settles && (left != 3'd0)) begin  // CommandFence.java:103
      left <= left - 3'd1;  // CommandFence.java:103
    end
    case (state)  // CommandFence.java:104
      State_OPEN: begin  // CommandFence.java:105
        if (command_valid && isFence) begin  // CommandFence.java:105
          state <= State_DRAIN;  // CommandFence.java:105
        end
      end
      State_DRAIN: begin  // CommandFence.java:106
        if (!commands_any) begin  // CommandFence.java:106
          state <= State_ASK;  // CommandFence.java:106
        end
      end
      State_ASK: begin  // CommandFence.java:107
        if (written == 16'd0) begin  // CommandFence.java:107
          state <= State_RETURN;  // CommandFence.java:107
        end
      end
      State_RETURN: begin  // CommandFence.java:108
        if ((asked == 16'd0) && !reads) begin  // CommandFence.java:110
          left <= arriving - {2'd0, settles};  // CommandFence.java:111
          state <= State_SETTLE;  // CommandFence.java:112
        end
      end
      State_SETTLE: begin  // CommandFence.java:114
        if (left == 3'd0) begin  // CommandFence.java:114
          state <= State_REPORT;  // CommandFence.java:114
        end
      end
      default /* State_REPORT */: begin  // CommandFence.java:115
        if (completion_ready) begin  // CommandFence.java:115
          state <= State_OPEN;  // CommandFence.java:115
        end
      end
    endcase
    if (reset) begin
      state <= State_OPEN;  // CommandFence.java:68
      written <= 16'd0;  // CommandFence.java:69
      asked <= 16'd0;  // CommandFence.java:70
    end
  end
  UnderWay_5 commands (  // CommandFence.java:74
    .clock(clock), .reset(reset), .begins(isOpen && (admitted_valid && admitted_ready)), .ends(completes),
    .any(commands_any));
  wire unused_ok = &{1'b0, isAwaited_shifted[15:1]};
endmodule
