`default_nettype none
// map=hashed, lineBytes=32
module LinePlacement_hashed_32 (  // LinePlacement.java:46
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
  wire [3:0] evenLanes = lanes[3:0];  // LinePlacement.java:88
  wire [3:0] oddLanes = lanes[7:4];  // LinePlacement.java:88
  wire [127:0] evenData = data[127:0];  // LinePlacement.java:88
  wire [127:0] oddData = data[255:128];  // LinePlacement.java:88
  wire bank_parity = ^{burst[5], burst[8], burst[10], burst[11], burst[12], burst[15], burst[17], burst[18],
      burst[19], burst[22], burst[24]};  // LinePlacement.java:59
  wire [11:0] bank_joined = {burst[6], burst[8], burst[9], burst[10], burst[13], burst[15], burst[16],
      burst[17], burst[20], burst[22], burst[23], burst[24]};  // LinePlacement.java:59
  wire startsInModule1_parity = ^{burst[7], burst[9], burst[10], burst[11], burst[14], burst[16], burst[17],
      burst[18], burst[21], burst[23], burst[24]};  // LinePlacement.java:67
  wire startsInModule1_xor = startsInModule1_parity ^ (^burst[4:0]);  // LinePlacement.java:67
  assign bank = {^bank_joined, bank_parity};  // LinePlacement.java:59
  assign row = burst[24:11];  // LinePlacement.java:60
  assign column = {burst[10:7], burst[4:1]};  // LinePlacement.java:61
  assign startsInModule1 = startsInModule1_xor;  // LinePlacement.java:67
  assign data0 = startsInModule1_xor ? oddData : evenData;  // LinePlacement.java:76
  assign lanes0 = startsInModule1_xor ? oddLanes : evenLanes;  // LinePlacement.java:68
  assign data1 = startsInModule1_xor ? evenData : oddData;  // LinePlacement.java:77
  assign lanes1 = startsInModule1_xor ? evenLanes : oddLanes;  // LinePlacement.java:69
endmodule
`default_nettype wire
