// tag=6
module CommandPins_6 (  // CommandPins.java:42
  input  wire clock,  // CommandPins.java:42
  input  wire reset,  // CommandPins.java:42
  input  wire [2:0] command,  // CommandPins.java:17
  input  wire autoPrecharge,  // CommandPins.java:19
  input  wire [1:0] bank,  // CommandPins.java:20
  input  wire [13:0] row,  // CommandPins.java:21
  input  wire [7:0] column,  // CommandPins.java:22
  input  wire dataComes,  // CommandPins.java:26
  input  wire [127:0] data,  // CommandPins.java:29
  input  wire [3:0] dataLanes,  // CommandPins.java:31
  output wire completed,  // CommandPins.java:34
  output wire [127:0] readData,  // CommandPins.java:38
  output wire [2:0] pins_command,  // CommandPins.java:40
  output wire pins_autoPrecharge,  // CommandPins.java:40
  output wire [1:0] pins_bank,  // CommandPins.java:40
  output wire [13:0] pins_row,  // CommandPins.java:40
  output wire [7:0] pins_column,  // CommandPins.java:40
  output wire [127:0] pins_writeData,  // CommandPins.java:40
  output wire [15:0] pins_writeMask,  // CommandPins.java:40
  input  wire [127:0] pins_readData,  // CommandPins.java:40
  input  wire [5:0] tag,  // CommandPins.java:44
  input  wire [5:0] dataTag,  // CommandPins.java:45
  output wire [5:0] completedTag  // CommandPins.java:46
);
  localparam [2:0] SoDimmCommand_NO_OPERATION = 3'd0;
  localparam [2:0] SoDimmCommand_READ = 3'd2;
  localparam [2:0] SoDimmCommand_WRITE = 3'd3;
  reg  [2:0] commandNow;  // CommandPins.java:48
  reg  autoPrechargeNow;  // CommandPins.java:51
  reg  [1:0] bank_1;  // CommandPins.java:90
  reg  [13:0] row_1;  // CommandPins.java:90
  reg  [7:0] column_1;  // CommandPins.java:90
  reg  [5:0] tag_1;  // CommandPins.java:90
  reg  [127:0] dataRead;  // CommandPins.java:67
  reg  [3:0] lanesRead;  // CommandPins.java:68
  reg  completes_1;  // CommandPins.java:100
  reg  completes_2;  // CommandPins.java:100
  reg  completes_3;  // CommandPins.java:100
  reg  completes_4;  // CommandPins.java:100
  reg  [5:0] completesTag_1;  // CommandPins.java:90
  reg  [5:0] completesTag_2;  // CommandPins.java:90
  reg  [5:0] completesTag_3;  // CommandPins.java:90
  reg  [127:0] captured;  // CommandPins.java:77
  reg  [127:0] writeData [0:63];  // CommandPins.java:60
  reg  [3:0] writeLanes [0:63];  // CommandPins.java:61
  wire isWrite = commandNow == SoDimmCommand_WRITE;  // CommandPins.java:59
  wire bit_0 = lanesRead[3];  // CommandPins.java:83
  wire bit_1 = lanesRead[2];  // CommandPins.java:83
  wire bit_2 = lanesRead[1];  // CommandPins.java:83
  wire bit_3 = lanesRead[0];  // CommandPins.java:83
  wire accesses = (command == SoDimmCommand_READ) || (command == SoDimmCommand_WRITE);  // CommandPins.java:73
  wire [127:0] dataRead_read = writeData[tag_1];  // CommandPins.java:67
  wire [3:0] lanesRead_read = writeLanes[tag_1];  // CommandPins.java:68
  assign completed = completes_4;  // CommandPins.java:75
  assign readData = captured;  // CommandPins.java:79
  assign pins_command = commandNow;  // CommandPins.java:50
  assign pins_autoPrecharge = autoPrechargeNow;  // CommandPins.java:53
  assign pins_bank = bank_1;  // CommandPins.java:54
  assign pins_row = row_1;  // CommandPins.java:55
  assign pins_column = column_1;  // CommandPins.java:56
  assign pins_writeData = dataRead;  // CommandPins.java:69
  assign pins_writeMask = {bit_0, bit_0, bit_0, bit_0, bit_1, bit_1, bit_1, bit_1, bit_2, bit_2, bit_2, bit_2,
      bit_3, bit_3, bit_3, bit_3};  // CommandPins.java:71
  assign completedTag = completesTag_3;  // CommandPins.java:76
  always @(posedge clock) begin
    commandNow <= command;  // CommandPins.java:49
    autoPrechargeNow <= autoPrecharge;  // CommandPins.java:52
    bank_1 <= bank;  // CommandPins.java:91
    row_1 <= row;  // CommandPins.java:91
    column_1 <= column;  // CommandPins.java:91
    tag_1 <= tag;  // CommandPins.java:91
    if (dataComes) begin  // CommandPins.java:62
      writeData[dataTag] <= data;  // CommandPins.java:63
      writeLanes[dataTag] <= dataLanes;  // CommandPins.java:64
    end
    if (isWrite) begin  // CommandPins.java:67
      dataRead <= dataRead_read;  // CommandPins.java:67
    end
    if (isWrite) begin  // CommandPins.java:68
      lanesRead <= lanesRead_read;  // CommandPins.java:68
    end
    completes_1 <= accesses;  // CommandPins.java:101
    completes_2 <= completes_1;  // CommandPins.java:101
    completes_3 <= completes_2;  // CommandPins.java:101
    completes_4 <= completes_3;  // CommandPins.java:101
    completesTag_1 <= tag_1;  // CommandPins.java:91
    completesTag_2 <= completesTag_1;  // CommandPins.java:91
    completesTag_3 <= completesTag_2;  // CommandPins.java:91
    captured <= pins_readData;  // CommandPins.java:78
    if (reset) begin
      commandNow <= SoDimmCommand_NO_OPERATION;  // CommandPins.java:48
      completes_1 <= 1'b0;  // CommandPins.java:100
      completes_2 <= 1'b0;  // CommandPins.java:100
      completes_3 <= 1'b0;  // CommandPins.java:100
      completes_4 <= 1'b0;  // CommandPins.java:100
    end
  end
endmodule
