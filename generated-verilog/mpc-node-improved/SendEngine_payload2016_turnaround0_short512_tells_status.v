`default_nettype none
// payload=2016, turnaround=0, short=512, tells=status
module SendEngine_payload2016_turnaround0_short512_tells_status (  // SendEngine.java:84
  input  wire clock,  // SendEngine.java:84
  input  wire reset,  // SendEngine.java:84
  input  wire [255:0] entry_data,  // SendEngine.java:29
  input  wire entry_valid,  // SendEngine.java:29
  output wire entry_ready,  // SendEngine.java:29
  input  wire lineArrives,  // SendEngine.java:33
  output wire [63:0] packet_data_data,  // SendEngine.java:37
  output wire packet_data_last,  // SendEngine.java:37
  output wire packet_valid,  // SendEngine.java:37
  input  wire packet_ready,  // SendEngine.java:37
  output wire leaves,  // SendEngine.java:39
  output wire notifies,  // SendEngine.java:41
  output wire refuses,  // SendEngine.java:43
  output wire [27:0] segment_data_address,  // SendEngine.java:96
  output wire [24:0] segment_data_bytes,  // SendEngine.java:96
  output wire segment_data_last,  // SendEngine.java:96
  output wire segment_valid,  // SendEngine.java:96
  input  wire segment_ready,  // SendEngine.java:96
  input  wire [63:0] payload_data_data,  // SendEngine.java:97
  input  wire payload_data_last,  // SendEngine.java:97
  input  wire payload_valid,  // SendEngine.java:97
  output wire payload_ready,  // SendEngine.java:97
  output wire [7:0] status,  // SendEngine.java:139
  output wire [15:0] read_data_reader,  // SendEngine.java:120
  output wire [15:0] read_data_holder,  // SendEngine.java:120
  output wire [15:0] read_data_ctrl,  // SendEngine.java:120
  output wire [31:0] read_data_rid,  // SendEngine.java:120
  output wire [31:0] read_data_len,  // SendEngine.java:120
  output wire [31:0] read_data_from,  // SendEngine.java:120
  output wire [31:0] read_data_into,  // SendEngine.java:120
  output wire read_data_notifies,  // SendEngine.java:120
  output wire read_valid  // SendEngine.java:120
);
  reg  [255:0] line;  // SendEngine.java:57
  reg  busy;  // SendEngine.java:58
  reg  [24:0] toRead;  // SendEngine.java:60
  reg  [24:0] toSend;  // SendEngine.java:62
  reg  [27:0] from;  // SendEngine.java:64
  reg  [31:0] to;  // SendEngine.java:65
  reg  checks;  // SendEngine.java:100
  reg  [1:0] headerIndex;  // SendEngine.java:222
  reg  inPayload;  // SendEngine.java:223
  reg  refusesNow;  // SendEngine.java:132
  reg  readsNow;  // SendEngine.java:132
  wire [31:0] length = line[223:192];  // LayoutField.java:17
  wire reads = line[51];  // LayoutField.java:22
  wire outside = ({1'b0, line[95:64]} + {1'b0, length}) > 33'h10000000;  // SendEngine.java:163
  wire noLength = (length == 32'd0) || (length > 32'h1000000);  // SendEngine.java:171
  wire isWrong = outside || noLength || !(line[15:0] < 16'd16)
      || (reads && (({1'b0, line[127:96]} + {1'b0, length}) > 33'h10000000));  // SendEngine.java:104
  wire [24:0] most_0 = (toRead <= 25'd4096) ? 25'd512 : 25'd2016;  // SendEngine.java:184
  wire [24:0] part_0 = (toRead <= 25'd512) ? toRead : most_0;  // SendEngine.java:185
  wire [24:0] most_1 = (toSend <= 25'd4096) ? 25'd512 : 25'd2016;  // SendEngine.java:184
  wire [24:0] part_1 = (toSend <= 25'd512) ? toSend : most_1;  // SendEngine.java:185
  wire isLastPacket = toSend <= 25'd512;  // SendEngine.java:225
  wire [63:0] purpose = {15'd0, line[49] && isLastPacket, line[47:32], line[191:160]};  // MpcHeader.java:49
  wire [63:0] header = (headerIndex == 2'd0) ? {18'd0, part_1[13:0], line[31:16], line[15:0]}
      : ((headerIndex == 2'd1) ? {line[223:192], to} : ((headerIndex == 2'd2) ? purpose : 64'd0));  // SendEngine.java:230
  wire hasPacket = toSend != 25'd0;  // SendEngine.java:234
  wire ends = packet_valid && packet_ready && packet_data_last;  // SendEngine.java:239
  wire sent = ends && isLastPacket;  // SendEngine.java:249
  wire [7:0] reason = ((length == 32'd0) || (length > 32'h1000000)) ? 8'd1
      : ((({1'b0, line[95:64]} + {1'b0, length}) > 33'h10000000) ? 8'd2
      : (!(line[15:0] < 16'd16) ? 8'd3 : 8'd4));  // SendEngine.java:140
  assign entry_ready = !busy;  // SendEngine.java:105
  assign packet_data_data = inPayload ? payload_data_data : header;  // SendEngine.java:236
  assign packet_data_last = inPayload && payload_data_last;  // SendEngine.java:237
  assign packet_valid = inPayload ? payload_valid : hasPacket;  // SendEngine.java:235
  assign leaves = sent || refuses || read_valid;  // SendEngine.java:125
  assign notifies = line[48];  // SendEngine.java:126
  assign refuses = refusesNow;  // SendEngine.java:118
  assign segment_data_address = from;  // SendEngine.java:191
  assign segment_data_bytes = part_0;  // SendEngine.java:192
  assign segment_data_last = 1'b1;  // SendEngine.java:193
  assign segment_valid = toRead != 25'd0;  // SendEngine.java:190
  assign payload_ready = inPayload && packet_ready;  // SendEngine.java:238
  assign status = refuses ? reason : 8'd0;  // SendEngine.java:150
  assign read_data_reader = line[31:16];  // SendEngine.java:123
  assign read_data_holder = line[15:0];  // SendEngine.java:123
  assign read_data_ctrl = line[47:32];  // SendEngine.java:123
  assign read_data_rid = line[191:160];  // SendEngine.java:123
  assign read_data_len = line[223:192];  // SendEngine.java:123
  assign read_data_from = line[127:96];  // SendEngine.java:123
  assign read_data_into = line[95:64];  // SendEngine.java:123
  assign read_data_notifies = line[49];  // SendEngine.java:123
  assign read_valid = readsNow;  // SendEngine.java:122
  always @(posedge clock) begin
    checks <= entry_valid && entry_ready;  // SendEngine.java:101
    if (entry_valid && entry_ready) begin  // SendEngine.java:106
      line <= entry_data;  // SendEngine.java:107
      busy <= 1'b1;  // SendEngine.java:108
    end
    if (checks && !isWrong && !reads) begin  // SendEngine.java:110
      toRead <= length[24:0];  // SendEngine.java:111
      toSend <= length[24:0];  // SendEngine.java:112
      from <= line[91:64];  // SendEngine.java:113
      to <= line[127:96];  // SendEngine.java:114
    end
    if (segment_valid && segment_ready) begin  // SendEngine.java:194
      toRead <= toRead - part_0;  // SendEngine.java:195
      from <= from + {3'd0, part_0};  // SendEngine.java:196
    end
    if (packet_valid && packet_ready && !inPayload) begin  // SendEngine.java:240
      headerIndex <= headerIndex + 2'd1;  // SendEngine.java:241
      inPayload <= headerIndex == 2'd3;  // SendEngine.java:242
    end
    if (ends) begin  // SendEngine.java:244
      inPayload <= 1'b0;  // SendEngine.java:245
      toSend <= toSend - part_1;  // SendEngine.java:246
      to <= to + {7'd0, part_1};  // SendEngine.java:247
    end
    refusesNow <= checks && isWrong;  // SendEngine.java:133
    readsNow <= checks && !isWrong && reads;  // SendEngine.java:133
    if (leaves) begin  // SendEngine.java:127
      busy <= 1'b0;  // SendEngine.java:127
    end
    if (reset) begin
      busy <= 1'b0;  // SendEngine.java:58
      toRead <= 25'd0;  // SendEngine.java:60
      toSend <= 25'd0;  // SendEngine.java:62
      checks <= 1'b0;  // SendEngine.java:100
      headerIndex <= 2'd0;  // SendEngine.java:222
      inPayload <= 1'b0;  // SendEngine.java:223
      refusesNow <= 1'b0;  // SendEngine.java:132
      readsNow <= 1'b0;  // SendEngine.java:132
    end
  end
  wire unused_ok = &{1'b0, lineArrives, line[50], line[63:52], line[159:128], line[255:224]};
endmodule
`default_nettype wire
