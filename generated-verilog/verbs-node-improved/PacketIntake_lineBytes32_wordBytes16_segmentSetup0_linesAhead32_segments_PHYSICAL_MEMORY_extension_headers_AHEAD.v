`default_nettype none
// path.lineBytes=32, path.wordBytes=16, path.segmentSetup=0, path.linesAhead=32, path.segments=PHYSICAL_MEMORY, extension=true, headers=AHEAD
module PacketIntake_lineBytes32_wordBytes16_segmentSetup0_linesAhead32_segments_PHYSICAL_MEMORY_extension_headers_AHEAD (  // PacketIntake.java:60
  input  wire clock,  // PacketIntake.java:60
  input  wire reset,  // PacketIntake.java:60
  output wire waits,  // PacketIntake.java:29
  output wire [15:0] from,  // PacketIntake.java:31
  output wire [12:0] bytes,  // PacketIntake.java:33
  output wire [191:0] header,  // PacketIntake.java:35
  output wire [127:0] extension,  // PacketIntake.java:37
  input  wire accepts,  // PacketIntake.java:39
  input  wire holds,  // PacketIntake.java:41
  input  wire drops,  // PacketIntake.java:43
  output wire [127:0] payload_data_data,  // PacketIntake.java:66
  output wire payload_data_last,  // PacketIntake.java:66
  output wire payload_valid,  // PacketIntake.java:66
  input  wire payload_ready,  // PacketIntake.java:66
  input  wire [127:0] packet_data_data,  // PacketIntake.java:67
  input  wire packet_data_last,  // PacketIntake.java:67
  input  wire packet_valid,  // PacketIntake.java:67
  output wire packet_ready  // PacketIntake.java:67
);
  localparam [2:0] State_HEADER = 3'd0;
  localparam [2:0] State_EXTENSION = 3'd1;
  localparam [2:0] State_JUDGE = 3'd2;
  localparam [2:0] State_PASS = 3'd3;
  localparam [2:0] State_DROP = 3'd4;
  reg  [2:0] state;  // PacketIntake.java:71
  reg  [1:0] index;  // PacketIntake.java:72
  reg  [63:0] link;  // PacketIntake.java:73
  reg  [191:0] words;  // PacketIntake.java:74
  reg  [127:0] extra;  // PacketIntake.java:75
  reg  isOver;  // PacketIntake.java:76
  reg  isWaiting;  // PacketIntake.java:155
  reg  hasData;  // PacketIntake.java:156
  reg  [15:0] shownFrom;  // PacketIntake.java:199
  reg  [191:0] shownHeader;  // PacketIntake.java:199
  reg  [127:0] shownExtension;  // PacketIntake.java:199
  reg  extended;  // PacketIntake.java:98
  reg  [12:0] known;  // PacketIntake.java:199
  wire data_mayJudge, data_data_ready, data_judged_data_last, data_judged_valid;  // PacketIntake.java:82
  wire [127:0] data_judged_data_data;  // PacketIntake.java:82
  wire inHeader = state == State_HEADER;  // PacketIntake.java:78
  wire inExtension = state == State_EXTENSION;  // PacketIntake.java:79
  wire passes = state == State_PASS;  // PacketIntake.java:80
  wire [63:0] behind = words[63:0];  // PacketIntake.java:179
  wire judges = state == State_JUDGE;  // PacketIntake.java:91
  wire shows = judges && !isWaiting && !holds;  // PacketIntake.java:157
  wire [15:0] sender = link[31:16];  // PacketIntake.java:93
  wire [3:0] operation = words[3:0];  // LayoutField.java:18
  wire isExtended = words[6] || (operation == 4'd3) || (operation == 4'd4);  // PacketIntake.java:211
  wire [13:0] whole = link[45:32];  // PacketFormat.java:41
  wire [13:0] dataBytes_choice = extended ? (whole - 14'd16) : whole;  // PacketIntake.java:103
  wire [12:0] dataBytes = words[9] ? 13'd0 : dataBytes_choice[12:0];  // PacketIntake.java:103
  wire headerEnds = packet_valid && packet_ready && inHeader && (index == 2'd1);  // PacketIntake.java:115
  wire ends = packet_valid && packet_ready && packet_data_last;  // PacketIntake.java:116
  wire extensionEnds = packet_valid && packet_ready && (index == 2'd0);  // PacketIntake.java:117
  assign waits = isWaiting && data_mayJudge;  // PacketIntake.java:163
  assign from = shownFrom;  // PacketIntake.java:94
  assign bytes = known;  // PacketIntake.java:108
  assign header = shownHeader;  // PacketIntake.java:95
  assign extension = shownExtension;  // PacketIntake.java:96
  assign payload_data_data = data_judged_data_data;  // PacketIntake.java:113
  assign payload_data_last = data_judged_data_last;  // PacketIntake.java:113
  assign payload_valid = data_judged_valid;  // PacketIntake.java:113
  assign packet_ready = inHeader || inExtension || (passes && data_data_ready) || (state == State_DROP);  // PacketIntake.java:85
  always @(posedge clock) begin
    if (packet_valid && packet_ready && inHeader) begin  // PacketIntake.java:176
      index <= (index == 2'd1) ? 2'd0 : (index + 2'd1);  // PacketIntake.java:177
      if (index == 2'd0) begin  // PacketIntake.java:180
        link <= packet_data_data[63:0];  // PacketIntake.java:181
        words <= {128'd0, packet_data_data[127:64]};  // PacketIntake.java:183
      end else begin  // PacketIntake.java:180
        words <= {packet_data_data, behind};  // PacketIntake.java:186
      end
    end
    if (packet_valid && packet_ready && inExtension) begin  // PacketIntake.java:188
      index <= 2'd0;  // PacketIntake.java:189
      extra <= packet_data_data;  // PacketIntake.java:193
    end
    if (packet_valid && packet_ready) begin  // PacketIntake.java:90
      isOver <= packet_data_last;  // PacketIntake.java:90
    end
    if (shows) begin  // PacketIntake.java:158
      isWaiting <= 1'b1;  // PacketIntake.java:159
      hasData <= !isOver;  // PacketIntake.java:160
    end else if (accepts || drops) begin  // PacketIntake.java:162
      isWaiting <= 1'b0;  // PacketIntake.java:162
    end
    if (shows) begin  // PacketIntake.java:200
      shownFrom <= sender;  // PacketIntake.java:200
    end
    if (shows) begin  // PacketIntake.java:200
      shownHeader <= words;  // PacketIntake.java:200
    end
    if (shows) begin  // PacketIntake.java:200
      shownExtension <= extra;  // PacketIntake.java:200
    end
    if (packet_valid && packet_ready && inHeader) begin  // PacketIntake.java:101
      extended <= isExtended;  // PacketIntake.java:101
    end
    if (shows) begin  // PacketIntake.java:200
      known <= dataBytes;  // PacketIntake.java:200
    end
    case (state)  // PacketIntake.java:71
      State_HEADER: begin  // PacketIntake.java:132
        if (headerEnds && isExtended) begin  // PacketIntake.java:133
          state <= State_EXTENSION;  // PacketIntake.java:133
        end else if (headerEnds) begin  // PacketIntake.java:134
          state <= State_JUDGE;  // PacketIntake.java:134
        end
      end
      State_EXTENSION: begin  // PacketIntake.java:135
        if (extensionEnds) begin  // PacketIntake.java:135
          state <= State_JUDGE;  // PacketIntake.java:135
        end
      end
      State_JUDGE: begin  // PacketIntake.java:136
        if (shows && isOver) begin  // PacketIntake.java:137
          state <= State_HEADER;  // PacketIntake.java:137
        end else if (shows) begin  // PacketIntake.java:138
          state <= State_PASS;  // PacketIntake.java:138
        end
      end
      State_PASS: begin  // PacketIntake.java:140
        if (ends) begin  // PacketIntake.java:140
          state <= State_HEADER;  // PacketIntake.java:140
        end
      end
      default /* State_DROP */: begin  // PacketIntake.java:141
        if (ends) begin  // PacketIntake.java:141
          state <= State_HEADER;  // PacketIntake.java:141
        end
      end
    endcase
    if (reset) begin
      state <= State_HEADER;  // PacketIntake.java:71
      index <= 2'd0;  // PacketIntake.java:72
      isWaiting <= 1'b0;  // PacketIntake.java:155
    end
  end
  JudgedData_16 data (  // PacketIntake.java:82
    .clock(clock), .reset(reset), .verdict_data(accepts),
        .verdict_valid(waits && (accepts || drops) && hasData),
    .mayJudge(data_mayJudge), .data_data_data(packet_data_data), .data_data_last(packet_data_last),
    .data_valid(passes && packet_valid), .data_ready(data_data_ready), .judged_data_data(data_judged_data_data),
    .judged_data_last(data_judged_data_last), .judged_valid(data_judged_valid), .judged_ready(payload_ready));
  wire unused_ok = &{1'b0, link[15:0], link[63:46], dataBytes_choice[13]};
endmodule
`default_nettype wire
