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
  localparam [3:0] State_BEGIN = 4'd4;
  localparam [3:0] State_SKIP = 4'd5;
  localparam [3:0] State_MOVE = 4'd6;
  localparam [3:0] State_PAGE = 4'd7;
  localparam [3:0] State_WRONG = 4'd8;
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
  wire takes_0;  // KeyWalker.java:46
  wire isTaken_0;  // KeyWalker.java:48
  wire isAsked;  // KeyWalker.java:50
  reg  [3:0] state;  // CursorWalker.java:50
  reg  [12:0] left;  // CursorWalker.java:51
  reg  [42:0] first_0;  // CursorWalker.java:54
  reg  [16:0] entries;  // CursorWalker.java:55
  reg  [63:0] owner_address;  // CursorWalker.java:56
  reg  [31:0] owner_key;  // CursorWalker.java:56
  reg  [31:0] owner_bytes;  // CursorWalker.java:56
  reg  [15:0] owner_domain;  // CursorWalker.java:56
  reg  [3:0] owner_rights;  // CursorWalker.java:56
  reg  owner_last;  // CursorWalker.java:56
  reg  owner_isPhysical;  // CursorWalker.java:56
  reg  owner_isCheck;  // CursorWalker.java:56
  reg  owner_isList;  // CursorWalker.java:56
  reg  owner_isWrong;  // CursorWalker.java:56
  reg  [63:0] place;  // CursorWalker.java:57
  reg  isKept;  // CursorWalker.java:58
  reg  [127:0] element;  // CursorWalker.java:62
  reg  hasElement;  // CursorWalker.java:63
  wire takesElement;  // CursorWalker.java:64
  reg  [16:0] toLoad;  // CursorWalker.java:65
  reg  [63:0] address;  // CursorWalker.java:68
  reg  [31:0] key;  // CursorWalker.java:69
  reg  [12:0] inPage;  // CursorWalker.java:70
  reg  [31:0] beyond;  // CursorWalker.java:71
  reg  isBeyond;  // CursorWalker.java:72
  reg  hasEntry;  // CursorWalker.java:73
  reg  [7:0] asked_0;  // CursorWalker.java:193
  reg  [7:0] come;  // CursorWalker.java:194
  reg  [7:0] used;  // CursorWalker.java:195
  reg  [7:0] dropped;  // CursorWalker.java:197
  reg  [15:0] toAsk;  // CursorWalker.java:198
  reg  [42:0] next_1;  // CursorWalker.java:199
  wire asking_source_valid;  // CursorWalker.java:200
  reg  lines_written;  // CursorWalker.java:212
  reg  hasLine;  // CursorWalker.java:215
  wire ends;  // CursorWalker.java:216
  reg  [255:0] bits;  // CursorWalker.java:218
  reg  isOdd;  // CursorWalker.java:237
  reg  [47:0] skipped;  // CursorWalker.java:82
  reg  isAtEnd;  // CursorWalker.java:86
  wire asking_source_ready, asking_sink_valid; wire [42:0] asking_sink_data;  // CursorWalker.java:200
  reg  [255:0] lines [0:127];  // CursorWalker.java:211
  wire begins = state == State_BEGIN;  // CursorWalker.java:59
  wire isSame = (whole_key == owner_key) && (whole_domain == owner_domain) && (whole_rights == owner_rights);  // CursorWalker.java:136
  wire goesOn = isKept && isSame && (whole_address == place);  // CursorWalker.java:137
  wire takes_1 = (state == State_AWAIT) && answers && answer_isAllowed;  // CursorWalker.java:141
  wire isDropped = returns && (dropped != 8'd0);  // CursorWalker.java:209
  wire isTaken_1 = returns && (dropped == 8'd0);  // CursorWalker.java:210
  wire reads = (come != used) && (!hasLine || ends) && !begins;  // CursorWalker.java:217
  wire loads = hasLine && (toLoad != 17'd0) && (!hasElement || takesElement);  // CursorWalker.java:238
  wire [31:0] length_0 = element[95:64];  // LayoutField.java:18
  wire isHere = hasElement && (skipped < {16'd0, length_0});  // CursorWalker.java:83
  wire [31:0] length_1 = element[95:64];  // LayoutField.java:18
  wire isLast = left <= inPage;  // CursorWalker.java:85
  wire isPiece = (state == State_MOVE) && hasEntry && !isAtEnd;  // CursorWalker.java:87
  wire goes = isPiece && isTaken_0;  // CursorWalker.java:88
  wire usesAll = goes && (inPage <= left);  // CursorWalker.java:89
  wire canLoad = !(begins || (state == State_SKIP));  // CursorWalker.java:90
  wire wants = canLoad && (!hasEntry || (usesAll && !isBeyond));  // CursorWalker.java:91
  wire isLonger_0 = beyond > 32'd4096;  // CursorWalker.java:181
  wire [63:0] at = element[63:0];  // LayoutField.java:18
  wire [12:0] room = 13'd4096 - {1'b0, at[11:0]};  // CursorWalker.java:170
  wire isLonger_1 = {19'd0, room} < length_0;  // CursorWalker.java:171
  wire first_1 = wanted_0_valid && (wanted_0_data_key[18] && !wanted_0_data_isPhysical
      && !wanted_0_data_isWrong);  // KeyWalker.java:137
  wire isIndirect = wanted_0_data_key[18] && !wanted_0_data_isPhysical && !wanted_0_data_isWrong;  // KeyWalker.java:145
  wire passes_equal = state == State_PASS;  // KeyWalker.java:92
  wire passes = !isIndirect && passes_equal;  // KeyWalker.java:92
  wire isWalked_equal = state == State_WRONG;  // KeyWalker.java:97
  wire isWalked = isPiece || isWalked_equal;  // KeyWalker.java:97
  wire taken = run_0_ready;  // KeyWalker.java:112
  wire asked_1 = query_0_ready;  // KeyWalker.java:113
  wire isOut = !hasEntry && !hasElement && (toLoad == 17'd0);  // CursorWalker.java:112
  wire [255:0] bits_read = lines[used[6:0]];  // CursorWalker.java:218
  wire [16:0] toAsk_sum = entries + 17'd1;  // CursorWalker.java:227
  wire query_0_valid_equal = state == State_QUERY;  // KeyWalker.java:109
  assign memory_data = asking_sink_data;  // CursorWalker.java:201
  assign memory_valid = asking_sink_valid;  // CursorWalker.java:201
  assign walks = takesElement;  // CursorWalker.java:93
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
  assign takes_0 = first_1 && passes_equal;  // KeyWalker.java:123
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
  assign takesElement = hasElement && (wants || ((state == State_SKIP) && !isHere));  // CursorWalker.java:92
  assign asking_source_valid = (toAsk != 16'd0) && ((asked_0 - used) != 8'd128) && !begins;  // CursorWalker.java:202
  always @* begin
    lines_written = 1'b0;  // CursorWalker.java:212
    if (isTaken_1) begin  // CursorWalker.java:212
      lines_written = 1'b1;  // CursorWalker.java:212
    end
  end
  assign ends = loads && (isOdd || (toLoad == 17'd1));  // CursorWalker.java:239
  always @(posedge clock) begin
    if (takes_0) begin  // KeyWalker.java:78
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
    if (takes_0) begin  // CursorWalker.java:78
      left <= next_0_bytes[12:0];  // CursorWalker.java:78
    end
    if (state == State_LOOK) begin  // CursorWalker.java:138
      place <= whole_address + {32'd0, whole_bytes};  // CursorWalker.java:140
    end
    if (takes_1) begin  // CursorWalker.java:142
      first_0 <= answer_list[47:5];  // CursorWalker.java:143
      entries <= answer_entries;  // CursorWalker.java:144
      owner_address <= whole_address;  // CursorWalker.java:145
      owner_key <= whole_key;  // CursorWalker.java:145
      owner_bytes <= whole_bytes;  // CursorWalker.java:145
      owner_domain <= whole_domain;  // CursorWalker.java:145
      owner_rights <= whole_rights;  // CursorWalker.java:145
      owner_last <= whole_last;  // CursorWalker.java:145
      owner_isPhysical <= whole_isPhysical;  // CursorWalker.java:145
      owner_isCheck <= whole_isCheck;  // CursorWalker.java:145
      owner_isList <= whole_isList;  // CursorWalker.java:145
      owner_isWrong <= whole_isWrong;  // CursorWalker.java:145
    end
    if (forgets || (state == State_WRONG)) begin  // CursorWalker.java:148
      isKept <= 1'b0;  // CursorWalker.java:148
    end else if (takes_1) begin  // CursorWalker.java:148
      isKept <= 1'b1;  // CursorWalker.java:148
    end
    if (asking_source_valid && asking_source_ready) begin  // CursorWalker.java:204
      toAsk <= toAsk - 16'd1;  // CursorWalker.java:205
      next_1 <= next_1 + 43'd1;  // CursorWalker.java:206
      asked_0 <= asked_0 + 8'd1;  // CursorWalker.java:207
    end
    if (isTaken_1) begin  // CursorWalker.java:212
      lines[come[6:0]] <= line;  // CursorWalker.java:212
    end
    if (isDropped) begin  // CursorWalker.java:213
      dropped <= dropped - 8'd1;  // CursorWalker.java:213
    end
    if (isTaken_1) begin  // CursorWalker.java:214
      come <= come + 8'd1;  // CursorWalker.java:214
    end
    if (reads) begin  // CursorWalker.java:218
      bits <= (lines_written && (come[6:0] == used[6:0])) ? 256'bx : bits_read;  // CursorWalker.java:218
    end
    if (reads) begin  // CursorWalker.java:219
      used <= used + 8'd1;  // CursorWalker.java:219
    end
    hasLine <= (reads || (hasLine && !ends)) && !begins;  // CursorWalker.java:220
    if (begins) begin  // CursorWalker.java:221
      dropped <= (dropped + (asked_0 - come)) - {7'd0, returns};  // CursorWalker.java:222
      asked_0 <= 8'd0;  // CursorWalker.java:224
      come <= 8'd0;  // CursorWalker.java:225
      used <= 8'd0;  // CursorWalker.java:226
      toAsk <= toAsk_sum[16:1];  // CursorWalker.java:227
      next_1 <= first_0;  // CursorWalker.java:228
    end
    if (loads) begin  // CursorWalker.java:240
      element <= isOdd ? bits[255:128] : bits[127:0];  // CursorWalker.java:241
      isOdd <= !isOdd;  // CursorWalker.java:242
      toLoad <= toLoad - 17'd1;  // CursorWalker.java:243
    end
    hasElement <= loads || (hasElement && !takesElement);  // CursorWalker.java:245
    if (begins) begin  // CursorWalker.java:246
      hasElement <= 1'b0;  // CursorWalker.java:247
      isOdd <= 1'b0;  // CursorWalker.java:248
      toLoad <= entries;  // CursorWalker.java:249
    end
    if (begins) begin  // CursorWalker.java:155
      skipped <= whole_address[47:0];  // CursorWalker.java:155
    end
    if ((state == State_SKIP) && hasElement) begin  // CursorWalker.java:156
      skipped <= skipped - {16'd0, length_1};  // CursorWalker.java:157
      if (isHere) begin  // CursorWalker.java:158
        element <= {element[127:96], length_1 - skipped[31:0], element[63:0] + {16'd0, skipped}};  // CursorWalker.java:160
      end
    end
    if (goes) begin  // CursorWalker.java:94
      left <= left - inPage;  // CursorWalker.java:95
      inPage <= isLast ? (inPage - left) : 13'd0;  // CursorWalker.java:96
      isAtEnd <= inPage <= left;  // CursorWalker.java:97
      address <= {address[63:12], address[11:0] + left[11:0]};  // CursorWalker.java:98
    end
    if (state == State_PAGE) begin  // CursorWalker.java:100
      address <= {address[63:12] + 52'd1, 12'd0};  // CursorWalker.java:182
      inPage <= isLonger_0 ? 13'd4096 : beyond[12:0];  // CursorWalker.java:183
      beyond <= beyond - 32'd4096;  // CursorWalker.java:184
      isBeyond <= isLonger_0;  // CursorWalker.java:185
      isAtEnd <= 1'b0;  // CursorWalker.java:102
    end
    if ((usesAll && !isBeyond) || begins) begin  // CursorWalker.java:104
      hasEntry <= 1'b0;  // CursorWalker.java:104
    end
    if (hasElement && wants) begin  // CursorWalker.java:105
      hasEntry <= length_0 != 32'd0;  // CursorWalker.java:172
      address <= at;  // CursorWalker.java:173
      key <= element[127:96];  // CursorWalker.java:174
      inPage <= isLonger_1 ? room : length_0[12:0];  // CursorWalker.java:175
      beyond <= length_0 - {19'd0, room};  // CursorWalker.java:176
      isBeyond <= isLonger_1;  // CursorWalker.java:177
      isAtEnd <= 1'b0;  // CursorWalker.java:107
    end
    case (state)  // CursorWalker.java:50
      State_PASS: begin  // CursorWalker.java:114
        if (takes_0) begin  // CursorWalker.java:114
          state <= State_LOOK;  // CursorWalker.java:114
        end
      end
      State_LOOK: begin  // CursorWalker.java:115
        if (goesOn) begin  // CursorWalker.java:115
          state <= State_MOVE;  // CursorWalker.java:115
        end else begin  // CursorWalker.java:115
          state <= State_QUERY;  // CursorWalker.java:115
        end
      end
      State_QUERY: begin  // CursorWalker.java:116
        if (isAsked) begin  // CursorWalker.java:116
          state <= State_AWAIT;  // CursorWalker.java:116
        end
      end
      State_AWAIT: begin  // CursorWalker.java:117
        if (answers && answer_isAllowed) begin  // CursorWalker.java:118
          state <= State_BEGIN;  // CursorWalker.java:118
        end else if (answers) begin  // CursorWalker.java:119
          state <= State_WRONG;  // CursorWalker.java:119
        end
      end
      State_BEGIN: begin  // CursorWalker.java:120
        state <= State_SKIP;  // CursorWalker.java:120
      end
      State_SKIP: begin  // CursorWalker.java:121
        if (isHere) begin  // CursorWalker.java:121
          state <= State_MOVE;  // CursorWalker.java:121
        end else if (isOut) begin  // CursorWalker.java:121
          state <= State_WRONG;  // CursorWalker.java:121
        end
      end
      State_MOVE: begin  // CursorWalker.java:122
        if (goes && isLast) begin  // CursorWalker.java:123
          state <= State_PASS;  // CursorWalker.java:123
        end else if ((goes && isBeyond) || (hasEntry && isAtEnd)) begin  // CursorWalker.java:124
          state <= State_PAGE;  // CursorWalker.java:124
        end else if (isOut) begin  // CursorWalker.java:125
          state <= State_WRONG;  // CursorWalker.java:125
        end
      end
      State_PAGE: begin  // CursorWalker.java:126
        state <= State_MOVE;  // CursorWalker.java:126
      end
      default /* State_WRONG */: begin  // CursorWalker.java:127
        if (isTaken_0) begin  // CursorWalker.java:127
          state <= State_PASS;  // CursorWalker.java:127
        end
      end
    endcase
    if (reset) begin
      state <= State_PASS;  // CursorWalker.java:50
      isKept <= 1'b0;  // CursorWalker.java:58
      hasElement <= 1'b0;  // CursorWalker.java:63
      toLoad <= 17'd0;  // CursorWalker.java:65
      hasEntry <= 1'b0;  // CursorWalker.java:73
      asked_0 <= 8'd0;  // CursorWalker.java:193
      come <= 8'd0;  // CursorWalker.java:194
      used <= 8'd0;  // CursorWalker.java:195
      dropped <= 8'd0;  // CursorWalker.java:197
      toAsk <= 16'd0;  // CursorWalker.java:198
      hasLine <= 1'b0;  // CursorWalker.java:215
      isOdd <= 1'b0;  // CursorWalker.java:237
    end
  end
  SkidBuffer_UInt43 asking (  // CursorWalker.java:200
    .clock(clock), .reset(reset), .source_data(next_1), .source_valid(asking_source_valid),
    .source_ready(asking_source_ready), .sink_data(asking_sink_data), .sink_valid(asking_sink_valid),
    .sink_ready(memory_ready));
  wire unused_ok = &{1'b0, answer_address, answer_bytes, answer_last, answer_isList, answer_list[4:0],
      owner_address, owner_bytes, owner_last, owner_isPhysical, owner_isCheck, owner_isList, owner_isWrong,
      toAsk_sum[0]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!returns || ((dropped != 8'd0) || (asked_0 != come)))) begin  // CursorWalker.java:230
        $display("assertion failed: a line that comes was asked for (CursorWalker.java:230)");
        $stop;  // CursorWalker.java:230
      end
      if (!((asked_0 - used) <= 8'd128)) begin  // CursorWalker.java:231
        $display("assertion failed: no more lines are under way than have a place (CursorWalker.java:231)");
        $stop;  // CursorWalker.java:231
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!returns || ((dropped != 8'd0) || (asked_0 != come)));  // CursorWalker.java:230
      assert ((asked_0 - used) <= 8'd128);  // CursorWalker.java:231
    end
  end
`endif
endmodule
`default_nettype wire
