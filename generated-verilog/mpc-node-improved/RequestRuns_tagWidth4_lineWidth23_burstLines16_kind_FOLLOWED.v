`default_nettype none
// tagWidth=4, lineWidth=23, burstLines=16, kind=FOLLOWED
module RequestRuns_tagWidth4_lineWidth23_burstLines16_kind_FOLLOWED (  // RequestRuns.java:42
  input  wire clock,  // RequestRuns.java:42
  input  wire reset,  // RequestRuns.java:42
  input  wire request_data_write,  // RequestRuns.java:47
  input  wire [3:0] request_data_tag,  // RequestRuns.java:47
  input  wire [22:0] request_data_address,  // RequestRuns.java:47
  input  wire [255:0] request_data_data,  // RequestRuns.java:47
  input  wire [31:0] request_data_mask,  // RequestRuns.java:47
  input  wire request_valid,  // RequestRuns.java:47
  output wire request_ready,  // RequestRuns.java:47
  output wire run_data_request_write,  // RequestRuns.java:48
  output wire [3:0] run_data_request_tag,  // RequestRuns.java:48
  output wire [22:0] run_data_request_address,  // RequestRuns.java:48
  output wire [255:0] run_data_request_data,  // RequestRuns.java:48
  output wire [31:0] run_data_request_mask,  // RequestRuns.java:48
  output wire run_data_follows,  // RequestRuns.java:48
  output wire run_valid,  // RequestRuns.java:48
  input  wire run_ready  // RequestRuns.java:48
);
  reg  [22:0] next;  // RequestRuns.java:55
  reg  wrote;  // RequestRuns.java:56
  wire buffer_source_ready, buffer_sink_data_request_write, buffer_sink_data_follows, buffer_sink_valid;  // RequestRuns.java:64
  wire [3:0] buffer_sink_data_request_tag; wire [22:0] buffer_sink_data_request_address;  // RequestRuns.java:64
  wire [255:0] buffer_sink_data_request_data; wire [31:0] buffer_sink_data_request_mask;  // RequestRuns.java:64
  wire [3:0] place = request_data_address[3:0];  // RequestRuns.java:61
  wire follows = (request_data_address == next) && (request_data_write == wrote) && (place != 4'd0);  // RequestRuns.java:62
  assign request_ready = buffer_source_ready;  // RequestRuns.java:92
  assign run_data_request_write = buffer_sink_data_request_write;  // RequestRuns.java:66
  assign run_data_request_tag = buffer_sink_data_request_tag;  // RequestRuns.java:66
  assign run_data_request_address = buffer_sink_data_request_address;  // RequestRuns.java:66
  assign run_data_request_data = buffer_sink_data_request_data;  // RequestRuns.java:66
  assign run_data_request_mask = buffer_sink_data_request_mask;  // RequestRuns.java:66
  assign run_data_follows = buffer_sink_data_follows;  // RequestRuns.java:66
  assign run_valid = buffer_sink_valid;  // RequestRuns.java:66
  always @(posedge clock) begin
    if (request_valid && request_ready) begin  // RequestRuns.java:57
      next <= request_data_address + 23'd1;  // RequestRuns.java:58
      wrote <= request_data_write;  // RequestRuns.java:59
    end
  end
  SkidBuffer_RunRequest317 buffer (  // RequestRuns.java:64
    .clock(clock), .reset(reset), .source_data_request_write(request_data_write),
    .source_data_request_tag(request_data_tag), .source_data_request_address(request_data_address),
    .source_data_request_data(request_data_data), .source_data_request_mask(request_data_mask),
    .source_data_follows(follows), .source_valid(request_valid), .source_ready(buffer_source_ready),
    .sink_data_request_write(buffer_sink_data_request_write),
    .sink_data_request_tag(buffer_sink_data_request_tag),
    .sink_data_request_address(buffer_sink_data_request_address),
    .sink_data_request_data(buffer_sink_data_request_data),
    .sink_data_request_mask(buffer_sink_data_request_mask), .sink_data_follows(buffer_sink_data_follows),
    .sink_valid(buffer_sink_valid), .sink_ready(run_ready));
endmodule
`default_nettype wire
