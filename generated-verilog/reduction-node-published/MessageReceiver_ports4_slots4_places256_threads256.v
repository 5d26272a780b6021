`default_nettype none
// size.ports=4, size.slots=4, size.places=256, size.threads=256, size.pipelined=false
module MessageReceiver_ports4_slots4_places256_threads256 (  // MessageReceiver.java:78
  input  wire clock,  // MessageReceiver.java:78
  input  wire reset,  // MessageReceiver.java:78
  input  wire [63:0] packet_data_data,  // MessageReceiver.java:29
  input  wire packet_data_last,  // MessageReceiver.java:29
  input  wire packet_valid,  // MessageReceiver.java:29
  output wire packet_ready,  // MessageReceiver.java:29
  input  wire [15:0] node,  // MessageReceiver.java:31
  output wire arrives,  // MessageReceiver.java:34
  output wire [63:0] control_head,  // MessageReceiver.java:36
  output wire [63:0] control_shape,  // MessageReceiver.java:36
  output wire [63:0] control_outcome,  // MessageReceiver.java:36
  input  wire counts,  // MessageReceiver.java:38
  output wire takes,  // MessageReceiver.java:41
  output wire writes,  // MessageReceiver.java:44
  output wire [2:0] index,  // MessageReceiver.java:46
  output wire [63:0] data,  // MessageReceiver.java:48
  output reg  drops  // MessageReceiver.java:51
);
  localparam [1:0] State_HEADER = 2'd0;
  localparam [1:0] State_PAYLOAD = 2'd1;
  localparam [1:0] State_TELL = 2'd2;
  localparam [1:0] State_DRAIN = 2'd3;
  reg  [1:0] state;  // MessageReceiver.java:53
  reg  [2:0] word;  // MessageReceiver.java:55
  reg  [2:0] words;  // MessageReceiver.java:57
  reg  isOurs;  // MessageReceiver.java:59
  reg  [63:0] kept_head;  // MessageReceiver.java:61
  reg  [63:0] kept_shape;  // MessageReceiver.java:61
  reg  [63:0] kept_outcome;  // MessageReceiver.java:61
  reg  isDecided;  // MessageReceiver.java:101
  reg  isJudged;  // MessageReceiver.java:103
  wire takesWords = (state == State_HEADER) || (state == State_PAYLOAD) || (state == State_DRAIN);  // MessageReceiver.java:81
  wire [13:0] bytes = packet_data_data[45:32];  // PacketFormat.java:41
  wire hasDataLength = (bytes[2:0] == 3'd0) && (bytes != 14'd0) && (bytes <= 14'd48);  // MessageReceiver.java:92
  wire isForPort = kept_head[39:32] < 8'd4;  // MessageReceiver.java:93
  wire isChild = kept_outcome[31:24] < 8'd32;  // MessageReceiver.java:94
  wire isEnd = (word + 3'd1) == words;  // MessageReceiver.java:95
  wire takesLast = packet_valid && packet_ready && packet_data_last;  // MessageReceiver.java:116
  wire headerEnds = packet_valid && packet_ready && (word == 3'd3);  // MessageReceiver.java:117
  wire isWhole = isEnd && isForPort && isChild;  // MessageReceiver.java:118
  assign packet_ready = takesWords;  // MessageReceiver.java:82
  assign arrives = state == State_TELL;  // MessageReceiver.java:100
  assign control_head = kept_head;  // MessageReceiver.java:80
  assign control_shape = kept_shape;  // MessageReceiver.java:80
  assign control_outcome = kept_outcome;  // MessageReceiver.java:80
  assign takes = isJudged && counts;  // MessageReceiver.java:105
  assign writes = (state == State_PAYLOAD) && packet_valid;  // MessageReceiver.java:109
  assign index = word;  // MessageReceiver.java:110
  assign data = packet_data_data;  // MessageReceiver.java:111
  always @* begin
    drops = 1'b0;  // MessageReceiver.java:115
    case (state)  // MessageReceiver.java:53
      State_HEADER: begin  // MessageReceiver.java:120
        if (packet_valid && packet_ready) begin  // MessageReceiver.java:121
          if (packet_data_last) begin  // MessageReceiver.java:153
            drops = 1'b1;  // MessageReceiver.java:157
          end
        end
      end
      State_PAYLOAD: begin  // MessageReceiver.java:125
        if (packet_valid && packet_ready) begin  // MessageReceiver.java:126
          if (packet_data_last) begin  // MessageReceiver.java:128
            drops = !isWhole;  // MessageReceiver.java:130
          end
        end
      end
      State_TELL: ;  // MessageReceiver.java:136
      default /* State_DRAIN */: begin  // MessageReceiver.java:137
        if (takesLast) begin  // MessageReceiver.java:137
          drops = 1'b1;  // MessageReceiver.java:157
        end
      end
    endcase
  end
  always @(posedge clock) begin
    isDecided <= state == State_TELL;  // MessageReceiver.java:102
    isJudged <= isDecided;  // MessageReceiver.java:104
    case (state)  // MessageReceiver.java:53
      State_HEADER: begin  // MessageReceiver.java:120
        if (packet_valid && packet_ready) begin  // MessageReceiver.java:121
          word <= word + 3'd1;  // MessageReceiver.java:142
          if (word == 3'd0) begin  // MessageReceiver.java:143
            words <= bytes[5:3];  // MessageReceiver.java:144
            isOurs <= (packet_data_data[15:0] == node) && hasDataLength;  // MessageReceiver.java:145
          end
          if (word == 3'd1) begin  // MessageReceiver.java:147
            kept_head <= packet_data_data;  // MessageReceiver.java:147
          end
          if (word == 3'd2) begin  // MessageReceiver.java:148
            kept_shape <= packet_data_data;  // MessageReceiver.java:148
          end
          if (word == 3'd3) begin  // MessageReceiver.java:149
            kept_outcome <= packet_data_data;  // MessageReceiver.java:150
            word <= 3'd0;  // MessageReceiver.java:151
          end
          if (packet_data_last) begin  // MessageReceiver.java:153
            word <= 3'd0;  // MessageReceiver.java:158
          end
        end
        if (takesLast) begin  // MessageReceiver.java:122
        end else if (headerEnds && isOurs) begin  // MessageReceiver.java:123
          state <= State_PAYLOAD;  // MessageReceiver.java:123
        end else if (headerEnds) begin  // MessageReceiver.java:124
          state <= State_DRAIN;  // MessageReceiver.java:124
        end
      end
      State_PAYLOAD: begin  // MessageReceiver.java:125
        if (packet_valid && packet_ready) begin  // MessageReceiver.java:126
          word <= word + 3'd1;  // MessageReceiver.java:127
          if (packet_data_last) begin  // MessageReceiver.java:128
            word <= 3'd0;  // MessageReceiver.java:129
          end
        end
        if (takesLast && isWhole) begin  // MessageReceiver.java:133
          state <= State_TELL;  // MessageReceiver.java:133
        end else if (takesLast) begin  // MessageReceiver.java:134
          state <= State_HEADER;  // MessageReceiver.java:134
        end else if (packet_valid && packet_ready && isEnd) begin  // MessageReceiver.java:135
          state <= State_DRAIN;  // MessageReceiver.java:135
        end
      end
      State_TELL: begin  // MessageReceiver.java:136
        state <= State_HEADER;  // MessageReceiver.java:136
      end
      default /* State_DRAIN */: begin  // MessageReceiver.java:137
        if (takesLast) begin  // MessageReceiver.java:137
          word <= 3'd0;  // MessageReceiver.java:158
        end
        if (takesLast) begin  // MessageReceiver.java:137
          state <= State_HEADER;  // MessageReceiver.java:137
        end
      end
    endcase
    if (reset) begin
      state <= State_HEADER;  // MessageReceiver.java:53
      word <= 3'd0;  // MessageReceiver.java:55
      isDecided <= 1'b0;  // MessageReceiver.java:101
      isJudged <= 1'b0;  // MessageReceiver.java:103
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!arrives || isOurs)) begin  // MessageReceiver.java:87
        $display("assertion failed: R5: nothing is told of a message that is not whole (MessageReceiver.java:87)");
        $stop;  // MessageReceiver.java:87
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!arrives || isOurs);  // MessageReceiver.java:87
    end
  end
`endif
endmodule
`default_nettype wire
