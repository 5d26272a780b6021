`default_nettype none
// units=5, underWay=1
module AddressUnit_5_1 (  // AddressUnit.java:85
  input  wire clock,  // AddressUnit.java:85
  input  wire reset,  // AddressUnit.java:85
  output wire answer_isAllowed,  // AddressUnit.java:47
  output wire [47:0] answer_address,  // AddressUnit.java:47
  output wire [12:0] answer_bytes,  // AddressUnit.java:47
  output wire answer_last,  // AddressUnit.java:47
  output wire answer_isList,  // AddressUnit.java:47
  output wire [47:0] answer_list,  // AddressUnit.java:47
  output wire [16:0] answer_entries,  // AddressUnit.java:47
  input  wire [9:0] keys_data_index,  // AddressUnit.java:51
  input  wire [255:0] keys_data_region,  // AddressUnit.java:51
  input  wire keys_valid,  // AddressUnit.java:51
  input  wire forgets,  // AddressUnit.java:53
  output wire [42:0] memory_data,  // AddressUnit.java:55
  output wire memory_valid,  // AddressUnit.java:55
  input  wire memory_ready,  // AddressUnit.java:55
  input  wire returns,  // AddressUnit.java:57
  input  wire [255:0] line,  // AddressUnit.java:59
  output wire misses,  // AddressUnit.java:61
  input  wire [63:0] runs_0_data_address,  // AddressUnit.java:90
  input  wire [31:0] runs_0_data_key,  // AddressUnit.java:90
  input  wire [31:0] runs_0_data_bytes,  // AddressUnit.java:90
  input  wire [15:0] runs_0_data_domain,  // AddressUnit.java:90
  input  wire [3:0] runs_0_data_rights,  // AddressUnit.java:90
  input  wire runs_0_data_last,  // AddressUnit.java:90
  input  wire runs_0_data_isPhysical,  // AddressUnit.java:90
  input  wire runs_0_data_isCheck,  // AddressUnit.java:90
  input  wire runs_0_data_isList,  // AddressUnit.java:90
  input  wire runs_0_data_isWrong,  // AddressUnit.java:90
  input  wire runs_0_valid,  // AddressUnit.java:90
  output wire runs_0_ready,  // AddressUnit.java:90
  input  wire [63:0] runs_1_data_address,  // AddressUnit.java:90
  input  wire [31:0] runs_1_data_key,  // AddressUnit.java:90
  input  wire [31:0] runs_1_data_bytes,  // AddressUnit.java:90
  input  wire [15:0] runs_1_data_domain,  // AddressUnit.java:90
  input  wire [3:0] runs_1_data_rights,  // AddressUnit.java:90
  input  wire runs_1_data_last,  // AddressUnit.java:90
  input  wire runs_1_data_isPhysical,  // AddressUnit.java:90
  input  wire runs_1_data_isCheck,  // AddressUnit.java:90
  input  wire runs_1_data_isList,  // AddressUnit.java:90
  input  wire runs_1_data_isWrong,  // AddressUnit.java:90
  input  wire runs_1_valid,  // AddressUnit.java:90
  output wire runs_1_ready,  // AddressUnit.java:90
  input  wire [63:0] runs_2_data_address,  // AddressUnit.java:90
  input  wire [31:0] runs_2_data_key,  // AddressUnit.java:90
  input  wire [31:0] runs_2_data_bytes,  // AddressUnit.java:90
  input  wire [15:0] runs_2_data_domain,  // AddressUnit.java:90
  input  wire [3:0] runs_2_data_rights,  // AddressUnit.java:90
  input  wire runs_2_data_last,  // AddressUnit.java:90
  input  wire runs_2_data_isPhysical,  // AddressUnit.java:90
  input  wire runs_2_data_isCheck,  // AddressUnit.java:90
  input  wire runs_2_data_isList,  // AddressUnit.java:90
  input  wire runs_2_data_isWrong,  // AddressUnit.java:90
  input  wire runs_2_valid,  // AddressUnit.java:90
  output wire runs_2_ready,  // AddressUnit.java:90
  input  wire [63:0] runs_3_data_address,  // AddressUnit.java:90
  input  wire [31:0] runs_3_data_key,  // AddressUnit.java:90
  input  wire [31:0] runs_3_data_bytes,  // AddressUnit.java:90
  input  wire [15:0] runs_3_data_domain,  // AddressUnit.java:90
  input  wire [3:0] runs_3_data_rights,  // AddressUnit.java:90
  input  wire runs_3_data_last,  // AddressUnit.java:90
  input  wire runs_3_data_isPhysical,  // AddressUnit.java:90
  input  wire runs_3_data_isCheck,  // AddressUnit.java:90
  input  wire runs_3_data_isList,  // AddressUnit.java:90
  input  wire runs_3_data_isWrong,  // AddressUnit.java:90
  input  wire runs_3_valid,  // AddressUnit.java:90
  output wire runs_3_ready,  // AddressUnit.java:90
  input  wire [63:0] runs_4_data_address,  // AddressUnit.java:90
  input  wire [31:0] runs_4_data_key,  // AddressUnit.java:90
  input  wire [31:0] runs_4_data_bytes,  // AddressUnit.java:90
  input  wire [15:0] runs_4_data_domain,  // AddressUnit.java:90
  input  wire [3:0] runs_4_data_rights,  // AddressUnit.java:90
  input  wire runs_4_data_last,  // AddressUnit.java:90
  input  wire runs_4_data_isPhysical,  // AddressUnit.java:90
  input  wire runs_4_data_isCheck,  // AddressUnit.java:90
  input  wire runs_4_data_isList,  // AddressUnit.java:90
  input  wire runs_4_data_isWrong,  // AddressUnit.java:90
  input  wire runs_4_valid,  // AddressUnit.java:90
  output wire runs_4_ready,  // AddressUnit.java:90
  output wire [4:0] answers  // AddressUnit.java:91
);
  reg  [63:0] run_address;  // AddressUnit.java:72
  reg  [31:0] run_key;  // AddressUnit.java:72
  reg  [31:0] run_bytes;  // AddressUnit.java:72
  reg  [15:0] run_domain;  // AddressUnit.java:72
  reg  [3:0] run_rights;  // AddressUnit.java:72
  reg  run_last;  // AddressUnit.java:72
  reg  run_isPhysical;  // AddressUnit.java:72
  reg  run_isCheck;  // AddressUnit.java:72
  reg  run_isList;  // AddressUnit.java:72
  reg  run_isWrong;  // AddressUnit.java:72
  reg  [255:0] region;  // AddressUnit.java:73
  wire answersNow;  // AddressUnit.java:79
  wire isFresh;  // AddressUnit.java:159
  wire second_isThere;  // AddressUnit.java:98
  wire [2:0] second_unit;  // AddressUnit.java:98
  wire [9:0] second_key;  // AddressUnit.java:98
  wire [47:0] second_address;  // AddressUnit.java:98
  wire [12:0] second_bytes;  // AddressUnit.java:98
  wire second_last;  // AddressUnit.java:98
  wire second_isList;  // AddressUnit.java:98
  wire second_needsPage;  // AddressUnit.java:98
  wire second_isPhysical;  // AddressUnit.java:98
  wire second_isWrong;  // AddressUnit.java:98
  wire second_mayTouch;  // AddressUnit.java:98
  wire [47:0] second_entry;  // AddressUnit.java:98
  wire [16:0] second_entries;  // AddressUnit.java:98
  reg  third_isThere;  // AddressUnit.java:99
  reg  [2:0] third_unit;  // AddressUnit.java:99
  reg  [9:0] third_key;  // AddressUnit.java:99
  reg  [47:0] third_address;  // AddressUnit.java:99
  reg  [12:0] third_bytes;  // AddressUnit.java:99
  reg  third_last;  // AddressUnit.java:99
  reg  third_isList;  // AddressUnit.java:99
  reg  third_needsPage;  // AddressUnit.java:99
  reg  third_isPhysical;  // AddressUnit.java:99
  reg  third_isWrong;  // AddressUnit.java:99
  reg  third_mayTouch;  // AddressUnit.java:99
  reg  [47:0] third_entry;  // AddressUnit.java:99
  reg  [16:0] third_entries;  // AddressUnit.java:99
  reg  fourth_isThere;  // AddressUnit.java:100
  reg  [2:0] fourth_unit;  // AddressUnit.java:100
  reg  [9:0] fourth_key;  // AddressUnit.java:100
  reg  [47:0] fourth_address;  // AddressUnit.java:100
  reg  [12:0] fourth_bytes;  // AddressUnit.java:100
  reg  fourth_last;  // AddressUnit.java:100
  reg  fourth_isList;  // AddressUnit.java:100
  reg  fourth_needsPage;  // AddressUnit.java:100
  reg  fourth_isPhysical;  // AddressUnit.java:100
  reg  fourth_isWrong;  // AddressUnit.java:100
  reg  fourth_mayTouch;  // AddressUnit.java:100
  reg  [47:0] fourth_entry;  // AddressUnit.java:100
  reg  [16:0] fourth_entries;  // AddressUnit.java:100
  reg  fifth_isThere;  // AddressUnit.java:101
  reg  [2:0] fifth_unit;  // AddressUnit.java:101
  reg  [9:0] fifth_key;  // AddressUnit.java:101
  reg  [47:0] fifth_address;  // AddressUnit.java:101
  reg  [12:0] fifth_bytes;  // AddressUnit.java:101
  reg  fifth_last;  // AddressUnit.java:101
  reg  fifth_isList;  // AddressUnit.java:101
  reg  fifth_needsPage;  // AddressUnit.java:101
  reg  fifth_isPhysical;  // AddressUnit.java:101
  reg  fifth_isWrong;  // AddressUnit.java:101
  reg  fifth_mayTouch;  // AddressUnit.java:101
  reg  [47:0] fifth_entry;  // AddressUnit.java:101
  reg  [16:0] fifth_entries;  // AddressUnit.java:101
  wire turns_sink_ready;  // AddressUnit.java:111
  reg  under;  // AddressUnit.java:117
  reg  [63:0] first_address;  // AddressUnit.java:124
  reg  [31:0] first_key;  // AddressUnit.java:124
  reg  [31:0] first_bytes;  // AddressUnit.java:124
  reg  [15:0] first_domain;  // AddressUnit.java:124
  reg  [3:0] first_rights;  // AddressUnit.java:124
  reg  first_last;  // AddressUnit.java:124
  reg  first_isPhysical;  // AddressUnit.java:124
  reg  first_isCheck;  // AddressUnit.java:124
  reg  first_isList;  // AddressUnit.java:124
  reg  first_isWrong;  // AddressUnit.java:124
  reg  [2:0] firstUnit;  // AddressUnit.java:125
  reg  hasFirst;  // AddressUnit.java:126
  reg  [255:0] row;  // AddressUnit.java:134
  reg  [2:0] unit;  // AddressUnit.java:135
  reg  isThere;  // AddressUnit.java:136
  reg  forgot;  // AddressUnit.java:149
  reg  stale;  // AddressUnit.java:151
  reg  [31:0] bytes;  // AddressUnit.java:182
  reg  [47:0] length;  // AddressUnit.java:184
  reg  [47:0] lengthNow;  // AddressUnit.java:185
  reg  [35:0] page;  // AddressUnit.java:193
  reg  [35:0] firstPage;  // AddressUnit.java:231
  reg  comes;  // AddressUnit.java:249
  reg  [63:0] translation;  // AddressUnit.java:251
  reg  [255:0] entries;  // AddressUnit.java:252
  reg  [47:0] of;  // AddressUnit.java:253
  wire bounds_isInside;  // AddressUnit.java:78
  wire cache_hits; wire [35:0] cache_physicalPage;  // AddressUnit.java:92
  wire pending_enqueue_ready, pending_dequeue_data_isAllowed, pending_dequeue_data_waits,
      pending_dequeue_data_last, pending_dequeue_data_isList, pending_dequeue_valid, pending_count;  // AddressUnit.java:93
  wire [2:0] pending_dequeue_data_unit; wire [11:0] pending_dequeue_data_offset;  // AddressUnit.java:93
  wire [12:0] pending_dequeue_data_bytes; wire [64:0] pending_dequeue_data_place;  // AddressUnit.java:93
  wire asked_enqueue_ready, asked_dequeue_valid, asked_count; wire [42:0] asked_dequeue_data;  // AddressUnit.java:94
  wire filling_enqueue_ready, filling_dequeue_valid, filling_count; wire [47:0] filling_dequeue_data;  // AddressUnit.java:95
  wire found_enqueue_ready, found_dequeue_valid, found_count; wire [36:0] found_dequeue_data;  // AddressUnit.java:97
  wire turns_sources_0_ready, turns_sources_1_ready, turns_sources_2_ready, turns_sources_3_ready,
      turns_sources_4_ready, turns_sink_data_last, turns_sink_data_isPhysical, turns_sink_data_isCheck,
      turns_sink_data_isList, turns_sink_data_isWrong, turns_sink_valid;  // AddressUnit.java:111
  wire [63:0] turns_sink_data_address; wire [31:0] turns_sink_data_key, turns_sink_data_bytes;  // AddressUnit.java:111
  wire [15:0] turns_sink_data_domain; wire [3:0] turns_sink_data_rights; wire [2:0] turns_chosen;  // AddressUnit.java:111
  wire entering0_source_ready, entering0_sink_data_last, entering0_sink_data_isPhysical,
      entering0_sink_data_isCheck, entering0_sink_data_isList, entering0_sink_data_isWrong,
      entering0_sink_valid;  // AddressUnit.java:113
  wire [63:0] entering0_sink_data_address; wire [31:0] entering0_sink_data_key, entering0_sink_data_bytes;  // AddressUnit.java:113
  wire [15:0] entering0_sink_data_domain; wire [3:0] entering0_sink_data_rights;  // AddressUnit.java:113
  wire entering1_source_ready, entering1_sink_data_last, entering1_sink_data_isPhysical,
      entering1_sink_data_isCheck, entering1_sink_data_isList, entering1_sink_data_isWrong,
      entering1_sink_valid;  // AddressUnit.java:113
  wire [63:0] entering1_sink_data_address; wire [31:0] entering1_sink_data_key, entering1_sink_data_bytes;  // AddressUnit.java:113
  wire [15:0] entering1_sink_data_domain; wire [3:0] entering1_sink_data_rights;  // AddressUnit.java:113
  wire entering2_source_ready, entering2_sink_data_last, entering2_sink_data_isPhysical,
      entering2_sink_data_isCheck, entering2_sink_data_isList, entering2_sink_data_isWrong,
      entering2_sink_valid;  // AddressUnit.java:113
  wire [63:0] entering2_sink_data_address; wire [31:0] entering2_sink_data_key, entering2_sink_data_bytes;  // AddressUnit.java:113
  wire [15:0] entering2_sink_data_domain; wire [3:0] entering2_sink_data_rights;  // AddressUnit.java:113
  wire entering3_source_ready, entering3_sink_data_last, entering3_sink_data_isPhysical,
      entering3_sink_data_isCheck, entering3_sink_data_isList, entering3_sink_data_isWrong,
      entering3_sink_valid;  // AddressUnit.java:113
  wire [63:0] entering3_sink_data_address; wire [31:0] entering3_sink_data_key, entering3_sink_data_bytes;  // AddressUnit.java:113
  wire [15:0] entering3_sink_data_domain; wire [3:0] entering3_sink_data_rights;  // AddressUnit.java:113
  wire entering4_source_ready, entering4_sink_data_last, entering4_sink_data_isPhysical,
      entering4_sink_data_isCheck, entering4_sink_data_isList, entering4_sink_data_isWrong,
      entering4_sink_valid;  // AddressUnit.java:113
  wire [63:0] entering4_sink_data_address; wire [31:0] entering4_sink_data_key, entering4_sink_data_bytes;  // AddressUnit.java:113
  wire [15:0] entering4_sink_data_domain; wire [3:0] entering4_sink_data_rights;  // AddressUnit.java:113
  reg  [255:0] table_ [0:1023];  // AddressUnit.java:132
  initial begin  // AddressUnit.java:132
    table_[0] = 256'd0;
    table_[1] = 256'd0;
    table_[2] = 256'd0;
    table_[3] = 256'd0;
    table_[4] = 256'd0;
    table_[5] = 256'd0;
    table_[6] = 256'd0;
    table_[7] = 256'd0;
    table_[8] = 256'd0;
    table_[9] = 256'd0;
    table_[10] = 256'd0;
    table_[11] = 256'd0;
    table_[12] = 256'd0;
    table_[13] = 256'd0;
    table_[14] = 256'd0;
    table_[15] = 256'd0;
    table_[16] = 256'd0;
    table_[17] = 256'd0;
    table_[18] = 256'd0;
    table_[19] = 256'd0;
    table_[20] = 256'd0;
    table_[21] = 256'd0;
    table_[22] = 256'd0;
    table_[23] = 256'd0;
    table_[24] = 256'd0;
    table_[25] = 256'd0;
    table_[26] = 256'd0;
    table_[27] = 256'd0;
    table_[28] = 256'd0;
    table_[29] = 256'd0;
    table_[30] = 256'd0;
    table_[31] = 256'd0;
    table_[32] = 256'd0;
    table_[33] = 256'd0;
    table_[34] = 256'd0;
    table_[35] = 256'd0;
    table_[36] = 256'd0;
    table_[37] = 256'd0;
    table_[38] = 256'd0;
    table_[39] = 256'd0;
    table_[40] = 256'd0;
    table_[41] = 256'd0;
    table_[42] = 256'd0;
    table_[43] = 256'd0;
    table_[44] = 256'd0;
    table_[45] = 256'd0;
    table_[46] = 256'd0;
    table_[47] = 256'd0;
    table_[48] = 256'd0;
    table_[49] = 256'd0;
    table_[50] = 256'd0;
    table_[51] = 256'd0;
    table_[52] = 256'd0;
    table_[53] = 256'd0;
    table_[54] = 256'd0;
    table_[55] = 256'd0;
    table_[56] = 256'd0;
    table_[57] = 256'd0;
    table_[58] = 256'd0;
    table_[59] = 256'd0;
    table_[60] = 256'd0;
    table_[61] = 256'd0;
    table_[62] = 256'd0;
    table_[63] = 256'd0;
    table_[64] = 256'd0;
    table_[65] = 256'd0;
    table_[66] = 256'd0;
    table_[67] = 256'd0;
    table_[68] = 256'd0;
    table_[69] = 256'd0;
    table_[70] = 256'd0;
    table_[71] = 256'd0;
    table_[72] = 256'd0;
    table_[73] = 256'd0;
    table_[74] = 256'd0;
    table_[75] = 256'd0;
    table_[76] = 256'd0;
    table_[77] = 256'd0;
    table_[78] = 256'd0;
    table_[79] = 256'd0;
    table_[80] = 256'd0;
    table_[81] = 256'd0;
    table_[82] = 256'd0;
    table_[83] = 256'd0;
    table_[84] = 256'd0;
    table_[85] = 256'd0;
    table_[86] = 256'd0;
    table_[87] = 256'd0;
    table_[88] = 256'd0;
    table_[89] = 256'd0;
    table_[90] = 256'd0;
    table_[91] = 256'd0;
    table_[92] = 256'd0;
    table_[93] = 256'd0;
    table_[94] = 256'd0;
    table_[95] = 256'd0;
    table_[96] = 256'd0;
    table_[97] = 256'd0;
    table_[98] = 256'd0;
    table_[99] = 256'd0;
    table_[100] = 256'd0;
    table_[101] = 256'd0;
    table_[102] = 256'd0;
    table_[103] = 256'd0;
    table_[104] = 256'd0;
    table_[105] = 256'd0;
    table_[106] = 256'd0;
    table_[107] = 256'd0;
    table_[108] = 256'd0;
    table_[109] = 256'd0;
    table_[110] = 256'd0;
    table_[111] = 256'd0;
    table_[112] = 256'd0;
    table_[113] = 256'd0;
    table_[114] = 256'd0;
    table_[115] = 256'd0;
    table_[116] = 256'd0;
    table_[117] = 256'd0;
    table_[118] = 256'd0;
    table_[119] = 256'd0;
    table_[120] = 256'd0;
    table_[121] = 256'd0;
    table_[122] = 256'd0;
    table_[123] = 256'd0;
    table_[124] = 256'd0;
    table_[125] = 256'd0;
    table_[126] = 256'd0;
    table_[127] = 256'd0;
    table_[128] = 256'd0;
    table_[129] = 256'd0;
    table_[130] = 256'd0;
    table_[131] = 256'd0;
    table_[132] = 256'd0;
    table_[133] = 256'd0;
    table_[134] = 256'd0;
    table_[135] = 256'd0;
    table_[136] = 256'd0;
    table_[137] = 256'd0;
    table_[138] = 256'd0;
    table_[139] = 256'd0;
    table_[140] = 256'd0;
    table_[141] = 256'd0;
    table_[142] = 256'd0;
    table_[143] = 256'd0;
    table_[144] = 256'd0;
    table_[145] = 256'd0;
    table_[146] = 256'd0;
    table_[147] = 256'd0;
    table_[148] = 256'd0;
    table_[149] = 256'd0;
    table_[150] = 256'd0;
    table_[151] = 256'd0;
    table_[152] = 256'd0;
    table_[153] = 256'd0;
    table_[154] = 256'd0;
    table_[155] = 256'd0;
    table_[156] = 256'd0;
    table_[157] = 256'd0;
    table_[158] = 256'd0;
    table_[159] = 256'd0;
    table_[160] = 256'd0;
    table_[161] = 256'd0;
    table_[162] = 256'd0;
    table_[163] = 256'd0;
    table_[164] = 256'd0;
    table_[165] = 256'd0;
    table_[166] = 256'd0;
    table_[167] = 256'd0;
    table_[168] = 256'd0;
    table_[169] = 256'd0;
    table_[170] = 256'd0;
    table_[171] = 256'd0;
    table_[172] = 256'd0;
    table_[173] = 256'd0;
    table_[174] = 256'd0;
    table_[175] = 256'd0;
    table_[176] = 256'd0;
    table_[177] = 256'd0;
    table_[178] = 256'd0;
    table_[179] = 256'd0;
    table_[180] = 256'd0;
    table_[181] = 256'd0;
    table_[182] = 256'd0;
    table_[183] = 256'd0;
    table_[184] = 256'd0;
    table_[185] = 256'd0;
    table_[186] = 256'd0;
    table_[187] = 256'd0;
    table_[188] = 256'd0;
    table_[189] = 256'd0;
    table_[190] = 256'd0;
    table_[191] = 256'd0;
    table_[192] = 256'd0;
    table_[193] = 256'd0;
    table_[194] = 256'd0;
    table_[195] = 256'd0;
    table_[196] = 256'd0;
    table_[197] = 256'd0;
    table_[198] = 256'd0;
    table_[199] = 256'd0;
    table_[200] = 256'd0;
    table_[201] = 256'd0;
    table_[202] = 256'd0;
    table_[203] = 256'd0;
    table_[204] = 256'd0;
    table_[205] = 256'd0;
    table_[206] = 256'd0;
    table_[207] = 256'd0;
    table_[208] = 256'd0;
    table_[209] = 256'd0;
    table_[210] = 256'd0;
    table_[211] = 256'd0;
    table_[212] = 256'd0;
    table_[213] = 256'd0;
    table_[214] = 256'd0;
    table_[215] = 256'd0;
    table_[216] = 256'd0;
    table_[217] = 256'd0;
    table_[218] = 256'd0;
    table_[219] = 256'd0;
    table_[220] = 256'd0;
    table_[221] = 256'd0;
    table_[222] = 256'd0;
    table_[223] = 256'd0;
    table_[224] = 256'd0;
    table_[225] = 256'd0;
    table_[226] = 256'd0;
    table_[227] = 256'd0;
    table_[228] = 256'd0;
    table_[229] = 256'd0;
    table_[230] = 256'd0;
    table_[231] = 256'd0;
    table_[232] = 256'd0;
    table_[233] = 256'd0;
    table_[234] = 256'd0;
    table_[235] = 256'd0;
    table_[236] = 256'd0;
    table_[237] = 256'd0;
    table_[238] = 256'd0;
    table_[239] = 256'd0;
    table_[240] = 256'd0;
    table_[241] = 256'd0;
    table_[242] = 256'd0;
    table_[243] = 256'd0;
    table_[244] = 256'd0;
    table_[245] = 256'd0;
    table_[246] = 256'd0;
    table_[247] = 256'd0;
    table_[248] = 256'd0;
    table_[249] = 256'd0;
    table_[250] = 256'd0;
    table_[251] = 256'd0;
    table_[252] = 256'd0;
    table_[253] = 256'd0;
    table_[254] = 256'd0;
    table_[255] = 256'd0;
    table_[256] = 256'd0;
    table_[257] = 256'd0;
    table_[258] = 256'd0;
    table_[259] = 256'd0;
    table_[260] = 256'd0;
    table_[261] = 256'd0;
    table_[262] = 256'd0;
    table_[263] = 256'd0;
    table_[264] = 256'd0;
    table_[265] = 256'd0;
    table_[266] = 256'd0;
    table_[267] = 256'd0;
    table_[268] = 256'd0;
    table_[269] = 256'd0;
    table_[270] = 256'd0;
    table_[271] = 256'd0;
    table_[272] = 256'd0;
    table_[273] = 256'd0;
    table_[274] = 256'd0;
    table_[275] = 256'd0;
    table_[276] = 256'd0;
    table_[277] = 256'd0;
    table_[278] = 256'd0;
    table_[279] = 256'd0;
    table_[280] = 256'd0;
    table_[281] = 256'd0;
    table_[282] = 256'd0;
    table_[283] = 256'd0;
    table_[284] = 256'd0;
    table_[285] = 256'd0;
    table_[286] = 256'd0;
    table_[287] = 256'd0;
    table_[288] = 256'd0;
    table_[289] = 256'd0;
    table_[290] = 256'd0;
    table_[291] = 256'd0;
    table_[292] = 256'd0;
    table_[293] = 256'd0;
    table_[294] = 256'd0;
    table_[295] = 256'd0;
    table_[296] = 256'd0;
    table_[297] = 256'd0;
    table_[298] = 256'd0;
    table_[299] = 256'd0;
    table_[300] = 256'd0;
    table_[301] = 256'd0;
    table_[302] = 256'd0;
    table_[303] = 256'd0;
    table_[304] = 256'd0;
    table_[305] = 256'd0;
    table_[306] = 256'd0;
    table_[307] = 256'd0;
    table_[308] = 256'd0;
    table_[309] = 256'd0;
    table_[310] = 256'd0;
    table_[311] = 256'd0;
    table_[312] = 256'd0;
    table_[313] = 256'd0;
    table_[314] = 256'd0;
    table_[315] = 256'd0;
    table_[316] = 256'd0;
    table_[317] = 256'd0;
    table_[318] = 256'd0;
    table_[319] = 256'd0;
    table_[320] = 256'd0;
    table_[321] = 256'd0;
    table_[322] = 256'd0;
    table_[323] = 256'd0;
    table_[324] = 256'd0;
    table_[325] = 256'd0;
    table_[326] = 256'd0;
    table_[327] = 256'd0;
    table_[328] = 256'd0;
    table_[329] = 256'd0;
    table_[330] = 256'd0;
    table_[331] = 256'd0;
    table_[332] = 256'd0;
    table_[333] = 256'd0;
    table_[334] = 256'd0;
    table_[335] = 256'd0;
    table_[336] = 256'd0;
    table_[337] = 256'd0;
    table_[338] = 256'd0;
    table_[339] = 256'd0;
    table_[340] = 256'd0;
    table_[341] = 256'd0;
    table_[342] = 256'd0;
    table_[343] = 256'd0;
    table_[344] = 256'd0;
    table_[345] = 256'd0;
    table_[346] = 256'd0;
    table_[347] = 256'd0;
    table_[348] = 256'd0;
    table_[349] = 256'd0;
    table_[350] = 256'd0;
    table_[351] = 256'd0;
    table_[352] = 256'd0;
    table_[353] = 256'd0;
    table_[354] = 256'd0;
    table_[355] = 256'd0;
    table_[356] = 256'd0;
    table_[357] = 256'd0;
    table_[358] = 256'd0;
    table_[359] = 256'd0;
    table_[360] = 256'd0;
    table_[361] = 256'd0;
    table_[362] = 256'd0;
    table_[363] = 256'd0;
    table_[364] = 256'd0;
    table_[365] = 256'd0;
    table_[366] = 256'd0;
    table_[367] = 256'd0;
    table_[368] = 256'd0;
    table_[369] = 256'd0;
    table_[370] = 256'd0;
    table_[371] = 256'd0;
    table_[372] = 256'd0;
    table_[373] = 256'd0;
    table_[374] = 256'd0;
    table_[375] = 256'd0;
    table_[376] = 256'd0;
    table_[377] = 256'd0;
    table_[378] = 256'd0;
    table_[379] = 256'd0;
    table_[380] = 256'd0;
    table_[381] = 256'd0;
    table_[382] = 256'd0;
    table_[383] = 256'd0;
    table_[384] = 256'd0;
    table_[385] = 256'd0;
    table_[386] = 256'd0;
    table_[387] = 256'd0;
    table_[388] = 256'd0;
    table_[389] = 256'd0;
    table_[390] = 256'd0;
    table_[391] = 256'd0;
    table_[392] = 256'd0;
    table_[393] = 256'd0;
    table_[394] = 256'd0;
    table_[395] = 256'd0;
    table_[396] = 256'd0;
    table_[397] = 256'd0;
    table_[398] = 256'd0;
    table_[399] = 256'd0;
    table_[400] = 256'd0;
    table_[401] = 256'd0;
    table_[402] = 256'd0;
    table_[403] = 256'd0;
    table_[404] = 256'd0;
    table_[405] = 256'd0;
    table_[406] = 256'd0;
    table_[407] = 256'd0;
    table_[408] = 256'd0;
    table_[409] = 256'd0;
    table_[410] = 256'd0;
    table_[411] = 256'd0;
    table_[412] = 256'd0;
    table_[413] = 256'd0;
    table_[414] = 256'd0;
    table_[415] = 256'd0;
    table_[416] = 256'd0;
    table_[417] = 256'd0;
    table_[418] = 256'd0;
    table_[419] = 256'd0;
    table_[420] = 256'd0;
    table_[421] = 256'd0;
    table_[422] = 256'd0;
    table_[423] = 256'd0;
    table_[424] = 256'd0;
    table_[425] = 256'd0;
    table_[426] = 256'd0;
    table_[427] = 256'd0;
    table_[428] = 256'd0;
    table_[429] = 256'd0;
    table_[430] = 256'd0;
    table_[431] = 256'd0;
    table_[432] = 256'd0;
    table_[433] = 256'd0;
    table_[434] = 256'd0;
    table_[435] = 256'd0;
    table_[436] = 256'd0;
    table_[437] = 256'd0;
    table_[438] = 256'd0;
    table_[439] = 256'd0;
    table_[440] = 256'd0;
    table_[441] = 256'd0;
    table_[442] = 256'd0;
    table_[443] = 256'd0;
    table_[444] = 256'd0;
    table_[445] = 256'd0;
    table_[446] = 256'd0;
    table_[447] = 256'd0;
    table_[448] = 256'd0;
    table_[449] = 256'd0;
    table_[450] = 256'd0;
    table_[451] = 256'd0;
    table_[452] = 256'd0;
    table_[453] = 256'd0;
    table_[454] = 256'd0;
    table_[455] = 256'd0;
    table_[456] = 256'd0;
    table_[457] = 256'd0;
    table_[458] = 256'd0;
    table_[459] = 256'd0;
    table_[460] = 256'd0;
    table_[461] = 256'd0;
    table_[462] = 256'd0;
    table_[463] = 256'd0;
    table_[464] = 256'd0;
    table_[465] = 256'd0;
    table_[466] = 256'd0;
    table_[467] = 256'd0;
    table_[468] = 256'd0;
    table_[469] = 256'd0;
    table_[470] = 256'd0;
    table_[471] = 256'd0;
    table_[472] = 256'd0;
    table_[473] = 256'd0;
    table_[474] = 256'd0;
    table_[475] = 256'd0;
    table_[476] = 256'd0;
    table_[477] = 256'd0;
    table_[478] = 256'd0;
    table_[479] = 256'd0;
    table_[480] = 256'd0;
    table_[481] = 256'd0;
    table_[482] = 256'd0;
    table_[483] = 256'd0;
    table_[484] = 256'd0;
    table_[485] = 256'd0;
    table_[486] = 256'd0;
    table_[487] = 256'd0;
    table_[488] = 256'd0;
    table_[489] = 256'd0;
    table_[490] = 256'd0;
    table_[491] = 256'd0;
    table_[492] = 256'd0;
    table_[493] = 256'd0;
    table_[494] = 256'd0;
    table_[495] = 256'd0;
    table_[496] = 256'd0;
    table_[497] = 256'd0;
    table_[498] = 256'd0;
    table_[499] = 256'd0;
    table_[500] = 256'd0;
    table_[501] = 256'd0;
    table_[502] = 256'd0;
    table_[503] = 256'd0;
    table_[504] = 256'd0;
    table_[505] = 256'd0;
    table_[506] = 256'd0;
    table_[507] = 256'd0;
    table_[508] = 256'd0;
    table_[509] = 256'd0;
    table_[510] = 256'd0;
    table_[511] = 256'd0;
    table_[512] = 256'd0;
    table_[513] = 256'd0;
    table_[514] = 256'd0;
    table_[515] = 256'd0;
    table_[516] = 256'd0;
    table_[517] = 256'd0;
    table_[518] = 256'd0;
    table_[519] = 256'd0;
    table_[520] = 256'd0;
    table_[521] = 256'd0;
    table_[522] = 256'd0;
    table_[523] = 256'd0;
    table_[524] = 256'd0;
    table_[525] = 256'd0;
    table_[526] = 256'd0;
    table_[527] = 256'd0;
    table_[528] = 256'd0;
    table_[529] = 256'd0;
    table_[530] = 256'd0;
    table_[531] = 256'd0;
    table_[532] = 256'd0;
    table_[533] = 256'd0;
    table_[534] = 256'd0;
    table_[535] = 256'd0;
    table_[536] = 256'd0;
    table_[537] = 256'd0;
    table_[538] = 256'd0;
    table_[539] = 256'd0;
    table_[540] = 256'd0;
    table_[541] = 256'd0;
    table_[542] = 256'd0;
    table_[543] = 256'd0;
    table_[544] = 256'd0;
    table_[545] = 256'd0;
    table_[546] = 256'd0;
    table_[547] = 256'd0;
    table_[548] = 256'd0;
    table_[549] = 256'd0;
    table_[550] = 256'd0;
    table_[551] = 256'd0;
    table_[552] = 256'd0;
    table_[553] = 256'd0;
    table_[554] = 256'd0;
    table_[555] = 256'd0;
    table_[556] = 256'd0;
    table_[557] = 256'd0;
    table_[558] = 256'd0;
    table_[559] = 256'd0;
    table_[560] = 256'd0;
    table_[561] = 256'd0;
    table_[562] = 256'd0;
    table_[563] = 256'd0;
    table_[564] = 256'd0;
    table_[565] = 256'd0;
    table_[566] = 256'd0;
    table_[567] = 256'd0;
    table_[568] = 256'd0;
    table_[569] = 256'd0;
    table_[570] = 256'd0;
    table_[571] = 256'd0;
    table_[572] = 256'd0;
    table_[573] = 256'd0;
    table_[574] = 256'd0;
    table_[575] = 256'd0;
    table_[576] = 256'd0;
    table_[577] = 256'd0;
    table_[578] = 256'd0;
    table_[579] = 256'd0;
    table_[580] = 256'd0;
    table_[581] = 256'd0;
    table_[582] = 256'd0;
    table_[583] = 256'd0;
    table_[584] = 256'd0;
    table_[585] = 256'd0;
    table_[586] = 256'd0;
    table_[587] = 256'd0;
    table_[588] = 256'd0;
    table_[589] = 256'd0;
    table_[590] = 256'd0;
    table_[591] = 256'd0;
    table_[592] = 256'd0;
    table_[593] = 256'd0;
    table_[594] = 256'd0;
    table_[595] = 256'd0;
    table_[596] = 256'd0;
    table_[597] = 256'd0;
    table_[598] = 256'd0;
    table_[599] = 256'd0;
    table_[600] = 256'd0;
    table_[601] = 256'd0;
    table_[602] = 256'd0;
    table_[603] = 256'd0;
    table_[604] = 256'd0;
    table_[605] = 256'd0;
    table_[606] = 256'd0;
    table_[607] = 256'd0;
    table_[608] = 256'd0;
    table_[609] = 256'd0;
    table_[610] = 256'd0;
    table_[611] = 256'd0;
    table_[612] = 256'd0;
    table_[613] = 256'd0;
    table_[614] = 256'd0;
    table_[615] = 256'd0;
    table_[616] = 256'd0;
    table_[617] = 256'd0;
    table_[618] = 256'd0;
    table_[619] = 256'd0;
    table_[620] = 256'd0;
    table_[621] = 256'd0;
    table_[622] = 256'd0;
    table_[623] = 256'd0;
    table_[624] = 256'd0;
    table_[625] = 256'd0;
    table_[626] = 256'd0;
    table_[627] = 256'd0;
    table_[628] = 256'd0;
    table_[629] = 256'd0;
    table_[630] = 256'd0;
    table_[631] = 256'd0;
    table_[632] = 256'd0;
    table_[633] = 256'd0;
    table_[634] = 256'd0;
    table_[635] = 256'd0;
    table_[636] = 256'd0;
    table_[637] = 256'd0;
    table_[638] = 256'd0;
    table_[639] = 256'd0;
    table_[640] = 256'd0;
    table_[641] = 256'd0;
    table_[642] = 256'd0;
    table_[643] = 256'd0;
    table_[644] = 256'd0;
    table_[645] = 256'd0;
    table_[646] = 256'd0;
    table_[647] = 256'd0;
    table_[648] = 256'd0;
    table_[649] = 256'd0;
    table_[650] = 256'd0;
    table_[651] = 256'd0;
    table_[652] = 256'd0;
    table_[653] = 256'd0;
    table_[654] = 256'd0;
    table_[655] = 256'd0;
    table_[656] = 256'd0;
    table_[657] = 256'd0;
    table_[658] = 256'd0;
    table_[659] = 256'd0;
    table_[660] = 256'd0;
    table_[661] = 256'd0;
    table_[662] = 256'd0;
    table_[663] = 256'd0;
    table_[664] = 256'd0;
    table_[665] = 256'd0;
    table_[666] = 256'd0;
    table_[667] = 256'd0;
    table_[668] = 256'd0;
    table_[669] = 256'd0;
    table_[670] = 256'd0;
    table_[671] = 256'd0;
    table_[672] = 256'd0;
    table_[673] = 256'd0;
    table_[674] = 256'd0;
    table_[675] = 256'd0;
    table_[676] = 256'd0;
    table_[677] = 256'd0;
    table_[678] = 256'd0;
    table_[679] = 256'd0;
    table_[680] = 256'd0;
    table_[681] = 256'd0;
    table_[682] = 256'd0;
    table_[683] = 256'd0;
    table_[684] = 256'd0;
    table_[685] = 256'd0;
    table_[686] = 256'd0;
    table_[687] = 256'd0;
    table_[688] = 256'd0;
    table_[689] = 256'd0;
    table_[690] = 256'd0;
    table_[691] = 256'd0;
    table_[692] = 256'd0;
    table_[693] = 256'd0;
    table_[694] = 256'd0;
    table_[695] = 256'd0;
    table_[696] = 256'd0;
    table_[697] = 256'd0;
    table_[698] = 256'd0;
    table_[699] = 256'd0;
    table_[700] = 256'd0;
    table_[701] = 256'd0;
    table_[702] = 256'd0;
    table_[703] = 256'd0;
    table_[704] = 256'd0;
    table_[705] = 256'd0;
    table_[706] = 256'd0;
    table_[707] = 256'd0;
    table_[708] = 256'd0;
    table_[709] = 256'd0;
    table_[710] = 256'd0;
    table_[711] = 256'd0;
    table_[712] = 256'd0;
    table_[713] = 256'd0;
    table_[714] = 256'd0;
    table_[715] = 256'd0;
    table_[716] = 256'd0;
    table_[717] = 256'd0;
    table_[718] = 256'd0;
    table_[719] = 256'd0;
    table_[720] = 256'd0;
    table_[721] = 256'd0;
    table_[722] = 256'd0;
    table_[723] = 256'd0;
    table_[724] = 256'd0;
    table_[725] = 256'd0;
    table_[726] = 256'd0;
    table_[727] = 256'd0;
    table_[728] = 256'd0;
    table_[729] = 256'd0;
    table_[730] = 256'd0;
    table_[731] = 256'd0;
    table_[732] = 256'd0;
    table_[733] = 256'd0;
    table_[734] = 256'd0;
    table_[735] = 256'd0;
    table_[736] = 256'd0;
    table_[737] = 256'd0;
    table_[738] = 256'd0;
    table_[739] = 256'd0;
    table_[740] = 256'd0;
    table_[741] = 256'd0;
    table_[742] = 256'd0;
    table_[743] = 256'd0;
    table_[744] = 256'd0;
    table_[745] = 256'd0;
    table_[746] = 256'd0;
    table_[747] = 256'd0;
    table_[748] = 256'd0;
    table_[749] = 256'd0;
    table_[750] = 256'd0;
    table_[751] = 256'd0;
    table_[752] = 256'd0;
    table_[753] = 256'd0;
    table_[754] = 256'd0;
    table_[755] = 256'd0;
    table_[756] = 256'd0;
    table_[757] = 256'd0;
    table_[758] = 256'd0;
    table_[759] = 256'd0;
    table_[760] = 256'd0;
    table_[761] = 256'd0;
    table_[762] = 256'd0;
    table_[763] = 256'd0;
    table_[764] = 256'd0;
    table_[765] = 256'd0;
    table_[766] = 256'd0;
    table_[767] = 256'd0;
    table_[768] = 256'd0;
    table_[769] = 256'd0;
    table_[770] = 256'd0;
    table_[771] = 256'd0;
    table_[772] = 256'd0;
    table_[773] = 256'd0;
    table_[774] = 256'd0;
    table_[775] = 256'd0;
    table_[776] = 256'd0;
    table_[777] = 256'd0;
    table_[778] = 256'd0;
    table_[779] = 256'd0;
    table_[780] = 256'd0;
    table_[781] = 256'd0;
    table_[782] = 256'd0;
    table_[783] = 256'd0;
    table_[784] = 256'd0;
    table_[785] = 256'd0;
    table_[786] = 256'd0;
    table_[787] = 256'd0;
    table_[788] = 256'd0;
    table_[789] = 256'd0;
    table_[790] = 256'd0;
    table_[791] = 256'd0;
    table_[792] = 256'd0;
    table_[793] = 256'd0;
    table_[794] = 256'd0;
    table_[795] = 256'd0;
    table_[796] = 256'd0;
    table_[797] = 256'd0;
    table_[798] = 256'd0;
    table_[799] = 256'd0;
    table_[800] = 256'd0;
    table_[801] = 256'd0;
    table_[802] = 256'd0;
    table_[803] = 256'd0;
    table_[804] = 256'd0;
    table_[805] = 256'd0;
    table_[806] = 256'd0;
    table_[807] = 256'd0;
    table_[808] = 256'd0;
    table_[809] = 256'd0;
    table_[810] = 256'd0;
    table_[811] = 256'd0;
    table_[812] = 256'd0;
    table_[813] = 256'd0;
    table_[814] = 256'd0;
    table_[815] = 256'd0;
    table_[816] = 256'd0;
    table_[817] = 256'd0;
    table_[818] = 256'd0;
    table_[819] = 256'd0;
    table_[820] = 256'd0;
    table_[821] = 256'd0;
    table_[822] = 256'd0;
    table_[823] = 256'd0;
    table_[824] = 256'd0;
    table_[825] = 256'd0;
    table_[826] = 256'd0;
    table_[827] = 256'd0;
    table_[828] = 256'd0;
    table_[829] = 256'd0;
    table_[830] = 256'd0;
    table_[831] = 256'd0;
    table_[832] = 256'd0;
    table_[833] = 256'd0;
    table_[834] = 256'd0;
    table_[835] = 256'd0;
    table_[836] = 256'd0;
    table_[837] = 256'd0;
    table_[838] = 256'd0;
    table_[839] = 256'd0;
    table_[840] = 256'd0;
    table_[841] = 256'd0;
    table_[842] = 256'd0;
    table_[843] = 256'd0;
    table_[844] = 256'd0;
    table_[845] = 256'd0;
    table_[846] = 256'd0;
    table_[847] = 256'd0;
    table_[848] = 256'd0;
    table_[849] = 256'd0;
    table_[850] = 256'd0;
    table_[851] = 256'd0;
    table_[852] = 256'd0;
    table_[853] = 256'd0;
    table_[854] = 256'd0;
    table_[855] = 256'd0;
    table_[856] = 256'd0;
    table_[857] = 256'd0;
    table_[858] = 256'd0;
    table_[859] = 256'd0;
    table_[860] = 256'd0;
    table_[861] = 256'd0;
    table_[862] = 256'd0;
    table_[863] = 256'd0;
    table_[864] = 256'd0;
    table_[865] = 256'd0;
    table_[866] = 256'd0;
    table_[867] = 256'd0;
    table_[868] = 256'd0;
    table_[869] = 256'd0;
    table_[870] = 256'd0;
    table_[871] = 256'd0;
    table_[872] = 256'd0;
    table_[873] = 256'd0;
    table_[874] = 256'd0;
    table_[875] = 256'd0;
    table_[876] = 256'd0;
    table_[877] = 256'd0;
    table_[878] = 256'd0;
    table_[879] = 256'd0;
    table_[880] = 256'd0;
    table_[881] = 256'd0;
    table_[882] = 256'd0;
    table_[883] = 256'd0;
    table_[884] = 256'd0;
    table_[885] = 256'd0;
    table_[886] = 256'd0;
    table_[887] = 256'd0;
    table_[888] = 256'd0;
    table_[889] = 256'd0;
    table_[890] = 256'd0;
    table_[891] = 256'd0;
    table_[892] = 256'd0;
    table_[893] = 256'd0;
    table_[894] = 256'd0;
    table_[895] = 256'd0;
    table_[896] = 256'd0;
    table_[897] = 256'd0;
    table_[898] = 256'd0;
    table_[899] = 256'd0;
    table_[900] = 256'd0;
    table_[901] = 256'd0;
    table_[902] = 256'd0;
    table_[903] = 256'd0;
    table_[904] = 256'd0;
    table_[905] = 256'd0;
    table_[906] = 256'd0;
    table_[907] = 256'd0;
    table_[908] = 256'd0;
    table_[909] = 256'd0;
    table_[910] = 256'd0;
    table_[911] = 256'd0;
    table_[912] = 256'd0;
    table_[913] = 256'd0;
    table_[914] = 256'd0;
    table_[915] = 256'd0;
    table_[916] = 256'd0;
    table_[917] = 256'd0;
    table_[918] = 256'd0;
    table_[919] = 256'd0;
    table_[920] = 256'd0;
    table_[921] = 256'd0;
    table_[922] = 256'd0;
    table_[923] = 256'd0;
    table_[924] = 256'd0;
    table_[925] = 256'd0;
    table_[926] = 256'd0;
    table_[927] = 256'd0;
    table_[928] = 256'd0;
    table_[929] = 256'd0;
    table_[930] = 256'd0;
    table_[931] = 256'd0;
    table_[932] = 256'd0;
    table_[933] = 256'd0;
    table_[934] = 256'd0;
    table_[935] = 256'd0;
    table_[936] = 256'd0;
    table_[937] = 256'd0;
    table_[938] = 256'd0;
    table_[939] = 256'd0;
    table_[940] = 256'd0;
    table_[941] = 256'd0;
    table_[942] = 256'd0;
    table_[943] = 256'd0;
    table_[944] = 256'd0;
    table_[945] = 256'd0;
    table_[946] = 256'd0;
    table_[947] = 256'd0;
    table_[948] = 256'd0;
    table_[949] = 256'd0;
    table_[950] = 256'd0;
    table_[951] = 256'd0;
    table_[952] = 256'd0;
    table_[953] = 256'd0;
    table_[954] = 256'd0;
    table_[955] = 256'd0;
    table_[956] = 256'd0;
    table_[957] = 256'd0;
    table_[958] = 256'd0;
    table_[959] = 256'd0;
    table_[960] = 256'd0;
    table_[961] = 256'd0;
    table_[962] = 256'd0;
    table_[963] = 256'd0;
    table_[964] = 256'd0;
    table_[965] = 256'd0;
    table_[966] = 256'd0;
    table_[967] = 256'd0;
    table_[968] = 256'd0;
    table_[969] = 256'd0;
    table_[970] = 256'd0;
    table_[971] = 256'd0;
    table_[972] = 256'd0;
    table_[973] = 256'd0;
    table_[974] = 256'd0;
    table_[975] = 256'd0;
    table_[976] = 256'd0;
    table_[977] = 256'd0;
    table_[978] = 256'd0;
    table_[979] = 256'd0;
    table_[980] = 256'd0;
    table_[981] = 256'd0;
    table_[982] = 256'd0;
    table_[983] = 256'd0;
    table_[984] = 256'd0;
    table_[985] = 256'd0;
    table_[986] = 256'd0;
    table_[987] = 256'd0;
    table_[988] = 256'd0;
    table_[989] = 256'd0;
    table_[990] = 256'd0;
    table_[991] = 256'd0;
    table_[992] = 256'd0;
    table_[993] = 256'd0;
    table_[994] = 256'd0;
    table_[995] = 256'd0;
    table_[996] = 256'd0;
    table_[997] = 256'd0;
    table_[998] = 256'd0;
    table_[999] = 256'd0;
    table_[1000] = 256'd0;
    table_[1001] = 256'd0;
    table_[1002] = 256'd0;
    table_[1003] = 256'd0;
    table_[1004] = 256'd0;
    table_[1005] = 256'd0;
    table_[1006] = 256'd0;
    table_[1007] = 256'd0;
    table_[1008] = 256'd0;
    table_[1009] = 256'd0;
    table_[1010] = 256'd0;
    table_[1011] = 256'd0;
    table_[1012] = 256'd0;
    table_[1013] = 256'd0;
    table_[1014] = 256'd0;
    table_[1015] = 256'd0;
    table_[1016] = 256'd0;
    table_[1017] = 256'd0;
    table_[1018] = 256'd0;
    table_[1019] = 256'd0;
    table_[1020] = 256'd0;
    table_[1021] = 256'd0;
    table_[1022] = 256'd0;
    table_[1023] = 256'd0;
  end
  wire takes = turns_sink_valid && turns_sink_ready;  // AddressUnit.java:119
  wire ifTaken = answersNow ? under : (under + 1'b1);  // AddressUnit.java:121
  wire ifNot = answersNow ? (under - 1'b1) : under;  // AddressUnit.java:122
  wire forgetsNow = forgets || keys_valid;  // AddressUnit.java:148
  wire isKey = (run_key[31:19] == 13'd0) && (region[12:5] == run_key[7:0]) && (region[29] == run_key[18]);  // AddressUnit.java:305
  wire hasRights = (run_rights & ~region[4:1]) == 4'd0;  // AddressUnit.java:306
  wire [63:0] base = region[127:64];  // LayoutField.java:17
  wire [47:0] distance = {9'd0, page, 3'd0};  // AddressUnit.java:195
  wire isAllowed = ((fifth_mayTouch && bounds_isInside) || fifth_isPhysical) && !fifth_isWrong;  // AddressUnit.java:210
  wire [35:0] virtualPage = fifth_address[47:12];  // AddressUnit.java:202
  wire reads = fifth_isThere && isAllowed && fifth_needsPage && !cache_hits;  // AddressUnit.java:212
  wire [1:0] place = fifth_entry[4:3];  // AddressUnit.java:230
  wire [255:0] row_read = table_[turns_sink_data_key[17:8]];  // AddressUnit.java:134
  wire [255:0] translation_shifted = line >> {filling_dequeue_data[1:0], 6'd0};  // AddressUnit.java:255
  assign answer_isAllowed = pending_dequeue_data_waits ? found_dequeue_data[36]
      : pending_dequeue_data_isAllowed;  // AddressUnit.java:281
  assign answer_address = {pending_dequeue_data_waits ? found_dequeue_data[35:0]
      : pending_dequeue_data_place[35:0], pending_dequeue_data_offset};  // AddressUnit.java:283
  assign answer_bytes = pending_dequeue_data_bytes;  // AddressUnit.java:285
  assign answer_last = pending_dequeue_data_last;  // AddressUnit.java:286
  assign answer_isList = pending_dequeue_data_isList;  // AddressUnit.java:287
  assign answer_list = pending_dequeue_data_place[47:0];  // AddressUnit.java:288
  assign answer_entries = pending_dequeue_data_place[64:48];  // AddressUnit.java:289
  assign memory_data = asked_dequeue_data;  // AddressUnit.java:246
  assign memory_valid = asked_dequeue_valid;  // AddressUnit.java:244
  assign misses = reads;  // AddressUnit.java:213
  assign answersNow = pending_dequeue_valid && (!pending_dequeue_data_waits || found_dequeue_valid);  // AddressUnit.java:278
  assign isFresh = (stale == 1'b0) && !forgot;  // AddressUnit.java:156
  assign runs_0_ready = entering0_source_ready;  // AddressUnit.java:114
  assign runs_1_ready = entering1_source_ready;  // AddressUnit.java:114
  assign runs_2_ready = entering2_source_ready;  // AddressUnit.java:114
  assign runs_3_ready = entering3_source_ready;  // AddressUnit.java:114
  assign runs_4_ready = entering4_source_ready;  // AddressUnit.java:114
  assign answers = {answersNow && (pending_dequeue_data_unit == 3'd4), answersNow
      && (pending_dequeue_data_unit == 3'd3), answersNow && (pending_dequeue_data_unit == 3'd2), answersNow
      && (pending_dequeue_data_unit == 3'd1), answersNow && (pending_dequeue_data_unit == 3'd0)};  // AddressUnit.java:294
  assign second_isThere = isThere;  // AddressUnit.java:141
  assign second_unit = unit;  // AddressUnit.java:142
  assign second_key = run_key[17:8];  // AddressUnit.java:164
  assign second_address = run_address[47:0];  // AddressUnit.java:165
  assign second_bytes = run_bytes[12:0];  // AddressUnit.java:166
  assign second_last = run_last;  // AddressUnit.java:167
  assign second_isList = run_isList;  // AddressUnit.java:168
  assign second_needsPage = !(run_isCheck || run_isList || run_isPhysical);  // AddressUnit.java:170
  assign second_isPhysical = run_isPhysical;  // AddressUnit.java:171
  assign second_isWrong = run_isWrong;  // AddressUnit.java:172
  assign second_mayTouch = region[0] && isKey && hasRights && (region[28:13] == run_domain);  // AddressUnit.java:173
  assign second_entry = region[239:192];  // AddressUnit.java:174
  assign second_entries = region[46:30];  // AddressUnit.java:175
  assign turns_sink_ready = under != 1'b1;  // AddressUnit.java:118
  always @(posedge clock) begin
    under <= takes ? ifTaken : ifNot;  // AddressUnit.java:123
    hasFirst <= takes;  // AddressUnit.java:127
    if (takes) begin  // AddressUnit.java:128
      first_address <= turns_sink_data_address;  // AddressUnit.java:129
      first_key <= turns_sink_data_key;  // AddressUnit.java:129
      first_bytes <= turns_sink_data_bytes;  // AddressUnit.java:129
      first_domain <= turns_sink_data_domain;  // AddressUnit.java:129
      first_rights <= turns_sink_data_rights;  // AddressUnit.java:129
      first_last <= turns_sink_data_last;  // AddressUnit.java:129
      first_isPhysical <= turns_sink_data_isPhysical;  // AddressUnit.java:129
      first_isCheck <= turns_sink_data_isCheck;  // AddressUnit.java:129
      first_isList <= turns_sink_data_isList;  // AddressUnit.java:129
      first_isWrong <= turns_sink_data_isWrong;  // AddressUnit.java:129
      firstUnit <= turns_chosen;  // AddressUnit.java:130
    end
    if (keys_valid) begin  // AddressUnit.java:133
      table_[keys_data_index] <= keys_data_region;  // AddressUnit.java:133
    end
    if (takes) begin  // AddressUnit.java:134
      row <= row_read;  // AddressUnit.java:134
    end
    isThere <= hasFirst;  // AddressUnit.java:137
    run_address <= first_address;  // AddressUnit.java:138
    run_key <= first_key;  // AddressUnit.java:138
    run_bytes <= first_bytes;  // AddressUnit.java:138
    run_domain <= first_domain;  // AddressUnit.java:138
    run_rights <= first_rights;  // AddressUnit.java:138
    run_last <= first_last;  // AddressUnit.java:138
    run_isPhysical <= first_isPhysical;  // AddressUnit.java:138
    run_isCheck <= first_isCheck;  // AddressUnit.java:138
    run_isList <= first_isList;  // AddressUnit.java:138
    run_isWrong <= first_isWrong;  // AddressUnit.java:138
    unit <= firstUnit;  // AddressUnit.java:139
    region <= row;  // AddressUnit.java:140
    forgot <= forgetsNow;  // AddressUnit.java:150
    if (forgot) begin  // AddressUnit.java:153
      stale <= under - answersNow;  // AddressUnit.java:153
    end else if (answersNow && (stale != 1'b0)) begin  // AddressUnit.java:154
      stale <= stale - 1'b1;  // AddressUnit.java:154
    end
    third_isThere <= second_isThere;  // AddressUnit.java:176
    third_unit <= second_unit;  // AddressUnit.java:176
    third_key <= second_key;  // AddressUnit.java:176
    third_address <= second_address;  // AddressUnit.java:176
    third_bytes <= second_bytes;  // AddressUnit.java:176
    third_last <= second_last;  // AddressUnit.java:176
    third_isList <= second_isList;  // AddressUnit.java:176
    third_needsPage <= second_needsPage;  // AddressUnit.java:176
    third_isPhysical <= second_isPhysical;  // AddressUnit.java:176
    third_isWrong <= second_isWrong;  // AddressUnit.java:176
    third_mayTouch <= second_mayTouch;  // AddressUnit.java:176
    third_entry <= second_entry;  // AddressUnit.java:176
    third_entries <= second_entries;  // AddressUnit.java:176
    fifth_isThere <= fourth_isThere;  // AddressUnit.java:177
    fifth_unit <= fourth_unit;  // AddressUnit.java:177
    fifth_key <= fourth_key;  // AddressUnit.java:177
    fifth_address <= fourth_address;  // AddressUnit.java:177
    fifth_bytes <= fourth_bytes;  // AddressUnit.java:177
    fifth_last <= fourth_last;  // AddressUnit.java:177
    fifth_isList <= fourth_isList;  // AddressUnit.java:177
    fifth_needsPage <= fourth_needsPage;  // AddressUnit.java:177
    fifth_isPhysical <= fourth_isPhysical;  // AddressUnit.java:177
    fifth_isWrong <= fourth_isWrong;  // AddressUnit.java:177
    fifth_mayTouch <= fourth_mayTouch;  // AddressUnit.java:177
    fifth_entry <= fourth_entry;  // AddressUnit.java:177
    fifth_entries <= fourth_entries;  // AddressUnit.java:177
    bytes <= run_bytes;  // AddressUnit.java:183
    length <= region[175:128];  // AddressUnit.java:186
    lengthNow <= length;  // AddressUnit.java:187
    page <= run_address[47:12] - base[47:12];  // AddressUnit.java:194
    fourth_isThere <= third_isThere;  // AddressUnit.java:196
    fourth_unit <= third_unit;  // AddressUnit.java:196
    fourth_key <= third_key;  // AddressUnit.java:196
    fourth_address <= third_address;  // AddressUnit.java:196
    fourth_bytes <= third_bytes;  // AddressUnit.java:196
    fourth_last <= third_last;  // AddressUnit.java:196
    fourth_isList <= third_isList;  // AddressUnit.java:196
    fourth_needsPage <= third_needsPage;  // AddressUnit.java:196
    fourth_isPhysical <= third_isPhysical;  // AddressUnit.java:196
    fourth_isWrong <= third_isWrong;  // AddressUnit.java:196
    fourth_mayTouch <= third_mayTouch;  // AddressUnit.java:196
    fourth_entry <= third_entry + (third_isList ? 48'd0 : distance);  // AddressUnit.java:196
    fourth_entries <= third_entries;  // AddressUnit.java:196
    firstPage <= fourth_address[47:12] - {34'd0, fourth_entry[4:3]};  // AddressUnit.java:232
    comes <= returns;  // AddressUnit.java:250
    if (returns) begin  // AddressUnit.java:254
      translation <= translation_shifted[63:0];  // AddressUnit.java:255
      entries <= line;  // AddressUnit.java:256
      of <= filling_dequeue_data;  // AddressUnit.java:257
    end
    if (reset) begin
      third_isThere <= 1'b0;  // AddressUnit.java:99
      fourth_isThere <= 1'b0;  // AddressUnit.java:100
      fifth_isThere <= 1'b0;  // AddressUnit.java:101
      under <= 1'b0;  // AddressUnit.java:117
      hasFirst <= 1'b0;  // AddressUnit.java:126
      isThere <= 1'b0;  // AddressUnit.java:136
      forgot <= 1'b0;  // AddressUnit.java:149
      stale <= 1'b0;  // AddressUnit.java:151
      comes <= 1'b0;  // AddressUnit.java:249
    end
  end
  KeyBounds_64_32_48 bounds (  // AddressUnit.java:78
    .clock(clock), .isInside(bounds_isInside), .address(run_address), .bytes(bytes), .base(base),
    .length(lengthNow));
  TranslationCache_false cache (  // AddressUnit.java:92
    .clock(clock), .reset(reset), .key(second_key), .page(run_address[47:12]), .hits(cache_hits),
    .physicalPage(cache_physicalPage), .line_data_key(of[47:38]), .line_data_firstPage(of[37:2]),
    .line_data_place(of[1:0]), .line_data_entries(entries), .line_valid(comes && isFresh),
        .forgets(forgetsNow));
  Queue_ResolvingRun97_1_REGISTER pending (  // AddressUnit.java:93
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
  Queue_UInt43_1_REGISTER asked (  // AddressUnit.java:94
    .clock(clock), .reset(reset), .enqueue_data(fifth_entry[47:5]), .enqueue_valid(reads),
    .enqueue_ready(asked_enqueue_ready), .dequeue_data(asked_dequeue_data), .dequeue_valid(asked_dequeue_valid),
    .dequeue_ready(memory_ready), .count(asked_count));
  Queue_UInt48_1_REGISTER filling (  // AddressUnit.java:95
    .clock(clock), .reset(reset), .enqueue_data({fifth_key, firstPage, place}), .enqueue_valid(reads),
    .enqueue_ready(filling_enqueue_ready), .dequeue_data(filling_dequeue_data),
    .dequeue_valid(filling_dequeue_valid), .dequeue_ready(returns), .count(filling_count));
  Queue_UInt37_1_REGISTER found (  // AddressUnit.java:97
    .clock(clock), .reset(reset), .enqueue_data({translation[0], translation[47:12]}), .enqueue_valid(comes),
    .enqueue_ready(found_enqueue_ready), .dequeue_data(found_dequeue_data), .dequeue_valid(found_dequeue_valid),
    .dequeue_ready(answersNow && pending_dequeue_data_waits), .count(found_count));
  RoundRobinArbiter_VirtualRun153_5_beats turns (  // AddressUnit.java:111
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
  SkidBuffer_VirtualRun153 entering0 (  // AddressUnit.java:113
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
  SkidBuffer_VirtualRun153 entering1 (  // AddressUnit.java:113
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
  SkidBuffer_VirtualRun153 entering2 (  // AddressUnit.java:113
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
  SkidBuffer_VirtualRun153 entering3 (  // AddressUnit.java:113
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
  SkidBuffer_VirtualRun153 entering4 (  // AddressUnit.java:113
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
  wire unused_ok = &{1'b0, region[63:47], region[191:176], region[255:240], pending_enqueue_ready,
      pending_count, asked_enqueue_ready, asked_count, filling_enqueue_ready, filling_dequeue_valid,
      filling_count, found_enqueue_ready, found_count, translation[11:1], translation[63:48],
      translation_shifted[255:64]};
`ifdef HEDDLE_SIMULATION
  wire hasRoom = pending_enqueue_ready && asked_enqueue_ready && filling_enqueue_ready;  // AddressUnit.java:238
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!fifth_isThere || hasRoom)) begin  // AddressUnit.java:239
        $display("assertion failed: a run that was taken has its place (AddressUnit.java:239)");
        $stop;  // AddressUnit.java:239
      end
      if (!(!returns || filling_dequeue_valid)) begin  // AddressUnit.java:271
        $display("assertion failed: a line that comes was asked for (AddressUnit.java:271)");
        $stop;  // AddressUnit.java:271
      end
    end
  end
`endif
`ifdef FORMAL
  wire hasRoom = pending_enqueue_ready && asked_enqueue_ready && filling_enqueue_ready;  // AddressUnit.java:238
  always @(posedge clock) begin
    if (!reset) begin
      assert (!fifth_isThere || hasRoom);  // AddressUnit.java:239
      assert (!returns || filling_dequeue_valid);  // AddressUnit.java:271
    end
  end
`endif
endmodule
`default_nettype wire
