`default_nettype none
// lineBytes=32
module MemoryArbiter_32 (  // MemoryArbiter.java:21
  input  wire clock,  // MemoryArbiter.java:21
  input  wire reset,  // MemoryArbiter.java:21
  input  wire reader_data_write,  // MemoryArbiter.java:23
  input  wire [23:0] reader_data_line,  // MemoryArbiter.java:23
  input  wire [255:0] reader_data_data,  // MemoryArbiter.java:23
  input  wire [7:0] reader_data_lanes,  // MemoryArbiter.java:23
  input  wire reader_valid,  // MemoryArbiter.java:23
  output wire reader_ready,  // MemoryArbiter.java:23
  input  wire writer_data_write,  // MemoryArbiter.java:24
  input  wire [23:0] writer_data_line,  // MemoryArbiter.java:24
  input  wire [255:0] writer_data_data,  // MemoryArbiter.java:24
  input  wire [7:0] writer_data_lanes,  // MemoryArbiter.java:24
  input  wire writer_valid,  // MemoryArbiter.java:24
  output wire writer_ready,  // MemoryArbiter.java:24
  output wire memory_data_write,  // MemoryArbiter.java:25
  output wire [23:0] memory_data_line,  // MemoryArbiter.java:25
  output wire [255:0] memory_data_data,  // MemoryArbiter.java:25
  output wire [7:0] memory_data_lanes,  // MemoryArbiter.java:25
  output wire memory_valid,  // MemoryArbiter.java:25
  input  wire memory_ready  // MemoryArbiter.java:25
);
  reg  lastWasWriter;  // MemoryArbiter.java:27
  reg  waiting;  // MemoryArbiter.java:28
  wire fresh = writer_valid && (!reader_valid || !lastWasWriter);  // MemoryArbiter.java:29
  wire choosesWriter = waiting ? lastWasWriter : fresh;  // MemoryArbiter.java:30
  assign reader_ready = !choosesWriter && memory_ready;  // MemoryArbiter.java:34
  assign writer_ready = choosesWriter && memory_ready;  // MemoryArbiter.java:33
  assign memory_data_write = choosesWriter ? writer_data_write : reader_data_write;  // MemoryArbiter.java:37
  assign memory_data_line = choosesWriter ? writer_data_line : reader_data_line;  // MemoryArbiter.java:40
  assign memory_data_data = choosesWriter ? writer_data_data : reader_data_data;  // MemoryArbiter.java:43
  assign memory_data_lanes = choosesWriter ? writer_data_lanes : reader_data_lanes;  // MemoryArbiter.java:46
  assign memory_valid = choosesWriter ? writer_valid : reader_valid;  // MemoryArbiter.java:32
  always @(posedge clock) begin
    if (memory_valid) begin  // MemoryArbiter.java:48
      lastWasWriter <= choosesWriter;  // MemoryArbiter.java:49
      waiting <= !memory_ready;  // MemoryArbiter.java:50
    end
    if (reset) begin
      lastWasWriter <= 1'b0;  // MemoryArbiter.java:27
      waiting <= 1'b0;  // MemoryArbiter.java:28
    end
  end
endmodule
`default_nettype wire
