module LinkReceiver (  // LinkReceiver.java:30
  input  wire clock,  // LinkReceiver.java:30
  input  wire reset,  // LinkReceiver.java:30
  input  wire link_valid,  // LinkReceiver.java:21
  input  wire [63:0] link_data,  // LinkReceiver.java:21
  input  wire link_last,  // LinkReceiver.java:21
  output wire link_credit,  // LinkReceiver.java:21
  output wire [63:0] packet_data_data,  // LinkReceiver.java:22
  output wire packet_data_last,  // LinkReceiver.java:22
  output wire packet_valid,  // LinkReceiver.java:22
  input  wire packet_ready,  // LinkReceiver.java:22
  output wire discard,  // LinkReceiver.java:24
  input  wire slotFreed,  // LinkReceiver.java:26
  output wire packetWrong  // LinkReceiver.java:28
);
  reg  [8:0] index;  // LinkReceiver.java:31
  reg  [31:0] crc;  // LinkReceiver.java:32
  reg  [15:0] expectedBytes;  // LinkReceiver.java:33
  reg  headerWrong;  // LinkReceiver.java:34
  reg  [63:0] kept;  // LinkReceiver.java:35
  reg  hasKept;  // LinkReceiver.java:36
  reg  [2:0] owed;  // LinkReceiver.java:77
  wire isHeader = index < 9'd4;  // LinkReceiver.java:38
  wire isHeaderCheck = index == 9'd4;  // LinkReceiver.java:39
  wire checkFails = link_data[31:0] != ~crc;  // LinkReceiver.java:40
  wire isWord = isHeader || (!isHeaderCheck && !link_last);  // LinkReceiver.java:42
  wire [8:0] payloadWords = index - 9'd5;  // LinkReceiver.java:43
  wire [16:0] lengthWrong_sum = {1'b0, expectedBytes} + 17'd7;  // LinkReceiver.java:45
  wire lengthWrong = (index <= 9'd5) || ({8'd0, payloadWords} != {3'd0, lengthWrong_sum[16:3]});  // LinkReceiver.java:45
  wire fits = index <= 9'd256;  // LinkReceiver.java:47
  wire tooLong = index > 9'd257;  // LinkReceiver.java:48
  wire wrong = headerWrong || checkFails || lengthWrong || tooLong;  // LinkReceiver.java:49
  wire moves = link_valid && hasKept && (!isHeaderCheck || link_last) && (fits || link_last);  // LinkReceiver.java:53
  wire ends = link_valid && link_last;  // LinkReceiver.java:58
  wire pays = owed != 3'd0;  // LinkReceiver.java:78
  wire [1:0] earned = {1'b0, slotFreed} + {1'b0, ends && wrong};  // LinkReceiver.java:80
  wire [95:0] message = {crc, link_data};  // Crc.java:68
  wire crcBit_0 = ^(message & 96'h481b4e5a04d101df481b4e5a);  // Crc.java:72
  wire crcBit_1 = ^(message & 96'h90369cb509a203be90369cb5);  // Crc.java:72
  wire crcBit_2 = ^(message & 96'h206d396b1344077d206d396b);  // Crc.java:72
  wire crcBit_3 = ^(message & 96'h40da72d726880efa40da72d7);  // Crc.java:72
  wire crcBit_4 = ^(message & 96'h81b4e5af4d101df481b4e5af);  // Crc.java:72
  wire crcBit_5 = ^(message & 96'h369cb5e9a203be90369cb5e);  // Crc.java:72
  wire crcBit_6 = ^(message & 96'h4ec8d8e63091760d4ec8d8e6);  // Crc.java:72
  wire crcBit_7 = ^(message & 96'h9d91b1cd6122ec1a9d91b1cd);  // Crc.java:72
  wire crcBit_8 = ^(message & 96'h3b23639ac245d8353b23639a);  // Crc.java:72
  wire crcBit_9 = ^(message & 96'h3e5d896e805ab1b53e5d896e);  // Crc.java:72
  wire crcBit_10 = ^(message & 96'h34a05c86046462b534a05c86);  // Crc.java:72
  wire crcBit_11 = ^(message & 96'h6940b90c08c8c56a6940b90c);  // Crc.java:72
  wire crcBit_12 = ^(message & 96'hd281721811918ad4d2817218);  // Crc.java:72
  wire crcBit_13 = ^(message & 96'ha502e430232315a9a502e430);  // Crc.java:72
  wire crcBit_14 = ^(message & 96'h4a05c86046462b534a05c860);  // Crc.java:72
  wire crcBit_15 = ^(message & 96'h940b90c08c8c56a6940b90c0);  // Crc.java:72
  wire crcBit_16 = ^(message & 96'h600c6fda1dc9ac92600c6fda);  // Crc.java:72
  wire crcBit_17 = ^(message & 96'hc018dfb53b935924c018dfb5);  // Crc.java:72
  wire crcBit_18 = ^(message & 96'h8031bf6a7726b2498031bf6a);  // Crc.java:72
  wire crcBit_19 = ^(message & 96'h637ed5ee4d649300637ed5);  // Crc.java:72
  wire crcBit_20 = ^(message & 96'h48ddb3f0d84bc8f948ddb3f0);  // Crc.java:72
  wire crcBit_21 = ^(message & 96'hd9a029bbb446902dd9a029bb);  // Crc.java:72
  wire crcBit_22 = ^(message & 96'hfb5b1d2c6c5c2184fb5b1d2c);  // Crc.java:72
  wire crcBit_23 = ^(message & 96'hf6b63a59d8b84309f6b63a59);  // Crc.java:72
  wire crcBit_24 = ^(message & 96'ha5773ae8b5a187cca5773ae8);  // Crc.java:72
  wire crcBit_25 = ^(message & 96'h2f53b8a6f920e4602f53b8a);  // Crc.java:72
  wire crcBit_26 = ^(message & 96'h5ea7715df241c8c05ea7715);  // Crc.java:72
  wire crcBit_27 = ^(message & 96'h43cfa071ba9938c743cfa071);  // Crc.java:72
  wire crcBit_28 = ^(message & 96'hcf840eb871e37051cf840eb8);  // Crc.java:72
  wire crcBit_29 = ^(message & 96'h9f081d70e3c6e0a39f081d70);  // Crc.java:72
  wire crcBit_30 = ^(message & 96'h760b74bbc35cc098760b74bb);  // Crc.java:72
  wire crcBit_31 = ^(message & 96'ha40da72d826880efa40da72d);  // Crc.java:72
  wire [31:0] nextCrc = {crcBit_31, crcBit_30, crcBit_29, crcBit_28, crcBit_27, crcBit_26, crcBit_25, crcBit_24, crcBit_23, crcBit_22, crcBit_21, crcBit_20, crcBit_19, crcBit_18, crcBit_17, crcBit_16, crcBit_15, crcBit_14, crcBit_13, crcBit_12, crcBit_11, crcBit_10, crcBit_9, crcBit_8, crcBit_7, crcBit_6, crcBit_5, crcBit_4, crcBit_3, crcBit_2, crcBit_1, crcBit_0};  // Crc.java:75
  assign link_credit = pays;  // LinkReceiver.java:79
  assign packet_data_data = kept;  // LinkReceiver.java:55
  assign packet_data_last = link_last;  // LinkReceiver.java:56
  assign packet_valid = moves;  // LinkReceiver.java:54
  assign discard = wrong;  // LinkReceiver.java:57
  assign packetWrong = ends && wrong;  // LinkReceiver.java:59
  always @(posedge clock) begin
    owed <= (owed + {1'b0, earned}) - {2'd0, pays};  // LinkReceiver.java:81
    if (link_valid) begin  // LinkReceiver.java:63
      index <= link_last ? 9'd0 : ((index == 9'd511) ? index : (index + 9'd1));  // LinkReceiver.java:64
      crc <= (link_last || isHeaderCheck) ? 32'hffffffff : nextCrc;  // LinkReceiver.java:65
      if (isWord && fits) begin  // LinkReceiver.java:66
        kept <= link_data;  // LinkReceiver.java:66
      end
      hasKept <= !link_last;  // LinkReceiver.java:67
      if (index == 9'd0) begin  // LinkReceiver.java:68
        expectedBytes <= link_data[47:32];  // LinkReceiver.java:68
      end
      if (isHeaderCheck) begin  // LinkReceiver.java:69
        headerWrong <= checkFails;  // LinkReceiver.java:69
      end
      if (link_last) begin  // LinkReceiver.java:70
        headerWrong <= 1'b0;  // LinkReceiver.java:70
      end
    end
    if (reset) begin
      index <= 9'd0;  // LinkReceiver.java:31
      crc <= 32'hffffffff;  // LinkReceiver.java:32
      headerWrong <= 1'b0;  // LinkReceiver.java:34
      hasKept <= 1'b0;  // LinkReceiver.java:36
      owed <= 3'd0;  // LinkReceiver.java:77
    end
  end
  wire unused_ok = &{1'b0, packet_ready, lengthWrong_sum[2:0]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!moves || packet_ready)) begin  // LinkReceiver.java:72
        $display("assertion failed: credits leave room for every packet on the link (LinkReceiver.java:72)");
        $stop;  // LinkReceiver.java:72
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!moves || packet_ready);  // LinkReceiver.java:72
    end
  end
`endif
endmodule
