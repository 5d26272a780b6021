`default_nettype none
// most=16
module WriteGate_16 (  // WriteGate.java:31
  input  wire clock,  // WriteGate.java:31
  input  wire reset,  // WriteGate.java:31
  input  wire write_data_write,  // WriteGate.java:18
  input  wire [22:0] write_data_line,  // WriteGate.java:18
  input  wire [255:0] write_data_data,  // WriteGate.java:18
  input  wire [31:0] write_data_lanes,  // WriteGate.java:18
  input  wire write_valid,  // WriteGate.java:18
  output wire write_ready,  // WriteGate.java:18
  output wire memory_data_write,  // WriteGate.java:20
  output wire [22:0] memory_data_line,  // WriteGate.java:20
  output wire [255:0] memory_data_data,  // WriteGate.java:20
  output wire [31:0] memory_data_lanes,  // WriteGate.java:20
  output wire memory_valid,  // WriteGate.java:20
  input  wire memory_ready,  // WriteGate.java:20
  input  wire returns,  // WriteGate.java:22
  input  wire holds,  // WriteGate.java:24
  output wire isHeld  // WriteGate.java:26
);
  reg  isShut;  // WriteGate.java:33
  reg  [4:0] underWay;  // WriteGate.java:34
  wire waits = memory_valid && !memory_ready;  // WriteGate.java:38
  wire underWay_when_and = memory_valid && memory_ready;  // WriteGate.java:40
  assign write_ready = memory_ready && !isShut;  // WriteGate.java:37
  assign memory_data_write = write_data_write;  // WriteGate.java:35
  assign memory_data_line = write_data_line;  // WriteGate.java:35
  assign memory_data_data = write_data_data;  // WriteGate.java:35
  assign memory_data_lanes = write_data_lanes;  // WriteGate.java:35
  assign memory_valid = write_valid && !isShut;  // WriteGate.java:36
  assign isHeld = isShut && (underWay == 5'd0);  // WriteGate.java:41
  always @(posedge clock) begin
    isShut <= holds && !waits;  // WriteGate.java:39
    if (underWay_when_and && !returns) begin  // WriteGate.java:40
      underWay <= underWay + 5'd1;  // WriteGate.java:40
    end else if (returns && !underWay_when_and) begin  // WriteGate.java:40
      underWay <= underWay - 5'd1;  // WriteGate.java:40
    end
    if (reset) begin
      isShut <= 1'b0;  // WriteGate.java:33
      underWay <= 5'd0;  // WriteGate.java:34
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!returns || (underWay != 5'd0))) begin  // WriteGate.java:42
        $display("assertion failed: what becomes visible was written (WriteGate.java:42)");
        $stop;  // WriteGate.java:42
      end
      if (!(!(memory_valid && memory_ready && !returns) || (underWay != 5'd16))) begin  // WriteGate.java:43
        $display("assertion failed: no more writes are under way (WriteGate.java:43)");
        $stop;  // WriteGate.java:43
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!returns || (underWay != 5'd0));  // WriteGate.java:42
      assert (!(memory_valid && memory_ready && !returns) || (underWay != 5'd16));  // WriteGate.java:43
    end
  end
`endif
endmodule
`default_nettype wire
