module Memories (  // Examples.java:107
  input  wire clock,  // Examples.java:107
  input  wire [2:0] address,  // Examples.java:99
  input  wire [31:0] data,  // Examples.java:100
  input  wire [3:0] mask,  // Examples.java:101
  input  wire write,  // Examples.java:102
  output wire [31:0] now,  // Examples.java:103
  output wire [31:0] later,  // Examples.java:104
  output wire [4:0] root  // Examples.java:105
);
  reg  [31:0] fetched;  // Examples.java:118
  reg  [31:0] words [0:5];  // Examples.java:108
  reg  [4:0] squares [0:4];  // Examples.java:109
  reg  [3:0] deaf [0:1];  // Examples.java:110
  reg  marks [0:7];  // Examples.java:111
  initial begin  // Examples.java:109
    squares[0] = 5'd0;
    squares[1] = 5'd1;
    squares[2] = 5'd4;
    squares[3] = 5'd9;
    squares[4] = 5'd16;
  end
  wire marks_data_part = data[0];  // Examples.java:115
  wire marks_mask_part = mask[0];  // Examples.java:115
  wire [2:0] now_address_xor = address ^ 3'd1;  // Examples.java:117
  wire [31:0] now_read = words[now_address_xor];  // Examples.java:117
  wire [31:0] now_read_1 = words[address];  // Examples.java:117
  wire now_read_2 = marks[address];  // Examples.java:117
  wire [31:0] fetched_read = words[address];  // Examples.java:118
  wire [4:0] root_read = squares[address];  // Examples.java:120
  assign now = now_read_2 ? now_read_1 : now_read;  // Examples.java:117
  assign later = fetched;  // Examples.java:119
  assign root = root_read;  // Examples.java:120
  always @(posedge clock) begin
    if (write) begin  // Examples.java:112
      if (mask[0]) words[address][7:0] <= data[7:0];  // Examples.java:113
      if (mask[1]) words[address][15:8] <= data[15:8];  // Examples.java:113
      if (mask[2]) words[address][23:16] <= data[23:16];  // Examples.java:113
      if (mask[3]) words[address][31:24] <= data[31:24];  // Examples.java:113
      deaf[address[0]] <= data[3:0];  // Examples.java:114
      if (marks_mask_part) marks[address] <= marks_data_part;  // Examples.java:115
    end
    if (write) begin  // Examples.java:118
      fetched <= fetched_read;  // Examples.java:118
    end
  end
  wire unused_ok = &{1'b0, deaf[0]};
endmodule
