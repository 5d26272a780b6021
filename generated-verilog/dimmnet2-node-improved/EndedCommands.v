`default_nettype none
module EndedCommands (  // EndedCommands.java:55
  input  wire clock,  // EndedCommands.java:55
  input  wire reset,  // EndedCommands.java:55
  input  wire [1:0] kind,  // EndedCommands.java:39
  input  wire [3:0] from,  // EndedCommands.java:41
  input  wire looksUp,  // EndedCommands.java:43
  input  wire [15:0] tag,  // EndedCommands.java:45
  input  wire isFirst,  // EndedCommands.java:47
  output wire isDropped,  // EndedCommands.java:49
  input  wire decides,  // EndedCommands.java:51
  input  wire ends  // EndedCommands.java:53
);
  wire [16:0] ended_word;  // EndedCommands.java:56
  wire isKnown = ended_word[16];  // EndedCommands.java:59
  wire isSame = isKnown && (ended_word[15:0] == tag);  // EndedCommands.java:60
  assign isDropped = isSame && !isFirst;  // EndedCommands.java:61
  PeerWords_64_17 ended (  // EndedCommands.java:56
    .clock(clock), .reset(reset), .fetches(looksUp), .sets(decides && (ends || (isSame && isFirst))),
    .index({kind, from}), .word(ended_word), .next({ends, tag}));
endmodule
`default_nettype wire
