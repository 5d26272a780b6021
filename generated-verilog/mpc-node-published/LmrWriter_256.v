`default_nettype none
// entries=256
module LmrWriter_256 (  // LmrWriter.java:60
  input  wire clock,  // LmrWriter.java:60
  input  wire reset,  // LmrWriter.java:60
  input  wire [15:0] receipt_data_nsrc,  // LmrWriter.java:65
  input  wire [15:0] receipt_data_ctrl,  // LmrWriter.java:65
  input  wire [31:0] receipt_data_rid,  // LmrWriter.java:65
  input  wire [31:0] receipt_data_len,  // LmrWriter.java:65
  input  wire receipt_valid,  // LmrWriter.java:65
  output wire receipt_ready,  // LmrWriter.java:65
  input  wire [22:0] base,  // LmrWriter.java:66
  input  wire [15:0] current,  // LmrWriter.java:67
  output wire [15:0] written,  // LmrWriter.java:68
  input  wire returns,  // LmrWriter.java:69
  input  wire mayNotify,  // LmrWriter.java:70
  output wire notifies,  // LmrWriter.java:71
  output wire memory_data_write,  // LmrWriter.java:72
  output wire [22:0] memory_data_line,  // LmrWriter.java:72
  output wire [255:0] memory_data_data,  // LmrWriter.java:72
  output wire [31:0] memory_data_lanes,  // LmrWriter.java:72
  output wire memory_valid,  // LmrWriter.java:72
  input  wire memory_ready  // LmrWriter.java:72
);
  reg  [15:0] visible;  // LmrWriter.java:74
  reg  writing;  // LmrWriter.java:75
  reg  hasRoom;  // LmrWriter.java:76
  reg  settled;  // LmrWriter.java:79
  wire mayBegin = !writing && hasRoom && settled && mayNotify;  // LmrWriter.java:81
  assign receipt_ready = memory_ready && mayBegin;  // LmrWriter.java:83
  assign written = visible;  // LmrWriter.java:90
  assign notifies = returns;  // LmrWriter.java:91
  assign memory_data_write = 1'b1;  // LineRequest.java:37
  assign memory_data_line = base + {15'd0, visible[7:0]};  // LineRequest.java:38
  assign memory_data_data = {160'd0, receipt_data_rid, receipt_data_len, receipt_data_ctrl, receipt_data_nsrc};  // LineRequest.java:39
  assign memory_data_lanes = 32'hffffffff;  // LineRequest.java:40
  assign memory_valid = receipt_valid && mayBegin;  // LmrWriter.java:82
  always @(posedge clock) begin
    hasRoom <= (visible - current) < 16'd256;  // LmrWriter.java:77
    settled <= !returns;  // LmrWriter.java:80
    if (memory_valid && memory_ready) begin  // LmrWriter.java:88
      writing <= 1'b1;  // LmrWriter.java:88
    end else if (returns) begin  // LmrWriter.java:88
      writing <= 1'b0;  // LmrWriter.java:88
    end
    if (returns) begin  // LmrWriter.java:89
      visible <= visible + 16'd1;  // LmrWriter.java:89
    end
    if (reset) begin
      visible <= 16'd0;  // LmrWriter.java:74
      writing <= 1'b0;  // LmrWriter.java:75
      hasRoom <= 1'b0;  // LmrWriter.java:76
      settled <= 1'b0;  // LmrWriter.java:79
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!returns || writing)) begin  // LmrWriter.java:92
        $display("assertion failed: only an entry that was written becomes visible (LmrWriter.java:92)");
        $stop;  // LmrWriter.java:92
      end
      if (!(!(memory_valid && memory_ready) || ((visible - current) < 16'd256))) begin  // LmrWriter.java:93
        $display("assertion failed: no entry is overwritten before it is read (LmrWriter.java:93)");
        $stop;  // LmrWriter.java:93
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!returns || writing);  // LmrWriter.java:92
      assert (!(memory_valid && memory_ready) || ((visible - current) < 16'd256));  // LmrWriter.java:93
    end
  end
`endif
endmodule
`default_nettype wire
