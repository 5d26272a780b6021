`default_nettype none
module TreePlace (  // TreePlace.java:49
  input  wire clock,  // TreePlace.java:49
  input  wire reset,  // TreePlace.java:49
  input  wire begins,  // TreePlace.java:27
  input  wire [15:0] rank,  // TreePlace.java:29
  input  wire [15:0] size,  // TreePlace.java:31
  input  wire [5:0] arity,  // TreePlace.java:33
  output wire done,  // TreePlace.java:36
  output wire [15:0] parent,  // TreePlace.java:38
  output wire [5:0] child,  // TreePlace.java:40
  output wire [15:0] firstChild,  // TreePlace.java:42
  output wire [5:0] children,  // TreePlace.java:44
  output wire [5:0] siblings  // TreePlace.java:46
);
  reg  [4:0] left;  // TreePlace.java:50
  reg  [5:0] remainder;  // TreePlace.java:51
  reg  [15:0] quotient;  // TreePlace.java:52
  reg  [21:0] product;  // TreePlace.java:53
  reg  [15:0] multiplier;  // TreePlace.java:54
  reg  [22:0] behindOwn;  // TreePlace.java:81
  reg  [5:0] own;  // TreePlace.java:84
  reg  [16:0] behindParents;  // TreePlace.java:89
  reg  [5:0] parents;  // TreePlace.java:91
  wire isRoot = rank == 16'd0;  // TreePlace.java:55
  wire [6:0] shifted = {remainder, quotient[15]};  // TreePlace.java:57
  wire fits = {1'b0, arity} <= shifted;  // TreePlace.java:58
  wire [5:0] multiple = {6{multiplier[15]}} & arity;  // TreePlace.java:59
  wire divides = left > 5'd3;  // TreePlace.java:60
  wire [6:0] reduced = fits ? (shifted - {1'b0, arity}) : shifted;  // TreePlace.java:70
  wire hasNone = behindOwn[22];  // TreePlace.java:85
  assign done = left == 5'd1;  // TreePlace.java:76
  assign parent = quotient;  // TreePlace.java:77
  assign child = remainder;  // TreePlace.java:78
  assign firstChild = product[15:0] + 16'd1;  // TreePlace.java:79
  assign children = own;  // TreePlace.java:87
  assign siblings = parents;  // TreePlace.java:93
  always @(posedge clock) begin
    if (begins) begin  // TreePlace.java:61
      left <= 5'd19;  // TreePlace.java:62
      remainder <= 6'd0;  // TreePlace.java:63
      quotient <= isRoot ? 16'd0 : (rank - 16'd1);  // TreePlace.java:64
      product <= 22'd0;  // TreePlace.java:65
      multiplier <= rank;  // TreePlace.java:66
    end else if (left != 5'd0) begin  // TreePlace.java:68
      left <= left - 5'd1;  // TreePlace.java:68
    end
    if (divides) begin  // TreePlace.java:69
      remainder <= reduced[5:0];  // TreePlace.java:71
      quotient <= {quotient[14:0], fits};  // TreePlace.java:72
      product <= {product[20:0], 1'b0} + {16'd0, multiple};  // TreePlace.java:73
      multiplier <= {multiplier[14:0], 1'b0};  // TreePlace.java:74
    end
    behindOwn <= {7'd0, size} + ~{1'b0, product};  // TreePlace.java:82
    own <= hasNone ? 6'd0 : ((behindOwn[16:0] < {11'd0, arity}) ? behindOwn[5:0] : arity);  // TreePlace.java:86
    behindParents <= {1'b0, size - rank} + {1'b0, 10'd0, remainder};  // TreePlace.java:90
    parents <= isRoot ? 6'd1 : ((behindParents < {11'd0, arity}) ? behindParents[5:0] : arity);  // TreePlace.java:92
    if (reset) begin
      left <= 5'd0;  // TreePlace.java:50
    end
  end
  wire unused_ok = &{1'b0, reduced[6], behindOwn[21:17]};
endmodule
`default_nettype wire
