`default_nettype none
// slots=4, words=257
module SlotMemory_4_257 (  // SlotMemory.java:55
  input  wire clock,  // SlotMemory.java:55
  input  wire reset,  // SlotMemory.java:55
  input  wire writes,  // SlotMemory.java:36
  input  wire [63:0] written,  // SlotMemory.java:38
  input  wire reads,  // SlotMemory.java:45
  output wire [63:0] word,  // SlotMemory.java:47
  input  wire [1:0] writeSlot,  // SlotMemory.java:61
  input  wire [8:0] writeIndex,  // SlotMemory.java:62
  input  wire [1:0] readSlot,  // SlotMemory.java:63
  input  wire [8:0] readIndex  // SlotMemory.java:64
);
  reg  [63:0] wordRead;  // SlotMemory.java:92
  reg  [63:0] otherRead;  // SlotMemory.java:93
  reg  isOther;  // SlotMemory.java:94
  reg  [63:0] words [0:1023];  // SlotMemory.java:85
  reg  [63:0] others [0:3];  // SlotMemory.java:86
  wire writesOther = writeIndex[8];  // SlotMemory.java:87
  wire [1:0] base_0 = writeSlot[1] ? (writeSlot[0] ? 2'd3 : 2'd2) : (writeSlot[0] ? 2'd1 : 2'd0);  // SlotMemory.java:105
  wire [1:0] base_1 = readSlot[1] ? (readSlot[0] ? 2'd3 : 2'd2) : (readSlot[0] ? 2'd1 : 2'd0);  // SlotMemory.java:105
  wire [9:0] words_address_joined = {writeSlot, writeIndex[7:0]};  // SlotMemory.java:88
  wire [1:0] others_address_sum = base_0 + writeIndex[1:0];  // SlotMemory.java:91
  wire [9:0] wordRead_address_joined = {readSlot, readIndex[7:0]};  // SlotMemory.java:92
  wire [63:0] wordRead_read = words[wordRead_address_joined];  // SlotMemory.java:92
  wire [1:0] otherRead_address_sum = base_1 + readIndex[1:0];  // SlotMemory.java:93
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
