`default_nettype none
// size.ports=4, size.slots=4, size.places=256, size.threads=256, size.pipelined=true
module DescriptorIntake_ports4_slots4_places256_threads256_pipelined (  // DescriptorIntake.java:100
  input  wire clock,  // DescriptorIntake.java:100
  input  wire reset,  // DescriptorIntake.java:100
  input  wire [63:0] submit_data_data,  // DescriptorIntake.java:36
  input  wire submit_data_last,  // DescriptorIntake.java:36
  input  wire submit_valid,  // DescriptorIntake.java:36
  output wire submit_ready,  // DescriptorIntake.java:36
  output wire [63:0] report_data_data,  // DescriptorIntake.java:38
  output wire report_data_last,  // DescriptorIntake.java:38
  output wire report_valid,  // DescriptorIntake.java:38
  input  wire report_ready,  // DescriptorIntake.java:38
  output wire [63:0] control_head,  // DescriptorIntake.java:41
  output wire [63:0] control_shape,  // DescriptorIntake.java:41
  output wire [63:0] control_outcome,  // DescriptorIntake.java:41
  input  wire [4:0] verdict,  // DescriptorIntake.java:43
  output wire arms,  // DescriptorIntake.java:46
  input  wire armed,  // DescriptorIntake.java:48
  output wire [2:0] dataWords,  // DescriptorIntake.java:51
  output wire writes,  // DescriptorIntake.java:54
  output wire [2:0] word,  // DescriptorIntake.java:56
  output wire [63:0] data,  // DescriptorIntake.java:58
  output wire opens,  // DescriptorIntake.java:61
  output wire [7:0] opened_generation,  // DescriptorIntake.java:63
  output wire [15:0] opened_rank,  // DescriptorIntake.java:63
  output wire [15:0] opened_parent,  // DescriptorIntake.java:63
  output wire [5:0] opened_child,  // DescriptorIntake.java:63
  output wire [15:0] opened_firstChild,  // DescriptorIntake.java:63
  output wire [5:0] opened_children,  // DescriptorIntake.java:63
  output wire [5:0] opened_siblings,  // DescriptorIntake.java:63
  output wire [15:0] opened_forChildren,  // DescriptorIntake.java:63
  output wire [15:0] opened_forResult,  // DescriptorIntake.java:63
  input  wire hasPlaces,  // DescriptorIntake.java:65
  input  wire mayOpen,  // DescriptorIntake.java:67
  output wire placesThread  // DescriptorIntake.java:69
);
  localparam [4:0] ReductionStatus_NONE = 5'd0;
  localparam [4:0] ReductionStatus_DONE = 5'd1;
  localparam [4:0] ReductionStatus_COUNT = 5'd7;
  localparam [4:0] ReductionStatus_PORT = 5'd12;
  localparam [4:0] ReductionStatus_NO_PLACES = 5'd17;
  localparam [4:0] ReductionStatus_OPENED = 5'd18;
  localparam [4:0] ReductionStatus_UNKNOWN_COMMAND = 5'd19;
  localparam [3:0] State_CONTROL = 4'd0;
  localparam [3:0] State_COMPARE = 4'd1;
  localparam [3:0] State_CHECK = 4'd2;
  localparam [3:0] State_DATA = 4'd3;
  localparam [3:0] State_ARM = 4'd4;
  localparam [3:0] State_ARMED = 4'd5;
  localparam [3:0] State_DIVIDE = 4'd6;
  localparam [3:0] State_PLACES = 4'd7;
  localparam [3:0] State_DRAIN = 4'd8;
  localparam [3:0] State_REPORT = 4'd9;
  reg  [3:0] state;  // DescriptorIntake.java:72
  reg  [4:0] status;  // DescriptorIntake.java:74
  reg  [63:0] kept_0_head;  // DescriptorIntake.java:75
  reg  [63:0] kept_0_shape;  // DescriptorIntake.java:75
  reg  [63:0] kept_0_outcome;  // DescriptorIntake.java:75
  reg  [2:0] at;  // DescriptorIntake.java:77
  reg  ended;  // DescriptorIntake.java:79
  reg  hasData;  // DescriptorIntake.java:118
  reg  [2:0] words;  // DescriptorIntake.java:120
  reg  endsInHalf;  // DescriptorIntake.java:126
  wire [15:0] tree_rank;  // DescriptorIntake.java:145
  wire [15:0] tree_size;  // DescriptorIntake.java:145
  reg  openedNow;  // DescriptorIntake.java:166
  reg  hasTree;  // DescriptorIntake.java:174
  reg  hasThread;  // DescriptorIntake.java:179
  wire tree_done; wire [15:0] tree_parent, tree_firstChild; wire [5:0] tree_child, tree_children, tree_siblings;  // DescriptorIntake.java:145
  wire reduces = kept_0_head[3];  // Control.java:37
  wire [8:0] count = {1'b0, kept_0_shape[39:32]};  // DataWords.java:21
  wire isWide = kept_0_shape[43];  // DataWords.java:22
  wire [3:0] operation_0 = kept_0_head[11:8];  // Control.java:32
  wire pairs = (operation_0 == 4'd3) || (operation_0 == 4'd4);  // DataWords.java:48
  wire [8:0] narrow_sum = count + 9'd1;  // DataWords.java:24
  wire [8:0] narrow = pairs ? count : {1'b0, narrow_sum[8:1]};  // DataWords.java:24
  wire [8:0] wide = pairs ? {count[7:0], 1'b0} : count;  // DataWords.java:25
  wire [8:0] accumulators = (count == 9'd1) ? 9'd6 : 9'd0;  // DataWords.java:27
  wire [3:0] type_0 = kept_0_head[15:12];  // Control.java:32
  wire [8:0] allWords = reduces ? (((kept_0_head[5:4] == 2'd2) && (kept_0_head[11:8] == 4'd0)
      && ((type_0 == 4'd0) || (type_0 == 4'd1))) ? accumulators : (isWide ? wide : narrow)) : 9'd0;  // DescriptorIntake.java:117
  wire [3:0] operation_1 = kept_0_head[11:8];  // Control.java:32
  wire [3:0] type_1 = kept_0_head[15:12];  // Control.java:32
  wire isEnd = (at + 3'd1) == words;  // DescriptorIntake.java:132
  wire [1:0] command = kept_0_head[7:6];  // Control.java:32
  wire isOpen = command == 2'd1;  // DescriptorIntake.java:150
  wire isDescriptor = command == 2'd0;  // DescriptorIntake.java:151
  wire isThread = command == 2'd2;  // DescriptorIntake.java:152
  wire [7:0] arity = kept_0_shape[39:32];  // Control.java:32
  wire isPort = kept_0_head[39:32] < 8'd4;  // DescriptorIntake.java:173
  wire takes = submit_valid && submit_ready;  // DescriptorIntake.java:185
  wire takesLast = takes && submit_data_last;  // DescriptorIntake.java:186
  wire keepsLast = takes && (at == 3'd2);  // DescriptorIntake.java:187
  wire fits = ended != hasData;  // DescriptorIntake.java:188
  wire goesOn = isDescriptor && (verdict == ReductionStatus_DONE) && fits;  // DescriptorIntake.java:189
  wire divides = isOpen && ended && hasTree && mayOpen;  // DescriptorIntake.java:190
  wire [15:0] kept_1 = kept_0_outcome[15:0];  // Control.java:49
  wire [7:0] kept_2 = kept_0_outcome[23:16];  // Control.java:49
  wire [7:0] kept_3 = kept_0_outcome[31:24];  // Control.java:49
  wire [31:0] kept_4 = kept_0_outcome[63:32];  // Control.java:49
  wire [63:0] told = {kept_4, kept_3, 3'd0, status, kept_1};  // Control.java:57
  wire [63:0] bits = (at == 3'd1) ? kept_0_shape : told;  // DescriptorIntake.java:259
  assign submit_ready = (state == State_CONTROL) || (state == State_DATA) || (state == State_DRAIN);  // DescriptorIntake.java:104
  assign report_data_data = (at == 3'd0) ? kept_0_head : bits;  // DescriptorIntake.java:260
  assign report_data_last = at == 3'd2;  // DescriptorIntake.java:254
  assign report_valid = state == State_REPORT;  // DescriptorIntake.java:253
  assign control_head = kept_0_head;  // DescriptorIntake.java:103
  assign control_shape = kept_0_shape;  // DescriptorIntake.java:103
  assign control_outcome = kept_0_outcome;  // DescriptorIntake.java:103
  assign arms = state == State_ARM;  // DescriptorIntake.java:106
  assign dataWords = words;  // DescriptorIntake.java:122
  assign writes = (state == State_DATA) && submit_valid;  // DescriptorIntake.java:137
  assign word = at;  // DescriptorIntake.java:138
  assign data = (isEnd && endsInHalf) ? {32'd0, submit_data_data[31:0]} : submit_data_data;  // DescriptorIntake.java:140
  assign opens = openedNow;  // DescriptorIntake.java:168
  assign opened_generation = kept_0_head[47:40];  // DescriptorIntake.java:157
  assign opened_rank = tree_rank;  // DescriptorIntake.java:158
  assign opened_parent = tree_parent;  // DescriptorIntake.java:159
  assign opened_child = tree_child;  // DescriptorIntake.java:160
  assign opened_firstChild = tree_firstChild;  // DescriptorIntake.java:161
  assign opened_children = tree_children;  // DescriptorIntake.java:162
  assign opened_siblings = tree_siblings;  // DescriptorIntake.java:163
  assign opened_forChildren = kept_0_shape[63:48];  // DescriptorIntake.java:164
  assign opened_forResult = kept_0_head[63:48];  // DescriptorIntake.java:165
  assign placesThread = (state == State_CHECK) && isThread && ended && hasThread;  // DescriptorIntake.java:181
  assign tree_rank = kept_0_shape[15:0];  // DescriptorIntake.java:146
  assign tree_size = kept_0_shape[31:16];  // DescriptorIntake.java:147
  always @(posedge clock) begin
    hasData <= allWords != 9'd0;  // DescriptorIntake.java:119
    words <= allWords[2:0];  // DescriptorIntake.java:121
    endsInHalf <= kept_0_shape[42] && kept_0_shape[32] && !((operation_1 == 4'd3) || (operation_1 == 4'd4))
        && !((kept_0_head[5:4] == 2'd2) && (kept_0_head[11:8] == 4'd0)
        && ((type_1 == 4'd0) || (type_1 == 4'd1)));  // DescriptorIntake.java:127
    openedNow <= (state == State_PLACES) && hasPlaces;  // DescriptorIntake.java:167
    hasTree <= isPort && (tree_rank < tree_size) && (tree_size <= 16'd256) && (arity >= 8'd2)
        && (arity <= 8'd32);  // DescriptorIntake.java:175
    hasThread <= isPort && (tree_rank < 16'd256);  // DescriptorIntake.java:180
    case (state)  // DescriptorIntake.java:72
      State_CONTROL: begin  // DescriptorIntake.java:192
        if (takes) begin  // DescriptorIntake.java:193
          at <= at + 3'd1;  // DescriptorIntake.java:227
          ended <= submit_data_last;  // DescriptorIntake.java:228
          if (at == 3'd0) begin  // DescriptorIntake.java:229
            kept_0_head <= submit_data_data;  // DescriptorIntake.java:229
          end
          if (at == 3'd1) begin  // DescriptorIntake.java:230
            kept_0_shape <= submit_data_data;  // DescriptorIntake.java:230
          end
          if (at == 3'd2) begin  // DescriptorIntake.java:231
            kept_0_outcome <= submit_data_data;  // DescriptorIntake.java:231
          end
          if (submit_data_last && (at != 3'd2)) begin  // DescriptorIntake.java:232
            status <= ReductionStatus_UNKNOWN_COMMAND;  // DescriptorIntake.java:232
          end
          if (submit_data_last || (at == 3'd2)) begin  // DescriptorIntake.java:233
            at <= 3'd0;  // DescriptorIntake.java:233
          end
        end
        if (keepsLast) begin  // DescriptorIntake.java:194
          state <= State_COMPARE;  // DescriptorIntake.java:194
        end else if (takesLast) begin  // DescriptorIntake.java:195
          state <= State_REPORT;  // DescriptorIntake.java:195
        end
      end
      State_COMPARE: begin  // DescriptorIntake.java:196
        state <= State_CHECK;  // DescriptorIntake.java:196
      end
      State_CHECK: begin  // DescriptorIntake.java:197
        status <= ReductionStatus_UNKNOWN_COMMAND;  // DescriptorIntake.java:238
        if (isDescriptor) begin  // DescriptorIntake.java:239
          status <= verdict;  // DescriptorIntake.java:240
          if ((verdict == ReductionStatus_DONE) && !fits) begin  // DescriptorIntake.java:241
            status <= ReductionStatus_COUNT;  // DescriptorIntake.java:241
          end
        end
        if (isThread || isOpen) begin  // DescriptorIntake.java:243
          status <= ReductionStatus_PORT;  // DescriptorIntake.java:243
        end
        if (placesThread) begin  // DescriptorIntake.java:199
          state <= State_CONTROL;  // DescriptorIntake.java:199
        end else if (divides) begin  // DescriptorIntake.java:200
          state <= State_DIVIDE;  // DescriptorIntake.java:200
        end else if (goesOn && reduces) begin  // DescriptorIntake.java:201
          state <= State_DATA;  // DescriptorIntake.java:201
        end else if (goesOn) begin  // DescriptorIntake.java:202
          state <= State_ARM;  // DescriptorIntake.java:202
        end else if (ended) begin  // DescriptorIntake.java:203
          state <= State_REPORT;  // DescriptorIntake.java:203
        end else begin  // DescriptorIntake.java:199
          state <= State_DRAIN;  // DescriptorIntake.java:204
        end
      end
      State_DATA: begin  // DescriptorIntake.java:205
        if (takes) begin  // DescriptorIntake.java:206
          at <= at + 3'd1;  // DescriptorIntake.java:247
          if (submit_data_last != isEnd) begin  // DescriptorIntake.java:248
            status <= ReductionStatus_COUNT;  // DescriptorIntake.java:248
          end
          if (submit_data_last || isEnd) begin  // DescriptorIntake.java:249
            at <= 3'd0;  // DescriptorIntake.java:249
          end
        end
        if (takesLast && isEnd) begin  // DescriptorIntake.java:207
          state <= State_ARM;  // DescriptorIntake.java:207
        end else if (takesLast) begin  // DescriptorIntake.java:208
          state <= State_REPORT;  // DescriptorIntake.java:208
        end else if (takes && isEnd) begin  // DescriptorIntake.java:209
          state <= State_DRAIN;  // DescriptorIntake.java:209
        end
      end
      State_ARM: begin  // DescriptorIntake.java:210
        if (armed) begin  // DescriptorIntake.java:210
          state <= State_ARMED;  // DescriptorIntake.java:210
        end
      end
      State_ARMED: begin  // DescriptorIntake.java:211
        state <= State_CONTROL;  // DescriptorIntake.java:211
      end
      State_DIVIDE: begin  // DescriptorIntake.java:212
        if (tree_done) begin  // DescriptorIntake.java:212
          state <= State_PLACES;  // DescriptorIntake.java:212
        end
      end
      State_PLACES: begin  // DescriptorIntake.java:213
        status <= hasPlaces ? ReductionStatus_OPENED : ReductionStatus_NO_PLACES;  // DescriptorIntake.java:215
        state <= State_REPORT;  // DescriptorIntake.java:216
      end
      State_DRAIN: begin  // DescriptorIntake.java:217
        if (takesLast) begin  // DescriptorIntake.java:217
          at <= 3'd0;  // DescriptorIntake.java:217
        end
        if (takesLast) begin  // DescriptorIntake.java:217
          state <= State_REPORT;  // DescriptorIntake.java:217
        end
      end
      default /* State_REPORT */: begin  // DescriptorIntake.java:218
        if (report_valid && report_ready) begin  // DescriptorIntake.java:219
          at <= report_data_last ? 3'd0 : (at + 3'd1);  // DescriptorIntake.java:221
        end
        if (report_valid && report_ready && report_data_last) begin  // DescriptorIntake.java:222
          state <= State_CONTROL;  // DescriptorIntake.java:222
        end
      end
    endcase
    if (reset) begin
      state <= State_CONTROL;  // DescriptorIntake.java:72
      status <= ReductionStatus_NONE;  // DescriptorIntake.java:74
      at <= 3'd0;  // DescriptorIntake.java:77
      ended <= 1'b0;  // DescriptorIntake.java:79
      openedNow <= 1'b0;  // DescriptorIntake.java:166
    end
  end
  TreePlace tree (  // DescriptorIntake.java:145
    .clock(clock), .reset(reset), .begins((state == State_CHECK) && isOpen), .rank(tree_rank), .size(tree_size),
    .arity(kept_0_shape[37:32]), .done(tree_done), .parent(tree_parent), .child(tree_child),
    .firstChild(tree_firstChild), .children(tree_children), .siblings(tree_siblings));
  wire unused_ok = &{1'b0, kept_2, narrow_sum[0]};
endmodule
`default_nettype wire
