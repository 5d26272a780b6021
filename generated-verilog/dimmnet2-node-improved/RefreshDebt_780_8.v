`default_nettype none
// interval=780, postponed=8
module RefreshDebt_780_8 (  // RefreshDebt.java:28
  input  wire clock,  // RefreshDebt.java:28
  input  wire reset,  // RefreshDebt.java:28
  input  wire idle,  // RefreshDebt.java:18
  input  wire refreshed,  // RefreshDebt.java:20
  output wire wanted  // RefreshDebt.java:22
);
  reg  [9:0] untilDue;  // RefreshDebt.java:35
  reg  [3:0] owed;  // RefreshDebt.java:36
  reg  giving;  // RefreshDebt.java:37
  wire falls = untilDue == 10'd0;  // RefreshDebt.java:40
  wire most = owed >= 4'd8;  // RefreshDebt.java:44
  assign wanted = giving;  // RefreshDebt.java:38
  always @(posedge clock) begin
    untilDue <= falls ? 10'd779 : (untilDue - 10'd1);  // RefreshDebt.java:41
    if (falls && !refreshed) begin  // RefreshDebt.java:42
      owed <= owed + 4'd1;  // RefreshDebt.java:42
    end else if (refreshed && !falls) begin  // RefreshDebt.java:42
      owed <= owed - 4'd1;  // RefreshDebt.java:42
    end
    if (giving) begin  // RefreshDebt.java:45
      giving <= !(refreshed && (owed == 4'd1));  // RefreshDebt.java:45
    end else begin  // RefreshDebt.java:45
      giving <= most || (idle && (owed != 4'd0));  // RefreshDebt.java:46
    end
    if (reset) begin
      untilDue <= 10'd779;  // RefreshDebt.java:35
      owed <= 4'd0;  // RefreshDebt.java:36
      giving <= 1'b0;  // RefreshDebt.java:37
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(owed <= 4'd8)) begin  // RefreshDebt.java:47
        $display("assertion failed: a module is refreshed before more are owed than it tolerates (RefreshDebt.java:47)");
        $stop;  // RefreshDebt.java:47
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (owed <= 4'd8);  // RefreshDebt.java:47
    end
  end
`endif
endmodule
`default_nettype wire
