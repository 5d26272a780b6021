`default_nettype none
// map=hashed, lineBytes=32
module LineAssembly_hashed_32 (  // LineAssembly.java:21
  input  wire [127:0] data0,  // LineAssembly.java:13
  input  wire [127:0] data1,  // LineAssembly.java:15
  input  wire startsInModule1,  // LineAssembly.java:17
  output wire [255:0] line  // LineAssembly.java:24
);
  wire [127:0] even = startsInModule1 ? data1 : data0;  // LineAssembly.java:25
  wire [127:0] odd = startsInModule1 ? data0 : data1;  // LineAssembly.java:26
  assign line = {odd, even};  // LineAssembly.java:33
endmodule
`default_nettype wire
