`default_nettype none
module WholeMessage (  // WholeMessage.java:52
  input  wire clock,  // WholeMessage.java:52
  input  wire reset,  // WholeMessage.java:52
  input  wire isRead,  // WholeMessage.java:16
  input  wire isResent,  // WholeMessage.java:18
  input  wire [31:0] length,  // WholeMessage.java:20
  input  wire [12:0] most,  // WholeMessage.java:22
  input  wire measures,  // WholeMessage.java:24
  input  wire begins,  // WholeMessage.java:26
  input  wire mayStart,  // WholeMessage.java:28
  input  wire takesSize,  // WholeMessage.java:30
  input  wire takesPlan,  // WholeMessage.java:32
  output wire isNext,  // WholeMessage.java:35
  output wire starts,  // WholeMessage.java:37
  output wire isMeasured,  // WholeMessage.java:39
  output wire isBegun,  // WholeMessage.java:41
  output wire hasData,  // WholeMessage.java:43
  output wire offersSize,  // WholeMessage.java:45
  output wire offersPlan,  // WholeMessage.java:47
  output wire isFree  // WholeMessage.java:49
);
  reg  sends;  // WholeMessage.java:53
  reg  isWhole;  // WholeMessage.java:54
  reg  isHandedOn;  // WholeMessage.java:55
  reg  sizeWaits;  // WholeMessage.java:56
  reg  planWaits;  // WholeMessage.java:57
  wire free = !(sizeWaits || planWaits);  // WholeMessage.java:60
  assign isNext = measures && isWhole && free;  // WholeMessage.java:62
  assign starts = isNext && sends;  // WholeMessage.java:63
  assign isMeasured = isNext && (!sends || mayStart);  // WholeMessage.java:64
  assign isBegun = begins && isHandedOn;  // WholeMessage.java:66
  assign hasData = sends;  // WholeMessage.java:67
  assign offersSize = sizeWaits;  // WholeMessage.java:70
  assign offersPlan = planWaits;  // WholeMessage.java:71
  assign isFree = free;  // WholeMessage.java:61
  always @(posedge clock) begin
    sends <= !isRead && (length != 32'd0);  // WholeMessage.java:58
    isWhole <= !isResent && (isRead || (length <= {19'd0, most}));  // WholeMessage.java:59
    if (measures) begin  // WholeMessage.java:65
      isHandedOn <= isMeasured;  // WholeMessage.java:65
    end
    if (starts && mayStart) begin  // WholeMessage.java:68
      sizeWaits <= 1'b1;  // WholeMessage.java:68
    end else if (takesSize) begin  // WholeMessage.java:68
      sizeWaits <= 1'b0;  // WholeMessage.java:68
    end
    if (isBegun) begin  // WholeMessage.java:69
      planWaits <= 1'b1;  // WholeMessage.java:69
    end else if (takesPlan) begin  // WholeMessage.java:69
      planWaits <= 1'b0;  // WholeMessage.java:69
    end
    if (reset) begin
      isHandedOn <= 1'b0;  // WholeMessage.java:55
      sizeWaits <= 1'b0;  // WholeMessage.java:56
      planWaits <= 1'b0;  // WholeMessage.java:57
    end
  end
endmodule
`default_nettype wire
