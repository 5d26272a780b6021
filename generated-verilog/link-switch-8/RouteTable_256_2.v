`default_nettype none
// nodes=256, lookups=2
module RouteTable_256_2 (  // RouteTable.java:37
  input  wire clock,  // RouteTable.java:37
  input  wire reset,  // RouteTable.java:37
  input  wire [15:0] write_data_destination,  // RouteTable.java:25
  input  wire [4:0] write_data_port,  // RouteTable.java:25
  input  wire write_data_exists,  // RouteTable.java:25
  input  wire write_valid,  // RouteTable.java:25
  input  wire looks_0,  // RouteTable.java:40
  input  wire looks_1,  // RouteTable.java:40
  input  wire [15:0] destinations_0,  // RouteTable.java:41
  input  wire [15:0] destinations_1,  // RouteTable.java:41
  output wire [5:0] lines_0,  // RouteTable.java:42
  output wire [5:0] lines_1  // RouteTable.java:42
);
  reg  [5:0] register_0;  // RouteTable.java:53
  reg  [5:0] register_1;  // RouteTable.java:53
  reg  [5:0] table_ [0:255];  // RouteTable.java:44
  wire [15:0] shared_choice = write_valid ? write_data_destination : destinations_0;  // RouteTable.java:48
  wire [7:0] shared = shared_choice[7:0];  // RouteTable.java:48
  wire [7:0] address = destinations_1[7:0];  // RouteTable.java:51
  wire [5:0] register_0_read = table_[shared];  // RouteTable.java:53
  wire [5:0] register_1_read = table_[address];  // RouteTable.java:53
  assign lines_0 = register_0;  // RouteTable.java:53
  assign lines_1 = register_1;  // RouteTable.java:53
  always @(posedge clock) begin
    if (write_valid) begin  // RouteTable.java:49
      table_[shared] <= {write_data_exists, write_data_port};  // RouteTable.java:49
    end
    if (looks_0 && !write_valid) begin  // RouteTable.java:53
      register_0 <= register_0_read;  // RouteTable.java:53
    end
    if (looks_1 && !write_valid) begin  // RouteTable.java:53
      register_1 <= register_1_read;  // RouteTable.java:53
    end
  end
  wire unused_ok = &{1'b0, destinations_1[15:8], reset, shared_choice[15:8]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!(looks_0 && write_valid))) begin  // RouteTable.java:55
        $display("assertion failed: nobody looks while a line is written (RouteTable.java:55)");
        $stop;  // RouteTable.java:55
      end
      if (!(!(looks_1 && write_valid))) begin  // RouteTable.java:55
        $display("assertion failed: nobody looks while a line is written (RouteTable.java:55)");
        $stop;  // RouteTable.java:55
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!(looks_0 && write_valid));  // RouteTable.java:55
      assert (!(looks_1 && write_valid));  // RouteTable.java:55
    end
  end
`endif
endmodule
`default_nettype wire
