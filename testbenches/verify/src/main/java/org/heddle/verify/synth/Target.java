package org.heddle.verify.synth;

/** A family of FPGAs that yosys can map to; named as users type it. */
public enum Target {
    ICE40("synth_ice40", "SB_LUT4", "none", "SB_DFF\\w*", "SB_RAM40\\w*", "SB_MAC16"),
    ECP5("synth_ecp5", "LUT4", "TRELLIS_DPR16X4", "TRELLIS_FF", "DP16KD", "MULT18X18D"),
    XILINX("synth_xilinx -noiopad -noclkbuf", "LUT[1-6]", "RAM\\d+\\w+", "FD[CPRS]E?\\w*", "RAMB\\w+", "DSP48E1");

    private final String command;
    private final String lut;
    private final String lutRam;
    private final String register;
    private final String blockRam;
    private final String multiplier;

    Target(String command, String lut, String lutRam, String register, String blockRam, String multiplier) {
        this.command = command;
        this.lut = lut;
        this.lutRam = lutRam;
        this.register = register;
        this.blockRam = blockRam;
        this.multiplier = multiplier;
    }

    String command() {
        return command;
    }

    /** Patterns of cell types, in the order LUT, memory of LUTs, flip-flop, block RAM, multiplier. */
    String[] cells() {
        return new String[] {lut, lutRam, register, blockRam, multiplier};
    }

    /**
     * The cells again as yosys is to see them when it looks for paths, in Verilog; empty if as they are. A memory of LUTs passes its
     * address on to what it reads, but not the word that is written: yosys takes a cell for logic from each input to each output.
     */
    String readPaths() {
        return this != ECP5 ? "" : """
                module TRELLIS_DPR16X4 (input [3:0] DI, WAD, input WRE, WCK, input [3:0] RAD, output [3:0] DO);
                  parameter WCKMUX = "WCK";
                  parameter WREMUX = "WRE";
                  parameter [63:0] INITVAL = 64'd0;
                  assign DO = {4{^RAD}};
                endmodule
                """;
    }

    /**
     * Returns the yosys selection of the cells at which paths of logic begin and end: yosys knows its own flip-flops only, not those
     * of a family.
     */
    String sequential() {
        return switch (this) {
            case ICE40 -> "t:SB_DFF* t:SB_RAM40*";
            case ECP5 -> "t:TRELLIS_FF t:DP16KD";
            case XILINX -> "t:FD* t:RAMB*";
        };
    }
}
