`default_nettype none
// credits=3
module FlowControl_3 (  // FlowControl.java:83
  input  wire clock,  // FlowControl.java:83
  input  wire reset,  // FlowControl.java:83
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
  input  wire [2:0] spends  // FlowControl.java:51
);
  reg  asked;  // FlowControl.java:95
  reg  again;  // FlowControl.java:96
  reg  news;  // FlowControl.java:97
  reg  [6:0] freed0;  // FlowControl.java:127
  reg  [6:0] freedThere0;  // FlowControl.java:155
  reg  [6:0] spent0;  // FlowControl.java:157
  reg  free0;  // FlowControl.java:169
  reg  [6:0] freed1;  // FlowControl.java:127
  reg  [6:0] freedThere1;  // FlowControl.java:155
  reg  [6:0] spent1;  // FlowControl.java:157
  reg  free1;  // FlowControl.java:169
  reg  [6:0] freed2;  // FlowControl.java:127
  reg  [6:0] freedThere2;  // FlowControl.java:155
  reg  [6:0] spent2;  // FlowControl.java:157
  reg  free2;  // FlowControl.java:169
  wire silence_expired;  // FlowControl.java:98
  wire asks = missed && !asked;  // FlowControl.java:100
  wire learns = arrived || asks || (|frees);  // FlowControl.java:101
  wire [6:0] said_0 = told[15:9];  // FlowWord.java:45
  wire [6:0] isNews_0_difference = said_0 - freedThere0;  // FlowControl.java:160
  wire isNews_0 = !isNews_0_difference[6];  // FlowControl.java:160
  wire [6:0] used_0 = spent0 - freedThere0;  // FlowControl.java:161
  wire freeBehind_0 = used_0 < 7'd2;  // FlowControl.java:170
  wire places_0 = free0;  // FlowControl.java:174
  wire [6:0] said_1 = told[22:16];  // FlowWord.java:45
  wire [6:0] isNews_1_difference = said_1 - freedThere1;  // FlowControl.java:160
  wire isNews_1 = !isNews_1_difference[6];  // FlowControl.java:160
  wire [6:0] used_1 = spent1 - freedThere1;  // FlowControl.java:161
  wire freeBehind_1 = used_1 < 7'd2;  // FlowControl.java:170
  wire places_1 = free1;  // FlowControl.java:174
  wire [6:0] said_2 = told[29:23];  // FlowWord.java:45
  wire [6:0] isNews_2_difference = said_2 - freedThere2;  // FlowControl.java:160
  wire isNews_2 = !isNews_2_difference[6];  // FlowControl.java:160
  wire [6:0] used_2 = spent2 - freedThere2;  // FlowControl.java:161
  wire freeBehind_2 = used_2 < 7'd2;  // FlowControl.java:170
  wire places_2 = free2;  // FlowControl.java:174
  assign wanted = news;  // FlowControl.java:122
  assign word = {2'd0, freed2, freed1, freed0, again, expected};  // FlowControl.java:138
  assign hasPlace = {places_2, places_1, places_0};  // FlowControl.java:139
  always @(posedge clock) begin
    if (sent) begin  // FlowControl.java:102
      news <= 1'b0;  // FlowControl.java:103
      again <= 1'b0;  // FlowControl.java:104
    end
    if (learns) begin  // FlowControl.java:106
      news <= 1'b1;  // FlowControl.java:106
    end
    if (asks) begin  // FlowControl.java:107
      again <= 1'b1;  // FlowControl.java:108
      asked <= 1'b1;  // FlowControl.java:109
    end
    if (accepted) begin  // FlowControl.java:111
      again <= 1'b0;  // FlowControl.java:112
      asked <= 1'b0;  // FlowControl.java:113
    end
    if (silence_expired && !sent) begin  // FlowControl.java:115
      news <= 1'b1;  // FlowControl.java:115
    end
    if (frees[0]) begin  // FlowControl.java:129
      freed0 <= freed0 + 7'd1;  // FlowControl.java:129
    end
    if (tells && isNews_0) begin  // FlowControl.java:167
      freedThere0 <= said_0;  // FlowControl.java:167
    end
    if (spends[0]) begin  // FlowControl.java:168
      spent0 <= spent0 + 7'd1;  // FlowControl.java:168
    end
    free0 <= spends[0] ? freeBehind_0 : (used_0 < 7'd3);  // FlowControl.java:171
    if (frees[1]) begin  // FlowControl.java:129
      freed1 <= freed1 + 7'd1;  // FlowControl.java:129
    end
    if (tells && isNews_1) begin  // FlowControl.java:167
      freedThere1 <= said_1;  // FlowControl.java:167
    end
    if (spends[1]) begin  // FlowControl.java:168
      spent1 <= spent1 + 7'd1;  // FlowControl.java:168
    end
    free1 <= spends[1] ? freeBehind_1 : (used_1 < 7'd3);  // FlowControl.java:171
    if (frees[2]) begin  // FlowControl.java:129
      freed2 <= freed2 + 7'd1;  // FlowControl.java:129
    end
    if (tells && isNews_2) begin  // FlowControl.java:167
      freedThere2 <= said_2;  // FlowControl.java:167
    end
    if (spends[2]) begin  // FlowControl.java:168
      spent2 <= spent2 + 7'd1;  // FlowControl.java:168
    end
    free2 <= spends[2] ? freeBehind_2 : (used_2 < 7'd3);  // FlowControl.java:171
    if (reset) begin
      asked <= 1'b0;  // FlowControl.java:95
      again <= 1'b0;  // FlowControl.java:96
      news <= 1'b0;  // FlowControl.java:97
      freed0 <= 7'd0;  // FlowControl.java:127
      freedThere0 <= 7'd0;  // FlowControl.java:155
      spent0 <= 7'd0;  // FlowControl.java:157
      free0 <= 1'b1;  // FlowControl.java:169
      freed1 <= 7'd0;  // FlowControl.java:127
      freedThere1 <= 7'd0;  // FlowControl.java:155
      spent1 <= 7'd0;  // FlowControl.java:157
      free1 <= 1'b1;  // FlowControl.java:169
      freed2 <= 7'd0;  // FlowControl.java:127
      freedThere2 <= 7'd0;  // FlowControl.java:155
      spent2 <= 7'd0;  // FlowControl.java:157
      free2 <= 1'b1;  // FlowControl.java:169
    end
  end
  Timeout_1000 silence (  // FlowControl.java:98
    .clock(clock), .reset(reset), .restart(sent), .expired(silence_expired));
  wire unused_ok = &{1'b0, told[8:0], told[31:30], isNews_0_difference[5:0], isNews_1_difference[5:0],
      isNews_2_difference[5:0]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(used_0 <= 7'd3)) begin  // FlowControl.java:172
        $display("assertion failed: no place is used twice, and none becomes free that was not used (FlowControl.java:172)");
        $stop;  // FlowControl.java:172
      end
      if (!(!spends[0] || free0)) begin  // FlowControl.java:173
        $display("assertion failed: a packet is sent only to a place that is free (FlowControl.java:173)");
        $stop;  // FlowControl.java:173
      end
      if (!(used_1 <= 7'd3)) begin  // FlowControl.java:172
        $display("assertion failed: no place is used twice, and none becomes free that was not used (FlowControl.java:172)");
        $stop;  // FlowControl.java:172
      end
      if (!(!spends[1] || free1)) begin  // FlowControl.java:173
        $display("assertion failed: a packet is sent only to a place that is free (FlowControl.java:173)");
        $stop;  // FlowControl.java:173
      end
      if (!(used_2 <= 7'd3)) begin  // FlowControl.java:172
        $display("assertion failed: no place is used twice, and none becomes free that was not used (FlowControl.java:172)");
        $stop;  // FlowControl.java:172
      end
      if (!(!spends[2] || free2)) begin  // FlowControl.java:173
        $display("assertion failed: a packet is sent only to a place that is free (FlowControl.java:173)");
        $stop;  // FlowControl.java:173
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (used_0 <= 7'd3);  // FlowControl.java:172
      assert (!spends[0] || free0);  // FlowControl.java:173
      assert (used_1 <= 7'd3);  // FlowControl.java:172
      assert (!spends[1] || free1);  // FlowControl.java:173
      assert (used_2 <= 7'd3);  // FlowControl.java:172
      assert (!spends[2] || free2);  // FlowControl.java:173
    end
  end
`endif
endmodule
`default_nettype wire
