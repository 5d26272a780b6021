`default_nettype none
// payload=128, turnaround=12
module SendEngine_128_12 (  // SendEngine.java:58
  input  wire clock,  // SendEngine.java:58
  input  wire reset,  // SendEngine.java:58
  input  wire [255:0] entry_data,  // SendEngine.java:24
  input  wire entry_valid,  // SendEngine.java:24
  output wire entry_ready,  // SendEngine.java:24
  output wire [63:0] packet_data_data,  // SendEngine.java:30
  output wire packet_data_last,  // SendEngine.java:30
  output wire packet_valid,  // SendEngine.java:30
  input  wire packet_ready,  // SendEngine.java:30
  output wire leaves,  // SendEngine.java:32
  output wire notifies,  // SendEngine.java:34
  output wire refuses,  // SendEngine.java:36
  output wire [27:0] segment_data_address,  // SendEngine.java:63
  output wire [24:0] segment_data_bytes,  // SendEngine.java:63
  output wire segment_data_last,  // SendEngine.java:63
  output wire segment_valid,  // SendEngine.java:63
  input  wire segment_ready,  // SendEngine.java:63
  input  wire [63:0] payload_data_data,  // SendEngine.java:64
  input  wire payload_data_last,  // SendEngine.java:64
  input  wire payload_valid,  // SendEngine.java:64
  output wire payload_ready  // SendEngine.java:64
);
  reg  [255:0] line;  // SendEngine.java:43
  reg  busy;  // SendEngine.java:44
  reg  [24:0] toRead;  // SendEngine.java:46
  reg  [24:0] toSend;  // SendEngine.java:48
  reg  [27:0] from;  // SendEngine.java:50
  reg  [31:0] to;  // SendEngine.java:51
  reg  checks;  // SendEngine.java:67
  reg  [1:0] headerIndex;  // SendEngine.java:116
  reg  inPayload;  // SendEngine.java:117
  reg  [3:0] pause;  // SendEngine.java:118
  wire [31:0] length = line[223:192];  // LmeField.java:52
  wire [32:0] end_ = {1'b0, line[95:64]} + {1'b0, length};  // SendEngine.java:91
  wire outside = end_ > 33'h10000000;  // SendEngine.java:92
  wire noLength = (length == 32'd0) || (length > 32'h1000000);  // SendEngine.java:93
  wire isWrong = outside || noLength || !(line[15:0] < 16'd16);  // SendEngine.java:95
  wire [24:0] part_0 = (toRead <= 25'd128) ? toRead : 25'd128;  // SendEngine.java:99
  wire [24:0] part_1 = (toSend <= 25'd128) ? toSend : 25'd128;  // SendEngine.java:99
  wire isLastPacket = toSend <= 25'd128;  // SendEngine.java:120
  wire [63:0] purpose = {15'd0, line[49] && isLastPacket, line[47:32], line[191:160]};  // MpcHeader.java:38
  wire [63:0] header = (headerIndex == 2'd0) ? {18'd0, part_1[13:0], line[31:16], line[15:0]}
      : ((headerIndex == 2'd1) ? {line[223:192], to} : ((headerIndex == 2'd2) ? purpose : 64'd0));  // SendEngine.java:125
  wire hasPacket = (toSend != 25'd0) && (pause == 4'd0);  // SendEngine.java:129
  wire ends = packet_valid && packet_ready && packet_data_last;  // SendEngine.java:134
  wire sent = ends && isLastPacket;  // SendEngine.java:146
  assign entry_ready = !busy;  // SendEngine.java:71
  assign packet_data_data = inPayload ? payload_data_data : header;  // SendEngine.java:131
  assign packet_data_last = inPayload && payload_data_last;  // SendEngine.java:132
  assign packet_valid = inPayload ? payload_valid : hasPacket;  // SendEngine.java:130
  assign leaves = sent || refuses;  // SendEngine.java:85
  assign notifies = line[48];  // SendEngine.java:86
  assign refuses = checks && isWrong;  // SendEngine.java:84
  assign segment_data_address = from;  // SendEngine.java:105
  assign segment_data_bytes = part_0;  // SendEngine.java:106
  assign segment_data_last = 1'b1;  // SendEngine.java:107
  assign segment_valid = toRead != 25'd0;  // SendEngine.java:104
  assign payload_ready = inPayload && packet_ready;  // SendEngine.java:133
  always @(posedge clock) begin
    checks <= entry_valid && entry_ready;  // SendEngine.java:68
    if (entry_valid && entry_ready) begin  // SendEngine.java:72
      line <= entry_data;  // SendEngine.java:73
      busy <= 1'b1;  // SendEngine.java:74
    end
    if (checks && !isWrong) begin  // SendEngine.java:76
      toRead <= length[24:0];  // SendEngine.java:77
      toSend <= length[24:0];  // SendEngine.java:78
      from <= line[91:64];  // SendEngine.java:79
      to <= line[127:96];  // SendEngine.java:80
    end
    if (segment_valid && segment_ready) begin  // SendEngine.java:108
      toRead <= toRead - part_0;  // SendEngine.java:109
      from <= from + {3'd0, part_0};  // SendEngine.java:110
    end
    if (packet_valid && packet_ready && !inPayload) begin  // SendEngine.java:135
      headerIndex <= headerIndex + 2'd1;  // SendEngine.java:136
      inPayload <= headerIndex == 2'd3;  // SendEngine.java:137
    end
    if (ends) begin  // SendEngine.java:139
      inPayload <= 1'b0;  // SendEngine.java:140
      toSend <= toSend - part_1;  // SendEngine.java:141
      to <= to + {7'd0, part_1};  // SendEngine.java:142
      pause <= 4'd12;  // SendEngine.java:143
    end
    if (pause != 4'd0) begin  // SendEngine.java:145
      pause <= pause - 4'd1;  // SendEngine.java:145
    end
    if (leaves) begin  // SendEngine.java:87
      busy <= 1'b0;  // SendEngine.java:87
    end
    if (reset) begin
      busy <= 1'b0;  // SendEngine.java:44
      toRead <= 25'd0;  // SendEngine.java:46
      toSend <= 25'd0;  // SendEngine.java:48
      checks <= 1'b0;  // SendEngine.java:67
      headerIndex <= 2'd0;  // SendEngine.java:116
      inPayload <= 1'b0;  // SendEngine.java:117
      pause <= 4'd0;  // SendEngine.java:118
    end
  end
  wire unused_ok = &{1'b0, line[63:50], line[159:128], line[255:224]};
endmodule
`default_nettype wire
