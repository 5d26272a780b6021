`default_nettype none
// places=32
module LinesAhead_32 (  // LinesAhead.java:37
  input  wire clock,  // LinesAhead.java:37
  input  wire reset,  // LinesAhead.java:37
  input  wire [63:0] wanted_data_address,  // LinesAhead.java:20
  input  wire [31:0] wanted_data_key,  // LinesAhead.java:20
  input  wire [31:0] wanted_data_bytes,  // LinesAhead.java:20
  input  wire [15:0] wanted_data_domain,  // LinesAhead.java:20
  input  wire [3:0] wanted_data_rights,  // LinesAhead.java:20
  input  wire wanted_data_last,  // LinesAhead.java:20
  input  wire wanted_data_isPhysical,  // LinesAhead.java:20
  input  wire wanted_data_isCheck,  // LinesAhead.java:20
  input  wire wanted_data_isList,  // LinesAhead.java:20
  input  wire wanted_data_isWrong,  // LinesAhead.java:20
  input  wire wanted_valid,  // LinesAhead.java:20
  output wire wanted_ready,  // LinesAhead.java:20
  output wire [63:0] run_data_address,  // LinesAhead.java:22
  output wire [31:0] run_data_key,  // LinesAhead.java:22
  output wire [31:0] run_data_bytes,  // LinesAhead.java:22
  output wire [15:0] run_data_domain,  // LinesAhead.java:22
  output wire [3:0] run_data_rights,  // LinesAhead.java:22
  output wire run_data_last,  // LinesAhead.java:22
  output wire run_data_isPhysical,  // LinesAhead.java:22
  output wire run_data_isCheck,  // LinesAhead.java:22
  output wire run_data_isList,  // LinesAhead.java:22
  output wire run_data_isWrong,  // LinesAhead.java:22
  output wire run_valid,  // LinesAhead.java:22
  input  wire run_ready,  // LinesAhead.java:22
  input  wire judged,  // LinesAhead.java:24
  input  wire isMissing,  // LinesAhead.java:26
  output wire reads,  // LinesAhead.java:28
  input  wire returns,  // LinesAhead.java:30
  output wire isStale,  // LinesAhead.java:32
  input  wire forgets  // LinesAhead.java:34
);
  reg  [5:0] under;  // LinesAhead.java:40
  reg  [5:0] lines;  // LinesAhead.java:41
  reg  [5:0] stale;  // LinesAhead.java:42
  reg  [3:0] settling;  // LinesAhead.java:43
  reg  mayEnter;  // LinesAhead.java:45
  wire [5:0] left = (under - {5'd0, judged && !reads}) - {5'd0, returns};  // LinesAhead.java:52
  assign wanted_ready = run_ready && mayEnter;  // LinesAhead.java:49
  assign run_data_address = wanted_data_address;  // LinesAhead.java:47
  assign run_data_key = wanted_data_key;  // LinesAhead.java:47
  assign run_data_bytes = wanted_data_bytes;  // LinesAhead.java:47
  assign run_data_domain = wanted_data_domain;  // LinesAhead.java:47
  assign run_data_rights = wanted_data_rights;  // LinesAhead.java:47
  assign run_data_last = wanted_data_last;  // LinesAhead.java:47
  assign run_data_isPhysical = wanted_data_isPhysical;  // LinesAhead.java:47
  assign run_data_isCheck = wanted_data_isCheck;  // LinesAhead.java:47
  assign run_data_isList = wanted_data_isList;  // LinesAhead.java:47
  assign run_data_isWrong = wanted_data_isWrong;  // LinesAhead.java:47
  assign run_valid = wanted_valid && mayEnter;  // LinesAhead.java:48
  assign reads = judged && isMissing && (settling == 4'd0) && !forgets;  // LinesAhead.java:50
  assign isStale = stale != 6'd0;  // LinesAhead.java:63
  always @(posedge clock) begin
    mayEnter <= (under < 6'd31) && (settling == 4'd0);  // LinesAhead.java:46
    under <= (run_valid && run_ready) ? (left + 6'd1) : left;  // LinesAhead.java:53
    if (reads && !returns) begin  // LinesAhead.java:54
      lines <= lines + 6'd1;  // LinesAhead.java:54
    end else if (returns && !reads) begin  // LinesAhead.java:54
      lines <= lines - 6'd1;  // LinesAhead.java:54
    end
    if (forgets) begin  // LinesAhead.java:55
      settling <= 4'd8;  // LinesAhead.java:56
      stale <= lines - {5'd0, returns};  // LinesAhead.java:57
    end else begin  // LinesAhead.java:55
      if (settling != 4'd0) begin  // LinesAhead.java:60
        settling <= settling - 4'd1;  // LinesAhead.java:60
      end
      if (returns && (stale != 6'd0)) begin  // LinesAhead.java:61
        stale <= stale - 6'd1;  // LinesAhead.java:61
      end
    end
    if (reset) begin
      under <= 6'd0;  // LinesAhead.java:40
      lines <= 6'd0;  // LinesAhead.java:41
      stale <= 6'd0;  // LinesAhead.java:42
      settling <= 4'd0;  // LinesAhead.java:43
      mayEnter <= 1'b0;  // LinesAhead.java:45
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(under <= 6'd32)) begin  // LinesAhead.java:64
        $display("assertion failed: each run has a place (LinesAhead.java:64)");
        $stop;  // LinesAhead.java:64
      end
      if (!(lines <= under)) begin  // LinesAhead.java:65
        $display("assertion failed: a line is read for a run (LinesAhead.java:65)");
        $stop;  // LinesAhead.java:65
      end
      if (!(!returns || (lines != 6'd0))) begin  // LinesAhead.java:66
        $display("assertion failed: a line that comes was asked for (LinesAhead.java:66)");
        $stop;  // LinesAhead.java:66
      end
      if (!(stale <= lines)) begin  // LinesAhead.java:67
        $display("assertion failed: no more lines are stale than are under way (LinesAhead.java:67)");
        $stop;  // LinesAhead.java:67
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (under <= 6'd32);  // LinesAhead.java:64
      assert (lines <= under);  // LinesAhead.java:65
      assert (!returns || (lines != 6'd0));  // LinesAhead.java:66
      assert (stale <= lines);  // LinesAhead.java:67
    end
  end
`endif
endmodule
`default_nettype wire
