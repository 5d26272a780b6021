`default_nettype none
// path.lineBytes=32, path.wordBytes=8, path.segmentSetup=0, path.linesAhead=32, path.segments=PHYSICAL_MEMORY, extension=true
module PacketIntake_lineBytes32_wordBytes8_segmentSetup0_linesAhead32_segments_PHYSICAL_MEMORY_extension (  // PacketIntake.java:59
  input  wire clock,  // PacketIntake.java:59
  input  wire reset,  // PacketIntake.java:59
  output wire waits,  // PacketIntake.java:28
  output wire [15:0] from,  // PacketIntake.java:30
  output wire [12:0] bytes,  // PacketIntake.java:32
  output wire [191:0] header,  // PacketIntake.java:34
  output wire [127:0] extension,  // PacketIntake.java:36
  input  wire accepts,  // PacketIntake.java:38
  input  wire holds,  // PacketIntake.java:40
  input  wire drops,  // PacketIntake.java:42
  output wire [63:0] payload_data_data,  // PacketIntake.java:65
  output wire payload_data_last,  // PacketIntake.java:65
  output wire payload_valid,  // PacketIntake.java:65
  input  wire payload_ready,  // PacketIntake.java:65
  input  wire [63:0] packet_data_data,  // PacketIntake.java:66
  input  wire packet_data_last,  // PacketIntake.java:66
  input  wire packet_valid,  // PacketIntake.java:66
  output wire packet_ready  // PacketIntake.java:66
);
  localparam [2:0] State_HEADER = 3'd0;
  localparam [2:0] State_EXTENSION = 3'd1;
  localparam [2:0] State_JUDGE = 3'd2;
  localparam [2:0] State_PASS = 3'd3;
  localparam [2:0] State_DROP = 3'd4;
  reg  [2:0] state;  // PacketIntake.java:70
  reg  [1:0] index;  // PacketIntake.java:71
  reg  [63:0] link;  // PacketIntake.java:72
  reg  [191:0] words;  // PacketIntake.java:73
  reg  [127:0] extra;  // PacketIntake.java:74
  reg  isOver;  // PacketIntake.java:75
  reg  settled;  // PacketIntake.java:88
  reg  extended;  // PacketIntake.java:97
  reg  [12:0] known;  // PacketIntake.java:164
  wire inHeader = state == State_HEADER;  // PacketIntake.java:77
  wire inExtension = state == State_EXTENSION;  // PacketIntake.java:78
  wire passes = state == State_PASS;  // PacketIntake.java:79
  wire [127:0] behind = words[191:64];  // PacketIntake.java:144
  wire judges = state == State_JUDGE;  // PacketIntake.java:89
  wire shows = judges && !settled && !holds;  // PacketIntake.java:91
  wire [15:0] sender = link[31:16];  // PacketIntake.java:92
  wire [3:0] operation = words[67:64];  // LayoutField.java:18
  wire isExtended = words[70] || (operation == 4'd3) || (operation == 4'd4);  // PacketIntake.java:176
  wire [13:0] whole = link[45:32];  // PacketFormat.java:41
  wire [13:0] data_choice = extended ? (whole - 14'd16) : whole;  // PacketIntake.java:102
  wire [12:0] data = words[9] ? 13'd0 : data_choice[12:0];  // PacketIntake.java:102
  wire headerEnds = packet_valid && packet_ready && inHeader && (index == 2'd3);  // PacketIntake.java:112
  wire ends = packet_valid && packet_ready && packet_data_last;  // PacketIntake.java:113
  wire extensionEnds = packet_valid && packet_ready && (index == 2'd1);  // PacketIntake.java:114
  assign waits = judges && settled;  // PacketIntake.java:108
  assign from = sender;  // PacketIntake.java:93
  assign bytes = known;  // PacketIntake.java:107
  assign header = words;  // PacketIntake.java:94
  assign extension = extra;  // PacketIntake.java:95
  assign payload_data_data = packet_data_data;  // PacketIntake.java:110
  assign payload_data_last = packet_data_last;  // PacketIntake.java:111
  assign payload_valid = passes && packet_valid;  // PacketIntake.java:109
  assign packet_ready = ((inHeader || inExtension) && !holds) || (passes && payload_ready)
      || (state == State_DROP);  // PacketIntake.java:82
  always @(posedge clock) begin
    if (packet_valid && packet_ready && inHeader) begin  // PacketIntake.java:141
      index <= (index == 2'd3) ? 2'd0 : (index + 2'd1);  // PacketIntake.java:142
      if (index == 2'd0) begin  // PacketIntake.java:145
        link <= packet_data_data;  // PacketIntake.java:146
      end else begin  // PacketIntake.java:145
        words <= {packet_data_data, behind};  // PacketIntake.java:151
      end
    end
    if (packet_valid && packet_ready && inExtension) begin  // PacketIntake.java:153
      index <= {1'b0, !index[0]};  // PacketIntake.java:154
      extra <= {packet_data_data, extra[127:64]};  // PacketIntake.java:158
    end
    if (packet_valid && packet_ready) begin  // PacketIntake.java:87
      isOver <= packet_data_last;  // PacketIntake.java:87
    end
    settled <= judges;  // PacketIntake.java:90
    if (packet_valid && packet_ready && inHeader) begin  // PacketIntake.java:100
      extended <= isExtended;  // PacketIntake.java:100
    end
    known <= data;  // PacketIntake.java:165
    case (state)  // PacketIntake.java:70
      State_HEADER: begin  // PacketIntake.java:121
        if (headerEnds && isExtended) begin  // PacketIntake.java:122
          state <= State_EXTENSION;  // PacketIntake.java:122
        end else if (headerEnds) begin  // PacketIntake.java:123
          state <= State_JUDGE;  // PacketIntake.java:123
        end
      end
      State_EXTENSION: begin  // PacketIntake.java:124
        if (extensionEnds) begin  // PacketIntake.java:124
          state <= State_JUDGE;  // PacketIntake.java:124
        end
      end
      State_JUDGE: begin  // PacketIntake.java:125
        if (waits && (accepts || drops) && isOver) begin  // PacketIntake.java:126
          state <= State_HEADER;  // PacketIntake.java:126
        end else if (waits && accepts) begin  // PacketIntake.java:127
          state <= State_PASS;  // PacketIntake.java:127
        end else if (waits && drops) begin  // PacketIntake.java:128
          state <= State_DROP;  // PacketIntake.java:128
        end
      end
      State_PASS: begin  // PacketIntake.java:129
        if (ends) begin  // PacketIntake.java:129
          state <= State_HEADER;  // PacketIntake.java:129
        end
      end
      default /* State_DROP */: begin  // PacketIntake.java:130
        if (ends) begin  // PacketIntake.java:130
          state <= State_HEADER;  // PacketIntake.java:130
        end
      end
    endcase
    if (reset) begin
      state <= State_HEADER;  // PacketIntake.java:70
      index <= 2'd0;  // PacketIntake.java:71
      settled <= 1'b0;  // PacketIntake.java:88
    end
  end
  wire unused_ok = &{1'b0, link[15:0], link[63:46], shows, data_choice[13]};
endmodule
`default_nettype wire
