`default_nettype none
// tagWidth=1
module LaneChoice_1 (  // LaneChoice.java:36
  input  wire clock,  // LaneChoice.java:36
  input  wire reset,  // LaneChoice.java:36
  input  wire facts_0_leftLess,  // LaneChoice.java:27
  input  wire facts_0_rightLess,  // LaneChoice.java:27
  input  wire facts_0_leftNan,  // LaneChoice.java:27
  input  wire facts_0_rightNan,  // LaneChoice.java:27
  input  wire facts_0_signalling,  // LaneChoice.java:27
  input  wire facts_0_leftTrue,  // LaneChoice.java:27
  input  wire facts_0_rightTrue,  // LaneChoice.java:27
  input  wire facts_1_leftLess,  // LaneChoice.java:27
  input  wire facts_1_rightLess,  // LaneChoice.java:27
  input  wire facts_1_leftNan,  // LaneChoice.java:27
  input  wire facts_1_rightNan,  // LaneChoice.java:27
  input  wire facts_1_signalling,  // LaneChoice.java:27
  input  wire facts_1_leftTrue,  // LaneChoice.java:27
  input  wire facts_1_rightTrue,  // LaneChoice.java:27
  input  wire [3:0] compared_data_operation,  // LaneChoice.java:38
  input  wire [2:0] compared_data_type,  // LaneChoice.java:38
  input  wire compared_data_isLocation,  // LaneChoice.java:38
  input  wire [63:0] compared_data_left,  // LaneChoice.java:38
  input  wire [63:0] compared_data_right,  // LaneChoice.java:38
  input  wire compared_data_tag,  // LaneChoice.java:38
  input  wire compared_valid,  // LaneChoice.java:38
  output wire [63:0] result_data_value,  // LaneChoice.java:39
  output wire [4:0] result_data_flags,  // LaneChoice.java:39
  output wire result_data_tag,  // LaneChoice.java:39
  output wire result_valid  // LaneChoice.java:39
);
  localparam [2:0] ElementType_FLOAT = 3'd0;
  localparam [2:0] ElementType_DOUBLE = 3'd1;
  localparam [2:0] ElementType_INT32 = 3'd2;
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
  reg  [63:0] next_value;  // LaneChoice.java:40
  reg  [4:0] next_flags;  // LaneChoice.java:40
  reg  next_tag;  // LaneChoice.java:40
  reg  nextValid;  // LaneChoice.java:41
  reg  leftWon;  // LaneChoice.java:59
  reg  rightWon;  // LaneChoice.java:60
  reg  [31:0] lane0;  // LaneChoice.java:107
  reg  [31:0] lane1;  // LaneChoice.java:107
  wire wide = (compared_data_type == ElementType_DOUBLE) || (compared_data_type == ElementType_INT64)
      || (compared_data_type == ElementType_UINT64);  // WordKind.java:22
  wire floating_0 = (compared_data_type == ElementType_FLOAT) || (compared_data_type == ElementType_DOUBLE);  // WordKind.java:23
  wire signed_ = (compared_data_type == ElementType_INT32) || (compared_data_type == ElementType_INT64);  // WordKind.java:24
  wire hasLocation = (compared_data_operation == ReductionOperation_MINIMUM_LOCATION)
      || (compared_data_operation == ReductionOperation_MAXIMUM_LOCATION);  // WordKind.java:27
  wire wideLocation = hasLocation && wide && compared_data_isLocation;  // WordKind.java:28
  wire minimum = (compared_data_operation == ReductionOperation_MINIMUM)
      || (compared_data_operation == ReductionOperation_MINIMUM_LOCATION);  // LaneChoice.java:49
  wire maximum = (compared_data_operation == ReductionOperation_MAXIMUM)
      || (compared_data_operation == ReductionOperation_MAXIMUM_LOCATION);  // LaneChoice.java:50
  wire signalling = facts_0_signalling || facts_1_signalling;  // LaneChoice.java:51
  wire anyNan_0 = facts_0_leftNan || facts_0_rightNan;  // LaneChoice.java:79
  wire left_0 = minimum ? facts_0_leftLess : facts_0_rightLess;  // LaneChoice.java:80
  wire right_0 = minimum ? facts_0_rightLess : facts_0_leftLess;  // LaneChoice.java:81
  wire anyNan_1 = facts_1_leftNan || facts_1_rightNan;  // LaneChoice.java:79
  wire left_1 = minimum ? facts_1_leftLess : facts_1_rightLess;  // LaneChoice.java:80
  wire right_1 = minimum ? facts_1_rightLess : facts_1_leftLess;  // LaneChoice.java:81
  wire gate = wide;  // LaneChoice.java:99
  wire [64:0] left_2 = {compared_data_left[63:32], gate, compared_data_left[31:0]};  // LaneChoice.java:100
  wire [64:0] right_2 = {compared_data_right[63:32], 1'b0, compared_data_right[31:0]};  // LaneChoice.java:101
  wire [64:0] sum = left_2 + right_2;  // LaneChoice.java:102
  wire [63:0] sums = {sum[64:33], sum[31:0]};  // LaneChoice.java:103
  wire lowerOnTie_0_choice = anyNan_0 ? !facts_0_rightNan : left_0;  // LaneChoice.java:90
  wire lowerOnTie_0_choice_1 = wide ? leftWon : lowerOnTie_0_choice;  // LaneChoice.java:90
  wire lowerOnTie_0 = !lowerOnTie_0_choice_1 && facts_0_rightLess;  // LaneChoice.java:90
  wire fromRight_0_choice = anyNan_0 ? !facts_0_leftNan : right_0;  // LaneChoice.java:91
  wire fromRight_0_choice_1 = wide ? rightWon : fromRight_0_choice;  // LaneChoice.java:91
  wire fromRight_0 = wideLocation ? (fromRight_0_choice_1 || lowerOnTie_0) : fromRight_0_choice;  // LaneChoice.java:91
  wire [31:0] nan_0 = wide ? 32'd0 : 32'h7fc00000;  // LaneChoice.java:143
  wire [31:0] element_0 = fromRight_0 ? compared_data_right[31:0] : compared_data_left[31:0];  // LaneChoice.java:93
  wire [31:0] extreme_0 = (facts_0_leftNan || facts_0_rightNan) ? nan_0 : element_0;  // LaneChoice.java:94
  wire [31:0] floating_1 = wide ? 32'd0 : 32'h3f800000;  // LaneChoice.java:143
  wire [31:0] one_0 = floating_0 ? floating_1 : 32'd1;  // LaneChoice.java:137
  wire lowerOnTie_1 = !lowerOnTie_0_choice_1 && facts_1_rightLess;  // LaneChoice.java:90
  wire fromRight_1 = (wideLocation || (hasLocation && !wide)) ? (fromRight_0_choice_1 || lowerOnTie_1)
      : (anyNan_1 ? !facts_1_leftNan : right_1);  // LaneChoice.java:91
  wire [31:0] nan_1 = wide ? 32'h7ff80000 : 32'h7fc00000;  // LaneChoice.java:143
  wire [31:0] element_1 = fromRight_1 ? compared_data_right[63:32] : compared_data_left[63:32];  // LaneChoice.java:93
  wire [31:0] extreme_1 = (facts_1_leftNan || facts_1_rightNan) ? nan_1 : element_1;  // LaneChoice.java:94
  wire [31:0] floating_2 = wide ? 32'h3ff00000 : 32'h3f800000;  // LaneChoice.java:143
  wire [31:0] integer_ = {31'd0, !wide};  // LaneChoice.java:136
  wire [31:0] one_1 = floating_0 ? floating_2 : integer_;  // LaneChoice.java:137
  assign result_data_value = next_value;  // LaneChoice.java:42
  assign result_data_flags = next_flags;  // LaneChoice.java:42
  assign result_data_tag = next_tag;  // LaneChoice.java:42
  assign result_valid = nextValid;  // LaneChoice.java:43
  always @* begin
    case (compared_data_operation)  // LaneChoice.java:111
      ReductionOperation_SUM: begin  // LaneChoice.java:112
        lane0 = sums[31:0];  // LaneChoice.java:112
      end
      ReductionOperation_MINIMUM, ReductionOperation_MAXIMUM, ReductionOperation_MINIMUM_LOCATION,
          ReductionOperation_MAXIMUM_LOCATION: begin  // LaneChoice.java:113
        lane0 = extreme_0;  // LaneChoice.java:119
      end
      ReductionOperation_LOGICAL_AND: begin  // LaneChoice.java:120
        lane0 = one_0 & {32{facts_0_leftTrue && facts_0_rightTrue}};  // LaneChoice.java:120
      end
      ReductionOperation_LOGICAL_OR: begin  // LaneChoice.java:121
        lane0 = one_0 & {32{facts_0_leftTrue || facts_0_rightTrue}};  // LaneChoice.java:121
      end
      ReductionOperation_LOGICAL_XOR: begin  // LaneChoice.java:122
        lane0 = one_0 & {32{facts_0_leftTrue ^ facts_0_rightTrue}};  // LaneChoice.java:122
      end
      ReductionOperation_BITWISE_AND: begin  // LaneChoice.java:123
        lane0 = compared_data_left[31:0] & compared_data_right[31:0];  // LaneChoice.java:123
      end
      ReductionOperation_BITWISE_OR: begin  // LaneChoice.java:124
        lane0 = compared_data_left[31:0] | compared_data_right[31:0];  // LaneChoice.java:124
      end
      default /* ReductionOperation_BITWISE_XOR */: begin  // LaneChoice.java:125
        lane0 = compared_data_left[31:0] ^ compared_data_right[31:0];  // LaneChoice.java:125
      end
    endcase
  end
  always @* begin
    case (compared_data_operation)  // LaneChoice.java:111
      ReductionOperation_SUM: begin  // LaneChoice.java:112
        lane1 = sums[63:32];  // LaneChoice.java:112
      end
      ReductionOperation_MINIMUM, ReductionOperation_MAXIMUM, ReductionOperation_MINIMUM_LOCATION,
          ReductionOperation_MAXIMUM_LOCATION: begin  // LaneChoice.java:113
        lane1 = extreme_1;  // LaneChoice.java:119
      end
      ReductionOperation_LOGICAL_AND: begin  // LaneChoice.java:120
        lane1 = one_1 & {32{facts_1_leftTrue && facts_1_rightTrue}};  // LaneChoice.java:120
      end
      ReductionOperation_LOGICAL_OR: begin  // LaneChoice.java:121
        lane1 = one_1 & {32{facts_1_leftTrue || facts_1_rightTrue}};  // LaneChoice.java:121
      end
      ReductionOperation_LOGICAL_XOR: begin  // LaneChoice.java:122
        lane1 = one_1 & {32{facts_1_leftTrue ^ facts_1_rightTrue}};  // LaneChoice.java:122
      end
      ReductionOperation_BITWISE_AND: begin  // LaneChoice.java:123
        lane1 = compared_data_left[63:32] & compared_data_right[63:32];  // LaneChoice.java:123
      end
      ReductionOperation_BITWISE_OR: begin  // LaneChoice.java:124
        lane1 = compared_data_left[63:32] | compared_data_right[63:32];  // LaneChoice.java:124
      end
      default /* ReductionOperation_BITWISE_XOR */: begin  // LaneChoice.java:125
        lane1 = compared_data_left[63:32] ^ compared_data_right[63:32];  // LaneChoice.java:125
      end
    endcase
  end
  always @(posedge clock) begin
    nextValid <= compared_valid;  // LaneChoice.java:44
    next_tag <= compared_data_tag;  // LaneChoice.java:45
    next_flags <= {(minimum || maximum) && signalling, 1'b0, 1'b0, 1'b0, 1'b0};  // LaneChoice.java:52
    if (compared_valid && !wideLocation) begin  // LaneChoice.java:61
      leftWon <= lowerOnTie_0_choice;  // LaneChoice.java:62
      rightWon <= fromRight_0_choice;  // LaneChoice.java:63
    end
    next_value <= {lane1, lane0};  // LaneChoice.java:75
    if (reset) begin
      nextValid <= 1'b0;  // LaneChoice.java:41
    end
  end
  wire unused_ok = &{1'b0, signed_, left_1, sum[32]};
endmodule
`default_nettype wire
