`default_nettype none
// entries=256
module LmeReader_256 (  // LmeReader.java:48
  input  wire clock,  // LmeReader.java:48
  input  wire reset,  // LmeReader.java:48
  input  wire [22:0] base,  // LmeReader.java:22
  input  wire [15:0] written,  // LmeReader.java:24
  output wire [15:0] current,  // LmeReader.java:26
  input  wire returns,  // LmeReader.java:30
  input  wire [255:0] line,  // LmeReader.java:32
  output wire [255:0] entry_data,  // LmeReader.java:34
  output wire entry_valid,  // LmeReader.java:34
  input  wire entry_ready,  // LmeReader.java:34
  input  wire leaves,  // LmeReader.java:36
  output wire memory_data_write,  // LmeReader.java:50
  output wire [22:0] memory_data_line,  // LmeReader.java:50
  output wire [255:0] memory_data_data,  // LmeReader.java:50
  output wire [31:0] memory_data_lanes,  // LmeReader.java:50
  output wire memory_valid,  // LmeReader.java:50
  input  wire memory_ready  // LmeReader.java:50
);
  localparam [1:0] State_IDLE = 2'd0;
  localparam [1:0] State_READING = 2'd1;
  localparam [1:0] State_OFFERED = 2'd2;
  localparam [1:0] State_LEAVING = 2'd3;
  reg  [1:0] state;  // LmeReader.java:52
  reg  [15:0] left;  // LmeReader.java:53
  reg  [255:0] kept;  // LmeReader.java:54
  assign current = left;  // LmeReader.java:55
  assign entry_data = kept;  // LmeReader.java:59
  assign entry_valid = state == State_OFFERED;  // LmeReader.java:58
  assign memory_data_write = 1'b0;  // LineRequest.java:29
  assign memory_data_line = base + {15'd0, left[7:0]};  // LineRequest.java:30
  assign memory_data_data = 256'd0;  // LineRequest.java:31
  assign memory_data_lanes = 32'hffffffff;  // LineRequest.java:32
  assign memory_valid = (state == State_IDLE) && (written != left);  // LmeReader.java:56
  always @(posedge clock) begin
    if (returns) begin  // LmeReader.java:60
      kept <= line;  // LmeReader.java:60
    end
    if (leaves) begin  // LmeReader.java:61
      left <= left + 16'd1;  // LmeReader.java:61
    end
    case (state)  // LmeReader.java:52
      State_IDLE: begin  // LmeReader.java:63
        if (memory_valid && memory_ready) begin  // LmeReader.java:63
          state <= State_READING;  // LmeReader.java:63
        end
      end
      State_READING: begin  // LmeReader.java:64
        if (returns) begin  // LmeReader.java:64
          state <= State_OFFERED;  // LmeReader.java:64
        end
      end
      State_OFFERED: begin  // LmeReader.java:65
        if (entry_ready) begin  // LmeReader.java:65
          state <= State_LEAVING;  // LmeReader.java:65
        end
      end
      default /* State_LEAVING */: begin  // LmeReader.java:66
        if (leaves) begin  // LmeReader.java:66
          state <= State_IDLE;  // LmeReader.java:66
        end
      end
    endcase
    if (reset) begin
      state <= State_IDLE;  // LmeReader.java:52
      left <= 16'd0;  // LmeReader.java:53
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!leaves || (state == State_LEAVING))) begin  // LmeReader.java:68
        $display("assertion failed: only an entry that was taken leaves (LmeReader.java:68)");
        $stop;  // LmeReader.java:68
      end
      if (!((written - left) <= 16'd256)) begin  // LmeReader.java:69
        $display("assertion failed: no more entries are written than the list has places (LmeReader.java:69)");
        $stop;  // LmeReader.java:69
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!leaves || (state == State_LEAVING));  // LmeReader.java:68
      assert ((written - left) <= 16'd256);  // LmeReader.java:69
    end
  end
`endif
endmodule
`default_nettype wire
