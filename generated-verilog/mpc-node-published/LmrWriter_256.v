`default_nettype none
// entries=256
module LmrWriter_256 (  // LmrWriter.java:38
  input  wire clock,  // LmrWriter.java:38
  input  wire reset,  // LmrWriter.java:38
  input  wire [15:0] receipt_data_nsrc,  // LmrWriter.java:19
  input  wire [15:0] receipt_data_ctrl,  // LmrWriter.java:19
  input  wire [31:0] receipt_data_rid,  // LmrWriter.java:19
  input  wire [31:0] receipt_data_len,  // LmrWriter.java:19
  input  wire receipt_valid,  // LmrWriter.java:19
  output wire receipt_ready,  // LmrWriter.java:19
  input  wire [22:0] base,  // LmrWriter.java:21
  input  wire [15:0] current,  // LmrWriter.java:23
  output wire [15:0] written,  // LmrWriter.java:25
  input  wire returns,  // LmrWriter.java:29
  input  wire mayNotify,  // LmrWriter.java:31
  output wire notifies,  // LmrWriter.java:33
  output wire memory_data_write,  // LmrWriter.java:40
  output wire [22:0] memory_data_line,  // LmrWriter.java:40
  output wire [255:0] memory_data_data,  // LmrWriter.java:40
  output wire [31:0] memory_data_lanes,  // LmrWriter.java:40
  output wire memory_valid,  // LmrWriter.java:40
  input  wire memory_ready  // LmrWriter.java:40
);
  reg  [15:0] visible;  // LmrWriter.java:42
  reg  writing;  // LmrWriter.java:43
  reg  hasRoom;  // LmrWriter.java:44
  reg  settled;  // LmrWriter.java:47
  wire mayBegin = !writing && hasRoom && settled && mayNotify;  // LmrWriter.java:49
  assign receipt_ready = memory_ready && mayBegin;  // LmrWriter.java:51
  assign written = visible;  // LmrWriter.java:58
  assign notifies = returns;  // LmrWriter.java:59
  assign memory_data_write = 1'b1;  // LmrWriter.java:52
  assign memory_data_line = base + {15'd0, visible[7:0]};  // LmrWriter.java:53
  assign memory_data_data = {160'd0, receipt_data_rid, receipt_data_len, receipt_data_ctrl, receipt_data_nsrc};  // LmrWriter.java:54
  assign memory_data_lanes = 32'hffffffff;  // LmrWriter.java:55
  assign memory_valid = receipt_valid && mayBegin;  // LmrWriter.java:50
  always @(posedge clock) begin
    hasRoom <= (visible - current) < 16'd256;  // LmrWriter.java:45
    settled <= !returns;  // LmrWriter.java:48
    if (memory_valid && memory_ready) begin  // LmrWriter.java:56
      writing <= 1'b1;  // LmrWriter.java:56
    end else if (returns) begin  // LmrWriter.java:56
      writing <= 1'b0;  // LmrWriter.java:56
    end
    if (returns) begin  // LmrWriter.java:57
      visible <= visible + 16'd1;  // LmrWriter.java:57
    end
    if (reset) begin
      visible <= 16'd0;  // LmrWriter.java:42
      writing <= 1'b0;  // LmrWriter.java:43
      hasRoom <= 1'b0;  // LmrWriter.java:44
      settled <= 1'b0;  // LmrWriter.java:47
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!returns || writing)) begin  // LmrWriter.java:60
        $display("assertion failed: only an entry that was written becomes visible (LmrWriter.java:60)");
        $stop;  // LmrWriter.java:60
      end
      if (!(!(memory_valid && memory_ready) || ((visible - current) < 16'd256))) begin  // LmrWriter.java:61
        $display("assertion failed: no entry is overwritten before it is read (LmrWriter.java:61)");
        $stop;  // LmrWriter.java:61
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!returns || writing);  // LmrWriter.java:60
      assert (!(memory_valid && memory_ready) || ((visible - current) < 16'd256));  // LmrWriter.java:61
    end
  end
`endif
endmodule
`default_nettype wire
