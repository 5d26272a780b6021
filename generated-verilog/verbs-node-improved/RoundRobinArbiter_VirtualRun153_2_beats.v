`default_nettype none
// payload=VirtualRun153, count=2, kind=beats
module RoundRobinArbiter_VirtualRun153_2_beats (  // Arbiter.java:48
  input  wire clock,  // Arbiter.java:48
  input  wire reset,  // Arbiter.java:48
  input  wire [63:0] sources_0_data_address,  // Arbiter.java:56
  input  wire [31:0] sources_0_data_key,  // Arbiter.java:56
  input  wire [31:0] sources_0_data_bytes,  // Arbiter.java:56
  input  wire [15:0] sources_0_data_domain,  // Arbiter.java:56
  input  wire [3:0] sources_0_data_rights,  // Arbiter.java:56
  input  wire sources_0_data_last,  // Arbiter.java:56
  input  wire sources_0_data_isPhysical,  // Arbiter.java:56
  input  wire sources_0_data_isCheck,  // Arbiter.java:56
  input  wire sources_0_data_isList,  // Arbiter.java:56
  input  wire sources_0_data_isWrong,  // Arbiter.java:56
  input  wire sources_0_valid,  // Arbiter.java:56
  output wire sources_0_ready,  // Arbiter.java:56
  input  wire [63:0] sources_1_data_address,  // Arbiter.java:56
  input  wire [31:0] sources_1_data_key,  // Arbiter.java:56
  input  wire [31:0] sources_1_data_bytes,  // Arbiter.java:56
  input  wire [15:0] sources_1_data_domain,  // Arbiter.java:56
  input  wire [3:0] sources_1_data_rights,  // Arbiter.java:56
  input  wire sources_1_data_last,  // Arbiter.java:56
  input  wire sources_1_data_isPhysical,  // Arbiter.java:56
  input  wire sources_1_data_isCheck,  // Arbiter.java:56
  input  wire sources_1_data_isList,  // Arbiter.java:56
  input  wire sources_1_data_isWrong,  // Arbiter.java:56
  input  wire sources_1_valid,  // Arbiter.java:56
  output wire sources_1_ready,  // Arbiter.java:56
  output wire [63:0] sink_data_address,  // Arbiter.java:57
  output wire [31:0] sink_data_key,  // Arbiter.java:57
  output wire [31:0] sink_data_bytes,  // Arbiter.java:57
  output wire [15:0] sink_data_domain,  // Arbiter.java:57
  output wire [3:0] sink_data_rights,  // Arbiter.java:57
  output wire sink_data_last,  // Arbiter.java:57
  output wire sink_data_isPhysical,  // Arbiter.java:57
  output wire sink_data_isCheck,  // Arbiter.java:57
  output wire sink_data_isList,  // Arbiter.java:57
  output wire sink_data_isWrong,  // Arbiter.java:57
  output wire sink_valid,  // Arbiter.java:57
  input  wire sink_ready,  // Arbiter.java:57
  output wire chosen  // Arbiter.java:58
);
  wire [1:0] grant;  // Arbiter.java:64
  reg  [1:0] behindLast;  // RoundRobinArbiter.java:42
  reg  kept;  // Arbiter.java:69
  reg  [1:0] keptGrant;  // Arbiter.java:70
  wire [1:0] requests = {sources_1_valid, sources_0_valid};  // Arbiter.java:63
  wire [1:0] later = requests & behindLast;  // RoundRobinArbiter.java:43
  assign sources_0_ready = grant[0] && sink_ready;  // Arbiter.java:78
  assign sources_1_ready = grant[1] && sink_ready;  // Arbiter.java:78
  assign sink_data_address = chosen ? sources_1_data_address : sources_0_data_address;  // Arbiter.java:74
  assign sink_data_key = chosen ? sources_1_data_key : sources_0_data_key;  // Arbiter.java:74
  assign sink_data_bytes = chosen ? sources_1_data_bytes : sources_0_data_bytes;  // Arbiter.java:74
  assign sink_data_domain = chosen ? sources_1_data_domain : sources_0_data_domain;  // Arbiter.java:74
  assign sink_data_rights = chosen ? sources_1_data_rights : sources_0_data_rights;  // Arbiter.java:74
  assign sink_data_last = chosen ? sources_1_data_last : sources_0_data_last;  // Arbiter.java:74
  assign sink_data_isPhysical = chosen ? sources_1_data_isPhysical : sources_0_data_isPhysical;  // Arbiter.java:74
  assign sink_data_isCheck = chosen ? sources_1_data_isCheck : sources_0_data_isCheck;  // Arbiter.java:74
  assign sink_data_isList = chosen ? sources_1_data_isList : sources_0_data_isList;  // Arbiter.java:74
  assign sink_data_isWrong = chosen ? sources_1_data_isWrong : sources_0_data_isWrong;  // Arbiter.java:74
  assign sink_valid = |(requests & grant);  // Arbiter.java:73
  assign chosen = |(grant & 2'd2);  // Arbiter.java:72
  assign grant = kept ? keptGrant : ((later != 2'd0) ? (later & (2'd0 - later))
      : (requests & (2'd0 - requests)));  // Arbiter.java:71
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
      behindLast <= ~(grant | (grant - 2'd1));  // RoundRobinArbiter.java:45
    end
    if (reset) begin
      behindLast <= 2'd0;  // RoundRobinArbiter.java:42
      kept <= 1'b0;  // Arbiter.java:69
      keptGrant <= 2'd0;  // Arbiter.java:70
    end
  end
endmodule
`default_nettype wire
