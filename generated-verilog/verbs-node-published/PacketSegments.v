`default_nettype none
module PacketSegments (  // PacketSegments.java:53
  input  wire clock,  // PacketSegments.java:53
  input  wire reset,  // PacketSegments.java:53
  input  wire start_data_isList,  // PacketSegments.java:21
  input  wire start_data_isPhysical,  // PacketSegments.java:21
  input  wire [47:0] start_data_list,  // PacketSegments.java:21
  input  wire [8:0] start_data_elements,  // PacketSegments.java:21
  input  wire [63:0] start_data_address,  // PacketSegments.java:21
  input  wire [31:0] start_data_key,  // PacketSegments.java:21
  input  wire [31:0] start_data_length,  // PacketSegments.java:21
  input  wire [31:0] start_data_skip,  // PacketSegments.java:21
  input  wire [15:0] start_data_domain,  // PacketSegments.java:21
  input  wire [3:0] start_data_rights,  // PacketSegments.java:21
  input  wire start_valid,  // PacketSegments.java:21
  output wire start_ready,  // PacketSegments.java:21
  input  wire [12:0] packet_data,  // PacketSegments.java:23
  input  wire packet_valid,  // PacketSegments.java:23
  output wire packet_ready,  // PacketSegments.java:23
  output wire verdict_data,  // PacketSegments.java:25
  output wire verdict_valid,  // PacketSegments.java:25
  input  wire verdict_ready,  // PacketSegments.java:25
  output wire [47:0] segment_data_address,  // PacketSegments.java:27
  output wire [30:0] segment_data_bytes,  // PacketSegments.java:27
  output wire segment_data_last,  // PacketSegments.java:27
  output wire segment_valid,  // PacketSegments.java:27
  input  wire segment_ready,  // PacketSegments.java:27
  output wire [63:0] run_data_address,  // PacketSegments.java:29
  output wire [31:0] run_data_key,  // PacketSegments.java:29
  output wire [31:0] run_data_bytes,  // PacketSegments.java:29
  output wire [15:0] run_data_domain,  // PacketSegments.java:29
  output wire [3:0] run_data_rights,  // PacketSegments.java:29
  output wire run_data_last,  // PacketSegments.java:29
  output wire run_data_isPhysical,  // PacketSegments.java:29
  output wire run_data_isCheck,  // PacketSegments.java:29
  output wire run_data_isList,  // PacketSegments.java:29
  output wire run_data_isWrong,  // PacketSegments.java:29
  output wire run_valid,  // PacketSegments.java:29
  input  wire run_ready,  // PacketSegments.java:29
  input  wire answer_isAllowed,  // PacketSegments.java:31
  input  wire [47:0] answer_address,  // PacketSegments.java:31
  input  wire [12:0] answer_bytes,  // PacketSegments.java:31
  input  wire answer_last,  // PacketSegments.java:31
  input  wire answer_isList,  // PacketSegments.java:31
  input  wire [47:0] answer_list,  // PacketSegments.java:31
  input  wire [16:0] answer_entries,  // PacketSegments.java:31
  input  wire answers,  // PacketSegments.java:33
  output wire [42:0] memory_data,  // PacketSegments.java:35
  output wire memory_valid,  // PacketSegments.java:35
  input  wire memory_ready,  // PacketSegments.java:35
  input  wire returns,  // PacketSegments.java:37
  input  wire [255:0] line,  // PacketSegments.java:39
  output wire [63:0] wanted_data_address,  // PacketSegments.java:41
  output wire [31:0] wanted_data_key,  // PacketSegments.java:41
  output wire [31:0] wanted_data_bytes,  // PacketSegments.java:41
  output wire [15:0] wanted_data_domain,  // PacketSegments.java:41
  output wire [3:0] wanted_data_rights,  // PacketSegments.java:41
  output wire wanted_data_last,  // PacketSegments.java:41
  output wire wanted_data_isPhysical,  // PacketSegments.java:41
  output wire wanted_data_isCheck,  // PacketSegments.java:41
  output wire wanted_data_isList,  // PacketSegments.java:41
  output wire wanted_data_isWrong,  // PacketSegments.java:41
  output wire wanted_valid,  // PacketSegments.java:41
  input  wire wanted_ready,  // PacketSegments.java:41
  input  wire [63:0] walked_data_address,  // PacketSegments.java:43
  input  wire [31:0] walked_data_key,  // PacketSegments.java:43
  input  wire [31:0] walked_data_bytes,  // PacketSegments.java:43
  input  wire [15:0] walked_data_domain,  // PacketSegments.java:43
  input  wire [3:0] walked_data_rights,  // PacketSegments.java:43
  input  wire walked_data_last,  // PacketSegments.java:43
  input  wire walked_data_isPhysical,  // PacketSegments.java:43
  input  wire walked_data_isCheck,  // PacketSegments.java:43
  input  wire walked_data_isList,  // PacketSegments.java:43
  input  wire walked_data_isWrong,  // PacketSegments.java:43
  input  wire walked_valid,  // PacketSegments.java:43
  output wire walked_ready,  // PacketSegments.java:43
  input  wire [63:0] query_data_address,  // PacketSegments.java:45
  input  wire [31:0] query_data_key,  // PacketSegments.java:45
  input  wire [31:0] query_data_bytes,  // PacketSegments.java:45
  input  wire [15:0] query_data_domain,  // PacketSegments.java:45
  input  wire [3:0] query_data_rights,  // PacketSegments.java:45
  input  wire query_data_last,  // PacketSegments.java:45
  input  wire query_data_isPhysical,  // PacketSegments.java:45
  input  wire query_data_isCheck,  // PacketSegments.java:45
  input  wire query_data_isList,  // PacketSegments.java:45
  input  wire query_data_isWrong,  // PacketSegments.java:45
  input  wire query_valid,  // PacketSegments.java:45
  output wire query_ready,  // PacketSegments.java:45
  output wire listAnswers  // PacketSegments.java:47
);
  wire cursor_start_ready, cursor_packet_ready, cursor_run_data_last, cursor_run_data_isPhysical,
      cursor_run_data_isCheck, cursor_run_data_isList, cursor_run_data_isWrong, cursor_run_valid,
      cursor_memory_valid;  // PacketSegments.java:57
  wire [63:0] cursor_run_data_address; wire [31:0] cursor_run_data_key, cursor_run_data_bytes;  // PacketSegments.java:57
  wire [15:0] cursor_run_data_domain; wire [3:0] cursor_run_data_rights; wire [42:0] cursor_memory_data;  // PacketSegments.java:57
  wire queue_wanted_ready, queue_run_data_last, queue_run_data_isPhysical, queue_run_data_isCheck,
      queue_run_data_isList, queue_run_data_isWrong, queue_run_valid, queue_segment_data_last,
      queue_segment_valid, queue_verdict_data, queue_verdict_valid;  // PacketSegments.java:62
  wire [63:0] queue_run_data_address; wire [31:0] queue_run_data_key, queue_run_data_bytes;  // PacketSegments.java:62
  wire [15:0] queue_run_data_domain; wire [3:0] queue_run_data_rights; wire [47:0] queue_segment_data_address;  // PacketSegments.java:62
  wire [30:0] queue_segment_data_bytes;  // PacketSegments.java:62
  assign start_ready = cursor_start_ready;  // PacketSegments.java:63
  assign packet_ready = cursor_packet_ready;  // PacketSegments.java:64
  assign verdict_data = queue_verdict_data;  // PacketSegments.java:80
  assign verdict_valid = queue_verdict_valid;  // PacketSegments.java:80
  assign segment_data_address = queue_segment_data_address;  // PacketSegments.java:79
  assign segment_data_bytes = queue_segment_data_bytes;  // PacketSegments.java:79
  assign segment_data_last = queue_segment_data_last;  // PacketSegments.java:79
  assign segment_valid = queue_segment_valid;  // PacketSegments.java:79
  assign run_data_address = query_valid ? query_data_address : queue_run_data_address;  // PacketSegments.java:73
  assign run_data_key = query_valid ? query_data_key : queue_run_data_key;  // PacketSegments.java:73
  assign run_data_bytes = query_valid ? query_data_bytes : queue_run_data_bytes;  // PacketSegments.java:73
  assign run_data_domain = query_valid ? query_data_domain : queue_run_data_domain;  // PacketSegments.java:73
  assign run_data_rights = query_valid ? query_data_rights : queue_run_data_rights;  // PacketSegments.java:73
  assign run_data_last = query_valid ? query_data_last : queue_run_data_last;  // PacketSegments.java:73
  assign run_data_isPhysical = query_valid ? query_data_isPhysical : queue_run_data_isPhysical;  // PacketSegments.java:73
  assign run_data_isCheck = query_valid ? query_data_isCheck : queue_run_data_isCheck;  // PacketSegments.java:73
  assign run_data_isList = query_valid ? query_data_isList : queue_run_data_isList;  // PacketSegments.java:73
  assign run_data_isWrong = query_valid ? query_data_isWrong : queue_run_data_isWrong;  // PacketSegments.java:73
  assign run_valid = queue_run_valid || query_valid;  // PacketSegments.java:72
  assign memory_data = cursor_memory_data;  // PacketSegments.java:65
  assign memory_valid = cursor_memory_valid;  // PacketSegments.java:65
  assign wanted_data_address = cursor_run_data_address;  // PacketSegments.java:68
  assign wanted_data_key = cursor_run_data_key;  // PacketSegments.java:68
  assign wanted_data_bytes = cursor_run_data_bytes;  // PacketSegments.java:68
  assign wanted_data_domain = cursor_run_data_domain;  // PacketSegments.java:68
  assign wanted_data_rights = cursor_run_data_rights;  // PacketSegments.java:68
  assign wanted_data_last = cursor_run_data_last;  // PacketSegments.java:68
  assign wanted_data_isPhysical = cursor_run_data_isPhysical;  // PacketSegments.java:68
  assign wanted_data_isCheck = cursor_run_data_isCheck;  // PacketSegments.java:68
  assign wanted_data_isList = cursor_run_data_isList;  // PacketSegments.java:68
  assign wanted_data_isWrong = cursor_run_data_isWrong;  // PacketSegments.java:68
  assign wanted_valid = cursor_run_valid;  // PacketSegments.java:68
  assign walked_ready = queue_wanted_ready;  // PacketSegments.java:69
  assign query_ready = run_ready;  // PacketSegments.java:75
  assign listAnswers = answers && answer_isList;  // PacketSegments.java:76
  ListCursor cursor (  // PacketSegments.java:57
    .clock(clock), .reset(reset), .start_data_isList(start_data_isList),
    .start_data_isPhysical(start_data_isPhysical), .start_data_list(start_data_list),
    .start_data_elements(start_data_elements), .start_data_address(start_data_address),
    .start_data_key(start_data_key), .start_data_length(start_data_length), .start_data_skip(start_data_skip),
    .start_data_domain(start_data_domain), .start_data_rights(start_data_rights), .start_valid(start_valid),
    .start_ready(cursor_start_ready), .packet_data(packet_data), .packet_valid(packet_valid),
    .packet_ready(cursor_packet_ready), .run_data_address(cursor_run_data_address),
    .run_data_key(cursor_run_data_key), .run_data_bytes(cursor_run_data_bytes),
    .run_data_domain(cursor_run_data_domain), .run_data_rights(cursor_run_data_rights),
    .run_data_last(cursor_run_data_last), .run_data_isPhysical(cursor_run_data_isPhysical),
    .run_data_isCheck(cursor_run_data_isCheck), .run_data_isList(cursor_run_data_isList),
    .run_data_isWrong(cursor_run_data_isWrong), .run_valid(cursor_run_valid), .run_ready(wanted_ready),
    .memory_data(cursor_memory_data), .memory_valid(cursor_memory_valid), .memory_ready(memory_ready),
    .returns(returns), .line(line));
  SegmentQueue_4096 queue (  // PacketSegments.java:62
    .clock(clock), .reset(reset), .wanted_data_address(walked_data_address), .wanted_data_key(walked_data_key),
    .wanted_data_bytes(walked_data_bytes), .wanted_data_domain(walked_data_domain),
    .wanted_data_rights(walked_data_rights), .wanted_data_last(walked_data_last),
    .wanted_data_isPhysical(walked_data_isPhysical), .wanted_data_isCheck(walked_data_isCheck),
    .wanted_data_isList(walked_data_isList), .wanted_data_isWrong(walked_data_isWrong),
    .wanted_valid(walked_valid), .wanted_ready(queue_wanted_ready), .run_data_address(queue_run_data_address),
    .run_data_key(queue_run_data_key), .run_data_bytes(queue_run_data_bytes),
    .run_data_domain(queue_run_data_domain), .run_data_rights(queue_run_data_rights),
    .run_data_last(queue_run_data_last), .run_data_isPhysical(queue_run_data_isPhysical),
    .run_data_isCheck(queue_run_data_isCheck), .run_data_isList(queue_run_data_isList),
    .run_data_isWrong(queue_run_data_isWrong), .run_valid(queue_run_valid), .run_ready(run_ready),
    .answer_isAllowed(answer_isAllowed), .answer_address(answer_address), .answer_bytes(answer_bytes),
    .answer_last(answer_last), .answer_isList(answer_isList), .answer_list(answer_list),
    .answer_entries(answer_entries), .answers(answers && !answer_isList),
    .segment_data_address(queue_segment_data_address), .segment_data_bytes(queue_segment_data_bytes),
    .segment_data_last(queue_segment_data_last), .segment_valid(queue_segment_valid),
    .segment_ready(segment_ready), .verdict_data(queue_verdict_data), .verdict_valid(queue_verdict_valid),
    .verdict_ready(verdict_ready));
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!(query_valid && queue_run_valid))) begin  // PacketSegments.java:81
        $display("assertion failed: a list is asked for while no run is offered (PacketSegments.java:81)");
        $stop;  // PacketSegments.java:81
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!(query_valid && queue_run_valid));  // PacketSegments.java:81
    end
  end
`endif
endmodule
`default_nettype wire
