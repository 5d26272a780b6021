`default_nettype none
// latency=13
module LinkDelay_13 (  // LinkDelay.java:19
  input  wire clock,  // LinkDelay.java:19
  input  wire reset,  // LinkDelay.java:19
  input  wire from_valid,  // LinkDelay.java:13
  input  wire [63:0] from_data,  // LinkDelay.java:13
  input  wire from_last,  // LinkDelay.java:13
  output wire to_valid,  // LinkDelay.java:14
  output wire [63:0] to_data,  // LinkDelay.java:14
  output wire to_last  // LinkDelay.java:14
);
  reg  valid_0;  // LinkDelay.java:40
  reg  last_0;  // LinkDelay.java:40
  reg  [63:0] data_0;  // LinkDelay.java:30
  reg  valid_1;  // LinkDelay.java:40
  reg  last_1;  // LinkDelay.java:40
  reg  [63:0] data_1;  // LinkDelay.java:30
  reg  valid_2;  // LinkDelay.java:40
  reg  last_2;  // LinkDelay.java:40
  reg  [63:0] data_2;  // LinkDelay.java:30
  reg  valid_3;  // LinkDelay.java:40
  reg  last_3;  // LinkDelay.java:40
  reg  [63:0] data_3;  // LinkDelay.java:30
  reg  valid_4;  // LinkDelay.java:40
  reg  last_4;  // LinkDelay.java:40
  reg  [63:0] data_4;  // LinkDelay.java:30
  reg  valid_5;  // LinkDelay.java:40
  reg  last_5;  // LinkDelay.java:40
  reg  [63:0] data_5;  // LinkDelay.java:30
  reg  valid_6;  // LinkDelay.java:40
  reg  last_6;  // LinkDelay.java:40
  reg  [63:0] data_6;  // LinkDelay.java:30
  reg  valid_7;  // LinkDelay.java:40
  reg  last_7;  // LinkDelay.java:40
  reg  [63:0] data_7;  // LinkDelay.java:30
  reg  valid_8;  // LinkDelay.java:40
  reg  last_8;  // LinkDelay.java:40
  reg  [63:0] data_8;  // LinkDelay.java:30
  reg  valid_9;  // LinkDelay.java:40
  reg  last_9;  // LinkDelay.java:40
  reg  [63:0] data_9;  // LinkDelay.java:30
  reg  valid_10;  // LinkDelay.java:40
  reg  last_10;  // LinkDelay.java:40
  reg  [63:0] data_10;  // LinkDelay.java:30
  reg  valid_11;  // LinkDelay.java:40
  reg  last_11;  // LinkDelay.java:40
  reg  [63:0] data_11;  // LinkDelay.java:30
  reg  valid_12;  // LinkDelay.java:40
  reg  last_12;  // LinkDelay.java:40
  reg  [63:0] data_12;  // LinkDelay.java:30
  assign to_valid = valid_12;  // LinkDelay.java:34
  assign to_data = data_12;  // LinkDelay.java:35
  assign to_last = last_12;  // LinkDelay.java:36
  always @(posedge clock) begin
    valid_0 <= from_valid;  // LinkDelay.java:41
    last_0 <= from_last;  // LinkDelay.java:41
    data_0 <= from_data;  // LinkDelay.java:31
    valid_1 <= valid_0;  // LinkDelay.java:41
    last_1 <= last_0;  // LinkDelay.java:41
    data_1 <= data_0;  // LinkDelay.java:31
    valid_2 <= valid_1;  // LinkDelay.java:41
    last_2 <= last_1;  // LinkDelay.java:41
    data_2 <= data_1;  // LinkDelay.java:31
    valid_3 <= valid_2;  // LinkDelay.java:41
    last_3 <= last_2;  // LinkDelay.java:41
    data_3 <= data_2;  // LinkDelay.java:31
    valid_4 <= valid_3;  // LinkDelay.java:41
    last_4 <= last_3;  // LinkDelay.java:41
    data_4 <= data_3;  // LinkDelay.java:31
    valid_5 <= valid_4;  // LinkDelay.java:41
    last_5 <= last_4;  // LinkDelay.java:41
    data_5 <= data_4;  // LinkDelay.java:31
    valid_6 <= valid_5;  // LinkDelay.java:41
    last_6 <= last_5;  // LinkDelay.java:41
    data_6 <= data_5;  // LinkDelay.java:31
    valid_7 <= valid_6;  // LinkDelay.java:41
    last_7 <= last_6;  // LinkDelay.java:41
    data_7 <= data_6;  // LinkDelay.java:31
    valid_8 <= valid_7;  // LinkDelay.java:41
    last_8 <= last_7;  // LinkDelay.java:41
    data_8 <= data_7;  // LinkDelay.java:31
    valid_9 <= valid_8;  // LinkDelay.java:41
    last_9 <= last_8;  // LinkDelay.java:41
    data_9 <= data_8;  // LinkDelay.java:31
    valid_10 <= valid_9;  // LinkDelay.java:41
    last_10 <= last_9;  // LinkDelay.java:41
    data_10 <= data_9;  // LinkDelay.java:31
    valid_11 <= valid_10;  // LinkDelay.java:41
    last_11 <= last_10;  // LinkDelay.java:41
    data_11 <= data_10;  // LinkDelay.java:31
    valid_12 <= valid_11;  // LinkDelay.java:41
    last_12 <= last_11;  // LinkDelay.java:41
    data_12 <= data_11;  // LinkDelay.java:31
    if (reset) begin
      valid_0 <= 1'b0;  // LinkDelay.java:40
      last_0 <= 1'b0;  // LinkDelay.java:40
      valid_1 <= 1'b0;  // LinkDelay.java:40
      last_1 <= 1'b0;  // LinkDelay.java:40
      valid_2 <= 1'b0;  // LinkDelay.java:40
      last_2 <= 1'b0;  // LinkDelay.java:40
      valid_3 <= 1'b0;  // LinkDelay.java:40
      last_3 <= 1'b0;  // LinkDelay.java:40
      valid_4 <= 1'b0;  // LinkDelay.java:40
      last_4 <= 1'b0;  // LinkDelay.java:40
      valid_5 <= 1'b0;  // LinkDelay.java:40
      last_5 <= 1'b0;  // LinkDelay.java:40
      valid_6 <= 1'b0;  // LinkDelay.java:40
      last_6 <= 1'b0;  // LinkDelay.java:40
      valid_7 <= 1'b0;  // LinkDelay.java:40
      last_7 <= 1'b0;  // LinkDelay.java:40
      valid_8 <= 1'b0;  // LinkDelay.java:40
      last_8 <= 1'b0;  // LinkDelay.java:40
      valid_9 <= 1'b0;  // LinkDelay.java:40
      last_9 <= 1'b0;  // LinkDelay.java:40
      valid_10 <= 1'b0;  // LinkDelay.java:40
      last_10 <= 1'b0;  // LinkDelay.java:40
      valid_11 <= 1'b0;  // LinkDelay.java:40
      last_11 <= 1'b0;  // LinkDelay.java:40
      valid_12 <= 1'b0;  // LinkDelay.java:40
      last_12 <= 1'b0;  // LinkDelay.java:40
    end
  end
endmodule
`default_nettype wire
