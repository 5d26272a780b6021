`default_nettype none
// atOnce=true, acknowledgements=WAIT
module ResponseSender_true_WAIT (  // ResponseSender.java:104
  input  wire clock,  // ResponseSender.java:104
  input  wire reset,  // ResponseSender.java:104
  input  wire [5:0] order_data_queuePair,  // ResponseSender.java:54
  input  wire order_data_sets,  // ResponseSender.java:54
  input  wire [383:0] order_data_record,  // ResponseSender.java:54
  input  wire order_valid,  // ResponseSender.java:54
  output wire order_ready,  // ResponseSender.java:54
  input  wire [1:0] note_data_kind,  // ResponseSender.java:56
  input  wire note_data_mayWait,  // ResponseSender.java:56
  input  wire [5:0] note_data_queuePair,  // ResponseSender.java:56
  input  wire [4:0] note_data_place,  // ResponseSender.java:56
  input  wire [7:0] note_data_syndrome,  // ResponseSender.java:56
  input  wire [23:0] note_data_psn,  // ResponseSender.java:56
  input  wire [23:0] note_data_messages,  // ResponseSender.java:56
  input  wire note_data_resource_isAtomic,  // ResponseSender.java:56
  input  wire [23:0] note_data_resource_psn,  // ResponseSender.java:56
  input  wire [63:0] note_data_resource_address,  // ResponseSender.java:56
  input  wire [31:0] note_data_resource_key,  // ResponseSender.java:56
  input  wire [31:0] note_data_resource_length,  // ResponseSender.java:56
  input  wire [23:0] note_data_resource_messages,  // ResponseSender.java:56
  input  wire note_valid,  // ResponseSender.java:56
  output wire note_ready,  // ResponseSender.java:56
  input  wire [5:0] asked,  // ResponseSender.java:58
  output wire [4:0] head,  // ResponseSender.java:60
  output wire start_data_isList,  // ResponseSender.java:62
  output wire start_data_isPhysical,  // ResponseSender.java:62
  output wire [47:0] start_data_list,  // ResponseSender.java:62
  output wire [8:0] start_data_elements,  // ResponseSender.java:62
  output wire [63:0] start_data_address,  // ResponseSender.java:62
  output wire [31:0] start_data_key,  // ResponseSender.java:62
  output wire [31:0] start_data_length,  // ResponseSender.java:62
  output wire [31:0] start_data_skip,  // ResponseSender.java:62
  output wire [15:0] start_data_domain,  // ResponseSender.java:62
  output wire [3:0] start_data_rights,  // ResponseSender.java:62
  output wire start_valid,  // ResponseSender.java:62
  input  wire start_ready,  // ResponseSender.java:62
  output wire [12:0] packet_data,  // ResponseSender.java:64
  output wire packet_valid,  // ResponseSender.java:64
  input  wire packet_ready,  // ResponseSender.java:64
  output wire [15:0] plan_data_to,  // ResponseSender.java:66
  output wire [13:0] plan_data_payload,  // ResponseSender.java:66
  output wire [191:0] plan_data_header,  // ResponseSender.java:66
  output wire [127:0] plan_data_extension,  // ResponseSender.java:66
  output wire plan_data_hasExtension,  // ResponseSender.java:66
  output wire plan_data_hasData,  // ResponseSender.java:66
  output wire [29:0] plan_data_owner,  // ResponseSender.java:66
  output wire plan_valid,  // ResponseSender.java:66
  input  wire plan_ready,  // ResponseSender.java:66
  input  wire [29:0] refused_data,  // ResponseSender.java:68
  input  wire refused_valid,  // ResponseSender.java:68
  output wire refused_ready,  // ResponseSender.java:68
  output wire [5:0] queuePair,  // ResponseSender.java:71
  output wire setsError,  // ResponseSender.java:73
  output wire [7:0] happened_data_kind,  // ResponseSender.java:75
  output wire [5:0] happened_data_number,  // ResponseSender.java:75
  output wire happened_valid,  // ResponseSender.java:75
  input  wire happened_ready,  // ResponseSender.java:75
  output wire hasTold,  // ResponseSender.java:78
  output wire [7:0] toldSyndrome  // ResponseSender.java:80
);
  localparam [3:0] State_IDLE = 4'd0;
  localparam [3:0] State_FETCH = 4'd1;
  localparam [3:0] State_LOOK = 4'd2;
  localparam [3:0] State_FOUND = 4'd3;
  localparam [3:0] State_RESOURCE = 4'd4;
  localparam [3:0] State_START = 4'd5;
  localparam [3:0] State_MEASURE = 4'd6;
  localparam [3:0] State_PACKET = 4'd7;
  localparam [3:0] State_PLAN = 4'd8;
  localparam [3:0] State_NEXT = 4'd9;
  localparam [3:0] State_REFUSED = 4'd10;
  localparam [3:0] State_TELL = 4'd11;
  reg  [3:0] state;  // ResponseSender.java:113
  reg  [5:0] q;  // ResponseSender.java:114
  reg  [63:0] pending;  // ResponseSender.java:117
  reg  [63:0] acknowledges;  // ResponseSender.java:119
  reg  wasIdle;  // ResponseSender.java:131
  reg  [63:0] isClosed;  // ResponseSender.java:137
  reg  [63:0] isRefused;  // ResponseSender.java:138
  reg  [23:0] refusedPsn;  // ResponseSender.java:145
  reg  isBefore;  // ResponseSender.java:155
  reg  [4:0] headNow;  // ResponseSender.java:377
  reg  isOrder;  // ResponseSender.java:169
  reg  [4:0] ownHead;  // ResponseSender.java:177
  reg  [4:0] ownTail;  // ResponseSender.java:178
  reg  isAsked;  // ResponseSender.java:179
  reg  refusesNow;  // ResponseSender.java:186
  reg  [176:0] found;  // ResponseSender.java:190
  reg  resource_isAtomic;  // ResponseSender.java:191
  reg  [23:0] resource_psn;  // ResponseSender.java:191
  reg  [63:0] resource_address;  // ResponseSender.java:191
  reg  [31:0] resource_key;  // ResponseSender.java:191
  reg  [31:0] resource_length;  // ResponseSender.java:191
  reg  [23:0] resource_messages;  // ResponseSender.java:191
  reg  [23:0] psn;  // ResponseSender.java:196
  reg  [31:0] left;  // ResponseSender.java:197
  reg  isFirst;  // ResponseSender.java:198
  reg  isAcknowledgement;  // ResponseSender.java:199
  reg  [7:0] syndrome;  // ResponseSender.java:200
  reg  [23:0] messages;  // ResponseSender.java:201
  reg  [12:0] most;  // ResponseSender.java:219
  reg  isLast;  // ResponseSender.java:221
  reg  [12:0] data;  // ResponseSender.java:222
  reg  [15:0] made_to;  // ResponseSender.java:233
  reg  [13:0] made_payload;  // ResponseSender.java:233
  reg  [191:0] made_header;  // ResponseSender.java:233
  reg  [127:0] made_extension;  // ResponseSender.java:233
  reg  made_hasExtension;  // ResponseSender.java:233
  reg  made_hasData;  // ResponseSender.java:233
  reg  [29:0] made_owner;  // ResponseSender.java:233
  reg  endsMessage;  // ResponseSender.java:234
  reg  [63:0] later;  // ResponseSender.java:342
  reg  [5:0] quiet;  // ResponseSender.java:343
  reg  [8:0] time_;  // ResponseSender.java:344
  reg  isDue;  // ResponseSender.java:345
  wire [58:0] table_attributes;  // ResponseSender.java:109
  wire [5:0] turns_index; wire turns_hasWork;  // ResponseSender.java:115
  reg  [55:0] acknowledgements [0:63];  // ResponseSender.java:83
  reg  [176:0] resources [0:1023];  // ResponseSender.java:120
  reg  [4:0] heads [0:63];  // ResponseSender.java:121
  reg  [4:0] tails [0:63];  // ResponseSender.java:122
  reg  [23:0] refusedPsns [0:63];  // ResponseSender.java:139
  integer heads_word;  // ResponseSender.java:121
  initial begin  // ResponseSender.java:121
    for (heads_word = 0; heads_word < 64; heads_word = heads_word + 1)
      heads[heads_word] = 5'd0;
  end
  integer tails_word;  // ResponseSender.java:122
  initial begin  // ResponseSender.java:122
    for (tails_word = 0; tails_word < 64; tails_word = tails_word + 1)
      tails[tails_word] = 5'd0;
  end
  wire idle = state == State_IDLE;  // ResponseSender.java:124
  wire [4:0] toldHead = heads[note_data_queuePair];  // ResponseSender.java:127
  wire [4:0] toldTail = tails[note_data_queuePair];  // ResponseSender.java:128
  wire movesHead = (note_data_kind == 2'd2) || (note_data_kind == 2'd3);  // ResponseSender.java:130
  wire refuses = state == State_REFUSED;  // ResponseSender.java:133
  wire isNoted = note_valid && note_ready;  // ResponseSender.java:135
  wire [63:0] mayAnswer_shifted = isClosed >> note_data_queuePair;  // ResponseSender.java:140
  wire mayAnswer = isNoted && !mayAnswer_shifted[0];  // ResponseSender.java:140
  wire isResource = mayAnswer && (note_data_kind == 2'd1);  // ResponseSender.java:141
  wire isAgain = mayAnswer && (note_data_kind == 2'd2);  // ResponseSender.java:142
  wire isReset = isNoted && (note_data_kind == 2'd3);  // ResponseSender.java:143
  wire isAcknowledge = mayAnswer && (note_data_kind == 2'd0);  // ResponseSender.java:144
  wire picks = idle && turns_hasWork && !order_valid && !(note_valid && movesHead);  // ResponseSender.java:165
  wire carriesOut = state == State_LOOK;  // ResponseSender.java:168
  wire hasResource = ownHead != ownTail;  // ResponseSender.java:185
  wire looks = (state == State_LOOK) && !isOrder && !refusesNow;  // ResponseSender.java:188
  wire sendsAcknowledgement = looks && !hasResource && isAsked;  // ResponseSender.java:189
  wire [2:0] mtu = table_attributes[18:16];  // QueuePairTable.java:108
  wire [55:0] acknowledgement = acknowledgements[q];  // ResponseSender.java:205
  wire isAtomic = resource_isAtomic && !isAcknowledgement;  // ResponseSender.java:218
  wire isRest = left <= {19'd0, most};  // ResponseSender.java:223
  wire hasData = left != 32'd0;  // ResponseSender.java:228
  wire [3:0] operation = isAcknowledgement ? 4'd8 : (isAtomic ? 4'd10 : 4'd9);  // ResponseSender.java:403
  wire [7:0] whole_0 = syndrome;  // RecordLayout.java:81
  wire [23:0] whole_1 = messages;  // RecordLayout.java:81
  wire [31:0] record_0 = {whole_1, whole_0};  // RecordLayout.java:84
  wire [3:0] whole_2 = operation;  // RecordLayout.java:81
  wire whole_3 = isFirst || isAcknowledgement;  // RecordLayout.java:81
  wire [4:0] record_1 = {whole_3, whole_2};  // RecordLayout.java:84
  wire whole_4 = isLast;  // RecordLayout.java:81
  wire [5:0] record_2 = {whole_4, record_1};  // RecordLayout.java:84
  wire whole_5 = !hasData && !isAtomic;  // RecordLayout.java:81
  wire [3:0] placed_0 = {whole_5, 3'd0};  // RecordLayout.java:83
  wire [9:0] record_3 = {placed_0, record_2};  // RecordLayout.java:84
  wire [23:0] whole_6 = table_attributes[42:19];  // RecordLayout.java:81
  wire [29:0] placed_1 = {whole_6, 6'd0};  // RecordLayout.java:83
  wire [39:0] record_4 = {placed_1, record_3};  // RecordLayout.java:84
  wire [23:0] whole_7 = psn;  // RecordLayout.java:81
  wire [63:0] record_5 = {whole_7, record_4};  // RecordLayout.java:84
  wire [63:0] whole_8 = {32'd0, record_0};  // RecordLayout.java:81
  wire [127:0] record_6 = {whole_8, record_5};  // RecordLayout.java:84
  wire [31:0] whole_9 = resource_length;  // RecordLayout.java:81
  wire [63:0] placed_2 = {whole_9, 32'd0};  // RecordLayout.java:83
  wire [191:0] record_7 = {placed_2, record_6};  // RecordLayout.java:84
  wire advances = state == State_NEXT;  // ResponseSender.java:260
  wire endsResource = advances && endsMessage && !isAcknowledgement;  // ResponseSender.java:268
  wire [5:0] headPair = (endsResource || refuses) ? q : note_data_queuePair;  // ResponseSender.java:270
  wire [4:0] newHead = endsResource ? (ownHead + 5'd1)
      : (refuses ? ownTail : (isReset ? 5'd0 : note_data_place));  // ResponseSender.java:271
  wire [5:0] owner = refused_data[29:24];  // ResponseSender.java:277
  wire [63:0] isNews_shifted = isClosed >> owner;  // ResponseSender.java:280
  wire [63:0] isNews_shifted_1 = isRefused >> owner;  // ResponseSender.java:280
  wire isNews = refused_valid && !isNews_shifted_1[0] && !isNews_shifted[0];  // ResponseSender.java:280
  wire [63:0] newly_joined = {owner == 6'd63, owner == 6'd62, owner == 6'd61, owner == 6'd60, owner == 6'd59,
      owner == 6'd58, owner == 6'd57, owner == 6'd56, owner == 6'd55, owner == 6'd54, owner == 6'd53, owner
      == 6'd52, owner == 6'd51, owner == 6'd50, owner == 6'd49, owner == 6'd48, owner == 6'd47, owner == 6'd46,
      owner == 6'd45, owner == 6'd44, owner == 6'd43, owner == 6'd42, owner == 6'd41, owner == 6'd40, owner
      == 6'd39, owner == 6'd38, owner == 6'd37, owner == 6'd36, owner == 6'd35, owner == 6'd34, owner == 6'd33,
      owner == 6'd32, owner == 6'd31, owner == 6'd30, owner == 6'd29, owner == 6'd28, owner == 6'd27, owner
      == 6'd26, owner == 6'd25, owner == 6'd24, owner == 6'd23, owner == 6'd22, owner == 6'd21, owner == 6'd20,
      owner == 6'd19, owner == 6'd18, owner == 6'd17, owner == 6'd16, owner == 6'd15, owner == 6'd14, owner
      == 6'd13, owner == 6'd12, owner == 6'd11, owner == 6'd10, owner == 6'd9, owner == 6'd8, owner == 6'd7,
      owner == 6'd6, owner == 6'd5, owner == 6'd4, owner == 6'd3, owner == 6'd2, owner == 6'd1, owner == 6'd0};  // ResponseSender.java:282
  wire [63:0] newly = isNews ? newly_joined : 64'd0;  // ResponseSender.java:282
  wire [63:0] saying_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // ResponseSender.java:283
  wire [63:0] saying = refuses ? saying_joined : 64'd0;  // ResponseSender.java:283
  wire [63:0] opened_joined = {note_data_queuePair == 6'd63, note_data_queuePair == 6'd62, note_data_queuePair
      == 6'd61, note_data_queuePair == 6'd60, note_data_queuePair == 6'd59, note_data_queuePair == 6'd58,
      note_data_queuePair == 6'd57, note_data_queuePair == 6'd56, note_data_queuePair == 6'd55,
      note_data_queuePair == 6'd54, note_data_queuePair == 6'd53, note_data_queuePair == 6'd52,
      note_data_queuePair == 6'd51, note_data_queuePair == 6'd50, note_data_queuePair == 6'd49,
      note_data_queuePair == 6'd48, note_data_queuePair == 6'd47, note_data_queuePair == 6'd46,
      note_data_queuePair == 6'd45, note_data_queuePair == 6'd44, note_data_queuePair == 6'd43,
      note_data_queuePair == 6'd42, note_data_queuePair == 6'd41, note_data_queuePair == 6'd40,
      note_data_queuePair == 6'd39, note_data_queuePair == 6'd38, note_data_queuePair == 6'd37,
      note_data_queuePair == 6'd36, note_data_queuePair == 6'd35, note_data_queuePair == 6'd34,
      note_data_queuePair == 6'd33, note_data_queuePair == 6'd32, note_data_queuePair == 6'd31,
      note_data_queuePair == 6'd30, note_data_queuePair == 6'd29, note_data_queuePair == 6'd28,
      note_data_queuePair == 6'd27, note_data_queuePair == 6'd26, note_data_queuePair == 6'd25,
      note_data_queuePair == 6'd24, note_data_queuePair == 6'd23, note_data_queuePair == 6'd22,
      note_data_queuePair == 6'd21, note_data_queuePair == 6'd20, note_data_queuePair == 6'd19,
      note_data_queuePair == 6'd18, note_data_queuePair == 6'd17, note_data_queuePair == 6'd16,
      note_data_queuePair == 6'd15, note_data_queuePair == 6'd14, note_data_queuePair == 6'd13,
      note_data_queuePair == 6'd12, note_data_queuePair == 6'd11, note_data_queuePair == 6'd10,
      note_data_queuePair == 6'd9, note_data_queuePair == 6'd8, note_data_queuePair == 6'd7, note_data_queuePair
      == 6'd6, note_data_queuePair == 6'd5, note_data_queuePair == 6'd4, note_data_queuePair == 6'd3,
      note_data_queuePair == 6'd2, note_data_queuePair == 6'd1, note_data_queuePair == 6'd0};  // ResponseSender.java:284
  wire [63:0] opened = isReset ? opened_joined : 64'd0;  // ResponseSender.java:284
  wire isOver = (quiet == 6'd63) || (time_ == 9'd511);  // ResponseSender.java:348
  wire leaves = isDue && !isNoted;  // ResponseSender.java:349
  wire [63:0] one = {note_data_queuePair == 6'd63, note_data_queuePair == 6'd62, note_data_queuePair == 6'd61,
      note_data_queuePair == 6'd60, note_data_queuePair == 6'd59, note_data_queuePair == 6'd58,
      note_data_queuePair == 6'd57, note_data_queuePair == 6'd56, note_data_queuePair == 6'd55,
      note_data_queuePair == 6'd54, note_data_queuePair == 6'd53, note_data_queuePair == 6'd52,
      note_data_queuePair == 6'd51, note_data_queuePair == 6'd50, note_data_queuePair == 6'd49,
      note_data_queuePair == 6'd48, note_data_queuePair == 6'd47, note_data_queuePair == 6'd46,
      note_data_queuePair == 6'd45, note_data_queuePair == 6'd44, note_data_queuePair == 6'd43,
      note_data_queuePair == 6'd42, note_data_queuePair == 6'd41, note_data_queuePair == 6'd40,
      note_data_queuePair == 6'd39, note_data_queuePair == 6'd38, note_data_queuePair == 6'd37,
      note_data_queuePair == 6'd36, note_data_queuePair == 6'd35, note_data_queuePair == 6'd34,
      note_data_queuePair == 6'd33, note_data_queuePair == 6'd32, note_data_queuePair == 6'd31,
      note_data_queuePair == 6'd30, note_data_queuePair == 6'd29, note_data_queuePair == 6'd28,
      note_data_queuePair == 6'd27, note_data_queuePair == 6'd26, note_data_queuePair == 6'd25,
      note_data_queuePair == 6'd24, note_data_queuePair == 6'd23, note_data_queuePair == 6'd22,
      note_data_queuePair == 6'd21, note_data_queuePair == 6'd20, note_data_queuePair == 6'd19,
      note_data_queuePair == 6'd18, note_data_queuePair == 6'd17, note_data_queuePair == 6'd16,
      note_data_queuePair == 6'd15, note_data_queuePair == 6'd14, note_data_queuePair == 6'd13,
      note_data_queuePair == 6'd12, note_data_queuePair == 6'd11, note_data_queuePair == 6'd10,
      note_data_queuePair == 6'd9, note_data_queuePair == 6'd8, note_data_queuePair == 6'd7, note_data_queuePair
      == 6'd6, note_data_queuePair == 6'd5, note_data_queuePair == 6'd4, note_data_queuePair == 6'd3,
      note_data_queuePair == 6'd2, note_data_queuePair == 6'd1, note_data_queuePair == 6'd0};  // ResponseSender.java:352
  wire waits = isAcknowledge && note_data_mayWait;  // ResponseSender.java:354
  wire [63:0] added = waits ? one : 64'd0;  // ResponseSender.java:355
  wire [63:0] dropped_0 = (isNoted && !waits) ? one : 64'd0;  // ResponseSender.java:357
  wire [63:0] due = leaves ? later : 64'd0;  // ResponseSender.java:359
  wire isLater = isAcknowledge && note_data_mayWait;  // ResponseSender.java:291
  wire [63:0] noted_joined = {note_data_queuePair == 6'd63, note_data_queuePair == 6'd62, note_data_queuePair
      == 6'd61, note_data_queuePair == 6'd60, note_data_queuePair == 6'd59, note_data_queuePair == 6'd58,
      note_data_queuePair == 6'd57, note_data_queuePair == 6'd56, note_data_queuePair == 6'd55,
      note_data_queuePair == 6'd54, note_data_queuePair == 6'd53, note_data_queuePair == 6'd52,
      note_data_queuePair == 6'd51, note_data_queuePair == 6'd50, note_data_queuePair == 6'd49,
      note_data_queuePair == 6'd48, note_data_queuePair == 6'd47, note_data_queuePair == 6'd46,
      note_data_queuePair == 6'd45, note_data_queuePair == 6'd44, note_data_queuePair == 6'd43,
      note_data_queuePair == 6'd42, note_data_queuePair == 6'd41, note_data_queuePair == 6'd40,
      note_data_queuePair == 6'd39, note_data_queuePair == 6'd38, note_data_queuePair == 6'd37,
      note_data_queuePair == 6'd36, note_data_queuePair == 6'd35, note_data_queuePair == 6'd34,
      note_data_queuePair == 6'd33, note_data_queuePair == 6'd32, note_data_queuePair == 6'd31,
      note_data_queuePair == 6'd30, note_data_queuePair == 6'd29, note_data_queuePair == 6'd28,
      note_data_queuePair == 6'd27, note_data_queuePair == 6'd26, note_data_queuePair == 6'd25,
      note_data_queuePair == 6'd24, note_data_queuePair == 6'd23, note_data_queuePair == 6'd22,
      note_data_queuePair == 6'd21, note_data_queuePair == 6'd20, note_data_queuePair == 6'd19,
      note_data_queuePair == 6'd18, note_data_queuePair == 6'd17, note_data_queuePair == 6'd16,
      note_data_queuePair == 6'd15, note_data_queuePair == 6'd14, note_data_queuePair == 6'd13,
      note_data_queuePair == 6'd12, note_data_queuePair == 6'd11, note_data_queuePair == 6'd10,
      note_data_queuePair == 6'd9, note_data_queuePair == 6'd8, note_data_queuePair == 6'd7, note_data_queuePair
      == 6'd6, note_data_queuePair == 6'd5, note_data_queuePair == 6'd4, note_data_queuePair == 6'd3,
      note_data_queuePair == 6'd2, note_data_queuePair == 6'd1, note_data_queuePair == 6'd0};  // ResponseSender.java:293
  wire [63:0] noted = (isNoted && !(isReset || isLater)) ? noted_joined : due;  // ResponseSender.java:293
  wire [63:0] taken_joined = {turns_index == 6'd63, turns_index == 6'd62, turns_index == 6'd61, turns_index
      == 6'd60, turns_index == 6'd59, turns_index == 6'd58, turns_index == 6'd57, turns_index == 6'd56,
      turns_index == 6'd55, turns_index == 6'd54, turns_index == 6'd53, turns_index == 6'd52, turns_index
      == 6'd51, turns_index == 6'd50, turns_index == 6'd49, turns_index == 6'd48, turns_index == 6'd47,
      turns_index == 6'd46, turns_index == 6'd45, turns_index == 6'd44, turns_index == 6'd43, turns_index
      == 6'd42, turns_index == 6'd41, turns_index == 6'd40, turns_index == 6'd39, turns_index == 6'd38,
      turns_index == 6'd37, turns_index == 6'd36, turns_index == 6'd35, turns_index == 6'd34, turns_index
      == 6'd33, turns_index == 6'd32, turns_index == 6'd31, turns_index == 6'd30, turns_index == 6'd29,
      turns_index == 6'd28, turns_index == 6'd27, turns_index == 6'd26, turns_index == 6'd25, turns_index
      == 6'd24, turns_index == 6'd23, turns_index == 6'd22, turns_index == 6'd21, turns_index == 6'd20,
      turns_index == 6'd19, turns_index == 6'd18, turns_index == 6'd17, turns_index == 6'd16, turns_index
      == 6'd15, turns_index == 6'd14, turns_index == 6'd13, turns_index == 6'd12, turns_index == 6'd11,
      turns_index == 6'd10, turns_index == 6'd9, turns_index == 6'd8, turns_index == 6'd7, turns_index == 6'd6,
      turns_index == 6'd5, turns_index == 6'd4, turns_index == 6'd3, turns_index == 6'd2, turns_index == 6'd1,
      turns_index == 6'd0};  // ResponseSender.java:294
  wire [63:0] taken = picks ? taken_joined : 64'd0;  // ResponseSender.java:294
  wire [63:0] leftOver_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // ResponseSender.java:295
  wire [63:0] leftOver = (advances && endsMessage) ? leftOver_joined : 64'd0;  // ResponseSender.java:295
  wire [63:0] wanted_joined = {note_data_queuePair == 6'd63, note_data_queuePair == 6'd62, note_data_queuePair
      == 6'd61, note_data_queuePair == 6'd60, note_data_queuePair == 6'd59, note_data_queuePair == 6'd58,
      note_data_queuePair == 6'd57, note_data_queuePair == 6'd56, note_data_queuePair == 6'd55,
      note_data_queuePair == 6'd54, note_data_queuePair == 6'd53, note_data_queuePair == 6'd52,
      note_data_queuePair == 6'd51, note_data_queuePair == 6'd50, note_data_queuePair == 6'd49,
      note_data_queuePair == 6'd48, note_data_queuePair == 6'd47, note_data_queuePair == 6'd46,
      note_data_queuePair == 6'd45, note_data_queuePair == 6'd44, note_data_queuePair == 6'd43,
      note_data_queuePair == 6'd42, note_data_queuePair == 6'd41, note_data_queuePair == 6'd40,
      note_data_queuePair == 6'd39, note_data_queuePair == 6'd38, note_data_queuePair == 6'd37,
      note_data_queuePair == 6'd36, note_data_queuePair == 6'd35, note_data_queuePair == 6'd34,
      note_data_queuePair == 6'd33, note_data_queuePair == 6'd32, note_data_queuePair == 6'd31,
      note_data_queuePair == 6'd30, note_data_queuePair == 6'd29, note_data_queuePair == 6'd28,
      note_data_queuePair == 6'd27, note_data_queuePair == 6'd26, note_data_queuePair == 6'd25,
      note_data_queuePair == 6'd24, note_data_queuePair == 6'd23, note_data_queuePair == 6'd22,
      note_data_queuePair == 6'd21, note_data_queuePair == 6'd20, note_data_queuePair == 6'd19,
      note_data_queuePair == 6'd18, note_data_queuePair == 6'd17, note_data_queuePair == 6'd16,
      note_data_queuePair == 6'd15, note_data_queuePair == 6'd14, note_data_queuePair == 6'd13,
      note_data_queuePair == 6'd12, note_data_queuePair == 6'd11, note_data_queuePair == 6'd10,
      note_data_queuePair == 6'd9, note_data_queuePair == 6'd8, note_data_queuePair == 6'd7, note_data_queuePair
      == 6'd6, note_data_queuePair == 6'd5, note_data_queuePair == 6'd4, note_data_queuePair == 6'd3,
      note_data_queuePair == 6'd2, note_data_queuePair == 6'd1, note_data_queuePair == 6'd0};  // ResponseSender.java:297
  wire [63:0] wanted = (isAcknowledge && !isLater) ? wanted_joined : due;  // ResponseSender.java:297
  wire [63:0] dropped_1_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // ResponseSender.java:299
  wire [63:0] dropped_1_joined_1 = {note_data_queuePair == 6'd63, note_data_queuePair == 6'd62,
      note_data_queuePair == 6'd61, note_data_queuePair == 6'd60, note_data_queuePair == 6'd59,
      note_data_queuePair == 6'd58, note_data_queuePair == 6'd57, note_data_queuePair == 6'd56,
      note_data_queuePair == 6'd55, note_data_queuePair == 6'd54, note_data_queuePair == 6'd53,
      note_data_queuePair == 6'd52, note_data_queuePair == 6'd51, note_data_queuePair == 6'd50,
      note_data_queuePair == 6'd49, note_data_queuePair == 6'd48, note_data_queuePair == 6'd47,
      note_data_queuePair == 6'd46, note_data_queuePair == 6'd45, note_data_queuePair == 6'd44,
      note_data_queuePair == 6'd43, note_data_queuePair == 6'd42, note_data_queuePair == 6'd41,
      note_data_queuePair == 6'd40, note_data_queuePair == 6'd39, note_data_queuePair == 6'd38,
      note_data_queuePair == 6'd37, note_data_queuePair == 6'd36, note_data_queuePair == 6'd35,
      note_data_queuePair == 6'd34, note_data_queuePair == 6'd33, note_data_queuePair == 6'd32,
      note_data_queuePair == 6'd31, note_data_queuePair == 6'd30, note_data_queuePair == 6'd29,
      note_data_queuePair == 6'd28, note_data_queuePair == 6'd27, note_data_queuePair == 6'd26,
      note_data_queuePair == 6'd25, note_data_queuePair == 6'd24, note_data_queuePair == 6'd23,
      note_data_queuePair == 6'd22, note_data_queuePair == 6'd21, note_data_queuePair == 6'd20,
      note_data_queuePair == 6'd19, note_data_queuePair == 6'd18, note_data_queuePair == 6'd17,
      note_data_queuePair == 6'd16, note_data_queuePair == 6'd15, note_data_queuePair == 6'd14,
      note_data_queuePair == 6'd13, note_data_queuePair == 6'd12, note_data_queuePair == 6'd11,
      note_data_queuePair == 6'd10, note_data_queuePair == 6'd9, note_data_queuePair == 6'd8,
      note_data_queuePair == 6'd7, note_data_queuePair == 6'd6, note_data_queuePair == 6'd5, note_data_queuePair
      == 6'd4, note_data_queuePair == 6'd3, note_data_queuePair == 6'd2, note_data_queuePair == 6'd1,
      note_data_queuePair == 6'd0};  // ResponseSender.java:299
  wire [63:0] dropped_1 = ((isResource || isReset) ? dropped_1_joined_1 : 64'd0)
      | (sendsAcknowledgement ? dropped_1_joined : 64'd0);  // ResponseSender.java:299
  wire [23:0] refusedPsn_read = refusedPsns[q];  // ResponseSender.java:146
  wire [5:0] acknowledgements_address_choice = refuses ? q : note_data_queuePair;  // ResponseSender.java:368
  wire [9:0] resources_address_joined = {note_data_queuePair, note_data_place[3:0]};  // ResponseSender.java:148
  wire [4:0] headNow_read = heads[asked];  // ResponseSender.java:378
  wire [4:0] ownHead_read = heads[q];  // ResponseSender.java:181
  wire [4:0] ownTail_read = tails[q];  // ResponseSender.java:182
  wire [63:0] isAsked_shifted = acknowledges >> q;  // ResponseSender.java:183
  wire [63:0] refusesNow_shifted = isRefused >> q;  // ResponseSender.java:187
  wire [9:0] found_address_joined = {q, ownHead[3:0]};  // ResponseSender.java:190
  wire [176:0] found_read = resources[found_address_joined];  // ResponseSender.java:190
  assign order_ready = carriesOut && isOrder;  // ResponseSender.java:175
  assign note_ready = !refuses && (!movesHead || (idle && wasIdle));  // ResponseSender.java:134
  assign head = headNow;  // ResponseSender.java:379
  assign start_data_isList = 1'b0;  // ResponseSender.java:390
  assign start_data_isPhysical = 1'b0;  // ResponseSender.java:391
  assign start_data_list = 48'd0;  // ResponseSender.java:392
  assign start_data_elements = 9'd0;  // ResponseSender.java:393
  assign start_data_address = resource_address;  // ResponseSender.java:394
  assign start_data_key = resource_key;  // ResponseSender.java:395
  assign start_data_length = resource_length;  // ResponseSender.java:396
  assign start_data_skip = 32'd0;  // ResponseSender.java:397
  assign start_data_domain = table_attributes[15:0];  // ResponseSender.java:398
  assign start_data_rights = 4'd4;  // ResponseSender.java:399
  assign start_valid = state == State_START;  // ResponseSender.java:388
  assign packet_data = data;  // ResponseSender.java:231
  assign packet_valid = (state == State_PACKET) && hasData;  // ResponseSender.java:230
  assign plan_data_to = made_to;  // ResponseSender.java:259
  assign plan_data_payload = made_payload;  // ResponseSender.java:259
  assign plan_data_header = made_header;  // ResponseSender.java:259
  assign plan_data_extension = made_extension;  // ResponseSender.java:259
  assign plan_data_hasExtension = made_hasExtension;  // ResponseSender.java:259
  assign plan_data_hasData = made_hasData;  // ResponseSender.java:259
  assign plan_data_owner = made_owner;  // ResponseSender.java:259
  assign plan_valid = state == State_PLAN;  // ResponseSender.java:258
  assign refused_ready = 1'b1;  // ResponseSender.java:276
  assign queuePair = q;  // ResponseSender.java:287
  assign setsError = refuses;  // ResponseSender.java:288
  assign happened_data_kind = 8'd3;  // ResponseSender.java:414
  assign happened_data_number = q;  // ResponseSender.java:415
  assign happened_valid = state == State_TELL;  // ResponseSender.java:413
  assign hasTold = advances && isAcknowledgement;  // ResponseSender.java:266
  assign toldSyndrome = syndrome;  // ResponseSender.java:267
  always @(posedge clock) begin
    wasIdle <= idle && note_valid && movesHead;  // ResponseSender.java:132
    refusedPsn <= refusedPsn_read;  // ResponseSender.java:146
    if (isAcknowledge || refuses) begin  // ResponseSender.java:366
      acknowledgements[acknowledgements_address_choice] <= refuses ? {32'h62000000, refusedPsn}
          : {note_data_syndrome, note_data_messages, note_data_psn};  // ResponseSender.java:368
    end
    if (isResource) begin  // ResponseSender.java:148
      resources[resources_address_joined] <= {note_data_resource_isAtomic, note_data_resource_psn,
          note_data_resource_address, note_data_resource_key, note_data_resource_length,
          note_data_resource_messages};  // ResponseSender.java:148
    end
    if (isResource || isReset) begin  // ResponseSender.java:149
      tails[note_data_queuePair] <= isReset ? 5'd0 : (note_data_place + 5'd1);  // ResponseSender.java:151
    end
    isBefore <= (toldTail - toldHead) <= (note_data_place - toldHead);  // ResponseSender.java:156
    headNow <= headNow_read;  // ResponseSender.java:378
    if (idle) begin  // ResponseSender.java:166
      q <= order_valid ? order_data_queuePair : turns_index;  // ResponseSender.java:166
    end
    if (idle) begin  // ResponseSender.java:170
      isOrder <= order_valid;  // ResponseSender.java:170
    end
    if (state == State_FETCH) begin  // ResponseSender.java:180
      ownHead <= ownHead_read;  // ResponseSender.java:181
      ownTail <= ownTail_read;  // ResponseSender.java:182
      isAsked <= isAsked_shifted[0];  // ResponseSender.java:183
    end
    if (state == State_FETCH) begin  // ResponseSender.java:187
      refusesNow <= refusesNow_shifted[0];  // ResponseSender.java:187
    end
    if (looks) begin  // ResponseSender.java:190
      found <= found_read;  // ResponseSender.java:190
    end
    if (state == State_FOUND) begin  // ResponseSender.java:192
      resource_isAtomic <= found[176];  // ResponseSender.java:192
      resource_psn <= found[175:152];  // ResponseSender.java:192
      resource_address <= found[151:88];  // ResponseSender.java:192
      resource_key <= found[87:56];  // ResponseSender.java:192
      resource_length <= found[55:24];  // ResponseSender.java:192
      resource_messages <= found[23:0];  // ResponseSender.java:192
    end
    if (looks) begin  // ResponseSender.java:202
      isAcknowledgement <= !hasResource;  // ResponseSender.java:202
    end
    if (sendsAcknowledgement) begin  // ResponseSender.java:203
      psn <= acknowledgement[23:0];  // ResponseSender.java:206
      messages <= acknowledgement[47:24];  // ResponseSender.java:207
      syndrome <= acknowledgement[55:48];  // ResponseSender.java:208
      left <= 32'd0;  // ResponseSender.java:209
    end
    if (state == State_RESOURCE) begin  // ResponseSender.java:211
      psn <= resource_psn;  // ResponseSender.java:212
      messages <= resource_messages;  // ResponseSender.java:213
      syndrome <= 8'd0;  // ResponseSender.java:214
      left <= resource_isAtomic ? 32'd0 : resource_length;  // ResponseSender.java:215
      isFirst <= 1'b1;  // ResponseSender.java:216
    end
    most <= 13'd256 << (mtu - 3'd1);  // ResponseSender.java:220
    if (state == State_MEASURE) begin  // ResponseSender.java:224
      isLast <= isRest;  // ResponseSender.java:225
      data <= isRest ? left[12:0] : most;  // ResponseSender.java:226
    end
    if (state == State_PACKET) begin  // ResponseSender.java:235
      endsMessage <= isLast;  // ResponseSender.java:236
      made_to <= table_attributes[58:43];  // ResponseSender.java:237
      made_payload <= hasData ? {1'b0, data} : 14'd8;  // ResponseSender.java:238
      made_header <= record_7;  // ResponseSender.java:240
      made_extension <= {64'd0, isAtomic ? resource_address : 64'd0};  // ResponseSender.java:253
      made_hasExtension <= 1'b0;  // ResponseSender.java:254
      made_hasData <= hasData;  // ResponseSender.java:255
      made_owner <= {q, psn};  // ResponseSender.java:256
    end
    if (advances) begin  // ResponseSender.java:261
      psn <= psn + 24'd1;  // ResponseSender.java:262
      isFirst <= 1'b0;  // ResponseSender.java:263
      left <= left - {19'd0, most};  // ResponseSender.java:264
    end
    if (endsResource || refuses || isReset || (isAgain && isBefore)) begin  // ResponseSender.java:273
      heads[headPair] <= newHead;  // ResponseSender.java:273
    end
    if (isNews) begin  // ResponseSender.java:281
      refusedPsns[owner] <= refused_data[23:0];  // ResponseSender.java:281
    end
    isRefused <= (isRefused | newly) & ~(saying | opened);  // ResponseSender.java:285
    isClosed <= (isClosed | saying) & ~opened;  // ResponseSender.java:286
    time_ <= time_ + 9'd1;  // ResponseSender.java:346
    if (isNoted) begin  // ResponseSender.java:347
      quiet <= 6'd0;  // ResponseSender.java:347
    end else begin  // ResponseSender.java:347
      quiet <= quiet + 6'd1;  // ResponseSender.java:347
    end
    isDue <= isOver || (isDue && !leaves);  // ResponseSender.java:350
    later <= leaves ? 64'd0 : ((later & ~dropped_0) | added);  // ResponseSender.java:358
    pending <= (pending & ~taken) | noted | leftOver | newly | saying;  // ResponseSender.java:296
    acknowledges <= (acknowledges & ~dropped_1) | wanted | saying;  // ResponseSender.java:300
    case (state)  // ResponseSender.java:113
      State_IDLE: begin  // ResponseSender.java:316
        if (order_valid) begin  // ResponseSender.java:316
          state <= State_FETCH;  // ResponseSender.java:316
        end else if (picks) begin  // ResponseSender.java:316
          state <= State_FETCH;  // ResponseSender.java:316
        end
      end
      State_FETCH: begin  // ResponseSender.java:319
        state <= State_LOOK;  // ResponseSender.java:319
      end
      State_LOOK: begin  // ResponseSender.java:320
        if (isOrder) begin  // ResponseSender.java:321
          state <= State_IDLE;  // ResponseSender.java:321
        end else if (refusesNow) begin  // ResponseSender.java:322
          state <= State_REFUSED;  // ResponseSender.java:322
        end else if (hasResource) begin  // ResponseSender.java:323
          state <= State_FOUND;  // ResponseSender.java:323
        end else if (isAsked) begin  // ResponseSender.java:324
          state <= State_MEASURE;  // ResponseSender.java:324
        end else begin  // ResponseSender.java:321
          state <= State_IDLE;  // ResponseSender.java:325
        end
      end
      State_FOUND: begin  // ResponseSender.java:326
        state <= State_RESOURCE;  // ResponseSender.java:326
      end
      State_RESOURCE: begin  // ResponseSender.java:327
        if (!resource_isAtomic && (resource_length != 32'd0)) begin  // ResponseSender.java:328
          state <= State_START;  // ResponseSender.java:328
        end else begin  // ResponseSender.java:328
          state <= State_MEASURE;  // ResponseSender.java:331
        end
      end
      State_START: begin  // ResponseSender.java:332
        if (start_ready) begin  // ResponseSender.java:332
          state <= State_MEASURE;  // ResponseSender.java:332
        end
      end
      State_MEASURE: begin  // ResponseSender.java:333
        state <= State_PACKET;  // ResponseSender.java:333
      end
      State_PACKET: begin  // ResponseSender.java:334
        if (!hasData || packet_ready) begin  // ResponseSender.java:334
          state <= State_PLAN;  // ResponseSender.java:334
        end
      end
      State_PLAN: begin  // ResponseSender.java:335
        if (plan_ready) begin  // ResponseSender.java:335
          state <= State_NEXT;  // ResponseSender.java:335
        end
      end
      State_NEXT: begin  // ResponseSender.java:336
        if (endsMessage) begin  // ResponseSender.java:336
          state <= State_IDLE;  // ResponseSender.java:336
        end else begin  // ResponseSender.java:336
          state <= State_MEASURE;  // ResponseSender.java:336
        end
      end
      State_REFUSED: begin  // ResponseSender.java:317
        state <= State_TELL;  // ResponseSender.java:317
      end
      default /* State_TELL */: begin  // ResponseSender.java:318
        if (happened_ready) begin  // ResponseSender.java:318
          state <= State_IDLE;  // ResponseSender.java:318
        end
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // ResponseSender.java:113
      q <= 6'd0;  // ResponseSender.java:114
      pending <= 64'd0;  // ResponseSender.java:117
      acknowledges <= 64'd0;  // ResponseSender.java:119
      wasIdle <= 1'b0;  // ResponseSender.java:131
      isClosed <= 64'd0;  // ResponseSender.java:137
      isRefused <= 64'd0;  // ResponseSender.java:138
      isOrder <= 1'b0;  // ResponseSender.java:169
      isAsked <= 1'b0;  // ResponseSender.java:179
      refusesNow <= 1'b0;  // ResponseSender.java:186
      later <= 64'd0;  // ResponseSender.java:342
      quiet <= 6'd0;  // ResponseSender.java:343
      time_ <= 9'd0;  // ResponseSender.java:344
      isDue <= 1'b0;  // ResponseSender.java:345
    end
  end
  QueuePairTable_sender table_ (  // ResponseSender.java:109
    .clock(clock), .reset(reset), .index(q), .looks(state == State_FETCH),
    .sets(carriesOut && isOrder && order_data_sets), .record(order_data_record), .attributes(table_attributes));
  PairTurns_true turns (  // ResponseSender.java:115
    .clock(clock), .reset(reset), .pending(pending), .takes(picks), .rings(1'b0), .ringer(6'd0),
    .index(turns_index), .hasWork(turns_hasWork));
  wire unused_ok = &{1'b0, mayAnswer_shifted[63:1], isNews_shifted[63:1], isNews_shifted_1[63:1],
      isAsked_shifted[63:1], refusesNow_shifted[63:1]};
endmodule
`default_nettype wire
