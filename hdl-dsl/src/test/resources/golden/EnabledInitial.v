`default_nettype none
module EnabledInitial (  // DomainExamples.java:50
  input  wire clock,  // DomainExamples.java:50
  input  wire tick,  // DomainExamples.java:44
  output wire [3:0] slow,  // DomainExamples.java:45
  output wire [3:0] slower,  // DomainExamples.java:46
  output wire [3:0] word  // DomainExamples.java:47
);
  wire ticks_enable;  // DomainExamples.java:53
  reg  [3:0] first;  // DomainExamples.java:54
  wire rarely_enable;  // DomainExamples.java:56
  reg  [3:0] second;  // DomainExamples.java:57
  reg  [3:0] words [0:3];  // DomainExamples.java:59
  wire [3:0] word_read = words[first[1:0]];  // DomainExamples.java:66
  assign slow = first;  // DomainExamples.java:64
  assign slower = second;  // DomainExamples.java:65
  assign word = word_read;  // DomainExamples.java:66
  assign ticks_enable = tick;  // DomainExamples.java:53
  assign rarely_enable = ticks_enable && first[0];  // DomainExamples.java:56
  initial begin
    first = 4'd1;  // DomainExamples.java:54
  end
  always @(posedge clock) begin
    if (ticks_enable) begin
      first <= first + 4'd1;  // DomainExamples.java:55
    end
  end
  initial begin
    second = 4'd2;  // DomainExamples.java:57
  end
  always @(posedge clock) begin
    if (rarely_enable) begin
      second <= second + 4'd1;  // DomainExamples.java:58
      words[first[1:0]] <= second;  // DomainExamples.java:61
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (rarely_enable) begin
      if (!((second != 4'd0) || (first != 4'd0))) begin  // DomainExamples.java:62
        $display("assertion failed: not both are 0 (DomainExamples.java:62)");
        $stop;  // DomainExamples.java:62
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (rarely_enable) begin
      assert ((second != 4'd0) || (first != 4'd0));  // DomainExamples.java:62
    end
  end
`endif
endmodule
`default_nettype wire
