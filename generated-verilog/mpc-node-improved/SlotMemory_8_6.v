`default_nettype none
// slots=8, words=6
module SlotMemory_8_6 (  // SlotMemory.java:89
  input  wire clock,  // SlotMemory.java:89
  input  wire reset,  // SlotMemory.java:89
  input  wire writes,  // SlotMemory.java:42
  input  wire [63:0] written,  // SlotMemory.java:44
  input  wire reads,  // SlotMemory.java:51
  output wire [63:0] word,  // SlotMemory.java:53
  input  wire [2:0] writeSlot,  // SlotMemory.java:103
  input  wire [2:0] writeIndex,  // SlotMemory.java:104
  input  wire [2:0] readSlot,  // SlotMemory.java:105
  input  wire [2:0] readIndex  // SlotMemory.java:106
);
  reg  words_written;  // SlotMemory.java:128
  reg  [63:0] register;  // SlotMemory.java:129
  reg  [63:0] words [0:47];  // SlotMemory.java:197
  wire [5:0] base_0 = writeSlot[2] ? (writeSlot[1] ? (writeSlot[0] ? 6'd42 : 6'd36)
      : (writeSlot[0] ? 6'd30 : 6'd24))
      : (writeSlot[1] ? (writeSlot[0] ? 6'd18 : 6'd12) : (writeSlot[0] ? 6'd6 : 6'd0));  // SlotMemory.java:206
  wire [5:0] base_1 = readSlot[2] ? (readSlot[1] ? (readSlot[0] ? 6'd42 : 6'd36)
      : (readSlot[0] ? 6'd30 : 6'd24))
      : (readSlot[1] ? (readSlot[0] ? 6'd18 : 6'd12) : (readSlot[0] ? 6'd6 : 6'd0));  // SlotMemory.java:206
  wire [5:0] words_address_sum = base_0 + {3'd0, writeIndex};  // SlotMemory.java:128
  wire [5:0] register_sum = base_1 + {3'd0, readIndex};  // SlotMemory.java:129
  wire [63:0] register_read = words[register_sum];  // SlotMemory.java:129
  assign word = register;  // SlotMemory.java:129
  always @* begin
    words_written = 1'b0;  // SlotMemory.java:128
    if (writes) begin  // SlotMemory.java:128
      words_written = 1'b1;  // SlotMemory.java:128
    end
  end
  always @(posedge clock) begin
    if (writes) begin  // SlotMemory.java:128
      words[words_address_sum] <= written;  // SlotMemory.java:128
    end
    if (reads) begin  // SlotMemory.java:129
      register <= (words_written && (words_address_sum == register_sum)) ? 64'bx : register_read;  // SlotMemory.java:129
    end
  end
  wire unused_ok = &{1'b0, reset};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!(reads && writes && (readSlot == writeSlot) && (readIndex == writeIndex)))) begin  // SlotMemory.java:111
        $display("assertion failed: no word is read in the cycle in which it is written (SlotMemory.java:111)");
        $stop;  // SlotMemory.java:111
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!(reads && writes && (readSlot == writeSlot) && (readIndex == writeIndex)));  // SlotMemory.java:111
    end
  end
`endif
endmodule
`default_nettype wire
