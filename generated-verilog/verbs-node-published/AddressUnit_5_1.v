`default_nettype none
// units=5, underWay=1
module AddressUnit_5_1 (  // AddressUnit.java:108
  input  wire clock,  // AddressUnit.java:108
  input  wire reset,  // AddressUnit.java:108
  output wire answer_isAllowed,  // AddressUnit.java:60
  output wire [47:0] answer_address,  // AddressUnit.java:60
  output wire [12:0] answer_bytes,  // AddressUnit.java:60
  output wire answer_last,  // AddressUnit.java:60
  output wire answer_isList,  // AddressUnit.java:60
  output wire [47:0] answer_list,  // AddressUnit.java:60
  output wire [16:0] answer_entries,  // AddressUnit.java:60
  input  wire [9:0] keys_data_index,  // AddressUnit.java:64
  input  wire [255:0] keys_data_region,  // AddressUnit.java:64
  input  wire keys_valid,  // AddressUnit.java:64
  input  wire forgets,  // AddressUnit.java:66
  output wire [42:0] memory_data,  // AddressUnit.java:68
  output wire memory_valid,  // AddressUnit.java:68
  input  wire memory_ready,  // AddressUnit.java:68
  input  wire returns,  // AddressUnit.java:70
  input  wire [255:0] line,  // AddressUnit.java:72
  output wire misses,  // AddressUnit.java:76
  input  wire [63:0] runs_0_data_address,  // AddressUnit.java:125
  input  wire [31:0] runs_0_data_key,  // AddressUnit.java:125
  input  wire [31:0] runs_0_data_bytes,  // AddressUnit.java:125
  input  wire [15:0] runs_0_data_domain,  // AddressUnit.java:125
  input  wire [3:0] runs_0_data_rights,  // AddressUnit.java:125
  input  wire runs_0_data_last,  // AddressUnit.java:125
  input  wire runs_0_data_isPhysical,  // AddressUnit.java:125
  input  wire runs_0_data_isCheck,  // AddressUnit.java:125
  input  wire runs_0_data_isList,  // AddressUnit.java:125
  input  wire runs_0_data_isWrong,  // AddressUnit.java:125
  input  wire runs_0_valid,  // AddressUnit.java:125
  output wire runs_0_ready,  // AddressUnit.java:125
  input  wire [63:0] runs_1_data_address,  // AddressUnit.java:125
  input  wire [31:0] runs_1_data_key,  // AddressUnit.java:125
  input  wire [31:0] runs_1_data_bytes,  // AddressUnit.java:125
  input  wire [15:0] runs_1_data_domain,  // AddressUnit.java:125
  input  wire [3:0] runs_1_data_rights,  // AddressUnit.java:125
  input  wire runs_1_data_last,  // AddressUnit.java:125
  input  wire runs_1_data_isPhysical,  // AddressUnit.java:125
  input  wire runs_1_data_isCheck,  // AddressUnit.java:125
  input  wire runs_1_data_isList,  // AddressUnit.java:125
  input  wire runs_1_data_isWrong,  // AddressUnit.java:125
  input  wire runs_1_valid,  // AddressUnit.java:125
  output wire runs_1_ready,  // AddressUnit.java:125
  input  wire [63:0] runs_2_data_address,  // AddressUnit.java:125
  input  wire [31:0] runs_2_data_key,  // AddressUnit.java:125
  input  wire [31:0] runs_2_data_bytes,  // AddressUnit.java:125
  input  wire [15:0] runs_2_data_domain,  // AddressUnit.java:125
  input  wire [3:0] runs_2_data_rights,  // AddressUnit.java:125
  input  wire runs_2_data_last,  // AddressUnit.java:125
  input  wire runs_2_data_isPhysical,  // AddressUnit.java:125
  input  wire runs_2_data_isCheck,  // AddressUnit.java:125
  input  wire runs_2_data_isList,  // AddressUnit.java:125
  input  wire runs_2_data_isWrong,  // AddressUnit.java:125
  input  wire runs_2_valid,  // AddressUnit.java:125
  output wire runs_2_ready,  // AddressUnit.java:125
  input  wire [63:0] runs_3_data_address,  // AddressUnit.java:125
  input  wire [31:0] runs_3_data_key,  // AddressUnit.java:125
  input  wire [31:0] runs_3_data_bytes,  // AddressUnit.java:125
  input  wire [15:0] runs_3_data_domain,  // AddressUnit.java:125
  input  wire [3:0] runs_3_data_rights,  // AddressUnit.java:125
  input  wire runs_3_data_last,  // AddressUnit.java:125
  input  wire runs_3_data_isPhysical,  // AddressUnit.java:125
  input  wire runs_3_data_isCheck,  // AddressUnit.java:125
  input  wire runs_3_data_isList,  // AddressUnit.java:125
  input  wire runs_3_data_isWrong,  // AddressUnit.java:125
  input  wire runs_3_valid,  // AddressUnit.java:125
  output wire runs_3_ready,  // AddressUnit.java:125
  input  wire [63:0] runs_4_data_address,  // AddressUnit.java:125
  input  wire [31:0] runs_4_data_key,  // AddressUnit.java:125
  input  wire [31:0] runs_4_data_bytes,  // AddressUnit.java:125
  input  wire [15:0] runs_4_data_domain,  // AddressUnit.java:125
  input  wire [3:0] runs_4_data_rights,  // AddressUnit.java:125
  input  wire runs_4_data_last,  // AddressUnit.java:125
  input  wire runs_4_data_isPhysical,  // AddressUnit.java:125
  input  wire runs_4_data_isCheck,  // AddressUnit.java:125
  input  wire runs_4_data_isList,  // AddressUnit.java:125
  input  wire runs_4_data_isWrong,  // AddressUnit.java:125
  input  wire runs_4_valid,  // AddressUnit.java:125
  output wire runs_4_ready,  // AddressUnit.java:125
  output wire [4:0] answers  // AddressUnit.java:126
);
  reg  [63:0] run_address;  // AddressUnit.java:92
  reg  [31:0] run_key;  // AddressUnit.java:92
  reg  [31:0] run_bytes;  // AddressUnit.java:92
  reg  [15:0] run_domain;  // AddressUnit.java:92
  reg  [3:0] run_rights;  // AddressUnit.java:92
  reg  run_last;  // AddressUnit.java:92
  reg  run_isPhysical;  // AddressUnit.java:92
  reg  run_isCheck;  // AddressUnit.java:92
  reg  run_isList;  // AddressUnit.java:92
  reg  run_isWrong;  // AddressUnit.java:92
  reg  [255:0] region;  // AddressUnit.java:93
  wire answersNow;  // AddressUnit.java:99
  wire isFresh;  // AddressUnit.java:214
  wire second_isThere;  // AddressUnit.java:139
  wire [2:0] second_unit;  // AddressUnit.java:139
  wire [9:0] second_key;  // AddressUnit.java:139
  wire [47:0] second_address;  // AddressUnit.java:139
  wire [12:0] second_bytes;  // AddressUnit.java:139
  wire second_last;  // AddressUnit.java:139
  wire second_isList;  // AddressUnit.java:139
  wire second_needsPage;  // AddressUnit.java:139
  wire second_isPhysical;  // AddressUnit.java:139
  wire second_isWrong;  // AddressUnit.java:139
  wire second_mayTouch;  // AddressUnit.java:139
  wire [47:0] second_entry;  // AddressUnit.java:139
  wire [16:0] second_entries;  // AddressUnit.java:139
  reg  third_isThere;  // AddressUnit.java:140
  reg  [2:0] third_unit;  // AddressUnit.java:140
  reg  [9:0] third_key;  // AddressUnit.java:140
  reg  [47:0] third_address;  // AddressUnit.java:140
  reg  [12:0] third_bytes;  // AddressUnit.java:140
  reg  third_last;  // AddressUnit.java:140
  reg  third_isList;  // AddressUnit.java:140
  reg  third_needsPage;  // AddressUnit.java:140
  reg  third_isPhysical;  // AddressUnit.java:140
  reg  third_isWrong;  // AddressUnit.java:140
  reg  third_mayTouch;  // AddressUnit.java:140
  reg  [47:0] third_entry;  // AddressUnit.java:140
  reg  [16:0] third_entries;  // AddressUnit.java:140
  reg  fourth_isThere;  // AddressUnit.java:141
  reg  [2:0] fourth_unit;  // AddressUnit.java:141
  reg  [9:0] fourth_key;  // AddressUnit.java:141
  reg  [47:0] fourth_address;  // AddressUnit.java:141
  reg  [12:0] fourth_bytes;  // AddressUnit.java:141
  reg  fourth_last;  // AddressUnit.java:141
  reg  fourth_isList;  // AddressUnit.java:141
  reg  fourth_needsPage;  // AddressUnit.java:141
  reg  fourth_isPhysical;  // AddressUnit.java:141
  reg  fourth_isWrong;  // AddressUnit.java:141
  reg  fourth_mayTouch;  // AddressUnit.java:141
  reg  [47:0] fourth_entry;  // AddressUnit.java:141
  reg  [16:0] fourth_entries;  // AddressUnit.java:141
  reg  fifth_isThere;  // AddressUnit.java:142
  reg  [2:0] fifth_unit;  // AddressUnit.java:142
  reg  [9:0] fifth_key;  // AddressUnit.java:142
  reg  [47:0] fifth_address;  // AddressUnit.java:142
  reg  [12:0] fifth_bytes;  // AddressUnit.java:142
  reg  fifth_last;  // AddressUnit.java:142
  reg  fifth_isList;  // AddressUnit.java:142
  reg  fifth_needsPage;  // AddressUnit.java:142
  reg  fifth_isPhysical;  // AddressUnit.java:142
  reg  fifth_isWrong;  // AddressUnit.java:142
  reg  fifth_mayTouch;  // AddressUnit.java:142
  reg  [47:0] fifth_entry;  // AddressUnit.java:142
  reg  [16:0] fifth_entries;  // AddressUnit.java:142
  wire turns_sink_ready;  // AddressUnit.java:153
  reg  under;  // AddressUnit.java:165
  reg  [63:0] first_address;  // AddressUnit.java:174
  reg  [31:0] first_key;  // AddressUnit.java:174
  reg  [31:0] first_bytes;  // AddressUnit.java:174
  reg  [15:0] first_domain;  // AddressUnit.java:174
  reg  [3:0] first_rights;  // AddressUnit.java:174
  reg  first_last;  // AddressUnit.java:174
  reg  first_isPhysical;  // AddressUnit.java:174
  reg  first_isCheck;  // AddressUnit.java:174
  reg  first_isList;  // AddressUnit.java:174
  reg  first_isWrong;  // AddressUnit.java:174
  reg  [2:0] firstUnit;  // AddressUnit.java:175
  reg  hasFirst;  // AddressUnit.java:176
  reg  table_written;  // AddressUnit.java:187
  reg  [206:0] row;  // AddressUnit.java:189
  reg  [2:0] unit;  // AddressUnit.java:190
  reg  isThere;  // AddressUnit.java:191
  reg  forgot;  // AddressUnit.java:204
  reg  stale;  // AddressUnit.java:206
  reg  [31:0] bytes;  // AddressUnit.java:237
  reg  [47:0] length;  // AddressUnit.java:239
  reg  [47:0] lengthNow;  // AddressUnit.java:240
  reg  [35:0] page;  // AddressUnit.java:248
  reg  [35:0] firstPage;  // AddressUnit.java:307
  reg  comes;  // AddressUnit.java:340
  reg  [63:0] translation;  // AddressUnit.java:342
  reg  [255:0] entries;  // AddressUnit.java:343
  reg  [47:0] of;  // AddressUnit.java:344
  wire bounds_isInside;  // AddressUnit.java:98
  wire cache_hits; wire [35:0] cache_physicalPage;  // AddressUnit.java:129
  wire pending_enqueue_ready, pending_dequeue_data_isAllowed, pending_dequeue_data_waits,
      pending_dequeue_data_last, pending_dequeue_data_isList, pending_dequeue_valid, pending_count;  // AddressUnit.java:130
  wire [2:0] pending_dequeue_data_unit; wire [11:0] pending_dequeue_data_offset;  // AddressUnit.java:130
  wire [12:0] pending_dequeue_data_bytes; wire [64:0] pending_dequeue_data_place;  // AddressUnit.java:130
  wire asked_enqueue_ready, asked_dequeue_valid, asked_count; wire [42:0] asked_dequeue_data;  // AddressUnit.java:131
  wire filling_enqueue_ready, filling_dequeue_valid, filling_count; wire [47:0] filling_dequeue_data;  // AddressUnit.java:132
  wire found_enqueue_ready, found_dequeue_valid, found_count; wire [36:0] found_dequeue_data;  // AddressUnit.java:138
  wire turns_sources_0_ready, turns_sources_1_ready, turns_sources_2_ready, turns_sources_3_ready,
      turns_sources_4_ready, turns_sink_data_last, turns_sink_data_isPhysical, turns_sink_data_isCheck,
      turns_sink_data_isList, turns_sink_data_isWrong, turns_sink_valid;  // AddressUnit.java:153
  wire [63:0] turns_sink_data_address; wire [31:0] turns_sink_data_key, turns_sink_data_bytes;  // AddressUnit.java:153
  wire [15:0] turns_sink_data_domain; wire [3:0] turns_sink_data_rights; wire [2:0] turns_chosen;  // AddressUnit.java:153
  wire entering0_source_ready, entering0_sink_data_last, entering0_sink_data_isPhysical,
      entering0_sink_data_isCheck, entering0_sink_data_isList, entering0_sink_data_isWrong,
      entering0_sink_valid;  // AddressUnit.java:155
  wire [63:0] entering0_sink_data_address; wire [31:0] entering0_sink_data_key, entering0_sink_data_bytes;  // AddressUnit.java:155
  wire [15:0] entering0_sink_data_domain; wire [3:0] entering0_sink_data_rights;  // AddressUnit.java:155
  wire entering1_source_ready, entering1_sink_data_last, entering1_sink_data_isPhysical,
      entering1_sink_data_isCheck, entering1_sink_data_isList, entering1_sink_data_isWrong,
      entering1_sink_valid;  // AddressUnit.java:155
  wire [63:0] entering1_sink_data_address; wire [31:0] entering1_sink_data_key, entering1_sink_data_bytes;  // AddressUnit.java:155
  wire [15:0] entering1_sink_data_domain; wire [3:0] entering1_sink_data_rights;  // AddressUnit.java:155
  wire entering2_source_ready, entering2_sink_data_last, entering2_sink_data_isPhysical,
      entering2_sink_data_isCheck, entering2_sink_data_isList, entering2_sink_data_isWrong,
      entering2_sink_valid;  // AddressUnit.java:155
  wire [63:0] entering2_sink_data_address; wire [31:0] entering2_sink_data_key, entering2_sink_data_bytes;  // AddressUnit.java:155
  wire [15:0] entering2_sink_data_domain; wire [3:0] entering2_sink_data_rights;  // AddressUnit.java:155
  wire entering3_source_ready, entering3_sink_data_last, entering3_sink_data_isPhysical,
      entering3_sink_data_isCheck, entering3_sink_data_isList, entering3_sink_data_isWrong,
      entering3_sink_valid;  // AddressUnit.java:155
  wire [63:0] entering3_sink_data_address; wire [31:0] entering3_sink_data_key, entering3_sink_data_bytes;  // AddressUnit.java:155
  wire [15:0] entering3_sink_data_domain; wire [3:0] entering3_sink_data_rights;  // AddressUnit.java:155
  wire entering4_source_ready, entering4_sink_data_last, entering4_sink_data_isPhysical,
      entering4_sink_data_isCheck, entering4_sink_data_isList, entering4_sink_data_isWrong,
      entering4_sink_valid;  // AddressUnit.java:155
  wire [63:0] entering4_sink_data_address; wire [31:0] entering4_sink_data_key, entering4_sink_data_bytes;  // AddressUnit.java:155
  wire [15:0] entering4_sink_data_domain; wire [3:0] entering4_sink_data_rights;  // AddressUnit.java:155
  reg  [206:0] table_ [0:1023];  // AddressUnit.java:182
  initial begin  // AddressUnit.java:182
    table_[0] = 207'd0;
    table_[1] = 207'd0;
    table_[2] = 207'd0;
    table_[3] = 207'd0;
    table_[4] = 207'd0;
    table_[5] = 207'd0;
    table_[6] = 207'd0;
    table_[7] = 207'd0;
    table_[8] = 207'd0;
    table_[9] = 207'd0;
    table_[10] = 207'd0;
    table_[11] = 207'd0;
    table_[12] = 207'd0;
    table_[13] = 207'd0;
    table_[14] = 207'd0;
    table_[15] = 207'd0;
    table_[16] = 207'd0;
    table_[17] = 207'd0;
    table_[18] = 207'd0;
    table_[19] = 207'd0;
    table_[20] = 207'd0;
    table_[21] = 207'd0;
    table_[22] = 207'd0;
    table_[23] = 207'd0;
    table_[24] = 207'd0;
    table_[25] = 207'd0;
    table_[26] = 207'd0;
    table_[27] = 207'd0;
    table_[28] = 207'd0;
    table_[29] = 207'd0;
    table_[30] = 207'd0;
    table_[31] = 207'd0;
    table_[32] = 207'd0;
    table_[33] = 207'd0;
    table_[34] = 207'd0;
    table_[35] = 207'd0;
    table_[36] = 207'd0;
    table_[37] = 207'd0;
    table_[38] = 207'd0;
    table_[39] = 207'd0;
    table_[40] = 207'd0;
    table_[41] = 207'd0;
    table_[42] = 207'd0;
    table_[43] = 207'd0;
    table_[44] = 207'd0;
    table_[45] = 207'd0;
    table_[46] = 207'd0;
    table_[47] = 207'd0;
    table_[48] = 207'd0;
    table_[49] = 207'd0;
    table_[50] = 207'd0;
    table_[51] = 207'd0;
    table_[52] = 207'd0;
    table_[53] = 207'd0;
    table_[54] = 207'd0;
    table_[55] = 207'd0;
    table_[56] = 207'd0;
    table_[57] = 207'd0;
    table_[58] = 207'd0;
    table_[59] = 207'd0;
    table_[60] = 207'd0;
    table_[61] = 207'd0;
    table_[62] = 207'd0;
    table_[63] = 207'd0;
    table_[64] = 207'd0;
    table_[65] = 207'd0;
    table_[66] = 207'd0;
    table_[67] = 207'd0;
    table_[68] = 207'd0;
    table_[69] = 207'd0;
    table_[70] = 207'd0;
    table_[71] = 207'd0;
    table_[72] = 207'd0;
    table_[73] = 207'd0;
    table_[74] = 207'd0;
    table_[75] = 207'd0;
    table_[76] = 207'd0;
    table_[77] = 207'd0;
    table_[78] = 207'd0;
    table_[79] = 207'd0;
    table_[80] = 207'd0;
    table_[81] = 207'd0;
    table_[82] = 207'd0;
    table_[83] = 207'd0;
    table_[84] = 207'd0;
    table_[85] = 207'd0;
    table_[86] = 207'd0;
    table_[87] = 207'd0;
    table_[88] = 207'd0;
    table_[89] = 207'd0;
    table_[90] = 207'd0;
    table_[91] = 207'd0;
    table_[92] = 207'd0;
    table_[93] = 207'd0;
    table_[94] = 207'd0;
    table_[95] = 207'd0;
    table_[96] = 207'd0;
    table_[97] = 207'd0;
    table_[98] = 207'd0;
    table_[99] = 207'd0;
    table_[100] = 207'd0;
    table_[101] = 207'd0;
    table_[102] = 207'd0;
    table_[103] = 207'd0;
    table_[104] = 207'd0;
    table_[105] = 207'd0;
    table_[106] = 207'd0;
    table_[107] = 207'd0;
    table_[108] = 207'd0;
    table_[109] = 207'd0;
    table_[110] = 207'd0;
    table_[111] = 207'd0;
    table_[112] = 207'd0;
    table_[113] = 207'd0;
    table_[114] = 207'd0;
    table_[115] = 207'd0;
    table_[116] = 207'd0;
    table_[117] = 207'd0;
    table_[118] = 207'd0;
    table_[119] = 207'd0;
    table_[120] = 207'd0;
    table_[121] = 207'd0;
    table_[122] = 207'd0;
    table_[123] = 207'd0;
    table_[124] = 207'd0;
    table_[125] = 207'd0;
    table_[126] = 207'd0;
    table_[127] = 207'd0;
    table_[128] = 207'd0;
    table_[129] = 207'd0;
    table_[130] = 207'd0;
    table_[131] = 207'd0;
    table_[132] = 207'd0;
    table_[133] = 207'd0;
    table_[134] = 207'd0;
    table_[135] = 207'd0;
    table_[136] = 207'd0;
    table_[137] = 207'd0;
    table_[138] = 207'd0;
    table_[139] = 207'd0;
    table_[140] = 207'd0;
    table_[141] = 207'd0;
    table_[142] = 207'd0;
    table_[143] = 207'd0;
    table_[144] = 207'd0;
    table_[145] = 207'd0;
    table_[146] = 207'd0;
    table_[147] = 207'd0;
    table_[148] = 207'd0;
    table_[149] = 207'd0;
    table_[150] = 207'd0;
    table_[151] = 207'd0;
    table_[152] = 207'd0;
    table_[153] = 207'd0;
    table_[154] = 207'd0;
    table_[155] = 207'd0;
    table_[156] = 207'd0;
    table_[157] = 207'd0;
    table_[158] = 207'd0;
    table_[159] = 207'd0;
    table_[160] = 207'd0;
    table_[161] = 207'd0;
    table_[162] = 207'd0;
    table_[163] = 207'd0;
    table_[164] = 207'd0;
    table_[165] = 207'd0;
    table_[166] = 207'd0;
    table_[167] = 207'd0;
    table_[168] = 207'd0;
    table_[169] = 207'd0;
    table_[170] = 207'd0;
    table_[171] = 207'd0;
    table_[172] = 207'd0;
    table_[173] = 207'd0;
    table_[174] = 207'd0;
    table_[175] = 207'd0;
    table_[176] = 207'd0;
    table_[177] = 207'd0;
    table_[178] = 207'd0;
    table_[179] = 207'd0;
    table_[180] = 207'd0;
    table_[181] = 207'd0;
    table_[182] = 207'd0;
    table_[183] = 207'd0;
    table_[184] = 207'd0;
    table_[185] = 207'd0;
    table_[186] = 207'd0;
    table_[187] = 207'd0;
    table_[188] = 207'd0;
    table_[189] = 207'd0;
    table_[190] = 207'd0;
    table_[191] = 207'd0;
    table_[192] = 207'd0;
    table_[193] = 207'd0;
    table_[194] = 207'd0;
    table_[195] = 207'd0;
    table_[196] = 207'd0;
    table_[197] = 207'd0;
    table_[198] = 207'd0;
    table_[199] = 207'd0;
    table_[200] = 207'd0;
    table_[201] = 207'd0;
    table_[202] = 207'd0;
    table_[203] = 207'd0;
    table_[204] = 207'd0;
    table_[205] = 207'd0;
    table_[206] = 207'd0;
    table_[207] = 207'd0;
    table_[208] = 207'd0;
    table_[209] = 207'd0;
    table_[210] = 207'd0;
    table_[211] = 207'd0;
    table_[212] = 207'd0;
    table_[213] = 207'd0;
    table_[214] = 207'd0;
    table_[215] = 207'd0;
    table_[216] = 207'd0;
    table_[217] = 207'd0;
    table_[218] = 207'd0;
    table_[219] = 207'd0;
    table_[220] = 207'd0;
    table_[221] = 207'd0;
    table_[222] = 207'd0;
    table_[223] = 207'd0;
    table_[224] = 207'd0;
    table_[225] = 207'd0;
    table_[226] = 207'd0;
    table_[227] = 207'd0;
    table_[228] = 207'd0;
    table_[229] = 207'd0;
    table_[230] = 207'd0;
    table_[231] = 207'd0;
    table_[232] = 207'd0;
    table_[233] = 207'd0;
    table_[234] = 207'd0;
    table_[235] = 207'd0;
    table_[236] = 207'd0;
    table_[237] = 207'd0;
    table_[238] = 207'd0;
    table_[239] = 207'd0;
    table_[240] = 207'd0;
    table_[241] = 207'd0;
    table_[242] = 207'd0;
    table_[243] = 207'd0;
    table_[244] = 207'd0;
    table_[245] = 207'd0;
    table_[246] = 207'd0;
    table_[247] = 207'd0;
    table_[248] = 207'd0;
    table_[249] = 207'd0;
    table_[250] = 207'd0;
    table_[251] = 207'd0;
    table_[252] = 207'd0;
    table_[253] = 207'd0;
    table_[254] = 207'd0;
    table_[255] = 207'd0;
    table_[256] = 207'd0;
    table_[257] = 207'd0;
    table_[258] = 207'd0;
    table_[259] = 207'd0;
    table_[260] = 207'd0;
    table_[261] = 207'd0;
    table_[262] = 207'd0;
    table_[263] = 207'd0;
    table_[264] = 207'd0;
    table_[265] = 207'd0;
    table_[266] = 207'd0;
    table_[267] = 207'd0;
    table_[268] = 207'd0;
    table_[269] = 207'd0;
    table_[270] = 207'd0;
    table_[271] = 207'd0;
    table_[272] = 207'd0;
    table_[273] = 207'd0;
    table_[274] = 207'd0;
    table_[275] = 207'd0;
    table_[276] = 207'd0;
    table_[277] = 207'd0;
    table_[278] = 207'd0;
    table_[279] = 207'd0;
    table_[280] = 207'd0;
    table_[281] = 207'd0;
    table_[282] = 207'd0;
    table_[283] = 207'd0;
    table_[284] = 207'd0;
    table_[285] = 207'd0;
    table_[286] = 207'd0;
    table_[287] = 207'd0;
    table_[288] = 207'd0;
    table_[289] = 207'd0;
    table_[290] = 207'd0;
    table_[291] = 207'd0;
    table_[292] = 207'd0;
    table_[293] = 207'd0;
    table_[294] = 207'd0;
    table_[295] = 207'd0;
    table_[296] = 207'd0;
    table_[297] = 207'd0;
    table_[298] = 207'd0;
    table_[299] = 207'd0;
    table_[300] = 207'd0;
    table_[301] = 207'd0;
    table_[302] = 207'd0;
    table_[303] = 207'd0;
    table_[304] = 207'd0;
    table_[305] = 207'd0;
    table_[306] = 207'd0;
    table_[307] = 207'd0;
    table_[308] = 207'd0;
    table_[309] = 207'd0;
    table_[310] = 207'd0;
    table_[311] = 207'd0;
    table_[312] = 207'd0;
    table_[313] = 207'd0;
    table_[314] = 207'd0;
    table_[315] = 207'd0;
    table_[316] = 207'd0;
    table_[317] = 207'd0;
    table_[318] = 207'd0;
    table_[319] = 207'd0;
    table_[320] = 207'd0;
    table_[321] = 207'd0;
    table_[322] = 207'd0;
    table_[323] = 207'd0;
    table_[324] = 207'd0;
    table_[325] = 207'd0;
    table_[326] = 207'd0;
    table_[327] = 207'd0;
    table_[328] = 207'd0;
    table_[329] = 207'd0;
    table_[330] = 207'd0;
    table_[331] = 207'd0;
    table_[332] = 207'd0;
    table_[333] = 207'd0;
    table_[334] = 207'd0;
    table_[335] = 207'd0;
    table_[336] = 207'd0;
    table_[337] = 207'd0;
    table_[338] = 207'd0;
    table_[339] = 207'd0;
    table_[340] = 207'd0;
    table_[341] = 207'd0;
    table_[342] = 207'd0;
    table_[343] = 207'd0;
    table_[344] = 207'd0;
    table_[345] = 207'd0;
    table_[346] = 207'd0;
    table_[347] = 207'd0;
    table_[348] = 207'd0;
    table_[349] = 207'd0;
    table_[350] = 207'd0;
    table_[351] = 207'd0;
    table_[352] = 207'd0;
    table_[353] = 207'd0;
    table_[354] = 207'd0;
    table_[355] = 207'd0;
    table_[356] = 207'd0;
    table_[357] = 207'd0;
    table_[358] = 207'd0;
    table_[359] = 207'd0;
    table_[360] = 207'd0;
    table_[361] = 207'd0;
    table_[362] = 207'd0;
    table_[363] = 207'd0;
    table_[364] = 207'd0;
    table_[365] = 207'd0;
    table_[366] = 207'd0;
    table_[367] = 207'd0;
    table_[368] = 207'd0;
    table_[369] = 207'd0;
    table_[370] = 207'd0;
    table_[371] = 207'd0;
    table_[372] = 207'd0;
    table_[373] = 207'd0;
    table_[374] = 207'd0;
    table_[375] = 207'd0;
    table_[376] = 207'd0;
    table_[377] = 207'd0;
    table_[378] = 207'd0;
    table_[379] = 207'd0;
    table_[380] = 207'd0;
    table_[381] = 207'd0;
    table_[382] = 207'd0;
    table_[383] = 207'd0;
    table_[384] = 207'd0;
    table_[385] = 207'd0;
    table_[386] = 207'd0;
    table_[387] = 207'd0;
    table_[388] = 207'd0;
    table_[389] = 207'd0;
    table_[390] = 207'd0;
    table_[391] = 207'd0;
    table_[392] = 207'd0;
    table_[393] = 207'd0;
    table_[394] = 207'd0;
    table_[395] = 207'd0;
    table_[396] = 207'd0;
    table_[397] = 207'd0;
    table_[398] = 207'd0;
    table_[399] = 207'd0;
    table_[400] = 207'd0;
    table_[401] = 207'd0;
    table_[402] = 207'd0;
    table_[403] = 207'd0;
    table_[404] = 207'd0;
    table_[405] = 207'd0;
    table_[406] = 207'd0;
    table_[407] = 207'd0;
    table_[408] = 207'd0;
    table_[409] = 207'd0;
    table_[410] = 207'd0;
    table_[411] = 207'd0;
    table_[412] = 207'd0;
    table_[413] = 207'd0;
    table_[414] = 207'd0;
    table_[415] = 207'd0;
    table_[416] = 207'd0;
    table_[417] = 207'd0;
    table_[418] = 207'd0;
    table_[419] = 207'd0;
    table_[420] = 207'd0;
    table_[421] = 207'd0;
    table_[422] = 207'd0;
    table_[423] = 207'd0;
    table_[424] = 207'd0;
    table_[425] = 207'd0;
    table_[426] = 207'd0;
    table_[427] = 207'd0;
    table_[428] = 207'd0;
    table_[429] = 207'd0;
    table_[430] = 207'd0;
    table_[431] = 207'd0;
    table_[432] = 207'd0;
    table_[433] = 207'd0;
    table_[434] = 207'd0;
    table_[435] = 207'd0;
    table_[436] = 207'd0;
    table_[437] = 207'd0;
    table_[438] = 207'd0;
    table_[439] = 207'd0;
    table_[440] = 207'd0;
    table_[441] = 207'd0;
    table_[442] = 207'd0;
    table_[443] = 207'd0;
    table_[444] = 207'd0;
    table_[445] = 207'd0;
    table_[446] = 207'd0;
    table_[447] = 207'd0;
    table_[448] = 207'd0;
    table_[449] = 207'd0;
    table_[450] = 207'd0;
    table_[451] = 207'd0;
    table_[452] = 207'd0;
    table_[453] = 207'd0;
    table_[454] = 207'd0;
    table_[455] = 207'd0;
    table_[456] = 207'd0;
    table_[457] = 207'd0;
    table_[458] = 207'd0;
    table_[459] = 207'd0;
    table_[460] = 207'd0;
    table_[461] = 207'd0;
    table_[462] = 207'd0;
    table_[463] = 207'd0;
    table_[464] = 207'd0;
    table_[465] = 207'd0;
    table_[466] = 207'd0;
    table_[467] = 207'd0;
    table_[468] = 207'd0;
    table_[469] = 207'd0;
    table_[470] = 207'd0;
    table_[471] = 207'd0;
    table_[472] = 207'd0;
    table_[473] = 207'd0;
    table_[474] = 207'd0;
    table_[475] = 207'd0;
    table_[476] = 207'd0;
    table_[477] = 207'd0;
    table_[478] = 207'd0;
    table_[479] = 207'd0;
    table_[480] = 207'd0;
    table_[481] = 207'd0;
    table_[482] = 207'd0;
    table_[483] = 207'd0;
    table_[484] = 207'd0;
    table_[485] = 207'd0;
    table_[486] = 207'd0;
    table_[487] = 207'd0;
    table_[488] = 207'd0;
    table_[489] = 207'd0;
    table_[490] = 207'd0;
    table_[491] = 207'd0;
    table_[492] = 207'd0;
    table_[493] = 207'd0;
    table_[494] = 207'd0;
    table_[495] = 207'd0;
    table_[496] = 207'd0;
    table_[497] = 207'd0;
    table_[498] = 207'd0;
    table_[499] = 207'd0;
    table_[500] = 207'd0;
    table_[501] = 207'd0;
    table_[502] = 207'd0;
    table_[503] = 207'd0;
    table_[504] = 207'd0;
    table_[505] = 207'd0;
    table_[506] = 207'd0;
    table_[507] = 207'd0;
    table_[508] = 207'd0;
    table_[509] = 207'd0;
    table_[510] = 207'd0;
    table_[511] = 207'd0;
    table_[512] = 207'd0;
    table_[513] = 207'd0;
    table_[514] = 207'd0;
    table_[515] = 207'd0;
    table_[516] = 207'd0;
    table_[517] = 207'd0;
    table_[518] = 207'd0;
    table_[519] = 207'd0;
    table_[520] = 207'd0;
    table_[521] = 207'd0;
    table_[522] = 207'd0;
    table_[523] = 207'd0;
    table_[524] = 207'd0;
    table_[525] = 207'd0;
    table_[526] = 207'd0;
    table_[527] = 207'd0;
    table_[528] = 207'd0;
    table_[529] = 207'd0;
    table_[530] = 207'd0;
    table_[531] = 207'd0;
    table_[532] = 207'd0;
    table_[533] = 207'd0;
    table_[534] = 207'd0;
    table_[535] = 207'd0;
    table_[536] = 207'd0;
    table_[537] = 207'd0;
    table_[538] = 207'd0;
    table_[539] = 207'd0;
    table_[540] = 207'd0;
    table_[541] = 207'd0;
    table_[542] = 207'd0;
    table_[543] = 207'd0;
    table_[544] = 207'd0;
    table_[545] = 207'd0;
    table_[546] = 207'd0;
    table_[547] = 207'd0;
    table_[548] = 207'd0;
    table_[549] = 207'd0;
    table_[550] = 207'd0;
    table_[551] = 207'd0;
    table_[552] = 207'd0;
    table_[553] = 207'd0;
    table_[554] = 207'd0;
    table_[555] = 207'd0;
    table_[556] = 207'd0;
    table_[557] = 207'd0;
    table_[558] = 207'd0;
    table_[559] = 207'd0;
    table_[560] = 207'd0;
    table_[561] = 207'd0;
    table_[562] = 207'd0;
    table_[563] = 207'd0;
    table_[564] = 207'd0;
    table_[565] = 207'd0;
    table_[566] = 207'd0;
    table_[567] = 207'd0;
    table_[568] = 207'd0;
    table_[569] = 207'd0;
    table_[570] = 207'd0;
    table_[571] = 207'd0;
    table_[572] = 207'd0;
    table_[573] = 207'd0;
    table_[574] = 207'd0;
    table_[575] = 207'd0;
    table_[576] = 207'd0;
    table_[577] = 207'd0;
    table_[578] = 207'd0;
    table_[579] = 207'd0;
    table_[580] = 207'd0;
    table_[581] = 207'd0;
    table_[582] = 207'd0;
    table_[583] = 207'd0;
    table_[584] = 207'd0;
    table_[585] = 207'd0;
    table_[586] = 207'd0;
    table_[587] = 207'd0;
    table_[588] = 207'd0;
    table_[589] = 207'd0;
    table_[590] = 207'd0;
    table_[591] = 207'd0;
    table_[592] = 207'd0;
    table_[593] = 207'd0;
    table_[594] = 207'd0;
    table_[595] = 207'd0;
    table_[596] = 207'd0;
    table_[597] = 207'd0;
    table_[598] = 207'd0;
    table_[599] = 207'd0;
    table_[600] = 207'd0;
    table_[601] = 207'd0;
    table_[602] = 207'd0;
    table_[603] = 207'd0;
    table_[604] = 207'd0;
    table_[605] = 207'd0;
    table_[606] = 207'd0;
    table_[607] = 207'd0;
    table_[608] = 207'd0;
    table_[609] = 207'd0;
    table_[610] = 207'd0;
    table_[611] = 207'd0;
    table_[612] = 207'd0;
    table_[613] = 207'd0;
    table_[614] = 207'd0;
    table_[615] = 207'd0;
    table_[616] = 207'd0;
    table_[617] = 207'd0;
    table_[618] = 207'd0;
    table_[619] = 207'd0;
    table_[620] = 207'd0;
    table_[621] = 207'd0;
    table_[622] = 207'd0;
    table_[623] = 207'd0;
    table_[624] = 207'd0;
    table_[625] = 207'd0;
    table_[626] = 207'd0;
    table_[627] = 207'd0;
    table_[628] = 207'd0;
    table_[629] = 207'd0;
    table_[630] = 207'd0;
    table_[631] = 207'd0;
    table_[632] = 207'd0;
    table_[633] = 207'd0;
    table_[634] = 207'd0;
    table_[635] = 207'd0;
    table_[636] = 207'd0;
    table_[637] = 207'd0;
    table_[638] = 207'd0;
    table_[639] = 207'd0;
    table_[640] = 207'd0;
    table_[641] = 207'd0;
    table_[642] = 207'd0;
    table_[643] = 207'd0;
    table_[644] = 207'd0;
    table_[645] = 207'd0;
    table_[646] = 207'd0;
    table_[647] = 207'd0;
    table_[648] = 207'd0;
    table_[649] = 207'd0;
    table_[650] = 207'd0;
    table_[651] = 207'd0;
    table_[652] = 207'd0;
    table_[653] = 207'd0;
    table_[654] = 207'd0;
    table_[655] = 207'd0;
    table_[656] = 207'd0;
    table_[657] = 207'd0;
    table_[658] = 207'd0;
    table_[659] = 207'd0;
    table_[660] = 207'd0;
    table_[661] = 207'd0;
    table_[662] = 207'd0;
    table_[663] = 207'd0;
    table_[664] = 207'd0;
    table_[665] = 207'd0;
    table_[666] = 207'd0;
    table_[667] = 207'd0;
    table_[668] = 207'd0;
    table_[669] = 207'd0;
    table_[670] = 207'd0;
    table_[671] = 207'd0;
    table_[672] = 207'd0;
    table_[673] = 207'd0;
    table_[674] = 207'd0;
    table_[675] = 207'd0;
    table_[676] = 207'd0;
    table_[677] = 207'd0;
    table_[678] = 207'd0;
    table_[679] = 207'd0;
    table_[680] = 207'd0;
    table_[681] = 207'd0;
    table_[682] = 207'd0;
    table_[683] = 207'd0;
    table_[684] = 207'd0;
    table_[685] = 207'd0;
    table_[686] = 207'd0;
    table_[687] = 207'd0;
    table_[688] = 207'd0;
    table_[689] = 207'd0;
    table_[690] = 207'd0;
    table_[691] = 207'd0;
    table_[692] = 207'd0;
    table_[693] = 207'd0;
    table_[694] = 207'd0;
    table_[695] = 207'd0;
    table_[696] = 207'd0;
    table_[697] = 207'd0;
    table_[698] = 207'd0;
    table_[699] = 207'd0;
    table_[700] = 207'd0;
    table_[701] = 207'd0;
    table_[702] = 207'd0;
    table_[703] = 207'd0;
    table_[704] = 207'd0;
    table_[705] = 207'd0;
    table_[706] = 207'd0;
    table_[707] = 207'd0;
    table_[708] = 207'd0;
    table_[709] = 207'd0;
    table_[710] = 207'd0;
    table_[711] = 207'd0;
    table_[712] = 207'd0;
    table_[713] = 207'd0;
    table_[714] = 207'd0;
    table_[715] = 207'd0;
    table_[716] = 207'd0;
    table_[717] = 207'd0;
    table_[718] = 207'd0;
    table_[719] = 207'd0;
    table_[720] = 207'd0;
    table_[721] = 207'd0;
    table_[722] = 207'd0;
    table_[723] = 207'd0;
    table_[724] = 207'd0;
    table_[725] = 207'd0;
    table_[726] = 207'd0;
    table_[727] = 207'd0;
    table_[728] = 207'd0;
    table_[729] = 207'd0;
    table_[730] = 207'd0;
    table_[731] = 207'd0;
    table_[732] = 207'd0;
    table_[733] = 207'd0;
    table_[734] = 207'd0;
    table_[735] = 207'd0;
    table_[736] = 207'd0;
    table_[737] = 207'd0;
    table_[738] = 207'd0;
    table_[739] = 207'd0;
    table_[740] = 207'd0;
    table_[741] = 207'd0;
    table_[742] = 207'd0;
    table_[743] = 207'd0;
    table_[744] = 207'd0;
    table_[745] = 207'd0;
    table_[746] = 207'd0;
    table_[747] = 207'd0;
    table_[748] = 207'd0;
    table_[749] = 207'd0;
    table_[750] = 207'd0;
    table_[751] = 207'd0;
    table_[752] = 207'd0;
    table_[753] = 207'd0;
    table_[754] = 207'd0;
    table_[755] = 207'd0;
    table_[756] = 207'd0;
    table_[757] = 207'd0;
    table_[758] = 207'd0;
    table_[759] = 207'd0;
    table_[760] = 207'd0;
    table_[761] = 207'd0;
    table_[762] = 207'd0;
    table_[763] = 207'd0;
    table_[764] = 207'd0;
    table_[765] = 207'd0;
    table_[766] = 207'd0;
    table_[767] = 207'd0;
    table_[768] = 207'd0;
    table_[769] = 207'd0;
    table_[770] = 207'd0;
    table_[771] = 207'd0;
    table_[772] = 207'd0;
    table_[773] = 207'd0;
    table_[774] = 207'd0;
    table_[775] = 207'd0;
    table_[776] = 207'd0;
    table_[777] = 207'd0;
    table_[778] = 207'd0;
    table_[779] = 207'd0;
    table_[780] = 207'd0;
    table_[781] = 207'd0;
    table_[782] = 207'd0;
    table_[783] = 207'd0;
    table_[784] = 207'd0;
    table_[785] = 207'd0;
    table_[786] = 207'd0;
    table_[787] = 207'd0;
    table_[788] = 207'd0;
    table_[789] = 207'd0;
    table_[790] = 207'd0;
    table_[791] = 207'd0;
    table_[792] = 207'd0;
    table_[793] = 207'd0;
    table_[794] = 207'd0;
    table_[795] = 207'd0;
    table_[796] = 207'd0;
    table_[797] = 207'd0;
    table_[798] = 207'd0;
    table_[799] = 207'd0;
    table_[800] = 207'd0;
    table_[801] = 207'd0;
    table_[802] = 207'd0;
    table_[803] = 207'd0;
    table_[804] = 207'd0;
    table_[805] = 207'd0;
    table_[806] = 207'd0;
    table_[807] = 207'd0;
    table_[808] = 207'd0;
    table_[809] = 207'd0;
    table_[810] = 207'd0;
    table_[811] = 207'd0;
    table_[812] = 207'd0;
    table_[813] = 207'd0;
    table_[814] = 207'd0;
    table_[815] = 207'd0;
    table_[816] = 207'd0;
    table_[817] = 207'd0;
    table_[818] = 207'd0;
    table_[819] = 207'd0;
    table_[820] = 207'd0;
    table_[821] = 207'd0;
    table_[822] = 207'd0;
    table_[823] = 207'd0;
    table_[824] = 207'd0;
    table_[825] = 207'd0;
    table_[826] = 207'd0;
    table_[827] = 207'd0;
    table_[828] = 207'd0;
    table_[829] = 207'd0;
    table_[830] = 207'd0;
    table_[831] = 207'd0;
    table_[832] = 207'd0;
    table_[833] = 207'd0;
    table_[834] = 207'd0;
    table_[835] = 207'd0;
    table_[836] = 207'd0;
    table_[837] = 207'd0;
    table_[838] = 207'd0;
    table_[839] = 207'd0;
    table_[840] = 207'd0;
    table_[841] = 207'd0;
    table_[842] = 207'd0;
    table_[843] = 207'd0;
    table_[844] = 207'd0;
    table_[845] = 207'd0;
    table_[846] = 207'd0;
    table_[847] = 207'd0;
    table_[848] = 207'd0;
    table_[849] = 207'd0;
    table_[850] = 207'd0;
    table_[851] = 207'd0;
    table_[852] = 207'd0;
    table_[853] = 207'd0;
    table_[854] = 207'd0;
    table_[855] = 207'd0;
    table_[856] = 207'd0;
    table_[857] = 207'd0;
    table_[858] = 207'd0;
    table_[859] = 207'd0;
    table_[860] = 207'd0;
    table_[861] = 207'd0;
    table_[862] = 207'd0;
    table_[863] = 207'd0;
    table_[864] = 207'd0;
    table_[865] = 207'd0;
    table_[866] = 207'd0;
    table_[867] = 207'd0;
    table_[868] = 207'd0;
    table_[869] = 207'd0;
    table_[870] = 207'd0;
    table_[871] = 207'd0;
    table_[872] = 207'd0;
    table_[873] = 207'd0;
    table_[874] = 207'd0;
    table_[875] = 207'd0;
    table_[876] = 207'd0;
    table_[877] = 207'd0;
    table_[878] = 207'd0;
    table_[879] = 207'd0;
    table_[880] = 207'd0;
    table_[881] = 207'd0;
    table_[882] = 207'd0;
    table_[883] = 207'd0;
    table_[884] = 207'd0;
    table_[885] = 207'd0;
    table_[886] = 207'd0;
    table_[887] = 207'd0;
    table_[888] = 207'd0;
    table_[889] = 207'd0;
    table_[890] = 207'd0;
    table_[891] = 207'd0;
    table_[892] = 207'd0;
    table_[893] = 207'd0;
    table_[894] = 207'd0;
    table_[895] = 207'd0;
    table_[896] = 207'd0;
    table_[897] = 207'd0;
    table_[898] = 207'd0;
    table_[899] = 207'd0;
    table_[900] = 207'd0;
    table_[901] = 207'd0;
    table_[902] = 207'd0;
    table_[903] = 207'd0;
    table_[904] = 207'd0;
    table_[905] = 207'd0;
    table_[906] = 207'd0;
    table_[907] = 207'd0;
    table_[908] = 207'd0;
    table_[909] = 207'd0;
    table_[910] = 207'd0;
    table_[911] = 207'd0;
    table_[912] = 207'd0;
    table_[913] = 207'd0;
    table_[914] = 207'd0;
    table_[915] = 207'd0;
    table_[916] = 207'd0;
    table_[917] = 207'd0;
    table_[918] = 207'd0;
    table_[919] = 207'd0;
    table_[920] = 207'd0;
    table_[921] = 207'd0;
    table_[922] = 207'd0;
    table_[923] = 207'd0;
    table_[924] = 207'd0;
    table_[925] = 207'd0;
    table_[926] = 207'd0;
    table_[927] = 207'd0;
    table_[928] = 207'd0;
    table_[929] = 207'd0;
    table_[930] = 207'd0;
    table_[931] = 207'd0;
    table_[932] = 207'd0;
    table_[933] = 207'd0;
    table_[934] = 207'd0;
    table_[935] = 207'd0;
    table_[936] = 207'd0;
    table_[937] = 207'd0;
    table_[938] = 207'd0;
    table_[939] = 207'd0;
    table_[940] = 207'd0;
    table_[941] = 207'd0;
    table_[942] = 207'd0;
    table_[943] = 207'd0;
    table_[944] = 207'd0;
    table_[945] = 207'd0;
    table_[946] = 207'd0;
    table_[947] = 207'd0;
    table_[948] = 207'd0;
    table_[949] = 207'd0;
    table_[950] = 207'd0;
    table_[951] = 207'd0;
    table_[952] = 207'd0;
    table_[953] = 207'd0;
    table_[954] = 207'd0;
    table_[955] = 207'd0;
    table_[956] = 207'd0;
    table_[957] = 207'd0;
    table_[958] = 207'd0;
    table_[959] = 207'd0;
    table_[960] = 207'd0;
    table_[961] = 207'd0;
    table_[962] = 207'd0;
    table_[963] = 207'd0;
    table_[964] = 207'd0;
    table_[965] = 207'd0;
    table_[966] = 207'd0;
    table_[967] = 207'd0;
    table_[968] = 207'd0;
    table_[969] = 207'd0;
    table_[970] = 207'd0;
    table_[971] = 207'd0;
    table_[972] = 207'd0;
    table_[973] = 207'd0;
    table_[974] = 207'd0;
    table_[975] = 207'd0;
    table_[976] = 207'd0;
    table_[977] = 207'd0;
    table_[978] = 207'd0;
    table_[979] = 207'd0;
    table_[980] = 207'd0;
    table_[981] = 207'd0;
    table_[982] = 207'd0;
    table_[983] = 207'd0;
    table_[984] = 207'd0;
    table_[985] = 207'd0;
    table_[986] = 207'd0;
    table_[987] = 207'd0;
    table_[988] = 207'd0;
    table_[989] = 207'd0;
    table_[990] = 207'd0;
    table_[991] = 207'd0;
    table_[992] = 207'd0;
    table_[993] = 207'd0;
    table_[994] = 207'd0;
    table_[995] = 207'd0;
    table_[996] = 207'd0;
    table_[997] = 207'd0;
    table_[998] = 207'd0;
    table_[999] = 207'd0;
    table_[1000] = 207'd0;
    table_[1001] = 207'd0;
    table_[1002] = 207'd0;
    table_[1003] = 207'd0;
    table_[1004] = 207'd0;
    table_[1005] = 207'd0;
    table_[1006] = 207'd0;
    table_[1007] = 207'd0;
    table_[1008] = 207'd0;
    table_[1009] = 207'd0;
    table_[1010] = 207'd0;
    table_[1011] = 207'd0;
    table_[1012] = 207'd0;
    table_[1013] = 207'd0;
    table_[1014] = 207'd0;
    table_[1015] = 207'd0;
    table_[1016] = 207'd0;
    table_[1017] = 207'd0;
    table_[1018] = 207'd0;
    table_[1019] = 207'd0;
    table_[1020] = 207'd0;
    table_[1021] = 207'd0;
    table_[1022] = 207'd0;
    table_[1023] = 207'd0;
  end
  wire takes = turns_sink_valid && turns_sink_ready;  // AddressUnit.java:168
  wire ifTaken = answersNow ? under : (under + 1'b1);  // AddressUnit.java:171
  wire ifNot = answersNow ? (under - 1'b1) : under;  // AddressUnit.java:172
  wire packed_0 = keys_data_region[0];  // LayoutField.java:18
  wire [4:0] packed_1 = {keys_data_region[4:1], packed_0};  // RecordLayout.java:105
  wire [12:0] packed_2 = {keys_data_region[12:5], packed_1};  // RecordLayout.java:105
  wire [28:0] packed_3 = {keys_data_region[28:13], packed_2};  // RecordLayout.java:105
  wire [29:0] packed_4 = {keys_data_region[29], packed_3};  // RecordLayout.java:105
  wire [46:0] packed_5 = {keys_data_region[46:30], packed_4};  // RecordLayout.java:105
  wire [110:0] packed_6 = {keys_data_region[127:64], packed_5};  // RecordLayout.java:105
  wire [158:0] packed_7 = {keys_data_region[175:128], packed_6};  // RecordLayout.java:105
  wire [206:0] packed_8 = {keys_data_region[239:192], packed_7};  // RecordLayout.java:105
  wire whole_0 = row[0];  // RecordLayout.java:81
  wire [3:0] whole_1 = row[4:1];  // RecordLayout.java:81
  wire [4:0] record_0 = {whole_1, whole_0};  // RecordLayout.java:84
  wire [7:0] whole_2 = row[12:5];  // RecordLayout.java:81
  wire [12:0] record_1 = {whole_2, record_0};  // RecordLayout.java:84
  wire [15:0] whole_3 = row[28:13];  // RecordLayout.java:81
  wire [28:0] record_2 = {whole_3, record_1};  // RecordLayout.java:84
  wire whole_4 = row[29];  // RecordLayout.java:81
  wire [29:0] record_3 = {whole_4, record_2};  // RecordLayout.java:84
  wire [16:0] whole_5 = row[46:30];  // RecordLayout.java:81
  wire [46:0] record_4 = {whole_5, record_3};  // RecordLayout.java:84
  wire [63:0] whole_6 = row[110:47];  // RecordLayout.java:81
  wire [80:0] placed_0 = {whole_6, 17'd0};  // RecordLayout.java:83
  wire [127:0] record_5 = {placed_0, record_4};  // RecordLayout.java:84
  wire [47:0] whole_7 = row[158:111];  // RecordLayout.java:81
  wire [175:0] record_6 = {whole_7, record_5};  // RecordLayout.java:84
  wire [47:0] whole_8 = row[206:159];  // RecordLayout.java:81
  wire [63:0] placed_1 = {whole_8, 16'd0};  // RecordLayout.java:83
  wire [239:0] record_7 = {placed_1, record_6};  // RecordLayout.java:84
  wire forgetsNow = forgets || keys_valid;  // AddressUnit.java:203
  wire isKey = (run_key[31:19] == 13'd0) && (region[12:5] == run_key[7:0]) && (region[29] == run_key[18]);  // AddressUnit.java:412
  wire hasRights = (run_rights & ~region[4:1]) == 4'd0;  // AddressUnit.java:413
  wire [63:0] base = region[127:64];  // LayoutField.java:18
  wire [47:0] distance = {9'd0, page, 3'd0};  // AddressUnit.java:250
  wire isAllowed = ((fifth_mayTouch && bounds_isInside) || fifth_isPhysical) && !fifth_isWrong;  // AddressUnit.java:265
  wire [35:0] virtualPage = fifth_address[47:12];  // AddressUnit.java:257
  wire reads = fifth_isThere && isAllowed && fifth_needsPage && !cache_hits;  // AddressUnit.java:272
  wire [1:0] place = fifth_entry[4:3];  // AddressUnit.java:306
  wire [206:0] row_read = table_[turns_sink_data_key[17:8]];  // AddressUnit.java:189
  wire [255:0] translation_shifted = line >> {filling_dequeue_data[1:0], 6'd0};  // AddressUnit.java:346
  assign answer_isAllowed = pending_dequeue_data_waits ? found_dequeue_data[36]
      : pending_dequeue_data_isAllowed;  // AddressUnit.java:388
  assign answer_address = {pending_dequeue_data_waits ? found_dequeue_data[35:0]
      : pending_dequeue_data_place[35:0], pending_dequeue_data_offset};  // AddressUnit.java:390
  assign answer_bytes = pending_dequeue_data_bytes;  // AddressUnit.java:392
  assign answer_last = pending_dequeue_data_last;  // AddressUnit.java:393
  assign answer_isList = pending_dequeue_data_isList;  // AddressUnit.java:394
  assign answer_list = pending_dequeue_data_place[47:0];  // AddressUnit.java:395
  assign answer_entries = pending_dequeue_data_place[64:48];  // AddressUnit.java:396
  assign memory_data = asked_dequeue_data;  // AddressUnit.java:337
  assign memory_valid = asked_dequeue_valid;  // AddressUnit.java:335
  assign misses = reads;  // AddressUnit.java:281
  assign answersNow = pending_dequeue_valid && (!pending_dequeue_data_waits || found_dequeue_valid);  // AddressUnit.java:376
  assign isFresh = (stale == 1'b0) && !forgot;  // AddressUnit.java:211
  assign runs_0_ready = entering0_source_ready;  // AddressUnit.java:156
  assign runs_1_ready = entering1_source_ready;  // AddressUnit.java:156
  assign runs_2_ready = entering2_source_ready;  // AddressUnit.java:156
  assign runs_3_ready = entering3_source_ready;  // AddressUnit.java:156
  assign runs_4_ready = entering4_source_ready;  // AddressUnit.java:156
  assign answers = {answersNow && (pending_dequeue_data_unit == 3'd4), answersNow
      && (pending_dequeue_data_unit == 3'd3), answersNow && (pending_dequeue_data_unit == 3'd2), answersNow
      && (pending_dequeue_data_unit == 3'd1), answersNow && (pending_dequeue_data_unit == 3'd0)};  // AddressUnit.java:401
  assign second_isThere = isThere;  // AddressUnit.java:196
  assign second_unit = unit;  // AddressUnit.java:197
  assign second_key = run_key[17:8];  // AddressUnit.java:219
  assign second_address = run_address[47:0];  // AddressUnit.java:220
  assign second_bytes = run_bytes[12:0];  // AddressUnit.java:221
  assign second_last = run_last;  // AddressUnit.java:222
  assign second_isList = run_isList;  // AddressUnit.java:223
  assign second_needsPage = !(run_isCheck || run_isList || run_isPhysical);  // AddressUnit.java:225
  assign second_isPhysical = run_isPhysical;  // AddressUnit.java:226
  assign second_isWrong = run_isWrong;  // AddressUnit.java:227
  assign second_mayTouch = region[0] && isKey && hasRights && (region[28:13] == run_domain);  // AddressUnit.java:228
  assign second_entry = region[239:192];  // AddressUnit.java:229
  assign second_entries = region[46:30];  // AddressUnit.java:230
  assign turns_sink_ready = (under != 1'b1) && !keys_valid;  // AddressUnit.java:167
  always @* begin
    table_written = 1'b0;  // AddressUnit.java:187
    if (keys_valid) begin  // AddressUnit.java:185
      table_written = 1'b1;  // AddressUnit.java:187
    end
  end
  always @(posedge clock) begin
    under <= takes ? ifTaken : ifNot;  // AddressUnit.java:173
    hasFirst <= takes;  // AddressUnit.java:177
    if (takes) begin  // AddressUnit.java:178
      first_address <= turns_sink_data_address;  // AddressUnit.java:179
      first_key <= turns_sink_data_key;  // AddressUnit.java:179
      first_bytes <= turns_sink_data_bytes;  // AddressUnit.java:179
      first_domain <= turns_sink_data_domain;  // AddressUnit.java:179
      first_rights <= turns_sink_data_rights;  // AddressUnit.java:179
      first_last <= turns_sink_data_last;  // AddressUnit.java:179
      first_isPhysical <= turns_sink_data_isPhysical;  // AddressUnit.java:179
      first_isCheck <= turns_sink_data_isCheck;  // AddressUnit.java:179
      first_isList <= turns_sink_data_isList;  // AddressUnit.java:179
      first_isWrong <= turns_sink_data_isWrong;  // AddressUnit.java:179
      firstUnit <= turns_chosen;  // AddressUnit.java:180
    end
    if (keys_valid) begin  // AddressUnit.java:185
      table_[keys_data_index] <= packed_8;  // AddressUnit.java:187
    end
    if (takes) begin  // AddressUnit.java:189
      row <= (table_written && (keys_data_index == turns_sink_data_key[17:8])) ? 207'bx : row_read;  // AddressUnit.java:189
    end
    isThere <= hasFirst;  // AddressUnit.java:192
    run_address <= first_address;  // AddressUnit.java:193
    run_key <= first_key;  // AddressUnit.java:193
    run_bytes <= first_bytes;  // AddressUnit.java:193
    run_domain <= first_domain;  // AddressUnit.java:193
    run_rights <= first_rights;  // AddressUnit.java:193
    run_last <= first_last;  // AddressUnit.java:193
    run_isPhysical <= first_isPhysical;  // AddressUnit.java:193
    run_isCheck <= first_isCheck;  // AddressUnit.java:193
    run_isList <= first_isList;  // AddressUnit.java:193
    run_isWrong <= first_isWrong;  // AddressUnit.java:193
    unit <= firstUnit;  // AddressUnit.java:194
    region <= {16'd0, record_7};  // AddressUnit.java:195
    forgot <= forgetsNow;  // AddressUnit.java:205
    if (forgot) begin  // AddressUnit.java:208
      stale <= under - answersNow;  // AddressUnit.java:208
    end else if (answersNow && (stale != 1'b0)) begin  // AddressUnit.java:209
      stale <= stale - 1'b1;  // AddressUnit.java:209
    end
    third_isThere <= second_isThere;  // AddressUnit.java:231
    third_unit <= second_unit;  // AddressUnit.java:231
    third_key <= second_key;  // AddressUnit.java:231
    third_address <= second_address;  // AddressUnit.java:231
    third_bytes <= second_bytes;  // AddressUnit.java:231
    third_last <= second_last;  // AddressUnit.java:231
    third_isList <= second_isList;  // AddressUnit.java:231
    third_needsPage <= second_needsPage;  // AddressUnit.java:231
    third_isPhysical <= second_isPhysical;  // AddressUnit.java:231
    third_isWrong <= second_isWrong;  // AddressUnit.java:231
    third_mayTouch <= second_mayTouch;  // AddressUnit.java:231
    third_entry <= second_entry;  // AddressUnit.java:231
    third_entries <= second_entries;  // AddressUnit.java:231
    fifth_isThere <= fourth_isThere;  // AddressUnit.java:232
    fifth_unit <= fourth_unit;  // AddressUnit.java:232
    fifth_key <= fourth_key;  // AddressUnit.java:232
    fifth_address <= fourth_address;  // AddressUnit.java:232
    fifth_bytes <= fourth_bytes;  // AddressUnit.java:232
    fifth_last <= fourth_last;  // AddressUnit.java:232
    fifth_isList <= fourth_isList;  // AddressUnit.java:232
    fifth_needsPage <= fourth_needsPage;  // AddressUnit.java:232
    fifth_isPhysical <= fourth_isPhysical;  // AddressUnit.java:232
    fifth_isWrong <= fourth_isWrong;  // AddressUnit.java:232
    fifth_mayTouch <= fourth_mayTouch;  // AddressUnit.java:232
    fifth_entry <= fourth_entry;  // AddressUnit.java:232
    fifth_entries <= fourth_entries;  // AddressUnit.java:232
    bytes <= run_bytes;  // AddressUnit.java:238
    length <= region[175:128];  // AddressUnit.java:241
    lengthNow <= length;  // AddressUnit.java:242
    page <= run_address[47:12] - base[47:12];  // AddressUnit.java:249
    fourth_isThere <= third_isThere;  // AddressUnit.java:251
    fourth_unit <= third_unit;  // AddressUnit.java:251
    fourth_key <= third_key;  // AddressUnit.java:251
    fourth_address <= third_address;  // AddressUnit.java:251
    fourth_bytes <= third_bytes;  // AddressUnit.java:251
    fourth_last <= third_last;  // AddressUnit.java:251
    fourth_isList <= third_isList;  // AddressUnit.java:251
    fourth_needsPage <= third_needsPage;  // AddressUnit.java:251
    fourth_isPhysical <= third_isPhysical;  // AddressUnit.java:251
    fourth_isWrong <= third_isWrong;  // AddressUnit.java:251
    fourth_mayTouch <= third_mayTouch;  // AddressUnit.java:251
    fourth_entry <= third_entry + (third_isList ? 48'd0 : distance);  // AddressUnit.java:251
    fourth_entries <= third_entries;  // AddressUnit.java:251
    firstPage <= fourth_address[47:12] - {34'd0, fourth_entry[4:3]};  // AddressUnit.java:308
    comes <= returns;  // AddressUnit.java:341
    if (returns) begin  // AddressUnit.java:345
      translation <= translation_shifted[63:0];  // AddressUnit.java:346
      entries <= line;  // AddressUnit.java:347
      of <= filling_dequeue_data;  // AddressUnit.java:348
    end
    if (reset) begin
      third_isThere <= 1'b0;  // AddressUnit.java:140
      fourth_isThere <= 1'b0;  // AddressUnit.java:141
      fifth_isThere <= 1'b0;  // AddressUnit.java:142
      under <= 1'b0;  // AddressUnit.java:165
      hasFirst <= 1'b0;  // AddressUnit.java:176
      isThere <= 1'b0;  // AddressUnit.java:191
      forgot <= 1'b0;  // AddressUnit.java:204
      stale <= 1'b0;  // AddressUnit.java:206
      comes <= 1'b0;  // AddressUnit.java:340
    end
  end
  KeyBounds_64_32_48 bounds (  // AddressUnit.java:98
    .clock(clock), .isInside(bounds_isInside), .address(run_address), .bytes(bytes), .base(base),
    .length(lengthNow));
  TranslationCache_false cache (  // AddressUnit.java:129
    .clock(clock), .reset(reset), .key(second_key), .page(run_address[47:12]), .hits(cache_hits),
    .physicalPage(cache_physicalPage), .line_data_key(of[47:38]), .line_data_firstPage(of[37:2]),
    .line_data_place(of[1:0]), .line_data_entries(entries), .line_valid(comes && isFresh),
        .forgets(forgetsNow));
  Queue_ResolvingRun97_1_REGISTER pending (  // AddressUnit.java:130
    .clock(clock), .reset(reset), .enqueue_data_unit(fifth_unit), .enqueue_data_isAllowed(isAllowed),
    .enqueue_data_waits(isAllowed && fifth_needsPage && !cache_hits), .enqueue_data_offset(fifth_address[11:0]),
    .enqueue_data_bytes(fifth_bytes), .enqueue_data_last(fifth_last), .enqueue_data_isList(fifth_isList),
    .enqueue_data_place(fifth_isList ? {fifth_entries, fifth_entry}
        : {29'd0, fifth_isPhysical ? virtualPage : cache_physicalPage}),
    .enqueue_valid(fifth_isThere), .enqueue_ready(pending_enqueue_ready),
    .dequeue_data_unit(pending_dequeue_data_unit), .dequeue_data_isAllowed(pending_dequeue_data_isAllowed),
    .dequeue_data_waits(pending_dequeue_data_waits), .dequeue_data_offset(pending_dequeue_data_offset),
    .dequeue_data_bytes(pending_dequeue_data_bytes), .dequeue_data_last(pending_dequeue_data_last),
    .dequeue_data_isList(pending_dequeue_data_isList), .dequeue_data_place(pending_dequeue_data_place),
    .dequeue_valid(pending_dequeue_valid), .dequeue_ready(answersNow), .count(pending_count));
  Queue_UInt43_1_REGISTER asked (  // AddressUnit.java:131
    .clock(clock), .reset(reset), .enqueue_data(fifth_entry[47:5]), .enqueue_valid(reads),
    .enqueue_ready(asked_enqueue_ready), .dequeue_data(asked_dequeue_data), .dequeue_valid(asked_dequeue_valid),
    .dequeue_ready(memory_ready), .count(asked_count));
  Queue_UInt48_1_REGISTER filling (  // AddressUnit.java:132
    .clock(clock), .reset(reset), .enqueue_data({fifth_key, firstPage, place}), .enqueue_valid(reads),
    .enqueue_ready(filling_enqueue_ready), .dequeue_data(filling_dequeue_data),
    .dequeue_valid(filling_dequeue_valid), .dequeue_ready(returns), .count(filling_count));
  Queue_UInt37_1_REGISTER found (  // AddressUnit.java:138
    .clock(clock), .reset(reset), .enqueue_data({translation[0], translation[47:12]}), .enqueue_valid(comes),
    .enqueue_ready(found_enqueue_ready), .dequeue_data(found_dequeue_data), .dequeue_valid(found_dequeue_valid),
    .dequeue_ready(answersNow && pending_dequeue_data_waits), .count(found_count));
  RoundRobinArbiter_VirtualRun153_5_beats turns (  // AddressUnit.java:153
    .clock(clock), .reset(reset), .sources_0_data_address(entering0_sink_data_address),
    .sources_0_data_key(entering0_sink_data_key), .sources_0_data_bytes(entering0_sink_data_bytes),
    .sources_0_data_domain(entering0_sink_data_domain), .sources_0_data_rights(entering0_sink_data_rights),
    .sources_0_data_last(entering0_sink_data_last), .sources_0_data_isPhysical(entering0_sink_data_isPhysical),
    .sources_0_data_isCheck(entering0_sink_data_isCheck), .sources_0_data_isList(entering0_sink_data_isList),
    .sources_0_data_isWrong(entering0_sink_data_isWrong), .sources_0_valid(entering0_sink_valid),
    .sources_0_ready(turns_sources_0_ready), .sources_1_data_address(entering1_sink_data_address),
    .sources_1_data_key(entering1_sink_data_key), .sources_1_data_bytes(entering1_sink_data_bytes),
    .sources_1_data_domain(entering1_sink_data_domain), .sources_1_data_rights(entering1_sink_data_rights),
    .sources_1_data_last(entering1_sink_data_last), .sources_1_data_isPhysical(entering1_sink_data_isPhysical),
    .sources_1_data_isCheck(entering1_sink_data_isCheck), .sources_1_data_isList(entering1_sink_data_isList),
    .sources_1_data_isWrong(entering1_sink_data_isWrong), .sources_1_valid(entering1_sink_valid),
    .sources_1_ready(turns_sources_1_ready), .sources_2_data_address(entering2_sink_data_address),
    .sources_2_data_key(entering2_sink_data_key), .sources_2_data_bytes(entering2_sink_data_bytes),
    .sources_2_data_domain(entering2_sink_data_domain), .sources_2_data_rights(entering2_sink_data_rights),
    .sources_2_data_last(entering2_sink_data_last), .sources_2_data_isPhysical(entering2_sink_data_isPhysical),
    .sources_2_data_isCheck(entering2_sink_data_isCheck), .sources_2_data_isList(entering2_sink_data_isList),
    .sources_2_data_isWrong(entering2_sink_data_isWrong), .sources_2_valid(entering2_sink_valid),
    .sources_2_ready(turns_sources_2_ready), .sources_3_data_address(entering3_sink_data_address),
    .sources_3_data_key(entering3_sink_data_key), .sources_3_data_bytes(entering3_sink_data_bytes),
    .sources_3_data_domain(entering3_sink_data_domain), .sources_3_data_rights(entering3_sink_data_rights),
    .sources_3_data_last(entering3_sink_data_last), .sources_3_data_isPhysical(entering3_sink_data_isPhysical),
    .sources_3_data_isCheck(entering3_sink_data_isCheck), .sources_3_data_isList(entering3_sink_data_isList),
    .sources_3_data_isWrong(entering3_sink_data_isWrong), .sources_3_valid(entering3_sink_valid),
    .sources_3_ready(turns_sources_3_ready), .sources_4_data_address(entering4_sink_data_address),
    .sources_4_data_key(entering4_sink_data_key), .sources_4_data_bytes(entering4_sink_data_bytes),
    .sources_4_data_domain(entering4_sink_data_domain), .sources_4_data_rights(entering4_sink_data_rights),
    .sources_4_data_last(entering4_sink_data_last), .sources_4_data_isPhysical(entering4_sink_data_isPhysical),
    .sources_4_data_isCheck(entering4_sink_data_isCheck), .sources_4_data_isList(entering4_sink_data_isList),
    .sources_4_data_isWrong(entering4_sink_data_isWrong), .sources_4_valid(entering4_sink_valid),
    .sources_4_ready(turns_sources_4_ready), .sink_data_address(turns_sink_data_address),
    .sink_data_key(turns_sink_data_key), .sink_data_bytes(turns_sink_data_bytes),
    .sink_data_domain(turns_sink_data_domain), .sink_data_rights(turns_sink_data_rights),
    .sink_data_last(turns_sink_data_last), .sink_data_isPhysical(turns_sink_data_isPhysical),
    .sink_data_isCheck(turns_sink_data_isCheck), .sink_data_isList(turns_sink_data_isList),
    .sink_data_isWrong(turns_sink_data_isWrong), .sink_valid(turns_sink_valid), .sink_ready(turns_sink_ready),
    .chosen(turns_chosen));
  SkidBuffer_VirtualRun153 entering0 (  // AddressUnit.java:155
    .clock(clock), .reset(reset), .source_data_address(runs_0_data_address), .source_data_key(runs_0_data_key),
    .source_data_bytes(runs_0_data_bytes), .source_data_domain(runs_0_data_domain),
    .source_data_rights(runs_0_data_rights), .source_data_last(runs_0_data_last),
    .source_data_isPhysical(runs_0_data_isPhysical), .source_data_isCheck(runs_0_data_isCheck),
    .source_data_isList(runs_0_data_isList), .source_data_isWrong(runs_0_data_isWrong),
    .source_valid(runs_0_valid), .source_ready(entering0_source_ready),
    .sink_data_address(entering0_sink_data_address), .sink_data_key(entering0_sink_data_key),
    .sink_data_bytes(entering0_sink_data_bytes), .sink_data_domain(entering0_sink_data_domain),
    .sink_data_rights(entering0_sink_data_rights), .sink_data_last(entering0_sink_data_last),
    .sink_data_isPhysical(entering0_sink_data_isPhysical), .sink_data_isCheck(entering0_sink_data_isCheck),
    .sink_data_isList(entering0_sink_data_isList), .sink_data_isWrong(entering0_sink_data_isWrong),
    .sink_valid(entering0_sink_valid), .sink_ready(turns_sources_0_ready));
  SkidBuffer_VirtualRun153 entering1 (  // AddressUnit.java:155
    .clock(clock), .reset(reset), .source_data_address(runs_1_data_address), .source_data_key(runs_1_data_key),
    .source_data_bytes(runs_1_data_bytes), .source_data_domain(runs_1_data_domain),
    .source_data_rights(runs_1_data_rights), .source_data_last(runs_1_data_last),
    .source_data_isPhysical(runs_1_data_isPhysical), .source_data_isCheck(runs_1_data_isCheck),
    .source_data_isList(runs_1_data_isList), .source_data_isWrong(runs_1_data_isWrong),
    .source_valid(runs_1_valid), .source_ready(entering1_source_ready),
    .sink_data_address(entering1_sink_data_address), .sink_data_key(entering1_sink_data_key),
    .sink_data_bytes(entering1_sink_data_bytes), .sink_data_domain(entering1_sink_data_domain),
    .sink_data_rights(entering1_sink_data_rights), .sink_data_last(entering1_sink_data_last),
    .sink_data_isPhysical(entering1_sink_data_isPhysical), .sink_data_isCheck(entering1_sink_data_isCheck),
    .sink_data_isList(entering1_sink_data_isList), .sink_data_isWrong(entering1_sink_data_isWrong),
    .sink_valid(entering1_sink_valid), .sink_ready(turns_sources_1_ready));
  SkidBuffer_VirtualRun153 entering2 (  // AddressUnit.java:155
    .clock(clock), .reset(reset), .source_data_address(runs_2_data_address), .source_data_key(runs_2_data_key),
    .source_data_bytes(runs_2_data_bytes), .source_data_domain(runs_2_data_domain),
    .source_data_rights(runs_2_data_rights), .source_data_last(runs_2_data_last),
    .source_data_isPhysical(runs_2_data_isPhysical), .source_data_isCheck(runs_2_data_isCheck),
    .source_data_isList(runs_2_data_isList), .source_data_isWrong(runs_2_data_isWrong),
    .source_valid(runs_2_valid), .source_ready(entering2_source_ready),
    .sink_data_address(entering2_sink_data_address), .sink_data_key(entering2_sink_data_key),
    .sink_data_bytes(entering2_sink_data_bytes), .sink_data_domain(entering2_sink_data_domain),
    .sink_data_rights(entering2_sink_data_rights), .sink_data_last(entering2_sink_data_last),
    .sink_data_isPhysical(entering2_sink_data_isPhysical), .sink_data_isCheck(entering2_sink_data_isCheck),
    .sink_data_isList(entering2_sink_data_isList), .sink_data_isWrong(entering2_sink_data_isWrong),
    .sink_valid(entering2_sink_valid), .sink_ready(turns_sources_2_ready));
  SkidBuffer_VirtualRun153 entering3 (  // AddressUnit.java:155
    .clock(clock), .reset(reset), .source_data_address(runs_3_data_address), .source_data_key(runs_3_data_key),
    .source_data_bytes(runs_3_data_bytes), .source_data_domain(runs_3_data_domain),
    .source_data_rights(runs_3_data_rights), .source_data_last(runs_3_data_last),
    .source_data_isPhysical(runs_3_data_isPhysical), .source_data_isCheck(runs_3_data_isCheck),
    .source_data_isList(runs_3_data_isList), .source_data_isWrong(runs_3_data_isWrong),
    .source_valid(runs_3_valid), .source_ready(entering3_source_ready),
    .sink_data_address(entering3_sink_data_address), .sink_data_key(entering3_sink_data_key),
    .sink_data_bytes(entering3_sink_data_bytes), .sink_data_domain(entering3_sink_data_domain),
    .sink_data_rights(entering3_sink_data_rights), .sink_data_last(entering3_sink_data_last),
    .sink_data_isPhysical(entering3_sink_data_isPhysical), .sink_data_isCheck(entering3_sink_data_isCheck),
    .sink_data_isList(entering3_sink_data_isList), .sink_data_isWrong(entering3_sink_data_isWrong),
    .sink_valid(entering3_sink_valid), .sink_ready(turns_sources_3_ready));
  SkidBuffer_VirtualRun153 entering4 (  // AddressUnit.java:155
    .clock(clock), .reset(reset), .source_data_address(runs_4_data_address), .source_data_key(runs_4_data_key),
    .source_data_bytes(runs_4_data_bytes), .source_data_domain(runs_4_data_domain),
    .source_data_rights(runs_4_data_rights), .source_data_last(runs_4_data_last),
    .source_data_isPhysical(runs_4_data_isPhysical), .source_data_isCheck(runs_4_data_isCheck),
    .source_data_isList(runs_4_data_isList), .source_data_isWrong(runs_4_data_isWrong),
    .source_valid(runs_4_valid), .source_ready(entering4_source_ready),
    .sink_data_address(entering4_sink_data_address), .sink_data_key(entering4_sink_data_key),
    .sink_data_bytes(entering4_sink_data_bytes), .sink_data_domain(entering4_sink_data_domain),
    .sink_data_rights(entering4_sink_data_rights), .sink_data_last(entering4_sink_data_last),
    .sink_data_isPhysical(entering4_sink_data_isPhysical), .sink_data_isCheck(entering4_sink_data_isCheck),
    .sink_data_isList(entering4_sink_data_isList), .sink_data_isWrong(entering4_sink_data_isWrong),
    .sink_valid(entering4_sink_valid), .sink_ready(turns_sources_4_ready));
  wire unused_ok = &{1'b0, keys_data_region[63:47], keys_data_region[191:176], keys_data_region[255:240],
      region[63:47], region[191:176], region[255:240], pending_enqueue_ready, pending_count,
      asked_enqueue_ready, asked_count, filling_enqueue_ready, filling_dequeue_valid, filling_count,
      found_enqueue_ready, found_count, translation[11:1], translation[63:48], translation_shifted[255:64]};
`ifdef HEDDLE_SIMULATION
  wire hasRoom = pending_enqueue_ready && asked_enqueue_ready && filling_enqueue_ready;  // AddressUnit.java:324
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!fifth_isThere || hasRoom)) begin  // AddressUnit.java:325
        $display("assertion failed: a run that was taken has its place (AddressUnit.java:325)");
        $stop;  // AddressUnit.java:325
      end
      if (!(!returns || filling_dequeue_valid)) begin  // AddressUnit.java:369
        $display("assertion failed: a line that comes was asked for (AddressUnit.java:369)");
        $stop;  // AddressUnit.java:369
      end
    end
  end
`endif
`ifdef FORMAL
  wire hasRoom = pending_enqueue_ready && asked_enqueue_ready && filling_enqueue_ready;  // AddressUnit.java:324
  always @(posedge clock) begin
    if (!reset) begin
      assert (!fifth_isThere || hasRoom);  // AddressUnit.java:325
      assert (!returns || filling_dequeue_valid);  // AddressUnit.java:369
    end
  end
`endif
endmodule
`default_nettype wire
