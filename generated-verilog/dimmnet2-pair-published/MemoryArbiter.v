module MemoryArbiter (  // MemoryArbiter.java:18
  input  wire clock,  // MemoryArbiter.java:18
  input  wire reset,  // MemoryArbiter.java:18
  input  wire reader_data_write,  // MemoryArbiter.java:14
  input  wire [23:0] reader_data_line,  // MemoryArbiter.java:14
  input  wire [1:0] reader_data_modules,  // MemoryArbiter.java:14
  input  wire [255:0] reader_data_data,  // MemoryArbiter.java:14
  input  wire [7:0] reader_data_lanes,  // MemoryArbiter.java:14
  input  wire reader_valid,  // MemoryArbiter.java:14
  output wire reader_ready,  // MemoryArbiter.java:14
  input  wire writer_data_write,  // MemoryArbiter.java:15
  input  wire [23:0] writer_data_line,  // MemoryArbiter.java:15
  input  wire [1:0] writer_data_modules,  // MemoryArbiter.java:15
  input  wire [255:0] writer_data_data,  // MemoryArbiter.java:15
  input  wire [7:0] writer_data_lanes,  // MemoryArbiter.java:15
  input  wire writer_valid,  // MemoryArbiter.java:15
  output wire writer_ready,  // MemoryArbiter.java:15
  output wire memory_data_write,  // MemoryArbiter.java:16
  output wire [23:0] memory_data_line,  // MemoryArbiter.java:16
  output wire [1:0] memory_data_modules,  // MemoryArbiter.java:16
  output wire [255:0] memory_data_data,  // MemoryArbiter.java:16
  output wire [7:0] memory_data_lanes,  // MemoryArbiter.java:16
  output wire memory_valid,  // MemoryArbiter.java:16
  input  wire memory_ready  // MemoryArbiter.java:16
);
  reg  lastWasWriter;  // MemoryArbiter.java:19
  reg  waiting;  // MemoryArbiter.java:20
  wire fresh = writer_valid && (!reader_valid || !lastWasWriter);  // MemoryArbiter.java:21
  wire choosesWriter = waiting ? lastWasWriter : fresh;  // MemoryArbiter.java:22
  assign reader_ready = !choosesWriter && memory_ready;  // MemoryArbiter.java:26
  assign writer_ready = choosesWriter && memory_ready;  // MemoryArbiter.java:25
  assign memory_data_write = choosesWriter ? writer_data_write : reader_data_write;  // MemoryArbiter.java:29
  assign memory_data_line = choosesWriter ? writer_data_line : reader_data_line;  // MemoryArbiter.java:32
  assign memory_data_modules = choosesWriter ? writer_data_modules : reader_data_modules;  // MemoryArbiter.java:35
  assign memory_data_data = choosesWriter ? writer_data_data : reader_data_data;  // MemoryArbiter.java:38
  assign memory_data_lanes = choosesWriter ? writer_data_lanes : reader_data_lanes;  // MemoryArbiter.java:41
  assign memory_valid = choosesWriter ? writer_valid : reader_valid;  // MemoryArbiter.java:24
  always @(posedge clock) begin
    if (memory_valid) begin  // MemoryArbiter.java:43
      lastWasWriter <= choosesWriter;  // MemoryArbiter.java:44
      waiting <= !memory_ready;  // MemoryArbiter.java:45
    end
    if (reset) begin
      lastWasWriter <= 1'b0;  // MemoryArbiter.java:19
      waiting <= 1'b0;  // MemoryArbiter.java:20
    end
  end
endmodule
