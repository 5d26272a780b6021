`default_nettype none
// slots=8, words=257
module SlotMemory_8_257 (  // SlotMemory.java:55
  input  wire clock,  // SlotMemory.java:55
  input  wire reset,  // SlotMemory.java:55
  input  wire writes,  // SlotMemory.java:36
  input  wire [63:0] written,  // SlotMemory.java:38
  input  wire reads,  // SlotMemory.java:45
  output wire [63:0] word,  // SlotMemory.java:47
  input  wire [2:0] writeSlot,  // SlotMemory.java:61
  input  wire [8:0] writeIndex,  // SlotMemory.java:62
  input  wire [2:0] readSlot,  // SlotMemory.java:63
  input  wire [8:0] readIndex  // SlotMemory.java:64
);
  reg  [63:0] wordRead;  // SlotMemory.java:92
  reg  [63:0] otherRead;  // SlotMemory.java:93
  reg  isOther;  // SlotMemory.java:94
  reg  [63:0] words [0:2047];  // SlotMemory.java:85
  reg  [63:0] others [0:7];  // SlotMemory.java:86
  wire writesOther = writeIndex[8];  // SlotMemory.java:87
  wire [2:0] base_0 = writeSlot[2] ? (writeSlot[1] ? (writeSlot[0] ? 3'd7 : 3'd6)
      : (writeSlot[0] ? 3'd5 : 3'd4)) : (writeSlot[1] ? (writeSlot[0] ? 3'd3 : 3'd2)
      : (writeSlot[0] ? 3'd1 : 3'd0));  // SlotMemory.java:105
  wire [2:0] base_1 = readSlot[2] ? (readSlot[1] ? (readSlot[0] ? 3'd7 : 3'd6) : (readSlot[0] ? 3'd5 : 3'd4))
      : (readSlot[1] ? (readSlot[0] ? 3'd3 : 3'd2) : (readSlot[0] ? 3'd1 : 3'd0));  // SlotMemory.java:105
  wire [10:0] words_address_joined = {writeSlot, writeIndex[7:0]};  // SlotMemory.java:88
  wire [2:0] others_address_sum = base_0 + writeIndex[2:0];  // SlotMemory.java:91
  wire [10:0] wordRead_address_joined = {readSlot, readIndex[7:0]};  // SlotMemory.java:92
  wire [63:0] wordRead_read = words[wordRead_address_joined];  // SlotMemory.java:92
  wire [2:0] otherRead_address_sum = base_1 + readIndex[2:0];  // SlotMemory.java:93
  wire [63:0] otherRead_read = others[otherRead_address_sum];  // SlotMemory.java:93
  assign word = isOther ? otherRead : wordRead;  // SlotMemory.java:96
  always @(posedge clock) begin
    if (writes && !writesOther) begin  // SlotMemory.java:88
      words[words_address_joined] <= written;  // SlotMemory.java:88
    end
    if (writes && writesOther) begin  // SlotMemory.java:89
      others[others_address_sum] <= written;  // SlotMemory.java:91
    end
    if (reads) begin  // SlotMemory.java:92
      wordRead <= wordRead_read;  // SlotMemory.java:92
    end
    if (reads) begin  // SlotMemory.java:93
      otherRead <= otherRead_read;  // SlotMemory.java:93
    end
    if (reads) begin  // SlotMemory.java:95
      isOther <= readIndex[8];  // SlotMemory.java:95
    end
    if (reset) begin
      isOther <= 1'b0;  // SlotMemory.java:94
    end
  end
endmodule
`default_nettype wire
