`default_nettype none
// size.ports=4, size.slots=4, size.children=32, size.epochWidth=16
module TriggerTimeout_ports4_slots4_children32_epochWidth16 (  // TriggerTimeout.java:44
  input  wire clock,  // TriggerTimeout.java:44
  input  wire reset,  // TriggerTimeout.java:44
  input  wire begins,  // TriggerTimeout.java:22
  input  wire ends,  // TriggerTimeout.java:26
  input  wire [15:0] allowed,  // TriggerTimeout.java:33
  input  wire mayExpire,  // TriggerTimeout.java:35
  output wire expires,  // TriggerTimeout.java:37
  input  wire taken,  // TriggerTimeout.java:39
  input  wire [4:0] begun,  // TriggerTimeout.java:47
  input  wire [4:0] ended,  // TriggerTimeout.java:48
  output wire [4:0] visited  // TriggerTimeout.java:49
);
  reg  [31:0] waiting;  // TriggerTimeout.java:50
  reg  [15:0] now;  // TriggerTimeout.java:51
  reg  [4:0] at;  // TriggerTimeout.java:52
  reg  hasLooked;  // TriggerTimeout.java:66
  reg  isLate;  // TriggerTimeout.java:67
  wire ticker_tick;  // TriggerTimeout.java:54
  reg  [15:0] since [0:31];  // TriggerTimeout.java:53
  wire [31:0] more_joined = {begun == 5'd31, begun == 5'd30, begun == 5'd29, begun == 5'd28, begun == 5'd27,
      begun == 5'd26, begun == 5'd25, begun == 5'd24, begun == 5'd23, begun == 5'd22, begun == 5'd21, begun
      == 5'd20, begun == 5'd19, begun == 5'd18, begun == 5'd17, begun == 5'd16, begun == 5'd15, begun == 5'd14,
      begun == 5'd13, begun == 5'd12, begun == 5'd11, begun == 5'd10, begun == 5'd9, begun == 5'd8, begun
      == 5'd7, begun == 5'd6, begun == 5'd5, begun == 5'd4, begun == 5'd3, begun == 5'd2, begun == 5'd1, begun
      == 5'd0};  // TriggerTimeout.java:59
  wire [31:0] more = begins ? more_joined : 32'd0;  // TriggerTimeout.java:59
  wire [31:0] fewer_joined = {ended == 5'd31, ended == 5'd30, ended == 5'd29, ended == 5'd28, ended == 5'd27,
      ended == 5'd26, ended == 5'd25, ended == 5'd24, ended == 5'd23, ended == 5'd22, ended == 5'd21, ended
      == 5'd20, ended == 5'd19, ended == 5'd18, ended == 5'd17, ended == 5'd16, ended == 5'd15, ended == 5'd14,
      ended == 5'd13, ended == 5'd12, ended == 5'd11, ended == 5'd10, ended == 5'd9, ended == 5'd8, ended
      == 5'd7, ended == 5'd6, ended == 5'd5, ended == 5'd4, ended == 5'd3, ended == 5'd2, ended == 5'd1, ended
      == 5'd0};  // TriggerTimeout.java:60
  wire [31:0] fewer = ends ? fewer_joined : 32'd0;  // TriggerTimeout.java:60
  wire [15:0] waited_read = since[at];  // TriggerTimeout.java:64
  wire [15:0] waited = now - waited_read;  // TriggerTimeout.java:64
  wire goes = ends && (ended == at);  // TriggerTimeout.java:65
  wire [31:0] isLate_shifted = waiting >> at;  // TriggerTimeout.java:71
  assign expires = isLate;  // TriggerTimeout.java:68
  assign visited = at;  // TriggerTimeout.java:63
  always @(posedge clock) begin
    if (ticker_tick) begin  // TriggerTimeout.java:56
      now <= now + 16'd1;  // TriggerTimeout.java:56
    end
    if (begins) begin  // TriggerTimeout.java:57
      since[begun] <= now;  // TriggerTimeout.java:57
    end
    waiting <= (waiting | more) & ~fewer;  // TriggerTimeout.java:61
    if (!hasLooked) begin  // TriggerTimeout.java:69
      hasLooked <= 1'b1;  // TriggerTimeout.java:70
      isLate <= isLate_shifted[0] && (allowed != 16'd0) && (allowed < waited) && mayExpire && !goes;  // TriggerTimeout.java:71
    end else if (!isLate || taken || goes) begin  // TriggerTimeout.java:77
      at <= at + 5'd1;  // TriggerTimeout.java:78
      hasLooked <= 1'b0;  // TriggerTimeout.java:79
      isLate <= 1'b0;  // TriggerTimeout.java:80
    end
    if (reset) begin
      waiting <= 32'd0;  // TriggerTimeout.java:50
      now <= 16'd0;  // TriggerTimeout.java:51
      at <= 5'd0;  // TriggerTimeout.java:52
      hasLooked <= 1'b0;  // TriggerTimeout.java:66
      isLate <= 1'b0;  // TriggerTimeout.java:67
    end
  end
  Ticker_64 ticker (  // TriggerTimeout.java:54
    .clock(clock), .reset(reset), .enable(1'b1), .tick(ticker_tick));
  wire unused_ok = &{1'b0, isLate_shifted[31:1]};
endmodule
`default_nettype wire
