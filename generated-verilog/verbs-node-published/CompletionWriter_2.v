`default_nettype none
// engines=2
module CompletionWriter_2 (  // CompletionWriter.java:69
  input  wire clock,  // CompletionWriter.java:69
  input  wire reset,  // CompletionWriter.java:69
  input  wire [5:0] order_data_number,  // CompletionWriter.java:35
  input  wire [127:0] order_data_record,  // CompletionWriter.java:35
  input  wire order_valid,  // CompletionWriter.java:35
  output wire order_ready,  // CompletionWriter.java:35
  input  wire [5:0] consumed_data_number,  // CompletionWriter.java:37
  input  wire [15:0] consumed_data_index,  // CompletionWriter.java:37
  input  wire consumed_valid,  // CompletionWriter.java:37
  output wire consumed_ready,  // CompletionWriter.java:37
  input  wire [5:0] notify_data_number,  // CompletionWriter.java:39
  input  wire [15:0] notify_data_index,  // CompletionWriter.java:39
  input  wire notify_valid,  // CompletionWriter.java:39
  output wire notify_ready,  // CompletionWriter.java:39
  output wire memory_data_write,  // CompletionWriter.java:45
  output wire [42:0] memory_data_line,  // CompletionWriter.java:45
  output wire [255:0] memory_data_data,  // CompletionWriter.java:45
  output wire [31:0] memory_data_lanes,  // CompletionWriter.java:45
  output wire memory_valid,  // CompletionWriter.java:45
  input  wire memory_ready,  // CompletionWriter.java:45
  input  wire returns,  // CompletionWriter.java:47
  output wire [7:0] happened_data_kind,  // CompletionWriter.java:49
  output wire [5:0] happened_data_number,  // CompletionWriter.java:49
  output wire happened_valid,  // CompletionWriter.java:49
  input  wire happened_ready,  // CompletionWriter.java:49
  output wire loses,  // CompletionWriter.java:51
  output wire [5:0] loser,  // CompletionWriter.java:53
  input  wire [5:0] completion_0_data_queue,  // CompletionWriter.java:71
  input  wire [255:0] completion_0_data_entry,  // CompletionWriter.java:71
  input  wire completion_0_data_isSolicited,  // CompletionWriter.java:71
  input  wire completion_0_valid,  // CompletionWriter.java:71
  output wire completion_0_ready,  // CompletionWriter.java:71
  input  wire [5:0] completion_1_data_queue,  // CompletionWriter.java:71
  input  wire [255:0] completion_1_data_entry,  // CompletionWriter.java:71
  input  wire completion_1_data_isSolicited,  // CompletionWriter.java:71
  input  wire completion_1_valid,  // CompletionWriter.java:71
  output wire completion_1_ready,  // CompletionWriter.java:71
  output wire [1:0] written  // CompletionWriter.java:72
);
  localparam [2:0] State_IDLE = 3'd0;
  localparam [2:0] State_FETCH = 3'd1;
  localparam [2:0] State_LOOK = 3'd2;
  localparam [2:0] State_PLACE = 3'd3;
  localparam [2:0] State_WRITE = 3'd4;
  localparam [2:0] State_WAIT = 3'd5;
  localparam [2:0] State_EVENT = 3'd6;
  localparam [2:0] State_DONE = 3'd7;
  wire turns_sink_ready;  // CompletionWriter.java:74
  reg  [2:0] state;  // CompletionWriter.java:78
  reg  [5:0] next_queue;  // CompletionWriter.java:79
  reg  [255:0] next_entry;  // CompletionWriter.java:79
  reg  next_isSolicited;  // CompletionWriter.java:79
  reg  engine;  // CompletionWriter.java:80
  reg  [5:0] q;  // CompletionWriter.java:81
  reg  isOrder;  // CompletionWriter.java:82
  reg  [63:0] notifiesAny;  // CompletionWriter.java:97
  reg  [63:0] notifiesSolicited;  // CompletionWriter.java:98
  reg  [63:0] isBroken;  // CompletionWriter.java:99
  reg  [127:0] context_;  // CompletionWriter.java:102
  reg  [15:0] count;  // CompletionWriter.java:103
  reg  [127:0] foundContext;  // CompletionWriter.java:104
  reg  [15:0] foundCount;  // CompletionWriter.java:105
  reg  [15:0] used;  // CompletionWriter.java:122
  reg  [15:0] size;  // CompletionWriter.java:125
  reg  [47:0] address;  // CompletionWriter.java:127
  reg  round;  // CompletionWriter.java:130
  reg  [1:0] settling;  // CompletionWriter.java:134
  reg  [7:0] kind;  // CompletionWriter.java:151
  reg  hasEvent;  // CompletionWriter.java:152
  wire turns_sources_0_ready, turns_sources_1_ready, turns_sink_data_isSolicited, turns_sink_valid,
      turns_chosen;  // CompletionWriter.java:74
  wire [5:0] turns_sink_data_queue; wire [255:0] turns_sink_data_entry;  // CompletionWriter.java:74
  reg  [127:0] contexts [0:63];  // CompletionWriter.java:94
  reg  [15:0] counts [0:63];  // CompletionWriter.java:95
  reg  [15:0] taken [0:63];  // CompletionWriter.java:96
  initial begin  // CompletionWriter.java:94
    contexts[0] = 128'd0;
    contexts[1] = 128'd0;
    contexts[2] = 128'd0;
    contexts[3] = 128'd0;
    contexts[4] = 128'd0;
    contexts[5] = 128'd0;
    contexts[6] = 128'd0;
    contexts[7] = 128'd0;
    contexts[8] = 128'd0;
    contexts[9] = 128'd0;
    contexts[10] = 128'd0;
    contexts[11] = 128'd0;
    contexts[12] = 128'd0;
    contexts[13] = 128'd0;
    contexts[14] = 128'd0;
    contexts[15] = 128'd0;
    contexts[16] = 128'd0;
    contexts[17] = 128'd0;
    contexts[18] = 128'd0;
    contexts[19] = 128'd0;
    contexts[20] = 128'd0;
    contexts[21] = 128'd0;
    contexts[22] = 128'd0;
    contexts[23] = 128'd0;
    contexts[24] = 128'd0;
    contexts[25] = 128'd0;
    contexts[26] = 128'd0;
    contexts[27] = 128'd0;
    contexts[28] = 128'd0;
    contexts[29] = 128'd0;
    contexts[30] = 128'd0;
    contexts[31] = 128'd0;
    contexts[32] = 128'd0;
    contexts[33] = 128'd0;
    contexts[34] = 128'd0;
    contexts[35] = 128'd0;
    contexts[36] = 128'd0;
    contexts[37] = 128'd0;
    contexts[38] = 128'd0;
    contexts[39] = 128'd0;
    contexts[40] = 128'd0;
    contexts[41] = 128'd0;
    contexts[42] = 128'd0;
    contexts[43] = 128'd0;
    contexts[44] = 128'd0;
    contexts[45] = 128'd0;
    contexts[46] = 128'd0;
    contexts[47] = 128'd0;
    contexts[48] = 128'd0;
    contexts[49] = 128'd0;
    contexts[50] = 128'd0;
    contexts[51] = 128'd0;
    contexts[52] = 128'd0;
    contexts[53] = 128'd0;
    contexts[54] = 128'd0;
    contexts[55] = 128'd0;
    contexts[56] = 128'd0;
    contexts[57] = 128'd0;
    contexts[58] = 128'd0;
    contexts[59] = 128'd0;
    contexts[60] = 128'd0;
    contexts[61] = 128'd0;
    contexts[62] = 128'd0;
    contexts[63] = 128'd0;
  end
  wire idle = state == State_IDLE;  // CompletionWriter.java:83
  wire looks = state == State_FETCH;  // CompletionWriter.java:101
  wire begins = (state == State_LOOK) && isOrder;  // CompletionWriter.java:110
  wire [4:0] logEntries = context_[5:1];  // LayoutField.java:18
  wire [15:0] mask = size - 16'd1;  // CompletionWriter.java:128
  wire [63:0] isFull_shifted = isBroken >> q;  // CompletionWriter.java:132
  wire isFull = (size <= used) || !context_[0] || isFull_shifted[0];  // CompletionWriter.java:132
  wire places = state == State_PLACE;  // CompletionWriter.java:133
  wire decides = places && (settling == 2'd2);  // CompletionWriter.java:136
  wire fails = decides && isFull;  // CompletionWriter.java:137
  wire [63:0] isNews_shifted = isBroken >> q;  // CompletionWriter.java:138
  wire isNews = !isNews_shifted[0];  // CompletionWriter.java:138
  wire isVisible = (state == State_WAIT) && returns;  // CompletionWriter.java:147
  wire [63:0] raises_shifted = notifiesSolicited >> q;  // CompletionWriter.java:150
  wire [63:0] raises_shifted_1 = notifiesAny >> q;  // CompletionWriter.java:150
  wire raises = raises_shifted_1[0] || (raises_shifted[0] && next_isSolicited);  // CompletionWriter.java:150
  wire [63:0] own = {q == 6'd63, q == 6'd62, q == 6'd61, q == 6'd60, q == 6'd59, q == 6'd58, q == 6'd57, q
      == 6'd56, q == 6'd55, q == 6'd54, q == 6'd53, q == 6'd52, q == 6'd51, q == 6'd50, q == 6'd49, q == 6'd48,
      q == 6'd47, q == 6'd46, q == 6'd45, q == 6'd44, q == 6'd43, q == 6'd42, q == 6'd41, q == 6'd40, q
      == 6'd39, q == 6'd38, q == 6'd37, q == 6'd36, q == 6'd35, q == 6'd34, q == 6'd33, q == 6'd32, q == 6'd31,
      q == 6'd30, q == 6'd29, q == 6'd28, q == 6'd27, q == 6'd26, q == 6'd25, q == 6'd24, q == 6'd23, q
      == 6'd22, q == 6'd21, q == 6'd20, q == 6'd19, q == 6'd18, q == 6'd17, q == 6'd16, q == 6'd15, q == 6'd14,
      q == 6'd13, q == 6'd12, q == 6'd11, q == 6'd10, q == 6'd9, q == 6'd8, q == 6'd7, q == 6'd6, q == 6'd5, q
      == 6'd4, q == 6'd3, q == 6'd2, q == 6'd1, q == 6'd0};  // CompletionWriter.java:164
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
      == 6'd1, notify_data_number == 6'd0};  // CompletionWriter.java:168
  wire isSolicited = notify_data_index[0];  // CompletionWriter.java:169
  wire [63:0] quenched = (begins || (isVisible && raises)) ? own : 64'd0;  // CompletionWriter.java:170
  wire [127:0] foundContext_read = contexts[q];  // CompletionWriter.java:104
  wire [15:0] foundCount_read = counts[q];  // CompletionWriter.java:105
  wire [5:0] taken_address_choice = begins ? q : consumed_data_number;  // CompletionWriter.java:116
  wire [15:0] used_read = taken[q];  // CompletionWriter.java:123
  assign order_ready = begins;  // CompletionWriter.java:111
  assign consumed_ready = !begins;  // CompletionWriter.java:113
  assign notify_ready = 1'b1;  // CompletionWriter.java:119
  assign memory_data_write = 1'b1;  // LineRequest.java:37
  assign memory_data_line = address[47:5];  // LineRequest.java:38
  assign memory_data_data = {round, next_entry[254:0]};  // LineRequest.java:39
  assign memory_data_lanes = 32'hffffffff;  // LineRequest.java:40
  assign memory_valid = state == State_WRITE;  // CompletionWriter.java:142
  assign happened_data_kind = kind;  // CompletionWriter.java:162
  assign happened_data_number = q;  // CompletionWriter.java:163
  assign happened_valid = (state == State_EVENT) && hasEvent;  // CompletionWriter.java:161
  assign loses = fails;  // CompletionWriter.java:139
  assign loser = next_entry[69:64];  // CompletionWriter.java:140
  assign completion_0_ready = turns_sources_0_ready;  // CompletionWriter.java:76
  assign completion_1_ready = turns_sources_1_ready;  // CompletionWriter.java:76
  assign written = (state == State_DONE) ? {engine == 1'b1, engine == 1'b0} : 2'd0;  // CompletionWriter.java:174
  assign turns_sink_ready = idle && !order_valid;  // CompletionWriter.java:84
  always @(posedge clock) begin
    if (turns_sink_valid && turns_sink_ready) begin  // CompletionWriter.java:85
      next_queue <= turns_sink_data_queue;  // CompletionWriter.java:86
      next_entry <= turns_sink_data_entry;  // CompletionWriter.java:86
      next_isSolicited <= turns_sink_data_isSolicited;  // CompletionWriter.java:86
      engine <= turns_chosen;  // CompletionWriter.java:87
    end
    if (idle) begin  // CompletionWriter.java:89
      isOrder <= order_valid;  // CompletionWriter.java:90
      q <= order_valid ? order_data_number : turns_sink_data_queue;  // CompletionWriter.java:91
    end
    if (looks) begin  // CompletionWriter.java:104
      foundContext <= foundContext_read;  // CompletionWriter.java:104
    end
    if (looks) begin  // CompletionWriter.java:105
      foundCount <= foundCount_read;  // CompletionWriter.java:105
    end
    if (state == State_LOOK) begin  // CompletionWriter.java:106
      context_ <= foundContext;  // CompletionWriter.java:107
      count <= foundCount;  // CompletionWriter.java:108
    end
    if (begins) begin  // CompletionWriter.java:112
      contexts[q] <= order_data_record;  // CompletionWriter.java:112
    end
    if (begins || (consumed_valid && consumed_ready)) begin  // CompletionWriter.java:114
      taken[taken_address_choice] <= begins ? 16'd0 : consumed_data_index;  // CompletionWriter.java:116
    end
    used <= count - used_read;  // CompletionWriter.java:123
    size <= 16'd1 << logEntries[3:0];  // CompletionWriter.java:126
    address <= context_[111:64] + {27'd0, count & mask, 5'd0};  // CompletionWriter.java:129
    round <= (count & size) == 16'd0;  // CompletionWriter.java:131
    settling <= places ? (settling + 2'd1) : 2'd0;  // CompletionWriter.java:135
    if (begins || isVisible) begin  // CompletionWriter.java:148
      counts[q] <= begins ? 16'd0 : (count + 16'd1);  // CompletionWriter.java:148
    end
    if (fails) begin  // CompletionWriter.java:153
      kind <= 8'd0;  // CompletionWriter.java:154
      hasEvent <= isNews;  // CompletionWriter.java:155
    end else if (isVisible) begin  // CompletionWriter.java:157
      kind <= 8'd32;  // CompletionWriter.java:158
      hasEvent <= raises;  // CompletionWriter.java:159
    end
    if (begins) begin  // CompletionWriter.java:166
      isBroken <= isBroken & ~own;  // CompletionWriter.java:166
    end else if (fails) begin  // CompletionWriter.java:166
      isBroken <= isBroken | own;  // CompletionWriter.java:166
    end
    notifiesAny <= (notifiesAny & ~quenched) | ((notify_valid && !isSolicited) ? asked : 64'd0);  // CompletionWriter.java:171
    notifiesSolicited <= (notifiesSolicited & ~quenched) | ((notify_valid && isSolicited) ? asked : 64'd0);  // CompletionWriter.java:172
    case (state)  // CompletionWriter.java:78
      State_IDLE: begin  // CompletionWriter.java:176
        if (order_valid || turns_sink_valid) begin  // CompletionWriter.java:176
          state <= State_FETCH;  // CompletionWriter.java:176
        end
      end
      State_FETCH: begin  // CompletionWriter.java:177
        state <= State_LOOK;  // CompletionWriter.java:177
      end
      State_LOOK: begin  // CompletionWriter.java:178
        if (isOrder) begin  // CompletionWriter.java:178
          state <= State_IDLE;  // CompletionWriter.java:178
        end else begin  // CompletionWriter.java:178
          state <= State_PLACE;  // CompletionWriter.java:178
        end
      end
      State_PLACE: begin  // CompletionWriter.java:179
        if (fails) begin  // CompletionWriter.java:179
          state <= State_EVENT;  // CompletionWriter.java:179
        end else if (decides) begin  // CompletionWriter.java:179
          state <= State_WRITE;  // CompletionWriter.java:179
        end
      end
      State_WRITE: begin  // CompletionWriter.java:180
        if (memory_ready) begin  // CompletionWriter.java:180
          state <= State_WAIT;  // CompletionWriter.java:180
        end
      end
      State_WAIT: begin  // CompletionWriter.java:181
        if (returns) begin  // CompletionWriter.java:181
          state <= State_EVENT;  // CompletionWriter.java:181
        end
      end
      State_EVENT: begin  // CompletionWriter.java:182
        if (!hasEvent || happened_ready) begin  // CompletionWriter.java:182
          state <= State_DONE;  // CompletionWriter.java:182
        end
      end
      default /* State_DONE */: begin  // CompletionWriter.java:183
        state <= State_IDLE;  // CompletionWriter.java:183
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // CompletionWriter.java:78
      q <= 6'd0;  // CompletionWriter.java:81
      isOrder <= 1'b0;  // CompletionWriter.java:82
      notifiesAny <= 64'd0;  // CompletionWriter.java:97
      notifiesSolicited <= 64'd0;  // CompletionWriter.java:98
      isBroken <= 64'd0;  // CompletionWriter.java:99
      settling <= 2'd0;  // CompletionWriter.java:134
      hasEvent <= 1'b0;  // CompletionWriter.java:152
    end
  end
  RoundRobinArbiter_CompletionNote263_2_beats turns (  // CompletionWriter.java:74
    .clock(clock), .reset(reset), .sources_0_data_queue(completion_0_data_queue),
    .sources_0_data_entry(completion_0_data_entry), .sources_0_data_isSolicited(completion_0_data_isSolicited),
    .sources_0_valid(completion_0_valid), .sources_0_ready(turns_sources_0_ready),
    .sources_1_data_queue(completion_1_data_queue), .sources_1_data_entry(completion_1_data_entry),
    .sources_1_data_isSolicited(completion_1_data_isSolicited), .sources_1_valid(completion_1_valid),
    .sources_1_ready(turns_sources_1_ready), .sink_data_queue(turns_sink_data_queue),
    .sink_data_entry(turns_sink_data_entry), .sink_data_isSolicited(turns_sink_data_isSolicited),
    .sink_valid(turns_sink_valid), .sink_ready(turns_sink_ready), .chosen(turns_chosen));
  wire unused_ok = &{1'b0, notify_data_index[15:1], next_queue, next_entry[255], context_[63:6],
      context_[127:112], logEntries[4], address[4:0], isFull_shifted[63:1], isNews_shifted[63:1],
      raises_shifted[63:1], raises_shifted_1[63:1]};
endmodule
`default_nettype wire
