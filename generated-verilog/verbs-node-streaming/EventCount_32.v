`default_nettype none
// width=32
module EventCount_32 (  // EventCount.java:26
  input  wire clock,  // EventCount.java:26
  input  wire reset,  // EventCount.java:26
  input  wire there_clock,  // EventCount.java:17
  input  wire there_reset,  // EventCount.java:17
  input  wire happens,  // EventCount.java:19
  output wire [31:0] count  // EventCount.java:28
);
  (* ASYNC_REG = "TRUE", keep = "true" *)
  reg  [31:0] arriving;  // EventCount.java:33
  (* ASYNC_REG = "TRUE", keep = "true" *)
  reg  [31:0] arrived;  // EventCount.java:34
  reg  [31:0] shown;  // EventCount.java:37
  wire [31:0] counter_binary, counter_gray, counter_next;  // EventCount.java:30
  // From another clock: a Gray code from registers: one bit changes at a time
  wire [31:0] crossing = counter_gray;  // EventCount.java:35
  wire [31:0] shown_xor = arrived ^ {1'b0, arrived[31:1]};  // EventCount.java:38
  wire [31:0] shown_xor_1 = shown_xor ^ {2'd0, shown_xor[31:2]};  // EventCount.java:38
  wire [31:0] shown_xor_2 = shown_xor_1 ^ {4'd0, shown_xor_1[31:4]};  // EventCount.java:38
  wire [31:0] shown_xor_3 = shown_xor_2 ^ {8'd0, shown_xor_2[31:8]};  // EventCount.java:38
  assign count = shown;  // EventCount.java:39
  always @(posedge clock) begin
    arriving <= crossing;  // EventCount.java:35
    arrived <= arriving;  // EventCount.java:36
    shown <= shown_xor_3 ^ {16'd0, shown_xor_3[31:16]};  // EventCount.java:38
    if (reset) begin
      arriving <= 32'd0;  // EventCount.java:33
      arrived <= 32'd0;  // EventCount.java:34
      shown <= 32'd0;  // EventCount.java:37
    end
  end
  GrayCounter_32 counter (  // EventCount.java:30
    .clock(there_clock), .reset(there_reset), .advance(happens), .clear(1'b0), .binary(counter_binary),
    .gray(counter_gray), .next(counter_next));
  wire unused_ok = &{1'b0, counter_binary, counter_next};
endmodule
`default_nettype wire
