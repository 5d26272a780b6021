`default_nettype none
module TreePlace (  // TreePlace.java:43
  input  wire clock,  // TreePlace.java:43
  input  wire reset,  // TreePlace.java:43
  input  wire begins,  // TreePlace.java:22
  input  wire [15:0] rank,  // TreePlace.java:24
  input  wire [15:0] size,  // TreePlace.java:26
  input  wire [5:0] arity,  // TreePlace.java:28
  output wire done,  // TreePlace.java:31
  output wire [15:0] parent,  // TreePlace.java:33
  output wire [5:0] child,  // TreePlace.java:35
  output wire [15:0] firstChild,  // TreePlace.java:37
  output wire [5:0] children,  // TreePlace.java:39
  output wire [5:0] siblings  // TreePlace.java:41
);
  reg  [4:0] left;  // TreePlace.java:44
  reg  [5:0] remainder;  // TreePlace.java:45
  reg  [15:0] quotient;  // TreePlace.java:46
  wire isRoot = rank == 16'd0;  // TreePlace.java:47
  wire [6:0] shifted = {remainder, quotient[15]};  // TreePlace.java:49
  wire fits = {1'b0, arity} <= shifted;  // TreePlace.java:50
  wire [6:0] reduced = fits ? (shifted - {1'b0, arity}) : shifted;  // TreePlace.java:58
  wire [21:0] first = ({6'd0, rank} * {16'd0, arity}) + 22'd1;  // TreePlace.java:73
  wire [21:0] all_0 = {6'd0, size};  // TreePlace.java:78
  wire [21:0] rest_0_difference = all_0 - first;  // TreePlace.java:79
  wire [15:0] rest_0 = rest_0_difference[15:0];  // TreePlace.java:79
  wire [5:0] some_0 = (rest_0 < {10'd0, arity}) ? rest_0[5:0] : arity;  // TreePlace.java:80
  wire [21:0] all_1 = {6'd0, size};  // TreePlace.java:78
  wire [21:0] rest_1_sum = ({6'd0, quotient} * {16'd0, arity}) + 22'd1;  // TreePlace.java:79
  wire [21:0] rest_1_difference = all_1 - rest_1_sum;  // TreePlace.java:79
  wire [15:0] rest_1 = rest_1_difference[15:0];  // TreePlace.java:79
  wire [5:0] some_1 = (rest_1 < {10'd0, arity}) ? rest_1[5:0] : arity;  // TreePlace.java:80
  assign done = left == 5'd1;  // TreePlace.java:63
  assign parent = quotient;  // TreePlace.java:64
  assign child = remainder;  // TreePlace.java:65
  assign firstChild = first[15:0];  // TreePlace.java:67
  assign children = (first < all_0) ? some_0 : 6'd0;  // TreePlace.java:68
  assign siblings = isRoot ? 6'd1 : ((rest_1_sum < all_1) ? some_1 : 6'd0);  // TreePlace.java:69
  always @(posedge clock) begin
    if (begins) begin  // TreePlace.java:51
      left <= 5'd17;  // TreePlace.java:52
      remainder <= 6'd0;  // TreePlace.java:53
      quotient <= isRoot ? 16'd0 : (rank - 16'd1);  // TreePlace.java:54
    end else if (left > 5'd1) begin  // TreePlace.java:56
      left <= left - 5'd1;  // TreePlace.java:57
      remainder <= reduced[5:0];  // TreePlace.java:59
      quotient <= {quotient[14:0], fits};  // TreePlace.java:60
    end else begin  // TreePlace.java:51
      left <= 5'd0;  // TreePlace.java:62
    end
    if (reset) begin
      left <= 5'd0;  // TreePlace.java:44
    end
  end
  wire unused_ok = &{1'b0, reduced[6], rest_0_difference[21:16], rest_1_difference[21:16]};
endmodule
`default_nettype wire
