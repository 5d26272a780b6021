`default_nettype none
module BinnedAlignment (  // BinnedAlignment.java:42
  input  wire clock,  // BinnedAlignment.java:42
  input  wire reset,  // BinnedAlignment.java:42
  input  wire valid,  // BinnedAlignment.java:27
  input  wire [2:0] word,  // BinnedAlignment.java:29
  input  wire [63:0] left,  // BinnedAlignment.java:31
  input  wire [63:0] right,  // BinnedAlignment.java:33
  output wire [63:0] alignedLeft,  // BinnedAlignment.java:35
  output wire [63:0] alignedRight,  // BinnedAlignment.java:37
  output wire [63:0] codes  // BinnedAlignment.java:39
);
  reg  [6:0] keptTop;  // BinnedAlignment.java:48
  reg  [6:0] keptFloor;  // BinnedAlignment.java:49
  reg  [4:0] keepsLeft;  // BinnedAlignment.java:58
  reg  [4:0] keepsRight;  // BinnedAlignment.java:59
  wire isHeader = valid && (word == 3'd0);  // BinnedAlignment.java:43
  wire [6:0] leftTop = left[14:8];  // BinnedAlignment.java:79
  wire [6:0] rightTop = right[14:8];  // BinnedAlignment.java:79
  wire [6:0] top = (leftTop < rightTop) ? rightTop : leftTop;  // BinnedAlignment.java:83
  wire [6:0] floor = (left[22:16] < right[22:16]) ? right[22:16] : left[22:16];  // BinnedAlignment.java:83
  wire [3:0] quotient_0 = leftTop[6:3];  // BinnedAlignment.java:88
  wire [4:0] leftQuotient_0 = {1'b0, quotient_0} + 5'd1;  // BinnedAlignment.java:90
  wire [3:0] quotient_1 = rightTop[6:3];  // BinnedAlignment.java:88
  wire [4:0] rightQuotient_0 = {1'b0, quotient_1} + 5'd1;  // BinnedAlignment.java:90
  wire [3:0] quotient_2 = leftTop[6:3];  // BinnedAlignment.java:88
  wire isAtMostTop_2 = leftTop[2:0] >= 3'd1;  // BinnedAlignment.java:89
  wire [4:0] leftQuotient_1 = {1'b0, quotient_2} + {4'd0, isAtMostTop_2};  // BinnedAlignment.java:90
  wire [3:0] quotient_3 = rightTop[6:3];  // BinnedAlignment.java:88
  wire isAtMostTop_3 = rightTop[2:0] >= 3'd1;  // BinnedAlignment.java:89
  wire [4:0] rightQuotient_1 = {1'b0, quotient_3} + {4'd0, isAtMostTop_3};  // BinnedAlignment.java:90
  wire [3:0] quotient_4 = leftTop[6:3];  // BinnedAlignment.java:88
  wire isAtMostTop_4 = leftTop[2:0] >= 3'd2;  // BinnedAlignment.java:89
  wire [4:0] leftQuotient_2 = {1'b0, quotient_4} + {4'd0, isAtMostTop_4};  // BinnedAlignment.java:90
  wire [3:0] quotient_5 = rightTop[6:3];  // BinnedAlignment.java:88
  wire isAtMostTop_5 = rightTop[2:0] >= 3'd2;  // BinnedAlignment.java:89
  wire [4:0] rightQuotient_2 = {1'b0, quotient_5} + {4'd0, isAtMostTop_5};  // BinnedAlignment.java:90
  wire [3:0] quotient_6 = leftTop[6:3];  // BinnedAlignment.java:88
  wire isAtMostTop_6 = leftTop[2:0] >= 3'd3;  // BinnedAlignment.java:89
  wire [4:0] leftQuotient_3 = {1'b0, quotient_6} + {4'd0, isAtMostTop_6};  // BinnedAlignment.java:90
  wire [3:0] quotient_7 = rightTop[6:3];  // BinnedAlignment.java:88
  wire isAtMostTop_7 = rightTop[2:0] >= 3'd3;  // BinnedAlignment.java:89
  wire [4:0] rightQuotient_3 = {1'b0, quotient_7} + {4'd0, isAtMostTop_7};  // BinnedAlignment.java:90
  wire [3:0] quotient_8 = leftTop[6:3];  // BinnedAlignment.java:88
  wire isAtMostTop_8 = leftTop[2:0] >= 3'd4;  // BinnedAlignment.java:89
  wire [4:0] leftQuotient_4 = {1'b0, quotient_8} + {4'd0, isAtMostTop_8};  // BinnedAlignment.java:90
  wire [3:0] quotient_9 = rightTop[6:3];  // BinnedAlignment.java:88
  wire isAtMostTop_9 = rightTop[2:0] >= 3'd4;  // BinnedAlignment.java:89
  wire [4:0] rightQuotient_4 = {1'b0, quotient_9} + {4'd0, isAtMostTop_9};  // BinnedAlignment.java:90
  wire [7:0] stays_0_shifted = {2'd3, keepsLeft, 1'b1} >> word;  // BinnedAlignment.java:95
  wire stays_0 = !valid || stays_0_shifted[0];  // BinnedAlignment.java:95
  wire [58:0] codesStay_0 = {59{!isHeader}};  // BinnedAlignment.java:96
  wire [7:0] stays_1_shifted = {2'd3, keepsRight, 1'b1} >> word;  // BinnedAlignment.java:95
  wire stays_1 = !valid || stays_1_shifted[0];  // BinnedAlignment.java:95
  wire [58:0] codesStay_1 = {59{!isHeader}};  // BinnedAlignment.java:96
  assign alignedLeft = left & {64{stays_0}} & {codesStay_0, 5'd31};  // BinnedAlignment.java:74
  assign alignedRight = right & {64{stays_1}} & {codesStay_1, 5'd31};  // BinnedAlignment.java:75
  assign codes = {41'd0, keptFloor, 1'b0, keptTop, 8'd0};  // BinnedAlignment.java:50
  always @(posedge clock) begin
    if (isHeader) begin  // BinnedAlignment.java:68
      keptTop <= top;  // BinnedAlignment.java:69
      keptFloor <= floor;  // BinnedAlignment.java:70
      keepsLeft <= {rightQuotient_4 <= leftQuotient_4, rightQuotient_3 <= leftQuotient_3,
          rightQuotient_2 <= leftQuotient_2, rightQuotient_1 <= leftQuotient_1,
          rightQuotient_0 <= leftQuotient_0};  // BinnedAlignment.java:71
      keepsRight <= {leftQuotient_4 <= rightQuotient_4, leftQuotient_3 <= rightQuotient_3,
          leftQuotient_2 <= rightQuotient_2, leftQuotient_1 <= rightQuotient_1,
          leftQuotient_0 <= rightQuotient_0};  // BinnedAlignment.java:72
    end
    if (reset) begin
      keptTop <= 7'd0;  // BinnedAlignment.java:48
      keptFloor <= 7'd0;  // BinnedAlignment.java:49
      keepsLeft <= 5'd0;  // BinnedAlignment.java:58
      keepsRight <= 5'd0;  // BinnedAlignment.java:59
    end
  end
  wire unused_ok = &{1'b0, stays_0_shifted[7:1], stays_1_shifted[7:1]};
endmodule
`default_nettype wire
