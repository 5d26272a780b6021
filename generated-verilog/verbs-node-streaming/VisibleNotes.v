`default_nettype none
module VisibleNotes (  // VisibleNotes.java:42
  input  wire clock,  // VisibleNotes.java:42
  input  wire reset,  // VisibleNotes.java:42
  input  wire [1:0] note_data_kind,  // VisibleNotes.java:23
  input  wire note_data_mayWait,  // VisibleNotes.java:23
  input  wire [5:0] note_data_queuePair,  // VisibleNotes.java:23
  input  wire [4:0] note_data_place,  // VisibleNotes.java:23
  input  wire [7:0] note_data_syndrome,  // VisibleNotes.java:23
  input  wire [23:0] note_data_psn,  // VisibleNotes.java:23
  input  wire [23:0] note_data_messages,  // VisibleNotes.java:23
  input  wire note_data_resource_isAtomic,  // VisibleNotes.java:23
  input  wire [23:0] note_data_resource_psn,  // VisibleNotes.java:23
  input  wire [63:0] note_data_resource_address,  // VisibleNotes.java:23
  input  wire [31:0] note_data_resource_key,  // VisibleNotes.java:23
  input  wire [31:0] note_data_resource_length,  // VisibleNotes.java:23
  input  wire [23:0] note_data_resource_messages,  // VisibleNotes.java:23
  input  wire note_valid,  // VisibleNotes.java:23
  output wire note_ready,  // VisibleNotes.java:23
  output wire [1:0] told_data_kind,  // VisibleNotes.java:25
  output wire told_data_mayWait,  // VisibleNotes.java:25
  output wire [5:0] told_data_queuePair,  // VisibleNotes.java:25
  output wire [4:0] told_data_place,  // VisibleNotes.java:25
  output wire [7:0] told_data_syndrome,  // VisibleNotes.java:25
  output wire [23:0] told_data_psn,  // VisibleNotes.java:25
  output wire [23:0] told_data_messages,  // VisibleNotes.java:25
  output wire told_data_resource_isAtomic,  // VisibleNotes.java:25
  output wire [23:0] told_data_resource_psn,  // VisibleNotes.java:25
  output wire [63:0] told_data_resource_address,  // VisibleNotes.java:25
  output wire [31:0] told_data_resource_key,  // VisibleNotes.java:25
  output wire [31:0] told_data_resource_length,  // VisibleNotes.java:25
  output wire [23:0] told_data_resource_messages,  // VisibleNotes.java:25
  output wire told_valid,  // VisibleNotes.java:25
  input  wire told_ready,  // VisibleNotes.java:25
  input  wire [5:0] completion_data_queue,  // VisibleNotes.java:27
  input  wire [255:0] completion_data_entry,  // VisibleNotes.java:27
  input  wire completion_data_isSolicited,  // VisibleNotes.java:27
  input  wire completion_valid,  // VisibleNotes.java:27
  output wire completion_ready,  // VisibleNotes.java:27
  output wire [5:0] completed_data_queue,  // VisibleNotes.java:29
  output wire [255:0] completed_data_entry,  // VisibleNotes.java:29
  output wire completed_data_isSolicited,  // VisibleNotes.java:29
  output wire completed_valid,  // VisibleNotes.java:29
  input  wire completed_ready,  // VisibleNotes.java:29
  input  wire written,  // VisibleNotes.java:31
  input  wire begins,  // VisibleNotes.java:33
  input  wire visible,  // VisibleNotes.java:35
  output wire isSettled,  // VisibleNotes.java:37
  output wire isCompleted  // VisibleNotes.java:39
);
  reg  [3:0] begun;  // VisibleNotes.java:43
  reg  [3:0] seen;  // VisibleNotes.java:44
  wire completions_completion_ready, completions_completed_data_isSolicited, completions_completed_valid,
      completions_mayBegin;  // VisibleNotes.java:48
  wire [5:0] completions_completed_data_queue; wire [255:0] completions_completed_data_entry;  // VisibleNotes.java:48
  wire [4:0] completions_given, completions_shown;  // VisibleNotes.java:48
  wire held_enqueue_ready, held_dequeue_data_note_mayWait, held_dequeue_data_note_resource_isAtomic,
      held_dequeue_valid;  // VisibleNotes.java:58
  wire [1:0] held_dequeue_data_note_kind; wire [5:0] held_dequeue_data_note_queuePair;  // VisibleNotes.java:58
  wire [4:0] held_dequeue_data_note_place, held_dequeue_data_given; wire [7:0] held_dequeue_data_note_syndrome;  // VisibleNotes.java:58
  wire [23:0] held_dequeue_data_note_psn, held_dequeue_data_note_messages, held_dequeue_data_note_resource_psn,
      held_dequeue_data_note_resource_messages;  // VisibleNotes.java:58
  wire [63:0] held_dequeue_data_note_resource_address;  // VisibleNotes.java:58
  wire [31:0] held_dequeue_data_note_resource_key, held_dequeue_data_note_resource_length;  // VisibleNotes.java:58
  wire [3:0] held_dequeue_data_begun; wire [2:0] held_count;  // VisibleNotes.java:58
  wire [3:0] missing_0 = held_dequeue_data_begun - seen;  // HeldCompletions.java:93
  wire [4:0] missing_1 = held_dequeue_data_given - completions_shown;  // HeldCompletions.java:93
  wire isVisible = ((missing_0 == 4'd0) || missing_0[3]) && ((missing_1 == 5'd0) || missing_1[4]);  // VisibleNotes.java:67
  assign note_ready = held_enqueue_ready;  // VisibleNotes.java:61
  assign told_data_kind = held_dequeue_data_note_kind;  // VisibleNotes.java:70
  assign told_data_mayWait = held_dequeue_data_note_mayWait;  // VisibleNotes.java:70
  assign told_data_queuePair = held_dequeue_data_note_queuePair;  // VisibleNotes.java:70
  assign told_data_place = held_dequeue_data_note_place;  // VisibleNotes.java:70
  assign told_data_syndrome = held_dequeue_data_note_syndrome;  // VisibleNotes.java:70
  assign told_data_psn = held_dequeue_data_note_psn;  // VisibleNotes.java:70
  assign told_data_messages = held_dequeue_data_note_messages;  // VisibleNotes.java:70
  assign told_data_resource_isAtomic = held_dequeue_data_note_resource_isAtomic;  // VisibleNotes.java:70
  assign told_data_resource_psn = held_dequeue_data_note_resource_psn;  // VisibleNotes.java:70
  assign told_data_resource_address = held_dequeue_data_note_resource_address;  // VisibleNotes.java:70
  assign told_data_resource_key = held_dequeue_data_note_resource_key;  // VisibleNotes.java:70
  assign told_data_resource_length = held_dequeue_data_note_resource_length;  // VisibleNotes.java:70
  assign told_data_resource_messages = held_dequeue_data_note_resource_messages;  // VisibleNotes.java:70
  assign told_valid = held_dequeue_valid && isVisible;  // VisibleNotes.java:68
  assign completion_ready = completions_completion_ready;  // VisibleNotes.java:49
  assign completed_data_queue = completions_completed_data_queue;  // VisibleNotes.java:50
  assign completed_data_entry = completions_completed_data_entry;  // VisibleNotes.java:50
  assign completed_data_isSolicited = completions_completed_data_isSolicited;  // VisibleNotes.java:50
  assign completed_valid = completions_completed_valid;  // VisibleNotes.java:50
  assign isSettled = begun == seen;  // VisibleNotes.java:47
  assign isCompleted = completions_given == completions_shown;  // VisibleNotes.java:54
  always @(posedge clock) begin
    if (begins) begin  // VisibleNotes.java:45
      begun <= begun + 4'd1;  // VisibleNotes.java:45
    end
    if (visible) begin  // VisibleNotes.java:46
      seen <= seen + 4'd1;  // VisibleNotes.java:46
    end
    if (reset) begin
      begun <= 4'd0;  // VisibleNotes.java:43
      seen <= 4'd0;  // VisibleNotes.java:44
    end
  end
  HeldCompletions_4 completions (  // VisibleNotes.java:48
    .clock(clock), .reset(reset), .completion_data_queue(completion_data_queue),
    .completion_data_entry(completion_data_entry), .completion_data_isSolicited(completion_data_isSolicited),
    .completion_valid(completion_valid), .completion_ready(completions_completion_ready),
    .completed_data_queue(completions_completed_data_queue),
    .completed_data_entry(completions_completed_data_entry),
    .completed_data_isSolicited(completions_completed_data_isSolicited),
    .completed_valid(completions_completed_valid), .completed_ready(completed_ready), .written(written),
    .mayBegin(completions_mayBegin), .given(completions_given), .shown(completions_shown), .begun(begun),
    .seen(seen));
  Queue_HeldNote256_4_REGISTER held (  // VisibleNotes.java:58
    .clock(clock), .reset(reset), .enqueue_data_note_kind(note_data_kind),
    .enqueue_data_note_mayWait(note_data_mayWait), .enqueue_data_note_queuePair(note_data_queuePair),
    .enqueue_data_note_place(note_data_place), .enqueue_data_note_syndrome(note_data_syndrome),
    .enqueue_data_note_psn(note_data_psn), .enqueue_data_note_messages(note_data_messages),
    .enqueue_data_note_resource_isAtomic(note_data_resource_isAtomic),
    .enqueue_data_note_resource_psn(note_data_resource_psn),
    .enqueue_data_note_resource_address(note_data_resource_address),
    .enqueue_data_note_resource_key(note_data_resource_key),
    .enqueue_data_note_resource_length(note_data_resource_length),
    .enqueue_data_note_resource_messages(note_data_resource_messages), .enqueue_data_begun(begun),
    .enqueue_data_given(completions_given), .enqueue_valid(note_valid), .enqueue_ready(held_enqueue_ready),
    .dequeue_data_note_kind(held_dequeue_data_note_kind),
    .dequeue_data_note_mayWait(held_dequeue_data_note_mayWait),
    .dequeue_data_note_queuePair(held_dequeue_data_note_queuePair),
    .dequeue_data_note_place(held_dequeue_data_note_place),
    .dequeue_data_note_syndrome(held_dequeue_data_note_syndrome),
    .dequeue_data_note_psn(held_dequeue_data_note_psn),
    .dequeue_data_note_messages(held_dequeue_data_note_messages),
    .dequeue_data_note_resource_isAtomic(held_dequeue_data_note_resource_isAtomic),
    .dequeue_data_note_resource_psn(held_dequeue_data_note_resource_psn),
    .dequeue_data_note_resource_address(held_dequeue_data_note_resource_address),
    .dequeue_data_note_resource_key(held_dequeue_data_note_resource_key),
    .dequeue_data_note_resource_length(held_dequeue_data_note_resource_length),
    .dequeue_data_note_resource_messages(held_dequeue_data_note_resource_messages),
    .dequeue_data_begun(held_dequeue_data_begun), .dequeue_data_given(held_dequeue_data_given),
    .dequeue_valid(held_dequeue_valid), .dequeue_ready(told_ready && isVisible), .count(held_count));
  wire unused_ok = &{1'b0, completions_mayBegin, held_count};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!begins || completions_mayBegin)) begin  // VisibleNotes.java:56
        $display("assertion failed: few packets begin while a completion waits (VisibleNotes.java:56)");
        $stop;  // VisibleNotes.java:56
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!begins || completions_mayBegin);  // VisibleNotes.java:56
    end
  end
`endif
endmodule
`default_nettype wire
