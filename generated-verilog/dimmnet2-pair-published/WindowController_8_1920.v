// word=8, payload=1920
module WindowController_8_1920 (  // WindowController.java:54
  input  wire clock,  // WindowController.java:54
  input  wire reset,  // WindowController.java:54
  input  wire [4:0] transfer_data_status,  // WindowController.java:31
  input  wire transfer_data_source_pattern,  // WindowController.java:31
  input  wire [28:0] transfer_data_source_base,  // WindowController.java:31
  input  wire [31:0] transfer_data_source_stride,  // WindowController.java:31
  input  wire [2:0] transfer_data_source_sizeLog2,  // WindowController.java:31
  input  wire [7:0] transfer_data_source_count,  // WindowController.java:31
  input  wire transfer_data_destination_pattern,  // WindowController.java:31
  input  wire [28:0] transfer_data_destination_base,  // WindowController.java:31
  input  wire [31:0] transfer_data_destination_stride,  // WindowController.java:31
  input  wire [2:0] transfer_data_destination_sizeLog2,  // WindowController.java:31
  input  wire [7:0] transfer_data_destination_count,  // WindowController.java:31
  input  wire [15:0] transfer_data_bytes,  // WindowController.java:31
  input  wire [15:0] transfer_data_node,  // WindowController.java:31
  input  wire [15:0] transfer_data_tag,  // WindowController.java:31
  input  wire transfer_data_wantsReceiveStatus,  // WindowController.java:31
  input  wire transfer_valid,  // WindowController.java:31
  output wire transfer_ready,  // WindowController.java:31
  output wire prefetch_data_pattern,  // WindowController.java:32
  output wire [28:0] prefetch_data_base,  // WindowController.java:32
  output wire [31:0] prefetch_data_stride,  // WindowController.java:32
  output wire [2:0] prefetch_data_sizeLog2,  // WindowController.java:32
  output wire [7:0] prefetch_data_count,  // WindowController.java:32
  output wire prefetch_valid,  // WindowController.java:32
  input  wire prefetch_ready,  // WindowController.java:32
  output wire [4:0] completion_data_status,  // WindowController.java:35
  output wire [15:0] completion_data_node,  // WindowController.java:35
  output wire [15:0] completion_data_tag,  // WindowController.java:35
  output wire [15:0] completion_data_bytes,  // WindowController.java:35
  output wire [28:0] completion_data_base,  // WindowController.java:35
  output wire completion_valid,  // WindowController.java:35
  input  wire completion_ready,  // WindowController.java:35
  input  wire [15:0] node,  // WindowController.java:37
  output wire busy,  // WindowController.java:39
  input  wire [63:0] payload_data_data,  // WindowController.java:59
  input  wire payload_data_last,  // WindowController.java:59
  input  wire payload_valid,  // WindowController.java:59
  output wire payload_ready,  // WindowController.java:59
  output wire [63:0] packet_data_data,  // WindowController.java:60
  output wire packet_data_last,  // WindowController.java:60
  output wire packet_valid,  // WindowController.java:60
  input  wire packet_ready  // WindowController.java:60
);
  localparam AccessPattern_CONTIGUOUS = 1'b0;
  localparam [4:0] CommandStatus_DONE = 5'd1;
  localparam [1:0] State_IDLE = 2'd0;
  localparam [1:0] State_HEADER = 2'd1;
  localparam [1:0] State_PAYLOAD = 2'd2;
  localparam [1:0] State_COMPLETE = 2'd3;
  reg  [1:0] state;  // WindowController.java:43
  reg  [15:0] bytesLeft;  // WindowController.java:44
  reg  [28:0] base;  // WindowController.java:45
  reg  [7:0] wordsLeft;  // WindowController.java:47
  reg  [15:0] sequence_;  // WindowController.java:48
  reg  [1:0] headerWord;  // WindowController.java:62
  wire accepted = transfer_data_status == CommandStatus_DONE;  // WindowController.java:64
  wire lastPacket = bytesLeft <= 16'd1920;  // WindowController.java:65
  wire [15:0] packetBytes = lastPacket ? bytesLeft : 16'd1920;  // WindowController.java:66
  wire [15:0] count_shifted = packetBytes >> transfer_data_destination_sizeLog2;  // WindowController.java:128
  wire [7:0] count = count_shifted[7:0];  // WindowController.java:128
  wire [63:0] link = {sequence_, packetBytes, node, transfer_data_node};  // WindowController.java:129
  wire [63:0] access = {transfer_data_destination_stride, 3'd0, base};  // WindowController.java:130
  wire [7:0] flags = {6'd0, transfer_data_wantsReceiveStatus, lastPacket};  // WindowController.java:131
  wire [63:0] shape = {8'd0, transfer_data_tag, flags, count, 5'd0, transfer_data_destination_sizeLog2, 7'd0, transfer_data_destination_pattern, 8'd1};  // WindowController.java:138
  wire [63:0] whole = {16'd0, transfer_data_bytes, 3'd0, transfer_data_destination_base};  // WindowController.java:139
  wire [255:0] header_0 = {whole, shape, access, link};  // WindowController.java:140
  wire [255:0] header_1_shifted = header_0 >> {headerWord, 6'd0};  // WindowController.java:143
  wire [63:0] header_1 = header_1_shifted[63:0];  // WindowController.java:143
  wire inHeader = state == State_HEADER;  // WindowController.java:80
  wire inPayload = state == State_PAYLOAD;  // WindowController.java:81
  wire [28:0] stride = transfer_data_destination_stride[28:0];  // WindowController.java:157
  wire [33:0] largestElements_product = {5'd0, stride} * 34'd15;  // WindowController.java:158
  wire [28:0] largestElements = largestElements_product[28:0];  // WindowController.java:158
  wire [2:0] shift = 3'd7 - transfer_data_destination_sizeLog2;  // WindowController.java:159
  wire [15:0] wordsLeft_sum = packetBytes + 16'd7;  // WindowController.java:101
  assign transfer_ready = completion_valid && completion_ready;  // WindowController.java:71
  assign prefetch_data_pattern = transfer_data_source_pattern;  // WindowController.java:70
  assign prefetch_data_base = transfer_data_source_base;  // WindowController.java:70
  assign prefetch_data_stride = transfer_data_source_stride;  // WindowController.java:70
  assign prefetch_data_sizeLog2 = transfer_data_source_sizeLog2;  // WindowController.java:70
  assign prefetch_data_count = transfer_data_source_count;  // WindowController.java:70
  assign prefetch_valid = (state == State_IDLE) && transfer_valid && accepted;  // WindowController.java:69
  assign completion_data_status = transfer_data_status;  // WindowController.java:73
  assign completion_data_node = transfer_data_node;  // WindowController.java:74
  assign completion_data_tag = transfer_data_tag;  // WindowController.java:75
  assign completion_data_bytes = accepted ? transfer_data_bytes : 16'd0;  // WindowController.java:76
  assign completion_data_base = transfer_data_destination_base;  // WindowController.java:77
  assign completion_valid = state == State_COMPLETE;  // WindowController.java:72
  assign busy = state != State_IDLE;  // WindowController.java:68
  assign payload_ready = inPayload && packet_ready;  // WindowController.java:85
  assign packet_data_data = inHeader ? header_1 : payload_data_data;  // WindowController.java:83
  assign packet_data_last = inPayload && (wordsLeft == 8'd1);  // WindowController.java:84
  assign packet_valid = inHeader || (inPayload && payload_valid);  // WindowController.java:82
  always @(posedge clock) begin
    case (state)  // WindowController.java:87
      State_IDLE: begin  // WindowController.java:88
        if (transfer_valid) begin  // WindowController.java:90
          bytesLeft <= transfer_data_bytes;  // WindowController.java:91
          base <= transfer_data_destination_base;  // WindowController.java:92
          headerWord <= 2'd0;  // WindowController.java:93
          if (!accepted) begin  // WindowController.java:94
            state <= State_COMPLETE;  // WindowController.java:94
          end else if (prefetch_ready) begin  // WindowController.java:95
            state <= State_HEADER;  // WindowController.java:95
          end
        end
      end
      State_HEADER: begin  // WindowController.java:97
        if (packet_ready) begin  // WindowController.java:99
          headerWord <= headerWord + 2'd1;  // WindowController.java:100
          wordsLeft <= wordsLeft_sum[10:3];  // WindowController.java:101
          if (headerWord == 2'd3) begin  // WindowController.java:102
            state <= State_PAYLOAD;  // WindowController.java:102
          end
        end
      end
      State_PAYLOAD: begin  // WindowController.java:104
        if (packet_valid && packet_ready) begin  // WindowController.java:106
          wordsLeft <= wordsLeft - 8'd1;  // WindowController.java:107
          if (packet_data_last) begin  // WindowController.java:108
            sequence_ <= sequence_ + 16'd1;  // WindowController.java:109
            bytesLeft <= bytesLeft - packetBytes;  // WindowController.java:110
            base <= base + ((transfer_data_destination_pattern == AccessPattern_CONTIGUOUS) ? 29'd1920 : (largestElements << shift));  // WindowController.java:111
            state <= lastPacket ? State_COMPLETE : State_HEADER;  // WindowController.java:112
          end
        end
      end
      default /* State_COMPLETE */: begin  // WindowController.java:115
        if (completion_ready) begin  // WindowController.java:115
          state <= State_IDLE;  // WindowController.java:115
        end
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // WindowController.java:43
      sequence_ <= 16'd0;  // WindowController.java:48
    end
  end
  wire unused_ok = &{1'b0, transfer_data_destination_count, payload_data_last, count_shifted[15:8], header_1_shifted[255:64], largestElements_product[33:29], wordsLeft_sum[2:0], wordsLeft_sum[15:11]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!(packet_valid && packet_ready && packet_data_last && lastPacket) || payload_data_last)) begin  // WindowController.java:117
        $display("assertion failed: the last packet of a command ends with the last word of its access (WindowController.java:117)");
        $stop;  // WindowController.java:117
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!(packet_valid && packet_ready && packet_data_last && lastPacket) || payload_data_last);  // WindowController.java:117
    end
  end
`endif
endmodule
