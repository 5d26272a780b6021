`default_nettype none
// underWay=32
module SharedMisses_32 (  // SharedMisses.java:48
  input  wire clock,  // SharedMisses.java:48
  input  wire reset,  // SharedMisses.java:48
  input  wire [9:0] key,  // SharedMisses.java:22
  input  wire [35:0] page,  // SharedMisses.java:24
  input  wire takes,  // SharedMisses.java:26
  input  wire misses,  // SharedMisses.java:28
  output wire isShared,  // SharedMisses.java:30
  input  wire forgets,  // SharedMisses.java:32
  input  wire answers,  // SharedMisses.java:35
  input  wire finds,  // SharedMisses.java:37
  input  wire [36:0] found,  // SharedMisses.java:39
  output wire isOldest,  // SharedMisses.java:41
  output wire [36:0] last  // SharedMisses.java:43
);
  reg  [9:0] missedKey;  // SharedMisses.java:50
  reg  [35:0] missedPage;  // SharedMisses.java:51
  reg  hasMissed;  // SharedMisses.java:52
  reg  [36:0] kept;  // SharedMisses.java:66
  wire shares_enqueue_ready, shares_dequeue_data, shares_dequeue_valid; wire [5:0] shares_count;  // SharedMisses.java:59
  assign isShared = misses && hasMissed && (missedKey == key) && (missedPage == page);  // SharedMisses.java:53
  assign isOldest = shares_dequeue_data;  // SharedMisses.java:65
  assign last = kept;  // SharedMisses.java:68
  always @(posedge clock) begin
    if (misses) begin  // SharedMisses.java:54
      missedKey <= key;  // SharedMisses.java:55
      missedPage <= page;  // SharedMisses.java:56
    end
    if (forgets) begin  // SharedMisses.java:58
      hasMissed <= 1'b0;  // SharedMisses.java:58
    end else if (misses) begin  // SharedMisses.java:58
      hasMissed <= 1'b1;  // SharedMisses.java:58
    end
    if (finds) begin  // SharedMisses.java:67
      kept <= found;  // SharedMisses.java:67
    end
    if (reset) begin
      hasMissed <= 1'b0;  // SharedMisses.java:52
    end
  end
  Queue_UInt1_32_REGISTER shares (  // SharedMisses.java:59
    .clock(clock), .reset(reset), .enqueue_data(isShared), .enqueue_valid(takes),
    .enqueue_ready(shares_enqueue_ready), .dequeue_data(shares_dequeue_data),
    .dequeue_valid(shares_dequeue_valid), .dequeue_ready(answers), .count(shares_count));
  wire unused_ok = &{1'b0, shares_enqueue_ready, shares_dequeue_valid, shares_count};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!takes || shares_enqueue_ready)) begin  // SharedMisses.java:63
        $display("assertion failed: a run that is taken has its place (SharedMisses.java:63)");
        $stop;  // SharedMisses.java:63
      end
      if (!(!answers || shares_dequeue_valid)) begin  // SharedMisses.java:64
        $display("assertion failed: a run that is answered was taken (SharedMisses.java:64)");
        $stop;  // SharedMisses.java:64
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!takes || shares_enqueue_ready);  // SharedMisses.java:63
      assert (!answers || shares_dequeue_valid);  // SharedMisses.java:64
    end
  end
`endif
endmodule
`default_nettype wire
