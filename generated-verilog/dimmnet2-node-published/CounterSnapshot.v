module CounterSnapshot (  // CounterSnapshot.java:33
  input  wire clock,  // CounterSnapshot.java:33
  input  wire reset,  // CounterSnapshot.java:33
  input  wire takes,  // CounterSnapshot.java:22
  input  wire [31:0] counters_0,  // CounterSnapshot.java:24
  input  wire [31:0] counters_1,  // CounterSnapshot.java:24
  input  wire [31:0] counters_2,  // CounterSnapshot.java:24
  input  wire [31:0] counters_3,  // CounterSnapshot.java:24
  input  wire [31:0] counters_4,  // CounterSnapshot.java:24
  input  wire [31:0] counters_5,  // CounterSnapshot.java:24
  input  wire [31:0] counters_6,  // CounterSnapshot.java:24
  input  wire [31:0] counters_7,  // CounterSnapshot.java:24
  input  wire activities_0_busy,  // CounterSnapshot.java:26
  input  wire activities_0_stalledBySource,  // CounterSnapshot.java:26
  input  wire activities_0_stalledBySink,  // CounterSnapshot.java:26
  input  wire activities_1_busy,  // CounterSnapshot.java:26
  input  wire activities_1_stalledBySource,  // CounterSnapshot.java:26
  input  wire activities_1_stalledBySink,  // CounterSnapshot.java:26
  input  wire activities_2_busy,  // CounterSnapshot.java:26
  input  wire activities_2_stalledBySource,  // CounterSnapshot.java:26
  input  wire activities_2_stalledBySink,  // CounterSnapshot.java:26
  input  wire activities_3_busy,  // CounterSnapshot.java:26
  input  wire activities_3_stalledBySource,  // CounterSnapshot.java:26
  input  wire activities_3_stalledBySink,  // CounterSnapshot.java:26
  input  wire activities_4_busy,  // CounterSnapshot.java:26
  input  wire activities_4_stalledBySource,  // CounterSnapshot.java:26
  input  wire activities_4_stalledBySink,  // CounterSnapshot.java:26
  input  wire [4:0] word,  // CounterSnapshot.java:29
  output wire [31:0] value  // CounterSnapshot.java:31
);
  reg  [31:0] read;  // CounterSnapshot.java:34
  reg  [31:0] kept0;  // CounterSnapshot.java:51
  reg  [31:0] kept1;  // CounterSnapshot.java:51
  reg  [31:0] kept2;  // CounterSnapshot.java:51
  reg  [31:0] kept3;  // CounterSnapshot.java:51
  reg  [31:0] kept4;  // CounterSnapshot.java:51
  reg  [31:0] kept5;  // CounterSnapshot.java:51
  reg  [31:0] kept6;  // CounterSnapshot.java:51
  reg  [31:0] kept7;  // CounterSnapshot.java:51
  reg  [31:0] kept8;  // CounterSnapshot.java:51
  reg  [31:0] kept9;  // CounterSnapshot.java:51
  reg  [31:0] kept10;  // CounterSnapshot.java:51
  reg  [31:0] kept11;  // CounterSnapshot.java:51
  reg  [31:0] kept12;  // CounterSnapshot.java:51
  reg  [31:0] kept13;  // CounterSnapshot.java:51
  reg  [31:0] kept14;  // CounterSnapshot.java:51
  reg  [31:0] kept15;  // CounterSnapshot.java:51
  reg  [31:0] kept16;  // CounterSnapshot.java:51
  reg  [31:0] kept17;  // CounterSnapshot.java:51
  reg  [31:0] kept18;  // CounterSnapshot.java:51
  reg  [31:0] kept19;  // CounterSnapshot.java:51
  reg  [31:0] kept20;  // CounterSnapshot.java:51
  reg  [31:0] kept21;  // CounterSnapshot.java:51
  reg  [31:0] kept22;  // CounterSnapshot.java:51
  wire [31:0] count0_busy, count0_stalledBySource, count0_stalledBySink;  // CounterSnapshot.java:40
  wire [31:0] count1_busy, count1_stalledBySource, count1_stalledBySink;  // CounterSnapshot.java:40
  wire [31:0] count2_busy, count2_stalledBySource, count2_stalledBySink;  // CounterSnapshot.java:40
  wire [31:0] count3_busy, count3_stalledBySource, count3_stalledBySink;  // CounterSnapshot.java:40
  wire [31:0] count4_busy, count4_stalledBySource, count4_stalledBySink;  // CounterSnapshot.java:40
  assign value = read;  // CounterSnapshot.java:47
  always @* begin
    read = 32'd0;  // CounterSnapshot.java:35
    if (word == 5'd0) begin  // CounterSnapshot.java:53
      read = kept0;  // CounterSnapshot.java:53
    end
    if (word == 5'd1) begin  // CounterSnapshot.java:53
      read = kept1;  // CounterSnapshot.java:53
    end
    if (word == 5'd2) begin  // CounterSnapshot.java:53
      read = kept2;  // CounterSnapshot.java:53
    end
    if (word == 5'd3) begin  // CounterSnapshot.java:53
      read = kept3;  // CounterSnapshot.java:53
    end
    if (word == 5'd4) begin  // CounterSnapshot.java:53
      read = kept4;  // CounterSnapshot.java:53
    end
    if (word == 5'd5) begin  // CounterSnapshot.java:53
      read = kept5;  // CounterSnapshot.java:53
    end
    if (word == 5'd6) begin  // CounterSnapshot.java:53
      read = kept6;  // CounterSnapshot.java:53
    end
    if (word == 5'd7) begin  // CounterSnapshot.java:53
      read = kept7;  // CounterSnapshot.java:53
    end
    if (word == 5'd8) begin  // CounterSnapshot.java:53
      read = kept8;  // CounterSnapshot.java:53
    end
    if (word == 5'd9) begin  // CounterSnapshot.java:53
      read = kept9;  // CounterSnapshot.java:53
    end
    if (word == 5'd10) begin  // CounterSnapshot.java:53
      read = kept10;  // CounterSnapshot.java:53
    end
    if (word == 5'd11) begin  // CounterSnapshot.java:53
      read = kept11;  // CounterSnapshot.java:53
    end
    if (word == 5'd12) begin  // CounterSnapshot.java:53
      read = kept12;  // CounterSnapshot.java:53
    end
    if (word == 5'd13) begin  // CounterSnapshot.java:53
      read = kept13;  // CounterSnapshot.java:53
    end
    if (word == 5'd14) begin  // CounterSnapshot.java:53
      read = kept14;  // CounterSnapshot.java:53
    end
    if (word == 5'd15) begin  // CounterSnapshot.java:53
      read = kept15;  // CounterSnapshot.java:53
    end
    if (word == 5'd16) begin  // CounterSnapshot.java:53
      read = kept16;  // CounterSnapshot.java:53
    end
    if (word == 5'd17) begin  // CounterSnapshot.java:53
      read = kept17;  // CounterSnapshot.java:53
    end
    if (word == 5'd18) begin  // CounterSnapshot.java:53
      read = kept18;  // CounterSnapshot.java:53
    end
    if (word == 5'd19) begin  // CounterSnapshot.java:53
      read = kept19;  // CounterSnapshot.java:53
    end
    if (word == 5'd20) begin  // CounterSnapshot.java:53
      read = kept20;  // CounterSnapshot.java:53
    end
    if (word == 5'd21) begin  // CounterSnapshot.java:53
      read = kept21;  // CounterSnapshot.java:53
    end
    if (word == 5'd22) begin  // CounterSnapshot.java:53
      read = kept22;  // CounterSnapshot.java:53
    end
  end
  always @(posedge clock) begin
    if (takes) begin  // CounterSnapshot.java:52
      kept0 <= counters_0;  // CounterSnapshot.java:52
    end
    if (takes) begin  // CounterSnapshot.java:52
      kept1 <= counters_1;  // CounterSnapshot.java:52
    end
    if (takes) begin  // CounterSnapshot.java:52
      kept2 <= counters_2;  // CounterSnapshot.java:52
    end
    if (takes) begin  // CounterSnapshot.java:52
      kept3 <= counters_3;  // CounterSnapshot.java:52
    end
    if (takes) begin  // CounterSnapshot.java:52
      kept4 <= counters_4;  // CounterSnapshot.java:52
    end
    if (takes) begin  // CounterSnapshot.java:52
      kept5 <= counters_5;  // CounterSnapshot.java:52
    end
    if (takes) begin  // CounterSnapshot.java:52
      kept6 <= counters_6;  // CounterSnapshot.java:52
    end
    if (takes) begin  // CounterSnapshot.java:52
      kept7 <= counters_7;  // CounterSnapshot.java:52
    end
    if (takes) begin  // CounterSnapshot.java:52
      kept8 <= count0_busy;  // CounterSnapshot.java:52
    end
    if (takes) begin  // CounterSnapshot.java:52
      kept9 <= count0_stalledBySource;  // CounterSnapshot.java:52
    end
    if (takes) begin  // CounterSnapshot.java:52
      kept10 <= count0_stalledBySink;  // CounterSnapshot.java:52
    end
    if (takes) begin  // CounterSnapshot.java:52
      kept11 <= count1_busy;  // CounterSnapshot.java:52
    end
    if (takes) begin  // CounterSnapshot.java:52
      kept12 <= count1_stalledBySource;  // CounterSnapshot.java:52
    end
    if (takes) begin  // CounterSnapshot.java:52
      kept13 <= count1_stalledBySink;  // CounterSnapshot.java:52
    end
    if (takes) begin  // CounterSnapshot.java:52
      kept14 <= count2_busy;  // CounterSnapshot.java:52
    end
    if (takes) begin  // CounterSnapshot.java:52
      kept15 <= count2_stalledBySource;  // CounterSnapshot.java:52
    end
    if (takes) begin  // CounterSnapshot.java:52
      kept16 <= count2_stalledBySink;  // CounterSnapshot.java:52
    end
    if (takes) begin  // CounterSnapshot.java:52
      kept17 <= count3_busy;  // CounterSnapshot.java:52
    end
    if (takes) begin  // CounterSnapshot.java:52
      kept18 <= count3_stalledBySource;  // CounterSnapshot.java:52
    end
    if (takes) begin  // CounterSnapshot.java:52
      kept19 <= count3_stalledBySink;  // CounterSnapshot.java:52
    end
    if (takes) begin  // CounterSnapshot.java:52
      kept20 <= count4_busy;  // CounterSnapshot.java:52
    end
    if (takes) begin  // CounterSnapshot.java:52
      kept21 <= count4_stalledBySource;  // CounterSnapshot.java:52
    end
    if (takes) begin  // CounterSnapshot.java:52
      kept22 <= count4_stalledBySink;  // CounterSnapshot.java:52
    end
    if (reset) begin
      kept0 <= 32'd0;  // CounterSnapshot.java:51
      kept1 <= 32'd0;  // CounterSnapshot.java:51
      kept2 <= 32'd0;  // CounterSnapshot.java:51
      kept3 <= 32'd0;  // CounterSnapshot.java:51
      kept4 <= 32'd0;  // CounterSnapshot.java:51
      kept5 <= 32'd0;  // CounterSnapshot.java:51
      kept6 <= 32'd0;  // CounterSnapshot.java:51
      kept7 <= 32'd0;  // CounterSnapshot.java:51
      kept8 <= 32'd0;  // CounterSnapshot.java:51
      kept9 <= 32'd0;  // CounterSnapshot.java:51
      kept10 <= 32'd0;  // CounterSnapshot.java:51
      kept11 <= 32'd0;  // CounterSnapshot.java:51
      kept12 <= 32'd0;  // CounterSnapshot.java:51
      kept13 <= 32'd0;  // CounterSnapshot.java:51
      kept14 <= 32'd0;  // CounterSnapshot.java:51
      kept15 <= 32'd0;  // CounterSnapshot.java:51
      kept16 <= 32'd0;  // CounterSnapshot.java:51
      kept17 <= 32'd0;  // CounterSnapshot.java:51
      kept18 <= 32'd0;  // CounterSnapshot.java:51
      kept19 <= 32'd0;  // CounterSnapshot.java:51
      kept20 <= 32'd0;  // CounterSnapshot.java:51
      kept21 <= 32'd0;  // CounterSnapshot.java:51
      kept22 <= 32'd0;  // CounterSnapshot.java:51
    end
  end
  ActivityCount count0 (  // CounterSnapshot.java:40
    .clock(clock), .reset(reset), .activity_busy(activities_0_busy),
    .activity_stalledBySource(activities_0_stalledBySource),
        .activity_stalledBySink(activities_0_stalledBySink),
    .busy(count0_busy), .stalledBySource(count0_stalledBySource), .stalledBySink(count0_stalledBySink));
  ActivityCount count1 (  // CounterSnapshot.java:40
    .clock(clock), .reset(reset), .activity_busy(activities_1_busy),
    .activity_stalledBySource(activities_1_stalledBySource),
        .activity_stalledBySink(activities_1_stalledBySink),
    .busy(count1_busy), .stalledBySource(count1_stalledBySource), .stalledBySink(count1_stalledBySink));
  ActivityCount count2 (  // CounterSnapshot.java:40
    .clock(clock), .reset(reset), .activity_busy(activities_2_busy),
    .activity_stalledBySource(activities_2_stalledBySource),
        .activity_stalledBySink(activities_2_stalledBySink),
    .busy(count2_busy), .stalledBySource(count2_stalledBySource), .stalledBySink(count2_stalledBySink));
  ActivityCount count3 (  // CounterSnapshot.java:40
    .clock(clock), .reset(reset), .activity_busy(activities_3_busy),
    .activity_stalledBySource(activities_3_stalledBySource),
        .activity_stalledBySink(activities_3_stalledBySink),
    .busy(count3_busy), .stalledBySource(count3_stalledBySource), .stalledBySink(count3_stalledBySink));
  ActivityCount count4 (  // CounterSnapshot.java:40
    .clock(clock), .reset(reset), .activity_busy(activities_4_busy),
    .activity_stalledBySource(activities_4_stalledBySource),
        .activity_stalledBySink(activities_4_stalledBySink),
    .busy(count4_busy), .stalledBySource(count4_stalledBySource), .stalledBySink(count4_stalledBySink));
endmodule
