// slots=8, waiting=8
module ReplayBuffer_8_8 (  // ReplayBuffer.java:60
  input  wire clock,  // ReplayBuffer.java:60
  input  wire reset,  // ReplayBuffer.java:60
  input  wire [63:0] write_data_data,  // ReplayBuffer.java:31
  input  wire write_data_last,  // ReplayBuffer.java:31
  input  wire write_valid,  // ReplayBuffer.java:31
  output wire write_ready,  // ReplayBuffer.java:31
  output wire [63:0] read_data_data,  // ReplayBuffer.java:32
  output wire read_data_last,  // ReplayBuffer.java:32
  output wire read_valid,  // ReplayBuffer.java:32
  input  wire read_ready,  // ReplayBuffer.java:32
  output wire [7:0] number,  // ReplayBuffer.java:34
  input  wire mayLeave,  // ReplayBuffer.java:36
  output wire [7:0] packets,  // ReplayBuffer.java:38
  output wire leaves,  // ReplayBuffer.java:40
  input  wire restIsHere,  // ReplayBuffer.java:43
  input  wire acknowledges,  // ReplayBuffer.java:46
  input  wire [7:0] acknowledged,  // ReplayBuffer.java:48
  input  wire again,  // ReplayBuffer.java:50
  output wire isAwaiting,  // ReplayBuffer.java:52
  output wire advances  // ReplayBuffer.java:54
);
  reg  [7:0] oldest;  // ReplayBuffer.java:65
  reg  [7:0] next;  // ReplayBuffer.java:66
  reg  [7:0] top;  // ReplayBuffer.java:67
  reg  [7:0] tail;  // ReplayBuffer.java:68
  reg  [8:0] writeIndex;  // ReplayBuffer.java:69
  reg  [8:0] readIndex;  // ReplayBuffer.java:70
  reg  offered;  // ReplayBuffer.java:71
  reg  goesBack;  // ReplayBuffer.java:72
  reg  [64:0] word;  // ReplayBuffer.java:101
  reg  [64:0] words [0:2055];  // ReplayBuffer.java:64
  wire [7:0] distance = oldest - next;  // ReplayBuffer.java:125
  wire isBehind = (distance != 8'd0) && !distance[7];  // ReplayBuffer.java:126
  wire [7:0] kept = (offered && isBehind) ? next : oldest;  // ReplayBuffer.java:76
  wire [2:0] slot_0 = tail[2:0];  // ReplayBuffer.java:131
  wire [11:0] base_0 = {9'd0, slot_0} * 12'd257;  // ReplayBuffer.java:132
  wire [7:0] arrived = acknowledged - oldest;  // ReplayBuffer.java:84
  wire advancesNow = acknowledges && (arrived != 8'd0) && (arrived <= (top - oldest));  // ReplayBuffer.java:85
  wire moves = goesBack || isBehind;  // ReplayBuffer.java:92
  wire isWhole = tail != next;  // ReplayBuffer.java:93
  wire keepsPace = restIsHere && (writeIndex > 9'd1);  // ReplayBuffer.java:95
  wire mayBegin = mayLeave && (isWhole || keepsPace) && !moves;  // ReplayBuffer.java:96
  wire leavesNow = read_valid && read_ready && read_data_last;  // ReplayBuffer.java:97
  wire fetches = offered ? (read_ready && !read_data_last) : mayBegin;  // ReplayBuffer.java:100
  wire [2:0] slot_1 = next[2:0];  // ReplayBuffer.java:131
  wire [11:0] base_1 = {9'd0, slot_1} * 12'd257;  // ReplayBuffer.java:132
  wire [11:0] words_address_sum = base_0 + {3'd0, writeIndex};  // ReplayBuffer.java:79
  wire [11:0] word_address_sum = base_1 + {3'd0, readIndex};  // ReplayBuffer.java:101
  wire [64:0] word_read = words[word_address_sum];  // ReplayBuffer.java:101
  assign write_ready = ((tail - kept) < 8'd8) && ((tail - top) < 8'd8);  // ReplayBuffer.java:77
  assign read_data_data = word[64:1];  // ReplayBuffer.java:103
  assign read_data_last = word[0];  // ReplayBuffer.java:103
  assign read_valid = offered;  // ReplayBuffer.java:102
  assign number = next;  // ReplayBuffer.java:90
  assign packets = tail - next;  // ReplayBuffer.java:89
  assign leaves = leavesNow;  // ReplayBuffer.java:98
  assign isAwaiting = top != oldest;  // ReplayBuffer.java:91
  assign advances = advancesNow;  // ReplayBuffer.java:86
  always @(posedge clock) begin
    if (write_valid && write_ready) begin  // ReplayBuffer.java:78
      words[words_address_sum] <= {write_data_data, write_data_last};  // ReplayBuffer.java:79
      writeIndex <= write_data_last ? 9'd0 : (writeIndex + 9'd1);  // ReplayBuffer.java:80
    end
    if (write_valid && write_ready && write_data_last) begin  // ReplayBuffer.java:82
      tail <= tail + 8'd1;  // ReplayBuffer.java:82
    end
    if (advancesNow) begin  // ReplayBuffer.java:87
      oldest <= acknowledged;  // ReplayBuffer.java:87
    end
    if (fetches) begin  // ReplayBuffer.java:101
      word <= word_read;  // ReplayBuffer.java:101
    end
    if (fetches) begin  // ReplayBuffer.java:104
      readIndex <= readIndex + 9'd1;  // ReplayBuffer.java:105
      offered <= 1'b1;  // ReplayBuffer.java:106
    end else if (leavesNow) begin  // ReplayBuffer.java:108
      readIndex <= 9'd0;  // ReplayBuffer.java:109
      offered <= 1'b0;  // ReplayBuffer.java:110
      next <= next + 8'd1;  // ReplayBuffer.java:111
      if (next == top) begin  // ReplayBuffer.java:112
        top <= top + 8'd1;  // ReplayBuffer.java:112
      end
    end else if (!offered && moves) begin  // ReplayBuffer.java:114
      next <= oldest;  // ReplayBuffer.java:114
    end
    if (again) begin  // ReplayBuffer.java:115
      goesBack <= 1'b1;  // ReplayBuffer.java:115
    end else if (!offered && moves) begin  // ReplayBuffer.java:115
      goesBack <= 1'b0;  // ReplayBuffer.java:115
    end
    if (reset) begin
      oldest <= 8'd0;  // ReplayBuffer.java:65
      next <= 8'd0;  // ReplayBuffer.java:66
      top <= 8'd0;  // ReplayBuffer.java:67
      tail <= 8'd0;  // ReplayBuffer.java:68
      writeIndex <= 9'd0;  // ReplayBuffer.java:69
      readIndex <= 9'd0;  // ReplayBuffer.java:70
      offered <= 1'b0;  // ReplayBuffer.java:71
      goesBack <= 1'b0;  // ReplayBuffer.java:72
    end
  end
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
