`default_nettype none
// places=64
module PacketSegments_64 (  // PacketSegments.java:38
  input  wire clock,  // PacketSegments.java:38
  input  wire reset,  // PacketSegments.java:38
  input  wire start_data_isList,  // PacketSegments.java:15
  input  wire start_data_isPhysical,  // PacketSegments.java:15
  input  wire [47:0] start_data_list,  // PacketSegments.java:15
  input  wire [8:0] start_data_elements,  // PacketSegments.java:15
  input  wire [63:0] start_data_address,  // PacketSegments.java:15
  input  wire [31:0] start_data_key,  // PacketSegments.java:15
  input  wire [31:0] start_data_length,  // PacketSegments.java:15
  input  wire [31:0] start_data_skip,  // PacketSegments.java:15
  input  wire [15:0] start_data_domain,  // PacketSegments.java:15
  input  wire [3:0] start_data_rights,  // PacketSegments.java:15
  input  wire start_valid,  // PacketSegments.java:15
  output wire start_ready,  // PacketSegments.java:15
  input  wire [12:0] packet_data,  // PacketSegments.java:17
  input  wire packet_valid,  // PacketSegments.java:17
  output wire packet_ready,  // PacketSegments.java:17
  output wire verdict_data,  // PacketSegments.java:19
  output wire verdict_valid,  // PacketSegments.java:19
  input  wire verdict_ready,  // PacketSegments.java:19
  output wire [47:0] segment_data_address,  // PacketSegments.java:21
  output wire [30:0] segment_data_bytes,  // PacketSegments.java:21
  output wire segment_data_last,  // PacketSegments.java:21
  output wire segment_valid,  // PacketSegments.java:21
  input  wire segment_ready,  // PacketSegments.java:21
  output wire [63:0] run_data_address,  // PacketSegments.java:23
  output wire [31:0] run_data_key,  // PacketSegments.java:23
  output wire [31:0] run_data_bytes,  // PacketSegments.java:23
  output wire [15:0] run_data_domain,  // PacketSegments.java:23
  output wire [3:0] run_data_rights,  // PacketSegments.java:23
  output wire run_data_last,  // PacketSegments.java:23
  output wire run_data_isPhysical,  // PacketSegments.java:23
  output wire run_data_isCheck,  // PacketSegments.java:23
  output wire run_data_isWrong,  // PacketSegments.java:23
  output wire run_valid,  // PacketSegments.java:23
  input  wire run_ready,  // PacketSegments.java:23
  input  wire answer_isAllowed,  // PacketSegments.java:25
  input  wire [47:0] answer_address,  // PacketSegments.java:25
  input  wire [12:0] answer_bytes,  // PacketSegments.java:25
  input  wire answer_last,  // PacketSegments.java:25
  input  wire answers,  // PacketSegments.java:27
  output wire memory_data_write,  // PacketSegments.java:29
  output wire [42:0] memory_data_line,  // PacketSegments.java:29
  output wire [255:0] memory_data_data,  // PacketSegments.java:29
  output wire [31:0] memory_data_lanes,  // PacketSegments.java:29
  output wire memory_valid,  // PacketSegments.java:29
  input  wire memory_ready,  // PacketSegments.java:29
  input  wire returns,  // PacketSegments.java:31
  input  wire [255:0] line  // PacketSegments.java:33
);
  wire cursor_start_ready, cursor_packet_ready, cursor_run_data_last, cursor_run_data_isPhysical,
      cursor_run_data_isCheck, cursor_run_data_isWrong, cursor_run_valid, cursor_memory_data_write,
      cursor_memory_valid;  // PacketSegments.java:40
  wire [63:0] cursor_run_data_address;  // PacketSegments.java:40
  wire [31:0] cursor_run_data_key, cursor_run_data_bytes, cursor_memory_data_lanes;  // PacketSegments.java:40
  wire [15:0] cursor_run_data_domain; wire [3:0] cursor_run_data_rights; wire [42:0] cursor_memory_data_line;  // PacketSegments.java:40
  wire [255:0] cursor_memory_data_data;  // PacketSegments.java:40
  wire queue_wanted_ready, queue_run_data_last, queue_run_data_isPhysical, queue_run_data_isCheck,
      queue_run_data_isWrong, queue_run_valid, queue_segment_data_last, queue_segment_valid, queue_verdict_data,
      queue_verdict_valid;  // PacketSegments.java:41
  wire [63:0] queue_run_data_address; wire [31:0] queue_run_data_key, queue_run_data_bytes;  // PacketSegments.java:41
  wire [15:0] queue_run_data_domain; wire [3:0] queue_run_data_rights; wire [47:0] queue_segment_data_address;  // PacketSegments.java:41
  wire [30:0] queue_segment_data_bytes;  // PacketSegments.java:41
  assign start_ready = cursor_start_ready;  // PacketSegments.java:42
  assign packet_ready = cursor_packet_ready;  // PacketSegments.java:43
  assign verdict_data = queue_verdict_data;  // PacketSegments.java:52
  assign verdict_valid = queue_verdict_valid;  // PacketSegments.java:52
  assign segment_data_address = queue_segment_data_address;  // PacketSegments.java:51
  assign segment_data_bytes = queue_segment_data_bytes;  // PacketSegments.java:51
  assign segment_data_last = queue_segment_data_last;  // PacketSegments.java:51
  assign segment_valid = queue_segment_valid;  // PacketSegments.java:51
  assign run_data_address = queue_run_data_address;  // PacketSegments.java:48
  assign run_data_key = queue_run_data_key;  // PacketSegments.java:48
  assign run_data_bytes = queue_run_data_bytes;  // PacketSegments.java:48
  assign run_data_domain = queue_run_data_domain;  // PacketSegments.java:48
  assign run_data_rights = queue_run_data_rights;  // PacketSegments.java:48
  assign run_data_last = queue_run_data_last;  // PacketSegments.java:48
  assign run_data_isPhysical = queue_run_data_isPhysical;  // PacketSegments.java:48
  assign run_data_isCheck = queue_run_data_isCheck;  // PacketSegments.java:48
  assign run_data_isWrong = queue_run_data_isWrong;  // PacketSegments.java:48
  assign run_valid = queue_run_valid;  // PacketSegments.java:48
  assign memory_data_write = cursor_memory_data_write;  // PacketSegments.java:44
  assign memory_data_line = cursor_memory_data_line;  // PacketSegments.java:44
  assign memory_data_data = cursor_memory_data_data;  // PacketSegments.java:44
  assign memory_data_lanes = cursor_memory_data_lanes;  // PacketSegments.java:44
  assign memory_valid = cursor_memory_valid;  // PacketSegments.java:44
  ListCursor cursor (  // PacketSegments.java:40
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
    .run_data_isCheck(cursor_run_data_isCheck), .run_data_isWrong(cursor_run_data_isWrong),
    .run_valid(cursor_run_valid), .run_ready(queue_wanted_ready), .memory_data_write(cursor_memory_data_write),
    .memory_data_line(cursor_memory_data_line), .memory_data_data(cursor_memory_data_data),
    .memory_data_lanes(cursor_memory_data_lanes), .memory_valid(cursor_memory_valid),
    .memory_ready(memory_ready), .returns(returns), .line(line));
  SegmentQueue_64 queue (  // PacketSegments.java:41
    .clock(clock), .reset(reset), .wanted_data_address(cursor_run_data_address),
    .wanted_data_key(cursor_run_data_key), .wanted_data_bytes(cursor_run_data_bytes),
    .wanted_data_domain(cursor_run_data_domain), .wanted_data_rights(cursor_run_data_rights),
    .wanted_data_last(cursor_run_data_last), .wanted_data_isPhysical(cursor_run_data_isPhysical),
    .wanted_data_isCheck(cursor_run_data_isCheck), .wanted_data_isWrong(cursor_run_data_isWrong),
    .wanted_valid(cursor_run_valid), .wanted_ready(queue_wanted_ready),
    .run_data_address(queue_run_data_address), .run_data_key(queue_run_data_key),
    .run_data_bytes(queue_run_data_bytes), .run_data_domain(queue_run_data_domain),
    .run_data_rights(queue_run_data_rights), .run_data_last(queue_run_data_last),
    .run_data_isPhysical(queue_run_data_isPhysical), .run_data_isCheck(queue_run_data_isCheck),
    .run_data_isWrong(queue_run_data_isWrong), .run_valid(queue_run_valid), .run_ready(run_ready),
    .answer_isAllowed(answer_isAllowed), .answer_address(answer_address), .answer_bytes(answer_bytes),
    .answer_last(answer_last), .answers(answers), .segment_data_address(queue_segment_data_address),
    .segment_data_bytes(queue_segment_data_bytes), .segment_data_last(queue_segment_data_last),
    .segment_valid(queue_segment_valid), .segment_ready(segment_ready), .verdict_data(queue_verdict_data),
    .verdict_valid(queue_verdict_valid), .verdict_ready(verdict_ready));
endmodule
`default_nettype wire
