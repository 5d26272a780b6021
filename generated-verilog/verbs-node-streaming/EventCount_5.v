`default_nettype none
// width=5
module EventCount_5 (  // EventCount.java:26
  input  wire clock,  // EventCount.java:26
  input  wire reset,  // EventCount.java:26
  input  wire there_clock,  // EventCount.java:17
  input  wire there_reset,  // EventCount.java:17
  input  wire happens,  // EventCount.java:19
  output wire [4:0] count  // EventCount.java:28
);
  (* ASYNC_REG = "TRUE", keep = "true" *)
  reg  [4:0] arriving;  // EventCount.java:33
  (* ASYNC_REG = "TRUE", keep = "true" *)
  reg  [4:0] arrived;  // EventCount.java:34
  reg  [4:0] shown;  // EventCount.java:37
  wire [4:0] counter_binary, counter_gray, counter_next;  // EventCount.java:30
  // From another clock: a Gray code from registers: one bit changes at a time
  wire [4:0] crossing = counter_gray;  // EventCount.java:35
  wire [4:0] shown_xor = arrived ^ {1'b0, arrived[4:1]};  // EventCount.java:38
  wire [4:0] shown_xor_1 = shown_xor ^ {2'd0, shown_xor[4:2]};  // EventCount.java:38
  assign count = shown;  // EventCount.java:39
  always @(posedge clock) begin
    arriving <= crossing;  // EventCount.java:35
    arrived <= arriving;  // EventCount.java:36
    shown <= shown_xor_1 ^ {4'd0, shown_xor_1[4]};  // EventCount.java:38
    if (reset) begin
      arriving <= 5'd0;  // EventCount.java:33
      arrived <= 5'd0;  // EventCount.java:34
      shown <= 5'd0;  // EventCount.java:37
    end
  end
  GrayCounter_5 counter (  // EventCount.java:30
    .clock(there_clock), .reset(there_reset), .advance(happens), .clear(1'b0), .binary(counter_binary),
    .gray(counter_gray), .next(counter_next));
  wire unused_ok = &{1'b0, counter_binary, counter_next};
endmodule
`default_nettype wire
