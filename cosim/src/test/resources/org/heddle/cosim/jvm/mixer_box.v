// Mixes a word with what it has kept; whether that is odd is known from its register alone.
module mixer_box #(parameter WIDTH = 8) (
  input clk,
  input rst,
  input keep,
  input [WIDTH-1:0] word,
  output [WIDTH-1:0] mixed,
  output odd
);
  reg [WIDTH-1:0] kept;
  assign mixed = word ^ kept;
  assign odd = kept[0];
  always @(posedge clk)
    if (rst) kept <= {WIDTH{1'b0}};
    else if (keep) kept <= {kept[WIDTH-2:0], kept[WIDTH-1]} + word;
endmodule

// The same word, last bit first.
module mirror_box #(parameter WIDTH = 8) (
  input [WIDTH-1:0] word,
  output [WIDTH-1:0] turned
);
  genvar i;
  generate
    for (i = 0; i < WIDTH; i = i + 1) begin : bits
      assign turned[i] = word[WIDTH-1-i];
    end
  endgenerate
endmodule
