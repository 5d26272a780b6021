`default_nettype none
module RetryTimers (  // RetryTimers.java:34
  input  wire clock,  // RetryTimers.java:34
  input  wire reset,  // RetryTimers.java:34
  input  wire [5:0] index,  // RetryTimers.java:21
  input  wire starts,  // RetryTimers.java:23
  input  wire [35:0] ticks,  // RetryTimers.java:25
  input  wire stops,  // RetryTimers.java:27
  output wire expired,  // RetryTimers.java:29
  output wire [5:0] expiredIndex  // RetryTimers.java:31
);
  reg  [5:0] cycle;  // RetryTimers.java:35
  reg  [36:0] now;  // RetryTimers.java:36
  reg  [63:0] running;  // RetryTimers.java:39
  reg  [5:0] set;  // RetryTimers.java:43
  reg  isStart;  // RetryTimers.java:44
  reg  isStop;  // RetryTimers.java:45
  reg  [36:0] end_;  // RetryTimers.java:46
  reg  [5:0] turn;  // RetryTimers.java:58
  reg  [5:0] seen;  // RetryTimers.java:59
  reg  [36:0] seenEnd;  // RetryTimers.java:60
  reg  seenRuns;  // RetryTimers.java:61
  reg  found;  // RetryTimers.java:62
  reg  [5:0] foundIndex;  // RetryTimers.java:63
  reg  [5:0] judged;  // RetryTimers.java:70
  reg  isOver;  // RetryTimers.java:71
  reg  wasChanged;  // RetryTimers.java:74
  reg  [5:0] changed;  // RetryTimers.java:75
  reg  before_;  // RetryTimers.java:78
  reg  [5:0] changedBefore;  // RetryTimers.java:79
  reg  [36:0] ends [0:63];  // RetryTimers.java:40
  wire [63:0] one = {set == 6'd63, set == 6'd62, set == 6'd61, set == 6'd60, set == 6'd59, set == 6'd58, set
      == 6'd57, set == 6'd56, set == 6'd55, set == 6'd54, set == 6'd53, set == 6'd52, set == 6'd51, set
      == 6'd50, set == 6'd49, set == 6'd48, set == 6'd47, set == 6'd46, set == 6'd45, set == 6'd44, set
      == 6'd43, set == 6'd42, set == 6'd41, set == 6'd40, set == 6'd39, set == 6'd38, set == 6'd37, set
      == 6'd36, set == 6'd35, set == 6'd34, set == 6'd33, set == 6'd32, set == 6'd31, set == 6'd30, set
      == 6'd29, set == 6'd28, set == 6'd27, set == 6'd26, set == 6'd25, set == 6'd24, set == 6'd23, set
      == 6'd22, set == 6'd21, set == 6'd20, set == 6'd19, set == 6'd18, set == 6'd17, set == 6'd16, set
      == 6'd15, set == 6'd14, set == 6'd13, set == 6'd12, set == 6'd11, set == 6'd10, set == 6'd9, set == 6'd8,
      set == 6'd7, set == 6'd6, set == 6'd5, set == 6'd4, set == 6'd3, set == 6'd2, set == 6'd1, set == 6'd0};  // RetryTimers.java:51
  wire changes = isStart || isStop;  // RetryTimers.java:68
  wire isFresh = (changes && (set == judged)) || (wasChanged && (changed == judged))
      || (before_ && (changedBefore == judged));  // RetryTimers.java:84
  wire newly = !found && isOver && !isFresh;  // RetryTimers.java:85
  wire isAsked = (starts || stops) && (index == foundIndex);  // RetryTimers.java:90
  wire isTouched = isAsked || (changes && (set == foundIndex));  // RetryTimers.java:91
  wire [36:0] seenEnd_read = ends[turn];  // RetryTimers.java:66
  wire [63:0] seenRuns_shifted = running >> turn;  // RetryTimers.java:67
  wire [36:0] isOver_difference = seenEnd - now;  // RetryTimers.java:73
  assign expired = found;  // RetryTimers.java:93
  assign expiredIndex = foundIndex;  // RetryTimers.java:94
  always @(posedge clock) begin
    cycle <= cycle + 6'd1;  // RetryTimers.java:37
    if (cycle == 6'd63) begin  // RetryTimers.java:38
      now <= now + 37'd1;  // RetryTimers.java:38
    end
    set <= index;  // RetryTimers.java:47
    isStart <= starts;  // RetryTimers.java:48
    isStop <= stops && !starts;  // RetryTimers.java:49
    end_ <= now + {1'b0, ticks};  // RetryTimers.java:50
    if (isStart) begin  // RetryTimers.java:52
      ends[set] <= end_;  // RetryTimers.java:53
      running <= running | one;  // RetryTimers.java:54
    end else if (isStop) begin  // RetryTimers.java:56
      running <= running & ~one;  // RetryTimers.java:56
    end
    turn <= turn + 6'd1;  // RetryTimers.java:64
    seen <= turn;  // RetryTimers.java:65
    seenEnd <= seenEnd_read;  // RetryTimers.java:66
    seenRuns <= seenRuns_shifted[0];  // RetryTimers.java:67
    judged <= seen;  // RetryTimers.java:72
    isOver <= seenRuns && isOver_difference[36];  // RetryTimers.java:73
    wasChanged <= changes;  // RetryTimers.java:76
    changed <= set;  // RetryTimers.java:77
    before_ <= wasChanged;  // RetryTimers.java:80
    changedBefore <= changed;  // RetryTimers.java:81
    if (newly) begin  // RetryTimers.java:86
      found <= 1'b1;  // RetryTimers.java:87
      foundIndex <= judged;  // RetryTimers.java:88
    end
    if (found && isTouched) begin  // RetryTimers.java:92
      found <= 1'b0;  // RetryTimers.java:92
    end
    if (reset) begin
      cycle <= 6'd0;  // RetryTimers.java:35
      now <= 37'd0;  // RetryTimers.java:36
      running <= 64'd0;  // RetryTimers.java:39
      isStart <= 1'b0;  // RetryTimers.java:44
      isStop <= 1'b0;  // RetryTimers.java:45
      turn <= 6'd0;  // RetryTimers.java:58
      seen <= 6'd0;  // RetryTimers.java:59
      seenRuns <= 1'b0;  // RetryTimers.java:61
      found <= 1'b0;  // RetryTimers.java:62
      foundIndex <= 6'd0;  // RetryTimers.java:63
      judged <= 6'd0;  // RetryTimers.java:70
      isOver <= 1'b0;  // RetryTimers.java:71
      wasChanged <= 1'b0;  // RetryTimers.java:74
      changed <= 6'd0;  // RetryTimers.java:75
      before_ <= 1'b0;  // RetryTimers.java:78
      changedBefore <= 6'd0;  // RetryTimers.java:79
    end
  end
  wire unused_ok = &{1'b0, seenRuns_shifted[63:1], isOver_difference[35:0]};
endmodule
`default_nettype wire
