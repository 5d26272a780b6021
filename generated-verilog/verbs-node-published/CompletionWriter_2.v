`default_nettype none
// engines=2
module CompletionWriter_2 (  // CompletionWriter.java:91
  input  wire clock,  // CompletionWriter.java:91
  input  wire reset,  // CompletionWriter.java:91
  input  wire [5:0] order_data_number,  // CompletionWriter.java:39
  input  wire [127:0] order_data_record,  // CompletionWriter.java:39
  input  wire order_valid,  // CompletionWriter.java:39
  output wire order_ready,  // CompletionWriter.java:39
  input  wire [5:0] consumed_data_number,  // CompletionWriter.java:41
  input  wire [15:0] consumed_data_index,  // CompletionWriter.java:41
  input  wire consumed_valid,  // CompletionWriter.java:41
  output wire consumed_ready,  // CompletionWriter.java:41
  input  wire [5:0] notify_data_number,  // CompletionWriter.java:43
  input  wire [15:0] notify_data_index,  // CompletionWriter.java:43
  input  wire notify_valid,  // CompletionWriter.java:43
  output wire notify_ready,  // CompletionWriter.java:43
  output wire memory_data_write,  // CompletionWriter.java:49
  output wire [42:0] memory_data_line,  // CompletionWriter.java:49
  output wire [255:0] memory_data_data,  // CompletionWriter.java:49
  output wire [31:0] memory_data_lanes,  // CompletionWriter.java:49
  output wire memory_valid,  // CompletionWriter.java:49
  input  wire memory_ready,  // CompletionWriter.java:49
  input  wire returns,  // CompletionWriter.java:51
  output wire [7:0] happened_data_kind,  // CompletionWriter.java:53
  output wire [5:0] happened_data_number,  // CompletionWriter.java:53
  output wire happened_valid,  // CompletionWriter.java:53
  input  wire happened_ready,  // CompletionWriter.java:53
  output wire loses,  // CompletionWriter.java:55
  output wire [5:0] loser,  // CompletionWriter.java:57
  input  wire [5:0] completion_0_data_queue,  // CompletionWriter.java:97
  input  wire [255:0] completion_0_data_entry,  // CompletionWriter.java:97
  input  wire completion_0_data_isSolicited,  // CompletionWriter.java:97
  input  wire completion_0_valid,  // CompletionWriter.java:97
  output wire completion_0_ready,  // CompletionWriter.java:97
  input  wire [5:0] completion_1_data_queue,  // CompletionWriter.java:97
  input  wire [255:0] completion_1_data_entry,  // CompletionWriter.java:97
  input  wire completion_1_data_isSolicited,  // CompletionWriter.java:97
  input  wire completion_1_valid,  // CompletionWriter.java:97
  output wire completion_1_ready,  // CompletionWriter.java:97
  output wire [1:0] written  // CompletionWriter.java:98
);
  localparam [2:0] State_IDLE = 3'd0;
  localparam [2:0] State_FETCH = 3'd1;
  localparam [2:0] State_LOOK = 3'd2;
  localparam [2:0] State_PLACE = 3'd3;
  localparam [2:0] State_WRITE = 3'd4;
  localparam [2:0] State_WAIT = 3'd5;
  localparam [2:0] State_EVENT = 3'd6;
  localparam [2:0] State_DONE = 3'd7;
  reg  [2:0] state;  // CompletionWriter.java:71
  reg  [5:0] next_queue;  // CompletionWriter.java:72
  reg  [255:0] next_entry;  // CompletionWriter.java:72
  reg  next_isSolicited;  // CompletionWriter.java:72
  reg  [5:0] q;  // CompletionWriter.java:73
  reg  isOrder;  // CompletionWriter.java:74
  reg  [63:0] isBroken;  // CompletionWriter.java:76
  wire fails;  // CompletionWriter.java:78
  wire decides;  // CompletionWriter.java:79
  wire isPlaced;  // CompletionWriter.java:81
  wire isEmpty;  // CompletionWriter.java:83
  wire goesOn;  // CompletionWriter.java:85
  wire turns_sink_ready;  // CompletionWriter.java:100
  reg  engine;  // CompletionWriter.java:104
  reg  [53:0] context_;  // CompletionWriter.java:145
  reg  [15:0] count;  // CompletionWriter.java:146
  reg  [53:0] foundContext;  // CompletionWriter.java:147
  reg  [15:0] foundCount;  // CompletionWriter.java:148
  reg  [15:0] used;  // CompletionWriter.java:161
  reg  [15:0] size;  // CompletionWriter.java:164
  reg  [47:0] address;  // CompletionWriter.java:166
  reg  round;  // CompletionWriter.java:169
  reg  [1:0] settling;  // CompletionWriter.java:173
  reg  [63:0] notifiesAny;  // CompletionWriter.java:258
  reg  [63:0] notifiesSolicited;  // CompletionWriter.java:259
  reg  [7:0] kind;  // CompletionWriter.java:200
  reg  hasEvent;  // CompletionWriter.java:201
  wire turns_sources_0_ready, turns_sources_1_ready, turns_sink_data_isSolicited, turns_sink_valid,
      turns_chosen;  // CompletionWriter.java:100
  wire [5:0] turns_sink_data_queue; wire [255:0] turns_sink_data_entry;  // CompletionWriter.java:100
  reg  [53:0] contexts [0:63];  // CompletionWriter.java:141
  reg  [15:0] counts [0:63];  // CompletionWriter.java:142
  reg  [15:0] taken [0:63];  // CompletionWriter.java:143
  integer contexts_word;  // CompletionWriter.java:141
  initial begin  // CompletionWriter.java:141
    for (contexts_word = 0; contexts_word < 64; contexts_word = contexts_word + 1)
      contexts[contexts_word] = 54'd0;
  end
  wire begins = (state == State_LOOK) && isOrder;  // CompletionWriter.java:77
  wire idle = state == State_IDLE;  // CompletionWriter.java:117
  wire [53:0] kept = {order_data_record[0], order_data_record[5:1], order_data_record[111:64]};  // CompletionWriter.java:140
  wire looks = state == State_FETCH;  // CompletionWriter.java:144
  wire [4:0] logEntries = context_[52:48];  // CompletionWriter.java:163
  wire [15:0] mask = size - 16'd1;  // CompletionWriter.java:167
  wire [63:0] isFull_shifted = isBroken >> q;  // CompletionWriter.java:171
  wire isFull = (size <= used) || !context_[53] || isFull_shifted[0];  // CompletionWriter.java:171
  wire places = state == State_PLACE;  // CompletionWriter.java:172
  wire isVisible = (state == State_WAIT) && returns;  // CompletionWriter.java:196
  wire [63:0] raises_shifted = notifiesSolicited >> q;  // CompletionWriter.java:260
  wire [63:0] raises_shifted_1 = notifiesAny >> q;  // CompletionWriter.java:260
  wire raises = raises_shifted_1[0] || (raises_shifted[0] && next_isSolicited);  // CompletionWriter.java:260
  wire [63:0] asked = {notify_data_number == 6'd63, notify_data_number == 6'd62, notify_data_number == 6'd61,
      notify_data_number == 6'd60, notify_data_number == 6'd59, notify_data_number == 6'd58, notify_data_number
      == 6'd57, notify_data_number == 6'd56, notify_data_number == 6'd55, notify_data_number == 6'd54,
      notify_data_number == 6'd53, notify_data_number == 6'd52, notify_data_number == 6'd51, notify_data_number
      == 6'd50, notify_data_number == 6'd49, notify_data_number == 6'd48, notify_data_number == 6'd47,
      notify_data_number == 6'd46, notify_data_number == 6'd45, notify_data_number == 6'd44, notify_data_number
      == 6'd43, notify_data_number == 6'd42, notify_data_number == 6'd41, notify_data_number == 6'd40,
      notify_data_number == 6'd39, notify_data_number == 6'd38, notify_data_number == 6'd37, notify_data_number
      == 6'd36, notify_data_number == 6'd35, notify_data_number == 6'd34, notify_data_number == 6'd33,
      notify_data_number == 6'd32, notify_data_number == 6'd31, notify_data_number == 6'd30, notify_data_number
      == 6'd29, notify_data_number == 6'd28, notify_data_number == 6'd27, notify_data_number == 6'd26,
      notify_data_number == 6'd25, notify_data_number == 6'd24, notify_data_number == 6'd23, notify_data_number
      == 6'd22, notify_data_number == 6'd21, notify_data_number == 6'd20, notify_data_number == 6'd19,
      notify_data_number == 6'd18, notify_data_number == 6'd17, notify_data_number == 6'd16, notify_data_number
      == 6'd15, notify_data_number == 6'd14, notify_data_number == 6'd13, notify_data_number == 6'd12,
      notify_data_number == 6'd11, notify_data_number == 6'd10, notify_data_number == 6'd9, notify_data_number
      == 6'd8, notify_data_number == 6'd7, notify_data_number == 6'd6, notify_data_number == 6'd5,
      notify_data_number == 6'd4, notify_data_number == 6'd3, notify_data_number == 6'd2, notify_data_number
      == 6'd1, notify_data_number == 6'd0};  // CompletionWriter.java:263
  wire asksSolicited = notify_data_index[0];  // CompletionWriter.java:264
  wire [63:0] quenched_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // CompletionWriter.java:266
  wire [63:0] quenched_joined_1 = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // CompletionWriter.java:266
  wire [63:0] quenched = ((isVisible && raises) ? quenched_joined_1 : 64'd0)
      | (begins ? quenched_joined : 64'd0);  // CompletionWriter.java:266
  wire [63:0] isNews_shifted = isBroken >> q;  // CompletionWriter.java:202
  wire isNews = !isNews_shifted[0];  // CompletionWriter.java:202
  wire [53:0] foundContext_read = contexts[q];  // CompletionWriter.java:147
  wire [15:0] foundCount_read = counts[q];  // CompletionWriter.java:148
  wire [5:0] taken_address_choice = begins ? q : consumed_data_number;  // CompletionWriter.java:156
  wire [15:0] used_read = taken[q];  // CompletionWriter.java:162
  wire [63:0] isBroken_joined = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // CompletionWriter.java:179
  wire [63:0] isBroken_joined_1 = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q
      == 6'd57, q == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49,
      q == 6'd48, q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q
      == 6'd40, q == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32,
      q == 6'd31, q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q
      == 6'd23, q == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15,
      q == 6'd14, q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q
      == 6'd5, q == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // CompletionWriter.java:180
  assign order_ready = begins;  // CompletionWriter.java:128
  assign consumed_ready = !begins;  // CompletionWriter.java:129
  assign notify_ready = 1'b1;  // CompletionWriter.java:130
  assign memory_data_write = 1'b1;  // LineRequest.java:37
  assign memory_data_line = address[47:5];  // LineRequest.java:38
  assign memory_data_data = {round, next_entry[254:0]};  // LineRequest.java:39
  assign memory_data_lanes = 32'hffffffff;  // LineRequest.java:40
  assign memory_valid = state == State_WRITE;  // CompletionWriter.java:195
  assign happened_data_kind = kind;  // CompletionWriter.java:212
  assign happened_data_number = q;  // CompletionWriter.java:213
  assign happened_valid = (state == State_EVENT) && hasEvent;  // CompletionWriter.java:211
  assign loses = fails;  // CompletionWriter.java:177
  assign loser = next_entry[69:64];  // CompletionWriter.java:178
  assign fails = decides && isFull;  // CompletionWriter.java:176
  assign decides = places && (settling == 2'd2);  // CompletionWriter.java:175
  assign isPlaced = isVisible;  // CompletionWriter.java:197
  assign isEmpty = 1'b1;  // CompletionWriter.java:198
  assign goesOn = !hasEvent || happened_ready;  // CompletionWriter.java:214
  assign completion_0_ready = turns_sources_0_ready;  // CompletionWriter.java:102
  assign completion_1_ready = turns_sources_1_ready;  // CompletionWriter.java:102
  assign written = (state == State_DONE) ? {engine == 1'b1, engine == 1'b0} : 2'd0;  // CompletionWriter.java:215
  assign turns_sink_ready = idle && !order_valid;  // CompletionWriter.java:119
  always @(posedge clock) begin
    if (turns_sink_valid && turns_sink_ready) begin  // CompletionWriter.java:120
      next_queue <= turns_sink_data_queue;  // CompletionWriter.java:121
      next_entry <= turns_sink_data_entry;  // CompletionWriter.java:121
      next_isSolicited <= turns_sink_data_isSolicited;  // CompletionWriter.java:121
      engine <= turns_chosen;  // CompletionWriter.java:122
    end
    if (idle) begin  // CompletionWriter.java:124
      isOrder <= order_valid;  // CompletionWriter.java:125
      q <= order_valid ? order_data_number : turns_sink_data_queue;  // CompletionWriter.java:126
    end
    if (looks) begin  // CompletionWriter.java:147
      foundContext <= foundContext_read;  // CompletionWriter.java:147
    end
    if (looks) begin  // CompletionWriter.java:148
      foundCount <= foundCount_read;  // CompletionWriter.java:148
    end
    if (state == State_LOOK) begin  // CompletionWriter.java:149
      context_ <= foundContext;  // CompletionWriter.java:150
      count <= foundCount;  // CompletionWriter.java:151
    end
    if (begins) begin  // CompletionWriter.java:153
      contexts[q] <= kept;  // CompletionWriter.java:153
    end
    if (begins || (consumed_valid && consumed_ready)) begin  // CompletionWriter.java:154
      taken[taken_address_choice] <= begins ? 16'd0 : consumed_data_index;  // CompletionWriter.java:156
    end
    used <= count - used_read;  // CompletionWriter.java:162
    size <= 16'd1 << logEntries[3:0];  // CompletionWriter.java:165
    address <= context_[47:0] + {27'd0, count & mask, 5'd0};  // CompletionWriter.java:168
    round <= (count & size) == 16'd0;  // CompletionWriter.java:170
    settling <= places ? (settling + 2'd1) : 2'd0;  // CompletionWriter.java:174
    if (begins) begin  // CompletionWriter.java:179
      isBroken <= isBroken & ~isBroken_joined;  // CompletionWriter.java:179
    end else if (fails) begin  // CompletionWriter.java:180
      isBroken <= isBroken | isBroken_joined_1;  // CompletionWriter.java:180
    end
    if (begins || isPlaced) begin  // CompletionWriter.java:186
      counts[q] <= begins ? 16'd0 : (count + 16'd1);  // CompletionWriter.java:186
    end
    notifiesAny <= (notifiesAny & ~quenched) | ((notify_valid && !asksSolicited) ? asked : 64'd0);  // CompletionWriter.java:267
    notifiesSolicited <= (notifiesSolicited & ~quenched) | ((notify_valid && asksSolicited) ? asked : 64'd0);  // CompletionWriter.java:269
    if (fails) begin  // CompletionWriter.java:203
      kind <= 8'd0;  // CompletionWriter.java:204
      hasEvent <= isNews;  // CompletionWriter.java:205
    end else if (isVisible) begin  // CompletionWriter.java:207
      kind <= 8'd32;  // CompletionWriter.java:208
      hasEvent <= raises;  // CompletionWriter.java:209
    end
    case (state)  // CompletionWriter.java:71
      State_IDLE: begin  // CompletionWriter.java:276
        if (order_valid && isEmpty) begin  // CompletionWriter.java:276
          state <= State_FETCH;  // CompletionWriter.java:276
        end else if (turns_sink_valid && turns_sink_ready) begin  // CompletionWriter.java:276
          state <= State_FETCH;  // CompletionWriter.java:276
        end
      end
      State_FETCH: begin  // CompletionWriter.java:277
        state <= State_LOOK;  // CompletionWriter.java:277
      end
      State_LOOK: begin  // CompletionWriter.java:278
        if (isOrder) begin  // CompletionWriter.java:278
          state <= State_IDLE;  // CompletionWriter.java:278
        end else begin  // CompletionWriter.java:278
          state <= State_PLACE;  // CompletionWriter.java:278
        end
      end
      State_PLACE: begin  // CompletionWriter.java:279
        if (fails) begin  // CompletionWriter.java:279
          state <= State_EVENT;  // CompletionWriter.java:279
        end else if (decides) begin  // CompletionWriter.java:279
          state <= State_WRITE;  // CompletionWriter.java:279
        end
      end
      State_WRITE: begin  // CompletionWriter.java:280
        if (memory_ready) begin  // CompletionWriter.java:281
          state <= State_WAIT;  // CompletionWriter.java:281
        end else if (memory_valid && memory_ready) begin  // CompletionWriter.java:282
          state <= State_IDLE;  // CompletionWriter.java:282
        end
      end
      State_WAIT: begin  // CompletionWriter.java:283
        if (returns) begin  // CompletionWriter.java:283
          state <= State_EVENT;  // CompletionWriter.java:283
        end
      end
      State_EVENT: begin  // CompletionWriter.java:284
        if (goesOn) begin  // CompletionWriter.java:285
          state <= State_DONE;  // CompletionWriter.java:285
        end else if (goesOn) begin  // CompletionWriter.java:286
          state <= State_IDLE;  // CompletionWriter.java:286
        end
      end
      default /* State_DONE */: begin  // CompletionWriter.java:287
        state <= State_IDLE;  // CompletionWriter.java:287
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // CompletionWriter.java:71
      q <= 6'd0;  // CompletionWriter.java:73
      isOrder <= 1'b0;  // CompletionWriter.java:74
      isBroken <= 64'd0;  // CompletionWriter.java:76
      settling <= 2'd0;  // CompletionWriter.java:173
      notifiesAny <= 64'd0;  // CompletionWriter.java:258
      notifiesSolicited <= 64'd0;  // CompletionWriter.java:259
      hasEvent <= 1'b0;  // CompletionWriter.java:201
    end
  end
  RoundRobinArbiter_CompletionNote263_2_beats turns (  // CompletionWriter.java:100
    .clock(clock), .reset(reset), .sources_0_data_queue(completion_0_data_queue),
    .sources_0_data_entry(completion_0_data_entry), .sources_0_data_isSolicited(completion_0_data_isSolicited),
    .sources_0_valid(completion_0_valid), .sources_0_ready(turns_sources_0_ready),
    .sources_1_data_queue(completion_1_data_queue), .sources_1_data_entry(completion_1_data_entry),
    .sources_1_data_isSolicited(completion_1_data_isSolicited), .sources_1_valid(completion_1_valid),
    .sources_1_ready(turns_sources_1_ready), .sink_data_queue(turns_sink_data_queue),
    .sink_data_entry(turns_sink_data_entry), .sink_data_isSolicited(turns_sink_data_isSolicited),
    .sink_valid(turns_sink_valid), .sink_ready(turns_sink_ready), .chosen(turns_chosen));
  wire unused_ok = &{1'b0, order_data_record[63:6], order_data_record[127:112], notify_data_index[15:1],
      next_queue, next_entry[255], logEntries[4], address[4:0], isFull_shifted[63:1], raises_shifted[63:1],
      raises_shifted_1[63:1], isNews_shifted[63:1]};
endmodule
`default_nettype wire
