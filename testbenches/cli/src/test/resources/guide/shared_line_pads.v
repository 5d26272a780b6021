// One end of a shared line, with the line as a pin: open drain.
module shared_line_pads (
    input  clk,
    input  rst,
    input  raise,
    inout  line,
    output heard
);
  wire low;
  assign line = low ? 1'b0 : 1'bz;
  SharedLine inner (
      .clock(clk),
      .reset(rst),
      .raise(raise),
      .lineLow(low),
      .lineLevel(line),
      .heard(heard)
  );
endmodule
