module EndedCommands (  // EndedCommands.java:43
  input  wire clock,  // EndedCommands.java:43
  input  wire reset,  // EndedCommands.java:43
  input  wire [1:0] kind,  // EndedCommands.java:27
  input  wire [3:0] from,  // EndedCommands.java:29
  input  wire looksUp,  // EndedCommands.java:31
  input  wire [15:0] tag,  // EndedCommands.java:33
  input  wire isFirst,  // EndedCommands.java:35
  output wire isDropped,  // EndedCommands.java:37
  input  wire decides,  // EndedCommands.java:39
  input  wire ends  // EndedCommands.java:41
);
  wire [16:0] ended_word;  // EndedCommands.java:44
  wire isKnown = ended_word[16];  // EndedCommands.java:47
  wire isSame = isKnown && (ended_word[15:0] == tag);  // EndedCommands.java:48
  assign isDropped = isSame && !isFirst;  // EndedCommands.java:49
  PeerWords_64_17 ended (  // EndedCommands.java:44
    .clock(clock), .reset(reset), .fetches(looksUp), .sets(decides && (ends || (isSame && isFirst))),
    .index({kind, from}), .word(ended_word), .next({ends, tag}));
endmodule
