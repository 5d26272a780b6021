`default_nettype none
module SharedReceives (  // SharedReceives.java:57
  input  wire clock,  // SharedReceives.java:57
  input  wire reset,  // SharedReceives.java:57
  input  wire [5:0] begins_data_number,  // SharedReceives.java:30
  input  wire [15:0] begins_data_index,  // SharedReceives.java:30
  input  wire begins_valid,  // SharedReceives.java:30
  output wire begins_ready,  // SharedReceives.java:30
  input  wire [127:0] record,  // SharedReceives.java:32
  input  wire [5:0] limits_data_number,  // SharedReceives.java:34
  input  wire [15:0] limits_data_index,  // SharedReceives.java:34
  input  wire limits_valid,  // SharedReceives.java:34
  output wire limits_ready,  // SharedReceives.java:34
  input  wire [5:0] posted_data_number,  // SharedReceives.java:36
  input  wire [15:0] posted_data_index,  // SharedReceives.java:36
  input  wire posted_valid,  // SharedReceives.java:36
  output wire posted_ready,  // SharedReceives.java:36
  input  wire [3:0] index,  // SharedReceives.java:38
  input  wire looks,  // SharedReceives.java:40
  output wire hasReceive,  // SharedReceives.java:42
  output wire [15:0] next,  // SharedReceives.java:44
  output wire [47:0] offset,  // SharedReceives.java:46
  output wire [47:0] base,  // SharedReceives.java:48
  output wire [15:0] domain,  // SharedReceives.java:50
  input  wire takes,  // SharedReceives.java:52
  output wire reachesLimit  // SharedReceives.java:54
);
  reg  [15:0] isArmed;  // SharedReceives.java:63
  reg  [3:0] looked;  // SharedReceives.java:78
  reg  comes;  // SharedReceives.java:79
  reg  [127:0] context_;  // SharedReceives.java:82
  reg  [15:0] count;  // SharedReceives.java:83
  reg  [15:0] first;  // SharedReceives.java:84
  reg  [15:0] mark;  // SharedReceives.java:85
  reg  reached;  // SharedReceives.java:98
  reg  isLow;  // SharedReceives.java:100
  reg  [47:0] distance;  // SharedReceives.java:120
  reg  [127:0] contexts [0:15];  // SharedReceives.java:59
  reg  [15:0] counts [0:15];  // SharedReceives.java:60
  reg  [15:0] taken [0:15];  // SharedReceives.java:61
  reg  [15:0] marks [0:15];  // SharedReceives.java:62
  integer contexts_word;  // SharedReceives.java:59
  initial begin  // SharedReceives.java:59
    for (contexts_word = 0; contexts_word < 16; contexts_word = contexts_word + 1)
      contexts[contexts_word] = 128'd0;
  end
  integer counts_word;  // SharedReceives.java:60
  initial begin  // SharedReceives.java:60
    for (counts_word = 0; counts_word < 16; counts_word = counts_word + 1)
      counts[counts_word] = 16'd0;
  end
  integer taken_word;  // SharedReceives.java:61
  initial begin  // SharedReceives.java:61
    for (taken_word = 0; taken_word < 16; taken_word = taken_word + 1)
      taken[taken_word] = 16'd0;
  end
  integer marks_word;  // SharedReceives.java:62
  initial begin  // SharedReceives.java:62
    for (marks_word = 0; marks_word < 16; marks_word = marks_word + 1)
      marks[marks_word] = 16'd0;
  end
  wire sets = begins_valid && !takes;  // SharedReceives.java:65
  wire [3:0] ordered = begins_data_number[3:0];  // SharedReceives.java:69
  wire [15:0] after = first + 16'd1;  // SharedReceives.java:92
  wire isLowNow = (count - after) < mark;  // SharedReceives.java:101
  wire [15:0] tells_shifted = isArmed >> looked;  // SharedReceives.java:104
  wire tells = takes && tells_shifted[0] && isLow;  // SharedReceives.java:104
  wire [15:0] told_joined = {looked == 4'd15, looked == 4'd14, looked == 4'd13, looked == 4'd12, looked
      == 4'd11, looked == 4'd10, looked == 4'd9, looked == 4'd8, looked == 4'd7, looked == 4'd6, looked == 4'd5,
      looked == 4'd4, looked == 4'd3, looked == 4'd2, looked == 4'd1, looked == 4'd0};  // SharedReceives.java:107
  wire [15:0] told = tells ? told_joined : 16'd0;  // SharedReceives.java:107
  wire [15:0] fresh_joined = {ordered == 4'd15, ordered == 4'd14, ordered == 4'd13, ordered == 4'd12, ordered
      == 4'd11, ordered == 4'd10, ordered == 4'd9, ordered == 4'd8, ordered == 4'd7, ordered == 4'd6, ordered
      == 4'd5, ordered == 4'd4, ordered == 4'd3, ordered == 4'd2, ordered == 4'd1, ordered == 4'd0};  // SharedReceives.java:108
  wire [15:0] fresh = sets ? fresh_joined : 16'd0;  // SharedReceives.java:108
  wire [15:0] armed_joined = {limits_data_number[3:0] == 4'd15, limits_data_number[3:0] == 4'd14,
      limits_data_number[3:0] == 4'd13, limits_data_number[3:0] == 4'd12, limits_data_number[3:0] == 4'd11,
      limits_data_number[3:0] == 4'd10, limits_data_number[3:0] == 4'd9, limits_data_number[3:0] == 4'd8,
      limits_data_number[3:0] == 4'd7, limits_data_number[3:0] == 4'd6, limits_data_number[3:0] == 4'd5,
      limits_data_number[3:0] == 4'd4, limits_data_number[3:0] == 4'd3, limits_data_number[3:0] == 4'd2,
      limits_data_number[3:0] == 4'd1, limits_data_number[3:0] == 4'd0};  // SharedReceives.java:110
  wire [15:0] armed = (limits_valid && limits_ready) ? armed_joined : 16'd0;  // SharedReceives.java:110
  wire [15:0] inQueue = first & ~(16'hffff << context_[24:21]);  // WorkEntry.java:36
  wire [3:0] shift_difference = context_[28:25] - 4'd6;  // WorkEntry.java:46
  wire [2:0] shift = shift_difference[2:0];  // WorkEntry.java:46
  wire [3:0] counts_address_choice = sets ? ordered : posted_data_number[3:0];  // SharedReceives.java:74
  wire [127:0] context__read = contexts[looked];  // SharedReceives.java:87
  wire [15:0] count_read = counts[looked];  // SharedReceives.java:88
  wire [15:0] first_read = taken[looked];  // SharedReceives.java:89
  wire [15:0] mark_read = marks[looked];  // SharedReceives.java:90
  wire [3:0] taken_address_choice = sets ? ordered : looked;  // SharedReceives.java:93
  assign begins_ready = !takes;  // SharedReceives.java:66
  assign limits_ready = !takes && !begins_valid;  // SharedReceives.java:67
  assign posted_ready = !sets;  // SharedReceives.java:68
  assign hasReceive = context_[0] && (count != first);  // SharedReceives.java:118
  assign next = first;  // SharedReceives.java:119
  assign offset = distance;  // SharedReceives.java:122
  assign base = context_[111:64];  // SharedReceives.java:123
  assign domain = context_[16:1];  // SharedReceives.java:124
  assign reachesLimit = reached;  // SharedReceives.java:113
  always @(posedge clock) begin
    if (sets) begin  // SharedReceives.java:71
      contexts[ordered] <= record;  // SharedReceives.java:71
    end
    if (sets || (posted_valid && posted_ready)) begin  // SharedReceives.java:72
      counts[counts_address_choice] <= sets ? 16'd0 : posted_data_index;  // SharedReceives.java:74
    end
    if (looks) begin  // SharedReceives.java:80
      looked <= index;  // SharedReceives.java:80
    end
    comes <= looks;  // SharedReceives.java:81
    if (comes) begin  // SharedReceives.java:86
      context_ <= context__read;  // SharedReceives.java:87
      count <= count_read;  // SharedReceives.java:88
      first <= first_read;  // SharedReceives.java:89
      mark <= mark_read;  // SharedReceives.java:90
    end
    if (sets || takes) begin  // SharedReceives.java:93
      taken[taken_address_choice] <= sets ? 16'd0 : after;  // SharedReceives.java:93
    end
    if (limits_valid && limits_ready) begin  // SharedReceives.java:94
      marks[limits_data_number[3:0]] <= limits_data_index;  // SharedReceives.java:96
    end
    isLow <= isLowNow;  // SharedReceives.java:102
    if (comes) begin  // SharedReceives.java:105
      reached <= 1'b0;  // SharedReceives.java:105
    end else if (tells) begin  // SharedReceives.java:105
      reached <= 1'b1;  // SharedReceives.java:105
    end
    isArmed <= (isArmed & ~(told | fresh)) | armed;  // SharedReceives.java:111
    distance <= {26'd0, inQueue, 6'd0} << shift;  // SharedReceives.java:121
    if (reset) begin
      isArmed <= 16'd0;  // SharedReceives.java:63
      looked <= 4'd0;  // SharedReceives.java:78
      comes <= 1'b0;  // SharedReceives.java:79
      reached <= 1'b0;  // SharedReceives.java:98
    end
  end
  wire unused_ok = &{1'b0, begins_data_number[5:4], begins_data_index, limits_data_number[5:4],
      posted_data_number[5:4], context_[20:17], context_[63:29], context_[127:112], tells_shifted[15:1],
      shift_difference[3]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!takes || (isLow == isLowNow))) begin  // SharedReceives.java:103
        $display("assertion failed: a receive is taken when it is known whether few are left (SharedReceives.java:103)");
        $stop;  // SharedReceives.java:103
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!takes || (isLow == isLowNow));  // SharedReceives.java:103
    end
  end
`endif
endmodule
`default_nettype wire
