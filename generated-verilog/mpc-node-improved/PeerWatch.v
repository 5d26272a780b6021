`default_nettype none
module PeerWatch (  // PeerWatch.java:89
  input  wire clock,  // PeerWatch.java:89
  input  wire reset,  // PeerWatch.java:89
  input  wire [15:0] node,  // PeerWatch.java:40
  input  wire [23:0] timeout,  // PeerWatch.java:42
  input  wire leaves,  // PeerWatch.java:44
  input  wire [3:0] to,  // PeerWatch.java:46
  input  wire isOpen,  // PeerWatch.java:48
  input  wire [3:0] holder,  // PeerWatch.java:50
  input  wire awaits,  // PeerWatch.java:52
  input  wire [3:0] refused,  // PeerWatch.java:54
  input  wire tells,  // PeerWatch.java:56
  input  wire [3:0] refuser,  // PeerWatch.java:58
  input  wire asked,  // PeerWatch.java:60
  input  wire answered,  // PeerWatch.java:62
  input  wire [3:0] by,  // PeerWatch.java:64
  output wire [15:0] lost,  // PeerWatch.java:66
  output wire loses,  // PeerWatch.java:68
  output wire [15:0] event_data_event_message_nsrc,  // PeerWatch.java:70
  output wire [15:0] event_data_event_message_ctrl,  // PeerWatch.java:70
  output wire [31:0] event_data_event_message_rid,  // PeerWatch.java:70
  output wire [31:0] event_data_event_message_len,  // PeerWatch.java:70
  output wire [7:0] event_data_event_status,  // PeerWatch.java:70
  output wire event_data_event_isSent,  // PeerWatch.java:70
  output wire event_data_owner,  // PeerWatch.java:70
  output wire event_valid,  // PeerWatch.java:70
  input  wire event_ready,  // PeerWatch.java:70
  output wire [63:0] packet_data_data,  // PeerWatch.java:72
  output wire packet_data_last,  // PeerWatch.java:72
  output wire packet_valid,  // PeerWatch.java:72
  input  wire packet_ready  // PeerWatch.java:72
);
  reg  [15:0] lostNow;  // PeerWatch.java:74
  reg  [15:0] awaited;  // PeerWatch.java:76
  reg  [15:0] fresh;  // PeerWatch.java:78
  reg  [15:0] heard;  // PeerWatch.java:80
  reg  [15:0] probes;  // PeerWatch.java:82
  reg  [15:0] echoes;  // PeerWatch.java:84
  reg  [15:0] acknowledgements;  // PeerWatch.java:86
  reg  [3:0] turn;  // PeerWatch.java:90
  reg  [3:0] at;  // PeerWatch.java:94
  reg  [19:0] age;  // PeerWatch.java:95
  reg  isRead;  // PeerWatch.java:96
  reg  hasLeft;  // PeerWatch.java:151
  reg  [3:0] leftTo;  // PeerWatch.java:152
  reg  busy;  // PeerWatch.java:113
  reg  [1:0] kind;  // PeerWatch.java:114
  reg  [3:0] peer;  // PeerWatch.java:115
  reg  losesNow;  // PeerWatch.java:142
  reg  [2:0] index;  // PeerWatch.java:169
  reg  [15:0] untold;  // PeerWatch.java:182
  reg  tells_1;  // PeerWatch.java:183
  reg  isSecond;  // PeerWatch.java:184
  reg  [3:0] lostPeer;  // PeerWatch.java:185
  reg  [19:0] ages [0:15];  // PeerWatch.java:92
  wire [15:0] here_joined = {at == 4'd15, at == 4'd14, at == 4'd13, at == 4'd12, at == 4'd11, at == 4'd10, at
      == 4'd9, at == 4'd8, at == 4'd7, at == 4'd6, at == 4'd5, at == 4'd4, at == 4'd3, at == 4'd2, at == 4'd1,
      at == 4'd0};  // PeerWatch.java:100
  wire [15:0] here = isRead ? here_joined : 16'd0;  // PeerWatch.java:100
  wire isAwaited = (awaited & here) != 16'd0;  // PeerWatch.java:101
  wire goesOn = isAwaited && ((heard & here) == 16'd0);  // PeerWatch.java:102
  wire [19:0] older = age + 20'd1;  // PeerWatch.java:103
  wire [19:0] most = timeout[23:4];  // PeerWatch.java:105
  wire expires = goesOn && (most != 20'd0) && (most <= older);  // PeerWatch.java:106
  wire [15:0] expired = expires ? here : 16'd0;  // PeerWatch.java:165
  wire [15:0] probed = (goesOn && (older[8:0] == 9'd0)) ? here : 16'd0;  // PeerWatch.java:165
  wire [15:0] others_joined = {node[3:0] == 4'd15, node[3:0] == 4'd14, node[3:0] == 4'd13, node[3:0] == 4'd12,
      node[3:0] == 4'd11, node[3:0] == 4'd10, node[3:0] == 4'd9, node[3:0] == 4'd8, node[3:0] == 4'd7, node[3:0]
      == 4'd6, node[3:0] == 4'd5, node[3:0] == 4'd4, node[3:0] == 4'd3, node[3:0] == 4'd2, node[3:0] == 4'd1,
      node[3:0] == 4'd0};  // PeerWatch.java:110
  wire [15:0] others = ~others_joined;  // PeerWatch.java:110
  wire [15:0] ordered_joined = {refused == 4'd15, refused == 4'd14, refused == 4'd13, refused == 4'd12, refused
      == 4'd11, refused == 4'd10, refused == 4'd9, refused == 4'd8, refused == 4'd7, refused == 4'd6, refused
      == 4'd5, refused == 4'd4, refused == 4'd3, refused == 4'd2, refused == 4'd1, refused == 4'd0};  // PeerWatch.java:111
  wire [15:0] ordered_joined_1 = {holder == 4'd15, holder == 4'd14, holder == 4'd13, holder == 4'd12, holder
      == 4'd11, holder == 4'd10, holder == 4'd9, holder == 4'd8, holder == 4'd7, holder == 4'd6, holder == 4'd5,
      holder == 4'd4, holder == 4'd3, holder == 4'd2, holder == 4'd1, holder == 4'd0};  // PeerWatch.java:111
  wire [15:0] ordered_joined_2 = {leftTo == 4'd15, leftTo == 4'd14, leftTo == 4'd13, leftTo == 4'd12, leftTo
      == 4'd11, leftTo == 4'd10, leftTo == 4'd9, leftTo == 4'd8, leftTo == 4'd7, leftTo == 4'd6, leftTo == 4'd5,
      leftTo == 4'd4, leftTo == 4'd3, leftTo == 4'd2, leftTo == 4'd1, leftTo == 4'd0};  // PeerWatch.java:111
  wire [15:0] ordered = ((hasLeft ? ordered_joined_2 : 16'd0) | (isOpen ? ordered_joined_1 : 16'd0)
      | (awaits ? ordered_joined : 16'd0)) & others;  // PeerWatch.java:111
  wire [15:0] answers_joined = {by == 4'd15, by == 4'd14, by == 4'd13, by == 4'd12, by == 4'd11, by == 4'd10, by
      == 4'd9, by == 4'd8, by == 4'd7, by == 4'd6, by == 4'd5, by == 4'd4, by == 4'd3, by == 4'd2, by == 4'd1,
      by == 4'd0};  // PeerWatch.java:165
  wire [15:0] answers = answered ? answers_joined : 16'd0;  // PeerWatch.java:165
  wire owesEcho = (echoes & here) != 16'd0;  // PeerWatch.java:116
  wire owesAcknowledgement = (acknowledgements & here) != 16'd0;  // PeerWatch.java:117
  wire begins_0 = !busy && (owesEcho || owesAcknowledgement || ((probes & here) != 16'd0));  // PeerWatch.java:119
  wire [15:0] echoSent = (begins_0 && owesEcho) ? here : 16'd0;  // PeerWatch.java:165
  wire [15:0] acknowledgementSent = (begins_0 && !owesEcho) ? here : 16'd0;  // PeerWatch.java:165
  wire [15:0] probeSent = (begins_0 && !(owesEcho || owesAcknowledgement)) ? here : 16'd0;  // PeerWatch.java:165
  wire [15:0] alive = ~(lostNow | expired);  // PeerWatch.java:131
  wire isLast = index == 3'd4;  // PeerWatch.java:170
  wire [63:0] head = {16'd0, 16'h8008, node, 12'd0, peer};  // MpcHeader.java:71
  wire [63:0] last = {54'd0, kind, 8'd0};  // PeerWatch.java:172
  wire begins_1 = !tells_1 && ((untold & here) != 16'd0);  // PeerWatch.java:186
  wire [19:0] age_read = ages[turn];  // PeerWatch.java:98
  wire [15:0] echoes_joined = {by == 4'd15, by == 4'd14, by == 4'd13, by == 4'd12, by == 4'd11, by == 4'd10, by
      == 4'd9, by == 4'd8, by == 4'd7, by == 4'd6, by == 4'd5, by == 4'd4, by == 4'd3, by == 4'd2, by == 4'd1,
      by == 4'd0};  // PeerWatch.java:137
  wire [15:0] acknowledgements_joined = {refuser == 4'd15, refuser == 4'd14, refuser == 4'd13, refuser == 4'd12,
      refuser == 4'd11, refuser == 4'd10, refuser == 4'd9, refuser == 4'd8, refuser == 4'd7, refuser == 4'd6,
      refuser == 4'd5, refuser == 4'd4, refuser == 4'd3, refuser == 4'd2, refuser == 4'd1, refuser == 4'd0};  // PeerWatch.java:138
  assign lost = lostNow;  // PeerWatch.java:141
  assign loses = losesNow;  // PeerWatch.java:144
  assign event_data_event_message_nsrc = {12'd0, lostPeer};  // PeerWatch.java:199
  assign event_data_event_message_ctrl = 16'd0;  // PeerWatch.java:200
  assign event_data_event_message_rid = 32'd0;  // PeerWatch.java:201
  assign event_data_event_message_len = 32'd0;  // PeerWatch.java:202
  assign event_data_event_status = 8'd6;  // PeerWatch.java:203
  assign event_data_event_isSent = 1'b1;  // PeerWatch.java:204
  assign event_data_owner = isSecond;  // PeerWatch.java:197
  assign event_valid = tells_1;  // PeerWatch.java:196
  assign packet_data_data = (index == 3'd0) ? head : (isLast ? last : 64'd0);  // PeerWatch.java:174
  assign packet_data_last = isLast;  // PeerWatch.java:175
  assign packet_valid = busy;  // PeerWatch.java:173
  always @(posedge clock) begin
    turn <= turn + 4'd1;  // PeerWatch.java:91
    at <= turn;  // PeerWatch.java:97
    age <= age_read;  // PeerWatch.java:98
    isRead <= 1'b1;  // PeerWatch.java:99
    if (isRead) begin  // PeerWatch.java:104
      ages[at] <= goesOn ? older : 20'd0;  // PeerWatch.java:104
    end
    hasLeft <= leaves;  // PeerWatch.java:153
    leftTo <= to;  // PeerWatch.java:154
    if (begins_0) begin  // PeerWatch.java:123
      busy <= 1'b1;  // PeerWatch.java:124
      kind <= owesEcho ? 2'd2 : (owesAcknowledgement ? 2'd3 : 2'd1);  // PeerWatch.java:125
      peer <= at;  // PeerWatch.java:129
    end
    lostNow <= lostNow | expired;  // PeerWatch.java:132
    fresh <= (fresh & ~probeSent) | ordered;  // PeerWatch.java:133
    awaited <= ((awaited & ~(answers & ~fresh)) | ordered) & alive;  // PeerWatch.java:134
    heard <= (heard & ~here) | answers;  // PeerWatch.java:135
    probes <= (probes | probed) & ~probeSent & alive;  // PeerWatch.java:136
    echoes <= (echoes | (asked ? echoes_joined : 16'd0)) & ~echoSent;  // PeerWatch.java:137
    acknowledgements <= (acknowledgements & ~acknowledgementSent)
        | ((tells ? acknowledgements_joined : 16'd0) & others);  // PeerWatch.java:138
    losesNow <= expires;  // PeerWatch.java:143
    if (packet_valid && packet_ready) begin  // PeerWatch.java:176
      index <= isLast ? 3'd0 : (index + 3'd1);  // PeerWatch.java:176
    end
    if (packet_valid && packet_ready && isLast) begin  // PeerWatch.java:177
      busy <= 1'b0;  // PeerWatch.java:177
    end
    if (begins_1) begin  // PeerWatch.java:187
      tells_1 <= 1'b1;  // PeerWatch.java:188
      lostPeer <= at;  // PeerWatch.java:189
    end else if (event_valid && event_ready) begin  // PeerWatch.java:191
      isSecond <= !isSecond;  // PeerWatch.java:192
      tells_1 <= !isSecond;  // PeerWatch.java:193
    end
    untold <= (untold & ~(begins_1 ? here : 16'd0)) | expired;  // PeerWatch.java:195
    if (reset) begin
      lostNow <= 16'd0;  // PeerWatch.java:74
      awaited <= 16'd0;  // PeerWatch.java:76
      fresh <= 16'd0;  // PeerWatch.java:78
      heard <= 16'd0;  // PeerWatch.java:80
      probes <= 16'd0;  // PeerWatch.java:82
      echoes <= 16'd0;  // PeerWatch.java:84
      acknowledgements <= 16'd0;  // PeerWatch.java:86
      turn <= 4'd0;  // PeerWatch.java:90
      at <= 4'd0;  // PeerWatch.java:94
      age <= 20'd0;  // PeerWatch.java:95
      isRead <= 1'b0;  // PeerWatch.java:96
      hasLeft <= 1'b0;  // PeerWatch.java:151
      busy <= 1'b0;  // PeerWatch.java:113
      losesNow <= 1'b0;  // PeerWatch.java:142
      index <= 3'd0;  // PeerWatch.java:169
      untold <= 16'd0;  // PeerWatch.java:182
      tells_1 <= 1'b0;  // PeerWatch.java:183
      isSecond <= 1'b0;  // PeerWatch.java:184
    end
  end
  wire unused_ok = &{1'b0, timeout[3:0]};
endmodule
`default_nettype wire
