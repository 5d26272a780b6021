`default_nettype none
// reader=sender
module QueuePairTable_sender (  // QueuePairTable.java:41
  input  wire clock,  // QueuePairTable.java:41
  input  wire reset,  // QueuePairTable.java:41
  input  wire [5:0] index,  // QueuePairTable.java:25
  input  wire looks,  // QueuePairTable.java:27
  input  wire sets,  // QueuePairTable.java:31
  input  wire [383:0] record,  // QueuePairTable.java:33
  output wire [58:0] attributes  // QueuePairTable.java:49
);
  reg  [58:0] found;  // QueuePairTable.java:52
  reg  comes;  // QueuePairTable.java:53
  reg  [58:0] front;  // QueuePairTable.java:55
  reg  [58:0] rows [0:63];  // QueuePairTable.java:50
  initial begin  // QueuePairTable.java:50
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
  wire [58:0] kept = {record[103:88], record[87:64], record[9:7], record[30:15]};  // QueuePairTable.java:48
  wire [58:0] found_read = rows[index];  // QueuePairTable.java:52
  assign attributes = front;  // QueuePairTable.java:57
  always @(posedge clock) begin
    if (sets) begin  // QueuePairTable.java:51
      rows[index] <= kept;  // QueuePairTable.java:51
    end
    if (looks) begin  // QueuePairTable.java:52
      found <= found_read;  // QueuePairTable.java:52
    end
    comes <= looks;  // QueuePairTable.java:54
    if (comes) begin  // QueuePairTable.java:56
      front <= found;  // QueuePairTable.java:56
    end
    if (reset) begin
      comes <= 1'b0;  // QueuePairTable.java:53
    end
  end
  wire unused_ok = &{1'b0, record[6:0], record[14:10], record[63:31], record[383:104]};
endmodule
`default_nettype wire
