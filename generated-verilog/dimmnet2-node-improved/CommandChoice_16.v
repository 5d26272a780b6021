`default_nettype none
// entries=16
module CommandChoice_16 (  // CommandChoice.java:63
  input  wire urgent,  // CommandChoice.java:34
  input  wire allowed,  // CommandChoice.java:38
  input  wire [3:0] open,  // CommandChoice.java:40
  input  wire [3:0] mayActivate,  // CommandChoice.java:42
  input  wire [3:0] mayAccess,  // CommandChoice.java:43
  input  wire [3:0] mayPrecharge,  // CommandChoice.java:44
  input  wire mayRead,  // CommandChoice.java:45
  input  wire mayWrite,  // CommandChoice.java:46
  output wire activates,  // CommandChoice.java:51
  output wire [3:0] precharge,  // CommandChoice.java:55
  output wire prechargesFirst,  // CommandChoice.java:57
  output wire [3:0] unwanted,  // CommandChoice.java:59
  input  wire [15:0] valid,  // CommandChoice.java:66
  input  wire [15:0] rowHits,  // CommandChoice.java:67
  input  wire [15:0] writes,  // CommandChoice.java:68
  input  wire [15:0] ofBank_0,  // CommandChoice.java:69
  input  wire [15:0] ofBank_1,  // CommandChoice.java:69
  input  wire [15:0] ofBank_2,  // CommandChoice.java:69
  input  wire [15:0] ofBank_3,  // CommandChoice.java:69
  input  wire [15:0] inTurn,  // CommandChoice.java:70
  input  wire [15:0] accessNext,  // CommandChoice.java:71
  output wire [15:0] activation,  // CommandChoice.java:72
  output wire [15:0] access  // CommandChoice.java:73
);
  wire oldestActivation_any; wire [15:0] oldestActivation_chosen;  // CommandChoice.java:75
  wire oldestAccess_any; wire [15:0] oldestAccess_chosen;  // CommandChoice.java:82
  wire [3:0] result_0_and = ~open & mayActivate;  // CommandChoice.java:115
  wire [15:0] result_0 = result_0_and[0] ? ofBank_0 : 16'd0;  // CommandChoice.java:115
  wire [15:0] result_1 = result_0 | (result_0_and[1] ? ofBank_1 : 16'd0);  // CommandChoice.java:109
  wire [15:0] result_2 = result_1 | (result_0_and[2] ? ofBank_2 : 16'd0);  // CommandChoice.java:109
  wire [15:0] result_3 = result_2 | (result_0_and[3] ? ofBank_3 : 16'd0);  // CommandChoice.java:109
  wire [15:0] hits = rowHits & ~accessNext;  // CommandChoice.java:81
  wire [3:0] result_4_and = open & mayAccess;  // CommandChoice.java:115
  wire [15:0] result_4 = result_4_and[0] ? ofBank_0 : 16'd0;  // CommandChoice.java:115
  wire [15:0] result_5 = result_4 | (result_4_and[1] ? ofBank_1 : 16'd0);  // CommandChoice.java:109
  wire [15:0] result_6 = result_5 | (result_4_and[2] ? ofBank_2 : 16'd0);  // CommandChoice.java:109
  wire [15:0] result_7 = result_6 | (result_4_and[3] ? ofBank_3 : 16'd0);  // CommandChoice.java:109
  wire [15:0] result_8 = ofBank_0[0] ? ofBank_0 : 16'd0;  // CommandChoice.java:115
  wire [15:0] result_9 = result_8 | (ofBank_1[0] ? ofBank_1 : 16'd0);  // CommandChoice.java:109
  wire [15:0] result_10 = result_9 | (ofBank_2[0] ? ofBank_2 : 16'd0);  // CommandChoice.java:109
  wire [15:0] result_11 = result_10 | (ofBank_3[0] ? ofBank_3 : 16'd0);  // CommandChoice.java:109
  wire [15:0] otherDirection = writes[0] ? ~writes : writes;  // CommandChoice.java:129
  wire [15:0] harmful = (result_11 | otherDirection) & 16'hfffe;  // CommandChoice.java:130
  wire [15:0] misses = valid & ~rowHits;  // CommandChoice.java:90
  wire [3:0] missed = {|(ofBank_3 & misses), |(ofBank_2 & misses), |(ofBank_1 & misses), |(ofBank_0 & misses)};  // CommandChoice.java:140
  wire [3:0] closable = open & mayPrecharge & missed;  // CommandChoice.java:92
  wire [3:0] idle = closable & ~{|(ofBank_3 & rowHits), |(ofBank_2 & rowHits), |(ofBank_1 & rowHits),
      |(ofBank_0 & rowHits)};  // CommandChoice.java:93
  wire [3:0] ofUrgent = {ofBank_3[0], ofBank_2[0], ofBank_1[0], ofBank_0[0]};  // CommandChoice.java:119
  wire [3:0] chosenBank = prechargesFirst ? ofUrgent : (idle & (4'd0 - idle));  // CommandChoice.java:96
  wire backlog = valid[4];  // CommandChoice.java:100
  wire [3:0] conflicting = missed | (backlog ? 4'd15 : 4'd0);  // CommandChoice.java:101
  assign activates = oldestActivation_any;  // CommandChoice.java:79
  assign precharge = allowed ? chosenBank : 4'd0;  // CommandChoice.java:97
  assign prechargesFirst = urgent && misses[0] && (|(closable & ofUrgent));  // CommandChoice.java:95
  assign unwanted = ~{|(ofBank_3 & hits), |(ofBank_2 & hits), |(ofBank_1 & hits), |(ofBank_0 & hits)}
      & conflicting;  // CommandChoice.java:102
  assign activation = oldestActivation_chosen;  // CommandChoice.java:78
  assign access = oldestAccess_chosen;  // CommandChoice.java:88
  OldestFirst_16 oldestActivation (  // CommandChoice.java:75
    .any(oldestActivation_any), .candidates((allowed ? valid : 16'd0) & result_3),
    .chosen(oldestActivation_chosen));
  OldestFirst_16 oldestAccess (  // CommandChoice.java:82
    .any(oldestAccess_any),
    .candidates((allowed ? hits : 16'd0) & inTurn & result_7
        & ((mayRead ? ~writes : 16'd0) | (mayWrite ? writes : 16'd0)) & ~(urgent ? harmful : 16'd0)),
    .chosen(oldestAccess_chosen));
  wire unused_ok = &{1'b0, oldestAccess_any};
endmodule
`default_nettype wire
