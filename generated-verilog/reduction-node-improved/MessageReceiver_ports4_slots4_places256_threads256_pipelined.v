`default_nettype none
// size.ports=4, size.slots=4, size.places=256, size.threads=256, size.pipelined=true
module MessageReceiver_ports4_slots4_places256_threads256_pipelined (  // MessageReceiver.java:86
  input  wire clock,  // MessageReceiver.java:86
  input  wire reset,  // MessageReceiver.java:86
  input  wire [63:0] packet_data_data,  // MessageReceiver.java:30
  input  wire packet_data_last,  // MessageReceiver.java:30
  input  wire packet_valid,  // MessageReceiver.java:30
  output wire packet_ready,  // MessageReceiver.java:30
  input  wire [15:0] node,  // MessageReceiver.java:34
  output wire arrives,  // MessageReceiver.java:37
  output wire [63:0] control_head,  // MessageReceiver.java:39
  output wire [63:0] control_shape,  // MessageReceiver.java:39
  output wire [63:0] control_outcome,  // MessageReceiver.java:39
  input  wire counts,  // MessageReceiver.java:41
  output wire takes,  // MessageReceiver.java:44
  output wire writes,  // MessageReceiver.java:47
  output wire [2:0] index,  // MessageReceiver.java:49
  output wire [63:0] data,  // MessageReceiver.java:51
  output reg  drops  // MessageReceiver.java:54
);
  localparam [1:0] State_HEADER = 2'd0;
  localparam [1:0] State_PAYLOAD = 2'd1;
  localparam [1:0] State_TELL = 2'd2;
  localparam [1:0] State_DRAIN = 2'd3;
  reg  [1:0] state;  // MessageReceiver.java:56
  reg  [2:0] word;  // MessageReceiver.java:58
  reg  [2:0] words;  // MessageReceiver.java:60
  reg  isOurs;  // MessageReceiver.java:62
  reg  [63:0] kept_head;  // MessageReceiver.java:64
  reg  [63:0] kept_shape;  // MessageReceiver.java:64
  reg  [63:0] kept_outcome;  // MessageReceiver.java:64
  reg  isDecided;  // MessageReceiver.java:113
  reg  isJudged;  // MessageReceiver.java:115
  wire takesWords = (state == State_HEADER) || (state == State_PAYLOAD) || (state == State_DRAIN);  // MessageReceiver.java:93
  wire [13:0] bytes = packet_data_data[45:32];  // PacketFormat.java:41
  wire hasDataLength = (bytes[2:0] == 3'd0) && (bytes != 14'd0) && (bytes <= 14'd48);  // MessageReceiver.java:104
  wire isForPort = kept_head[39:32] < 8'd4;  // MessageReceiver.java:105
  wire isChild = kept_outcome[31:24] < 8'd32;  // MessageReceiver.java:106
  wire isEnd = (word + 3'd1) == words;  // MessageReceiver.java:107
  wire takesLast = packet_valid && packet_ready && packet_data_last;  // MessageReceiver.java:128
  wire headerEnds = packet_valid && packet_ready && (word == 3'd3);  // MessageReceiver.java:129
  wire isWhole = isEnd && isForPort && isChild;  // MessageReceiver.java:130
  assign packet_ready = takesWords;  // MessageReceiver.java:94
  assign arrives = state == State_TELL;  // MessageReceiver.java:112
  assign control_head = kept_head;  // MessageReceiver.java:92
  assign control_shape = kept_shape;  // MessageReceiver.java:92
  assign control_outcome = kept_outcome;  // MessageReceiver.java:92
  assign takes = isJudged && counts;  // MessageReceiver.java:117
  assign writes = (state == State_PAYLOAD) && packet_valid;  // MessageReceiver.java:121
  assign index = word;  // MessageReceiver.java:122
  assign data = packet_data_data;  // MessageReceiver.java:123
  always @* begin
    drops = 1'b0;  // MessageReceiver.java:127
    case (state)  // MessageReceiver.java:56
      State_HEADER: begin  // MessageReceiver.java:133
        if (packet_valid && packet_ready) begin  // MessageReceiver.java:134
          if (packet_data_last) begin  // MessageReceiver.java:170
            drops = 1'b1;  // MessageReceiver.java:174
          end
        end
      end
      State_PAYLOAD: begin  // MessageReceiver.java:138
        if (packet_valid && packet_ready) begin  // MessageReceiver.java:139
          if (packet_data_last) begin  // MessageReceiver.java:141
            drops = !isWhole;  // MessageReceiver.java:143
          end
        end
      end
      State_TELL: ;  // MessageReceiver.java:149
      default /* State_DRAIN */: begin  // MessageReceiver.java:150
        if (takesLast) begin  // MessageReceiver.java:150
          drops = 1'b1;  // MessageReceiver.java:174
        end
      end
    endcase
  end
  always @(posedge clock) begin
    isDecided <= state == State_TELL;  // MessageReceiver.java:114
    isJudged <= isDecided;  // MessageReceiver.java:116
    case (state)  // MessageReceiver.java:56
      State_HEADER: begin  // MessageReceiver.java:133
        if (packet_valid && packet_ready) begin  // MessageReceiver.java:134
          word <= word + 3'd1;  // MessageReceiver.java:159
          if (word == 3'd0) begin  // MessageReceiver.java:160
            words <= bytes[5:3];  // MessageReceiver.java:161
            isOurs <= (packet_data_data[15:0] == node) && hasDataLength;  // MessageReceiver.java:162
          end
          if (word == 3'd1) begin  // MessageReceiver.java:164
            kept_head <= packet_data_data;  // MessageReceiver.java:164
          end
          if (word == 3'd2) begin  // MessageReceiver.java:165
            kept_shape <= packet_data_data;  // MessageReceiver.java:165
          end
          if (word == 3'd3) begin  // MessageReceiver.java:166
            kept_outcome <= packet_data_data;  // MessageReceiver.java:167
            word <= 3'd0;  // MessageReceiver.java:168
          end
          if (packet_data_last) begin  // MessageReceiver.java:170
            word <= 3'd0;  // MessageReceiver.java:175
          end
        end
        if (takesLast) begin  // MessageReceiver.java:135
        end else if (headerEnds && isOurs) begin  // MessageReceiver.java:136
          state <= State_PAYLOAD;  // MessageReceiver.java:136
        end else if (headerEnds) begin  // MessageReceiver.java:137
          state <= State_DRAIN;  // MessageReceiver.java:137
        end
      end
      State_PAYLOAD: begin  // MessageReceiver.java:138
        if (packet_valid && packet_ready) begin  // MessageReceiver.java:139
          word <= word + 3'd1;  // MessageReceiver.java:140
          if (packet_data_last) begin  // MessageReceiver.java:141
            word <= 3'd0;  // MessageReceiver.java:142
          end
        end
        if (takesLast && isWhole) begin  // MessageReceiver.java:146
          state <= State_TELL;  // MessageReceiver.java:146
        end else if (takesLast) begin  // MessageReceiver.java:147
          state <= State_HEADER;  // MessageReceiver.java:147
        end else if (packet_valid && packet_ready && isEnd) begin  // MessageReceiver.java:148
          state <= State_DRAIN;  // MessageReceiver.java:148
        end
      end
      State_TELL: begin  // MessageReceiver.java:149
        state <= State_HEADER;  // MessageReceiver.java:149
      end
      default /* State_DRAIN */: begin  // MessageReceiver.java:150
        if (takesLast) begin  // MessageReceiver.java:150
          word <= 3'd0;  // MessageReceiver.java:175
        end
        if (takesLast) begin  // MessageReceiver.java:150
          state <= State_HEADER;  // MessageReceiver.java:150
        end
      end
    endcase
    if (reset) begin
      state <= State_HEADER;  // MessageReceiver.java:56
      word <= 3'd0;  // MessageReceiver.java:58
      isDecided <= 1'b0;  // MessageReceiver.java:113
      isJudged <= 1'b0;  // MessageReceiver.java:115
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!arrives || isOurs)) begin  // MessageReceiver.java:99
        $display("assertion failed: R5: nothing is told of a message that is not whole (MessageReceiver.java:99)");
        $stop;  // MessageReceiver.java:99
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!arrives || isOurs);  // MessageReceiver.java:99
    end
  end
`endif
endmodule
`default_nettype wire
