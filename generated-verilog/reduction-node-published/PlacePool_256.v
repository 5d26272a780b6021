// places=256
module PlacePool_256 (  // PlacePool.java:32
  input  wire clock,  // PlacePool.java:32
  input  wire reset,  // PlacePool.java:32
  output wire available,  // PlacePool.java:17
  input  wire takes,  // PlacePool.java:21
  input  wire releases,  // PlacePool.java:23
  output wire [7:0] place,  // PlacePool.java:35
  input  wire [7:0] released,  // PlacePool.java:36
  output wire [8:0] used  // PlacePool.java:37
);
  reg  [8:0] fresh;  // PlacePool.java:39
  reg  [8:0] inUse;  // PlacePool.java:40
  wire back_enqueue_ready, back_dequeue_valid; wire [7:0] back_dequeue_data; wire [8:0] back_count;  // PlacePool.java:41
  wire takesFresh = fresh != 9'd256;  // PlacePool.java:42
  assign available = takesFresh || back_dequeue_valid;  // PlacePool.java:43
  assign place = takesFresh ? fresh[7:0] : back_dequeue_data;  // PlacePool.java:44
  assign used = inUse;  // PlacePool.java:51
  always @(posedge clock) begin
    if (takes && takesFresh) begin  // PlacePool.java:48
      fresh <= fresh + 9'd1;  // PlacePool.java:48
    end
    if (takes && !releases) begin  // PlacePool.java:49
      inUse <= inUse + 9'd1;  // PlacePool.java:49
    end else if (releases && !takes) begin  // PlacePool.java:50
      inUse <= inUse - 9'd1;  // PlacePool.java:50
    end
    if (reset) begin
      fresh <= 9'd0;  // PlacePool.java:39
      inUse <= 9'd0;  // PlacePool.java:40
    end
  end
  Queue_UInt8_256 back (  // PlacePool.java:41
    .clock(clock), .reset(reset), .enqueue_data(released), .enqueue_valid(releases),
    .enqueue_ready(back_enqueue_ready), .dequeue_data(back_dequeue_data), .dequeue_valid(back_dequeue_valid),
    .dequeue_ready(takes && !takesFresh), .count(back_count));
  wire unused_ok = &{1'b0, back_enqueue_ready, back_count};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!takes || available)) begin  // PlacePool.java:53
        $display("assertion failed: credits leave a place for every message that counts (PlacePool.java:53)");
        $stop;  // PlacePool.java:53
      end
      if (!(!releases || (inUse != 9'd0))) begin  // PlacePool.java:54
        $display("assertion failed: only a place that is in use becomes free (PlacePool.java:54)");
        $stop;  // PlacePool.java:54
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!takes || available);  // PlacePool.java:53
      assert (!releases || (inUse != 9'd0));  // PlacePool.java:54
    end
  end
`endif
endmodule
