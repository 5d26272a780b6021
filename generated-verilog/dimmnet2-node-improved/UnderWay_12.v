`default_nettype none
// most=12
module UnderWay_12 (  // UnderWay.java:24
  input  wire clock,  // UnderWay.java:24
  input  wire reset,  // UnderWay.java:24
  input  wire begins,  // UnderWay.java:15
  input  wire ends,  // UnderWay.java:17
  output wire any  // UnderWay.java:19
);
  reg  [3:0] count;  // UnderWay.java:26
  assign any = begins || (count != 4'd0);  // UnderWay.java:27
  always @(posedge clock) begin
    if (begins && !ends) begin  // UnderWay.java:28
      count <= count + 4'd1;  // UnderWay.java:28
    end else if (ends && !begins) begin  // UnderWay.java:28
      count <= count - 4'd1;  // UnderWay.java:28
    end
    if (reset) begin
      count <= 4'd0;  // UnderWay.java:26
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!begins || ends || (count != 4'd12))) begin  // UnderWay.java:29
        $display("assertion failed: no more under way than there is room for (UnderWay.java:29)");
        $stop;  // UnderWay.java:29
      end
      if (!(!ends || any)) begin  // UnderWay.java:30
        $display("assertion failed: only what has begun ends (UnderWay.java:30)");
        $stop;  // UnderWay.java:30
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!begins || ends || (count != 4'd12));  // UnderWay.java:29
      assert (!ends || any);  // UnderWay.java:30
    end
  end
`endif
endmodule
`default_nettype wire
