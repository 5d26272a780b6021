`default_nettype none
// atOnce=true
module PairTurns_true (  // PairTurns.java:37
  input  wire clock,  // PairTurns.java:37
  input  wire reset,  // PairTurns.java:37
  input  wire [63:0] pending,  // PairTurns.java:24
  input  wire takes,  // PairTurns.java:26
  input  wire rings,  // PairTurns.java:28
  input  wire [5:0] ringer,  // PairTurns.java:30
  output wire [5:0] index,  // PairTurns.java:32
  output wire hasWork  // PairTurns.java:34
);
  reg  [5:0] turn;  // PairTurns.java:39
  reg  [63:0] behind;  // PairTurns.java:50
  reg  [2:0] lateFirst7;  // PairTurns.java:75
  reg  lateHas7;  // PairTurns.java:76
  reg  [2:0] lateFirst6;  // PairTurns.java:75
  reg  lateHas6;  // PairTurns.java:76
  reg  [2:0] lateFirst5;  // PairTurns.java:75
  reg  lateHas5;  // PairTurns.java:76
  reg  [2:0] lateFirst4;  // PairTurns.java:75
  reg  lateHas4;  // PairTurns.java:76
  reg  [2:0] lateFirst3;  // PairTurns.java:75
  reg  lateHas3;  // PairTurns.java:76
  reg  [2:0] lateFirst2;  // PairTurns.java:75
  reg  lateHas2;  // PairTurns.java:76
  reg  [2:0] lateFirst1;  // PairTurns.java:75
  reg  lateHas1;  // PairTurns.java:76
  reg  [2:0] lateFirst0;  // PairTurns.java:75
  reg  lateHas0;  // PairTurns.java:76
  reg  [2:0] allFirst7;  // PairTurns.java:75
  reg  allHas7;  // PairTurns.java:76
  reg  [2:0] allFirst6;  // PairTurns.java:75
  reg  allHas6;  // PairTurns.java:76
  reg  [2:0] allFirst5;  // PairTurns.java:75
  reg  allHas5;  // PairTurns.java:76
  reg  [2:0] allFirst4;  // PairTurns.java:75
  reg  allHas4;  // PairTurns.java:76
  reg  [2:0] allFirst3;  // PairTurns.java:75
  reg  allHas3;  // PairTurns.java:76
  reg  [2:0] allFirst2;  // PairTurns.java:75
  reg  allHas2;  // PairTurns.java:76
  reg  [2:0] allFirst1;  // PairTurns.java:75
  reg  allHas1;  // PairTurns.java:76
  reg  [2:0] allFirst0;  // PairTurns.java:75
  reg  allHas0;  // PairTurns.java:76
  wire [63:0] late = pending & behind;  // PairTurns.java:56
  wire [7:0] own_0 = late[63:56];  // PairTurns.java:70
  wire [2:0] inGroup_0 = own_0[6] ? 3'd6 : 3'd7;  // PairTurns.java:73
  wire [2:0] inGroup_1 = own_0[5] ? 3'd5 : inGroup_0;  // PairTurns.java:73
  wire [2:0] inGroup_2 = own_0[4] ? 3'd4 : inGroup_1;  // PairTurns.java:73
  wire [2:0] inGroup_3 = own_0[3] ? 3'd3 : inGroup_2;  // PairTurns.java:73
  wire [2:0] inGroup_4 = own_0[2] ? 3'd2 : inGroup_3;  // PairTurns.java:73
  wire [2:0] inGroup_5 = own_0[1] ? 3'd1 : inGroup_4;  // PairTurns.java:73
  wire [2:0] inGroup_6 = own_0[0] ? 3'd0 : inGroup_5;  // PairTurns.java:73
  wire [5:0] number_0 = lateHas7 ? {3'd7, lateFirst7} : 6'd0;  // PairTurns.java:79
  wire any_0 = lateHas7;  // PairTurns.java:80
  wire [7:0] own_1 = late[55:48];  // PairTurns.java:70
  wire [2:0] inGroup_7 = own_1[6] ? 3'd6 : 3'd7;  // PairTurns.java:73
  wire [2:0] inGroup_8 = own_1[5] ? 3'd5 : inGroup_7;  // PairTurns.java:73
  wire [2:0] inGroup_9 = own_1[4] ? 3'd4 : inGroup_8;  // PairTurns.java:73
  wire [2:0] inGroup_10 = own_1[3] ? 3'd3 : inGroup_9;  // PairTurns.java:73
  wire [2:0] inGroup_11 = own_1[2] ? 3'd2 : inGroup_10;  // PairTurns.java:73
  wire [2:0] inGroup_12 = own_1[1] ? 3'd1 : inGroup_11;  // PairTurns.java:73
  wire [2:0] inGroup_13 = own_1[0] ? 3'd0 : inGroup_12;  // PairTurns.java:73
  wire [5:0] number_1 = lateHas6 ? {3'd6, lateFirst6} : number_0;  // PairTurns.java:79
  wire any_1 = any_0 || lateHas6;  // PairTurns.java:80
  wire [7:0] own_2 = late[47:40];  // PairTurns.java:70
  wire [2:0] inGroup_14 = own_2[6] ? 3'd6 : 3'd7;  // PairTurns.java:73
  wire [2:0] inGroup_15 = own_2[5] ? 3'd5 : inGroup_14;  // PairTurns.java:73
  wire [2:0] inGroup_16 = own_2[4] ? 3'd4 : inGroup_15;  // PairTurns.java:73
  wire [2:0] inGroup_17 = own_2[3] ? 3'd3 : inGroup_16;  // PairTurns.java:73
  wire [2:0] inGroup_18 = own_2[2] ? 3'd2 : inGroup_17;  // PairTurns.java:73
  wire [2:0] inGroup_19 = own_2[1] ? 3'd1 : inGroup_18;  // PairTurns.java:73
  wire [2:0] inGroup_20 = own_2[0] ? 3'd0 : inGroup_19;  // PairTurns.java:73
  wire [5:0] number_2 = lateHas5 ? {3'd5, lateFirst5} : number_1;  // PairTurns.java:79
  wire any_2 = any_1 || lateHas5;  // PairTurns.java:80
  wire [7:0] own_3 = late[39:32];  // PairTurns.java:70
  wire [2:0] inGroup_21 = own_3[6] ? 3'd6 : 3'd7;  // PairTurns.java:73
  wire [2:0] inGroup_22 = own_3[5] ? 3'd5 : inGroup_21;  // PairTurns.java:73
  wire [2:0] inGroup_23 = own_3[4] ? 3'd4 : inGroup_22;  // PairTurns.java:73
  wire [2:0] inGroup_24 = own_3[3] ? 3'd3 : inGroup_23;  // PairTurns.java:73
  wire [2:0] inGroup_25 = own_3[2] ? 3'd2 : inGroup_24;  // PairTurns.java:73
  wire [2:0] inGroup_26 = own_3[1] ? 3'd1 : inGroup_25;  // PairTurns.java:73
  wire [2:0] inGroup_27 = own_3[0] ? 3'd0 : inGroup_26;  // PairTurns.java:73
  wire [5:0] number_3 = lateHas4 ? {3'd4, lateFirst4} : number_2;  // PairTurns.java:79
  wire any_3 = any_2 || lateHas4;  // PairTurns.java:80
  wire [7:0] own_4 = late[31:24];  // PairTurns.java:70
  wire [2:0] inGroup_28 = own_4[6] ? 3'd6 : 3'd7;  // PairTurns.java:73
  wire [2:0] inGroup_29 = own_4[5] ? 3'd5 : inGroup_28;  // PairTurns.java:73
  wire [2:0] inGroup_30 = own_4[4] ? 3'd4 : inGroup_29;  // PairTurns.java:73
  wire [2:0] inGroup_31 = own_4[3] ? 3'd3 : inGroup_30;  // PairTurns.java:73
  wire [2:0] inGroup_32 = own_4[2] ? 3'd2 : inGroup_31;  // PairTurns.java:73
  wire [2:0] inGroup_33 = own_4[1] ? 3'd1 : inGroup_32;  // PairTurns.java:73
  wire [2:0] inGroup_34 = own_4[0] ? 3'd0 : inGroup_33;  // PairTurns.java:73
  wire [5:0] number_4 = lateHas3 ? {3'd3, lateFirst3} : number_3;  // PairTurns.java:79
  wire any_4 = any_3 || lateHas3;  // PairTurns.java:80
  wire [7:0] own_5 = late[23:16];  // PairTurns.java:70
  wire [2:0] inGroup_35 = own_5[6] ? 3'd6 : 3'd7;  // PairTurns.java:73
  wire [2:0] inGroup_36 = own_5[5] ? 3'd5 : inGroup_35;  // PairTurns.java:73
  wire [2:0] inGroup_37 = own_5[4] ? 3'd4 : inGroup_36;  // PairTurns.java:73
  wire [2:0] inGroup_38 = own_5[3] ? 3'd3 : inGroup_37;  // PairTurns.java:73
  wire [2:0] inGroup_39 = own_5[2] ? 3'd2 : inGroup_38;  // PairTurns.java:73
  wire [2:0] inGroup_40 = own_5[1] ? 3'd1 : inGroup_39;  // PairTurns.java:73
  wire [2:0] inGroup_41 = own_5[0] ? 3'd0 : inGroup_40;  // PairTurns.java:73
  wire [5:0] number_5 = lateHas2 ? {3'd2, lateFirst2} : number_4;  // PairTurns.java:79
  wire any_5 = any_4 || lateHas2;  // PairTurns.java:80
  wire [7:0] own_6 = late[15:8];  // PairTurns.java:70
  wire [2:0] inGroup_42 = own_6[6] ? 3'd6 : 3'd7;  // PairTurns.java:73
  wire [2:0] inGroup_43 = own_6[5] ? 3'd5 : inGroup_42;  // PairTurns.java:73
  wire [2:0] inGroup_44 = own_6[4] ? 3'd4 : inGroup_43;  // PairTurns.java:73
  wire [2:0] inGroup_45 = own_6[3] ? 3'd3 : inGroup_44;  // PairTurns.java:73
  wire [2:0] inGroup_46 = own_6[2] ? 3'd2 : inGroup_45;  // PairTurns.java:73
  wire [2:0] inGroup_47 = own_6[1] ? 3'd1 : inGroup_46;  // PairTurns.java:73
  wire [2:0] inGroup_48 = own_6[0] ? 3'd0 : inGroup_47;  // PairTurns.java:73
  wire [5:0] number_6 = lateHas1 ? {3'd1, lateFirst1} : number_5;  // PairTurns.java:79
  wire any_6 = any_5 || lateHas1;  // PairTurns.java:80
  wire [7:0] own_7 = late[7:0];  // PairTurns.java:70
  wire [2:0] inGroup_49 = own_7[6] ? 3'd6 : 3'd7;  // PairTurns.java:73
  wire [2:0] inGroup_50 = own_7[5] ? 3'd5 : inGroup_49;  // PairTurns.java:73
  wire [2:0] inGroup_51 = own_7[4] ? 3'd4 : inGroup_50;  // PairTurns.java:73
  wire [2:0] inGroup_52 = own_7[3] ? 3'd3 : inGroup_51;  // PairTurns.java:73
  wire [2:0] inGroup_53 = own_7[2] ? 3'd2 : inGroup_52;  // PairTurns.java:73
  wire [2:0] inGroup_54 = own_7[1] ? 3'd1 : inGroup_53;  // PairTurns.java:73
  wire [2:0] inGroup_55 = own_7[0] ? 3'd0 : inGroup_54;  // PairTurns.java:73
  wire [5:0] number_7 = lateHas0 ? {3'd0, lateFirst0} : number_6;  // PairTurns.java:79
  wire any_7 = any_6 || lateHas0;  // PairTurns.java:80
  wire [6:0] lateFound = {any_7, number_7};  // PairTurns.java:82
  wire [7:0] own_8 = pending[63:56];  // PairTurns.java:70
  wire [2:0] inGroup_56 = own_8[6] ? 3'd6 : 3'd7;  // PairTurns.java:73
  wire [2:0] inGroup_57 = own_8[5] ? 3'd5 : inGroup_56;  // PairTurns.java:73
  wire [2:0] inGroup_58 = own_8[4] ? 3'd4 : inGroup_57;  // PairTurns.java:73
  wire [2:0] inGroup_59 = own_8[3] ? 3'd3 : inGroup_58;  // PairTurns.java:73
  wire [2:0] inGroup_60 = own_8[2] ? 3'd2 : inGroup_59;  // PairTurns.java:73
  wire [2:0] inGroup_61 = own_8[1] ? 3'd1 : inGroup_60;  // PairTurns.java:73
  wire [2:0] inGroup_62 = own_8[0] ? 3'd0 : inGroup_61;  // PairTurns.java:73
  wire [5:0] number_8 = allHas7 ? {3'd7, allFirst7} : 6'd0;  // PairTurns.java:79
  wire any_8 = allHas7;  // PairTurns.java:80
  wire [7:0] own_9 = pending[55:48];  // PairTurns.java:70
  wire [2:0] inGroup_63 = own_9[6] ? 3'd6 : 3'd7;  // PairTurns.java:73
  wire [2:0] inGroup_64 = own_9[5] ? 3'd5 : inGroup_63;  // PairTurns.java:73
  wire [2:0] inGroup_65 = own_9[4] ? 3'd4 : inGroup_64;  // PairTurns.java:73
  wire [2:0] inGroup_66 = own_9[3] ? 3'd3 : inGroup_65;  // PairTurns.java:73
  wire [2:0] inGroup_67 = own_9[2] ? 3'd2 : inGroup_66;  // PairTurns.java:73
  wire [2:0] inGroup_68 = own_9[1] ? 3'd1 : inGroup_67;  // PairTurns.java:73
  wire [2:0] inGroup_69 = own_9[0] ? 3'd0 : inGroup_68;  // PairTurns.java:73
  wire [5:0] number_9 = allHas6 ? {3'd6, allFirst6} : number_8;  // PairTurns.java:79
  wire any_9 = any_8 || allHas6;  // PairTurns.java:80
  wire [7:0] own_10 = pending[47:40];  // PairTurns.java:70
  wire [2:0] inGroup_70 = own_10[6] ? 3'd6 : 3'd7;  // PairTurns.java:73
  wire [2:0] inGroup_71 = own_10[5] ? 3'd5 : inGroup_70;  // PairTurns.java:73
  wire [2:0] inGroup_72 = own_10[4] ? 3'd4 : inGroup_71;  // PairTurns.java:73
  wire [2:0] inGroup_73 = own_10[3] ? 3'd3 : inGroup_72;  // PairTurns.java:73
  wire [2:0] inGroup_74 = own_10[2] ? 3'd2 : inGroup_73;  // PairTurns.java:73
  wire [2:0] inGroup_75 = own_10[1] ? 3'd1 : inGroup_74;  // PairTurns.java:73
  wire [2:0] inGroup_76 = own_10[0] ? 3'd0 : inGroup_75;  // PairTurns.java:73
  wire [5:0] number_10 = allHas5 ? {3'd5, allFirst5} : number_9;  // PairTurns.java:79
  wire any_10 = any_9 || allHas5;  // PairTurns.java:80
  wire [7:0] own_11 = pending[39:32];  // PairTurns.java:70
  wire [2:0] inGroup_77 = own_11[6] ? 3'd6 : 3'd7;  // PairTurns.java:73
  wire [2:0] inGroup_78 = own_11[5] ? 3'd5 : inGroup_77;  // PairTurns.java:73
  wire [2:0] inGroup_79 = own_11[4] ? 3'd4 : inGroup_78;  // PairTurns.java:73
  wire [2:0] inGroup_80 = own_11[3] ? 3'd3 : inGroup_79;  // PairTurns.java:73
  wire [2:0] inGroup_81 = own_11[2] ? 3'd2 : inGroup_80;  // PairTurns.java:73
  wire [2:0] inGroup_82 = own_11[1] ? 3'd1 : inGroup_81;  // PairTurns.java:73
  wire [2:0] inGroup_83 = own_11[0] ? 3'd0 : inGroup_82;  // PairTurns.java:73
  wire [5:0] number_11 = allHas4 ? {3'd4, allFirst4} : number_10;  // PairTurns.java:79
  wire any_11 = any_10 || allHas4;  // PairTurns.java:80
  wire [7:0] own_12 = pending[31:24];  // PairTurns.java:70
  wire [2:0] inGroup_84 = own_12[6] ? 3'd6 : 3'd7;  // PairTurns.java:73
  wire [2:0] inGroup_85 = own_12[5] ? 3'd5 : inGroup_84;  // PairTurns.java:73
  wire [2:0] inGroup_86 = own_12[4] ? 3'd4 : inGroup_85;  // PairTurns.java:73
  wire [2:0] inGroup_87 = own_12[3] ? 3'd3 : inGroup_86;  // PairTurns.java:73
  wire [2:0] inGroup_88 = own_12[2] ? 3'd2 : inGroup_87;  // PairTurns.java:73
  wire [2:0] inGroup_89 = own_12[1] ? 3'd1 : inGroup_88;  // PairTurns.java:73
  wire [2:0] inGroup_90 = own_12[0] ? 3'd0 : inGroup_89;  // PairTurns.java:73
  wire [5:0] number_12 = allHas3 ? {3'd3, allFirst3} : number_11;  // PairTurns.java:79
  wire any_12 = any_11 || allHas3;  // PairTurns.java:80
  wire [7:0] own_13 = pending[23:16];  // PairTurns.java:70
  wire [2:0] inGroup_91 = own_13[6] ? 3'd6 : 3'd7;  // PairTurns.java:73
  wire [2:0] inGroup_92 = own_13[5] ? 3'd5 : inGroup_91;  // PairTurns.java:73
  wire [2:0] inGroup_93 = own_13[4] ? 3'd4 : inGroup_92;  // PairTurns.java:73
  wire [2:0] inGroup_94 = own_13[3] ? 3'd3 : inGroup_93;  // PairTurns.java:73
  wire [2:0] inGroup_95 = own_13[2] ? 3'd2 : inGroup_94;  // PairTurns.java:73
  wire [2:0] inGroup_96 = own_13[1] ? 3'd1 : inGroup_95;  // PairTurns.java:73
  wire [2:0] inGroup_97 = own_13[0] ? 3'd0 : inGroup_96;  // PairTurns.java:73
  wire [5:0] number_13 = allHas2 ? {3'd2, allFirst2} : number_12;  // PairTurns.java:79
  wire any_13 = any_12 || allHas2;  // PairTurns.java:80
  wire [7:0] own_14 = pending[15:8];  // PairTurns.java:70
  wire [2:0] inGroup_98 = own_14[6] ? 3'd6 : 3'd7;  // PairTurns.java:73
  wire [2:0] inGroup_99 = own_14[5] ? 3'd5 : inGroup_98;  // PairTurns.java:73
  wire [2:0] inGroup_100 = own_14[4] ? 3'd4 : inGroup_99;  // PairTurns.java:73
  wire [2:0] inGroup_101 = own_14[3] ? 3'd3 : inGroup_100;  // PairTurns.java:73
  wire [2:0] inGroup_102 = own_14[2] ? 3'd2 : inGroup_101;  // PairTurns.java:73
  wire [2:0] inGroup_103 = own_14[1] ? 3'd1 : inGroup_102;  // PairTurns.java:73
  wire [2:0] inGroup_104 = own_14[0] ? 3'd0 : inGroup_103;  // PairTurns.java:73
  wire [5:0] number_14 = allHas1 ? {3'd1, allFirst1} : number_13;  // PairTurns.java:79
  wire any_14 = any_13 || allHas1;  // PairTurns.java:80
  wire [7:0] own_15 = pending[7:0];  // PairTurns.java:70
  wire [2:0] inGroup_105 = own_15[6] ? 3'd6 : 3'd7;  // PairTurns.java:73
  wire [2:0] inGroup_106 = own_15[5] ? 3'd5 : inGroup_105;  // PairTurns.java:73
  wire [2:0] inGroup_107 = own_15[4] ? 3'd4 : inGroup_106;  // PairTurns.java:73
  wire [2:0] inGroup_108 = own_15[3] ? 3'd3 : inGroup_107;  // PairTurns.java:73
  wire [2:0] inGroup_109 = own_15[2] ? 3'd2 : inGroup_108;  // PairTurns.java:73
  wire [2:0] inGroup_110 = own_15[1] ? 3'd1 : inGroup_109;  // PairTurns.java:73
  wire [2:0] inGroup_111 = own_15[0] ? 3'd0 : inGroup_110;  // PairTurns.java:73
  wire [5:0] number_15 = allHas0 ? {3'd0, allFirst0} : number_14;  // PairTurns.java:79
  wire any_15 = any_14 || allHas0;  // PairTurns.java:80
  wire [6:0] found = {any_15, number_15};  // PairTurns.java:82
  wire hasLate = lateFound[6];  // PairTurns.java:59
  wire hasAny = found[6];  // PairTurns.java:60
  wire [63:0] hasWork_shifted = pending >> turn;  // PairTurns.java:41
  wire [6:0] turn_choice = hasLate ? lateFound : found;  // PairTurns.java:61
  assign index = turn;  // PairTurns.java:40
  assign hasWork = hasWork_shifted[0];  // PairTurns.java:41
  always @(posedge clock) begin
    if (takes) begin  // PairTurns.java:55
      behind <= {turn < 6'd63, turn < 6'd62, turn < 6'd61, turn < 6'd60, turn < 6'd59, turn < 6'd58, turn
          < 6'd57, turn < 6'd56, turn < 6'd55, turn < 6'd54, turn < 6'd53, turn < 6'd52, turn < 6'd51, turn
          < 6'd50, turn < 6'd49, turn < 6'd48, turn < 6'd47, turn < 6'd46, turn < 6'd45, turn < 6'd44, turn
          < 6'd43, turn < 6'd42, turn < 6'd41, turn < 6'd40, turn < 6'd39, turn < 6'd38, turn < 6'd37, turn
          < 6'd36, turn < 6'd35, turn < 6'd34, turn < 6'd33, turn < 6'd32, turn < 6'd31, turn < 6'd30, turn
          < 6'd29, turn < 6'd28, turn < 6'd27, turn < 6'd26, turn < 6'd25, turn < 6'd24, turn < 6'd23, turn
          < 6'd22, turn < 6'd21, turn < 6'd20, turn < 6'd19, turn < 6'd18, turn < 6'd17, turn < 6'd16, turn
          < 6'd15, turn < 6'd14, turn < 6'd13, turn < 6'd12, turn < 6'd11, turn < 6'd10, turn < 6'd9, turn
          < 6'd8, turn < 6'd7, turn < 6'd6, turn < 6'd5, turn < 6'd4, turn < 6'd3, turn < 6'd2, turn < 6'd1,
          1'b0};  // PairTurns.java:55
    end
    lateFirst7 <= inGroup_6;  // PairTurns.java:77
    lateHas7 <= own_0 != 8'd0;  // PairTurns.java:78
    lateFirst6 <= inGroup_13;  // PairTurns.java:77
    lateHas6 <= own_1 != 8'd0;  // PairTurns.java:78
    lateFirst5 <= inGroup_20;  // PairTurns.java:77
    lateHas5 <= own_2 != 8'd0;  // PairTurns.java:78
    lateFirst4 <= inGroup_27;  // PairTurns.java:77
    lateHas4 <= own_3 != 8'd0;  // PairTurns.java:78
    lateFirst3 <= inGroup_34;  // PairTurns.java:77
    lateHas3 <= own_4 != 8'd0;  // PairTurns.java:78
    lateFirst2 <= inGroup_41;  // PairTurns.java:77
    lateHas2 <= own_5 != 8'd0;  // PairTurns.java:78
    lateFirst1 <= inGroup_48;  // PairTurns.java:77
    lateHas1 <= own_6 != 8'd0;  // PairTurns.java:78
    lateFirst0 <= inGroup_55;  // PairTurns.java:77
    lateHas0 <= own_7 != 8'd0;  // PairTurns.java:78
    allFirst7 <= inGroup_62;  // PairTurns.java:77
    allHas7 <= own_8 != 8'd0;  // PairTurns.java:78
    allFirst6 <= inGroup_69;  // PairTurns.java:77
    allHas6 <= own_9 != 8'd0;  // PairTurns.java:78
    allFirst5 <= inGroup_76;  // PairTurns.java:77
    allHas5 <= own_10 != 8'd0;  // PairTurns.java:78
    allFirst4 <= inGroup_83;  // PairTurns.java:77
    allHas4 <= own_11 != 8'd0;  // PairTurns.java:78
    allFirst3 <= inGroup_90;  // PairTurns.java:77
    allHas3 <= own_12 != 8'd0;  // PairTurns.java:78
    allFirst2 <= inGroup_97;  // PairTurns.java:77
    allHas2 <= own_13 != 8'd0;  // PairTurns.java:78
    allFirst1 <= inGroup_104;  // PairTurns.java:77
    allHas1 <= own_14 != 8'd0;  // PairTurns.java:78
    allFirst0 <= inGroup_111;  // PairTurns.java:77
    allHas0 <= own_15 != 8'd0;  // PairTurns.java:78
    if (hasAny) begin  // PairTurns.java:61
      turn <= turn_choice[5:0];  // PairTurns.java:61
    end else if (rings && !hasWork) begin  // PairTurns.java:62
      turn <= ringer;  // PairTurns.java:62
    end
    if (reset) begin
      turn <= 6'd0;  // PairTurns.java:39
      behind <= 64'd0;  // PairTurns.java:50
      lateHas7 <= 1'b0;  // PairTurns.java:76
      lateHas6 <= 1'b0;  // PairTurns.java:76
      lateHas5 <= 1'b0;  // PairTurns.java:76
      lateHas4 <= 1'b0;  // PairTurns.java:76
      lateHas3 <= 1'b0;  // PairTurns.java:76
      lateHas2 <= 1'b0;  // PairTurns.java:76
      lateHas1 <= 1'b0;  // PairTurns.java:76
      lateHas0 <= 1'b0;  // PairTurns.java:76
      allHas7 <= 1'b0;  // PairTurns.java:76
      allHas6 <= 1'b0;  // PairTurns.java:76
      allHas5 <= 1'b0;  // PairTurns.java:76
      allHas4 <= 1'b0;  // PairTurns.java:76
      allHas3 <= 1'b0;  // PairTurns.java:76
      allHas2 <= 1'b0;  // PairTurns.java:76
      allHas1 <= 1'b0;  // PairTurns.java:76
      allHas0 <= 1'b0;  // PairTurns.java:76
    end
  end
  wire unused_ok = &{1'b0, hasWork_shifted[63:1], turn_choice[6]};
endmodule
`default_nettype wire
