// slots=8, waiting=8, words=33
module ReplayBuffer_8_8_33 (  // ReplayBuffer.java:62
  input  wire clock,  // ReplayBuffer.java:62
  input  wire reset,  // ReplayBuffer.java:62
  input  wire [63:0] write_data_data,  // ReplayBuffer.java:32
  input  wire write_data_last,  // ReplayBuffer.java:32
  input  wire write_valid,  // ReplayBuffer.java:32
  output wire write_ready,  // ReplayBuffer.java:32
  output wire [63:0] read_data_data,  // ReplayBuffer.java:33
  output wire read_data_last,  // ReplayBuffer.java:33
  output wire read_valid,  // ReplayBuffer.java:33
  input  wire read_ready,  // ReplayBuffer.java:33
  output wire [7:0] number,  // ReplayBuffer.java:35
  input  wire mayLeave,  // ReplayBuffer.java:37
  output wire [7:0] packets,  // ReplayBuffer.java:39
  output wire leaves,  // ReplayBuffer.java:41
  input  wire restIsHere,  // ReplayBuffer.java:44
  input  wire acknowledges,  // ReplayBuffer.java:47
  input  wire [7:0] acknowledged,  // ReplayBuffer.java:49
  input  wire again,  // ReplayBuffer.java:51
  output wire isAwaiting,  // ReplayBuffer.java:53
  output wire advances  // ReplayBuffer.java:55
);
  reg  [7:0] oldest;  // ReplayBuffer.java:69
  reg  [7:0] next;  // ReplayBuffer.java:70
  reg  [7:0] top;  // ReplayBuffer.java:71
  reg  [7:0] tail;  // ReplayBuffer.java:72
  reg  [5:0] writeIndex;  // ReplayBuffer.java:73
  reg  [5:0] readIndex;  // ReplayBuffer.java:74
  reg  offered;  // ReplayBuffer.java:75
  reg  goesBack;  // ReplayBuffer.java:76
  reg  [64:0] word;  // ReplayBuffer.java:106
  reg  [64:0] words [0:263];  // ReplayBuffer.java:68
  wire [7:0] distance = oldest - next;  // ReplayBuffer.java:130
  wire isBehind = (distance != 8'd0) && !distance[7];  // ReplayBuffer.java:131
  wire [7:0] kept = (offered && isBehind) ? next : oldest;  // ReplayBuffer.java:80
  wire [8:0] base_0 = {6'd0, tail[2:0]} * 9'd33;  // PacketSlots.java:21
  wire [8:0] inMemory_0 = base_0;  // PacketSlots.java:22
  wire [7:0] arrived = acknowledged - oldest;  // ReplayBuffer.java:88
  wire advancesNow = acknowledges && (arrived != 8'd0) && (arrived <= (top - oldest));  // ReplayBuffer.java:89
  wire moves = goesBack || isBehind;  // ReplayBuffer.java:96
  wire isWhole = tail != next;  // ReplayBuffer.java:97
  wire keepsPace = restIsHere && (writeIndex > 6'd1);  // ReplayBuffer.java:99
  wire mayBegin = mayLeave && (isWhole || keepsPace) && !moves;  // ReplayBuffer.java:100
  wire leavesNow = read_valid && read_ready && read_data_last;  // ReplayBuffer.java:101
  wire fetches = offered ? (read_ready && !read_data_last) : mayBegin;  // ReplayBuffer.java:104
  wire [8:0] base_1 = {6'd0, next[2:0]} * 9'd33;  // PacketSlots.java:21
  wire [8:0] inMemory_1 = base_1;  // PacketSlots.java:22
  wire [8:0] words_address_sum = inMemory_0 + {3'd0, writeIndex};  // ReplayBuffer.java:83
  wire [8:0] word_address_sum = inMemory_1 + {3'd0, readIndex};  // ReplayBuffer.java:106
  wire [64:0] word_read = words[word_address_sum];  // ReplayBuffer.java:106
  assign write_ready = ((tail - kept) < 8'd8) && ((tail - top) < 8'd8);  // ReplayBuffer.java:81
  assign read_data_data = word[64:1];  // ReplayBuffer.java:108
  assign read_data_last = word[0];  // ReplayBuffer.java:108
  assign read_valid = offered;  // ReplayBuffer.java:107
  assign number = next;  // ReplayBuffer.java:94
  assign packets = tail - next;  // ReplayBuffer.java:93
  assign leaves = leavesNow;  // ReplayBuffer.java:102
  assign isAwaiting = top != oldest;  // ReplayBuffer.java:95
  assign advances = advancesNow;  // ReplayBuffer.java:90
  always @(posedge clock) begin
    if (write_valid && write_ready) begin  // ReplayBuffer.java:82
      words[words_address_sum] <= {write_data_data, write_data_last};  // ReplayBuffer.java:83
      writeIndex <= write_data_last ? 6'd0 : (writeIndex + 6'd1);  // ReplayBuffer.java:84
    end
    if (write_valid && write_ready && write_data_last) begin  // ReplayBuffer.java:86
      tail <= tail + 8'd1;  // ReplayBuffer.java:86
    end
    if (advancesNow) begin  // ReplayBuffer.java:91
      oldest <= acknowledged;  // ReplayBuffer.java:91
    end
    if (fetches) begin  // ReplayBuffer.java:106
      word <= word_read;  // ReplayBuffer.java:106
    end
    if (fetches) begin  // ReplayBuffer.java:109
      readIndex <= readIndex + 6'd1;  // ReplayBuffer.java:110
      offered <= 1'b1;  // ReplayBuffer.java:111
    end else if (leavesNow) begin  // ReplayBuffer.java:113
      readIndex <= 6'd0;  // ReplayBuffer.java:114
      offered <= 1'b0;  // ReplayBuffer.java:115
      next <= next + 8'd1;  // ReplayBuffer.java:116
      if (next == top) begin  // ReplayBuffer.java:117
        top <= top + 8'd1;  // ReplayBuffer.java:117
      end
    end else if (!offered && moves) begin  // ReplayBuffer.java:119
      next <= oldest;  // ReplayBuffer.java:119
    end
    if (again) begin  // ReplayBuffer.java:120
      goesBack <= 1'b1;  // ReplayBuffer.java:120
    end else if (!offered && moves) begin  // ReplayBuffer.java:120
      goesBack <= 1'b0;  // ReplayBuffer.java:120
    end
    if (reset) begin
      oldest <= 8'd0;  // ReplayBuffer.java:69
      next <= 8'd0;  // ReplayBuffer.java:70
      top <= 8'd0;  // ReplayBuffer.java:71
      tail <= 8'd0;  // ReplayBuffer.java:72
      writeIndex <= 6'd0;  // ReplayBuffer.java:73
      readIndex <= 6'd0;  // ReplayBuffer.java:74
      offered <= 1'b0;  // ReplayBuffer.java:75
      goesBack <= 1'b0;  // ReplayBuffer.java:76
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!fetches || isWhole || (readIndex < writeIndex))) begin  // ReplayBuffer.java:121
        $display("assertion failed: a packet that has begun never waits for its own words (ReplayBuffer.java:121)");
        $stop;  // ReplayBuffer.java:121
      end
      if (!((tail - oldest) <= 8'd8)) begin  // ReplayBuffer.java:124
        $display("assertion failed: no packet is overwritten before it has arrived (ReplayBuffer.java:124)");
        $stop;  // ReplayBuffer.java:124
      end
      if (!((top - oldest) <= (tail - oldest))) begin  // ReplayBuffer.java:125
        $display("assertion failed: only whole packets have left (ReplayBuffer.java:125)");
        $stop;  // ReplayBuffer.java:125
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!fetches || isWhole || (readIndex < writeIndex));  // ReplayBuffer.java:121
      assert ((tail - oldest) <= 8'd8);  // ReplayBuffer.java:124
      assert ((top - oldest) <= (tail - oldest));  // ReplayBuffer.java:125
    end
  end
`endif
endmodule
