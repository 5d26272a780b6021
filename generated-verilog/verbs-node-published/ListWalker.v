`default_nettype none
module ListWalker (  // ListWalker.java:98
  input  wire clock,  // ListWalker.java:98
  input  wire reset,  // ListWalker.java:98
  input  wire [63:0] wanted_data_address,  // ListWalker.java:41
  input  wire [31:0] wanted_data_key,  // ListWalker.java:41
  input  wire [31:0] wanted_data_bytes,  // ListWalker.java:41
  input  wire [15:0] wanted_data_domain,  // ListWalker.java:41
  input  wire [3:0] wanted_data_rights,  // ListWalker.java:41
  input  wire wanted_data_last,  // ListWalker.java:41
  input  wire wanted_data_isPhysical,  // ListWalker.java:41
  input  wire wanted_data_isCheck,  // ListWalker.java:41
  input  wire wanted_data_isList,  // ListWalker.java:41
  input  wire wanted_data_isWrong,  // ListWalker.java:41
  input  wire wanted_valid,  // ListWalker.java:41
  output wire wanted_ready,  // ListWalker.java:41
  output reg  [63:0] run_data_address,  // ListWalker.java:43
  output reg  [31:0] run_data_key,  // ListWalker.java:43
  output reg  [31:0] run_data_bytes,  // ListWalker.java:43
  output wire [15:0] run_data_domain,  // ListWalker.java:43
  output wire [3:0] run_data_rights,  // ListWalker.java:43
  output reg  run_data_last,  // ListWalker.java:43
  output wire run_data_isPhysical,  // ListWalker.java:43
  output wire run_data_isCheck,  // ListWalker.java:43
  output wire run_data_isList,  // ListWalker.java:43
  output reg  run_data_isWrong,  // ListWalker.java:43
  output wire run_valid,  // ListWalker.java:43
  input  wire run_ready,  // ListWalker.java:43
  output wire [63:0] query_data_address,  // ListWalker.java:45
  output wire [31:0] query_data_key,  // ListWalker.java:45
  output wire [31:0] query_data_bytes,  // ListWalker.java:45
  output wire [15:0] query_data_domain,  // ListWalker.java:45
  output wire [3:0] query_data_rights,  // ListWalker.java:45
  output wire query_data_last,  // ListWalker.java:45
  output wire query_data_isPhysical,  // ListWalker.java:45
  output wire query_data_isCheck,  // ListWalker.java:45
  output reg  query_data_isList,  // ListWalker.java:45
  output wire query_data_isWrong,  // ListWalker.java:45
  output wire query_valid,  // ListWalker.java:45
  input  wire query_ready,  // ListWalker.java:45
  input  wire answer_isAllowed,  // ListWalker.java:47
  input  wire [47:0] answer_address,  // ListWalker.java:47
  input  wire [12:0] answer_bytes,  // ListWalker.java:47
  input  wire answer_last,  // ListWalker.java:47
  input  wire answer_isList,  // ListWalker.java:47
  input  wire [47:0] answer_list,  // ListWalker.java:47
  input  wire [16:0] answer_entries,  // ListWalker.java:47
  input  wire answers,  // ListWalker.java:49
  output wire memory_data_write,  // ListWalker.java:51
  output wire [42:0] memory_data_line,  // ListWalker.java:51
  output wire [255:0] memory_data_data,  // ListWalker.java:51
  output wire [31:0] memory_data_lanes,  // ListWalker.java:51
  output wire memory_valid,  // ListWalker.java:51
  input  wire memory_ready,  // ListWalker.java:51
  input  wire returns,  // ListWalker.java:53
  input  wire [255:0] line,  // ListWalker.java:55
  input  wire forgets,  // ListWalker.java:57
  output wire walks  // ListWalker.java:59
);
  localparam [3:0] State_PASS = 4'd0;
  localparam [3:0] State_QUERY = 4'd1;
  localparam [3:0] State_AWAIT = 4'd2;
  localparam [3:0] State_LIST = 4'd3;
  localparam [3:0] State_BEGIN = 4'd4;
  localparam [3:0] State_WALK = 4'd5;
  localparam [3:0] State_FOUND = 4'd6;
  localparam [3:0] State_CUT = 4'd7;
  localparam [3:0] State_OFFER = 4'd8;
  localparam [3:0] State_WRONG = 4'd9;
  reg  [3:0] state;  // ListWalker.java:74
  reg  [63:0] whole_address;  // ListWalker.java:75
  reg  [31:0] whole_key;  // ListWalker.java:75
  reg  [31:0] whole_bytes;  // ListWalker.java:75
  reg  [15:0] whole_domain;  // ListWalker.java:75
  reg  [3:0] whole_rights;  // ListWalker.java:75
  reg  whole_last;  // ListWalker.java:75
  reg  whole_isPhysical;  // ListWalker.java:75
  reg  whole_isCheck;  // ListWalker.java:75
  reg  whole_isList;  // ListWalker.java:75
  reg  whole_isWrong;  // ListWalker.java:75
  reg  [12:0] left;  // ListWalker.java:76
  reg  [47:0] offset;  // ListWalker.java:77
  reg  [42:0] first;  // ListWalker.java:80
  reg  [16:0] entries;  // ListWalker.java:81
  reg  isKept;  // ListWalker.java:82
  reg  isOther;  // ListWalker.java:83
  reg  [127:0] found;  // ListWalker.java:86
  reg  [63:0] address;  // ListWalker.java:87
  reg  [31:0] room;  // ListWalker.java:88
  reg  [127:0] element;  // ListWalker.java:92
  reg  hasElement;  // ListWalker.java:93
  wire hits;  // ListWalker.java:94
  wire ends;  // ListWalker.java:95
  reg  [7:0] frontAsked;  // ListWalker.java:203
  reg  [7:0] frontCome;  // ListWalker.java:204
  reg  [7:0] ringAsked;  // ListWalker.java:205
  reg  [7:0] ringCome;  // ListWalker.java:206
  reg  [7:0] ringUsed;  // ListWalker.java:207
  reg  [7:0] other;  // ListWalker.java:209
  reg  [7:0] earlier;  // ListWalker.java:210
  reg  [15:0] toAsk;  // ListWalker.java:211
  reg  [15:0] lineCount;  // ListWalker.java:212
  reg  [42:0] next_0;  // ListWalker.java:213
  reg  [42:0] behind_0;  // ListWalker.java:214
  wire asking_source_valid;  // ListWalker.java:219
  reg  [16:0] position;  // ListWalker.java:288
  reg  [47:0] distance;  // ListWalker.java:289
  reg  [255:0] entryLine;  // ListWalker.java:296
  reg  isOdd;  // ListWalker.java:297
  reg  hasLine;  // ListWalker.java:298
  reg  isLater;  // ListWalker.java:118
  reg  isSecond;  // ListWalker.java:119
  reg  [12:0] part;  // ListWalker.java:125
  reg  isRest;  // ListWalker.java:126
  reg  endsEntry;  // ListWalker.java:127
  wire asking_source_ready, asking_sink_data_write, asking_sink_valid; wire [42:0] asking_sink_data_line;  // ListWalker.java:219
  wire [255:0] asking_sink_data_data; wire [31:0] asking_sink_data_lanes;  // ListWalker.java:219
  reg  [255:0] lines [0:255];  // ListWalker.java:242
  wire begins = state == State_BEGIN;  // ListWalker.java:90
  wire isWalking = state == State_WALK;  // ListWalker.java:91
  wire isIndirect = wanted_data_key[18] && !wanted_data_isPhysical && !wanted_data_isWrong;  // ListWalker.java:103
  wire passes = (state == State_PASS) && !isIndirect;  // ListWalker.java:104
  wire takes_0 = (state == State_PASS) && isIndirect && wanted_valid;  // ListWalker.java:105
  wire [42:0] answered = answer_list[47:5];  // ListWalker.java:183
  wire isSame = isKept && (answered == first);  // ListWalker.java:184
  wire takes_1 = (state == State_AWAIT) && answers && answer_isAllowed;  // ListWalker.java:185
  wire isFront_0 = frontAsked != 8'd128;  // ListWalker.java:221
  wire hasRoom = isFront_0 || ((ringAsked - ringUsed) != 8'd128);  // ListWalker.java:222
  wire asks = (toAsk != 16'd0) && hasRoom && !begins && (isWalking || isFront_0);  // ListWalker.java:224
  wire isAsked = asking_source_valid && asking_source_ready;  // ListWalker.java:230
  wire isOfOther = returns && (other != 8'd0);  // ListWalker.java:237
  wire isOfFront = returns && (other == 8'd0) && (frontCome != frontAsked);  // ListWalker.java:238
  wire isBehind = returns && (other == 8'd0) && (frontCome == frontAsked);  // ListWalker.java:239
  wire isOfEarlier = isBehind && (earlier != 8'd0);  // ListWalker.java:240
  wire isOfRing = isBehind && (earlier == 8'd0);  // ListWalker.java:241
  wire [7:0] come = {7'd0, returns};  // ListWalker.java:257
  wire [7:0] underWay = other + (frontAsked - frontCome) + earlier + (ringAsked - ringCome);  // ListWalker.java:259
  wire [15:0] index = position[16:1];  // ListWalker.java:290
  wire isFront_1 = index < 16'd128;  // ListWalker.java:291
  wire isHere = isFront_1 ? (index[7:0] < frontCome) : (ringCome != ringUsed);  // ListWalker.java:292
  wire reads = isWalking && (position != entries) && isHere;  // ListWalker.java:293
  wire [7:0] place = isFront_1 ? {1'b0, index[6:0]} : {1'b1, ringUsed[6:0]};  // ListWalker.java:295
  wire stops = hits || begins;  // ListWalker.java:308
  wire [31:0] length = element[95:64];  // LayoutField.java:17
  wire [48:0] behind_1 = {1'b0, distance} - {17'd0, length};  // ListWalker.java:314
  wire isInside = behind_1[48];  // ListWalker.java:315
  wire hasAll = {19'd0, left} <= room;  // ListWalker.java:120
  wire isPlaced = isSecond || (!isLater && hasAll);  // ListWalker.java:121
  wire [12:0] pageLeft = 13'd4096 - {1'b0, address[11:0]};  // ListWalker.java:123
  wire [12:0] inPage = (left <= pageLeft) ? left : pageLeft;  // ListWalker.java:124
  wire isEntry = room <= {19'd0, inPage};  // ListWalker.java:129
  wire [12:0] next_1 = isEntry ? room[12:0] : inPage;  // ListWalker.java:130
  wire isPiece = state == State_OFFER;  // ListWalker.java:135
  wire isWrong = state == State_WRONG;  // ListWalker.java:136
  wire goes = isPiece && run_ready;  // ListWalker.java:137
  wire [31:0] key = found[127:96];  // LayoutField.java:17
  wire [16:0] lineCount_sum = entries + 17'd1;  // ListWalker.java:215
  wire [7:0] lines_address_choice = isOfFront ? {1'b0, frontCome[6:0]} : {1'b1, ringCome[6:0]};  // ListWalker.java:245
  wire [255:0] entryLine_read = lines[place];  // ListWalker.java:296
  wire run_data_address_or = isPiece || isWrong;  // ListWalker.java:153
  assign wanted_ready = isIndirect ? (state == State_PASS) : (passes && run_ready);  // ListWalker.java:106
  always @* begin
    run_data_address = run_data_address_or ? whole_address : wanted_data_address;  // ListWalker.java:153
    if (isPiece) begin  // ListWalker.java:154
      run_data_address = address;  // ListWalker.java:155
    end
  end
  always @* begin
    run_data_key = run_data_address_or ? whole_key : wanted_data_key;  // ListWalker.java:153
    if (isPiece) begin  // ListWalker.java:154
      run_data_key = key;  // ListWalker.java:156
    end
  end
  always @* begin
    run_data_bytes = run_data_address_or ? whole_bytes : wanted_data_bytes;  // ListWalker.java:153
    if (isPiece) begin  // ListWalker.java:154
      run_data_bytes = {19'd0, part};  // ListWalker.java:157
    end
  end
  assign run_data_domain = run_data_address_or ? whole_domain : wanted_data_domain;  // ListWalker.java:153
  assign run_data_rights = run_data_address_or ? whole_rights : wanted_data_rights;  // ListWalker.java:153
  always @* begin
    run_data_last = run_data_address_or ? whole_last : wanted_data_last;  // ListWalker.java:153
    if (isPiece) begin  // ListWalker.java:154
      run_data_last = whole_last && isRest;  // ListWalker.java:158
    end
  end
  assign run_data_isPhysical = run_data_address_or ? whole_isPhysical : wanted_data_isPhysical;  // ListWalker.java:153
  assign run_data_isCheck = run_data_address_or ? whole_isCheck : wanted_data_isCheck;  // ListWalker.java:153
  assign run_data_isList = run_data_address_or ? whole_isList : wanted_data_isList;  // ListWalker.java:153
  always @* begin
    run_data_isWrong = run_data_address_or ? whole_isWrong : wanted_data_isWrong;  // ListWalker.java:153
    if (isPiece) begin  // ListWalker.java:154
      run_data_isWrong = key[18];  // ListWalker.java:159
    end
    if (isWrong) begin  // ListWalker.java:161
      run_data_isWrong = 1'b1;  // ListWalker.java:161
    end
  end
  assign run_valid = (wanted_valid && passes) || isPiece || isWrong;  // ListWalker.java:152
  assign query_data_address = whole_address;  // ListWalker.java:113
  assign query_data_key = whole_key;  // ListWalker.java:113
  assign query_data_bytes = whole_bytes;  // ListWalker.java:113
  assign query_data_domain = whole_domain;  // ListWalker.java:113
  assign query_data_rights = whole_rights;  // ListWalker.java:113
  assign query_data_last = whole_last;  // ListWalker.java:113
  assign query_data_isPhysical = whole_isPhysical;  // ListWalker.java:113
  assign query_data_isCheck = whole_isCheck;  // ListWalker.java:113
  always @* begin
    query_data_isList = whole_isList;  // ListWalker.java:113
    if (state == State_QUERY) begin  // ListWalker.java:114
      query_data_isList = 1'b1;  // ListWalker.java:114
    end
  end
  assign query_data_isWrong = whole_isWrong;  // ListWalker.java:113
  assign query_valid = state == State_QUERY;  // ListWalker.java:112
  assign memory_data_write = asking_sink_data_write;  // ListWalker.java:220
  assign memory_data_line = asking_sink_data_line;  // ListWalker.java:220
  assign memory_data_data = asking_sink_data_data;  // ListWalker.java:220
  assign memory_data_lanes = asking_sink_data_lanes;  // ListWalker.java:220
  assign memory_valid = asking_sink_valid;  // ListWalker.java:220
  assign walks = isWalking && hasElement;  // ListWalker.java:316
  assign hits = isWalking && hasElement && isInside;  // ListWalker.java:317
  assign ends = isWalking && (position == entries) && !hasLine && !hasElement;  // ListWalker.java:318
  assign asking_source_valid = asks;  // ListWalker.java:225
  always @(posedge clock) begin
    if (takes_0) begin  // ListWalker.java:107
      whole_address <= wanted_data_address;  // ListWalker.java:108
      whole_key <= wanted_data_key;  // ListWalker.java:108
      whole_bytes <= wanted_data_bytes;  // ListWalker.java:108
      whole_domain <= wanted_data_domain;  // ListWalker.java:108
      whole_rights <= wanted_data_rights;  // ListWalker.java:108
      whole_last <= wanted_data_last;  // ListWalker.java:108
      whole_isPhysical <= wanted_data_isPhysical;  // ListWalker.java:108
      whole_isCheck <= wanted_data_isCheck;  // ListWalker.java:108
      whole_isList <= wanted_data_isList;  // ListWalker.java:108
      whole_isWrong <= wanted_data_isWrong;  // ListWalker.java:108
      left <= wanted_data_bytes[12:0];  // ListWalker.java:109
      offset <= wanted_data_address[47:0];  // ListWalker.java:110
    end
    if (takes_1) begin  // ListWalker.java:186
      first <= answered;  // ListWalker.java:187
      entries <= answer_entries;  // ListWalker.java:188
      isOther <= !isSame;  // ListWalker.java:189
    end
    if (begins) begin  // ListWalker.java:191
      isOther <= 1'b0;  // ListWalker.java:191
    end
    if (forgets) begin  // ListWalker.java:193
      isKept <= 1'b0;  // ListWalker.java:193
    end else if (takes_1) begin  // ListWalker.java:193
      isKept <= 1'b1;  // ListWalker.java:193
    end
    lineCount <= lineCount_sum[16:1];  // ListWalker.java:215
    behind_0 <= first + 43'd128;  // ListWalker.java:216
    if (isAsked) begin  // ListWalker.java:231
      toAsk <= toAsk - 16'd1;  // ListWalker.java:232
      next_0 <= next_0 + 43'd1;  // ListWalker.java:233
      if (isFront_0) begin  // ListWalker.java:234
        frontAsked <= frontAsked + 8'd1;  // ListWalker.java:234
      end else begin  // ListWalker.java:234
        ringAsked <= ringAsked + 8'd1;  // ListWalker.java:234
      end
    end
    if (isOfFront || isOfRing) begin  // ListWalker.java:243
      lines[lines_address_choice] <= line;  // ListWalker.java:245
    end
    if (isOfOther) begin  // ListWalker.java:251
      other <= other - 8'd1;  // ListWalker.java:251
    end
    if (isOfFront) begin  // ListWalker.java:252
      frontCome <= frontCome + 8'd1;  // ListWalker.java:252
    end
    if (isOfEarlier) begin  // ListWalker.java:253
      earlier <= earlier - 8'd1;  // ListWalker.java:253
    end
    if (isOfRing) begin  // ListWalker.java:254
      ringCome <= ringCome + 8'd1;  // ListWalker.java:254
    end
    if (begins) begin  // ListWalker.java:260
      ringAsked <= 8'd0;  // ListWalker.java:261
      ringCome <= 8'd0;  // ListWalker.java:262
      ringUsed <= 8'd0;  // ListWalker.java:263
      if (isOther) begin  // ListWalker.java:264
        other <= underWay - come;  // ListWalker.java:265
        earlier <= 8'd0;  // ListWalker.java:266
        frontAsked <= 8'd0;  // ListWalker.java:267
        frontCome <= 8'd0;  // ListWalker.java:268
        toAsk <= lineCount;  // ListWalker.java:269
        next_0 <= first;  // ListWalker.java:270
      end else if (frontAsked == 8'd128) begin  // ListWalker.java:272
        earlier <= (earlier + (ringAsked - ringCome)) - {7'd0, isBehind};  // ListWalker.java:273
        toAsk <= lineCount - 16'd128;  // ListWalker.java:275
        next_0 <= behind_0;  // ListWalker.java:276
      end
    end
    if (reads) begin  // ListWalker.java:296
      entryLine <= entryLine_read;  // ListWalker.java:296
    end
    if (reads) begin  // ListWalker.java:299
      position <= position + 17'd1;  // ListWalker.java:300
      isOdd <= position[0];  // ListWalker.java:301
    end
    if (reads && !isFront_1 && position[0]) begin  // ListWalker.java:303
      ringUsed <= ringUsed + 8'd1;  // ListWalker.java:303
    end
    if (begins) begin  // ListWalker.java:304
      position <= 17'd0;  // ListWalker.java:305
      distance <= offset;  // ListWalker.java:306
    end
    hasLine <= reads && !stops;  // ListWalker.java:309
    hasElement <= hasLine && isWalking && !stops;  // ListWalker.java:310
    element <= isOdd ? entryLine[255:128] : entryLine[127:0];  // ListWalker.java:311
    if (walks && !isInside) begin  // ListWalker.java:319
      distance <= behind_1[47:0];  // ListWalker.java:319
    end
    if (hits) begin  // ListWalker.java:320
      found <= element;  // ListWalker.java:321
      address <= element[63:0] + {16'd0, distance};  // ListWalker.java:322
      room <= length - distance[31:0];  // ListWalker.java:323
    end
    if (state == State_CUT) begin  // ListWalker.java:128
      part <= next_1;  // ListWalker.java:131
      isRest <= next_1 == left;  // ListWalker.java:132
      endsEntry <= isEntry;  // ListWalker.java:133
    end
    if (takes_0) begin  // ListWalker.java:138
      isLater <= 1'b0;  // ListWalker.java:139
      isSecond <= 1'b0;  // ListWalker.java:140
    end
    if ((state == State_FOUND) && !isPlaced) begin  // ListWalker.java:142
      isSecond <= 1'b1;  // ListWalker.java:142
    end
    if (goes) begin  // ListWalker.java:143
      left <= left - part;  // ListWalker.java:144
      offset <= offset + {35'd0, part};  // ListWalker.java:145
      address <= address + {51'd0, part};  // ListWalker.java:146
      room <= room - {19'd0, part};  // ListWalker.java:147
      isLater <= 1'b1;  // ListWalker.java:148
      isSecond <= 1'b0;  // ListWalker.java:149
    end
    case (state)  // ListWalker.java:74
      State_PASS: begin  // ListWalker.java:163
        if (takes_0) begin  // ListWalker.java:163
          state <= State_QUERY;  // ListWalker.java:163
        end
      end
      State_QUERY: begin  // ListWalker.java:164
        if (query_ready) begin  // ListWalker.java:164
          state <= State_AWAIT;  // ListWalker.java:164
        end
      end
      State_AWAIT: begin  // ListWalker.java:165
        if (answers && answer_isAllowed) begin  // ListWalker.java:166
          state <= State_LIST;  // ListWalker.java:166
        end else if (answers) begin  // ListWalker.java:167
          state <= State_WRONG;  // ListWalker.java:167
        end
      end
      State_LIST: begin  // ListWalker.java:168
        state <= State_BEGIN;  // ListWalker.java:168
      end
      State_BEGIN: begin  // ListWalker.java:169
        state <= State_WALK;  // ListWalker.java:169
      end
      State_WALK: begin  // ListWalker.java:170
        if (hits) begin  // ListWalker.java:170
          state <= State_FOUND;  // ListWalker.java:170
        end else if (ends) begin  // ListWalker.java:170
          state <= State_WRONG;  // ListWalker.java:170
        end
      end
      State_FOUND: begin  // ListWalker.java:171
        if (isPlaced) begin  // ListWalker.java:171
          state <= State_CUT;  // ListWalker.java:171
        end else begin  // ListWalker.java:171
          state <= State_BEGIN;  // ListWalker.java:171
        end
      end
      State_CUT: begin  // ListWalker.java:172
        state <= State_OFFER;  // ListWalker.java:172
      end
      State_OFFER: begin  // ListWalker.java:173
        if (run_ready && isRest) begin  // ListWalker.java:174
          state <= State_PASS;  // ListWalker.java:174
        end else if (run_ready && endsEntry) begin  // ListWalker.java:175
          state <= State_BEGIN;  // ListWalker.java:175
        end else if (run_ready) begin  // ListWalker.java:176
          state <= State_CUT;  // ListWalker.java:176
        end
      end
      default /* State_WRONG */: begin  // ListWalker.java:177
        if (run_ready) begin  // ListWalker.java:177
          state <= State_PASS;  // ListWalker.java:177
        end
      end
    endcase
    if (reset) begin
      state <= State_PASS;  // ListWalker.java:74
      isKept <= 1'b0;  // ListWalker.java:82
      hasElement <= 1'b0;  // ListWalker.java:93
      frontAsked <= 8'd0;  // ListWalker.java:203
      frontCome <= 8'd0;  // ListWalker.java:204
      ringAsked <= 8'd0;  // ListWalker.java:205
      ringCome <= 8'd0;  // ListWalker.java:206
      ringUsed <= 8'd0;  // ListWalker.java:207
      other <= 8'd0;  // ListWalker.java:209
      earlier <= 8'd0;  // ListWalker.java:210
      toAsk <= 16'd0;  // ListWalker.java:211
      position <= 17'd0;  // ListWalker.java:288
      hasLine <= 1'b0;  // ListWalker.java:298
    end
  end
  SkidBuffer_LineRequest332 asking (  // ListWalker.java:219
    .clock(clock), .reset(reset), .source_data_write(1'b0), .source_data_line(next_0),
        .source_data_data(256'd0),
    .source_data_lanes(32'hffffffff), .source_valid(asking_source_valid), .source_ready(asking_source_ready),
    .sink_data_write(asking_sink_data_write), .sink_data_line(asking_sink_data_line),
    .sink_data_data(asking_sink_data_data), .sink_data_lanes(asking_sink_data_lanes),
    .sink_valid(asking_sink_valid), .sink_ready(memory_ready));
  wire unused_ok = &{1'b0, answer_address, answer_bytes, answer_last, answer_isList, answer_list[4:0],
      found[95:0], lineCount_sum[0]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!returns || (isOfOther || isOfFront || (earlier != 8'd0) || (ringAsked != ringCome)))) begin  // ListWalker.java:280
        $display("assertion failed: a line that comes was asked for (ListWalker.java:280)");
        $stop;  // ListWalker.java:280
      end
      if (!((ringAsked - ringUsed) <= 8'd128)) begin  // ListWalker.java:283
        $display("assertion failed: no more lines are under way than have a place (ListWalker.java:283)");
        $stop;  // ListWalker.java:283
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!returns || (isOfOther || isOfFront || (earlier != 8'd0) || (ringAsked != ringCome)));  // ListWalker.java:280
      assert ((ringAsked - ringUsed) <= 8'd128);  // ListWalker.java:283
    end
  end
`endif
endmodule
`default_nettype wire
