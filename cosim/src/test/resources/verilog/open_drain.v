module open_drain(input clk, inout pin);
endmodule
