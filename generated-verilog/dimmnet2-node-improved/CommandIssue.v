`default_nettype none
module CommandIssue (  // CommandIssue.java:60
  input  wire clock,  // CommandIssue.java:60
  input  wire reset,  // CommandIssue.java:60
  input  wire allowed,  // CommandIssue.java:23
  input  wire [3:0] open,  // CommandIssue.java:25
  input  wire mayActivateAny,  // CommandIssue.java:27
  input  wire mayRead,  // CommandIssue.java:29
  input  wire mayWrite,  // CommandIssue.java:30
  input  wire activation,  // CommandIssue.java:33
  input  wire [3:0] activationBank,  // CommandIssue.java:35
  input  wire [3:0] accessBank,  // CommandIssue.java:37
  input  wire accessWrites,  // CommandIssue.java:39
  input  wire [3:0] unwanted,  // CommandIssue.java:41
  input  wire [3:0] precharge,  // CommandIssue.java:43
  input  wire prechargesFirst,  // CommandIssue.java:45
  output wire activates,  // CommandIssue.java:48
  output wire reads,  // CommandIssue.java:50
  output wire writesNow,  // CommandIssue.java:51
  output wire precharges,  // CommandIssue.java:52
  output wire [3:0] bank,  // CommandIssue.java:54
  output wire [3:0] closesBehind,  // CommandIssue.java:56
  output wire keepsAccess  // CommandIssue.java:58
);
  reg  [3:0] used;  // CommandIssue.java:62
  wire [3:0] unused = precharge & ~used;  // CommandIssue.java:63
  wire mayPrecharge = |unused;  // CommandIssue.java:64
  wire first = allowed && prechargesFirst && mayPrecharge;  // CommandIssue.java:65
  wire activatesNow = allowed && activation && mayActivateAny && !first;  // CommandIssue.java:66
  wire before_ = first || activatesNow || !allowed;  // CommandIssue.java:67
  wire direction = accessWrites ? mayWrite : mayRead;  // CommandIssue.java:68
  wire [3:0] usable = accessBank & open;  // CommandIssue.java:69
  wire mayAccess = (|usable) && direction;  // CommandIssue.java:70
  wire accesses = mayAccess && !before_;  // CommandIssue.java:71
  wire goes = direction && !before_;  // CommandIssue.java:78
  assign activates = activatesNow;  // CommandIssue.java:72
  assign reads = accesses && !accessWrites;  // CommandIssue.java:73
  assign writesNow = accesses && accessWrites;  // CommandIssue.java:74
  assign precharges = first || (mayPrecharge && !(before_ || mayAccess));  // CommandIssue.java:76
  assign bank = activates ? activationBank : (accesses ? accessBank : precharge);  // CommandIssue.java:77
  assign closesBehind = goes ? (usable & unwanted) : 4'd0;  // CommandIssue.java:79
  assign keepsAccess = mayAccess && before_;  // CommandIssue.java:75
  always @(posedge clock) begin
    used <= (accesses ? accessBank : 4'd0) | (precharges ? precharge : 4'd0);  // CommandIssue.java:80
    if (reset) begin
      used <= 4'd0;  // CommandIssue.java:62
    end
  end
endmodule
`default_nettype wire
