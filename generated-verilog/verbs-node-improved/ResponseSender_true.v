`default_nettype none
// atOnce=true
module ResponseSender_true (  // ResponseSender.java:87
  input  wire clock,  // ResponseSender.java:87
  input  wire reset,  // ResponseSender.java:87
  input  wire [5:0] order_data_queuePair,  // ResponseSender.java:38
  input  wire order_data_sets,  // ResponseSender.java:38
  input  wire [383:0] order_data_record,  // ResponseSender.java:38
  input  wire order_valid,  // ResponseSender.java:38
  output wire order_ready,  // ResponseSender.java:38
  input  wire [1:0] note_data_kind,  // ResponseSender.java:40
  input  wire [5:0] note_data_queuePair,  // ResponseSender.java:40
  input  wire [4:0] note_data_place,  // ResponseSender.java:40
  input  wire [7:0] note_data_syndrome,  // ResponseSender.java:40
  input  wire [23:0] note_data_psn,  // ResponseSender.java:40
  input  wire [23:0] note_data_messages,  // ResponseSender.java:40
  input  wire note_data_resource_isAtomic,  // ResponseSender.java:40
  input  wire [23:0] note_data_resource_psn,  // ResponseSender.java:40
  input  wire [63:0] note_data_resource_address,  // ResponseSender.java:40
  input  wire [31:0] note_data_resource_key,  // ResponseSender.java:40
  input  wire [31:0] note_data_resource_length,  // ResponseSender.java:40
  input  wire [23:0] note_data_resource_messages,  // ResponseSender.java:40
  input  wire note_valid,  // ResponseSender.java:40
  output wire note_ready,  // ResponseSender.java:40
  input  wire [5:0] asked,  // ResponseSender.java:42
  output wire [4:0] head,  // ResponseSender.java:44
  output wire start_data_isList,  // ResponseSender.java:46
  output wire start_data_isPhysical,  // ResponseSender.java:46
  output wire [47:0] start_data_list,  // ResponseSender.java:46
  output wire [8:0] start_data_elements,  // ResponseSender.java:46
  output wire [63:0] start_data_address,  // ResponseSender.java:46
  output wire [31:0] start_data_key,  // ResponseSender.java:46
  output wire [31:0] start_data_length,  // ResponseSender.java:46
  output wire [31:0] start_data_skip,  // ResponseSender.java:46
  output wire [15:0] start_data_domain,  // ResponseSender.java:46
  output wire [3:0] start_data_rights,  // ResponseSender.java:46
  output wire start_valid,  // ResponseSender.java:46
  input  wire start_ready,  // ResponseSender.java:46
  output wire [12:0] packet_data,  // ResponseSender.java:48
  output wire packet_valid,  // ResponseSender.java:48
  input  wire packet_ready,  // ResponseSender.java:48
  output wire [15:0] plan_data_to,  // ResponseSender.java:50
  output wire [13:0] plan_data_payload,  // ResponseSender.java:50
  output wire [191:0] plan_data_header,  // ResponseSender.java:50
  output wire [127:0] plan_data_extension,  // ResponseSender.java:50
  output wire plan_data_hasExtension,  // ResponseSender.java:50
  output wire plan_data_hasData,  // ResponseSender.java:50
  output wire [29:0] plan_data_owner,  // ResponseSender.java:50
  output wire plan_valid,  // ResponseSender.java:50
  input  wire plan_ready,  // ResponseSender.java:50
  input  wire [29:0] refused_data,  // ResponseSender.java:52
  input  wire refused_valid,  // ResponseSender.java:52
  output wire refused_ready,  // ResponseSender.java:52
  output wire [5:0] queuePair,  // ResponseSender.java:55
  output wire setsError,  // ResponseSender.java:57
  output wire [7:0] happened_data_kind,  // ResponseSender.java:59
  output wire [5:0] happened_data_number,  // ResponseSender.java:59
  output wire happened_valid,  // ResponseSender.java:59
  input  wire happened_ready,  // ResponseSender.java:59
  output wire hasTold,  // ResponseSender.java:62
  output wire [7:0] toldSyndrome  // ResponseSender.java:64
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
  reg  [3:0] state;  // ResponseSender.java:93
  reg  [5:0] q;  // ResponseSender.java:94
  reg  [63:0] pending;  // ResponseSender.java:97
  reg  [63:0] acknowledges;  // ResponseSender.java:99
  reg  wasIdle;  // ResponseSender.java:111
  reg  [63:0] isClosed;  // ResponseSender.java:117
  reg  [63:0] isRefused;  // ResponseSender.java:118
  reg  [23:0] refusedPsn;  // ResponseSender.java:125
  reg  isBefore;  // ResponseSender.java:135
  reg  [4:0] headNow;  // ResponseSender.java:137
  reg  isOrder;  // ResponseSender.java:151
  reg  [4:0] ownHead;  // ResponseSender.java:159
  reg  [4:0] ownTail;  // ResponseSender.java:160
  reg  isAsked;  // ResponseSender.java:161
  reg  refusesNow;  // ResponseSender.java:168
  reg  [176:0] found;  // ResponseSender.java:172
  reg  resource_isAtomic;  // ResponseSender.java:173
  reg  [23:0] resource_psn;  // ResponseSender.java:173
  reg  [63:0] resource_address;  // ResponseSender.java:173
  reg  [31:0] resource_key;  // ResponseSender.java:173
  reg  [31:0] resource_length;  // ResponseSender.java:173
  reg  [23:0] resource_messages;  // ResponseSender.java:173
  reg  [23:0] psn;  // ResponseSender.java:178
  reg  [31:0] left;  // ResponseSender.java:179
  reg  isFirst;  // ResponseSender.java:180
  reg  isAcknowledgement;  // ResponseSender.java:181
  reg  [7:0] syndrome;  // ResponseSender.java:182
  reg  [23:0] messages;  // ResponseSender.java:183
  reg  [12:0] most;  // ResponseSender.java:201
  reg  isLast;  // ResponseSender.java:203
  reg  [12:0] data;  // ResponseSender.java:204
  reg  [15:0] made_to;  // ResponseSender.java:215
  reg  [13:0] made_payload;  // ResponseSender.java:215
  reg  [191:0] made_header;  // ResponseSender.java:215
  reg  [127:0] made_extension;  // ResponseSender.java:215
  reg  made_hasExtension;  // ResponseSender.java:215
  reg  made_hasData;  // ResponseSender.java:215
  reg  [29:0] made_owner;  // ResponseSender.java:215
  reg  endsMessage;  // ResponseSender.java:216
  wire [58:0] table_attributes;  // ResponseSender.java:89
  wire [5:0] turns_index; wire turns_hasWork;  // ResponseSender.java:95
  reg  [55:0] acknowledgements [0:63];  // ResponseSender.java:67
  reg  [176:0] resources [0:1023];  // ResponseSender.java:100
  reg  [4:0] heads [0:63];  // ResponseSender.java:101
  reg  [4:0] tails [0:63];  // ResponseSender.java:102
  reg  [23:0] refusedPsns [0:63];  // ResponseSender.java:119
  initial begin  // ResponseSender.java:101
    heads[0] = 5'd0;
    heads[1] = 5'd0;
    heads[2] = 5'd0;
    heads[3] = 5'd0;
    heads[4] = 5'd0;
    heads[5] = 5'd0;
    heads[6] = 5'd0;
    heads[7] = 5'd0;
    heads[8] = 5'd0;
    heads[9] = 5'd0;
    heads[10] = 5'd0;
    heads[11] = 5'd0;
    heads[12] = 5'd0;
    heads[13] = 5'd0;
    heads[14] = 5'd0;
    heads[15] = 5'd0;
    heads[16] = 5'd0;
    heads[17] = 5'd0;
    heads[18] = 5'd0;
    heads[19] = 5'd0;
    heads[20] = 5'd0;
    heads[21] = 5'd0;
    heads[22] = 5'd0;
    heads[23] = 5'd0;
    heads[24] = 5'd0;
    heads[25] = 5'd0;
    heads[26] = 5'd0;
    heads[27] = 5'd0;
    heads[28] = 5'd0;
    heads[29] = 5'd0;
    heads[30] = 5'd0;
    heads[31] = 5'd0;
    heads[32] = 5'd0;
    heads[33] = 5'd0;
    heads[34] = 5'd0;
    heads[35] = 5'd0;
    heads[36] = 5'd0;
    heads[37] = 5'd0;
    heads[38] = 5'd0;
    heads[39] = 5'd0;
    heads[40] = 5'd0;
    heads[41] = 5'd0;
    heads[42] = 5'd0;
    heads[43] = 5'd0;
    heads[44] = 5'd0;
    heads[45] = 5'd0;
    heads[46] = 5'd0;
    heads[47] = 5'd0;
    heads[48] = 5'd0;
    heads[49] = 5'd0;
    heads[50] = 5'd0;
    heads[51] = 5'd0;
    heads[52] = 5'd0;
    heads[53] = 5'd0;
    heads[54] = 5'd0;
    heads[55] = 5'd0;
    heads[56] = 5'd0;
    heads[57] = 5'd0;
    heads[58] = 5'd0;
    heads[59] = 5'd0;
    heads[60] = 5'd0;
    heads[61] = 5'd0;
    heads[62] = 5'd0;
    heads[63] = 5'd0;
  end
  initial begin  // ResponseSender.java:102
    tails[0] = 5'd0;
    tails[1] = 5'd0;
    tails[2] = 5'd0;
    tails[3] = 5'd0;
    tails[4] = 5'd0;
    tails[5] = 5'd0;
    tails[6] = 5'd0;
    tails[7] = 5'd0;
    tails[8] = 5'd0;
    tails[9] = 5'd0;
    tails[10] = 5'd0;
    tails[11] = 5'd0;
    tails[12] = 5'd0;
    tails[13] = 5'd0;
    tails[14] = 5'd0;
    tails[15] = 5'd0;
    tails[16] = 5'd0;
    tails[17] = 5'd0;
    tails[18] = 5'd0;
    tails[19] = 5'd0;
    tails[20] = 5'd0;
    tails[21] = 5'd0;
    tails[22] = 5'd0;
    tails[23] = 5'd0;
    tails[24] = 5'd0;
    tails[25] = 5'd0;
    tails[26] = 5'd0;
    tails[27] = 5'd0;
    tails[28] = 5'd0;
    tails[29] = 5'd0;
    tails[30] = 5'd0;
    tails[31] = 5'd0;
    tails[32] = 5'd0;
    tails[33] = 5'd0;
    tails[34] = 5'd0;
    tails[35] = 5'd0;
    tails[36] = 5'd0;
    tails[37] = 5'd0;
    tails[38] = 5'd0;
    tails[39] = 5'd0;
    tails[40] = 5'd0;
    tails[41] = 5'd0;
    tails[42] = 5'd0;
    tails[43] = 5'd0;
    tails[44] = 5'd0;
    tails[45] = 5'd0;
    tails[46] = 5'd0;
    tails[47] = 5'd0;
    tails[48] = 5'd0;
    tails[49] = 5'd0;
    tails[50] = 5'd0;
    tails[51] = 5'd0;
    tails[52] = 5'd0;
    tails[53] = 5'd0;
    tails[54] = 5'd0;
    tails[55] = 5'd0;
    tails[56] = 5'd0;
    tails[57] = 5'd0;
    tails[58] = 5'd0;
    tails[59] = 5'd0;
    tails[60] = 5'd0;
    tails[61] = 5'd0;
    tails[62] = 5'd0;
    tails[63] = 5'd0;
  end
  wire idle = state == State_IDLE;  // ResponseSender.java:104
  wire [4:0] toldHead = heads[note_data_queuePair];  // ResponseSender.java:107
  wire [4:0] toldTail = tails[note_data_queuePair];  // ResponseSender.java:108
  wire movesHead = (note_data_kind == 2'd2) || (note_data_kind == 2'd3);  // ResponseSender.java:110
  wire refuses = state == State_REFUSED;  // ResponseSender.java:113
  wire isNoted = note_valid && note_ready;  // ResponseSender.java:115
  wire [63:0] mayAnswer_shifted = isClosed >> note_data_queuePair;  // ResponseSender.java:120
  wire mayAnswer = isNoted && !mayAnswer_shifted[0];  // ResponseSender.java:120
  wire isResource = mayAnswer && (note_data_kind == 2'd1);  // ResponseSender.java:121
  wire isAgain = mayAnswer && (note_data_kind == 2'd2);  // ResponseSender.java:122
  wire isReset = isNoted && (note_data_kind == 2'd3);  // ResponseSender.java:123
  wire isAcknowledge = mayAnswer && (note_data_kind == 2'd0);  // ResponseSender.java:124
  wire picks = idle && turns_hasWork && !order_valid && !(note_valid && movesHead);  // ResponseSender.java:147
  wire carriesOut = state == State_LOOK;  // ResponseSender.java:150
  wire hasResource = ownHead != ownTail;  // ResponseSender.java:167
  wire looks = (state == State_LOOK) && !isOrder && !refusesNow;  // ResponseSender.java:170
  wire sendsAcknowledgement = looks && !hasResource && isAsked;  // ResponseSender.java:171
  wire [2:0] mtu = table_attributes[18:16];  // QueuePairTable.java:108
  wire [55:0] acknowledgement = acknowledgements[q];  // ResponseSender.java:187
  wire isAtomic = resource_isAtomic && !isAcknowledgement;  // ResponseSender.java:200
  wire isRest = left <= {19'd0, most};  // ResponseSender.java:205
  wire hasData = left != 32'd0;  // ResponseSender.java:210
  wire [3:0] operation = isAcknowledgement ? 4'd8 : (isAtomic ? 4'd10 : 4'd9);  // ResponseSender.java:354
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
  wire advances = state == State_NEXT;  // ResponseSender.java:247
  wire endsResource = advances && endsMessage && !isAcknowledgement;  // ResponseSender.java:255
  wire [5:0] headPair = (endsResource || refuses) ? q : note_data_queuePair;  // ResponseSender.java:257
  wire [4:0] newHead = endsResource ? (ownHead + 5'd1)
      : (refuses ? ownTail : (isReset ? 5'd0 : note_data_place));  // ResponseSender.java:258
  wire [5:0] owner = refused_data[29:24];  // ResponseSender.java:264
  wire [63:0] isNews_shifted = isClosed >> owner;  // ResponseSender.java:267
  wire [63:0] isNews_shifted_1 = isRefused >> owner;  // ResponseSender.java:267
  wire isNews = refused_valid && !isNews_shifted_1[0] && !isNews_shifted[0];  // ResponseSender.java:267
  wire [63:0] newly_joined = {owner == 6'd63, owner == 6'd62, owner == 6'd61, owner == 6'd60, owner == 6'd59,
      owner == 6'd58, owner == 6'd57, owner == 6'd56, owner == 6'd55, owner == 6'd54, owner == 6'd53, owner
      == 6'd52, owner == 6'd51, owner == 6'd50, owner == 6'd49, owner == 6'd48, owner == 6'd47, owner == 6'd46,
      owner == 6'd45, owner == 6'd44, owner == 6'd43, owner == 6'd42, owner == 6'd41, owner == 6'd40, owner
      == 6'd39, owner == 6'd38, owner == 6'd37, owner == 6'd36, owner == 6'd35, owner == 6'd34, owner == 6'd33,
      owner == 6'd32, owner == 6'd31, owner == 6'd30, owner == 6'd29, owner == 6'd28, owner == 6'd27, owner
      == 6'd26, owner == 6'd25, owner == 6'd24, owner == 6'd23, owner == 6'd22, owner == 6'd21, owner == 6'd20,
      owner == 6'd19, owner == 6'd18, owner == 6'd17, owner == 6'd16, owner == 6'd15, owner == 6'd14, owner
      == 6'd13, owner == 6'd12, owner == 6'd11, owner == 6'd10, owner == 6'd9, owner == 6'd8, owner == 6'd7,
      owner == 6'd6, owner == 6'd5, owner == 6'd4, owner == 6'd3, owner == 6'd2, owner == 6'd1, owner == 6'd0};  // ResponseSender.java:269
  wire [63:0] newly = isNews ? newly_joined : 64'd0;  // ResponseSender.java:269
  wire [63:0] saying_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // ResponseSender.java:270
  wire [63:0] saying = refuses ? saying_joined : 64'd0;  // ResponseSender.java:270
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
      note_data_queuePair == 6'd2, note_data_queuePair == 6'd1, note_data_queuePair == 6'd0};  // ResponseSender.java:271
  wire [63:0] opened = isReset ? opened_joined : 64'd0;  // ResponseSender.java:271
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
      note_data_queuePair == 6'd2, note_data_queuePair == 6'd1, note_data_queuePair == 6'd0};  // ResponseSender.java:277
  wire [63:0] noted = (isNoted && !isReset) ? noted_joined : 64'd0;  // ResponseSender.java:277
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
      turns_index == 6'd0};  // ResponseSender.java:278
  wire [63:0] taken = picks ? taken_joined : 64'd0;  // ResponseSender.java:278
  wire [63:0] leftOver_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // ResponseSender.java:279
  wire [63:0] leftOver = (advances && endsMessage) ? leftOver_joined : 64'd0;  // ResponseSender.java:279
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
      note_data_queuePair == 6'd2, note_data_queuePair == 6'd1, note_data_queuePair == 6'd0};  // ResponseSender.java:281
  wire [63:0] wanted = isAcknowledge ? wanted_joined : 64'd0;  // ResponseSender.java:281
  wire [63:0] dropped_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // ResponseSender.java:283
  wire [63:0] dropped_joined_1 = {note_data_queuePair == 6'd63, note_data_queuePair == 6'd62,
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
      note_data_queuePair == 6'd0};  // ResponseSender.java:283
  wire [63:0] dropped = ((isResource || isReset) ? dropped_joined_1 : 64'd0)
      | (sendsAcknowledgement ? dropped_joined : 64'd0);  // ResponseSender.java:283
  wire [23:0] refusedPsn_read = refusedPsns[q];  // ResponseSender.java:126
  wire [5:0] acknowledgements_address_choice = refuses ? q : note_data_queuePair;  // ResponseSender.java:330
  wire [9:0] resources_address_joined = {note_data_queuePair, note_data_place[3:0]};  // ResponseSender.java:128
  wire [4:0] headNow_read = heads[asked];  // ResponseSender.java:138
  wire [4:0] ownHead_read = heads[q];  // ResponseSender.java:163
  wire [4:0] ownTail_read = tails[q];  // ResponseSender.java:164
  wire [63:0] isAsked_shifted = acknowledges >> q;  // ResponseSender.java:165
  wire [63:0] refusesNow_shifted = isRefused >> q;  // ResponseSender.java:169
  wire [9:0] found_address_joined = {q, ownHead[3:0]};  // ResponseSender.java:172
  wire [176:0] found_read = resources[found_address_joined];  // ResponseSender.java:172
  assign order_ready = carriesOut && isOrder;  // ResponseSender.java:157
  assign note_ready = !refuses && (!movesHead || (idle && wasIdle));  // ResponseSender.java:114
  assign head = headNow;  // ResponseSender.java:139
  assign start_data_isList = 1'b0;  // ResponseSender.java:341
  assign start_data_isPhysical = 1'b0;  // ResponseSender.java:342
  assign start_data_list = 48'd0;  // ResponseSender.java:343
  assign start_data_elements = 9'd0;  // ResponseSender.java:344
  assign start_data_address = resource_address;  // ResponseSender.java:345
  assign start_data_key = resource_key;  // ResponseSender.java:346
  assign start_data_length = resource_length;  // ResponseSender.java:347
  assign start_data_skip = 32'd0;  // ResponseSender.java:348
  assign start_data_domain = table_attributes[15:0];  // ResponseSender.java:349
  assign start_data_rights = 4'd4;  // ResponseSender.java:350
  assign start_valid = state == State_START;  // ResponseSender.java:339
  assign packet_data = data;  // ResponseSender.java:213
  assign packet_valid = (state == State_PACKET) && hasData;  // ResponseSender.java:212
  assign plan_data_to = made_to;  // ResponseSender.java:246
  assign plan_data_payload = made_payload;  // ResponseSender.java:246
  assign plan_data_header = made_header;  // ResponseSender.java:246
  assign plan_data_extension = made_extension;  // ResponseSender.java:246
  assign plan_data_hasExtension = made_hasExtension;  // ResponseSender.java:246
  assign plan_data_hasData = made_hasData;  // ResponseSender.java:246
  assign plan_data_owner = made_owner;  // ResponseSender.java:246
  assign plan_valid = state == State_PLAN;  // ResponseSender.java:245
  assign refused_ready = 1'b1;  // ResponseSender.java:263
  assign queuePair = q;  // ResponseSender.java:274
  assign setsError = refuses;  // ResponseSender.java:275
  assign happened_data_kind = 8'd3;  // ResponseSender.java:365
  assign happened_data_number = q;  // ResponseSender.java:366
  assign happened_valid = state == State_TELL;  // ResponseSender.java:364
  assign hasTold = advances && isAcknowledgement;  // ResponseSender.java:253
  assign toldSyndrome = syndrome;  // ResponseSender.java:254
  always @(posedge clock) begin
    wasIdle <= idle && note_valid && movesHead;  // ResponseSender.java:112
    refusedPsn <= refusedPsn_read;  // ResponseSender.java:126
    if (isAcknowledge || refuses) begin  // ResponseSender.java:328
      acknowledgements[acknowledgements_address_choice] <= refuses ? {32'h62000000, refusedPsn}
          : {note_data_syndrome, note_data_messages, note_data_psn};  // ResponseSender.java:330
    end
    if (isResource) begin  // ResponseSender.java:128
      resources[resources_address_joined] <= {note_data_resource_isAtomic, note_data_resource_psn,
          note_data_resource_address, note_data_resource_key, note_data_resource_length,
          note_data_resource_messages};  // ResponseSender.java:128
    end
    if (isResource || isReset) begin  // ResponseSender.java:129
      tails[note_data_queuePair] <= isReset ? 5'd0 : (note_data_place + 5'd1);  // ResponseSender.java:131
    end
    isBefore <= (toldTail - toldHead) <= (note_data_place - toldHead);  // ResponseSender.java:136
    headNow <= headNow_read;  // ResponseSender.java:138
    if (idle) begin  // ResponseSender.java:148
      q <= order_valid ? order_data_queuePair : turns_index;  // ResponseSender.java:148
    end
    if (idle) begin  // ResponseSender.java:152
      isOrder <= order_valid;  // ResponseSender.java:152
    end
    if (state == State_FETCH) begin  // ResponseSender.java:162
      ownHead <= ownHead_read;  // ResponseSender.java:163
      ownTail <= ownTail_read;  // ResponseSender.java:164
      isAsked <= isAsked_shifted[0];  // ResponseSender.java:165
    end
    if (state == State_FETCH) begin  // ResponseSender.java:169
      refusesNow <= refusesNow_shifted[0];  // ResponseSender.java:169
    end
    if (looks) begin  // ResponseSender.java:172
      found <= found_read;  // ResponseSender.java:172
    end
    if (state == State_FOUND) begin  // ResponseSender.java:174
      resource_isAtomic <= found[176];  // ResponseSender.java:174
      resource_psn <= found[175:152];  // ResponseSender.java:174
      resource_address <= found[151:88];  // ResponseSender.java:174
      resource_key <= found[87:56];  // ResponseSender.java:174
      resource_length <= found[55:24];  // ResponseSender.java:174
      resource_messages <= found[23:0];  // ResponseSender.java:174
    end
    if (looks) begin  // ResponseSender.java:184
      isAcknowledgement <= !hasResource;  // ResponseSender.java:184
    end
    if (sendsAcknowledgement) begin  // ResponseSender.java:185
      psn <= acknowledgement[23:0];  // ResponseSender.java:188
      messages <= acknowledgement[47:24];  // ResponseSender.java:189
      syndrome <= acknowledgement[55:48];  // ResponseSender.java:190
      left <= 32'd0;  // ResponseSender.java:191
    end
    if (state == State_RESOURCE) begin  // ResponseSender.java:193
      psn <= resource_psn;  // ResponseSender.java:194
      messages <= resource_messages;  // ResponseSender.java:195
      syndrome <= 8'd0;  // ResponseSender.java:196
      left <= resource_isAtomic ? 32'd0 : resource_length;  // ResponseSender.java:197
      isFirst <= 1'b1;  // ResponseSender.java:198
    end
    most <= 13'd256 << (mtu - 3'd1);  // ResponseSender.java:202
    if (state == State_MEASURE) begin  // ResponseSender.java:206
      isLast <= isRest;  // ResponseSender.java:207
      data <= isRest ? left[12:0] : most;  // ResponseSender.java:208
    end
    if (state == State_PACKET) begin  // ResponseSender.java:217
      endsMessage <= isLast;  // ResponseSender.java:218
      made_to <= table_attributes[58:43];  // ResponseSender.java:219
      made_payload <= hasData ? {1'b0, data} : 14'd8;  // ResponseSender.java:220
      made_header <= record_7;  // ResponseSender.java:222
      made_extension <= {64'd0, isAtomic ? resource_address : 64'd0};  // ResponseSender.java:240
      made_hasExtension <= 1'b0;  // ResponseSender.java:241
      made_hasData <= hasData;  // ResponseSender.java:242
      made_owner <= {q, psn};  // ResponseSender.java:243
    end
    if (advances) begin  // ResponseSender.java:248
      psn <= psn + 24'd1;  // ResponseSender.java:249
      isFirst <= 1'b0;  // ResponseSender.java:250
      left <= left - {19'd0, most};  // ResponseSender.java:251
    end
    if (endsResource || refuses || isReset || (isAgain && isBefore)) begin  // ResponseSender.java:260
      heads[headPair] <= newHead;  // ResponseSender.java:260
    end
    if (isNews) begin  // ResponseSender.java:268
      refusedPsns[owner] <= refused_data[23:0];  // ResponseSender.java:268
    end
    isRefused <= (isRefused | newly) & ~(saying | opened);  // ResponseSender.java:272
    isClosed <= (isClosed | saying) & ~opened;  // ResponseSender.java:273
    pending <= (pending & ~taken) | noted | leftOver | newly | saying;  // ResponseSender.java:280
    acknowledges <= (acknowledges & ~dropped) | wanted | saying;  // ResponseSender.java:284
    case (state)  // ResponseSender.java:93
      State_IDLE: begin  // ResponseSender.java:300
        if (order_valid) begin  // ResponseSender.java:300
          state <= State_FETCH;  // ResponseSender.java:300
        end else if (picks) begin  // ResponseSender.java:300
          state <= State_FETCH;  // ResponseSender.java:300
        end
      end
      State_FETCH: begin  // ResponseSender.java:303
        state <= State_LOOK;  // ResponseSender.java:303
      end
      State_LOOK: begin  // ResponseSender.java:304
        if (isOrder) begin  // ResponseSender.java:305
          state <= State_IDLE;  // ResponseSender.java:305
        end else if (refusesNow) begin  // ResponseSender.java:306
          state <= State_REFUSED;  // ResponseSender.java:306
        end else if (hasResource) begin  // ResponseSender.java:307
          state <= State_FOUND;  // ResponseSender.java:307
        end else if (isAsked) begin  // ResponseSender.java:308
          state <= State_MEASURE;  // ResponseSender.java:308
        end else begin  // ResponseSender.java:305
          state <= State_IDLE;  // ResponseSender.java:309
        end
      end
      State_FOUND: begin  // ResponseSender.java:310
        state <= State_RESOURCE;  // ResponseSender.java:310
      end
      State_RESOURCE: begin  // ResponseSender.java:311
        if (!resource_isAtomic && (resource_length != 32'd0)) begin  // ResponseSender.java:312
          state <= State_START;  // ResponseSender.java:312
        end else begin  // ResponseSender.java:312
          state <= State_MEASURE;  // ResponseSender.java:315
        end
      end
      State_START: begin  // ResponseSender.java:316
        if (start_ready) begin  // ResponseSender.java:316
          state <= State_MEASURE;  // ResponseSender.java:316
        end
      end
      State_MEASURE: begin  // ResponseSender.java:317
        state <= State_PACKET;  // ResponseSender.java:317
      end
      State_PACKET: begin  // ResponseSender.java:318
        if (!hasData || packet_ready) begin  // ResponseSender.java:318
          state <= State_PLAN;  // ResponseSender.java:318
        end
      end
      State_PLAN: begin  // ResponseSender.java:319
        if (plan_ready) begin  // ResponseSender.java:319
          state <= State_NEXT;  // ResponseSender.java:319
        end
      end
      State_NEXT: begin  // ResponseSender.java:320
        if (endsMessage) begin  // ResponseSender.java:320
          state <= State_IDLE;  // ResponseSender.java:320
        end else begin  // ResponseSender.java:320
          state <= State_MEASURE;  // ResponseSender.java:320
        end
      end
      State_REFUSED: begin  // ResponseSender.java:301
        state <= State_TELL;  // ResponseSender.java:301
      end
      default /* State_TELL */: begin  // ResponseSender.java:302
        if (happened_ready) begin  // ResponseSender.java:302
          state <= State_IDLE;  // ResponseSender.java:302
        end
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // ResponseSender.java:93
      q <= 6'd0;  // ResponseSender.java:94
      pending <= 64'd0;  // ResponseSender.java:97
      acknowledges <= 64'd0;  // ResponseSender.java:99
      wasIdle <= 1'b0;  // ResponseSender.java:111
      isClosed <= 64'd0;  // ResponseSender.java:117
      isRefused <= 64'd0;  // ResponseSender.java:118
      isOrder <= 1'b0;  // ResponseSender.java:151
      isAsked <= 1'b0;  // ResponseSender.java:161
      refusesNow <= 1'b0;  // ResponseSender.java:168
    end
  end
  QueuePairTable_sender table_ (  // ResponseSender.java:89
    .clock(clock), .reset(reset), .index(q), .looks(state == State_FETCH),
    .sets(carriesOut && isOrder && order_data_sets), .record(order_data_record), .attributes(table_attributes));
  PairTurns_true turns (  // ResponseSender.java:95
    .clock(clock), .reset(reset), .pending(pending), .takes(picks), .rings(1'b0), .ringer(6'd0),
    .index(turns_index), .hasWork(turns_hasWork));
  wire unused_ok = &{1'b0, mayAnswer_shifted[63:1], isNews_shifted[63:1], isNews_shifted_1[63:1],
      isAsked_shifted[63:1], refusesNow_shifted[63:1]};
endmodule
`default_nettype wire
