`default_nettype none
// Watches a tank.
module Documented (  // Examples.java:199
  input  wire clock,  // Examples.java:199
  input  wire reset,  // Examples.java:199
  // Water level in millimetres.
  input  wire [7:0] level,  // Examples.java:194
  // Orders of the pump.
  // doc: verilator lint_off is no order of ours.
  input  wire [3:0] order_data,  // Examples.java:196
  input  wire order_valid,  // Examples.java:196
  output wire order_ready,  // Examples.java:196
  // 1 while the level is too high
  output wire alarm  // Examples.java:197
);
  // set by orders, in steps of 16 mm
  reg  [7:0] limit;  // Examples.java:201
  // above the limit
  wire high = limit < level;  // Examples.java:202
  assign order_ready = 1'b1;  // Examples.java:204
  assign alarm = high;  // Examples.java:206
  always @(posedge clock) begin
    if (order_valid && order_ready) begin  // Examples.java:205
      limit <= {order_data, 4'd0};  // Examples.java:205
    end
    if (reset) begin
      limit <= 8'd200;  // Examples.java:201
    end
  end
endmodule
`default_nettype wire
