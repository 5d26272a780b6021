`default_nettype none
// judges=true
module SegmentPages_true (  // SegmentPages.java:48
  input  wire clock,  // SegmentPages.java:48
  input  wire reset,  // SegmentPages.java:48
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
  reg  [1:0] state;  // SegmentPages.java:50
  reg  [27:0] taken_address;  // SegmentPages.java:51
  reg  [24:0] taken_bytes;  // SegmentPages.java:51
  reg  taken_last;  // SegmentPages.java:51
  reg  [15:0] firstFrame;  // SegmentPages.java:52
  reg  [15:0] lastFrame;  // SegmentPages.java:53
  reg  [12:0] room;  // SegmentPages.java:70
  reg  crosses;  // SegmentPages.java:71
  wire isEmpty = state == State_EMPTY;  // SegmentPages.java:54
  wire [11:0] offset = taken_address[11:0];  // SegmentPages.java:69
  wire isSecond = state == State_SECOND;  // SegmentPages.java:74
  wire [24:0] wide = {12'd0, room};  // SegmentPages.java:75
  assign segment_ready = isEmpty && run_ready;  // SegmentPages.java:55
  assign passes = answers && answer_isMapped;  // SegmentPages.java:66
  assign fails = answers && !answer_isMapped;  // SegmentPages.java:67
  assign physical_data_address = isSecond ? {lastFrame, 12'd0} : {firstFrame, offset};  // SegmentPages.java:77
  assign physical_data_bytes = isSecond ? (taken_bytes - wide) : (crosses ? wide : taken_bytes);  // SegmentPages.java:78
  assign physical_data_last = taken_last && (isSecond || !crosses);  // SegmentPages.java:79
  assign physical_valid = (state == State_FIRST) || isSecond;  // SegmentPages.java:76
  assign run_data_process = owner;  // SegmentPages.java:58
  assign run_data_address = {4'd0, segment_data_address};  // SegmentPages.java:59
  assign run_data_bytes = segment_data_bytes;  // SegmentPages.java:60
  assign run_valid = isEmpty && segment_valid;  // SegmentPages.java:57
  always @(posedge clock) begin
    if (segment_valid && segment_ready) begin  // SegmentPages.java:56
      taken_address <= segment_data_address;  // SegmentPages.java:56
      taken_bytes <= segment_data_bytes;  // SegmentPages.java:56
      taken_last <= segment_data_last;  // SegmentPages.java:56
    end
    if (answers) begin  // SegmentPages.java:61
      firstFrame <= answer_first;  // SegmentPages.java:62
      lastFrame <= answer_last;  // SegmentPages.java:63
    end
    room <= 13'd4096 - {1'b0, offset};  // SegmentPages.java:72
    crosses <= {12'd0, room} < taken_bytes;  // SegmentPages.java:73
    case (state)  // SegmentPages.java:50
      State_EMPTY: begin  // SegmentPages.java:81
        if (run_valid && run_ready) begin  // SegmentPages.java:81
          state <= State_WALKING;  // SegmentPages.java:81
        end
      end
      State_WALKING: begin  // SegmentPages.java:82
        if (passes) begin  // SegmentPages.java:82
          state <= State_FIRST;  // SegmentPages.java:82
        end else if (fails) begin  // SegmentPages.java:82
          state <= State_EMPTY;  // SegmentPages.java:82
        end
      end
      State_FIRST: begin  // SegmentPages.java:83
        if (physical_ready && crosses) begin  // SegmentPages.java:84
          state <= State_SECOND;  // SegmentPages.java:84
        end else if (physical_ready) begin  // SegmentPages.java:85
          state <= State_EMPTY;  // SegmentPages.java:85
        end
      end
      default /* State_SECOND */: begin  // SegmentPages.java:86
        if (physical_ready) begin  // SegmentPages.java:86
          state <= State_EMPTY;  // SegmentPages.java:86
        end
      end
    endcase
    if (reset) begin
      state <= State_EMPTY;  // SegmentPages.java:50
    end
  end
  wire unused_ok = &{1'b0, taken_address[27:12]};
endmodule
`default_nettype wire
