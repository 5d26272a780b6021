`default_nettype none
// tagWidth=7, burstLines=16
module HostBusMaster_7_16 (  // HostBusMaster.java:37
  input  wire clock,  // HostBusMaster.java:37
  input  wire reset,  // HostBusMaster.java:37
  output wire pins_begins,  // HostBusMaster.java:31
  output wire pins_write,  // HostBusMaster.java:31
  output wire [25:0] pins_address,  // HostBusMaster.java:31
  output wire pins_isFinal,  // HostBusMaster.java:31
  output wire [31:0] pins_data,  // HostBusMaster.java:31
  output wire [3:0] pins_mask,  // HostBusMaster.java:31
  input  wire pins_grant,  // HostBusMaster.java:31
  input  wire pins_moves,  // HostBusMaster.java:31
  input  wire [31:0] pins_readData,  // HostBusMaster.java:31
  input  wire request_data_write,  // HostBusMaster.java:43
  input  wire [6:0] request_data_tag,  // HostBusMaster.java:43
  input  wire [22:0] request_data_address,  // HostBusMaster.java:43
  input  wire [255:0] request_data_data,  // HostBusMaster.java:43
  input  wire [31:0] request_data_mask,  // HostBusMaster.java:43
  input  wire request_valid,  // HostBusMaster.java:43
  output wire request_ready,  // HostBusMaster.java:43
  output wire [6:0] answer_data_tag,  // HostBusMaster.java:44
  output wire [255:0] answer_data_data,  // HostBusMaster.java:44
  output wire answer_valid,  // HostBusMaster.java:44
  input  wire answer_ready  // HostBusMaster.java:44
);
  wire waiting_sink_ready;  // HostBusMaster.java:45
  reg  busy;  // HostBusMaster.java:50
  reg  begins;  // HostBusMaster.java:51
  reg  isFinal;  // HostBusMaster.java:52
  reg  [2:0] index;  // HostBusMaster.java:53
  reg  line_write;  // HostBusMaster.java:54
  reg  [6:0] line_tag;  // HostBusMaster.java:54
  reg  [22:0] line_address;  // HostBusMaster.java:54
  reg  [255:0] line_data;  // HostBusMaster.java:54
  reg  [31:0] line_mask;  // HostBusMaster.java:54
  reg  answers;  // HostBusMaster.java:83
  reg  [6:0] answered_tag;  // HostBusMaster.java:84
  reg  [255:0] answered_data;  // HostBusMaster.java:84
  wire waiting_source_ready, waiting_sink_data_write, waiting_sink_valid; wire [6:0] waiting_sink_data_tag;  // HostBusMaster.java:45
  wire [22:0] waiting_sink_data_address; wire [255:0] waiting_sink_data_data;  // HostBusMaster.java:45
  wire [31:0] waiting_sink_data_mask;  // HostBusMaster.java:45
  wire ends = pins_moves && (index == 3'd7);  // HostBusMaster.java:56
  wire over = ends && isFinal;  // HostBusMaster.java:57
  wire mayBegin = (!busy || over) && pins_grant;  // HostBusMaster.java:58
  wire goesOn = ends && !isFinal;  // HostBusMaster.java:59
  wire takes = waiting_sink_valid && waiting_sink_ready;  // HostBusMaster.java:61
  wire isNext = (waiting_sink_data_address == (line_address + 23'd1))
      && (waiting_sink_data_write == line_write);  // HostBusMaster.java:101
  assign pins_begins = begins;  // HostBusMaster.java:76
  assign pins_write = line_write;  // HostBusMaster.java:77
  assign pins_address = {line_address, 3'd0};  // HostBusMaster.java:78
  assign pins_isFinal = isFinal && (index == 3'd7);  // HostBusMaster.java:79
  assign pins_data = line_data[31:0];  // HostBusMaster.java:80
  assign pins_mask = line_mask[3:0];  // HostBusMaster.java:81
  assign request_ready = waiting_source_ready;  // HostBusMaster.java:46
  assign answer_data_tag = answered_tag;  // HostBusMaster.java:92
  assign answer_data_data = answered_data;  // HostBusMaster.java:92
  assign answer_valid = answers;  // HostBusMaster.java:91
  assign waiting_sink_ready = mayBegin || goesOn;  // HostBusMaster.java:60
  always @(posedge clock) begin
    begins <= takes && !goesOn;  // HostBusMaster.java:62
    if (takes) begin  // HostBusMaster.java:63
      line_write <= waiting_sink_data_write;  // HostBusMaster.java:64
      line_tag <= waiting_sink_data_tag;  // HostBusMaster.java:64
      line_address <= waiting_sink_data_address;  // HostBusMaster.java:64
      line_data <= waiting_sink_data_data;  // HostBusMaster.java:64
      line_mask <= waiting_sink_data_mask;  // HostBusMaster.java:64
      busy <= 1'b1;  // HostBusMaster.java:65
    end else if (over) begin  // HostBusMaster.java:67
      busy <= 1'b0;  // HostBusMaster.java:67
    end
    if (pins_moves && !ends) begin  // HostBusMaster.java:68
      line_data <= {pins_readData, line_data[255:32]};  // HostBusMaster.java:70
      line_mask <= {4'd0, line_mask[31:4]};  // HostBusMaster.java:71
    end
    if (pins_moves) begin  // HostBusMaster.java:73
      index <= index + 3'd1;  // HostBusMaster.java:73
    end
    isFinal <= !(isNext && (waiting_sink_data_address[3:0] != 4'd0) && waiting_sink_valid);  // HostBusMaster.java:74
    answers <= ends;  // HostBusMaster.java:85
    if (ends) begin  // HostBusMaster.java:86
      answered_tag <= line_tag;  // HostBusMaster.java:87
      answered_data <= {pins_readData, line_data[255:32]};  // HostBusMaster.java:89
    end
    if (reset) begin
      busy <= 1'b0;  // HostBusMaster.java:50
      begins <= 1'b0;  // HostBusMaster.java:51
      isFinal <= 1'b0;  // HostBusMaster.java:52
      index <= 3'd0;  // HostBusMaster.java:53
      answers <= 1'b0;  // HostBusMaster.java:83
    end
  end
  SkidBuffer_HostMemoryRequest319 waiting (  // HostBusMaster.java:45
    .clock(clock), .reset(reset), .source_data_write(request_data_write), .source_data_tag(request_data_tag),
    .source_data_address(request_data_address), .source_data_data(request_data_data),
    .source_data_mask(request_data_mask), .source_valid(request_valid), .source_ready(waiting_source_ready),
    .sink_data_write(waiting_sink_data_write), .sink_data_tag(waiting_sink_data_tag),
    .sink_data_address(waiting_sink_data_address), .sink_data_data(waiting_sink_data_data),
    .sink_data_mask(waiting_sink_data_mask), .sink_valid(waiting_sink_valid), .sink_ready(waiting_sink_ready));
  wire unused_ok = &{1'b0, answer_ready};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!pins_moves || busy)) begin  // HostBusMaster.java:93
        $display("assertion failed: words move only while a transaction is under way (HostBusMaster.java:93)");
        $stop;  // HostBusMaster.java:93
      end
      if (!(!answers || answer_ready)) begin  // HostBusMaster.java:94
        $display("assertion failed: who asks has a place for the answer (HostBusMaster.java:94)");
        $stop;  // HostBusMaster.java:94
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!pins_moves || busy);  // HostBusMaster.java:93
      assert (!answers || answer_ready);  // HostBusMaster.java:94
    end
  end
`endif
endmodule
`default_nettype wire
