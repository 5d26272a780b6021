// slots=2
module PacketStore_2 (  // PacketStore.java:33
  input  wire clock,  // PacketStore.java:33
  input  wire reset,  // PacketStore.java:33
  input  wire [63:0] write_data_data,  // PacketStore.java:18
  input  wire write_data_last,  // PacketStore.java:18
  input  wire write_valid,  // PacketStore.java:18
  output wire write_ready,  // PacketStore.java:18
  input  wire discard,  // PacketStore.java:20
  output wire [63:0] read_data_data,  // PacketStore.java:22
  output wire read_data_last,  // PacketStore.java:22
  output wire read_valid,  // PacketStore.java:22
  input  wire read_ready,  // PacketStore.java:22
  input  wire mayLeave,  // PacketStore.java:24
  output wire slotFreed,  // PacketStore.java:28
  output wire [1:0] packets  // PacketStore.java:37
);
  reg  writeSlot;  // PacketStore.java:40
  reg  [7:0] writeIndex;  // PacketStore.java:41
  reg  readSlot;  // PacketStore.java:42
  reg  [7:0] readIndex;  // PacketStore.java:43
  reg  [1:0] stored;  // PacketStore.java:44
  reg  offered;  // PacketStore.java:45
  reg  [64:0] word;  // PacketStore.java:64
  reg  [64:0] words [0:511];  // PacketStore.java:39
  wire completes = write_valid && write_ready && write_data_last && !discard;  // PacketStore.java:49
  wire leaves = read_valid && read_ready && read_data_last;  // PacketStore.java:50
  wire mayBegin = mayLeave && (stored != 2'd0);  // PacketStore.java:62
  wire fetches = offered ? (read_ready && !read_data_last) : mayBegin;  // PacketStore.java:63
  wire [64:0] word_read = words[{readSlot, readIndex}];  // PacketStore.java:64
  assign write_ready = stored != 2'd2;  // PacketStore.java:48
  assign read_data_data = word[64:1];  // PacketStore.java:66
  assign read_data_last = word[0];  // PacketStore.java:66
  assign read_valid = offered;  // PacketStore.java:65
  assign slotFreed = leaves;  // PacketStore.java:51
  assign packets = stored;  // PacketStore.java:47
  always @(posedge clock) begin
    if (completes && !leaves) begin  // PacketStore.java:52
      stored <= stored + 2'd1;  // PacketStore.java:52
    end else if (leaves && !completes) begin  // PacketStore.java:53
      stored <= stored - 2'd1;  // PacketStore.java:53
    end
    if (write_valid && write_ready) begin  // PacketStore.java:55
      words[{writeSlot, writeIndex}] <= {write_data_data, write_data_last};  // PacketStore.java:56
      writeIndex <= write_data_last ? 8'd0 : (writeIndex + 8'd1);  // PacketStore.java:57
    end
    if (completes) begin  // PacketStore.java:59
      writeSlot <= writeSlot + 1'b1;  // PacketStore.java:59
    end
    if (fetches) begin  // PacketStore.java:64
      word <= word_read;  // PacketStore.java:64
    end
    if (fetches) begin  // PacketStore.java:67
      readIndex <= readIndex + 8'd1;  // PacketStore.java:68
      offered <= 1'b1;  // PacketStore.java:69
    end else if (leaves) begin  // PacketStore.java:71
      readIndex <= 8'd0;  // PacketStore.java:72
      readSlot <= readSlot + 1'b1;  // PacketStore.java:73
      offered <= 1'b0;  // PacketStore.java:74
    end
    if (reset) begin
      writeSlot <= 1'b0;  // PacketStore.java:40
      writeIndex <= 8'd0;  // PacketStore.java:41
      readSlot <= 1'b0;  // PacketStore.java:42
      readIndex <= 8'd0;  // PacketStore.java:43
      stored <= 2'd0;  // PacketStore.java:44
      offered <= 1'b0;  // PacketStore.java:45
    end
  end
endmodule
