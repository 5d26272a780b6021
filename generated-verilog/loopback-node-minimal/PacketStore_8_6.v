`default_nettype none
// slots=8, words=6
module PacketStore_8_6 (  // PacketStore.java:40
  input  wire clock,  // PacketStore.java:40
  input  wire reset,  // PacketStore.java:40
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
  output wire [3:0] packets  // PacketStore.java:45
);
  reg  [2:0] writeSlot;  // PacketStore.java:49
  reg  [2:0] writeIndex;  // PacketStore.java:50
  reg  [2:0] readSlot;  // PacketStore.java:51
  reg  [2:0] readIndex;  // PacketStore.java:52
  reg  [3:0] stored;  // PacketStore.java:53
  reg  [3:0] unread;  // PacketStore.java:55
  reg  fetched;  // PacketStore.java:56
  reg  fetchedLast;  // PacketStore.java:57
  wire [63:0] packets_word;  // PacketStore.java:47
  wire front_source_ready, front_sink_data_last, front_sink_valid; wire [63:0] front_sink_data_data;  // PacketStore.java:60
  wire stall_source_ready, stall_sink_data_last, stall_sink_valid; wire [63:0] stall_sink_data_data;  // PacketStore.java:61
  reg  [2:0] lastIndexes [0:7];  // PacketStore.java:48
  wire completes = write_valid && write_ready && write_data_last && !discard;  // PacketStore.java:66
  wire leaves = read_valid && read_ready && read_data_last;  // PacketStore.java:67
  wire [2:0] isLast_read = lastIndexes[readSlot];  // PacketStore.java:83
  wire isLast = readIndex == isLast_read;  // PacketStore.java:83
  wire mayFetch = (unread != 4'd0) && (mayLeave || (readIndex != 3'd0));  // PacketStore.java:84
  wire moves = front_source_ready || !fetched;  // PacketStore.java:85
  wire fetches = mayFetch && moves;  // PacketStore.java:86
  wire unread_when_and = fetches && isLast;  // PacketStore.java:90
  assign write_ready = stored != 4'd8;  // PacketStore.java:65
  assign read_data_data = stall_sink_data_data;  // PacketStore.java:100
  assign read_data_last = stall_sink_data_last;  // PacketStore.java:100
  assign read_valid = stall_sink_valid;  // PacketStore.java:100
  assign slotFreed = leaves;  // PacketStore.java:68
  assign packets = stored;  // PacketStore.java:64
  always @(posedge clock) begin
    if (completes && !leaves) begin  // PacketStore.java:69
      stored <= stored + 4'd1;  // PacketStore.java:69
    end else if (leaves && !completes) begin  // PacketStore.java:69
      stored <= stored - 4'd1;  // PacketStore.java:69
    end
    if (write_valid && write_ready) begin  // PacketStore.java:75
      lastIndexes[writeSlot] <= writeIndex;  // PacketStore.java:76
      writeIndex <= write_data_last ? 3'd0 : (writeIndex + 3'd1);  // PacketStore.java:77
    end
    if (completes) begin  // PacketStore.java:79
      writeSlot <= writeSlot + 3'd1;  // PacketStore.java:79
    end
    if (completes && !unread_when_and) begin  // PacketStore.java:90
      unread <= unread + 4'd1;  // PacketStore.java:90
    end else if (unread_when_and && !completes) begin  // PacketStore.java:90
      unread <= unread - 4'd1;  // PacketStore.java:90
    end
    if (moves) begin  // PacketStore.java:91
      fetched <= mayFetch;  // PacketStore.java:91
    end
    if (fetches) begin  // PacketStore.java:92
      fetchedLast <= isLast;  // PacketStore.java:93
      readIndex <= isLast ? 3'd0 : (readIndex + 3'd1);  // PacketStore.java:94
    end
    if (fetches && isLast) begin  // PacketStore.java:96
      readSlot <= readSlot + 3'd1;  // PacketStore.java:96
    end
    if (reset) begin
      writeSlot <= 3'd0;  // PacketStore.java:49
      writeIndex <= 3'd0;  // PacketStore.java:50
      readSlot <= 3'd0;  // PacketStore.java:51
      readIndex <= 3'd0;  // PacketStore.java:52
      stored <= 4'd0;  // PacketStore.java:53
      unread <= 4'd0;  // PacketStore.java:55
      fetched <= 1'b0;  // PacketStore.java:56
    end
  end
  SlotMemory_8_6 packets_1 (  // PacketStore.java:47
    .clock(clock), .writes(write_valid && write_ready), .written(write_data_data), .reads(fetches),
    .word(packets_word), .writeSlot(writeSlot), .writeIndex(writeIndex), .readSlot(readSlot),
    .readIndex(readIndex));
  ForwardRegister_PacketWord65 front (  // PacketStore.java:60
    .clock(clock), .reset(reset), .source_data_data(packets_word), .source_data_last(fetchedLast),
    .source_valid(fetched), .source_ready(front_source_ready), .sink_data_data(front_sink_data_data),
    .sink_data_last(front_sink_data_last), .sink_valid(front_sink_valid), .sink_ready(stall_source_ready));
  BackwardRegister_PacketWord65 stall (  // PacketStore.java:61
    .clock(clock), .reset(reset), .source_data_data(front_sink_data_data),
    .source_data_last(front_sink_data_last), .source_valid(front_sink_valid), .source_ready(stall_source_ready),
    .sink_data_data(stall_sink_data_data), .sink_data_last(stall_sink_data_last), .sink_valid(stall_sink_valid),
    .sink_ready(read_ready));
endmodule
`default_nettype wire
