`default_nettype none
// entries=8
module ReceiveReader_8 (  // ReceiveReader.java:129
  input  wire clock,  // ReceiveReader.java:129
  input  wire reset,  // ReceiveReader.java:129
  input  wire [5:0] posted_data_number,  // ReceiveReader.java:53
  input  wire [15:0] posted_data_index,  // ReceiveReader.java:53
  input  wire posted_valid,  // ReceiveReader.java:53
  input  wire [5:0] order_data_queuePair,  // ReceiveReader.java:55
  input  wire order_data_sets,  // ReceiveReader.java:55
  input  wire [383:0] order_data_record,  // ReceiveReader.java:55
  input  wire order_valid,  // ReceiveReader.java:55
  input  wire pauses,  // ReceiveReader.java:57
  output wire isQuiet,  // ReceiveReader.java:59
  input  wire [63:0] isError,  // ReceiveReader.java:61
  input  wire [5:0] taken_data_number,  // ReceiveReader.java:63
  input  wire [15:0] taken_data_index,  // ReceiveReader.java:63
  input  wire taken_valid,  // ReceiveReader.java:63
  input  wire [5:0] queuePair,  // ReceiveReader.java:66
  input  wire [15:0] index,  // ReceiveReader.java:68
  output wire isHere,  // ReceiveReader.java:70
  output wire isSingle,  // ReceiveReader.java:72
  output wire [127:0] element,  // ReceiveReader.java:74
  output wire looks,  // ReceiveReader.java:77
  output wire [5:0] looked,  // ReceiveReader.java:79
  input  wire finds,  // ReceiveReader.java:81
  input  wire [2:0] state,  // ReceiveReader.java:83
  input  wire isShared,  // ReceiveReader.java:85
  input  wire [3:0] logEntries,  // ReceiveReader.java:87
  input  wire [3:0] logStride,  // ReceiveReader.java:89
  input  wire [47:0] base,  // ReceiveReader.java:91
  output wire [45:0] memory_data,  // ReceiveReader.java:94
  output wire memory_valid,  // ReceiveReader.java:94
  input  wire memory_ready,  // ReceiveReader.java:94
  input  wire answers,  // ReceiveReader.java:96
  input  wire [2:0] tag,  // ReceiveReader.java:98
  input  wire [255:0] answer  // ReceiveReader.java:100
);
  localparam [2:0] State_IDLE = 3'd0;
  localparam [2:0] State_LOOK = 3'd1;
  localparam [2:0] State_FOUND = 3'd2;
  localparam [2:0] State_BEGIN = 3'd3;
  localparam [2:0] State_PLACE = 3'd4;
  localparam [2:0] State_ADDRESS = 3'd5;
  localparam [2:0] State_READ = 3'd6;
  reg  [2:0] step;  // ReceiveReader.java:113
  reg  [5:0] q;  // ReceiveReader.java:114
  reg  [15:0] next;  // ReceiveReader.java:115
  wire hasTag;  // ReceiveReader.java:116
  reg  [3:0] newest;  // ReceiveReader.java:117
  wire hasReads;  // ReceiveReader.java:118
  reg  takesNone;  // ReceiveReader.java:119
  reg  isFailed;  // ReceiveReader.java:120
  reg  [3:0] log;  // ReceiveReader.java:121
  reg  [3:0] stride;  // ReceiveReader.java:122
  reg  [47:0] start;  // ReceiveReader.java:123
  wire mayBegin;  // ReceiveReader.java:124
  wire mayRead;  // ReceiveReader.java:125
  wire hasWork;  // ReceiveReader.java:126
  reg  [15:0] last;  // ReceiveReader.java:132
  reg  [15:0] first_0;  // ReceiveReader.java:133
  reg  [63:0] pending;  // ReceiveReader.java:157
  reg  [15:0] own;  // ReceiveReader.java:192
  reg  isPassed;  // ReceiveReader.java:199
  reg  [15:0] place;  // ReceiveReader.java:221
  reg  [42:0] number;  // ReceiveReader.java:224
  reg  [3:0] oldest;  // ReceiveReader.java:239
  reg  [7:0] answered;  // ReceiveReader.java:240
  reg  [15:0] arrivedNow;  // ReceiveReader.java:273
  reg  [128:0] found;  // ReceiveReader.java:276
  wire [5:0] turns_index; wire turns_hasWork;  // ReceiveReader.java:156
  reg  [15:0] postings [0:63];  // ReceiveReader.java:178
  reg  [15:0] takings [0:63];  // ReceiveReader.java:179
  reg  [15:0] fetched [0:63];  // ReceiveReader.java:180
  reg  [21:0] owners [0:7];  // ReceiveReader.java:241
  reg  [128:0] elements [0:511];  // ReceiveReader.java:244
  reg  [15:0] arrived [0:63];  // ReceiveReader.java:245
  wire picks = (step == State_IDLE) && hasWork && !pauses;  // ReceiveReader.java:163
  wire [63:0] rung_joined = {posted_data_number == 6'd63, posted_data_number == 6'd62, posted_data_number
      == 6'd61, posted_data_number == 6'd60, posted_data_number == 6'd59, posted_data_number == 6'd58,
      posted_data_number == 6'd57, posted_data_number == 6'd56, posted_data_number == 6'd55, posted_data_number
      == 6'd54, posted_data_number == 6'd53, posted_data_number == 6'd52, posted_data_number == 6'd51,
      posted_data_number == 6'd50, posted_data_number == 6'd49, posted_data_number == 6'd48, posted_data_number
      == 6'd47, posted_data_number == 6'd46, posted_data_number == 6'd45, posted_data_number == 6'd44,
      posted_data_number == 6'd43, posted_data_number == 6'd42, posted_data_number == 6'd41, posted_data_number
      == 6'd40, posted_data_number == 6'd39, posted_data_number == 6'd38, posted_data_number == 6'd37,
      posted_data_number == 6'd36, posted_data_number == 6'd35, posted_data_number == 6'd34, posted_data_number
      == 6'd33, posted_data_number == 6'd32, posted_data_number == 6'd31, posted_data_number == 6'd30,
      posted_data_number == 6'd29, posted_data_number == 6'd28, posted_data_number == 6'd27, posted_data_number
      == 6'd26, posted_data_number == 6'd25, posted_data_number == 6'd24, posted_data_number == 6'd23,
      posted_data_number == 6'd22, posted_data_number == 6'd21, posted_data_number == 6'd20, posted_data_number
      == 6'd19, posted_data_number == 6'd18, posted_data_number == 6'd17, posted_data_number == 6'd16,
      posted_data_number == 6'd15, posted_data_number == 6'd14, posted_data_number == 6'd13, posted_data_number
      == 6'd12, posted_data_number == 6'd11, posted_data_number == 6'd10, posted_data_number == 6'd9,
      posted_data_number == 6'd8, posted_data_number == 6'd7, posted_data_number == 6'd6, posted_data_number
      == 6'd5, posted_data_number == 6'd4, posted_data_number == 6'd3, posted_data_number == 6'd2,
      posted_data_number == 6'd1, posted_data_number == 6'd0};  // ReceiveReader.java:168
  wire [63:0] rung = posted_valid ? rung_joined : 64'd0;  // ReceiveReader.java:168
  wire [63:0] freed_joined = {taken_data_number == 6'd63, taken_data_number == 6'd62, taken_data_number
      == 6'd61, taken_data_number == 6'd60, taken_data_number == 6'd59, taken_data_number == 6'd58,
      taken_data_number == 6'd57, taken_data_number == 6'd56, taken_data_number == 6'd55, taken_data_number
      == 6'd54, taken_data_number == 6'd53, taken_data_number == 6'd52, taken_data_number == 6'd51,
      taken_data_number == 6'd50, taken_data_number == 6'd49, taken_data_number == 6'd48, taken_data_number
      == 6'd47, taken_data_number == 6'd46, taken_data_number == 6'd45, taken_data_number == 6'd44,
      taken_data_number == 6'd43, taken_data_number == 6'd42, taken_data_number == 6'd41, taken_data_number
      == 6'd40, taken_data_number == 6'd39, taken_data_number == 6'd38, taken_data_number == 6'd37,
      taken_data_number == 6'd36, taken_data_number == 6'd35, taken_data_number == 6'd34, taken_data_number
      == 6'd33, taken_data_number == 6'd32, taken_data_number == 6'd31, taken_data_number == 6'd30,
      taken_data_number == 6'd29, taken_data_number == 6'd28, taken_data_number == 6'd27, taken_data_number
      == 6'd26, taken_data_number == 6'd25, taken_data_number == 6'd24, taken_data_number == 6'd23,
      taken_data_number == 6'd22, taken_data_number == 6'd21, taken_data_number == 6'd20, taken_data_number
      == 6'd19, taken_data_number == 6'd18, taken_data_number == 6'd17, taken_data_number == 6'd16,
      taken_data_number == 6'd15, taken_data_number == 6'd14, taken_data_number == 6'd13, taken_data_number
      == 6'd12, taken_data_number == 6'd11, taken_data_number == 6'd10, taken_data_number == 6'd9,
      taken_data_number == 6'd8, taken_data_number == 6'd7, taken_data_number == 6'd6, taken_data_number
      == 6'd5, taken_data_number == 6'd4, taken_data_number == 6'd3, taken_data_number == 6'd2,
      taken_data_number == 6'd1, taken_data_number == 6'd0};  // ReceiveReader.java:169
  wire [63:0] freed = taken_valid ? freed_joined : 64'd0;  // ReceiveReader.java:169
  wire [63:0] ordered_joined = {order_data_queuePair == 6'd63, order_data_queuePair == 6'd62,
      order_data_queuePair == 6'd61, order_data_queuePair == 6'd60, order_data_queuePair == 6'd59,
      order_data_queuePair == 6'd58, order_data_queuePair == 6'd57, order_data_queuePair == 6'd56,
      order_data_queuePair == 6'd55, order_data_queuePair == 6'd54, order_data_queuePair == 6'd53,
      order_data_queuePair == 6'd52, order_data_queuePair == 6'd51, order_data_queuePair == 6'd50,
      order_data_queuePair == 6'd49, order_data_queuePair == 6'd48, order_data_queuePair == 6'd47,
      order_data_queuePair == 6'd46, order_data_queuePair == 6'd45, order_data_queuePair == 6'd44,
      order_data_queuePair == 6'd43, order_data_queuePair == 6'd42, order_data_queuePair == 6'd41,
      order_data_queuePair == 6'd40, order_data_queuePair == 6'd39, order_data_queuePair == 6'd38,
      order_data_queuePair == 6'd37, order_data_queuePair == 6'd36, order_data_queuePair == 6'd35,
      order_data_queuePair == 6'd34, order_data_queuePair == 6'd33, order_data_queuePair == 6'd32,
      order_data_queuePair == 6'd31, order_data_queuePair == 6'd30, order_data_queuePair == 6'd29,
      order_data_queuePair == 6'd28, order_data_queuePair == 6'd27, order_data_queuePair == 6'd26,
      order_data_queuePair == 6'd25, order_data_queuePair == 6'd24, order_data_queuePair == 6'd23,
      order_data_queuePair == 6'd22, order_data_queuePair == 6'd21, order_data_queuePair == 6'd20,
      order_data_queuePair == 6'd19, order_data_queuePair == 6'd18, order_data_queuePair == 6'd17,
      order_data_queuePair == 6'd16, order_data_queuePair == 6'd15, order_data_queuePair == 6'd14,
      order_data_queuePair == 6'd13, order_data_queuePair == 6'd12, order_data_queuePair == 6'd11,
      order_data_queuePair == 6'd10, order_data_queuePair == 6'd9, order_data_queuePair == 6'd8,
      order_data_queuePair == 6'd7, order_data_queuePair == 6'd6, order_data_queuePair == 6'd5,
      order_data_queuePair == 6'd4, order_data_queuePair == 6'd3, order_data_queuePair == 6'd2,
      order_data_queuePair == 6'd1, order_data_queuePair == 6'd0};  // ReceiveReader.java:170
  wire [63:0] ordered = order_valid ? ordered_joined : 64'd0;  // ReceiveReader.java:170
  wire [63:0] picked_joined = {turns_index == 6'd63, turns_index == 6'd62, turns_index == 6'd61, turns_index
      == 6'd60, turns_index == 6'd59, turns_index == 6'd58, turns_index == 6'd57, turns_index == 6'd56,
      turns_index == 6'd55, turns_index == 6'd54, turns_index == 6'd53, turns_index == 6'd52, turns_index
      == 6'd51, turns_index == 6'd50, turns_index == 6'd49, turns_index == 6'd48, turns_index == 6'd47,
      turns_index == 6'd46, turns_index == 6'd45, turns_index == 6'd44, turns_index == 6'd43, turns_index
      == 6'd42, turns_index == 6'd41, turns_index == 6'd40, turns_index == 6'd39, turns_index == 6'd38,
      turns_index == 6'd37, turns_index == 6'd36, turns_index == 6'd35, turns_index == 6'd34, turns_index
      == 6'd33, turns_index == 6'd32, turns_index == 6'd31, turns_index == 6'd30, turns_index == 6'd29,
      turns_index == 6'd28, turns_index == 6'd27, turns_index == 6'd26, turns_index == 6'd25, turns_index
      == 6'd24, turns_index == 6'd23, turns_index == 6'd22, turns_index == 6'd21, turns_index == 6'd20,
      turns_index == 6'd19, turns_index == 6'd18, turns_index == 6'd17, turns_index == 6'd16, turns_index
      == 6'd15, turns_index == 6'd14, turns_index == 6'd13, turns_index == 6'd12, turns_index == 6'd11,
      turns_index == 6'd10, turns_index == 6'd9, turns_index == 6'd8, turns_index == 6'd7, turns_index == 6'd6,
      turns_index == 6'd5, turns_index == 6'd4, turns_index == 6'd3, turns_index == 6'd2, turns_index == 6'd1,
      turns_index == 6'd0};  // ReceiveReader.java:171
  wire [63:0] picked = picks ? picked_joined : 64'd0;  // ReceiveReader.java:171
  wire resets_0 = order_valid && order_data_sets && (order_data_record[2:0] == 3'd0);  // ReceiveReader.java:151
  wire [15:0] distance_0 = first_0 - own;  // ReceiveReader.java:290
  wire [15:0] after = next + 16'd1;  // ReceiveReader.java:202
  wire [3:0] shift_difference = stride - 4'd6;  // WorkEntry.java:46
  wire [2:0] shift = shift_difference[2:0];  // WorkEntry.java:46
  wire [47:0] address = start + ({26'd0, place, 6'd0} << shift);  // ReceiveReader.java:223
  wire [15:0] ahead = next - first_0;  // ReceiveReader.java:229
  wire hasPlace = {3'd0, ahead[15:3]} == 16'd0;  // ReceiveReader.java:230
  wire [127:0] first_1 = answer[255:128];  // ReceiveReader.java:242
  wire hasOne = answer[8:0] == 9'd1;  // ReceiveReader.java:243
  wire [3:0] open = newest - oldest;  // ReceiveReader.java:246
  wire [21:0] owner = owners[tag];  // ReceiveReader.java:253
  wire [8:0] at = {owner[21:16], owner[2:0]};  // ReceiveReader.java:254
  wire [2:0] front = oldest[2:0];  // ReceiveReader.java:256
  wire [7:0] retires_shifted = answered >> front;  // ReceiveReader.java:257
  wire retires = retires_shifted[0];  // ReceiveReader.java:257
  wire [7:0] more = answers ? {tag == 3'd7, tag == 3'd6, tag == 3'd5, tag == 3'd4, tag == 3'd3, tag == 3'd2, tag
      == 3'd1, tag == 3'd0} : 8'd0;  // ReceiveReader.java:259
  wire [7:0] fewer = retires ? {front == 3'd7, front == 3'd6, front == 3'd5, front == 3'd4, front == 3'd3, front
      == 3'd2, front == 3'd1, front == 3'd0} : 8'd0;  // ReceiveReader.java:260
  wire [21:0] retired = owners[front];  // ReceiveReader.java:263
  wire resets_1 = order_valid && order_data_sets && (order_data_record[2:0] == 3'd0);  // ReceiveReader.java:151
  wire [15:0] distance_1 = arrivedNow - index;  // ReceiveReader.java:290
  wire [5:0] postings_address_choice = resets_0 ? order_data_queuePair : posted_data_number;  // ReceiveReader.java:184
  wire [5:0] takings_address_choice = resets_0 ? order_data_queuePair : taken_data_number;  // ReceiveReader.java:189
  wire [15:0] own_read = fetched[q];  // ReceiveReader.java:194
  wire [15:0] first_0_read = takings[q];  // ReceiveReader.java:195
  wire [15:0] last_read = postings[q];  // ReceiveReader.java:196
  wire [5:0] fetched_address_choice = resets_0 ? order_data_queuePair : q;  // ReceiveReader.java:204
  wire [63:0] isFailed_shifted = isError >> q;  // ReceiveReader.java:210
  wire [5:0] arrived_address_choice = resets_1 ? order_data_queuePair : retired[21:16];  // ReceiveReader.java:267
  wire [15:0] arrivedNow_read = arrived[queuePair];  // ReceiveReader.java:274
  wire [8:0] found_address_joined = {queuePair, index[2:0]};  // ReceiveReader.java:276
  wire [128:0] found_read = elements[found_address_joined];  // ReceiveReader.java:276
  assign isQuiet = (step == State_IDLE) && !hasReads;  // ReceiveReader.java:165
  assign isHere = (distance_1 != 16'd0) && !distance_1[15];  // ReceiveReader.java:275
  assign isSingle = found[128];  // ReceiveReader.java:277
  assign element = found[127:0];  // ReceiveReader.java:278
  assign looks = step == State_LOOK;  // ReceiveReader.java:175
  assign looked = q;  // ReceiveReader.java:176
  assign memory_data = {number, newest[2:0]};  // ReceiveReader.java:233
  assign memory_valid = (step == State_READ) && hasTag;  // ReceiveReader.java:232
  assign hasTag = open != 4'd8;  // ReceiveReader.java:247
  assign hasReads = open != 4'd0;  // ReceiveReader.java:248
  assign mayBegin = !isPassed || !hasReads;  // ReceiveReader.java:216
  assign mayRead = (next != last) && hasPlace;  // ReceiveReader.java:231
  assign hasWork = turns_hasWork;  // ReceiveReader.java:162
  always @(posedge clock) begin
    pending <= (pending & ~picked) | rung | freed | ordered;  // ReceiveReader.java:172
    if (step == State_IDLE) begin  // ReceiveReader.java:173
      q <= turns_index;  // ReceiveReader.java:173
    end
    if (resets_0 || posted_valid) begin  // ReceiveReader.java:182
      postings[postings_address_choice] <= resets_0 ? 16'd0 : posted_data_index;  // ReceiveReader.java:184
    end
    if (resets_0 || taken_valid) begin  // ReceiveReader.java:187
      takings[takings_address_choice] <= resets_0 ? 16'd0 : taken_data_index;  // ReceiveReader.java:189
    end
    if (step == State_LOOK) begin  // ReceiveReader.java:193
      own <= own_read;  // ReceiveReader.java:194
      first_0 <= first_0_read;  // ReceiveReader.java:195
      last <= last_read;  // ReceiveReader.java:196
    end
    isPassed <= (distance_0 != 16'd0) && !distance_0[15];  // ReceiveReader.java:200
    if (step == State_BEGIN) begin  // ReceiveReader.java:201
      next <= isPassed ? first_0 : own;  // ReceiveReader.java:201
    end
    if (memory_valid && memory_ready) begin  // ReceiveReader.java:203
      next <= after;  // ReceiveReader.java:203
    end
    if (resets_0 || (memory_valid && memory_ready)) begin  // ReceiveReader.java:204
      fetched[fetched_address_choice] <= resets_0 ? 16'd0 : after;  // ReceiveReader.java:204
    end
    if (step == State_FOUND) begin  // ReceiveReader.java:206
      takesNone <= (state == 3'd0) || (state == 3'd6) || isShared;  // ReceiveReader.java:207
      isFailed <= isFailed_shifted[0];  // ReceiveReader.java:210
      log <= logEntries;  // ReceiveReader.java:211
      stride <= logStride;  // ReceiveReader.java:212
      start <= base;  // ReceiveReader.java:213
    end
    if (step == State_PLACE) begin  // ReceiveReader.java:222
      place <= next & ~(16'hffff << log);  // ReceiveReader.java:222
    end
    if (step == State_ADDRESS) begin  // ReceiveReader.java:225
      number <= address[47:5];  // ReceiveReader.java:227
    end
    if (memory_valid && memory_ready) begin  // ReceiveReader.java:249
      owners[newest[2:0]] <= {q, next};  // ReceiveReader.java:250
      newest <= newest + 4'd1;  // ReceiveReader.java:251
    end
    if (answers) begin  // ReceiveReader.java:255
      elements[at] <= {hasOne, first_1};  // ReceiveReader.java:255
    end
    answered <= (answered | more) & ~fewer;  // ReceiveReader.java:261
    if (retires) begin  // ReceiveReader.java:262
      oldest <= oldest + 4'd1;  // ReceiveReader.java:262
    end
    if (retires || resets_1) begin  // ReceiveReader.java:265
      arrived[arrived_address_choice] <= resets_1 ? 16'd0 : (retired[15:0] + 16'd1);  // ReceiveReader.java:267
    end
    arrivedNow <= arrivedNow_read;  // ReceiveReader.java:274
    found <= found_read;  // ReceiveReader.java:276
    case (step)  // ReceiveReader.java:113
      State_IDLE: begin  // ReceiveReader.java:138
        if (hasWork && !pauses) begin  // ReceiveReader.java:138
          step <= State_LOOK;  // ReceiveReader.java:138
        end
      end
      State_LOOK: begin  // ReceiveReader.java:139
        if (finds) begin  // ReceiveReader.java:139
          step <= State_FOUND;  // ReceiveReader.java:139
        end
      end
      State_FOUND: begin  // ReceiveReader.java:140
        step <= State_BEGIN;  // ReceiveReader.java:140
      end
      State_BEGIN: begin  // ReceiveReader.java:141
        if (takesNone || isFailed) begin  // ReceiveReader.java:141
          step <= State_IDLE;  // ReceiveReader.java:141
        end else if (mayBegin) begin  // ReceiveReader.java:141
          step <= State_PLACE;  // ReceiveReader.java:141
        end
      end
      State_PLACE: begin  // ReceiveReader.java:142
        if (mayRead) begin  // ReceiveReader.java:142
          step <= State_ADDRESS;  // ReceiveReader.java:142
        end else begin  // ReceiveReader.java:142
          step <= State_IDLE;  // ReceiveReader.java:142
        end
      end
      State_ADDRESS: begin  // ReceiveReader.java:143
        step <= State_READ;  // ReceiveReader.java:143
      end
      default /* State_READ */: begin  // ReceiveReader.java:144
        if (memory_valid && memory_ready) begin  // ReceiveReader.java:144
          step <= State_PLACE;  // ReceiveReader.java:144
        end
      end
    endcase
    if (reset) begin
      step <= State_IDLE;  // ReceiveReader.java:113
      q <= 6'd0;  // ReceiveReader.java:114
      newest <= 4'd0;  // ReceiveReader.java:117
      pending <= 64'd0;  // ReceiveReader.java:157
      oldest <= 4'd0;  // ReceiveReader.java:239
      answered <= 8'd0;  // ReceiveReader.java:240
    end
  end
  PairTurns_false turns (  // ReceiveReader.java:156
    .clock(clock), .reset(reset), .pending(pending), .takes(picks), .rings(posted_valid || taken_valid),
    .ringer(posted_valid ? posted_data_number : taken_data_number), .index(turns_index),
        .hasWork(turns_hasWork));
  wire unused_ok = &{1'b0, order_data_record[383:3], answer[127:9], address[4:0], ahead[2:0], owner[15:3],
      shift_difference[3], retires_shifted[7:1], isFailed_shifted[63:1]};
`ifdef HEDDLE_SIMULATION
  wire [7:0] isAsked_shifted = answered >> tag;  // ReceiveReader.java:282
  wire isAsked = ({1'b0, tag - front} < open) && !isAsked_shifted[0];  // ReceiveReader.java:282
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!answers || isAsked)) begin  // ReceiveReader.java:283
        $display("assertion failed: a line that comes was asked for (ReceiveReader.java:283)");
        $stop;  // ReceiveReader.java:283
      end
      if (!(!order_valid || (!hasReads && (step == State_IDLE)))) begin  // ReceiveReader.java:284
        $display("assertion failed: an order finds no read under way (ReceiveReader.java:284)");
        $stop;  // ReceiveReader.java:284
      end
    end
  end
  wire unused_verification = &{1'b0, isAsked_shifted[7:1]};
`endif
`ifdef FORMAL
  wire [7:0] isAsked_shifted = answered >> tag;  // ReceiveReader.java:282
  wire isAsked = ({1'b0, tag - front} < open) && !isAsked_shifted[0];  // ReceiveReader.java:282
  always @(posedge clock) begin
    if (!reset) begin
      assert (!answers || isAsked);  // ReceiveReader.java:283
      assert (!order_valid || (!hasReads && (step == State_IDLE)));  // ReceiveReader.java:284
    end
  end
  wire unused_verification = &{1'b0, isAsked_shifted[7:1]};
`endif
endmodule
`default_nettype wire
