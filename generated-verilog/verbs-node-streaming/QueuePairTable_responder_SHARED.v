`default_nettype none
// reader=responder, rows=SHARED
module QueuePairTable_responder_SHARED (  // QueuePairTable.java:59
  input  wire clock,  // QueuePairTable.java:59
  input  wire reset,  // QueuePairTable.java:59
  input  wire [5:0] index,  // QueuePairTable.java:26
  input  wire looks,  // QueuePairTable.java:28
  input  wire sets,  // QueuePairTable.java:32
  input  wire [383:0] record,  // QueuePairTable.java:34
  output wire [142:0] attributes,  // QueuePairTable.java:70
  input  wire borrows,  // QueuePairTable.java:73
  input  wire [5:0] borrowed,  // QueuePairTable.java:74
  output wire lends,  // QueuePairTable.java:75
  output wire [142:0] lent  // QueuePairTable.java:76
);
  reg  [142:0] found;  // QueuePairTable.java:78
  reg  comes;  // QueuePairTable.java:83
  reg  [142:0] front;  // QueuePairTable.java:85
  reg  [142:0] rows [0:63];  // QueuePairTable.java:71
  initial begin  // QueuePairTable.java:71
    rows[0] = 143'd0;
    rows[1] = 143'd0;
    rows[2] = 143'd0;
    rows[3] = 143'd0;
    rows[4] = 143'd0;
    rows[5] = 143'd0;
    rows[6] = 143'd0;
    rows[7] = 143'd0;
    rows[8] = 143'd0;
    rows[9] = 143'd0;
    rows[10] = 143'd0;
    rows[11] = 143'd0;
    rows[12] = 143'd0;
    rows[13] = 143'd0;
    rows[14] = 143'd0;
    rows[15] = 143'd0;
    rows[16] = 143'd0;
    rows[17] = 143'd0;
    rows[18] = 143'd0;
    rows[19] = 143'd0;
    rows[20] = 143'd0;
    rows[21] = 143'd0;
    rows[22] = 143'd0;
    rows[23] = 143'd0;
    rows[24] = 143'd0;
    rows[25] = 143'd0;
    rows[26] = 143'd0;
    rows[27] = 143'd0;
    rows[28] = 143'd0;
    rows[29] = 143'd0;
    rows[30] = 143'd0;
    rows[31] = 143'd0;
    rows[32] = 143'd0;
    rows[33] = 143'd0;
    rows[34] = 143'd0;
    rows[35] = 143'd0;
    rows[36] = 143'd0;
    rows[37] = 143'd0;
    rows[38] = 143'd0;
    rows[39] = 143'd0;
    rows[40] = 143'd0;
    rows[41] = 143'd0;
    rows[42] = 143'd0;
    rows[43] = 143'd0;
    rows[44] = 143'd0;
    rows[45] = 143'd0;
    rows[46] = 143'd0;
    rows[47] = 143'd0;
    rows[48] = 143'd0;
    rows[49] = 143'd0;
    rows[50] = 143'd0;
    rows[51] = 143'd0;
    rows[52] = 143'd0;
    rows[53] = 143'd0;
    rows[54] = 143'd0;
    rows[55] = 143'd0;
    rows[56] = 143'd0;
    rows[57] = 143'd0;
    rows[58] = 143'd0;
    rows[59] = 143'd0;
    rows[60] = 143'd0;
    rows[61] = 143'd0;
    rows[62] = 143'd0;
    rows[63] = 143'd0;
  end
  wire [142:0] kept = {record[367:320], record[223:220], record[219:216], record[196:192], record[185:181],
      record[103:88], record[87:64], record[46:41], record[30:15], record[14:11], record[10], record[9:7],
      record[6:3], record[2:0]};  // QueuePairTable.java:69
  wire [5:0] found_address_choice = looks ? index : borrowed;  // QueuePairTable.java:78
  wire [142:0] found_read = rows[found_address_choice];  // QueuePairTable.java:78
  assign attributes = front;  // QueuePairTable.java:87
  assign lends = borrows && !looks;  // QueuePairTable.java:80
  assign lent = found;  // QueuePairTable.java:81
  always @(posedge clock) begin
    if (sets) begin  // QueuePairTable.java:72
      rows[index] <= kept;  // QueuePairTable.java:72
    end
    if (looks || borrows) begin  // QueuePairTable.java:78
      found <= found_read;  // QueuePairTable.java:78
    end
    comes <= looks;  // QueuePairTable.java:84
    if (comes) begin  // QueuePairTable.java:86
      front <= found;  // QueuePairTable.java:86
    end
    if (reset) begin
      comes <= 1'b0;  // QueuePairTable.java:83
    end
  end
  wire unused_ok = &{1'b0, record[40:31], record[63:47], record[180:104], record[191:186], record[215:197],
      record[319:224], record[383:368]};
endmodule
`default_nettype wire
