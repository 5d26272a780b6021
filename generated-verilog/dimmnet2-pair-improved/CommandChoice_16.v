// entries=16
module CommandChoice_16 (  // CommandChoice.java:65
  input  wire urgent,  // CommandChoice.java:33
  input  wire allowed,  // CommandChoice.java:37
  input  wire [3:0] open,  // CommandChoice.java:39
  input  wire [3:0] mayActivate,  // CommandChoice.java:41
  input  wire [3:0] mayAccess,  // CommandChoice.java:42
  input  wire [3:0] mayPrecharge,  // CommandChoice.java:43
  input  wire mayActivateAny,  // CommandChoice.java:45
  input  wire mayRead,  // CommandChoice.java:47
  input  wire mayWrite,  // CommandChoice.java:48
  output wire activates,  // CommandChoice.java:53
  output wire reads,  // CommandChoice.java:55
  output wire writesNow,  // CommandChoice.java:56
  output wire precharges,  // CommandChoice.java:57
  output wire [3:0] bank,  // CommandChoice.java:59
  output wire [3:0] unwanted,  // CommandChoice.java:61
  input  wire [15:0] valid,  // CommandChoice.java:68
  input  wire [15:0] rowHits,  // CommandChoice.java:69
  input  wire [15:0] writes,  // CommandChoice.java:70
  input  wire [15:0] ofBank_0,  // CommandChoice.java:71
  input  wire [15:0] ofBank_1,  // CommandChoice.java:71
  input  wire [15:0] ofBank_2,  // CommandChoice.java:71
  input  wire [15:0] ofBank_3,  // CommandChoice.java:71
  input  wire [15:0] inTurn,  // CommandChoice.java:72
  output wire [15:0] chosen  // CommandChoice.java:73
);
  wire activation_any; wire [15:0] activation_chosen;  // CommandChoice.java:83
  wire column_any; wire [15:0] column_chosen;  // CommandChoice.java:84
  wire precharge_any; wire [15:0] precharge_chosen;  // CommandChoice.java:85
  wire [15:0] misses = valid & ~rowHits;  // CommandChoice.java:75
  wire [15:0] result_0_and = ofBank_0 & misses;  // CommandChoice.java:129
  wire [3:0] result_0_and_1 = ~open & mayActivate;  // CommandChoice.java:129
  wire [15:0] result_0 = result_0_and_1[0] ? result_0_and : 16'd0;  // CommandChoice.java:129
  wire [15:0] result_1_and = ofBank_1 & misses;  // CommandChoice.java:123
  wire [15:0] result_1 = result_0 | (result_0_and_1[1] ? result_1_and : 16'd0);  // CommandChoice.java:123
  wire [15:0] result_2_and = ofBank_2 & misses;  // CommandChoice.java:123
  wire [15:0] result_2 = result_1 | (result_0_and_1[2] ? result_2_and : 16'd0);  // CommandChoice.java:123
  wire [15:0] result_3_and = ofBank_3 & misses;  // CommandChoice.java:123
  wire [15:0] result_3 = result_2 | (result_0_and_1[3] ? result_3_and : 16'd0);  // CommandChoice.java:123
  wire [15:0] result_4_and = ofBank_0 & rowHits;  // CommandChoice.java:129
  wire [15:0] result_4 = mayAccess[0] ? result_4_and : 16'd0;  // CommandChoice.java:129
  wire [15:0] result_5_and = ofBank_1 & rowHits;  // CommandChoice.java:123
  wire [15:0] result_5 = result_4 | (mayAccess[1] ? result_5_and : 16'd0);  // CommandChoice.java:123
  wire [15:0] result_6_and = ofBank_2 & rowHits;  // CommandChoice.java:123
  wire [15:0] result_6 = result_5 | (mayAccess[2] ? result_6_and : 16'd0);  // CommandChoice.java:123
  wire [15:0] result_7_and = ofBank_3 & rowHits;  // CommandChoice.java:123
  wire [15:0] result_7 = result_6 | (mayAccess[3] ? result_7_and : 16'd0);  // CommandChoice.java:123
  wire [15:0] sameBank_0 = ofBank_0[0] ? ofBank_0 : 16'd0;  // CommandChoice.java:136
  wire [15:0] sameBank_1 = sameBank_0 | (ofBank_1[0] ? ofBank_1 : 16'd0);  // CommandChoice.java:136
  wire [15:0] sameBank_2 = sameBank_1 | (ofBank_2[0] ? ofBank_2 : 16'd0);  // CommandChoice.java:136
  wire [15:0] sameBank_3 = sameBank_2 | (ofBank_3[0] ? ofBank_3 : 16'd0);  // CommandChoice.java:136
  wire [15:0] otherDirection = writes[0] ? ~writes : writes;  // CommandChoice.java:138
  wire [15:0] harmful = (sameBank_3 | otherDirection) & 16'hfffe;  // CommandChoice.java:139
  wire [3:0] wanted = {|result_7_and, |result_6_and, |result_5_and, |result_4_and};  // CommandChoice.java:144
  wire [3:0] closable = open & mayPrecharge;  // CommandChoice.java:93
  wire [3:0] result_8_and = closable & ~wanted;  // CommandChoice.java:129
  wire [15:0] result_8 = result_8_and[0] ? result_0_and : 16'd0;  // CommandChoice.java:129
  wire [15:0] result_9 = result_8 | (result_8_and[1] ? result_1_and : 16'd0);  // CommandChoice.java:123
  wire [15:0] result_10 = result_9 | (result_8_and[2] ? result_2_and : 16'd0);  // CommandChoice.java:123
  wire [15:0] result_11 = result_10 | (result_8_and[3] ? result_3_and : 16'd0);  // CommandChoice.java:123
  wire [15:0] result_12 = closable[0] ? result_0_and : 16'd0;  // CommandChoice.java:129
  wire [15:0] result_13 = result_12 | (closable[1] ? result_1_and : 16'd0);  // CommandChoice.java:123
  wire [15:0] result_14 = result_13 | (closable[2] ? result_2_and : 16'd0);  // CommandChoice.java:123
  wire [15:0] result_15 = result_14 | (closable[3] ? result_3_and : 16'd0);  // CommandChoice.java:123
  wire urgentPrecharge = urgent && allowed && result_15[0];  // CommandChoice.java:96
  wire prechargesAnyhow = !(activation_any || column_any) && precharge_any;  // CommandChoice.java:98
  wire accesses = !(urgentPrecharge || activation_any) && column_any;  // CommandChoice.java:99
  wire [15:0] ordinary = activation_any ? activation_chosen : (column_any ? column_chosen : precharge_chosen);  // CommandChoice.java:104
  wire [15:0] entry = urgentPrecharge ? 16'd1 : ordinary;  // CommandChoice.java:105
  wire backlog = valid[4];  // CommandChoice.java:114
  wire [3:0] conflicting = {|result_3_and, |result_2_and, |result_1_and, |result_0_and}
      | (backlog ? 4'd15 : 4'd0);  // CommandChoice.java:115
  wire unwanted_or = result_4_and[2] || result_4_and[1];  // CommandChoice.java:116
  wire unwanted_or_1 = unwanted_or || result_4_and[0];  // CommandChoice.java:116
  wire unwanted_or_2 = result_4_and[4] || result_4_and[3];  // CommandChoice.java:116
  wire unwanted_or_3 = result_4_and[6] || result_4_and[5];  // CommandChoice.java:116
  wire unwanted_or_4 = unwanted_or_3 || unwanted_or_2;  // CommandChoice.java:116
  wire unwanted_or_5 = unwanted_or_4 || unwanted_or_1;  // CommandChoice.java:116
  wire unwanted_or_6 = result_4_and[8] || result_4_and[7];  // CommandChoice.java:116
  wire unwanted_or_7 = result_4_and[10] || result_4_and[9];  // CommandChoice.java:116
  wire unwanted_or_8 = unwanted_or_7 || unwanted_or_6;  // CommandChoice.java:116
  wire unwanted_or_9 = result_4_and[12] || result_4_and[11];  // CommandChoice.java:116
  wire unwanted_or_10 = result_4_and[1] || result_4_and[0];  // CommandChoice.java:116
  wire unwanted_or_11 = result_4_and[3] || result_4_and[2];  // CommandChoice.java:116
  wire unwanted_or_12 = result_4_and[5] || result_4_and[4];  // CommandChoice.java:116
  wire unwanted_or_13 = unwanted_or_12 || unwanted_or_11;  // CommandChoice.java:116
  wire unwanted_or_14 = unwanted_or_13 || unwanted_or_10;  // CommandChoice.java:116
  wire unwanted_or_15 = result_4_and[7] || result_4_and[6];  // CommandChoice.java:116
  wire unwanted_or_16 = result_4_and[9] || result_4_and[8];  // CommandChoice.java:116
  wire unwanted_or_17 = unwanted_or_16 || unwanted_or_15;  // CommandChoice.java:116
  wire unwanted_or_18 = result_4_and[11] || result_4_and[10];  // CommandChoice.java:116
  wire unwanted_or_19 = unwanted_or_2 || unwanted_or;  // CommandChoice.java:116
  wire unwanted_or_20 = unwanted_or_19 || result_4_and[0];  // CommandChoice.java:116
  wire unwanted_or_21 = unwanted_or_6 || unwanted_or_3;  // CommandChoice.java:116
  wire unwanted_or_22 = unwanted_or_11 || unwanted_or_10;  // CommandChoice.java:116
  wire unwanted_or_23 = unwanted_or_15 || unwanted_or_12;  // CommandChoice.java:116
  wire [14:0] unwanted_joined = {result_4_and[1] && result_4_and[0], result_4_and[2] && unwanted_or_10,
      result_4_and[3] && unwanted_or_1, result_4_and[4] && unwanted_or_22, result_4_and[5] && unwanted_or_20,
      result_4_and[6] && unwanted_or_14, result_4_and[7] && unwanted_or_5, result_4_and[8]
      && (unwanted_or_23 || unwanted_or_22), result_4_and[9]
      && (unwanted_or_21 || unwanted_or_19 || result_4_and[0]), result_4_and[10]
      && (unwanted_or_17 || unwanted_or_13 || unwanted_or_10), result_4_and[11]
      && (unwanted_or_8 || unwanted_or_4 || unwanted_or_1), result_4_and[12]
      && (unwanted_or_18 || unwanted_or_16 || unwanted_or_23 || unwanted_or_22), result_4_and[13]
      && (unwanted_or_9 || unwanted_or_7 || unwanted_or_21 || unwanted_or_20), result_4_and[14]
      && (result_4_and[13] || result_4_and[12] || unwanted_or_18 || unwanted_or_17 || unwanted_or_14),
      result_4_and[15] && (result_4_and[14] || result_4_and[13] || unwanted_or_9 || unwanted_or_8
      || unwanted_or_5)};  // CommandChoice.java:116
  wire unwanted_or_24 = result_5_and[2] || result_5_and[1];  // CommandChoice.java:116
  wire unwanted_or_25 = unwanted_or_24 || result_5_and[0];  // CommandChoice.java:116
  wire unwanted_or_26 = result_5_and[4] || result_5_and[3];  // CommandChoice.java:116
  wire unwanted_or_27 = result_5_and[6] || result_5_and[5];  // CommandChoice.java:116
  wire unwanted_or_28 = unwanted_or_27 || unwanted_or_26;  // CommandChoice.java:116
  wire unwanted_or_29 = unwanted_or_28 || unwanted_or_25;  // CommandChoice.java:116
  wire unwanted_or_30 = result_5_and[8] || result_5_and[7];  // CommandChoice.java:116
  wire unwanted_or_31 = result_5_and[10] || result_5_and[9];  // CommandChoice.java:116
  wire unwanted_or_32 = unwanted_or_31 || unwanted_or_30;  // CommandChoice.java:116
  wire unwanted_or_33 = result_5_and[12] || result_5_and[11];  // CommandChoice.java:116
  wire unwanted_or_34 = result_5_and[1] || result_5_and[0];  // CommandChoice.java:116
  wire unwanted_or_35 = result_5_and[3] || result_5_and[2];  // CommandChoice.java:116
  wire unwanted_or_36 = result_5_and[5] || result_5_and[4];  // CommandChoice.java:116
  wire unwanted_or_37 = unwanted_or_36 || unwanted_or_35;  // CommandChoice.java:116
  wire unwanted_or_38 = unwanted_or_37 || unwanted_or_34;  // CommandChoice.java:116
  wire unwanted_or_39 = result_5_and[7] || result_5_and[6];  // CommandChoice.java:116
  wire unwanted_or_40 = result_5_and[9] || result_5_and[8];  // CommandChoice.java:116
  wire unwanted_or_41 = unwanted_or_40 || unwanted_or_39;  // CommandChoice.java:116
  wire unwanted_or_42 = result_5_and[11] || result_5_and[10];  // CommandChoice.java:116
  wire unwanted_or_43 = unwanted_or_26 || unwanted_or_24;  // CommandChoice.java:116
  wire unwanted_or_44 = unwanted_or_43 || result_5_and[0];  // CommandChoice.java:116
  wire unwanted_or_45 = unwanted_or_30 || unwanted_or_27;  // CommandChoice.java:116
  wire unwanted_or_46 = unwanted_or_35 || unwanted_or_34;  // CommandChoice.java:116
  wire unwanted_or_47 = unwanted_or_39 || unwanted_or_36;  // CommandChoice.java:116
  wire [14:0] unwanted_joined_1 = {result_5_and[1] && result_5_and[0], result_5_and[2] && unwanted_or_34,
      result_5_and[3] && unwanted_or_25, result_5_and[4] && unwanted_or_46, result_5_and[5] && unwanted_or_44,
      result_5_and[6] && unwanted_or_38, result_5_and[7] && unwanted_or_29, result_5_and[8]
      && (unwanted_or_47 || unwanted_or_46), result_5_and[9]
      && (unwanted_or_45 || unwanted_or_43 || result_5_and[0]), result_5_and[10]
      && (unwanted_or_41 || unwanted_or_37 || unwanted_or_34), result_5_and[11]
      && (unwanted_or_32 || unwanted_or_28 || unwanted_or_25), result_5_and[12]
      && (unwanted_or_42 || unwanted_or_40 || unwanted_or_47 || unwanted_or_46), result_5_and[13]
      && (unwanted_or_33 || unwanted_or_31 || unwanted_or_45 || unwanted_or_44), result_5_and[14]
      && (result_5_and[13] || result_5_and[12] || unwanted_or_42 || unwanted_or_41 || unwanted_or_38),
      result_5_and[15] && (result_5_and[14] || result_5_and[13] || unwanted_or_33 || unwanted_or_32
      || unwanted_or_29)};  // CommandChoice.java:116
  wire unwanted_or_48 = result_6_and[2] || result_6_and[1];  // CommandChoice.java:116
  wire unwanted_or_49 = unwanted_or_48 || result_6_and[0];  // CommandChoice.java:116
  wire unwanted_or_50 = result_6_and[4] || result_6_and[3];  // CommandChoice.java:116
  wire unwanted_or_51 = result_6_and[6] || result_6_and[5];  // CommandChoice.java:116
  wire unwanted_or_52 = unwanted_or_51 || unwanted_or_50;  // CommandChoice.java:116
  wire unwanted_or_53 = unwanted_or_52 || unwanted_or_49;  // CommandChoice.java:116
  wire unwanted_or_54 = result_6_and[8] || result_6_and[7];  // CommandChoice.java:116
  wire unwanted_or_55 = result_6_and[10] || result_6_and[9];  // CommandChoice.java:116
  wire unwanted_or_56 = unwanted_or_55 || unwanted_or_54;  // CommandChoice.java:116
  wire unwanted_or_57 = result_6_and[12] || result_6_and[11];  // CommandChoice.java:116
  wire unwanted_or_58 = result_6_and[1] || result_6_and[0];  // CommandChoice.java:116
  wire unwanted_or_59 = result_6_and[3] || result_6_and[2];  // CommandChoice.java:116
  wire unwanted_or_60 = result_6_and[5] || result_6_and[4];  // CommandChoice.java:116
  wire unwanted_or_61 = unwanted_or_60 || unwanted_or_59;  // CommandChoice.java:116
  wire unwanted_or_62 = unwanted_or_61 || unwanted_or_58;  // CommandChoice.java:116
  wire unwanted_or_63 = result_6_and[7] || result_6_and[6];  // CommandChoice.java:116
  wire unwanted_or_64 = result_6_and[9] || result_6_and[8];  // CommandChoice.java:116
  wire unwanted_or_65 = unwanted_or_64 || unwanted_or_63;  // CommandChoice.java:116
  wire unwanted_or_66 = result_6_and[11] || result_6_and[10];  // CommandChoice.java:116
  wire unwanted_or_67 = unwanted_or_50 || unwanted_or_48;  // CommandChoice.java:116
  wire unwanted_or_68 = unwanted_or_67 || result_6_and[0];  // CommandChoice.java:116
  wire unwanted_or_69 = unwanted_or_54 || unwanted_or_51;  // CommandChoice.java:116
  wire unwanted_or_70 = unwanted_or_59 || unwanted_or_58;  // CommandChoice.java:116
  wire unwanted_or_71 = unwanted_or_63 || unwanted_or_60;  // CommandChoice.java:116
  wire [14:0] unwanted_joined_2 = {result_6_and[1] && result_6_and[0], result_6_and[2] && unwanted_or_58,
      result_6_and[3] && unwanted_or_49, result_6_and[4] && unwanted_or_70, result_6_and[5] && unwanted_or_68,
      result_6_and[6] && unwanted_or_62, result_6_and[7] && unwanted_or_53, result_6_and[8]
      && (unwanted_or_71 || unwanted_or_70), result_6_and[9]
      && (unwanted_or_69 || unwanted_or_67 || result_6_and[0]), result_6_and[10]
      && (unwanted_or_65 || unwanted_or_61 || unwanted_or_58), result_6_and[11]
      && (unwanted_or_56 || unwanted_or_52 || unwanted_or_49), result_6_and[12]
      && (unwanted_or_66 || unwanted_or_64 || unwanted_or_71 || unwanted_or_70), result_6_and[13]
      && (unwanted_or_57 || unwanted_or_55 || unwanted_or_69 || unwanted_or_68), result_6_and[14]
      && (result_6_and[13] || result_6_and[12] || unwanted_or_66 || unwanted_or_65 || unwanted_or_62),
      result_6_and[15] && (result_6_and[14] || result_6_and[13] || unwanted_or_57 || unwanted_or_56
      || unwanted_or_53)};  // CommandChoice.java:116
  wire unwanted_or_72 = result_7_and[2] || result_7_and[1];  // CommandChoice.java:116
  wire unwanted_or_73 = unwanted_or_72 || result_7_and[0];  // CommandChoice.java:116
  wire unwanted_or_74 = result_7_and[4] || result_7_and[3];  // CommandChoice.java:116
  wire unwanted_or_75 = result_7_and[6] || result_7_and[5];  // CommandChoice.java:116
  wire unwanted_or_76 = unwanted_or_75 || unwanted_or_74;  // CommandChoice.java:116
  wire unwanted_or_77 = unwanted_or_76 || unwanted_or_73;  // CommandChoice.java:116
  wire unwanted_or_78 = result_7_and[8] || result_7_and[7];  // CommandChoice.java:116
  wire unwanted_or_79 = result_7_and[10] || result_7_and[9];  // CommandChoice.java:116
  wire unwanted_or_80 = unwanted_or_79 || unwanted_or_78;  // CommandChoice.java:116
  wire unwanted_or_81 = result_7_and[12] || result_7_and[11];  // CommandChoice.java:116
  wire unwanted_or_82 = result_7_and[1] || result_7_and[0];  // CommandChoice.java:116
  wire unwanted_or_83 = result_7_and[3] || result_7_and[2];  // CommandChoice.java:116
  wire unwanted_or_84 = result_7_and[5] || result_7_and[4];  // CommandChoice.java:116
  wire unwanted_or_85 = unwanted_or_84 || unwanted_or_83;  // CommandChoice.java:116
  wire unwanted_or_86 = unwanted_or_85 || unwanted_or_82;  // CommandChoice.java:116
  wire unwanted_or_87 = result_7_and[7] || result_7_and[6];  // CommandChoice.java:116
  wire unwanted_or_88 = result_7_and[9] || result_7_and[8];  // CommandChoice.java:116
  wire unwanted_or_89 = unwanted_or_88 || unwanted_or_87;  // CommandChoice.java:116
  wire unwanted_or_90 = result_7_and[11] || result_7_and[10];  // CommandChoice.java:116
  wire unwanted_or_91 = unwanted_or_74 || unwanted_or_72;  // CommandChoice.java:116
  wire unwanted_or_92 = unwanted_or_91 || result_7_and[0];  // CommandChoice.java:116
  wire unwanted_or_93 = unwanted_or_78 || unwanted_or_75;  // CommandChoice.java:116
  wire unwanted_or_94 = unwanted_or_83 || unwanted_or_82;  // CommandChoice.java:116
  wire unwanted_or_95 = unwanted_or_87 || unwanted_or_84;  // CommandChoice.java:116
  wire [14:0] unwanted_joined_3 = {result_7_and[1] && result_7_and[0], result_7_and[2] && unwanted_or_82,
      result_7_and[3] && unwanted_or_73, result_7_and[4] && unwanted_or_94, result_7_and[5] && unwanted_or_92,
      result_7_and[6] && unwanted_or_86, result_7_and[7] && unwanted_or_77, result_7_and[8]
      && (unwanted_or_95 || unwanted_or_94), result_7_and[9]
      && (unwanted_or_93 || unwanted_or_91 || result_7_and[0]), result_7_and[10]
      && (unwanted_or_89 || unwanted_or_85 || unwanted_or_82), result_7_and[11]
      && (unwanted_or_80 || unwanted_or_76 || unwanted_or_73), result_7_and[12]
      && (unwanted_or_90 || unwanted_or_88 || unwanted_or_95 || unwanted_or_94), result_7_and[13]
      && (unwanted_or_81 || unwanted_or_79 || unwanted_or_93 || unwanted_or_92), result_7_and[14]
      && (result_7_and[13] || result_7_and[12] || unwanted_or_90 || unwanted_or_89 || unwanted_or_86),
      result_7_and[15] && (result_7_and[14] || result_7_and[13] || unwanted_or_81 || unwanted_or_80
      || unwanted_or_77)};  // CommandChoice.java:116
  assign activates = !urgentPrecharge && activation_any;  // CommandChoice.java:100
  assign reads = accesses && !(|(column_chosen & writes));  // CommandChoice.java:102
  assign writesNow = accesses && (|(column_chosen & writes));  // CommandChoice.java:103
  assign precharges = urgentPrecharge || prechargesAnyhow;  // CommandChoice.java:101
  assign bank = {|(ofBank_3 & entry), |(ofBank_2 & entry), |(ofBank_1 & entry), |(ofBank_0 & entry)};  // CommandChoice.java:111
  assign unwanted = ~{|unwanted_joined_3, |unwanted_joined_2, |unwanted_joined_1, |unwanted_joined}
      & conflicting;  // CommandChoice.java:116
  assign chosen = entry;  // CommandChoice.java:106
  OldestFirst_16 activation (  // CommandChoice.java:83
    .any(activation_any), .candidates((allowed && mayActivateAny) ? result_3 : 16'd0),
    .chosen(activation_chosen));
  OldestFirst_16 column (  // CommandChoice.java:84
    .any(column_any),
    .candidates((allowed ? result_7 : 16'd0) & ((mayRead ? ~writes : 16'd0) | (mayWrite ? writes : 16'd0))
        & inTurn & ~(urgent ? harmful : 16'd0)),
    .chosen(column_chosen));
  OldestFirst_16 precharge (  // CommandChoice.java:85
    .any(precharge_any), .candidates(allowed ? result_11 : 16'd0), .chosen(precharge_chosen));
  wire unused_ok = &{1'b0, result_15[15:1]};
endmodule
