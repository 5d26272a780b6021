`default_nettype none
module KeptPlace (  // KeptPlace.java:39
  input  wire clock,  // KeptPlace.java:39
  input  wire reset,  // KeptPlace.java:39
  input  wire [31:0] key,  // KeptPlace.java:16
  input  wire [15:0] domain,  // KeptPlace.java:18
  input  wire [3:0] rights,  // KeptPlace.java:20
  input  wire [63:0] address,  // KeptPlace.java:22
  input  wire [31:0] bytes,  // KeptPlace.java:24
  input  wire looks,  // KeptPlace.java:26
  output wire goesOn,  // KeptPlace.java:28
  input  wire asks,  // KeptPlace.java:30
  input  wire takes,  // KeptPlace.java:32
  input  wire forgets,  // KeptPlace.java:34
  input  wire drops  // KeptPlace.java:36
);
  reg  [31:0] ownKey;  // KeptPlace.java:40
  reg  [15:0] ownDomain;  // KeptPlace.java:41
  reg  [3:0] ownRights;  // KeptPlace.java:42
  reg  [63:0] next;  // KeptPlace.java:43
  reg  isKept;  // KeptPlace.java:44
  reg  isSure;  // KeptPlace.java:46
  wire isSame = (key == ownKey) && (domain == ownDomain) && (rights == ownRights);  // KeptPlace.java:47
  assign goesOn = isKept && isSame && (address == next);  // KeptPlace.java:48
  always @(posedge clock) begin
    if (looks) begin  // KeptPlace.java:49
      next <= address + {32'd0, bytes};  // KeptPlace.java:49
    end
    if (takes) begin  // KeptPlace.java:50
      ownKey <= key;  // KeptPlace.java:51
      ownDomain <= domain;  // KeptPlace.java:52
      ownRights <= rights;  // KeptPlace.java:53
    end
    if (forgets) begin  // KeptPlace.java:55
      isSure <= 1'b0;  // KeptPlace.java:55
    end else if (asks) begin  // KeptPlace.java:55
      isSure <= 1'b1;  // KeptPlace.java:55
    end
    if (forgets || drops) begin  // KeptPlace.java:56
      isKept <= 1'b0;  // KeptPlace.java:56
    end else if (takes) begin  // KeptPlace.java:56
      isKept <= isSure;  // KeptPlace.java:56
    end
    if (reset) begin
      isKept <= 1'b0;  // KeptPlace.java:44
      isSure <= 1'b0;  // KeptPlace.java:46
    end
  end
endmodule
`default_nettype wire
