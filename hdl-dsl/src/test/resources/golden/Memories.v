`default_nettype none
module Memories (  // Examples.java:152
  input  wire clock,  // Examples.java:152
  input  wire [2:0] address,  // Examples.java:144
  input  wire [31:0] data,  // Examples.java:145
  input  wire [3:0] mask,  // Examples.java:146
  input  wire write,  // Examples.java:147
  output wire [31:0] now,  // Examples.java:148
  output wire [31:0] later,  // Examples.java:149
  output wire [4:0] root  // Examples.java:150
);
  reg  [31:0] fetched;  // Examples.java:163
  reg  [31:0] words [0:5];  // Examples.java:153
  reg  [4:0] squares [0:4];  // Examples.java:154
  reg  [3:0] deaf [0:1];  // Examples.java:155
  reg  marks [0:7];  // Examples.java:156
  initial begin  // Examples.java:154
    squares[0] = 5'd0;
    squares[1] = 5'd1;
    squares[2] = 5'd4;
    squares[3] = 5'd9;
    squares[4] = 5'd16;
  end
  wire marks_data_part = data[0];  // Examples.java:160
  wire marks_mask_part = mask[0];  // Examples.java:160
  wire [2:0] now_address_xor = address ^ 3'd1;  // Examples.java:162
  wire [31:0] now_read = words[now_address_xor];  // Examples.java:162
  wire [31:0] now_read_1 = words[address];  // Examples.java:162
  wire now_read_2 = marks[address];  // Examples.java:162
  wire [31:0] fetched_read = words[address];  // Examples.java:163
  wire [4:0] root_read = squares[address];  // Examples.java:165
  assign now = now_read_2 ? now_read_1 : now_read;  // Examples.java:162
  assign later = fetched;  // Examples.java:164
  assign root = root_read;  // Examples.java:165
  always @(posedge clock) begin
    if (write) begin  // Examples.java:157
      if (mask[0]) words[address][7:0] <= data[7:0];  // Examples.java:158
      if (mask[1]) words[address][15:8] <= data[15:8];  // Examples.java:158
      if (mask[2]) words[address][23:16] <= data[23:16];  // Examples.java:158
      if (mask[3]) words[address][31:24] <= data[31:24];  // Examples.java:158
      deaf[address[0]] <= data[3:0];  // Examples.java:159
      if (marks_mask_part) marks[address] <= marks_data_part;  // Examples.java:160
    end
    if (write) begin  // Examples.java:163
      fetched <= fetched_read;  // Examples.java:163
    end
  end
  wire unused_ok = &{1'b0, deaf[0]};
endmodule
`default_nettype wire
