`default_nettype none
// count=8, tagWidth=4, lineWidth=23
module RunArbiter_8_4_23 (  // RunArbiter.java:33
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
  input  wire sources_6_data_request_write,  // RunArbiter.java:38
  input  wire [3:0] sources_6_data_request_tag,  // RunArbiter.java:38
  input  wire [22:0] sources_6_data_request_address,  // RunArbiter.java:38
  input  wire [255:0] sources_6_data_request_data,  // RunArbiter.java:38
  input  wire [31:0] sources_6_data_request_mask,  // RunArbiter.java:38
  input  wire sources_6_data_follows,  // RunArbiter.java:38
  input  wire sources_6_valid,  // RunArbiter.java:38
  output wire sources_6_ready,  // RunArbiter.java:38
  input  wire sources_7_data_request_write,  // RunArbiter.java:38
  input  wire [3:0] sources_7_data_request_tag,  // RunArbiter.java:38
  input  wire [22:0] sources_7_data_request_address,  // RunArbiter.java:38
  input  wire [255:0] sources_7_data_request_data,  // RunArbiter.java:38
  input  wire [31:0] sources_7_data_request_mask,  // RunArbiter.java:38
  input  wire sources_7_data_follows,  // RunArbiter.java:38
  input  wire sources_7_valid,  // RunArbiter.java:38
  output wire sources_7_ready,  // RunArbiter.java:38
  output wire sink_data_write,  // RunArbiter.java:39
  output wire [3:0] sink_data_tag,  // RunArbiter.java:39
  output wire [22:0] sink_data_address,  // RunArbiter.java:39
  output wire [255:0] sink_data_data,  // RunArbiter.java:39
  output wire [31:0] sink_data_mask,  // RunArbiter.java:39
  output wire sink_valid,  // RunArbiter.java:39
  input  wire sink_ready,  // RunArbiter.java:39
  output wire [2:0] chosen  // RunArbiter.java:40
);
  reg  [7:0] last;  // RunArbiter.java:48
  reg  [2:0] number;  // RunArbiter.java:49
  reg  offers;  // RunArbiter.java:50
  wire [7:0] requests = {sources_7_valid, sources_6_valid, sources_5_valid, sources_4_valid, sources_3_valid,
      sources_2_valid, sources_1_valid, sources_0_valid};  // RunArbiter.java:47
  wire [7:0] later = requests & ~(last | (last - 8'd1));  // RunArbiter.java:51
  wire [7:0] turn = (later != 8'd0) ? (later & (8'd0 - later)) : (requests & (8'd0 - requests));  // RunArbiter.java:52
  wire goesOn = |({sources_7_valid && sources_7_data_follows, sources_6_valid && sources_6_data_follows,
      sources_5_valid && sources_5_data_follows, sources_4_valid && sources_4_data_follows, sources_3_valid
      && sources_3_data_follows, sources_2_valid && sources_2_data_follows, sources_1_valid
      && sources_1_data_follows, sources_0_valid && sources_0_data_follows} & last);  // RunArbiter.java:53
  wire [7:0] next = goesOn ? last : turn;  // RunArbiter.java:54
  wire isAsked = requests != 8'd0;  // RunArbiter.java:55
  assign sources_0_ready = offers && last[0] && sink_ready;  // RunArbiter.java:73
  assign sources_1_ready = offers && last[1] && sink_ready;  // RunArbiter.java:73
  assign sources_2_ready = offers && last[2] && sink_ready;  // RunArbiter.java:73
  assign sources_3_ready = offers && last[3] && sink_ready;  // RunArbiter.java:73
  assign sources_4_ready = offers && last[4] && sink_ready;  // RunArbiter.java:73
  assign sources_5_ready = offers && last[5] && sink_ready;  // RunArbiter.java:73
  assign sources_6_ready = offers && last[6] && sink_ready;  // RunArbiter.java:73
  assign sources_7_ready = offers && last[7] && sink_ready;  // RunArbiter.java:73
  assign sink_data_write = chosen[2] ? (chosen[1]
      ? (chosen[0] ? sources_7_data_request_write : sources_6_data_request_write)
      : (chosen[0] ? sources_5_data_request_write : sources_4_data_request_write))
      : (chosen[1] ? (chosen[0] ? sources_3_data_request_write : sources_2_data_request_write)
      : (chosen[0] ? sources_1_data_request_write : sources_0_data_request_write));  // RunArbiter.java:66
  assign sink_data_tag = chosen[2] ? (chosen[1]
      ? (chosen[0] ? sources_7_data_request_tag : sources_6_data_request_tag)
      : (chosen[0] ? sources_5_data_request_tag : sources_4_data_request_tag))
      : (chosen[1] ? (chosen[0] ? sources_3_data_request_tag : sources_2_data_request_tag)
      : (chosen[0] ? sources_1_data_request_tag : sources_0_data_request_tag));  // RunArbiter.java:66
  assign sink_data_address = chosen[2]
      ? (chosen[1] ? (chosen[0] ? sources_7_data_request_address : sources_6_data_request_address)
      : (chosen[0] ? sources_5_data_request_address : sources_4_data_request_address))
      : (chosen[1] ? (chosen[0] ? sources_3_data_request_address : sources_2_data_request_address)
      : (chosen[0] ? sources_1_data_request_address : sources_0_data_request_address));  // RunArbiter.java:66
  assign sink_data_data = chosen[2] ? (chosen[1]
      ? (chosen[0] ? sources_7_data_request_data : sources_6_data_request_data)
      : (chosen[0] ? sources_5_data_request_data : sources_4_data_request_data))
      : (chosen[1] ? (chosen[0] ? sources_3_data_request_data : sources_2_data_request_data)
      : (chosen[0] ? sources_1_data_request_data : sources_0_data_request_data));  // RunArbiter.java:66
  assign sink_data_mask = chosen[2] ? (chosen[1]
      ? (chosen[0] ? sources_7_data_request_mask : sources_6_data_request_mask)
      : (chosen[0] ? sources_5_data_request_mask : sources_4_data_request_mask))
      : (chosen[1] ? (chosen[0] ? sources_3_data_request_mask : sources_2_data_request_mask)
      : (chosen[0] ? sources_1_data_request_mask : sources_0_data_request_mask));  // RunArbiter.java:66
  assign sink_valid = offers;  // RunArbiter.java:65
  assign chosen = number;  // RunArbiter.java:64
  always @(posedge clock) begin
    if (!offers) begin  // RunArbiter.java:56
      offers <= isAsked;  // RunArbiter.java:57
      if (isAsked) begin  // RunArbiter.java:58
        last <= next;  // RunArbiter.java:59
        number <= {|(next & 8'd240), |(next & 8'd204), |(next & 8'd170)};  // RunArbiter.java:60
      end
    end else if (sink_ready) begin  // RunArbiter.java:63
      offers <= 1'b0;  // RunArbiter.java:63
    end
    if (reset) begin
      last <= 8'd0;  // RunArbiter.java:48
      number <= 3'd0;  // RunArbiter.java:49
      offers <= 1'b0;  // RunArbiter.java:50
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!offers || ((requests & last) != 8'd0))) begin  // RunArbiter.java:75
        $display("assertion failed: the unit that is served asks (RunArbiter.java:75)");
        $stop;  // RunArbiter.java:75
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!offers || ((requests & last) != 8'd0));  // RunArbiter.java:75
    end
  end
`endif
endmodule
`default_nettype wire
