`default_nettype none
module EarlyData (  // EarlyData.java:47
  input  wire clock,  // EarlyData.java:47
  input  wire reset,  // EarlyData.java:47
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
  output wire dropsSegments  // EarlyData.java:44
);
  reg  single;  // EarlyData.java:48
  reg  begun;  // EarlyData.java:49
  reg  held;  // EarlyData.java:50
  reg  dropping;  // EarlyData.java:51
  reg  draining;  // EarlyData.java:52
  reg  [3:0] open;  // EarlyData.java:53
  wire isFree = !(dropping || draining);  // EarlyData.java:58
  wire open_when_and = isTold && isAllowed;  // EarlyData.java:55
  assign mayBegin = single && isFree && (open == 4'd0);  // EarlyData.java:60
  assign isSingle = single;  // EarlyData.java:57
  assign mayStart = isFree;  // EarlyData.java:59
  assign isBegun = begun;  // EarlyData.java:80
  assign drops = dropping;  // EarlyData.java:81
  assign holds = held;  // EarlyData.java:82
  assign dropsSegments = draining;  // EarlyData.java:83
  always @(posedge clock) begin
    if (open_when_and && !passes) begin  // EarlyData.java:55
      open <= open + 4'd1;  // EarlyData.java:55
    end else if (passes && !open_when_and) begin  // EarlyData.java:55
      open <= open - 4'd1;  // EarlyData.java:55
    end
    single <= isWhole;  // EarlyData.java:56
    if (begins) begin  // EarlyData.java:61
      begun <= 1'b1;  // EarlyData.java:62
      held <= 1'b1;  // EarlyData.java:63
    end else if (begun && abandons) begin  // EarlyData.java:65
      begun <= 1'b0;  // EarlyData.java:66
      dropping <= 1'b1;  // EarlyData.java:67
    end else if (judges && begun) begin  // EarlyData.java:69
      held <= 1'b0;  // EarlyData.java:69
    end else if (isTold && dropping) begin  // EarlyData.java:70
      dropping <= 1'b0;  // EarlyData.java:71
      draining <= isAllowed;  // EarlyData.java:72
      held <= isAllowed;  // EarlyData.java:73
    end else if (draining && passes) begin  // EarlyData.java:75
      draining <= 1'b0;  // EarlyData.java:76
      held <= 1'b0;  // EarlyData.java:77
    end else if (isTold) begin  // EarlyData.java:79
      begun <= 1'b0;  // EarlyData.java:79
    end
    if (reset) begin
      single <= 1'b0;  // EarlyData.java:48
      begun <= 1'b0;  // EarlyData.java:49
      held <= 1'b0;  // EarlyData.java:50
      dropping <= 1'b0;  // EarlyData.java:51
      draining <= 1'b0;  // EarlyData.java:52
      open <= 4'd0;  // EarlyData.java:53
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!begun || isFree)) begin  // EarlyData.java:84
        $display("assertion failed: nothing begins while something is dropped (EarlyData.java:84)");
        $stop;  // EarlyData.java:84
      end
      if (!(!(isTold && isAllowed) || (open != 4'd7))) begin  // EarlyData.java:85
        $display("assertion failed: few packets' segments wait (EarlyData.java:85)");
        $stop;  // EarlyData.java:85
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!begun || isFree);  // EarlyData.java:84
      assert (!(isTold && isAllowed) || (open != 4'd7));  // EarlyData.java:85
    end
  end
`endif
endmodule
`default_nettype wire
