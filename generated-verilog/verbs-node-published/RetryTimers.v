`default_nettype none
module RetryTimers (  // RetryTimers.java:35
  input  wire clock,  // RetryTimers.java:35
  input  wire reset,  // RetryTimers.java:35
  input  wire [5:0] index,  // RetryTimers.java:22
  input  wire starts,  // RetryTimers.java:24
  input  wire [35:0] ticks,  // RetryTimers.java:26
  input  wire stops,  // RetryTimers.java:28
  output wire expired,  // RetryTimers.java:30
  output wire [5:0] expiredIndex  // RetryTimers.java:32
);
  reg  [5:0] cycle;  // RetryTimers.java:36
  reg  [36:0] now;  // RetryTimers.java:37
  reg  [63:0] running;  // RetryTimers.java:40
  reg  [5:0] set;  // RetryTimers.java:44
  reg  isStart;  // RetryTimers.java:45
  reg  isStop;  // RetryTimers.java:46
  reg  [36:0] end_;  // RetryTimers.java:47
  reg  [5:0] turn;  // RetryTimers.java:59
  reg  [5:0] seen;  // RetryTimers.java:60
  reg  [36:0] seenEnd;  // RetryTimers.java:61
  reg  seenRuns;  // RetryTimers.java:62
  reg  found;  // RetryTimers.java:63
  reg  [5:0] foundIndex;  // RetryTimers.java:64
  reg  [5:0] judged;  // RetryTimers.java:71
  reg  isOver;  // RetryTimers.java:72
  reg  wasChanged;  // RetryTimers.java:75
  reg  [5:0] changed;  // RetryTimers.java:76
  reg  before_;  // RetryTimers.java:79
  reg  [5:0] changedBefore;  // RetryTimers.java:80
  reg  [36:0] ends [0:63];  // RetryTimers.java:41
  wire [63:0] one = {set == 6'd63, set == 6'd62, set == 6'd61, set == 6'd60, set == 6'd59, set == 6'd58, set
      == 6'd57, set == 6'd56, set == 6'd55, set == 6'd54, set == 6'd53, set == 6'd52, set == 6'd51, set
      == 6'd50, set == 6'd49, set == 6'd48, set == 6'd47, set == 6'd46, set == 6'd45, set == 6'd44, set
      == 6'd43, set == 6'd42, set == 6'd41, set == 6'd40, set == 6'd39, set == 6'd38, set == 6'd37, set
      == 6'd36, set == 6'd35, set == 6'd34, set == 6'd33, set == 6'd32, set == 6'd31, set == 6'd30, set
      == 6'd29, set == 6'd28, set == 6'd27, set == 6'd26, set == 6'd25, set == 6'd24, set == 6'd23, set
      == 6'd22, set == 6'd21, set == 6'd20, set == 6'd19, set == 6'd18, set == 6'd17, set == 6'd16, set
      == 6'd15, set == 6'd14, set == 6'd13, set == 6'd12, set == 6'd11, set == 6'd10, set == 6'd9, set == 6'd8,
      set == 6'd7, set == 6'd6, set == 6'd5, set == 6'd4, set == 6'd3, set == 6'd2, set == 6'd1, set == 6'd0};  // RetryTimers.java:52
  wire changes = isStart || isStop;  // RetryTimers.java:69
  wire isFresh = (changes && (set == judged)) || (wasChanged && (changed == judged))
      || (before_ && (changedBefore == judged));  // RetryTimers.java:85
  wire newly = !found && isOver && !isFresh;  // RetryTimers.java:86
  wire isAsked = (starts || stops) && (index == foundIndex);  // RetryTimers.java:91
  wire isTouched = isAsked || (changes && (set == foundIndex));  // RetryTimers.java:92
  wire [36:0] seenEnd_read = ends[turn];  // RetryTimers.java:67
  wire [63:0] seenRuns_shifted = running >> turn;  // RetryTimers.java:68
  wire [36:0] isOver_difference = seenEnd - now;  // RetryTimers.java:74
  assign expired = found;  // RetryTimers.java:94
  assign expiredIndex = foundIndex;  // RetryTimers.java:95
  always @(posedge clock) begin
    cycle <= cycle + 6'd1;  // RetryTimers.java:38
    if (cycle == 6'd63) begin  // RetryTimers.java:39
      now <= now + 37'd1;  // RetryTimers.java:39
    end
    set <= index;  // RetryTimers.java:48
    isStart <= starts;  // RetryTimers.java:49
    isStop <= stops && !starts;  // RetryTimers.java:50
    end_ <= now + {1'b0, ticks};  // RetryTimers.java:51
    if (isStart) begin  // RetryTimers.java:53
      ends[set] <= end_;  // RetryTimers.java:54
      running <= running | one;  // RetryTimers.java:55
    end else if (isStop) begin  // RetryTimers.java:57
      running <= running & ~one;  // RetryTimers.java:57
    end
    turn <= turn + 6'd1;  // RetryTimers.java:65
    seen <= turn;  // RetryTimers.java:66
    seenEnd <= seenEnd_read;  // RetryTimers.java:67
    seenRuns <= seenRuns_shifted[0];  // RetryTimers.java:68
    judged <= seen;  // RetryTimers.java:73
    isOver <= seenRuns && isOver_difference[36];  // RetryTimers.java:74
    wasChanged <= changes;  // RetryTimers.java:77
    changed <= set;  // RetryTimers.java:78
    before_ <= wasChanged;  // RetryTimers.java:81
    changedBefore <= changed;  // RetryTimers.java:82
    if (newly) begin  // RetryTimers.java:87
      found <= 1'b1;  // RetryTimers.java:88
      foundIndex <= judged;  // RetryTimers.java:89
    end
    if (found && isTouched) begin  // RetryTimers.java:93
      found <= 1'b0;  // RetryTimers.java:93
    end
    if (reset) begin
      cycle <= 6'd0;  // RetryTimers.java:36
      now <= 37'd0;  // RetryTimers.java:37
      running <= 64'd0;  // RetryTimers.java:40
      isStart <= 1'b0;  // RetryTimers.java:45
      isStop <= 1'b0;  // RetryTimers.java:46
      turn <= 6'd0;  // RetryTimers.java:59
      seen <= 6'd0;  // RetryTimers.java:60
      seenRuns <= 1'b0;  // RetryTimers.java:62
      found <= 1'b0;  // RetryTimers.java:63
      foundIndex <= 6'd0;  // RetryTimers.java:64
      judged <= 6'd0;  // RetryTimers.java:71
      isOver <= 1'b0;  // RetryTimers.java:72
      wasChanged <= 1'b0;  // RetryTimers.java:75
      changed <= 6'd0;  // RetryTimers.java:76
      before_ <= 1'b0;  // RetryTimers.java:79
      changedBefore <= 6'd0;  // RetryTimers.java:80
    end
  end
  wire unused_ok = &{1'b0, seenRuns_shifted[63:1], isOver_difference[35:0]};
endmodule
`default_nettype wire
