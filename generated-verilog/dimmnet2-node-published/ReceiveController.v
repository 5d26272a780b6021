module ReceiveController (  // ReceiveController.java:47
  input  wire clock,  // ReceiveController.java:47
  input  wire reset,  // ReceiveController.java:47
  input  wire [63:0] packet_data_data,  // ReceiveController.java:29
  input  wire packet_data_last,  // ReceiveController.java:29
  input  wire packet_valid,  // ReceiveController.java:29
  output wire packet_ready,  // ReceiveController.java:29
  output wire write_data_pattern,  // ReceiveController.java:30
  output wire [28:0] write_data_base,  // ReceiveController.java:30
  output wire [31:0] write_data_stride,  // ReceiveController.java:30
  output wire [2:0] write_data_sizeLog2,  // ReceiveController.java:30
  output wire [7:0] write_data_count,  // ReceiveController.java:30
  output wire write_valid,  // ReceiveController.java:30
  input  wire write_ready,  // ReceiveController.java:30
  output wire [63:0] payload_data_data,  // ReceiveController.java:31
  output wire payload_data_last,  // ReceiveController.java:31
  output wire payload_valid,  // ReceiveController.java:31
  input  wire payload_ready,  // ReceiveController.java:31
  input  wire written,  // ReceiveController.java:33
  output wire [3:0] status_data_status,  // ReceiveController.java:35
  output wire [15:0] status_data_node,  // ReceiveController.java:35
  output wire [15:0] status_data_tag,  // ReceiveController.java:35
  output wire [15:0] status_data_bytes,  // ReceiveController.java:35
  output wire [28:0] status_data_base,  // ReceiveController.java:35
  output wire status_valid,  // ReceiveController.java:35
  input  wire status_ready,  // ReceiveController.java:35
  input  wire [15:0] node  // ReceiveController.java:37
);
  localparam AccessPattern_CONTIGUOUS = 1'b0;
  localparam AccessPattern_STRIDE = 1'b1;
  localparam [3:0] CommandStatus_DONE = 4'd1;
  localparam [3:0] CommandStatus_RECEIVED_SIZE_MISMATCH = 4'd14;
  localparam [3:0] CommandStatus_RECEIVED_HEADER = 4'd15;
  localparam [2:0] State_HEADER = 3'd0;
  localparam [2:0] State_CHECK = 3'd1;
  localparam [2:0] State_PAYLOAD = 3'd2;
  localparam [2:0] State_DRAIN = 3'd3;
  localparam [2:0] State_WRITTEN = 3'd4;
  localparam [2:0] State_REPORT = 3'd5;
  reg  [2:0] state;  // ReceiveController.java:39
  reg  [1:0] headerWord;  // ReceiveController.java:40
  reg  [63:0] link;  // ReceiveController.java:41
  reg  [63:0] place;  // ReceiveController.java:42
  reg  [63:0] shape;  // ReceiveController.java:43
  reg  [63:0] whole;  // ReceiveController.java:44
  reg  [3:0] verdict;  // ReceiveController.java:45
  wire [7:0] count = shape[31:24];  // ReceiveController.java:48
  wire [2:0] sizeLog2_0 = shape[18:16];  // ReceiveController.java:49
  wire strided = shape[15:8] == 8'd1;  // ReceiveController.java:50
  wire lastPacket = shape[32];  // ReceiveController.java:51
  wire wantsStatus = shape[33];  // ReceiveController.java:52
  wire [15:0] accessBytes = {8'd0, count} << sizeLog2_0;  // ReceiveController.java:53
  wire [7:0] pattern = shape[15:8];  // ReceiveController.java:102
  wire [7:0] sizeLog2_1 = shape[23:16];  // ReceiveController.java:103
  wire headerWrong_or = (pattern > 8'd1) || (sizeLog2_1 < 8'd2) || (sizeLog2_1 > 8'd7) || (place[31:29] != 3'd0) || (place[1:0] != 2'd0) || ((pattern == 8'd1) && (place[33:32] != 2'd0));  // ReceiveController.java:57
  wire headerWrong = (link[15:0] != node) || (shape[7:0] != 8'd1) || headerWrong_or;  // ReceiveController.java:57
  wire sizeWrong = accessBytes != link[47:32];  // ReceiveController.java:58
  wire inPayload = state == State_PAYLOAD;  // ReceiveController.java:67
  wire ends = packet_valid && packet_ready && packet_data_last;  // ReceiveController.java:80
  assign packet_ready = (state == State_HEADER) || (state == State_DRAIN) || (inPayload && payload_ready);  // ReceiveController.java:71
  assign write_data_pattern = strided ? AccessPattern_STRIDE : AccessPattern_CONTIGUOUS;  // ReceiveController.java:61
  assign write_data_base = place[28:0];  // ReceiveController.java:62
  assign write_data_stride = place[63:32];  // ReceiveController.java:63
  assign write_data_sizeLog2 = sizeLog2_0;  // ReceiveController.java:64
  assign write_data_count = count;  // ReceiveController.java:65
  assign write_valid = (state == State_CHECK) && !headerWrong && !sizeWrong;  // ReceiveController.java:60
  assign payload_data_data = packet_data_data;  // ReceiveController.java:69
  assign payload_data_last = packet_data_last;  // ReceiveController.java:70
  assign payload_valid = inPayload && packet_valid;  // ReceiveController.java:68
  assign status_data_status = verdict;  // ReceiveController.java:74
  assign status_data_node = link[31:16];  // ReceiveController.java:75
  assign status_data_tag = shape[55:40];  // ReceiveController.java:76
  assign status_data_bytes = whole[47:32];  // ReceiveController.java:77
  assign status_data_base = whole[28:0];  // ReceiveController.java:78
  assign status_valid = state == State_REPORT;  // ReceiveController.java:73
  always @(posedge clock) begin
    case (state)  // ReceiveController.java:81
      State_HEADER: begin  // ReceiveController.java:82
        if (packet_valid) begin  // ReceiveController.java:82
          case (headerWord)  // ReceiveController.java:114
            2'd0: begin  // ReceiveController.java:115
              link <= packet_data_data;  // ReceiveController.java:115
            end
            2'd1: begin  // ReceiveController.java:116
              place <= packet_data_data;  // ReceiveController.java:116
            end
            2'd2: begin  // ReceiveController.java:117
              shape <= packet_data_data;  // ReceiveController.java:117
            end
            default /* 2'd3 */: begin  // ReceiveController.java:118
              whole <= packet_data_data;  // ReceiveController.java:118
            end
          endcase
          headerWord <= headerWord + 2'd1;  // ReceiveController.java:119
          if (headerWord == 2'd3) begin  // ReceiveController.java:120
            state <= State_CHECK;  // ReceiveController.java:120
          end
        end
      end
      State_CHECK: begin  // ReceiveController.java:83
        verdict <= CommandStatus_DONE;  // ReceiveController.java:84
        if (headerWrong) begin  // ReceiveController.java:85
          verdict <= CommandStatus_RECEIVED_HEADER;  // ReceiveController.java:124
          state <= State_DRAIN;  // ReceiveController.java:125
        end else if (sizeWrong) begin  // ReceiveController.java:86
          verdict <= CommandStatus_RECEIVED_SIZE_MISMATCH;  // ReceiveController.java:124
          state <= State_DRAIN;  // ReceiveController.java:125
        end else if (write_ready) begin  // ReceiveController.java:87
          state <= State_PAYLOAD;  // ReceiveController.java:87
        end
      end
      State_PAYLOAD: begin  // ReceiveController.java:89
        if (ends) begin  // ReceiveController.java:89
          state <= State_WRITTEN;  // ReceiveController.java:89
        end
      end
      State_DRAIN: begin  // ReceiveController.java:90
        if (ends) begin  // ReceiveController.java:90
          state <= State_REPORT;  // ReceiveController.java:90
        end
      end
      State_WRITTEN: begin  // ReceiveController.java:91
        if (written) begin  // ReceiveController.java:93
          state <= (lastPacket && wantsStatus) ? State_REPORT : State_HEADER;  // ReceiveController.java:95
        end
      end
      default /* State_REPORT */: begin  // ReceiveController.java:97
        if (status_ready) begin  // ReceiveController.java:97
          state <= State_HEADER;  // ReceiveController.java:97
        end
      end
    endcase
    if (reset) begin
      state <= State_HEADER;  // ReceiveController.java:39
      headerWord <= 2'd0;  // ReceiveController.java:40
    end
  end
  wire unused_ok = &{1'b0, link[63:48], shape[39:34], shape[63:56], whole[31:29], whole[63:48]};
endmodule
