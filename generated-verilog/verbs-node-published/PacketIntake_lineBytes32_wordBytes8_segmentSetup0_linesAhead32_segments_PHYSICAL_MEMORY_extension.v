`default_nettype none
// path.lineBytes=32, path.wordBytes=8, path.segmentSetup=0, path.linesAhead=32, path.segments=PHYSICAL_MEMORY, extension=true
module PacketIntake_lineBytes32_wordBytes8_segmentSetup0_linesAhead32_segments_PHYSICAL_MEMORY_extension (  // PacketIntake.java:63
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
  output wire [63:0] payload_data_data,  // PacketIntake.java:70
  output wire payload_data_last,  // PacketIntake.java:70
  output wire payload_valid,  // PacketIntake.java:70
  input  wire payload_ready,  // PacketIntake.java:70
  input  wire [63:0] packet_data_data,  // PacketIntake.java:71
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
  reg  settled;  // PacketIntake.java:150
  reg  extended;  // PacketIntake.java:101
  reg  [12:0] known;  // PacketIntake.java:202
  wire inHeader = state == State_HEADER;  // PacketIntake.java:81
  wire inExtension = state == State_EXTENSION;  // PacketIntake.java:82
  wire passes = state == State_PASS;  // PacketIntake.java:83
  wire [127:0] behind = words[191:64];  // PacketIntake.java:182
  wire judges = state == State_JUDGE;  // PacketIntake.java:94
  wire [15:0] sender = link[31:16];  // PacketIntake.java:96
  wire [3:0] operation = words[67:64];  // LayoutField.java:18
  wire isExtended = words[70] || (operation == 4'd3) || (operation == 4'd4);  // PacketIntake.java:214
  wire [13:0] whole = link[45:32];  // PacketFormat.java:41
  wire [13:0] dataBytes_choice = extended ? (whole - 14'd16) : whole;  // PacketIntake.java:106
  wire [12:0] dataBytes = words[9] ? 13'd0 : dataBytes_choice[12:0];  // PacketIntake.java:106
  wire headerEnds = packet_valid && packet_ready && inHeader && (index == 2'd3);  // PacketIntake.java:118
  wire ends = packet_valid && packet_ready && packet_data_last;  // PacketIntake.java:119
  wire extensionEnds = packet_valid && packet_ready && (index == 2'd1);  // PacketIntake.java:120
  wire accepted = waits && accepts;  // PacketIntake.java:132
  wire dropped = waits && drops;  // PacketIntake.java:133
  assign waits = judges && settled;  // PacketIntake.java:152
  assign from = sender;  // PacketIntake.java:97
  assign bytes = known;  // PacketIntake.java:111
  assign header = words;  // PacketIntake.java:98
  assign extension = extra;  // PacketIntake.java:99
  assign payload_data_data = packet_data_data;  // PacketIntake.java:113
  assign payload_data_last = packet_data_last;  // PacketIntake.java:114
  assign payload_valid = passes && packet_valid;  // PacketIntake.java:112
  assign packet_ready = ((inHeader || inExtension) && !holds) || (passes && payload_ready)
      || (state == State_DROP);  // PacketIntake.java:88
  always @(posedge clock) begin
    if (packet_valid && packet_ready && inHeader) begin  // PacketIntake.java:179
      index <= (index == 2'd3) ? 2'd0 : (index + 2'd1);  // PacketIntake.java:180
      if (index == 2'd0) begin  // PacketIntake.java:183
        link <= packet_data_data;  // PacketIntake.java:184
      end else begin  // PacketIntake.java:183
        words <= {packet_data_data, behind};  // PacketIntake.java:189
      end
    end
    if (packet_valid && packet_ready && inExtension) begin  // PacketIntake.java:191
      index <= {1'b0, !index[0]};  // PacketIntake.java:192
      extra <= {packet_data_data, extra[127:64]};  // PacketIntake.java:196
    end
    if (packet_valid && packet_ready) begin  // PacketIntake.java:93
      isOver <= packet_data_last;  // PacketIntake.java:93
    end
    settled <= judges;  // PacketIntake.java:151
    if (packet_valid && packet_ready && inHeader) begin  // PacketIntake.java:104
      extended <= isExtended;  // PacketIntake.java:104
    end
    known <= dataBytes;  // PacketIntake.java:203
    case (state)  // PacketIntake.java:74
      State_HEADER: begin  // PacketIntake.java:135
        if (headerEnds && isExtended) begin  // PacketIntake.java:136
          state <= State_EXTENSION;  // PacketIntake.java:136
        end else if (headerEnds) begin  // PacketIntake.java:137
          state <= State_JUDGE;  // PacketIntake.java:137
        end
      end
      State_EXTENSION: begin  // PacketIntake.java:138
        if (extensionEnds) begin  // PacketIntake.java:138
          state <= State_JUDGE;  // PacketIntake.java:138
        end
      end
      State_JUDGE: begin  // PacketIntake.java:139
        if ((accepted || dropped) && isOver) begin  // PacketIntake.java:140
          state <= State_HEADER;  // PacketIntake.java:140
        end else if (accepted) begin  // PacketIntake.java:141
          state <= State_PASS;  // PacketIntake.java:141
        end else if (dropped) begin  // PacketIntake.java:142
          state <= State_DROP;  // PacketIntake.java:142
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
      settled <= 1'b0;  // PacketIntake.java:150
    end
  end
  wire unused_ok = &{1'b0, link[15:0], link[63:46], dataBytes_choice[13]};
endmodule
`default_nettype wire
