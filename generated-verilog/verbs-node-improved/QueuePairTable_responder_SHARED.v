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
  integer rows_word;  // QueuePairTable.java:71
  initial begin  // QueuePairTable.java:71
    for (rows_word = 0; rows_word < 64; rows_word = rows_word + 1)
      rows[rows_word] = 143'd0;
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
