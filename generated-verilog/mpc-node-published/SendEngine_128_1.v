`default_nettype none
// payload=128, turnaround=1
module SendEngine_128_1 (  // SendEngine.java:110
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
  output wire payload_ready  // SendEngine.java:124
);
  reg  [255:0] line;  // SendEngine.java:83
  reg  busy;  // SendEngine.java:84
  reg  [24:0] toRead;  // SendEngine.java:86
  reg  [24:0] toSend;  // SendEngine.java:88
  reg  [27:0] from_0;  // SendEngine.java:90
  reg  [31:0] to;  // SendEngine.java:91
  reg  checks;  // SendEngine.java:126
  reg  [2:0] missing;  // SendEngine.java:293
  reg  pause;  // SendEngine.java:294
  reg  [1:0] headerIndex;  // SendEngine.java:306
  reg  inPayload;  // SendEngine.java:307
  wire [31:0] length = line[223:192];  // LayoutField.java:18
  wire outside = ({1'b0, line[95:64]} + {1'b0, length}) > 33'h10000000;  // SendEngine.java:244
  wire hasNone = (length == 32'd0) || (length > 32'h1000000);  // SendEngine.java:252
  wire isWrong = outside || hasNone || !(line[15:0] < 16'd16);  // SendEngine.java:259
  wire isRight = checks && !isWrong;  // SendEngine.java:147
  wire [24:0] part_0 = (toRead <= 25'd128) ? toRead : 25'd128;  // SendEngine.java:264
  wire [4:0] before_ = from_0[4:0];  // SendEngine.java:287
  wire [26:0] lines_sum = {1'b0, {1'b0, 20'd0, before_} + {1'b0, part_0}} + 27'd31;  // SendEngine.java:291
  wire [26:0] lines = {5'd0, lines_sum[26:5]};  // SendEngine.java:291
  wire [24:0] part_1 = (toSend <= 25'd128) ? toSend : 25'd128;  // SendEngine.java:264
  wire isLastPacket = toSend <= 25'd128;  // SendEngine.java:309
  wire notifies_1 = line[49] && isLastPacket;  // SendEngine.java:350
  wire [63:0] purpose = {15'd0, notifies_1, line[47:32], line[191:160]};  // MpcHeader.java:89
  wire [15:0] from_1 = line[31:16];  // LayoutField.java:18
  wire [63:0] header = (headerIndex == 2'd0) ? {18'd0, part_1[13:0], from_1, line[15:0]}
      : ((headerIndex == 2'd1) ? {length, to} : ((headerIndex == 2'd2) ? purpose : 64'd0));  // SendEngine.java:313
  wire hasPacket = toSend != 25'd0;  // SendEngine.java:320
  wire ends = packet_valid && packet_ready && packet_data_last;  // SendEngine.java:326
  wire sent = ends && isLastPacket;  // SendEngine.java:346
  assign entry_ready = !busy;  // SendEngine.java:145
  assign packet_data_data = inPayload ? payload_data_data : header;  // SendEngine.java:323
  assign packet_data_last = inPayload && payload_data_last;  // SendEngine.java:324
  assign packet_valid = inPayload ? payload_valid : hasPacket;  // SendEngine.java:322
  assign leaves = sent || refuses;  // SendEngine.java:166
  assign notifies = line[48];  // SendEngine.java:167
  assign refuses = checks && isWrong;  // SendEngine.java:158
  assign segment_data_address = from_0;  // SendEngine.java:273
  assign segment_data_bytes = part_0;  // SendEngine.java:274
  assign segment_data_last = 1'b1;  // SendEngine.java:275
  assign segment_valid = (toRead != 25'd0) && ((missing == 3'd0) && (pause == 1'b0));  // SendEngine.java:272
  assign payload_ready = inPayload && packet_ready;  // SendEngine.java:325
  always @(posedge clock) begin
    checks <= entry_valid && entry_ready;  // SendEngine.java:127
    if (entry_valid && entry_ready) begin  // SendEngine.java:173
      line <= entry_data;  // SendEngine.java:174
      busy <= 1'b1;  // SendEngine.java:175
    end
    if (isRight) begin  // SendEngine.java:148
      toRead <= length[24:0];  // SendEngine.java:150
    end
    if (isRight) begin  // SendEngine.java:151
      toSend <= length[24:0];  // SendEngine.java:152
      from_0 <= line[91:64];  // SendEngine.java:153
      to <= line[127:96];  // SendEngine.java:154
    end
    if (pause != 1'b0) begin  // SendEngine.java:295
      pause <= pause - 1'b1;  // SendEngine.java:295
    end
    if (segment_valid && segment_ready) begin  // SendEngine.java:296
      missing <= lines[2:0];  // SendEngine.java:296
    end else if (lineArrives) begin  // SendEngine.java:296
      missing <= missing - 3'd1;  // SendEngine.java:297
      pause <= 1'b1;  // SendEngine.java:298
    end
    if (segment_valid && segment_ready) begin  // SendEngine.java:276
      toRead <= toRead - part_0;  // SendEngine.java:277
      from_0 <= from_0 + {3'd0, part_0};  // SendEngine.java:278
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
    if (leaves) begin  // SendEngine.java:168
      busy <= 1'b0;  // SendEngine.java:168
    end
    if (reset) begin
      busy <= 1'b0;  // SendEngine.java:84
      toRead <= 25'd0;  // SendEngine.java:86
      toSend <= 25'd0;  // SendEngine.java:88
      checks <= 1'b0;  // SendEngine.java:126
      missing <= 3'd0;  // SendEngine.java:293
      pause <= 1'b0;  // SendEngine.java:294
      headerIndex <= 2'd0;  // SendEngine.java:306
      inPayload <= 1'b0;  // SendEngine.java:307
    end
  end
  wire unused_ok = &{1'b0, line[63:50], line[159:128], line[255:224], lines[26:3], lines_sum[4:0]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!lineArrives || (missing != 3'd0))) begin  // SendEngine.java:300
        $display("assertion failed: a line arrives that belongs to a segment (SendEngine.java:300)");
        $stop;  // SendEngine.java:300
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!lineArrives || (missing != 3'd0));  // SendEngine.java:300
    end
  end
`endif
endmodule
`default_nettype wire
