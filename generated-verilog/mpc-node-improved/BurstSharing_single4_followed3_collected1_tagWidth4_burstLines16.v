`default_nettype none
// single=4, followed=3, collected=1, tagWidth=4, burstLines=16
module BurstSharing_single4_followed3_collected1_tagWidth4_burstLines16 (  // BurstSharing.java:32
  input  wire clock,  // BurstSharing.java:32
  input  wire reset,  // BurstSharing.java:32
  input  wire units_0_request_data_write,  // BurstSharing.java:41
  input  wire [3:0] units_0_request_data_tag,  // BurstSharing.java:41
  input  wire [22:0] units_0_request_data_address,  // BurstSharing.java:41
  input  wire [255:0] units_0_request_data_data,  // BurstSharing.java:41
  input  wire [31:0] units_0_request_data_mask,  // BurstSharing.java:41
  input  wire units_0_request_valid,  // BurstSharing.java:41
  output wire units_0_request_ready,  // BurstSharing.java:41
  output wire [3:0] units_0_answer_data_tag,  // BurstSharing.java:41
  output wire [255:0] units_0_answer_data_data,  // BurstSharing.java:41
  output wire units_0_answer_valid,  // BurstSharing.java:41
  input  wire units_0_answer_ready,  // BurstSharing.java:41
  input  wire units_1_request_data_write,  // BurstSharing.java:41
  input  wire [3:0] units_1_request_data_tag,  // BurstSharing.java:41
  input  wire [22:0] units_1_request_data_address,  // BurstSharing.java:41
  input  wire [255:0] units_1_request_data_data,  // BurstSharing.java:41
  input  wire [31:0] units_1_request_data_mask,  // BurstSharing.java:41
  input  wire units_1_request_valid,  // BurstSharing.java:41
  output wire units_1_request_ready,  // BurstSharing.java:41
  output wire [3:0] units_1_answer_data_tag,  // BurstSharing.java:41
  output wire [255:0] units_1_answer_data_data,  // BurstSharing.java:41
  output wire units_1_answer_valid,  // BurstSharing.java:41
  input  wire units_1_answer_ready,  // BurstSharing.java:41
  input  wire units_2_request_data_write,  // BurstSharing.java:41
  input  wire [3:0] units_2_request_data_tag,  // BurstSharing.java:41
  input  wire [22:0] units_2_request_data_address,  // BurstSharing.java:41
  input  wire [255:0] units_2_request_data_data,  // BurstSharing.java:41
  input  wire [31:0] units_2_request_data_mask,  // BurstSharing.java:41
  input  wire units_2_request_valid,  // BurstSharing.java:41
  output wire units_2_request_ready,  // BurstSharing.java:41
  output wire [3:0] units_2_answer_data_tag,  // BurstSharing.java:41
  output wire [255:0] units_2_answer_data_data,  // BurstSharing.java:41
  output wire units_2_answer_valid,  // BurstSharing.java:41
  input  wire units_2_answer_ready,  // BurstSharing.java:41
  input  wire units_3_request_data_write,  // BurstSharing.java:41
  input  wire [3:0] units_3_request_data_tag,  // BurstSharing.java:41
  input  wire [22:0] units_3_request_data_address,  // BurstSharing.java:41
  input  wire [255:0] units_3_request_data_data,  // BurstSharing.java:41
  input  wire [31:0] units_3_request_data_mask,  // BurstSharing.java:41
  input  wire units_3_request_valid,  // BurstSharing.java:41
  output wire units_3_request_ready,  // BurstSharing.java:41
  output wire [3:0] units_3_answer_data_tag,  // BurstSharing.java:41
  output wire [255:0] units_3_answer_data_data,  // BurstSharing.java:41
  output wire units_3_answer_valid,  // BurstSharing.java:41
  input  wire units_3_answer_ready,  // BurstSharing.java:41
  input  wire units_4_request_data_write,  // BurstSharing.java:41
  input  wire [3:0] units_4_request_data_tag,  // BurstSharing.java:41
  input  wire [22:0] units_4_request_data_address,  // BurstSharing.java:41
  input  wire [255:0] units_4_request_data_data,  // BurstSharing.java:41
  input  wire [31:0] units_4_request_data_mask,  // BurstSharing.java:41
  input  wire units_4_request_valid,  // BurstSharing.java:41
  output wire units_4_request_ready,  // BurstSharing.java:41
  output wire [3:0] units_4_answer_data_tag,  // BurstSharing.java:41
  output wire [255:0] units_4_answer_data_data,  // BurstSharing.java:41
  output wire units_4_answer_valid,  // BurstSharing.java:41
  input  wire units_4_answer_ready,  // BurstSharing.java:41
  input  wire units_5_request_data_write,  // BurstSharing.java:41
  input  wire [3:0] units_5_request_data_tag,  // BurstSharing.java:41
  input  wire [22:0] units_5_request_data_address,  // BurstSharing.java:41
  input  wire [255:0] units_5_request_data_data,  // BurstSharing.java:41
  input  wire [31:0] units_5_request_data_mask,  // BurstSharing.java:41
  input  wire units_5_request_valid,  // BurstSharing.java:41
  output wire units_5_request_ready,  // BurstSharing.java:41
  output wire [3:0] units_5_answer_data_tag,  // BurstSharing.java:41
  output wire [255:0] units_5_answer_data_data,  // BurstSharing.java:41
  output wire units_5_answer_valid,  // BurstSharing.java:41
  input  wire units_5_answer_ready,  // BurstSharing.java:41
  input  wire units_6_request_data_write,  // BurstSharing.java:41
  input  wire [3:0] units_6_request_data_tag,  // BurstSharing.java:41
  input  wire [22:0] units_6_request_data_address,  // BurstSharing.java:41
  input  wire [255:0] units_6_request_data_data,  // BurstSharing.java:41
  input  wire [31:0] units_6_request_data_mask,  // BurstSharing.java:41
  input  wire units_6_request_valid,  // BurstSharing.java:41
  output wire units_6_request_ready,  // BurstSharing.java:41
  output wire [3:0] units_6_answer_data_tag,  // BurstSharing.java:41
  output wire [255:0] units_6_answer_data_data,  // BurstSharing.java:41
  output wire units_6_answer_valid,  // BurstSharing.java:41
  input  wire units_6_answer_ready,  // BurstSharing.java:41
  input  wire units_7_request_data_write,  // BurstSharing.java:41
  input  wire [3:0] units_7_request_data_tag,  // BurstSharing.java:41
  input  wire [22:0] units_7_request_data_address,  // BurstSharing.java:41
  input  wire [255:0] units_7_request_data_data,  // BurstSharing.java:41
  input  wire [31:0] units_7_request_data_mask,  // BurstSharing.java:41
  input  wire units_7_request_valid,  // BurstSharing.java:41
  output wire units_7_request_ready,  // BurstSharing.java:41
  output wire [3:0] units_7_answer_data_tag,  // BurstSharing.java:41
  output wire [255:0] units_7_answer_data_data,  // BurstSharing.java:41
  output wire units_7_answer_valid,  // BurstSharing.java:41
  input  wire units_7_answer_ready,  // BurstSharing.java:41
  output wire memory_request_data_write,  // BurstSharing.java:42
  output wire [6:0] memory_request_data_tag,  // BurstSharing.java:42
  output wire [22:0] memory_request_data_address,  // BurstSharing.java:42
  output wire [255:0] memory_request_data_data,  // BurstSharing.java:42
  output wire [31:0] memory_request_data_mask,  // BurstSharing.java:42
  output wire memory_request_valid,  // BurstSharing.java:42
  input  wire memory_request_ready,  // BurstSharing.java:42
  input  wire [6:0] memory_answer_data_tag,  // BurstSharing.java:42
  input  wire [255:0] memory_answer_data_data,  // BurstSharing.java:42
  input  wire memory_answer_valid,  // BurstSharing.java:42
  output wire memory_answer_ready  // BurstSharing.java:42
);
  wire turns_sources_0_ready, turns_sources_1_ready, turns_sources_2_ready, turns_sources_3_ready,
      turns_sources_4_ready, turns_sources_5_ready, turns_sources_6_ready, turns_sources_7_ready,
      turns_sink_data_write, turns_sink_valid;  // BurstSharing.java:43
  wire [3:0] turns_sink_data_tag; wire [22:0] turns_sink_data_address; wire [255:0] turns_sink_data_data;  // BurstSharing.java:43
  wire [31:0] turns_sink_data_mask; wire [2:0] turns_chosen;  // BurstSharing.java:43
  wire runs0_request_ready, runs0_run_data_request_write, runs0_run_data_follows, runs0_run_valid;  // BurstSharing.java:48
  wire [3:0] runs0_run_data_request_tag; wire [22:0] runs0_run_data_request_address;  // BurstSharing.java:48
  wire [255:0] runs0_run_data_request_data; wire [31:0] runs0_run_data_request_mask;  // BurstSharing.java:48
  wire runs1_request_ready, runs1_run_data_request_write, runs1_run_data_follows, runs1_run_valid;  // BurstSharing.java:48
  wire [3:0] runs1_run_data_request_tag; wire [22:0] runs1_run_data_request_address;  // BurstSharing.java:48
  wire [255:0] runs1_run_data_request_data; wire [31:0] runs1_run_data_request_mask;  // BurstSharing.java:48
  wire runs2_request_ready, runs2_run_data_request_write, runs2_run_data_follows, runs2_run_valid;  // BurstSharing.java:48
  wire [3:0] runs2_run_data_request_tag; wire [22:0] runs2_run_data_request_address;  // BurstSharing.java:48
  wire [255:0] runs2_run_data_request_data; wire [31:0] runs2_run_data_request_mask;  // BurstSharing.java:48
  wire runs3_request_ready, runs3_run_data_request_write, runs3_run_data_follows, runs3_run_valid;  // BurstSharing.java:48
  wire [3:0] runs3_run_data_request_tag; wire [22:0] runs3_run_data_request_address;  // BurstSharing.java:48
  wire [255:0] runs3_run_data_request_data; wire [31:0] runs3_run_data_request_mask;  // BurstSharing.java:48
  wire runs4_request_ready, runs4_run_data_request_write, runs4_run_data_follows, runs4_run_valid;  // BurstSharing.java:48
  wire [3:0] runs4_run_data_request_tag; wire [22:0] runs4_run_data_request_address;  // BurstSharing.java:48
  wire [255:0] runs4_run_data_request_data; wire [31:0] runs4_run_data_request_mask;  // BurstSharing.java:48
  wire runs5_request_ready, runs5_run_data_request_write, runs5_run_data_follows, runs5_run_valid;  // BurstSharing.java:48
  wire [3:0] runs5_run_data_request_tag; wire [22:0] runs5_run_data_request_address;  // BurstSharing.java:48
  wire [255:0] runs5_run_data_request_data; wire [31:0] runs5_run_data_request_mask;  // BurstSharing.java:48
  wire runs6_request_ready, runs6_run_data_request_write, runs6_run_data_follows, runs6_run_valid;  // BurstSharing.java:48
  wire [3:0] runs6_run_data_request_tag; wire [22:0] runs6_run_data_request_address;  // BurstSharing.java:48
  wire [255:0] runs6_run_data_request_data; wire [31:0] runs6_run_data_request_mask;  // BurstSharing.java:48
  wire runs7_request_ready, runs7_run_data_request_write, runs7_run_data_follows, runs7_run_valid;  // BurstSharing.java:48
  wire [3:0] runs7_run_data_request_tag; wire [22:0] runs7_run_data_request_address;  // BurstSharing.java:48
  wire [255:0] runs7_run_data_request_data; wire [31:0] runs7_run_data_request_mask;  // BurstSharing.java:48
  wire [2:0] unit = memory_answer_data_tag[6:4];  // BurstSharing.java:62
  assign units_0_request_ready = runs0_request_ready;  // BurstSharing.java:49
  assign units_0_answer_data_tag = memory_answer_data_tag[3:0];  // BurstSharing.java:67
  assign units_0_answer_data_data = memory_answer_data_data;  // BurstSharing.java:68
  assign units_0_answer_valid = memory_answer_valid && (unit == 3'd0);  // BurstSharing.java:66
  assign units_1_request_ready = runs1_request_ready;  // BurstSharing.java:49
  assign units_1_answer_data_tag = memory_answer_data_tag[3:0];  // BurstSharing.java:67
  assign units_1_answer_data_data = memory_answer_data_data;  // BurstSharing.java:68
  assign units_1_answer_valid = memory_answer_valid && (unit == 3'd1);  // BurstSharing.java:66
  assign units_2_request_ready = runs2_request_ready;  // BurstSharing.java:49
  assign units_2_answer_data_tag = memory_answer_data_tag[3:0];  // BurstSharing.java:67
  assign units_2_answer_data_data = memory_answer_data_data;  // BurstSharing.java:68
  assign units_2_answer_valid = memory_answer_valid && (unit == 3'd2);  // BurstSharing.java:66
  assign units_3_request_ready = runs3_request_ready;  // BurstSharing.java:49
  assign units_3_answer_data_tag = memory_answer_data_tag[3:0];  // BurstSharing.java:67
  assign units_3_answer_data_data = memory_answer_data_data;  // BurstSharing.java:68
  assign units_3_answer_valid = memory_answer_valid && (unit == 3'd3);  // BurstSharing.java:66
  assign units_4_request_ready = runs4_request_ready;  // BurstSharing.java:49
  assign units_4_answer_data_tag = memory_answer_data_tag[3:0];  // BurstSharing.java:67
  assign units_4_answer_data_data = memory_answer_data_data;  // BurstSharing.java:68
  assign units_4_answer_valid = memory_answer_valid && (unit == 3'd4);  // BurstSharing.java:66
  assign units_5_request_ready = runs5_request_ready;  // BurstSharing.java:49
  assign units_5_answer_data_tag = memory_answer_data_tag[3:0];  // BurstSharing.java:67
  assign units_5_answer_data_data = memory_answer_data_data;  // BurstSharing.java:68
  assign units_5_answer_valid = memory_answer_valid && (unit == 3'd5);  // BurstSharing.java:66
  assign units_6_request_ready = runs6_request_ready;  // BurstSharing.java:49
  assign units_6_answer_data_tag = memory_answer_data_tag[3:0];  // BurstSharing.java:67
  assign units_6_answer_data_data = memory_answer_data_data;  // BurstSharing.java:68
  assign units_6_answer_valid = memory_answer_valid && (unit == 3'd6);  // BurstSharing.java:66
  assign units_7_request_ready = runs7_request_ready;  // BurstSharing.java:49
  assign units_7_answer_data_tag = memory_answer_data_tag[3:0];  // BurstSharing.java:67
  assign units_7_answer_data_data = memory_answer_data_data;  // BurstSharing.java:68
  assign units_7_answer_valid = memory_answer_valid && (unit == 3'd7);  // BurstSharing.java:66
  assign memory_request_data_write = turns_sink_data_write;  // HostMemoryRequest.java:68
  assign memory_request_data_tag = {turns_chosen, turns_sink_data_tag};  // HostMemoryRequest.java:69
  assign memory_request_data_address = turns_sink_data_address;  // HostMemoryRequest.java:70
  assign memory_request_data_data = turns_sink_data_data;  // HostMemoryRequest.java:71
  assign memory_request_data_mask = turns_sink_data_mask;  // HostMemoryRequest.java:72
  assign memory_request_valid = turns_sink_valid;  // BurstSharing.java:54
  assign memory_answer_ready = 1'b1;  // BurstSharing.java:63
  RunArbiter_8_4_23 turns (  // BurstSharing.java:43
    .clock(clock), .reset(reset), .sources_0_data_request_write(runs0_run_data_request_write),
    .sources_0_data_request_tag(runs0_run_data_request_tag),
    .sources_0_data_request_address(runs0_run_data_request_address),
    .sources_0_data_request_data(runs0_run_data_request_data),
    .sources_0_data_request_mask(runs0_run_data_request_mask), .sources_0_data_follows(runs0_run_data_follows),
    .sources_0_valid(runs0_run_valid), .sources_0_ready(turns_sources_0_ready),
    .sources_1_data_request_write(runs1_run_data_request_write),
    .sources_1_data_request_tag(runs1_run_data_request_tag),
    .sources_1_data_request_address(runs1_run_data_request_address),
    .sources_1_data_request_data(runs1_run_data_request_data),
    .sources_1_data_request_mask(runs1_run_data_request_mask), .sources_1_data_follows(runs1_run_data_follows),
    .sources_1_valid(runs1_run_valid), .sources_1_ready(turns_sources_1_ready),
    .sources_2_data_request_write(runs2_run_data_request_write),
    .sources_2_data_request_tag(runs2_run_data_request_tag),
    .sources_2_data_request_address(runs2_run_data_request_address),
    .sources_2_data_request_data(runs2_run_data_request_data),
    .sources_2_data_request_mask(runs2_run_data_request_mask), .sources_2_data_follows(runs2_run_data_follows),
    .sources_2_valid(runs2_run_valid), .sources_2_ready(turns_sources_2_ready),
    .sources_3_data_request_write(runs3_run_data_request_write),
    .sources_3_data_request_tag(runs3_run_data_request_tag),
    .sources_3_data_request_address(runs3_run_data_request_address),
    .sources_3_data_request_data(runs3_run_data_request_data),
    .sources_3_data_request_mask(runs3_run_data_request_mask), .sources_3_data_follows(runs3_run_data_follows),
    .sources_3_valid(runs3_run_valid), .sources_3_ready(turns_sources_3_ready),
    .sources_4_data_request_write(runs4_run_data_request_write),
    .sources_4_data_request_tag(runs4_run_data_request_tag),
    .sources_4_data_request_address(runs4_run_data_request_address),
    .sources_4_data_request_data(runs4_run_data_request_data),
    .sources_4_data_request_mask(runs4_run_data_request_mask), .sources_4_data_follows(runs4_run_data_follows),
    .sources_4_valid(runs4_run_valid), .sources_4_ready(turns_sources_4_ready),
    .sources_5_data_request_write(runs5_run_data_request_write),
    .sources_5_data_request_tag(runs5_run_data_request_tag),
    .sources_5_data_request_address(runs5_run_data_request_address),
    .sources_5_data_request_data(runs5_run_data_request_data),
    .sources_5_data_request_mask(runs5_run_data_request_mask), .sources_5_data_follows(runs5_run_data_follows),
    .sources_5_valid(runs5_run_valid), .sources_5_ready(turns_sources_5_ready),
    .sources_6_data_request_write(runs6_run_data_request_write),
    .sources_6_data_request_tag(runs6_run_data_request_tag),
    .sources_6_data_request_address(runs6_run_data_request_address),
    .sources_6_data_request_data(runs6_run_data_request_data),
    .sources_6_data_request_mask(runs6_run_data_request_mask), .sources_6_data_follows(runs6_run_data_follows),
    .sources_6_valid(runs6_run_valid), .sources_6_ready(turns_sources_6_ready),
    .sources_7_data_request_write(runs7_run_data_request_write),
    .sources_7_data_request_tag(runs7_run_data_request_tag),
    .sources_7_data_request_address(runs7_run_data_request_address),
    .sources_7_data_request_data(runs7_run_data_request_data),
    .sources_7_data_request_mask(runs7_run_data_request_mask), .sources_7_data_follows(runs7_run_data_follows),
    .sources_7_valid(runs7_run_valid), .sources_7_ready(turns_sources_7_ready),
    .sink_data_write(turns_sink_data_write), .sink_data_tag(turns_sink_data_tag),
    .sink_data_address(turns_sink_data_address), .sink_data_data(turns_sink_data_data),
    .sink_data_mask(turns_sink_data_mask), .sink_valid(turns_sink_valid), .sink_ready(memory_request_ready),
    .chosen(turns_chosen));
  RequestRuns_tagWidth4_lineWidth23_burstLines16_kind_SINGLE runs0 (  // BurstSharing.java:48
    .request_data_write(units_0_request_data_write), .request_data_tag(units_0_request_data_tag),
    .request_data_address(units_0_request_data_address), .request_data_data(units_0_request_data_data),
    .request_data_mask(units_0_request_data_mask), .request_valid(units_0_request_valid),
    .request_ready(runs0_request_ready), .run_data_request_write(runs0_run_data_request_write),
    .run_data_request_tag(runs0_run_data_request_tag),
        .run_data_request_address(runs0_run_data_request_address),
    .run_data_request_data(runs0_run_data_request_data), .run_data_request_mask(runs0_run_data_request_mask),
    .run_data_follows(runs0_run_data_follows), .run_valid(runs0_run_valid), .run_ready(turns_sources_0_ready));
  RequestRuns_tagWidth4_lineWidth23_burstLines16_kind_SINGLE runs1 (  // BurstSharing.java:48
    .request_data_write(units_1_request_data_write), .request_data_tag(units_1_request_data_tag),
    .request_data_address(units_1_request_data_address), .request_data_data(units_1_request_data_data),
    .request_data_mask(units_1_request_data_mask), .request_valid(units_1_request_valid),
    .request_ready(runs1_request_ready), .run_data_request_write(runs1_run_data_request_write),
    .run_data_request_tag(runs1_run_data_request_tag),
        .run_data_request_address(runs1_run_data_request_address),
    .run_data_request_data(runs1_run_data_request_data), .run_data_request_mask(runs1_run_data_request_mask),
    .run_data_follows(runs1_run_data_follows), .run_valid(runs1_run_valid), .run_ready(turns_sources_1_ready));
  RequestRuns_tagWidth4_lineWidth23_burstLines16_kind_SINGLE runs2 (  // BurstSharing.java:48
    .request_data_write(units_2_request_data_write), .request_data_tag(units_2_request_data_tag),
    .request_data_address(units_2_request_data_address), .request_data_data(units_2_request_data_data),
    .request_data_mask(units_2_request_data_mask), .request_valid(units_2_request_valid),
    .request_ready(runs2_request_ready), .run_data_request_write(runs2_run_data_request_write),
    .run_data_request_tag(runs2_run_data_request_tag),
        .run_data_request_address(runs2_run_data_request_address),
    .run_data_request_data(runs2_run_data_request_data), .run_data_request_mask(runs2_run_data_request_mask),
    .run_data_follows(runs2_run_data_follows), .run_valid(runs2_run_valid), .run_ready(turns_sources_2_ready));
  RequestRuns_tagWidth4_lineWidth23_burstLines16_kind_SINGLE runs3 (  // BurstSharing.java:48
    .request_data_write(units_3_request_data_write), .request_data_tag(units_3_request_data_tag),
    .request_data_address(units_3_request_data_address), .request_data_data(units_3_request_data_data),
    .request_data_mask(units_3_request_data_mask), .request_valid(units_3_request_valid),
    .request_ready(runs3_request_ready), .run_data_request_write(runs3_run_data_request_write),
    .run_data_request_tag(runs3_run_data_request_tag),
        .run_data_request_address(runs3_run_data_request_address),
    .run_data_request_data(runs3_run_data_request_data), .run_data_request_mask(runs3_run_data_request_mask),
    .run_data_follows(runs3_run_data_follows), .run_valid(runs3_run_valid), .run_ready(turns_sources_3_ready));
  RequestRuns_tagWidth4_lineWidth23_burstLines16_kind_FOLLOWED runs4 (  // BurstSharing.java:48
    .clock(clock), .reset(reset), .request_data_write(units_4_request_data_write),
    .request_data_tag(units_4_request_data_tag), .request_data_address(units_4_request_data_address),
    .request_data_data(units_4_request_data_data), .request_data_mask(units_4_request_data_mask),
    .request_valid(units_4_request_valid), .request_ready(runs4_request_ready),
    .run_data_request_write(runs4_run_data_request_write), .run_data_request_tag(runs4_run_data_request_tag),
    .run_data_request_address(runs4_run_data_request_address),
    .run_data_request_data(runs4_run_data_request_data), .run_data_request_mask(runs4_run_data_request_mask),
    .run_data_follows(runs4_run_data_follows), .run_valid(runs4_run_valid), .run_ready(turns_sources_4_ready));
  RequestRuns_tagWidth4_lineWidth23_burstLines16_kind_FOLLOWED runs5 (  // BurstSharing.java:48
    .clock(clock), .reset(reset), .request_data_write(units_5_request_data_write),
    .request_data_tag(units_5_request_data_tag), .request_data_address(units_5_request_data_address),
    .request_data_data(units_5_request_data_data), .request_data_mask(units_5_request_data_mask),
    .request_valid(units_5_request_valid), .request_ready(runs5_request_ready),
    .run_data_request_write(runs5_run_data_request_write), .run_data_request_tag(runs5_run_data_request_tag),
    .run_data_request_address(runs5_run_data_request_address),
    .run_data_request_data(runs5_run_data_request_data), .run_data_request_mask(runs5_run_data_request_mask),
    .run_data_follows(runs5_run_data_follows), .run_valid(runs5_run_valid), .run_ready(turns_sources_5_ready));
  RequestRuns_tagWidth4_lineWidth23_burstLines16_kind_FOLLOWED runs6 (  // BurstSharing.java:48
    .clock(clock), .reset(reset), .request_data_write(units_6_request_data_write),
    .request_data_tag(units_6_request_data_tag), .request_data_address(units_6_request_data_address),
    .request_data_data(units_6_request_data_data), .request_data_mask(units_6_request_data_mask),
    .request_valid(units_6_request_valid), .request_ready(runs6_request_ready),
    .run_data_request_write(runs6_run_data_request_write), .run_data_request_tag(runs6_run_data_request_tag),
    .run_data_request_address(runs6_run_data_request_address),
    .run_data_request_data(runs6_run_data_request_data), .run_data_request_mask(runs6_run_data_request_mask),
    .run_data_follows(runs6_run_data_follows), .run_valid(runs6_run_valid), .run_ready(turns_sources_6_ready));
  RequestRuns_tagWidth4_lineWidth23_burstLines16_kind_COLLECTED runs7 (  // BurstSharing.java:48
    .clock(clock), .reset(reset), .request_data_write(units_7_request_data_write),
    .request_data_tag(units_7_request_data_tag), .request_data_address(units_7_request_data_address),
    .request_data_data(units_7_request_data_data), .request_data_mask(units_7_request_data_mask),
    .request_valid(units_7_request_valid), .request_ready(runs7_request_ready),
    .run_data_request_write(runs7_run_data_request_write), .run_data_request_tag(runs7_run_data_request_tag),
    .run_data_request_address(runs7_run_data_request_address),
    .run_data_request_data(runs7_run_data_request_data), .run_data_request_mask(runs7_run_data_request_mask),
    .run_data_follows(runs7_run_data_follows), .run_valid(runs7_run_valid), .run_ready(turns_sources_7_ready));
  wire unused_ok = &{1'b0, units_0_answer_ready, units_1_answer_ready, units_2_answer_ready,
      units_3_answer_ready, units_4_answer_ready, units_5_answer_ready, units_6_answer_ready,
      units_7_answer_ready};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!units_0_answer_valid || units_0_answer_ready)) begin  // BurstSharing.java:69
        $display("assertion failed: who asks has a place for the answer (BurstSharing.java:69)");
        $stop;  // BurstSharing.java:69
      end
      if (!(!units_1_answer_valid || units_1_answer_ready)) begin  // BurstSharing.java:69
        $display("assertion failed: who asks has a place for the answer (BurstSharing.java:69)");
        $stop;  // BurstSharing.java:69
      end
      if (!(!units_2_answer_valid || units_2_answer_ready)) begin  // BurstSharing.java:69
        $display("assertion failed: who asks has a place for the answer (BurstSharing.java:69)");
        $stop;  // BurstSharing.java:69
      end
      if (!(!units_3_answer_valid || units_3_answer_ready)) begin  // BurstSharing.java:69
        $display("assertion failed: who asks has a place for the answer (BurstSharing.java:69)");
        $stop;  // BurstSharing.java:69
      end
      if (!(!units_4_answer_valid || units_4_answer_ready)) begin  // BurstSharing.java:69
        $display("assertion failed: who asks has a place for the answer (BurstSharing.java:69)");
        $stop;  // BurstSharing.java:69
      end
      if (!(!units_5_answer_valid || units_5_answer_ready)) begin  // BurstSharing.java:69
        $display("assertion failed: who asks has a place for the answer (BurstSharing.java:69)");
        $stop;  // BurstSharing.java:69
      end
      if (!(!units_6_answer_valid || units_6_answer_ready)) begin  // BurstSharing.java:69
        $display("assertion failed: who asks has a place for the answer (BurstSharing.java:69)");
        $stop;  // BurstSharing.java:69
      end
      if (!(!units_7_answer_valid || units_7_answer_ready)) begin  // BurstSharing.java:69
        $display("assertion failed: who asks has a place for the answer (BurstSharing.java:69)");
        $stop;  // BurstSharing.java:69
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!units_0_answer_valid || units_0_answer_ready);  // BurstSharing.java:69
      assert (!units_1_answer_valid || units_1_answer_ready);  // BurstSharing.java:69
      assert (!units_2_answer_valid || units_2_answer_ready);  // BurstSharing.java:69
      assert (!units_3_answer_valid || units_3_answer_ready);  // BurstSharing.java:69
      assert (!units_4_answer_valid || units_4_answer_ready);  // BurstSharing.java:69
      assert (!units_5_answer_valid || units_5_answer_ready);  // BurstSharing.java:69
      assert (!units_6_answer_valid || units_6_answer_ready);  // BurstSharing.java:69
      assert (!units_7_answer_valid || units_7_answer_ready);  // BurstSharing.java:69
    end
  end
`endif
endmodule
`default_nettype wire
