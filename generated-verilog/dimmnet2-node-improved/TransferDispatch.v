`default_nettype none
module TransferDispatch (  // TransferDispatch.java:21
  input  wire clock,  // TransferDispatch.java:21
  input  wire reset,  // TransferDispatch.java:21
  input  wire [4:0] transfer_data_status,  // TransferDispatch.java:15
  input  wire [2:0] transfer_data_operation,  // TransferDispatch.java:15
  input  wire transfer_data_process,  // TransferDispatch.java:15
  input  wire transfer_data_otherProcess,  // TransferDispatch.java:15
  input  wire [1:0] transfer_data_source_pattern,  // TransferDispatch.java:15
  input  wire [29:0] transfer_data_source_base,  // TransferDispatch.java:15
  input  wire [31:0] transfer_data_source_stride,  // TransferDispatch.java:15
  input  wire [2:0] transfer_data_source_sizeLog2,  // TransferDispatch.java:15
  input  wire [15:0] transfer_data_source_bytes,  // TransferDispatch.java:15
  input  wire [1:0] transfer_data_destination_pattern,  // TransferDispatch.java:15
  input  wire [29:0] transfer_data_destination_base,  // TransferDispatch.java:15
  input  wire [31:0] transfer_data_destination_stride,  // TransferDispatch.java:15
  input  wire [2:0] transfer_data_destination_sizeLog2,  // TransferDispatch.java:15
  input  wire [15:0] transfer_data_destination_bytes,  // TransferDispatch.java:15
  input  wire [15:0] transfer_data_bytes,  // TransferDispatch.java:15
  input  wire [15:0] transfer_data_node,  // TransferDispatch.java:15
  input  wire [15:0] transfer_data_tag,  // TransferDispatch.java:15
  input  wire transfer_data_wantsReceiveStatus,  // TransferDispatch.java:15
  input  wire [7:0] transfer_data_entry,  // TransferDispatch.java:15
  input  wire [7:0] transfer_data_ticket,  // TransferDispatch.java:15
  input  wire transfer_valid,  // TransferDispatch.java:15
  output wire transfer_ready,  // TransferDispatch.java:15
  output wire [1:0] prefetch_data_pattern,  // TransferDispatch.java:17
  output wire [29:0] prefetch_data_base,  // TransferDispatch.java:17
  output wire [31:0] prefetch_data_stride,  // TransferDispatch.java:17
  output wire [2:0] prefetch_data_sizeLog2,  // TransferDispatch.java:17
  output wire [15:0] prefetch_data_bytes,  // TransferDispatch.java:17
  output wire prefetch_valid,  // TransferDispatch.java:17
  input  wire prefetch_ready,  // TransferDispatch.java:17
  output wire [4:0] begun_data_status,  // TransferDispatch.java:19
  output wire [2:0] begun_data_operation,  // TransferDispatch.java:19
  output wire begun_data_process,  // TransferDispatch.java:19
  output wire begun_data_otherProcess,  // TransferDispatch.java:19
  output wire [1:0] begun_data_source_pattern,  // TransferDispatch.java:19
  output wire [29:0] begun_data_source_base,  // TransferDispatch.java:19
  output wire [31:0] begun_data_source_stride,  // TransferDispatch.java:19
  output wire [2:0] begun_data_source_sizeLog2,  // TransferDispatch.java:19
  output wire [15:0] begun_data_source_bytes,  // TransferDispatch.java:19
  output wire [1:0] begun_data_destination_pattern,  // TransferDispatch.java:19
  output wire [29:0] begun_data_destination_base,  // TransferDispatch.java:19
  output wire [31:0] begun_data_destination_stride,  // TransferDispatch.java:19
  output wire [2:0] begun_data_destination_sizeLog2,  // TransferDispatch.java:19
  output wire [15:0] begun_data_destination_bytes,  // TransferDispatch.java:19
  output wire [15:0] begun_data_bytes,  // TransferDispatch.java:19
  output wire [15:0] begun_data_node,  // TransferDispatch.java:19
  output wire [15:0] begun_data_tag,  // TransferDispatch.java:19
  output wire begun_data_wantsReceiveStatus,  // TransferDispatch.java:19
  output wire [7:0] begun_data_entry,  // TransferDispatch.java:19
  output wire [7:0] begun_data_ticket,  // TransferDispatch.java:19
  output wire begun_valid,  // TransferDispatch.java:19
  input  wire begun_ready  // TransferDispatch.java:19
);
  localparam [4:0] CommandStatus_DONE = 5'd1;
  localparam [4:0] CommandStatus_SOURCE_LIST_ENTRY = 5'd17;
  localparam [2:0] VectorOperation_REMOTE_READ = 3'd3;
  reg  reads;  // TransferDispatch.java:22
  wire isCut = (transfer_data_status == CommandStatus_SOURCE_LIST_ENTRY) && (transfer_data_bytes != 16'd0);  // CheckedTransfer.java:82
  wire moves = isCut || ((transfer_data_status == CommandStatus_DONE)
      && (transfer_data_operation != VectorOperation_REMOTE_READ));  // CheckedTransfer.java:83
  wire mayGo = !moves || reads || prefetch_ready;  // TransferDispatch.java:26
  assign transfer_ready = begun_ready && mayGo;  // TransferDispatch.java:29
  assign prefetch_data_pattern = transfer_data_source_pattern;  // TransferDispatch.java:25
  assign prefetch_data_base = transfer_data_source_base;  // TransferDispatch.java:25
  assign prefetch_data_stride = transfer_data_source_stride;  // TransferDispatch.java:25
  assign prefetch_data_sizeLog2 = transfer_data_source_sizeLog2;  // TransferDispatch.java:25
  assign prefetch_data_bytes = transfer_data_source_bytes;  // TransferDispatch.java:25
  assign prefetch_valid = transfer_valid && moves && !reads;  // TransferDispatch.java:24
  assign begun_data_status = transfer_data_status;  // TransferDispatch.java:28
  assign begun_data_operation = transfer_data_operation;  // TransferDispatch.java:28
  assign begun_data_process = transfer_data_process;  // TransferDispatch.java:28
  assign begun_data_otherProcess = transfer_data_otherProcess;  // TransferDispatch.java:28
  assign begun_data_source_pattern = transfer_data_source_pattern;  // TransferDispatch.java:28
  assign begun_data_source_base = transfer_data_source_base;  // TransferDispatch.java:28
  assign begun_data_source_stride = transfer_data_source_stride;  // TransferDispatch.java:28
  assign begun_data_source_sizeLog2 = transfer_data_source_sizeLog2;  // TransferDispatch.java:28
  assign begun_data_source_bytes = transfer_data_source_bytes;  // TransferDispatch.java:28
  assign begun_data_destination_pattern = transfer_data_destination_pattern;  // TransferDispatch.java:28
  assign begun_data_destination_base = transfer_data_destination_base;  // TransferDispatch.java:28
  assign begun_data_destination_stride = transfer_data_destination_stride;  // TransferDispatch.java:28
  assign begun_data_destination_sizeLog2 = transfer_data_destination_sizeLog2;  // TransferDispatch.java:28
  assign begun_data_destination_bytes = transfer_data_destination_bytes;  // TransferDispatch.java:28
  assign begun_data_bytes = transfer_data_bytes;  // TransferDispatch.java:28
  assign begun_data_node = transfer_data_node;  // TransferDispatch.java:28
  assign begun_data_tag = transfer_data_tag;  // TransferDispatch.java:28
  assign begun_data_wantsReceiveStatus = transfer_data_wantsReceiveStatus;  // TransferDispatch.java:28
  assign begun_data_entry = transfer_data_entry;  // TransferDispatch.java:28
  assign begun_data_ticket = transfer_data_ticket;  // TransferDispatch.java:28
  assign begun_valid = transfer_valid && mayGo;  // TransferDispatch.java:27
  always @(posedge clock) begin
    if (transfer_valid && transfer_ready) begin  // TransferDispatch.java:30
      reads <= 1'b0;  // TransferDispatch.java:30
    end else if (prefetch_valid && prefetch_ready) begin  // TransferDispatch.java:30
      reads <= 1'b1;  // TransferDispatch.java:30
    end
    if (reset) begin
      reads <= 1'b0;  // TransferDispatch.java:22
    end
  end
endmodule
`default_nettype wire
