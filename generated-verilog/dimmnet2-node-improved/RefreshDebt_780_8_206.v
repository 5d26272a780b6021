`default_nettype none
// interval=780, postponed=8, start=206
module RefreshDebt_780_8_206 (  // RefreshDebt.java:29
  input  wire clock,  // RefreshDebt.java:29
  input  wire reset,  // RefreshDebt.java:29
  input  wire idle,  // RefreshDebt.java:18
  input  wire refreshed,  // RefreshDebt.java:20
  output wire wanted  // RefreshDebt.java:22
);
  reg  [9:0] untilDue;  // RefreshDebt.java:38
  reg  [3:0] owed;  // RefreshDebt.java:39
  reg  giving;  // RefreshDebt.java:40
  wire falls = untilDue == 10'd0;  // RefreshDebt.java:43
  wire most = owed >= 4'd8;  // RefreshDebt.java:47
  assign wanted = giving;  // RefreshDebt.java:41
  always @(posedge clock) begin
    untilDue <= falls ? 10'd779 : (untilDue - 10'd1);  // RefreshDebt.java:44
    if (falls && !refreshed) begin  // RefreshDebt.java:45
      owed <= owed + 4'd1;  // RefreshDebt.java:45
    end else if (refreshed && !falls) begin  // RefreshDebt.java:45
      owed <= owed - 4'd1;  // RefreshDebt.java:45
    end
    if (giving) begin  // RefreshDebt.java:48
      giving <= !(refreshed && (owed == 4'd1));  // RefreshDebt.java:48
    end else begin  // RefreshDebt.java:48
      giving <= most || (idle && (owed != 4'd0));  // RefreshDebt.java:49
    end
    if (reset) begin
      untilDue <= 10'd985;  // RefreshDebt.java:38
      owed <= 4'd0;  // RefreshDebt.java:39
      giving <= 1'b0;  // RefreshDebt.java:40
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(owed <= 4'd8)) begin  // RefreshDebt.java:50
        $display("assertion failed: a module is refreshed before more are owed than it tolerates (RefreshDebt.java:50)");
        $stop;  // RefreshDebt.java:50
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (owed <= 4'd8);  // RefreshDebt.java:50
    end
  end
`endif
endmodule
`default_nettype wire
