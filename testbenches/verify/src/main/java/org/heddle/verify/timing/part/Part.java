package org.heddle.verify.timing.part;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/** A part of the ECP5 family with what it holds, after table 1.1 of Lattice's data sheet FPGA-DS-02012; of LFE5U-12 that says 12 K alone. */
enum Part {
    LFE5U_12("LFE5U-12", 12_000, 32, 28),
    LFE5U_25("LFE5U-25", 24_288, 56, 28),
    LFE5U_45("LFE5U-45", 43_848, 108, 72),
    LFE5U_85("LFE5U-85", 83_640, 208, 156);

    /** Share of the LUTs, in percent, that a design may take: place and route needs the rest for its ways. */
    static final int MOST_PERCENT = 80;

    private final String text;
    private final int luts;
    private final int blockRams;
    private final int multipliers;

    Part(String text, int luts, int blockRams, int multipliers) {
        this.text = text;
        this.luts = luts;
        this.blockRams = blockRams;
        this.multipliers = multipliers;
    }

    /** Returns the smallest part that holds a design; empty if the largest does not. */
    static Optional<Part> smallestFor(int luts, int blockRams, int multipliers) {
        return Arrays.stream(values())
                .filter(part -> luts * 100L <= part.luts * (long) MOST_PERCENT)
                .filter(part -> blockRams <= part.blockRams && multipliers <= part.multipliers)
                .findFirst();
    }

    /**
     * Returns the part of a maker's name, which may have the letter of its kind behind it.
     *
     * @throws IllegalArgumentException if it is not known
     */
    static Part of(String name) {
        return Arrays.stream(values())
                .filter(part -> name.startsWith(part.text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no ECP5 is called " + name));
    }

    /** Returns in words what it lacks for a design; empty if it holds it. */
    Optional<String> lackOf(Occupancy design) {
        return Stream.of(
                        lack(design.luts(), luts, "LUT sites"),
                        lack(design.blockRams(), blockRams, "block RAMs"),
                        lack(design.multipliers(), multipliers, "multipliers"))
                .flatMap(Optional::stream)
                .reduce((one, other) -> one + ", " + other);
    }

    private static Optional<String> lack(int wanted, int available, String sites) {
        return wanted <= available
                ? Optional.empty()
                : Optional.of("%,d of its %,d %s".formatted(wanted, available, sites));
    }

    /** Returns the maker's name of the part. */
    String text() {
        return text;
    }

    /** Returns its look-up tables of four inputs. */
    int luts() {
        return luts;
    }
}
