`default_nettype none
// places=4096
module SegmentQueue_4096 (  // SegmentQueue.java:40
  input  wire clock,  // SegmentQueue.java:40
  input  wire reset,  // SegmentQueue.java:40
  input  wire [63:0] wanted_data_address,  // SegmentQueue.java:25
  input  wire [31:0] wanted_data_key,  // SegmentQueue.java:25
  input  wire [31:0] wanted_data_bytes,  // SegmentQueue.java:25
  input  wire [15:0] wanted_data_domain,  // SegmentQueue.java:25
  input  wire [3:0] wanted_data_rights,  // SegmentQueue.java:25
  input  wire wanted_data_last,  // SegmentQueue.java:25
  input  wire wanted_data_isPhysical,  // SegmentQueue.java:25
  input  wire wanted_data_isCheck,  // SegmentQueue.java:25
  input  wire wanted_data_isList,  // SegmentQueue.java:25
  input  wire wanted_data_isWrong,  // SegmentQueue.java:25
  input  wire wanted_valid,  // SegmentQueue.java:25
  output wire wanted_ready,  // SegmentQueue.java:25
  output wire [63:0] run_data_address,  // SegmentQueue.java:27
  output wire [31:0] run_data_key,  // SegmentQueue.java:27
  output wire [31:0] run_data_bytes,  // SegmentQueue.java:27
  output wire [15:0] run_data_domain,  // SegmentQueue.java:27
  output wire [3:0] run_data_rights,  // SegmentQueue.java:27
  output wire run_data_last,  // SegmentQueue.java:27
  output wire run_data_isPhysical,  // SegmentQueue.java:27
  output wire run_data_isCheck,  // SegmentQueue.java:27
  output wire run_data_isList,  // SegmentQueue.java:27
  output wire run_data_isWrong,  // SegmentQueue.java:27
  output wire run_valid,  // SegmentQueue.java:27
  input  wire run_ready,  // SegmentQueue.java:27
  input  wire answer_isAllowed,  // SegmentQueue.java:29
  input  wire [47:0] answer_address,  // SegmentQueue.java:29
  input  wire [12:0] answer_bytes,  // SegmentQueue.java:29
  input  wire answer_last,  // SegmentQueue.java:29
  input  wire answer_isList,  // SegmentQueue.java:29
  input  wire [47:0] answer_list,  // SegmentQueue.java:29
  input  wire [16:0] answer_entries,  // SegmentQueue.java:29
  input  wire answers,  // SegmentQueue.java:31
  output wire [47:0] segment_data_address,  // SegmentQueue.java:33
  output wire [30:0] segment_data_bytes,  // SegmentQueue.java:33
  output wire segment_data_last,  // SegmentQueue.java:33
  output wire segment_valid,  // SegmentQueue.java:33
  input  wire segment_ready,  // SegmentQueue.java:33
  output wire verdict_data,  // SegmentQueue.java:35
  output wire verdict_valid,  // SegmentQueue.java:35
  input  wire verdict_ready  // SegmentQueue.java:35
);
  reg  [12:0] head;  // SegmentQueue.java:43
  reg  [12:0] tail;  // SegmentQueue.java:44
  reg  [12:0] allowed;  // SegmentQueue.java:45
  reg  [12:0] promised;  // SegmentQueue.java:47
  reg  [12:0] under;  // SegmentQueue.java:48
  reg  isRight;  // SegmentQueue.java:49
  wire verdicts_enqueue_valid;  // SegmentQueue.java:52
  reg  [3:0] packets;  // SegmentQueue.java:55
  reg  [61:0] stored;  // SegmentQueue.java:86
  reg  [61:0] written;  // SegmentQueue.java:87
  reg  isWritten;  // SegmentQueue.java:88
  reg  [61:0] oldest;  // SegmentQueue.java:91
  wire verdicts_enqueue_ready, verdicts_dequeue_data, verdicts_dequeue_valid; wire [3:0] verdicts_count;  // SegmentQueue.java:52
  reg  [61:0] kept [0:4095];  // SegmentQueue.java:51
  wire mayRun = (promised != 13'd4096) && (packets != 4'd8);  // SegmentQueue.java:56
  wire isGood = isRight && answer_isAllowed;  // SegmentQueue.java:65
  wire keeps = answers && isGood;  // SegmentQueue.java:66
  wire [61:0] word = {answer_last, answer_bytes, answer_address};  // SegmentQueue.java:67
  wire goes = segment_valid && segment_ready;  // SegmentQueue.java:83
  wire [12:0] newHead = goes ? (head + 13'd1) : head;  // SegmentQueue.java:84
  wire [12:0] behind = newHead + 13'd1;  // SegmentQueue.java:85
  wire packets_when_and = verdict_valid && verdict_ready;  // SegmentQueue.java:60
  wire packets_when_and_1 = run_valid && run_ready && run_data_last;  // SegmentQueue.java:60
  wire under_when_and = run_valid && run_ready;  // SegmentQueue.java:61
  wire [61:0] stored_read = kept[behind[11:0]];  // SegmentQueue.java:86
  assign wanted_ready = run_ready && mayRun;  // SegmentQueue.java:59
  assign run_data_address = wanted_data_address;  // SegmentQueue.java:57
  assign run_data_key = wanted_data_key;  // SegmentQueue.java:57
  assign run_data_bytes = wanted_data_bytes;  // SegmentQueue.java:57
  assign run_data_domain = wanted_data_domain;  // SegmentQueue.java:57
  assign run_data_rights = wanted_data_rights;  // SegmentQueue.java:57
  assign run_data_last = wanted_data_last;  // SegmentQueue.java:57
  assign run_data_isPhysical = wanted_data_isPhysical;  // SegmentQueue.java:57
  assign run_data_isCheck = wanted_data_isCheck;  // SegmentQueue.java:57
  assign run_data_isList = wanted_data_isList;  // SegmentQueue.java:57
  assign run_data_isWrong = wanted_data_isWrong;  // SegmentQueue.java:57
  assign run_valid = wanted_valid && mayRun;  // SegmentQueue.java:58
  assign segment_data_address = oldest[47:0];  // SegmentQueue.java:95
  assign segment_data_bytes = {18'd0, oldest[60:48]};  // SegmentQueue.java:98
  assign segment_data_last = oldest[61];  // SegmentQueue.java:100
  assign segment_valid = head != allowed;  // SegmentQueue.java:94
  assign verdict_data = verdicts_dequeue_data;  // SegmentQueue.java:79
  assign verdict_valid = verdicts_dequeue_valid;  // SegmentQueue.java:79
  assign verdicts_enqueue_valid = answers && answer_last;  // SegmentQueue.java:77
  always @(posedge clock) begin
    if (packets_when_and_1 && !packets_when_and) begin  // SegmentQueue.java:60
      packets <= packets + 4'd1;  // SegmentQueue.java:60
    end else if (packets_when_and && !packets_when_and_1) begin  // SegmentQueue.java:60
      packets <= packets - 4'd1;  // SegmentQueue.java:60
    end
    if (under_when_and && !answers) begin  // SegmentQueue.java:61
      under <= under + 13'd1;  // SegmentQueue.java:61
    end else if (answers && !under_when_and) begin  // SegmentQueue.java:61
      under <= under - 13'd1;  // SegmentQueue.java:61
    end
    promised <= (tail - head) + under + {12'd0, run_valid && run_ready};  // SegmentQueue.java:62
    if (keeps) begin  // SegmentQueue.java:68
      kept[tail[11:0]] <= word;  // SegmentQueue.java:68
    end
    if (answers) begin  // SegmentQueue.java:69
      isRight <= answer_last || isGood;  // SegmentQueue.java:70
      if (answer_last) begin  // SegmentQueue.java:71
        tail <= isGood ? (tail + 13'd1) : allowed;  // SegmentQueue.java:72
        if (isGood) begin  // SegmentQueue.java:73
          allowed <= tail + 13'd1;  // SegmentQueue.java:73
        end
      end else if (isGood) begin  // SegmentQueue.java:75
        tail <= tail + 13'd1;  // SegmentQueue.java:75
      end
    end
    stored <= stored_read;  // SegmentQueue.java:86
    isWritten <= keeps && (tail == behind);  // SegmentQueue.java:89
    if (keeps) begin  // SegmentQueue.java:90
      written <= word;  // SegmentQueue.java:90
    end
    if (goes) begin  // SegmentQueue.java:92
      oldest <= isWritten ? written : stored;  // SegmentQueue.java:92
    end
    if (keeps && (tail == newHead)) begin  // SegmentQueue.java:93
      oldest <= word;  // SegmentQueue.java:93
    end
    head <= newHead;  // SegmentQueue.java:101
    if (reset) begin
      head <= 13'd0;  // SegmentQueue.java:43
      tail <= 13'd0;  // SegmentQueue.java:44
      allowed <= 13'd0;  // SegmentQueue.java:45
      promised <= 13'd0;  // SegmentQueue.java:47
      under <= 13'd0;  // SegmentQueue.java:48
      isRight <= 1'b1;  // SegmentQueue.java:49
      packets <= 4'd0;  // SegmentQueue.java:55
      isWritten <= 1'b0;  // SegmentQueue.java:88
    end
  end
  Queue_UInt1_8 verdicts (  // SegmentQueue.java:52
    .clock(clock), .reset(reset), .enqueue_data(isGood), .enqueue_valid(verdicts_enqueue_valid),
    .enqueue_ready(verdicts_enqueue_ready), .dequeue_data(verdicts_dequeue_data),
    .dequeue_valid(verdicts_dequeue_valid), .dequeue_ready(verdict_ready), .count(verdicts_count));
  wire unused_ok = &{1'b0, answer_isList, answer_list, answer_entries, verdicts_enqueue_ready, verdicts_count};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!verdicts_enqueue_valid || verdicts_enqueue_ready)) begin  // SegmentQueue.java:80
        $display("assertion failed: a packet's verdict has its place (SegmentQueue.java:80)");
        $stop;  // SegmentQueue.java:80
      end
      if (!((tail - head) <= 13'd4096)) begin  // SegmentQueue.java:102
        $display("assertion failed: each segment has its place (SegmentQueue.java:102)");
        $stop;  // SegmentQueue.java:102
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!verdicts_enqueue_valid || verdicts_enqueue_ready);  // SegmentQueue.java:80
      assert ((tail - head) <= 13'd4096);  // SegmentQueue.java:102
    end
  end
`endif
endmodule
`default_nettype wire
