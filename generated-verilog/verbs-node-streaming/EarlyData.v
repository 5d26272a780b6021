`default_nettype none
module EarlyData (  // EarlyData.java:51
  input  wire clock,  // EarlyData.java:51
  input  wire reset,  // EarlyData.java:51
  input  wire isWhole,  // EarlyData.java:17
  input  wire begins,  // EarlyData.java:19
  input  wire judges,  // EarlyData.java:21
  input  wire abandons,  // EarlyData.java:23
  input  wire isTold,  // EarlyData.java:25
  input  wire isAllowed,  // EarlyData.java:27
  input  wire passes,  // EarlyData.java:29
  output wire mayBegin,  // EarlyData.java:32
  output wire isSingle,  // EarlyData.java:34
  output wire mayStart,  // EarlyData.java:36
  output wire isBegun,  // EarlyData.java:38
  output wire drops,  // EarlyData.java:40
  output wire holds,  // EarlyData.java:42
  output wire isNone,  // EarlyData.java:44
  output wire isOne,  // EarlyData.java:46
  output wire dropsSegments  // EarlyData.java:48
);
  reg  single;  // EarlyData.java:52
  reg  begun;  // EarlyData.java:53
  reg  held;  // EarlyData.java:54
  reg  dropping;  // EarlyData.java:55
  reg  draining;  // EarlyData.java:56
  reg  [3:0] open;  // EarlyData.java:57
  wire isFree = !(dropping || draining);  // EarlyData.java:64
  wire open_when_and = isTold && isAllowed;  // EarlyData.java:59
  assign mayBegin = single && isFree && (open == 4'd0);  // EarlyData.java:66
  assign isSingle = single;  // EarlyData.java:63
  assign mayStart = isFree;  // EarlyData.java:65
  assign isBegun = begun;  // EarlyData.java:86
  assign drops = dropping;  // EarlyData.java:87
  assign holds = held;  // EarlyData.java:88
  assign isNone = open == 4'd0;  // EarlyData.java:60
  assign isOne = open == 4'd1;  // EarlyData.java:61
  assign dropsSegments = draining;  // EarlyData.java:89
  always @(posedge clock) begin
    if (open_when_and && !passes) begin  // EarlyData.java:59
      open <= open + 4'd1;  // EarlyData.java:59
    end else if (passes && !open_when_and) begin  // EarlyData.java:59
      open <= open - 4'd1;  // EarlyData.java:59
    end
    single <= isWhole;  // EarlyData.java:62
    if (begins) begin  // EarlyData.java:67
      begun <= 1'b1;  // EarlyData.java:68
      held <= 1'b1;  // EarlyData.java:69
    end else if (begun && abandons) begin  // EarlyData.java:71
      begun <= 1'b0;  // EarlyData.java:72
      dropping <= 1'b1;  // EarlyData.java:73
    end else if (judges && begun) begin  // EarlyData.java:75
      held <= 1'b0;  // EarlyData.java:75
    end else if (isTold && dropping) begin  // EarlyData.java:76
      dropping <= 1'b0;  // EarlyData.java:77
      draining <= isAllowed;  // EarlyData.java:78
      held <= isAllowed;  // EarlyData.java:79
    end else if (draining && passes) begin  // EarlyData.java:81
      draining <= 1'b0;  // EarlyData.java:82
      held <= 1'b0;  // EarlyData.java:83
    end else if (isTold) begin  // EarlyData.java:85
      begun <= 1'b0;  // EarlyData.java:85
    end
    if (reset) begin
      single <= 1'b0;  // EarlyData.java:52
      begun <= 1'b0;  // EarlyData.java:53
      held <= 1'b0;  // EarlyData.java:54
      dropping <= 1'b0;  // EarlyData.java:55
      draining <= 1'b0;  // EarlyData.java:56
      open <= 4'd0;  // EarlyData.java:57
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!begun || isFree)) begin  // EarlyData.java:90
        $display("assertion failed: nothing begins while something is dropped (EarlyData.java:90)");
        $stop;  // EarlyData.java:90
      end
      if (!(!(isTold && isAllowed) || (open != 4'd7))) begin  // EarlyData.java:91
        $display("assertion failed: few packets' segments wait (EarlyData.java:91)");
        $stop;  // EarlyData.java:91
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!begun || isFree);  // EarlyData.java:90
      assert (!(isTold && isAllowed) || (open != 4'd7));  // EarlyData.java:91
    end
  end
`endif
endmodule
`default_nettype wire
