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
