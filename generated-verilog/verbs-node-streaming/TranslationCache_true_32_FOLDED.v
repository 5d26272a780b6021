`default_nettype none
// keepsLines=true, rows=32, pages=FOLDED
module TranslationCache_true_32_FOLDED (  // TranslationCache.java:72
  input  wire clock,  // TranslationCache.java:72
  input  wire reset,  // TranslationCache.java:72
  input  wire [9:0] key,  // TranslationCache.java:81
  input  wire [35:0] page,  // TranslationCache.java:82
  output wire hits,  // TranslationCache.java:83
  output wire [35:0] physicalPage,  // TranslationCache.java:84
  input  wire [9:0] line_data_key,  // TranslationCache.java:85
  input  wire [35:0] line_data_firstPage,  // TranslationCache.java:85
  input  wire [1:0] line_data_place,  // TranslationCache.java:85
  input  wire [255:0] line_data_entries,  // TranslationCache.java:85
  input  wire line_valid,  // TranslationCache.java:85
  input  wire [33:0] nextRow,  // TranslationCache.java:86
  input  wire forgets  // TranslationCache.java:87
);
  reg  [1:0] bank;  // TranslationCache.java:98
  reg  [38:0] tag;  // TranslationCache.java:100
  reg  [38:0] tagNow;  // TranslationCache.java:101
  reg  [74:0] word0;  // TranslationCache.java:107
  reg  isHere0;  // TranslationCache.java:108
  reg  [31:0] isKept0;  // TranslationCache.java:133
  reg  [74:0] word1;  // TranslationCache.java:107
  reg  isHere1;  // TranslationCache.java:108
  reg  [31:0] isKept1;  // TranslationCache.java:133
  reg  [74:0] word2;  // TranslationCache.java:107
  reg  isHere2;  // TranslationCache.java:108
  reg  [31:0] isKept2;  // TranslationCache.java:133
  reg  [74:0] word3;  // TranslationCache.java:107
  reg  isHere3;  // TranslationCache.java:108
  reg  [31:0] isKept3;  // TranslationCache.java:133
  reg  [74:0] word;  // TranslationCache.java:113
  reg  isHere;  // TranslationCache.java:114
  reg  isHit;  // TranslationCache.java:117
  reg  [35:0] foundPage;  // TranslationCache.java:118
  reg  [74:0] rows_0 [0:31];  // TranslationCache.java:132
  reg  [74:0] rows_1 [0:31];  // TranslationCache.java:132
  reg  [74:0] rows_2 [0:31];  // TranslationCache.java:132
  reg  [74:0] rows_3 [0:31];  // TranslationCache.java:132
  wire [4:0] sum_0 = page[6:2];  // TranslationCache.java:168
  wire [4:0] sum_1 = sum_0 ^ page[11:7];  // TranslationCache.java:171
  wire [4:0] sum_2 = sum_1 ^ page[16:12];  // TranslationCache.java:171
  wire [4:0] sum_3 = sum_2 ^ page[21:17];  // TranslationCache.java:171
  wire [4:0] sum_4 = sum_3 ^ page[26:22];  // TranslationCache.java:171
  wire [4:0] sum_5 = sum_4 ^ page[31:27];  // TranslationCache.java:171
  wire [4:0] sum_6 = sum_5 ^ {1'b0, page[35:32]};  // TranslationCache.java:171
  wire [33:0] upper_0 = line_data_firstPage[35:2];  // TranslationCache.java:143
  wire isNextRow_0 = line_data_firstPage[1:0] > 2'd0;  // TranslationCache.java:145
  wire [33:0] rowNumber_0 = isNextRow_0 ? nextRow : upper_0;  // TranslationCache.java:148
  wire [1:0] place_0 = 2'd0 - line_data_firstPage[1:0];  // TranslationCache.java:149
  wire [63:0] entry_0 = place_0[1] ? (place_0[0] ? line_data_entries[255:192] : line_data_entries[191:128])
      : (place_0[0] ? line_data_entries[127:64] : line_data_entries[63:0]);  // TranslationCache.java:150
  wire isThere_0 = entry_0[0];  // LayoutField.java:23
  wire [4:0] sum_7 = rowNumber_0[4:0];  // TranslationCache.java:168
  wire [4:0] sum_8 = sum_7 ^ rowNumber_0[9:5];  // TranslationCache.java:171
  wire [4:0] sum_9 = sum_8 ^ rowNumber_0[14:10];  // TranslationCache.java:171
  wire [4:0] sum_10 = sum_9 ^ rowNumber_0[19:15];  // TranslationCache.java:171
  wire [4:0] sum_11 = sum_10 ^ rowNumber_0[24:20];  // TranslationCache.java:171
  wire [4:0] sum_12 = sum_11 ^ rowNumber_0[29:25];  // TranslationCache.java:171
  wire [4:0] sum_13 = sum_12 ^ {1'b0, rowNumber_0[33:30]};  // TranslationCache.java:171
  wire keeps_0 = line_valid && isThere_0;  // TranslationCache.java:154
  wire [31:0] one_0 = {sum_13 == 5'd31, sum_13 == 5'd30, sum_13 == 5'd29, sum_13 == 5'd28, sum_13 == 5'd27,
      sum_13 == 5'd26, sum_13 == 5'd25, sum_13 == 5'd24, sum_13 == 5'd23, sum_13 == 5'd22, sum_13 == 5'd21,
      sum_13 == 5'd20, sum_13 == 5'd19, sum_13 == 5'd18, sum_13 == 5'd17, sum_13 == 5'd16, sum_13 == 5'd15,
      sum_13 == 5'd14, sum_13 == 5'd13, sum_13 == 5'd12, sum_13 == 5'd11, sum_13 == 5'd10, sum_13 == 5'd9,
      sum_13 == 5'd8, sum_13 == 5'd7, sum_13 == 5'd6, sum_13 == 5'd5, sum_13 == 5'd4, sum_13 == 5'd3, sum_13
      == 5'd2, sum_13 == 5'd1, sum_13 == 5'd0};  // TranslationCache.java:162
  wire [4:0] sum_14 = page[6:2];  // TranslationCache.java:168
  wire [4:0] sum_15 = sum_14 ^ page[11:7];  // TranslationCache.java:171
  wire [4:0] sum_16 = sum_15 ^ page[16:12];  // TranslationCache.java:171
  wire [4:0] sum_17 = sum_16 ^ page[21:17];  // TranslationCache.java:171
  wire [4:0] sum_18 = sum_17 ^ page[26:22];  // TranslationCache.java:171
  wire [4:0] sum_19 = sum_18 ^ page[31:27];  // TranslationCache.java:171
  wire [4:0] sum_20 = sum_19 ^ {1'b0, page[35:32]};  // TranslationCache.java:171
  wire [33:0] upper_1 = line_data_firstPage[35:2];  // TranslationCache.java:143
  wire isNextRow_1 = line_data_firstPage[1:0] > 2'd1;  // TranslationCache.java:145
  wire [33:0] rowNumber_1 = isNextRow_1 ? nextRow : upper_1;  // TranslationCache.java:148
  wire [1:0] place_1 = 2'd1 - line_data_firstPage[1:0];  // TranslationCache.java:149
  wire [63:0] entry_1 = place_1[1] ? (place_1[0] ? line_data_entries[255:192] : line_data_entries[191:128])
      : (place_1[0] ? line_data_entries[127:64] : line_data_entries[63:0]);  // TranslationCache.java:150
  wire isThere_1 = entry_1[0];  // LayoutField.java:23
  wire [4:0] sum_21 = rowNumber_1[4:0];  // TranslationCache.java:168
  wire [4:0] sum_22 = sum_21 ^ rowNumber_1[9:5];  // TranslationCache.java:171
  wire [4:0] sum_23 = sum_22 ^ rowNumber_1[14:10];  // TranslationCache.java:171
  wire [4:0] sum_24 = sum_23 ^ rowNumber_1[19:15];  // TranslationCache.java:171
  wire [4:0] sum_25 = sum_24 ^ rowNumber_1[24:20];  // TranslationCache.java:171
  wire [4:0] sum_26 = sum_25 ^ rowNumber_1[29:25];  // TranslationCache.java:171
  wire [4:0] sum_27 = sum_26 ^ {1'b0, rowNumber_1[33:30]};  // TranslationCache.java:171
  wire keeps_1 = line_valid && isThere_1;  // TranslationCache.java:154
  wire [31:0] one_1 = {sum_27 == 5'd31, sum_27 == 5'd30, sum_27 == 5'd29, sum_27 == 5'd28, sum_27 == 5'd27,
      sum_27 == 5'd26, sum_27 == 5'd25, sum_27 == 5'd24, sum_27 == 5'd23, sum_27 == 5'd22, sum_27 == 5'd21,
      sum_27 == 5'd20, sum_27 == 5'd19, sum_27 == 5'd18, sum_27 == 5'd17, sum_27 == 5'd16, sum_27 == 5'd15,
      sum_27 == 5'd14, sum_27 == 5'd13, sum_27 == 5'd12, sum_27 == 5'd11, sum_27 == 5'd10, sum_27 == 5'd9,
      sum_27 == 5'd8, sum_27 == 5'd7, sum_27 == 5'd6, sum_27 == 5'd5, sum_27 == 5'd4, sum_27 == 5'd3, sum_27
      == 5'd2, sum_27 == 5'd1, sum_27 == 5'd0};  // TranslationCache.java:162
  wire [74:0] found_0 = (bank == 2'd1) ? word1 : word0;  // TranslationCache.java:110
  wire isKept_0 = (bank == 2'd1) ? isHere1 : isHere0;  // TranslationCache.java:111
  wire [4:0] sum_28 = page[6:2];  // TranslationCache.java:168
  wire [4:0] sum_29 = sum_28 ^ page[11:7];  // TranslationCache.java:171
  wire [4:0] sum_30 = sum_29 ^ page[16:12];  // TranslationCache.java:171
  wire [4:0] sum_31 = sum_30 ^ page[21:17];  // TranslationCache.java:171
  wire [4:0] sum_32 = sum_31 ^ page[26:22];  // TranslationCache.java:171
  wire [4:0] sum_33 = sum_32 ^ page[31:27];  // TranslationCache.java:171
  wire [4:0] sum_34 = sum_33 ^ {1'b0, page[35:32]};  // TranslationCache.java:171
  wire [33:0] upper_2 = line_data_firstPage[35:2];  // TranslationCache.java:143
  wire isNextRow_2 = line_data_firstPage[1:0] > 2'd2;  // TranslationCache.java:145
  wire [33:0] rowNumber_2 = isNextRow_2 ? nextRow : upper_2;  // TranslationCache.java:148
  wire [1:0] place_2 = 2'd2 - line_data_firstPage[1:0];  // TranslationCache.java:149
  wire [63:0] entry_2 = place_2[1] ? (place_2[0] ? line_data_entries[255:192] : line_data_entries[191:128])
      : (place_2[0] ? line_data_entries[127:64] : line_data_entries[63:0]);  // TranslationCache.java:150
  wire isThere_2 = entry_2[0];  // LayoutField.java:23
  wire [4:0] sum_35 = rowNumber_2[4:0];  // TranslationCache.java:168
  wire [4:0] sum_36 = sum_35 ^ rowNumber_2[9:5];  // TranslationCache.java:171
  wire [4:0] sum_37 = sum_36 ^ rowNumber_2[14:10];  // TranslationCache.java:171
  wire [4:0] sum_38 = sum_37 ^ rowNumber_2[19:15];  // TranslationCache.java:171
  wire [4:0] sum_39 = sum_38 ^ rowNumber_2[24:20];  // TranslationCache.java:171
  wire [4:0] sum_40 = sum_39 ^ rowNumber_2[29:25];  // TranslationCache.java:171
  wire [4:0] sum_41 = sum_40 ^ {1'b0, rowNumber_2[33:30]};  // TranslationCache.java:171
  wire keeps_2 = line_valid && isThere_2;  // TranslationCache.java:154
  wire [31:0] one_2 = {sum_41 == 5'd31, sum_41 == 5'd30, sum_41 == 5'd29, sum_41 == 5'd28, sum_41 == 5'd27,
      sum_41 == 5'd26, sum_41 == 5'd25, sum_41 == 5'd24, sum_41 == 5'd23, sum_41 == 5'd22, sum_41 == 5'd21,
      sum_41 == 5'd20, sum_41 == 5'd19, sum_41 == 5'd18, sum_41 == 5'd17, sum_41 == 5'd16, sum_41 == 5'd15,
      sum_41 == 5'd14, sum_41 == 5'd13, sum_41 == 5'd12, sum_41 == 5'd11, sum_41 == 5'd10, sum_41 == 5'd9,
      sum_41 == 5'd8, sum_41 == 5'd7, sum_41 == 5'd6, sum_41 == 5'd5, sum_41 == 5'd4, sum_41 == 5'd3, sum_41
      == 5'd2, sum_41 == 5'd1, sum_41 == 5'd0};  // TranslationCache.java:162
  wire [74:0] found_1 = (bank == 2'd2) ? word2 : found_0;  // TranslationCache.java:110
  wire isKept_1 = (bank == 2'd2) ? isHere2 : isKept_0;  // TranslationCache.java:111
  wire [4:0] sum_42 = page[6:2];  // TranslationCache.java:168
  wire [4:0] sum_43 = sum_42 ^ page[11:7];  // TranslationCache.java:171
  wire [4:0] sum_44 = sum_43 ^ page[16:12];  // TranslationCache.java:171
  wire [4:0] sum_45 = sum_44 ^ page[21:17];  // TranslationCache.java:171
  wire [4:0] sum_46 = sum_45 ^ page[26:22];  // TranslationCache.java:171
  wire [4:0] sum_47 = sum_46 ^ page[31:27];  // TranslationCache.java:171
  wire [4:0] sum_48 = sum_47 ^ {1'b0, page[35:32]};  // TranslationCache.java:171
  wire [33:0] upper_3 = line_data_firstPage[35:2];  // TranslationCache.java:143
  wire [33:0] rowNumber_3 = upper_3;  // TranslationCache.java:148
  wire [1:0] place_3 = 2'd3 - line_data_firstPage[1:0];  // TranslationCache.java:149
  wire [63:0] entry_3 = place_3[1] ? (place_3[0] ? line_data_entries[255:192] : line_data_entries[191:128])
      : (place_3[0] ? line_data_entries[127:64] : line_data_entries[63:0]);  // TranslationCache.java:150
  wire isThere_3 = entry_3[0];  // LayoutField.java:23
  wire [4:0] sum_49 = rowNumber_3[4:0];  // TranslationCache.java:168
  wire [4:0] sum_50 = sum_49 ^ rowNumber_3[9:5];  // TranslationCache.java:171
  wire [4:0] sum_51 = sum_50 ^ rowNumber_3[14:10];  // TranslationCache.java:171
  wire [4:0] sum_52 = sum_51 ^ rowNumber_3[19:15];  // TranslationCache.java:171
  wire [4:0] sum_53 = sum_52 ^ rowNumber_3[24:20];  // TranslationCache.java:171
  wire [4:0] sum_54 = sum_53 ^ rowNumber_3[29:25];  // TranslationCache.java:171
  wire [4:0] sum_55 = sum_54 ^ {1'b0, rowNumber_3[33:30]};  // TranslationCache.java:171
  wire keeps_3 = line_valid && isThere_3;  // TranslationCache.java:154
  wire [31:0] one_3 = {sum_55 == 5'd31, sum_55 == 5'd30, sum_55 == 5'd29, sum_55 == 5'd28, sum_55 == 5'd27,
      sum_55 == 5'd26, sum_55 == 5'd25, sum_55 == 5'd24, sum_55 == 5'd23, sum_55 == 5'd22, sum_55 == 5'd21,
      sum_55 == 5'd20, sum_55 == 5'd19, sum_55 == 5'd18, sum_55 == 5'd17, sum_55 == 5'd16, sum_55 == 5'd15,
      sum_55 == 5'd14, sum_55 == 5'd13, sum_55 == 5'd12, sum_55 == 5'd11, sum_55 == 5'd10, sum_55 == 5'd9,
      sum_55 == 5'd8, sum_55 == 5'd7, sum_55 == 5'd6, sum_55 == 5'd5, sum_55 == 5'd4, sum_55 == 5'd3, sum_55
      == 5'd2, sum_55 == 5'd1, sum_55 == 5'd0};  // TranslationCache.java:162
  wire [74:0] found_2 = (bank == 2'd3) ? word3 : found_1;  // TranslationCache.java:110
  wire isKept_2 = (bank == 2'd3) ? isHere3 : isKept_1;  // TranslationCache.java:111
  wire [74:0] word0_read = rows_0[sum_6];  // TranslationCache.java:137
  wire [31:0] isHere0_shifted = isKept0 >> sum_6;  // TranslationCache.java:138
  wire [74:0] word1_read = rows_1[sum_20];  // TranslationCache.java:137
  wire [31:0] isHere1_shifted = isKept1 >> sum_20;  // TranslationCache.java:138
  wire [74:0] word2_read = rows_2[sum_34];  // TranslationCache.java:137
  wire [31:0] isHere2_shifted = isKept2 >> sum_34;  // TranslationCache.java:138
  wire [74:0] word3_read = rows_3[sum_48];  // TranslationCache.java:137
  wire [31:0] isHere3_shifted = isKept3 >> sum_48;  // TranslationCache.java:138
  assign hits = isHit;  // TranslationCache.java:121
  assign physicalPage = foundPage;  // TranslationCache.java:122
  always @(posedge clock) begin
    bank <= page[1:0];  // TranslationCache.java:99
    tag <= {key, page[35:7]};  // TranslationCache.java:102
    tagNow <= tag;  // TranslationCache.java:103
    word0 <= word0_read;  // TranslationCache.java:137
    isHere0 <= isHere0_shifted[0];  // TranslationCache.java:138
    if (keeps_0) begin  // TranslationCache.java:155
      rows_0[sum_13] <= {line_data_key, rowNumber_0[33:5], entry_0[47:12]};  // TranslationCache.java:157
    end
    if (forgets) begin  // TranslationCache.java:163
      isKept0 <= 32'd0;  // TranslationCache.java:163
    end else if (keeps_0) begin  // TranslationCache.java:163
      isKept0 <= isKept0 | one_0;  // TranslationCache.java:163
    end
    word1 <= word1_read;  // TranslationCache.java:137
    isHere1 <= isHere1_shifted[0];  // TranslationCache.java:138
    if (keeps_1) begin  // TranslationCache.java:155
      rows_1[sum_27] <= {line_data_key, rowNumber_1[33:5], entry_1[47:12]};  // TranslationCache.java:157
    end
    if (forgets) begin  // TranslationCache.java:163
      isKept1 <= 32'd0;  // TranslationCache.java:163
    end else if (keeps_1) begin  // TranslationCache.java:163
      isKept1 <= isKept1 | one_1;  // TranslationCache.java:163
    end
    word2 <= word2_read;  // TranslationCache.java:137
    isHere2 <= isHere2_shifted[0];  // TranslationCache.java:138
    if (keeps_2) begin  // TranslationCache.java:155
      rows_2[sum_41] <= {line_data_key, rowNumber_2[33:5], entry_2[47:12]};  // TranslationCache.java:157
    end
    if (forgets) begin  // TranslationCache.java:163
      isKept2 <= 32'd0;  // TranslationCache.java:163
    end else if (keeps_2) begin  // TranslationCache.java:163
      isKept2 <= isKept2 | one_2;  // TranslationCache.java:163
    end
    word3 <= word3_read;  // TranslationCache.java:137
    isHere3 <= isHere3_shifted[0];  // TranslationCache.java:138
    if (keeps_3) begin  // TranslationCache.java:155
      rows_3[sum_55] <= {line_data_key, rowNumber_3[33:5], entry_3[47:12]};  // TranslationCache.java:157
    end
    if (forgets) begin  // TranslationCache.java:163
      isKept3 <= 32'd0;  // TranslationCache.java:163
    end else if (keeps_3) begin  // TranslationCache.java:163
      isKept3 <= isKept3 | one_3;  // TranslationCache.java:163
    end
    word <= found_2;  // TranslationCache.java:115
    isHere <= isKept_2;  // TranslationCache.java:116
    isHit <= isHere && (word[74:36] == tagNow);  // TranslationCache.java:119
    foundPage <= word[35:0];  // TranslationCache.java:120
    if (reset) begin
      isKept0 <= 32'd0;  // TranslationCache.java:133
      isKept1 <= 32'd0;  // TranslationCache.java:133
      isKept2 <= 32'd0;  // TranslationCache.java:133
      isKept3 <= 32'd0;  // TranslationCache.java:133
    end
  end
  wire unused_ok = &{1'b0, line_data_place, entry_0[11:1], entry_0[63:48], entry_1[11:1], entry_1[63:48],
      entry_2[11:1], entry_2[63:48], entry_3[11:1], entry_3[63:48], isHere0_shifted[31:1],
      isHere1_shifted[31:1], isHere2_shifted[31:1], isHere3_shifted[31:1]};
endmodule
`default_nettype wire
