module EndedCommands (  // EndedCommands.java:41
  input  wire clock,  // EndedCommands.java:41
  input  wire reset,  // EndedCommands.java:41
  input  wire [1:0] kind,  // EndedCommands.java:25
  input  wire [3:0] from,  // EndedCommands.java:27
  input  wire looksUp,  // EndedCommands.java:29
  input  wire [15:0] tag,  // EndedCommands.java:31
  input  wire isFirst,  // EndedCommands.java:33
  output wire isDropped,  // EndedCommands.java:35
  input  wire decides,  // EndedCommands.java:37
  input  wire ends  // EndedCommands.java:39
);
  wire [16:0] ended_word;  // EndedCommands.java:42
  wire isKnown = ended_word[16];  // EndedCommands.java:45
  wire isSame = isKnown && (ended_word[15:0] == tag);  // EndedCommands.java:46
  assign isDropped = isSame && !isFirst;  // EndedCommands.java:47
  PeerWords_64_17 ended (  // EndedCommands.java:42
    .clock(clock), .reset(reset), .fetches(looksUp), .sets(decides && (ends || (isSame && isFirst))),
    .index({kind, from}), .word(ended_word), .next({ends, tag}));
endmodule
