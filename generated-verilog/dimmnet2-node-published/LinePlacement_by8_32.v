`default_nettype none
// map=by8, lineBytes=32
module LinePlacement_by8_32 (  // LinePlacement.java:46
  output wire [1:0] bank,  // LinePlacement.java:26
  output wire [13:0] row,  // LinePlacement.java:28
  output wire [7:0] column,  // LinePlacement.java:30
  output wire startsInModule1,  // LinePlacement.java:32
  output wire [127:0] data0,  // LinePlacement.java:34
  output wire [3:0] lanes0,  // LinePlacement.java:36
  output wire [127:0] data1,  // LinePlacement.java:38
  output wire [3:0] lanes1,  // LinePlacement.java:40
  input  wire [23:0] line,  // LinePlacement.java:54
  input  wire [255:0] data,  // LinePlacement.java:55
  input  wire [7:0] lanes  // LinePlacement.java:56
);
  wire [24:0] burst = {line, 1'b0};  // LinePlacement.java:58
  wire [3:0] evenLanes = {lanes[5:4], lanes[1:0]};  // LinePlacement.java:88
  wire [3:0] oddLanes = {lanes[7:6], lanes[3:2]};  // LinePlacement.java:88
  wire [127:0] evenData = {data[191:128], data[63:0]};  // LinePlacement.java:88
  wire [127:0] oddData = {data[255:192], data[127:64]};  // LinePlacement.java:88
  assign bank = burst[10:9];  // LinePlacement.java:59
  assign row = burst[24:11];  // LinePlacement.java:60
  assign column = burst[8:1];  // LinePlacement.java:61
  assign startsInModule1 = 1'b0;  // LinePlacement.java:67
  assign data0 = evenData;  // LinePlacement.java:76
  assign lanes0 = evenLanes;  // LinePlacement.java:68
  assign data1 = oddData;  // LinePlacement.java:77
  assign lanes1 = oddLanes;  // LinePlacement.java:69
  wire unused_ok = &{1'b0, burst[0]};
endmodule
`default_nettype wire
