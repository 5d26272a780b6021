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
  integer rows_word;  // QueuePairTable.java:71
  initial begin  // QueuePairTable.java:71
    for (rows_word = 0; rows_word < 64; rows_word = rows_word + 1)
      rows[rows_word] = 59'd0;
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
