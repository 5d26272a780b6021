`default_nettype none
// tagWidth=4, lineWidth=23, burstLines=16, kind=COLLECTED
module RequestRuns_tagWidth4_lineWidth23_burstLines16_kind_COLLECTED (  // RequestRuns.java:42
  input  wire clock,  // RequestRuns.java:42
  input  wire reset,  // RequestRuns.java:42
  input  wire request_data_write,  // RequestRuns.java:47
  input  wire [3:0] request_data_tag,  // RequestRuns.java:47
  input  wire [22:0] request_data_address,  // RequestRuns.java:47
  input  wire [255:0] request_data_data,  // RequestRuns.java:47
  input  wire [31:0] request_data_mask,  // RequestRuns.java:47
  input  wire request_valid,  // RequestRuns.java:47
  output wire request_ready,  // RequestRuns.java:47
  output wire run_data_request_write,  // RequestRuns.java:48
  output wire [3:0] run_data_request_tag,  // RequestRuns.java:48
  output wire [22:0] run_data_request_address,  // RequestRuns.java:48
  output wire [255:0] run_data_request_data,  // RequestRuns.java:48
  output wire [31:0] run_data_request_mask,  // RequestRuns.java:48
  output wire run_data_follows,  // RequestRuns.java:48
  output wire run_valid,  // RequestRuns.java:48
  input  wire run_ready  // RequestRuns.java:48
);
  reg  [22:0] next;  // RequestRuns.java:55
  reg  wrote;  // RequestRuns.java:56
  wire lines_dequeue_ready;  // RequestRuns.java:70
  reg  isOpen;  // RequestRuns.java:72
  reg  [2:0] idle;  // RequestRuns.java:73
  wire lines_enqueue_ready, lines_dequeue_data_request_write, lines_dequeue_data_follows, lines_dequeue_valid;  // RequestRuns.java:70
  wire [3:0] lines_dequeue_data_request_tag; wire [22:0] lines_dequeue_data_request_address;  // RequestRuns.java:70
  wire [255:0] lines_dequeue_data_request_data; wire [31:0] lines_dequeue_data_request_mask;  // RequestRuns.java:70
  wire [4:0] lines_count;  // RequestRuns.java:70
  wire [3:0] place = request_data_address[3:0];  // RequestRuns.java:61
  wire follows = (request_data_address == next) && (request_data_write == wrote) && (place != 4'd0);  // RequestRuns.java:62
  wire isComplete = request_valid && request_ready && (place == 4'd15);  // RequestRuns.java:74
  wire isOver = (idle == 3'd6) || !lines_enqueue_ready;  // RequestRuns.java:75
  assign request_ready = lines_enqueue_ready;  // RequestRuns.java:92
  assign run_data_request_write = lines_dequeue_data_request_write;  // RequestRuns.java:86
  assign run_data_request_tag = lines_dequeue_data_request_tag;  // RequestRuns.java:86
  assign run_data_request_address = lines_dequeue_data_request_address;  // RequestRuns.java:86
  assign run_data_request_data = lines_dequeue_data_request_data;  // RequestRuns.java:86
  assign run_data_request_mask = lines_dequeue_data_request_mask;  // RequestRuns.java:86
  assign run_data_follows = lines_dequeue_data_follows;  // RequestRuns.java:86
  assign run_valid = lines_dequeue_valid && isOpen;  // RequestRuns.java:85
  assign lines_dequeue_ready = run_ready && isOpen;  // RequestRuns.java:87
  always @(posedge clock) begin
    if (request_valid && request_ready) begin  // RequestRuns.java:57
      next <= request_data_address + 23'd1;  // RequestRuns.java:58
      wrote <= request_data_write;  // RequestRuns.java:59
    end
    if ((request_valid && request_ready) || isOpen || !lines_dequeue_valid) begin  // RequestRuns.java:76
      idle <= 3'd0;  // RequestRuns.java:76
    end else begin  // RequestRuns.java:76
      idle <= idle + 3'd1;  // RequestRuns.java:77
    end
    if (isComplete || isOver) begin  // RequestRuns.java:78
      isOpen <= 1'b1;  // RequestRuns.java:78
    end else if (lines_dequeue_valid && lines_dequeue_ready && (lines_count == 5'd1)
        && !(request_valid && request_ready)) begin  // RequestRuns.java:79
      isOpen <= 1'b0;  // RequestRuns.java:84
    end
    if (reset) begin
      isOpen <= 1'b0;  // RequestRuns.java:72
      idle <= 3'd0;  // RequestRuns.java:73
    end
  end
  Queue_RunRequest317_16_REGISTER lines (  // RequestRuns.java:70
    .clock(clock), .reset(reset), .enqueue_data_request_write(request_data_write),
    .enqueue_data_request_tag(request_data_tag), .enqueue_data_request_address(request_data_address),
    .enqueue_data_request_data(request_data_data), .enqueue_data_request_mask(request_data_mask),
    .enqueue_data_follows(follows), .enqueue_valid(request_valid), .enqueue_ready(lines_enqueue_ready),
    .dequeue_data_request_write(lines_dequeue_data_request_write),
    .dequeue_data_request_tag(lines_dequeue_data_request_tag),
    .dequeue_data_request_address(lines_dequeue_data_request_address),
    .dequeue_data_request_data(lines_dequeue_data_request_data),
    .dequeue_data_request_mask(lines_dequeue_data_request_mask),
    .dequeue_data_follows(lines_dequeue_data_follows), .dequeue_valid(lines_dequeue_valid),
    .dequeue_ready(lines_dequeue_ready), .count(lines_count));
endmodule
`default_nettype wire
