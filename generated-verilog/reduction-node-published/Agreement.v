`default_nettype none
module Agreement (  // Agreement.java:50
  input  wire joins,  // Agreement.java:26
  input  wire tells,  // Agreement.java:28
  input  wire fails,  // Agreement.java:30
  input  wire [63:0] control_head,  // Agreement.java:32
  input  wire [63:0] control_shape,  // Agreement.java:32
  input  wire [63:0] control_outcome,  // Agreement.java:32
  input  wire known,  // Agreement.java:34
  input  wire [63:0] lowest_head,  // Agreement.java:36
  input  wire [63:0] lowest_shape,  // Agreement.java:36
  input  wire [63:0] lowest_outcome,  // Agreement.java:36
  input  wire [10:0] failures,  // Agreement.java:38
  input  wire [7:0] named,  // Agreement.java:40
  output wire replaces,  // Agreement.java:43
  output wire [10:0] failuresNow,  // Agreement.java:45
  output wire [7:0] namedNow  // Agreement.java:47
);
  reg  [10:0] cause;  // Agreement.java:59
  reg  [7:0] candidate;  // Agreement.java:60
  wire [7:0] source = control_shape[7:0];  // Agreement.java:77
  wire [7:0] before_ = lowest_shape[7:0];  // Agreement.java:77
  wire isLower = source < before_;  // Agreement.java:53
  wire any_0 = control_shape[63:48] != lowest_shape[63:48];  // Agreement.java:102
  wire any_1 = control_head[5:4] != lowest_head[5:4];  // Agreement.java:102
  wire any_2 = control_head[21:16] != lowest_head[21:16];  // Agreement.java:102
  wire any_3 = control_shape[39:32] != lowest_shape[39:32];  // Agreement.java:102
  wire any_4 = any_3 || (control_outcome[45] != lowest_outcome[45]);  // Agreement.java:102
  wire any_5 = any_4 || (control_outcome[48:46] != lowest_outcome[48:46]);  // Agreement.java:102
  wire any_6 = control_head[15:12] != lowest_head[15:12];  // Agreement.java:102
  wire any_7 = any_6 || (control_outcome[63:49] != lowest_outcome[63:49]);  // Agreement.java:102
  wire any_8 = control_head[11:8] != lowest_head[11:8];  // Agreement.java:102
  wire any_9 = control_outcome[44] != lowest_outcome[44];  // Agreement.java:102
  wire any_10 = control_outcome[43:36] != lowest_outcome[43:36];  // Agreement.java:102
  wire any_11 = control_outcome[35:32] != lowest_outcome[35:32];  // Agreement.java:102
  wire [10:0] differences = {2'd0, any_0, any_1, any_2, any_5, any_7, any_8, any_9, any_10, any_11};  // Agreement.java:96
  wire differs = joins && known && (differences != 11'd0);  // Agreement.java:57
  wire [10:0] told = control_outcome[15:5];  // Agreement.java:58
  wire wins = (cause != 11'd0) && (candidate <= named);  // Agreement.java:71
  assign replaces = joins && (!known || isLower);  // Agreement.java:54
  assign failuresNow = wins ? cause : failures;  // Agreement.java:72
  assign namedNow = wins ? candidate : named;  // Agreement.java:73
  always @* begin
    cause = tells ? told : 11'd0;  // Agreement.java:61
    if (differs) begin  // Agreement.java:63
      cause = differences;  // Agreement.java:64
    end
    if (fails) begin  // Agreement.java:67
      cause = joins ? 11'd64 : 11'd512;  // Agreement.java:68
    end
  end
  always @* begin
    candidate = control_outcome[23:16];  // Agreement.java:62
    if (differs) begin  // Agreement.java:63
      candidate = isLower ? before_ : source;  // Agreement.java:65
    end
    if (fails) begin  // Agreement.java:67
      if (joins) begin  // Agreement.java:69
        candidate = source;  // Agreement.java:69
      end
    end
  end
  wire unused_ok = &{1'b0, control_head[3:0], control_head[7:6], control_head[63:22], control_shape[31:8],
      control_shape[47:40], control_outcome[4:0], control_outcome[31:24], lowest_head[3:0], lowest_head[7:6],
      lowest_head[63:22], lowest_shape[31:8], lowest_shape[47:40], lowest_outcome[31:0]};
endmodule
`default_nettype wire
