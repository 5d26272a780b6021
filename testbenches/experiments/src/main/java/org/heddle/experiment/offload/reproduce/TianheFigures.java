package org.heddle.experiment.offload.reproduce;

import java.util.List;
import java.util.Optional;

/**
 * Figures that the paper prints: completion times of doubles, in microseconds. Its 16 nodes are FPGAs, its 32 to 256 nodes a simulator's.
 * Where it only draws curves, there are no figures.
 */
public final class TianheFigures {
    /** Nodes of its systems. */
    public static final List<Integer> NODES = List.of(16, 32, 64, 128, 256);

    private static final List<Figure> ALL = List.of(
            new Figure(16, 16, 26.174, 15.286),
            new Figure(32, 16, 35.974, 18.140),
            new Figure(64, 16, 43.860, 20.884),
            new Figure(128, 16, 58.900, 26.424),
            new Figure(256, 16, 70.110, 31.120),
            new Figure(16, 24, 29.252, 15.364),
            new Figure(32, 24, 39.922, 18.326),
            new Figure(64, 24, 48.288, 20.366),
            new Figure(128, 24, 61.604, 26.532),
            new Figure(256, 24, 77.608, 30.838),
            new Figure(16, 40, 29.450, 15.324),
            new Figure(32, 40, 39.616, 18.586),
            new Figure(64, 40, 48.138, 20.742),
            new Figure(128, 40, 63.374, 26.076),
            new Figure(256, 40, 82.074, 30.290));

    private TianheFigures() {}

    /**
     * A row of its tables.
     *
     * @param without the network interface's help, microseconds
     * @param with it, microseconds
     */
    public record Figure(int nodes, int bytes, double without, double with) {
        /** How many times faster it is with. */
        public double ratio() {
            return without / with;
        }
    }

    /** All rows. */
    public static List<Figure> all() {
        return ALL;
    }

    /** Returns the figure that the paper prints for a measurement; empty if it prints none. */
    public static Optional<Figure> of(int nodes, int bytes, ElementKind kind) {
        return ALL.stream()
                .filter(each -> kind == ElementKind.DOUBLE && each.nodes == nodes && each.bytes == bytes)
                .findFirst();
    }
}
