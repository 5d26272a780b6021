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
  integer table_word;  // ListBinder.java:111
  initial begin  // ListBinder.java:111
    for (table_word = 0; table_word < 1024; table_word = table_word + 1)
      table_[table_word] = 96'd0;
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
