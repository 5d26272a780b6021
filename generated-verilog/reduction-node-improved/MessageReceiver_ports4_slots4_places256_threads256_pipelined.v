`default_nettype none
// size.ports=4, size.slots=4, size.places=256, size.threads=256, size.pipelined=true
module MessageReceiver_ports4_slots4_places256_threads256_pipelined (  // MessageReceiver.java:56
  input  wire clock,  // MessageReceiver.java:56
  input  wire reset,  // MessageReceiver.java:56
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
  reg  [1:0] state;  // MessageReceiver.java:58
  reg  [2:0] word;  // MessageReceiver.java:59
  reg  [2:0] words;  // MessageReceiver.java:60
  reg  isOurs;  // MessageReceiver.java:61
  reg  [63:0] kept_head;  // MessageReceiver.java:62
  reg  [63:0] kept_shape;  // MessageReceiver.java:62
  reg  [63:0] kept_outcome;  // MessageReceiver.java:62
  reg  isDecided;  // MessageReceiver.java:76
  reg  isJudged;  // MessageReceiver.java:78
  wire takesWords = (state == State_HEADER) || (state == State_PAYLOAD) || (state == State_DRAIN);  // MessageReceiver.java:65
  wire [13:0] bytes = packet_data_data[45:32];  // PacketFormat.java:41
  wire hasDataLength = (bytes[2:0] == 3'd0) && (bytes != 14'd0) && (bytes <= 14'd48);  // MessageReceiver.java:70
  wire isForPort = kept_head[39:32] < 8'd4;  // MessageReceiver.java:71
  wire isChild = kept_outcome[31:24] < 8'd32;  // MessageReceiver.java:72
  wire isEnd = (word + 3'd1) == words;  // MessageReceiver.java:73
  wire takesLast = packet_valid && packet_ready && packet_data_last;  // MessageReceiver.java:86
  wire headerEnds = packet_valid && packet_ready && (word == 3'd3);  // MessageReceiver.java:87
  wire isWhole = isEnd && isForPort && isChild;  // MessageReceiver.java:88
  assign packet_ready = takesWords;  // MessageReceiver.java:66
  assign arrives = state == State_TELL;  // MessageReceiver.java:75
  assign control_head = kept_head;  // MessageReceiver.java:63
  assign control_shape = kept_shape;  // MessageReceiver.java:63
  assign control_outcome = kept_outcome;  // MessageReceiver.java:63
  assign takes = isJudged && counts;  // MessageReceiver.java:80
  assign writes = (state == State_PAYLOAD) && packet_valid;  // MessageReceiver.java:81
  assign index = word;  // MessageReceiver.java:82
  assign data = packet_data_data;  // MessageReceiver.java:83
  always @* begin
    drops = 1'b0;  // MessageReceiver.java:84
    case (state)  // MessageReceiver.java:58
      State_HEADER: begin  // MessageReceiver.java:90
        if (packet_valid && packet_ready) begin  // MessageReceiver.java:91
          if (packet_data_last) begin  // MessageReceiver.java:103
            drops = 1'b1;  // MessageReceiver.java:104
          end
        end
      end
      State_PAYLOAD: begin  // MessageReceiver.java:111
        if (packet_valid && packet_ready) begin  // MessageReceiver.java:112
          if (packet_data_last) begin  // MessageReceiver.java:114
            drops = !isWhole;  // MessageReceiver.java:116
          end
        end
      end
      State_TELL: ;  // MessageReceiver.java:122
      default /* State_DRAIN */: begin  // MessageReceiver.java:123
        if (takesLast) begin  // MessageReceiver.java:124
          drops = 1'b1;  // MessageReceiver.java:125
        end
      end
    endcase
  end
  always @(posedge clock) begin
    isDecided <= state == State_TELL;  // MessageReceiver.java:77
    isJudged <= isDecided;  // MessageReceiver.java:79
    case (state)  // MessageReceiver.java:58
      State_HEADER: begin  // MessageReceiver.java:90
        if (packet_valid && packet_ready) begin  // MessageReceiver.java:91
          word <= word + 3'd1;  // MessageReceiver.java:92
          if (word == 3'd0) begin  // MessageReceiver.java:93
            words <= bytes[5:3];  // MessageReceiver.java:94
            isOurs <= (packet_data_data[15:0] == node) && hasDataLength;  // MessageReceiver.java:95
          end
          if (word == 3'd1) begin  // MessageReceiver.java:97
            kept_head <= packet_data_data;  // MessageReceiver.java:97
          end
          if (word == 3'd2) begin  // MessageReceiver.java:98
            kept_shape <= packet_data_data;  // MessageReceiver.java:98
          end
          if (word == 3'd3) begin  // MessageReceiver.java:99
            kept_outcome <= packet_data_data;  // MessageReceiver.java:100
            word <= 3'd0;  // MessageReceiver.java:101
          end
          if (packet_data_last) begin  // MessageReceiver.java:103
            word <= 3'd0;  // MessageReceiver.java:105
          end
        end
        if (takesLast) begin  // MessageReceiver.java:108
        end else if (headerEnds && isOurs) begin  // MessageReceiver.java:109
          state <= State_PAYLOAD;  // MessageReceiver.java:109
        end else if (headerEnds) begin  // MessageReceiver.java:110
          state <= State_DRAIN;  // MessageReceiver.java:110
        end
      end
      State_PAYLOAD: begin  // MessageReceiver.java:111
        if (packet_valid && packet_ready) begin  // MessageReceiver.java:112
          word <= word + 3'd1;  // MessageReceiver.java:113
          if (packet_data_last) begin  // MessageReceiver.java:114
            word <= 3'd0;  // MessageReceiver.java:115
          end
        end
        if (takesLast && isWhole) begin  // MessageReceiver.java:119
          state <= State_TELL;  // MessageReceiver.java:119
        end else if (takesLast) begin  // MessageReceiver.java:120
          state <= State_HEADER;  // MessageReceiver.java:120
        end else if (packet_valid && packet_ready && isEnd) begin  // MessageReceiver.java:121
          state <= State_DRAIN;  // MessageReceiver.java:121
        end
      end
      State_TELL: begin  // MessageReceiver.java:122
        state <= State_HEADER;  // MessageReceiver.java:122
      end
      default /* State_DRAIN */: begin  // MessageReceiver.java:123
        if (takesLast) begin  // MessageReceiver.java:124
          word <= 3'd0;  // MessageReceiver.java:126
        end
        if (takesLast) begin  // MessageReceiver.java:128
          state <= State_HEADER;  // MessageReceiver.java:128
        end
      end
    endcase
    if (reset) begin
      state <= State_HEADER;  // MessageReceiver.java:58
      word <= 3'd0;  // MessageReceiver.java:59
      isDecided <= 1'b0;  // MessageReceiver.java:76
      isJudged <= 1'b0;  // MessageReceiver.java:78
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!arrives || isOurs)) begin  // MessageReceiver.java:130
        $display("assertion failed: R5: nothing is told of a message that is not whole (MessageReceiver.java:130)");
        $stop;  // MessageReceiver.java:130
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!arrives || isOurs);  // MessageReceiver.java:130
    end
  end
`endif
endmodule
`default_nettype wire
