`default_nettype none
// keepsLines=true, pages=FOLDED
module TranslationCache_true_FOLDED (  // TranslationCache.java:67
  input  wire clock,  // TranslationCache.java:67
  input  wire reset,  // TranslationCache.java:67
  input  wire [9:0] key,  // TranslationCache.java:76
  input  wire [35:0] page,  // TranslationCache.java:77
  output wire hits,  // TranslationCache.java:78
  output wire [35:0] physicalPage,  // TranslationCache.java:79
  input  wire [9:0] line_data_key,  // TranslationCache.java:80
  input  wire [35:0] line_data_firstPage,  // TranslationCache.java:80
  input  wire [1:0] line_data_place,  // TranslationCache.java:80
  input  wire [255:0] line_data_entries,  // TranslationCache.java:80
  input  wire line_valid,  // TranslationCache.java:80
  input  wire forgets  // TranslationCache.java:81
);
  reg  [1:0] bank;  // TranslationCache.java:92
  reg  [39:0] tag;  // TranslationCache.java:94
  reg  [39:0] tagNow;  // TranslationCache.java:95
  reg  [75:0] word0;  // TranslationCache.java:101
  reg  isHere0;  // TranslationCache.java:102
  reg  [15:0] isKept0;  // TranslationCache.java:127
  reg  [75:0] word1;  // TranslationCache.java:101
  reg  isHere1;  // TranslationCache.java:102
  reg  [15:0] isKept1;  // TranslationCache.java:127
  reg  [75:0] word2;  // TranslationCache.java:101
  reg  isHere2;  // TranslationCache.java:102
  reg  [15:0] isKept2;  // TranslationCache.java:127
  reg  [75:0] word3;  // TranslationCache.java:101
  reg  isHere3;  // TranslationCache.java:102
  reg  [15:0] isKept3;  // TranslationCache.java:127
  reg  [75:0] word;  // TranslationCache.java:107
  reg  isHere;  // TranslationCache.java:108
  reg  isHit;  // TranslationCache.java:111
  reg  [35:0] foundPage;  // TranslationCache.java:112
  reg  [75:0] rows_0 [0:15];  // TranslationCache.java:126
  reg  [75:0] rows_1 [0:15];  // TranslationCache.java:126
  reg  [75:0] rows_2 [0:15];  // TranslationCache.java:126
  reg  [75:0] rows_3 [0:15];  // TranslationCache.java:126
  wire [3:0] sum_0 = page[5:2];  // TranslationCache.java:160
  wire [3:0] sum_1 = sum_0 ^ page[9:6];  // TranslationCache.java:163
  wire [3:0] sum_2 = sum_1 ^ page[13:10];  // TranslationCache.java:163
  wire [3:0] sum_3 = sum_2 ^ page[17:14];  // TranslationCache.java:163
  wire [3:0] sum_4 = sum_3 ^ page[21:18];  // TranslationCache.java:163
  wire [3:0] sum_5 = sum_4 ^ page[25:22];  // TranslationCache.java:163
  wire [3:0] sum_6 = sum_5 ^ page[29:26];  // TranslationCache.java:163
  wire [3:0] sum_7 = sum_6 ^ page[33:30];  // TranslationCache.java:163
  wire [3:0] sum_8 = sum_7 ^ {2'd0, page[35:34]};  // TranslationCache.java:163
  wire [33:0] upper_0 = line_data_firstPage[35:2];  // TranslationCache.java:137
  wire isNextRow_0 = line_data_firstPage[1:0] > 2'd0;  // TranslationCache.java:139
  wire [33:0] rowNumber_0 = upper_0 + {33'd0, isNextRow_0};  // TranslationCache.java:140
  wire [1:0] place_0 = 2'd0 - line_data_firstPage[1:0];  // TranslationCache.java:141
  wire [63:0] entry_0 = place_0[1] ? (place_0[0] ? line_data_entries[255:192] : line_data_entries[191:128])
      : (place_0[0] ? line_data_entries[127:64] : line_data_entries[63:0]);  // TranslationCache.java:142
  wire isThere_0 = entry_0[0];  // LayoutField.java:23
  wire [3:0] sum_9 = rowNumber_0[3:0];  // TranslationCache.java:160
  wire [3:0] sum_10 = sum_9 ^ rowNumber_0[7:4];  // TranslationCache.java:163
  wire [3:0] sum_11 = sum_10 ^ rowNumber_0[11:8];  // TranslationCache.java:163
  wire [3:0] sum_12 = sum_11 ^ rowNumber_0[15:12];  // TranslationCache.java:163
  wire [3:0] sum_13 = sum_12 ^ rowNumber_0[19:16];  // TranslationCache.java:163
  wire [3:0] sum_14 = sum_13 ^ rowNumber_0[23:20];  // TranslationCache.java:163
  wire [3:0] sum_15 = sum_14 ^ rowNumber_0[27:24];  // TranslationCache.java:163
  wire [3:0] sum_16 = sum_15 ^ rowNumber_0[31:28];  // TranslationCache.java:163
  wire [3:0] sum_17 = sum_16 ^ {2'd0, rowNumber_0[33:32]};  // TranslationCache.java:163
  wire keeps_0 = line_valid && isThere_0;  // TranslationCache.java:146
  wire [15:0] one_0 = {sum_17 == 4'd15, sum_17 == 4'd14, sum_17 == 4'd13, sum_17 == 4'd12, sum_17 == 4'd11,
      sum_17 == 4'd10, sum_17 == 4'd9, sum_17 == 4'd8, sum_17 == 4'd7, sum_17 == 4'd6, sum_17 == 4'd5, sum_17
      == 4'd4, sum_17 == 4'd3, sum_17 == 4'd2, sum_17 == 4'd1, sum_17 == 4'd0};  // TranslationCache.java:154
  wire [3:0] sum_18 = page[5:2];  // TranslationCache.java:160
  wire [3:0] sum_19 = sum_18 ^ page[9:6];  // TranslationCache.java:163
  wire [3:0] sum_20 = sum_19 ^ page[13:10];  // TranslationCache.java:163
  wire [3:0] sum_21 = sum_20 ^ page[17:14];  // TranslationCache.java:163
  wire [3:0] sum_22 = sum_21 ^ page[21:18];  // TranslationCache.java:163
  wire [3:0] sum_23 = sum_22 ^ page[25:22];  // TranslationCache.java:163
  wire [3:0] sum_24 = sum_23 ^ page[29:26];  // TranslationCache.java:163
  wire [3:0] sum_25 = sum_24 ^ page[33:30];  // TranslationCache.java:163
  wire [3:0] sum_26 = sum_25 ^ {2'd0, page[35:34]};  // TranslationCache.java:163
  wire [33:0] upper_1 = line_data_firstPage[35:2];  // TranslationCache.java:137
  wire isNextRow_1 = line_data_firstPage[1:0] > 2'd1;  // TranslationCache.java:139
  wire [33:0] rowNumber_1 = upper_1 + {33'd0, isNextRow_1};  // TranslationCache.java:140
  wire [1:0] place_1 = 2'd1 - line_data_firstPage[1:0];  // TranslationCache.java:141
  wire [63:0] entry_1 = place_1[1] ? (place_1[0] ? line_data_entries[255:192] : line_data_entries[191:128])
      : (place_1[0] ? line_data_entries[127:64] : line_data_entries[63:0]);  // TranslationCache.java:142
  wire isThere_1 = entry_1[0];  // LayoutField.java:23
  wire [3:0] sum_27 = rowNumber_1[3:0];  // TranslationCache.java:160
  wire [3:0] sum_28 = sum_27 ^ rowNumber_1[7:4];  // TranslationCache.java:163
  wire [3:0] sum_29 = sum_28 ^ rowNumber_1[11:8];  // TranslationCache.java:163
  wire [3:0] sum_30 = sum_29 ^ rowNumber_1[15:12];  // TranslationCache.java:163
  wire [3:0] sum_31 = sum_30 ^ rowNumber_1[19:16];  // TranslationCache.java:163
  wire [3:0] sum_32 = sum_31 ^ rowNumber_1[23:20];  // TranslationCache.java:163
  wire [3:0] sum_33 = sum_32 ^ rowNumber_1[27:24];  // TranslationCache.java:163
  wire [3:0] sum_34 = sum_33 ^ rowNumber_1[31:28];  // TranslationCache.java:163
  wire [3:0] sum_35 = sum_34 ^ {2'd0, rowNumber_1[33:32]};  // TranslationCache.java:163
  wire keeps_1 = line_valid && isThere_1;  // TranslationCache.java:146
  wire [15:0] one_1 = {sum_35 == 4'd15, sum_35 == 4'd14, sum_35 == 4'd13, sum_35 == 4'd12, sum_35 == 4'd11,
      sum_35 == 4'd10, sum_35 == 4'd9, sum_35 == 4'd8, sum_35 == 4'd7, sum_35 == 4'd6, sum_35 == 4'd5, sum_35
      == 4'd4, sum_35 == 4'd3, sum_35 == 4'd2, sum_35 == 4'd1, sum_35 == 4'd0};  // TranslationCache.java:154
  wire [75:0] found_0 = (bank == 2'd1) ? word1 : word0;  // TranslationCache.java:104
  wire isKept_0 = (bank == 2'd1) ? isHere1 : isHere0;  // TranslationCache.java:105
  wire [3:0] sum_36 = page[5:2];  // TranslationCache.java:160
  wire [3:0] sum_37 = sum_36 ^ page[9:6];  // TranslationCache.java:163
  wire [3:0] sum_38 = sum_37 ^ page[13:10];  // TranslationCache.java:163
  wire [3:0] sum_39 = sum_38 ^ page[17:14];  // TranslationCache.java:163
  wire [3:0] sum_40 = sum_39 ^ page[21:18];  // TranslationCache.java:163
  wire [3:0] sum_41 = sum_40 ^ page[25:22];  // TranslationCache.java:163
  wire [3:0] sum_42 = sum_41 ^ page[29:26];  // TranslationCache.java:163
  wire [3:0] sum_43 = sum_42 ^ page[33:30];  // TranslationCache.java:163
  wire [3:0] sum_44 = sum_43 ^ {2'd0, page[35:34]};  // TranslationCache.java:163
  wire [33:0] upper_2 = line_data_firstPage[35:2];  // TranslationCache.java:137
  wire isNextRow_2 = line_data_firstPage[1:0] > 2'd2;  // TranslationCache.java:139
  wire [33:0] rowNumber_2 = upper_2 + {33'd0, isNextRow_2};  // TranslationCache.java:140
  wire [1:0] place_2 = 2'd2 - line_data_firstPage[1:0];  // TranslationCache.java:141
  wire [63:0] entry_2 = place_2[1] ? (place_2[0] ? line_data_entries[255:192] : line_data_entries[191:128])
      : (place_2[0] ? line_data_entries[127:64] : line_data_entries[63:0]);  // TranslationCache.java:142
  wire isThere_2 = entry_2[0];  // LayoutField.java:23
  wire [3:0] sum_45 = rowNumber_2[3:0];  // TranslationCache.java:160
  wire [3:0] sum_46 = sum_45 ^ rowNumber_2[7:4];  // TranslationCache.java:163
  wire [3:0] sum_47 = sum_46 ^ rowNumber_2[11:8];  // TranslationCache.java:163
  wire [3:0] sum_48 = sum_47 ^ rowNumber_2[15:12];  // TranslationCache.java:163
  wire [3:0] sum_49 = sum_48 ^ rowNumber_2[19:16];  // TranslationCache.java:163
  wire [3:0] sum_50 = sum_49 ^ rowNumber_2[23:20];  // TranslationCache.java:163
  wire [3:0] sum_51 = sum_50 ^ rowNumber_2[27:24];  // TranslationCache.java:163
  wire [3:0] sum_52 = sum_51 ^ rowNumber_2[31:28];  // TranslationCache.java:163
  wire [3:0] sum_53 = sum_52 ^ {2'd0, rowNumber_2[33:32]};  // TranslationCache.java:163
  wire keeps_2 = line_valid && isThere_2;  // TranslationCache.java:146
  wire [15:0] one_2 = {sum_53 == 4'd15, sum_53 == 4'd14, sum_53 == 4'd13, sum_53 == 4'd12, sum_53 == 4'd11,
      sum_53 == 4'd10, sum_53 == 4'd9, sum_53 == 4'd8, sum_53 == 4'd7, sum_53 == 4'd6, sum_53 == 4'd5, sum_53
      == 4'd4, sum_53 == 4'd3, sum_53 == 4'd2, sum_53 == 4'd1, sum_53 == 4'd0};  // TranslationCache.java:154
  wire [75:0] found_1 = (bank == 2'd2) ? word2 : found_0;  // TranslationCache.java:104
  wire isKept_1 = (bank == 2'd2) ? isHere2 : isKept_0;  // TranslationCache.java:105
  wire [3:0] sum_54 = page[5:2];  // TranslationCache.java:160
  wire [3:0] sum_55 = sum_54 ^ page[9:6];  // TranslationCache.java:163
  wire [3:0] sum_56 = sum_55 ^ page[13:10];  // TranslationCache.java:163
  wire [3:0] sum_57 = sum_56 ^ page[17:14];  // TranslationCache.java:163
  wire [3:0] sum_58 = sum_57 ^ page[21:18];  // TranslationCache.java:163
  wire [3:0] sum_59 = sum_58 ^ page[25:22];  // TranslationCache.java:163
  wire [3:0] sum_60 = sum_59 ^ page[29:26];  // TranslationCache.java:163
  wire [3:0] sum_61 = sum_60 ^ page[33:30];  // TranslationCache.java:163
  wire [3:0] sum_62 = sum_61 ^ {2'd0, page[35:34]};  // TranslationCache.java:163
  wire [33:0] upper_3 = line_data_firstPage[35:2];  // TranslationCache.java:137
  wire [33:0] rowNumber_3 = upper_3 + 34'd0;  // TranslationCache.java:140
  wire [1:0] place_3 = 2'd3 - line_data_firstPage[1:0];  // TranslationCache.java:141
  wire [63:0] entry_3 = place_3[1] ? (place_3[0] ? line_data_entries[255:192] : line_data_entries[191:128])
      : (place_3[0] ? line_data_entries[127:64] : line_data_entries[63:0]);  // TranslationCache.java:142
  wire isThere_3 = entry_3[0];  // LayoutField.java:23
  wire [3:0] sum_63 = rowNumber_3[3:0];  // TranslationCache.java:160
  wire [3:0] sum_64 = sum_63 ^ rowNumber_3[7:4];  // TranslationCache.java:163
  wire [3:0] sum_65 = sum_64 ^ rowNumber_3[11:8];  // TranslationCache.java:163
  wire [3:0] sum_66 = sum_65 ^ rowNumber_3[15:12];  // TranslationCache.java:163
  wire [3:0] sum_67 = sum_66 ^ rowNumber_3[19:16];  // TranslationCache.java:163
  wire [3:0] sum_68 = sum_67 ^ rowNumber_3[23:20];  // TranslationCache.java:163
  wire [3:0] sum_69 = sum_68 ^ rowNumber_3[27:24];  // TranslationCache.java:163
  wire [3:0] sum_70 = sum_69 ^ rowNumber_3[31:28];  // TranslationCache.java:163
  wire [3:0] sum_71 = sum_70 ^ {2'd0, rowNumber_3[33:32]};  // TranslationCache.java:163
  wire keeps_3 = line_valid && isThere_3;  // TranslationCache.java:146
  wire [15:0] one_3 = {sum_71 == 4'd15, sum_71 == 4'd14, sum_71 == 4'd13, sum_71 == 4'd12, sum_71 == 4'd11,
      sum_71 == 4'd10, sum_71 == 4'd9, sum_71 == 4'd8, sum_71 == 4'd7, sum_71 == 4'd6, sum_71 == 4'd5, sum_71
      == 4'd4, sum_71 == 4'd3, sum_71 == 4'd2, sum_71 == 4'd1, sum_71 == 4'd0};  // TranslationCache.java:154
  wire [75:0] found_2 = (bank == 2'd3) ? word3 : found_1;  // TranslationCache.java:104
  wire isKept_2 = (bank == 2'd3) ? isHere3 : isKept_1;  // TranslationCache.java:105
  wire [75:0] word0_read = rows_0[sum_8];  // TranslationCache.java:131
  wire [15:0] isHere0_shifted = isKept0 >> sum_8;  // TranslationCache.java:132
  wire [75:0] word1_read = rows_1[sum_26];  // TranslationCache.java:131
  wire [15:0] isHere1_shifted = isKept1 >> sum_26;  // TranslationCache.java:132
  wire [75:0] word2_read = rows_2[sum_44];  // TranslationCache.java:131
  wire [15:0] isHere2_shifted = isKept2 >> sum_44;  // TranslationCache.java:132
  wire [75:0] word3_read = rows_3[sum_62];  // TranslationCache.java:131
  wire [15:0] isHere3_shifted = isKept3 >> sum_62;  // TranslationCache.java:132
  assign hits = isHit;  // TranslationCache.java:115
  assign physicalPage = foundPage;  // TranslationCache.java:116
  always @(posedge clock) begin
    bank <= page[1:0];  // TranslationCache.java:93
    tag <= {key, page[35:6]};  // TranslationCache.java:96
    tagNow <= tag;  // TranslationCache.java:97
    word0 <= word0_read;  // TranslationCache.java:131
    isHere0 <= isHere0_shifted[0];  // TranslationCache.java:132
    if (keeps_0) begin  // TranslationCache.java:147
      rows_0[sum_17] <= {line_data_key, rowNumber_0[33:4], entry_0[47:12]};  // TranslationCache.java:149
    end
    if (forgets) begin  // TranslationCache.java:155
      isKept0 <= 16'd0;  // TranslationCache.java:155
    end else if (keeps_0) begin  // TranslationCache.java:155
      isKept0 <= isKept0 | one_0;  // TranslationCache.java:155
    end
    word1 <= word1_read;  // TranslationCache.java:131
    isHere1 <= isHere1_shifted[0];  // TranslationCache.java:132
    if (keeps_1) begin  // TranslationCache.java:147
      rows_1[sum_35] <= {line_data_key, rowNumber_1[33:4], entry_1[47:12]};  // TranslationCache.java:149
    end
    if (forgets) begin  // TranslationCache.java:155
      isKept1 <= 16'd0;  // TranslationCache.java:155
    end else if (keeps_1) begin  // TranslationCache.java:155
      isKept1 <= isKept1 | one_1;  // TranslationCache.java:155
    end
    word2 <= word2_read;  // TranslationCache.java:131
    isHere2 <= isHere2_shifted[0];  // TranslationCache.java:132
    if (keeps_2) begin  // TranslationCache.java:147
      rows_2[sum_53] <= {line_data_key, rowNumber_2[33:4], entry_2[47:12]};  // TranslationCache.java:149
    end
    if (forgets) begin  // TranslationCache.java:155
      isKept2 <= 16'd0;  // TranslationCache.java:155
    end else if (keeps_2) begin  // TranslationCache.java:155
      isKept2 <= isKept2 | one_2;  // TranslationCache.java:155
    end
    word3 <= word3_read;  // TranslationCache.java:131
    isHere3 <= isHere3_shifted[0];  // TranslationCache.java:132
    if (keeps_3) begin  // TranslationCache.java:147
      rows_3[sum_71] <= {line_data_key, rowNumber_3[33:4], entry_3[47:12]};  // TranslationCache.java:149
    end
    if (forgets) begin  // TranslationCache.java:155
      isKept3 <= 16'd0;  // TranslationCache.java:155
    end else if (keeps_3) begin  // TranslationCache.java:155
      isKept3 <= isKept3 | one_3;  // TranslationCache.java:155
    end
    word <= found_2;  // TranslationCache.java:109
    isHere <= isKept_2;  // TranslationCache.java:110
    isHit <= isHere && (word[75:36] == tagNow);  // TranslationCache.java:113
    foundPage <= word[35:0];  // TranslationCache.java:114
    if (reset) begin
      isKept0 <= 16'd0;  // TranslationCache.java:127
      isKept1 <= 16'd0;  // TranslationCache.java:127
      isKept2 <= 16'd0;  // TranslationCache.java:127
      isKept3 <= 16'd0;  // TranslationCache.java:127
    end
  end
  wire unused_ok = &{1'b0, line_data_place, entry_0[11:1], entry_0[63:48], entry_1[11:1], entry_1[63:48],
      entry_2[11:1], entry_2[63:48], entry_3[11:1], entry_3[63:48], isHere0_shifted[15:1],
      isHere1_shifted[15:1], isHere2_shifted[15:1], isHere3_shifted[15:1]};
endmodule
`default_nettype wire
