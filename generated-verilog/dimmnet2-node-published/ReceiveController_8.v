// word=8
module ReceiveController_8 (  // ReceiveController.java:73
  input  wire clock,  // ReceiveController.java:73
  input  wire reset,  // ReceiveController.java:73
  output wire write_data_pattern,  // ReceiveController.java:52
  output wire [28:0] write_data_base,  // ReceiveController.java:52
  output wire [31:0] write_data_stride,  // ReceiveController.java:52
  output wire [2:0] write_data_sizeLog2,  // ReceiveController.java:52
  output wire [7:0] write_data_count,  // ReceiveController.java:52
  output wire write_valid,  // ReceiveController.java:52
  input  wire write_ready,  // ReceiveController.java:52
  input  wire written,  // ReceiveController.java:55
  output wire [4:0] status_data_status,  // ReceiveController.java:57
  output wire [15:0] status_data_node,  // ReceiveController.java:57
  output wire [15:0] status_data_tag,  // ReceiveController.java:57
  output wire [15:0] status_data_bytes,  // ReceiveController.java:57
  output wire [28:0] status_data_base,  // ReceiveController.java:57
  output wire status_valid,  // ReceiveController.java:57
  input  wire status_ready,  // ReceiveController.java:57
  input  wire [15:0] node,  // ReceiveController.java:59
  input  wire [63:0] packet_data_data,  // ReceiveController.java:75
  input  wire packet_data_last,  // ReceiveController.java:75
  input  wire packet_valid,  // ReceiveController.java:75
  output wire packet_ready,  // ReceiveController.java:75
  output wire [63:0] payload_data_data,  // ReceiveController.java:76
  output wire payload_data_last,  // ReceiveController.java:76
  output wire payload_valid,  // ReceiveController.java:76
  input  wire payload_ready  // ReceiveController.java:76
);
  localparam AccessPattern_CONTIGUOUS = 1'b0;
  localparam AccessPattern_STRIDE = 1'b1;
  localparam [4:0] CommandStatus_DONE = 5'd1;
  localparam [4:0] CommandStatus_RECEIVED_SIZE_MISMATCH = 5'd14;
  localparam [4:0] CommandStatus_RECEIVED_HEADER = 5'd15;
  localparam [4:0] CommandStatus_RECEIVED_INCOMPLETE = 5'd16;
  localparam [1:0] State_HEADER = 2'd0;
  localparam [1:0] State_CHECK = 2'd1;
  localparam [1:0] State_PAYLOAD = 2'd2;
  localparam [1:0] State_DRAIN = 2'd3;
  reg  [1:0] state;  // ReceiveController.java:61
  reg  [255:0] header;  // ReceiveController.java:62
  reg  [4:0] reports_enqueue_data_entry_status;  // ReceiveController.java:69
  wire reports_dequeue_ready;  // ReceiveController.java:69
  reg  [15:0] nextSequence;  // ReceiveController.java:70
  reg  packetMissing;  // ReceiveController.java:71
  reg  [1:0] headerWord;  // ReceiveController.java:79
  reg  [2:0] writesDone;  // ReceiveController.java:144
  wire reports_enqueue_ready, reports_dequeue_data_isWanted, reports_dequeue_data_needsWrite, reports_dequeue_valid;  // ReceiveController.java:69
  wire [4:0] reports_dequeue_data_entry_status;  // ReceiveController.java:69
  wire [15:0] reports_dequeue_data_entry_node, reports_dequeue_data_entry_tag, reports_dequeue_data_entry_bytes;  // ReceiveController.java:69
  wire [28:0] reports_dequeue_data_entry_base; wire [2:0] reports_count;  // ReceiveController.java:69
  wire [63:0] link = header[63:0];  // ReceiveController.java:63
  wire [63:0] place = header[127:64];  // ReceiveController.java:64
  wire [63:0] shape = header[191:128];  // ReceiveController.java:65
  wire [63:0] whole = header[255:192];  // ReceiveController.java:66
  wire [7:0] count = shape[31:24];  // ReceiveController.java:80
  wire [2:0] sizeLog2_0 = shape[18:16];  // ReceiveController.java:81
  wire strided = shape[15:8] == 8'd1;  // ReceiveController.java:82
  wire lastPacket = shape[32];  // ReceiveController.java:83
  wire wantsStatus = shape[33];  // ReceiveController.java:84
  wire [15:0] accessBytes = {8'd0, count} << sizeLog2_0;  // ReceiveController.java:85
  wire [7:0] pattern = shape[15:8];  // ReceiveController.java:157
  wire [7:0] sizeLog2_1 = shape[23:16];  // ReceiveController.java:158
  wire headerWrong_or = (pattern > 8'd1) || (sizeLog2_1 < 8'd2) || (sizeLog2_1 > 8'd7) || (place[31:29] != 3'd0) || (place[1:0] != 2'd0) || ((pattern == 8'd1) && (place[33:32] != 2'd0));  // ReceiveController.java:89
  wire headerWrong = (link[15:0] != node) || (shape[7:0] != 8'd1) || headerWrong_or;  // ReceiveController.java:89
  wire sizeWrong = accessBytes != link[47:32];  // ReceiveController.java:90
  wire refused = headerWrong || sizeWrong;  // ReceiveController.java:92
  wire checks = (state == State_CHECK) && reports_enqueue_ready;  // ReceiveController.java:93
  wire decided = checks && (refused || write_ready);  // ReceiveController.java:94
  wire inPayload = state == State_PAYLOAD;  // ReceiveController.java:103
  wire gap = link[63:48] != nextSequence;  // ReceiveController.java:109
  wire missing = packetMissing || gap;  // ReceiveController.java:110
  wire endsCommand = lastPacket && wantsStatus;  // ReceiveController.java:111
  wire ends = packet_valid && packet_ready && packet_data_last;  // ReceiveController.java:125
  wire isDone = reports_dequeue_valid && (!reports_dequeue_data_needsWrite || (writesDone != 3'd0));  // ReceiveController.java:146
  wire settles = reports_dequeue_valid && reports_dequeue_ready && reports_dequeue_data_needsWrite;  // ReceiveController.java:150
  assign write_data_pattern = strided ? AccessPattern_STRIDE : AccessPattern_CONTIGUOUS;  // ReceiveController.java:97
  assign write_data_base = place[28:0];  // ReceiveController.java:98
  assign write_data_stride = place[63:32];  // ReceiveController.java:99
  assign write_data_sizeLog2 = sizeLog2_0;  // ReceiveController.java:100
  assign write_data_count = count;  // ReceiveController.java:101
  assign write_valid = checks && !refused;  // ReceiveController.java:96
  assign status_data_status = reports_dequeue_data_entry_status;  // ReceiveController.java:148
  assign status_data_node = reports_dequeue_data_entry_node;  // ReceiveController.java:148
  assign status_data_tag = reports_dequeue_data_entry_tag;  // ReceiveController.java:148
  assign status_data_bytes = reports_dequeue_data_entry_bytes;  // ReceiveController.java:148
  assign status_data_base = reports_dequeue_data_entry_base;  // ReceiveController.java:148
  assign status_valid = isDone && reports_dequeue_data_isWanted;  // ReceiveController.java:147
  always @* begin
    reports_enqueue_data_entry_status = CommandStatus_DONE;  // ReceiveController.java:114
    if (missing) begin  // ReceiveController.java:115
      reports_enqueue_data_entry_status = CommandStatus_RECEIVED_INCOMPLETE;  // ReceiveController.java:115
    end
    if (sizeWrong) begin  // ReceiveController.java:116
      reports_enqueue_data_entry_status = CommandStatus_RECEIVED_SIZE_MISMATCH;  // ReceiveController.java:116
    end
    if (headerWrong) begin  // ReceiveController.java:117
      reports_enqueue_data_entry_status = CommandStatus_RECEIVED_HEADER;  // ReceiveController.java:117
    end
  end
  assign reports_dequeue_ready = isDone && (!reports_dequeue_data_isWanted || status_ready);  // ReceiveController.java:149
  assign packet_ready = (state == State_HEADER) || (state == State_DRAIN) || (inPayload && payload_ready);  // ReceiveController.java:107
  assign payload_data_data = packet_data_data;  // ReceiveController.java:105
  assign payload_data_last = packet_data_last;  // ReceiveController.java:106
  assign payload_valid = inPayload && packet_valid;  // ReceiveController.java:104
  always @(posedge clock) begin
    case (state)  // ReceiveController.java:126
      State_HEADER: begin  // ReceiveController.java:127
        if (packet_valid) begin  // ReceiveController.java:127
          header <= {packet_data_data, header[255:64]};  // ReceiveController.java:171
          headerWord <= headerWord + 2'd1;  // ReceiveController.java:172
          if (headerWord == 2'd3) begin  // ReceiveController.java:173
            state <= State_CHECK;  // ReceiveController.java:173
          end
        end
      end
      State_CHECK: begin  // ReceiveController.java:128
        if (decided) begin  // ReceiveController.java:130
          state <= refused ? State_DRAIN : State_PAYLOAD;  // ReceiveController.java:131
          nextSequence <= link[63:48] + 16'd1;  // ReceiveController.java:132
          packetMissing <= missing && !(endsCommand && !refused);  // ReceiveController.java:134
        end
      end
      State_PAYLOAD: begin  // ReceiveController.java:137
        if (ends) begin  // ReceiveController.java:137
          state <= State_HEADER;  // ReceiveController.java:137
        end
      end
      default /* State_DRAIN */: begin  // ReceiveController.java:138
        if (ends) begin  // ReceiveController.java:138
          state <= State_HEADER;  // ReceiveController.java:138
        end
      end
    endcase
    if (written && !settles) begin  // ReceiveController.java:151
      writesDone <= writesDone + 3'd1;  // ReceiveController.java:151
    end else if (settles && !written) begin  // ReceiveController.java:152
      writesDone <= writesDone - 3'd1;  // ReceiveController.java:152
    end
    if (reset) begin
      state <= State_HEADER;  // ReceiveController.java:61
      nextSequence <= 16'd0;  // ReceiveController.java:70
      packetMissing <= 1'b0;  // ReceiveController.java:71
      headerWord <= 2'd0;  // ReceiveController.java:79
      writesDone <= 3'd0;  // ReceiveController.java:144
    end
  end
  Queue_Report84_4 reports (  // ReceiveController.java:69
    .clock(clock), .reset(reset), .enqueue_data_entry_status(reports_enqueue_data_entry_status),
    .enqueue_data_entry_node(link[31:16]), .enqueue_data_entry_tag(shape[55:40]),
    .enqueue_data_entry_bytes(whole[47:32]), .enqueue_data_entry_base(whole[28:0]),
    .enqueue_data_isWanted(refused || endsCommand), .enqueue_data_needsWrite(!refused), .enqueue_valid(decided),
    .enqueue_ready(reports_enqueue_ready), .dequeue_data_entry_status(reports_dequeue_data_entry_status),
    .dequeue_data_entry_node(reports_dequeue_data_entry_node),
    .dequeue_data_entry_tag(reports_dequeue_data_entry_tag),
    .dequeue_data_entry_bytes(reports_dequeue_data_entry_bytes),
    .dequeue_data_entry_base(reports_dequeue_data_entry_base), .dequeue_data_isWanted(reports_dequeue_data_isWanted),
    .dequeue_data_needsWrite(reports_dequeue_data_needsWrite), .dequeue_valid(reports_dequeue_valid),
    .dequeue_ready(reports_dequeue_ready), .count(reports_count));
  wire unused_ok = &{1'b0, shape[39:34], shape[63:56], whole[31:29], whole[63:48], reports_count};
endmodule
