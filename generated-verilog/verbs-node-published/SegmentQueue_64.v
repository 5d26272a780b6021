`default_nettype none
// places=64
module SegmentQueue_64 (  // SegmentQueue.java:38
  input  wire clock,  // SegmentQueue.java:38
  input  wire reset,  // SegmentQueue.java:38
  input  wire [63:0] wanted_data_address,  // SegmentQueue.java:23
  input  wire [31:0] wanted_data_key,  // SegmentQueue.java:23
  input  wire [31:0] wanted_data_bytes,  // SegmentQueue.java:23
  input  wire [15:0] wanted_data_domain,  // SegmentQueue.java:23
  input  wire [3:0] wanted_data_rights,  // SegmentQueue.java:23
  input  wire wanted_data_last,  // SegmentQueue.java:23
  input  wire wanted_data_isPhysical,  // SegmentQueue.java:23
  input  wire wanted_data_isCheck,  // SegmentQueue.java:23
  input  wire wanted_data_isWrong,  // SegmentQueue.java:23
  input  wire wanted_valid,  // SegmentQueue.java:23
  output wire wanted_ready,  // SegmentQueue.java:23
  output wire [63:0] run_data_address,  // SegmentQueue.java:25
  output wire [31:0] run_data_key,  // SegmentQueue.java:25
  output wire [31:0] run_data_bytes,  // SegmentQueue.java:25
  output wire [15:0] run_data_domain,  // SegmentQueue.java:25
  output wire [3:0] run_data_rights,  // SegmentQueue.java:25
  output wire run_data_last,  // SegmentQueue.java:25
  output wire run_data_isPhysical,  // SegmentQueue.java:25
  output wire run_data_isCheck,  // SegmentQueue.java:25
  output wire run_data_isWrong,  // SegmentQueue.java:25
  output wire run_valid,  // SegmentQueue.java:25
  input  wire run_ready,  // SegmentQueue.java:25
  input  wire answer_isAllowed,  // SegmentQueue.java:27
  input  wire [47:0] answer_address,  // SegmentQueue.java:27
  input  wire [12:0] answer_bytes,  // SegmentQueue.java:27
  input  wire answer_last,  // SegmentQueue.java:27
  input  wire answers,  // SegmentQueue.java:29
  output wire [47:0] segment_data_address,  // SegmentQueue.java:31
  output wire [30:0] segment_data_bytes,  // SegmentQueue.java:31
  output wire segment_data_last,  // SegmentQueue.java:31
  output wire segment_valid,  // SegmentQueue.java:31
  input  wire segment_ready,  // SegmentQueue.java:31
  output wire verdict_data,  // SegmentQueue.java:33
  output wire verdict_valid,  // SegmentQueue.java:33
  input  wire verdict_ready  // SegmentQueue.java:33
);
  reg  [6:0] head;  // SegmentQueue.java:41
  reg  [6:0] tail;  // SegmentQueue.java:42
  reg  [6:0] allowed;  // SegmentQueue.java:43
  reg  [6:0] promised;  // SegmentQueue.java:45
  reg  [6:0] under;  // SegmentQueue.java:46
  reg  isRight;  // SegmentQueue.java:47
  wire verdicts_enqueue_valid;  // SegmentQueue.java:49
  reg  [3:0] packets;  // SegmentQueue.java:52
  wire verdicts_enqueue_ready, verdicts_dequeue_data, verdicts_dequeue_valid; wire [3:0] verdicts_count;  // SegmentQueue.java:49
  reg  [62:0] kept [0:63];  // SegmentQueue.java:48
  wire mayRun = (promised != 7'd64) && (packets != 4'd8);  // SegmentQueue.java:53
  wire isGood = isRight && answer_isAllowed;  // SegmentQueue.java:62
  wire [62:0] oldest_word = kept[head[5:0]];  // SegmentQueue.java:77
  wire packets_when_and = verdict_valid && verdict_ready;  // SegmentQueue.java:57
  wire packets_when_and_1 = run_valid && run_ready && run_data_last;  // SegmentQueue.java:57
  wire under_when_and = run_valid && run_ready;  // SegmentQueue.java:58
  assign wanted_ready = run_ready && mayRun;  // SegmentQueue.java:56
  assign run_data_address = wanted_data_address;  // SegmentQueue.java:54
  assign run_data_key = wanted_data_key;  // SegmentQueue.java:54
  assign run_data_bytes = wanted_data_bytes;  // SegmentQueue.java:54
  assign run_data_domain = wanted_data_domain;  // SegmentQueue.java:54
  assign run_data_rights = wanted_data_rights;  // SegmentQueue.java:54
  assign run_data_last = wanted_data_last;  // SegmentQueue.java:54
  assign run_data_isPhysical = wanted_data_isPhysical;  // SegmentQueue.java:54
  assign run_data_isCheck = wanted_data_isCheck;  // SegmentQueue.java:54
  assign run_data_isWrong = wanted_data_isWrong;  // SegmentQueue.java:54
  assign run_valid = wanted_valid && mayRun;  // SegmentQueue.java:55
  assign segment_data_address = oldest_word[61:14];  // SegmentQueue.java:79
  assign segment_data_bytes = {18'd0, oldest_word[13:1]};  // SegmentQueue.java:80
  assign segment_data_last = oldest_word[0];  // SegmentQueue.java:81
  assign segment_valid = head != allowed;  // SegmentQueue.java:78
  assign verdict_data = verdicts_dequeue_data;  // SegmentQueue.java:74
  assign verdict_valid = verdicts_dequeue_valid;  // SegmentQueue.java:74
  assign verdicts_enqueue_valid = answers && answer_last;  // SegmentQueue.java:72
  always @(posedge clock) begin
    if (packets_when_and_1 && !packets_when_and) begin  // SegmentQueue.java:57
      packets <= packets + 4'd1;  // SegmentQueue.java:57
    end else if (packets_when_and && !packets_when_and_1) begin  // SegmentQueue.java:57
      packets <= packets - 4'd1;  // SegmentQueue.java:57
    end
    if (under_when_and && !answers) begin  // SegmentQueue.java:58
      under <= under + 7'd1;  // SegmentQueue.java:58
    end else if (answers && !under_when_and) begin  // SegmentQueue.java:58
      under <= under - 7'd1;  // SegmentQueue.java:58
    end
    promised <= (tail - head) + under + {6'd0, run_valid && run_ready};  // SegmentQueue.java:59
    if (answers) begin  // SegmentQueue.java:63
      if (answer_isAllowed) begin  // SegmentQueue.java:64
        kept[tail[5:0]] <= {answer_isAllowed, answer_address, answer_bytes, answer_last};  // SegmentQueue.java:64
      end
      isRight <= answer_last || isGood;  // SegmentQueue.java:65
      if (answer_last) begin  // SegmentQueue.java:66
        tail <= isGood ? (tail + 7'd1) : allowed;  // SegmentQueue.java:67
        if (isGood) begin  // SegmentQueue.java:68
          allowed <= tail + 7'd1;  // SegmentQueue.java:68
        end
      end else if (isGood) begin  // SegmentQueue.java:70
        tail <= tail + 7'd1;  // SegmentQueue.java:70
      end
    end
    if (segment_valid && segment_ready) begin  // SegmentQueue.java:82
      head <= head + 7'd1;  // SegmentQueue.java:82
    end
    if (reset) begin
      head <= 7'd0;  // SegmentQueue.java:41
      tail <= 7'd0;  // SegmentQueue.java:42
      allowed <= 7'd0;  // SegmentQueue.java:43
      promised <= 7'd0;  // SegmentQueue.java:45
      under <= 7'd0;  // SegmentQueue.java:46
      isRight <= 1'b1;  // SegmentQueue.java:47
      packets <= 4'd0;  // SegmentQueue.java:52
    end
  end
  Queue_UInt1_8 verdicts (  // SegmentQueue.java:49
    .clock(clock), .reset(reset), .enqueue_data(isGood), .enqueue_valid(verdicts_enqueue_valid),
    .enqueue_ready(verdicts_enqueue_ready), .dequeue_data(verdicts_dequeue_data),
    .dequeue_valid(verdicts_dequeue_valid), .dequeue_ready(verdict_ready), .count(verdicts_count));
  wire unused_ok = &{1'b0, verdicts_enqueue_ready, verdicts_count, oldest_word[62]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!verdicts_enqueue_valid || verdicts_enqueue_ready)) begin  // SegmentQueue.java:75
        $display("assertion failed: a packet's verdict has its place (SegmentQueue.java:75)");
        $stop;  // SegmentQueue.java:75
      end
      if (!((tail - head) <= 7'd64)) begin  // SegmentQueue.java:83
        $display("assertion failed: each segment has its place (SegmentQueue.java:83)");
        $stop;  // SegmentQueue.java:83
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!verdicts_enqueue_valid || verdicts_enqueue_ready);  // SegmentQueue.java:75
      assert ((tail - head) <= 7'd64);  // SegmentQueue.java:83
    end
  end
`endif
endmodule
`default_nettype wire
