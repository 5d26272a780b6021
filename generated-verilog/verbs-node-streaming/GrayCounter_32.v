`default_nettype none
// width=32
module GrayCounter_32 (  // GrayCounter.java:32
  input  wire clock,  // GrayCounter.java:32
  input  wire reset,  // GrayCounter.java:32
  input  wire advance,  // GrayCounter.java:15
  input  wire clear,  // GrayCounter.java:18
  output wire [31:0] binary,  // GrayCounter.java:37
  output wire [31:0] gray,  // GrayCounter.java:38
  output wire [31:0] next  // GrayCounter.java:39
);
  reg  [31:0] count;  // GrayCounter.java:41
  reg  [31:0] code;  // GrayCounter.java:42
  wire [31:0] ahead = count + 32'd1;  // GrayCounter.java:44
  assign binary = count;  // GrayCounter.java:49
  assign gray = code;  // GrayCounter.java:50
  assign next = clear ? 32'd0 : (advance ? ahead : count);  // GrayCounter.java:46
  always @(posedge clock) begin
    count <= next;  // GrayCounter.java:47
    code <= clear ? 32'd0 : (advance ? (ahead ^ {1'b0, ahead[31:1]}) : code);  // GrayCounter.java:48
    if (reset) begin
      count <= 32'd0;  // GrayCounter.java:41
      code <= 32'd0;  // GrayCounter.java:42
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(code == (count ^ {1'b0, count[31:1]}))) begin  // GrayCounter.java:51
        $display("assertion failed: both counters stand at the same number (GrayCounter.java:51)");
        $stop;  // GrayCounter.java:51
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (code == (count ^ {1'b0, count[31:1]}));  // GrayCounter.java:51
    end
  end
`endif
endmodule
`default_nettype wire
