// line=32
module ListReader_32 (  // ListReader.java:52
  input  wire clock,  // ListReader.java:52
  input  wire reset,  // ListReader.java:52
  input  wire [1:0] access_data_pattern,  // ListReader.java:33
  input  wire [29:0] access_data_base,  // ListReader.java:33
  input  wire [31:0] access_data_stride,  // ListReader.java:33
  input  wire [2:0] access_data_sizeLog2,  // ListReader.java:33
  input  wire [15:0] access_data_bytes,  // ListReader.java:33
  input  wire access_valid,  // ListReader.java:33
  output wire access_ready,  // ListReader.java:33
  output wire [1:0] judged_data_access_pattern,  // ListReader.java:34
  output wire [29:0] judged_data_access_base,  // ListReader.java:34
  output wire [31:0] judged_data_access_stride,  // ListReader.java:34
  output wire [2:0] judged_data_access_sizeLog2,  // ListReader.java:34
  output wire [15:0] judged_data_access_bytes,  // ListReader.java:34
  output wire judged_data_isWhole,  // ListReader.java:34
  output wire [7:0] judged_data_wrongEntry,  // ListReader.java:34
  output wire judged_valid,  // ListReader.java:34
  input  wire judged_ready,  // ListReader.java:34
  output wire [28:0] listed_data,  // ListReader.java:36
  output wire listed_valid,  // ListReader.java:36
  input  wire listed_ready,  // ListReader.java:36
  input  wire readValid,  // ListReader.java:40
  output wire memory_data_write,  // ListReader.java:54
  output wire [23:0] memory_data_line,  // ListReader.java:54
  output wire [255:0] memory_data_data,  // ListReader.java:54
  output wire [7:0] memory_data_lanes,  // ListReader.java:54
  output wire memory_valid,  // ListReader.java:54
  input  wire memory_ready,  // ListReader.java:54
  input  wire [255:0] readLine  // ListReader.java:55
);
  localparam [1:0] AccessPattern_CONTIGUOUS = 2'd0;
  localparam [1:0] AccessPattern_LIST_4 = 2'd2;
  localparam [1:0] AccessPattern_LIST_8 = 2'd3;
  localparam [1:0] State_IDLE = 2'd0;
  localparam [1:0] State_READING = 2'd1;
  localparam [1:0] State_JUDGED = 2'd2;
  reg  [1:0] state;  // ListReader.java:44
  reg  [7:0] entriesLeft;  // ListReader.java:45
  reg  [7:0] goodEntries;  // ListReader.java:46
  reg  foundWrong;  // ListReader.java:47
  reg  upperHalf;  // ListReader.java:112
  wire unit_access_ready, unit_listed_ready, unit_toWindow, unit_activity_busy, unit_activity_stalledBySource,
      unit_activity_stalledBySink, unit_memory_data_write, unit_memory_valid, unit_payload_data_last,
      unit_payload_valid;  // ListReader.java:56
  wire [23:0] unit_memory_data_line; wire [255:0] unit_memory_data_data; wire [7:0] unit_memory_data_lanes;  // ListReader.java:56
  wire [63:0] unit_payload_data_data;  // ListReader.java:56
  wire buffer_write_ready, buffer_read_valid; wire [28:0] buffer_read_data;  // ListReader.java:58
  wire isList = (access_data_pattern == AccessPattern_LIST_4) || (access_data_pattern == AccessPattern_LIST_8);  // Access.java:48
  wire wide = access_data_pattern == AccessPattern_LIST_8;  // ListReader.java:68
  wire [6:0] sizeLessOne = 7'd127 >> ~access_data_sizeLog2;  // Access.java:69
  wire [15:0] entries_shifted = (access_data_bytes + {9'd0, sizeLessOne}) >> access_data_sizeLog2;  // Access.java:70
  wire [7:0] entries = entries_shifted[7:0];  // Access.java:70
  wire [1:0] entryBytesLog2 = wide ? 2'd3 : 2'd2;  // ListReader.java:89
  wire begins = (state == State_IDLE) && access_valid && isList && unit_access_ready;  // ListReader.java:71
  wire [15:0] goodBytes = {8'd0, goodEntries} << access_data_sizeLog2;  // ListReader.java:103
  wire [31:0] half = upperHalf ? unit_payload_data_data[63:32] : unit_payload_data_data[31:0];  // ListReader.java:114
  wire [63:0] offset = wide ? unit_payload_data_data : {{32{half[31]}}, half};  // ListReader.java:115
  wire [63:0] target = offset + {32'd0, access_data_stride};  // ListReader.java:117
  wire [29:0] size = 30'd1 << access_data_sizeLog2;  // ListReader.java:118
  wire [29:0] end_ = {1'b0, target[28:0]} + size;  // ListReader.java:120
  wire wrong = (target[63:29] != 35'd0) || (end_ > 30'h20000000) || (target[1:0] != 2'd0);  // ListReader.java:124
  wire keeps = !(foundWrong || wrong);  // ListReader.java:126
  wire here = (state == State_READING) && unit_payload_valid && (entriesLeft != 8'd0);  // ListReader.java:127
  wire looks = here && (buffer_write_ready || !keeps);  // ListReader.java:128
  wire last = entriesLeft == 8'd1;  // ListReader.java:129
  wire judged_data_access_bytes_and = (state == State_JUDGED) && foundWrong;  // Access.java:57
  assign access_ready = judged_valid && judged_ready;  // ListReader.java:107
  assign judged_data_access_pattern = access_data_pattern;  // Access.java:53
  assign judged_data_access_base = access_data_base;  // Access.java:54
  assign judged_data_access_stride = access_data_stride;  // Access.java:55
  assign judged_data_access_sizeLog2 = access_data_sizeLog2;  // Access.java:56
  assign judged_data_access_bytes = judged_data_access_bytes_and ? goodBytes : access_data_bytes;  // Access.java:57
  assign judged_data_isWhole = !judged_data_access_bytes_and;  // ListReader.java:105
  assign judged_data_wrongEntry = goodEntries;  // ListReader.java:106
  assign judged_valid = access_valid && (!isList || (state == State_JUDGED));  // ListReader.java:102
  assign listed_data = buffer_read_data;  // ListReader.java:64
  assign listed_valid = buffer_read_valid;  // ListReader.java:64
  assign memory_data_write = unit_memory_data_write;  // ListReader.java:59
  assign memory_data_line = unit_memory_data_line;  // ListReader.java:59
  assign memory_data_data = unit_memory_data_data;  // ListReader.java:59
  assign memory_data_lanes = unit_memory_data_lanes;  // ListReader.java:59
  assign memory_valid = unit_memory_valid;  // ListReader.java:59
  always @(posedge clock) begin
    if (looks) begin  // ListReader.java:133
      entriesLeft <= entriesLeft - 8'd1;  // ListReader.java:134
      upperHalf <= !(wide || upperHalf || last);  // ListReader.java:135
      if (keeps) begin  // ListReader.java:136
        goodEntries <= goodEntries + 8'd1;  // ListReader.java:136
      end
      if (wrong) begin  // ListReader.java:137
        foundWrong <= 1'b1;  // ListReader.java:137
      end
    end
    case (state)  // ListReader.java:44
      State_IDLE: begin  // ListReader.java:76
        if (begins) begin  // ListReader.java:77
          entriesLeft <= entries;  // ListReader.java:78
          goodEntries <= 8'd0;  // ListReader.java:79
          foundWrong <= 1'b0;  // ListReader.java:80
        end
        if (begins) begin  // ListReader.java:82
          state <= State_READING;  // ListReader.java:82
        end
      end
      State_READING: begin  // ListReader.java:83
        if (entriesLeft == 8'd0) begin  // ListReader.java:83
          state <= State_JUDGED;  // ListReader.java:83
        end
      end
      default /* State_JUDGED */: begin  // ListReader.java:84
        if (judged_ready) begin  // ListReader.java:84
          state <= State_IDLE;  // ListReader.java:84
        end
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // ListReader.java:44
      upperHalf <= 1'b0;  // ListReader.java:112
    end
  end
  PrefetchUnit_32_8_0_4_1 unit (  // ListReader.java:56
    .clock(clock), .reset(reset), .access_data_pattern(AccessPattern_CONTIGUOUS),
    .access_data_base(access_data_base), .access_data_stride(32'd0), .access_data_sizeLog2(3'd2),
    .access_data_bytes({8'd0, entries} << entryBytesLog2),
    .access_valid((state == State_IDLE) && access_valid
        && ((access_data_pattern == AccessPattern_LIST_4) || (access_data_pattern == AccessPattern_LIST_8))),
    .access_ready(unit_access_ready), .listed_data(29'd0), .listed_valid(1'b0),
        .listed_ready(unit_listed_ready),
    .toWindow(unit_toWindow), .readValid(readValid), .activity_busy(unit_activity_busy),
    .activity_stalledBySource(unit_activity_stalledBySource),
    .activity_stalledBySink(unit_activity_stalledBySink), .memory_data_write(unit_memory_data_write),
    .memory_data_line(unit_memory_data_line), .memory_data_data(unit_memory_data_data),
    .memory_data_lanes(unit_memory_data_lanes), .memory_valid(unit_memory_valid), .memory_ready(memory_ready),
    .readLine(readLine), .payload_data_data(unit_payload_data_data), .payload_data_last(unit_payload_data_last),
    .payload_valid(unit_payload_valid), .payload_ready(looks && (wide || upperHalf || last)));
  ListBuffer buffer (  // ListReader.java:58
    .clock(clock), .reset(reset), .write_data(target[28:0]), .write_valid(here && keeps),
    .write_ready(buffer_write_ready), .read_data(buffer_read_data), .read_valid(buffer_read_valid),
    .read_ready(listed_ready));
  wire unused_ok = &{1'b0, unit_listed_ready, unit_toWindow, unit_activity_busy, unit_activity_stalledBySource,
      unit_activity_stalledBySink, unit_payload_data_last, entries_shifted[15:8]};
endmodule
