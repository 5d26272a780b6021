package org.heddle.verify.board;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A board that tops are built for.
 *
 * @param name on the command line
 * @param description in a few words
 * @param family of its part
 * @param part the placer's words for part and package
 * @param clockHertz of its oscillator
 * @param pins of its clock and its serial port, by the names of ports
 * @param source document that the pins are from
 * @param loader words that load a bitstream, whose path is put behind them
 */
public record Board(
        String name,
        String description,
        BoardFamily family,
        List<String> part,
        int clockHertz,
        Map<String, String> pins,
        String source,
        List<String> loader) {
    /** Name of the pin that the oscillator drives. */
    public static final String CLOCK = "clk";

    private static final List<Integer> RATES = List.of(3_000_000, 2_000_000, 1_000_000, 115_200);
    private static final int LEAST_CYCLES = 4;
    private static final double TOLERANCE = 0.02;

    /** Returns the maker's name of the part, which ends the description. */
    public String partName() {
        return description.substring(description.lastIndexOf(' ') + 1);
    }

    /** Copies the lists. */
    public Board {
        part = List.copyOf(part);
        pins = Collections.unmodifiableMap(new LinkedHashMap<>(pins));
        loader = List.copyOf(loader);
    }

    /** Returns the frequency of its oscillator in MHz. */
    public int megahertz() {
        return clockHertz / 1_000_000;
    }

    /** Returns the fastest usual rate of its serial line, in bits per second. */
    public int usualBaud() {
        return rates().get(0);
    }

    private List<Integer> rates() {
        return RATES.stream().filter(this::makes).toList();
    }

    private boolean makes(int baud) {
        int cycles = cycles(baud);
        return cycles >= LEAST_CYCLES && Math.abs(1.0 * clockHertz / cycles / baud - 1) <= TOLERANCE;
    }

    private int cycles(int baud) {
        return (int) Math.round(1.0 * clockHertz / baud);
    }

    /**
     * Returns the cycles of a bit of its serial line.
     *
     * @throws IllegalArgumentException if the clock makes no such rate, to 2 %
     */
    public int cyclesPerBit(int baud) {
        if (baud > 0 && makes(baud)) {
            return cycles(baud);
        }
        throw new IllegalArgumentException("a clock of " + megahertz() + " MHz makes no line of " + baud
                + " baud: take one of "
                + rates().stream().sorted().map(String::valueOf).collect(Collectors.joining(", ")) + ".");
    }
}
