`default_nettype none
module EnabledAsynchronousLow (  // DomainExamples.java:50
  input  wire clock,  // DomainExamples.java:50
  input  wire reset_n,  // DomainExamples.java:50
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
  always @(posedge clock or negedge reset_n) begin
    if (!reset_n) begin
      first <= 4'd1;  // DomainExamples.java:54
    end else if (ticks_enable) begin
      first <= first + 4'd1;  // DomainExamples.java:55
    end
  end
  always @(posedge clock or negedge reset_n) begin
    if (!reset_n) begin
      second <= 4'd2;  // DomainExamples.java:57
    end else if (rarely_enable) begin
      second <= second + 4'd1;  // DomainExamples.java:58
    end
  end
  always @(posedge clock) begin
    if (rarely_enable) begin
      words[first[1:0]] <= second;  // DomainExamples.java:61
    end
  end
`ifdef HEDDLE_SIMULATION
  wire running = reset_n;
  always @(posedge clock) begin
    if (rarely_enable && running) begin
      if (!((second != 4'd0) || (first != 4'd0))) begin  // DomainExamples.java:62
        $display("assertion failed: not both are 0 (DomainExamples.java:62)");
        $stop;  // DomainExamples.java:62
      end
    end
  end
`endif
`ifdef FORMAL
  wire running = reset_n;
  always @(posedge clock) begin
    if (rarely_enable && running) begin
      assert ((second != 4'd0) || (first != 4'd0));  // DomainExamples.java:62
    end
  end
`endif
endmodule
`default_nettype wire
