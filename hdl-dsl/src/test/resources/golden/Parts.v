`default_nettype none
module Parts (  // Examples.java:177
  input  wire clock,  // Examples.java:177
  input  wire [3:0] from_data_low,  // Examples.java:173
  input  wire [11:0] from_data_high,  // Examples.java:173
  input  wire from_valid,  // Examples.java:173
  output wire from_ready,  // Examples.java:173
  output wire [3:0] lanes_0,  // Examples.java:174
  output wire [3:0] lanes_1,  // Examples.java:174
  output wire [3:0] lanes_2,  // Examples.java:174
  output wire [4:0] middle  // Examples.java:175
);
  reg  [3:0] kept_0;  // Examples.java:179
  reg  [3:0] kept_1;  // Examples.java:179
  reg  [3:0] kept_2;  // Examples.java:179
  wire [11:0] joined = {kept_0, from_data_low, kept_2};  // Examples.java:187
  wire [11:0] middle_sum = joined + 12'd5;  // Examples.java:188
  assign from_ready = 1'b1;  // Examples.java:180
  assign lanes_0 = kept_0;  // Examples.java:186
  assign lanes_1 = kept_1;  // Examples.java:186
  assign lanes_2 = kept_2;  // Examples.java:186
  assign middle = middle_sum[8:4];  // Examples.java:188
  always @(posedge clock) begin
    if (from_valid && from_ready) begin  // Examples.java:181
      kept_0 <= from_data_high[3:0];  // Examples.java:183
      kept_1 <= from_data_high[7:4];  // Examples.java:183
      kept_2 <= from_data_high[11:8];  // Examples.java:183
    end
  end
  wire unused_ok = &{1'b0, middle_sum[3:0], middle_sum[11:9]};
endmodule
`default_nettype wire
