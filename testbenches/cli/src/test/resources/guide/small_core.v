// A small RV32I processor of three states: addi, add, lui, lw, sw, beq, bne, jal, ebreak. Anything else, and ebreak, traps.
module small_core #(
    parameter [31:0] PROGADDR_RESET = 32'h0000_0000,
    parameter [31:0] STACKADDR = 32'hffff_ffff  // x2 begins here, unless all its bits are set
) (
    input             clk,
    input             resetn,
    output reg        trap,
    output            mem_valid,
    output            mem_instr,
    input             mem_ready,
    output     [31:0] mem_addr,
    output     [31:0] mem_wdata,
    output     [ 3:0] mem_wstrb,
    input      [31:0] mem_rdata
);
  localparam FETCH = 2'd0, EXECUTE = 2'd1, ACCESS = 2'd2;
  localparam LOAD = 7'h03, IMMEDIATE = 7'h13, STORE = 7'h23, REGISTER = 7'h33, UPPER = 7'h37, BRANCH = 7'h63, JUMP = 7'h6f;

  reg [31:0] registers[0:31];
  reg [ 1:0] state;
  reg [31:0] pc;
  reg [31:0] instruction;
  reg [31:0] address;

  wire [ 6:0] opcode = instruction[6:0];
  wire [ 2:0] funct3 = instruction[14:12];
  wire [ 4:0] rd = instruction[11:7];
  wire [31:0] a = registers[instruction[19:15]];
  wire [31:0] b = registers[instruction[24:20]];
  wire [31:0] imm_i = {{20{instruction[31]}}, instruction[31:20]};
  wire [31:0] imm_s = {{20{instruction[31]}}, instruction[31:25], instruction[11:7]};
  wire [31:0] imm_b = {{20{instruction[31]}}, instruction[7], instruction[30:25], instruction[11:8], 1'b0};
  wire [31:0] imm_j = {{12{instruction[31]}}, instruction[19:12], instruction[20], instruction[30:21], 1'b0};

  assign mem_valid = !trap && (state == FETCH || state == ACCESS);
  assign mem_instr = state == FETCH;
  assign mem_addr = state == FETCH ? pc : address;
  assign mem_wdata = b;
  assign mem_wstrb = state == ACCESS && opcode == STORE ? 4'hf : 4'h0;

  integer i;
  always @(posedge clk) begin
    if (!resetn) begin
      state <= FETCH;
      pc <= PROGADDR_RESET;
      trap <= 1'b0;
      for (i = 0; i < 32; i = i + 1) registers[i] <= 32'd0;
      if (STACKADDR != 32'hffff_ffff) registers[2] <= STACKADDR;
    end else if (!trap) begin
      case (state)
        FETCH:
        if (mem_ready) begin
          instruction <= mem_rdata;
          state <= EXECUTE;
        end
        EXECUTE: begin
          state <= FETCH;
          pc <= pc + 32'd4;
          address <= a + (opcode == STORE ? imm_s : imm_i);
          case ({opcode, funct3})
            {IMMEDIATE, 3'd0}: if (rd != 0) registers[rd] <= a + imm_i;
            {REGISTER, 3'd0}: if (rd != 0 && instruction[31:25] == 7'd0) registers[rd] <= a + b;
            {LOAD, 3'd2}, {STORE, 3'd2}: state <= ACCESS;
            {BRANCH, 3'd0}: if (a == b) pc <= pc + imm_b;
            {BRANCH, 3'd1}: if (a != b) pc <= pc + imm_b;
            default:
            if (opcode == UPPER) begin
              if (rd != 0) registers[rd] <= {instruction[31:12], 12'd0};
            end else if (opcode == JUMP) begin
              if (rd != 0) registers[rd] <= pc + 32'd4;
              pc <= pc + imm_j;
            end else trap <= 1'b1;
          endcase
        end
        ACCESS:
        if (mem_ready) begin
          if (opcode == LOAD && rd != 0) registers[rd] <= mem_rdata;
          state <= FETCH;
        end
        default: trap <= 1'b1;
      endcase
    end
  end
endmodule
