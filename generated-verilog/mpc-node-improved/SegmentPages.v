`default_nettype none
module SegmentPages (  // SegmentPages.java:46
  input  wire clock,  // SegmentPages.java:46
  input  wire reset,  // SegmentPages.java:46
  input  wire [27:0] segment_data_address,  // SegmentPages.java:22
  input  wire [24:0] segment_data_bytes,  // SegmentPages.java:22
  input  wire segment_data_last,  // SegmentPages.java:22
  input  wire segment_valid,  // SegmentPages.java:22
  output wire segment_ready,  // SegmentPages.java:22
  input  wire owner,  // SegmentPages.java:24
  output wire passes,  // SegmentPages.java:26
  output wire fails,  // SegmentPages.java:28
  output wire [27:0] physical_data_address,  // SegmentPages.java:30
  output wire [24:0] physical_data_bytes,  // SegmentPages.java:30
  output wire physical_data_last,  // SegmentPages.java:30
  output wire physical_valid,  // SegmentPages.java:30
  input  wire physical_ready,  // SegmentPages.java:30
  output wire run_data_process,  // SegmentPages.java:32
  output wire [31:0] run_data_address,  // SegmentPages.java:32
  output wire [24:0] run_data_bytes,  // SegmentPages.java:32
  output wire run_valid,  // SegmentPages.java:32
  input  wire run_ready,  // SegmentPages.java:32
  input  wire answer_isMapped,  // SegmentPages.java:34
  input  wire [15:0] answer_first,  // SegmentPages.java:34
  input  wire [15:0] answer_last,  // SegmentPages.java:34
  input  wire answers  // SegmentPages.java:36
);
  localparam [1:0] State_EMPTY = 2'd0;
  localparam [1:0] State_WALKING = 2'd1;
  localparam [1:0] State_FIRST = 2'd2;
  localparam [1:0] State_SECOND = 2'd3;
  reg  [1:0] state;  // SegmentPages.java:47
  reg  [27:0] taken_address;  // SegmentPages.java:48
  reg  [24:0] taken_bytes;  // SegmentPages.java:48
  reg  taken_last;  // SegmentPages.java:48
  reg  [15:0] firstFrame;  // SegmentPages.java:49
  reg  [15:0] lastFrame;  // SegmentPages.java:50
  reg  [12:0] room;  // SegmentPages.java:66
  reg  crosses;  // SegmentPages.java:67
  wire isEmpty = state == State_EMPTY;  // SegmentPages.java:51
  wire [11:0] offset = taken_address[11:0];  // SegmentPages.java:65
  wire isSecond = state == State_SECOND;  // SegmentPages.java:70
  wire [24:0] wide = {12'd0, room};  // SegmentPages.java:71
  assign segment_ready = isEmpty && run_ready;  // SegmentPages.java:52
  assign passes = answers && answer_isMapped;  // SegmentPages.java:62
  assign fails = answers && !answer_isMapped;  // SegmentPages.java:63
  assign physical_data_address = isSecond ? {lastFrame, 12'd0} : {firstFrame, offset};  // SegmentPages.java:73
  assign physical_data_bytes = isSecond ? (taken_bytes - wide) : (crosses ? wide : taken_bytes);  // SegmentPages.java:74
  assign physical_data_last = taken_last && (isSecond || !crosses);  // SegmentPages.java:75
  assign physical_valid = (state == State_FIRST) || isSecond;  // SegmentPages.java:72
  assign run_data_process = owner;  // SegmentPages.java:55
  assign run_data_address = {4'd0, segment_data_address};  // SegmentPages.java:56
  assign run_data_bytes = segment_data_bytes;  // SegmentPages.java:57
  assign run_valid = isEmpty && segment_valid;  // SegmentPages.java:54
  always @(posedge clock) begin
    if (segment_valid && segment_ready) begin  // SegmentPages.java:53
      taken_address <= segment_data_address;  // SegmentPages.java:53
      taken_bytes <= segment_data_bytes;  // SegmentPages.java:53
      taken_last <= segment_data_last;  // SegmentPages.java:53
    end
    if (answers) begin  // SegmentPages.java:58
      firstFrame <= answer_first;  // SegmentPages.java:59
      lastFrame <= answer_last;  // SegmentPages.java:60
    end
    room <= 13'd4096 - {1'b0, offset};  // SegmentPages.java:68
    crosses <= {12'd0, room} < taken_bytes;  // SegmentPages.java:69
    case (state)  // SegmentPages.java:47
      State_EMPTY: begin  // SegmentPages.java:77
        if (run_valid && run_ready) begin  // SegmentPages.java:77
          state <= State_WALKING;  // SegmentPages.java:77
        end
      end
      State_WALKING: begin  // SegmentPages.java:78
        if (passes) begin  // SegmentPages.java:78
          state <= State_FIRST;  // SegmentPages.java:78
        end else if (fails) begin  // SegmentPages.java:78
          state <= State_EMPTY;  // SegmentPages.java:78
        end
      end
      State_FIRST: begin  // SegmentPages.java:79
        if (physical_ready && crosses) begin  // SegmentPages.java:80
          state <= State_SECOND;  // SegmentPages.java:80
        end else if (physical_ready) begin  // SegmentPages.java:81
          state <= State_EMPTY;  // SegmentPages.java:81
        end
      end
      default /* State_SECOND */: begin  // SegmentPages.java:82
        if (physical_ready) begin  // SegmentPages.java:82
          state <= State_EMPTY;  // SegmentPages.java:82
        end
      end
    endcase
    if (reset) begin
      state <= State_EMPTY;  // SegmentPages.java:47
    end
  end
  wire unused_ok = &{1'b0, taken_address[27:12]};
endmodule
`default_nettype wire
