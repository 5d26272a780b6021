// word=8, payload=1920
module WindowController_8_1920 (  // WindowController.java:58
  input  wire clock,  // WindowController.java:58
  input  wire reset,  // WindowController.java:58
  input  wire [4:0] transfer_data_status,  // WindowController.java:32
  input  wire [1:0] transfer_data_operation,  // WindowController.java:32
  input  wire [1:0] transfer_data_source_pattern,  // WindowController.java:32
  input  wire [29:0] transfer_data_source_base,  // WindowController.java:32
  input  wire [31:0] transfer_data_source_stride,  // WindowController.java:32
  input  wire [2:0] transfer_data_source_sizeLog2,  // WindowController.java:32
  input  wire [15:0] transfer_data_source_bytes,  // WindowController.java:32
  input  wire [1:0] transfer_data_destination_pattern,  // WindowController.java:32
  input  wire [29:0] transfer_data_destination_base,  // WindowController.java:32
  input  wire [31:0] transfer_data_destination_stride,  // WindowController.java:32
  input  wire [2:0] transfer_data_destination_sizeLog2,  // WindowController.java:32
  input  wire [15:0] transfer_data_destination_bytes,  // WindowController.java:32
  input  wire [15:0] transfer_data_bytes,  // WindowController.java:32
  input  wire [15:0] transfer_data_node,  // WindowController.java:32
  input  wire [15:0] transfer_data_tag,  // WindowController.java:32
  input  wire transfer_data_wantsReceiveStatus,  // WindowController.java:32
  input  wire [7:0] transfer_data_entry,  // WindowController.java:32
  input  wire transfer_valid,  // WindowController.java:32
  output wire transfer_ready,  // WindowController.java:32
  output wire [1:0] prefetch_data_pattern,  // WindowController.java:33
  output wire [29:0] prefetch_data_base,  // WindowController.java:33
  output wire [31:0] prefetch_data_stride,  // WindowController.java:33
  output wire [2:0] prefetch_data_sizeLog2,  // WindowController.java:33
  output wire [15:0] prefetch_data_bytes,  // WindowController.java:33
  output wire prefetch_valid,  // WindowController.java:33
  input  wire prefetch_ready,  // WindowController.java:33
  output wire [4:0] completion_data_status,  // WindowController.java:36
  output wire [15:0] completion_data_node,  // WindowController.java:36
  output wire [15:0] completion_data_tag,  // WindowController.java:36
  output wire [15:0] completion_data_bytes,  // WindowController.java:36
  output wire [29:0] completion_data_base,  // WindowController.java:36
  output wire [7:0] completion_data_entry,  // WindowController.java:36
  output wire completion_valid,  // WindowController.java:36
  input  wire completion_ready,  // WindowController.java:36
  input  wire [15:0] node,  // WindowController.java:38
  output wire isLocal,  // WindowController.java:40
  output wire busy,  // WindowController.java:42
  input  wire [63:0] payload_data_data,  // WindowController.java:63
  input  wire payload_data_last,  // WindowController.java:63
  input  wire payload_valid,  // WindowController.java:63
  output wire payload_ready,  // WindowController.java:63
  output wire [63:0] packet_data_data,  // WindowController.java:64
  output wire packet_data_last,  // WindowController.java:64
  output wire packet_valid,  // WindowController.java:64
  input  wire packet_ready  // WindowController.java:64
);
  localparam [1:0] AccessPattern_CONTIGUOUS = 2'd0;
  localparam [1:0] AccessPattern_LIST_4 = 2'd2;
  localparam [1:0] AccessPattern_LIST_8 = 2'd3;
  localparam [4:0] CommandStatus_DONE = 5'd1;
  localparam [4:0] CommandStatus_SOURCE_LIST_ENTRY = 5'd17;
  localparam [1:0] Operation_REMOTE_WRITE = 2'd0;
  localparam [1:0] State_IDLE = 2'd0;
  localparam [1:0] State_HEADER = 2'd1;
  localparam [1:0] State_PAYLOAD = 2'd2;
  localparam [1:0] State_COMPLETE = 2'd3;
  reg  [1:0] state;  // WindowController.java:46
  reg  [15:0] bytesLeft;  // WindowController.java:47
  reg  [29:0] base;  // WindowController.java:48
  reg  [7:0] firstElement;  // WindowController.java:49
  reg  [7:0] wordsLeft;  // WindowController.java:51
  reg  [15:0] sequence_;  // WindowController.java:52
  reg  [1:0] headerWord;  // WindowController.java:66
  wire isCut = transfer_data_status == CommandStatus_SOURCE_LIST_ENTRY;  // WindowController.java:68
  wire moves = (transfer_data_status == CommandStatus_DONE) || (isCut && (transfer_data_bytes != 16'd0));  // WindowController.java:71
  wire lastPacket = bytesLeft <= 16'd1920;  // WindowController.java:72
  wire [15:0] packetBytes = lastPacket ? bytesLeft : 16'd1920;  // WindowController.java:73
  wire [6:0] sizeLessOne = 7'd127 >> ~transfer_data_destination_sizeLog2;  // Access.java:67
  wire [15:0] elements_shifted = (packetBytes + {9'd0, sizeLessOne}) >> transfer_data_destination_sizeLog2;  // Access.java:68
  wire [7:0] elements = elements_shifted[7:0];  // Access.java:68
  wire local_ = transfer_data_operation != Operation_REMOTE_WRITE;  // WindowController.java:141
  wire [63:0] link = {sequence_, packetBytes, node, local_ ? node : transfer_data_node};  // WindowController.java:142
  wire [63:0] access = {transfer_data_destination_stride, 2'd0, base};  // WindowController.java:143
  wire [7:0] operation = local_ ? 8'd2 : 8'd1;  // WindowController.java:144
  wire [7:0] flags = {5'd0, isCut, transfer_data_wantsReceiveStatus, lastPacket};  // WindowController.java:148
  wire [63:0] shape = {firstElement, transfer_data_tag, flags, elements, 5'd0, transfer_data_destination_sizeLog2, 6'd0, transfer_data_destination_pattern, operation};  // WindowController.java:155
  wire [63:0] whole = {16'd0, transfer_data_bytes, 2'd0, transfer_data_destination_base};  // WindowController.java:156
  wire [255:0] header_0 = {whole, shape, access, link};  // WindowController.java:157
  wire [255:0] header_1_shifted = header_0 >> {headerWord, 6'd0};  // WindowController.java:160
  wire [63:0] header_1 = header_1_shifted[63:0];  // WindowController.java:160
  wire inHeader = state == State_HEADER;  // WindowController.java:90
  wire inPayload = state == State_PAYLOAD;  // WindowController.java:91
  wire [29:0] entryBytes = (transfer_data_destination_pattern == AccessPattern_LIST_4) ? 30'd4 : 30'd8;  // WindowController.java:175
  wire [29:0] stride = transfer_data_destination_stride[29:0];  // WindowController.java:179
  wire [29:0] distance = ((transfer_data_destination_pattern == AccessPattern_LIST_4) || (transfer_data_destination_pattern == AccessPattern_LIST_8)) ? entryBytes : stride;  // WindowController.java:180
  wire [34:0] largestElements_product = {5'd0, distance} * 35'd15;  // WindowController.java:181
  wire [29:0] largestElements = largestElements_product[29:0];  // WindowController.java:181
  wire [2:0] shift = 3'd7 - transfer_data_destination_sizeLog2;  // WindowController.java:182
  wire [15:0] wordsLeft_sum = packetBytes + 16'd7;  // WindowController.java:112
  assign transfer_ready = completion_valid && completion_ready;  // WindowController.java:79
  assign prefetch_data_pattern = transfer_data_source_pattern;  // WindowController.java:78
  assign prefetch_data_base = transfer_data_source_base;  // WindowController.java:78
  assign prefetch_data_stride = transfer_data_source_stride;  // WindowController.java:78
  assign prefetch_data_sizeLog2 = transfer_data_source_sizeLog2;  // WindowController.java:78
  assign prefetch_data_bytes = transfer_data_source_bytes;  // WindowController.java:78
  assign prefetch_valid = (state == State_IDLE) && transfer_valid && moves;  // WindowController.java:77
  assign completion_data_status = transfer_data_status;  // WindowController.java:81
  assign completion_data_node = transfer_data_node;  // WindowController.java:82
  assign completion_data_tag = transfer_data_tag;  // WindowController.java:83
  assign completion_data_bytes = moves ? transfer_data_bytes : 16'd0;  // WindowController.java:84
  assign completion_data_base = transfer_data_destination_base;  // WindowController.java:85
  assign completion_data_entry = transfer_data_entry;  // WindowController.java:86
  assign completion_valid = state == State_COMPLETE;  // WindowController.java:80
  assign isLocal = transfer_data_operation != Operation_REMOTE_WRITE;  // WindowController.java:75
  assign busy = state != State_IDLE;  // WindowController.java:76
  assign payload_ready = inPayload && packet_ready;  // WindowController.java:95
  assign packet_data_data = inHeader ? header_1 : payload_data_data;  // WindowController.java:93
  assign packet_data_last = inPayload && (wordsLeft == 8'd1);  // WindowController.java:94
  assign packet_valid = inHeader || (inPayload && payload_valid);  // WindowController.java:92
  always @(posedge clock) begin
    case (state)  // WindowController.java:97
      State_IDLE: begin  // WindowController.java:98
        if (transfer_valid) begin  // WindowController.java:100
          bytesLeft <= transfer_data_bytes;  // WindowController.java:101
          base <= transfer_data_destination_base;  // WindowController.java:102
          firstElement <= 8'd0;  // WindowController.java:103
          headerWord <= 2'd0;  // WindowController.java:104
          if (!moves) begin  // WindowController.java:105
            state <= State_COMPLETE;  // WindowController.java:105
          end else if (prefetch_ready) begin  // WindowController.java:106
            state <= State_HEADER;  // WindowController.java:106
          end
        end
      end
      State_HEADER: begin  // WindowController.java:108
        if (packet_ready) begin  // WindowController.java:110
          headerWord <= headerWord + 2'd1;  // WindowController.java:111
          wordsLeft <= wordsLeft_sum[10:3];  // WindowController.java:112
          if (headerWord == 2'd3) begin  // WindowController.java:113
            state <= State_PAYLOAD;  // WindowController.java:113
          end
        end
      end
      State_PAYLOAD: begin  // WindowController.java:115
        if (packet_valid && packet_ready) begin  // WindowController.java:117
          wordsLeft <= wordsLeft - 8'd1;  // WindowController.java:118
          if (packet_data_last) begin  // WindowController.java:119
            sequence_ <= (transfer_data_operation == Operation_REMOTE_WRITE) ? (sequence_ + 16'd1) : sequence_;  // WindowController.java:120
            bytesLeft <= bytesLeft - packetBytes;  // WindowController.java:122
            firstElement <= firstElement + elements;  // WindowController.java:123
            base <= base + ((transfer_data_destination_pattern == AccessPattern_CONTIGUOUS) ? 30'd1920 : (largestElements << shift));  // WindowController.java:124
            state <= lastPacket ? State_COMPLETE : State_HEADER;  // WindowController.java:125
          end
        end
      end
      default /* State_COMPLETE */: begin  // WindowController.java:128
        if (completion_ready) begin  // WindowController.java:128
          state <= State_IDLE;  // WindowController.java:128
        end
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // WindowController.java:46
      sequence_ <= 16'd0;  // WindowController.java:52
    end
  end
  wire unused_ok = &{1'b0, transfer_data_destination_bytes, payload_data_last, elements_shifted[15:8], header_1_shifted[255:64], largestElements_product[34:30], wordsLeft_sum[2:0], wordsLeft_sum[15:11]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!(packet_valid && packet_ready && packet_data_last && lastPacket) || payload_data_last)) begin  // WindowController.java:130
        $display("assertion failed: the last packet of a command ends with the last word of its access (WindowController.java:130)");
        $stop;  // WindowController.java:130
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!(packet_valid && packet_ready && packet_data_last && lastPacket) || payload_data_last);  // WindowController.java:130
    end
  end
`endif
endmodule
