// slots=4
module ReadGate_4 (  // ReadGate.java:28
  input  wire clock,  // ReadGate.java:28
  input  wire reset,  // ReadGate.java:28
  input  wire [7:0] command_data_operation,  // ReadGate.java:18
  input  wire command_data_process,  // ReadGate.java:18
  input  wire [7:0] command_data_otherProcess,  // ReadGate.java:18
  input  wire [31:0] command_data_source_base,  // ReadGate.java:18
  input  wire [31:0] command_data_source_stride,  // ReadGate.java:18
  input  wire [15:0] command_data_source_elementBytes,  // ReadGate.java:18
  input  wire [15:0] command_data_source_count,  // ReadGate.java:18
  input  wire [7:0] command_data_source_pattern,  // ReadGate.java:18
  input  wire [31:0] command_data_destination_base,  // ReadGate.java:18
  input  wire [31:0] command_data_destination_stride,  // ReadGate.java:18
  input  wire [15:0] command_data_destination_elementBytes,  // ReadGate.java:18
  input  wire [15:0] command_data_destination_count,  // ReadGate.java:18
  input  wire [7:0] command_data_destination_pattern,  // ReadGate.java:18
  input  wire [15:0] command_data_node,  // ReadGate.java:18
  input  wire [15:0] command_data_tag,  // ReadGate.java:18
  input  wire command_data_wantsReceiveStatus,  // ReadGate.java:18
  input  wire [7:0] command_data_ticket,  // ReadGate.java:18
  input  wire command_valid,  // ReadGate.java:18
  output wire command_ready,  // ReadGate.java:18
  output wire [7:0] admitted_data_operation,  // ReadGate.java:19
  output wire admitted_data_process,  // ReadGate.java:19
  output wire [7:0] admitted_data_otherProcess,  // ReadGate.java:19
  output wire [31:0] admitted_data_source_base,  // ReadGate.java:19
  output wire [31:0] admitted_data_source_stride,  // ReadGate.java:19
  output wire [15:0] admitted_data_source_elementBytes,  // ReadGate.java:19
  output wire [15:0] admitted_data_source_count,  // ReadGate.java:19
  output wire [7:0] admitted_data_source_pattern,  // ReadGate.java:19
  output wire [31:0] admitted_data_destination_base,  // ReadGate.java:19
  output wire [31:0] admitted_data_destination_stride,  // ReadGate.java:19
  output wire [15:0] admitted_data_destination_elementBytes,  // ReadGate.java:19
  output wire [15:0] admitted_data_destination_count,  // ReadGate.java:19
  output wire [7:0] admitted_data_destination_pattern,  // ReadGate.java:19
  output wire [15:0] admitted_data_node,  // ReadGate.java:19
  output wire [15:0] admitted_data_tag,  // ReadGate.java:19
  output wire admitted_data_wantsReceiveStatus,  // ReadGate.java:19
  output wire [7:0] admitted_data_ticket,  // ReadGate.java:19
  output wire admitted_valid,  // ReadGate.java:19
  input  wire admitted_ready,  // ReadGate.java:19
  input  wire redeems,  // ReadGate.java:23
  input  wire [2:0] tickets  // ReadGate.java:31
);
  reg  [2:0] promised;  // ReadGate.java:32
  reg  offered;  // ReadGate.java:33
  wire isRead = command_data_operation == 8'd3;  // ReadGate.java:34
  wire mayBegin = offered || !isRead || (promised < tickets);  // ReadGate.java:35
  wire promises = admitted_valid && !offered && isRead;  // ReadGate.java:40
  assign command_ready = admitted_ready && mayBegin;  // ReadGate.java:38
  assign admitted_data_operation = command_data_operation;  // ReadGate.java:36
  assign admitted_data_process = command_data_process;  // ReadGate.java:36
  assign admitted_data_otherProcess = command_data_otherProcess;  // ReadGate.java:36
  assign admitted_data_source_base = command_data_source_base;  // ReadGate.java:36
  assign admitted_data_source_stride = command_data_source_stride;  // ReadGate.java:36
  assign admitted_data_source_elementBytes = command_data_source_elementBytes;  // ReadGate.java:36
  assign admitted_data_source_count = command_data_source_count;  // ReadGate.java:36
  assign admitted_data_source_pattern = command_data_source_pattern;  // ReadGate.java:36
  assign admitted_data_destination_base = command_data_destination_base;  // ReadGate.java:36
  assign admitted_data_destination_stride = command_data_destination_stride;  // ReadGate.java:36
  assign admitted_data_destination_elementBytes = command_data_destination_elementBytes;  // ReadGate.java:36
  assign admitted_data_destination_count = command_data_destination_count;  // ReadGate.java:36
  assign admitted_data_destination_pattern = command_data_destination_pattern;  // ReadGate.java:36
  assign admitted_data_node = command_data_node;  // ReadGate.java:36
  assign admitted_data_tag = command_data_tag;  // ReadGate.java:36
  assign admitted_data_wantsReceiveStatus = command_data_wantsReceiveStatus;  // ReadGate.java:36
  assign admitted_data_ticket = command_data_ticket;  // ReadGate.java:36
  assign admitted_valid = command_valid && mayBegin;  // ReadGate.java:37
  always @(posedge clock) begin
    offered <= admitted_valid && !admitted_ready;  // ReadGate.java:39
    if (promises && !redeems) begin  // ReadGate.java:41
      promised <= promised + 3'd1;  // ReadGate.java:41
    end else if (redeems && !promises) begin  // ReadGate.java:42
      promised <= promised - 3'd1;  // ReadGate.java:42
    end
    if (reset) begin
      promised <= 3'd0;  // ReadGate.java:32
      offered <= 1'b0;  // ReadGate.java:33
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!redeems || (promised != 3'd0))) begin  // ReadGate.java:43
        $display("assertion failed: only a read that was let through takes a ticket (ReadGate.java:43)");
        $stop;  // ReadGate.java:43
      end
      if (!(promised <= tickets)) begin  // ReadGate.java:44
        $display("assertion failed: every promise can be kept (ReadGate.java:44)");
        $stop;  // ReadGate.java:44
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!redeems || (promised != 3'd0));  // ReadGate.java:43
      assert (promised <= tickets);  // ReadGate.java:44
    end
  end
`endif
endmodule
