module HostInterface (  // HostInterface.java:81
  input  wire clock,  // HostInterface.java:81
  input  wire reset,  // HostInterface.java:81
  input  wire request_data_write,  // HostInterface.java:35
  input  wire [16:0] request_data_address,  // HostInterface.java:35
  input  wire [63:0] request_data_data,  // HostInterface.java:35
  input  wire request_valid,  // HostInterface.java:35
  output wire request_ready,  // HostInterface.java:35
  output wire [63:0] response_data,  // HostInterface.java:37
  output wire response_valid,  // HostInterface.java:37
  input  wire response_ready,  // HostInterface.java:37
  output wire [7:0] command_data_operation,  // HostInterface.java:39
  output wire command_data_process,  // HostInterface.java:39
  output wire [7:0] command_data_otherProcess,  // HostInterface.java:39
  output wire [31:0] command_data_source_base,  // HostInterface.java:39
  output wire [31:0] command_data_source_stride,  // HostInterface.java:39
  output wire [15:0] command_data_source_elementBytes,  // HostInterface.java:39
  output wire [15:0] command_data_source_count,  // HostInterface.java:39
  output wire [7:0] command_data_source_pattern,  // HostInterface.java:39
  output wire [31:0] command_data_destination_base,  // HostInterface.java:39
  output wire [31:0] command_data_destination_stride,  // HostInterface.java:39
  output wire [15:0] command_data_destination_elementBytes,  // HostInterface.java:39
  output wire [15:0] command_data_destination_count,  // HostInterface.java:39
  output wire [7:0] command_data_destination_pattern,  // HostInterface.java:39
  output wire [15:0] command_data_node,  // HostInterface.java:39
  output wire [15:0] command_data_tag,  // HostInterface.java:39
  output wire command_data_wantsReceiveStatus,  // HostInterface.java:39
  output wire [7:0] command_data_ticket,  // HostInterface.java:39
  output wire command_valid,  // HostInterface.java:39
  input  wire command_ready,  // HostInterface.java:39
  output wire [10:0] llcmWrite_data_word,  // HostInterface.java:40
  output wire [63:0] llcmWrite_data_data,  // HostInterface.java:40
  output wire llcmWrite_valid,  // HostInterface.java:40
  input  wire llcmWrite_ready,  // HostInterface.java:40
  output wire [10:0] llcmReadWord,  // HostInterface.java:41
  output wire llcmReads,  // HostInterface.java:42
  input  wire [63:0] llcmReadData,  // HostInterface.java:43
  output wire [9:0] windowWord,  // HostInterface.java:46
  output wire windowReads,  // HostInterface.java:48
  input  wire [63:0] windowReadData,  // HostInterface.java:49
  output wire windowWrites,  // HostInterface.java:50
  output wire [63:0] windowWriteData,  // HostInterface.java:51
  output wire [15:0] node,  // HostInterface.java:54
  output wire [6:0] receiveTaken_0,  // HostInterface.java:57
  output wire [6:0] receiveTaken_1,  // HostInterface.java:57
  input  wire [6:0] receiveWritten_0,  // HostInterface.java:59
  input  wire [6:0] receiveWritten_1,  // HostInterface.java:59
  output wire [6:0] completionTaken_0,  // HostInterface.java:60
  output wire [6:0] completionTaken_1,  // HostInterface.java:60
  input  wire [6:0] completionWritten_0,  // HostInterface.java:61
  input  wire [6:0] completionWritten_1,  // HostInterface.java:61
  output wire ringsDrop,  // HostInterface.java:64
  input  wire [15:0] receiveDropped_0,  // HostInterface.java:66
  input  wire [15:0] receiveDropped_1,  // HostInterface.java:66
  input  wire [15:0] completionDropped_0,  // HostInterface.java:68
  input  wire [15:0] completionDropped_1,  // HostInterface.java:68
  input  wire activities_0_busy,  // HostInterface.java:70
  input  wire activities_0_stalledBySource,  // HostInterface.java:70
  input  wire activities_0_stalledBySink,  // HostInterface.java:70
  input  wire activities_1_busy,  // HostInterface.java:70
  input  wire activities_1_stalledBySource,  // HostInterface.java:70
  input  wire activities_1_stalledBySink,  // HostInterface.java:70
  input  wire activities_2_busy,  // HostInterface.java:70
  input  wire activities_2_stalledBySource,  // HostInterface.java:70
  input  wire activities_2_stalledBySink,  // HostInterface.java:70
  input  wire activities_3_busy,  // HostInterface.java:70
  input  wire activities_3_stalledBySource,  // HostInterface.java:70
  input  wire activities_3_stalledBySink,  // HostInterface.java:70
  input  wire activities_4_busy,  // HostInterface.java:70
  input  wire activities_4_stalledBySource,  // HostInterface.java:70
  input  wire activities_4_stalledBySink,  // HostInterface.java:70
  input  wire [31:0] counter_cycles,  // HostInterface.java:83
  input  wire [31:0] counter_packets_sent,  // HostInterface.java:83
  input  wire [31:0] counter_packets_received,  // HostInterface.java:83
  input  wire [31:0] counter_packets_wrong,  // HostInterface.java:83
  input  wire [31:0] counter_activations,  // HostInterface.java:83
  input  wire [31:0] counter_lines_read,  // HostInterface.java:83
  input  wire [31:0] counter_lines_written,  // HostInterface.java:83
  input  wire [31:0] counter_bursts  // HostInterface.java:83
);
  localparam [1:0] State_IDLE = 2'd0;
  localparam [1:0] State_READ = 2'd1;
  localparam [1:0] State_RESPOND = 2'd2;
  reg  [1:0] state;  // HostInterface.java:74
  reg  fromLlcm;  // HostInterface.java:75
  reg  fromWindow;  // HostInterface.java:76
  reg  [63:0] registerValue;  // HostInterface.java:77
  reg  [15:0] nodeNumber;  // HostInterface.java:159
  reg  [6:0] receivesTaken0;  // HostInterface.java:159
  reg  [6:0] receivesTaken1;  // HostInterface.java:159
  reg  [6:0] completionsTaken0;  // HostInterface.java:159
  reg  [6:0] completionsTaken1;  // HostInterface.java:159
  reg  dropsStatuses;  // HostInterface.java:159
  reg  [63:0] sourcePlace0;  // HostInterface.java:159
  reg  [63:0] sourcePlace1;  // HostInterface.java:159
  reg  [39:0] sourceShape0;  // HostInterface.java:159
  reg  [39:0] sourceShape1;  // HostInterface.java:159
  reg  [63:0] destinationPlace0;  // HostInterface.java:159
  reg  [63:0] destinationPlace1;  // HostInterface.java:159
  reg  [39:0] destinationShape0;  // HostInterface.java:159
  reg  [39:0] destinationShape1;  // HostInterface.java:159
  reg  [63:0] readValue;  // HostInterface.java:223
  wire [31:0] snapshot_value;  // HostInterface.java:73
  wire page = request_data_address[16];  // HostInterface.java:79
  wire [63:0] sourcePlace = page ? sourcePlace1 : sourcePlace0;  // HostInterface.java:177
  wire [39:0] sourceShape = page ? sourceShape1 : sourceShape0;  // HostInterface.java:177
  wire [63:0] destinationPlace = page ? destinationPlace1 : destinationPlace0;  // HostInterface.java:177
  wire [39:0] destinationShape = page ? destinationShape1 : destinationShape0;  // HostInterface.java:177
  wire [7:0] operation = request_data_data[47:40];  // HostInterface.java:193
  wire isLlcm = request_data_address[15:13] == 3'd4;  // HostInterface.java:150
  wire isPrefetchWindow = request_data_address[15:12] == 4'd10;  // HostInterface.java:150
  wire isWriteWindow = request_data_address[15:12] == 4'd11;  // HostInterface.java:150
  wire isSubmit = request_data_write && (request_data_address[15:3] == 13'd12);  // HostInterface.java:103
  wire toLlcm = request_data_write && isLlcm;  // HostInterface.java:104
  wire idle = state == State_IDLE;  // HostInterface.java:105
  wire [10:0] word = {page, request_data_address[12:3]};  // HostInterface.java:107
  wire taker = isSubmit ? command_ready : (toLlcm ? llcmWrite_ready : 1'b1);  // HostInterface.java:119
  wire [31:0] dropped = {page ? completionDropped_1 : completionDropped_0, page ? receiveDropped_1
      : receiveDropped_0};  // HostInterface.java:231
  assign request_ready = idle && taker;  // HostInterface.java:120
  assign response_data = registerValue;  // HostInterface.java:122
  assign response_valid = state == State_RESPOND;  // HostInterface.java:121
  assign command_data_operation = (operation >= 8'd5) ? 8'd255 : operation;  // HostInterface.java:194
  assign command_data_process = page;  // HostInterface.java:196
  assign command_data_otherProcess = request_data_data[55:48];  // HostInterface.java:197
  assign command_data_source_base = sourcePlace[31:0];  // HostInterface.java:215
  assign command_data_source_stride = sourcePlace[63:32];  // HostInterface.java:216
  assign command_data_source_elementBytes = sourceShape[15:0];  // HostInterface.java:217
  assign command_data_source_count = sourceShape[31:16];  // HostInterface.java:218
  assign command_data_source_pattern = sourceShape[39:32];  // HostInterface.java:219
  assign command_data_destination_base = destinationPlace[31:0];  // HostInterface.java:215
  assign command_data_destination_stride = destinationPlace[63:32];  // HostInterface.java:216
  assign command_data_destination_elementBytes = destinationShape[15:0];  // HostInterface.java:217
  assign command_data_destination_count = destinationShape[31:16];  // HostInterface.java:218
  assign command_data_destination_pattern = destinationShape[39:32];  // HostInterface.java:219
  assign command_data_node = request_data_data[15:0];  // HostInterface.java:198
  assign command_data_tag = request_data_data[31:16];  // HostInterface.java:199
  assign command_data_wantsReceiveStatus = request_data_data[32];  // HostInterface.java:200
  assign command_data_ticket = 8'd0;  // HostInterface.java:195
  assign command_valid = request_valid && (state == State_IDLE) && request_data_write
      && (request_data_address[15:3] == 13'd12);  // HostInterface.java:187
  assign llcmWrite_data_word = word;  // HostInterface.java:109
  assign llcmWrite_data_data = request_data_data;  // HostInterface.java:110
  assign llcmWrite_valid = request_valid && idle && toLlcm;  // HostInterface.java:108
  assign llcmReadWord = word;  // HostInterface.java:111
  assign llcmReads = request_valid && request_ready && isLlcm && !request_data_write;  // HostInterface.java:112
  assign windowWord = {page, request_data_address[11:3]};  // HostInterface.java:114
  assign windowReads = request_valid && request_ready && isPrefetchWindow && !request_data_write;  // HostInterface.java:115
  assign windowWrites = request_valid && request_ready && isWriteWindow && request_data_write;  // HostInterface.java:116
  assign windowWriteData = request_data_data;  // HostInterface.java:117
  assign node = nodeNumber;  // HostInterface.java:88
  assign receiveTaken_0 = receivesTaken0;  // HostInterface.java:92
  assign receiveTaken_1 = receivesTaken1;  // HostInterface.java:92
  assign completionTaken_0 = completionsTaken0;  // HostInterface.java:93
  assign completionTaken_1 = completionsTaken1;  // HostInterface.java:93
  assign ringsDrop = dropsStatuses;  // HostInterface.java:90
  always @* begin
    readValue = 64'd0;  // HostInterface.java:224
    if (request_data_address[15:3] == 13'd0) begin  // HostInterface.java:225
      readValue = 64'h44494d4d4e455432;  // HostInterface.java:225
    end
    if (request_data_address[15:3] == 13'd1) begin  // HostInterface.java:226
      readValue = {48'd0, nodeNumber};  // HostInterface.java:226
    end
    if (request_data_address[15:3] == 13'd16) begin  // HostInterface.java:227
      readValue = {57'd0, page ? receivesTaken1 : receivesTaken0};  // HostInterface.java:227
    end
    if (request_data_address[15:3] == 13'd17) begin  // HostInterface.java:228
      readValue = {57'd0, page ? receiveWritten_1 : receiveWritten_0};  // HostInterface.java:228
    end
    if (request_data_address[15:3] == 13'd18) begin  // HostInterface.java:229
      readValue = {57'd0, page ? completionsTaken1 : completionsTaken0};  // HostInterface.java:229
    end
    if (request_data_address[15:3] == 13'd19) begin  // HostInterface.java:230
      readValue = {57'd0, page ? completionWritten_1 : completionWritten_0};  // HostInterface.java:230
    end
    if (request_data_address[15:3] == 13'd20) begin  // HostInterface.java:232
      readValue = {16'd0, dropped, 15'd0, dropsStatuses};  // HostInterface.java:232
    end
    if (request_data_address[15:3] == 13'd32) begin  // HostInterface.java:234
      readValue = {32'd0, counter_cycles};  // HostInterface.java:234
    end
    if (request_data_address[15:3] == 13'd33) begin  // HostInterface.java:234
      readValue = {32'd0, counter_packets_sent};  // HostInterface.java:234
    end
    if (request_data_address[15:3] == 13'd34) begin  // HostInterface.java:234
      readValue = {32'd0, counter_packets_received};  // HostInterface.java:234
    end
    if (request_data_address[15:3] == 13'd35) begin  // HostInterface.java:234
      readValue = {32'd0, counter_packets_wrong};  // HostInterface.java:234
    end
    if (request_data_address[15:3] == 13'd36) begin  // HostInterface.java:234
      readValue = {32'd0, counter_activations};  // HostInterface.java:234
    end
    if (request_data_address[15:3] == 13'd37) begin  // HostInterface.java:234
      readValue = {32'd0, counter_lines_read};  // HostInterface.java:234
    end
    if (request_data_address[15:3] == 13'd38) begin  // HostInterface.java:234
      readValue = {32'd0, counter_lines_written};  // HostInterface.java:234
    end
    if (request_data_address[15:3] == 13'd39) begin  // HostInterface.java:234
      readValue = {32'd0, counter_bursts};  // HostInterface.java:234
    end
    if (request_data_address[15:8] == 8'd2) begin  // HostInterface.java:236
      readValue = {32'd0, snapshot_value};  // HostInterface.java:236
    end
  end
  always @(posedge clock) begin
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd1)
        && (page == 1'b0)) begin  // HostInterface.java:160
      nodeNumber <= request_data_data[15:0];  // HostInterface.java:162
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd16)
        && (page == 1'b0)) begin  // HostInterface.java:160
      receivesTaken0 <= request_data_data[6:0];  // HostInterface.java:162
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd16)
        && (page == 1'b1)) begin  // HostInterface.java:160
      receivesTaken1 <= request_data_data[6:0];  // HostInterface.java:162
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd18)
        && (page == 1'b0)) begin  // HostInterface.java:160
      completionsTaken0 <= request_data_data[6:0];  // HostInterface.java:162
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd18)
        && (page == 1'b1)) begin  // HostInterface.java:160
      completionsTaken1 <= request_data_data[6:0];  // HostInterface.java:162
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd20)
        && (page == 1'b0)) begin  // HostInterface.java:160
      dropsStatuses <= request_data_data[0];  // HostInterface.java:162
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd8)
        && (page == 1'b0)) begin  // HostInterface.java:160
      sourcePlace0 <= request_data_data;  // HostInterface.java:162
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd8)
        && (page == 1'b1)) begin  // HostInterface.java:160
      sourcePlace1 <= request_data_data;  // HostInterface.java:162
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd9)
        && (page == 1'b0)) begin  // HostInterface.java:160
      sourceShape0 <= request_data_data[39:0];  // HostInterface.java:162
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd9)
        && (page == 1'b1)) begin  // HostInterface.java:160
      sourceShape1 <= request_data_data[39:0];  // HostInterface.java:162
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd10)
        && (page == 1'b0)) begin  // HostInterface.java:160
      destinationPlace0 <= request_data_data;  // HostInterface.java:162
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd10)
        && (page == 1'b1)) begin  // HostInterface.java:160
      destinationPlace1 <= request_data_data;  // HostInterface.java:162
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd11)
        && (page == 1'b0)) begin  // HostInterface.java:160
      destinationShape0 <= request_data_data[39:0];  // HostInterface.java:162
    end
    if (request_valid && request_ready && request_data_write && (request_data_address[15:3] == 13'd11)
        && (page == 1'b1)) begin  // HostInterface.java:160
      destinationShape1 <= request_data_data[39:0];  // HostInterface.java:162
    end
    case (state)  // HostInterface.java:125
      State_IDLE: begin  // HostInterface.java:126
        if (request_valid && request_ready) begin  // HostInterface.java:128
          fromLlcm <= isLlcm;  // HostInterface.java:129
          fromWindow <= isPrefetchWindow;  // HostInterface.java:130
          registerValue <= request_data_write ? 64'd0 : readValue;  // HostInterface.java:131
          state <= request_data_write ? State_RESPOND : State_READ;  // HostInterface.java:132
        end
      end
      State_READ: begin  // HostInterface.java:134
        if (fromLlcm) begin  // HostInterface.java:135
          registerValue <= llcmReadData;  // HostInterface.java:135
        end
        if (fromWindow) begin  // HostInterface.java:136
          registerValue <= windowReadData;  // HostInterface.java:136
        end
        state <= State_RESPOND;  // HostInterface.java:137
      end
      default /* State_RESPOND */: begin  // HostInterface.java:139
        if (response_ready) begin  // HostInterface.java:139
          state <= State_IDLE;  // HostInterface.java:139
        end
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // HostInterface.java:74
      nodeNumber <= 16'd0;  // HostInterface.java:159
      receivesTaken0 <= 7'd0;  // HostInterface.java:159
      receivesTaken1 <= 7'd0;  // HostInterface.java:159
      completionsTaken0 <= 7'd0;  // HostInterface.java:159
      completionsTaken1 <= 7'd0;  // HostInterface.java:159
      dropsStatuses <= 1'b0;  // HostInterface.java:159
      sourcePlace0 <= 64'd0;  // HostInterface.java:159
      sourcePlace1 <= 64'd0;  // HostInterface.java:159
      sourceShape0 <= 40'd0;  // HostInterface.java:159
      sourceShape1 <= 40'd0;  // HostInterface.java:159
      destinationPlace0 <= 64'd0;  // HostInterface.java:159
      destinationPlace1 <= 64'd0;  // HostInterface.java:159
      destinationShape0 <= 40'd0;  // HostInterface.java:159
      destinationShape1 <= 40'd0;  // HostInterface.java:159
    end
  end
  CounterSnapshot snapshot (  // HostInterface.java:73
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
