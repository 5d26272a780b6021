`default_nettype none
// Switch_ports8_nodes256_sent8_received8_payload2024 behind a synchroniser for each reset: resets may begin and end at any time.
// ports=8, nodes=256, sent=8, received=8, payload=2024
module Switch_ports8_nodes256_sent8_received8_payload2024_top (  // Switch.java:68
  input  wire clock,  // Switch.java:68
  input  wire reset,  // Switch.java:68
  input  wire [15:0] load_data_destination,  // Switch.java:54
  input  wire [4:0] load_data_port,  // Switch.java:54
  input  wire load_data_exists,  // Switch.java:54
  input  wire load_valid,  // Switch.java:54
  output wire load_ready,  // Switch.java:54
  output wire [31:0] forwarded,  // Switch.java:56
  output wire [31:0] discarded,  // Switch.java:58
  input  wire receive_0_valid,  // Switch.java:83
  input  wire [63:0] receive_0_data,  // Switch.java:83
  input  wire receive_0_last,  // Switch.java:83
  input  wire receive_1_valid,  // Switch.java:83
  input  wire [63:0] receive_1_data,  // Switch.java:83
  input  wire receive_1_last,  // Switch.java:83
  input  wire receive_2_valid,  // Switch.java:83
  input  wire [63:0] receive_2_data,  // Switch.java:83
  input  wire receive_2_last,  // Switch.java:83
  input  wire receive_3_valid,  // Switch.java:83
  input  wire [63:0] receive_3_data,  // Switch.java:83
  input  wire receive_3_last,  // Switch.java:83
  input  wire receive_4_valid,  // Switch.java:83
  input  wire [63:0] receive_4_data,  // Switch.java:83
  input  wire receive_4_last,  // Switch.java:83
  input  wire receive_5_valid,  // Switch.java:83
  input  wire [63:0] receive_5_data,  // Switch.java:83
  input  wire receive_5_last,  // Switch.java:83
  input  wire receive_6_valid,  // Switch.java:83
  input  wire [63:0] receive_6_data,  // Switch.java:83
  input  wire receive_6_last,  // Switch.java:83
  input  wire receive_7_valid,  // Switch.java:83
  input  wire [63:0] receive_7_data,  // Switch.java:83
  input  wire receive_7_last,  // Switch.java:83
  output wire transmit_0_valid,  // Switch.java:84
  output wire [63:0] transmit_0_data,  // Switch.java:84
  output wire transmit_0_last,  // Switch.java:84
  output wire transmit_1_valid,  // Switch.java:84
  output wire [63:0] transmit_1_data,  // Switch.java:84
  output wire transmit_1_last,  // Switch.java:84
  output wire transmit_2_valid,  // Switch.java:84
  output wire [63:0] transmit_2_data,  // Switch.java:84
  output wire transmit_2_last,  // Switch.java:84
  output wire transmit_3_valid,  // Switch.java:84
  output wire [63:0] transmit_3_data,  // Switch.java:84
  output wire transmit_3_last,  // Switch.java:84
  output wire transmit_4_valid,  // Switch.java:84
  output wire [63:0] transmit_4_data,  // Switch.java:84
  output wire transmit_4_last,  // Switch.java:84
  output wire transmit_5_valid,  // Switch.java:84
  output wire [63:0] transmit_5_data,  // Switch.java:84
  output wire transmit_5_last,  // Switch.java:84
  output wire transmit_6_valid,  // Switch.java:84
  output wire [63:0] transmit_6_data,  // Switch.java:84
  output wire transmit_6_last,  // Switch.java:84
  output wire transmit_7_valid,  // Switch.java:84
  output wire [63:0] transmit_7_data,  // Switch.java:84
  output wire transmit_7_last  // Switch.java:84
);
  wire top_reset;  // Switch.java:68
  wire reset_synchronizer_active;  // Switch.java:68
  wire top_load_ready, top_transmit_0_valid, top_transmit_0_last, top_transmit_1_valid, top_transmit_1_last,
      top_transmit_2_valid, top_transmit_2_last, top_transmit_3_valid, top_transmit_3_last,
      top_transmit_4_valid, top_transmit_4_last, top_transmit_5_valid, top_transmit_5_last,
      top_transmit_6_valid, top_transmit_6_last, top_transmit_7_valid, top_transmit_7_last;  // Switch.java:68
  wire [31:0] top_forwarded, top_discarded;  // Switch.java:68
  wire [63:0] top_transmit_0_data, top_transmit_1_data, top_transmit_2_data, top_transmit_3_data,
      top_transmit_4_data, top_transmit_5_data, top_transmit_6_data, top_transmit_7_data;  // Switch.java:68
  assign load_ready = top_load_ready && !reset_synchronizer_active;  // Switch.java:54
  assign forwarded = top_forwarded;  // Switch.java:56
  assign discarded = top_discarded;  // Switch.java:58
  assign transmit_0_valid = top_transmit_0_valid;  // Switch.java:84
  assign transmit_0_data = top_transmit_0_data;  // Switch.java:84
  assign transmit_0_last = top_transmit_0_last;  // Switch.java:84
  assign transmit_1_valid = top_transmit_1_valid;  // Switch.java:84
  assign transmit_1_data = top_transmit_1_data;  // Switch.java:84
  assign transmit_1_last = top_transmit_1_last;  // Switch.java:84
  assign transmit_2_valid = top_transmit_2_valid;  // Switch.java:84
  assign transmit_2_data = top_transmit_2_data;  // Switch.java:84
  assign transmit_2_last = top_transmit_2_last;  // Switch.java:84
  assign transmit_3_valid = top_transmit_3_valid;  // Switch.java:84
  assign transmit_3_data = top_transmit_3_data;  // Switch.java:84
  assign transmit_3_last = top_transmit_3_last;  // Switch.java:84
  assign transmit_4_valid = top_transmit_4_valid;  // Switch.java:84
  assign transmit_4_data = top_transmit_4_data;  // Switch.java:84
  assign transmit_4_last = top_transmit_4_last;  // Switch.java:84
  assign transmit_5_valid = top_transmit_5_valid;  // Switch.java:84
  assign transmit_5_data = top_transmit_5_data;  // Switch.java:84
  assign transmit_5_last = top_transmit_5_last;  // Switch.java:84
  assign transmit_6_valid = top_transmit_6_valid;  // Switch.java:84
  assign transmit_6_data = top_transmit_6_data;  // Switch.java:84
  assign transmit_6_last = top_transmit_6_last;  // Switch.java:84
  assign transmit_7_valid = top_transmit_7_valid;  // Switch.java:84
  assign transmit_7_data = top_transmit_7_data;  // Switch.java:84
  assign transmit_7_last = top_transmit_7_last;  // Switch.java:84
  assign top_reset = reset_synchronizer_active;  // Switch.java:68
  ResetSynchronizer reset_synchronizer (  // Switch.java:68
    .clock(clock), .request(reset), .active(reset_synchronizer_active));
  Switch_ports8_nodes256_sent8_received8_payload2024 top (  // Switch.java:68
    .clock(clock), .reset(top_reset), .load_data_destination(load_data_destination),
    .load_data_port(load_data_port), .load_data_exists(load_data_exists), .load_valid(load_valid),
    .load_ready(top_load_ready), .forwarded(top_forwarded), .discarded(top_discarded),
    .receive_0_valid(receive_0_valid), .receive_0_data(receive_0_data), .receive_0_last(receive_0_last),
    .receive_1_valid(receive_1_valid), .receive_1_data(receive_1_data), .receive_1_last(receive_1_last),
    .receive_2_valid(receive_2_valid), .receive_2_data(receive_2_data), .receive_2_last(receive_2_last),
    .receive_3_valid(receive_3_valid), .receive_3_data(receive_3_data), .receive_3_last(receive_3_last),
    .receive_4_valid(receive_4_valid), .receive_4_data(receive_4_data), .receive_4_last(receive_4_last),
    .receive_5_valid(receive_5_valid), .receive_5_data(receive_5_data), .receive_5_last(receive_5_last),
    .receive_6_valid(receive_6_valid), .receive_6_data(receive_6_data), .receive_6_last(receive_6_last),
    .receive_7_valid(receive_7_valid), .receive_7_data(receive_7_data), .receive_7_last(receive_7_last),
    .transmit_0_valid(top_transmit_0_valid), .transmit_0_data(top_transmit_0_data),
    .transmit_0_last(top_transmit_0_last), .transmit_1_valid(top_transmit_1_valid),
    .transmit_1_data(top_transmit_1_data), .transmit_1_last(top_transmit_1_last),
    .transmit_2_valid(top_transmit_2_valid), .transmit_2_data(top_transmit_2_data),
    .transmit_2_last(top_transmit_2_last), .transmit_3_valid(top_transmit_3_valid),
    .transmit_3_data(top_transmit_3_data), .transmit_3_last(top_transmit_3_last),
    .transmit_4_valid(top_transmit_4_valid), .transmit_4_data(top_transmit_4_data),
    .transmit_4_last(top_transmit_4_last), .transmit_5_valid(top_transmit_5_valid),
    .transmit_5_data(top_transmit_5_data), .transmit_5_last(top_transmit_5_last),
    .transmit_6_valid(top_transmit_6_valid), .transmit_6_data(top_transmit_6_data),
    .transmit_6_last(top_transmit_6_last), .transmit_7_valid(top_transmit_7_valid),
    .transmit_7_data(top_transmit_7_data), .transmit_7_last(top_transmit_7_last));
endmodule
`default_nettype wire
