`default_nettype none
// stages=5
module ResetSynchronizer_5 (  // ResetSynchronizer.java:29
  input  wire clock,  // ResetSynchronizer.java:29
  input  wire request,  // ResetSynchronizer.java:16
  output wire active  // ResetSynchronizer.java:36
);
  wire requested_reset;  // ResetSynchronizer.java:38
  (* ASYNC_REG = "TRUE", keep = "true" *)
  reg  stage_0;  // ResetSynchronizer.java:42
  (* ASYNC_REG = "TRUE", keep = "true" *)
  reg  stage_1;  // ResetSynchronizer.java:42
  (* ASYNC_REG = "TRUE", keep = "true" *)
  reg  stage_2;  // ResetSynchronizer.java:42
  (* ASYNC_REG = "TRUE", keep = "true" *)
  reg  stage_3;  // ResetSynchronizer.java:42
  (* ASYNC_REG = "TRUE", keep = "true" *)
  reg  stage_4;  // ResetSynchronizer.java:42
  // From another clock: acts at once; its end goes through the stages
  wire asked = request;  // ResetSynchronizer.java:37
  assign active = stage_4;  // ResetSynchronizer.java:46
  assign requested_reset = asked;  // ResetSynchronizer.java:38
  always @(posedge clock or posedge requested_reset) begin
    if (requested_reset) begin
      stage_0 <= 1'b1;  // ResetSynchronizer.java:42
      stage_1 <= 1'b1;  // ResetSynchronizer.java:42
      stage_2 <= 1'b1;  // ResetSynchronizer.java:42
      stage_3 <= 1'b1;  // ResetSynchronizer.java:42
      stage_4 <= 1'b1;  // ResetSynchronizer.java:42
    end else begin
      stage_0 <= 1'b0;  // ResetSynchronizer.java:43
      stage_1 <= stage_0;  // ResetSynchronizer.java:43
      stage_2 <= stage_1;  // ResetSynchronizer.java:43
      stage_3 <= stage_2;  // ResetSynchronizer.java:43
      stage_4 <= stage_3;  // ResetSynchronizer.java:43
    end
  end
endmodule
`default_nettype wire
