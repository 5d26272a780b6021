`default_nettype none
// units=4
module PageWalker_4 (  // PageWalker.java:84
  input  wire clock,  // PageWalker.java:84
  input  wire reset,  // PageWalker.java:84
  output wire answer_isMapped,  // PageWalker.java:27
  output wire [15:0] answer_first,  // PageWalker.java:27
  output wire [15:0] answer_last,  // PageWalker.java:27
  input  wire forgets,  // PageWalker.java:35
  input  wire returns,  // PageWalker.java:39
  input  wire [255:0] line,  // PageWalker.java:41
  output wire misses,  // PageWalker.java:43
  input  wire runs_0_data_process,  // PageWalker.java:86
  input  wire [31:0] runs_0_data_address,  // PageWalker.java:86
  input  wire [24:0] runs_0_data_bytes,  // PageWalker.java:86
  input  wire runs_0_valid,  // PageWalker.java:86
  output wire runs_0_ready,  // PageWalker.java:86
  input  wire runs_1_data_process,  // PageWalker.java:86
  input  wire [31:0] runs_1_data_address,  // PageWalker.java:86
  input  wire [24:0] runs_1_data_bytes,  // PageWalker.java:86
  input  wire runs_1_valid,  // PageWalker.java:86
  output wire runs_1_ready,  // PageWalker.java:86
  input  wire runs_2_data_process,  // PageWalker.java:86
  input  wire [31:0] runs_2_data_address,  // PageWalker.java:86
  input  wire [24:0] runs_2_data_bytes,  // PageWalker.java:86
  input  wire runs_2_valid,  // PageWalker.java:86
  output wire runs_2_ready,  // PageWalker.java:86
  input  wire runs_3_data_process,  // PageWalker.java:86
  input  wire [31:0] runs_3_data_address,  // PageWalker.java:86
  input  wire [24:0] runs_3_data_bytes,  // PageWalker.java:86
  input  wire runs_3_valid,  // PageWalker.java:86
  output wire runs_3_ready,  // PageWalker.java:86
  output wire [3:0] answers,  // PageWalker.java:87
  input  wire [22:0] table_0,  // PageWalker.java:88
  input  wire [22:0] table_1,  // PageWalker.java:88
  input  wire [16:0] pages_0,  // PageWalker.java:89
  input  wire [16:0] pages_1,  // PageWalker.java:89
  output wire memory_data_write,  // PageWalker.java:90
  output wire [22:0] memory_data_line,  // PageWalker.java:90
  output wire [255:0] memory_data_data,  // PageWalker.java:90
  output wire [31:0] memory_data_lanes,  // PageWalker.java:90
  output wire memory_valid,  // PageWalker.java:90
  input  wire memory_ready  // PageWalker.java:90
);
  localparam [3:0] State_IDLE = 4'd0;
  localparam [3:0] State_BOUNDING = 4'd1;
  localparam [3:0] State_LOOKING = 4'd2;
  localparam [3:0] State_LOOKING_ON = 4'd3;
  localparam [3:0] State_JUDGING = 4'd4;
  localparam [3:0] State_READING = 4'd5;
  localparam [3:0] State_WAITING = 4'd6;
  localparam [3:0] State_FOUND = 4'd7;
  localparam [3:0] State_ANSWERING = 4'd8;
  reg  [3:0] state;  // PageWalker.java:64
  reg  run_process;  // PageWalker.java:68
  reg  [31:0] run_address;  // PageWalker.java:68
  reg  [24:0] run_bytes;  // PageWalker.java:68
  reg  [19:0] page;  // PageWalker.java:69
  reg  isFirst;  // PageWalker.java:70
  reg  [20:0] lastPage;  // PageWalker.java:72
  reg  hasTable;  // PageWalker.java:73
  reg  isOutside;  // PageWalker.java:74
  reg  isLast;  // PageWalker.java:75
  reg  isPresent;  // PageWalker.java:77
  reg  [15:0] read;  // PageWalker.java:78
  reg  [1:0] unit;  // PageWalker.java:91
  wire turns_sink_ready;  // PageWalker.java:125
  reg  stale;  // PageWalker.java:157
  reg  isMapped;  // PageWalker.java:186
  reg  [15:0] first;  // PageWalker.java:187
  reg  [15:0] last;  // PageWalker.java:188
  wire cache_hits; wire [15:0] cache_physicalPage;  // PageWalker.java:79
  wire turns_sources_0_ready, turns_sources_1_ready, turns_sources_2_ready, turns_sources_3_ready,
      turns_sink_data_process, turns_sink_valid;  // PageWalker.java:125
  wire [31:0] turns_sink_data_address; wire [24:0] turns_sink_data_bytes; wire [1:0] turns_chosen;  // PageWalker.java:125
  wire [16:0] ownPages = run_process ? pages_1 : pages_0;  // PageWalker.java:145
  wire [32:0] end_ = {1'b0, run_address} + {1'b0, 7'd0, run_bytes - 25'd1};  // PageWalker.java:146
  wire [16:0] bound = hasTable ? ownPages : 17'h10000;  // PageWalker.java:149
  wire [15:0] shortPage_0 = page[15:0];  // PageWalker.java:156
  wire [22:0] base = run_process ? table_1 : table_0;  // PageWalker.java:174
  wire [1:0] place = page[1:0];  // PageWalker.java:177
  wire [255:0] entry_shifted = line >> {6'd0, place, 6'd0};  // PageWalker.java:178
  wire [63:0] entry = entry_shifted[63:0];  // PageWalker.java:178
  wire judges = state == State_JUDGING;  // PageWalker.java:96
  wire isKnown = isOutside || !hasTable || cache_hits;  // PageWalker.java:97
  wire isFound = state == State_FOUND;  // PageWalker.java:99
  wire fails = (judges && isOutside) || (isFound && !isPresent);  // PageWalker.java:100
  wire finds = (judges && !isOutside && (!hasTable || cache_hits)) || (isFound && isPresent);  // PageWalker.java:102
  wire [15:0] shortPage_1 = page[15:0];  // PageWalker.java:184
  wire [15:0] frame = (state == State_FOUND) ? read : (hasTable ? cache_physicalPage : shortPage_1);  // PageWalker.java:185
  wire ends = isLast || !hasTable;  // PageWalker.java:105
  assign answer_isMapped = isMapped;  // PageWalker.java:201
  assign answer_first = first;  // PageWalker.java:202
  assign answer_last = last;  // PageWalker.java:203
  assign misses = judges && !isKnown;  // PageWalker.java:98
  assign runs_0_ready = turns_sources_0_ready;  // PageWalker.java:127
  assign runs_1_ready = turns_sources_1_ready;  // PageWalker.java:127
  assign runs_2_ready = turns_sources_2_ready;  // PageWalker.java:127
  assign runs_3_ready = turns_sources_3_ready;  // PageWalker.java:127
  assign answers = (state == State_ANSWERING) ? {unit == 2'd3, unit == 2'd2, unit == 2'd1, unit == 2'd0} : 4'd0;  // PageWalker.java:204
  assign memory_data_write = 1'b0;  // LineRequest.java:29
  assign memory_data_line = base + {9'd0, page[15:2]};  // LineRequest.java:30
  assign memory_data_data = 256'd0;  // LineRequest.java:31
  assign memory_data_lanes = 32'hffffffff;  // LineRequest.java:32
  assign memory_valid = state == State_READING;  // PageWalker.java:175
  assign turns_sink_ready = state == State_IDLE;  // PageWalker.java:129
  always @(posedge clock) begin
    if (turns_sink_valid && turns_sink_ready) begin  // PageWalker.java:130
      run_process <= turns_sink_data_process;  // PageWalker.java:131
      run_address <= turns_sink_data_address;  // PageWalker.java:131
      run_bytes <= turns_sink_data_bytes;  // PageWalker.java:131
      unit <= turns_chosen;  // PageWalker.java:132
      page <= turns_sink_data_address[31:12];  // PageWalker.java:133
      isFirst <= 1'b1;  // PageWalker.java:134
    end
    lastPage <= end_[32:12];  // PageWalker.java:147
    hasTable <= ownPages != 17'd0;  // PageWalker.java:148
    isOutside <= {4'd0, bound} <= lastPage;  // PageWalker.java:150
    isLast <= lastPage == {1'b0, page};  // PageWalker.java:151
    if (forgets) begin  // PageWalker.java:166
      stale <= 1'b1;  // PageWalker.java:166
    end else if (memory_valid && memory_ready) begin  // PageWalker.java:166
      stale <= 1'b0;  // PageWalker.java:166
    end
    isPresent <= entry[0];  // PageWalker.java:179
    read <= entry[27:12];  // PageWalker.java:180
    if (finds) begin  // PageWalker.java:189
      if (isFirst) begin  // PageWalker.java:190
        first <= frame;  // PageWalker.java:190
      end
      last <= hasTable ? frame : lastPage[15:0];  // PageWalker.java:191
      isMapped <= 1'b1;  // PageWalker.java:192
      isFirst <= 1'b0;  // PageWalker.java:193
      page <= page + 20'd1;  // PageWalker.java:194
    end
    if (fails) begin  // PageWalker.java:196
      isMapped <= 1'b0;  // PageWalker.java:197
      if (isFirst) begin  // PageWalker.java:198
        first <= 16'd0;  // PageWalker.java:198
      end
      last <= 16'd0;  // PageWalker.java:199
    end
    case (state)  // PageWalker.java:64
      State_IDLE: begin  // PageWalker.java:107
        if (turns_sink_valid) begin  // PageWalker.java:107
          state <= State_BOUNDING;  // PageWalker.java:107
        end
      end
      State_BOUNDING: begin  // PageWalker.java:108
        state <= State_LOOKING;  // PageWalker.java:108
      end
      State_LOOKING: begin  // PageWalker.java:109
        state <= State_LOOKING_ON;  // PageWalker.java:109
      end
      State_LOOKING_ON: begin  // PageWalker.java:110
        state <= State_JUDGING;  // PageWalker.java:110
      end
      State_JUDGING: begin  // PageWalker.java:111
        if (fails || (finds && ends)) begin  // PageWalker.java:112
          state <= State_ANSWERING;  // PageWalker.java:112
        end else if (finds) begin  // PageWalker.java:113
          state <= State_BOUNDING;  // PageWalker.java:113
        end else begin  // PageWalker.java:112
          state <= State_READING;  // PageWalker.java:114
        end
      end
      State_READING: begin  // PageWalker.java:115
        if (memory_ready) begin  // PageWalker.java:115
          state <= State_WAITING;  // PageWalker.java:115
        end
      end
      State_WAITING: begin  // PageWalker.java:116
        if (returns) begin  // PageWalker.java:116
          state <= State_FOUND;  // PageWalker.java:116
        end
      end
      State_FOUND: begin  // PageWalker.java:117
        if (finds && !ends) begin  // PageWalker.java:117
          state <= State_BOUNDING;  // PageWalker.java:117
        end else begin  // PageWalker.java:117
          state <= State_ANSWERING;  // PageWalker.java:117
        end
      end
      default /* State_ANSWERING */: begin  // PageWalker.java:118
        state <= State_IDLE;  // PageWalker.java:118
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // PageWalker.java:64
      stale <= 1'b0;  // PageWalker.java:157
    end
  end
  TranslationCache_true_pages cache (  // PageWalker.java:79
    .clock(clock), .reset(reset), .key(run_process), .page(shortPage_0), .hits(cache_hits),
    .physicalPage(cache_physicalPage), .line_data_key(run_process), .line_data_firstPage({page[15:2], 2'd0}),
    .line_data_place(page[1:0]), .line_data_entries(line), .line_valid(returns && !stale && !forgets),
    .forgets(forgets));
  RoundRobinArbiter_PageRun58_4_beats turns (  // PageWalker.java:125
    .clock(clock), .reset(reset), .sources_0_data_process(runs_0_data_process),
    .sources_0_data_address(runs_0_data_address), .sources_0_data_bytes(runs_0_data_bytes),
    .sources_0_valid(runs_0_valid), .sources_0_ready(turns_sources_0_ready),
    .sources_1_data_process(runs_1_data_process), .sources_1_data_address(runs_1_data_address),
    .sources_1_data_bytes(runs_1_data_bytes), .sources_1_valid(runs_1_valid),
    .sources_1_ready(turns_sources_1_ready), .sources_2_data_process(runs_2_data_process),
    .sources_2_data_address(runs_2_data_address), .sources_2_data_bytes(runs_2_data_bytes),
    .sources_2_valid(runs_2_valid), .sources_2_ready(turns_sources_2_ready),
    .sources_3_data_process(runs_3_data_process), .sources_3_data_address(runs_3_data_address),
    .sources_3_data_bytes(runs_3_data_bytes), .sources_3_valid(runs_3_valid),
    .sources_3_ready(turns_sources_3_ready), .sink_data_process(turns_sink_data_process),
    .sink_data_address(turns_sink_data_address), .sink_data_bytes(turns_sink_data_bytes),
    .sink_valid(turns_sink_valid), .sink_ready(turns_sink_ready), .chosen(turns_chosen));
  wire unused_ok = &{1'b0, end_[11:0], entry[11:1], entry[63:28], entry_shifted[255:64]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!returns || (state == State_WAITING))) begin  // PageWalker.java:120
        $display("assertion failed: a line that comes was asked for (PageWalker.java:120)");
        $stop;  // PageWalker.java:120
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!returns || (state == State_WAITING));  // PageWalker.java:120
    end
  end
`endif
endmodule
`default_nettype wire
