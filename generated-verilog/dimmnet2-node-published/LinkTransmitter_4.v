// credits=4
module LinkTransmitter_4 (  // LinkTransmitter.java:35
  input  wire clock,  // LinkTransmitter.java:35
  input  wire reset,  // LinkTransmitter.java:35
  input  wire [63:0] packet_data_data,  // LinkTransmitter.java:27
  input  wire packet_data_last,  // LinkTransmitter.java:27
  input  wire packet_valid,  // LinkTransmitter.java:27
  output wire packet_ready,  // LinkTransmitter.java:27
  output wire link_valid,  // LinkTransmitter.java:28
  output wire [63:0] link_data,  // LinkTransmitter.java:28
  output wire link_last,  // LinkTransmitter.java:28
  input  wire link_credit,  // LinkTransmitter.java:28
  output wire packetSent  // LinkTransmitter.java:30
);
  localparam [1:0] State_HEADER = 2'd0;
  localparam [1:0] State_HEADER_CHECK = 2'd1;
  localparam [1:0] State_PAYLOAD = 2'd2;
  localparam [1:0] State_PAYLOAD_CHECK = 2'd3;
  reg  [1:0] state;  // LinkTransmitter.java:37
  reg  [1:0] headerWord;  // LinkTransmitter.java:38
  reg  [2:0] held;  // LinkTransmitter.java:39
  reg  [31:0] crc;  // LinkTransmitter.java:40
  reg  sends;  // LinkTransmitter.java:49
  reg  [63:0] word;  // LinkTransmitter.java:50
  reg  lastWord;  // LinkTransmitter.java:51
  wire begins = headerWord == 2'd0;  // LinkTransmitter.java:42
  wire mayPass = (state == State_PAYLOAD) || ((state == State_HEADER) && (!begins || (held != 3'd0)));  // LinkTransmitter.java:44
  wire passes = packet_valid && packet_ready;  // LinkTransmitter.java:46
  wire checks = (state == State_HEADER_CHECK) || (state == State_PAYLOAD_CHECK);  // LinkTransmitter.java:47
  wire [95:0] message = {crc, packet_data_data};  // Crc.java:68
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
  wire spends = passes && (state == State_HEADER) && begins;  // LinkTransmitter.java:76
  assign packet_ready = mayPass;  // LinkTransmitter.java:45
  assign link_valid = sends;  // LinkTransmitter.java:55
  assign link_data = word;  // LinkTransmitter.java:56
  assign link_last = lastWord;  // LinkTransmitter.java:57
  assign packetSent = state == State_PAYLOAD_CHECK;  // LinkTransmitter.java:58
  always @(posedge clock) begin
    sends <= passes || checks;  // LinkTransmitter.java:52
    word <= checks ? {32'd0, ~crc} : packet_data_data;  // LinkTransmitter.java:53
    lastWord <= state == State_PAYLOAD_CHECK;  // LinkTransmitter.java:54
    if (passes) begin  // LinkTransmitter.java:61
      crc <= nextCrc;  // LinkTransmitter.java:61
    end
    if (checks) begin  // LinkTransmitter.java:62
      crc <= 32'hffffffff;  // LinkTransmitter.java:62
    end
    case (state)  // LinkTransmitter.java:63
      State_HEADER: begin  // LinkTransmitter.java:64
        if (passes) begin  // LinkTransmitter.java:66
          headerWord <= headerWord + 2'd1;  // LinkTransmitter.java:67
          if (headerWord == 2'd3) begin  // LinkTransmitter.java:68
            state <= State_HEADER_CHECK;  // LinkTransmitter.java:70
          end
        end
      end
      State_HEADER_CHECK: begin  // LinkTransmitter.java:72
        state <= State_PAYLOAD;  // LinkTransmitter.java:72
      end
      State_PAYLOAD: begin  // LinkTransmitter.java:73
        if (passes && packet_data_last) begin  // LinkTransmitter.java:73
          state <= State_PAYLOAD_CHECK;  // LinkTransmitter.java:73
        end
      end
      default /* State_PAYLOAD_CHECK */: begin  // LinkTransmitter.java:74
        state <= State_HEADER;  // LinkTransmitter.java:74
      end
    endcase
    if (spends && !link_credit) begin  // LinkTransmitter.java:77
      held <= held - 3'd1;  // LinkTransmitter.java:77
    end else if (link_credit && !spends) begin  // LinkTransmitter.java:78
      held <= held + 3'd1;  // LinkTransmitter.java:78
    end
    if (reset) begin
      state <= State_HEADER;  // LinkTransmitter.java:37
      headerWord <= 2'd0;  // LinkTransmitter.java:38
      held <= 3'd4;  // LinkTransmitter.java:39
      crc <= 32'hffffffff;  // LinkTransmitter.java:40
      sends <= 1'b0;  // LinkTransmitter.java:49
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!((held != 3'd4) || !link_credit || spends)) begin  // LinkTransmitter.java:79
        $display("assertion failed: no more credits come back than were spent (LinkTransmitter.java:79)");
        $stop;  // LinkTransmitter.java:79
      end
      if (!(!(state == State_PAYLOAD) || packet_valid)) begin  // LinkTransmitter.java:80
        $display("assertion failed: a packet that has begun never waits for its own words (LinkTransmitter.java:80)");
        $stop;  // LinkTransmitter.java:80
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert ((held != 3'd4) || !link_credit || spends);  // LinkTransmitter.java:79
      assert (!(state == State_PAYLOAD) || packet_valid);  // LinkTransmitter.java:80
    end
  end
`endif
endmodule
