`default_nettype none
module LinkTransmitter (  // LinkTransmitter.java:88
  input  wire clock,  // LinkTransmitter.java:88
  input  wire reset,  // LinkTransmitter.java:88
  input  wire [63:0] packet_data_data,  // LinkTransmitter.java:30
  input  wire packet_data_last,  // LinkTransmitter.java:30
  input  wire packet_valid,  // LinkTransmitter.java:30
  output wire packet_ready,  // LinkTransmitter.java:30
  input  wire [7:0] number,  // LinkTransmitter.java:32
  input  wire flowWanted,  // LinkTransmitter.java:34
  input  wire [31:0] flow,  // LinkTransmitter.java:36
  output wire flowSent,  // LinkTransmitter.java:38
  output wire link_valid,  // LinkTransmitter.java:40
  output wire [63:0] link_data,  // LinkTransmitter.java:40
  output wire link_last,  // LinkTransmitter.java:40
  output wire packetSent  // LinkTransmitter.java:42
);
  localparam [1:0] State_HEADER = 2'd0;
  localparam [1:0] State_HEADER_CHECK = 2'd1;
  localparam [1:0] State_PAYLOAD = 2'd2;
  localparam [1:0] State_PAYLOAD_CHECK = 2'd3;
  wire input_sink_ready;  // LinkTransmitter.java:101
  reg  [7:0] numberOfNext;  // LinkTransmitter.java:104
  reg  [1:0] state;  // LinkTransmitter.java:106
  reg  [1:0] headerWord;  // LinkTransmitter.java:107
  reg  [31:0] crc;  // LinkTransmitter.java:108
  reg  sends;  // LinkTransmitter.java:125
  reg  [63:0] word;  // LinkTransmitter.java:126
  reg  lastWord;  // LinkTransmitter.java:127
  wire input_source_ready, input_sink_data_last, input_sink_valid; wire [63:0] input_sink_data_data;  // LinkTransmitter.java:101
  wire between = (state == State_HEADER) && (headerWord == 2'd0);  // LinkTransmitter.java:111
  wire flows = between && flowWanted;  // LinkTransmitter.java:112
  wire passes = input_sink_valid && input_sink_ready;  // LinkTransmitter.java:116
  wire checksHeader = state == State_HEADER_CHECK;  // LinkTransmitter.java:117
  wire checksPayload = state == State_PAYLOAD_CHECK;  // LinkTransmitter.java:118
  wire [31:0] numbered = {24'd0, numberOfNext};  // LinkTransmitter.java:121
  wire [63:0] message_0 = {crc, numbered};  // Crc.java:68
  wire crcBit_0 = ^(message_0 & 64'h4d101df04d101df);  // Crc.java:72
  wire crcBit_1 = ^(message_0 & 64'h9a203be09a203be);  // Crc.java:72
  wire crcBit_2 = ^(message_0 & 64'h1344077d1344077d);  // Crc.java:72
  wire crcBit_3 = ^(message_0 & 64'h26880efa26880efa);  // Crc.java:72
  wire crcBit_4 = ^(message_0 & 64'h4d101df44d101df4);  // Crc.java:72
  wire crcBit_5 = ^(message_0 & 64'h9a203be99a203be9);  // Crc.java:72
  wire crcBit_6 = ^(message_0 & 64'h3091760d3091760d);  // Crc.java:72
  wire crcBit_7 = ^(message_0 & 64'h6122ec1a6122ec1a);  // Crc.java:72
  wire crcBit_8 = ^(message_0 & 64'hc245d835c245d835);  // Crc.java:72
  wire crcBit_9 = ^(message_0 & 64'h805ab1b5805ab1b5);  // Crc.java:72
  wire crcBit_10 = ^(message_0 & 64'h46462b5046462b5);  // Crc.java:72
  wire crcBit_11 = ^(message_0 & 64'h8c8c56a08c8c56a);  // Crc.java:72
  wire crcBit_12 = ^(message_0 & 64'h11918ad411918ad4);  // Crc.java:72
  wire crcBit_13 = ^(message_0 & 64'h232315a9232315a9);  // Crc.java:72
  wire crcBit_14 = ^(message_0 & 64'h46462b5346462b53);  // Crc.java:72
  wire crcBit_15 = ^(message_0 & 64'h8c8c56a68c8c56a6);  // Crc.java:72
  wire crcBit_16 = ^(message_0 & 64'h1dc9ac921dc9ac92);  // Crc.java:72
  wire crcBit_17 = ^(message_0 & 64'h3b9359243b935924);  // Crc.java:72
  wire crcBit_18 = ^(message_0 & 64'h7726b2497726b249);  // Crc.java:72
  wire crcBit_19 = ^(message_0 & 64'hee4d6493ee4d6493);  // Crc.java:72
  wire crcBit_20 = ^(message_0 & 64'hd84bc8f9d84bc8f9);  // Crc.java:72
  wire crcBit_21 = ^(message_0 & 64'hb446902db446902d);  // Crc.java:72
  wire crcBit_22 = ^(message_0 & 64'h6c5c21846c5c2184);  // Crc.java:72
  wire crcBit_23 = ^(message_0 & 64'hd8b84309d8b84309);  // Crc.java:72
  wire crcBit_24 = ^(message_0 & 64'hb5a187ccb5a187cc);  // Crc.java:72
  wire crcBit_25 = ^(message_0 & 64'h6f920e466f920e46);  // Crc.java:72
  wire crcBit_26 = ^(message_0 & 64'hdf241c8cdf241c8c);  // Crc.java:72
  wire crcBit_27 = ^(message_0 & 64'hba9938c7ba9938c7);  // Crc.java:72
  wire crcBit_28 = ^(message_0 & 64'h71e3705171e37051);  // Crc.java:72
  wire crcBit_29 = ^(message_0 & 64'he3c6e0a3e3c6e0a3);  // Crc.java:72
  wire crcBit_30 = ^(message_0 & 64'hc35cc098c35cc098);  // Crc.java:72
  wire crcBit_31 = ^(message_0 & 64'h826880ef826880ef);  // Crc.java:72
  wire [63:0] headerCheck = {numbered,
      ~{crcBit_31, crcBit_30, crcBit_29, crcBit_28, crcBit_27, crcBit_26, crcBit_25, crcBit_24, crcBit_23,
      crcBit_22, crcBit_21, crcBit_20, crcBit_19, crcBit_18, crcBit_17, crcBit_16, crcBit_15, crcBit_14,
      crcBit_13, crcBit_12, crcBit_11, crcBit_10, crcBit_9, crcBit_8, crcBit_7, crcBit_6, crcBit_5, crcBit_4,
      crcBit_3, crcBit_2, crcBit_1, crcBit_0}};  // LinkTransmitter.java:124
  wire [63:0] message_1 = {32'hffffffff, flow};  // Crc.java:68
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
  wire [95:0] message_2 = {crc, input_sink_data_data};  // Crc.java:68
  wire crcBit_64 = ^(message_2 & 96'h481b4e5a04d101df481b4e5a);  // Crc.java:72
  wire crcBit_65 = ^(message_2 & 96'h90369cb509a203be90369cb5);  // Crc.java:72
  wire crcBit_66 = ^(message_2 & 96'h206d396b1344077d206d396b);  // Crc.java:72
  wire crcBit_67 = ^(message_2 & 96'h40da72d726880efa40da72d7);  // Crc.java:72
  wire crcBit_68 = ^(message_2 & 96'h81b4e5af4d101df481b4e5af);  // Crc.java:72
  wire crcBit_69 = ^(message_2 & 96'h369cb5e9a203be90369cb5e);  // Crc.java:72
  wire crcBit_70 = ^(message_2 & 96'h4ec8d8e63091760d4ec8d8e6);  // Crc.java:72
  wire crcBit_71 = ^(message_2 & 96'h9d91b1cd6122ec1a9d91b1cd);  // Crc.java:72
  wire crcBit_72 = ^(message_2 & 96'h3b23639ac245d8353b23639a);  // Crc.java:72
  wire crcBit_73 = ^(message_2 & 96'h3e5d896e805ab1b53e5d896e);  // Crc.java:72
  wire crcBit_74 = ^(message_2 & 96'h34a05c86046462b534a05c86);  // Crc.java:72
  wire crcBit_75 = ^(message_2 & 96'h6940b90c08c8c56a6940b90c);  // Crc.java:72
  wire crcBit_76 = ^(message_2 & 96'hd281721811918ad4d2817218);  // Crc.java:72
  wire crcBit_77 = ^(message_2 & 96'ha502e430232315a9a502e430);  // Crc.java:72
  wire crcBit_78 = ^(message_2 & 96'h4a05c86046462b534a05c860);  // Crc.java:72
  wire crcBit_79 = ^(message_2 & 96'h940b90c08c8c56a6940b90c0);  // Crc.java:72
  wire crcBit_80 = ^(message_2 & 96'h600c6fda1dc9ac92600c6fda);  // Crc.java:72
  wire crcBit_81 = ^(message_2 & 96'hc018dfb53b935924c018dfb5);  // Crc.java:72
  wire crcBit_82 = ^(message_2 & 96'h8031bf6a7726b2498031bf6a);  // Crc.java:72
  wire crcBit_83 = ^(message_2 & 96'h637ed5ee4d649300637ed5);  // Crc.java:72
  wire crcBit_84 = ^(message_2 & 96'h48ddb3f0d84bc8f948ddb3f0);  // Crc.java:72
  wire crcBit_85 = ^(message_2 & 96'hd9a029bbb446902dd9a029bb);  // Crc.java:72
  wire crcBit_86 = ^(message_2 & 96'hfb5b1d2c6c5c2184fb5b1d2c);  // Crc.java:72
  wire crcBit_87 = ^(message_2 & 96'hf6b63a59d8b84309f6b63a59);  // Crc.java:72
  wire crcBit_88 = ^(message_2 & 96'ha5773ae8b5a187cca5773ae8);  // Crc.java:72
  wire crcBit_89 = ^(message_2 & 96'h2f53b8a6f920e4602f53b8a);  // Crc.java:72
  wire crcBit_90 = ^(message_2 & 96'h5ea7715df241c8c05ea7715);  // Crc.java:72
  wire crcBit_91 = ^(message_2 & 96'h43cfa071ba9938c743cfa071);  // Crc.java:72
  wire crcBit_92 = ^(message_2 & 96'hcf840eb871e37051cf840eb8);  // Crc.java:72
  wire crcBit_93 = ^(message_2 & 96'h9f081d70e3c6e0a39f081d70);  // Crc.java:72
  wire crcBit_94 = ^(message_2 & 96'h760b74bbc35cc098760b74bb);  // Crc.java:72
  wire crcBit_95 = ^(message_2 & 96'ha40da72d826880efa40da72d);  // Crc.java:72
  wire [31:0] nextCrc = {crcBit_95, crcBit_94, crcBit_93, crcBit_92, crcBit_91, crcBit_90, crcBit_89, crcBit_88,
      crcBit_87, crcBit_86, crcBit_85, crcBit_84, crcBit_83, crcBit_82, crcBit_81, crcBit_80, crcBit_79,
      crcBit_78, crcBit_77, crcBit_76, crcBit_75, crcBit_74, crcBit_73, crcBit_72, crcBit_71, crcBit_70,
      crcBit_69, crcBit_68, crcBit_67, crcBit_66, crcBit_65, crcBit_64};  // Crc.java:75
  wire headerEnds = passes && (headerWord == 2'd3);  // LinkTransmitter.java:158
  wire payloadEnds = passes && input_sink_data_last;  // LinkTransmitter.java:159
  assign packet_ready = input_source_ready;  // LinkTransmitter.java:102
  assign flowSent = flows;  // LinkTransmitter.java:114
  assign link_valid = sends;  // LinkTransmitter.java:134
  assign link_data = word;  // LinkTransmitter.java:135
  assign link_last = lastWord;  // LinkTransmitter.java:136
  assign packetSent = checksPayload;  // LinkTransmitter.java:137
  assign input_sink_ready = (state == State_PAYLOAD) || ((state == State_HEADER) && !flows);  // LinkTransmitter.java:115
  always @(posedge clock) begin
    if (packet_valid && packet_ready) begin  // LinkTransmitter.java:105
      numberOfNext <= number;  // LinkTransmitter.java:105
    end
    sends <= passes || checksHeader || checksPayload || flows;  // LinkTransmitter.java:128
    word <= input_sink_data_data;  // LinkTransmitter.java:129
    if (flows) begin  // LinkTransmitter.java:130
      word <= {~{crcBit_63, crcBit_62, crcBit_61, crcBit_60, crcBit_59, crcBit_58, crcBit_57, crcBit_56,
          crcBit_55, crcBit_54, crcBit_53, crcBit_52, crcBit_51, crcBit_50, crcBit_49, crcBit_48, crcBit_47,
          crcBit_46, crcBit_45, crcBit_44, crcBit_43, crcBit_42, crcBit_41, crcBit_40, crcBit_39, crcBit_38,
          crcBit_37, crcBit_36, crcBit_35, crcBit_34, crcBit_33, crcBit_32}, flow};  // LinkTransmitter.java:130
    end
    if (checksHeader) begin  // LinkTransmitter.java:131
      word <= headerCheck;  // LinkTransmitter.java:131
    end
    if (checksPayload) begin  // LinkTransmitter.java:132
      word <= {32'd0, ~crc};  // LinkTransmitter.java:132
    end
    lastWord <= checksPayload || flows;  // LinkTransmitter.java:133
    if (passes) begin  // LinkTransmitter.java:139
      crc <= nextCrc;  // LinkTransmitter.java:139
    end
    if (checksHeader || checksPayload) begin  // LinkTransmitter.java:140
      crc <= 32'hffffffff;  // LinkTransmitter.java:140
    end
    case (state)  // LinkTransmitter.java:106
      State_HEADER: begin  // LinkTransmitter.java:161
        if (passes) begin  // LinkTransmitter.java:162
          headerWord <= headerWord + 2'd1;  // LinkTransmitter.java:162
        end
        if (headerEnds) begin  // LinkTransmitter.java:163
          state <= State_HEADER_CHECK;  // LinkTransmitter.java:163
        end
      end
      State_HEADER_CHECK: begin  // LinkTransmitter.java:164
        state <= State_PAYLOAD;  // LinkTransmitter.java:232
      end
      State_PAYLOAD: begin  // LinkTransmitter.java:165
        if (payloadEnds) begin  // LinkTransmitter.java:165
          state <= State_PAYLOAD_CHECK;  // LinkTransmitter.java:165
        end
      end
      default /* State_PAYLOAD_CHECK */: begin  // LinkTransmitter.java:166
        state <= State_HEADER;  // LinkTransmitter.java:232
      end
    endcase
    if (reset) begin
      state <= State_HEADER;  // LinkTransmitter.java:106
      headerWord <= 2'd0;  // LinkTransmitter.java:107
      crc <= 32'hffffffff;  // LinkTransmitter.java:108
      sends <= 1'b0;  // LinkTransmitter.java:125
    end
  end
  ForwardRegister_PacketWord65 input_ (  // LinkTransmitter.java:101
    .clock(clock), .reset(reset), .source_data_data(packet_data_data), .source_data_last(packet_data_last),
    .source_valid(packet_valid), .source_ready(input_source_ready), .sink_data_data(input_sink_data_data),
    .sink_data_last(input_sink_data_last), .sink_valid(input_sink_valid), .sink_ready(input_sink_ready));
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!((state == State_PAYLOAD) || (headerWord != 2'd0)) || input_sink_valid)) begin  // LinkTransmitter.java:142
        $display("assertion failed: a packet that has begun never waits for its own words (LinkTransmitter.java:142)");
        $stop;  // LinkTransmitter.java:142
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!((state == State_PAYLOAD) || (headerWord != 2'd0)) || input_sink_valid);  // LinkTransmitter.java:142
    end
  end
`endif
endmodule
`default_nettype wire
