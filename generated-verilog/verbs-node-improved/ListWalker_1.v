`default_nettype none
// units=1
module ListWalker_1 (  // ListWalker.java:118
  input  wire clock,  // ListWalker.java:118
  input  wire reset,  // ListWalker.java:118
  input  wire answer_isAllowed,  // ListWalker.java:52
  input  wire [47:0] answer_address,  // ListWalker.java:52
  input  wire [12:0] answer_bytes,  // ListWalker.java:52
  input  wire answer_last,  // ListWalker.java:52
  input  wire answer_isList,  // ListWalker.java:52
  input  wire [47:0] answer_list,  // ListWalker.java:52
  input  wire [16:0] answer_entries,  // ListWalker.java:52
  input  wire answers,  // ListWalker.java:54
  output wire [42:0] memory_data,  // ListWalker.java:56
  output wire memory_valid,  // ListWalker.java:56
  input  wire memory_ready,  // ListWalker.java:56
  input  wire returns,  // ListWalker.java:58
  input  wire [255:0] line,  // ListWalker.java:60
  input  wire forgets,  // ListWalker.java:62
  output wire walks,  // ListWalker.java:64
  input  wire [63:0] wanted_0_data_address,  // ListWalker.java:120
  input  wire [31:0] wanted_0_data_key,  // ListWalker.java:120
  input  wire [31:0] wanted_0_data_bytes,  // ListWalker.java:120
  input  wire [15:0] wanted_0_data_domain,  // ListWalker.java:120
  input  wire [3:0] wanted_0_data_rights,  // ListWalker.java:120
  input  wire wanted_0_data_last,  // ListWalker.java:120
  input  wire wanted_0_data_isPhysical,  // ListWalker.java:120
  input  wire wanted_0_data_isCheck,  // ListWalker.java:120
  input  wire wanted_0_data_isList,  // ListWalker.java:120
  input  wire wanted_0_data_isWrong,  // ListWalker.java:120
  input  wire wanted_0_valid,  // ListWalker.java:120
  output wire wanted_0_ready,  // ListWalker.java:120
  output reg  [63:0] run_0_data_address,  // ListWalker.java:121
  output reg  [31:0] run_0_data_key,  // ListWalker.java:121
  output reg  [31:0] run_0_data_bytes,  // ListWalker.java:121
  output wire [15:0] run_0_data_domain,  // ListWalker.java:121
  output wire [3:0] run_0_data_rights,  // ListWalker.java:121
  output reg  run_0_data_last,  // ListWalker.java:121
  output wire run_0_data_isPhysical,  // ListWalker.java:121
  output wire run_0_data_isCheck,  // ListWalker.java:121
  output wire run_0_data_isList,  // ListWalker.java:121
  output reg  run_0_data_isWrong,  // ListWalker.java:121
  output wire run_0_valid,  // ListWalker.java:121
  input  wire run_0_ready,  // ListWalker.java:121
  output wire [63:0] query_0_data_address,  // ListWalker.java:122
  output wire [31:0] query_0_data_key,  // ListWalker.java:122
  output wire [31:0] query_0_data_bytes,  // ListWalker.java:122
  output wire [15:0] query_0_data_domain,  // ListWalker.java:122
  output wire [3:0] query_0_data_rights,  // ListWalker.java:122
  output wire query_0_data_last,  // ListWalker.java:122
  output wire query_0_data_isPhysical,  // ListWalker.java:122
  output wire query_0_data_isCheck,  // ListWalker.java:122
  output reg  query_0_data_isList,  // ListWalker.java:122
  output wire query_0_data_isWrong,  // ListWalker.java:122
  output wire query_0_valid,  // ListWalker.java:122
  input  wire query_0_ready  // ListWalker.java:122
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
  reg  [3:0] state;  // ListWalker.java:80
  reg  [63:0] whole_address;  // ListWalker.java:81
  reg  [31:0] whole_key;  // ListWalker.java:81
  reg  [31:0] whole_bytes;  // ListWalker.java:81
  reg  [15:0] whole_domain;  // ListWalker.java:81
  reg  [3:0] whole_rights;  // ListWalker.java:81
  reg  whole_last;  // ListWalker.java:81
  reg  whole_isPhysical;  // ListWalker.java:81
  reg  whole_isCheck;  // ListWalker.java:81
  reg  whole_isList;  // ListWalker.java:81
  reg  whole_isWrong;  // ListWalker.java:81
  reg  [12:0] left;  // ListWalker.java:82
  reg  [47:0] offset;  // ListWalker.java:83
  reg  [42:0] first_0;  // ListWalker.java:86
  reg  [16:0] entries;  // ListWalker.java:87
  reg  isKept;  // ListWalker.java:88
  reg  isOther;  // ListWalker.java:89
  reg  [127:0] found;  // ListWalker.java:92
  reg  [63:0] address;  // ListWalker.java:93
  reg  [31:0] room;  // ListWalker.java:94
  reg  [127:0] element;  // ListWalker.java:98
  reg  hasElement;  // ListWalker.java:99
  wire hits;  // ListWalker.java:100
  wire ends;  // ListWalker.java:101
  wire [63:0] next_0_address;  // ListWalker.java:104
  wire [31:0] next_0_key;  // ListWalker.java:104
  wire [31:0] next_0_bytes;  // ListWalker.java:104
  wire [15:0] next_0_domain;  // ListWalker.java:104
  wire [3:0] next_0_rights;  // ListWalker.java:104
  wire next_0_last;  // ListWalker.java:104
  wire next_0_isPhysical;  // ListWalker.java:104
  wire next_0_isCheck;  // ListWalker.java:104
  wire next_0_isList;  // ListWalker.java:104
  wire next_0_isWrong;  // ListWalker.java:104
  wire takes_0;  // ListWalker.java:106
  wire isTaken;  // ListWalker.java:108
  wire isAsked_0;  // ListWalker.java:111
  reg  [7:0] frontAsked;  // ListWalker.java:279
  reg  [7:0] frontCome;  // ListWalker.java:280
  reg  [7:0] ringAsked;  // ListWalker.java:281
  reg  [7:0] ringCome;  // ListWalker.java:282
  reg  [7:0] ringUsed;  // ListWalker.java:283
  reg  [7:0] other;  // ListWalker.java:285
  reg  [7:0] earlier;  // ListWalker.java:286
  reg  [15:0] toAsk;  // ListWalker.java:287
  reg  [15:0] lineCount;  // ListWalker.java:288
  reg  [42:0] next_1;  // ListWalker.java:289
  reg  [42:0] behind_0;  // ListWalker.java:290
  wire asking_source_valid;  // ListWalker.java:294
  reg  lines_written;  // ListWalker.java:317
  reg  [16:0] position;  // ListWalker.java:360
  reg  [47:0] distance;  // ListWalker.java:361
  reg  [255:0] entryLine;  // ListWalker.java:368
  reg  isOdd;  // ListWalker.java:369
  reg  hasLine;  // ListWalker.java:370
  reg  isLater;  // ListWalker.java:132
  reg  isSecond;  // ListWalker.java:133
  reg  [12:0] inPage;  // ListWalker.java:139
  reg  [12:0] part;  // ListWalker.java:141
  reg  isRest;  // ListWalker.java:142
  reg  endsEntry;  // ListWalker.java:143
  wire asking_source_ready, asking_sink_valid; wire [42:0] asking_sink_data;  // ListWalker.java:294
  reg  [255:0] lines [0:255];  // ListWalker.java:314
  wire begins = state == State_BEGIN;  // ListWalker.java:96
  wire isWalking = state == State_WALK;  // ListWalker.java:97
  wire first_1 = wanted_0_valid && (wanted_0_data_key[18] && !wanted_0_data_isPhysical
      && !wanted_0_data_isWrong);  // ListWalker.java:186
  wire [42:0] answered = answer_list[47:5];  // ListWalker.java:259
  wire isSame = isKept && (answered == first_0);  // ListWalker.java:260
  wire takes_1 = (state == State_AWAIT) && answers && answer_isAllowed;  // ListWalker.java:261
  wire isFront_0 = frontAsked != 8'd128;  // ListWalker.java:296
  wire hasRoom = isFront_0 || ((ringAsked - ringUsed) != 8'd128);  // ListWalker.java:297
  wire asks = (toAsk != 16'd0) && hasRoom && !begins && (isWalking || isFront_0);  // ListWalker.java:299
  wire isAsked_1 = asking_source_valid && asking_source_ready;  // ListWalker.java:302
  wire isOfOther = returns && (other != 8'd0);  // ListWalker.java:309
  wire isOfFront = returns && (other == 8'd0) && (frontCome != frontAsked);  // ListWalker.java:310
  wire isBehind = returns && (other == 8'd0) && (frontCome == frontAsked);  // ListWalker.java:311
  wire isOfEarlier = isBehind && (earlier != 8'd0);  // ListWalker.java:312
  wire isOfRing = isBehind && (earlier == 8'd0);  // ListWalker.java:313
  wire [7:0] come = {7'd0, returns};  // ListWalker.java:329
  wire [7:0] underWay = other + (frontAsked - frontCome) + earlier + (ringAsked - ringCome);  // ListWalker.java:331
  wire [15:0] index = position[16:1];  // ListWalker.java:362
  wire isFront_1 = index < 16'd128;  // ListWalker.java:363
  wire isHere = isFront_1 ? (index[7:0] < frontCome) : (ringCome != ringUsed);  // ListWalker.java:364
  wire reads = isWalking && (position != entries) && isHere;  // ListWalker.java:365
  wire [7:0] place = isFront_1 ? {1'b0, index[6:0]} : {1'b1, ringUsed[6:0]};  // ListWalker.java:367
  wire stops = hits || begins;  // ListWalker.java:380
  wire [31:0] length = element[95:64];  // LayoutField.java:18
  wire [48:0] behind_1 = {1'b0, distance} - {17'd0, length};  // ListWalker.java:386
  wire isInside = behind_1[48];  // ListWalker.java:387
  wire hasAll = {19'd0, left} <= room;  // ListWalker.java:134
  wire isPlaced = isSecond || (!isLater && hasAll);  // ListWalker.java:135
  wire [12:0] pageLeft = 13'd4096 - {1'b0, address[11:0]};  // ListWalker.java:137
  wire isEntry = room <= {19'd0, inPage};  // ListWalker.java:145
  wire goes = (state == State_OFFER) && isTaken;  // ListWalker.java:150
  wire isPiece = state == State_OFFER;  // ListWalker.java:199
  wire isWrong = state == State_WRONG;  // ListWalker.java:200
  wire [31:0] key = found[127:96];  // LayoutField.java:18
  wire isIndirect = wanted_0_data_key[18] && !wanted_0_data_isPhysical && !wanted_0_data_isWrong;  // ListWalker.java:194
  wire passes = !isIndirect && (state == State_PASS);  // ListWalker.java:209
  wire isWalked = isPiece || isWrong;  // ListWalker.java:214
  wire taken = run_0_ready;  // ListWalker.java:229
  wire asked = query_0_ready;  // ListWalker.java:230
  wire [16:0] lineCount_sum = entries + 17'd1;  // ListWalker.java:291
  wire [7:0] lines_address_choice = isOfFront ? {1'b0, frontCome[6:0]} : {1'b1, ringCome[6:0]};  // ListWalker.java:317
  wire [255:0] entryLine_read = lines[place];  // ListWalker.java:368
  assign memory_data = asking_sink_data;  // ListWalker.java:295
  assign memory_valid = asking_sink_valid;  // ListWalker.java:295
  assign walks = isWalking && hasElement;  // ListWalker.java:388
  assign hits = isWalking && hasElement && isInside;  // ListWalker.java:389
  assign ends = isWalking && (position == entries) && !hasLine && !hasElement;  // ListWalker.java:390
  assign next_0_address = wanted_0_data_address;  // ListWalker.java:173
  assign next_0_key = wanted_0_data_key;  // ListWalker.java:173
  assign next_0_bytes = wanted_0_data_bytes;  // ListWalker.java:173
  assign next_0_domain = wanted_0_data_domain;  // ListWalker.java:173
  assign next_0_rights = wanted_0_data_rights;  // ListWalker.java:173
  assign next_0_last = wanted_0_data_last;  // ListWalker.java:173
  assign next_0_isPhysical = wanted_0_data_isPhysical;  // ListWalker.java:173
  assign next_0_isCheck = wanted_0_data_isCheck;  // ListWalker.java:173
  assign next_0_isList = wanted_0_data_isList;  // ListWalker.java:173
  assign next_0_isWrong = wanted_0_data_isWrong;  // ListWalker.java:173
  assign takes_0 = first_1 && (state == State_PASS);  // ListWalker.java:172
  assign isTaken = taken;  // ListWalker.java:232
  assign isAsked_0 = asked;  // ListWalker.java:233
  assign wanted_0_ready = isIndirect ? (state == State_PASS) : (passes && run_0_ready);  // ListWalker.java:213
  always @* begin
    run_0_data_address = isWalked ? whole_address : wanted_0_data_address;  // ListWalker.java:216
    if (isPiece) begin  // ListWalker.java:217
      run_0_data_address = address;  // ListWalker.java:218
    end
  end
  always @* begin
    run_0_data_key = isWalked ? whole_key : wanted_0_data_key;  // ListWalker.java:216
    if (isPiece) begin  // ListWalker.java:217
      run_0_data_key = key;  // ListWalker.java:219
    end
  end
  always @* begin
    run_0_data_bytes = isWalked ? whole_bytes : wanted_0_data_bytes;  // ListWalker.java:216
    if (isPiece) begin  // ListWalker.java:217
      run_0_data_bytes = {19'd0, part};  // ListWalker.java:220
    end
  end
  assign run_0_data_domain = isWalked ? whole_domain : wanted_0_data_domain;  // ListWalker.java:216
  assign run_0_data_rights = isWalked ? whole_rights : wanted_0_data_rights;  // ListWalker.java:216
  always @* begin
    run_0_data_last = isWalked ? whole_last : wanted_0_data_last;  // ListWalker.java:216
    if (isPiece) begin  // ListWalker.java:217
      run_0_data_last = whole_last && isRest;  // ListWalker.java:221
    end
  end
  assign run_0_data_isPhysical = isWalked ? whole_isPhysical : wanted_0_data_isPhysical;  // ListWalker.java:216
  assign run_0_data_isCheck = isWalked ? whole_isCheck : wanted_0_data_isCheck;  // ListWalker.java:216
  assign run_0_data_isList = isWalked ? whole_isList : wanted_0_data_isList;  // ListWalker.java:216
  always @* begin
    run_0_data_isWrong = isWalked ? whole_isWrong : wanted_0_data_isWrong;  // ListWalker.java:216
    if (isPiece) begin  // ListWalker.java:217
      run_0_data_isWrong = key[18];  // ListWalker.java:222
    end
    if (isWrong) begin  // ListWalker.java:224
      run_0_data_isWrong = 1'b1;  // ListWalker.java:224
    end
  end
  assign run_0_valid = (wanted_0_valid && passes) || isWalked;  // ListWalker.java:215
  assign query_0_data_address = whole_address;  // ListWalker.java:227
  assign query_0_data_key = whole_key;  // ListWalker.java:227
  assign query_0_data_bytes = whole_bytes;  // ListWalker.java:227
  assign query_0_data_domain = whole_domain;  // ListWalker.java:227
  assign query_0_data_rights = whole_rights;  // ListWalker.java:227
  assign query_0_data_last = whole_last;  // ListWalker.java:227
  assign query_0_data_isPhysical = whole_isPhysical;  // ListWalker.java:227
  assign query_0_data_isCheck = whole_isCheck;  // ListWalker.java:227
  always @* begin
    query_0_data_isList = whole_isList;  // ListWalker.java:227
    if (state == State_QUERY) begin  // ListWalker.java:228
      query_0_data_isList = 1'b1;  // ListWalker.java:228
    end
  end
  assign query_0_data_isWrong = whole_isWrong;  // ListWalker.java:227
  assign query_0_valid = state == State_QUERY;  // ListWalker.java:226
  assign asking_source_valid = asks;  // ListWalker.java:300
  always @* begin
    lines_written = 1'b0;  // ListWalker.java:317
    if (isOfFront || isOfRing) begin  // ListWalker.java:315
      lines_written = 1'b1;  // ListWalker.java:317
    end
  end
  always @(posedge clock) begin
    if (takes_0) begin  // ListWalker.java:124
      whole_address <= next_0_address;  // ListWalker.java:125
      whole_key <= next_0_key;  // ListWalker.java:125
      whole_bytes <= next_0_bytes;  // ListWalker.java:125
      whole_domain <= next_0_domain;  // ListWalker.java:125
      whole_rights <= next_0_rights;  // ListWalker.java:125
      whole_last <= next_0_last;  // ListWalker.java:125
      whole_isPhysical <= next_0_isPhysical;  // ListWalker.java:125
      whole_isCheck <= next_0_isCheck;  // ListWalker.java:125
      whole_isList <= next_0_isList;  // ListWalker.java:125
      whole_isWrong <= next_0_isWrong;  // ListWalker.java:125
      left <= next_0_bytes[12:0];  // ListWalker.java:126
      offset <= next_0_address[47:0];  // ListWalker.java:127
    end
    if (takes_1) begin  // ListWalker.java:262
      first_0 <= answered;  // ListWalker.java:263
      entries <= answer_entries;  // ListWalker.java:264
      isOther <= !isSame;  // ListWalker.java:265
    end
    if (begins) begin  // ListWalker.java:267
      isOther <= 1'b0;  // ListWalker.java:267
    end
    if (forgets) begin  // ListWalker.java:269
      isKept <= 1'b0;  // ListWalker.java:269
    end else if (takes_1) begin  // ListWalker.java:269
      isKept <= 1'b1;  // ListWalker.java:269
    end
    lineCount <= lineCount_sum[16:1];  // ListWalker.java:291
    behind_0 <= first_0 + 43'd128;  // ListWalker.java:292
    if (isAsked_1) begin  // ListWalker.java:303
      toAsk <= toAsk - 16'd1;  // ListWalker.java:304
      next_1 <= next_1 + 43'd1;  // ListWalker.java:305
      if (isFront_0) begin  // ListWalker.java:306
        frontAsked <= frontAsked + 8'd1;  // ListWalker.java:306
      end else begin  // ListWalker.java:306
        ringAsked <= ringAsked + 8'd1;  // ListWalker.java:306
      end
    end
    if (isOfFront || isOfRing) begin  // ListWalker.java:315
      lines[lines_address_choice] <= line;  // ListWalker.java:317
    end
    if (isOfOther) begin  // ListWalker.java:323
      other <= other - 8'd1;  // ListWalker.java:323
    end
    if (isOfFront) begin  // ListWalker.java:324
      frontCome <= frontCome + 8'd1;  // ListWalker.java:324
    end
    if (isOfEarlier) begin  // ListWalker.java:325
      earlier <= earlier - 8'd1;  // ListWalker.java:325
    end
    if (isOfRing) begin  // ListWalker.java:326
      ringCome <= ringCome + 8'd1;  // ListWalker.java:326
    end
    if (begins) begin  // ListWalker.java:332
      ringAsked <= 8'd0;  // ListWalker.java:333
      ringCome <= 8'd0;  // ListWalker.java:334
      ringUsed <= 8'd0;  // ListWalker.java:335
      if (isOther) begin  // ListWalker.java:336
        other <= underWay - come;  // ListWalker.java:337
        earlier <= 8'd0;  // ListWalker.java:338
        frontAsked <= 8'd0;  // ListWalker.java:339
        frontCome <= 8'd0;  // ListWalker.java:340
        toAsk <= lineCount;  // ListWalker.java:341
        next_1 <= first_0;  // ListWalker.java:342
      end else if (frontAsked == 8'd128) begin  // ListWalker.java:344
        earlier <= (earlier + (ringAsked - ringCome)) - {7'd0, isBehind};  // ListWalker.java:345
        toAsk <= lineCount - 16'd128;  // ListWalker.java:347
        next_1 <= behind_0;  // ListWalker.java:348
      end
    end
    if (reads) begin  // ListWalker.java:368
      entryLine <= (lines_written && (lines_address_choice == place)) ? 256'bx : entryLine_read;  // ListWalker.java:368
    end
    if (reads) begin  // ListWalker.java:371
      position <= position + 17'd1;  // ListWalker.java:372
      isOdd <= position[0];  // ListWalker.java:373
    end
    if (reads && !isFront_1 && position[0]) begin  // ListWalker.java:375
      ringUsed <= ringUsed + 8'd1;  // ListWalker.java:375
    end
    if (begins) begin  // ListWalker.java:376
      position <= 17'd0;  // ListWalker.java:377
      distance <= offset;  // ListWalker.java:378
    end
    hasLine <= reads && !stops;  // ListWalker.java:381
    hasElement <= hasLine && isWalking && !stops;  // ListWalker.java:382
    element <= isOdd ? entryLine[255:128] : entryLine[127:0];  // ListWalker.java:383
    if (walks && !isInside) begin  // ListWalker.java:391
      distance <= behind_1[47:0];  // ListWalker.java:391
    end
    if (hits) begin  // ListWalker.java:392
      found <= element;  // ListWalker.java:393
      address <= element[63:0] + {16'd0, distance};  // ListWalker.java:394
      room <= length - distance[31:0];  // ListWalker.java:395
    end
    inPage <= (left <= pageLeft) ? left : pageLeft;  // ListWalker.java:140
    if (state == State_CUT) begin  // ListWalker.java:144
      part <= isEntry ? room[12:0] : inPage;  // ListWalker.java:146
      isRest <= isEntry ? (room == {19'd0, left}) : (inPage == left);  // ListWalker.java:147
      endsEntry <= isEntry;  // ListWalker.java:148
    end
    if (takes_0) begin  // ListWalker.java:151
      isLater <= 1'b0;  // ListWalker.java:152
      isSecond <= 1'b0;  // ListWalker.java:153
    end
    if ((state == State_FOUND) && !isPlaced) begin  // ListWalker.java:155
      isSecond <= 1'b1;  // ListWalker.java:155
    end
    if (goes) begin  // ListWalker.java:156
      left <= left - part;  // ListWalker.java:157
      offset <= offset + {35'd0, part};  // ListWalker.java:158
      address <= address + {51'd0, part};  // ListWalker.java:159
      room <= room - {19'd0, part};  // ListWalker.java:160
      isLater <= 1'b1;  // ListWalker.java:161
      isSecond <= 1'b0;  // ListWalker.java:162
    end
    case (state)  // ListWalker.java:80
      State_PASS: begin  // ListWalker.java:238
        if (takes_0) begin  // ListWalker.java:238
          state <= State_QUERY;  // ListWalker.java:238
        end
      end
      State_QUERY: begin  // ListWalker.java:239
        if (isAsked_0) begin  // ListWalker.java:239
          state <= State_AWAIT;  // ListWalker.java:239
        end
      end
      State_AWAIT: begin  // ListWalker.java:240
        if (answers && answer_isAllowed) begin  // ListWalker.java:241
          state <= State_LIST;  // ListWalker.java:241
        end else if (answers) begin  // ListWalker.java:242
          state <= State_WRONG;  // ListWalker.java:242
        end
      end
      State_LIST: begin  // ListWalker.java:243
        state <= State_BEGIN;  // ListWalker.java:243
      end
      State_BEGIN: begin  // ListWalker.java:244
        state <= State_WALK;  // ListWalker.java:244
      end
      State_WALK: begin  // ListWalker.java:245
        if (hits) begin  // ListWalker.java:245
          state <= State_FOUND;  // ListWalker.java:245
        end else if (ends) begin  // ListWalker.java:245
          state <= State_WRONG;  // ListWalker.java:245
        end
      end
      State_FOUND: begin  // ListWalker.java:246
        if (isPlaced) begin  // ListWalker.java:246
          state <= State_CUT;  // ListWalker.java:246
        end else begin  // ListWalker.java:246
          state <= State_BEGIN;  // ListWalker.java:246
        end
      end
      State_PAGE: begin  // ListWalker.java:252
        state <= State_CUT;  // ListWalker.java:252
      end
      State_CUT: begin  // ListWalker.java:247
        state <= State_OFFER;  // ListWalker.java:247
      end
      State_OFFER: begin  // ListWalker.java:248
        if (isTaken && isRest) begin  // ListWalker.java:249
          state <= State_PASS;  // ListWalker.java:249
        end else if (isTaken && endsEntry) begin  // ListWalker.java:250
          state <= State_BEGIN;  // ListWalker.java:250
        end else if (isTaken) begin  // ListWalker.java:251
          state <= State_PAGE;  // ListWalker.java:251
        end
      end
      default /* State_WRONG */: begin  // ListWalker.java:253
        if (isTaken) begin  // ListWalker.java:253
          state <= State_PASS;  // ListWalker.java:253
        end
      end
    endcase
    if (reset) begin
      state <= State_PASS;  // ListWalker.java:80
      isKept <= 1'b0;  // ListWalker.java:88
      hasElement <= 1'b0;  // ListWalker.java:99
      frontAsked <= 8'd0;  // ListWalker.java:279
      frontCome <= 8'd0;  // ListWalker.java:280
      ringAsked <= 8'd0;  // ListWalker.java:281
      ringCome <= 8'd0;  // ListWalker.java:282
      ringUsed <= 8'd0;  // ListWalker.java:283
      other <= 8'd0;  // ListWalker.java:285
      earlier <= 8'd0;  // ListWalker.java:286
      toAsk <= 16'd0;  // ListWalker.java:287
      position <= 17'd0;  // ListWalker.java:360
      hasLine <= 1'b0;  // ListWalker.java:370
    end
  end
  SkidBuffer_UInt43 asking (  // ListWalker.java:294
    .clock(clock), .reset(reset), .source_data(next_1), .source_valid(asking_source_valid),
    .source_ready(asking_source_ready), .sink_data(asking_sink_data), .sink_valid(asking_sink_valid),
    .sink_ready(memory_ready));
  wire unused_ok = &{1'b0, answer_address, answer_bytes, answer_last, answer_isList, answer_list[4:0],
      found[95:0], lineCount_sum[0]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!returns || (isOfOther || isOfFront || (earlier != 8'd0) || (ringAsked != ringCome)))) begin  // ListWalker.java:352
        $display("assertion failed: a line that comes was asked for (ListWalker.java:352)");
        $stop;  // ListWalker.java:352
      end
      if (!((ringAsked - ringUsed) <= 8'd128)) begin  // ListWalker.java:355
        $display("assertion failed: no more lines are under way than have a place (ListWalker.java:355)");
        $stop;  // ListWalker.java:355
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!returns || (isOfOther || isOfFront || (earlier != 8'd0) || (ringAsked != ringCome)));  // ListWalker.java:352
      assert ((ringAsked - ringUsed) <= 8'd128);  // ListWalker.java:355
    end
  end
`endif
endmodule
`default_nettype wire
