module calls_c (
    input clk,
    input [31:0] a,
    output logic [31:0] b
);
  import "DPI-C" function int twice(input int a);
  always_ff @(posedge clk) b <= twice(a);
endmodule
