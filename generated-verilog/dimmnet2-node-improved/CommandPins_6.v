`default_nettype none
// tag=6
module CommandPins_6 (  // CommandPins.java:46
  input  wire clock,  // CommandPins.java:46
  input  wire reset,  // CommandPins.java:46
  input  wire [2:0] command,  // CommandPins.java:21
  input  wire autoPrecharge,  // CommandPins.java:23
  input  wire [1:0] bank,  // CommandPins.java:24
  input  wire [13:0] row,  // CommandPins.java:25
  input  wire [7:0] column,  // CommandPins.java:26
  input  wire dataComes,  // CommandPins.java:30
  input  wire [127:0] data,  // CommandPins.java:33
  input  wire [3:0] dataLanes,  // CommandPins.java:35
  output wire completed,  // CommandPins.java:38
  output wire [127:0] readData,  // CommandPins.java:42
  output wire [2:0] pins_command,  // CommandPins.java:44
  output wire pins_autoPrecharge,  // CommandPins.java:44
  output wire [1:0] pins_bank,  // CommandPins.java:44
  output wire [13:0] pins_row,  // CommandPins.java:44
  output wire [7:0] pins_column,  // CommandPins.java:44
  output wire [127:0] pins_writeData,  // CommandPins.java:44
  output wire [15:0] pins_writeMask,  // CommandPins.java:44
  input  wire [127:0] pins_readData,  // CommandPins.java:44
  input  wire [5:0] tag,  // CommandPins.java:48
  input  wire [5:0] dataTag,  // CommandPins.java:49
  output wire [5:0] completedTag  // CommandPins.java:50
);
  localparam [2:0] SoDimmCommand_NO_OPERATION = 3'd0;
  localparam [2:0] SoDimmCommand_READ = 3'd2;
  localparam [2:0] SoDimmCommand_WRITE = 3'd3;
  reg  [2:0] commandNow;  // CommandPins.java:52
  reg  autoPrechargeNow;  // CommandPins.java:55
  reg  [1:0] bank_1;  // CommandPins.java:96
  reg  [13:0] row_1;  // CommandPins.java:96
  reg  [7:0] column_1;  // CommandPins.java:96
  reg  [5:0] tag_1;  // CommandPins.java:96
  reg  writeData_written;  // CommandPins.java:68
  reg  writeLanes_written;  // CommandPins.java:69
  reg  [127:0] dataRead;  // CommandPins.java:72
  reg  [3:0] lanesRead;  // CommandPins.java:73
  reg  completes_1;  // CommandPins.java:106
  reg  completes_2;  // CommandPins.java:106
  reg  completes_3;  // CommandPins.java:106
  reg  completes_4;  // CommandPins.java:106
  reg  completes_5;  // CommandPins.java:106
  reg  completes_6;  // CommandPins.java:106
  reg  [5:0] completesTag_1;  // CommandPins.java:96
  reg  [5:0] completesTag_2;  // CommandPins.java:96
  reg  [5:0] completesTag_3;  // CommandPins.java:96
  reg  [5:0] completesTag_4;  // CommandPins.java:96
  reg  [5:0] completesTag_5;  // CommandPins.java:96
  reg  [127:0] captured;  // CommandPins.java:83
  reg  [127:0] arrived_1;  // CommandPins.java:96
  reg  [127:0] arrived_2;  // CommandPins.java:96
  reg  [127:0] writeData [0:63];  // CommandPins.java:65
  reg  [3:0] writeLanes [0:63];  // CommandPins.java:66
  wire isWrite = commandNow == SoDimmCommand_WRITE;  // CommandPins.java:63
  wire bit_0 = lanesRead[3];  // CommandPins.java:89
  wire bit_1 = lanesRead[2];  // CommandPins.java:89
  wire bit_2 = lanesRead[1];  // CommandPins.java:89
  wire bit_3 = lanesRead[0];  // CommandPins.java:89
  wire accesses = (command == SoDimmCommand_READ) || (command == SoDimmCommand_WRITE);  // CommandPins.java:78
  wire [127:0] dataRead_read = writeData[tag_1];  // CommandPins.java:72
  wire [3:0] lanesRead_read = writeLanes[tag_1];  // CommandPins.java:73
  assign completed = completes_6;  // CommandPins.java:81
  assign readData = captured;  // CommandPins.java:85
  assign pins_command = commandNow;  // CommandPins.java:54
  assign pins_autoPrecharge = autoPrechargeNow;  // CommandPins.java:57
  assign pins_bank = bank_1;  // CommandPins.java:58
  assign pins_row = row_1;  // CommandPins.java:59
  assign pins_column = column_1;  // CommandPins.java:60
  assign pins_writeData = dataRead;  // CommandPins.java:74
  assign pins_writeMask = {bit_0, bit_0, bit_0, bit_0, bit_1, bit_1, bit_1, bit_1, bit_2, bit_2, bit_2, bit_2,
      bit_3, bit_3, bit_3, bit_3};  // CommandPins.java:76
  assign completedTag = completesTag_5;  // CommandPins.java:82
  always @* begin
    writeData_written = 1'b0;  // CommandPins.java:68
    if (dataComes) begin  // CommandPins.java:67
      writeData_written = 1'b1;  // CommandPins.java:68
    end
  end
  always @* begin
    writeLanes_written = 1'b0;  // CommandPins.java:69
    if (dataComes) begin  // CommandPins.java:67
      writeLanes_written = 1'b1;  // CommandPins.java:69
    end
  end
  always @(posedge clock) begin
    commandNow <= command;  // CommandPins.java:53
    autoPrechargeNow <= autoPrecharge;  // CommandPins.java:56
    bank_1 <= bank;  // CommandPins.java:97
    row_1 <= row;  // CommandPins.java:97
    column_1 <= column;  // CommandPins.java:97
    tag_1 <= tag;  // CommandPins.java:97
    if (dataComes) begin  // CommandPins.java:67
      writeData[dataTag] <= data;  // CommandPins.java:68
      writeLanes[dataTag] <= dataLanes;  // CommandPins.java:69
    end
    if (isWrite) begin  // CommandPins.java:72
      dataRead <= (writeData_written && (dataTag == tag_1)) ? 128'bx : dataRead_read;  // CommandPins.java:72
    end
    if (isWrite) begin  // CommandPins.java:73
      lanesRead <= (writeLanes_written && (dataTag == tag_1)) ? 4'bx : lanesRead_read;  // CommandPins.java:73
    end
    completes_1 <= accesses;  // CommandPins.java:107
    completes_2 <= completes_1;  // CommandPins.java:107
    completes_3 <= completes_2;  // CommandPins.java:107
    completes_4 <= completes_3;  // CommandPins.java:107
    completes_5 <= completes_4;  // CommandPins.java:107
    completes_6 <= completes_5;  // CommandPins.java:107
    completesTag_1 <= tag_1;  // CommandPins.java:97
    completesTag_2 <= completesTag_1;  // CommandPins.java:97
    completesTag_3 <= completesTag_2;  // CommandPins.java:97
    completesTag_4 <= completesTag_3;  // CommandPins.java:97
    completesTag_5 <= completesTag_4;  // CommandPins.java:97
    arrived_1 <= pins_readData;  // CommandPins.java:97
    arrived_2 <= arrived_1;  // CommandPins.java:97
    captured <= arrived_2;  // CommandPins.java:84
    if (reset) begin
      commandNow <= SoDimmCommand_NO_OPERATION;  // CommandPins.java:52
      completes_1 <= 1'b0;  // CommandPins.java:106
      completes_2 <= 1'b0;  // CommandPins.java:106
      completes_3 <= 1'b0;  // CommandPins.java:106
      completes_4 <= 1'b0;  // CommandPins.java:106
      completes_5 <= 1'b0;  // CommandPins.java:106
      completes_6 <= 1'b0;  // CommandPins.java:106
    end
  end
endmodule
`default_nettype wire
