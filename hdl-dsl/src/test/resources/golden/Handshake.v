`default_nettype none
module Handshake (  // TypeExamples.java:58
  input  wire clock,  // TypeExamples.java:58
  input  wire reset,  // TypeExamples.java:58
  input  wire start,  // TypeExamples.java:53
  input  wire answer,  // TypeExamples.java:54
  output wire asks,  // TypeExamples.java:55
  output wire [3:0] count  // TypeExamples.java:56
);
  localparam [2:0] Step_IDLE = 3'd1;
  localparam [2:0] Step_ASK = 3'd2;
  localparam [2:0] Step_DONE = 3'd4;
  reg  [3:0] asked;  // TypeExamples.java:59
  reg  [2:0] step;  // TypeExamples.java:60
  wire step_enters_ask = (step[0] && start) || (step[2] && !answer && start);  // TypeExamples.java:60
  assign asks = step[1];  // TypeExamples.java:65
  assign count = asked;  // TypeExamples.java:66
  always @(posedge clock) begin
    case (step)  // TypeExamples.java:60
      Step_IDLE: begin  // TypeExamples.java:61
        if (start) begin  // TypeExamples.java:61
          step <= Step_ASK;  // TypeExamples.java:61
        end
      end
      Step_ASK: begin  // TypeExamples.java:62
        if (answer) begin  // TypeExamples.java:62
          step <= Step_DONE;  // TypeExamples.java:62
        end
      end
      default /* Step_DONE */: begin  // TypeExamples.java:63
        if (answer) begin  // TypeExamples.java:63
        end else if (start) begin  // TypeExamples.java:63
          step <= Step_ASK;  // TypeExamples.java:63
        end else begin  // TypeExamples.java:63
          step <= Step_IDLE;  // TypeExamples.java:63
        end
      end
    endcase
    if (step_enters_ask) begin  // TypeExamples.java:60
      asked <= asked + 4'd1;  // TypeExamples.java:62
    end
    if (reset) begin
      asked <= 4'd0;  // TypeExamples.java:59
      step <= Step_IDLE;  // TypeExamples.java:60
    end
  end
endmodule
`default_nettype wire
