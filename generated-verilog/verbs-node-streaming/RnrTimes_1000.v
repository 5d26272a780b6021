`default_nettype none
// unit=1000
module RnrTimes_1000 (  // RnrTimes.java:33
  input  wire [4:0] code,  // RnrTimes.java:26
  output wire [35:0] ticks  // RnrTimes.java:28
);
  wire [35:0] ticks_choice = code[2] ? (code[1] ? (code[0] ? 36'd189 : 36'd126) : (code[0] ? 36'd95 : 36'd64))
      : (code[1] ? (code[0] ? 36'd48 : 36'd33) : (code[0] ? 36'd17 : 36'hfa001));  // RnrTimes.java:39
  wire [35:0] ticks_choice_1 = code[2]
      ? (code[1] ? (code[0] ? 36'd3001 : 36'd2001) : (code[0] ? 36'd1501 : 36'd1001))
      : (code[1] ? (code[0] ? 36'd751 : 36'd501) : (code[0] ? 36'd376 : 36'd251));  // RnrTimes.java:39
  wire [35:0] ticks_choice_2 = code[2]
      ? (code[1] ? (code[0] ? 36'hbb81 : 36'h7d01) : (code[0] ? 36'h5dc1 : 36'h3e81))
      : (code[1] ? (code[0] ? 36'h2ee1 : 36'd8001) : (code[0] ? 36'd6001 : 36'd4001));  // RnrTimes.java:39
  wire [35:0] ticks_choice_3 = code[2]
      ? (code[1] ? (code[0] ? 36'hbb801 : 36'h7d001) : (code[0] ? 36'h5dc01 : 36'h3e801))
      : (code[1] ? (code[0] ? 36'h2ee01 : 36'h1f401) : (code[0] ? 36'h17701 : 36'hfa01));  // RnrTimes.java:39
  assign ticks = code[4] ? (code[3] ? ticks_choice_3 : ticks_choice_2)
      : (code[3] ? ticks_choice_1 : ticks_choice);  // RnrTimes.java:39
endmodule
`default_nettype wire
