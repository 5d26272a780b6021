`default_nettype none
module ListBuffer (  // ListBuffer.java:21
  input  wire clock,  // ListBuffer.java:21
  input  wire reset,  // ListBuffer.java:21
  input  wire [28:0] write_data,  // ListBuffer.java:18
  input  wire write_valid,  // ListBuffer.java:18
  output wire write_ready,  // ListBuffer.java:18
  output wire [28:0] read_data,  // ListBuffer.java:19
  output wire read_valid,  // ListBuffer.java:19
  input  wire read_ready  // ListBuffer.java:19
);
  reg  [7:0] writeIndex;  // ListBuffer.java:23
  reg  [7:0] readIndex;  // ListBuffer.java:24
  reg  [8:0] stored;  // ListBuffer.java:25
  reg  offered;  // ListBuffer.java:26
  reg  [28:0] register;  // ListBuffer.java:36
  reg  [28:0] addresses [0:255];  // ListBuffer.java:22
  wire stores = write_valid && write_ready;  // ListBuffer.java:29
  wire fetches = (stored != 9'd0) && (!offered || read_ready);  // ListBuffer.java:30
  wire [28:0] register_read = addresses[readIndex];  // ListBuffer.java:36
  assign write_ready = stored != 9'd256;  // ListBuffer.java:28
  assign read_data = register;  // ListBuffer.java:36
  assign read_valid = offered;  // ListBuffer.java:35
  always @(posedge clock) begin
    if (stores) begin  // ListBuffer.java:31
      addresses[writeIndex] <= write_data;  // ListBuffer.java:32
      writeIndex <= writeIndex + 8'd1;  // ListBuffer.java:33
    end
    if (fetches) begin  // ListBuffer.java:36
      register <= register_read;  // ListBuffer.java:36
    end
    if (fetches) begin  // ListBuffer.java:37
      readIndex <= readIndex + 8'd1;  // ListBuffer.java:38
      offered <= 1'b1;  // ListBuffer.java:39
    end else if (read_valid && read_ready) begin  // ListBuffer.java:41
      offered <= 1'b0;  // ListBuffer.java:41
    end
    if (stores && !fetches) begin  // ListBuffer.java:42
      stored <= stored + 9'd1;  // ListBuffer.java:42
    end else if (fetches && !stores) begin  // ListBuffer.java:42
      stored <= stored - 9'd1;  // ListBuffer.java:42
    end
    if (reset) begin
      writeIndex <= 8'd0;  // ListBuffer.java:23
      readIndex <= 8'd0;  // ListBuffer.java:24
      stored <= 9'd0;  // ListBuffer.java:25
      offered <= 1'b0;  // ListBuffer.java:26
    end
  end
endmodule
`default_nettype wire
