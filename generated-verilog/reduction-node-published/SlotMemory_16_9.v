`default_nettype none
// slots=16, words=9
module SlotMemory_16_9 (  // SlotMemory.java:55
  input  wire clock,  // SlotMemory.java:55
  input  wire writes,  // SlotMemory.java:36
  input  wire [63:0] written,  // SlotMemory.java:38
  input  wire reads,  // SlotMemory.java:45
  output wire [63:0] word,  // SlotMemory.java:47
  input  wire [3:0] writeSlot,  // SlotMemory.java:61
  input  wire [3:0] writeIndex,  // SlotMemory.java:62
  input  wire [3:0] readSlot,  // SlotMemory.java:63
  input  wire [3:0] readIndex  // SlotMemory.java:64
);
  reg  [63:0] register;  // SlotMemory.java:79
  reg  [63:0] words [0:143];  // SlotMemory.java:77
  wire [7:0] base_0_choice = writeSlot[2]
      ? (writeSlot[1] ? (writeSlot[0] ? 8'd63 : 8'd54) : (writeSlot[0] ? 8'd45 : 8'd36))
      : (writeSlot[1] ? (writeSlot[0] ? 8'd27 : 8'd18) : (writeSlot[0] ? 8'd9 : 8'd0));  // SlotMemory.java:105
  wire [7:0] base_0_choice_1 = writeSlot[2]
      ? (writeSlot[1] ? (writeSlot[0] ? 8'd135 : 8'd126) : (writeSlot[0] ? 8'd117 : 8'd108))
      : (writeSlot[1] ? (writeSlot[0] ? 8'd99 : 8'd90) : (writeSlot[0] ? 8'd81 : 8'd72));  // SlotMemory.java:105
  wire [7:0] base_0 = writeSlot[3] ? base_0_choice_1 : base_0_choice;  // SlotMemory.java:105
  wire [7:0] base_1_choice = readSlot[2]
      ? (readSlot[1] ? (readSlot[0] ? 8'd63 : 8'd54) : (readSlot[0] ? 8'd45 : 8'd36))
      : (readSlot[1] ? (readSlot[0] ? 8'd27 : 8'd18) : (readSlot[0] ? 8'd9 : 8'd0));  // SlotMemory.java:105
  wire [7:0] base_1_choice_1 = readSlot[2]
      ? (readSlot[1] ? (readSlot[0] ? 8'd135 : 8'd126) : (readSlot[0] ? 8'd117 : 8'd108))
      : (readSlot[1] ? (readSlot[0] ? 8'd99 : 8'd90) : (readSlot[0] ? 8'd81 : 8'd72));  // SlotMemory.java:105
  wire [7:0] base_1 = readSlot[3] ? base_1_choice_1 : base_1_choice;  // SlotMemory.java:105
  wire [7:0] words_address_sum = base_0 + {4'd0, writeIndex};  // SlotMemory.java:78
  wire [7:0] register_address_sum = base_1 + {4'd0, readIndex};  // SlotMemory.java:79
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
