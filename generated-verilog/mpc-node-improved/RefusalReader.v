`default_nettype none
module RefusalReader (  // RefusalReader.java:39
  input  wire clock,  // RefusalReader.java:39
  input  wire reset,  // RefusalReader.java:39
  input  wire [63:0] packet_data_data,  // RefusalReader.java:24
  input  wire packet_data_last,  // RefusalReader.java:24
  input  wire packet_valid,  // RefusalReader.java:24
  output wire packet_ready,  // RefusalReader.java:24
  input  wire [15:0] node,  // RefusalReader.java:26
  input  wire [15:0] lost,  // RefusalReader.java:28
  output wire asked,  // RefusalReader.java:30
  output wire answered,  // RefusalReader.java:32
  output wire [3:0] by,  // RefusalReader.java:34
  output wire [15:0] event_data_event_message_nsrc,  // RefusalReader.java:36
  output wire [15:0] event_data_event_message_ctrl,  // RefusalReader.java:36
  output wire [31:0] event_data_event_message_rid,  // RefusalReader.java:36
  output wire [31:0] event_data_event_message_len,  // RefusalReader.java:36
  output wire [7:0] event_data_event_status,  // RefusalReader.java:36
  output wire event_data_event_isSent,  // RefusalReader.java:36
  output wire event_data_owner,  // RefusalReader.java:36
  output wire event_valid,  // RefusalReader.java:36
  input  wire event_ready  // RefusalReader.java:36
);
  reg  [2:0] index;  // RefusalReader.java:40
  reg  waits;  // RefusalReader.java:41
  reg  [15:0] to;  // RefusalReader.java:42
  reg  isFor;  // RefusalReader.java:43
  reg  [15:0] told_message_nsrc;  // RefusalReader.java:44
  reg  [15:0] told_message_ctrl;  // RefusalReader.java:44
  reg  [31:0] told_message_rid;  // RefusalReader.java:44
  reg  [31:0] told_message_len;  // RefusalReader.java:44
  reg  [7:0] told_status;  // RefusalReader.java:44
  reg  told_isSent;  // RefusalReader.java:44
  reg  isProbe;  // RefusalReader.java:72
  reg  isEcho;  // RefusalReader.java:73
  reg  isFromLost;  // RefusalReader.java:79
  wire isRight = (index == 3'd4) && (to == node);  // RefusalReader.java:68
  wire [1:0] kind = packet_data_data[9:8];  // RefusalReader.java:69
  wire ends = packet_valid && packet_ready && packet_data_last && isRight;  // RefusalReader.java:70
  wire [15:0] isFromLost_shifted = lost >> by;  // RefusalReader.java:80
  assign packet_ready = !waits;  // RefusalReader.java:46
  assign asked = isProbe;  // RefusalReader.java:76
  assign answered = isEcho;  // RefusalReader.java:77
  assign by = told_message_nsrc[3:0];  // RefusalReader.java:71
  assign event_data_event_message_nsrc = told_message_nsrc;  // RefusalReader.java:84
  assign event_data_event_message_ctrl = told_message_ctrl;  // RefusalReader.java:84
  assign event_data_event_message_rid = told_message_rid;  // RefusalReader.java:84
  assign event_data_event_message_len = told_message_len;  // RefusalReader.java:84
  assign event_data_event_status = told_status;  // RefusalReader.java:84
  assign event_data_event_isSent = told_isSent;  // RefusalReader.java:84
  assign event_data_owner = isFor;  // RefusalReader.java:85
  assign event_valid = waits && !isFromLost;  // RefusalReader.java:83
  always @(posedge clock) begin
    if (packet_valid && packet_ready) begin  // RefusalReader.java:47
      if (index == 3'd0) begin  // RefusalReader.java:48
        to <= packet_data_data[15:0];  // RefusalReader.java:49
        told_message_nsrc <= packet_data_data[31:16];  // RefusalReader.java:50
      end
      if (index == 3'd1) begin  // RefusalReader.java:52
        told_message_len <= packet_data_data[63:32];  // RefusalReader.java:52
      end
      if (index == 3'd2) begin  // RefusalReader.java:53
        told_message_rid <= packet_data_data[31:0];  // RefusalReader.java:54
        told_message_ctrl <= packet_data_data[47:32];  // RefusalReader.java:55
        isFor <= packet_data_data[48];  // RefusalReader.java:56
      end
      if (index == 3'd4) begin  // RefusalReader.java:58
        told_status <= packet_data_data[7:0];  // RefusalReader.java:60
      end
      index <= packet_data_last ? 3'd0 : ((index == 3'd5) ? index : (index + 3'd1));  // RefusalReader.java:62
    end
    told_isSent <= 1'b1;  // RefusalReader.java:67
    isProbe <= ends && (kind == 2'd1);  // RefusalReader.java:74
    isEcho <= ends && (kind == 2'd2);  // RefusalReader.java:75
    isFromLost <= isFromLost_shifted[0];  // RefusalReader.java:80
    if (ends && (kind == 2'd0)) begin  // RefusalReader.java:81
      waits <= 1'b1;  // RefusalReader.java:81
    end else if ((event_valid && event_ready) || isFromLost) begin  // RefusalReader.java:82
      waits <= 1'b0;  // RefusalReader.java:82
    end
    if (reset) begin
      index <= 3'd0;  // RefusalReader.java:40
      waits <= 1'b0;  // RefusalReader.java:41
      isProbe <= 1'b0;  // RefusalReader.java:72
      isEcho <= 1'b0;  // RefusalReader.java:73
      isFromLost <= 1'b0;  // RefusalReader.java:79
    end
  end
  wire unused_ok = &{1'b0, isFromLost_shifted[15:1]};
endmodule
`default_nettype wire
