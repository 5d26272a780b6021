// A register of eight bits behind a bidirectional data bus, with an output enable for each half, and a pin shared by two drivers.
module bus_port #(
    parameter [7:0] FIRST = 8'h00
) (
    input clk,
    input write,
    input [1:0] output_enable,
    inout [0:7] data,
    inout shared,
    input [1:0] pull_low,
    output shared_seen,
    input data_drive
);
  logic [7:0] value = FIRST;
  assign data = {output_enable[1] ? value[7:4] : 4'bz, output_enable[0] ? value[3:0] : 4'bz};
  always_ff @(posedge clk) if (write) value <= data;

  low_side first (pull_low[0] & ~data_drive, shared);
  low_side second (pull_low[1] & ~data_drive, shared);
  assign shared_seen = shared;
endmodule

module low_side (
    input on,
    inout pin
);
  assign pin = on ? 1'b0 : 1'bz;
endmodule
