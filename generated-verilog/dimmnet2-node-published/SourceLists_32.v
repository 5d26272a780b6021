`default_nettype none
// line=32
module SourceLists_32 (  // SourceLists.java:38
  input  wire clock,  // SourceLists.java:38
  input  wire reset,  // SourceLists.java:38
  input  wire [4:0] transfer_data_status,  // SourceLists.java:23
  input  wire [2:0] transfer_data_operation,  // SourceLists.java:23
  input  wire transfer_data_process,  // SourceLists.java:23
  input  wire transfer_data_otherProcess,  // SourceLists.java:23
  input  wire [1:0] transfer_data_source_pattern,  // SourceLists.java:23
  input  wire [29:0] transfer_data_source_base,  // SourceLists.java:23
  input  wire [31:0] transfer_data_source_stride,  // SourceLists.java:23
  input  wire [2:0] transfer_data_source_sizeLog2,  // SourceLists.java:23
  input  wire [15:0] transfer_data_source_bytes,  // SourceLists.java:23
  input  wire [1:0] transfer_data_destination_pattern,  // SourceLists.java:23
  input  wire [29:0] transfer_data_destination_base,  // SourceLists.java:23
  input  wire [31:0] transfer_data_destination_stride,  // SourceLists.java:23
  input  wire [2:0] transfer_data_destination_sizeLog2,  // SourceLists.java:23
  input  wire [15:0] transfer_data_destination_bytes,  // SourceLists.java:23
  input  wire [15:0] transfer_data_bytes,  // SourceLists.java:23
  input  wire [15:0] transfer_data_node,  // SourceLists.java:23
  input  wire [15:0] transfer_data_tag,  // SourceLists.java:23
  input  wire transfer_data_wantsReceiveStatus,  // SourceLists.java:23
  input  wire [7:0] transfer_data_entry,  // SourceLists.java:23
  input  wire [7:0] transfer_data_ticket,  // SourceLists.java:23
  input  wire transfer_valid,  // SourceLists.java:23
  output wire transfer_ready,  // SourceLists.java:23
  output reg  [4:0] known_data_status,  // SourceLists.java:24
  output wire [2:0] known_data_operation,  // SourceLists.java:24
  output wire known_data_process,  // SourceLists.java:24
  output wire known_data_otherProcess,  // SourceLists.java:24
  output wire [1:0] known_data_source_pattern,  // SourceLists.java:24
  output wire [29:0] known_data_source_base,  // SourceLists.java:24
  output wire [31:0] known_data_source_stride,  // SourceLists.java:24
  output wire [2:0] known_data_source_sizeLog2,  // SourceLists.java:24
  output wire [15:0] known_data_source_bytes,  // SourceLists.java:24
  output wire [1:0] known_data_destination_pattern,  // SourceLists.java:24
  output wire [29:0] known_data_destination_base,  // SourceLists.java:24
  output wire [31:0] known_data_destination_stride,  // SourceLists.java:24
  output wire [2:0] known_data_destination_sizeLog2,  // SourceLists.java:24
  output wire [15:0] known_data_destination_bytes,  // SourceLists.java:24
  output wire [15:0] known_data_bytes,  // SourceLists.java:24
  output wire [15:0] known_data_node,  // SourceLists.java:24
  output wire [15:0] known_data_tag,  // SourceLists.java:24
  output wire known_data_wantsReceiveStatus,  // SourceLists.java:24
  output reg  [7:0] known_data_entry,  // SourceLists.java:24
  output wire [7:0] known_data_ticket,  // SourceLists.java:24
  output wire known_valid,  // SourceLists.java:24
  input  wire known_ready,  // SourceLists.java:24
  output wire [28:0] listed_data,  // SourceLists.java:26
  output wire listed_valid,  // SourceLists.java:26
  input  wire listed_ready,  // SourceLists.java:26
  input  wire readValid,  // SourceLists.java:30
  output wire memory_data_write,  // SourceLists.java:43
  output wire [23:0] memory_data_line,  // SourceLists.java:43
  output wire [255:0] memory_data_data,  // SourceLists.java:43
  output wire [7:0] memory_data_lanes,  // SourceLists.java:43
  output wire memory_valid,  // SourceLists.java:43
  input  wire memory_ready,  // SourceLists.java:43
  input  wire [255:0] readLine  // SourceLists.java:44
);
  localparam [4:0] CommandStatus_DONE = 5'd1;
  localparam [4:0] CommandStatus_SOURCE_LIST_ENTRY = 5'd17;
  localparam [2:0] VectorOperation_REMOTE_READ = 3'd3;
  wire reader_access_ready, reader_judged_data_isWhole, reader_judged_valid, reader_listed_valid,
      reader_memory_data_write, reader_memory_valid;  // SourceLists.java:45
  wire [1:0] reader_judged_data_access_pattern; wire [29:0] reader_judged_data_access_base;  // SourceLists.java:45
  wire [31:0] reader_judged_data_access_stride; wire [2:0] reader_judged_data_access_sizeLog2;  // SourceLists.java:45
  wire [15:0] reader_judged_data_access_bytes;  // SourceLists.java:45
  wire [7:0] reader_judged_data_wrongEntry, reader_memory_data_lanes; wire [28:0] reader_listed_data;  // SourceLists.java:45
  wire [23:0] reader_memory_data_line; wire [255:0] reader_memory_data_data;  // SourceLists.java:45
  wire accepted = (transfer_data_status == CommandStatus_DONE)
      && (transfer_data_operation != VectorOperation_REMOTE_READ);  // SourceLists.java:54
  assign transfer_ready = known_valid && known_ready;  // SourceLists.java:59
  always @* begin
    known_data_status = transfer_data_status;  // CheckedTransfer.java:66
    if (!reader_judged_data_isWhole) begin  // SourceLists.java:65
      known_data_status = CommandStatus_SOURCE_LIST_ENTRY;  // SourceLists.java:66
    end
  end
  assign known_data_operation = transfer_data_operation;  // CheckedTransfer.java:67
  assign known_data_process = transfer_data_process;  // CheckedTransfer.java:68
  assign known_data_otherProcess = transfer_data_otherProcess;  // CheckedTransfer.java:69
  assign known_data_source_pattern = reader_judged_data_access_pattern;  // Access.java:53
  assign known_data_source_base = reader_judged_data_access_base;  // Access.java:54
  assign known_data_source_stride = reader_judged_data_access_stride;  // Access.java:55
  assign known_data_source_sizeLog2 = reader_judged_data_access_sizeLog2;  // Access.java:56
  assign known_data_source_bytes = reader_judged_data_access_bytes;  // Access.java:57
  assign known_data_destination_pattern = transfer_data_destination_pattern;  // Access.java:53
  assign known_data_destination_base = transfer_data_destination_base;  // Access.java:54
  assign known_data_destination_stride = transfer_data_destination_stride;  // Access.java:55
  assign known_data_destination_sizeLog2 = transfer_data_destination_sizeLog2;  // Access.java:56
  assign known_data_destination_bytes = transfer_data_destination_bytes;  // Access.java:57
  assign known_data_bytes = reader_judged_data_access_bytes;  // CheckedTransfer.java:72
  assign known_data_node = transfer_data_node;  // CheckedTransfer.java:73
  assign known_data_tag = transfer_data_tag;  // CheckedTransfer.java:74
  assign known_data_wantsReceiveStatus = transfer_data_wantsReceiveStatus;  // CheckedTransfer.java:75
  always @* begin
    known_data_entry = transfer_data_entry;  // CheckedTransfer.java:76
    if (!reader_judged_data_isWhole) begin  // SourceLists.java:65
      known_data_entry = reader_judged_data_wrongEntry;  // SourceLists.java:67
    end
  end
  assign known_data_ticket = transfer_data_ticket;  // CheckedTransfer.java:77
  assign known_valid = transfer_valid && (!accepted || reader_judged_valid);  // SourceLists.java:58
  assign listed_data = reader_listed_data;  // SourceLists.java:49
  assign listed_valid = reader_listed_valid;  // SourceLists.java:49
  assign memory_data_write = reader_memory_data_write;  // SourceLists.java:46
  assign memory_data_line = reader_memory_data_line;  // SourceLists.java:46
  assign memory_data_data = reader_memory_data_data;  // SourceLists.java:46
  assign memory_data_lanes = reader_memory_data_lanes;  // SourceLists.java:46
  assign memory_valid = reader_memory_valid;  // SourceLists.java:46
  ListReader_32 reader (  // SourceLists.java:45
    .clock(clock), .reset(reset), .access_data_pattern(transfer_data_source_pattern),
    .access_data_base(transfer_data_source_base), .access_data_stride(transfer_data_source_stride),
    .access_data_sizeLog2(transfer_data_source_sizeLog2), .access_data_bytes(transfer_data_source_bytes),
    .access_valid(transfer_valid && accepted), .access_ready(reader_access_ready),
    .judged_data_access_pattern(reader_judged_data_access_pattern),
    .judged_data_access_base(reader_judged_data_access_base),
    .judged_data_access_stride(reader_judged_data_access_stride),
    .judged_data_access_sizeLog2(reader_judged_data_access_sizeLog2),
    .judged_data_access_bytes(reader_judged_data_access_bytes),
        .judged_data_isWhole(reader_judged_data_isWhole),
    .judged_data_wrongEntry(reader_judged_data_wrongEntry), .judged_valid(reader_judged_valid),
    .judged_ready(known_ready), .listed_data(reader_listed_data), .listed_valid(reader_listed_valid),
    .listed_ready(listed_ready), .readValid(readValid), .memory_data_write(reader_memory_data_write),
    .memory_data_line(reader_memory_data_line), .memory_data_data(reader_memory_data_data),
    .memory_data_lanes(reader_memory_data_lanes), .memory_valid(reader_memory_valid),
    .memory_ready(memory_ready), .readLine(readLine));
  wire unused_ok = &{1'b0, transfer_data_bytes, reader_access_ready};
endmodule
`default_nettype wire
