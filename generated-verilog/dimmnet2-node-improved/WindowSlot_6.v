`default_nettype none
// tag=6
module WindowSlot_6 (  // WindowSlot.java:51
  input  wire clock,  // WindowSlot.java:51
  input  wire reset,  // WindowSlot.java:51
  input  wire moves,  // WindowSlot.java:19
  input  wire activates,  // WindowSlot.java:21
  input  wire accesses,  // WindowSlot.java:23
  input  wire keepsAccess,  // WindowSlot.java:25
  input  wire activationChosen,  // WindowSlot.java:27
  input  wire accessChosen,  // WindowSlot.java:29
  input  wire olderToo,  // WindowSlot.java:31
  input  wire [3:0] closed,  // WindowSlot.java:33
  input  wire opened,  // WindowSlot.java:35
  input  wire [1:0] openedBank,  // WindowSlot.java:37
  input  wire [13:0] openedRow,  // WindowSlot.java:38
  input  wire ages,  // WindowSlot.java:40
  output wire conflicts,  // WindowSlot.java:49
  input  wire above_valid,  // WindowSlot.java:53
  input  wire above_write,  // WindowSlot.java:53
  input  wire [1:0] above_bank,  // WindowSlot.java:53
  input  wire [13:0] above_row,  // WindowSlot.java:53
  input  wire [7:0] above_column,  // WindowSlot.java:53
  input  wire [5:0] above_tag,  // WindowSlot.java:53
  input  wire above_rowHit,  // WindowSlot.java:53
  input  wire above_ordered,  // WindowSlot.java:53
  input  wire above_activationNext,  // WindowSlot.java:53
  input  wire above_accessNext,  // WindowSlot.java:53
  input  wire [1:0] above_age,  // WindowSlot.java:53
  input  wire incoming_write,  // WindowSlot.java:54
  input  wire [1:0] incoming_bank,  // WindowSlot.java:54
  input  wire [13:0] incoming_row,  // WindowSlot.java:54
  input  wire [7:0] incoming_column,  // WindowSlot.java:54
  input  wire [5:0] incoming_tag,  // WindowSlot.java:54
  output wire entry_valid,  // WindowSlot.java:55
  output wire entry_write,  // WindowSlot.java:55
  output wire [1:0] entry_bank,  // WindowSlot.java:55
  output wire [13:0] entry_row,  // WindowSlot.java:55
  output wire [7:0] entry_column,  // WindowSlot.java:55
  output wire [5:0] entry_tag,  // WindowSlot.java:55
  output wire entry_rowHit,  // WindowSlot.java:55
  output wire entry_ordered,  // WindowSlot.java:55
  output wire entry_activationNext,  // WindowSlot.java:55
  output wire entry_accessNext,  // WindowSlot.java:55
  output wire [1:0] entry_age,  // WindowSlot.java:55
  output wire next_valid,  // WindowSlot.java:56
  output wire next_write,  // WindowSlot.java:56
  output wire [1:0] next_bank,  // WindowSlot.java:56
  output wire [13:0] next_row,  // WindowSlot.java:56
  output wire [7:0] next_column,  // WindowSlot.java:56
  output wire [5:0] next_tag,  // WindowSlot.java:56
  output wire next_rowHit,  // WindowSlot.java:56
  output wire next_ordered,  // WindowSlot.java:56
  output wire next_activationNext,  // WindowSlot.java:56
  output wire next_accessNext,  // WindowSlot.java:56
  output wire [1:0] next_age  // WindowSlot.java:56
);
  reg  held_valid;  // WindowSlot.java:57
  reg  held_write;  // WindowSlot.java:57
  reg  [1:0] held_bank;  // WindowSlot.java:57
  reg  [13:0] held_row;  // WindowSlot.java:57
  reg  [7:0] held_column;  // WindowSlot.java:57
  reg  [5:0] held_tag;  // WindowSlot.java:57
  reg  held_rowHit;  // WindowSlot.java:57
  reg  held_ordered;  // WindowSlot.java:57
  reg  held_activationNext;  // WindowSlot.java:57
  reg  held_accessNext;  // WindowSlot.java:57
  reg  [1:0] held_age;  // WindowSlot.java:57
  wire issued = held_accessNext && accesses;  // WindowSlot.java:61
  wire opens = opened && (held_bank == openedBank) && (held_row == openedRow);  // WindowSlot.java:68
  wire opensOwn = held_activationNext && activates;  // WindowSlot.java:69
  wire grows = ages && (held_age != 2'd3);  // WindowSlot.java:78
  wire [3:0] next_rowHit_shifted = closed >> held_bank;  // WindowSlot.java:71
  assign conflicts = held_valid && (held_bank == incoming_bank) && (held_row == incoming_row)
      && (held_column == incoming_column) && (held_write || incoming_write);  // WindowSlot.java:82
  assign entry_valid = held_valid;  // WindowSlot.java:60
  assign entry_write = held_write;  // WindowSlot.java:60
  assign entry_bank = held_bank;  // WindowSlot.java:60
  assign entry_row = held_row;  // WindowSlot.java:60
  assign entry_column = held_column;  // WindowSlot.java:60
  assign entry_tag = held_tag;  // WindowSlot.java:60
  assign entry_rowHit = held_rowHit;  // WindowSlot.java:60
  assign entry_ordered = held_ordered;  // WindowSlot.java:60
  assign entry_activationNext = held_activationNext;  // WindowSlot.java:60
  assign entry_accessNext = held_accessNext;  // WindowSlot.java:60
  assign entry_age = held_age;  // WindowSlot.java:60
  assign next_valid = held_valid && !issued;  // WindowSlot.java:62
  assign next_write = held_write;  // WindowSlot.java:63
  assign next_bank = held_bank;  // WindowSlot.java:64
  assign next_row = held_row;  // WindowSlot.java:65
  assign next_column = held_column;  // WindowSlot.java:66
  assign next_tag = held_tag;  // WindowSlot.java:67
  assign next_rowHit = (held_rowHit || opens || opensOwn) && !next_rowHit_shifted[0];  // WindowSlot.java:71
  assign next_ordered = held_ordered && olderToo;  // WindowSlot.java:75
  assign next_activationNext = activationChosen;  // WindowSlot.java:76
  assign next_accessNext = keepsAccess ? held_accessNext : accessChosen;  // WindowSlot.java:77
  assign next_age = grows ? (held_age + 2'd1) : held_age;  // WindowSlot.java:79
  always @(posedge clock) begin
    if (moves) begin  // WindowSlot.java:80
      held_valid <= above_valid;  // WindowSlot.java:80
      held_write <= above_write;  // WindowSlot.java:80
      held_bank <= above_bank;  // WindowSlot.java:80
      held_row <= above_row;  // WindowSlot.java:80
      held_column <= above_column;  // WindowSlot.java:80
      held_tag <= above_tag;  // WindowSlot.java:80
      held_rowHit <= above_rowHit;  // WindowSlot.java:80
      held_ordered <= above_ordered;  // WindowSlot.java:80
      held_activationNext <= above_activationNext;  // WindowSlot.java:80
      held_accessNext <= above_accessNext;  // WindowSlot.java:80
      held_age <= above_age;  // WindowSlot.java:80
    end else begin  // WindowSlot.java:80
      held_valid <= next_valid;  // WindowSlot.java:80
      held_write <= next_write;  // WindowSlot.java:80
      held_bank <= next_bank;  // WindowSlot.java:80
      held_row <= next_row;  // WindowSlot.java:80
      held_column <= next_column;  // WindowSlot.java:80
      held_tag <= next_tag;  // WindowSlot.java:80
      held_rowHit <= next_rowHit;  // WindowSlot.java:80
      held_ordered <= next_ordered;  // WindowSlot.java:80
      held_activationNext <= next_activationNext;  // WindowSlot.java:80
      held_accessNext <= next_accessNext;  // WindowSlot.java:80
      held_age <= next_age;  // WindowSlot.java:80
    end
    if (reset) begin
      held_valid <= 1'b0;  // WindowSlot.java:57
    end
  end
  wire unused_ok = &{1'b0, incoming_tag, next_rowHit_shifted[3:1]};
endmodule
`default_nettype wire
