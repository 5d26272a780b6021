`default_nettype none
// line=32
module ListReader_32 (  // ListReader.java:58
  input  wire clock,  // ListReader.java:58
  input  wire reset,  // ListReader.java:58
  input  wire [1:0] access_data_pattern,  // ListReader.java:35
  input  wire [29:0] access_data_base,  // ListReader.java:35
  input  wire [31:0] access_data_stride,  // ListReader.java:35
  input  wire [2:0] access_data_sizeLog2,  // ListReader.java:35
  input  wire [15:0] access_data_bytes,  // ListReader.java:35
  input  wire access_valid,  // ListReader.java:35
  output wire access_ready,  // ListReader.java:35
  output wire [1:0] judged_data_access_pattern,  // ListReader.java:36
  output wire [29:0] judged_data_access_base,  // ListReader.java:36
  output wire [31:0] judged_data_access_stride,  // ListReader.java:36
  output wire [2:0] judged_data_access_sizeLog2,  // ListReader.java:36
  output wire [15:0] judged_data_access_bytes,  // ListReader.java:36
  output wire judged_data_isWhole,  // ListReader.java:36
  output wire [7:0] judged_data_wrongEntry,  // ListReader.java:36
  output wire judged_valid,  // ListReader.java:36
  input  wire judged_ready,  // ListReader.java:36
  output wire [28:0] listed_data,  // ListReader.java:38
  output wire listed_valid,  // ListReader.java:38
  input  wire listed_ready,  // ListReader.java:38
  input  wire readValid,  // ListReader.java:42
  output wire memory_data_write,  // ListReader.java:60
  output wire [23:0] memory_data_line,  // ListReader.java:60
  output wire [255:0] memory_data_data,  // ListReader.java:60
  output wire [7:0] memory_data_lanes,  // ListReader.java:60
  output wire memory_valid,  // ListReader.java:60
  input  wire memory_ready,  // ListReader.java:60
  input  wire [255:0] readLine  // ListReader.java:61
);
  localparam [1:0] AccessPattern_CONTIGUOUS = 2'd0;
  localparam [1:0] AccessPattern_LIST_4 = 2'd2;
  localparam [1:0] AccessPattern_LIST_8 = 2'd3;
  localparam [1:0] State_IDLE = 2'd0;
  localparam [1:0] State_ASKING = 2'd1;
  localparam [1:0] State_READING = 2'd2;
  localparam [1:0] State_JUDGED = 2'd3;
  reg  [1:0] state;  // ListReader.java:46
  reg  [7:0] entriesLeft;  // ListReader.java:47
  reg  [7:0] goodEntries;  // ListReader.java:48
  reg  foundWrong;  // ListReader.java:49
  reg  [6:0] sizeLessOne_0;  // ListReader.java:51
  reg  isWide;  // ListReader.java:53
  reg  [15:0] goodBytes;  // ListReader.java:115
  wire target_source_valid;  // ListReader.java:78
  wire target_sink_ready;  // ListReader.java:78
  reg  upperHalf;  // ListReader.java:125
  wire unit_access_ready, unit_listed_ready, unit_toWindow, unit_activity_busy, unit_activity_stalledBySource,
      unit_activity_stalledBySink, unit_memory_data_write, unit_memory_valid, unit_payload_data_last,
      unit_payload_valid;  // ListReader.java:62
  wire [23:0] unit_memory_data_line; wire [255:0] unit_memory_data_data; wire [7:0] unit_memory_data_lanes;  // ListReader.java:62
  wire [63:0] unit_payload_data_data;  // ListReader.java:62
  wire buffer_write_ready, buffer_read_valid; wire [28:0] buffer_read_data;  // ListReader.java:63
  wire target_source_ready, target_sink_valid; wire [63:0] target_sink_data;  // ListReader.java:78
  wire isList = (access_data_pattern == AccessPattern_LIST_4) || (access_data_pattern == AccessPattern_LIST_8);  // Access.java:48
  wire wide = access_data_pattern == AccessPattern_LIST_8;  // ListReader.java:73
  wire [1:0] entryBytesLog2 = isWide ? 2'd3 : 2'd2;  // ListReader.java:102
  wire begins = access_valid && isList;  // ListReader.java:75
  wire [31:0] half = upperHalf ? unit_payload_data_data[63:32] : unit_payload_data_data[31:0];  // ListReader.java:127
  wire [63:0] offset = isWide ? unit_payload_data_data : {{32{half[31]}}, half};  // ListReader.java:128
  wire last = entriesLeft == 8'd1;  // ListReader.java:132
  wire [29:0] lastByte = {1'b0, target_sink_data[28:0]} + {23'd0, sizeLessOne_0};  // ListReader.java:143
  wire wrong = (target_sink_data[63:29] != 35'd0) || lastByte[29] || (target_sink_data[1:0] != 2'd0);  // ListReader.java:147
  wire keeps = !(foundWrong || wrong);  // ListReader.java:148
  wire [6:0] sizeLessOne_1 = 7'd127 >> ~access_data_sizeLog2;  // Access.java:75
  wire judged_data_access_bytes_and = (state == State_JUDGED) && foundWrong;  // Access.java:57
  wire [15:0] entriesLeft_shifted = (access_data_bytes + {9'd0, sizeLessOne_1}) >> access_data_sizeLog2;  // ListReader.java:84
  assign access_ready = judged_valid && judged_ready;  // ListReader.java:120
  assign judged_data_access_pattern = access_data_pattern;  // Access.java:53
  assign judged_data_access_base = access_data_base;  // Access.java:54
  assign judged_data_access_stride = access_data_stride;  // Access.java:55
  assign judged_data_access_sizeLog2 = access_data_sizeLog2;  // Access.java:56
  assign judged_data_access_bytes = judged_data_access_bytes_and ? goodBytes : access_data_bytes;  // Access.java:57
  assign judged_data_isWhole = !judged_data_access_bytes_and;  // ListReader.java:118
  assign judged_data_wrongEntry = goodEntries;  // ListReader.java:119
  assign judged_valid = access_valid && (!isList || (state == State_JUDGED));  // ListReader.java:113
  assign listed_data = buffer_read_data;  // ListReader.java:69
  assign listed_valid = buffer_read_valid;  // ListReader.java:69
  assign memory_data_write = unit_memory_data_write;  // ListReader.java:64
  assign memory_data_line = unit_memory_data_line;  // ListReader.java:64
  assign memory_data_data = unit_memory_data_data;  // ListReader.java:64
  assign memory_data_lanes = unit_memory_data_lanes;  // ListReader.java:64
  assign memory_valid = unit_memory_valid;  // ListReader.java:64
  assign target_source_valid = (state == State_READING) && unit_payload_valid && (entriesLeft != 8'd0);  // ListReader.java:131
  assign target_sink_ready = buffer_write_ready;  // ListReader.java:152
  always @(posedge clock) begin
    goodBytes <= {8'd0, goodEntries} << access_data_sizeLog2;  // ListReader.java:116
    if (target_source_valid && target_source_ready) begin  // ListReader.java:134
      entriesLeft <= entriesLeft - 8'd1;  // ListReader.java:135
      upperHalf <= !(isWide || upperHalf || last);  // ListReader.java:136
    end
    if (target_sink_valid && target_sink_ready) begin  // ListReader.java:153
      if (keeps) begin  // ListReader.java:154
        goodEntries <= goodEntries + 8'd1;  // ListReader.java:154
      end
      if (wrong) begin  // ListReader.java:155
        foundWrong <= 1'b1;  // ListReader.java:155
      end
    end
    case (state)  // ListReader.java:46
      State_IDLE: begin  // ListReader.java:82
        if (begins) begin  // ListReader.java:83
          entriesLeft <= entriesLeft_shifted[7:0];  // ListReader.java:84
          isWide <= wide;  // ListReader.java:85
          sizeLessOne_0 <= 7'd127 >> ~access_data_sizeLog2;  // ListReader.java:86
          goodEntries <= 8'd0;  // ListReader.java:87
          foundWrong <= 1'b0;  // ListReader.java:88
        end
        if (begins) begin  // ListReader.java:90
          state <= State_ASKING;  // ListReader.java:90
        end
      end
      State_ASKING: begin  // ListReader.java:91
        if (unit_access_ready) begin  // ListReader.java:91
          state <= State_READING;  // ListReader.java:91
        end
      end
      State_READING: begin  // ListReader.java:92
        if ((entriesLeft == 8'd0) && !target_sink_valid) begin  // ListReader.java:93
          state <= State_JUDGED;  // ListReader.java:93
        end
      end
      default /* State_JUDGED */: begin  // ListReader.java:96
        if (judged_ready) begin  // ListReader.java:96
          state <= State_IDLE;  // ListReader.java:96
        end
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // ListReader.java:46
      upperHalf <= 1'b0;  // ListReader.java:125
    end
  end
  PrefetchUnit_lineBytes32_wordBytes8_segmentSetup0_linesAhead4_segments_SO_DIMM unit (  // ListReader.java:62
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
  ListBuffer buffer (  // ListReader.java:63
    .clock(clock), .reset(reset), .write_data(target_sink_data[28:0]), .write_valid(target_sink_valid && keeps),
    .write_ready(buffer_write_ready), .read_data(buffer_read_data), .read_valid(buffer_read_valid),
    .read_ready(listed_ready));
  ForwardRegister_UInt64 target (  // ListReader.java:78
    .clock(clock), .reset(reset), .source_data(offset + {32'd0, access_data_stride}),
    .source_valid(target_source_valid), .source_ready(target_source_ready), .sink_data(target_sink_data),
    .sink_valid(target_sink_valid), .sink_ready(target_sink_ready));
  wire unused_ok = &{1'b0, unit_listed_ready, unit_toWindow, unit_activity_busy, unit_activity_stalledBySource,
      unit_activity_stalledBySink, unit_payload_data_last, lastByte[28:0], entriesLeft_shifted[15:8]};
endmodule
`default_nettype wire
