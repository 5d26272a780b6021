`default_nettype none
// interval=780, postponed=8
module RefreshDebt_780_8 (  // RefreshDebt.java:30
  input  wire clock,  // RefreshDebt.java:30
  input  wire reset,  // RefreshDebt.java:30
  input  wire idle,  // RefreshDebt.java:18
  input  wire refreshed,  // RefreshDebt.java:20
  input  wire rests,  // RefreshDebt.java:22
  output wire wanted  // RefreshDebt.java:24
);
  reg  [9:0] untilDue;  // RefreshDebt.java:37
  reg  [3:0] owed;  // RefreshDebt.java:38
  reg  giving;  // RefreshDebt.java:39
  wire falls = untilDue == 10'd0;  // RefreshDebt.java:42
  wire most = owed >= 4'd8;  // RefreshDebt.java:46
  assign wanted = giving;  // RefreshDebt.java:40
  always @(posedge clock) begin
    if (!rests) begin  // RefreshDebt.java:43
      untilDue <= falls ? 10'd779 : (untilDue - 10'd1);  // RefreshDebt.java:43
    end
    if (falls && !refreshed) begin  // RefreshDebt.java:44
      owed <= owed + 4'd1;  // RefreshDebt.java:44
    end else if (refreshed && !falls) begin  // RefreshDebt.java:44
      owed <= owed - 4'd1;  // RefreshDebt.java:44
    end
    if (giving) begin  // RefreshDebt.java:47
      giving <= !(refreshed && (owed == 4'd1));  // RefreshDebt.java:47
    end else begin  // RefreshDebt.java:47
      giving <= most || (idle && (owed != 4'd0));  // RefreshDebt.java:48
    end
    if (reset) begin
      untilDue <= 10'd779;  // RefreshDebt.java:37
      owed <= 4'd0;  // RefreshDebt.java:38
      giving <= 1'b0;  // RefreshDebt.java:39
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(owed <= 4'd8)) begin  // RefreshDebt.java:49
        $display("assertion failed: a module is refreshed before more are owed than it tolerates (RefreshDebt.java:49)");
        $stop;  // RefreshDebt.java:49
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (owed <= 4'd8);  // RefreshDebt.java:49
    end
  end
`endif
endmodule
`default_nettype wire
