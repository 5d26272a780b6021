package org.heddle.verify.timing.part;

import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * Sites of an ECP5 that a netlist takes, where carries and memories stand in the sites of look-up tables too.
 *
 * @param luts sites: one for a LUT4, two for a CCU2C, six for a TRELLIS_DPR16X4
 * @param blockRams DP16KD
 * @param multipliers MULT18X18D
 */
public record Occupancy(int luts, int blockRams, int multipliers) {
    private static final int SITES_OF_CARRY = 2;
    private static final int SITES_OF_LUT_RAM = 6;

    /**
     * Returns the sites that a netlist takes.
     *
     * @param cells number of its cells of a type of yosys' library for the ECP5
     */
    public static Occupancy of(ToIntFunction<String> cells) {
        int luts = cells.applyAsInt("LUT4")
                + SITES_OF_CARRY * cells.applyAsInt("CCU2C")
                + SITES_OF_LUT_RAM * cells.applyAsInt("TRELLIS_DPR16X4");
        return new Occupancy(luts, cells.applyAsInt("DP16KD"), cells.applyAsInt("MULT18X18D"));
    }

    /** Returns one sentence: sites, and the smallest part that holds them. */
    public String text() {
        return "%d LUT sites with carries and LUT memories: %s"
                .formatted(
                        luts,
                        Part.smallestFor(luts, blockRams, multipliers)
                                .map(part -> "the smallest part is %s, %.1f %% of its %d"
                                        .formatted(part.text(), 100.0 * luts / part.luts(), part.luts()))
                                .orElse("no part of the family holds the design with " + Part.MOST_PERCENT
                                        + " % of its LUTs"));
    }

    /**
     * Returns in words what a part lacks for the design; empty if it holds all of it, at {@value Part#MOST_PERCENT} % of its LUTs or not.
     *
     * @param part the maker's name, such as {@code LFE5U-25F}
     * @throws IllegalArgumentException for a part that is not known
     */
    public Optional<String> lackOf(String part) {
        return Part.of(part).lackOf(this);
    }
}
