`default_nettype none
module VisibleNotes (  // VisibleNotes.java:31
  input  wire clock,  // VisibleNotes.java:31
  input  wire reset,  // VisibleNotes.java:31
  input  wire [1:0] note_data_kind,  // VisibleNotes.java:20
  input  wire [5:0] note_data_queuePair,  // VisibleNotes.java:20
  input  wire [4:0] note_data_place,  // VisibleNotes.java:20
  input  wire [7:0] note_data_syndrome,  // VisibleNotes.java:20
  input  wire [23:0] note_data_psn,  // VisibleNotes.java:20
  input  wire [23:0] note_data_messages,  // VisibleNotes.java:20
  input  wire note_data_resource_isAtomic,  // VisibleNotes.java:20
  input  wire [23:0] note_data_resource_psn,  // VisibleNotes.java:20
  input  wire [63:0] note_data_resource_address,  // VisibleNotes.java:20
  input  wire [31:0] note_data_resource_key,  // VisibleNotes.java:20
  input  wire [31:0] note_data_resource_length,  // VisibleNotes.java:20
  input  wire [23:0] note_data_resource_messages,  // VisibleNotes.java:20
  input  wire note_valid,  // VisibleNotes.java:20
  output wire note_ready,  // VisibleNotes.java:20
  output wire [1:0] told_data_kind,  // VisibleNotes.java:22
  output wire [5:0] told_data_queuePair,  // VisibleNotes.java:22
  output wire [4:0] told_data_place,  // VisibleNotes.java:22
  output wire [7:0] told_data_syndrome,  // VisibleNotes.java:22
  output wire [23:0] told_data_psn,  // VisibleNotes.java:22
  output wire [23:0] told_data_messages,  // VisibleNotes.java:22
  output wire told_data_resource_isAtomic,  // VisibleNotes.java:22
  output wire [23:0] told_data_resource_psn,  // VisibleNotes.java:22
  output wire [63:0] told_data_resource_address,  // VisibleNotes.java:22
  output wire [31:0] told_data_resource_key,  // VisibleNotes.java:22
  output wire [31:0] told_data_resource_length,  // VisibleNotes.java:22
  output wire [23:0] told_data_resource_messages,  // VisibleNotes.java:22
  output wire told_valid,  // VisibleNotes.java:22
  input  wire told_ready,  // VisibleNotes.java:22
  input  wire begins,  // VisibleNotes.java:24
  input  wire visible,  // VisibleNotes.java:26
  output wire isSettled  // VisibleNotes.java:28
);
  reg  [3:0] begun;  // VisibleNotes.java:32
  reg  [3:0] seen;  // VisibleNotes.java:33
  wire held_enqueue_ready, held_dequeue_data_note_resource_isAtomic, held_dequeue_valid;  // VisibleNotes.java:37
  wire [1:0] held_dequeue_data_note_kind; wire [5:0] held_dequeue_data_note_queuePair;  // VisibleNotes.java:37
  wire [4:0] held_dequeue_data_note_place; wire [7:0] held_dequeue_data_note_syndrome;  // VisibleNotes.java:37
  wire [23:0] held_dequeue_data_note_psn, held_dequeue_data_note_messages, held_dequeue_data_note_resource_psn,
      held_dequeue_data_note_resource_messages;  // VisibleNotes.java:37
  wire [63:0] held_dequeue_data_note_resource_address;  // VisibleNotes.java:37
  wire [31:0] held_dequeue_data_note_resource_key, held_dequeue_data_note_resource_length;  // VisibleNotes.java:37
  wire [3:0] held_dequeue_data_begun; wire [2:0] held_count;  // VisibleNotes.java:37
  wire [3:0] missing = held_dequeue_data_begun - seen;  // VisibleNotes.java:43
  wire isVisible = (missing == 4'd0) || missing[3];  // VisibleNotes.java:44
  assign note_ready = held_enqueue_ready;  // VisibleNotes.java:39
  assign told_data_kind = held_dequeue_data_note_kind;  // VisibleNotes.java:47
  assign told_data_queuePair = held_dequeue_data_note_queuePair;  // VisibleNotes.java:47
  assign told_data_place = held_dequeue_data_note_place;  // VisibleNotes.java:47
  assign told_data_syndrome = held_dequeue_data_note_syndrome;  // VisibleNotes.java:47
  assign told_data_psn = held_dequeue_data_note_psn;  // VisibleNotes.java:47
  assign told_data_messages = held_dequeue_data_note_messages;  // VisibleNotes.java:47
  assign told_data_resource_isAtomic = held_dequeue_data_note_resource_isAtomic;  // VisibleNotes.java:47
  assign told_data_resource_psn = held_dequeue_data_note_resource_psn;  // VisibleNotes.java:47
  assign told_data_resource_address = held_dequeue_data_note_resource_address;  // VisibleNotes.java:47
  assign told_data_resource_key = held_dequeue_data_note_resource_key;  // VisibleNotes.java:47
  assign told_data_resource_length = held_dequeue_data_note_resource_length;  // VisibleNotes.java:47
  assign told_data_resource_messages = held_dequeue_data_note_resource_messages;  // VisibleNotes.java:47
  assign told_valid = held_dequeue_valid && isVisible;  // VisibleNotes.java:45
  assign isSettled = begun == seen;  // VisibleNotes.java:36
  always @(posedge clock) begin
    if (begins) begin  // VisibleNotes.java:34
      begun <= begun + 4'd1;  // VisibleNotes.java:34
    end
    if (visible) begin  // VisibleNotes.java:35
      seen <= seen + 4'd1;  // VisibleNotes.java:35
    end
    if (reset) begin
      begun <= 4'd0;  // VisibleNotes.java:32
      seen <= 4'd0;  // VisibleNotes.java:33
    end
  end
  Queue_HeldNote250_4_REGISTER held (  // VisibleNotes.java:37
    .clock(clock), .reset(reset), .enqueue_data_note_kind(note_data_kind),
    .enqueue_data_note_queuePair(note_data_queuePair), .enqueue_data_note_place(note_data_place),
    .enqueue_data_note_syndrome(note_data_syndrome), .enqueue_data_note_psn(note_data_psn),
    .enqueue_data_note_messages(note_data_messages),
    .enqueue_data_note_resource_isAtomic(note_data_resource_isAtomic),
    .enqueue_data_note_resource_psn(note_data_resource_psn),
    .enqueue_data_note_resource_address(note_data_resource_address),
    .enqueue_data_note_resource_key(note_data_resource_key),
    .enqueue_data_note_resource_length(note_data_resource_length),
    .enqueue_data_note_resource_messages(note_data_resource_messages), .enqueue_data_begun(begun),
    .enqueue_valid(note_valid), .enqueue_ready(held_enqueue_ready),
    .dequeue_data_note_kind(held_dequeue_data_note_kind),
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
    .dequeue_data_begun(held_dequeue_data_begun), .dequeue_valid(held_dequeue_valid),
    .dequeue_ready(told_ready && isVisible), .count(held_count));
  wire unused_ok = &{1'b0, held_count};
endmodule
`default_nettype wire
