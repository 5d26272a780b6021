`default_nettype none
// cycles=64
module Ticker_64 (  // Ticker.java:24
  input  wire clock,  // Ticker.java:24
  input  wire reset,  // Ticker.java:24
  input  wire enable,  // Ticker.java:16
  output wire tick  // Ticker.java:19
);
  reg  [5:0] left;  // Ticker.java:29
  assign tick = enable && (left == 6'd0);  // Ticker.java:30
  always @(posedge clock) begin
    if (tick) begin  // Ticker.java:31
      left <= 6'd63;  // Ticker.java:31
    end else if (enable) begin  // Ticker.java:31
      left <= left - 6'd1;  // Ticker.java:31
    end
    if (reset) begin
      left <= 6'd63;  // Ticker.java:29
    end
  end
endmodule
`default_nettype wire
