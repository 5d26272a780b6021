`default_nettype none
module ListWalker (  // ListWalker.java:99
  input  wire clock,  // ListWalker.java:99
  input  wire reset,  // ListWalker.java:99
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
  output wire [42:0] memory_data,  // ListWalker.java:51
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
  localparam [3:0] State_PAGE = 4'd7;
  localparam [3:0] State_CUT = 4'd8;
  localparam [3:0] State_OFFER = 4'd9;
  localparam [3:0] State_WRONG = 4'd10;
  reg  [3:0] state;  // ListWalker.java:75
  reg  [63:0] whole_address;  // ListWalker.java:76
  reg  [31:0] whole_key;  // ListWalker.java:76
  reg  [31:0] whole_bytes;  // ListWalker.java:76
  reg  [15:0] whole_domain;  // ListWalker.java:76
  reg  [3:0] whole_rights;  // ListWalker.java:76
  reg  whole_last;  // ListWalker.java:76
  reg  whole_isPhysical;  // ListWalker.java:76
  reg  whole_isCheck;  // ListWalker.java:76
  reg  whole_isList;  // ListWalker.java:76
  reg  whole_isWrong;  // ListWalker.java:76
  reg  [12:0] left;  // ListWalker.java:77
  reg  [47:0] offset;  // ListWalker.java:78
  reg  [42:0] first;  // ListWalker.java:81
  reg  [16:0] entries;  // ListWalker.java:82
  reg  isKept;  // ListWalker.java:83
  reg  isOther;  // ListWalker.java:84
  reg  [127:0] found;  // ListWalker.java:87
  reg  [63:0] address;  // ListWalker.java:88
  reg  [31:0] room;  // ListWalker.java:89
  reg  [127:0] element;  // ListWalker.java:93
  reg  hasElement;  // ListWalker.java:94
  wire hits;  // ListWalker.java:95
  wire ends;  // ListWalker.java:96
  reg  [7:0] frontAsked;  // ListWalker.java:214
  reg  [7:0] frontCome;  // ListWalker.java:215
  reg  [7:0] ringAsked;  // ListWalker.java:216
  reg  [7:0] ringCome;  // ListWalker.java:217
  reg  [7:0] ringUsed;  // ListWalker.java:218
  reg  [7:0] other;  // ListWalker.java:220
  reg  [7:0] earlier;  // ListWalker.java:221
  reg  [15:0] toAsk;  // ListWalker.java:222
  reg  [15:0] lineCount;  // ListWalker.java:223
  reg  [42:0] next;  // ListWalker.java:224
  reg  [42:0] behind_0;  // ListWalker.java:225
  wire asking_source_valid;  // ListWalker.java:229
  reg  lines_written;  // ListWalker.java:252
  reg  [16:0] position;  // ListWalker.java:295
  reg  [47:0] distance;  // ListWalker.java:296
  reg  [255:0] entryLine;  // ListWalker.java:303
  reg  isOdd;  // ListWalker.java:304
  reg  hasLine;  // ListWalker.java:305
  reg  isLater;  // ListWalker.java:119
  reg  isSecond;  // ListWalker.java:120
  reg  [12:0] inPage;  // ListWalker.java:126
  reg  [12:0] part;  // ListWalker.java:128
  reg  isRest;  // ListWalker.java:129
  reg  endsEntry;  // ListWalker.java:130
  wire asking_source_ready, asking_sink_valid; wire [42:0] asking_sink_data;  // ListWalker.java:229
  reg  [255:0] lines [0:255];  // ListWalker.java:249
  wire begins = state == State_BEGIN;  // ListWalker.java:91
  wire isWalking = state == State_WALK;  // ListWalker.java:92
  wire isIndirect = wanted_data_key[18] && !wanted_data_isPhysical && !wanted_data_isWrong;  // ListWalker.java:104
  wire passes = (state == State_PASS) && !isIndirect;  // ListWalker.java:105
  wire takes_0 = (state == State_PASS) && isIndirect && wanted_valid;  // ListWalker.java:106
  wire [42:0] answered = answer_list[47:5];  // ListWalker.java:194
  wire isSame = isKept && (answered == first);  // ListWalker.java:195
  wire takes_1 = (state == State_AWAIT) && answers && answer_isAllowed;  // ListWalker.java:196
  wire isFront_0 = frontAsked != 8'd128;  // ListWalker.java:231
  wire hasRoom = isFront_0 || ((ringAsked - ringUsed) != 8'd128);  // ListWalker.java:232
  wire asks = (toAsk != 16'd0) && hasRoom && !begins && (isWalking || isFront_0);  // ListWalker.java:234
  wire isAsked = asking_source_valid && asking_source_ready;  // ListWalker.java:237
  wire isOfOther = returns && (other != 8'd0);  // ListWalker.java:244
  wire isOfFront = returns && (other == 8'd0) && (frontCome != frontAsked);  // ListWalker.java:245
  wire isBehind = returns && (other == 8'd0) && (frontCome == frontAsked);  // ListWalker.java:246
  wire isOfEarlier = isBehind && (earlier != 8'd0);  // ListWalker.java:247
  wire isOfRing = isBehind && (earlier == 8'd0);  // ListWalker.java:248
  wire [7:0] come = {7'd0, returns};  // ListWalker.java:264
  wire [7:0] underWay = other + (frontAsked - frontCome) + earlier + (ringAsked - ringCome);  // ListWalker.java:266
  wire [15:0] index = position[16:1];  // ListWalker.java:297
  wire isFront_1 = index < 16'd128;  // ListWalker.java:298
  wire isHere = isFront_1 ? (index[7:0] < frontCome) : (ringCome != ringUsed);  // ListWalker.java:299
  wire reads = isWalking && (position != entries) && isHere;  // ListWalker.java:300
  wire [7:0] place = isFront_1 ? {1'b0, index[6:0]} : {1'b1, ringUsed[6:0]};  // ListWalker.java:302
  wire stops = hits || begins;  // ListWalker.java:315
  wire [31:0] length = element[95:64];  // LayoutField.java:18
  wire [48:0] behind_1 = {1'b0, distance} - {17'd0, length};  // ListWalker.java:321
  wire isInside = behind_1[48];  // ListWalker.java:322
  wire hasAll = {19'd0, left} <= room;  // ListWalker.java:121
  wire isPlaced = isSecond || (!isLater && hasAll);  // ListWalker.java:122
  wire [12:0] pageLeft = 13'd4096 - {1'b0, address[11:0]};  // ListWalker.java:124
  wire isEntry = room <= {19'd0, inPage};  // ListWalker.java:132
  wire isPiece = state == State_OFFER;  // ListWalker.java:137
  wire isWrong = state == State_WRONG;  // ListWalker.java:138
  wire goes = isPiece && run_ready;  // ListWalker.java:139
  wire [31:0] key = found[127:96];  // LayoutField.java:18
  wire [16:0] lineCount_sum = entries + 17'd1;  // ListWalker.java:226
  wire [7:0] lines_address_choice = isOfFront ? {1'b0, frontCome[6:0]} : {1'b1, ringCome[6:0]};  // ListWalker.java:252
  wire [255:0] entryLine_read = lines[place];  // ListWalker.java:303
  wire run_data_address_or = isPiece || isWrong;  // ListWalker.java:160
  assign wanted_ready = isIndirect ? (state == State_PASS) : (passes && run_ready);  // ListWalker.java:107
  always @* begin
    run_data_address = run_data_address_or ? whole_address : wanted_data_address;  // ListWalker.java:160
    if (isPiece) begin  // ListWalker.java:161
      run_data_address = address;  // ListWalker.java:162
    end
  end
  always @* begin
    run_data_key = run_data_address_or ? whole_key : wanted_data_key;  // ListWalker.java:160
    if (isPiece) begin  // ListWalker.java:161
      run_data_key = key;  // ListWalker.java:163
    end
  end
  always @* begin
    run_data_bytes = run_data_address_or ? whole_bytes : wanted_data_bytes;  // ListWalker.java:160
    if (isPiece) begin  // ListWalker.java:161
      run_data_bytes = {19'd0, part};  // ListWalker.java:164
    end
  end
  assign run_data_domain = run_data_address_or ? whole_domain : wanted_data_domain;  // ListWalker.java:160
  assign run_data_rights = run_data_address_or ? whole_rights : wanted_data_rights;  // ListWalker.java:160
  always @* begin
    run_data_last = run_data_address_or ? whole_last : wanted_data_last;  // ListWalker.java:160
    if (isPiece) begin  // ListWalker.java:161
      run_data_last = whole_last && isRest;  // ListWalker.java:165
    end
  end
  assign run_data_isPhysical = run_data_address_or ? whole_isPhysical : wanted_data_isPhysical;  // ListWalker.java:160
  assign run_data_isCheck = run_data_address_or ? whole_isCheck : wanted_data_isCheck;  // ListWalker.java:160
  assign run_data_isList = run_data_address_or ? whole_isList : wanted_data_isList;  // ListWalker.java:160
  always @* begin
    run_data_isWrong = run_data_address_or ? whole_isWrong : wanted_data_isWrong;  // ListWalker.java:160
    if (isPiece) begin  // ListWalker.java:161
      run_data_isWrong = key[18];  // ListWalker.java:166
    end
    if (isWrong) begin  // ListWalker.java:168
      run_data_isWrong = 1'b1;  // ListWalker.java:168
    end
  end
  assign run_valid = (wanted_valid && passes) || isPiece || isWrong;  // ListWalker.java:159
  assign query_data_address = whole_address;  // ListWalker.java:114
  assign query_data_key = whole_key;  // ListWalker.java:114
  assign query_data_bytes = whole_bytes;  // ListWalker.java:114
  assign query_data_domain = whole_domain;  // ListWalker.java:114
  assign query_data_rights = whole_rights;  // ListWalker.java:114
  assign query_data_last = whole_last;  // ListWalker.java:114
  assign query_data_isPhysical = whole_isPhysical;  // ListWalker.java:114
  assign query_data_isCheck = whole_isCheck;  // ListWalker.java:114
  always @* begin
    query_data_isList = whole_isList;  // ListWalker.java:114
    if (state == State_QUERY) begin  // ListWalker.java:115
      query_data_isList = 1'b1;  // ListWalker.java:115
    end
  end
  assign query_data_isWrong = whole_isWrong;  // ListWalker.java:114
  assign query_valid = state == State_QUERY;  // ListWalker.java:113
  assign memory_data = asking_sink_data;  // ListWalker.java:230
  assign memory_valid = asking_sink_valid;  // ListWalker.java:230
  assign walks = isWalking && hasElement;  // ListWalker.java:323
  assign hits = isWalking && hasElement && isInside;  // ListWalker.java:324
  assign ends = isWalking && (position == entries) && !hasLine && !hasElement;  // ListWalker.java:325
  assign asking_source_valid = asks;  // ListWalker.java:235
  always @* begin
    lines_written = 1'b0;  // ListWalker.java:252
    if (isOfFront || isOfRing) begin  // ListWalker.java:250
      lines_written = 1'b1;  // ListWalker.java:252
    end
  end
  always @(posedge clock) begin
    if (takes_0) begin  // ListWalker.java:108
      whole_address <= wanted_data_address;  // ListWalker.java:109
      whole_key <= wanted_data_key;  // ListWalker.java:109
      whole_bytes <= wanted_data_bytes;  // ListWalker.java:109
      whole_domain <= wanted_data_domain;  // ListWalker.java:109
      whole_rights <= wanted_data_rights;  // ListWalker.java:109
      whole_last <= wanted_data_last;  // ListWalker.java:109
      whole_isPhysical <= wanted_data_isPhysical;  // ListWalker.java:109
      whole_isCheck <= wanted_data_isCheck;  // ListWalker.java:109
      whole_isList <= wanted_data_isList;  // ListWalker.java:109
      whole_isWrong <= wanted_data_isWrong;  // ListWalker.java:109
      left <= wanted_data_bytes[12:0];  // ListWalker.java:110
      offset <= wanted_data_address[47:0];  // ListWalker.java:111
    end
    if (takes_1) begin  // ListWalker.java:197
      first <= answered;  // ListWalker.java:198
      entries <= answer_entries;  // ListWalker.java:199
      isOther <= !isSame;  // ListWalker.java:200
    end
    if (begins) begin  // ListWalker.java:202
      isOther <= 1'b0;  // ListWalker.java:202
    end
    if (forgets) begin  // ListWalker.java:204
      isKept <= 1'b0;  // ListWalker.java:204
    end else if (takes_1) begin  // ListWalker.java:204
      isKept <= 1'b1;  // ListWalker.java:204
    end
    lineCount <= lineCount_sum[16:1];  // ListWalker.java:226
    behind_0 <= first + 43'd128;  // ListWalker.java:227
    if (isAsked) begin  // ListWalker.java:238
      toAsk <= toAsk - 16'd1;  // ListWalker.java:239
      next <= next + 43'd1;  // ListWalker.java:240
      if (isFront_0) begin  // ListWalker.java:241
        frontAsked <= frontAsked + 8'd1;  // ListWalker.java:241
      end else begin  // ListWalker.java:241
        ringAsked <= ringAsked + 8'd1;  // ListWalker.java:241
      end
    end
    if (isOfFront || isOfRing) begin  // ListWalker.java:250
      lines[lines_address_choice] <= line;  // ListWalker.java:252
    end
    if (isOfOther) begin  // ListWalker.java:258
      other <= other - 8'd1;  // ListWalker.java:258
    end
    if (isOfFront) begin  // ListWalker.java:259
      frontCome <= frontCome + 8'd1;  // ListWalker.java:259
    end
    if (isOfEarlier) begin  // ListWalker.java:260
      earlier <= earlier - 8'd1;  // ListWalker.java:260
    end
    if (isOfRing) begin  // ListWalker.java:261
      ringCome <= ringCome + 8'd1;  // ListWalker.java:261
    end
    if (begins) begin  // ListWalker.java:267
      ringAsked <= 8'd0;  // ListWalker.java:268
      ringCome <= 8'd0;  // ListWalker.java:269
      ringUsed <= 8'd0;  // ListWalker.java:270
      if (isOther) begin  // ListWalker.java:271
        other <= underWay - come;  // ListWalker.java:272
        earlier <= 8'd0;  // ListWalker.java:273
        frontAsked <= 8'd0;  // ListWalker.java:274
        frontCome <= 8'd0;  // ListWalker.java:275
        toAsk <= lineCount;  // ListWalker.java:276
        next <= first;  // ListWalker.java:277
      end else if (frontAsked == 8'd128) begin  // ListWalker.java:279
        earlier <= (earlier + (ringAsked - ringCome)) - {7'd0, isBehind};  // ListWalker.java:280
        toAsk <= lineCount - 16'd128;  // ListWalker.java:282
        next <= behind_0;  // ListWalker.java:283
      end
    end
    if (reads) begin  // ListWalker.java:303
      entryLine <= (lines_written && (lines_address_choice == place)) ? 256'bx : entryLine_read;  // ListWalker.java:303
    end
    if (reads) begin  // ListWalker.java:306
      position <= position + 17'd1;  // ListWalker.java:307
      isOdd <= position[0];  // ListWalker.java:308
    end
    if (reads && !isFront_1 && position[0]) begin  // ListWalker.java:310
      ringUsed <= ringUsed + 8'd1;  // ListWalker.java:310
    end
    if (begins) begin  // ListWalker.java:311
      position <= 17'd0;  // ListWalker.java:312
      distance <= offset;  // ListWalker.java:313
    end
    hasLine <= reads && !stops;  // ListWalker.java:316
    hasElement <= hasLine && isWalking && !stops;  // ListWalker.java:317
    element <= isOdd ? entryLine[255:128] : entryLine[127:0];  // ListWalker.java:318
    if (walks && !isInside) begin  // ListWalker.java:326
      distance <= behind_1[47:0];  // ListWalker.java:326
    end
    if (hits) begin  // ListWalker.java:327
      found <= element;  // ListWalker.java:328
      address <= element[63:0] + {16'd0, distance};  // ListWalker.java:329
      room <= length - distance[31:0];  // ListWalker.java:330
    end
    inPage <= (left <= pageLeft) ? left : pageLeft;  // ListWalker.java:127
    if (state == State_CUT) begin  // ListWalker.java:131
      part <= isEntry ? room[12:0] : inPage;  // ListWalker.java:133
      isRest <= isEntry ? (room == {19'd0, left}) : (inPage == left);  // ListWalker.java:134
      endsEntry <= isEntry;  // ListWalker.java:135
    end
    if (takes_0) begin  // ListWalker.java:140
      isLater <= 1'b0;  // ListWalker.java:141
      isSecond <= 1'b0;  // ListWalker.java:142
    end
    if ((state == State_FOUND) && !isPlaced) begin  // ListWalker.java:144
      isSecond <= 1'b1;  // ListWalker.java:144
    end
    if (goes) begin  // ListWalker.java:145
      left <= left - part;  // ListWalker.java:146
      offset <= offset + {35'd0, part};  // ListWalker.java:147
      address <= address + {51'd0, part};  // ListWalker.java:148
      room <= room - {19'd0, part};  // ListWalker.java:149
      isLater <= 1'b1;  // ListWalker.java:150
      isSecond <= 1'b0;  // ListWalker.java:151
    end
    case (state)  // ListWalker.java:75
      State_PASS: begin  // ListWalker.java:173
        if (takes_0) begin  // ListWalker.java:173
          state <= State_QUERY;  // ListWalker.java:173
        end
      end
      State_QUERY: begin  // ListWalker.java:174
        if (query_ready) begin  // ListWalker.java:174
          state <= State_AWAIT;  // ListWalker.java:174
        end
      end
      State_AWAIT: begin  // ListWalker.java:175
        if (answers && answer_isAllowed) begin  // ListWalker.java:176
          state <= State_LIST;  // ListWalker.java:176
        end else if (answers) begin  // ListWalker.java:177
          state <= State_WRONG;  // ListWalker.java:177
        end
      end
      State_LIST: begin  // ListWalker.java:178
        state <= State_BEGIN;  // ListWalker.java:178
      end
      State_BEGIN: begin  // ListWalker.java:179
        state <= State_WALK;  // ListWalker.java:179
      end
      State_WALK: begin  // ListWalker.java:180
        if (hits) begin  // ListWalker.java:180
          state <= State_FOUND;  // ListWalker.java:180
        end else if (ends) begin  // ListWalker.java:180
          state <= State_WRONG;  // ListWalker.java:180
        end
      end
      State_FOUND: begin  // ListWalker.java:181
        if (isPlaced) begin  // ListWalker.java:181
          state <= State_CUT;  // ListWalker.java:181
        end else begin  // ListWalker.java:181
          state <= State_BEGIN;  // ListWalker.java:181
        end
      end
      State_PAGE: begin  // ListWalker.java:187
        state <= State_CUT;  // ListWalker.java:187
      end
      State_CUT: begin  // ListWalker.java:182
        state <= State_OFFER;  // ListWalker.java:182
      end
      State_OFFER: begin  // ListWalker.java:183
        if (run_ready && isRest) begin  // ListWalker.java:184
          state <= State_PASS;  // ListWalker.java:184
        end else if (run_ready && endsEntry) begin  // ListWalker.java:185
          state <= State_BEGIN;  // ListWalker.java:185
        end else if (run_ready) begin  // ListWalker.java:186
          state <= State_PAGE;  // ListWalker.java:186
        end
      end
      default /* State_WRONG */: begin  // ListWalker.java:188
        if (run_ready) begin  // ListWalker.java:188
          state <= State_PASS;  // ListWalker.java:188
        end
      end
    endcase
    if (reset) begin
      state <= State_PASS;  // ListWalker.java:75
      isKept <= 1'b0;  // ListWalker.java:83
      hasElement <= 1'b0;  // ListWalker.java:94
      frontAsked <= 8'd0;  // ListWalker.java:214
      frontCome <= 8'd0;  // ListWalker.java:215
      ringAsked <= 8'd0;  // ListWalker.java:216
      ringCome <= 8'd0;  // ListWalker.java:217
      ringUsed <= 8'd0;  // ListWalker.java:218
      other <= 8'd0;  // ListWalker.java:220
      earlier <= 8'd0;  // ListWalker.java:221
      toAsk <= 16'd0;  // ListWalker.java:222
      position <= 17'd0;  // ListWalker.java:295
      hasLine <= 1'b0;  // ListWalker.java:305
    end
  end
  SkidBuffer_UInt43 asking (  // ListWalker.java:229
    .clock(clock), .reset(reset), .source_data(next), .source_valid(asking_source_valid),
    .source_ready(asking_source_ready), .sink_data(asking_sink_data), .sink_valid(asking_sink_valid),
    .sink_ready(memory_ready));
  wire unused_ok = &{1'b0, answer_address, answer_bytes, answer_last, answer_isList, answer_list[4:0],
      found[95:0], lineCount_sum[0]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!returns || (isOfOther || isOfFront || (earlier != 8'd0) || (ringAsked != ringCome)))) begin  // ListWalker.java:287
        $display("assertion failed: a line that comes was asked for (ListWalker.java:287)");
        $stop;  // ListWalker.java:287
      end
      if (!((ringAsked - ringUsed) <= 8'd128)) begin  // ListWalker.java:290
        $display("assertion failed: no more lines are under way than have a place (ListWalker.java:290)");
        $stop;  // ListWalker.java:290
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!returns || (isOfOther || isOfFront || (earlier != 8'd0) || (ringAsked != ringCome)));  // ListWalker.java:287
      assert ((ringAsked - ringUsed) <= 8'd128);  // ListWalker.java:290
    end
  end
`endif
endmodule
`default_nettype wire
