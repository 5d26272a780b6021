// size.ports=4, size.slots=4, size.places=256, size.threads=256, size.pipelined=true
module DescriptorIntake_4_4_256_256_true (  // DescriptorIntake.java:68
  input  wire clock,  // DescriptorIntake.java:68
  input  wire reset,  // DescriptorIntake.java:68
  input  wire [63:0] submit_data_data,  // DescriptorIntake.java:33
  input  wire submit_data_last,  // DescriptorIntake.java:33
  input  wire submit_valid,  // DescriptorIntake.java:33
  output wire submit_ready,  // DescriptorIntake.java:33
  output wire [63:0] report_data_data,  // DescriptorIntake.java:35
  output wire report_data_last,  // DescriptorIntake.java:35
  output wire report_valid,  // DescriptorIntake.java:35
  input  wire report_ready,  // DescriptorIntake.java:35
  output wire [63:0] control_head,  // DescriptorIntake.java:38
  output wire [63:0] control_shape,  // DescriptorIntake.java:38
  output wire [63:0] control_outcome,  // DescriptorIntake.java:38
  input  wire [4:0] verdict,  // DescriptorIntake.java:40
  output wire arms,  // DescriptorIntake.java:43
  input  wire armed,  // DescriptorIntake.java:45
  output wire writes,  // DescriptorIntake.java:48
  output wire [2:0] word,  // DescriptorIntake.java:50
  output wire [63:0] data,  // DescriptorIntake.java:52
  output wire opens,  // DescriptorIntake.java:55
  output wire [7:0] opened_generation,  // DescriptorIntake.java:57
  output wire [15:0] opened_rank,  // DescriptorIntake.java:57
  output wire [15:0] opened_parent,  // DescriptorIntake.java:57
  output wire [5:0] opened_child,  // DescriptorIntake.java:57
  output wire [15:0] opened_firstChild,  // DescriptorIntake.java:57
  output wire [5:0] opened_children,  // DescriptorIntake.java:57
  output wire [5:0] opened_siblings,  // DescriptorIntake.java:57
  output wire [15:0] opened_forChildren,  // DescriptorIntake.java:57
  output wire [15:0] opened_forResult,  // DescriptorIntake.java:57
  input  wire hasPlaces,  // DescriptorIntake.java:59
  input  wire mayOpen,  // DescriptorIntake.java:61
  output wire placesThread  // DescriptorIntake.java:63
);
  localparam [4:0] ReductionStatus_NONE = 5'd0;
  localparam [4:0] ReductionStatus_DONE = 5'd1;
  localparam [4:0] ReductionStatus_COUNT = 5'd7;
  localparam [4:0] ReductionStatus_PORT = 5'd12;
  localparam [4:0] ReductionStatus_NO_PLACES = 5'd17;
  localparam [4:0] ReductionStatus_OPENED = 5'd18;
  localparam [4:0] ReductionStatus_UNKNOWN_COMMAND = 5'd19;
  localparam [2:0] State_CONTROL = 3'd0;
  localparam [2:0] State_CHECK = 3'd1;
  localparam [2:0] State_DATA = 3'd2;
  localparam [2:0] State_ARM = 3'd3;
  localparam [2:0] State_DIVIDE = 3'd4;
  localparam [2:0] State_PLACES = 3'd5;
  localparam [2:0] State_DRAIN = 3'd6;
  localparam [2:0] State_REPORT = 3'd7;
  reg  [2:0] state;  // DescriptorIntake.java:70
  reg  [4:0] status;  // DescriptorIntake.java:71
  reg  [63:0] kept_0_head;  // DescriptorIntake.java:72
  reg  [63:0] kept_0_shape;  // DescriptorIntake.java:72
  reg  [63:0] kept_0_outcome;  // DescriptorIntake.java:72
  reg  [2:0] at;  // DescriptorIntake.java:73
  reg  ended;  // DescriptorIntake.java:74
  wire [15:0] tree_rank;  // DescriptorIntake.java:92
  wire [15:0] tree_size;  // DescriptorIntake.java:92
  wire tree_done; wire [15:0] tree_parent, tree_firstChild; wire [5:0] tree_child, tree_children, tree_siblings;  // DescriptorIntake.java:92
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
  wire [8:0] words = reduces ? (((kept_0_head[5:4] == 2'd2) && (kept_0_head[11:8] == 4'd0)
      && ((type_0 == 4'd0) || (type_0 == 4'd1))) ? accumulators : (isWide ? wide : narrow)) : 9'd0;  // DescriptorIntake.java:81
  wire isEnd = ({6'd0, at} + 9'd1) == words;  // DescriptorIntake.java:82
  wire [3:0] operation_1 = kept_0_head[11:8];  // Control.java:32
  wire [3:0] type_1 = kept_0_head[15:12];  // Control.java:32
  wire isHalf = isEnd && kept_0_shape[42] && kept_0_shape[32]
      && !((operation_1 == 4'd3) || (operation_1 == 4'd4))
      && !((kept_0_head[5:4] == 2'd2) && (kept_0_head[11:8] == 4'd0) && ((type_1 == 4'd0) || (type_1 == 4'd1)));  // DescriptorIntake.java:88
  wire [1:0] command = kept_0_head[7:6];  // Control.java:32
  wire isOpen = command == 2'd1;  // DescriptorIntake.java:97
  wire isDescriptor = command == 2'd0;  // DescriptorIntake.java:98
  wire isThread = command == 2'd2;  // DescriptorIntake.java:99
  wire [7:0] arity = kept_0_shape[39:32];  // Control.java:32
  wire isTree = (tree_rank < tree_size) && (tree_size <= 16'd256) && (arity >= 8'd2) && (arity <= 8'd32);  // DescriptorIntake.java:116
  wire isPort = kept_0_head[39:32] < 8'd4;  // DescriptorIntake.java:117
  wire goesOn = isDescriptor && (verdict == ReductionStatus_DONE) && (ended == (words == 9'd0));  // DescriptorIntake.java:149
  wire divides = isOpen && ended && isPort && isTree && mayOpen;  // DescriptorIntake.java:150
  wire [15:0] kept_1 = kept_0_outcome[15:0];  // Control.java:49
  wire [7:0] kept_2 = kept_0_outcome[23:16];  // Control.java:49
  wire [7:0] kept_3 = kept_0_outcome[31:24];  // Control.java:49
  wire [31:0] kept_4 = kept_0_outcome[63:32];  // Control.java:49
  wire [63:0] told = {kept_4, kept_3, 3'd0, status, kept_1};  // Control.java:57
  wire [63:0] bits = (at == 3'd1) ? kept_0_shape : told;  // DescriptorIntake.java:198
  assign submit_ready = (state == State_CONTROL) || (state == State_DATA) || (state == State_DRAIN);  // DescriptorIntake.java:79
  assign report_data_data = (at == 3'd0) ? kept_0_head : bits;  // DescriptorIntake.java:199
  assign report_data_last = at == 3'd2;  // DescriptorIntake.java:193
  assign report_valid = state == State_REPORT;  // DescriptorIntake.java:192
  assign control_head = kept_0_head;  // DescriptorIntake.java:75
  assign control_shape = kept_0_shape;  // DescriptorIntake.java:75
  assign control_outcome = kept_0_outcome;  // DescriptorIntake.java:75
  assign arms = state == State_ARM;  // DescriptorIntake.java:90
  assign writes = (state == State_DATA) && submit_valid;  // DescriptorIntake.java:83
  assign word = at;  // DescriptorIntake.java:84
  assign data = isHalf ? {32'd0, submit_data_data[31:0]} : submit_data_data;  // DescriptorIntake.java:89
  assign opens = (state == State_PLACES) && hasPlaces;  // DescriptorIntake.java:110
  assign opened_generation = kept_0_head[47:40];  // DescriptorIntake.java:101
  assign opened_rank = tree_rank;  // DescriptorIntake.java:102
  assign opened_parent = tree_parent;  // DescriptorIntake.java:103
  assign opened_child = tree_child;  // DescriptorIntake.java:104
  assign opened_firstChild = tree_firstChild;  // DescriptorIntake.java:105
  assign opened_children = tree_children;  // DescriptorIntake.java:106
  assign opened_siblings = tree_siblings;  // DescriptorIntake.java:107
  assign opened_forChildren = kept_0_shape[63:48];  // DescriptorIntake.java:108
  assign opened_forResult = kept_0_head[63:48];  // DescriptorIntake.java:109
  assign placesThread = (state == State_CHECK) && isThread && ended && isPort && (tree_rank < 16'd256);  // DescriptorIntake.java:118
  assign tree_rank = kept_0_shape[15:0];  // DescriptorIntake.java:93
  assign tree_size = kept_0_shape[31:16];  // DescriptorIntake.java:94
  always @(posedge clock) begin
    case (state)  // DescriptorIntake.java:121
      State_CONTROL: begin  // DescriptorIntake.java:122
        if (submit_valid && submit_ready) begin  // DescriptorIntake.java:124
          at <= at + 3'd1;  // DescriptorIntake.java:125
          ended <= submit_data_last;  // DescriptorIntake.java:126
          if (at == 3'd0) begin  // DescriptorIntake.java:127
            kept_0_head <= submit_data_data;  // DescriptorIntake.java:127
          end
          if (at == 3'd1) begin  // DescriptorIntake.java:128
            kept_0_shape <= submit_data_data;  // DescriptorIntake.java:128
          end
          if (at == 3'd2) begin  // DescriptorIntake.java:129
            kept_0_outcome <= submit_data_data;  // DescriptorIntake.java:130
            state <= State_CHECK;  // DescriptorIntake.java:131
          end
          if (submit_data_last && (at != 3'd2)) begin  // DescriptorIntake.java:133
            status <= ReductionStatus_UNKNOWN_COMMAND;  // DescriptorIntake.java:134
            state <= State_REPORT;  // DescriptorIntake.java:135
          end
          if (submit_data_last || (at == 3'd2)) begin  // DescriptorIntake.java:137
            at <= 3'd0;  // DescriptorIntake.java:137
          end
        end
      end
      State_CHECK: begin  // DescriptorIntake.java:139
        status <= ReductionStatus_UNKNOWN_COMMAND;  // DescriptorIntake.java:140
        if (isDescriptor) begin  // DescriptorIntake.java:141
          status <= verdict;  // DescriptorIntake.java:142
          if ((verdict == ReductionStatus_DONE) && (ended != (words == 9'd0))) begin  // DescriptorIntake.java:143
            status <= ReductionStatus_COUNT;  // DescriptorIntake.java:145
          end
        end
        if (isThread || isOpen) begin  // DescriptorIntake.java:147
          status <= ReductionStatus_PORT;  // DescriptorIntake.java:147
        end
        if (ended) begin  // DescriptorIntake.java:151
          state <= State_REPORT;  // DescriptorIntake.java:151
        end else begin  // DescriptorIntake.java:151
          state <= State_DRAIN;  // DescriptorIntake.java:151
        end
        if (goesOn) begin  // DescriptorIntake.java:152
          state <= reduces ? State_DATA : State_ARM;  // DescriptorIntake.java:152
        end
        if (divides) begin  // DescriptorIntake.java:153
          state <= State_DIVIDE;  // DescriptorIntake.java:153
        end
        if (placesThread) begin  // DescriptorIntake.java:154
          state <= State_CONTROL;  // DescriptorIntake.java:154
        end
      end
      State_DATA: begin  // DescriptorIntake.java:156
        if (submit_valid && submit_ready) begin  // DescriptorIntake.java:158
          at <= at + 3'd1;  // DescriptorIntake.java:159
          if (submit_data_last && isEnd) begin  // DescriptorIntake.java:160
            state <= State_ARM;  // DescriptorIntake.java:160
          end
          if (submit_data_last != isEnd) begin  // DescriptorIntake.java:161
            status <= ReductionStatus_COUNT;  // DescriptorIntake.java:162
            state <= submit_data_last ? State_REPORT : State_DRAIN;  // DescriptorIntake.java:163
          end
          if (submit_data_last || isEnd) begin  // DescriptorIntake.java:165
            at <= 3'd0;  // DescriptorIntake.java:165
          end
        end
      end
      State_ARM: begin  // DescriptorIntake.java:167
        if (armed) begin  // DescriptorIntake.java:167
          state <= State_CONTROL;  // DescriptorIntake.java:167
        end
      end
      State_DIVIDE: begin  // DescriptorIntake.java:168
        if (tree_done) begin  // DescriptorIntake.java:168
          state <= State_PLACES;  // DescriptorIntake.java:168
        end
      end
      State_PLACES: begin  // DescriptorIntake.java:169
        status <= hasPlaces ? ReductionStatus_OPENED : ReductionStatus_NO_PLACES;  // DescriptorIntake.java:170
        state <= State_REPORT;  // DescriptorIntake.java:171
      end
      State_DRAIN: begin  // DescriptorIntake.java:173
        if (submit_valid && submit_ready && submit_data_last) begin  // DescriptorIntake.java:175
          at <= 3'd0;  // DescriptorIntake.java:176
          state <= State_REPORT;  // DescriptorIntake.java:177
        end
      end
      default /* State_REPORT */: begin  // DescriptorIntake.java:179
        if (report_valid && report_ready) begin  // DescriptorIntake.java:181
          at <= at + 3'd1;  // DescriptorIntake.java:182
          if (report_data_last) begin  // DescriptorIntake.java:183
            at <= 3'd0;  // DescriptorIntake.java:184
            state <= State_CONTROL;  // DescriptorIntake.java:185
          end
        end
      end
    endcase
    if (reset) begin
      state <= State_CONTROL;  // DescriptorIntake.java:70
      status <= ReductionStatus_NONE;  // DescriptorIntake.java:71
      at <= 3'd0;  // DescriptorIntake.java:73
      ended <= 1'b0;  // DescriptorIntake.java:74
    end
  end
  TreePlace tree (  // DescriptorIntake.java:92
    .clock(clock), .reset(reset), .begins((state == State_CHECK) && isOpen), .rank(tree_rank), .size(tree_size),
    .arity(kept_0_shape[37:32]), .done(tree_done), .parent(tree_parent), .child(tree_child),
    .firstChild(tree_firstChild), .children(tree_children), .siblings(tree_siblings));
  wire unused_ok = &{1'b0, kept_2, narrow_sum[0]};
endmodule
