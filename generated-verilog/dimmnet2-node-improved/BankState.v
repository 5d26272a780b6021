module BankState (  // BankState.java:36
  input  wire clock,  // BankState.java:36
  input  wire reset,  // BankState.java:36
  input  wire activates,  // BankState.java:12
  input  wire [13:0] activatedRow,  // BankState.java:14
  input  wire reads,  // BankState.java:16
  input  wire writes,  // BankState.java:18
  input  wire closesBehind,  // BankState.java:20
  input  wire precharges,  // BankState.java:22
  input  wire refreshes,  // BankState.java:24
  output wire open,  // BankState.java:26
  output wire [13:0] openRow,  // BankState.java:28
  output wire mayActivate,  // BankState.java:30
  output wire mayAccess,  // BankState.java:32
  output wire mayPrecharge  // BankState.java:34
);
  reg  isOpen;  // BankState.java:37
  reg  [13:0] row;  // BankState.java:38
  wire activateTimer_expired;  // BankState.java:53
  wire accessTimer_expired;  // BankState.java:55
  wire prechargeTimer_expired;  // BankState.java:57
  assign open = isOpen;  // BankState.java:39
  assign openRow = row;  // BankState.java:40
  assign mayActivate = activateTimer_expired;  // BankState.java:66
  assign mayAccess = accessTimer_expired;  // BankState.java:67
  assign mayPrecharge = prechargeTimer_expired;  // BankState.java:68
  always @(posedge clock) begin
    if (activates) begin  // BankState.java:41
      isOpen <= 1'b1;  // BankState.java:42
      row <= activatedRow;  // BankState.java:43
    end else if (closesBehind || precharges) begin  // BankState.java:45
      isOpen <= 1'b0;  // BankState.java:45
    end
    if (reset) begin
      isOpen <= 1'b0;  // BankState.java:37
    end
  end
  SpacingTimer_7_3_6_2_8 activateTimer (  // BankState.java:53
    .clock(clock), .reset(reset), .expired(activateTimer_expired), .event_0(activates), .event_1(reads),
    .event_2(writes), .event_3(precharges), .event_4(refreshes));
  SpacingTimer_2 accessTimer (  // BankState.java:55
    .clock(clock), .reset(reset), .expired(accessTimer_expired), .event_0(activates));
  SpacingTimer_5_4 prechargeTimer (  // BankState.java:57
    .clock(clock), .reset(reset), .expired(prechargeTimer_expired), .event_0(activates), .event_1(writes));
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!activates || (!isOpen && activateTimer_expired))) begin  // BankState.java:70
        $display("assertion failed: a row is opened in a closed bank only, and not before its time (BankState.java:70)");
        $stop;  // BankState.java:70
      end
      if (!(!(reads || writes) || (isOpen && accessTimer_expired))) begin  // BankState.java:73
        $display("assertion failed: a column command finds its row open, tRCD behind the activation (BankState.java:73)");
        $stop;  // BankState.java:73
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!activates || (!isOpen && activateTimer_expired));  // BankState.java:70
      assert (!(reads || writes) || (isOpen && accessTimer_expired));  // BankState.java:73
    end
  end
`endif
endmodule
