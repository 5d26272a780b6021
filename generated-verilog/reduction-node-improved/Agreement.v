`default_nettype none
module Agreement (  // Agreement.java:52
  input  wire clock,  // Agreement.java:52
  input  wire joins,  // Agreement.java:28
  input  wire tells,  // Agreement.java:30
  input  wire fails,  // Agreement.java:32
  input  wire [63:0] control_head,  // Agreement.java:34
  input  wire [63:0] control_shape,  // Agreement.java:34
  input  wire [63:0] control_outcome,  // Agreement.java:34
  input  wire known,  // Agreement.java:36
  input  wire [63:0] lowest_head,  // Agreement.java:38
  input  wire [63:0] lowest_shape,  // Agreement.java:38
  input  wire [63:0] lowest_outcome,  // Agreement.java:38
  input  wire [10:0] failures,  // Agreement.java:40
  input  wire [7:0] named,  // Agreement.java:42
  output wire replaces,  // Agreement.java:45
  output wire [10:0] failuresNow,  // Agreement.java:47
  output wire [7:0] namedNow  // Agreement.java:49
);
  reg  [8:0] differences;  // Agreement.java:60
  reg  [7:0] differing;  // Agreement.java:62
  reg  [10:0] cause;  // Agreement.java:67
  reg  [7:0] candidate;  // Agreement.java:69
  wire [7:0] source = control_shape[7:0];  // Agreement.java:82
  wire [7:0] before_ = lowest_shape[7:0];  // Agreement.java:82
  wire isLower = source < before_;  // Agreement.java:55
  wire compares = joins && known && !fails;  // Agreement.java:58
  wire any_0 = control_shape[63:48] != lowest_shape[63:48];  // Agreement.java:106
  wire any_1 = control_head[5:4] != lowest_head[5:4];  // Agreement.java:106
  wire any_2 = control_head[21:16] != lowest_head[21:16];  // Agreement.java:106
  wire any_3 = control_shape[39:32] != lowest_shape[39:32];  // Agreement.java:106
  wire any_4 = any_3 || (control_outcome[45] != lowest_outcome[45]);  // Agreement.java:106
  wire any_5 = any_4 || (control_outcome[48:46] != lowest_outcome[48:46]);  // Agreement.java:106
  wire any_6 = control_head[15:12] != lowest_head[15:12];  // Agreement.java:106
  wire any_7 = any_6 || (control_outcome[63:49] != lowest_outcome[63:49]);  // Agreement.java:106
  wire any_8 = control_head[11:8] != lowest_head[11:8];  // Agreement.java:106
  wire any_9 = control_outcome[44] != lowest_outcome[44];  // Agreement.java:106
  wire any_10 = control_outcome[43:36] != lowest_outcome[43:36];  // Agreement.java:106
  wire any_11 = control_outcome[35:32] != lowest_outcome[35:32];  // Agreement.java:106
  wire [8:0] found = {any_0, any_1, any_2, any_5, any_7, any_8, any_9, any_10, any_11};  // Agreement.java:91
  wire [10:0] told = control_outcome[15:5];  // Agreement.java:65
  wire [10:0] missing = joins ? 11'd64 : 11'd512;  // Agreement.java:66
  wire differs = differences != 9'd0;  // Agreement.java:72
  wire differsLower = differing <= named;  // Agreement.java:73
  wire candidateLower = (cause != 11'd0) && (candidate <= named);  // Agreement.java:74
  wire wins = differs ? differsLower : candidateLower;  // Agreement.java:75
  wire [10:0] why = differs ? {2'd0, differences} : cause;  // Agreement.java:76
  assign replaces = joins && (!known || isLower);  // Agreement.java:56
  assign failuresNow = wins ? why : failures;  // Agreement.java:77
  assign namedNow = wins ? (differs ? differing : candidate) : named;  // Agreement.java:78
  always @(posedge clock) begin
    differences <= found & {9{compares}};  // Agreement.java:61
    differing <= isLower ? before_ : source;  // Agreement.java:63
    cause <= fails ? missing : (tells ? told : 11'd0);  // Agreement.java:68
    candidate <= (fails && joins) ? source : control_outcome[23:16];  // Agreement.java:70
  end
  wire unused_ok = &{1'b0, control_head[3:0], control_head[7:6], control_head[63:22], control_shape[31:8],
      control_shape[47:40], control_outcome[4:0], control_outcome[31:24], lowest_head[3:0], lowest_head[7:6],
      lowest_head[63:22], lowest_shape[31:8], lowest_shape[47:40], lowest_outcome[31:0]};
endmodule
`default_nettype wire
