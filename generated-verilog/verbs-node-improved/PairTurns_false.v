`default_nettype none
// atOnce=false
module PairTurns_false (  // PairTurns.java:44
  input  wire clock,  // PairTurns.java:44
  input  wire reset,  // PairTurns.java:44
  input  wire [63:0] pending,  // PairTurns.java:27
  input  wire takes,  // PairTurns.java:29
  input  wire rings,  // PairTurns.java:31
  input  wire [5:0] ringer,  // PairTurns.java:33
  output wire [5:0] index,  // PairTurns.java:35
  output wire hasWork  // PairTurns.java:37
);
  reg  [5:0] turn;  // PairTurns.java:46
  wire [63:0] hasWork_shifted = pending >> turn;  // PairTurns.java:48
  assign index = turn;  // PairTurns.java:47
  assign hasWork = hasWork_shifted[0];  // PairTurns.java:48
  always @(posedge clock) begin
    if (rings && !hasWork) begin  // PairTurns.java:52
      turn <= ringer;  // PairTurns.java:52
    end else if (takes || !hasWork) begin  // PairTurns.java:52
      turn <= turn + 6'd1;  // PairTurns.java:52
    end
    if (reset) begin
      turn <= 6'd0;  // PairTurns.java:46
    end
  end
  wire unused_ok = &{1'b0, hasWork_shifted[63:1]};
endmodule
`default_nettype wire
