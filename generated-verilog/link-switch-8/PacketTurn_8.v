`default_nettype none
// count=8
module PacketTurn_8 (  // PacketTurn.java:31
  input  wire clock,  // PacketTurn.java:31
  input  wire reset,  // PacketTurn.java:31
  input  wire ends,  // PacketTurn.java:19
  output wire isGranted,  // PacketTurn.java:22
  input  wire [7:0] requests,  // PacketTurn.java:33
  output wire [7:0] grant,  // PacketTurn.java:34
  output wire [2:0] chosen  // PacketTurn.java:35
);
  reg  busy;  // PacketTurn.java:37
  reg  [7:0] granted;  // PacketTurn.java:38
  reg  [2:0] index;  // PacketTurn.java:39
  reg  [7:0] behindLast;  // PacketTurn.java:40
  wire [7:0] later = requests & behindLast;  // PacketTurn.java:41
  wire [7:0] newcomer = (later != 8'd0) ? (later & (8'd0 - later)) : (requests & (8'd0 - requests));  // PacketTurn.java:42
  wire begins = !busy && (requests != 8'd0);  // PacketTurn.java:43
  assign isGranted = busy;  // PacketTurn.java:54
  assign grant = granted;  // PacketTurn.java:55
  assign chosen = index;  // PacketTurn.java:56
  always @(posedge clock) begin
    if (begins) begin  // PacketTurn.java:44
      busy <= 1'b1;  // PacketTurn.java:45
      granted <= newcomer;  // PacketTurn.java:46
      index <= {|(newcomer & 8'd240), |(newcomer & 8'd204), |(newcomer & 8'd170)};  // PacketTurn.java:47
    end else if (ends) begin  // PacketTurn.java:49
      busy <= 1'b0;  // PacketTurn.java:50
      granted <= 8'd0;  // PacketTurn.java:51
    end
    if (busy) begin  // PacketTurn.java:53
      behindLast <= ~(granted | (granted - 8'd1));  // PacketTurn.java:53
    end
    if (reset) begin
      busy <= 1'b0;  // PacketTurn.java:37
      granted <= 8'd0;  // PacketTurn.java:38
      index <= 3'd0;  // PacketTurn.java:39
      behindLast <= 8'd0;  // PacketTurn.java:40
    end
  end
endmodule
`default_nettype wire
