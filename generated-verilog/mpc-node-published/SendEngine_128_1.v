`default_nettype none
// payload=128, turnaround=1
module SendEngine_128_1 (  // SendEngine.java:60
  input  wire clock,  // SendEngine.java:60
  input  wire reset,  // SendEngine.java:60
  input  wire [255:0] entry_data,  // SendEngine.java:24
  input  wire entry_valid,  // SendEngine.java:24
  output wire entry_ready,  // SendEngine.java:24
  input  wire lineArrives,  // SendEngine.java:28
  output wire [63:0] packet_data_data,  // SendEngine.java:32
  output wire packet_data_last,  // SendEngine.java:32
  output wire packet_valid,  // SendEngine.java:32
  input  wire packet_ready,  // SendEngine.java:32
  output wire leaves,  // SendEngine.java:34
  output wire notifies,  // SendEngine.java:36
  output wire refuses,  // SendEngine.java:38
  output wire [27:0] segment_data_address,  // SendEngine.java:65
  output wire [24:0] segment_data_bytes,  // SendEngine.java:65
  output wire segment_data_last,  // SendEngine.java:65
  output wire segment_valid,  // SendEngine.java:65
  input  wire segment_ready,  // SendEngine.java:65
  input  wire [63:0] payload_data_data,  // SendEngine.java:66
  input  wire payload_data_last,  // SendEngine.java:66
  input  wire payload_valid,  // SendEngine.java:66
  output wire payload_ready  // SendEngine.java:66
);
  reg  [255:0] line;  // SendEngine.java:45
  reg  busy;  // SendEngine.java:46
  reg  [24:0] toRead;  // SendEngine.java:48
  reg  [24:0] toSend;  // SendEngine.java:50
  reg  [27:0] from;  // SendEngine.java:52
  reg  [31:0] to;  // SendEngine.java:53
  reg  checks;  // SendEngine.java:69
  reg  [2:0] missing;  // SendEngine.java:125
  reg  pause;  // SendEngine.java:126
  reg  [1:0] headerIndex;  // SendEngine.java:138
  reg  inPayload;  // SendEngine.java:139
  wire [31:0] length = line[223:192];  // LayoutField.java:17
  wire [32:0] end_ = {1'b0, line[95:64]} + {1'b0, length};  // SendEngine.java:93
  wire outside = end_ > 33'h10000000;  // SendEngine.java:94
  wire noLength = (length == 32'd0) || (length > 32'h1000000);  // SendEngine.java:95
  wire isWrong = outside || noLength || !(line[15:0] < 16'd16);  // SendEngine.java:97
  wire [24:0] part_0 = (toRead <= 25'd128) ? toRead : 25'd128;  // SendEngine.java:101
  wire [4:0] before_ = from[4:0];  // SendEngine.java:119
  wire [26:0] lines_sum = {1'b0, {1'b0, 20'd0, before_} + {1'b0, part_0}} + 27'd31;  // SendEngine.java:123
  wire [26:0] lines = {5'd0, lines_sum[26:5]};  // SendEngine.java:123
  wire [24:0] part_1 = (toSend <= 25'd128) ? toSend : 25'd128;  // SendEngine.java:101
  wire isLastPacket = toSend <= 25'd128;  // SendEngine.java:141
  wire [63:0] purpose = {15'd0, line[49] && isLastPacket, line[47:32], line[191:160]};  // MpcHeader.java:38
  wire [63:0] header = (headerIndex == 2'd0) ? {18'd0, part_1[13:0], line[31:16], line[15:0]}
      : ((headerIndex == 2'd1) ? {line[223:192], to} : ((headerIndex == 2'd2) ? purpose : 64'd0));  // SendEngine.java:146
  wire hasPacket = toSend != 25'd0;  // SendEngine.java:150
  wire ends = packet_valid && packet_ready && packet_data_last;  // SendEngine.java:155
  wire sent = ends && isLastPacket;  // SendEngine.java:165
  assign entry_ready = !busy;  // SendEngine.java:73
  assign packet_data_data = inPayload ? payload_data_data : header;  // SendEngine.java:152
  assign packet_data_last = inPayload && payload_data_last;  // SendEngine.java:153
  assign packet_valid = inPayload ? payload_valid : hasPacket;  // SendEngine.java:151
  assign leaves = sent || refuses;  // SendEngine.java:87
  assign notifies = line[48];  // SendEngine.java:88
  assign refuses = checks && isWrong;  // SendEngine.java:86
  assign segment_data_address = from;  // SendEngine.java:107
  assign segment_data_bytes = part_0;  // SendEngine.java:108
  assign segment_data_last = 1'b1;  // SendEngine.java:109
  assign segment_valid = (toRead != 25'd0) && ((missing == 3'd0) && (pause == 1'b0));  // SendEngine.java:106
  assign payload_ready = inPayload && packet_ready;  // SendEngine.java:154
  always @(posedge clock) begin
    checks <= entry_valid && entry_ready;  // SendEngine.java:70
    if (entry_valid && entry_ready) begin  // SendEngine.java:74
      line <= entry_data;  // SendEngine.java:75
      busy <= 1'b1;  // SendEngine.java:76
    end
    if (checks && !isWrong) begin  // SendEngine.java:78
      toRead <= length[24:0];  // SendEngine.java:79
      toSend <= length[24:0];  // SendEngine.java:80
      from <= line[91:64];  // SendEngine.java:81
      to <= line[127:96];  // SendEngine.java:82
    end
    if (pause != 1'b0) begin  // SendEngine.java:127
      pause <= pause - 1'b1;  // SendEngine.java:127
    end
    if (segment_valid && segment_ready) begin  // SendEngine.java:128
      missing <= lines[2:0];  // SendEngine.java:128
    end else if (lineArrives) begin  // SendEngine.java:128
      missing <= missing - 3'd1;  // SendEngine.java:129
      pause <= 1'b1;  // SendEngine.java:130
    end
    if (segment_valid && segment_ready) begin  // SendEngine.java:110
      toRead <= toRead - part_0;  // SendEngine.java:111
      from <= from + {3'd0, part_0};  // SendEngine.java:112
    end
    if (packet_valid && packet_ready && !inPayload) begin  // SendEngine.java:156
      headerIndex <= headerIndex + 2'd1;  // SendEngine.java:157
      inPayload <= headerIndex == 2'd3;  // SendEngine.java:158
    end
    if (ends) begin  // SendEngine.java:160
      inPayload <= 1'b0;  // SendEngine.java:161
      toSend <= toSend - part_1;  // SendEngine.java:162
      to <= to + {7'd0, part_1};  // SendEngine.java:163
    end
    if (leaves) begin  // SendEngine.java:89
      busy <= 1'b0;  // SendEngine.java:89
    end
    if (reset) begin
      busy <= 1'b0;  // SendEngine.java:46
      toRead <= 25'd0;  // SendEngine.java:48
      toSend <= 25'd0;  // SendEngine.java:50
      checks <= 1'b0;  // SendEngine.java:69
      missing <= 3'd0;  // SendEngine.java:125
      pause <= 1'b0;  // SendEngine.java:126
      headerIndex <= 2'd0;  // SendEngine.java:138
      inPayload <= 1'b0;  // SendEngine.java:139
    end
  end
  wire unused_ok = &{1'b0, line[63:50], line[159:128], line[255:224], lines[26:3], lines_sum[4:0]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!lineArrives || (missing != 3'd0))) begin  // SendEngine.java:132
        $display("assertion failed: a line arrives that belongs to a segment (SendEngine.java:132)");
        $stop;  // SendEngine.java:132
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!lineArrives || (missing != 3'd0));  // SendEngine.java:132
    end
  end
`endif
endmodule
`default_nettype wire
