`default_nettype none
module SoDimmPowerUp (  // SoDimmPowerUp.java:37
  input  wire clock,  // SoDimmPowerUp.java:37
  input  wire reset,  // SoDimmPowerUp.java:37
  output wire start_starts,  // SoDimmPowerUp.java:27
  output wire [2:0] start_command,  // SoDimmPowerUp.java:27
  output wire [1:0] start_bank,  // SoDimmPowerUp.java:27
  output wire [13:0] start_mode  // SoDimmPowerUp.java:27
);
  localparam [2:0] SoDimmCommand_NO_OPERATION = 3'd0;
  localparam [2:0] SoDimmCommand_REFRESH = 3'd5;
  localparam [2:0] SoDimmCommand_PRECHARGE_ALL = 3'd6;
  localparam [2:0] SoDimmCommand_LOAD_MODE = 3'd7;
  reg  [2:0] command;  // SoDimmPowerUp.java:30
  reg  [1:0] bank;  // SoDimmPowerUp.java:31
  reg  [13:0] mode;  // SoDimmPowerUp.java:32
  reg  [7:0] cycle;  // SoDimmPowerUp.java:40
  reg  starts;  // SoDimmPowerUp.java:41
  assign start_starts = starts;  // SoDimmPowerUp.java:54
  assign start_command = command;  // SoDimmPowerUp.java:55
  assign start_bank = bank;  // SoDimmPowerUp.java:56
  assign start_mode = mode;  // SoDimmPowerUp.java:57
  always @(posedge clock) begin
    command <= SoDimmCommand_NO_OPERATION;  // SoDimmPowerUp.java:42
    bank <= 2'd0;  // SoDimmPowerUp.java:43
    mode <= 14'd0;  // SoDimmPowerUp.java:44
    if (cycle == 8'd0) begin  // SoDimmPowerUp.java:69
      command <= SoDimmCommand_PRECHARGE_ALL;  // SoDimmPowerUp.java:69
    end
    if (cycle == 8'd2) begin  // SoDimmPowerUp.java:74
      bank <= 2'd1;  // SoDimmPowerUp.java:75
      mode <= 14'd0;  // SoDimmPowerUp.java:76
    end
    if (cycle == 8'd2) begin  // SoDimmPowerUp.java:69
      command <= SoDimmCommand_LOAD_MODE;  // SoDimmPowerUp.java:69
    end
    if (cycle == 8'd4) begin  // SoDimmPowerUp.java:74
      bank <= 2'd0;  // SoDimmPowerUp.java:75
      mode <= 14'd289;  // SoDimmPowerUp.java:76
    end
    if (cycle == 8'd4) begin  // SoDimmPowerUp.java:69
      command <= SoDimmCommand_LOAD_MODE;  // SoDimmPowerUp.java:69
    end
    if (cycle == 8'd6) begin  // SoDimmPowerUp.java:69
      command <= SoDimmCommand_PRECHARGE_ALL;  // SoDimmPowerUp.java:69
    end
    if (cycle == 8'd8) begin  // SoDimmPowerUp.java:69
      command <= SoDimmCommand_REFRESH;  // SoDimmPowerUp.java:69
    end
    if (cycle == 8'd16) begin  // SoDimmPowerUp.java:69
      command <= SoDimmCommand_REFRESH;  // SoDimmPowerUp.java:69
    end
    if (cycle == 8'd24) begin  // SoDimmPowerUp.java:74
      bank <= 2'd0;  // SoDimmPowerUp.java:75
      mode <= 14'd33;  // SoDimmPowerUp.java:76
    end
    if (cycle == 8'd24) begin  // SoDimmPowerUp.java:69
      command <= SoDimmCommand_LOAD_MODE;  // SoDimmPowerUp.java:69
    end
    if (starts) begin  // SoDimmPowerUp.java:52
      cycle <= cycle + 8'd1;  // SoDimmPowerUp.java:52
    end
    if (cycle == 8'd205) begin  // SoDimmPowerUp.java:53
      starts <= 1'b0;  // SoDimmPowerUp.java:53
    end
    if (reset) begin
      command <= SoDimmCommand_NO_OPERATION;  // SoDimmPowerUp.java:30
      bank <= 2'd0;  // SoDimmPowerUp.java:31
      mode <= 14'd0;  // SoDimmPowerUp.java:32
      cycle <= 8'd0;  // SoDimmPowerUp.java:40
      starts <= 1'b1;  // SoDimmPowerUp.java:41
    end
  end
endmodule
`default_nettype wire
