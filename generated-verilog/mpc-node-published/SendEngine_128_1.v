`default_nettype none
// payload=128, turnaround=1
module SendEngine_128_1 (  // SendEngine.java:84
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
  output wire payload_ready  // SendEngine.java:97
);
  reg  [255:0] line;  // SendEngine.java:57
  reg  busy;  // SendEngine.java:58
  reg  [24:0] toRead;  // SendEngine.java:60
  reg  [24:0] toSend;  // SendEngine.java:62
  reg  [27:0] from;  // SendEngine.java:64
  reg  [31:0] to;  // SendEngine.java:65
  reg  checks;  // SendEngine.java:100
  reg  [2:0] missing;  // SendEngine.java:209
  reg  pause;  // SendEngine.java:210
  reg  [1:0] headerIndex;  // SendEngine.java:222
  reg  inPayload;  // SendEngine.java:223
  wire [31:0] length = line[223:192];  // LayoutField.java:17
  wire outside = ({1'b0, line[95:64]} + {1'b0, length}) > 33'h10000000;  // SendEngine.java:163
  wire noLength = (length == 32'd0) || (length > 32'h1000000);  // SendEngine.java:171
  wire isWrong = outside || noLength || !(line[15:0] < 16'd16);  // SendEngine.java:177
  wire [24:0] part_0 = (toRead <= 25'd128) ? toRead : 25'd128;  // SendEngine.java:182
  wire [4:0] before_ = from[4:0];  // SendEngine.java:203
  wire [26:0] lines_sum = {1'b0, {1'b0, 20'd0, before_} + {1'b0, part_0}} + 27'd31;  // SendEngine.java:207
  wire [26:0] lines = {5'd0, lines_sum[26:5]};  // SendEngine.java:207
  wire [24:0] part_1 = (toSend <= 25'd128) ? toSend : 25'd128;  // SendEngine.java:182
  wire isLastPacket = toSend <= 25'd128;  // SendEngine.java:225
  wire [63:0] purpose = {15'd0, line[49] && isLastPacket, line[47:32], line[191:160]};  // MpcHeader.java:49
  wire [63:0] header = (headerIndex == 2'd0) ? {18'd0, part_1[13:0], line[31:16], line[15:0]}
      : ((headerIndex == 2'd1) ? {line[223:192], to} : ((headerIndex == 2'd2) ? purpose : 64'd0));  // SendEngine.java:230
  wire hasPacket = toSend != 25'd0;  // SendEngine.java:234
  wire ends = packet_valid && packet_ready && packet_data_last;  // SendEngine.java:239
  wire sent = ends && isLastPacket;  // SendEngine.java:249
  assign entry_ready = !busy;  // SendEngine.java:105
  assign packet_data_data = inPayload ? payload_data_data : header;  // SendEngine.java:236
  assign packet_data_last = inPayload && payload_data_last;  // SendEngine.java:237
  assign packet_valid = inPayload ? payload_valid : hasPacket;  // SendEngine.java:235
  assign leaves = sent || refuses;  // SendEngine.java:125
  assign notifies = line[48];  // SendEngine.java:126
  assign refuses = checks && isWrong;  // SendEngine.java:118
  assign segment_data_address = from;  // SendEngine.java:191
  assign segment_data_bytes = part_0;  // SendEngine.java:192
  assign segment_data_last = 1'b1;  // SendEngine.java:193
  assign segment_valid = (toRead != 25'd0) && ((missing == 3'd0) && (pause == 1'b0));  // SendEngine.java:190
  assign payload_ready = inPayload && packet_ready;  // SendEngine.java:238
  always @(posedge clock) begin
    checks <= entry_valid && entry_ready;  // SendEngine.java:101
    if (entry_valid && entry_ready) begin  // SendEngine.java:106
      line <= entry_data;  // SendEngine.java:107
      busy <= 1'b1;  // SendEngine.java:108
    end
    if (checks && !isWrong) begin  // SendEngine.java:110
      toRead <= length[24:0];  // SendEngine.java:111
      toSend <= length[24:0];  // SendEngine.java:112
      from <= line[91:64];  // SendEngine.java:113
      to <= line[127:96];  // SendEngine.java:114
    end
    if (pause != 1'b0) begin  // SendEngine.java:211
      pause <= pause - 1'b1;  // SendEngine.java:211
    end
    if (segment_valid && segment_ready) begin  // SendEngine.java:212
      missing <= lines[2:0];  // SendEngine.java:212
    end else if (lineArrives) begin  // SendEngine.java:212
      missing <= missing - 3'd1;  // SendEngine.java:213
      pause <= 1'b1;  // SendEngine.java:214
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
    if (leaves) begin  // SendEngine.java:127
      busy <= 1'b0;  // SendEngine.java:127
    end
    if (reset) begin
      busy <= 1'b0;  // SendEngine.java:58
      toRead <= 25'd0;  // SendEngine.java:60
      toSend <= 25'd0;  // SendEngine.java:62
      checks <= 1'b0;  // SendEngine.java:100
      missing <= 3'd0;  // SendEngine.java:209
      pause <= 1'b0;  // SendEngine.java:210
      headerIndex <= 2'd0;  // SendEngine.java:222
      inPayload <= 1'b0;  // SendEngine.java:223
    end
  end
  wire unused_ok = &{1'b0, line[63:50], line[159:128], line[255:224], lines[26:3], lines_sum[4:0]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!lineArrives || (missing != 3'd0))) begin  // SendEngine.java:216
        $display("assertion failed: a line arrives that belongs to a segment (SendEngine.java:216)");
        $stop;  // SendEngine.java:216
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!lineArrives || (missing != 3'd0));  // SendEngine.java:216
    end
  end
`endif
endmodule
`default_nettype wire
