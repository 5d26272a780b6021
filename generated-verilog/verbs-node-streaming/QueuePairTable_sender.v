`default_nettype none
// reader=sender
module QueuePairTable_sender (  // QueuePairTable.java:59
  input  wire clock,  // QueuePairTable.java:59
  input  wire reset,  // QueuePairTable.java:59
  input  wire [5:0] index,  // QueuePairTable.java:26
  input  wire looks,  // QueuePairTable.java:28
  input  wire sets,  // QueuePairTable.java:32
  input  wire [383:0] record,  // QueuePairTable.java:34
  output wire [58:0] attributes  // QueuePairTable.java:70
);
  reg  [58:0] found;  // QueuePairTable.java:78
  reg  comes;  // QueuePairTable.java:83
  reg  [58:0] front;  // QueuePairTable.java:85
  reg  [58:0] rows [0:63];  // QueuePairTable.java:71
  initial begin  // QueuePairTable.java:71
    rows[0] = 59'd0;
    rows[1] = 59'd0;
    rows[2] = 59'd0;
    rows[3] = 59'd0;
    rows[4] = 59'd0;
    rows[5] = 59'd0;
    rows[6] = 59'd0;
    rows[7] = 59'd0;
    rows[8] = 59'd0;
    rows[9] = 59'd0;
    rows[10] = 59'd0;
    rows[11] = 59'd0;
    rows[12] = 59'd0;
    rows[13] = 59'd0;
    rows[14] = 59'd0;
    rows[15] = 59'd0;
    rows[16] = 59'd0;
    rows[17] = 59'd0;
    rows[18] = 59'd0;
    rows[19] = 59'd0;
    rows[20] = 59'd0;
    rows[21] = 59'd0;
    rows[22] = 59'd0;
    rows[23] = 59'd0;
    rows[24] = 59'd0;
    rows[25] = 59'd0;
    rows[26] = 59'd0;
    rows[27] = 59'd0;
    rows[28] = 59'd0;
    rows[29] = 59'd0;
    rows[30] = 59'd0;
    rows[31] = 59'd0;
    rows[32] = 59'd0;
    rows[33] = 59'd0;
    rows[34] = 59'd0;
    rows[35] = 59'd0;
    rows[36] = 59'd0;
    rows[37] = 59'd0;
    rows[38] = 59'd0;
    rows[39] = 59'd0;
    rows[40] = 59'd0;
    rows[41] = 59'd0;
    rows[42] = 59'd0;
    rows[43] = 59'd0;
    rows[44] = 59'd0;
    rows[45] = 59'd0;
    rows[46] = 59'd0;
    rows[47] = 59'd0;
    rows[48] = 59'd0;
    rows[49] = 59'd0;
    rows[50] = 59'd0;
    rows[51] = 59'd0;
    rows[52] = 59'd0;
    rows[53] = 59'd0;
    rows[54] = 59'd0;
    rows[55] = 59'd0;
    rows[56] = 59'd0;
    rows[57] = 59'd0;
    rows[58] = 59'd0;
    rows[59] = 59'd0;
    rows[60] = 59'd0;
    rows[61] = 59'd0;
    rows[62] = 59'd0;
    rows[63] = 59'd0;
  end
  wire [58:0] kept = {record[103:88], record[87:64], record[9:7], record[30:15]};  // QueuePairTable.java:69
  wire [58:0] found_read = rows[index];  // QueuePairTable.java:78
  assign attributes = front;  // QueuePairTable.java:87
  always @(posedge clock) begin
    if (sets) begin  // QueuePairTable.java:72
      rows[index] <= kept;  // QueuePairTable.java:72
    end
    if (looks) begin  // QueuePairTable.java:78
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
  wire unused_ok = &{1'b0, record[6:0], record[14:10], record[63:31], record[383:104]};
endmodule
`default_nettype wire
