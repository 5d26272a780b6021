// size.ports=4, size.slots=4, size.places=256, size.threads=256, size.pipelined=false
module MessageReceiver_4_4_256_256_false (  // MessageReceiver.java:53
  input  wire clock,  // MessageReceiver.java:53
  input  wire reset,  // MessageReceiver.java:53
  input  wire [63:0] packet_data_data,  // MessageReceiver.java:26
  input  wire packet_data_last,  // MessageReceiver.java:26
  input  wire packet_valid,  // MessageReceiver.java:26
  output wire packet_ready,  // MessageReceiver.java:26
  input  wire [15:0] node,  // MessageReceiver.java:28
  output wire arrives,  // MessageReceiver.java:31
  output wire [63:0] control_head,  // MessageReceiver.java:33
  output wire [63:0] control_shape,  // MessageReceiver.java:33
  output wire [63:0] control_outcome,  // MessageReceiver.java:33
  input  wire counts,  // MessageReceiver.java:35
  output wire takes,  // MessageReceiver.java:38
  output wire writes,  // MessageReceiver.java:41
  output wire [2:0] index,  // MessageReceiver.java:43
  output wire [63:0] data,  // MessageReceiver.java:45
  output reg  drops  // MessageReceiver.java:48
);
  localparam [2:0] State_HEADER = 3'd0;
  localparam [2:0] State_PAYLOAD = 3'd1;
  localparam [2:0] State_TELL = 3'd2;
  localparam [2:0] State_JUDGE = 3'd3;
  localparam [2:0] State_DRAIN = 3'd4;
  reg  [2:0] state;  // MessageReceiver.java:55
  reg  [2:0] word;  // MessageReceiver.java:56
  reg  [2:0] words;  // MessageReceiver.java:57
  reg  isOurs;  // MessageReceiver.java:58
  reg  [63:0] kept_head;  // MessageReceiver.java:59
  reg  [63:0] kept_shape;  // MessageReceiver.java:59
  reg  [63:0] kept_outcome;  // MessageReceiver.java:59
  wire takesWords = (state == State_HEADER) || (state == State_PAYLOAD) || (state == State_DRAIN);  // MessageReceiver.java:62
  wire [13:0] bytes = packet_data_data[45:32];  // PacketFormat.java:55
  wire hasDataLength = (bytes[2:0] == 3'd0) && (bytes != 14'd0) && (bytes <= 14'd48);  // MessageReceiver.java:67
  wire isForPort = kept_head[39:32] < 8'd4;  // MessageReceiver.java:68
  wire isChild = kept_outcome[31:24] < 8'd32;  // MessageReceiver.java:69
  wire isEnd = (word + 3'd1) == words;  // MessageReceiver.java:70
  wire isWhole = isEnd && isForPort && isChild;  // MessageReceiver.java:106
  assign packet_ready = takesWords;  // MessageReceiver.java:63
  assign arrives = state == State_TELL;  // MessageReceiver.java:72
  assign control_head = kept_head;  // MessageReceiver.java:60
  assign control_shape = kept_shape;  // MessageReceiver.java:60
  assign control_outcome = kept_outcome;  // MessageReceiver.java:60
  assign takes = (state == State_JUDGE) && counts;  // MessageReceiver.java:73
  assign writes = (state == State_PAYLOAD) && packet_valid;  // MessageReceiver.java:74
  assign index = word;  // MessageReceiver.java:75
  assign data = packet_data_data;  // MessageReceiver.java:76
  always @* begin
    drops = 1'b0;  // MessageReceiver.java:77
    case (state)  // MessageReceiver.java:79
      State_HEADER: begin  // MessageReceiver.java:80
        if (packet_valid && packet_ready) begin  // MessageReceiver.java:82
          if (packet_data_last) begin  // MessageReceiver.java:95
            drops = 1'b1;  // MessageReceiver.java:96
          end
        end
      end
      State_PAYLOAD: begin  // MessageReceiver.java:101
        if (packet_valid && packet_ready) begin  // MessageReceiver.java:103
          if (packet_data_last) begin  // MessageReceiver.java:105
            drops = !isWhole;  // MessageReceiver.java:108
          end
        end
      end
      State_TELL: ;  // MessageReceiver.java:113
      State_JUDGE: ;  // MessageReceiver.java:114
      default /* State_DRAIN */: begin  // MessageReceiver.java:115
        if (packet_valid && packet_ready && packet_data_last) begin  // MessageReceiver.java:117
          drops = 1'b1;  // MessageReceiver.java:118
        end
      end
    endcase
  end
  always @(posedge clock) begin
    case (state)  // MessageReceiver.java:79
      State_HEADER: begin  // MessageReceiver.java:80
        if (packet_valid && packet_ready) begin  // MessageReceiver.java:82
          word <= word + 3'd1;  // MessageReceiver.java:83
          if (word == 3'd0) begin  // MessageReceiver.java:84
            words <= bytes[5:3];  // MessageReceiver.java:85
            isOurs <= (packet_data_data[15:0] == node) && hasDataLength;  // MessageReceiver.java:86
          end
          if (word == 3'd1) begin  // MessageReceiver.java:88
            kept_head <= packet_data_data;  // MessageReceiver.java:88
          end
          if (word == 3'd2) begin  // MessageReceiver.java:89
            kept_shape <= packet_data_data;  // MessageReceiver.java:89
          end
          if (word == 3'd3) begin  // MessageReceiver.java:90
            kept_outcome <= packet_data_data;  // MessageReceiver.java:91
            word <= 3'd0;  // MessageReceiver.java:92
            state <= isOurs ? State_PAYLOAD : State_DRAIN;  // MessageReceiver.java:93
          end
          if (packet_data_last) begin  // MessageReceiver.java:95
            word <= 3'd0;  // MessageReceiver.java:97
            state <= State_HEADER;  // MessageReceiver.java:98
          end
        end
      end
      State_PAYLOAD: begin  // MessageReceiver.java:101
        if (packet_valid && packet_ready) begin  // MessageReceiver.java:103
          word <= word + 3'd1;  // MessageReceiver.java:104
          if (packet_data_last) begin  // MessageReceiver.java:105
            word <= 3'd0;  // MessageReceiver.java:107
            state <= isWhole ? State_TELL : State_HEADER;  // MessageReceiver.java:109
          end else if (isEnd) begin  // MessageReceiver.java:111
            state <= State_DRAIN;  // MessageReceiver.java:111
          end
        end
      end
      State_TELL: begin  // MessageReceiver.java:113
        state <= State_JUDGE;  // MessageReceiver.java:113
      end
      State_JUDGE: begin  // MessageReceiver.java:114
        state <= State_HEADER;  // MessageReceiver.java:114
      end
      default /* State_DRAIN */: begin  // MessageReceiver.java:115
        if (packet_valid && packet_ready && packet_data_last) begin  // MessageReceiver.java:117
          word <= 3'd0;  // MessageReceiver.java:119
          state <= State_HEADER;  // MessageReceiver.java:120
        end
      end
    endcase
    if (reset) begin
      state <= State_HEADER;  // MessageReceiver.java:55
      word <= 3'd0;  // MessageReceiver.java:56
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!arrives || isOurs)) begin  // MessageReceiver.java:122
        $display("assertion failed: R5: nothing is told of a message that is not whole (MessageReceiver.java:122)");
        $stop;  // MessageReceiver.java:122
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!arrives || isOurs);  // MessageReceiver.java:122
    end
  end
`endif
endmodule
