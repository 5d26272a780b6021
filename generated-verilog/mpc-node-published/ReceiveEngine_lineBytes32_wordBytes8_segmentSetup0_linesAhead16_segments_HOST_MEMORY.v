`default_nettype none
// path.lineBytes=32, path.wordBytes=8, path.segmentSetup=0, path.linesAhead=16, path.segments=HOST_MEMORY
module ReceiveEngine_lineBytes32_wordBytes8_segmentSetup0_linesAhead16_segments_HOST_MEMORY (  // ReceiveEngine.java:86
  input  wire clock,  // ReceiveEngine.java:86
  input  wire reset,  // ReceiveEngine.java:86
  input  wire [63:0] packet_data_data,  // ReceiveEngine.java:30
  input  wire packet_data_last,  // ReceiveEngine.java:30
  input  wire packet_valid,  // ReceiveEngine.java:30
  output wire packet_ready,  // ReceiveEngine.java:30
  input  wire visible,  // ReceiveEngine.java:36
  output wire [15:0] receipt_data_nsrc,  // ReceiveEngine.java:38
  output wire [15:0] receipt_data_ctrl,  // ReceiveEngine.java:38
  output wire [31:0] receipt_data_rid,  // ReceiveEngine.java:38
  output wire [31:0] receipt_data_len,  // ReceiveEngine.java:38
  output wire receipt_valid,  // ReceiveEngine.java:38
  input  wire receipt_ready,  // ReceiveEngine.java:38
  input  wire [15:0] node,  // ReceiveEngine.java:40
  output wire drops,  // ReceiveEngine.java:42
  output wire [27:0] segment_data_address,  // ReceiveEngine.java:97
  output wire [24:0] segment_data_bytes,  // ReceiveEngine.java:97
  output wire segment_data_last,  // ReceiveEngine.java:97
  output wire segment_valid,  // ReceiveEngine.java:97
  input  wire segment_ready,  // ReceiveEngine.java:97
  output wire [63:0] payload_data_data,  // ReceiveEngine.java:98
  output wire payload_data_last,  // ReceiveEngine.java:98
  output wire payload_valid,  // ReceiveEngine.java:98
  input  wire payload_ready  // ReceiveEngine.java:98
);
  localparam [1:0] State_HEADER = 2'd0;
  localparam [1:0] State_CHECK = 2'd1;
  localparam [1:0] State_PAYLOAD = 2'd2;
  localparam [1:0] State_DROP = 2'd3;
  reg  [1:0] state;  // ReceiveEngine.java:99
  reg  [1:0] index;  // ReceiveEngine.java:101
  reg  [13:0] bytes;  // ReceiveEngine.java:102
  reg  [31:0] address;  // ReceiveEngine.java:103
  reg  [15:0] to;  // ReceiveEngine.java:104
  reg  notifies;  // ReceiveEngine.java:105
  reg  [15:0] message_nsrc;  // ReceiveEngine.java:106
  reg  [15:0] message_ctrl;  // ReceiveEngine.java:106
  reg  [31:0] message_rid;  // ReceiveEngine.java:106
  reg  [31:0] message_len;  // ReceiveEngine.java:106
  reg  isWrong;  // ReceiveEngine.java:251
  reg  [3:0] done;  // ReceiveEngine.java:275
  wire receipts_enqueue_ready, receipts_dequeue_valid;  // ReceiveEngine.java:107
  wire [15:0] receipts_dequeue_data_nsrc, receipts_dequeue_data_ctrl;  // ReceiveEngine.java:107
  wire [31:0] receipts_dequeue_data_rid, receipts_dequeue_data_len; wire [3:0] receipts_count;  // ReceiveEngine.java:107
  wire kinds_enqueue_ready, kinds_dequeue_data, kinds_dequeue_valid; wire [3:0] kinds_count;  // ReceiveEngine.java:108
  wire inHeader = state == State_HEADER;  // ReceiveEngine.java:111
  wire inPayload = state == State_PAYLOAD;  // ReceiveEngine.java:112
  wire checks = state == State_CHECK;  // ReceiveEngine.java:114
  wire isMisled = (bytes == 14'd0) || (to != node);  // ReceiveEngine.java:249
  wire isWrongNow = (({1'b0, address} + {1'b0, 18'd0, bytes}) > 33'h10000000) || isMisled;  // ReceiveEngine.java:250
  wire hasPlaces = kinds_enqueue_ready && receipts_enqueue_ready;  // ReceiveEngine.java:116
  wire marks = inHeader && (index == 2'd2);  // ReceiveEngine.java:117
  wire offers = checks && !isWrong && hasPlaces;  // ReceiveEngine.java:122
  wire begins = segment_valid && segment_ready;  // ReceiveEngine.java:127
  wire dropping = state == State_DROP;  // ReceiveEngine.java:134
  wire ends = packet_valid && packet_ready && packet_data_last;  // ReceiveEngine.java:140
  wire isDone = done != 4'd0;  // ReceiveEngine.java:276
  wire asks = kinds_dequeue_data;  // ReceiveEngine.java:277
  wire goes = (isDone && !asks) || (receipt_valid && receipt_ready);  // ReceiveEngine.java:281
  assign packet_ready = inHeader || dropping || (inPayload && payload_ready);  // ReceiveEngine.java:135
  assign receipt_data_nsrc = receipts_dequeue_data_nsrc;  // ReceiveEngine.java:279
  assign receipt_data_ctrl = receipts_dequeue_data_ctrl;  // ReceiveEngine.java:279
  assign receipt_data_rid = receipts_dequeue_data_rid;  // ReceiveEngine.java:279
  assign receipt_data_len = receipts_dequeue_data_len;  // ReceiveEngine.java:279
  assign receipt_valid = isDone && asks && receipts_dequeue_valid;  // ReceiveEngine.java:278
  assign drops = checks && isWrong;  // ReceiveEngine.java:139
  assign segment_data_address = address[27:0];  // ReceiveEngine.java:124
  assign segment_data_bytes = {11'd0, bytes};  // ReceiveEngine.java:125
  assign segment_data_last = 1'b1;  // ReceiveEngine.java:126
  assign segment_valid = offers;  // ReceiveEngine.java:123
  assign payload_data_data = packet_data_data;  // ReceiveEngine.java:137
  assign payload_data_last = packet_data_last;  // ReceiveEngine.java:138
  assign payload_valid = inPayload && packet_valid;  // ReceiveEngine.java:136
  always @(posedge clock) begin
    if (packet_valid && packet_ready && inHeader) begin  // ReceiveEngine.java:174
      index <= index + 2'd1;  // ReceiveEngine.java:175
      if (index == 2'd0) begin  // ReceiveEngine.java:176
        to <= packet_data_data[15:0];  // ReceiveEngine.java:177
        message_nsrc <= packet_data_data[31:16];  // ReceiveEngine.java:178
        bytes <= packet_data_data[45:32];  // ReceiveEngine.java:179
      end
      if (index == 2'd1) begin  // ReceiveEngine.java:181
        address <= packet_data_data[31:0];  // ReceiveEngine.java:182
        message_len <= packet_data_data[63:32];  // ReceiveEngine.java:183
      end
      if (index == 2'd2) begin  // ReceiveEngine.java:185
        message_rid <= packet_data_data[31:0];  // ReceiveEngine.java:186
        message_ctrl <= packet_data_data[47:32];  // ReceiveEngine.java:187
        notifies <= packet_data_data[48];  // ReceiveEngine.java:188
      end
    end
    isWrong <= isWrongNow;  // ReceiveEngine.java:252
    case (state)  // ReceiveEngine.java:99
      State_HEADER: begin  // ReceiveEngine.java:142
        if (packet_valid && packet_ready && (index == 2'd3)) begin  // ReceiveEngine.java:142
          state <= State_CHECK;  // ReceiveEngine.java:142
        end
      end
      State_CHECK: begin  // ReceiveEngine.java:143
        if (isWrong) begin  // ReceiveEngine.java:143
          state <= State_DROP;  // ReceiveEngine.java:143
        end else if (begins) begin  // ReceiveEngine.java:143
          state <= State_PAYLOAD;  // ReceiveEngine.java:143
        end
      end
      State_PAYLOAD: begin  // ReceiveEngine.java:144
        if (ends) begin  // ReceiveEngine.java:144
          state <= State_HEADER;  // ReceiveEngine.java:144
        end
      end
      default /* State_DROP */: begin  // ReceiveEngine.java:145
        if (ends) begin  // ReceiveEngine.java:145
          state <= State_HEADER;  // ReceiveEngine.java:145
        end
      end
    endcase
    done <= (done + {3'd0, visible}) - {3'd0, goes};  // ReceiveEngine.java:283
    if (reset) begin
      state <= State_HEADER;  // ReceiveEngine.java:99
      index <= 2'd0;  // ReceiveEngine.java:101
      isWrong <= 1'b0;  // ReceiveEngine.java:251
      done <= 4'd0;  // ReceiveEngine.java:275
    end
  end
  Queue_Receipt96_8 receipts (  // ReceiveEngine.java:107
    .clock(clock), .reset(reset), .enqueue_data_nsrc(message_nsrc), .enqueue_data_ctrl(message_ctrl),
    .enqueue_data_rid(message_rid), .enqueue_data_len(message_len), .enqueue_valid(begins && notifies),
    .enqueue_ready(receipts_enqueue_ready), .dequeue_data_nsrc(receipts_dequeue_data_nsrc),
    .dequeue_data_ctrl(receipts_dequeue_data_ctrl), .dequeue_data_rid(receipts_dequeue_data_rid),
    .dequeue_data_len(receipts_dequeue_data_len), .dequeue_valid(receipts_dequeue_valid),
    .dequeue_ready(receipt_valid && receipt_ready), .count(receipts_count));
  Queue_UInt1_8 kinds (  // ReceiveEngine.java:108
    .clock(clock), .reset(reset), .enqueue_data(notifies), .enqueue_valid(begins),
    .enqueue_ready(kinds_enqueue_ready), .dequeue_data(kinds_dequeue_data), .dequeue_valid(kinds_dequeue_valid),
    .dequeue_ready(goes), .count(kinds_count));
  wire unused_ok = &{1'b0, receipts_count, kinds_dequeue_valid, kinds_count, marks};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!checks || (isWrong == isWrongNow))) begin  // ReceiveEngine.java:253
        $display("assertion failed: the header has been looked at (ReceiveEngine.java:253)");
        $stop;  // ReceiveEngine.java:253
      end
      if (!(!isDone || kinds_dequeue_valid)) begin  // ReceiveEngine.java:284
        $display("assertion failed: what has become visible was given (ReceiveEngine.java:284)");
        $stop;  // ReceiveEngine.java:284
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!checks || (isWrong == isWrongNow));  // ReceiveEngine.java:253
      assert (!isDone || kinds_dequeue_valid);  // ReceiveEngine.java:284
    end
  end
`endif
endmodule
`default_nettype wire
