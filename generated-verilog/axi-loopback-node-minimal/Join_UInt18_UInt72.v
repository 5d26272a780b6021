`default_nettype none
// first=UInt18, second=UInt72
module Join_UInt18_UInt72 (  // Join.java:31
  input  wire [17:0] first_data,  // Join.java:34
  input  wire first_valid,  // Join.java:34
  output wire first_ready,  // Join.java:34
  input  wire [71:0] second_data,  // Join.java:35
  input  wire second_valid,  // Join.java:35
  output wire second_ready,  // Join.java:35
  output wire [17:0] sink_data_first,  // Join.java:36
  output wire [71:0] sink_data_second,  // Join.java:36
  output wire sink_valid,  // Join.java:36
  input  wire sink_ready  // Join.java:36
);
  assign first_ready = sink_ready && second_valid;  // Join.java:41
  assign second_ready = sink_ready && first_valid;  // Join.java:42
  assign sink_data_first = first_data;  // Join.java:38
  assign sink_data_second = second_data;  // Join.java:39
  assign sink_valid = first_valid && second_valid;  // Join.java:40
endmodule
`default_nettype wire
