`default_nettype none
// tag=6
module ReorderBuffer_6 (  // ReorderBuffer.java:51
  input  wire clock,  // ReorderBuffer.java:51
  input  wire reset,  // ReorderBuffer.java:51
  output wire hasRoom,  // ReorderBuffer.java:19
  input  wire takes,  // ReorderBuffer.java:23
  input  wire write,  // ReorderBuffer.java:25
  input  wire startsInModule1,  // ReorderBuffer.java:27
  input  wire [1:0] modules,  // ReorderBuffer.java:29
  input  wire [1:0] completes,  // ReorderBuffer.java:32
  input  wire [127:0] completedData0,  // ReorderBuffer.java:36
  input  wire [127:0] completedData1,  // ReorderBuffer.java:37
  output wire readValid,  // ReorderBuffer.java:40
  output wire writeDone,  // ReorderBuffer.java:42
  output wire [127:0] data0,  // ReorderBuffer.java:44
  output wire [127:0] data1,  // ReorderBuffer.java:45
  output wire dataStartInModule1,  // ReorderBuffer.java:46
  output wire [5:0] tag,  // ReorderBuffer.java:54
  input  wire [5:0] completedTag0,  // ReorderBuffer.java:55
  input  wire [5:0] completedTag1  // ReorderBuffer.java:56
);
  reg  [5:0] next;  // ReorderBuffer.java:58
  reg  [5:0] oldest;  // ReorderBuffer.java:59
  reg  [6:0] used;  // ReorderBuffer.java:60
  reg  [63:0] pending0;  // ReorderBuffer.java:61
  reg  [63:0] pending1;  // ReorderBuffer.java:62
  reg  left;  // ReorderBuffer.java:81
  reg  [1:0] kind;  // ReorderBuffer.java:83
  reg  [127:0] register_0;  // ReorderBuffer.java:84
  reg  [127:0] register_1;  // ReorderBuffer.java:85
  reg  [1:0] kinds [0:63];  // ReorderBuffer.java:74
  reg  [127:0] words0 [0:63];  // ReorderBuffer.java:76
  reg  [127:0] words1 [0:63];  // ReorderBuffer.java:78
  wire [63:0] leaves_shifted = pending1 >> oldest;  // ReorderBuffer.java:67
  wire [63:0] leaves_shifted_1 = pending0 >> oldest;  // ReorderBuffer.java:67
  wire leaves = (used != 7'd0) && !(leaves_shifted_1[0] || leaves_shifted[0]);  // ReorderBuffer.java:67
  wire begins_0 = takes && modules[0];  // ReorderBuffer.java:95
  wire ends_0 = completes[0];  // ReorderBuffer.java:96
  wire [63:0] begun_0 = begins_0 ? (64'd1 << next) : 64'd0;  // ReorderBuffer.java:97
  wire [63:0] ended_0 = ends_0 ? (64'd1 << completedTag0) : 64'd0;  // ReorderBuffer.java:98
  wire begins_1 = takes && modules[1];  // ReorderBuffer.java:95
  wire ends_1 = completes[1];  // ReorderBuffer.java:96
  wire [63:0] begun_1 = begins_1 ? (64'd1 << next) : 64'd0;  // ReorderBuffer.java:97
  wire [63:0] ended_1 = ends_1 ? (64'd1 << completedTag1) : 64'd0;  // ReorderBuffer.java:98
  wire [1:0] kind_read = kinds[oldest];  // ReorderBuffer.java:83
  wire [127:0] register_0_read = words0[oldest];  // ReorderBuffer.java:84
  wire [127:0] register_1_read = words1[oldest];  // ReorderBuffer.java:85
  assign hasRoom = used != 7'd64;  // ReorderBuffer.java:63
  assign readValid = left && !kind[1];  // ReorderBuffer.java:86
  assign writeDone = left && kind[1];  // ReorderBuffer.java:87
  assign data0 = register_0;  // ReorderBuffer.java:84
  assign data1 = register_1;  // ReorderBuffer.java:85
  assign dataStartInModule1 = kind[0];  // ReorderBuffer.java:88
  assign tag = next;  // ReorderBuffer.java:64
  always @(posedge clock) begin
    if (takes) begin  // ReorderBuffer.java:68
      next <= next + 6'd1;  // ReorderBuffer.java:68
    end
    if (leaves) begin  // ReorderBuffer.java:69
      oldest <= oldest + 6'd1;  // ReorderBuffer.java:69
    end
    if (takes && !leaves) begin  // ReorderBuffer.java:70
      used <= used + 7'd1;  // ReorderBuffer.java:70
    end else if (leaves && !takes) begin  // ReorderBuffer.java:70
      used <= used - 7'd1;  // ReorderBuffer.java:70
    end
    pending0 <= (pending0 | begun_0) & ~ended_0;  // ReorderBuffer.java:99
    pending1 <= (pending1 | begun_1) & ~ended_1;  // ReorderBuffer.java:99
    if (takes) begin  // ReorderBuffer.java:75
      kinds[next] <= {write, startsInModule1};  // ReorderBuffer.java:75
    end
    if (completes[0]) begin  // ReorderBuffer.java:77
      words0[completedTag0] <= completedData0;  // ReorderBuffer.java:77
    end
    if (completes[1]) begin  // ReorderBuffer.java:79
      words1[completedTag1] <= completedData1;  // ReorderBuffer.java:79
    end
    left <= leaves;  // ReorderBuffer.java:82
    if (leaves) begin  // ReorderBuffer.java:83
      kind <= kind_read;  // ReorderBuffer.java:83
    end
    if (leaves) begin  // ReorderBuffer.java:84
      register_0 <= register_0_read;  // ReorderBuffer.java:84
    end
    if (leaves) begin  // ReorderBuffer.java:85
      register_1 <= register_1_read;  // ReorderBuffer.java:85
    end
    if (reset) begin
      next <= 6'd0;  // ReorderBuffer.java:58
      oldest <= 6'd0;  // ReorderBuffer.java:59
      used <= 7'd0;  // ReorderBuffer.java:60
      pending0 <= 64'd0;  // ReorderBuffer.java:61
      pending1 <= 64'd0;  // ReorderBuffer.java:62
      left <= 1'b0;  // ReorderBuffer.java:81
    end
  end
  wire unused_ok = &{1'b0, leaves_shifted[63:1], leaves_shifted_1[63:1]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!ends_0 || (|(pending0 & ended_0)))) begin  // ReorderBuffer.java:100
        $display("assertion failed: an access is completed once (ReorderBuffer.java:100)");
        $stop;  // ReorderBuffer.java:100
      end
      if (!(!ends_1 || (|(pending1 & ended_1)))) begin  // ReorderBuffer.java:100
        $display("assertion failed: an access is completed once (ReorderBuffer.java:100)");
        $stop;  // ReorderBuffer.java:100
      end
      if (!(!takes || hasRoom)) begin  // ReorderBuffer.java:89
        $display("assertion failed: a request is taken only while a slot is free (ReorderBuffer.java:89)");
        $stop;  // ReorderBuffer.java:89
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!ends_0 || (|(pending0 & ended_0)));  // ReorderBuffer.java:100
      assert (!ends_1 || (|(pending1 & ended_1)));  // ReorderBuffer.java:100
      assert (!takes || hasRoom);  // ReorderBuffer.java:89
    end
  end
`endif
endmodule
`default_nettype wire
