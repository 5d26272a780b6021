`default_nettype none
// payload=VirtualRun153, count=6, kind=beats
module RoundRobinArbiter_VirtualRun153_6_beats (  // Arbiter.java:48
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
  input  wire [63:0] sources_2_data_address,  // Arbiter.java:56
  input  wire [31:0] sources_2_data_key,  // Arbiter.java:56
  input  wire [31:0] sources_2_data_bytes,  // Arbiter.java:56
  input  wire [15:0] sources_2_data_domain,  // Arbiter.java:56
  input  wire [3:0] sources_2_data_rights,  // Arbiter.java:56
  input  wire sources_2_data_last,  // Arbiter.java:56
  input  wire sources_2_data_isPhysical,  // Arbiter.java:56
  input  wire sources_2_data_isCheck,  // Arbiter.java:56
  input  wire sources_2_data_isList,  // Arbiter.java:56
  input  wire sources_2_data_isWrong,  // Arbiter.java:56
  input  wire sources_2_valid,  // Arbiter.java:56
  output wire sources_2_ready,  // Arbiter.java:56
  input  wire [63:0] sources_3_data_address,  // Arbiter.java:56
  input  wire [31:0] sources_3_data_key,  // Arbiter.java:56
  input  wire [31:0] sources_3_data_bytes,  // Arbiter.java:56
  input  wire [15:0] sources_3_data_domain,  // Arbiter.java:56
  input  wire [3:0] sources_3_data_rights,  // Arbiter.java:56
  input  wire sources_3_data_last,  // Arbiter.java:56
  input  wire sources_3_data_isPhysical,  // Arbiter.java:56
  input  wire sources_3_data_isCheck,  // Arbiter.java:56
  input  wire sources_3_data_isList,  // Arbiter.java:56
  input  wire sources_3_data_isWrong,  // Arbiter.java:56
  input  wire sources_3_valid,  // Arbiter.java:56
  output wire sources_3_ready,  // Arbiter.java:56
  input  wire [63:0] sources_4_data_address,  // Arbiter.java:56
  input  wire [31:0] sources_4_data_key,  // Arbiter.java:56
  input  wire [31:0] sources_4_data_bytes,  // Arbiter.java:56
  input  wire [15:0] sources_4_data_domain,  // Arbiter.java:56
  input  wire [3:0] sources_4_data_rights,  // Arbiter.java:56
  input  wire sources_4_data_last,  // Arbiter.java:56
  input  wire sources_4_data_isPhysical,  // Arbiter.java:56
  input  wire sources_4_data_isCheck,  // Arbiter.java:56
  input  wire sources_4_data_isList,  // Arbiter.java:56
  input  wire sources_4_data_isWrong,  // Arbiter.java:56
  input  wire sources_4_valid,  // Arbiter.java:56
  output wire sources_4_ready,  // Arbiter.java:56
  input  wire [63:0] sources_5_data_address,  // Arbiter.java:56
  input  wire [31:0] sources_5_data_key,  // Arbiter.java:56
  input  wire [31:0] sources_5_data_bytes,  // Arbiter.java:56
  input  wire [15:0] sources_5_data_domain,  // Arbiter.java:56
  input  wire [3:0] sources_5_data_rights,  // Arbiter.java:56
  input  wire sources_5_data_last,  // Arbiter.java:56
  input  wire sources_5_data_isPhysical,  // Arbiter.java:56
  input  wire sources_5_data_isCheck,  // Arbiter.java:56
  input  wire sources_5_data_isList,  // Arbiter.java:56
  input  wire sources_5_data_isWrong,  // Arbiter.java:56
  input  wire sources_5_valid,  // Arbiter.java:56
  output wire sources_5_ready,  // Arbiter.java:56
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
  output wire [2:0] chosen  // Arbiter.java:58
);
  wire [5:0] grant;  // Arbiter.java:64
  reg  [5:0] behindLast;  // RoundRobinArbiter.java:42
  reg  kept;  // Arbiter.java:69
  reg  [5:0] keptGrant;  // Arbiter.java:70
  wire [5:0] requests = {sources_5_valid, sources_4_valid, sources_3_valid, sources_2_valid, sources_1_valid,
      sources_0_valid};  // Arbiter.java:63
  wire [5:0] later = requests & behindLast;  // RoundRobinArbiter.java:43
  assign sources_0_ready = grant[0] && sink_ready;  // Arbiter.java:78
  assign sources_1_ready = grant[1] && sink_ready;  // Arbiter.java:78
  assign sources_2_ready = grant[2] && sink_ready;  // Arbiter.java:78
  assign sources_3_ready = grant[3] && sink_ready;  // Arbiter.java:78
  assign sources_4_ready = grant[4] && sink_ready;  // Arbiter.java:78
  assign sources_5_ready = grant[5] && sink_ready;  // Arbiter.java:78
  assign sink_data_address = chosen[2] ? (chosen[0] ? sources_5_data_address : sources_4_data_address)
      : (chosen[1] ? (chosen[0] ? sources_3_data_address : sources_2_data_address)
      : (chosen[0] ? sources_1_data_address : sources_0_data_address));  // Arbiter.java:74
  assign sink_data_key = chosen[2] ? (chosen[0] ? sources_5_data_key : sources_4_data_key)
      : (chosen[1] ? (chosen[0] ? sources_3_data_key : sources_2_data_key)
      : (chosen[0] ? sources_1_data_key : sources_0_data_key));  // Arbiter.java:74
  assign sink_data_bytes = chosen[2] ? (chosen[0] ? sources_5_data_bytes : sources_4_data_bytes)
      : (chosen[1] ? (chosen[0] ? sources_3_data_bytes : sources_2_data_bytes)
      : (chosen[0] ? sources_1_data_bytes : sources_0_data_bytes));  // Arbiter.java:74
  assign sink_data_domain = chosen[2] ? (chosen[0] ? sources_5_data_domain : sources_4_data_domain)
      : (chosen[1] ? (chosen[0] ? sources_3_data_domain : sources_2_data_domain)
      : (chosen[0] ? sources_1_data_domain : sources_0_data_domain));  // Arbiter.java:74
  assign sink_data_rights = chosen[2] ? (chosen[0] ? sources_5_data_rights : sources_4_data_rights)
      : (chosen[1] ? (chosen[0] ? sources_3_data_rights : sources_2_data_rights)
      : (chosen[0] ? sources_1_data_rights : sources_0_data_rights));  // Arbiter.java:74
  assign sink_data_last = chosen[2] ? (chosen[0] ? sources_5_data_last : sources_4_data_last)
      : (chosen[1] ? (chosen[0] ? sources_3_data_last : sources_2_data_last)
      : (chosen[0] ? sources_1_data_last : sources_0_data_last));  // Arbiter.java:74
  assign sink_data_isPhysical = chosen[2] ? (chosen[0] ? sources_5_data_isPhysical : sources_4_data_isPhysical)
      : (chosen[1] ? (chosen[0] ? sources_3_data_isPhysical : sources_2_data_isPhysical)
      : (chosen[0] ? sources_1_data_isPhysical : sources_0_data_isPhysical));  // Arbiter.java:74
  assign sink_data_isCheck = chosen[2] ? (chosen[0] ? sources_5_data_isCheck : sources_4_data_isCheck)
      : (chosen[1] ? (chosen[0] ? sources_3_data_isCheck : sources_2_data_isCheck)
      : (chosen[0] ? sources_1_data_isCheck : sources_0_data_isCheck));  // Arbiter.java:74
  assign sink_data_isList = chosen[2] ? (chosen[0] ? sources_5_data_isList : sources_4_data_isList)
      : (chosen[1] ? (chosen[0] ? sources_3_data_isList : sources_2_data_isList)
      : (chosen[0] ? sources_1_data_isList : sources_0_data_isList));  // Arbiter.java:74
  assign sink_data_isWrong = chosen[2] ? (chosen[0] ? sources_5_data_isWrong : sources_4_data_isWrong)
      : (chosen[1] ? (chosen[0] ? sources_3_data_isWrong : sources_2_data_isWrong)
      : (chosen[0] ? sources_1_data_isWrong : sources_0_data_isWrong));  // Arbiter.java:74
  assign sink_valid = |(requests & grant);  // Arbiter.java:73
  assign chosen = {|(grant & 6'd48), |(grant & 6'd12), |(grant & 6'd42)};  // Arbiter.java:72
  assign grant = kept ? keptGrant : ((later != 6'd0) ? (later & (6'd0 - later))
      : (requests & (6'd0 - requests)));  // Arbiter.java:71
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
      behindLast <= ~(grant | (grant - 6'd1));  // RoundRobinArbiter.java:45
    end
    if (reset) begin
      behindLast <= 6'd0;  // RoundRobinArbiter.java:42
      kept <= 1'b0;  // Arbiter.java:69
      keptGrant <= 6'd0;  // Arbiter.java:70
    end
  end
endmodule
`default_nettype wire
