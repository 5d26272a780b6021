module HostInterface (  // HostInterface.java:50
  input  wire clock,  // HostInterface.java:50
  input  wire reset,  // HostInterface.java:50
  input  wire request_data_write,  // HostInterface.java:28
  input  wire [15:0] request_data_address,  // HostInterface.java:28
  input  wire [63:0] request_data_data,  // HostInterface.java:28
  input  wire request_valid,  // HostInterface.java:28
  output wire request_ready,  // HostInterface.java:28
  output wire [63:0] response_data,  // HostInterface.java:30
  output wire response_valid,  // HostInterface.java:30
  input  wire response_ready,  // HostInterface.java:30
  output wire [31:0] command_data_source_base,  // HostInterface.java:32
  output wire [31:0] command_data_source_stride,  // HostInterface.java:32
  output wire [15:0] command_data_source_elementBytes,  // HostInterface.java:32
  output wire [15:0] command_data_source_count,  // HostInterface.java:32
  output wire [7:0] command_data_source_pattern,  // HostInterface.java:32
  output wire [31:0] command_data_destination_base,  // HostInterface.java:32
  output wire [31:0] command_data_destination_stride,  // HostInterface.java:32
  output wire [15:0] command_data_destination_elementBytes,  // HostInterface.java:32
  output wire [15:0] command_data_destination_count,  // HostInterface.java:32
  output wire [7:0] command_data_destination_pattern,  // HostInterface.java:32
  output wire [15:0] command_data_node,  // HostInterface.java:32
  output wire [15:0] command_data_tag,  // HostInterface.java:32
  output wire command_data_wantsReceiveStatus,  // HostInterface.java:32
  output wire command_valid,  // HostInterface.java:32
  input  wire command_ready,  // HostInterface.java:32
  output wire [9:0] llcmWrite_data_word,  // HostInterface.java:33
  output wire [63:0] llcmWrite_data_data,  // HostInterface.java:33
  output wire llcmWrite_valid,  // HostInterface.java:33
  input  wire llcmWrite_ready,  // HostInterface.java:33
  output wire [9:0] llcmReadWord,  // HostInterface.java:34
  output wire llcmReads,  // HostInterface.java:35
  input  wire [63:0] llcmReadData,  // HostInterface.java:36
  output wire [15:0] node,  // HostInterface.java:38
  output wire [6:0] receiveTaken,  // HostInterface.java:40
  input  wire [6:0] receiveWritten,  // HostInterface.java:41
  output wire [6:0] completionTaken,  // HostInterface.java:42
  input  wire [6:0] completionWritten,  // HostInterface.java:43
  input  wire [31:0] counter_cycles,  // HostInterface.java:52
  input  wire [31:0] counter_packets_sent,  // HostInterface.java:52
  input  wire [31:0] counter_packets_received,  // HostInterface.java:52
  input  wire [31:0] counter_packets_wrong,  // HostInterface.java:52
  input  wire [31:0] counter_activations,  // HostInterface.java:52
  input  wire [31:0] counter_lines_read,  // HostInterface.java:52
  input  wire [31:0] counter_lines_written  // HostInterface.java:52
);
  localparam [1:0] State_IDLE = 2'd0;
  localparam [1:0] State_READ = 2'd1;
  localparam [1:0] State_RESPOND = 2'd2;
  reg  [1:0] state;  // HostInterface.java:46
  reg  fromLlcm;  // HostInterface.java:47
  reg  [63:0] registerValue;  // HostInterface.java:48
  reg  [15:0] nodeNumber;  // HostInterface.java:108
  reg  [6:0] receivesTaken;  // HostInterface.java:108
  reg  [6:0] completionsTaken;  // HostInterface.java:108
  reg  [63:0] sourcePlace;  // HostInterface.java:108
  reg  [39:0] sourceShape;  // HostInterface.java:108
  reg  [63:0] destinationPlace;  // HostInterface.java:108
  reg  [39:0] destinationShape;  // HostInterface.java:108
  reg  [63:0] readValue;  // HostInterface.java:142
  wire isLlcm = request_data_address[15];  // HostInterface.java:63
  wire isSubmit = request_data_write && (request_data_address[15:3] == 13'd12);  // HostInterface.java:65
  wire toLlcm = request_data_write && isLlcm;  // HostInterface.java:66
  wire idle = state == State_IDLE;  // HostInterface.java:67
  wire [9:0] word = request_data_address[12:3];  // HostInterface.java:69
  wire taker = isSubmit ? command_ready : (toLlcm ? llcmWrite_ready : 1'b1);  // HostInterface.java:76
  assign request_ready = idle && taker;  // HostInterface.java:77
  assign response_data = registerValue;  // HostInterface.java:79
  assign response_valid = state == State_RESPOND;  // HostInterface.java:78
  assign command_data_source_base = sourcePlace[31:0];  // HostInterface.java:134
  assign command_data_source_stride = sourcePlace[63:32];  // HostInterface.java:135
  assign command_data_source_elementBytes = sourceShape[15:0];  // HostInterface.java:136
  assign command_data_source_count = sourceShape[31:16];  // HostInterface.java:137
  assign command_data_source_pattern = sourceShape[39:32];  // HostInterface.java:138
  assign command_data_destination_base = destinationPlace[31:0];  // HostInterface.java:134
  assign command_data_destination_stride = destinationPlace[63:32];  // HostInterface.java:135
  assign command_data_destination_elementBytes = destinationShape[15:0];  // HostInterface.java:136
  assign command_data_destination_count = destinationShape[31:16];  // HostInterface.java:137
  assign command_data_destination_pattern = destinationShape[39:32];  // HostInterface.java:138
  assign command_data_node = request_data_data[15:0];  // HostInterface.java:128
  assign command_data_tag = request_data_data[31:16];  // HostInterface.java:129
  assign command_data_wantsReceiveStatus = request_data_data[32];  // HostInterface.java:130
  assign command_valid = request_valid && (state == State_IDLE) && request_data_write && (request_data_address[15:3] == 13'd12);  // HostInterface.java:122
  assign llcmWrite_data_word = word;  // HostInterface.java:71
  assign llcmWrite_data_data = request_data_data;  // HostInterface.java:72
  assign llcmWrite_valid = request_valid && idle && toLlcm;  // HostInterface.java:70
  assign llcmReadWord = word;  // HostInterface.java:73
  assign llcmReads = request_valid && request_ready && isLlcm && !request_data_write;  // HostInterface.java:74
  assign node = nodeNumber;  // HostInterface.java:57
  assign receiveTaken = receivesTaken;  // HostInterface.java:58
  assign completionTaken = completionsTaken;  // HostInterface.java:59
  always @* begin
    readValue = 64'd0;  // HostInterface.java:143
    if (request_data_address[15:3] == 13'd0) begin  // HostInterface.java:144
      readValue = 64'h44494d4d4e455432;  // HostInterface.java:144
    end
    if (request_data_address[15:3] == 13'd1) begin  // HostInterface.java:145
      readValue = {48'd0, nodeNumber};  // HostInterface.java:145
    end
    if (request_data_address[15:3] == 13'd16) begin  // HostInterface.java:146
      readValue = {57'd0, receivesTaken};  // HostInterface.java:146
    end
    if (request_data_address[15:3] == 13'd17) begin  // HostInterface.java:147
      readValue = {57'd0, receiveWritten};  // HostInterface.java:147
    end
    if (request_data_address[15:3] == 13'd18) begin  // HostInterface.java:148
      readValue = {57'd0, completionsTaken};  // HostInterface.java:148
    end
    if (request_data_address[15:3] == 13'd19) begin  // HostInterface.java:149
      readValue = {57'd0, completionWritten};  // HostInterface.java:149
    end
    if (request_data_address[15:3] == 13'd32) begin  // HostInterface.java:151
      readValue = {32'd0, counter_cycles};  // HostInterface.java:151
    end
    if (request_data_address[15:3] == 13'd33) begin  // HostInterface.java:151
      readValue = {32'd0, counter_packets_sent};  // HostInterface.java:151
    end
    if (request_data_address[15:3] == 13'd34) begin  // HostInterface.java:151
      readValue = {32'd0, counter_packets_received};  // HostInterface.java:151
    end
    if (request_data_address[15:3] == 13'd35) begin  // HostInterface.java:151
      readValue = {32'd0, counter_packets_wrong};  // HostInterface.java:151
    end
    if (request_data_address[15:3] == 13'd36) begin  // HostInterface.java:151
      readValue = {32'd0, counter_activations};  // HostInterface.java:151
    end
    if (request_data_address[15:3] == 13'd37) begin  // HostInterface.java:151
      readValue = {32'd0, counter_lines_read};  // HostInterface.java:151
    end
    if (request_data_address[15:3] == 13'd38) begin  // HostInterface.java:151
      readValue = {32'd0, counter_lines_written};  // HostInterface.java:151
    end
  end
  always @(posedge clock) begin
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd1)) begin  // HostInterface.java:109
      nodeNumber <= request_data_data[15:0];  // HostInterface.java:111
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd16)) begin  // HostInterface.java:109
      receivesTaken <= request_data_data[6:0];  // HostInterface.java:111
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd18)) begin  // HostInterface.java:109
      completionsTaken <= request_data_data[6:0];  // HostInterface.java:111
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd8)) begin  // HostInterface.java:109
      sourcePlace <= request_data_data;  // HostInterface.java:111
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd9)) begin  // HostInterface.java:109
      sourceShape <= request_data_data[39:0];  // HostInterface.java:111
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd10)) begin  // HostInterface.java:109
      destinationPlace <= request_data_data;  // HostInterface.java:111
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd11)) begin  // HostInterface.java:109
      destinationShape <= request_data_data[39:0];  // HostInterface.java:111
    end
    case (state)  // HostInterface.java:82
      State_IDLE: begin  // HostInterface.java:83
        if (request_valid && request_ready) begin  // HostInterface.java:85
          fromLlcm <= isLlcm;  // HostInterface.java:86
          registerValue <= request_data_write ? 64'd0 : readValue;  // HostInterface.java:87
          state <= request_data_write ? State_RESPOND : State_READ;  // HostInterface.java:88
        end
      end
      State_READ: begin  // HostInterface.java:90
        if (fromLlcm) begin  // HostInterface.java:91
          registerValue <= llcmReadData;  // HostInterface.java:91
        end
        state <= State_RESPOND;  // HostInterface.java:92
      end
      default /* State_RESPOND */: begin  // HostInterface.java:94
        if (response_ready) begin  // HostInterface.java:94
          state <= State_IDLE;  // HostInterface.java:94
        end
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // HostInterface.java:46
      nodeNumber <= 16'd0;  // HostInterface.java:108
      receivesTaken <= 7'd0;  // HostInterface.java:108
      completionsTaken <= 7'd0;  // HostInterface.java:108
      sourcePlace <= 64'd0;  // HostInterface.java:108
      sourceShape <= 40'd0;  // HostInterface.java:108
      destinationPlace <= 64'd0;  // HostInterface.java:108
      destinationShape <= 40'd0;  // HostInterface.java:108
    end
  end
  wire unused_ok = &{1'b0, request_data_address[2:0]};
endmodule
