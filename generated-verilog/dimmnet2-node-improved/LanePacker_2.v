// lanes=2
module LanePacker_2 (  // LanePacker.java:20
  input  wire clock,  // LanePacker.java:20
  input  wire reset,  // LanePacker.java:20
  input  wire [63:0] lanes_data_data,  // LanePacker.java:22
  input  wire lanes_data_first,  // LanePacker.java:22
  input  wire lanes_data_last,  // LanePacker.java:22
  input  wire lanes_data_ends,  // LanePacker.java:22
  input  wire lanes_valid,  // LanePacker.java:22
  output wire lanes_ready,  // LanePacker.java:22
  output wire [63:0] payload_data_data,  // LanePacker.java:23
  output wire payload_data_last,  // LanePacker.java:23
  output wire payload_valid,  // LanePacker.java:23
  input  wire payload_ready  // LanePacker.java:23
);
  reg  [31:0] waiting;  // LanePacker.java:29
  reg  waitingLanes;  // LanePacker.java:30
  reg  flushing;  // LanePacker.java:31
  wire [1:0] newLanes = ({1'b0, lanes_data_last} - {1'b0, lanes_data_first}) + 2'd1;  // LanePacker.java:36
  wire [1:0] unwanted = 2'd2 - newLanes;  // LanePacker.java:38
  wire [63:0] aligned = ((lanes_data_data >> {lanes_data_first, 5'd0}) << {unwanted, 5'd0}) >> {unwanted, 5'd0};  // Lanes.java:24
  wire [95:0] pool = {64'd0, waiting} | ({32'd0, aligned} << {waitingLanes, 5'd0});  // LanePacker.java:40
  wire [1:0] poolLanes = {1'b0, waitingLanes} + newLanes;  // LanePacker.java:41
  wire overflows = poolLanes > 2'd2;  // LanePacker.java:42
  wire emitsNow = (poolLanes >= 2'd2) || lanes_data_ends;  // LanePacker.java:43
  assign lanes_ready = !flushing && (payload_ready || !emitsNow);  // LanePacker.java:46
  assign payload_data_data = flushing ? {32'd0, waiting} : pool[63:0];  // LanePacker.java:47
  assign payload_data_last = flushing || (lanes_data_ends && !overflows);  // LanePacker.java:48
  assign payload_valid = flushing || (lanes_valid && emitsNow);  // LanePacker.java:45
  always @(posedge clock) begin
    if (lanes_valid && lanes_ready) begin  // LanePacker.java:50
      waiting <= emitsNow ? pool[95:64] : pool[31:0];  // LanePacker.java:51
      waitingLanes <= lanes_data_ends ? 1'b0 : poolLanes[0];  // LanePacker.java:52
      flushing <= lanes_data_ends && overflows;  // LanePacker.java:53
    end
    if (flushing && payload_ready) begin  // LanePacker.java:55
      flushing <= 1'b0;  // LanePacker.java:56
      waiting <= 32'd0;  // LanePacker.java:57
    end
    if (reset) begin
      waiting <= 32'd0;  // LanePacker.java:29
      waitingLanes <= 1'b0;  // LanePacker.java:30
      flushing <= 1'b0;  // LanePacker.java:31
    end
  end
endmodule
