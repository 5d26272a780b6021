`default_nettype none
module EventWriter (  // EventWriter.java:44
  input  wire clock,  // EventWriter.java:44
  input  wire reset,  // EventWriter.java:44
  input  wire [5:0] order_data_number,  // EventWriter.java:22
  input  wire [127:0] order_data_record,  // EventWriter.java:22
  input  wire order_valid,  // EventWriter.java:22
  output wire order_ready,  // EventWriter.java:22
  input  wire [15:0] taken,  // EventWriter.java:24
  input  wire [7:0] event_data_kind,  // EventWriter.java:26
  input  wire [5:0] event_data_number,  // EventWriter.java:26
  input  wire event_valid,  // EventWriter.java:26
  output wire event_ready,  // EventWriter.java:26
  output wire hasEvents,  // EventWriter.java:28
  output wire loses,  // EventWriter.java:30
  output wire memory_data_write,  // EventWriter.java:32
  output wire [42:0] memory_data_line,  // EventWriter.java:32
  output wire [255:0] memory_data_data,  // EventWriter.java:32
  output wire [31:0] memory_data_lanes,  // EventWriter.java:32
  output wire memory_valid,  // EventWriter.java:32
  input  wire memory_ready,  // EventWriter.java:32
  input  wire returns  // EventWriter.java:34
);
  localparam [1:0] State_IDLE = 2'd0;
  localparam [1:0] State_LOOK = 2'd1;
  localparam [1:0] State_WRITE = 2'd2;
  localparam [1:0] State_WAIT = 2'd3;
  reg  [1:0] state;  // EventWriter.java:45
  reg  [127:0] context_;  // EventWriter.java:46
  reg  [7:0] next_kind;  // EventWriter.java:47
  reg  [5:0] next_number;  // EventWriter.java:47
  reg  [15:0] count;  // EventWriter.java:48
  reg  [15:0] size;  // EventWriter.java:58
  reg  isFull;  // EventWriter.java:60
  reg  pending;  // EventWriter.java:62
  wire idle = state == State_IDLE;  // EventWriter.java:49
  wire [15:0] place = count & (size - 16'd1);  // EventWriter.java:67
  wire [7:0] whole_0 = next_kind;  // RecordLayout.java:81
  wire [23:0] whole_1 = {18'd0, next_number};  // RecordLayout.java:81
  wire [31:0] record_0 = {whole_1, whole_0};  // RecordLayout.java:84
  wire whole_2 = (count & size) == 16'd0;  // RecordLayout.java:81
  wire [223:0] placed = {whole_2, 223'd0};  // RecordLayout.java:83
  wire [255:0] record_1 = {placed, record_0};  // RecordLayout.java:84
  assign order_ready = idle;  // EventWriter.java:50
  assign event_ready = idle && !order_valid;  // EventWriter.java:52
  assign hasEvents = pending;  // EventWriter.java:64
  assign loses = (state == State_LOOK) && isFull;  // EventWriter.java:65
  assign memory_data_write = 1'b1;  // LineRequest.java:37
  assign memory_data_line = context_[111:69] + {27'd0, place};  // LineRequest.java:38
  assign memory_data_data = record_1;  // LineRequest.java:39
  assign memory_data_lanes = 32'hffffffff;  // LineRequest.java:40
  assign memory_valid = state == State_WRITE;  // EventWriter.java:68
  always @(posedge clock) begin
    if (order_valid && order_ready) begin  // EventWriter.java:53
      context_ <= order_data_record;  // EventWriter.java:54
      count <= 16'd0;  // EventWriter.java:55
    end
    if (event_valid && event_ready) begin  // EventWriter.java:57
      next_kind <= event_data_kind;  // EventWriter.java:57
      next_number <= event_data_number;  // EventWriter.java:57
    end
    size <= 16'd1 << context_[4:1];  // EventWriter.java:59
    isFull <= ((count - taken) == size) || !context_[0];  // EventWriter.java:61
    pending <= count != taken;  // EventWriter.java:63
    if ((state == State_WAIT) && returns) begin  // EventWriter.java:84
      count <= count + 16'd1;  // EventWriter.java:84
    end
    case (state)  // EventWriter.java:45
      State_IDLE: begin  // EventWriter.java:86
        if (event_valid && event_ready) begin  // EventWriter.java:86
          state <= State_LOOK;  // EventWriter.java:86
        end
      end
      State_LOOK: begin  // EventWriter.java:87
        if (isFull) begin  // EventWriter.java:87
          state <= State_IDLE;  // EventWriter.java:87
        end else begin  // EventWriter.java:87
          state <= State_WRITE;  // EventWriter.java:87
        end
      end
      State_WRITE: begin  // EventWriter.java:88
        if (memory_ready) begin  // EventWriter.java:88
          state <= State_WAIT;  // EventWriter.java:88
        end
      end
      default /* State_WAIT */: begin  // EventWriter.java:89
        if (returns) begin  // EventWriter.java:89
          state <= State_IDLE;  // EventWriter.java:89
        end
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // EventWriter.java:45
      context_ <= 128'd0;  // EventWriter.java:46
      count <= 16'd0;  // EventWriter.java:48
      isFull <= 1'b1;  // EventWriter.java:60
      pending <= 1'b0;  // EventWriter.java:62
    end
  end
  wire unused_ok = &{1'b0, order_data_number, context_[68:5], context_[127:112]};
endmodule
`default_nettype wire
