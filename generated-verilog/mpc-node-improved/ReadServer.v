`default_nettype none
module ReadServer (  // ReadServer.java:32
  input  wire clock,  // ReadServer.java:32
  input  wire reset,  // ReadServer.java:32
  input  wire [63:0] packet_data_data,  // ReadServer.java:23
  input  wire packet_data_last,  // ReadServer.java:23
  input  wire packet_valid,  // ReadServer.java:23
  output wire packet_ready,  // ReadServer.java:23
  input  wire [15:0] node,  // ReadServer.java:25
  output wire [255:0] entry_data,  // ReadServer.java:27
  output wire entry_valid,  // ReadServer.java:27
  input  wire entry_ready,  // ReadServer.java:27
  output wire drops  // ReadServer.java:29
);
  reg  [2:0] index;  // ReadServer.java:33
  reg  waits;  // ReadServer.java:34
  reg  [15:0] read_reader;  // ReadServer.java:35
  reg  [15:0] read_holder;  // ReadServer.java:35
  reg  [15:0] read_ctrl;  // ReadServer.java:35
  reg  [31:0] read_rid;  // ReadServer.java:35
  reg  [31:0] read_len;  // ReadServer.java:35
  reg  [31:0] read_from;  // ReadServer.java:35
  reg  [31:0] read_into;  // ReadServer.java:35
  reg  read_notifies;  // ReadServer.java:35
  wire ends = packet_valid && packet_ready && packet_data_last;  // ReadServer.java:38
  wire isRight = (index == 3'd4) && (read_holder == node);  // ReadServer.java:39
  wire [17:0] purpose = {read_notifies, 1'b0, read_ctrl};  // ReadServer.java:69
  wire [63:0] first = {14'd0, purpose, read_holder, read_reader};  // ReadServer.java:70
  wire [63:0] places = {read_into, read_from};  // ReadServer.java:71
  wire [63:0] names = {read_rid, 32'd0};  // ReadServer.java:72
  assign packet_ready = !waits;  // ReadServer.java:37
  assign entry_data = {32'd0, read_len, names, places, first};  // ReadServer.java:63
  assign entry_valid = waits;  // ReadServer.java:62
  assign drops = ends && !isRight;  // ReadServer.java:64
  always @(posedge clock) begin
    if (packet_valid && packet_ready) begin  // ReadServer.java:40
      if (index == 3'd0) begin  // ReadServer.java:41
        read_holder <= packet_data_data[15:0];  // ReadServer.java:42
        read_reader <= packet_data_data[31:16];  // ReadServer.java:43
      end
      if (index == 3'd1) begin  // ReadServer.java:45
        read_from <= packet_data_data[31:0];  // ReadServer.java:46
        read_len <= packet_data_data[63:32];  // ReadServer.java:47
      end
      if (index == 3'd2) begin  // ReadServer.java:49
        read_rid <= packet_data_data[31:0];  // ReadServer.java:50
        read_ctrl <= packet_data_data[47:32];  // ReadServer.java:51
        read_notifies <= packet_data_data[48];  // ReadServer.java:52
      end
      if (index == 3'd4) begin  // ReadServer.java:54
        read_into <= packet_data_data[31:0];  // ReadServer.java:54
      end
      index <= packet_data_last ? 3'd0 : ((index == 3'd5) ? index : (index + 3'd1));  // ReadServer.java:56
    end
    if (ends && isRight) begin  // ReadServer.java:61
      waits <= 1'b1;  // ReadServer.java:61
    end else if (entry_valid && entry_ready) begin  // ReadServer.java:61
      waits <= 1'b0;  // ReadServer.java:61
    end
    if (reset) begin
      index <= 3'd0;  // ReadServer.java:33
      waits <= 1'b0;  // ReadServer.java:34
    end
  end
endmodule
`default_nettype wire
