`default_nettype none
// places=256
module PlacePool_256 (  // PlacePool.java:34
  input  wire clock,  // PlacePool.java:34
  input  wire reset,  // PlacePool.java:34
  output wire available,  // PlacePool.java:17
  input  wire takes,  // PlacePool.java:21
  input  wire releases,  // PlacePool.java:23
  output wire [7:0] place,  // PlacePool.java:37
  input  wire [7:0] released,  // PlacePool.java:38
  output wire [8:0] used  // PlacePool.java:39
);
  reg  [8:0] fresh;  // PlacePool.java:41
  reg  [8:0] inUse;  // PlacePool.java:42
  wire back_enqueue_ready, back_dequeue_valid; wire [7:0] back_dequeue_data; wire [8:0] back_count;  // PlacePool.java:43
  wire takesFresh = fresh != 9'd256;  // PlacePool.java:44
  assign available = takesFresh || back_dequeue_valid;  // PlacePool.java:45
  assign place = takesFresh ? fresh[7:0] : back_dequeue_data;  // PlacePool.java:46
  assign used = inUse;  // PlacePool.java:52
  always @(posedge clock) begin
    if (takes && takesFresh) begin  // PlacePool.java:50
      fresh <= fresh + 9'd1;  // PlacePool.java:50
    end
    if (takes && !releases) begin  // PlacePool.java:51
      inUse <= inUse + 9'd1;  // PlacePool.java:51
    end else if (releases && !takes) begin  // PlacePool.java:51
      inUse <= inUse - 9'd1;  // PlacePool.java:51
    end
    if (reset) begin
      fresh <= 9'd0;  // PlacePool.java:41
      inUse <= 9'd0;  // PlacePool.java:42
    end
  end
  Queue_UInt8_256 back (  // PlacePool.java:43
    .clock(clock), .reset(reset), .enqueue_data(released), .enqueue_valid(releases),
    .enqueue_ready(back_enqueue_ready), .dequeue_data(back_dequeue_data), .dequeue_valid(back_dequeue_valid),
    .dequeue_ready(takes && !takesFresh), .count(back_count));
  wire unused_ok = &{1'b0, back_enqueue_ready, back_count};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!takes || available)) begin  // PlacePool.java:54
        $display("assertion failed: credits leave a place for every message that counts (PlacePool.java:54)");
        $stop;  // PlacePool.java:54
      end
      if (!(!releases || (inUse != 9'd0))) begin  // PlacePool.java:55
        $display("assertion failed: only a place that is in use becomes free (PlacePool.java:55)");
        $stop;  // PlacePool.java:55
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!takes || available);  // PlacePool.java:54
      assert (!releases || (inUse != 9'd0));  // PlacePool.java:55
    end
  end
`endif
endmodule
`default_nettype wire
