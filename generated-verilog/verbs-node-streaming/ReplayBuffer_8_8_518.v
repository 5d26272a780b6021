`default_nettype none
// slots=8, waiting=8, words=518
module ReplayBuffer_8_8_518 (  // ReplayBuffer.java:92
  input  wire clock,  // ReplayBuffer.java:92
  input  wire reset,  // ReplayBuffer.java:92
  input  wire [63:0] write_data_data,  // ReplayBuffer.java:33
  input  wire write_data_last,  // ReplayBuffer.java:33
  input  wire write_valid,  // ReplayBuffer.java:33
  output wire write_ready,  // ReplayBuffer.java:33
  output wire [63:0] read_data_data,  // ReplayBuffer.java:34
  output wire read_data_last,  // ReplayBuffer.java:34
  output wire read_valid,  // ReplayBuffer.java:34
  input  wire read_ready,  // ReplayBuffer.java:34
  output wire [7:0] number,  // ReplayBuffer.java:36
  input  wire mayLeave,  // ReplayBuffer.java:38
  output wire [7:0] packets,  // ReplayBuffer.java:40
  output wire leaves,  // ReplayBuffer.java:42
  input  wire restIsHere,  // ReplayBuffer.java:45
  input  wire acknowledges,  // ReplayBuffer.java:48
  input  wire [7:0] acknowledged,  // ReplayBuffer.java:50
  input  wire again,  // ReplayBuffer.java:52
  output wire isAwaiting,  // ReplayBuffer.java:54
  output wire advances  // ReplayBuffer.java:56
);
  reg  [7:0] oldest;  // ReplayBuffer.java:63
  reg  [7:0] next;  // ReplayBuffer.java:64
  reg  [7:0] top;  // ReplayBuffer.java:65
  reg  [7:0] tail;  // ReplayBuffer.java:66
  reg  [9:0] writeIndex;  // ReplayBuffer.java:102
  reg  [9:0] readIndex;  // ReplayBuffer.java:103
  reg  offered;  // ReplayBuffer.java:104
  reg  endsPacket;  // ReplayBuffer.java:105
  reg  hasRoom;  // ReplayBuffer.java:106
  reg  goesBack;  // ReplayBuffer.java:107
  reg  [7:0] freed;  // ReplayBuffer.java:127
  reg  advanced;  // ReplayBuffer.java:148
  reg  wasBehind;  // ReplayBuffer.java:157
  wire [63:0] memory_word;  // ReplayBuffer.java:100
  reg  [9:0] lastIndexes [0:7];  // ReplayBuffer.java:101
  wire [7:0] distance = oldest - next;  // ReplayBuffer.java:201
  wire isBehind = (distance != 8'd0) && !distance[7];  // ReplayBuffer.java:202
  wire [7:0] kept = (offered && isBehind) ? next : oldest;  // ReplayBuffer.java:126
  wire completes = write_valid && write_ready && write_data_last;  // ReplayBuffer.java:129
  wire [7:0] tailBehind = tail + 8'd1;  // ReplayBuffer.java:130
  wire hasSlot_0 = (tailBehind - freed) < 8'd8;  // ReplayBuffer.java:195
  wire hasSlot_1 = (tail - freed) < 8'd8;  // ReplayBuffer.java:195
  wire [7:0] arrived = acknowledged - oldest;  // ReplayBuffer.java:146
  wire advancesNow = acknowledges && (arrived != 8'd0) && (arrived <= (top - oldest));  // ReplayBuffer.java:147
  wire moves = goesBack || wasBehind;  // ReplayBuffer.java:159
  wire isWhole = tail != next;  // ReplayBuffer.java:160
  wire keepsPace = restIsHere && (writeIndex > 10'd1);  // ReplayBuffer.java:162
  wire mayBegin = mayLeave && (isWhole || keepsPace) && !(moves || advanced);  // ReplayBuffer.java:163
  wire leavesNow = read_valid && read_ready && endsPacket;  // ReplayBuffer.java:168
  wire fetches = offered ? (read_ready && !endsPacket) : mayBegin;  // ReplayBuffer.java:170
  wire [9:0] isLast_read = lastIndexes[next[2:0]];  // ReplayBuffer.java:171
  wire isLast = isWhole && (readIndex == isLast_read);  // ReplayBuffer.java:171
  assign write_ready = hasRoom;  // ReplayBuffer.java:131
  assign read_data_data = memory_word;  // ReplayBuffer.java:176
  assign read_data_last = endsPacket;  // ReplayBuffer.java:177
  assign read_valid = offered;  // ReplayBuffer.java:175
  assign number = next;  // ReplayBuffer.java:112
  assign packets = tail - next;  // ReplayBuffer.java:111
  assign leaves = leavesNow;  // ReplayBuffer.java:169
  assign isAwaiting = top != oldest;  // ReplayBuffer.java:113
  assign advances = advancesNow;  // ReplayBuffer.java:149
  always @(posedge clock) begin
    freed <= kept;  // ReplayBuffer.java:128
    hasRoom <= completes ? hasSlot_0 : hasSlot_1;  // ReplayBuffer.java:133
    if (write_valid && write_ready) begin  // ReplayBuffer.java:138
      lastIndexes[tail[2:0]] <= writeIndex;  // ReplayBuffer.java:139
      writeIndex <= write_data_last ? 10'd0 : (writeIndex + 10'd1);  // ReplayBuffer.java:140
    end
    if (completes) begin  // ReplayBuffer.java:142
      tail <= tailBehind;  // ReplayBuffer.java:142
    end
    advanced <= advancesNow;  // ReplayBuffer.java:150
    if (advancesNow) begin  // ReplayBuffer.java:151
      oldest <= acknowledged;  // ReplayBuffer.java:151
    end
    wasBehind <= isBehind;  // ReplayBuffer.java:158
    if (fetches) begin  // ReplayBuffer.java:178
      readIndex <= readIndex + 10'd1;  // ReplayBuffer.java:179
      offered <= 1'b1;  // ReplayBuffer.java:180
      endsPacket <= isLast;  // ReplayBuffer.java:181
    end else if (leavesNow) begin  // ReplayBuffer.java:183
      readIndex <= 10'd0;  // ReplayBuffer.java:184
      offered <= 1'b0;  // ReplayBuffer.java:185
      next <= next + 8'd1;  // ReplayBuffer.java:186
      if (next == top) begin  // ReplayBuffer.java:187
        top <= top + 8'd1;  // ReplayBuffer.java:187
      end
    end else if (!offered && moves) begin  // ReplayBuffer.java:189
      next <= oldest;  // ReplayBuffer.java:189
    end
    if (again) begin  // ReplayBuffer.java:190
      goesBack <= 1'b1;  // ReplayBuffer.java:190
    end else if (!offered && moves) begin  // ReplayBuffer.java:190
      goesBack <= 1'b0;  // ReplayBuffer.java:190
    end
    if (reset) begin
      oldest <= 8'd0;  // ReplayBuffer.java:63
      next <= 8'd0;  // ReplayBuffer.java:64
      top <= 8'd0;  // ReplayBuffer.java:65
      tail <= 8'd0;  // ReplayBuffer.java:66
      writeIndex <= 10'd0;  // ReplayBuffer.java:102
      readIndex <= 10'd0;  // ReplayBuffer.java:103
      offered <= 1'b0;  // ReplayBuffer.java:104
      endsPacket <= 1'b0;  // ReplayBuffer.java:105
      hasRoom <= 1'b1;  // ReplayBuffer.java:106
      goesBack <= 1'b0;  // ReplayBuffer.java:107
      freed <= 8'd0;  // ReplayBuffer.java:127
      advanced <= 1'b0;  // ReplayBuffer.java:148
      wasBehind <= 1'b0;  // ReplayBuffer.java:157
    end
  end
  SlotMemory_8_518 memory (  // ReplayBuffer.java:100
    .clock(clock), .reset(reset), .writes(write_valid && write_ready), .written(write_data_data),
    .reads(fetches), .word(memory_word), .writeSlot(tail[2:0]), .writeIndex(writeIndex), .readSlot(next[2:0]),
    .readIndex(readIndex));
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!fetches || isWhole || (readIndex < writeIndex))) begin  // ReplayBuffer.java:116
        $display("assertion failed: a packet that has begun never waits for its own words (ReplayBuffer.java:116)");
        $stop;  // ReplayBuffer.java:116
      end
      if (!((tail - oldest) <= 8'd8)) begin  // ReplayBuffer.java:119
        $display("assertion failed: no packet is overwritten before it has arrived (ReplayBuffer.java:119)");
        $stop;  // ReplayBuffer.java:119
      end
      if (!((top - oldest) <= (tail - oldest))) begin  // ReplayBuffer.java:120
        $display("assertion failed: only whole packets have left (ReplayBuffer.java:120)");
        $stop;  // ReplayBuffer.java:120
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!fetches || isWhole || (readIndex < writeIndex));  // ReplayBuffer.java:116
      assert ((tail - oldest) <= 8'd8);  // ReplayBuffer.java:119
      assert ((top - oldest) <= (tail - oldest));  // ReplayBuffer.java:120
    end
  end
`endif
endmodule
`default_nettype wire
