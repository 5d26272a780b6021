`default_nettype none
// map=by8, lineBytes=32
module LineAssembly_by8_32 (  // LineAssembly.java:21
  input  wire [127:0] data0,  // LineAssembly.java:13
  input  wire [127:0] data1,  // LineAssembly.java:15
  input  wire startsInModule1,  // LineAssembly.java:17
  output wire [255:0] line  // LineAssembly.java:24
);
  wire [127:0] even = startsInModule1 ? data1 : data0;  // LineAssembly.java:25
  wire [127:0] odd = startsInModule1 ? data0 : data1;  // LineAssembly.java:26
  assign line = {odd[127:64], even[127:64], odd[63:0], even[63:0]};  // LineAssembly.java:33
endmodule
`default_nettype wire
