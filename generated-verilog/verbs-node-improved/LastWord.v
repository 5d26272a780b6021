`default_nettype none
module LastWord (  // LastWord.java:32
  input  wire clock,  // LastWord.java:32
  input  wire reset,  // LastWord.java:32
  input  wire [47:0] address,  // LastWord.java:23
  input  wire writes,  // LastWord.java:25
  input  wire isDisturbed,  // LastWord.java:27
  output wire isKnown  // LastWord.java:29
);
  reg  [44:0] known;  // LastWord.java:35
  reg  isHere;  // LastWord.java:36
  reg  [5:0] age;  // LastWord.java:37
  wire [44:0] asked = address[47:3];  // LastWord.java:34
  assign isKnown = isHere && (known == asked) && !isDisturbed;  // LastWord.java:46
  always @(posedge clock) begin
    if (writes) begin  // LastWord.java:38
      known <= asked;  // LastWord.java:39
      age <= 6'd0;  // LastWord.java:40
    end else begin  // LastWord.java:38
      age <= age + 6'd1;  // LastWord.java:42
    end
    if (isDisturbed) begin  // LastWord.java:43
      isHere <= 1'b0;  // LastWord.java:43
    end else if (writes) begin  // LastWord.java:44
      isHere <= 1'b1;  // LastWord.java:44
    end else if (age == 6'd63) begin  // LastWord.java:45
      isHere <= 1'b0;  // LastWord.java:45
    end
    if (reset) begin
      isHere <= 1'b0;  // LastWord.java:36
    end
  end
  wire unused_ok = &{1'b0, address[2:0]};
endmodule
`default_nettype wire
