`default_nettype none
module ListBinder (  // ListBinder.java:106
  input  wire clock,  // ListBinder.java:106
  input  wire reset,  // ListBinder.java:106
  input  wire order_data_isBind,  // ListBinder.java:55
  input  wire [31:0] order_data_key,  // ListBinder.java:55
  input  wire [47:0] order_data_source,  // ListBinder.java:55
  input  wire [31:0] order_data_entries,  // ListBinder.java:55
  input  wire [31:0] order_data_rounds,  // ListBinder.java:55
  input  wire [15:0] order_data_domain,  // ListBinder.java:55
  input  wire order_valid,  // ListBinder.java:55
  output wire order_ready,  // ListBinder.java:55
  output wire done,  // ListBinder.java:57
  output wire isRight,  // ListBinder.java:59
  input  wire [9:0] ordered_data_index,  // ListBinder.java:61
  input  wire [255:0] ordered_data_region,  // ListBinder.java:61
  input  wire ordered_valid,  // ListBinder.java:61
  output wire [9:0] keys_data_index,  // ListBinder.java:63
  output wire [255:0] keys_data_region,  // ListBinder.java:63
  output wire keys_valid,  // ListBinder.java:63
  output wire [42:0] reads_data,  // ListBinder.java:65
  output wire reads_valid,  // ListBinder.java:65
  input  wire reads_ready,  // ListBinder.java:65
  input  wire returns,  // ListBinder.java:67
  input  wire [255:0] line,  // ListBinder.java:69
  output wire holds,  // ListBinder.java:71
  output wire writes_data_write,  // ListBinder.java:73
  output wire [42:0] writes_data_line,  // ListBinder.java:73
  output wire [255:0] writes_data_data,  // ListBinder.java:73
  output wire [31:0] writes_data_lanes,  // ListBinder.java:73
  output wire writes_valid,  // ListBinder.java:73
  input  wire writes_ready,  // ListBinder.java:73
  input  wire written  // ListBinder.java:75
);
  localparam [2:0] State_IDLE = 3'd0;
  localparam [2:0] State_LOOK = 3'd1;
  localparam [2:0] State_FOUND = 3'd2;
  localparam [2:0] State_JUDGE = 3'd3;
  localparam [2:0] State_COPY = 3'd4;
  localparam [2:0] State_DRAIN = 3'd5;
  localparam [2:0] State_STORE = 3'd6;
  localparam [2:0] State_DONE = 3'd7;
  reg  [2:0] state;  // ListBinder.java:89
  reg  work_isBind;  // ListBinder.java:90
  reg  [31:0] work_key;  // ListBinder.java:90
  reg  [47:0] work_source;  // ListBinder.java:90
  reg  [31:0] work_entries;  // ListBinder.java:90
  reg  [31:0] work_rounds;  // ListBinder.java:90
  reg  [15:0] work_domain;  // ListBinder.java:90
  reg  known_isValid;  // ListBinder.java:91
  reg  known_isIndirect;  // ListBinder.java:91
  reg  known_isBound;  // ListBinder.java:91
  reg  [3:0] known_access;  // ListBinder.java:91
  reg  [7:0] known_generation;  // ListBinder.java:91
  reg  [15:0] known_domain;  // ListBinder.java:91
  reg  [16:0] known_room;  // ListBinder.java:91
  reg  [47:0] known_list;  // ListBinder.java:91
  reg  isInterleaved;  // ListBinder.java:94
  reg  isBad;  // ListBinder.java:95
  reg  [16:0] count;  // ListBinder.java:96
  reg  [47:0] total;  // ListBinder.java:97
  wire nothingUnderWay;  // ListBinder.java:213
  wire copied;  // ListBinder.java:116
  wire [9:0] inner;  // ListBinder.java:118
  reg  [95:0] found;  // ListBinder.java:119
  reg  [16:0] rounds;  // ListBinder.java:123
  reg  isLong;  // ListBinder.java:124
  reg  [33:0] product;  // ListBinder.java:130
  reg  [7:0] asked;  // ListBinder.java:217
  reg  [7:0] come;  // ListBinder.java:218
  reg  [7:0] used;  // ListBinder.java:219
  reg  lines_written;  // ListBinder.java:222
  reg  isFull;  // ListBinder.java:226
  reg  [42:0] nextLine;  // ListBinder.java:233
  reg  [16:0] inRound;  // ListBinder.java:234
  reg  [16:0] perRound;  // ListBinder.java:235
  reg  [16:0] roundsToAsk;  // ListBinder.java:236
  wire asking_source_valid;  // ListBinder.java:242
  wire leaving_enqueue_valid;  // ListBinder.java:257
  reg  [16:0] toTake;  // ListBinder.java:259
  reg  [16:0] entry;  // ListBinder.java:260
  reg  [16:0] round;  // ListBinder.java:261
  reg  isOdd;  // ListBinder.java:262
  reg  [255:0] taken;  // ListBinder.java:264
  reg  is1;  // ListBinder.java:289
  reg  isUpper;  // ListBinder.java:291
  reg  [16:0] round1;  // ListBinder.java:293
  reg  is2;  // ListBinder.java:295
  reg  [127:0] element2;  // ListBinder.java:297
  reg  [31:0] skip2;  // ListBinder.java:299
  reg  [16:0] round2;  // ListBinder.java:301
  reg  is3;  // ListBinder.java:304
  reg  [127:0] element3;  // ListBinder.java:306
  reg  [32:0] stride3;  // ListBinder.java:308
  reg  [16:0] round3;  // ListBinder.java:310
  reg  known4_isValid;  // ListBinder.java:313
  reg  known4_isIndirect;  // ListBinder.java:313
  reg  known4_isBound;  // ListBinder.java:313
  reg  [3:0] known4_access;  // ListBinder.java:313
  reg  [7:0] known4_generation;  // ListBinder.java:313
  reg  [15:0] known4_domain;  // ListBinder.java:313
  reg  [16:0] known4_room;  // ListBinder.java:313
  reg  [47:0] known4_list;  // ListBinder.java:313
  reg  is4;  // ListBinder.java:315
  reg  [127:0] element4;  // ListBinder.java:317
  reg  [32:0] low4;  // ListBinder.java:319
  reg  [33:0] high4;  // ListBinder.java:321
  reg  isGood;  // ListBinder.java:324
  reg  is5;  // ListBinder.java:328
  reg  [127:0] element5;  // ListBinder.java:331
  reg  [49:0] sum5;  // ListBinder.java:333
  reg  is6;  // ListBinder.java:335
  reg  [127:0] element6;  // ListBinder.java:337
  reg  [16:0] toPack;  // ListBinder.java:344
  reg  isSecond;  // ListBinder.java:345
  reg  isLast;  // ListBinder.java:347
  reg  [127:0] lower;  // ListBinder.java:349
  reg  [42:0] target;  // ListBinder.java:350
  reg  [8:0] underWay;  // ListBinder.java:383
  reg  isLost;  // ListBinder.java:145
  reg  next_isValid;  // ListBinder.java:197
  reg  next_isIndirect;  // ListBinder.java:197
  reg  next_isBound;  // ListBinder.java:197
  reg  [3:0] next_access;  // ListBinder.java:197
  reg  [7:0] next_generation;  // ListBinder.java:197
  reg  [15:0] next_domain;  // ListBinder.java:197
  reg  [16:0] next_room;  // ListBinder.java:197
  reg  [47:0] next_list;  // ListBinder.java:197
  reg  succeeded;  // ListBinder.java:151
  wire asking_source_ready, asking_sink_valid; wire [42:0] asking_sink_data;  // ListBinder.java:242
  wire leaving_enqueue_ready, leaving_dequeue_data_write, leaving_dequeue_valid;  // ListBinder.java:257
  wire [42:0] leaving_dequeue_data_line; wire [255:0] leaving_dequeue_data_data;  // ListBinder.java:257
  wire [31:0] leaving_dequeue_data_lanes; wire [4:0] leaving_count;  // ListBinder.java:257
  reg  [95:0] table_ [0:1023];  // ListBinder.java:111
  reg  [255:0] lines [0:15];  // ListBinder.java:220
  initial begin  // ListBinder.java:111
    table_[0] = 96'd0;
    table_[1] = 96'd0;
    table_[2] = 96'd0;
    table_[3] = 96'd0;
    table_[4] = 96'd0;
    table_[5] = 96'd0;
    table_[6] = 96'd0;
    table_[7] = 96'd0;
    table_[8] = 96'd0;
    table_[9] = 96'd0;
    table_[10] = 96'd0;
    table_[11] = 96'd0;
    table_[12] = 96'd0;
    table_[13] = 96'd0;
    table_[14] = 96'd0;
    table_[15] = 96'd0;
    table_[16] = 96'd0;
    table_[17] = 96'd0;
    table_[18] = 96'd0;
    table_[19] = 96'd0;
    table_[20] = 96'd0;
    table_[21] = 96'd0;
    table_[22] = 96'd0;
    table_[23] = 96'd0;
    table_[24] = 96'd0;
    table_[25] = 96'd0;
    table_[26] = 96'd0;
    table_[27] = 96'd0;
    table_[28] = 96'd0;
    table_[29] = 96'd0;
    table_[30] = 96'd0;
    table_[31] = 96'd0;
    table_[32] = 96'd0;
    table_[33] = 96'd0;
    table_[34] = 96'd0;
    table_[35] = 96'd0;
    table_[36] = 96'd0;
    table_[37] = 96'd0;
    table_[38] = 96'd0;
    table_[39] = 96'd0;
    table_[40] = 96'd0;
    table_[41] = 96'd0;
    table_[42] = 96'd0;
    table_[43] = 96'd0;
    table_[44] = 96'd0;
    table_[45] = 96'd0;
    table_[46] = 96'd0;
    table_[47] = 96'd0;
    table_[48] = 96'd0;
    table_[49] = 96'd0;
    table_[50] = 96'd0;
    table_[51] = 96'd0;
    table_[52] = 96'd0;
    table_[53] = 96'd0;
    table_[54] = 96'd0;
    table_[55] = 96'd0;
    table_[56] = 96'd0;
    table_[57] = 96'd0;
    table_[58] = 96'd0;
    table_[59] = 96'd0;
    table_[60] = 96'd0;
    table_[61] = 96'd0;
    table_[62] = 96'd0;
    table_[63] = 96'd0;
    table_[64] = 96'd0;
    table_[65] = 96'd0;
    table_[66] = 96'd0;
    table_[67] = 96'd0;
    table_[68] = 96'd0;
    table_[69] = 96'd0;
    table_[70] = 96'd0;
    table_[71] = 96'd0;
    table_[72] = 96'd0;
    table_[73] = 96'd0;
    table_[74] = 96'd0;
    table_[75] = 96'd0;
    table_[76] = 96'd0;
    table_[77] = 96'd0;
    table_[78] = 96'd0;
    table_[79] = 96'd0;
    table_[80] = 96'd0;
    table_[81] = 96'd0;
    table_[82] = 96'd0;
    table_[83] = 96'd0;
    table_[84] = 96'd0;
    table_[85] = 96'd0;
    table_[86] = 96'd0;
    table_[87] = 96'd0;
    table_[88] = 96'd0;
    table_[89] = 96'd0;
    table_[90] = 96'd0;
    table_[91] = 96'd0;
    table_[92] = 96'd0;
    table_[93] = 96'd0;
    table_[94] = 96'd0;
    table_[95] = 96'd0;
    table_[96] = 96'd0;
    table_[97] = 96'd0;
    table_[98] = 96'd0;
    table_[99] = 96'd0;
    table_[100] = 96'd0;
    table_[101] = 96'd0;
    table_[102] = 96'd0;
    table_[103] = 96'd0;
    table_[104] = 96'd0;
    table_[105] = 96'd0;
    table_[106] = 96'd0;
    table_[107] = 96'd0;
    table_[108] = 96'd0;
    table_[109] = 96'd0;
    table_[110] = 96'd0;
    table_[111] = 96'd0;
    table_[112] = 96'd0;
    table_[113] = 96'd0;
    table_[114] = 96'd0;
    table_[115] = 96'd0;
    table_[116] = 96'd0;
    table_[117] = 96'd0;
    table_[118] = 96'd0;
    table_[119] = 96'd0;
    table_[120] = 96'd0;
    table_[121] = 96'd0;
    table_[122] = 96'd0;
    table_[123] = 96'd0;
    table_[124] = 96'd0;
    table_[125] = 96'd0;
    table_[126] = 96'd0;
    table_[127] = 96'd0;
    table_[128] = 96'd0;
    table_[129] = 96'd0;
    table_[130] = 96'd0;
    table_[131] = 96'd0;
    table_[132] = 96'd0;
    table_[133] = 96'd0;
    table_[134] = 96'd0;
    table_[135] = 96'd0;
    table_[136] = 96'd0;
    table_[137] = 96'd0;
    table_[138] = 96'd0;
    table_[139] = 96'd0;
    table_[140] = 96'd0;
    table_[141] = 96'd0;
    table_[142] = 96'd0;
    table_[143] = 96'd0;
    table_[144] = 96'd0;
    table_[145] = 96'd0;
    table_[146] = 96'd0;
    table_[147] = 96'd0;
    table_[148] = 96'd0;
    table_[149] = 96'd0;
    table_[150] = 96'd0;
    table_[151] = 96'd0;
    table_[152] = 96'd0;
    table_[153] = 96'd0;
    table_[154] = 96'd0;
    table_[155] = 96'd0;
    table_[156] = 96'd0;
    table_[157] = 96'd0;
    table_[158] = 96'd0;
    table_[159] = 96'd0;
    table_[160] = 96'd0;
    table_[161] = 96'd0;
    table_[162] = 96'd0;
    table_[163] = 96'd0;
    table_[164] = 96'd0;
    table_[165] = 96'd0;
    table_[166] = 96'd0;
    table_[167] = 96'd0;
    table_[168] = 96'd0;
    table_[169] = 96'd0;
    table_[170] = 96'd0;
    table_[171] = 96'd0;
    table_[172] = 96'd0;
    table_[173] = 96'd0;
    table_[174] = 96'd0;
    table_[175] = 96'd0;
    table_[176] = 96'd0;
    table_[177] = 96'd0;
    table_[178] = 96'd0;
    table_[179] = 96'd0;
    table_[180] = 96'd0;
    table_[181] = 96'd0;
    table_[182] = 96'd0;
    table_[183] = 96'd0;
    table_[184] = 96'd0;
    table_[185] = 96'd0;
    table_[186] = 96'd0;
    table_[187] = 96'd0;
    table_[188] = 96'd0;
    table_[189] = 96'd0;
    table_[190] = 96'd0;
    table_[191] = 96'd0;
    table_[192] = 96'd0;
    table_[193] = 96'd0;
    table_[194] = 96'd0;
    table_[195] = 96'd0;
    table_[196] = 96'd0;
    table_[197] = 96'd0;
    table_[198] = 96'd0;
    table_[199] = 96'd0;
    table_[200] = 96'd0;
    table_[201] = 96'd0;
    table_[202] = 96'd0;
    table_[203] = 96'd0;
    table_[204] = 96'd0;
    table_[205] = 96'd0;
    table_[206] = 96'd0;
    table_[207] = 96'd0;
    table_[208] = 96'd0;
    table_[209] = 96'd0;
    table_[210] = 96'd0;
    table_[211] = 96'd0;
    table_[212] = 96'd0;
    table_[213] = 96'd0;
    table_[214] = 96'd0;
    table_[215] = 96'd0;
    table_[216] = 96'd0;
    table_[217] = 96'd0;
    table_[218] = 96'd0;
    table_[219] = 96'd0;
    table_[220] = 96'd0;
    table_[221] = 96'd0;
    table_[222] = 96'd0;
    table_[223] = 96'd0;
    table_[224] = 96'd0;
    table_[225] = 96'd0;
    table_[226] = 96'd0;
    table_[227] = 96'd0;
    table_[228] = 96'd0;
    table_[229] = 96'd0;
    table_[230] = 96'd0;
    table_[231] = 96'd0;
    table_[232] = 96'd0;
    table_[233] = 96'd0;
    table_[234] = 96'd0;
    table_[235] = 96'd0;
    table_[236] = 96'd0;
    table_[237] = 96'd0;
    table_[238] = 96'd0;
    table_[239] = 96'd0;
    table_[240] = 96'd0;
    table_[241] = 96'd0;
    table_[242] = 96'd0;
    table_[243] = 96'd0;
    table_[244] = 96'd0;
    table_[245] = 96'd0;
    table_[246] = 96'd0;
    table_[247] = 96'd0;
    table_[248] = 96'd0;
    table_[249] = 96'd0;
    table_[250] = 96'd0;
    table_[251] = 96'd0;
    table_[252] = 96'd0;
    table_[253] = 96'd0;
    table_[254] = 96'd0;
    table_[255] = 96'd0;
    table_[256] = 96'd0;
    table_[257] = 96'd0;
    table_[258] = 96'd0;
    table_[259] = 96'd0;
    table_[260] = 96'd0;
    table_[261] = 96'd0;
    table_[262] = 96'd0;
    table_[263] = 96'd0;
    table_[264] = 96'd0;
    table_[265] = 96'd0;
    table_[266] = 96'd0;
    table_[267] = 96'd0;
    table_[268] = 96'd0;
    table_[269] = 96'd0;
    table_[270] = 96'd0;
    table_[271] = 96'd0;
    table_[272] = 96'd0;
    table_[273] = 96'd0;
    table_[274] = 96'd0;
    table_[275] = 96'd0;
    table_[276] = 96'd0;
    table_[277] = 96'd0;
    table_[278] = 96'd0;
    table_[279] = 96'd0;
    table_[280] = 96'd0;
    table_[281] = 96'd0;
    table_[282] = 96'd0;
    table_[283] = 96'd0;
    table_[284] = 96'd0;
    table_[285] = 96'd0;
    table_[286] = 96'd0;
    table_[287] = 96'd0;
    table_[288] = 96'd0;
    table_[289] = 96'd0;
    table_[290] = 96'd0;
    table_[291] = 96'd0;
    table_[292] = 96'd0;
    table_[293] = 96'd0;
    table_[294] = 96'd0;
    table_[295] = 96'd0;
    table_[296] = 96'd0;
    table_[297] = 96'd0;
    table_[298] = 96'd0;
    table_[299] = 96'd0;
    table_[300] = 96'd0;
    table_[301] = 96'd0;
    table_[302] = 96'd0;
    table_[303] = 96'd0;
    table_[304] = 96'd0;
    table_[305] = 96'd0;
    table_[306] = 96'd0;
    table_[307] = 96'd0;
    table_[308] = 96'd0;
    table_[309] = 96'd0;
    table_[310] = 96'd0;
    table_[311] = 96'd0;
    table_[312] = 96'd0;
    table_[313] = 96'd0;
    table_[314] = 96'd0;
    table_[315] = 96'd0;
    table_[316] = 96'd0;
    table_[317] = 96'd0;
    table_[318] = 96'd0;
    table_[319] = 96'd0;
    table_[320] = 96'd0;
    table_[321] = 96'd0;
    table_[322] = 96'd0;
    table_[323] = 96'd0;
    table_[324] = 96'd0;
    table_[325] = 96'd0;
    table_[326] = 96'd0;
    table_[327] = 96'd0;
    table_[328] = 96'd0;
    table_[329] = 96'd0;
    table_[330] = 96'd0;
    table_[331] = 96'd0;
    table_[332] = 96'd0;
    table_[333] = 96'd0;
    table_[334] = 96'd0;
    table_[335] = 96'd0;
    table_[336] = 96'd0;
    table_[337] = 96'd0;
    table_[338] = 96'd0;
    table_[339] = 96'd0;
    table_[340] = 96'd0;
    table_[341] = 96'd0;
    table_[342] = 96'd0;
    table_[343] = 96'd0;
    table_[344] = 96'd0;
    table_[345] = 96'd0;
    table_[346] = 96'd0;
    table_[347] = 96'd0;
    table_[348] = 96'd0;
    table_[349] = 96'd0;
    table_[350] = 96'd0;
    table_[351] = 96'd0;
    table_[352] = 96'd0;
    table_[353] = 96'd0;
    table_[354] = 96'd0;
    table_[355] = 96'd0;
    table_[356] = 96'd0;
    table_[357] = 96'd0;
    table_[358] = 96'd0;
    table_[359] = 96'd0;
    table_[360] = 96'd0;
    table_[361] = 96'd0;
    table_[362] = 96'd0;
    table_[363] = 96'd0;
    table_[364] = 96'd0;
    table_[365] = 96'd0;
    table_[366] = 96'd0;
    table_[367] = 96'd0;
    table_[368] = 96'd0;
    table_[369] = 96'd0;
    table_[370] = 96'd0;
    table_[371] = 96'd0;
    table_[372] = 96'd0;
    table_[373] = 96'd0;
    table_[374] = 96'd0;
    table_[375] = 96'd0;
    table_[376] = 96'd0;
    table_[377] = 96'd0;
    table_[378] = 96'd0;
    table_[379] = 96'd0;
    table_[380] = 96'd0;
    table_[381] = 96'd0;
    table_[382] = 96'd0;
    table_[383] = 96'd0;
    table_[384] = 96'd0;
    table_[385] = 96'd0;
    table_[386] = 96'd0;
    table_[387] = 96'd0;
    table_[388] = 96'd0;
    table_[389] = 96'd0;
    table_[390] = 96'd0;
    table_[391] = 96'd0;
    table_[392] = 96'd0;
    table_[393] = 96'd0;
    table_[394] = 96'd0;
    table_[395] = 96'd0;
    table_[396] = 96'd0;
    table_[397] = 96'd0;
    table_[398] = 96'd0;
    table_[399] = 96'd0;
    table_[400] = 96'd0;
    table_[401] = 96'd0;
    table_[402] = 96'd0;
    table_[403] = 96'd0;
    table_[404] = 96'd0;
    table_[405] = 96'd0;
    table_[406] = 96'd0;
    table_[407] = 96'd0;
    table_[408] = 96'd0;
    table_[409] = 96'd0;
    table_[410] = 96'd0;
    table_[411] = 96'd0;
    table_[412] = 96'd0;
    table_[413] = 96'd0;
    table_[414] = 96'd0;
    table_[415] = 96'd0;
    table_[416] = 96'd0;
    table_[417] = 96'd0;
    table_[418] = 96'd0;
    table_[419] = 96'd0;
    table_[420] = 96'd0;
    table_[421] = 96'd0;
    table_[422] = 96'd0;
    table_[423] = 96'd0;
    table_[424] = 96'd0;
    table_[425] = 96'd0;
    table_[426] = 96'd0;
    table_[427] = 96'd0;
    table_[428] = 96'd0;
    table_[429] = 96'd0;
    table_[430] = 96'd0;
    table_[431] = 96'd0;
    table_[432] = 96'd0;
    table_[433] = 96'd0;
    table_[434] = 96'd0;
    table_[435] = 96'd0;
    table_[436] = 96'd0;
    table_[437] = 96'd0;
    table_[438] = 96'd0;
    table_[439] = 96'd0;
    table_[440] = 96'd0;
    table_[441] = 96'd0;
    table_[442] = 96'd0;
    table_[443] = 96'd0;
    table_[444] = 96'd0;
    table_[445] = 96'd0;
    table_[446] = 96'd0;
    table_[447] = 96'd0;
    table_[448] = 96'd0;
    table_[449] = 96'd0;
    table_[450] = 96'd0;
    table_[451] = 96'd0;
    table_[452] = 96'd0;
    table_[453] = 96'd0;
    table_[454] = 96'd0;
    table_[455] = 96'd0;
    table_[456] = 96'd0;
    table_[457] = 96'd0;
    table_[458] = 96'd0;
    table_[459] = 96'd0;
    table_[460] = 96'd0;
    table_[461] = 96'd0;
    table_[462] = 96'd0;
    table_[463] = 96'd0;
    table_[464] = 96'd0;
    table_[465] = 96'd0;
    table_[466] = 96'd0;
    table_[467] = 96'd0;
    table_[468] = 96'd0;
    table_[469] = 96'd0;
    table_[470] = 96'd0;
    table_[471] = 96'd0;
    table_[472] = 96'd0;
    table_[473] = 96'd0;
    table_[474] = 96'd0;
    table_[475] = 96'd0;
    table_[476] = 96'd0;
    table_[477] = 96'd0;
    table_[478] = 96'd0;
    table_[479] = 96'd0;
    table_[480] = 96'd0;
    table_[481] = 96'd0;
    table_[482] = 96'd0;
    table_[483] = 96'd0;
    table_[484] = 96'd0;
    table_[485] = 96'd0;
    table_[486] = 96'd0;
    table_[487] = 96'd0;
    table_[488] = 96'd0;
    table_[489] = 96'd0;
    table_[490] = 96'd0;
    table_[491] = 96'd0;
    table_[492] = 96'd0;
    table_[493] = 96'd0;
    table_[494] = 96'd0;
    table_[495] = 96'd0;
    table_[496] = 96'd0;
    table_[497] = 96'd0;
    table_[498] = 96'd0;
    table_[499] = 96'd0;
    table_[500] = 96'd0;
    table_[501] = 96'd0;
    table_[502] = 96'd0;
    table_[503] = 96'd0;
    table_[504] = 96'd0;
    table_[505] = 96'd0;
    table_[506] = 96'd0;
    table_[507] = 96'd0;
    table_[508] = 96'd0;
    table_[509] = 96'd0;
    table_[510] = 96'd0;
    table_[511] = 96'd0;
    table_[512] = 96'd0;
    table_[513] = 96'd0;
    table_[514] = 96'd0;
    table_[515] = 96'd0;
    table_[516] = 96'd0;
    table_[517] = 96'd0;
    table_[518] = 96'd0;
    table_[519] = 96'd0;
    table_[520] = 96'd0;
    table_[521] = 96'd0;
    table_[522] = 96'd0;
    table_[523] = 96'd0;
    table_[524] = 96'd0;
    table_[525] = 96'd0;
    table_[526] = 96'd0;
    table_[527] = 96'd0;
    table_[528] = 96'd0;
    table_[529] = 96'd0;
    table_[530] = 96'd0;
    table_[531] = 96'd0;
    table_[532] = 96'd0;
    table_[533] = 96'd0;
    table_[534] = 96'd0;
    table_[535] = 96'd0;
    table_[536] = 96'd0;
    table_[537] = 96'd0;
    table_[538] = 96'd0;
    table_[539] = 96'd0;
    table_[540] = 96'd0;
    table_[541] = 96'd0;
    table_[542] = 96'd0;
    table_[543] = 96'd0;
    table_[544] = 96'd0;
    table_[545] = 96'd0;
    table_[546] = 96'd0;
    table_[547] = 96'd0;
    table_[548] = 96'd0;
    table_[549] = 96'd0;
    table_[550] = 96'd0;
    table_[551] = 96'd0;
    table_[552] = 96'd0;
    table_[553] = 96'd0;
    table_[554] = 96'd0;
    table_[555] = 96'd0;
    table_[556] = 96'd0;
    table_[557] = 96'd0;
    table_[558] = 96'd0;
    table_[559] = 96'd0;
    table_[560] = 96'd0;
    table_[561] = 96'd0;
    table_[562] = 96'd0;
    table_[563] = 96'd0;
    table_[564] = 96'd0;
    table_[565] = 96'd0;
    table_[566] = 96'd0;
    table_[567] = 96'd0;
    table_[568] = 96'd0;
    table_[569] = 96'd0;
    table_[570] = 96'd0;
    table_[571] = 96'd0;
    table_[572] = 96'd0;
    table_[573] = 96'd0;
    table_[574] = 96'd0;
    table_[575] = 96'd0;
    table_[576] = 96'd0;
    table_[577] = 96'd0;
    table_[578] = 96'd0;
    table_[579] = 96'd0;
    table_[580] = 96'd0;
    table_[581] = 96'd0;
    table_[582] = 96'd0;
    table_[583] = 96'd0;
    table_[584] = 96'd0;
    table_[585] = 96'd0;
    table_[586] = 96'd0;
    table_[587] = 96'd0;
    table_[588] = 96'd0;
    table_[589] = 96'd0;
    table_[590] = 96'd0;
    table_[591] = 96'd0;
    table_[592] = 96'd0;
    table_[593] = 96'd0;
    table_[594] = 96'd0;
    table_[595] = 96'd0;
    table_[596] = 96'd0;
    table_[597] = 96'd0;
    table_[598] = 96'd0;
    table_[599] = 96'd0;
    table_[600] = 96'd0;
    table_[601] = 96'd0;
    table_[602] = 96'd0;
    table_[603] = 96'd0;
    table_[604] = 96'd0;
    table_[605] = 96'd0;
    table_[606] = 96'd0;
    table_[607] = 96'd0;
    table_[608] = 96'd0;
    table_[609] = 96'd0;
    table_[610] = 96'd0;
    table_[611] = 96'd0;
    table_[612] = 96'd0;
    table_[613] = 96'd0;
    table_[614] = 96'd0;
    table_[615] = 96'd0;
    table_[616] = 96'd0;
    table_[617] = 96'd0;
    table_[618] = 96'd0;
    table_[619] = 96'd0;
    table_[620] = 96'd0;
    table_[621] = 96'd0;
    table_[622] = 96'd0;
    table_[623] = 96'd0;
    table_[624] = 96'd0;
    table_[625] = 96'd0;
    table_[626] = 96'd0;
    table_[627] = 96'd0;
    table_[628] = 96'd0;
    table_[629] = 96'd0;
    table_[630] = 96'd0;
    table_[631] = 96'd0;
    table_[632] = 96'd0;
    table_[633] = 96'd0;
    table_[634] = 96'd0;
    table_[635] = 96'd0;
    table_[636] = 96'd0;
    table_[637] = 96'd0;
    table_[638] = 96'd0;
    table_[639] = 96'd0;
    table_[640] = 96'd0;
    table_[641] = 96'd0;
    table_[642] = 96'd0;
    table_[643] = 96'd0;
    table_[644] = 96'd0;
    table_[645] = 96'd0;
    table_[646] = 96'd0;
    table_[647] = 96'd0;
    table_[648] = 96'd0;
    table_[649] = 96'd0;
    table_[650] = 96'd0;
    table_[651] = 96'd0;
    table_[652] = 96'd0;
    table_[653] = 96'd0;
    table_[654] = 96'd0;
    table_[655] = 96'd0;
    table_[656] = 96'd0;
    table_[657] = 96'd0;
    table_[658] = 96'd0;
    table_[659] = 96'd0;
    table_[660] = 96'd0;
    table_[661] = 96'd0;
    table_[662] = 96'd0;
    table_[663] = 96'd0;
    table_[664] = 96'd0;
    table_[665] = 96'd0;
    table_[666] = 96'd0;
    table_[667] = 96'd0;
    table_[668] = 96'd0;
    table_[669] = 96'd0;
    table_[670] = 96'd0;
    table_[671] = 96'd0;
    table_[672] = 96'd0;
    table_[673] = 96'd0;
    table_[674] = 96'd0;
    table_[675] = 96'd0;
    table_[676] = 96'd0;
    table_[677] = 96'd0;
    table_[678] = 96'd0;
    table_[679] = 96'd0;
    table_[680] = 96'd0;
    table_[681] = 96'd0;
    table_[682] = 96'd0;
    table_[683] = 96'd0;
    table_[684] = 96'd0;
    table_[685] = 96'd0;
    table_[686] = 96'd0;
    table_[687] = 96'd0;
    table_[688] = 96'd0;
    table_[689] = 96'd0;
    table_[690] = 96'd0;
    table_[691] = 96'd0;
    table_[692] = 96'd0;
    table_[693] = 96'd0;
    table_[694] = 96'd0;
    table_[695] = 96'd0;
    table_[696] = 96'd0;
    table_[697] = 96'd0;
    table_[698] = 96'd0;
    table_[699] = 96'd0;
    table_[700] = 96'd0;
    table_[701] = 96'd0;
    table_[702] = 96'd0;
    table_[703] = 96'd0;
    table_[704] = 96'd0;
    table_[705] = 96'd0;
    table_[706] = 96'd0;
    table_[707] = 96'd0;
    table_[708] = 96'd0;
    table_[709] = 96'd0;
    table_[710] = 96'd0;
    table_[711] = 96'd0;
    table_[712] = 96'd0;
    table_[713] = 96'd0;
    table_[714] = 96'd0;
    table_[715] = 96'd0;
    table_[716] = 96'd0;
    table_[717] = 96'd0;
    table_[718] = 96'd0;
    table_[719] = 96'd0;
    table_[720] = 96'd0;
    table_[721] = 96'd0;
    table_[722] = 96'd0;
    table_[723] = 96'd0;
    table_[724] = 96'd0;
    table_[725] = 96'd0;
    table_[726] = 96'd0;
    table_[727] = 96'd0;
    table_[728] = 96'd0;
    table_[729] = 96'd0;
    table_[730] = 96'd0;
    table_[731] = 96'd0;
    table_[732] = 96'd0;
    table_[733] = 96'd0;
    table_[734] = 96'd0;
    table_[735] = 96'd0;
    table_[736] = 96'd0;
    table_[737] = 96'd0;
    table_[738] = 96'd0;
    table_[739] = 96'd0;
    table_[740] = 96'd0;
    table_[741] = 96'd0;
    table_[742] = 96'd0;
    table_[743] = 96'd0;
    table_[744] = 96'd0;
    table_[745] = 96'd0;
    table_[746] = 96'd0;
    table_[747] = 96'd0;
    table_[748] = 96'd0;
    table_[749] = 96'd0;
    table_[750] = 96'd0;
    table_[751] = 96'd0;
    table_[752] = 96'd0;
    table_[753] = 96'd0;
    table_[754] = 96'd0;
    table_[755] = 96'd0;
    table_[756] = 96'd0;
    table_[757] = 96'd0;
    table_[758] = 96'd0;
    table_[759] = 96'd0;
    table_[760] = 96'd0;
    table_[761] = 96'd0;
    table_[762] = 96'd0;
    table_[763] = 96'd0;
    table_[764] = 96'd0;
    table_[765] = 96'd0;
    table_[766] = 96'd0;
    table_[767] = 96'd0;
    table_[768] = 96'd0;
    table_[769] = 96'd0;
    table_[770] = 96'd0;
    table_[771] = 96'd0;
    table_[772] = 96'd0;
    table_[773] = 96'd0;
    table_[774] = 96'd0;
    table_[775] = 96'd0;
    table_[776] = 96'd0;
    table_[777] = 96'd0;
    table_[778] = 96'd0;
    table_[779] = 96'd0;
    table_[780] = 96'd0;
    table_[781] = 96'd0;
    table_[782] = 96'd0;
    table_[783] = 96'd0;
    table_[784] = 96'd0;
    table_[785] = 96'd0;
    table_[786] = 96'd0;
    table_[787] = 96'd0;
    table_[788] = 96'd0;
    table_[789] = 96'd0;
    table_[790] = 96'd0;
    table_[791] = 96'd0;
    table_[792] = 96'd0;
    table_[793] = 96'd0;
    table_[794] = 96'd0;
    table_[795] = 96'd0;
    table_[796] = 96'd0;
    table_[797] = 96'd0;
    table_[798] = 96'd0;
    table_[799] = 96'd0;
    table_[800] = 96'd0;
    table_[801] = 96'd0;
    table_[802] = 96'd0;
    table_[803] = 96'd0;
    table_[804] = 96'd0;
    table_[805] = 96'd0;
    table_[806] = 96'd0;
    table_[807] = 96'd0;
    table_[808] = 96'd0;
    table_[809] = 96'd0;
    table_[810] = 96'd0;
    table_[811] = 96'd0;
    table_[812] = 96'd0;
    table_[813] = 96'd0;
    table_[814] = 96'd0;
    table_[815] = 96'd0;
    table_[816] = 96'd0;
    table_[817] = 96'd0;
    table_[818] = 96'd0;
    table_[819] = 96'd0;
    table_[820] = 96'd0;
    table_[821] = 96'd0;
    table_[822] = 96'd0;
    table_[823] = 96'd0;
    table_[824] = 96'd0;
    table_[825] = 96'd0;
    table_[826] = 96'd0;
    table_[827] = 96'd0;
    table_[828] = 96'd0;
    table_[829] = 96'd0;
    table_[830] = 96'd0;
    table_[831] = 96'd0;
    table_[832] = 96'd0;
    table_[833] = 96'd0;
    table_[834] = 96'd0;
    table_[835] = 96'd0;
    table_[836] = 96'd0;
    table_[837] = 96'd0;
    table_[838] = 96'd0;
    table_[839] = 96'd0;
    table_[840] = 96'd0;
    table_[841] = 96'd0;
    table_[842] = 96'd0;
    table_[843] = 96'd0;
    table_[844] = 96'd0;
    table_[845] = 96'd0;
    table_[846] = 96'd0;
    table_[847] = 96'd0;
    table_[848] = 96'd0;
    table_[849] = 96'd0;
    table_[850] = 96'd0;
    table_[851] = 96'd0;
    table_[852] = 96'd0;
    table_[853] = 96'd0;
    table_[854] = 96'd0;
    table_[855] = 96'd0;
    table_[856] = 96'd0;
    table_[857] = 96'd0;
    table_[858] = 96'd0;
    table_[859] = 96'd0;
    table_[860] = 96'd0;
    table_[861] = 96'd0;
    table_[862] = 96'd0;
    table_[863] = 96'd0;
    table_[864] = 96'd0;
    table_[865] = 96'd0;
    table_[866] = 96'd0;
    table_[867] = 96'd0;
    table_[868] = 96'd0;
    table_[869] = 96'd0;
    table_[870] = 96'd0;
    table_[871] = 96'd0;
    table_[872] = 96'd0;
    table_[873] = 96'd0;
    table_[874] = 96'd0;
    table_[875] = 96'd0;
    table_[876] = 96'd0;
    table_[877] = 96'd0;
    table_[878] = 96'd0;
    table_[879] = 96'd0;
    table_[880] = 96'd0;
    table_[881] = 96'd0;
    table_[882] = 96'd0;
    table_[883] = 96'd0;
    table_[884] = 96'd0;
    table_[885] = 96'd0;
    table_[886] = 96'd0;
    table_[887] = 96'd0;
    table_[888] = 96'd0;
    table_[889] = 96'd0;
    table_[890] = 96'd0;
    table_[891] = 96'd0;
    table_[892] = 96'd0;
    table_[893] = 96'd0;
    table_[894] = 96'd0;
    table_[895] = 96'd0;
    table_[896] = 96'd0;
    table_[897] = 96'd0;
    table_[898] = 96'd0;
    table_[899] = 96'd0;
    table_[900] = 96'd0;
    table_[901] = 96'd0;
    table_[902] = 96'd0;
    table_[903] = 96'd0;
    table_[904] = 96'd0;
    table_[905] = 96'd0;
    table_[906] = 96'd0;
    table_[907] = 96'd0;
    table_[908] = 96'd0;
    table_[909] = 96'd0;
    table_[910] = 96'd0;
    table_[911] = 96'd0;
    table_[912] = 96'd0;
    table_[913] = 96'd0;
    table_[914] = 96'd0;
    table_[915] = 96'd0;
    table_[916] = 96'd0;
    table_[917] = 96'd0;
    table_[918] = 96'd0;
    table_[919] = 96'd0;
    table_[920] = 96'd0;
    table_[921] = 96'd0;
    table_[922] = 96'd0;
    table_[923] = 96'd0;
    table_[924] = 96'd0;
    table_[925] = 96'd0;
    table_[926] = 96'd0;
    table_[927] = 96'd0;
    table_[928] = 96'd0;
    table_[929] = 96'd0;
    table_[930] = 96'd0;
    table_[931] = 96'd0;
    table_[932] = 96'd0;
    table_[933] = 96'd0;
    table_[934] = 96'd0;
    table_[935] = 96'd0;
    table_[936] = 96'd0;
    table_[937] = 96'd0;
    table_[938] = 96'd0;
    table_[939] = 96'd0;
    table_[940] = 96'd0;
    table_[941] = 96'd0;
    table_[942] = 96'd0;
    table_[943] = 96'd0;
    table_[944] = 96'd0;
    table_[945] = 96'd0;
    table_[946] = 96'd0;
    table_[947] = 96'd0;
    table_[948] = 96'd0;
    table_[949] = 96'd0;
    table_[950] = 96'd0;
    table_[951] = 96'd0;
    table_[952] = 96'd0;
    table_[953] = 96'd0;
    table_[954] = 96'd0;
    table_[955] = 96'd0;
    table_[956] = 96'd0;
    table_[957] = 96'd0;
    table_[958] = 96'd0;
    table_[959] = 96'd0;
    table_[960] = 96'd0;
    table_[961] = 96'd0;
    table_[962] = 96'd0;
    table_[963] = 96'd0;
    table_[964] = 96'd0;
    table_[965] = 96'd0;
    table_[966] = 96'd0;
    table_[967] = 96'd0;
    table_[968] = 96'd0;
    table_[969] = 96'd0;
    table_[970] = 96'd0;
    table_[971] = 96'd0;
    table_[972] = 96'd0;
    table_[973] = 96'd0;
    table_[974] = 96'd0;
    table_[975] = 96'd0;
    table_[976] = 96'd0;
    table_[977] = 96'd0;
    table_[978] = 96'd0;
    table_[979] = 96'd0;
    table_[980] = 96'd0;
    table_[981] = 96'd0;
    table_[982] = 96'd0;
    table_[983] = 96'd0;
    table_[984] = 96'd0;
    table_[985] = 96'd0;
    table_[986] = 96'd0;
    table_[987] = 96'd0;
    table_[988] = 96'd0;
    table_[989] = 96'd0;
    table_[990] = 96'd0;
    table_[991] = 96'd0;
    table_[992] = 96'd0;
    table_[993] = 96'd0;
    table_[994] = 96'd0;
    table_[995] = 96'd0;
    table_[996] = 96'd0;
    table_[997] = 96'd0;
    table_[998] = 96'd0;
    table_[999] = 96'd0;
    table_[1000] = 96'd0;
    table_[1001] = 96'd0;
    table_[1002] = 96'd0;
    table_[1003] = 96'd0;
    table_[1004] = 96'd0;
    table_[1005] = 96'd0;
    table_[1006] = 96'd0;
    table_[1007] = 96'd0;
    table_[1008] = 96'd0;
    table_[1009] = 96'd0;
    table_[1010] = 96'd0;
    table_[1011] = 96'd0;
    table_[1012] = 96'd0;
    table_[1013] = 96'd0;
    table_[1014] = 96'd0;
    table_[1015] = 96'd0;
    table_[1016] = 96'd0;
    table_[1017] = 96'd0;
    table_[1018] = 96'd0;
    table_[1019] = 96'd0;
    table_[1020] = 96'd0;
    table_[1021] = 96'd0;
    table_[1022] = 96'd0;
    table_[1023] = 96'd0;
  end
  wire [9:0] index = work_key[17:8];  // LayoutField.java:18
  wire isJudging = state == State_JUDGE;  // ListBinder.java:98
  wire takes_0 = order_valid && (state == State_IDLE);  // ListBinder.java:112
  wire isKey = known_isValid && (work_key[31:19] == 13'd0) && (known_generation == work_key[7:0])
      && (known_domain == work_domain) && known_isIndirect && work_key[18];  // ListBinder.java:132
  wire fits = !isLong && (work_entries != 32'd0) && (product <= {17'd0, known_room})
      && (work_source[4:0] == 5'd0);  // ListBinder.java:136
  wire mayBegin = isKey && (!work_isBind || (fits && !known_isBound));  // ListBinder.java:138
  wire [7:0] here = come - used;  // ListBinder.java:225
  wire [42:0] sourceLine = work_source[47:5];  // ListBinder.java:232
  wire hasRoom = (asked - used) != 8'd128;  // ListBinder.java:241
  wire endsRound = inRound == 17'd1;  // ListBinder.java:247
  wire takes_1 = (state == State_COPY) && (toTake != 17'd0) && (come != used) && (leaving_count < 5'd8);  // ListBinder.java:263
  wire endsEntries = entry == 17'd1;  // ListBinder.java:265
  wire [31:0] key4 = element4[127:96];  // LayoutField.java:18
  wire replaces = ordered_valid && (ordered_data_index == index);  // ListBinder.java:146
  wire stores = (state == State_STORE) && !ordered_valid;  // ListBinder.java:148
  wire changes = stores && !isBad && !isLost;  // ListBinder.java:149
  wire [3:0] whole_0 = known_access;  // RecordLayout.java:81
  wire [4:0] record_0 = {whole_0, 1'b1};  // RecordLayout.java:84
  wire [7:0] whole_1 = known_generation;  // RecordLayout.java:81
  wire [12:0] record_1 = {whole_1, record_0};  // RecordLayout.java:84
  wire [15:0] whole_2 = known_domain;  // RecordLayout.java:81
  wire [28:0] record_2 = {whole_2, record_1};  // RecordLayout.java:84
  wire [29:0] record_3 = {1'b1, record_2};  // RecordLayout.java:84
  wire [16:0] whole_3 = work_isBind ? count : 17'd0;  // RecordLayout.java:81
  wire [46:0] record_4 = {whole_3, record_3};  // RecordLayout.java:84
  wire [47:0] whole_4 = work_isBind ? total : 48'd0;  // RecordLayout.java:81
  wire [128:0] placed_0 = {whole_4, 81'd0};  // RecordLayout.java:83
  wire [175:0] record_5 = {placed_0, record_4};  // RecordLayout.java:84
  wire [47:0] whole_5 = known_list;  // RecordLayout.java:81
  wire [63:0] placed_1 = {whole_5, 16'd0};  // RecordLayout.java:83
  wire [239:0] record_6 = {placed_1, record_5};  // RecordLayout.java:84
  wire [255:0] own = {16'd0, record_6};  // RecordLayout.java:93
  wire [9:0] found_address_choice = (state == State_LOOK) ? index : inner;  // ListBinder.java:119
  wire [95:0] found_read = table_[found_address_choice];  // ListBinder.java:119
  wire [16:0] perRound_sum = work_entries[16:0] + 17'd1;  // ListBinder.java:237
  wire [255:0] taken_read = lines[used[3:0]];  // ListBinder.java:264
  assign order_ready = state == State_IDLE;  // ListBinder.java:113
  assign done = state == State_DONE;  // ListBinder.java:153
  assign isRight = succeeded;  // ListBinder.java:154
  assign keys_data_index = ordered_valid ? ordered_data_index : index;  // ListBinder.java:195
  assign keys_data_region = ordered_valid ? ordered_data_region : own;  // ListBinder.java:196
  assign keys_valid = ordered_valid || changes;  // ListBinder.java:194
  assign reads_data = asking_sink_data;  // ListBinder.java:243
  assign reads_valid = asking_sink_valid;  // ListBinder.java:243
  assign holds = isFull;  // ListBinder.java:228
  assign writes_data_write = leaving_dequeue_data_write;  // ListBinder.java:258
  assign writes_data_line = leaving_dequeue_data_line;  // ListBinder.java:258
  assign writes_data_data = leaving_dequeue_data_data;  // ListBinder.java:258
  assign writes_data_lanes = leaving_dequeue_data_lanes;  // ListBinder.java:258
  assign writes_valid = leaving_dequeue_valid;  // ListBinder.java:258
  assign nothingUnderWay = underWay == 9'd0;  // ListBinder.java:385
  assign copied = toPack == 17'd0;  // ListBinder.java:376
  assign inner = element2[113:104];  // ListBinder.java:303
  always @* begin
    lines_written = 1'b0;  // ListBinder.java:222
    if (returns) begin  // ListBinder.java:221
      lines_written = 1'b1;  // ListBinder.java:222
    end
  end
  assign asking_source_valid = (state == State_COPY) && (roundsToAsk != 17'd0) && hasRoom;  // ListBinder.java:245
  assign leaving_enqueue_valid = is6 && (isSecond || isLast);  // ListBinder.java:357
  always @* begin
    next_isValid = known_isValid;  // ListBinder.java:198
    if (ordered_valid) begin  // ListBinder.java:200
      next_isValid = ordered_data_region[0];  // ListBinder.java:201
    end
  end
  always @* begin
    next_isIndirect = known_isIndirect;  // ListBinder.java:198
    if (ordered_valid) begin  // ListBinder.java:200
      next_isIndirect = ordered_data_region[29];  // ListBinder.java:202
    end
  end
  always @* begin
    next_isBound = known_isBound;  // ListBinder.java:198
    if (!ordered_valid) begin  // ListBinder.java:199
      next_isBound = work_isBind;  // ListBinder.java:199
    end
    if (ordered_valid) begin  // ListBinder.java:200
      next_isBound = 1'b0;  // ListBinder.java:203
    end
  end
  always @* begin
    next_access = known_access;  // ListBinder.java:198
    if (ordered_valid) begin  // ListBinder.java:200
      next_access = ordered_data_region[4:1];  // ListBinder.java:204
    end
  end
  always @* begin
    next_generation = known_generation;  // ListBinder.java:198
    if (ordered_valid) begin  // ListBinder.java:200
      next_generation = ordered_data_region[12:5];  // ListBinder.java:205
    end
  end
  always @* begin
    next_domain = known_domain;  // ListBinder.java:198
    if (ordered_valid) begin  // ListBinder.java:200
      next_domain = ordered_data_region[28:13];  // ListBinder.java:206
    end
  end
  always @* begin
    next_room = known_room;  // ListBinder.java:198
    if (ordered_valid) begin  // ListBinder.java:200
      next_room = ordered_data_region[46:30];  // ListBinder.java:207
    end
  end
  always @* begin
    next_list = known_list;  // ListBinder.java:198
    if (ordered_valid) begin  // ListBinder.java:200
      next_list = ordered_data_region[239:192];  // ListBinder.java:208
    end
  end
  always @(posedge clock) begin
    if (takes_0) begin  // ListBinder.java:114
      work_isBind <= order_data_isBind;  // ListBinder.java:114
      work_key <= order_data_key;  // ListBinder.java:114
      work_source <= order_data_source;  // ListBinder.java:114
      work_entries <= order_data_entries;  // ListBinder.java:114
      work_rounds <= order_data_rounds;  // ListBinder.java:114
      work_domain <= order_data_domain;  // ListBinder.java:114
    end
    isInterleaved <= work_rounds != 32'd0;  // ListBinder.java:115
    if ((state == State_LOOK) || (state == State_COPY)) begin  // ListBinder.java:119
      found <= found_read;  // ListBinder.java:119
    end
    if (state == State_FOUND) begin  // ListBinder.java:122
      known_isValid <= found[95];  // ListBinder.java:122
      known_isIndirect <= found[94];  // ListBinder.java:122
      known_isBound <= found[93];  // ListBinder.java:122
      known_access <= found[92:89];  // ListBinder.java:122
      known_generation <= found[88:81];  // ListBinder.java:122
      known_domain <= found[80:65];  // ListBinder.java:122
      known_room <= found[64:48];  // ListBinder.java:122
      known_list <= found[47:0];  // ListBinder.java:122
    end
    rounds <= (work_rounds != 32'd0) ? work_rounds[16:0] : 17'd1;  // ListBinder.java:125
    isLong <= (work_entries[31:17] != 15'd0) || (work_rounds[31:17] != 15'd0);  // ListBinder.java:126
    product <= {17'd0, work_entries[16:0]} * {17'd0, rounds};  // ListBinder.java:131
    if (returns) begin  // ListBinder.java:221
      lines[come[3:0]] <= line;  // ListBinder.java:222
      come <= come + 8'd1;  // ListBinder.java:223
    end
    isFull <= here >= 8'd12;  // ListBinder.java:227
    perRound <= isInterleaved ? work_entries[16:0] : {1'b0, perRound_sum[16:1]};  // ListBinder.java:237
    if (asking_source_valid && asking_source_ready) begin  // ListBinder.java:248
      asked <= asked + 8'd1;  // ListBinder.java:249
      nextLine <= endsRound ? sourceLine : (nextLine + 43'd1);  // ListBinder.java:250
      inRound <= endsRound ? perRound : (inRound - 17'd1);  // ListBinder.java:251
      if (endsRound) begin  // ListBinder.java:252
        roundsToAsk <= roundsToAsk - 17'd1;  // ListBinder.java:252
      end
    end
    if (takes_1) begin  // ListBinder.java:264
      taken <= (lines_written && (come[3:0] == used[3:0])) ? 256'bx : taken_read;  // ListBinder.java:264
    end
    if (takes_1) begin  // ListBinder.java:266
      toTake <= toTake - 17'd1;  // ListBinder.java:267
      isOdd <= !isOdd;  // ListBinder.java:268
      entry <= endsEntries ? work_entries[16:0] : (entry - 17'd1);  // ListBinder.java:269
      if (endsEntries) begin  // ListBinder.java:270
        round <= round + 17'd1;  // ListBinder.java:270
      end
      if (isInterleaved || isOdd || (toTake == 17'd1)) begin  // ListBinder.java:271
        used <= used + 8'd1;  // ListBinder.java:271
      end
    end
    if (isJudging) begin  // ListBinder.java:273
      asked <= 8'd0;  // ListBinder.java:274
      come <= 8'd0;  // ListBinder.java:275
      used <= 8'd0;  // ListBinder.java:276
      nextLine <= sourceLine;  // ListBinder.java:277
      inRound <= perRound;  // ListBinder.java:278
      roundsToAsk <= rounds;  // ListBinder.java:279
      toTake <= product[16:0];  // ListBinder.java:280
      entry <= work_entries[16:0];  // ListBinder.java:281
      round <= 17'd0;  // ListBinder.java:282
      isOdd <= 1'b0;  // ListBinder.java:283
      total <= 48'd0;  // ListBinder.java:284
    end
    is1 <= takes_1;  // ListBinder.java:290
    isUpper <= isOdd && !isInterleaved;  // ListBinder.java:292
    round1 <= round;  // ListBinder.java:294
    is2 <= is1;  // ListBinder.java:296
    element2 <= isUpper ? taken[255:128] : taken[127:0];  // ListBinder.java:298
    skip2 <= isInterleaved ? taken[159:128] : 32'd0;  // ListBinder.java:300
    round2 <= round1;  // ListBinder.java:302
    is3 <= is2;  // ListBinder.java:305
    element3 <= element2;  // ListBinder.java:307
    stride3 <= {1'b0, element2[95:64]} + {1'b0, skip2};  // ListBinder.java:309
    round3 <= round2;  // ListBinder.java:311
    known4_isValid <= found[95];  // ListBinder.java:314
    known4_isIndirect <= found[94];  // ListBinder.java:314
    known4_isBound <= found[93];  // ListBinder.java:314
    known4_access <= found[92:89];  // ListBinder.java:314
    known4_generation <= found[88:81];  // ListBinder.java:314
    known4_domain <= found[80:65];  // ListBinder.java:314
    known4_room <= found[64:48];  // ListBinder.java:314
    known4_list <= found[47:0];  // ListBinder.java:314
    is4 <= is3;  // ListBinder.java:316
    element4 <= element3;  // ListBinder.java:318
    low4 <= {16'd0, round3} * {17'd0, stride3[15:0]};  // ListBinder.java:320
    high4 <= {17'd0, round3} * {17'd0, stride3[32:16]};  // ListBinder.java:322
    isGood <= known4_isValid && (key4[31:19] == 13'd0) && (known4_generation == key4[7:0])
        && (known4_domain == work_domain) && !known4_isIndirect && !key4[18];  // ListBinder.java:325
    is5 <= is4;  // ListBinder.java:329
    if (is5 && !isGood) begin  // ListBinder.java:330
      isBad <= 1'b1;  // ListBinder.java:330
    end
    element5 <= element4;  // ListBinder.java:332
    sum5 <= {17'd0, low4} + {high4, 16'd0};  // ListBinder.java:334
    is6 <= is5;  // ListBinder.java:336
    element6 <= {element5[127:96], element5[95:64], element5[63:0] + {14'd0, sum5}};  // ListBinder.java:338
    isLast <= is6 ? (toPack == 17'd2) : (toPack == 17'd1);  // ListBinder.java:348
    if (is6) begin  // ListBinder.java:351
      toPack <= toPack - 17'd1;  // ListBinder.java:352
      isSecond <= !isSecond;  // ListBinder.java:353
      lower <= element6;  // ListBinder.java:354
      total <= total + {16'd0, element6[95:64]};  // ListBinder.java:355
    end
    if (leaving_enqueue_valid) begin  // ListBinder.java:370
      target <= target + 43'd1;  // ListBinder.java:370
    end
    if (isJudging) begin  // ListBinder.java:371
      toPack <= product[16:0];  // ListBinder.java:372
      isSecond <= 1'b0;  // ListBinder.java:373
      target <= known_list[47:5];  // ListBinder.java:374
    end
    if (leaving_enqueue_valid && !written) begin  // ListBinder.java:384
      underWay <= underWay + 9'd1;  // ListBinder.java:384
    end else if (written && !leaving_enqueue_valid) begin  // ListBinder.java:384
      underWay <= underWay - 9'd1;  // ListBinder.java:384
    end
    if (isJudging) begin  // ListBinder.java:140
      isBad <= !mayBegin;  // ListBinder.java:141
      count <= product[16:0];  // ListBinder.java:142
    end
    if (state == State_LOOK) begin  // ListBinder.java:147
      isLost <= replaces;  // ListBinder.java:147
    end else if (replaces) begin  // ListBinder.java:147
      isLost <= 1'b1;  // ListBinder.java:147
    end
    if (keys_valid) begin  // ListBinder.java:210
      table_[keys_data_index] <= {next_isValid, next_isIndirect, next_isBound, next_access, next_generation,
          next_domain, next_room, next_list};  // ListBinder.java:210
    end
    if (stores) begin  // ListBinder.java:152
      succeeded <= changes;  // ListBinder.java:152
    end
    case (state)  // ListBinder.java:89
      State_IDLE: begin  // ListBinder.java:156
        if (takes_0) begin  // ListBinder.java:156
          state <= State_LOOK;  // ListBinder.java:156
        end
      end
      State_LOOK: begin  // ListBinder.java:157
        state <= State_FOUND;  // ListBinder.java:157
      end
      State_FOUND: begin  // ListBinder.java:158
        state <= State_JUDGE;  // ListBinder.java:158
      end
      State_JUDGE: begin  // ListBinder.java:159
        if (mayBegin && work_isBind) begin  // ListBinder.java:159
          state <= State_COPY;  // ListBinder.java:159
        end else begin  // ListBinder.java:159
          state <= State_STORE;  // ListBinder.java:159
        end
      end
      State_COPY: begin  // ListBinder.java:160
        if (copied) begin  // ListBinder.java:160
          state <= State_DRAIN;  // ListBinder.java:160
        end
      end
      State_DRAIN: begin  // ListBinder.java:161
        if (nothingUnderWay) begin  // ListBinder.java:161
          state <= State_STORE;  // ListBinder.java:161
        end
      end
      State_STORE: begin  // ListBinder.java:162
        if (stores) begin  // ListBinder.java:162
          state <= State_DONE;  // ListBinder.java:162
        end
      end
      default /* State_DONE */: begin  // ListBinder.java:163
        state <= State_IDLE;  // ListBinder.java:163
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // ListBinder.java:89
      asked <= 8'd0;  // ListBinder.java:217
      come <= 8'd0;  // ListBinder.java:218
      used <= 8'd0;  // ListBinder.java:219
      isFull <= 1'b0;  // ListBinder.java:226
      roundsToAsk <= 17'd0;  // ListBinder.java:236
      toTake <= 17'd0;  // ListBinder.java:259
      is1 <= 1'b0;  // ListBinder.java:289
      is2 <= 1'b0;  // ListBinder.java:295
      is3 <= 1'b0;  // ListBinder.java:304
      is4 <= 1'b0;  // ListBinder.java:315
      is5 <= 1'b0;  // ListBinder.java:328
      is6 <= 1'b0;  // ListBinder.java:335
      toPack <= 17'd0;  // ListBinder.java:344
      underWay <= 9'd0;  // ListBinder.java:383
    end
  end
  SkidBuffer_UInt43 asking (  // ListBinder.java:242
    .clock(clock), .reset(reset), .source_data(nextLine), .source_valid(asking_source_valid),
    .source_ready(asking_source_ready), .sink_data(asking_sink_data), .sink_valid(asking_sink_valid),
    .sink_ready(reads_ready));
  Queue_LineRequest332_16 leaving (  // ListBinder.java:257
    .clock(clock), .reset(reset), .enqueue_data_write(1'b1), .enqueue_data_line(target),
    .enqueue_data_data(isSecond ? {element6, lower} : {128'd0, element6}),
    .enqueue_data_lanes(isSecond ? 32'hffffffff : 32'hffff), .enqueue_valid(leaving_enqueue_valid),
    .enqueue_ready(leaving_enqueue_ready), .dequeue_data_write(leaving_dequeue_data_write),
    .dequeue_data_line(leaving_dequeue_data_line), .dequeue_data_data(leaving_dequeue_data_data),
    .dequeue_data_lanes(leaving_dequeue_data_lanes), .dequeue_valid(leaving_dequeue_valid),
    .dequeue_ready(writes_ready), .count(leaving_count));
  wire unused_ok = &{1'b0, leaving_enqueue_ready, known4_isBound, known4_access, known4_room, known4_list,
      key4[17:8], perRound_sum[0]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(here <= 8'd16)) begin  // ListBinder.java:229
        $display("assertion failed: each line that comes has its place (ListBinder.java:229)");
        $stop;  // ListBinder.java:229
      end
      if (!(!leaving_enqueue_valid || leaving_enqueue_ready)) begin  // ListBinder.java:386
        $display("assertion failed: a line that is packed has its place (ListBinder.java:386)");
        $stop;  // ListBinder.java:386
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (here <= 8'd16);  // ListBinder.java:229
      assert (!leaving_enqueue_valid || leaving_enqueue_ready);  // ListBinder.java:386
    end
  end
`endif
endmodule
`default_nettype wire
