`default_nettype none
// stages=2, afterReset=1
module BitSynchronizer_2_1 (  // BitSynchronizer.java:33
  input  wire clock,  // BitSynchronizer.java:33
  input  wire reset,  // BitSynchronizer.java:33
  input  wire source,  // BitSynchronizer.java:19
  output wire sink  // BitSynchronizer.java:22
);
  (* ASYNC_REG = "TRUE", keep = "true" *)
  reg  stage_0;  // BitSynchronizer.java:44
  (* ASYNC_REG = "TRUE", keep = "true" *)
  reg  stage_1;  // BitSynchronizer.java:44
  // From another clock: one bit; the stages behind it give it time to settle
  wire arriving = source;  // BitSynchronizer.java:41
  assign sink = stage_1;  // BitSynchronizer.java:48
  always @(posedge clock) begin
    stage_0 <= arriving;  // BitSynchronizer.java:45
    stage_1 <= stage_0;  // BitSynchronizer.java:45
    if (reset) begin
      stage_0 <= 1'b1;  // BitSynchronizer.java:44
      stage_1 <= 1'b1;  // BitSynchronizer.java:44
    end
  end
endmodule
`default_nettype wire
