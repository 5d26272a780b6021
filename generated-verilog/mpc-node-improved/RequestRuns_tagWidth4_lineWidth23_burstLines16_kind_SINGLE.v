`default_nettype none
// tagWidth=4, lineWidth=23, burstLines=16, kind=SINGLE
module RequestRuns_tagWidth4_lineWidth23_burstLines16_kind_SINGLE (  // RequestRuns.java:42
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
  assign request_ready = run_ready;  // RequestRuns.java:92
  assign run_data_request_write = request_data_write;  // RequestRuns.java:93
  assign run_data_request_tag = request_data_tag;  // RequestRuns.java:93
  assign run_data_request_address = request_data_address;  // RequestRuns.java:93
  assign run_data_request_data = request_data_data;  // RequestRuns.java:93
  assign run_data_request_mask = request_data_mask;  // RequestRuns.java:93
  assign run_data_follows = 1'b0;  // RequestRuns.java:94
  assign run_valid = request_valid;  // RequestRuns.java:91
endmodule
`default_nettype wire
