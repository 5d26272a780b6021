// An accumulator as another team wrote it: ports declared behind the header, widths from parameters.
module accumulator (clk, rst, step, amount, total, odd);
  parameter WIDTH = 8, STEPS = 4;
  parameter KIND = "wrap";
  input clk, rst, step;
  input [$clog2(STEPS)-1:0] amount;
  output [WIDTH-1:0] total;
  output odd;
  reg [WIDTH-1:0] total;
  assign odd = total[0];
  wire [WIDTH-1:0] next = (KIND == "wrap" || total < {WIDTH{1'b1}} - {{(WIDTH-$clog2(STEPS)){1'b0}}, amount})
      ? total + {{(WIDTH-$clog2(STEPS)){1'b0}}, amount} : {WIDTH{1'b1}};
  always @(posedge clk)
    if (rst) total <= {WIDTH{1'b0}};
    else if (step) total <= next;
endmodule
