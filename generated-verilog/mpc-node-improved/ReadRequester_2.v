`default_nettype none
// processes=2
module ReadRequester_2 (  // ReadRequester.java:42
  input  wire clock,  // ReadRequester.java:42
  input  wire reset,  // ReadRequester.java:42
  input  wire [15:0] read_data_reader,  // ReadRequester.java:27
  input  wire [15:0] read_data_holder,  // ReadRequester.java:27
  input  wire [15:0] read_data_ctrl,  // ReadRequester.java:27
  input  wire [31:0] read_data_rid,  // ReadRequester.java:27
  input  wire [31:0] read_data_len,  // ReadRequester.java:27
  input  wire [31:0] read_data_from,  // ReadRequester.java:27
  input  wire [31:0] read_data_into,  // ReadRequester.java:27
  input  wire read_data_notifies,  // ReadRequester.java:27
  input  wire read_data_update_updates,  // ReadRequester.java:27
  input  wire [3:0] read_data_update_operation,  // ReadRequester.java:27
  input  wire [2:0] read_data_update_element,  // ReadRequester.java:27
  input  wire [63:0] read_data_update_operand,  // ReadRequester.java:27
  input  wire read_valid,  // ReadRequester.java:27
  input  wire [15:0] node,  // ReadRequester.java:29
  output wire isOwn,  // ReadRequester.java:35
  output wire [63:0] packet_data_data,  // ReadRequester.java:37
  output wire packet_data_last,  // ReadRequester.java:37
  output wire packet_valid,  // ReadRequester.java:37
  input  wire packet_ready,  // ReadRequester.java:37
  input  wire owner,  // ReadRequester.java:45
  output wire asked_0,  // ReadRequester.java:46
  output wire asked_1  // ReadRequester.java:46
);
  reg  [2:0] index;  // ReadRequester.java:55
  wire reads_enqueue_ready, reads_dequeue_data_notifies, reads_dequeue_data_update_updates, reads_dequeue_valid;  // ReadRequester.java:47
  wire [15:0] reads_dequeue_data_reader, reads_dequeue_data_holder, reads_dequeue_data_ctrl;  // ReadRequester.java:47
  wire [31:0] reads_dequeue_data_rid, reads_dequeue_data_len, reads_dequeue_data_from, reads_dequeue_data_into;  // ReadRequester.java:47
  wire [3:0] reads_dequeue_data_update_operation; wire [2:0] reads_dequeue_data_update_element;  // ReadRequester.java:47
  wire [63:0] reads_dequeue_data_update_operand; wire [1:0] reads_count;  // ReadRequester.java:47
  wire owners_enqueue_ready, owners_dequeue_data, owners_dequeue_valid; wire [1:0] owners_count;  // ReadRequester.java:48
  wire [63:0] word_0 = (index == 3'd3) ? reads_dequeue_data_update_operand
      : {24'd0, reads_dequeue_data_update_updates, reads_dequeue_data_update_operation,
      reads_dequeue_data_update_element, reads_dequeue_data_into};  // ReadRequester.java:65
  wire [63:0] word_1 = (index == 3'd2)
      ? {15'd0, reads_dequeue_data_notifies, reads_dequeue_data_ctrl, reads_dequeue_data_rid} : word_0;  // ReadRequester.java:65
  wire [63:0] word_2 = (index == 3'd1) ? {reads_dequeue_data_len, reads_dequeue_data_from} : word_1;  // ReadRequester.java:65
  wire [63:0] word_3 = (index == 3'd0) ? {16'd0, 16'h4008, node, reads_dequeue_data_holder} : word_2;  // ReadRequester.java:65
  wire isLast = index == 3'd4;  // ReadRequester.java:67
  wire ends = packet_valid && packet_ready && isLast;  // ReadRequester.java:73
  assign isOwn = reads_dequeue_data_holder == node;  // ReadRequester.java:68
  assign packet_data_data = word_3;  // ReadRequester.java:70
  assign packet_data_last = isLast;  // ReadRequester.java:71
  assign packet_valid = reads_dequeue_valid;  // ReadRequester.java:69
  assign asked_0 = ends && (owners_dequeue_data == 1'b0);  // ReadRequester.java:77
  assign asked_1 = ends && (owners_dequeue_data == 1'b1);  // ReadRequester.java:77
  always @(posedge clock) begin
    if (packet_valid && packet_ready) begin  // ReadRequester.java:72
      index <= isLast ? 3'd0 : (index + 3'd1);  // ReadRequester.java:72
    end
    if (reset) begin
      index <= 3'd0;  // ReadRequester.java:55
    end
  end
  Queue_RemoteRead249_2 reads (  // ReadRequester.java:47
    .clock(clock), .reset(reset), .enqueue_data_reader(read_data_reader),
        .enqueue_data_holder(read_data_holder),
    .enqueue_data_ctrl(read_data_ctrl), .enqueue_data_rid(read_data_rid), .enqueue_data_len(read_data_len),
    .enqueue_data_from(read_data_from), .enqueue_data_into(read_data_into),
    .enqueue_data_notifies(read_data_notifies), .enqueue_data_update_updates(read_data_update_updates),
    .enqueue_data_update_operation(read_data_update_operation),
    .enqueue_data_update_element(read_data_update_element),
    .enqueue_data_update_operand(read_data_update_operand), .enqueue_valid(read_valid),
    .enqueue_ready(reads_enqueue_ready), .dequeue_data_reader(reads_dequeue_data_reader),
    .dequeue_data_holder(reads_dequeue_data_holder), .dequeue_data_ctrl(reads_dequeue_data_ctrl),
    .dequeue_data_rid(reads_dequeue_data_rid), .dequeue_data_len(reads_dequeue_data_len),
    .dequeue_data_from(reads_dequeue_data_from), .dequeue_data_into(reads_dequeue_data_into),
    .dequeue_data_notifies(reads_dequeue_data_notifies),
    .dequeue_data_update_updates(reads_dequeue_data_update_updates),
    .dequeue_data_update_operation(reads_dequeue_data_update_operation),
    .dequeue_data_update_element(reads_dequeue_data_update_element),
    .dequeue_data_update_operand(reads_dequeue_data_update_operand), .dequeue_valid(reads_dequeue_valid),
    .dequeue_ready(ends), .count(reads_count));
  Queue_UInt1_2 owners (  // ReadRequester.java:48
    .clock(clock), .reset(reset), .enqueue_data(owner), .enqueue_valid(read_valid),
    .enqueue_ready(owners_enqueue_ready), .dequeue_data(owners_dequeue_data),
    .dequeue_valid(owners_dequeue_valid), .dequeue_ready(ends), .count(owners_count));
  wire unused_ok = &{1'b0, reads_enqueue_ready, reads_dequeue_data_reader, reads_count, owners_enqueue_ready,
      owners_dequeue_valid, owners_count};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!read_valid || reads_enqueue_ready)) begin  // ReadRequester.java:53
        $display("assertion failed: a read has its place before it is taken up (ReadRequester.java:53)");
        $stop;  // ReadRequester.java:53
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!read_valid || reads_enqueue_ready);  // ReadRequester.java:53
    end
  end
`endif
endmodule
`default_nettype wire
