`default_nettype none
module EndedCommands (  // EndedCommands.java:56
  input  wire clock,  // EndedCommands.java:56
  input  wire reset,  // EndedCommands.java:56
  input  wire [1:0] kind,  // EndedCommands.java:40
  input  wire [3:0] from,  // EndedCommands.java:42
  input  wire looksUp,  // EndedCommands.java:44
  input  wire [15:0] tag,  // EndedCommands.java:46
  input  wire isFirst,  // EndedCommands.java:48
  output wire isDropped,  // EndedCommands.java:50
  input  wire decides,  // EndedCommands.java:52
  input  wire ends  // EndedCommands.java:54
);
  wire [16:0] ended_word;  // EndedCommands.java:57
  wire isKnown = ended_word[16];  // EndedCommands.java:60
  wire isSame = isKnown && (ended_word[15:0] == tag);  // EndedCommands.java:61
  assign isDropped = isSame && !isFirst;  // EndedCommands.java:62
  PeerWords_64_17 ended (  // EndedCommands.java:57
    .clock(clock), .reset(reset), .fetches(looksUp), .sets(decides && (ends || (isSame && isFirst))),
    .index({kind, from}), .word(ended_word), .next({ends, tag}));
endmodule
`default_nettype wire
