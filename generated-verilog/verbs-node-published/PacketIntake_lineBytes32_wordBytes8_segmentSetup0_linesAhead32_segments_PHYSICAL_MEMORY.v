`default_nettype none
// path.lineBytes=32, path.wordBytes=8, path.segmentSetup=0, path.linesAhead=32, path.segments=PHYSICAL_MEMORY, extension=false
module PacketIntake_lineBytes32_wordBytes8_segmentSetup0_linesAhead32_segments_PHYSICAL_MEMORY (  // PacketIntake.java:56
  input  wire clock,  // PacketIntake.java:56
  input  wire reset,  // PacketIntake.java:56
  output wire waits,  // PacketIntake.java:26
  output wire [15:0] from,  // PacketIntake.java:28
  output wire [12:0] bytes,  // PacketIntake.java:30
  output wire [191:0] header,  // PacketIntake.java:32
  output wire [127:0] extension,  // PacketIntake.java:34
  input  wire accepts,  // PacketIntake.java:36
  input  wire holds,  // PacketIntake.java:38
  input  wire drops,  // PacketIntake.java:40
  output wire [63:0] payload_data_data,  // PacketIntake.java:59
  output wire payload_data_last,  // PacketIntake.java:59
  output wire payload_valid,  // PacketIntake.java:59
  input  wire payload_ready,  // PacketIntake.java:59
  input  wire [63:0] packet_data_data,  // PacketIntake.java:60
  input  wire packet_data_last,  // PacketIntake.java:60
  input  wire packet_valid,  // PacketIntake.java:60
  output wire packet_ready  // PacketIntake.java:60
);
  localparam [2:0] State_HEADER = 3'd0;
  localparam [2:0] State_EXTENSION = 3'd1;
  localparam [2:0] State_JUDGE = 3'd2;
  localparam [2:0] State_PASS = 3'd3;
  localparam [2:0] State_DROP = 3'd4;
  reg  [2:0] state;  // PacketIntake.java:64
  reg  [1:0] index;  // PacketIntake.java:65
  reg  [63:0] link;  // PacketIntake.java:66
  reg  [191:0] words;  // PacketIntake.java:67
  reg  [127:0] extra;  // PacketIntake.java:68
  reg  isOver;  // PacketIntake.java:69
  reg  extended;  // PacketIntake.java:105
  reg  [12:0] known;  // PacketIntake.java:110
  reg  settled;  // PacketIntake.java:117
  wire inHeader = state == State_HEADER;  // PacketIntake.java:71
  wire inExtension = state == State_EXTENSION;  // PacketIntake.java:72
  wire passes = state == State_PASS;  // PacketIntake.java:73
  wire [127:0] behind = words[191:64];  // PacketIntake.java:84
  wire [13:0] whole = link[45:32];  // PacketFormat.java:41
  wire headerEnds = packet_valid && packet_ready && inHeader && (index == 2'd3);  // PacketIntake.java:123
  wire ends = packet_valid && packet_ready && packet_data_last;  // PacketIntake.java:124
  wire [13:0] known_choice = extended ? (whole - 14'd16) : whole;  // PacketIntake.java:111
  assign waits = (state == State_JUDGE) && settled;  // PacketIntake.java:119
  assign from = link[31:16];  // PacketIntake.java:101
  assign bytes = known;  // PacketIntake.java:116
  assign header = words;  // PacketIntake.java:102
  assign extension = extra;  // PacketIntake.java:103
  assign payload_data_data = packet_data_data;  // PacketIntake.java:121
  assign payload_data_last = packet_data_last;  // PacketIntake.java:122
  assign payload_valid = passes && packet_valid;  // PacketIntake.java:120
  assign packet_ready = ((inHeader || inExtension) && !holds) || (passes && payload_ready)
      || (state == State_DROP);  // PacketIntake.java:76
  always @(posedge clock) begin
    if (packet_valid && packet_ready && inHeader) begin  // PacketIntake.java:80
      index <= (index == 2'd3) ? 2'd0 : (index + 2'd1);  // PacketIntake.java:81
      if (index == 2'd0) begin  // PacketIntake.java:85
        link <= packet_data_data;  // PacketIntake.java:86
      end else begin  // PacketIntake.java:85
        words <= {packet_data_data, behind};  // PacketIntake.java:91
      end
    end
    if (packet_valid && packet_ready && inExtension) begin  // PacketIntake.java:93
      index <= {1'b0, !index[0]};  // PacketIntake.java:94
      extra <= {packet_data_data, extra[127:64]};  // PacketIntake.java:98
    end
    if (packet_valid && packet_ready) begin  // PacketIntake.java:100
      isOver <= packet_data_last;  // PacketIntake.java:100
    end
    if (packet_valid && packet_ready && inHeader) begin  // PacketIntake.java:108
      extended <= 1'b0;  // PacketIntake.java:108
    end
    known <= words[9] ? 13'd0 : known_choice[12:0];  // PacketIntake.java:111
    settled <= state == State_JUDGE;  // PacketIntake.java:118
    case (state)  // PacketIntake.java:64
      State_HEADER: begin  // PacketIntake.java:126
        if (headerEnds) begin  // PacketIntake.java:128
          state <= State_JUDGE;  // PacketIntake.java:128
        end
      end
      State_EXTENSION: begin  // PacketIntake.java:129
        if (packet_valid && packet_ready && (index == 2'd1)) begin  // PacketIntake.java:129
          state <= State_JUDGE;  // PacketIntake.java:129
        end
      end
      State_JUDGE: begin  // PacketIntake.java:130
        if (waits && (accepts || drops) && isOver) begin  // PacketIntake.java:131
          state <= State_HEADER;  // PacketIntake.java:131
        end else if (waits && accepts) begin  // PacketIntake.java:132
          state <= State_PASS;  // PacketIntake.java:132
        end else if (waits && drops) begin  // PacketIntake.java:133
          state <= State_DROP;  // PacketIntake.java:133
        end
      end
      State_PASS: begin  // PacketIntake.java:134
        if (ends) begin  // PacketIntake.java:134
          state <= State_HEADER;  // PacketIntake.java:134
        end
      end
      default /* State_DROP */: begin  // PacketIntake.java:135
        if (ends) begin  // PacketIntake.java:135
          state <= State_HEADER;  // PacketIntake.java:135
        end
      end
    endcase
    if (reset) begin
      state <= State_HEADER;  // PacketIntake.java:64
      index <= 2'd0;  // PacketIntake.java:65
      settled <= 1'b0;  // PacketIntake.java:117
    end
  end
  wire unused_ok = &{1'b0, link[15:0], link[63:46], known_choice[13]};
endmodule
`default_nettype wire
