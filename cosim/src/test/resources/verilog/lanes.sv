// Adds a constant to each lane, one cycle later; both ports are arrays.
module lanes #(
    parameter int LANES = 2,
    parameter logic [7:0] OFFSET = 8'd1,
    parameter string NAME = "none"
) (
    input clk,
    input resetn,
    input [7:0] in [0:LANES-1],
    output logic [7:0] out [LANES-1:0],
    input [1:0] grid [0:1][3:2],
    output [7:0] corner
);
  assign corner = {grid[0][3], grid[0][2], grid[1][3], grid[1][2]};
  for (genvar i = 0; i < LANES; i++) begin
    always_ff @(posedge clk)
      if (!resetn) out[i] <= '0;
      else out[i] <= in[i] + OFFSET;
  end
  initial if (NAME == "loud") $display("loud lanes");
endmodule
