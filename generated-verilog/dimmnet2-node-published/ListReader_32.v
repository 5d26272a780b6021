`default_nettype none
// line=32
module ListReader_32 (  // ListStage.java:29
  input  wire clock,  // ListStage.java:29
  input  wire reset,  // ListStage.java:29
  input  wire [1:0] access_data_pattern,  // ListStage.java:13
  input  wire [29:0] access_data_base,  // ListStage.java:13
  input  wire [31:0] access_data_stride,  // ListStage.java:13
  input  wire [2:0] access_data_sizeLog2,  // ListStage.java:13
  input  wire [15:0] access_data_bytes,  // ListStage.java:13
  input  wire access_valid,  // ListStage.java:13
  output wire access_ready,  // ListStage.java:13
  output wire [1:0] judged_data_access_pattern,  // ListStage.java:14
  output wire [29:0] judged_data_access_base,  // ListStage.java:14
  output wire [31:0] judged_data_access_stride,  // ListStage.java:14
  output wire [2:0] judged_data_access_sizeLog2,  // ListStage.java:14
  output wire [15:0] judged_data_access_bytes,  // ListStage.java:14
  output wire judged_data_isWhole,  // ListStage.java:14
  output wire [7:0] judged_data_wrongEntry,  // ListStage.java:14
  output wire judged_valid,  // ListStage.java:14
  input  wire judged_ready,  // ListStage.java:14
  output wire [28:0] listed_data,  // ListStage.java:16
  output wire listed_valid,  // ListStage.java:16
  input  wire listed_ready,  // ListStage.java:16
  input  wire readValid,  // ListStage.java:20
  output wire memory_data_write,  // ListStage.java:31
  output wire [23:0] memory_data_line,  // ListStage.java:31
  output wire [255:0] memory_data_data,  // ListStage.java:31
  output wire [7:0] memory_data_lanes,  // ListStage.java:31
  output wire memory_valid,  // ListStage.java:31
  input  wire memory_ready,  // ListStage.java:31
  input  wire [255:0] readLine  // ListStage.java:32
);
  localparam [1:0] AccessPattern_CONTIGUOUS = 2'd0;
  localparam [1:0] AccessPattern_LIST_4 = 2'd2;
  localparam [1:0] AccessPattern_LIST_8 = 2'd3;
  localparam [1:0] State_IDLE = 2'd0;
  localparam [1:0] State_ASKING = 2'd1;
  localparam [1:0] State_READING = 2'd2;
  localparam [1:0] State_JUDGED = 2'd3;
  reg  [1:0] state;  // ListReader.java:33
  reg  [7:0] entriesLeft;  // ListReader.java:34
  reg  [7:0] goodEntries;  // ListReader.java:35
  reg  foundWrong;  // ListReader.java:36
  reg  [6:0] sizeLessOne_0;  // ListReader.java:38
  reg  isWide;  // ListReader.java:40
  reg  [15:0] goodBytes;  // ListReader.java:100
  wire target_source_valid;  // ListReader.java:63
  wire target_sink_ready;  // ListReader.java:63
  reg  upperHalf;  // ListReader.java:110
  wire unit_access_ready, unit_listed_ready, unit_toWindow, unit_activity_busy, unit_activity_stalledBySource,
      unit_activity_stalledBySink, unit_memory_data_write, unit_memory_valid, unit_payload_data_last,
      unit_payload_valid;  // ListReader.java:47
  wire [23:0] unit_memory_data_line; wire [255:0] unit_memory_data_data; wire [7:0] unit_memory_data_lanes;  // ListReader.java:47
  wire [63:0] unit_payload_data_data;  // ListReader.java:47
  wire buffer_write_ready, buffer_read_valid; wire [28:0] buffer_read_data;  // ListReader.java:48
  wire target_source_ready, target_sink_valid; wire [63:0] target_sink_data;  // ListReader.java:63
  wire isList = (access_data_pattern == AccessPattern_LIST_4) || (access_data_pattern == AccessPattern_LIST_8);  // Access.java:48
  wire wide = access_data_pattern == AccessPattern_LIST_8;  // ListReader.java:58
  wire [1:0] entryBytesLog2 = isWide ? 2'd3 : 2'd2;  // ListReader.java:87
  wire begins = access_valid && isList;  // ListReader.java:60
  wire [31:0] half = upperHalf ? unit_payload_data_data[63:32] : unit_payload_data_data[31:0];  // ListReader.java:112
  wire [63:0] offset = isWide ? unit_payload_data_data : {{32{half[31]}}, half};  // ListReader.java:113
  wire last = entriesLeft == 8'd1;  // ListReader.java:117
  wire [29:0] lastByte = {1'b0, target_sink_data[28:0]} + {23'd0, sizeLessOne_0};  // ListReader.java:128
  wire wrong = (target_sink_data[63:29] != 35'd0) || lastByte[29] || (target_sink_data[1:0] != 2'd0);  // ListReader.java:132
  wire keeps = !(foundWrong || wrong);  // ListReader.java:133
  wire [6:0] sizeLessOne_1 = 7'd127 >> ~access_data_sizeLog2;  // Access.java:75
  wire judged_data_access_bytes_and = (state == State_JUDGED) && foundWrong;  // Access.java:57
  wire [15:0] entriesLeft_shifted = (access_data_bytes + {9'd0, sizeLessOne_1}) >> access_data_sizeLog2;  // ListReader.java:69
  assign access_ready = judged_valid && judged_ready;  // ListReader.java:105
  assign judged_data_access_pattern = access_data_pattern;  // Access.java:53
  assign judged_data_access_base = access_data_base;  // Access.java:54
  assign judged_data_access_stride = access_data_stride;  // Access.java:55
  assign judged_data_access_sizeLog2 = access_data_sizeLog2;  // Access.java:56
  assign judged_data_access_bytes = judged_data_access_bytes_and ? goodBytes : access_data_bytes;  // Access.java:57
  assign judged_data_isWhole = !judged_data_access_bytes_and;  // ListReader.java:103
  assign judged_data_wrongEntry = goodEntries;  // ListReader.java:104
  assign judged_valid = access_valid && (!isList || (state == State_JUDGED));  // ListReader.java:98
  assign listed_data = buffer_read_data;  // ListReader.java:54
  assign listed_valid = buffer_read_valid;  // ListReader.java:54
  assign memory_data_write = unit_memory_data_write;  // ListReader.java:49
  assign memory_data_line = unit_memory_data_line;  // ListReader.java:49
  assign memory_data_data = unit_memory_data_data;  // ListReader.java:49
  assign memory_data_lanes = unit_memory_data_lanes;  // ListReader.java:49
  assign memory_valid = unit_memory_valid;  // ListReader.java:49
  assign target_source_valid = (state == State_READING) && unit_payload_valid && (entriesLeft != 8'd0);  // ListReader.java:116
  assign target_sink_ready = buffer_write_ready;  // ListReader.java:137
  always @(posedge clock) begin
    goodBytes <= {8'd0, goodEntries} << access_data_sizeLog2;  // ListReader.java:101
    if (target_source_valid && target_source_ready) begin  // ListReader.java:119
      entriesLeft <= entriesLeft - 8'd1;  // ListReader.java:120
      upperHalf <= !(isWide || upperHalf || last);  // ListReader.java:121
    end
    if (target_sink_valid && target_sink_ready) begin  // ListReader.java:138
      if (keeps) begin  // ListReader.java:139
        goodEntries <= goodEntries + 8'd1;  // ListReader.java:139
      end
      if (wrong) begin  // ListReader.java:140
        foundWrong <= 1'b1;  // ListReader.java:140
      end
    end
    case (state)  // ListReader.java:33
      State_IDLE: begin  // ListReader.java:67
        if (begins) begin  // ListReader.java:68
          entriesLeft <= entriesLeft_shifted[7:0];  // ListReader.java:69
          isWide <= wide;  // ListReader.java:70
          sizeLessOne_0 <= 7'd127 >> ~access_data_sizeLog2;  // ListReader.java:71
          goodEntries <= 8'd0;  // ListReader.java:72
          foundWrong <= 1'b0;  // ListReader.java:73
        end
        if (begins) begin  // ListReader.java:75
          state <= State_ASKING;  // ListReader.java:75
        end
      end
      State_ASKING: begin  // ListReader.java:76
        if (unit_access_ready) begin  // ListReader.java:76
          state <= State_READING;  // ListReader.java:76
        end
      end
      State_READING: begin  // ListReader.java:77
        if ((entriesLeft == 8'd0) && !target_sink_valid) begin  // ListReader.java:78
          state <= State_JUDGED;  // ListReader.java:78
        end
      end
      default /* State_JUDGED */: begin  // ListReader.java:81
        if (judged_ready) begin  // ListReader.java:81
          state <= State_IDLE;  // ListReader.java:81
        end
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // ListReader.java:33
      upperHalf <= 1'b0;  // ListReader.java:110
    end
  end
  PrefetchUnit_lineBytes32_wordBytes8_segmentSetup0_linesAhead4_segments_SO_DIMM unit (  // ListReader.java:47
    .clock(clock), .reset(reset), .access_data_pattern(AccessPattern_CONTIGUOUS),
    .access_data_base(access_data_base), .access_data_stride(32'd0), .access_data_sizeLog2(3'd2),
    .access_data_bytes({8'd0, entriesLeft} << entryBytesLog2), .access_valid(state == State_ASKING),
    .access_ready(unit_access_ready), .listed_data(29'd0), .listed_valid(1'b0),
        .listed_ready(unit_listed_ready),
    .toWindow(unit_toWindow), .readValid(readValid), .activity_busy(unit_activity_busy),
    .activity_stalledBySource(unit_activity_stalledBySource),
    .activity_stalledBySink(unit_activity_stalledBySink), .memory_data_write(unit_memory_data_write),
    .memory_data_line(unit_memory_data_line), .memory_data_data(unit_memory_data_data),
    .memory_data_lanes(unit_memory_data_lanes), .memory_valid(unit_memory_valid), .memory_ready(memory_ready),
    .readLine(readLine), .payload_data_data(unit_payload_data_data), .payload_data_last(unit_payload_data_last),
    .payload_valid(unit_payload_valid),
    .payload_ready(target_source_valid && target_source_ready && (isWide || upperHalf || last)));
  ListBuffer buffer (  // ListReader.java:48
    .clock(clock), .reset(reset), .write_data(target_sink_data[28:0]), .write_valid(target_sink_valid && keeps),
    .write_ready(buffer_write_ready), .read_data(buffer_read_data), .read_valid(buffer_read_valid),
    .read_ready(listed_ready));
  ForwardRegister_UInt64 target (  // ListReader.java:63
    .clock(clock), .reset(reset), .source_data(offset + {32'd0, access_data_stride}),
    .source_valid(target_source_valid), .source_ready(target_source_ready), .sink_data(target_sink_data),
    .sink_valid(target_sink_valid), .sink_ready(target_sink_ready));
  wire unused_ok = &{1'b0, unit_listed_ready, unit_toWindow, unit_activity_busy, unit_activity_stalledBySource,
      unit_activity_stalledBySink, unit_payload_data_last, lastByte[28:0], entriesLeft_shifted[15:8]};
endmodule
`default_nettype wire
