`default_nettype none
// slots=8, words=36
module SlotMemory_8_36 (  // SlotMemory.java:55
  input  wire clock,  // SlotMemory.java:55
  input  wire writes,  // SlotMemory.java:36
  input  wire [63:0] written,  // SlotMemory.java:38
  input  wire reads,  // SlotMemory.java:45
  output wire [63:0] word,  // SlotMemory.java:47
  input  wire [2:0] writeSlot,  // SlotMemory.java:61
  input  wire [5:0] writeIndex,  // SlotMemory.java:62
  input  wire [2:0] readSlot,  // SlotMemory.java:63
  input  wire [5:0] readIndex  // SlotMemory.java:64
);
  reg  [63:0] register;  // SlotMemory.java:79
  reg  [63:0] words [0:287];  // SlotMemory.java:77
  wire [8:0] base_0 = writeSlot[2] ? (writeSlot[1] ? (writeSlot[0] ? 9'd252 : 9'd216)
      : (writeSlot[0] ? 9'd180 : 9'd144))
      : (writeSlot[1] ? (writeSlot[0] ? 9'd108 : 9'd72) : (writeSlot[0] ? 9'd36 : 9'd0));  // SlotMemory.java:105
  wire [8:0] base_1 = readSlot[2] ? (readSlot[1] ? (readSlot[0] ? 9'd252 : 9'd216)
      : (readSlot[0] ? 9'd180 : 9'd144))
      : (readSlot[1] ? (readSlot[0] ? 9'd108 : 9'd72) : (readSlot[0] ? 9'd36 : 9'd0));  // SlotMemory.java:105
  wire [8:0] words_address_sum = base_0 + {3'd0, writeIndex};  // SlotMemory.java:78
  wire [8:0] register_address_sum = base_1 + {3'd0, readIndex};  // SlotMemory.java:79
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
