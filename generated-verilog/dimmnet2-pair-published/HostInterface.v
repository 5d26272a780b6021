module HostInterface (  // HostInterface.java:61
  input  wire clock,  // HostInterface.java:61
  input  wire reset,  // HostInterface.java:61
  input  wire request_data_write,  // HostInterface.java:29
  input  wire [15:0] request_data_address,  // HostInterface.java:29
  input  wire [63:0] request_data_data,  // HostInterface.java:29
  input  wire request_valid,  // HostInterface.java:29
  output wire request_ready,  // HostInterface.java:29
  output wire [63:0] response_data,  // HostInterface.java:31
  output wire response_valid,  // HostInterface.java:31
  input  wire response_ready,  // HostInterface.java:31
  output wire [7:0] command_data_operation,  // HostInterface.java:33
  output wire [31:0] command_data_source_base,  // HostInterface.java:33
  output wire [31:0] command_data_source_stride,  // HostInterface.java:33
  output wire [15:0] command_data_source_elementBytes,  // HostInterface.java:33
  output wire [15:0] command_data_source_count,  // HostInterface.java:33
  output wire [7:0] command_data_source_pattern,  // HostInterface.java:33
  output wire [31:0] command_data_destination_base,  // HostInterface.java:33
  output wire [31:0] command_data_destination_stride,  // HostInterface.java:33
  output wire [15:0] command_data_destination_elementBytes,  // HostInterface.java:33
  output wire [15:0] command_data_destination_count,  // HostInterface.java:33
  output wire [7:0] command_data_destination_pattern,  // HostInterface.java:33
  output wire [15:0] command_data_node,  // HostInterface.java:33
  output wire [15:0] command_data_tag,  // HostInterface.java:33
  output wire command_data_wantsReceiveStatus,  // HostInterface.java:33
  output wire [7:0] command_data_ticket,  // HostInterface.java:33
  output wire command_valid,  // HostInterface.java:33
  input  wire command_ready,  // HostInterface.java:33
  output wire [9:0] llcmWrite_data_word,  // HostInterface.java:34
  output wire [63:0] llcmWrite_data_data,  // HostInterface.java:34
  output wire llcmWrite_valid,  // HostInterface.java:34
  input  wire llcmWrite_ready,  // HostInterface.java:34
  output wire [9:0] llcmReadWord,  // HostInterface.java:35
  output wire llcmReads,  // HostInterface.java:36
  input  wire [63:0] llcmReadData,  // HostInterface.java:37
  output wire [8:0] windowWord,  // HostInterface.java:40
  output wire windowReads,  // HostInterface.java:42
  input  wire [63:0] windowReadData,  // HostInterface.java:43
  output wire windowWrites,  // HostInterface.java:44
  output wire [63:0] windowWriteData,  // HostInterface.java:45
  output wire [15:0] node,  // HostInterface.java:48
  output wire [6:0] receiveTaken,  // HostInterface.java:50
  input  wire [6:0] receiveWritten,  // HostInterface.java:51
  output wire [6:0] completionTaken,  // HostInterface.java:52
  input  wire [6:0] completionWritten,  // HostInterface.java:53
  input  wire [31:0] counter_cycles,  // HostInterface.java:63
  input  wire [31:0] counter_packets_sent,  // HostInterface.java:63
  input  wire [31:0] counter_packets_received,  // HostInterface.java:63
  input  wire [31:0] counter_packets_wrong,  // HostInterface.java:63
  input  wire [31:0] counter_activations,  // HostInterface.java:63
  input  wire [31:0] counter_lines_read,  // HostInterface.java:63
  input  wire [31:0] counter_lines_written  // HostInterface.java:63
);
  localparam [1:0] State_IDLE = 2'd0;
  localparam [1:0] State_READ = 2'd1;
  localparam [1:0] State_RESPOND = 2'd2;
  reg  [1:0] state;  // HostInterface.java:56
  reg  fromLlcm;  // HostInterface.java:57
  reg  fromWindow;  // HostInterface.java:58
  reg  [63:0] registerValue;  // HostInterface.java:59
  reg  [15:0] nodeNumber;  // HostInterface.java:134
  reg  [6:0] receivesTaken;  // HostInterface.java:134
  reg  [6:0] completionsTaken;  // HostInterface.java:134
  reg  [63:0] sourcePlace;  // HostInterface.java:134
  reg  [39:0] sourceShape;  // HostInterface.java:134
  reg  [63:0] destinationPlace;  // HostInterface.java:134
  reg  [39:0] destinationShape;  // HostInterface.java:134
  reg  [63:0] readValue;  // HostInterface.java:171
  wire [7:0] operation = request_data_data[47:40];  // HostInterface.java:154
  wire isLlcm = request_data_address[15:13] == 3'd4;  // HostInterface.java:125
  wire isPrefetchWindow = request_data_address[15:12] == 4'd10;  // HostInterface.java:125
  wire isWriteWindow = request_data_address[15:12] == 4'd11;  // HostInterface.java:125
  wire isSubmit = request_data_write && (request_data_address[15:3] == 13'd12);  // HostInterface.java:78
  wire toLlcm = request_data_write && isLlcm;  // HostInterface.java:79
  wire idle = state == State_IDLE;  // HostInterface.java:80
  wire [9:0] word = request_data_address[12:3];  // HostInterface.java:82
  wire taker = isSubmit ? command_ready : (toLlcm ? llcmWrite_ready : 1'b1);  // HostInterface.java:94
  assign request_ready = idle && taker;  // HostInterface.java:95
  assign response_data = registerValue;  // HostInterface.java:97
  assign response_valid = state == State_RESPOND;  // HostInterface.java:96
  assign command_data_operation = (operation >= 8'd4) ? 8'd255 : operation;  // HostInterface.java:155
  assign command_data_source_base = sourcePlace[31:0];  // HostInterface.java:163
  assign command_data_source_stride = sourcePlace[63:32];  // HostInterface.java:164
  assign command_data_source_elementBytes = sourceShape[15:0];  // HostInterface.java:165
  assign command_data_source_count = sourceShape[31:16];  // HostInterface.java:166
  assign command_data_source_pattern = sourceShape[39:32];  // HostInterface.java:167
  assign command_data_destination_base = destinationPlace[31:0];  // HostInterface.java:163
  assign command_data_destination_stride = destinationPlace[63:32];  // HostInterface.java:164
  assign command_data_destination_elementBytes = destinationShape[15:0];  // HostInterface.java:165
  assign command_data_destination_count = destinationShape[31:16];  // HostInterface.java:166
  assign command_data_destination_pattern = destinationShape[39:32];  // HostInterface.java:167
  assign command_data_node = request_data_data[15:0];  // HostInterface.java:157
  assign command_data_tag = request_data_data[31:16];  // HostInterface.java:158
  assign command_data_wantsReceiveStatus = request_data_data[32];  // HostInterface.java:159
  assign command_data_ticket = 8'd0;  // HostInterface.java:156
  assign command_valid = request_valid && (state == State_IDLE) && request_data_write && (request_data_address[15:3] == 13'd12);  // HostInterface.java:148
  assign llcmWrite_data_word = word;  // HostInterface.java:84
  assign llcmWrite_data_data = request_data_data;  // HostInterface.java:85
  assign llcmWrite_valid = request_valid && idle && toLlcm;  // HostInterface.java:83
  assign llcmReadWord = word;  // HostInterface.java:86
  assign llcmReads = request_valid && request_ready && isLlcm && !request_data_write;  // HostInterface.java:87
  assign windowWord = request_data_address[11:3];  // HostInterface.java:89
  assign windowReads = request_valid && request_ready && isPrefetchWindow && !request_data_write;  // HostInterface.java:90
  assign windowWrites = request_valid && request_ready && isWriteWindow && request_data_write;  // HostInterface.java:91
  assign windowWriteData = request_data_data;  // HostInterface.java:92
  assign node = nodeNumber;  // HostInterface.java:68
  assign receiveTaken = receivesTaken;  // HostInterface.java:69
  assign completionTaken = completionsTaken;  // HostInterface.java:70
  always @* begin
    readValue = 64'd0;  // HostInterface.java:172
    if (request_data_address[15:3] == 13'd0) begin  // HostInterface.java:173
      readValue = 64'h44494d4d4e455432;  // HostInterface.java:173
    end
    if (request_data_address[15:3] == 13'd1) begin  // HostInterface.java:174
      readValue = {48'd0, nodeNumber};  // HostInterface.java:174
    end
    if (request_data_address[15:3] == 13'd16) begin  // HostInterface.java:175
      readValue = {57'd0, receivesTaken};  // HostInterface.java:175
    end
    if (request_data_address[15:3] == 13'd17) begin  // HostInterface.java:176
      readValue = {57'd0, receiveWritten};  // HostInterface.java:176
    end
    if (request_data_address[15:3] == 13'd18) begin  // HostInterface.java:177
      readValue = {57'd0, completionsTaken};  // HostInterface.java:177
    end
    if (request_data_address[15:3] == 13'd19) begin  // HostInterface.java:178
      readValue = {57'd0, completionWritten};  // HostInterface.java:178
    end
    if (request_data_address[15:3] == 13'd32) begin  // HostInterface.java:180
      readValue = {32'd0, counter_cycles};  // HostInterface.java:180
    end
    if (request_data_address[15:3] == 13'd33) begin  // HostInterface.java:180
      readValue = {32'd0, counter_packets_sent};  // HostInterface.java:180
    end
    if (request_data_address[15:3] == 13'd34) begin  // HostInterface.java:180
      readValue = {32'd0, counter_packets_received};  // HostInterface.java:180
    end
    if (request_data_address[15:3] == 13'd35) begin  // HostInterface.java:180
      readValue = {32'd0, counter_packets_wrong};  // HostInterface.java:180
    end
    if (request_data_address[15:3] == 13'd36) begin  // HostInterface.java:180
      readValue = {32'd0, counter_activations};  // HostInterface.java:180
    end
    if (request_data_address[15:3] == 13'd37) begin  // HostInterface.java:180
      readValue = {32'd0, counter_lines_read};  // HostInterface.java:180
    end
    if (request_data_address[15:3] == 13'd38) begin  // HostInterface.java:180
      readValue = {32'd0, counter_lines_written};  // HostInterface.java:180
    end
  end
  always @(posedge clock) begin
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd1)) begin  // HostInterface.java:135
      nodeNumber <= request_data_data[15:0];  // HostInterface.java:137
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd16)) begin  // HostInterface.java:135
      receivesTaken <= request_data_data[6:0];  // HostInterface.java:137
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd18)) begin  // HostInterface.java:135
      completionsTaken <= request_data_data[6:0];  // HostInterface.java:137
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd8)) begin  // HostInterface.java:135
      sourcePlace <= request_data_data;  // HostInterface.java:137
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd9)) begin  // HostInterface.java:135
      sourceShape <= request_data_data[39:0];  // HostInterface.java:137
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd10)) begin  // HostInterface.java:135
      destinationPlace <= request_data_data;  // HostInterface.java:137
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd11)) begin  // HostInterface.java:135
      destinationShape <= request_data_data[39:0];  // HostInterface.java:137
    end
    case (state)  // HostInterface.java:100
      State_IDLE: begin  // HostInterface.java:101
        if (request_valid && request_ready) begin  // HostInterface.java:103
          fromLlcm <= isLlcm;  // HostInterface.java:104
          fromWindow <= isPrefetchWindow;  // HostInterface.java:105
          registerValue <= request_data_write ? 64'd0 : readValue;  // HostInterface.java:106
          state <= request_data_write ? State_RESPOND : State_READ;  // HostInterface.java:107
        end
      end
      State_READ: begin  // HostInterface.java:109
        if (fromLlcm) begin  // HostInterface.java:110
          registerValue <= llcmReadData;  // HostInterface.java:110
        end
        if (fromWindow) begin  // HostInterface.java:111
          registerValue <= windowReadData;  // HostInterface.java:111
        end
        state <= State_RESPOND;  // HostInterface.java:112
      end
      default /* State_RESPOND */: begin  // HostInterface.java:114
        if (response_ready) begin  // HostInterface.java:114
          state <= State_IDLE;  // HostInterface.java:114
        end
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // HostInterface.java:56
      nodeNumber <= 16'd0;  // HostInterface.java:134
      receivesTaken <= 7'd0;  // HostInterface.java:134
      completionsTaken <= 7'd0;  // HostInterface.java:134
      sourcePlace <= 64'd0;  // HostInterface.java:134
      sourceShape <= 40'd0;  // HostInterface.java:134
      destinationPlace <= 64'd0;  // HostInterface.java:134
      destinationShape <= 40'd0;  // HostInterface.java:134
    end
  end
  wire unused_ok = &{1'b0, request_data_address[2:0]};
endmodule
