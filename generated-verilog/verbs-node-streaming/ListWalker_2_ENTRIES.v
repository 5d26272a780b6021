`default_nettype none
// units=2, ahead=ENTRIES
module ListWalker_2_ENTRIES (  // KeyWalker.java:73
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
  input  wire [63:0] wanted_1_data_address,  // KeyWalker.java:75
  input  wire [31:0] wanted_1_data_key,  // KeyWalker.java:75
  input  wire [31:0] wanted_1_data_bytes,  // KeyWalker.java:75
  input  wire [15:0] wanted_1_data_domain,  // KeyWalker.java:75
  input  wire [3:0] wanted_1_data_rights,  // KeyWalker.java:75
  input  wire wanted_1_data_last,  // KeyWalker.java:75
  input  wire wanted_1_data_isPhysical,  // KeyWalker.java:75
  input  wire wanted_1_data_isCheck,  // KeyWalker.java:75
  input  wire wanted_1_data_isList,  // KeyWalker.java:75
  input  wire wanted_1_data_isWrong,  // KeyWalker.java:75
  input  wire wanted_1_valid,  // KeyWalker.java:75
  output wire wanted_1_ready,  // KeyWalker.java:75
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
  output reg  [63:0] run_1_data_address,  // KeyWalker.java:76
  output reg  [31:0] run_1_data_key,  // KeyWalker.java:76
  output reg  [31:0] run_1_data_bytes,  // KeyWalker.java:76
  output wire [15:0] run_1_data_domain,  // KeyWalker.java:76
  output wire [3:0] run_1_data_rights,  // KeyWalker.java:76
  output reg  run_1_data_last,  // KeyWalker.java:76
  output wire run_1_data_isPhysical,  // KeyWalker.java:76
  output wire run_1_data_isCheck,  // KeyWalker.java:76
  output wire run_1_data_isList,  // KeyWalker.java:76
  output reg  run_1_data_isWrong,  // KeyWalker.java:76
  output wire run_1_valid,  // KeyWalker.java:76
  input  wire run_1_ready,  // KeyWalker.java:76
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
  input  wire query_0_ready,  // KeyWalker.java:77
  output wire [63:0] query_1_data_address,  // KeyWalker.java:77
  output wire [31:0] query_1_data_key,  // KeyWalker.java:77
  output wire [31:0] query_1_data_bytes,  // KeyWalker.java:77
  output wire [15:0] query_1_data_domain,  // KeyWalker.java:77
  output wire [3:0] query_1_data_rights,  // KeyWalker.java:77
  output wire query_1_data_last,  // KeyWalker.java:77
  output wire query_1_data_isPhysical,  // KeyWalker.java:77
  output wire query_1_data_isCheck,  // KeyWalker.java:77
  output reg  query_1_data_isList,  // KeyWalker.java:77
  output wire query_1_data_isWrong,  // KeyWalker.java:77
  output wire query_1_valid,  // KeyWalker.java:77
  input  wire query_1_ready,  // KeyWalker.java:77
  output wire [63:0] ahead_data_address,  // ListWalker.java:98
  output wire [31:0] ahead_data_key,  // ListWalker.java:98
  output wire [31:0] ahead_data_bytes,  // ListWalker.java:98
  output wire [15:0] ahead_data_domain,  // ListWalker.java:98
  output wire [3:0] ahead_data_rights,  // ListWalker.java:98
  output wire ahead_data_last,  // ListWalker.java:98
  output wire ahead_data_isPhysical,  // ListWalker.java:98
  output wire ahead_data_isCheck,  // ListWalker.java:98
  output wire ahead_data_isList,  // ListWalker.java:98
  output wire ahead_data_isWrong,  // ListWalker.java:98
  output wire ahead_valid,  // ListWalker.java:98
  input  wire ahead_ready  // ListWalker.java:98
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
  wire isTaken;  // KeyWalker.java:48
  wire isAsked_0;  // KeyWalker.java:50
  reg  [3:0] state;  // ListWalker.java:58
  reg  [12:0] left;  // ListWalker.java:59
  reg  [47:0] offset;  // ListWalker.java:60
  reg  [42:0] first_0;  // ListWalker.java:63
  reg  [16:0] entries;  // ListWalker.java:64
  reg  isKept;  // ListWalker.java:65
  reg  isOther;  // ListWalker.java:66
  reg  [127:0] found;  // ListWalker.java:69
  reg  [63:0] address;  // ListWalker.java:70
  reg  [31:0] room;  // ListWalker.java:71
  reg  [127:0] element;  // ListWalker.java:84
  reg  hasElement;  // ListWalker.java:85
  wire hits;  // ListWalker.java:86
  wire ends;  // ListWalker.java:87
  reg  looks;  // ListWalker.java:99
  wire startsList;  // ListWalker.java:100
  wire stays;  // ListWalker.java:101
  reg  [7:0] frontAsked;  // ListWalker.java:200
  reg  [7:0] frontCome;  // ListWalker.java:201
  reg  [7:0] ringAsked;  // ListWalker.java:202
  reg  [7:0] ringCome;  // ListWalker.java:203
  reg  [7:0] ringUsed;  // ListWalker.java:204
  reg  [7:0] other;  // ListWalker.java:206
  reg  [7:0] earlier;  // ListWalker.java:207
  reg  [15:0] toAsk;  // ListWalker.java:208
  reg  [15:0] lineCount;  // ListWalker.java:209
  reg  [42:0] next_1;  // ListWalker.java:210
  reg  [42:0] behind_0;  // ListWalker.java:211
  wire asking_source_valid;  // ListWalker.java:215
  reg  lines_written;  // ListWalker.java:238
  reg  [16:0] position;  // ListWalker.java:337
  reg  [47:0] distance;  // ListWalker.java:338
  reg  [255:0] entryLine;  // ListWalker.java:346
  reg  isOdd;  // ListWalker.java:347
  reg  hasLine;  // ListWalker.java:348
  reg  isLater;  // ListWalker.java:109
  reg  isSecond;  // ListWalker.java:110
  reg  [12:0] inPage;  // ListWalker.java:116
  reg  [12:0] part;  // ListWalker.java:118
  reg  isRest;  // ListWalker.java:119
  reg  endsEntry;  // ListWalker.java:120
  reg  [16:0] read;  // ListWalker.java:285
  reg  [16:0] index_1;  // ListWalker.java:286
  reg  [16:0] behindRun;  // ListWalker.java:287
  reg  [16:0] nextAhead;  // ListWalker.java:288
  reg  [16:0] most;  // ListWalker.java:295
  reg  [16:0] from;  // ListWalker.java:296
  reg  isBehind_1;  // ListWalker.java:297
  reg  isFrontAhead;  // ListWalker.java:298
  reg  [12:0] beyond;  // ListWalker.java:304
  reg  [2:0] patience;  // ListWalker.java:310
  reg  isSecondUnit;  // KeyWalker.java:127
  wire asking_source_ready, asking_sink_valid; wire [42:0] asking_sink_data;  // ListWalker.java:215
  reg  [255:0] lines [0:255];  // ListWalker.java:235
  wire begins = state == State_BEGIN;  // ListWalker.java:82
  wire isWalking = state == State_WALK;  // ListWalker.java:83
  wire [42:0] answered = answer_list[47:5];  // ListWalker.java:177
  wire isSame = isKept && (answered == first_0);  // ListWalker.java:178
  wire takes_1 = (state == State_AWAIT) && answers && answer_isAllowed;  // ListWalker.java:179
  wire isFront_0 = frontAsked != 8'd128;  // ListWalker.java:217
  wire hasRoom = isFront_0 || ((ringAsked - ringUsed) != 8'd128);  // ListWalker.java:218
  wire asks = (toAsk != 16'd0) && hasRoom && !begins && (isWalking || isFront_0);  // ListWalker.java:220
  wire isAsked_1 = asking_source_valid && asking_source_ready;  // ListWalker.java:223
  wire isOfOther = returns && (other != 8'd0);  // ListWalker.java:230
  wire isOfFront = returns && (other == 8'd0) && (frontCome != frontAsked);  // ListWalker.java:231
  wire isBehind_0 = returns && (other == 8'd0) && (frontCome == frontAsked);  // ListWalker.java:232
  wire isOfEarlier = isBehind_0 && (earlier != 8'd0);  // ListWalker.java:233
  wire isOfRing = isBehind_0 && (earlier == 8'd0);  // ListWalker.java:234
  wire [7:0] come = {7'd0, returns};  // ListWalker.java:250
  wire [7:0] underWay = other + (frontAsked - frontCome) + earlier + (ringAsked - ringCome);  // ListWalker.java:252
  wire [15:0] index_0 = position[16:1];  // ListWalker.java:339
  wire isFront_1 = index_0 < 16'd128;  // ListWalker.java:340
  wire isHere = isFront_1 ? (index_0[7:0] < frontCome) : (ringCome != ringUsed);  // ListWalker.java:341
  wire mayRead = isWalking || (looks && !stays);  // ListWalker.java:342
  wire reads = mayRead && (position != entries) && isHere;  // ListWalker.java:343
  wire [7:0] place = isFront_1 ? {1'b0, index_0[6:0]} : {1'b1, ringUsed[6:0]};  // ListWalker.java:345
  wire stops = hits || begins;  // ListWalker.java:358
  wire [31:0] length_0 = element[95:64];  // LayoutField.java:18
  wire [48:0] behind_1 = {1'b0, distance} - {17'd0, length_0};  // ListWalker.java:372
  wire isInside = behind_1[48];  // ListWalker.java:373
  wire hasAll = {19'd0, left} <= room;  // ListWalker.java:111
  wire isPlaced = isSecond || (!isLater && hasAll);  // ListWalker.java:112
  wire [12:0] pageLeft = 13'd4096 - {1'b0, address[11:0]};  // ListWalker.java:114
  wire isEntry = room <= {19'd0, inPage};  // ListWalker.java:122
  wire goes = (state == State_OFFER) && isTaken;  // ListWalker.java:127
  wire [31:0] length_1 = element[95:64];  // LayoutField.java:18
  wire isFar = beyond >= 13'd4096;  // ListWalker.java:306
  wire mayTell = (index_1 < most) && !isFar;  // ListWalker.java:307
  wire tells = looks && hasElement && (nextAhead <= index_1) && mayTell;  // ListWalker.java:308
  wire [31:0] owner = element[127:96];  // LayoutField.java:18
  wire [12:0] bytes = whole_bytes[12:0];  // ListWalker.java:323
  wire isAll = !isBehind_1 || (beyond <= bytes);  // ListWalker.java:324
  wire first_1 = wanted_0_valid && (wanted_0_data_key[18] && !wanted_0_data_isPhysical
      && !wanted_0_data_isWrong);  // KeyWalker.java:137
  wire second = wanted_1_valid && (wanted_1_data_key[18] && !wanted_1_data_isPhysical
      && !wanted_1_data_isWrong);  // KeyWalker.java:137
  wire goesSecond = second && !(isSecondUnit && first_1);  // KeyWalker.java:129
  wire isIndirect_0 = wanted_0_data_key[18] && !wanted_0_data_isPhysical && !wanted_0_data_isWrong;  // KeyWalker.java:145
  wire passes_0_and = (state == State_PASS) && !looks;  // KeyWalker.java:92
  wire passes_0 = !isIndirect_0 && (passes_0_and || isSecondUnit);  // KeyWalker.java:92
  wire isFirst_0 = !(!isSecondUnit && (wanted_1_valid
      && (wanted_1_data_key[18] && !wanted_1_data_isPhysical && !wanted_1_data_isWrong)));  // KeyWalker.java:95
  wire isWalked_0_equal = state == State_WRONG;  // KeyWalker.java:97
  wire isWalked_0_equal_1 = state == State_OFFER;  // KeyWalker.java:97
  wire isWalked_0 = (isWalked_0_equal_1 || isWalked_0_equal) && !isSecondUnit;  // KeyWalker.java:97
  wire taken_0 = !isSecondUnit && run_0_ready;  // KeyWalker.java:112
  wire asked_0 = !isSecondUnit && query_0_ready;  // KeyWalker.java:113
  wire isIndirect_1 = wanted_1_data_key[18] && !wanted_1_data_isPhysical && !wanted_1_data_isWrong;  // KeyWalker.java:145
  wire passes_1 = !isIndirect_1 && (passes_0_and || !isSecondUnit);  // KeyWalker.java:92
  wire isFirst_1 = !(isSecondUnit && (wanted_0_valid
      && (wanted_0_data_key[18] && !wanted_0_data_isPhysical && !wanted_0_data_isWrong)));  // KeyWalker.java:95
  wire isWalked_1 = (isWalked_0_equal_1 || isWalked_0_equal) && isSecondUnit;  // KeyWalker.java:97
  wire taken_1 = taken_0 || (isSecondUnit && run_1_ready);  // KeyWalker.java:112
  wire asked_1 = asked_0 || (isSecondUnit && query_1_ready);  // KeyWalker.java:113
  wire [16:0] lineCount_sum = entries + 17'd1;  // ListWalker.java:212
  wire [7:0] lines_address_choice = isOfFront ? {1'b0, frontCome[6:0]} : {1'b1, ringCome[6:0]};  // ListWalker.java:238
  wire [255:0] entryLine_read = lines[place];  // ListWalker.java:346
  wire query_0_valid_equal = state == State_QUERY;  // KeyWalker.java:109
  assign memory_data = asking_sink_data;  // ListWalker.java:216
  assign memory_valid = asking_sink_valid;  // ListWalker.java:216
  assign walks = isWalking && hasElement;  // ListWalker.java:374
  assign next_0_address = goesSecond ? wanted_1_data_address : wanted_0_data_address;  // KeyWalker.java:131
  assign next_0_key = goesSecond ? wanted_1_data_key : wanted_0_data_key;  // KeyWalker.java:131
  assign next_0_bytes = goesSecond ? wanted_1_data_bytes : wanted_0_data_bytes;  // KeyWalker.java:131
  assign next_0_domain = goesSecond ? wanted_1_data_domain : wanted_0_data_domain;  // KeyWalker.java:131
  assign next_0_rights = goesSecond ? wanted_1_data_rights : wanted_0_data_rights;  // KeyWalker.java:131
  assign next_0_last = goesSecond ? wanted_1_data_last : wanted_0_data_last;  // KeyWalker.java:131
  assign next_0_isPhysical = goesSecond ? wanted_1_data_isPhysical : wanted_0_data_isPhysical;  // KeyWalker.java:131
  assign next_0_isCheck = goesSecond ? wanted_1_data_isCheck : wanted_0_data_isCheck;  // KeyWalker.java:131
  assign next_0_isList = goesSecond ? wanted_1_data_isList : wanted_0_data_isList;  // KeyWalker.java:131
  assign next_0_isWrong = goesSecond ? wanted_1_data_isWrong : wanted_0_data_isWrong;  // KeyWalker.java:131
  assign takes_0 = (first_1 || second) && passes_0_and;  // KeyWalker.java:130
  assign isTaken = taken_1;  // KeyWalker.java:115
  assign isAsked_0 = asked_1;  // KeyWalker.java:116
  assign wanted_0_ready = isIndirect_0 ? (passes_0_and && isFirst_0) : (passes_0 && run_0_ready);  // KeyWalker.java:96
  assign wanted_1_ready = isIndirect_1 ? (passes_0_and && isFirst_1) : (passes_1 && run_1_ready);  // KeyWalker.java:96
  always @* begin
    run_0_data_address = isWalked_0 ? whole_address : wanted_0_data_address;  // KeyWalker.java:99
    if (isWalked_0_equal_1 && !isSecondUnit) begin  // KeyWalker.java:100
      run_0_data_address = address;  // KeyWalker.java:101
    end
  end
  always @* begin
    run_0_data_key = isWalked_0 ? whole_key : wanted_0_data_key;  // KeyWalker.java:99
    if (isWalked_0_equal_1 && !isSecondUnit) begin  // KeyWalker.java:100
      run_0_data_key = found[127:96];  // KeyWalker.java:102
    end
  end
  always @* begin
    run_0_data_bytes = isWalked_0 ? whole_bytes : wanted_0_data_bytes;  // KeyWalker.java:99
    if (isWalked_0_equal_1 && !isSecondUnit) begin  // KeyWalker.java:100
      run_0_data_bytes = {19'd0, part};  // KeyWalker.java:103
    end
  end
  assign run_0_data_domain = isWalked_0 ? whole_domain : wanted_0_data_domain;  // KeyWalker.java:99
  assign run_0_data_rights = isWalked_0 ? whole_rights : wanted_0_data_rights;  // KeyWalker.java:99
  always @* begin
    run_0_data_last = isWalked_0 ? whole_last : wanted_0_data_last;  // KeyWalker.java:99
    if (isWalked_0_equal_1 && !isSecondUnit) begin  // KeyWalker.java:100
      run_0_data_last = whole_last && isRest;  // KeyWalker.java:104
    end
  end
  assign run_0_data_isPhysical = isWalked_0 ? whole_isPhysical : wanted_0_data_isPhysical;  // KeyWalker.java:99
  assign run_0_data_isCheck = isWalked_0 ? whole_isCheck : wanted_0_data_isCheck;  // KeyWalker.java:99
  assign run_0_data_isList = isWalked_0 ? whole_isList : wanted_0_data_isList;  // KeyWalker.java:99
  always @* begin
    run_0_data_isWrong = isWalked_0 ? whole_isWrong : wanted_0_data_isWrong;  // KeyWalker.java:99
    if (isWalked_0_equal_1 && !isSecondUnit) begin  // KeyWalker.java:100
      run_0_data_isWrong = found[114];  // KeyWalker.java:105
    end
    if (isWalked_0_equal && !isSecondUnit) begin  // KeyWalker.java:107
      run_0_data_isWrong = 1'b1;  // KeyWalker.java:107
    end
  end
  assign run_0_valid = (wanted_0_valid && passes_0) || isWalked_0;  // KeyWalker.java:98
  always @* begin
    run_1_data_address = isWalked_1 ? whole_address : wanted_1_data_address;  // KeyWalker.java:99
    if (isWalked_0_equal_1 && isSecondUnit) begin  // KeyWalker.java:100
      run_1_data_address = address;  // KeyWalker.java:101
    end
  end
  always @* begin
    run_1_data_key = isWalked_1 ? whole_key : wanted_1_data_key;  // KeyWalker.java:99
    if (isWalked_0_equal_1 && isSecondUnit) begin  // KeyWalker.java:100
      run_1_data_key = found[127:96];  // KeyWalker.java:102
    end
  end
  always @* begin
    run_1_data_bytes = isWalked_1 ? whole_bytes : wanted_1_data_bytes;  // KeyWalker.java:99
    if (isWalked_0_equal_1 && isSecondUnit) begin  // KeyWalker.java:100
      run_1_data_bytes = {19'd0, part};  // KeyWalker.java:103
    end
  end
  assign run_1_data_domain = isWalked_1 ? whole_domain : wanted_1_data_domain;  // KeyWalker.java:99
  assign run_1_data_rights = isWalked_1 ? whole_rights : wanted_1_data_rights;  // KeyWalker.java:99
  always @* begin
    run_1_data_last = isWalked_1 ? whole_last : wanted_1_data_last;  // KeyWalker.java:99
    if (isWalked_0_equal_1 && isSecondUnit) begin  // KeyWalker.java:100
      run_1_data_last = whole_last && isRest;  // KeyWalker.java:104
    end
  end
  assign run_1_data_isPhysical = isWalked_1 ? whole_isPhysical : wanted_1_data_isPhysical;  // KeyWalker.java:99
  assign run_1_data_isCheck = isWalked_1 ? whole_isCheck : wanted_1_data_isCheck;  // KeyWalker.java:99
  assign run_1_data_isList = isWalked_1 ? whole_isList : wanted_1_data_isList;  // KeyWalker.java:99
  always @* begin
    run_1_data_isWrong = isWalked_1 ? whole_isWrong : wanted_1_data_isWrong;  // KeyWalker.java:99
    if (isWalked_0_equal_1 && isSecondUnit) begin  // KeyWalker.java:100
      run_1_data_isWrong = found[114];  // KeyWalker.java:105
    end
    if (isWalked_0_equal && isSecondUnit) begin  // KeyWalker.java:107
      run_1_data_isWrong = 1'b1;  // KeyWalker.java:107
    end
  end
  assign run_1_valid = (wanted_1_valid && passes_1) || isWalked_1;  // KeyWalker.java:98
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
  assign query_0_valid = query_0_valid_equal && !isSecondUnit;  // KeyWalker.java:109
  assign query_1_data_address = whole_address;  // KeyWalker.java:110
  assign query_1_data_key = whole_key;  // KeyWalker.java:110
  assign query_1_data_bytes = whole_bytes;  // KeyWalker.java:110
  assign query_1_data_domain = whole_domain;  // KeyWalker.java:110
  assign query_1_data_rights = whole_rights;  // KeyWalker.java:110
  assign query_1_data_last = whole_last;  // KeyWalker.java:110
  assign query_1_data_isPhysical = whole_isPhysical;  // KeyWalker.java:110
  assign query_1_data_isCheck = whole_isCheck;  // KeyWalker.java:110
  always @* begin
    query_1_data_isList = whole_isList;  // KeyWalker.java:110
    if (query_0_valid_equal) begin  // KeyWalker.java:111
      query_1_data_isList = 1'b1;  // KeyWalker.java:111
    end
  end
  assign query_1_data_isWrong = whole_isWrong;  // KeyWalker.java:110
  assign query_1_valid = query_0_valid_equal && isSecondUnit;  // KeyWalker.java:109
  assign hits = isWalking && hasElement && isInside;  // ListWalker.java:375
  assign ends = isWalking && (position == entries) && !hasLine && !hasElement;  // ListWalker.java:376
  assign ahead_data_address = element[63:0];  // VirtualRun.java:87
  assign ahead_data_key = owner;  // VirtualRun.java:88
  assign ahead_data_bytes = 32'd1;  // VirtualRun.java:89
  assign ahead_data_domain = whole_domain;  // VirtualRun.java:90
  assign ahead_data_rights = whole_rights;  // VirtualRun.java:91
  assign ahead_data_last = 1'b0;  // VirtualRun.java:92
  assign ahead_data_isPhysical = 1'b0;  // VirtualRun.java:93
  assign ahead_data_isCheck = 1'b0;  // VirtualRun.java:94
  assign ahead_data_isList = 1'b0;  // VirtualRun.java:95
  assign ahead_data_isWrong = owner[18];  // VirtualRun.java:83
  assign ahead_valid = tells;  // ListWalker.java:309
  assign startsList = takes_1 && !isSame;  // ListWalker.java:186
  assign stays = tells && !ahead_ready;  // ListWalker.java:311
  assign asking_source_valid = asks;  // ListWalker.java:221
  always @* begin
    lines_written = 1'b0;  // ListWalker.java:238
    if (isOfFront || isOfRing) begin  // ListWalker.java:236
      lines_written = 1'b1;  // ListWalker.java:238
    end
  end
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
    if (takes_0) begin  // ListWalker.java:102
      left <= next_0_bytes[12:0];  // ListWalker.java:103
      offset <= next_0_address[47:0];  // ListWalker.java:104
    end
    if (takes_1) begin  // ListWalker.java:180
      first_0 <= answered;  // ListWalker.java:181
      entries <= answer_entries;  // ListWalker.java:182
      isOther <= !isSame;  // ListWalker.java:183
    end
    if (begins) begin  // ListWalker.java:188
      isOther <= 1'b0;  // ListWalker.java:188
    end
    if (forgets) begin  // ListWalker.java:190
      isKept <= 1'b0;  // ListWalker.java:190
    end else if (takes_1) begin  // ListWalker.java:190
      isKept <= 1'b1;  // ListWalker.java:190
    end
    lineCount <= lineCount_sum[16:1];  // ListWalker.java:212
    behind_0 <= first_0 + 43'd128;  // ListWalker.java:213
    if (isAsked_1) begin  // ListWalker.java:224
      toAsk <= toAsk - 16'd1;  // ListWalker.java:225
      next_1 <= next_1 + 43'd1;  // ListWalker.java:226
      if (isFront_0) begin  // ListWalker.java:227
        frontAsked <= frontAsked + 8'd1;  // ListWalker.java:227
      end else begin  // ListWalker.java:227
        ringAsked <= ringAsked + 8'd1;  // ListWalker.java:227
      end
    end
    if (isOfFront || isOfRing) begin  // ListWalker.java:236
      lines[lines_address_choice] <= line;  // ListWalker.java:238
    end
    if (isOfOther) begin  // ListWalker.java:244
      other <= other - 8'd1;  // ListWalker.java:244
    end
    if (isOfFront) begin  // ListWalker.java:245
      frontCome <= frontCome + 8'd1;  // ListWalker.java:245
    end
    if (isOfEarlier) begin  // ListWalker.java:246
      earlier <= earlier - 8'd1;  // ListWalker.java:246
    end
    if (isOfRing) begin  // ListWalker.java:247
      ringCome <= ringCome + 8'd1;  // ListWalker.java:247
    end
    if (begins) begin  // ListWalker.java:253
      ringAsked <= 8'd0;  // ListWalker.java:254
      ringCome <= 8'd0;  // ListWalker.java:255
      ringUsed <= 8'd0;  // ListWalker.java:256
      if (isOther) begin  // ListWalker.java:257
        other <= underWay - come;  // ListWalker.java:258
        earlier <= 8'd0;  // ListWalker.java:259
        frontAsked <= 8'd0;  // ListWalker.java:260
        frontCome <= 8'd0;  // ListWalker.java:261
        toAsk <= lineCount;  // ListWalker.java:262
        next_1 <= first_0;  // ListWalker.java:263
      end else if (frontAsked == 8'd128) begin  // ListWalker.java:265
        earlier <= (earlier + (ringAsked - ringCome)) - {7'd0, isBehind_0};  // ListWalker.java:266
        toAsk <= lineCount - 16'd128;  // ListWalker.java:268
        next_1 <= behind_0;  // ListWalker.java:269
      end
    end
    if (reads) begin  // ListWalker.java:346
      entryLine <= (lines_written && (lines_address_choice == place)) ? 256'bx : entryLine_read;  // ListWalker.java:346
    end
    if (reads) begin  // ListWalker.java:349
      position <= position + 17'd1;  // ListWalker.java:350
      isOdd <= position[0];  // ListWalker.java:351
    end
    if (reads && !isFront_1 && position[0]) begin  // ListWalker.java:353
      ringUsed <= ringUsed + 8'd1;  // ListWalker.java:353
    end
    if (begins) begin  // ListWalker.java:354
      position <= 17'd0;  // ListWalker.java:355
      distance <= offset;  // ListWalker.java:356
    end
    if (!stays) begin  // ListWalker.java:364
      hasLine <= reads && !stops;  // ListWalker.java:365
      hasElement <= hasLine && (isWalking || looks) && !stops;  // ListWalker.java:366
      element <= isOdd ? entryLine[255:128] : entryLine[127:0];  // ListWalker.java:367
    end
    if (walks && !isInside) begin  // ListWalker.java:377
      distance <= behind_1[47:0];  // ListWalker.java:377
    end
    if (hits) begin  // ListWalker.java:378
      found <= element;  // ListWalker.java:379
      address <= element[63:0] + {16'd0, distance};  // ListWalker.java:380
      room <= length_0 - distance[31:0];  // ListWalker.java:381
    end
    inPage <= (left <= pageLeft) ? left : pageLeft;  // ListWalker.java:117
    if (state == State_CUT) begin  // ListWalker.java:121
      part <= isEntry ? room[12:0] : inPage;  // ListWalker.java:123
      isRest <= isEntry ? (room == {19'd0, left}) : (inPage == left);  // ListWalker.java:124
      endsEntry <= isEntry;  // ListWalker.java:125
    end
    if (takes_0) begin  // ListWalker.java:128
      isLater <= 1'b0;  // ListWalker.java:129
      isSecond <= 1'b0;  // ListWalker.java:130
    end
    if ((state == State_FOUND) && !isPlaced) begin  // ListWalker.java:132
      isSecond <= 1'b1;  // ListWalker.java:132
    end
    if (goes) begin  // ListWalker.java:133
      left <= left - part;  // ListWalker.java:134
      offset <= offset + {35'd0, part};  // ListWalker.java:135
      address <= address + {51'd0, part};  // ListWalker.java:136
      room <= room - {19'd0, part};  // ListWalker.java:137
      isLater <= 1'b1;  // ListWalker.java:138
      isSecond <= 1'b0;  // ListWalker.java:139
    end
    if (!stays) begin  // ListWalker.java:289
      read <= position;  // ListWalker.java:290
      index_1 <= read;  // ListWalker.java:291
    end
    if (hits) begin  // ListWalker.java:293
      behindRun <= index_1 + 17'd1;  // ListWalker.java:293
    end
    most <= behindRun + 17'd32;  // ListWalker.java:299
    isBehind_1 <= (behindRun <= nextAhead) && (nextAhead <= most);  // ListWalker.java:300
    from <= isBehind_1 ? nextAhead : behindRun;  // ListWalker.java:301
    isFrontAhead <= from < 17'd256;  // ListWalker.java:302
    if (!stays) begin  // ListWalker.java:312
      patience <= 3'd7;  // ListWalker.java:312
    end else begin  // ListWalker.java:312
      patience <= patience - 3'd1;  // ListWalker.java:312
    end
    if (startsList) begin  // ListWalker.java:314
      nextAhead <= 17'd0;  // ListWalker.java:314
    end
    if (ahead_valid && ahead_ready) begin  // ListWalker.java:315
      nextAhead <= index_1 + 17'd1;  // ListWalker.java:316
      beyond <= (length_1 >= 32'd4096) ? 13'd4096 : (beyond + length_1[12:0]);  // ListWalker.java:317
    end
    if (goes && isRest) begin  // ListWalker.java:320
      looks <= 1'b1;  // ListWalker.java:321
      nextAhead <= from;  // ListWalker.java:322
      beyond <= isAll ? 13'd0 : (beyond - bytes);  // ListWalker.java:325
      if (isFrontAhead) begin  // ListWalker.java:326
        position <= from;  // ListWalker.java:326
      end
    end else if (looks && ((stays && (patience == 3'd0)) || (hasElement && !mayTell)
        || !(reads || hasLine || hasElement))) begin  // ListWalker.java:328
      looks <= 1'b0;  // ListWalker.java:332
    end
    if (takes_0) begin  // KeyWalker.java:132
      isSecondUnit <= goesSecond;  // KeyWalker.java:132
    end
    case (state)  // ListWalker.java:58
      State_PASS: begin  // ListWalker.java:156
        if (takes_0) begin  // ListWalker.java:156
          state <= State_QUERY;  // ListWalker.java:156
        end
      end
      State_QUERY: begin  // ListWalker.java:157
        if (isAsked_0) begin  // ListWalker.java:157
          state <= State_AWAIT;  // ListWalker.java:157
        end
      end
      State_AWAIT: begin  // ListWalker.java:158
        if (answers && answer_isAllowed) begin  // ListWalker.java:159
          state <= State_LIST;  // ListWalker.java:159
        end else if (answers) begin  // ListWalker.java:160
          state <= State_WRONG;  // ListWalker.java:160
        end
      end
      State_LIST: begin  // ListWalker.java:161
        state <= State_BEGIN;  // ListWalker.java:161
      end
      State_BEGIN: begin  // ListWalker.java:162
        state <= State_WALK;  // ListWalker.java:162
      end
      State_WALK: begin  // ListWalker.java:163
        if (hits) begin  // ListWalker.java:163
          state <= State_FOUND;  // ListWalker.java:163
        end else if (ends) begin  // ListWalker.java:163
          state <= State_WRONG;  // ListWalker.java:163
        end
      end
      State_FOUND: begin  // ListWalker.java:164
        if (isPlaced) begin  // ListWalker.java:164
          state <= State_CUT;  // ListWalker.java:164
        end else begin  // ListWalker.java:164
          state <= State_BEGIN;  // ListWalker.java:164
        end
      end
      State_PAGE: begin  // ListWalker.java:170
        state <= State_CUT;  // ListWalker.java:170
      end
      State_CUT: begin  // ListWalker.java:165
        state <= State_OFFER;  // ListWalker.java:165
      end
      State_OFFER: begin  // ListWalker.java:166
        if (isTaken && isRest) begin  // ListWalker.java:167
          state <= State_PASS;  // ListWalker.java:167
        end else if (isTaken && endsEntry) begin  // ListWalker.java:168
          state <= State_BEGIN;  // ListWalker.java:168
        end else if (isTaken) begin  // ListWalker.java:169
          state <= State_PAGE;  // ListWalker.java:169
        end
      end
      default /* State_WRONG */: begin  // ListWalker.java:171
        if (isTaken) begin  // ListWalker.java:171
          state <= State_PASS;  // ListWalker.java:171
        end
      end
    endcase
    if (reset) begin
      state <= State_PASS;  // ListWalker.java:58
      isKept <= 1'b0;  // ListWalker.java:65
      hasElement <= 1'b0;  // ListWalker.java:85
      looks <= 1'b0;  // ListWalker.java:99
      frontAsked <= 8'd0;  // ListWalker.java:200
      frontCome <= 8'd0;  // ListWalker.java:201
      ringAsked <= 8'd0;  // ListWalker.java:202
      ringCome <= 8'd0;  // ListWalker.java:203
      ringUsed <= 8'd0;  // ListWalker.java:204
      other <= 8'd0;  // ListWalker.java:206
      earlier <= 8'd0;  // ListWalker.java:207
      toAsk <= 16'd0;  // ListWalker.java:208
      position <= 17'd0;  // ListWalker.java:337
      hasLine <= 1'b0;  // ListWalker.java:348
      behindRun <= 17'd0;  // ListWalker.java:287
      nextAhead <= 17'd0;  // ListWalker.java:288
      beyond <= 13'd0;  // ListWalker.java:304
      isSecondUnit <= 1'b0;  // KeyWalker.java:127
    end
  end
  SkidBuffer_UInt43 asking (  // ListWalker.java:215
    .clock(clock), .reset(reset), .source_data(next_1), .source_valid(asking_source_valid),
    .source_ready(asking_source_ready), .sink_data(asking_sink_data), .sink_valid(asking_sink_valid),
    .sink_ready(memory_ready));
  wire unused_ok = &{1'b0, answer_address, answer_bytes, answer_last, answer_isList, answer_list[4:0],
      found[95:0], lineCount_sum[0]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!returns || (isOfOther || isOfFront || (earlier != 8'd0) || (ringAsked != ringCome)))) begin  // ListWalker.java:273
        $display("assertion failed: a line that comes was asked for (ListWalker.java:273)");
        $stop;  // ListWalker.java:273
      end
      if (!((ringAsked - ringUsed) <= 8'd128)) begin  // ListWalker.java:276
        $display("assertion failed: no more lines are under way than have a place (ListWalker.java:276)");
        $stop;  // ListWalker.java:276
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!returns || (isOfOther || isOfFront || (earlier != 8'd0) || (ringAsked != ringCome)));  // ListWalker.java:273
      assert ((ringAsked - ringUsed) <= 8'd128);  // ListWalker.java:276
    end
  end
`endif
endmodule
`default_nettype wire
