`default_nettype none
// payload=StatusEntry93, count=2, kind=beats
module PriorityArbiter_StatusEntry93_2_beats (  // Arbiter.java:48
  input  wire clock,  // Arbiter.java:48
  input  wire reset,  // Arbiter.java:48
  input  wire [4:0] sources_0_data_status,  // Arbiter.java:56
  input  wire [15:0] sources_0_data_node,  // Arbiter.java:56
  input  wire [15:0] sources_0_data_tag,  // Arbiter.java:56
  input  wire [15:0] sources_0_data_bytes,  // Arbiter.java:56
  input  wire [29:0] sources_0_data_base,  // Arbiter.java:56
  input  wire [7:0] sources_0_data_entry,  // Arbiter.java:56
  input  wire sources_0_data_process,  // Arbiter.java:56
  input  wire sources_0_data_otherProcess,  // Arbiter.java:56
  input  wire sources_0_valid,  // Arbiter.java:56
  output wire sources_0_ready,  // Arbiter.java:56
  input  wire [4:0] sources_1_data_status,  // Arbiter.java:56
  input  wire [15:0] sources_1_data_node,  // Arbiter.java:56
  input  wire [15:0] sources_1_data_tag,  // Arbiter.java:56
  input  wire [15:0] sources_1_data_bytes,  // Arbiter.java:56
  input  wire [29:0] sources_1_data_base,  // Arbiter.java:56
  input  wire [7:0] sources_1_data_entry,  // Arbiter.java:56
  input  wire sources_1_data_process,  // Arbiter.java:56
  input  wire sources_1_data_otherProcess,  // Arbiter.java:56
  input  wire sources_1_valid,  // Arbiter.java:56
  output wire sources_1_ready,  // Arbiter.java:56
  output wire [4:0] sink_data_status,  // Arbiter.java:57
  output wire [15:0] sink_data_node,  // Arbiter.java:57
  output wire [15:0] sink_data_tag,  // Arbiter.java:57
  output wire [15:0] sink_data_bytes,  // Arbiter.java:57
  output wire [29:0] sink_data_base,  // Arbiter.java:57
  output wire [7:0] sink_data_entry,  // Arbiter.java:57
  output wire sink_data_process,  // Arbiter.java:57
  output wire sink_data_otherProcess,  // Arbiter.java:57
  output wire sink_valid,  // Arbiter.java:57
  input  wire sink_ready,  // Arbiter.java:57
  output wire chosen  // Arbiter.java:58
);
  wire [1:0] grant;  // Arbiter.java:64
  reg  kept;  // Arbiter.java:69
  reg  [1:0] keptGrant;  // Arbiter.java:70
  wire [1:0] requests = {sources_1_valid, sources_0_valid};  // Arbiter.java:63
  assign sources_0_ready = grant[0] && sink_ready;  // Arbiter.java:78
  assign sources_1_ready = grant[1] && sink_ready;  // Arbiter.java:78
  assign sink_data_status = chosen ? sources_1_data_status : sources_0_data_status;  // Arbiter.java:74
  assign sink_data_node = chosen ? sources_1_data_node : sources_0_data_node;  // Arbiter.java:74
  assign sink_data_tag = chosen ? sources_1_data_tag : sources_0_data_tag;  // Arbiter.java:74
  assign sink_data_bytes = chosen ? sources_1_data_bytes : sources_0_data_bytes;  // Arbiter.java:74
  assign sink_data_base = chosen ? sources_1_data_base : sources_0_data_base;  // Arbiter.java:74
  assign sink_data_entry = chosen ? sources_1_data_entry : sources_0_data_entry;  // Arbiter.java:74
  assign sink_data_process = chosen ? sources_1_data_process : sources_0_data_process;  // Arbiter.java:74
  assign sink_data_otherProcess = chosen ? sources_1_data_otherProcess : sources_0_data_otherProcess;  // Arbiter.java:74
  assign sink_valid = |(requests & grant);  // Arbiter.java:73
  assign chosen = |(grant & 2'd2);  // Arbiter.java:72
  assign grant = kept ? keptGrant : (requests & (2'd0 - requests));  // Arbiter.java:71
  always @(posedge clock) begin
    if (sink_valid) begin  // Arbiter.java:80
      keptGrant <= grant;  // Arbiter.java:80
    end
    if (sink_valid && sink_ready) begin  // Arbiter.java:81
      kept <= 1'b0;  // Arbiter.java:83
    end else if (sink_valid) begin  // Arbiter.java:86
      kept <= 1'b1;  // Arbiter.java:86
    end
    if (reset) begin
      kept <= 1'b0;  // Arbiter.java:69
      keptGrant <= 2'd0;  // Arbiter.java:70
    end
  end
endmodule
`default_nettype wire
