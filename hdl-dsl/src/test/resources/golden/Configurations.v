`default_nettype none
module Counter (  // DomainExamples.java:79
  input  wire clock,  // DomainExamples.java:79
  input  wire reset,  // DomainExamples.java:79
  output wire [3:0] count  // DomainExamples.java:77
);
  reg  [3:0] counter;  // DomainExamples.java:80
  assign count = counter;  // DomainExamples.java:82
  always @(posedge clock) begin
    counter <= counter + 4'd1;  // DomainExamples.java:81
    if (reset) begin
      counter <= 4'd5;  // DomainExamples.java:80
    end
  end
endmodule
`default_nettype wire

`default_nettype none
module Counter_enabled (  // DomainExamples.java:79
  input  wire clock,  // DomainExamples.java:79
  input  wire reset,  // DomainExamples.java:79
  input  wire clock_enable,  // DomainExamples.java:79
  output wire [3:0] count  // DomainExamples.java:77
);
  reg  [3:0] counter;  // DomainExamples.java:80
  assign count = counter;  // DomainExamples.java:82
  always @(posedge clock) begin
    if (clock_enable) begin
      counter <= counter + 4'd1;  // DomainExamples.java:81
    end
    if (reset) begin
      counter <= 4'd5;  // DomainExamples.java:80
    end
  end
endmodule
`default_nettype wire

`default_nettype none
module Counter_async (  // DomainExamples.java:79
  input  wire clock,  // DomainExamples.java:79
  input  wire reset,  // DomainExamples.java:79
  output wire [3:0] count  // DomainExamples.java:77
);
  reg  [3:0] counter;  // DomainExamples.java:80
  assign count = counter;  // DomainExamples.java:82
  always @(posedge clock or posedge reset) begin
    if (reset) begin
      counter <= 4'd5;  // DomainExamples.java:80
    end else begin
      counter <= counter + 4'd1;  // DomainExamples.java:81
    end
  end
endmodule
`default_nettype wire

`default_nettype none
module Counter_async_low (  // DomainExamples.java:79
  input  wire clock,  // DomainExamples.java:79
  input  wire reset_n,  // DomainExamples.java:79
  output wire [3:0] count  // DomainExamples.java:77
);
  reg  [3:0] counter;  // DomainExamples.java:80
  assign count = counter;  // DomainExamples.java:82
  always @(posedge clock or negedge reset_n) begin
    if (!reset_n) begin
      counter <= 4'd5;  // DomainExamples.java:80
    end else begin
      counter <= counter + 4'd1;  // DomainExamples.java:81
    end
  end
endmodule
`default_nettype wire

`default_nettype none
module Counter_initial (  // DomainExamples.java:79
  input  wire clock,  // DomainExamples.java:79
  output wire [3:0] count  // DomainExamples.java:77
);
  reg  [3:0] counter;  // DomainExamples.java:80
  assign count = counter;  // DomainExamples.java:82
  initial begin
    counter = 4'd5;  // DomainExamples.java:80
  end
  always @(posedge clock) begin
    counter <= counter + 4'd1;  // DomainExamples.java:81
  end
endmodule
`default_nettype wire

`default_nettype none
module Pair_left_async_low_right_enabled (  // DomainExamples.java:93
  input  wire left_clock,  // DomainExamples.java:88
  input  wire left_reset_n,  // DomainExamples.java:88
  input  wire right_clock,  // DomainExamples.java:89
  input  wire right_reset,  // DomainExamples.java:89
  input  wire right_clock_enable,  // DomainExamples.java:89
  output wire [3:0] lefts,  // DomainExamples.java:90
  output wire [3:0] rights  // DomainExamples.java:91
);
  wire [3:0] on_left_count;  // DomainExamples.java:94
  wire [3:0] on_right_count;  // DomainExamples.java:95
  assign lefts = on_left_count;  // DomainExamples.java:94
  assign rights = on_right_count;  // DomainExamples.java:95
  Counter_async_low on_left (  // DomainExamples.java:94
    .clock(left_clock), .reset_n(left_reset_n), .count(on_left_count));
  Counter_enabled on_right (  // DomainExamples.java:95
    .clock(right_clock), .reset(right_reset), .clock_enable(right_clock_enable), .count(on_right_count));
endmodule
`default_nettype wire

`default_nettype none
module Configurations (  // DomainExamples.java:114
  input  wire clock,  // DomainExamples.java:114
  input  wire reset,  // DomainExamples.java:114
  input  wire low_clock,  // DomainExamples.java:101
  input  wire low_reset_n,  // DomainExamples.java:101
  input  wire boot_clock,  // DomainExamples.java:102
  input  wire tick,  // DomainExamples.java:103
  input  wire restart,  // DomainExamples.java:104
  output wire [3:0] plain,  // DomainExamples.java:105
  output wire [3:0] again,  // DomainExamples.java:106
  output wire [3:0] ticked,  // DomainExamples.java:107
  output wire [3:0] restarted,  // DomainExamples.java:108
  output wire [3:0] inLow,  // DomainExamples.java:109
  output wire [3:0] inBoot,  // DomainExamples.java:110
  output wire [3:0] lefts,  // DomainExamples.java:111
  output wire [3:0] rights  // DomainExamples.java:112
);
  wire ticking_enable;  // DomainExamples.java:117
  wire own_reset;  // DomainExamples.java:119
  wire [3:0] first_count;  // DomainExamples.java:115
  wire [3:0] second_count;  // DomainExamples.java:116
  wire [3:0] third_count;  // DomainExamples.java:118
  wire [3:0] fourth_count;  // DomainExamples.java:120
  wire [3:0] fifth_count;  // DomainExamples.java:121
  wire [3:0] sixth_count;  // DomainExamples.java:122
  wire [3:0] pair_lefts, pair_rights;  // DomainExamples.java:123
  assign plain = first_count;  // DomainExamples.java:115
  assign again = second_count;  // DomainExamples.java:116
  assign ticked = third_count;  // DomainExamples.java:118
  assign restarted = fourth_count;  // DomainExamples.java:120
  assign inLow = fifth_count;  // DomainExamples.java:121
  assign inBoot = sixth_count;  // DomainExamples.java:122
  assign lefts = pair_lefts;  // DomainExamples.java:126
  assign rights = pair_rights;  // DomainExamples.java:127
  assign ticking_enable = tick;  // DomainExamples.java:117
  assign own_reset = restart;  // DomainExamples.java:119
  Counter first (  // DomainExamples.java:115
    .clock(clock), .reset(reset), .count(first_count));
  Counter second (  // DomainExamples.java:116
    .clock(clock), .reset(reset), .count(second_count));
  Counter_enabled third (  // DomainExamples.java:118
    .clock(clock), .reset(reset), .clock_enable(ticking_enable), .count(third_count));
  Counter_async fourth (  // DomainExamples.java:120
    .clock(clock), .reset(own_reset), .count(fourth_count));
  Counter_async_low fifth (  // DomainExamples.java:121
    .clock(low_clock), .reset_n(low_reset_n), .count(fifth_count));
  Counter_initial sixth (  // DomainExamples.java:122
    .clock(boot_clock), .count(sixth_count));
  Pair_left_async_low_right_enabled pair (  // DomainExamples.java:123
    .left_clock(low_clock), .left_reset_n(low_reset_n), .right_clock(clock), .right_reset(reset),
    .right_clock_enable(ticking_enable), .lefts(pair_lefts), .rights(pair_rights));
endmodule
`default_nettype wire
