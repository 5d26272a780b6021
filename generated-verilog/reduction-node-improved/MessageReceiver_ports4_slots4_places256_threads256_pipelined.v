`default_nettype none
// size.ports=4, size.slots=4, size.places=256, size.threads=256, size.pipelined=true
module MessageReceiver_ports4_slots4_places256_threads256_pipelined (  // MessageReceiver.java:57
  input  wire clock,  // MessageReceiver.java:57
  input  wire reset,  // MessageReceiver.java:57
  input  wire [63:0] packet_data_data,  // MessageReceiver.java:30
  input  wire packet_data_last,  // MessageReceiver.java:30
  input  wire packet_valid,  // MessageReceiver.java:30
  output wire packet_ready,  // MessageReceiver.java:30
  input  wire [15:0] node,  // MessageReceiver.java:32
  output wire arrives,  // MessageReceiver.java:35
  output wire [63:0] control_head,  // MessageReceiver.java:37
  output wire [63:0] control_shape,  // MessageReceiver.java:37
  output wire [63:0] control_outcome,  // MessageReceiver.java:37
  input  wire counts,  // MessageReceiver.java:39
  output wire takes,  // MessageReceiver.java:42
  output wire writes,  // MessageReceiver.java:45
  output wire [2:0] index,  // MessageReceiver.java:47
  output wire [63:0] data,  // MessageReceiver.java:49
  output reg  drops  // MessageReceiver.java:52
);
  localparam [2:0] State_HEADER = 3'd0;
  localparam [2:0] State_PAYLOAD = 3'd1;
  localparam [2:0] State_TELL = 3'd2;
  localparam [2:0] State_JUDGE = 3'd3;
  localparam [2:0] State_DRAIN = 3'd4;
  reg  [2:0] state;  // MessageReceiver.java:59
  reg  [2:0] word;  // MessageReceiver.java:60
  reg  [2:0] words;  // MessageReceiver.java:61
  reg  isOurs;  // MessageReceiver.java:62
  reg  [63:0] kept_head;  // MessageReceiver.java:63
  reg  [63:0] kept_shape;  // MessageReceiver.java:63
  reg  [63:0] kept_outcome;  // MessageReceiver.java:63
  wire takesWords = (state == State_HEADER) || (state == State_PAYLOAD) || (state == State_DRAIN);  // MessageReceiver.java:66
  wire [13:0] bytes = packet_data_data[45:32];  // PacketFormat.java:41
  wire hasDataLength = (bytes[2:0] == 3'd0) && (bytes != 14'd0) && (bytes <= 14'd48);  // MessageReceiver.java:71
  wire isForPort = kept_head[39:32] < 8'd4;  // MessageReceiver.java:72
  wire isChild = kept_outcome[31:24] < 8'd32;  // MessageReceiver.java:73
  wire isEnd = (word + 3'd1) == words;  // MessageReceiver.java:74
  wire takesLast = packet_valid && packet_ready && packet_data_last;  // MessageReceiver.java:83
  wire headerEnds = packet_valid && packet_ready && (word == 3'd3);  // MessageReceiver.java:84
  wire isWhole = isEnd && isForPort && isChild;  // MessageReceiver.java:85
  assign packet_ready = takesWords;  // MessageReceiver.java:67
  assign arrives = state == State_TELL;  // MessageReceiver.java:76
  assign control_head = kept_head;  // MessageReceiver.java:64
  assign control_shape = kept_shape;  // MessageReceiver.java:64
  assign control_outcome = kept_outcome;  // MessageReceiver.java:64
  assign takes = (state == State_JUDGE) && counts;  // MessageReceiver.java:77
  assign writes = (state == State_PAYLOAD) && packet_valid;  // MessageReceiver.java:78
  assign index = word;  // MessageReceiver.java:79
  assign data = packet_data_data;  // MessageReceiver.java:80
  always @* begin
    drops = 1'b0;  // MessageReceiver.java:81
    case (state)  // MessageReceiver.java:59
      State_HEADER: begin  // MessageReceiver.java:87
        if (packet_valid && packet_ready) begin  // MessageReceiver.java:88
          if (packet_data_last) begin  // MessageReceiver.java:100
            drops = 1'b1;  // MessageReceiver.java:101
          end
        end
      end
      State_PAYLOAD: begin  // MessageReceiver.java:108
        if (packet_valid && packet_ready) begin  // MessageReceiver.java:109
          if (packet_data_last) begin  // MessageReceiver.java:111
            drops = !isWhole;  // MessageReceiver.java:113
          end
        end
      end
      State_TELL: ;  // MessageReceiver.java:119
      State_JUDGE: ;  // MessageReceiver.java:120
      default /* State_DRAIN */: begin  // MessageReceiver.java:121
        if (takesLast) begin  // MessageReceiver.java:122
          drops = 1'b1;  // MessageReceiver.java:123
        end
      end
    endcase
  end
  always @(posedge clock) begin
    case (state)  // MessageReceiver.java:59
      State_HEADER: begin  // MessageReceiver.java:87
        if (packet_valid && packet_ready) begin  // MessageReceiver.java:88
          word <= word + 3'd1;  // MessageReceiver.java:89
          if (word == 3'd0) begin  // MessageReceiver.java:90
            words <= bytes[5:3];  // MessageReceiver.java:91
            isOurs <= (packet_data_data[15:0] == node) && hasDataLength;  // MessageReceiver.java:92
          end
          if (word == 3'd1) begin  // MessageReceiver.java:94
            kept_head <= packet_data_data;  // MessageReceiver.java:94
          end
          if (word == 3'd2) begin  // MessageReceiver.java:95
            kept_shape <= packet_data_data;  // MessageReceiver.java:95
          end
          if (word == 3'd3) begin  // MessageReceiver.java:96
            kept_outcome <= packet_data_data;  // MessageReceiver.java:97
            word <= 3'd0;  // MessageReceiver.java:98
          end
          if (packet_data_last) begin  // MessageReceiver.java:100
            word <= 3'd0;  // MessageReceiver.java:102
          end
        end
        if (takesLast) begin  // MessageReceiver.java:105
        end else if (headerEnds && isOurs) begin  // MessageReceiver.java:106
          state <= State_PAYLOAD;  // MessageReceiver.java:106
        end else if (headerEnds) begin  // MessageReceiver.java:107
          state <= State_DRAIN;  // MessageReceiver.java:107
        end
      end
      State_PAYLOAD: begin  // MessageReceiver.java:108
        if (packet_valid && packet_ready) begin  // MessageReceiver.java:109
          word <= word + 3'd1;  // MessageReceiver.java:110
          if (packet_data_last) begin  // MessageReceiver.java:111
            word <= 3'd0;  // MessageReceiver.java:112
          end
        end
        if (takesLast && isWhole) begin  // MessageReceiver.java:116
          state <= State_TELL;  // MessageReceiver.java:116
        end else if (takesLast) begin  // MessageReceiver.java:117
          state <= State_HEADER;  // MessageReceiver.java:117
        end else if (packet_valid && packet_ready && isEnd) begin  // MessageReceiver.java:118
          state <= State_DRAIN;  // MessageReceiver.java:118
        end
      end
      State_TELL: begin  // MessageReceiver.java:119
        state <= State_JUDGE;  // MessageReceiver.java:119
      end
      State_JUDGE: begin  // MessageReceiver.java:120
        state <= State_HEADER;  // MessageReceiver.java:120
      end
      default /* State_DRAIN */: begin  // MessageReceiver.java:121
        if (takesLast) begin  // MessageReceiver.java:122
          word <= 3'd0;  // MessageReceiver.java:124
        end
        if (takesLast) begin  // MessageReceiver.java:126
          state <= State_HEADER;  // MessageReceiver.java:126
        end
      end
    endcase
    if (reset) begin
      state <= State_HEADER;  // MessageReceiver.java:59
      word <= 3'd0;  // MessageReceiver.java:60
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!arrives || isOurs)) begin  // MessageReceiver.java:128
        $display("assertion failed: R5: nothing is told of a message that is not whole (MessageReceiver.java:128)");
        $stop;  // MessageReceiver.java:128
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!arrives || isOurs);  // MessageReceiver.java:128
    end
  end
`endif
endmodule
`default_nettype wire
