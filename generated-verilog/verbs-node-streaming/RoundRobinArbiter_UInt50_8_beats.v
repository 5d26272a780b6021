`default_nettype none
// payload=UInt50, count=8, kind=beats
module RoundRobinArbiter_UInt50_8_beats (  // Arbiter.java:48
  input  wire clock,  // Arbiter.java:48
  input  wire reset,  // Arbiter.java:48
  input  wire [49:0] sources_0_data,  // Arbiter.java:56
  input  wire sources_0_valid,  // Arbiter.java:56
  output wire sources_0_ready,  // Arbiter.java:56
  input  wire [49:0] sources_1_data,  // Arbiter.java:56
  input  wire sources_1_valid,  // Arbiter.java:56
  output wire sources_1_ready,  // Arbiter.java:56
  input  wire [49:0] sources_2_data,  // Arbiter.java:56
  input  wire sources_2_valid,  // Arbiter.java:56
  output wire sources_2_ready,  // Arbiter.java:56
  input  wire [49:0] sources_3_data,  // Arbiter.java:56
  input  wire sources_3_valid,  // Arbiter.java:56
  output wire sources_3_ready,  // Arbiter.java:56
  input  wire [49:0] sources_4_data,  // Arbiter.java:56
  input  wire sources_4_valid,  // Arbiter.java:56
  output wire sources_4_ready,  // Arbiter.java:56
  input  wire [49:0] sources_5_data,  // Arbiter.java:56
  input  wire sources_5_valid,  // Arbiter.java:56
  output wire sources_5_ready,  // Arbiter.java:56
  input  wire [49:0] sources_6_data,  // Arbiter.java:56
  input  wire sources_6_valid,  // Arbiter.java:56
  output wire sources_6_ready,  // Arbiter.java:56
  input  wire [49:0] sources_7_data,  // Arbiter.java:56
  input  wire sources_7_valid,  // Arbiter.java:56
  output wire sources_7_ready,  // Arbiter.java:56
  output wire [49:0] sink_data,  // Arbiter.java:57
  output wire sink_valid,  // Arbiter.java:57
  input  wire sink_ready,  // Arbiter.java:57
  output wire [2:0] chosen  // Arbiter.java:58
);
  wire [7:0] grant;  // Arbiter.java:64
  reg  [7:0] behindLast;  // RoundRobinArbiter.java:42
  reg  kept;  // Arbiter.java:69
  reg  [7:0] keptGrant;  // Arbiter.java:70
  wire [7:0] requests = {sources_7_valid, sources_6_valid, sources_5_valid, sources_4_valid, sources_3_valid,
      sources_2_valid, sources_1_valid, sources_0_valid};  // Arbiter.java:63
  wire [7:0] later = requests & behindLast;  // RoundRobinArbiter.java:43
  assign sources_0_ready = grant[0] && sink_ready;  // Arbiter.java:78
  assign sources_1_ready = grant[1] && sink_ready;  // Arbiter.java:78
  assign sources_2_ready = grant[2] && sink_ready;  // Arbiter.java:78
  assign sources_3_ready = grant[3] && sink_ready;  // Arbiter.java:78
  assign sources_4_ready = grant[4] && sink_ready;  // Arbiter.java:78
  assign sources_5_ready = grant[5] && sink_ready;  // Arbiter.java:78
  assign sources_6_ready = grant[6] && sink_ready;  // Arbiter.java:78
  assign sources_7_ready = grant[7] && sink_ready;  // Arbiter.java:78
  assign sink_data = chosen[2] ? (chosen[1] ? (chosen[0] ? sources_7_data : sources_6_data)
      : (chosen[0] ? sources_5_data : sources_4_data))
      : (chosen[1] ? (chosen[0] ? sources_3_data : sources_2_data)
      : (chosen[0] ? sources_1_data : sources_0_data));  // Arbiter.java:74
  assign sink_valid = |(requests & grant);  // Arbiter.java:73
  assign chosen = {|(grant & 8'd240), |(grant & 8'd204), |(grant & 8'd170)};  // Arbiter.java:72
  assign grant = kept ? keptGrant : ((later != 8'd0) ? (later & (8'd0 - later))
      : (requests & (8'd0 - requests)));  // Arbiter.java:71
  always @(posedge clock) begin
    if (sink_valid) begin  // Arbiter.java:80
      keptGrant <= grant;  // Arbiter.java:80
    end
    if (sink_valid && sink_ready) begin  // Arbiter.java:81
      kept <= 1'b0;  // Arbiter.java:83
    end else if (sink_valid) begin  // Arbiter.java:86
      kept <= 1'b1;  // Arbiter.java:86
    end
    if (sink_valid && sink_ready) begin  // RoundRobinArbiter.java:45
      behindLast <= ~(grant | (grant - 8'd1));  // RoundRobinArbiter.java:45
    end
    if (reset) begin
      behindLast <= 8'd0;  // RoundRobinArbiter.java:42
      kept <= 1'b0;  // Arbiter.java:69
      keptGrant <= 8'd0;  // Arbiter.java:70
    end
  end
endmodule
`default_nettype wire
