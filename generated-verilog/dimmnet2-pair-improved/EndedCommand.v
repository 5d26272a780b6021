module EndedCommand (  // EndedCommand.java:27
  input  wire clock,  // EndedCommand.java:27
  input  wire reset,  // EndedCommand.java:27
  input  wire [32:0] key,  // EndedCommand.java:17
  input  wire isFirst,  // EndedCommand.java:19
  output wire isDropped,  // EndedCommand.java:21
  input  wire decides,  // EndedCommand.java:23
  input  wire ends  // EndedCommand.java:25
);
  reg  known;  // EndedCommand.java:28
  reg  [32:0] ended;  // EndedCommand.java:29
  wire isSame = known && (ended == key);  // EndedCommand.java:30
  assign isDropped = isSame && !isFirst;  // EndedCommand.java:31
  always @(posedge clock) begin
    if (decides) begin  // EndedCommand.java:32
      if (ends) begin  // EndedCommand.java:34
        known <= 1'b1;  // EndedCommand.java:35
        ended <= key;  // EndedCommand.java:36
      end else if (isSame && isFirst) begin  // EndedCommand.java:38
        known <= 1'b0;  // EndedCommand.java:38
      end
    end
    if (reset) begin
      known <= 1'b0;  // EndedCommand.java:28
    end
  end
endmodule
