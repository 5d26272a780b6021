`default_nettype none
// units=1
module CursorWalker_1 (  // KeyWalker.java:73
  input  wire clock,  // KeyWalker.java:73
  input  wire reset,  // KeyWalker.java:73
  input  wire answer_isAllowed,  // KeyWalker.java:26
  input  wire [47:0] answer_address,  // KeyWalker.java:26
  input  wire [12:0] answer_bytes,  // KeyWalker.java:26
  input  wire answer_last,  // KeyWalker.java:26
  input  wire answer_isList,  // KeyWalker.java:26
  input  wire [47:0] answer_list,  // KeyWalker.java:26
  input  wire [16:0] answer_entries,  // KeyWalker.java:26
  input  wire answers,  // KeyWalker.java:28
  output wire [42:0] memory_data,  // KeyWalker.java:30
  output wire memory_valid,  // KeyWalker.java:30
  input  wire memory_ready,  // KeyWalker.java:30
  input  wire returns,  // KeyWalker.java:32
  input  wire [255:0] line,  // KeyWalker.java:34
  input  wire forgets,  // KeyWalker.java:36
  output wire walks,  // KeyWalker.java:38
  input  wire [63:0] wanted_0_data_address,  // KeyWalker.java:75
  input  wire [31:0] wanted_0_data_key,  // KeyWalker.java:75
  input  wire [31:0] wanted_0_data_bytes,  // KeyWalker.java:75
  input  wire [15:0] wanted_0_data_domain,  // KeyWalker.java:75
  input  wire [3:0] wanted_0_data_rights,  // KeyWalker.java:75
  input  wire wanted_0_data_last,  // KeyWalker.java:75
  input  wire wanted_0_data_isPhysical,  // KeyWalker.java:75
  input  wire wanted_0_data_isCheck,  // KeyWalker.java:75
  input  wire wanted_0_data_isList,  // KeyWalker.java:75
  input  wire wanted_0_data_isWrong,  // KeyWalker.java:75
  input  wire wanted_0_valid,  // KeyWalker.java:75
  output wire wanted_0_ready,  // KeyWalker.java:75
  output reg  [63:0] run_0_data_address,  // KeyWalker.java:76
  output reg  [31:0] run_0_data_key,  // KeyWalker.java:76
  output reg  [31:0] run_0_data_bytes,  // KeyWalker.java:76
  output wire [15:0] run_0_data_domain,  // KeyWalker.java:76
  output wire [3:0] run_0_data_rights,  // KeyWalker.java:76
  output reg  run_0_data_last,  // KeyWalker.java:76
  output wire run_0_data_isPhysical,  // KeyWalker.java:76
  output wire run_0_data_isCheck,  // KeyWalker.java:76
  output wire run_0_data_isList,  // KeyWalker.java:76
  output reg  run_0_data_isWrong,  // KeyWalker.java:76
  output wire run_0_valid,  // KeyWalker.java:76
  input  wire run_0_ready,  // KeyWalker.java:76
  output wire [63:0] query_0_data_address,  // KeyWalker.java:77
  output wire [31:0] query_0_data_key,  // KeyWalker.java:77
  output wire [31:0] query_0_data_bytes,  // KeyWalker.java:77
  output wire [15:0] query_0_data_domain,  // KeyWalker.java:77
  output wire [3:0] query_0_data_rights,  // KeyWalker.java:77
  output wire query_0_data_last,  // KeyWalker.java:77
  output wire query_0_data_isPhysical,  // KeyWalker.java:77
  output wire query_0_data_isCheck,  // KeyWalker.java:77
  output reg  query_0_data_isList,  // KeyWalker.java:77
  output wire query_0_data_isWrong,  // KeyWalker.java:77
  output wire query_0_valid,  // KeyWalker.java:77
  input  wire query_0_ready  // KeyWalker.java:77
);
  localparam [3:0] State_PASS = 4'd0;
  localparam [3:0] State_LOOK = 4'd1;
  localparam [3:0] State_QUERY = 4'd2;
  localparam [3:0] State_AWAIT = 4'd3;
  localparam [3:0] State_SEEK = 4'd4;
  localparam [3:0] State_SEARCH = 4'd5;
  localparam [3:0] State_BEGIN = 4'd6;
  localparam [3:0] State_SKIP = 4'd7;
  localparam [3:0] State_MOVE = 4'd8;
  localparam [3:0] State_PAGE = 4'd9;
  localparam [3:0] State_WRONG = 4'd10;
  reg  [63:0] whole_address;  // KeyWalker.java:41
  reg  [31:0] whole_key;  // KeyWalker.java:41
  reg  [31:0] whole_bytes;  // KeyWalker.java:41
  reg  [15:0] whole_domain;  // KeyWalker.java:41
  reg  [3:0] whole_rights;  // KeyWalker.java:41
  reg  whole_last;  // KeyWalker.java:41
  reg  whole_isPhysical;  // KeyWalker.java:41
  reg  whole_isCheck;  // KeyWalker.java:41
  reg  whole_isList;  // KeyWalker.java:41
  reg  whole_isWrong;  // KeyWalker.java:41
  wire [63:0] next_0_address;  // KeyWalker.java:44
  wire [31:0] next_0_key;  // KeyWalker.java:44
  wire [31:0] next_0_bytes;  // KeyWalker.java:44
  wire [15:0] next_0_domain;  // KeyWalker.java:44
  wire [3:0] next_0_rights;  // KeyWalker.java:44
  wire next_0_last;  // KeyWalker.java:44
  wire next_0_isPhysical;  // KeyWalker.java:44
  wire next_0_isCheck;  // KeyWalker.java:44
  wire next_0_isList;  // KeyWalker.java:44
  wire next_0_isWrong;  // KeyWalker.java:44
  wire takes;  // KeyWalker.java:46
  wire isTaken_0;  // KeyWalker.java:48
  wire isAsked;  // KeyWalker.java:50
  reg  [3:0] state;  // CursorWalker.java:60
  reg  [12:0] left;  // CursorWalker.java:61
  reg  [42:0] first_0;  // CursorWalker.java:64
  reg  [16:0] entries;  // CursorWalker.java:65
  wire [47:0] search_offset;  // CursorWalker.java:70
  wire search_asks_ready;  // CursorWalker.java:70
  reg  [127:0] element;  // CursorWalker.java:73
  reg  hasElement;  // CursorWalker.java:74
  wire takesElement;  // CursorWalker.java:75
  reg  [16:0] toLoad;  // CursorWalker.java:76
  reg  [63:0] address;  // CursorWalker.java:79
  reg  [31:0] key;  // CursorWalker.java:80
  reg  [12:0] inPage;  // CursorWalker.java:81
  reg  [31:0] beyond;  // CursorWalker.java:82
  reg  isBeyond;  // CursorWalker.java:83
  reg  hasEntry;  // CursorWalker.java:84
  reg  [7:0] asked_0;  // CursorWalker.java:243
  reg  [7:0] come;  // CursorWalker.java:244
  reg  [7:0] used;  // CursorWalker.java:245
  reg  [7:0] dropped;  // CursorWalker.java:247
  reg  [15:0] toAsk;  // CursorWalker.java:248
  reg  [42:0] next_1;  // CursorWalker.java:249
  wire asking_source_valid;  // CursorWalker.java:255
  reg  lines_written;  // CursorWalker.java:276
  reg  hasLine;  // CursorWalker.java:279
  wire ends;  // CursorWalker.java:280
  reg  [255:0] bits;  // CursorWalker.java:282
  reg  isOdd;  // CursorWalker.java:314
  reg  [47:0] skipped;  // CursorWalker.java:108
  reg  isAtEnd;  // CursorWalker.java:112
  reg  isFirst;  // CursorWalker.java:168
  wire search_ends, search_asks_valid; wire [11:0] search_asks_data, search_found; wire [47:0] search_rest;  // CursorWalker.java:70
  wire kept_goesOn;  // CursorWalker.java:183
  wire asking_source_ready, asking_sink_valid; wire [42:0] asking_sink_data;  // CursorWalker.java:255
  reg  [255:0] lines [0:127];  // CursorWalker.java:275
  wire begins = state == State_BEGIN;  // CursorWalker.java:66
  wire clears = begins || (state == State_SEEK);  // CursorWalker.java:68
  wire finds = (state == State_AWAIT) && answers && answer_isAllowed;  // CursorWalker.java:104
  wire [14:0] begun = {search_found, 3'd0};  // CursorWalker.java:251
  wire [42:0] behind = {28'd0, begun};  // CursorWalker.java:252
  wire [42:0] inFront = ~{31'd0, search_asks_data};  // CursorWalker.java:253
  wire [42:0] place = first_0 + (begins ? behind : inFront);  // CursorWalker.java:254
  wire isDropped = returns && (dropped != 8'd0);  // CursorWalker.java:271
  wire isTaken_1 = returns && (dropped == 8'd0);  // CursorWalker.java:272
  wire reads = (come != used) && (!hasLine || ends) && !clears;  // CursorWalker.java:281
  wire [12:0] sums_0 = entries[16:4];  // CursorWalker.java:308
  wire loads = hasLine && (toLoad != 17'd0) && (!hasElement || takesElement);  // CursorWalker.java:315
  wire [12:0] sums_1 = entries[16:4];  // CursorWalker.java:308
  wire [31:0] length_0 = element[95:64];  // LayoutField.java:18
  wire isHere = hasElement && (skipped < {16'd0, length_0});  // CursorWalker.java:109
  wire [31:0] length_1 = element[95:64];  // LayoutField.java:18
  wire isLast = left <= inPage;  // CursorWalker.java:111
  wire isPiece = (state == State_MOVE) && hasEntry && !isAtEnd;  // CursorWalker.java:113
  wire goes = isPiece && isTaken_0;  // CursorWalker.java:114
  wire usesAll = goes && (inPage <= left);  // CursorWalker.java:115
  wire canLoad = !(clears || (state == State_SKIP));  // CursorWalker.java:116
  wire wants = canLoad && (!hasEntry || (usesAll && !isBeyond));  // CursorWalker.java:117
  wire isLonger_0 = beyond > 32'd4096;  // CursorWalker.java:231
  wire [63:0] at = element[63:0];  // LayoutField.java:18
  wire [12:0] room = 13'd4096 - {1'b0, at[11:0]};  // CursorWalker.java:220
  wire isLonger_1 = {19'd0, room} < length_0;  // CursorWalker.java:221
  wire first_1 = wanted_0_valid && (wanted_0_data_key[18] && !wanted_0_data_isPhysical
      && !wanted_0_data_isWrong);  // KeyWalker.java:137
  wire isIndirect = wanted_0_data_key[18] && !wanted_0_data_isPhysical && !wanted_0_data_isWrong;  // KeyWalker.java:145
  wire passes_equal = state == State_PASS;  // KeyWalker.java:92
  wire passes = !isIndirect && passes_equal;  // KeyWalker.java:92
  wire isWalked_equal = state == State_WRONG;  // KeyWalker.java:97
  wire isWalked = isPiece || isWalked_equal;  // KeyWalker.java:97
  wire taken = run_0_ready;  // KeyWalker.java:112
  wire asked_1 = query_0_ready;  // KeyWalker.java:113
  wire [12:0] sums_2 = entries[16:4];  // CursorWalker.java:173
  wire isFar = (answer_entries >= 17'd1024) && !isFirst;  // CursorWalker.java:178
  wire isOut = !hasEntry && !hasElement && (toLoad == 17'd0);  // CursorWalker.java:139
  wire [255:0] bits_read = lines[used[6:0]];  // CursorWalker.java:282
  wire [16:0] toAsk_sum = {sums_0 - {1'b0, search_found}, entries[3:0]} + 17'd1;  // CursorWalker.java:298
  wire query_0_valid_equal = state == State_QUERY;  // KeyWalker.java:109
  assign memory_data = asking_sink_data;  // CursorWalker.java:256
  assign memory_valid = asking_sink_valid;  // CursorWalker.java:256
  assign walks = takesElement;  // CursorWalker.java:119
  assign next_0_address = wanted_0_data_address;  // KeyWalker.java:124
  assign next_0_key = wanted_0_data_key;  // KeyWalker.java:124
  assign next_0_bytes = wanted_0_data_bytes;  // KeyWalker.java:124
  assign next_0_domain = wanted_0_data_domain;  // KeyWalker.java:124
  assign next_0_rights = wanted_0_data_rights;  // KeyWalker.java:124
  assign next_0_last = wanted_0_data_last;  // KeyWalker.java:124
  assign next_0_isPhysical = wanted_0_data_isPhysical;  // KeyWalker.java:124
  assign next_0_isCheck = wanted_0_data_isCheck;  // KeyWalker.java:124
  assign next_0_isList = wanted_0_data_isList;  // KeyWalker.java:124
  assign next_0_isWrong = wanted_0_data_isWrong;  // KeyWalker.java:124
  assign takes = first_1 && passes_equal;  // KeyWalker.java:123
  assign isTaken_0 = taken;  // KeyWalker.java:115
  assign isAsked = asked_1;  // KeyWalker.java:116
  assign wanted_0_ready = isIndirect ? passes_equal : (passes && run_0_ready);  // KeyWalker.java:96
  always @* begin
    run_0_data_address = isWalked ? whole_address : wanted_0_data_address;  // KeyWalker.java:99
    if (isPiece) begin  // KeyWalker.java:100
      run_0_data_address = address;  // KeyWalker.java:101
    end
  end
  always @* begin
    run_0_data_key = isWalked ? whole_key : wanted_0_data_key;  // KeyWalker.java:99
    if (isPiece) begin  // KeyWalker.java:100
      run_0_data_key = key;  // KeyWalker.java:102
    end
  end
  always @* begin
    run_0_data_bytes = isWalked ? whole_bytes : wanted_0_data_bytes;  // KeyWalker.java:99
    if (isPiece) begin  // KeyWalker.java:100
      run_0_data_bytes = {19'd0, isLast ? left : inPage};  // KeyWalker.java:103
    end
  end
  assign run_0_data_domain = isWalked ? whole_domain : wanted_0_data_domain;  // KeyWalker.java:99
  assign run_0_data_rights = isWalked ? whole_rights : wanted_0_data_rights;  // KeyWalker.java:99
  always @* begin
    run_0_data_last = isWalked ? whole_last : wanted_0_data_last;  // KeyWalker.java:99
    if (isPiece) begin  // KeyWalker.java:100
      run_0_data_last = whole_last && isLast;  // KeyWalker.java:104
    end
  end
  assign run_0_data_isPhysical = isWalked ? whole_isPhysical : wanted_0_data_isPhysical;  // KeyWalker.java:99
  assign run_0_data_isCheck = isWalked ? whole_isCheck : wanted_0_data_isCheck;  // KeyWalker.java:99
  assign run_0_data_isList = isWalked ? whole_isList : wanted_0_data_isList;  // KeyWalker.java:99
  always @* begin
    run_0_data_isWrong = isWalked ? whole_isWrong : wanted_0_data_isWrong;  // KeyWalker.java:99
    if (isPiece) begin  // KeyWalker.java:100
      run_0_data_isWrong = key[18];  // KeyWalker.java:105
    end
    if (isWalked_equal) begin  // KeyWalker.java:107
      run_0_data_isWrong = 1'b1;  // KeyWalker.java:107
    end
  end
  assign run_0_valid = (wanted_0_valid && passes) || isWalked;  // KeyWalker.java:98
  assign query_0_data_address = whole_address;  // KeyWalker.java:110
  assign query_0_data_key = whole_key;  // KeyWalker.java:110
  assign query_0_data_bytes = whole_bytes;  // KeyWalker.java:110
  assign query_0_data_domain = whole_domain;  // KeyWalker.java:110
  assign query_0_data_rights = whole_rights;  // KeyWalker.java:110
  assign query_0_data_last = whole_last;  // KeyWalker.java:110
  assign query_0_data_isPhysical = whole_isPhysical;  // KeyWalker.java:110
  assign query_0_data_isCheck = whole_isCheck;  // KeyWalker.java:110
  always @* begin
    query_0_data_isList = whole_isList;  // KeyWalker.java:110
    if (query_0_valid_equal) begin  // KeyWalker.java:111
      query_0_data_isList = 1'b1;  // KeyWalker.java:111
    end
  end
  assign query_0_data_isWrong = whole_isWrong;  // KeyWalker.java:110
  assign query_0_valid = query_0_valid_equal;  // KeyWalker.java:109
  assign search_offset = whole_address[47:0];  // CursorWalker.java:170
  assign search_asks_ready = (state == State_SEARCH)
      && ((toAsk == 16'd0) || (asking_source_valid && asking_source_ready));  // CursorWalker.java:266
  assign takesElement = hasElement && (wants || ((state == State_SKIP) && !isHere));  // CursorWalker.java:118
  assign asking_source_valid = (toAsk != 16'd0) && ((asked_0 - used) != 8'd128) && !clears;  // CursorWalker.java:259
  always @* begin
    lines_written = 1'b0;  // CursorWalker.java:276
    if (isTaken_1) begin  // CursorWalker.java:276
      lines_written = 1'b1;  // CursorWalker.java:276
    end
  end
  assign ends = loads && (isOdd || (toLoad == 17'd1));  // CursorWalker.java:316
  always @(posedge clock) begin
    if (takes) begin  // KeyWalker.java:78
      whole_address <= next_0_address;  // KeyWalker.java:78
      whole_key <= next_0_key;  // KeyWalker.java:78
      whole_bytes <= next_0_bytes;  // KeyWalker.java:78
      whole_domain <= next_0_domain;  // KeyWalker.java:78
      whole_rights <= next_0_rights;  // KeyWalker.java:78
      whole_last <= next_0_last;  // KeyWalker.java:78
      whole_isPhysical <= next_0_isPhysical;  // KeyWalker.java:78
      whole_isCheck <= next_0_isCheck;  // KeyWalker.java:78
      whole_isList <= next_0_isList;  // KeyWalker.java:78
      whole_isWrong <= next_0_isWrong;  // KeyWalker.java:78
    end
    if (takes) begin  // CursorWalker.java:103
      left <= next_0_bytes[12:0];  // CursorWalker.java:103
    end
    if (finds) begin  // CursorWalker.java:195
      first_0 <= answer_list[47:5];  // CursorWalker.java:196
      entries <= answer_entries;  // CursorWalker.java:197
    end
    if (asking_source_valid && asking_source_ready) begin  // CursorWalker.java:261
      toAsk <= toAsk - 16'd1;  // CursorWalker.java:262
      next_1 <= next_1 + 43'd1;  // CursorWalker.java:263
      asked_0 <= asked_0 + 8'd1;  // CursorWalker.java:264
    end
    if (search_asks_valid && search_asks_ready) begin  // CursorWalker.java:267
      toAsk <= 16'd1;  // CursorWalker.java:268
      next_1 <= place;  // CursorWalker.java:269
    end
    if (isTaken_1) begin  // CursorWalker.java:276
      lines[come[6:0]] <= line;  // CursorWalker.java:276
    end
    if (isDropped) begin  // CursorWalker.java:277
      dropped <= dropped - 8'd1;  // CursorWalker.java:277
    end
    if (isTaken_1) begin  // CursorWalker.java:278
      come <= come + 8'd1;  // CursorWalker.java:278
    end
    if (reads) begin  // CursorWalker.java:282
      bits <= (lines_written && (come[6:0] == used[6:0])) ? 256'bx : bits_read;  // CursorWalker.java:282
    end
    if (reads) begin  // CursorWalker.java:283
      used <= used + 8'd1;  // CursorWalker.java:283
    end
    hasLine <= (reads || (hasLine && !ends)) && !clears;  // CursorWalker.java:288
    if (clears) begin  // CursorWalker.java:289
      dropped <= (dropped + (asked_0 - come)) - {7'd0, returns};  // CursorWalker.java:290
      asked_0 <= 8'd0;  // CursorWalker.java:292
      come <= 8'd0;  // CursorWalker.java:293
      used <= 8'd0;  // CursorWalker.java:294
      toAsk <= 16'd0;  // CursorWalker.java:295
    end
    if (begins) begin  // CursorWalker.java:297
      toAsk <= toAsk_sum[16:1];  // CursorWalker.java:298
      next_1 <= place;  // CursorWalker.java:299
    end
    if (loads) begin  // CursorWalker.java:317
      element <= isOdd ? bits[255:128] : bits[127:0];  // CursorWalker.java:318
      isOdd <= !isOdd;  // CursorWalker.java:319
      toLoad <= toLoad - 17'd1;  // CursorWalker.java:320
    end
    hasElement <= loads || (hasElement && !takesElement);  // CursorWalker.java:322
    if (clears) begin  // CursorWalker.java:323
      hasElement <= 1'b0;  // CursorWalker.java:324
      isOdd <= 1'b0;  // CursorWalker.java:325
      toLoad <= 17'd0;  // CursorWalker.java:326
    end
    if (begins) begin  // CursorWalker.java:328
      toLoad <= {sums_1 - {1'b0, search_found}, entries[3:0]};  // CursorWalker.java:328
    end
    if (begins) begin  // CursorWalker.java:205
      skipped <= search_rest;  // CursorWalker.java:205
    end
    if ((state == State_SKIP) && hasElement) begin  // CursorWalker.java:206
      skipped <= skipped - {16'd0, length_1};  // CursorWalker.java:207
      if (isHere) begin  // CursorWalker.java:208
        element <= {element[127:96], length_1 - skipped[31:0], element[63:0] + {16'd0, skipped}};  // CursorWalker.java:210
      end
    end
    if (goes) begin  // CursorWalker.java:120
      left <= left - inPage;  // CursorWalker.java:121
      inPage <= isLast ? (inPage - left) : 13'd0;  // CursorWalker.java:122
      isAtEnd <= inPage <= left;  // CursorWalker.java:123
      address <= {address[63:12], address[11:0] + left[11:0]};  // CursorWalker.java:124
    end
    if (state == State_PAGE) begin  // CursorWalker.java:126
      address <= {address[63:12] + 52'd1, 12'd0};  // CursorWalker.java:232
      inPage <= isLonger_0 ? 13'd4096 : beyond[12:0];  // CursorWalker.java:233
      beyond <= beyond - 32'd4096;  // CursorWalker.java:234
      isBeyond <= isLonger_0;  // CursorWalker.java:235
      isAtEnd <= 1'b0;  // CursorWalker.java:128
    end
    if ((usesAll && !isBeyond) || clears) begin  // CursorWalker.java:130
      hasEntry <= 1'b0;  // CursorWalker.java:130
    end
    if (hasElement && wants) begin  // CursorWalker.java:131
      hasEntry <= length_0 != 32'd0;  // CursorWalker.java:222
      address <= at;  // CursorWalker.java:223
      key <= element[127:96];  // CursorWalker.java:224
      inPage <= isLonger_1 ? room : length_0[12:0];  // CursorWalker.java:225
      beyond <= length_0 - {19'd0, room};  // CursorWalker.java:226
      isBeyond <= isLonger_1;  // CursorWalker.java:227
      isAtEnd <= 1'b0;  // CursorWalker.java:133
    end
    isFirst <= search_offset == 48'd0;  // CursorWalker.java:169
    case (state)  // CursorWalker.java:60
      State_PASS: begin  // CursorWalker.java:146
        if (takes) begin  // CursorWalker.java:146
          state <= State_LOOK;  // CursorWalker.java:146
        end
      end
      State_LOOK: begin  // CursorWalker.java:147
        if (kept_goesOn) begin  // CursorWalker.java:147
          state <= State_MOVE;  // CursorWalker.java:147
        end else begin  // CursorWalker.java:147
          state <= State_QUERY;  // CursorWalker.java:147
        end
      end
      State_QUERY: begin  // CursorWalker.java:148
        if (isAsked) begin  // CursorWalker.java:148
          state <= State_AWAIT;  // CursorWalker.java:148
        end
      end
      State_AWAIT: begin  // CursorWalker.java:149
        if (finds && isFar) begin  // CursorWalker.java:150
          state <= State_SEEK;  // CursorWalker.java:150
        end else if (finds) begin  // CursorWalker.java:151
          state <= State_BEGIN;  // CursorWalker.java:151
        end else if (answers) begin  // CursorWalker.java:152
          state <= State_WRONG;  // CursorWalker.java:152
        end
      end
      State_SEEK: begin  // CursorWalker.java:153
        state <= State_SEARCH;  // CursorWalker.java:153
      end
      State_SEARCH: begin  // CursorWalker.java:154
        if (search_ends) begin  // CursorWalker.java:154
          state <= State_BEGIN;  // CursorWalker.java:154
        end
      end
      State_BEGIN: begin  // CursorWalker.java:155
        state <= State_SKIP;  // CursorWalker.java:155
      end
      State_SKIP: begin  // CursorWalker.java:156
        if (isHere) begin  // CursorWalker.java:156
          state <= State_MOVE;  // CursorWalker.java:156
        end else if (isOut) begin  // CursorWalker.java:156
          state <= State_WRONG;  // CursorWalker.java:156
        end
      end
      State_MOVE: begin  // CursorWalker.java:157
        if (goes && isLast) begin  // CursorWalker.java:158
          state <= State_PASS;  // CursorWalker.java:158
        end else if ((goes && isBeyond) || (hasEntry && isAtEnd)) begin  // CursorWalker.java:159
          state <= State_PAGE;  // CursorWalker.java:159
        end else if (isOut) begin  // CursorWalker.java:160
          state <= State_WRONG;  // CursorWalker.java:160
        end
      end
      State_PAGE: begin  // CursorWalker.java:161
        state <= State_MOVE;  // CursorWalker.java:161
      end
      default /* State_WRONG */: begin  // CursorWalker.java:162
        if (isTaken_0) begin  // CursorWalker.java:162
          state <= State_PASS;  // CursorWalker.java:162
        end
      end
    endcase
    if (reset) begin
      state <= State_PASS;  // CursorWalker.java:60
      hasElement <= 1'b0;  // CursorWalker.java:74
      toLoad <= 17'd0;  // CursorWalker.java:76
      hasEntry <= 1'b0;  // CursorWalker.java:84
      asked_0 <= 8'd0;  // CursorWalker.java:243
      come <= 8'd0;  // CursorWalker.java:244
      used <= 8'd0;  // CursorWalker.java:245
      dropped <= 8'd0;  // CursorWalker.java:247
      toAsk <= 16'd0;  // CursorWalker.java:248
      hasLine <= 1'b0;  // CursorWalker.java:279
      isOdd <= 1'b0;  // CursorWalker.java:314
    end
  end
  SumSearch_48_3_4 search (  // CursorWalker.java:70
    .clock(clock), .reset(reset), .loads(finds), .begins(state == State_SEEK),
    .comes(isTaken_1 && (state == State_SEARCH)), .ends(search_ends), .offset(search_offset),
    .last(sums_2[12] ? 12'd4095 : sums_2[11:0]), .asks_data(search_asks_data), .asks_valid(search_asks_valid),
    .asks_ready(search_asks_ready), .sum(line[47:0]), .found(search_found), .rest(search_rest));
  KeptPlace kept (  // CursorWalker.java:183
    .clock(clock), .reset(reset), .key(whole_key), .domain(whole_domain), .rights(whole_rights),
    .address(whole_address), .bytes(whole_bytes), .looks(state == State_LOOK), .goesOn(kept_goesOn),
    .asks((state == State_QUERY) && isAsked), .takes(finds), .forgets(forgets), .drops(state == State_WRONG));
  SkidBuffer_UInt43 asking (  // CursorWalker.java:255
    .clock(clock), .reset(reset), .source_data(next_1), .source_valid(asking_source_valid),
    .source_ready(asking_source_ready), .sink_data(asking_sink_data), .sink_valid(asking_sink_valid),
    .sink_ready(memory_ready));
  wire unused_ok = &{1'b0, answer_address, answer_bytes, answer_last, answer_isList, answer_list[4:0],
      toAsk_sum[0]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!returns || ((dropped != 8'd0) || (asked_0 != come)))) begin  // CursorWalker.java:301
        $display("assertion failed: a line that comes was asked for (CursorWalker.java:301)");
        $stop;  // CursorWalker.java:301
      end
      if (!((asked_0 - used) <= 8'd128)) begin  // CursorWalker.java:302
        $display("assertion failed: no more lines are under way than have a place (CursorWalker.java:302)");
        $stop;  // CursorWalker.java:302
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!returns || ((dropped != 8'd0) || (asked_0 != come)));  // CursorWalker.java:301
      assert ((asked_0 - used) <= 8'd128);  // CursorWalker.java:302
    end
  end
`endif
endmodule
`default_nettype wire
