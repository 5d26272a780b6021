`default_nettype none
// address=64, bytes=32, length=48
module KeyBounds_64_32_48 (  // KeyBounds.java:37
  input  wire clock,  // KeyBounds.java:37
  output wire isInside,  // KeyBounds.java:23
  input  wire [63:0] address,  // KeyBounds.java:41
  input  wire [31:0] bytes,  // KeyBounds.java:42
  input  wire [63:0] base,  // KeyBounds.java:43
  input  wire [47:0] length  // KeyBounds.java:44
);
  reg  [64:0] offset;  // KeyBounds.java:46
  reg  [48:0] end_;  // KeyBounds.java:48
  reg  begins;  // KeyBounds.java:49
  reg  inside_;  // KeyBounds.java:53
  assign isInside = inside_;  // KeyBounds.java:55
  always @(posedge clock) begin
    offset <= {1'b0, address} - {1'b0, base};  // KeyBounds.java:47
    begins <= offset[64:48] == 17'd0;  // KeyBounds.java:51
    end_ <= {1'b0, offset[47:0]} + {17'd0, bytes};  // KeyBounds.java:52
    inside_ <= begins && (end_ <= {1'b0, length});  // KeyBounds.java:54
  end
endmodule
`default_nettype wire
