// entries=16, tag=6
module RowWindow_16_6 (  // RowWindow.java:58
  input  wire clock,  // RowWindow.java:58
  input  wire reset,  // RowWindow.java:58
  input  wire accesses,  // RowWindow.java:40
  input  wire activates,  // RowWindow.java:42
  input  wire [3:0] closes,  // RowWindow.java:44
  output wire [1:0] chosenBank,  // RowWindow.java:46
  output wire [13:0] chosenRow,  // RowWindow.java:47
  output wire [7:0] chosenColumn,  // RowWindow.java:48
  input  wire [3:0] open,  // RowWindow.java:52
  input  wire [13:0] openRows_0,  // RowWindow.java:54
  input  wire [13:0] openRows_1,  // RowWindow.java:54
  input  wire [13:0] openRows_2,  // RowWindow.java:54
  input  wire [13:0] openRows_3,  // RowWindow.java:54
  input  wire access_data_write,  // RowWindow.java:61
  input  wire [1:0] access_data_bank,  // RowWindow.java:61
  input  wire [13:0] access_data_row,  // RowWindow.java:61
  input  wire [7:0] access_data_column,  // RowWindow.java:61
  input  wire [5:0] access_data_tag,  // RowWindow.java:61
  input  wire access_valid,  // RowWindow.java:61
  output wire access_ready,  // RowWindow.java:61
  output wire [15:0] valid,  // RowWindow.java:62
  output wire [15:0] rowHits,  // RowWindow.java:63
  output wire [15:0] writes,  // RowWindow.java:64
  output wire [15:0] ofBank_0,  // RowWindow.java:65
  output wire [15:0] ofBank_1,  // RowWindow.java:65
  output wire [15:0] ofBank_2,  // RowWindow.java:65
  output wire [15:0] ofBank_3,  // RowWindow.java:65
  output wire [15:0] inTurn,  // RowWindow.java:66
  output wire oldest_valid,  // RowWindow.java:67
  output wire oldest_write,  // RowWindow.java:67
  output wire [1:0] oldest_bank,  // RowWindow.java:67
  output wire [13:0] oldest_row,  // RowWindow.java:67
  output wire [7:0] oldest_column,  // RowWindow.java:67
  output wire [5:0] oldest_tag,  // RowWindow.java:67
  output wire oldest_rowHit,  // RowWindow.java:67
  output wire oldest_ordered,  // RowWindow.java:67
  output wire [1:0] oldest_age,  // RowWindow.java:67
  input  wire [15:0] chosen,  // RowWindow.java:68
  output wire [5:0] chosenTag  // RowWindow.java:69
);
  wire entry_valid;  // RowWindow.java:125
  wire entry_write;  // RowWindow.java:125
  wire [1:0] entry_bank;  // RowWindow.java:125
  wire [13:0] entry_row;  // RowWindow.java:125
  wire [7:0] entry_column;  // RowWindow.java:125
  wire [5:0] entry_tag;  // RowWindow.java:125
  wire entry_rowHit;  // RowWindow.java:125
  wire entry_ordered;  // RowWindow.java:125
  wire [1:0] entry_age;  // RowWindow.java:125
  reg  opened;  // RowWindow.java:145
  reg  [1:0] openedBank;  // RowWindow.java:146
  reg  [13:0] openedRow;  // RowWindow.java:147
  reg  [4:0] untilTick;  // RowWindow.java:159
  wire slot0_conflicts, slot0_entry_valid, slot0_entry_write, slot0_entry_rowHit, slot0_entry_ordered,
      slot0_next_valid, slot0_next_write, slot0_next_rowHit, slot0_next_ordered;  // RowWindow.java:72
  wire [1:0] slot0_entry_bank, slot0_entry_age, slot0_next_bank, slot0_next_age;  // RowWindow.java:72
  wire [13:0] slot0_entry_row, slot0_next_row; wire [7:0] slot0_entry_column, slot0_next_column;  // RowWindow.java:72
  wire [5:0] slot0_entry_tag, slot0_next_tag;  // RowWindow.java:72
  wire slot1_conflicts, slot1_entry_valid, slot1_entry_write, slot1_entry_rowHit, slot1_entry_ordered,
      slot1_next_valid, slot1_next_write, slot1_next_rowHit, slot1_next_ordered;  // RowWindow.java:72
  wire [1:0] slot1_entry_bank, slot1_entry_age, slot1_next_bank, slot1_next_age;  // RowWindow.java:72
  wire [13:0] slot1_entry_row, slot1_next_row; wire [7:0] slot1_entry_column, slot1_next_column;  // RowWindow.java:72
  wire [5:0] slot1_entry_tag, slot1_next_tag;  // RowWindow.java:72
  wire slot2_conflicts, slot2_entry_valid, slot2_entry_write, slot2_entry_rowHit, slot2_entry_ordered,
      slot2_next_valid, slot2_next_write, slot2_next_rowHit, slot2_next_ordered;  // RowWindow.java:72
  wire [1:0] slot2_entry_bank, slot2_entry_age, slot2_next_bank, slot2_next_age;  // RowWindow.java:72
  wire [13:0] slot2_entry_row, slot2_next_row; wire [7:0] slot2_entry_column, slot2_next_column;  // RowWindow.java:72
  wire [5:0] slot2_entry_tag, slot2_next_tag;  // RowWindow.java:72
  wire slot3_conflicts, slot3_entry_valid, slot3_entry_write, slot3_entry_rowHit, slot3_entry_ordered,
      slot3_next_valid, slot3_next_write, slot3_next_rowHit, slot3_next_ordered;  // RowWindow.java:72
  wire [1:0] slot3_entry_bank, slot3_entry_age, slot3_next_bank, slot3_next_age;  // RowWindow.java:72
  wire [13:0] slot3_entry_row, slot3_next_row; wire [7:0] slot3_entry_column, slot3_next_column;  // RowWindow.java:72
  wire [5:0] slot3_entry_tag, slot3_next_tag;  // RowWindow.java:72
  wire slot4_conflicts, slot4_entry_valid, slot4_entry_write, slot4_entry_rowHit, slot4_entry_ordered,
      slot4_next_valid, slot4_next_write, slot4_next_rowHit, slot4_next_ordered;  // RowWindow.java:72
  wire [1:0] slot4_entry_bank, slot4_entry_age, slot4_next_bank, slot4_next_age;  // RowWindow.java:72
  wire [13:0] slot4_entry_row, slot4_next_row; wire [7:0] slot4_entry_column, slot4_next_column;  // RowWindow.java:72
  wire [5:0] slot4_entry_tag, slot4_next_tag;  // RowWindow.java:72
  wire slot5_conflicts, slot5_entry_valid, slot5_entry_write, slot5_entry_rowHit, slot5_entry_ordered,
      slot5_next_valid, slot5_next_write, slot5_next_rowHit, slot5_next_ordered;  // RowWindow.java:72
  wire [1:0] slot5_entry_bank, slot5_entry_age, slot5_next_bank, slot5_next_age;  // RowWindow.java:72
  wire [13:0] slot5_entry_row, slot5_next_row; wire [7:0] slot5_entry_column, slot5_next_column;  // RowWindow.java:72
  wire [5:0] slot5_entry_tag, slot5_next_tag;  // RowWindow.java:72
  wire slot6_conflicts, slot6_entry_valid, slot6_entry_write, slot6_entry_rowHit, slot6_entry_ordered,
      slot6_next_valid, slot6_next_write, slot6_next_rowHit, slot6_next_ordered;  // RowWindow.java:72
  wire [1:0] slot6_entry_bank, slot6_entry_age, slot6_next_bank, slot6_next_age;  // RowWindow.java:72
  wire [13:0] slot6_entry_row, slot6_next_row; wire [7:0] slot6_entry_column, slot6_next_column;  // RowWindow.java:72
  wire [5:0] slot6_entry_tag, slot6_next_tag;  // RowWindow.java:72
  wire slot7_conflicts, slot7_entry_valid, slot7_entry_write, slot7_entry_rowHit, slot7_entry_ordered,
      slot7_next_valid, slot7_next_write, slot7_next_rowHit, slot7_next_ordered;  // RowWindow.java:72
  wire [1:0] slot7_entry_bank, slot7_entry_age, slot7_next_bank, slot7_next_age;  // RowWindow.java:72
  wire [13:0] slot7_entry_row, slot7_next_row; wire [7:0] slot7_entry_column, slot7_next_column;  // RowWindow.java:72
  wire [5:0] slot7_entry_tag, slot7_next_tag;  // RowWindow.java:72
  wire slot8_conflicts, slot8_entry_valid, slot8_entry_write, slot8_entry_rowHit, slot8_entry_ordered,
      slot8_next_valid, slot8_next_write, slot8_next_rowHit, slot8_next_ordered;  // RowWindow.java:72
  wire [1:0] slot8_entry_bank, slot8_entry_age, slot8_next_bank, slot8_next_age;  // RowWindow.java:72
  wire [13:0] slot8_entry_row, slot8_next_row; wire [7:0] slot8_entry_column, slot8_next_column;  // RowWindow.java:72
  wire [5:0] slot8_entry_tag, slot8_next_tag;  // RowWindow.java:72
  wire slot9_conflicts, slot9_entry_valid, slot9_entry_write, slot9_entry_rowHit, slot9_entry_ordered,
      slot9_next_valid, slot9_next_write, slot9_next_rowHit, slot9_next_ordered;  // RowWindow.java:72
  wire [1:0] slot9_entry_bank, slot9_entry_age, slot9_next_bank, slot9_next_age;  // RowWindow.java:72
  wire [13:0] slot9_entry_row, slot9_next_row; wire [7:0] slot9_entry_column, slot9_next_column;  // RowWindow.java:72
  wire [5:0] slot9_entry_tag, slot9_next_tag;  // RowWindow.java:72
  wire slot10_conflicts, slot10_entry_valid, slot10_entry_write, slot10_entry_rowHit, slot10_entry_ordered,
      slot10_next_valid, slot10_next_write, slot10_next_rowHit, slot10_next_ordered;  // RowWindow.java:72
  wire [1:0] slot10_entry_bank, slot10_entry_age, slot10_next_bank, slot10_next_age;  // RowWindow.java:72
  wire [13:0] slot10_entry_row, slot10_next_row; wire [7:0] slot10_entry_column, slot10_next_column;  // RowWindow.java:72
  wire [5:0] slot10_entry_tag, slot10_next_tag;  // RowWindow.java:72
  wire slot11_conflicts, slot11_entry_valid, slot11_entry_write, slot11_entry_rowHit, slot11_entry_ordered,
      slot11_next_valid, slot11_next_write, slot11_next_rowHit, slot11_next_ordered;  // RowWindow.java:72
  wire [1:0] slot11_entry_bank, slot11_entry_age, slot11_next_bank, slot11_next_age;  // RowWindow.java:72
  wire [13:0] slot11_entry_row, slot11_next_row; wire [7:0] slot11_entry_column, slot11_next_column;  // RowWindow.java:72
  wire [5:0] slot11_entry_tag, slot11_next_tag;  // RowWindow.java:72
  wire slot12_conflicts, slot12_entry_valid, slot12_entry_write, slot12_entry_rowHit, slot12_entry_ordered,
      slot12_next_valid, slot12_next_write, slot12_next_rowHit, slot12_next_ordered;  // RowWindow.java:72
  wire [1:0] slot12_entry_bank, slot12_entry_age, slot12_next_bank, slot12_next_age;  // RowWindow.java:72
  wire [13:0] slot12_entry_row, slot12_next_row; wire [7:0] slot12_entry_column, slot12_next_column;  // RowWindow.java:72
  wire [5:0] slot12_entry_tag, slot12_next_tag;  // RowWindow.java:72
  wire slot13_conflicts, slot13_entry_valid, slot13_entry_write, slot13_entry_rowHit, slot13_entry_ordered,
      slot13_next_valid, slot13_next_write, slot13_next_rowHit, slot13_next_ordered;  // RowWindow.java:72
  wire [1:0] slot13_entry_bank, slot13_entry_age, slot13_next_bank, slot13_next_age;  // RowWindow.java:72
  wire [13:0] slot13_entry_row, slot13_next_row; wire [7:0] slot13_entry_column, slot13_next_column;  // RowWindow.java:72
  wire [5:0] slot13_entry_tag, slot13_next_tag;  // RowWindow.java:72
  wire slot14_conflicts, slot14_entry_valid, slot14_entry_write, slot14_entry_rowHit, slot14_entry_ordered,
      slot14_next_valid, slot14_next_write, slot14_next_rowHit, slot14_next_ordered;  // RowWindow.java:72
  wire [1:0] slot14_entry_bank, slot14_entry_age, slot14_next_bank, slot14_next_age;  // RowWindow.java:72
  wire [13:0] slot14_entry_row, slot14_next_row; wire [7:0] slot14_entry_column, slot14_next_column;  // RowWindow.java:72
  wire [5:0] slot14_entry_tag, slot14_next_tag;  // RowWindow.java:72
  wire slot15_conflicts, slot15_entry_valid, slot15_entry_write, slot15_entry_rowHit, slot15_entry_ordered,
      slot15_next_valid, slot15_next_write, slot15_next_rowHit, slot15_next_ordered;  // RowWindow.java:72
  wire [1:0] slot15_entry_bank, slot15_entry_age, slot15_next_bank, slot15_next_age;  // RowWindow.java:72
  wire [13:0] slot15_entry_row, slot15_next_row; wire [7:0] slot15_entry_column, slot15_next_column;  // RowWindow.java:72
  wire [5:0] slot15_entry_tag, slot15_next_tag;  // RowWindow.java:72
  wire conflicts = |{slot0_conflicts, slot1_conflicts, slot2_conflicts, slot3_conflicts, slot4_conflicts,
      slot5_conflicts, slot6_conflicts, slot7_conflicts, slot8_conflicts, slot9_conflicts, slot10_conflicts,
      slot11_conflicts, slot12_conflicts, slot13_conflicts, slot14_conflicts, slot15_conflicts};  // RowWindow.java:193
  wire staysOpen_0 = open[0] && !closes[0];  // RowWindow.java:134
  wire staysOpen_1 = open[1] && !closes[1];  // RowWindow.java:134
  wire staysOpen_2 = open[2] && !closes[2];  // RowWindow.java:134
  wire staysOpen_3 = open[3] && !closes[3];  // RowWindow.java:134
  wire ticks = untilTick == 5'd0;  // RowWindow.java:160
  wire inTurn_or = slot1_entry_valid || slot0_entry_valid;  // RowWindow.java:101
  wire inTurn_or_1 = slot2_entry_valid || slot1_entry_valid;  // RowWindow.java:101
  wire inTurn_or_2 = inTurn_or_1 || slot0_entry_valid;  // RowWindow.java:101
  wire inTurn_or_3 = slot3_entry_valid || slot2_entry_valid;  // RowWindow.java:101
  wire inTurn_or_4 = inTurn_or_3 || inTurn_or;  // RowWindow.java:101
  wire inTurn_or_5 = slot4_entry_valid || slot3_entry_valid;  // RowWindow.java:101
  wire inTurn_or_6 = inTurn_or_5 || inTurn_or_1;  // RowWindow.java:101
  wire inTurn_or_7 = inTurn_or_6 || slot0_entry_valid;  // RowWindow.java:101
  wire inTurn_or_8 = slot5_entry_valid || slot4_entry_valid;  // RowWindow.java:101
  wire inTurn_or_9 = inTurn_or_8 || inTurn_or_3;  // RowWindow.java:101
  wire inTurn_or_10 = inTurn_or_9 || inTurn_or;  // RowWindow.java:101
  wire inTurn_or_11 = slot6_entry_valid || slot5_entry_valid;  // RowWindow.java:101
  wire inTurn_or_12 = inTurn_or_11 || inTurn_or_5;  // RowWindow.java:101
  wire inTurn_or_13 = inTurn_or_12 || inTurn_or_2;  // RowWindow.java:101
  wire inTurn_or_14 = slot7_entry_valid || slot6_entry_valid;  // RowWindow.java:101
  wire inTurn_or_15 = inTurn_or_14 || inTurn_or_8;  // RowWindow.java:101
  wire inTurn_or_16 = slot8_entry_valid || slot7_entry_valid;  // RowWindow.java:101
  wire inTurn_or_17 = inTurn_or_16 || inTurn_or_11;  // RowWindow.java:101
  wire inTurn_or_18 = slot9_entry_valid || slot8_entry_valid;  // RowWindow.java:101
  wire inTurn_or_19 = inTurn_or_18 || inTurn_or_14;  // RowWindow.java:101
  wire inTurn_or_20 = slot10_entry_valid || slot9_entry_valid;  // RowWindow.java:101
  wire inTurn_or_21 = inTurn_or_20 || inTurn_or_16;  // RowWindow.java:101
  wire inTurn_or_22 = slot11_entry_valid || slot10_entry_valid;  // RowWindow.java:101
  wire inTurn_or_23 = slot12_entry_valid || slot11_entry_valid;  // RowWindow.java:101
  wire [1:0] chosenBank_or = (chosen[8] ? slot8_entry_bank : 2'd0) | (chosen[9] ? slot9_entry_bank : 2'd0)
      | ((chosen[10] ? slot10_entry_bank : 2'd0) | (chosen[11] ? slot11_entry_bank : 2'd0))
      | ((chosen[12] ? slot12_entry_bank : 2'd0) | (chosen[13] ? slot13_entry_bank : 2'd0)
      | ((chosen[14] ? slot14_entry_bank : 2'd0) | (chosen[15] ? slot15_entry_bank : 2'd0)));  // RowWindow.java:102
  wire [1:0] chosenBank_or_1 = (chosen[0] ? slot0_entry_bank : 2'd0) | (chosen[1] ? slot1_entry_bank : 2'd0)
      | ((chosen[2] ? slot2_entry_bank : 2'd0) | (chosen[3] ? slot3_entry_bank : 2'd0))
      | ((chosen[4] ? slot4_entry_bank : 2'd0) | (chosen[5] ? slot5_entry_bank : 2'd0)
      | ((chosen[6] ? slot6_entry_bank : 2'd0) | (chosen[7] ? slot7_entry_bank : 2'd0)));  // RowWindow.java:102
  wire [13:0] chosenRow_or = (chosen[8] ? slot8_entry_row : 14'd0) | (chosen[9] ? slot9_entry_row : 14'd0)
      | ((chosen[10] ? slot10_entry_row : 14'd0) | (chosen[11] ? slot11_entry_row : 14'd0))
      | ((chosen[12] ? slot12_entry_row : 14'd0) | (chosen[13] ? slot13_entry_row : 14'd0)
      | ((chosen[14] ? slot14_entry_row : 14'd0) | (chosen[15] ? slot15_entry_row : 14'd0)));  // RowWindow.java:103
  wire [13:0] chosenRow_or_1 = (chosen[0] ? slot0_entry_row : 14'd0) | (chosen[1] ? slot1_entry_row : 14'd0)
      | ((chosen[2] ? slot2_entry_row : 14'd0) | (chosen[3] ? slot3_entry_row : 14'd0))
      | ((chosen[4] ? slot4_entry_row : 14'd0) | (chosen[5] ? slot5_entry_row : 14'd0)
      | ((chosen[6] ? slot6_entry_row : 14'd0) | (chosen[7] ? slot7_entry_row : 14'd0)));  // RowWindow.java:103
  wire [7:0] chosenColumn_or = (chosen[8] ? slot8_entry_column : 8'd0) | (chosen[9] ? slot9_entry_column : 8'd0)
      | ((chosen[10] ? slot10_entry_column : 8'd0) | (chosen[11] ? slot11_entry_column : 8'd0))
      | ((chosen[12] ? slot12_entry_column : 8'd0) | (chosen[13] ? slot13_entry_column : 8'd0)
      | ((chosen[14] ? slot14_entry_column : 8'd0) | (chosen[15] ? slot15_entry_column : 8'd0)));  // RowWindow.java:104
  wire [7:0] chosenColumn_or_1 = (chosen[0] ? slot0_entry_column : 8'd0)
      | (chosen[1] ? slot1_entry_column : 8'd0)
      | ((chosen[2] ? slot2_entry_column : 8'd0) | (chosen[3] ? slot3_entry_column : 8'd0))
      | ((chosen[4] ? slot4_entry_column : 8'd0) | (chosen[5] ? slot5_entry_column : 8'd0)
      | ((chosen[6] ? slot6_entry_column : 8'd0) | (chosen[7] ? slot7_entry_column : 8'd0)));  // RowWindow.java:104
  wire [5:0] chosenTag_or = (chosen[8] ? slot8_entry_tag : 6'd0) | (chosen[9] ? slot9_entry_tag : 6'd0)
      | ((chosen[10] ? slot10_entry_tag : 6'd0) | (chosen[11] ? slot11_entry_tag : 6'd0))
      | ((chosen[12] ? slot12_entry_tag : 6'd0) | (chosen[13] ? slot13_entry_tag : 6'd0)
      | ((chosen[14] ? slot14_entry_tag : 6'd0) | (chosen[15] ? slot15_entry_tag : 6'd0)));  // RowWindow.java:105
  wire [5:0] chosenTag_or_1 = (chosen[0] ? slot0_entry_tag : 6'd0) | (chosen[1] ? slot1_entry_tag : 6'd0)
      | ((chosen[2] ? slot2_entry_tag : 6'd0) | (chosen[3] ? slot3_entry_tag : 6'd0))
      | ((chosen[4] ? slot4_entry_tag : 6'd0) | (chosen[5] ? slot5_entry_tag : 6'd0)
      | ((chosen[6] ? slot6_entry_tag : 6'd0) | (chosen[7] ? slot7_entry_tag : 6'd0)));  // RowWindow.java:105
  wire slot1_moves_or = !slot1_entry_valid || !slot0_entry_valid;  // RowWindow.java:112
  wire slot2_moves_or = !slot2_entry_valid || !slot1_entry_valid;  // RowWindow.java:112
  wire slot2_moves_or_1 = slot2_moves_or || !slot0_entry_valid;  // RowWindow.java:112
  wire slot3_moves_or = !slot3_entry_valid || !slot2_entry_valid;  // RowWindow.java:112
  wire slot3_moves_or_1 = slot3_moves_or || slot1_moves_or;  // RowWindow.java:112
  wire slot4_moves_or = !slot4_entry_valid || !slot3_entry_valid;  // RowWindow.java:112
  wire slot4_moves_or_1 = slot4_moves_or || slot2_moves_or;  // RowWindow.java:112
  wire slot4_moves_or_2 = slot4_moves_or_1 || !slot0_entry_valid;  // RowWindow.java:112
  wire slot5_moves_or = !slot5_entry_valid || !slot4_entry_valid;  // RowWindow.java:112
  wire slot5_moves_or_1 = slot5_moves_or || slot3_moves_or;  // RowWindow.java:112
  wire slot5_moves_or_2 = slot5_moves_or_1 || slot1_moves_or;  // RowWindow.java:112
  wire slot6_moves_or = !slot6_entry_valid || !slot5_entry_valid;  // RowWindow.java:112
  wire slot6_moves_or_1 = slot6_moves_or || slot4_moves_or;  // RowWindow.java:112
  wire slot6_moves_or_2 = slot6_moves_or_1 || slot2_moves_or_1;  // RowWindow.java:112
  wire slot7_moves_or = !slot7_entry_valid || !slot6_entry_valid;  // RowWindow.java:112
  wire slot7_moves_or_1 = slot7_moves_or || slot5_moves_or;  // RowWindow.java:112
  wire slot7_moves_or_2 = slot7_moves_or_1 || slot3_moves_or_1;  // RowWindow.java:112
  wire slot8_moves_or = !slot8_entry_valid || !slot7_entry_valid;  // RowWindow.java:112
  wire slot8_moves_or_1 = slot8_moves_or || slot6_moves_or;  // RowWindow.java:112
  wire slot9_moves_or = !slot9_entry_valid || !slot8_entry_valid;  // RowWindow.java:112
  wire slot9_moves_or_1 = slot9_moves_or || slot7_moves_or;  // RowWindow.java:112
  wire slot10_moves_or = !slot10_entry_valid || !slot9_entry_valid;  // RowWindow.java:112
  wire slot10_moves_or_1 = slot10_moves_or || slot8_moves_or;  // RowWindow.java:112
  wire slot11_moves_or = !slot11_entry_valid || !slot10_entry_valid;  // RowWindow.java:112
  wire slot11_moves_or_1 = slot11_moves_or || slot9_moves_or;  // RowWindow.java:112
  wire slot12_moves_or = !slot12_entry_valid || !slot11_entry_valid;  // RowWindow.java:112
  wire slot13_moves_or = !slot13_entry_valid || !slot12_entry_valid;  // RowWindow.java:112
  wire slot15_moves_or = !slot15_entry_valid || !slot14_entry_valid || slot13_moves_or || slot11_moves_or_1
      || slot7_moves_or_2;  // RowWindow.java:112
  wire [3:0] entry_rowHit_joined = {(access_data_bank == 2'd0) && staysOpen_0
      && (openRows_0 == access_data_row), (access_data_bank == 2'd1) && staysOpen_1
      && (openRows_1 == access_data_row), (access_data_bank == 2'd2) && staysOpen_2
      && (openRows_2 == access_data_row), (access_data_bank == 2'd3) && staysOpen_3
      && (openRows_3 == access_data_row)};  // RowWindow.java:137
  assign chosenBank = chosenBank_or_1 | chosenBank_or;  // RowWindow.java:102
  assign chosenRow = chosenRow_or_1 | chosenRow_or;  // RowWindow.java:103
  assign chosenColumn = chosenColumn_or_1 | chosenColumn_or;  // RowWindow.java:104
  assign access_ready = slot15_moves_or;  // RowWindow.java:120
  assign valid = {slot15_entry_valid, slot14_entry_valid, slot13_entry_valid, slot12_entry_valid,
      slot11_entry_valid, slot10_entry_valid, slot9_entry_valid, slot8_entry_valid, slot7_entry_valid,
      slot6_entry_valid, slot5_entry_valid, slot4_entry_valid, slot3_entry_valid, slot2_entry_valid,
      slot1_entry_valid, slot0_entry_valid};  // RowWindow.java:84
  assign rowHits = {slot15_entry_valid && slot15_entry_rowHit, slot14_entry_valid && slot14_entry_rowHit,
      slot13_entry_valid && slot13_entry_rowHit, slot12_entry_valid && slot12_entry_rowHit, slot11_entry_valid
      && slot11_entry_rowHit, slot10_entry_valid && slot10_entry_rowHit, slot9_entry_valid
      && slot9_entry_rowHit, slot8_entry_valid && slot8_entry_rowHit, slot7_entry_valid && slot7_entry_rowHit,
      slot6_entry_valid && slot6_entry_rowHit, slot5_entry_valid && slot5_entry_rowHit, slot4_entry_valid
      && slot4_entry_rowHit, slot3_entry_valid && slot3_entry_rowHit, slot2_entry_valid && slot2_entry_rowHit,
      slot1_entry_valid && slot1_entry_rowHit, slot0_entry_valid && slot0_entry_rowHit};  // RowWindow.java:85
  assign writes = {slot15_entry_write, slot14_entry_write, slot13_entry_write, slot12_entry_write,
      slot11_entry_write, slot10_entry_write, slot9_entry_write, slot8_entry_write, slot7_entry_write,
      slot6_entry_write, slot5_entry_write, slot4_entry_write, slot3_entry_write, slot2_entry_write,
      slot1_entry_write, slot0_entry_write};  // RowWindow.java:86
  assign ofBank_0 = {slot15_entry_bank == 2'd0, slot14_entry_bank == 2'd0, slot13_entry_bank == 2'd0,
      slot12_entry_bank == 2'd0, slot11_entry_bank == 2'd0, slot10_entry_bank == 2'd0, slot9_entry_bank == 2'd0,
      slot8_entry_bank == 2'd0, slot7_entry_bank == 2'd0, slot6_entry_bank == 2'd0, slot5_entry_bank == 2'd0,
      slot4_entry_bank == 2'd0, slot3_entry_bank == 2'd0, slot2_entry_bank == 2'd0, slot1_entry_bank == 2'd0,
      slot0_entry_bank == 2'd0};  // RowWindow.java:89
  assign ofBank_1 = {slot15_entry_bank == 2'd1, slot14_entry_bank == 2'd1, slot13_entry_bank == 2'd1,
      slot12_entry_bank == 2'd1, slot11_entry_bank == 2'd1, slot10_entry_bank == 2'd1, slot9_entry_bank == 2'd1,
      slot8_entry_bank == 2'd1, slot7_entry_bank == 2'd1, slot6_entry_bank == 2'd1, slot5_entry_bank == 2'd1,
      slot4_entry_bank == 2'd1, slot3_entry_bank == 2'd1, slot2_entry_bank == 2'd1, slot1_entry_bank == 2'd1,
      slot0_entry_bank == 2'd1};  // RowWindow.java:89
  assign ofBank_2 = {slot15_entry_bank == 2'd2, slot14_entry_bank == 2'd2, slot13_entry_bank == 2'd2,
      slot12_entry_bank == 2'd2, slot11_entry_bank == 2'd2, slot10_entry_bank == 2'd2, slot9_entry_bank == 2'd2,
      slot8_entry_bank == 2'd2, slot7_entry_bank == 2'd2, slot6_entry_bank == 2'd2, slot5_entry_bank == 2'd2,
      slot4_entry_bank == 2'd2, slot3_entry_bank == 2'd2, slot2_entry_bank == 2'd2, slot1_entry_bank == 2'd2,
      slot0_entry_bank == 2'd2};  // RowWindow.java:89
  assign ofBank_3 = {slot15_entry_bank == 2'd3, slot14_entry_bank == 2'd3, slot13_entry_bank == 2'd3,
      slot12_entry_bank == 2'd3, slot11_entry_bank == 2'd3, slot10_entry_bank == 2'd3, slot9_entry_bank == 2'd3,
      slot8_entry_bank == 2'd3, slot7_entry_bank == 2'd3, slot6_entry_bank == 2'd3, slot5_entry_bank == 2'd3,
      slot4_entry_bank == 2'd3, slot3_entry_bank == 2'd3, slot2_entry_bank == 2'd3, slot1_entry_bank == 2'd3,
      slot0_entry_bank == 2'd3};  // RowWindow.java:89
  assign inTurn = {slot15_entry_valid && !(slot15_entry_ordered
      && (slot14_entry_valid || slot13_entry_valid || inTurn_or_23 || inTurn_or_21 || inTurn_or_13)),
      slot14_entry_valid && !(slot14_entry_ordered
      && (slot13_entry_valid || slot12_entry_valid || inTurn_or_22 || inTurn_or_19 || inTurn_or_10)),
      slot13_entry_valid && !(slot13_entry_ordered
      && (inTurn_or_23 || inTurn_or_20 || inTurn_or_17 || inTurn_or_7)), slot12_entry_valid
      && !(slot12_entry_ordered && (inTurn_or_22 || inTurn_or_18 || inTurn_or_15 || inTurn_or_4)),
      slot11_entry_valid && !(slot11_entry_ordered && (inTurn_or_21 || inTurn_or_12 || inTurn_or_2)),
      slot10_entry_valid && !(slot10_entry_ordered && (inTurn_or_19 || inTurn_or_9 || inTurn_or)),
      slot9_entry_valid && !(slot9_entry_ordered && (inTurn_or_17 || inTurn_or_6 || slot0_entry_valid)),
      slot8_entry_valid && !(slot8_entry_ordered && (inTurn_or_15 || inTurn_or_4)), slot7_entry_valid
      && !(slot7_entry_ordered && inTurn_or_13), slot6_entry_valid && !(slot6_entry_ordered && inTurn_or_10),
      slot5_entry_valid && !(slot5_entry_ordered && inTurn_or_7), slot4_entry_valid
      && !(slot4_entry_ordered && inTurn_or_4), slot3_entry_valid && !(slot3_entry_ordered && inTurn_or_2),
      slot2_entry_valid && !(slot2_entry_ordered && inTurn_or), slot1_entry_valid
      && !(slot1_entry_ordered && slot0_entry_valid), slot0_entry_valid};  // RowWindow.java:101
  assign oldest_valid = slot0_entry_valid;  // RowWindow.java:91
  assign oldest_write = slot0_entry_write;  // RowWindow.java:91
  assign oldest_bank = slot0_entry_bank;  // RowWindow.java:91
  assign oldest_row = slot0_entry_row;  // RowWindow.java:91
  assign oldest_column = slot0_entry_column;  // RowWindow.java:91
  assign oldest_tag = slot0_entry_tag;  // RowWindow.java:91
  assign oldest_rowHit = slot0_entry_rowHit;  // RowWindow.java:91
  assign oldest_ordered = slot0_entry_ordered;  // RowWindow.java:91
  assign oldest_age = slot0_entry_age;  // RowWindow.java:91
  assign chosenTag = chosenTag_or_1 | chosenTag_or;  // RowWindow.java:105
  assign entry_valid = access_valid;  // RowWindow.java:126
  assign entry_write = access_data_write;  // RowWindow.java:127
  assign entry_bank = access_data_bank;  // RowWindow.java:128
  assign entry_row = access_data_row;  // RowWindow.java:129
  assign entry_column = access_data_column;  // RowWindow.java:130
  assign entry_tag = access_data_tag;  // RowWindow.java:131
  assign entry_rowHit = |entry_rowHit_joined;  // RowWindow.java:137
  assign entry_ordered = conflicts;  // RowWindow.java:138
  assign entry_age = 2'd0;  // RowWindow.java:139
  always @(posedge clock) begin
    opened <= activates;  // RowWindow.java:148
    openedBank <= chosenBank;  // RowWindow.java:149
    openedRow <= chosenRow;  // RowWindow.java:150
    untilTick <= ticks ? 5'd31 : (untilTick - 5'd1);  // RowWindow.java:161
    if (reset) begin
      opened <= 1'b0;  // RowWindow.java:145
      untilTick <= 5'd0;  // RowWindow.java:159
    end
  end
  WindowSlot_6 slot0 (  // RowWindow.java:72
    .clock(clock), .reset(reset), .moves(!slot0_entry_valid), .issued(chosen[0] && accesses), .closes(closes),
    .opened(opened), .openedBank(openedBank), .openedRow(openedRow), .ages(ticks), .conflicts(slot0_conflicts),
    .above_valid(slot1_next_valid), .above_write(slot1_next_write), .above_bank(slot1_next_bank),
    .above_row(slot1_next_row), .above_column(slot1_next_column), .above_tag(slot1_next_tag),
    .above_rowHit(slot1_next_rowHit), .above_ordered(slot1_next_ordered), .above_age(slot1_next_age),
    .incoming_write(access_data_write), .incoming_bank(access_data_bank), .incoming_row(access_data_row),
    .incoming_column(access_data_column), .incoming_tag(access_data_tag), .entry_valid(slot0_entry_valid),
    .entry_write(slot0_entry_write), .entry_bank(slot0_entry_bank), .entry_row(slot0_entry_row),
    .entry_column(slot0_entry_column), .entry_tag(slot0_entry_tag), .entry_rowHit(slot0_entry_rowHit),
    .entry_ordered(slot0_entry_ordered), .entry_age(slot0_entry_age), .next_valid(slot0_next_valid),
    .next_write(slot0_next_write), .next_bank(slot0_next_bank), .next_row(slot0_next_row),
    .next_column(slot0_next_column), .next_tag(slot0_next_tag), .next_rowHit(slot0_next_rowHit),
    .next_ordered(slot0_next_ordered), .next_age(slot0_next_age));
  WindowSlot_6 slot1 (  // RowWindow.java:72
    .clock(clock), .reset(reset), .moves(slot1_moves_or), .issued(chosen[1] && accesses), .closes(closes),
    .opened(opened), .openedBank(openedBank), .openedRow(openedRow), .ages(ticks), .conflicts(slot1_conflicts),
    .above_valid(slot2_next_valid), .above_write(slot2_next_write), .above_bank(slot2_next_bank),
    .above_row(slot2_next_row), .above_column(slot2_next_column), .above_tag(slot2_next_tag),
    .above_rowHit(slot2_next_rowHit), .above_ordered(slot2_next_ordered), .above_age(slot2_next_age),
    .incoming_write(access_data_write), .incoming_bank(access_data_bank), .incoming_row(access_data_row),
    .incoming_column(access_data_column), .incoming_tag(access_data_tag), .entry_valid(slot1_entry_valid),
    .entry_write(slot1_entry_write), .entry_bank(slot1_entry_bank), .entry_row(slot1_entry_row),
    .entry_column(slot1_entry_column), .entry_tag(slot1_entry_tag), .entry_rowHit(slot1_entry_rowHit),
    .entry_ordered(slot1_entry_ordered), .entry_age(slot1_entry_age), .next_valid(slot1_next_valid),
    .next_write(slot1_next_write), .next_bank(slot1_next_bank), .next_row(slot1_next_row),
    .next_column(slot1_next_column), .next_tag(slot1_next_tag), .next_rowHit(slot1_next_rowHit),
    .next_ordered(slot1_next_ordered), .next_age(slot1_next_age));
  WindowSlot_6 slot2 (  // RowWindow.java:72
    .clock(clock), .reset(reset), .moves(slot2_moves_or_1), .issued(chosen[2] && accesses), .closes(closes),
    .opened(opened), .openedBank(openedBank), .openedRow(openedRow), .ages(ticks), .conflicts(slot2_conflicts),
    .above_valid(slot3_next_valid), .above_write(slot3_next_write), .above_bank(slot3_next_bank),
    .above_row(slot3_next_row), .above_column(slot3_next_column), .above_tag(slot3_next_tag),
    .above_rowHit(slot3_next_rowHit), .above_ordered(slot3_next_ordered), .above_age(slot3_next_age),
    .incoming_write(access_data_write), .incoming_bank(access_data_bank), .incoming_row(access_data_row),
    .incoming_column(access_data_column), .incoming_tag(access_data_tag), .entry_valid(slot2_entry_valid),
    .entry_write(slot2_entry_write), .entry_bank(slot2_entry_bank), .entry_row(slot2_entry_row),
    .entry_column(slot2_entry_column), .entry_tag(slot2_entry_tag), .entry_rowHit(slot2_entry_rowHit),
    .entry_ordered(slot2_entry_ordered), .entry_age(slot2_entry_age), .next_valid(slot2_next_valid),
    .next_write(slot2_next_write), .next_bank(slot2_next_bank), .next_row(slot2_next_row),
    .next_column(slot2_next_column), .next_tag(slot2_next_tag), .next_rowHit(slot2_next_rowHit),
    .next_ordered(slot2_next_ordered), .next_age(slot2_next_age));
  WindowSlot_6 slot3 (  // RowWindow.java:72
    .clock(clock), .reset(reset), .moves(slot3_moves_or_1), .issued(chosen[3] && accesses), .closes(closes),
    .opened(opened), .openedBank(openedBank), .openedRow(openedRow), .ages(ticks), .conflicts(slot3_conflicts),
    .above_valid(slot4_next_valid), .above_write(slot4_next_write), .above_bank(slot4_next_bank),
    .above_row(slot4_next_row), .above_column(slot4_next_column), .above_tag(slot4_next_tag),
    .above_rowHit(slot4_next_rowHit), .above_ordered(slot4_next_ordered), .above_age(slot4_next_age),
    .incoming_write(access_data_write), .incoming_bank(access_data_bank), .incoming_row(access_data_row),
    .incoming_column(access_data_column), .incoming_tag(access_data_tag), .entry_valid(slot3_entry_valid),
    .entry_write(slot3_entry_write), .entry_bank(slot3_entry_bank), .entry_row(slot3_entry_row),
    .entry_column(slot3_entry_column), .entry_tag(slot3_entry_tag), .entry_rowHit(slot3_entry_rowHit),
    .entry_ordered(slot3_entry_ordered), .entry_age(slot3_entry_age), .next_valid(slot3_next_valid),
    .next_write(slot3_next_write), .next_bank(slot3_next_bank), .next_row(slot3_next_row),
    .next_column(slot3_next_column), .next_tag(slot3_next_tag), .next_rowHit(slot3_next_rowHit),
    .next_ordered(slot3_next_ordered), .next_age(slot3_next_age));
  WindowSlot_6 slot4 (  // RowWindow.java:72
    .clock(clock), .reset(reset), .moves(slot4_moves_or_2), .issued(chosen[4] && accesses), .closes(closes),
    .opened(opened), .openedBank(openedBank), .openedRow(openedRow), .ages(ticks), .conflicts(slot4_conflicts),
    .above_valid(slot5_next_valid), .above_write(slot5_next_write), .above_bank(slot5_next_bank),
    .above_row(slot5_next_row), .above_column(slot5_next_column), .above_tag(slot5_next_tag),
    .above_rowHit(slot5_next_rowHit), .above_ordered(slot5_next_ordered), .above_age(slot5_next_age),
    .incoming_write(access_data_write), .incoming_bank(access_data_bank), .incoming_row(access_data_row),
    .incoming_column(access_data_column), .incoming_tag(access_data_tag), .entry_valid(slot4_entry_valid),
    .entry_write(slot4_entry_write), .entry_bank(slot4_entry_bank), .entry_row(slot4_entry_row),
    .entry_column(slot4_entry_column), .entry_tag(slot4_entry_tag), .entry_rowHit(slot4_entry_rowHit),
    .entry_ordered(slot4_entry_ordered), .entry_age(slot4_entry_age), .next_valid(slot4_next_valid),
    .next_write(slot4_next_write), .next_bank(slot4_next_bank), .next_row(slot4_next_row),
    .next_column(slot4_next_column), .next_tag(slot4_next_tag), .next_rowHit(slot4_next_rowHit),
    .next_ordered(slot4_next_ordered), .next_age(slot4_next_age));
  WindowSlot_6 slot5 (  // RowWindow.java:72
    .clock(clock), .reset(reset), .moves(slot5_moves_or_2), .issued(chosen[5] && accesses), .closes(closes),
    .opened(opened), .openedBank(openedBank), .openedRow(openedRow), .ages(ticks), .conflicts(slot5_conflicts),
    .above_valid(slot6_next_valid), .above_write(slot6_next_write), .above_bank(slot6_next_bank),
    .above_row(slot6_next_row), .above_column(slot6_next_column), .above_tag(slot6_next_tag),
    .above_rowHit(slot6_next_rowHit), .above_ordered(slot6_next_ordered), .above_age(slot6_next_age),
    .incoming_write(access_data_write), .incoming_bank(access_data_bank), .incoming_row(access_data_row),
    .incoming_column(access_data_column), .incoming_tag(access_data_tag), .entry_valid(slot5_entry_valid),
    .entry_write(slot5_entry_write), .entry_bank(slot5_entry_bank), .entry_row(slot5_entry_row),
    .entry_column(slot5_entry_column), .entry_tag(slot5_entry_tag), .entry_rowHit(slot5_entry_rowHit),
    .entry_ordered(slot5_entry_ordered), .entry_age(slot5_entry_age), .next_valid(slot5_next_valid),
    .next_write(slot5_next_write), .next_bank(slot5_next_bank), .next_row(slot5_next_row),
    .next_column(slot5_next_column), .next_tag(slot5_next_tag), .next_rowHit(slot5_next_rowHit),
    .next_ordered(slot5_next_ordered), .next_age(slot5_next_age));
  WindowSlot_6 slot6 (  // RowWindow.java:72
    .clock(clock), .reset(reset), .moves(slot6_moves_or_2), .issued(chosen[6] && accesses), .closes(closes),
    .opened(opened), .openedBank(openedBank), .openedRow(openedRow), .ages(ticks), .conflicts(slot6_conflicts),
    .above_valid(slot7_next_valid), .above_write(slot7_next_write), .above_bank(slot7_next_bank),
    .above_row(slot7_next_row), .above_column(slot7_next_column), .above_tag(slot7_next_tag),
    .above_rowHit(slot7_next_rowHit), .above_ordered(slot7_next_ordered), .above_age(slot7_next_age),
    .incoming_write(access_data_write), .incoming_bank(access_data_bank), .incoming_row(access_data_row),
    .incoming_column(access_data_column), .incoming_tag(access_data_tag), .entry_valid(slot6_entry_valid),
    .entry_write(slot6_entry_write), .entry_bank(slot6_entry_bank), .entry_row(slot6_entry_row),
    .entry_column(slot6_entry_column), .entry_tag(slot6_entry_tag), .entry_rowHit(slot6_entry_rowHit),
    .entry_ordered(slot6_entry_ordered), .entry_age(slot6_entry_age), .next_valid(slot6_next_valid),
    .next_write(slot6_next_write), .next_bank(slot6_next_bank), .next_row(slot6_next_row),
    .next_column(slot6_next_column), .next_tag(slot6_next_tag), .next_rowHit(slot6_next_rowHit),
    .next_ordered(slot6_next_ordered), .next_age(slot6_next_age));
  WindowSlot_6 slot7 (  // RowWindow.java:72
    .clock(clock), .reset(reset), .moves(slot7_moves_or_2), .issued(chosen[7] && accesses), .closes(closes),
    .opened(opened), .openedBank(openedBank), .openedRow(openedRow), .ages(ticks), .conflicts(slot7_conflicts),
    .above_valid(slot8_next_valid), .above_write(slot8_next_write), .above_bank(slot8_next_bank),
    .above_row(slot8_next_row), .above_column(slot8_next_column), .above_tag(slot8_next_tag),
    .above_rowHit(slot8_next_rowHit), .above_ordered(slot8_next_ordered), .above_age(slot8_next_age),
    .incoming_write(access_data_write), .incoming_bank(access_data_bank), .incoming_row(access_data_row),
    .incoming_column(access_data_column), .incoming_tag(access_data_tag), .entry_valid(slot7_entry_valid),
    .entry_write(slot7_entry_write), .entry_bank(slot7_entry_bank), .entry_row(slot7_entry_row),
    .entry_column(slot7_entry_column), .entry_tag(slot7_entry_tag), .entry_rowHit(slot7_entry_rowHit),
    .entry_ordered(slot7_entry_ordered), .entry_age(slot7_entry_age), .next_valid(slot7_next_valid),
    .next_write(slot7_next_write), .next_bank(slot7_next_bank), .next_row(slot7_next_row),
    .next_column(slot7_next_column), .next_tag(slot7_next_tag), .next_rowHit(slot7_next_rowHit),
    .next_ordered(slot7_next_ordered), .next_age(slot7_next_age));
  WindowSlot_6 slot8 (  // RowWindow.java:72
    .clock(clock), .reset(reset), .moves(slot8_moves_or_1 || slot4_moves_or_1 || !slot0_entry_valid),
    .issued(chosen[8] && accesses), .closes(closes), .opened(opened), .openedBank(openedBank),
    .openedRow(openedRow), .ages(ticks), .conflicts(slot8_conflicts), .above_valid(slot9_next_valid),
    .above_write(slot9_next_write), .above_bank(slot9_next_bank), .above_row(slot9_next_row),
    .above_column(slot9_next_column), .above_tag(slot9_next_tag), .above_rowHit(slot9_next_rowHit),
    .above_ordered(slot9_next_ordered), .above_age(slot9_next_age), .incoming_write(access_data_write),
    .incoming_bank(access_data_bank), .incoming_row(access_data_row), .incoming_column(access_data_column),
    .incoming_tag(access_data_tag), .entry_valid(slot8_entry_valid), .entry_write(slot8_entry_write),
    .entry_bank(slot8_entry_bank), .entry_row(slot8_entry_row), .entry_column(slot8_entry_column),
    .entry_tag(slot8_entry_tag), .entry_rowHit(slot8_entry_rowHit), .entry_ordered(slot8_entry_ordered),
    .entry_age(slot8_entry_age), .next_valid(slot8_next_valid), .next_write(slot8_next_write),
    .next_bank(slot8_next_bank), .next_row(slot8_next_row), .next_column(slot8_next_column),
    .next_tag(slot8_next_tag), .next_rowHit(slot8_next_rowHit), .next_ordered(slot8_next_ordered),
    .next_age(slot8_next_age));
  WindowSlot_6 slot9 (  // RowWindow.java:72
    .clock(clock), .reset(reset), .moves(slot9_moves_or_1 || slot5_moves_or_1 || slot1_moves_or),
    .issued(chosen[9] && accesses), .closes(closes), .opened(opened), .openedBank(openedBank),
    .openedRow(openedRow), .ages(ticks), .conflicts(slot9_conflicts), .above_valid(slot10_next_valid),
    .above_write(slot10_next_write), .above_bank(slot10_next_bank), .above_row(slot10_next_row),
    .above_column(slot10_next_column), .above_tag(slot10_next_tag), .above_rowHit(slot10_next_rowHit),
    .above_ordered(slot10_next_ordered), .above_age(slot10_next_age), .incoming_write(access_data_write),
    .incoming_bank(access_data_bank), .incoming_row(access_data_row), .incoming_column(access_data_column),
    .incoming_tag(access_data_tag), .entry_valid(slot9_entry_valid), .entry_write(slot9_entry_write),
    .entry_bank(slot9_entry_bank), .entry_row(slot9_entry_row), .entry_column(slot9_entry_column),
    .entry_tag(slot9_entry_tag), .entry_rowHit(slot9_entry_rowHit), .entry_ordered(slot9_entry_ordered),
    .entry_age(slot9_entry_age), .next_valid(slot9_next_valid), .next_write(slot9_next_write),
    .next_bank(slot9_next_bank), .next_row(slot9_next_row), .next_column(slot9_next_column),
    .next_tag(slot9_next_tag), .next_rowHit(slot9_next_rowHit), .next_ordered(slot9_next_ordered),
    .next_age(slot9_next_age));
  WindowSlot_6 slot10 (  // RowWindow.java:72
    .clock(clock), .reset(reset), .moves(slot10_moves_or_1 || slot6_moves_or_1 || slot2_moves_or_1),
    .issued(chosen[10] && accesses), .closes(closes), .opened(opened), .openedBank(openedBank),
    .openedRow(openedRow), .ages(ticks), .conflicts(slot10_conflicts), .above_valid(slot11_next_valid),
    .above_write(slot11_next_write), .above_bank(slot11_next_bank), .above_row(slot11_next_row),
    .above_column(slot11_next_column), .above_tag(slot11_next_tag), .above_rowHit(slot11_next_rowHit),
    .above_ordered(slot11_next_ordered), .above_age(slot11_next_age), .incoming_write(access_data_write),
    .incoming_bank(access_data_bank), .incoming_row(access_data_row), .incoming_column(access_data_column),
    .incoming_tag(access_data_tag), .entry_valid(slot10_entry_valid), .entry_write(slot10_entry_write),
    .entry_bank(slot10_entry_bank), .entry_row(slot10_entry_row), .entry_column(slot10_entry_column),
    .entry_tag(slot10_entry_tag), .entry_rowHit(slot10_entry_rowHit), .entry_ordered(slot10_entry_ordered),
    .entry_age(slot10_entry_age), .next_valid(slot10_next_valid), .next_write(slot10_next_write),
    .next_bank(slot10_next_bank), .next_row(slot10_next_row), .next_column(slot10_next_column),
    .next_tag(slot10_next_tag), .next_rowHit(slot10_next_rowHit), .next_ordered(slot10_next_ordered),
    .next_age(slot10_next_age));
  WindowSlot_6 slot11 (  // RowWindow.java:72
    .clock(clock), .reset(reset), .moves(slot11_moves_or_1 || slot7_moves_or_1 || slot3_moves_or_1),
    .issued(chosen[11] && accesses), .closes(closes), .opened(opened), .openedBank(openedBank),
    .openedRow(openedRow), .ages(ticks), .conflicts(slot11_conflicts), .above_valid(slot12_next_valid),
    .above_write(slot12_next_write), .above_bank(slot12_next_bank), .above_row(slot12_next_row),
    .above_column(slot12_next_column), .above_tag(slot12_next_tag), .above_rowHit(slot12_next_rowHit),
    .above_ordered(slot12_next_ordered), .above_age(slot12_next_age), .incoming_write(access_data_write),
    .incoming_bank(access_data_bank), .incoming_row(access_data_row), .incoming_column(access_data_column),
    .incoming_tag(access_data_tag), .entry_valid(slot11_entry_valid), .entry_write(slot11_entry_write),
    .entry_bank(slot11_entry_bank), .entry_row(slot11_entry_row), .entry_column(slot11_entry_column),
    .entry_tag(slot11_entry_tag), .entry_rowHit(slot11_entry_rowHit), .entry_ordered(slot11_entry_ordered),
    .entry_age(slot11_entry_age), .next_valid(slot11_next_valid), .next_write(slot11_next_write),
    .next_bank(slot11_next_bank), .next_row(slot11_next_row), .next_column(slot11_next_column),
    .next_tag(slot11_next_tag), .next_rowHit(slot11_next_rowHit), .next_ordered(slot11_next_ordered),
    .next_age(slot11_next_age));
  WindowSlot_6 slot12 (  // RowWindow.java:72
    .clock(clock), .reset(reset),
    .moves(slot12_moves_or || slot10_moves_or || slot8_moves_or_1 || slot4_moves_or_2),
    .issued(chosen[12] && accesses), .closes(closes), .opened(opened), .openedBank(openedBank),
    .openedRow(openedRow), .ages(ticks), .conflicts(slot12_conflicts), .above_valid(slot13_next_valid),
    .above_write(slot13_next_write), .above_bank(slot13_next_bank), .above_row(slot13_next_row),
    .above_column(slot13_next_column), .above_tag(slot13_next_tag), .above_rowHit(slot13_next_rowHit),
    .above_ordered(slot13_next_ordered), .above_age(slot13_next_age), .incoming_write(access_data_write),
    .incoming_bank(access_data_bank), .incoming_row(access_data_row), .incoming_column(access_data_column),
    .incoming_tag(access_data_tag), .entry_valid(slot12_entry_valid), .entry_write(slot12_entry_write),
    .entry_bank(slot12_entry_bank), .entry_row(slot12_entry_row), .entry_column(slot12_entry_column),
    .entry_tag(slot12_entry_tag), .entry_rowHit(slot12_entry_rowHit), .entry_ordered(slot12_entry_ordered),
    .entry_age(slot12_entry_age), .next_valid(slot12_next_valid), .next_write(slot12_next_write),
    .next_bank(slot12_next_bank), .next_row(slot12_next_row), .next_column(slot12_next_column),
    .next_tag(slot12_next_tag), .next_rowHit(slot12_next_rowHit), .next_ordered(slot12_next_ordered),
    .next_age(slot12_next_age));
  WindowSlot_6 slot13 (  // RowWindow.java:72
    .clock(clock), .reset(reset),
    .moves(slot13_moves_or || slot11_moves_or || slot9_moves_or_1 || slot5_moves_or_2),
    .issued(chosen[13] && accesses), .closes(closes), .opened(opened), .openedBank(openedBank),
    .openedRow(openedRow), .ages(ticks), .conflicts(slot13_conflicts), .above_valid(slot14_next_valid),
    .above_write(slot14_next_write), .above_bank(slot14_next_bank), .above_row(slot14_next_row),
    .above_column(slot14_next_column), .above_tag(slot14_next_tag), .above_rowHit(slot14_next_rowHit),
    .above_ordered(slot14_next_ordered), .above_age(slot14_next_age), .incoming_write(access_data_write),
    .incoming_bank(access_data_bank), .incoming_row(access_data_row), .incoming_column(access_data_column),
    .incoming_tag(access_data_tag), .entry_valid(slot13_entry_valid), .entry_write(slot13_entry_write),
    .entry_bank(slot13_entry_bank), .entry_row(slot13_entry_row), .entry_column(slot13_entry_column),
    .entry_tag(slot13_entry_tag), .entry_rowHit(slot13_entry_rowHit), .entry_ordered(slot13_entry_ordered),
    .entry_age(slot13_entry_age), .next_valid(slot13_next_valid), .next_write(slot13_next_write),
    .next_bank(slot13_next_bank), .next_row(slot13_next_row), .next_column(slot13_next_column),
    .next_tag(slot13_next_tag), .next_rowHit(slot13_next_rowHit), .next_ordered(slot13_next_ordered),
    .next_age(slot13_next_age));
  WindowSlot_6 slot14 (  // RowWindow.java:72
    .clock(clock), .reset(reset),
    .moves(!slot14_entry_valid || !slot13_entry_valid || slot12_moves_or || slot10_moves_or_1
        || slot6_moves_or_2),
    .issued(chosen[14] && accesses), .closes(closes), .opened(opened), .openedBank(openedBank),
    .openedRow(openedRow), .ages(ticks), .conflicts(slot14_conflicts), .above_valid(slot15_next_valid),
    .above_write(slot15_next_write), .above_bank(slot15_next_bank), .above_row(slot15_next_row),
    .above_column(slot15_next_column), .above_tag(slot15_next_tag), .above_rowHit(slot15_next_rowHit),
    .above_ordered(slot15_next_ordered), .above_age(slot15_next_age), .incoming_write(access_data_write),
    .incoming_bank(access_data_bank), .incoming_row(access_data_row), .incoming_column(access_data_column),
    .incoming_tag(access_data_tag), .entry_valid(slot14_entry_valid), .entry_write(slot14_entry_write),
    .entry_bank(slot14_entry_bank), .entry_row(slot14_entry_row), .entry_column(slot14_entry_column),
    .entry_tag(slot14_entry_tag), .entry_rowHit(slot14_entry_rowHit), .entry_ordered(slot14_entry_ordered),
    .entry_age(slot14_entry_age), .next_valid(slot14_next_valid), .next_write(slot14_next_write),
    .next_bank(slot14_next_bank), .next_row(slot14_next_row), .next_column(slot14_next_column),
    .next_tag(slot14_next_tag), .next_rowHit(slot14_next_rowHit), .next_ordered(slot14_next_ordered),
    .next_age(slot14_next_age));
  WindowSlot_6 slot15 (  // RowWindow.java:72
    .clock(clock), .reset(reset), .moves(slot15_moves_or), .issued(chosen[15] && accesses), .closes(closes),
    .opened(opened), .openedBank(openedBank), .openedRow(openedRow), .ages(ticks), .conflicts(slot15_conflicts),
    .above_valid(entry_valid), .above_write(entry_write), .above_bank(entry_bank), .above_row(entry_row),
    .above_column(entry_column), .above_tag(entry_tag), .above_rowHit(entry_rowHit),
    .above_ordered(entry_ordered), .above_age(entry_age), .incoming_write(access_data_write),
    .incoming_bank(access_data_bank), .incoming_row(access_data_row), .incoming_column(access_data_column),
    .incoming_tag(access_data_tag), .entry_valid(slot15_entry_valid), .entry_write(slot15_entry_write),
    .entry_bank(slot15_entry_bank), .entry_row(slot15_entry_row), .entry_column(slot15_entry_column),
    .entry_tag(slot15_entry_tag), .entry_rowHit(slot15_entry_rowHit), .entry_ordered(slot15_entry_ordered),
    .entry_age(slot15_entry_age), .next_valid(slot15_next_valid), .next_write(slot15_next_write),
    .next_bank(slot15_next_bank), .next_row(slot15_next_row), .next_column(slot15_next_column),
    .next_tag(slot15_next_tag), .next_rowHit(slot15_next_rowHit), .next_ordered(slot15_next_ordered),
    .next_age(slot15_next_age));
  wire unused_ok = &{1'b0, slot0_next_valid, slot0_next_write, slot0_next_bank, slot0_next_row,
      slot0_next_column, slot0_next_tag, slot0_next_rowHit, slot0_next_ordered, slot0_next_age, slot1_entry_age,
      slot2_entry_age, slot3_entry_age, slot4_entry_age, slot5_entry_age, slot6_entry_age, slot7_entry_age,
      slot8_entry_age, slot9_entry_age, slot10_entry_age, slot11_entry_age, slot12_entry_age, slot13_entry_age,
      slot14_entry_age, slot15_entry_age};
endmodule
