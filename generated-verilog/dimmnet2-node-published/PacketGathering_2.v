`default_nettype none
// most=2
module PacketGathering_2 (  // PacketGathering.java:26
  input  wire clock,  // PacketGathering.java:26
  input  wire reset,  // PacketGathering.java:26
  input  wire leaves,  // PacketGathering.java:16
  input  wire moreWillCome,  // PacketGathering.java:18
  output wire mayLeave,  // PacketGathering.java:20
  input  wire [7:0] packets  // PacketGathering.java:28
);
  reg  [7:0] leaving;  // PacketGathering.java:29
  wire begins = (leaving == 8'd0) && ((packets >= 8'd2) || !moreWillCome);  // PacketGathering.java:30
  assign mayLeave = leaving != 8'd0;  // PacketGathering.java:33
  always @(posedge clock) begin
    if (begins) begin  // PacketGathering.java:31
      leaving <= packets;  // PacketGathering.java:31
    end
    if (leaves) begin  // PacketGathering.java:32
      leaving <= leaving - 8'd1;  // PacketGathering.java:32
    end
    if (reset) begin
      leaving <= 8'd0;  // PacketGathering.java:29
    end
  end
endmodule
`default_nettype wire
