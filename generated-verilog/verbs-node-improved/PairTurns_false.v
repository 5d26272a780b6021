`default_nettype none
// atOnce=false
module PairTurns_false (  // PairTurns.java:37
  input  wire clock,  // PairTurns.java:37
  input  wire reset,  // PairTurns.java:37
  input  wire [63:0] pending,  // PairTurns.java:24
  input  wire takes,  // PairTurns.java:26
  input  wire rings,  // PairTurns.java:28
  input  wire [5:0] ringer,  // PairTurns.java:30
  output wire [5:0] index,  // PairTurns.java:32
  output wire hasWork  // PairTurns.java:34
);
  reg  [5:0] turn;  // PairTurns.java:39
  wire [63:0] hasWork_shifted = pending >> turn;  // PairTurns.java:41
  assign index = turn;  // PairTurns.java:40
  assign hasWork = hasWork_shifted[0];  // PairTurns.java:41
  always @(posedge clock) begin
    if (rings && !hasWork) begin  // PairTurns.java:45
      turn <= ringer;  // PairTurns.java:45
    end else if (takes || !hasWork) begin  // PairTurns.java:45
      turn <= turn + 6'd1;  // PairTurns.java:45
    end
    if (reset) begin
      turn <= 6'd0;  // PairTurns.java:39
    end
  end
  wire unused_ok = &{1'b0, hasWork_shifted[63:1]};
endmodule
`default_nettype wire
