// word=8, payload=1920
module WindowController_8_1920 (  // WindowController.java:66
  input  wire clock,  // WindowController.java:66
  input  wire reset,  // WindowController.java:66
  input  wire [4:0] transfer_data_status,  // WindowController.java:32
  input  wire [2:0] transfer_data_operation,  // WindowController.java:32
  input  wire transfer_data_process,  // WindowController.java:32
  input  wire transfer_data_otherProcess,  // WindowController.java:32
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
  input  wire [7:0] transfer_data_ticket,  // WindowController.java:32
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
  output wire completion_data_process,  // WindowController.java:36
  output wire completion_data_otherProcess,  // WindowController.java:36
  output wire completion_valid,  // WindowController.java:36
  input  wire completion_ready,  // WindowController.java:36
  input  wire [15:0] node,  // WindowController.java:38
  input  wire [7:0] nextTicket,  // WindowController.java:40
  output wire takesTicket,  // WindowController.java:42
  output wire [31:0] owner,  // WindowController.java:44
  output wire isLocal,  // WindowController.java:47
  output wire busy,  // WindowController.java:49
  input  wire [63:0] payload_data_data,  // WindowController.java:71
  input  wire payload_data_last,  // WindowController.java:71
  input  wire payload_valid,  // WindowController.java:71
  output wire payload_ready,  // WindowController.java:71
  output wire [63:0] packet_data_data,  // WindowController.java:72
  output wire packet_data_last,  // WindowController.java:72
  output wire packet_valid,  // WindowController.java:72
  input  wire packet_ready  // WindowController.java:72
);
  localparam [1:0] AccessPattern_CONTIGUOUS = 2'd0;
  localparam [1:0] AccessPattern_LIST_4 = 2'd2;
  localparam [1:0] AccessPattern_LIST_8 = 2'd3;
  localparam [4:0] CommandStatus_DONE = 5'd1;
  localparam [4:0] CommandStatus_SOURCE_LIST_ENTRY = 5'd17;
  localparam [2:0] Operation_LOCAL_READ = 3'd1;
  localparam [2:0] Operation_LOCAL_WRITE = 3'd2;
  localparam [2:0] Operation_REMOTE_READ = 3'd3;
  localparam [2:0] Operation_ANSWER = 3'd4;
  localparam [1:0] State_IDLE = 2'd0;
  localparam [1:0] State_HEADER = 2'd1;
  localparam [1:0] State_PAYLOAD = 2'd2;
  localparam [1:0] State_COMPLETE = 2'd3;
  reg  [1:0] state;  // WindowController.java:53
  reg  [15:0] bytesLeft;  // WindowController.java:54
  reg  [29:0] base;  // WindowController.java:55
  reg  [7:0] firstElement;  // WindowController.java:56
  reg  [7:0] ticket;  // WindowController.java:57
  reg  [7:0] wordsLeft;  // WindowController.java:59
  reg  [15:0] sequence_;  // WindowController.java:60
  reg  [1:0] headerWord;  // WindowController.java:74
  wire isDone = transfer_data_status == CommandStatus_DONE;  // WindowController.java:76
  wire isRead = transfer_data_operation == Operation_REMOTE_READ;  // WindowController.java:77
  wire isAnswer_0 = transfer_data_operation == Operation_ANSWER;  // WindowController.java:78
  wire isCut = (transfer_data_status == CommandStatus_SOURCE_LIST_ENTRY) && (transfer_data_bytes != 16'd0);  // WindowController.java:81
  wire moves = isCut || (isDone && !isRead);  // WindowController.java:82
  wire asks = isDone && isRead;  // WindowController.java:83
  wire denies = isAnswer_0 && !moves;  // WindowController.java:84
  wire [15:0] payloadLeft = moves ? transfer_data_bytes : (asks ? 16'd16 : 16'd8);  // WindowController.java:85
  wire lastPacket = bytesLeft <= 16'd1920;  // WindowController.java:92
  wire [15:0] packetBytes = lastPacket ? bytesLeft : 16'd1920;  // WindowController.java:93
  wire begins = (state == State_IDLE) && transfer_valid;  // WindowController.java:98
  wire ends = packet_valid && packet_ready && packet_data_last && lastPacket;  // WindowController.java:104
  wire [15:0] described = asks ? transfer_data_bytes : (denies ? 16'd0 : packetBytes);  // WindowController.java:116
  wire [6:0] sizeLessOne_0 = 7'd127 >> ~transfer_data_destination_sizeLog2;  // Access.java:69
  wire [15:0] elements_shifted = (described + {9'd0, sizeLessOne_0}) >> transfer_data_destination_sizeLog2;  // Access.java:70
  wire [7:0] elements = elements_shifted[7:0];  // Access.java:70
  wire isAnswer_1 = transfer_data_operation == Operation_ANSWER;  // WindowController.java:169
  wire [63:0] link = {sequence_, packetBytes, node, isLocal ? node : transfer_data_node};  // WindowController.java:170
  wire [63:0] access = {transfer_data_destination_stride, 2'd0, base};  // WindowController.java:171
  wire [7:0] remote = (transfer_data_operation == Operation_REMOTE_READ) ? 8'd3 : ((transfer_data_operation == Operation_ANSWER) ? 8'd4 : 8'd1);  // WindowController.java:198
  wire [7:0] operation = isLocal ? 8'd2 : remote;  // WindowController.java:205
  wire [4:0] status = isAnswer_1 ? transfer_data_status : 5'd0;  // WindowController.java:173
  wire [7:0] flags = {status, isCut, transfer_data_wantsReceiveStatus, lastPacket};  // WindowController.java:176
  wire [63:0] shape_0 = {firstElement, transfer_data_tag, flags, elements, 5'd0, transfer_data_destination_sizeLog2, 6'd0, transfer_data_destination_pattern, operation};  // WindowController.java:183
  wire [7:0] entry = isAnswer_1 ? transfer_data_entry : 8'd0;  // WindowController.java:184
  wire told = isLocal ? transfer_data_process : transfer_data_otherProcess;  // WindowController.java:185
  wire [63:0] whole = {entry, ticket, transfer_data_bytes, transfer_data_process, told, transfer_data_destination_base};  // WindowController.java:190
  wire [255:0] header_0 = {whole, shape_0, access, link};  // WindowController.java:191
  wire [255:0] header_1_shifted = header_0 >> {headerWord, 6'd0};  // WindowController.java:194
  wire [63:0] header_1 = header_1_shifted[63:0];  // WindowController.java:194
  wire [63:0] place = {transfer_data_source_stride, 2'd0, transfer_data_source_base};  // WindowController.java:210
  wire [15:0] elementBytes = 16'd1 << transfer_data_source_sizeLog2;  // WindowController.java:211
  wire [6:0] sizeLessOne_1 = 7'd127 >> ~transfer_data_source_sizeLog2;  // Access.java:69
  wire [15:0] shape_1_shifted = (transfer_data_source_bytes + {9'd0, sizeLessOne_1}) >> transfer_data_source_sizeLog2;  // WindowController.java:215
  wire [63:0] shape_1 = {24'd0, 6'd0, transfer_data_source_pattern, 8'd0, shape_1_shifted[7:0], elementBytes};  // WindowController.java:215
  wire [63:0] word = moves ? payload_data_data : ((wordsLeft == 8'd2) ? place : shape_1);  // WindowController.java:119
  wire inHeader = state == State_HEADER;  // WindowController.java:120
  wire inPayload = state == State_PAYLOAD;  // WindowController.java:121
  wire [29:0] entryBytes = (transfer_data_destination_pattern == AccessPattern_LIST_4) ? 30'd4 : 30'd8;  // WindowController.java:231
  wire [29:0] stride = transfer_data_destination_stride[29:0];  // WindowController.java:235
  wire [29:0] distance = ((transfer_data_destination_pattern == AccessPattern_LIST_4) || (transfer_data_destination_pattern == AccessPattern_LIST_8)) ? entryBytes : stride;  // WindowController.java:236
  wire [34:0] largestElements_product = {5'd0, distance} * 35'd15;  // WindowController.java:237
  wire [29:0] largestElements = largestElements_product[29:0];  // WindowController.java:237
  wire [2:0] shift = 3'd7 - transfer_data_destination_sizeLog2;  // WindowController.java:238
  wire [15:0] wordsLeft_sum = packetBytes + 16'd7;  // WindowController.java:144
  assign transfer_ready = (completion_valid && completion_ready) || (ends && isAnswer_0);  // WindowController.java:105
  assign prefetch_data_pattern = transfer_data_source_pattern;  // WindowController.java:103
  assign prefetch_data_base = transfer_data_source_base;  // WindowController.java:103
  assign prefetch_data_stride = transfer_data_source_stride;  // WindowController.java:103
  assign prefetch_data_sizeLog2 = transfer_data_source_sizeLog2;  // WindowController.java:103
  assign prefetch_data_bytes = transfer_data_source_bytes;  // WindowController.java:103
  assign prefetch_valid = begins && moves;  // WindowController.java:102
  assign completion_data_status = transfer_data_status;  // WindowController.java:107
  assign completion_data_node = transfer_data_node;  // WindowController.java:108
  assign completion_data_tag = transfer_data_tag;  // WindowController.java:109
  assign completion_data_bytes = (moves || asks) ? transfer_data_bytes : 16'd0;  // WindowController.java:110
  assign completion_data_base = transfer_data_destination_base;  // WindowController.java:111
  assign completion_data_entry = transfer_data_entry;  // WindowController.java:112
  assign completion_data_process = transfer_data_process;  // WindowController.java:113
  assign completion_data_otherProcess = transfer_data_otherProcess;  // WindowController.java:114
  assign completion_valid = state == State_COMPLETE;  // WindowController.java:106
  assign takesTicket = begins && asks;  // WindowController.java:99
  assign owner = {transfer_data_tag, transfer_data_node};  // WindowController.java:100
  assign isLocal = (transfer_data_operation == Operation_LOCAL_READ) || (transfer_data_operation == Operation_LOCAL_WRITE);  // WindowController.java:95
  assign busy = state != State_IDLE;  // WindowController.java:101
  assign payload_ready = inPayload && moves && packet_ready;  // WindowController.java:125
  assign packet_data_data = inHeader ? header_1 : word;  // WindowController.java:123
  assign packet_data_last = inPayload && (wordsLeft == 8'd1);  // WindowController.java:124
  assign packet_valid = inHeader || (inPayload && (payload_valid || !moves));  // WindowController.java:122
  always @(posedge clock) begin
    case (state)  // WindowController.java:127
      State_IDLE: begin  // WindowController.java:128
        if (transfer_valid) begin  // WindowController.java:130
          bytesLeft <= payloadLeft;  // WindowController.java:131
          ticket <= asks ? nextTicket : transfer_data_ticket;  // WindowController.java:132
          base <= transfer_data_destination_base;  // WindowController.java:133
          firstElement <= 8'd0;  // WindowController.java:134
          headerWord <= 2'd0;  // WindowController.java:135
          if (moves) begin  // WindowController.java:136
            if (prefetch_ready) begin  // WindowController.java:136
              state <= State_HEADER;  // WindowController.java:136
            end
          end else if (asks || denies) begin  // WindowController.java:137
            state <= State_HEADER;  // WindowController.java:137
          end else begin  // WindowController.java:136
            state <= State_COMPLETE;  // WindowController.java:138
          end
        end
      end
      State_HEADER: begin  // WindowController.java:140
        if (packet_ready) begin  // WindowController.java:142
          headerWord <= headerWord + 2'd1;  // WindowController.java:143
          wordsLeft <= wordsLeft_sum[10:3];  // WindowController.java:144
          if (headerWord == 2'd3) begin  // WindowController.java:145
            state <= State_PAYLOAD;  // WindowController.java:145
          end
        end
      end
      State_PAYLOAD: begin  // WindowController.java:147
        if (packet_valid && packet_ready) begin  // WindowController.java:149
          wordsLeft <= wordsLeft - 8'd1;  // WindowController.java:150
          if (packet_data_last) begin  // WindowController.java:151
            sequence_ <= isLocal ? sequence_ : (sequence_ + 16'd1);  // WindowController.java:152
            bytesLeft <= bytesLeft - packetBytes;  // WindowController.java:153
            firstElement <= firstElement + elements;  // WindowController.java:154
            base <= base + ((transfer_data_destination_pattern == AccessPattern_CONTIGUOUS) ? 30'd1920 : (largestElements << shift));  // WindowController.java:155
            state <= lastPacket ? State_COMPLETE : State_HEADER;  // WindowController.java:156
            if (ends && isAnswer_0) begin  // WindowController.java:157
              state <= State_IDLE;  // WindowController.java:157
            end
          end
        end
      end
      default /* State_COMPLETE */: begin  // WindowController.java:160
        if (completion_ready) begin  // WindowController.java:160
          state <= State_IDLE;  // WindowController.java:160
        end
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // WindowController.java:53
      sequence_ <= 16'd0;  // WindowController.java:60
    end
  end
  wire unused_ok = &{1'b0, transfer_data_destination_bytes, payload_data_last, elements_shifted[15:8], header_1_shifted[255:64], shape_1_shifted[15:8], largestElements_product[34:30], wordsLeft_sum[2:0], wordsLeft_sum[15:11]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!(ends && moves) || payload_data_last)) begin  // WindowController.java:162
        $display("assertion failed: the last packet of a command ends with the last word of its access (WindowController.java:162)");
        $stop;  // WindowController.java:162
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!(ends && moves) || payload_data_last);  // WindowController.java:162
    end
  end
`endif
endmodule
