`default_nettype none
// path.lineBytes=32, path.wordBytes=16, path.segmentSetup=0, path.linesAhead=32, path.segments=PHYSICAL_MEMORY, channel=RESPONSE, planned=8
module PacketBuilder_lineBytes32_wordBytes16_segmentSetup0_linesAhead32_segments_PHYSICAL_MEMORY_channel_RESPONSE_planned8 (  // PacketBuilder.java:55
  input  wire clock,  // PacketBuilder.java:55
  input  wire reset,  // PacketBuilder.java:55
  input  wire [15:0] plan_data_to,  // PacketBuilder.java:27
  input  wire [13:0] plan_data_payload,  // PacketBuilder.java:27
  input  wire [191:0] plan_data_header,  // PacketBuilder.java:27
  input  wire [127:0] plan_data_extension,  // PacketBuilder.java:27
  input  wire plan_data_hasExtension,  // PacketBuilder.java:27
  input  wire plan_data_hasData,  // PacketBuilder.java:27
  input  wire [29:0] plan_data_owner,  // PacketBuilder.java:27
  input  wire plan_valid,  // PacketBuilder.java:27
  output wire plan_ready,  // PacketBuilder.java:27
  input  wire verdict_data,  // PacketBuilder.java:29
  input  wire verdict_valid,  // PacketBuilder.java:29
  output wire verdict_ready,  // PacketBuilder.java:29
  output wire [29:0] refused_data,  // PacketBuilder.java:35
  output wire refused_valid,  // PacketBuilder.java:35
  input  wire refused_ready,  // PacketBuilder.java:35
  input  wire [15:0] node,  // PacketBuilder.java:37
  output wire leaves,  // PacketBuilder.java:39
  input  wire [127:0] payload_data_data,  // PacketBuilder.java:61
  input  wire payload_data_last,  // PacketBuilder.java:61
  input  wire payload_valid,  // PacketBuilder.java:61
  output wire payload_ready,  // PacketBuilder.java:61
  output wire [127:0] packet_data_data,  // PacketBuilder.java:62
  output wire packet_data_last,  // PacketBuilder.java:62
  output wire packet_valid,  // PacketBuilder.java:62
  input  wire packet_ready  // PacketBuilder.java:62
);
  localparam [2:0] State_PLAN = 3'd0;
  localparam [2:0] State_HEADER = 3'd1;
  localparam [2:0] State_EXTENSION = 3'd2;
  localparam [2:0] State_DATA = 3'd3;
  localparam [2:0] State_REFUSED = 3'd4;
  reg  [2:0] state;  // PacketBuilder.java:69
  reg  [1:0] index;  // PacketBuilder.java:70
  wire leaving_source_valid;  // PacketBuilder.java:75
  wire plans_enqueue_ready, plans_dequeue_data_hasExtension, plans_dequeue_data_hasData, plans_dequeue_valid;  // PacketBuilder.java:66
  wire [15:0] plans_dequeue_data_to; wire [13:0] plans_dequeue_data_payload;  // PacketBuilder.java:66
  wire [191:0] plans_dequeue_data_header; wire [127:0] plans_dequeue_data_extension;  // PacketBuilder.java:66
  wire [29:0] plans_dequeue_data_owner; wire [3:0] plans_count;  // PacketBuilder.java:66
  wire leaving_source_ready, leaving_sink_data_last, leaving_sink_valid; wire [127:0] leaving_sink_data_data;  // PacketBuilder.java:75
  wire isPlanned = (state == State_PLAN) && plans_dequeue_valid;  // PacketBuilder.java:71
  wire isKnown = !plans_dequeue_data_hasData || verdict_valid;  // PacketBuilder.java:72
  wire isAllowed = !plans_dequeue_data_hasData || verdict_data;  // PacketBuilder.java:73
  wire inHeader = state == State_HEADER;  // PacketBuilder.java:78
  wire inExtension = state == State_EXTENSION;  // PacketBuilder.java:79
  wire inData = state == State_DATA;  // PacketBuilder.java:80
  wire hasNothing = !plans_dequeue_data_hasData && !plans_dequeue_data_hasExtension;  // PacketBuilder.java:81
  wire [63:0] link = {16'd0, 2'd2, plans_dequeue_data_payload, node, plans_dequeue_data_to};  // PacketBuilder.java:86
  wire [127:0] chosen_0 = plans_dequeue_data_header[191:64];  // PacketBuilder.java:132
  wire [255:0] chosen_1_joined = {plans_dequeue_data_header, link};  // PacketBuilder.java:134
  wire [127:0] chosen_1 = (index == 2'd0) ? chosen_1_joined[127:0] : chosen_0;  // PacketBuilder.java:134
  wire [127:0] chosen_2 = plans_dequeue_data_extension;  // PacketBuilder.java:132
  wire endsExtension = inExtension && (hasNothing || (index == 2'd0));  // PacketBuilder.java:96
  wire isLast = inData ? payload_data_last : (endsExtension && !plans_dequeue_data_hasData);  // PacketBuilder.java:97
  wire ends = leaving_source_valid && leaving_source_ready && isLast;  // PacketBuilder.java:101
  wire headerEnds = inHeader && leaving_source_ready && (index == 2'd1);  // PacketBuilder.java:110
  assign plan_ready = plans_enqueue_ready;  // PacketBuilder.java:67
  assign verdict_ready = isPlanned && plans_dequeue_data_hasData;  // PacketBuilder.java:74
  assign refused_data = plans_dequeue_data_owner;  // PacketBuilder.java:104
  assign refused_valid = state == State_REFUSED;  // PacketBuilder.java:103
  assign leaves = ends;  // PacketBuilder.java:102
  assign payload_ready = inData && leaving_source_ready;  // PacketBuilder.java:100
  assign packet_data_data = leaving_sink_data_data;  // PacketBuilder.java:76
  assign packet_data_last = leaving_sink_data_last;  // PacketBuilder.java:76
  assign packet_valid = leaving_sink_valid;  // PacketBuilder.java:76
  assign leaving_source_valid = inHeader || inExtension || (inData && payload_valid);  // PacketBuilder.java:89
  always @(posedge clock) begin
    if (state == State_PLAN) begin  // PacketBuilder.java:106
      index <= 2'd0;  // PacketBuilder.java:106
    end else if (leaving_source_valid && leaving_source_ready) begin  // PacketBuilder.java:107
      index <= (inHeader && (index == 2'd1)) ? 2'd0 : (index + 2'd1);  // PacketBuilder.java:109
    end
    case (state)  // PacketBuilder.java:69
      State_PLAN: begin  // PacketBuilder.java:112
        if (isPlanned && isKnown && isAllowed) begin  // PacketBuilder.java:113
          state <= State_HEADER;  // PacketBuilder.java:113
        end else if (isPlanned && isKnown) begin  // PacketBuilder.java:114
          state <= State_REFUSED;  // PacketBuilder.java:114
        end
      end
      State_HEADER: begin  // PacketBuilder.java:115
        if (headerEnds && plans_dequeue_data_hasData && !plans_dequeue_data_hasExtension) begin  // PacketBuilder.java:116
          state <= State_DATA;  // PacketBuilder.java:116
        end else if (headerEnds) begin  // PacketBuilder.java:121
          state <= State_EXTENSION;  // PacketBuilder.java:121
        end
      end
      State_EXTENSION: begin  // PacketBuilder.java:122
        if (leaving_source_ready && endsExtension && plans_dequeue_data_hasData) begin  // PacketBuilder.java:123
          state <= State_DATA;  // PacketBuilder.java:123
        end else if (leaving_source_ready && endsExtension) begin  // PacketBuilder.java:124
          state <= State_PLAN;  // PacketBuilder.java:124
        end
      end
      State_DATA: begin  // PacketBuilder.java:125
        if (ends) begin  // PacketBuilder.java:125
          state <= State_PLAN;  // PacketBuilder.java:125
        end
      end
      default /* State_REFUSED */: begin  // PacketBuilder.java:126
        if (refused_ready) begin  // PacketBuilder.java:126
          state <= State_PLAN;  // PacketBuilder.java:126
        end
      end
    endcase
    if (reset) begin
      state <= State_PLAN;  // PacketBuilder.java:69
      index <= 2'd0;  // PacketBuilder.java:70
    end
  end
  Queue_PacketPlan382_8 plans (  // PacketBuilder.java:66
    .clock(clock), .reset(reset), .enqueue_data_to(plan_data_to), .enqueue_data_payload(plan_data_payload),
    .enqueue_data_header(plan_data_header), .enqueue_data_extension(plan_data_extension),
    .enqueue_data_hasExtension(plan_data_hasExtension), .enqueue_data_hasData(plan_data_hasData),
    .enqueue_data_owner(plan_data_owner), .enqueue_valid(plan_valid), .enqueue_ready(plans_enqueue_ready),
    .dequeue_data_to(plans_dequeue_data_to), .dequeue_data_payload(plans_dequeue_data_payload),
    .dequeue_data_header(plans_dequeue_data_header), .dequeue_data_extension(plans_dequeue_data_extension),
    .dequeue_data_hasExtension(plans_dequeue_data_hasExtension),
    .dequeue_data_hasData(plans_dequeue_data_hasData), .dequeue_data_owner(plans_dequeue_data_owner),
    .dequeue_valid(plans_dequeue_valid), .dequeue_ready(ends || (refused_valid && refused_ready)),
    .count(plans_count));
  SkidBuffer_PacketWord129 leaving (  // PacketBuilder.java:75
    .clock(clock), .reset(reset),
    .source_data_data(inHeader ? chosen_1 : (inExtension ? chosen_2 : payload_data_data)),
    .source_data_last(isLast), .source_valid(leaving_source_valid), .source_ready(leaving_source_ready),
    .sink_data_data(leaving_sink_data_data), .sink_data_last(leaving_sink_data_last),
    .sink_valid(leaving_sink_valid), .sink_ready(packet_ready));
  wire unused_ok = &{1'b0, plans_count, chosen_1_joined[255:128]};
endmodule
`default_nettype wire
