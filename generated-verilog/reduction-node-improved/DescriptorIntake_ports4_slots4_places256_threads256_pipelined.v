`default_nettype none
// size.ports=4, size.slots=4, size.places=256, size.threads=256, size.pipelined=true
module DescriptorIntake_ports4_slots4_places256_threads256_pipelined (  // DescriptorIntake.java:69
  input  wire clock,  // DescriptorIntake.java:69
  input  wire reset,  // DescriptorIntake.java:69
  input  wire [63:0] submit_data_data,  // DescriptorIntake.java:34
  input  wire submit_data_last,  // DescriptorIntake.java:34
  input  wire submit_valid,  // DescriptorIntake.java:34
  output wire submit_ready,  // DescriptorIntake.java:34
  output wire [63:0] report_data_data,  // DescriptorIntake.java:36
  output wire report_data_last,  // DescriptorIntake.java:36
  output wire report_valid,  // DescriptorIntake.java:36
  input  wire report_ready,  // DescriptorIntake.java:36
  output wire [63:0] control_head,  // DescriptorIntake.java:39
  output wire [63:0] control_shape,  // DescriptorIntake.java:39
  output wire [63:0] control_outcome,  // DescriptorIntake.java:39
  input  wire [4:0] verdict,  // DescriptorIntake.java:41
  output wire arms,  // DescriptorIntake.java:44
  input  wire armed,  // DescriptorIntake.java:46
  output wire writes,  // DescriptorIntake.java:49
  output wire [2:0] word,  // DescriptorIntake.java:51
  output wire [63:0] data,  // DescriptorIntake.java:53
  output wire opens,  // DescriptorIntake.java:56
  output wire [7:0] opened_generation,  // DescriptorIntake.java:58
  output wire [15:0] opened_rank,  // DescriptorIntake.java:58
  output wire [15:0] opened_parent,  // DescriptorIntake.java:58
  output wire [5:0] opened_child,  // DescriptorIntake.java:58
  output wire [15:0] opened_firstChild,  // DescriptorIntake.java:58
  output wire [5:0] opened_children,  // DescriptorIntake.java:58
  output wire [5:0] opened_siblings,  // DescriptorIntake.java:58
  output wire [15:0] opened_forChildren,  // DescriptorIntake.java:58
  output wire [15:0] opened_forResult,  // DescriptorIntake.java:58
  input  wire hasPlaces,  // DescriptorIntake.java:60
  input  wire mayOpen,  // DescriptorIntake.java:62
  output wire placesThread  // DescriptorIntake.java:64
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
  reg  [2:0] state;  // DescriptorIntake.java:71
  reg  [4:0] status;  // DescriptorIntake.java:72
  reg  [63:0] kept_0_head;  // DescriptorIntake.java:73
  reg  [63:0] kept_0_shape;  // DescriptorIntake.java:73
  reg  [63:0] kept_0_outcome;  // DescriptorIntake.java:73
  reg  [2:0] at;  // DescriptorIntake.java:74
  reg  ended;  // DescriptorIntake.java:75
  wire [15:0] tree_rank;  // DescriptorIntake.java:93
  wire [15:0] tree_size;  // DescriptorIntake.java:93
  wire tree_done; wire [15:0] tree_parent, tree_firstChild; wire [5:0] tree_child, tree_children, tree_siblings;  // DescriptorIntake.java:93
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
      && ((type_0 == 4'd0) || (type_0 == 4'd1))) ? accumulators : (isWide ? wide : narrow)) : 9'd0;  // DescriptorIntake.java:82
  wire isEnd = ({6'd0, at} + 9'd1) == words;  // DescriptorIntake.java:83
  wire [3:0] operation_1 = kept_0_head[11:8];  // Control.java:32
  wire [3:0] type_1 = kept_0_head[15:12];  // Control.java:32
  wire isHalf = isEnd && kept_0_shape[42] && kept_0_shape[32]
      && !((operation_1 == 4'd3) || (operation_1 == 4'd4))
      && !((kept_0_head[5:4] == 2'd2) && (kept_0_head[11:8] == 4'd0) && ((type_1 == 4'd0) || (type_1 == 4'd1)));  // DescriptorIntake.java:89
  wire [1:0] command = kept_0_head[7:6];  // Control.java:32
  wire isOpen = command == 2'd1;  // DescriptorIntake.java:98
  wire isDescriptor = command == 2'd0;  // DescriptorIntake.java:99
  wire isThread = command == 2'd2;  // DescriptorIntake.java:100
  wire [7:0] arity = kept_0_shape[39:32];  // Control.java:32
  wire isTree = (tree_rank < tree_size) && (tree_size <= 16'd256) && (arity >= 8'd2) && (arity <= 8'd32);  // DescriptorIntake.java:117
  wire isPort = kept_0_head[39:32] < 8'd4;  // DescriptorIntake.java:118
  wire takes = submit_valid && submit_ready;  // DescriptorIntake.java:122
  wire takesLast = takes && submit_data_last;  // DescriptorIntake.java:123
  wire keepsLast = takes && (at == 3'd2);  // DescriptorIntake.java:124
  wire fits = ended == (words == 9'd0);  // DescriptorIntake.java:125
  wire goesOn = isDescriptor && (verdict == ReductionStatus_DONE) && fits;  // DescriptorIntake.java:126
  wire divides = isOpen && ended && isPort && isTree && mayOpen;  // DescriptorIntake.java:127
  wire [15:0] kept_1 = kept_0_outcome[15:0];  // Control.java:49
  wire [7:0] kept_2 = kept_0_outcome[23:16];  // Control.java:49
  wire [7:0] kept_3 = kept_0_outcome[31:24];  // Control.java:49
  wire [31:0] kept_4 = kept_0_outcome[63:32];  // Control.java:49
  wire [63:0] told = {kept_4, kept_3, 3'd0, status, kept_1};  // Control.java:57
  wire [63:0] bits = (at == 3'd1) ? kept_0_shape : told;  // DescriptorIntake.java:190
  assign submit_ready = (state == State_CONTROL) || (state == State_DATA) || (state == State_DRAIN);  // DescriptorIntake.java:80
  assign report_data_data = (at == 3'd0) ? kept_0_head : bits;  // DescriptorIntake.java:191
  assign report_data_last = at == 3'd2;  // DescriptorIntake.java:185
  assign report_valid = state == State_REPORT;  // DescriptorIntake.java:184
  assign control_head = kept_0_head;  // DescriptorIntake.java:76
  assign control_shape = kept_0_shape;  // DescriptorIntake.java:76
  assign control_outcome = kept_0_outcome;  // DescriptorIntake.java:76
  assign arms = state == State_ARM;  // DescriptorIntake.java:91
  assign writes = (state == State_DATA) && submit_valid;  // DescriptorIntake.java:84
  assign word = at;  // DescriptorIntake.java:85
  assign data = isHalf ? {32'd0, submit_data_data[31:0]} : submit_data_data;  // DescriptorIntake.java:90
  assign opens = (state == State_PLACES) && hasPlaces;  // DescriptorIntake.java:111
  assign opened_generation = kept_0_head[47:40];  // DescriptorIntake.java:102
  assign opened_rank = tree_rank;  // DescriptorIntake.java:103
  assign opened_parent = tree_parent;  // DescriptorIntake.java:104
  assign opened_child = tree_child;  // DescriptorIntake.java:105
  assign opened_firstChild = tree_firstChild;  // DescriptorIntake.java:106
  assign opened_children = tree_children;  // DescriptorIntake.java:107
  assign opened_siblings = tree_siblings;  // DescriptorIntake.java:108
  assign opened_forChildren = kept_0_shape[63:48];  // DescriptorIntake.java:109
  assign opened_forResult = kept_0_head[63:48];  // DescriptorIntake.java:110
  assign placesThread = (state == State_CHECK) && isThread && ended && isPort && (tree_rank < 16'd256);  // DescriptorIntake.java:119
  assign tree_rank = kept_0_shape[15:0];  // DescriptorIntake.java:94
  assign tree_size = kept_0_shape[31:16];  // DescriptorIntake.java:95
  always @(posedge clock) begin
    case (state)  // DescriptorIntake.java:71
      State_CONTROL: begin  // DescriptorIntake.java:129
        if (takes) begin  // DescriptorIntake.java:130
          at <= at + 3'd1;  // DescriptorIntake.java:131
          ended <= submit_data_last;  // DescriptorIntake.java:132
          if (at == 3'd0) begin  // DescriptorIntake.java:133
            kept_0_head <= submit_data_data;  // DescriptorIntake.java:133
          end
          if (at == 3'd1) begin  // DescriptorIntake.java:134
            kept_0_shape <= submit_data_data;  // DescriptorIntake.java:134
          end
          if (at == 3'd2) begin  // DescriptorIntake.java:135
            kept_0_outcome <= submit_data_data;  // DescriptorIntake.java:135
          end
          if (submit_data_last && (at != 3'd2)) begin  // DescriptorIntake.java:136
            status <= ReductionStatus_UNKNOWN_COMMAND;  // DescriptorIntake.java:136
          end
          if (submit_data_last || (at == 3'd2)) begin  // DescriptorIntake.java:137
            at <= 3'd0;  // DescriptorIntake.java:137
          end
        end
        if (keepsLast) begin  // DescriptorIntake.java:139
          state <= State_CHECK;  // DescriptorIntake.java:139
        end else if (takesLast) begin  // DescriptorIntake.java:140
          state <= State_REPORT;  // DescriptorIntake.java:140
        end
      end
      State_CHECK: begin  // DescriptorIntake.java:141
        status <= ReductionStatus_UNKNOWN_COMMAND;  // DescriptorIntake.java:143
        if (isDescriptor) begin  // DescriptorIntake.java:144
          status <= verdict;  // DescriptorIntake.java:145
          if ((verdict == ReductionStatus_DONE) && !fits) begin  // DescriptorIntake.java:146
            status <= ReductionStatus_COUNT;  // DescriptorIntake.java:148
          end
        end
        if (isThread || isOpen) begin  // DescriptorIntake.java:150
          status <= ReductionStatus_PORT;  // DescriptorIntake.java:150
        end
        if (placesThread) begin  // DescriptorIntake.java:152
          state <= State_CONTROL;  // DescriptorIntake.java:152
        end else if (divides) begin  // DescriptorIntake.java:153
          state <= State_DIVIDE;  // DescriptorIntake.java:153
        end else if (goesOn && reduces) begin  // DescriptorIntake.java:154
          state <= State_DATA;  // DescriptorIntake.java:154
        end else if (goesOn) begin  // DescriptorIntake.java:155
          state <= State_ARM;  // DescriptorIntake.java:155
        end else if (ended) begin  // DescriptorIntake.java:156
          state <= State_REPORT;  // DescriptorIntake.java:156
        end else begin  // DescriptorIntake.java:152
          state <= State_DRAIN;  // DescriptorIntake.java:157
        end
      end
      State_DATA: begin  // DescriptorIntake.java:158
        if (takes) begin  // DescriptorIntake.java:159
          at <= at + 3'd1;  // DescriptorIntake.java:160
          if (submit_data_last != isEnd) begin  // DescriptorIntake.java:161
            status <= ReductionStatus_COUNT;  // DescriptorIntake.java:161
          end
          if (submit_data_last || isEnd) begin  // DescriptorIntake.java:162
            at <= 3'd0;  // DescriptorIntake.java:162
          end
        end
        if (takesLast && isEnd) begin  // DescriptorIntake.java:164
          state <= State_ARM;  // DescriptorIntake.java:164
        end else if (takesLast) begin  // DescriptorIntake.java:165
          state <= State_REPORT;  // DescriptorIntake.java:165
        end else if (takes && isEnd) begin  // DescriptorIntake.java:166
          state <= State_DRAIN;  // DescriptorIntake.java:166
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
        status <= hasPlaces ? ReductionStatus_OPENED : ReductionStatus_NO_PLACES;  // DescriptorIntake.java:171
        state <= State_REPORT;  // DescriptorIntake.java:172
      end
      State_DRAIN: begin  // DescriptorIntake.java:173
        if (takesLast) begin  // DescriptorIntake.java:173
          at <= 3'd0;  // DescriptorIntake.java:173
        end
        if (takesLast) begin  // DescriptorIntake.java:173
          state <= State_REPORT;  // DescriptorIntake.java:173
        end
      end
      default /* State_REPORT */: begin  // DescriptorIntake.java:174
        if (report_valid && report_ready) begin  // DescriptorIntake.java:175
          at <= report_data_last ? 3'd0 : (at + 3'd1);  // DescriptorIntake.java:177
        end
        if (report_valid && report_ready && report_data_last) begin  // DescriptorIntake.java:178
          state <= State_CONTROL;  // DescriptorIntake.java:178
        end
      end
    endcase
    if (reset) begin
      state <= State_CONTROL;  // DescriptorIntake.java:71
      status <= ReductionStatus_NONE;  // DescriptorIntake.java:72
      at <= 3'd0;  // DescriptorIntake.java:74
      ended <= 1'b0;  // DescriptorIntake.java:75
    end
  end
  TreePlace tree (  // DescriptorIntake.java:93
    .clock(clock), .reset(reset), .begins((state == State_CHECK) && isOpen), .rank(tree_rank), .size(tree_size),
    .arity(kept_0_shape[37:32]), .done(tree_done), .parent(tree_parent), .child(tree_child),
    .firstChild(tree_firstChild), .children(tree_children), .siblings(tree_siblings));
  wire unused_ok = &{1'b0, kept_2, narrow_sum[0]};
endmodule
`default_nettype wire
