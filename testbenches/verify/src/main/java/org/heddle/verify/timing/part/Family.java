package org.heddle.verify.timing.part;

import java.util.Locale;

/** A family of FPGAs whose cells have delays here. */
public enum Family {
    ECP5("synth_ecp5", "LUT4", "TRELLIS_FF", "DP16KD", "MULT18X18D"),
    ICE40("synth_ice40", "SB_LUT4", "SB_DFF\\w*", "SB_RAM40\\w*", "SB_MAC16"),
    XILINX("synth_xilinx -flatten -noiopad -noclkbuf", "LUT[1-6]", "FD[CPRS]E?\\w*", "RAMB\\w+", "DSP48E1");

    private final String command;
    private final String lut;
    private final String register;
    private final String blockRam;
    private final String multiplier;

    Family(String command, String lut, String register, String blockRam, String multiplier) {
        this.command = command;
        this.lut = lut;
        this.register = register;
        this.blockRam = blockRam;
        this.multiplier = multiplier;
    }

    /** Returns the command of yosys that maps a design to this family, without its top. */
    public String command() {
        return command;
    }

    /** Returns the family's name as users type it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the name of the file with the delays. */
    public String delays() {
        return word() + ".delays";
    }

    /** Returns the type of a cell that is a look-up table, as a regular expression. */
    public String lut() {
        return lut;
    }

    /** Returns the type of a cell that is a flip-flop, as a regular expression. */
    public String register() {
        return register;
    }

    /** Returns the type of a cell that is a block memory, as a regular expression. */
    public String blockRam() {
        return blockRam;
    }

    /** Returns the type of a cell that is a multiplier, as a regular expression. */
    public String multiplier() {
        return multiplier;
    }
}
