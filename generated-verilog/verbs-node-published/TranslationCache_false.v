`default_nettype none
// keepsLines=false
module TranslationCache_false (  // TranslationCache.java:72
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
  input  wire forgets  // TranslationCache.java:87
);
  reg  [1:0] bank;  // TranslationCache.java:98
  reg  [39:0] tag;  // TranslationCache.java:100
  reg  [39:0] tagNow;  // TranslationCache.java:101
  reg  [75:0] word0;  // TranslationCache.java:107
  reg  isHere0;  // TranslationCache.java:108
  reg  [15:0] isKept0;  // TranslationCache.java:133
  reg  [75:0] word1;  // TranslationCache.java:107
  reg  isHere1;  // TranslationCache.java:108
  reg  [15:0] isKept1;  // TranslationCache.java:133
  reg  [75:0] word2;  // TranslationCache.java:107
  reg  isHere2;  // TranslationCache.java:108
  reg  [15:0] isKept2;  // TranslationCache.java:133
  reg  [75:0] word3;  // TranslationCache.java:107
  reg  isHere3;  // TranslationCache.java:108
  reg  [15:0] isKept3;  // TranslationCache.java:133
  reg  [75:0] word;  // TranslationCache.java:113
  reg  isHere;  // TranslationCache.java:114
  reg  isHit;  // TranslationCache.java:117
  reg  [35:0] foundPage;  // TranslationCache.java:118
  reg  [75:0] rows_0 [0:15];  // TranslationCache.java:132
  reg  [75:0] rows_1 [0:15];  // TranslationCache.java:132
  reg  [75:0] rows_2 [0:15];  // TranslationCache.java:132
  reg  [75:0] rows_3 [0:15];  // TranslationCache.java:132
  wire [3:0] row_0 = page[5:2];  // TranslationCache.java:136
  wire [33:0] upper_0 = line_data_firstPage[35:2];  // TranslationCache.java:143
  wire isNextRow_0 = line_data_firstPage[1:0] > 2'd0;  // TranslationCache.java:145
  wire [33:0] rowNumber_0 = upper_0 + {33'd0, isNextRow_0};  // TranslationCache.java:147
  wire [1:0] place_0 = 2'd0 - line_data_firstPage[1:0];  // TranslationCache.java:149
  wire [63:0] entry_0 = place_0[1] ? (place_0[0] ? line_data_entries[255:192] : line_data_entries[191:128])
      : (place_0[0] ? line_data_entries[127:64] : line_data_entries[63:0]);  // TranslationCache.java:150
  wire isThere_0 = entry_0[0];  // LayoutField.java:23
  wire [3:0] written_0 = rowNumber_0[3:0];  // TranslationCache.java:152
  wire isWanted_0 = place_0 == line_data_place;  // TranslationCache.java:153
  wire keeps_0 = line_valid && isThere_0 && isWanted_0;  // TranslationCache.java:154
  wire [15:0] one_0 = {written_0 == 4'd15, written_0 == 4'd14, written_0 == 4'd13, written_0 == 4'd12, written_0
      == 4'd11, written_0 == 4'd10, written_0 == 4'd9, written_0 == 4'd8, written_0 == 4'd7, written_0 == 4'd6,
      written_0 == 4'd5, written_0 == 4'd4, written_0 == 4'd3, written_0 == 4'd2, written_0 == 4'd1, written_0
      == 4'd0};  // TranslationCache.java:162
  wire [3:0] row_1 = page[5:2];  // TranslationCache.java:136
  wire [33:0] upper_1 = line_data_firstPage[35:2];  // TranslationCache.java:143
  wire isNextRow_1 = line_data_firstPage[1:0] > 2'd1;  // TranslationCache.java:145
  wire [33:0] rowNumber_1 = upper_1 + {33'd0, isNextRow_1};  // TranslationCache.java:147
  wire [1:0] place_1 = 2'd1 - line_data_firstPage[1:0];  // TranslationCache.java:149
  wire [63:0] entry_1 = place_1[1] ? (place_1[0] ? line_data_entries[255:192] : line_data_entries[191:128])
      : (place_1[0] ? line_data_entries[127:64] : line_data_entries[63:0]);  // TranslationCache.java:150
  wire isThere_1 = entry_1[0];  // LayoutField.java:23
  wire [3:0] written_1 = rowNumber_1[3:0];  // TranslationCache.java:152
  wire isWanted_1 = place_1 == line_data_place;  // TranslationCache.java:153
  wire keeps_1 = line_valid && isThere_1 && isWanted_1;  // TranslationCache.java:154
  wire [15:0] one_1 = {written_1 == 4'd15, written_1 == 4'd14, written_1 == 4'd13, written_1 == 4'd12, written_1
      == 4'd11, written_1 == 4'd10, written_1 == 4'd9, written_1 == 4'd8, written_1 == 4'd7, written_1 == 4'd6,
      written_1 == 4'd5, written_1 == 4'd4, written_1 == 4'd3, written_1 == 4'd2, written_1 == 4'd1, written_1
      == 4'd0};  // TranslationCache.java:162
  wire [75:0] found_0 = (bank == 2'd1) ? word1 : word0;  // TranslationCache.java:110
  wire isKept_0 = (bank == 2'd1) ? isHere1 : isHere0;  // TranslationCache.java:111
  wire [3:0] row_2 = page[5:2];  // TranslationCache.java:136
  wire [33:0] upper_2 = line_data_firstPage[35:2];  // TranslationCache.java:143
  wire isNextRow_2 = line_data_firstPage[1:0] > 2'd2;  // TranslationCache.java:145
  wire [33:0] rowNumber_2 = upper_2 + {33'd0, isNextRow_2};  // TranslationCache.java:147
  wire [1:0] place_2 = 2'd2 - line_data_firstPage[1:0];  // TranslationCache.java:149
  wire [63:0] entry_2 = place_2[1] ? (place_2[0] ? line_data_entries[255:192] : line_data_entries[191:128])
      : (place_2[0] ? line_data_entries[127:64] : line_data_entries[63:0]);  // TranslationCache.java:150
  wire isThere_2 = entry_2[0];  // LayoutField.java:23
  wire [3:0] written_2 = rowNumber_2[3:0];  // TranslationCache.java:152
  wire isWanted_2 = place_2 == line_data_place;  // TranslationCache.java:153
  wire keeps_2 = line_valid && isThere_2 && isWanted_2;  // TranslationCache.java:154
  wire [15:0] one_2 = {written_2 == 4'd15, written_2 == 4'd14, written_2 == 4'd13, written_2 == 4'd12, written_2
      == 4'd11, written_2 == 4'd10, written_2 == 4'd9, written_2 == 4'd8, written_2 == 4'd7, written_2 == 4'd6,
      written_2 == 4'd5, written_2 == 4'd4, written_2 == 4'd3, written_2 == 4'd2, written_2 == 4'd1, written_2
      == 4'd0};  // TranslationCache.java:162
  wire [75:0] found_1 = (bank == 2'd2) ? word2 : found_0;  // TranslationCache.java:110
  wire isKept_1 = (bank == 2'd2) ? isHere2 : isKept_0;  // TranslationCache.java:111
  wire [3:0] row_3 = page[5:2];  // TranslationCache.java:136
  wire [33:0] upper_3 = line_data_firstPage[35:2];  // TranslationCache.java:143
  wire [33:0] rowNumber_3 = upper_3 + 34'd0;  // TranslationCache.java:147
  wire [1:0] place_3 = 2'd3 - line_data_firstPage[1:0];  // TranslationCache.java:149
  wire [63:0] entry_3 = place_3[1] ? (place_3[0] ? line_data_entries[255:192] : line_data_entries[191:128])
      : (place_3[0] ? line_data_entries[127:64] : line_data_entries[63:0]);  // TranslationCache.java:150
  wire isThere_3 = entry_3[0];  // LayoutField.java:23
  wire [3:0] written_3 = rowNumber_3[3:0];  // TranslationCache.java:152
  wire isWanted_3 = place_3 == line_data_place;  // TranslationCache.java:153
  wire keeps_3 = line_valid && isThere_3 && isWanted_3;  // TranslationCache.java:154
  wire [15:0] one_3 = {written_3 == 4'd15, written_3 == 4'd14, written_3 == 4'd13, written_3 == 4'd12, written_3
      == 4'd11, written_3 == 4'd10, written_3 == 4'd9, written_3 == 4'd8, written_3 == 4'd7, written_3 == 4'd6,
      written_3 == 4'd5, written_3 == 4'd4, written_3 == 4'd3, written_3 == 4'd2, written_3 == 4'd1, written_3
      == 4'd0};  // TranslationCache.java:162
  wire [75:0] found_2 = (bank == 2'd3) ? word3 : found_1;  // TranslationCache.java:110
  wire isKept_2 = (bank == 2'd3) ? isHere3 : isKept_1;  // TranslationCache.java:111
  wire [75:0] word0_read = rows_0[row_0];  // TranslationCache.java:137
  wire [15:0] isHere0_shifted = isKept0 >> row_0;  // TranslationCache.java:138
  wire [75:0] word1_read = rows_1[row_1];  // TranslationCache.java:137
  wire [15:0] isHere1_shifted = isKept1 >> row_1;  // TranslationCache.java:138
  wire [75:0] word2_read = rows_2[row_2];  // TranslationCache.java:137
  wire [15:0] isHere2_shifted = isKept2 >> row_2;  // TranslationCache.java:138
  wire [75:0] word3_read = rows_3[row_3];  // TranslationCache.java:137
  wire [15:0] isHere3_shifted = isKept3 >> row_3;  // TranslationCache.java:138
  assign hits = isHit;  // TranslationCache.java:121
  assign physicalPage = foundPage;  // TranslationCache.java:122
  always @(posedge clock) begin
    bank <= page[1:0];  // TranslationCache.java:99
    tag <= {key, page[35:6]};  // TranslationCache.java:102
    tagNow <= tag;  // TranslationCache.java:103
    word0 <= word0_read;  // TranslationCache.java:137
    isHere0 <= isHere0_shifted[0];  // TranslationCache.java:138
    if (keeps_0) begin  // TranslationCache.java:155
      rows_0[written_0] <= {line_data_key, rowNumber_0[33:4], entry_0[47:12]};  // TranslationCache.java:157
    end
    if (forgets) begin  // TranslationCache.java:163
      isKept0 <= 16'd0;  // TranslationCache.java:163
    end else if (keeps_0) begin  // TranslationCache.java:163
      isKept0 <= isKept0 | one_0;  // TranslationCache.java:163
    end
    word1 <= word1_read;  // TranslationCache.java:137
    isHere1 <= isHere1_shifted[0];  // TranslationCache.java:138
    if (keeps_1) begin  // TranslationCache.java:155
      rows_1[written_1] <= {line_data_key, rowNumber_1[33:4], entry_1[47:12]};  // TranslationCache.java:157
    end
    if (forgets) begin  // TranslationCache.java:163
      isKept1 <= 16'd0;  // TranslationCache.java:163
    end else if (keeps_1) begin  // TranslationCache.java:163
      isKept1 <= isKept1 | one_1;  // TranslationCache.java:163
    end
    word2 <= word2_read;  // TranslationCache.java:137
    isHere2 <= isHere2_shifted[0];  // TranslationCache.java:138
    if (keeps_2) begin  // TranslationCache.java:155
      rows_2[written_2] <= {line_data_key, rowNumber_2[33:4], entry_2[47:12]};  // TranslationCache.java:157
    end
    if (forgets) begin  // TranslationCache.java:163
      isKept2 <= 16'd0;  // TranslationCache.java:163
    end else if (keeps_2) begin  // TranslationCache.java:163
      isKept2 <= isKept2 | one_2;  // TranslationCache.java:163
    end
    word3 <= word3_read;  // TranslationCache.java:137
    isHere3 <= isHere3_shifted[0];  // TranslationCache.java:138
    if (keeps_3) begin  // TranslationCache.java:155
      rows_3[written_3] <= {line_data_key, rowNumber_3[33:4], entry_3[47:12]};  // TranslationCache.java:157
    end
    if (forgets) begin  // TranslationCache.java:163
      isKept3 <= 16'd0;  // TranslationCache.java:163
    end else if (keeps_3) begin  // TranslationCache.java:163
      isKept3 <= isKept3 | one_3;  // TranslationCache.java:163
    end
    word <= found_2;  // TranslationCache.java:115
    isHere <= isKept_2;  // TranslationCache.java:116
    isHit <= isHere && (word[75:36] == tagNow);  // TranslationCache.java:119
    foundPage <= word[35:0];  // TranslationCache.java:120
    if (reset) begin
      isKept0 <= 16'd0;  // TranslationCache.java:133
      isKept1 <= 16'd0;  // TranslationCache.java:133
      isKept2 <= 16'd0;  // TranslationCache.java:133
      isKept3 <= 16'd0;  // TranslationCache.java:133
    end
  end
  wire unused_ok = &{1'b0, entry_0[11:1], entry_0[63:48], entry_1[11:1], entry_1[63:48], entry_2[11:1],
      entry_2[63:48], entry_3[11:1], entry_3[63:48], isHere0_shifted[15:1], isHere1_shifted[15:1],
      isHere2_shifted[15:1], isHere3_shifted[15:1]};
endmodule
`default_nettype wire
