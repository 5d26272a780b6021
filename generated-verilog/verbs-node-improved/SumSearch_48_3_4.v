`default_nettype none
// width=48, digits=3, logRadix=4
module SumSearch_48_3_4 (  // SumSearch.java:44
  input  wire clock,  // SumSearch.java:44
  input  wire reset,  // SumSearch.java:44
  input  wire loads,  // SumSearch.java:21
  input  wire begins,  // SumSearch.java:23
  input  wire comes,  // SumSearch.java:27
  output wire ends,  // SumSearch.java:31
  input  wire [47:0] offset,  // SumSearch.java:49
  input  wire [11:0] last,  // SumSearch.java:50
  output wire [11:0] asks_data,  // SumSearch.java:51
  output wire asks_valid,  // SumSearch.java:51
  input  wire asks_ready,  // SumSearch.java:51
  input  wire [47:0] sum,  // SumSearch.java:52
  output wire [11:0] found,  // SumSearch.java:53
  output wire [47:0] rest  // SumSearch.java:54
);
  reg  [2:0] turn;  // SumSearch.java:57
  reg  isEdge;  // SumSearch.java:59
  reg  [3:0] probe;  // SumSearch.java:62
  reg  isThrough;  // SumSearch.java:63
  reg  hasSum;  // SumSearch.java:70
  reg  [47:0] compared;  // SumSearch.java:72
  reg  [47:0] kept;  // SumSearch.java:76
  reg  [3:0] answered;  // SumSearch.java:79
  reg  [3:0] digit0;  // SumSearch.java:109
  reg  [3:0] digit1;  // SumSearch.java:109
  reg  [3:0] digit2;  // SumSearch.java:109
  wire [3:0] digit_0 = turn[0] ? last[3:0] : 4'd0;  // SumSearch.java:99
  wire [3:0] digit_1 = turn[1] ? last[7:4] : digit_0;  // SumSearch.java:99
  wire [3:0] digit_2 = turn[2] ? last[11:8] : digit_1;  // SumSearch.java:99
  wire [3:0] most = isEdge ? digit_2 : 4'd15;  // SumSearch.java:60
  wire isEmpty = most == 4'd0;  // SumSearch.java:61
  wire [48:0] difference = {1'b0, offset} - {1'b0, compared};  // SumSearch.java:74
  wire isWithin = !difference[48];  // SumSearch.java:75
  wire endsDigit = (turn != 3'd0) && (isEmpty || (hasSum && (answered == most)));  // SumSearch.java:82
  wire isTurn_0 = turn[0];  // SumSearch.java:110
  wire [3:0] asked_0 = isTurn_0 ? probe : digit0;  // SumSearch.java:112
  wire isTurn_1 = turn[1];  // SumSearch.java:110
  wire [3:0] asked_1 = isTurn_1 ? probe : digit1;  // SumSearch.java:112
  wire [7:0] all_0 = {digit1, digit0};  // SumSearch.java:113
  wire [7:0] wanted_0 = {asked_1, asked_0};  // SumSearch.java:114
  wire isTurn_2 = turn[2];  // SumSearch.java:110
  wire [3:0] asked_2 = isTurn_2 ? probe : digit2;  // SumSearch.java:112
  wire [11:0] all_1 = {digit2, all_0};  // SumSearch.java:113
  wire [11:0] wanted_1 = {asked_2, wanted_0};  // SumSearch.java:114
  wire digit0_when_and = hasSum && isWithin;  // SumSearch.java:111
  assign ends = endsDigit && turn[0];  // SumSearch.java:83
  assign asks_data = wanted_1;  // SumSearch.java:117
  assign asks_valid = (turn != 3'd0) && !isThrough && !isEmpty;  // SumSearch.java:64
  assign found = all_1;  // SumSearch.java:116
  assign rest = kept;  // SumSearch.java:78
  always @(posedge clock) begin
    if (asks_valid && asks_ready) begin  // SumSearch.java:65
      probe <= probe + 4'd1;  // SumSearch.java:66
      isThrough <= probe == most;  // SumSearch.java:67
    end
    hasSum <= comes;  // SumSearch.java:71
    compared <= sum;  // SumSearch.java:73
    if (loads) begin  // SumSearch.java:77
      kept <= offset;  // SumSearch.java:77
    end else if (hasSum && isWithin) begin  // SumSearch.java:77
      kept <= difference[47:0];  // SumSearch.java:77
    end
    if (hasSum) begin  // SumSearch.java:80
      answered <= answered + 4'd1;  // SumSearch.java:80
    end
    if (loads) begin  // SumSearch.java:111
      digit0 <= 4'd0;  // SumSearch.java:111
    end else if (digit0_when_and && isTurn_0) begin  // SumSearch.java:111
      digit0 <= answered;  // SumSearch.java:111
    end
    if (loads) begin  // SumSearch.java:111
      digit1 <= 4'd0;  // SumSearch.java:111
    end else if (digit0_when_and && isTurn_1) begin  // SumSearch.java:111
      digit1 <= answered;  // SumSearch.java:111
    end
    if (loads) begin  // SumSearch.java:111
      digit2 <= 4'd0;  // SumSearch.java:111
    end else if (digit0_when_and && isTurn_2) begin  // SumSearch.java:111
      digit2 <= answered;  // SumSearch.java:111
    end
    if (begins) begin  // SumSearch.java:85
      turn <= 3'd4;  // SumSearch.java:85
    end else if (endsDigit) begin  // SumSearch.java:85
      turn <= {1'b0, turn[2:1]};  // SumSearch.java:85
    end
    if (begins) begin  // SumSearch.java:86
      isEdge <= 1'b1;  // SumSearch.java:86
    end else if (endsDigit) begin  // SumSearch.java:86
      isEdge <= isEdge && (isEmpty || isWithin);  // SumSearch.java:86
    end
    if (begins || endsDigit) begin  // SumSearch.java:87
      probe <= 4'd1;  // SumSearch.java:88
      answered <= 4'd1;  // SumSearch.java:89
      isThrough <= 1'b0;  // SumSearch.java:90
    end
    if (reset) begin
      turn <= 3'd0;  // SumSearch.java:57
      hasSum <= 1'b0;  // SumSearch.java:70
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!comes || (turn != 3'd0))) begin  // SumSearch.java:92
        $display("assertion failed: a sum that comes was asked for (SumSearch.java:92)");
        $stop;  // SumSearch.java:92
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!comes || (turn != 3'd0));  // SumSearch.java:92
    end
  end
`endif
endmodule
`default_nettype wire
