`default_nettype none
// slots=8, words=6
module SlotMemory_8_6 (  // SlotMemory.java:55
  input  wire clock,  // SlotMemory.java:55
  input  wire writes,  // SlotMemory.java:36
  input  wire [63:0] written,  // SlotMemory.java:38
  input  wire reads,  // SlotMemory.java:45
  output wire [63:0] word,  // SlotMemory.java:47
  input  wire [2:0] writeSlot,  // SlotMemory.java:61
  input  wire [2:0] writeIndex,  // SlotMemory.java:62
  input  wire [2:0] readSlot,  // SlotMemory.java:63
  input  wire [2:0] readIndex  // SlotMemory.java:64
);
  reg  [63:0] register;  // SlotMemory.java:79
  reg  [63:0] words [0:47];  // SlotMemory.java:77
  wire [5:0] base_0 = writeSlot[2] ? (writeSlot[1] ? (writeSlot[0] ? 6'd42 : 6'd36)
      : (writeSlot[0] ? 6'd30 : 6'd24))
      : (writeSlot[1] ? (writeSlot[0] ? 6'd18 : 6'd12) : (writeSlot[0] ? 6'd6 : 6'd0));  // SlotMemory.java:105
  wire [5:0] base_1 = readSlot[2] ? (readSlot[1] ? (readSlot[0] ? 6'd42 : 6'd36)
      : (readSlot[0] ? 6'd30 : 6'd24))
      : (readSlot[1] ? (readSlot[0] ? 6'd18 : 6'd12) : (readSlot[0] ? 6'd6 : 6'd0));  // SlotMemory.java:105
  wire [5:0] words_address_sum = base_0 + {3'd0, writeIndex};  // SlotMemory.java:78
  wire [5:0] register_address_sum = base_1 + {3'd0, readIndex};  // SlotMemory.java:79
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
