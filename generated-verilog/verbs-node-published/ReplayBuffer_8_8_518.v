`default_nettype none
// slots=8, waiting=8, words=518
module ReplayBuffer_8_8_518 (  // ReplayBuffer.java:114
  input  wire clock,  // ReplayBuffer.java:114
  input  wire reset,  // ReplayBuffer.java:114
  input  wire [63:0] write_data_data,  // ReplayBuffer.java:39
  input  wire write_data_last,  // ReplayBuffer.java:39
  input  wire write_valid,  // ReplayBuffer.java:39
  output wire write_ready,  // ReplayBuffer.java:39
  output wire [63:0] read_data_data,  // ReplayBuffer.java:40
  output wire read_data_last,  // ReplayBuffer.java:40
  output wire read_valid,  // ReplayBuffer.java:40
  input  wire read_ready,  // ReplayBuffer.java:40
  output wire [7:0] number,  // ReplayBuffer.java:42
  input  wire mayLeave,  // ReplayBuffer.java:44
  output wire [7:0] packets,  // ReplayBuffer.java:46
  output wire leaves,  // ReplayBuffer.java:48
  input  wire restIsHere,  // ReplayBuffer.java:51
  input  wire acknowledges,  // ReplayBuffer.java:54
  input  wire [7:0] acknowledged,  // ReplayBuffer.java:56
  input  wire again,  // ReplayBuffer.java:58
  output wire isAwaiting,  // ReplayBuffer.java:60
  output wire advances  // ReplayBuffer.java:62
);
  reg  [7:0] oldest;  // ReplayBuffer.java:73
  reg  [7:0] next;  // ReplayBuffer.java:74
  reg  [7:0] top;  // ReplayBuffer.java:75
  reg  [7:0] tail;  // ReplayBuffer.java:76
  reg  [9:0] writeIndex;  // ReplayBuffer.java:129
  reg  [9:0] readIndex;  // ReplayBuffer.java:130
  reg  offered;  // ReplayBuffer.java:131
  reg  endsPacket;  // ReplayBuffer.java:132
  reg  hasRoom;  // ReplayBuffer.java:133
  reg  goesBack;  // ReplayBuffer.java:134
  reg  [7:0] freed;  // ReplayBuffer.java:154
  reg  advanced;  // ReplayBuffer.java:177
  reg  wasBehind;  // ReplayBuffer.java:186
  wire [63:0] memory_word;  // ReplayBuffer.java:127
  reg  [9:0] lastIndexes [0:7];  // ReplayBuffer.java:128
  wire [7:0] distance = oldest - next;  // ReplayBuffer.java:249
  wire isBehind = (distance != 8'd0) && !distance[7];  // ReplayBuffer.java:250
  wire [7:0] kept = (offered && isBehind) ? next : oldest;  // ReplayBuffer.java:153
  wire completes = write_valid && write_ready && write_data_last;  // ReplayBuffer.java:156
  wire [7:0] tailBehind = tail + 8'd1;  // ReplayBuffer.java:157
  wire hasSlot_0 = (tailBehind - freed) < 8'd8;  // ReplayBuffer.java:243
  wire hasSlot_1 = (tail - freed) < 8'd8;  // ReplayBuffer.java:243
  wire [7:0] arrived = acknowledged - oldest;  // ReplayBuffer.java:175
  wire advancesNow = acknowledges && (arrived != 8'd0) && (arrived <= (top - oldest));  // ReplayBuffer.java:176
  wire moves = goesBack || wasBehind;  // ReplayBuffer.java:188
  wire isWhole = tail != next;  // ReplayBuffer.java:189
  wire keepsPace = restIsHere && (writeIndex > 10'd1);  // ReplayBuffer.java:191
  wire mayBegin = mayLeave && (isWhole || keepsPace) && !(moves || advanced);  // ReplayBuffer.java:192
  wire leavesNow = read_valid && read_ready && endsPacket;  // ReplayBuffer.java:197
  wire fetches = offered ? (read_ready && !endsPacket) : mayBegin;  // ReplayBuffer.java:199
  wire [9:0] isLast_read = lastIndexes[next[2:0]];  // ReplayBuffer.java:200
  wire isLast = isWhole && (readIndex == isLast_read);  // ReplayBuffer.java:200
  assign write_ready = hasRoom;  // ReplayBuffer.java:158
  assign read_data_data = memory_word;  // ReplayBuffer.java:205
  assign read_data_last = endsPacket;  // ReplayBuffer.java:206
  assign read_valid = offered;  // ReplayBuffer.java:204
  assign number = next;  // ReplayBuffer.java:139
  assign packets = tail - next;  // ReplayBuffer.java:138
  assign leaves = leavesNow;  // ReplayBuffer.java:198
  assign isAwaiting = top != oldest;  // ReplayBuffer.java:140
  assign advances = advancesNow;  // ReplayBuffer.java:178
  always @(posedge clock) begin
    freed <= kept;  // ReplayBuffer.java:155
    hasRoom <= completes ? hasSlot_0 : hasSlot_1;  // ReplayBuffer.java:160
    if (write_valid && write_ready) begin  // ReplayBuffer.java:165
      lastIndexes[tail[2:0]] <= writeIndex;  // ReplayBuffer.java:166
      writeIndex <= write_data_last ? 10'd0 : (writeIndex + 10'd1);  // ReplayBuffer.java:169
    end
    if (completes) begin  // ReplayBuffer.java:171
      tail <= tailBehind;  // ReplayBuffer.java:171
    end
    advanced <= advancesNow;  // ReplayBuffer.java:179
    if (advancesNow) begin  // ReplayBuffer.java:180
      oldest <= acknowledged;  // ReplayBuffer.java:180
    end
    wasBehind <= isBehind;  // ReplayBuffer.java:187
    if (fetches) begin  // ReplayBuffer.java:207
      readIndex <= readIndex + 10'd1;  // ReplayBuffer.java:208
      offered <= 1'b1;  // ReplayBuffer.java:209
      endsPacket <= isLast;  // ReplayBuffer.java:210
    end else if (leavesNow) begin  // ReplayBuffer.java:212
      readIndex <= 10'd0;  // ReplayBuffer.java:213
      offered <= 1'b0;  // ReplayBuffer.java:214
      next <= next + 8'd1;  // ReplayBuffer.java:215
      if (next == top) begin  // ReplayBuffer.java:216
        top <= top + 8'd1;  // ReplayBuffer.java:216
      end
    end else if (!offered && moves) begin  // ReplayBuffer.java:218
      next <= oldest;  // ReplayBuffer.java:218
    end
    if (again) begin  // ReplayBuffer.java:219
      goesBack <= 1'b1;  // ReplayBuffer.java:219
    end else if (!offered && moves) begin  // ReplayBuffer.java:219
      goesBack <= 1'b0;  // ReplayBuffer.java:219
    end
    if (reset) begin
      oldest <= 8'd0;  // ReplayBuffer.java:73
      next <= 8'd0;  // ReplayBuffer.java:74
      top <= 8'd0;  // ReplayBuffer.java:75
      tail <= 8'd0;  // ReplayBuffer.java:76
      writeIndex <= 10'd0;  // ReplayBuffer.java:129
      readIndex <= 10'd0;  // ReplayBuffer.java:130
      offered <= 1'b0;  // ReplayBuffer.java:131
      endsPacket <= 1'b0;  // ReplayBuffer.java:132
      hasRoom <= 1'b1;  // ReplayBuffer.java:133
      goesBack <= 1'b0;  // ReplayBuffer.java:134
      freed <= 8'd0;  // ReplayBuffer.java:154
      advanced <= 1'b0;  // ReplayBuffer.java:177
      wasBehind <= 1'b0;  // ReplayBuffer.java:186
    end
  end
  SlotMemory_8_518 memory (  // ReplayBuffer.java:127
    .clock(clock), .reset(reset), .writes(write_valid && write_ready), .written(write_data_data),
    .reads(fetches), .word(memory_word), .writeSlot(tail[2:0]), .writeIndex(writeIndex), .readSlot(next[2:0]),
    .readIndex(readIndex));
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!fetches || isWhole || (readIndex < writeIndex))) begin  // ReplayBuffer.java:143
        $display("assertion failed: a packet that has begun never waits for its own words (ReplayBuffer.java:143)");
        $stop;  // ReplayBuffer.java:143
      end
      if (!((tail - oldest) <= 8'd8)) begin  // ReplayBuffer.java:146
        $display("assertion failed: no packet is overwritten before it has arrived (ReplayBuffer.java:146)");
        $stop;  // ReplayBuffer.java:146
      end
      if (!((top - oldest) <= (tail - oldest))) begin  // ReplayBuffer.java:147
        $display("assertion failed: only whole packets have left (ReplayBuffer.java:147)");
        $stop;  // ReplayBuffer.java:147
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!fetches || isWhole || (readIndex < writeIndex));  // ReplayBuffer.java:143
      assert ((tail - oldest) <= 8'd8);  // ReplayBuffer.java:146
      assert ((top - oldest) <= (tail - oldest));  // ReplayBuffer.java:147
    end
  end
`endif
endmodule
`default_nettype wire
