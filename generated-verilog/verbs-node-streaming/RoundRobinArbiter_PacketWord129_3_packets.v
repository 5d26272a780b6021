`default_nettype none
// payload=PacketWord129, count=3, kind=packets
module RoundRobinArbiter_PacketWord129_3_packets (  // Arbiter.java:48
  input  wire clock,  // Arbiter.java:48
  input  wire reset,  // Arbiter.java:48
  input  wire [127:0] sources_0_data_data,  // Arbiter.java:56
  input  wire sources_0_data_last,  // Arbiter.java:56
  input  wire sources_0_valid,  // Arbiter.java:56
  output wire sources_0_ready,  // Arbiter.java:56
  input  wire [127:0] sources_1_data_data,  // Arbiter.java:56
  input  wire sources_1_data_last,  // Arbiter.java:56
  input  wire sources_1_valid,  // Arbiter.java:56
  output wire sources_1_ready,  // Arbiter.java:56
  input  wire [127:0] sources_2_data_data,  // Arbiter.java:56
  input  wire sources_2_data_last,  // Arbiter.java:56
  input  wire sources_2_valid,  // Arbiter.java:56
  output wire sources_2_ready,  // Arbiter.java:56
  output wire [127:0] sink_data_data,  // Arbiter.java:57
  output wire sink_data_last,  // Arbiter.java:57
  output wire sink_valid,  // Arbiter.java:57
  input  wire sink_ready,  // Arbiter.java:57
  output wire [1:0] chosen  // Arbiter.java:58
);
  wire [2:0] grant;  // Arbiter.java:64
  reg  [2:0] behindLast;  // RoundRobinArbiter.java:42
  reg  kept;  // Arbiter.java:69
  reg  [2:0] keptGrant;  // Arbiter.java:70
  wire [2:0] requests = {sources_2_valid, sources_1_valid, sources_0_valid};  // Arbiter.java:63
  wire [2:0] later = requests & behindLast;  // RoundRobinArbiter.java:43
  assign sources_0_ready = grant[0] && sink_ready;  // Arbiter.java:78
  assign sources_1_ready = grant[1] && sink_ready;  // Arbiter.java:78
  assign sources_2_ready = grant[2] && sink_ready;  // Arbiter.java:78
  assign sink_data_data = chosen[1] ? sources_2_data_data
      : (chosen[0] ? sources_1_data_data : sources_0_data_data);  // Arbiter.java:74
  assign sink_data_last = chosen[1] ? sources_2_data_last
      : (chosen[0] ? sources_1_data_last : sources_0_data_last);  // Arbiter.java:74
  assign sink_valid = |(requests & grant);  // Arbiter.java:73
  assign chosen = {|(grant & 3'd4), |(grant & 3'd2)};  // Arbiter.java:72
  assign grant = kept ? keptGrant : ((later != 3'd0) ? (later & (3'd0 - later))
      : (requests & (3'd0 - requests)));  // Arbiter.java:71
  always @(posedge clock) begin
    if (sink_valid) begin  // Arbiter.java:80
      keptGrant <= grant;  // Arbiter.java:80
    end
    if (sink_valid && sink_ready) begin  // Arbiter.java:81
      kept <= !sink_data_last;  // Arbiter.java:83
    end else if (sink_valid) begin  // Arbiter.java:86
      kept <= 1'b1;  // Arbiter.java:86
    end
    if (sink_valid && sink_ready) begin  // RoundRobinArbiter.java:45
      behindLast <= ~(grant | (grant - 3'd1));  // RoundRobinArbiter.java:45
    end
    if (reset) begin
      behindLast <= 3'd0;  // RoundRobinArbiter.java:42
      kept <= 1'b0;  // Arbiter.java:69
      keptGrant <= 3'd0;  // Arbiter.java:70
    end
  end
endmodule
`default_nettype wire
