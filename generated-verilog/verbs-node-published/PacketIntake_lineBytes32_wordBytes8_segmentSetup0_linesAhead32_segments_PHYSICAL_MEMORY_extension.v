`default_nettype none
// path.lineBytes=32, path.wordBytes=8, path.segmentSetup=0, path.linesAhead=32, path.segments=PHYSICAL_MEMORY, extension=true
module PacketIntake_lineBytes32_wordBytes8_segmentSetup0_linesAhead32_segments_PHYSICAL_MEMORY_extension (  // PacketIntake.java:57
  input  wire clock,  // PacketIntake.java:57
  input  wire reset,  // PacketIntake.java:57
  output wire waits,  // PacketIntake.java:27
  output wire [15:0] from,  // PacketIntake.java:29
  output wire [12:0] bytes,  // PacketIntake.java:31
  output wire [191:0] header,  // PacketIntake.java:33
  output wire [127:0] extension,  // PacketIntake.java:35
  input  wire accepts,  // PacketIntake.java:37
  input  wire holds,  // PacketIntake.java:39
  input  wire drops,  // PacketIntake.java:41
  output wire [63:0] payload_data_data,  // PacketIntake.java:60
  output wire payload_data_last,  // PacketIntake.java:60
  output wire payload_valid,  // PacketIntake.java:60
  input  wire payload_ready,  // PacketIntake.java:60
  input  wire [63:0] packet_data_data,  // PacketIntake.java:61
  input  wire packet_data_last,  // PacketIntake.java:61
  input  wire packet_valid,  // PacketIntake.java:61
  output wire packet_ready  // PacketIntake.java:61
);
  localparam [2:0] State_HEADER = 3'd0;
  localparam [2:0] State_EXTENSION = 3'd1;
  localparam [2:0] State_JUDGE = 3'd2;
  localparam [2:0] State_PASS = 3'd3;
  localparam [2:0] State_DROP = 3'd4;
  reg  [2:0] state;  // PacketIntake.java:65
  reg  [1:0] index;  // PacketIntake.java:66
  reg  [63:0] link;  // PacketIntake.java:67
  reg  [191:0] words;  // PacketIntake.java:68
  reg  [127:0] extra;  // PacketIntake.java:69
  reg  isOver;  // PacketIntake.java:70
  reg  extended;  // PacketIntake.java:87
  reg  [12:0] known;  // PacketIntake.java:92
  reg  settled;  // PacketIntake.java:99
  wire inHeader = state == State_HEADER;  // PacketIntake.java:72
  wire inExtension = state == State_EXTENSION;  // PacketIntake.java:73
  wire passes = state == State_PASS;  // PacketIntake.java:74
  wire [127:0] behind = words[191:64];  // PacketIntake.java:120
  wire [3:0] operation = words[67:64];  // LayoutField.java:18
  wire isExtended = words[70] || (operation == 4'd3) || (operation == 4'd4);  // PacketIntake.java:161
  wire [13:0] whole = link[45:32];  // PacketFormat.java:41
  wire headerEnds = packet_valid && packet_ready && inHeader && (index == 2'd3);  // PacketIntake.java:105
  wire ends = packet_valid && packet_ready && packet_data_last;  // PacketIntake.java:106
  wire [13:0] known_choice = extended ? (whole - 14'd16) : whole;  // PacketIntake.java:93
  assign waits = (state == State_JUDGE) && settled;  // PacketIntake.java:101
  assign from = link[31:16];  // PacketIntake.java:83
  assign bytes = known;  // PacketIntake.java:98
  assign header = words;  // PacketIntake.java:84
  assign extension = extra;  // PacketIntake.java:85
  assign payload_data_data = packet_data_data;  // PacketIntake.java:103
  assign payload_data_last = packet_data_last;  // PacketIntake.java:104
  assign payload_valid = passes && packet_valid;  // PacketIntake.java:102
  assign packet_ready = ((inHeader || inExtension) && !holds) || (passes && payload_ready)
      || (state == State_DROP);  // PacketIntake.java:77
  always @(posedge clock) begin
    if (packet_valid && packet_ready && inHeader) begin  // PacketIntake.java:117
      index <= (index == 2'd3) ? 2'd0 : (index + 2'd1);  // PacketIntake.java:118
      if (index == 2'd0) begin  // PacketIntake.java:121
        link <= packet_data_data;  // PacketIntake.java:122
      end else begin  // PacketIntake.java:121
        words <= {packet_data_data, behind};  // PacketIntake.java:127
      end
    end
    if (packet_valid && packet_ready && inExtension) begin  // PacketIntake.java:129
      index <= {1'b0, !index[0]};  // PacketIntake.java:130
      extra <= {packet_data_data, extra[127:64]};  // PacketIntake.java:134
    end
    if (packet_valid && packet_ready) begin  // PacketIntake.java:82
      isOver <= packet_data_last;  // PacketIntake.java:82
    end
    if (packet_valid && packet_ready && inHeader) begin  // PacketIntake.java:90
      extended <= isExtended;  // PacketIntake.java:90
    end
    known <= words[9] ? 13'd0 : known_choice[12:0];  // PacketIntake.java:93
    settled <= state == State_JUDGE;  // PacketIntake.java:100
    case (state)  // PacketIntake.java:65
      State_HEADER: begin  // PacketIntake.java:141
        if (headerEnds && isExtended) begin  // PacketIntake.java:142
          state <= State_EXTENSION;  // PacketIntake.java:142
        end else if (headerEnds) begin  // PacketIntake.java:143
          state <= State_JUDGE;  // PacketIntake.java:143
        end
      end
      State_EXTENSION: begin  // PacketIntake.java:144
        if (packet_valid && packet_ready && (index == 2'd1)) begin  // PacketIntake.java:144
          state <= State_JUDGE;  // PacketIntake.java:144
        end
      end
      State_JUDGE: begin  // PacketIntake.java:145
        if (waits && (accepts || drops) && isOver) begin  // PacketIntake.java:146
          state <= State_HEADER;  // PacketIntake.java:146
        end else if (waits && accepts) begin  // PacketIntake.java:147
          state <= State_PASS;  // PacketIntake.java:147
        end else if (waits && drops) begin  // PacketIntake.java:148
          state <= State_DROP;  // PacketIntake.java:148
        end
      end
      State_PASS: begin  // PacketIntake.java:149
        if (ends) begin  // PacketIntake.java:149
          state <= State_HEADER;  // PacketIntake.java:149
        end
      end
      default /* State_DROP */: begin  // PacketIntake.java:150
        if (ends) begin  // PacketIntake.java:150
          state <= State_HEADER;  // PacketIntake.java:150
        end
      end
    endcase
    if (reset) begin
      state <= State_HEADER;  // PacketIntake.java:65
      index <= 2'd0;  // PacketIntake.java:66
      settled <= 1'b0;  // PacketIntake.java:99
    end
  end
  wire unused_ok = &{1'b0, link[15:0], link[63:46], known_choice[13]};
endmodule
`default_nettype wire
