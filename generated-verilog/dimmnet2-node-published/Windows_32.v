`default_nettype none
// lineBytes=32
module Windows_32 (  // Windows.java:49
  input  wire clock,  // Windows.java:49
  input  wire reset,  // Windows.java:49
  output wire stored,  // Windows.java:27
  output wire loaded,  // Windows.java:31
  input  wire [9:0] hostWord,  // Windows.java:36
  input  wire hostReads,  // Windows.java:38
  output wire [63:0] hostReadData,  // Windows.java:40
  input  wire hostWrites,  // Windows.java:42
  input  wire [63:0] hostWriteData,  // Windows.java:44
  input  wire store_data_write,  // Windows.java:51
  input  wire [23:0] store_data_line,  // Windows.java:51
  input  wire [255:0] store_data_data,  // Windows.java:51
  input  wire [7:0] store_data_lanes,  // Windows.java:51
  input  wire store_valid,  // Windows.java:51
  output wire store_ready,  // Windows.java:51
  input  wire load_data_write,  // Windows.java:52
  input  wire [23:0] load_data_line,  // Windows.java:52
  input  wire [255:0] load_data_data,  // Windows.java:52
  input  wire [7:0] load_data_lanes,  // Windows.java:52
  input  wire load_valid,  // Windows.java:52
  output wire load_ready,  // Windows.java:52
  output wire [255:0] loadedLine  // Windows.java:53
);
  reg  storedLine_1;  // Windows.java:89
  reg  [255:0] hostLineRead;  // Windows.java:69
  reg  [3:0] read;  // Windows.java:71
  reg  loadedOne;  // Windows.java:89
  reg  [255:0] register;  // Windows.java:83
  reg  [255:0] prefetchWindow [0:255];  // Windows.java:61
  reg  [255:0] writeWindow [0:255];  // Windows.java:79
  wire [7:0] hostLine = hostWord[9:2];  // Windows.java:57
  wire [7:0] storedLine_0 = store_data_line[7:0];  // Windows.java:62
  wire [63:0] wordRead_0 = read[0] ? hostLineRead[63:0] : 64'd0;  // Windows.java:75
  wire [63:0] wordRead_1 = wordRead_0 | (read[1] ? hostLineRead[127:64] : 64'd0);  // Windows.java:75
  wire [63:0] wordRead_2 = wordRead_1 | (read[2] ? hostLineRead[191:128] : 64'd0);  // Windows.java:75
  wire [63:0] wordRead_3 = wordRead_2 | (read[3] ? hostLineRead[255:192] : 64'd0);  // Windows.java:75
  wire [7:0] lineToLoad = load_data_line[7:0];  // Windows.java:80
  wire [3:0] chosen = {hostWord[1:0] == 2'd3, hostWord[1:0] == 2'd2, hostWord[1:0] == 2'd1, hostWord[1:0]
      == 2'd0};  // Windows.java:84
  wire [255:0] hostLineRead_read = prefetchWindow[hostLine];  // Windows.java:69
  wire [255:0] register_read = writeWindow[lineToLoad];  // Windows.java:83
  wire [255:0] writeWindow_data_joined = {4{hostWriteData}};  // Windows.java:85
  assign stored = storedLine_1;  // Windows.java:64
  assign loaded = loadedOne;  // Windows.java:82
  assign hostReadData = wordRead_3;  // Windows.java:77
  assign store_ready = !(hostReads && (hostLine == storedLine_0));  // Windows.java:63
  assign load_ready = !(hostWrites && (hostLine == lineToLoad));  // Windows.java:81
  assign loadedLine = register;  // Windows.java:83
  always @(posedge clock) begin
    storedLine_1 <= store_valid && store_ready;  // Windows.java:90
    if (store_valid && store_ready) begin  // Windows.java:65
      if (store_data_lanes[0]) prefetchWindow[storedLine_0][31:0] <= store_data_data[31:0];  // Windows.java:67
      if (store_data_lanes[1]) prefetchWindow[storedLine_0][63:32] <= store_data_data[63:32];  // Windows.java:67
      if (store_data_lanes[2]) prefetchWindow[storedLine_0][95:64] <= store_data_data[95:64];  // Windows.java:67
      if (store_data_lanes[3]) prefetchWindow[storedLine_0][127:96] <= store_data_data[127:96];  // Windows.java:67
      if (store_data_lanes[4]) prefetchWindow[storedLine_0][159:128] <= store_data_data[159:128];  // Windows.java:67
      if (store_data_lanes[5]) prefetchWindow[storedLine_0][191:160] <= store_data_data[191:160];  // Windows.java:67
      if (store_data_lanes[6]) prefetchWindow[storedLine_0][223:192] <= store_data_data[223:192];  // Windows.java:67
      if (store_data_lanes[7]) prefetchWindow[storedLine_0][255:224] <= store_data_data[255:224];  // Windows.java:67
    end
    if (hostReads) begin  // Windows.java:69
      hostLineRead <= hostLineRead_read;  // Windows.java:69
    end
    read <= hostReads ? {hostWord[1:0] == 2'd3, hostWord[1:0] == 2'd2, hostWord[1:0] == 2'd1, hostWord[1:0]
        == 2'd0} : 4'd0;  // Windows.java:72
    loadedOne <= load_valid && load_ready;  // Windows.java:90
    if (load_valid && load_ready) begin  // Windows.java:83
      register <= register_read;  // Windows.java:83
    end
    if (hostWrites) begin  // Windows.java:85
      if (chosen[0]) writeWindow[hostLine][63:0] <= writeWindow_data_joined[63:0];  // Windows.java:85
      if (chosen[1]) writeWindow[hostLine][127:64] <= writeWindow_data_joined[127:64];  // Windows.java:85
      if (chosen[2]) writeWindow[hostLine][191:128] <= writeWindow_data_joined[191:128];  // Windows.java:85
      if (chosen[3]) writeWindow[hostLine][255:192] <= writeWindow_data_joined[255:192];  // Windows.java:85
    end
    if (reset) begin
      storedLine_1 <= 1'b0;  // Windows.java:89
      read <= 4'd0;  // Windows.java:71
      loadedOne <= 1'b0;  // Windows.java:89
    end
  end
  wire unused_ok = &{1'b0, store_data_write, store_data_line[23:8], load_data_write, load_data_line[23:8],
      load_data_data, load_data_lanes};
endmodule
`default_nettype wire
