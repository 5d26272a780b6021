`default_nettype none
// path.lineBytes=32, path.wordBytes=16, path.segmentSetup=0, path.linesAhead=32, path.segments=PHYSICAL_MEMORY, extension=false, headers=AHEAD
module PacketIntake_lineBytes32_wordBytes16_segmentSetup0_linesAhead32_segments_PHYSICAL_MEMORY_headers_AHEAD (  // PacketIntake.java:63
  input  wire clock,  // PacketIntake.java:63
  input  wire reset,  // PacketIntake.java:63
  output wire waits,  // PacketIntake.java:32
  output wire [15:0] from,  // PacketIntake.java:34
  output wire [12:0] bytes,  // PacketIntake.java:36
  output wire [191:0] header,  // PacketIntake.java:38
  output wire [127:0] extension,  // PacketIntake.java:40
  input  wire accepts,  // PacketIntake.java:42
  input  wire holds,  // PacketIntake.java:44
  input  wire drops,  // PacketIntake.java:46
  output wire [127:0] payload_data_data,  // PacketIntake.java:70
  output wire payload_data_last,  // PacketIntake.java:70
  output wire payload_valid,  // PacketIntake.java:70
  input  wire payload_ready,  // PacketIntake.java:70
  input  wire [127:0] packet_data_data,  // PacketIntake.java:71
  input  wire packet_data_last,  // PacketIntake.java:71
  input  wire packet_valid,  // PacketIntake.java:71
  output wire packet_ready  // PacketIntake.java:71
);
  localparam [2:0] State_HEADER = 3'd0;
  localparam [2:0] State_EXTENSION = 3'd1;
  localparam [2:0] State_JUDGE = 3'd2;
  localparam [2:0] State_PASS = 3'd3;
  localparam [2:0] State_DROP = 3'd4;
  reg  [2:0] state;  // PacketIntake.java:74
  reg  [1:0] index;  // PacketIntake.java:75
  reg  [63:0] link;  // PacketIntake.java:76
  reg  [191:0] words;  // PacketIntake.java:77
  reg  [127:0] extra;  // PacketIntake.java:78
  reg  isOver;  // PacketIntake.java:79
  reg  isWaiting;  // PacketIntake.java:158
  reg  hasData;  // PacketIntake.java:159
  reg  [15:0] shownFrom;  // PacketIntake.java:202
  reg  [191:0] shownHeader;  // PacketIntake.java:202
  reg  extended;  // PacketIntake.java:101
  reg  [12:0] known;  // PacketIntake.java:202
  wire data_mayJudge, data_data_ready, data_judged_data_last, data_judged_valid;  // PacketIntake.java:85
  wire [127:0] data_judged_data_data;  // PacketIntake.java:85
  wire inHeader = state == State_HEADER;  // PacketIntake.java:81
  wire inExtension = state == State_EXTENSION;  // PacketIntake.java:82
  wire passes = state == State_PASS;  // PacketIntake.java:83
  wire [63:0] behind = words[63:0];  // PacketIntake.java:182
  wire judges = state == State_JUDGE;  // PacketIntake.java:94
  wire shows = judges && !isWaiting && !holds;  // PacketIntake.java:160
  wire [15:0] sender = link[31:16];  // PacketIntake.java:96
  wire [13:0] whole = link[45:32];  // PacketFormat.java:41
  wire [13:0] dataBytes_choice = extended ? (whole - 14'd16) : whole;  // PacketIntake.java:106
  wire [12:0] dataBytes = words[9] ? 13'd0 : dataBytes_choice[12:0];  // PacketIntake.java:106
  wire headerEnds = packet_valid && packet_ready && inHeader && (index == 2'd1);  // PacketIntake.java:118
  wire ends = packet_valid && packet_ready && packet_data_last;  // PacketIntake.java:119
  wire extensionEnds = packet_valid && packet_ready && (index == 2'd0);  // PacketIntake.java:120
  assign waits = isWaiting && data_mayJudge;  // PacketIntake.java:166
  assign from = shownFrom;  // PacketIntake.java:97
  assign bytes = known;  // PacketIntake.java:111
  assign header = shownHeader;  // PacketIntake.java:98
  assign extension = extra;  // PacketIntake.java:99
  assign payload_data_data = data_judged_data_data;  // PacketIntake.java:116
  assign payload_data_last = data_judged_data_last;  // PacketIntake.java:116
  assign payload_valid = data_judged_valid;  // PacketIntake.java:116
  assign packet_ready = inHeader || inExtension || (passes && data_data_ready) || (state == State_DROP);  // PacketIntake.java:88
  always @(posedge clock) begin
    if (packet_valid && packet_ready && inHeader) begin  // PacketIntake.java:179
      index <= (index == 2'd1) ? 2'd0 : (index + 2'd1);  // PacketIntake.java:180
      if (index == 2'd0) begin  // PacketIntake.java:183
        link <= packet_data_data[63:0];  // PacketIntake.java:184
        words <= {128'd0, packet_data_data[127:64]};  // PacketIntake.java:186
      end else begin  // PacketIntake.java:183
        words <= {packet_data_data, behind};  // PacketIntake.java:189
      end
    end
    if (packet_valid && packet_ready && inExtension) begin  // PacketIntake.java:191
      index <= 2'd0;  // PacketIntake.java:192
      extra <= packet_data_data;  // PacketIntake.java:196
    end
    if (packet_valid && packet_ready) begin  // PacketIntake.java:93
      isOver <= packet_data_last;  // PacketIntake.java:93
    end
    if (shows) begin  // PacketIntake.java:161
      isWaiting <= 1'b1;  // PacketIntake.java:162
      hasData <= !isOver;  // PacketIntake.java:163
    end else if (accepts || drops) begin  // PacketIntake.java:165
      isWaiting <= 1'b0;  // PacketIntake.java:165
    end
    if (shows) begin  // PacketIntake.java:203
      shownFrom <= sender;  // PacketIntake.java:203
    end
    if (shows) begin  // PacketIntake.java:203
      shownHeader <= words;  // PacketIntake.java:203
    end
    if (packet_valid && packet_ready && inHeader) begin  // PacketIntake.java:104
      extended <= 1'b0;  // PacketIntake.java:104
    end
    if (shows) begin  // PacketIntake.java:203
      known <= dataBytes;  // PacketIntake.java:203
    end
    case (state)  // PacketIntake.java:74
      State_HEADER: begin  // PacketIntake.java:135
        if (headerEnds) begin  // PacketIntake.java:137
          state <= State_JUDGE;  // PacketIntake.java:137
        end
      end
      State_EXTENSION: begin  // PacketIntake.java:138
        if (extensionEnds) begin  // PacketIntake.java:138
          state <= State_JUDGE;  // PacketIntake.java:138
        end
      end
      State_JUDGE: begin  // PacketIntake.java:139
        if (shows && isOver) begin  // PacketIntake.java:140
          state <= State_HEADER;  // PacketIntake.java:140
        end else if (shows) begin  // PacketIntake.java:141
          state <= State_PASS;  // PacketIntake.java:141
        end
      end
      State_PASS: begin  // PacketIntake.java:143
        if (ends) begin  // PacketIntake.java:143
          state <= State_HEADER;  // PacketIntake.java:143
        end
      end
      default /* State_DROP */: begin  // PacketIntake.java:144
        if (ends) begin  // PacketIntake.java:144
          state <= State_HEADER;  // PacketIntake.java:144
        end
      end
    endcase
    if (reset) begin
      state <= State_HEADER;  // PacketIntake.java:74
      index <= 2'd0;  // PacketIntake.java:75
      isWaiting <= 1'b0;  // PacketIntake.java:158
    end
  end
  JudgedData_16 data (  // PacketIntake.java:85
    .clock(clock), .reset(reset), .verdict_data(accepts),
        .verdict_valid(waits && (accepts || drops) && hasData),
    .mayJudge(data_mayJudge), .data_data_data(packet_data_data), .data_data_last(packet_data_last),
    .data_valid(passes && packet_valid), .data_ready(data_data_ready), .judged_data_data(data_judged_data_data),
    .judged_data_last(data_judged_data_last), .judged_valid(data_judged_valid), .judged_ready(payload_ready));
  wire unused_ok = &{1'b0, link[15:0], link[63:46], dataBytes_choice[13]};
endmodule
`default_nettype wire
