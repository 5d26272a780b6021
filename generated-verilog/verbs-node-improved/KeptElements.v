`default_nettype none
module KeptElements (  // KeptElements.java:39
  input  wire clock,  // KeptElements.java:39
  input  wire reset,  // KeptElements.java:39
  input  wire [5:0] queuePair,  // KeptElements.java:22
  input  wire [15:0] keptIndex,  // KeptElements.java:24
  input  wire keeps,  // KeptElements.java:26
  input  wire [127:0] kept,  // KeptElements.java:28
  input  wire forgets,  // KeptElements.java:30
  input  wire [15:0] index,  // KeptElements.java:32
  output wire has,  // KeptElements.java:34
  output wire [127:0] element  // KeptElements.java:36
);
  reg  [15:0] isUsed;  // KeptElements.java:43
  reg  [127:0] words [0:15];  // KeptElements.java:41
  reg  [21:0] owners [0:15];  // KeptElements.java:42
  wire [3:0] to = keptIndex[3:0] ^ queuePair[3:0];  // KeptElements.java:58
  wire [15:0] added_joined = {to == 4'd15, to == 4'd14, to == 4'd13, to == 4'd12, to == 4'd11, to == 4'd10, to
      == 4'd9, to == 4'd8, to == 4'd7, to == 4'd6, to == 4'd5, to == 4'd4, to == 4'd3, to == 4'd2, to == 4'd1,
      to == 4'd0};  // KeptElements.java:49
  wire [15:0] added = keeps ? added_joined : 16'd0;  // KeptElements.java:49
  wire [3:0] from = index[3:0] ^ queuePair[3:0];  // KeptElements.java:58
  wire [21:0] has_read = owners[from];  // KeptElements.java:52
  wire [15:0] has_shifted = isUsed >> from;  // KeptElements.java:52
  wire [127:0] element_read = words[from];  // KeptElements.java:53
  assign has = has_shifted[0] && (has_read == {queuePair, index});  // KeptElements.java:52
  assign element = element_read;  // KeptElements.java:53
  always @(posedge clock) begin
    if (keeps) begin  // KeptElements.java:45
      words[to] <= kept;  // KeptElements.java:46
      owners[to] <= {queuePair, keptIndex};  // KeptElements.java:47
    end
    isUsed <= forgets ? 16'd0 : (isUsed | added);  // KeptElements.java:50
    if (reset) begin
      isUsed <= 16'd0;  // KeptElements.java:43
    end
  end
  wire unused_ok = &{1'b0, has_shifted[15:1]};
endmodule
`default_nettype wire
