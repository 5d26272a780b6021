`default_nettype none
// slots=8, words=256
module SlotMemory_8_256 (  // SlotMemory.java:55
  input  wire clock,  // SlotMemory.java:55
  input  wire writes,  // SlotMemory.java:36
  input  wire [63:0] written,  // SlotMemory.java:38
  input  wire reads,  // SlotMemory.java:45
  output wire [63:0] word,  // SlotMemory.java:47
  input  wire [2:0] writeSlot,  // SlotMemory.java:61
  input  wire [7:0] writeIndex,  // SlotMemory.java:62
  input  wire [2:0] readSlot,  // SlotMemory.java:63
  input  wire [7:0] readIndex  // SlotMemory.java:64
);
  reg  [63:0] register;  // SlotMemory.java:79
  reg  [63:0] words [0:2047];  // SlotMemory.java:77
  wire [10:0] base_0 = writeSlot[2] ? (writeSlot[1] ? (writeSlot[0] ? 11'd1792 : 11'd1536)
      : (writeSlot[0] ? 11'd1280 : 11'd1024))
      : (writeSlot[1] ? (writeSlot[0] ? 11'd768 : 11'd512) : (writeSlot[0] ? 11'd256 : 11'd0));  // SlotMemory.java:105
  wire [10:0] base_1 = readSlot[2] ? (readSlot[1] ? (readSlot[0] ? 11'd1792 : 11'd1536)
      : (readSlot[0] ? 11'd1280 : 11'd1024))
      : (readSlot[1] ? (readSlot[0] ? 11'd768 : 11'd512) : (readSlot[0] ? 11'd256 : 11'd0));  // SlotMemory.java:105
  wire [10:0] words_address_sum = base_0 + {3'd0, writeIndex};  // SlotMemory.java:78
  wire [10:0] register_address_sum = base_1 + {3'd0, readIndex};  // SlotMemory.java:79
  wire [63:0] register_read = words[register_address_sum];  // SlotMemory.java:79
  assign word = register;  // SlotMemory.java:79
  always @(posedge clock) begin
    if (writes) begin  // SlotMemory.java:78
      words[words_address_sum] <= written;  // SlotMemory.java:78
    end
    if (reads) begin  // SlotMemory.java:79
      register <= register_read;  // SlotMemory.java:79
    end
  end
endmodule
`default_nettype wire
