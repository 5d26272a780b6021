`default_nettype none
module StreamLink (  // StreamLink.java:66
  input  wire link_clock,  // StreamLink.java:47
  input  wire link_reset,  // StreamLink.java:47
  input  wire transmitting_clock,  // StreamLink.java:49
  input  wire transmitting_reset,  // StreamLink.java:49
  input  wire receiving_clock,  // StreamLink.java:51
  input  wire receiving_reset,  // StreamLink.java:51
  input  wire transmit_valid,  // StreamLink.java:54
  input  wire [63:0] transmit_data,  // StreamLink.java:54
  input  wire transmit_last,  // StreamLink.java:54
  output wire room,  // StreamLink.java:56
  output wire receive_valid,  // StreamLink.java:58
  output wire [63:0] receive_data,  // StreamLink.java:58
  output wire receive_last,  // StreamLink.java:58
  output wire isUp,  // StreamLink.java:60
  output wire [63:0] sent_tdata,  // StreamLink.java:62
  output wire [7:0] sent_tkeep,  // StreamLink.java:62
  output wire sent_tuser,  // StreamLink.java:62
  output wire sent_tlast,  // StreamLink.java:62
  output wire sent_tvalid,  // StreamLink.java:62
  input  wire sent_tready,  // StreamLink.java:62
  input  wire [63:0] arriving_tdata,  // StreamLink.java:63
  input  wire [7:0] arriving_tkeep,  // StreamLink.java:63
  input  wire arriving_tuser,  // StreamLink.java:63
  input  wire arriving_tlast,  // StreamLink.java:63
  input  wire arriving_tvalid,  // StreamLink.java:63
  output wire arriving_tready  // StreamLink.java:63
);
  reg  comes;  // StreamLink.java:109
  reg  [63:0] arrived_data;  // StreamLink.java:110
  reg  arrived_last;  // StreamLink.java:110
  reg  up;  // StreamLink.java:118
  wire leaving_enqueue_ready, leaving_dequeue_data_last, leaving_dequeue_valid;  // StreamLink.java:72
  wire [63:0] leaving_dequeue_data_data;  // StreamLink.java:72
  wire waiting_enqueue_ready, waiting_dequeue_data_last, waiting_dequeue_valid;  // StreamLink.java:76
  wire [63:0] waiting_dequeue_data_data; wire [2:0] waiting_count;  // StreamLink.java:76
  wire coming_enqueue_ready, coming_dequeue_data_last, coming_dequeue_valid;  // StreamLink.java:97
  wire [63:0] coming_dequeue_data_data;  // StreamLink.java:97
  wire silence_expired;  // StreamLink.java:116
  assign room = waiting_count <= 3'd2;  // StreamLink.java:84
  assign receive_valid = comes;  // StreamLink.java:113
  assign receive_data = arrived_data;  // StreamLink.java:114
  assign receive_last = arrived_last;  // StreamLink.java:115
  assign isUp = up;  // StreamLink.java:120
  assign sent_tdata = leaving_dequeue_data_data;  // StreamLink.java:89
  assign sent_tkeep = 8'd255;  // StreamLink.java:91
  assign sent_tuser = 1'b0;  // StreamLink.java:92
  assign sent_tlast = leaving_dequeue_data_last;  // StreamLink.java:90
  assign sent_tvalid = leaving_dequeue_valid;  // StreamLink.java:88
  assign arriving_tready = coming_enqueue_ready;  // StreamLink.java:105
  always @(posedge link_clock) begin
    comes <= coming_dequeue_valid;  // StreamLink.java:111
    arrived_data <= coming_dequeue_data_data;  // StreamLink.java:112
    arrived_last <= coming_dequeue_data_last;  // StreamLink.java:112
    if (comes) begin  // StreamLink.java:119
      up <= 1'b1;  // StreamLink.java:119
    end else if (silence_expired) begin  // StreamLink.java:119
      up <= 1'b0;  // StreamLink.java:119
    end
    if (link_reset) begin
      comes <= 1'b0;  // StreamLink.java:109
      up <= 1'b0;  // StreamLink.java:118
    end
  end
  AsynchronousQueue_Word65_16 leaving (  // StreamLink.java:72
    .writing_clock(link_clock), .writing_reset(link_reset), .reading_clock(transmitting_clock),
    .reading_reset(transmitting_reset), .enqueue_data_data(waiting_dequeue_data_data),
    .enqueue_data_last(waiting_dequeue_data_last), .enqueue_valid(waiting_dequeue_valid),
    .enqueue_ready(leaving_enqueue_ready), .dequeue_data_data(leaving_dequeue_data_data),
    .dequeue_data_last(leaving_dequeue_data_last), .dequeue_valid(leaving_dequeue_valid),
    .dequeue_ready(sent_tready));
  Queue_Word65_4 waiting (  // StreamLink.java:76
    .clock(link_clock), .reset(link_reset), .enqueue_data_data(transmit_data),
        .enqueue_data_last(transmit_last),
    .enqueue_valid(transmit_valid), .enqueue_ready(waiting_enqueue_ready),
    .dequeue_data_data(waiting_dequeue_data_data), .dequeue_data_last(waiting_dequeue_data_last),
    .dequeue_valid(waiting_dequeue_valid), .dequeue_ready(leaving_enqueue_ready), .count(waiting_count));
  AsynchronousQueue_Word65_16 coming (  // StreamLink.java:97
    .writing_clock(receiving_clock), .writing_reset(receiving_reset), .reading_clock(link_clock),
    .reading_reset(link_reset), .enqueue_data_data(arriving_tdata), .enqueue_data_last(arriving_tlast),
    .enqueue_valid(arriving_tvalid), .enqueue_ready(coming_enqueue_ready),
    .dequeue_data_data(coming_dequeue_data_data), .dequeue_data_last(coming_dequeue_data_last),
    .dequeue_valid(coming_dequeue_valid), .dequeue_ready(1'b1));
  Timeout_4096 silence (  // StreamLink.java:116
    .clock(link_clock), .reset(link_reset), .restart(comes), .expired(silence_expired));
  wire unused_ok = &{1'b0, arriving_tkeep, arriving_tuser, waiting_enqueue_ready};
`ifdef HEDDLE_SIMULATION
  always @(posedge link_clock) begin
    if (!link_reset) begin
      if (!(!transmit_valid || waiting_enqueue_ready)) begin  // StreamLink.java:80
        $display("assertion failed: a word is put on the link only where there is room (StreamLink.java:80)");
        $stop;  // StreamLink.java:80
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge link_clock) begin
    if (!link_reset) begin
      assert (!transmit_valid || waiting_enqueue_ready);  // StreamLink.java:80
    end
  end
`endif
endmodule
`default_nettype wire
