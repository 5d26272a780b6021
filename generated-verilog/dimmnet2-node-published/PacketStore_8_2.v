// word=8, slots=2
module PacketStore_8_2 (  // PacketStore.java:34
  input  wire clock,  // PacketStore.java:34
  input  wire reset,  // PacketStore.java:34
  input  wire discard,  // PacketStore.java:20
  input  wire mayLeave,  // PacketStore.java:24
  output wire slotFreed,  // PacketStore.java:28
  input  wire [63:0] write_data_data,  // PacketStore.java:37
  input  wire write_data_last,  // PacketStore.java:37
  input  wire write_valid,  // PacketStore.java:37
  output wire write_ready,  // PacketStore.java:37
  output wire [63:0] read_data_data,  // PacketStore.java:38
  output wire read_data_last,  // PacketStore.java:38
  output wire read_valid,  // PacketStore.java:38
  input  wire read_ready,  // PacketStore.java:38
  output wire [1:0] packets  // PacketStore.java:41
);
  reg  writeSlot;  // PacketStore.java:44
  reg  [7:0] writeIndex;  // PacketStore.java:45
  reg  readSlot;  // PacketStore.java:46
  reg  [7:0] readIndex;  // PacketStore.java:47
  reg  [1:0] stored;  // PacketStore.java:48
  reg  offered;  // PacketStore.java:49
  reg  [64:0] word;  // PacketStore.java:68
  reg  [64:0] words [0:511];  // PacketStore.java:43
  wire completes = write_valid && write_ready && write_data_last && !discard;  // PacketStore.java:53
  wire leaves = read_valid && read_ready && read_data_last;  // PacketStore.java:54
  wire mayBegin = mayLeave && (stored != 2'd0);  // PacketStore.java:66
  wire fetches = offered ? (read_ready && !read_data_last) : mayBegin;  // PacketStore.java:67
  wire [8:0] words_address_joined = {writeSlot, writeIndex};  // PacketStore.java:60
  wire [8:0] word_address_joined = {readSlot, readIndex};  // PacketStore.java:68
  wire [64:0] word_read = words[word_address_joined];  // PacketStore.java:68
  assign slotFreed = leaves;  // PacketStore.java:55
  assign write_ready = stored != 2'd2;  // PacketStore.java:52
  assign read_data_data = word[64:1];  // PacketStore.java:70
  assign read_data_last = word[0];  // PacketStore.java:70
  assign read_valid = offered;  // PacketStore.java:69
  assign packets = stored;  // PacketStore.java:51
  always @(posedge clock) begin
    if (completes && !leaves) begin  // PacketStore.java:56
      stored <= stored + 2'd1;  // PacketStore.java:56
    end else if (leaves && !completes) begin  // PacketStore.java:57
      stored <= stored - 2'd1;  // PacketStore.java:57
    end
    if (write_valid && write_ready) begin  // PacketStore.java:59
      words[words_address_joined] <= {write_data_data, write_data_last};  // PacketStore.java:60
      writeIndex <= write_data_last ? 8'd0 : (writeIndex + 8'd1);  // PacketStore.java:61
    end
    if (completes) begin  // PacketStore.java:63
      writeSlot <= writeSlot + 1'b1;  // PacketStore.java:63
    end
    if (fetches) begin  // PacketStore.java:68
      word <= word_read;  // PacketStore.java:68
    end
    if (fetches) begin  // PacketStore.java:71
      readIndex <= readIndex + 8'd1;  // PacketStore.java:72
      offered <= 1'b1;  // PacketStore.java:73
    end else if (leaves) begin  // PacketStore.java:75
      readIndex <= 8'd0;  // PacketStore.java:76
      readSlot <= readSlot + 1'b1;  // PacketStore.java:77
      offered <= 1'b0;  // PacketStore.java:78
    end
    if (reset) begin
      writeSlot <= 1'b0;  // PacketStore.java:44
      writeIndex <= 8'd0;  // PacketStore.java:45
      readSlot <= 1'b0;  // PacketStore.java:46
      readIndex <= 8'd0;  // PacketStore.java:47
      stored <= 2'd0;  // PacketStore.java:48
      offered <= 1'b0;  // PacketStore.java:49
    end
  end
endmodule
