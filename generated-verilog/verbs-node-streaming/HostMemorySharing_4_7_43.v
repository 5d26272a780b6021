`default_nettype none
// count=4, tagWidth=7, lineWidth=43
module HostMemorySharing_4_7_43 (  // HostMemorySharing.java:35
  input  wire clock,  // HostMemorySharing.java:35
  input  wire reset,  // HostMemorySharing.java:35
  input  wire units_0_request_data_write,  // HostMemorySharing.java:42
  input  wire [6:0] units_0_request_data_tag,  // HostMemorySharing.java:42
  input  wire [42:0] units_0_request_data_address,  // HostMemorySharing.java:42
  input  wire [255:0] units_0_request_data_data,  // HostMemorySharing.java:42
  input  wire [31:0] units_0_request_data_mask,  // HostMemorySharing.java:42
  input  wire units_0_request_valid,  // HostMemorySharing.java:42
  output wire units_0_request_ready,  // HostMemorySharing.java:42
  output wire [6:0] units_0_answer_data_tag,  // HostMemorySharing.java:42
  output wire [255:0] units_0_answer_data_data,  // HostMemorySharing.java:42
  output wire units_0_answer_valid,  // HostMemorySharing.java:42
  input  wire units_0_answer_ready,  // HostMemorySharing.java:42
  input  wire units_1_request_data_write,  // HostMemorySharing.java:42
  input  wire [6:0] units_1_request_data_tag,  // HostMemorySharing.java:42
  input  wire [42:0] units_1_request_data_address,  // HostMemorySharing.java:42
  input  wire [255:0] units_1_request_data_data,  // HostMemorySharing.java:42
  input  wire [31:0] units_1_request_data_mask,  // HostMemorySharing.java:42
  input  wire units_1_request_valid,  // HostMemorySharing.java:42
  output wire units_1_request_ready,  // HostMemorySharing.java:42
  output wire [6:0] units_1_answer_data_tag,  // HostMemorySharing.java:42
  output wire [255:0] units_1_answer_data_data,  // HostMemorySharing.java:42
  output wire units_1_answer_valid,  // HostMemorySharing.java:42
  input  wire units_1_answer_ready,  // HostMemorySharing.java:42
  input  wire units_2_request_data_write,  // HostMemorySharing.java:42
  input  wire [6:0] units_2_request_data_tag,  // HostMemorySharing.java:42
  input  wire [42:0] units_2_request_data_address,  // HostMemorySharing.java:42
  input  wire [255:0] units_2_request_data_data,  // HostMemorySharing.java:42
  input  wire [31:0] units_2_request_data_mask,  // HostMemorySharing.java:42
  input  wire units_2_request_valid,  // HostMemorySharing.java:42
  output wire units_2_request_ready,  // HostMemorySharing.java:42
  output wire [6:0] units_2_answer_data_tag,  // HostMemorySharing.java:42
  output wire [255:0] units_2_answer_data_data,  // HostMemorySharing.java:42
  output wire units_2_answer_valid,  // HostMemorySharing.java:42
  input  wire units_2_answer_ready,  // HostMemorySharing.java:42
  input  wire units_3_request_data_write,  // HostMemorySharing.java:42
  input  wire [6:0] units_3_request_data_tag,  // HostMemorySharing.java:42
  input  wire [42:0] units_3_request_data_address,  // HostMemorySharing.java:42
  input  wire [255:0] units_3_request_data_data,  // HostMemorySharing.java:42
  input  wire [31:0] units_3_request_data_mask,  // HostMemorySharing.java:42
  input  wire units_3_request_valid,  // HostMemorySharing.java:42
  output wire units_3_request_ready,  // HostMemorySharing.java:42
  output wire [6:0] units_3_answer_data_tag,  // HostMemorySharing.java:42
  output wire [255:0] units_3_answer_data_data,  // HostMemorySharing.java:42
  output wire units_3_answer_valid,  // HostMemorySharing.java:42
  input  wire units_3_answer_ready,  // HostMemorySharing.java:42
  output wire memory_request_data_write,  // HostMemorySharing.java:43
  output wire [8:0] memory_request_data_tag,  // HostMemorySharing.java:43
  output wire [42:0] memory_request_data_address,  // HostMemorySharing.java:43
  output wire [255:0] memory_request_data_data,  // HostMemorySharing.java:43
  output wire [31:0] memory_request_data_mask,  // HostMemorySharing.java:43
  output wire memory_request_valid,  // HostMemorySharing.java:43
  input  wire memory_request_ready,  // HostMemorySharing.java:43
  input  wire [8:0] memory_answer_data_tag,  // HostMemorySharing.java:43
  input  wire [255:0] memory_answer_data_data,  // HostMemorySharing.java:43
  input  wire memory_answer_valid,  // HostMemorySharing.java:43
  output wire memory_answer_ready  // HostMemorySharing.java:43
);
  wire turns_sources_0_ready, turns_sources_1_ready, turns_sources_2_ready, turns_sources_3_ready,
      turns_sink_data_write, turns_sink_valid;  // HostMemorySharing.java:45
  wire [6:0] turns_sink_data_tag; wire [42:0] turns_sink_data_address; wire [255:0] turns_sink_data_data;  // HostMemorySharing.java:45
  wire [31:0] turns_sink_data_mask; wire [1:0] turns_chosen;  // HostMemorySharing.java:45
  wire [1:0] unit = memory_answer_data_tag[8:7];  // HostMemorySharing.java:56
  assign units_0_request_ready = turns_sources_0_ready;  // HostMemorySharing.java:47
  assign units_0_answer_data_tag = memory_answer_data_tag[6:0];  // HostMemorySharing.java:61
  assign units_0_answer_data_data = memory_answer_data_data;  // HostMemorySharing.java:62
  assign units_0_answer_valid = memory_answer_valid && (unit == 2'd0);  // HostMemorySharing.java:60
  assign units_1_request_ready = turns_sources_1_ready;  // HostMemorySharing.java:47
  assign units_1_answer_data_tag = memory_answer_data_tag[6:0];  // HostMemorySharing.java:61
  assign units_1_answer_data_data = memory_answer_data_data;  // HostMemorySharing.java:62
  assign units_1_answer_valid = memory_answer_valid && (unit == 2'd1);  // HostMemorySharing.java:60
  assign units_2_request_ready = turns_sources_2_ready;  // HostMemorySharing.java:47
  assign units_2_answer_data_tag = memory_answer_data_tag[6:0];  // HostMemorySharing.java:61
  assign units_2_answer_data_data = memory_answer_data_data;  // HostMemorySharing.java:62
  assign units_2_answer_valid = memory_answer_valid && (unit == 2'd2);  // HostMemorySharing.java:60
  assign units_3_request_ready = turns_sources_3_ready;  // HostMemorySharing.java:47
  assign units_3_answer_data_tag = memory_answer_data_tag[6:0];  // HostMemorySharing.java:61
  assign units_3_answer_data_data = memory_answer_data_data;  // HostMemorySharing.java:62
  assign units_3_answer_valid = memory_answer_valid && (unit == 2'd3);  // HostMemorySharing.java:60
  assign memory_request_data_write = turns_sink_data_write;  // HostMemoryRequest.java:68
  assign memory_request_data_tag = {turns_chosen, turns_sink_data_tag};  // HostMemoryRequest.java:69
  assign memory_request_data_address = turns_sink_data_address;  // HostMemoryRequest.java:70
  assign memory_request_data_data = turns_sink_data_data;  // HostMemoryRequest.java:71
  assign memory_request_data_mask = turns_sink_data_mask;  // HostMemoryRequest.java:72
  assign memory_request_valid = turns_sink_valid;  // HostMemorySharing.java:51
  assign memory_answer_ready = 1'b1;  // HostMemorySharing.java:57
  RoundRobinArbiter_HostMemoryRequest339_4_beats turns (  // HostMemorySharing.java:45
    .clock(clock), .reset(reset), .sources_0_data_write(units_0_request_data_write),
    .sources_0_data_tag(units_0_request_data_tag), .sources_0_data_address(units_0_request_data_address),
    .sources_0_data_data(units_0_request_data_data), .sources_0_data_mask(units_0_request_data_mask),
    .sources_0_valid(units_0_request_valid), .sources_0_ready(turns_sources_0_ready),
    .sources_1_data_write(units_1_request_data_write), .sources_1_data_tag(units_1_request_data_tag),
    .sources_1_data_address(units_1_request_data_address), .sources_1_data_data(units_1_request_data_data),
    .sources_1_data_mask(units_1_request_data_mask), .sources_1_valid(units_1_request_valid),
    .sources_1_ready(turns_sources_1_ready), .sources_2_data_write(units_2_request_data_write),
    .sources_2_data_tag(units_2_request_data_tag), .sources_2_data_address(units_2_request_data_address),
    .sources_2_data_data(units_2_request_data_data), .sources_2_data_mask(units_2_request_data_mask),
    .sources_2_valid(units_2_request_valid), .sources_2_ready(turns_sources_2_ready),
    .sources_3_data_write(units_3_request_data_write), .sources_3_data_tag(units_3_request_data_tag),
    .sources_3_data_address(units_3_request_data_address), .sources_3_data_data(units_3_request_data_data),
    .sources_3_data_mask(units_3_request_data_mask), .sources_3_valid(units_3_request_valid),
    .sources_3_ready(turns_sources_3_ready), .sink_data_write(turns_sink_data_write),
    .sink_data_tag(turns_sink_data_tag), .sink_data_address(turns_sink_data_address),
    .sink_data_data(turns_sink_data_data), .sink_data_mask(turns_sink_data_mask), .sink_valid(turns_sink_valid),
    .sink_ready(memory_request_ready), .chosen(turns_chosen));
  wire unused_ok = &{1'b0, units_0_answer_ready, units_1_answer_ready, units_2_answer_ready,
      units_3_answer_ready};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!units_0_answer_valid || units_0_answer_ready)) begin  // HostMemorySharing.java:63
        $display("assertion failed: who asks has a place for the answer (HostMemorySharing.java:63)");
        $stop;  // HostMemorySharing.java:63
      end
      if (!(!units_1_answer_valid || units_1_answer_ready)) begin  // HostMemorySharing.java:63
        $display("assertion failed: who asks has a place for the answer (HostMemorySharing.java:63)");
        $stop;  // HostMemorySharing.java:63
      end
      if (!(!units_2_answer_valid || units_2_answer_ready)) begin  // HostMemorySharing.java:63
        $display("assertion failed: who asks has a place for the answer (HostMemorySharing.java:63)");
        $stop;  // HostMemorySharing.java:63
      end
      if (!(!units_3_answer_valid || units_3_answer_ready)) begin  // HostMemorySharing.java:63
        $display("assertion failed: who asks has a place for the answer (HostMemorySharing.java:63)");
        $stop;  // HostMemorySharing.java:63
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!units_0_answer_valid || units_0_answer_ready);  // HostMemorySharing.java:63
      assert (!units_1_answer_valid || units_1_answer_ready);  // HostMemorySharing.java:63
      assert (!units_2_answer_valid || units_2_answer_ready);  // HostMemorySharing.java:63
      assert (!units_3_answer_valid || units_3_answer_ready);  // HostMemorySharing.java:63
    end
  end
`endif
endmodule
`default_nettype wire
