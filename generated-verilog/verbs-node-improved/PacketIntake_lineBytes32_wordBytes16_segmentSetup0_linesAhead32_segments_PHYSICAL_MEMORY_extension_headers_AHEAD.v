`default_nettype none
// path.lineBytes=32, path.wordBytes=16, path.segmentSetup=0, path.linesAhead=32, path.segments=PHYSICAL_MEMORY, extension=true, headers=AHEAD
module PacketIntake_lineBytes32_wordBytes16_segmentSetup0_linesAhead32_segments_PHYSICAL_MEMORY_extension_headers_AHEAD (  // PacketIntake.java:66
  input  wire clock,  // PacketIntake.java:66
  input  wire reset,  // PacketIntake.java:66
  output wire waits,  // PacketIntake.java:35
  output wire [15:0] from,  // PacketIntake.java:37
  output wire [12:0] bytes,  // PacketIntake.java:39
  output wire [191:0] header,  // PacketIntake.java:41
  output wire [127:0] extension,  // PacketIntake.java:43
  input  wire accepts,  // PacketIntake.java:45
  input  wire holds,  // PacketIntake.java:47
  input  wire drops,  // PacketIntake.java:49
  output wire [127:0] payload_data_data,  // PacketIntake.java:73
  output wire payload_data_last,  // PacketIntake.java:73
  output wire payload_valid,  // PacketIntake.java:73
  input  wire payload_ready,  // PacketIntake.java:73
  input  wire [127:0] packet_data_data,  // PacketIntake.java:74
  input  wire packet_data_last,  // PacketIntake.java:74
  input  wire packet_valid,  // PacketIntake.java:74
  output wire packet_ready  // PacketIntake.java:74
);
  localparam [2:0] State_HEADER = 3'd0;
  localparam [2:0] State_EXTENSION = 3'd1;
  localparam [2:0] State_JUDGE = 3'd2;
  localparam [2:0] State_PASS = 3'd3;
  localparam [2:0] State_DROP = 3'd4;
  reg  [2:0] state;  // PacketIntake.java:77
  reg  [1:0] index;  // PacketIntake.java:78
  reg  [63:0] link;  // PacketIntake.java:79
  reg  [191:0] words;  // PacketIntake.java:80
  reg  [127:0] extra;  // PacketIntake.java:81
  reg  isOver;  // PacketIntake.java:82
  reg  isWaiting;  // PacketIntake.java:161
  reg  hasData;  // PacketIntake.java:162
  reg  [15:0] shownFrom;  // PacketIntake.java:205
  reg  [191:0] shownHeader;  // PacketIntake.java:205
  reg  [127:0] shownExtension;  // PacketIntake.java:205
  reg  extended;  // PacketIntake.java:104
  reg  [12:0] known;  // PacketIntake.java:205
  wire data_mayJudge, data_data_ready, data_judged_data_last, data_judged_valid;  // PacketIntake.java:88
  wire [127:0] data_judged_data_data;  // PacketIntake.java:88
  wire inHeader = state == State_HEADER;  // PacketIntake.java:84
  wire inExtension = state == State_EXTENSION;  // PacketIntake.java:85
  wire passes = state == State_PASS;  // PacketIntake.java:86
  wire [63:0] behind = words[63:0];  // PacketIntake.java:185
  wire judges = state == State_JUDGE;  // PacketIntake.java:97
  wire shows = judges && !isWaiting && !holds;  // PacketIntake.java:163
  wire [15:0] sender = link[31:16];  // PacketIntake.java:99
  wire [3:0] operation = words[3:0];  // LayoutField.java:18
  wire isExtended = words[6] || (operation == 4'd3) || (operation == 4'd4);  // PacketIntake.java:217
  wire [13:0] whole = link[45:32];  // PacketFormat.java:41
  wire [13:0] dataBytes_choice = extended ? (whole - 14'd16) : whole;  // PacketIntake.java:109
  wire [12:0] dataBytes = words[9] ? 13'd0 : dataBytes_choice[12:0];  // PacketIntake.java:109
  wire headerEnds = packet_valid && packet_ready && inHeader && (index == 2'd1);  // PacketIntake.java:121
  wire ends = packet_valid && packet_ready && packet_data_last;  // PacketIntake.java:122
  wire extensionEnds = packet_valid && packet_ready && (index == 2'd0);  // PacketIntake.java:123
  assign waits = isWaiting && data_mayJudge;  // PacketIntake.java:169
  assign from = shownFrom;  // PacketIntake.java:100
  assign bytes = known;  // PacketIntake.java:114
  assign header = shownHeader;  // PacketIntake.java:101
  assign extension = shownExtension;  // PacketIntake.java:102
  assign payload_data_data = data_judged_data_data;  // PacketIntake.java:119
  assign payload_data_last = data_judged_data_last;  // PacketIntake.java:119
  assign payload_valid = data_judged_valid;  // PacketIntake.java:119
  assign packet_ready = inHeader || inExtension || (passes && data_data_ready) || (state == State_DROP);  // PacketIntake.java:91
  always @(posedge clock) begin
    if (packet_valid && packet_ready && inHeader) begin  // PacketIntake.java:182
      index <= (index == 2'd1) ? 2'd0 : (index + 2'd1);  // PacketIntake.java:183
      if (index == 2'd0) begin  // PacketIntake.java:186
        link <= packet_data_data[63:0];  // PacketIntake.java:187
        words <= {128'd0, packet_data_data[127:64]};  // PacketIntake.java:189
      end else begin  // PacketIntake.java:186
        words <= {packet_data_data, behind};  // PacketIntake.java:192
      end
    end
    if (packet_valid && packet_ready && inExtension) begin  // PacketIntake.java:194
      index <= 2'd0;  // PacketIntake.java:195
      extra <= packet_data_data;  // PacketIntake.java:199
    end
    if (packet_valid && packet_ready) begin  // PacketIntake.java:96
      isOver <= packet_data_last;  // PacketIntake.java:96
    end
    if (shows) begin  // PacketIntake.java:164
      isWaiting <= 1'b1;  // PacketIntake.java:165
      hasData <= !isOver;  // PacketIntake.java:166
    end else if (accepts || drops) begin  // PacketIntake.java:168
      isWaiting <= 1'b0;  // PacketIntake.java:168
    end
    if (shows) begin  // PacketIntake.java:206
      shownFrom <= sender;  // PacketIntake.java:206
    end
    if (shows) begin  // PacketIntake.java:206
      shownHeader <= words;  // PacketIntake.java:206
    end
    if (shows) begin  // PacketIntake.java:206
      shownExtension <= extra;  // PacketIntake.java:206
    end
    if (packet_valid && packet_ready && inHeader) begin  // PacketIntake.java:107
      extended <= isExtended;  // PacketIntake.java:107
    end
    if (shows) begin  // PacketIntake.java:206
      known <= dataBytes;  // PacketIntake.java:206
    end
    case (state)  // PacketIntake.java:77
      State_HEADER: begin  // PacketIntake.java:138
        if (headerEnds && isExtended) begin  // PacketIntake.java:139
          state <= State_EXTENSION;  // PacketIntake.java:139
        end else if (headerEnds) begin  // PacketIntake.java:140
          state <= State_JUDGE;  // PacketIntake.java:140
        end
      end
      State_EXTENSION: begin  // PacketIntake.java:141
        if (extensionEnds) begin  // PacketIntake.java:141
          state <= State_JUDGE;  // PacketIntake.java:141
        end
      end
      State_JUDGE: begin  // PacketIntake.java:142
        if (shows && isOver) begin  // PacketIntake.java:143
          state <= State_HEADER;  // PacketIntake.java:143
        end else if (shows) begin  // PacketIntake.java:144
          state <= State_PASS;  // PacketIntake.java:144
        end
      end
      State_PASS: begin  // PacketIntake.java:146
        if (ends) begin  // PacketIntake.java:146
          state <= State_HEADER;  // PacketIntake.java:146
        end
      end
      default /* State_DROP */: begin  // PacketIntake.java:147
        if (ends) begin  // PacketIntake.java:147
          state <= State_HEADER;  // PacketIntake.java:147
        end
      end
    endcase
    if (reset) begin
      state <= State_HEADER;  // PacketIntake.java:77
      index <= 2'd0;  // PacketIntake.java:78
      isWaiting <= 1'b0;  // PacketIntake.java:161
    end
  end
  JudgedData_16 data (  // PacketIntake.java:88
    .clock(clock), .reset(reset), .verdict_data(accepts),
        .verdict_valid(waits && (accepts || drops) && hasData),
    .mayJudge(data_mayJudge), .data_data_data(packet_data_data), .data_data_last(packet_data_last),
    .data_valid(passes && packet_valid), .data_ready(data_data_ready), .judged_data_data(data_judged_data_data),
    .judged_data_last(data_judged_data_last), .judged_valid(data_judged_valid), .judged_ready(payload_ready));
  wire unused_ok = &{1'b0, link[15:0], link[63:46], dataBytes_choice[13]};
endmodule
`default_nettype wire
