`default_nettype none
// words=64, width=16
module PeerWords_64_16 (  // PeerWords.java:30
  input  wire clock,  // PeerWords.java:30
  input  wire reset,  // PeerWords.java:30
  input  wire fetches,  // PeerWords.java:18
  input  wire sets,  // PeerWords.java:22
  input  wire [5:0] index,  // PeerWords.java:33
  output wire [15:0] word,  // PeerWords.java:34
  input  wire [15:0] next  // PeerWords.java:35
);
  reg  [63:0] isSet;  // PeerWords.java:37
  reg  [5:0] fetched;  // PeerWords.java:38
  reg  wasSet;  // PeerWords.java:39
  reg  [15:0] stored;  // PeerWords.java:44
  reg  [15:0] kept [0:63];  // PeerWords.java:36
  wire [63:0] wasSet_shifted = isSet >> index;  // PeerWords.java:42
  wire [15:0] stored_read = kept[index];  // PeerWords.java:44
  assign word = wasSet ? stored : 16'd0;  // PeerWords.java:46
  always @(posedge clock) begin
    if (fetches) begin  // PeerWords.java:40
      fetched <= index;  // PeerWords.java:41
      wasSet <= wasSet_shifted[0];  // PeerWords.java:42
    end
    if (fetches) begin  // PeerWords.java:44
      stored <= stored_read;  // PeerWords.java:44
    end
    if (sets) begin  // PeerWords.java:47
      kept[fetched] <= next;  // PeerWords.java:48
      isSet <= isSet | (64'd1 << fetched);  // PeerWords.java:49
    end
    if (reset) begin
      isSet <= 64'd0;  // PeerWords.java:37
      fetched <= 6'd0;  // PeerWords.java:38
      wasSet <= 1'b0;  // PeerWords.java:39
    end
  end
  wire unused_ok = &{1'b0, wasSet_shifted[63:1]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!(sets && fetches))) begin  // PeerWords.java:51
        $display("assertion failed: a word is set before the next one is fetched (PeerWords.java:51)");
        $stop;  // PeerWords.java:51
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!(sets && fetches));  // PeerWords.java:51
    end
  end
`endif
endmodule
`default_nettype wire
