// word=8
module ReceiveController_8 (  // ReceiveController.java:55
  input  wire clock,  // ReceiveController.java:55
  input  wire reset,  // ReceiveController.java:55
  output wire write_data_pattern,  // ReceiveController.java:34
  output wire [28:0] write_data_base,  // ReceiveController.java:34
  output wire [31:0] write_data_stride,  // ReceiveController.java:34
  output wire [2:0] write_data_sizeLog2,  // ReceiveController.java:34
  output wire [7:0] write_data_count,  // ReceiveController.java:34
  output wire write_valid,  // ReceiveController.java:34
  input  wire write_ready,  // ReceiveController.java:34
  input  wire written,  // ReceiveController.java:37
  output wire [4:0] status_data_status,  // ReceiveController.java:39
  output wire [15:0] status_data_node,  // ReceiveController.java:39
  output wire [15:0] status_data_tag,  // ReceiveController.java:39
  output wire [15:0] status_data_bytes,  // ReceiveController.java:39
  output wire [28:0] status_data_base,  // ReceiveController.java:39
  output wire status_valid,  // ReceiveController.java:39
  input  wire status_ready,  // ReceiveController.java:39
  input  wire [15:0] node,  // ReceiveController.java:41
  input  wire [63:0] packet_data_data,  // ReceiveController.java:57
  input  wire packet_data_last,  // ReceiveController.java:57
  input  wire packet_valid,  // ReceiveController.java:57
  output wire packet_ready,  // ReceiveController.java:57
  output wire [63:0] payload_data_data,  // ReceiveController.java:58
  output wire payload_data_last,  // ReceiveController.java:58
  output wire payload_valid,  // ReceiveController.java:58
  input  wire payload_ready  // ReceiveController.java:58
);
  localparam AccessPattern_CONTIGUOUS = 1'b0;
  localparam AccessPattern_STRIDE = 1'b1;
  localparam [4:0] CommandStatus_DONE = 5'd1;
  localparam [4:0] CommandStatus_RECEIVED_SIZE_MISMATCH = 5'd14;
  localparam [4:0] CommandStatus_RECEIVED_HEADER = 5'd15;
  localparam [4:0] CommandStatus_RECEIVED_INCOMPLETE = 5'd16;
  localparam [2:0] State_HEADER = 3'd0;
  localparam [2:0] State_CHECK = 3'd1;
  localparam [2:0] State_PAYLOAD = 3'd2;
  localparam [2:0] State_DRAIN = 3'd3;
  localparam [2:0] State_WRITTEN = 3'd4;
  localparam [2:0] State_REPORT = 3'd5;
  reg  [2:0] state;  // ReceiveController.java:43
  reg  [255:0] header;  // ReceiveController.java:44
  reg  [4:0] verdict;  // ReceiveController.java:51
  reg  [15:0] nextSequence;  // ReceiveController.java:52
  reg  packetMissing;  // ReceiveController.java:53
  reg  [1:0] headerWord;  // ReceiveController.java:61
  wire [63:0] link = header[63:0];  // ReceiveController.java:45
  wire [63:0] place = header[127:64];  // ReceiveController.java:46
  wire [63:0] shape = header[191:128];  // ReceiveController.java:47
  wire [63:0] whole = header[255:192];  // ReceiveController.java:48
  wire [7:0] count = shape[31:24];  // ReceiveController.java:62
  wire [2:0] sizeLog2_0 = shape[18:16];  // ReceiveController.java:63
  wire strided = shape[15:8] == 8'd1;  // ReceiveController.java:64
  wire lastPacket = shape[32];  // ReceiveController.java:65
  wire wantsStatus = shape[33];  // ReceiveController.java:66
  wire [15:0] accessBytes = {8'd0, count} << sizeLog2_0;  // ReceiveController.java:67
  wire [7:0] pattern = shape[15:8];  // ReceiveController.java:125
  wire [7:0] sizeLog2_1 = shape[23:16];  // ReceiveController.java:126
  wire headerWrong_or = (pattern > 8'd1) || (sizeLog2_1 < 8'd2) || (sizeLog2_1 > 8'd7) || (place[31:29] != 3'd0) || (place[1:0] != 2'd0) || ((pattern == 8'd1) && (place[33:32] != 2'd0));  // ReceiveController.java:71
  wire headerWrong = (link[15:0] != node) || (shape[7:0] != 8'd1) || headerWrong_or;  // ReceiveController.java:71
  wire sizeWrong = accessBytes != link[47:32];  // ReceiveController.java:72
  wire inPayload = state == State_PAYLOAD;  // ReceiveController.java:81
  wire ends = packet_valid && packet_ready && packet_data_last;  // ReceiveController.java:94
  wire gap = link[63:48] != nextSequence;  // ReceiveController.java:98
  assign write_data_pattern = strided ? AccessPattern_STRIDE : AccessPattern_CONTIGUOUS;  // ReceiveController.java:75
  assign write_data_base = place[28:0];  // ReceiveController.java:76
  assign write_data_stride = place[63:32];  // ReceiveController.java:77
  assign write_data_sizeLog2 = sizeLog2_0;  // ReceiveController.java:78
  assign write_data_count = count;  // ReceiveController.java:79
  assign write_valid = (state == State_CHECK) && !headerWrong && !sizeWrong;  // ReceiveController.java:74
  assign status_data_status = verdict;  // ReceiveController.java:88
  assign status_data_node = link[31:16];  // ReceiveController.java:89
  assign status_data_tag = shape[55:40];  // ReceiveController.java:90
  assign status_data_bytes = whole[47:32];  // ReceiveController.java:91
  assign status_data_base = whole[28:0];  // ReceiveController.java:92
  assign status_valid = state == State_REPORT;  // ReceiveController.java:87
  assign packet_ready = (state == State_HEADER) || (state == State_DRAIN) || (inPayload && payload_ready);  // ReceiveController.java:85
  assign payload_data_data = packet_data_data;  // ReceiveController.java:83
  assign payload_data_last = packet_data_last;  // ReceiveController.java:84
  assign payload_valid = inPayload && packet_valid;  // ReceiveController.java:82
  always @(posedge clock) begin
    case (state)  // ReceiveController.java:95
      State_HEADER: begin  // ReceiveController.java:96
        if (packet_valid) begin  // ReceiveController.java:96
          header <= {packet_data_data, header[255:64]};  // ReceiveController.java:139
          headerWord <= headerWord + 2'd1;  // ReceiveController.java:140
          if (headerWord == 2'd3) begin  // ReceiveController.java:141
            state <= State_CHECK;  // ReceiveController.java:141
          end
        end
      end
      State_CHECK: begin  // ReceiveController.java:97
        verdict <= (packetMissing || gap) ? CommandStatus_RECEIVED_INCOMPLETE : CommandStatus_DONE;  // ReceiveController.java:99
        if (headerWrong) begin  // ReceiveController.java:101
          verdict <= CommandStatus_RECEIVED_HEADER;  // ReceiveController.java:145
          state <= State_DRAIN;  // ReceiveController.java:146
        end else if (sizeWrong) begin  // ReceiveController.java:102
          verdict <= CommandStatus_RECEIVED_SIZE_MISMATCH;  // ReceiveController.java:145
          state <= State_DRAIN;  // ReceiveController.java:146
        end else if (write_ready) begin  // ReceiveController.java:103
          state <= State_PAYLOAD;  // ReceiveController.java:103
        end
        if (headerWrong || sizeWrong || write_ready) begin  // ReceiveController.java:104
          nextSequence <= link[63:48] + 16'd1;  // ReceiveController.java:105
          packetMissing <= packetMissing || gap;  // ReceiveController.java:106
        end
      end
      State_PAYLOAD: begin  // ReceiveController.java:109
        if (ends) begin  // ReceiveController.java:109
          state <= State_WRITTEN;  // ReceiveController.java:109
        end
      end
      State_DRAIN: begin  // ReceiveController.java:110
        if (ends) begin  // ReceiveController.java:110
          state <= State_REPORT;  // ReceiveController.java:110
        end
      end
      State_WRITTEN: begin  // ReceiveController.java:111
        if (written) begin  // ReceiveController.java:113
          state <= State_HEADER;  // ReceiveController.java:114
          if (lastPacket && wantsStatus) begin  // ReceiveController.java:115
            packetMissing <= 1'b0;  // ReceiveController.java:116
            state <= State_REPORT;  // ReceiveController.java:117
          end
        end
      end
      default /* State_REPORT */: begin  // ReceiveController.java:120
        if (status_ready) begin  // ReceiveController.java:120
          state <= State_HEADER;  // ReceiveController.java:120
        end
      end
    endcase
    if (reset) begin
      state <= State_HEADER;  // ReceiveController.java:43
      nextSequence <= 16'd0;  // ReceiveController.java:52
      packetMissing <= 1'b0;  // ReceiveController.java:53
      headerWord <= 2'd0;  // ReceiveController.java:61
    end
  end
  wire unused_ok = &{1'b0, shape[39:34], shape[63:56], whole[31:29], whole[63:48]};
endmodule
