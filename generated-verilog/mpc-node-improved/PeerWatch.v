`default_nettype none
module PeerWatch (  // PeerWatch.java:79
  input  wire clock,  // PeerWatch.java:79
  input  wire reset,  // PeerWatch.java:79
  input  wire [15:0] node,  // PeerWatch.java:40
  input  wire [23:0] timeout,  // PeerWatch.java:42
  input  wire leaves,  // PeerWatch.java:44
  input  wire [3:0] to,  // PeerWatch.java:46
  input  wire isOpen,  // PeerWatch.java:48
  input  wire [3:0] holder,  // PeerWatch.java:50
  input  wire asked,  // PeerWatch.java:52
  input  wire answered,  // PeerWatch.java:54
  input  wire [3:0] by,  // PeerWatch.java:56
  output wire [15:0] lost,  // PeerWatch.java:58
  output wire loses,  // PeerWatch.java:60
  output wire [15:0] event_data_event_message_nsrc,  // PeerWatch.java:62
  output wire [15:0] event_data_event_message_ctrl,  // PeerWatch.java:62
  output wire [31:0] event_data_event_message_rid,  // PeerWatch.java:62
  output wire [31:0] event_data_event_message_len,  // PeerWatch.java:62
  output wire [7:0] event_data_event_status,  // PeerWatch.java:62
  output wire event_data_event_isSent,  // PeerWatch.java:62
  output wire event_data_owner,  // PeerWatch.java:62
  output wire event_valid,  // PeerWatch.java:62
  input  wire event_ready,  // PeerWatch.java:62
  output wire [63:0] packet_data_data,  // PeerWatch.java:64
  output wire packet_data_last,  // PeerWatch.java:64
  output wire packet_valid,  // PeerWatch.java:64
  input  wire packet_ready  // PeerWatch.java:64
);
  reg  [15:0] lostNow;  // PeerWatch.java:66
  reg  [15:0] awaited;  // PeerWatch.java:68
  reg  [15:0] fresh;  // PeerWatch.java:70
  reg  [15:0] heard;  // PeerWatch.java:72
  reg  [15:0] probes;  // PeerWatch.java:74
  reg  [15:0] echoes;  // PeerWatch.java:76
  reg  [3:0] turn;  // PeerWatch.java:80
  reg  [3:0] at;  // PeerWatch.java:84
  reg  [19:0] age;  // PeerWatch.java:85
  reg  isRead;  // PeerWatch.java:86
  reg  hasLeft;  // PeerWatch.java:100
  reg  [3:0] leftTo;  // PeerWatch.java:101
  reg  busy;  // PeerWatch.java:108
  reg  isEcho;  // PeerWatch.java:109
  reg  [3:0] peer;  // PeerWatch.java:110
  reg  losesNow;  // PeerWatch.java:128
  reg  [2:0] index;  // PeerWatch.java:140
  reg  [15:0] untold;  // PeerWatch.java:154
  reg  tells;  // PeerWatch.java:155
  reg  isSecond;  // PeerWatch.java:156
  reg  [3:0] lostPeer;  // PeerWatch.java:157
  reg  [19:0] ages [0:15];  // PeerWatch.java:82
  wire [15:0] here_joined = {at == 4'd15, at == 4'd14, at == 4'd13, at == 4'd12, at == 4'd11, at == 4'd10, at
      == 4'd9, at == 4'd8, at == 4'd7, at == 4'd6, at == 4'd5, at == 4'd4, at == 4'd3, at == 4'd2, at == 4'd1,
      at == 4'd0};  // PeerWatch.java:90
  wire [15:0] here = isRead ? here_joined : 16'd0;  // PeerWatch.java:90
  wire isAwaited = (awaited & here) != 16'd0;  // PeerWatch.java:91
  wire goesOn = isAwaited && ((heard & here) == 16'd0);  // PeerWatch.java:92
  wire [19:0] older = age + 20'd1;  // PeerWatch.java:93
  wire [19:0] most = timeout[23:4];  // PeerWatch.java:95
  wire expires = goesOn && (most != 20'd0) && (most <= older);  // PeerWatch.java:96
  wire [15:0] expired = expires ? here : 16'd0;  // PeerWatch.java:136
  wire [15:0] probed = (goesOn && (older[8:0] == 9'd0)) ? here : 16'd0;  // PeerWatch.java:136
  wire [15:0] ordered_joined = {node[3:0] == 4'd15, node[3:0] == 4'd14, node[3:0] == 4'd13, node[3:0] == 4'd12,
      node[3:0] == 4'd11, node[3:0] == 4'd10, node[3:0] == 4'd9, node[3:0] == 4'd8, node[3:0] == 4'd7, node[3:0]
      == 4'd6, node[3:0] == 4'd5, node[3:0] == 4'd4, node[3:0] == 4'd3, node[3:0] == 4'd2, node[3:0] == 4'd1,
      node[3:0] == 4'd0};  // PeerWatch.java:106
  wire [15:0] ordered_joined_1 = {holder == 4'd15, holder == 4'd14, holder == 4'd13, holder == 4'd12, holder
      == 4'd11, holder == 4'd10, holder == 4'd9, holder == 4'd8, holder == 4'd7, holder == 4'd6, holder == 4'd5,
      holder == 4'd4, holder == 4'd3, holder == 4'd2, holder == 4'd1, holder == 4'd0};  // PeerWatch.java:106
  wire [15:0] ordered_joined_2 = {leftTo == 4'd15, leftTo == 4'd14, leftTo == 4'd13, leftTo == 4'd12, leftTo
      == 4'd11, leftTo == 4'd10, leftTo == 4'd9, leftTo == 4'd8, leftTo == 4'd7, leftTo == 4'd6, leftTo == 4'd5,
      leftTo == 4'd4, leftTo == 4'd3, leftTo == 4'd2, leftTo == 4'd1, leftTo == 4'd0};  // PeerWatch.java:106
  wire [15:0] ordered = ((hasLeft ? ordered_joined_2 : 16'd0) | (isOpen ? ordered_joined_1 : 16'd0))
      & ~ordered_joined;  // PeerWatch.java:106
  wire [15:0] answers_joined = {by == 4'd15, by == 4'd14, by == 4'd13, by == 4'd12, by == 4'd11, by == 4'd10, by
      == 4'd9, by == 4'd8, by == 4'd7, by == 4'd6, by == 4'd5, by == 4'd4, by == 4'd3, by == 4'd2, by == 4'd1,
      by == 4'd0};  // PeerWatch.java:136
  wire [15:0] answers = answered ? answers_joined : 16'd0;  // PeerWatch.java:136
  wire owes = (echoes & here) != 16'd0;  // PeerWatch.java:111
  wire begins_0 = !busy && (owes || ((probes & here) != 16'd0));  // PeerWatch.java:112
  wire [15:0] echoSent = (begins_0 && owes) ? here : 16'd0;  // PeerWatch.java:136
  wire [15:0] probeSent = (begins_0 && !owes) ? here : 16'd0;  // PeerWatch.java:136
  wire [15:0] alive = ~(lostNow | expired);  // PeerWatch.java:120
  wire isLast = index == 3'd4;  // PeerWatch.java:141
  wire [63:0] head = {16'd0, 16'h8008, node, 12'd0, peer};  // MpcHeader.java:69
  wire [63:0] kind = isEcho ? 64'd512 : 64'd256;  // PeerWatch.java:143
  wire begins_1 = !tells && ((untold & here) != 16'd0);  // PeerWatch.java:158
  wire [19:0] age_read = ages[turn];  // PeerWatch.java:88
  wire [15:0] echoes_joined = {by == 4'd15, by == 4'd14, by == 4'd13, by == 4'd12, by == 4'd11, by == 4'd10, by
      == 4'd9, by == 4'd8, by == 4'd7, by == 4'd6, by == 4'd5, by == 4'd4, by == 4'd3, by == 4'd2, by == 4'd1,
      by == 4'd0};  // PeerWatch.java:126
  assign lost = lostNow;  // PeerWatch.java:127
  assign loses = losesNow;  // PeerWatch.java:130
  assign event_data_event_message_nsrc = {12'd0, lostPeer};  // PeerWatch.java:171
  assign event_data_event_message_ctrl = 16'd0;  // PeerWatch.java:172
  assign event_data_event_message_rid = 32'd0;  // PeerWatch.java:173
  assign event_data_event_message_len = 32'd0;  // PeerWatch.java:174
  assign event_data_event_status = 8'd6;  // PeerWatch.java:175
  assign event_data_event_isSent = 1'b1;  // PeerWatch.java:176
  assign event_data_owner = isSecond;  // PeerWatch.java:169
  assign event_valid = tells;  // PeerWatch.java:168
  assign packet_data_data = (index == 3'd0) ? head : (isLast ? kind : 64'd0);  // PeerWatch.java:146
  assign packet_data_last = isLast;  // PeerWatch.java:147
  assign packet_valid = busy;  // PeerWatch.java:145
  always @(posedge clock) begin
    turn <= turn + 4'd1;  // PeerWatch.java:81
    at <= turn;  // PeerWatch.java:87
    age <= age_read;  // PeerWatch.java:88
    isRead <= 1'b1;  // PeerWatch.java:89
    if (isRead) begin  // PeerWatch.java:94
      ages[at] <= goesOn ? older : 20'd0;  // PeerWatch.java:94
    end
    hasLeft <= leaves;  // PeerWatch.java:102
    leftTo <= to;  // PeerWatch.java:103
    if (begins_0) begin  // PeerWatch.java:115
      busy <= 1'b1;  // PeerWatch.java:116
      isEcho <= owes;  // PeerWatch.java:117
      peer <= at;  // PeerWatch.java:118
    end
    lostNow <= lostNow | expired;  // PeerWatch.java:121
    fresh <= (fresh & ~probeSent) | ordered;  // PeerWatch.java:122
    awaited <= ((awaited & ~(answers & ~fresh)) | ordered) & alive;  // PeerWatch.java:123
    heard <= (heard & ~here) | answers;  // PeerWatch.java:124
    probes <= (probes | probed) & ~probeSent & alive;  // PeerWatch.java:125
    echoes <= (echoes | (asked ? echoes_joined : 16'd0)) & ~echoSent;  // PeerWatch.java:126
    losesNow <= expires;  // PeerWatch.java:129
    if (packet_valid && packet_ready) begin  // PeerWatch.java:148
      index <= isLast ? 3'd0 : (index + 3'd1);  // PeerWatch.java:148
    end
    if (packet_valid && packet_ready && isLast) begin  // PeerWatch.java:149
      busy <= 1'b0;  // PeerWatch.java:149
    end
    if (begins_1) begin  // PeerWatch.java:159
      tells <= 1'b1;  // PeerWatch.java:160
      lostPeer <= at;  // PeerWatch.java:161
    end else if (event_valid && event_ready) begin  // PeerWatch.java:163
      isSecond <= !isSecond;  // PeerWatch.java:164
      tells <= !isSecond;  // PeerWatch.java:165
    end
    untold <= (untold & ~(begins_1 ? here : 16'd0)) | expired;  // PeerWatch.java:167
    if (reset) begin
      lostNow <= 16'd0;  // PeerWatch.java:66
      awaited <= 16'd0;  // PeerWatch.java:68
      fresh <= 16'd0;  // PeerWatch.java:70
      heard <= 16'd0;  // PeerWatch.java:72
      probes <= 16'd0;  // PeerWatch.java:74
      echoes <= 16'd0;  // PeerWatch.java:76
      turn <= 4'd0;  // PeerWatch.java:80
      at <= 4'd0;  // PeerWatch.java:84
      age <= 20'd0;  // PeerWatch.java:85
      isRead <= 1'b0;  // PeerWatch.java:86
      hasLeft <= 1'b0;  // PeerWatch.java:100
      busy <= 1'b0;  // PeerWatch.java:108
      isEcho <= 1'b0;  // PeerWatch.java:109
      losesNow <= 1'b0;  // PeerWatch.java:128
      index <= 3'd0;  // PeerWatch.java:140
      untold <= 16'd0;  // PeerWatch.java:154
      tells <= 1'b0;  // PeerWatch.java:155
      isSecond <= 1'b0;  // PeerWatch.java:156
    end
  end
  wire unused_ok = &{1'b0, timeout[3:0]};
endmodule
`default_nettype wire
