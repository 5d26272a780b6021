// tagWidth=7
module LaneChoice_7 (  // LaneChoice.java:35
  input  wire clock,  // LaneChoice.java:35
  input  wire facts_0_leftLess,  // LaneChoice.java:24
  input  wire facts_0_rightLess,  // LaneChoice.java:24
  input  wire facts_0_leftNan,  // LaneChoice.java:24
  input  wire facts_0_rightNan,  // LaneChoice.java:24
  input  wire facts_0_signalling,  // LaneChoice.java:24
  input  wire facts_0_leftTrue,  // LaneChoice.java:24
  input  wire facts_0_rightTrue,  // LaneChoice.java:24
  input  wire facts_1_leftLess,  // LaneChoice.java:24
  input  wire facts_1_rightLess,  // LaneChoice.java:24
  input  wire facts_1_leftNan,  // LaneChoice.java:24
  input  wire facts_1_rightNan,  // LaneChoice.java:24
  input  wire facts_1_signalling,  // LaneChoice.java:24
  input  wire facts_1_leftTrue,  // LaneChoice.java:24
  input  wire facts_1_rightTrue,  // LaneChoice.java:24
  output wire [63:0] value,  // LaneChoice.java:26
  output wire invalid,  // LaneChoice.java:28
  input  wire [3:0] operands_data_operation,  // LaneChoice.java:37
  input  wire [2:0] operands_data_type,  // LaneChoice.java:37
  input  wire operands_data_isLocation,  // LaneChoice.java:37
  input  wire [63:0] operands_data_left,  // LaneChoice.java:37
  input  wire [63:0] operands_data_right,  // LaneChoice.java:37
  input  wire [6:0] operands_data_tag,  // LaneChoice.java:37
  input  wire operands_valid  // LaneChoice.java:37
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
  reg  [63:0] nextValue;  // LaneChoice.java:39
  reg  nextInvalid;  // LaneChoice.java:40
  reg  leftWon;  // LaneChoice.java:51
  reg  rightWon;  // LaneChoice.java:52
  reg  [31:0] lane0;  // LaneChoice.java:101
  reg  [31:0] lane1;  // LaneChoice.java:101
  wire wide = (operands_data_type == ElementType_DOUBLE) || (operands_data_type == ElementType_INT64)
      || (operands_data_type == ElementType_UINT64);  // WordKind.java:21
  wire floating_0 = (operands_data_type == ElementType_FLOAT) || (operands_data_type == ElementType_DOUBLE);  // WordKind.java:22
  wire signed_ = (operands_data_type == ElementType_INT32) || (operands_data_type == ElementType_INT64);  // WordKind.java:23
  wire hasLocation = (operands_data_operation == ReductionOperation_MINIMUM_LOCATION)
      || (operands_data_operation == ReductionOperation_MAXIMUM_LOCATION);  // WordKind.java:26
  wire wideLocation = hasLocation && wide && operands_data_isLocation;  // WordKind.java:27
  wire minimum = (operands_data_operation == ReductionOperation_MINIMUM)
      || (operands_data_operation == ReductionOperation_MINIMUM_LOCATION);  // LaneChoice.java:45
  wire maximum = (operands_data_operation == ReductionOperation_MAXIMUM)
      || (operands_data_operation == ReductionOperation_MAXIMUM_LOCATION);  // LaneChoice.java:46
  wire anyNan_0 = facts_0_leftNan || facts_0_rightNan;  // LaneChoice.java:73
  wire left_0 = minimum ? facts_0_leftLess : facts_0_rightLess;  // LaneChoice.java:74
  wire right_0 = minimum ? facts_0_rightLess : facts_0_leftLess;  // LaneChoice.java:75
  wire anyNan_1 = facts_1_leftNan || facts_1_rightNan;  // LaneChoice.java:73
  wire left_1 = minimum ? facts_1_leftLess : facts_1_rightLess;  // LaneChoice.java:74
  wire right_1 = minimum ? facts_1_rightLess : facts_1_leftLess;  // LaneChoice.java:75
  wire gate = wide;  // LaneChoice.java:93
  wire [64:0] left_2 = {operands_data_left[63:32], gate, operands_data_left[31:0]};  // LaneChoice.java:94
  wire [64:0] right_2 = {operands_data_right[63:32], 1'b0, operands_data_right[31:0]};  // LaneChoice.java:95
  wire [64:0] sum = left_2 + right_2;  // LaneChoice.java:96
  wire [63:0] sums = {sum[64:33], sum[31:0]};  // LaneChoice.java:97
  wire lowerOnTie_0_choice = anyNan_0 ? !facts_0_rightNan : left_0;  // LaneChoice.java:84
  wire lowerOnTie_0_choice_1 = wide ? leftWon : lowerOnTie_0_choice;  // LaneChoice.java:84
  wire lowerOnTie_0 = !lowerOnTie_0_choice_1 && facts_0_rightLess;  // LaneChoice.java:84
  wire fromRight_0_choice = anyNan_0 ? !facts_0_leftNan : right_0;  // LaneChoice.java:85
  wire fromRight_0_choice_1 = wide ? rightWon : fromRight_0_choice;  // LaneChoice.java:85
  wire fromRight_0 = wideLocation ? (fromRight_0_choice_1 || lowerOnTie_0) : fromRight_0_choice;  // LaneChoice.java:85
  wire [31:0] nan_0 = wide ? 32'd0 : 32'h7fc00000;  // LaneChoice.java:132
  wire [31:0] element_0 = fromRight_0 ? operands_data_right[31:0] : operands_data_left[31:0];  // LaneChoice.java:87
  wire [31:0] extreme_0 = (facts_0_leftNan || facts_0_rightNan) ? nan_0 : element_0;  // LaneChoice.java:88
  wire [31:0] floating_1 = wide ? 32'd0 : 32'h3f800000;  // LaneChoice.java:132
  wire [31:0] floating_2 = wide ? 32'd0 : 32'h3f800000;  // LaneChoice.java:132
  wire [31:0] floating_3 = wide ? 32'd0 : 32'h3f800000;  // LaneChoice.java:132
  wire lowerOnTie_1 = !lowerOnTie_0_choice_1 && facts_1_rightLess;  // LaneChoice.java:84
  wire fromRight_1 = (wideLocation || (hasLocation && !wide)) ? (fromRight_0_choice_1 || lowerOnTie_1)
      : (anyNan_1 ? !facts_1_leftNan : right_1);  // LaneChoice.java:85
  wire [31:0] nan_1 = wide ? 32'h7ff80000 : 32'h7fc00000;  // LaneChoice.java:132
  wire [31:0] element_1 = fromRight_1 ? operands_data_right[63:32] : operands_data_left[63:32];  // LaneChoice.java:87
  wire [31:0] extreme_1 = (facts_1_leftNan || facts_1_rightNan) ? nan_1 : element_1;  // LaneChoice.java:88
  wire [31:0] floating_4 = wide ? 32'h3ff00000 : 32'h3f800000;  // LaneChoice.java:132
  wire [31:0] integer_0 = {31'd0, !wide};  // LaneChoice.java:125
  wire [31:0] floating_5 = wide ? 32'h3ff00000 : 32'h3f800000;  // LaneChoice.java:132
  wire [31:0] integer_1 = {31'd0, !wide};  // LaneChoice.java:125
  wire [31:0] floating_6 = wide ? 32'h3ff00000 : 32'h3f800000;  // LaneChoice.java:132
  wire [31:0] integer_2 = {31'd0, !wide};  // LaneChoice.java:125
  assign value = nextValue;  // LaneChoice.java:41
  assign invalid = nextInvalid;  // LaneChoice.java:42
  always @* begin
    case (operands_data_operation)  // LaneChoice.java:104
      ReductionOperation_SUM: begin  // LaneChoice.java:105
        lane0 = sums[31:0];  // LaneChoice.java:105
      end
      ReductionOperation_MINIMUM, ReductionOperation_MAXIMUM, ReductionOperation_MINIMUM_LOCATION,
          ReductionOperation_MAXIMUM_LOCATION: begin  // LaneChoice.java:106
        lane0 = extreme_0;  // LaneChoice.java:112
      end
      ReductionOperation_LOGICAL_AND: begin  // LaneChoice.java:113
        lane0 = (floating_0 ? floating_1 : 32'd1) & {32{facts_0_leftTrue && facts_0_rightTrue}};  // LaneChoice.java:113
      end
      ReductionOperation_LOGICAL_OR: begin  // LaneChoice.java:114
        lane0 = (floating_0 ? floating_2 : 32'd1) & {32{facts_0_leftTrue || facts_0_rightTrue}};  // LaneChoice.java:114
      end
      ReductionOperation_LOGICAL_XOR: begin  // LaneChoice.java:115
        lane0 = (floating_0 ? floating_3 : 32'd1) & {32{facts_0_leftTrue ^ facts_0_rightTrue}};  // LaneChoice.java:115
      end
      ReductionOperation_BITWISE_AND: begin  // LaneChoice.java:116
        lane0 = operands_data_left[31:0] & operands_data_right[31:0];  // LaneChoice.java:116
      end
      ReductionOperation_BITWISE_OR: begin  // LaneChoice.java:117
        lane0 = operands_data_left[31:0] | operands_data_right[31:0];  // LaneChoice.java:117
      end
      default /* ReductionOperation_BITWISE_XOR */: begin  // LaneChoice.java:118
        lane0 = operands_data_left[31:0] ^ operands_data_right[31:0];  // LaneChoice.java:118
      end
    endcase
  end
  always @* begin
    case (operands_data_operation)  // LaneChoice.java:104
      ReductionOperation_SUM: begin  // LaneChoice.java:105
        lane1 = sums[63:32];  // LaneChoice.java:105
      end
      ReductionOperation_MINIMUM, ReductionOperation_MAXIMUM, ReductionOperation_MINIMUM_LOCATION,
          ReductionOperation_MAXIMUM_LOCATION: begin  // LaneChoice.java:106
        lane1 = extreme_1;  // LaneChoice.java:112
      end
      ReductionOperation_LOGICAL_AND: begin  // LaneChoice.java:113
        lane1 = (floating_0 ? floating_4 : integer_0) & {32{facts_1_leftTrue && facts_1_rightTrue}};  // LaneChoice.java:113
      end
      ReductionOperation_LOGICAL_OR: begin  // LaneChoice.java:114
        lane1 = (floating_0 ? floating_5 : integer_1) & {32{facts_1_leftTrue || facts_1_rightTrue}};  // LaneChoice.java:114
      end
      ReductionOperation_LOGICAL_XOR: begin  // LaneChoice.java:115
        lane1 = (floating_0 ? floating_6 : integer_2) & {32{facts_1_leftTrue ^ facts_1_rightTrue}};  // LaneChoice.java:115
      end
      ReductionOperation_BITWISE_AND: begin  // LaneChoice.java:116
        lane1 = operands_data_left[63:32] & operands_data_right[63:32];  // LaneChoice.java:116
      end
      ReductionOperation_BITWISE_OR: begin  // LaneChoice.java:117
        lane1 = operands_data_left[63:32] | operands_data_right[63:32];  // LaneChoice.java:117
      end
      default /* ReductionOperation_BITWISE_XOR */: begin  // LaneChoice.java:118
        lane1 = operands_data_left[63:32] ^ operands_data_right[63:32];  // LaneChoice.java:118
      end
    endcase
  end
  always @(posedge clock) begin
    if (operands_valid && !wideLocation) begin  // LaneChoice.java:53
      leftWon <= lowerOnTie_0_choice;  // LaneChoice.java:54
      rightWon <= fromRight_0_choice;  // LaneChoice.java:55
    end
    nextValue <= {lane1, lane0};  // LaneChoice.java:67
    nextInvalid <= (minimum || maximum) && (facts_0_signalling || facts_1_signalling);  // LaneChoice.java:68
  end
  wire unused_ok = &{1'b0, operands_data_tag, signed_, left_1, sum[32]};
endmodule
