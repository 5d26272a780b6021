`default_nettype none
// size.ports=4, size.slots=4, size.places=256, size.threads=256, size.pipelined=false
module ReductionUnit_ports4_slots4_places256_threads256 (  // ReductionUnit.java:109
  input  wire clock,  // ReductionUnit.java:109
  input  wire reset,  // ReductionUnit.java:109
  input  wire [63:0] submit_data_data,  // ReductionUnit.java:50
  input  wire submit_data_last,  // ReductionUnit.java:50
  input  wire submit_valid,  // ReductionUnit.java:50
  output wire submit_ready,  // ReductionUnit.java:50
  output wire [63:0] completion_data_data,  // ReductionUnit.java:52
  output wire completion_data_last,  // ReductionUnit.java:52
  output wire completion_valid,  // ReductionUnit.java:52
  input  wire completion_ready,  // ReductionUnit.java:52
  input  wire [63:0] arrived_data_data,  // ReductionUnit.java:54
  input  wire arrived_data_last,  // ReductionUnit.java:54
  input  wire arrived_valid,  // ReductionUnit.java:54
  output wire arrived_ready,  // ReductionUnit.java:54
  output wire [63:0] sent_data_data,  // ReductionUnit.java:56
  output wire sent_data_last,  // ReductionUnit.java:56
  output wire sent_valid,  // ReductionUnit.java:56
  input  wire sent_ready,  // ReductionUnit.java:56
  input  wire [15:0] node,  // ReductionUnit.java:60
  output wire [31:0] messages,  // ReductionUnit.java:63
  output wire [31:0] dropped,  // ReductionUnit.java:65
  output wire [15:0] slowestTurn  // ReductionUnit.java:70
);
  localparam [1:0] FoldEvent_Kind_ARRIVED = 2'd0;
  localparam [1:0] FoldEvent_Kind_ARMED = 2'd1;
  localparam [1:0] FoldEvent_Kind_EXPIRED = 2'd2;
  localparam [1:0] FoldEvent_Kind_FOLDED = 2'd3;
  localparam [1:0] TriggerEvent_Kind_ARRIVE = 2'd0;
  localparam [1:0] TriggerEvent_Kind_ARM = 2'd1;
  localparam [1:0] TriggerEvent_Kind_EXPIRE = 2'd2;
  localparam [2:0] TriggerOutcome_COUNTED = 3'd0;
  localparam [2:0] TriggerOutcome_ARMED = 3'd1;
  localparam [2:0] TriggerOutcome_WRONG_CHILD = 3'd6;
  reg  [7:0] lateParent;  // ReductionUnit.java:88
  reg  [7:0] lateFirstChild;  // ReductionUnit.java:89
  reg  [1:0] triggers_event_data_kind;  // ReductionUnit.java:117
  reg  [1:0] triggers_event_data_port;  // ReductionUnit.java:117
  reg  [15:0] triggers_event_data_epoch;  // ReductionUnit.java:117
  reg  triggers_event_data_isUp;  // ReductionUnit.java:117
  reg  [7:0] triggers_event_data_generation;  // ReductionUnit.java:117
  reg  [1:0] scheduler_event_data_kind;  // ReductionUnit.java:118
  reg  [63:0] scheduler_event_data_control_outcome;  // ReductionUnit.java:118
  wire [3:0] engine_job_data_slot;  // ReductionUnit.java:119
  wire [4:0] engine_job_data_number;  // ReductionUnit.java:119
  wire intake_armed;  // ReductionUnit.java:121
  reg  wasArrival;  // ReductionUnit.java:124
  reg  wasArming;  // ReductionUnit.java:125
  reg  wasExpiry;  // ReductionUnit.java:126
  reg  wasUp;  // ReductionUnit.java:127
  reg  [3:0] eventSlot;  // ReductionUnit.java:128
  reg  [15:0] inUse;  // ReductionUnit.java:131
  reg  [15:0] hasBroadcast;  // ReductionUnit.java:132
  reg  [15:0] sentUpwards;  // ReductionUnit.java:285
  reg  decidedArrival;  // ReductionUnit.java:269
  reg  decidedArming;  // ReductionUnit.java:269
  reg  decidedExpiry;  // ReductionUnit.java:269
  reg  decidedUp;  // ReductionUnit.java:269
  reg  [3:0] decidedSlot;  // ReductionUnit.java:222
  wire downwards_enqueue_valid;  // ReductionUnit.java:334
  reg  [7:0] taken;  // ReductionUnit.java:358
  reg  [3:0] open;  // ReductionUnit.java:376
  reg  [9:0] reserved;  // ReductionUnit.java:377
  reg  [15:0] nextEpoch0;  // ReductionUnit.java:385
  reg  [9:0] reservation0;  // ReductionUnit.java:386
  reg  [15:0] nextEpoch1;  // ReductionUnit.java:385
  reg  [9:0] reservation1;  // ReductionUnit.java:386
  reg  [15:0] nextEpoch2;  // ReductionUnit.java:385
  reg  [9:0] reservation2;  // ReductionUnit.java:386
  reg  [15:0] nextEpoch3;  // ReductionUnit.java:385
  reg  [9:0] reservation3;  // ReductionUnit.java:386
  reg  [15:0] namedEpoch;  // ReductionUnit.java:397
  reg  [9:0] promised;  // ReductionUnit.java:415
  reg  [191:0] register_0;  // ReductionUnit.java:463
  reg  [2:0] register_1;  // ReductionUnit.java:464
  reg  [31:0] register_2;  // ReductionUnit.java:465
  reg  [15:0] register_3;  // ReductionUnit.java:475
  reg  own_written;  // ReductionUnit.java:481
  reg  received_written;  // ReductionUnit.java:484
  reg  [63:0] engineOwn;  // ReductionUnit.java:486
  reg  [63:0] enginePlace;  // ReductionUnit.java:487
  reg  engineReadOwn;  // ReductionUnit.java:488
  reg  [63:0] sentOwn;  // ReductionUnit.java:492
  reg  [63:0] sentResult;  // ReductionUnit.java:493
  reg  [31:0] sentCount;  // ReductionUnit.java:506
  reg  [31:0] droppedCount;  // ReductionUnit.java:509
  reg  [15:0] cycle;  // ReductionUnit.java:514
  reg  [15:0] slowest;  // ReductionUnit.java:520
  reg  [15:0] byChildren;  // ReductionUnit.java:522
  wire receiver_packet_ready, receiver_arrives, receiver_takes, receiver_writes, receiver_drops;  // ReductionUnit.java:116
  wire [63:0] receiver_control_head, receiver_control_shape, receiver_control_outcome, receiver_data;  // ReductionUnit.java:116
  wire [2:0] receiver_index;  // ReductionUnit.java:116
  wire triggers_decides, triggers_fires; wire [2:0] triggers_outcome; wire [4:0] triggers_missing;  // ReductionUnit.java:117
  wire scheduler_keeps, scheduler_fold_data_isOwn, scheduler_fold_data_isSkip, scheduler_fold_data_isFirst,
      scheduler_fold_data_isBinned, scheduler_fold_valid, scheduler_send_data_isUp,
      scheduler_send_data_isReplaced, scheduler_send_valid;  // ReductionUnit.java:118
  wire [3:0] scheduler_fold_data_slot, scheduler_fold_data_operation, scheduler_fold_data_type,
      scheduler_send_data_slot;  // ReductionUnit.java:118
  wire [4:0] scheduler_fold_data_number; wire [2:0] scheduler_fold_data_words;  // ReductionUnit.java:118
  wire [15:0] scheduler_send_data_errors; wire [7:0] scheduler_send_data_named; wire [8:0] scheduler_number;  // ReductionUnit.java:118
  wire engine_folds, engine_reads, engine_readsOwn, engine_releases, engine_job_ready; wire [2:0] engine_word;  // ReductionUnit.java:119
  wire [63:0] engine_result; wire [4:0] engine_flags; wire [3:0] engine_folded, engine_slot;  // ReductionUnit.java:119
  wire [7:0] engine_place;  // ReductionUnit.java:119
  wire sender_looks, sender_findsNode, sender_reads, sender_isReplaced, sender_isUp, sender_message_data_last,
      sender_message_valid, sender_loop_data_last, sender_loop_valid, sender_completion_data_last,
      sender_completion_valid, sender_ends, sender_leavesUpwards, sender_hasLeftUpwards, sender_job_ready;  // ReductionUnit.java:120
  wire [15:0] sender_thread; wire [2:0] sender_word;  // ReductionUnit.java:120
  wire [63:0] sender_message_data_data, sender_loop_data_data, sender_completion_data_data;  // ReductionUnit.java:120
  wire [3:0] sender_slot, sender_leftSlot;  // ReductionUnit.java:120
  wire intake_submit_ready, intake_report_data_last, intake_report_valid, intake_arms, intake_writes,
      intake_opens, intake_placesThread;  // ReductionUnit.java:121
  wire [63:0] intake_report_data_data, intake_control_head, intake_control_shape, intake_control_outcome,
      intake_data;  // ReductionUnit.java:121
  wire [2:0] intake_dataWords, intake_word; wire [7:0] intake_opened_generation;  // ReductionUnit.java:121
  wire [15:0] intake_opened_rank, intake_opened_parent, intake_opened_firstChild, intake_opened_forChildren,
      intake_opened_forResult;  // ReductionUnit.java:121
  wire [5:0] intake_opened_child, intake_opened_children, intake_opened_siblings;  // ReductionUnit.java:121
  wire pool_available; wire [7:0] pool_place; wire [8:0] pool_used;  // ReductionUnit.java:122
  wire timeouts_expires; wire [4:0] timeouts_visited;  // ReductionUnit.java:123
  wire arriving_0_source_ready, arriving_0_sink_data_last, arriving_0_sink_valid;  // ReductionUnit.java:155
  wire [63:0] arriving_0_sink_data_data;  // ReductionUnit.java:155
  wire inward_sources_0_ready, inward_sources_1_ready, inward_sink_data_last, inward_sink_valid, inward_chosen;  // ReductionUnit.java:180
  wire [63:0] inward_sink_data_data;  // ReductionUnit.java:180
  wire told_0_sources_0_ready, told_0_sources_1_ready, told_0_sink_data_last, told_0_sink_valid, told_0_chosen;  // ReductionUnit.java:180
  wire [63:0] told_0_sink_data_data;  // ReductionUnit.java:180
  wire [3:0] returning_sink_data; wire returning_sink_valid;  // ReductionUnit.java:282
  wire folded_enqueue_ready, folded_dequeue_valid; wire [3:0] folded_dequeue_data; wire [4:0] folded_count;  // ReductionUnit.java:233
  wire folds_enqueue_ready, folds_dequeue_data_isOwn, folds_dequeue_data_isSkip, folds_dequeue_data_isFirst,
      folds_dequeue_data_isBinned, folds_dequeue_valid;  // ReductionUnit.java:317
  wire [3:0] folds_dequeue_data_slot, folds_dequeue_data_operation, folds_dequeue_data_type;  // ReductionUnit.java:317
  wire [4:0] folds_dequeue_data_number, folds_count; wire [2:0] folds_dequeue_data_words;  // ReductionUnit.java:317
  wire upwards_enqueue_ready, upwards_dequeue_data_isUp, upwards_dequeue_data_isReplaced, upwards_dequeue_valid;  // ReductionUnit.java:321
  wire [3:0] upwards_dequeue_data_slot; wire [15:0] upwards_dequeue_data_errors;  // ReductionUnit.java:321
  wire [7:0] upwards_dequeue_data_named; wire [4:0] upwards_count;  // ReductionUnit.java:321
  wire downwards_enqueue_ready, downwards_dequeue_data_isUp, downwards_dequeue_data_isReplaced,
      downwards_dequeue_valid;  // ReductionUnit.java:334
  wire [3:0] downwards_dequeue_data_slot; wire [15:0] downwards_dequeue_data_errors;  // ReductionUnit.java:334
  wire [7:0] downwards_dequeue_data_named; wire [4:0] downwards_count;  // ReductionUnit.java:334
  wire jobs_sources_0_ready, jobs_sources_1_ready, jobs_sink_data_isUp, jobs_sink_data_isReplaced,
      jobs_sink_valid, jobs_chosen;  // ReductionUnit.java:344
  wire [3:0] jobs_sink_data_slot; wire [15:0] jobs_sink_data_errors; wire [7:0] jobs_sink_data_named;  // ReductionUnit.java:344
  wire [4:0] check_status;  // ReductionUnit.java:392
  reg  [105:0] ports [0:3];  // ReductionUnit.java:129
  reg  [15:0] epochs [0:15];  // ReductionUnit.java:130
  reg  [23:0] told_1 [0:15];  // ReductionUnit.java:327
  reg  [7:0] placeOfMessage [0:511];  // ReductionUnit.java:355
  reg  [7:0] placeOfResult [0:15];  // ReductionUnit.java:356
  reg  [191:0] descriptors [0:15];  // ReductionUnit.java:454
  reg  [2:0] words [0:15];  // ReductionUnit.java:455
  reg  [31:0] tags [0:15];  // ReductionUnit.java:456
  reg  [15:0] nodes [0:1023];  // ReductionUnit.java:470
  reg  [63:0] own [0:127];  // ReductionUnit.java:480
  reg  [63:0] received [0:2047];  // ReductionUnit.java:483
  reg  [15:0] fired [0:15];  // ReductionUnit.java:516
  wire arms = intake_arms && !receiver_arrives;  // ReductionUnit.java:187
  wire expires = timeouts_expires && !(receiver_arrives || intake_arms);  // ReductionUnit.java:188
  wire [1:0] port_0 = receiver_control_head[33:32];  // ReductionUnit.java:307
  wire [3:0] slot_0 = {port_0, receiver_control_head[49:48]};  // ReductionUnit.java:308
  wire [7:0] port_1 = receiver_control_head[39:32];  // Control.java:32
  wire [7:0] named_0_choice = receiver_arrives ? port_1 : intake_control_head[39:32];  // ReductionUnit.java:198
  wire [1:0] named_0 = named_0_choice[1:0];  // ReductionUnit.java:198
  wire [3:0] lateSlot = timeouts_visited[4:1];  // ReductionUnit.java:208
  wire [1:0] latePort = lateSlot[3:2];  // ReductionUnit.java:209
  wire [105:0] read_word_0 = ports[latePort];  // ReductionUnit.java:214
  wire [105:0] read_word_1 = ports[latePort];  // ReductionUnit.java:216
  wire [1:0] port_2 = intake_control_head[33:32];  // ReductionUnit.java:307
  wire [3:0] mine_0 = {port_2, intake_control_head[49:48]};  // ReductionUnit.java:308
  wire reduces_0 = intake_control_head[3];  // Control.java:37
  wire [15:0] senders = {sender_slot == 4'd15, sender_slot == 4'd14, sender_slot == 4'd13, sender_slot == 4'd12,
      sender_slot == 4'd11, sender_slot == 4'd10, sender_slot == 4'd9, sender_slot == 4'd8, sender_slot == 4'd7,
      sender_slot == 4'd6, sender_slot == 4'd5, sender_slot == 4'd4, sender_slot == 4'd3, sender_slot == 4'd2,
      sender_slot == 4'd1, sender_slot == 4'd0};  // ReductionUnit.java:286
  wire [15:0] returned = {returning_sink_data == 4'd15, returning_sink_data == 4'd14, returning_sink_data
      == 4'd13, returning_sink_data == 4'd12, returning_sink_data == 4'd11, returning_sink_data == 4'd10,
      returning_sink_data == 4'd9, returning_sink_data == 4'd8, returning_sink_data == 4'd7, returning_sink_data
      == 4'd6, returning_sink_data == 4'd5, returning_sink_data == 4'd4, returning_sink_data == 4'd3,
      returning_sink_data == 4'd2, returning_sink_data == 4'd1, returning_sink_data == 4'd0};  // ReductionUnit.java:287
  wire [15:0] more = returning_sink_valid ? returned : 16'd0;  // ReductionUnit.java:289
  wire [15:0] over_0 = sender_ends ? senders : 16'd0;  // ReductionUnit.java:290
  wire [1:0] port_3 = intake_control_head[33:32];  // ReductionUnit.java:307
  wire [3:0] asked = receiver_arrives ? slot_0 : {port_3, intake_control_head[49:48]};  // ReductionUnit.java:217
  wire counts = triggers_decides && wasArrival && (triggers_outcome == TriggerOutcome_COUNTED);  // ReductionUnit.java:226
  wire isArmed = triggers_decides && wasArming
      && ((triggers_outcome == TriggerOutcome_ARMED) || triggers_fires);  // ReductionUnit.java:229
  wire isOver = triggers_decides && wasExpiry && triggers_fires;  // ReductionUnit.java:236
  wire happens = wasUp && (counts || isArmed || isOver);  // ReductionUnit.java:237
  wire [7:0] missing = lateFirstChild + {3'd0, triggers_missing};  // ReductionUnit.java:251
  wire tooMany = triggers_outcome == TriggerOutcome_WRONG_CHILD;  // ReductionUnit.java:258
  wire [15:0] arrivingErrors = receiver_control_outcome[15:0];  // Control.java:32
  wire [23:0] arriving_1 = {receiver_control_outcome[23:16], arrivingErrors};  // ReductionUnit.java:329
  wire isDown = !wasUp;  // ReductionUnit.java:330
  wire [23:0] kept = told_1[eventSlot];  // ReductionUnit.java:332
  wire [23:0] known = wasArrival ? arriving_1 : kept;  // ReductionUnit.java:333
  wire [8:0] messagesPlace_address_joined = {engine_job_data_slot, engine_job_data_number};  // ReductionUnit.java:363
  wire [7:0] messagesPlace = placeOfMessage[messagesPlace_address_joined];  // ReductionUnit.java:363
  wire [7:0] resultsPlace = placeOfResult[sender_slot];  // ReductionUnit.java:364
  wire over_1 = sender_ends && sender_isReplaced;  // ReductionUnit.java:367
  wire [7:0] named_1 = intake_control_head[39:32];  // Control.java:32
  wire [1:0] port_4 = named_1[1:0];  // ReductionUnit.java:381
  wire [1:0] port_5 = intake_control_head[33:32];  // ReductionUnit.java:307
  wire [3:0] slot_1 = {port_5, intake_control_head[49:48]};  // ReductionUnit.java:308
  wire [105:0] state_word = ports[port_4];  // ReductionUnit.java:383
  wire [15:0] nextEpoch = port_4[1] ? (port_4[0] ? nextEpoch3 : nextEpoch2)
      : (port_4[0] ? nextEpoch1 : nextEpoch0);  // ReductionUnit.java:388
  wire [9:0] reservation = port_4[1] ? (port_4[0] ? reservation3 : reservation2)
      : (port_4[0] ? reservation1 : reservation0);  // ReductionUnit.java:389
  wire reduces_1 = intake_control_head[3];  // Control.java:37
  wire [15:0] slotsOfPort = 16'd15 << {port_4, 2'd0};  // ReductionUnit.java:401
  wire anyInUse = (inUse & slotsOfPort) != 16'd0;  // ReductionUnit.java:402
  wire [9:0] needed_joined = {3'd0, {1'b0, intake_opened_children} + 7'd1};  // ReductionUnit.java:413
  wire [9:0] needed = {needed_joined[7:0], 2'd0};  // ReductionUnit.java:413
  wire [9:0] wouldBe = (reserved - reservation) + needed;  // ReductionUnit.java:414
  wire [15:0] mine_1 = {slot_1 == 4'd15, slot_1 == 4'd14, slot_1 == 4'd13, slot_1 == 4'd12, slot_1 == 4'd11,
      slot_1 == 4'd10, slot_1 == 4'd9, slot_1 == 4'd8, slot_1 == 4'd7, slot_1 == 4'd6, slot_1 == 4'd5, slot_1
      == 4'd4, slot_1 == 4'd3, slot_1 == 4'd2, slot_1 == 4'd1, slot_1 == 4'd0};  // ReductionUnit.java:437
  wire [15:0] begins = (intake_armed && reduces_1) ? mine_1 : 16'd0;  // ReductionUnit.java:439
  wire [15:0] waits = (intake_armed && !reduces_1) ? mine_1 : 16'd0;  // ReductionUnit.java:440
  wire [15:0] over_2_joined = {sender_slot == 4'd15, sender_slot == 4'd14, sender_slot == 4'd13, sender_slot
      == 4'd12, sender_slot == 4'd11, sender_slot == 4'd10, sender_slot == 4'd9, sender_slot == 4'd8,
      sender_slot == 4'd7, sender_slot == 4'd6, sender_slot == 4'd5, sender_slot == 4'd4, sender_slot == 4'd3,
      sender_slot == 4'd2, sender_slot == 4'd1, sender_slot == 4'd0};  // ReductionUnit.java:441
  wire [15:0] over_2 = sender_ends ? over_2_joined : 16'd0;  // ReductionUnit.java:441
  wire [105:0] read_word_2 = ports[sender_slot[3:2]];  // ReductionUnit.java:446
  wire [1:0] port_6 = intake_control_head[33:32];  // ReductionUnit.java:307
  wire [3:0] slot_2 = {port_6, intake_control_head[49:48]};  // ReductionUnit.java:308
  wire reduces_2 = intake_control_head[3];  // Control.java:37
  wire [1:0] threadPort = intake_control_head[33:32];  // ReductionUnit.java:468
  wire [9:0] placed = {threadPort, intake_control_shape[7:0]};  // ReductionUnit.java:469
  wire [1:0] sendersPort = sender_slot[3:2];  // ReductionUnit.java:473
  wire [9:0] sought = {sendersPort, sender_thread[7:0]};  // ReductionUnit.java:474
  wire sendsOwn = sender_isUp && !sender_isReplaced;  // ReductionUnit.java:498
  wire sendsPartial = sender_isUp && sender_isReplaced;  // ReductionUnit.java:499
  wire drops = triggers_decides && wasArrival && (triggers_outcome != TriggerOutcome_COUNTED);  // ReductionUnit.java:510
  wire byChild = triggers_fires && wasUp && wasArrival;  // ReductionUnit.java:517
  wire [15:0] turnBegan = fired[sender_slot];  // ReductionUnit.java:519
  wire [15:0] turn = (cycle + 16'd1) - turnBegan;  // ReductionUnit.java:521
  wire [15:0] mine_2 = {eventSlot == 4'd15, eventSlot == 4'd14, eventSlot == 4'd13, eventSlot == 4'd12,
      eventSlot == 4'd11, eventSlot == 4'd10, eventSlot == 4'd9, eventSlot == 4'd8, eventSlot == 4'd7, eventSlot
      == 4'd6, eventSlot == 4'd5, eventSlot == 4'd4, eventSlot == 4'd3, eventSlot == 4'd2, eventSlot == 4'd1,
      eventSlot == 4'd0};  // ReductionUnit.java:523
  wire [15:0] triggers_event_data_epoch_read = epochs[lateSlot];  // ReductionUnit.java:212
  wire [15:0] timeouts_mayExpire_shifted = sentUpwards >> lateSlot;  // ReductionUnit.java:297
  wire [3:0] check_isOpen_shifted = open >> port_4;  // ReductionUnit.java:395
  wire [15:0] check_inUse_shifted = inUse >> slot_1;  // ReductionUnit.java:403
  wire [15:0] check_hasBroadcast_shifted = hasBroadcast >> slot_1;  // ReductionUnit.java:405
  wire [191:0] register_0_read = descriptors[sender_slot];  // ReductionUnit.java:463
  wire [2:0] register_1_read = words[sender_slot];  // ReductionUnit.java:464
  wire [31:0] register_2_read = tags[sender_slot];  // ReductionUnit.java:465
  wire [15:0] register_3_read = nodes[sought];  // ReductionUnit.java:475
  wire [6:0] own_address_joined = {slot_2, intake_word};  // ReductionUnit.java:481
  wire [10:0] received_address_joined = {pool_place, receiver_index};  // ReductionUnit.java:484
  wire [6:0] engineOwn_joined = {engine_slot, engine_word};  // ReductionUnit.java:486
  wire [63:0] engineOwn_read = own[engineOwn_joined];  // ReductionUnit.java:486
  wire [10:0] enginePlace_joined = {engine_place, engine_word};  // ReductionUnit.java:487
  wire [63:0] enginePlace_read = received[enginePlace_joined];  // ReductionUnit.java:487
  wire [6:0] sentOwn_joined = {sender_slot, sender_word};  // ReductionUnit.java:492
  wire [63:0] sentOwn_read = own[sentOwn_joined];  // ReductionUnit.java:492
  wire [10:0] sentResult_joined = {resultsPlace, sender_word};  // ReductionUnit.java:493
  wire [63:0] sentResult_read = received[sentResult_joined];  // ReductionUnit.java:493
  wire [15:0] slowest_when_shifted = byChildren >> sender_slot;  // ReductionUnit.java:527
  assign submit_ready = intake_submit_ready;  // ReductionUnit.java:147
  assign completion_data_data = told_0_sink_data_data;  // ReductionUnit.java:150
  assign completion_data_last = told_0_sink_data_last;  // ReductionUnit.java:150
  assign completion_valid = told_0_sink_valid;  // ReductionUnit.java:150
  assign arrived_ready = inward_sources_0_ready;  // ReductionUnit.java:157
  assign sent_data_data = sender_message_data_data;  // ReductionUnit.java:146
  assign sent_data_last = sender_message_data_last;  // ReductionUnit.java:146
  assign sent_valid = sender_message_valid;  // ReductionUnit.java:146
  assign messages = sentCount;  // ReductionUnit.java:508
  assign dropped = droppedCount;  // ReductionUnit.java:512
  assign slowestTurn = slowest;  // ReductionUnit.java:528
  always @* begin
    triggers_event_data_kind = TriggerEvent_Kind_ARRIVE;  // ReductionUnit.java:192
    if (arms) begin  // ReductionUnit.java:193
      triggers_event_data_kind = TriggerEvent_Kind_ARM;  // ReductionUnit.java:193
    end
    if (expires) begin  // ReductionUnit.java:194
      triggers_event_data_kind = TriggerEvent_Kind_EXPIRE;  // ReductionUnit.java:194
    end
  end
  always @* begin
    triggers_event_data_port = named_0;  // ReductionUnit.java:199
    if (expires) begin  // ReductionUnit.java:210
      triggers_event_data_port = latePort;  // ReductionUnit.java:211
    end
  end
  always @* begin
    triggers_event_data_epoch = receiver_arrives ? receiver_control_head[63:48] : intake_control_head[63:48];  // ReductionUnit.java:200
    if (expires) begin  // ReductionUnit.java:210
      triggers_event_data_epoch = triggers_event_data_epoch_read;  // ReductionUnit.java:212
    end
  end
  always @* begin
    triggers_event_data_isUp = receiver_arrives ? receiver_control_head[3] : intake_control_head[3];  // ReductionUnit.java:201
    if (expires) begin  // ReductionUnit.java:210
      triggers_event_data_isUp = timeouts_visited[0];  // ReductionUnit.java:213
    end
  end
  always @* begin
    triggers_event_data_generation = receiver_arrives ? receiver_control_head[47:40]
        : intake_control_head[47:40];  // ReductionUnit.java:202
    if (expires) begin  // ReductionUnit.java:210
      triggers_event_data_generation = read_word_0[105:98];  // ReductionUnit.java:214
    end
  end
  always @* begin
    scheduler_event_data_kind = FoldEvent_Kind_FOLDED;  // ReductionUnit.java:241
    if (happens && counts) begin  // ReductionUnit.java:242
      scheduler_event_data_kind = FoldEvent_Kind_ARRIVED;  // ReductionUnit.java:242
    end
    if (happens && isArmed) begin  // ReductionUnit.java:243
      scheduler_event_data_kind = FoldEvent_Kind_ARMED;  // ReductionUnit.java:243
    end
    if (happens && isOver) begin  // ReductionUnit.java:244
      scheduler_event_data_kind = FoldEvent_Kind_EXPIRED;  // ReductionUnit.java:244
    end
  end
  always @* begin
    scheduler_event_data_control_outcome = counts ? receiver_control_outcome : intake_control_outcome;  // ReductionUnit.java:250
    if (happens && isOver) begin  // ReductionUnit.java:252
      scheduler_event_data_control_outcome = {40'd0, missing, 16'd0};  // ReductionUnit.java:256
    end
  end
  assign engine_job_data_slot = folds_dequeue_data_slot;  // ReductionUnit.java:320
  assign engine_job_data_number = folds_dequeue_data_number;  // ReductionUnit.java:320
  assign intake_armed = arms;  // ReductionUnit.java:189
  assign downwards_enqueue_valid = triggers_decides && triggers_fires && isDown;  // ReductionUnit.java:335
  always @* begin
    own_written = 1'b0;  // ReductionUnit.java:481
    if (intake_writes) begin  // ReductionUnit.java:481
      own_written = 1'b1;  // ReductionUnit.java:481
    end
  end
  always @* begin
    received_written = 1'b0;  // ReductionUnit.java:484
    if (receiver_writes) begin  // ReductionUnit.java:484
      received_written = 1'b1;  // ReductionUnit.java:484
    end
  end
  always @(posedge clock) begin
    if (intake_armed && reduces_0) begin  // ReductionUnit.java:278
      epochs[mine_0] <= intake_control_head[63:48];  // ReductionUnit.java:278
    end
    sentUpwards <= (sentUpwards | more) & ~over_0;  // ReductionUnit.java:291
    if (expires) begin  // ReductionUnit.java:299
      lateParent <= read_word_1[73:66];  // ReductionUnit.java:300
      lateFirstChild <= read_word_1[51:44];  // ReductionUnit.java:301
    end
    decidedArrival <= receiver_arrives;  // ReductionUnit.java:270
    wasArrival <= decidedArrival;  // ReductionUnit.java:271
    decidedArming <= arms;  // ReductionUnit.java:270
    wasArming <= decidedArming;  // ReductionUnit.java:271
    decidedExpiry <= expires;  // ReductionUnit.java:270
    wasExpiry <= decidedExpiry;  // ReductionUnit.java:271
    decidedUp <= triggers_event_data_isUp;  // ReductionUnit.java:270
    wasUp <= decidedUp;  // ReductionUnit.java:271
    decidedSlot <= expires ? lateSlot : asked;  // ReductionUnit.java:223
    eventSlot <= decidedSlot;  // ReductionUnit.java:224
    if (counts && isDown) begin  // ReductionUnit.java:331
      told_1[eventSlot] <= arriving_1;  // ReductionUnit.java:331
    end
    taken <= pool_place;  // ReductionUnit.java:359
    if (scheduler_keeps) begin  // ReductionUnit.java:360
      placeOfMessage[scheduler_number] <= taken;  // ReductionUnit.java:360
    end
    if (counts && !wasUp) begin  // ReductionUnit.java:361
      placeOfResult[eventSlot] <= pool_place;  // ReductionUnit.java:361
    end
    namedEpoch <= nextEpoch;  // ReductionUnit.java:398
    promised <= wouldBe;  // ReductionUnit.java:416
    if (intake_opens) begin  // ReductionUnit.java:422
      ports[port_4] <= {intake_opened_generation, intake_opened_rank, intake_opened_parent, intake_opened_child,
          intake_opened_firstChild, intake_opened_children, intake_opened_siblings, intake_opened_forChildren,
          intake_opened_forResult};  // ReductionUnit.java:423
      open <= open | {port_4 == 2'd3, port_4 == 2'd2, port_4 == 2'd1, port_4 == 2'd0};  // ReductionUnit.java:424
      reserved <= promised;  // ReductionUnit.java:425
    end
    if (intake_opens && (port_4 == 2'd0)) begin  // ReductionUnit.java:429
      nextEpoch0 <= 16'd0;  // ReductionUnit.java:430
      reservation0 <= needed;  // ReductionUnit.java:431
    end
    if (intake_armed && reduces_1 && (port_4 == 2'd0)) begin  // ReductionUnit.java:433
      nextEpoch0 <= nextEpoch0 + 16'd1;  // ReductionUnit.java:435
    end
    if (intake_opens && (port_4 == 2'd1)) begin  // ReductionUnit.java:429
      nextEpoch1 <= 16'd0;  // ReductionUnit.java:430
      reservation1 <= needed;  // ReductionUnit.java:431
    end
    if (intake_armed && reduces_1 && (port_4 == 2'd1)) begin  // ReductionUnit.java:433
      nextEpoch1 <= nextEpoch1 + 16'd1;  // ReductionUnit.java:435
    end
    if (intake_opens && (port_4 == 2'd2)) begin  // ReductionUnit.java:429
      nextEpoch2 <= 16'd0;  // ReductionUnit.java:430
      reservation2 <= needed;  // ReductionUnit.java:431
    end
    if (intake_armed && reduces_1 && (port_4 == 2'd2)) begin  // ReductionUnit.java:433
      nextEpoch2 <= nextEpoch2 + 16'd1;  // ReductionUnit.java:435
    end
    if (intake_opens && (port_4 == 2'd3)) begin  // ReductionUnit.java:429
      nextEpoch3 <= 16'd0;  // ReductionUnit.java:430
      reservation3 <= needed;  // ReductionUnit.java:431
    end
    if (intake_armed && reduces_1 && (port_4 == 2'd3)) begin  // ReductionUnit.java:433
      nextEpoch3 <= nextEpoch3 + 16'd1;  // ReductionUnit.java:435
    end
    inUse <= (inUse & ~over_2) | begins;  // ReductionUnit.java:442
    hasBroadcast <= (hasBroadcast & ~over_2) | waits;  // ReductionUnit.java:443
    if (intake_armed && reduces_2) begin  // ReductionUnit.java:458
      descriptors[slot_2] <= {intake_control_head, intake_control_shape, intake_control_outcome};  // ReductionUnit.java:459
      words[slot_2] <= intake_dataWords;  // ReductionUnit.java:460
    end
    if (intake_armed && !reduces_2) begin  // ReductionUnit.java:462
      tags[slot_2] <= intake_control_outcome[63:32];  // ReductionUnit.java:462
    end
    if (sender_looks) begin  // ReductionUnit.java:463
      register_0 <= register_0_read;  // ReductionUnit.java:463
    end
    if (sender_looks) begin  // ReductionUnit.java:464
      register_1 <= register_1_read;  // ReductionUnit.java:464
    end
    if (sender_looks) begin  // ReductionUnit.java:465
      register_2 <= register_2_read;  // ReductionUnit.java:465
    end
    if (intake_placesThread) begin  // ReductionUnit.java:471
      nodes[placed] <= intake_control_shape[31:16];  // ReductionUnit.java:471
    end
    if (sender_findsNode) begin  // ReductionUnit.java:475
      register_3 <= register_3_read;  // ReductionUnit.java:475
    end
    if (intake_writes) begin  // ReductionUnit.java:481
      own[own_address_joined] <= intake_data;  // ReductionUnit.java:481
    end
    if (receiver_writes) begin  // ReductionUnit.java:484
      received[received_address_joined] <= receiver_data;  // ReductionUnit.java:484
    end
    if (engine_reads) begin  // ReductionUnit.java:486
      engineOwn <= (own_written && (own_address_joined == engineOwn_joined)) ? 64'bx : engineOwn_read;  // ReductionUnit.java:486
    end
    if (engine_reads) begin  // ReductionUnit.java:487
      enginePlace <= (received_written && (received_address_joined == enginePlace_joined)) ? 64'bx
          : enginePlace_read;  // ReductionUnit.java:487
    end
    if (engine_reads) begin  // ReductionUnit.java:489
      engineReadOwn <= engine_readsOwn;  // ReductionUnit.java:489
    end
    if (sender_reads) begin  // ReductionUnit.java:492
      sentOwn <= (own_written && (own_address_joined == sentOwn_joined)) ? 64'bx : sentOwn_read;  // ReductionUnit.java:492
    end
    if (sender_reads) begin  // ReductionUnit.java:493
      sentResult <= (received_written && (received_address_joined == sentResult_joined)) ? 64'bx
          : sentResult_read;  // ReductionUnit.java:493
    end
    if (sent_valid && sent_ready && sent_data_last) begin  // ReductionUnit.java:507
      sentCount <= sentCount + 32'd1;  // ReductionUnit.java:507
    end
    if (receiver_drops || drops) begin  // ReductionUnit.java:511
      droppedCount <= droppedCount + 32'd1;  // ReductionUnit.java:511
    end
    cycle <= cycle + 16'd1;  // ReductionUnit.java:515
    if (triggers_fires && wasUp) begin  // ReductionUnit.java:518
      fired[eventSlot] <= cycle - 16'd4;  // ReductionUnit.java:518
    end
    if (triggers_fires && wasUp) begin  // ReductionUnit.java:524
      byChildren <= byChild ? (byChildren | mine_2) : (byChildren & ~mine_2);  // ReductionUnit.java:526
    end
    if (sender_leavesUpwards && slowest_when_shifted[0] && (slowest < turn)) begin  // ReductionUnit.java:527
      slowest <= turn;  // ReductionUnit.java:527
    end
    if (reset) begin
      wasArrival <= 1'b0;  // ReductionUnit.java:124
      wasArming <= 1'b0;  // ReductionUnit.java:125
      wasExpiry <= 1'b0;  // ReductionUnit.java:126
      wasUp <= 1'b0;  // ReductionUnit.java:127
      inUse <= 16'd0;  // ReductionUnit.java:131
      hasBroadcast <= 16'd0;  // ReductionUnit.java:132
      sentUpwards <= 16'd0;  // ReductionUnit.java:285
      decidedArrival <= 1'b0;  // ReductionUnit.java:269
      decidedArming <= 1'b0;  // ReductionUnit.java:269
      decidedExpiry <= 1'b0;  // ReductionUnit.java:269
      decidedUp <= 1'b0;  // ReductionUnit.java:269
      open <= 4'd0;  // ReductionUnit.java:376
      reserved <= 10'd0;  // ReductionUnit.java:377
      nextEpoch0 <= 16'd0;  // ReductionUnit.java:385
      reservation0 <= 10'd0;  // ReductionUnit.java:386
      nextEpoch1 <= 16'd0;  // ReductionUnit.java:385
      reservation1 <= 10'd0;  // ReductionUnit.java:386
      nextEpoch2 <= 16'd0;  // ReductionUnit.java:385
      reservation2 <= 10'd0;  // ReductionUnit.java:386
      nextEpoch3 <= 16'd0;  // ReductionUnit.java:385
      reservation3 <= 10'd0;  // ReductionUnit.java:386
      sentCount <= 32'd0;  // ReductionUnit.java:506
      droppedCount <= 32'd0;  // ReductionUnit.java:509
      cycle <= 16'd0;  // ReductionUnit.java:514
      slowest <= 16'd0;  // ReductionUnit.java:520
      byChildren <= 16'd0;  // ReductionUnit.java:522
    end
  end
  MessageReceiver_ports4_slots4_places256_threads256 receiver (  // ReductionUnit.java:116
    .clock(clock), .reset(reset), .packet_data_data(arriving_0_sink_data_data),
    .packet_data_last(arriving_0_sink_data_last), .packet_valid(arriving_0_sink_valid),
    .packet_ready(receiver_packet_ready), .node(node), .arrives(receiver_arrives),
    .control_head(receiver_control_head), .control_shape(receiver_control_shape),
    .control_outcome(receiver_control_outcome), .counts(counts), .takes(receiver_takes),
    .writes(receiver_writes), .index(receiver_index), .data(receiver_data), .drops(receiver_drops));
  TriggerTable_ports4_slots4_children32_epochWidth16 triggers (  // ReductionUnit.java:117
    .clock(clock), .reset(reset), .decides(triggers_decides), .outcome(triggers_outcome),
        .fires(triggers_fires),
    .opens(intake_opens), .openedGeneration(intake_opened_generation),
    .event_data_kind(triggers_event_data_kind), .event_data_port(triggers_event_data_port),
    .event_data_epoch(triggers_event_data_epoch), .event_data_isUp(triggers_event_data_isUp),
    .event_data_generation(triggers_event_data_generation), .event_data_child(receiver_control_outcome[28:24]),
    .event_data_threshold(intake_control_head[29:24]), .event_valid(receiver_arrives || arms || expires),
    .missing(triggers_missing), .openedPort(port_4));
  FoldScheduler_ports4_slots4_places256_threads256 scheduler (  // ReductionUnit.java:118
    .clock(clock), .reset(reset), .keeps(scheduler_keeps), .event_data_kind(scheduler_event_data_kind),
    .event_data_slot(happens ? eventSlot : folded_dequeue_data),
    .event_data_child(receiver_control_outcome[28:24]),
    .event_data_control_head(counts ? receiver_control_head : intake_control_head),
    .event_data_control_shape(counts ? receiver_control_shape : intake_control_shape),
    .event_data_control_outcome(scheduler_event_data_control_outcome),
    .event_data_fires(happens && triggers_fires),
    .event_data_fails(happens && triggers_fires && (tooMany || isOver)),
    .event_valid(happens || folded_dequeue_valid), .fold_data_slot(scheduler_fold_data_slot),
    .fold_data_number(scheduler_fold_data_number), .fold_data_isOwn(scheduler_fold_data_isOwn),
    .fold_data_isSkip(scheduler_fold_data_isSkip), .fold_data_isFirst(scheduler_fold_data_isFirst),
    .fold_data_isBinned(scheduler_fold_data_isBinned), .fold_data_words(scheduler_fold_data_words),
    .fold_data_operation(scheduler_fold_data_operation), .fold_data_type(scheduler_fold_data_type),
    .fold_valid(scheduler_fold_valid), .send_data_slot(scheduler_send_data_slot),
    .send_data_isUp(scheduler_send_data_isUp), .send_data_isReplaced(scheduler_send_data_isReplaced),
    .send_data_errors(scheduler_send_data_errors), .send_data_named(scheduler_send_data_named),
    .send_valid(scheduler_send_valid), .number(scheduler_number));
  FoldEngine_ports4_slots4_places256_threads256 engine (  // ReductionUnit.java:119
    .clock(clock), .reset(reset), .folds(engine_folds), .word(engine_word), .reads(engine_reads),
    .readsOwn(engine_readsOwn), .data(engineReadOwn ? engineOwn : enginePlace), .releases(engine_releases),
    .readsResult(sender_reads), .result(engine_result), .flags(engine_flags),
    .job_data_slot(engine_job_data_slot), .job_data_number(engine_job_data_number),
    .job_data_isOwn(folds_dequeue_data_isOwn), .job_data_isSkip(folds_dequeue_data_isSkip),
    .job_data_isFirst(folds_dequeue_data_isFirst), .job_data_isBinned(folds_dequeue_data_isBinned),
    .job_data_words(folds_dequeue_data_words), .job_data_operation(folds_dequeue_data_operation),
    .job_data_type(folds_dequeue_data_type), .job_valid(folds_dequeue_valid), .job_ready(engine_job_ready),
    .folded(engine_folded), .place(engine_place), .slot(engine_slot), .placeOfMessage(messagesPlace),
    .resultAddress({sender_slot, sender_word}), .resultSlot(sender_slot));
  MessageSender_ports4_slots4_places256_threads256 sender (  // ReductionUnit.java:120
    .clock(clock), .reset(reset), .node(node), .port_generation(read_word_2[105:98]),
    .port_rank(read_word_2[97:82]), .port_parent(read_word_2[81:66]), .port_child(read_word_2[65:60]),
    .port_firstChild(read_word_2[59:44]), .port_children(read_word_2[43:38]),
        .port_siblings(read_word_2[37:32]),
    .port_forChildren(read_word_2[31:16]), .port_forResult(read_word_2[15:0]),
    .descriptor_head(register_0[191:128]), .descriptor_shape(register_0[127:64]),
    .descriptor_outcome(register_0[63:0]), .tag(register_2), .descriptorWords(register_1), .looks(sender_looks),
    .thread(sender_thread), .threadsNode(register_3), .findsNode(sender_findsNode), .reads(sender_reads),
    .word(sender_word),
    .data((sentOwn & {64{sendsOwn}}) | (engine_result & {64{sendsPartial}})
        | (sentResult & {64{!sender_isUp}})),
    .isReplaced(sender_isReplaced), .isUp(sender_isUp), .flags(engine_flags),
    .message_data_data(sender_message_data_data), .message_data_last(sender_message_data_last),
    .message_valid(sender_message_valid), .message_ready(sent_ready), .loop_data_data(sender_loop_data_data),
    .loop_data_last(sender_loop_data_last), .loop_valid(sender_loop_valid), .loop_ready(inward_sources_1_ready),
    .completion_data_data(sender_completion_data_data), .completion_data_last(sender_completion_data_last),
    .completion_valid(sender_completion_valid), .completion_ready(told_0_sources_0_ready), .ends(sender_ends),
    .mustWait(engine_releases), .leavesUpwards(sender_leavesUpwards), .hasLeftUpwards(sender_hasLeftUpwards),
    .job_data_slot(jobs_sink_data_slot), .job_data_isUp(jobs_sink_data_isUp),
    .job_data_isReplaced(jobs_sink_data_isReplaced), .job_data_errors(jobs_sink_data_errors),
    .job_data_named(jobs_sink_data_named), .job_valid(jobs_sink_valid), .job_ready(sender_job_ready),
    .slot(sender_slot), .leftSlot(sender_leftSlot));
  DescriptorIntake_ports4_slots4_places256_threads256 intake (  // ReductionUnit.java:121
    .clock(clock), .reset(reset), .submit_data_data(submit_data_data), .submit_data_last(submit_data_last),
    .submit_valid(submit_valid), .submit_ready(intake_submit_ready), .report_data_data(intake_report_data_data),
    .report_data_last(intake_report_data_last), .report_valid(intake_report_valid),
    .report_ready(told_0_sources_1_ready), .control_head(intake_control_head),
    .control_shape(intake_control_shape), .control_outcome(intake_control_outcome), .verdict(check_status),
    .arms(intake_arms), .armed(intake_armed), .dataWords(intake_dataWords), .writes(intake_writes),
    .word(intake_word), .data(intake_data), .opens(intake_opens), .opened_generation(intake_opened_generation),
    .opened_rank(intake_opened_rank), .opened_parent(intake_opened_parent), .opened_child(intake_opened_child),
    .opened_firstChild(intake_opened_firstChild), .opened_children(intake_opened_children),
    .opened_siblings(intake_opened_siblings), .opened_forChildren(intake_opened_forChildren),
    .opened_forResult(intake_opened_forResult), .hasPlaces(promised <= 10'd256), .mayOpen(!anyInUse),
    .placesThread(intake_placesThread));
  PlacePool_256 pool (  // ReductionUnit.java:122
    .clock(clock), .reset(reset), .available(pool_available), .takes(receiver_takes),
    .releases(engine_releases || over_1), .place(pool_place),
    .released(engine_releases ? engine_place : resultsPlace), .used(pool_used));
  TriggerTimeout_ports4_slots4_children32_epochWidth16 timeouts (  // ReductionUnit.java:123
    .clock(clock), .reset(reset), .begins(intake_armed), .ends(triggers_fires),
    .allowed(timeouts_visited[0] ? read_word_1[31:16] : read_word_1[15:0]),
    .mayExpire(timeouts_visited[0] || timeouts_mayExpire_shifted[0]), .expires(timeouts_expires),
    .taken(expires), .begun({mine_0, reduces_0}), .ended({eventSlot, wasUp}), .visited(timeouts_visited));
  SkidBuffer_PacketWord65 arriving_0 (  // ReductionUnit.java:155
    .clock(clock), .reset(reset), .source_data_data(inward_sink_data_data),
    .source_data_last(inward_sink_data_last), .source_valid(inward_sink_valid),
    .source_ready(arriving_0_source_ready), .sink_data_data(arriving_0_sink_data_data),
    .sink_data_last(arriving_0_sink_data_last), .sink_valid(arriving_0_sink_valid),
    .sink_ready(receiver_packet_ready));
  RoundRobinArbiter_PacketWord65_2_packets inward (  // ReductionUnit.java:180
    .clock(clock), .reset(reset), .sources_0_data_data(arrived_data_data),
    .sources_0_data_last(arrived_data_last), .sources_0_valid(arrived_valid),
    .sources_0_ready(inward_sources_0_ready), .sources_1_data_data(sender_loop_data_data),
    .sources_1_data_last(sender_loop_data_last), .sources_1_valid(sender_loop_valid),
    .sources_1_ready(inward_sources_1_ready), .sink_data_data(inward_sink_data_data),
    .sink_data_last(inward_sink_data_last), .sink_valid(inward_sink_valid),
        .sink_ready(arriving_0_source_ready),
    .chosen(inward_chosen));
  RoundRobinArbiter_PacketWord65_2_packets told_0 (  // ReductionUnit.java:180
    .clock(clock), .reset(reset), .sources_0_data_data(sender_completion_data_data),
    .sources_0_data_last(sender_completion_data_last), .sources_0_valid(sender_completion_valid),
    .sources_0_ready(told_0_sources_0_ready), .sources_1_data_data(intake_report_data_data),
    .sources_1_data_last(intake_report_data_last), .sources_1_valid(intake_report_valid),
    .sources_1_ready(told_0_sources_1_ready), .sink_data_data(told_0_sink_data_data),
    .sink_data_last(told_0_sink_data_last), .sink_valid(told_0_sink_valid), .sink_ready(completion_ready),
    .chosen(told_0_chosen));
  ValidDelay_UInt4_4 returning (  // ReductionUnit.java:282
    .clock(clock), .reset(reset), .source_data(sender_leftSlot), .source_valid(sender_hasLeftUpwards),
    .sink_data(returning_sink_data), .sink_valid(returning_sink_valid));
  Queue_UInt4_16 folded (  // ReductionUnit.java:233
    .clock(clock), .reset(reset), .enqueue_data(engine_folded), .enqueue_valid(engine_folds),
    .enqueue_ready(folded_enqueue_ready), .dequeue_data(folded_dequeue_data),
    .dequeue_valid(folded_dequeue_valid), .dequeue_ready(!happens), .count(folded_count));
  Queue_FoldJob24_16_REGISTER folds (  // ReductionUnit.java:317
    .clock(clock), .reset(reset), .enqueue_data_slot(scheduler_fold_data_slot),
    .enqueue_data_number(scheduler_fold_data_number), .enqueue_data_isOwn(scheduler_fold_data_isOwn),
    .enqueue_data_isSkip(scheduler_fold_data_isSkip), .enqueue_data_isFirst(scheduler_fold_data_isFirst),
    .enqueue_data_isBinned(scheduler_fold_data_isBinned), .enqueue_data_words(scheduler_fold_data_words),
    .enqueue_data_operation(scheduler_fold_data_operation), .enqueue_data_type(scheduler_fold_data_type),
    .enqueue_valid(scheduler_fold_valid), .enqueue_ready(folds_enqueue_ready),
    .dequeue_data_slot(folds_dequeue_data_slot), .dequeue_data_number(folds_dequeue_data_number),
    .dequeue_data_isOwn(folds_dequeue_data_isOwn), .dequeue_data_isSkip(folds_dequeue_data_isSkip),
    .dequeue_data_isFirst(folds_dequeue_data_isFirst), .dequeue_data_isBinned(folds_dequeue_data_isBinned),
    .dequeue_data_words(folds_dequeue_data_words), .dequeue_data_operation(folds_dequeue_data_operation),
    .dequeue_data_type(folds_dequeue_data_type), .dequeue_valid(folds_dequeue_valid),
    .dequeue_ready(engine_job_ready), .count(folds_count));
  Queue_SendJob30_16 upwards (  // ReductionUnit.java:321
    .clock(clock), .reset(reset), .enqueue_data_slot(scheduler_send_data_slot),
    .enqueue_data_isUp(scheduler_send_data_isUp), .enqueue_data_isReplaced(scheduler_send_data_isReplaced),
    .enqueue_data_errors(scheduler_send_data_errors), .enqueue_data_named(scheduler_send_data_named),
    .enqueue_valid(scheduler_send_valid), .enqueue_ready(upwards_enqueue_ready),
    .dequeue_data_slot(upwards_dequeue_data_slot), .dequeue_data_isUp(upwards_dequeue_data_isUp),
    .dequeue_data_isReplaced(upwards_dequeue_data_isReplaced),
        .dequeue_data_errors(upwards_dequeue_data_errors),
    .dequeue_data_named(upwards_dequeue_data_named), .dequeue_valid(upwards_dequeue_valid),
    .dequeue_ready(jobs_sources_0_ready), .count(upwards_count));
  Queue_SendJob30_16 downwards (  // ReductionUnit.java:334
    .clock(clock), .reset(reset), .enqueue_data_slot(eventSlot), .enqueue_data_isUp(1'b0),
    .enqueue_data_isReplaced(!wasExpiry), .enqueue_data_errors(wasExpiry ? 16'h4000 : known[15:0]),
    .enqueue_data_named(wasExpiry ? lateParent : known[23:16]), .enqueue_valid(downwards_enqueue_valid),
    .enqueue_ready(downwards_enqueue_ready), .dequeue_data_slot(downwards_dequeue_data_slot),
    .dequeue_data_isUp(downwards_dequeue_data_isUp),
        .dequeue_data_isReplaced(downwards_dequeue_data_isReplaced),
    .dequeue_data_errors(downwards_dequeue_data_errors), .dequeue_data_named(downwards_dequeue_data_named),
    .dequeue_valid(downwards_dequeue_valid), .dequeue_ready(jobs_sources_1_ready), .count(downwards_count));
  RoundRobinArbiter_SendJob30_2_beats jobs (  // ReductionUnit.java:344
    .clock(clock), .reset(reset), .sources_0_data_slot(upwards_dequeue_data_slot),
    .sources_0_data_isUp(upwards_dequeue_data_isUp),
        .sources_0_data_isReplaced(upwards_dequeue_data_isReplaced),
    .sources_0_data_errors(upwards_dequeue_data_errors), .sources_0_data_named(upwards_dequeue_data_named),
    .sources_0_valid(upwards_dequeue_valid), .sources_0_ready(jobs_sources_0_ready),
    .sources_1_data_slot(downwards_dequeue_data_slot), .sources_1_data_isUp(downwards_dequeue_data_isUp),
    .sources_1_data_isReplaced(downwards_dequeue_data_isReplaced),
    .sources_1_data_errors(downwards_dequeue_data_errors), .sources_1_data_named(downwards_dequeue_data_named),
    .sources_1_valid(downwards_dequeue_valid), .sources_1_ready(jobs_sources_1_ready),
    .sink_data_slot(jobs_sink_data_slot), .sink_data_isUp(jobs_sink_data_isUp),
    .sink_data_isReplaced(jobs_sink_data_isReplaced), .sink_data_errors(jobs_sink_data_errors),
    .sink_data_named(jobs_sink_data_named), .sink_valid(jobs_sink_valid), .sink_ready(sender_job_ready),
    .chosen(jobs_chosen));
  DescriptorCheck check (  // ReductionUnit.java:392
    .clock(clock), .descriptor_head(intake_control_head), .descriptor_shape(intake_control_shape),
    .descriptor_outcome(intake_control_outcome), .port_generation(state_word[105:98]),
    .port_rank(state_word[97:82]), .port_parent(state_word[81:66]), .port_child(state_word[65:60]),
    .port_firstChild(state_word[59:44]), .port_children(state_word[43:38]), .port_siblings(state_word[37:32]),
    .port_forChildren(state_word[31:16]), .port_forResult(state_word[15:0]),
    .isOpen((named_1 < 8'd4) && check_isOpen_shifted[0]), .nextEpoch(namedEpoch),
        .inUse(check_inUse_shifted[0]),
    .isFull(anyInUse), .hasBroadcast(check_hasBroadcast_shifted[0]), .status(check_status));
  wire unused_ok = &{1'b0, sender_thread[15:8], pool_available, pool_used, inward_chosen, told_0_chosen,
      read_word_0[97:0], read_word_1[43:32], read_word_1[65:52], read_word_1[105:74], folded_enqueue_ready,
      folded_count, folds_enqueue_ready, folds_count, upwards_enqueue_ready, upwards_count,
      downwards_enqueue_ready, downwards_count, jobs_chosen, named_0_choice[7:2], needed_joined[9:8],
      timeouts_mayExpire_shifted[15:1], check_isOpen_shifted[3:1], check_inUse_shifted[15:1],
      check_hasBroadcast_shifted[15:1], slowest_when_shifted[15:1]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!engine_folds || folded_enqueue_ready)) begin  // ReductionUnit.java:260
        $display("assertion failed: a reduction has one fold under way, and a place for it (ReductionUnit.java:260)");
        $stop;  // ReductionUnit.java:260
      end
      if (!(!scheduler_fold_valid || folds_enqueue_ready)) begin  // ReductionUnit.java:348
        $display("assertion failed: a place for every slot's fold (ReductionUnit.java:348)");
        $stop;  // ReductionUnit.java:348
      end
      if (!(!scheduler_send_valid || upwards_enqueue_ready)) begin  // ReductionUnit.java:349
        $display("assertion failed: a place for every slot's message (ReductionUnit.java:349)");
        $stop;  // ReductionUnit.java:349
      end
      if (!(!downwards_enqueue_valid || downwards_enqueue_ready)) begin  // ReductionUnit.java:350
        $display("assertion failed: a place for every slot's result (ReductionUnit.java:350)");
        $stop;  // ReductionUnit.java:350
      end
      if (!(!intake_opens || (reserved <= 10'd256))) begin  // ReductionUnit.java:448
        $display("assertion failed: no more places are promised than there are (ReductionUnit.java:448)");
        $stop;  // ReductionUnit.java:448
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!engine_folds || folded_enqueue_ready);  // ReductionUnit.java:260
      assert (!scheduler_fold_valid || folds_enqueue_ready);  // ReductionUnit.java:348
      assert (!scheduler_send_valid || upwards_enqueue_ready);  // ReductionUnit.java:349
      assert (!downwards_enqueue_valid || downwards_enqueue_ready);  // ReductionUnit.java:350
      assert (!intake_opens || (reserved <= 10'd256));  // ReductionUnit.java:448
    end
  end
`endif
endmodule
`default_nettype wire
