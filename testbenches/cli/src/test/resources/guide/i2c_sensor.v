// A thermometer on an I2C bus: whoever reads from address 1001000 hears one byte, in degrees.
module i2c_sensor (
    input       clk,
    input       scl,
    inout       sda,
    input [7:0] temperature
);
  localparam READ = {7'b1001000, 1'b1};
  reg [7:0] heard;
  reg [4:0] falls;  // of scl since the start
  reg low, scl_before, sda_before;
  assign sda = low ? 1'b0 : 1'bz;

  initial begin
    falls = 31;
    low = 0;
  end

  always @(posedge clk) begin
    scl_before <= scl;
    sda_before <= sda;
    if (scl & scl_before & sda_before & ~sda) begin  // start
      falls <= 0;
      low   <= 0;
    end else if (scl & ~scl_before & falls <= 8) begin
      heard <= {heard[6:0], sda};
    end else if (~scl & scl_before & falls < 31) begin
      falls <= falls + 1;
      if (falls == 8) low <= heard == READ;  // acknowledge
      else if (falls > 8 & falls < 17) low <= heard == READ & ~temperature[16-falls];
      else low <= 0;
    end
  end
endmodule
