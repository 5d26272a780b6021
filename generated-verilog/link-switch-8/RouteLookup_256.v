// nodes=256
module RouteLookup_256 (  // RouteLookup.java:35
  input  wire clock,  // RouteLookup.java:35
  input  wire reset,  // RouteLookup.java:35
  input  wire [63:0] packet_data_data,  // RouteLookup.java:20
  input  wire packet_data_last,  // RouteLookup.java:20
  input  wire packet_valid,  // RouteLookup.java:20
  output wire packet_ready,  // RouteLookup.java:20
  output wire [63:0] routed_data_data,  // RouteLookup.java:21
  output wire routed_data_last,  // RouteLookup.java:21
  output wire routed_valid,  // RouteLookup.java:21
  input  wire routed_ready,  // RouteLookup.java:21
  output wire [4:0] port,  // RouteLookup.java:23
  output wire discards,  // RouteLookup.java:25
  input  wire [15:0] write_data_destination,  // RouteLookup.java:28
  input  wire [4:0] write_data_port,  // RouteLookup.java:28
  input  wire write_data_exists,  // RouteLookup.java:28
  input  wire write_valid,  // RouteLookup.java:28
  input  wire isReady  // RouteLookup.java:30
);
  reg  known;  // RouteLookup.java:47
  reg  inRange;  // RouteLookup.java:48
  reg  [5:0] route;  // RouteLookup.java:51
  reg  [5:0] table_ [0:255];  // RouteLookup.java:39
  wire [15:0] destination = packet_data_data[15:0];  // RouteLookup.java:49
  wire looks = packet_valid && !known && isReady;  // RouteLookup.java:50
  wire exists = inRange && route[5];  // RouteLookup.java:52
  wire [5:0] route_read = table_[destination[7:0]];  // RouteLookup.java:51
  assign packet_ready = known && (!exists || routed_ready);  // RouteLookup.java:62
  assign routed_data_data = packet_data_data;  // RouteLookup.java:59
  assign routed_data_last = packet_data_last;  // RouteLookup.java:59
  assign routed_valid = packet_valid && known && exists;  // RouteLookup.java:60
  assign port = route[4:0];  // RouteLookup.java:61
  assign discards = packet_valid && packet_ready && packet_data_last && !exists;  // RouteLookup.java:63
  always @(posedge clock) begin
    if (write_valid) begin  // RouteLookup.java:41
      table_[write_data_destination[7:0]] <= {write_data_exists, write_data_port};  // RouteLookup.java:43
    end
    if (looks) begin  // RouteLookup.java:51
      route <= route_read;  // RouteLookup.java:51
    end
    if (looks) begin  // RouteLookup.java:53
      known <= 1'b1;  // RouteLookup.java:54
      inRange <= destination < 16'd256;  // RouteLookup.java:55
    end else if (packet_valid && packet_ready && packet_data_last) begin  // RouteLookup.java:57
      known <= 1'b0;  // RouteLookup.java:57
    end
    if (reset) begin
      known <= 1'b0;  // RouteLookup.java:47
    end
  end
  wire unused_ok = &{1'b0, write_data_destination[15:8]};
endmodule
