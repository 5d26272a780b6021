`default_nettype none
module RefusalReader (  // RefusalReader.java:31
  input  wire clock,  // RefusalReader.java:31
  input  wire reset,  // RefusalReader.java:31
  input  wire [63:0] packet_data_data,  // RefusalReader.java:22
  input  wire packet_data_last,  // RefusalReader.java:22
  input  wire packet_valid,  // RefusalReader.java:22
  output wire packet_ready,  // RefusalReader.java:22
  input  wire [15:0] node,  // RefusalReader.java:24
  output wire [15:0] event_data_message_nsrc,  // RefusalReader.java:26
  output wire [15:0] event_data_message_ctrl,  // RefusalReader.java:26
  output wire [31:0] event_data_message_rid,  // RefusalReader.java:26
  output wire [31:0] event_data_message_len,  // RefusalReader.java:26
  output wire [7:0] event_data_status,  // RefusalReader.java:26
  output wire event_data_isSent,  // RefusalReader.java:26
  output wire event_valid,  // RefusalReader.java:26
  input  wire event_ready,  // RefusalReader.java:26
  output wire owner  // RefusalReader.java:28
);
  reg  [2:0] index;  // RefusalReader.java:32
  reg  waits;  // RefusalReader.java:33
  reg  [15:0] to;  // RefusalReader.java:34
  reg  isFor;  // RefusalReader.java:35
  reg  [15:0] told_message_nsrc;  // RefusalReader.java:36
  reg  [15:0] told_message_ctrl;  // RefusalReader.java:36
  reg  [31:0] told_message_rid;  // RefusalReader.java:36
  reg  [31:0] told_message_len;  // RefusalReader.java:36
  reg  [7:0] told_status;  // RefusalReader.java:36
  reg  told_isSent;  // RefusalReader.java:36
  wire isRight = (index == 3'd4) && (to == node);  // RefusalReader.java:60
  assign packet_ready = !waits;  // RefusalReader.java:38
  assign event_data_message_nsrc = told_message_nsrc;  // RefusalReader.java:64
  assign event_data_message_ctrl = told_message_ctrl;  // RefusalReader.java:64
  assign event_data_message_rid = told_message_rid;  // RefusalReader.java:64
  assign event_data_message_len = told_message_len;  // RefusalReader.java:64
  assign event_data_status = told_status;  // RefusalReader.java:64
  assign event_data_isSent = told_isSent;  // RefusalReader.java:64
  assign event_valid = waits;  // RefusalReader.java:63
  assign owner = isFor;  // RefusalReader.java:65
  always @(posedge clock) begin
    if (packet_valid && packet_ready) begin  // RefusalReader.java:39
      if (index == 3'd0) begin  // RefusalReader.java:40
        to <= packet_data_data[15:0];  // RefusalReader.java:41
        told_message_nsrc <= packet_data_data[31:16];  // RefusalReader.java:42
      end
      if (index == 3'd1) begin  // RefusalReader.java:44
        told_message_len <= packet_data_data[63:32];  // RefusalReader.java:44
      end
      if (index == 3'd2) begin  // RefusalReader.java:45
        told_message_rid <= packet_data_data[31:0];  // RefusalReader.java:46
        told_message_ctrl <= packet_data_data[47:32];  // RefusalReader.java:47
        isFor <= packet_data_data[48];  // RefusalReader.java:48
      end
      if (index == 3'd4) begin  // RefusalReader.java:50
        told_status <= packet_data_data[7:0];  // RefusalReader.java:52
      end
      index <= packet_data_last ? 3'd0 : ((index == 3'd5) ? index : (index + 3'd1));  // RefusalReader.java:54
    end
    told_isSent <= 1'b1;  // RefusalReader.java:59
    if (packet_valid && packet_ready && packet_data_last && isRight) begin  // RefusalReader.java:61
      waits <= 1'b1;  // RefusalReader.java:61
    end else if (event_valid && event_ready) begin  // RefusalReader.java:62
      waits <= 1'b0;  // RefusalReader.java:62
    end
    if (reset) begin
      index <= 3'd0;  // RefusalReader.java:32
      waits <= 1'b0;  // RefusalReader.java:33
    end
  end
endmodule
`default_nettype wire
