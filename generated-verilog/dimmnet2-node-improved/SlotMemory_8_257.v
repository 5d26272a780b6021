`default_nettype none
// slots=8, words=257
module SlotMemory_8_257 (  // SlotMemory.java:89
  input  wire clock,  // SlotMemory.java:89
  input  wire reset,  // SlotMemory.java:89
  input  wire writes,  // SlotMemory.java:42
  input  wire [63:0] written,  // SlotMemory.java:44
  input  wire reads,  // SlotMemory.java:51
  output wire [63:0] word,  // SlotMemory.java:53
  input  wire [2:0] writeSlot,  // SlotMemory.java:103
  input  wire [8:0] writeIndex,  // SlotMemory.java:104
  input  wire [2:0] readSlot,  // SlotMemory.java:105
  input  wire [8:0] readIndex  // SlotMemory.java:106
);
  reg  words_written;  // SlotMemory.java:139
  reg  others_written;  // SlotMemory.java:142
  reg  [63:0] wordRead;  // SlotMemory.java:143
  reg  [63:0] otherRead;  // SlotMemory.java:144
  reg  isOther;  // SlotMemory.java:145
  reg  [63:0] words [0:2047];  // SlotMemory.java:197
  reg  [63:0] others [0:7];  // SlotMemory.java:197
  wire writesOther = writeIndex[8];  // SlotMemory.java:138
  wire [2:0] base_0 = writeSlot[2] ? (writeSlot[1] ? (writeSlot[0] ? 3'd7 : 3'd6)
      : (writeSlot[0] ? 3'd5 : 3'd4)) : (writeSlot[1] ? (writeSlot[0] ? 3'd3 : 3'd2)
      : (writeSlot[0] ? 3'd1 : 3'd0));  // SlotMemory.java:206
  wire [2:0] base_1 = readSlot[2] ? (readSlot[1] ? (readSlot[0] ? 3'd7 : 3'd6) : (readSlot[0] ? 3'd5 : 3'd4))
      : (readSlot[1] ? (readSlot[0] ? 3'd3 : 3'd2) : (readSlot[0] ? 3'd1 : 3'd0));  // SlotMemory.java:206
  wire [10:0] words_address_joined = {writeSlot, writeIndex[7:0]};  // SlotMemory.java:139
  wire [2:0] others_address_sum = base_0 + writeIndex[2:0];  // SlotMemory.java:142
  wire [10:0] wordRead_joined = {readSlot, readIndex[7:0]};  // SlotMemory.java:143
  wire [63:0] wordRead_read = words[wordRead_joined];  // SlotMemory.java:143
  wire [2:0] otherRead_sum = base_1 + readIndex[2:0];  // SlotMemory.java:144
  wire [63:0] otherRead_read = others[otherRead_sum];  // SlotMemory.java:144
  assign word = isOther ? otherRead : wordRead;  // SlotMemory.java:147
  always @* begin
    words_written = 1'b0;  // SlotMemory.java:139
    if (writes && !writesOther) begin  // SlotMemory.java:139
      words_written = 1'b1;  // SlotMemory.java:139
    end
  end
  always @* begin
    others_written = 1'b0;  // SlotMemory.java:142
    if (writes && writesOther) begin  // SlotMemory.java:140
      others_written = 1'b1;  // SlotMemory.java:142
    end
  end
  always @(posedge clock) begin
    if (writes && !writesOther) begin  // SlotMemory.java:139
      words[words_address_joined] <= written;  // SlotMemory.java:139
    end
    if (writes && writesOther) begin  // SlotMemory.java:140
      others[others_address_sum] <= written;  // SlotMemory.java:142
    end
    if (reads) begin  // SlotMemory.java:143
      wordRead <= (words_written && (words_address_joined == wordRead_joined)) ? 64'bx : wordRead_read;  // SlotMemory.java:143
    end
    if (reads) begin  // SlotMemory.java:144
      otherRead <= (others_written && (others_address_sum == otherRead_sum)) ? 64'bx : otherRead_read;  // SlotMemory.java:144
    end
    if (reads) begin  // SlotMemory.java:146
      isOther <= readIndex[8];  // SlotMemory.java:146
    end
    if (reset) begin
      isOther <= 1'b0;  // SlotMemory.java:145
    end
  end
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
