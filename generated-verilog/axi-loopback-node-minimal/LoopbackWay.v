`default_nettype none
module LoopbackWay (  // LoopbackWay.java:23
  input  wire clock,  // LoopbackWay.java:23
  input  wire reset,  // LoopbackWay.java:23
  input  wire [63:0] source_data_data,  // LoopbackWay.java:16
  input  wire source_data_last,  // LoopbackWay.java:16
  input  wire source_valid,  // LoopbackWay.java:16
  output wire source_ready,  // LoopbackWay.java:16
  input  wire [15:0] node,  // LoopbackWay.java:18
  output wire [63:0] loop_data_data,  // LoopbackWay.java:20
  output wire loop_data_last,  // LoopbackWay.java:20
  output wire loop_valid,  // LoopbackWay.java:20
  input  wire loop_ready,  // LoopbackWay.java:20
  output wire [63:0] link_data_data,  // LoopbackWay.java:21
  output wire link_data_last,  // LoopbackWay.java:21
  output wire link_valid,  // LoopbackWay.java:21
  input  wire link_ready  // LoopbackWay.java:21
);
  reg  isFirst;  // LoopbackWay.java:24
  reg  kept;  // LoopbackWay.java:25
  wire isOwn = isFirst ? (source_data_data[15:0] == node) : kept;  // LoopbackWay.java:26
  assign source_ready = isOwn ? loop_ready : link_ready;  // LoopbackWay.java:31
  assign loop_data_data = source_data_data;  // LoopbackWay.java:27
  assign loop_data_last = source_data_last;  // LoopbackWay.java:27
  assign loop_valid = source_valid && isOwn;  // LoopbackWay.java:29
  assign link_data_data = source_data_data;  // LoopbackWay.java:28
  assign link_data_last = source_data_last;  // LoopbackWay.java:28
  assign link_valid = source_valid && !isOwn;  // LoopbackWay.java:30
  always @(posedge clock) begin
    if (source_valid && source_ready) begin  // LoopbackWay.java:32
      isFirst <= source_data_last;  // LoopbackWay.java:33
      kept <= isOwn;  // LoopbackWay.java:34
    end
    if (reset) begin
      isFirst <= 1'b1;  // LoopbackWay.java:24
      kept <= 1'b0;  // LoopbackWay.java:25
    end
  end
endmodule
`default_nettype wire
