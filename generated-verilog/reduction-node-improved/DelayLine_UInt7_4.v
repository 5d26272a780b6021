// data=UInt7, cycles=4
module DelayLine_UInt7_4 (  // DelayLine.java:27
  input  wire clock,  // DelayLine.java:27
  input  wire [6:0] now,  // DelayLine.java:33
  output wire [6:0] delayed  // DelayLine.java:34
);
  reg  [6:0] stages_0;  // DelayLine.java:35
  reg  [6:0] stages_1;  // DelayLine.java:35
  reg  [6:0] stages_2;  // DelayLine.java:35
  reg  [6:0] stages_3;  // DelayLine.java:35
  assign delayed = stages_3;  // DelayLine.java:39
  always @(posedge clock) begin
    stages_0 <= now;  // DelayLine.java:37
    stages_1 <= stages_0;  // DelayLine.java:37
    stages_2 <= stages_1;  // DelayLine.java:37
    stages_3 <= stages_2;  // DelayLine.java:37
  end
endmodule
