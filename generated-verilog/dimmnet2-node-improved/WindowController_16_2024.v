// word=16, payload=2024
module WindowController_16_2024 (  // WindowController.java:72
  input  wire clock,  // WindowController.java:72
  input  wire reset,  // WindowController.java:72
  input  wire [4:0] transfer_data_status,  // WindowController.java:35
  input  wire [2:0] transfer_data_operation,  // WindowController.java:35
  input  wire transfer_data_process,  // WindowController.java:35
  input  wire transfer_data_otherProcess,  // WindowController.java:35
  input  wire [1:0] transfer_data_source_pattern,  // WindowController.java:35
  input  wire [29:0] transfer_data_source_base,  // WindowController.java:35
  input  wire [31:0] transfer_data_source_stride,  // WindowController.java:35
  input  wire [2:0] transfer_data_source_sizeLog2,  // WindowController.java:35
  input  wire [15:0] transfer_data_source_bytes,  // WindowController.java:35
  input  wire [1:0] transfer_data_destination_pattern,  // WindowController.java:35
  input  wire [29:0] transfer_data_destination_base,  // WindowController.java:35
  input  wire [31:0] transfer_data_destination_stride,  // WindowController.java:35
  input  wire [2:0] transfer_data_destination_sizeLog2,  // WindowController.java:35
  input  wire [15:0] transfer_data_destination_bytes,  // WindowController.java:35
  input  wire [15:0] transfer_data_bytes,  // WindowController.java:35
  input  wire [15:0] transfer_data_node,  // WindowController.java:35
  input  wire [15:0] transfer_data_tag,  // WindowController.java:35
  input  wire transfer_data_wantsReceiveStatus,  // WindowController.java:35
  input  wire [7:0] transfer_data_entry,  // WindowController.java:35
  input  wire [7:0] transfer_data_ticket,  // WindowController.java:35
  input  wire transfer_valid,  // WindowController.java:35
  output wire transfer_ready,  // WindowController.java:35
  output wire [4:0] completion_data_status,  // WindowController.java:38
  output wire [15:0] completion_data_node,  // WindowController.java:38
  output wire [15:0] completion_data_tag,  // WindowController.java:38
  output wire [15:0] completion_data_bytes,  // WindowController.java:38
  output wire [29:0] completion_data_base,  // WindowController.java:38
  output wire [7:0] completion_data_entry,  // WindowController.java:38
  output wire completion_data_process,  // WindowController.java:38
  output wire completion_data_otherProcess,  // WindowController.java:38
  output wire completion_valid,  // WindowController.java:38
  input  wire completion_ready,  // WindowController.java:38
  input  wire [15:0] node,  // WindowController.java:40
  input  wire [7:0] nextTicket,  // WindowController.java:42
  output wire readBegins,  // WindowController.java:44
  output wire takesTicket,  // WindowController.java:46
  output wire [31:0] owner,  // WindowController.java:48
  output wire isLocal,  // WindowController.java:51
  output wire busy,  // WindowController.java:53
  output wire [1:0] channel,  // WindowController.java:66
  input  wire [127:0] payload_data_data,  // WindowController.java:77
  input  wire payload_data_last,  // WindowController.java:77
  input  wire payload_valid,  // WindowController.java:77
  output wire payload_ready,  // WindowController.java:77
  output wire [127:0] packet_data_data,  // WindowController.java:78
  output wire packet_data_last,  // WindowController.java:78
  output wire packet_valid,  // WindowController.java:78
  input  wire packet_ready  // WindowController.java:78
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
  reg  [1:0] state;  // WindowController.java:57
  reg  [15:0] bytesLeft;  // WindowController.java:58
  reg  [29:0] base;  // WindowController.java:59
  reg  [7:0] firstElement;  // WindowController.java:60
  reg  [7:0] ticket;  // WindowController.java:61
  reg  [7:0] wordsLeft;  // WindowController.java:63
  reg  headerWord;  // WindowController.java:80
  reg  [15:0] sequence0;  // WindowController.java:107
  reg  [15:0] sequence1;  // WindowController.java:107
  reg  [15:0] sequence2;  // WindowController.java:107
  reg  [29:0] distance;  // WindowController.java:128
  wire isDone = transfer_data_status == CommandStatus_DONE;  // WindowController.java:82
  wire isRead = transfer_data_operation == Operation_REMOTE_READ;  // WindowController.java:83
  wire isAnswer_0 = transfer_data_operation == Operation_ANSWER;  // WindowController.java:84
  wire isCut_0 = (transfer_data_status == CommandStatus_SOURCE_LIST_ENTRY) && (transfer_data_bytes != 16'd0);  // CheckedTransfer.java:66
  wire moves = isCut_0 || ((transfer_data_status == CommandStatus_DONE)
      && (transfer_data_operation != Operation_REMOTE_READ));  // CheckedTransfer.java:67
  wire isCut_1 = moves && !isDone;  // WindowController.java:86
  wire asks = isDone && isRead;  // WindowController.java:87
  wire denies = isAnswer_0 && !moves;  // WindowController.java:88
  wire [15:0] payloadLeft = moves ? transfer_data_bytes : (asks ? 16'd16 : 16'd8);  // WindowController.java:89
  wire [15:0] fullBytes = 16'd2016 & (16'hffff << transfer_data_destination_sizeLog2);  // WindowController.java:265
  wire lastPacket = bytesLeft <= 16'd2024;  // WindowController.java:97
  wire [15:0] packetBytes = lastPacket ? bytesLeft : fullBytes;  // WindowController.java:98
  wire begins = (state == State_IDLE) && transfer_valid;  // WindowController.java:103
  wire ends = packet_valid && packet_ready && packet_data_last && lastPacket;  // WindowController.java:112
  wire [15:0] described = asks ? transfer_data_bytes : (denies ? 16'd0 : packetBytes);  // WindowController.java:124
  wire [6:0] sizeLessOne_0 = 7'd127 >> ~transfer_data_destination_sizeLog2;  // Access.java:69
  wire [15:0] elements_shifted = (described + {9'd0, sizeLessOne_0}) >> transfer_data_destination_sizeLog2;  // Access.java:70
  wire [7:0] elements = elements_shifted[7:0];  // Access.java:70
  wire [29:0] entryBytes = (transfer_data_destination_pattern == AccessPattern_LIST_4) ? 30'd4 : 30'd8;  // WindowController.java:270
  wire [29:0] stride = transfer_data_destination_stride[29:0];  // WindowController.java:274
  wire [29:0] step = ((transfer_data_destination_pattern == AccessPattern_LIST_4)
      || (transfer_data_destination_pattern == AccessPattern_LIST_8)) ? entryBytes : stride;  // WindowController.java:275
  wire isAnswer_1 = transfer_data_operation == Operation_ANSWER;  // WindowController.java:179
  wire [63:0] link = {channel[1] ? sequence2 : (channel[0] ? sequence1 : sequence0), channel, packetBytes[13:0],
      node, isLocal ? node : transfer_data_node};  // WindowController.java:185
  wire [63:0] access = {transfer_data_destination_stride, 2'd0, base};  // WindowController.java:186
  wire [7:0] remote = (transfer_data_operation == Operation_REMOTE_READ) ? 8'd3
      : ((transfer_data_operation == Operation_ANSWER) ? 8'd4 : 8'd1);  // WindowController.java:231
  wire [7:0] operation = isLocal ? 8'd2 : remote;  // WindowController.java:238
  wire [4:0] status = isAnswer_1 ? transfer_data_status : 5'd0;  // WindowController.java:188
  wire [7:0] flags = {status, isCut_1, transfer_data_wantsReceiveStatus, lastPacket};  // WindowController.java:191
  wire [63:0] shape_0 = {firstElement, transfer_data_tag, flags, elements, 5'd0,
      transfer_data_destination_sizeLog2, 6'd0, transfer_data_destination_pattern, operation};  // WindowController.java:198
  wire [7:0] entry = isAnswer_1 ? transfer_data_entry : 8'd0;  // WindowController.java:199
  wire told = isLocal ? transfer_data_process : transfer_data_otherProcess;  // WindowController.java:200
  wire [63:0] whole = {entry, ticket, transfer_data_bytes, transfer_data_process, told,
      transfer_data_destination_base};  // WindowController.java:205
  wire [255:0] header_0 = {whole, shape_0, access, link};  // WindowController.java:206
  wire [255:0] header_1_shifted = header_0 >> {headerWord, 7'd0};  // WindowController.java:209
  wire [127:0] header_1 = header_1_shifted[127:0];  // WindowController.java:209
  wire [63:0] place = {transfer_data_source_stride, 2'd0, transfer_data_source_base};  // WindowController.java:243
  wire [15:0] elementBytes = 16'd1 << transfer_data_source_sizeLog2;  // WindowController.java:244
  wire [6:0] sizeLessOne_1 = 7'd127 >> ~transfer_data_source_sizeLog2;  // Access.java:69
  wire [15:0] shape_1_shifted = (transfer_data_source_bytes + {9'd0, sizeLessOne_1})
      >> transfer_data_source_sizeLog2;  // WindowController.java:248
  wire [63:0] shape_1 = {24'd0, 6'd0, transfer_data_source_pattern, 8'd0, shape_1_shifted[7:0], elementBytes};  // WindowController.java:248
  wire [127:0] word = moves ? payload_data_data : {shape_1, place};  // WindowController.java:131
  wire inHeader = state == State_HEADER;  // WindowController.java:132
  wire inPayload = state == State_PAYLOAD;  // WindowController.java:133
  wire [37:0] distance_product = {8'd0, step} * {30'd0, elements};  // WindowController.java:129
  wire [15:0] wordsLeft_sum = packetBytes + 16'd15;  // WindowController.java:154
  assign transfer_ready = (completion_valid && completion_ready) || (ends && isAnswer_0);  // WindowController.java:113
  assign completion_data_status = transfer_data_status;  // WindowController.java:115
  assign completion_data_node = transfer_data_node;  // WindowController.java:116
  assign completion_data_tag = transfer_data_tag;  // WindowController.java:117
  assign completion_data_bytes = (moves || asks) ? transfer_data_bytes : 16'd0;  // WindowController.java:118
  assign completion_data_base = transfer_data_destination_base;  // WindowController.java:119
  assign completion_data_entry = transfer_data_entry;  // WindowController.java:120
  assign completion_data_process = transfer_data_process;  // WindowController.java:121
  assign completion_data_otherProcess = transfer_data_otherProcess;  // WindowController.java:122
  assign completion_valid = state == State_COMPLETE;  // WindowController.java:114
  assign readBegins = begins && isRead;  // WindowController.java:104
  assign takesTicket = begins && asks;  // WindowController.java:105
  assign owner = {transfer_data_tag, transfer_data_node};  // WindowController.java:110
  assign isLocal = (transfer_data_operation == Operation_LOCAL_READ)
      || (transfer_data_operation == Operation_LOCAL_WRITE);  // WindowController.java:100
  assign busy = state != State_IDLE;  // WindowController.java:111
  assign channel = (transfer_data_operation == Operation_REMOTE_READ) ? 2'd1
      : ((transfer_data_operation == Operation_ANSWER) ? 2'd2 : 2'd0);  // WindowController.java:109
  assign payload_ready = inPayload && moves && packet_ready;  // WindowController.java:137
  assign packet_data_data = inHeader ? header_1 : word;  // WindowController.java:135
  assign packet_data_last = inPayload && (wordsLeft == 8'd1);  // WindowController.java:136
  assign packet_valid = inHeader || (inPayload && (payload_valid || !moves));  // WindowController.java:134
  always @(posedge clock) begin
    distance <= (transfer_data_destination_pattern == AccessPattern_CONTIGUOUS) ? {14'd0, packetBytes}
        : distance_product[29:0];  // WindowController.java:129
    case (state)  // WindowController.java:139
      State_IDLE: begin  // WindowController.java:140
        if (transfer_valid) begin  // WindowController.java:142
          bytesLeft <= payloadLeft;  // WindowController.java:143
          ticket <= asks ? nextTicket : transfer_data_ticket;  // WindowController.java:144
          base <= transfer_data_destination_base;  // WindowController.java:145
          firstElement <= 8'd0;  // WindowController.java:146
          headerWord <= 1'b0;  // WindowController.java:147
          state <= (moves || asks || denies) ? State_HEADER : State_COMPLETE;  // WindowController.java:148
        end
      end
      State_HEADER: begin  // WindowController.java:150
        if (packet_ready) begin  // WindowController.java:152
          headerWord <= headerWord + 1'b1;  // WindowController.java:153
          wordsLeft <= wordsLeft_sum[11:4];  // WindowController.java:154
          if (headerWord == 1'b1) begin  // WindowController.java:155
            state <= State_PAYLOAD;  // WindowController.java:155
          end
        end
      end
      State_PAYLOAD: begin  // WindowController.java:157
        if (packet_valid && packet_ready) begin  // WindowController.java:159
          wordsLeft <= wordsLeft - 8'd1;  // WindowController.java:160
          if (packet_data_last) begin  // WindowController.java:161
            if (!isLocal && (channel == 2'd0)) begin  // WindowController.java:226
              sequence0 <= sequence0 + 16'd1;  // WindowController.java:226
            end
            if (!isLocal && (channel == 2'd1)) begin  // WindowController.java:226
              sequence1 <= sequence1 + 16'd1;  // WindowController.java:226
            end
            if (!isLocal && (channel == 2'd2)) begin  // WindowController.java:226
              sequence2 <= sequence2 + 16'd1;  // WindowController.java:226
            end
            bytesLeft <= bytesLeft - packetBytes;  // WindowController.java:163
            firstElement <= firstElement + elements;  // WindowController.java:164
            base <= base + distance;  // WindowController.java:165
            state <= lastPacket ? State_COMPLETE : State_HEADER;  // WindowController.java:166
            if (ends && isAnswer_0) begin  // WindowController.java:167
              state <= State_IDLE;  // WindowController.java:167
            end
          end
        end
      end
      default /* State_COMPLETE */: begin  // WindowController.java:170
        if (completion_ready) begin  // WindowController.java:170
          state <= State_IDLE;  // WindowController.java:170
        end
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // WindowController.java:57
      sequence0 <= 16'd0;  // WindowController.java:107
      sequence1 <= 16'd0;  // WindowController.java:107
      sequence2 <= 16'd0;  // WindowController.java:107
    end
  end
  wire unused_ok = &{1'b0, transfer_data_destination_bytes, payload_data_last, elements_shifted[15:8],
      header_1_shifted[255:128], shape_1_shifted[15:8], distance_product[37:30], wordsLeft_sum[3:0],
      wordsLeft_sum[15:12]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!(ends && moves) || payload_data_last)) begin  // WindowController.java:172
        $display("assertion failed: the last packet of a command ends with the last word of its access (WindowController.java:172)");
        $stop;  // WindowController.java:172
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!(ends && moves) || payload_data_last);  // WindowController.java:172
    end
  end
`endif
endmodule
