`default_nettype none
// tag=6
module ReorderBuffer_6 (  // ReorderBuffer.java:52
  input  wire clock,  // ReorderBuffer.java:52
  input  wire reset,  // ReorderBuffer.java:52
  output wire hasRoom,  // ReorderBuffer.java:20
  input  wire takes,  // ReorderBuffer.java:24
  input  wire write,  // ReorderBuffer.java:26
  input  wire startsInModule1,  // ReorderBuffer.java:28
  input  wire [1:0] modules,  // ReorderBuffer.java:30
  input  wire [1:0] completes,  // ReorderBuffer.java:33
  input  wire [127:0] completedData0,  // ReorderBuffer.java:37
  input  wire [127:0] completedData1,  // ReorderBuffer.java:38
  output wire readValid,  // ReorderBuffer.java:41
  output wire writeDone,  // ReorderBuffer.java:43
  output wire [127:0] data0,  // ReorderBuffer.java:45
  output wire [127:0] data1,  // ReorderBuffer.java:46
  output wire dataStartInModule1,  // ReorderBuffer.java:47
  output wire [5:0] tag,  // ReorderBuffer.java:55
  input  wire [5:0] completedTag0,  // ReorderBuffer.java:56
  input  wire [5:0] completedTag1  // ReorderBuffer.java:57
);
  reg  [5:0] next;  // ReorderBuffer.java:59
  reg  [5:0] oldest;  // ReorderBuffer.java:60
  reg  [6:0] used;  // ReorderBuffer.java:61
  reg  [63:0] pending0;  // ReorderBuffer.java:62
  reg  [63:0] pending1;  // ReorderBuffer.java:63
  reg  words0_written;  // ReorderBuffer.java:79
  reg  words1_written;  // ReorderBuffer.java:81
  reg  left;  // ReorderBuffer.java:83
  reg  [1:0] kind;  // ReorderBuffer.java:85
  reg  [127:0] register_0;  // ReorderBuffer.java:86
  reg  [127:0] register_1;  // ReorderBuffer.java:87
  reg  [1:0] kinds [0:63];  // ReorderBuffer.java:75
  reg  [127:0] words0 [0:63];  // ReorderBuffer.java:78
  reg  [127:0] words1 [0:63];  // ReorderBuffer.java:80
  wire [63:0] leaves_shifted = pending1 >> oldest;  // ReorderBuffer.java:68
  wire [63:0] leaves_shifted_1 = pending0 >> oldest;  // ReorderBuffer.java:68
  wire leaves = (used != 7'd0) && !(leaves_shifted_1[0] || leaves_shifted[0]);  // ReorderBuffer.java:68
  wire begins_0 = takes && modules[0];  // ReorderBuffer.java:97
  wire ends_0 = completes[0];  // ReorderBuffer.java:98
  wire [63:0] begun_0 = begins_0 ? (64'd1 << next) : 64'd0;  // ReorderBuffer.java:99
  wire [63:0] ended_0 = ends_0 ? (64'd1 << completedTag0) : 64'd0;  // ReorderBuffer.java:100
  wire begins_1 = takes && modules[1];  // ReorderBuffer.java:97
  wire ends_1 = completes[1];  // ReorderBuffer.java:98
  wire [63:0] begun_1 = begins_1 ? (64'd1 << next) : 64'd0;  // ReorderBuffer.java:99
  wire [63:0] ended_1 = ends_1 ? (64'd1 << completedTag1) : 64'd0;  // ReorderBuffer.java:100
  wire [1:0] kind_read = kinds[oldest];  // ReorderBuffer.java:85
  wire [127:0] register_0_read = words0[oldest];  // ReorderBuffer.java:86
  wire [127:0] register_1_read = words1[oldest];  // ReorderBuffer.java:87
  assign hasRoom = used != 7'd64;  // ReorderBuffer.java:64
  assign readValid = left && !kind[1];  // ReorderBuffer.java:88
  assign writeDone = left && kind[1];  // ReorderBuffer.java:89
  assign data0 = register_0;  // ReorderBuffer.java:86
  assign data1 = register_1;  // ReorderBuffer.java:87
  assign dataStartInModule1 = kind[0];  // ReorderBuffer.java:90
  assign tag = next;  // ReorderBuffer.java:65
  always @* begin
    words0_written = 1'b0;  // ReorderBuffer.java:79
    if (completes[0]) begin  // ReorderBuffer.java:79
      words0_written = 1'b1;  // ReorderBuffer.java:79
    end
  end
  always @* begin
    words1_written = 1'b0;  // ReorderBuffer.java:81
    if (completes[1]) begin  // ReorderBuffer.java:81
      words1_written = 1'b1;  // ReorderBuffer.java:81
    end
  end
  always @(posedge clock) begin
    if (takes) begin  // ReorderBuffer.java:69
      next <= next + 6'd1;  // ReorderBuffer.java:69
    end
    if (leaves) begin  // ReorderBuffer.java:70
      oldest <= oldest + 6'd1;  // ReorderBuffer.java:70
    end
    if (takes && !leaves) begin  // ReorderBuffer.java:71
      used <= used + 7'd1;  // ReorderBuffer.java:71
    end else if (leaves && !takes) begin  // ReorderBuffer.java:71
      used <= used - 7'd1;  // ReorderBuffer.java:71
    end
    pending0 <= (pending0 | begun_0) & ~ended_0;  // ReorderBuffer.java:101
    pending1 <= (pending1 | begun_1) & ~ended_1;  // ReorderBuffer.java:101
    if (takes) begin  // ReorderBuffer.java:76
      kinds[next] <= {write, startsInModule1};  // ReorderBuffer.java:76
    end
    if (completes[0]) begin  // ReorderBuffer.java:79
      words0[completedTag0] <= completedData0;  // ReorderBuffer.java:79
    end
    if (completes[1]) begin  // ReorderBuffer.java:81
      words1[completedTag1] <= completedData1;  // ReorderBuffer.java:81
    end
    left <= leaves;  // ReorderBuffer.java:84
    if (leaves) begin  // ReorderBuffer.java:85
      kind <= kind_read;  // ReorderBuffer.java:85
    end
    if (leaves) begin  // ReorderBuffer.java:86
      register_0 <= (words0_written && (completedTag0 == oldest)) ? 128'bx : register_0_read;  // ReorderBuffer.java:86
    end
    if (leaves) begin  // ReorderBuffer.java:87
      register_1 <= (words1_written && (completedTag1 == oldest)) ? 128'bx : register_1_read;  // ReorderBuffer.java:87
    end
    if (reset) begin
      next <= 6'd0;  // ReorderBuffer.java:59
      oldest <= 6'd0;  // ReorderBuffer.java:60
      used <= 7'd0;  // ReorderBuffer.java:61
      pending0 <= 64'd0;  // ReorderBuffer.java:62
      pending1 <= 64'd0;  // ReorderBuffer.java:63
      left <= 1'b0;  // ReorderBuffer.java:83
    end
  end
  wire unused_ok = &{1'b0, leaves_shifted[63:1], leaves_shifted_1[63:1]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!ends_0 || (|(pending0 & ended_0)))) begin  // ReorderBuffer.java:102
        $display("assertion failed: an access is completed once (ReorderBuffer.java:102)");
        $stop;  // ReorderBuffer.java:102
      end
      if (!(!ends_1 || (|(pending1 & ended_1)))) begin  // ReorderBuffer.java:102
        $display("assertion failed: an access is completed once (ReorderBuffer.java:102)");
        $stop;  // ReorderBuffer.java:102
      end
      if (!(!takes || hasRoom)) begin  // ReorderBuffer.java:91
        $display("assertion failed: a request is taken only while a slot is free (ReorderBuffer.java:91)");
        $stop;  // ReorderBuffer.java:91
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!ends_0 || (|(pending0 & ended_0)));  // ReorderBuffer.java:102
      assert (!ends_1 || (|(pending1 & ended_1)));  // ReorderBuffer.java:102
      assert (!takes || hasRoom);  // ReorderBuffer.java:91
    end
  end
`endif
endmodule
`default_nettype wire
