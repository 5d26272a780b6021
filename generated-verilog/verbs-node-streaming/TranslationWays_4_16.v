`default_nettype none
// ways=4, rows=16
module TranslationWays_4_16 (  // TranslationWays.java:35
  input  wire clock,  // TranslationWays.java:35
  input  wire reset,  // TranslationWays.java:35
  output wire hits,  // TranslationWays.java:22
  input  wire forgets,  // TranslationWays.java:28
  input  wire [9:0] key,  // TranslationWays.java:36
  input  wire [35:0] page,  // TranslationWays.java:37
  output wire [35:0] physicalPage,  // TranslationWays.java:38
  input  wire [9:0] line_data_key,  // TranslationWays.java:39
  input  wire [35:0] line_data_firstPage,  // TranslationWays.java:39
  input  wire [1:0] line_data_place,  // TranslationWays.java:39
  input  wire [255:0] line_data_entries,  // TranslationWays.java:39
  input  wire line_valid  // TranslationWays.java:39
);
  wire way0_hits; wire [35:0] way0_physicalPage;  // TranslationWays.java:53
  wire way1_hits; wire [35:0] way1_physicalPage;  // TranslationWays.java:53
  wire way2_hits; wire [35:0] way2_physicalPage;  // TranslationWays.java:53
  wire way3_hits; wire [35:0] way3_physicalPage;  // TranslationWays.java:53
  reg  [1:0] turns [0:15];  // TranslationWays.java:47
  initial begin  // TranslationWays.java:47
    turns[0] = 2'd0;
    turns[1] = 2'd0;
    turns[2] = 2'd0;
    turns[3] = 2'd0;
    turns[4] = 2'd0;
    turns[5] = 2'd0;
    turns[6] = 2'd0;
    turns[7] = 2'd0;
    turns[8] = 2'd0;
    turns[9] = 2'd0;
    turns[10] = 2'd0;
    turns[11] = 2'd0;
    turns[12] = 2'd0;
    turns[13] = 2'd0;
    turns[14] = 2'd0;
    turns[15] = 2'd0;
  end
  wire [3:0] sum_0 = line_data_firstPage[3:0];  // TranslationCache.java:160
  wire [3:0] sum_1 = sum_0 ^ line_data_firstPage[7:4];  // TranslationCache.java:163
  wire [3:0] sum_2 = sum_1 ^ line_data_firstPage[11:8];  // TranslationCache.java:163
  wire [3:0] sum_3 = sum_2 ^ line_data_firstPage[15:12];  // TranslationCache.java:163
  wire [3:0] sum_4 = sum_3 ^ line_data_firstPage[19:16];  // TranslationCache.java:163
  wire [3:0] sum_5 = sum_4 ^ line_data_firstPage[23:20];  // TranslationCache.java:163
  wire [3:0] sum_6 = sum_5 ^ line_data_firstPage[27:24];  // TranslationCache.java:163
  wire [3:0] sum_7 = sum_6 ^ line_data_firstPage[31:28];  // TranslationCache.java:163
  wire [3:0] sum_8 = sum_7 ^ line_data_firstPage[35:32];  // TranslationCache.java:163
  wire [1:0] turn = turns[sum_8];  // TranslationWays.java:48
  wire isFound_0 = way0_hits;  // TranslationWays.java:59
  wire [35:0] found_0 = way0_hits ? way0_physicalPage : 36'd0;  // TranslationWays.java:60
  wire isFound_1 = isFound_0 || way1_hits;  // TranslationWays.java:59
  wire [35:0] found_1 = way1_hits ? way1_physicalPage : found_0;  // TranslationWays.java:60
  wire isFound_2 = isFound_1 || way2_hits;  // TranslationWays.java:59
  wire [35:0] found_2 = way2_hits ? way2_physicalPage : found_1;  // TranslationWays.java:60
  wire isFound_3 = isFound_2 || way3_hits;  // TranslationWays.java:59
  wire [35:0] found_3 = way3_hits ? way3_physicalPage : found_2;  // TranslationWays.java:60
  assign hits = isFound_3;  // TranslationWays.java:62
  assign physicalPage = found_3;  // TranslationWays.java:63
  always @(posedge clock) begin
    if (line_valid) begin  // TranslationWays.java:49
      turns[sum_8] <= turn + 2'd1;  // TranslationWays.java:49
    end
  end
  TranslationCache_true_FOLDED way0 (  // TranslationWays.java:53
    .clock(clock), .reset(reset), .key(key), .page(page), .hits(way0_hits), .physicalPage(way0_physicalPage),
    .line_data_key(line_data_key), .line_data_firstPage(line_data_firstPage), .line_data_place(line_data_place),
    .line_data_entries(line_data_entries), .line_valid(line_valid && (turn == 2'd0)), .forgets(forgets));
  TranslationCache_true_FOLDED way1 (  // TranslationWays.java:53
    .clock(clock), .reset(reset), .key(key), .page(page), .hits(way1_hits), .physicalPage(way1_physicalPage),
    .line_data_key(line_data_key), .line_data_firstPage(line_data_firstPage), .line_data_place(line_data_place),
    .line_data_entries(line_data_entries), .line_valid(line_valid && (turn == 2'd1)), .forgets(forgets));
  TranslationCache_true_FOLDED way2 (  // TranslationWays.java:53
    .clock(clock), .reset(reset), .key(key), .page(page), .hits(way2_hits), .physicalPage(way2_physicalPage),
    .line_data_key(line_data_key), .line_data_firstPage(line_data_firstPage), .line_data_place(line_data_place),
    .line_data_entries(line_data_entries), .line_valid(line_valid && (turn == 2'd2)), .forgets(forgets));
  TranslationCache_true_FOLDED way3 (  // TranslationWays.java:53
    .clock(clock), .reset(reset), .key(key), .page(page), .hits(way3_hits), .physicalPage(way3_physicalPage),
    .line_data_key(line_data_key), .line_data_firstPage(line_data_firstPage), .line_data_place(line_data_place),
    .line_data_entries(line_data_entries), .line_valid(line_valid && (turn == 2'd3)), .forgets(forgets));
endmodule
`default_nettype wire
