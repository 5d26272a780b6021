// A FIFO between two AXI4-Streams of one clock. DEPTH is in beats, a power of two.
module axis_fifo #(
    parameter DEPTH = 16,
    parameter DATA_WIDTH = 8,
    parameter KEEP_ENABLE = (DATA_WIDTH > 8),
    parameter KEEP_WIDTH = (DATA_WIDTH + 7) / 8,
    parameter USER_WIDTH = 1
) (
    input                        clk,
    input                        rst,
    input      [ DATA_WIDTH-1:0] s_axis_tdata,
    input      [ KEEP_WIDTH-1:0] s_axis_tkeep,
    input                        s_axis_tvalid,
    output                       s_axis_tready,
    input                        s_axis_tlast,
    input      [ USER_WIDTH-1:0] s_axis_tuser,
    output     [ DATA_WIDTH-1:0] m_axis_tdata,
    output     [ KEEP_WIDTH-1:0] m_axis_tkeep,
    output                       m_axis_tvalid,
    input                        m_axis_tready,
    output                       m_axis_tlast,
    output     [ USER_WIDTH-1:0] m_axis_tuser,
    output     [$clog2(DEPTH):0] status_depth
);
  localparam BITS = $clog2(DEPTH);
  localparam WIDTH = DATA_WIDTH + KEEP_WIDTH + 1 + USER_WIDTH;

  reg [WIDTH-1:0] beats[0:DEPTH-1];
  reg [BITS:0] written, taken;
  wire [KEEP_WIDTH-1:0] keep = KEEP_ENABLE ? s_axis_tkeep : {KEEP_WIDTH{1'b1}};

  assign status_depth = written - taken;
  assign s_axis_tready = status_depth != DEPTH[BITS:0];
  assign m_axis_tvalid = written != taken;
  assign {m_axis_tuser, m_axis_tlast, m_axis_tkeep, m_axis_tdata} = beats[taken[BITS-1:0]];

  always @(posedge clk) begin
    if (s_axis_tvalid && s_axis_tready) begin
      beats[written[BITS-1:0]] <= {s_axis_tuser, s_axis_tlast, keep, s_axis_tdata};
      written <= written + 1'b1;
    end
    if (m_axis_tvalid && m_axis_tready) taken <= taken + 1'b1;
    if (rst) begin
      written <= 0;
      taken <= 0;
    end
  end
endmodule
