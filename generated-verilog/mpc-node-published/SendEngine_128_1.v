`default_nettype none
// payload=128, turnaround=1
module SendEngine_128_1 (  // SendEngine.java:85
  input  wire clock,  // SendEngine.java:85
  input  wire reset,  // SendEngine.java:85
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
  output wire [27:0] segment_data_address,  // SendEngine.java:97
  output wire [24:0] segment_data_bytes,  // SendEngine.java:97
  output wire segment_data_last,  // SendEngine.java:97
  output wire segment_valid,  // SendEngine.java:97
  input  wire segment_ready,  // SendEngine.java:97
  input  wire [63:0] payload_data_data,  // SendEngine.java:98
  input  wire payload_data_last,  // SendEngine.java:98
  input  wire payload_valid,  // SendEngine.java:98
  output wire payload_ready  // SendEngine.java:98
);
  reg  [255:0] line;  // SendEngine.java:58
  reg  busy;  // SendEngine.java:59
  reg  [24:0] toRead;  // SendEngine.java:61
  reg  [24:0] toSend;  // SendEngine.java:63
  reg  [27:0] from;  // SendEngine.java:65
  reg  [31:0] to;  // SendEngine.java:66
  reg  checks;  // SendEngine.java:101
  reg  [2:0] missing;  // SendEngine.java:213
  reg  pause;  // SendEngine.java:214
  reg  [1:0] headerIndex;  // SendEngine.java:226
  reg  inPayload;  // SendEngine.java:227
  wire [31:0] length = line[223:192];  // LayoutField.java:18
  wire outside = ({1'b0, line[95:64]} + {1'b0, length}) > 33'h10000000;  // SendEngine.java:167
  wire noLength = (length == 32'd0) || (length > 32'h1000000);  // SendEngine.java:175
  wire isWrong = outside || noLength || !(line[15:0] < 16'd16);  // SendEngine.java:181
  wire [24:0] part_0 = (toRead <= 25'd128) ? toRead : 25'd128;  // SendEngine.java:186
  wire [4:0] before_ = from[4:0];  // SendEngine.java:207
  wire [26:0] lines_sum = {1'b0, {1'b0, 20'd0, before_} + {1'b0, part_0}} + 27'd31;  // SendEngine.java:211
  wire [26:0] lines = {5'd0, lines_sum[26:5]};  // SendEngine.java:211
  wire [24:0] part_1 = (toSend <= 25'd128) ? toSend : 25'd128;  // SendEngine.java:186
  wire isLastPacket = toSend <= 25'd128;  // SendEngine.java:229
  wire [63:0] purpose = {15'd0, line[49] && isLastPacket, line[47:32], line[191:160]};  // MpcHeader.java:54
  wire [63:0] header = (headerIndex == 2'd0) ? {18'd0, part_1[13:0], line[31:16], line[15:0]}
      : ((headerIndex == 2'd1) ? {line[223:192], to} : ((headerIndex == 2'd2) ? purpose : 64'd0));  // SendEngine.java:234
  wire hasPacket = toSend != 25'd0;  // SendEngine.java:238
  wire ends = packet_valid && packet_ready && packet_data_last;  // SendEngine.java:243
  wire sent = ends && isLastPacket;  // SendEngine.java:253
  assign entry_ready = !busy;  // SendEngine.java:108
  assign packet_data_data = inPayload ? payload_data_data : header;  // SendEngine.java:240
  assign packet_data_last = inPayload && payload_data_last;  // SendEngine.java:241
  assign packet_valid = inPayload ? payload_valid : hasPacket;  // SendEngine.java:239
  assign leaves = sent || refuses;  // SendEngine.java:128
  assign notifies = line[48];  // SendEngine.java:129
  assign refuses = checks && isWrong;  // SendEngine.java:121
  assign segment_data_address = from;  // SendEngine.java:195
  assign segment_data_bytes = part_0;  // SendEngine.java:196
  assign segment_data_last = 1'b1;  // SendEngine.java:197
  assign segment_valid = (toRead != 25'd0) && ((missing == 3'd0) && (pause == 1'b0));  // SendEngine.java:194
  assign payload_ready = inPayload && packet_ready;  // SendEngine.java:242
  always @(posedge clock) begin
    checks <= entry_valid && entry_ready;  // SendEngine.java:102
    if (entry_valid && entry_ready) begin  // SendEngine.java:109
      line <= entry_data;  // SendEngine.java:110
      busy <= 1'b1;  // SendEngine.java:111
    end
    if (checks && !isWrong) begin  // SendEngine.java:113
      toRead <= length[24:0];  // SendEngine.java:114
      toSend <= length[24:0];  // SendEngine.java:115
      from <= line[91:64];  // SendEngine.java:116
      to <= line[127:96];  // SendEngine.java:117
    end
    if (pause != 1'b0) begin  // SendEngine.java:215
      pause <= pause - 1'b1;  // SendEngine.java:215
    end
    if (segment_valid && segment_ready) begin  // SendEngine.java:216
      missing <= lines[2:0];  // SendEngine.java:216
    end else if (lineArrives) begin  // SendEngine.java:216
      missing <= missing - 3'd1;  // SendEngine.java:217
      pause <= 1'b1;  // SendEngine.java:218
    end
    if (segment_valid && segment_ready) begin  // SendEngine.java:198
      toRead <= toRead - part_0;  // SendEngine.java:199
      from <= from + {3'd0, part_0};  // SendEngine.java:200
    end
    if (packet_valid && packet_ready && !inPayload) begin  // SendEngine.java:244
      headerIndex <= headerIndex + 2'd1;  // SendEngine.java:245
      inPayload <= headerIndex == 2'd3;  // SendEngine.java:246
    end
    if (ends) begin  // SendEngine.java:248
      inPayload <= 1'b0;  // SendEngine.java:249
      toSend <= toSend - part_1;  // SendEngine.java:250
      to <= to + {7'd0, part_1};  // SendEngine.java:251
    end
    if (leaves) begin  // SendEngine.java:130
      busy <= 1'b0;  // SendEngine.java:130
    end
    if (reset) begin
      busy <= 1'b0;  // SendEngine.java:59
      toRead <= 25'd0;  // SendEngine.java:61
      toSend <= 25'd0;  // SendEngine.java:63
      checks <= 1'b0;  // SendEngine.java:101
      missing <= 3'd0;  // SendEngine.java:213
      pause <= 1'b0;  // SendEngine.java:214
      headerIndex <= 2'd0;  // SendEngine.java:226
      inPayload <= 1'b0;  // SendEngine.java:227
    end
  end
  wire unused_ok = &{1'b0, line[63:50], line[159:128], line[255:224], lines[26:3], lines_sum[4:0]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!lineArrives || (missing != 3'd0))) begin  // SendEngine.java:220
        $display("assertion failed: a line arrives that belongs to a segment (SendEngine.java:220)");
        $stop;  // SendEngine.java:220
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!lineArrives || (missing != 3'd0));  // SendEngine.java:220
    end
  end
`endif
endmodule
`default_nettype wire
