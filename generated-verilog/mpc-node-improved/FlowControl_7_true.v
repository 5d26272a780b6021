`default_nettype none
// credits=7, givesUp=true
module FlowControl_7_true (  // FlowControl.java:85
  input  wire clock,  // FlowControl.java:85
  input  wire reset,  // FlowControl.java:85
  input  wire [7:0] expected,  // FlowControl.java:25
  input  wire arrived,  // FlowControl.java:27
  input  wire missed,  // FlowControl.java:29
  input  wire accepted,  // FlowControl.java:31
  input  wire [2:0] frees,  // FlowControl.java:33
  output wire wanted,  // FlowControl.java:36
  output wire [31:0] word,  // FlowControl.java:38
  input  wire sent,  // FlowControl.java:40
  input  wire tells,  // FlowControl.java:44
  input  wire [31:0] told,  // FlowControl.java:46
  output wire [2:0] hasPlace,  // FlowControl.java:49
  input  wire [2:0] spends,  // FlowControl.java:51
  output wire isImpossible  // FlowControl.java:97
);
  reg  asked;  // FlowControl.java:98
  reg  again;  // FlowControl.java:99
  reg  news;  // FlowControl.java:100
  reg  [6:0] freed0;  // FlowControl.java:130
  reg  [6:0] freedThere0;  // FlowControl.java:158
  reg  [6:0] spent0;  // FlowControl.java:160
  reg  free0;  // FlowControl.java:172
  reg  [6:0] freed1;  // FlowControl.java:130
  reg  [6:0] freedThere1;  // FlowControl.java:158
  reg  [6:0] spent1;  // FlowControl.java:160
  reg  free1;  // FlowControl.java:172
  reg  [6:0] freed2;  // FlowControl.java:130
  reg  [6:0] freedThere2;  // FlowControl.java:158
  reg  [6:0] spent2;  // FlowControl.java:160
  reg  free2;  // FlowControl.java:172
  reg  wasImpossible;  // FlowControl.java:137
  wire silence_expired;  // FlowControl.java:101
  wire asks = missed && !asked;  // FlowControl.java:103
  wire learns = arrived || asks || (|frees);  // FlowControl.java:104
  wire [6:0] said_0 = told[15:9];  // FlowWord.java:45
  wire [6:0] isNews_0_difference = said_0 - freedThere0;  // FlowControl.java:163
  wire isNews_0 = !isNews_0_difference[6];  // FlowControl.java:163
  wire [6:0] used_0 = spent0 - freedThere0;  // FlowControl.java:164
  wire believes_0 = (said_0 - freedThere0) <= used_0;  // FlowControl.java:167
  wire freeBehind_0 = used_0 < 7'd6;  // FlowControl.java:173
  wire places_0 = free0;  // FlowControl.java:177
  wire [6:0] said_1 = told[22:16];  // FlowWord.java:45
  wire [6:0] isNews_1_difference = said_1 - freedThere1;  // FlowControl.java:163
  wire isNews_1 = !isNews_1_difference[6];  // FlowControl.java:163
  wire [6:0] used_1 = spent1 - freedThere1;  // FlowControl.java:164
  wire believes_1 = (said_1 - freedThere1) <= used_1;  // FlowControl.java:167
  wire freeBehind_1 = used_1 < 7'd6;  // FlowControl.java:173
  wire places_1 = free1;  // FlowControl.java:177
  wire [6:0] said_2 = told[29:23];  // FlowWord.java:45
  wire [6:0] isNews_2_difference = said_2 - freedThere2;  // FlowControl.java:163
  wire isNews_2 = !isNews_2_difference[6];  // FlowControl.java:163
  wire [6:0] used_2 = spent2 - freedThere2;  // FlowControl.java:164
  wire believes_2 = (said_2 - freedThere2) <= used_2;  // FlowControl.java:167
  wire freeBehind_2 = used_2 < 7'd6;  // FlowControl.java:173
  wire places_2 = free2;  // FlowControl.java:177
  assign wanted = news;  // FlowControl.java:125
  assign word = {2'd0, freed2, freed1, freed0, again, expected};  // FlowControl.java:141
  assign hasPlace = {places_2, places_1, places_0};  // FlowControl.java:142
  assign isImpossible = wasImpossible;  // FlowControl.java:139
  always @(posedge clock) begin
    if (sent) begin  // FlowControl.java:105
      news <= 1'b0;  // FlowControl.java:106
      again <= 1'b0;  // FlowControl.java:107
    end
    if (learns) begin  // FlowControl.java:109
      news <= 1'b1;  // FlowControl.java:109
    end
    if (asks) begin  // FlowControl.java:110
      again <= 1'b1;  // FlowControl.java:111
      asked <= 1'b1;  // FlowControl.java:112
    end
    if (accepted) begin  // FlowControl.java:114
      again <= 1'b0;  // FlowControl.java:115
      asked <= 1'b0;  // FlowControl.java:116
    end
    if (silence_expired && !sent) begin  // FlowControl.java:118
      news <= 1'b1;  // FlowControl.java:118
    end
    if (frees[0]) begin  // FlowControl.java:132
      freed0 <= freed0 + 7'd1;  // FlowControl.java:132
    end
    if (tells && believes_0) begin  // FlowControl.java:170
      freedThere0 <= said_0;  // FlowControl.java:170
    end
    if (spends[0]) begin  // FlowControl.java:171
      spent0 <= spent0 + 7'd1;  // FlowControl.java:171
    end
    free0 <= spends[0] ? freeBehind_0 : (used_0 < 7'd7);  // FlowControl.java:174
    if (frees[1]) begin  // FlowControl.java:132
      freed1 <= freed1 + 7'd1;  // FlowControl.java:132
    end
    if (tells && believes_1) begin  // FlowControl.java:170
      freedThere1 <= said_1;  // FlowControl.java:170
    end
    if (spends[1]) begin  // FlowControl.java:171
      spent1 <= spent1 + 7'd1;  // FlowControl.java:171
    end
    free1 <= spends[1] ? freeBehind_1 : (used_1 < 7'd7);  // FlowControl.java:174
    if (frees[2]) begin  // FlowControl.java:132
      freed2 <= freed2 + 7'd1;  // FlowControl.java:132
    end
    if (tells && believes_2) begin  // FlowControl.java:170
      freedThere2 <= said_2;  // FlowControl.java:170
    end
    if (spends[2]) begin  // FlowControl.java:171
      spent2 <= spent2 + 7'd1;  // FlowControl.java:171
    end
    free2 <= spends[2] ? freeBehind_2 : (used_2 < 7'd7);  // FlowControl.java:174
    wasImpossible <= (tells && isNews_0 && !believes_0) || (tells && isNews_1 && !believes_1)
        || (tells && isNews_2 && !believes_2);  // FlowControl.java:138
    if (reset) begin
      asked <= 1'b0;  // FlowControl.java:98
      again <= 1'b0;  // FlowControl.java:99
      news <= 1'b0;  // FlowControl.java:100
      freed0 <= 7'd0;  // FlowControl.java:130
      freedThere0 <= 7'd0;  // FlowControl.java:158
      spent0 <= 7'd0;  // FlowControl.java:160
      free0 <= 1'b1;  // FlowControl.java:172
      freed1 <= 7'd0;  // FlowControl.java:130
      freedThere1 <= 7'd0;  // FlowControl.java:158
      spent1 <= 7'd0;  // FlowControl.java:160
      free1 <= 1'b1;  // FlowControl.java:172
      freed2 <= 7'd0;  // FlowControl.java:130
      freedThere2 <= 7'd0;  // FlowControl.java:158
      spent2 <= 7'd0;  // FlowControl.java:160
      free2 <= 1'b1;  // FlowControl.java:172
      wasImpossible <= 1'b0;  // FlowControl.java:137
    end
  end
  Timeout_1000 silence (  // FlowControl.java:101
    .clock(clock), .reset(reset), .restart(sent), .expired(silence_expired));
  wire unused_ok = &{1'b0, told[8:0], told[31:30], isNews_0_difference[5:0], isNews_1_difference[5:0],
      isNews_2_difference[5:0]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(used_0 <= 7'd7)) begin  // FlowControl.java:175
        $display("assertion failed: no place is used twice, and none becomes free that was not used (FlowControl.java:175)");
        $stop;  // FlowControl.java:175
      end
      if (!(!spends[0] || free0)) begin  // FlowControl.java:176
        $display("assertion failed: a packet is sent only to a place that is free (FlowControl.java:176)");
        $stop;  // FlowControl.java:176
      end
      if (!(used_1 <= 7'd7)) begin  // FlowControl.java:175
        $display("assertion failed: no place is used twice, and none becomes free that was not used (FlowControl.java:175)");
        $stop;  // FlowControl.java:175
      end
      if (!(!spends[1] || free1)) begin  // FlowControl.java:176
        $display("assertion failed: a packet is sent only to a place that is free (FlowControl.java:176)");
        $stop;  // FlowControl.java:176
      end
      if (!(used_2 <= 7'd7)) begin  // FlowControl.java:175
        $display("assertion failed: no place is used twice, and none becomes free that was not used (FlowControl.java:175)");
        $stop;  // FlowControl.java:175
      end
      if (!(!spends[2] || free2)) begin  // FlowControl.java:176
        $display("assertion failed: a packet is sent only to a place that is free (FlowControl.java:176)");
        $stop;  // FlowControl.java:176
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (used_0 <= 7'd7);  // FlowControl.java:175
      assert (!spends[0] || free0);  // FlowControl.java:176
      assert (used_1 <= 7'd7);  // FlowControl.java:175
      assert (!spends[1] || free1);  // FlowControl.java:176
      assert (used_2 <= 7'd7);  // FlowControl.java:175
      assert (!spends[2] || free2);  // FlowControl.java:176
    end
  end
`endif
endmodule
`default_nettype wire
