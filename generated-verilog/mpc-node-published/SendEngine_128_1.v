`default_nettype none
// payload=128, turnaround=1
module SendEngine_128_1 (  // SendEngine.java:80
  input  wire clock,  // SendEngine.java:80
  input  wire reset,  // SendEngine.java:80
  input  wire [255:0] entry_data,  // SendEngine.java:27
  input  wire entry_valid,  // SendEngine.java:27
  output wire entry_ready,  // SendEngine.java:27
  input  wire lineArrives,  // SendEngine.java:31
  output wire [63:0] packet_data_data,  // SendEngine.java:35
  output wire packet_data_last,  // SendEngine.java:35
  output wire packet_valid,  // SendEngine.java:35
  input  wire packet_ready,  // SendEngine.java:35
  output wire leaves,  // SendEngine.java:37
  output wire notifies,  // SendEngine.java:39
  output wire refuses,  // SendEngine.java:41
  output wire [27:0] segment_data_address,  // SendEngine.java:92
  output wire [24:0] segment_data_bytes,  // SendEngine.java:92
  output wire segment_data_last,  // SendEngine.java:92
  output wire segment_valid,  // SendEngine.java:92
  input  wire segment_ready,  // SendEngine.java:92
  input  wire [63:0] payload_data_data,  // SendEngine.java:93
  input  wire payload_data_last,  // SendEngine.java:93
  input  wire payload_valid,  // SendEngine.java:93
  output wire payload_ready  // SendEngine.java:93
);
  reg  [255:0] line;  // SendEngine.java:53
  reg  busy;  // SendEngine.java:54
  reg  [24:0] toRead;  // SendEngine.java:56
  reg  [24:0] toSend;  // SendEngine.java:58
  reg  [27:0] from;  // SendEngine.java:60
  reg  [31:0] to;  // SendEngine.java:61
  reg  checks;  // SendEngine.java:96
  reg  [2:0] missing;  // SendEngine.java:179
  reg  pause;  // SendEngine.java:180
  reg  [1:0] headerIndex;  // SendEngine.java:192
  reg  inPayload;  // SendEngine.java:193
  wire [31:0] length = line[223:192];  // LayoutField.java:17
  wire [32:0] end_ = {1'b0, line[95:64]} + {1'b0, length};  // SendEngine.java:135
  wire outside = end_ > 33'h10000000;  // SendEngine.java:136
  wire noLength = (length == 32'd0) || (length > 32'h1000000);  // SendEngine.java:140
  wire isWrong = outside || noLength || !(line[15:0] < 16'd16);  // SendEngine.java:147
  wire [24:0] part_0 = (toRead <= 25'd128) ? toRead : 25'd128;  // SendEngine.java:152
  wire [4:0] before_ = from[4:0];  // SendEngine.java:173
  wire [26:0] lines_sum = {1'b0, {1'b0, 20'd0, before_} + {1'b0, part_0}} + 27'd31;  // SendEngine.java:177
  wire [26:0] lines = {5'd0, lines_sum[26:5]};  // SendEngine.java:177
  wire [24:0] part_1 = (toSend <= 25'd128) ? toSend : 25'd128;  // SendEngine.java:152
  wire isLastPacket = toSend <= 25'd128;  // SendEngine.java:195
  wire [63:0] purpose = {15'd0, line[49] && isLastPacket, line[47:32], line[191:160]};  // MpcHeader.java:38
  wire [63:0] header = (headerIndex == 2'd0) ? {18'd0, part_1[13:0], line[31:16], line[15:0]}
      : ((headerIndex == 2'd1) ? {line[223:192], to} : ((headerIndex == 2'd2) ? purpose : 64'd0));  // SendEngine.java:200
  wire hasPacket = toSend != 25'd0;  // SendEngine.java:204
  wire ends = packet_valid && packet_ready && packet_data_last;  // SendEngine.java:209
  wire sent = ends && isLastPacket;  // SendEngine.java:219
  assign entry_ready = !busy;  // SendEngine.java:100
  assign packet_data_data = inPayload ? payload_data_data : header;  // SendEngine.java:206
  assign packet_data_last = inPayload && payload_data_last;  // SendEngine.java:207
  assign packet_valid = inPayload ? payload_valid : hasPacket;  // SendEngine.java:205
  assign leaves = sent || refuses;  // SendEngine.java:115
  assign notifies = line[48];  // SendEngine.java:116
  assign refuses = checks && isWrong;  // SendEngine.java:113
  assign segment_data_address = from;  // SendEngine.java:161
  assign segment_data_bytes = part_0;  // SendEngine.java:162
  assign segment_data_last = 1'b1;  // SendEngine.java:163
  assign segment_valid = (toRead != 25'd0) && ((missing == 3'd0) && (pause == 1'b0));  // SendEngine.java:160
  assign payload_ready = inPayload && packet_ready;  // SendEngine.java:208
  always @(posedge clock) begin
    checks <= entry_valid && entry_ready;  // SendEngine.java:97
    if (entry_valid && entry_ready) begin  // SendEngine.java:101
      line <= entry_data;  // SendEngine.java:102
      busy <= 1'b1;  // SendEngine.java:103
    end
    if (checks && !isWrong) begin  // SendEngine.java:105
      toRead <= length[24:0];  // SendEngine.java:106
      toSend <= length[24:0];  // SendEngine.java:107
      from <= line[91:64];  // SendEngine.java:108
      to <= line[127:96];  // SendEngine.java:109
    end
    if (pause != 1'b0) begin  // SendEngine.java:181
      pause <= pause - 1'b1;  // SendEngine.java:181
    end
    if (segment_valid && segment_ready) begin  // SendEngine.java:182
      missing <= lines[2:0];  // SendEngine.java:182
    end else if (lineArrives) begin  // SendEngine.java:182
      missing <= missing - 3'd1;  // SendEngine.java:183
      pause <= 1'b1;  // SendEngine.java:184
    end
    if (segment_valid && segment_ready) begin  // SendEngine.java:164
      toRead <= toRead - part_0;  // SendEngine.java:165
      from <= from + {3'd0, part_0};  // SendEngine.java:166
    end
    if (packet_valid && packet_ready && !inPayload) begin  // SendEngine.java:210
      headerIndex <= headerIndex + 2'd1;  // SendEngine.java:211
      inPayload <= headerIndex == 2'd3;  // SendEngine.java:212
    end
    if (ends) begin  // SendEngine.java:214
      inPayload <= 1'b0;  // SendEngine.java:215
      toSend <= toSend - part_1;  // SendEngine.java:216
      to <= to + {7'd0, part_1};  // SendEngine.java:217
    end
    if (leaves) begin  // SendEngine.java:117
      busy <= 1'b0;  // SendEngine.java:117
    end
    if (reset) begin
      busy <= 1'b0;  // SendEngine.java:54
      toRead <= 25'd0;  // SendEngine.java:56
      toSend <= 25'd0;  // SendEngine.java:58
      checks <= 1'b0;  // SendEngine.java:96
      missing <= 3'd0;  // SendEngine.java:179
      pause <= 1'b0;  // SendEngine.java:180
      headerIndex <= 2'd0;  // SendEngine.java:192
      inPayload <= 1'b0;  // SendEngine.java:193
    end
  end
  wire unused_ok = &{1'b0, line[63:50], line[159:128], line[255:224], lines[26:3], lines_sum[4:0]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!lineArrives || (missing != 3'd0))) begin  // SendEngine.java:186
        $display("assertion failed: a line arrives that belongs to a segment (SendEngine.java:186)");
        $stop;  // SendEngine.java:186
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!lineArrives || (missing != 3'd0));  // SendEngine.java:186
    end
  end
`endif
endmodule
`default_nettype wire
