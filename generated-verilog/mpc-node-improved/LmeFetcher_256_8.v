`default_nettype none
// entries=256, ahead=8
module LmeFetcher_256_8 (  // LmeFetcher.java:43
  input  wire clock,  // LmeFetcher.java:43
  input  wire reset,  // LmeFetcher.java:43
  input  wire [22:0] base,  // LmeFetcher.java:23
  input  wire [15:0] written,  // LmeFetcher.java:25
  output wire [15:0] current,  // LmeFetcher.java:27
  input  wire returns,  // LmeFetcher.java:31
  input  wire [255:0] line,  // LmeFetcher.java:33
  output wire [255:0] entry_data,  // LmeFetcher.java:35
  output wire entry_valid,  // LmeFetcher.java:35
  input  wire entry_ready,  // LmeFetcher.java:35
  input  wire leaves,  // LmeFetcher.java:37
  output wire memory_data_write,  // LmeFetcher.java:46
  output wire [22:0] memory_data_line,  // LmeFetcher.java:46
  output wire [255:0] memory_data_data,  // LmeFetcher.java:46
  output wire [31:0] memory_data_lanes,  // LmeFetcher.java:46
  output wire memory_valid,  // LmeFetcher.java:46
  input  wire memory_ready  // LmeFetcher.java:46
);
  reg  [15:0] left;  // LmeFetcher.java:48
  reg  [15:0] fetched;  // LmeFetcher.java:49
  reg  [3:0] held;  // LmeFetcher.java:50
  wire kept_enqueue_ready, kept_dequeue_valid; wire [255:0] kept_dequeue_data; wire [3:0] kept_count;  // LmeFetcher.java:51
  wire held_when_and = entry_valid && entry_ready;  // LmeFetcher.java:58
  wire held_when_and_1 = memory_valid && memory_ready;  // LmeFetcher.java:58
  assign current = left;  // LmeFetcher.java:52
  assign entry_data = kept_dequeue_data;  // LmeFetcher.java:57
  assign entry_valid = kept_dequeue_valid;  // LmeFetcher.java:57
  assign memory_data_write = 1'b0;  // LineRequest.java:29
  assign memory_data_line = base + {15'd0, fetched[7:0]};  // LineRequest.java:30
  assign memory_data_data = 256'd0;  // LineRequest.java:31
  assign memory_data_lanes = 32'hffffffff;  // LineRequest.java:32
  assign memory_valid = (written != fetched) && (held != 4'd8);  // LmeFetcher.java:53
  always @(posedge clock) begin
    if (held_when_and_1 && !held_when_and) begin  // LmeFetcher.java:58
      held <= held + 4'd1;  // LmeFetcher.java:58
    end else if (held_when_and && !held_when_and_1) begin  // LmeFetcher.java:58
      held <= held - 4'd1;  // LmeFetcher.java:58
    end
    if (memory_valid && memory_ready) begin  // LmeFetcher.java:59
      fetched <= fetched + 16'd1;  // LmeFetcher.java:59
    end
    if (leaves) begin  // LmeFetcher.java:60
      left <= left + 16'd1;  // LmeFetcher.java:60
    end
    if (reset) begin
      left <= 16'd0;  // LmeFetcher.java:48
      fetched <= 16'd0;  // LmeFetcher.java:49
      held <= 4'd0;  // LmeFetcher.java:50
    end
  end
  Queue_UInt256_8 kept (  // LmeFetcher.java:51
    .clock(clock), .reset(reset), .enqueue_data(line), .enqueue_valid(returns),
    .enqueue_ready(kept_enqueue_ready), .dequeue_data(kept_dequeue_data), .dequeue_valid(kept_dequeue_valid),
    .dequeue_ready(entry_ready), .count(kept_count));
  wire unused_ok = &{1'b0, kept_enqueue_ready, kept_count};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!returns || kept_enqueue_ready)) begin  // LmeFetcher.java:61
        $display("assertion failed: an entry that was asked for has its place (LmeFetcher.java:61)");
        $stop;  // LmeFetcher.java:61
      end
      if (!((written - left) <= 16'd256)) begin  // LmeFetcher.java:62
        $display("assertion failed: no more entries are written than the list has places (LmeFetcher.java:62)");
        $stop;  // LmeFetcher.java:62
      end
      if (!(!leaves || (fetched != left))) begin  // LmeFetcher.java:63
        $display("assertion failed: only an entry that was read leaves (LmeFetcher.java:63)");
        $stop;  // LmeFetcher.java:63
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!returns || kept_enqueue_ready);  // LmeFetcher.java:61
      assert ((written - left) <= 16'd256);  // LmeFetcher.java:62
      assert (!leaves || (fetched != left));  // LmeFetcher.java:63
    end
  end
`endif
endmodule
`default_nettype wire
