`default_nettype none
// inside=2
module CommandFence_2 (  // CommandFence.java:68
  input  wire clock,  // CommandFence.java:68
  input  wire reset,  // CommandFence.java:68
  input  wire [7:0] command_data_operation,  // CommandFence.java:41
  input  wire command_data_process,  // CommandFence.java:41
  input  wire [7:0] command_data_otherProcess,  // CommandFence.java:41
  input  wire [31:0] command_data_source_base,  // CommandFence.java:41
  input  wire [31:0] command_data_source_stride,  // CommandFence.java:41
  input  wire [15:0] command_data_source_elementBytes,  // CommandFence.java:41
  input  wire [15:0] command_data_source_count,  // CommandFence.java:41
  input  wire [7:0] command_data_source_pattern,  // CommandFence.java:41
  input  wire [31:0] command_data_destination_base,  // CommandFence.java:41
  input  wire [31:0] command_data_destination_stride,  // CommandFence.java:41
  input  wire [15:0] command_data_destination_elementBytes,  // CommandFence.java:41
  input  wire [15:0] command_data_destination_count,  // CommandFence.java:41
  input  wire [7:0] command_data_destination_pattern,  // CommandFence.java:41
  input  wire [15:0] command_data_node,  // CommandFence.java:41
  input  wire [15:0] command_data_tag,  // CommandFence.java:41
  input  wire command_data_wantsReceiveStatus,  // CommandFence.java:41
  input  wire [7:0] command_data_ticket,  // CommandFence.java:41
  input  wire command_valid,  // CommandFence.java:41
  output wire command_ready,  // CommandFence.java:41
  output wire [7:0] admitted_data_operation,  // CommandFence.java:43
  output wire admitted_data_process,  // CommandFence.java:43
  output wire [7:0] admitted_data_otherProcess,  // CommandFence.java:43
  output wire [31:0] admitted_data_source_base,  // CommandFence.java:43
  output wire [31:0] admitted_data_source_stride,  // CommandFence.java:43
  output wire [15:0] admitted_data_source_elementBytes,  // CommandFence.java:43
  output wire [15:0] admitted_data_source_count,  // CommandFence.java:43
  output wire [7:0] admitted_data_source_pattern,  // CommandFence.java:43
  output wire [31:0] admitted_data_destination_base,  // CommandFence.java:43
  output wire [31:0] admitted_data_destination_stride,  // CommandFence.java:43
  output wire [15:0] admitted_data_destination_elementBytes,  // CommandFence.java:43
  output wire [15:0] admitted_data_destination_count,  // CommandFence.java:43
  output wire [7:0] admitted_data_destination_pattern,  // CommandFence.java:43
  output wire [15:0] admitted_data_node,  // CommandFence.java:43
  output wire [15:0] admitted_data_tag,  // CommandFence.java:43
  output wire admitted_data_wantsReceiveStatus,  // CommandFence.java:43
  output wire [7:0] admitted_data_ticket,  // CommandFence.java:43
  output wire admitted_valid,  // CommandFence.java:43
  input  wire admitted_ready,  // CommandFence.java:43
  input  wire completes,  // CommandFence.java:45
  input  wire writes,  // CommandFence.java:47
  input  wire [3:0] writtenTo,  // CommandFence.java:49
  input  wire awaits,  // CommandFence.java:51
  input  wire [2:0] arriving,  // CommandFence.java:53
  input  wire settles,  // CommandFence.java:55
  input  wire [3:0] from,  // CommandFence.java:57
  output wire isAwaited,  // CommandFence.java:59
  input  wire answers,  // CommandFence.java:61
  output wire [4:0] completion_data_status,  // CommandFence.java:63
  output wire [15:0] completion_data_node,  // CommandFence.java:63
  output wire [15:0] completion_data_tag,  // CommandFence.java:63
  output wire [15:0] completion_data_bytes,  // CommandFence.java:63
  output wire [29:0] completion_data_base,  // CommandFence.java:63
  output wire [7:0] completion_data_entry,  // CommandFence.java:63
  output wire completion_data_process,  // CommandFence.java:63
  output wire completion_data_otherProcess,  // CommandFence.java:63
  output wire completion_valid,  // CommandFence.java:63
  input  wire completion_ready  // CommandFence.java:63
);
  localparam [4:0] CommandStatus_DONE = 5'd1;
  localparam [2:0] State_OPEN = 3'd0;
  localparam [2:0] State_DRAIN = 3'd1;
  localparam [2:0] State_ASK = 3'd2;
  localparam [2:0] State_RETURN = 3'd3;
  localparam [2:0] State_SETTLE = 3'd4;
  localparam [2:0] State_REPORT = 3'd5;
  reg  [2:0] state;  // CommandFence.java:70
  reg  [15:0] written;  // CommandFence.java:71
  reg  [15:0] asked;  // CommandFence.java:72
  reg  [2:0] left;  // CommandFence.java:73
  wire commands_any;  // CommandFence.java:76
  wire isOpen = state == State_OPEN;  // CommandFence.java:74
  wire isFence = command_data_operation == 8'd4;  // CommandFence.java:75
  wire [15:0] next = written & (16'd0 - written);  // CommandFence.java:80
  wire asks = (state == State_ASK) && (written != 16'd0);  // CommandFence.java:81
  wire [15:0] toWhom = {12'd0, |(next & 16'hff00), |(next & 16'hf0f0), |(next & 16'hcccc), |(next & 16'haaaa)};  // VectorCommand.java:61
  wire [15:0] begins = (asks && admitted_ready) ? next : 16'd0;  // CommandFence.java:97
  wire returned = (asked == 16'd0) && !awaits;  // CommandFence.java:101
  wire [15:0] isAwaited_shifted = asked >> from;  // CommandFence.java:96
  wire [15:0] asked_joined = {from == 4'd15, from == 4'd14, from == 4'd13, from == 4'd12, from == 4'd11, from
      == 4'd10, from == 4'd9, from == 4'd8, from == 4'd7, from == 4'd6, from == 4'd5, from == 4'd4, from
      == 4'd3, from == 4'd2, from == 4'd1, from == 4'd0};  // CommandFence.java:98
  wire [15:0] written_joined = {writtenTo == 4'd15, writtenTo == 4'd14, writtenTo == 4'd13, writtenTo == 4'd12,
      writtenTo == 4'd11, writtenTo == 4'd10, writtenTo == 4'd9, writtenTo == 4'd8, writtenTo == 4'd7, writtenTo
      == 4'd6, writtenTo == 4'd5, writtenTo == 4'd4, writtenTo == 4'd3, writtenTo == 4'd2, writtenTo == 4'd1,
      writtenTo == 4'd0};  // CommandFence.java:99
  assign command_ready = isOpen ? (!isFence && admitted_ready) : (completion_valid && completion_ready);  // CommandFence.java:94
  assign admitted_data_operation = isOpen ? command_data_operation : 8'd6;  // CommandFence.java:84
  assign admitted_data_process = isOpen ? command_data_process : command_data_process;  // CommandFence.java:84
  assign admitted_data_otherProcess = isOpen ? command_data_otherProcess : command_data_otherProcess;  // CommandFence.java:84
  assign admitted_data_source_base = isOpen ? command_data_source_base : command_data_source_base;  // CommandFence.java:84
  assign admitted_data_source_stride = isOpen ? command_data_source_stride : command_data_source_stride;  // CommandFence.java:84
  assign admitted_data_source_elementBytes = isOpen ? command_data_source_elementBytes
      : command_data_source_elementBytes;  // CommandFence.java:84
  assign admitted_data_source_count = isOpen ? command_data_source_count : command_data_source_count;  // CommandFence.java:84
  assign admitted_data_source_pattern = isOpen ? command_data_source_pattern : command_data_source_pattern;  // CommandFence.java:84
  assign admitted_data_destination_base = isOpen ? command_data_destination_base
      : command_data_destination_base;  // CommandFence.java:84
  assign admitted_data_destination_stride = isOpen ? command_data_destination_stride
      : command_data_destination_stride;  // CommandFence.java:84
  assign admitted_data_destination_elementBytes = isOpen ? command_data_destination_elementBytes
      : command_data_destination_elementBytes;  // CommandFence.java:84
  assign admitted_data_destination_count = isOpen ? command_data_destination_count
      : command_data_destination_count;  // CommandFence.java:84
  assign admitted_data_destination_pattern = isOpen ? command_data_destination_pattern
      : command_data_destination_pattern;  // CommandFence.java:84
  assign admitted_data_node = isOpen ? command_data_node : toWhom;  // CommandFence.java:84
  assign admitted_data_tag = isOpen ? command_data_tag : command_data_tag;  // CommandFence.java:84
  assign admitted_data_wantsReceiveStatus = isOpen ? command_data_wantsReceiveStatus : 1'b0;  // CommandFence.java:84
  assign admitted_data_ticket = isOpen ? command_data_ticket : command_data_ticket;  // CommandFence.java:84
  assign admitted_valid = asks || (isOpen && command_valid && !isFence);  // CommandFence.java:82
  assign isAwaited = isAwaited_shifted[0];  // CommandFence.java:96
  assign completion_data_status = CommandStatus_DONE;  // CommandFence.java:86
  assign completion_data_node = command_data_node;  // CommandFence.java:87
  assign completion_data_tag = command_data_tag;  // CommandFence.java:88
  assign completion_data_bytes = 16'd0;  // CommandFence.java:89
  assign completion_data_base = 30'd0;  // CommandFence.java:90
  assign completion_data_entry = 8'd0;  // CommandFence.java:91
  assign completion_data_process = command_data_process;  // CommandFence.java:92
  assign completion_data_otherProcess = 1'b0;  // CommandFence.java:93
  assign completion_valid = state == State_REPORT;  // CommandFence.java:85
  always @(posedge clock) begin
    asked <= (asked | begins) & ~(answers ? asked_joined : 16'd0);  // CommandFence.java:98
    written <= (written & ~begins) | (writes ? written_joined : 16'd0);  // CommandFence.java:99
    if (settles && (left != 3'd0)) begin  // CommandFence.java:100
      left <= left - 3'd1;  // CommandFence.java:100
    end
    case (state)  // CommandFence.java:70
      State_OPEN: begin  // CommandFence.java:103
        if (command_valid && isFence) begin  // CommandFence.java:103
          state <= State_DRAIN;  // CommandFence.java:103
        end
      end
      State_DRAIN: begin  // CommandFence.java:104
        if (!commands_any) begin  // CommandFence.java:104
          state <= State_ASK;  // CommandFence.java:104
        end
      end
      State_ASK: begin  // CommandFence.java:105
        if (written == 16'd0) begin  // CommandFence.java:105
          state <= State_RETURN;  // CommandFence.java:105
        end
      end
      State_RETURN: begin  // CommandFence.java:106
        if (returned) begin  // CommandFence.java:107
          left <= arriving - {2'd0, settles};  // CommandFence.java:109
        end
        if (returned) begin  // CommandFence.java:110
          state <= State_SETTLE;  // CommandFence.java:110
        end
      end
      State_SETTLE: begin  // CommandFence.java:111
        if (left == 3'd0) begin  // CommandFence.java:111
          state <= State_REPORT;  // CommandFence.java:111
        end
      end
      default /* State_REPORT */: begin  // CommandFence.java:112
        if (completion_ready) begin  // CommandFence.java:112
          state <= State_OPEN;  // CommandFence.java:112
        end
      end
    endcase
    if (reset) begin
      state <= State_OPEN;  // CommandFence.java:70
      written <= 16'd0;  // CommandFence.java:71
      asked <= 16'd0;  // CommandFence.java:72
    end
  end
  UnderWay_2 commands (  // CommandFence.java:76
    .clock(clock), .reset(reset), .begins(isOpen && (admitted_valid && admitted_ready)), .ends(completes),
    .any(commands_any));
  wire unused_ok = &{1'b0, isAwaited_shifted[15:1]};
endmodule
`default_nettype wire
