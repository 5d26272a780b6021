`default_nettype none
// payload=2024
module LinkReceiver_2024 (  // LinkReceiver.java:110
  input  wire clock,  // LinkReceiver.java:110
  input  wire reset,  // LinkReceiver.java:110
  input  wire link_valid,  // LinkReceiver.java:27
  input  wire [63:0] link_data,  // LinkReceiver.java:27
  input  wire link_last,  // LinkReceiver.java:27
  output wire [63:0] packet_data_data,  // LinkReceiver.java:28
  output wire packet_data_last,  // LinkReceiver.java:28
  output wire packet_valid,  // LinkReceiver.java:28
  input  wire packet_ready,  // LinkReceiver.java:28
  output wire [1:0] channel,  // LinkReceiver.java:30
  output wire discard,  // LinkReceiver.java:32
  output wire [7:0] expected,  // LinkReceiver.java:35
  output wire accepted,  // LinkReceiver.java:37
  output wire repeated,  // LinkReceiver.java:39
  output wire missed,  // LinkReceiver.java:41
  output wire packetWrong,  // LinkReceiver.java:43
  output wire ended,  // LinkReceiver.java:46
  output wire flowArrives,  // LinkReceiver.java:49
  output wire [31:0] flow  // LinkReceiver.java:51
);
  reg  [9:0] index;  // LinkReceiver.java:66
  reg  [31:0] crc;  // LinkReceiver.java:68
  reg  [9:0] lastIndex;  // LinkReceiver.java:70
  reg  lengthIsPossible;  // LinkReceiver.java:72
  reg  [9:0] slotWords;  // LinkReceiver.java:74
  reg  [1:0] kind;  // LinkReceiver.java:76
  reg  [7:0] number;  // LinkReceiver.java:78
  reg  [63:0] arrived;  // LinkReceiver.java:81
  reg  [31:0] headerCheck;  // LinkReceiver.java:82
  reg  [31:0] flowCheck;  // LinkReceiver.java:83
  reg  ends;  // LinkReceiver.java:84
  reg  endsFirst;  // LinkReceiver.java:85
  reg  wasLast;  // LinkReceiver.java:86
  reg  checksHeader;  // LinkReceiver.java:87
  reg  keeps;  // LinkReceiver.java:88
  reg  moves;  // LinkReceiver.java:89
  reg  payloadRight;  // LinkReceiver.java:90
  reg  lengthRight;  // LinkReceiver.java:91
  reg  [7:0] next;  // LinkReceiver.java:176
  reg  isNext;  // LinkReceiver.java:177
  reg  isOld;  // LinkReceiver.java:178
  reg  headerRight;  // LinkReceiver.java:179
  reg  [63:0] kept;  // LinkReceiver.java:215
  reg  told;  // LinkReceiver.java:225
  reg  counts;  // LinkReceiver.java:226
  reg  [31:0] lower;  // LinkReceiver.java:227
  wire [31:0] tail = link_data[63:32];  // LinkReceiver.java:61
  wire [31:0] check = link_data[31:0];  // LinkReceiver.java:62
  wire isFirst = index == 10'd0;  // LinkReceiver.java:128
  wire isHeader = index < 10'd4;  // LinkReceiver.java:129
  wire isHeaderCheck = index == 10'd4;  // LinkReceiver.java:130
  wire isWord = isHeader || (!isHeaderCheck && !link_last);  // LinkReceiver.java:131
  wire fits = isFirst || (index <= slotWords);  // LinkReceiver.java:133
  wire [95:0] message_0 = {crc, link_data};  // Crc.java:68
  wire crcBit_0 = ^(message_0 & 96'h481b4e5a04d101df481b4e5a);  // Crc.java:72
  wire crcBit_1 = ^(message_0 & 96'h90369cb509a203be90369cb5);  // Crc.java:72
  wire crcBit_2 = ^(message_0 & 96'h206d396b1344077d206d396b);  // Crc.java:72
  wire crcBit_3 = ^(message_0 & 96'h40da72d726880efa40da72d7);  // Crc.java:72
  wire crcBit_4 = ^(message_0 & 96'h81b4e5af4d101df481b4e5af);  // Crc.java:72
  wire crcBit_5 = ^(message_0 & 96'h369cb5e9a203be90369cb5e);  // Crc.java:72
  wire crcBit_6 = ^(message_0 & 96'h4ec8d8e63091760d4ec8d8e6);  // Crc.java:72
  wire crcBit_7 = ^(message_0 & 96'h9d91b1cd6122ec1a9d91b1cd);  // Crc.java:72
  wire crcBit_8 = ^(message_0 & 96'h3b23639ac245d8353b23639a);  // Crc.java:72
  wire crcBit_9 = ^(message_0 & 96'h3e5d896e805ab1b53e5d896e);  // Crc.java:72
  wire crcBit_10 = ^(message_0 & 96'h34a05c86046462b534a05c86);  // Crc.java:72
  wire crcBit_11 = ^(message_0 & 96'h6940b90c08c8c56a6940b90c);  // Crc.java:72
  wire crcBit_12 = ^(message_0 & 96'hd281721811918ad4d2817218);  // Crc.java:72
  wire crcBit_13 = ^(message_0 & 96'ha502e430232315a9a502e430);  // Crc.java:72
  wire crcBit_14 = ^(message_0 & 96'h4a05c86046462b534a05c860);  // Crc.java:72
  wire crcBit_15 = ^(message_0 & 96'h940b90c08c8c56a6940b90c0);  // Crc.java:72
  wire crcBit_16 = ^(message_0 & 96'h600c6fda1dc9ac92600c6fda);  // Crc.java:72
  wire crcBit_17 = ^(message_0 & 96'hc018dfb53b935924c018dfb5);  // Crc.java:72
  wire crcBit_18 = ^(message_0 & 96'h8031bf6a7726b2498031bf6a);  // Crc.java:72
  wire crcBit_19 = ^(message_0 & 96'h637ed5ee4d649300637ed5);  // Crc.java:72
  wire crcBit_20 = ^(message_0 & 96'h48ddb3f0d84bc8f948ddb3f0);  // Crc.java:72
  wire crcBit_21 = ^(message_0 & 96'hd9a029bbb446902dd9a029bb);  // Crc.java:72
  wire crcBit_22 = ^(message_0 & 96'hfb5b1d2c6c5c2184fb5b1d2c);  // Crc.java:72
  wire crcBit_23 = ^(message_0 & 96'hf6b63a59d8b84309f6b63a59);  // Crc.java:72
  wire crcBit_24 = ^(message_0 & 96'ha5773ae8b5a187cca5773ae8);  // Crc.java:72
  wire crcBit_25 = ^(message_0 & 96'h2f53b8a6f920e4602f53b8a);  // Crc.java:72
  wire crcBit_26 = ^(message_0 & 96'h5ea7715df241c8c05ea7715);  // Crc.java:72
  wire crcBit_27 = ^(message_0 & 96'h43cfa071ba9938c743cfa071);  // Crc.java:72
  wire crcBit_28 = ^(message_0 & 96'hcf840eb871e37051cf840eb8);  // Crc.java:72
  wire crcBit_29 = ^(message_0 & 96'h9f081d70e3c6e0a39f081d70);  // Crc.java:72
  wire crcBit_30 = ^(message_0 & 96'h760b74bbc35cc098760b74bb);  // Crc.java:72
  wire crcBit_31 = ^(message_0 & 96'ha40da72d826880efa40da72d);  // Crc.java:72
  wire [31:0] nextCrc = {crcBit_31, crcBit_30, crcBit_29, crcBit_28, crcBit_27, crcBit_26, crcBit_25, crcBit_24,
      crcBit_23, crcBit_22, crcBit_21, crcBit_20, crcBit_19, crcBit_18, crcBit_17, crcBit_16, crcBit_15,
      crcBit_14, crcBit_13, crcBit_12, crcBit_11, crcBit_10, crcBit_9, crcBit_8, crcBit_7, crcBit_6, crcBit_5,
      crcBit_4, crcBit_3, crcBit_2, crcBit_1, crcBit_0};  // Crc.java:75
  wire [1:0] channelOfHeader = link_data[47:46];  // PacketFormat.java:46
  wire [63:0] message_1 = {crc, tail};  // Crc.java:68
  wire crcBit_32 = ^(message_1 & 64'h4d101df04d101df);  // Crc.java:72
  wire crcBit_33 = ^(message_1 & 64'h9a203be09a203be);  // Crc.java:72
  wire crcBit_34 = ^(message_1 & 64'h1344077d1344077d);  // Crc.java:72
  wire crcBit_35 = ^(message_1 & 64'h26880efa26880efa);  // Crc.java:72
  wire crcBit_36 = ^(message_1 & 64'h4d101df44d101df4);  // Crc.java:72
  wire crcBit_37 = ^(message_1 & 64'h9a203be99a203be9);  // Crc.java:72
  wire crcBit_38 = ^(message_1 & 64'h3091760d3091760d);  // Crc.java:72
  wire crcBit_39 = ^(message_1 & 64'h6122ec1a6122ec1a);  // Crc.java:72
  wire crcBit_40 = ^(message_1 & 64'hc245d835c245d835);  // Crc.java:72
  wire crcBit_41 = ^(message_1 & 64'h805ab1b5805ab1b5);  // Crc.java:72
  wire crcBit_42 = ^(message_1 & 64'h46462b5046462b5);  // Crc.java:72
  wire crcBit_43 = ^(message_1 & 64'h8c8c56a08c8c56a);  // Crc.java:72
  wire crcBit_44 = ^(message_1 & 64'h11918ad411918ad4);  // Crc.java:72
  wire crcBit_45 = ^(message_1 & 64'h232315a9232315a9);  // Crc.java:72
  wire crcBit_46 = ^(message_1 & 64'h46462b5346462b53);  // Crc.java:72
  wire crcBit_47 = ^(message_1 & 64'h8c8c56a68c8c56a6);  // Crc.java:72
  wire crcBit_48 = ^(message_1 & 64'h1dc9ac921dc9ac92);  // Crc.java:72
  wire crcBit_49 = ^(message_1 & 64'h3b9359243b935924);  // Crc.java:72
  wire crcBit_50 = ^(message_1 & 64'h7726b2497726b249);  // Crc.java:72
  wire crcBit_51 = ^(message_1 & 64'hee4d6493ee4d6493);  // Crc.java:72
  wire crcBit_52 = ^(message_1 & 64'hd84bc8f9d84bc8f9);  // Crc.java:72
  wire crcBit_53 = ^(message_1 & 64'hb446902db446902d);  // Crc.java:72
  wire crcBit_54 = ^(message_1 & 64'h6c5c21846c5c2184);  // Crc.java:72
  wire crcBit_55 = ^(message_1 & 64'hd8b84309d8b84309);  // Crc.java:72
  wire crcBit_56 = ^(message_1 & 64'hb5a187ccb5a187cc);  // Crc.java:72
  wire crcBit_57 = ^(message_1 & 64'h6f920e466f920e46);  // Crc.java:72
  wire crcBit_58 = ^(message_1 & 64'hdf241c8cdf241c8c);  // Crc.java:72
  wire crcBit_59 = ^(message_1 & 64'hba9938c7ba9938c7);  // Crc.java:72
  wire crcBit_60 = ^(message_1 & 64'h71e3705171e37051);  // Crc.java:72
  wire crcBit_61 = ^(message_1 & 64'he3c6e0a3e3c6e0a3);  // Crc.java:72
  wire crcBit_62 = ^(message_1 & 64'hc35cc098c35cc098);  // Crc.java:72
  wire crcBit_63 = ^(message_1 & 64'h826880ef826880ef);  // Crc.java:72
  wire [63:0] message_2 = {32'hffffffff, check};  // Crc.java:68
  wire crcBit_64 = ^(message_2 & 64'h4d101df04d101df);  // Crc.java:72
  wire crcBit_65 = ^(message_2 & 64'h9a203be09a203be);  // Crc.java:72
  wire crcBit_66 = ^(message_2 & 64'h1344077d1344077d);  // Crc.java:72
  wire crcBit_67 = ^(message_2 & 64'h26880efa26880efa);  // Crc.java:72
  wire crcBit_68 = ^(message_2 & 64'h4d101df44d101df4);  // Crc.java:72
  wire crcBit_69 = ^(message_2 & 64'h9a203be99a203be9);  // Crc.java:72
  wire crcBit_70 = ^(message_2 & 64'h3091760d3091760d);  // Crc.java:72
  wire crcBit_71 = ^(message_2 & 64'h6122ec1a6122ec1a);  // Crc.java:72
  wire crcBit_72 = ^(message_2 & 64'hc245d835c245d835);  // Crc.java:72
  wire crcBit_73 = ^(message_2 & 64'h805ab1b5805ab1b5);  // Crc.java:72
  wire crcBit_74 = ^(message_2 & 64'h46462b5046462b5);  // Crc.java:72
  wire crcBit_75 = ^(message_2 & 64'h8c8c56a08c8c56a);  // Crc.java:72
  wire crcBit_76 = ^(message_2 & 64'h11918ad411918ad4);  // Crc.java:72
  wire crcBit_77 = ^(message_2 & 64'h232315a9232315a9);  // Crc.java:72
  wire crcBit_78 = ^(message_2 & 64'h46462b5346462b53);  // Crc.java:72
  wire crcBit_79 = ^(message_2 & 64'h8c8c56a68c8c56a6);  // Crc.java:72
  wire crcBit_80 = ^(message_2 & 64'h1dc9ac921dc9ac92);  // Crc.java:72
  wire crcBit_81 = ^(message_2 & 64'h3b9359243b935924);  // Crc.java:72
  wire crcBit_82 = ^(message_2 & 64'h7726b2497726b249);  // Crc.java:72
  wire crcBit_83 = ^(message_2 & 64'hee4d6493ee4d6493);  // Crc.java:72
  wire crcBit_84 = ^(message_2 & 64'hd84bc8f9d84bc8f9);  // Crc.java:72
  wire crcBit_85 = ^(message_2 & 64'hb446902db446902d);  // Crc.java:72
  wire crcBit_86 = ^(message_2 & 64'h6c5c21846c5c2184);  // Crc.java:72
  wire crcBit_87 = ^(message_2 & 64'hd8b84309d8b84309);  // Crc.java:72
  wire crcBit_88 = ^(message_2 & 64'hb5a187ccb5a187cc);  // Crc.java:72
  wire crcBit_89 = ^(message_2 & 64'h6f920e466f920e46);  // Crc.java:72
  wire crcBit_90 = ^(message_2 & 64'hdf241c8cdf241c8c);  // Crc.java:72
  wire crcBit_91 = ^(message_2 & 64'hba9938c7ba9938c7);  // Crc.java:72
  wire crcBit_92 = ^(message_2 & 64'h71e3705171e37051);  // Crc.java:72
  wire crcBit_93 = ^(message_2 & 64'he3c6e0a3e3c6e0a3);  // Crc.java:72
  wire crcBit_94 = ^(message_2 & 64'hc35cc098c35cc098);  // Crc.java:72
  wire crcBit_95 = ^(message_2 & 64'h826880ef826880ef);  // Crc.java:72
  wire [15:0] roundedUp = {2'd0, link_data[45:32]} + 16'd39;  // PacketFormat.java:56
  wire [7:0] ahead = number - next;  // LinkReceiver.java:180
  wire right = headerRight && payloadRight && lengthRight;  // LinkReceiver.java:186
  wire accepts = ends && right && isNext;  // LinkReceiver.java:188
  wire flowRight = flowCheck == arrived[63:32];  // LinkReceiver.java:244
  assign packet_data_data = kept;  // LinkReceiver.java:218
  assign packet_data_last = wasLast;  // LinkReceiver.java:219
  assign packet_valid = moves;  // LinkReceiver.java:217
  assign channel = kind;  // LinkReceiver.java:220
  assign discard = !accepts;  // LinkReceiver.java:221
  assign expected = next;  // LinkReceiver.java:194
  assign accepted = accepts;  // LinkReceiver.java:189
  assign repeated = ends && headerRight && isOld;  // LinkReceiver.java:190
  assign missed = ends && !((headerRight && isOld) || (right && isNext));  // LinkReceiver.java:191
  assign packetWrong = ends && !right;  // LinkReceiver.java:193
  assign ended = counts;  // LinkReceiver.java:234
  assign flowArrives = told;  // LinkReceiver.java:232
  assign flow = lower;  // LinkReceiver.java:233
  always @(posedge clock) begin
    ends <= link_valid && link_last && !isFirst;  // LinkReceiver.java:134
    endsFirst <= link_valid && link_last && isFirst;  // LinkReceiver.java:135
    wasLast <= link_last;  // LinkReceiver.java:136
    checksHeader <= link_valid && isHeaderCheck && !link_last;  // LinkReceiver.java:137
    keeps <= link_valid && isWord && fits;  // LinkReceiver.java:138
    moves <= link_valid && !isFirst && (!isHeaderCheck || link_last) && (fits || link_last);  // LinkReceiver.java:140
    payloadRight <= check == ~crc;  // LinkReceiver.java:148
    lengthRight <= (index == lastIndex) && lengthIsPossible;  // LinkReceiver.java:149
    lengthIsPossible <= (lastIndex > 10'd5) && (lastIndex <= (slotWords + 10'd1));  // LinkReceiver.java:150
    if (link_valid) begin  // LinkReceiver.java:153
      arrived <= link_data;  // LinkReceiver.java:154
      headerCheck <= ~{crcBit_63, crcBit_62, crcBit_61, crcBit_60, crcBit_59, crcBit_58, crcBit_57, crcBit_56,
          crcBit_55, crcBit_54, crcBit_53, crcBit_52, crcBit_51, crcBit_50, crcBit_49, crcBit_48, crcBit_47,
          crcBit_46, crcBit_45, crcBit_44, crcBit_43, crcBit_42, crcBit_41, crcBit_40, crcBit_39, crcBit_38,
          crcBit_37, crcBit_36, crcBit_35, crcBit_34, crcBit_33, crcBit_32};  // LinkReceiver.java:155
      flowCheck <= ~{crcBit_95, crcBit_94, crcBit_93, crcBit_92, crcBit_91, crcBit_90, crcBit_89, crcBit_88,
          crcBit_87, crcBit_86, crcBit_85, crcBit_84, crcBit_83, crcBit_82, crcBit_81, crcBit_80, crcBit_79,
          crcBit_78, crcBit_77, crcBit_76, crcBit_75, crcBit_74, crcBit_73, crcBit_72, crcBit_71, crcBit_70,
          crcBit_69, crcBit_68, crcBit_67, crcBit_66, crcBit_65, crcBit_64};  // LinkReceiver.java:156
      index <= link_last ? 10'd0 : ((index == 10'd1023) ? index : (index + 10'd1));  // LinkReceiver.java:157
      crc <= (link_last || isHeaderCheck) ? 32'hffffffff : nextCrc;  // LinkReceiver.java:158
      if (isFirst) begin  // LinkReceiver.java:159
        lastIndex <= roundedUp[12:3] + 10'd1;  // LinkReceiver.java:161
        kind <= channelOfHeader;  // LinkReceiver.java:164
        slotWords <= (channelOfHeader == 2'd1) ? 10'd6 : 10'd257;  // LinkReceiver.java:165
      end
      if (isHeaderCheck) begin  // LinkReceiver.java:170
        number <= tail[7:0];  // LinkReceiver.java:170
      end
    end
    isNext <= ahead == 8'd0;  // LinkReceiver.java:181
    isOld <= ahead[7];  // LinkReceiver.java:182
    if (ends) begin  // LinkReceiver.java:183
      headerRight <= 1'b0;  // LinkReceiver.java:183
    end else if (checksHeader) begin  // LinkReceiver.java:184
      headerRight <= arrived[31:0] == headerCheck;  // LinkReceiver.java:185
    end
    if (accepts) begin  // LinkReceiver.java:195
      next <= next + 8'd1;  // LinkReceiver.java:195
    end
    if (keeps) begin  // LinkReceiver.java:216
      kept <= arrived;  // LinkReceiver.java:216
    end
    told <= endsFirst && flowRight;  // LinkReceiver.java:229
    counts <= ends || (endsFirst && !flowRight);  // LinkReceiver.java:230
    lower <= arrived[31:0];  // LinkReceiver.java:231
    if (reset) begin
      index <= 10'd0;  // LinkReceiver.java:66
      crc <= 32'hffffffff;  // LinkReceiver.java:68
      lengthIsPossible <= 1'b0;  // LinkReceiver.java:72
      ends <= 1'b0;  // LinkReceiver.java:84
      endsFirst <= 1'b0;  // LinkReceiver.java:85
      wasLast <= 1'b0;  // LinkReceiver.java:86
      checksHeader <= 1'b0;  // LinkReceiver.java:87
      keeps <= 1'b0;  // LinkReceiver.java:88
      moves <= 1'b0;  // LinkReceiver.java:89
      payloadRight <= 1'b0;  // LinkReceiver.java:90
      lengthRight <= 1'b0;  // LinkReceiver.java:91
      next <= 8'd0;  // LinkReceiver.java:176
      isNext <= 1'b0;  // LinkReceiver.java:177
      isOld <= 1'b0;  // LinkReceiver.java:178
      headerRight <= 1'b0;  // LinkReceiver.java:179
      told <= 1'b0;  // LinkReceiver.java:225
      counts <= 1'b0;  // LinkReceiver.java:226
    end
  end
  wire unused_ok = &{1'b0, packet_ready, roundedUp[2:0], roundedUp[15:13]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!moves || packet_ready)) begin  // LinkReceiver.java:123
        $display("assertion failed: there is always a place for a packet that may be wrong (LinkReceiver.java:123)");
        $stop;  // LinkReceiver.java:123
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!moves || packet_ready);  // LinkReceiver.java:123
    end
  end
`endif
endmodule
`default_nettype wire
