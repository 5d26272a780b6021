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
  reg  [31:0] isUsed;  // KeptElements.java:43
  reg  [127:0] words [0:31];  // KeptElements.java:41
  reg  [21:0] owners [0:31];  // KeptElements.java:42
  wire [4:0] to = {keptIndex[4:1] ^ queuePair[3:0], keptIndex[0]};  // KeptElements.java:59
  wire [31:0] added_joined = {to == 5'd31, to == 5'd30, to == 5'd29, to == 5'd28, to == 5'd27, to == 5'd26, to
      == 5'd25, to == 5'd24, to == 5'd23, to == 5'd22, to == 5'd21, to == 5'd20, to == 5'd19, to == 5'd18, to
      == 5'd17, to == 5'd16, to == 5'd15, to == 5'd14, to == 5'd13, to == 5'd12, to == 5'd11, to == 5'd10, to
      == 5'd9, to == 5'd8, to == 5'd7, to == 5'd6, to == 5'd5, to == 5'd4, to == 5'd3, to == 5'd2, to == 5'd1,
      to == 5'd0};  // KeptElements.java:49
  wire [31:0] added = keeps ? added_joined : 32'd0;  // KeptElements.java:49
  wire [4:0] from = {index[4:1] ^ queuePair[3:0], index[0]};  // KeptElements.java:59
  wire [21:0] has_read = owners[from];  // KeptElements.java:52
  wire [31:0] has_shifted = isUsed >> from;  // KeptElements.java:52
  wire [127:0] element_read = words[from];  // KeptElements.java:53
  assign has = has_shifted[0] && (has_read == {queuePair, index});  // KeptElements.java:52
  assign element = element_read;  // KeptElements.java:53
  always @(posedge clock) begin
    if (keeps) begin  // KeptElements.java:45
      words[to] <= kept;  // KeptElements.java:46
      owners[to] <= {queuePair, keptIndex};  // KeptElements.java:47
    end
    isUsed <= forgets ? 32'd0 : (isUsed | added);  // KeptElements.java:50
    if (reset) begin
      isUsed <= 32'd0;  // KeptElements.java:43
    end
  end
  wire unused_ok = &{1'b0, has_shifted[31:1]};
endmodule
`default_nettype wire
