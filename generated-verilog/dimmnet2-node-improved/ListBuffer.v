`default_nettype none
module ListBuffer (  // ListBuffer.java:22
  input  wire clock,  // ListBuffer.java:22
  input  wire reset,  // ListBuffer.java:22
  input  wire [28:0] write_data,  // ListBuffer.java:19
  input  wire write_valid,  // ListBuffer.java:19
  output wire write_ready,  // ListBuffer.java:19
  output wire [28:0] read_data,  // ListBuffer.java:20
  output wire read_valid,  // ListBuffer.java:20
  input  wire read_ready  // ListBuffer.java:20
);
  reg  [7:0] writeIndex;  // ListBuffer.java:26
  reg  [7:0] readIndex;  // ListBuffer.java:27
  reg  [8:0] stored;  // ListBuffer.java:28
  reg  offered;  // ListBuffer.java:29
  reg  addresses_written;  // ListBuffer.java:35
  reg  [28:0] register;  // ListBuffer.java:39
  reg  [28:0] addresses [0:255];  // ListBuffer.java:25
  wire stores = write_valid && write_ready;  // ListBuffer.java:32
  wire fetches = (stored != 9'd0) && (!offered || read_ready);  // ListBuffer.java:33
  wire [28:0] register_read = addresses[readIndex];  // ListBuffer.java:39
  assign write_ready = stored != 9'd256;  // ListBuffer.java:31
  assign read_data = register;  // ListBuffer.java:39
  assign read_valid = offered;  // ListBuffer.java:38
  always @* begin
    addresses_written = 1'b0;  // ListBuffer.java:35
    if (stores) begin  // ListBuffer.java:34
      addresses_written = 1'b1;  // ListBuffer.java:35
    end
  end
  always @(posedge clock) begin
    if (stores) begin  // ListBuffer.java:34
      addresses[writeIndex] <= write_data;  // ListBuffer.java:35
      writeIndex <= writeIndex + 8'd1;  // ListBuffer.java:36
    end
    if (fetches) begin  // ListBuffer.java:39
      register <= (addresses_written && (writeIndex == readIndex)) ? 29'bx : register_read;  // ListBuffer.java:39
    end
    if (fetches) begin  // ListBuffer.java:40
      readIndex <= readIndex + 8'd1;  // ListBuffer.java:41
      offered <= 1'b1;  // ListBuffer.java:42
    end else if (read_valid && read_ready) begin  // ListBuffer.java:44
      offered <= 1'b0;  // ListBuffer.java:44
    end
    if (stores && !fetches) begin  // ListBuffer.java:45
      stored <= stored + 9'd1;  // ListBuffer.java:45
    end else if (fetches && !stores) begin  // ListBuffer.java:45
      stored <= stored - 9'd1;  // ListBuffer.java:45
    end
    if (reset) begin
      writeIndex <= 8'd0;  // ListBuffer.java:26
      readIndex <= 8'd0;  // ListBuffer.java:27
      stored <= 9'd0;  // ListBuffer.java:28
      offered <= 1'b0;  // ListBuffer.java:29
    end
  end
endmodule
`default_nettype wire
