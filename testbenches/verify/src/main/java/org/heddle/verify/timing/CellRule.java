package org.heddle.verify.timing;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.heddle.verify.timing.Netlist.Cell;

/**
 * One line about a cell in a file of delays.
 *
 * @param verb what kind of line it is
 * @param from pins before the arrow, or all that are named
 * @param to pins behind the arrow; cells that the line speaks of where it is {@code direct}
 * @param nanoseconds the delay; 0 where the verb has none
 * @param conditions values of parameters at which the line counts, all of them
 * @param write pin that must not be a constant 0; empty if none
 */
record CellRule(
        Verb verb,
        List<PinPattern> from,
        List<PinPattern> to,
        double nanoseconds,
        Map<String, Set<String>> conditions,
        String write) {
    /** Stands for a parameter that the cell does not set. */
    private static final String ABSENT = "-";

    /** Kind of a line. */
    enum Verb {
        /** A value at a pin reaches another pin. */
        PATH,
        /** An edge of a clock brings out a value. */
        LAUNCH,
        /** A value must be at a pin before an edge of a clock. */
        SETUP,
        /** A word that one clock writes is seen at a pin, perhaps at another clock. */
        KEEPS,
        /** The wire to this pin from some cells is no routed net. */
        DIRECT,
        /** A routed net to this pin takes longer. */
        DETOUR,
        /** Values of parameters without which the delays do not hold. */
        NEEDS
    }

    /** Returns whether the line counts for a cell. */
    boolean holdsFor(Cell cell) {
        return isSet(cell) && (write.isEmpty() || cell.net(write) != Netlist.ZERO);
    }

    /** Returns whether the cell's parameters have the values of the conditions. */
    boolean isSet(Cell cell) {
        return conditions.entrySet().stream()
                .allMatch(condition ->
                        condition.getValue().contains(cell.parameters().getOrDefault(condition.getKey(), ABSENT)));
    }
}
