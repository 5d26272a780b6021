module mixer_fold #(parameter LANES = 2) (
  input wire [LANES*`MIXER_WIDTH-1:0] lanes,
  output wire [`MIXER_WIDTH-1:0] folded
);
  assign folded = lanes[0 +: `MIXER_WIDTH] + lanes[(LANES-1)*`MIXER_WIDTH +: `MIXER_WIDTH];
endmodule
