`default_nettype none
// ways=4, rows=32
module TranslationWays_4_32 (  // TranslationWays.java:35
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
  reg  comes;  // TranslationWays.java:46
  reg  [9:0] taken_key;  // TranslationWays.java:48
  reg  [35:0] taken_firstPage;  // TranslationWays.java:48
  reg  [1:0] taken_place;  // TranslationWays.java:48
  reg  [255:0] taken_entries;  // TranslationWays.java:48
  reg  [33:0] nextRow;  // TranslationWays.java:50
  wire way0_hits; wire [35:0] way0_physicalPage;  // TranslationWays.java:62
  wire way1_hits; wire [35:0] way1_physicalPage;  // TranslationWays.java:62
  wire way2_hits; wire [35:0] way2_physicalPage;  // TranslationWays.java:62
  wire way3_hits; wire [35:0] way3_physicalPage;  // TranslationWays.java:62
  reg  [1:0] turns [0:31];  // TranslationWays.java:56
  integer turns_word;  // TranslationWays.java:56
  initial begin  // TranslationWays.java:56
    for (turns_word = 0; turns_word < 32; turns_word = turns_word + 1)
      turns[turns_word] = 2'd0;
  end
  wire [4:0] sum_0 = taken_firstPage[4:0];  // TranslationCache.java:168
  wire [4:0] sum_1 = sum_0 ^ taken_firstPage[9:5];  // TranslationCache.java:171
  wire [4:0] sum_2 = sum_1 ^ taken_firstPage[14:10];  // TranslationCache.java:171
  wire [4:0] sum_3 = sum_2 ^ taken_firstPage[19:15];  // TranslationCache.java:171
  wire [4:0] sum_4 = sum_3 ^ taken_firstPage[24:20];  // TranslationCache.java:171
  wire [4:0] sum_5 = sum_4 ^ taken_firstPage[29:25];  // TranslationCache.java:171
  wire [4:0] sum_6 = sum_5 ^ taken_firstPage[34:30];  // TranslationCache.java:171
  wire [4:0] sum_7 = sum_6 ^ {4'd0, taken_firstPage[35]};  // TranslationCache.java:171
  wire [1:0] turn = turns[sum_7];  // TranslationWays.java:57
  wire isFound_0 = way0_hits;  // TranslationWays.java:69
  wire [35:0] found_0 = way0_hits ? way0_physicalPage : 36'd0;  // TranslationWays.java:70
  wire isFound_1 = isFound_0 || way1_hits;  // TranslationWays.java:69
  wire [35:0] found_1 = way1_hits ? way1_physicalPage : found_0;  // TranslationWays.java:70
  wire isFound_2 = isFound_1 || way2_hits;  // TranslationWays.java:69
  wire [35:0] found_2 = way2_hits ? way2_physicalPage : found_1;  // TranslationWays.java:70
  wire isFound_3 = isFound_2 || way3_hits;  // TranslationWays.java:69
  wire [35:0] found_3 = way3_hits ? way3_physicalPage : found_2;  // TranslationWays.java:70
  assign hits = isFound_3;  // TranslationWays.java:72
  assign physicalPage = found_3;  // TranslationWays.java:73
  always @(posedge clock) begin
    comes <= line_valid && !forgets;  // TranslationWays.java:47
    taken_key <= line_data_key;  // TranslationWays.java:49
    taken_firstPage <= line_data_firstPage;  // TranslationWays.java:49
    taken_place <= line_data_place;  // TranslationWays.java:49
    taken_entries <= line_data_entries;  // TranslationWays.java:49
    nextRow <= line_data_firstPage[35:2] + 34'd1;  // TranslationWays.java:51
    if (comes) begin  // TranslationWays.java:58
      turns[sum_7] <= turn + 2'd1;  // TranslationWays.java:58
    end
    if (reset) begin
      comes <= 1'b0;  // TranslationWays.java:46
    end
  end
  TranslationCache_true_32_FOLDED way0 (  // TranslationWays.java:62
    .clock(clock), .reset(reset), .key(key), .page(page), .hits(way0_hits), .physicalPage(way0_physicalPage),
    .line_data_key(taken_key), .line_data_firstPage(taken_firstPage), .line_data_place(taken_place),
    .line_data_entries(taken_entries), .line_valid(comes && (turn == 2'd0)), .nextRow(nextRow),
    .forgets(forgets));
  TranslationCache_true_32_FOLDED way1 (  // TranslationWays.java:62
    .clock(clock), .reset(reset), .key(key), .page(page), .hits(way1_hits), .physicalPage(way1_physicalPage),
    .line_data_key(taken_key), .line_data_firstPage(taken_firstPage), .line_data_place(taken_place),
    .line_data_entries(taken_entries), .line_valid(comes && (turn == 2'd1)), .nextRow(nextRow),
    .forgets(forgets));
  TranslationCache_true_32_FOLDED way2 (  // TranslationWays.java:62
    .clock(clock), .reset(reset), .key(key), .page(page), .hits(way2_hits), .physicalPage(way2_physicalPage),
    .line_data_key(taken_key), .line_data_firstPage(taken_firstPage), .line_data_place(taken_place),
    .line_data_entries(taken_entries), .line_valid(comes && (turn == 2'd2)), .nextRow(nextRow),
    .forgets(forgets));
  TranslationCache_true_32_FOLDED way3 (  // TranslationWays.java:62
    .clock(clock), .reset(reset), .key(key), .page(page), .hits(way3_hits), .physicalPage(way3_physicalPage),
    .line_data_key(taken_key), .line_data_firstPage(taken_firstPage), .line_data_place(taken_place),
    .line_data_entries(taken_entries), .line_valid(comes && (turn == 2'd3)), .nextRow(nextRow),
    .forgets(forgets));
endmodule
`default_nettype wire
