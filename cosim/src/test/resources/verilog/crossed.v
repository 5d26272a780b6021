// What drives a bit may depend on another bit of the same port, and on what the test gives.
module crossed (
    input clk,
    input [1:0] enable,
    input [1:0] value,
    inout [1:0] pad,
    output [1:0] seen
);
  assign pad[0] = enable[0] ? value[0] : 1'bz;
  assign pad[1] = enable[1] & pad[0] ? value[1] : 1'bz;
  assign seen = pad;
endmodule
