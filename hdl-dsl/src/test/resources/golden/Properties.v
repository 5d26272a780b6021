module Properties (  // Examples.java:103
  input  wire clock,  // Examples.java:103
  input  wire reset,  // Examples.java:103
  input  wire request,  // Examples.java:99
  input  wire [3:0] level,  // Examples.java:100
  output wire grant  // Examples.java:101
);
  reg  granted;  // Examples.java:104
  assign grant = granted;  // Examples.java:106
  always @(posedge clock) begin
    granted <= request;  // Examples.java:105
    if (reset) begin
      granted <= 1'b0;  // Examples.java:104
    end
  end
  wire unused_ok = &{1'b0, level};
`ifdef HEDDLE_SIMULATION
  localparam [1:0] Phase_IDLE = 2'd0;
  localparam [1:0] Phase_RUN = 2'd1;
  localparam [1:0] Phase_STOP = 2'd2;
  reg  request_past;  // Examples.java:107
  reg  [1:0] expected;  // Examples.java:108
  reg  granted_past;  // Examples.java:120
  always @(posedge clock) begin
    request_past <= request;  // Examples.java:107
    if (request) begin  // Examples.java:114
      expected <= Phase_RUN;  // Examples.java:116
    end else begin  // Examples.java:114
      expected <= Phase_STOP;  // Examples.java:118
    end
    granted_past <= granted;  // Examples.java:120
    if (reset) begin
      expected <= Phase_IDLE;  // Examples.java:108
    end
  end
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!(request && !request_past) || (level != 4'd0))) begin  // Examples.java:107
        $display("assumption violated: a request needs a level (Examples.java:107)");
        $stop;  // Examples.java:107
      end
      if (!(granted == (expected == Phase_RUN))) begin  // Examples.java:119
        $display("assertion failed: the grant follows the request (Examples.java:119)");
        $stop;  // Examples.java:119
      end
      if (granted_past) begin  // Examples.java:120
        if (!((granted == granted_past) || (!granted && granted_past))) begin  // Examples.java:120
          $display("assertion failed: a grant stays or ends (Examples.java:120)");
          $stop;  // Examples.java:120
        end
      end
    end
  end
`endif
`ifdef FORMAL
  localparam [1:0] Phase_IDLE = 2'd0;
  localparam [1:0] Phase_RUN = 2'd1;
  localparam [1:0] Phase_STOP = 2'd2;
  reg  request_past;  // Examples.java:107
  reg  [1:0] expected;  // Examples.java:108
  reg  [7:0] waited;  // Examples.java:109
  reg  late;  // Examples.java:111
  reg  granted_past;  // Examples.java:120
  reg  [3:0] earlier;  // Examples.java:121
  wire [8:0] doubled = {waited, 1'b0};  // Examples.java:110
  always @* begin
    late = 1'b0;  // Examples.java:112
    if (doubled[7:4] != 4'd0) begin  // Examples.java:113
      late = 1'b1;  // Examples.java:113
    end
  end
  always @(posedge clock) begin
    request_past <= request;  // Examples.java:107
    if (request) begin  // Examples.java:114
      waited <= waited + 8'd1;  // Examples.java:115
      expected <= Phase_RUN;  // Examples.java:116
    end else begin  // Examples.java:114
      expected <= Phase_STOP;  // Examples.java:118
    end
    granted_past <= granted;  // Examples.java:120
    earlier <= level;  // Examples.java:121
    if (reset) begin
      expected <= Phase_IDLE;  // Examples.java:108
      waited <= 8'd0;  // Examples.java:109
    end
  end
  always @(posedge clock) begin
    if (!reset) begin
      assume (!(request && !request_past) || (level != 4'd0));  // Examples.java:107
      assert (granted == (expected == Phase_RUN));  // Examples.java:119
      if (granted_past) begin  // Examples.java:120
        assert ((granted == granted_past) || (!granted && granted_past));  // Examples.java:120
      end
      cover (late && (level < earlier));  // Examples.java:122
    end
  end
`endif
endmodule
