// tag=6
module WindowSlot_6 (  // WindowSlot.java:40
  input  wire clock,  // WindowSlot.java:40
  input  wire reset,  // WindowSlot.java:40
  input  wire moves,  // WindowSlot.java:18
  input  wire issued,  // WindowSlot.java:20
  input  wire [3:0] closes,  // WindowSlot.java:22
  input  wire opened,  // WindowSlot.java:24
  input  wire [1:0] openedBank,  // WindowSlot.java:26
  input  wire [13:0] openedRow,  // WindowSlot.java:27
  input  wire ages,  // WindowSlot.java:29
  output wire conflicts,  // WindowSlot.java:38
  input  wire above_valid,  // WindowSlot.java:42
  input  wire above_write,  // WindowSlot.java:42
  input  wire [1:0] above_bank,  // WindowSlot.java:42
  input  wire [13:0] above_row,  // WindowSlot.java:42
  input  wire [7:0] above_column,  // WindowSlot.java:42
  input  wire [5:0] above_tag,  // WindowSlot.java:42
  input  wire above_rowHit,  // WindowSlot.java:42
  input  wire above_ordered,  // WindowSlot.java:42
  input  wire [1:0] above_age,  // WindowSlot.java:42
  input  wire incoming_write,  // WindowSlot.java:43
  input  wire [1:0] incoming_bank,  // WindowSlot.java:43
  input  wire [13:0] incoming_row,  // WindowSlot.java:43
  input  wire [7:0] incoming_column,  // WindowSlot.java:43
  input  wire [5:0] incoming_tag,  // WindowSlot.java:43
  output wire entry_valid,  // WindowSlot.java:44
  output wire entry_write,  // WindowSlot.java:44
  output wire [1:0] entry_bank,  // WindowSlot.java:44
  output wire [13:0] entry_row,  // WindowSlot.java:44
  output wire [7:0] entry_column,  // WindowSlot.java:44
  output wire [5:0] entry_tag,  // WindowSlot.java:44
  output wire entry_rowHit,  // WindowSlot.java:44
  output wire entry_ordered,  // WindowSlot.java:44
  output wire [1:0] entry_age,  // WindowSlot.java:44
  output wire next_valid,  // WindowSlot.java:45
  output wire next_write,  // WindowSlot.java:45
  output wire [1:0] next_bank,  // WindowSlot.java:45
  output wire [13:0] next_row,  // WindowSlot.java:45
  output wire [7:0] next_column,  // WindowSlot.java:45
  output wire [5:0] next_tag,  // WindowSlot.java:45
  output wire next_rowHit,  // WindowSlot.java:45
  output wire next_ordered,  // WindowSlot.java:45
  output wire [1:0] next_age  // WindowSlot.java:45
);
  reg  held_valid;  // WindowSlot.java:46
  reg  held_write;  // WindowSlot.java:46
  reg  [1:0] held_bank;  // WindowSlot.java:46
  reg  [13:0] held_row;  // WindowSlot.java:46
  reg  [7:0] held_column;  // WindowSlot.java:46
  reg  [5:0] held_tag;  // WindowSlot.java:46
  reg  held_rowHit;  // WindowSlot.java:46
  reg  held_ordered;  // WindowSlot.java:46
  reg  [1:0] held_age;  // WindowSlot.java:46
  wire opens = opened && (held_bank == openedBank) && (held_row == openedRow);  // WindowSlot.java:56
  wire grows = ages && (held_age != 2'd3);  // WindowSlot.java:59
  wire [3:0] next_rowHit_shifted = closes >> held_bank;  // WindowSlot.java:57
  assign conflicts = held_valid && (held_bank == incoming_bank) && (held_row == incoming_row)
      && (held_column == incoming_column) && (held_write || incoming_write);  // WindowSlot.java:63
  assign entry_valid = held_valid;  // WindowSlot.java:49
  assign entry_write = held_write;  // WindowSlot.java:49
  assign entry_bank = held_bank;  // WindowSlot.java:49
  assign entry_row = held_row;  // WindowSlot.java:49
  assign entry_column = held_column;  // WindowSlot.java:49
  assign entry_tag = held_tag;  // WindowSlot.java:49
  assign entry_rowHit = held_rowHit;  // WindowSlot.java:49
  assign entry_ordered = held_ordered;  // WindowSlot.java:49
  assign entry_age = held_age;  // WindowSlot.java:49
  assign next_valid = held_valid && !issued;  // WindowSlot.java:50
  assign next_write = held_write;  // WindowSlot.java:51
  assign next_bank = held_bank;  // WindowSlot.java:52
  assign next_row = held_row;  // WindowSlot.java:53
  assign next_column = held_column;  // WindowSlot.java:54
  assign next_tag = held_tag;  // WindowSlot.java:55
  assign next_rowHit = (held_rowHit || opens) && !next_rowHit_shifted[0];  // WindowSlot.java:57
  assign next_ordered = held_ordered;  // WindowSlot.java:58
  assign next_age = grows ? (held_age + 2'd1) : held_age;  // WindowSlot.java:60
  always @(posedge clock) begin
    if (moves) begin  // WindowSlot.java:61
      held_valid <= above_valid;  // WindowSlot.java:61
      held_write <= above_write;  // WindowSlot.java:61
      held_bank <= above_bank;  // WindowSlot.java:61
      held_row <= above_row;  // WindowSlot.java:61
      held_column <= above_column;  // WindowSlot.java:61
      held_tag <= above_tag;  // WindowSlot.java:61
      held_rowHit <= above_rowHit;  // WindowSlot.java:61
      held_ordered <= above_ordered;  // WindowSlot.java:61
      held_age <= above_age;  // WindowSlot.java:61
    end else begin  // WindowSlot.java:61
      held_valid <= next_valid;  // WindowSlot.java:61
      held_write <= next_write;  // WindowSlot.java:61
      held_bank <= next_bank;  // WindowSlot.java:61
      held_row <= next_row;  // WindowSlot.java:61
      held_column <= next_column;  // WindowSlot.java:61
      held_tag <= next_tag;  // WindowSlot.java:61
      held_rowHit <= next_rowHit;  // WindowSlot.java:61
      held_ordered <= next_ordered;  // WindowSlot.java:61
      held_age <= next_age;  // WindowSlot.java:61
    end
    if (reset) begin
      held_valid <= 1'b0;  // WindowSlot.java:46
    end
  end
  wire unused_ok = &{1'b0, incoming_tag, next_rowHit_shifted[3:1]};
endmodule
