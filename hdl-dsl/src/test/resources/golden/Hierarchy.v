`default_nettype none
module Machine (  // Examples.java:59
  input  wire clock,  // Examples.java:59
  input  wire reset,  // Examples.java:59
  input  wire start,  // Examples.java:54
  output wire busy,  // Examples.java:55
  output wire [3:0] left,  // Examples.java:56
  output reg  [1:0] kind  // Examples.java:57
);
  localparam [1:0] Phase_IDLE = 2'd0;
  localparam [1:0] Phase_RUN = 2'd1;
  localparam [1:0] Phase_STOP = 2'd2;
  reg  [1:0] phase;  // Examples.java:60
  reg  [3:0] count;  // Examples.java:61
  assign busy = phase != Phase_IDLE;  // Examples.java:62
  assign left = count;  // Examples.java:63
  always @* begin
    case (count[1:0])  // Examples.java:76
      2'd0: begin  // Examples.java:77
        kind = 2'd3;  // Examples.java:77
      end
      2'd2: begin  // Examples.java:78
        kind = 2'd1;  // Examples.java:78
      end
      default: begin
        kind = 2'd0;  // Examples.java:79
      end
    endcase
  end
  always @(posedge clock) begin
    case (phase)  // Examples.java:64
      Phase_IDLE: begin  // Examples.java:65
        if (start) begin  // Examples.java:66
          phase <= Phase_RUN;  // Examples.java:67
          count <= 4'd9;  // Examples.java:68
        end
      end
      Phase_RUN: begin  // Examples.java:71
        count <= count - 4'd1;  // Examples.java:72
        if (count == 4'd1) begin  // Examples.java:73
          phase <= Phase_STOP;  // Examples.java:73
        end
      end
      default /* Phase_STOP */: begin  // Examples.java:75
        phase <= Phase_IDLE;  // Examples.java:75
      end
    endcase
    if (reset) begin
      phase <= Phase_IDLE;  // Examples.java:60
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!((phase == Phase_RUN) || (count <= 4'd9))) begin  // Examples.java:80
        $display("assertion failed: counts 100%% of \"its\" elements (Examples.java:80)");
        $stop;  // Examples.java:80
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert ((phase == Phase_RUN) || (count <= 4'd9));  // Examples.java:80
    end
  end
`endif
endmodule
`default_nettype wire

`default_nettype none
module OnlyAsserts (  // Examples.java:106
  input  wire clock,  // Examples.java:106
  input  wire reset,  // Examples.java:106
  input  wire request,  // Examples.java:102
  input  wire grant,  // Examples.java:103
  output wire both  // Examples.java:104
);
  assign both = request && grant;  // Examples.java:108
  wire unused_ok = &{1'b0, clock, reset};
`ifdef HEDDLE_SIMULATION
  wire fine = request || !grant;  // Examples.java:107
  always @(posedge clock) begin
    if (!reset) begin
      if (request) begin  // Examples.java:109
        if (!fine) begin  // Examples.java:109
          $display("assertion failed: no grant without a request (Examples.java:109)");
          $stop;  // Examples.java:109
        end
      end
    end
  end
`endif
`ifdef FORMAL
  wire fine = request || !grant;  // Examples.java:107
  always @(posedge clock) begin
    if (!reset) begin
      if (request) begin  // Examples.java:109
        assert (fine);  // Examples.java:109
      end
    end
  end
`endif
endmodule
`default_nettype wire

`default_nettype none
module Hierarchy (  // Examples.java:239
  input  wire clock,  // Examples.java:239
  input  wire reset,  // Examples.java:239
  input  wire start,  // Examples.java:235
  output wire either,  // Examples.java:236
  output wire [3:0] left  // Examples.java:237
);
  wire first_busy; wire [3:0] first_left; wire [1:0] first_kind;  // Examples.java:240
  wire second_busy; wire [3:0] second_left; wire [1:0] second_kind;  // Examples.java:241
  wire asserts_both;  // Examples.java:242
  assign either = asserts_both;  // Examples.java:247
  assign left = second_left;  // Examples.java:248
  Machine first (  // Examples.java:240
    .clock(clock), .reset(reset), .start(start && !second_busy), .busy(first_busy), .left(first_left),
    .kind(first_kind));
  Machine second (  // Examples.java:241
    .clock(clock), .reset(reset), .start(start && !second_busy && (first_left == 4'd0)), .busy(second_busy),
    .left(second_left), .kind(second_kind));
  OnlyAsserts asserts (  // Examples.java:242
    .clock(clock), .reset(reset), .request(start), .grant(1'b0), .both(asserts_both));
  wire unused_ok = &{1'b0, first_busy, first_kind, second_kind};
endmodule
`default_nettype wire
