`default_nettype none
// slots=8, words=518
module SlotMemory_8_518 (  // SlotMemory.java:70
  input  wire clock,  // SlotMemory.java:70
  input  wire reset,  // SlotMemory.java:70
  input  wire writes,  // SlotMemory.java:38
  input  wire [63:0] written,  // SlotMemory.java:40
  input  wire reads,  // SlotMemory.java:47
  output wire [63:0] word,  // SlotMemory.java:49
  input  wire [2:0] writeSlot,  // SlotMemory.java:80
  input  wire [9:0] writeIndex,  // SlotMemory.java:81
  input  wire [2:0] readSlot,  // SlotMemory.java:82
  input  wire [9:0] readIndex  // SlotMemory.java:83
);
  reg  words_written;  // SlotMemory.java:114
  reg  [63:0] wordRead;  // SlotMemory.java:118
  reg  [63:0] otherRead;  // SlotMemory.java:119
  reg  isOther;  // SlotMemory.java:120
  reg  [63:0] words [0:4095];  // SlotMemory.java:129
  reg  [63:0] others [0:47];  // SlotMemory.java:129
  wire writesOther = writeIndex[9];  // SlotMemory.java:113
  wire [5:0] base_0 = writeSlot[2] ? (writeSlot[1] ? (writeSlot[0] ? 6'd42 : 6'd36)
      : (writeSlot[0] ? 6'd30 : 6'd24))
      : (writeSlot[1] ? (writeSlot[0] ? 6'd18 : 6'd12) : (writeSlot[0] ? 6'd6 : 6'd0));  // SlotMemory.java:140
  wire [5:0] base_1 = readSlot[2] ? (readSlot[1] ? (readSlot[0] ? 6'd42 : 6'd36)
      : (readSlot[0] ? 6'd30 : 6'd24))
      : (readSlot[1] ? (readSlot[0] ? 6'd18 : 6'd12) : (readSlot[0] ? 6'd6 : 6'd0));  // SlotMemory.java:140
  wire [11:0] words_address_joined = {writeSlot, writeIndex[8:0]};  // SlotMemory.java:114
  wire [5:0] others_address_sum = base_0 + writeIndex[5:0];  // SlotMemory.java:117
  wire [11:0] wordRead_joined = {readSlot, readIndex[8:0]};  // SlotMemory.java:118
  wire [63:0] wordRead_read = words[wordRead_joined];  // SlotMemory.java:118
  wire [5:0] otherRead_address_sum = base_1 + readIndex[5:0];  // SlotMemory.java:119
  wire [63:0] otherRead_read = others[otherRead_address_sum];  // SlotMemory.java:119
  assign word = isOther ? otherRead : wordRead;  // SlotMemory.java:122
  always @* begin
    words_written = 1'b0;  // SlotMemory.java:114
    if (writes && !writesOther) begin  // SlotMemory.java:114
      words_written = 1'b1;  // SlotMemory.java:114
    end
  end
  always @(posedge clock) begin
    if (writes && !writesOther) begin  // SlotMemory.java:114
      words[words_address_joined] <= written;  // SlotMemory.java:114
    end
    if (writes && writesOther) begin  // SlotMemory.java:115
      others[others_address_sum] <= written;  // SlotMemory.java:117
    end
    if (reads) begin  // SlotMemory.java:118
      wordRead <= (words_written && (words_address_joined == wordRead_joined)) ? 64'bx : wordRead_read;  // SlotMemory.java:118
    end
    if (reads) begin  // SlotMemory.java:119
      otherRead <= otherRead_read;  // SlotMemory.java:119
    end
    if (reads) begin  // SlotMemory.java:121
      isOther <= readIndex[9];  // SlotMemory.java:121
    end
    if (reset) begin
      isOther <= 1'b0;  // SlotMemory.java:120
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!(reads && writes && (readSlot == writeSlot) && (readIndex == writeIndex)))) begin  // SlotMemory.java:88
        $display("assertion failed: no word is read in the cycle in which it is written (SlotMemory.java:88)");
        $stop;  // SlotMemory.java:88
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!(reads && writes && (readSlot == writeSlot) && (readIndex == writeIndex)));  // SlotMemory.java:88
    end
  end
`endif
endmodule
`default_nettype wire
