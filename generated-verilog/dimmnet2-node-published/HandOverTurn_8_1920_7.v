`default_nettype none
// word=8, payload=1920, cycles=7
module HandOverTurn_8_1920_7 (  // HandOverTurn.java:40
  input  wire clock,  // HandOverTurn.java:40
  input  wire reset,  // HandOverTurn.java:40
  input  wire gathers,  // HandOverTurn.java:31
  input  wire [63:0] packet_data_data,  // HandOverTurn.java:44
  input  wire packet_data_last,  // HandOverTurn.java:44
  input  wire packet_valid,  // HandOverTurn.java:44
  output wire packet_ready,  // HandOverTurn.java:44
  output wire [63:0] handed_data_data,  // HandOverTurn.java:45
  output wire handed_data_last,  // HandOverTurn.java:45
  output wire handed_valid,  // HandOverTurn.java:45
  input  wire handed_ready  // HandOverTurn.java:45
);
  reg  [10:0] owed;  // HandOverTurn.java:49
  reg  owesCycle;  // HandOverTurn.java:51
  reg  isGathered;  // HandOverTurn.java:53
  wire waits = isGathered && packet_data_last && owesCycle;  // HandOverTurn.java:55
  assign packet_ready = handed_ready && !waits;  // HandOverTurn.java:58
  assign handed_data_data = packet_data_data;  // HandOverTurn.java:56
  assign handed_data_last = packet_data_last;  // HandOverTurn.java:56
  assign handed_valid = packet_valid && !waits;  // HandOverTurn.java:57
  always @(posedge clock) begin
    isGathered <= gathers;  // HandOverTurn.java:54
    if (packet_valid && packet_ready) begin  // HandOverTurn.java:59
      owed <= owed + 11'd7;  // HandOverTurn.java:60
      owesCycle <= owed >= 11'd9;  // HandOverTurn.java:61
      if (packet_data_last) begin  // HandOverTurn.java:62
        owed <= 11'd0;  // HandOverTurn.java:63
        owesCycle <= 1'b0;  // HandOverTurn.java:64
      end
    end
    if (packet_valid && waits) begin  // HandOverTurn.java:67
      owed <= owed - 11'd16;  // HandOverTurn.java:68
      owesCycle <= owed >= 11'd32;  // HandOverTurn.java:69
    end
    if (reset) begin
      owed <= 11'd0;  // HandOverTurn.java:49
      owesCycle <= 1'b0;  // HandOverTurn.java:51
      isGathered <= 1'b0;  // HandOverTurn.java:53
    end
  end
endmodule
`default_nettype wire
