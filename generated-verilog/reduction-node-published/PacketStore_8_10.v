// slots=8, words=10
module PacketStore_8_10 (  // PacketStore.java:37
  input  wire clock,  // PacketStore.java:37
  input  wire reset,  // PacketStore.java:37
  input  wire [63:0] write_data_data,  // PacketStore.java:21
  input  wire write_data_last,  // PacketStore.java:21
  input  wire write_valid,  // PacketStore.java:21
  output wire write_ready,  // PacketStore.java:21
  input  wire discard,  // PacketStore.java:23
  output wire [63:0] read_data_data,  // PacketStore.java:25
  output wire read_data_last,  // PacketStore.java:25
  output wire read_valid,  // PacketStore.java:25
  input  wire read_ready,  // PacketStore.java:25
  input  wire mayLeave,  // PacketStore.java:27
  output wire slotFreed,  // PacketStore.java:31
  output wire [3:0] packets  // PacketStore.java:42
);
  reg  [2:0] writeSlot;  // PacketStore.java:45
  reg  [3:0] writeIndex;  // PacketStore.java:46
  reg  [2:0] readSlot;  // PacketStore.java:47
  reg  [3:0] readIndex;  // PacketStore.java:48
  reg  [3:0] stored;  // PacketStore.java:49
  reg  offered;  // PacketStore.java:50
  reg  [64:0] word;  // PacketStore.java:68
  reg  [64:0] words [0:79];  // PacketStore.java:44
  wire completes = write_valid && write_ready && write_data_last && !discard;  // PacketStore.java:54
  wire leaves = read_valid && read_ready && read_data_last;  // PacketStore.java:55
  wire [6:0] base_0 = {4'd0, writeSlot} * 7'd10;  // PacketSlots.java:21
  wire [6:0] inMemory_0 = base_0;  // PacketSlots.java:22
  wire mayBegin = mayLeave && (stored != 4'd0);  // PacketStore.java:66
  wire fetches = offered ? (read_ready && !read_data_last) : mayBegin;  // PacketStore.java:67
  wire [6:0] base_1 = {4'd0, readSlot} * 7'd10;  // PacketSlots.java:21
  wire [6:0] inMemory_1 = base_1;  // PacketSlots.java:22
  wire [6:0] words_address_sum = inMemory_0 + {3'd0, writeIndex};  // PacketStore.java:60
  wire [6:0] word_address_sum = inMemory_1 + {3'd0, readIndex};  // PacketStore.java:68
  wire [64:0] word_read = words[word_address_sum];  // PacketStore.java:68
  assign write_ready = stored != 4'd8;  // PacketStore.java:53
  assign read_data_data = word[64:1];  // PacketStore.java:70
  assign read_data_last = word[0];  // PacketStore.java:70
  assign read_valid = offered;  // PacketStore.java:69
  assign slotFreed = leaves;  // PacketStore.java:56
  assign packets = stored;  // PacketStore.java:52
  always @(posedge clock) begin
    if (completes && !leaves) begin  // PacketStore.java:57
      stored <= stored + 4'd1;  // PacketStore.java:57
    end else if (leaves && !completes) begin  // PacketStore.java:57
      stored <= stored - 4'd1;  // PacketStore.java:57
    end
    if (write_valid && write_ready) begin  // PacketStore.java:59
      words[words_address_sum] <= {write_data_data, write_data_last};  // PacketStore.java:60
      writeIndex <= write_data_last ? 4'd0 : (writeIndex + 4'd1);  // PacketStore.java:61
    end
    if (completes) begin  // PacketStore.java:63
      writeSlot <= writeSlot + 3'd1;  // PacketStore.java:63
    end
    if (fetches) begin  // PacketStore.java:68
      word <= word_read;  // PacketStore.java:68
    end
    if (fetches) begin  // PacketStore.java:71
      readIndex <= readIndex + 4'd1;  // PacketStore.java:72
      offered <= 1'b1;  // PacketStore.java:73
    end else if (leaves) begin  // PacketStore.java:75
      readIndex <= 4'd0;  // PacketStore.java:76
      readSlot <= readSlot + 3'd1;  // PacketStore.java:77
      offered <= 1'b0;  // PacketStore.java:78
    end
    if (reset) begin
      writeSlot <= 3'd0;  // PacketStore.java:45
      writeIndex <= 4'd0;  // PacketStore.java:46
      readSlot <= 3'd0;  // PacketStore.java:47
      readIndex <= 4'd0;  // PacketStore.java:48
      stored <= 4'd0;  // PacketStore.java:49
      offered <= 1'b0;  // PacketStore.java:50
    end
  end
endmodule
