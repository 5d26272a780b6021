`default_nettype none
module BankState (  // BankState.java:40
  input  wire clock,  // BankState.java:40
  input  wire reset,  // BankState.java:40
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
  output wire mayPrecharge,  // BankState.java:32
  output wire mayActivateNext,  // BankState.java:34
  output wire mayAccessNext,  // BankState.java:36
  output wire mayPrechargeNext  // BankState.java:38
);
  reg  isOpen;  // BankState.java:41
  reg  [13:0] row;  // BankState.java:42
  wire activateTimer_expired, activateTimer_expiresNext;  // BankState.java:57
  wire accessTimer_expired, accessTimer_expiresNext;  // BankState.java:59
  wire prechargeTimer_expired, prechargeTimer_expiresNext;  // BankState.java:61
  assign open = isOpen;  // BankState.java:43
  assign openRow = row;  // BankState.java:44
  assign mayActivate = activateTimer_expired;  // BankState.java:70
  assign mayPrecharge = prechargeTimer_expired;  // BankState.java:71
  assign mayActivateNext = activateTimer_expiresNext;  // BankState.java:72
  assign mayAccessNext = accessTimer_expiresNext;  // BankState.java:73
  assign mayPrechargeNext = prechargeTimer_expiresNext;  // BankState.java:74
  always @(posedge clock) begin
    if (activates) begin  // BankState.java:45
      isOpen <= 1'b1;  // BankState.java:46
      row <= activatedRow;  // BankState.java:47
    end else if (closesBehind || precharges) begin  // BankState.java:49
      isOpen <= 1'b0;  // BankState.java:49
    end
    if (reset) begin
      isOpen <= 1'b0;  // BankState.java:41
    end
  end
  SpacingTimer_7_3_6_2_8 activateTimer (  // BankState.java:57
    .clock(clock), .reset(reset), .expired(activateTimer_expired), .expiresNext(activateTimer_expiresNext),
    .event_0(activates), .event_1(reads), .event_2(writes), .event_3(precharges), .event_4(refreshes));
  SpacingTimer_2 accessTimer (  // BankState.java:59
    .clock(clock), .reset(reset), .expired(accessTimer_expired), .expiresNext(accessTimer_expiresNext),
    .event_0(activates));
  SpacingTimer_5_4 prechargeTimer (  // BankState.java:61
    .clock(clock), .reset(reset), .expired(prechargeTimer_expired), .expiresNext(prechargeTimer_expiresNext),
    .event_0(activates), .event_1(writes));
  wire unused_ok = &{1'b0, accessTimer_expired};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!activates || (!isOpen && activateTimer_expired))) begin  // BankState.java:76
        $display("assertion failed: a row is opened in a closed bank only, and not before its time (BankState.java:76)");
        $stop;  // BankState.java:76
      end
      if (!(!(reads || writes) || (isOpen && accessTimer_expired))) begin  // BankState.java:79
        $display("assertion failed: a column command finds its row open, tRCD behind the activation (BankState.java:79)");
        $stop;  // BankState.java:79
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!activates || (!isOpen && activateTimer_expired));  // BankState.java:76
      assert (!(reads || writes) || (isOpen && accessTimer_expired));  // BankState.java:79
    end
  end
`endif
endmodule
`default_nettype wire
