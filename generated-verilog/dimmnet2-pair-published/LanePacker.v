module LanePacker (  // LanePacker.java:19
  input  wire clock,  // LanePacker.java:19
  input  wire reset,  // LanePacker.java:19
  input  wire [63:0] lanes_data_data,  // LanePacker.java:16
  input  wire lanes_data_low,  // LanePacker.java:16
  input  wire lanes_data_high,  // LanePacker.java:16
  input  wire lanes_data_last,  // LanePacker.java:16
  input  wire lanes_valid,  // LanePacker.java:16
  output wire lanes_ready,  // LanePacker.java:16
  output wire [63:0] payload_data_data,  // LanePacker.java:17
  output wire payload_data_last,  // LanePacker.java:17
  output wire payload_valid,  // LanePacker.java:17
  input  wire payload_ready  // LanePacker.java:17
);
  reg  [31:0] waiting;  // LanePacker.java:20
  reg  hasWaiting;  // LanePacker.java:21
  reg  flushing;  // LanePacker.java:22
  wire both = lanes_data_low && lanes_data_high;  // LanePacker.java:25
  wire [31:0] low = lanes_data_data[31:0];  // LanePacker.java:26
  wire [31:0] high = lanes_data_data[63:32];  // LanePacker.java:27
  wire [31:0] single = lanes_data_low ? low : high;  // LanePacker.java:28
  wire fillsWord = both || hasWaiting;  // LanePacker.java:31
  wire overflows = both && hasWaiting;  // LanePacker.java:32
  wire emitsNow = fillsWord || lanes_data_last;  // LanePacker.java:34
  wire [31:0] first = hasWaiting ? waiting : (both ? low : single);  // LanePacker.java:39
  wire [31:0] second = hasWaiting ? (both ? low : single) : high;  // LanePacker.java:40
  assign lanes_ready = !flushing && (payload_ready || !emitsNow);  // LanePacker.java:37
  assign payload_data_data = flushing ? {32'd0, waiting} : {second, first};  // LanePacker.java:41
  assign payload_data_last = flushing || (lanes_data_last && !overflows);  // LanePacker.java:42
  assign payload_valid = flushing || (lanes_valid && emitsNow);  // LanePacker.java:36
  always @(posedge clock) begin
    if (lanes_valid && lanes_ready) begin  // LanePacker.java:44
      if (overflows) begin  // LanePacker.java:45
        waiting <= high;  // LanePacker.java:46
        hasWaiting <= !lanes_data_last;  // LanePacker.java:47
        flushing <= lanes_data_last;  // LanePacker.java:48
      end else if (fillsWord || lanes_data_last) begin  // LanePacker.java:50
        hasWaiting <= 1'b0;  // LanePacker.java:50
      end else begin  // LanePacker.java:45
        waiting <= single;  // LanePacker.java:52
        hasWaiting <= 1'b1;  // LanePacker.java:53
      end
    end
    if (flushing && payload_ready) begin  // LanePacker.java:56
      flushing <= 1'b0;  // LanePacker.java:56
    end
    if (reset) begin
      hasWaiting <= 1'b0;  // LanePacker.java:21
      flushing <= 1'b0;  // LanePacker.java:22
    end
  end
endmodule
