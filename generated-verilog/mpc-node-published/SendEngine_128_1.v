`default_nettype none
// payload=128, turnaround=1
module SendEngine_128_1 (  // SendEngine.java:88
  input  wire clock,  // SendEngine.java:88
  input  wire reset,  // SendEngine.java:88
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
  output wire [27:0] segment_data_address,  // SendEngine.java:101
  output wire [24:0] segment_data_bytes,  // SendEngine.java:101
  output wire segment_data_last,  // SendEngine.java:101
  output wire segment_valid,  // SendEngine.java:101
  input  wire segment_ready,  // SendEngine.java:101
  input  wire [63:0] payload_data_data,  // SendEngine.java:102
  input  wire payload_data_last,  // SendEngine.java:102
  input  wire payload_valid,  // SendEngine.java:102
  output wire payload_ready  // SendEngine.java:102
);
  reg  [255:0] line;  // SendEngine.java:61
  reg  busy;  // SendEngine.java:62
  reg  [24:0] toRead;  // SendEngine.java:64
  reg  [24:0] toSend;  // SendEngine.java:66
  reg  [27:0] from_0;  // SendEngine.java:68
  reg  [31:0] to;  // SendEngine.java:69
  reg  checks;  // SendEngine.java:105
  reg  [2:0] missing;  // SendEngine.java:226
  reg  pause;  // SendEngine.java:227
  reg  [1:0] headerIndex;  // SendEngine.java:239
  reg  inPayload;  // SendEngine.java:240
  wire [31:0] length = line[223:192];  // LayoutField.java:18
  wire isOutside = ({1'b0, line[95:64]} + {1'b0, length}) > 33'h10000000;  // SendEngine.java:179
  wire hasNone = (length == 32'd0) || (length > 32'h1000000);  // SendEngine.java:187
  wire isWrong = isOutside || hasNone || !(line[15:0] < 16'd16);  // SendEngine.java:194
  wire isRight = checks && !isWrong;  // SendEngine.java:121
  wire [24:0] part_0 = (toRead <= 25'd128) ? toRead : 25'd128;  // SendEngine.java:199
  wire [4:0] before_ = from_0[4:0];  // SendEngine.java:220
  wire [26:0] lines_sum = {1'b0, {1'b0, 20'd0, before_} + {1'b0, part_0}} + 27'd31;  // SendEngine.java:224
  wire [26:0] lines = {5'd0, lines_sum[26:5]};  // SendEngine.java:224
  wire [24:0] part_1 = (toSend <= 25'd128) ? toSend : 25'd128;  // SendEngine.java:199
  wire isLastPacket = toSend <= 25'd128;  // SendEngine.java:242
  wire [63:0] purpose = {15'd0, line[49] && isLastPacket, line[47:32], line[191:160]};  // MpcHeader.java:54
  wire [15:0] from_1 = line[31:16];  // LayoutField.java:18
  wire [63:0] header = (headerIndex == 2'd0) ? {18'd0, part_1[13:0], from_1, line[15:0]}
      : ((headerIndex == 2'd1) ? {length, to} : ((headerIndex == 2'd2) ? purpose : 64'd0));  // SendEngine.java:249
  wire hasPacket = toSend != 25'd0;  // SendEngine.java:253
  wire ends = packet_valid && packet_ready && packet_data_last;  // SendEngine.java:259
  wire sent = ends && isLastPacket;  // SendEngine.java:269
  assign entry_ready = !busy;  // SendEngine.java:113
  assign packet_data_data = inPayload ? payload_data_data : header;  // SendEngine.java:256
  assign packet_data_last = inPayload && payload_data_last;  // SendEngine.java:257
  assign packet_valid = inPayload ? payload_valid : hasPacket;  // SendEngine.java:255
  assign leaves = sent || refuses;  // SendEngine.java:139
  assign notifies = line[48];  // SendEngine.java:140
  assign refuses = checks && isWrong;  // SendEngine.java:132
  assign segment_data_address = from_0;  // SendEngine.java:208
  assign segment_data_bytes = part_0;  // SendEngine.java:209
  assign segment_data_last = 1'b1;  // SendEngine.java:210
  assign segment_valid = (toRead != 25'd0) && ((missing == 3'd0) && (pause == 1'b0));  // SendEngine.java:207
  assign payload_ready = inPayload && packet_ready;  // SendEngine.java:258
  always @(posedge clock) begin
    checks <= entry_valid && entry_ready;  // SendEngine.java:106
    if (entry_valid && entry_ready) begin  // SendEngine.java:114
      line <= entry_data;  // SendEngine.java:115
      busy <= 1'b1;  // SendEngine.java:116
    end
    if (isRight) begin  // SendEngine.java:122
      toRead <= length[24:0];  // SendEngine.java:124
    end
    if (isRight) begin  // SendEngine.java:125
      toSend <= length[24:0];  // SendEngine.java:126
      from_0 <= line[91:64];  // SendEngine.java:127
      to <= line[127:96];  // SendEngine.java:128
    end
    if (pause != 1'b0) begin  // SendEngine.java:228
      pause <= pause - 1'b1;  // SendEngine.java:228
    end
    if (segment_valid && segment_ready) begin  // SendEngine.java:229
      missing <= lines[2:0];  // SendEngine.java:229
    end else if (lineArrives) begin  // SendEngine.java:229
      missing <= missing - 3'd1;  // SendEngine.java:230
      pause <= 1'b1;  // SendEngine.java:231
    end
    if (segment_valid && segment_ready) begin  // SendEngine.java:211
      toRead <= toRead - part_0;  // SendEngine.java:212
      from_0 <= from_0 + {3'd0, part_0};  // SendEngine.java:213
    end
    if (packet_valid && packet_ready && !inPayload) begin  // SendEngine.java:260
      headerIndex <= headerIndex + 2'd1;  // SendEngine.java:261
      inPayload <= headerIndex == 2'd3;  // SendEngine.java:262
    end
    if (ends) begin  // SendEngine.java:264
      inPayload <= 1'b0;  // SendEngine.java:265
      toSend <= toSend - part_1;  // SendEngine.java:266
      to <= to + {7'd0, part_1};  // SendEngine.java:267
    end
    if (leaves) begin  // SendEngine.java:141
      busy <= 1'b0;  // SendEngine.java:141
    end
    if (reset) begin
      busy <= 1'b0;  // SendEngine.java:62
      toRead <= 25'd0;  // SendEngine.java:64
      toSend <= 25'd0;  // SendEngine.java:66
      checks <= 1'b0;  // SendEngine.java:105
      missing <= 3'd0;  // SendEngine.java:226
      pause <= 1'b0;  // SendEngine.java:227
      headerIndex <= 2'd0;  // SendEngine.java:239
      inPayload <= 1'b0;  // SendEngine.java:240
    end
  end
  wire unused_ok = &{1'b0, line[63:50], line[159:128], line[255:224], lines[26:3], lines_sum[4:0]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!lineArrives || (missing != 3'd0))) begin  // SendEngine.java:233
        $display("assertion failed: a line arrives that belongs to a segment (SendEngine.java:233)");
        $stop;  // SendEngine.java:233
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!lineArrives || (missing != 3'd0));  // SendEngine.java:233
    end
  end
`endif
endmodule
`default_nettype wire
