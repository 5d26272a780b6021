`default_nettype none
// payload=2016, turnaround=0, short=512, tells=status
module SendEngine_payload2016_turnaround0_short512_tells_status (  // SendEngine.java:110
  input  wire clock,  // SendEngine.java:110
  input  wire reset,  // SendEngine.java:110
  input  wire [255:0] entry_data,  // SendEngine.java:30
  input  wire entry_valid,  // SendEngine.java:30
  output wire entry_ready,  // SendEngine.java:30
  input  wire lineArrives,  // SendEngine.java:34
  output wire [63:0] packet_data_data,  // SendEngine.java:38
  output wire packet_data_last,  // SendEngine.java:38
  output wire packet_valid,  // SendEngine.java:38
  input  wire packet_ready,  // SendEngine.java:38
  output wire leaves,  // SendEngine.java:40
  output wire notifies,  // SendEngine.java:42
  output wire refuses,  // SendEngine.java:44
  output wire [27:0] segment_data_address,  // SendEngine.java:123
  output wire [24:0] segment_data_bytes,  // SendEngine.java:123
  output wire segment_data_last,  // SendEngine.java:123
  output wire segment_valid,  // SendEngine.java:123
  input  wire segment_ready,  // SendEngine.java:123
  input  wire [63:0] payload_data_data,  // SendEngine.java:124
  input  wire payload_data_last,  // SendEngine.java:124
  input  wire payload_valid,  // SendEngine.java:124
  output wire payload_ready,  // SendEngine.java:124
  input  wire isUnmapped,  // SendEngine.java:129
  input  wire [15:0] lost,  // SendEngine.java:131
  input  wire passes,  // SendEngine.java:133
  input  wire fails,  // SendEngine.java:134
  input  wire [15:0] node,  // SendEngine.java:137
  output wire [7:0] status,  // SendEngine.java:207
  output wire [15:0] read_data_reader,  // SendEngine.java:161
  output wire [15:0] read_data_holder,  // SendEngine.java:161
  output wire [15:0] read_data_ctrl,  // SendEngine.java:161
  output wire [31:0] read_data_rid,  // SendEngine.java:161
  output wire [31:0] read_data_len,  // SendEngine.java:161
  output wire [31:0] read_data_from,  // SendEngine.java:161
  output wire [31:0] read_data_into,  // SendEngine.java:161
  output wire read_data_notifies,  // SendEngine.java:161
  output wire read_data_update_updates,  // SendEngine.java:161
  output wire [3:0] read_data_update_operation,  // SendEngine.java:161
  output wire [2:0] read_data_update_element,  // SendEngine.java:161
  output wire [63:0] read_data_update_operand,  // SendEngine.java:161
  output wire read_valid  // SendEngine.java:161
);
  reg  [255:0] line;  // SendEngine.java:83
  reg  busy;  // SendEngine.java:84
  reg  [24:0] toRead;  // SendEngine.java:86
  reg  [24:0] toSend;  // SendEngine.java:88
  reg  [27:0] from;  // SendEngine.java:90
  reg  [31:0] to;  // SendEngine.java:91
  reg  checks;  // SendEngine.java:126
  reg  [31:0] length_0;  // SendEngine.java:128
  reg  isMissing;  // SendEngine.java:130
  reg  isGone;  // SendEngine.java:132
  reg  [3:0] granted;  // SendEngine.java:135
  reg  [1:0] headerIndex;  // SendEngine.java:306
  reg  inPayload;  // SendEngine.java:307
  reg  isFirstPacket;  // SendEngine.java:354
  wire [63:0] words_data_data;  // SendEngine.java:363
  wire words_data_last;  // SendEngine.java:363
  wire words_valid;  // SendEngine.java:363
  wire words_ready;  // SendEngine.java:363
  reg  [1:0] carriedIndex;  // SendEngine.java:367
  reg  refusesNow;  // SendEngine.java:200
  reg  readsNow;  // SendEngine.java:200
  wire isTorn = isMissing && (toSend != 25'd0) && (granted == 4'd0);  // SendEngine.java:136
  wire reads = line[51];  // LayoutField.java:23
  wire hasNone_0 = (length_0 == 32'd0) || (length_0 > 32'h1000000);  // SendEngine.java:252
  wire noLength = hasNone_0 || (line[60] && !line[51] && (length_0 > 32'd21));  // SendEngine.java:253
  wire [3:0] operation_0 = line[56:53];  // LayoutField.java:18
  wire [2:0] element_0 = line[59:57];  // LayoutField.java:18
  wire [31:0] length_1 = line[223:192];  // LayoutField.java:18
  wire [31:0] address_0 = line[127:96];  // LayoutField.java:18
  wire isShortRight_0 = (length_1 == 32'd4) && (address_0[1:0] == 2'd0);  // Update.java:57
  wire isLongRight_0 = (length_1 == 32'd8) && (address_0[2:0] == 3'd0);  // Update.java:58
  wire fits_0_or = (element_0 == 3'd1) || (element_0 == 3'd4) || (element_0 == 3'd5);  // Update.java:59
  wire fits_0 = (fits_0_or && isLongRight_0) || (!fits_0_or && isShortRight_0);  // Update.java:59
  wire any_1 = operation_0 == 4'd0;  // UpdateOperation.java:71
  wire any_2 = any_1 || (operation_0 == 4'd1);  // UpdateOperation.java:71
  wire any_3 = any_2 || (operation_0 == 4'd2);  // UpdateOperation.java:71
  wire any_4 = any_3 || (operation_0 == 4'd5);  // UpdateOperation.java:71
  wire any_5 = any_4 || (operation_0 == 4'd6);  // UpdateOperation.java:71
  wire any_6 = any_5 || (operation_0 == 4'd7);  // UpdateOperation.java:71
  wire any_7 = any_6 || (operation_0 == 4'd11);  // UpdateOperation.java:71
  wire allowed_1 = (element_0 == 3'd0) && any_7;  // UpdateOperation.java:73
  wire any_9 = operation_0 == 4'd0;  // UpdateOperation.java:71
  wire any_10 = any_9 || (operation_0 == 4'd1);  // UpdateOperation.java:71
  wire any_11 = any_10 || (operation_0 == 4'd2);  // UpdateOperation.java:71
  wire any_12 = any_11 || (operation_0 == 4'd5);  // UpdateOperation.java:71
  wire any_13 = any_12 || (operation_0 == 4'd6);  // UpdateOperation.java:71
  wire any_14 = any_13 || (operation_0 == 4'd7);  // UpdateOperation.java:71
  wire any_15 = any_14 || (operation_0 == 4'd11);  // UpdateOperation.java:71
  wire allowed_2 = allowed_1 || ((element_0 == 3'd1) && any_15);  // UpdateOperation.java:73
  wire any_17 = operation_0 == 4'd0;  // UpdateOperation.java:71
  wire any_18 = any_17 || (operation_0 == 4'd1);  // UpdateOperation.java:71
  wire any_19 = any_18 || (operation_0 == 4'd2);  // UpdateOperation.java:71
  wire any_20 = any_19 || (operation_0 == 4'd5);  // UpdateOperation.java:71
  wire any_21 = any_20 || (operation_0 == 4'd6);  // UpdateOperation.java:71
  wire any_22 = any_21 || (operation_0 == 4'd7);  // UpdateOperation.java:71
  wire any_23 = any_22 || (operation_0 == 4'd8);  // UpdateOperation.java:71
  wire any_24 = any_23 || (operation_0 == 4'd9);  // UpdateOperation.java:71
  wire any_25 = any_24 || (operation_0 == 4'd10);  // UpdateOperation.java:71
  wire any_26 = any_25 || (operation_0 == 4'd11);  // UpdateOperation.java:71
  wire allowed_3 = allowed_2 || ((element_0 == 3'd2) && any_26);  // UpdateOperation.java:73
  wire any_28 = operation_0 == 4'd0;  // UpdateOperation.java:71
  wire any_29 = any_28 || (operation_0 == 4'd1);  // UpdateOperation.java:71
  wire any_30 = any_29 || (operation_0 == 4'd2);  // UpdateOperation.java:71
  wire any_31 = any_30 || (operation_0 == 4'd5);  // UpdateOperation.java:71
  wire any_32 = any_31 || (operation_0 == 4'd6);  // UpdateOperation.java:71
  wire any_33 = any_32 || (operation_0 == 4'd7);  // UpdateOperation.java:71
  wire any_34 = any_33 || (operation_0 == 4'd8);  // UpdateOperation.java:71
  wire any_35 = any_34 || (operation_0 == 4'd9);  // UpdateOperation.java:71
  wire any_36 = any_35 || (operation_0 == 4'd10);  // UpdateOperation.java:71
  wire any_37 = any_36 || (operation_0 == 4'd11);  // UpdateOperation.java:71
  wire allowed_4 = allowed_3 || ((element_0 == 3'd3) && any_37);  // UpdateOperation.java:73
  wire any_39 = operation_0 == 4'd0;  // UpdateOperation.java:71
  wire any_40 = any_39 || (operation_0 == 4'd1);  // UpdateOperation.java:71
  wire any_41 = any_40 || (operation_0 == 4'd2);  // UpdateOperation.java:71
  wire any_42 = any_41 || (operation_0 == 4'd5);  // UpdateOperation.java:71
  wire any_43 = any_42 || (operation_0 == 4'd6);  // UpdateOperation.java:71
  wire any_44 = any_43 || (operation_0 == 4'd7);  // UpdateOperation.java:71
  wire any_45 = any_44 || (operation_0 == 4'd8);  // UpdateOperation.java:71
  wire any_46 = any_45 || (operation_0 == 4'd9);  // UpdateOperation.java:71
  wire any_47 = any_46 || (operation_0 == 4'd10);  // UpdateOperation.java:71
  wire any_48 = any_47 || (operation_0 == 4'd11);  // UpdateOperation.java:71
  wire allowed_5 = allowed_4 || ((element_0 == 3'd4) && any_48);  // UpdateOperation.java:73
  wire any_50 = operation_0 == 4'd0;  // UpdateOperation.java:71
  wire any_51 = any_50 || (operation_0 == 4'd1);  // UpdateOperation.java:71
  wire any_52 = any_51 || (operation_0 == 4'd2);  // UpdateOperation.java:71
  wire any_53 = any_52 || (operation_0 == 4'd5);  // UpdateOperation.java:71
  wire any_54 = any_53 || (operation_0 == 4'd6);  // UpdateOperation.java:71
  wire any_55 = any_54 || (operation_0 == 4'd7);  // UpdateOperation.java:71
  wire any_56 = any_55 || (operation_0 == 4'd8);  // UpdateOperation.java:71
  wire any_57 = any_56 || (operation_0 == 4'd9);  // UpdateOperation.java:71
  wire any_58 = any_57 || (operation_0 == 4'd10);  // UpdateOperation.java:71
  wire any_59 = any_58 || (operation_0 == 4'd11);  // UpdateOperation.java:71
  wire allowed_6 = allowed_5 || ((element_0 == 3'd5) && any_59);  // UpdateOperation.java:73
  wire [15:0] isLost_shifted = lost >> line[3:0];  // SendEngine.java:186
  wire isLost = isLost_shifted[0];  // SendEngine.java:186
  wire isWrong_or = isMissing || noLength || !(line[15:0] < 16'd16)
      || (reads && (({1'b0, line[127:96]} + {1'b0, length_0}) > 33'h10000000))
      || (line[51] && line[52] && !(fits_0 && allowed_6));  // SendEngine.java:143
  wire isWrong = isWrong_or || isLost;  // SendEngine.java:143
  wire isRight = checks && !isWrong && !reads;  // SendEngine.java:147
  wire [24:0] most_0 = (toRead <= 25'd4096) ? 25'd512 : 25'd2016;  // SendEngine.java:266
  wire [24:0] part_0 = (toRead <= 25'd512) ? toRead : most_0;  // SendEngine.java:267
  wire [24:0] most_1 = (toSend <= 25'd4096) ? 25'd512 : 25'd2016;  // SendEngine.java:266
  wire [24:0] part_1 = (toSend <= 25'd512) ? toSend : most_1;  // SendEngine.java:267
  wire isLastPacket = toSend <= 25'd512;  // SendEngine.java:309
  wire notifies_1 = line[49] && isLastPacket;  // SendEngine.java:350
  wire [50:0] purpose_joined = {isFirstPacket, isLastPacket, notifies_1, line[47:32], (line[60] && !line[51])
      ? {24'd0, line[167:160]} : line[191:160]};  // MpcHeader.java:84
  wire [63:0] purpose = {13'd0, purpose_joined};  // MpcHeader.java:84
  wire [63:0] header = (headerIndex == 2'd0)
      ? {18'd0, part_1[13:0], (line[60] && !line[51]) ? node : line[31:16], line[15:0]}
      : ((headerIndex == 2'd1) ? {length_0, to} : ((headerIndex == 2'd2) ? purpose : 64'd0));  // SendEngine.java:313
  wire carries = line[60] && !line[51];  // LmeField.java:99
  wire [15:0] bytes_0 = line[31:16];  // LayoutField.java:18
  wire [47:0] bytes_1 = {line[95:64], bytes_0};  // LmeField.java:121
  wire [79:0] bytes_2 = {line[159:128], bytes_1};  // LmeField.java:121
  wire [103:0] bytes_3 = {line[191:168], bytes_2};  // LmeField.java:121
  wire [135:0] bytes_4 = {line[223:192], bytes_3};  // LmeField.java:121
  wire [167:0] bytes_5 = {line[255:224], bytes_4};  // LmeField.java:121
  wire [63:0] word_0 = {24'd0, bytes_5[167:128]};  // SendEngine.java:368
  wire [63:0] word_1 = (carriedIndex == 2'd1) ? bytes_5[127:64] : word_0;  // SendEngine.java:370
  wire [63:0] word_2 = (carriedIndex == 2'd0) ? bytes_5[63:0] : word_1;  // SendEngine.java:370
  wire [4:0] last_difference = line[56:52] - 5'd1;  // SendEngine.java:373
  wire [1:0] last = last_difference[4:3];  // SendEngine.java:373
  wire ends = packet_valid && packet_ready && packet_data_last;  // SendEngine.java:326
  wire gathered = ends && !(line[60] && !line[51]);  // SendEngine.java:337
  wire sent_0 = ends && isLastPacket;  // SendEngine.java:346
  wire [3:0] operation_1 = line[56:53];  // LayoutField.java:18
  wire [2:0] element_1 = line[59:57];  // LayoutField.java:18
  wire [31:0] length_2 = line[223:192];  // LayoutField.java:18
  wire [31:0] address_1 = line[127:96];  // LayoutField.java:18
  wire isShortRight_1 = (length_2 == 32'd4) && (address_1[1:0] == 2'd0);  // Update.java:57
  wire isLongRight_1 = (length_2 == 32'd8) && (address_1[2:0] == 3'd0);  // Update.java:58
  wire fits_1_or = (element_1 == 3'd1) || (element_1 == 3'd4) || (element_1 == 3'd5);  // Update.java:59
  wire fits_1 = (fits_1_or && isLongRight_1) || (!fits_1_or && isShortRight_1);  // Update.java:59
  wire any_61 = operation_1 == 4'd0;  // UpdateOperation.java:71
  wire any_62 = any_61 || (operation_1 == 4'd1);  // UpdateOperation.java:71
  wire any_63 = any_62 || (operation_1 == 4'd2);  // UpdateOperation.java:71
  wire any_64 = any_63 || (operation_1 == 4'd5);  // UpdateOperation.java:71
  wire any_65 = any_64 || (operation_1 == 4'd6);  // UpdateOperation.java:71
  wire any_66 = any_65 || (operation_1 == 4'd7);  // UpdateOperation.java:71
  wire any_67 = any_66 || (operation_1 == 4'd11);  // UpdateOperation.java:71
  wire allowed_8 = (element_1 == 3'd0) && any_67;  // UpdateOperation.java:73
  wire any_69 = operation_1 == 4'd0;  // UpdateOperation.java:71
  wire any_70 = any_69 || (operation_1 == 4'd1);  // UpdateOperation.java:71
  wire any_71 = any_70 || (operation_1 == 4'd2);  // UpdateOperation.java:71
  wire any_72 = any_71 || (operation_1 == 4'd5);  // UpdateOperation.java:71
  wire any_73 = any_72 || (operation_1 == 4'd6);  // UpdateOperation.java:71
  wire any_74 = any_73 || (operation_1 == 4'd7);  // UpdateOperation.java:71
  wire any_75 = any_74 || (operation_1 == 4'd11);  // UpdateOperation.java:71
  wire allowed_9 = allowed_8 || ((element_1 == 3'd1) && any_75);  // UpdateOperation.java:73
  wire any_77 = operation_1 == 4'd0;  // UpdateOperation.java:71
  wire any_78 = any_77 || (operation_1 == 4'd1);  // UpdateOperation.java:71
  wire any_79 = any_78 || (operation_1 == 4'd2);  // UpdateOperation.java:71
  wire any_80 = any_79 || (operation_1 == 4'd5);  // UpdateOperation.java:71
  wire any_81 = any_80 || (operation_1 == 4'd6);  // UpdateOperation.java:71
  wire any_82 = any_81 || (operation_1 == 4'd7);  // UpdateOperation.java:71
  wire any_83 = any_82 || (operation_1 == 4'd8);  // UpdateOperation.java:71
  wire any_84 = any_83 || (operation_1 == 4'd9);  // UpdateOperation.java:71
  wire any_85 = any_84 || (operation_1 == 4'd10);  // UpdateOperation.java:71
  wire any_86 = any_85 || (operation_1 == 4'd11);  // UpdateOperation.java:71
  wire allowed_10 = allowed_9 || ((element_1 == 3'd2) && any_86);  // UpdateOperation.java:73
  wire any_88 = operation_1 == 4'd0;  // UpdateOperation.java:71
  wire any_89 = any_88 || (operation_1 == 4'd1);  // UpdateOperation.java:71
  wire any_90 = any_89 || (operation_1 == 4'd2);  // UpdateOperation.java:71
  wire any_91 = any_90 || (operation_1 == 4'd5);  // UpdateOperation.java:71
  wire any_92 = any_91 || (operation_1 == 4'd6);  // UpdateOperation.java:71
  wire any_93 = any_92 || (operation_1 == 4'd7);  // UpdateOperation.java:71
  wire any_94 = any_93 || (operation_1 == 4'd8);  // UpdateOperation.java:71
  wire any_95 = any_94 || (operation_1 == 4'd9);  // UpdateOperation.java:71
  wire any_96 = any_95 || (operation_1 == 4'd10);  // UpdateOperation.java:71
  wire any_97 = any_96 || (operation_1 == 4'd11);  // UpdateOperation.java:71
  wire allowed_11 = allowed_10 || ((element_1 == 3'd3) && any_97);  // UpdateOperation.java:73
  wire any_99 = operation_1 == 4'd0;  // UpdateOperation.java:71
  wire any_100 = any_99 || (operation_1 == 4'd1);  // UpdateOperation.java:71
  wire any_101 = any_100 || (operation_1 == 4'd2);  // UpdateOperation.java:71
  wire any_102 = any_101 || (operation_1 == 4'd5);  // UpdateOperation.java:71
  wire any_103 = any_102 || (operation_1 == 4'd6);  // UpdateOperation.java:71
  wire any_104 = any_103 || (operation_1 == 4'd7);  // UpdateOperation.java:71
  wire any_105 = any_104 || (operation_1 == 4'd8);  // UpdateOperation.java:71
  wire any_106 = any_105 || (operation_1 == 4'd9);  // UpdateOperation.java:71
  wire any_107 = any_106 || (operation_1 == 4'd10);  // UpdateOperation.java:71
  wire any_108 = any_107 || (operation_1 == 4'd11);  // UpdateOperation.java:71
  wire allowed_12 = allowed_11 || ((element_1 == 3'd4) && any_108);  // UpdateOperation.java:73
  wire any_110 = operation_1 == 4'd0;  // UpdateOperation.java:71
  wire any_111 = any_110 || (operation_1 == 4'd1);  // UpdateOperation.java:71
  wire any_112 = any_111 || (operation_1 == 4'd2);  // UpdateOperation.java:71
  wire any_113 = any_112 || (operation_1 == 4'd5);  // UpdateOperation.java:71
  wire any_114 = any_113 || (operation_1 == 4'd6);  // UpdateOperation.java:71
  wire any_115 = any_114 || (operation_1 == 4'd7);  // UpdateOperation.java:71
  wire any_116 = any_115 || (operation_1 == 4'd8);  // UpdateOperation.java:71
  wire any_117 = any_116 || (operation_1 == 4'd9);  // UpdateOperation.java:71
  wire any_118 = any_117 || (operation_1 == 4'd10);  // UpdateOperation.java:71
  wire any_119 = any_118 || (operation_1 == 4'd11);  // UpdateOperation.java:71
  wire allowed_13 = allowed_12 || ((element_1 == 3'd5) && any_119);  // UpdateOperation.java:73
  wire [7:0] remote = (line[51] && line[52] && !(fits_1 && allowed_13)) ? 8'd5 : 8'd4;  // SendEngine.java:208
  wire hasNone_1 = (length_0 == 32'd0) || (length_0 > 32'h1000000);  // SendEngine.java:252
  wire [7:0] reason = (hasNone_1 || (line[60] && !line[51] && (length_0 > 32'd21))) ? 8'd1
      : (isMissing ? 8'd2 : (!(line[15:0] < 16'd16) ? 8'd3 : (isGone ? 8'd6 : remote)));  // SendEngine.java:212
  wire [7:0] sent_1 = (isGone && !line[51]) ? 8'd6 : 8'd0;  // SendEngine.java:222
  assign entry_ready = !busy;  // SendEngine.java:145
  assign packet_data_data = inPayload ? words_data_data : header;  // SendEngine.java:323
  assign packet_data_last = inPayload && words_data_last;  // SendEngine.java:324
  assign packet_valid = inPayload ? words_valid
      : ((toSend != 25'd0) && ((granted != 4'd0) || (line[60] && !line[51])));  // SendEngine.java:322
  assign leaves = sent_0 || refuses || read_valid;  // SendEngine.java:166
  assign notifies = line[48] || (isGone && !line[51]);  // SendEngine.java:167
  assign refuses = refusesNow;  // SendEngine.java:158
  assign segment_data_address = from;  // SendEngine.java:273
  assign segment_data_bytes = part_0;  // SendEngine.java:274
  assign segment_data_last = 1'b1;  // SendEngine.java:275
  assign segment_valid = toRead != 25'd0;  // SendEngine.java:272
  assign payload_ready = words_ready && !carries;  // SendEngine.java:377
  assign words_data_data = carries ? word_2 : payload_data_data;  // SendEngine.java:375
  assign words_data_last = carries ? (carriedIndex == last) : payload_data_last;  // SendEngine.java:376
  assign words_valid = payload_valid || carries;  // SendEngine.java:374
  assign words_ready = inPayload && packet_ready;  // SendEngine.java:325
  assign status = refuses ? reason : sent_1;  // SendEngine.java:226
  assign read_data_reader = line[31:16];  // SendEngine.java:164
  assign read_data_holder = line[15:0];  // SendEngine.java:164
  assign read_data_ctrl = line[47:32];  // SendEngine.java:164
  assign read_data_rid = line[191:160];  // SendEngine.java:164
  assign read_data_len = line[223:192];  // SendEngine.java:164
  assign read_data_from = line[127:96];  // SendEngine.java:164
  assign read_data_into = line[95:64];  // SendEngine.java:164
  assign read_data_notifies = line[49];  // SendEngine.java:164
  assign read_data_update_updates = line[51] && line[52];  // SendEngine.java:164
  assign read_data_update_operation = line[56:53];  // SendEngine.java:164
  assign read_data_update_element = line[59:57];  // SendEngine.java:164
  assign read_data_update_operand = {line[255:224], line[159:128]};  // SendEngine.java:164
  assign read_valid = readsNow;  // SendEngine.java:163
  always @(posedge clock) begin
    checks <= entry_valid && entry_ready;  // SendEngine.java:127
    isGone <= isLost;  // SendEngine.java:187
    if (entry_valid && entry_ready) begin  // SendEngine.java:173
      line <= entry_data;  // SendEngine.java:174
      busy <= 1'b1;  // SendEngine.java:175
      length_0 <= (entry_data[60] && !entry_data[51]) ? {27'd0, entry_data[56:52]} : entry_data[223:192];  // SendEngine.java:177
      isMissing <= isUnmapped;  // SendEngine.java:178
    end
    if (fails) begin  // SendEngine.java:181
      isMissing <= 1'b1;  // SendEngine.java:181
    end
    if (isRight && !(line[60] && !line[51])) begin  // SendEngine.java:148
      toRead <= length_0[24:0];  // SendEngine.java:150
    end
    if (isRight) begin  // SendEngine.java:151
      toSend <= length_0[24:0];  // SendEngine.java:152
      from <= line[91:64];  // SendEngine.java:153
      to <= line[127:96];  // SendEngine.java:154
    end
    if (segment_valid && segment_ready) begin  // SendEngine.java:276
      toRead <= toRead - part_0;  // SendEngine.java:277
      from <= from + {3'd0, part_0};  // SendEngine.java:278
    end
    if (fails) begin  // SendEngine.java:281
      toRead <= 25'd0;  // SendEngine.java:281
    end
    if (packet_valid && packet_ready && packet_data_last) begin  // SendEngine.java:355
      isFirstPacket <= isLastPacket;  // SendEngine.java:355
    end else if (isTorn) begin  // SendEngine.java:356
      isFirstPacket <= 1'b1;  // SendEngine.java:356
    end
    if (words_valid && words_ready && carries) begin  // SendEngine.java:378
      carriedIndex <= words_data_last ? 2'd0 : (carriedIndex + 2'd1);  // SendEngine.java:378
    end
    if (packet_valid && packet_ready && !inPayload) begin  // SendEngine.java:327
      headerIndex <= headerIndex + 2'd1;  // SendEngine.java:328
      inPayload <= headerIndex == 2'd3;  // SendEngine.java:329
    end
    if (ends) begin  // SendEngine.java:331
      inPayload <= 1'b0;  // SendEngine.java:332
      toSend <= toSend - part_1;  // SendEngine.java:333
      to <= to + {7'd0, part_1};  // SendEngine.java:334
    end
    if (passes && !gathered) begin  // SendEngine.java:338
      granted <= granted + 4'd1;  // SendEngine.java:338
    end else if (gathered && !passes) begin  // SendEngine.java:338
      granted <= granted - 4'd1;  // SendEngine.java:338
    end
    if (isTorn) begin  // SendEngine.java:344
      toSend <= 25'd0;  // SendEngine.java:344
    end
    refusesNow <= (checks && isWrong) || isTorn;  // SendEngine.java:201
    readsNow <= checks && !isWrong && reads;  // SendEngine.java:201
    if (leaves) begin  // SendEngine.java:168
      busy <= 1'b0;  // SendEngine.java:168
    end
    if (reset) begin
      busy <= 1'b0;  // SendEngine.java:84
      toRead <= 25'd0;  // SendEngine.java:86
      toSend <= 25'd0;  // SendEngine.java:88
      checks <= 1'b0;  // SendEngine.java:126
      isMissing <= 1'b0;  // SendEngine.java:130
      isGone <= 1'b0;  // SendEngine.java:132
      granted <= 4'd0;  // SendEngine.java:135
      headerIndex <= 2'd0;  // SendEngine.java:306
      inPayload <= 1'b0;  // SendEngine.java:307
      isFirstPacket <= 1'b1;  // SendEngine.java:354
      carriedIndex <= 2'd0;  // SendEngine.java:367
      refusesNow <= 1'b0;  // SendEngine.java:200
      readsNow <= 1'b0;  // SendEngine.java:200
    end
  end
  wire unused_ok = &{1'b0, lineArrives, line[50], line[63:61], address_0[31:3], address_1[31:3],
      isLost_shifted[15:1], last_difference[2:0]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!gathered || (granted != 4'd0))) begin  // SendEngine.java:339
        $display("assertion failed: what has left was found in its pages (SendEngine.java:339)");
        $stop;  // SendEngine.java:339
      end
      if (!(!(granted == 4'd15) || !passes)) begin  // SendEngine.java:340
        $display("assertion failed: few are ahead (SendEngine.java:340)");
        $stop;  // SendEngine.java:340
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!gathered || (granted != 4'd0));  // SendEngine.java:339
      assert (!(granted == 4'd15) || !passes);  // SendEngine.java:340
    end
  end
`endif
endmodule
`default_nettype wire
