`default_nettype none
module ReadServer (  // ReadServer.java:35
  input  wire clock,  // ReadServer.java:35
  input  wire reset,  // ReadServer.java:35
  input  wire [63:0] packet_data_data,  // ReadServer.java:24
  input  wire packet_data_last,  // ReadServer.java:24
  input  wire packet_valid,  // ReadServer.java:24
  output wire packet_ready,  // ReadServer.java:24
  input  wire [15:0] node,  // ReadServer.java:26
  output wire [255:0] entry_data,  // ReadServer.java:28
  output wire entry_valid,  // ReadServer.java:28
  input  wire entry_ready,  // ReadServer.java:28
  output wire [15:0] update_data_reader,  // ReadServer.java:30
  output wire [15:0] update_data_holder,  // ReadServer.java:30
  output wire [15:0] update_data_ctrl,  // ReadServer.java:30
  output wire [31:0] update_data_rid,  // ReadServer.java:30
  output wire [31:0] update_data_len,  // ReadServer.java:30
  output wire [31:0] update_data_from,  // ReadServer.java:30
  output wire [31:0] update_data_into,  // ReadServer.java:30
  output wire update_data_notifies,  // ReadServer.java:30
  output wire update_data_update_updates,  // ReadServer.java:30
  output wire [3:0] update_data_update_operation,  // ReadServer.java:30
  output wire [2:0] update_data_update_element,  // ReadServer.java:30
  output wire [63:0] update_data_update_operand,  // ReadServer.java:30
  output wire update_valid,  // ReadServer.java:30
  input  wire update_ready,  // ReadServer.java:30
  output wire drops  // ReadServer.java:32
);
  reg  [2:0] index;  // ReadServer.java:36
  reg  waits;  // ReadServer.java:37
  reg  [15:0] read_reader;  // ReadServer.java:38
  reg  [15:0] read_holder;  // ReadServer.java:38
  reg  [15:0] read_ctrl;  // ReadServer.java:38
  reg  [31:0] read_rid;  // ReadServer.java:38
  reg  [31:0] read_len;  // ReadServer.java:38
  reg  [31:0] read_from;  // ReadServer.java:38
  reg  [31:0] read_into;  // ReadServer.java:38
  reg  read_notifies;  // ReadServer.java:38
  reg  read_update_updates;  // ReadServer.java:38
  reg  [3:0] read_update_operation;  // ReadServer.java:38
  reg  [2:0] read_update_element;  // ReadServer.java:38
  reg  [63:0] read_update_operand;  // ReadServer.java:38
  reg  dropsNow;  // ReadServer.java:75
  wire ends = packet_valid && packet_ready && packet_data_last;  // ReadServer.java:41
  wire isRight = (index == 3'd4) && (read_holder == node);  // ReadServer.java:42
  wire [17:0] purpose = {read_notifies, 1'b0, read_ctrl};  // ReadServer.java:82
  wire [63:0] first = {14'd0, purpose, read_holder, read_reader};  // ReadServer.java:83
  wire [63:0] places = {read_into, read_from};  // ReadServer.java:84
  wire [63:0] names = {read_rid, read_rid};  // ReadServer.java:85
  assign packet_ready = !waits;  // ReadServer.java:40
  assign entry_data = {32'd0, read_len, names, places, first};  // ReadServer.java:74
  assign entry_valid = waits && !read_update_updates;  // ReadServer.java:73
  assign update_data_reader = read_reader;  // ReadServer.java:72
  assign update_data_holder = read_holder;  // ReadServer.java:72
  assign update_data_ctrl = read_ctrl;  // ReadServer.java:72
  assign update_data_rid = read_rid;  // ReadServer.java:72
  assign update_data_len = read_len;  // ReadServer.java:72
  assign update_data_from = read_from;  // ReadServer.java:72
  assign update_data_into = read_into;  // ReadServer.java:72
  assign update_data_notifies = read_notifies;  // ReadServer.java:72
  assign update_data_update_updates = read_update_updates;  // ReadServer.java:72
  assign update_data_update_operation = read_update_operation;  // ReadServer.java:72
  assign update_data_update_element = read_update_element;  // ReadServer.java:72
  assign update_data_update_operand = read_update_operand;  // ReadServer.java:72
  assign update_valid = waits && read_update_updates;  // ReadServer.java:71
  assign drops = dropsNow;  // ReadServer.java:77
  always @(posedge clock) begin
    if (packet_valid && packet_ready) begin  // ReadServer.java:43
      if (index == 3'd0) begin  // ReadServer.java:44
        read_holder <= packet_data_data[15:0];  // ReadServer.java:45
        read_reader <= packet_data_data[31:16];  // ReadServer.java:46
      end
      if (index == 3'd1) begin  // ReadServer.java:48
        read_from <= packet_data_data[31:0];  // ReadServer.java:49
        read_len <= packet_data_data[63:32];  // ReadServer.java:50
      end
      if (index == 3'd2) begin  // ReadServer.java:52
        read_rid <= packet_data_data[31:0];  // ReadServer.java:53
        read_ctrl <= packet_data_data[47:32];  // ReadServer.java:54
        read_notifies <= packet_data_data[48];  // ReadServer.java:55
      end
      if (index == 3'd3) begin  // ReadServer.java:57
        read_update_operand <= packet_data_data;  // ReadServer.java:57
      end
      if (index == 3'd4) begin  // ReadServer.java:58
        read_into <= packet_data_data[31:0];  // ReadServer.java:59
        read_update_element <= packet_data_data[34:32];  // Update.java:77
        read_update_operation <= packet_data_data[38:35];  // Update.java:78
        read_update_updates <= packet_data_data[39];  // Update.java:79
      end
      index <= packet_data_last ? 3'd0 : ((index == 3'd5) ? index : (index + 3'd1));  // ReadServer.java:63
    end
    if (ends && isRight) begin  // ReadServer.java:68
      waits <= 1'b1;  // ReadServer.java:68
    end else if ((entry_valid && entry_ready) || (update_valid && update_ready)) begin  // ReadServer.java:69
      waits <= 1'b0;  // ReadServer.java:69
    end
    dropsNow <= ends && !isRight;  // ReadServer.java:76
    if (reset) begin
      index <= 3'd0;  // ReadServer.java:36
      waits <= 1'b0;  // ReadServer.java:37
      dropsNow <= 1'b0;  // ReadServer.java:75
    end
  end
endmodule
`default_nettype wire
