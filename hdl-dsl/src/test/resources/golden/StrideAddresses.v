`default_nettype none
module StrideAddresses (  // StrideAddresses.java:12
  input  wire clock,  // StrideAddresses.java:12
  input  wire reset,  // StrideAddresses.java:12
  input  wire [31:0] command_data_base,  // StrideAddresses.java:9
  input  wire [31:0] command_data_stride,  // StrideAddresses.java:9
  input  wire [7:0] command_data_count,  // StrideAddresses.java:9
  input  wire command_valid,  // StrideAddresses.java:9
  output wire command_ready,  // StrideAddresses.java:9
  output wire [31:0] address_data,  // StrideAddresses.java:10
  output wire address_valid,  // StrideAddresses.java:10
  input  wire address_ready  // StrideAddresses.java:10
);
  reg  [31:0] next;  // StrideAddresses.java:13
  reg  [31:0] stride;  // StrideAddresses.java:14
  reg  [7:0] left;  // StrideAddresses.java:15
  assign command_ready = left == 8'd0;  // StrideAddresses.java:17
  assign address_data = next;  // StrideAddresses.java:19
  assign address_valid = left != 8'd0;  // StrideAddresses.java:18
  always @(posedge clock) begin
    if (command_valid && command_ready) begin  // StrideAddresses.java:21
      next <= command_data_base;  // StrideAddresses.java:22
      stride <= command_data_stride;  // StrideAddresses.java:23
      left <= command_data_count;  // StrideAddresses.java:24
    end else if (address_valid && address_ready) begin  // StrideAddresses.java:26
      next <= next + stride;  // StrideAddresses.java:27
      left <= left - 8'd1;  // StrideAddresses.java:28
    end
    if (reset) begin
      left <= 8'd0;  // StrideAddresses.java:15
    end
  end
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!((left < 8'd255) || address_valid)) begin  // StrideAddresses.java:30
        $display("assertion failed: elements are left only while an address is offered (StrideAddresses.java:30)");
        $stop;  // StrideAddresses.java:30
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert ((left < 8'd255) || address_valid);  // StrideAddresses.java:30
    end
  end
`endif
endmodule
`default_nettype wire
