`default_nettype none
// count=6, tagWidth=4, lineWidth=23
module RunArbiter_6_4_23 (  // RunArbiter.java:33
  input  wire clock,  // RunArbiter.java:33
  input  wire reset,  // RunArbiter.java:33
  input  wire sources_0_data_request_write,  // RunArbiter.java:38
  input  wire [3:0] sources_0_data_request_tag,  // RunArbiter.java:38
  input  wire [22:0] sources_0_data_request_address,  // RunArbiter.java:38
  input  wire [255:0] sources_0_data_request_data,  // RunArbiter.java:38
  input  wire [31:0] sources_0_data_request_mask,  // RunArbiter.java:38
  input  wire sources_0_data_follows,  // RunArbiter.java:38
  input  wire sources_0_valid,  // RunArbiter.java:38
  output wire sources_0_ready,  // RunArbiter.java:38
  input  wire sources_1_data_request_write,  // RunArbiter.java:38
  input  wire [3:0] sources_1_data_request_tag,  // RunArbiter.java:38
  input  wire [22:0] sources_1_data_request_address,  // RunArbiter.java:38
  input  wire [255:0] sources_1_data_request_data,  // RunArbiter.java:38
  input  wire [31:0] sources_1_data_request_mask,  // RunArbiter.java:38
  input  wire sources_1_data_follows,  // RunArbiter.java:38
  input  wire sources_1_valid,  // RunArbiter.java:38
  output wire sources_1_ready,  // RunArbiter.java:38
  input  wire sources_2_data_request_write,  // RunArbiter.java:38
  input  wire [3:0] sources_2_data_request_tag,  // RunArbiter.java:38
  input  wire [22:0] sources_2_data_request_address,  // RunArbiter.java:38
  input  wire [255:0] sources_2_data_request_data,  // RunArbiter.java:38
  input  wire [31:0] sources_2_data_request_mask,  // RunArbiter.java:38
  input  wire sources_2_data_follows,  // RunArbiter.java:38
  input  wire sources_2_valid,  // RunArbiter.java:38
  output wire sources_2_ready,  // RunArbiter.java:38
  input  wire sources_3_data_request_write,  // RunArbiter.java:38
  input  wire [3:0] sources_3_data_request_tag,  // RunArbiter.java:38
  input  wire [22:0] sources_3_data_request_address,  // RunArbiter.java:38
  input  wire [255:0] sources_3_data_request_data,  // RunArbiter.java:38
  input  wire [31:0] sources_3_data_request_mask,  // RunArbiter.java:38
  input  wire sources_3_data_follows,  // RunArbiter.java:38
  input  wire sources_3_valid,  // RunArbiter.java:38
  output wire sources_3_ready,  // RunArbiter.java:38
  input  wire sources_4_data_request_write,  // RunArbiter.java:38
  input  wire [3:0] sources_4_data_request_tag,  // RunArbiter.java:38
  input  wire [22:0] sources_4_data_request_address,  // RunArbiter.java:38
  input  wire [255:0] sources_4_data_request_data,  // RunArbiter.java:38
  input  wire [31:0] sources_4_data_request_mask,  // RunArbiter.java:38
  input  wire sources_4_data_follows,  // RunArbiter.java:38
  input  wire sources_4_valid,  // RunArbiter.java:38
  output wire sources_4_ready,  // RunArbiter.java:38
  input  wire sources_5_data_request_write,  // RunArbiter.java:38
  input  wire [3:0] sources_5_data_request_tag,  // RunArbiter.java:38
  input  wire [22:0] sources_5_data_request_address,  // RunArbiter.java:38
  input  wire [255:0] sources_5_data_request_data,  // RunArbiter.java:38
  input  wire [31:0] sources_5_data_request_mask,  // RunArbiter.java:38
  input  wire sources_5_data_follows,  // RunArbiter.java:38
  input  wire sources_5_valid,  // RunArbiter.java:38
  output wire sources_5_ready,  // RunArbiter.java:38
  output wire sink_data_write,  // RunArbiter.java:39
  output wire [3:0] sink_data_tag,  // RunArbiter.java:39
  output wire [22:0] sink_data_address,  // RunArbiter.java:39
  output wire [255:0] sink_data_data,  // RunArbiter.java:39
  output wire [31:0] sink_data_mask,  // RunArbiter.java:39
  output wire sink_valid,  // RunArbiter.java:39
  input  wire sink_ready,  // RunArbiter.java:39
  output wire [2:0] chosen  // RunArbiter.java:40
);
  reg  [5:0] last;  // RunArbiter.java:48
  reg  kept;  // RunArbiter.java:49
  wire [5:0] requests = {sources_5_valid, sources_4_valid, sources_3_valid, sources_2_valid, sources_1_valid,
      sources_0_valid};  // RunArbiter.java:47
  wire [5:0] later = requests & ~(last | (last - 6'd1));  // RunArbiter.java:50
  wire goesOn = |({sources_5_valid && sources_5_data_follows, sources_4_valid && sources_4_data_follows,
      sources_3_valid && sources_3_data_follows, sources_2_valid && sources_2_data_follows, sources_1_valid
      && sources_1_data_follows, sources_0_valid && sources_0_data_follows} & last);  // RunArbiter.java:51
  wire [5:0] turn = (later != 6'd0) ? (later & (6'd0 - later)) : (requests & (6'd0 - requests));  // RunArbiter.java:52
  wire [5:0] grant = (kept || goesOn) ? last : turn;  // RunArbiter.java:53
  assign sources_0_ready = grant[0] && sink_ready;  // RunArbiter.java:63
  assign sources_1_ready = grant[1] && sink_ready;  // RunArbiter.java:63
  assign sources_2_ready = grant[2] && sink_ready;  // RunArbiter.java:63
  assign sources_3_ready = grant[3] && sink_ready;  // RunArbiter.java:63
  assign sources_4_ready = grant[4] && sink_ready;  // RunArbiter.java:63
  assign sources_5_ready = grant[5] && sink_ready;  // RunArbiter.java:63
  assign sink_data_write = chosen[2] ? (chosen[0] ? sources_5_data_request_write : sources_4_data_request_write)
      : (chosen[1] ? (chosen[0] ? sources_3_data_request_write : sources_2_data_request_write)
      : (chosen[0] ? sources_1_data_request_write : sources_0_data_request_write));  // RunArbiter.java:56
  assign sink_data_tag = chosen[2] ? (chosen[0] ? sources_5_data_request_tag : sources_4_data_request_tag)
      : (chosen[1] ? (chosen[0] ? sources_3_data_request_tag : sources_2_data_request_tag)
      : (chosen[0] ? sources_1_data_request_tag : sources_0_data_request_tag));  // RunArbiter.java:56
  assign sink_data_address = chosen[2]
      ? (chosen[0] ? sources_5_data_request_address : sources_4_data_request_address)
      : (chosen[1] ? (chosen[0] ? sources_3_data_request_address : sources_2_data_request_address)
      : (chosen[0] ? sources_1_data_request_address : sources_0_data_request_address));  // RunArbiter.java:56
  assign sink_data_data = chosen[2] ? (chosen[0] ? sources_5_data_request_data : sources_4_data_request_data)
      : (chosen[1] ? (chosen[0] ? sources_3_data_request_data : sources_2_data_request_data)
      : (chosen[0] ? sources_1_data_request_data : sources_0_data_request_data));  // RunArbiter.java:56
  assign sink_data_mask = chosen[2] ? (chosen[0] ? sources_5_data_request_mask : sources_4_data_request_mask)
      : (chosen[1] ? (chosen[0] ? sources_3_data_request_mask : sources_2_data_request_mask)
      : (chosen[0] ? sources_1_data_request_mask : sources_0_data_request_mask));  // RunArbiter.java:56
  assign sink_valid = |(requests & grant);  // RunArbiter.java:55
  assign chosen = {|(grant & 6'd48), |(grant & 6'd12), |(grant & 6'd42)};  // RunArbiter.java:54
  always @(posedge clock) begin
    if (sink_valid) begin  // RunArbiter.java:65
      last <= grant;  // RunArbiter.java:65
    end
    kept <= sink_valid && !sink_ready;  // RunArbiter.java:66
    if (reset) begin
      last <= 6'd0;  // RunArbiter.java:48
      kept <= 1'b0;  // RunArbiter.java:49
    end
  end
endmodule
`default_nettype wire
