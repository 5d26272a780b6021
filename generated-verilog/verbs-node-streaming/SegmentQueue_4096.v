`default_nettype none
// places=4096
module SegmentQueue_4096 (  // SegmentQueue.java:41
  input  wire clock,  // SegmentQueue.java:41
  input  wire reset,  // SegmentQueue.java:41
  input  wire [63:0] wanted_data_address,  // SegmentQueue.java:26
  input  wire [31:0] wanted_data_key,  // SegmentQueue.java:26
  input  wire [31:0] wanted_data_bytes,  // SegmentQueue.java:26
  input  wire [15:0] wanted_data_domain,  // SegmentQueue.java:26
  input  wire [3:0] wanted_data_rights,  // SegmentQueue.java:26
  input  wire wanted_data_last,  // SegmentQueue.java:26
  input  wire wanted_data_isPhysical,  // SegmentQueue.java:26
  input  wire wanted_data_isCheck,  // SegmentQueue.java:26
  input  wire wanted_data_isList,  // SegmentQueue.java:26
  input  wire wanted_data_isWrong,  // SegmentQueue.java:26
  input  wire wanted_valid,  // SegmentQueue.java:26
  output wire wanted_ready,  // SegmentQueue.java:26
  output wire [63:0] run_data_address,  // SegmentQueue.java:28
  output wire [31:0] run_data_key,  // SegmentQueue.java:28
  output wire [31:0] run_data_bytes,  // SegmentQueue.java:28
  output wire [15:0] run_data_domain,  // SegmentQueue.java:28
  output wire [3:0] run_data_rights,  // SegmentQueue.java:28
  output wire run_data_last,  // SegmentQueue.java:28
  output wire run_data_isPhysical,  // SegmentQueue.java:28
  output wire run_data_isCheck,  // SegmentQueue.java:28
  output wire run_data_isList,  // SegmentQueue.java:28
  output wire run_data_isWrong,  // SegmentQueue.java:28
  output wire run_valid,  // SegmentQueue.java:28
  input  wire run_ready,  // SegmentQueue.java:28
  input  wire answer_isAllowed,  // SegmentQueue.java:30
  input  wire [47:0] answer_address,  // SegmentQueue.java:30
  input  wire [12:0] answer_bytes,  // SegmentQueue.java:30
  input  wire answer_last,  // SegmentQueue.java:30
  input  wire answer_isList,  // SegmentQueue.java:30
  input  wire [47:0] answer_list,  // SegmentQueue.java:30
  input  wire [16:0] answer_entries,  // SegmentQueue.java:30
  input  wire answers,  // SegmentQueue.java:32
  output wire [47:0] segment_data_address,  // SegmentQueue.java:34
  output wire [30:0] segment_data_bytes,  // SegmentQueue.java:34
  output wire segment_data_last,  // SegmentQueue.java:34
  output wire segment_valid,  // SegmentQueue.java:34
  input  wire segment_ready,  // SegmentQueue.java:34
  output wire verdict_data,  // SegmentQueue.java:36
  output wire verdict_valid,  // SegmentQueue.java:36
  input  wire verdict_ready  // SegmentQueue.java:36
);
  reg  [12:0] head;  // SegmentQueue.java:44
  reg  [12:0] tail;  // SegmentQueue.java:45
  reg  [12:0] allowed;  // SegmentQueue.java:46
  reg  [12:0] promised;  // SegmentQueue.java:48
  reg  [12:0] under;  // SegmentQueue.java:49
  reg  isRight;  // SegmentQueue.java:50
  wire verdicts_enqueue_valid;  // SegmentQueue.java:53
  reg  [3:0] packets;  // SegmentQueue.java:56
  reg  kept_written;  // SegmentQueue.java:67
  reg  [61:0] stored;  // SegmentQueue.java:84
  reg  [61:0] written;  // SegmentQueue.java:85
  reg  isWritten;  // SegmentQueue.java:86
  reg  [61:0] oldest;  // SegmentQueue.java:89
  reg  offered;  // SegmentQueue.java:92
  wire verdicts_enqueue_ready, verdicts_dequeue_data, verdicts_dequeue_valid; wire [3:0] verdicts_count;  // SegmentQueue.java:53
  reg  [61:0] kept [0:4095];  // SegmentQueue.java:52
  wire mayRun = (promised != 13'd4096) && (packets != 4'd8);  // SegmentQueue.java:57
  wire isGood = isRight && answer_isAllowed;  // SegmentQueue.java:64
  wire keeps = answers && isGood;  // SegmentQueue.java:65
  wire [61:0] word = {answer_last, answer_bytes, answer_address};  // SegmentQueue.java:66
  wire goes = segment_valid && segment_ready;  // SegmentQueue.java:81
  wire [12:0] next = head + 13'd1;  // SegmentQueue.java:82
  wire [12:0] second = head + 13'd2;  // SegmentQueue.java:83
  wire packets_when_and = verdict_valid && verdict_ready;  // SegmentQueue.java:59
  wire packets_when_and_1 = run_valid && run_ready && run_data_last;  // SegmentQueue.java:59
  wire under_when_and = run_valid && run_ready;  // SegmentQueue.java:60
  wire [12:0] stored_choice = goes ? second : next;  // SegmentQueue.java:84
  wire [61:0] stored_read = kept[stored_choice[11:0]];  // SegmentQueue.java:84
  assign wanted_ready = run_ready && mayRun;  // SegmentQueue.java:104
  assign run_data_address = wanted_data_address;  // SegmentQueue.java:102
  assign run_data_key = wanted_data_key;  // SegmentQueue.java:102
  assign run_data_bytes = wanted_data_bytes;  // SegmentQueue.java:102
  assign run_data_domain = wanted_data_domain;  // SegmentQueue.java:102
  assign run_data_rights = wanted_data_rights;  // SegmentQueue.java:102
  assign run_data_last = wanted_data_last;  // SegmentQueue.java:102
  assign run_data_isPhysical = wanted_data_isPhysical;  // SegmentQueue.java:102
  assign run_data_isCheck = wanted_data_isCheck;  // SegmentQueue.java:102
  assign run_data_isList = wanted_data_isList;  // SegmentQueue.java:102
  assign run_data_isWrong = wanted_data_isWrong;  // SegmentQueue.java:102
  assign run_valid = wanted_valid && mayRun;  // SegmentQueue.java:103
  assign segment_data_address = oldest[47:0];  // SegmentQueue.java:115
  assign segment_data_bytes = {18'd0, oldest[60:48]};  // SegmentQueue.java:118
  assign segment_data_last = oldest[61];  // SegmentQueue.java:120
  assign segment_valid = offered;  // SegmentQueue.java:94
  assign verdict_data = verdicts_dequeue_data;  // SegmentQueue.java:110
  assign verdict_valid = verdicts_dequeue_valid;  // SegmentQueue.java:110
  assign verdicts_enqueue_valid = answers && answer_last;  // SegmentQueue.java:108
  always @* begin
    kept_written = 1'b0;  // SegmentQueue.java:67
    if (keeps) begin  // SegmentQueue.java:67
      kept_written = 1'b1;  // SegmentQueue.java:67
    end
  end
  always @(posedge clock) begin
    if (packets_when_and_1 && !packets_when_and) begin  // SegmentQueue.java:59
      packets <= packets + 4'd1;  // SegmentQueue.java:59
    end else if (packets_when_and && !packets_when_and_1) begin  // SegmentQueue.java:59
      packets <= packets - 4'd1;  // SegmentQueue.java:59
    end
    if (under_when_and && !answers) begin  // SegmentQueue.java:60
      under <= under + 13'd1;  // SegmentQueue.java:60
    end else if (answers && !under_when_and) begin  // SegmentQueue.java:60
      under <= under - 13'd1;  // SegmentQueue.java:60
    end
    promised <= (tail - head) + under + {12'd0, run_valid && run_ready};  // SegmentQueue.java:61
    if (keeps) begin  // SegmentQueue.java:67
      kept[tail[11:0]] <= word;  // SegmentQueue.java:67
    end
    if (answers) begin  // SegmentQueue.java:68
      isRight <= answer_last || isGood;  // SegmentQueue.java:69
      if (answer_last) begin  // SegmentQueue.java:70
        tail <= isGood ? (tail + 13'd1) : allowed;  // SegmentQueue.java:71
        if (isGood) begin  // SegmentQueue.java:72
          allowed <= tail + 13'd1;  // SegmentQueue.java:72
        end
      end else if (isGood) begin  // SegmentQueue.java:74
        tail <= tail + 13'd1;  // SegmentQueue.java:74
      end
    end
    stored <= (kept_written && (tail[11:0] == stored_choice[11:0])) ? 62'bx : stored_read;  // SegmentQueue.java:84
    isWritten <= keeps && (goes ? (tail == second) : (tail == next));  // SegmentQueue.java:87
    if (keeps) begin  // SegmentQueue.java:88
      written <= word;  // SegmentQueue.java:88
    end
    if (goes) begin  // SegmentQueue.java:90
      oldest <= isWritten ? written : stored;  // SegmentQueue.java:90
    end
    if (keeps && (goes ? (tail == next) : (tail == head))) begin  // SegmentQueue.java:91
      oldest <= word;  // SegmentQueue.java:91
    end
    offered <= (keeps && answer_last) || (goes ? (next != allowed) : (head != allowed));  // SegmentQueue.java:93
    if (goes) begin  // SegmentQueue.java:97
      head <= next;  // SegmentQueue.java:97
    end
    if (reset) begin
      head <= 13'd0;  // SegmentQueue.java:44
      tail <= 13'd0;  // SegmentQueue.java:45
      allowed <= 13'd0;  // SegmentQueue.java:46
      promised <= 13'd0;  // SegmentQueue.java:48
      under <= 13'd0;  // SegmentQueue.java:49
      isRight <= 1'b1;  // SegmentQueue.java:50
      packets <= 4'd0;  // SegmentQueue.java:56
      isWritten <= 1'b0;  // SegmentQueue.java:86
      offered <= 1'b0;  // SegmentQueue.java:92
    end
  end
  Queue_UInt1_8 verdicts (  // SegmentQueue.java:53
    .clock(clock), .reset(reset), .enqueue_data(isGood), .enqueue_valid(verdicts_enqueue_valid),
    .enqueue_ready(verdicts_enqueue_ready), .dequeue_data(verdicts_dequeue_data),
    .dequeue_valid(verdicts_dequeue_valid), .dequeue_ready(verdict_ready), .count(verdicts_count));
  wire unused_ok = &{1'b0, answer_isList, answer_list, answer_entries, verdicts_enqueue_ready, verdicts_count,
      stored_choice[12]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!verdicts_enqueue_valid || verdicts_enqueue_ready)) begin  // SegmentQueue.java:111
        $display("assertion failed: a packet's verdict has its place (SegmentQueue.java:111)");
        $stop;  // SegmentQueue.java:111
      end
      if (!(offered == (head != allowed))) begin  // SegmentQueue.java:95
        $display("assertion failed: what may be handed on is known a cycle ahead (SegmentQueue.java:95)");
        $stop;  // SegmentQueue.java:95
      end
      if (!((tail - head) <= 13'd4096)) begin  // SegmentQueue.java:98
        $display("assertion failed: each segment has its place (SegmentQueue.java:98)");
        $stop;  // SegmentQueue.java:98
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!verdicts_enqueue_valid || verdicts_enqueue_ready);  // SegmentQueue.java:111
      assert (offered == (head != allowed));  // SegmentQueue.java:95
      assert ((tail - head) <= 13'd4096);  // SegmentQueue.java:98
    end
  end
`endif
endmodule
`default_nettype wire
