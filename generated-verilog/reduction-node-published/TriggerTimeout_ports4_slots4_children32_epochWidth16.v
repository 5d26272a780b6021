`default_nettype none
// size.ports=4, size.slots=4, size.children=32, size.epochWidth=16
module TriggerTimeout_ports4_slots4_children32_epochWidth16 (  // TriggerTimeout.java:43
  input  wire clock,  // TriggerTimeout.java:43
  input  wire reset,  // TriggerTimeout.java:43
  input  wire begins,  // TriggerTimeout.java:21
  input  wire ends,  // TriggerTimeout.java:25
  input  wire [15:0] allowed,  // TriggerTimeout.java:32
  input  wire mayExpire,  // TriggerTimeout.java:34
  output wire expires,  // TriggerTimeout.java:36
  input  wire taken,  // TriggerTimeout.java:38
  input  wire [4:0] begun,  // TriggerTimeout.java:46
  input  wire [4:0] ended,  // TriggerTimeout.java:47
  output wire [4:0] visited  // TriggerTimeout.java:48
);
  reg  [31:0] waiting;  // TriggerTimeout.java:49
  reg  [15:0] now;  // TriggerTimeout.java:50
  reg  [4:0] at;  // TriggerTimeout.java:51
  wire ticker_tick;  // TriggerTimeout.java:53
  reg  [15:0] since [0:31];  // TriggerTimeout.java:52
  wire [31:0] more_joined = {begun == 5'd31, begun == 5'd30, begun == 5'd29, begun == 5'd28, begun == 5'd27,
      begun == 5'd26, begun == 5'd25, begun == 5'd24, begun == 5'd23, begun == 5'd22, begun == 5'd21, begun
      == 5'd20, begun == 5'd19, begun == 5'd18, begun == 5'd17, begun == 5'd16, begun == 5'd15, begun == 5'd14,
      begun == 5'd13, begun == 5'd12, begun == 5'd11, begun == 5'd10, begun == 5'd9, begun == 5'd8, begun
      == 5'd7, begun == 5'd6, begun == 5'd5, begun == 5'd4, begun == 5'd3, begun == 5'd2, begun == 5'd1, begun
      == 5'd0};  // TriggerTimeout.java:58
  wire [31:0] more = begins ? more_joined : 32'd0;  // TriggerTimeout.java:58
  wire [31:0] fewer_joined = {ended == 5'd31, ended == 5'd30, ended == 5'd29, ended == 5'd28, ended == 5'd27,
      ended == 5'd26, ended == 5'd25, ended == 5'd24, ended == 5'd23, ended == 5'd22, ended == 5'd21, ended
      == 5'd20, ended == 5'd19, ended == 5'd18, ended == 5'd17, ended == 5'd16, ended == 5'd15, ended == 5'd14,
      ended == 5'd13, ended == 5'd12, ended == 5'd11, ended == 5'd10, ended == 5'd9, ended == 5'd8, ended
      == 5'd7, ended == 5'd6, ended == 5'd5, ended == 5'd4, ended == 5'd3, ended == 5'd2, ended == 5'd1, ended
      == 5'd0};  // TriggerTimeout.java:59
  wire [31:0] fewer = ends ? fewer_joined : 32'd0;  // TriggerTimeout.java:59
  wire [15:0] waited_read = since[at];  // TriggerTimeout.java:63
  wire [15:0] waited = now - waited_read;  // TriggerTimeout.java:63
  wire [31:0] isLate_shifted = waiting >> at;  // TriggerTimeout.java:64
  wire isLate = isLate_shifted[0] && (allowed != 16'd0) && (allowed < waited) && mayExpire;  // TriggerTimeout.java:64
  assign expires = isLate;  // TriggerTimeout.java:65
  assign visited = at;  // TriggerTimeout.java:62
  always @(posedge clock) begin
    if (ticker_tick) begin  // TriggerTimeout.java:55
      now <= now + 16'd1;  // TriggerTimeout.java:55
    end
    if (begins) begin  // TriggerTimeout.java:56
      since[begun] <= now;  // TriggerTimeout.java:56
    end
    waiting <= (waiting | more) & ~fewer;  // TriggerTimeout.java:60
    if (!isLate || taken) begin  // TriggerTimeout.java:66
      at <= at + 5'd1;  // TriggerTimeout.java:66
    end
    if (reset) begin
      waiting <= 32'd0;  // TriggerTimeout.java:49
      now <= 16'd0;  // TriggerTimeout.java:50
      at <= 5'd0;  // TriggerTimeout.java:51
    end
  end
  Ticker_64 ticker (  // TriggerTimeout.java:53
    .clock(clock), .reset(reset), .enable(1'b1), .tick(ticker_tick));
  wire unused_ok = &{1'b0, isLate_shifted[31:1]};
endmodule
`default_nettype wire
