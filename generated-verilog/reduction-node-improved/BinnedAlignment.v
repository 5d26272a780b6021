`default_nettype none
module BinnedAlignment (  // BinnedAlignment.java:43
  input  wire clock,  // BinnedAlignment.java:43
  input  wire reset,  // BinnedAlignment.java:43
  input  wire valid,  // BinnedAlignment.java:28
  input  wire [2:0] word,  // BinnedAlignment.java:30
  input  wire [63:0] left,  // BinnedAlignment.java:32
  input  wire [63:0] right,  // BinnedAlignment.java:34
  output wire [63:0] alignedLeft,  // BinnedAlignment.java:36
  output wire [63:0] alignedRight,  // BinnedAlignment.java:38
  output wire [63:0] codes  // BinnedAlignment.java:40
);
  reg  isHeader;  // BinnedAlignment.java:45
  reg  [6:0] keptTop;  // BinnedAlignment.java:51
  reg  [6:0] keptFloor;  // BinnedAlignment.java:52
  reg  [4:0] keepsLeft;  // BinnedAlignment.java:61
  reg  [4:0] keepsRight;  // BinnedAlignment.java:62
  reg  leftBinPasses;  // BinnedAlignment.java:99
  reg  leftFlagsPass;  // BinnedAlignment.java:102
  reg  rightBinPasses;  // BinnedAlignment.java:99
  reg  rightFlagsPass;  // BinnedAlignment.java:102
  wire comesHeader = valid && (word == 3'd0);  // BinnedAlignment.java:44
  wire [6:0] leftTop = left[14:8];  // BinnedAlignment.java:84
  wire [6:0] rightTop = right[14:8];  // BinnedAlignment.java:84
  wire [6:0] top = (leftTop < rightTop) ? rightTop : leftTop;  // BinnedAlignment.java:88
  wire [6:0] floor = (left[22:16] < right[22:16]) ? right[22:16] : left[22:16];  // BinnedAlignment.java:88
  wire [3:0] quotient_0 = leftTop[6:3];  // BinnedAlignment.java:93
  wire [4:0] leftQuotient_0 = {1'b0, quotient_0} + 5'd1;  // BinnedAlignment.java:95
  wire [3:0] quotient_1 = rightTop[6:3];  // BinnedAlignment.java:93
  wire [4:0] rightQuotient_0 = {1'b0, quotient_1} + 5'd1;  // BinnedAlignment.java:95
  wire [3:0] quotient_2 = leftTop[6:3];  // BinnedAlignment.java:93
  wire isAtMostTop_2 = leftTop[2:0] >= 3'd1;  // BinnedAlignment.java:94
  wire [4:0] leftQuotient_1 = {1'b0, quotient_2} + {4'd0, isAtMostTop_2};  // BinnedAlignment.java:95
  wire [3:0] quotient_3 = rightTop[6:3];  // BinnedAlignment.java:93
  wire isAtMostTop_3 = rightTop[2:0] >= 3'd1;  // BinnedAlignment.java:94
  wire [4:0] rightQuotient_1 = {1'b0, quotient_3} + {4'd0, isAtMostTop_3};  // BinnedAlignment.java:95
  wire [3:0] quotient_4 = leftTop[6:3];  // BinnedAlignment.java:93
  wire isAtMostTop_4 = leftTop[2:0] >= 3'd2;  // BinnedAlignment.java:94
  wire [4:0] leftQuotient_2 = {1'b0, quotient_4} + {4'd0, isAtMostTop_4};  // BinnedAlignment.java:95
  wire [3:0] quotient_5 = rightTop[6:3];  // BinnedAlignment.java:93
  wire isAtMostTop_5 = rightTop[2:0] >= 3'd2;  // BinnedAlignment.java:94
  wire [4:0] rightQuotient_2 = {1'b0, quotient_5} + {4'd0, isAtMostTop_5};  // BinnedAlignment.java:95
  wire [3:0] quotient_6 = leftTop[6:3];  // BinnedAlignment.java:93
  wire isAtMostTop_6 = leftTop[2:0] >= 3'd3;  // BinnedAlignment.java:94
  wire [4:0] leftQuotient_3 = {1'b0, quotient_6} + {4'd0, isAtMostTop_6};  // BinnedAlignment.java:95
  wire [3:0] quotient_7 = rightTop[6:3];  // BinnedAlignment.java:93
  wire isAtMostTop_7 = rightTop[2:0] >= 3'd3;  // BinnedAlignment.java:94
  wire [4:0] rightQuotient_3 = {1'b0, quotient_7} + {4'd0, isAtMostTop_7};  // BinnedAlignment.java:95
  wire [3:0] quotient_8 = leftTop[6:3];  // BinnedAlignment.java:93
  wire isAtMostTop_8 = leftTop[2:0] >= 3'd4;  // BinnedAlignment.java:94
  wire [4:0] leftQuotient_4 = {1'b0, quotient_8} + {4'd0, isAtMostTop_8};  // BinnedAlignment.java:95
  wire [3:0] quotient_9 = rightTop[6:3];  // BinnedAlignment.java:93
  wire isAtMostTop_9 = rightTop[2:0] >= 3'd4;  // BinnedAlignment.java:94
  wire [4:0] rightQuotient_4 = {1'b0, quotient_9} + {4'd0, isAtMostTop_9};  // BinnedAlignment.java:95
  wire [4:0] leftComing = isHeader ? {rightQuotient_4 <= leftQuotient_4, rightQuotient_3 <= leftQuotient_3,
      rightQuotient_2 <= leftQuotient_2, rightQuotient_1 <= leftQuotient_1, rightQuotient_0 <= leftQuotient_0}
      : {1'b0, keepsLeft[4:1]};  // BinnedAlignment.java:75
  wire [4:0] rightComing = isHeader ? {leftQuotient_4 <= rightQuotient_4, leftQuotient_3 <= rightQuotient_3,
      leftQuotient_2 <= rightQuotient_2, leftQuotient_1 <= rightQuotient_1, leftQuotient_0 <= rightQuotient_0}
      : {1'b0, keepsRight[4:1]};  // BinnedAlignment.java:76
  wire [58:0] high_0 = {59{leftBinPasses}};  // BinnedAlignment.java:104
  wire [58:0] high_1 = {59{rightBinPasses}};  // BinnedAlignment.java:104
  assign alignedLeft = left & {high_0, {5{leftFlagsPass}}};  // BinnedAlignment.java:79
  assign alignedRight = right & {high_1, {5{rightFlagsPass}}};  // BinnedAlignment.java:80
  assign codes = {41'd0, keptFloor, 1'b0, keptTop, 8'd0};  // BinnedAlignment.java:53
  always @(posedge clock) begin
    isHeader <= comesHeader;  // BinnedAlignment.java:46
    if (isHeader) begin  // BinnedAlignment.java:71
      keptTop <= top;  // BinnedAlignment.java:72
      keptFloor <= floor;  // BinnedAlignment.java:73
    end
    keepsLeft <= leftComing;  // BinnedAlignment.java:77
    keepsRight <= rightComing;  // BinnedAlignment.java:78
    leftBinPasses <= !valid || (leftComing[0] && !comesHeader);  // BinnedAlignment.java:100
    leftFlagsPass <= !valid || leftComing[0] || comesHeader;  // BinnedAlignment.java:103
    rightBinPasses <= !valid || (rightComing[0] && !comesHeader);  // BinnedAlignment.java:100
    rightFlagsPass <= !valid || rightComing[0] || comesHeader;  // BinnedAlignment.java:103
    if (reset) begin
      isHeader <= 1'b0;  // BinnedAlignment.java:45
      keptTop <= 7'd0;  // BinnedAlignment.java:51
      keptFloor <= 7'd0;  // BinnedAlignment.java:52
      keepsLeft <= 5'd0;  // BinnedAlignment.java:61
      keepsRight <= 5'd0;  // BinnedAlignment.java:62
      leftBinPasses <= 1'b1;  // BinnedAlignment.java:99
      leftFlagsPass <= 1'b1;  // BinnedAlignment.java:102
      rightBinPasses <= 1'b1;  // BinnedAlignment.java:99
      rightFlagsPass <= 1'b1;  // BinnedAlignment.java:102
    end
  end
  wire unused_ok = &{1'b0, keepsLeft[0], keepsRight[0]};
endmodule
`default_nettype wire
