// latency=10
module LinkDelay_10 (  // LinkDelay.java:19
  input  wire clock,  // LinkDelay.java:19
  input  wire reset,  // LinkDelay.java:19
  input  wire from_valid,  // LinkDelay.java:13
  input  wire [63:0] from_data,  // LinkDelay.java:13
  input  wire from_last,  // LinkDelay.java:13
  output wire from_credit,  // LinkDelay.java:13
  output wire to_valid,  // LinkDelay.java:14
  output wire [63:0] to_data,  // LinkDelay.java:14
  output wire to_last,  // LinkDelay.java:14
  input  wire to_credit  // LinkDelay.java:14
);
  reg  valid_0;  // LinkDelay.java:43
  reg  last_0;  // LinkDelay.java:43
  reg  credit_0;  // LinkDelay.java:43
  reg  [63:0] data_0;  // LinkDelay.java:32
  reg  valid_1;  // LinkDelay.java:43
  reg  last_1;  // LinkDelay.java:43
  reg  credit_1;  // LinkDelay.java:43
  reg  [63:0] data_1;  // LinkDelay.java:32
  reg  valid_2;  // LinkDelay.java:43
  reg  last_2;  // LinkDelay.java:43
  reg  credit_2;  // LinkDelay.java:43
  reg  [63:0] data_2;  // LinkDelay.java:32
  reg  valid_3;  // LinkDelay.java:43
  reg  last_3;  // LinkDelay.java:43
  reg  credit_3;  // LinkDelay.java:43
  reg  [63:0] data_3;  // LinkDelay.java:32
  reg  valid_4;  // LinkDelay.java:43
  reg  last_4;  // LinkDelay.java:43
  reg  credit_4;  // LinkDelay.java:43
  reg  [63:0] data_4;  // LinkDelay.java:32
  reg  valid_5;  // LinkDelay.java:43
  reg  last_5;  // LinkDelay.java:43
  reg  credit_5;  // LinkDelay.java:43
  reg  [63:0] data_5;  // LinkDelay.java:32
  reg  valid_6;  // LinkDelay.java:43
  reg  last_6;  // LinkDelay.java:43
  reg  credit_6;  // LinkDelay.java:43
  reg  [63:0] data_6;  // LinkDelay.java:32
  reg  valid_7;  // LinkDelay.java:43
  reg  last_7;  // LinkDelay.java:43
  reg  credit_7;  // LinkDelay.java:43
  reg  [63:0] data_7;  // LinkDelay.java:32
  reg  valid_8;  // LinkDelay.java:43
  reg  last_8;  // LinkDelay.java:43
  reg  credit_8;  // LinkDelay.java:43
  reg  [63:0] data_8;  // LinkDelay.java:32
  reg  valid_9;  // LinkDelay.java:43
  reg  last_9;  // LinkDelay.java:43
  reg  credit_9;  // LinkDelay.java:43
  reg  [63:0] data_9;  // LinkDelay.java:32
  assign from_credit = credit_9;  // LinkDelay.java:39
  assign to_valid = valid_9;  // LinkDelay.java:36
  assign to_data = data_9;  // LinkDelay.java:37
  assign to_last = last_9;  // LinkDelay.java:38
  always @(posedge clock) begin
    valid_0 <= from_valid;  // LinkDelay.java:44
    last_0 <= from_last;  // LinkDelay.java:44
    credit_0 <= to_credit;  // LinkDelay.java:44
    data_0 <= from_data;  // LinkDelay.java:33
    valid_1 <= valid_0;  // LinkDelay.java:44
    last_1 <= last_0;  // LinkDelay.java:44
    credit_1 <= credit_0;  // LinkDelay.java:44
    data_1 <= data_0;  // LinkDelay.java:33
    valid_2 <= valid_1;  // LinkDelay.java:44
    last_2 <= last_1;  // LinkDelay.java:44
    credit_2 <= credit_1;  // LinkDelay.java:44
    data_2 <= data_1;  // LinkDelay.java:33
    valid_3 <= valid_2;  // LinkDelay.java:44
    last_3 <= last_2;  // LinkDelay.java:44
    credit_3 <= credit_2;  // LinkDelay.java:44
    data_3 <= data_2;  // LinkDelay.java:33
    valid_4 <= valid_3;  // LinkDelay.java:44
    last_4 <= last_3;  // LinkDelay.java:44
    credit_4 <= credit_3;  // LinkDelay.java:44
    data_4 <= data_3;  // LinkDelay.java:33
    valid_5 <= valid_4;  // LinkDelay.java:44
    last_5 <= last_4;  // LinkDelay.java:44
    credit_5 <= credit_4;  // LinkDelay.java:44
    data_5 <= data_4;  // LinkDelay.java:33
    valid_6 <= valid_5;  // LinkDelay.java:44
    last_6 <= last_5;  // LinkDelay.java:44
    credit_6 <= credit_5;  // LinkDelay.java:44
    data_6 <= data_5;  // LinkDelay.java:33
    valid_7 <= valid_6;  // LinkDelay.java:44
    last_7 <= last_6;  // LinkDelay.java:44
    credit_7 <= credit_6;  // LinkDelay.java:44
    data_7 <= data_6;  // LinkDelay.java:33
    valid_8 <= valid_7;  // LinkDelay.java:44
    last_8 <= last_7;  // LinkDelay.java:44
    credit_8 <= credit_7;  // LinkDelay.java:44
    data_8 <= data_7;  // LinkDelay.java:33
    valid_9 <= valid_8;  // LinkDelay.java:44
    last_9 <= last_8;  // LinkDelay.java:44
    credit_9 <= credit_8;  // LinkDelay.java:44
    data_9 <= data_8;  // LinkDelay.java:33
    if (reset) begin
      valid_0 <= 1'b0;  // LinkDelay.java:43
      last_0 <= 1'b0;  // LinkDelay.java:43
      credit_0 <= 1'b0;  // LinkDelay.java:43
      valid_1 <= 1'b0;  // LinkDelay.java:43
      last_1 <= 1'b0;  // LinkDelay.java:43
      credit_1 <= 1'b0;  // LinkDelay.java:43
      valid_2 <= 1'b0;  // LinkDelay.java:43
      last_2 <= 1'b0;  // LinkDelay.java:43
      credit_2 <= 1'b0;  // LinkDelay.java:43
      valid_3 <= 1'b0;  // LinkDelay.java:43
      last_3 <= 1'b0;  // LinkDelay.java:43
      credit_3 <= 1'b0;  // LinkDelay.java:43
      valid_4 <= 1'b0;  // LinkDelay.java:43
      last_4 <= 1'b0;  // LinkDelay.java:43
      credit_4 <= 1'b0;  // LinkDelay.java:43
      valid_5 <= 1'b0;  // LinkDelay.java:43
      last_5 <= 1'b0;  // LinkDelay.java:43
      credit_5 <= 1'b0;  // LinkDelay.java:43
      valid_6 <= 1'b0;  // LinkDelay.java:43
      last_6 <= 1'b0;  // LinkDelay.java:43
      credit_6 <= 1'b0;  // LinkDelay.java:43
      valid_7 <= 1'b0;  // LinkDelay.java:43
      last_7 <= 1'b0;  // LinkDelay.java:43
      credit_7 <= 1'b0;  // LinkDelay.java:43
      valid_8 <= 1'b0;  // LinkDelay.java:43
      last_8 <= 1'b0;  // LinkDelay.java:43
      credit_8 <= 1'b0;  // LinkDelay.java:43
      valid_9 <= 1'b0;  // LinkDelay.java:43
      last_9 <= 1'b0;  // LinkDelay.java:43
      credit_9 <= 1'b0;  // LinkDelay.java:43
    end
  end
endmodule
