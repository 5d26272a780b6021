`default_nettype none
module VerbsHost (  // RegisterHost.java:34
  input  wire clock,  // RegisterHost.java:34
  input  wire reset,  // RegisterHost.java:34
  input  wire request_data_write,  // RegisterHost.java:22
  input  wire [16:0] request_data_address,  // RegisterHost.java:22
  input  wire [63:0] request_data_data,  // RegisterHost.java:22
  input  wire request_valid,  // RegisterHost.java:22
  output wire request_ready,  // RegisterHost.java:22
  output wire [63:0] response_data,  // RegisterHost.java:24
  output wire response_valid,  // RegisterHost.java:24
  input  wire response_ready,  // RegisterHost.java:24
  input  wire [15:0] node,  // VerbsHost.java:45
  output wire [5:0] toRequester_data_queuePair,  // VerbsHost.java:47
  output wire toRequester_data_sets,  // VerbsHost.java:47
  output wire [383:0] toRequester_data_record,  // VerbsHost.java:47
  output wire toRequester_valid,  // VerbsHost.java:47
  input  wire toRequester_ready,  // VerbsHost.java:47
  output wire [5:0] toResponder_data_queuePair,  // VerbsHost.java:49
  output wire toResponder_data_sets,  // VerbsHost.java:49
  output wire [383:0] toResponder_data_record,  // VerbsHost.java:49
  output wire toResponder_valid,  // VerbsHost.java:49
  input  wire toResponder_ready,  // VerbsHost.java:49
  output wire [5:0] toSender_data_queuePair,  // VerbsHost.java:51
  output wire toSender_data_sets,  // VerbsHost.java:51
  output wire [383:0] toSender_data_record,  // VerbsHost.java:51
  output wire toSender_valid,  // VerbsHost.java:51
  input  wire toSender_ready,  // VerbsHost.java:51
  output wire [5:0] toCompletions_data_number,  // VerbsHost.java:53
  output wire [127:0] toCompletions_data_record,  // VerbsHost.java:53
  output wire toCompletions_valid,  // VerbsHost.java:53
  input  wire toCompletions_ready,  // VerbsHost.java:53
  output wire [5:0] toShared_data_number,  // VerbsHost.java:55
  output wire [15:0] toShared_data_index,  // VerbsHost.java:55
  output wire toShared_valid,  // VerbsHost.java:55
  input  wire toShared_ready,  // VerbsHost.java:55
  output wire [127:0] sharedRecord,  // VerbsHost.java:57
  output wire [5:0] toLimits_data_number,  // VerbsHost.java:59
  output wire [15:0] toLimits_data_index,  // VerbsHost.java:59
  output wire toLimits_valid,  // VerbsHost.java:59
  input  wire toLimits_ready,  // VerbsHost.java:59
  output wire [5:0] sharedReceives_data_number,  // VerbsHost.java:61
  output wire [15:0] sharedReceives_data_index,  // VerbsHost.java:61
  output wire sharedReceives_valid,  // VerbsHost.java:61
  input  wire sharedReceives_ready,  // VerbsHost.java:61
  output wire [5:0] toEvents_data_number,  // VerbsHost.java:63
  output wire [127:0] toEvents_data_record,  // VerbsHost.java:63
  output wire toEvents_valid,  // VerbsHost.java:63
  input  wire toEvents_ready,  // VerbsHost.java:63
  output wire [9:0] keys_data_index,  // VerbsHost.java:65
  output wire [255:0] keys_data_region,  // VerbsHost.java:65
  output wire keys_valid,  // VerbsHost.java:65
  output wire forgets,  // VerbsHost.java:67
  output wire [5:0] sends_data_number,  // VerbsHost.java:69
  output wire [15:0] sends_data_index,  // VerbsHost.java:69
  output wire sends_valid,  // VerbsHost.java:69
  input  wire sends_ready,  // VerbsHost.java:69
  output wire [5:0] receives_data_number,  // VerbsHost.java:71
  output wire [15:0] receives_data_index,  // VerbsHost.java:71
  output wire receives_valid,  // VerbsHost.java:71
  input  wire receives_ready,  // VerbsHost.java:71
  output wire [5:0] consumed_data_number,  // VerbsHost.java:73
  output wire [15:0] consumed_data_index,  // VerbsHost.java:73
  output wire consumed_valid,  // VerbsHost.java:73
  input  wire consumed_ready,  // VerbsHost.java:73
  output wire [5:0] notify_data_number,  // VerbsHost.java:75
  output wire [15:0] notify_data_index,  // VerbsHost.java:75
  output wire notify_valid,  // VerbsHost.java:75
  input  wire notify_ready,  // VerbsHost.java:75
  input  wire [23:0] sendPsn,  // VerbsHost.java:77
  input  wire [23:0] receivePsn,  // VerbsHost.java:79
  input  wire [15:0] sendIndex,  // VerbsHost.java:81
  input  wire [15:0] receiveIndex,  // VerbsHost.java:83
  input  wire [63:0] isError,  // VerbsHost.java:85
  input  wire hasEvents,  // VerbsHost.java:87
  output wire [15:0] eventsTaken,  // VerbsHost.java:89
  input  wire [16:0] counted,  // VerbsHost.java:91
  input  wire [2:0] walked  // VerbsHost.java:93
);
  localparam [3:0] Command_IDLE = 4'd0;
  localparam [3:0] Command_LOOK = 4'd1;
  localparam [3:0] Command_REQUESTER = 4'd2;
  localparam [3:0] Command_RESPONDER = 4'd3;
  localparam [3:0] Command_SENDER = 4'd4;
  localparam [3:0] Command_SHOW = 4'd5;
  localparam [3:0] Command_COMPLETIONS = 4'd6;
  localparam [3:0] Command_SHARED = 4'd7;
  localparam [3:0] Command_LIMIT = 4'd8;
  localparam [3:0] Command_EVENTS = 4'd9;
  localparam [1:0] Ring_IDLE = 2'd0;
  localparam [1:0] Ring_LOOK = 2'd1;
  localparam [1:0] Ring_OFFER = 2'd2;
  reg  [3:0] command;  // VerbsHost.java:114
  reg  [1:0] ring;  // VerbsHost.java:115
  reg  [7:0] kind;  // VerbsHost.java:137
  reg  [23:0] index;  // VerbsHost.java:138
  reg  [3:0] page;  // VerbsHost.java:139
  reg  [2:0] state;  // VerbsHost.java:212
  reg  [191:0] result;  // VerbsHost.java:218
  reg  [7:0] bellKind;  // VerbsHost.java:268
  reg  [23:0] bellNumber;  // VerbsHost.java:269
  reg  [15:0] bellIndex;  // VerbsHost.java:270
  reg  [3:0] bellPage;  // VerbsHost.java:271
  reg  [31:0] count0;  // VerbsHost.java:325
  reg  [31:0] count1;  // VerbsHost.java:325
  reg  [31:0] count2;  // VerbsHost.java:325
  reg  [31:0] count3;  // VerbsHost.java:325
  reg  [31:0] count4;  // VerbsHost.java:325
  reg  [31:0] count5;  // VerbsHost.java:325
  reg  [31:0] count6;  // VerbsHost.java:325
  reg  [31:0] count7;  // VerbsHost.java:325
  reg  [31:0] count8;  // VerbsHost.java:325
  reg  [31:0] count9;  // VerbsHost.java:325
  reg  [31:0] count10;  // VerbsHost.java:325
  reg  [31:0] count11;  // VerbsHost.java:325
  reg  [31:0] count12;  // VerbsHost.java:325
  reg  [31:0] count13;  // VerbsHost.java:325
  reg  [31:0] count14;  // VerbsHost.java:325
  reg  [31:0] count15;  // VerbsHost.java:325
  reg  [31:0] count16;  // VerbsHost.java:325
  wire registers_request_ready, registers_response_data_error, registers_response_valid, registers_order_valid,
      registers_doorbell_valid;  // RegisterHost.java:36
  wire [63:0] registers_response_data_data, registers_argument0_word, registers_argument1_word,
      registers_argument2_word, registers_argument3_word, registers_argument4_word, registers_argument5_word;  // RegisterHost.java:36
  wire [15:0] registers_events_taken, registers_doorbell_index;  // RegisterHost.java:36
  wire [7:0] registers_order_command, registers_doorbell_kind;  // RegisterHost.java:36
  wire [23:0] registers_order_index, registers_doorbell_number; wire [3:0] registers_page;  // RegisterHost.java:36
  reg  [4:0] pairOwners [0:63];  // VerbsHost.java:117
  reg  [4:0] sharedOwners [0:15];  // VerbsHost.java:119
  reg  [4:0] queueOwners [0:63];  // VerbsHost.java:121
  reg  [2:0] states [0:63];  // VerbsHost.java:203
  integer pairOwners_word;  // VerbsHost.java:117
  initial begin  // VerbsHost.java:117
    for (pairOwners_word = 0; pairOwners_word < 64; pairOwners_word = pairOwners_word + 1)
      pairOwners[pairOwners_word] = 5'd0;
  end
  integer sharedOwners_word;  // VerbsHost.java:119
  initial begin  // VerbsHost.java:119
    for (sharedOwners_word = 0; sharedOwners_word < 16; sharedOwners_word = sharedOwners_word + 1)
      sharedOwners[sharedOwners_word] = 5'd0;
  end
  integer queueOwners_word;  // VerbsHost.java:121
  initial begin  // VerbsHost.java:121
    for (queueOwners_word = 0; queueOwners_word < 64; queueOwners_word = queueOwners_word + 1)
      queueOwners[queueOwners_word] = 5'd0;
  end
  integer states_word;  // VerbsHost.java:203
  initial begin  // VerbsHost.java:203
    for (states_word = 0; states_word < 64; states_word = states_word + 1)
      states[states_word] = 3'd0;
  end
  wire idle_0 = command == Command_IDLE;  // VerbsHost.java:140
  wire takes_0 = registers_order_valid && idle_0;  // VerbsHost.java:142
  wire [383:0] record_0 = {registers_argument5_word, registers_argument4_word, registers_argument3_word,
      registers_argument2_word, registers_argument1_word, registers_argument0_word};  // VerbsHost.java:156
  wire isSystem = page == 4'd0;  // VerbsHost.java:157
  wire isPair_0 = isSystem && (index[23:6] == 18'd0);  // VerbsHost.java:158
  wire isKey = isSystem && (index[23:10] == 14'd0);  // VerbsHost.java:159
  wire looks = command == Command_LOOK;  // VerbsHost.java:161
  wire setsPair = (kind == 8'd0) && isPair_0;  // VerbsHost.java:162
  wire getsPair = (kind == 8'd1) && isPair_0;  // VerbsHost.java:163
  wire setsKey = (kind == 8'd2) && isKey;  // VerbsHost.java:164
  wire setsQueue = (kind == 8'd3) && isPair_0;  // VerbsHost.java:165
  wire setsEvents = (kind == 8'd6) && isSystem;  // VerbsHost.java:166
  wire forgetsAll = (kind == 8'd7) && isSystem;  // VerbsHost.java:167
  wire isQueue = isSystem && (index[23:4] == 20'd0);  // VerbsHost.java:180
  wire setsShared = (kind == 8'd4) && isQueue;  // VerbsHost.java:181
  wire setsLimit = (kind == 8'd5) && isQueue;  // VerbsHost.java:182
  wire [2:0] whole_0 = state;  // RecordLayout.java:81
  wire [23:0] whole_1 = sendPsn;  // RecordLayout.java:81
  wire [84:0] placed_0 = {whole_1, 61'd0};  // RecordLayout.java:83
  wire [87:0] record_1 = {placed_0, whole_0};  // RecordLayout.java:84
  wire [23:0] whole_2 = receivePsn;  // RecordLayout.java:81
  wire [111:0] record_2 = {whole_2, record_1};  // RecordLayout.java:84
  wire [15:0] whole_3 = sendIndex;  // RecordLayout.java:81
  wire [31:0] placed_1 = {whole_3, 16'd0};  // RecordLayout.java:83
  wire [143:0] record_3 = {placed_1, record_2};  // RecordLayout.java:84
  wire [15:0] whole_4 = receiveIndex;  // RecordLayout.java:81
  wire [159:0] record_4 = {whole_4, record_3};  // RecordLayout.java:84
  wire isKnown = setsPair || getsPair || setsKey || setsQueue || setsEvents || forgetsAll || setsShared
      || setsLimit;  // VerbsHost.java:261
  wire refusesCommand = looks && !isKnown;  // VerbsHost.java:262
  wire idle_1 = ring == Ring_IDLE;  // VerbsHost.java:272
  wire takes_1 = registers_doorbell_valid && idle_1;  // VerbsHost.java:274
  wire isSend = bellKind == 8'd0;  // VerbsHost.java:281
  wire isReceive = bellKind == 8'd1;  // VerbsHost.java:282
  wire isConsumed = bellKind == 8'd3;  // VerbsHost.java:283
  wire isSolicited = bellKind == 8'd5;  // VerbsHost.java:284
  wire isNotify = (bellKind == 8'd4) || isSolicited;  // VerbsHost.java:285
  wire isPair_1 = isSend || isReceive;  // VerbsHost.java:286
  wire isShared = bellKind == 8'd2;  // VerbsHost.java:287
  wire [4:0] owner_read = queueOwners[bellNumber[5:0]];  // VerbsHost.java:288
  wire [4:0] owner_read_1 = sharedOwners[bellNumber[3:0]];  // VerbsHost.java:288
  wire [4:0] owner_read_2 = pairOwners[bellNumber[5:0]];  // VerbsHost.java:288
  wire [4:0] owner = isPair_1 ? owner_read_2 : (isShared ? owner_read_1 : owner_read);  // VerbsHost.java:288
  wire isOwn = owner == {1'b1, bellPage};  // VerbsHost.java:292
  wire isThere = (bellNumber[23:6] == 18'd0) && (!isShared || (bellNumber[5:4] == 2'd0));  // VerbsHost.java:295
  wire isRight = isOwn && isThere && (isPair_1 || isShared || isConsumed || isNotify);  // VerbsHost.java:296
  wire offers = ring == Ring_OFFER;  // VerbsHost.java:297
  wire goes = (sends_valid && sends_ready) || (receives_valid && receives_ready)
      || (sharedReceives_valid && sharedReceives_ready) || (consumed_valid && consumed_ready)
      || (notify_valid && notify_ready);  // VerbsHost.java:314
  wire refusesDoorbell = (ring == Ring_LOOK) && !isRight;  // VerbsHost.java:320
  wire event_0 = counted[2];  // VerbsHost.java:328
  wire event_1 = counted[3];  // VerbsHost.java:328
  wire event_2 = counted[4];  // VerbsHost.java:328
  wire event_3 = counted[5];  // VerbsHost.java:328
  wire event_4 = counted[6];  // VerbsHost.java:328
  wire event_5 = counted[7];  // VerbsHost.java:328
  wire event_6 = counted[8];  // VerbsHost.java:328
  wire event_7 = counted[9];  // VerbsHost.java:328
  wire event_8 = counted[10];  // VerbsHost.java:328
  wire event_9 = counted[11];  // VerbsHost.java:328
  wire event_10 = counted[12];  // VerbsHost.java:328
  wire event_11 = counted[13];  // VerbsHost.java:328
  wire event_12 = counted[14];  // VerbsHost.java:328
  wire event_13 = counted[15];  // VerbsHost.java:328
  wire event_14 = counted[16];  // VerbsHost.java:328
  wire [2:0] state_read = states[index[5:0]];  // VerbsHost.java:213
  wire [63:0] state_shifted = isError >> index[5:0];  // VerbsHost.java:213
  assign request_ready = registers_request_ready;  // RegisterHost.java:47
  assign response_data = registers_response_data_data;  // RegisterHost.java:48
  assign response_valid = registers_response_valid;  // RegisterHost.java:49
  assign toRequester_data_queuePair = index[5:0];  // VerbsHost.java:169
  assign toRequester_data_sets = setsPair;  // VerbsHost.java:170
  assign toRequester_data_record = record_0;  // VerbsHost.java:171
  assign toRequester_valid = command == Command_REQUESTER;  // VerbsHost.java:173
  assign toResponder_data_queuePair = index[5:0];  // VerbsHost.java:169
  assign toResponder_data_sets = setsPair;  // VerbsHost.java:170
  assign toResponder_data_record = record_0;  // VerbsHost.java:171
  assign toResponder_valid = command == Command_RESPONDER;  // VerbsHost.java:174
  assign toSender_data_queuePair = index[5:0];  // VerbsHost.java:169
  assign toSender_data_sets = setsPair;  // VerbsHost.java:170
  assign toSender_data_record = record_0;  // VerbsHost.java:171
  assign toSender_valid = command == Command_SENDER;  // VerbsHost.java:175
  assign toCompletions_data_number = index[5:0];  // VerbsHost.java:177
  assign toCompletions_data_record = record_0[127:0];  // VerbsHost.java:178
  assign toCompletions_valid = command == Command_COMPLETIONS;  // VerbsHost.java:194
  assign toShared_data_number = index[5:0];  // VerbsHost.java:184
  assign toShared_data_index = record_0[15:0];  // VerbsHost.java:185
  assign toShared_valid = command == Command_SHARED;  // VerbsHost.java:187
  assign sharedRecord = record_0[127:0];  // VerbsHost.java:189
  assign toLimits_data_number = index[5:0];  // VerbsHost.java:184
  assign toLimits_data_index = record_0[15:0];  // VerbsHost.java:185
  assign toLimits_valid = command == Command_LIMIT;  // VerbsHost.java:188
  assign sharedReceives_data_number = bellNumber[5:0];  // VerbsHost.java:299
  assign sharedReceives_data_index = bellIndex;  // VerbsHost.java:302
  assign sharedReceives_valid = offers && isShared;  // VerbsHost.java:307
  assign toEvents_data_number = index[5:0];  // VerbsHost.java:177
  assign toEvents_data_record = record_0[127:0];  // VerbsHost.java:178
  assign toEvents_valid = command == Command_EVENTS;  // VerbsHost.java:195
  assign keys_data_index = index[9:0];  // VerbsHost.java:197
  assign keys_data_region = record_0[255:0];  // VerbsHost.java:198
  assign keys_valid = looks && setsKey;  // VerbsHost.java:196
  assign forgets = looks && forgetsAll;  // VerbsHost.java:199
  assign sends_data_number = bellNumber[5:0];  // VerbsHost.java:299
  assign sends_data_index = bellIndex;  // VerbsHost.java:302
  assign sends_valid = offers && isSend;  // VerbsHost.java:305
  assign receives_data_number = bellNumber[5:0];  // VerbsHost.java:299
  assign receives_data_index = bellIndex;  // VerbsHost.java:302
  assign receives_valid = offers && isReceive;  // VerbsHost.java:306
  assign consumed_data_number = bellNumber[5:0];  // VerbsHost.java:299
  assign consumed_data_index = bellIndex;  // VerbsHost.java:302
  assign consumed_valid = offers && isConsumed;  // VerbsHost.java:308
  assign notify_data_number = bellNumber[5:0];  // VerbsHost.java:299
  assign notify_data_index = {15'd0, isSolicited};  // VerbsHost.java:304
  assign notify_valid = offers && isNotify;  // VerbsHost.java:309
  assign eventsTaken = registers_events_taken;  // VerbsHost.java:128
  always @(posedge clock) begin
    if (takes_0) begin  // VerbsHost.java:143
      kind <= registers_order_command;  // VerbsHost.java:144
      index <= registers_order_index;  // VerbsHost.java:145
      page <= registers_page;  // VerbsHost.java:146
    end
    if (looks && setsShared) begin  // VerbsHost.java:190
      sharedOwners[index[3:0]] <= {1'b1, record_0[20:17]};  // VerbsHost.java:192
    end
    if (looks && setsPair) begin  // VerbsHost.java:204
      pairOwners[index[5:0]] <= {1'b1, record_0[34:31]};  // VerbsHost.java:205
      states[index[5:0]] <= record_0[2:0];  // VerbsHost.java:206
    end
    if (looks && setsQueue) begin  // VerbsHost.java:208
      queueOwners[index[5:0]] <= {1'b1, record_0[9:6]};  // VerbsHost.java:210
    end
    state <= state_shifted[0] ? 3'd6 : state_read;  // VerbsHost.java:213
    if (command == Command_SHOW) begin  // VerbsHost.java:221
      result <= {32'd0, record_4};  // VerbsHost.java:223
    end
    case (command)  // VerbsHost.java:114
      Command_IDLE: begin  // VerbsHost.java:236
        if (takes_0) begin  // VerbsHost.java:236
          command <= Command_LOOK;  // VerbsHost.java:236
        end
      end
      Command_LOOK: begin  // VerbsHost.java:237
        if (setsPair || getsPair) begin  // VerbsHost.java:238
          command <= Command_REQUESTER;  // VerbsHost.java:238
        end else if (setsQueue) begin  // VerbsHost.java:239
          command <= Command_COMPLETIONS;  // VerbsHost.java:239
        end else if (setsEvents) begin  // VerbsHost.java:240
          command <= Command_EVENTS;  // VerbsHost.java:240
        end else if (setsShared) begin  // VerbsHost.java:241
          command <= Command_SHARED;  // VerbsHost.java:241
        end else if (setsLimit) begin  // VerbsHost.java:242
          command <= Command_LIMIT;  // VerbsHost.java:242
        end else begin  // VerbsHost.java:238
          command <= Command_IDLE;  // VerbsHost.java:243
        end
      end
      Command_REQUESTER: begin  // VerbsHost.java:244
        if (toRequester_ready) begin  // VerbsHost.java:244
          command <= Command_SENDER;  // VerbsHost.java:244
        end
      end
      Command_RESPONDER: begin  // VerbsHost.java:246
        if (toResponder_ready && getsPair) begin  // VerbsHost.java:247
          command <= Command_SHOW;  // VerbsHost.java:247
        end else if (toResponder_ready) begin  // VerbsHost.java:248
          command <= Command_IDLE;  // VerbsHost.java:248
        end
      end
      Command_SENDER: begin  // VerbsHost.java:245
        if (toSender_ready) begin  // VerbsHost.java:245
          command <= Command_RESPONDER;  // VerbsHost.java:245
        end
      end
      Command_SHOW: begin  // VerbsHost.java:249
        command <= Command_IDLE;  // VerbsHost.java:249
      end
      Command_COMPLETIONS: begin  // VerbsHost.java:250
        if (toCompletions_ready) begin  // VerbsHost.java:250
          command <= Command_IDLE;  // VerbsHost.java:250
        end
      end
      Command_SHARED: begin  // VerbsHost.java:251
        if (toShared_ready) begin  // VerbsHost.java:251
          command <= Command_IDLE;  // VerbsHost.java:251
        end
      end
      Command_LIMIT: begin  // VerbsHost.java:252
        if (toLimits_ready) begin  // VerbsHost.java:252
          command <= Command_IDLE;  // VerbsHost.java:252
        end
      end
      default /* Command_EVENTS */: begin  // VerbsHost.java:253
        if (toEvents_ready) begin  // VerbsHost.java:253
          command <= Command_IDLE;  // VerbsHost.java:253
        end
      end
    endcase
    if (takes_1) begin  // VerbsHost.java:275
      bellKind <= registers_doorbell_kind;  // VerbsHost.java:276
      bellNumber <= registers_doorbell_number;  // VerbsHost.java:277
      bellIndex <= registers_doorbell_index;  // VerbsHost.java:278
      bellPage <= registers_page;  // VerbsHost.java:279
    end
    case (ring)  // VerbsHost.java:115
      Ring_IDLE: begin  // VerbsHost.java:316
        if (takes_1) begin  // VerbsHost.java:316
          ring <= Ring_LOOK;  // VerbsHost.java:316
        end
      end
      Ring_LOOK: begin  // VerbsHost.java:317
        if (isRight) begin  // VerbsHost.java:317
          ring <= Ring_OFFER;  // VerbsHost.java:317
        end else begin  // VerbsHost.java:317
          ring <= Ring_IDLE;  // VerbsHost.java:317
        end
      end
      default /* Ring_OFFER */: begin  // VerbsHost.java:318
        if (goes) begin  // VerbsHost.java:318
          ring <= Ring_IDLE;  // VerbsHost.java:318
        end
      end
    endcase
    count0 <= count0 + 32'd1;  // VerbsHost.java:332
    if (refusesCommand || refusesDoorbell) begin  // VerbsHost.java:332
      count1 <= count1 + 32'd1;  // VerbsHost.java:332
    end
    if (event_0) begin  // VerbsHost.java:332
      count2 <= count2 + 32'd1;  // VerbsHost.java:332
    end
    if (event_1) begin  // VerbsHost.java:332
      count3 <= count3 + 32'd1;  // VerbsHost.java:332
    end
    if (event_2) begin  // VerbsHost.java:332
      count4 <= count4 + 32'd1;  // VerbsHost.java:332
    end
    if (event_3) begin  // VerbsHost.java:332
      count5 <= count5 + 32'd1;  // VerbsHost.java:332
    end
    if (event_4) begin  // VerbsHost.java:332
      count6 <= count6 + 32'd1;  // VerbsHost.java:332
    end
    if (event_5) begin  // VerbsHost.java:332
      count7 <= count7 + 32'd1;  // VerbsHost.java:332
    end
    if (event_6) begin  // VerbsHost.java:332
      count8 <= count8 + 32'd1;  // VerbsHost.java:332
    end
    if (event_7) begin  // VerbsHost.java:332
      count9 <= count9 + 32'd1;  // VerbsHost.java:332
    end
    if (event_8) begin  // VerbsHost.java:332
      count10 <= count10 + 32'd1;  // VerbsHost.java:332
    end
    if (event_9) begin  // VerbsHost.java:332
      count11 <= count11 + 32'd1;  // VerbsHost.java:332
    end
    if (event_10) begin  // VerbsHost.java:332
      count12 <= count12 + 32'd1;  // VerbsHost.java:332
    end
    if (event_11) begin  // VerbsHost.java:332
      count13 <= count13 + 32'd1;  // VerbsHost.java:332
    end
    if (event_12) begin  // VerbsHost.java:332
      count14 <= count14 + 32'd1;  // VerbsHost.java:332
    end
    if (event_13) begin  // VerbsHost.java:332
      count15 <= count15 + 32'd1;  // VerbsHost.java:332
    end
    count16 <= count16 + {29'd0, walked};  // VerbsHost.java:330
    if (reset) begin
      command <= Command_IDLE;  // VerbsHost.java:114
      ring <= Ring_IDLE;  // VerbsHost.java:115
      kind <= 8'd0;  // VerbsHost.java:137
      index <= 24'd0;  // VerbsHost.java:138
      page <= 4'd0;  // VerbsHost.java:139
      result <= 192'd0;  // VerbsHost.java:218
      bellKind <= 8'd0;  // VerbsHost.java:268
      bellNumber <= 24'd0;  // VerbsHost.java:269
      bellIndex <= 16'd0;  // VerbsHost.java:270
      bellPage <= 4'd0;  // VerbsHost.java:271
      count0 <= 32'd0;  // VerbsHost.java:325
      count1 <= 32'd0;  // VerbsHost.java:325
      count2 <= 32'd0;  // VerbsHost.java:325
      count3 <= 32'd0;  // VerbsHost.java:325
      count4 <= 32'd0;  // VerbsHost.java:325
      count5 <= 32'd0;  // VerbsHost.java:325
      count6 <= 32'd0;  // VerbsHost.java:325
      count7 <= 32'd0;  // VerbsHost.java:325
      count8 <= 32'd0;  // VerbsHost.java:325
      count9 <= 32'd0;  // VerbsHost.java:325
      count10 <= 32'd0;  // VerbsHost.java:325
      count11 <= 32'd0;  // VerbsHost.java:325
      count12 <= 32'd0;  // VerbsHost.java:325
      count13 <= 32'd0;  // VerbsHost.java:325
      count14 <= 32'd0;  // VerbsHost.java:325
      count15 <= 32'd0;  // VerbsHost.java:325
      count16 <= 32'd0;  // VerbsHost.java:325
    end
  end
  RegisterBlock_verbs registers (  // RegisterHost.java:36
    .clock(clock), .reset(reset), .request_data_address({request_data_address[16:3], 3'd0}),
    .request_data_write(request_data_write), .request_data_data(request_data_data),
    .request_data_strobes(8'd255), .request_valid(request_valid), .request_ready(registers_request_ready),
    .response_data_data(registers_response_data_data), .response_data_error(registers_response_data_error),
    .response_valid(registers_response_valid), .response_ready(response_ready), .node_number(node),
    .state_isBusy(!idle_0), .state_hasEvents(hasEvents), .events_taken(registers_events_taken),
    .argument0_word(registers_argument0_word), .argument1_word(registers_argument1_word),
    .argument2_word(registers_argument2_word), .argument3_word(registers_argument3_word),
    .argument4_word(registers_argument4_word), .argument5_word(registers_argument5_word),
    .order_command(registers_order_command), .order_index(registers_order_index),
    .doorbell_kind(registers_doorbell_kind), .doorbell_number(registers_doorbell_number),
    .doorbell_index(registers_doorbell_index), .page(registers_page), .order_valid(registers_order_valid),
    .order_ready(idle_0), .doorbell_valid(registers_doorbell_valid), .doorbell_ready(idle_1),
    .results_state(result[63:0]), .results_numbers(result[127:64]), .results_indices(result[191:128]),
    .counters_cycles(count0), .counters_refused_doorbells(count1), .counters_requests_sent(count2),
    .counters_retransmissions(count3), .counters_responses_sent(count4), .counters_requests_dropped(count5),
    .counters_responses_dropped(count6), .counters_rnr_naks(count7), .counters_sequence_naks(count8),
    .counters_invalid_naks(count9), .counters_access_naks(count10), .counters_operation_naks(count11),
    .counters_timeouts(count12), .counters_translation_misses(count13), .counters_completions(count14),
    .counters_lost_events(count15), .counters_entries_walked(count16));
  wire unused_ok = &{1'b0, request_data_address[2:0], registers_response_data_error, counted[1:0], event_14,
      state_shifted[63:1]};
endmodule
`default_nettype wire
