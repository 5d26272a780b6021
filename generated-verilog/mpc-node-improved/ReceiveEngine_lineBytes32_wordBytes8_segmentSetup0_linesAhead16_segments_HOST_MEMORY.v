`default_nettype none
// path.lineBytes=32, path.wordBytes=8, path.segmentSetup=0, path.linesAhead=16, path.segments=HOST_MEMORY
module ReceiveEngine_lineBytes32_wordBytes8_segmentSetup0_linesAhead16_segments_HOST_MEMORY (  // ReceiveEngine.java:54
  input  wire clock,  // ReceiveEngine.java:54
  input  wire reset,  // ReceiveEngine.java:54
  input  wire [63:0] packet_data_data,  // ReceiveEngine.java:28
  input  wire packet_data_last,  // ReceiveEngine.java:28
  input  wire packet_valid,  // ReceiveEngine.java:28
  output wire packet_ready,  // ReceiveEngine.java:28
  input  wire visible,  // ReceiveEngine.java:34
  output wire [15:0] receipt_data_nsrc,  // ReceiveEngine.java:36
  output wire [15:0] receipt_data_ctrl,  // ReceiveEngine.java:36
  output wire [31:0] receipt_data_rid,  // ReceiveEngine.java:36
  output wire [31:0] receipt_data_len,  // ReceiveEngine.java:36
  output wire receipt_valid,  // ReceiveEngine.java:36
  input  wire receipt_ready,  // ReceiveEngine.java:36
  input  wire [15:0] node,  // ReceiveEngine.java:38
  output wire drops,  // ReceiveEngine.java:40
  output wire [27:0] segment_data_address,  // ReceiveEngine.java:57
  output wire [24:0] segment_data_bytes,  // ReceiveEngine.java:57
  output wire segment_data_last,  // ReceiveEngine.java:57
  output wire segment_valid,  // ReceiveEngine.java:57
  input  wire segment_ready,  // ReceiveEngine.java:57
  output wire [63:0] payload_data_data,  // ReceiveEngine.java:58
  output wire payload_data_last,  // ReceiveEngine.java:58
  output wire payload_valid,  // ReceiveEngine.java:58
  input  wire payload_ready  // ReceiveEngine.java:58
);
  localparam [1:0] State_HEADER = 2'd0;
  localparam [1:0] State_CHECK = 2'd1;
  localparam [1:0] State_PAYLOAD = 2'd2;
  localparam [1:0] State_DROP = 2'd3;
  reg  [1:0] state;  // ReceiveEngine.java:59
  reg  [1:0] index;  // ReceiveEngine.java:60
  reg  [13:0] bytes;  // ReceiveEngine.java:61
  reg  [31:0] address;  // ReceiveEngine.java:62
  reg  [15:0] to;  // ReceiveEngine.java:63
  reg  notifies;  // ReceiveEngine.java:64
  reg  [15:0] message_nsrc;  // ReceiveEngine.java:65
  reg  [15:0] message_ctrl;  // ReceiveEngine.java:65
  reg  [31:0] message_rid;  // ReceiveEngine.java:65
  reg  [31:0] message_len;  // ReceiveEngine.java:65
  reg  isWrong;  // ReceiveEngine.java:129
  reg  [3:0] done;  // ReceiveEngine.java:137
  wire receipts_enqueue_ready, receipts_dequeue_valid;  // ReceiveEngine.java:66
  wire [15:0] receipts_dequeue_data_nsrc, receipts_dequeue_data_ctrl;  // ReceiveEngine.java:66
  wire [31:0] receipts_dequeue_data_rid, receipts_dequeue_data_len; wire [3:0] receipts_count;  // ReceiveEngine.java:66
  wire kinds_enqueue_ready, kinds_dequeue_data, kinds_dequeue_valid; wire [3:0] kinds_count;  // ReceiveEngine.java:67
  wire inHeader = state == State_HEADER;  // ReceiveEngine.java:70
  wire inPayload = state == State_PAYLOAD;  // ReceiveEngine.java:71
  wire checks = state == State_CHECK;  // ReceiveEngine.java:89
  wire [32:0] end_ = {1'b0, address} + {1'b0, 18'd0, bytes};  // ReceiveEngine.java:125
  wire isWrongNow = (end_ > 33'h10000000) || (bytes == 14'd0) || (to != node);  // ReceiveEngine.java:128
  wire hasRoom = kinds_enqueue_ready && receipts_enqueue_ready;  // ReceiveEngine.java:91
  wire offers = checks && !isWrong && hasRoom;  // ReceiveEngine.java:92
  wire begins = segment_valid && segment_ready;  // ReceiveEngine.java:97
  wire dropping = state == State_DROP;  // ReceiveEngine.java:103
  wire ends = packet_valid && packet_ready && packet_data_last;  // ReceiveEngine.java:109
  wire isDone = done != 4'd0;  // ReceiveEngine.java:138
  wire asks = kinds_dequeue_data;  // ReceiveEngine.java:139
  wire goes = (isDone && !asks) || (receipt_valid && receipt_ready);  // ReceiveEngine.java:143
  assign packet_ready = inHeader || dropping || (inPayload && payload_ready);  // ReceiveEngine.java:104
  assign receipt_data_nsrc = receipts_dequeue_data_nsrc;  // ReceiveEngine.java:141
  assign receipt_data_ctrl = receipts_dequeue_data_ctrl;  // ReceiveEngine.java:141
  assign receipt_data_rid = receipts_dequeue_data_rid;  // ReceiveEngine.java:141
  assign receipt_data_len = receipts_dequeue_data_len;  // ReceiveEngine.java:141
  assign receipt_valid = isDone && asks && receipts_dequeue_valid;  // ReceiveEngine.java:140
  assign drops = checks && isWrong;  // ReceiveEngine.java:108
  assign segment_data_address = address[27:0];  // ReceiveEngine.java:94
  assign segment_data_bytes = {11'd0, bytes};  // ReceiveEngine.java:95
  assign segment_data_last = 1'b1;  // ReceiveEngine.java:96
  assign segment_valid = offers;  // ReceiveEngine.java:93
  assign payload_data_data = packet_data_data;  // ReceiveEngine.java:106
  assign payload_data_last = packet_data_last;  // ReceiveEngine.java:107
  assign payload_valid = inPayload && packet_valid;  // ReceiveEngine.java:105
  always @(posedge clock) begin
    if (packet_valid && packet_ready && inHeader) begin  // ReceiveEngine.java:72
      index <= index + 2'd1;  // ReceiveEngine.java:73
      if (index == 2'd0) begin  // ReceiveEngine.java:74
        to <= packet_data_data[15:0];  // ReceiveEngine.java:75
        message_nsrc <= packet_data_data[31:16];  // ReceiveEngine.java:76
        bytes <= packet_data_data[45:32];  // ReceiveEngine.java:77
      end
      if (index == 2'd1) begin  // ReceiveEngine.java:79
        address <= packet_data_data[31:0];  // ReceiveEngine.java:80
        message_len <= packet_data_data[63:32];  // ReceiveEngine.java:81
      end
      if (index == 2'd2) begin  // ReceiveEngine.java:83
        message_rid <= packet_data_data[31:0];  // ReceiveEngine.java:84
        message_ctrl <= packet_data_data[47:32];  // ReceiveEngine.java:85
        notifies <= packet_data_data[48];  // ReceiveEngine.java:86
      end
    end
    isWrong <= isWrongNow;  // ReceiveEngine.java:130
    case (state)  // ReceiveEngine.java:59
      State_HEADER: begin  // ReceiveEngine.java:111
        if (packet_valid && packet_ready && (index == 2'd3)) begin  // ReceiveEngine.java:111
          state <= State_CHECK;  // ReceiveEngine.java:111
        end
      end
      State_CHECK: begin  // ReceiveEngine.java:112
        if (isWrong) begin  // ReceiveEngine.java:112
          state <= State_DROP;  // ReceiveEngine.java:112
        end else if (begins) begin  // ReceiveEngine.java:112
          state <= State_PAYLOAD;  // ReceiveEngine.java:112
        end
      end
      State_PAYLOAD: begin  // ReceiveEngine.java:113
        if (ends) begin  // ReceiveEngine.java:113
          state <= State_HEADER;  // ReceiveEngine.java:113
        end
      end
      default /* State_DROP */: begin  // ReceiveEngine.java:114
        if (ends) begin  // ReceiveEngine.java:114
          state <= State_HEADER;  // ReceiveEngine.java:114
        end
      end
    endcase
    done <= (done + {3'd0, visible}) - {3'd0, goes};  // ReceiveEngine.java:145
    if (reset) begin
      state <= State_HEADER;  // ReceiveEngine.java:59
      index <= 2'd0;  // ReceiveEngine.java:60
      isWrong <= 1'b0;  // ReceiveEngine.java:129
      done <= 4'd0;  // ReceiveEngine.java:137
    end
  end
  Queue_Receipt96_8 receipts (  // ReceiveEngine.java:66
    .clock(clock), .reset(reset), .enqueue_data_nsrc(message_nsrc), .enqueue_data_ctrl(message_ctrl),
    .enqueue_data_rid(message_rid), .enqueue_data_len(message_len), .enqueue_valid(begins && notifies),
    .enqueue_ready(receipts_enqueue_ready), .dequeue_data_nsrc(receipts_dequeue_data_nsrc),
    .dequeue_data_ctrl(receipts_dequeue_data_ctrl), .dequeue_data_rid(receipts_dequeue_data_rid),
    .dequeue_data_len(receipts_dequeue_data_len), .dequeue_valid(receipts_dequeue_valid),
    .dequeue_ready(receipt_valid && receipt_ready), .count(receipts_count));
  Queue_UInt1_8 kinds (  // ReceiveEngine.java:67
    .clock(clock), .reset(reset), .enqueue_data(notifies), .enqueue_valid(begins),
    .enqueue_ready(kinds_enqueue_ready), .dequeue_data(kinds_dequeue_data), .dequeue_valid(kinds_dequeue_valid),
    .dequeue_ready(goes), .count(kinds_count));
  wire unused_ok = &{1'b0, receipts_count, kinds_dequeue_valid, kinds_count};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!checks || (isWrong == isWrongNow))) begin  // ReceiveEngine.java:131
        $display("assertion failed: the header has been looked at (ReceiveEngine.java:131)");
        $stop;  // ReceiveEngine.java:131
      end
      if (!(!isDone || kinds_dequeue_valid)) begin  // ReceiveEngine.java:146
        $display("assertion failed: what has become visible was given (ReceiveEngine.java:146)");
        $stop;  // ReceiveEngine.java:146
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!checks || (isWrong == isWrongNow));  // ReceiveEngine.java:131
      assert (!isDone || kinds_dequeue_valid);  // ReceiveEngine.java:146
    end
  end
`endif
endmodule
`default_nettype wire
