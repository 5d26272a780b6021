`default_nettype none
module FenceAnswers (  // FenceAnswers.java:23
  input  wire clock,  // FenceAnswers.java:23
  input  wire reset,  // FenceAnswers.java:23
  input  wire settles,  // FenceAnswers.java:17
  input  wire [3:0] from,  // FenceAnswers.java:19
  output wire [3:0] answer_data,  // FenceAnswers.java:21
  output wire answer_valid,  // FenceAnswers.java:21
  input  wire answer_ready  // FenceAnswers.java:21
);
  reg  [15:0] waiting;  // FenceAnswers.java:24
  reg  offers;  // FenceAnswers.java:25
  reg  [3:0] node;  // FenceAnswers.java:26
  wire [15:0] next = waiting & (16'd0 - waiting);  // FenceAnswers.java:27
  wire begins = !offers && (waiting != 16'd0);  // FenceAnswers.java:28
  wire [15:0] waiting_joined = {from == 4'd15, from == 4'd14, from == 4'd13, from == 4'd12, from == 4'd11, from
      == 4'd10, from == 4'd9, from == 4'd8, from == 4'd7, from == 4'd6, from == 4'd5, from == 4'd4, from
      == 4'd3, from == 4'd2, from == 4'd1, from == 4'd0};  // FenceAnswers.java:30
  assign answer_data = node;  // FenceAnswers.java:38
  assign answer_valid = offers;  // FenceAnswers.java:37
  always @(posedge clock) begin
    waiting <= (waiting & ~(begins ? next : 16'd0)) | (settles ? waiting_joined : 16'd0);  // FenceAnswers.java:30
    if (begins) begin  // FenceAnswers.java:32
      offers <= 1'b1;  // FenceAnswers.java:33
      node <= {|(next & 16'hff00), |(next & 16'hf0f0), |(next & 16'hcccc), |(next & 16'haaaa)};  // FenceAnswers.java:34
    end else if (answer_valid && answer_ready) begin  // FenceAnswers.java:36
      offers <= 1'b0;  // FenceAnswers.java:36
    end
    if (reset) begin
      waiting <= 16'd0;  // FenceAnswers.java:24
      offers <= 1'b0;  // FenceAnswers.java:25
    end
  end
endmodule
`default_nettype wire
