`default_nettype none
// slots=8, words=518
module PacketStore_8_518 (  // PacketStore.java:68
  input  wire clock,  // PacketStore.java:68
  input  wire reset,  // PacketStore.java:68
  input  wire [63:0] write_data_data,  // PacketStore.java:24
  input  wire write_data_last,  // PacketStore.java:24
  input  wire write_valid,  // PacketStore.java:24
  output wire write_ready,  // PacketStore.java:24
  input  wire discard,  // PacketStore.java:26
  output wire [63:0] read_data_data,  // PacketStore.java:28
  output wire read_data_last,  // PacketStore.java:28
  output wire read_valid,  // PacketStore.java:28
  input  wire read_ready,  // PacketStore.java:28
  input  wire mayLeave,  // PacketStore.java:30
  output wire slotFreed,  // PacketStore.java:34
  output wire [3:0] packets  // PacketStore.java:77
);
  reg  [9:0] writeIndex;  // PacketStore.java:81
  reg  [9:0] readIndex;  // PacketStore.java:82
  reg  [3:0] stored;  // PacketStore.java:83
  reg  [3:0] used;  // PacketStore.java:84
  reg  [3:0] written;  // PacketStore.java:85
  reg  [3:0] fetchedWhole;  // PacketStore.java:86
  reg  fetched;  // PacketStore.java:87
  reg  fetchedLast;  // PacketStore.java:88
  reg  freed;  // PacketStore.java:109
  wire [63:0] memory_word;  // PacketStore.java:79
  wire front_source_ready, front_sink_data_last, front_sink_valid; wire [63:0] front_sink_data_data;  // PacketStore.java:91
  wire stall_source_ready, stall_sink_data_last, stall_sink_valid; wire [63:0] stall_sink_data_data;  // PacketStore.java:92
  reg  [9:0] lastIndexes [0:7];  // PacketStore.java:80
  wire [2:0] writeSlot = written[2:0];  // PacketStore.java:93
  wire [2:0] readSlot = fetchedWhole[2:0];  // PacketStore.java:94
  wire completes = write_valid && write_ready && write_data_last && !discard;  // PacketStore.java:95
  wire leaves = read_valid && read_ready && read_data_last;  // PacketStore.java:106
  wire [9:0] isLast_read = lastIndexes[readSlot];  // PacketStore.java:130
  wire isLast = readIndex == isLast_read;  // PacketStore.java:130
  wire mayFetch = (written != fetchedWhole) && (mayLeave || (readIndex != 10'd0));  // PacketStore.java:131
  wire moves = front_source_ready || !fetched;  // PacketStore.java:132
  wire fetches = mayFetch && moves;  // PacketStore.java:133
  assign write_ready = used != 4'd8;  // PacketStore.java:105
  assign read_data_data = stall_sink_data_data;  // PacketStore.java:100
  assign read_data_last = stall_sink_data_last;  // PacketStore.java:100
  assign read_valid = stall_sink_valid;  // PacketStore.java:100
  assign slotFreed = freed;  // PacketStore.java:111
  assign packets = stored;  // PacketStore.java:104
  always @(posedge clock) begin
    if (completes && !leaves) begin  // PacketStore.java:107
      stored <= stored + 4'd1;  // PacketStore.java:107
    end else if (leaves && !completes) begin  // PacketStore.java:107
      stored <= stored - 4'd1;  // PacketStore.java:107
    end
    freed <= leaves;  // PacketStore.java:110
    if (completes && !freed) begin  // PacketStore.java:112
      used <= used + 4'd1;  // PacketStore.java:112
    end else if (freed && !completes) begin  // PacketStore.java:112
      used <= used - 4'd1;  // PacketStore.java:112
    end
    if (write_valid && write_ready) begin  // PacketStore.java:120
      lastIndexes[writeSlot] <= writeIndex;  // PacketStore.java:121
      writeIndex <= write_data_last ? 10'd0 : (writeIndex + 10'd1);  // PacketStore.java:122
    end
    if (completes) begin  // PacketStore.java:124
      written <= written + 4'd1;  // PacketStore.java:124
    end
    if (moves) begin  // PacketStore.java:137
      fetched <= mayFetch;  // PacketStore.java:137
    end
    if (fetches) begin  // PacketStore.java:138
      fetchedLast <= isLast;  // PacketStore.java:139
      readIndex <= isLast ? 10'd0 : (readIndex + 10'd1);  // PacketStore.java:140
    end
    if (fetches && isLast) begin  // PacketStore.java:142
      fetchedWhole <= fetchedWhole + 4'd1;  // PacketStore.java:142
    end
    if (reset) begin
      writeIndex <= 10'd0;  // PacketStore.java:81
      readIndex <= 10'd0;  // PacketStore.java:82
      stored <= 4'd0;  // PacketStore.java:83
      used <= 4'd0;  // PacketStore.java:84
      written <= 4'd0;  // PacketStore.java:85
      fetchedWhole <= 4'd0;  // PacketStore.java:86
      fetched <= 1'b0;  // PacketStore.java:87
      freed <= 1'b0;  // PacketStore.java:109
    end
  end
  SlotMemory_8_518 memory (  // PacketStore.java:79
    .clock(clock), .reset(reset), .writes(write_valid && write_ready), .written(write_data_data),
    .reads(fetches), .word(memory_word), .writeSlot(writeSlot), .writeIndex(writeIndex), .readSlot(readSlot),
    .readIndex(readIndex));
  ForwardRegister_PacketWord65 front (  // PacketStore.java:91
    .clock(clock), .reset(reset), .source_data_data(memory_word), .source_data_last(fetchedLast),
    .source_valid(fetched), .source_ready(front_source_ready), .sink_data_data(front_sink_data_data),
    .sink_data_last(front_sink_data_last), .sink_valid(front_sink_valid), .sink_ready(stall_source_ready));
  BackwardRegister_PacketWord65 stall (  // PacketStore.java:92
    .clock(clock), .reset(reset), .source_data_data(front_sink_data_data),
    .source_data_last(front_sink_data_last), .source_valid(front_sink_valid), .source_ready(stall_source_ready),
    .sink_data_data(stall_sink_data_data), .sink_data_last(stall_sink_data_last), .sink_valid(stall_sink_valid),
    .sink_ready(read_ready));
endmodule
`default_nettype wire
