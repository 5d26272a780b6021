`default_nettype none
// width=16
module OldestFirst_16 (  // OldestFirst.java:24
  output wire any,  // OldestFirst.java:19
  input  wire [15:0] candidates,  // OldestFirst.java:26
  output wire [15:0] chosen  // OldestFirst.java:27
);
  wire chosen_or = candidates[1] || candidates[0];  // OldestFirst.java:39
  wire chosen_or_1 = candidates[2] || candidates[1];  // OldestFirst.java:39
  wire chosen_or_2 = chosen_or_1 || candidates[0];  // OldestFirst.java:39
  wire chosen_or_3 = candidates[3] || candidates[2];  // OldestFirst.java:39
  wire chosen_or_4 = chosen_or_3 || chosen_or;  // OldestFirst.java:39
  wire chosen_or_5 = candidates[4] || candidates[3];  // OldestFirst.java:39
  wire chosen_or_6 = chosen_or_5 || chosen_or_1;  // OldestFirst.java:39
  wire chosen_or_7 = chosen_or_6 || candidates[0];  // OldestFirst.java:39
  wire chosen_or_8 = candidates[5] || candidates[4];  // OldestFirst.java:39
  wire chosen_or_9 = chosen_or_8 || chosen_or_3;  // OldestFirst.java:39
  wire chosen_or_10 = chosen_or_9 || chosen_or;  // OldestFirst.java:39
  wire chosen_or_11 = candidates[6] || candidates[5];  // OldestFirst.java:39
  wire chosen_or_12 = chosen_or_11 || chosen_or_5;  // OldestFirst.java:39
  wire chosen_or_13 = chosen_or_12 || chosen_or_2;  // OldestFirst.java:39
  wire chosen_or_14 = candidates[7] || candidates[6];  // OldestFirst.java:39
  wire chosen_or_15 = chosen_or_14 || chosen_or_8;  // OldestFirst.java:39
  wire chosen_or_16 = chosen_or_15 || chosen_or_4;  // OldestFirst.java:39
  wire chosen_or_17 = candidates[8] || candidates[7];  // OldestFirst.java:39
  wire chosen_or_18 = chosen_or_17 || chosen_or_11;  // OldestFirst.java:39
  wire chosen_or_19 = candidates[9] || candidates[8];  // OldestFirst.java:39
  wire chosen_or_20 = chosen_or_19 || chosen_or_14;  // OldestFirst.java:39
  wire chosen_or_21 = candidates[10] || candidates[9];  // OldestFirst.java:39
  wire chosen_or_22 = chosen_or_21 || chosen_or_17;  // OldestFirst.java:39
  wire chosen_or_23 = candidates[11] || candidates[10];  // OldestFirst.java:39
  wire chosen_or_24 = chosen_or_23 || chosen_or_19;  // OldestFirst.java:39
  wire chosen_or_25 = candidates[12] || candidates[11];  // OldestFirst.java:39
  wire chosen_or_26 = candidates[13] || candidates[12];  // OldestFirst.java:39
  assign any = candidates[15] || candidates[14] || chosen_or_26 || chosen_or_24 || chosen_or_16;  // OldestFirst.java:40
  assign chosen = {candidates[15] && !(candidates[14] || candidates[13] || chosen_or_25 || chosen_or_22
      || chosen_or_13), candidates[14] && !(chosen_or_26 || chosen_or_23 || chosen_or_20 || chosen_or_10),
      candidates[13] && !(chosen_or_25 || chosen_or_21 || chosen_or_18 || chosen_or_7), candidates[12]
      && !(chosen_or_24 || chosen_or_15 || chosen_or_4), candidates[11]
      && !(chosen_or_22 || chosen_or_12 || chosen_or_2), candidates[10]
      && !(chosen_or_20 || chosen_or_9 || chosen_or), candidates[9]
      && !(chosen_or_18 || chosen_or_6 || candidates[0]), candidates[8] && !chosen_or_16, candidates[7]
      && !chosen_or_13, candidates[6] && !chosen_or_10, candidates[5] && !chosen_or_7, candidates[4]
      && !chosen_or_4, candidates[3] && !chosen_or_2, candidates[2] && !chosen_or, candidates[1]
      && !candidates[0], candidates[0]};  // OldestFirst.java:39
endmodule
`default_nettype wire
