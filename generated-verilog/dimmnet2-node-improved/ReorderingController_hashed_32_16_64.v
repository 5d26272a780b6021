// map=hashed, lineBytes=32, window=16, slots=64
module ReorderingController_hashed_32_16_64 (  // MemoryController.java:34
  input  wire clock,  // MemoryController.java:34
  input  wire reset,  // MemoryController.java:34
  output wire readValid,  // MemoryController.java:20
  output wire writeDone,  // MemoryController.java:24
  output wire [1:0] activates,  // MemoryController.java:26
  output wire [2:0] sodimm0_command,  // MemoryController.java:28
  output wire sodimm0_autoPrecharge,  // MemoryController.java:28
  output wire [1:0] sodimm0_bank,  // MemoryController.java:28
  output wire [13:0] sodimm0_row,  // MemoryController.java:28
  output wire [7:0] sodimm0_column,  // MemoryController.java:28
  output wire [127:0] sodimm0_writeData,  // MemoryController.java:28
  output wire [15:0] sodimm0_writeMask,  // MemoryController.java:28
  input  wire [127:0] sodimm0_readData,  // MemoryController.java:28
  output wire [2:0] sodimm1_command,  // MemoryController.java:29
  output wire sodimm1_autoPrecharge,  // MemoryController.java:29
  output wire [1:0] sodimm1_bank,  // MemoryController.java:29
  output wire [13:0] sodimm1_row,  // MemoryController.java:29
  output wire [7:0] sodimm1_column,  // MemoryController.java:29
  output wire [127:0] sodimm1_writeData,  // MemoryController.java:29
  output wire [15:0] sodimm1_writeMask,  // MemoryController.java:29
  input  wire [127:0] sodimm1_readData,  // MemoryController.java:29
  input  wire request_data_write,  // MemoryController.java:36
  input  wire [23:0] request_data_line,  // MemoryController.java:36
  input  wire [255:0] request_data_data,  // MemoryController.java:36
  input  wire [7:0] request_data_lanes,  // MemoryController.java:36
  input  wire request_valid,  // MemoryController.java:36
  output wire request_ready,  // MemoryController.java:36
  output wire [255:0] readLine  // MemoryController.java:37
);
  wire [1:0] placement_bank; wire [13:0] placement_row; wire [7:0] placement_column;  // ReorderingController.java:38
  wire placement_startsInModule1; wire [127:0] placement_data0, placement_data1;  // ReorderingController.java:38
  wire [3:0] placement_lanes0, placement_lanes1;  // ReorderingController.java:38
  wire reorder_hasRoom, reorder_readValid, reorder_writeDone, reorder_dataStartInModule1;  // ReorderingController.java:39
  wire [127:0] reorder_data0, reorder_data1; wire [5:0] reorder_tag;  // ReorderingController.java:39
  wire [255:0] assembly_line;  // ReorderingController.java:40
  wire scheduler0_completed, scheduler0_activates, scheduler0_pins_autoPrecharge, scheduler0_access_ready;  // ReorderingController.java:41
  wire [127:0] scheduler0_readData, scheduler0_pins_writeData; wire [2:0] scheduler0_pins_command;  // ReorderingController.java:41
  wire [1:0] scheduler0_pins_bank; wire [13:0] scheduler0_pins_row; wire [7:0] scheduler0_pins_column;  // ReorderingController.java:41
  wire [15:0] scheduler0_pins_writeMask; wire [5:0] scheduler0_completedTag;  // ReorderingController.java:41
  wire scheduler1_completed, scheduler1_activates, scheduler1_pins_autoPrecharge, scheduler1_access_ready;  // ReorderingController.java:42
  wire [127:0] scheduler1_readData, scheduler1_pins_writeData; wire [2:0] scheduler1_pins_command;  // ReorderingController.java:42
  wire [1:0] scheduler1_pins_bank; wire [13:0] scheduler1_pins_row; wire [7:0] scheduler1_pins_column;  // ReorderingController.java:42
  wire [15:0] scheduler1_pins_writeMask; wire [5:0] scheduler1_completedTag;  // ReorderingController.java:42
  wire queue0_enqueue_ready, queue0_dequeue_data_write, queue0_dequeue_valid;  // ReorderingController.java:80
  wire [1:0] queue0_dequeue_data_bank; wire [13:0] queue0_dequeue_data_row;  // ReorderingController.java:80
  wire [7:0] queue0_dequeue_data_column; wire [5:0] queue0_dequeue_data_tag;  // ReorderingController.java:80
  wire queue1_enqueue_ready, queue1_dequeue_data_write, queue1_dequeue_valid;  // ReorderingController.java:80
  wire [1:0] queue1_dequeue_data_bank; wire [13:0] queue1_dequeue_data_row;  // ReorderingController.java:80
  wire [7:0] queue1_dequeue_data_column; wire [5:0] queue1_dequeue_data_tag;  // ReorderingController.java:80
  wire uses0 = |placement_lanes0;  // ReorderingController.java:50
  wire uses1 = |placement_lanes1;  // ReorderingController.java:51
  assign readValid = reorder_readValid;  // ReorderingController.java:71
  assign writeDone = reorder_writeDone;  // ReorderingController.java:73
  assign activates = {scheduler1_activates, scheduler0_activates};  // ReorderingController.java:74
  assign sodimm0_command = scheduler0_pins_command;  // ReorderingController.java:75
  assign sodimm0_autoPrecharge = scheduler0_pins_autoPrecharge;  // ReorderingController.java:75
  assign sodimm0_bank = scheduler0_pins_bank;  // ReorderingController.java:75
  assign sodimm0_row = scheduler0_pins_row;  // ReorderingController.java:75
  assign sodimm0_column = scheduler0_pins_column;  // ReorderingController.java:75
  assign sodimm0_writeData = scheduler0_pins_writeData;  // ReorderingController.java:75
  assign sodimm0_writeMask = scheduler0_pins_writeMask;  // ReorderingController.java:75
  assign sodimm1_command = scheduler1_pins_command;  // ReorderingController.java:76
  assign sodimm1_autoPrecharge = scheduler1_pins_autoPrecharge;  // ReorderingController.java:76
  assign sodimm1_bank = scheduler1_pins_bank;  // ReorderingController.java:76
  assign sodimm1_row = scheduler1_pins_row;  // ReorderingController.java:76
  assign sodimm1_column = scheduler1_pins_column;  // ReorderingController.java:76
  assign sodimm1_writeData = scheduler1_pins_writeData;  // ReorderingController.java:76
  assign sodimm1_writeMask = scheduler1_pins_writeMask;  // ReorderingController.java:76
  assign request_ready = reorder_hasRoom && queue0_enqueue_ready && queue1_enqueue_ready;  // ReorderingController.java:52
  assign readLine = assembly_line;  // ReorderingController.java:72
  LinePlacement_hashed_32 placement (  // ReorderingController.java:38
    .bank(placement_bank), .row(placement_row), .column(placement_column),
    .startsInModule1(placement_startsInModule1), .data0(placement_data0), .lanes0(placement_lanes0),
    .data1(placement_data1), .lanes1(placement_lanes1), .line(request_data_line), .data(request_data_data),
    .lanes(request_data_lanes));
  ReorderBuffer_6 reorder (  // ReorderingController.java:39
    .clock(clock), .reset(reset), .hasRoom(reorder_hasRoom), .takes(request_valid && request_ready),
    .write(request_data_write), .startsInModule1(placement_startsInModule1), .modules({uses1, uses0}),
    .completes({scheduler1_completed, scheduler0_completed}), .completedData0(scheduler0_readData),
    .completedData1(scheduler1_readData), .readValid(reorder_readValid), .writeDone(reorder_writeDone),
    .data0(reorder_data0), .data1(reorder_data1), .dataStartInModule1(reorder_dataStartInModule1),
    .tag(reorder_tag), .completedTag0(scheduler0_completedTag), .completedTag1(scheduler1_completedTag));
  LineAssembly_hashed_32 assembly (  // ReorderingController.java:40
    .data0(reorder_data0), .data1(reorder_data1), .startsInModule1(reorder_dataStartInModule1),
    .line(assembly_line));
  ModuleScheduler_16 scheduler0 (  // ReorderingController.java:41
    .clock(clock), .reset(reset), .dataComes(request_valid && request_ready && request_data_write && uses0),
    .data(placement_data0), .dataLanes(placement_lanes0), .completed(scheduler0_completed),
    .readData(scheduler0_readData), .activates(scheduler0_activates), .pins_command(scheduler0_pins_command),
    .pins_autoPrecharge(scheduler0_pins_autoPrecharge), .pins_bank(scheduler0_pins_bank),
    .pins_row(scheduler0_pins_row), .pins_column(scheduler0_pins_column),
    .pins_writeData(scheduler0_pins_writeData), .pins_writeMask(scheduler0_pins_writeMask),
    .pins_readData(sodimm0_readData), .access_data_write(queue0_dequeue_data_write),
    .access_data_bank(queue0_dequeue_data_bank), .access_data_row(queue0_dequeue_data_row),
    .access_data_column(queue0_dequeue_data_column), .access_data_tag(queue0_dequeue_data_tag),
    .access_valid(queue0_dequeue_valid), .access_ready(scheduler0_access_ready), .dataTag(reorder_tag),
    .completedTag(scheduler0_completedTag));
  ModuleScheduler_16 scheduler1 (  // ReorderingController.java:42
    .clock(clock), .reset(reset), .dataComes(request_valid && request_ready && request_data_write && uses1),
    .data(placement_data1), .dataLanes(placement_lanes1), .completed(scheduler1_completed),
    .readData(scheduler1_readData), .activates(scheduler1_activates), .pins_command(scheduler1_pins_command),
    .pins_autoPrecharge(scheduler1_pins_autoPrecharge), .pins_bank(scheduler1_pins_bank),
    .pins_row(scheduler1_pins_row), .pins_column(scheduler1_pins_column),
    .pins_writeData(scheduler1_pins_writeData), .pins_writeMask(scheduler1_pins_writeMask),
    .pins_readData(sodimm1_readData), .access_data_write(queue1_dequeue_data_write),
    .access_data_bank(queue1_dequeue_data_bank), .access_data_row(queue1_dequeue_data_row),
    .access_data_column(queue1_dequeue_data_column), .access_data_tag(queue1_dequeue_data_tag),
    .access_valid(queue1_dequeue_valid), .access_ready(scheduler1_access_ready), .dataTag(reorder_tag),
    .completedTag(scheduler1_completedTag));
  PassingQueue_BurstAccess31_4 queue0 (  // ReorderingController.java:80
    .clock(clock), .reset(reset), .enqueue_data_write(request_data_write), .enqueue_data_bank(placement_bank),
    .enqueue_data_row(placement_row), .enqueue_data_column(placement_column), .enqueue_data_tag(reorder_tag),
    .enqueue_valid(request_valid && request_ready && uses0), .enqueue_ready(queue0_enqueue_ready),
    .dequeue_data_write(queue0_dequeue_data_write), .dequeue_data_bank(queue0_dequeue_data_bank),
    .dequeue_data_row(queue0_dequeue_data_row), .dequeue_data_column(queue0_dequeue_data_column),
    .dequeue_data_tag(queue0_dequeue_data_tag), .dequeue_valid(queue0_dequeue_valid),
    .dequeue_ready(scheduler0_access_ready));
  PassingQueue_BurstAccess31_4 queue1 (  // ReorderingController.java:80
    .clock(clock), .reset(reset), .enqueue_data_write(request_data_write), .enqueue_data_bank(placement_bank),
    .enqueue_data_row(placement_row), .enqueue_data_column(placement_column), .enqueue_data_tag(reorder_tag),
    .enqueue_valid(request_valid && request_ready && uses1), .enqueue_ready(queue1_enqueue_ready),
    .dequeue_data_write(queue1_dequeue_data_write), .dequeue_data_bank(queue1_dequeue_data_bank),
    .dequeue_data_row(queue1_dequeue_data_row), .dequeue_data_column(queue1_dequeue_data_column),
    .dequeue_data_tag(queue1_dequeue_data_tag), .dequeue_valid(queue1_dequeue_valid),
    .dequeue_ready(scheduler1_access_ready));
endmodule
