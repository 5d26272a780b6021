// credits=7
module FlowControl_7 (  // FlowControl.java:50
  input  wire clock,  // FlowControl.java:50
  input  wire reset,  // FlowControl.java:50
  input  wire [7:0] expected,  // FlowControl.java:19
  input  wire arrived,  // FlowControl.java:21
  input  wire missed,  // FlowControl.java:23
  input  wire accepted,  // FlowControl.java:25
  input  wire [2:0] frees,  // FlowControl.java:27
  output wire wanted,  // FlowControl.java:30
  output wire [31:0] word,  // FlowControl.java:32
  input  wire sent,  // FlowControl.java:34
  input  wire tells,  // FlowControl.java:38
  input  wire [31:0] told,  // FlowControl.java:40
  output wire [2:0] hasPlace,  // FlowControl.java:43
  input  wire [2:0] spends  // FlowControl.java:45
);
  reg  asked;  // FlowControl.java:52
  reg  again;  // FlowControl.java:53
  reg  news;  // FlowControl.java:54
  reg  [6:0] freed0;  // FlowControl.java:77
  reg  [6:0] freedThere0;  // FlowControl.java:89
  reg  [6:0] spent0;  // FlowControl.java:90
  reg  [6:0] freed1;  // FlowControl.java:77
  reg  [6:0] freedThere1;  // FlowControl.java:89
  reg  [6:0] spent1;  // FlowControl.java:90
  reg  [6:0] freed2;  // FlowControl.java:77
  reg  [6:0] freedThere2;  // FlowControl.java:89
  reg  [6:0] spent2;  // FlowControl.java:90
  wire silence_expired;  // FlowControl.java:55
  wire asks = missed && !asked;  // FlowControl.java:57
  wire learns = arrived || asks || (|frees);  // FlowControl.java:58
  wire [6:0] said_0 = told[15:9];  // FlowWord.java:45
  wire [6:0] isNews_0_difference = said_0 - freedThere0;  // FlowControl.java:93
  wire isNews_0 = !isNews_0_difference[6];  // FlowControl.java:93
  wire [6:0] used_0 = spent0 - freedThere0;  // FlowControl.java:96
  wire free_0 = used_0 < 7'd7;  // FlowControl.java:97
  wire places_0 = free_0;  // FlowControl.java:100
  wire [6:0] said_1 = told[22:16];  // FlowWord.java:45
  wire [6:0] isNews_1_difference = said_1 - freedThere1;  // FlowControl.java:93
  wire isNews_1 = !isNews_1_difference[6];  // FlowControl.java:93
  wire [6:0] used_1 = spent1 - freedThere1;  // FlowControl.java:96
  wire free_1 = used_1 < 7'd7;  // FlowControl.java:97
  wire places_1 = free_1;  // FlowControl.java:100
  wire [6:0] said_2 = told[29:23];  // FlowWord.java:45
  wire [6:0] isNews_2_difference = said_2 - freedThere2;  // FlowControl.java:93
  wire isNews_2 = !isNews_2_difference[6];  // FlowControl.java:93
  wire [6:0] used_2 = spent2 - freedThere2;  // FlowControl.java:96
  wire free_2 = used_2 < 7'd7;  // FlowControl.java:97
  wire places_2 = free_2;  // FlowControl.java:100
  assign wanted = news || silence_expired;  // FlowControl.java:72
  assign word = {2'd0, freed2, freed1, freed0, again, expected};  // FlowControl.java:82
  assign hasPlace = {places_2, places_1, places_0};  // FlowControl.java:83
  always @(posedge clock) begin
    if (sent) begin  // FlowControl.java:59
      news <= 1'b0;  // FlowControl.java:60
      again <= 1'b0;  // FlowControl.java:61
    end
    if (learns) begin  // FlowControl.java:63
      news <= 1'b1;  // FlowControl.java:63
    end
    if (asks) begin  // FlowControl.java:64
      again <= 1'b1;  // FlowControl.java:65
      asked <= 1'b1;  // FlowControl.java:66
    end
    if (accepted) begin  // FlowControl.java:68
      again <= 1'b0;  // FlowControl.java:69
      asked <= 1'b0;  // FlowControl.java:70
    end
    if (frees[0]) begin  // FlowControl.java:79
      freed0 <= freed0 + 7'd1;  // FlowControl.java:79
    end
    if (tells && isNews_0) begin  // FlowControl.java:94
      freedThere0 <= said_0;  // FlowControl.java:94
    end
    if (spends[0]) begin  // FlowControl.java:95
      spent0 <= spent0 + 7'd1;  // FlowControl.java:95
    end
    if (frees[1]) begin  // FlowControl.java:79
      freed1 <= freed1 + 7'd1;  // FlowControl.java:79
    end
    if (tells && isNews_1) begin  // FlowControl.java:94
      freedThere1 <= said_1;  // FlowControl.java:94
    end
    if (spends[1]) begin  // FlowControl.java:95
      spent1 <= spent1 + 7'd1;  // FlowControl.java:95
    end
    if (frees[2]) begin  // FlowControl.java:79
      freed2 <= freed2 + 7'd1;  // FlowControl.java:79
    end
    if (tells && isNews_2) begin  // FlowControl.java:94
      freedThere2 <= said_2;  // FlowControl.java:94
    end
    if (spends[2]) begin  // FlowControl.java:95
      spent2 <= spent2 + 7'd1;  // FlowControl.java:95
    end
    if (reset) begin
      asked <= 1'b0;  // FlowControl.java:52
      again <= 1'b0;  // FlowControl.java:53
      news <= 1'b0;  // FlowControl.java:54
      freed0 <= 7'd0;  // FlowControl.java:77
      freedThere0 <= 7'd0;  // FlowControl.java:89
      spent0 <= 7'd0;  // FlowControl.java:90
      freed1 <= 7'd0;  // FlowControl.java:77
      freedThere1 <= 7'd0;  // FlowControl.java:89
      spent1 <= 7'd0;  // FlowControl.java:90
      freed2 <= 7'd0;  // FlowControl.java:77
      freedThere2 <= 7'd0;  // FlowControl.java:89
      spent2 <= 7'd0;  // FlowControl.java:90
    end
  end
  Timeout_1000 silence (  // FlowControl.java:55
    .clock(clock), .reset(reset), .restart(sent), .expired(silence_expired));
  wire unused_ok = &{1'b0, told[8:0], told[31:30], isNews_0_difference[5:0], isNews_1_difference[5:0],
      isNews_2_difference[5:0]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(used_0 <= 7'd7)) begin  // FlowControl.java:98
        $display("assertion failed: no place is used twice, and none becomes free that was not used (FlowControl.java:98)");
        $stop;  // FlowControl.java:98
      end
      if (!(!spends[0] || free_0)) begin  // FlowControl.java:99
        $display("assertion failed: a packet is sent only to a place that is free (FlowControl.java:99)");
        $stop;  // FlowControl.java:99
      end
      if (!(used_1 <= 7'd7)) begin  // FlowControl.java:98
        $display("assertion failed: no place is used twice, and none becomes free that was not used (FlowControl.java:98)");
        $stop;  // FlowControl.java:98
      end
      if (!(!spends[1] || free_1)) begin  // FlowControl.java:99
        $display("assertion failed: a packet is sent only to a place that is free (FlowControl.java:99)");
        $stop;  // FlowControl.java:99
      end
      if (!(used_2 <= 7'd7)) begin  // FlowControl.java:98
        $display("assertion failed: no place is used twice, and none becomes free that was not used (FlowControl.java:98)");
        $stop;  // FlowControl.java:98
      end
      if (!(!spends[2] || free_2)) begin  // FlowControl.java:99
        $display("assertion failed: a packet is sent only to a place that is free (FlowControl.java:99)");
        $stop;  // FlowControl.java:99
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (used_0 <= 7'd7);  // FlowControl.java:98
      assert (!spends[0] || free_0);  // FlowControl.java:99
      assert (used_1 <= 7'd7);  // FlowControl.java:98
      assert (!spends[1] || free_1);  // FlowControl.java:99
      assert (used_2 <= 7'd7);  // FlowControl.java:98
      assert (!spends[2] || free_2);  // FlowControl.java:99
    end
  end
`endif
endmodule
