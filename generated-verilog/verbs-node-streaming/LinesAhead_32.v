`default_nettype none
// places=32
module LinesAhead_32 (  // LinesAhead.java:40
  input  wire clock,  // LinesAhead.java:40
  input  wire reset,  // LinesAhead.java:40
  input  wire [63:0] wanted_data_address,  // LinesAhead.java:23
  input  wire [31:0] wanted_data_key,  // LinesAhead.java:23
  input  wire [31:0] wanted_data_bytes,  // LinesAhead.java:23
  input  wire [15:0] wanted_data_domain,  // LinesAhead.java:23
  input  wire [3:0] wanted_data_rights,  // LinesAhead.java:23
  input  wire wanted_data_last,  // LinesAhead.java:23
  input  wire wanted_data_isPhysical,  // LinesAhead.java:23
  input  wire wanted_data_isCheck,  // LinesAhead.java:23
  input  wire wanted_data_isList,  // LinesAhead.java:23
  input  wire wanted_data_isWrong,  // LinesAhead.java:23
  input  wire wanted_valid,  // LinesAhead.java:23
  output wire wanted_ready,  // LinesAhead.java:23
  output wire [63:0] run_data_address,  // LinesAhead.java:25
  output wire [31:0] run_data_key,  // LinesAhead.java:25
  output wire [31:0] run_data_bytes,  // LinesAhead.java:25
  output wire [15:0] run_data_domain,  // LinesAhead.java:25
  output wire [3:0] run_data_rights,  // LinesAhead.java:25
  output wire run_data_last,  // LinesAhead.java:25
  output wire run_data_isPhysical,  // LinesAhead.java:25
  output wire run_data_isCheck,  // LinesAhead.java:25
  output wire run_data_isList,  // LinesAhead.java:25
  output wire run_data_isWrong,  // LinesAhead.java:25
  output wire run_valid,  // LinesAhead.java:25
  input  wire run_ready,  // LinesAhead.java:25
  input  wire judged,  // LinesAhead.java:27
  input  wire isMissing,  // LinesAhead.java:29
  output wire reads,  // LinesAhead.java:31
  input  wire returns,  // LinesAhead.java:33
  output wire isStale,  // LinesAhead.java:35
  input  wire forgets  // LinesAhead.java:37
);
  reg  [5:0] under;  // LinesAhead.java:43
  reg  [5:0] lines;  // LinesAhead.java:44
  reg  [5:0] stale;  // LinesAhead.java:45
  reg  [3:0] settling;  // LinesAhead.java:46
  reg  mayEnter;  // LinesAhead.java:48
  reg  entered;  // LinesAhead.java:50
  reg  passed;  // LinesAhead.java:56
  reg  returned;  // LinesAhead.java:58
  assign wanted_ready = run_ready && mayEnter;  // LinesAhead.java:54
  assign run_data_address = wanted_data_address;  // LinesAhead.java:52
  assign run_data_key = wanted_data_key;  // LinesAhead.java:52
  assign run_data_bytes = wanted_data_bytes;  // LinesAhead.java:52
  assign run_data_domain = wanted_data_domain;  // LinesAhead.java:52
  assign run_data_rights = wanted_data_rights;  // LinesAhead.java:52
  assign run_data_last = wanted_data_last;  // LinesAhead.java:52
  assign run_data_isPhysical = wanted_data_isPhysical;  // LinesAhead.java:52
  assign run_data_isCheck = wanted_data_isCheck;  // LinesAhead.java:52
  assign run_data_isList = wanted_data_isList;  // LinesAhead.java:52
  assign run_data_isWrong = wanted_data_isWrong;  // LinesAhead.java:52
  assign run_valid = wanted_valid && mayEnter;  // LinesAhead.java:53
  assign reads = judged && isMissing && (settling == 4'd0) && !forgets;  // LinesAhead.java:55
  assign isStale = stale != 6'd0;  // LinesAhead.java:72
  always @(posedge clock) begin
    mayEnter <= (under < 6'd30) && (settling == 4'd0);  // LinesAhead.java:49
    entered <= run_valid && run_ready;  // LinesAhead.java:51
    passed <= judged && !reads;  // LinesAhead.java:57
    returned <= returns;  // LinesAhead.java:59
    under <= ((under + {5'd0, entered}) - {5'd0, passed}) - {5'd0, returned};  // LinesAhead.java:60
    if (reads && !returns) begin  // LinesAhead.java:63
      lines <= lines + 6'd1;  // LinesAhead.java:63
    end else if (returns && !reads) begin  // LinesAhead.java:63
      lines <= lines - 6'd1;  // LinesAhead.java:63
    end
    if (forgets) begin  // LinesAhead.java:64
      settling <= 4'd8;  // LinesAhead.java:65
      stale <= lines - {5'd0, returns};  // LinesAhead.java:66
    end else begin  // LinesAhead.java:64
      if (settling != 4'd0) begin  // LinesAhead.java:69
        settling <= settling - 4'd1;  // LinesAhead.java:69
      end
      if (returns && (stale != 6'd0)) begin  // LinesAhead.java:70
        stale <= stale - 6'd1;  // LinesAhead.java:70
      end
    end
    if (reset) begin
      under <= 6'd0;  // LinesAhead.java:43
      lines <= 6'd0;  // LinesAhead.java:44
      stale <= 6'd0;  // LinesAhead.java:45
      settling <= 4'd0;  // LinesAhead.java:46
      mayEnter <= 1'b0;  // LinesAhead.java:48
      entered <= 1'b0;  // LinesAhead.java:50
      passed <= 1'b0;  // LinesAhead.java:56
      returned <= 1'b0;  // LinesAhead.java:58
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(under <= 6'd32)) begin  // LinesAhead.java:73
        $display("assertion failed: each run has a place (LinesAhead.java:73)");
        $stop;  // LinesAhead.java:73
      end
      if (!(lines <= under)) begin  // LinesAhead.java:74
        $display("assertion failed: a line is read for a run (LinesAhead.java:74)");
        $stop;  // LinesAhead.java:74
      end
      if (!(!returns || (lines != 6'd0))) begin  // LinesAhead.java:75
        $display("assertion failed: a line that comes was asked for (LinesAhead.java:75)");
        $stop;  // LinesAhead.java:75
      end
      if (!(stale <= lines)) begin  // LinesAhead.java:76
        $display("assertion failed: no more lines are stale than are under way (LinesAhead.java:76)");
        $stop;  // LinesAhead.java:76
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (under <= 6'd32);  // LinesAhead.java:73
      assert (lines <= under);  // LinesAhead.java:74
      assert (!returns || (lines != 6'd0));  // LinesAhead.java:75
      assert (stale <= lines);  // LinesAhead.java:76
    end
  end
`endif
endmodule
`default_nettype wire
