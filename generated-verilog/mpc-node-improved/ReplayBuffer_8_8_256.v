`default_nettype none
// slots=8, waiting=8, words=256
module ReplayBuffer_8_8_256 (  // ReplayBuffer.java:63
  input  wire clock,  // ReplayBuffer.java:63
  input  wire reset,  // ReplayBuffer.java:63
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
  reg  [7:0] oldest;  // ReplayBuffer.java:71
  reg  [7:0] next;  // ReplayBuffer.java:72
  reg  [7:0] top;  // ReplayBuffer.java:73
  reg  [7:0] tail;  // ReplayBuffer.java:74
  reg  [7:0] writeIndex;  // ReplayBuffer.java:75
  reg  [7:0] readIndex;  // ReplayBuffer.java:76
  reg  offered;  // ReplayBuffer.java:77
  reg  endsPacket;  // ReplayBuffer.java:78
  reg  hasRoom;  // ReplayBuffer.java:79
  reg  goesBack;  // ReplayBuffer.java:80
  reg  [7:0] freed;  // ReplayBuffer.java:85
  reg  advanced;  // ReplayBuffer.java:105
  reg  wasBehind;  // ReplayBuffer.java:114
  wire [63:0] memory_word;  // ReplayBuffer.java:69
  reg  [7:0] lastIndexes [0:7];  // ReplayBuffer.java:70
  wire [7:0] distance = oldest - next;  // ReplayBuffer.java:161
  wire isBehind = (distance != 8'd0) && !distance[7];  // ReplayBuffer.java:162
  wire [7:0] kept = (offered && isBehind) ? next : oldest;  // ReplayBuffer.java:84
  wire completes = write_valid && write_ready && write_data_last;  // ReplayBuffer.java:87
  wire [7:0] tailBehind = tail + 8'd1;  // ReplayBuffer.java:88
  wire hasSlot_0 = (tailBehind - freed) < 8'd8;  // ReplayBuffer.java:155
  wire hasSlot_1 = (tail - freed) < 8'd8;  // ReplayBuffer.java:155
  wire [7:0] arrived = acknowledged - oldest;  // ReplayBuffer.java:103
  wire advancesNow = acknowledges && (arrived != 8'd0) && (arrived <= (top - oldest));  // ReplayBuffer.java:104
  wire moves = goesBack || wasBehind;  // ReplayBuffer.java:116
  wire isWhole = tail != next;  // ReplayBuffer.java:117
  wire keepsPace = restIsHere && (writeIndex > 8'd1);  // ReplayBuffer.java:119
  wire mayBegin = mayLeave && (isWhole || keepsPace) && !(moves || advanced);  // ReplayBuffer.java:121
  wire leavesNow = read_valid && read_ready && endsPacket;  // ReplayBuffer.java:122
  wire fetches = offered ? (read_ready && !endsPacket) : mayBegin;  // ReplayBuffer.java:125
  wire [7:0] isLast_read = lastIndexes[next[2:0]];  // ReplayBuffer.java:126
  wire isLast = isWhole && (readIndex == isLast_read);  // ReplayBuffer.java:126
  assign write_ready = hasRoom;  // ReplayBuffer.java:89
  assign read_data_data = memory_word;  // ReplayBuffer.java:131
  assign read_data_last = endsPacket;  // ReplayBuffer.java:132
  assign read_valid = offered;  // ReplayBuffer.java:130
  assign number = next;  // ReplayBuffer.java:111
  assign packets = tail - next;  // ReplayBuffer.java:110
  assign leaves = leavesNow;  // ReplayBuffer.java:123
  assign isAwaiting = top != oldest;  // ReplayBuffer.java:112
  assign advances = advancesNow;  // ReplayBuffer.java:106
  always @(posedge clock) begin
    freed <= kept;  // ReplayBuffer.java:86
    hasRoom <= completes ? hasSlot_0 : hasSlot_1;  // ReplayBuffer.java:91
    if (write_valid && write_ready) begin  // ReplayBuffer.java:97
      lastIndexes[tail[2:0]] <= writeIndex;  // ReplayBuffer.java:98
      writeIndex <= write_data_last ? 8'd0 : (writeIndex + 8'd1);  // ReplayBuffer.java:99
    end
    if (completes) begin  // ReplayBuffer.java:101
      tail <= tailBehind;  // ReplayBuffer.java:101
    end
    advanced <= advancesNow;  // ReplayBuffer.java:107
    if (advancesNow) begin  // ReplayBuffer.java:108
      oldest <= acknowledged;  // ReplayBuffer.java:108
    end
    wasBehind <= isBehind;  // ReplayBuffer.java:115
    if (fetches) begin  // ReplayBuffer.java:133
      readIndex <= readIndex + 8'd1;  // ReplayBuffer.java:134
      offered <= 1'b1;  // ReplayBuffer.java:135
      endsPacket <= isLast;  // ReplayBuffer.java:136
    end else if (leavesNow) begin  // ReplayBuffer.java:138
      readIndex <= 8'd0;  // ReplayBuffer.java:139
      offered <= 1'b0;  // ReplayBuffer.java:140
      next <= next + 8'd1;  // ReplayBuffer.java:141
      if (next == top) begin  // ReplayBuffer.java:142
        top <= top + 8'd1;  // ReplayBuffer.java:142
      end
    end else if (!offered && moves) begin  // ReplayBuffer.java:144
      next <= oldest;  // ReplayBuffer.java:144
    end
    if (again) begin  // ReplayBuffer.java:145
      goesBack <= 1'b1;  // ReplayBuffer.java:145
    end else if (!offered && moves) begin  // ReplayBuffer.java:145
      goesBack <= 1'b0;  // ReplayBuffer.java:145
    end
    if (reset) begin
      oldest <= 8'd0;  // ReplayBuffer.java:71
      next <= 8'd0;  // ReplayBuffer.java:72
      top <= 8'd0;  // ReplayBuffer.java:73
      tail <= 8'd0;  // ReplayBuffer.java:74
      writeIndex <= 8'd0;  // ReplayBuffer.java:75
      readIndex <= 8'd0;  // ReplayBuffer.java:76
      offered <= 1'b0;  // ReplayBuffer.java:77
      endsPacket <= 1'b0;  // ReplayBuffer.java:78
      hasRoom <= 1'b1;  // ReplayBuffer.java:79
      goesBack <= 1'b0;  // ReplayBuffer.java:80
      freed <= 8'd0;  // ReplayBuffer.java:85
      advanced <= 1'b0;  // ReplayBuffer.java:105
      wasBehind <= 1'b0;  // ReplayBuffer.java:114
    end
  end
  SlotMemory_8_256 memory (  // ReplayBuffer.java:69
    .clock(clock), .writes(write_valid && write_ready), .written(write_data_data), .reads(fetches),
    .word(memory_word), .writeSlot(tail[2:0]), .writeIndex(writeIndex), .readSlot(next[2:0]),
    .readIndex(readIndex));
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!fetches || isWhole || (readIndex < writeIndex))) begin  // ReplayBuffer.java:146
        $display("assertion failed: a packet that has begun never waits for its own words (ReplayBuffer.java:146)");
        $stop;  // ReplayBuffer.java:146
      end
      if (!((tail - oldest) <= 8'd8)) begin  // ReplayBuffer.java:149
        $display("assertion failed: no packet is overwritten before it has arrived (ReplayBuffer.java:149)");
        $stop;  // ReplayBuffer.java:149
      end
      if (!((top - oldest) <= (tail - oldest))) begin  // ReplayBuffer.java:150
        $display("assertion failed: only whole packets have left (ReplayBuffer.java:150)");
        $stop;  // ReplayBuffer.java:150
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!fetches || isWhole || (readIndex < writeIndex));  // ReplayBuffer.java:146
      assert ((tail - oldest) <= 8'd8);  // ReplayBuffer.java:149
      assert ((top - oldest) <= (tail - oldest));  // ReplayBuffer.java:150
    end
  end
`endif
endmodule
`default_nettype wire
