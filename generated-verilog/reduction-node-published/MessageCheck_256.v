`default_nettype none
// nodes=256
module MessageCheck_256 (  // MessageCheck.java:35
  input  wire clock,  // MessageCheck.java:35
  input  wire reset,  // MessageCheck.java:35
  input  wire writes,  // MessageCheck.java:19
  input  wire last,  // MessageCheck.java:21
  input  wire [63:0] data,  // MessageCheck.java:23
  input  wire [15:0] node,  // MessageCheck.java:25
  output wire [63:0] completed,  // MessageCheck.java:28
  output reg  [2:0] verdict  // MessageCheck.java:30
);
  localparam [2:0] HostPacketStatus_TAKEN = 3'd1;
  localparam [2:0] HostPacketStatus_LENGTH = 3'd4;
  localparam [2:0] HostPacketStatus_DESTINATION = 3'd5;
  reg  [8:0] index;  // MessageCheck.java:38
  reg  [8:0] words;  // MessageCheck.java:39
  reg  hasDestination;  // MessageCheck.java:40
  reg  hasLength;  // MessageCheck.java:41
  wire isFirst = index == 9'd0;  // MessageCheck.java:43
  wire [15:0] destination = data[15:0];  // MessageCheck.java:44
  wire [13:0] bytes = data[45:32];  // PacketFormat.java:41
  wire [63:0] header = {16'd0, 2'd2, bytes, node, destination};  // MessageCheck.java:46
  wire isEnd = !isFirst && ((index + 9'd1) == words);  // MessageCheck.java:48
  wire [15:0] roundedUp = {2'd0, bytes} + 16'd39;  // PacketFormat.java:56
  assign completed = isFirst ? header : data;  // MessageCheck.java:47
  always @* begin
    verdict = HostPacketStatus_TAKEN;  // MessageCheck.java:49
    if (!hasLength || !isEnd) begin  // MessageCheck.java:50
      verdict = HostPacketStatus_LENGTH;  // MessageCheck.java:50
    end
    if (!hasDestination) begin  // MessageCheck.java:51
      verdict = HostPacketStatus_DESTINATION;  // MessageCheck.java:51
    end
    if (isFirst) begin  // MessageCheck.java:52
      verdict = HostPacketStatus_LENGTH;  // MessageCheck.java:52
    end
  end
  always @(posedge clock) begin
    if (writes) begin  // MessageCheck.java:53
      index <= last ? 9'd0 : ((index == 9'd511) ? index : (index + 9'd1));  // MessageCheck.java:54
      if (isFirst) begin  // MessageCheck.java:55
        words <= roundedUp[11:3];  // MessageCheck.java:56
        hasDestination <= (destination < 16'd256) && (destination != node);  // MessageCheck.java:57
        hasLength <= (bytes != 14'd0) && (bytes <= 14'd256);  // MessageCheck.java:58
      end
    end
    if (reset) begin
      index <= 9'd0;  // MessageCheck.java:38
    end
  end
  wire unused_ok = &{1'b0, roundedUp[2:0], roundedUp[15:12]};
endmodule
`default_nettype wire
