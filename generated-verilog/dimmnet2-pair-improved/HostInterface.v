module HostInterface (  // HostInterface.java:78
  input  wire clock,  // HostInterface.java:78
  input  wire reset,  // HostInterface.java:78
  input  wire request_data_write,  // HostInterface.java:32
  input  wire [16:0] request_data_address,  // HostInterface.java:32
  input  wire [63:0] request_data_data,  // HostInterface.java:32
  input  wire request_valid,  // HostInterface.java:32
  output wire request_ready,  // HostInterface.java:32
  output wire [63:0] response_data,  // HostInterface.java:34
  output wire response_valid,  // HostInterface.java:34
  input  wire response_ready,  // HostInterface.java:34
  output wire [7:0] command_data_operation,  // HostInterface.java:36
  output wire command_data_process,  // HostInterface.java:36
  output wire [7:0] command_data_otherProcess,  // HostInterface.java:36
  output wire [31:0] command_data_source_base,  // HostInterface.java:36
  output wire [31:0] command_data_source_stride,  // HostInterface.java:36
  output wire [15:0] command_data_source_elementBytes,  // HostInterface.java:36
  output wire [15:0] command_data_source_count,  // HostInterface.java:36
  output wire [7:0] command_data_source_pattern,  // HostInterface.java:36
  output wire [31:0] command_data_destination_base,  // HostInterface.java:36
  output wire [31:0] command_data_destination_stride,  // HostInterface.java:36
  output wire [15:0] command_data_destination_elementBytes,  // HostInterface.java:36
  output wire [15:0] command_data_destination_count,  // HostInterface.java:36
  output wire [7:0] command_data_destination_pattern,  // HostInterface.java:36
  output wire [15:0] command_data_node,  // HostInterface.java:36
  output wire [15:0] command_data_tag,  // HostInterface.java:36
  output wire command_data_wantsReceiveStatus,  // HostInterface.java:36
  output wire [7:0] command_data_ticket,  // HostInterface.java:36
  output wire command_valid,  // HostInterface.java:36
  input  wire command_ready,  // HostInterface.java:36
  output wire [10:0] llcmWrite_data_word,  // HostInterface.java:37
  output wire [63:0] llcmWrite_data_data,  // HostInterface.java:37
  output wire llcmWrite_valid,  // HostInterface.java:37
  input  wire llcmWrite_ready,  // HostInterface.java:37
  output wire [10:0] llcmReadWord,  // HostInterface.java:38
  output wire llcmReads,  // HostInterface.java:39
  input  wire [63:0] llcmReadData,  // HostInterface.java:40
  output wire [9:0] windowWord,  // HostInterface.java:43
  output wire windowReads,  // HostInterface.java:45
  input  wire [63:0] windowReadData,  // HostInterface.java:46
  output wire windowWrites,  // HostInterface.java:47
  output wire [63:0] windowWriteData,  // HostInterface.java:48
  output wire [15:0] node,  // HostInterface.java:51
  output wire [6:0] receiveTaken_0,  // HostInterface.java:54
  output wire [6:0] receiveTaken_1,  // HostInterface.java:54
  input  wire [6:0] receiveWritten_0,  // HostInterface.java:56
  input  wire [6:0] receiveWritten_1,  // HostInterface.java:56
  output wire [6:0] completionTaken_0,  // HostInterface.java:57
  output wire [6:0] completionTaken_1,  // HostInterface.java:57
  input  wire [6:0] completionWritten_0,  // HostInterface.java:58
  input  wire [6:0] completionWritten_1,  // HostInterface.java:58
  output wire ringsDrop,  // HostInterface.java:61
  input  wire [15:0] receiveDropped_0,  // HostInterface.java:63
  input  wire [15:0] receiveDropped_1,  // HostInterface.java:63
  input  wire [15:0] completionDropped_0,  // HostInterface.java:65
  input  wire [15:0] completionDropped_1,  // HostInterface.java:65
  input  wire activities_0_busy,  // HostInterface.java:67
  input  wire activities_0_stalledBySource,  // HostInterface.java:67
  input  wire activities_0_stalledBySink,  // HostInterface.java:67
  input  wire activities_1_busy,  // HostInterface.java:67
  input  wire activities_1_stalledBySource,  // HostInterface.java:67
  input  wire activities_1_stalledBySink,  // HostInterface.java:67
  input  wire activities_2_busy,  // HostInterface.java:67
  input  wire activities_2_stalledBySource,  // HostInterface.java:67
  input  wire activities_2_stalledBySink,  // HostInterface.java:67
  input  wire activities_3_busy,  // HostInterface.java:67
  input  wire activities_3_stalledBySource,  // HostInterface.java:67
  input  wire activities_3_stalledBySink,  // HostInterface.java:67
  input  wire activities_4_busy,  // HostInterface.java:67
  input  wire activities_4_stalledBySource,  // HostInterface.java:67
  input  wire activities_4_stalledBySink,  // HostInterface.java:67
  input  wire [31:0] counter_cycles,  // HostInterface.java:80
  input  wire [31:0] counter_packets_sent,  // HostInterface.java:80
  input  wire [31:0] counter_packets_received,  // HostInterface.java:80
  input  wire [31:0] counter_packets_wrong,  // HostInterface.java:80
  input  wire [31:0] counter_activations,  // HostInterface.java:80
  input  wire [31:0] counter_lines_read,  // HostInterface.java:80
  input  wire [31:0] counter_lines_written,  // HostInterface.java:80
  input  wire [31:0] counter_bursts  // HostInterface.java:80
);
  localparam [1:0] State_IDLE = 2'd0;
  localparam [1:0] State_READ = 2'd1;
  localparam [1:0] State_RESPOND = 2'd2;
  reg  [1:0] state;  // HostInterface.java:71
  reg  fromLlcm;  // HostInterface.java:72
  reg  fromWindow;  // HostInterface.java:73
  reg  [63:0] registerValue;  // HostInterface.java:74
  reg  [15:0] nodeNumber;  // HostInterface.java:156
  reg  [6:0] receivesTaken0;  // HostInterface.java:156
  reg  [6:0] receivesTaken1;  // HostInterface.java:156
  reg  [6:0] completionsTaken0;  // HostInterface.java:156
  reg  [6:0] completionsTaken1;  // HostInterface.java:156
  reg  dropsStatuses;  // HostInterface.java:156
  reg  [63:0] sourcePlace0;  // HostInterface.java:156
  reg  [63:0] sourcePlace1;  // HostInterface.java:156
  reg  [39:0] sourceShape0;  // HostInterface.java:156
  reg  [39:0] sourceShape1;  // HostInterface.java:156
  reg  [63:0] destinationPlace0;  // HostInterface.java:156
  reg  [63:0] destinationPlace1;  // HostInterface.java:156
  reg  [39:0] destinationShape0;  // HostInterface.java:156
  reg  [39:0] destinationShape1;  // HostInterface.java:156
  reg  [63:0] readValue;  // HostInterface.java:220
  wire [31:0] snapshot_value;  // HostInterface.java:70
  wire page = request_data_address[16];  // HostInterface.java:76
  wire [63:0] sourcePlace = page ? sourcePlace1 : sourcePlace0;  // HostInterface.java:174
  wire [39:0] sourceShape = page ? sourceShape1 : sourceShape0;  // HostInterface.java:174
  wire [63:0] destinationPlace = page ? destinationPlace1 : destinationPlace0;  // HostInterface.java:174
  wire [39:0] destinationShape = page ? destinationShape1 : destinationShape0;  // HostInterface.java:174
  wire [7:0] operation = request_data_data[47:40];  // HostInterface.java:190
  wire isLlcm = request_data_address[15:13] == 3'd4;  // HostInterface.java:147
  wire isPrefetchWindow = request_data_address[15:12] == 4'd10;  // HostInterface.java:147
  wire isWriteWindow = request_data_address[15:12] == 4'd11;  // HostInterface.java:147
  wire isSubmit = request_data_write && (request_data_address[15:3] == 13'd12);  // HostInterface.java:100
  wire toLlcm = request_data_write && isLlcm;  // HostInterface.java:101
  wire idle = state == State_IDLE;  // HostInterface.java:102
  wire [10:0] word = {page, request_data_address[12:3]};  // HostInterface.java:104
  wire taker = isSubmit ? command_ready : (toLlcm ? llcmWrite_ready : 1'b1);  // HostInterface.java:116
  wire [31:0] dropped = {page ? completionDropped_1 : completionDropped_0, page ? receiveDropped_1
      : receiveDropped_0};  // HostInterface.java:228
  assign request_ready = idle && taker;  // HostInterface.java:117
  assign response_data = registerValue;  // HostInterface.java:119
  assign response_valid = state == State_RESPOND;  // HostInterface.java:118
  assign command_data_operation = (operation >= 8'd5) ? 8'd255 : operation;  // HostInterface.java:191
  assign command_data_process = page;  // HostInterface.java:193
  assign command_data_otherProcess = request_data_data[55:48];  // HostInterface.java:194
  assign command_data_source_base = sourcePlace[31:0];  // HostInterface.java:212
  assign command_data_source_stride = sourcePlace[63:32];  // HostInterface.java:213
  assign command_data_source_elementBytes = sourceShape[15:0];  // HostInterface.java:214
  assign command_data_source_count = sourceShape[31:16];  // HostInterface.java:215
  assign command_data_source_pattern = sourceShape[39:32];  // HostInterface.java:216
  assign command_data_destination_base = destinationPlace[31:0];  // HostInterface.java:212
  assign command_data_destination_stride = destinationPlace[63:32];  // HostInterface.java:213
  assign command_data_destination_elementBytes = destinationShape[15:0];  // HostInterface.java:214
  assign command_data_destination_count = destinationShape[31:16];  // HostInterface.java:215
  assign command_data_destination_pattern = destinationShape[39:32];  // HostInterface.java:216
  assign command_data_node = request_data_data[15:0];  // HostInterface.java:195
  assign command_data_tag = request_data_data[31:16];  // HostInterface.java:196
  assign command_data_wantsReceiveStatus = request_data_data[32];  // HostInterface.java:197
  assign command_data_ticket = 8'd0;  // HostInterface.java:192
  assign command_valid = request_valid && (state == State_IDLE) && request_data_write
      && (request_data_address[15:3] == 13'd12);  // HostInterface.java:184
  assign llcmWrite_data_word = word;  // HostInterface.java:106
  assign llcmWrite_data_data = request_data_data;  // HostInterface.java:107
  assign llcmWrite_valid = request_valid && idle && toLlcm;  // HostInterface.java:105
  assign llcmReadWord = word;  // HostInterface.java:108
  assign llcmReads = request_valid && request_ready && isLlcm && !request_data_write;  // HostInterface.java:109
  assign windowWord = {page, request_data_address[11:3]};  // HostInterface.java:111
  assign windowReads = request_valid && request_ready && isPrefetchWindow && !request_data_write;  // HostInterface.java:112
  assign windowWrites = request_valid && request_ready && isWriteWindow && request_data_write;  // HostInterface.java:113
  assign windowWriteData = request_data_data;  // HostInterface.java:114
  assign node = nodeNumber;  // HostInterface.java:85
  assign receiveTaken_0 = receivesTaken0;  // HostInterface.java:89
  assign receiveTaken_1 = receivesTaken1;  // HostInterface.java:89
  assign completionTaken_0 = completionsTaken0;  // HostInterface.java:90
  assign completionTaken_1 = completionsTaken1;  // HostInterface.java:90
  assign ringsDrop = dropsStatuses;  // HostInterface.java:87
  always @* begin
    readValue = 64'd0;  // HostInterface.java:221
    if (request_data_address[15:3] == 13'd0) begin  // HostInterface.java:222
      readValue = 64'h44494d4d4e455432;  // HostInterface.java:222
    end
    if (request_data_address[15:3] == 13'd1) begin  // HostInterface.java:223
      readValue = {48'd0, nodeNumber};  // HostInterface.java:223
    end
    if (request_data_address[15:3] == 13'd16) begin  // HostInterface.java:224
      readValue = {57'd0, page ? receivesTaken1 : receivesTaken0};  // HostInterface.java:224
    end
    if (request_data_address[15:3] == 13'd17) begin  // HostInterface.java:225
      readValue = {57'd0, page ? receiveWritten_1 : receiveWritten_0};  // HostInterface.java:225
    end
    if (request_data_address[15:3] == 13'd18) begin  // HostInterface.java:226
      readValue = {57'd0, page ? completionsTaken1 : completionsTaken0};  // HostInterface.java:226
    end
    if (request_data_address[15:3] == 13'd19) begin  // HostInterface.java:227
      readValue = {57'd0, page ? completionWritten_1 : completionWritten_0};  // HostInterface.java:227
    end
    if (request_data_address[15:3] == 13'd20) begin  // HostInterface.java:229
      readValue = {16'd0, dropped, 15'd0, dropsStatuses};  // HostInterface.java:229
    end
    if (request_data_address[15:3] == 13'd32) begin  // HostInterface.java:231
      readValue = {32'd0, counter_cycles};  // HostInterface.java:231
    end
    if (request_data_address[15:3] == 13'd33) begin  // HostInterface.java:231
      readValue = {32'd0, counter_packets_sent};  // HostInterface.java:231
    end
    if (request_data_address[15:3] == 13'd34) begin  // HostInterface.java:231
      readValue = {32'd0, counter_packets_received};  // HostInterface.java:231
    end
    if (request_data_address[15:3] == 13'd35) begin  // HostInterface.java:231
      readValue = {32'd0, counter_packets_wrong};  // HostInterface.java:231
    end
    if (request_data_address[15:3] == 13'd36) begin  // HostInterface.java:231
      readValue = {32'd0, counter_activations};  // HostInterface.java:231
    end
    if (request_data_address[15:3] == 13'd37) begin  // HostInterface.java:231
      readValue = {32'd0, counter_lines_read};  // HostInterface.java:231
    end
    if (request_data_address[15:3] == 13'd38) begin  // HostInterface.java:231
      readValue = {32'd0, counter_lines_written};  // HostInterface.java:231
    end
    if (request_data_address[15:3] == 13'd39) begin  // HostInterface.java:231
      readValue = {32'd0, counter_bursts};  // HostInterface.java:231
    end
    if (request_data_address[15:8] == 8'd2) begin  // HostInterface.java:233
      readValue = {32'd0, snapshot_value};  // HostInterface.java:233
    end
  end
  always @(posedge clock) begin
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd1)
        && (page == 1'b0)) begin  // HostInterface.java:157
      nodeNumber <= request_data_data[15:0];  // HostInterface.java:159
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd16)
        && (page == 1'b0)) begin  // HostInterface.java:157
      receivesTaken0 <= request_data_data[6:0];  // HostInterface.java:159
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd16)
        && (page == 1'b1)) begin  // HostInterface.java:157
      receivesTaken1 <= request_data_data[6:0];  // HostInterface.java:159
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd18)
        && (page == 1'b0)) begin  // HostInterface.java:157
      completionsTaken0 <= request_data_data[6:0];  // HostInterface.java:159
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd18)
        && (page == 1'b1)) begin  // HostInterface.java:157
      completionsTaken1 <= request_data_data[6:0];  // HostInterface.java:159
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd20)
        && (page == 1'b0)) begin  // HostInterface.java:157
      dropsStatuses <= request_data_data[0];  // HostInterface.java:159
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd8)
        && (page == 1'b0)) begin  // HostInterface.java:157
      sourcePlace0 <= request_data_data;  // HostInterface.java:159
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd8)
        && (page == 1'b1)) begin  // HostInterface.java:157
      sourcePlace1 <= request_data_data;  // HostInterface.java:159
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd9)
        && (page == 1'b0)) begin  // HostInterface.java:157
      sourceShape0 <= request_data_data[39:0];  // HostInterface.java:159
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd9)
        && (page == 1'b1)) begin  // HostInterface.java:157
      sourceShape1 <= request_data_data[39:0];  // HostInterface.java:159
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd10)
        && (page == 1'b0)) begin  // HostInterface.java:157
      destinationPlace0 <= request_data_data;  // HostInterface.java:159
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd10)
        && (page == 1'b1)) begin  // HostInterface.java:157
      destinationPlace1 <= request_data_data;  // HostInterface.java:159
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd11)
        && (page == 1'b0)) begin  // HostInterface.java:157
      destinationShape0 <= request_data_data[39:0];  // HostInterface.java:159
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd11)
        && (page == 1'b1)) begin  // HostInterface.java:157
      destinationShape1 <= request_data_data[39:0];  // HostInterface.java:159
    end
    case (state)  // HostInterface.java:122
      State_IDLE: begin  // HostInterface.java:123
        if (request_valid && request_ready) begin  // HostInterface.java:125
          fromLlcm <= isLlcm;  // HostInterface.java:126
          fromWindow <= isPrefetchWindow;  // HostInterface.java:127
          registerValue <= request_data_write ? 64'd0 : readValue;  // HostInterface.java:128
          state <= request_data_write ? State_RESPOND : State_READ;  // HostInterface.java:129
        end
      end
      State_READ: begin  // HostInterface.java:131
        if (fromLlcm) begin  // HostInterface.java:132
          registerValue <= llcmReadData;  // HostInterface.java:132
        end
        if (fromWindow) begin  // HostInterface.java:133
          registerValue <= windowReadData;  // HostInterface.java:133
        end
        state <= State_RESPOND;  // HostInterface.java:134
      end
      default /* State_RESPOND */: begin  // HostInterface.java:136
        if (response_ready) begin  // HostInterface.java:136
          state <= State_IDLE;  // HostInterface.java:136
        end
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // HostInterface.java:71
      nodeNumber <= 16'd0;  // HostInterface.java:156
      receivesTaken0 <= 7'd0;  // HostInterface.java:156
      receivesTaken1 <= 7'd0;  // HostInterface.java:156
      completionsTaken0 <= 7'd0;  // HostInterface.java:156
      completionsTaken1 <= 7'd0;  // HostInterface.java:156
      dropsStatuses <= 1'b0;  // HostInterface.java:156
      sourcePlace0 <= 64'd0;  // HostInterface.java:156
      sourcePlace1 <= 64'd0;  // HostInterface.java:156
      sourceShape0 <= 40'd0;  // HostInterface.java:156
      sourceShape1 <= 40'd0;  // HostInterface.java:156
      destinationPlace0 <= 64'd0;  // HostInterface.java:156
      destinationPlace1 <= 64'd0;  // HostInterface.java:156
      destinationShape0 <= 40'd0;  // HostInterface.java:156
      destinationShape1 <= 40'd0;  // HostInterface.java:156
    end
  end
  CounterSnapshot snapshot (  // HostInterface.java:70
    .clock(clock), .reset(reset),
    .takes(request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd64)),
    .counters_0(counter_cycles), .counters_1(counter_packets_sent), .counters_2(counter_packets_received),
    .counters_3(counter_packets_wrong), .counters_4(counter_activations), .counters_5(counter_lines_read),
    .counters_6(counter_lines_written), .counters_7(counter_bursts), .activities_0_busy(activities_0_busy),
    .activities_0_stalledBySource(activities_0_stalledBySource),
    .activities_0_stalledBySink(activities_0_stalledBySink), .activities_1_busy(activities_1_busy),
    .activities_1_stalledBySource(activities_1_stalledBySource),
    .activities_1_stalledBySink(activities_1_stalledBySink), .activities_2_busy(activities_2_busy),
    .activities_2_stalledBySource(activities_2_stalledBySource),
    .activities_2_stalledBySink(activities_2_stalledBySink), .activities_3_busy(activities_3_busy),
    .activities_3_stalledBySource(activities_3_stalledBySource),
    .activities_3_stalledBySink(activities_3_stalledBySink), .activities_4_busy(activities_4_busy),
    .activities_4_stalledBySource(activities_4_stalledBySource),
    .activities_4_stalledBySink(activities_4_stalledBySink), .word(request_data_address[7:3]),
    .value(snapshot_value));
  wire unused_ok = &{1'b0, request_data_address[2:0]};
endmodule
