`default_nettype none
module Policies (  // TypeExamples.java:81
  input  wire clock,  // TypeExamples.java:81
  input  wire [1:0] from,  // TypeExamples.java:72
  input  wire [1:0] to,  // TypeExamples.java:73
  input  wire [7:0] data,  // TypeExamples.java:74
  input  wire [1:0] mask,  // TypeExamples.java:75
  input  wire write,  // TypeExamples.java:76
  output wire [7:0] first,  // TypeExamples.java:77
  output wire [7:0] second,  // TypeExamples.java:78
  output wire [7:0] third  // TypeExamples.java:79
);
  reg  fresh_written;  // TypeExamples.java:88
  reg  [7:0] register_0;  // TypeExamples.java:91
  reg  [7:0] register_1;  // TypeExamples.java:92
  reg  [7:0] register_2;  // TypeExamples.java:93
  (* ram_style = "block" *) reg  [7:0] old [0:3];  // TypeExamples.java:82
  reg  [7:0] fresh [0:3];  // TypeExamples.java:83
  (* ram_style = "block" *) reg  [7:0] any [0:3];  // TypeExamples.java:85
  wire [7:0] register_0_read = old[from];  // TypeExamples.java:91
  wire [7:0] register_1_read = fresh[from];  // TypeExamples.java:92
  wire register_1_and = fresh_written && (to == from);  // TypeExamples.java:92
  wire [7:0] register_2_read = any[from];  // TypeExamples.java:93
  assign first = register_0;  // TypeExamples.java:91
  assign second = register_1;  // TypeExamples.java:92
  assign third = register_2;  // TypeExamples.java:93
  always @* begin
    fresh_written = 1'b0;  // TypeExamples.java:88
    if (write) begin  // TypeExamples.java:86
      fresh_written = 1'b1;  // TypeExamples.java:88
    end
  end
  always @(posedge clock) begin
    if (write) begin  // TypeExamples.java:86
      old[to] <= data;  // TypeExamples.java:87
      if (mask[0]) fresh[to][3:0] <= data[3:0];  // TypeExamples.java:88
      if (mask[1]) fresh[to][7:4] <= data[7:4];  // TypeExamples.java:88
    end
    any[to] <= data;  // TypeExamples.java:90
    register_0 <= register_0_read;  // TypeExamples.java:91
    if (write) begin  // TypeExamples.java:92
      register_1 <= {(register_1_and && mask[1]) ? data[7:4] : register_1_read[7:4], (register_1_and && mask[0])
          ? data[3:0] : register_1_read[3:0]};  // TypeExamples.java:92
    end
    register_2 <= (to == from) ? 8'bx : register_2_read;  // TypeExamples.java:93
  end
endmodule
`default_nettype wire
