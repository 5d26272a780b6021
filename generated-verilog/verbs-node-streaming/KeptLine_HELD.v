`default_nettype none
// lines=HELD
module KeptLine_HELD (  // KeptLine.java:51
  input  wire clock,  // KeptLine.java:51
  input  wire reset,  // KeptLine.java:51
  input  wire [42:0] wanted_data,  // KeptLine.java:20
  input  wire wanted_valid,  // KeptLine.java:20
  output wire wanted_ready,  // KeptLine.java:20
  output wire returns,  // KeptLine.java:22
  output wire [255:0] line,  // KeptLine.java:24
  input  wire isKept,  // KeptLine.java:27
  input  wire [42:0] keptNumber,  // KeptLine.java:29
  input  wire [255:0] kept,  // KeptLine.java:31
  output wire [42:0] memory_data,  // KeptLine.java:37
  output wire memory_valid,  // KeptLine.java:37
  input  wire memory_ready,  // KeptLine.java:37
  input  wire comes,  // KeptLine.java:39
  input  wire [255:0] read,  // KeptLine.java:41
  input  wire mayGive  // KeptLine.java:55
);
  reg  [6:0] open;  // KeptLine.java:60
  reg  isOffered;  // KeptLine.java:62
  reg  takes;  // KeptLine.java:65
  wire asking_source_ready, asking_sink_valid; wire [42:0] asking_sink_data;  // KeptLine.java:57
  wire isHere = isKept && (open == 7'd0) && !isOffered && (keptNumber == asking_sink_data);  // KeptLine.java:64
  wire gives = isHere && mayGive;  // KeptLine.java:66
  wire open_when_and = memory_valid && memory_ready;  // KeptLine.java:71
  assign wanted_ready = asking_source_ready;  // KeptLine.java:58
  assign returns = takes || comes;  // KeptLine.java:72
  assign line = takes ? kept : read;  // KeptLine.java:73
  assign memory_data = asking_sink_data;  // KeptLine.java:69
  assign memory_valid = asking_sink_valid && !isHere;  // KeptLine.java:68
  always @(posedge clock) begin
    isOffered <= memory_valid && !memory_ready;  // KeptLine.java:63
    takes <= asking_sink_valid && gives;  // KeptLine.java:67
    if (open_when_and && !comes) begin  // KeptLine.java:71
      open <= open + 7'd1;  // KeptLine.java:71
    end else if (comes && !open_when_and) begin  // KeptLine.java:71
      open <= open - 7'd1;  // KeptLine.java:71
    end
    if (reset) begin
      open <= 7'd0;  // KeptLine.java:60
      isOffered <= 1'b0;  // KeptLine.java:62
      takes <= 1'b0;  // KeptLine.java:65
    end
  end
  SkidBuffer_UInt43 asking (  // KeptLine.java:57
    .clock(clock), .reset(reset), .source_data(wanted_data), .source_valid(wanted_valid),
    .source_ready(asking_source_ready), .sink_data(asking_sink_data), .sink_valid(asking_sink_valid),
    .sink_ready(isHere ? mayGive : memory_ready));
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!(takes && comes))) begin  // KeptLine.java:74
        $display("assertion failed: one line returns at a time (KeptLine.java:74)");
        $stop;  // KeptLine.java:74
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!(takes && comes));  // KeptLine.java:74
    end
  end
`endif
endmodule
`default_nettype wire
