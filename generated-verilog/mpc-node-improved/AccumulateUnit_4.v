`default_nettype none
// tagWidth=4
module AccumulateUnit_4 (  // AccumulateUnit.java:77
  input  wire clock,  // AccumulateUnit.java:77
  input  wire reset,  // AccumulateUnit.java:77
  input  wire [15:0] update_data_reader,  // AccumulateUnit.java:42
  input  wire [15:0] update_data_holder,  // AccumulateUnit.java:42
  input  wire [15:0] update_data_ctrl,  // AccumulateUnit.java:42
  input  wire [31:0] update_data_rid,  // AccumulateUnit.java:42
  input  wire [31:0] update_data_len,  // AccumulateUnit.java:42
  input  wire [31:0] update_data_from,  // AccumulateUnit.java:42
  input  wire [31:0] update_data_into,  // AccumulateUnit.java:42
  input  wire update_data_notifies,  // AccumulateUnit.java:42
  input  wire update_data_update_updates,  // AccumulateUnit.java:42
  input  wire [3:0] update_data_update_operation,  // AccumulateUnit.java:42
  input  wire [2:0] update_data_update_element,  // AccumulateUnit.java:42
  input  wire [63:0] update_data_update_operand,  // AccumulateUnit.java:42
  input  wire update_valid,  // AccumulateUnit.java:42
  output wire update_ready,  // AccumulateUnit.java:42
  input  wire [15:0] node,  // AccumulateUnit.java:44
  output wire holds,  // AccumulateUnit.java:48
  input  wire isHeld,  // AccumulateUnit.java:50
  output wire [3:0] operands_data_operation,  // AccumulateUnit.java:52
  output wire [2:0] operands_data_type,  // AccumulateUnit.java:52
  output wire operands_data_isLocation,  // AccumulateUnit.java:52
  output wire [63:0] operands_data_left,  // AccumulateUnit.java:52
  output wire [63:0] operands_data_right,  // AccumulateUnit.java:52
  output wire operands_data_tag,  // AccumulateUnit.java:52
  output wire operands_valid,  // AccumulateUnit.java:52
  input  wire [63:0] result_data_value,  // AccumulateUnit.java:54
  input  wire [4:0] result_data_flags,  // AccumulateUnit.java:54
  input  wire result_data_tag,  // AccumulateUnit.java:54
  input  wire result_valid,  // AccumulateUnit.java:54
  output wire isOwn,  // AccumulateUnit.java:56
  output wire [63:0] packet_data_data,  // AccumulateUnit.java:58
  output wire packet_data_last,  // AccumulateUnit.java:58
  output wire packet_valid,  // AccumulateUnit.java:58
  input  wire packet_ready,  // AccumulateUnit.java:58
  output wire memory_request_data_write,  // AccumulateUnit.java:79
  output wire [3:0] memory_request_data_tag,  // AccumulateUnit.java:79
  output wire [22:0] memory_request_data_address,  // AccumulateUnit.java:79
  output wire [255:0] memory_request_data_data,  // AccumulateUnit.java:79
  output wire [31:0] memory_request_data_mask,  // AccumulateUnit.java:79
  output wire memory_request_valid,  // AccumulateUnit.java:79
  input  wire memory_request_ready,  // AccumulateUnit.java:79
  input  wire [3:0] memory_answer_data_tag,  // AccumulateUnit.java:79
  input  wire [255:0] memory_answer_data_data,  // AccumulateUnit.java:79
  input  wire memory_answer_valid,  // AccumulateUnit.java:79
  output wire memory_answer_ready  // AccumulateUnit.java:79
);
  localparam [2:0] ElementType_FLOAT = 3'd0;
  localparam [2:0] ElementType_DOUBLE = 3'd1;
  localparam [2:0] ElementType_INT32 = 3'd2;
  localparam [2:0] ElementType_UINT32 = 3'd3;
  localparam [2:0] ElementType_INT64 = 3'd4;
  localparam [2:0] ElementType_UINT64 = 3'd5;
  localparam [3:0] ReductionOperation_SUM = 4'd0;
  localparam [3:0] ReductionOperation_MINIMUM = 4'd1;
  localparam [3:0] ReductionOperation_MAXIMUM = 4'd2;
  localparam [3:0] ReductionOperation_MINIMUM_LOCATION = 4'd3;
  localparam [3:0] ReductionOperation_MAXIMUM_LOCATION = 4'd4;
  localparam [3:0] ReductionOperation_LOGICAL_AND = 4'd5;
  localparam [3:0] ReductionOperation_LOGICAL_OR = 4'd6;
  localparam [3:0] ReductionOperation_LOGICAL_XOR = 4'd7;
  localparam [3:0] ReductionOperation_BITWISE_AND = 4'd8;
  localparam [3:0] ReductionOperation_BITWISE_OR = 4'd9;
  localparam [3:0] ReductionOperation_BITWISE_XOR = 4'd10;
  localparam [2:0] State_IDLE = 3'd0;
  localparam [2:0] State_HOLDING = 3'd1;
  localparam [2:0] State_READING = 3'd2;
  localparam [2:0] State_READ = 3'd3;
  localparam [2:0] State_COMPUTING = 3'd4;
  localparam [2:0] State_WRITING = 3'd5;
  localparam [2:0] State_WRITTEN = 3'd6;
  localparam [2:0] State_ANSWERING = 3'd7;
  reg  [63:0] old;  // AccumulateUnit.java:72
  reg  [2:0] state;  // AccumulateUnit.java:80
  reg  [3:0] operation;  // AccumulateUnit.java:169
  reg  [2:0] type_;  // AccumulateUnit.java:169
  reg  [2:0] index;  // AccumulateUnit.java:178
  wire isWriting = state == State_WRITING;  // AccumulateUnit.java:83
  wire [63:0] value = (update_data_update_operation == 4'd11) ? update_data_update_operand : result_data_value;  // AccumulateUnit.java:117
  wire [31:0] half_0 = value[31:0];  // AccumulateUnit.java:121
  wire word_0_or = (update_data_update_element == 3'd1) || (update_data_update_element == 3'd4)
      || (update_data_update_element == 3'd5);  // AccumulateUnit.java:122
  wire [63:0] word_0 = word_0_or ? value : {half_0, half_0};  // AccumulateUnit.java:122
  wire [7:0] halves = update_data_from[2] ? 8'd240 : 8'd15;  // AccumulateUnit.java:123
  wire [7:0] bytes_0 = word_0_or ? 8'd255 : halves;  // AccumulateUnit.java:124
  wire [7:0] mask_0 = bytes_0 & {8{update_data_from[4:3] == 2'd0}};  // AccumulateUnit.java:126
  wire [127:0] line_0 = {word_0, word_0};  // AccumulateUnit.java:128
  wire [15:0] mask_1 = {bytes_0 & {8{update_data_from[4:3] == 2'd1}}, mask_0};  // AccumulateUnit.java:129
  wire [191:0] line_1 = {line_0, word_0};  // AccumulateUnit.java:128
  wire [23:0] mask_2 = {bytes_0 & {8{update_data_from[4:3] == 2'd2}}, mask_1};  // AccumulateUnit.java:129
  wire [255:0] line_2 = {line_1, word_0};  // AccumulateUnit.java:128
  wire [31:0] mask_3 = {bytes_0 & {8{update_data_from[4:3] == 2'd3}}, mask_2};  // AccumulateUnit.java:129
  wire [63:0] word_1 = memory_answer_data_data[63:0];  // AccumulateUnit.java:146
  wire [63:0] next_0 = memory_answer_data_data[127:64];  // AccumulateUnit.java:148
  wire [63:0] word_2 = (update_data_from[4:3] == 2'd1) ? next_0 : word_1;  // AccumulateUnit.java:149
  wire [63:0] next_1 = memory_answer_data_data[191:128];  // AccumulateUnit.java:148
  wire [63:0] word_3 = (update_data_from[4:3] == 2'd2) ? next_1 : word_2;  // AccumulateUnit.java:149
  wire [63:0] next_2 = memory_answer_data_data[255:192];  // AccumulateUnit.java:148
  wire [63:0] word_4 = (update_data_from[4:3] == 2'd3) ? next_2 : word_3;  // AccumulateUnit.java:149
  wire [31:0] half_1 = update_data_from[2] ? word_4[63:32] : word_4[31:0];  // AccumulateUnit.java:151
  wire computes = (state == State_COMPUTING) || isWriting;  // AccumulateUnit.java:92
  wire isAnswering = state == State_ANSWERING;  // AccumulateUnit.java:97
  wire ends = packet_valid && packet_ready && packet_data_last;  // AccumulateUnit.java:98
  wire [3:0] bytes_1 = word_0_or ? 4'd8 : 4'd4;  // AccumulateUnit.java:179
  wire [63:0] word_5 = (index == 3'd3) ? 64'd0 : old;  // AccumulateUnit.java:187
  wire [63:0] word_6 = (index == 3'd2) ? {13'd0, 2'd3, update_data_notifies, update_data_ctrl, update_data_rid}
      : word_5;  // AccumulateUnit.java:187
  wire [63:0] word_7 = (index == 3'd1) ? {update_data_len, update_data_into} : word_6;  // AccumulateUnit.java:187
  wire [63:0] word_8 = (index == 3'd0) ? {18'd0, 10'd0, bytes_1, node, update_data_reader} : word_7;  // AccumulateUnit.java:187
  wire isLast = index == 3'd4;  // AccumulateUnit.java:189
  assign update_ready = ends;  // AccumulateUnit.java:100
  assign holds = !((state == State_IDLE) || isAnswering);  // AccumulateUnit.java:101
  assign operands_data_operation = operation;  // AccumulateUnit.java:159
  assign operands_data_type = type_;  // AccumulateUnit.java:161
  assign operands_data_isLocation = 1'b0;  // AccumulateUnit.java:162
  assign operands_data_left = old;  // AccumulateUnit.java:163
  assign operands_data_right = update_data_update_operand;  // AccumulateUnit.java:164
  assign operands_data_tag = 1'b0;  // AccumulateUnit.java:165
  assign operands_valid = computes;  // AccumulateUnit.java:156
  assign isOwn = update_data_reader == node;  // AccumulateUnit.java:190
  assign packet_data_data = word_8;  // AccumulateUnit.java:192
  assign packet_data_last = isLast;  // AccumulateUnit.java:193
  assign packet_valid = isAnswering;  // AccumulateUnit.java:191
  assign memory_request_data_write = isWriting;  // AccumulateUnit.java:133
  assign memory_request_data_tag = 4'd0;  // AccumulateUnit.java:134
  assign memory_request_data_address = update_data_from[27:5];  // AccumulateUnit.java:135
  assign memory_request_data_data = line_2;  // AccumulateUnit.java:136
  assign memory_request_data_mask = mask_3;  // AccumulateUnit.java:137
  assign memory_request_valid = (state == State_READING) || isWriting;  // AccumulateUnit.java:131
  assign memory_answer_ready = 1'b1;  // AccumulateUnit.java:85
  always @* begin
    operation = ReductionOperation_SUM;  // AccumulateUnit.java:170
    if (update_data_update_operation == 4'd0) begin  // AccumulateUnit.java:172
      operation = ReductionOperation_SUM;  // AccumulateUnit.java:172
    end
    if (update_data_update_operation == 4'd1) begin  // AccumulateUnit.java:172
      operation = ReductionOperation_MINIMUM;  // AccumulateUnit.java:172
    end
    if (update_data_update_operation == 4'd2) begin  // AccumulateUnit.java:172
      operation = ReductionOperation_MAXIMUM;  // AccumulateUnit.java:172
    end
    if (update_data_update_operation == 4'd3) begin  // AccumulateUnit.java:172
      operation = ReductionOperation_MINIMUM_LOCATION;  // AccumulateUnit.java:172
    end
    if (update_data_update_operation == 4'd4) begin  // AccumulateUnit.java:172
      operation = ReductionOperation_MAXIMUM_LOCATION;  // AccumulateUnit.java:172
    end
    if (update_data_update_operation == 4'd5) begin  // AccumulateUnit.java:172
      operation = ReductionOperation_LOGICAL_AND;  // AccumulateUnit.java:172
    end
    if (update_data_update_operation == 4'd6) begin  // AccumulateUnit.java:172
      operation = ReductionOperation_LOGICAL_OR;  // AccumulateUnit.java:172
    end
    if (update_data_update_operation == 4'd7) begin  // AccumulateUnit.java:172
      operation = ReductionOperation_LOGICAL_XOR;  // AccumulateUnit.java:172
    end
    if (update_data_update_operation == 4'd8) begin  // AccumulateUnit.java:172
      operation = ReductionOperation_BITWISE_AND;  // AccumulateUnit.java:172
    end
    if (update_data_update_operation == 4'd9) begin  // AccumulateUnit.java:172
      operation = ReductionOperation_BITWISE_OR;  // AccumulateUnit.java:172
    end
    if (update_data_update_operation == 4'd10) begin  // AccumulateUnit.java:172
      operation = ReductionOperation_BITWISE_XOR;  // AccumulateUnit.java:172
    end
  end
  always @* begin
    type_ = ElementType_FLOAT;  // AccumulateUnit.java:170
    if (update_data_update_element == 3'd0) begin  // AccumulateUnit.java:172
      type_ = ElementType_FLOAT;  // AccumulateUnit.java:172
    end
    if (update_data_update_element == 3'd1) begin  // AccumulateUnit.java:172
      type_ = ElementType_DOUBLE;  // AccumulateUnit.java:172
    end
    if (update_data_update_element == 3'd2) begin  // AccumulateUnit.java:172
      type_ = ElementType_INT32;  // AccumulateUnit.java:172
    end
    if (update_data_update_element == 3'd3) begin  // AccumulateUnit.java:172
      type_ = ElementType_UINT32;  // AccumulateUnit.java:172
    end
    if (update_data_update_element == 3'd4) begin  // AccumulateUnit.java:172
      type_ = ElementType_INT64;  // AccumulateUnit.java:172
    end
    if (update_data_update_element == 3'd5) begin  // AccumulateUnit.java:172
      type_ = ElementType_UINT64;  // AccumulateUnit.java:172
    end
  end
  always @(posedge clock) begin
    if ((state == State_READ) && memory_answer_valid) begin  // AccumulateUnit.java:87
      old <= word_0_or ? word_4 : {32'd0, half_1};  // AccumulateUnit.java:89
    end
    if (packet_valid && packet_ready) begin  // AccumulateUnit.java:194
      index <= isLast ? 3'd0 : (index + 3'd1);  // AccumulateUnit.java:194
    end
    case (state)  // AccumulateUnit.java:80
      State_IDLE: begin  // AccumulateUnit.java:103
        if (update_valid) begin  // AccumulateUnit.java:103
          state <= State_HOLDING;  // AccumulateUnit.java:103
        end
      end
      State_HOLDING: begin  // AccumulateUnit.java:104
        if (isHeld) begin  // AccumulateUnit.java:104
          state <= State_READING;  // AccumulateUnit.java:104
        end
      end
      State_READING: begin  // AccumulateUnit.java:105
        if (memory_request_ready) begin  // AccumulateUnit.java:105
          state <= State_READ;  // AccumulateUnit.java:105
        end
      end
      State_READ: begin  // AccumulateUnit.java:106
        if (memory_answer_valid) begin  // AccumulateUnit.java:106
          state <= State_COMPUTING;  // AccumulateUnit.java:106
        end
      end
      State_COMPUTING: begin  // AccumulateUnit.java:107
        if (result_valid) begin  // AccumulateUnit.java:107
          state <= State_WRITING;  // AccumulateUnit.java:107
        end
      end
      State_WRITING: begin  // AccumulateUnit.java:108
        if (memory_request_ready) begin  // AccumulateUnit.java:108
          state <= State_WRITTEN;  // AccumulateUnit.java:108
        end
      end
      State_WRITTEN: begin  // AccumulateUnit.java:109
        if (memory_answer_valid) begin  // AccumulateUnit.java:109
          state <= State_ANSWERING;  // AccumulateUnit.java:109
        end
      end
      default /* State_ANSWERING */: begin  // AccumulateUnit.java:110
        if (ends) begin  // AccumulateUnit.java:110
          state <= State_IDLE;  // AccumulateUnit.java:110
        end
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // AccumulateUnit.java:80
      index <= 3'd0;  // AccumulateUnit.java:178
    end
  end
  wire unused_ok = &{1'b0, update_data_holder, update_data_from[1:0], update_data_from[31:28],
      update_data_update_updates, result_data_flags, result_data_tag, memory_answer_data_tag};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!((state == State_READ) && memory_answer_valid) || !result_valid)) begin  // AccumulateUnit.java:94
        $display("assertion failed: the ALU is empty before it computes (AccumulateUnit.java:94)");
        $stop;  // AccumulateUnit.java:94
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!((state == State_READ) && memory_answer_valid) || !result_valid);  // AccumulateUnit.java:94
    end
  end
`endif
endmodule
`default_nettype wire
