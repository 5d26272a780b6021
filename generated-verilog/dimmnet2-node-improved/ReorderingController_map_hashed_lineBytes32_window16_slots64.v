`default_nettype none
// map=hashed, lineBytes=32, window=16, slots=64
module ReorderingController_map_hashed_lineBytes32_window16_slots64 (  // MemoryController.java:41
  input  wire clock,  // MemoryController.java:41
  input  wire reset,  // MemoryController.java:41
  output wire readValid,  // MemoryController.java:20
  output wire writeDone,  // MemoryController.java:24
  output wire initialised,  // MemoryController.java:26
  output wire [1:0] activates,  // MemoryController.java:28
  output wire [2:0] sodimm0_command,  // MemoryController.java:30
  output wire sodimm0_autoPrecharge,  // MemoryController.java:30
  output wire [1:0] sodimm0_bank,  // MemoryController.java:30
  output wire [13:0] sodimm0_row,  // MemoryController.java:30
  output wire [7:0] sodimm0_column,  // MemoryController.java:30
  output wire [127:0] sodimm0_writeData,  // MemoryController.java:30
  output wire [15:0] sodimm0_writeMask,  // MemoryController.java:30
  input  wire [127:0] sodimm0_readData,  // MemoryController.java:30
  output wire [2:0] sodimm1_command,  // MemoryController.java:31
  output wire sodimm1_autoPrecharge,  // MemoryController.java:31
  output wire [1:0] sodimm1_bank,  // MemoryController.java:31
  output wire [13:0] sodimm1_row,  // MemoryController.java:31
  output wire [7:0] sodimm1_column,  // MemoryController.java:31
  output wire [127:0] sodimm1_writeData,  // MemoryController.java:31
  output wire [15:0] sodimm1_writeMask,  // MemoryController.java:31
  input  wire [127:0] sodimm1_readData,  // MemoryController.java:31
  input  wire request_data_write,  // MemoryController.java:45
  input  wire [23:0] request_data_line,  // MemoryController.java:45
  input  wire [255:0] request_data_data,  // MemoryController.java:45
  input  wire [7:0] request_data_lanes,  // MemoryController.java:45
  input  wire request_valid,  // MemoryController.java:45
  output wire request_ready,  // MemoryController.java:45
  output wire [255:0] readLine  // MemoryController.java:46
);
  wire taken_sink_ready;  // ReorderingController.java:49
  reg  answers;  // ReorderingController.java:93
  reg  [255:0] answer;  // ReorderingController.java:82
  reg  written;  // ReorderingController.java:93
  wire powerUp_start_starts; wire [2:0] powerUp_start_command; wire [1:0] powerUp_start_bank;  // MemoryController.java:43
  wire [13:0] powerUp_start_mode;  // MemoryController.java:43
  wire [1:0] placement_bank; wire [13:0] placement_row; wire [7:0] placement_column;  // ReorderingController.java:39
  wire placement_startsInModule1; wire [127:0] placement_data0, placement_data1;  // ReorderingController.java:39
  wire [3:0] placement_lanes0, placement_lanes1;  // ReorderingController.java:39
  wire reorder_hasRoom, reorder_readValid, reorder_writeDone, reorder_dataStartInModule1;  // ReorderingController.java:40
  wire [127:0] reorder_data0, reorder_data1; wire [5:0] reorder_tag;  // ReorderingController.java:40
  wire [255:0] assembly_line;  // ReorderingController.java:41
  wire scheduler0_completed, scheduler0_activates, scheduler0_pins_autoPrecharge, scheduler0_access_ready;  // ReorderingController.java:42
  wire [127:0] scheduler0_readData, scheduler0_pins_writeData; wire [2:0] scheduler0_pins_command;  // ReorderingController.java:42
  wire [1:0] scheduler0_pins_bank; wire [13:0] scheduler0_pins_row; wire [7:0] scheduler0_pins_column;  // ReorderingController.java:42
  wire [15:0] scheduler0_pins_writeMask; wire [5:0] scheduler0_completedTag;  // ReorderingController.java:42
  wire scheduler1_completed, scheduler1_activates, scheduler1_pins_autoPrecharge, scheduler1_access_ready;  // ReorderingController.java:43
  wire [127:0] scheduler1_readData, scheduler1_pins_writeData; wire [2:0] scheduler1_pins_command;  // ReorderingController.java:43
  wire [1:0] scheduler1_pins_bank; wire [13:0] scheduler1_pins_row; wire [7:0] scheduler1_pins_column;  // ReorderingController.java:43
  wire [15:0] scheduler1_pins_writeMask; wire [5:0] scheduler1_completedTag;  // ReorderingController.java:43
  wire queue0_enqueue_ready, queue0_dequeue_data_write, queue0_dequeue_valid;  // ReorderingController.java:99
  wire [1:0] queue0_dequeue_data_bank; wire [13:0] queue0_dequeue_data_row;  // ReorderingController.java:99
  wire [7:0] queue0_dequeue_data_column; wire [5:0] queue0_dequeue_data_tag; wire [2:0] queue0_count;  // ReorderingController.java:99
  wire queue1_enqueue_ready, queue1_dequeue_data_write, queue1_dequeue_valid;  // ReorderingController.java:99
  wire [1:0] queue1_dequeue_data_bank; wire [13:0] queue1_dequeue_data_row;  // ReorderingController.java:99
  wire [7:0] queue1_dequeue_data_column; wire [5:0] queue1_dequeue_data_tag; wire [2:0] queue1_count;  // ReorderingController.java:99
  wire taken_source_ready, taken_sink_data_write, taken_sink_valid; wire [23:0] taken_sink_data_line;  // ReorderingController.java:49
  wire [255:0] taken_sink_data_data; wire [7:0] taken_sink_data_lanes;  // ReorderingController.java:49
  wire uses0 = |placement_lanes0;  // ReorderingController.java:56
  wire uses1 = |placement_lanes1;  // ReorderingController.java:57
  assign readValid = answers;  // ReorderingController.java:81
  assign writeDone = written;  // ReorderingController.java:85
  assign initialised = !powerUp_start_starts;  // MemoryController.java:44
  assign activates = {scheduler1_activates, scheduler0_activates};  // ReorderingController.java:86
  assign sodimm0_command = scheduler0_pins_command;  // ReorderingController.java:87
  assign sodimm0_autoPrecharge = scheduler0_pins_autoPrecharge;  // ReorderingController.java:87
  assign sodimm0_bank = scheduler0_pins_bank;  // ReorderingController.java:87
  assign sodimm0_row = scheduler0_pins_row;  // ReorderingController.java:87
  assign sodimm0_column = scheduler0_pins_column;  // ReorderingController.java:87
  assign sodimm0_writeData = scheduler0_pins_writeData;  // ReorderingController.java:87
  assign sodimm0_writeMask = scheduler0_pins_writeMask;  // ReorderingController.java:87
  assign sodimm1_command = scheduler1_pins_command;  // ReorderingController.java:88
  assign sodimm1_autoPrecharge = scheduler1_pins_autoPrecharge;  // ReorderingController.java:88
  assign sodimm1_bank = scheduler1_pins_bank;  // ReorderingController.java:88
  assign sodimm1_row = scheduler1_pins_row;  // ReorderingController.java:88
  assign sodimm1_column = scheduler1_pins_column;  // ReorderingController.java:88
  assign sodimm1_writeData = scheduler1_pins_writeData;  // ReorderingController.java:88
  assign sodimm1_writeMask = scheduler1_pins_writeMask;  // ReorderingController.java:88
  assign request_ready = taken_source_ready;  // ReorderingController.java:50
  assign readLine = answer;  // ReorderingController.java:84
  assign taken_sink_ready = reorder_hasRoom && queue0_enqueue_ready && queue1_enqueue_ready && initialised;  // ReorderingController.java:59
  always @(posedge clock) begin
    answers <= reorder_readValid;  // ReorderingController.java:94
    answer <= assembly_line;  // ReorderingController.java:83
    written <= reorder_writeDone;  // ReorderingController.java:94
    if (reset) begin
      answers <= 1'b0;  // ReorderingController.java:93
      written <= 1'b0;  // ReorderingController.java:93
    end
  end
  SoDimmPowerUp powerUp (  // MemoryController.java:43
    .clock(clock), .reset(reset), .start_starts(powerUp_start_starts), .start_command(powerUp_start_command),
    .start_bank(powerUp_start_bank), .start_mode(powerUp_start_mode));
  LinePlacement_hashed_32 placement (  // ReorderingController.java:39
    .bank(placement_bank), .row(placement_row), .column(placement_column),
    .startsInModule1(placement_startsInModule1), .data0(placement_data0), .lanes0(placement_lanes0),
    .data1(placement_data1), .lanes1(placement_lanes1), .line(taken_sink_data_line),
        .data(taken_sink_data_data),
    .lanes(taken_sink_data_lanes));
  ReorderBuffer_6 reorder (  // ReorderingController.java:40
    .clock(clock), .reset(reset), .hasRoom(reorder_hasRoom), .takes(taken_sink_valid && taken_sink_ready),
    .write(taken_sink_data_write), .startsInModule1(placement_startsInModule1), .modules({uses1, uses0}),
    .completes({scheduler1_completed, scheduler0_completed}), .completedData0(scheduler0_readData),
    .completedData1(scheduler1_readData), .readValid(reorder_readValid), .writeDone(reorder_writeDone),
    .data0(reorder_data0), .data1(reorder_data1), .dataStartInModule1(reorder_dataStartInModule1),
    .tag(reorder_tag), .completedTag0(scheduler0_completedTag), .completedTag1(scheduler1_completedTag));
  LineAssembly_hashed_32 assembly (  // ReorderingController.java:41
    .data0(reorder_data0), .data1(reorder_data1), .startsInModule1(reorder_dataStartInModule1),
    .line(assembly_line));
  ModuleScheduler_16 scheduler0 (  // ReorderingController.java:42
    .clock(clock), .reset(reset), .start_starts(powerUp_start_starts), .start_command(powerUp_start_command),
    .start_bank(powerUp_start_bank), .start_mode(powerUp_start_mode),
    .dataComes(taken_sink_valid && taken_sink_ready && taken_sink_data_write && uses0), .data(placement_data0),
    .dataLanes(placement_lanes0), .completed(scheduler0_completed), .readData(scheduler0_readData),
    .activates(scheduler0_activates), .pins_command(scheduler0_pins_command),
    .pins_autoPrecharge(scheduler0_pins_autoPrecharge), .pins_bank(scheduler0_pins_bank),
    .pins_row(scheduler0_pins_row), .pins_column(scheduler0_pins_column),
    .pins_writeData(scheduler0_pins_writeData), .pins_writeMask(scheduler0_pins_writeMask),
    .pins_readData(sodimm0_readData), .access_data_write(queue0_dequeue_data_write),
    .access_data_bank(queue0_dequeue_data_bank), .access_data_row(queue0_dequeue_data_row),
    .access_data_column(queue0_dequeue_data_column), .access_data_tag(queue0_dequeue_data_tag),
    .access_valid(queue0_dequeue_valid), .access_ready(scheduler0_access_ready), .dataTag(reorder_tag),
    .completedTag(scheduler0_completedTag));
  ModuleScheduler_16 scheduler1 (  // ReorderingController.java:43
    .clock(clock), .reset(reset), .start_starts(powerUp_start_starts), .start_command(powerUp_start_command),
    .start_bank(powerUp_start_bank), .start_mode(powerUp_start_mode),
    .dataComes(taken_sink_valid && taken_sink_ready && taken_sink_data_write && uses1), .data(placement_data1),
    .dataLanes(placement_lanes1), .completed(scheduler1_completed), .readData(scheduler1_readData),
    .activates(scheduler1_activates), .pins_command(scheduler1_pins_command),
    .pins_autoPrecharge(scheduler1_pins_autoPrecharge), .pins_bank(scheduler1_pins_bank),
    .pins_row(scheduler1_pins_row), .pins_column(scheduler1_pins_column),
    .pins_writeData(scheduler1_pins_writeData), .pins_writeMask(scheduler1_pins_writeMask),
    .pins_readData(sodimm1_readData), .access_data_write(queue1_dequeue_data_write),
    .access_data_bank(queue1_dequeue_data_bank), .access_data_row(queue1_dequeue_data_row),
    .access_data_column(queue1_dequeue_data_column), .access_data_tag(queue1_dequeue_data_tag),
    .access_valid(queue1_dequeue_valid), .access_ready(scheduler1_access_ready), .dataTag(reorder_tag),
    .completedTag(scheduler1_completedTag));
  Queue_BurstAccess31_4 queue0 (  // ReorderingController.java:99
    .clock(clock), .reset(reset), .enqueue_data_write(taken_sink_data_write),
        .enqueue_data_bank(placement_bank),
    .enqueue_data_row(placement_row), .enqueue_data_column(placement_column), .enqueue_data_tag(reorder_tag),
    .enqueue_valid(taken_sink_valid && taken_sink_ready && uses0), .enqueue_ready(queue0_enqueue_ready),
    .dequeue_data_write(queue0_dequeue_data_write), .dequeue_data_bank(queue0_dequeue_data_bank),
    .dequeue_data_row(queue0_dequeue_data_row), .dequeue_data_column(queue0_dequeue_data_column),
    .dequeue_data_tag(queue0_dequeue_data_tag), .dequeue_valid(queue0_dequeue_valid),
    .dequeue_ready(scheduler0_access_ready), .count(queue0_count));
  Queue_BurstAccess31_4 queue1 (  // ReorderingController.java:99
    .clock(clock), .reset(reset), .enqueue_data_write(taken_sink_data_write),
        .enqueue_data_bank(placement_bank),
    .enqueue_data_row(placement_row), .enqueue_data_column(placement_column), .enqueue_data_tag(reorder_tag),
    .enqueue_valid(taken_sink_valid && taken_sink_ready && uses1), .enqueue_ready(queue1_enqueue_ready),
    .dequeue_data_write(queue1_dequeue_data_write), .dequeue_data_bank(queue1_dequeue_data_bank),
    .dequeue_data_row(queue1_dequeue_data_row), .dequeue_data_column(queue1_dequeue_data_column),
    .dequeue_data_tag(queue1_dequeue_data_tag), .dequeue_valid(queue1_dequeue_valid),
    .dequeue_ready(scheduler1_access_ready), .count(queue1_count));
  ForwardRegister_LineRequest289 taken (  // ReorderingController.java:49
    .clock(clock), .reset(reset), .source_data_write(request_data_write), .source_data_line(request_data_line),
    .source_data_data(request_data_data), .source_data_lanes(request_data_lanes), .source_valid(request_valid),
    .source_ready(taken_source_ready), .sink_data_write(taken_sink_data_write),
    .sink_data_line(taken_sink_data_line), .sink_data_data(taken_sink_data_data),
    .sink_data_lanes(taken_sink_data_lanes), .sink_valid(taken_sink_valid), .sink_ready(taken_sink_ready));
  wire unused_ok = &{1'b0, queue0_count, queue1_count};
endmodule
`default_nettype wire
