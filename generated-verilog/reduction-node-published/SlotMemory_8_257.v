`default_nettype none
// slots=8, words=257
module SlotMemory_8_257 (  // SlotMemory.java:51
  input  wire clock,  // SlotMemory.java:51
  input  wire reset,  // SlotMemory.java:51
  input  wire writes,  // SlotMemory.java:32
  input  wire [63:0] written,  // SlotMemory.java:34
  input  wire reads,  // SlotMemory.java:41
  output wire [63:0] word,  // SlotMemory.java:43
  input  wire [2:0] writeSlot,  // SlotMemory.java:57
  input  wire [8:0] writeIndex,  // SlotMemory.java:58
  input  wire [2:0] readSlot,  // SlotMemory.java:59
  input  wire [8:0] readIndex  // SlotMemory.java:60
);
  reg  [63:0] wordRead;  // SlotMemory.java:87
  reg  [63:0] otherRead;  // SlotMemory.java:88
  reg  isOther;  // SlotMemory.java:89
  reg  [63:0] words [0:2047];  // SlotMemory.java:80
  reg  [63:0] others [0:7];  // SlotMemory.java:81
  wire writesOther = writeIndex[8];  // SlotMemory.java:82
  wire [2:0] base_0 = writeSlot[2] ? (writeSlot[1] ? (writeSlot[0] ? 3'd7 : 3'd6)
      : (writeSlot[0] ? 3'd5 : 3'd4)) : (writeSlot[1] ? (writeSlot[0] ? 3'd3 : 3'd2)
      : (writeSlot[0] ? 3'd1 : 3'd0));  // SlotMemory.java:100
  wire [2:0] base_1 = readSlot[2] ? (readSlot[1] ? (readSlot[0] ? 3'd7 : 3'd6) : (readSlot[0] ? 3'd5 : 3'd4))
      : (readSlot[1] ? (readSlot[0] ? 3'd3 : 3'd2) : (readSlot[0] ? 3'd1 : 3'd0));  // SlotMemory.java:100
  wire [10:0] words_address_joined = {writeSlot, writeIndex[7:0]};  // SlotMemory.java:83
  wire [2:0] others_address_sum = base_0 + writeIndex[2:0];  // SlotMemory.java:86
  wire [10:0] wordRead_address_joined = {readSlot, readIndex[7:0]};  // SlotMemory.java:87
  wire [63:0] wordRead_read = words[wordRead_address_joined];  // SlotMemory.java:87
  wire [2:0] otherRead_address_sum = base_1 + readIndex[2:0];  // SlotMemory.java:88
  wire [63:0] otherRead_read = others[otherRead_address_sum];  // SlotMemory.java:88
  assign word = isOther ? otherRead : wordRead;  // SlotMemory.java:91
  always @(posedge clock) begin
    if (writes && !writesOther) begin  // SlotMemory.java:83
      words[words_address_joined] <= written;  // SlotMemory.java:83
    end
    if (writes && writesOther) begin  // SlotMemory.java:84
      others[others_address_sum] <= written;  // SlotMemory.java:86
    end
    if (reads) begin  // SlotMemory.java:87
      wordRead <= wordRead_read;  // SlotMemory.java:87
    end
    if (reads) begin  // SlotMemory.java:88
      otherRead <= otherRead_read;  // SlotMemory.java:88
    end
    if (reads) begin  // SlotMemory.java:90
      isOther <= readIndex[8];  // SlotMemory.java:90
    end
    if (reset) begin
      isOther <= 1'b0;  // SlotMemory.java:89
    end
  end
endmodule
`default_nettype wire
