`default_nettype none
module OwnSynchronizer (  // DomainExamples.java:140
  input  wire clock,  // DomainExamples.java:140
  input  wire reset,  // DomainExamples.java:140
  input  wire link_clock,  // DomainExamples.java:133
  input  wire link_reset,  // DomainExamples.java:133
  input  wire request,  // DomainExamples.java:134
  input  wire button,  // DomainExamples.java:135
  output wire seen,  // DomainExamples.java:136
  output wire pressed,  // DomainExamples.java:137
  output wire resets  // DomainExamples.java:138
);
  reg  asked;  // DomainExamples.java:141
  (* ASYNC_REG = "TRUE", keep = "true" *)
  reg  first;  // DomainExamples.java:144
  (* ASYNC_REG = "TRUE", keep = "true" *)
  reg  second;  // DomainExamples.java:145
  (* ASYNC_REG = "TRUE", keep = "true" *)
  reg  down;  // DomainExamples.java:149
  // From another clock: two stages follow
  wire crossing_0 = asked;  // DomainExamples.java:146
  // From another clock: bounces, and nobody minds
  wire crossing_1 = button;  // DomainExamples.java:150
  wire link_reset_active = link_reset;  // DomainExamples.java:152
  assign seen = second;  // DomainExamples.java:148
  assign pressed = down;  // DomainExamples.java:151
  assign resets = link_reset_active;  // DomainExamples.java:152
  always @(posedge clock) begin
    asked <= request;  // DomainExamples.java:142
    if (reset) begin
      asked <= 1'b0;  // DomainExamples.java:141
    end
  end
  always @(posedge link_clock) begin
    first <= crossing_0;  // DomainExamples.java:146
    second <= first;  // DomainExamples.java:147
    down <= crossing_1;  // DomainExamples.java:150
    if (link_reset) begin
      first <= 1'b0;  // DomainExamples.java:144
      second <= 1'b0;  // DomainExamples.java:145
      down <= 1'b0;  // DomainExamples.java:149
    end
  end
endmodule
`default_nettype wire
