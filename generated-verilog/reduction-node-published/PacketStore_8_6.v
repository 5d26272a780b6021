`default_nettype none
// slots=8, words=6
module PacketStore_8_6 (  // PacketStore.java:90
  input  wire clock,  // PacketStore.java:90
  input  wire reset,  // PacketStore.java:90
  input  wire [63:0] write_data_data,  // PacketStore.java:30
  input  wire write_data_last,  // PacketStore.java:30
  input  wire write_valid,  // PacketStore.java:30
  output wire write_ready,  // PacketStore.java:30
  input  wire discard,  // PacketStore.java:32
  output wire [63:0] read_data_data,  // PacketStore.java:34
  output wire read_data_last,  // PacketStore.java:34
  output wire read_valid,  // PacketStore.java:34
  input  wire read_ready,  // PacketStore.java:34
  input  wire mayLeave,  // PacketStore.java:36
  output wire slotFreed,  // PacketStore.java:40
  output wire [3:0] packets  // PacketStore.java:104
);
  reg  [2:0] writeIndex;  // PacketStore.java:108
  reg  [2:0] readIndex;  // PacketStore.java:109
  reg  [3:0] stored;  // PacketStore.java:110
  reg  [3:0] used;  // PacketStore.java:111
  reg  [3:0] written;  // PacketStore.java:112
  reg  [3:0] fetchedWhole;  // PacketStore.java:113
  reg  fetched;  // PacketStore.java:114
  reg  fetchedLast;  // PacketStore.java:115
  reg  freed;  // PacketStore.java:140
  wire [63:0] memory_word;  // PacketStore.java:106
  wire front_source_ready, front_sink_data_last, front_sink_valid; wire [63:0] front_sink_data_data;  // PacketStore.java:118
  wire stall_source_ready, stall_sink_data_last, stall_sink_valid; wire [63:0] stall_sink_data_data;  // PacketStore.java:119
  reg  [2:0] lastIndexes [0:7];  // PacketStore.java:107
  wire [2:0] writeSlot = written[2:0];  // PacketStore.java:120
  wire [2:0] readSlot = fetchedWhole[2:0];  // PacketStore.java:121
  wire completes = write_valid && write_ready && write_data_last && !discard;  // PacketStore.java:122
  wire leaves = read_valid && read_ready && read_data_last;  // PacketStore.java:137
  wire [2:0] isLast_read = lastIndexes[readSlot];  // PacketStore.java:161
  wire isLast = readIndex == isLast_read;  // PacketStore.java:161
  wire mayFetch = (written != fetchedWhole) && (mayLeave || (readIndex != 3'd0));  // PacketStore.java:162
  wire moves = front_source_ready || !fetched;  // PacketStore.java:163
  wire fetches = mayFetch && moves;  // PacketStore.java:164
  assign write_ready = used != 4'd8;  // PacketStore.java:136
  assign read_data_data = stall_sink_data_data;  // PacketStore.java:131
  assign read_data_last = stall_sink_data_last;  // PacketStore.java:131
  assign read_valid = stall_sink_valid;  // PacketStore.java:131
  assign slotFreed = freed;  // PacketStore.java:142
  assign packets = stored;  // PacketStore.java:135
  always @(posedge clock) begin
    if (completes && !leaves) begin  // PacketStore.java:138
      stored <= stored + 4'd1;  // PacketStore.java:138
    end else if (leaves && !completes) begin  // PacketStore.java:138
      stored <= stored - 4'd1;  // PacketStore.java:138
    end
    freed <= leaves;  // PacketStore.java:141
    if (completes && !freed) begin  // PacketStore.java:143
      used <= used + 4'd1;  // PacketStore.java:143
    end else if (freed && !completes) begin  // PacketStore.java:143
      used <= used - 4'd1;  // PacketStore.java:143
    end
    if (write_valid && write_ready) begin  // PacketStore.java:151
      lastIndexes[writeSlot] <= writeIndex;  // PacketStore.java:152
      writeIndex <= write_data_last ? 3'd0 : (writeIndex + 3'd1);  // PacketStore.java:153
    end
    if (completes) begin  // PacketStore.java:155
      written <= written + 4'd1;  // PacketStore.java:155
    end
    if (moves) begin  // PacketStore.java:168
      fetched <= mayFetch;  // PacketStore.java:168
    end
    if (fetches) begin  // PacketStore.java:169
      fetchedLast <= isLast;  // PacketStore.java:170
      readIndex <= isLast ? 3'd0 : (readIndex + 3'd1);  // PacketStore.java:171
    end
    if (fetches && isLast) begin  // PacketStore.java:173
      fetchedWhole <= fetchedWhole + 4'd1;  // PacketStore.java:173
    end
    if (reset) begin
      writeIndex <= 3'd0;  // PacketStore.java:108
      readIndex <= 3'd0;  // PacketStore.java:109
      stored <= 4'd0;  // PacketStore.java:110
      used <= 4'd0;  // PacketStore.java:111
      written <= 4'd0;  // PacketStore.java:112
      fetchedWhole <= 4'd0;  // PacketStore.java:113
      fetched <= 1'b0;  // PacketStore.java:114
      freed <= 1'b0;  // PacketStore.java:140
    end
  end
  SlotMemory_8_6 memory (  // PacketStore.java:106
    .clock(clock), .reset(reset), .writes(write_valid && write_ready), .written(write_data_data),
    .reads(fetches), .word(memory_word), .writeSlot(writeSlot), .writeIndex(writeIndex), .readSlot(readSlot),
    .readIndex(readIndex));
  ForwardRegister_PacketWord65 front (  // PacketStore.java:118
    .clock(clock), .reset(reset), .source_data_data(memory_word), .source_data_last(fetchedLast),
    .source_valid(fetched), .source_ready(front_source_ready), .sink_data_data(front_sink_data_data),
    .sink_data_last(front_sink_data_last), .sink_valid(front_sink_valid), .sink_ready(stall_source_ready));
  BackwardRegister_PacketWord65 stall (  // PacketStore.java:119
    .clock(clock), .reset(reset), .source_data_data(front_sink_data_data),
    .source_data_last(front_sink_data_last), .source_valid(front_sink_valid), .source_ready(stall_source_ready),
    .sink_data_data(stall_sink_data_data), .sink_data_last(stall_sink_data_last), .sink_valid(stall_sink_valid),
    .sink_ready(read_ready));
endmodule
`default_nettype wire
