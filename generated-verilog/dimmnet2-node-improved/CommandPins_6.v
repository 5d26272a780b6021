`default_nettype none
// tag=6
module CommandPins_6 (  // CommandPins.java:45
  input  wire clock,  // CommandPins.java:45
  input  wire reset,  // CommandPins.java:45
  input  wire [2:0] command,  // CommandPins.java:20
  input  wire autoPrecharge,  // CommandPins.java:22
  input  wire [1:0] bank,  // CommandPins.java:23
  input  wire [13:0] row,  // CommandPins.java:24
  input  wire [7:0] column,  // CommandPins.java:25
  input  wire dataComes,  // CommandPins.java:29
  input  wire [127:0] data,  // CommandPins.java:32
  input  wire [3:0] dataLanes,  // CommandPins.java:34
  output wire completed,  // CommandPins.java:37
  output wire [127:0] readData,  // CommandPins.java:41
  output wire [2:0] pins_command,  // CommandPins.java:43
  output wire pins_autoPrecharge,  // CommandPins.java:43
  output wire [1:0] pins_bank,  // CommandPins.java:43
  output wire [13:0] pins_row,  // CommandPins.java:43
  output wire [7:0] pins_column,  // CommandPins.java:43
  output wire [127:0] pins_writeData,  // CommandPins.java:43
  output wire [15:0] pins_writeMask,  // CommandPins.java:43
  input  wire [127:0] pins_readData,  // CommandPins.java:43
  input  wire [5:0] tag,  // CommandPins.java:47
  input  wire [5:0] dataTag,  // CommandPins.java:48
  output wire [5:0] completedTag  // CommandPins.java:49
);
  localparam [2:0] SoDimmCommand_NO_OPERATION = 3'd0;
  localparam [2:0] SoDimmCommand_READ = 3'd2;
  localparam [2:0] SoDimmCommand_WRITE = 3'd3;
  reg  [2:0] commandNow;  // CommandPins.java:51
  reg  autoPrechargeNow;  // CommandPins.java:54
  reg  [1:0] bank_1;  // CommandPins.java:94
  reg  [13:0] row_1;  // CommandPins.java:94
  reg  [7:0] column_1;  // CommandPins.java:94
  reg  [5:0] tag_1;  // CommandPins.java:94
  reg  [127:0] dataRead;  // CommandPins.java:70
  reg  [3:0] lanesRead;  // CommandPins.java:71
  reg  completes_1;  // CommandPins.java:104
  reg  completes_2;  // CommandPins.java:104
  reg  completes_3;  // CommandPins.java:104
  reg  completes_4;  // CommandPins.java:104
  reg  completes_5;  // CommandPins.java:104
  reg  completes_6;  // CommandPins.java:104
  reg  [5:0] completesTag_1;  // CommandPins.java:94
  reg  [5:0] completesTag_2;  // CommandPins.java:94
  reg  [5:0] completesTag_3;  // CommandPins.java:94
  reg  [5:0] completesTag_4;  // CommandPins.java:94
  reg  [5:0] completesTag_5;  // CommandPins.java:94
  reg  [127:0] captured;  // CommandPins.java:81
  reg  [127:0] arrived_1;  // CommandPins.java:94
  reg  [127:0] arrived_2;  // CommandPins.java:94
  reg  [127:0] writeData [0:63];  // CommandPins.java:63
  reg  [3:0] writeLanes [0:63];  // CommandPins.java:64
  wire isWrite = commandNow == SoDimmCommand_WRITE;  // CommandPins.java:62
  wire bit_0 = lanesRead[3];  // CommandPins.java:87
  wire bit_1 = lanesRead[2];  // CommandPins.java:87
  wire bit_2 = lanesRead[1];  // CommandPins.java:87
  wire bit_3 = lanesRead[0];  // CommandPins.java:87
  wire accesses = (command == SoDimmCommand_READ) || (command == SoDimmCommand_WRITE);  // CommandPins.java:76
  wire [127:0] dataRead_read = writeData[tag_1];  // CommandPins.java:70
  wire [3:0] lanesRead_read = writeLanes[tag_1];  // CommandPins.java:71
  assign completed = completes_6;  // CommandPins.java:79
  assign readData = captured;  // CommandPins.java:83
  assign pins_command = commandNow;  // CommandPins.java:53
  assign pins_autoPrecharge = autoPrechargeNow;  // CommandPins.java:56
  assign pins_bank = bank_1;  // CommandPins.java:57
  assign pins_row = row_1;  // CommandPins.java:58
  assign pins_column = column_1;  // CommandPins.java:59
  assign pins_writeData = dataRead;  // CommandPins.java:72
  assign pins_writeMask = {bit_0, bit_0, bit_0, bit_0, bit_1, bit_1, bit_1, bit_1, bit_2, bit_2, bit_2, bit_2,
      bit_3, bit_3, bit_3, bit_3};  // CommandPins.java:74
  assign completedTag = completesTag_5;  // CommandPins.java:80
  always @(posedge clock) begin
    commandNow <= command;  // CommandPins.java:52
    autoPrechargeNow <= autoPrecharge;  // CommandPins.java:55
    bank_1 <= bank;  // CommandPins.java:95
    row_1 <= row;  // CommandPins.java:95
    column_1 <= column;  // CommandPins.java:95
    tag_1 <= tag;  // CommandPins.java:95
    if (dataComes) begin  // CommandPins.java:65
      writeData[dataTag] <= data;  // CommandPins.java:66
      writeLanes[dataTag] <= dataLanes;  // CommandPins.java:67
    end
    if (isWrite) begin  // CommandPins.java:70
      dataRead <= dataRead_read;  // CommandPins.java:70
    end
    if (isWrite) begin  // CommandPins.java:71
      lanesRead <= lanesRead_read;  // CommandPins.java:71
    end
    completes_1 <= accesses;  // CommandPins.java:105
    completes_2 <= completes_1;  // CommandPins.java:105
    completes_3 <= completes_2;  // CommandPins.java:105
    completes_4 <= completes_3;  // CommandPins.java:105
    completes_5 <= completes_4;  // CommandPins.java:105
    completes_6 <= completes_5;  // CommandPins.java:105
    completesTag_1 <= tag_1;  // CommandPins.java:95
    completesTag_2 <= completesTag_1;  // CommandPins.java:95
    completesTag_3 <= completesTag_2;  // CommandPins.java:95
    completesTag_4 <= completesTag_3;  // CommandPins.java:95
    completesTag_5 <= completesTag_4;  // CommandPins.java:95
    arrived_1 <= pins_readData;  // CommandPins.java:95
    arrived_2 <= arrived_1;  // CommandPins.java:95
    captured <= arrived_2;  // CommandPins.java:82
    if (reset) begin
      commandNow <= SoDimmCommand_NO_OPERATION;  // CommandPins.java:51
      completes_1 <= 1'b0;  // CommandPins.java:104
      completes_2 <= 1'b0;  // CommandPins.java:104
      completes_3 <= 1'b0;  // CommandPins.java:104
      completes_4 <= 1'b0;  // CommandPins.java:104
      completes_5 <= 1'b0;  // CommandPins.java:104
      completes_6 <= 1'b0;  // CommandPins.java:104
    end
  end
endmodule
`default_nettype wire
