`default_nettype none
module KeptElements (  // KeptElements.java:44
  input  wire clock,  // KeptElements.java:44
  input  wire reset,  // KeptElements.java:44
  input  wire [5:0] queuePair,  // KeptElements.java:25
  input  wire [15:0] keptIndex,  // KeptElements.java:27
  input  wire keeps,  // KeptElements.java:29
  input  wire [127:0] kept,  // KeptElements.java:31
  input  wire forgets,  // KeptElements.java:33
  input  wire [15:0] index,  // KeptElements.java:35
  input  wire ends,  // KeptElements.java:37
  output wire has,  // KeptElements.java:39
  output wire [127:0] element  // KeptElements.java:41
);
  reg  [31:0] isUsed;  // KeptElements.java:48
  reg  [127:0] words [0:31];  // KeptElements.java:46
  reg  [21:0] owners [0:31];  // KeptElements.java:47
  wire [4:0] to = {keptIndex[4:1] ^ queuePair[3:0], keptIndex[0]};  // KeptElements.java:67
  wire [31:0] added_joined = {to == 5'd31, to == 5'd30, to == 5'd29, to == 5'd28, to == 5'd27, to == 5'd26, to
      == 5'd25, to == 5'd24, to == 5'd23, to == 5'd22, to == 5'd21, to == 5'd20, to == 5'd19, to == 5'd18, to
      == 5'd17, to == 5'd16, to == 5'd15, to == 5'd14, to == 5'd13, to == 5'd12, to == 5'd11, to == 5'd10, to
      == 5'd9, to == 5'd8, to == 5'd7, to == 5'd6, to == 5'd5, to == 5'd4, to == 5'd3, to == 5'd2, to == 5'd1,
      to == 5'd0};  // KeptElements.java:54
  wire [31:0] added = keeps ? added_joined : 32'd0;  // KeptElements.java:54
  wire [4:0] from = {index[4:1] ^ queuePair[3:0], index[0]};  // KeptElements.java:67
  wire [21:0] isHere_read = owners[from];  // KeptElements.java:56
  wire [31:0] isHere_shifted = isUsed >> from;  // KeptElements.java:56
  wire isHere = isHere_shifted[0] && (isHere_read == {queuePair, index});  // KeptElements.java:56
  wire [31:0] ended_joined = {from == 5'd31, from == 5'd30, from == 5'd29, from == 5'd28, from == 5'd27, from
      == 5'd26, from == 5'd25, from == 5'd24, from == 5'd23, from == 5'd22, from == 5'd21, from == 5'd20, from
      == 5'd19, from == 5'd18, from == 5'd17, from == 5'd16, from == 5'd15, from == 5'd14, from == 5'd13, from
      == 5'd12, from == 5'd11, from == 5'd10, from == 5'd9, from == 5'd8, from == 5'd7, from == 5'd6, from
      == 5'd5, from == 5'd4, from == 5'd3, from == 5'd2, from == 5'd1, from == 5'd0};  // KeptElements.java:57
  wire [31:0] ended = ends ? ended_joined : 32'd0;  // KeptElements.java:57
  wire [127:0] element_read = words[from];  // KeptElements.java:61
  assign has = isHere;  // KeptElements.java:60
  assign element = element_read;  // KeptElements.java:61
  always @(posedge clock) begin
    if (keeps) begin  // KeptElements.java:50
      words[to] <= kept;  // KeptElements.java:51
      owners[to] <= {queuePair, keptIndex};  // KeptElements.java:52
    end
    isUsed <= forgets ? 32'd0 : ((isUsed & ~ended) | added);  // KeptElements.java:59
    if (reset) begin
      isUsed <= 32'd0;  // KeptElements.java:48
    end
  end
  wire unused_ok = &{1'b0, isHere_shifted[31:1]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!ends || isHere)) begin  // KeptElements.java:58
        $display("assertion failed: the element that is forgotten is here (KeptElements.java:58)");
        $stop;  // KeptElements.java:58
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!ends || isHere);  // KeptElements.java:58
    end
  end
`endif
endmodule
`default_nettype wire
