module HostInterface (  // HostInterface.java:74
  input  wire clock,  // HostInterface.java:74
  input  wire reset,  // HostInterface.java:74
  input  wire request_data_write,  // HostInterface.java:31
  input  wire [16:0] request_data_address,  // HostInterface.java:31
  input  wire [63:0] request_data_data,  // HostInterface.java:31
  input  wire request_valid,  // HostInterface.java:31
  output wire request_ready,  // HostInterface.java:31
  output wire [63:0] response_data,  // HostInterface.java:33
  output wire response_valid,  // HostInterface.java:33
  input  wire response_ready,  // HostInterface.java:33
  output wire [7:0] command_data_operation,  // HostInterface.java:35
  output wire command_data_process,  // HostInterface.java:35
  output wire [7:0] command_data_otherProcess,  // HostInterface.java:35
  output wire [31:0] command_data_source_base,  // HostInterface.java:35
  output wire [31:0] command_data_source_stride,  // HostInterface.java:35
  output wire [15:0] command_data_source_elementBytes,  // HostInterface.java:35
  output wire [15:0] command_data_source_count,  // HostInterface.java:35
  output wire [7:0] command_data_source_pattern,  // HostInterface.java:35
  output wire [31:0] command_data_destination_base,  // HostInterface.java:35
  output wire [31:0] command_data_destination_stride,  // HostInterface.java:35
  output wire [15:0] command_data_destination_elementBytes,  // HostInterface.java:35
  output wire [15:0] command_data_destination_count,  // HostInterface.java:35
  output wire [7:0] command_data_destination_pattern,  // HostInterface.java:35
  output wire [15:0] command_data_node,  // HostInterface.java:35
  output wire [15:0] command_data_tag,  // HostInterface.java:35
  output wire command_data_wantsReceiveStatus,  // HostInterface.java:35
  output wire [7:0] command_data_ticket,  // HostInterface.java:35
  output wire command_valid,  // HostInterface.java:35
  input  wire command_ready,  // HostInterface.java:35
  output wire [10:0] llcmWrite_data_word,  // HostInterface.java:36
  output wire [63:0] llcmWrite_data_data,  // HostInterface.java:36
  output wire llcmWrite_valid,  // HostInterface.java:36
  input  wire llcmWrite_ready,  // HostInterface.java:36
  output wire [10:0] llcmReadWord,  // HostInterface.java:37
  output wire llcmReads,  // HostInterface.java:38
  input  wire [63:0] llcmReadData,  // HostInterface.java:39
  output wire [9:0] windowWord,  // HostInterface.java:42
  output wire windowReads,  // HostInterface.java:44
  input  wire [63:0] windowReadData,  // HostInterface.java:45
  output wire windowWrites,  // HostInterface.java:46
  output wire [63:0] windowWriteData,  // HostInterface.java:47
  output wire [15:0] node,  // HostInterface.java:50
  output wire [6:0] receiveTaken_0,  // HostInterface.java:53
  output wire [6:0] receiveTaken_1,  // HostInterface.java:53
  input  wire [6:0] receiveWritten_0,  // HostInterface.java:55
  input  wire [6:0] receiveWritten_1,  // HostInterface.java:55
  output wire [6:0] completionTaken_0,  // HostInterface.java:56
  output wire [6:0] completionTaken_1,  // HostInterface.java:56
  input  wire [6:0] completionWritten_0,  // HostInterface.java:57
  input  wire [6:0] completionWritten_1,  // HostInterface.java:57
  output wire ringsDrop,  // HostInterface.java:60
  input  wire [15:0] receiveDropped_0,  // HostInterface.java:62
  input  wire [15:0] receiveDropped_1,  // HostInterface.java:62
  input  wire [15:0] completionDropped_0,  // HostInterface.java:64
  input  wire [15:0] completionDropped_1,  // HostInterface.java:64
  input  wire [31:0] counter_cycles,  // HostInterface.java:76
  input  wire [31:0] counter_packets_sent,  // HostInterface.java:76
  input  wire [31:0] counter_packets_received,  // HostInterface.java:76
  input  wire [31:0] counter_packets_wrong,  // HostInterface.java:76
  input  wire [31:0] counter_activations,  // HostInterface.java:76
  input  wire [31:0] counter_lines_read,  // HostInterface.java:76
  input  wire [31:0] counter_lines_written  // HostInterface.java:76
);
  localparam [1:0] State_IDLE = 2'd0;
  localparam [1:0] State_READ = 2'd1;
  localparam [1:0] State_RESPOND = 2'd2;
  reg  [1:0] state;  // HostInterface.java:67
  reg  fromLlcm;  // HostInterface.java:68
  reg  fromWindow;  // HostInterface.java:69
  reg  [63:0] registerValue;  // HostInterface.java:70
  reg  [15:0] nodeNumber;  // HostInterface.java:151
  reg  [6:0] receivesTaken0;  // HostInterface.java:151
  reg  [6:0] receivesTaken1;  // HostInterface.java:151
  reg  [6:0] completionsTaken0;  // HostInterface.java:151
  reg  [6:0] completionsTaken1;  // HostInterface.java:151
  reg  dropsStatuses;  // HostInterface.java:151
  reg  [63:0] sourcePlace0;  // HostInterface.java:151
  reg  [63:0] sourcePlace1;  // HostInterface.java:151
  reg  [39:0] sourceShape0;  // HostInterface.java:151
  reg  [39:0] sourceShape1;  // HostInterface.java:151
  reg  [63:0] destinationPlace0;  // HostInterface.java:151
  reg  [63:0] destinationPlace1;  // HostInterface.java:151
  reg  [39:0] destinationShape0;  // HostInterface.java:151
  reg  [39:0] destinationShape1;  // HostInterface.java:151
  reg  [63:0] readValue;  // HostInterface.java:204
  wire page = request_data_address[16];  // HostInterface.java:72
  wire [63:0] sourcePlace = page ? sourcePlace1 : sourcePlace0;  // HostInterface.java:169
  wire [39:0] sourceShape = page ? sourceShape1 : sourceShape0;  // HostInterface.java:169
  wire [63:0] destinationPlace = page ? destinationPlace1 : destinationPlace0;  // HostInterface.java:169
  wire [39:0] destinationShape = page ? destinationShape1 : destinationShape0;  // HostInterface.java:169
  wire [7:0] operation = request_data_data[47:40];  // HostInterface.java:185
  wire isLlcm = request_data_address[15:13] == 3'd4;  // HostInterface.java:142
  wire isPrefetchWindow = request_data_address[15:12] == 4'd10;  // HostInterface.java:142
  wire isWriteWindow = request_data_address[15:12] == 4'd11;  // HostInterface.java:142
  wire isSubmit = request_data_write && (request_data_address[15:3] == 13'd12);  // HostInterface.java:95
  wire toLlcm = request_data_write && isLlcm;  // HostInterface.java:96
  wire idle = state == State_IDLE;  // HostInterface.java:97
  wire [10:0] word = {page, request_data_address[12:3]};  // HostInterface.java:99
  wire taker = isSubmit ? command_ready : (toLlcm ? llcmWrite_ready : 1'b1);  // HostInterface.java:111
  wire [31:0] dropped = {page ? completionDropped_1 : completionDropped_0, page ? receiveDropped_1
      : receiveDropped_0};  // HostInterface.java:212
  assign request_ready = idle && taker;  // HostInterface.java:112
  assign response_data = registerValue;  // HostInterface.java:114
  assign response_valid = state == State_RESPOND;  // HostInterface.java:113
  assign command_data_operation = (operation >= 8'd4) ? 8'd255 : operation;  // HostInterface.java:186
  assign command_data_process = page;  // HostInterface.java:188
  assign command_data_otherProcess = request_data_data[55:48];  // HostInterface.java:189
  assign command_data_source_base = sourcePlace[31:0];  // HostInterface.java:196
  assign command_data_source_stride = sourcePlace[63:32];  // HostInterface.java:197
  assign command_data_source_elementBytes = sourceShape[15:0];  // HostInterface.java:198
  assign command_data_source_count = sourceShape[31:16];  // HostInterface.java:199
  assign command_data_source_pattern = sourceShape[39:32];  // HostInterface.java:200
  assign command_data_destination_base = destinationPlace[31:0];  // HostInterface.java:196
  assign command_data_destination_stride = destinationPlace[63:32];  // HostInterface.java:197
  assign command_data_destination_elementBytes = destinationShape[15:0];  // HostInterface.java:198
  assign command_data_destination_count = destinationShape[31:16];  // HostInterface.java:199
  assign command_data_destination_pattern = destinationShape[39:32];  // HostInterface.java:200
  assign command_data_node = request_data_data[15:0];  // HostInterface.java:190
  assign command_data_tag = request_data_data[31:16];  // HostInterface.java:191
  assign command_data_wantsReceiveStatus = request_data_data[32];  // HostInterface.java:192
  assign command_data_ticket = 8'd0;  // HostInterface.java:187
  assign command_valid = request_valid && (state == State_IDLE) && request_data_write
      && (request_data_address[15:3] == 13'd12);  // HostInterface.java:179
  assign llcmWrite_data_word = word;  // HostInterface.java:101
  assign llcmWrite_data_data = request_data_data;  // HostInterface.java:102
  assign llcmWrite_valid = request_valid && idle && toLlcm;  // HostInterface.java:100
  assign llcmReadWord = word;  // HostInterface.java:103
  assign llcmReads = request_valid && request_ready && isLlcm && !request_data_write;  // HostInterface.java:104
  assign windowWord = {page, request_data_address[11:3]};  // HostInterface.java:106
  assign windowReads = request_valid && request_ready && isPrefetchWindow && !request_data_write;  // HostInterface.java:107
  assign windowWrites = request_valid && request_ready && isWriteWindow && request_data_write;  // HostInterface.java:108
  assign windowWriteData = request_data_data;  // HostInterface.java:109
  assign node = nodeNumber;  // HostInterface.java:81
  assign receiveTaken_0 = receivesTaken0;  // HostInterface.java:85
  assign receiveTaken_1 = receivesTaken1;  // HostInterface.java:85
  assign completionTaken_0 = completionsTaken0;  // HostInterface.java:86
  assign completionTaken_1 = completionsTaken1;  // HostInterface.java:86
  assign ringsDrop = dropsStatuses;  // HostInterface.java:83
  always @* begin
    readValue = 64'd0;  // HostInterface.java:205
    if (request_data_address[15:3] == 13'd0) begin  // HostInterface.java:206
      readValue = 64'h44494d4d4e455432;  // HostInterface.java:206
    end
    if (request_data_address[15:3] == 13'd1) begin  // HostInterface.java:207
      readValue = {48'd0, nodeNumber};  // HostInterface.java:207
    end
    if (request_data_address[15:3] == 13'd16) begin  // HostInterface.java:208
      readValue = {57'd0, page ? receivesTaken1 : receivesTaken0};  // HostInterface.java:208
    end
    if (request_data_address[15:3] == 13'd17) begin  // HostInterface.java:209
      readValue = {57'd0, page ? receiveWritten_1 : receiveWritten_0};  // HostInterface.java:209
    end
    if (request_data_address[15:3] == 13'd18) begin  // HostInterface.java:210
      readValue = {57'd0, page ? completionsTaken1 : completionsTaken0};  // HostInterface.java:210
    end
    if (request_data_address[15:3] == 13'd19) begin  // HostInterface.java:211
      readValue = {57'd0, page ? completionWritten_1 : completionWritten_0};  // HostInterface.java:211
    end
    if (request_data_address[15:3] == 13'd20) begin  // HostInterface.java:213
      readValue = {16'd0, dropped, 15'd0, dropsStatuses};  // HostInterface.java:213
    end
    if (request_data_address[15:3] == 13'd32) begin  // HostInterface.java:215
      readValue = {32'd0, counter_cycles};  // HostInterface.java:215
    end
    if (request_data_address[15:3] == 13'd33) begin  // HostInterface.java:215
      readValue = {32'd0, counter_packets_sent};  // HostInterface.java:215
    end
    if (request_data_address[15:3] == 13'd34) begin  // HostInterface.java:215
      readValue = {32'd0, counter_packets_received};  // HostInterface.java:215
    end
    if (request_data_address[15:3] == 13'd35) begin  // HostInterface.java:215
      readValue = {32'd0, counter_packets_wrong};  // HostInterface.java:215
    end
    if (request_data_address[15:3] == 13'd36) begin  // HostInterface.java:215
      readValue = {32'd0, counter_activations};  // HostInterface.java:215
    end
    if (request_data_address[15:3] == 13'd37) begin  // HostInterface.java:215
      readValue = {32'd0, counter_lines_read};  // HostInterface.java:215
    end
    if (request_data_address[15:3] == 13'd38) begin  // HostInterface.java:215
      readValue = {32'd0, counter_lines_written};  // HostInterface.java:215
    end
  end
  always @(posedge clock) begin
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd1)
        && (page == 1'b0)) begin  // HostInterface.java:152
      nodeNumber <= request_data_data[15:0];  // HostInterface.java:154
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd16)
        && (page == 1'b0)) begin  // HostInterface.java:152
      receivesTaken0 <= request_data_data[6:0];  // HostInterface.java:154
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd16)
        && (page == 1'b1)) begin  // HostInterface.java:152
      receivesTaken1 <= request_data_data[6:0];  // HostInterface.java:154
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd18)
        && (page == 1'b0)) begin  // HostInterface.java:152
      completionsTaken0 <= request_data_data[6:0];  // HostInterface.java:154
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd18)
        && (page == 1'b1)) begin  // HostInterface.java:152
      completionsTaken1 <= request_data_data[6:0];  // HostInterface.java:154
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd20)
        && (page == 1'b0)) begin  // HostInterface.java:152
      dropsStatuses <= request_data_data[0];  // HostInterface.java:154
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd8)
        && (page == 1'b0)) begin  // HostInterface.java:152
      sourcePlace0 <= request_data_data;  // HostInterface.java:154
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd8)
        && (page == 1'b1)) begin  // HostInterface.java:152
      sourcePlace1 <= request_data_data;  // HostInterface.java:154
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd9)
        && (page == 1'b0)) begin  // HostInterface.java:152
      sourceShape0 <= request_data_data[39:0];  // HostInterface.java:154
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd9)
        && (page == 1'b1)) begin  // HostInterface.java:152
      sourceShape1 <= request_data_data[39:0];  // HostInterface.java:154
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd10)
        && (page == 1'b0)) begin  // HostInterface.java:152
      destinationPlace0 <= request_data_data;  // HostInterface.java:154
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd10)
        && (page == 1'b1)) begin  // HostInterface.java:152
      destinationPlace1 <= request_data_data;  // HostInterface.java:154
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd11)
        && (page == 1'b0)) begin  // HostInterface.java:152
      destinationShape0 <= request_data_data[39:0];  // HostInterface.java:154
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd11)
        && (page == 1'b1)) begin  // HostInterface.java:152
      destinationShape1 <= request_data_data[39:0];  // HostInterface.java:154
    end
    case (state)  // HostInterface.java:117
      State_IDLE: begin  // HostInterface.java:118
        if (request_valid && request_ready) begin  // HostInterface.java:120
          fromLlcm <= isLlcm;  // HostInterface.java:121
          fromWindow <= isPrefetchWindow;  // HostInterface.java:122
          registerValue <= request_data_write ? 64'd0 : readValue;  // HostInterface.java:123
          state <= request_data_write ? State_RESPOND : State_READ;  // HostInterface.java:124
        end
      end
      State_READ: begin  // HostInterface.java:126
        if (fromLlcm) begin  // HostInterface.java:127
          registerValue <= llcmReadData;  // HostInterface.java:127
        end
        if (fromWindow) begin  // HostInterface.java:128
          registerValue <= windowReadData;  // HostInterface.java:128
        end
        state <= State_RESPOND;  // HostInterface.java:129
      end
      default /* State_RESPOND */: begin  // HostInterface.java:131
        if (response_ready) begin  // HostInterface.java:131
          state <= State_IDLE;  // HostInterface.java:131
        end
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // HostInterface.java:67
      nodeNumber <= 16'd0;  // HostInterface.java:151
      receivesTaken0 <= 7'd0;  // HostInterface.java:151
      receivesTaken1 <= 7'd0;  // HostInterface.java:151
      completionsTaken0 <= 7'd0;  // HostInterface.java:151
      completionsTaken1 <= 7'd0;  // HostInterface.java:151
      dropsStatuses <= 1'b0;  // HostInterface.java:151
      sourcePlace0 <= 64'd0;  // HostInterface.java:151
      sourcePlace1 <= 64'd0;  // HostInterface.java:151
      sourceShape0 <= 40'd0;  // HostInterface.java:151
      sourceShape1 <= 40'd0;  // HostInterface.java:151
      destinationPlace0 <= 64'd0;  // HostInterface.java:151
      destinationPlace1 <= 64'd0;  // HostInterface.java:151
      destinationShape0 <= 40'd0;  // HostInterface.java:151
      destinationShape1 <= 40'd0;  // HostInterface.java:151
    end
  end
  wire unused_ok = &{1'b0, request_data_address[2:0]};
endmodule
