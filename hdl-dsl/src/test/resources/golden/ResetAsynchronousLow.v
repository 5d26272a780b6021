`default_nettype none
module ResetAsynchronousLow (  // DomainExamples.java:22
  input  wire clock,  // DomainExamples.java:22
  input  wire reset_n,  // DomainExamples.java:22
  input  wire on,  // DomainExamples.java:16
  input  wire [3:0] word,  // DomainExamples.java:17
  output wire [3:0] count,  // DomainExamples.java:18
  output wire [3:0] last  // DomainExamples.java:19
);
  reg  [3:0] counter;  // DomainExamples.java:25
  reg  [3:0] kept;  // DomainExamples.java:26
  assign count = counter;  // DomainExamples.java:31
  assign last = kept;  // DomainExamples.java:32
  always @(posedge clock or negedge reset_n) begin
    if (!reset_n) begin
      counter <= 4'd3;  // DomainExamples.java:25
    end else begin
      if (on) begin  // DomainExamples.java:27
        counter <= counter + 4'd1;  // DomainExamples.java:28
      end
    end
  end
  always @(posedge clock) begin
    if (on) begin  // DomainExamples.java:27
      kept <= word;  // DomainExamples.java:29
    end
  end
`ifdef HEDDLE_SIMULATION
  wire running = reset_n;
  always @(posedge clock) begin
    if (running) begin
      if (!(counter != 4'd2)) begin  // DomainExamples.java:33
        $display("assertion failed: the counter stops before 2 (DomainExamples.java:33)");
        $stop;  // DomainExamples.java:33
      end
    end
  end
`endif
`ifdef FORMAL
  wire running = reset_n;
  always @(posedge clock) begin
    if (running) begin
      assert (counter != 4'd2);  // DomainExamples.java:33
    end
  end
`endif
endmodule
`default_nettype wire
