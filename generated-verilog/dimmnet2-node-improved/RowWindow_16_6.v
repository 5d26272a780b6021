`default_nettype none
// entries=16, tag=6
module RowWindow_16_6 (  // RowWindow.java:75
  input  wire clock,  // RowWindow.java:75
  input  wire reset,  // RowWindow.java:75
  input  wire keepsAccess,  // RowWindow.java:47
  input  wire activates,  // RowWindow.java:51
  input  wire accesses,  // RowWindow.java:53
  input  wire [3:0] closes,  // RowWindow.java:55
  output wire [3:0] activationBank,  // RowWindow.java:58
  output wire [13:0] activationRow,  // RowWindow.java:60
  output wire [3:0] accessBank,  // RowWindow.java:62
  output wire accessWrites,  // RowWindow.java:64
  output wire [7:0] accessColumn,  // RowWindow.java:65
  input  wire [3:0] open,  // RowWindow.java:69
  input  wire [13:0] openRows_0,  // RowWindow.java:71
  input  wire [13:0] openRows_1,  // RowWindow.java:71
  input  wire [13:0] openRows_2,  // RowWindow.java:71
  input  wire [13:0] openRows_3,  // RowWindow.java:71
  input  wire access_data_write,  // RowWindow.java:78
  input  wire [1:0] access_data_bank,  // RowWindow.java:78
  input  wire [13:0] access_data_row,  // RowWindow.java:78
  input  wire [7:0] access_data_column,  // RowWindow.java:78
  input  wire [5:0] access_data_tag,  // RowWindow.java:78
  input  wire access_valid,  // RowWindow.java:78
  output wire access_ready,  // RowWindow.java:78
  output wire [15:0] valid,  // RowWindow.java:79
  output wire [15:0] rowHits,  // RowWindow.java:80
  output wire [15:0] writes,  // RowWindow.java:81
  output wire [15:0] ofBank_0,  // RowWindow.java:82
  output wire [15:0] ofBank_1,  // RowWindow.java:82
  output wire [15:0] ofBank_2,  // RowWindow.java:82
  output wire [15:0] ofBank_3,  // RowWindow.java:82
  output wire [15:0] inTurn,  // RowWindow.java:83
  output wire [15:0] accessNext,  // RowWindow.java:84
  output wire oldest_valid,  // RowWindow.java:85
  output wire oldest_write,  // RowWindow.java:85
  output wire [1:0] oldest_bank,  // RowWindow.java:85
  output wire [13:0] oldest_row,  // RowWindow.java:85
  output wire [7:0] oldest_column,  // RowWindow.java:85
  output wire [5:0] oldest_tag,  // RowWindow.java:85
  output wire oldest_rowHit,  // RowWindow.java:85
  output wire oldest_ordered,  // RowWindow.java:85
  output wire oldest_activationNext,  // RowWindow.java:85
  output wire oldest_accessNext,  // RowWindow.java:85
  output wire [1:0] oldest_age,  // RowWindow.java:85
  input  wire [15:0] activationChosen,  // RowWindow.java:86
  input  wire [15:0] accessChosen,  // RowWindow.java:87
  output wire [5:0] accessTag  // RowWindow.java:88
);
  reg  [3:0] closed;  // RowWindow.java:131
  reg  [4:0] used;  // RowWindow.java:149
  wire entry_valid;  // RowWindow.java:156
  wire entry_write;  // RowWindow.java:156
  wire [1:0] entry_bank;  // RowWindow.java:156
  wire [13:0] entry_row;  // RowWindow.java:156
  wire [7:0] entry_column;  // RowWindow.java:156
  wire [5:0] entry_tag;  // RowWindow.java:156
  wire entry_rowHit;  // RowWindow.java:156
  wire entry_ordered;  // RowWindow.java:156
  wire entry_activationNext;  // RowWindow.java:156
  wire entry_accessNext;  // RowWindow.java:156
  wire [1:0] entry_age;  // RowWindow.java:156
  reg  opened;  // RowWindow.java:177
  reg  [1:0] openedBank;  // RowWindow.java:178
  reg  [13:0] openedRow;  // RowWindow.java:179
  reg  [4:0] untilTick;  // RowWindow.java:191
  wire slot0_conflicts, slot0_entry_valid, slot0_entry_write, slot0_entry_rowHit, slot0_entry_ordered,
      slot0_entry_activationNext, slot0_entry_accessNext, slot0_next_valid, slot0_next_write, slot0_next_rowHit,
      slot0_next_ordered, slot0_next_activationNext, slot0_next_accessNext;  // RowWindow.java:91
  wire [1:0] slot0_entry_bank, slot0_entry_age, slot0_next_bank, slot0_next_age;  // RowWindow.java:91
  wire [13:0] slot0_entry_row, slot0_next_row; wire [7:0] slot0_entry_column, slot0_next_column;  // RowWindow.java:91
  wire [5:0] slot0_entry_tag, slot0_next_tag;  // RowWindow.java:91
  wire slot1_conflicts, slot1_entry_valid, slot1_entry_write, slot1_entry_rowHit, slot1_entry_ordered,
      slot1_entry_activationNext, slot1_entry_accessNext, slot1_next_valid, slot1_next_write, slot1_next_rowHit,
      slot1_next_ordered, slot1_next_activationNext, slot1_next_accessNext;  // RowWindow.java:91
  wire [1:0] slot1_entry_bank, slot1_entry_age, slot1_next_bank, slot1_next_age;  // RowWindow.java:91
  wire [13:0] slot1_entry_row, slot1_next_row; wire [7:0] slot1_entry_column, slot1_next_column;  // RowWindow.java:91
  wire [5:0] slot1_entry_tag, slot1_next_tag;  // RowWindow.java:91
  wire slot2_conflicts, slot2_entry_valid, slot2_entry_write, slot2_entry_rowHit, slot2_entry_ordered,
      slot2_entry_activationNext, slot2_entry_accessNext, slot2_next_valid, slot2_next_write, slot2_next_rowHit,
      slot2_next_ordered, slot2_next_activationNext, slot2_next_accessNext;  // RowWindow.java:91
  wire [1:0] slot2_entry_bank, slot2_entry_age, slot2_next_bank, slot2_next_age;  // RowWindow.java:91
  wire [13:0] slot2_entry_row, slot2_next_row; wire [7:0] slot2_entry_column, slot2_next_column;  // RowWindow.java:91
  wire [5:0] slot2_entry_tag, slot2_next_tag;  // RowWindow.java:91
  wire slot3_conflicts, slot3_entry_valid, slot3_entry_write, slot3_entry_rowHit, slot3_entry_ordered,
      slot3_entry_activationNext, slot3_entry_accessNext, slot3_next_valid, slot3_next_write, slot3_next_rowHit,
      slot3_next_ordered, slot3_next_activationNext, slot3_next_accessNext;  // RowWindow.java:91
  wire [1:0] slot3_entry_bank, slot3_entry_age, slot3_next_bank, slot3_next_age;  // RowWindow.java:91
  wire [13:0] slot3_entry_row, slot3_next_row; wire [7:0] slot3_entry_column, slot3_next_column;  // RowWindow.java:91
  wire [5:0] slot3_entry_tag, slot3_next_tag;  // RowWindow.java:91
  wire slot4_conflicts, slot4_entry_valid, slot4_entry_write, slot4_entry_rowHit, slot4_entry_ordered,
      slot4_entry_activationNext, slot4_entry_accessNext, slot4_next_valid, slot4_next_write, slot4_next_rowHit,
      slot4_next_ordered, slot4_next_activationNext, slot4_next_accessNext;  // RowWindow.java:91
  wire [1:0] slot4_entry_bank, slot4_entry_age, slot4_next_bank, slot4_next_age;  // RowWindow.java:91
  wire [13:0] slot4_entry_row, slot4_next_row; wire [7:0] slot4_entry_column, slot4_next_column;  // RowWindow.java:91
  wire [5:0] slot4_entry_tag, slot4_next_tag;  // RowWindow.java:91
  wire slot5_conflicts, slot5_entry_valid, slot5_entry_write, slot5_entry_rowHit, slot5_entry_ordered,
      slot5_entry_activationNext, slot5_entry_accessNext, slot5_next_valid, slot5_next_write, slot5_next_rowHit,
      slot5_next_ordered, slot5_next_activationNext, slot5_next_accessNext;  // RowWindow.java:91
  wire [1:0] slot5_entry_bank, slot5_entry_age, slot5_next_bank, slot5_next_age;  // RowWindow.java:91
  wire [13:0] slot5_entry_row, slot5_next_row; wire [7:0] slot5_entry_column, slot5_next_column;  // RowWindow.java:91
  wire [5:0] slot5_entry_tag, slot5_next_tag;  // RowWindow.java:91
  wire slot6_conflicts, slot6_entry_valid, slot6_entry_write, slot6_entry_rowHit, slot6_entry_ordered,
      slot6_entry_activationNext, slot6_entry_accessNext, slot6_next_valid, slot6_next_write, slot6_next_rowHit,
      slot6_next_ordered, slot6_next_activationNext, slot6_next_accessNext;  // RowWindow.java:91
  wire [1:0] slot6_entry_bank, slot6_entry_age, slot6_next_bank, slot6_next_age;  // RowWindow.java:91
  wire [13:0] slot6_entry_row, slot6_next_row; wire [7:0] slot6_entry_column, slot6_next_column;  // RowWindow.java:91
  wire [5:0] slot6_entry_tag, slot6_next_tag;  // RowWindow.java:91
  wire slot7_conflicts, slot7_entry_valid, slot7_entry_write, slot7_entry_rowHit, slot7_entry_ordered,
      slot7_entry_activationNext, slot7_entry_accessNext, slot7_next_valid, slot7_next_write, slot7_next_rowHit,
      slot7_next_ordered, slot7_next_activationNext, slot7_next_accessNext;  // RowWindow.java:91
  wire [1:0] slot7_entry_bank, slot7_entry_age, slot7_next_bank, slot7_next_age;  // RowWindow.java:91
  wire [13:0] slot7_entry_row, slot7_next_row; wire [7:0] slot7_entry_column, slot7_next_column;  // RowWindow.java:91
  wire [5:0] slot7_entry_tag, slot7_next_tag;  // RowWindow.java:91
  wire slot8_conflicts, slot8_entry_valid, slot8_entry_write, slot8_entry_rowHit, slot8_entry_ordered,
      slot8_entry_activationNext, slot8_entry_accessNext, slot8_next_valid, slot8_next_write, slot8_next_rowHit,
      slot8_next_ordered, slot8_next_activationNext, slot8_next_accessNext;  // RowWindow.java:91
  wire [1:0] slot8_entry_bank, slot8_entry_age, slot8_next_bank, slot8_next_age;  // RowWindow.java:91
  wire [13:0] slot8_entry_row, slot8_next_row; wire [7:0] slot8_entry_column, slot8_next_column;  // RowWindow.java:91
  wire [5:0] slot8_entry_tag, slot8_next_tag;  // RowWindow.java:91
  wire slot9_conflicts, slot9_entry_valid, slot9_entry_write, slot9_entry_rowHit, slot9_entry_ordered,
      slot9_entry_activationNext, slot9_entry_accessNext, slot9_next_valid, slot9_next_write, slot9_next_rowHit,
      slot9_next_ordered, slot9_next_activationNext, slot9_next_accessNext;  // RowWindow.java:91
  wire [1:0] slot9_entry_bank, slot9_entry_age, slot9_next_bank, slot9_next_age;  // RowWindow.java:91
  wire [13:0] slot9_entry_row, slot9_next_row; wire [7:0] slot9_entry_column, slot9_next_column;  // RowWindow.java:91
  wire [5:0] slot9_entry_tag, slot9_next_tag;  // RowWindow.java:91
  wire slot10_conflicts, slot10_entry_valid, slot10_entry_write, slot10_entry_rowHit, slot10_entry_ordered,
      slot10_entry_activationNext, slot10_entry_accessNext, slot10_next_valid, slot10_next_write,
      slot10_next_rowHit, slot10_next_ordered, slot10_next_activationNext, slot10_next_accessNext;  // RowWindow.java:91
  wire [1:0] slot10_entry_bank, slot10_entry_age, slot10_next_bank, slot10_next_age;  // RowWindow.java:91
  wire [13:0] slot10_entry_row, slot10_next_row; wire [7:0] slot10_entry_column, slot10_next_column;  // RowWindow.java:91
  wire [5:0] slot10_entry_tag, slot10_next_tag;  // RowWindow.java:91
  wire slot11_conflicts, slot11_entry_valid, slot11_entry_write, slot11_entry_rowHit, slot11_entry_ordered,
      slot11_entry_activationNext, slot11_entry_accessNext, slot11_next_valid, slot11_next_write,
      slot11_next_rowHit, slot11_next_ordered, slot11_next_activationNext, slot11_next_accessNext;  // RowWindow.java:91
  wire [1:0] slot11_entry_bank, slot11_entry_age, slot11_next_bank, slot11_next_age;  // RowWindow.java:91
  wire [13:0] slot11_entry_row, slot11_next_row; wire [7:0] slot11_entry_column, slot11_next_column;  // RowWindow.java:91
  wire [5:0] slot11_entry_tag, slot11_next_tag;  // RowWindow.java:91
  wire slot12_conflicts, slot12_entry_valid, slot12_entry_write, slot12_entry_rowHit, slot12_entry_ordered,
      slot12_entry_activationNext, slot12_entry_accessNext, slot12_next_valid, slot12_next_write,
      slot12_next_rowHit, slot12_next_ordered, slot12_next_activationNext, slot12_next_accessNext;  // RowWindow.java:91
  wire [1:0] slot12_entry_bank, slot12_entry_age, slot12_next_bank, slot12_next_age;  // RowWindow.java:91
  wire [13:0] slot12_entry_row, slot12_next_row; wire [7:0] slot12_entry_column, slot12_next_column;  // RowWindow.java:91
  wire [5:0] slot12_entry_tag, slot12_next_tag;  // RowWindow.java:91
  wire slot13_conflicts, slot13_entry_valid, slot13_entry_write, slot13_entry_rowHit, slot13_entry_ordered,
      slot13_entry_activationNext, slot13_entry_accessNext, slot13_next_valid, slot13_next_write,
      slot13_next_rowHit, slot13_next_ordered, slot13_next_activationNext, slot13_next_accessNext;  // RowWindow.java:91
  wire [1:0] slot13_entry_bank, slot13_entry_age, slot13_next_bank, slot13_next_age;  // RowWindow.java:91
  wire [13:0] slot13_entry_row, slot13_next_row; wire [7:0] slot13_entry_column, slot13_next_column;  // RowWindow.java:91
  wire [5:0] slot13_entry_tag, slot13_next_tag;  // RowWindow.java:91
  wire slot14_conflicts, slot14_entry_valid, slot14_entry_write, slot14_entry_rowHit, slot14_entry_ordered,
      slot14_entry_activationNext, slot14_entry_accessNext, slot14_next_valid, slot14_next_write,
      slot14_next_rowHit, slot14_next_ordered, slot14_next_activationNext, slot14_next_accessNext;  // RowWindow.java:91
  wire [1:0] slot14_entry_bank, slot14_entry_age, slot14_next_bank, slot14_next_age;  // RowWindow.java:91
  wire [13:0] slot14_entry_row, slot14_next_row; wire [7:0] slot14_entry_column, slot14_next_column;  // RowWindow.java:91
  wire [5:0] slot14_entry_tag, slot14_next_tag;  // RowWindow.java:91
  wire slot15_conflicts, slot15_entry_valid, slot15_entry_write, slot15_entry_rowHit, slot15_entry_ordered,
      slot15_entry_activationNext, slot15_entry_accessNext, slot15_next_valid, slot15_next_write,
      slot15_next_rowHit, slot15_next_ordered, slot15_next_activationNext, slot15_next_accessNext;  // RowWindow.java:91
  wire [1:0] slot15_entry_bank, slot15_entry_age, slot15_next_bank, slot15_next_age;  // RowWindow.java:91
  wire [13:0] slot15_entry_row, slot15_next_row; wire [7:0] slot15_entry_column, slot15_next_column;  // RowWindow.java:91
  wire [5:0] slot15_entry_tag, slot15_next_tag;  // RowWindow.java:91
  wire [3:0] value_0 = {slot0_entry_bank == 2'd3, slot0_entry_bank == 2'd2, slot0_entry_bank == 2'd1,
      slot0_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_1 = {slot1_entry_bank == 2'd3, slot1_entry_bank == 2'd2, slot1_entry_bank == 2'd1,
      slot1_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_2 = {slot2_entry_bank == 2'd3, slot2_entry_bank == 2'd2, slot2_entry_bank == 2'd1,
      slot2_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_3 = {slot3_entry_bank == 2'd3, slot3_entry_bank == 2'd2, slot3_entry_bank == 2'd1,
      slot3_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_4 = {slot4_entry_bank == 2'd3, slot4_entry_bank == 2'd2, slot4_entry_bank == 2'd1,
      slot4_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_5 = {slot5_entry_bank == 2'd3, slot5_entry_bank == 2'd2, slot5_entry_bank == 2'd1,
      slot5_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_6 = {slot6_entry_bank == 2'd3, slot6_entry_bank == 2'd2, slot6_entry_bank == 2'd1,
      slot6_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_7 = {slot7_entry_bank == 2'd3, slot7_entry_bank == 2'd2, slot7_entry_bank == 2'd1,
      slot7_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_8 = {slot8_entry_bank == 2'd3, slot8_entry_bank == 2'd2, slot8_entry_bank == 2'd1,
      slot8_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_9 = {slot9_entry_bank == 2'd3, slot9_entry_bank == 2'd2, slot9_entry_bank == 2'd1,
      slot9_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_10 = {slot10_entry_bank == 2'd3, slot10_entry_bank == 2'd2, slot10_entry_bank == 2'd1,
      slot10_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_11 = {slot11_entry_bank == 2'd3, slot11_entry_bank == 2'd2, slot11_entry_bank == 2'd1,
      slot11_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_12 = {slot12_entry_bank == 2'd3, slot12_entry_bank == 2'd2, slot12_entry_bank == 2'd1,
      slot12_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_13 = {slot13_entry_bank == 2'd3, slot13_entry_bank == 2'd2, slot13_entry_bank == 2'd1,
      slot13_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_14 = {slot14_entry_bank == 2'd3, slot14_entry_bank == 2'd2, slot14_entry_bank == 2'd1,
      slot14_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_15 = {slot15_entry_bank == 2'd3, slot15_entry_bank == 2'd2, slot15_entry_bank == 2'd1,
      slot15_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_16 = {slot0_entry_bank == 2'd3, slot0_entry_bank == 2'd2, slot0_entry_bank == 2'd1,
      slot0_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_17 = {slot1_entry_bank == 2'd3, slot1_entry_bank == 2'd2, slot1_entry_bank == 2'd1,
      slot1_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_18 = {slot2_entry_bank == 2'd3, slot2_entry_bank == 2'd2, slot2_entry_bank == 2'd1,
      slot2_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_19 = {slot3_entry_bank == 2'd3, slot3_entry_bank == 2'd2, slot3_entry_bank == 2'd1,
      slot3_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_20 = {slot4_entry_bank == 2'd3, slot4_entry_bank == 2'd2, slot4_entry_bank == 2'd1,
      slot4_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_21 = {slot5_entry_bank == 2'd3, slot5_entry_bank == 2'd2, slot5_entry_bank == 2'd1,
      slot5_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_22 = {slot6_entry_bank == 2'd3, slot6_entry_bank == 2'd2, slot6_entry_bank == 2'd1,
      slot6_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_23 = {slot7_entry_bank == 2'd3, slot7_entry_bank == 2'd2, slot7_entry_bank == 2'd1,
      slot7_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_24 = {slot8_entry_bank == 2'd3, slot8_entry_bank == 2'd2, slot8_entry_bank == 2'd1,
      slot8_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_25 = {slot9_entry_bank == 2'd3, slot9_entry_bank == 2'd2, slot9_entry_bank == 2'd1,
      slot9_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_26 = {slot10_entry_bank == 2'd3, slot10_entry_bank == 2'd2, slot10_entry_bank == 2'd1,
      slot10_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_27 = {slot11_entry_bank == 2'd3, slot11_entry_bank == 2'd2, slot11_entry_bank == 2'd1,
      slot11_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_28 = {slot12_entry_bank == 2'd3, slot12_entry_bank == 2'd2, slot12_entry_bank == 2'd1,
      slot12_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_29 = {slot13_entry_bank == 2'd3, slot13_entry_bank == 2'd2, slot13_entry_bank == 2'd1,
      slot13_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_30 = {slot14_entry_bank == 2'd3, slot14_entry_bank == 2'd2, slot14_entry_bank == 2'd1,
      slot14_entry_bank == 2'd0};  // RowWindow.java:123
  wire [3:0] value_31 = {slot15_entry_bank == 2'd3, slot15_entry_bank == 2'd2, slot15_entry_bank == 2'd1,
      slot15_entry_bank == 2'd0};  // RowWindow.java:123
  wire value_32 = slot0_entry_write;  // RowWindow.java:117
  wire value_33 = slot1_entry_write;  // RowWindow.java:117
  wire value_34 = slot2_entry_write;  // RowWindow.java:117
  wire value_35 = slot3_entry_write;  // RowWindow.java:117
  wire value_36 = slot4_entry_write;  // RowWindow.java:117
  wire value_37 = slot5_entry_write;  // RowWindow.java:117
  wire value_38 = slot6_entry_write;  // RowWindow.java:117
  wire value_39 = slot7_entry_write;  // RowWindow.java:117
  wire value_40 = slot8_entry_write;  // RowWindow.java:117
  wire value_41 = slot9_entry_write;  // RowWindow.java:117
  wire value_42 = slot10_entry_write;  // RowWindow.java:117
  wire value_43 = slot11_entry_write;  // RowWindow.java:117
  wire value_44 = slot12_entry_write;  // RowWindow.java:117
  wire value_45 = slot13_entry_write;  // RowWindow.java:117
  wire value_46 = slot14_entry_write;  // RowWindow.java:117
  wire value_47 = slot15_entry_write;  // RowWindow.java:117
  wire [15:0] empty = ~valid;  // RowWindow.java:128
  wire [15:0] gap = empty | (16'd0 - empty);  // RowWindow.java:129
  wire conflicts = |{slot0_conflicts, slot1_conflicts, slot2_conflicts, slot3_conflicts, slot4_conflicts,
      slot5_conflicts, slot6_conflicts, slot7_conflicts, slot8_conflicts, slot9_conflicts, slot10_conflicts,
      slot11_conflicts, slot12_conflicts, slot13_conflicts, slot14_conflicts, slot15_conflicts};  // RowWindow.java:225
  wire ticks = untilTick == 5'd0;  // RowWindow.java:192
  wire [3:0] activationBank_or = (slot8_entry_activationNext ? value_8 : 4'd0)
      | (slot9_entry_activationNext ? value_9 : 4'd0)
      | ((slot10_entry_activationNext ? value_10 : 4'd0) | (slot11_entry_activationNext ? value_11 : 4'd0))
      | ((slot12_entry_activationNext ? value_12 : 4'd0) | (slot13_entry_activationNext ? value_13 : 4'd0)
      | ((slot14_entry_activationNext ? value_14 : 4'd0) | (slot15_entry_activationNext ? value_15 : 4'd0)));  // RowWindow.java:113
  wire [3:0] activationBank_or_1 = (slot0_entry_activationNext ? value_0 : 4'd0)
      | (slot1_entry_activationNext ? value_1 : 4'd0)
      | ((slot2_entry_activationNext ? value_2 : 4'd0) | (slot3_entry_activationNext ? value_3 : 4'd0))
      | ((slot4_entry_activationNext ? value_4 : 4'd0) | (slot5_entry_activationNext ? value_5 : 4'd0)
      | ((slot6_entry_activationNext ? value_6 : 4'd0) | (slot7_entry_activationNext ? value_7 : 4'd0)));  // RowWindow.java:113
  wire [13:0] activationRow_or = (slot8_entry_activationNext ? slot8_entry_row : 14'd0)
      | (slot9_entry_activationNext ? slot9_entry_row : 14'd0)
      | ((slot10_entry_activationNext ? slot10_entry_row : 14'd0)
      | (slot11_entry_activationNext ? slot11_entry_row : 14'd0))
      | ((slot12_entry_activationNext ? slot12_entry_row : 14'd0)
      | (slot13_entry_activationNext ? slot13_entry_row : 14'd0)
      | ((slot14_entry_activationNext ? slot14_entry_row : 14'd0)
      | (slot15_entry_activationNext ? slot15_entry_row : 14'd0)));  // RowWindow.java:114
  wire [13:0] activationRow_or_1 = (slot0_entry_activationNext ? slot0_entry_row : 14'd0)
      | (slot1_entry_activationNext ? slot1_entry_row : 14'd0)
      | ((slot2_entry_activationNext ? slot2_entry_row : 14'd0)
      | (slot3_entry_activationNext ? slot3_entry_row : 14'd0))
      | ((slot4_entry_activationNext ? slot4_entry_row : 14'd0)
      | (slot5_entry_activationNext ? slot5_entry_row : 14'd0)
      | ((slot6_entry_activationNext ? slot6_entry_row : 14'd0)
      | (slot7_entry_activationNext ? slot7_entry_row : 14'd0)));  // RowWindow.java:114
  wire [3:0] accessBank_or = (slot8_entry_accessNext ? value_24 : 4'd0)
      | (slot9_entry_accessNext ? value_25 : 4'd0)
      | ((slot10_entry_accessNext ? value_26 : 4'd0) | (slot11_entry_accessNext ? value_27 : 4'd0))
      | ((slot12_entry_accessNext ? value_28 : 4'd0) | (slot13_entry_accessNext ? value_29 : 4'd0)
      | ((slot14_entry_accessNext ? value_30 : 4'd0) | (slot15_entry_accessNext ? value_31 : 4'd0)));  // RowWindow.java:115
  wire [3:0] accessBank_or_1 = (slot0_entry_accessNext ? value_16 : 4'd0)
      | (slot1_entry_accessNext ? value_17 : 4'd0)
      | ((slot2_entry_accessNext ? value_18 : 4'd0) | (slot3_entry_accessNext ? value_19 : 4'd0))
      | ((slot4_entry_accessNext ? value_20 : 4'd0) | (slot5_entry_accessNext ? value_21 : 4'd0)
      | ((slot6_entry_accessNext ? value_22 : 4'd0) | (slot7_entry_accessNext ? value_23 : 4'd0)));  // RowWindow.java:115
  wire accessWrites_or = (slot8_entry_accessNext ? value_40 : 1'b0)
      || (slot9_entry_accessNext ? value_41 : 1'b0)
      || ((slot10_entry_accessNext ? value_42 : 1'b0) || (slot11_entry_accessNext ? value_43 : 1'b0))
      || ((slot12_entry_accessNext ? value_44 : 1'b0) || (slot13_entry_accessNext ? value_45 : 1'b0)
      || ((slot14_entry_accessNext ? value_46 : 1'b0) || (slot15_entry_accessNext ? value_47 : 1'b0)));  // RowWindow.java:116
  wire accessWrites_or_1 = (slot0_entry_accessNext ? value_32 : 1'b0)
      || (slot1_entry_accessNext ? value_33 : 1'b0)
      || ((slot2_entry_accessNext ? value_34 : 1'b0) || (slot3_entry_accessNext ? value_35 : 1'b0))
      || ((slot4_entry_accessNext ? value_36 : 1'b0) || (slot5_entry_accessNext ? value_37 : 1'b0)
      || ((slot6_entry_accessNext ? value_38 : 1'b0) || (slot7_entry_accessNext ? value_39 : 1'b0)));  // RowWindow.java:116
  wire [7:0] accessColumn_or = (slot8_entry_accessNext ? slot8_entry_column : 8'd0)
      | (slot9_entry_accessNext ? slot9_entry_column : 8'd0)
      | ((slot10_entry_accessNext ? slot10_entry_column : 8'd0)
      | (slot11_entry_accessNext ? slot11_entry_column : 8'd0))
      | ((slot12_entry_accessNext ? slot12_entry_column : 8'd0)
      | (slot13_entry_accessNext ? slot13_entry_column : 8'd0)
      | ((slot14_entry_accessNext ? slot14_entry_column : 8'd0)
      | (slot15_entry_accessNext ? slot15_entry_column : 8'd0)));  // RowWindow.java:118
  wire [7:0] accessColumn_or_1 = (slot0_entry_accessNext ? slot0_entry_column : 8'd0)
      | (slot1_entry_accessNext ? slot1_entry_column : 8'd0)
      | ((slot2_entry_accessNext ? slot2_entry_column : 8'd0)
      | (slot3_entry_accessNext ? slot3_entry_column : 8'd0))
      | ((slot4_entry_accessNext ? slot4_entry_column : 8'd0)
      | (slot5_entry_accessNext ? slot5_entry_column : 8'd0)
      | ((slot6_entry_accessNext ? slot6_entry_column : 8'd0)
      | (slot7_entry_accessNext ? slot7_entry_column : 8'd0)));  // RowWindow.java:118
  wire [5:0] accessTag_or = (slot8_entry_accessNext ? slot8_entry_tag : 6'd0)
      | (slot9_entry_accessNext ? slot9_entry_tag : 6'd0)
      | ((slot10_entry_accessNext ? slot10_entry_tag : 6'd0)
      | (slot11_entry_accessNext ? slot11_entry_tag : 6'd0))
      | ((slot12_entry_accessNext ? slot12_entry_tag : 6'd0)
      | (slot13_entry_accessNext ? slot13_entry_tag : 6'd0)
      | ((slot14_entry_accessNext ? slot14_entry_tag : 6'd0)
      | (slot15_entry_accessNext ? slot15_entry_tag : 6'd0)));  // RowWindow.java:119
  wire [5:0] accessTag_or_1 = (slot0_entry_accessNext ? slot0_entry_tag : 6'd0)
      | (slot1_entry_accessNext ? slot1_entry_tag : 6'd0)
      | ((slot2_entry_accessNext ? slot2_entry_tag : 6'd0) | (slot3_entry_accessNext ? slot3_entry_tag : 6'd0))
      | ((slot4_entry_accessNext ? slot4_entry_tag : 6'd0) | (slot5_entry_accessNext ? slot5_entry_tag : 6'd0)
      | ((slot6_entry_accessNext ? slot6_entry_tag : 6'd0)
      | (slot7_entry_accessNext ? slot7_entry_tag : 6'd0)));  // RowWindow.java:119
  wire slot2_olderToo_or = slot1_entry_valid || slot0_entry_valid;  // RowWindow.java:141
  wire slot3_olderToo_or = slot2_entry_valid || slot1_entry_valid;  // RowWindow.java:141
  wire slot3_olderToo_or_1 = slot3_olderToo_or || slot0_entry_valid;  // RowWindow.java:141
  wire slot4_olderToo_or = slot3_entry_valid || slot2_entry_valid;  // RowWindow.java:141
  wire slot4_olderToo_or_1 = slot4_olderToo_or || slot2_olderToo_or;  // RowWindow.java:141
  wire slot5_olderToo_or = slot4_entry_valid || slot3_entry_valid;  // RowWindow.java:141
  wire slot5_olderToo_or_1 = slot5_olderToo_or || slot3_olderToo_or;  // RowWindow.java:141
  wire slot5_olderToo_or_2 = slot5_olderToo_or_1 || slot0_entry_valid;  // RowWindow.java:141
  wire slot6_olderToo_or = slot5_entry_valid || slot4_entry_valid;  // RowWindow.java:141
  wire slot6_olderToo_or_1 = slot6_olderToo_or || slot4_olderToo_or;  // RowWindow.java:141
  wire slot6_olderToo_or_2 = slot6_olderToo_or_1 || slot2_olderToo_or;  // RowWindow.java:141
  wire slot7_olderToo_or = slot6_entry_valid || slot5_entry_valid;  // RowWindow.java:141
  wire slot7_olderToo_or_1 = slot7_olderToo_or || slot5_olderToo_or;  // RowWindow.java:141
  wire slot7_olderToo_or_2 = slot7_olderToo_or_1 || slot3_olderToo_or_1;  // RowWindow.java:141
  wire slot8_olderToo_or = slot7_entry_valid || slot6_entry_valid;  // RowWindow.java:141
  wire slot8_olderToo_or_1 = slot8_olderToo_or || slot6_olderToo_or;  // RowWindow.java:141
  wire slot9_olderToo_or = slot8_entry_valid || slot7_entry_valid;  // RowWindow.java:141
  wire slot9_olderToo_or_1 = slot9_olderToo_or || slot7_olderToo_or;  // RowWindow.java:141
  wire slot10_olderToo_or = slot9_entry_valid || slot8_entry_valid;  // RowWindow.java:141
  wire slot10_olderToo_or_1 = slot10_olderToo_or || slot8_olderToo_or;  // RowWindow.java:141
  wire slot11_olderToo_or = slot10_entry_valid || slot9_entry_valid;  // RowWindow.java:141
  wire slot11_olderToo_or_1 = slot11_olderToo_or || slot9_olderToo_or;  // RowWindow.java:141
  wire slot12_olderToo_or = slot11_entry_valid || slot10_entry_valid;  // RowWindow.java:141
  wire slot13_olderToo_or = slot12_entry_valid || slot11_entry_valid;  // RowWindow.java:141
  wire used_when_and = access_valid && access_ready;  // RowWindow.java:150
  wire [3:0] entry_rowHit_joined = {(access_data_bank == 2'd0) && open[0] && (openRows_0 == access_data_row),
      (access_data_bank == 2'd1) && open[1] && (openRows_1 == access_data_row), (access_data_bank == 2'd2)
      && open[2] && (openRows_2 == access_data_row), (access_data_bank == 2'd3) && open[3]
      && (openRows_3 == access_data_row)};  // RowWindow.java:167
  assign activationBank = activationBank_or_1 | activationBank_or;  // RowWindow.java:113
  assign activationRow = activationRow_or_1 | activationRow_or;  // RowWindow.java:114
  assign accessBank = accessBank_or_1 | accessBank_or;  // RowWindow.java:115
  assign accessWrites = accessWrites_or_1 || accessWrites_or;  // RowWindow.java:116
  assign accessColumn = accessColumn_or_1 | accessColumn_or;  // RowWindow.java:118
  assign access_ready = used != 5'd16;  // RowWindow.java:151
  assign valid = {slot15_entry_valid, slot14_entry_valid, slot13_entry_valid, slot12_entry_valid,
      slot11_entry_valid, slot10_entry_valid, slot9_entry_valid, slot8_entry_valid, slot7_entry_valid,
      slot6_entry_valid, slot5_entry_valid, slot4_entry_valid, slot3_entry_valid, slot2_entry_valid,
      slot1_entry_valid, slot0_entry_valid};  // RowWindow.java:103
  assign rowHits = {slot15_entry_valid && slot15_entry_rowHit, slot14_entry_valid && slot14_entry_rowHit,
      slot13_entry_valid && slot13_entry_rowHit, slot12_entry_valid && slot12_entry_rowHit, slot11_entry_valid
      && slot11_entry_rowHit, slot10_entry_valid && slot10_entry_rowHit, slot9_entry_valid
      && slot9_entry_rowHit, slot8_entry_valid && slot8_entry_rowHit, slot7_entry_valid && slot7_entry_rowHit,
      slot6_entry_valid && slot6_entry_rowHit, slot5_entry_valid && slot5_entry_rowHit, slot4_entry_valid
      && slot4_entry_rowHit, slot3_entry_valid && slot3_entry_rowHit, slot2_entry_valid && slot2_entry_rowHit,
      slot1_entry_valid && slot1_entry_rowHit, slot0_entry_valid && slot0_entry_rowHit};  // RowWindow.java:104
  assign writes = {slot15_entry_write, slot14_entry_write, slot13_entry_write, slot12_entry_write,
      slot11_entry_write, slot10_entry_write, slot9_entry_write, slot8_entry_write, slot7_entry_write,
      slot6_entry_write, slot5_entry_write, slot4_entry_write, slot3_entry_write, slot2_entry_write,
      slot1_entry_write, slot0_entry_write};  // RowWindow.java:105
  assign ofBank_0 = {slot15_entry_bank == 2'd0, slot14_entry_bank == 2'd0, slot13_entry_bank == 2'd0,
      slot12_entry_bank == 2'd0, slot11_entry_bank == 2'd0, slot10_entry_bank == 2'd0, slot9_entry_bank == 2'd0,
      slot8_entry_bank == 2'd0, slot7_entry_bank == 2'd0, slot6_entry_bank == 2'd0, slot5_entry_bank == 2'd0,
      slot4_entry_bank == 2'd0, slot3_entry_bank == 2'd0, slot2_entry_bank == 2'd0, slot1_entry_bank == 2'd0,
      slot0_entry_bank == 2'd0};  // RowWindow.java:108
  assign ofBank_1 = {slot15_entry_bank == 2'd1, slot14_entry_bank == 2'd1, slot13_entry_bank == 2'd1,
      slot12_entry_bank == 2'd1, slot11_entry_bank == 2'd1, slot10_entry_bank == 2'd1, slot9_entry_bank == 2'd1,
      slot8_entry_bank == 2'd1, slot7_entry_bank == 2'd1, slot6_entry_bank == 2'd1, slot5_entry_bank == 2'd1,
      slot4_entry_bank == 2'd1, slot3_entry_bank == 2'd1, slot2_entry_bank == 2'd1, slot1_entry_bank == 2'd1,
      slot0_entry_bank == 2'd1};  // RowWindow.java:108
  assign ofBank_2 = {slot15_entry_bank == 2'd2, slot14_entry_bank == 2'd2, slot13_entry_bank == 2'd2,
      slot12_entry_bank == 2'd2, slot11_entry_bank == 2'd2, slot10_entry_bank == 2'd2, slot9_entry_bank == 2'd2,
      slot8_entry_bank == 2'd2, slot7_entry_bank == 2'd2, slot6_entry_bank == 2'd2, slot5_entry_bank == 2'd2,
      slot4_entry_bank == 2'd2, slot3_entry_bank == 2'd2, slot2_entry_bank == 2'd2, slot1_entry_bank == 2'd2,
      slot0_entry_bank == 2'd2};  // RowWindow.java:108
  assign ofBank_3 = {slot15_entry_bank == 2'd3, slot14_entry_bank == 2'd3, slot13_entry_bank == 2'd3,
      slot12_entry_bank == 2'd3, slot11_entry_bank == 2'd3, slot10_entry_bank == 2'd3, slot9_entry_bank == 2'd3,
      slot8_entry_bank == 2'd3, slot7_entry_bank == 2'd3, slot6_entry_bank == 2'd3, slot5_entry_bank == 2'd3,
      slot4_entry_bank == 2'd3, slot3_entry_bank == 2'd3, slot2_entry_bank == 2'd3, slot1_entry_bank == 2'd3,
      slot0_entry_bank == 2'd3};  // RowWindow.java:108
  assign inTurn = {slot15_entry_valid && !slot15_entry_ordered, slot14_entry_valid && !slot14_entry_ordered,
      slot13_entry_valid && !slot13_entry_ordered, slot12_entry_valid && !slot12_entry_ordered,
      slot11_entry_valid && !slot11_entry_ordered, slot10_entry_valid && !slot10_entry_ordered,
      slot9_entry_valid && !slot9_entry_ordered, slot8_entry_valid && !slot8_entry_ordered, slot7_entry_valid
      && !slot7_entry_ordered, slot6_entry_valid && !slot6_entry_ordered, slot5_entry_valid
      && !slot5_entry_ordered, slot4_entry_valid && !slot4_entry_ordered, slot3_entry_valid
      && !slot3_entry_ordered, slot2_entry_valid && !slot2_entry_ordered, slot1_entry_valid
      && !slot1_entry_ordered, slot0_entry_valid && !slot0_entry_ordered};  // RowWindow.java:111
  assign accessNext = {slot15_entry_accessNext, slot14_entry_accessNext, slot13_entry_accessNext,
      slot12_entry_accessNext, slot11_entry_accessNext, slot10_entry_accessNext, slot9_entry_accessNext,
      slot8_entry_accessNext, slot7_entry_accessNext, slot6_entry_accessNext, slot5_entry_accessNext,
      slot4_entry_accessNext, slot3_entry_accessNext, slot2_entry_accessNext, slot1_entry_accessNext,
      slot0_entry_accessNext};  // RowWindow.java:112
  assign oldest_valid = slot0_entry_valid;  // RowWindow.java:110
  assign oldest_write = slot0_entry_write;  // RowWindow.java:110
  assign oldest_bank = slot0_entry_bank;  // RowWindow.java:110
  assign oldest_row = slot0_entry_row;  // RowWindow.java:110
  assign oldest_column = slot0_entry_column;  // RowWindow.java:110
  assign oldest_tag = slot0_entry_tag;  // RowWindow.java:110
  assign oldest_rowHit = slot0_entry_rowHit;  // RowWindow.java:110
  assign oldest_ordered = slot0_entry_ordered;  // RowWindow.java:110
  assign oldest_activationNext = slot0_entry_activationNext;  // RowWindow.java:110
  assign oldest_accessNext = slot0_entry_accessNext;  // RowWindow.java:110
  assign oldest_age = slot0_entry_age;  // RowWindow.java:110
  assign accessTag = accessTag_or_1 | accessTag_or;  // RowWindow.java:119
  assign entry_valid = access_valid;  // RowWindow.java:157
  assign entry_write = access_data_write;  // RowWindow.java:158
  assign entry_bank = access_data_bank;  // RowWindow.java:159
  assign entry_row = access_data_row;  // RowWindow.java:160
  assign entry_column = access_data_column;  // RowWindow.java:161
  assign entry_tag = access_data_tag;  // RowWindow.java:162
  assign entry_rowHit = |entry_rowHit_joined;  // RowWindow.java:167
  assign entry_ordered = conflicts;  // RowWindow.java:168
  assign entry_activationNext = 1'b0;  // RowWindow.java:169
  assign entry_accessNext = 1'b0;  // RowWindow.java:170
  assign entry_age = 2'd0;  // RowWindow.java:171
  always @(posedge clock) begin
    closed <= closes;  // RowWindow.java:132
    if (used_when_and && !accesses) begin  // RowWindow.java:150
      used <= used + 5'd1;  // RowWindow.java:150
    end else if (accesses && !used_when_and) begin  // RowWindow.java:150
      used <= used - 5'd1;  // RowWindow.java:150
    end
    opened <= activates;  // RowWindow.java:180
    openedBank <= {|(activationBank & 4'd12), |(activationBank & 4'd10)};  // RowWindow.java:181
    openedRow <= activationRow;  // RowWindow.java:182
    untilTick <= ticks ? 5'd31 : (untilTick - 5'd1);  // RowWindow.java:193
    if (reset) begin
      closed <= 4'd0;  // RowWindow.java:131
      used <= 5'd0;  // RowWindow.java:149
      opened <= 1'b0;  // RowWindow.java:177
      untilTick <= 5'd0;  // RowWindow.java:191
    end
  end
  WindowSlot_6 slot0 (  // RowWindow.java:91
    .clock(clock), .reset(reset), .moves(gap[0]), .activates(activates), .accesses(accesses),
    .keepsAccess(keepsAccess), .activationChosen(activationChosen[0]), .accessChosen(accessChosen[0]),
    .olderToo(1'b0), .closed(closed), .opened(opened), .openedBank(openedBank), .openedRow(openedRow),
    .ages(ticks), .conflicts(slot0_conflicts), .above_valid(slot1_next_valid), .above_write(slot1_next_write),
    .above_bank(slot1_next_bank), .above_row(slot1_next_row), .above_column(slot1_next_column),
    .above_tag(slot1_next_tag), .above_rowHit(slot1_next_rowHit), .above_ordered(slot1_next_ordered),
    .above_activationNext(slot1_next_activationNext), .above_accessNext(slot1_next_accessNext),
    .above_age(slot1_next_age), .incoming_write(access_data_write), .incoming_bank(access_data_bank),
    .incoming_row(access_data_row), .incoming_column(access_data_column), .incoming_tag(access_data_tag),
    .entry_valid(slot0_entry_valid), .entry_write(slot0_entry_write), .entry_bank(slot0_entry_bank),
    .entry_row(slot0_entry_row), .entry_column(slot0_entry_column), .entry_tag(slot0_entry_tag),
    .entry_rowHit(slot0_entry_rowHit), .entry_ordered(slot0_entry_ordered),
    .entry_activationNext(slot0_entry_activationNext), .entry_accessNext(slot0_entry_accessNext),
    .entry_age(slot0_entry_age), .next_valid(slot0_next_valid), .next_write(slot0_next_write),
    .next_bank(slot0_next_bank), .next_row(slot0_next_row), .next_column(slot0_next_column),
    .next_tag(slot0_next_tag), .next_rowHit(slot0_next_rowHit), .next_ordered(slot0_next_ordered),
    .next_activationNext(slot0_next_activationNext), .next_accessNext(slot0_next_accessNext),
    .next_age(slot0_next_age));
  WindowSlot_6 slot1 (  // RowWindow.java:91
    .clock(clock), .reset(reset), .moves(gap[1]), .activates(activates), .accesses(accesses),
    .keepsAccess(keepsAccess), .activationChosen(activationChosen[1]), .accessChosen(accessChosen[1]),
    .olderToo(slot0_entry_valid), .closed(closed), .opened(opened), .openedBank(openedBank),
    .openedRow(openedRow), .ages(ticks), .conflicts(slot1_conflicts), .above_valid(slot2_next_valid),
    .above_write(slot2_next_write), .above_bank(slot2_next_bank), .above_row(slot2_next_row),
    .above_column(slot2_next_column), .above_tag(slot2_next_tag), .above_rowHit(slot2_next_rowHit),
    .above_ordered(slot2_next_ordered), .above_activationNext(slot2_next_activationNext),
    .above_accessNext(slot2_next_accessNext), .above_age(slot2_next_age), .incoming_write(access_data_write),
    .incoming_bank(access_data_bank), .incoming_row(access_data_row), .incoming_column(access_data_column),
    .incoming_tag(access_data_tag), .entry_valid(slot1_entry_valid), .entry_write(slot1_entry_write),
    .entry_bank(slot1_entry_bank), .entry_row(slot1_entry_row), .entry_column(slot1_entry_column),
    .entry_tag(slot1_entry_tag), .entry_rowHit(slot1_entry_rowHit), .entry_ordered(slot1_entry_ordered),
    .entry_activationNext(slot1_entry_activationNext), .entry_accessNext(slot1_entry_accessNext),
    .entry_age(slot1_entry_age), .next_valid(slot1_next_valid), .next_write(slot1_next_write),
    .next_bank(slot1_next_bank), .next_row(slot1_next_row), .next_column(slot1_next_column),
    .next_tag(slot1_next_tag), .next_rowHit(slot1_next_rowHit), .next_ordered(slot1_next_ordered),
    .next_activationNext(slot1_next_activationNext), .next_accessNext(slot1_next_accessNext),
    .next_age(slot1_next_age));
  WindowSlot_6 slot2 (  // RowWindow.java:91
    .clock(clock), .reset(reset), .moves(gap[2]), .activates(activates), .accesses(accesses),
    .keepsAccess(keepsAccess), .activationChosen(activationChosen[2]), .accessChosen(accessChosen[2]),
    .olderToo(slot2_olderToo_or), .closed(closed), .opened(opened), .openedBank(openedBank),
    .openedRow(openedRow), .ages(ticks), .conflicts(slot2_conflicts), .above_valid(slot3_next_valid),
    .above_write(slot3_next_write), .above_bank(slot3_next_bank), .above_row(slot3_next_row),
    .above_column(slot3_next_column), .above_tag(slot3_next_tag), .above_rowHit(slot3_next_rowHit),
    .above_ordered(slot3_next_ordered), .above_activationNext(slot3_next_activationNext),
    .above_accessNext(slot3_next_accessNext), .above_age(slot3_next_age), .incoming_write(access_data_write),
    .incoming_bank(access_data_bank), .incoming_row(access_data_row), .incoming_column(access_data_column),
    .incoming_tag(access_data_tag), .entry_valid(slot2_entry_valid), .entry_write(slot2_entry_write),
    .entry_bank(slot2_entry_bank), .entry_row(slot2_entry_row), .entry_column(slot2_entry_column),
    .entry_tag(slot2_entry_tag), .entry_rowHit(slot2_entry_rowHit), .entry_ordered(slot2_entry_ordered),
    .entry_activationNext(slot2_entry_activationNext), .entry_accessNext(slot2_entry_accessNext),
    .entry_age(slot2_entry_age), .next_valid(slot2_next_valid), .next_write(slot2_next_write),
    .next_bank(slot2_next_bank), .next_row(slot2_next_row), .next_column(slot2_next_column),
    .next_tag(slot2_next_tag), .next_rowHit(slot2_next_rowHit), .next_ordered(slot2_next_ordered),
    .next_activationNext(slot2_next_activationNext), .next_accessNext(slot2_next_accessNext),
    .next_age(slot2_next_age));
  WindowSlot_6 slot3 (  // RowWindow.java:91
    .clock(clock), .reset(reset), .moves(gap[3]), .activates(activates), .accesses(accesses),
    .keepsAccess(keepsAccess), .activationChosen(activationChosen[3]), .accessChosen(accessChosen[3]),
    .olderToo(slot3_olderToo_or_1), .closed(closed), .opened(opened), .openedBank(openedBank),
    .openedRow(openedRow), .ages(ticks), .conflicts(slot3_conflicts), .above_valid(slot4_next_valid),
    .above_write(slot4_next_write), .above_bank(slot4_next_bank), .above_row(slot4_next_row),
    .above_column(slot4_next_column), .above_tag(slot4_next_tag), .above_rowHit(slot4_next_rowHit),
    .above_ordered(slot4_next_ordered), .above_activationNext(slot4_next_activationNext),
    .above_accessNext(slot4_next_accessNext), .above_age(slot4_next_age), .incoming_write(access_data_write),
    .incoming_bank(access_data_bank), .incoming_row(access_data_row), .incoming_column(access_data_column),
    .incoming_tag(access_data_tag), .entry_valid(slot3_entry_valid), .entry_write(slot3_entry_write),
    .entry_bank(slot3_entry_bank), .entry_row(slot3_entry_row), .entry_column(slot3_entry_column),
    .entry_tag(slot3_entry_tag), .entry_rowHit(slot3_entry_rowHit), .entry_ordered(slot3_entry_ordered),
    .entry_activationNext(slot3_entry_activationNext), .entry_accessNext(slot3_entry_accessNext),
    .entry_age(slot3_entry_age), .next_valid(slot3_next_valid), .next_write(slot3_next_write),
    .next_bank(slot3_next_bank), .next_row(slot3_next_row), .next_column(slot3_next_column),
    .next_tag(slot3_next_tag), .next_rowHit(slot3_next_rowHit), .next_ordered(slot3_next_ordered),
    .next_activationNext(slot3_next_activationNext), .next_accessNext(slot3_next_accessNext),
    .next_age(slot3_next_age));
  WindowSlot_6 slot4 (  // RowWindow.java:91
    .clock(clock), .reset(reset), .moves(gap[4]), .activates(activates), .accesses(accesses),
    .keepsAccess(keepsAccess), .activationChosen(activationChosen[4]), .accessChosen(accessChosen[4]),
    .olderToo(slot4_olderToo_or_1), .closed(closed), .opened(opened), .openedBank(openedBank),
    .openedRow(openedRow), .ages(ticks), .conflicts(slot4_conflicts), .above_valid(slot5_next_valid),
    .above_write(slot5_next_write), .above_bank(slot5_next_bank), .above_row(slot5_next_row),
    .above_column(slot5_next_column), .above_tag(slot5_next_tag), .above_rowHit(slot5_next_rowHit),
    .above_ordered(slot5_next_ordered), .above_activationNext(slot5_next_activationNext),
    .above_accessNext(slot5_next_accessNext), .above_age(slot5_next_age), .incoming_write(access_data_write),
    .incoming_bank(access_data_bank), .incoming_row(access_data_row), .incoming_column(access_data_column),
    .incoming_tag(access_data_tag), .entry_valid(slot4_entry_valid), .entry_write(slot4_entry_write),
    .entry_bank(slot4_entry_bank), .entry_row(slot4_entry_row), .entry_column(slot4_entry_column),
    .entry_tag(slot4_entry_tag), .entry_rowHit(slot4_entry_rowHit), .entry_ordered(slot4_entry_ordered),
    .entry_activationNext(slot4_entry_activationNext), .entry_accessNext(slot4_entry_accessNext),
    .entry_age(slot4_entry_age), .next_valid(slot4_next_valid), .next_write(slot4_next_write),
    .next_bank(slot4_next_bank), .next_row(slot4_next_row), .next_column(slot4_next_column),
    .next_tag(slot4_next_tag), .next_rowHit(slot4_next_rowHit), .next_ordered(slot4_next_ordered),
    .next_activationNext(slot4_next_activationNext), .next_accessNext(slot4_next_accessNext),
    .next_age(slot4_next_age));
  WindowSlot_6 slot5 (  // RowWindow.java:91
    .clock(clock), .reset(reset), .moves(gap[5]), .activates(activates), .accesses(accesses),
    .keepsAccess(keepsAccess), .activationChosen(activationChosen[5]), .accessChosen(accessChosen[5]),
    .olderToo(slot5_olderToo_or_2), .closed(closed), .opened(opened), .openedBank(openedBank),
    .openedRow(openedRow), .ages(ticks), .conflicts(slot5_conflicts), .above_valid(slot6_next_valid),
    .above_write(slot6_next_write), .above_bank(slot6_next_bank), .above_row(slot6_next_row),
    .above_column(slot6_next_column), .above_tag(slot6_next_tag), .above_rowHit(slot6_next_rowHit),
    .above_ordered(slot6_next_ordered), .above_activationNext(slot6_next_activationNext),
    .above_accessNext(slot6_next_accessNext), .above_age(slot6_next_age), .incoming_write(access_data_write),
    .incoming_bank(access_data_bank), .incoming_row(access_data_row), .incoming_column(access_data_column),
    .incoming_tag(access_data_tag), .entry_valid(slot5_entry_valid), .entry_write(slot5_entry_write),
    .entry_bank(slot5_entry_bank), .entry_row(slot5_entry_row), .entry_column(slot5_entry_column),
    .entry_tag(slot5_entry_tag), .entry_rowHit(slot5_entry_rowHit), .entry_ordered(slot5_entry_ordered),
    .entry_activationNext(slot5_entry_activationNext), .entry_accessNext(slot5_entry_accessNext),
    .entry_age(slot5_entry_age), .next_valid(slot5_next_valid), .next_write(slot5_next_write),
    .next_bank(slot5_next_bank), .next_row(slot5_next_row), .next_column(slot5_next_column),
    .next_tag(slot5_next_tag), .next_rowHit(slot5_next_rowHit), .next_ordered(slot5_next_ordered),
    .next_activationNext(slot5_next_activationNext), .next_accessNext(slot5_next_accessNext),
    .next_age(slot5_next_age));
  WindowSlot_6 slot6 (  // RowWindow.java:91
    .clock(clock), .reset(reset), .moves(gap[6]), .activates(activates), .accesses(accesses),
    .keepsAccess(keepsAccess), .activationChosen(activationChosen[6]), .accessChosen(accessChosen[6]),
    .olderToo(slot6_olderToo_or_2), .closed(closed), .opened(opened), .openedBank(openedBank),
    .openedRow(openedRow), .ages(ticks), .conflicts(slot6_conflicts), .above_valid(slot7_next_valid),
    .above_write(slot7_next_write), .above_bank(slot7_next_bank), .above_row(slot7_next_row),
    .above_column(slot7_next_column), .above_tag(slot7_next_tag), .above_rowHit(slot7_next_rowHit),
    .above_ordered(slot7_next_ordered), .above_activationNext(slot7_next_activationNext),
    .above_accessNext(slot7_next_accessNext), .above_age(slot7_next_age), .incoming_write(access_data_write),
    .incoming_bank(access_data_bank), .incoming_row(access_data_row), .incoming_column(access_data_column),
    .incoming_tag(access_data_tag), .entry_valid(slot6_entry_valid), .entry_write(slot6_entry_write),
    .entry_bank(slot6_entry_bank), .entry_row(slot6_entry_row), .entry_column(slot6_entry_column),
    .entry_tag(slot6_entry_tag), .entry_rowHit(slot6_entry_rowHit), .entry_ordered(slot6_entry_ordered),
    .entry_activationNext(slot6_entry_activationNext), .entry_accessNext(slot6_entry_accessNext),
    .entry_age(slot6_entry_age), .next_valid(slot6_next_valid), .next_write(slot6_next_write),
    .next_bank(slot6_next_bank), .next_row(slot6_next_row), .next_column(slot6_next_column),
    .next_tag(slot6_next_tag), .next_rowHit(slot6_next_rowHit), .next_ordered(slot6_next_ordered),
    .next_activationNext(slot6_next_activationNext), .next_accessNext(slot6_next_accessNext),
    .next_age(slot6_next_age));
  WindowSlot_6 slot7 (  // RowWindow.java:91
    .clock(clock), .reset(reset), .moves(gap[7]), .activates(activates), .accesses(accesses),
    .keepsAccess(keepsAccess), .activationChosen(activationChosen[7]), .accessChosen(accessChosen[7]),
    .olderToo(slot7_olderToo_or_2), .closed(closed), .opened(opened), .openedBank(openedBank),
    .openedRow(openedRow), .ages(ticks), .conflicts(slot7_conflicts), .above_valid(slot8_next_valid),
    .above_write(slot8_next_write), .above_bank(slot8_next_bank), .above_row(slot8_next_row),
    .above_column(slot8_next_column), .above_tag(slot8_next_tag), .above_rowHit(slot8_next_rowHit),
    .above_ordered(slot8_next_ordered), .above_activationNext(slot8_next_activationNext),
    .above_accessNext(slot8_next_accessNext), .above_age(slot8_next_age), .incoming_write(access_data_write),
    .incoming_bank(access_data_bank), .incoming_row(access_data_row), .incoming_column(access_data_column),
    .incoming_tag(access_data_tag), .entry_valid(slot7_entry_valid), .entry_write(slot7_entry_write),
    .entry_bank(slot7_entry_bank), .entry_row(slot7_entry_row), .entry_column(slot7_entry_column),
    .entry_tag(slot7_entry_tag), .entry_rowHit(slot7_entry_rowHit), .entry_ordered(slot7_entry_ordered),
    .entry_activationNext(slot7_entry_activationNext), .entry_accessNext(slot7_entry_accessNext),
    .entry_age(slot7_entry_age), .next_valid(slot7_next_valid), .next_write(slot7_next_write),
    .next_bank(slot7_next_bank), .next_row(slot7_next_row), .next_column(slot7_next_column),
    .next_tag(slot7_next_tag), .next_rowHit(slot7_next_rowHit), .next_ordered(slot7_next_ordered),
    .next_activationNext(slot7_next_activationNext), .next_accessNext(slot7_next_accessNext),
    .next_age(slot7_next_age));
  WindowSlot_6 slot8 (  // RowWindow.java:91
    .clock(clock), .reset(reset), .moves(gap[8]), .activates(activates), .accesses(accesses),
    .keepsAccess(keepsAccess), .activationChosen(activationChosen[8]), .accessChosen(accessChosen[8]),
    .olderToo(slot8_olderToo_or_1 || slot4_olderToo_or_1), .closed(closed), .opened(opened),
    .openedBank(openedBank), .openedRow(openedRow), .ages(ticks), .conflicts(slot8_conflicts),
    .above_valid(slot9_next_valid), .above_write(slot9_next_write), .above_bank(slot9_next_bank),
    .above_row(slot9_next_row), .above_column(slot9_next_column), .above_tag(slot9_next_tag),
    .above_rowHit(slot9_next_rowHit), .above_ordered(slot9_next_ordered),
    .above_activationNext(slot9_next_activationNext), .above_accessNext(slot9_next_accessNext),
    .above_age(slot9_next_age), .incoming_write(access_data_write), .incoming_bank(access_data_bank),
    .incoming_row(access_data_row), .incoming_column(access_data_column), .incoming_tag(access_data_tag),
    .entry_valid(slot8_entry_valid), .entry_write(slot8_entry_write), .entry_bank(slot8_entry_bank),
    .entry_row(slot8_entry_row), .entry_column(slot8_entry_column), .entry_tag(slot8_entry_tag),
    .entry_rowHit(slot8_entry_rowHit), .entry_ordered(slot8_entry_ordered),
    .entry_activationNext(slot8_entry_activationNext), .entry_accessNext(slot8_entry_accessNext),
    .entry_age(slot8_entry_age), .next_valid(slot8_next_valid), .next_write(slot8_next_write),
    .next_bank(slot8_next_bank), .next_row(slot8_next_row), .next_column(slot8_next_column),
    .next_tag(slot8_next_tag), .next_rowHit(slot8_next_rowHit), .next_ordered(slot8_next_ordered),
    .next_activationNext(slot8_next_activationNext), .next_accessNext(slot8_next_accessNext),
    .next_age(slot8_next_age));
  WindowSlot_6 slot9 (  // RowWindow.java:91
    .clock(clock), .reset(reset), .moves(gap[9]), .activates(activates), .accesses(accesses),
    .keepsAccess(keepsAccess), .activationChosen(activationChosen[9]), .accessChosen(accessChosen[9]),
    .olderToo(slot9_olderToo_or_1 || slot5_olderToo_or_1 || slot0_entry_valid), .closed(closed),
        .opened(opened),
    .openedBank(openedBank), .openedRow(openedRow), .ages(ticks), .conflicts(slot9_conflicts),
    .above_valid(slot10_next_valid), .above_write(slot10_next_write), .above_bank(slot10_next_bank),
    .above_row(slot10_next_row), .above_column(slot10_next_column), .above_tag(slot10_next_tag),
    .above_rowHit(slot10_next_rowHit), .above_ordered(slot10_next_ordered),
    .above_activationNext(slot10_next_activationNext), .above_accessNext(slot10_next_accessNext),
    .above_age(slot10_next_age), .incoming_write(access_data_write), .incoming_bank(access_data_bank),
    .incoming_row(access_data_row), .incoming_column(access_data_column), .incoming_tag(access_data_tag),
    .entry_valid(slot9_entry_valid), .entry_write(slot9_entry_write), .entry_bank(slot9_entry_bank),
    .entry_row(slot9_entry_row), .entry_column(slot9_entry_column), .entry_tag(slot9_entry_tag),
    .entry_rowHit(slot9_entry_rowHit), .entry_ordered(slot9_entry_ordered),
    .entry_activationNext(slot9_entry_activationNext), .entry_accessNext(slot9_entry_accessNext),
    .entry_age(slot9_entry_age), .next_valid(slot9_next_valid), .next_write(slot9_next_write),
    .next_bank(slot9_next_bank), .next_row(slot9_next_row), .next_column(slot9_next_column),
    .next_tag(slot9_next_tag), .next_rowHit(slot9_next_rowHit), .next_ordered(slot9_next_ordered),
    .next_activationNext(slot9_next_activationNext), .next_accessNext(slot9_next_accessNext),
    .next_age(slot9_next_age));
  WindowSlot_6 slot10 (  // RowWindow.java:91
    .clock(clock), .reset(reset), .moves(gap[10]), .activates(activates), .accesses(accesses),
    .keepsAccess(keepsAccess), .activationChosen(activationChosen[10]), .accessChosen(accessChosen[10]),
    .olderToo(slot10_olderToo_or_1 || slot6_olderToo_or_1 || slot2_olderToo_or), .closed(closed),
    .opened(opened), .openedBank(openedBank), .openedRow(openedRow), .ages(ticks), .conflicts(slot10_conflicts),
    .above_valid(slot11_next_valid), .above_write(slot11_next_write), .above_bank(slot11_next_bank),
    .above_row(slot11_next_row), .above_column(slot11_next_column), .above_tag(slot11_next_tag),
    .above_rowHit(slot11_next_rowHit), .above_ordered(slot11_next_ordered),
    .above_activationNext(slot11_next_activationNext), .above_accessNext(slot11_next_accessNext),
    .above_age(slot11_next_age), .incoming_write(access_data_write), .incoming_bank(access_data_bank),
    .incoming_row(access_data_row), .incoming_column(access_data_column), .incoming_tag(access_data_tag),
    .entry_valid(slot10_entry_valid), .entry_write(slot10_entry_write), .entry_bank(slot10_entry_bank),
    .entry_row(slot10_entry_row), .entry_column(slot10_entry_column), .entry_tag(slot10_entry_tag),
    .entry_rowHit(slot10_entry_rowHit), .entry_ordered(slot10_entry_ordered),
    .entry_activationNext(slot10_entry_activationNext), .entry_accessNext(slot10_entry_accessNext),
    .entry_age(slot10_entry_age), .next_valid(slot10_next_valid), .next_write(slot10_next_write),
    .next_bank(slot10_next_bank), .next_row(slot10_next_row), .next_column(slot10_next_column),
    .next_tag(slot10_next_tag), .next_rowHit(slot10_next_rowHit), .next_ordered(slot10_next_ordered),
    .next_activationNext(slot10_next_activationNext), .next_accessNext(slot10_next_accessNext),
    .next_age(slot10_next_age));
  WindowSlot_6 slot11 (  // RowWindow.java:91
    .clock(clock), .reset(reset), .moves(gap[11]), .activates(activates), .accesses(accesses),
    .keepsAccess(keepsAccess), .activationChosen(activationChosen[11]), .accessChosen(accessChosen[11]),
    .olderToo(slot11_olderToo_or_1 || slot7_olderToo_or_1 || slot3_olderToo_or_1), .closed(closed),
    .opened(opened), .openedBank(openedBank), .openedRow(openedRow), .ages(ticks), .conflicts(slot11_conflicts),
    .above_valid(slot12_next_valid), .above_write(slot12_next_write), .above_bank(slot12_next_bank),
    .above_row(slot12_next_row), .above_column(slot12_next_column), .above_tag(slot12_next_tag),
    .above_rowHit(slot12_next_rowHit), .above_ordered(slot12_next_ordered),
    .above_activationNext(slot12_next_activationNext), .above_accessNext(slot12_next_accessNext),
    .above_age(slot12_next_age), .incoming_write(access_data_write), .incoming_bank(access_data_bank),
    .incoming_row(access_data_row), .incoming_column(access_data_column), .incoming_tag(access_data_tag),
    .entry_valid(slot11_entry_valid), .entry_write(slot11_entry_write), .entry_bank(slot11_entry_bank),
    .entry_row(slot11_entry_row), .entry_column(slot11_entry_column), .entry_tag(slot11_entry_tag),
    .entry_rowHit(slot11_entry_rowHit), .entry_ordered(slot11_entry_ordered),
    .entry_activationNext(slot11_entry_activationNext), .entry_accessNext(slot11_entry_accessNext),
    .entry_age(slot11_entry_age), .next_valid(slot11_next_valid), .next_write(slot11_next_write),
    .next_bank(slot11_next_bank), .next_row(slot11_next_row), .next_column(slot11_next_column),
    .next_tag(slot11_next_tag), .next_rowHit(slot11_next_rowHit), .next_ordered(slot11_next_ordered),
    .next_activationNext(slot11_next_activationNext), .next_accessNext(slot11_next_accessNext),
    .next_age(slot11_next_age));
  WindowSlot_6 slot12 (  // RowWindow.java:91
    .clock(clock), .reset(reset), .moves(gap[12]), .activates(activates), .accesses(accesses),
    .keepsAccess(keepsAccess), .activationChosen(activationChosen[12]), .accessChosen(accessChosen[12]),
    .olderToo(slot12_olderToo_or || slot10_olderToo_or || slot8_olderToo_or_1 || slot4_olderToo_or_1),
    .closed(closed), .opened(opened), .openedBank(openedBank), .openedRow(openedRow), .ages(ticks),
    .conflicts(slot12_conflicts), .above_valid(slot13_next_valid), .above_write(slot13_next_write),
    .above_bank(slot13_next_bank), .above_row(slot13_next_row), .above_column(slot13_next_column),
    .above_tag(slot13_next_tag), .above_rowHit(slot13_next_rowHit), .above_ordered(slot13_next_ordered),
    .above_activationNext(slot13_next_activationNext), .above_accessNext(slot13_next_accessNext),
    .above_age(slot13_next_age), .incoming_write(access_data_write), .incoming_bank(access_data_bank),
    .incoming_row(access_data_row), .incoming_column(access_data_column), .incoming_tag(access_data_tag),
    .entry_valid(slot12_entry_valid), .entry_write(slot12_entry_write), .entry_bank(slot12_entry_bank),
    .entry_row(slot12_entry_row), .entry_column(slot12_entry_column), .entry_tag(slot12_entry_tag),
    .entry_rowHit(slot12_entry_rowHit), .entry_ordered(slot12_entry_ordered),
    .entry_activationNext(slot12_entry_activationNext), .entry_accessNext(slot12_entry_accessNext),
    .entry_age(slot12_entry_age), .next_valid(slot12_next_valid), .next_write(slot12_next_write),
    .next_bank(slot12_next_bank), .next_row(slot12_next_row), .next_column(slot12_next_column),
    .next_tag(slot12_next_tag), .next_rowHit(slot12_next_rowHit), .next_ordered(slot12_next_ordered),
    .next_activationNext(slot12_next_activationNext), .next_accessNext(slot12_next_accessNext),
    .next_age(slot12_next_age));
  WindowSlot_6 slot13 (  // RowWindow.java:91
    .clock(clock), .reset(reset), .moves(gap[13]), .activates(activates), .accesses(accesses),
    .keepsAccess(keepsAccess), .activationChosen(activationChosen[13]), .accessChosen(accessChosen[13]),
    .olderToo(slot13_olderToo_or || slot11_olderToo_or || slot9_olderToo_or_1 || slot5_olderToo_or_2),
    .closed(closed), .opened(opened), .openedBank(openedBank), .openedRow(openedRow), .ages(ticks),
    .conflicts(slot13_conflicts), .above_valid(slot14_next_valid), .above_write(slot14_next_write),
    .above_bank(slot14_next_bank), .above_row(slot14_next_row), .above_column(slot14_next_column),
    .above_tag(slot14_next_tag), .above_rowHit(slot14_next_rowHit), .above_ordered(slot14_next_ordered),
    .above_activationNext(slot14_next_activationNext), .above_accessNext(slot14_next_accessNext),
    .above_age(slot14_next_age), .incoming_write(access_data_write), .incoming_bank(access_data_bank),
    .incoming_row(access_data_row), .incoming_column(access_data_column), .incoming_tag(access_data_tag),
    .entry_valid(slot13_entry_valid), .entry_write(slot13_entry_write), .entry_bank(slot13_entry_bank),
    .entry_row(slot13_entry_row), .entry_column(slot13_entry_column), .entry_tag(slot13_entry_tag),
    .entry_rowHit(slot13_entry_rowHit), .entry_ordered(slot13_entry_ordered),
    .entry_activationNext(slot13_entry_activationNext), .entry_accessNext(slot13_entry_accessNext),
    .entry_age(slot13_entry_age), .next_valid(slot13_next_valid), .next_write(slot13_next_write),
    .next_bank(slot13_next_bank), .next_row(slot13_next_row), .next_column(slot13_next_column),
    .next_tag(slot13_next_tag), .next_rowHit(slot13_next_rowHit), .next_ordered(slot13_next_ordered),
    .next_activationNext(slot13_next_activationNext), .next_accessNext(slot13_next_accessNext),
    .next_age(slot13_next_age));
  WindowSlot_6 slot14 (  // RowWindow.java:91
    .clock(clock), .reset(reset), .moves(gap[14]), .activates(activates), .accesses(accesses),
    .keepsAccess(keepsAccess), .activationChosen(activationChosen[14]), .accessChosen(accessChosen[14]),
    .olderToo(slot13_entry_valid || slot12_entry_valid || slot12_olderToo_or || slot10_olderToo_or_1
        || slot6_olderToo_or_2),
    .closed(closed), .opened(opened), .openedBank(openedBank), .openedRow(openedRow), .ages(ticks),
    .conflicts(slot14_conflicts), .above_valid(slot15_next_valid), .above_write(slot15_next_write),
    .above_bank(slot15_next_bank), .above_row(slot15_next_row), .above_column(slot15_next_column),
    .above_tag(slot15_next_tag), .above_rowHit(slot15_next_rowHit), .above_ordered(slot15_next_ordered),
    .above_activationNext(slot15_next_activationNext), .above_accessNext(slot15_next_accessNext),
    .above_age(slot15_next_age), .incoming_write(access_data_write), .incoming_bank(access_data_bank),
    .incoming_row(access_data_row), .incoming_column(access_data_column), .incoming_tag(access_data_tag),
    .entry_valid(slot14_entry_valid), .entry_write(slot14_entry_write), .entry_bank(slot14_entry_bank),
    .entry_row(slot14_entry_row), .entry_column(slot14_entry_column), .entry_tag(slot14_entry_tag),
    .entry_rowHit(slot14_entry_rowHit), .entry_ordered(slot14_entry_ordered),
    .entry_activationNext(slot14_entry_activationNext), .entry_accessNext(slot14_entry_accessNext),
    .entry_age(slot14_entry_age), .next_valid(slot14_next_valid), .next_write(slot14_next_write),
    .next_bank(slot14_next_bank), .next_row(slot14_next_row), .next_column(slot14_next_column),
    .next_tag(slot14_next_tag), .next_rowHit(slot14_next_rowHit), .next_ordered(slot14_next_ordered),
    .next_activationNext(slot14_next_activationNext), .next_accessNext(slot14_next_accessNext),
    .next_age(slot14_next_age));
  WindowSlot_6 slot15 (  // RowWindow.java:91
    .clock(clock), .reset(reset), .moves(access_ready), .activates(activates), .accesses(accesses),
    .keepsAccess(keepsAccess), .activationChosen(activationChosen[15]), .accessChosen(accessChosen[15]),
    .olderToo(slot14_entry_valid || slot13_entry_valid || slot13_olderToo_or || slot11_olderToo_or_1
        || slot7_olderToo_or_2),
    .closed(closed), .opened(opened), .openedBank(openedBank), .openedRow(openedRow), .ages(ticks),
    .conflicts(slot15_conflicts), .above_valid(entry_valid), .above_write(entry_write), .above_bank(entry_bank),
    .above_row(entry_row), .above_column(entry_column), .above_tag(entry_tag), .above_rowHit(entry_rowHit),
    .above_ordered(entry_ordered), .above_activationNext(entry_activationNext),
    .above_accessNext(entry_accessNext), .above_age(entry_age), .incoming_write(access_data_write),
    .incoming_bank(access_data_bank), .incoming_row(access_data_row), .incoming_column(access_data_column),
    .incoming_tag(access_data_tag), .entry_valid(slot15_entry_valid), .entry_write(slot15_entry_write),
    .entry_bank(slot15_entry_bank), .entry_row(slot15_entry_row), .entry_column(slot15_entry_column),
    .entry_tag(slot15_entry_tag), .entry_rowHit(slot15_entry_rowHit), .entry_ordered(slot15_entry_ordered),
    .entry_activationNext(slot15_entry_activationNext), .entry_accessNext(slot15_entry_accessNext),
    .entry_age(slot15_entry_age), .next_valid(slot15_next_valid), .next_write(slot15_next_write),
    .next_bank(slot15_next_bank), .next_row(slot15_next_row), .next_column(slot15_next_column),
    .next_tag(slot15_next_tag), .next_rowHit(slot15_next_rowHit), .next_ordered(slot15_next_ordered),
    .next_activationNext(slot15_next_activationNext), .next_accessNext(slot15_next_accessNext),
    .next_age(slot15_next_age));
  wire unused_ok = &{1'b0, slot0_next_valid, slot0_next_write, slot0_next_bank, slot0_next_row,
      slot0_next_column, slot0_next_tag, slot0_next_rowHit, slot0_next_ordered, slot0_next_activationNext,
      slot0_next_accessNext, slot0_next_age, slot1_entry_age, slot2_entry_age, slot3_entry_age, slot4_entry_age,
      slot5_entry_age, slot6_entry_age, slot7_entry_age, slot8_entry_age, slot9_entry_age, slot10_entry_age,
      slot11_entry_age, slot12_entry_age, slot13_entry_age, slot14_entry_age, slot15_entry_age, gap[15]};
endmodule
`default_nettype wire
