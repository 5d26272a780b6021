`default_nettype none
// lineBytes=32, underWay=8
module SpaceRouter_32_8 (  // SpaceRouter.java:35
  input  wire clock,  // SpaceRouter.java:35
  input  wire reset,  // SpaceRouter.java:35
  input  wire toWindow,  // SpaceRouter.java:18
  input  wire memoryAnswers,  // SpaceRouter.java:25
  input  wire windowAnswers,  // SpaceRouter.java:27
  output wire answers,  // SpaceRouter.java:29
  input  wire request_data_write,  // SpaceRouter.java:38
  input  wire [23:0] request_data_line,  // SpaceRouter.java:38
  input  wire [255:0] request_data_data,  // SpaceRouter.java:38
  input  wire [7:0] request_data_lanes,  // SpaceRouter.java:38
  input  wire request_valid,  // SpaceRouter.java:38
  output wire request_ready,  // SpaceRouter.java:38
  output wire memory_data_write,  // SpaceRouter.java:39
  output wire [23:0] memory_data_line,  // SpaceRouter.java:39
  output wire [255:0] memory_data_data,  // SpaceRouter.java:39
  output wire [7:0] memory_data_lanes,  // SpaceRouter.java:39
  output wire memory_valid,  // SpaceRouter.java:39
  input  wire memory_ready,  // SpaceRouter.java:39
  output wire window_data_write,  // SpaceRouter.java:40
  output wire [23:0] window_data_line,  // SpaceRouter.java:40
  output wire [255:0] window_data_data,  // SpaceRouter.java:40
  output wire [7:0] window_data_lanes,  // SpaceRouter.java:40
  output wire window_valid,  // SpaceRouter.java:40
  input  wire window_ready  // SpaceRouter.java:40
);
  reg  [3:0] waiting;  // SpaceRouter.java:43
  reg  atWindow;  // SpaceRouter.java:44
  wire mayGo = (waiting != 4'd8) && ((waiting == 4'd0) || (atWindow == toWindow));  // SpaceRouter.java:45
  wire waiting_when_and = request_valid && request_ready;  // SpaceRouter.java:54
  assign answers = memoryAnswers || windowAnswers;  // SpaceRouter.java:51
  assign request_ready = mayGo && (toWindow ? window_ready : memory_ready);  // SpaceRouter.java:50
  assign memory_data_write = request_data_write;  // SpaceRouter.java:46
  assign memory_data_line = request_data_line;  // SpaceRouter.java:46
  assign memory_data_data = request_data_data;  // SpaceRouter.java:46
  assign memory_data_lanes = request_data_lanes;  // SpaceRouter.java:46
  assign memory_valid = request_valid && mayGo && !toWindow;  // SpaceRouter.java:48
  assign window_data_write = request_data_write;  // SpaceRouter.java:47
  assign window_data_line = request_data_line;  // SpaceRouter.java:47
  assign window_data_data = request_data_data;  // SpaceRouter.java:47
  assign window_data_lanes = request_data_lanes;  // SpaceRouter.java:47
  assign window_valid = request_valid && mayGo && toWindow;  // SpaceRouter.java:49
  always @(posedge clock) begin
    if (request_valid && request_ready) begin  // SpaceRouter.java:53
      atWindow <= toWindow;  // SpaceRouter.java:53
    end
    if (waiting_when_and && !answers) begin  // SpaceRouter.java:54
      waiting <= waiting + 4'd1;  // SpaceRouter.java:54
    end else if (answers && !waiting_when_and) begin  // SpaceRouter.java:54
      waiting <= waiting - 4'd1;  // SpaceRouter.java:54
    end
    if (reset) begin
      waiting <= 4'd0;  // SpaceRouter.java:43
      atWindow <= 1'b0;  // SpaceRouter.java:44
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!answers || (waiting != 4'd0))) begin  // SpaceRouter.java:55
        $display("assertion failed: only requests are answered (SpaceRouter.java:55)");
        $stop;  // SpaceRouter.java:55
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!answers || (waiting != 4'd0));  // SpaceRouter.java:55
    end
  end
`endif
endmodule
`default_nettype wire
