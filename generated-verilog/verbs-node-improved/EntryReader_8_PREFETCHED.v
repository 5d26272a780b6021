`default_nettype none
// entries=8, translations=PREFETCHED
module EntryReader_8_PREFETCHED (  // EntryReader.java:138
  input  wire clock,  // EntryReader.java:138
  input  wire reset,  // EntryReader.java:138
  input  wire [5:0] posted_data_number,  // EntryReader.java:52
  input  wire [15:0] posted_data_index,  // EntryReader.java:52
  input  wire posted_valid,  // EntryReader.java:52
  input  wire [5:0] order_data_queuePair,  // EntryReader.java:54
  input  wire order_data_sets,  // EntryReader.java:54
  input  wire [383:0] order_data_record,  // EntryReader.java:54
  input  wire order_valid,  // EntryReader.java:54
  input  wire mayChange,  // EntryReader.java:56
  input  wire [63:0] isError,  // EntryReader.java:58
  input  wire [42:0] wanted_data,  // EntryReader.java:61
  input  wire wanted_valid,  // EntryReader.java:61
  output wire wanted_ready,  // EntryReader.java:61
  input  wire [5:0] queuePair,  // EntryReader.java:63
  input  wire [15:0] index,  // EntryReader.java:65
  input  wire begins,  // EntryReader.java:67
  output wire isHere,  // EntryReader.java:69
  output wire returns,  // EntryReader.java:71
  output wire [255:0] line,  // EntryReader.java:73
  output wire hasBehind,  // EntryReader.java:75
  output wire isKept,  // EntryReader.java:77
  output wire [255:0] behind,  // EntryReader.java:79
  output wire [42:0] behindNumber,  // EntryReader.java:81
  input  wire answers,  // EntryReader.java:89
  input  wire [255:0] answer,  // EntryReader.java:93
  output wire [63:0] run_data_address,  // EntryReader.java:144
  output wire [31:0] run_data_key,  // EntryReader.java:144
  output wire [31:0] run_data_bytes,  // EntryReader.java:144
  output wire [15:0] run_data_domain,  // EntryReader.java:144
  output wire [3:0] run_data_rights,  // EntryReader.java:144
  output wire run_data_last,  // EntryReader.java:144
  output wire run_data_isPhysical,  // EntryReader.java:144
  output wire run_data_isCheck,  // EntryReader.java:144
  output wire run_data_isList,  // EntryReader.java:144
  output wire run_data_isWrong,  // EntryReader.java:144
  output wire run_valid,  // EntryReader.java:144
  input  wire run_ready,  // EntryReader.java:144
  output wire [47:0] memory_data,  // EntryReader.java:147
  output wire memory_valid,  // EntryReader.java:147
  input  wire memory_ready,  // EntryReader.java:147
  input  wire [4:0] tag  // EntryReader.java:148
);
  localparam [1:0] State_IDLE = 2'd0;
  localparam [1:0] State_ADDRESS = 2'd1;
  localparam [1:0] State_CONTROL = 2'd2;
  localparam [1:0] State_BEHIND = 2'd3;
  reg  [1:0] state;  // EntryReader.java:105
  reg  [42:0] numberBehind;  // EntryReader.java:114
  reg  [5:0] q;  // EntryReader.java:117
  reg  [15:0] next;  // EntryReader.java:118
  reg  [15:0] last;  // EntryReader.java:119
  reg  [15:0] place;  // EntryReader.java:120
  reg  [3:0] stride;  // EntryReader.java:121
  reg  [47:0] base;  // EntryReader.java:122
  reg  maySend;  // EntryReader.java:123
  reg  [15:0] domain;  // EntryReader.java:124
  reg  [42:0] number;  // EntryReader.java:125
  wire demands;  // EntryReader.java:128
  wire picks;  // EntryReader.java:129
  wire allocates;  // EntryReader.java:130
  wire isDone;  // EntryReader.java:131
  reg  [3:0] current;  // EntryReader.java:149
  reg  [3:0] slot;  // EntryReader.java:150
  wire [3:0] free_0;  // EntryReader.java:151
  reg  lacksControl0;  // EntryReader.java:153
  reg  lacksBehind0;  // EntryReader.java:154
  reg  lacksControl1;  // EntryReader.java:153
  reg  lacksBehind1;  // EntryReader.java:154
  reg  lacksControl2;  // EntryReader.java:153
  reg  lacksBehind2;  // EntryReader.java:154
  reg  lacksControl3;  // EntryReader.java:153
  reg  lacksBehind3;  // EntryReader.java:154
  reg  lacksControl4;  // EntryReader.java:153
  reg  lacksBehind4;  // EntryReader.java:154
  reg  lacksControl5;  // EntryReader.java:153
  reg  lacksBehind5;  // EntryReader.java:154
  reg  lacksControl6;  // EntryReader.java:153
  reg  lacksBehind6;  // EntryReader.java:154
  reg  lacksControl7;  // EntryReader.java:153
  reg  lacksBehind7;  // EntryReader.java:154
  reg  lacksControl8;  // EntryReader.java:153
  reg  lacksBehind8;  // EntryReader.java:154
  reg  holds0;  // EntryReader.java:157
  reg  [5:0] owner0;  // EntryReader.java:158
  reg  [15:0] index0;  // EntryReader.java:159
  reg  holds1;  // EntryReader.java:157
  reg  [5:0] owner1;  // EntryReader.java:158
  reg  [15:0] index1;  // EntryReader.java:159
  reg  holds2;  // EntryReader.java:157
  reg  [5:0] owner2;  // EntryReader.java:158
  reg  [15:0] index2;  // EntryReader.java:159
  reg  holds3;  // EntryReader.java:157
  reg  [5:0] owner3;  // EntryReader.java:158
  reg  [15:0] index3;  // EntryReader.java:159
  reg  holds4;  // EntryReader.java:157
  reg  [5:0] owner4;  // EntryReader.java:158
  reg  [15:0] index4;  // EntryReader.java:159
  reg  holds5;  // EntryReader.java:157
  reg  [5:0] owner5;  // EntryReader.java:158
  reg  [15:0] index5;  // EntryReader.java:159
  reg  holds6;  // EntryReader.java:157
  reg  [5:0] owner6;  // EntryReader.java:158
  reg  [15:0] index6;  // EntryReader.java:159
  reg  holds7;  // EntryReader.java:157
  reg  [5:0] owner7;  // EntryReader.java:158
  reg  [15:0] index7;  // EntryReader.java:159
  reg  [63:0] pending;  // EntryReader.java:230
  reg  changed;  // EntryReader.java:250
  reg  isNext;  // EntryReader.java:266
  reg  [3:0] looked;  // EntryReader.java:278
  reg  isAwaited;  // EntryReader.java:385
  reg  stands;  // EntryReader.java:395
  wire [63:0] prefetching_run_data_address; wire [31:0] prefetching_run_data_key, prefetching_run_data_bytes;  // EntryReader.java:143
  wire [15:0] prefetching_run_data_domain; wire [3:0] prefetching_run_data_rights;  // EntryReader.java:143
  wire prefetching_run_data_last, prefetching_run_data_isPhysical, prefetching_run_data_isCheck,
      prefetching_run_data_isList, prefetching_run_data_isWrong, prefetching_run_valid;  // EntryReader.java:143
  wire [5:0] turns_index; wire turns_hasWork;  // EntryReader.java:229
  reg  [15:0] postings [0:63];  // EntryReader.java:223
  reg  [15:0] fetched [0:63];  // EntryReader.java:235
  reg  [15:0] part_0 [0:63];  // EntryReader.java:304
  reg  [15:0] part_1 [0:63];  // EntryReader.java:304
  reg  [15:0] part_2 [0:63];  // EntryReader.java:304
  reg  [15:0] part_3 [0:63];  // EntryReader.java:304
  reg  [8:0] part_4 [0:63];  // EntryReader.java:304
  reg  [255:0] controls [0:15];  // EntryReader.java:345
  reg  [255:0] lines [0:15];  // EntryReader.java:346
  reg  [15:0] domains [0:15];  // EntryReader.java:367
  integer part_0_word;  // EntryReader.java:304
  initial begin  // EntryReader.java:304
    for (part_0_word = 0; part_0_word < 64; part_0_word = part_0_word + 1)
      part_0[part_0_word] = 16'd0;
  end
  integer part_1_word;  // EntryReader.java:304
  initial begin  // EntryReader.java:304
    for (part_1_word = 0; part_1_word < 64; part_1_word = part_1_word + 1)
      part_1[part_1_word] = 16'd0;
  end
  integer part_2_word;  // EntryReader.java:304
  initial begin  // EntryReader.java:304
    for (part_2_word = 0; part_2_word < 64; part_2_word = part_2_word + 1)
      part_2[part_2_word] = 16'd0;
  end
  integer part_3_word;  // EntryReader.java:304
  initial begin  // EntryReader.java:304
    for (part_3_word = 0; part_3_word < 64; part_3_word = part_3_word + 1)
      part_3[part_3_word] = 16'd0;
  end
  integer part_4_word;  // EntryReader.java:304
  initial begin  // EntryReader.java:304
    for (part_4_word = 0; part_4_word < 64; part_4_word = part_4_word + 1)
      part_4[part_4_word] = 9'd0;
  end
  wire isIt_0 = holds0 && (owner0 == queuePair) && (index0 == index);  // EntryReader.java:191
  wire [3:0] found_0 = isIt_0 ? 4'd0 : 4'd8;  // EntryReader.java:192
  wire any_0 = isIt_0;  // EntryReader.java:193
  wire whole_0 = isIt_0 && !(lacksControl0 || lacksBehind0);  // EntryReader.java:194
  wire isIt_1 = holds1 && (owner1 == queuePair) && (index1 == index);  // EntryReader.java:191
  wire [3:0] found_1 = isIt_1 ? 4'd1 : found_0;  // EntryReader.java:192
  wire any_1 = any_0 || isIt_1;  // EntryReader.java:193
  wire whole_1 = whole_0 || (isIt_1 && !(lacksControl1 || lacksBehind1));  // EntryReader.java:194
  wire isIt_2 = holds2 && (owner2 == queuePair) && (index2 == index);  // EntryReader.java:191
  wire [3:0] found_2 = isIt_2 ? 4'd2 : found_1;  // EntryReader.java:192
  wire any_2 = any_1 || isIt_2;  // EntryReader.java:193
  wire whole_2 = whole_1 || (isIt_2 && !(lacksControl2 || lacksBehind2));  // EntryReader.java:194
  wire isIt_3 = holds3 && (owner3 == queuePair) && (index3 == index);  // EntryReader.java:191
  wire [3:0] found_3 = isIt_3 ? 4'd3 : found_2;  // EntryReader.java:192
  wire any_3 = any_2 || isIt_3;  // EntryReader.java:193
  wire whole_3 = whole_2 || (isIt_3 && !(lacksControl3 || lacksBehind3));  // EntryReader.java:194
  wire isIt_4 = holds4 && (owner4 == queuePair) && (index4 == index);  // EntryReader.java:191
  wire [3:0] found_4 = isIt_4 ? 4'd4 : found_3;  // EntryReader.java:192
  wire any_4 = any_3 || isIt_4;  // EntryReader.java:193
  wire whole_4 = whole_3 || (isIt_4 && !(lacksControl4 || lacksBehind4));  // EntryReader.java:194
  wire isIt_5 = holds5 && (owner5 == queuePair) && (index5 == index);  // EntryReader.java:191
  wire [3:0] found_5 = isIt_5 ? 4'd5 : found_4;  // EntryReader.java:192
  wire any_5 = any_4 || isIt_5;  // EntryReader.java:193
  wire whole_5 = whole_4 || (isIt_5 && !(lacksControl5 || lacksBehind5));  // EntryReader.java:194
  wire isIt_6 = holds6 && (owner6 == queuePair) && (index6 == index);  // EntryReader.java:191
  wire [3:0] found_6 = isIt_6 ? 4'd6 : found_5;  // EntryReader.java:192
  wire any_6 = any_5 || isIt_6;  // EntryReader.java:193
  wire whole_6 = whole_5 || (isIt_6 && !(lacksControl6 || lacksBehind6));  // EntryReader.java:194
  wire isIt_7 = holds7 && (owner7 == queuePair) && (index7 == index);  // EntryReader.java:191
  wire [3:0] found_7 = isIt_7 ? 4'd7 : found_6;  // EntryReader.java:192
  wire any_7 = any_6 || isIt_7;  // EntryReader.java:193
  wire whole_7 = whole_6 || (isIt_7 && !(lacksControl7 || lacksBehind7));  // EntryReader.java:194
  wire mayDemand = !(lacksControl8 || lacksBehind8);  // EntryReader.java:197
  wire resets = order_valid && order_data_sets && (order_data_record[2:0] == 3'd0);  // EntryReader.java:212
  wire [72:0] kept = {order_data_record[30:15], order_data_record[2:0] == 3'd3, order_data_record[211:208],
      order_data_record[215:212], order_data_record[303:256]};  // EntryReader.java:222
  wire [15:0] fetchedOfPicked = fetched[turns_index];  // EntryReader.java:236
  wire sets = order_valid && order_data_sets;  // EntryReader.java:300
  wire [15:0] own_0 = kept[15:0];  // EntryReader.java:303
  wire [15:0] read_0 = part_0[turns_index];  // EntryReader.java:306
  wire [15:0] own_1 = kept[31:16];  // EntryReader.java:303
  wire [15:0] read_1 = part_1[turns_index];  // EntryReader.java:306
  wire [31:0] row_0 = {read_1, read_0};  // EntryReader.java:307
  wire [15:0] own_2 = kept[47:32];  // EntryReader.java:303
  wire [15:0] read_2 = part_2[turns_index];  // EntryReader.java:306
  wire [47:0] row_1 = {read_2, row_0};  // EntryReader.java:307
  wire [15:0] own_3 = kept[63:48];  // EntryReader.java:303
  wire [15:0] read_3 = part_3[turns_index];  // EntryReader.java:306
  wire [63:0] row_2 = {read_3, row_1};  // EntryReader.java:307
  wire [8:0] own_4 = kept[72:64];  // EntryReader.java:303
  wire [8:0] read_4 = part_4[turns_index];  // EntryReader.java:306
  wire [72:0] row_3 = {read_4, row_2};  // EntryReader.java:307
  wire isSteady = (state == State_ADDRESS) && !(mayChange || changed);  // EntryReader.java:252
  wire [63:0] isIdle_shifted = isError >> q;  // EntryReader.java:254
  wire isIdle = (next == last) || !maySend || isIdle_shifted[0];  // EntryReader.java:254
  wire [63:0] rung_joined = {posted_data_number == 6'd63, posted_data_number == 6'd62, posted_data_number
      == 6'd61, posted_data_number == 6'd60, posted_data_number == 6'd59, posted_data_number == 6'd58,
      posted_data_number == 6'd57, posted_data_number == 6'd56, posted_data_number == 6'd55, posted_data_number
      == 6'd54, posted_data_number == 6'd53, posted_data_number == 6'd52, posted_data_number == 6'd51,
      posted_data_number == 6'd50, posted_data_number == 6'd49, posted_data_number == 6'd48, posted_data_number
      == 6'd47, posted_data_number == 6'd46, posted_data_number == 6'd45, posted_data_number == 6'd44,
      posted_data_number == 6'd43, posted_data_number == 6'd42, posted_data_number == 6'd41, posted_data_number
      == 6'd40, posted_data_number == 6'd39, posted_data_number == 6'd38, posted_data_number == 6'd37,
      posted_data_number == 6'd36, posted_data_number == 6'd35, posted_data_number == 6'd34, posted_data_number
      == 6'd33, posted_data_number == 6'd32, posted_data_number == 6'd31, posted_data_number == 6'd30,
      posted_data_number == 6'd29, posted_data_number == 6'd28, posted_data_number == 6'd27, posted_data_number
      == 6'd26, posted_data_number == 6'd25, posted_data_number == 6'd24, posted_data_number == 6'd23,
      posted_data_number == 6'd22, posted_data_number == 6'd21, posted_data_number == 6'd20, posted_data_number
      == 6'd19, posted_data_number == 6'd18, posted_data_number == 6'd17, posted_data_number == 6'd16,
      posted_data_number == 6'd15, posted_data_number == 6'd14, posted_data_number == 6'd13, posted_data_number
      == 6'd12, posted_data_number == 6'd11, posted_data_number == 6'd10, posted_data_number == 6'd9,
      posted_data_number == 6'd8, posted_data_number == 6'd7, posted_data_number == 6'd6, posted_data_number
      == 6'd5, posted_data_number == 6'd4, posted_data_number == 6'd3, posted_data_number == 6'd2,
      posted_data_number == 6'd1, posted_data_number == 6'd0};  // EntryReader.java:259
  wire [63:0] rung = posted_valid ? rung_joined : 64'd0;  // EntryReader.java:259
  wire [63:0] ordered_joined = {order_data_queuePair == 6'd63, order_data_queuePair == 6'd62,
      order_data_queuePair == 6'd61, order_data_queuePair == 6'd60, order_data_queuePair == 6'd59,
      order_data_queuePair == 6'd58, order_data_queuePair == 6'd57, order_data_queuePair == 6'd56,
      order_data_queuePair == 6'd55, order_data_queuePair == 6'd54, order_data_queuePair == 6'd53,
      order_data_queuePair == 6'd52, order_data_queuePair == 6'd51, order_data_queuePair == 6'd50,
      order_data_queuePair == 6'd49, order_data_queuePair == 6'd48, order_data_queuePair == 6'd47,
      order_data_queuePair == 6'd46, order_data_queuePair == 6'd45, order_data_queuePair == 6'd44,
      order_data_queuePair == 6'd43, order_data_queuePair == 6'd42, order_data_queuePair == 6'd41,
      order_data_queuePair == 6'd40, order_data_queuePair == 6'd39, order_data_queuePair == 6'd38,
      order_data_queuePair == 6'd37, order_data_queuePair == 6'd36, order_data_queuePair == 6'd35,
      order_data_queuePair == 6'd34, order_data_queuePair == 6'd33, order_data_queuePair == 6'd32,
      order_data_queuePair == 6'd31, order_data_queuePair == 6'd30, order_data_queuePair == 6'd29,
      order_data_queuePair == 6'd28, order_data_queuePair == 6'd27, order_data_queuePair == 6'd26,
      order_data_queuePair == 6'd25, order_data_queuePair == 6'd24, order_data_queuePair == 6'd23,
      order_data_queuePair == 6'd22, order_data_queuePair == 6'd21, order_data_queuePair == 6'd20,
      order_data_queuePair == 6'd19, order_data_queuePair == 6'd18, order_data_queuePair == 6'd17,
      order_data_queuePair == 6'd16, order_data_queuePair == 6'd15, order_data_queuePair == 6'd14,
      order_data_queuePair == 6'd13, order_data_queuePair == 6'd12, order_data_queuePair == 6'd11,
      order_data_queuePair == 6'd10, order_data_queuePair == 6'd9, order_data_queuePair == 6'd8,
      order_data_queuePair == 6'd7, order_data_queuePair == 6'd6, order_data_queuePair == 6'd5,
      order_data_queuePair == 6'd4, order_data_queuePair == 6'd3, order_data_queuePair == 6'd2,
      order_data_queuePair == 6'd1, order_data_queuePair == 6'd0};  // EntryReader.java:260
  wire [63:0] ordered = order_valid ? ordered_joined : 64'd0;  // EntryReader.java:260
  wire [63:0] done_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q == 6'd57,
      q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49, q
      == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q == 6'd40,
      q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32, q
      == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q == 6'd23,
      q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15, q
      == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // EntryReader.java:261
  wire [63:0] done = isDone ? done_joined : 64'd0;  // EntryReader.java:261
  wire isEarly = demands && isNext;  // EntryReader.java:268
  wire isPicked = state == State_ADDRESS;  // EntryReader.java:270
  wire [15:0] advanced = isPicked ? (next + 16'd1) : (index + 16'd1);  // EntryReader.java:271
  wire [5:0] lookedOwner_0 = (looked == 4'd0) ? owner0 : 6'd0;  // EntryReader.java:282
  wire [5:0] lookedOwner_1 = (looked == 4'd1) ? owner1 : lookedOwner_0;  // EntryReader.java:282
  wire [5:0] lookedOwner_2 = (looked == 4'd2) ? owner2 : lookedOwner_1;  // EntryReader.java:282
  wire [5:0] lookedOwner_3 = (looked == 4'd3) ? owner3 : lookedOwner_2;  // EntryReader.java:282
  wire [5:0] lookedOwner_4 = (looked == 4'd4) ? owner4 : lookedOwner_3;  // EntryReader.java:282
  wire [5:0] lookedOwner_5 = (looked == 4'd5) ? owner5 : lookedOwner_4;  // EntryReader.java:282
  wire [5:0] lookedOwner_6 = (looked == 4'd6) ? owner6 : lookedOwner_5;  // EntryReader.java:282
  wire [5:0] lookedOwner_7 = (looked == 4'd7) ? owner7 : lookedOwner_6;  // EntryReader.java:282
  wire [63:0] fails_shifted = isError >> lookedOwner_7;  // EntryReader.java:284
  wire fails = fails_shifted[0];  // EntryReader.java:284
  wire drops_0 = (resets && (order_data_queuePair == owner0)) || (fails && (looked == 4'd0));  // EntryReader.java:287
  wire ends_0 = begins && (current == 4'd0);  // EntryReader.java:288
  wire drops_1 = (resets && (order_data_queuePair == owner1)) || (fails && (looked == 4'd1));  // EntryReader.java:287
  wire ends_1 = begins && (current == 4'd1);  // EntryReader.java:288
  wire drops_2 = (resets && (order_data_queuePair == owner2)) || (fails && (looked == 4'd2));  // EntryReader.java:287
  wire ends_2 = begins && (current == 4'd2);  // EntryReader.java:288
  wire drops_3 = (resets && (order_data_queuePair == owner3)) || (fails && (looked == 4'd3));  // EntryReader.java:287
  wire ends_3 = begins && (current == 4'd3);  // EntryReader.java:288
  wire drops_4 = (resets && (order_data_queuePair == owner4)) || (fails && (looked == 4'd4));  // EntryReader.java:287
  wire ends_4 = begins && (current == 4'd4);  // EntryReader.java:288
  wire drops_5 = (resets && (order_data_queuePair == owner5)) || (fails && (looked == 4'd5));  // EntryReader.java:287
  wire ends_5 = begins && (current == 4'd5);  // EntryReader.java:288
  wire drops_6 = (resets && (order_data_queuePair == owner6)) || (fails && (looked == 4'd6));  // EntryReader.java:287
  wire ends_6 = begins && (current == 4'd6);  // EntryReader.java:288
  wire drops_7 = (resets && (order_data_queuePair == owner7)) || (fails && (looked == 4'd7));  // EntryReader.java:287
  wire ends_7 = begins && (current == 4'd7);  // EntryReader.java:288
  wire isFree_0 = !(holds7 || lacksControl7 || lacksBehind7 || (current == 4'd7));  // EntryReader.java:320
  wire [3:0] free_1 = isFree_0 ? 4'd7 : 4'd8;  // EntryReader.java:321
  wire isFree_1 = !(holds6 || lacksControl6 || lacksBehind6 || (current == 4'd6));  // EntryReader.java:320
  wire [3:0] free_2 = isFree_1 ? 4'd6 : free_1;  // EntryReader.java:321
  wire isFree_2 = !(holds5 || lacksControl5 || lacksBehind5 || (current == 4'd5));  // EntryReader.java:320
  wire [3:0] free_3 = isFree_2 ? 4'd5 : free_2;  // EntryReader.java:321
  wire isFree_3 = !(holds4 || lacksControl4 || lacksBehind4 || (current == 4'd4));  // EntryReader.java:320
  wire [3:0] free_4 = isFree_3 ? 4'd4 : free_3;  // EntryReader.java:321
  wire isFree_4 = !(holds3 || lacksControl3 || lacksBehind3 || (current == 4'd3));  // EntryReader.java:320
  wire [3:0] free_5 = isFree_4 ? 4'd3 : free_4;  // EntryReader.java:321
  wire isFree_5 = !(holds2 || lacksControl2 || lacksBehind2 || (current == 4'd2));  // EntryReader.java:320
  wire [3:0] free_6 = isFree_5 ? 4'd2 : free_5;  // EntryReader.java:321
  wire isFree_6 = !(holds1 || lacksControl1 || lacksBehind1 || (current == 4'd1));  // EntryReader.java:320
  wire [3:0] free_7 = isFree_6 ? 4'd1 : free_6;  // EntryReader.java:321
  wire isFree_7 = !(holds0 || lacksControl0 || lacksBehind0 || (current == 4'd0));  // EntryReader.java:320
  wire [3:0] free_8 = isFree_7 ? 4'd0 : free_7;  // EntryReader.java:321
  wire [3:0] shift_difference = stride - 4'd6;  // WorkEntry.java:46
  wire [2:0] shift = shift_difference[2:0];  // WorkEntry.java:46
  wire [47:0] address = base + ({26'd0, place, 6'd0} << shift);  // EntryReader.java:324
  wire isBehind_0 = state == State_BEHIND;  // EntryReader.java:333
  wire [3:0] of = tag[3:0];  // EntryReader.java:347
  wire isBehind_1 = tag[4];  // EntryReader.java:348
  wire isControl = answers && !isBehind_1;  // EntryReader.java:349
  wire own_5 = of == 4'd0;  // EntryReader.java:354
  wire begun_0 = allocates && (free_0 == 4'd0);  // EntryReader.java:355
  wire own_6 = of == 4'd1;  // EntryReader.java:354
  wire begun_1 = allocates && (free_0 == 4'd1);  // EntryReader.java:355
  wire own_7 = of == 4'd2;  // EntryReader.java:354
  wire begun_2 = allocates && (free_0 == 4'd2);  // EntryReader.java:355
  wire own_8 = of == 4'd3;  // EntryReader.java:354
  wire begun_3 = allocates && (free_0 == 4'd3);  // EntryReader.java:355
  wire own_9 = of == 4'd4;  // EntryReader.java:354
  wire begun_4 = allocates && (free_0 == 4'd4);  // EntryReader.java:355
  wire own_10 = of == 4'd5;  // EntryReader.java:354
  wire begun_5 = allocates && (free_0 == 4'd5);  // EntryReader.java:355
  wire own_11 = of == 4'd6;  // EntryReader.java:354
  wire begun_6 = allocates && (free_0 == 4'd6);  // EntryReader.java:355
  wire own_12 = of == 4'd7;  // EntryReader.java:354
  wire begun_7 = allocates && (free_0 == 4'd7);  // EntryReader.java:355
  wire own_13 = of == 4'd8;  // EntryReader.java:354
  wire hasControl_0 = (of == 4'd0) && !lacksControl0;  // EntryReader.java:371
  wire hasControl_1 = hasControl_0 || ((of == 4'd1) && !lacksControl1);  // EntryReader.java:371
  wire hasControl_2 = hasControl_1 || ((of == 4'd2) && !lacksControl2);  // EntryReader.java:371
  wire hasControl_3 = hasControl_2 || ((of == 4'd3) && !lacksControl3);  // EntryReader.java:371
  wire hasControl_4 = hasControl_3 || ((of == 4'd4) && !lacksControl4);  // EntryReader.java:371
  wire hasControl_5 = hasControl_4 || ((of == 4'd5) && !lacksControl5);  // EntryReader.java:371
  wire hasControl_6 = hasControl_5 || ((of == 4'd6) && !lacksControl6);  // EntryReader.java:371
  wire hasControl_7 = hasControl_6 || ((of == 4'd7) && !lacksControl7);  // EntryReader.java:371
  wire [1:0] own_14 = {lacksControl0, lacksBehind0};  // EntryReader.java:388
  wire [1:0] lacksEither_0 = (current == 4'd0) ? own_14 : 2'd0;  // EntryReader.java:389
  wire [1:0] own_15 = {lacksControl1, lacksBehind1};  // EntryReader.java:388
  wire [1:0] lacksEither_1 = lacksEither_0 | ((current == 4'd1) ? own_15 : 2'd0);  // EntryReader.java:389
  wire [1:0] own_16 = {lacksControl2, lacksBehind2};  // EntryReader.java:388
  wire [1:0] lacksEither_2 = lacksEither_1 | ((current == 4'd2) ? own_16 : 2'd0);  // EntryReader.java:389
  wire [1:0] own_17 = {lacksControl3, lacksBehind3};  // EntryReader.java:388
  wire [1:0] lacksEither_3 = lacksEither_2 | ((current == 4'd3) ? own_17 : 2'd0);  // EntryReader.java:389
  wire [1:0] own_18 = {lacksControl4, lacksBehind4};  // EntryReader.java:388
  wire [1:0] lacksEither_4 = lacksEither_3 | ((current == 4'd4) ? own_18 : 2'd0);  // EntryReader.java:389
  wire [1:0] own_19 = {lacksControl5, lacksBehind5};  // EntryReader.java:388
  wire [1:0] lacksEither_5 = lacksEither_4 | ((current == 4'd5) ? own_19 : 2'd0);  // EntryReader.java:389
  wire [1:0] own_20 = {lacksControl6, lacksBehind6};  // EntryReader.java:388
  wire [1:0] lacksEither_6 = lacksEither_5 | ((current == 4'd6) ? own_20 : 2'd0);  // EntryReader.java:389
  wire [1:0] own_21 = {lacksControl7, lacksBehind7};  // EntryReader.java:388
  wire [1:0] lacksEither_7 = lacksEither_6 | ((current == 4'd7) ? own_21 : 2'd0);  // EntryReader.java:389
  wire [1:0] own_22 = {lacksControl8, lacksBehind8};  // EntryReader.java:388
  wire [1:0] lacksEither_8 = lacksEither_7 | ((current == 4'd8) ? own_22 : 2'd0);  // EntryReader.java:389
  wire hasControl_8 = !lacksEither_8[1];  // EntryReader.java:391
  wire [5:0] postings_address_choice = resets ? order_data_queuePair : posted_data_number;  // EntryReader.java:226
  wire [15:0] last_read = postings[turns_index];  // EntryReader.java:241
  wire [15:0] isNext_read = fetched[queuePair];  // EntryReader.java:267
  wire [5:0] fetched_address_choice = resets ? order_data_queuePair : (isPicked ? q : queuePair);  // EntryReader.java:274
  wire [255:0] line_read = controls[current];  // EntryReader.java:364
  wire [255:0] behind_read = lines[current];  // EntryReader.java:365
  wire [255:0] prefetching_control_read = controls[of];  // EntryReader.java:374
  wire [15:0] prefetching_domain_read = domains[of];  // EntryReader.java:376
  assign wanted_ready = any_7 || ((state == State_IDLE) && mayDemand);  // EntryReader.java:198
  assign isHere = whole_7;  // EntryReader.java:196
  assign returns = isAwaited && hasControl_8;  // EntryReader.java:393
  assign line = line_read;  // EntryReader.java:364
  assign hasBehind = !lacksEither_8[0] && !(wanted_valid && wanted_ready);  // EntryReader.java:398
  assign isKept = stands && hasBehind;  // EntryReader.java:399
  assign behind = behind_read;  // EntryReader.java:365
  assign behindNumber = numberBehind;  // EntryReader.java:400
  assign demands = wanted_valid && wanted_ready && !any_7;  // EntryReader.java:199
  assign picks = (state == State_IDLE) && turns_hasWork && !wanted_valid;  // EntryReader.java:234
  assign allocates = isSteady && !isIdle && (free_0 != 4'd8);  // EntryReader.java:256
  assign isDone = isSteady && isIdle;  // EntryReader.java:255
  assign run_data_address = prefetching_run_data_address;  // EntryReader.java:377
  assign run_data_key = prefetching_run_data_key;  // EntryReader.java:377
  assign run_data_bytes = prefetching_run_data_bytes;  // EntryReader.java:377
  assign run_data_domain = prefetching_run_data_domain;  // EntryReader.java:377
  assign run_data_rights = prefetching_run_data_rights;  // EntryReader.java:377
  assign run_data_last = prefetching_run_data_last;  // EntryReader.java:377
  assign run_data_isPhysical = prefetching_run_data_isPhysical;  // EntryReader.java:377
  assign run_data_isCheck = prefetching_run_data_isCheck;  // EntryReader.java:377
  assign run_data_isList = prefetching_run_data_isList;  // EntryReader.java:377
  assign run_data_isWrong = prefetching_run_data_isWrong;  // EntryReader.java:377
  assign run_valid = prefetching_run_valid;  // EntryReader.java:377
  assign memory_data = {number[42:1], isBehind_0, isBehind_0, slot};  // EntryReader.java:336
  assign memory_valid = (state == State_CONTROL) || isBehind_0;  // EntryReader.java:334
  assign free_0 = free_8;  // EntryReader.java:323
  always @(posedge clock) begin
    if (wanted_valid && wanted_ready) begin  // EntryReader.java:201
      current <= found_7;  // EntryReader.java:202
      numberBehind <= {wanted_data[42:1], 1'b1};  // EntryReader.java:203
    end
    if (posted_valid || resets) begin  // EntryReader.java:224
      postings[postings_address_choice] <= resets ? 16'd0 : posted_data_index;  // EntryReader.java:226
    end
    if (sets) begin  // EntryReader.java:305
      part_0[order_data_queuePair] <= own_0;  // EntryReader.java:305
    end
    if (sets) begin  // EntryReader.java:305
      part_1[order_data_queuePair] <= own_1;  // EntryReader.java:305
    end
    if (sets) begin  // EntryReader.java:305
      part_2[order_data_queuePair] <= own_2;  // EntryReader.java:305
    end
    if (sets) begin  // EntryReader.java:305
      part_3[order_data_queuePair] <= own_3;  // EntryReader.java:305
    end
    if (sets) begin  // EntryReader.java:305
      part_4[order_data_queuePair] <= own_4;  // EntryReader.java:305
    end
    if (picks) begin  // EntryReader.java:238
      q <= turns_index;  // EntryReader.java:239
      next <= fetchedOfPicked;  // EntryReader.java:240
      last <= last_read;  // EntryReader.java:241
      place <= fetchedOfPicked & ~(16'hffff << row_3[55:52]);  // EntryReader.java:242
      stride <= row_3[51:48];  // EntryReader.java:244
      base <= row_3[47:0];  // EntryReader.java:245
      maySend <= row_3[56];  // EntryReader.java:246
      domain <= row_3[72:57];  // EntryReader.java:247
    end
    changed <= mayChange;  // EntryReader.java:251
    pending <= (pending & ~done) | rung | ordered;  // EntryReader.java:262
    isNext <= isNext_read == index;  // EntryReader.java:267
    if (resets || isEarly || allocates) begin  // EntryReader.java:272
      fetched[fetched_address_choice] <= resets ? 16'd0 : advanced;  // EntryReader.java:274
    end
    looked <= (looked == 4'd7) ? 4'd0 : (looked + 4'd1);  // EntryReader.java:279
    if (allocates && (free_0 == 4'd0)) begin  // EntryReader.java:289
      holds0 <= 1'b1;  // EntryReader.java:290
      owner0 <= q;  // EntryReader.java:291
      index0 <= next;  // EntryReader.java:292
    end else if (drops_0 || ends_0) begin  // EntryReader.java:294
      holds0 <= 1'b0;  // EntryReader.java:294
    end
    if (allocates && (free_0 == 4'd1)) begin  // EntryReader.java:289
      holds1 <= 1'b1;  // EntryReader.java:290
      owner1 <= q;  // EntryReader.java:291
      index1 <= next;  // EntryReader.java:292
    end else if (drops_1 || ends_1) begin  // EntryReader.java:294
      holds1 <= 1'b0;  // EntryReader.java:294
    end
    if (allocates && (free_0 == 4'd2)) begin  // EntryReader.java:289
      holds2 <= 1'b1;  // EntryReader.java:290
      owner2 <= q;  // EntryReader.java:291
      index2 <= next;  // EntryReader.java:292
    end else if (drops_2 || ends_2) begin  // EntryReader.java:294
      holds2 <= 1'b0;  // EntryReader.java:294
    end
    if (allocates && (free_0 == 4'd3)) begin  // EntryReader.java:289
      holds3 <= 1'b1;  // EntryReader.java:290
      owner3 <= q;  // EntryReader.java:291
      index3 <= next;  // EntryReader.java:292
    end else if (drops_3 || ends_3) begin  // EntryReader.java:294
      holds3 <= 1'b0;  // EntryReader.java:294
    end
    if (allocates && (free_0 == 4'd4)) begin  // EntryReader.java:289
      holds4 <= 1'b1;  // EntryReader.java:290
      owner4 <= q;  // EntryReader.java:291
      index4 <= next;  // EntryReader.java:292
    end else if (drops_4 || ends_4) begin  // EntryReader.java:294
      holds4 <= 1'b0;  // EntryReader.java:294
    end
    if (allocates && (free_0 == 4'd5)) begin  // EntryReader.java:289
      holds5 <= 1'b1;  // EntryReader.java:290
      owner5 <= q;  // EntryReader.java:291
      index5 <= next;  // EntryReader.java:292
    end else if (drops_5 || ends_5) begin  // EntryReader.java:294
      holds5 <= 1'b0;  // EntryReader.java:294
    end
    if (allocates && (free_0 == 4'd6)) begin  // EntryReader.java:289
      holds6 <= 1'b1;  // EntryReader.java:290
      owner6 <= q;  // EntryReader.java:291
      index6 <= next;  // EntryReader.java:292
    end else if (drops_6 || ends_6) begin  // EntryReader.java:294
      holds6 <= 1'b0;  // EntryReader.java:294
    end
    if (allocates && (free_0 == 4'd7)) begin  // EntryReader.java:289
      holds7 <= 1'b1;  // EntryReader.java:290
      owner7 <= q;  // EntryReader.java:291
      index7 <= next;  // EntryReader.java:292
    end else if (drops_7 || ends_7) begin  // EntryReader.java:294
      holds7 <= 1'b0;  // EntryReader.java:294
    end
    if (demands) begin  // EntryReader.java:325
      number <= wanted_data;  // EntryReader.java:326
      slot <= 4'd8;  // EntryReader.java:327
    end
    if (allocates) begin  // EntryReader.java:329
      number <= address[47:5];  // EntryReader.java:330
      slot <= free_0;  // EntryReader.java:331
    end
    if (isControl) begin  // EntryReader.java:350
      controls[of] <= answer;  // EntryReader.java:350
    end
    if (answers && isBehind_1) begin  // EntryReader.java:351
      lines[of] <= answer;  // EntryReader.java:351
    end
    lacksControl0 <= begun_0 || (lacksControl0 && !(isControl && own_5));  // EntryReader.java:358
    lacksBehind0 <= begun_0 || (lacksBehind0 && !(answers && isBehind_1 && own_5));  // EntryReader.java:359
    lacksControl1 <= begun_1 || (lacksControl1 && !(isControl && own_6));  // EntryReader.java:358
    lacksBehind1 <= begun_1 || (lacksBehind1 && !(answers && isBehind_1 && own_6));  // EntryReader.java:359
    lacksControl2 <= begun_2 || (lacksControl2 && !(isControl && own_7));  // EntryReader.java:358
    lacksBehind2 <= begun_2 || (lacksBehind2 && !(answers && isBehind_1 && own_7));  // EntryReader.java:359
    lacksControl3 <= begun_3 || (lacksControl3 && !(isControl && own_8));  // EntryReader.java:358
    lacksBehind3 <= begun_3 || (lacksBehind3 && !(answers && isBehind_1 && own_8));  // EntryReader.java:359
    lacksControl4 <= begun_4 || (lacksControl4 && !(isControl && own_9));  // EntryReader.java:358
    lacksBehind4 <= begun_4 || (lacksBehind4 && !(answers && isBehind_1 && own_9));  // EntryReader.java:359
    lacksControl5 <= begun_5 || (lacksControl5 && !(isControl && own_10));  // EntryReader.java:358
    lacksBehind5 <= begun_5 || (lacksBehind5 && !(answers && isBehind_1 && own_10));  // EntryReader.java:359
    lacksControl6 <= begun_6 || (lacksControl6 && !(isControl && own_11));  // EntryReader.java:358
    lacksBehind6 <= begun_6 || (lacksBehind6 && !(answers && isBehind_1 && own_11));  // EntryReader.java:359
    lacksControl7 <= begun_7 || (lacksControl7 && !(isControl && own_12));  // EntryReader.java:358
    lacksBehind7 <= begun_7 || (lacksBehind7 && !(answers && isBehind_1 && own_12));  // EntryReader.java:359
    lacksControl8 <= demands || (lacksControl8 && !(isControl && own_13));  // EntryReader.java:358
    lacksBehind8 <= demands || (lacksBehind8 && !(answers && isBehind_1 && own_13));  // EntryReader.java:359
    if (allocates) begin  // EntryReader.java:368
      domains[free_0] <= domain;  // EntryReader.java:368
    end
    if (wanted_valid && wanted_ready) begin  // EntryReader.java:392
      isAwaited <= 1'b1;  // EntryReader.java:392
    end else if (hasControl_8) begin  // EntryReader.java:392
      isAwaited <= 1'b0;  // EntryReader.java:392
    end
    if (wanted_valid && wanted_ready) begin  // EntryReader.java:396
      stands <= 1'b1;  // EntryReader.java:396
    end else if (order_valid) begin  // EntryReader.java:396
      stands <= 1'b0;  // EntryReader.java:396
    end
    case (state)  // EntryReader.java:105
      State_IDLE: begin  // EntryReader.java:167
        if (demands) begin  // EntryReader.java:167
          state <= State_CONTROL;  // EntryReader.java:167
        end else if (picks) begin  // EntryReader.java:167
          state <= State_ADDRESS;  // EntryReader.java:167
        end
      end
      State_ADDRESS: begin  // EntryReader.java:168
        if (allocates) begin  // EntryReader.java:168
          state <= State_CONTROL;  // EntryReader.java:168
        end else begin  // EntryReader.java:168
          state <= State_IDLE;  // EntryReader.java:168
        end
      end
      State_CONTROL: begin  // EntryReader.java:169
        if (memory_ready) begin  // EntryReader.java:169
          state <= State_BEHIND;  // EntryReader.java:169
        end
      end
      default /* State_BEHIND */: begin  // EntryReader.java:170
        if (memory_ready) begin  // EntryReader.java:170
          state <= State_IDLE;  // EntryReader.java:170
        end
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // EntryReader.java:105
      current <= 4'd8;  // EntryReader.java:149
      lacksControl0 <= 1'b0;  // EntryReader.java:153
      lacksBehind0 <= 1'b0;  // EntryReader.java:154
      lacksControl1 <= 1'b0;  // EntryReader.java:153
      lacksBehind1 <= 1'b0;  // EntryReader.java:154
      lacksControl2 <= 1'b0;  // EntryReader.java:153
      lacksBehind2 <= 1'b0;  // EntryReader.java:154
      lacksControl3 <= 1'b0;  // EntryReader.java:153
      lacksBehind3 <= 1'b0;  // EntryReader.java:154
      lacksControl4 <= 1'b0;  // EntryReader.java:153
      lacksBehind4 <= 1'b0;  // EntryReader.java:154
      lacksControl5 <= 1'b0;  // EntryReader.java:153
      lacksBehind5 <= 1'b0;  // EntryReader.java:154
      lacksControl6 <= 1'b0;  // EntryReader.java:153
      lacksBehind6 <= 1'b0;  // EntryReader.java:154
      lacksControl7 <= 1'b0;  // EntryReader.java:153
      lacksBehind7 <= 1'b0;  // EntryReader.java:154
      lacksControl8 <= 1'b0;  // EntryReader.java:153
      lacksBehind8 <= 1'b0;  // EntryReader.java:154
      holds0 <= 1'b0;  // EntryReader.java:157
      holds1 <= 1'b0;  // EntryReader.java:157
      holds2 <= 1'b0;  // EntryReader.java:157
      holds3 <= 1'b0;  // EntryReader.java:157
      holds4 <= 1'b0;  // EntryReader.java:157
      holds5 <= 1'b0;  // EntryReader.java:157
      holds6 <= 1'b0;  // EntryReader.java:157
      holds7 <= 1'b0;  // EntryReader.java:157
      pending <= 64'd0;  // EntryReader.java:230
      changed <= 1'b0;  // EntryReader.java:250
      looked <= 4'd0;  // EntryReader.java:278
      isAwaited <= 1'b0;  // EntryReader.java:385
      stands <= 1'b0;  // EntryReader.java:395
    end
  end
  EntryPrefetch prefetching (  // EntryReader.java:143
    .clock(clock), .reset(reset), .comes(answers && isBehind_1 && hasControl_7),
    .control(prefetching_control_read), .behind(answer), .domain(prefetching_domain_read),
    .run_data_address(prefetching_run_data_address), .run_data_key(prefetching_run_data_key),
    .run_data_bytes(prefetching_run_data_bytes), .run_data_domain(prefetching_run_data_domain),
    .run_data_rights(prefetching_run_data_rights), .run_data_last(prefetching_run_data_last),
    .run_data_isPhysical(prefetching_run_data_isPhysical), .run_data_isCheck(prefetching_run_data_isCheck),
    .run_data_isList(prefetching_run_data_isList), .run_data_isWrong(prefetching_run_data_isWrong),
    .run_valid(prefetching_run_valid), .run_ready(run_ready));
  PairTurns_true turns (  // EntryReader.java:229
    .clock(clock), .reset(reset), .pending(pending), .takes(isDone || allocates), .rings(posted_valid),
    .ringer(posted_data_number), .index(turns_index), .hasWork(turns_hasWork));
  wire unused_ok = &{1'b0, order_data_record[14:3], order_data_record[207:31], order_data_record[255:216],
      order_data_record[383:304], number[0], address[4:0], isIdle_shifted[63:1], fails_shifted[63:1],
      shift_difference[3]};
`ifdef HEDDLE_SIMULATION
  wire isAsked_0 = own_5 && (isBehind_1 ? lacksBehind0 : lacksControl0);  // EntryReader.java:361
  wire isAsked_1 = isAsked_0 || (own_6 && (isBehind_1 ? lacksBehind1 : lacksControl1));  // EntryReader.java:361
  wire isAsked_2 = isAsked_1 || (own_7 && (isBehind_1 ? lacksBehind2 : lacksControl2));  // EntryReader.java:361
  wire isAsked_3 = isAsked_2 || (own_8 && (isBehind_1 ? lacksBehind3 : lacksControl3));  // EntryReader.java:361
  wire isAsked_4 = isAsked_3 || (own_9 && (isBehind_1 ? lacksBehind4 : lacksControl4));  // EntryReader.java:361
  wire isAsked_5 = isAsked_4 || (own_10 && (isBehind_1 ? lacksBehind5 : lacksControl5));  // EntryReader.java:361
  wire isAsked_6 = isAsked_5 || (own_11 && (isBehind_1 ? lacksBehind6 : lacksControl6));  // EntryReader.java:361
  wire isAsked_7 = isAsked_6 || (own_12 && (isBehind_1 ? lacksBehind7 : lacksControl7));  // EntryReader.java:361
  wire isAsked_8 = isAsked_7 || (own_13 && (isBehind_1 ? lacksBehind8 : lacksControl8));  // EntryReader.java:361
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!(posted_valid || order_valid) || mayChange)) begin  // EntryReader.java:253
        $display("assertion failed: what comes was offered (EntryReader.java:253)");
        $stop;  // EntryReader.java:253
      end
      if (!(!(begun_0 && (lacksControl0 || lacksBehind0)))) begin  // EntryReader.java:360
        $display("assertion failed: a slot is used again when its lines have come (EntryReader.java:360)");
        $stop;  // EntryReader.java:360
      end
      if (!(!(begun_1 && (lacksControl1 || lacksBehind1)))) begin  // EntryReader.java:360
        $display("assertion failed: a slot is used again when its lines have come (EntryReader.java:360)");
        $stop;  // EntryReader.java:360
      end
      if (!(!(begun_2 && (lacksControl2 || lacksBehind2)))) begin  // EntryReader.java:360
        $display("assertion failed: a slot is used again when its lines have come (EntryReader.java:360)");
        $stop;  // EntryReader.java:360
      end
      if (!(!(begun_3 && (lacksControl3 || lacksBehind3)))) begin  // EntryReader.java:360
        $display("assertion failed: a slot is used again when its lines have come (EntryReader.java:360)");
        $stop;  // EntryReader.java:360
      end
      if (!(!(begun_4 && (lacksControl4 || lacksBehind4)))) begin  // EntryReader.java:360
        $display("assertion failed: a slot is used again when its lines have come (EntryReader.java:360)");
        $stop;  // EntryReader.java:360
      end
      if (!(!(begun_5 && (lacksControl5 || lacksBehind5)))) begin  // EntryReader.java:360
        $display("assertion failed: a slot is used again when its lines have come (EntryReader.java:360)");
        $stop;  // EntryReader.java:360
      end
      if (!(!(begun_6 && (lacksControl6 || lacksBehind6)))) begin  // EntryReader.java:360
        $display("assertion failed: a slot is used again when its lines have come (EntryReader.java:360)");
        $stop;  // EntryReader.java:360
      end
      if (!(!(begun_7 && (lacksControl7 || lacksBehind7)))) begin  // EntryReader.java:360
        $display("assertion failed: a slot is used again when its lines have come (EntryReader.java:360)");
        $stop;  // EntryReader.java:360
      end
      if (!(!(demands && (lacksControl8 || lacksBehind8)))) begin  // EntryReader.java:360
        $display("assertion failed: a slot is used again when its lines have come (EntryReader.java:360)");
        $stop;  // EntryReader.java:360
      end
      if (!(!answers || isAsked_8)) begin  // EntryReader.java:363
        $display("assertion failed: a line that comes was asked for (EntryReader.java:363)");
        $stop;  // EntryReader.java:363
      end
    end
  end
`endif
`ifdef FORMAL
  wire isAsked_0 = own_5 && (isBehind_1 ? lacksBehind0 : lacksControl0);  // EntryReader.java:361
  wire isAsked_1 = isAsked_0 || (own_6 && (isBehind_1 ? lacksBehind1 : lacksControl1));  // EntryReader.java:361
  wire isAsked_2 = isAsked_1 || (own_7 && (isBehind_1 ? lacksBehind2 : lacksControl2));  // EntryReader.java:361
  wire isAsked_3 = isAsked_2 || (own_8 && (isBehind_1 ? lacksBehind3 : lacksControl3));  // EntryReader.java:361
  wire isAsked_4 = isAsked_3 || (own_9 && (isBehind_1 ? lacksBehind4 : lacksControl4));  // EntryReader.java:361
  wire isAsked_5 = isAsked_4 || (own_10 && (isBehind_1 ? lacksBehind5 : lacksControl5));  // EntryReader.java:361
  wire isAsked_6 = isAsked_5 || (own_11 && (isBehind_1 ? lacksBehind6 : lacksControl6));  // EntryReader.java:361
  wire isAsked_7 = isAsked_6 || (own_12 && (isBehind_1 ? lacksBehind7 : lacksControl7));  // EntryReader.java:361
  wire isAsked_8 = isAsked_7 || (own_13 && (isBehind_1 ? lacksBehind8 : lacksControl8));  // EntryReader.java:361
  always @(posedge clock) begin
    if (!reset) begin
      assert (!(posted_valid || order_valid) || mayChange);  // EntryReader.java:253
      assert (!(begun_0 && (lacksControl0 || lacksBehind0)));  // EntryReader.java:360
      assert (!(begun_1 && (lacksControl1 || lacksBehind1)));  // EntryReader.java:360
      assert (!(begun_2 && (lacksControl2 || lacksBehind2)));  // EntryReader.java:360
      assert (!(begun_3 && (lacksControl3 || lacksBehind3)));  // EntryReader.java:360
      assert (!(begun_4 && (lacksControl4 || lacksBehind4)));  // EntryReader.java:360
      assert (!(begun_5 && (lacksControl5 || lacksBehind5)));  // EntryReader.java:360
      assert (!(begun_6 && (lacksControl6 || lacksBehind6)));  // EntryReader.java:360
      assert (!(begun_7 && (lacksControl7 || lacksBehind7)));  // EntryReader.java:360
      assert (!(demands && (lacksControl8 || lacksBehind8)));  // EntryReader.java:360
      assert (!answers || isAsked_8);  // EntryReader.java:363
    end
  end
`endif
endmodule
`default_nettype wire
