`default_nettype none
// atOnce=true
module PairTurns_true (  // PairTurns.java:44
  input  wire clock,  // PairTurns.java:44
  input  wire reset,  // PairTurns.java:44
  input  wire [63:0] pending,  // PairTurns.java:27
  input  wire takes,  // PairTurns.java:29
  input  wire rings,  // PairTurns.java:31
  input  wire [5:0] ringer,  // PairTurns.java:33
  output wire [5:0] index,  // PairTurns.java:35
  output wire hasWork  // PairTurns.java:37
);
  reg  [5:0] turn;  // PairTurns.java:46
  reg  [63:0] behind;  // PairTurns.java:57
  reg  [2:0] lateFirst7;  // PairTurns.java:88
  reg  lateHas7;  // PairTurns.java:89
  reg  [2:0] lateFirst6;  // PairTurns.java:88
  reg  lateHas6;  // PairTurns.java:89
  reg  [2:0] lateFirst5;  // PairTurns.java:88
  reg  lateHas5;  // PairTurns.java:89
  reg  [2:0] lateFirst4;  // PairTurns.java:88
  reg  lateHas4;  // PairTurns.java:89
  reg  [2:0] lateFirst3;  // PairTurns.java:88
  reg  lateHas3;  // PairTurns.java:89
  reg  [2:0] lateFirst2;  // PairTurns.java:88
  reg  lateHas2;  // PairTurns.java:89
  reg  [2:0] lateFirst1;  // PairTurns.java:88
  reg  lateHas1;  // PairTurns.java:89
  reg  [2:0] lateFirst0;  // PairTurns.java:88
  reg  lateHas0;  // PairTurns.java:89
  reg  [2:0] allFirst7;  // PairTurns.java:88
  reg  allHas7;  // PairTurns.java:89
  reg  [2:0] allFirst6;  // PairTurns.java:88
  reg  allHas6;  // PairTurns.java:89
  reg  [2:0] allFirst5;  // PairTurns.java:88
  reg  allHas5;  // PairTurns.java:89
  reg  [2:0] allFirst4;  // PairTurns.java:88
  reg  allHas4;  // PairTurns.java:89
  reg  [2:0] allFirst3;  // PairTurns.java:88
  reg  allHas3;  // PairTurns.java:89
  reg  [2:0] allFirst2;  // PairTurns.java:88
  reg  allHas2;  // PairTurns.java:89
  reg  [2:0] allFirst1;  // PairTurns.java:88
  reg  allHas1;  // PairTurns.java:89
  reg  [2:0] allFirst0;  // PairTurns.java:88
  reg  allHas0;  // PairTurns.java:89
  wire [2:0] group = turn[5:3];  // PairTurns.java:59
  wire [7:0] own_0 = {group == 3'd7, group == 3'd6, group == 3'd5, group == 3'd4, group == 3'd3, group == 3'd2,
      group == 3'd1, group == 3'd0};  // PairTurns.java:60
  wire [7:0] laterGroups = 8'd254 << group;  // PairTurns.java:61
  wire [7:0] laterInGroup = 8'd254 << turn[2:0];  // PairTurns.java:62
  wire [63:0] late = pending & behind;  // PairTurns.java:69
  wire [7:0] own_1 = late[63:56];  // PairTurns.java:83
  wire [2:0] inGroup_0 = own_1[6] ? 3'd6 : 3'd7;  // PairTurns.java:86
  wire [2:0] inGroup_1 = own_1[5] ? 3'd5 : inGroup_0;  // PairTurns.java:86
  wire [2:0] inGroup_2 = own_1[4] ? 3'd4 : inGroup_1;  // PairTurns.java:86
  wire [2:0] inGroup_3 = own_1[3] ? 3'd3 : inGroup_2;  // PairTurns.java:86
  wire [2:0] inGroup_4 = own_1[2] ? 3'd2 : inGroup_3;  // PairTurns.java:86
  wire [2:0] inGroup_5 = own_1[1] ? 3'd1 : inGroup_4;  // PairTurns.java:86
  wire [2:0] inGroup_6 = own_1[0] ? 3'd0 : inGroup_5;  // PairTurns.java:86
  wire [5:0] number_0 = lateHas7 ? {3'd7, lateFirst7} : 6'd0;  // PairTurns.java:92
  wire any_0 = lateHas7;  // PairTurns.java:93
  wire [7:0] own_2 = late[55:48];  // PairTurns.java:83
  wire [2:0] inGroup_7 = own_2[6] ? 3'd6 : 3'd7;  // PairTurns.java:86
  wire [2:0] inGroup_8 = own_2[5] ? 3'd5 : inGroup_7;  // PairTurns.java:86
  wire [2:0] inGroup_9 = own_2[4] ? 3'd4 : inGroup_8;  // PairTurns.java:86
  wire [2:0] inGroup_10 = own_2[3] ? 3'd3 : inGroup_9;  // PairTurns.java:86
  wire [2:0] inGroup_11 = own_2[2] ? 3'd2 : inGroup_10;  // PairTurns.java:86
  wire [2:0] inGroup_12 = own_2[1] ? 3'd1 : inGroup_11;  // PairTurns.java:86
  wire [2:0] inGroup_13 = own_2[0] ? 3'd0 : inGroup_12;  // PairTurns.java:86
  wire [5:0] number_1 = lateHas6 ? {3'd6, lateFirst6} : number_0;  // PairTurns.java:92
  wire any_1 = any_0 || lateHas6;  // PairTurns.java:93
  wire [7:0] own_3 = late[47:40];  // PairTurns.java:83
  wire [2:0] inGroup_14 = own_3[6] ? 3'd6 : 3'd7;  // PairTurns.java:86
  wire [2:0] inGroup_15 = own_3[5] ? 3'd5 : inGroup_14;  // PairTurns.java:86
  wire [2:0] inGroup_16 = own_3[4] ? 3'd4 : inGroup_15;  // PairTurns.java:86
  wire [2:0] inGroup_17 = own_3[3] ? 3'd3 : inGroup_16;  // PairTurns.java:86
  wire [2:0] inGroup_18 = own_3[2] ? 3'd2 : inGroup_17;  // PairTurns.java:86
  wire [2:0] inGroup_19 = own_3[1] ? 3'd1 : inGroup_18;  // PairTurns.java:86
  wire [2:0] inGroup_20 = own_3[0] ? 3'd0 : inGroup_19;  // PairTurns.java:86
  wire [5:0] number_2 = lateHas5 ? {3'd5, lateFirst5} : number_1;  // PairTurns.java:92
  wire any_2 = any_1 || lateHas5;  // PairTurns.java:93
  wire [7:0] own_4 = late[39:32];  // PairTurns.java:83
  wire [2:0] inGroup_21 = own_4[6] ? 3'd6 : 3'd7;  // PairTurns.java:86
  wire [2:0] inGroup_22 = own_4[5] ? 3'd5 : inGroup_21;  // PairTurns.java:86
  wire [2:0] inGroup_23 = own_4[4] ? 3'd4 : inGroup_22;  // PairTurns.java:86
  wire [2:0] inGroup_24 = own_4[3] ? 3'd3 : inGroup_23;  // PairTurns.java:86
  wire [2:0] inGroup_25 = own_4[2] ? 3'd2 : inGroup_24;  // PairTurns.java:86
  wire [2:0] inGroup_26 = own_4[1] ? 3'd1 : inGroup_25;  // PairTurns.java:86
  wire [2:0] inGroup_27 = own_4[0] ? 3'd0 : inGroup_26;  // PairTurns.java:86
  wire [5:0] number_3 = lateHas4 ? {3'd4, lateFirst4} : number_2;  // PairTurns.java:92
  wire any_3 = any_2 || lateHas4;  // PairTurns.java:93
  wire [7:0] own_5 = late[31:24];  // PairTurns.java:83
  wire [2:0] inGroup_28 = own_5[6] ? 3'd6 : 3'd7;  // PairTurns.java:86
  wire [2:0] inGroup_29 = own_5[5] ? 3'd5 : inGroup_28;  // PairTurns.java:86
  wire [2:0] inGroup_30 = own_5[4] ? 3'd4 : inGroup_29;  // PairTurns.java:86
  wire [2:0] inGroup_31 = own_5[3] ? 3'd3 : inGroup_30;  // PairTurns.java:86
  wire [2:0] inGroup_32 = own_5[2] ? 3'd2 : inGroup_31;  // PairTurns.java:86
  wire [2:0] inGroup_33 = own_5[1] ? 3'd1 : inGroup_32;  // PairTurns.java:86
  wire [2:0] inGroup_34 = own_5[0] ? 3'd0 : inGroup_33;  // PairTurns.java:86
  wire [5:0] number_4 = lateHas3 ? {3'd3, lateFirst3} : number_3;  // PairTurns.java:92
  wire any_4 = any_3 || lateHas3;  // PairTurns.java:93
  wire [7:0] own_6 = late[23:16];  // PairTurns.java:83
  wire [2:0] inGroup_35 = own_6[6] ? 3'd6 : 3'd7;  // PairTurns.java:86
  wire [2:0] inGroup_36 = own_6[5] ? 3'd5 : inGroup_35;  // PairTurns.java:86
  wire [2:0] inGroup_37 = own_6[4] ? 3'd4 : inGroup_36;  // PairTurns.java:86
  wire [2:0] inGroup_38 = own_6[3] ? 3'd3 : inGroup_37;  // PairTurns.java:86
  wire [2:0] inGroup_39 = own_6[2] ? 3'd2 : inGroup_38;  // PairTurns.java:86
  wire [2:0] inGroup_40 = own_6[1] ? 3'd1 : inGroup_39;  // PairTurns.java:86
  wire [2:0] inGroup_41 = own_6[0] ? 3'd0 : inGroup_40;  // PairTurns.java:86
  wire [5:0] number_5 = lateHas2 ? {3'd2, lateFirst2} : number_4;  // PairTurns.java:92
  wire any_5 = any_4 || lateHas2;  // PairTurns.java:93
  wire [7:0] own_7 = late[15:8];  // PairTurns.java:83
  wire [2:0] inGroup_42 = own_7[6] ? 3'd6 : 3'd7;  // PairTurns.java:86
  wire [2:0] inGroup_43 = own_7[5] ? 3'd5 : inGroup_42;  // PairTurns.java:86
  wire [2:0] inGroup_44 = own_7[4] ? 3'd4 : inGroup_43;  // PairTurns.java:86
  wire [2:0] inGroup_45 = own_7[3] ? 3'd3 : inGroup_44;  // PairTurns.java:86
  wire [2:0] inGroup_46 = own_7[2] ? 3'd2 : inGroup_45;  // PairTurns.java:86
  wire [2:0] inGroup_47 = own_7[1] ? 3'd1 : inGroup_46;  // PairTurns.java:86
  wire [2:0] inGroup_48 = own_7[0] ? 3'd0 : inGroup_47;  // PairTurns.java:86
  wire [5:0] number_6 = lateHas1 ? {3'd1, lateFirst1} : number_5;  // PairTurns.java:92
  wire any_6 = any_5 || lateHas1;  // PairTurns.java:93
  wire [7:0] own_8 = late[7:0];  // PairTurns.java:83
  wire [2:0] inGroup_49 = own_8[6] ? 3'd6 : 3'd7;  // PairTurns.java:86
  wire [2:0] inGroup_50 = own_8[5] ? 3'd5 : inGroup_49;  // PairTurns.java:86
  wire [2:0] inGroup_51 = own_8[4] ? 3'd4 : inGroup_50;  // PairTurns.java:86
  wire [2:0] inGroup_52 = own_8[3] ? 3'd3 : inGroup_51;  // PairTurns.java:86
  wire [2:0] inGroup_53 = own_8[2] ? 3'd2 : inGroup_52;  // PairTurns.java:86
  wire [2:0] inGroup_54 = own_8[1] ? 3'd1 : inGroup_53;  // PairTurns.java:86
  wire [2:0] inGroup_55 = own_8[0] ? 3'd0 : inGroup_54;  // PairTurns.java:86
  wire [5:0] number_7 = lateHas0 ? {3'd0, lateFirst0} : number_6;  // PairTurns.java:92
  wire any_7 = any_6 || lateHas0;  // PairTurns.java:93
  wire [6:0] lateFound = {any_7, number_7};  // PairTurns.java:95
  wire [7:0] own_9 = pending[63:56];  // PairTurns.java:83
  wire [2:0] inGroup_56 = own_9[6] ? 3'd6 : 3'd7;  // PairTurns.java:86
  wire [2:0] inGroup_57 = own_9[5] ? 3'd5 : inGroup_56;  // PairTurns.java:86
  wire [2:0] inGroup_58 = own_9[4] ? 3'd4 : inGroup_57;  // PairTurns.java:86
  wire [2:0] inGroup_59 = own_9[3] ? 3'd3 : inGroup_58;  // PairTurns.java:86
  wire [2:0] inGroup_60 = own_9[2] ? 3'd2 : inGroup_59;  // PairTurns.java:86
  wire [2:0] inGroup_61 = own_9[1] ? 3'd1 : inGroup_60;  // PairTurns.java:86
  wire [2:0] inGroup_62 = own_9[0] ? 3'd0 : inGroup_61;  // PairTurns.java:86
  wire [5:0] number_8 = allHas7 ? {3'd7, allFirst7} : 6'd0;  // PairTurns.java:92
  wire any_8 = allHas7;  // PairTurns.java:93
  wire [7:0] own_10 = pending[55:48];  // PairTurns.java:83
  wire [2:0] inGroup_63 = own_10[6] ? 3'd6 : 3'd7;  // PairTurns.java:86
  wire [2:0] inGroup_64 = own_10[5] ? 3'd5 : inGroup_63;  // PairTurns.java:86
  wire [2:0] inGroup_65 = own_10[4] ? 3'd4 : inGroup_64;  // PairTurns.java:86
  wire [2:0] inGroup_66 = own_10[3] ? 3'd3 : inGroup_65;  // PairTurns.java:86
  wire [2:0] inGroup_67 = own_10[2] ? 3'd2 : inGroup_66;  // PairTurns.java:86
  wire [2:0] inGroup_68 = own_10[1] ? 3'd1 : inGroup_67;  // PairTurns.java:86
  wire [2:0] inGroup_69 = own_10[0] ? 3'd0 : inGroup_68;  // PairTurns.java:86
  wire [5:0] number_9 = allHas6 ? {3'd6, allFirst6} : number_8;  // PairTurns.java:92
  wire any_9 = any_8 || allHas6;  // PairTurns.java:93
  wire [7:0] own_11 = pending[47:40];  // PairTurns.java:83
  wire [2:0] inGroup_70 = own_11[6] ? 3'd6 : 3'd7;  // PairTurns.java:86
  wire [2:0] inGroup_71 = own_11[5] ? 3'd5 : inGroup_70;  // PairTurns.java:86
  wire [2:0] inGroup_72 = own_11[4] ? 3'd4 : inGroup_71;  // PairTurns.java:86
  wire [2:0] inGroup_73 = own_11[3] ? 3'd3 : inGroup_72;  // PairTurns.java:86
  wire [2:0] inGroup_74 = own_11[2] ? 3'd2 : inGroup_73;  // PairTurns.java:86
  wire [2:0] inGroup_75 = own_11[1] ? 3'd1 : inGroup_74;  // PairTurns.java:86
  wire [2:0] inGroup_76 = own_11[0] ? 3'd0 : inGroup_75;  // PairTurns.java:86
  wire [5:0] number_10 = allHas5 ? {3'd5, allFirst5} : number_9;  // PairTurns.java:92
  wire any_10 = any_9 || allHas5;  // PairTurns.java:93
  wire [7:0] own_12 = pending[39:32];  // PairTurns.java:83
  wire [2:0] inGroup_77 = own_12[6] ? 3'd6 : 3'd7;  // PairTurns.java:86
  wire [2:0] inGroup_78 = own_12[5] ? 3'd5 : inGroup_77;  // PairTurns.java:86
  wire [2:0] inGroup_79 = own_12[4] ? 3'd4 : inGroup_78;  // PairTurns.java:86
  wire [2:0] inGroup_80 = own_12[3] ? 3'd3 : inGroup_79;  // PairTurns.java:86
  wire [2:0] inGroup_81 = own_12[2] ? 3'd2 : inGroup_80;  // PairTurns.java:86
  wire [2:0] inGroup_82 = own_12[1] ? 3'd1 : inGroup_81;  // PairTurns.java:86
  wire [2:0] inGroup_83 = own_12[0] ? 3'd0 : inGroup_82;  // PairTurns.java:86
  wire [5:0] number_11 = allHas4 ? {3'd4, allFirst4} : number_10;  // PairTurns.java:92
  wire any_11 = any_10 || allHas4;  // PairTurns.java:93
  wire [7:0] own_13 = pending[31:24];  // PairTurns.java:83
  wire [2:0] inGroup_84 = own_13[6] ? 3'd6 : 3'd7;  // PairTurns.java:86
  wire [2:0] inGroup_85 = own_13[5] ? 3'd5 : inGroup_84;  // PairTurns.java:86
  wire [2:0] inGroup_86 = own_13[4] ? 3'd4 : inGroup_85;  // PairTurns.java:86
  wire [2:0] inGroup_87 = own_13[3] ? 3'd3 : inGroup_86;  // PairTurns.java:86
  wire [2:0] inGroup_88 = own_13[2] ? 3'd2 : inGroup_87;  // PairTurns.java:86
  wire [2:0] inGroup_89 = own_13[1] ? 3'd1 : inGroup_88;  // PairTurns.java:86
  wire [2:0] inGroup_90 = own_13[0] ? 3'd0 : inGroup_89;  // PairTurns.java:86
  wire [5:0] number_12 = allHas3 ? {3'd3, allFirst3} : number_11;  // PairTurns.java:92
  wire any_12 = any_11 || allHas3;  // PairTurns.java:93
  wire [7:0] own_14 = pending[23:16];  // PairTurns.java:83
  wire [2:0] inGroup_91 = own_14[6] ? 3'd6 : 3'd7;  // PairTurns.java:86
  wire [2:0] inGroup_92 = own_14[5] ? 3'd5 : inGroup_91;  // PairTurns.java:86
  wire [2:0] inGroup_93 = own_14[4] ? 3'd4 : inGroup_92;  // PairTurns.java:86
  wire [2:0] inGroup_94 = own_14[3] ? 3'd3 : inGroup_93;  // PairTurns.java:86
  wire [2:0] inGroup_95 = own_14[2] ? 3'd2 : inGroup_94;  // PairTurns.java:86
  wire [2:0] inGroup_96 = own_14[1] ? 3'd1 : inGroup_95;  // PairTurns.java:86
  wire [2:0] inGroup_97 = own_14[0] ? 3'd0 : inGroup_96;  // PairTurns.java:86
  wire [5:0] number_13 = allHas2 ? {3'd2, allFirst2} : number_12;  // PairTurns.java:92
  wire any_13 = any_12 || allHas2;  // PairTurns.java:93
  wire [7:0] own_15 = pending[15:8];  // PairTurns.java:83
  wire [2:0] inGroup_98 = own_15[6] ? 3'd6 : 3'd7;  // PairTurns.java:86
  wire [2:0] inGroup_99 = own_15[5] ? 3'd5 : inGroup_98;  // PairTurns.java:86
  wire [2:0] inGroup_100 = own_15[4] ? 3'd4 : inGroup_99;  // PairTurns.java:86
  wire [2:0] inGroup_101 = own_15[3] ? 3'd3 : inGroup_100;  // PairTurns.java:86
  wire [2:0] inGroup_102 = own_15[2] ? 3'd2 : inGroup_101;  // PairTurns.java:86
  wire [2:0] inGroup_103 = own_15[1] ? 3'd1 : inGroup_102;  // PairTurns.java:86
  wire [2:0] inGroup_104 = own_15[0] ? 3'd0 : inGroup_103;  // PairTurns.java:86
  wire [5:0] number_14 = allHas1 ? {3'd1, allFirst1} : number_13;  // PairTurns.java:92
  wire any_14 = any_13 || allHas1;  // PairTurns.java:93
  wire [7:0] own_16 = pending[7:0];  // PairTurns.java:83
  wire [2:0] inGroup_105 = own_16[6] ? 3'd6 : 3'd7;  // PairTurns.java:86
  wire [2:0] inGroup_106 = own_16[5] ? 3'd5 : inGroup_105;  // PairTurns.java:86
  wire [2:0] inGroup_107 = own_16[4] ? 3'd4 : inGroup_106;  // PairTurns.java:86
  wire [2:0] inGroup_108 = own_16[3] ? 3'd3 : inGroup_107;  // PairTurns.java:86
  wire [2:0] inGroup_109 = own_16[2] ? 3'd2 : inGroup_108;  // PairTurns.java:86
  wire [2:0] inGroup_110 = own_16[1] ? 3'd1 : inGroup_109;  // PairTurns.java:86
  wire [2:0] inGroup_111 = own_16[0] ? 3'd0 : inGroup_110;  // PairTurns.java:86
  wire [5:0] number_15 = allHas0 ? {3'd0, allFirst0} : number_14;  // PairTurns.java:92
  wire any_15 = any_14 || allHas0;  // PairTurns.java:93
  wire [6:0] found = {any_15, number_15};  // PairTurns.java:95
  wire hasLate = lateFound[6];  // PairTurns.java:72
  wire hasAny = found[6];  // PairTurns.java:73
  wire [63:0] hasWork_shifted = pending >> turn;  // PairTurns.java:48
  wire [6:0] turn_choice = hasLate ? lateFound : found;  // PairTurns.java:74
  assign index = turn;  // PairTurns.java:47
  assign hasWork = hasWork_shifted[0];  // PairTurns.java:48
  always @(posedge clock) begin
    if (takes) begin  // PairTurns.java:68
      behind <= {laterGroups[7] || (own_0[7] && laterInGroup[7]), laterGroups[7]
          || (own_0[7] && laterInGroup[6]), laterGroups[7] || (own_0[7] && laterInGroup[5]), laterGroups[7]
          || (own_0[7] && laterInGroup[4]), laterGroups[7] || (own_0[7] && laterInGroup[3]), laterGroups[7]
          || (own_0[7] && laterInGroup[2]), laterGroups[7] || (own_0[7] && laterInGroup[1]), laterGroups[7]
          || (own_0[7] && laterInGroup[0]), laterGroups[6] || (own_0[6] && laterInGroup[7]), laterGroups[6]
          || (own_0[6] && laterInGroup[6]), laterGroups[6] || (own_0[6] && laterInGroup[5]), laterGroups[6]
          || (own_0[6] && laterInGroup[4]), laterGroups[6] || (own_0[6] && laterInGroup[3]), laterGroups[6]
          || (own_0[6] && laterInGroup[2]), laterGroups[6] || (own_0[6] && laterInGroup[1]), laterGroups[6]
          || (own_0[6] && laterInGroup[0]), laterGroups[5] || (own_0[5] && laterInGroup[7]), laterGroups[5]
          || (own_0[5] && laterInGroup[6]), laterGroups[5] || (own_0[5] && laterInGroup[5]), laterGroups[5]
          || (own_0[5] && laterInGroup[4]), laterGroups[5] || (own_0[5] && laterInGroup[3]), laterGroups[5]
          || (own_0[5] && laterInGroup[2]), laterGroups[5] || (own_0[5] && laterInGroup[1]), laterGroups[5]
          || (own_0[5] && laterInGroup[0]), laterGroups[4] || (own_0[4] && laterInGroup[7]), laterGroups[4]
          || (own_0[4] && laterInGroup[6]), laterGroups[4] || (own_0[4] && laterInGroup[5]), laterGroups[4]
          || (own_0[4] && laterInGroup[4]), laterGroups[4] || (own_0[4] && laterInGroup[3]), laterGroups[4]
          || (own_0[4] && laterInGroup[2]), laterGroups[4] || (own_0[4] && laterInGroup[1]), laterGroups[4]
          || (own_0[4] && laterInGroup[0]), laterGroups[3] || (own_0[3] && laterInGroup[7]), laterGroups[3]
          || (own_0[3] && laterInGroup[6]), laterGroups[3] || (own_0[3] && laterInGroup[5]), laterGroups[3]
          || (own_0[3] && laterInGroup[4]), laterGroups[3] || (own_0[3] && laterInGroup[3]), laterGroups[3]
          || (own_0[3] && laterInGroup[2]), laterGroups[3] || (own_0[3] && laterInGroup[1]), laterGroups[3]
          || (own_0[3] && laterInGroup[0]), laterGroups[2] || (own_0[2] && laterInGroup[7]), laterGroups[2]
          || (own_0[2] && laterInGroup[6]), laterGroups[2] || (own_0[2] && laterInGroup[5]), laterGroups[2]
          || (own_0[2] && laterInGroup[4]), laterGroups[2] || (own_0[2] && laterInGroup[3]), laterGroups[2]
          || (own_0[2] && laterInGroup[2]), laterGroups[2] || (own_0[2] && laterInGroup[1]), laterGroups[2]
          || (own_0[2] && laterInGroup[0]), laterGroups[1] || (own_0[1] && laterInGroup[7]), laterGroups[1]
          || (own_0[1] && laterInGroup[6]), laterGroups[1] || (own_0[1] && laterInGroup[5]), laterGroups[1]
          || (own_0[1] && laterInGroup[4]), laterGroups[1] || (own_0[1] && laterInGroup[3]), laterGroups[1]
          || (own_0[1] && laterInGroup[2]), laterGroups[1] || (own_0[1] && laterInGroup[1]), laterGroups[1]
          || (own_0[1] && laterInGroup[0]), laterGroups[0] || (own_0[0] && laterInGroup[7]), laterGroups[0]
          || (own_0[0] && laterInGroup[6]), laterGroups[0] || (own_0[0] && laterInGroup[5]), laterGroups[0]
          || (own_0[0] && laterInGroup[4]), laterGroups[0] || (own_0[0] && laterInGroup[3]), laterGroups[0]
          || (own_0[0] && laterInGroup[2]), laterGroups[0] || (own_0[0] && laterInGroup[1]), laterGroups[0]
          || (own_0[0] && laterInGroup[0])};  // PairTurns.java:68
    end
    lateFirst7 <= inGroup_6;  // PairTurns.java:90
    lateHas7 <= own_1 != 8'd0;  // PairTurns.java:91
    lateFirst6 <= inGroup_13;  // PairTurns.java:90
    lateHas6 <= own_2 != 8'd0;  // PairTurns.java:91
    lateFirst5 <= inGroup_20;  // PairTurns.java:90
    lateHas5 <= own_3 != 8'd0;  // PairTurns.java:91
    lateFirst4 <= inGroup_27;  // PairTurns.java:90
    lateHas4 <= own_4 != 8'd0;  // PairTurns.java:91
    lateFirst3 <= inGroup_34;  // PairTurns.java:90
    lateHas3 <= own_5 != 8'd0;  // PairTurns.java:91
    lateFirst2 <= inGroup_41;  // PairTurns.java:90
    lateHas2 <= own_6 != 8'd0;  // PairTurns.java:91
    lateFirst1 <= inGroup_48;  // PairTurns.java:90
    lateHas1 <= own_7 != 8'd0;  // PairTurns.java:91
    lateFirst0 <= inGroup_55;  // PairTurns.java:90
    lateHas0 <= own_8 != 8'd0;  // PairTurns.java:91
    allFirst7 <= inGroup_62;  // PairTurns.java:90
    allHas7 <= own_9 != 8'd0;  // PairTurns.java:91
    allFirst6 <= inGroup_69;  // PairTurns.java:90
    allHas6 <= own_10 != 8'd0;  // PairTurns.java:91
    allFirst5 <= inGroup_76;  // PairTurns.java:90
    allHas5 <= own_11 != 8'd0;  // PairTurns.java:91
    allFirst4 <= inGroup_83;  // PairTurns.java:90
    allHas4 <= own_12 != 8'd0;  // PairTurns.java:91
    allFirst3 <= inGroup_90;  // PairTurns.java:90
    allHas3 <= own_13 != 8'd0;  // PairTurns.java:91
    allFirst2 <= inGroup_97;  // PairTurns.java:90
    allHas2 <= own_14 != 8'd0;  // PairTurns.java:91
    allFirst1 <= inGroup_104;  // PairTurns.java:90
    allHas1 <= own_15 != 8'd0;  // PairTurns.java:91
    allFirst0 <= inGroup_111;  // PairTurns.java:90
    allHas0 <= own_16 != 8'd0;  // PairTurns.java:91
    if (hasAny) begin  // PairTurns.java:74
      turn <= turn_choice[5:0];  // PairTurns.java:74
    end else if (rings && !hasWork) begin  // PairTurns.java:75
      turn <= ringer;  // PairTurns.java:75
    end
    if (reset) begin
      turn <= 6'd0;  // PairTurns.java:46
      behind <= 64'd0;  // PairTurns.java:57
      lateHas7 <= 1'b0;  // PairTurns.java:89
      lateHas6 <= 1'b0;  // PairTurns.java:89
      lateHas5 <= 1'b0;  // PairTurns.java:89
      lateHas4 <= 1'b0;  // PairTurns.java:89
      lateHas3 <= 1'b0;  // PairTurns.java:89
      lateHas2 <= 1'b0;  // PairTurns.java:89
      lateHas1 <= 1'b0;  // PairTurns.java:89
      lateHas0 <= 1'b0;  // PairTurns.java:89
      allHas7 <= 1'b0;  // PairTurns.java:89
      allHas6 <= 1'b0;  // PairTurns.java:89
      allHas5 <= 1'b0;  // PairTurns.java:89
      allHas4 <= 1'b0;  // PairTurns.java:89
      allHas3 <= 1'b0;  // PairTurns.java:89
      allHas2 <= 1'b0;  // PairTurns.java:89
      allHas1 <= 1'b0;  // PairTurns.java:89
      allHas0 <= 1'b0;  // PairTurns.java:89
    end
  end
  wire unused_ok = &{1'b0, hasWork_shifted[63:1], turn_choice[6]};
endmodule
`default_nettype wire
