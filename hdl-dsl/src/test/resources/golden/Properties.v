`default_nettype none
module Properties (  // Examples.java:119
  input  wire clock,  // Examples.java:119
  input  wire reset,  // Examples.java:119
  input  wire request,  // Examples.java:115
  input  wire [3:0] level,  // Examples.java:116
  output wire grant  // Examples.java:117
);
  reg  granted;  // Examples.java:120
  assign grant = granted;  // Examples.java:122
  always @(posedge clock) begin
    granted <= request;  // Examples.java:121
    if (reset) begin
      granted <= 1'b0;  // Examples.java:120
    end
  end
  wire unused_ok = &{1'b0, level};
`ifdef HEDDLE_SIMULATION
  localparam [1:0] Phase_IDLE = 2'd0;
  localparam [1:0] Phase_RUN = 2'd1;
  localparam [1:0] Phase_STOP = 2'd2;
  reg  request_past;  // Examples.java:123
  reg  [1:0] expected;  // Examples.java:124
  reg  [7:0] waited;  // Examples.java:125
  reg  late;  // Examples.java:127
  reg  granted_past;  // Examples.java:136
  reg  [3:0] earlier;  // Examples.java:137
  wire [8:0] doubled = {waited, 1'b0};  // Examples.java:126
  always @* begin
    late = 1'b0;  // Examples.java:128
    if (doubled[7:4] != 4'd0) begin  // Examples.java:129
      late = 1'b1;  // Examples.java:129
    end
  end
  always @(posedge clock) begin
    request_past <= request;  // Examples.java:123
    if (request) begin  // Examples.java:130
      waited <= waited + 8'd1;  // Examples.java:131
      expected <= Phase_RUN;  // Examples.java:132
    end else begin  // Examples.java:130
      expected <= Phase_STOP;  // Examples.java:134
    end
    granted_past <= granted;  // Examples.java:136
    earlier <= level;  // Examples.java:137
    if (reset) begin
      expected <= Phase_IDLE;  // Examples.java:124
      waited <= 8'd0;  // Examples.java:125
    end
  end
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!(request && !request_past) || (level != 4'd0))) begin  // Examples.java:123
        $display("assumption violated: a request needs a level (Examples.java:123)");
        $stop;  // Examples.java:123
      end
      if (!(granted == (expected == Phase_RUN))) begin  // Examples.java:135
        $display("assertion failed: the grant follows the request (Examples.java:135)");
        $stop;  // Examples.java:135
      end
      if (granted_past) begin  // Examples.java:136
        if (!((granted == granted_past) || (!granted && granted_past))) begin  // Examples.java:136
          $display("assertion failed: a grant stays or ends (Examples.java:136)");
          $stop;  // Examples.java:136
        end
      end
      // cover: a late request whose level falls
      if (late && (level < earlier)) begin end  // Examples.java:138
    end
  end
  wire unused_verification = &{1'b0, doubled[3:0], doubled[8]};
`endif
`ifdef FORMAL
  localparam [1:0] Phase_IDLE = 2'd0;
  localparam [1:0] Phase_RUN = 2'd1;
  localparam [1:0] Phase_STOP = 2'd2;
  reg  request_past;  // Examples.java:123
  reg  [1:0] expected;  // Examples.java:124
  reg  [7:0] waited;  // Examples.java:125
  reg  late;  // Examples.java:127
  reg  granted_past;  // Examples.java:136
  reg  [3:0] earlier;  // Examples.java:137
  wire [8:0] doubled = {waited, 1'b0};  // Examples.java:126
  always @* begin
    late = 1'b0;  // Examples.java:128
    if (doubled[7:4] != 4'd0) begin  // Examples.java:129
      late = 1'b1;  // Examples.java:129
    end
  end
  always @(posedge clock) begin
    request_past <= request;  // Examples.java:123
    if (request) begin  // Examples.java:130
      waited <= waited + 8'd1;  // Examples.java:131
      expected <= Phase_RUN;  // Examples.java:132
    end else begin  // Examples.java:130
      expected <= Phase_STOP;  // Examples.java:134
    end
    granted_past <= granted;  // Examples.java:136
    earlier <= level;  // Examples.java:137
    if (reset) begin
      expected <= Phase_IDLE;  // Examples.java:124
      waited <= 8'd0;  // Examples.java:125
    end
  end
  always @(posedge clock) begin
    if (!reset) begin
      assume (!(request && !request_past) || (level != 4'd0));  // Examples.java:123
      assert (granted == (expected == Phase_RUN));  // Examples.java:135
      if (granted_past) begin  // Examples.java:136
        assert ((granted == granted_past) || (!granted && granted_past));  // Examples.java:136
      end
      cover (late && (level < earlier));  // Examples.java:138
    end
  end
  wire unused_verification = &{1'b0, doubled[3:0], doubled[8]};
`endif
endmodule
`default_nettype wire
