`default_nettype none
module ListWalker (  // ListWalker.java:100
  input  wire clock,  // ListWalker.java:100
  input  wire reset,  // ListWalker.java:100
  input  wire [63:0] wanted_data_address,  // ListWalker.java:42
  input  wire [31:0] wanted_data_key,  // ListWalker.java:42
  input  wire [31:0] wanted_data_bytes,  // ListWalker.java:42
  input  wire [15:0] wanted_data_domain,  // ListWalker.java:42
  input  wire [3:0] wanted_data_rights,  // ListWalker.java:42
  input  wire wanted_data_last,  // ListWalker.java:42
  input  wire wanted_data_isPhysical,  // ListWalker.java:42
  input  wire wanted_data_isCheck,  // ListWalker.java:42
  input  wire wanted_data_isList,  // ListWalker.java:42
  input  wire wanted_data_isWrong,  // ListWalker.java:42
  input  wire wanted_valid,  // ListWalker.java:42
  output wire wanted_ready,  // ListWalker.java:42
  output reg  [63:0] run_data_address,  // ListWalker.java:44
  output reg  [31:0] run_data_key,  // ListWalker.java:44
  output reg  [31:0] run_data_bytes,  // ListWalker.java:44
  output wire [15:0] run_data_domain,  // ListWalker.java:44
  output wire [3:0] run_data_rights,  // ListWalker.java:44
  output reg  run_data_last,  // ListWalker.java:44
  output wire run_data_isPhysical,  // ListWalker.java:44
  output wire run_data_isCheck,  // ListWalker.java:44
  output wire run_data_isList,  // ListWalker.java:44
  output reg  run_data_isWrong,  // ListWalker.java:44
  output wire run_valid,  // ListWalker.java:44
  input  wire run_ready,  // ListWalker.java:44
  output wire [63:0] query_data_address,  // ListWalker.java:46
  output wire [31:0] query_data_key,  // ListWalker.java:46
  output wire [31:0] query_data_bytes,  // ListWalker.java:46
  output wire [15:0] query_data_domain,  // ListWalker.java:46
  output wire [3:0] query_data_rights,  // ListWalker.java:46
  output wire query_data_last,  // ListWalker.java:46
  output wire query_data_isPhysical,  // ListWalker.java:46
  output wire query_data_isCheck,  // ListWalker.java:46
  output reg  query_data_isList,  // ListWalker.java:46
  output wire query_data_isWrong,  // ListWalker.java:46
  output wire query_valid,  // ListWalker.java:46
  input  wire query_ready,  // ListWalker.java:46
  input  wire answer_isAllowed,  // ListWalker.java:48
  input  wire [47:0] answer_address,  // ListWalker.java:48
  input  wire [12:0] answer_bytes,  // ListWalker.java:48
  input  wire answer_last,  // ListWalker.java:48
  input  wire answer_isList,  // ListWalker.java:48
  input  wire [47:0] answer_list,  // ListWalker.java:48
  input  wire [16:0] answer_entries,  // ListWalker.java:48
  input  wire answers,  // ListWalker.java:50
  output wire memory_data_write,  // ListWalker.java:52
  output wire [42:0] memory_data_line,  // ListWalker.java:52
  output wire [255:0] memory_data_data,  // ListWalker.java:52
  output wire [31:0] memory_data_lanes,  // ListWalker.java:52
  output wire memory_valid,  // ListWalker.java:52
  input  wire memory_ready,  // ListWalker.java:52
  input  wire returns,  // ListWalker.java:54
  input  wire [255:0] line,  // ListWalker.java:56
  input  wire forgets,  // ListWalker.java:58
  output wire walks  // ListWalker.java:60
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
  reg  [3:0] state;  // ListWalker.java:76
  reg  [63:0] whole_address;  // ListWalker.java:77
  reg  [31:0] whole_key;  // ListWalker.java:77
  reg  [31:0] whole_bytes;  // ListWalker.java:77
  reg  [15:0] whole_domain;  // ListWalker.java:77
  reg  [3:0] whole_rights;  // ListWalker.java:77
  reg  whole_last;  // ListWalker.java:77
  reg  whole_isPhysical;  // ListWalker.java:77
  reg  whole_isCheck;  // ListWalker.java:77
  reg  whole_isList;  // ListWalker.java:77
  reg  whole_isWrong;  // ListWalker.java:77
  reg  [12:0] left;  // ListWalker.java:78
  reg  [47:0] offset;  // ListWalker.java:79
  reg  [42:0] first;  // ListWalker.java:82
  reg  [16:0] entries;  // ListWalker.java:83
  reg  isKept;  // ListWalker.java:84
  reg  isOther;  // ListWalker.java:85
  reg  [127:0] found;  // ListWalker.java:88
  reg  [63:0] address;  // ListWalker.java:89
  reg  [31:0] room;  // ListWalker.java:90
  reg  [127:0] element;  // ListWalker.java:94
  reg  hasElement;  // ListWalker.java:95
  wire hits;  // ListWalker.java:96
  wire ends;  // ListWalker.java:97
  reg  [7:0] frontAsked;  // ListWalker.java:215
  reg  [7:0] frontCome;  // ListWalker.java:216
  reg  [7:0] ringAsked;  // ListWalker.java:217
  reg  [7:0] ringCome;  // ListWalker.java:218
  reg  [7:0] ringUsed;  // ListWalker.java:219
  reg  [7:0] other;  // ListWalker.java:221
  reg  [7:0] earlier;  // ListWalker.java:222
  reg  [15:0] toAsk;  // ListWalker.java:223
  reg  [15:0] lineCount;  // ListWalker.java:224
  reg  [42:0] next;  // ListWalker.java:225
  reg  [42:0] behind_0;  // ListWalker.java:226
  wire asking_source_valid;  // ListWalker.java:231
  reg  lines_written;  // ListWalker.java:257
  reg  [16:0] position;  // ListWalker.java:300
  reg  [47:0] distance;  // ListWalker.java:301
  reg  [255:0] entryLine;  // ListWalker.java:308
  reg  isOdd;  // ListWalker.java:309
  reg  hasLine;  // ListWalker.java:310
  reg  isLater;  // ListWalker.java:120
  reg  isSecond;  // ListWalker.java:121
  reg  [12:0] inPage;  // ListWalker.java:127
  reg  [12:0] part;  // ListWalker.java:129
  reg  isRest;  // ListWalker.java:130
  reg  endsEntry;  // ListWalker.java:131
  wire asking_source_ready, asking_sink_data_write, asking_sink_valid; wire [42:0] asking_sink_data_line;  // ListWalker.java:231
  wire [255:0] asking_sink_data_data; wire [31:0] asking_sink_data_lanes;  // ListWalker.java:231
  reg  [255:0] lines [0:255];  // ListWalker.java:254
  wire begins = state == State_BEGIN;  // ListWalker.java:92
  wire isWalking = state == State_WALK;  // ListWalker.java:93
  wire isIndirect = wanted_data_key[18] && !wanted_data_isPhysical && !wanted_data_isWrong;  // ListWalker.java:105
  wire passes = (state == State_PASS) && !isIndirect;  // ListWalker.java:106
  wire takes_0 = (state == State_PASS) && isIndirect && wanted_valid;  // ListWalker.java:107
  wire [42:0] answered = answer_list[47:5];  // ListWalker.java:195
  wire isSame = isKept && (answered == first);  // ListWalker.java:196
  wire takes_1 = (state == State_AWAIT) && answers && answer_isAllowed;  // ListWalker.java:197
  wire isFront_0 = frontAsked != 8'd128;  // ListWalker.java:233
  wire hasRoom = isFront_0 || ((ringAsked - ringUsed) != 8'd128);  // ListWalker.java:234
  wire asks = (toAsk != 16'd0) && hasRoom && !begins && (isWalking || isFront_0);  // ListWalker.java:236
  wire isAsked = asking_source_valid && asking_source_ready;  // ListWalker.java:242
  wire isOfOther = returns && (other != 8'd0);  // ListWalker.java:249
  wire isOfFront = returns && (other == 8'd0) && (frontCome != frontAsked);  // ListWalker.java:250
  wire isBehind = returns && (other == 8'd0) && (frontCome == frontAsked);  // ListWalker.java:251
  wire isOfEarlier = isBehind && (earlier != 8'd0);  // ListWalker.java:252
  wire isOfRing = isBehind && (earlier == 8'd0);  // ListWalker.java:253
  wire [7:0] come = {7'd0, returns};  // ListWalker.java:269
  wire [7:0] underWay = other + (frontAsked - frontCome) + earlier + (ringAsked - ringCome);  // ListWalker.java:271
  wire [15:0] index = position[16:1];  // ListWalker.java:302
  wire isFront_1 = index < 16'd128;  // ListWalker.java:303
  wire isHere = isFront_1 ? (index[7:0] < frontCome) : (ringCome != ringUsed);  // ListWalker.java:304
  wire reads = isWalking && (position != entries) && isHere;  // ListWalker.java:305
  wire [7:0] place = isFront_1 ? {1'b0, index[6:0]} : {1'b1, ringUsed[6:0]};  // ListWalker.java:307
  wire stops = hits || begins;  // ListWalker.java:320
  wire [31:0] length = element[95:64];  // LayoutField.java:17
  wire [48:0] behind_1 = {1'b0, distance} - {17'd0, length};  // ListWalker.java:326
  wire isInside = behind_1[48];  // ListWalker.java:327
  wire hasAll = {19'd0, left} <= room;  // ListWalker.java:122
  wire isPlaced = isSecond || (!isLater && hasAll);  // ListWalker.java:123
  wire [12:0] pageLeft = 13'd4096 - {1'b0, address[11:0]};  // ListWalker.java:125
  wire isEntry = room <= {19'd0, inPage};  // ListWalker.java:133
  wire isPiece = state == State_OFFER;  // ListWalker.java:138
  wire isWrong = state == State_WRONG;  // ListWalker.java:139
  wire goes = isPiece && run_ready;  // ListWalker.java:140
  wire [31:0] key = found[127:96];  // LayoutField.java:17
  wire [16:0] lineCount_sum = entries + 17'd1;  // ListWalker.java:227
  wire [7:0] lines_address_choice = isOfFront ? {1'b0, frontCome[6:0]} : {1'b1, ringCome[6:0]};  // ListWalker.java:257
  wire [255:0] entryLine_read = lines[place];  // ListWalker.java:308
  wire run_data_address_or = isPiece || isWrong;  // ListWalker.java:161
  assign wanted_ready = isIndirect ? (state == State_PASS) : (passes && run_ready);  // ListWalker.java:108
  always @* begin
    run_data_address = run_data_address_or ? whole_address : wanted_data_address;  // ListWalker.java:161
    if (isPiece) begin  // ListWalker.java:162
      run_data_address = address;  // ListWalker.java:163
    end
  end
  always @* begin
    run_data_key = run_data_address_or ? whole_key : wanted_data_key;  // ListWalker.java:161
    if (isPiece) begin  // ListWalker.java:162
      run_data_key = key;  // ListWalker.java:164
    end
  end
  always @* begin
    run_data_bytes = run_data_address_or ? whole_bytes : wanted_data_bytes;  // ListWalker.java:161
    if (isPiece) begin  // ListWalker.java:162
      run_data_bytes = {19'd0, part};  // ListWalker.java:165
    end
  end
  assign run_data_domain = run_data_address_or ? whole_domain : wanted_data_domain;  // ListWalker.java:161
  assign run_data_rights = run_data_address_or ? whole_rights : wanted_data_rights;  // ListWalker.java:161
  always @* begin
    run_data_last = run_data_address_or ? whole_last : wanted_data_last;  // ListWalker.java:161
    if (isPiece) begin  // ListWalker.java:162
      run_data_last = whole_last && isRest;  // ListWalker.java:166
    end
  end
  assign run_data_isPhysical = run_data_address_or ? whole_isPhysical : wanted_data_isPhysical;  // ListWalker.java:161
  assign run_data_isCheck = run_data_address_or ? whole_isCheck : wanted_data_isCheck;  // ListWalker.java:161
  assign run_data_isList = run_data_address_or ? whole_isList : wanted_data_isList;  // ListWalker.java:161
  always @* begin
    run_data_isWrong = run_data_address_or ? whole_isWrong : wanted_data_isWrong;  // ListWalker.java:161
    if (isPiece) begin  // ListWalker.java:162
      run_data_isWrong = key[18];  // ListWalker.java:167
    end
    if (isWrong) begin  // ListWalker.java:169
      run_data_isWrong = 1'b1;  // ListWalker.java:169
    end
  end
  assign run_valid = (wanted_valid && passes) || isPiece || isWrong;  // ListWalker.java:160
  assign query_data_address = whole_address;  // ListWalker.java:115
  assign query_data_key = whole_key;  // ListWalker.java:115
  assign query_data_bytes = whole_bytes;  // ListWalker.java:115
  assign query_data_domain = whole_domain;  // ListWalker.java:115
  assign query_data_rights = whole_rights;  // ListWalker.java:115
  assign query_data_last = whole_last;  // ListWalker.java:115
  assign query_data_isPhysical = whole_isPhysical;  // ListWalker.java:115
  assign query_data_isCheck = whole_isCheck;  // ListWalker.java:115
  always @* begin
    query_data_isList = whole_isList;  // ListWalker.java:115
    if (state == State_QUERY) begin  // ListWalker.java:116
      query_data_isList = 1'b1;  // ListWalker.java:116
    end
  end
  assign query_data_isWrong = whole_isWrong;  // ListWalker.java:115
  assign query_valid = state == State_QUERY;  // ListWalker.java:114
  assign memory_data_write = asking_sink_data_write;  // ListWalker.java:232
  assign memory_data_line = asking_sink_data_line;  // ListWalker.java:232
  assign memory_data_data = asking_sink_data_data;  // ListWalker.java:232
  assign memory_data_lanes = asking_sink_data_lanes;  // ListWalker.java:232
  assign memory_valid = asking_sink_valid;  // ListWalker.java:232
  assign walks = isWalking && hasElement;  // ListWalker.java:328
  assign hits = isWalking && hasElement && isInside;  // ListWalker.java:329
  assign ends = isWalking && (position == entries) && !hasLine && !hasElement;  // ListWalker.java:330
  assign asking_source_valid = asks;  // ListWalker.java:237
  always @* begin
    lines_written = 1'b0;  // ListWalker.java:257
    if (isOfFront || isOfRing) begin  // ListWalker.java:255
      lines_written = 1'b1;  // ListWalker.java:257
    end
  end
  always @(posedge clock) begin
    if (takes_0) begin  // ListWalker.java:109
      whole_address <= wanted_data_address;  // ListWalker.java:110
      whole_key <= wanted_data_key;  // ListWalker.java:110
      whole_bytes <= wanted_data_bytes;  // ListWalker.java:110
      whole_domain <= wanted_data_domain;  // ListWalker.java:110
      whole_rights <= wanted_data_rights;  // ListWalker.java:110
      whole_last <= wanted_data_last;  // ListWalker.java:110
      whole_isPhysical <= wanted_data_isPhysical;  // ListWalker.java:110
      whole_isCheck <= wanted_data_isCheck;  // ListWalker.java:110
      whole_isList <= wanted_data_isList;  // ListWalker.java:110
      whole_isWrong <= wanted_data_isWrong;  // ListWalker.java:110
      left <= wanted_data_bytes[12:0];  // ListWalker.java:111
      offset <= wanted_data_address[47:0];  // ListWalker.java:112
    end
    if (takes_1) begin  // ListWalker.java:198
      first <= answered;  // ListWalker.java:199
      entries <= answer_entries;  // ListWalker.java:200
      isOther <= !isSame;  // ListWalker.java:201
    end
    if (begins) begin  // ListWalker.java:203
      isOther <= 1'b0;  // ListWalker.java:203
    end
    if (forgets) begin  // ListWalker.java:205
      isKept <= 1'b0;  // ListWalker.java:205
    end else if (takes_1) begin  // ListWalker.java:205
      isKept <= 1'b1;  // ListWalker.java:205
    end
    lineCount <= lineCount_sum[16:1];  // ListWalker.java:227
    behind_0 <= first + 43'd128;  // ListWalker.java:228
    if (isAsked) begin  // ListWalker.java:243
      toAsk <= toAsk - 16'd1;  // ListWalker.java:244
      next <= next + 43'd1;  // ListWalker.java:245
      if (isFront_0) begin  // ListWalker.java:246
        frontAsked <= frontAsked + 8'd1;  // ListWalker.java:246
      end else begin  // ListWalker.java:246
        ringAsked <= ringAsked + 8'd1;  // ListWalker.java:246
      end
    end
    if (isOfFront || isOfRing) begin  // ListWalker.java:255
      lines[lines_address_choice] <= line;  // ListWalker.java:257
    end
    if (isOfOther) begin  // ListWalker.java:263
      other <= other - 8'd1;  // ListWalker.java:263
    end
    if (isOfFront) begin  // ListWalker.java:264
      frontCome <= frontCome + 8'd1;  // ListWalker.java:264
    end
    if (isOfEarlier) begin  // ListWalker.java:265
      earlier <= earlier - 8'd1;  // ListWalker.java:265
    end
    if (isOfRing) begin  // ListWalker.java:266
      ringCome <= ringCome + 8'd1;  // ListWalker.java:266
    end
    if (begins) begin  // ListWalker.java:272
      ringAsked <= 8'd0;  // ListWalker.java:273
      ringCome <= 8'd0;  // ListWalker.java:274
      ringUsed <= 8'd0;  // ListWalker.java:275
      if (isOther) begin  // ListWalker.java:276
        other <= underWay - come;  // ListWalker.java:277
        earlier <= 8'd0;  // ListWalker.java:278
        frontAsked <= 8'd0;  // ListWalker.java:279
        frontCome <= 8'd0;  // ListWalker.java:280
        toAsk <= lineCount;  // ListWalker.java:281
        next <= first;  // ListWalker.java:282
      end else if (frontAsked == 8'd128) begin  // ListWalker.java:284
        earlier <= (earlier + (ringAsked - ringCome)) - {7'd0, isBehind};  // ListWalker.java:285
        toAsk <= lineCount - 16'd128;  // ListWalker.java:287
        next <= behind_0;  // ListWalker.java:288
      end
    end
    if (reads) begin  // ListWalker.java:308
      entryLine <= (lines_written && (lines_address_choice == place)) ? 256'bx : entryLine_read;  // ListWalker.java:308
    end
    if (reads) begin  // ListWalker.java:311
      position <= position + 17'd1;  // ListWalker.java:312
      isOdd <= position[0];  // ListWalker.java:313
    end
    if (reads && !isFront_1 && position[0]) begin  // ListWalker.java:315
      ringUsed <= ringUsed + 8'd1;  // ListWalker.java:315
    end
    if (begins) begin  // ListWalker.java:316
      position <= 17'd0;  // ListWalker.java:317
      distance <= offset;  // ListWalker.java:318
    end
    hasLine <= reads && !stops;  // ListWalker.java:321
    hasElement <= hasLine && isWalking && !stops;  // ListWalker.java:322
    element <= isOdd ? entryLine[255:128] : entryLine[127:0];  // ListWalker.java:323
    if (walks && !isInside) begin  // ListWalker.java:331
      distance <= behind_1[47:0];  // ListWalker.java:331
    end
    if (hits) begin  // ListWalker.java:332
      found <= element;  // ListWalker.java:333
      address <= element[63:0] + {16'd0, distance};  // ListWalker.java:334
      room <= length - distance[31:0];  // ListWalker.java:335
    end
    inPage <= (left <= pageLeft) ? left : pageLeft;  // ListWalker.java:128
    if (state == State_CUT) begin  // ListWalker.java:132
      part <= isEntry ? room[12:0] : inPage;  // ListWalker.java:134
      isRest <= isEntry ? (room == {19'd0, left}) : (inPage == left);  // ListWalker.java:135
      endsEntry <= isEntry;  // ListWalker.java:136
    end
    if (takes_0) begin  // ListWalker.java:141
      isLater <= 1'b0;  // ListWalker.java:142
      isSecond <= 1'b0;  // ListWalker.java:143
    end
    if ((state == State_FOUND) && !isPlaced) begin  // ListWalker.java:145
      isSecond <= 1'b1;  // ListWalker.java:145
    end
    if (goes) begin  // ListWalker.java:146
      left <= left - part;  // ListWalker.java:147
      offset <= offset + {35'd0, part};  // ListWalker.java:148
      address <= address + {51'd0, part};  // ListWalker.java:149
      room <= room - {19'd0, part};  // ListWalker.java:150
      isLater <= 1'b1;  // ListWalker.java:151
      isSecond <= 1'b0;  // ListWalker.java:152
    end
    case (state)  // ListWalker.java:76
      State_PASS: begin  // ListWalker.java:174
        if (takes_0) begin  // ListWalker.java:174
          state <= State_QUERY;  // ListWalker.java:174
        end
      end
      State_QUERY: begin  // ListWalker.java:175
        if (query_ready) begin  // ListWalker.java:175
          state <= State_AWAIT;  // ListWalker.java:175
        end
      end
      State_AWAIT: begin  // ListWalker.java:176
        if (answers && answer_isAllowed) begin  // ListWalker.java:177
          state <= State_LIST;  // ListWalker.java:177
        end else if (answers) begin  // ListWalker.java:178
          state <= State_WRONG;  // ListWalker.java:178
        end
      end
      State_LIST: begin  // ListWalker.java:179
        state <= State_BEGIN;  // ListWalker.java:179
      end
      State_BEGIN: begin  // ListWalker.java:180
        state <= State_WALK;  // ListWalker.java:180
      end
      State_WALK: begin  // ListWalker.java:181
        if (hits) begin  // ListWalker.java:181
          state <= State_FOUND;  // ListWalker.java:181
        end else if (ends) begin  // ListWalker.java:181
          state <= State_WRONG;  // ListWalker.java:181
        end
      end
      State_FOUND: begin  // ListWalker.java:182
        if (isPlaced) begin  // ListWalker.java:182
          state <= State_CUT;  // ListWalker.java:182
        end else begin  // ListWalker.java:182
          state <= State_BEGIN;  // ListWalker.java:182
        end
      end
      State_PAGE: begin  // ListWalker.java:188
        state <= State_CUT;  // ListWalker.java:188
      end
      State_CUT: begin  // ListWalker.java:183
        state <= State_OFFER;  // ListWalker.java:183
      end
      State_OFFER: begin  // ListWalker.java:184
        if (run_ready && isRest) begin  // ListWalker.java:185
          state <= State_PASS;  // ListWalker.java:185
        end else if (run_ready && endsEntry) begin  // ListWalker.java:186
          state <= State_BEGIN;  // ListWalker.java:186
        end else if (run_ready) begin  // ListWalker.java:187
          state <= State_PAGE;  // ListWalker.java:187
        end
      end
      default /* State_WRONG */: begin  // ListWalker.java:189
        if (run_ready) begin  // ListWalker.java:189
          state <= State_PASS;  // ListWalker.java:189
        end
      end
    endcase
    if (reset) begin
      state <= State_PASS;  // ListWalker.java:76
      isKept <= 1'b0;  // ListWalker.java:84
      hasElement <= 1'b0;  // ListWalker.java:95
      frontAsked <= 8'd0;  // ListWalker.java:215
      frontCome <= 8'd0;  // ListWalker.java:216
      ringAsked <= 8'd0;  // ListWalker.java:217
      ringCome <= 8'd0;  // ListWalker.java:218
      ringUsed <= 8'd0;  // ListWalker.java:219
      other <= 8'd0;  // ListWalker.java:221
      earlier <= 8'd0;  // ListWalker.java:222
      toAsk <= 16'd0;  // ListWalker.java:223
      position <= 17'd0;  // ListWalker.java:300
      hasLine <= 1'b0;  // ListWalker.java:310
    end
  end
  SkidBuffer_LineRequest332 asking (  // ListWalker.java:231
    .clock(clock), .reset(reset), .source_data_write(1'b0), .source_data_line(next), .source_data_data(256'd0),
    .source_data_lanes(32'hffffffff), .source_valid(asking_source_valid), .source_ready(asking_source_ready),
    .sink_data_write(asking_sink_data_write), .sink_data_line(asking_sink_data_line),
    .sink_data_data(asking_sink_data_data), .sink_data_lanes(asking_sink_data_lanes),
    .sink_valid(asking_sink_valid), .sink_ready(memory_ready));
  wire unused_ok = &{1'b0, answer_address, answer_bytes, answer_last, answer_isList, answer_list[4:0],
      found[95:0], lineCount_sum[0]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!returns || (isOfOther || isOfFront || (earlier != 8'd0) || (ringAsked != ringCome)))) begin  // ListWalker.java:292
        $display("assertion failed: a line that comes was asked for (ListWalker.java:292)");
        $stop;  // ListWalker.java:292
      end
      if (!((ringAsked - ringUsed) <= 8'd128)) begin  // ListWalker.java:295
        $display("assertion failed: no more lines are under way than have a place (ListWalker.java:295)");
        $stop;  // ListWalker.java:295
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!returns || (isOfOther || isOfFront || (earlier != 8'd0) || (ringAsked != ringCome)));  // ListWalker.java:292
      assert ((ringAsked - ringUsed) <= 8'd128);  // ListWalker.java:295
    end
  end
`endif
endmodule
`default_nettype wire
