`default_nettype none
module RefusalReader (  // RefusalReader.java:49
  input  wire clock,  // RefusalReader.java:49
  input  wire reset,  // RefusalReader.java:49
  input  wire [63:0] packet_data_data,  // RefusalReader.java:26
  input  wire packet_data_last,  // RefusalReader.java:26
  input  wire packet_valid,  // RefusalReader.java:26
  output wire packet_ready,  // RefusalReader.java:26
  input  wire [15:0] node,  // RefusalReader.java:28
  input  wire [15:0] lost,  // RefusalReader.java:30
  output wire asked,  // RefusalReader.java:32
  output wire answered,  // RefusalReader.java:34
  output wire [3:0] by,  // RefusalReader.java:36
  output wire tells,  // RefusalReader.java:38
  output wire [3:0] refuser,  // RefusalReader.java:40
  output wire acknowledged,  // RefusalReader.java:42
  output wire [3:0] acknowledger,  // RefusalReader.java:44
  output wire [15:0] event_data_event_message_nsrc,  // RefusalReader.java:46
  output wire [15:0] event_data_event_message_ctrl,  // RefusalReader.java:46
  output wire [31:0] event_data_event_message_rid,  // RefusalReader.java:46
  output wire [31:0] event_data_event_message_len,  // RefusalReader.java:46
  output wire [7:0] event_data_event_status,  // RefusalReader.java:46
  output wire event_data_event_isSent,  // RefusalReader.java:46
  output wire event_data_owner,  // RefusalReader.java:46
  output wire event_valid,  // RefusalReader.java:46
  input  wire event_ready  // RefusalReader.java:46
);
  reg  [2:0] index;  // RefusalReader.java:50
  reg  waits;  // RefusalReader.java:51
  reg  [15:0] to;  // RefusalReader.java:52
  reg  isFor;  // RefusalReader.java:53
  reg  [15:0] told_message_nsrc;  // RefusalReader.java:54
  reg  [15:0] told_message_ctrl;  // RefusalReader.java:54
  reg  [31:0] told_message_rid;  // RefusalReader.java:54
  reg  [31:0] told_message_len;  // RefusalReader.java:54
  reg  [7:0] told_status;  // RefusalReader.java:54
  reg  told_isSent;  // RefusalReader.java:54
  reg  isProbe;  // RefusalReader.java:82
  reg  isEcho;  // RefusalReader.java:83
  wire ends_enqueue_valid;  // RefusalReader.java:89
  reg  isKnown;  // RefusalReader.java:107
  reg  isFromLost;  // RefusalReader.java:108
  reg  isAcknowledgement;  // RefusalReader.java:95
  wire ends_enqueue_ready, ends_dequeue_data_event_isSent, ends_dequeue_data_owner, ends_dequeue_valid;  // RefusalReader.java:89
  wire [15:0] ends_dequeue_data_event_message_nsrc, ends_dequeue_data_event_message_ctrl;  // RefusalReader.java:89
  wire [31:0] ends_dequeue_data_event_message_rid, ends_dequeue_data_event_message_len;  // RefusalReader.java:89
  wire [7:0] ends_dequeue_data_event_status; wire [4:0] ends_count;  // RefusalReader.java:89
  wire isRight = (index == 3'd4) && (to == node);  // RefusalReader.java:78
  wire [1:0] kind = packet_data_data[9:8];  // MpcHeader.java:129
  wire isWhole = packet_valid && packet_ready && packet_data_last && isRight;  // RefusalReader.java:80
  wire [15:0] isFromLost_shifted = lost >> refuser;  // RefusalReader.java:110
  assign packet_ready = !waits;  // RefusalReader.java:56
  assign asked = isProbe;  // RefusalReader.java:86
  assign answered = isEcho;  // RefusalReader.java:87
  assign by = told_message_nsrc[3:0];  // RefusalReader.java:81
  assign tells = (event_valid && event_ready) || (isKnown && isFromLost);  // RefusalReader.java:113
  assign refuser = ends_dequeue_data_event_message_nsrc[3:0];  // RefusalReader.java:106
  assign acknowledged = isAcknowledgement || (tells && (refuser == node[3:0]));  // RefusalReader.java:98
  assign acknowledger = isAcknowledgement ? by : refuser;  // RefusalReader.java:99
  assign event_data_event_message_nsrc = ends_dequeue_data_event_message_nsrc;  // RefusalReader.java:112
  assign event_data_event_message_ctrl = ends_dequeue_data_event_message_ctrl;  // RefusalReader.java:112
  assign event_data_event_message_rid = ends_dequeue_data_event_message_rid;  // RefusalReader.java:112
  assign event_data_event_message_len = ends_dequeue_data_event_message_len;  // RefusalReader.java:112
  assign event_data_event_status = ends_dequeue_data_event_status;  // RefusalReader.java:112
  assign event_data_event_isSent = ends_dequeue_data_event_isSent;  // RefusalReader.java:112
  assign event_data_owner = ends_dequeue_data_owner;  // RefusalReader.java:112
  assign event_valid = isKnown && !isFromLost;  // RefusalReader.java:111
  assign ends_enqueue_valid = waits;  // RefusalReader.java:91
  always @(posedge clock) begin
    if (packet_valid && packet_ready) begin  // RefusalReader.java:57
      if (index == 3'd0) begin  // RefusalReader.java:58
        to <= packet_data_data[15:0];  // RefusalReader.java:59
        told_message_nsrc <= packet_data_data[31:16];  // RefusalReader.java:60
      end
      if (index == 3'd1) begin  // RefusalReader.java:62
        told_message_len <= packet_data_data[63:32];  // RefusalReader.java:62
      end
      if (index == 3'd2) begin  // RefusalReader.java:63
        told_message_rid <= packet_data_data[31:0];  // RefusalReader.java:64
        told_message_ctrl <= packet_data_data[47:32];  // RefusalReader.java:65
        isFor <= packet_data_data[48];  // RefusalReader.java:66
      end
      if (index == 3'd4) begin  // RefusalReader.java:68
        told_status <= packet_data_data[7:0];  // RefusalReader.java:70
      end
      index <= packet_data_last ? 3'd0 : ((index == 3'd5) ? index : (index + 3'd1));  // RefusalReader.java:72
    end
    told_isSent <= 1'b1;  // RefusalReader.java:77
    isProbe <= isWhole && (kind == 2'd1);  // RefusalReader.java:84
    isEcho <= isWhole && (kind == 2'd2);  // RefusalReader.java:85
    if (isWhole && (kind == 2'd0)) begin  // RefusalReader.java:90
      waits <= 1'b1;  // RefusalReader.java:90
    end else if (ends_enqueue_valid && ends_enqueue_ready) begin  // RefusalReader.java:90
      waits <= 1'b0;  // RefusalReader.java:90
    end
    isKnown <= ends_dequeue_valid && !tells;  // RefusalReader.java:109
    isFromLost <= isFromLost_shifted[0];  // RefusalReader.java:110
    isAcknowledgement <= isWhole && (kind == 2'd3);  // RefusalReader.java:96
    if (reset) begin
      index <= 3'd0;  // RefusalReader.java:50
      waits <= 1'b0;  // RefusalReader.java:51
      isProbe <= 1'b0;  // RefusalReader.java:82
      isEcho <= 1'b0;  // RefusalReader.java:83
      isKnown <= 1'b0;  // RefusalReader.java:107
      isFromLost <= 1'b0;  // RefusalReader.java:108
      isAcknowledgement <= 1'b0;  // RefusalReader.java:95
    end
  end
  Queue_OwnedEvent106_16 ends (  // RefusalReader.java:89
    .clock(clock), .reset(reset), .enqueue_data_event_message_nsrc(told_message_nsrc),
    .enqueue_data_event_message_ctrl(told_message_ctrl), .enqueue_data_event_message_rid(told_message_rid),
    .enqueue_data_event_message_len(told_message_len), .enqueue_data_event_status(told_status),
    .enqueue_data_event_isSent(told_isSent), .enqueue_data_owner(isFor), .enqueue_valid(ends_enqueue_valid),
    .enqueue_ready(ends_enqueue_ready), .dequeue_data_event_message_nsrc(ends_dequeue_data_event_message_nsrc),
    .dequeue_data_event_message_ctrl(ends_dequeue_data_event_message_ctrl),
    .dequeue_data_event_message_rid(ends_dequeue_data_event_message_rid),
    .dequeue_data_event_message_len(ends_dequeue_data_event_message_len),
    .dequeue_data_event_status(ends_dequeue_data_event_status),
    .dequeue_data_event_isSent(ends_dequeue_data_event_isSent), .dequeue_data_owner(ends_dequeue_data_owner),
    .dequeue_valid(ends_dequeue_valid), .dequeue_ready(tells), .count(ends_count));
  wire unused_ok = &{1'b0, ends_count, isFromLost_shifted[15:1]};
endmodule
`default_nettype wire
