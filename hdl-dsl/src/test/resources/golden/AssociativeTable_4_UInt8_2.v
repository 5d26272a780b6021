`default_nettype none
// keyWidth=4, value=UInt8, places=2
module AssociativeTable_4_UInt8_2 (  // AssociativeTable.java:57
  input  wire clock,  // AssociativeTable.java:57
  input  wire reset,  // AssociativeTable.java:57
  output wire hit,  // AssociativeTable.java:30
  input  wire insert,  // AssociativeTable.java:36
  output wire inserted,  // AssociativeTable.java:42
  input  wire remove,  // AssociativeTable.java:45
  output wire full,  // AssociativeTable.java:50
  input  wire [3:0] key,  // AssociativeTable.java:64
  output wire [7:0] value,  // AssociativeTable.java:65
  input  wire [3:0] insertKey,  // AssociativeTable.java:66
  input  wire [7:0] insertValue,  // AssociativeTable.java:67
  input  wire [3:0] removeKey  // AssociativeTable.java:68
);
  reg  [1:0] used;  // AssociativeTable.java:70
  reg  [3:0] keys_0;  // AssociativeTable.java:71
  reg  [3:0] keys_1;  // AssociativeTable.java:71
  reg  [7:0] values_0;  // AssociativeTable.java:72
  reg  [7:0] values_1;  // AssociativeTable.java:72
  wire [1:0] found = used & {keys_1 == key, keys_0 == key};  // AssociativeTable.java:74
  wire [1:0] known = used & {keys_1 == insertKey, keys_0 == insertKey};  // AssociativeTable.java:78
  wire [1:0] place = (known != 2'd0) ? known : (~used & (2'd0 - ~used));  // AssociativeTable.java:79
  wire [1:0] leaves = {keys_1 == removeKey, keys_0 == removeKey};  // AssociativeTable.java:101
  wire [1:0] kept = remove ? (used & ~leaves) : used;  // AssociativeTable.java:84
  assign hit = found != 2'd0;  // AssociativeTable.java:75
  assign inserted = insert && ((known != 2'd0) || !full);  // AssociativeTable.java:81
  assign full = &used;  // AssociativeTable.java:80
  assign value = (|(found & 2'd2)) ? values_1 : values_0;  // AssociativeTable.java:76
  always @(posedge clock) begin
    used <= insert ? (kept | place) : kept;  // AssociativeTable.java:85
    if (insert && place[0]) begin  // AssociativeTable.java:89
      keys_0 <= insertKey;  // AssociativeTable.java:90
      values_0 <= insertValue;  // AssociativeTable.java:91
    end
    if (insert && place[1]) begin  // AssociativeTable.java:89
      keys_1 <= insertKey;  // AssociativeTable.java:90
      values_1 <= insertValue;  // AssociativeTable.java:91
    end
    if (reset) begin
      used <= 2'd0;  // AssociativeTable.java:70
    end
  end
endmodule
`default_nettype wire
