`default_nettype none
// processes=2
module ReadRequester_2 (  // ReadRequester.java:40
  input  wire clock,  // ReadRequester.java:40
  input  wire reset,  // ReadRequester.java:40
  input  wire [15:0] read_data_reader,  // ReadRequester.java:27
  input  wire [15:0] read_data_holder,  // ReadRequester.java:27
  input  wire [15:0] read_data_ctrl,  // ReadRequester.java:27
  input  wire [31:0] read_data_rid,  // ReadRequester.java:27
  input  wire [31:0] read_data_len,  // ReadRequester.java:27
  input  wire [31:0] read_data_from,  // ReadRequester.java:27
  input  wire [31:0] read_data_into,  // ReadRequester.java:27
  input  wire read_data_notifies,  // ReadRequester.java:27
  input  wire read_valid,  // ReadRequester.java:27
  input  wire [15:0] node,  // ReadRequester.java:29
  output wire [63:0] packet_data_data,  // ReadRequester.java:35
  output wire packet_data_last,  // ReadRequester.java:35
  output wire packet_valid,  // ReadRequester.java:35
  input  wire packet_ready,  // ReadRequester.java:35
  input  wire owner,  // ReadRequester.java:43
  output wire asked_0,  // ReadRequester.java:44
  output wire asked_1  // ReadRequester.java:44
);
  reg  [2:0] index;  // ReadRequester.java:53
  wire reads_enqueue_ready, reads_dequeue_data_notifies, reads_dequeue_valid;  // ReadRequester.java:45
  wire [15:0] reads_dequeue_data_reader, reads_dequeue_data_holder, reads_dequeue_data_ctrl;  // ReadRequester.java:45
  wire [31:0] reads_dequeue_data_rid, reads_dequeue_data_len, reads_dequeue_data_from, reads_dequeue_data_into;  // ReadRequester.java:45
  wire [1:0] reads_count;  // ReadRequester.java:45
  wire owners_enqueue_ready, owners_dequeue_data, owners_dequeue_valid; wire [1:0] owners_count;  // ReadRequester.java:46
  wire [63:0] word_0 = (index == 3'd3) ? 64'd0 : {32'd0, reads_dequeue_data_into};  // ReadRequester.java:63
  wire [63:0] word_1 = (index == 3'd2)
      ? {15'd0, reads_dequeue_data_notifies, reads_dequeue_data_ctrl, reads_dequeue_data_rid} : word_0;  // ReadRequester.java:63
  wire [63:0] word_2 = (index == 3'd1) ? {reads_dequeue_data_len, reads_dequeue_data_from} : word_1;  // ReadRequester.java:63
  wire [63:0] word_3 = (index == 3'd0) ? {16'd0, 16'h4008, node, reads_dequeue_data_holder} : word_2;  // ReadRequester.java:63
  wire isLast = index == 3'd4;  // ReadRequester.java:65
  wire ends = packet_valid && packet_ready && isLast;  // ReadRequester.java:70
  assign packet_data_data = word_3;  // ReadRequester.java:67
  assign packet_data_last = isLast;  // ReadRequester.java:68
  assign packet_valid = reads_dequeue_valid;  // ReadRequester.java:66
  assign asked_0 = ends && (owners_dequeue_data == 1'b0);  // ReadRequester.java:74
  assign asked_1 = ends && (owners_dequeue_data == 1'b1);  // ReadRequester.java:74
  always @(posedge clock) begin
    if (packet_valid && packet_ready) begin  // ReadRequester.java:69
      index <= isLast ? 3'd0 : (index + 3'd1);  // ReadRequester.java:69
    end
    if (reset) begin
      index <= 3'd0;  // ReadRequester.java:53
    end
  end
  Queue_RemoteRead177_2 reads (  // ReadRequester.java:45
    .clock(clock), .reset(reset), .enqueue_data_reader(read_data_reader),
        .enqueue_data_holder(read_data_holder),
    .enqueue_data_ctrl(read_data_ctrl), .enqueue_data_rid(read_data_rid), .enqueue_data_len(read_data_len),
    .enqueue_data_from(read_data_from), .enqueue_data_into(read_data_into),
    .enqueue_data_notifies(read_data_notifies), .enqueue_valid(read_valid), .enqueue_ready(reads_enqueue_ready),
    .dequeue_data_reader(reads_dequeue_data_reader), .dequeue_data_holder(reads_dequeue_data_holder),
    .dequeue_data_ctrl(reads_dequeue_data_ctrl), .dequeue_data_rid(reads_dequeue_data_rid),
    .dequeue_data_len(reads_dequeue_data_len), .dequeue_data_from(reads_dequeue_data_from),
    .dequeue_data_into(reads_dequeue_data_into), .dequeue_data_notifies(reads_dequeue_data_notifies),
    .dequeue_valid(reads_dequeue_valid), .dequeue_ready(ends), .count(reads_count));
  Queue_UInt1_2 owners (  // ReadRequester.java:46
    .clock(clock), .reset(reset), .enqueue_data(owner), .enqueue_valid(read_valid),
    .enqueue_ready(owners_enqueue_ready), .dequeue_data(owners_dequeue_data),
    .dequeue_valid(owners_dequeue_valid), .dequeue_ready(ends), .count(owners_count));
  wire unused_ok = &{1'b0, reads_enqueue_ready, reads_dequeue_data_reader, reads_count, owners_enqueue_ready,
      owners_dequeue_valid, owners_count};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!read_valid || reads_enqueue_ready)) begin  // ReadRequester.java:51
        $display("assertion failed: a read has its place before it is taken up (ReadRequester.java:51)");
        $stop;  // ReadRequester.java:51
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!read_valid || reads_enqueue_ready);  // ReadRequester.java:51
    end
  end
`endif
endmodule
`default_nettype wire
