`default_nettype none
module PacketJoiner (  // PacketJoiner.java:21
  input  wire clock,  // PacketJoiner.java:21
  input  wire reset,  // PacketJoiner.java:21
  input  wire [63:0] narrow_data_data,  // PacketJoiner.java:18
  input  wire narrow_data_last,  // PacketJoiner.java:18
  input  wire narrow_valid,  // PacketJoiner.java:18
  output wire narrow_ready,  // PacketJoiner.java:18
  output wire [127:0] wide_data_data,  // PacketJoiner.java:19
  output wire wide_data_last,  // PacketJoiner.java:19
  output wire wide_valid,  // PacketJoiner.java:19
  input  wire wide_ready  // PacketJoiner.java:19
);
  reg  hasLow;  // PacketJoiner.java:22
  reg  [63:0] low;  // PacketJoiner.java:23
  wire completes = hasLow || narrow_data_last;  // PacketJoiner.java:25
  assign narrow_ready = !completes || wide_ready;  // PacketJoiner.java:30
  assign wide_data_data = hasLow ? {narrow_data_data, low} : {64'd0, narrow_data_data};  // PacketJoiner.java:28
  assign wide_data_last = narrow_data_last;  // PacketJoiner.java:29
  assign wide_valid = narrow_valid && completes;  // PacketJoiner.java:27
  always @(posedge clock) begin
    if (narrow_valid && narrow_ready) begin  // PacketJoiner.java:31
      hasLow <= !completes;  // PacketJoiner.java:32
      low <= narrow_data_data;  // PacketJoiner.java:33
    end
    if (reset) begin
      hasLow <= 1'b0;  // PacketJoiner.java:22
    end
  end
endmodule
`default_nettype wire
