`default_nettype none
module ActivityCount (  // ActivityCount.java:24
  input  wire clock,  // ActivityCount.java:24
  input  wire reset,  // ActivityCount.java:24
  input  wire activity_busy,  // ActivityCount.java:17
  input  wire activity_stalledBySource,  // ActivityCount.java:17
  input  wire activity_stalledBySink,  // ActivityCount.java:17
  output wire [31:0] busy,  // ActivityCount.java:19
  output wire [31:0] stalledBySource,  // ActivityCount.java:21
  output wire [31:0] stalledBySink  // ActivityCount.java:22
);
  reg  busyCyclesHappened;  // ActivityCount.java:41
  reg  [31:0] busyCycles;  // ActivityCount.java:43
  reg  sourceCyclesHappened;  // ActivityCount.java:41
  reg  [31:0] sourceCycles;  // ActivityCount.java:43
  reg  sinkCyclesHappened;  // ActivityCount.java:41
  reg  [31:0] sinkCycles;  // ActivityCount.java:43
  assign busy = busyCycles;  // ActivityCount.java:25
  assign stalledBySource = sourceCycles;  // ActivityCount.java:26
  assign stalledBySink = sinkCycles;  // ActivityCount.java:27
  always @(posedge clock) begin
    busyCyclesHappened <= activity_busy;  // ActivityCount.java:42
    if (busyCyclesHappened) begin  // ActivityCount.java:44
      busyCycles <= busyCycles + 32'd1;  // ActivityCount.java:44
    end
    sourceCyclesHappened <= activity_stalledBySource;  // ActivityCount.java:42
    if (sourceCyclesHappened) begin  // ActivityCount.java:44
      sourceCycles <= sourceCycles + 32'd1;  // ActivityCount.java:44
    end
    sinkCyclesHappened <= activity_stalledBySink;  // ActivityCount.java:42
    if (sinkCyclesHappened) begin  // ActivityCount.java:44
      sinkCycles <= sinkCycles + 32'd1;  // ActivityCount.java:44
    end
    if (reset) begin
      busyCyclesHappened <= 1'b0;  // ActivityCount.java:41
      busyCycles <= 32'd0;  // ActivityCount.java:43
      sourceCyclesHappened <= 1'b0;  // ActivityCount.java:41
      sourceCycles <= 32'd0;  // ActivityCount.java:43
      sinkCyclesHappened <= 1'b0;  // ActivityCount.java:41
      sinkCycles <= 32'd0;  // ActivityCount.java:43
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!(activity_stalledBySource && activity_stalledBySink))) begin  // ActivityCount.java:28
        $display("assertion failed: a block waits for one thing at a time (ActivityCount.java:28)");
        $stop;  // ActivityCount.java:28
      end
      if (!(activity_busy || !(activity_stalledBySource || activity_stalledBySink))) begin  // ActivityCount.java:31
        $display("assertion failed: only a busy block is stalled (ActivityCount.java:31)");
        $stop;  // ActivityCount.java:31
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!(activity_stalledBySource && activity_stalledBySink));  // ActivityCount.java:28
      assert (activity_busy || !(activity_stalledBySource || activity_stalledBySink));  // ActivityCount.java:31
    end
  end
`endif
endmodule
`default_nettype wire
