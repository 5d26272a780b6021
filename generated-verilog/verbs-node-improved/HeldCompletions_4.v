`default_nettype none
// countWidth=4
module HeldCompletions_4 (  // HeldCompletions.java:58
  input  wire clock,  // HeldCompletions.java:58
  input  wire reset,  // HeldCompletions.java:58
  input  wire [5:0] completion_data_queue,  // HeldCompletions.java:37
  input  wire [255:0] completion_data_entry,  // HeldCompletions.java:37
  input  wire completion_data_isSolicited,  // HeldCompletions.java:37
  input  wire completion_valid,  // HeldCompletions.java:37
  output wire completion_ready,  // HeldCompletions.java:37
  output wire [5:0] completed_data_queue,  // HeldCompletions.java:39
  output wire [255:0] completed_data_entry,  // HeldCompletions.java:39
  output wire completed_data_isSolicited,  // HeldCompletions.java:39
  output wire completed_valid,  // HeldCompletions.java:39
  input  wire completed_ready,  // HeldCompletions.java:39
  input  wire written,  // HeldCompletions.java:41
  output wire mayBegin,  // HeldCompletions.java:47
  output wire [4:0] given,  // HeldCompletions.java:49
  output wire [4:0] shown,  // HeldCompletions.java:51
  input  wire [3:0] begun,  // HeldCompletions.java:60
  input  wire [3:0] seen  // HeldCompletions.java:61
);
  reg  [4:0] taken;  // HeldCompletions.java:62
  reg  [4:0] visible;  // HeldCompletions.java:63
  wire held_dequeue_ready;  // HeldCompletions.java:68
  reg  mayLeave;  // HeldCompletions.java:76
  reg  hasRoom;  // HeldCompletions.java:83
  wire held_enqueue_ready, held_dequeue_data_completion_isSolicited, held_dequeue_valid;  // HeldCompletions.java:68
  wire [5:0] held_dequeue_data_completion_queue; wire [255:0] held_dequeue_data_completion_entry;  // HeldCompletions.java:68
  wire [3:0] held_dequeue_data_begun; wire [2:0] held_count;  // HeldCompletions.java:68
  wire [3:0] missing = held_dequeue_data_begun - seen;  // HeldCompletions.java:93
  wire isDue = held_dequeue_valid && ((missing == 4'd0) || missing[3]);  // HeldCompletions.java:77
  wire [3:0] since = begun - held_dequeue_data_begun;  // HeldCompletions.java:84
  assign completion_ready = held_enqueue_ready;  // HeldCompletions.java:71
  assign completed_data_queue = held_dequeue_data_completion_queue;  // HeldCompletions.java:81
  assign completed_data_entry = held_dequeue_data_completion_entry;  // HeldCompletions.java:81
  assign completed_data_isSolicited = held_dequeue_data_completion_isSolicited;  // HeldCompletions.java:81
  assign completed_valid = mayLeave;  // HeldCompletions.java:79
  assign mayBegin = hasRoom;  // HeldCompletions.java:86
  assign given = taken;  // HeldCompletions.java:66
  assign shown = visible;  // HeldCompletions.java:67
  assign held_dequeue_ready = completed_ready && mayLeave;  // HeldCompletions.java:80
  always @(posedge clock) begin
    if (completion_valid && completion_ready) begin  // HeldCompletions.java:64
      taken <= taken + 5'd1;  // HeldCompletions.java:64
    end
    if (written) begin  // HeldCompletions.java:65
      visible <= visible + 5'd1;  // HeldCompletions.java:65
    end
    mayLeave <= isDue && !(held_dequeue_valid && held_dequeue_ready);  // HeldCompletions.java:78
    hasRoom <= !held_dequeue_valid || (since < 4'd6);  // HeldCompletions.java:85
    if (reset) begin
      taken <= 5'd0;  // HeldCompletions.java:62
      visible <= 5'd0;  // HeldCompletions.java:63
      mayLeave <= 1'b0;  // HeldCompletions.java:76
      hasRoom <= 1'b1;  // HeldCompletions.java:83
    end
  end
  Queue_HeldCompletion267_4 held (  // HeldCompletions.java:68
    .clock(clock), .reset(reset), .enqueue_data_completion_queue(completion_data_queue),
    .enqueue_data_completion_entry(completion_data_entry),
    .enqueue_data_completion_isSolicited(completion_data_isSolicited), .enqueue_data_begun(begun),
    .enqueue_valid(completion_valid), .enqueue_ready(held_enqueue_ready),
    .dequeue_data_completion_queue(held_dequeue_data_completion_queue),
    .dequeue_data_completion_entry(held_dequeue_data_completion_entry),
    .dequeue_data_completion_isSolicited(held_dequeue_data_completion_isSolicited),
    .dequeue_data_begun(held_dequeue_data_begun), .dequeue_valid(held_dequeue_valid),
    .dequeue_ready(held_dequeue_ready), .count(held_count));
  wire unused_ok = &{1'b0, held_count};
`ifdef HEDDLE_SIMULATION
  wire [4:0] assertion_difference = taken - visible;  // HeldCompletions.java:87
  wire [3:0] assertion_difference_1 = begun - seen;  // HeldCompletions.java:88
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!assertion_difference[4])) begin  // HeldCompletions.java:87
        $display("assertion failed: few completions are under way (HeldCompletions.java:87)");
        $stop;  // HeldCompletions.java:87
      end
      if (!(!assertion_difference_1[3])) begin  // HeldCompletions.java:88
        $display("assertion failed: few packets' data are under way (HeldCompletions.java:88)");
        $stop;  // HeldCompletions.java:88
      end
    end
  end
  wire unused_verification = &{1'b0, assertion_difference[3:0], assertion_difference_1[2:0]};
`endif
`ifdef FORMAL
  wire [4:0] assertion_difference = taken - visible;  // HeldCompletions.java:87
  wire [3:0] assertion_difference_1 = begun - seen;  // HeldCompletions.java:88
  always @(posedge clock) begin
    if (!reset) begin
      assert (!assertion_difference[4]);  // HeldCompletions.java:87
      assert (!assertion_difference_1[3]);  // HeldCompletions.java:88
    end
  end
  wire unused_verification = &{1'b0, assertion_difference[3:0], assertion_difference_1[2:0]};
`endif
endmodule
`default_nettype wire
