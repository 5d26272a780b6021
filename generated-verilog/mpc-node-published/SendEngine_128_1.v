`default_nettype none
// payload=128, turnaround=1
module SendEngine_128_1 (  // SendEngine.java:93
  input  wire clock,  // SendEngine.java:93
  input  wire reset,  // SendEngine.java:93
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
  output wire [27:0] segment_data_address,  // SendEngine.java:106
  output wire [24:0] segment_data_bytes,  // SendEngine.java:106
  output wire segment_data_last,  // SendEngine.java:106
  output wire segment_valid,  // SendEngine.java:106
  input  wire segment_ready,  // SendEngine.java:106
  input  wire [63:0] payload_data_data,  // SendEngine.java:107
  input  wire payload_data_last,  // SendEngine.java:107
  input  wire payload_valid,  // SendEngine.java:107
  output wire payload_ready  // SendEngine.java:107
);
  reg  [255:0] line;  // SendEngine.java:66
  reg  busy;  // SendEngine.java:67
  reg  [24:0] toRead;  // SendEngine.java:69
  reg  [24:0] toSend;  // SendEngine.java:71
  reg  [27:0] from_0;  // SendEngine.java:73
  reg  [31:0] to;  // SendEngine.java:74
  reg  checks;  // SendEngine.java:110
  reg  [2:0] missing;  // SendEngine.java:233
  reg  pause;  // SendEngine.java:234
  reg  [1:0] headerIndex;  // SendEngine.java:246
  reg  inPayload;  // SendEngine.java:247
  wire [31:0] length = line[223:192];  // LayoutField.java:18
  wire outside = ({1'b0, line[95:64]} + {1'b0, length}) > 33'h10000000;  // SendEngine.java:186
  wire hasNone = (length == 32'd0) || (length > 32'h1000000);  // SendEngine.java:194
  wire isWrong = outside || hasNone || !(line[15:0] < 16'd16);  // SendEngine.java:201
  wire isRight = checks && !isWrong;  // SendEngine.java:129
  wire [24:0] part_0 = (toRead <= 25'd128) ? toRead : 25'd128;  // SendEngine.java:206
  wire [4:0] before_ = from_0[4:0];  // SendEngine.java:227
  wire [26:0] lines_sum = {1'b0, {1'b0, 20'd0, before_} + {1'b0, part_0}} + 27'd31;  // SendEngine.java:231
  wire [26:0] lines = {5'd0, lines_sum[26:5]};  // SendEngine.java:231
  wire [24:0] part_1 = (toSend <= 25'd128) ? toSend : 25'd128;  // SendEngine.java:206
  wire isLastPacket = toSend <= 25'd128;  // SendEngine.java:249
  wire notifies_1 = line[49] && isLastPacket;  // SendEngine.java:277
  wire [63:0] purpose = {15'd0, notifies_1, line[47:32], line[191:160]};  // MpcHeader.java:78
  wire [15:0] from_1 = line[31:16];  // LayoutField.java:18
  wire [63:0] header = (headerIndex == 2'd0) ? {18'd0, part_1[13:0], from_1, line[15:0]}
      : ((headerIndex == 2'd1) ? {length, to} : ((headerIndex == 2'd2) ? purpose : 64'd0));  // SendEngine.java:253
  wire hasPacket = toSend != 25'd0;  // SendEngine.java:257
  wire ends = packet_valid && packet_ready && packet_data_last;  // SendEngine.java:263
  wire sent = ends && isLastPacket;  // SendEngine.java:273
  assign entry_ready = !busy;  // SendEngine.java:120
  assign packet_data_data = inPayload ? payload_data_data : header;  // SendEngine.java:260
  assign packet_data_last = inPayload && payload_data_last;  // SendEngine.java:261
  assign packet_valid = inPayload ? payload_valid : hasPacket;  // SendEngine.java:259
  assign leaves = sent || refuses;  // SendEngine.java:147
  assign notifies = line[48];  // SendEngine.java:148
  assign refuses = checks && isWrong;  // SendEngine.java:140
  assign segment_data_address = from_0;  // SendEngine.java:215
  assign segment_data_bytes = part_0;  // SendEngine.java:216
  assign segment_data_last = 1'b1;  // SendEngine.java:217
  assign segment_valid = (toRead != 25'd0) && ((missing == 3'd0) && (pause == 1'b0));  // SendEngine.java:214
  assign payload_ready = inPayload && packet_ready;  // SendEngine.java:262
  always @(posedge clock) begin
    checks <= entry_valid && entry_ready;  // SendEngine.java:111
    if (entry_valid && entry_ready) begin  // SendEngine.java:121
      line <= entry_data;  // SendEngine.java:122
      busy <= 1'b1;  // SendEngine.java:123
    end
    if (isRight) begin  // SendEngine.java:130
      toRead <= length[24:0];  // SendEngine.java:132
    end
    if (isRight) begin  // SendEngine.java:133
      toSend <= length[24:0];  // SendEngine.java:134
      from_0 <= line[91:64];  // SendEngine.java:135
      to <= line[127:96];  // SendEngine.java:136
    end
    if (pause != 1'b0) begin  // SendEngine.java:235
      pause <= pause - 1'b1;  // SendEngine.java:235
    end
    if (segment_valid && segment_ready) begin  // SendEngine.java:236
      missing <= lines[2:0];  // SendEngine.java:236
    end else if (lineArrives) begin  // SendEngine.java:236
      missing <= missing - 3'd1;  // SendEngine.java:237
      pause <= 1'b1;  // SendEngine.java:238
    end
    if (segment_valid && segment_ready) begin  // SendEngine.java:218
      toRead <= toRead - part_0;  // SendEngine.java:219
      from_0 <= from_0 + {3'd0, part_0};  // SendEngine.java:220
    end
    if (packet_valid && packet_ready && !inPayload) begin  // SendEngine.java:264
      headerIndex <= headerIndex + 2'd1;  // SendEngine.java:265
      inPayload <= headerIndex == 2'd3;  // SendEngine.java:266
    end
    if (ends) begin  // SendEngine.java:268
      inPayload <= 1'b0;  // SendEngine.java:269
      toSend <= toSend - part_1;  // SendEngine.java:270
      to <= to + {7'd0, part_1};  // SendEngine.java:271
    end
    if (leaves) begin  // SendEngine.java:149
      busy <= 1'b0;  // SendEngine.java:149
    end
    if (reset) begin
      busy <= 1'b0;  // SendEngine.java:67
      toRead <= 25'd0;  // SendEngine.java:69
      toSend <= 25'd0;  // SendEngine.java:71
      checks <= 1'b0;  // SendEngine.java:110
      missing <= 3'd0;  // SendEngine.java:233
      pause <= 1'b0;  // SendEngine.java:234
      headerIndex <= 2'd0;  // SendEngine.java:246
      inPayload <= 1'b0;  // SendEngine.java:247
    end
  end
  wire unused_ok = &{1'b0, line[63:50], line[159:128], line[255:224], lines[26:3], lines_sum[4:0]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!lineArrives || (missing != 3'd0))) begin  // SendEngine.java:240
        $display("assertion failed: a line arrives that belongs to a segment (SendEngine.java:240)");
        $stop;  // SendEngine.java:240
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!lineArrives || (missing != 3'd0));  // SendEngine.java:240
    end
  end
`endif
endmodule
`default_nettype wire
