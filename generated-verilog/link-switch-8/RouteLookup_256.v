`default_nettype none
// nodes=256
module RouteLookup_256 (  // RouteLookup.java:40
  input  wire clock,  // RouteLookup.java:40
  input  wire reset,  // RouteLookup.java:40
  input  wire [63:0] packet_data_data,  // RouteLookup.java:21
  input  wire packet_data_last,  // RouteLookup.java:21
  input  wire packet_valid,  // RouteLookup.java:21
  output wire packet_ready,  // RouteLookup.java:21
  output wire [63:0] routed_data_data,  // RouteLookup.java:22
  output wire routed_data_last,  // RouteLookup.java:22
  output wire routed_valid,  // RouteLookup.java:22
  input  wire routed_ready,  // RouteLookup.java:22
  output wire [4:0] port,  // RouteLookup.java:24
  output wire discards,  // RouteLookup.java:26
  output wire looks,  // RouteLookup.java:29
  output wire [15:0] destination,  // RouteLookup.java:31
  input  wire [5:0] line,  // RouteLookup.java:33
  input  wire mayLook  // RouteLookup.java:35
);
  wire found_source_valid;  // RouteLookup.java:45
  wire found_sink_ready;  // RouteLookup.java:45
  reg  inside_;  // RouteLookup.java:46
  reg  isFirst;  // RouteLookup.java:47
  reg  inRange;  // RouteLookup.java:48
  reg  [4:0] way;  // RouteLookup.java:64
  reg  exists;  // RouteLookup.java:65
  wire looking_source_ready, looking_sink_data_last, looking_sink_valid; wire [63:0] looking_sink_data_data;  // RouteLookup.java:44
  wire found_source_ready, found_sink_data_last, found_sink_valid; wire [63:0] found_sink_data_data;  // RouteLookup.java:45
  wire mayEnter = mayLook || inside_;  // RouteLookup.java:49
  wire [15:0] node = packet_data_data[15:0];  // RouteLookup.java:53
  wire begins = packet_valid && packet_ready && !inside_;  // RouteLookup.java:54
  assign packet_ready = looking_source_ready && mayEnter;  // RouteLookup.java:52
  assign routed_data_data = found_sink_data_data;  // RouteLookup.java:70
  assign routed_data_last = found_sink_data_last;  // RouteLookup.java:70
  assign routed_valid = found_sink_valid && exists;  // RouteLookup.java:71
  assign port = way;  // RouteLookup.java:72
  assign discards = found_sink_valid && found_sink_ready && found_sink_data_last && !exists;  // RouteLookup.java:74
  assign looks = begins;  // RouteLookup.java:56
  assign destination = node;  // RouteLookup.java:55
  assign found_source_valid = looking_sink_valid;  // RouteLookup.java:63
  assign found_sink_ready = !exists || routed_ready;  // RouteLookup.java:73
  always @(posedge clock) begin
    if (packet_valid && packet_ready) begin  // RouteLookup.java:57
      inside_ <= !packet_data_last;  // RouteLookup.java:58
      isFirst <= !inside_;  // RouteLookup.java:59
    end
    if (begins) begin  // RouteLookup.java:61
      inRange <= node < 16'd256;  // RouteLookup.java:61
    end
    if (found_source_valid && found_source_ready && isFirst) begin  // RouteLookup.java:66
      way <= line[4:0];  // RouteLookup.java:67
      exists <= inRange && line[5];  // RouteLookup.java:68
    end
    if (reset) begin
      inside_ <= 1'b0;  // RouteLookup.java:46
      isFirst <= 1'b0;  // RouteLookup.java:47
      exists <= 1'b0;  // RouteLookup.java:65
    end
  end
  ForwardRegister_PacketWord65 looking (  // RouteLookup.java:44
    .clock(clock), .reset(reset), .source_data_data(packet_data_data), .source_data_last(packet_data_last),
    .source_valid(packet_valid && mayEnter), .source_ready(looking_source_ready),
    .sink_data_data(looking_sink_data_data), .sink_data_last(looking_sink_data_last),
    .sink_valid(looking_sink_valid), .sink_ready(found_source_ready));
  ForwardRegister_PacketWord65 found (  // RouteLookup.java:45
    .clock(clock), .reset(reset), .source_data_data(looking_sink_data_data),
    .source_data_last(looking_sink_data_last), .source_valid(found_source_valid),
    .source_ready(found_source_ready), .sink_data_data(found_sink_data_data),
    .sink_data_last(found_sink_data_last), .sink_valid(found_sink_valid), .sink_ready(found_sink_ready));
endmodule
`default_nettype wire
