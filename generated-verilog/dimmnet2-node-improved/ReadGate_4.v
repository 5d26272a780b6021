`default_nettype none
// slots=4
module ReadGate_4 (  // ReadGate.java:26
  input  wire clock,  // ReadGate.java:26
  input  wire reset,  // ReadGate.java:26
  input  wire [7:0] command_data_operation,  // ReadGate.java:16
  input  wire command_data_process,  // ReadGate.java:16
  input  wire [7:0] command_data_otherProcess,  // ReadGate.java:16
  input  wire [31:0] command_data_source_base,  // ReadGate.java:16
  input  wire [31:0] command_data_source_stride,  // ReadGate.java:16
  input  wire [15:0] command_data_source_elementBytes,  // ReadGate.java:16
  input  wire [15:0] command_data_source_count,  // ReadGate.java:16
  input  wire [7:0] command_data_source_pattern,  // ReadGate.java:16
  input  wire [31:0] command_data_destination_base,  // ReadGate.java:16
  input  wire [31:0] command_data_destination_stride,  // ReadGate.java:16
  input  wire [15:0] command_data_destination_elementBytes,  // ReadGate.java:16
  input  wire [15:0] command_data_destination_count,  // ReadGate.java:16
  input  wire [7:0] command_data_destination_pattern,  // ReadGate.java:16
  input  wire [15:0] command_data_node,  // ReadGate.java:16
  input  wire [15:0] command_data_tag,  // ReadGate.java:16
  input  wire command_data_wantsReceiveStatus,  // ReadGate.java:16
  input  wire [7:0] command_data_ticket,  // ReadGate.java:16
  input  wire command_valid,  // ReadGate.java:16
  output wire command_ready,  // ReadGate.java:16
  output wire [7:0] admitted_data_operation,  // ReadGate.java:17
  output wire admitted_data_process,  // ReadGate.java:17
  output wire [7:0] admitted_data_otherProcess,  // ReadGate.java:17
  output wire [31:0] admitted_data_source_base,  // ReadGate.java:17
  output wire [31:0] admitted_data_source_stride,  // ReadGate.java:17
  output wire [15:0] admitted_data_source_elementBytes,  // ReadGate.java:17
  output wire [15:0] admitted_data_source_count,  // ReadGate.java:17
  output wire [7:0] admitted_data_source_pattern,  // ReadGate.java:17
  output wire [31:0] admitted_data_destination_base,  // ReadGate.java:17
  output wire [31:0] admitted_data_destination_stride,  // ReadGate.java:17
  output wire [15:0] admitted_data_destination_elementBytes,  // ReadGate.java:17
  output wire [15:0] admitted_data_destination_count,  // ReadGate.java:17
  output wire [7:0] admitted_data_destination_pattern,  // ReadGate.java:17
  output wire [15:0] admitted_data_node,  // ReadGate.java:17
  output wire [15:0] admitted_data_tag,  // ReadGate.java:17
  output wire admitted_data_wantsReceiveStatus,  // ReadGate.java:17
  output wire [7:0] admitted_data_ticket,  // ReadGate.java:17
  output wire admitted_valid,  // ReadGate.java:17
  input  wire admitted_ready,  // ReadGate.java:17
  input  wire redeems,  // ReadGate.java:21
  input  wire [2:0] tickets  // ReadGate.java:29
);
  reg  [2:0] promised;  // ReadGate.java:30
  reg  offered;  // ReadGate.java:31
  wire isRead = command_data_operation == 8'd3;  // ReadGate.java:32
  wire mayBegin = offered || !isRead || (promised < tickets);  // ReadGate.java:33
  wire promises = admitted_valid && !offered && isRead;  // ReadGate.java:38
  assign command_ready = admitted_ready && mayBegin;  // ReadGate.java:36
  assign admitted_data_operation = command_data_operation;  // ReadGate.java:34
  assign admitted_data_process = command_data_process;  // ReadGate.java:34
  assign admitted_data_otherProcess = command_data_otherProcess;  // ReadGate.java:34
  assign admitted_data_source_base = command_data_source_base;  // ReadGate.java:34
  assign admitted_data_source_stride = command_data_source_stride;  // ReadGate.java:34
  assign admitted_data_source_elementBytes = command_data_source_elementBytes;  // ReadGate.java:34
  assign admitted_data_source_count = command_data_source_count;  // ReadGate.java:34
  assign admitted_data_source_pattern = command_data_source_pattern;  // ReadGate.java:34
  assign admitted_data_destination_base = command_data_destination_base;  // ReadGate.java:34
  assign admitted_data_destination_stride = command_data_destination_stride;  // ReadGate.java:34
  assign admitted_data_destination_elementBytes = command_data_destination_elementBytes;  // ReadGate.java:34
  assign admitted_data_destination_count = command_data_destination_count;  // ReadGate.java:34
  assign admitted_data_destination_pattern = command_data_destination_pattern;  // ReadGate.java:34
  assign admitted_data_node = command_data_node;  // ReadGate.java:34
  assign admitted_data_tag = command_data_tag;  // ReadGate.java:34
  assign admitted_data_wantsReceiveStatus = command_data_wantsReceiveStatus;  // ReadGate.java:34
  assign admitted_data_ticket = command_data_ticket;  // ReadGate.java:34
  assign admitted_valid = command_valid && mayBegin;  // ReadGate.java:35
  always @(posedge clock) begin
    offered <= admitted_valid && !admitted_ready;  // ReadGate.java:37
    if (promises && !redeems) begin  // ReadGate.java:39
      promised <= promised + 3'd1;  // ReadGate.java:39
    end else if (redeems && !promises) begin  // ReadGate.java:39
      promised <= promised - 3'd1;  // ReadGate.java:39
    end
    if (reset) begin
      promised <= 3'd0;  // ReadGate.java:30
      offered <= 1'b0;  // ReadGate.java:31
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!redeems || (promised != 3'd0))) begin  // ReadGate.java:40
        $display("assertion failed: only a read that was let through takes a ticket (ReadGate.java:40)");
        $stop;  // ReadGate.java:40
      end
      if (!(promised <= tickets)) begin  // ReadGate.java:41
        $display("assertion failed: every promise can be kept (ReadGate.java:41)");
        $stop;  // ReadGate.java:41
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!redeems || (promised != 3'd0));  // ReadGate.java:40
      assert (promised <= tickets);  // ReadGate.java:41
    end
  end
`endif
endmodule
`default_nettype wire
