`include "mixer_width.svh"
// Written by somebody else: a package, a struct, packed arrays, a parameter and a submodule in another file.
package mixer_types;
  typedef enum logic [1:0] { IDLE, ADD, XOR } op_t;
  typedef struct packed { op_t op; logic [`MIXER_WIDTH-1:0] mask; } command_t;
endpackage

module mixer import mixer_types::*; #(parameter int LANES = 3) (
  input  wire clk_a,
  input  wire clk_b,
  input  wire rst,
  input  command_t command,
  input  logic [LANES-1:0][`MIXER_WIDTH-1:0] lanes,
  input  signed [0:6] offset,
  output logic [`MIXER_WIDTH-1:0] result,
  output logic [15:0] ticks_b,
  output op_t last_op
);
  wire [`MIXER_WIDTH-1:0] folded;
  mixer_fold #(.LANES(LANES)) fold (.lanes(lanes), .folded(folded));
  always_ff @(posedge clk_a)
    if (rst) begin result <= '0; last_op <= IDLE; end
    else begin
      last_op <= command.op;
      case (command.op)
        ADD: result <= result + folded + `MIXER_WIDTH'(offset);
        XOR: result <= result ^ (folded & command.mask);
        default: ;
      endcase
    end
  always_ff @(posedge clk_b) if (rst) ticks_b <= '0; else ticks_b <= ticks_b + `TICK;
endmodule
