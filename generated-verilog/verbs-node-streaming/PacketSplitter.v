`default_nettype none
module PacketSplitter (  // PacketSplitter.java:22
  input  wire clock,  // PacketSplitter.java:22
  input  wire reset,  // PacketSplitter.java:22
  input  wire [127:0] wide_data_data,  // PacketSplitter.java:19
  input  wire wide_data_last,  // PacketSplitter.java:19
  input  wire wide_valid,  // PacketSplitter.java:19
  output wire wide_ready,  // PacketSplitter.java:19
  output wire [63:0] narrow_data_data,  // PacketSplitter.java:20
  output wire narrow_data_last,  // PacketSplitter.java:20
  output wire narrow_valid,  // PacketSplitter.java:20
  input  wire narrow_ready  // PacketSplitter.java:20
);
  reg  upper;  // PacketSplitter.java:23
  reg  inside_;  // PacketSplitter.java:24
  reg  [9:0] wordsLeft;  // PacketSplitter.java:25
  wire [13:0] roundedUp = wide_data_data[45:32] + 14'd39;  // PacketFormat.java:56
  wire [9:0] all = roundedUp[12:3];  // PacketFormat.java:58
  wire last = inside_ && (wordsLeft == 10'd1);  // PacketSplitter.java:28
  assign wide_ready = narrow_ready && (upper || last);  // PacketSplitter.java:33
  assign narrow_data_data = upper ? wide_data_data[127:64] : wide_data_data[63:0];  // PacketSplitter.java:31
  assign narrow_data_last = last;  // PacketSplitter.java:32
  assign narrow_valid = wide_valid;  // PacketSplitter.java:30
  always @(posedge clock) begin
    if (narrow_valid && narrow_ready) begin  // PacketSplitter.java:34
      upper <= !(upper || last);  // PacketSplitter.java:35
      inside_ <= !last;  // PacketSplitter.java:36
      wordsLeft <= (inside_ ? wordsLeft : all) - 10'd1;  // PacketSplitter.java:37
    end
    if (reset) begin
      upper <= 1'b0;  // PacketSplitter.java:23
      inside_ <= 1'b0;  // PacketSplitter.java:24
    end
  end
  wire unused_ok = &{1'b0, wide_data_last, roundedUp[2:0], roundedUp[13]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!(wide_valid && wide_ready) || (wide_data_last == last))) begin  // PacketSplitter.java:39
        $display("assertion failed: a packet has as many words as its header says (PacketSplitter.java:39)");
        $stop;  // PacketSplitter.java:39
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!(wide_valid && wide_ready) || (wide_data_last == last));  // PacketSplitter.java:39
    end
  end
`endif
endmodule
`default_nettype wire
